"""Everything that crosses the wire, as types. `docs/protocol.md` tells it in words; the OpenAPI and AsyncAPI
documents are made from these types, so nothing is said on the wire that does not stand here.

An *order* is what a person wants done at a table; it goes through the socket or through HTTP and is the same in both.
Every order carries a `key` of its own: sent again, it gets the same reply and is not done twice.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

Key = Annotated[
    str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$", description="Chosen by the sender.")
]
TableId = Annotated[str, Meta(min_length=12, max_length=12, pattern="^[A-Za-z0-9]+$")]
Token = Annotated[str, Meta(min_length=43, max_length=43, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
BotKind = Annotated[str, Meta(min_length=1, max_length=20)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Lang = Literal["en", "fr", "ja"]
Contribution = Annotated[
    str,
    Meta(
        max_length=64,
        pattern="^[0-9a-f]*$",
        description="Randomness of the sender's own, in hexadecimal; every die depends on it.",
    ),
]
Milliseconds = int


class Wire(Struct, kw_only=True, forbid_unknown_fields=True):
    """What we read: unknown fields are refused, so that a misspelt one is noticed."""


class Told(Struct, kw_only=True):
    """What we write."""


# --- orders: what a seat or a visitor wants done at a table --------------------------------------------


class AnswerOrder(Wire, tag_field="type", tag="answer"):
    """Answer the open question. `decision` is the one of the question that was seen: an older one is stale."""

    key: Key
    decision: Count
    answer: Annotated[str, Meta(max_length=200, description="The answer by name, such as `place market`.")]


class UndoOrder(Wire, tag_field="type", tag="undo"):
    """Take back the own last answer, while nobody has learned anything since."""

    key: Key
    decision: Count


class AskUndoOrder(Wire, tag_field="type", tag="ask_undo"):
    """Ask all other people to go back to before the own last answer, although something was learned since."""

    key: Key


class AgreeOrder(Wire, tag_field="type", tag="agree"):
    """Agree to an undo that somebody asked for, or not. `request` is the number of that request."""

    key: Key
    request: Count
    agree: bool


class ChatOrder(Wire, tag_field="type", tag="chat"):
    """Say something to everybody at the table."""

    key: Key
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class SetSeatOrder(Wire, tag_field="type", tag="set_seat"):
    """Before the game begins, the host puts a bot onto a seat, or frees it (null)."""

    key: Key
    seat: SeatNumber
    bot: BotKind | None


class BeginOrder(Wire, tag_field="type", tag="begin"):
    """The host begins the game; every seat must be taken."""

    key: Key


class LeaveOrder(Wire, tag_field="type", tag="leave"):
    """Stand up: before the game the seat becomes free, during it a bot plays on until the seat is taken back.

    Without a bot it is the strongest that the game has.
    """

    key: Key
    bot: BotKind | None = None


class TakeBackOrder(Wire, tag_field="type", tag="take_back"):
    """Take the own seat back from the bot that plays it."""

    key: Key


class ResignOrder(Wire, tag_field="type", tag="resign"):
    """Give the game up for good. With at most one other person in the game it ends, and who resigned is last.

    With more people the strongest bot plays on; the seat can neither win nor be taken back.
    """

    key: Key


class CloseOrder(Wire, tag_field="type", tag="close"):
    """End the table without a result: the host while it waits, or who plays alone among bots."""

    key: Key


class VoteOrder(Wire, tag_field="type", tag="vote"):
    """Vote a bot onto the seat of somebody who is absent; it needs most of the other people at the table.

    If the clock of that seat has run out, one vote is enough. Without a bot it is the strongest that the game has.
    """

    key: Key
    seat: SeatNumber
    bot: BotKind | None = None


class WebhookOrder(Wire, tag_field="type", tag="webhook"):
    """Have a message sent to an address whenever the own seat must decide; null: no longer."""

    key: Key
    url: Annotated[str, Meta(max_length=500)] | None


class RematchOrder(Wire, tag_field="type", tag="rematch"):
    """Play again with the same people: sits down at the next table, which the first to ask for it sets up."""

    key: Key
    contribution: Contribution = ""


Order = (
    AnswerOrder
    | UndoOrder
    | AskUndoOrder
    | AgreeOrder
    | ChatOrder
    | SetSeatOrder
    | BeginOrder
    | LeaveOrder
    | TakeBackOrder
    | ResignOrder
    | CloseOrder
    | VoteOrder
    | WebhookOrder
    | RematchOrder
)


# --- the socket: what a client says besides orders -------------------------------------------------------


class Hello(Wire, tag_field="type", tag="hello"):
    """The first message on a socket. `seen` is the number of the last news the client has; null: none.

    `token` is the private token of a seat, for programs that have no cookies.
    """

    lang: Lang = "en"
    seen: Count | None = None
    token: Token | None = None


class Speak(Wire, tag_field="type", tag="speak"):
    """Change the language of this socket; the whole table is sent again in it."""

    lang: Lang


class Ping(Wire, tag_field="type", tag="ping"):
    """Is anybody there? Answered by a pong."""


ClientMessage = Hello | Speak | Ping | Order


# --- replies -----------------------------------------------------------------------------------------------

Code = Literal[
    "stale",  # another question is open now than the one that was seen
    "illegal",  # the rules forbid this answer; `rule` says which
    "unknown-answer",
    "not-your-seat",
    "not-begun",
    "begun",
    "over",
    "not-over",
    "closed",  # the table was closed without a result
    "resigned",  # this seat has given up the game for good
    "not-alone",  # other people play here, so the table cannot simply be closed
    "still-playing",  # a table can be forgotten only by who does not play there any more
    "frozen",  # this version of Meadhall cannot continue the game
    "storage",  # it could not be written down, so it was not done
    "too-many",  # too much too fast, or too many tables
    "too-large",
    "malformed",
    "key-reused",  # the key stands for another order already
    "cannot-undo",
    "nothing-asked",
    "lesson",  # a lesson asks for another answer
    "seat-taken",
    "seat-empty",
    "bad-name",
    "bad-option",
    "bad-bot",
    "bad-address",
    "bad-token",
    "unknown-table",
    "unknown-game",
    "not-found",
    "not-host",
    "not-absent",
    "forbidden",
    "wrong-method",
    "internal",
]


class Accepted(Told, tag_field="type", tag="accepted"):
    """The order is done and on disk. `number` is the news that tell of it; `table` a new table, if one was made."""

    key: str
    number: int
    table: str | None = None


class Refused(Told, tag_field="type", tag="refused"):
    """The order was not done, and why. `decision` is the question that is open for this seat now."""

    key: str | None
    code: Code
    text: str
    rule: str | None = None
    decision: int | None = None
    number: int = 0


class Problem(Told):
    """What a request got instead of its answer."""

    code: Code
    text: str


# --- what a viewer sees of a table -------------------------------------------------------------------------


DAY: Final = 24 * 60 * 60
BANK: Final = (10, 30 * DAY)  # seconds everybody may have at first
TURN: Final = (0, 7 * DAY)  # seconds a turn may add


class Clock(Wire):
    """Thinking time in seconds: what everybody has at first, and what each turn adds."""

    # Other times are refused as `bad-option`, in words: they are documented here, and checked by the hall.
    bank: Annotated[int, Meta(extra_json_schema={"minimum": BANK[0], "maximum": BANK[1]})]
    turn: Annotated[int, Meta(extra_json_schema={"minimum": TURN[0], "maximum": TURN[1]})] = 0


Status = Literal["waiting", "playing", "over", "closed", "frozen"]  # closed: it ended without a result


class TablePart(Told):
    """What the table is: this changes rarely."""

    id: str
    game: str
    options: dict[str, str | bool | None]  # without the text of a data pack
    has_pack: bool
    status: Status
    open: bool
    pace: Literal["live", "turns"]
    clock: Clock | None
    created: Milliseconds
    stand_ins: bool  # whether some values are stand-ins for printed ones that are not known
    lesson: str | None
    rematch: str | None  # the table where it goes on
    why_frozen: str | None


class SeatPart(Told):
    """One seat, as everybody may know it."""

    name: str | None
    kind: Literal["empty", "person", "bot"]  # who decides now
    bot: str | None  # which bot, if one plays
    owned: bool  # a person owns the seat, also while a bot plays it
    connected: bool
    asked: bool
    votes: list[int]  # the seats that want a bot here
    resigned: bool  # gave up the game: the seat cannot win
    taken_back: int  # how often this seat went back across dice, draws or what others did
    clock_left: Milliseconds | None  # when it last stood still
    clock_since: Milliseconds | None  # since when it runs (server time); null: it stands still


class YouPart(Told):
    """Who the viewer is here."""

    seat: int | None
    host: bool
    webhook: bool


class OptionTold(Told):
    """One answer the seat may give: by name, taken apart, and in words."""

    answer: str
    verb: str
    objects: dict[str, str]
    text: str


class Question(Told):
    """What the viewer's seat is asked now, or, for others, what is being asked (without options)."""

    decision: int
    step: str
    prompt: str
    rule: str | None
    options: list[OptionTold]
    can_undo: bool
    sealed: bool


class UndoRequest(Told):
    """Somebody asks to go back; everybody else must agree."""

    request: int
    seat: int
    agreed: list[int]


class Standing(Told):
    """How the game stands."""

    scores: list[int]
    over: bool
    winners: list[int]
    rival: int | None = None  # the score of an opponent that is rules and has no seat


class DicePart(Told):
    """What the dice of this table depend on. The secret is told when the game is over."""

    root: str
    secret_hash: str
    leaves: int
    contributions: list[str]
    secret: str | None


class LessonPart(Told):
    """Where a lesson stands: what to do next and why. `wanted` is empty while others answer.

    The question has all its options; those that are not wanted are refused with the code `lesson` and the text
    `not_yet`. Of `wanted` any one may be given, each as often as it is listed; `then` follows on all of them.
    """

    step: int
    of: int
    text: str
    wanted: list[str]
    then: str | None
    not_yet: str


class Parts(Told, omit_defaults=True):
    """The state of a table for one viewer, in parts; news carry only the parts that changed."""

    table: TablePart | None = None
    seats: list[SeatPart] | None = None
    you: YouPart | None = None
    question: Question | Literal[False] | None = None  # false: nothing is asked
    picture: dict[str, Any] | Literal[False] | None = None  # the game's own view; false before it begins
    standing: Standing | Literal[False] | None = None
    undo: UndoRequest | Literal[False] | None = None
    lesson: LessonPart | Literal[False] | None = None  # false: this is no lesson, or its steps are done
    dice: DicePart | None = None
    watchers: int | None = None  # how many connections look on without a seat; not who they are


class Line(Told):
    """One line of the log. `number` is the news it belongs to; `event` the same for programs (game events only).

    A line that says something was taken back has in `back_to` the first number whose event lines do not count any
    more, up to this line.
    """

    number: int
    at: Milliseconds
    kind: Literal["event", "chat", "table", "undo"]
    seat: int | None
    text: str
    event: dict[str, Any] | None = None
    back_to: int | None = None


class News(Told, tag_field="type", tag="news"):
    """What is new for the viewer: everything after `after` up to `number`. `whole`: all parts are there."""

    after: int
    number: int
    now: Milliseconds
    whole: bool
    lines: list[Line]
    parts: Parts


class Notice(Told, tag_field="type", tag="notice"):
    """It is your turn. Sent once for each turn."""

    decision: int
    text: str


class Pong(Told, tag_field="type", tag="pong"):
    """The answer to a ping."""

    now: Milliseconds


ServerMessage = News | Notice | Accepted | Refused | Pong


# --- HTTP -----------------------------------------------------------------------------------------------


class NewTable(Wire):
    """A table to be made. `bots` names for each seat the bot that plays it, or null for a person."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, str | bool | None] = {}
    facts: Annotated[str, Meta(max_length=200_000)] | None = None  # the text of a data pack
    bots: list[BotKind | None] = []
    open: bool = False
    pace: Literal["live", "turns"] = "live"
    clock: Clock | None = None
    lesson: Annotated[str, Meta(max_length=40)] | None = None  # its seats, options and bots are settled by the lesson


class TableMade(Told):
    """The new table, and what its dice depend on: told before anybody adds randomness of his own."""

    table: str
    root: str
    secret_hash: str


class SitDown(Wire):
    """Take a seat; without a number, the first free one."""

    name: Name
    seat: SeatNumber | None = None
    contribution: Contribution = ""


class Seated(Told):
    """The seat, and its private token: whoever has it plays this seat, on any device."""

    seat: int
    token: str


class Claim(Wire):
    """Take one's seat on another device."""

    token: Token


class Forgotten(Told):
    """The table is not in the own list any more."""

    table: str


class TableRow(Told):
    """A table in a list."""

    id: str
    game: str
    status: Status
    pace: Literal["live", "turns"]
    seats: list[str | None]  # who sits there; null: free
    bots: list[bool]
    created: Milliseconds
    updated: Milliseconds
    your_turn: bool
    winners: list[int]
    scores: list[int]
    removal: Literal["forget", "leave", "close"] | None  # what takes it off the own list; null: it is not there


class TableList(Told):
    """Tables, newest first."""

    tables: list[TableRow]


class OptionInfo(Told):
    """An option of a game, with its explanation."""

    name: str
    title: str
    explanation: str
    values: list[str | bool]
    titles: list[str]
    default: str | bool | None


class BotInfo(Told):
    """A bot that can take a seat."""

    kind: str
    title: str
    explanation: str


class LessonInfo(Told):
    """A chapter of the lessons of a game."""

    id: str
    title: str


class GameInfo(Told):
    """A game that can be played here."""

    id: str
    title: str
    blurb: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    stand_ins: list[str]
    lessons: list[LessonInfo]  # in order
    dice: bool  # whether it has dice; without them texts speak of luck


class GameList(Told):
    """All games."""

    games: list[GameInfo]


class StandInsTold(Told):
    """Stand-ins for values that are not known, on one kind of component.

    `names` are the things they are on, empty if those have no names; `values` which values, empty if all.
    """

    component: str
    names: list[str]
    values: list[str]


class StandInList(Told):
    """All values of a game that are stand-ins."""

    n: int  # how many tables of facts have any
    components: list[StandInsTold]


class RuleTold(Told):
    """A numbered rule."""

    id: str
    chapter: str
    text: str
    source: str


class RuleList(Told):
    """The rulebook of a game."""

    rules: list[RuleTold]


class Why(Told):
    """Why an answer cannot be given now; `text` is null if it can."""

    text: str | None
    rule: str | None


class Rolled(Told):
    """One chance answer that everybody may know, with the proof that it was settled before the game."""

    index: int
    outcomes: int
    picked: int
    answer: str
    key: str
    proof: list[str]


class DiceShown(Told):
    """The dice so far."""

    dice: DicePart
    table: str
    rolls: list[Rolled]


class Moment(Told):
    """A finished game at one moment: after `n` of `of` answers, through the eyes of a seat, a spectator or open."""

    n: int
    of: int
    lines: list[Line]
    picture: dict[str, Any]
    standing: Standing
    asked: list[int]
    prompt: str


class Chapter(Told):
    """Where a part of the story begins: a round (an attack, an era) or a fight. `line` is that line of the story."""

    n: int
    kind: Literal["round", "fight"]
    line: int


class Story(Told):
    """The whole log of a finished game through somebody's eyes, for who looks at its moments.

    The `number` of each line is the moment at which it is new. `first` is the first moment at which a seat is asked.
    """

    first: int
    of: int
    lines: list[Line]
    chapters: list[Chapter]


class Health(Told):
    """Whether the server works."""

    ok: bool
    version: str
