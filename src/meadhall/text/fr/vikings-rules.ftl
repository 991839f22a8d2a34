### Les règles numérotées de Tiny Epic Vikings et de Ragnarök, rédigées avec nos propres mots.
### Un message par règle ; l’identifiant du message est celui de la règle. Sources : vikings/rules.toml.

## Règles générales

V-chapter-gen = Règles générales
V-GEN-1 = D’un à quatre joueurs mènent des clans vikings parmi les îles runiques. Une partie compte trois ères, et chaque ère trois phases : le draft (V-DRAFT-1), les actions (V-TURN-1) et l’entretien (V-CLEANUP-1). Après la troisième ère, on compte les points, et celui qui a le plus de points de victoire l’emporte.
V-GEN-2 = La boîte contient 48 cartes Viking, 18 cartes Faveur, 6 plateaux Dieu, le plateau Ère, 4 plateaux Clan, 9 jetons Rune (3 de chaque rune), 3 marqueurs de Fureur, 13 villages, le Corbeau, qui indique l’ère, le marqueur Chef, un plateau Océan recto verso et des plateaux Ennemi pour les parties en solitaire.
V-GEN-3 = Chaque clan a 6 Colons, 4 Drakkars, 2 Temples et un marqueur pour chacune des ressources : bois, nourriture et acier. Les pièces qui ne sont pas sur le plateau Océan attendent sur leur plateau Clan, et un Colon qui quitte le plateau Océan y retourne. Aucun clan n’a de pouvoir particulier.
V-GEN-4 = Il y a trois runes : Fehu, Hagalaz et Pertho. Pendant toute la partie, chacune appartient à l’un des trois dieux en jeu (V-SETUP-4).
V-GEN-5 = Les ressources sont le bois, la nourriture et l’acier. Personne n’en a plus de 7 de la même sorte : ce qui vient au-delà est perdu. Celui qui ne peut pas payer un coût en entier ne peut pas faire ce pour quoi il est demandé.
V-GEN-6 = Le plateau Océan montre des îles, des fjords, des transbordeurs et des quais. Un quai est le point où un transbordeur touche une île ; il s’ouvre sur les fjords situés de part et d’autre de ce transbordeur. Le transbordeur mène à un quai d’une autre île, ou hors du plateau. Certains quais ont un village.
V-GEN-7 = Deux îles sont adjacentes si un transbordeur les relie. Deux fjords sont adjacents s’ils se touchent, et un quai est adjacent aux fjords sur lesquels il s’ouvre.
V-GEN-8 = Une unité est un Colon, un Temple, un Drakkar ou, avec Ragnarök, une Valkyrie. Les Colons, les Temples et les Valkyries se tiennent à terre ; un Drakkar se trouve dans un fjord ou à un quai.
V-GEN-9 = Seul le joueur à qui une décision est demandée peut répondre, et uniquement par l’un des choix proposés.
V-GEN-10 = Sont secrets les cartes en main, les cartes choisies pendant le draft, l’ordre du paquet, les cartes face cachée d’un combat, les cartes Faveur gagnées et les points au dos des Géants. Leur propriétaire peut les consulter à tout moment. Tout le reste est visible : le plateau Océan, toutes les pièces et ressources, la Fureur, les rangées et le nombre de cartes de chacun.
V-GEN-11 = Une fois les points comptés, la partie est terminée et plus aucune action n’est possible.

## Mise en place

V-chapter-setup = Mise en place
V-SETUP-1 = Le plateau Océan est posé du côté prévu pour le nombre de joueurs : un côté pour un à trois joueurs, l’autre pour quatre.
V-SETUP-2 = Sur chaque île se trouve un jeton de la rune qui y est imprimée, et sur chaque quai où un village est imprimé, un village. Les jetons et villages en trop retournent dans la boîte.
V-SETUP-3 = Les plateaux Dieu sont mélangés, et trois d’entre eux sont posés face visible au-dessus du plateau Océan. Les autres ne servent pas.
V-SETUP-4 = Les trois marqueurs de Fureur, un par rune, sont attribués au hasard aux trois plateaux Dieu. Chaque rune reçoit ainsi son dieu. Chaque marqueur se trouve avant la première case : la Fureur de chaque dieu est de 0.
V-SETUP-5 = Le Corbeau se tient sur la première ère du plateau Ère, et le paquet mélangé des cartes Viking est posé à côté, face cachée.
V-SETUP-6 = Les cartes Faveur sont mélangées, et une partie d’entre elles forme deux rangées, une au-dessus et une au-dessous du plateau Océan (V-VARIANT-4). Leur nombre dépend des joueurs ; dans les données de remplacement, chaque rangée compte une carte par joueur et deux de plus, et un joueur seul compte pour deux. Les autres retournent dans la boîte sans être vues.
V-SETUP-7 = Celui qui a posé le pied sur une île le plus récemment reçoit le marqueur Chef. Comme nous ne pouvons pas le savoir, le sort décide.
V-SETUP-8 = Chaque joueur place un Drakkar dans le fjord de son choix. Le voisin de droite du Chef commence, puis on continue dans le sens antihoraire, et le Chef est le dernier.
V-SETUP-9 = Chaque joueur prend un plateau Clan avec tous ses Colons, Drakkars et Temples et règle les trois marqueurs sur ses ressources de départ, imprimées sur le plateau ; dans les données de remplacement : 2 bois, 3 nourritures et 2 aciers. Aucun Colon ne commence sur le plateau Océan.

## Le draft

V-chapter-draft = Le draft
V-DRAFT-1 = Une ère commence par le draft. Chaque joueur reçoit autant de cartes Viking que l’indique le plateau Ère ; dans nos données, 4 à la première ère, 5 à la deuxième et 6 à la troisième.
V-DRAFT-2 = Tous les joueurs choisissent en même temps une des cartes qu’ils tiennent et la mettent de côté en secret.
V-DRAFT-3 = Puis chacun passe les autres cartes, dans le sens indiqué par le plateau Ère ; dans nos données, à gauche à la première et à la troisième ère, à droite à la deuxième.
V-DRAFT-4 = On continue jusqu’à ce qu’une seule carte soit passée ; elle est gardée sans choix. Les cartes mises de côté forment alors la main de cette ère : autant qu’il en a été distribué.
V-DRAFT-5 = Quand une carte doit être piochée et que le paquet est vide, les cartes défaussées sont mélangées face cachée pour former un nouveau paquet (V-VARIANT-10).

## Tours et cartes

V-chapter-turn = Tours et cartes
V-TURN-1 = Un tour a trois étapes : d’abord, vous devez résoudre le combat que vous avez commencé à votre tour précédent, s’il y en a un (V-BATTLE-3) ; puis vous devez jouer une carte (V-TURN-2) ; puis vous pouvez dédier un village (V-DEDICATE-1).
V-TURN-2 = Vous jouez exactement une carte de votre main, à droite des cartes de votre rangée. Personne ne peut passer.
V-TURN-3 = Face cachée, la carte commence ou rejoint un combat (V-BATTLE-1, V-BATTLE-2). Face visible, elle est jouée pour ses actions (V-TURN-4) ou, avec Ragnarök, pour terrasser un Géant (V-GIANT-1).
V-TURN-4 = Une carte jouée face visible donne d’abord son action Jarl, puis son action Rune.
V-TURN-5 = L’action Rune demande des runes : vous ne pouvez l’utiliser que si vous avez au moins autant de runes actives de chaque sorte que la carte en montre. Elles ne sont pas dépensées.
V-TURN-6 = Vos runes actives sont celles des cartes face visible de votre rangée pendant cette ère et celles des îles que vous contrôlez.
V-TURN-7 = Le Chef joue le premier tour de l’ère, puis on joue dans le sens horaire, une carte par tour, jusqu’à ce que toutes les mains soient vides.
V-TURN-8 = Les runes des cartes Faveur sont passives : elles ne comptent qu’au décompte final.
V-TURN-9 = La rune d’une carte compte dès que la carte est face visible, même pour sa propre action Rune (V-VARIANT-3). Une carte face cachée ne compte pour rien jusqu’à ce qu’elle soit retournée.
V-TURN-10 = Vous pouvez renoncer à l’action Jarl, à l’action Rune ou aux deux.
V-TURN-11 = Une action qui ne peut être effectuée d’aucune façon est sautée. On peut quand même jouer une telle carte.
V-TURN-12 = Une carte Viking montre sa rune, au-dessous sa Force au combat, parfois avec un coût en acier, au-dessous encore son action Jarl, et en bas les runes demandées à côté de son action Rune.
V-TURN-13 = Les quatre actions principales sont Naviguer, Explorer, Récolter et Construire. On les trouve comme actions Jarl, comme actions Rune et ailleurs, et elles fonctionnent toujours de la même façon.

## Naviguer

V-chapter-sail = Naviguer
V-SAIL-1 = Naviguer avec un nombre : faites au plus ce nombre de déplacements avec un de vos Drakkars.
V-SAIL-2 = Un déplacement mène le Drakkar d’un quai à un fjord adjacent, d’un fjord à un fjord adjacent ou d’un fjord à un quai adjacent. Vous faites les déplacements l’un après l’autre et pouvez vous arrêter après chacun.
V-SAIL-3 = Un fjord a de la place pour autant de Drakkars qu’on veut, un quai pour un seul.
V-SAIL-4 = Un Drakkar peut partir d’un quai. Un Drakkar qui a accosté peut repartir s’il lui reste des déplacements : quitter le quai en est un, et il peut accoster de nouveau ailleurs.
V-SAIL-5 = Si le Drakkar d’un autre joueur se trouve au quai où vous accostez, son propriétaire le déplace vers un fjord adjacent à ce quai. Cela se fait avant toute autre chose à ce quai.
V-SAIL-6 = Après avoir accosté, vous pouvez déployer des Colons (V-SAIL-7), qui attaquent ensuite (V-SAIL-10), et vous pouvez piller le village (V-SAIL-12). Le pillage peut venir avant le déploiement, après lui ou sans lui.
V-SAIL-7 = Déployer : posez des Colons de votre plateau Clan sur l’île du quai et payez pour chacun la nourriture imprimée sur le plateau ; dans les données de remplacement, 1 nourriture.
V-SAIL-8 = En une action Naviguer, vous pouvez déployer autant de Colons que l’indique son nombre, à tous ses quais réunis et quel que soit le nombre de vos déplacements.
V-SAIL-9 = À votre propre tour, vous pouvez reprendre sans frais n’importe lesquels de vos Colons des îles sur votre plateau Clan : avant de jouer votre carte, et pendant que vous déployez, s’il en attend moins sur votre plateau Clan que vous ne pouvez encore en déployer.
V-SAIL-10 = Attaquer des Colons : quand vous avez posé des Colons sur une île et que vous y avez maintenant plus de Colons que chacun des autres joueurs, chaque autre joueur qui a des Colons sur l’île en retire un.
V-SAIL-11 = Un Drakkar peut se trouver à un quai dont le village n’a pas été pillé.
V-SAIL-12 = Piller : payez l’acier que le plateau Ère demande pour cette ère, prenez le village du quai et gardez-le. Dans les données de remplacement, un pillage coûte 1, 2 et 3 aciers à la première, deuxième et troisième ère.
V-SAIL-13 = Un quai dont le village a été pillé reste sans village jusqu’à la fin de la partie.
V-SAIL-14 = Seul un Drakkar qui vient d’accoster avec cette action Naviguer peut déployer et piller. Celui qui se trouve déjà à un quai doit d’abord le quitter et y revenir, ou aller à un autre.

## Explorer

V-chapter-explore = Explorer
V-EXPLORE-1 = Explorer avec un nombre : faites au plus ce nombre de pas. À chaque pas, un de vos Colons va par un transbordeur sur une île adjacente.
V-EXPLORE-2 = Chaque pas peut être fait par un autre Colon ou à nouveau par le même.
V-EXPLORE-3 = Les Drakkars et les villages aux quais du transbordeur ne gênent personne. Un transbordeur qui mène hors du plateau ne peut pas être emprunté.
V-EXPLORE-4 = Un Colon qui arrive peut attaquer comme un Colon déployé (V-SAIL-10, V-VARIANT-5). On le vérifie après chaque pas.

## Récolter

V-chapter-harvest = Récolter
V-HARVEST-1 = Récolter avec un nombre : gagnez autant de ressources, en un mélange quelconque de bois, de nourriture et d’acier.
V-HARVEST-2 = Chaque récolte rapporte aussi le bonus des emplacements vides de votre plateau Clan, tel qu’il y est imprimé. Dans les données de remplacement, chaque emplacement de Drakkar vide rapporte 1 nourriture, sauf celui de votre premier Drakkar, et chaque emplacement de Temple vide 1 bois, 1 nourriture et 1 acier.
V-HARVEST-3 = Le bonus vient d’abord ; ensuite, vous choisissez le mélange.
V-HARVEST-4 = Tout ce qui vous ferait dépasser 7 d’une même sorte est perdu, du bonus comme du mélange.

## Construire

V-chapter-build = Construire
V-BUILD-1 = Construire : payez un Drakkar ou un Temple de votre plateau Clan et placez-le sur le plateau Océan. Les coûts sont imprimés sur le plateau Clan ; dans les données de remplacement, un Drakkar coûte 3 bois, un Temple 4 bois, 1 nourriture et 2 aciers.
V-BUILD-2 = Un Drakkar se construit à un quai où il n’y a pas de Drakkar, sur une île où se trouve au moins un de vos Colons ou de vos Temples. Un village à ce quai n’y change rien.
V-BUILD-3 = Un Temple se construit sur une île où se trouve au moins un de vos Colons. Il n’y a jamais plus d’un de vos Temples sur une île.
V-BUILD-4 = Quand il ne reste plus de Drakkar ou de Temple sur votre plateau Clan, vous ne pouvez plus en construire.

## Améliorations

V-chapter-boost = Améliorations
V-BOOST-1 = Certains nombres d’actions et certaines Forces augmentent : la carte nomme une rune ou une ressource, et pour chaque rune active ou chaque unité de la ressource que vous avez, on ajoute ce que dit la carte. Certains nombres ne se composent que de ce qui est ainsi compté.
V-BOOST-2 = Ce qui est compté n’est pas dépensé.
V-BOOST-3 = Le nombre d’une action est compté quand l’action commence, une Force quand le combat est résolu. La carte elle-même est alors face visible, et sa rune compte.

## Actions Rune

V-chapter-rune = Actions Rune
V-RUNE-1 = Explorer avec un Temple : déplacez un de vos Temples par un transbordeur vers une île adjacente où vous n’avez pas de Temple.
V-RUNE-2 = Pourfendre un Colon : retirez un Colon d’un autre clan d’une île quelconque. Il retourne sur son plateau Clan.
V-RUNE-3 = Piocher et remplacer : piochez la carte Viking du dessus, puis défaussez face visible une carte de votre main.
V-RUNE-4 = Entrer dans un combat : retournez face cachée la carte que vous venez de jouer, et elle rejoint le combat en cours (V-RULING-28).
V-RUNE-5 = Ramasser : gagnez les ressources du sac montré sur la carte.
V-RUNE-6 = Échanger avec un nombre : rendez au plus ce nombre d’unités d’une ressource et gagnez-en autant d’une seule autre.
V-RUNE-7 = Fureur avec un nombre : augmentez ou réduisez de ce nombre la Fureur d’un dieu. Vous choisissez le dieu et le sens.
V-RUNE-8 = La référence des règles cite aussi une icône « Fureur de la nature », mais ne l’explique pas. Aucune carte de ce jeu ne la porte.

## Dédier des villages

V-chapter-dedicate = Dédier des villages
V-DEDICATE-1 = Quand votre carte est résolue, qu’elle ait été jouée face visible ou face cachée, vous pouvez dédier un village que vous avez pillé, même à ce tour : à l’une des quatre actions du plateau Ère ou à l’un des trois dieux. Un seul par tour.
V-DEDICATE-2 = Un village dédié à un dieu augmente de 2 la Fureur de ce dieu.
V-DEDICATE-3 = Chacune de ces sept places accueille autant de villages qu’il y a de joueurs, deux en solitaire. Ensuite, elle est fermée. Les villages dédiés restent où ils sont.
V-DEDICATE-4 = Un village dédié à une action du plateau Ère vous permet d’effectuer aussitôt cette action, en payant ce qu’elle coûte. Dans les données de remplacement, les actions sont, de haut en bas, Naviguer 2, Explorer 1, Récolter 3 et Construire.
V-DEDICATE-5 = Les villages qui ne sont pas dédiés ne valent rien.

## Influence et contrôle

V-chapter-control = Influence et contrôle
V-CONTROL-1 = Sur une île, chacun de vos Colons a 1 influence, chacun de vos Temples 4 et chacun de vos Drakkars à un quai de l’île 2. Les Drakkars dans les fjords n’en ont aucune.
V-CONTROL-2 = Un jeton Rune qui se trouve sur son île est pris aussitôt par le joueur qui y a plus d’influence que chacun des autres et une présence à terre (V-CONTROL-6). Ce joueur contrôle alors l’île et garde le jeton.
V-CONTROL-3 = Une rune que quelqu’un possède est volée par un joueur qui a sur l’île plus d’influence que celui qui la contrôle, et une présence à terre. On le vérifie quand une action est entièrement résolue (V-RULING-2).
V-CONTROL-4 = Chaque fois qu’une rune est prise ou volée, la Fureur de son dieu augmente de 1.
V-CONTROL-5 = S’il ne vous reste aucune influence sur une île que vous contrôlez et que personne ne vole sa rune, le jeton retourne sur l’île. La Fureur ne change pas.
V-CONTROL-6 = Celui qui a au moins un Colon ou un Temple sur l’île, ou, avec Ragnarök, une Valkyrie, y a une présence à terre. Les Drakkars n’en donnent pas.
V-CONTROL-7 = En cas d’égalité, celui qui contrôle l’île la garde. Si personne ne la contrôle, personne ne la prend.
V-CONTROL-8 = Celui qui n’a plus de présence à terre mais encore de l’influence garde la rune jusqu’à ce qu’elle soit volée (V-VARIANT-6).
V-CONTROL-9 = Un exemple : vous accostez et déployez 3 Colons sur une île que Rouge tient avec un Temple et un Colon. Vos Colons retirent ce Colon. Vous avez 3, plus 2 pour le Drakkar, soit 5 ; Rouge a 4 pour le Temple : vous volez la rune, et la Fureur de son dieu augmente de 1.

## Combats

V-chapter-battle = Combats
V-BATTLE-1 = Si aucun combat n’est en cours, une carte jouée face cachée en commence un. Choisissez la carte Faveur à l’un des bouts des deux rangées ; elle est posée dans l’emplacement à gauche du plateau Ère.
V-BATTLE-2 = Si un combat est en cours, une carte jouée face cachée le rejoint. Celui qui rejoint ne choisit pas de carte Faveur, et personne n’a plus d’une carte dans un combat.
V-BATTLE-3 = Le combat est résolu au début du tour suivant du joueur qui l’a commencé. Si ce joueur n’a plus de tour dans cette ère, il est résolu après le tout dernier tour, avant l’entretien.
V-BATTLE-4 = Toutes les cartes du combat sont retournées face visible, et l’on compare leurs Forces, améliorations comprises. La plus élevée gagne.
V-BATTLE-5 = Si la carte montre un coût en acier, vous devez le payer si vous le pouvez. Celui qui ne peut pas payer ne participe pas au combat : ni victoire, ni Bénédiction, ni Fureur. La carte reste face visible dans la rangée.
V-BATTLE-6 = Le gagnant reçoit les ressources du sac montré sur la carte Faveur et garde la carte face cachée. Lui seul peut la consulter. Un plateau Clan a de la place pour 3 cartes Faveur.
V-BATTLE-7 = Celui qui gagne une quatrième carte Faveur remet une des quatre à l’un des bouts de l’une des rangées (V-VARIANT-11).
V-BATTLE-8 = Chaque perdant peut utiliser la Bénédiction du Valhalla du dieu à qui appartient la rune de sa carte. Puis la Fureur de ce dieu augmente de 1, que la Bénédiction ait été utilisée ou non. Les perdants le font l’un après l’autre, dans le sens horaire à partir du joueur qui a commencé le combat.
V-BATTLE-9 = S’il y a égalité pour la Force la plus élevée, personne ne gagne. La carte Faveur retourne à sa place, et tous ceux qui ont participé sont perdants.
V-BATTLE-10 = Celui qui n’a personne à combattre affronte les Envahisseurs : la carte Viking du dessus est révélée et posée sur la pile des Envahisseurs, où elle reste toute la partie.
V-BATTLE-11 = Les Envahisseurs paient toujours l’acier. Pour leurs améliorations, chaque carte précédente de leur pile compte comme une rune de la sorte demandée, et une amélioration par une ressource compte 1 par carte de leur pile, la nouvelle comprise.
V-BATTLE-12 = Si les Envahisseurs gagnent, la carte Faveur retourne à sa place, et vous êtes perdant : vous pouvez utiliser la Bénédiction, et la Fureur de votre dieu augmente de 1.
V-BATTLE-13 = Si vous battez les Envahisseurs, vous prenez la carte Faveur, et la Fureur du dieu de la carte des Envahisseurs augmente de 1. Les Envahisseurs n’utilisent pas de Bénédiction.
V-BATTLE-14 = À égalité avec les Envahisseurs, les deux perdent : la carte Faveur retourne à sa place, vous pouvez utiliser la Bénédiction, et la Fureur des deux dieux augmente de 1.
V-BATTLE-15 = Les cartes qui ont combattu restent face visible dans leurs rangées jusqu’à l’entretien, et leurs runes sont actives.
V-BATTLE-16 = Si un seul des combattants peut payer, il affronte les Envahisseurs (V-VARIANT-7). Si personne ne le peut, la carte Faveur retourne à sa place.
V-BATTLE-17 = Il n’y a jamais plus d’un combat en cours. S’il n’y a plus de carte Faveur dans les rangées, on ne peut pas en commencer.

## Bénédictions du Valhalla

V-chapter-boon = Bénédictions du Valhalla
V-BOON-1 = Odin : piochez et remplacez (V-RUNE-3), puis Récoltez 1.
V-BOON-2 = Thor : Pourfendez un Colon (V-RUNE-2) sur une île où vous avez une unité.
V-BOON-3 = Frigg : Récoltez 2.
V-BOON-4 = Freya : déployez sans payer 1 Colon sur une île où l’un de vos Drakkars est à quai.
V-BOON-5 = Loki : Échangez jusqu’à 3 (V-RUNE-6), puis réduisez de 1 la Fureur d’un autre dieu.
V-BOON-6 = Tyr : gagnez 3 aciers.
V-BOON-7 = Heimdall : Explorez 2.
V-BOON-8 = Baldr : Récoltez 3, d’une seule sorte.
V-BOON-9 = Njord : Naviguez 3, en déployant au plus 1 Colon.
V-BOON-10 = Hel : reprenez un de vos Colons sur votre plateau Clan. Si vous le faites, Récoltez 3.
V-BOON-11 = Skadi : Pourfendez un Colon (V-RUNE-2) ou déplacez un Géant (V-NEWCARD-8).
V-BOON-12 = Ullr : construisez un Drakkar (V-BUILD-2) pour 2 bois au lieu de son coût.
V-BOON-13 = La Bénédiction d’un dieu est imprimée sur son plateau ; V-BOON-1 à V-BOON-12 sont celles des données de remplacement. Une Bénédiction s’utilise une seule fois, aussitôt, dans la mesure où l’on veut, et ses nombres ne sont pas améliorés.

## Fureur des dieux

V-chapter-fury = Fureur des dieux
V-FURY-1 = La Fureur d’un dieu va de 0 à 20. Au-delà de 20, le marqueur est retourné sur sa face 20+ et recommence à la première case : 21. La Fureur n’est jamais inférieure à 0.
V-FURY-2 = La Fureur ne décide que de l’ordre des dieux au décompte (V-SCORE-1). Par elle-même, elle ne donne de points à personne.

## Entretien

V-chapter-cleanup = Entretien
V-CLEANUP-1 = Quand toutes les mains sont vides et que le dernier combat est résolu, l’ère se termine par l’entretien.
V-CLEANUP-2 = Toutes les cartes des rangées des joueurs sont défaussées.
V-CLEANUP-3 = Les cartes des Envahisseurs restent, si bien qu’ils deviennent plus forts au cours de la partie.
V-CLEANUP-4 = Le Corbeau passe à l’ère suivante.
V-CLEANUP-5 = Le marqueur Chef va au joueur qui contrôle le plus d’îles. En cas d’égalité, il va à celui des joueurs à égalité qui était le dernier dans l’ordre du tour de l’ère qui s’achève.
V-CLEANUP-6 = Après la troisième ère, il n’y en a pas d’autre : le décompte suit (V-SCORE-1).

## Décompte

V-chapter-score = Décompte
V-SCORE-1 = À la fin, les trois dieux sont classés selon leur Fureur, le plus furieux en tête. Plus un dieu est haut, plus sa rune vaut de points. Les valeurs sont imprimées sur le plateau de score.
V-SCORE-2 = Chaque rune d’île que vous contrôlez rapporte selon le rang de son dieu : dans nos données, 6 points pour le premier dieu, 4 pour le deuxième et 2 pour le troisième. Le 6 est connu, les autres sont des valeurs de remplacement.
V-SCORE-3 = Les cartes Faveur sont révélées, et chaque rune des vôtres rapporte selon le rang de son dieu ; dans les données de remplacement, 3, 2 ou 1 points.
V-SCORE-4 = Les dieux à égalité de Fureur partagent la plus basse des valeurs qu’ils prendraient. Si les deux premiers sont à égalité, ils comptent tous deux comme deuxièmes et le dernier comme troisième ; si les deux derniers le sont, ils comptent tous deux comme troisièmes ; si tous le sont, tous comptent comme troisièmes.
V-SCORE-5 = Avec Ragnarök, chaque joueur ajoute les points au dos des Géants qu’il a terrassés.
V-SCORE-6 = Le joueur qui a le plus de points l’emporte.
V-SCORE-7 = En cas d’égalité, c’est celui des joueurs à égalité qui a le plus de runes d’île qui l’emporte ; puis le plus de cartes Faveur ; puis le plus de Temples construits ; puis le plus de Drakkars construits ; puis le plus de ressources au total.

## Ragnarök : mise en place

V-chapter-rag = Ragnarök : mise en place
V-RAG-1 = Avec l’extension Ragnarök (option ragnarok=true), la mise en place est la même, mais sur le plateau Océan du Nord Mordant au lieu de celui du jeu de base, là encore du côté prévu pour le nombre de joueurs.
V-RAG-2 = Chaque joueur prend aussi un plateau Valkyrie, le pose à côté de son plateau Clan et place 3 Valkyries de sa couleur sur ses emplacements, une sur chacun.
V-RAG-3 = Les Géants sont mélangés sans que l’on regarde les points à leur dos, et l’on en place un dans chaque région, ses points cachés. Les Géants en trop retournent dans la boîte, sans être vus eux non plus.
V-RAG-4 = Les 6 cartes Valkyrie et les 6 cartes Einherjar sont mélangées au paquet Viking.
V-RAG-5 = Les 6 plateaux Dieu de Ragnarök sont mélangés à ceux du jeu de base avant que l’on en tire trois.
V-RAG-6 = Deux actions s’ajoutent à celles du jeu de base : terrasser un Géant (V-GIANT-1) et déployer une Valkyrie (V-VALKYRIE-1).
V-RAG-7 = L’extension contient un plateau Océan recto verso, 12 Valkyries (3 dans chacune des 4 couleurs), 4 plateaux Valkyrie avec 4 plateaux Ennemi au dos, 6 cartes Valkyrie, 6 cartes Einherjar, 9 Géants et 6 plateaux Dieu.
V-RAG-8 = L’histoire : la fin du monde est là. La mer du Nord Mordant a gelé, et les Géants venus de Jötunheim ravagent les îles runiques. Les dieux perdent leur pouvoir et enragent. Dans un dernier sursaut, ils envoient leurs guerrières ailées, les Valkyries d’Asgard, aider les mortels que sont les Vikings contre les Géants. Tout vrai Viking le sait : mourir en abattant un Géant fait honneur au clan.

## Ragnarök : régions

V-chapter-region = Ragnarök : régions
V-REGION-1 = Certaines îles sont partagées en régions par des frontières. Sauf règle contraire, chaque région est une île à elle seule, avec sa propre rune, et l’influence se compte dans chaque région séparément. Une île sans frontière est une seule région.
V-REGION-2 = Explorer avec un Colon ou avec un Temple permet aussi de passer une frontière vers la région adjacente.
V-REGION-3 = Là où une frontière rejoint le rivage, il peut y avoir un quai. Celui qui y accoste peut déployer des Colons dans l’une des deux régions ou dans les deux, comme le montrent les flèches du quai.
V-REGION-4 = À un tel quai frontalier aussi, les Colons déployés dans les deux régions ensemble ne dépassent pas le nombre de l’action Naviguer.
V-REGION-5 = Un Drakkar à un quai frontalier a 2 influences dans chacune des deux régions.

## Ragnarök : Géants

V-chapter-giant = Ragnarök : Géants
V-GIANT-1 = À votre tour, pendant la phase d’actions, vous pouvez jouer votre carte face visible pour terrasser un Géant, au lieu de la jouer pour un combat ou pour ses actions.
V-GIANT-2 = Pour cela, au moins 1 de vos Valkyries et 3 de vos Colons doivent se trouver dans une même région avec le Géant. Le plateau Valkyrie le rappelle à sa droite.
V-GIANT-3 = Celui qui déclare terrasser doit terrasser : on ne peut ni le déclarer là où ce n’est pas possible, ni y renoncer ensuite.
V-GIANT-4 = La Force de la carte ne compte pas quand on terrasse.
V-GIANT-5 = Vous sacrifiez les 3 Colons, qui retournent sur votre plateau Clan. La Valkyrie reste sur place.
V-GIANT-6 = Vous prenez le Géant et le posez à côté de votre plateau Clan. Vous pouvez consulter à tout moment les points de vos Géants ; ils restent secrets jusqu’au décompte final.
V-GIANT-7 = Le nombre de Géants qu’un joueur peut terrasser n’est pas limité.
V-GIANT-8 = En hommage, la Fureur du dieu à qui appartient la rune de la carte jouée augmente de 1. Vous ne gagnez pas de Bénédiction.
V-GIANT-9 = Avec une carte Valkyrie, comme il est imprimé au bas de sa partie Combat, il ne faut pas de Valkyrie dans la région : la carte en tient lieu.
V-GIANT-10 = Avec une carte Einherjar, comme il y est imprimé aussi, 2 Colons dans la région suffisent, et seuls 2 sont sacrifiés.
V-GIANT-11 = Tant qu’un Géant se trouve dans une région, personne ne peut y construire un Temple, y Explorer avec un Temple ni y faire transporter un Temple par une Valkyrie, comme le montre le plateau Valkyrie.
V-GIANT-12 = Un Temple qui se dresse déjà dans une région où arrive un Géant peut y rester.
V-GIANT-13 = L’entretien a une étape de plus : pour chaque Géant qui occupe une région, la Fureur du dieu à qui appartient la rune de cette région baisse de 1, jamais au-dessous de 0 (V-VARIANT-1). Un Géant dans une région de Fehu réduit de 1 la Fureur du dieu de Fehu.

## Ragnarök : Valkyries

V-chapter-valkyrie = Ragnarök : Valkyries
V-VALKYRIE-1 = Si vous perdez un combat et utilisez la Bénédiction du Valhalla, vous pouvez aussi déployer la Valkyrie de ce dieu : prenez-la de votre plateau Valkyrie et placez-la dans la région de votre choix.
V-VALKYRIE-2 = Vos trois Valkyries appartiennent chacune à une rune. La rune active de votre carte qui a perdu le combat dit laquelle vient. Si elle a déjà été déployée, aucune autre ne vient à sa place.
V-VALKYRIE-3 = Sauf ce que disent les règles suivantes, les Valkyries sont comme des Colons. Chacune a 2 influences et est une unité terrestre : elle compte comme présence à terre.
V-VALKYRIE-4 = Si vous déployez ou déplacez une Valkyrie dans une région et que vous y avez alors plus d’influence que le joueur qui la contrôle, vous en prenez aussitôt le contrôle.
V-VALKYRIE-5 = Naviguer ne déploie jamais de Valkyrie ; seule une Bénédiction du Valhalla le fait.
V-VALKYRIE-6 = Pour Attaquer des Colons, une Valkyrie n’est pas comptée parmi vos Colons de la région, sauf si elle en transporte un (V-RULING-1).
V-VALKYRIE-7 = Une Valkyrie n’est jamais retirée, ni par Pourfendre un Colon ni par Attaquer des Colons.
V-VALKYRIE-8 = Quand on terrasse, des Colons ne peuvent pas remplacer la Valkyrie, ni une Valkyrie un Colon.
V-VALKYRIE-9 = Un pas de l’action Explorer peut être fait par une Valkyrie au lieu d’un Colon : elle vole vers une région adjacente.
V-VALKYRIE-10 = Ou bien vous payez 1 nourriture, et la Valkyrie emporte un de vos Colons, de la région qu’elle quitte à celle où elle arrive.
V-VALKYRIE-11 = Ou bien vous payez 3 aciers, et la Valkyrie emporte un de vos Temples de la même façon.
V-VALKYRIE-12 = En un vol, une seule de ces choses est possible : personne ne peut payer 1 nourriture et 3 aciers pour emporter les deux à la fois.
V-VALKYRIE-13 = À chaque récolte, vous gagnez aussi le bonus de chaque Valkyrie que vous avez déployée, imprimé sur son emplacement ; dans les données de remplacement, 1 nourriture pour Fehu, 1 acier pour Hagalaz et 1 bois pour Pertho.
V-VALKYRIE-14 = L’histoire : seuls les clans les plus fidèles aux dieux ont l’honneur de recevoir ces guerrières. Elles aident à terrasser des Géants et à conquérir des îles, et leurs ailes puissantes portent des Colons et même des Temples vers les îles adjacentes.

## Ragnarök : nouvelles cartes

V-chapter-newcard = Ragnarök : nouvelles cartes
V-NEWCARD-1 = Au combat, la Force d’une carte Valkyrie est le nombre qui y est imprimé, 4 dans nos données, multiplié par vos Valkyries déployées sur le plateau Océan.
V-NEWCARD-2 = Au combat, la Force d’une carte Einherjar est le nombre qui y est imprimé, 4 dans nos données, multiplié par les Géants que vous avez terrassés.
V-NEWCARD-3 = Chaque carte Valkyrie a une rune Joker, qui tient lieu de n’importe quelle rune de votre choix. Elle peut améliorer une action.
V-NEWCARD-4 = Si une carte Valkyrie perd un combat, son propriétaire choisit la rune : elle décide de quel dieu la Bénédiction peut être utilisée et de quel dieu la Fureur augmente. Ce doit être la même pour les deux.
V-NEWCARD-5 = Les cartes Valkyrie et Einherjar peuvent être jouées face visible pour leur action Jarl, leur action Rune ou les deux. Au lieu de runes, elles demandent une condition (V-VARIANT-2).
V-NEWCARD-6 = La condition d’une carte Einherjar est que vous ayez terrassé au moins 1 Géant.
V-NEWCARD-7 = La condition d’une carte Valkyrie est que vous ayez déployé 1 ou 2 Valkyries sur le plateau Océan, comme il est imprimé sur la carte.
V-NEWCARD-8 = Nouvelle action Rune : déplacez un Géant vers une région adjacente, par un transbordeur ou par une frontière, s’il n’y a pas encore de Géant. Une région n’en a jamais plus d’un.
V-NEWCARD-9 = Un Géant peut être déplacé vers une région où il y a des Temples. Ils ne sont pas retirés.
V-NEWCARD-10 = Nouvelle action Rune : pillez un village dans une région où vous avez au moins une unité, sans payer l’acier (V-VARIANT-8).

## Deux joueurs

V-chapter-two = Deux joueurs
V-TWO-1 = À deux joueurs, un troisième clan, l’ennemi, tient les trois îles extérieures, celles qui touchent le bord du plateau Océan. Sur chacune se trouvent 1 Temple et 2 Colons des deux couleurs inutilisées. L’ennemi n’agit jamais.
V-TWO-2 = Pendant le draft, on distribue face cachée une main de plus pour l’ennemi, avec une carte de moins que les joueurs. Elle circule avec les autres et se trouve entre les deux joueurs, à gauche du Chef.
V-TWO-3 = Un exemple avec 4 cartes, passées à gauche : le Chef en garde 1, en passe 3 à l’ennemi et en reçoit 3 de l’autre joueur, qui reçoit les 3 de l’ennemi. Quand on passe à droite, tout va dans l’autre sens.
V-TWO-4 = Après chaque passage, la main de l’ennemi est mélangée et l’une de ses cartes défaussée sans être vue, si bien qu’elle a de nouveau une carte de moins. Sa dernière carte est défaussée aussi.
V-TWO-5 = Avec Ragnarök, les trois îles extérieures sont les trois régions marquées pour le jeu en solitaire (V-SOLORAG-3). Les Temples de l’ennemi y sont placés malgré les Géants.
V-TWO-6 = L’ennemi contrôle ces îles, mais les jetons Rune y restent, et aucune Fureur n’augmente pour lui.
V-TWO-7 = Les Colons de l’ennemi qui sont retirés vont dans la boîte.
V-TWO-8 = Pour prendre une telle rune, il vous faut plus d’influence que l’ennemi n’en a sur l’île, 6 au début, et une présence à terre.
V-TWO-9 = L’ennemi ne compte pour rien d’autre : il ne livre pas de combats, n’a pas de rangée, ne peut pas recevoir le marqueur Chef et n’est pas décompté.

## En solitaire

V-chapter-solo = En solitaire
V-SOLO-1 = Seul, vous jouez contre un ennemi qui agit de lui-même, sur le côté du plateau Océan pour un à trois joueurs. Il a les pièces de deux couleurs, autant que le dit son plateau : au plus 12 Colons, 4 Temples et 8 Drakkars, dont le Drakkar Solitaire.
V-SOLO-2 = Choisissez un plateau Ennemi (option enemy_mat). Il a trois pistes de 0 à 7, de haut en bas bois, nourriture et acier, avec les marqueurs sur 0 et des icônes sur certaines cases, une valeur pour le Drakkar Solitaire et une action pour chaque rune.
V-SOLO-3 = Une des trois îles extérieures est tirée au sort, et le Drakkar Solitaire commence à son quai cerclé.
V-SOLO-4 = Pendant le draft, une main que personne ne joue s’échange avec la vôtre ; elle est distribuée et perd des cartes comme celle de l’ennemi à deux joueurs (V-TWO-2, V-TWO-4).
V-SOLO-5 = Vous jouez le premier tour de chaque ère. Après chacun de vos tours, l’ennemi en joue un, jusqu’à ce que votre main soit vide et que l’ennemi ait joué son dernier tour.
V-SOLO-6 = À son tour, l’ennemi pose la carte du dessus du paquet face visible dans sa rangée Jarl et effectue, dans cet ordre : l’action Jarl ; l’action Rune, si ses runes suffisent ; ses dédicaces de villages (V-SOLO-15) ; ses actions Ressource (V-SOLO-22). Il fait tout ce qu’il peut.
V-SOLO-7 = Les runes de l’ennemi sont celles des îles qu’il contrôle et de toutes les cartes de sa rangée Jarl et de sa rangée Combat.
V-SOLO-8 = Une action Rune de l’ennemi autre que Naviguer, Explorer, Récolter et Construire est remplacée par l’action que son plateau donne pour la rune de la carte.
V-SOLO-9 = L’ennemi ne paie rien pour ce qu’il fait. Une amélioration par des runes compte ses runes, une amélioration par une ressource la place de son marqueur sur cette piste.
V-SOLO-10 = Quand l’ennemi Navigue, seul le Drakkar Solitaire se déplace : de quai en quai, le long du rivage jusqu’au quai suivant de son île ou par le transbordeur de son quai. Il n’est jamais dans un fjord.
V-SOLO-11 = Sa cible est l’île la plus proche qui a la rune de la carte ; s’il s’y trouve déjà, l’autre île qui a cette rune. En cas d’égalité, c’est celle où l’ennemi a le moins d’influence, puis vous choisissez.
V-SOLO-12 = Il avance d’autant de quais que le nombre de l’action Naviguer et la valeur pour le Drakkar Solitaire réunis, et s’arrête dès qu’il est à sa cible. Avec Naviguer 3 et un plateau de valeur 2, il avance de 5 quais au plus.
V-SOLO-13 = À chaque quai où il passe ou s’arrête, votre Drakkar est repoussé dans un fjord adjacent de votre choix, et un village est pillé sans frais. Les autres Drakkars de l’ennemi restent, et le Drakkar Solitaire peut partager leur quai.
V-SOLO-14 = Là où il s’arrête, l’ennemi déploie autant de Colons que le dit le nombre de l’action Naviguer, sans la valeur pour le Drakkar Solitaire. Si ses plateaux en ont trop peu, il prend les autres sur son île qui a le plus de Colons, autre que celle où il déploie ; en cas d’égalité, sur celle où vous avez le moins d’influence, puis vous choisissez.
V-SOLO-15 = L’ennemi dédie chaque village qu’il pille à l’action du plateau Ère qui a le moins de villages, la plus haute en cas d’égalité, et effectue cette action. Quand toutes les quatre en ont 2, il continue à piller, mais les villages vont dans la boîte.
V-SOLO-16 = Quand l’ennemi Récolte, ses marqueurs avancent d’une case à la fois, de la piste du haut vers le bas puis de nouveau du haut, autant de fois que le dit le nombre. Chaque emplacement de Drakkar vide fait ensuite avancer la nourriture d’une case, et chaque emplacement de Temple vide tous les marqueurs d’une case. L’emplacement du Drakkar Solitaire ne compte pas.
V-SOLO-17 = Un marqueur au bout de sa piste s’y arrête. À la fin du tour de l’ennemi, il retourne à 0, et vous perdez 1 de cette ressource, si vous en avez.
V-SOLO-18 = Quand l’ennemi Explore, il fait autant de pas que le dit le nombre. À chaque pas, un Colon quitte son île qui a le plus de Colons (en cas d’égalité, comme en V-SOLO-14) pour l’île adjacente, parmi celles qu’il ne contrôle pas, où il lui manque le moins pour avoir le plus d’influence ; en cas d’égalité, pour celle où il a le moins d’influence, puis vous choisissez.
V-SOLO-19 = Quand l’ennemi Construit, il place un Drakkar (V-SOLO-27), ou un Temple s’il n’a plus de Drakkar (V-SOLO-28).
V-SOLO-20 = Là où une règle laisse quelqu’un choisir pour l’ennemi, c’est vous qui choisissez.
V-SOLO-21 = L’ennemi attaque des Colons, prend et vole des runes et augmente la Fureur selon les mêmes règles qu’un joueur. Le Drakkar Solitaire a l’influence d’un Drakkar à quai.
V-SOLO-22 = Actions Ressource : pour chaque icône qu’un marqueur a atteinte ou dépassée, l’ennemi fait ce qu’elle montre. S’il y en a plusieurs, on va de la piste du haut à celle du bas, et sur chacune de gauche à droite.
V-SOLO-23 = Icône Fureur : la Fureur augmente de 1 pour le dieu dont l’ennemi contrôle le plus de runes ; en cas d’égalité, pour tous ces dieux. S’il n’en contrôle aucune, il ne se passe rien.
V-SOLO-24 = Icône Poursuite : le Drakkar Solitaire va au quai de votre Drakkar à quai le plus proche, qui est repoussé dans un fjord adjacent de votre choix.
V-SOLO-25 = Icône Transbordeur : le Drakkar Solitaire prend le transbordeur de son quai et pille le village de l’autre côté, s’il y en a un.
V-SOLO-26 = Icône Colon : l’ennemi pose 1 Colon sur l’île du Drakkar Solitaire.
V-SOLO-27 = Icône Drakkar : l’ennemi place 1 Drakkar au quai du Drakkar Solitaire ; s’il y a déjà un Drakkar, au prochain quai de l’île, dans le sens horaire, où il n’y en a pas. Un rivage qui finit au bord du plateau Océan s’arrête là.
V-SOLO-28 = Icône Temple : l’ennemi place 1 Temple sur l’île où il a le plus de Colons et pas de Temple. Puis la moitié de ses Colons sur cette île, arrondie au supérieur, retourne sur ses plateaux.
V-SOLO-29 = Icône Combat : l’ennemi commence un combat (V-SOLO-31), avec le bonus de Force que montre l’icône.
V-SOLO-30 = Si vous commencez un combat, l’ennemi le rejoint aussitôt : la carte du dessus du paquet est posée face visible dans sa rangée Combat, et le combat est résolu sur-le-champ. Vous n’affrontez jamais les Envahisseurs.
V-SOLO-31 = Si l’ennemi commence un combat, la carte du dessus du paquet est posée face cachée dans sa rangée Combat. Il combat pour une carte de la rangée du haut si le Drakkar Solitaire est à l’une des trois îles du haut, sinon de la rangée du bas, au bout le plus proche du Drakkar Solitaire.
V-SOLO-32 = Au début de votre tour suivant, vous dites si vous rejoignez ce combat. Si oui, vous y jouez votre carte face cachée, et il est résolu aussitôt. Sinon, l’ennemi affronte les Envahisseurs avant que vous ne jouiez votre carte.
V-SOLO-33 = Si l’ennemi gagne, il prend la carte Faveur et en garde autant qu’il veut ; ses marqueurs avancent des ressources du sac.
V-SOLO-34 = Si l’ennemi perd ou s’il y a égalité, il effectue, au lieu d’une Bénédiction, l’action que son plateau donne pour la rune de sa carte. Puis la Fureur du dieu de cette rune augmente de 1.
V-SOLO-35 = À l’entretien, les cartes des deux rangées de l’ennemi sont défaussées. Le marqueur Chef ne sert pas.
V-SOLO-36 = L’ennemi est décompté comme un joueur. Vous ne gagnez que si vous avez plus de points que lui.

## En solitaire avec Ragnarök

V-chapter-solorag = En solitaire avec Ragnarök
V-SOLORAG-1 = Au dos des plateaux Valkyrie se trouvent 4 plateaux Ennemi. Ceux du jeu de base peuvent servir avec Ragnarök, mais l’un des nouveaux est recommandé. Les nouveaux sont faits pour l’extension et ne sont pas destinés aux parties sans elle.
V-SOLORAG-2 = L’ennemi reçoit un plateau Valkyrie, face Valkyrie visible, et 6 Valkyries, 3 de chacune de ses couleurs, empilées par deux sur chaque emplacement.
V-SOLORAG-3 = Le plateau Océan du Nord Mordant est posé du côté pour un à trois joueurs. L’ennemi commence dans l’une des trois régions marquées pour lui, tirée au sort, avec le Drakkar Solitaire au quai cerclé de cette région.
V-SOLORAG-4 = Si le Drakkar Solitaire Navigue jusqu’à un quai frontalier et déploie des Colons, il se tourne toujours vers la région qui a la rune de la carte.
V-SOLORAG-5 = Pour toute autre action où l’ennemi doit choisir entre des régions, comptez les cartes qu’il a jouées, dans sa rangée Jarl et sa rangée Combat, même face cachée. Si le nombre est impair, il se tourne vers la région la plus à l’ouest, s’il est pair, vers la plus à l’est. Avec 4 cartes, il se tourne vers l’est.
V-SOLORAG-6 = Quand l’ennemi devrait placer un Temple et qu’un Géant se trouve dans la région du Drakkar Solitaire, il terrasse ce Géant au lieu de placer le Temple.
V-SOLORAG-7 = Quand l’ennemi déploie une Valkyrie dans une région où se trouve un Géant, il le terrasse.
V-SOLORAG-8 = Dans les deux cas, tous les Colons de l’ennemi dans cette région retournent sur ses plateaux Clan. Il n’a pas besoin d’en avoir.
V-SOLORAG-9 = Le Géant terrassé est posé à côté des plateaux Clan de l’ennemi. Ses points ne sont pas révélés avant le décompte final.
V-SOLORAG-10 = Puis la Fureur du dieu à qui appartient la rune de la carte actuelle de l’ennemi augmente de 1.
V-SOLORAG-11 = L’ennemi déploie une Valkyrie quand il perd un combat et qu’il reste sur son plateau une Valkyrie de la rune active de sa carte. Elle est placée dans la région du Drakkar Solitaire.
V-SOLORAG-12 = Une Valkyrie de l’ennemi ne se déplace plus jamais.
V-SOLORAG-13 = L’ennemi a au plus 1 Valkyrie par région. S’il y en a déjà une, la nouvelle ne peut pas être déployée.
V-SOLORAG-14 = Quand les deux Valkyries d’un emplacement ont été déployées, si bien qu’il est vide, l’ennemi gagne aussi le bonus de cet emplacement à chaque récolte.
V-SOLORAG-15 = L’ennemi traite les cartes Valkyrie et Einherjar comme des cartes Viking ordinaires. Leur pouvoir de terrasser un Géant est ignoré.
V-SOLORAG-16 = Les actions Rune qui déplacent un Géant ou pillent un village sont remplacées par une action du plateau Ennemi. Avec une carte Einherjar, c’est l’action de la rune de la carte.
V-SOLORAG-17 = Avec la rune Joker d’une carte Valkyrie, l’ennemi prend la rune de la région du Drakkar Solitaire. Elle décide aussi de sa Bénédiction et du dieu dont la Fureur augmente (V-RULING-16).

## Options

V-chapter-variant = Options
V-VARIANT-1 = Option calm_last (par défaut true) : les Géants apaisent aussi les dieux à l’entretien de la troisième ère, avant le décompte. Avec calm_last=false, ils ne le font qu’après la première et la deuxième ère.
V-VARIANT-2 = Option gate_leader (par défaut false) : la condition des cartes Valkyrie et Einherjar n’est demandée que par leur action Rune. Avec gate_leader=true, leur action Jarl la demande aussi.
V-VARIANT-3 = Option own_rune (par défaut true) : la rune de la carte qui vient d’être jouée compte pour ce que demande sa propre action Rune. Avec own_rune=false, elle ne compte pas.
V-VARIANT-4 = Option favors_up (par défaut true) : les cartes Faveur des rangées sont face visible. Avec favors_up=false, elles sont face cachée, et une carte n’est vue que par celui qui la gagne.
V-VARIANT-5 = Option explore_attacks (par défaut true) : les Colons qui arrivent en Explorant peuvent attaquer (V-SAIL-10). Avec explore_attacks=false, seuls les Colons déployés le peuvent.
V-VARIANT-6 = Option need_boots (par défaut false) : celui qui contrôle une île et n’y a plus de présence à terre garde sa rune tant qu’il lui reste de l’influence. Avec need_boots=true, la rune retourne sur l’île.
V-VARIANT-7 = Option lone_payer (par défaut true) : si un seul combattant peut payer, il compte comme seul et affronte les Envahisseurs. Avec lone_payer=false, il gagne aussitôt.
V-VARIANT-8 = Option docked_is_there (par défaut true) : pour un pillage sans acier, un Drakkar à un quai de la région compte comme une unité qui s’y trouve. Avec docked_is_there=false, seules les unités terrestres comptent.
V-VARIANT-9 = Option joker_is_chosen (par défaut true) : celui qui terrasse un Géant avec une carte Valkyrie choisit le dieu dont la Fureur augmente. Avec joker_is_chosen=false, c’est le dieu de la rune de la région du Géant.
V-VARIANT-10 = Option invaders_stay (par défaut true) : quand les cartes défaussées sont mélangées en un nouveau paquet, les cartes des Envahisseurs restent où elles sont. Avec invaders_stay=false, elles sont mélangées avec les autres, et la pile des Envahisseurs recommence.
V-VARIANT-11 = Option return_up (par défaut true) : une carte Faveur remise par son propriétaire est posée face visible. Avec return_up=false, elle est posée face cachée ; seul celui qui l’a remise la connaît.
V-VARIANT-12 = Option carrier_counts (par défaut false) : une Valkyrie elle-même ne compte jamais pour Attaquer des Colons. Avec carrier_counts=true, elle compte comme un Colon de plus quand elle arrive en transportant un Colon.

## Décisions

V-chapter-ruling = Décisions
V-RULING-1 = Le livret dit qu’une Valkyrie ne compte pas pour Attaquer des Colons, sauf si elle transporte un Colon. Nous le lisons ainsi : le Colon qu’elle transporte compte pour un quand tous deux arrivent, et peut attaquer ; elle-même ne compte jamais (V-VARIANT-12).
V-RULING-2 = Une région où une Valkyrie est déployée ou arrive en volant est vérifiée aussitôt, pour le vol de rune aussi. Partout ailleurs, les runes volées ou perdues sont vérifiées quand une action Jarl, une action Rune, un Géant terrassé, une Bénédiction ou une dédicace est entièrement résolu, et au plus tard à la fin du tour.
V-RULING-3 = Un perdant utilise d’abord la Bénédiction, puis déploie la Valkyrie, puis la Fureur augmente. Cela fait, vient le perdant suivant.
V-RULING-4 = La Force d’une carte Valkyrie ou Einherjar comme Envahisseur est son nombre imprimé multiplié par les cartes précédentes de la même sorte chez les Envahisseurs ; sans aucune, 0. Si une carte Valkyrie perd comme Envahisseur, la Fureur augmente pour le dieu qui en avait le moins quand on a comparé les Forces ; en cas d’égalité, pour celui qui est le plus à gauche.
V-RULING-5 = Une rune Joker de votre rangée sert aussi à ce que demandent d’autres cartes. Elle tient lieu d’une rune, choisie de nouveau chaque fois que l’on compte des runes, et jamais de deux à la fois.
V-RULING-6 = Chaque pas d’une action Explorer peut être celui d’un Colon, d’une Valkyrie seule ou d’une Valkyrie chargée. Chaque vol avec une charge se paie.
V-RULING-7 = Un Temple peut quitter une région où se trouve un Géant. Seuls l’entrée et la construction sont interdites.
V-RULING-8 = Le village d’un quai frontalier appartient aux deux régions, et un transbordeur qui y aboutit mène aux deux.
V-RULING-9 = Un échange donne une sorte de ressource pour une seule autre sorte, jusqu’au nombre, une pour une.
V-RULING-10 = Si deux joueurs ont tous deux plus d’influence que celui qui contrôle l’île, mais autant l’un que l’autre, personne ne vole la rune.
V-RULING-11 = L’emplacement du Drakkar avec lequel un clan commence ne donne pas de bonus de récolte, celui du Drakkar Solitaire non plus.
V-RULING-12 = Celui qui pioche et remplace avec une main vide pioche une carte et la défausse.
V-RULING-13 = Les joueurs encore à égalité après tout cela partagent la victoire.
V-RULING-14 = À deux joueurs, si l’ennemi a de nouveau le plus d’influence sur une île qu’un joueur lui a prise, la rune retourne sur l’île et aucune Fureur ne change. Ses Colons peuvent être attaqués et pourfendus comme d’autres, ce qui réduit l’influence à dépasser.
V-RULING-15 = Les plateaux Ennemi du jeu de base peuvent être choisis avec Ragnarök. Ceux de Ragnarök ne peuvent pas l’être sans l’extension, car son livret le déconseille.
V-RULING-16 = Quand l’ennemi d’un joueur seul perd un combat, sa Valkyrie arrive d’abord, puis il effectue l’action de son plateau, puis la Fureur augmente. Ce que le livret appelle la Bénédiction pour un Joker est cette action du plateau.
V-RULING-17 = S’il n’y a pas de Géant dans la région du Drakkar Solitaire mais qu’il y en a un dans celle où l’ennemi devrait placer un Temple, il prend, selon la même règle, la région suivante sans Géant ; s’il n’y en a pas, il ne se passe rien. Terrasser remplace le Temple dans les actions Ressource comme dans Construire.
V-RULING-18 = Si aucune des deux régions d’un quai frontalier n’a la rune de la carte, l’ennemi déploie selon pair et impair (V-SOLORAG-5). Il déploie là où il s’arrête, qu’il ait atteint sa cible ou non. Un Drakkar à un quai frontalier a atteint les deux régions ; laquelle il considère, V-RULING-54 le dit.
V-RULING-19 = De plusieurs chemins également courts, le Drakkar Solitaire prend celui qui passe par le plus de villages ; en cas d’égalité, vous choisissez.
V-RULING-20 = Les conditions des cartes Valkyrie et Einherjar ne lient pas l’ennemi. Pour leur action Rune, il ne lui faut que la rune de la carte, qu’il a en la jouant.
V-RULING-21 = L’ouest et l’est, le haut et le bas se lisent à la place de la région dans les données du plateau Océan : plus à gauche, c’est plus à l’ouest, et les îles du haut sont celles au-dessus du milieu.
V-RULING-22 = Aucun Drakkar ne peut accoster là où se trouve un Drakkar de son propre clan, et aucun des vôtres là où se trouve le Drakkar Solitaire.
V-RULING-23 = Les Colons qui descendent à terre dans une région quand un Drakkar accoste viennent ensemble et attaquent une seule fois. À un quai frontalier, vous pouvez déployer dans une région puis dans l’autre, et chacune est attaquée séparément.
V-RULING-24 = On vérifie si les runes suffisent pour l’action Rune quand l’action Jarl est entièrement résolue : les runes qu’elle a fait gagner ou perdre comptent déjà.
V-RULING-25 = Chaque récolte rapporte le bonus, y compris celle d’une action Rune, d’une dédicace ou d’une Bénédiction. Le mélange compte le nombre entier de l’action, dans la mesure de la place.
V-RULING-26 = Reprendre des Colons ne vous coûte aucune rune sur-le-champ. Leurs îles sont vérifiées avec toutes les autres quand l’action suivante est entièrement résolue, et au plus tard à la fin du tour.
V-RULING-27 = Une rune posée sur son île est prise aussitôt par celui qui a maintenant le plus d’influence et une présence à terre, même au tour d’un autre, par exemple parce que le Colon d’un tiers a été retiré.
V-RULING-28 = Pour entrer dans un combat, il faut un combat en cours où vous n’avez pas encore de carte ; on n’en commence jamais un ainsi. La carte ne compte plus comme rune jusqu’à ce qu’elle soit retournée, mais tout le monde la connaît.
V-RULING-29 = Dans un combat, tous les coûts en acier sont payés d’abord, dans le sens horaire à partir du joueur qui l’a commencé ; puis on compte les Forces.
V-RULING-30 = Une carte Faveur que personne ne gagne retourne au bout de la rangée d’où elle vient. Dans une rangée d’une seule carte, les deux bouts sont cette carte.
V-RULING-31 = Celui qui gagne une quatrième carte Faveur gagne d’abord son sac, puis remet l’une des quatre, la nouvelle comprise.
V-RULING-32 = La Fureur d’un dieu ne dépasse jamais 40, la dernière case de la face 20+.
V-RULING-33 = Si le paquet et les cartes défaussées sont tous deux épuisés, aucune carte n’est piochée. Un combattant seul pour qui il ne reste pas de carte d’Envahisseurs gagne.
V-RULING-34 = Un Drakkar construit ou repoussé n’a pas accosté : il ne déploie ni ne pille.
V-RULING-35 = Une Valkyrie ne suffit ni pour construire un Drakkar ni pour construire un Temple : les deux demandent ce que disent V-BUILD-2 et V-BUILD-3.
V-RULING-36 = Deux Temples d’un même clan ne sont jamais sur la même île, de quelque façon qu’ils se déplacent.
V-RULING-37 = On peut déplacer n’importe quel Géant du plateau Océan et piller sans acier n’importe quel village de la région ; les unités des autres n’y changent rien. Un Géant qui se déplace ne nuit à personne.
V-RULING-38 = La carte qui sert à terrasser reste face visible dans la rangée, et sa rune est active. L’action Jarl et l’action Rune de cette carte ne sont pas effectuées.
V-RULING-39 = Le dieu dont Loki réduit la Fureur est, au choix, l’un des deux autres en jeu.
V-RULING-40 = Les Valkyries ne sont jamais reprises sur leur plateau.
V-RULING-41 = Si personne ne contrôle d’île à l’entretien, tous sont à égalité pour le marqueur Chef.
V-RULING-42 = La Bénédiction d’une carte perdante est utilisée avant que la Fureur n’augmente, même si elle change elle-même la Fureur. Un perdant qui ne pourrait utiliser aucune partie de la Bénédiction peut l’utiliser quand même, pour déployer la Valkyrie.
V-RULING-43 = L’ennemi d’un joueur seul dédie les villages de ses actions Jarl et Rune après celles-ci, l’un après l’autre ; un village qu’il pille plus tard dans le tour est dédié aussitôt. Aucune action de l’ennemi n’attend le tour suivant.
V-RULING-44 = Les icônes que les marqueurs de l’ennemi dépassent à un autre moment que son propre tour sont effectuées avec les actions Ressource de son tour suivant. Un marqueur qui retourne à 0 ne dépasse ainsi aucune icône.
V-RULING-45 = Tant que l’ennemi a un combat en cours, d’autres icônes Combat n’ont pas d’effet.
V-RULING-46 = Le bout d’une rangée le plus proche du Drakkar Solitaire est celui de gauche si son île est dans la moitié gauche du plateau Océan, sinon celui de droite. Si la rangée est vide, l’ennemi prend l’autre rangée ; si les deux le sont, il ne commence pas de combat.
V-RULING-47 = Un combat que l’ennemi commence après votre dernière carte de l’ère est livré contre les Envahisseurs avant l’entretien.
V-RULING-48 = Si vous ne pouvez pas payer l’acier dans un combat avec l’ennemi, l’ennemi combat seul (V-VARIANT-7).
V-RULING-49 = Si aucun de vos Drakkars n’est à quai, une icône Poursuite n’a pas d’effet ; entre Drakkars également proches, pair et impair choisissent dans Ragnarök (V-SOLORAG-5), puis vous. Au quai où il arrive, le Drakkar Solitaire pille le village. À un quai dont le transbordeur mène hors du plateau, une icône Transbordeur n’a pas d’effet.
V-RULING-50 = Une icône Temple demande au moins un Colon de l’ennemi sur l’île ; entre îles égales, c’est celle où vous avez le moins d’influence, puis vous choisissez. Ce pour quoi l’ennemi n’a pas de pièce ou pas de place n’a pas lieu ; mais pour terrasser un Géant au lieu de placer un Temple (V-SOLORAG-6), il n’a besoin ni d’un Temple ni d’un Colon.
V-RULING-51 = Les Drakkars de l’ennemi autres que le Drakkar Solitaire peuvent être repoussés comme ceux d’un joueur, dans le fjord que vous choisissez, et y restent.
V-RULING-52 = Ce qui manque à l’ennemi sur une île est votre influence moins la sienne, et un de plus. S’il contrôle toutes les îles adjacentes ou n’a aucun Colon sur le plateau Océan, le pas de son action Explorer n’a pas lieu.
V-RULING-53 = Pour l’ennemi d’un joueur seul, la Force d’une carte Valkyrie est son nombre imprimé multiplié par les Valkyries de l’ennemi sur le plateau Océan, celle d’une carte Einherjar son nombre imprimé multiplié par les Géants que l’ennemi a terrassés.
V-RULING-54 = Quand l’ennemi considère la région du Drakkar Solitaire et que celui-ci est à un quai frontalier, pair et impair décident entre les deux (V-SOLORAG-5).
V-RULING-55 = Ce qui ne fait que rapporter n’est pas demandé : Ramasser et le bonus d’une Récolte sont pris d’office, car ils ne nuisent jamais. On peut renoncer à tout le reste d’une carte ou d’une Bénédiction.

## Valeurs de remplacement

V-chapter-standin = Valeurs de remplacement
V-STANDIN-1 = Nous ne connaissons presque rien de ce qui est imprimé sur le matériel. Sont inventés d’après ce qui est connu toutes les cartes, Bénédictions, plateaux Océan et plateaux Ennemi, les noms de neuf dieux, les coûts, bonus et ressources de départ des plateaux, la longueur des rangées de Faveur, l’acier d’un pillage, les actions du plateau Ère et tous les points sauf les 6 d’une rune du premier dieu. Un pack de données peut les remplacer.
