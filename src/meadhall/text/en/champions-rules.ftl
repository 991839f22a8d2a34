### The numbered rules of Champions of Midgard, in our own words.
### One message per rule; the message id is the rule id. Sources: champions/rules.toml.

## Setting up

C-chapter-setup = Setting up
C-SETUP-1 = The game is for two to four players and lasts eight rounds. Whoever has the most glory after the final scoring wins.
C-SETUP-2 = Market stalls are drawn at random and laid face up: with two players 1 military and 1 economic, with three players 1 military and 2 economic, with four players 2 military and 2 economic. The other stalls are out of the game.
C-SETUP-3 = The Small and the Large Public Longship lie on their spaces on the board, the private longships beside it. A private longship marked 3+ is used only with three or four players, one marked 4+ only with four.
C-SETUP-4 = Seven decks are shuffled separately and laid face down: runes, destinies, merchant ships, trolls, draugr, journeys and monsters.
C-SETUP-5 = The start player is drawn at random and receives the first player marker.
C-SETUP-6 = Leaders are chosen one player after another, beginning with the player to the right of the start player and going counter-clockwise, so that the start player chooses last. Each of the five leaders can be chosen only once.
C-SETUP-7 = Each player starts with 1 food, 1 wood, 1 coin, 1 favor and 1 swordsman, and with 0 glory.
C-SETUP-8 = Each player starts with 3 workers, or 4 in a game of two. One more worker of each player waits in the supply and can be gained only at the Worker Huts.
C-SETUP-9 = Each player is dealt 1 destiny at random. Destinies are known only to their owner until they are scored.

## General rules

C-chapter-gen = General rules
C-GEN-1 = Food, wood, coins, favor and blame are unlimited: the supply of them never runs out.
C-GEN-2 = Warrior dice are limited to 12 swordsmen, 12 spearmen and 10 axemen. While the supply of one kind is empty, nobody can gain a die of that kind from it.
C-GEN-3 = A player’s longhouse has room for 8 warriors. A player who would go above 8 takes only as many as fit, chooses which of the new ones to take, and returns the rest to the supply.
C-GEN-4 = Only the player who is being asked for a decision may answer, and only with one of the choices offered.
C-GEN-5 = Once the final scoring is done the game is over, and no further action is possible.

## Round set-up

C-chapter-round = Round set-up
C-ROUND-1 = First, the top card of the troll deck is laid face up on the troll space.
C-ROUND-2 = Second, the top two cards of the draugr deck are laid face up on the two draugr spaces, the left space first.
C-ROUND-3 = Third, one journey card is laid face down on each empty journey space in use. A card that was not revealed in an earlier round stays where it is.
C-ROUND-4 = Fourth, one rune is laid face up on each empty one of the two spaces beside the Runesmith, as long as the deck lasts.
C-ROUND-5 = Fifth, one monster is laid face up on each empty monster space in use. An undefeated monster stays, with the coins on it.
C-ROUND-6 = Sixth, the next merchant ship card is turned up and laid on top of the earlier ones. Only the top card counts.
C-ROUND-7 = Seventh, 1 swordsman is added to the Swordsmith, 1 spearman to the Hafter, 1 axeman to the Blacksmith and 1 food to the Smokehouse.
C-ROUND-8 = The goods of C-ROUND-7 are added in every round, whether or not the earlier ones were taken, so they build up until someone collects them.
C-ROUND-9 = With two or three players three shores are used, two near and one far. The fourth shore, a far one on the extreme right, with its journey and monster spaces, is used only with four players.

## Placing workers

C-chapter-place = Placing workers
C-PLACE-1 = Beginning with the holder of the first player marker and going clockwise, each player in turn places one worker, until nobody has a worker left. A player without workers is skipped.
C-PLACE-2 = A location holds one worker per round and is closed to everyone once taken. The Hunting Grounds hold any number of workers, begging is always open, and for the Worker Huts see C-TOWN-16.
C-PLACE-3 = A location that asks a price can be chosen only by a player who can pay that price in full at that moment.
C-PLACE-4 = Brown and blue locations take effect at once. Red locations have no effect yet: they reserve a fight for later in the round. A longship does both: it is sent to a shore at once and its fight comes later.
C-PLACE-5 = A player who cannot or does not want to use any location must beg: the worker is laid on the player’s own board, and the player takes 1 food and 1 blame. There is no passing.

## Locations in the town

C-chapter-town = Locations in the town
C-TOWN-1 = Blacksmith: take all axemen lying there.
C-TOWN-2 = Hafter: take all spearmen lying there.
C-TOWN-3 = Swordsmith: take all swordsmen lying there.
C-TOWN-4 = Smokehouse: take all food lying there.
C-TOWN-5 = Hunting Grounds: your unassigned warriors will hunt for food in the combat resolution (C-RESOLVE-2). Any number of players and workers may be here.
C-TOWN-6 = Jarl’s Longhouse: take 1 swordsman from the supply and take the first player marker. If you already hold the marker, you must pass it to the player on your left. The marker moves in no other way.
C-TOWN-7 = Market: trade food, wood and coins with the supply, one for one, as many times as you like in this visit.
C-TOWN-8 = Merchant Ship: pay 1 coin and take from the supply everything shown on the top merchant ship card.
C-TOWN-9 = Runesmith: pay 1 wood and take one rune, either one of those lying face up or the unknown top card of the deck. Lay it face up before you.
C-TOWN-10 = Sage’s House: look in secret at one face-down journey card on the board and put it back, then draw 1 destiny and keep it secret.
C-TOWN-11 = Shipwright: choose one of the private longships still beside the board, pay the wood and coins printed on it and lay it beside your leader. Each player may build only one in the whole game and cannot exchange it.
C-TOWN-12 = Small Public Longship: costs nothing. Send it at once to a shore whose harbour is free. It carries up to 5 warriors and food together.
C-TOWN-13 = Large Public Longship: pay 1 coin, then send it at once to a shore whose harbour is free. It carries up to 10 warriors and food together.
C-TOWN-14 = A private longship is a location for its owner alone, who may place a worker on it once in every round, the round in which it was built included. Using it is free; it is sent to a shore whose harbour is free and carries up to the capacity printed on it.
C-TOWN-15 = Stave Church: pay 1, 3, 6 or 10 coins for 1, 2, 3 or 4 favor. You choose one of these four offers, once per worker placed here.
C-TOWN-16 = Worker Huts: pay coins and take your extra worker, which you may use from this round on. The first use in the game costs 5 coins, the second 4, the third 3 and the fourth 2. Each player may do so once a game, and only one worker a round may be placed here.
C-TOWN-17 = Troll space: your worker reserves the fight against this round’s troll for you alone.
C-TOWN-18 = Draugr spaces: there are two, and a worker on one of them reserves the fight against the draugr lying there for that player alone. A player may take both, with one worker each.
C-TOWN-19 = The harbour of each shore holds one longship per round. If no harbour in use is free, no longship can be chosen.

## Market stalls

C-chapter-stall = Market stalls
C-STALL-1 = A market stall in play is a location like any other: it holds one worker a round, acts at once, and gives its effect once per placement unless its rule says otherwise.
C-STALL-2 = Aumingi (economic): return 1 food for 1 favor. You may do this up to three times in one visit.
C-STALL-3 = Skald (economic): score 2 glory at once.
C-STALL-4 = Generous Merchant (economic): take 1 food and 1 wood.
C-STALL-5 = Wealthy Stranger (economic): take 2 coins.
C-STALL-6 = Folk Warriors (military): pay 1 food and take 2 swordsmen.
C-STALL-7 = Raiders (military): pay 1 wood and take 2 spearmen.
C-STALL-8 = Jomsvikings (military): pay 2 coins and take 1 swordsman and 1 axeman.
C-STALL-9 = Varyags (military): pay 1 coin and take 1 swordsman and 1 spearman.

## Assigning warriors

C-chapter-assign = Assigning warriors
C-ASSIGN-1 = When all workers are placed, every player with a worker on the troll, on a draugr or on a longship assigns warriors from the longhouse to those fights. Longships are loaded with food as well.
C-ASSIGN-2 = All these players assign at the same time and in secret. The assignments are revealed together when everyone is done.
C-ASSIGN-3 = Any player may ask for turn order instead, before being done with this phase. The phase then begins anew: the players assign openly, one after another, clockwise from the start player.
C-ASSIGN-4 = A player may assign no dice at all to a fight or a longship.
C-ASSIGN-5 = A kind of warrior barred by a troll or draugr cannot be assigned to it. Every kind of warrior may sail, whatever the monster bars (see C-JOURNEY-13).
C-ASSIGN-6 = Warriors and food aboard a longship together never exceed its capacity, each die and each food counting 1.
C-ASSIGN-7 = Food can be assigned to longships only, never to the troll or a draugr.
C-ASSIGN-8 = Warriors that are not assigned stay in the longhouse; if their owner has a worker at the Hunting Grounds, all of them hunt.

## Combat resolution

C-chapter-resolve = Combat resolution
C-RESOLVE-1 = The combat resolution goes in this order: hunting, the troll, the draugr from left to right, the shores from left to right.
C-RESOLVE-2 = Hunting: each player with a worker at the Hunting Grounds rolls once all own dice that were not assigned elsewhere and takes 1 food for each hit, a two-hit face counting as 2. Hunting costs no warriors.
C-RESOLVE-3 = A player takes at most 6 food from one hunt, however many hits were rolled.
C-RESOLVE-4 = In the hunt a player may discard 1 favor to reroll some or all of the dice, as often as wanted, as in combat.
C-RESOLVE-5 = Troll: the player whose worker is on the troll space fights it, round after round of combat, until the troll is killed or no warrior of that fight is left.
C-RESOLVE-6 = Whoever kills the troll discards 1 of their own blame, if they have any, and names one other player, who takes 1 blame.
C-RESOLVE-7 = Draugr: the fight on the left space is resolved first, then the one on the right. A draugr to which no warriors were assigned is skipped.
C-RESOLVE-8 = Shores: from left to right, each longship goes through three steps: its journey card, feeding the warriors, the fight with the monster. A shore without a longship is skipped, and its journey card stays face down.

## Journeys

C-chapter-journey = Journeys
C-JOURNEY-1 = The journey card of a shore to which a longship was sent is revealed, carried out and discarded, even if no warriors are aboard.
C-JOURNEY-2 = Whatever a journey card makes you lose comes from the warriors and food on that longship and goes back to the supply.
C-JOURNEY-3 = All Quiet: nothing happens.
C-JOURNEY-4 = Kraken: fight it under the combat rules with the warriors aboard. Killing it gives 3 glory. Whatever the outcome, surviving warriors sail on to the monster.
C-JOURNEY-5 = Lost: lose two items of your choice from the ship: 2 food, 2 warriors, or 1 of each.
C-JOURNEY-6 = No Wind: lose 1 food.
C-JOURNEY-7 = Storm: lose 1 food or 1 warrior, as you choose.
C-JOURNEY-8 = Whirlpool: lose 1 warrior, which one you choose.
C-JOURNEY-9 = On a near shore 1 food feeds up to 2 warriors. The two shores on the left are near.
C-JOURNEY-10 = On a far shore 1 food feeds 1 warrior. The two shores on the right are far.
C-JOURNEY-11 = Only food aboard feeds the warriors aboard, and all who can be fed must be. Those left unfed starve and go back to the supply; the owner chooses which.
C-JOURNEY-12 = After feeding, all food aboard goes back to the supply, even what was not needed.
C-JOURNEY-13 = Warriors of a kind barred by the monster are destroyed after feeding and before the first round of that combat. They go back to the supply and are never rolled against it.

## Combat

C-chapter-combat = Combat
C-COMBAT-1 = Trolls, draugr, krakens and monsters are enemies, each with an attack and a defense value. An enemy is killed when the damage on it equals or exceeds its defense.
C-COMBAT-2 = Both sides strike at the same time: an enemy killed in a round of combat still deals its damage in that round.
C-COMBAT-3 = Each round of combat begins with rolling all dice still committed to the fight.
C-COMBAT-4 = You may then discard 1 favor to reroll some or all of those dice. You may repeat this as often as you have favor to discard.
C-COMBAT-5 = The enemy takes 1 damage for each weapon shown on the dice; a face with two weapons deals 2.
C-COMBAT-6 = You lose as many dice of this fight as the enemy’s attack, less one for each shield shown, never fewer than none nor more than you have there. You choose which; they go back to the supply.
C-COMBAT-7 = If the enemy is killed, take its card and its reward, even if your last warriors fell in the same round. Surviving warriors return to your longhouse.
C-COMBAT-8 = If the enemy lives and you have warriors left in the fight, another round of combat follows. The damage dealt so far stays on the enemy.
C-COMBAT-9 = If the enemy lives and you have no warriors left in the fight, you are beaten and gain no reward. All damage is removed from the enemy.
C-COMBAT-10 = The reward is the glory on the card and, as printed, wood for a troll, coins for a draugr, favor for a monster. With a monster you also take the coins that have gathered on it.
C-COMBAT-11 = Your defeated enemies lie in one face-down pile. You need not show how many there are, nor their kinds or colours.

## Clean-up

C-chapter-clean = Clean-up
C-CLEAN-1 = First, all workers return to their owners, the public longships to their spaces on the board and the private longships to their owners.
C-CLEAN-2 = If the troll was not killed this round, it is discarded and every player takes 1 blame.
C-CLEAN-3 = Draugr that were not defeated are discarded.
C-CLEAN-4 = Revealed journey cards go to the journey discard pile. Unrevealed ones stay on their spaces.
C-CLEAN-5 = 1 coin from the supply is laid on each undefeated monster. These coins add up and belong to whoever kills it.
C-CLEAN-6 = After round 8 the final scoring follows; otherwise the next round begins with its set-up.

## Final scoring

C-chapter-score = Final scoring
C-SCORE-1 = Each player scores only their own destinies. If you alone have the most of the thing named, you score the larger number of the card; if you are tied for the most, you score the smaller; otherwise you score nothing for it.
C-SCORE-2 = To score a destiny you must have at least one of the thing it names.
C-SCORE-3 = Each complete set of one red, one blue and one yellow defeated enemy gives 5 glory. Trolls have no colour and belong to no set.
C-SCORE-4 = Each rune you own, used or not, gives the glory printed on it.
C-SCORE-5 = Your private longship gives the glory printed on it.
C-SCORE-6 = Each favor you have left gives 2 glory.
C-SCORE-7 = Every full 3 coins you have left give 1 glory.
C-SCORE-8 = Blame costs glory: 1 blame loses 1, 2 lose 3, 3 lose 6, 4 lose 10, 5 lose 15, and 6 or more lose 21.
C-SCORE-9 = The player with the most glory becomes jarl and wins.
C-SCORE-10 = Of tied players, the one who has defeated more enemies, trolls included, wins. If they are still tied, they share the victory.

## Leaders

C-chapter-leader = Leaders
C-LEADER-1 = Asmundr the Pious scores 2 glory each time he discards a favor to reroll dice. The favor is still spent.
C-LEADER-2 = Dagrun the Destined draws one extra destiny at the Sage’s House, keeps one of those drawn and puts the rest under the deck.
C-LEADER-3 = Gylfir the Seaworthy uses the Merchant Ship without paying the coin.
C-LEADER-4 = Svanhildr the Swordmaiden: each one-hit face of a swordsman counts as 2 hits and each two-hit face as 3. This holds in combat and in the hunt, where the limit of 6 food stays.
C-LEADER-5 = Ullr the Berserker scores 1 glory in each round of combat in which at least one of his dice shows two hits, whatever the outcome of the fight.

## Runes

C-chapter-rune = Runes
C-RUNE-1 = Runes lie face up before their owner. Each can be used once in the game, at any time its rule allows, by turning it over; it is then kept for the scoring.
C-RUNE-2 = Gifts: take 4 items in all from the supply, any mix of wood, food and coins.
C-RUNE-3 = Glory: when you kill an enemy (troll, draugr, kraken or monster), score half its glory in addition, rounded down; 13 glory give 6 more.
C-RUNE-4 = Healing: in one round of combat you lose no warriors. Later rounds of the same fight cost losses as usual.
C-RUNE-5 = Journey: when your journey card has been revealed, discard it without effect; the next card of the journey deck is revealed and applies instead, even if it is worse.
C-RUNE-6 = Knowledge: look in secret at all face-down journey cards on the board, but not at the deck.
C-RUNE-7 = Potential: after a roll of yours in combat or in the hunt, reroll all dice that show a blank. The new results count.
C-RUNE-8 = Reaction: after a roll of yours in combat or in the hunt, each shield also counts as one hit, and still as a shield. For Svanhildr the shield of a swordsman counts as two hits.
C-RUNE-9 = Success: reveal one of your own destinies and score it at once. Keep it: it is scored again in the final scoring.
C-RUNE-10 = True Vision: when you use the Sage’s House, draw two more destinies, keep just one of all those drawn and put the rest under the deck. Dagrun draws four in all and keeps one.
C-RUNE-11 = Wealth: take as many coins as you have, but at most 5.

## Variants

C-chapter-variant = Variants
C-VARIANT-1 = Hall of Records: defeated enemies lie face up before their owners for all to see, instead of in a face-down pile.
C-VARIANT-2 = Mistrustful Villagers: every player starts the game with 1 blame.

## Editions

C-chapter-edition = Editions
C-EDITION-1 = French and Japanese edition: the shores are mirrored. The two on the left are far and the two on the right near, and the leftmost is the one used only with four players; so the far shores are resolved before the near ones.
C-EDITION-2 = French edition: whoever kills the troll may discard 1 own blame, and may make all opponents take 1 blame each. Each is a free choice; this replaces C-RESOLVE-6.
C-EDITION-3 = Japanese edition: whoever kills the troll discards 1 own blame, if any; every other player takes 1 blame; and one other player, named by the killer, takes 1 more. This replaces C-RESOLVE-6.
C-EDITION-4 = Japanese edition: if the troll is still alive after its step of the combat resolution, every player takes 1 blame right then, and none for it in clean-up.
C-EDITION-5 = French edition: a player who cannot or does not want to use a location may beg, but need not. Without begging the worker is simply laid down, and the player takes neither food nor blame.
C-EDITION-6 = French edition: every journey space in use gets a new card in each round set-up. Cards that were not revealed are first shuffled back into the journey deck.
C-EDITION-7 = French and Japanese edition: favor can reroll dice only in combat, not in the hunt.
C-EDITION-8 = Japanese edition: warriors barred by a troll or draugr may be assigned to it. They go back to the supply unrolled, before the first round of that combat.
C-EDITION-9 = French and Japanese edition: nobody can ask for turn order when warriors are assigned; C-ASSIGN-3 does not apply.
C-EDITION-10 = French edition: the Glory rune is for trolls, draugr and monsters; it cannot be used on the Kraken, which its list does not name.

## Rulings

C-chapter-ruling = Rulings
C-RULING-1 = If the journey deck is empty when a card is needed, the discarded journey cards are shuffled into a new deck.
C-RULING-2 = If the supply has no die of the kind a location should receive in the round set-up, that location gets none this round, and none later to make up for it.
C-RULING-3 = If a market stall, the Merchant Ship or another location gives a die that the supply lacks, that die is lost to the player, without compensation.
C-RULING-4 = Ullr’s glory is judged on the final dice after all rerolls, once per round of combat and never in the hunt. It is the face with two hits that counts, not damage raised by other effects.
C-RULING-5 = Healing is declared after the roll and before the blows of that round are struck. No losses are taken in that round of combat, whatever shields were rolled.
C-RULING-6 = Potential, Reaction and Healing can be used at any point after a roll until its blows are struck: before, between and after rerolls with favor. Potential rerolls every die showing a blank, each once, and favor can reroll the new results. With the option roll_runes=after_favor these runes wait until no more favor is spent on that roll.
C-RULING-7 = The Glory rune gives half the glory printed on the enemy, rounded down. Its other rewards and the coins lying on a monster are not increased.
C-RULING-8 = The Success rune is judged at once by the rules of the final scoring: alone or tied for the most, with at least one of the thing named. No other player can answer it with a rune before it is judged.
C-RULING-9 = One player may place several workers at the Hunting Grounds, but hunts only once, and the extra workers have no effect.
C-RULING-10 = A longship carrying only food, or nothing, still sails and reveals its journey card, but there is no fight with the monster.
C-RULING-11 = If No Wind finds no food aboard, or Whirlpool no warriors, nothing else is lost instead.
C-RULING-12 = If Lost finds only one item aboard, that one is lost; if there is none, nothing is.
C-RULING-13 = Whoever kills the troll must name an opponent to take the blame and cannot decline.
C-RULING-14 = Destinies are judged first in the final scoring, with all favor and coins still in hand, before these are turned into glory.
C-RULING-15 = The French book leaves out the step that refills the runes, yet its Runesmith speaks of face-up runes. We take this for an omission: runes are refilled in every edition.
C-RULING-16 = In every edition damage equal to the defense kills. A bracket in the French book asks for more than the defense, but contradicts the book’s own sentence.
C-RULING-17 = Gifts, Wealth and Knowledge are offered at each decision of their owner, just before warriors are assigned and just before the final scoring. Success is offered at these moments and also after each turn and each fight of other players. No rune can be used while assignments are sealed; the moment just before stands in for it.
C-RULING-18 = Destinies put back after a draw of several (Dagrun, True Vision) go under the deck in a random order that nobody knows.
C-RULING-19 = If the destiny deck holds fewer cards than should be drawn, only those are drawn; if it is empty, none.
C-RULING-20 = Only the player whose longship is sailing may use the Journey rune on its journey card.
C-RULING-21 = A location that asks no price may be chosen even if it gives nothing just then.
C-RULING-22 = The Kraken is a journey card: it is discarded, not kept, and counts neither for sets and destinies nor for breaking ties.
C-RULING-23 = Warriors and food aboard a longship, and warriors committed to a fight, still count as their owner’s for destinies and for the limit of 8 warriors.
C-RULING-24 = The French book counts the Kraken among the enemies whose reward is taken, but prints no number for it. We give the glory of C-JOURNEY-4; with the option french_kraken=no_glory killing it gives none.
C-RULING-25 = Any player in C-ASSIGN-3 means every player at the table: those who assign nothing are asked as well, and agree or ask for turn order. Where only one player assigns, nobody is asked for it. With the option turn_order=fighters only those who assign warriors may ask.
C-RULING-26 = Where the same choices lead to the same result in any order, one order is offered: warriors are sent from the troll to the last shore and at each swordsmen, spearmen, axemen, food; dice are marked by kind and face; Gifts are taken food, wood, coins; and at the Market nothing received is traded on, because trading directly does the same.
C-RULING-27 = An action that takes several answers is finished before anything else: once a die is marked, favor is spent; and no rune can be used while dice are marked, Gifts are taken or the destiny for Success is chosen.
