### La première leçon de Walhalla : que faire à chaque étape, et pourquoi.

walhalla-lesson-board = Dans Walhalla, vous débarquez vos Vikings drakkar après drakkar, au cours de trois attaques. Ce drakkar en porte trois. La place jaune revenait au joueur jaune, qui vient de la prendre ; les deux autres sont à vous, puisque c’est votre tour. Occupez-les toutes les deux.
walhalla-lesson-send = Envoyez maintenant le drakkar. Il glisse aussi loin que possible dans un fjord, et chaque Viking débarquera sur une case voisine de sa propre place ; le bout qui entre en avant décide de qui arrive où. La proue en avant dans le fjord 3, vos deux Vikings trouvent un lieu de culte. Envoyez-l’y.
walhalla-lesson-land-cult = Le Viking le plus proche du plateau débarque en premier, et son propriétaire choisit le côté. Un lieu de culte vous donne aussitôt une carte action. Débarquez sur la presqu’île 2.
walhalla-lesson-land-second = Une carte Blé : vous pourrez la poser à la fin de l’attaque. Le Viking suivant trouve un lieu de culte de l’autre côté, sur la presqu’île 3.
walhalla-lesson-passenger = Le joueur jaune a tiré un drakkar avec une place bleue : elle est à vous, et vous décidez avant que l’on sache où ira le drakkar. Un Viking resté à Midgard ne gagne rien. Montez à bord.
walhalla-lesson-board-again = D’un côté se trouvait déjà l’un de vos Vikings ; le vôtre devait donc débarquer de l’autre : personne n’attaque les siens. Vous avez tiré une carte Attaque. C’est de nouveau votre tour ; le noir ne joue pas, sa place reste vide. Occupez vos deux places.
walhalla-lesson-send-deep = Dans le fjord 2, le drakkar s’arrêtera derrière le précédent. La poupe en avant, vos Vikings arrivent au blé et à une forêt, et vous avez une carte Chasse.
walhalla-lesson-land-wheat = Le blé rapporte 1 point après cette attaque, 2 après la deuxième et 3 après la troisième, et son Viking y reste quand on vide les terres. Prenez le champ de blé de la presqu’île 2.
walhalla-lesson-land-forest = Une forêt rapporte ses points tout de suite. Débarquez dans la forêt de la presqu’île 2.
walhalla-lesson-hunt = Avec une carte Chasse, la forêt rapporte le double. Jouez-la : 4 points au lieu de 2.
walhalla-lesson-board-all = La place colorée de ce drakkar est bleue, et c’est votre tour : les trois places sont à vous. Occupez-les toutes.
walhalla-lesson-send-three = Vers le bout du fjord 3 se trouvent des forêts et du blé. Envoyez-y le drakkar, la poupe en avant.
walhalla-lesson-land-large-forest = La forêt de la presqu’île 3 vaut 3 points. Débarquez-y.
walhalla-lesson-no-hunt = Vous avez des cartes, mais plus de carte Chasse. La question vous est posée quand même, pour ne pas trahir ce que vous avez en main. Continuez sans carte.
walhalla-lesson-land-between = La presqu’île 3 a la plus grande forêt. Mais sur la presqu’île 2, vous partagez la deuxième place avec le jaune ; un Viking de plus vous y laisse seul deuxième, ce qui fait 4 points au lieu de 2 à la fin de l’attaque. Prenez la forêt là-bas.
walhalla-lesson-no-hunt-again = Encore deux points. Continuez sans carte.
walhalla-lesson-land-last = La dernière case avant les pointes est du blé. À la fin de l’attaque, les pointes sont payées : la haute à qui a le plus de Vikings sur la presqu’île, la basse au second. Débarquez sur la presqu’île 3.
walhalla-lesson-win = On vous attaque, et dans Walhalla c’est le défenseur qui décide ! Pour gagner, vous payez un de vos héros, qui passe du Walhalla à Asgard ; l’attaquant devient un héros. Vous voulez garder la presqu’île 3. Gagnez.
walhalla-lesson-lose = Nouvelle attaque, et vous n’avez plus personne au Walhalla pour payer, ni carte Bouclier. Vous perdez donc, mais votre Viking devient un héros, et les héros vous apportent davantage de Vikings avant l’attaque suivante.
walhalla-lesson-board-last = Il vous reste un Viking à Midgard. Placez-le à la poupe.
walhalla-lesson-sell = Votre Midgard est maintenant vide, et c’est alors seulement que vous pouvez vendre : une carte et un point font venir un Viking d’Asgard, qui monte aussitôt à bord. Vendez la carte Forêt.
walhalla-lesson-send-outer = Un fjord extérieur n’a qu’une rive. Dans le fjord 1, un de vos Vikings se retrouve à côté du vôtre, quel que soit le bout qui entre en avant : il ne peut pas débarquer et retourne à Midgard, où il resservira. L’autre arrive à un champ de blé tenu par le jaune. Envoyez le drakkar dans le fjord 1, la proue en avant.
walhalla-lesson-attack-card = C’est le jaune qui déciderait de ce combat, à moins que vous ne jouiez une carte Attaque : alors il n’a plus le choix, et même un bouclier n’y peut rien. Débarquez avec la carte.
walhalla-lesson-passenger-again = Encore une place bleue, et le Viking revenu est prêt. Montez à bord.
walhalla-lesson-lay = Plus personne n’a de Viking à Midgard : l’attaque est terminée. Tous posent maintenant des cartes face cachée, en même temps. Vous tenez trois champs de blé : posez la carte Blé, elle rapporte un point pour chacun.
walhalla-lesson-done = C’est tout. Quand chacun a terminé, les cartes sont révélées ; viennent ensuite les presqu’îles et le blé, puis des Vikings arrivent d’Asgard pour la deuxième attaque. Vous connaissez maintenant toutes les décisions. À partir d’ici, vous jouez librement.
