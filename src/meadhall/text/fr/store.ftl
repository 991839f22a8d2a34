# Où les tables sont gardées : ce qui peut ne pas aller. Les joueurs lisent ces phrases : aucune ne nomme un fichier.
problem-store-full = Le disque est plein : rien n’a pu être noté.
problem-store-read-only = On ne peut rien écrire là où les tables sont gardées.
problem-store-no-folder = Le dossier prévu pour le fichier des tables n’existe pas.
problem-store-cannot-open = Le fichier des tables ne peut pas être ouvert.
problem-store-not-ours = Le fichier indiqué pour les tables n’est pas une base de données de Meadhall.
problem-store-damaged = Le fichier des tables est abîmé.
problem-store-disk = Le disque n’a pas pu écrire ou lire.
problem-store-newer = Les tables ont été enregistrées par une version plus récente de Meadhall ; celle-ci n’y touche pas.
problem-store-in-use = Le fichier des tables est utilisé par un autre processus.
problem-store-away = La base de données est injoignable.
problem-store-failed = La base de données a refusé ce qui devait être noté.
problem-store-closed = Le serveur est en train de s’arrêter.
problem-store-busy = Trop de choses attendent d’être notées.
problem-store-no-driver = Pour PostgreSQL, il manque un composant : installez « meadhall[postgres] ».
problem-store-bad-address = L’adresse de la base de données n’est pas comprise ; indiquez un fichier, ou postgresql://…
problem-store-no-backup = Une base PostgreSQL se sauvegarde avec ses propres programmes, comme pg_dump.

fault-gap = Table { $table } : l’entrée { $seq } manque.
fault-chain = Table { $table } : l’entrée { $seq } n’est pas celle qui avait été notée.
fault-last = Table { $table } : le journal ne se termine pas par l’entrée { $seq } comme il le devrait.
fault-no-table = Table { $table } : il y a des entrées mais pas de table.
fault-file = Le fichier de la base de données est abîmé : { $what }
