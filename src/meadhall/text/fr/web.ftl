### Ce que dit la page dans le navigateur.

## Petits mots

web-you = Vous
web-guest = Invité
web-comma = { ", " }
web-and = { $names } et { $last }
web-yes = oui
web-hidden = { $n } (secret)
web-label = { $label } :
web-close = Fermer
web-save = Enregistrer
web-go-on = Continuer
web-loading = Chargement…
web-working = Un instant…
web-unreachable = Le serveur est injoignable. Veuillez réessayer.
web-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
web-hours =
    { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
web-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }

## La salle

web-to-hall = Aller dans la salle
web-hall-title = Prenez place dans la salle
web-play-now = Jouer maintenant
web-play-now-why = Un seul appui, et vous jouez contre des robots.
web-learn = Apprendre le jeu
web-set-up = Préparer une table
web-players = { $fewest } à { $most } joueurs
web-tables = Tables
web-mine = Vos tables
web-mine-none = Vous n’êtes encore à aucune table.
web-waiting = En attente de joueurs
web-waiting-none = Aucune table ouverte n’attend de joueurs.
web-finished = Parties terminées
web-finished-none = Vos parties et celles des tables ouvertes figurent ici une fois terminées.
web-join = Rejoindre
web-your-turn = À vous
web-won-by = Victoire : { $names } · { $day }
web-lost-on = Personne n’a gagné · { $day }
web-free-seats =
    { $n ->
        [0] Toutes les places sont prises
        [one] { $n } place est libre
       *[other] { $n } places sont libres
    }
web-nowhere = Il n’y a rien ici
web-nowhere-why = Cette adresse ne mène à aucune table.
web-claiming = Vous prenez votre place…
web-closed-on = Fermée sans résultat · { $day }
web-remove = Retirer de ma liste : { $name }
web-remove-forget = Retirer de ma liste
web-remove-forget-why = La table disparaît de votre liste. Elle reste telle quelle pour toute personne qui a le lien.
web-remove-leave = Quitter et retirer de ma liste
web-remove-leave-why = Vous avez encore une place ici. Elle se libère ou, si la partie a commencé, un robot joue à votre place. Avec le lien, on retrouve la table.
web-remove-close = Fermer et retirer de ma liste
web-remove-close-why = La table s’arrête sans résultat. Avec le lien, on peut encore voir ce qui a été joué.

## Préparer une table

web-who-sits = Qui s’assied où
web-your-name = Votre nom
web-name-first = Indiquez d’abord votre nom.
web-seats = Places
web-seat-number = Place { $n }
web-host = Vous préparez la table, et la partie commence quand vous le décidez.
web-person = Une personne
web-person-why = Toute personne qui ouvre le lien peut s’asseoir ici.
web-bot-named = Robot : { $name }
web-bot-for = Qui occupe la place { $n }
web-open = Ouverte à tous
web-open-why = La table figure dans la salle, et chacun peut s’y asseoir.
web-closed-why = Seules les personnes qui ont le lien trouvent la table.
web-pace = Rythme
web-live = En direct
web-turns = Tour par tour
web-live-why = Tout le monde est à la table en même temps.
web-turns-why = Chacun répond quand il a le temps ; la table attend, même des jours entiers.
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-of = { $bank }, et { $turn } de plus à chaque tour
web-clock-why = Quand un joueur a épuisé son temps, un autre peut mettre un robot à sa place.
web-options = Le jeu
web-pack = Pack de données
web-pack-why = Un fichier avec les valeurs du jeu imprimé, si vous en avez un. Sans lui, le jeu emploie nos propres valeurs là où celles du jeu imprimé ne sont pas connues.
web-pack-chosen = Choisi : { $name }
web-pack-large = Ce fichier est trop grand pour un pack de données.
web-stand-ins =
    { $n ->
        [one] { $n } valeur de ce jeu est une valeur de remplacement, car celle qui est imprimée n’est pas connue.
       *[other] { $n } valeurs de ce jeu sont des valeurs de remplacement, car celles qui sont imprimées ne sont pas connues.
    }
web-open-table = Ouvrir la table
web-clock-own = Temps au choix
web-clock-minutes = Minutes par joueur
web-clock-seconds = Secondes de plus par coup

## La salle d’attente

web-room-title = La table est prête
web-all-here = Tout le monde est là.
web-all-here-host = Tout le monde est là. Vous pouvez commencer.
web-free = Libre
web-free-why = On attend quelqu’un
web-here = à la table
web-away = absent
web-sit = S’asseoir ici
web-stand-up = Se lever
web-begin = Commencer la partie
web-begin-why = Toutes les places doivent d’abord être prises : envoyez le lien à quelqu’un ou choisissez un robot.
web-begin-ready = Ensuite, plus personne ne pourra s’asseoir.
web-host-begins = La partie commence quand l’hôte le décide.
web-invite = Inviter quelqu’un
web-link = Lien vers cette table
web-link-why = Envoyez-le à ceux avec qui vous voulez jouer.
web-link-open = Faites-le circuler. La table figure aussi dans la salle.
web-link-local = Ce lien ne fonctionne que sur cet ordinateur. Pour que d’autres puissent venir, l’hôte doit lancer Meadhall avec :
web-copy = Copier
web-copied = Copié
web-qr = Code QR
web-qr-of = Code QR : { $label }
web-private-link = Lien privé vers votre place
web-private-link-why = Quiconque a ce lien peut jouer à votre place. Ouvrez-le sur votre téléphone pour y continuer, et ne le montrez à personne.
web-private-link-make = Jouer sur un autre appareil
web-agreed = Ce que l’on joue

## À la table

web-connecting = Vous arrivez à la table…
web-prompt = Ce qui est demandé
web-answers = Réponses
web-all-answers =
    { $n ->
        [one] { $n } réponse
       *[other] Les { $n } réponses
    }
web-filter = Chercher parmi les réponses
web-filter-none = Rien ne correspond.
web-open-rule = Règle { $rule }
web-sending = Envoi…
web-offline = La connexion est perdue. La page se reconnecte d’elle-même.
web-offline-sending = La connexion est perdue. Votre réponse est gardée et sera envoyée dès que la connexion sera rétablie.
web-stale = La question a changé entre-temps. Veuillez regarder à nouveau.
web-nobody-asked = Personne n’a rien à décider pour le moment.
web-answered = Vous avez répondu.
web-decides =
    { $n ->
        [one] { $names } décide
       *[other] { $names } décident
    }
web-frozen = Cette version de Meadhall ne peut pas continuer cette partie.
web-scene-failed = Le plateau n’a pas pu être dessiné. Vous pouvez continuer avec la liste des réponses.
web-undo = Annuler
web-undo-limit = Annuler avec l’accord de tous
web-undo-limit-why =
    { $dice ->
        [yes] Quelqu’un a appris quelque chose depuis votre dernière réponse : toutes les autres personnes à la table doivent donc être d’accord. Les dés et les pioches restent ce qu’ils étaient.
       *[no] Quelqu’un a appris quelque chose depuis votre dernière réponse : toutes les autres personnes à la table doivent donc être d’accord. Les tirages restent ce qu’ils étaient.
    }
web-undo-ask = Demander aux autres
web-undo-asked-title = Quelqu’un demande à revenir en arrière
web-undo-asked = { $name } demande à annuler sa dernière réponse.
web-undo-you-asked = Vous avez demandé à annuler votre dernière réponse.
web-undo-missing = Accord encore attendu : { $names }
web-agree = Accepter
web-refuse = Refuser
web-players-and-log = Joueurs et journal
web-seat-more = Montrer les joueurs : { $name }
web-seat-menu = Actions possibles : { $name }
web-score =
    { $n ->
        [-1] { $n } point
        [one] { $n } point
       *[other] { $n } points
    }
web-thinking = réfléchit
web-clock-left = il reste { $time }
web-votes =
    { $n ->
        [one] { $n } voix pour un robot
       *[other] { $n } voix pour un robot
    }
web-bot-stands-in = Joué par un robot : { $bot }
web-hand-over = Robot : { $bot }
web-hand-over-why = Vous devez partir ? Un robot peut jouer pour vous jusqu’à ce que vous repreniez votre place.
web-take-back = Reprendre ma place
web-vote = Voter pour un robot
web-vote-why = Ce joueur est absent. Un robot joue à sa place si la plupart des autres votent pour.
web-vote-late-why = Le temps de ce joueur est écoulé. Votre voix suffit pour mettre un robot à sa place.
web-voted =
    { $n ->
        [one] Vous avez voté pour un robot. Il y a { $n } voix.
       *[other] Vous avez voté pour un robot. Il y a { $n } voix.
    }
web-log = Journal
web-log-all = Montrer les { $n } lignes
web-chat = Discussion
web-only-chat = Discussion seule
web-say = Dire quelque chose
web-send = Envoyer
web-missed = Pendant votre absence
web-beats = Ce qui se passe
web-beat-behind = { $n ->
    [one] Encore 1 événement
   *[other] Encore { $n } événements
}
web-show-missed = Me le montrer
web-to-now = Revenir au présent
web-rules = Livret de règles
web-rules-search = Chercher dans les règles
web-rule-sources = Sources
web-resign = Abandonner
web-resign-sure = Abandonner pour de bon ?
web-resign-ends-why = La partie s’arrête ici : vous prenez la dernière place, et les autres sont classés en l’état. C’est définitif.
web-resign-bot-why = Le robot le plus fort joue à votre place. Vous ne pourrez pas revenir, et votre place ne peut plus gagner. C’est définitif.
web-play-on = Continuer à jouer
web-has-resigned = a abandonné
web-close-table = Fermer la table
web-end-lesson = Arrêter la leçon
web-close-table-why = La partie s’arrête sans résultat. Vous pourrez encore la regarder, mais plus personne ne pourra y jouer.
web-close-waiting-why = Plus personne ne pourra s’asseoir ici, et la partie ne commencera pas.
web-closed = Cette table a été fermée sans résultat.
web-undo-marked =
    { $dice ->
        [yes] Annuler, même après les dés ou le hasard ; le résultat le dira
       *[no] Annuler, même après le hasard ; le résultat le dira
    }
web-watchers =
    { $n ->
        [one] { $n } personne regarde.
       *[other] { $n } personnes regardent.
    }
web-watchers-too =
    { $n ->
        [one] { $n } autre personne regarde aussi.
       *[other] { $n } autres personnes regardent aussi.
    }
web-stand-ins-title = Valeurs de remplacement
web-stand-ins-why = Certaines valeurs de ce jeu sont des valeurs de remplacement, car celles qui sont imprimées ne sont pas connues. Elles portent la marque * dans les descriptions, et toutes sont énumérées ici.
web-stand-ins-whole = tout ce qui est imprimé
web-stand-ins-said = Certaines valeurs de ce jeu sont des valeurs de remplacement : voir la liste.

## Réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme le système
web-theme-light = Claires
web-theme-dark = Sombres
web-shown = Montrer ce qui se passe
web-shown-full = Pas à pas
web-shown-quick = Vite
web-shown-none = Pas du tout
web-shown-full-why = Le résultat de ce qui vous concerne reste affiché jusqu’à ce que vous continuiez.
web-shown-quick-why = Tout défile sans attendre.
web-shown-none-why = La table change aussitôt ; le journal dit pourquoi.
web-motion = Animer les déplacements
web-motion-why = Sinon, tout est aussitôt à sa place, comme lorsque le système demande moins de mouvement.
web-sound = Son
web-sound-why = Deux sons doux quand c’est à vous.
web-list = Toujours montrer la liste des réponses
web-list-why = Même quand les réponses se trouvent sur le plateau.
web-auto = Répondre pour moi quand il n’y a qu’une réponse
web-auto-why = Après un court délai, pour que les autres n’en apprennent rien.
web-words = Décrire la table en mots
web-words-why = Ce qui est sur la table est décrit au lieu d’être dessiné.
web-auto-soon = Il n’y a que cette réponse : elle est donnée pour vous.
web-watching = Vous regardez la partie.
web-notices = Me prévenir
web-notices-why = Quand c’est à vous et que la page est cachée : une fois par tour.
web-webhook = Message à une adresse
web-webhook-why = Un message part vers cette adresse chaque fois que c’est à vous et que vous êtes absent. Laissez vide pour n’en recevoir aucun.
web-webhook-set = Les messages partent désormais vers cette adresse.
web-webhook-off = Plus aucun message n’est envoyé.
web-webhook-is-set = Une adresse est enregistrée
web-report = Enregistrer un rapport de problème
web-credits = Crédits
web-credits-icons = Icônes de game-icons.net, par les auteurs ci-dessous, sous licence CC BY 3.0. Leurs tracés sont inchangés ; les couleurs sont les nôtres.
web-credits-fonts = Polices : Almendra d’Ana Sanfelippo et Source Sans 3 d’Adobe, toutes deux sous licence SIL Open Font License 1.1.
web-credits-programs = Programmes intégrés à la page : Svelte (MIT), Fluent (Apache 2.0), générateur de codes QR de Kazuhiko Arase (MIT).

## La fin

web-over = La partie est terminée. Victoire : { $names }
web-lost = La partie est terminée. Personne n’a gagné.
web-rival-won = La partie est terminée. L’ennemi a gagné.
web-rival = Ennemi
web-result = Résultat
web-wins = Victoire
web-rematch = Rejouer
web-rematch-made = La prochaine table est prête : appuyez sur « Rejouer » pour vous y asseoir.
web-rematch-watch = Suivre la partie suivante
web-see-board = Voir le plateau
web-replay = Revoir la partie
web-download = Enregistrer la partie
web-replay-at = Moment { $n } sur { $of }
web-replay-chance = Le hasard décide.
web-replay-back = Une étape en arrière
web-replay-on = Une étape en avant
web-replay-run = Faire défiler
web-replay-stop = Arrêter
web-replay-slider = Moment
web-replay-eyes = Point de vue
web-replay-share = Lien vers ce moment
web-replay-leave = Voir le résultat
web-replay-speed = Vitesse
web-replay-chapters = Chapitres
web-replay-keys = Raccourcis clavier
web-replay-keys-are = ← → une étape, espace fait défiler ou arrête, Début et Fin vont aux deux bouts, [ ] à la manche d’avant ou d’après, virgule et point au combat d’avant ou d’après.
web-eyes-open = Tout est visible
web-eyes-spectator = Ce que voit un spectateur
web-eyes-seat = Ce que voit { $name }
web-resigned = Abandon : { $names }
web-times = { $name } { $n }×
web-taken-back =
    { $dice ->
        [yes] Annulations après les dés, le hasard ou les réponses des autres : { $who }
       *[no] Annulations après le hasard ou les réponses des autres : { $who }
    }

## Les dés

# $dice dit si le jeu a des dés ; sans eux, il a tout de même du hasard.
web-dice =
    { $dice ->
        [yes] Les dés
       *[no] Le hasard
    }
web-dice-before =
    { $dice ->
        [yes] Les dés de cette table sont fixés avant que quiconque ne s’asseye : en voici le sceau. Votre navigateur y ajoute son propre hasard quand vous vous asseyez, si bien que personne n’a pu les choisir.
       *[no] Le hasard de cette table est fixé avant que quiconque ne s’asseye : en voici le sceau. Votre navigateur y ajoute le sien quand vous vous asseyez, si bien que personne n’a pu le choisir.
    }
web-dice-root = Sceau
web-dice-hash = Empreinte du secret
web-dice-check =
    { $dice ->
        [yes] Vérifier les dés
       *[no] Vérifier le hasard
    }
web-dice-fair =
    { $dice ->
        [yes] Les dés sont réguliers.
       *[no] Le hasard n’a pas été truqué.
    }
web-dice-forged =
    { $dice ->
        [yes] Les dés ne sont PAS ce qui était promis.
       *[no] Le hasard n’est PAS ce qui était promis.
    }
web-dice-rolls =
    { $dice ->
        [yes] { $n ->
            [one] { $n } lancer ou pioche que tous peuvent connaître correspond au sceau.
           *[other] { $n } lancers et pioches que tous peuvent connaître correspondent au sceau.
        }
       *[no] { $n ->
            [one] { $n } tirage que tous peuvent connaître correspond au sceau.
           *[other] { $n } tirages que tous peuvent connaître correspondent au sceau.
        }
    }
web-dice-rolls-bad =
    { $dice ->
        [yes] { $n ->
            [one] { $n } lancer ou pioche ne correspond pas au sceau.
           *[other] { $n } lancers ou pioches ne correspondent pas au sceau.
        }
       *[no] { $n ->
            [one] { $n } tirage ne correspond pas au sceau.
           *[other] { $n } tirages ne correspondent pas au sceau.
        }
    }
web-dice-root-same = Le sceau est celui que vous avez vu avant de vous asseoir.
web-dice-root-other = Le sceau n’est pas celui que vous avez vu avant de vous asseoir.
web-dice-root-unknown = Ce navigateur n’a pas noté le sceau avant la partie.
web-dice-own =
    { $dice ->
        [yes] Le hasard de votre navigateur est dans chaque lancer.
       *[no] Le hasard de votre navigateur est dans chaque tirage.
    }
web-dice-own-missing = Le hasard de votre navigateur manque.
web-dice-own-unknown = Ce navigateur n’a pas ajouté de hasard.
web-dice-secret = Le secret est celui qui était promis, et toutes les clés en découlent.
web-dice-secret-bad = Le secret n’est pas celui qui était promis.
web-dice-secret-later = Le secret est révélé quand la partie est terminée.
web-dice-check-why =
    { $dice ->
        [yes] Votre navigateur vérifie lui-même que les dés sont tombés comme ils le devaient.
       *[no] Votre navigateur vérifie lui-même que le hasard est bien celui qui était promis.
    }
web-dice-how = Ce qui a été vérifié
web-dice-why = Votre navigateur a calculé cela lui-même, sans croire le serveur sur parole.

## The lesson

web-lesson = Leçon
web-lesson-chapters = Chapitres
web-lesson-step = Étape { $n } sur { $of }
web-lesson-watch = Regardez ce que font les autres.
web-lesson-done-next = Ce chapitre est terminé. La suite se joue librement, à moins que vous ne passiez au suivant.
web-lesson-done-all = C’était le dernier chapitre : vous connaissez le jeu. La suite se joue librement, à moins que vous ne commenciez votre propre partie dans la salle.
web-lesson-next = Suivant : { $title }
web-lesson-restart = Recommencer ce chapitre
web-lesson-skip = Passer ce chapitre
web-lesson-leave = Quitter les leçons
web-lesson-ticked = (terminé)
