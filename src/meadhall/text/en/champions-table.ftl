### What only the drawn table of Champions of Midgard says. `$n` and the like are filled in by the page,
### so nothing here depends on whether a number is one or many.

## Districts and board

champions-table-smiths = Smiths and stores
champions-table-smiths-note = stocked every round
champions-table-halls = Halls
champions-table-stalls = Market
champions-table-stalls-note = the stalls of this game
champions-table-gates = At the gates
champions-table-gates-note = one champion each
champions-table-runes-on-offer = runes on offer
champions-table-near = Near
champions-table-far = Far
champions-table-feeds = feeds { $n }
champions-table-holds = holds { $n }
champions-table-taken-by = { $who } is here
champions-table-open-to-you = you can press it
champions-table-not-open = not open to you now
champions-table-lies-empty = nothing lies here
champions-table-beaten = beaten this round
champions-table-no-monster = no monster
champions-table-face-down = face-down journey card
champions-table-you-looked = you have seen it: { $journey }
champions-table-bounty = coins lying on it: { $n }
champions-table-no-set = belongs to no set
champions-table-set = set: { $colour }
champions-table-ships-left = Longships to be had
champions-table-up-to = up to { $n }
champions-table-small_longship = Small Longship
champions-table-large_longship = Large Longship
champions-table-round-of = Round { $n } of { $of }
champions-table-phase-workers = Workers
champions-table-phase-assign = Assign
champions-table-phase-combat = Combat
champions-table-phase-scoring = Scoring
champions-table-tab-town = Town
champions-table-tab-fights = Fights
champions-table-lit-places = places open to you: { $n }

## Players

champions-table-you = You
champions-table-seat = Seat { $n }
champions-table-bot = bot
champions-table-first = first
champions-table-no-workers = no workers left
champions-table-workers-left = workers left: { $n }
champions-table-begging = begging: { $n }
champions-table-stores = Stores
champions-table-store-food = food
champions-table-store-wood = wood
champions-table-store-coins = coins
champions-table-store-favor = favor
champions-table-store-blame = blame
champions-table-hits-a-roll = about { $n } hits a roll
champions-table-blame-costs = costs { $n }
champions-table-beg = Beg
champions-table-lay-down = Rest
champions-table-no-leader = no leader yet
champions-table-alone-tied = alone { $alone } · tied { $tied }
champions-table-sets-done = enemies: { $n }
champions-table-rune-used = already used
champions-table-hidden-destinies = destinies in hand: { $n }

## Choices

champions-table-unknown-rune = Unknown rune
champions-table-costs = costs
champions-table-board = Look at the board
champions-table-back-to = Back to the choice

## Assigning warriors

champions-table-send-title = Send your warriors
champions-table-send-help = Drag a die to a fight, or press a die and then a fight.
champions-table-send-keys = Keys: 1 to 4 pick up a warrior or food, arrows move between fights, Enter puts it down, Backspace takes one back.
champions-table-also-choosing = also choosing: { $who }
champions-table-others-send = Others send warriors
champions-table-others-send-help = You have no fight in this round. You may ask that the others choose openly, in turn order.
champions-table-stay-home = Stay home
champions-table-safe = safe in your longhouse
champions-table-will-hunt = they will hunt
champions-table-bars = bars: { $die }
champions-table-barred-fall = { $n } barred will fall
champions-table-all-fed = all fed
champions-table-unfed = unfed: { $n }
champions-table-aboard = { $ship }: { $n } of { $of }
champions-table-chance-to-win = chance to win
champions-table-if-quiet = if the journey is quiet
champions-table-lose-average = lose { $n } on average
champions-table-with-one = with 1 { $die } more: { $n } %
champions-table-with-food = with 1 food more: { $n } %
champions-table-nobody-sent = nobody sent
champions-table-food = Food
champions-table-food-left = left to load: { $n }
champions-table-clear-all = Clear all
champions-table-suggest = Let me suggest
champions-table-sending = Sending…
champions-table-take-back = Take back 1 { $item }
champions-table-pick-up = Pick up 1 { $item }: { $n } left
champions-table-put-here = Put 1 { $item } here
champions-table-holding = In your hand: { $item }. Press a lit fight.
champions-table-sent-already = already sent
champions-table-gave-up = Not all of that could be done, as things have changed. Look again.
champions-table-suggest-nobody = I would send nobody.
champions-table-doubt-nobody = Nobody is sent: your fights will not be fought.
champions-table-doubt-unfed = { $where }: { $n } without food will starve.
champions-table-doubt-hopeless = { $where }: no chance to win.
champions-table-doubt-send = Send all the same
champions-table-doubt-rethink = Think again

## Combat and journeys

champions-table-order = Order: hunting, troll, draugr, shores
champions-table-hunt = The hunt
champions-table-fights-now = { $who } fights
champions-table-hunts-now = { $who } hunts
champions-table-sails-now = { $who } sails
champions-table-struck = { $n } of { $of } hits struck
champions-table-hits-for-you = hits of this roll
champions-table-you-lose = warriors that will fall
champions-table-food-won = food from this roll
champions-table-kills = kills it
champions-table-before-blows = Before the blows land
champions-table-mark-help = Press the dice you want to roll again.
champions-table-reroll-n = Roll { $n } again
champions-table-reroll-cost = 1 of your { $n } favor
champions-table-reroll-odds = { $n } % to kill it now
champions-table-reroll-hits = about { $n } hits in all
champions-table-reroll-saves = saves about { $n } of yours
champions-table-reroll-risks = costs about { $n } more of yours
champions-table-rune-hits = { $n } hits in all
champions-table-rune-no-loss = nobody falls this round
champions-table-rune-more-glory = { $n } glory more
champions-table-rune-of = Rune: { $rune }
champions-table-who-falls = Choose who falls
champions-table-who-starves = Choose who starves
champions-table-what-is-lost = Choose what the sea takes
champions-table-owed = { $n } more
champions-table-whom-to-blame = Who takes the blame?
champions-table-aboard-now = Aboard
champions-table-reports-close = Put the reports away
champions-table-report-slain = killed it
champions-table-report-beaten = was beaten

## End of the game

champions-table-jarl = { $who } is the new jarl with { $n } glory
champions-table-jarls = { $who } share the victory with { $n } glory
champions-table-where-from = Where the glory came from
champions-table-round-by-round = Glory after each round
champions-table-play = Fights and play
champions-table-enemy-sets = Enemy sets
champions-table-ship-and-runes = Ship and runes
champions-table-favor-and-coins = Favor and coins
champions-table-wins = wins
champions-table-rank = no. { $n }
champions-table-end = end
champions-table-enemies-killed = Enemies killed: { $n }

## Short names of leaders

champions-table-leader-asmundr = Asmundr
champions-table-leader-dagrun = Dagrun
champions-table-leader-gylfir = Gylfir
champions-table-leader-svanhildr = Svanhildr
champions-table-leader-ullr = Ullr

## What happens, beat by beat

champions-table-beat-roll = { $who } rolls
champions-table-beat-roll-you = You roll
champions-table-beat-reroll = { $who } rolls again
champions-table-beat-reroll-you = You roll again
champions-table-beat-rune = { $who } uses { $rune }
champions-table-beat-rune-you = You use { $rune }
champions-table-beat-strike = The blows land
champions-table-beat-fall = Who falls
champions-table-beat-slain = { $enemy }: slain!
champions-table-beat-beaten = { $who }: beaten
champions-table-beat-beaten-you = You are beaten
champions-table-beat-reward = The reward
champions-table-beat-food = From the hunt
champions-table-beat-round-n = round { $n }
champions-table-beat-hits = Hits
champions-table-beat-falling = Fall
champions-table-beat-none-falls = nobody
champions-table-beat-fallen = fallen
champions-table-beat-nothing-won = nothing
champions-table-beat-barred = { $who }: the enemy lets these roll no die
champions-table-beat-barred-you = The enemy lets these of yours roll no die
champions-table-beat-barred-lost = They fall before the fight.
champions-table-beat-journey = { $who } sails
champions-table-beat-journey-you = You sail
champions-table-beat-sea = { $who }: lost at sea
champions-table-beat-sea-you = You lose at sea
champions-table-beat-starved = starved
champions-table-beat-secret = Only you see this
champions-table-beat-destiny = Your destiny
champions-table-beat-rune-used = { $who } uses a rune
champions-table-beat-rune-taken = { $who } takes a rune
champions-table-beat-leader = { $who } chooses a leader
champions-table-beat-blamed = { $who } blames { $whom }
champions-table-beat-blamed-you = { $who } blames you
champions-table-beat-blamed-by-you = You blame { $whom }
champions-table-beat-troll-lives = The troll lives: everybody is blamed
champions-table-beat-assigned = Warriors are revealed
champions-table-beat-round = Round { $n } is over
champions-table-beat-troll = the troll
champions-table-beat-blame-from = blamed by { $who }
champions-table-beat-quiet = fought nobody
champions-table-beat-scoring = Scoring: { $part }
champions-table-beat-part-destinies = destinies
champions-table-beat-part-sets = enemy sets
champions-table-beat-part-runes = runes
champions-table-beat-part-ship = private longship
champions-table-beat-part-favor = favor
champions-table-beat-part-coins = coins
champions-table-beat-part-blame = blame
champions-table-beat-total = { $n } in all
