### What the command line and the game in the terminal say.

## Help

cli-usage = Usage:
cli-options = Options:
cli-commands = Commands:
cli-options-metavar = { "[" }OPTIONS]
cli-command-metavar = COMMAND ...
cli-meadhall = Play Viking board games by their real rules: here in the terminal, against bots or with friends.
cli-games = Show the games, their options and which build runs.
cli-play = Play a game in the terminal.
cli-simulate = Let bots play many games and compare them.
cli-rules = Print the numbered rules of a game.
cli-replay = Tell a saved match in words.
cli-verify = Check a saved match: legal, complete, with the dice it tells of.
cli-bench = Measure how fast this build plays on one core.
cli-completion = Print the script by which a shell completes commands, options, games, bots and languages.
cli-completion-more =
    To complete in every new shell:
    bash: add to ~/.bashrc the line  eval "$(meadhall completion bash)"
    zsh: add to ~/.zshrc the line  eval "$(meadhall completion zsh)"
    fish: run  meadhall completion fish > ~/.config/fish/completions/meadhall.fish
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-lang = Language; also in the variable MEADHALL_LANG, else that of the system.
cli-option-json = Print one JSON object and nothing else.
cli-option-seed = Dice and draws follow from this number or word; by default a new one.
cli-option-option = A game option; may be repeated. “meadhall games” shows them.
cli-option-facts = A data pack with the values of the printed game.
cli-option-chapter = Only this chapter.
cli-option-source = Also say where each rule comes from.
cli-option-markdown = As a page in Markdown.
cli-option-until = Only the first K answers, dice and draws included.
cli-option-open = Everything: all answers, dice, draws and secrets.
cli-option-players = How many players; by default as many as the game allows.
cli-option-games = How many games (100).
cli-option-bots = Bots, one after another; fewer than players are repeated (random).
cli-option-jobs = How many processes (1); the results do not depend on it.
cli-option-check = Check every situation for what cannot be (slow).
cli-option-seconds = How long to measure (6).
cli-option-seats = Who plays: you, or the name of a bot, for each seat (you,greedy,greedy). Several “you” share the screen.
cli-replay-option-seat = What player N saw (from 1); by default what a spectator sees.
cli-option-from = Begin with a position from a file.
cli-option-resume = Go on with a saved match.
cli-option-names = Names of the players: of all seats, or only of those who are “you”.
cli-option-lesson = A chapter of the lessons, by its name (“meadhall games” lists them).

## Builds

build-compiled = Build: compiled by mypyc (Python { $python }).
build-plain = Build: plain Python, not compiled (Python { $python }).

## Games and rules

games-seats = { $fewest } to { $most } players
games-file = FILE
games-default = { " " }(default: { $value })
games-stand-ins = Stand-in values: { $n } entries are invented here because the printed ones are not known.
games-bots = Bots: { $bots }
games-lessons = Lessons: { $lessons }
rules-source = Source: { $source }
rules-page = The rules as this program plays them, in its own words. Made by `meadhall rules { $game } --markdown`; do not edit it by hand.

## Replays and verification

replay-chance = Chance
replay-over = The game is over: { $scores }. Victory: { $winners }.
replay-lost = The game is over: { $scores }. Nobody has won.
replay-rival-won = The game is over: { $scores }. The enemy has won.
replay-open = The game is not over yet: { $scores }.
verify-bad = Not valid: { $why }
verify-legal = Legal: the rules allow all { $n } answers.
verify-check = Check sum right: { $sum }.
verify-dice-seed = Dice and draws are those of the seed.
verify-dice-forged = Dice or draws are not those of the seed or the secret: somebody else dealt.
verify-dice-unknown = The match names neither seed nor secret: whether the dice are fair cannot be said.
verify-dice-fair = Dice and draws are fair: all of them follow from the secret and from what the seats added.
verify-compare = Compare with what the page of table { $table } showed before the game:
verify-root = Root of the keys: { $root }
verify-secret-hash = Hash of the secret: { $hash }
verify-contribution = Added by { $player }: { $contribution }

## Simulation

simulate-playing = Playing
simulate-title = { $n } games of { $players } players
simulate-bot = Bot
simulate-seat = Seat
simulate-all = all
simulate-played = Played
simulate-wins = Wins
simulate-rate = Win rate
simulate-interval = 95 % interval
simulate-score = Mean score
simulate-speed = { $decisions } decisions per game; { $rate } games per second, { $seconds } s in all.
simulate-again = The same games again: --seed { $seed }
simulate-checked = Every situation was checked; nothing impossible was found.

## Benchmark

bench-title = Random play of { $game } with { $seats } players on one core
bench-decisions_per_second = decisions per second, set-up and final scoring included
bench-games_per_second = games per second
bench-decisions_per_game = decisions per game
bench-options_per_decision = options per decision
bench-clone_us = µs for a copy of a situation
bench-view_us = µs for what a seat may see
bench-match_decisions_per_second = decisions per second through meadhall.Match (checked, recorded, with events)
bench-peer = Peer { $peer }: { $rate } decisions per second, copy { $copy } µs; Meadhall makes { $ratio } times as many decisions.
bench-no-peer = Peer { $peer }: not installed; pip install { $peer } measures it too.
bench-peer-failed = Peer { $peer }: could not be measured ({ $why }).

## The game in the terminal

play-welcome = { $game }. Type the number of your choice, or ? for help.
play-seed = Seed of this game: { $seed }
play-you = you
play-pair = { $name }: { $words }
play-aside = { $name } ({ $words })
play-comma = ,{ " " }
play-destiny = { $needs }: { $alone } glory, { $tied } if tied
play-prompt = >
play-pass = Pass the screen to { $player }.
play-pass-undo = Pass the screen to { $player }; or type undo to take the last decision back.
play-pass-prompt = Press Enter.
play-lesson = Lesson, step { $n } of { $of }: { $text }
play-lesson-done = This chapter is done. From here you play on freely.
play-possible = That is possible now.
play-undone = Taken back.
play-auto-on = Questions with only one answer are answered for you.
play-auto-off = You are asked even where there is only one answer.
play-moments-on = You are asked what you do between the turns of others.
play-moments-off = You are no longer asked what you do between the turns of others.
play-saved = Saved to { $file }. To go on: { $command }
play-saved-over = Saved to { $file }. To read it again: { $command }
play-position-saved = The position is in { $file }, with everything that is secret.
play-save-where = Save the match? yes (or Enter): { $file } · no · another file name · log: what happened
play-winner = Victory: { $winners }!
play-winners = Shared victory: { $winners }!
play-lost = Nobody has won.
play-rival-won = The enemy has won.
play-rival = Enemy
play-log-all = log all: everything since the beginning
play-left-out = … more: { $orders }
play-part-options = what options bring
play-part-news = what happened
play-part-about = about this match
play-more-options = … { $n } options in all: options
play-between-sentences = { " " }
play-earlier = … { $n } earlier …
play-next-page = { $n } more lines – Enter: go on; q: stop
play-back = Enter: the question again
play-not-saved = Nothing was written.
play-overwrite = There is already a file { $file }. Overwrite it? yes or no (Enter: no)
play-yes-or-no = Please answer yes or no.
play-yes-no-or-file = Please answer yes or no, or give a file name that ends in .json.
play-help =
    Type a number to choose, or an answer by its name, as in: { $answer }
    ?, help           this help
    r, rule           the rule behind the question; rule { $rule }: any rule
    why ANSWER        why an answer is not possible
    table             the whole table, also what the page had no room for
    options           the options, with everything they bring
    log               what has happened since your last decision; log all: everything
    undo              take your last decision back
    save FILE         save the match
    position FILE     write the position (with its secrets)
    lang en|fr|ja     change the language
    auto on|off       answer questions with only one answer by itself
    moments on|off    ask what you do between the turns of others, where you could
    quit              leave, and save if you like
