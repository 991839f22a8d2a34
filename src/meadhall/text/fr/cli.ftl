### Ce que disent la ligne de commande et la partie dans le terminal.

## Aide

cli-usage = Utilisation :
cli-options = Options :
cli-commands = Commandes :
cli-options-metavar = { "[" }OPTIONS]
cli-command-metavar = COMMANDE ...
cli-meadhall = Jouez à des jeux de plateau vikings selon leurs vraies règles : ici dans le terminal, contre des robots ou entre amis.
cli-games = Montrer les jeux, leurs options et la version exécutée.
cli-play = Jouer une partie dans le terminal.
cli-simulate = Faire jouer de nombreuses parties aux robots et les comparer.
cli-rules = Afficher les règles numérotées d’un jeu.
cli-replay = Raconter une partie enregistrée.
cli-verify = Vérifier une partie enregistrée : conforme aux règles, complète, avec les dés qu’elle annonce.
cli-bench = Mesurer la vitesse de cette version sur un cœur de processeur.
cli-completion = Afficher le script par lequel un shell complète commandes, options, jeux, robots et langues.
cli-completion-more =
    Pour compléter dans chaque nouveau shell :
    bash : ajoutez à ~/.bashrc la ligne  eval "$(meadhall completion bash)"
    zsh : ajoutez à ~/.zshrc la ligne  eval "$(meadhall completion zsh)"
    fish : tapez  meadhall completion fish > ~/.config/fish/completions/meadhall.fish
cli-option-help = Montrer cette aide.
cli-option-version = Montrer la version.
cli-option-lang = Langue ; aussi dans la variable MEADHALL_LANG, sinon celle du système.
cli-option-json = N’afficher qu’un objet JSON.
cli-option-seed = La graine, un nombre ou un mot, dont découlent les dés et les tirages ; sinon, une nouvelle.
cli-option-option = Une option de jeu ; peut être répétée. « meadhall games » les montre.
cli-option-facts = Un pack de données avec les valeurs du jeu imprimé.
cli-option-chapter = Seulement ce chapitre.
cli-option-source = Dire aussi d’où vient chaque règle.
cli-option-markdown = Sous forme de page Markdown.
cli-option-until = Seulement les K premières réponses, dés et tirages compris.
cli-option-open = Tout : toutes les réponses, les dés, les tirages et les secrets.
cli-option-players = Nombre de joueurs ; sinon, autant que le jeu le permet.
cli-option-games = Nombre de parties (100).
cli-option-bots = Robots, l’un après l’autre ; répétés s’il y en a moins que de joueurs (random).
cli-option-jobs = Nombre de processus (1) ; les résultats n’en dépendent pas.
cli-option-check = Vérifier que chaque situation est possible (lent).
cli-option-seconds = Durée de la mesure (6).
cli-option-seats = Qui joue : you (vous) ou le nom d’un robot, pour chaque place (you,greedy,greedy). Plusieurs « you » partagent l’écran.
cli-replay-option-seat = Ce que le joueur N a vu (à partir de 1) ; sinon, ce que voit un spectateur.
cli-option-from = Commencer à partir d’une position lue dans un fichier.
cli-option-resume = Continuer une partie enregistrée.
cli-option-names = Noms des joueurs : de toutes les places, ou seulement de celles de « you ».
cli-option-lesson = Un chapitre des leçons, par son nom (« meadhall games » donne ces noms).

## Versions exécutées

build-compiled = Version : compilée par mypyc (Python { $python }).
build-plain = Version : Python pur, non compilée (Python { $python }).

## Jeux et règles

games-seats = { $fewest } à { $most } joueurs
games-file = FICHIER
games-default = { " " }(par défaut : { $value })
games-stand-ins = Valeurs de remplacement : { $n } éléments sont inventés ici, car les valeurs imprimées ne sont pas connues.
games-bots = Robots : { $bots }
games-lessons = Leçons : { $lessons }
rules-source = Source : { $source }
rules-page = Les règles telles que ce programme les joue, dans ses propres mots. Produit par `meadhall rules { $game } --markdown --source` ; ne pas modifier à la main.

## Relecture et vérification

replay-chance = Hasard
replay-over = La partie est terminée : { $scores }. Victoire : { $winners }.
replay-lost = La partie est terminée : { $scores }. Personne n’a gagné.
replay-rival-won = La partie est terminée : { $scores }. L’ennemi a gagné.
replay-open = La partie n’est pas terminée : { $scores }.
verify-bad = Non valide : { $why }
verify-legal = Conforme : les règles permettent toutes les réponses ({ $n }).
verify-check = Somme de contrôle juste : { $sum }.
verify-dice-seed = Les dés et les tirages sont ceux de la graine.
verify-dice-forged = Des dés ou des tirages ne sont pas ceux de la graine ou du secret : quelqu’un d’autre a distribué.
verify-dice-unknown = La partie n’indique ni graine ni secret : on ne peut pas dire si les dés sont réguliers.
verify-dice-fair = Les dés et les tirages sont réguliers : tous découlent du secret et de ce que les places y ont ajouté.
verify-compare = À comparer avec ce que la page de la table { $table } montrait avant la partie :
verify-root = Racine des clés : { $root }
verify-secret-hash = Empreinte du secret : { $hash }
verify-contribution = Ajouté par { $player } : { $contribution }

## Simulation

simulate-playing = Parties
simulate-title =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
simulate-bot = Robot
simulate-seat = Place
simulate-all = toutes
simulate-played = Jouées
simulate-wins = Victoires
simulate-rate = Taux de victoire
simulate-interval = Intervalle à 95 %
simulate-score = Score moyen
simulate-speed = { $decisions } décisions par partie ; { $rate } parties par seconde, { $seconds } s en tout.
simulate-again = Les mêmes parties à nouveau : --seed { $seed }
simulate-checked = Chaque situation a été vérifiée ; rien d’impossible n’a été trouvé.

## Mesure de vitesse

bench-title =
    { $seats ->
        [one] Parties aléatoires de { $game } à { $seats } joueur sur un cœur
       *[other] Parties aléatoires de { $game } à { $seats } joueurs sur un cœur
    }
bench-decisions_per_second = décisions par seconde, mise en place et décompte final compris
bench-games_per_second = parties par seconde
bench-decisions_per_game = décisions par partie
bench-options_per_decision = choix par décision
bench-clone_us = µs pour copier une situation
bench-view_us = µs pour ce qu’une place peut voir
bench-match_decisions_per_second = décisions par seconde avec meadhall.Match (vérifiées, enregistrées, avec événements)
bench-peer = Comparaison avec { $peer } : { $rate } décisions par seconde, copie en { $copy } µs ; Meadhall prend { $ratio } fois autant de décisions.
bench-no-peer = Comparaison avec { $peer } : non installé ; pip install { $peer } permet de le mesurer aussi.
bench-peer-failed = Comparaison avec { $peer } : mesure impossible ({ $why }).

## La partie dans le terminal

play-welcome = { $game }. Tapez le numéro de votre choix, ou « ? » pour l’aide.
play-seed = Graine de cette partie : { $seed }
play-you = vous
play-pair = { $name } : { $words }
play-aside = { $name } ({ $words })
play-comma = ,{ " " }
play-destiny = { $needs } : { $alone } points de gloire, { $tied } à égalité
play-prompt = >
play-pass = Passez l’écran à { $player }.
play-pass-undo = Passez l’écran à { $player } ; ou tapez undo pour annuler la dernière décision.
play-pass-prompt = Appuyez sur Entrée.
play-lesson = Leçon, étape { $n } sur { $of } : { $text }
play-lesson-done = Ce chapitre est terminé. La suite se joue librement.
play-possible = C’est possible maintenant.
play-undone = Annulé.
play-auto-on = Meadhall répond pour vous quand il n’y a qu’une réponse possible.
play-auto-off = La question vous est posée même s’il n’y a qu’une réponse possible.
play-moments-on = On vous demande ce que vous faites entre les tours des autres.
play-moments-off = On ne vous demande plus ce que vous faites entre les tours des autres.
play-saved = Enregistré dans { $file }. Pour continuer : { $command }
play-saved-over = Enregistré dans { $file }. Pour revoir la partie : { $command }
play-position-saved = La position est dans { $file }, avec tout ce qui est secret.
play-save-where = Enregistrer la partie ? oui (ou Entrée) : { $file } · non · un autre nom de fichier · log : ce qui s’est passé
play-winner = Victoire : { $winners } !
play-winners = Victoire partagée : { $winners } !
play-lost = Personne n’a gagné.
play-rival-won = L’ennemi a gagné.
play-rival = Ennemi
play-log-all = log all : tout depuis le début
play-left-out = … à voir aussi : { $orders }
play-part-options = ce que rapportent les choix
play-part-news = ce qui s’est passé
play-part-about = à propos de la partie
play-more-options = … { $n } choix en tout : options
play-between-sentences = { " " }
play-earlier =
    { $n ->
        [one] … { $n } événement avant …
       *[other] … { $n } événements avant …
    }
play-next-page =
    { $n ->
        [one] Encore { $n } ligne – Entrée : la suite ; q : arrêter
       *[other] Encore { $n } lignes – Entrée : la suite ; q : arrêter
    }
play-back = Entrée : revenir à la question
play-not-saved = Rien n’a été enregistré.
play-overwrite = Le fichier { $file } existe déjà. Le remplacer ? oui ou non (Entrée : non)
play-yes-or-no = Répondez par oui ou par non.
play-yes-no-or-file = Répondez par oui ou par non, ou donnez un nom de fichier qui finit par .json.
play-help =
    Tapez un numéro pour choisir, ou une réponse par son nom, par exemple : { $answer }
    ?, help           cette aide
    r, rule           la règle de la question ; rule { $rule } : une règle donnée
    why RÉPONSE       pourquoi une réponse n’est pas possible
    table             tout le plateau, même ce qui ne tenait pas à l’écran
    options           les choix, avec tout ce qu’ils rapportent
    log               ce qui s’est passé depuis votre dernière décision ; log all : tout
    undo              annuler votre dernière décision
    save FICHIER      enregistrer la partie
    position FICHIER  écrire la position (avec ses secrets)
    lang en|fr|ja     changer de langue
    auto on|off       répondre pour vous aux questions à une seule réponse
    moments on|off    demander ce que vous faites entre les tours des autres, si possible
    quit              partir, et enregistrer si vous voulez
