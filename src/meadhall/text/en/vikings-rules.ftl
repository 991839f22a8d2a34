### The numbered rules of Tiny Epic Vikings and Ragnarok, in our own words.
### One message per rule; the message id is the rule id. Sources: vikings/rules.toml.

## General rules

V-chapter-gen = General rules
V-GEN-1 = One to four players lead Viking clans among the rune islands. A game has three eras, and each era has three phases: the draft (V-DRAFT-1), the actions (V-TURN-1) and the clean-up (V-CLEANUP-1). After the third era the points are counted, and whoever has the most victory points wins.
V-GEN-2 = The box holds 48 Viking cards, 18 favor cards, 6 god mats, the era mat, 4 clan mats, 9 rune tokens (3 of each rune), 3 Fury markers, 13 villages, the Raven, which marks the era, the Chieftain marker, a map with two sides, and Enemy mats for games of one player.
V-GEN-3 = Each clan has 6 Settlers, 4 Boats, 2 Temples, and one marker each for wood, food and steel. Pieces that are not on the map wait on their clan mat, and a Settler that leaves the map goes back there. No clan has powers of its own.
V-GEN-4 = There are three runes: Fehu, Hagalaz and Pertho. For the whole game each of them belongs to one of the three gods in play (V-SETUP-4).
V-GEN-5 = The resources are wood, food and steel. Nobody has more than 7 of one kind: what comes beyond that is lost. Who cannot pay a cost in full cannot do what it is asked for.
V-GEN-6 = The map shows islands, fjords, ferry routes and docks. A dock is where a ferry route meets an island, and it opens onto the fjords on either side of its route. The route leads to a dock of another island, or off the map. Some docks have a village.
V-GEN-7 = Two islands are adjacent if a ferry route joins them. Two fjords are adjacent if they touch, and a dock is adjacent to the fjords it opens onto.
V-GEN-8 = A unit is a Settler, a Temple, a Boat or, with Ragnarok, a Valkyrie. Settlers, Temples and Valkyries stand on the land; a Boat lies in a fjord or at a dock.
V-GEN-9 = Only the player who is asked for a decision may answer, and only with one of the choices offered.
V-GEN-10 = Secret are the cards in hand, the cards chosen in the draft, the order of the deck, cards face down in a battle until they are flipped, the favor cards a player has won, and the points on the backs of the Giants. Their owner may look at them at any time. Everything else lies open: the map, all pieces and resources, the Fury, the rows, and how many cards each player holds.
V-GEN-11 = Once the points have been counted the game is over, and no further action is possible.

## Setting up

V-chapter-setup = Setting up
V-SETUP-1 = The map is laid with the side for the number of players up: one side for one to three, the other for four.
V-SETUP-2 = On each island lies a rune token of the rune printed there, and on each dock with a printed village a village. Tokens and villages left over go back to the box.
V-SETUP-3 = The god mats are shuffled, and three of them are laid face up above the map. The others are not used.
V-SETUP-4 = The three Fury markers, one for each rune, are dealt at random to the three god mats. So each rune gets its god. Every marker stands before the first space: the Fury of each god is 0.
V-SETUP-5 = The Raven stands on the first era of the era mat, and the shuffled deck of Viking cards lies face down beside it.
V-SETUP-6 = The favor cards are shuffled, and some of them lie in two rows, one above and one below the map (V-VARIANT-4). How many depends on the players; in the stand-in set each row has one card for each player and two more, and a single player counts as two. The others go back to the box unseen.
V-SETUP-7 = Whoever set foot on an island most recently gets the Chieftain marker. As we cannot know, chance decides.
V-SETUP-8 = Each player puts one Boat into any fjord. The right-hand neighbour of the Chieftain begins, then it goes counter-clockwise, and the Chieftain is the last.
V-SETUP-9 = Each player takes a clan mat with all Settlers, Boats and Temples on it and sets the three markers to the resources they start with, as printed on the mat; in the stand-in set 2 wood, 3 food and 2 steel. No Settler begins on the map.

## Drafting cards

V-chapter-draft = Drafting cards
V-DRAFT-1 = An era begins with the draft. Each player is dealt as many Viking cards as the era mat says; in our set 4 in the first era, 5 in the second and 6 in the third.
V-DRAFT-2 = All players at the same time choose one card of those they hold and lay it aside in secret.
V-DRAFT-3 = Then everybody passes the other cards on, in the direction that the era mat shows; in our set to the left in the first and third era, to the right in the second.
V-DRAFT-4 = This goes on until a single card is passed on, which is kept without a choice. The cards laid aside are then the hand for this era: as many as were dealt.
V-DRAFT-5 = When a card is to be drawn and the deck is empty, the discarded cards are shuffled face down into a new deck (V-VARIANT-10).

## Turns and cards

V-chapter-turn = Turns and cards
V-TURN-1 = A turn has three steps: first you must resolve the battle that you started on your previous turn, if you did (V-BATTLE-3); then you must play a card (V-TURN-2); then you may dedicate a village (V-DEDICATE-1).
V-TURN-2 = You play exactly one card of your hand, to the right of the cards in your row. Nobody can pass.
V-TURN-3 = Face down, the card starts or joins a battle (V-BATTLE-1, V-BATTLE-2). Face up, it is played for its actions (V-TURN-4) or, with Ragnarok, to slay a Giant (V-GIANT-1).
V-TURN-4 = A card played face up gives its Leader Action first, then its Rune Action.
V-TURN-5 = The Rune Action asks for runes: you can use it only if you have at least as many active runes of each kind as the card shows. They are not spent.
V-TURN-6 = Your active runes are those of the cards that lie face up in your row this era and those of the islands you control.
V-TURN-7 = The Chieftain has the first turn of the era, then it goes clockwise, one card a turn, until all hands are empty.
V-TURN-8 = The runes on favor cards are passive: they count only in the final scoring.
V-TURN-9 = The rune of a card counts from the moment it lies face up, also for its own Rune Action (V-VARIANT-3). A card that lies face down counts for nothing until it is flipped.
V-TURN-10 = You may skip the Leader Action, the Rune Action or both.
V-TURN-11 = An action that cannot be done in any way is skipped. Such a card may be played all the same.
V-TURN-12 = A Viking card shows its rune, below it its Strength in battle, for some with a cost in steel, below that its Leader Action, and at the bottom the runes asked for beside its Rune Action.
V-TURN-13 = The four main actions are Sail, Explore, Harvest and Build. They occur as Leader Actions, as Rune Actions and elsewhere, and always work in the same way.

## Sail

V-chapter-sail = Sail
V-SAIL-1 = Sail with a number: make up to that many moves with one of your Boats.
V-SAIL-2 = A move takes the Boat from a dock to an adjacent fjord, from a fjord to an adjacent fjord, or from a fjord to an adjacent dock. You make one move after another and may stop after any of them.
V-SAIL-3 = A fjord has room for any number of Boats, a dock for one.
V-SAIL-4 = A Boat may begin its Sail at a dock. A Boat that has docked may sail on if moves are left: leaving the dock is a move, and it may dock again elsewhere.
V-SAIL-5 = If another player’s Boat lies at the dock where you land, its owner moves it to a fjord adjacent to that dock. This comes before everything else at the dock.
V-SAIL-6 = Having docked you may deploy Settlers (V-SAIL-7), which then attack (V-SAIL-10), and you may raid the village (V-SAIL-12). The raid may come before the deploying, after it or without it.
V-SAIL-7 = Deploying: put Settlers from your clan mat on the island of the dock and pay for each the food printed on the mat; in the stand-in set 1 food.
V-SAIL-8 = In one Sail you may deploy as many Settlers as its number says, at all its docks together and no matter how many moves you made.
V-SAIL-9 = On your own turn you may take any of your Settlers back from the islands to your clan mat, free of cost: before you play your card, and while you are deploying, if fewer wait on your mat than you may still deploy.
V-SAIL-10 = Attack Settlers: when you have put Settlers on an island and now have more Settlers there than each other player, each other player with Settlers there removes one of them.
V-SAIL-11 = A Boat may lie at a dock whose village has not been raided.
V-SAIL-12 = Raiding: pay the steel that the era mat asks for in this era, take the village from the dock and keep it. In the stand-in set a raid costs 1, 2 and 3 steel in the first, second and third era.
V-SAIL-13 = A dock whose village was raided stays without one for the rest of the game.
V-SAIL-14 = Only a Boat that has just docked with this Sail can deploy and raid. One that lies at a dock must first leave it and come back, or go to another.

## Explore

V-chapter-explore = Explore
V-EXPLORE-1 = Explore with a number: make up to that many steps. In each step one of your Settlers goes along a ferry route to an adjacent island.
V-EXPLORE-2 = Each step may be made by another Settler or by the same one again.
V-EXPLORE-3 = Boats and villages at the docks of the route do not hinder anybody. A route that leads off the map cannot be used.
V-EXPLORE-4 = A Settler that arrives can attack as one that is deployed can (V-SAIL-10, V-VARIANT-5). This is checked after each step.

## Harvest

V-chapter-harvest = Harvest
V-HARVEST-1 = Harvest with a number: gain that many resources, in any mix of wood, food and steel.
V-HARVEST-2 = Each Harvest also brings the bonus of the empty slots on your clan mat, as printed there. In the stand-in set each empty Boat slot brings 1 food, except that of your first Boat, and each empty Temple slot 1 wood, 1 food and 1 steel.
V-HARVEST-3 = The bonus comes first; then you choose the mix.
V-HARVEST-4 = Whatever would take you above 7 of a kind is lost, of the bonus and of the mix alike.

## Build

V-chapter-build = Build
V-BUILD-1 = Build: pay for one Boat or one Temple from your clan mat and put it on the map. The costs are printed on the mat; in the stand-in set a Boat costs 3 wood, a Temple 4 wood, 1 food and 2 steel.
V-BUILD-2 = A Boat is built at a dock where no Boat lies, on an island with at least one of your Settlers or Temples. A village at the dock does not hinder it.
V-BUILD-3 = A Temple is built on an island with at least one of your Settlers. There is never more than one of your Temples on an island.
V-BUILD-4 = When no Boat or no Temple is left on your mat, you can build none.

## Boosts

V-chapter-boost = Boosts
V-BOOST-1 = Some numbers of actions and some Strengths grow: the card names a rune or a resource, and for each active rune or each unit of the resource that you have, so much is added as the card says. Some have nothing but what is counted in this way.
V-BOOST-2 = What is counted is not spent.
V-BOOST-3 = The number of an action is counted when the action begins, a Strength when the battle is resolved. The card itself lies face up by then, and its rune counts.

## Rune Actions

V-chapter-rune = Rune Actions
V-RUNE-1 = Explore with a Temple: move one of your Temples along a ferry route to an adjacent island where you have no Temple.
V-RUNE-2 = Smite a Settler: remove one Settler of another clan from any island. It goes back to its clan mat.
V-RUNE-3 = Draw and replace: draw the top Viking card into your hand, then discard one card of your hand face up.
V-RUNE-4 = Enter a battle: turn the card you just played face down, and it joins the battle in progress (V-RULING-28).
V-RUNE-5 = Collect: gain the resources shown in the bag on the card.
V-RUNE-6 = Exchange with a number: give back up to that many units of one resource and gain as many of one other.
V-RUNE-7 = Fury with a number: raise or lower the Fury of one god by that number. You choose the god and the direction.
V-RUNE-8 = The rules reference also lists an icon called Nature’s Fury but does not explain it. No card in this game has it.

## Dedicating villages

V-chapter-dedicate = Dedicating villages
V-DEDICATE-1 = When your card is resolved, played face up or face down, you may dedicate one village that you have raided, also one of this turn: to one of the four actions of the era mat or to one of the three gods. Only one in each turn.
V-DEDICATE-2 = A village dedicated to a god raises the Fury of this god by 2.
V-DEDICATE-3 = Each of these seven places has room for as many villages as there are players, with one player for two. After that it is closed. Dedicated villages stay where they are.
V-DEDICATE-4 = A village dedicated to an action of the era mat lets you do this action at once, paying what it costs. In the stand-in set the actions are, from the top, Sail 2, Explore 1, Harvest 3 and Build.
V-DEDICATE-5 = Villages that are not dedicated are worth nothing.

## Influence and control

V-chapter-control = Influence and control
V-CONTROL-1 = On an island each of your Settlers has 1 influence, each of your Temples 4, and each of your Boats at a dock of the island 2. Boats in fjords have none.
V-CONTROL-2 = A rune token that lies on its island is taken at once by the player who has more influence there than each other player and boots on the ground (V-CONTROL-6). This player then controls the island and keeps the token.
V-CONTROL-3 = A rune that somebody has is stolen by a player who has more influence on the island than the one who controls it, and boots on the ground. This is checked when an action is completely resolved (V-RULING-2).
V-CONTROL-4 = Whenever a rune is taken or stolen, the Fury of its god rises by 1.
V-CONTROL-5 = If you have no influence left on an island you control, and nobody steals its rune, the token goes back to the island. The Fury does not change.
V-CONTROL-6 = Boots on the ground has who has at least one Settler or Temple on the island, with Ragnarok also a Valkyrie. Boats give none.
V-CONTROL-7 = In a tie who controls the island keeps it. If nobody controls it, nobody takes it.
V-CONTROL-8 = Who has lost the boots on the ground but still has influence keeps the rune until it is stolen (V-VARIANT-6).
V-CONTROL-9 = An example: you dock and deploy 3 Settlers on an island that Red holds with a Temple and one Settler. Your Settlers remove that Settler. You have 3 and 2 for the Boat, which makes 5, Red has 4 for the Temple: you steal the rune, and the Fury of its god rises by 1.

## Battles

V-chapter-battle = Battles
V-BATTLE-1 = If no battle is in progress, a card played face down starts one. Choose the favor card at one of the ends of the two rows; it is laid into the slot at the left of the era mat.
V-BATTLE-2 = If a battle is in progress, a card played face down joins it. Who joins does not choose a favor card, and nobody has more than one card in a battle.
V-BATTLE-3 = The battle is resolved at the beginning of the next turn of the player who started it. If that player has no turn left in this era, it is resolved after the last turn of all, before the clean-up.
V-BATTLE-4 = All cards in the battle are flipped face up, and their Strengths are compared, boosts included. Whoever has the highest wins.
V-BATTLE-5 = If the card shows a cost in steel, you must pay it if you can. Who cannot pay does not take part in the battle: no victory, no Boon and no Fury. The card stays face up in the row.
V-BATTLE-6 = The winner gains the resources shown in the bag on the favor card and keeps the card face down. Only its owner may look at it. A clan mat has room for 3 favor cards.
V-BATTLE-7 = Who wins a fourth favor card puts one of the four back, at either end of either row (V-VARIANT-11).
V-BATTLE-8 = Every loser may use the Valhalla Boon of the god to whom the rune of the card belongs. Then the Fury of this god rises by 1, whether the Boon was used or not. The losers do this one after another, clockwise from the player who started the battle.
V-BATTLE-9 = If the highest Strength is tied, nobody wins. The favor card goes back to where it lay, and all who took part are losers.
V-BATTLE-10 = Who has nobody to fight with meets the Invaders: the top Viking card is turned up and laid on the stack of the Invaders, where it stays for the whole game.
V-BATTLE-11 = The Invaders always pay steel. For their boosts every earlier card of their stack counts as one rune of whichever kind is asked for, and a boost by a resource counts 1 for each card of their stack, the new one included.
V-BATTLE-12 = If the Invaders win, the favor card goes back to where it lay, and you are a loser: you may use the Boon, and the Fury of your god rises by 1.
V-BATTLE-13 = If you beat the Invaders you take the favor card, and the Fury of the god of the Invader card rises by 1. The Invaders use no Boon.
V-BATTLE-14 = In a tie with the Invaders both lose: the favor card goes back, you may use the Boon, and the Fury of both gods rises by 1.
V-BATTLE-15 = Cards that fought stay face up in their rows until the clean-up, and their runes are active.
V-BATTLE-16 = If only one of several fighters can pay, that fighter meets the Invaders (V-VARIANT-7). If nobody can, the favor card goes back to where it lay.
V-BATTLE-17 = There is never more than one battle in progress. If no favor card lies in the rows, none can be started.

## Valhalla Boons

V-chapter-boon = Valhalla Boons
V-BOON-1 = Odin: draw and replace (V-RUNE-3), then Harvest 1.
V-BOON-2 = Thor: Smite a Settler (V-RUNE-2) on an island where you have a unit.
V-BOON-3 = Frigg: Harvest 2.
V-BOON-4 = Freya: deploy 1 Settler without paying on an island where one of your Boats is docked.
V-BOON-5 = Loki: Exchange up to 3 (V-RUNE-6), then lower the Fury of another god by 1.
V-BOON-6 = Tyr: gain 3 steel.
V-BOON-7 = Heimdall: Explore 2.
V-BOON-8 = Baldr: Harvest 3, all of one kind.
V-BOON-9 = Njord: Sail 3, deploying at most 1 Settler.
V-BOON-10 = Hel: take back one of your own Settlers to your clan mat. If you do, Harvest 3.
V-BOON-11 = Skadi: Smite a Settler (V-RUNE-2), or move a Giant (V-NEWCARD-8).
V-BOON-12 = Ullr: build a Boat (V-BUILD-2) for 2 wood instead of its cost.
V-BOON-13 = What the Boon of a god is stands on the god mat; V-BOON-1 to V-BOON-12 are those of the stand-in set. A Boon is used once, at once, as far as its user wants, and its numbers are not boosted.

## Fury of the gods

V-chapter-fury = Fury of the gods
V-FURY-1 = The Fury of a god runs from 0 to 20. Past 20 the marker is turned to its side 20+ and begins again at the first space: 21. The Fury is never below 0.
V-FURY-2 = The Fury decides only the order of the gods in the scoring (V-SCORE-1). It gives nobody points by itself.

## Clean-up

V-chapter-cleanup = Clean-up
V-CLEANUP-1 = When all hands are empty and the last battle is resolved, the era ends with the clean-up.
V-CLEANUP-2 = All cards in the rows of the players are discarded.
V-CLEANUP-3 = The cards of the Invaders stay, so that they grow stronger through the game.
V-CLEANUP-4 = The Raven moves on to the next era.
V-CLEANUP-5 = The Chieftain marker goes to the player who controls most islands. In a tie it goes to the one of the tied players who was latest in the turn order of the era just ended.
V-CLEANUP-6 = After the third era there is no next one: the scoring follows (V-SCORE-1).

## Scoring

V-chapter-score = Scoring
V-SCORE-1 = At the end the three gods are ranked by their Fury, the most furious first. The higher a god ranks, the more its rune is worth. The values are printed on the score mat.
V-SCORE-2 = Each island rune that you control scores by the rank of its god: in our set 6 points for the first god, 4 for the second and 2 for the third. The 6 is known, the others are stand-ins.
V-SCORE-3 = The favor cards are revealed, and each rune on yours scores by the rank of its god; in the stand-in set 3, 2 or 1 points.
V-SCORE-4 = Gods tied in Fury share the lower of the values they would take. If the first two are tied, both count as second and the last as third; if the last two are tied, both count as third; if all are tied, all count as third.
V-SCORE-5 = With Ragnarok each player adds the points on the backs of the Giants they have slain.
V-SCORE-6 = The player with the most points wins.
V-SCORE-7 = In a tie the tied player with more island runes wins; then with more favor cards; then with more Temples built; then with more Boats built; then with more resources in all.

## Ragnarok: setting up

V-chapter-rag = Ragnarok: setting up
V-RAG-1 = With the expansion Ragnarok (option ragnarok=true) the game is set up as usual, but on the map of the Biting North instead of that of the base game, again with the side for the number of players up.
V-RAG-2 = Each player also takes a Valkyrie mat, lays it beside the clan mat, and puts 3 Valkyries of their colour on its slots, one on each.
V-RAG-3 = The Giants are shuffled without looking at the points on their backs, and one is put in each region, its points hidden. Giants left over go back to the box, also unseen.
V-RAG-4 = The 6 Valkyrie cards and the 6 Einherjar cards are shuffled into the Viking deck.
V-RAG-5 = The 6 god mats of Ragnarok are shuffled with those of the base game before three are drawn.
V-RAG-6 = Two actions are added to those of the base game: slaying a Giant (V-GIANT-1) and deploying a Valkyrie (V-VALKYRIE-1).
V-RAG-7 = The expansion holds a map with two sides, 12 Valkyries (3 in each of 4 colours), 4 Valkyrie mats with 4 Enemy mats on their backs, 6 Valkyrie cards, 6 Einherjar cards, 9 Giants and 6 god mats.
V-RAG-8 = The story: the end of the world has come. The sea of the Biting North is frozen, and the Giants of Jotunheim lay waste to the rune islands. The gods lose their power and are furious. As a last effort they send their winged warriors, the Valkyries of Asgard, to help the mortal Vikings against the Giants. Every true Viking knows that giving one’s life to bring down a Giant honours the clan.

## Ragnarok: regions

V-chapter-region = Ragnarok: regions
V-REGION-1 = Some islands are divided into regions by borders. Unless a rule says otherwise each region is an island of its own, with its own rune, and influence is counted in each region by itself. An island without a border is one region.
V-REGION-2 = Exploring with a Settler or with a Temple may also cross a border to the adjacent region.
V-REGION-3 = Where a border meets the shore there can be a dock. Who docks there may deploy Settlers in either of the two regions or in both, as the arrows from the dock show.
V-REGION-4 = At such a border dock, too, the Settlers deployed in both regions together are at most the number of the Sail.
V-REGION-5 = A Boat at a border dock has 2 influence in each of the two regions.

## Ragnarok: Giants

V-chapter-giant = Ragnarok: Giants
V-GIANT-1 = On your turn in the action phase you may play your card face up to slay a Giant, instead of playing it for a battle or for its actions.
V-GIANT-2 = For this at least 1 of your Valkyries and 3 of your Settlers must be in one region with the Giant. The Valkyrie mat reminds you of it at its right.
V-GIANT-3 = Who declares a slaying must slay: it cannot be declared where it cannot be done, or dropped afterwards.
V-GIANT-4 = The Strength of the card does not matter in a slaying.
V-GIANT-5 = You sacrifice the 3 Settlers, which go back to your clan mat. The Valkyrie stays where she is.
V-GIANT-6 = You take the Giant and lay it beside your clan mat. You may look at the points of your Giants at any time; they stay secret until the final scoring.
V-GIANT-7 = There is no limit to the Giants a player may slay.
V-GIANT-8 = In homage the Fury of the god to whom the rune of the played card belongs rises by 1. You gain no Boon.
V-GIANT-9 = With a Valkyrie card, as is printed at the bottom of its battle part, you need no Valkyrie in the region: the card stands in for her.
V-GIANT-10 = With an Einherjar card, as is printed there too, 2 Settlers in the region are enough, and only 2 are sacrificed.
V-GIANT-11 = While a Giant is in a region, nobody can build a Temple there, Explore there with a Temple or let a Valkyrie carry a Temple there, as the Valkyrie mat shows.
V-GIANT-12 = A Temple that already stands in a region into which a Giant moves may stay.
V-GIANT-13 = The clean-up has one more step: for each Giant in a region the Fury of the god to whom the rune of this region belongs falls by 1, never below 0 (V-VARIANT-1). A Giant in a region of Fehu lowers the Fury of the god of Fehu by 1.

## Ragnarok: Valkyries

V-chapter-valkyrie = Ragnarok: Valkyries
V-VALKYRIE-1 = If you lose a battle and use the Valhalla Boon, you may also deploy the Valkyrie of this god: take her from your Valkyrie mat and put her in any region.
V-VALKYRIE-2 = Your three Valkyries belong to one rune each. The active rune of your card that lost the battle says which of them comes. If she has been deployed already, no other comes in her place.
V-VALKYRIE-3 = Valkyries are like Settlers but for what the following rules say. Each has 2 influence and is a land unit: she counts as boots on the ground.
V-VALKYRIE-4 = If you deploy or move a Valkyrie into a region and then have more influence there than the player who controls it, you take control at once.
V-VALKYRIE-5 = Sailing never deploys Valkyries; only a Valhalla Boon does.
V-VALKYRIE-6 = In Attack Settlers a Valkyrie is not counted among your Settlers in the region, unless she carries one (V-RULING-1).
V-VALKYRIE-7 = A Valkyrie is never removed by Smite a Settler nor by Attack Settlers.
V-VALKYRIE-8 = In a slaying Settlers cannot stand in for the Valkyrie, nor a Valkyrie for a Settler.
V-VALKYRIE-9 = A step of Explore may be made by a Valkyrie instead of a Settler: she flies to an adjacent region.
V-VALKYRIE-10 = Or you pay 1 food, and the Valkyrie carries one of your Settlers along, from the region she leaves to the region she flies to.
V-VALKYRIE-11 = Or you pay 3 steel, and the Valkyrie carries one of your Temples along in the same way.
V-VALKYRIE-12 = In one flight only one of these is possible: nobody can pay 1 food and 3 steel to carry both at once.
V-VALKYRIE-13 = With each Harvest you also gain the bonus of every Valkyrie you have deployed, as printed on her slot; in the stand-in set 1 food for Fehu, 1 steel for Hagalaz and 1 wood for Pertho.
V-VALKYRIE-14 = The story: only the clans most devoted to the gods have the honour to receive these warriors. They help to slay Giants and to conquer islands, and on their strong wings they carry Settlers and even Temples to adjacent islands.

## Ragnarok: new cards

V-chapter-newcard = Ragnarok: new cards
V-NEWCARD-1 = In a battle the Strength of a Valkyrie card is the number printed on it, in our set 4, times the Valkyries you have deployed on the map.
V-NEWCARD-2 = In a battle the Strength of an Einherjar card is the number printed on it, in our set 4, times the Giants you have slain.
V-NEWCARD-3 = Each Valkyrie card has a joker rune, which stands for any rune you choose. It can boost an action.
V-NEWCARD-4 = If a Valkyrie card loses a battle, its owner chooses the rune: it decides which god’s Boon may be used and which god’s Fury rises. It must be the same for both.
V-NEWCARD-5 = Valkyrie and Einherjar cards may be played face up for their Leader Action, their Rune Action or both. In place of runes they ask for a condition (V-VARIANT-2).
V-NEWCARD-6 = The condition of an Einherjar card is that you have slain at least 1 Giant.
V-NEWCARD-7 = The condition of a Valkyrie card is that you have deployed 1 or 2 Valkyries on the map, as printed on the card.
V-NEWCARD-8 = New Rune Action: move a Giant to an adjacent region, by a ferry route or across a border, if there is no Giant yet. A region never has more than one.
V-NEWCARD-9 = A Giant may be moved into a region with Temples. They are not removed.
V-NEWCARD-10 = New Rune Action: raid a village in a region where you have at least one unit, without paying the steel (V-VARIANT-8).

## Two players

V-chapter-two = Two players
V-TWO-1 = With two players a third clan, the enemy, holds the three outer islands, which touch the edge of the map. On each of them stand 1 Temple and 2 Settlers of the two unused colours. The enemy never acts.
V-TWO-2 = In the draft one more hand is dealt face down for the enemy, with one card less than the players get. It takes part in the passing and sits between the two players, to the left of the Chieftain.
V-TWO-3 = An example with 4 cards, passed to the left: the Chieftain keeps 1, passes 3 to the enemy and gets 3 from the other player, who gets the 3 of the enemy. Passed to the right, everything goes the other way round.
V-TWO-4 = After each pass the hand of the enemy is shuffled and one card of it discarded unseen, so that it has one card less again. Its last card is discarded as well.
V-TWO-5 = With Ragnarok the three outer islands are the three regions that are marked for one player (V-SOLORAG-3). The Temples of the enemy are put there in spite of the Giants.
V-TWO-6 = The enemy controls these islands, but the rune tokens stay on them, and no Fury rises for it.
V-TWO-7 = Settlers of the enemy that are removed go to the box.
V-TWO-8 = To take such a rune you need more influence than the enemy has there, 6 at first, and boots on the ground.
V-TWO-9 = The enemy counts for nothing else: it fights no battles, has no row, cannot get the Chieftain marker and is not scored.

## One player

V-chapter-solo = One player
V-SOLO-1 = Alone you play against an enemy that acts by itself, on the side of the map for one to three players. It has the pieces of two colours, as many as its mat says: at most 12 Settlers, 4 Temples and 8 Boats, one of which is the Chieftain Boat.
V-SOLO-2 = Choose an Enemy mat (option enemy_mat). It has three tracks from 0 to 7, from the top wood, food and steel, with the markers on 0 and icons on some spaces, a number for the Chieftain Boat and one action for each rune.
V-SOLO-3 = One of the three outer islands is drawn at random, and the Chieftain Boat begins at its circled dock.
V-SOLO-4 = In the draft a hand that nobody plays goes back and forth with yours; it is dealt and loses cards like that of the enemy with two players (V-TWO-2, V-TWO-4).
V-SOLO-5 = You have the first turn in every era. After each of your turns the enemy has one, until your hand is empty and the enemy has had its last turn.
V-SOLO-6 = In its turn the enemy lays the top card of the deck face up in its Leader Row and does, in this order: the Leader Action; the Rune Action, if its runes suffice; its dedications (V-SOLO-15); its Resource Actions (V-SOLO-22). It does all it can.
V-SOLO-7 = The runes of the enemy are those of the islands it controls and of all cards in its Leader Row and its Battle Row.
V-SOLO-8 = A Rune Action of the enemy other than Sail, Explore, Harvest and Build is replaced by the action that its mat has for the rune of the card.
V-SOLO-9 = The enemy pays nothing for what it does. A boost by runes counts its runes, a boost by a resource the place of its marker on that track.
V-SOLO-10 = When the enemy Sails, only the Chieftain Boat moves: from dock to dock, along the shore to the next dock of its island or across the ferry route of its dock. It is never in a fjord.
V-SOLO-11 = Its target is the nearest island with the rune of the card; if it is at one already, the other island with this rune. In a tie it is the one where the enemy has less influence, then you choose.
V-SOLO-12 = It moves as many docks as the number of the Sail and the number for the Chieftain Boat together say, and stops as soon as it is at the target. With Sail 3 and a mat with 2 it moves up to 5 docks.
V-SOLO-13 = At each dock that it passes or stops at, your Boat is pushed into an adjacent fjord of your choice, and a village is raided without cost. Other Boats of the enemy stay, and the Chieftain Boat may share their dock.
V-SOLO-14 = Where it stops the enemy deploys as many Settlers as the number of the Sail says, without the number for the Chieftain Boat. If its mats have too few, it takes the others from its island with most Settlers, other than that where it deploys; in a tie from that where you have least influence, then you choose.
V-SOLO-15 = The enemy dedicates each village it raids, to the action of the era mat with the fewest villages, the topmost in a tie, and does this action. When all four have 2 villages it goes on raiding, but the villages go to the box.
V-SOLO-16 = When the enemy Harvests, its markers move on one space at a time, from the top track down and again from the top, as often as the number says. Each empty Boat slot then moves food on by one, and each empty Temple slot every marker by one. The slot of the Chieftain Boat counts for nothing.
V-SOLO-17 = A marker at the end of its track stops there. At the end of the enemy’s turn it goes back to 0, and you lose 1 of that resource, if you have any.
V-SOLO-18 = When the enemy Explores, it makes as many steps as the number says. In each a Settler leaves its island with most Settlers (in a tie as in V-SOLO-14) for the adjacent island, among those it does not control, where it lacks least to have most influence; in a tie for the one where it has less influence, then you choose.
V-SOLO-19 = When the enemy Builds, it places a Boat (V-SOLO-27), or if it has none left a Temple (V-SOLO-28).
V-SOLO-20 = Where a rule lets somebody choose for the enemy, you choose.
V-SOLO-21 = The enemy attacks Settlers, takes and steals runes and raises Fury by the same rules as a player. The Chieftain Boat has the influence of a docked Boat.
V-SOLO-22 = Resource Actions: for every icon that a marker has landed on or passed, the enemy does what it shows. Several are done from the top track to the bottom one, on each from left to right.
V-SOLO-23 = Fury icon: the Fury rises by 1 for the god of whose runes the enemy controls most; in a tie for all of these gods. If it controls none, nothing happens.
V-SOLO-24 = Chase icon: the Chieftain Boat goes to the dock of your nearest docked Boat, which is pushed into an adjacent fjord of your choice.
V-SOLO-25 = Ferry icon: the Chieftain Boat crosses the ferry route of its dock and raids the village there, if there is one.
V-SOLO-26 = Settler icon: the enemy puts 1 Settler on the island of the Chieftain Boat.
V-SOLO-27 = Boat icon: the enemy puts 1 Boat at the dock of the Chieftain Boat; if a Boat lies there already, at the next dock of the island clockwise where none lies. A shore that ends at the edge of the map ends there.
V-SOLO-28 = Temple icon: the enemy puts 1 Temple on the island where it has most Settlers and no Temple. Then half of its Settlers there, rounded up, go back to its mats.
V-SOLO-29 = Battle icon: the enemy starts a battle (V-SOLO-31), with the bonus to its Strength that the icon shows.
V-SOLO-30 = If you start a battle, the enemy joins at once: the top card of the deck is laid face up in its Battle Row, and the battle is resolved right away. You never meet the Invaders.
V-SOLO-31 = If the enemy starts a battle, the top card of the deck is laid face down in its Battle Row. It fights for a card of the upper row if the Chieftain Boat is at one of the three upper islands, otherwise of the lower row, and from the end nearer to the Chieftain Boat.
V-SOLO-32 = At the beginning of your next turn you say whether you join this battle. If you do, you play your card face down into it, and it is resolved at once. If you do not, the enemy meets the Invaders before you play your card.
V-SOLO-33 = If the enemy wins, it takes the favor card and keeps any number of them; its markers move on by the resources in the bag.
V-SOLO-34 = If the enemy loses or there is a tie, it does the action that its mat has for the rune of its card instead of a Boon. Then the Fury of the god of this rune rises by 1.
V-SOLO-35 = In the clean-up the cards of both rows of the enemy are discarded. The Chieftain marker is not used.
V-SOLO-36 = The enemy is scored like a player. You win only with more points than the enemy.

## One player with Ragnarok

V-chapter-solorag = One player with Ragnarok
V-SOLORAG-1 = The backs of the Valkyrie mats are 4 Enemy mats. Those of the base game can be used with Ragnarok, but one of the new mats is recommended. The new ones are made for the expansion and not meant for games without it.
V-SOLORAG-2 = The enemy gets a Valkyrie mat, with the side of the Valkyries up, and 6 Valkyries, 3 of each of its colours, two stacked on each slot.
V-SOLORAG-3 = The map of the Biting North lies with its side for one to three players up. The enemy begins in one of the three regions marked for it, drawn at random, with the Chieftain Boat at the circled dock of this region.
V-SOLORAG-4 = If the Chieftain Boat Sails to a border dock and deploys Settlers, it always turns to the region with the rune of the card.
V-SOLORAG-5 = For every other action in which the enemy must choose between regions, count the cards it has played, in its Leader Row and its Battle Row, face down ones too. If the number is odd it turns to the westernmost region, if it is even to the easternmost. With 4 cards it turns to the east.
V-SOLORAG-6 = When the enemy should place a Temple and there is a Giant in the region of the Chieftain Boat, it slays this Giant instead of placing the Temple.
V-SOLORAG-7 = When the enemy deploys a Valkyrie into a region with a Giant, it slays the Giant.
V-SOLORAG-8 = In both cases all Settlers of the enemy in that region go back to its clan mats. It need not have any there.
V-SOLORAG-9 = The slain Giant is laid beside the clan mats of the enemy. Its points are not revealed before the final scoring.
V-SOLORAG-10 = Then the Fury of the god to whom the rune of the enemy’s current card belongs rises by 1.
V-SOLORAG-11 = The enemy deploys a Valkyrie when it loses a battle and a Valkyrie of the active rune of its card is left on its mat. She is put in the region of the Chieftain Boat.
V-SOLORAG-12 = A Valkyrie of the enemy never moves again.
V-SOLORAG-13 = The enemy has at most 1 Valkyrie in each region. If one is there already, the new one cannot be deployed.
V-SOLORAG-14 = When both Valkyries of a slot have been deployed, so that it is empty, the enemy also gains the bonus of this slot with each Harvest.
V-SOLORAG-15 = The enemy treats Valkyrie and Einherjar cards as ordinary Viking cards. Their power to slay a Giant is ignored.
V-SOLORAG-16 = The Rune Actions that move a Giant or raid a village are replaced by an action of the Enemy mat. With an Einherjar card it is the action of the rune of the card.
V-SOLORAG-17 = With the joker rune of a Valkyrie card the enemy takes the rune of the region of the Chieftain Boat. This also decides its Boon and the god whose Fury rises (V-RULING-16).

## Options

V-chapter-variant = Options
V-VARIANT-1 = Option calm_last (default true): Giants calm the gods in the clean-up of the third era too, before the scoring. With calm_last=false they do so only after the first and the second era.
V-VARIANT-2 = Option gate_leader (default false): the condition of Valkyrie and Einherjar cards is asked for only by their Rune Action. With gate_leader=true their Leader Action asks for it as well.
V-VARIANT-3 = Option own_rune (default true): the rune of the card just played counts for what its own Rune Action asks for. With own_rune=false it does not.
V-VARIANT-4 = Option favors_up (default true): the favor cards in the rows lie face up. With favors_up=false they lie face down, and a card is first seen by whoever wins it.
V-VARIANT-5 = Option explore_attacks (default true): Settlers that arrive by Explore can attack (V-SAIL-10). With explore_attacks=false only deployed Settlers can.
V-VARIANT-6 = Option need_boots (default false): who controls an island and has lost the boots on the ground keeps its rune while any influence is left. With need_boots=true the rune goes back to the island.
V-VARIANT-7 = Option lone_payer (default true): if only one fighter of a battle can pay, this fighter counts as alone and meets the Invaders. With lone_payer=false this fighter wins at once.
V-VARIANT-8 = Option docked_is_there (default true): for a raid without steel a Boat at a dock of the region counts as a unit in it. With docked_is_there=false only land units do.
V-VARIANT-9 = Option joker_is_chosen (default true): who slays a Giant with a Valkyrie card chooses the god whose Fury rises. With joker_is_chosen=false it is the god of the rune of the Giant’s region.
V-VARIANT-10 = Option invaders_stay (default true): when the discarded cards are shuffled into a new deck, the cards of the Invaders stay where they are. With invaders_stay=false they are shuffled in too, and the stack of the Invaders begins anew.
V-VARIANT-11 = Option return_up (default true): a favor card that is put back by its owner lies face up. With return_up=false it lies face down, and only who has put it back knows it.
V-VARIANT-12 = Option carrier_counts (default false): a Valkyrie herself never counts in Attack Settlers. With carrier_counts=true she counts as one more Settler when she arrives carrying one.

## Rulings

V-chapter-ruling = Rulings
V-RULING-1 = The book says that a Valkyrie does not count in Attack Settlers unless she carries a Settler. We read it so: the Settler she carries counts as one when both arrive, and can attack; she herself never counts (V-VARIANT-12).
V-RULING-2 = A region into which a Valkyrie is deployed or flies is checked at once, for stealing too. Everywhere else stealing and losing runes are checked when a Leader Action, a Rune Action, a slaying, a Boon or a dedication is completely resolved, and at the end of the turn at the latest.
V-RULING-3 = A loser first uses the Boon, then deploys the Valkyrie, and then the Fury rises. When this is done the next loser follows.
V-RULING-4 = The Strength of a Valkyrie or Einherjar card as an Invader is its printed number times the earlier Invader cards of its own kind; without any, 0. If a Valkyrie card loses as an Invader, the Fury rises for the god who had the least when the Strengths were compared; in a tie for the leftmost.
V-RULING-5 = A joker rune in your row also serves what other cards ask for. It stands for one rune, chosen anew whenever runes are counted, and never for two at once.
V-RULING-6 = Each step of an Explore may be that of a Settler, of a Valkyrie alone or of one who carries something. Each flight with a load is paid for.
V-RULING-7 = A Temple may leave a region with a Giant. Only entering and building are barred.
V-RULING-8 = The village at a border dock belongs to both regions, and a ferry route that ends there leads to both.
V-RULING-9 = An exchange gives one kind of resource for one other kind, up to the number, one for one.
V-RULING-10 = If two players both have more influence than who controls the island but as much as each other, nobody steals the rune.
V-RULING-11 = The slot of the Boat with which a clan begins gives no Harvest bonus, nor does that of the Chieftain Boat.
V-RULING-12 = Who draws and replaces with an empty hand draws a card and discards it.
V-RULING-13 = Players who are still tied after all this share the victory.
V-RULING-14 = With two players, if the enemy again has most influence on an island that a player has taken from it, the rune goes back to the island and no Fury changes. Its Settlers can be attacked and smitten like others, which lowers the influence one has to beat.
V-RULING-15 = Enemy mats of the base game can be chosen with Ragnarok. Those of Ragnarok cannot be chosen without it, as its book advises against it.
V-RULING-16 = When the enemy of one player loses a battle, its Valkyrie lands first, then it does the action of its mat, then the Fury rises. What the book calls the Boon for a joker is this action of the mat.
V-RULING-17 = If there is no Giant in the region of the Chieftain Boat but one in the region where the enemy should place a Temple, it takes the next region by the same rule without a Giant; if there is none, nothing happens. Slaying takes the place of the Temple in Resource Actions and in Build alike.
V-RULING-18 = If neither region of a border dock has the rune of the card, the enemy deploys by odd and even (V-SOLORAG-5). It deploys where it stops, whether it has reached its target or not. A Boat at a border dock has reached both regions; which of them it looks at says V-RULING-54.
V-RULING-19 = Of equally short ways the Chieftain Boat takes the one that passes more villages; in a tie you choose.
V-RULING-20 = The conditions of Valkyrie and Einherjar cards do not bind the enemy. For their Rune Action it needs nothing but the rune of the card, which it has by playing it.
V-RULING-21 = West and east, up and down are told by where a region lies in the data of the map: further left is further west, and the upper islands are those above the middle.
V-RULING-22 = No Boat can dock where a Boat of its own clan lies, and none of yours where the Chieftain Boat lies.
V-RULING-23 = The Settlers that go ashore in one region when a Boat docks come together and attack once. At a border dock you may deploy in one region after the other, and each is attacked by itself.
V-RULING-24 = Whether the runes suffice for the Rune Action is checked when the Leader Action is completely resolved: runes won or lost by it already count.
V-RULING-25 = Every Harvest brings the bonus, also that of a Rune Action, a dedication or a Boon. The mix makes the full number of the action, as far as there is room for it.
V-RULING-26 = Taking Settlers back takes no rune from you at once. Their islands are checked with all others when the next action is completely resolved, and at the end of the turn at the latest.
V-RULING-27 = A rune lying on its island is taken at once by whoever now has most influence and boots on the ground, even on another player’s turn, for example because a Settler of somebody else was removed.
V-RULING-28 = Entering a battle needs a battle in progress in which you have no card yet; it never starts one. The card no longer counts as a rune until it is flipped again, but everybody knows it.
V-RULING-29 = In a battle all costs in steel are paid first, clockwise from the player who started it; then the Strengths are counted.
V-RULING-30 = A favor card that nobody wins goes back to the end of the row it was taken from. In a row with a single card both ends are this card.
V-RULING-31 = Who wins a fourth favor card first gains its bag, then puts back any one of the four, the new one included.
V-RULING-32 = The Fury of a god never rises above 40, the last space of the side 20+.
V-RULING-33 = If the deck and the discarded cards are both used up, no card is drawn. A lone fighter for whom no Invader card is left wins.
V-RULING-34 = A Boat that is built or pushed has not docked: it neither deploys nor raids.
V-RULING-35 = A Valkyrie is enough neither for building a Boat nor for building a Temple: both ask for what V-BUILD-2 and V-BUILD-3 say.
V-RULING-36 = Two Temples of one clan are never on the same island, however they move.
V-RULING-37 = Any Giant on the map can be moved, and any village of the region raided without steel; the units of others do not hinder it. A Giant that moves harms nobody.
V-RULING-38 = The card of a slaying stays face up in the row, and its rune is active. The Leader and Rune Actions of this card are not done.
V-RULING-39 = The god whose Fury Loki lowers is any of the two others in play.
V-RULING-40 = Valkyries are never taken back to their mat.
V-RULING-41 = If nobody controls an island at the clean-up, everybody is tied for the Chieftain marker.
V-RULING-42 = A lost card’s Boon is used before the Fury rises, even if the Boon changes the Fury itself. A loser who could not use any part of the Boon may still use it, to deploy the Valkyrie.
V-RULING-43 = The enemy of one player dedicates the villages of its Leader and Rune Action after these, one by one; a village that it raids later in the turn is dedicated at once. No action of the enemy waits for the next turn.
V-RULING-44 = Icons that the enemy’s markers pass at any other time than its own turn are done with the Resource Actions of its next turn. A marker that comes back to 0 passes no icon by it.
V-RULING-45 = While the enemy has a battle in progress, further battle icons do nothing.
V-RULING-46 = The end of a row nearer to the Chieftain Boat is the left one if its island lies in the left half of the map, otherwise the right one. If the row is empty the enemy takes the other row; if both are, it starts no battle.
V-RULING-47 = A battle that the enemy starts after your last card of the era is fought against the Invaders before the clean-up.
V-RULING-48 = If you cannot pay the steel in a battle with the enemy, the enemy fights alone (V-VARIANT-7).
V-RULING-49 = If none of your Boats is docked, a chase icon does nothing; among equally near Boats odd and even choose in Ragnarok (V-SOLORAG-5), then you. At its dock the Chieftain Boat raids the village. At a dock whose route leads off the map a ferry icon does nothing.
V-RULING-50 = A Temple icon needs at least one Settler of the enemy on the island; among equal islands it is the one where you have least influence, then you choose. What the enemy has no piece or no room for does not happen; but to slay a Giant instead of placing a Temple (V-SOLORAG-6) it needs neither a Temple nor a Settler.
V-RULING-51 = Boats of the enemy other than the Chieftain Boat can be pushed like those of a player, into the fjord you choose, and stay there.
V-RULING-52 = What the enemy lacks on an island is your influence there less its own, and one more. If it controls every adjacent island, or has no Settler on the map, the step of its Explore is not made.
V-RULING-53 = For the enemy of one player the Strength of a Valkyrie card is its printed number times the enemy’s Valkyries on the map, that of an Einherjar card its printed number times the Giants the enemy has slain.
V-RULING-54 = Where the enemy looks at the region of the Chieftain Boat and this boat is at a border dock, odd and even decide between the two (V-SOLORAG-5).
V-RULING-55 = What only brings something is not asked about: Collect, and the bonus that comes with a Harvest, are simply taken, for they never do harm. Everything else of a card or a Boon can be left.

## Stand-in values

V-chapter-standin = Stand-in values
V-STANDIN-1 = Hardly anything printed on the components is known to us. Made up to fit what is known are all cards, Boons, maps and Enemy mats, the names of nine gods, the costs, bonuses and first resources on the mats, the length of the favor rows, the steel for a raid, the actions of the era mat, and all points but the 6 for a rune of the first god. A data pack can replace these stand-ins.
