### Tiny Epic Vikings read out where nothing draws it: what the fields of its picture are called (documents/sheet.py),
### and what is printed on its things (documents/printed_words.py).

## Fields

vikings-field-raid_cost = Steel for a raid
vikings-field-chosen = Chosen just now
vikings-field-fighter = Face down in the battle
vikings-field-known_to = known to
vikings-field-starter = Started by
vikings-field-place = Taken from
vikings-field-bonus = Bonus of the enemy
vikings-field-face_up = face up
vikings-field-strength = Strength
vikings-field-favor_worth = Worth of favor cards now
vikings-field-settlers = Settlers on the mat
vikings-field-boats = Boats on the mat
vikings-field-temples = Temples on the mat
vikings-field-parts = Points at the end
vikings-field-giants = Giants slain
vikings-field-fights = in the battle
vikings-field-jokers = Jokers
vikings-field-entered = In the battle face down, known to all
vikings-field-flipped = Turned over in the battle
vikings-field-hand_count = Cards in hand
vikings-field-kept_count = Cards kept
vikings-field-villages = Villages to dedicate
vikings-field-valkyries = Valkyries on the map
vikings-field-enemy_card = Last card
vikings-field-icons = Icons that wait
vikings-field-ahead = Icons ahead
vikings-field-space = space
vikings-field-raided = Villages raided
vikings-field-enemy_valkyries = Valkyries left
vikings-field-rank = Rank now
vikings-field-island_points = Points of an island rune
vikings-field-favor_points = Points of a rune on favor cards
vikings-field-dedicated = Villages dedicated
vikings-field-spot_room = Room at each place
vikings-field-held = Controlled by
vikings-field-boat = Boat
vikings-field-dummy = Cards of the hand nobody plays

## What is printed

vikings-printed-rune = { $rune } { $sign }
vikings-printed-favor = { $runes } ({ $bag })
vikings-printed-then = { $first }. { $more }
vikings-printed-strength-more = Strength { $n }, and { $times } more for each { $what }
vikings-printed-strength-by = Strength { $times } for each { $what }
vikings-printed-grows = The number grows by 1 for each { $what }.
vikings-printed-active = active rune { $rune }
vikings-printed-valkyries = Valkyrie of yours on the map
vikings-printed-giants = Giant you have slain
vikings-printed-rune_action = Rune Action ({ $needs }): { $action }
vikings-printed-collect = Gain { $bag }.
vikings-printed-afterwards = Then: { $action }
vikings-printed-spot-fury = The Fury of this god rises by { $n }.
vikings-printed-ferry = Ferry to dock { $id }
vikings-printed-adjacent = Adjacent regions: { $regions }
vikings-printed-adjacent-fjords = Adjacent fjords: { $fjords }
