### What the program says in a game of Tiny Epic Vikings: names, answers, questions, events and refusals.
### The ids are built from the names in names.py, say.py and news.py of its table and from the classes of the steps.

## The game and its options

vikings-title = Tiny Epic Vikings
vikings-about = You lead a Viking clan among the rune islands. In each of three eras you draft a hand of cards and play them to sail, explore, harvest and build, or lay them face down to fight for the favor of the gods. The more furious a god is in the end, the more the god’s rune is worth. Alone you play against an enemy that follows its own rules; with Ragnarok, Giants walk the islands and Valkyries come to your aid.
vikings-stand-in-notice = Values marked * are stand-ins invented by this project because the printed ones are not known; a data pack can replace them. Of this game that is nearly every card, mat and map.

vikings-option-ragnarok-title = Ragnarok
vikings-option-enemy_mat-title = Enemy mat
vikings-option-calm_last-title = Giants in the last era
vikings-option-gate_leader-title = Condition of the new cards
vikings-option-own_rune-title = Rune of the played card
vikings-option-favors_up-title = Favor cards face up
vikings-option-explore_attacks-title = Explorers attack
vikings-option-need_boots-title = Boots on the ground
vikings-option-lone_payer-title = Only one can pay
vikings-option-docked_is_there-title = Boats at the raid
vikings-option-joker_is_chosen-title = Joker of a slaying
vikings-option-invaders_stay-title = Invaders stay
vikings-option-return_up-title = Favors given back
vikings-option-carrier_counts-title = Valkyries that carry
vikings-option-facts-title = Data pack

vikings-option-ragnarok = The expansion Ragnarok: another map with regions, Giants, Valkyries, twelve more cards and six more gods.
vikings-option-enemy_mat = Which mat the enemy of a game for one uses, and so how strong it is. Those of Ragnarok can be chosen only with the expansion. Games of several players are not affected.
vikings-option-calm_last = Whether Giants calm the gods in the clean-up of the third era too, just before the scoring. Only with Ragnarok.
vikings-option-gate_leader = Whether the Leader Action of Valkyrie and Einherjar cards asks for their condition as well, not only their Rune Action. Only with Ragnarok.
vikings-option-own_rune = Whether the rune of the card just played counts for its own Rune Action.
vikings-option-favors_up = Whether the favor cards in the two rows lie face up. If not, a card is first seen by whoever wins it.
vikings-option-explore_attacks = Whether Settlers that arrive by Explore attack others as deployed ones do.
vikings-option-need_boots = Whether who controls an island must keep a Settler, a Temple or a Valkyrie on it. If not, any influence is enough to keep the rune.
vikings-option-lone_payer = Whether the only fighter of a battle who can pay the steel meets the Invaders. If not, this fighter wins at once.
vikings-option-docked_is_there = Whether a docked Boat is enough to raid a village of the region without steel. Only with Ragnarok.
vikings-option-joker_is_chosen = Whether who slays a Giant with a Valkyrie card chooses the god whose Fury rises. If not, it is the god of the region. Only with Ragnarok.
vikings-option-invaders_stay = Whether the cards of the Invaders stay where they are when the discarded cards become a new deck.
vikings-option-return_up = Whether a favor card that is put back lies face up.
vikings-option-carrier_counts = Whether a Valkyrie who brings a Settler counts as one more Settler in the attack. Only with Ragnarok.
vikings-option-facts = Where the values printed on cards, mats and maps come from. Without a data pack the game uses the project’s own values, most of which are stand-ins.

# Also the values of the option of this name.
vikings-enemy_mat-base_1 = base game 1: easy
vikings-enemy_mat-base_2 = base game 2: normal
vikings-enemy_mat-base_3 = base game 3: hard
vikings-enemy_mat-base_4 = base game 4: harsh
vikings-enemy_mat-ragnarok_1 = Ragnarok 1: easy
vikings-enemy_mat-ragnarok_2 = Ragnarok 2: normal
vikings-enemy_mat-ragnarok_3 = Ragnarok 3: hard
vikings-enemy_mat-ragnarok_4 = Ragnarok 4: harsh

vikings-map-base_3 = base map, side for one to three players
vikings-map-base_4 = base map, side for four players
vikings-map-ragnarok_3 = Biting North, side for one to three players
vikings-map-ragnarok_4 = Biting North, side for four players

## Clans. A player is called by name; the enemy of a game for one or two by the word below.

vikings-seat-0 = { vikings-owner-0 }
vikings-seat-1 = { vikings-owner-1 }
vikings-seat-2 = { vikings-owner-2 }
vikings-seat-3 = { vikings-owner-3 }
vikings-owner-0 = Player 1
vikings-owner-1 = Player 2
vikings-owner-2 = Player 3
vikings-owner-3 = Player 4
vikings-owner-enemy = Enemy

# The clan that does something, at the beginning of a sentence. [Enemy] is the word of vikings-owner-enemy: where the
# enemy is shown by itself, it is vikings-word-enemy.
vikings-subject =
    { $owner ->
        [Enemy] The enemy
       *[other] { $you ->
            [owner] You
           *[nobody] { $owner }
        }
    }
# The clan to which it is done, within a sentence.
vikings-object =
    { $other_owner ->
        [Enemy] the enemy
       *[other] { $you ->
            [other_owner] you
           *[nobody] { $other_owner }
        }
    }
# A Settler to which it is done, within a sentence.
vikings-settler-of =
    { $you ->
        [other_owner] your Settler
       *[nobody] a Settler of { vikings-object }
    }

## Runes, resources and gods

vikings-rune-fehu = Fehu
vikings-rune-hagalaz = Hagalaz
vikings-rune-pertho = Pertho
vikings-glyph-fehu = ᚠ
vikings-glyph-hagalaz = ᚺ
vikings-glyph-pertho = ᛈ
vikings-glyph-joker = ✶

vikings-resource-wood = wood
vikings-resource-food = food
vikings-resource-steel = steel

vikings-god-odin = Odin
vikings-god-thor = Thor
vikings-god-frigg = Frigg
vikings-god-freya = Freya
vikings-god-loki = Loki
vikings-god-tyr = Tyr
vikings-god-heimdall = Heimdall
vikings-god-baldr = Baldr
vikings-god-njord = Njord
vikings-god-hel = Hel
vikings-god-skadi = Skadi
vikings-god-ullr = Ullr

## The sea. Regions, docks and fjords are called as on the map that is played.

vikings-region-region_1 = region 1
vikings-region-region_2 = region 2
vikings-region-region_3 = region 3
vikings-region-region_4 = region 4
vikings-region-region_5 = region 5
vikings-region-region_6 = region 6
vikings-region-region_7 = region 7
vikings-region-region_8 = region 8
vikings-region-region_9 = region 9
vikings-dock-dock_1 = dock 1
vikings-dock-dock_2 = dock 2
vikings-dock-dock_3 = dock 3
vikings-dock-dock_4 = dock 4
vikings-dock-dock_5 = dock 5
vikings-dock-dock_6 = dock 6
vikings-dock-dock_7 = dock 7
vikings-dock-dock_8 = dock 8
vikings-dock-dock_9 = dock 9
vikings-dock-dock_10 = dock 10
vikings-dock-dock_11 = dock 11
vikings-dock-dock_12 = dock 12
vikings-dock-dock_13 = dock 13
vikings-dock-dock_14 = dock 14
vikings-dock-dock_15 = dock 15
vikings-dock-dock_16 = dock 16
vikings-dock-dock_17 = dock 17
vikings-dock-dock_18 = dock 18
vikings-dock-dock_19 = dock 19
vikings-dock-dock_20 = dock 20
vikings-dock-dock_21 = dock 21
vikings-dock-dock_22 = dock 22
vikings-dock-dock_23 = dock 23
vikings-dock-dock_24 = dock 24
vikings-dock-dock_25 = dock 25
vikings-dock-dock_26 = dock 26
vikings-dock-dock_27 = dock 27
vikings-dock-dock_28 = dock 28
vikings-dock-dock_29 = dock 29
vikings-dock-dock_30 = dock 30
vikings-dock-dock_31 = dock 31
vikings-dock-dock_32 = dock 32
vikings-fjord-fjord_1 = fjord 1
vikings-fjord-fjord_2 = fjord 2
vikings-fjord-fjord_3 = fjord 3
vikings-fjord-fjord_4 = fjord 4
vikings-fjord-fjord_5 = fjord 5
vikings-fjord-fjord_6 = fjord 6
vikings-fjord-fjord_7 = fjord 7
vikings-fjord-fjord_8 = fjord 8
vikings-fjord-fjord_9 = fjord 9
vikings-fjord-fjord_10 = fjord 10
vikings-fjord-fjord_11 = fjord 11
vikings-fjord-fjord_12 = fjord 12
vikings-fjord-fjord_13 = fjord 13
vikings-fjord-fjord_14 = fjord 14

## Viking cards. Their names are our own; a card is called by its Viking and its rune.

vikings-viking-helmsman = Helmsman
vikings-viking-raider = Reaver
vikings-viking-shipwright = Shipwright
vikings-viking-gothi = Gothi
vikings-viking-farmer = Farmer
vikings-viking-fisher = Fisher
vikings-viking-smith = Smith
vikings-viking-woodcutter = Woodcutter
vikings-viking-scout = Scout
vikings-viking-pathfinder = Pathfinder
vikings-viking-skald = Skald
vikings-viking-berserker = Berserker
vikings-viking-shieldmaiden = Shieldmaiden
vikings-viking-champion = Champion
vikings-viking-navigator = Navigator
vikings-viking-seer = Seer

# $name is the name of a Viking, also one out of a data pack, $rune that of the rune.
vikings-viking-with-rune = { $name } of { $rune }

vikings-card-helmsman_fehu = { vikings-viking-helmsman } of { vikings-rune-fehu }
vikings-card-raider_fehu = { vikings-viking-raider } of { vikings-rune-fehu }
vikings-card-shipwright_fehu = { vikings-viking-shipwright } of { vikings-rune-fehu }
vikings-card-gothi_fehu = { vikings-viking-gothi } of { vikings-rune-fehu }
vikings-card-farmer_fehu = { vikings-viking-farmer } of { vikings-rune-fehu }
vikings-card-fisher_fehu = { vikings-viking-fisher } of { vikings-rune-fehu }
vikings-card-smith_fehu = { vikings-viking-smith } of { vikings-rune-fehu }
vikings-card-woodcutter_fehu = { vikings-viking-woodcutter } of { vikings-rune-fehu }
vikings-card-scout_fehu = { vikings-viking-scout } of { vikings-rune-fehu }
vikings-card-pathfinder_fehu = { vikings-viking-pathfinder } of { vikings-rune-fehu }
vikings-card-skald_fehu = { vikings-viking-skald } of { vikings-rune-fehu }
vikings-card-berserker_fehu = { vikings-viking-berserker } of { vikings-rune-fehu }
vikings-card-shieldmaiden_fehu = { vikings-viking-shieldmaiden } of { vikings-rune-fehu }
vikings-card-champion_fehu = { vikings-viking-champion } of { vikings-rune-fehu }
vikings-card-navigator_fehu = { vikings-viking-navigator } of { vikings-rune-fehu }
vikings-card-seer_fehu = { vikings-viking-seer } of { vikings-rune-fehu }
vikings-card-helmsman_hagalaz = { vikings-viking-helmsman } of { vikings-rune-hagalaz }
vikings-card-raider_hagalaz = { vikings-viking-raider } of { vikings-rune-hagalaz }
vikings-card-shipwright_hagalaz = { vikings-viking-shipwright } of { vikings-rune-hagalaz }
vikings-card-gothi_hagalaz = { vikings-viking-gothi } of { vikings-rune-hagalaz }
vikings-card-farmer_hagalaz = { vikings-viking-farmer } of { vikings-rune-hagalaz }
vikings-card-fisher_hagalaz = { vikings-viking-fisher } of { vikings-rune-hagalaz }
vikings-card-smith_hagalaz = { vikings-viking-smith } of { vikings-rune-hagalaz }
vikings-card-woodcutter_hagalaz = { vikings-viking-woodcutter } of { vikings-rune-hagalaz }
vikings-card-scout_hagalaz = { vikings-viking-scout } of { vikings-rune-hagalaz }
vikings-card-pathfinder_hagalaz = { vikings-viking-pathfinder } of { vikings-rune-hagalaz }
vikings-card-skald_hagalaz = { vikings-viking-skald } of { vikings-rune-hagalaz }
vikings-card-berserker_hagalaz = { vikings-viking-berserker } of { vikings-rune-hagalaz }
vikings-card-shieldmaiden_hagalaz = { vikings-viking-shieldmaiden } of { vikings-rune-hagalaz }
vikings-card-champion_hagalaz = { vikings-viking-champion } of { vikings-rune-hagalaz }
vikings-card-navigator_hagalaz = { vikings-viking-navigator } of { vikings-rune-hagalaz }
vikings-card-seer_hagalaz = { vikings-viking-seer } of { vikings-rune-hagalaz }
vikings-card-helmsman_pertho = { vikings-viking-helmsman } of { vikings-rune-pertho }
vikings-card-raider_pertho = { vikings-viking-raider } of { vikings-rune-pertho }
vikings-card-shipwright_pertho = { vikings-viking-shipwright } of { vikings-rune-pertho }
vikings-card-gothi_pertho = { vikings-viking-gothi } of { vikings-rune-pertho }
vikings-card-farmer_pertho = { vikings-viking-farmer } of { vikings-rune-pertho }
vikings-card-fisher_pertho = { vikings-viking-fisher } of { vikings-rune-pertho }
vikings-card-smith_pertho = { vikings-viking-smith } of { vikings-rune-pertho }
vikings-card-woodcutter_pertho = { vikings-viking-woodcutter } of { vikings-rune-pertho }
vikings-card-scout_pertho = { vikings-viking-scout } of { vikings-rune-pertho }
vikings-card-pathfinder_pertho = { vikings-viking-pathfinder } of { vikings-rune-pertho }
vikings-card-skald_pertho = { vikings-viking-skald } of { vikings-rune-pertho }
vikings-card-berserker_pertho = { vikings-viking-berserker } of { vikings-rune-pertho }
vikings-card-shieldmaiden_pertho = { vikings-viking-shieldmaiden } of { vikings-rune-pertho }
vikings-card-champion_pertho = { vikings-viking-champion } of { vikings-rune-pertho }
vikings-card-navigator_pertho = { vikings-viking-navigator } of { vikings-rune-pertho }
vikings-card-seer_pertho = { vikings-viking-seer } of { vikings-rune-pertho }

vikings-card-valkyrie_1 = Chooser of the Slain
vikings-card-valkyrie_2 = Swan Shirt
vikings-card-valkyrie_3 = Mead Bearer
vikings-card-valkyrie_4 = Weaver of Fates
vikings-card-valkyrie_5 = Rider on the Wind
vikings-card-valkyrie_6 = Storm of Spears

vikings-card-einherjar_1 = Sail of the Dead
vikings-card-einherjar_2 = Feaster on the Boar
vikings-card-einherjar_3 = Oathkeeper
vikings-card-einherjar_4 = Watch at the Gate
vikings-card-einherjar_5 = Builder of the Hall
vikings-card-einherjar_6 = Riser at Dawn

## Favor cards and Giants

# What a favor card shows: its runes, and what is in its bag.
vikings-favor-showing = favor card { $runes } ({ $bag })

# A Giant whose back is seen.
vikings-giant-worth =
    { $n ->
        [one] Giant worth { $n } point
       *[other] Giant worth { $n } points
    }

vikings-row_end-top_left = the left end of the upper row
vikings-row_end-top_right = the right end of the upper row
vikings-row_end-bottom_left = the left end of the lower row
vikings-row_end-bottom_right = the right end of the lower row

## The era mat: the gods of the runes, and its actions

vikings-spot-fehu = the god of { vikings-rune-fehu }
vikings-spot-hagalaz = the god of { vikings-rune-hagalaz }
vikings-spot-pertho = the god of { vikings-rune-pertho }
# What an action of the era mat is.
vikings-spot-showing = “{ vikings-action-n }” on the era mat

vikings-right-left = left
vikings-right-right = right

## Actions, and what only Boons do

vikings-action-sail = Sail
vikings-action-explore = Explore
vikings-action-harvest = Harvest
vikings-action-build = Build
vikings-action-explore_temple = Explore with a Temple
vikings-action-smite = Smite a Settler
vikings-action-draw_replace = Draw and replace
vikings-action-enter_battle = Enter a battle
vikings-action-collect = Collect
vikings-action-exchange = Exchange
vikings-action-fury = Fury
vikings-action-raid_free = Raid without steel
vikings-action-move_giant = Move a Giant
vikings-action-smite_near = Smite a Settler nearby
vikings-action-deploy_free = Deploy without paying
vikings-action-fury_down_other = Calm another god
vikings-action-collect_steel = Gain steel
vikings-action-harvest_one_kind = Harvest of one kind
vikings-action-sail_light = Sail with a small crew
vikings-action-recall_harvest = Take back and Harvest
vikings-action-smite_or_giant = Smite a Settler or move a Giant
vikings-action-build_boat = Build a Boat cheaply

# An action with its number.
vikings-action-n =
    { $action ->
        [Build] { $n ->
            [one] { $action }
           *[other] { $action } { $n }
        }
       *[other] { $action } { $n }
    }

vikings-action-does-sail =
    { $n ->
        [one] Up to { $n } move with one of your Boats; where it docks, deploy up to { $n } Settler and raid the village.
       *[other] Up to { $n } moves with one of your Boats; where it docks, deploy up to { $n } Settlers and raid the village.
    }
vikings-action-does-explore =
    { $n ->
        [one] Up to { $n } step of your Settlers to an adjacent island.
       *[other] Up to { $n } steps of your Settlers to adjacent islands.
    }
vikings-action-does-harvest =
    { $n ->
        [one] Gain { $n } resource of any kind, and the bonus of your mats.
       *[other] Gain { $n } resources in any mix, and the bonus of your mats.
    }
vikings-action-does-build =
    { $n ->
        [one] Pay for a Boat or a Temple and put it on the map.
       *[other] Pay for Boats and Temples, up to { $n }, and put them on the map.
    }
vikings-action-does-explore_temple =
    { $n ->
        [one] Up to { $n } step of your Temples to an adjacent island.
       *[other] Up to { $n } steps of your Temples to adjacent islands.
    }
vikings-action-does-smite = Settlers of other clans that you remove from any island: { $n }.
vikings-action-does-draw_replace = Draw a card, then discard one; so many times: { $n }.
vikings-action-does-enter_battle = Turn this card face down: it joins the battle in progress.
vikings-action-does-collect = Gain what the bag on the card shows.
vikings-action-does-exchange = Exchange up to { $n } of one resource for as many of another.
vikings-action-does-fury = Raise or lower the Fury of one god by { $n }.
vikings-action-does-raid_free = Villages that you raid without steel where you have a unit: { $n }.
vikings-action-does-move_giant = Move a Giant to an adjacent region without one.
vikings-action-does-smite_near = Settlers of other clans that you remove from islands where you have a unit: { $n }.
vikings-action-does-deploy_free = Settlers that you deploy without paying where a Boat of yours is docked: { $n }.
vikings-action-does-fury_down_other = Lower the Fury of another god by { $n }.
vikings-action-does-collect_steel = Gain { $n } steel.
vikings-action-does-harvest_one_kind =
    { $n ->
        [one] Gain { $n } resource, and the bonus of your mats.
       *[other] Gain { $n } resources, all of one kind, and the bonus of your mats.
    }
vikings-action-does-sail_light =
    { $n ->
        [one] Up to { $n } move with one of your Boats; where it docks, deploy at most 1 Settler.
       *[other] Up to { $n } moves with one of your Boats; where it docks, deploy at most 1 Settler.
    }
vikings-action-does-recall_harvest = Take back one of your Settlers: then Harvest { $n }.
vikings-action-does-smite_or_giant = Remove a Settler of another clan from any island, up to { $n }, or move a Giant.
vikings-action-does-build_boat = Build a Boat for { $n } wood.

# What a number on a card grows by: a rune, a resource, Valkyries, Giants.
vikings-boost-rune = { $n } for each { $rune }
vikings-boost-resource = { $n } for each { $resource }
vikings-boost-valkyries = { $n } for each of your Valkyries on the map
vikings-boost-giants = { $n } for each Giant you have slain

vikings-icon-fury = Fury
vikings-icon-chase = Chase
vikings-icon-cross = Ferry
vikings-icon-settler = Settler
vikings-icon-boat = Boat
vikings-icon-temple = Temple
vikings-icon-battle = Battle

vikings-icon-does-fury = The Fury of the god of whose runes the enemy controls most rises by 1.
vikings-icon-does-chase = The Chieftain Boat goes to the dock of your nearest docked Boat.
vikings-icon-does-cross = The Chieftain Boat crosses the ferry route of its dock.
vikings-icon-does-settler = The enemy puts 1 Settler where the Chieftain Boat is.
vikings-icon-does-boat = The enemy puts 1 Boat at the dock of the Chieftain Boat, or the next free one.
vikings-icon-does-temple = The enemy puts a Temple where it has most Settlers, and half of these go home.
vikings-icon-does-battle = The enemy starts a battle.

## Parts of the score

vikings-part-islands = Islands
vikings-part-favors = Favor cards
vikings-part-giants = Giants

## Counted things

vikings-count-settler =
    { $n ->
        [one] { $n } Settler
       *[other] { $n } Settlers
    }
vikings-count-boat =
    { $n ->
        [one] { $n } Boat
       *[other] { $n } Boats
    }
vikings-count-temple =
    { $n ->
        [one] { $n } Temple
       *[other] { $n } Temples
    }
vikings-count-valkyrie =
    { $n ->
        [one] { $n } Valkyrie
       *[other] { $n } Valkyries
    }
vikings-count-giant =
    { $n ->
        [one] { $n } Giant
       *[other] { $n } Giants
    }
vikings-count-village =
    { $n ->
        [one] { $n } village
       *[other] { $n } villages
    }
vikings-count-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
vikings-count-favor =
    { $n ->
        [one] { $n } favor card
       *[other] { $n } favor cards
    }
vikings-count-rune =
    { $n ->
        [one] { $n } rune
       *[other] { $n } runes
    }
vikings-count-move =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
vikings-count-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
vikings-count-wood = { $n } wood
vikings-count-food = { $n } food
vikings-count-steel = { $n } steel
# So many of a resource.
vikings-amount = { $n } { $resource }

# A marker on a track of the Enemy mat.
vikings-marker = The enemy’s marker for { $resource }

# Numbers that are said in answers, with what is counted. “none” is never shown: it tells that there is nothing to say.
vikings-settlers-1 = 1 Settler
vikings-settlers-2 = 2 Settlers
vikings-settlers-3 = 3 Settlers
vikings-settlers-4 = 4 Settlers
vikings-settlers-5 = 5 Settlers
vikings-settlers-6 = 6 Settlers
vikings-wood_n-0 = none
vikings-wood_n-1 = 1 wood
vikings-wood_n-2 = 2 wood
vikings-wood_n-3 = 3 wood
vikings-wood_n-4 = 4 wood
vikings-wood_n-5 = 5 wood
vikings-wood_n-6 = 6 wood
vikings-wood_n-7 = 7 wood
vikings-food_n-0 = none
vikings-food_n-1 = 1 food
vikings-food_n-2 = 2 food
vikings-food_n-3 = 3 food
vikings-food_n-4 = 4 food
vikings-food_n-5 = 5 food
vikings-food_n-6 = 6 food
vikings-food_n-7 = 7 food
vikings-steel_n-0 = none
vikings-steel_n-1 = 1 steel
vikings-steel_n-2 = 2 steel
vikings-steel_n-3 = 3 steel
vikings-steel_n-4 = 4 steel
vikings-steel_n-5 = 5 steel
vikings-steel_n-6 = 6 steel
vikings-steel_n-7 = 7 steel
vikings-exchanged-1 = 1
vikings-exchanged-2 = 2
vikings-exchanged-3 = 3
vikings-exchanged-4 = 4
vikings-exchanged-5 = 5
vikings-exchanged-6 = 6
vikings-exchanged-7 = 7

## Answers of players

vikings-do-done = Done
# To be done, by the name it has in each question that can be left.
vikings-do-done-ExploreOn = Stop exploring
vikings-do-done-HarvestSome = Gain nothing
vikings-do-done-BuildSomething = Build nothing more
vikings-do-done-UseTheBoon = Use no Boon
vikings-do-done-DeployForNothing = Deploy nobody
vikings-do-done-RecallToHarvest = Take back nobody
vikings-do-done-JoinTheEnemy = Stay out of the battle
vikings-do-done-MoveGiant = Move no Giant
vikings-do-done-MoveTemple = { vikings-do-done-ExploreOn }
vikings-do-done-SmiteSettler = Smite nobody
vikings-do-done-MayDraw = Draw no card
vikings-do-done-ExchangeSome = Exchange nothing
vikings-do-done-StirFury = Leave the Fury as it is
vikings-do-done-EnterBattle = { vikings-do-done-JoinTheEnemy }
vikings-do-done-RaidForNothing = Raid nothing
vikings-do-done-ChooseBoat = Do not sail
vikings-do-done-SailOn = Stop here
vikings-do-done-AtTheDock = Stay at the dock
vikings-do-done-DedicateVillage = Dedicate no village
vikings-do-done-SendValkyrie = Deploy no Valkyrie
vikings-do-draft = Keep “{ $card }”
vikings-do-play = Play “{ $card }” face up
vikings-do-fight = Fight with “{ $card }”, face down
vikings-do-slay = Slay a Giant with “{ $card }”
vikings-do-slay_in = Slay the Giant of { $region }
vikings-do-start_in = Launch your first Boat in { $fjord }
vikings-do-sail_from = Sail with the Boat at { $dock }
vikings-do-sail_in = Sail with a Boat in { $fjord }
vikings-do-sail_to = Sail into { $fjord }
vikings-do-dock_at = Dock at { $dock }
vikings-do-push_to = Move the Boat into { $fjord }
vikings-do-deploy = Deploy { $settlers } in { $region }
vikings-do-raid = Raid the village
vikings-do-recall = Take back a Settler from { $region }
vikings-do-explore = Explore with a Settler: { $region } to { $region_to }
vikings-do-carry_temple = Explore with a Temple: { $region } to { $region_to }
vikings-do-fly = Fly with a Valkyrie: { $region } to { $region_to }
vikings-do-fly_settler = Fly with a Valkyrie who carries a Settler, for 1 food: { $region } to { $region_to }
vikings-do-fly_temple = Fly with a Valkyrie who carries a Temple, for 3 steel: { $region } to { $region_to }
vikings-do-harvest =
    { $wood_n ->
        [none] { $food_n ->
            [none] { $steel_n ->
                [none] Gain nothing
               *[some] Gain { $steel_n }
            }
           *[some] { $steel_n ->
                [none] Gain { $food_n }
               *[some] Gain { $food_n } and { $steel_n }
            }
        }
       *[some] { $food_n ->
            [none] { $steel_n ->
                [none] Gain { $wood_n }
               *[some] Gain { $wood_n } and { $steel_n }
            }
           *[some] { $steel_n ->
                [none] Gain { $wood_n } and { $food_n }
               *[some] Gain { $wood_n }, { $food_n } and { $steel_n }
            }
        }
    }
vikings-do-build_boat = Build a Boat at { $dock }
vikings-do-build_temple = Build a Temple in { $region }
vikings-do-smite =
    { $owner ->
        [Enemy] Smite a Settler of the enemy in { $region }
       *[other] Smite a Settler of { $owner } in { $region }
    }
vikings-do-draw = Draw a card, to replace one
vikings-do-discard = Discard “{ $card }”
vikings-do-exchange = Exchange { $exchanged } { $resource } for { $exchanged } { $resource_to }
vikings-do-fury_up = Raise the Fury of the god of { $rune }
vikings-do-fury_down = Lower the Fury of the god of { $rune }
vikings-do-dedicate = Dedicate a village to { $spot }
vikings-do-fight_for = Fight for the favor card at { $row_end }
vikings-do-enter_battle = Enter the battle with this card, face down
vikings-do-use_boon = Use the Boon
vikings-do-joker_as = Let the joker stand for { $rune }
vikings-do-send_valkyrie = Deploy the Valkyrie in { $region }
vikings-do-move_giant = Move the Giant of { $region } to { $region_to }
vikings-do-raid_at = Raid the village at { $dock }, without steel
vikings-do-give_back = Put back { $favor }, at { $row_end }
vikings-do-enemy_to = Choose { $region } for the enemy
vikings-do-enemy_by = Choose { $dock } for the Chieftain Boat

## Answers of chance

vikings-do-draw_god = God drawn: { $god }
vikings-do-draw_rune = Rune of this god: { $rune }
vikings-do-draw_favor = Drawn: { $favor }
vikings-do-start_with = Chieftain: { $seat }
vikings-do-draw_card = Card drawn: { $card }
vikings-do-drop_card = Card dropped from the hand that nobody plays: { $card }
vikings-do-draw_giant = Turned over: { $giant }
vikings-do-enemy_starts = Start of the Chieftain Boat: { $dock }

## Questions, one for each step that asks a player

vikings-ask-PlaceFirstBoat = Choose the fjord from which your first Boat sets out.
vikings-ask-DraftCard = Keep one of these cards, in secret; the others are passed on.
vikings-ask-PlayCard = It is your turn: play a card, face up for its actions or face down to fight.
vikings-ask-DedicateVillage = You may dedicate one of your villages, or choose “{ vikings-do-done-DedicateVillage }”.
vikings-ask-ChooseBoat =
    { $moves ->
        [one] Sail: choose the Boat that makes the move, or choose “{ vikings-do-done-ChooseBoat }” to stay.
       *[other] Sail: choose the Boat that makes up to { $moves } moves, or choose “{ vikings-do-done-ChooseBoat }” to stay.
    }
vikings-ask-SailOn =
    { $moves ->
        [one] Your Boat has one move left: where does it go?
       *[other] Your Boat has { $moves } moves left: where does it go?
    }
vikings-ask-AtTheDock =
    You have docked ({ $dock }): { $landing ->
        [0] {""}
        [one] deploy one Settler,{" "}
       *[other] deploy up to { $landing } Settlers,{" "}
    }{ $raids ->
        [0] {""}
       *[other] raid the village,{" "}
    }{ $moves ->
        [0] {""}
        [one] sail on with your last move,{" "}
       *[other] sail on with { $moves } moves left,{" "}
    }{ $recalls ->
        [0] {""}
       *[other] take Settlers back to deploy them here,{" "}
    }or choose “{ vikings-do-done-AtTheDock }”.
vikings-ask-PushBoat =
    { $owner ->
        [Enemy] You push a Boat of the enemy away ({ $dock }): choose the fjord for it.
       *[other] Your Boat is pushed away ({ $dock }): choose the fjord for it.
    }
vikings-ask-ExploreOn =
    { $left ->
        [one] Explore: you have one step left. Choose it, or choose “{ vikings-do-done-ExploreOn }”.
       *[other] Explore: you have { $left } steps left. Choose the next, or choose “{ vikings-do-done-ExploreOn }”.
    }
vikings-ask-HarvestSome =
    { $kind ->
        [0] Harvest { $n }: choose your mix.
       *[other] Harvest { $n }, all of one kind: choose which.
    }
vikings-ask-BuildSomething =
    { $price ->
        [0] Build a Boat or a Temple, or choose “{ vikings-do-done-BuildSomething }”.
       *[other] Build a Boat at the lower price, or choose “{ vikings-do-done-BuildSomething }”.
    }
vikings-ask-MoveTemple =
    { $left ->
        [one] Explore with a Temple: choose its step, or choose “{ vikings-do-done-MoveTemple }”.
       *[other] Explore with a Temple: { $left } steps are left. Choose the next, or choose “{ vikings-do-done-MoveTemple }”.
    }
vikings-ask-SmiteSettler =
    { $where ->
        [0] Smite a Settler of another clan, or choose “{ vikings-do-done-SmiteSettler }”.
        [1] Smite a Settler of another clan where you have a unit, or choose “{ vikings-do-done-SmiteSettler }”.
       *[other] Smite a Settler of another clan or move a Giant, or choose “{ vikings-do-done-SmiteSettler }”.
    }
vikings-ask-MayDraw = You may draw a Viking card and then discard one of your hand, or choose “{ vikings-do-done-MayDraw }”.
vikings-ask-ReplaceCard = You have drawn a card: now discard one of your hand.
vikings-ask-ExchangeSome = You may exchange up to { $n } of one resource for another, or choose “{ vikings-do-done-ExchangeSome }”.
vikings-ask-StirFury =
    { $way ->
        [0] Raise or lower the Fury of a god by { $n }, or choose “{ vikings-do-done-StirFury }”.
       *[other] Lower the Fury of another god by { $n }, or choose “{ vikings-do-done-StirFury }”.
    }
vikings-ask-EnterBattle = A battle is in progress: your card “{ $card }” may enter it, face down.
vikings-ask-RaidForNothing = Raid a village where you have a unit, without steel, or choose “{ vikings-do-done-RaidForNothing }”.
vikings-ask-DeployForNothing = Deploy a Settler where a Boat of yours is docked, without paying, or choose “{ vikings-do-done-DeployForNothing }”.
vikings-ask-RecallToHarvest = You may take back one of your Settlers: then you Harvest { $n }.
vikings-ask-ChoosePrize = You start a battle: choose the favor card you fight for.
vikings-ask-ReturnFavor = You have room for three favor cards only: put one back, at an end of a row.
vikings-ask-ChooseRune = Your Valkyrie card has lost: choose the rune its joker stands for, and with it the god.
vikings-ask-UseTheBoon =
    { $valkyries ->
        [1] You have lost the battle: you may use the Boon of { $god } ({ $rune }), and then your Valkyrie of { $rune } may come; or choose “{ vikings-do-done-UseTheBoon }”.
       *[other] You have lost the battle: you may use the Boon of { $god } ({ $rune }), or choose “{ vikings-do-done-UseTheBoon }”.
    }
vikings-ask-SendValkyrie = Your Valkyrie of { $rune } may come to any region: choose where, or choose “{ vikings-do-done-SendValkyrie }”.
vikings-ask-SlayGiant = Choose the Giant you slay with “{ $card }”.
vikings-ask-HonourTheSlayer = The Giant is slain: choose the rune the joker stands for. The Fury of its god rises.
vikings-ask-MoveGiant = You may move a Giant to an adjacent region, or choose “{ vikings-do-done-MoveGiant }”.
vikings-ask-EnemySails = The enemy could sail for either of these: choose its target.
vikings-ask-EnemyMoves = The Chieftain Boat sails for { $region }, and several ways are equally good: choose its next dock.
vikings-ask-EnemyDeploys = The enemy lacks Settlers and takes one from its islands, of which these are equal: choose which.
vikings-ask-EnemyLeaves = The enemy explores from the island with most of its Settlers, and these are equal: choose which.
vikings-ask-EnemyArrives = A Settler of the enemy leaves { $region }, and these are equally good to go to: choose which.
vikings-ask-EnemyTemple = The enemy could place its Temple in any of these regions: choose which.
vikings-ask-EnemyChases = The Chieftain Boat chases your nearest Boat, and these are equally near: choose which.
vikings-ask-JoinTheEnemy = The enemy has started a battle: join it with a card, or choose “{ vikings-do-done-JoinTheEnemy }” and let the Invaders come.

## Events: setting up and the draft

vikings-event-god-appears = A god mat is laid out: { $god }.
vikings-event-rune-linked = { $god } gets the rune { $rune }.
vikings-event-chieftain-is =
    { $you ->
        [seat] You are the Chieftain.
       *[nobody] { $seat } is the Chieftain.
    }
vikings-event-boat-launched =
    { $you ->
        [seat] You launch your first Boat in { $fjord }.
       *[nobody] { $seat } launches a first Boat in { $fjord }.
    }
vikings-event-era-begins = Era { $n } begins.
vikings-event-cards-reshuffled = The discarded cards are shuffled into a new deck.
vikings-event-card-seen =
    { $you ->
        [seat] Only you see this card: “{ $card }”.
       *[nobody] Only { $seat } sees this card: “{ $card }”.
    }
vikings-event-card-kept =
    { $you ->
        [seat] You keep “{ $card }”.
       *[nobody] { $seat } keeps “{ $card }”.
    }
vikings-event-hands-passed = The hands are passed to the { $right }.

## Events: turns and actions

vikings-event-card-played =
    { $you ->
        [seat] You play “{ $card }” face up.
       *[nobody] { $seat } plays “{ $card }” face up.
    }
vikings-event-village-dedicated =
    { $you ->
        [seat] You dedicate a village to { $spot }.
       *[nobody] { $seat } dedicates a village to { $spot }.
    }
vikings-event-settler-recalled =
    { $you ->
        [seat] You take back a Settler from { $region }.
       *[nobody] { $seat } takes back a Settler from { $region }.
    }
vikings-event-gained =
    { $you ->
        [seat] You gain { vikings-amount }.
       *[nobody] { $seat } gains { vikings-amount }.
    }
vikings-event-paid =
    { $you ->
        [seat] You pay { vikings-amount }.
       *[nobody] { $seat } pays { vikings-amount }.
    }
vikings-event-sailed =
    { $you ->
        [seat] You sail into { $fjord }.
       *[nobody] { $seat } sails into { $fjord }.
    }
vikings-event-docked =
    { $you ->
        [seat] You dock at { $dock }.
       *[nobody] { $seat } docks at { $dock }.
    }
vikings-event-pushed =
    { $owner ->
        [Enemy] A Boat of the enemy is pushed into { $fjord }.
       *[other] { $you ->
            [owner] Your Boat is pushed into { $fjord }.
           *[nobody] A Boat of { $owner } is pushed into { $fjord }.
        }
    }
vikings-event-deployed =
    { $owner ->
        [Enemy] The enemy deploys { vikings-count-settler } in { $region }, where the Chieftain Boat is (V-SOLO-14, V-SOLO-26).
       *[other] { $you ->
            [owner] You deploy { vikings-count-settler } in { $region }.
           *[nobody] { $owner } deploys { vikings-count-settler } in { $region }.
        }
    }
vikings-event-settler-attacked =
    { $owner ->
        [Enemy] The enemy attacks in { $region }: { vikings-settler-of } is removed.
       *[other] { $you ->
            [owner] You attack in { $region }: { vikings-settler-of } is removed.
           *[nobody] { $owner } attacks in { $region }: { vikings-settler-of } is removed.
        }
    }
vikings-event-raided =
    { $owner ->
        [Enemy] The enemy raids the village at { $dock }, without cost (V-SOLO-13).
       *[other] { $you ->
            [owner] You raid the village at { $dock }.
           *[nobody] { $owner } raids the village at { $dock }.
        }
    }
vikings-event-explored =
    { $owner ->
        [Enemy] The enemy explores: a Settler leaves { $region }, where it has most, for { $region_to }, where it lacks least to lead (V-SOLO-18).
       *[other] { $you ->
            [owner] You explore with a Settler: { $region } to { $region_to }.
           *[nobody] { $owner } explores with a Settler: { $region } to { $region_to }.
        }
    }
vikings-event-boat-built =
    { $owner ->
        [Enemy] The enemy puts a Boat at { $dock }, the first free dock from the Chieftain Boat on (V-SOLO-27).
       *[other] { $you ->
            [owner] You build a Boat at { $dock }.
           *[nobody] { $owner } builds a Boat at { $dock }.
        }
    }
vikings-event-temple-built =
    { $owner ->
        [Enemy] The enemy puts a Temple in { $region }, where it has most Settlers and no Temple yet (V-SOLO-28).
       *[other] { $you ->
            [owner] You build a Temple in { $region }.
           *[nobody] { $owner } builds a Temple in { $region }.
        }
    }
vikings-event-temple-moved =
    { $you ->
        [seat] You explore with a Temple: { $region } to { $region_to }.
       *[nobody] { $seat } explores with a Temple: { $region } to { $region_to }.
    }
vikings-event-settler-smitten =
    { $you ->
        [seat] You smite { vikings-settler-of } in { $region }.
       *[nobody] { $seat } smites { vikings-settler-of } in { $region }.
    }
vikings-event-card-drawn =
    { $you ->
        [seat] You draw a card.
       *[nobody] { $seat } draws a card.
    }
vikings-event-card-discarded =
    { $you ->
        [seat] You discard “{ $card }”.
       *[nobody] { $seat } discards “{ $card }”.
    }
vikings-event-card-enters =
    { $you ->
        [seat] You enter the battle with “{ $card }”, face down.
       *[nobody] { $seat } enters the battle with “{ $card }”, face down.
    }

## Events: control and Fury

vikings-event-rune-taken =
    { $owner ->
        [Enemy] The enemy takes the rune { $rune } of { $region }.
       *[other] { $you ->
            [owner] You take the rune { $rune } of { $region }.
           *[nobody] { $owner } takes the rune { $rune } of { $region }.
        }
    }
vikings-event-rune-stolen =
    { $owner ->
        [Enemy] The enemy steals the rune { $rune } of { $region } from { vikings-object }.
       *[other] { $you ->
            [owner] You steal the rune { $rune } of { $region } from { vikings-object }.
           *[nobody] { $owner } steals the rune { $rune } of { $region } from { vikings-object }.
        }
    }
vikings-event-rune-laid-back = The rune of { $region } goes back to its island.
vikings-event-fury-rises = The Fury of the god of { $rune } rises by { $n }.
vikings-event-fury-falls = The Fury of the god of { $rune } falls by { $n }.

## Events: battles

vikings-event-battle-begins =
    { $you ->
        [seat] You start a battle.
       *[nobody] { $seat } starts a battle.
    }
vikings-event-prize-chosen =
    { $you ->
        [seat] You fight for { $favor }, from { $row_end }.
       *[nobody] { $seat } fights for { $favor }, from { $row_end }.
    }
vikings-event-prize-chosen-unseen =
    { $you ->
        [seat] You fight for the card at { $row_end }, which lies face down.
       *[nobody] { $seat } fights for the card at { $row_end }, which lies face down.
    }
vikings-event-battle-joined =
    { $you ->
        [seat] You join the battle.
       *[nobody] { $seat } joins the battle.
    }
vikings-event-card-flipped =
    { $you ->
        [seat] You turn up “{ $card }”.
       *[nobody] { $seat } turns up “{ $card }”.
    }
vikings-event-cannot-pay =
    { $you ->
        [seat] You cannot pay the steel for “{ $card }” and do not take part.
       *[nobody] { $seat } cannot pay the steel for “{ $card }” and does not take part.
    }
vikings-event-invaders-come = The Invaders come with “{ $card }”: Strength { $n }.
vikings-event-no-invaders = No card is left for the Invaders: nobody comes.
vikings-event-strength-is =
    { $you ->
        [seat] You have “{ $card }”: Strength { $n }.
       *[nobody] { $seat } has “{ $card }”: Strength { $n }.
    }
vikings-event-battle-won =
    { $you ->
        [seat] You win the battle and take the favor card.
       *[nobody] { $seat } wins the battle and takes the favor card.
    }
vikings-event-battle-tied = A tie at Strength { $n }: nobody wins the battle.
vikings-event-invaders-win = The Invaders win with Strength { $n }.
vikings-event-prize-returns = The favor card goes back to { $row_end }.
vikings-event-favor-seen =
    { $you ->
        [seat] Only you see what was won: { $favor }.
       *[nobody] Only { $seat } sees what was won: { $favor }.
    }
vikings-event-favor-given-back =
    { $you ->
        [seat] You put { $favor } back, at { $row_end }.
       *[nobody] { $seat } puts { $favor } back, at { $row_end }.
    }
vikings-event-favor-given-back-unseen =
    { $you ->
        [seat] You put a favor card back face down, at { $row_end }.
       *[nobody] { $seat } puts a favor card back face down, at { $row_end }.
    }
vikings-event-battle-lost =
    { $you ->
        [seat] You have lost with the rune { $rune }.
       *[nobody] { $seat } has lost with the rune { $rune }.
    }
vikings-event-boon-used =
    { $you ->
        [seat] You use the Boon of { $god }.
       *[nobody] { $seat } uses the Boon of { $god }.
    }

## Events: Ragnarok

vikings-event-valkyrie-sent =
    { $owner ->
        [Enemy] A Valkyrie of { $rune } lands for the enemy in { $region }, where the Chieftain Boat is (V-SOLORAG-11).
       *[other] { $you ->
            [owner] You deploy your Valkyrie of { $rune } in { $region }.
           *[nobody] { $owner } deploys the Valkyrie of { $rune } in { $region }.
        }
    }
vikings-event-valkyrie-flies =
    { $you ->
        [seat] Your Valkyrie flies: { $region } to { $region_to }.
       *[nobody] A Valkyrie of { $seat } flies: { $region } to { $region_to }.
    }
vikings-event-valkyrie-carries-settler =
    { $you ->
        [seat] Your Valkyrie carries a Settler: { $region } to { $region_to }.
       *[nobody] A Valkyrie of { $seat } carries a Settler: { $region } to { $region_to }.
    }
vikings-event-valkyrie-carries-temple =
    { $you ->
        [seat] Your Valkyrie carries a Temple: { $region } to { $region_to }.
       *[nobody] A Valkyrie of { $seat } carries a Temple: { $region } to { $region_to }.
    }
vikings-event-giant-slain =
    { $owner ->
        [Enemy] The enemy slays the Giant of { $region }, where the Chieftain Boat is (V-SOLORAG-6, V-SOLORAG-7).
       *[other] { $you ->
            [owner] You slay the Giant of { $region }.
           *[nobody] { $owner } slays the Giant of { $region }.
        }
    }
vikings-event-giant-seen =
    { $you ->
        [seat] Only you see the back: { $giant }.
       *[nobody] Only { $seat } sees the back: { $giant }.
    }
vikings-event-giant-moved =
    { $you ->
        [seat] You move the Giant of { $region } to { $region_to }.
       *[nobody] { $seat } moves the Giant of { $region } to { $region_to }.
    }

## Events: the enemy of a game for one. Each tells the rule that made the choice.

vikings-event-enemy-begins-at = The Chieftain Boat begins at { $dock }, one of the circled docks, drawn at random (V-SOLO-3).
vikings-event-enemy-plays = The enemy plays the top card of the deck: “{ $card }” (V-SOLO-6).
vikings-event-enemy-leader = Its Leader Action is { vikings-action-n } (V-SOLO-6).
vikings-event-enemy-rune = Its runes suffice for the Rune Action, { vikings-action-n } (V-SOLO-7).
vikings-event-enemy-mat-action = Its mat acts for { $rune }: { vikings-action-n } (V-SOLO-8, V-SOLO-34).
vikings-event-enemy-lacks-runes = Its runes do not suffice for the Rune Action (V-SOLO-7).
vikings-event-enemy-target =
    { $n ->
        [one] The enemy sails for { $region }, the nearest with { $rune } (V-SOLO-11), with one move (V-SOLO-12).
       *[other] The enemy sails for { $region }, the nearest with { $rune } (V-SOLO-11), with up to { $n } moves (V-SOLO-12).
    }
vikings-event-enemy-stays = There is no other island with { $rune } to sail for: the Chieftain Boat stays (V-SOLO-11).
vikings-event-enemy-moves = The Chieftain Boat goes on to { $dock }, the shortest way (V-SOLO-10, V-RULING-19).
vikings-event-enemy-takes-settler = The enemy’s mats have too few Settlers: it takes one from { $region }, where it has most (V-SOLO-14).
vikings-event-enemy-harvests = { vikings-marker } moves on by { $n } (V-SOLO-16, V-SOLO-33).
vikings-event-enemy-dedicates = The enemy dedicates a village to { $spot }, the action with the fewest (V-SOLO-15).
vikings-event-enemy-spots-full = The actions of the era mat have no room left: what the enemy has raided goes to the box (V-SOLO-15).
vikings-event-enemy-icon =
    { $n ->
        [0] { vikings-marker } has reached an icon (V-SOLO-22): { $icon }.
       *[other] { vikings-marker } has reached an icon (V-SOLO-22): { $icon } +{ $n }.
    }
vikings-hindrance-no_piece = it has no piece for it (V-RULING-50)
vikings-hindrance-no_place = there is no place for it (V-RULING-50)
vikings-hindrance-no_target = it controls every region it could reach (V-RULING-52)
vikings-hindrance-no_rune = it controls no rune (V-SOLO-23)
vikings-hindrance-off_the_map = the ferry route of its dock leads off the map (V-RULING-49)
vikings-hindrance-no_docked_boat = none of the player’s Boats is docked (V-RULING-49)
vikings-hindrance-no_battle = a battle is in progress, or there is nothing to fight for (V-RULING-45, V-RULING-46)
vikings-event-enemy-nothing = Nothing comes of it: { $hindrance }.
vikings-event-enemy-settlers-leave =
    { $n ->
        [one] { $n } Settler of the enemy goes home from { $region }, half of those there (V-SOLO-28).
       *[other] { $n } Settlers of the enemy go home from { $region }, half of those there (V-SOLO-28).
    }
vikings-event-enemy-sacrifices =
    { $n ->
        [one] { $n } Settler of the enemy goes home from { $region } for the Giant (V-SOLORAG-8).
       *[other] All { $n } Settlers of the enemy go home from { $region } for the Giant (V-SOLORAG-8).
    }
vikings-event-enemy-crosses = The Chieftain Boat crosses the ferry route of its dock to { $dock } (V-SOLO-25).
vikings-event-enemy-chases = The Chieftain Boat goes to { $dock }, where the player’s nearest docked Boat lies (V-SOLO-24).
vikings-event-enemy-track-full =
    { $n ->
        [0] { vikings-marker } is at the end of its track and goes back to 0; the player has none to lose (V-SOLO-17).
       *[other] { vikings-marker } is at the end of its track and goes back to 0; the player loses { vikings-amount } (V-SOLO-17).
    }
vikings-event-enemy-starts-battle = The enemy starts a battle with a card face down and +{ $n } Strength (V-SOLO-29). It fights for the favor card at { $row_end }, nearest to the Chieftain Boat (V-SOLO-31).
vikings-event-enemy-flips = The enemy fights with the top card of the deck, “{ $card }” (V-SOLO-30, V-SOLO-31).
vikings-event-enemy-strength = The enemy has “{ $card }”: Strength { $n }, by its runes and markers and without paying (V-SOLO-9).
vikings-event-enemy-wins = The enemy wins the battle and takes { $favor }; its markers move on by the bag (V-SOLO-33).
vikings-event-enemy-loses = The enemy has lost with the rune { $rune }: its mat acts instead of a Boon, then the Fury of this god rises (V-SOLO-34).
vikings-event-enemy-joker = The enemy’s joker stands for { $rune }, the rune of { $region }, where the Chieftain Boat is (V-SOLORAG-17).
vikings-event-enemy-giant-is = The Giants that the enemy has slain are turned over (V-SOLORAG-9): { $giant }.

## Events: the end of an era and of the game

vikings-event-era-ends = Era { $n } is over.
vikings-event-chieftain-passes =
    { $you ->
        [seat] You are the Chieftain of the next era.
       *[nobody] { $seat } is the Chieftain of the next era.
    }
vikings-event-god-ranked =
    { $n ->
        [1] { $god } ({ $rune }) is the most furious god: first.
        [2] { $god } ({ $rune }) counts as second.
       *[other] { $god } ({ $rune }) counts as third.
    }
vikings-event-islands-scored = { vikings-subject } – islands: { vikings-count-point }.
vikings-event-favors-scored = { vikings-subject } – favor cards: { vikings-count-point }.
vikings-event-giants-scored = { vikings-subject } – Giants: { vikings-count-point }.
vikings-event-game-over = The game is over.
vikings-event-favor-revealed =
    { $owner ->
        [Enemy] The enemy shows { $favor }.
       *[other] { $you ->
            [owner] You show { $favor }.
           *[nobody] { $owner } shows { $favor }.
        }
    }
vikings-event-giant-calms = The Giant in { $region } calms the god of { $rune }: his Fury falls by 1.
vikings-event-nothing-comes = { told-seat } – { $action }: that cannot be done now, and nothing comes of it.

## Why an answer is refused

vikings-why-no-such-fjord = The map has no such fjord.
vikings-why-card-not-in-hand = You do not have this card in your hand.
vikings-why-must-play = You cannot pass: play a card, face up or face down.
vikings-why-no-battle = You cannot fight now: your card is already in the battle, or no favor card is left to fight for.
vikings-why-cannot-slay = With this card you can slay no Giant: you lack the Valkyrie or the Settlers beside one.
vikings-why-cannot-slay-there = You cannot slay a Giant there: the Giant, your Valkyrie or enough of your Settlers are missing.
vikings-why-must-slay = You have declared a slaying: choose the Giant.
vikings-why-spot-full = There is no room left for a village.
vikings-why-no-boat-there = None of your Boats is there.
vikings-why-own-boat-there = Your own Boat lies there already.
vikings-why-too-far = Your Boat does not get there with one move.
vikings-why-no-move-left = Your Boat has no move left.
vikings-why-not-beside-dock = This fjord is not beside the dock.
vikings-why-no-village = There is no village there.
vikings-why-no-unit-there = You have no unit where this village is.
vikings-why-not-at-this-dock = This dock does not serve that region.
vikings-why-too-many-settlers = With this Sail you may not deploy so many Settlers.
vikings-why-landed-already = Your Settlers have gone ashore there already: those of one docking come together.
vikings-why-no-settler-left = You do not have so many Settlers on your clan mat.
vikings-why-no-need-to-recall = You can take Settlers back here only if your clan mat has fewer than you could still deploy, and you have the food.
vikings-why-no-settler-there = There is no such Settler there.
vikings-why-own-settler = You cannot smite your own Settlers.
vikings-why-not-near = You have no unit there, and this Boon reaches no further.
vikings-why-no-docked-boat = None of your Boats is docked there.
vikings-why-one-by-one = This Boon deploys Settlers one by one.
vikings-why-not-beside = These two regions are not adjacent.
vikings-why-no-valkyrie-there = None of your Valkyries is there.
vikings-why-no-temple-there = You have no Temple there.
vikings-why-temple-there = You already have a Temple there.
vikings-why-giant-there = A Giant is there.
vikings-why-no-giant-there = There is no Giant there.
vikings-why-no-food = You do not have enough food.
vikings-why-cannot-pay = You do not have what it costs.
vikings-why-no-steel = You do not have enough steel.
vikings-why-no-room = You cannot keep more than 7 of a kind.
vikings-why-one-kind-only = All must be of one kind, and as many as there is room for.
vikings-why-too-much = That is more than you may take.
vikings-why-too-little = That is less than you gain: take the full number.
vikings-why-same-kind = A resource is exchanged for another one, not for itself.
vikings-why-not-enough = You do not have so many to give.
vikings-why-no-boat-left = No Boat is left on your clan mat.
vikings-why-no-temple-left = No Temple is left on your clan mat.
vikings-why-dock-taken = A Boat lies at this dock already.
vikings-why-nobody-lives-there = None of your Settlers or Temples is on the island of this dock.
vikings-why-boat-only = Only a Boat can be built now.
vikings-why-must-discard = You have drawn a card and must discard one.
vikings-why-only-down = The Fury can only be lowered now.
vikings-why-another-god = It must be another god than the one whose Boon you use.
vikings-why-no-fury-left = The Fury of this god is 0 already.
vikings-why-must-choose = You cannot pass this over: choose a favor card.
vikings-why-no-favor-there = No favor card can be taken there.
vikings-why-must-give-back = You have four favor cards and must put one back.
vikings-why-not-your-favor = This favor card is not yours.
vikings-why-one-end-only = An empty row has only one end: choose the left one.
vikings-why-join-or-not = Join the battle with a card, or choose “{ vikings-do-done-JoinTheEnemy }”.
vikings-why-not-equal = The rules of the enemy do not leave that choice: only equally good ones are yours to decide.

## Words around the table

vikings-word-era = Era
vikings-word-chieftain = Chieftain
vikings-word-turn = Turn
vikings-word-map = Map
vikings-word-regions = Regions
vikings-word-region = Region
vikings-word-island = Island
vikings-word-dock = Dock
vikings-word-docks = Docks
vikings-word-fjord = Fjord
vikings-word-fjords = Fjords
vikings-word-ferry = Ferry
vikings-word-village = Village
vikings-word-villages = Villages
vikings-word-dedicated = Dedicated
vikings-word-era_mat = Era mat
vikings-word-gods = Gods
vikings-word-god = God
vikings-word-rune = Rune
vikings-word-runes = Runes
vikings-word-joker = joker
vikings-word-active_runes = Active runes
vikings-word-island_runes = Island runes
vikings-word-fury = Fury
vikings-word-boon = Boon
vikings-word-resources = Resources
vikings-word-wood = Wood
vikings-word-food = Food
vikings-word-steel = Steel
vikings-word-settlers = Settlers
vikings-word-boats = Boats
vikings-word-temples = Temples
vikings-word-valkyries = Valkyries
vikings-word-giants = Giants
vikings-word-giant = Giant
vikings-word-clan_mat = Clan mat
vikings-word-influence = Influence
vikings-word-held_by = held by
vikings-word-nobody = nobody
vikings-word-free = free
vikings-word-empty = empty
vikings-word-hand = Hand
vikings-word-kept = Kept
vikings-word-row = Row
vikings-word-deck = Deck
vikings-word-discard = Discarded
vikings-word-cards = Cards
vikings-word-card = Card
vikings-word-face_down = face down
vikings-word-strength = Strength
vikings-word-costs_steel = steel to fight
vikings-word-leader_action = Leader Action
vikings-word-rune_action = Rune Action
vikings-word-needs = needs
vikings-word-bag = Bag
vikings-word-battle = Battle
vikings-word-starter = started by
vikings-word-fighters = Fighters
vikings-word-prize = Prize
vikings-word-invaders = Invaders
vikings-word-favors = Favor cards
vikings-word-upper_row = Upper row
vikings-word-lower_row = Lower row
vikings-word-enemy = Enemy
vikings-word-enemy_mat = Enemy mat
vikings-word-chieftain_boat = Chieftain Boat
vikings-word-tracks = Tracks
vikings-word-leader_row = Leader Row
vikings-word-battle_row = Battle Row
vikings-word-points = Points
vikings-word-points_now = Points of islands now
vikings-word-total = Total
vikings-word-final_scoring = Final scoring
vikings-word-players = Players
vikings-word-standings = Standings
vikings-word-now = Now
vikings-word-drafting = Still choosing a card
vikings-word-winner = Winner
vikings-word-stand_in = stand-in value

## What only the terminal says

vikings-short-explore = { $region } → { $region_to }
vikings-short-deploy = { $settlers }: { $region }
vikings-short-give_back = { $favor }: { $row_end }
vikings-letter-0 = 1
vikings-letter-1 = 2
vikings-letter-2 = 3
vikings-letter-3 = 4
vikings-letter-enemy = E
vikings-short-settler = S
vikings-short-boat = B
vikings-short-temple = T
vikings-short-valkyrie = V
vikings-short-giant = G
vikings-legend-settler = S Settler
vikings-legend-temple = T Temple
vikings-legend-valkyrie = V Valkyrie
vikings-legend-giant = G Giant
vikings-head-points = Pts
vikings-head-wood = Wood
vikings-head-food = Food
vikings-head-steel = Steel
vikings-head-settlers = Set.
vikings-head-boats = Boat
vikings-head-temples = Tmpl
vikings-head-valkyries = Valk
vikings-head-villages = Vill
vikings-head-favors = Fav.
vikings-head-giants = Gia.
vikings-head-hand = Hand
vikings-head-runes = Runes

## The list of stand-in values

vikings-kind-era = Era mat
vikings-kind-spot = Actions of the era mat
vikings-kind-clan = Clan mats
vikings-kind-favor_rows = Rows of favor cards
vikings-kind-score = Points for runes
vikings-kind-viking = Viking cards
vikings-kind-valkyrie_card = Valkyrie cards
vikings-kind-einherjar_card = Einherjar cards
vikings-kind-favor = Favor cards
vikings-kind-god = God mats
vikings-kind-giant = Giants
vikings-kind-valkyrie = Valkyrie slots
vikings-kind-enemy_mat = Enemy mats
vikings-kind-map = Maps
vikings-era-first = first era
vikings-era-second = second era
vikings-era-third = third era
vikings-value-raid = steel for a raid
vikings-value-island_first = island rune of the first god
vikings-value-island_second = island rune of the second god
vikings-value-island_third = island rune of the third god
vikings-value-favor_first = favor rune of the first god
vikings-value-favor_second = favor rune of the second god
vikings-value-favor_third = favor rune of the third god
