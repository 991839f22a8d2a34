### What the page in the browser says.

## Small words

web-you = You
web-guest = Guest
web-comma = { ", " }
web-and = { $names } and { $last }
web-yes = yes
web-hidden = { $n } (hidden)
web-label = { $label }:
web-close = Close
web-save = Save
web-go-on = Go on
web-loading = Loading …
web-working = One moment …
web-unreachable = The server cannot be reached. Please try again.
web-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
web-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }

## The hall

web-to-hall = To the hall
web-hall-title = Take a seat in the hall
web-play-now = Play now
web-play-now-why = One press, and you play against bots.
web-learn = Learn the game
web-set-up = Set up a table
web-players = { $fewest } to { $most } players
web-tables = Tables
web-mine = Your tables
web-mine-none = You sit at no table yet.
web-waiting = Waiting for players
web-waiting-none = No open table waits for players.
web-finished = Finished games
web-finished-none = Games of yours and games at open tables stand here once they are over.
web-join = Join
web-your-turn = Your turn
web-won-by = Victory: { $names } · { $day }
web-lost-on = Nobody has won · { $day }
web-free-seats =
    { $n ->
        [0] All seats are taken
        [one] { $n } seat is free
       *[other] { $n } seats are free
    }
web-nowhere = There is nothing here
web-nowhere-why = This address leads to no table.
web-claiming = Taking your seat …
web-closed-on = Closed without a result · { $day }
web-remove = Off my list: { $name }
web-remove-forget = Take off my list
web-remove-forget-why = The table disappears from your list. The table itself stays as it is, for everybody who has its link.
web-remove-leave = Leave and take off my list
web-remove-leave-why = You still have a seat here. It becomes free, or a bot plays on in your place if the game has begun. Whoever has the link finds the table again.
web-remove-close = Close and take off my list
web-remove-close-why = The table ends without a result. What was played can still be looked at by whoever has its link.

## Setting up a table

web-who-sits = Who sits where
web-your-name = Your name
web-name-first = Say your name first.
web-seats = Seats
web-seat-number = Seat { $n }
web-host = You set up the table and begin the game.
web-person = A person
web-person-why = Whoever comes through the link can sit here.
web-bot-named = Bot: { $name }
web-bot-for = Who plays seat { $n }
web-open = Open to everybody
web-open-why = The table stands in the hall, and anybody may sit down.
web-closed-why = Only those who have the link find the table.
web-pace = Pace
web-live = Live
web-turns = Turn by turn
web-live-why = Everybody is at the table at the same time.
web-turns-why = Everybody answers when there is time; the table waits for days.
web-clock = Clock
web-clock-none = No clock
web-clock-of = { $bank }, and { $turn } more for each turn
web-clock-why = When the time of somebody runs out, one of the others can put a bot onto the seat.
web-options = The game
web-pack = Data pack
web-pack-why = A file with the values of the printed game, if you have one. Without it the game uses values of our own where the printed ones are not known.
web-pack-chosen = Chosen: { $name }
web-pack-large = This file is too large for a data pack.
web-stand-ins =
    { $n ->
        [one] { $n } value in this game is a stand-in, because the printed one is not known.
       *[other] { $n } values in this game are stand-ins, because the printed ones are not known.
    }
web-open-table = Open the table
web-clock-own = Own times
web-clock-minutes = Minutes for each player
web-clock-seconds = Seconds more for each move

## The waiting room

web-room-title = The table is laid
web-all-here = Everybody is here.
web-all-here-host = Everybody is here. You can begin.
web-free = Free
web-free-why = Waiting for somebody
web-here = at the table
web-away = away
web-sit = Sit here
web-stand-up = Stand up
web-begin = Begin the game
web-begin-why = Every seat must be taken first: send somebody the link, or choose a bot.
web-begin-ready = Nobody can sit down after that.
web-host-begins = The host begins the game.
web-invite = Invite somebody
web-link = Link to this table
web-link-why = Send it to those you want to play with.
web-link-open = Send it around. The table also stands in the hall.
web-link-local = This link works only on this computer. So that others can come too, the host starts Meadhall with:
web-copy = Copy
web-copied = Copied
web-qr = QR code
web-qr-of = QR code: { $label }
web-private-link = Private link to your seat
web-private-link-why = Whoever has this link plays your seat. Open it on your phone to go on there, and show it to nobody.
web-private-link-make = Play on another device
web-agreed = What is played

## At the table

web-connecting = Coming to the table …
web-prompt = What is asked
web-answers = Answers
web-all-answers =
    { $n ->
        [one] { $n } answer
       *[other] All { $n } answers
    }
web-filter = Search the answers
web-filter-none = Nothing fits.
web-open-rule = Rule { $rule }
web-sending = Sending …
web-offline = The connection is lost. The page reconnects by itself.
web-offline-sending = The connection is lost. Your answer is kept and sent as soon as it is back.
web-stale = The question has changed meanwhile. Please look again.
web-nobody-asked = Nobody is asked at the moment.
web-answered = You have answered.
web-decides =
    { $n ->
        [one] { $names } decides
       *[other] { $names } decide
    }
web-frozen = This game cannot be continued by this version of Meadhall.
web-scene-failed = The board could not be drawn. You can go on with the list of answers.
web-undo = Take back
web-undo-limit = Take back with everybody’s leave
web-undo-limit-why =
    { $dice ->
        [yes] Somebody has learned something since your last answer, so all other people at the table must agree. Dice and draws stay as they fell.
       *[no] Somebody has learned something since your last answer, so all other people at the table must agree. Draws stay as they fell.
    }
web-undo-ask = Ask the others
web-undo-asked-title = Somebody asks to go back
web-undo-asked = { $name } asks to take back the last answer.
web-undo-you-asked = You have asked to take back your last answer.
web-undo-missing = Still to agree: { $names }
web-agree = Agree
web-refuse = Refuse
web-players-and-log = Players and log
web-seat-more = Show the players: { $name }
web-seat-menu = What can be done about { $name }
web-score = { $n } points
web-thinking = thinking
web-clock-left = { $time } left
web-votes =
    { $n ->
        [one] { $n } vote for a bot
       *[other] { $n } votes for a bot
    }
web-bot-stands-in = Bot stands in: { $bot }
web-hand-over = Bot: { $bot }
web-hand-over-why = Do you have to go? A bot can play on for you until you take your seat back.
web-take-back = Take my seat back
web-vote = Vote for a bot
web-vote-why = This player is away. A bot plays on if most of the others vote for it.
web-vote-late-why = The time of this player has run out. Your vote alone puts a bot onto the seat.
web-voted =
    { $n ->
        [one] You have voted for a bot. There is { $n } vote.
       *[other] You have voted for a bot. There are { $n } votes.
    }
web-log = Log
web-log-all = Show all { $n } lines
web-chat = Talk
web-only-chat = Talk only
web-say = Say something
web-send = Send
web-missed = While you were away
web-beats = What is happening
web-beat-behind = { $n ->
    [one] 1 more thing happened
   *[other] { $n } more things happened
}
web-show-missed = Show me
web-to-now = To now
web-rules = Rulebook
web-rules-search = Search the rules
web-rule-sources = Sources
web-resign = Resign
web-resign-sure = Resign for good?
web-resign-ends-why = The game ends here: you are last, and the others are ranked as they stand. This cannot be taken back.
web-resign-bot-why = The strongest bot plays on in your place. You cannot come back, and your seat cannot win. This cannot be taken back.
web-play-on = Play on
web-has-resigned = has resigned
web-close-table = Close the table
web-end-lesson = End the lesson
web-close-table-why = The game ends without a result. You can still look at it, but nobody can play on.
web-close-waiting-why = Nobody can sit down here any more, and the game does not begin.
web-closed = This table was closed without a result.
web-undo-marked =
    { $dice ->
        [yes] Take back, across dice or draws too; the result tells that you did
       *[no] Take back, across draws too; the result tells that you did
    }
web-watchers =
    { $n ->
        [one] { $n } person watches.
       *[other] { $n } people watch.
    }
web-watchers-too =
    { $n ->
        [one] { $n } other person watches too.
       *[other] { $n } others watch too.
    }
web-stand-ins-title = Stand-in values
web-stand-ins-why = Some values of this game are stand-ins, because the printed ones are not known. They are marked * where a thing is told about, and all of them are listed here.
web-stand-ins-whole = everything printed
web-stand-ins-said = Some values of this game are stand-ins: see the list.

## Settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = Like the system
web-theme-light = Light
web-theme-dark = Dark
web-shown = What happens is shown
web-shown-full = Step by step
web-shown-quick = Quickly
web-shown-none = Not at all
web-shown-full-why = What ends for you stays until you go on.
web-shown-quick-why = Everything passes by itself.
web-shown-none-why = The table changes at once; the log tells why.
web-motion = Pieces move
web-motion-why = Off, everything is at its place at once, as where the system asks for less motion.
web-sound = Sound
web-sound-why = Two soft tones when it is your turn.
web-list = Always show the list of answers
web-list-why = Even where they can be pressed on the board.
web-auto = Answer for me where there is only one answer
web-auto-why = After a moment, which tells the others nothing.
web-words = Table in words
web-words-why = What lies on the table is read out instead of drawn.
web-auto-soon = There is only this answer: it is given for you.
web-watching = You are watching.
web-notices = Notify me
web-notices-why = When it is your turn and the page is hidden: once for each turn.
web-webhook = Message to an address
web-webhook-why = A message goes to this address whenever it is your turn and you are away. Leave it empty for none.
web-webhook-set = Messages go to this address now.
web-webhook-off = No messages are sent any more.
web-webhook-is-set = An address is set
web-report = Save a problem report
web-credits = Credits
web-credits-icons = Icons from game-icons.net, by the authors below, licensed CC BY 3.0. Their paths are unchanged; the colours are ours.
web-credits-fonts = Fonts: Almendra by Ana Sanfelippo and Source Sans 3 by Adobe, both under the SIL Open Font License 1.1.
web-credits-programs = Programs built into the page: Svelte (MIT), Fluent (Apache 2.0), QR code generator by Kazuhiko Arase (MIT).

## The end

web-over = The game is over. Victory: { $names }
web-lost = The game is over. Nobody has won.
web-rival-won = The game is over. The enemy has won.
web-rival = Enemy
web-result = Result
web-wins = Victory
web-rematch = Play again
web-rematch-made = The next table is laid: press “Play again” to sit down there.
web-rematch-watch = Watch the next game
web-see-board = Look at the board
web-replay = Replay
web-download = Save the match
web-replay-at = Moment { $n } of { $of }
web-replay-chance = Chance decides.
web-replay-back = One step back
web-replay-on = One step on
web-replay-run = Let it run
web-replay-stop = Stop
web-replay-slider = Moment
web-replay-eyes = Through whose eyes
web-replay-share = Link to this moment
web-replay-leave = To the result
web-replay-speed = Speed
web-replay-chapters = Chapters
web-replay-keys = Keys
web-replay-keys-are = ← → one step, space runs and stops, Home and End go to both ends, [ ] to the round before or after, comma and full stop to the fight before or after.
web-eyes-open = Everything open
web-eyes-spectator = As a spectator
web-eyes-seat = Eyes of { $name }
web-resigned = Resigned: { $names }
web-times = { $name } { $n }×
web-taken-back =
    { $dice ->
        [yes] Taken back after dice, draws or answers of others: { $who }
       *[no] Taken back after draws or answers of others: { $who }
    }

## The dice

# $dice tells whether the game has dice; one without them is a game of luck all the same.
web-dice =
    { $dice ->
        [yes] The dice
       *[no] The luck
    }
web-dice-before =
    { $dice ->
        [yes] The dice of this table are settled before anybody sits down: this is the seal of them. Your browser adds randomness of its own when you sit down, so nobody can have chosen them.
       *[no] The luck of this table is settled before anybody sits down: this is the seal of it. Your browser adds randomness of its own when you sit down, so nobody can have chosen it.
    }
web-dice-root = Seal
web-dice-hash = Hash of the secret
web-dice-check =
    { $dice ->
        [yes] Check the dice
       *[no] Check the luck
    }
web-dice-fair =
    { $dice ->
        [yes] The dice are fair.
       *[no] The luck is fair.
    }
web-dice-forged =
    { $dice ->
        [yes] The dice are NOT what was promised.
       *[no] The luck is NOT what was promised.
    }
web-dice-rolls =
    { $dice ->
        [yes] { $n ->
            [one] { $n } roll or draw that everybody may know fits the seal.
           *[other] { $n } rolls and draws that everybody may know fit the seal.
        }
       *[no] { $n ->
            [one] { $n } draw that everybody may know fits the seal.
           *[other] { $n } draws that everybody may know fit the seal.
        }
    }
web-dice-rolls-bad =
    { $dice ->
        [yes] { $n ->
            [one] { $n } roll or draw does not fit the seal.
           *[other] { $n } rolls or draws do not fit the seal.
        }
       *[no] { $n ->
            [one] { $n } draw does not fit the seal.
           *[other] { $n } draws do not fit the seal.
        }
    }
web-dice-root-same = The seal is the one you saw before you sat down.
web-dice-root-other = The seal is another one than you saw before you sat down.
web-dice-root-unknown = This browser has not noted the seal before the game.
web-dice-own =
    { $dice ->
        [yes] The randomness of your browser is in every roll.
       *[no] The randomness of your browser is in every draw.
    }
web-dice-own-missing = The randomness of your browser is missing.
web-dice-own-unknown = This browser has added no randomness.
web-dice-secret = The secret is the one that was promised, and all keys follow from it.
web-dice-secret-bad = The secret is not the one that was promised.
web-dice-secret-later = The secret is told when the game is over.
web-dice-check-why =
    { $dice ->
        [yes] Your browser works out for itself whether the dice fell as they had to.
       *[no] Your browser works out for itself whether luck fell as it had to.
    }
web-dice-how = How it was checked
web-dice-why = Your browser has worked this out by itself and has not taken the server’s word for it.

## The lesson

web-lesson = Lesson
web-lesson-chapters = Chapters
web-lesson-step = Step { $n } of { $of }
web-lesson-watch = Watch what the others do.
web-lesson-done-next = This chapter is done. From here you play on freely, or go on to the next one.
web-lesson-done-all = This was the last chapter: you know the game. From here you play on freely, or begin a game of your own in the hall.
web-lesson-next = Next: { $title }
web-lesson-restart = Begin this chapter again
web-lesson-skip = Skip this chapter
web-lesson-leave = Leave the lessons
web-lesson-ticked = (done)
