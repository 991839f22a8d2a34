"""A situation of Champions as one document with names instead of numbers; reading.py reads it again."""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import LOCATIONS
from meadhall.champions.contents import STEPS
from meadhall.champions.fields import (
    AT_SMITH,
    BEGGED,
    BLAME,
    BOUNTY,
    COINS,
    CREW,
    DAMAGE,
    DECK_LEFT,
    DESTINIES,
    DESTINIES_HELD,
    DESTINIES_SHOWN,
    DESTINY_DECK,
    DRAUGR,
    DRAUGR_DECK,
    DRAUGR_DISCARD,
    DRAWN,
    DRAWN_COUNT,
    EDITION,
    ENEMY,
    FACE_DOWN,
    FACES,
    FAVOR,
    FIGHTER,
    FIRST_PLAYER,
    FOOD,
    GLORY,
    HALL,
    HALL_OF_RECORDS,
    HUNTERS,
    HUTS_USED,
    JOURNEY,
    JOURNEY_DECK,
    JOURNEY_DISCARD,
    JOURNEY_OLD,
    JOURNEY_SEEN,
    KNOWN_TO_NOBODY,
    LAYERS,
    LEADER,
    MARKED,
    MERCHANT,
    MERCHANT_DECK,
    MISTRUSTFUL,
    MONSTER_DECK,
    OVER,
    PARTS,
    RETURNED,
    RETURNED_BY,
    RETURNED_COUNT,
    REVEALED,
    ROLL_RUNES,
    ROLLED,
    ROUND,
    RUNE_DECK,
    RUNE_SHOWN,
    RUNE_SPACES,
    RUNES,
    RUNES_USED,
    SCORE_PARTS,
    SEALED,
    SHIP,
    SHIP_AT,
    SHORE,
    SHORES,
    SLAIN_DRAUGR,
    SLAIN_MONSTERS,
    SLAIN_TROLLS,
    SMOKEHOUSE,
    STALLS,
    SUPPLY,
    TARGETS,
    TROLL,
    TROLL_DECK,
    TROLL_DISCARD,
    WOOD,
    WORKER_AT,
    WORKERS,
    WORKERS_OWNED,
)
from meadhall.champions.names import NAMES
from meadhall.champions.rounds import is_near, is_open
from meadhall.kernel.agenda import State, count_bits
from meadhall.kernel.game import Json

FORMAT: Final = 1
MASKS: Final = ("seats", "owing", "fighters")  # arguments of steps that are sets of seats
NAMED: Final = {"target": (*NAMES["target"], "hunt"), "ship": NAMES["ship"], "journey": NAMES["journey"]}
OF_HUNTERS_TOO: Final = ("RerollWithFavor", "RunesAfterRoll")  # steps that need no enemy
STEP_NAMES: Final = tuple(type(line).__name__ for line in STEPS)

# One number per seat: name in the document, place, most.
PLAYER_NUMBERS: Final = (
    ("food", FOOD, 999),
    ("wood", WOOD, 999),
    ("coins", COINS, 999),
    ("favor", FAVOR, 999),
    ("blame", BLAME, 999),
    ("workers", WORKERS, 5),
    ("workers_owned", WORKERS_OWNED, 5),
    ("workers_lying", BEGGED, 5),
)
# Sets of cards per seat: name in the document, place, kind of card.
PLAYER_SETS: Final = (
    ("runes", RUNES, "rune"),
    ("runes_used", RUNES_USED, "rune"),
    ("destinies", DESTINIES, "destiny"),
    ("destinies_shown", DESTINIES_SHOWN, "destiny"),
)
PILES: Final = (
    ("trolls", SLAIN_TROLLS, "troll"),
    ("draugr", SLAIN_DRAUGR, "draugr"),
    ("monsters", SLAIN_MONSTERS, "monster"),
)
DECKS: Final = (
    ("trolls", TROLL_DECK, "troll"),
    ("draugr", DRAUGR_DECK, "draugr"),
    ("monsters", MONSTER_DECK, "monster"),
    ("journeys", JOURNEY_DECK, "journey"),
    ("destinies", DESTINY_DECK, "destiny"),
    ("runes", RUNE_DECK, "rune"),
    ("merchants", MERCHANT_DECK, "merchant"),
)
DISCARDS: Final = (
    ("trolls", TROLL_DISCARD, "troll"),
    ("draugr", DRAUGR_DISCARD, "draugr"),
    ("journeys", JOURNEY_DISCARD, "journey"),
    ("journeys_face_up", REVEALED, "journey"),
)


# --- writing -------------------------------------------------------------------------------------------------


def listed(members: i64, kind: str) -> list[str]:
    """The names in a set of cards."""
    return [name for k, name in enumerate(NAMES[kind]) if int(members) >> k & 1]


def named(number: i64, kind: str) -> str | None:
    """The name of a card written as its number plus 1; None for 0."""
    return NAMES[kind][int(number) - 1] if number > 0 else None


def seats_in(mask: i64) -> list[int]:
    """The seats in a mask."""
    return [seat for seat in range(4) if int(mask) >> seat & 1]


def counted(s: State, place: int, names: tuple[str, ...]) -> dict[str, int]:
    """A stretch of numbers by name."""
    return {name: int(s.at[place + k]) for k, name in enumerate(names)}


def write_position(s: State, engine: str, facts: str | None) -> Json:
    """The whole situation, secrets included."""
    return {
        "meadhall": FORMAT,
        "game": "champions",
        "engine": engine,
        "options": {
            "edition": NAMES["edition"][int(s.at[EDITION])],
            "hall_of_records": bool(s.at[HALL_OF_RECORDS]),
            "mistrustful_villagers": bool(s.at[MISTRUSTFUL]),
            "facts": facts,
        },
        "round": int(s.at[ROUND]),
        "first_player": int(s.at[FIRST_PLAYER]),
        "players": [write_player(s, seat) for seat in range(int(s.seats))],
        "town": write_town(s),
        "enemies": {
            "troll": named(s.at[ENEMY + TROLL], "enemy"),
            "draugr": [named(s.at[ENEMY + DRAUGR + side], "enemy") for side in range(2)],
        },
        "shores": [write_shore(s, shore) for shore in range(SHORES)],
        "fights": write_fights(s),
        "roll": {
            "damage": int(s.at[DAMAGE]),
            "dice": write_dice(s, ROLLED),
            "marked": write_dice(s, MARKED),
            "runes": listed(s.at[ROLL_RUNES], "rune"),
        },
        "decks": {name: listed(s.at[place], kind) for name, place, kind in DECKS},
        "discards": {name: listed(s.at[place], kind) for name, place, kind in DISCARDS},
        "destinies_drawn": listed(s.at[DRAWN], "destiny"),
        "destinies_under_deck": [
            {"by": returner(s, k), "cards": listed(s.at[RETURNED + k], "destiny")}
            for k in range(LAYERS)
            if s.at[RETURNED_BY + k] > 0
        ],
        "agenda": [write_step(int(s.agenda[k])) for k in range(int(s.top) - 1, -1, -1)],
    }


def returner(s: State, layer: int) -> int | None:
    """Who put destinies under the deck and knows which; None if nobody knows any more."""
    return int(s.at[RETURNED_BY + layer]) - 1 if s.at[RETURNED_BY + layer] < KNOWN_TO_NOBODY else None


def write_player(s: State, seat: int) -> Json:
    """What lies before a player."""
    document: Json = {"leader": named(s.at[LEADER + seat], "leader"), "glory": int(s.at[GLORY + seat])}
    for name, place, _ in PLAYER_NUMBERS:
        document[name] = int(s.at[place + seat])
    document["longhouse"] = counted(s, HALL + 3 * seat, NAMES["die"])
    document["ship"] = named(s.at[SHIP + seat], "private_ship")
    for name, place, kind in PLAYER_SETS:
        document[name] = listed(s.at[place + seat], kind)
    document["slain"] = {name: listed(s.at[place + seat], kind) for name, place, kind in PILES}
    if s.at[OVER]:
        document["final_scoring"] = counted(s, PARTS + SCORE_PARTS * seat, NAMES["part"])
    return document


def write_town(s: State) -> Json:
    """Locations, goods waiting, what is for sale."""
    return {
        "stalls": listed(s.at[STALLS], "stall"),
        "merchant": named(s.at[MERCHANT], "merchant"),
        "runes": [named(s.at[RUNE_SHOWN + space], "rune") for space in range(RUNE_SPACES)],
        "smiths": counted(s, AT_SMITH, NAMES["die"]),
        "smokehouse": int(s.at[SMOKEHOUSE]),
        "supply": counted(s, SUPPLY, NAMES["die"]),
        "workers_hired": int(s.at[HUTS_USED]),
        "workers_at": {
            NAMES["location"][k]: int(s.at[WORKER_AT + k]) - 1 for k in range(LOCATIONS) if s.at[WORKER_AT + k] > 0
        },
        "hunters": seats_in(s.at[HUNTERS]),
    }


def write_shore(s: State, shore: int) -> Json:
    """A distant shore."""
    card = s.at[JOURNEY + shore]
    return {
        "monster": named(s.at[ENEMY + SHORE + shore], "enemy"),
        "bounty": int(s.at[BOUNTY + shore]),
        "ship": named(s.at[SHIP_AT + shore], "ship"),
        "journey": named(card - FACE_DOWN, "journey") or ("face_down" if card == FACE_DOWN else None),
        "seen_by": seats_in(s.at[JOURNEY_SEEN + shore]),
        "of_old_deck": bool(int(s.at[JOURNEY_OLD]) >> shore & 1),
    }


def write_fights(s: State) -> Json:
    """Who has reserved which fight, and with whom."""
    fights: Json = {"sealed": seats_in(s.at[SEALED])}
    for target in range(TARGETS):
        if s.at[FIGHTER + target] > 0:
            crew = counted(s, CREW + 4 * target, NAMES["item"])
            fights[NAMES["target"][target]] = {"seat": int(s.at[FIGHTER + target]) - 1, **crew}
    return fights


def write_dice(s: State, place: int) -> Json:
    """Dice on the table by kind and face; what is not there is left out."""
    return {
        die: {face: n for face, n in counted(s, place + FACES * c, NAMES["face"]).items() if n}
        for c, die in enumerate(NAMES["die"])
        if any(s.at[place + FACES * c + f] for f in range(FACES))
    }


def write_step(entry: int) -> Json:
    """A step on the agenda with its arguments by name."""
    line = STEPS[entry & 255]
    document: Json = {"step": type(line).__name__}
    for k, field in enumerate(line.fields):
        value = entry >> 8 + 8 * k & 255
        if field in MASKS:
            document[field] = [seat for seat in range(4) if value >> seat & 1]
        else:
            document[field] = NAMED[field][value] if field in NAMED else value
    return document


def write_picture(view: State, seat: int) -> Json:
    """A view as a document: a position without what the seat cannot know. Decks are told by their size."""
    document = write_position(view, "", None)
    for key in ("meadhall", "engine", "destinies_under_deck"):
        del document[key]
    document["seat"] = seat
    document["over"] = bool(view.at[OVER])
    document["decks"] = {name: int(n) for name, n in deck_sizes(view).items()}
    if not view.at[OVER]:
        hide_others(view, seat, document)
    for shore, place in enumerate(document["shores"] if isinstance(document["shores"], list) else []):
        place["open"] = is_open(view, shore)
        place["near"] = is_near(view, shore)
    return document


def deck_sizes(view: State) -> dict[str, i64]:
    """How many cards each deck has; everyone can see how high it is."""
    lying = sum(1 for shore in range(SHORES) if view.at[JOURNEY + shore] == FACE_DOWN)
    away = view.at[DRAWN_COUNT] - count_bits(view.at[DRAWN])
    for seat in range(int(view.seats)):
        away += view.at[DESTINIES_HELD + seat] - count_bits(view.at[DESTINIES + seat])
    under = sum(int(view.at[RETURNED_COUNT + k]) for k in range(LAYERS))
    hidden_under = under - sum(int(count_bits(view.at[RETURNED + k])) for k in range(LAYERS))
    old = [k for k in range(SHORES) if view.at[JOURNEY + k] == FACE_DOWN and int(view.at[JOURNEY_OLD]) >> k & 1]
    return {
        "trolls": view.at[DECK_LEFT],
        "draugr": view.at[DECK_LEFT + 1],
        "monsters": view.at[DECK_LEFT + 2],
        "journeys": count_bits(view.at[JOURNEY_DECK]) - lying + len(old),
        "destinies": count_bits(view.at[DESTINY_DECK]) - away - hidden_under + under,
        "runes": count_bits(view.at[RUNE_DECK]),
        "merchants": count_bits(view.at[MERCHANT_DECK]),
    }


def hide_others(view: State, seat: int, document: Json) -> None:
    """Say of others only how many destinies they hold, and nothing of their pile."""
    players = document["players"]
    assert isinstance(players, list)  # noqa: S101 (made just above)
    for other, player in enumerate(players):
        player["destinies_held"] = int(view.at[DESTINIES_HELD + other])
        if other != seat and not view.at[HALL_OF_RECORDS]:
            player["slain"] = None
