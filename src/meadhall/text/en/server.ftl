### What the server says: at a table, about an order that is not carried out, and to the host.

server-yes = Yes
server-no = No

server-notice = { $name }, it is your turn.

## Lines of the log

server-line-sat = { $name } takes a seat.
server-line-left = { $name } leaves the seat.
server-line-took-back = { $name } is back and plays again.
server-line-voted = { $name } wants a bot to play for { $other }.
server-line-voted-out = A bot now plays for { $name }, until { $name } comes back.
server-line-begun = The game begins.
server-line-undone = { $name } takes the last answer back.
server-line-undo-asked = { $name } asks to go back to before the own last answer.
server-line-undo-refused = { $name } does not agree to go back.
server-line-went-back = All agree: the game goes back to before the last answer of { $name }.
server-line-rematch = There is a table for another game.
server-line-resigned = { $name } resigns: the game ends as it stands.
server-line-resigned-bot = { $name } resigns; a bot plays on without a chance of winning.
server-line-closed = The table was closed. The game ended without a result.

server-frozen-engine = This game was begun with another version of the rules than this server plays. It is kept as it is, but cannot go on here.
server-frozen-content = This game was begun with other values on its components than this server knows. It is kept as it is, but cannot go on here.
server-frozen-log = This server cannot replay the log of this game. It is kept as it is, but cannot go on here.

## Why an order is not carried out

server-refused-stale = Things have moved on since you saw the table. Look again and decide anew.
server-refused-illegal = The rules do not allow this now.
server-refused-unknown-answer = This is not an answer of this game.
server-refused-not-your-seat = You do not play this seat now.
server-refused-not-begun = The game has not begun yet.
server-refused-begun = The game has begun already.
server-refused-over = The game is over.
server-refused-not-over = The game is not over yet.
server-refused-frozen = This server cannot continue the game: it plays another version of the rules.
server-refused-storage = This could not be saved, so it was not done. Please try again in a moment.
server-refused-too-many = That is too much at once. Please wait a little.
server-refused-too-large = That is too large.
server-refused-malformed = This message is not understood.
server-refused-key-reused = This key has been used for something else already.
server-refused-cannot-undo = Nothing can be taken back: somebody has learned something or answered since.
server-refused-nothing-asked = Nobody asks this any more.
server-refused-lesson = The lesson goes on when the others have answered.
server-refused-seat-taken = This seat is taken.
server-refused-seat-empty = A seat is still empty: wait for somebody, or put a bot there.
server-refused-bad-name = Somebody here has this name already, or it cannot be used as a name.
server-refused-bad-option = The game cannot be set up like that.
server-refused-bad-bot = There is no such bot.
server-refused-bad-address = This address cannot be called.
server-refused-bad-token = This private link does not open a seat here. Perhaps a newer one has replaced it.
server-refused-unknown-table = There is no such table.
server-refused-unknown-game = There is no such game.
server-refused-not-found = There is nothing here.
server-refused-not-host = Only who made the table may do this.
server-refused-not-absent = This player is here.
server-refused-forbidden = This is not allowed from there.
server-refused-wrong-method = This address is not asked like that.
server-refused-internal = Something went wrong on the server. Nothing was changed.
server-refused-closed = The table was closed.
server-refused-resigned = This seat has given up the game for good.
server-refused-not-alone = Other people play here, so the table cannot be closed. You can resign, or leave a bot in your place.
server-refused-still-playing = You still play at this table. Leave it first, close it, or resign.

## What the command line says

cli-serve = Serve games to browsers and bots, from one file.
cli-check-db = Replay every stored game and tell what is wrong.
cli-backup = Copy the database while the server runs.
cli-purge = Remove old tables, after writing each to a file.
cli-option-host = The address to listen on (127.0.0.1; 0.0.0.0 for the whole network).
cli-option-port = The port (8000).
cli-option-db = A file for SQLite (meadhall.sqlite3), or postgresql://…
cli-serve-option-open = Open the page in a browser.
cli-option-origin = The address of another page that may use this server; may be repeated.
cli-option-proxy = Believe what a reverse proxy says of the sender’s address.
cli-option-bot-processes = How many processes bots think in (2).
cli-option-bot-seconds = How long a bot may think (10).
cli-option-bot-pace = How many milliseconds a bot takes at least while somebody watches (400).
cli-option-absent-after = After how many seconds without a connection others may vote a bot onto a seat (60).
cli-option-notice-after = How many seconds somebody must be away before a turn notice is sent (10).
cli-option-webhooks-to = A host inside your network that turn notices may call; may be repeated.
cli-option-log = What to log: quiet, plain or json (plain).
cli-option-limits = How much anybody may do: normal, or open for load tests and trusted networks (normal).
cli-option-to = The file to write.
cli-option-days = Only tables that have not changed for so many days.
cli-option-export = The folder to write them to first.
cli-option-finished = Only tables that are over.

serve-open = Meadhall is open at { $address }
serve-stop = Ctrl-C stops it. Everything is kept in { $db }.
serve-stopped = Stopped. Everything acknowledged is saved.
check-db-good = { $tables ->
    [one] { $tables } table, { $entries } entries: all whole.
   *[other] { $tables } tables, { $entries } entries: all whole.
}
check-db-bad = { $n ->
    [one] { $n } thing is wrong:
   *[other] { $n } things are wrong:
}
check-db-frozen = { $table }: { $why }
check-db-table = { $table }: entry { $seq } does not fit what came before it ({ $why }).
check-db-dice = { $table }: the secret of the dice is not the one that was promised.
backup-done = Written: { $file }
purge-done = { $n ->
    [one] { $n } table written to { $folder } and removed.
   *[other] { $n } tables written to { $folder } and removed.
}
problem-port-taken = The port { $port } at { $host } is not free: { $why }.
problem-only-sqlite = This works for SQLite files only; a PostgreSQL has tools of its own (pg_dump).
