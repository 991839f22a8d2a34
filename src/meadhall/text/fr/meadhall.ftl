### Ce que dit Meadhall lui-même, quel que soit le jeu sur la table.

list-comma = ,{ " " }
list-semicolon = { " " }·{ " " }

## Ce qui est demandé

ask-chance = Le hasard décide.

## Pourquoi une réponse est refusée

why-not-now = Ce n’est pas ce qui est demandé maintenant.
why-not-asked = Ce n’est pas à ce joueur de décider maintenant.
why-over = La partie est terminée.
why-rune-not-held = Vous n’avez pas cette rune, ou elle est déjà utilisée.
why-rune-not-now = Cette rune ne peut pas être utilisée à ce moment.
why-unknown = Cette réponse n’existe pas.

## Places

seat-number = Joueur { $n }

## Robots

bot-random = Vagabond
bot-random-about = Joue n’importe quel coup permis. Bien pour découvrir le jeu.
bot-greedy = Pillard
bot-greedy-about = Prend ce qui paraît le meilleur sur le moment. Un bon adversaire pour la plupart des joueurs.

## Ce qui peut ne pas aller dans ce qui est demandé

blank = { " " }
did-you-mean = Vouliez-vous dire « { $word } » ?
problem-unknown-game = Il n’y a pas de jeu nommé « { $game } » ; il y a : { $known }.
problem-bad-seats = « { $game } » se joue de { $fewest } à { $most } joueurs, pas { $seats }.
problem-bad-clock = Le temps de chaque joueur peut aller de { $least } secondes à { $days } jours, et chaque coup peut ajouter jusqu’à { $more } jours.
problem-bad-seed = Une graine est un nombre entier ou un texte d’au plus 100 caractères, pas { $seed }.
problem-unknown-option = Il n’y a pas d’option de jeu nommée « { $option } » ; il y a : { $known }.
problem-bad-option = L’option de jeu « { $option } » ne peut pas être « { $value } » ; valeurs possibles : { $allowed }.
problem-options-clash = L’option { $option }={ $value } ne peut pas être jouée avec { $other }. [{ $rule }]
problem-bad-players =
    { $seats ->
        [one] Il faut { $seats } nom de joueur.
       *[other] Il faut { $seats } noms de joueurs, tous différents.
    }
problem-bad-player = « { $name } » n’est pas un nom de joueur : il faut de 1 à { $longest } caractères imprimables.
problem-no-such-seat =
    { $seats ->
        [one] Il n’y a pas de place { $seat } ; cette partie a { $seats } place, comptée à partir de 0.
       *[other] Il n’y a pas de place { $seat } ; cette partie a { $seats } places, comptées à partir de 0.
    }
problem-unknown-answer = « { $said } » n’est pas une réponse de ce jeu.
problem-illegal-answer = La place { $seat } ne peut pas répondre « { $said } » maintenant.
problem-cannot-undo = Rien ne peut être annulé : depuis, quelqu’un a appris quelque chose ou répondu.
problem-unknown-bot = Il n’y a pas de robot nommé « { $bot } » ; il y a : { $known }.
problem-cannot-write = Le fichier « { $file } » ne peut pas être écrit : { $why }.
problem-cannot-read = Le fichier « { $file } » ne peut pas être lu : { $why }.
problem-not-json = Le fichier « { $file } » n’est pas un objet JSON.
problem-file-too-large = Le fichier « { $file } » est trop grand pour une partie ou une position.
problem-bad-format = Ce n’est pas un fichier de partie d’un format connu : il indique { $found }, le format connu est { $known }.
problem-other-engine = Ce fichier vient de la version { $found } des règles ; ici, on joue la version { $known }.
problem-bad-header = L’en-tête du fichier de partie est incomplet ou contient une valeur impossible.
problem-other-content = La partie a été jouée avec d’autres valeurs sur son matériel que celles qui sont connues ici.
problem-bad-answer =
    La réponse { $n } de la partie, « { $said } » par { $seat ->
        [-1] le hasard
       *[other] la place { $seat }
    }, n’y est pas possible.
problem-bad-check = La somme de contrôle de la partie ne correspond pas à ses réponses.
problem-field-object = « { $field } » doit être un objet.
problem-field-missing = « { $field } » manque.
problem-field-flag = « { $field } » doit être true ou false.
problem-field-twice = « { $field } » contient deux fois « { $name } ».
problem-field-list = « { $field } » doit être une liste.
problem-field-count = « { $field } » doit avoir { $n } éléments.
problem-field-unknown = « { $field } » n’est pas un champ connu à cet endroit.
problem-field-number = « { $field } » doit être un nombre entier de { $low } à { $high }.
problem-field-name = « { $field } » doit être l’un de : { $known }.
problem-not-a-position = Ce n’est pas une position du jeu « { $game } ».
problem-position-seats =
    { $n ->
        [one] Une position ne peut pas avoir { $n } joueur.
       *[other] Une position ne peut pas avoir { $n } joueurs.
    }
problem-position-shore = « { $field } » : ce rivage n’est pas utilisé avec ce nombre de joueurs.
problem-position-agenda = La partie ne peut pas continuer depuis cette position : les étapes en attente dans « agenda » ne lui conviennent pas.
problem-position-step = « agenda » : { $step } ne peut pas attendre juste avant { $below }.
problem-position-last-step = « agenda » : { $step } ne peut pas être la dernière étape qui attend.
problem-position-round = « agenda » : { $step } ne peut pas attendre à la manche { $n }.
problem-position-argument = « agenda » : ce dont parle { $step } ne correspond pas à la table.
problem-position-left-over = Si { $step } attend dans « agenda », la table ne peut pas être ainsi ({ $kind }).
problem-position-dice = Il y a { $n } dés du type « { $die } » dans cette position ; il en faut { $most }.
problem-position-card = La carte « { $card } » est { $n } fois dans cette position ; elle doit y être une fois.
problem-position-longhouse = La place { $seat } a { $n } guerriers dans cette position ; une maison longue en accueille 8.
problem-position-vikings = La place { $seat } a { $n } Vikings dans cette position ; il en faut { $most }.
problem-position-cards = La carte « { $card } » est { $n } fois dans cette position ; ce n’est pas le nombre d’exemplaires qu’il en existe.
problem-position-flaw = Cette position est impossible : { $kind } (numéro { $which }, quantité { $n }).

## Ce qui peut ne pas aller dans une ligne de commande

problem-unknown-language = Meadhall ne parle pas la langue « { $asked } » ; il parle : { $known }.
problem-unknown-command = Il n’y a pas de commande « { $command } » ; il y a : { $known }.
problem-unknown-shell = Il n’y a pas de complétion pour le shell « { $name } » ; il y en a pour : { $known }.
problem-no-such-option = Il n’y a pas d’option { $option } ici ; --help montre celles qui existent.
problem-missing-argument = Il manque { $argument } ; --help montre comment utiliser la commande.
problem-extra-argument = « { $argument } » est un mot de trop ; --help montre comment utiliser la commande.
problem-bad-option-usage = L’option { $option } ne s’utilise pas ainsi ; --help montre comment.
problem-usage = La ligne de commande n’est pas comprise : { $why }
problem-bad-number = { $option } demande un nombre entier à partir de { $low }, pas « { $value } ».
problem-option-without-value = Une option de jeu s’écrit nom=valeur, pas « { $said } ».
problem-no-player = Il n’y a pas de joueur { $n } ; cette partie en a { $seats }.
problem-unknown-chapter = Il n’y a pas de chapitre « { $chapter } » ; il y a : { $known }.
problem-unknown-player = « { $player } » ne peut pas prendre place ; sont possibles : { $known }.
problem-fixed-by-file = { $option } ne peut pas être donné ici : le fichier l’a déjà fixé.
problem-fixed-by-lesson = { $option } ne peut pas être indiqué ici : la leçon l’a fixé.
problem-unknown-lesson = Il n’y a pas de leçon « { $lesson } » ; il y a : { $known }.
problem-other-game = Le fichier est du jeu « { $found } », pas « { $asked } ».
problem-other-seats =
    { $found ->
        [one] Le fichier a { $found } joueur, mais --seats en nomme { $asked }.
       *[other] Le fichier a { $found } joueurs, mais --seats en nomme { $asked }.
    }
problem-no-such-number = « { $said } » n’est pas un choix : ils portent les numéros 1 à { $most }.
problem-unknown-rule = Le jeu « { $game } » n’a pas de règle « { $rule } ».
problem-answer-wanted = « { $command } » attend une réponse par son nom, par exemple : why done.
problem-file-wanted = « { $command } » demande un nom de fichier.
problem-auto-shared = Sur un écran partagé, chaque question est posée, pour que personne n’apprenne ce qu’un autre a en main.
problem-no-moments = Dans ce jeu, il n’y a rien à décider entre les tours des autres.
problem-on-or-off = Tapez « { $order } on » ou « { $order } off », ou « { $order } » seul pour changer.

## De qui parle un événement. $you dit lequel d’entre eux est celui qui lit.

told-seat =
    { $you ->
        [seat] Vous
       *[nobody] { $seat }
    }
told-other =
    { $you ->
        [other] vous
       *[nobody] { $other }
    }
stand-ins-more = et d’autres
stand-ins-some = certaines valeurs

## Lessons

lesson-not-yet = Pas encore : d’abord { $wanted }. { $why }
lesson-quoted = « { $answer } »
lesson-others = La leçon reprend quand les autres ont répondu.
