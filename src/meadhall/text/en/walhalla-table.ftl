### What only the drawn table of Walhalla says. `$n` and the like are filled in by the page,
### so nothing here depends on whether a number is one or many.

## The board

walhalla-table-peninsula = Peninsula { $n }
walhalla-table-fjord = Fjord { $n }
walhalla-table-field-name = Peninsula { $n }, field { $row }
walhalla-table-field-free = free
walhalla-table-field-held = held by: { $who }
walhalla-table-tip-name = Peninsula { $n }: tip { $value }
walhalla-table-tip-nobody = nobody would get it now
walhalla-table-first-place = for the first place on this peninsula
walhalla-table-second-place = for the second place on this peninsula
walhalla-table-first-short = 1st
walhalla-table-second-short = 2nd
walhalla-table-hall-supply = next supply
walhalla-table-hall-points = points at the end
walhalla-table-wheat-now = { $n } each now
walhalla-table-ships-left = ships to come: { $n }
walhalla-table-ships-short = { $n } to come
walhalla-table-fjord-short = F { $n }
walhalla-table-coloured-place = coloured place: { $place }
walhalla-table-deck = draw pile: { $n }
walhalla-table-ships-turned = ship { $n } of { $of }
walhalla-table-attack-of = Attack { $n } of { $of }

## Players

walhalla-table-of = { $what }: { $said }
walhalla-table-you = You
walhalla-table-seat = Seat { $n }
walhalla-table-starts = begins
walhalla-table-active = turn
walhalla-table-on-land = on land: { $n }
walhalla-table-hand = Cards in hand
walhalla-table-no-cards = No cards in hand.
walhalla-table-hidden-cards = Cards in hand: { $n }
walhalla-table-points = points
walhalla-table-quay = The ship of this turn
walhalla-table-now-turn = { $who } has the turn.
walhalla-table-now-you = It is your turn.
walhalla-table-now-fight = { $who } attacks: { $other }.
walhalla-table-now-lay = Laying cards face down: { $who }.
walhalla-table-now-setup = The land is being built.
walhalla-table-now-over = The game is over.

## Boarding

walhalla-table-place-nobody = nobody’s (no { $colour } player)
walhalla-table-board-help = Press the places where your Vikings go aboard.
walhalla-table-sold-help = Press a place for each Viking that boards; at least one of those you brought must.
walhalla-table-sell-more = Press places to board with at least one, or a card below to sell it for another Viking: 1 point each.
walhalla-table-sell-help = Your Midgard is empty. Press a card below to sell it: the card and 1 point bring 1 Viking from Asgard aboard.
walhalla-table-sell-short = sell: −1 point
walhalla-table-midgard-left = left in Midgard: { $n }
walhalla-table-board-with = Board: { $n }

## Sending the ship

walhalla-table-send-help = Point at a fjord: you see where the ship would stop and who could land where. Press it to choose it.
walhalla-table-send-help-empty = Nobody is aboard, but the ship must sail and takes its place. Press a fjord.
walhalla-table-send-empty = Nobody is aboard.
walhalla-table-send = Send
walhalla-table-turn-round = Turn it round
walhalla-table-inward = ← inward
walhalla-table-end-bow = bow first
walhalla-table-end-stern = stern first
walhalla-table-side-free = free
walhalla-table-side-enemy = a fight
walhalla-table-side-own = own, blocked
walhalla-table-side-none = cannot land

## Landing and fighting

walhalla-table-land-on = Peninsula { $n }: { $terrain }
walhalla-table-land-fight = Attack { $who }, who decides how the fight ends.
walhalla-table-land-card = Peninsula { $n }: with an Attack card
walhalla-table-land-card-text = { $who } loses at once, even with a shield.
walhalla-table-defend-lose = Lose
walhalla-table-defend-lose-text = Your Viking goes to Walhalla. { $who } takes the field ({ $terrain }) and its effect.
walhalla-table-defend-win = Win
walhalla-table-defend-win-text = You pay: one of your Vikings leaves Walhalla for Asgard ({ $n } → { $left }). The attacker, { $who }, goes to Walhalla.
walhalla-table-defend-win-none = You have no Viking in Walhalla to pay with.
walhalla-table-defend-shield = Shield
walhalla-table-defend-shield-text = You win and pay nothing but the card (you hold { $n }). The attacker, { $who }, goes to Walhalla.

## Cards at the end of an attack

walhalla-table-lay-help = Press cards in your hand to lay them face down. All are revealed together.
walhalla-table-lay-more = Lay more, or choose “{ walhalla-do-done-LayCards }”. Taking back takes the last card up again.
walhalla-table-lay-sum = Laid cards now: { $points }.
walhalla-table-lay-points = +{ $points }
walhalla-table-lay-vikings = Vikings: +{ $n }
walhalla-table-would-bring = Now it would bring { $points }.
walhalla-table-would-count = On peninsula { $n } you would count { $to } instead of { $from }; the best other has { $best }.
walhalla-table-also-laying = Also choosing: { $who }.
walhalla-table-laid = laid face down

## Standings and the end

walhalla-table-standings = Standings
walhalla-table-standings-title = If the attack ended now
walhalla-table-standings-note = The small number is what counts: Vikings, villages and revealed cards. Cards still to be laid are not in it.
walhalla-table-scored-title = Attack { $n } scored
walhalla-table-supplied = Supply
walhalla-table-supply-gets = Vikings: +{ $n }
walhalla-table-each = { $n } each
walhalla-table-would-score = in all
walhalla-table-close = Close
walhalla-table-winner = { $who } wins with { $points }
walhalla-table-winners = { $who } share the victory with { $points }
walhalla-table-where-from = Where the points came from
walhalla-table-attack-by-attack = Points at the start of each attack
walhalla-table-wins = wins
walhalla-table-rank = no. { $n }
walhalla-table-heroes = in Walhalla: { $n }
walhalla-table-end = end

## What happens, shown beat by beat. `-you` and `-by-you`: the viewer does it; `-on-you`: it is done to the viewer.

walhalla-table-beat-fight = { $who } attacks { $other }
walhalla-table-beat-fight-by-you = You attack { $other }
walhalla-table-beat-fight-on-you = { $who } attacks you
walhalla-table-beat-taken = { $who } takes the field of { $other }
walhalla-table-beat-taken-by-you = You take the field of { $other }
walhalla-table-beat-taken-on-you = { $who } takes your field
walhalla-table-beat-held = { $other } holds the field against { $who }
walhalla-table-beat-held-by-you = { $other } holds the field against you
walhalla-table-beat-held-on-you = You hold the field against { $who }
walhalla-table-beat-place = Peninsula { $n }, field { $row }: { $terrain }
walhalla-table-beat-chip-taken = field taken
walhalla-table-beat-chip-held = field held
walhalla-table-beat-chip-fallen = to Walhalla
walhalla-table-beat-paid = paid with a hero, left in Walhalla: { $n }
walhalla-table-beat-no-card = no card
walhalla-table-beat-forest = { $who } takes a forest
walhalla-table-beat-forest-you = You take a forest
walhalla-table-beat-hunt = { $who } hunts in the forest
walhalla-table-beat-hunt-you = You hunt in the forest
walhalla-table-beat-hunted = twice the { $points } of the forest
walhalla-table-beat-drawn = You draw a card
walhalla-table-beat-sold = { $who } sells a card
walhalla-table-beat-sold-you = You sell a card
walhalla-table-beat-sold-for = For 1 point less a Viking comes from Asgard.
walhalla-table-beat-blocked = A Viking of { $who } can land nowhere
walhalla-table-beat-blocked-you = Your Viking can land nowhere
walhalla-table-beat-ends = Attack { $n } is over
walhalla-table-beat-ends-text = This is the land that is scored now.
walhalla-table-beat-revealed = The cards are revealed
walhalla-table-beat-tied-first = Tied for the first place: { $high } + { $low } by { $n }, rounded up
walhalla-table-beat-tied-second = Tied for the second place: { $low } by { $n }, rounded up
walhalla-table-beat-nobody = Nobody stands here.
walhalla-table-beat-cleared = The land is cleared
walhalla-table-beat-leave = to Asgard: { $n }
walhalla-table-beat-stay = on wheat: { $n }
walhalla-table-beat-supply = Supply, by the places in Walhalla
walhalla-table-beat-heroes = Heroes leave Walhalla
walhalla-table-beat-attack = Attack { $n }: what it brought
walhalla-table-beat-deed-ships = Ships sent
walhalla-table-beat-deed-fields = Fields taken
walhalla-table-beat-deed-won = Fights won
walhalla-table-beat-deed-lost = Fallen in fights
walhalla-table-beat-deed-cards = Cards played
walhalla-table-beat-before = Before
walhalla-table-beat-after = After
walhalla-table-beat-begins = Attack { $n } begins
walhalla-table-beat-starts = { $who } sends the first ship
walhalla-table-beat-starts-you = You send the first ship
walhalla-table-beat-winner-you = You win with { $points }
