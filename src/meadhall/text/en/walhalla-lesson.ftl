### The first lesson of Walhalla: what to do at each step, and why.

walhalla-lesson-board = Walhalla is about sending your Vikings ashore, ship by ship, in three attacks. This ship carries three. The yellow place was for the yellow player, who has just taken it; the other two are yours, because it is your turn. Board both.
walhalla-lesson-send = Now send the ship. It slides as deep into a fjord as it can, and each Viking will land on a field beside its own place; which end goes in first decides who comes where. Bow first in fjord 3, both your Vikings find a cult place. Send it there.
walhalla-lesson-land-cult = The Viking nearest the board lands first, and its owner chooses the side. A cult place gives you an action card at once. Land on peninsula 2.
walhalla-lesson-land-second = A Wheat card: you can lay it when the attack is over. The next Viking finds a cult place on the other side, on peninsula 3.
walhalla-lesson-passenger = The yellow player has drawn a ship with a blue place: it is yours, and you decide before anybody knows where the ship will go. A Viking in Midgard wins nothing. Board it.
walhalla-lesson-board-again = Your own Viking stood on one side, so yours had to land on the other: nobody attacks their own. You have drawn an Attack card. It is your turn again; black does not play, so its place stays empty. Board your two.
walhalla-lesson-send-deep = In fjord 2 the ship will lie behind the one before it. Stern first, your Vikings come to wheat and to a forest, and you hold a Hunt card.
walhalla-lesson-land-wheat = Wheat gives 1 point after this attack, 2 after the second and 3 after the third, and its Viking stays when the land is cleared. Take the wheat field on peninsula 2.
walhalla-lesson-land-forest = A forest gives its points at once. Land on the forest of peninsula 2.
walhalla-lesson-hunt = With a Hunt card the forest gives twice its points. Play it: 4 points instead of 2.
walhalla-lesson-board-all = The coloured place of this ship is blue, and it is your turn: all three places are yours. Board them all.
walhalla-lesson-send-three = Near the end of fjord 3 there are forests and wheat. Send the ship there, stern first.
walhalla-lesson-land-large-forest = The forest of peninsula 3 is worth 3 points. Land there.
walhalla-lesson-no-hunt = You hold cards, but no Hunt card any more. You are asked all the same, so that the question does not give away what you hold. Go on without a card.
walhalla-lesson-land-between = Peninsula 3 has the larger forest. But on peninsula 2 you share the second place with yellow; one Viking more makes you second alone, which is 4 points instead of 2 when the attack is over. Take the forest there.
walhalla-lesson-no-hunt-again = Two more points. Go on without a card.
walhalla-lesson-land-last = The last field before the tips is wheat. At the end of the attack the tips are paid out: the high one to whoever has the most on the peninsula, the low one to the second. Land on peninsula 3.
walhalla-lesson-win = You are attacked, and in Walhalla it is the defender who decides! To win you pay one of your heroes, who goes from Walhalla to Asgard; the attacker becomes a hero. You want to keep peninsula 3. Win.
walhalla-lesson-lose = Another attack, and you have nobody left in Walhalla to pay with, nor a Shield card. So you lose, but your Viking becomes a hero, and heroes bring you more Vikings before the next attack.
walhalla-lesson-board-last = You have one Viking left in Midgard. Board it on the stern.
walhalla-lesson-sell = Now your Midgard is empty, and only then may you sell: a card and a point bring a Viking from Asgard, and it boards at once. Sell the Forest card.
walhalla-lesson-send-outer = An outer fjord has only one shore. In fjord 1 one of your Vikings comes to lie beside your own, whichever end goes in first: it cannot land and goes back to Midgard, where you can use it again. The other comes to a wheat field that yellow holds. Send the ship into fjord 1, bow first.
walhalla-lesson-attack-card = Yellow would decide how this fight ends, unless you play an Attack card: then there is no choice, and not even a shield helps. Land with the card.
walhalla-lesson-passenger-again = A blue place once more, and the Viking that came back is ready. Board it.
walhalla-lesson-lay = Nobody has a Viking in Midgard any more, so the attack is over. Now all lay cards face down at the same time. You hold three wheat fields: lay the Wheat card for a point each.
walhalla-lesson-done = That is all. When everybody is done the cards are revealed; then come the peninsulas and the wheat, and Vikings come from Asgard for the second attack. Now you know every kind of decision. From here you play on freely.
