### What the program says in a game of Champions of Midgard: names, answers, questions, events and refusals.
### The ids are built from the names in names.py, say.py and news.py of its table and from the classes of the steps.

## The game and its options

champions-title = Champions of Midgard
champions-about = You are Viking leaders in a harbour town plagued by trolls, draugr and the monsters of far shores. For eight rounds you place workers, gather warriors and send their dice into battle; whoever has the most glory in the end becomes jarl.
champions-stand-in-notice = Values marked * are stand-ins invented by this project because the printed ones are not known; a data pack can replace them.
champions-option-edition-title = Edition
champions-option-hall_of_records-title = Hall of Records
champions-option-mistrustful_villagers-title = Mistrustful Villagers
champions-option-roll_runes-title = Runes and rerolls
champions-option-french_kraken-title = French Kraken
champions-option-turn_order-title = Turn order
champions-option-facts-title = Data pack
champions-option-edition = Which edition’s rules are played. The French and the Japanese edition mirror the shores and differ in blame for the troll, begging, journeys and rerolls.
champions-option-hall_of_records = Hall of Records: defeated enemies lie face up for all to see, instead of in a face-down pile.
champions-option-mistrustful_villagers = Mistrustful Villagers: every player starts the game with 1 blame.
champions-option-roll_runes = When Potential, Reaction and Healing can be used on a roll: in any order with favor, or only after the last favor.
champions-option-french_kraken = Whether killing the Kraken gives glory in the French edition, whose book names no number. The other editions are not affected.
champions-option-turn_order = Who may ask that warriors be assigned openly in turn order: everybody at the table, or only those who assign warriors. In the French and Japanese editions nobody can ask.
champions-option-facts = Where the values printed on cards, dice and longships come from. Without a data pack the game uses the project’s own values, some of which are stand-ins.

## Leaders

champions-leader-asmundr = Asmundr the Pious
champions-leader-dagrun = Dagrun the Destined
champions-leader-gylfir = Gylfir the Seaworthy
champions-leader-svanhildr = Svanhildr the Swordmaiden
champions-leader-ullr = Ullr the Berserker

champions-leader-does-asmundr = Scores 2 glory for each favor discarded to reroll dice.
champions-leader-does-dagrun = Draws one destiny more at the Sage’s House and keeps one of those drawn.
champions-leader-does-gylfir = Uses the Merchant Ship without paying the coin.
champions-leader-does-svanhildr = Each swordsman’s hit counts as 2 hits, two hits count as 3.
champions-leader-does-ullr = Scores 1 glory in each round of combat in which one of his dice shows two hits.

## Locations

champions-location-blacksmith = Blacksmith
champions-location-hafter = Hafter
champions-location-swordsmith = Swordsmith
champions-location-smokehouse = Smokehouse
champions-location-hunting_grounds = Hunting Grounds
champions-location-jarls_longhouse = Jarl’s Longhouse
champions-location-market = Market
champions-location-merchant_ship = Merchant Ship
champions-location-runesmith = Runesmith
champions-location-sages_house = Sage’s House
champions-location-shipwright = Shipwright
champions-location-small_longship = Small Public Longship
champions-location-large_longship = Large Public Longship
champions-location-karve = { champions-private_ship-karve }
champions-location-snekke = { champions-private_ship-snekke }
champions-location-skeid = { champions-private_ship-skeid }
champions-location-dreki = { champions-private_ship-dreki }
champions-location-stave_church = Stave Church
champions-location-worker_huts = Worker Huts
champions-location-troll = Troll space
champions-location-draugr_left = Left draugr space
champions-location-draugr_right = Right draugr space
champions-location-aumingi = { champions-stall-aumingi }
champions-location-skald = { champions-stall-skald }
champions-location-generous_merchant = { champions-stall-generous_merchant }
champions-location-wealthy_stranger = { champions-stall-wealthy_stranger }
champions-location-folk_warriors = { champions-stall-folk_warriors }
champions-location-raiders = { champions-stall-raiders }
champions-location-jomsvikings = { champions-stall-jomsvikings }
champions-location-varyags = { champions-stall-varyags }

## Market stalls

champions-stall-aumingi = Aumingi
champions-stall-skald = Skald
champions-stall-generous_merchant = Generous Merchant
champions-stall-wealthy_stranger = Wealthy Stranger
champions-stall-folk_warriors = Folk Warriors
champions-stall-raiders = Raiders
champions-stall-jomsvikings = Jomsvikings
champions-stall-varyags = Varyags

champions-stall-does-aumingi = Return 1 food for 1 favor, up to three times.
champions-stall-does-skald = Score 2 glory.
champions-stall-does-generous_merchant = Take 1 food and 1 wood.
champions-stall-does-wealthy_stranger = Take 2 coins.
champions-stall-does-folk_warriors = Pay 1 food: take 2 swordsmen.
champions-stall-does-raiders = Pay 1 wood: take 2 spearmen.
champions-stall-does-jomsvikings = Pay 2 coins: take 1 swordsman and 1 axeman.
champions-stall-does-varyags = Pay 1 coin: take 1 swordsman and 1 spearman.

## Longships, shores and targets. Shores are counted from the left.

champions-private_ship-karve = Karve
champions-private_ship-snekke = Snekke
champions-private_ship-skeid = Skeid
champions-private_ship-dreki = Dreki

champions-ship-small_longship = { champions-location-small_longship }
champions-ship-large_longship = { champions-location-large_longship }
champions-ship-karve = { champions-private_ship-karve }
champions-ship-snekke = { champions-private_ship-snekke }
champions-ship-skeid = { champions-private_ship-skeid }
champions-ship-dreki = { champions-private_ship-dreki }

champions-shore-shore_1 = shore 1
champions-shore-shore_2 = shore 2
champions-shore-shore_3 = shore 3
champions-shore-shore_4 = shore 4

champions-target-troll = troll
champions-target-draugr_left = left draugr
champions-target-draugr_right = right draugr
champions-target-shore_1 = { champions-shore-shore_1 }
champions-target-shore_2 = { champions-shore-shore_2 }
champions-target-shore_3 = { champions-shore-shore_3 }
champions-target-shore_4 = { champions-shore-shore_4 }
champions-target-hunt = hunt

## Goods, warriors and dice: words for one of each, to be put after a number

champions-good-food = food
champions-good-wood = wood
champions-good-coins = coin

champions-item-sword = swordsman
champions-item-spear = spearman
champions-item-axe = axeman
champions-item-food = food

champions-face-blank = blank
champions-face-hit = hit
champions-face-two_hits = two hits
champions-face-shield = shield

champions-count-food = { $n } food
champions-count-wood = { $n } wood
champions-count-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
champions-count-favor = { $n } favor
champions-count-blame = { $n } blame
champions-count-glory = { $n } glory
champions-count-sword =
    { $n ->
        [one] { $n } swordsman
       *[other] { $n } swordsmen
    }
champions-count-spear =
    { $n ->
        [one] { $n } spearman
       *[other] { $n } spearmen
    }
champions-count-axe =
    { $n ->
        [one] { $n } axeman
       *[other] { $n } axemen
    }
champions-count-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
champions-count-warrior =
    { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }

## Runes

champions-rune-glory = Glory
champions-rune-healing = Healing
champions-rune-journey = Journey
champions-rune-potential = Potential
champions-rune-reaction = Reaction
champions-rune-true_vision = True Vision
champions-rune-gifts = Gifts
champions-rune-knowledge = Knowledge
champions-rune-success = Success
champions-rune-wealth = Wealth

champions-rune-does-glory = When you kill an enemy, score half its glory in addition, rounded down.
champions-rune-does-healing = In one round of combat you lose no warriors.
champions-rune-does-journey = Discard your revealed journey card; the next card of the deck applies instead.
champions-rune-does-potential = After a roll of yours, reroll all dice that show a blank.
champions-rune-does-reaction = After a roll of yours, each shield also counts as one hit.
champions-rune-does-true_vision = At the Sage’s House, draw two more destinies and keep one of all those drawn.
champions-rune-does-gifts = Take 4 goods, any mix of food, wood and coins.
champions-rune-does-knowledge = Look in secret at all face-down journey cards on the board.
champions-rune-does-success = Reveal one of your destinies and score it at once; it is scored again at the end.
champions-rune-does-wealth = Take as many coins as you have, at most 5.

## Destinies

champions-destiny-crusher_of_ice = Crusher of Ice
champions-destiny-earth_smasher = Earth Smasher
champions-destiny-master_of_flames = Master of Flames
champions-destiny-craftsman = Craftsman
champions-destiny-leader_of_armies = Leader of Armies
champions-destiny-odins_favored = Odin’s Favored
champions-destiny-prepared = Prepared
champions-destiny-prosperous = Prosperous
champions-destiny-runemaster = Runemaster
champions-destiny-monster_hunter = Monster Hunter
champions-destiny-slayer_of_the_undead = Slayer of the Undead
champions-destiny-troll_slayer = Troll Slayer

champions-destiny-needs-crusher_of_ice = most blue enemies
champions-destiny-needs-earth_smasher = most yellow enemies
champions-destiny-needs-master_of_flames = most red enemies
champions-destiny-needs-craftsman = most wood
champions-destiny-needs-leader_of_armies = most warriors
champions-destiny-needs-odins_favored = most favor
champions-destiny-needs-prepared = most food
champions-destiny-needs-prosperous = most coins
champions-destiny-needs-runemaster = most runes
champions-destiny-needs-monster_hunter = most monsters
champions-destiny-needs-slayer_of_the_undead = most draugr
champions-destiny-needs-troll_slayer = most trolls

## Journeys

champions-journey-all_quiet = All Quiet
champions-journey-kraken = Kraken
champions-journey-lost = Lost
champions-journey-no_wind = No Wind
champions-journey-storm = Storm
champions-journey-whirlpool = Whirlpool

champions-journey-does-all_quiet = Nothing happens.
champions-journey-does-kraken = Fight the Kraken with the warriors aboard.
champions-journey-does-lost = Lose two items from the ship: food, warriors or one of each.
champions-journey-does-no_wind = Lose 1 food.
champions-journey-does-storm = Lose 1 food or 1 warrior.
champions-journey-does-whirlpool = Lose 1 warrior.

## Enemies

champions-enemy-hill_troll = Hill Troll
champions-enemy-forest_troll = Forest Troll
champions-enemy-moss_troll = Moss Troll
champions-enemy-stone_troll = Stone Troll
champions-enemy-marsh_troll = Marsh Troll
champions-enemy-cave_troll = Cave Troll
champions-enemy-iron_troll = Iron Troll
champions-enemy-elder_troll = Elder Troll
champions-enemy-barrow_thrall = Barrow Thrall
champions-enemy-restless_dead = Restless Dead
champions-enemy-mound_dweller = Mound Dweller
champions-enemy-grave_raider = Grave Raider
champions-enemy-draugr_warlord = Draugr Warlord
champions-enemy-cursed_guard = Cursed Guard
champions-enemy-barrow_king = Barrow King
champions-enemy-sea_wolf = Sea Wolf
champions-enemy-water_horse = Water Horse
champions-enemy-horned_serpent = Horned Serpent
champions-enemy-night_mare = Night Mare
champions-enemy-stone_hag = Stone Hag
champions-enemy-fire_jotun = Fire Jotun
champions-enemy-storm_eagle = Storm Eagle
champions-enemy-hel_hound = Hel Hound
champions-enemy-frost_jotun = Frost Jotun
champions-enemy-great_wyrm = Great Wyrm
champions-enemy-deep_dragon = Deep Dragon
champions-enemy-serpent_spawn = Serpent Spawn
champions-enemy-kraken = Kraken

champions-colour-red = red
champions-colour-blue = blue
champions-colour-yellow = yellow
champions-coloured-enemy = { $name } ({ $colour })

## Merchant ships, parts of the final scoring, editions

champions-merchant-merchant_1 = Merchant ship 1
champions-merchant-merchant_2 = Merchant ship 2
champions-merchant-merchant_3 = Merchant ship 3
champions-merchant-merchant_4 = Merchant ship 4
champions-merchant-merchant_5 = Merchant ship 5
champions-merchant-merchant_6 = Merchant ship 6
champions-merchant-merchant_7 = Merchant ship 7
champions-merchant-merchant_8 = Merchant ship 8

champions-part-destinies = Destinies
champions-part-sets = Sets of colours
champions-part-runes = Runes
champions-part-ship = Private longship
champions-part-favor = Favor
champions-part-coins = Coins
champions-part-blame = Blame

champions-edition-en = English edition
champions-edition-fr = French edition
champions-edition-ja = Japanese edition
champions-roll_runes-any_order = in any order
champions-roll_runes-after_favor = after favor
champions-french_kraken-glory = gives glory
champions-french_kraken-no_glory = gives none
champions-turn_order-anyone = anybody
champions-turn_order-fighters = who assigns

## Answers of players

champions-do-done = Done
# To be done, by the name it has in each question that can be left.
champions-do-done-AssignSealed =
    { $part ->
        [idle] Go on in secret
       *[fight] { champions-do-done-seal }
    }
champions-do-done-seal = Seal the assignment
champions-do-done-AssignInTurn = Finish assigning
champions-do-done-RerollWithFavor = Keep this roll
champions-do-done-RunesAfterRoll = { champions-do-done-RerollWithFavor }
champions-do-done-TakeReward = Use no rune
champions-do-done-AnswerJourney = { champions-do-done-TakeReward }
champions-do-done-Moment = { champions-do-done-TakeReward }
champions-do-done-ConsultSage = { champions-do-done-TakeReward }
champions-do-done-LessenOwnBlame = Keep the blame
champions-do-done-SpreadBlame = Blame nobody
champions-do-done-FeedAumingi = Return no more food
champions-do-done-TradeGoods = Trade no more
champions-do-turn_order = Ask for turn order
champions-do-reroll = Discard 1 favor and reroll the marked dice
champions-do-discard_blame = Discard 1 of your blame
champions-do-blame_all = Give every opponent 1 blame
champions-do-give_food = Return 1 food for 1 favor
champions-do-beg = Beg: 1 food and 1 blame
champions-do-lay_down = Lay the worker down without begging
champions-do-rune_from_deck = Take the unknown rune on top of the deck
champions-do-choose_leader = Choose { $leader }
champions-do-place = Place a worker: { $location }
champions-do-sail_to = Send the longship to { $shore }
champions-do-trade = Trade 1 { $good } for 1 { $good_back }
champions-do-take_rune = Take the { $rune } rune
champions-do-look_at = Look at the journey card of { $shore }
champions-do-keep_destiny = Keep the destiny “{ $destiny }”
champions-do-reveal_destiny = Reveal and score the destiny “{ $destiny }”
champions-do-build_ship = Build the { $private_ship }
champions-do-buy_favor = Buy { $favors } favor
champions-do-take_die = Take 1 { $die }
champions-do-send = Send 1 { $item }: { $target }
champions-do-mark = Mark 1 { $die } to reroll: { $face }
champions-do-lose = Lose 1 { $item }
champions-do-gift = Take 1 { $good }
champions-do-blame_on = Give 1 blame to { $seat }
champions-do-use_rune = Use the { $rune } rune

## Answers of chance

champions-do-side = The die shows side { $side }
champions-do-start_with = First player: { $seat }
champions-do-draw_stall = Draw: { $stall }
champions-do-draw_troll = Draw: { $troll }
champions-do-draw_draugr = Draw: { $draugr }
champions-do-draw_monster = Draw: { $monster }
champions-do-draw_journey = Draw: { $journey }
champions-do-draw_destiny = Draw: { $destiny }
champions-do-draw_rune = Draw: { $rune }
champions-do-draw_merchant = Draw: { $merchant }

## Questions, one for each step that asks a player

champions-ask-AssignSealed =
    { $part ->
        [idle] You have no fight in this round. Choose “{ champions-do-done-AssignSealed }”, or ask for turn order: then the others assign openly, one after another.
        [fight] Assign warriors to your fights, in secret and at the same time as the others; choose “{ champions-do-done-AssignSealed }” when you have nothing more to assign.
        [ship] Load your longships, in secret and at the same time as the others; choose “{ champions-do-done-AssignSealed }” when you have nothing more to assign.
       *[both] Assign warriors to your fights and load your longships, in secret and at the same time as the others; choose “{ champions-do-done-AssignSealed }” when you have nothing more to assign.
    }
champions-ask-AssignInTurn =
    { $part ->
        [fight] It is your turn to assign warriors to your fights, openly; choose “{ champions-do-done-AssignInTurn }” when you are finished.
        [ship] It is your turn to load your longships, openly; choose “{ champions-do-done-AssignInTurn }” when you are finished.
       *[both] It is your turn to assign warriors to your fights and to load your longships, openly; choose “{ champions-do-done-AssignInTurn }” when you are finished.
    }
champions-ask-RerollWithFavor =
    { $choice ->
        [favor] Your dice are rolled ({ $target }): you may discard 1 favor to reroll dice, marking them one by one first, or choose “{ champions-do-done-RerollWithFavor }”.
        [runes] Your dice are rolled ({ $target }): you may discard 1 favor to reroll dice, marking them one by one first, or use a rune on them, or choose “{ champions-do-done-RerollWithFavor }”.
       *[marked] Dice are marked to be rolled again ({ $target }): { $marked }. Mark more of them, or discard 1 favor and reroll.
    }
champions-ask-RunesAfterRoll = You may use a rune on this roll ({ $target }), or choose “{ champions-do-done-RunesAfterRoll }”.
champions-ask-TakeLosses =
    { $owed ->
        [one] The enemy strikes ({ $target }): choose the warrior you lose.
       *[other] The enemy strikes ({ $target }): choose the warriors you lose, { $owed } more.
    }
champions-ask-TakeReward = You have killed the { $enemy }: you may use the Glory rune to score half its glory in addition, or choose “{ champions-do-done-TakeReward }”.
champions-ask-LessenOwnBlame = You have killed the troll: you may discard 1 of your blame, or choose “{ champions-do-done-LessenOwnBlame }”.
champions-ask-SpreadBlame = You have killed the troll: decide who takes blame for it.
champions-ask-TakeWarriors = Your longhouse has no room for all these warriors: choose which to take.
champions-ask-AnswerJourney = The journey card of your longship ({ $target }) is “{ $journey }”: you may use the Journey rune to have the next card instead, or choose “{ champions-do-done-AnswerJourney }”.
champions-ask-LoseItems =
    { $owed ->
        [one] The journey takes its toll ({ $target }): choose what is lost from the ship.
       *[other] The journey takes its toll ({ $target }): choose what is lost from the ship, { $owed } more.
    }
champions-ask-Starve =
    { $owed ->
        [one] There is not enough food aboard ({ $target }): choose the warrior who starves.
       *[other] There is not enough food aboard ({ $target }): choose the warriors who starve, { $owed } more.
    }
champions-ask-Moment = Before the game goes on you may use a rune, or choose “{ champions-do-done-Moment }”.
champions-ask-PickGifts = The Gifts rune lets you take goods from the supply, { $left } more: choose one.
champions-ask-ScoreDestiny = The Success rune scores one of your destinies at once: choose which to reveal.
champions-ask-LookAtJourney = The Sage lets you look in secret at one face-down journey card: choose the shore.
champions-ask-ConsultSage = You are about to draw a destiny at the Sage’s House: you may use the True Vision rune to draw two more, or choose “{ champions-do-done-ConsultSage }”.
champions-ask-ChooseDestiny = Keep one of the destinies you have drawn; the others go under the deck.
champions-ask-ChooseLeaders = Choose your leader for this game.
champions-ask-FeedAumingi =
    { $times ->
        [0] At the Aumingi stall you return 1 food for 1 favor, up to three times.
       *[other] At the Aumingi stall you may return 1 food for 1 favor up to three times, or choose “{ champions-do-done-FeedAumingi }”; so far: { $times }.
    }
champions-ask-PlaceWorker = It is your turn: place a worker on a location, or beg.
champions-ask-TradeGoods = Trade goods one for one at the Market as often as you like; what you receive here is not traded on. Choose “{ champions-do-done-TradeGoods }” when you are finished.
champions-ask-ChooseRune = The Runesmith has been paid: choose the rune you take.
champions-ask-ChoosePrivateShip = Choose the private longship that the Shipwright builds for you, and pay for it.
champions-ask-ChooseShore = Choose the shore the { $ship } sails to; its harbour must be free.
champions-ask-BuyFavors =
    { $most ->
        [1] At the Stave Church you can buy 1 favor for 1 coin.
        [2] Choose how much favor you buy at the Stave Church: 1 or 2 favor cost 1 or 3 coins.
        [3] Choose how much favor you buy at the Stave Church: 1, 2 or 3 favor cost 1, 3 or 6 coins.
       *[other] Choose how much favor you buy at the Stave Church: 1, 2, 3 or 4 favor cost 1, 3, 6 or 10 coins.
    }

## Events

champions-event-round-begins = Round { $n } begins.
champions-event-gained =
    { $you ->
        [seat] You gain { $amount }.
       *[nobody] { $seat } gains { $amount }.
    }
champions-event-paid =
    { $you ->
        [seat] You return { $amount } to the supply.
       *[nobody] { $seat } returns { $amount } to the supply.
    }
champions-event-placed =
    { $you ->
        [seat] You place a worker: { $location }.
       *[nobody] { $seat } places a worker: { $location }.
    }
champions-event-begged =
    { $you ->
        [seat] You beg.
       *[nobody] { $seat } begs.
    }
champions-event-laid-down =
    { $you ->
        [seat] You lay a worker down without begging.
       *[nobody] { $seat } lays a worker down without begging.
    }
champions-event-enemy-appears = A new enemy ({ $target }): { $enemy }.
champions-event-rune-laid-out = The { $rune } rune is laid out beside the Runesmith.
champions-event-merchant-comes = A new merchant ship card lies on top: { $merchant }.
champions-event-stall-opens = A market stall is laid out: { $stall }.
champions-event-marker-moves =
    { $you ->
        [seat] You receive the first player marker.
       *[nobody] { $seat } receives the first player marker.
    }
champions-event-leader-chosen =
    { $you ->
        [seat] You choose { $leader }.
       *[nobody] { $seat } chooses { $leader }.
    }
champions-event-destiny-drawn =
    { $you ->
        [seat] You receive a destiny.
       *[nobody] { $seat } receives a destiny.
    }
champions-event-destiny-seen =
    { $you ->
        [seat] You draw the destiny “{ $destiny }”.
       *[nobody] { $seat } draws the destiny “{ $destiny }”.
    }
champions-event-destinies-returned =
    { $you ->
        [seat] { $n ->
            [one] You put { $n } destiny under the deck.
           *[other] You put { $n } destinies under the deck.
        }
       *[nobody] { $n ->
            [one] { $seat } puts { $n } destiny under the deck.
           *[other] { $seat } puts { $n } destinies under the deck.
        }
    }
champions-event-journey-looked-at =
    { $you ->
        [seat] You look in secret at the journey card of { $shore }.
       *[nobody] { $seat } looks in secret at the journey card of { $shore }.
    }
champions-event-journey-seen-as =
    { $you ->
        [seat] You see the journey card of { $shore }: { $journey }.
       *[nobody] { $seat } sees the journey card of { $shore }: { $journey }.
    }
champions-event-ship-sails =
    { $you ->
        [seat] You send the { $ship } to { $shore }.
       *[nobody] { $seat } sends the { $ship } to { $shore }.
    }
champions-event-rune-taken =
    { $you ->
        [seat] You take the { $rune } rune.
       *[nobody] { $seat } takes the { $rune } rune.
    }
champions-event-rune-used =
    { $you ->
        [seat] You use the { $rune } rune.
       *[nobody] { $seat } uses the { $rune } rune.
    }
champions-event-ship-built =
    { $you ->
        [seat] You build the { $private_ship }.
       *[nobody] { $seat } builds the { $private_ship }.
    }
champions-event-town-stocked = 1 { $item } is added in the town.
champions-event-assigned =
    { $you ->
        [seat] You send { $n } × { $item }: { $target }.
       *[nobody] { $seat } sends { $n } × { $item }: { $target }.
    }
champions-event-turn-order-asked =
    { $you ->
        [seat] You ask for turn order: warriors are assigned anew, openly.
       *[nobody] { $seat } asks for turn order: warriors are assigned anew, openly.
    }
champions-event-die-rolled =
    { $you ->
        [seat] You roll 1 { $die }: { $face }.
       *[nobody] { $seat } rolls 1 { $die }: { $face }.
    }
champions-event-die-rolled-together =
    { $you ->
        [seat] You roll { $all }.
       *[nobody] { $seat } rolls { $all }.
    }
champions-event-die-rolled-group = { $n } × { $die }: { $face }
champions-event-favor-reroll =
    { $you ->
        [seat] You discard a favor to reroll dice.
       *[nobody] { $seat } discards a favor to reroll dice.
    }
champions-event-die-lifted =
    { $you ->
        [seat] You take up 1 { $die }: { $face }.
       *[nobody] { $seat } takes up 1 { $die }: { $face }.
    }
champions-event-die-lifted-together =
    { $you ->
        [seat] You take up { $all }.
       *[nobody] { $seat } takes up { $all }.
    }
champions-event-die-lifted-group = { $n } × { $die }: { $face }
champions-event-damage-dealt =
    { $you ->
        [seat] You deal { $n } damage to the { $enemy }.
       *[nobody] { $seat } deals { $n } damage to the { $enemy }.
    }
champions-event-item-lost =
    { $you ->
        [seat] You lose 1 { $item }.
       *[nobody] { $seat } loses 1 { $item }.
    }
champions-event-enemy-slain =
    { $you ->
        [seat] You kill the { $enemy }.
       *[nobody] { $seat } kills the { $enemy }.
    }
champions-event-warriors-beaten =
    { $you ->
        [seat] You are beaten by the { $enemy }.
       *[nobody] { $seat } is beaten by the { $enemy }.
    }
champions-event-journey-revealed =
    { $you ->
        [seat] You reveal the journey card of { $shore }: { $journey }.
       *[nobody] { $seat } reveals the journey card of { $shore }: { $journey }.
    }
champions-event-starved =
    { $you ->
        [seat] You have not enough food: 1 { $die } starves.
       *[nobody] { $seat } has not enough food: 1 { $die } starves.
    }
champions-event-barred-fall =
    { $you ->
        [seat] You lose { $n } × { $die } without a roll: this enemy bars them.
       *[nobody] { $seat } loses { $n } × { $die } without a roll: this enemy bars them.
    }
champions-event-blamed =
    { $you ->
        [seat] You blame { $other }.
        [other] { $seat } blames you.
       *[nobody] { $seat } blames { $other }.
    }
champions-event-troll-lives = The troll is still alive: every player is blamed.
champions-event-bounty-grows =
    { $n ->
        [one] There is now { $n } coin on the monster of { $shore }.
       *[other] There are now { $n } coins on the monster of { $shore }.
    }
champions-event-part-scored = { told-seat } – { $part }: { champions-count-glory }.
champions-event-destiny-scored = { told-seat } – destiny “{ $destiny }”: { champions-count-glory }.
champions-event-game-over = The game is over.
champions-event-dice-left-behind =
    { $you ->
        [seat] You leave { $n } × { $die } in the supply: your longhouse is full.
       *[nobody] { $seat } leaves { $n } × { $die } in the supply: the longhouse is full.
    }
champions-event-journeys-reshuffled = The discarded journey cards are shuffled into a new deck.
champions-event-worker-hired =
    { $you ->
        [seat] You gain your extra worker.
       *[nobody] { $seat } gains the extra worker.
    }
champions-event-fight-begins =
    { $you ->
        [seat] You fight the { $enemy }.
       *[nobody] { $seat } fights the { $enemy }.
    }
champions-event-hunt-begins =
    { $you ->
        [seat] You go hunting.
       *[nobody] { $seat } goes hunting.
    }
champions-event-nobody-fights =
    { $you ->
        [seat] You have no warrior there to fight the { $enemy }: the fight is lost without a roll.
       *[nobody] { $seat } has no warrior there to fight the { $enemy }: the fight is lost without a roll.
    }

## Why an answer is refused

champions-why-occupied = A worker is already there this round.
champions-why-no-coins-merchant = You have no coin to pay the Merchant Ship.
champions-why-no-wood-runesmith = You have no wood to pay the Runesmith.
champions-why-no-runes-left = There are no runes left.
champions-why-ship-owned = You already have a private longship; each player may build only one.
champions-why-no-ship-affordable = There is no private longship left that you can pay for.
champions-why-no-harbour = No harbour is free for a longship.
champions-why-no-coins-large-ship = You have no coin to pay for the Large Public Longship.
champions-why-not-your-ship = This private longship is not yours.
champions-why-no-coins-church = You do not have enough coins for that at the Stave Church.
champions-why-worker-hired = You already have your extra worker; each player may gain it only once.
champions-why-no-coins-huts = You do not have enough coins for the Worker Huts.
champions-why-stall-not-open = This market stall is not in the game.
champions-why-no-price-stall = You cannot pay what this market stall asks.
champions-why-must-beg = A worker cannot be laid down without begging in this edition.
champions-why-same-good = Goods are traded for other goods, not for the same.
champions-why-nothing-to-give = You have none of this good to give.
champions-why-trade-back = What you have received here is not traded on, nor what you have given taken back: trade directly for what you want.
champions-why-rune-not-there = This rune is not to be had now.
champions-why-shore-not-used = This shore is not used with this number of players.
champions-why-harbour-taken = Another longship is already in the harbour of this shore.
champions-why-no-such-die = No such warrior is offered to you.
champions-why-leader-taken = Another player already has this leader.
champions-why-no-journey-there = There is no face-down journey card there.
champions-why-destiny-not-drawn = You have not drawn this destiny.
champions-why-not-your-fight = You have not reserved this fight or sent a longship there.
champions-why-nothing-to-send = You have none of these at home to send.
champions-why-ship-full = The longship is full.
champions-why-no-food-to-fight = Food can be loaded on longships only.
champions-why-barred = This enemy bars this kind of warrior.
champions-why-send-in-order = Assignments are made in a fixed order – troll, draugr, shores, and at each swordsmen, spearmen, axemen, food – and you are already past this one.
champions-why-no-turn-order = In this edition nobody can ask for turn order.
champions-why-marked-already = You have already marked dice: reroll them.
champions-why-nothing-marked = You have not marked any dice to reroll yet.
champions-why-no-die-to-mark = There is no such die left to mark.
champions-why-none-to-lose = You have none of these to lose here.
champions-why-blame-an-opponent = This player cannot be named: the blame goes to one opponent, or in the French edition to all of them or none.
champions-why-gifts-in-order = Gifts are taken in the order food, wood, coins, and you are already past this one.
champions-why-not-your-destiny = You do not have this destiny.
champions-why-one-assigns = Only one player assigns warriors: turn order would change nothing.
champions-why-in-turn-already = Warriors are being assigned in turn order already.
champions-why-mark-in-order = Dice are marked in the order in which they are offered, and you are already past this one.
champions-why-rune-after-favor = In this game runes are used on a roll only after all favor; choose “{ champions-do-done-RerollWithFavor }” first.
champions-why-favor-was-done = In this game no more favor is spent on a roll once runes are used on it.
champions-why-no-favor = You have no favor to discard.
champions-why-no-favor-in-hunt = In this edition favor cannot reroll dice in the hunt.
champions-why-blows-are-struck = The blows of this roll are struck: it is too late for this rune.
champions-why-no-destiny = You have no destiny to reveal.
champions-why-no-passing = You cannot pass: the worker must be placed or laid down on your board.
champions-why-must-choose = You cannot pass this over: choose one of what is offered.
champions-why-feed-one = Whoever comes to the Aumingi returns at least 1 food.
champions-why-blame-one = Only one opponent can be named.
champions-why-die-not-in-supply = The supply has no such warrior left.
champions-why-ship-not-used = This private longship is not used with this number of players.
champions-why-ship-built = This private longship is no longer beside the board.
champions-why-ship-too-dear = You cannot pay for this private longship.
champions-why-no-food-to-lose = Only warriors can be chosen here, not food.

## Words around the table

champions-word-round = Round
champions-word-first_player = Start player
champions-word-supply = Supply
champions-word-longhouse = Longhouse
champions-word-workers = Workers
champions-word-food = Food
champions-word-wood = Wood
champions-word-coins = Coins
champions-word-favor = Favor
champions-word-blame = Blame
champions-word-glory = Glory
champions-word-runes = Runes
champions-word-used = used
champions-word-destinies = Destinies
champions-word-slain = Defeated
champions-word-ship = Longship
champions-word-town = Town
champions-word-free = free
champions-word-waiting = waiting
champions-word-attack = Attack
champions-word-defense = Defense
champions-word-reward = Reward
champions-word-barred = barred
champions-word-capacity = Capacity
champions-word-bounty = Bounty
champions-word-journey = Journey
champions-word-face_down = face down
champions-word-nobody = nobody
champions-word-damage = Damage
champions-word-dice = Dice
champions-word-stalls = Market stalls
champions-word-merchant = Merchant ship
champions-word-near = near
champions-word-far = far
champions-word-deck = Deck
champions-word-hidden = hidden
champions-word-shores = Shores
champions-word-fighters = Fighters
champions-word-crew = Crew
champions-word-total = Total
champions-word-winner = Winner
champions-word-shared_victory = Shared victory
champions-word-stand_in = stand-in value
champions-word-cards = Cards
champions-word-leader = Leader
champions-word-final_scoring = Final scoring

## What only the terminal says

champions-word-enemies = Enemies
champions-word-players = Players
champions-word-strength = Att/Def
champions-barred = no { $die }
champions-place-hunting_grounds = warriors left at home hunt for food
champions-place-jarls_longhouse = 1 swordsman, first player marker
champions-place-market = trade goods one for one
champions-place-sages_house = look at a journey, draw a destiny
champions-stays = { $n } left at home
champions-there = with { $crew }
champions-marked = { $n } ×, marked: { $marked }
champions-marked-dice = marked: { $n }
champions-hits =
    { $n ->
        [one] { $n } hit
       *[other] { $n } hits
    }
champions-head-glory = Glory
champions-head-food = Food
champions-head-wood = Wood
champions-head-coins = Coin
champions-head-favor = Fav.
champions-head-blame = Blame
champions-head-workers = Work
champions-head-destinies = Dest
champions-head-slain = Slain
champions-head-sword = Swd
champions-head-spear = Spr
champions-head-axe = Axe
champions-count-short_glory = { champions-count-glory }

## The list of stand-in values

champions-kind-die = Dice
champions-kind-troll = Trolls
champions-kind-draugr = Draugr
champions-kind-monster = Monsters
champions-kind-kraken = Kraken
champions-kind-journey = Journey cards
champions-kind-destiny = Destiny cards
champions-kind-rune = Runes
champions-kind-merchant = Merchant ship cards
champions-kind-public_ship = Public longships
champions-kind-private_ship = Private longships
champions-value-faces = faces
champions-value-attack = attack
champions-value-defense = defense
champions-value-glory = glory
champions-value-wood = wood
champions-value-coins = coins
champions-value-favor = favor
champions-value-barred = barred warriors
champions-value-swords = swordsmen
champions-value-spears = spearmen
champions-value-axes = axemen
champions-value-food = food
champions-value-capacity = capacity
champions-value-seats = number of players
champions-value-alone = glory for one alone
champions-value-tied = glory in a tie
