### What the program says in a game of Walhalla: names, answers, questions, events and refusals.
### The ids are built from the names in names.py, say.py and news.py of its table and from the classes of the steps.

## The game and its options

walhalla-title = Walhalla
walhalla-about = You are Viking chiefs who attack a land of three peninsulas. In each of three attacks ships are drawn one by one, Vikings go aboard, sail up a fjord and land on forests, villages, cult places and wheat. Who defends decides who wins a fight; the fallen go to Walhalla and bring new Vikings to those who have the most there.
walhalla-stand-in-notice = Values marked * are stand-ins invented by this project because the printed ones are not known; a data pack can replace them.
walhalla-option-peninsulas-title = Peninsulas
walhalla-option-blocked-title = Vikings that cannot land
walhalla-option-first_hero-title = First hero
walhalla-option-lone_card-title = Peninsula card alone
walhalla-option-selling-title = Selling cards
walhalla-option-facts-title = Data pack
walhalla-option-peninsulas = How many tiles peninsulas 1, 2 and 3 have. Six each is the normal game; unequal lengths are a variant.
walhalla-option-blocked = Where a Viking goes that can land on neither side of its ship. The source is damaged at this word.
walhalla-option-first_hero = Where the Viking comes from that each player puts into Walhalla before the game. The sources disagree.
walhalla-option-lone_card = Whether a peninsula card counts as two Vikings even for a player who has none on that peninsula.
walhalla-option-selling = Whether a player with an empty Midgard may sell several cards before boarding, or boards with each Viking before selling the next card.
walhalla-option-facts = Where the values printed on tiles, ships and board come from. Without a data pack the game uses the project’s own values, some of which are stand-ins.

walhalla-peninsulas-6-6-6 = 6, 6 and 6 tiles
walhalla-peninsulas-5-6-7 = 5, 6 and 7 tiles
walhalla-peninsulas-5-7-6 = 5, 7 and 6 tiles
walhalla-peninsulas-6-5-7 = 6, 5 and 7 tiles
walhalla-blocked-midgard = { walhalla-region-midgard }
walhalla-blocked-asgard = { walhalla-region-asgard }
walhalla-first_hero-asgard = from Asgard
walhalla-first_hero-midgard = from Midgard
walhalla-selling-several = several at once
walhalla-selling-one_by_one = one by one

## Colours of the players

walhalla-colour-blue = blue
walhalla-colour-red = red
walhalla-colour-yellow = yellow
walhalla-colour-black = black

## The land. Peninsulas and fjords are counted from the left, fields from the board.

walhalla-peninsula-peninsula_1 = peninsula 1
walhalla-peninsula-peninsula_2 = peninsula 2
walhalla-peninsula-peninsula_3 = peninsula 3

walhalla-fjord-fjord_1 = fjord 1
walhalla-fjord-fjord_2 = fjord 2
walhalla-fjord-fjord_3 = fjord 3
walhalla-fjord-fjord_4 = fjord 4

# $peninsula and $row are numbers, both counted from 1.
walhalla-field = peninsula { $peninsula }, field { $row }

walhalla-terrain-cult = cult place
walhalla-terrain-forest_2 = forest 2
walhalla-terrain-forest_3 = forest 3
walhalla-terrain-village_1 = village +1
walhalla-terrain-village_2 = village +2
walhalla-terrain-wheat = wheat field

walhalla-terrain-does-cult = Draw an action card at once.
walhalla-terrain-does-forest_2 = Score 2 points at once.
walhalla-terrain-does-forest_3 = Score 3 points at once.
walhalla-terrain-does-village_1 = This Viking counts 1 more when the peninsula is scored.
walhalla-terrain-does-village_2 = This Viking counts 2 more when the peninsula is scored.
walhalla-terrain-does-wheat = 1, 2 or 3 points after the first, second or third attack; the Viking stays.

walhalla-low_tip-3 = 3
walhalla-low_tip-4 = 4
walhalla-low_tip-5 = 5
walhalla-high_tip-6 = 6
walhalla-high_tip-7 = 7
walhalla-high_tip-8 = 8

walhalla-tile-tile_1 = tile 1
walhalla-tile-tile_2 = tile 2
walhalla-tile-tile_3 = tile 3
walhalla-tile-tile_4 = tile 4
walhalla-tile-tile_5 = tile 5
walhalla-tile-tile_6 = tile 6
walhalla-tile-tile_7 = tile 7
walhalla-tile-tile_8 = tile 8
walhalla-tile-tile_9 = tile 9
walhalla-tile-tile_10 = tile 10
walhalla-tile-tile_11 = tile 11
walhalla-tile-tile_12 = tile 12
walhalla-tile-tile_13 = tile 13
walhalla-tile-tile_14 = tile 14
walhalla-tile-tile_15 = tile 15
walhalla-tile-tile_16 = tile 16
walhalla-tile-tile_17 = tile 17
walhalla-tile-tile_18 = tile 18
walhalla-turned-straight = first field towards the board
walhalla-turned-turned = second field towards the board

## Where Vikings are when they are neither aboard nor on land

walhalla-region-midgard = Midgard
walhalla-region-asgard = Asgard
walhalla-region-walhalla = Walhalla

walhalla-region-does-midgard = Your Vikings ready to board. They are supplied before each attack.
walhalla-region-does-asgard = Your Vikings that wait to be called back to Midgard.
walhalla-region-does-walhalla = Your fallen heroes. They pay for fights you win, decide how many Vikings you are supplied with, and score at the end.

## Ships

walhalla-ship-blue_1 = blue ship 1
walhalla-ship-blue_2 = blue ship 2
walhalla-ship-blue_3 = blue ship 3
walhalla-ship-red_1 = red ship 1
walhalla-ship-red_2 = red ship 2
walhalla-ship-red_3 = red ship 3
walhalla-ship-yellow_1 = yellow ship 1
walhalla-ship-yellow_2 = yellow ship 2
walhalla-ship-yellow_3 = yellow ship 3
walhalla-ship-black_1 = black ship 1
walhalla-ship-black_2 = black ship 2
walhalla-ship-black_3 = black ship 3

walhalla-places-bow = bow
walhalla-places-middle = middle
walhalla-places-stern = stern
walhalla-places-bow_middle = bow and middle
walhalla-places-bow_stern = bow and stern
walhalla-places-middle_stern = middle and stern
walhalla-places-all = all three places

walhalla-end-bow = bow
walhalla-end-stern = stern

## Action cards

walhalla-card-forest = Forest
walhalla-card-wheat = Wheat
walhalla-card-cult = Cult
walhalla-card-village = Village
walhalla-card-peninsula_6 = Peninsula 6
walhalla-card-peninsula_7 = Peninsula 7
walhalla-card-peninsula_8 = Peninsula 8
walhalla-card-walhalla = Walhalla
walhalla-card-hunt = Hunt
walhalla-card-attack = Attack
walhalla-card-shield = Shield

walhalla-card-does-forest = End of an attack: 1 point for each forest you hold.
walhalla-card-does-wheat = End of an attack: 1 point for each wheat field you hold.
walhalla-card-does-cult = End of an attack: 1 point for each cult place you hold.
walhalla-card-does-village = End of an attack: 1 point for each village you hold.
walhalla-card-does-peninsula_6 = End of an attack: two more Vikings for you on the peninsula with tip 6.
walhalla-card-does-peninsula_7 = End of an attack: two more Vikings for you on the peninsula with tip 7.
walhalla-card-does-peninsula_8 = End of an attack: two more Vikings for you on the peninsula with tip 8.
walhalla-card-does-walhalla = End of an attack: two more Vikings for you in Walhalla when the supply is given.
walhalla-card-does-hunt = When you occupy a forest: it gives twice its points.
walhalla-card-does-attack = Before you attack a Viking: the defender loses, even with a shield.
walhalla-card-does-shield = When you are attacked: you win and pay nothing.

## Parts of the score

walhalla-part-forest = Forests
walhalla-part-cards = Bonus cards
walhalla-part-peninsulas = Peninsulas
walhalla-part-wheat = Wheat
walhalla-part-fields = Fields held
walhalla-part-walhalla = Walhalla
walhalla-part-sold = Cards sold

## Counted things

walhalla-count-viking =
    { $n ->
        [one] { $n } Viking
       *[other] { $n } Vikings
    }
walhalla-count-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
walhalla-count-point =
    { $n ->
        [-1] { $n } point
        [one] { $n } point
       *[other] { $n } points
    }
walhalla-count-ship =
    { $n ->
        [one] { $n } ship
       *[other] { $n } ships
    }

## Answers of players

walhalla-do-done = Done
# To be done, by the name it has in each question that can be left.
walhalla-do-done-BoardPassenger = Stay ashore
walhalla-do-done-BoardCrew =
    { $aboard ->
        [0] { walhalla-do-done-BoardPassenger }
       *[other] Board nobody else
    }
walhalla-do-done-HuntInForest = Play no card
walhalla-do-done-LayCards = Finish laying cards
walhalla-do-board = Board: { $places }
walhalla-do-sell = Sell the “{ $card }” card: 1 point less, 1 Viking from Asgard
walhalla-do-send = Send the ship into { $fjord }, { $end } first
walhalla-do-land = Land on { $peninsula }
walhalla-do-attack = Land on { $peninsula } with an Attack card
walhalla-do-lose = Lose the fight
walhalla-do-win = Win the fight and pay with a Viking from Walhalla
walhalla-do-shield = Win the fight with a Shield card
walhalla-do-hunt = Play a Hunt card
walhalla-do-lay = Lay the “{ $card }” card

## Answers of chance

walhalla-do-lay_tile = Next tile: { $tile }, { $turned }
walhalla-do-low_tip = Low tip: { $low_tip }
walhalla-do-high_tip = High tip: { $high_tip }
walhalla-do-start_with = Start player: { $seat }
walhalla-do-draw_card = Card drawn: { $card }
walhalla-do-draw_ship = Ship drawn: { $ship }

## Questions, one for each step that asks a player

walhalla-ask-BoardPassenger =
    { $midgard ->
        [0] The coloured place of this ship is yours, but your Midgard is empty: sell a card and give a point for a Viking from Asgard that boards, or choose “{ walhalla-do-done-BoardPassenger }”.
       *[other] The coloured place of this ship is yours: board with a Viking, or choose “{ walhalla-do-done-BoardPassenger }”.
    }
walhalla-ask-BoardCrew =
    { $midgard ->
        [0] Your Midgard is empty: you may sell a card and give a point for a Viking from Asgard that boards, or choose “{ walhalla-do-done-BoardCrew }”.
       *[other] It is your turn: board the ship with as many of your Vikings as you like, or choose “{ walhalla-do-done-BoardCrew }”.
    }
walhalla-ask-BoardSold =
    { $choice ->
        [board] Of the Vikings you brought from Asgard at least one boards: choose the places.
       *[more] Vikings you brought from Asgard: { $midgard }. Board with at least one of them, or sell another card first.
    }
walhalla-ask-SendShip = Send the ship: choose the fjord, and the end that goes in first.
walhalla-ask-LandViking =
    { $land ->
        [only] Your Viking can land on one side only, where a Viking of another player stands.
        [only-attack] Your Viking can land on one side only, where a Viking of another player stands: attack it with an Attack card or without.
        [attack] Your Viking lands: choose the side, and whether you play an Attack card.
       *[side] Your Viking lands: choose the side.
    }
walhalla-ask-Defend =
    { $means ->
        [none] Your Viking is attacked. You have neither a Viking in Walhalla to pay with nor a Shield card: it loses the fight.
        [hero] Your Viking is attacked: it loses the fight, or wins if you pay with a Viking from Walhalla.
        [shield] Your Viking is attacked: it loses the fight, or wins if you play a Shield card.
        [both] Your Viking is attacked: it loses the fight, or wins if you pay with a Viking from Walhalla or play a Shield card.
       *[unknown] Your Viking is attacked: decide whether it loses or wins the fight.
    }
walhalla-ask-HuntInForest =
    { $hunt ->
        [yes] Your Viking has occupied a forest: you may play a Hunt card for twice its points, or choose “{ walhalla-do-done-HuntInForest }”.
        [no] Your Viking has occupied a forest. You hold no Hunt card: choose “{ walhalla-do-done-HuntInForest }”.
       *[unknown] Your Viking has occupied a forest: a Hunt card would give twice its points.
    }
walhalla-ask-LayCards =
    { $lay ->
        [no] The attack is over, and you hold no card that could still be laid: choose “{ walhalla-do-done-LayCards }”.
       *[yes] The attack is over: lay as many cards as you like face down, in secret and at the same time as the others.
    }

## Events

walhalla-event-land-is-built = The land is built.
walhalla-event-start-player-is =
    { $you ->
        [seat] You are the start player.
       *[nobody] { $seat } is the start player.
    }
walhalla-event-card-drawn =
    { $you ->
        [seat] You draw a card.
       *[nobody] { $seat } draws a card.
    }
walhalla-event-card-seen =
    { $you ->
        [seat] Only you see it: the “{ $card }” card.
       *[nobody] Only { $seat } sees it: the “{ $card }” card.
    }
walhalla-event-no-card-left =
    { $you ->
        [seat] There is no card left for you to draw.
       *[nobody] There is no card left for { $seat } to draw.
    }
walhalla-event-cards-reshuffled = The discarded cards are shuffled into a new draw pile.
walhalla-event-attack-begins = Attack { $n } begins.
walhalla-event-ship-drawn =
    { $you ->
        [seat] You turn up { $ship }.
       *[nobody] { $seat } turns up { $ship }.
    }
walhalla-event-boarded =
    { $you ->
        [seat] You board with { walhalla-count-viking }: { $places }.
       *[nobody] { $seat } boards with { walhalla-count-viking }: { $places }.
    }
walhalla-event-stayed-ashore =
    { $you ->
        [seat] You stay ashore.
       *[nobody] { $seat } stays ashore.
    }
walhalla-event-sold =
    { $you ->
        [seat] You sell the “{ $card }” card for a Viking from Asgard.
       *[nobody] { $seat } sells the “{ $card }” card for a Viking from Asgard.
    }
walhalla-event-ship-sent =
    { $you ->
        [seat] You send { $ship } into { $fjord }, { $end } first.
       *[nobody] { $seat } sends { $ship } into { $fjord }, { $end } first.
    }
walhalla-event-landed =
    { $you ->
        [seat] You take a { $terrain }: { $field }.
       *[nobody] { $seat } takes a { $terrain }: { $field }.
    }
walhalla-event-blocked =
    { $you ->
        [seat] Your Viking can land nowhere and goes to { $blocked }.
       *[nobody] A Viking of { $seat } can land nowhere and goes to { $blocked }.
    }
walhalla-event-fight-begins =
    { $you ->
        [seat] You attack { $other }: { $field } ({ $terrain }).
       *[nobody] { $seat } attacks { told-other }: { $field } ({ $terrain }).
    }
walhalla-event-attack-card-played =
    { $you ->
        [seat] You play an Attack card.
       *[nobody] { $seat } plays an Attack card.
    }
walhalla-event-shield-played =
    { $you ->
        [seat] You play a Shield card.
       *[nobody] { $seat } plays a Shield card.
    }
walhalla-event-defender-loses =
    { $you ->
        [seat] You lose the fight against { $other }: { $field }. Your Viking goes to Walhalla.
       *[nobody] { $seat } loses the fight against { told-other }: { $field }. The Viking goes to Walhalla.
    }
walhalla-event-defender-wins =
    { $you ->
        [seat] You win the fight against { $other }: { $field }. The attacker goes to Walhalla.
        [other] { $seat } wins the fight against you: { $field }. Your Viking goes to Walhalla.
       *[nobody] { $seat } wins the fight against { $other }: { $field }. The attacker goes to Walhalla.
    }
walhalla-event-hunt-played =
    { $you ->
        [seat] You play a Hunt card.
       *[nobody] { $seat } plays a Hunt card.
    }
walhalla-event-forest-scored = { told-seat } – forest: { walhalla-count-point }.
walhalla-event-attack-ends = Attack { $n } is over.
walhalla-event-card-revealed =
    { $you ->
        [seat] You reveal the “{ $card }” card.
       *[nobody] { $seat } reveals the “{ $card }” card.
    }
walhalla-event-bonus-scored = { told-seat } – “{ $card }” card: { walhalla-count-point }.
walhalla-event-peninsula-scored = { told-seat } – { $peninsula }: { walhalla-count-point }.
walhalla-event-wheat-scored = { told-seat } – wheat: { walhalla-count-point }.
walhalla-event-land-cleared = The land is cleared: only the Vikings on wheat fields stay.
walhalla-event-supplied =
    { $you ->
        [seat] You call { walhalla-count-viking } from Asgard to Midgard.
       *[nobody] { $seat } calls { walhalla-count-viking } from Asgard to Midgard.
    }
walhalla-event-heroes-leave =
    { $n ->
        [one] { $n } Viking of every player leaves Walhalla for Asgard.
       *[other] { $n } Vikings of every player leave Walhalla for Asgard.
    }
walhalla-event-fields-scored = { told-seat } – fields held: { walhalla-count-point }.
walhalla-event-walhalla-scored = { told-seat } – Walhalla: { walhalla-count-point }.
walhalla-event-game-over = The game is over.
walhalla-event-cannot-win =
    { $you ->
        [seat] You cannot win: you have no Viking in Walhalla to pay with, and no card.
       *[nobody] { $seat } cannot win: no Viking in Walhalla to pay with, and no card.
    }

## Why an answer is refused

walhalla-why-no-viking-in-midgard = You have no Viking in Midgard.
walhalla-why-too-many-for-midgard = You have fewer Vikings in Midgard than that.
walhalla-why-not-your-place = Not all of these places are free for you to take.
walhalla-why-must-board-sold = At least one of the Vikings you brought from Asgard must board.
walhalla-why-sell-not-empty = You can sell a card only while your Midgard is empty.
walhalla-why-sell-no-card = You have no such card to sell.
walhalla-why-sell-cannot-pay = You need a card, a point and a Viking in Asgard to sell once more.
walhalla-why-sell-one-at-a-time = The Viking you brought boards before you can sell the next card.
walhalla-why-fjord-full = There the ship would lie beside no terrain field.
walhalla-why-not-beside = The Viking’s place does not lie beside this peninsula.
walhalla-why-own-viking = Your own Viking stands there; nobody attacks their own.
walhalla-why-no-field = Beside the Viking’s place there is no field on that side.
walhalla-why-must-land = A Viking that can land must land.
walhalla-why-must-send = The ship must be sent, even with nobody aboard.
walhalla-why-nobody-to-attack = Nobody stands on that field to be attacked.
walhalla-why-card-not-held = You do not hold this card.
walhalla-why-cannot-win = You have no Viking in Walhalla to pay for the victory.
walhalla-why-landing-card = Hunt, attack and shield cards are played only while Vikings land.
walhalla-why-no-supply-left = After the third attack there is no supply for which the Walhalla card could count.
walhalla-why-must-defend = You must decide how the fight ends.

## Words around the table

walhalla-word-attack = Attack
walhalla-word-start_player = Start player
walhalla-word-points = Points
walhalla-word-hand = Hand
walhalla-word-laid = Laid
walhalla-word-low_tip = low tip
walhalla-word-high_tip = high tip
walhalla-word-empty = empty
walhalla-word-free = free
walhalla-word-nobody = nobody
walhalla-word-total = Total
walhalla-word-supply = Supply
walhalla-word-supply_by_rank = supply by rank
walhalla-word-deck = Draw pile
walhalla-word-discard = Discarded
walhalla-word-ships_left = Ships to come
walhalla-word-fight = Fight
walhalla-word-laying = Still laying cards
walhalla-word-final_scoring = Final scoring
walhalla-word-turn = Turn
walhalla-word-majority = points at the end
walhalla-word-cards = Cards

## What only the terminal says

walhalla-rows = rows { $first } to { $last }
walhalla-short-send = { $fjord }, { $end } first
walhalla-short-sell = Sell “{ $card }”
walhalla-letter-blue = B
walhalla-letter-red = R
walhalla-letter-yellow = Y
walhalla-letter-black = K
walhalla-word-land = Land
walhalla-word-players = Players
walhalla-word-standings = Standings
walhalla-word-stock = Ships and cards
walhalla-word-now = Ship and fight
walhalla-word-tips = tips
walhalla-legend-cult = c cult place
walhalla-legend-forest = f forest (points)
walhalla-legend-village = v village (bonus)
walhalla-legend-wheat = w wheat field
walhalla-short-terrain-cult = c
walhalla-short-terrain-forest_2 = f2
walhalla-short-terrain-forest_3 = f3
walhalla-short-terrain-village_1 = v1
walhalla-short-terrain-village_2 = v2
walhalla-short-terrain-wheat = w
walhalla-head-points = Pts
walhalla-head-midgard = Mid.
walhalla-head-walhalla = Wal.
walhalla-head-asgard = Asg.
walhalla-head-hand = Hand

## The list of stand-in values

walhalla-kind-supply = Supply of Midgard
walhalla-kind-wheat = Wheat fields
walhalla-kind-majority = Points in Walhalla at the end
walhalla-kind-card = Cards
walhalla-kind-ship = Ships
walhalla-kind-tile = Terrain tiles
walhalla-supply-three = three players
walhalla-supply-four = four players
walhalla-value-first = first place
walhalla-value-second = second place
walhalla-value-third = third place
walhalla-value-fourth = fourth place
walhalla-value-midgard = Vikings in Midgard
walhalla-value-place = coloured place
walhalla-value-fields = fields
