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
from meadhall.kernel.positions import AgendaWords, counted, counted_some, listed, named, seats_in, write_head

TARGETS_AND_HUNT: Final = (*NAMES["target"], "hunt")
# How the agenda is written: which arguments are sets of seats or names, and how large the numbers can be.
AGENDA: Final = AgendaWords(
    STEPS,
    masks=("seats", "owing", "fighters"),
    names={
        "target": NAMES["target"],
        "RerollWithFavor.target": TARGETS_AND_HUNT,
        "RunesAfterRoll.target": TARGETS_AND_HUNT,
        "ship": NAMES["ship"],
        "journey": NAMES["journey"],
    },
    most={
        "swords": 12,
        "spears": 12,
        "axes": 10,
        "owed": 30,
        "left": 4,
        "times": 3,
        "n": 8,
        "part": TARGETS + 1,
        "shore": SHORES,
        "laid": 2,
        "space": RUNE_SPACES,
        "kraken": 1,
        "all_runes": 1,
        "given": 7,
        "received": 7,
        "items": 15,
        "from": 11,
        "marked": 8,
        "military": 2,
        "economic": 2,
    },
)

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


def write_position(s: State, engine: str, facts: str | None) -> Json:
    """The whole situation, secrets included."""
    options = {
        "edition": NAMES["edition"][int(s.at[EDITION])],
        "hall_of_records": bool(s.at[HALL_OF_RECORDS]),
        "mistrustful_villagers": bool(s.at[MISTRUSTFUL]),
        "facts": facts,
    }
    return {
        **write_head("champions", engine, options),
        "round": int(s.at[ROUND]),
        "first_player": int(s.at[FIRST_PLAYER]),
        "players": [write_player(s, seat) for seat in range(int(s.seats))],
        "town": write_town(s),
        "enemies": {
            "troll": named(s.at[ENEMY + TROLL], NAMES["enemy"]),
            "draugr": [named(s.at[ENEMY + DRAUGR + side], NAMES["enemy"]) for side in range(2)],
        },
        "shores": [write_shore(s, shore) for shore in range(SHORES)],
        "fights": write_fights(s),
        "roll": {
            "damage": int(s.at[DAMAGE]),
            "dice": write_dice(s, ROLLED),
            "marked": write_dice(s, MARKED),
            "runes": listed(s.at[ROLL_RUNES], NAMES["rune"]),
        },
        "decks": {name: listed(s.at[place], NAMES[kind]) for name, place, kind in DECKS},
        "discards": {name: listed(s.at[place], NAMES[kind]) for name, place, kind in DISCARDS},
        "destinies_drawn": listed(s.at[DRAWN], NAMES["destiny"]),
        "destinies_under_deck": [
            {"by": returner(s, k), "cards": listed(s.at[RETURNED + k], NAMES["destiny"])}
            for k in range(LAYERS)
            if s.at[RETURNED_BY + k] > 0
        ],
        "agenda": AGENDA.write(s),
    }


def returner(s: State, layer: int) -> int | None:
    """Who put destinies under the deck and knows which; None if nobody knows any more."""
    return int(s.at[RETURNED_BY + layer]) - 1 if s.at[RETURNED_BY + layer] < KNOWN_TO_NOBODY else None


def write_player(s: State, seat: int) -> Json:
    """What lies before a player."""
    document: Json = {"leader": named(s.at[LEADER + seat], NAMES["leader"]), "glory": int(s.at[GLORY + seat])}
    for name, place, _ in PLAYER_NUMBERS:
        document[name] = int(s.at[place + seat])
    document["longhouse"] = counted(s, HALL + 3 * seat, NAMES["die"])
    document["ship"] = named(s.at[SHIP + seat], NAMES["private_ship"])
    for name, place, kind in PLAYER_SETS:
        document[name] = listed(s.at[place + seat], NAMES[kind])
    document["slain"] = {name: listed(s.at[place + seat], NAMES[kind]) for name, place, kind in PILES}
    if s.at[OVER]:
        document["final_scoring"] = counted(s, PARTS + SCORE_PARTS * seat, NAMES["part"])
    return document


def write_town(s: State) -> Json:
    """Locations, goods waiting, what is for sale."""
    return {
        "stalls": listed(s.at[STALLS], NAMES["stall"]),
        "merchant": named(s.at[MERCHANT], NAMES["merchant"]),
        "runes": [named(s.at[RUNE_SHOWN + space], NAMES["rune"]) for space in range(RUNE_SPACES)],
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
        "monster": named(s.at[ENEMY + SHORE + shore], NAMES["enemy"]),
        "bounty": int(s.at[BOUNTY + shore]),
        "ship": named(s.at[SHIP_AT + shore], NAMES["ship"]),
        "journey": named(card - FACE_DOWN, NAMES["journey"]) or ("face_down" if card == FACE_DOWN else None),
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
        die: counted_some(s, place + FACES * c, NAMES["face"])
        for c, die in enumerate(NAMES["die"])
        if any(s.at[place + FACES * c + f] for f in range(FACES))
    }


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
