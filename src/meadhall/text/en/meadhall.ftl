### What Meadhall itself says, whatever game is on the table.

list-comma = ,{ " " }
list-semicolon = ;{ " " }

## What is asked

ask-chance = Chance decides.

## Why an answer is refused

why-not-now = That is not what is asked now.
why-not-asked = It is not this player’s decision now.
why-over = The game is over.
why-rune-not-held = You do not hold this rune, or it is used.
why-rune-not-now = This rune cannot be used at this moment.
why-unknown = There is no such answer.

## Seats

seat-number = Player { $n }

## Bots

bot-random = Drifter
bot-random-about = Plays any move the rules allow. Good for a first look at the game.
bot-greedy = Raider
bot-greedy-about = Takes what looks best right now. A fair opponent for most people.

## What can be wrong with what was asked

blank = { " " }
did-you-mean = Did you mean “{ $word }”?
problem-unknown-game = There is no game called “{ $game }”; there are: { $known }.
problem-bad-seats = “{ $game }” is for { $fewest } to { $most } players, not { $seats }.
problem-bad-clock = The clock of a player can hold { $least } seconds to { $days } days, and a move can add up to { $more } days.
problem-bad-seed = A seed is a whole number or a text of at most 100 letters, not { $seed }.
problem-unknown-option = There is no game option called “{ $option }”; there are: { $known }.
problem-bad-option = The game option “{ $option }” cannot be “{ $value }”; possible: { $allowed }.
problem-options-clash = The option { $option }={ $value } cannot be played with { $other }. [{ $rule }]
problem-bad-players = There must be { $seats } player names, all different.
problem-bad-player = “{ $name }” is no player name: it needs 1 to { $longest } printable letters.
problem-no-such-seat = There is no seat { $seat }; this match has { $seats } seats, counted from 0.
problem-unknown-answer = “{ $said }” is not an answer of this game.
problem-illegal-answer = Seat { $seat } cannot answer “{ $said }” now.
problem-cannot-undo = Nothing can be taken back: somebody has learned something or answered since.
problem-unknown-bot = There is no bot called “{ $bot }”; there are: { $known }.
problem-cannot-write = The file “{ $file }” cannot be written: { $why }.
problem-cannot-read = The file “{ $file }” cannot be read: { $why }.
problem-not-json = The file “{ $file }” is not a JSON object.
problem-file-too-large = The file “{ $file }” is too large for a match or a position.
problem-bad-format = This is not a match file of a known format: it says { $found }, known is { $known }.
problem-other-engine = This was made with version { $found } of the rules; here version { $known } is played.
problem-bad-header = The header of the match file is incomplete or has a value that cannot be.
problem-other-content = The match was played with other values on its components than are known here.
problem-bad-answer =
    Answer { $n } of the match, “{ $said }” by { $seat ->
        [-1] chance
       *[other] seat { $seat }
    }, is not possible there.
problem-bad-check = The check sum of the match does not fit its answers.
problem-field-object = “{ $field }” must be an object.
problem-field-missing = “{ $field }” is missing.
problem-field-flag = “{ $field }” must be true or false.
problem-field-twice = “{ $field }” names “{ $name }” twice.
problem-field-list = “{ $field }” must be a list.
problem-field-count = “{ $field }” must have { $n } entries.
problem-field-unknown = “{ $field }” is not a field that is known there.
problem-field-number = “{ $field }” must be a whole number from { $low } to { $high }.
problem-field-name = “{ $field }” must be one of: { $known }.
problem-not-a-position = This is not a position of the game “{ $game }”.
problem-position-seats = A position cannot have { $n } players.
problem-position-shore = “{ $field }”: this shore is not used with this number of players.
problem-position-agenda = The game cannot go on from this position: the steps that wait in “agenda” do not fit it.
problem-position-step = “agenda”: { $step } cannot wait directly before { $below }.
problem-position-last-step = “agenda”: { $step } cannot be the last step that waits.
problem-position-round = “agenda”: { $step } cannot wait in round { $n }.
problem-position-argument = “agenda”: what { $step } is about does not fit the table.
problem-position-left-over = While { $step } waits in “agenda”, the table cannot be like this ({ $kind }).
problem-position-dice = There are { $n } dice of the kind “{ $die }” in this position; there must be { $most }.
problem-position-card = The card “{ $card }” is { $n } times in this position; it must be there once.
problem-position-longhouse = Seat { $seat } has { $n } warriors in this position; a longhouse has room for 8.
problem-position-vikings = Seat { $seat } has { $n } Vikings in this position; there must be { $most }.
problem-position-cards = The card “{ $card }” is { $n } times in this position; that is not as many as there are.
problem-position-flaw = This position cannot be: { $kind } (number { $which }, count { $n }).

## What can be wrong with a command line

problem-unknown-language = Meadhall does not speak “{ $asked }”; it speaks: { $known }.
problem-unknown-command = There is no command “{ $command }”; there are: { $known }.
problem-unknown-shell = There is no completion for the shell “{ $name }”; there is for: { $known }.
problem-no-such-option = There is no option { $option } here; --help shows those there are.
problem-missing-argument = { $argument } is missing; --help shows how the command is used.
problem-extra-argument = “{ $argument }” is one word too many; --help shows how the command is used.
problem-bad-option-usage = The option { $option } is not used like that; --help shows how.
problem-usage = The command line is not understood: { $why }
problem-bad-number = { $option } needs a whole number from { $low } up, not “{ $value }”.
problem-option-without-value = A game option is given as name=value, not “{ $said }”.
problem-no-player = There is no player { $n }; this match has { $seats }.
problem-unknown-chapter = There is no chapter “{ $chapter }”; there are: { $known }.
problem-unknown-player = “{ $player }” cannot take a seat; possible: { $known }.
problem-fixed-by-file = { $option } cannot be said here: the file has settled it.
problem-fixed-by-lesson = { $option } cannot be said here: the lesson has settled it.
problem-unknown-lesson = There is no lesson “{ $lesson }”; there are: { $known }.
problem-other-game = The file is of the game “{ $found }”, not “{ $asked }”.
problem-other-seats = The file has { $found } players, but --seats names { $asked }.
problem-no-such-number = “{ $said }” is not an option: they have the numbers 1 to { $most }.
problem-unknown-rule = The game “{ $game }” has no rule “{ $rule }”.
problem-answer-wanted = “{ $command }” needs an answer by its name: why done.
problem-file-wanted = “{ $command }” needs the name of a file.
problem-auto-shared = At a shared screen every question is put, so that nobody learns what another holds.
problem-no-moments = In this game there is nothing to decide between the turns of others.
problem-on-or-off = “{ $order } on” and “{ $order } off” are understood, or “{ $order }” alone to change it

## Who an event is about. $you tells as which of these the reader takes part in it.

told-seat =
    { $you ->
        [seat] You
       *[nobody] { $seat }
    }
told-other =
    { $you ->
        [other] you
       *[nobody] { $other }
    }
stand-ins-more = and others
stand-ins-some = some values

## Lessons

lesson-not-yet = Not that yet: { $wanted } comes first. { $why }
lesson-quoted = “{ $answer }”
lesson-others = The lesson goes on when the others have answered.
