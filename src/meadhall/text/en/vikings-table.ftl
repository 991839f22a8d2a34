### What only the drawn table of Tiny Epic Vikings says. `$n` and the like are filled in by the page,
### so nothing here depends on whether a number is one or many.

## The map

vikings-table-region = Region { $n }
vikings-table-dock = Dock { $n }
vikings-table-fjord = Fjord { $n }
vikings-table-of = { $what }: { $said }
vikings-table-region-rune = rune: { $rune }
vikings-table-held-by = controlled by: { $who }
vikings-table-held-nobody = the rune lies on the island
vikings-table-influence = influence: { $n }
vikings-table-influence-of = { $who }: { $n } influence
vikings-table-leads = leads now: { $who }
vikings-table-tied = a tie now
vikings-table-no-boots = no boots on the ground
vikings-table-outer = outer island
vikings-table-border = border to region { $n }
vikings-table-border-dock = border dock: serves both regions
vikings-table-ferry-to = ferry to dock { $n }
vikings-table-ferry-off = the ferry route leads off the map
vikings-table-village-there = village not raided yet
vikings-table-village-gone = no village
vikings-table-boat-of = Boat of { $who }
vikings-table-settlers-of = Settlers of { $who }: { $n }
vikings-table-temple-of = Temple of { $who }
vikings-table-valkyrie-of = Valkyrie of { $who }
vikings-table-giant-there = a Giant: no Temple can come here
vikings-table-chieftain-boat = Chieftain Boat

## Gods, eras and favor cards

vikings-table-era-of = Era { $n } of { $of }
vikings-table-raid-costs = a raid costs { $n } steel
vikings-table-pass-left = hands go to the left
vikings-table-pass-right = hands go to the right
vikings-table-fury = Fury { $n }
vikings-table-god-rank = no. { $n } now
vikings-table-god-worth = each island rune { $islands }, each rune on a favor card { $favors }
vikings-table-god-boon = Boon: { $boon }
vikings-table-spot-room = villages: { $n } of { $of }
vikings-table-spot-full = no room left
vikings-table-favors-above = Favor cards above the map
vikings-table-favors-below = Favor cards below the map
vikings-table-favor-down = favor card, face down
vikings-table-favor-bag = in the bag: { $bag }
vikings-table-deck = deck: { $n }
vikings-table-discard = discarded: { $n }
vikings-table-invaders = Invaders: { $n }

## Players

vikings-table-you = You
vikings-table-seat = Seat { $n }
vikings-table-chieftain = Chieftain
vikings-table-active = turn
vikings-table-stores = Stores
vikings-table-of-seven = { $n } of 7
vikings-table-on-mat = on the mat: { $n }
vikings-table-villages = villages to dedicate: { $n }
vikings-table-favors = favor cards: { $n } of { $of }
vikings-table-favors-secret = only you see them
vikings-table-giants = Giants slain: { $n }
vikings-table-active-runes = active runes
vikings-table-points-now = { $n } from islands now
vikings-table-hand = Your hand
vikings-table-hidden-hand = cards in hand: { $n }
vikings-table-kept = kept so far
vikings-table-row = Cards of this era
vikings-table-row-empty = no card played yet
vikings-table-next-bonus = bonus of a Harvest: { $bag }

## Cards

vikings-table-strength = Strength { $n }
vikings-table-strength-now = Strength now: { $n }
vikings-table-fight-costs = { $n } steel to fight
vikings-table-leader = Leader Action: { $action }
vikings-table-rune-action = Rune Action: { $action }
vikings-table-needs = needs { $runes }
vikings-table-needs-valkyries = needs Valkyries on the map: { $n }
vikings-table-needs-giants = needs Giants slain: { $n }
vikings-table-needs-met = you have what it needs
vikings-table-needs-missing = still missing: { $runes }
vikings-table-joker = joker: any rune

## Drafting and playing

vikings-table-draft-title = Keep one card
vikings-table-draft-help = Press the card you keep. All choose at the same time, and the rest is passed on.
vikings-table-draft-waiting = Still choosing: { $who }.
vikings-table-start-help = Press a lit fjord: your first Boat sets out from there.
vikings-table-choices = Answers
vikings-table-play-help = Press a card of your hand, then say what it is for.
vikings-table-play-up = Face up: actions
vikings-table-play-down = Face down: fight
vikings-table-play-down-join = Face down: join the battle
vikings-table-play-slay = Slay a Giant
vikings-table-recall-help = Before you play, press a Settler of yours to take it back.
vikings-table-sail-help = Press a Boat, then fjord after fjord, then a dock.
vikings-table-moves-left = moves left: { $n }
vikings-table-crew-left = Settlers to deploy: { $n }
vikings-table-explore-help = Press a Settler or a Valkyrie, then where it goes.
vikings-table-steps-left = steps left: { $n }
vikings-table-harvest-help = Choose your mix.
vikings-table-harvest-left = still to choose: { $n }
vikings-table-harvest-full = full
vikings-table-build-help = Press a lit dock or region.
vikings-table-build-costs = costs { $bag }
vikings-table-exchange-help = Choose what you give and what you get.
vikings-table-dedicate-help = Press a place of the era mat or a god, or keep your village.
vikings-table-take-it = Take it
vikings-table-now-turn = { $who } has the turn.
vikings-table-now-you = It is your turn.
vikings-table-now-draft = All keep a card.
vikings-table-now-setup = The sea is laid out.
vikings-table-now-over = The game is over.

## Battles

vikings-table-battle = Battle
vikings-table-no-battle = No battle in progress
vikings-table-battle-for = for { $favor }
vikings-table-battle-by = started by { $who }
vikings-table-battle-when = resolved at the next turn of { $who }
vikings-table-fighters = in it: { $who }
vikings-table-your-card = your card: { $card }
vikings-table-card-down = a card face down
vikings-table-prize-help = Press a favor card at an end of a row.
vikings-table-give-back-help = Press the card you give up, then an end of a row.

## The enemy of a game for one

vikings-table-enemy = Enemy
vikings-table-enemy-mat = Enemy mat
vikings-table-enemy-sail =
    { $n ->
        [one] Chieftain Boat: 1 more move
       *[other] Chieftain Boat: { $n } more moves
    }
vikings-table-enemy-track = { $resource }: space { $n } of 7
vikings-table-enemy-next-icon = next icon on space { $n }: { $icon }
vikings-table-enemy-mat-action = { $rune }: { $action }
vikings-table-enemy-leader-row = Leader Row
vikings-table-enemy-battle-row = Battle Row
vikings-table-enemy-report = What the enemy did
vikings-table-enemy-choose = You choose for the enemy
vikings-table-enemy-cards = cards played: { $n }
vikings-table-enemy-west = odd: it turns west
vikings-table-enemy-east = even: it turns east
vikings-table-enemy-valkyries = Valkyries left: { $n }

## The end

vikings-table-board = Look at the map
vikings-table-back-to = Back to the result
vikings-table-close = Close
vikings-table-winner = { $who } wins with { $points }
vikings-table-winners = { $who } share the victory with { $points }
vikings-table-enemy-won = The enemy wins with { $points }
vikings-table-where-from = Where the points came from
vikings-table-era-by-era = Points of islands after each era
vikings-table-wins = wins
vikings-table-rank = no. { $n }
vikings-table-end = end

## What only the terminal says: the signs of the chart, and options in few words

vikings-chart-holder = [1] player 1 has the rune
vikings-chart-influence = 1=4 influence of player 1
vikings-chart-boat = A-B:1 Boat of player 1
vikings-chart-village = { $sign } village
vikings-chart-chieftain = { $sign } Chieftain Boat
vikings-chart-both = { $sign } dock of both regions
vikings-chart-fury = Fury (a rune on an island/favor)
vikings-chart-bonus = +{ $n } for the enemy
vikings-short-draft = { $card }
vikings-short-discard = { $card }
vikings-short-play = Play { $card }
vikings-short-fight = Fight: { $card }
vikings-short-slay = Slay a Giant: { $card }
vikings-short-fight_for = { $row_end }
vikings-short-start_in = { $fjord }
vikings-short-push_to = { $fjord }
vikings-short-sail_to = Into { $fjord }
vikings-short-dock_at = To { $dock }
vikings-short-enemy_to = { $region }
vikings-short-enemy_by = { $dock }
vikings-short-carry_temple = { $region } → { $region_to }
vikings-short-fly = Valkyrie: { $region } → { $region_to }
vikings-short-fly_settler = Valkyrie + Settler: { $region } → { $region_to }
vikings-short-fly_temple = Valkyrie + Temple: { $region } → { $region_to }
vikings-short-move_giant = Giant: { $region } → { $region_to }
vikings-short-send_valkyrie = { $region }
vikings-short-build_boat = Boat: { $dock }
vikings-short-build_temple = Temple: { $region }
vikings-short-smite = { $owner }: { $region }
vikings-short-raid_at = { $dock }
vikings-short-slay_in = { $region }
vikings-short-recall = Take back: { $region }
