### The numbered rules of Walhalla, in our own words.
### One message per rule; the message id is the rule id. Sources: walhalla/rules.toml.

## General rules

W-chapter-gen = General rules
W-GEN-1 = The game is for three or four players. Your Vikings sail into the fjords and fight for the land, and those who fall find their place in Walhalla. Whoever has the most victory points after the final scoring of the third attack wins.
W-GEN-2 = There are 56 Vikings, 14 of each of four colours. Each Viking in the game is always in one of five places: in Midgard, its owner’s store; aboard a ship; on a field of the land; in Walhalla, among the fallen heroes; or in Asgard, where it waits to be called. No Viking ever leaves the game.
W-GEN-3 = Play goes clockwise. Only the player who is being asked for a decision may answer, and only with one of the choices offered.
W-GEN-4 = Once the final scoring is done the game is over, and no further action is possible.
W-GEN-5 = Secret are the cards in a player’s hand, the order of the draw pile and of the ships, and cards laid face down until they are revealed. Everything else lies open: the land, all Vikings, all points, how many cards each player holds, the discarded cards and which ships are still to come.

## Setting up

W-chapter-setup = Setting up
W-SETUP-1 = The 18 terrain tiles are shuffled. Each has two fields, one at either end. From one edge of the board they build three straight peninsulas of six tiles, so that each peninsula is a row of twelve fields. Between and beside the peninsulas lie four fjords. Either end of a tile may come to lie nearer the board.
W-SETUP-2 = The tips 3, 4 and 5 are shuffled and one is laid at the end of each peninsula; then the tips 6, 7 and 8 are shuffled and one is laid behind each of them. So every peninsula has a low tip for the second place and a high tip for the first.
W-SETUP-3 = Each player has a colour and puts Vikings of it into Midgard: 7 with four players, 9 with three.
W-SETUP-4 = One more Viking of each colour goes from Asgard to Walhalla. The others stay in Asgard: 6 with four players, 4 with three.
W-SETUP-5 = With three players the Vikings of the missing colour stay in the box. The ships of that colour stay in the game.
W-SETUP-6 = The 32 action cards are shuffled into a face-down draw pile, and each player is dealt one in secret: 4 each of forest, wheat, cult, village, hunt, attack and shield, 1 each of peninsula 6, 7 and 8, and 1 Walhalla card.
W-SETUP-7 = The 12 ships, three of each colour, are shuffled and lie face down.
W-SETUP-8 = All players begin with 0 points.
W-SETUP-9 = The start player is drawn at random.

## The attack

W-chapter-attack = The attack
W-ATTACK-1 = A game has three attacks. Each attack consists of turns taken clockwise from its start player, and ends with a scoring.
W-ATTACK-2 = A turn has three phases: the active player draws a ship and Vikings board it; the active player sends the ship into a fjord; the Vikings aboard land.
W-ATTACK-3 = The attack ends when all twelve ships have sailed.
W-ATTACK-4 = The attack also ends when no player has a Viking left in Midgard.

## Boarding

W-chapter-board = Drawing a ship and boarding
W-BOARD-1 = The active player turns up the top ship. It has three places: bow, middle and stern. One of them is coloured and is only for the player of that colour; the other two are only for the active player.
W-BOARD-2 = The owner of the coloured place decides first whether to board with one Viking.
W-BOARD-3 = Then the active player boards with none, one or two Vikings, on whichever of the two places. On a ship of their own colour there are three (W-BOARD-4).
W-BOARD-4 = If the coloured place has the active player’s own colour, all three places are theirs, and they may board with up to three Vikings.
W-BOARD-5 = With three players, the coloured place of a ship of the missing colour stays empty.
W-BOARD-6 = Vikings board from Midgard. Whoever has none there cannot board, except by selling cards (W-SELL-1).

## Sailing

W-chapter-sail = Sending the ship
W-SAIL-1 = The active player sends the ship into any of the four fjords, with either end first.
W-SAIL-2 = The ship slides in until it touches the board or the ship before it. It lies along three rows of fields, one row to each place.
W-SAIL-3 = A fjord can be chosen only if the ship will then lie beside at least one terrain field. Tips are not terrain.
W-SAIL-4 = The ship must be sent.
W-SAIL-5 = Ships stay in their fjords until the attack ends.

## Landing

W-chapter-land = Landing
W-LAND-1 = The Vikings aboard land one after another: first the one nearest the board, then the middle one, then the outermost.
W-LAND-2 = A Viking can land only on the field directly beside its own place, to the left or to the right of the ship; never further on, and never on a tip.
W-LAND-3 = The Viking’s owner chooses the side.
W-LAND-4 = A Viking that can land must land.
W-LAND-5 = Nobody attacks their own Viking. With one’s own Viking on one side and another player’s on the other, one must attack the other player’s; with one’s own on one side and a free field on the other, one must take the free field.
W-LAND-6 = A Viking that can land on neither side leaves the ship and goes back to Midgard.
W-LAND-7 = On a free field the Viking is placed, and the terrain takes effect.

## Fights

W-chapter-fight = Fights
W-FIGHT-1 = A Viking that lands on another player’s Viking attacks it. The defender alone decides whether the fight is lost or won.
W-FIGHT-2 = If the defender loses, the defending Viking goes to Walhalla. The attacking Viking takes the field, and the terrain takes effect.
W-FIGHT-3 = If the defender wins, the defending Viking stays where it is, and the defender pays for the victory by moving one of their own Vikings from Walhalla to Asgard. The attacking Viking goes to Walhalla.
W-FIGHT-4 = A defender who has no Viking in Walhalla cannot win, except with a shield card (W-CARD-4).

## Terrain

W-chapter-terrain = Terrain
W-TERRAIN-1 = Cult place: whoever occupies it draws one action card at once.
W-TERRAIN-2 = Forest: whoever occupies it scores 2 or 3 points at once, as printed on it.
W-TERRAIN-3 = Village: the Viking on it counts 1 or 2 more, as printed, when its peninsula is scored.
W-TERRAIN-4 = Wheat field: it gives points at the end of each attack in which it is held (W-SCORE-7), and the Viking on it stays for the next attack (W-NEXT-2).

## Action cards

W-chapter-card = Action cards
W-CARD-1 = Played cards go face up to the discard pile. When the draw pile is empty, the discarded cards are shuffled into a new one. There is no limit to the cards a player may hold.
W-CARD-2 = Hunt: played when your Viking occupies a forest. The forest gives twice its points, 4 or 6.
W-CARD-3 = Attack: played before your landing Viking attacks another player’s. The defender has no choice and loses.
W-CARD-4 = Shield: played in defence. You win the fight and take no Viking from Walhalla for it; you can play it even if you have none there.
W-CARD-5 = A shield does nothing against an attack card.
W-CARD-6 = At the end of an attack each player may lay any number of forest, wheat, cult, village, peninsula and Walhalla cards face down, all at the same time; then all are revealed together. Hunt, attack and shield cards are played only while Vikings land.
W-CARD-7 = Forest, wheat, cult and village card: 1 point for each field of that kind you hold.
W-CARD-8 = Peninsula card 6, 7 or 8: it counts as two more Vikings of yours on the peninsula with that tip.
W-CARD-9 = Walhalla card: it counts as two more Vikings of yours in Walhalla when the places for the supply are compared, but not when heroes leave Walhalla.

## Selling cards

W-chapter-sell = Selling action cards
W-SELL-1 = A player who wants to board, on their own ship or as a passenger, and has no Viking in Midgard may bring Vikings there from Asgard: for each of them the player discards one action card and goes back one point.

## Scoring an attack

W-chapter-score = The end of an attack
W-SCORE-1 = At the end of an attack the cards laid face down are revealed and the bonus cards are scored; then the peninsulas are scored, then the wheat.
W-SCORE-2 = Each peninsula is scored by itself. Your total there is the number of your Vikings on it, plus what your villages add, plus two for a peninsula card with its number.
W-SCORE-3 = The highest total gets the points of the high tip: 6, 7 or 8.
W-SCORE-4 = The second highest total gets the points of the low tip: 3, 4 or 5.
W-SCORE-5 = If there is a tie for the first place, both tips are added and divided among the tied players, rounded up. There is then no second place. With the tips 3 and 8, two tied players score 6 each.
W-SCORE-6 = If there is a tie for the second place, the low tip is divided among the tied players, rounded up. With the low tip 5, two tied players score 3 each.
W-SCORE-7 = Each wheat field you hold gives 1 point after the first attack, 2 after the second and 3 after the third.

## The next attack

W-chapter-next = Preparing the next attack
W-NEXT-1 = After the first and the second attack, all Vikings on villages, forests and cult places go to Asgard.
W-NEXT-2 = Vikings on wheat fields stay where they are.
W-NEXT-3 = All ships are taken out of the fjords and shuffled again.
W-NEXT-4 = The left neighbour of the last attack’s start player begins the next attack.
W-NEXT-5 = Supply: the players are ranked by their Vikings in Walhalla, the most first. Each moves the number of their place from Asgard to Midgard: with four players 8, 7, 6 or 5, with three players 10, 9 or 8.
W-NEXT-6 = Tied players share a place, and the player after them has the next place: with 3, 2, 2 and 1 Vikings in Walhalla, the places are first, second, second and third.
W-NEXT-7 = Vikings still in Midgard stay there; the supply comes on top of them.
W-NEXT-8 = Heroes leave: after the supply, every player moves as many Vikings from Walhalla to Asgard as the player with the fewest has there. With 4, 3, 2 and 2, everybody moves two.
W-NEXT-9 = If a player has none in Walhalla, nobody moves any.

## Final scoring

W-chapter-final = Final scoring
W-FINAL-1 = After the third attack, cards, peninsulas and wheat are scored as before. Then nothing is cleared or supplied; the final points follow.
W-FINAL-2 = Each field you hold, wheat fields included, gives 1 point.
W-FINAL-3 = The player with the most Vikings in Walhalla scores 7 points, the one with the second most 4.
W-FINAL-4 = If there is a tie for the first place in Walhalla, 7 and 4 are added and divided among the tied players, rounded up, and there is no second place. If there is a tie for the second place, the 4 points are divided among the tied players, rounded up.
W-FINAL-5 = The player with the most points wins. Cards still in hand count nothing.

## Variants

W-chapter-variant = Variants
W-VARIANT-1 = Peninsulas of unequal length: one has five tiles, one six and one seven. Where a ship lies beside a tip or the open sea, its places have no field on that side.

## Rulings

W-chapter-ruling = Rulings
W-RULING-1 = Our source is damaged where it says where a Viking goes that cannot land. We send it to Midgard; the option blocked=asgard sends it to Asgard instead.
W-RULING-2 = Our source is damaged where it says what the first place in Walhalla is worth at the end. We take 7 points, a stand-in; a data pack can say otherwise.
W-RULING-3 = Our source does not tell all numbers of the supply. Those for the fourth of four players, 5, and for the second and third of three, 9 and 8, are stand-ins; a data pack can say otherwise.
W-RULING-4 = Sources disagree on where the first Viking in Walhalla comes from. We take it from Asgard; the option first_hero=midgard takes it from Midgard, where 6 Vikings then remain with four players and 8 with three.
W-RULING-5 = Which two fields each tile shows is not known to us. Our tiles are a stand-in: every pair of different terrains occurs three times, which makes nine fields of each. Of the nine forests three are worth 3 points, and of the nine villages three count +2.
W-RULING-6 = Where the coloured place is on each ship is not known to us. Our ships are a stand-in: each colour has it once at the bow, once in the middle and once at the stern.
W-RULING-7 = A player who boards with fewer Vikings than there are places chooses freely which places stay empty.
W-RULING-8 = A ship with nobody aboard is sent all the same; it takes its place in the fjord.
W-RULING-9 = A player may attack even though the field on the other side is free.
W-RULING-10 = Nobody can sell without an action card to discard, without a point to lose or without a Viking in Asgard.
W-RULING-11 = A player with one Viking in Midgard may board with it; Midgard is then empty, and the player may sell a card for the next place.
W-RULING-12 = The attack ends when every Midgard is empty between two turns, even if somebody could still sell a card.
W-RULING-13 = One sentence of our source adds both tips for a tie for the second place, but its own example divides the low tip only. We follow the example.
W-RULING-14 = If three or four players are tied, the points are divided by three or four, rounded up.
W-RULING-15 = A total of 0 takes no place on a peninsula. A player who is alone there takes the first place, and the points of the second are not given.
W-RULING-16 = A peninsula card counts as two Vikings even for a player who has none on that peninsula; the option lone_card=false lets it count only for one who has.
W-RULING-17 = Several equal bonus cards laid together each give their points.
W-RULING-18 = The Walhalla card is laid with the others at the end of an attack. After the third attack there is no supply, so it cannot be laid.
W-RULING-19 = Bonus cards count the fields held before the land is cleared for the next attack.
W-RULING-20 = A Viking that has just come to Walhalla can pay for the very next fight, even one of the same ship.
W-RULING-21 = A defender who wins holds the field as before; the terrain does not take effect anew.
W-RULING-22 = Vikings that came to Walhalla during the attack just ended count for the supply.
W-RULING-23 = The point of the final scoring is for each field, not for each tile of two fields.
W-RULING-24 = If a card is to be drawn and the draw pile and the discard pile are both empty, no card is drawn.
W-RULING-25 = No rule for equal points at the end is known to us. Of the tied players, the one with more Vikings in Walhalla wins; if they are still tied, they share the victory.
W-RULING-26 = If Asgard holds fewer Vikings than the supply gives, all of them come, and nothing makes up for the rest.
W-RULING-27 = Players may bargain with each other as they like, but promises bind nobody.
W-RULING-28 = Whoever takes a seat takes its colour, in this order: blue, red, yellow, black. With three players, black is the missing colour.
W-RULING-29 = Questions are asked by what everybody can see. Whoever holds any card when one could be played, attacking, defending, hunting or at the end of an attack, or could be sold, is asked, even if none of the cards fits; so being asked or not tells the others nothing.
W-RULING-30 = Whoever sells cards boards with at least one of the Vikings they brought; the others stay in Midgard.
W-RULING-31 = A player with no Viking in Walhalla takes no place there in the final scoring.
W-RULING-32 = Several cards can be sold before boarding, as our source speaks of Vikings in the plural; with the option selling=one_by_one each Viking boards before the next card can be sold.
W-RULING-33 = Peninsulas of unequal length come in three arrangements of tiles: 5-6-7, 5-7-6 and 6-5-7. Their mirror images are the same land seen from the other side.
