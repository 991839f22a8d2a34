### Ce que dit le serveur : à une table, à propos d’un ordre refusé, et à l’hôte.

server-yes = Oui
server-no = Non

server-notice = { $name }, c’est à vous.

## Lignes du journal

server-line-sat = { $name } prend place.
server-line-left = { $name } quitte sa place.
server-line-took-back = { $name } est de retour et rejoue.
server-line-voted = { $name } souhaite qu’un robot joue pour { $other }.
server-line-voted-out = Un robot joue maintenant pour { $name }, jusqu’à son retour.
server-line-begun = La partie commence.
server-line-undone = { $name } annule sa dernière réponse.
server-line-undo-asked = { $name } demande à annuler sa dernière réponse.
server-line-undo-refused = { $name } n’est pas d’accord pour revenir en arrière.
server-line-went-back = Tous sont d’accord : { $name } annule sa dernière réponse.
server-line-rematch = Une table est prête pour une nouvelle partie.
server-line-resigned = { $name } abandonne : la partie s’arrête en l’état.
server-line-resigned-bot = { $name } abandonne ; un robot prend la suite, sans pouvoir gagner.
server-line-closed = La table a été fermée. La partie s’est arrêtée sans résultat.

server-frozen-engine = Cette partie a commencé avec une autre version des règles que celle de ce serveur. Elle est conservée telle quelle, mais ne peut pas continuer ici.
server-frozen-content = Cette partie a commencé avec d’autres valeurs sur son matériel que celles de ce serveur. Elle est conservée telle quelle, mais ne peut pas continuer ici.
server-frozen-log = Ce serveur ne peut pas rejouer le journal de cette partie. Elle est conservée telle quelle, mais ne peut pas continuer ici.

## Pourquoi un ordre est refusé

server-refused-stale = La table a changé depuis que vous l’avez vue. Regardez de nouveau et décidez.
server-refused-illegal = Les règles ne le permettent pas maintenant.
server-refused-unknown-answer = Ce n’est pas une réponse de ce jeu.
server-refused-not-your-seat = Vous ne jouez pas cette place en ce moment.
server-refused-not-begun = La partie n’a pas encore commencé.
server-refused-begun = La partie a déjà commencé.
server-refused-over = La partie est terminée.
server-refused-not-over = La partie n’est pas terminée.
server-refused-frozen = Ce serveur ne peut pas continuer la partie : il joue une autre version des règles.
server-refused-storage = Cela n’a pas pu être enregistré, donc rien n’a été fait. Réessayez dans un instant.
server-refused-too-many = C’est trop à la fois. Attendez un peu.
server-refused-too-large = C’est trop volumineux.
server-refused-malformed = Ce message n’est pas compris.
server-refused-key-reused = Cette clé a déjà servi pour autre chose.
server-refused-cannot-undo = Rien ne peut être annulé : quelqu’un a appris quelque chose ou a répondu depuis.
server-refused-nothing-asked = Personne ne demande plus cela.
server-refused-lesson = La leçon reprend quand les autres ont répondu.
server-refused-seat-taken = Cette place est prise.
server-refused-seat-empty = Une place est encore libre : attendez quelqu’un, ou mettez-y un robot.
server-refused-bad-name = Quelqu’un ici porte déjà ce nom, ou il ne peut pas servir de nom.
server-refused-bad-option = La partie ne peut pas être préparée ainsi.
server-refused-bad-bot = Ce robot n’existe pas.
server-refused-bad-address = Cette adresse ne peut pas être appelée.
server-refused-bad-token = Ce lien privé n’ouvre aucune place ici. Un plus récent l’a peut-être remplacé.
server-refused-unknown-table = Cette table n’existe pas.
server-refused-unknown-game = Ce jeu n’existe pas.
server-refused-not-found = Il n’y a rien ici.
server-refused-not-host = Seule la personne qui a créé la table peut le faire.
server-refused-not-absent = Ce joueur est là.
server-refused-forbidden = Ce n’est pas permis depuis cet endroit.
server-refused-wrong-method = Cette adresse ne s’interroge pas ainsi.
server-refused-internal = Un incident est survenu sur le serveur. Rien n’a changé.
server-refused-closed = La table a été fermée.
server-refused-resigned = Cette place a abandonné la partie pour de bon.
server-refused-not-alone = D’autres personnes jouent ici : la table ne peut pas être fermée. Vous pouvez abandonner, ou laisser un robot jouer à votre place.
server-refused-still-playing = Vous jouez encore à cette table. Quittez-la d’abord, fermez-la ou abandonnez.

## Ce que dit la ligne de commande

cli-serve = Servir des parties aux navigateurs et aux robots, depuis un seul fichier.
cli-check-db = Rejouer chaque partie enregistrée et dire ce qui ne va pas.
cli-backup = Copier la base pendant que le serveur tourne.
cli-purge = Retirer les vieilles tables, après avoir écrit chacune dans un fichier.
cli-option-host = L’adresse d’écoute (127.0.0.1 ; 0.0.0.0 pour tout le réseau).
cli-option-port = Le port (8000).
cli-option-db = Un fichier SQLite (meadhall.sqlite3), ou postgresql://…
cli-serve-option-open = Ouvrir la page dans un navigateur.
cli-option-origin = L’adresse d’une autre page qui peut utiliser ce serveur ; peut être répété.
cli-option-proxy = Croire ce qu’un serveur mandataire dit de l’adresse de l’expéditeur.
cli-option-bot-processes = Le nombre de processus où pensent les robots (2).
cli-option-bot-seconds = Le temps de réflexion d’un robot (10).
cli-option-bot-pace = Le temps minimal d’un robot quand quelqu’un regarde, en millisecondes (400).
cli-option-absent-after = Après combien de secondes sans connexion les autres peuvent voter pour qu’un robot joue (60).
cli-option-notice-after = Combien de secondes d’absence avant l’envoi d’un avis de tour (10).
cli-option-webhooks-to = Un hôte de votre réseau que les avis de tour peuvent appeler ; peut être répété.
cli-option-log = Ce qui est journalisé : quiet, plain ou json (plain).
cli-option-limits = Ce que chacun peut faire : normal, ou open (sans limite) pour les essais de charge et les réseaux de confiance (normal).
cli-option-to = Le fichier à écrire.
cli-option-days = Seulement les tables inchangées depuis tant de jours.
cli-option-export = Le dossier où les écrire d’abord.
cli-option-finished = Seulement les tables terminées.

serve-open = Meadhall est ouvert à l’adresse { $address }
serve-stop = Ctrl-C l’arrête. Tout est gardé dans { $db }.
serve-stopped = Arrêté. Tout ce qui a été confirmé est enregistré.
check-db-good = { $tables ->
    [one] { $tables } table, entrées : { $entries }. Tout est intact.
   *[other] { $tables } tables, entrées : { $entries }. Tout est intact.
}
check-db-bad = { $n ->
    [one] { $n } problème :
   *[other] { $n } problèmes :
}
check-db-frozen = { $table } : { $why }
check-db-table = { $table } : l’entrée { $seq } ne s’accorde pas avec ce qui précède ({ $why }).
check-db-dice = { $table } : le secret des dés n’est pas celui qui avait été promis.
backup-done = Écrit : { $file }
purge-done = { $n ->
    [one] { $n } table écrite dans { $folder } et retirée.
   *[other] { $n } tables écrites dans { $folder } et retirées.
}
problem-port-taken = Le port { $port } de { $host } n’est pas libre : { $why }.
problem-only-sqlite = Cette commande ne vaut que pour les fichiers SQLite ; PostgreSQL a ses propres outils (pg_dump).
