"""A situation of Champions as one document with names instead of numbers; reading.py reads it again."""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.contents import STEPS
from meadhall.games.champions.rules.rounds import is_near, is_open
from meadhall.games.champions.table import box, on
from meadhall.games.champions.table.names import NAMES
from meadhall.kernel.documents.positions import (
    AgendaWords,
    counted,
    counted_some,
    listed,
    named,
    seats_in,
    write_head,
)
from meadhall.kernel.engine.agenda import State
from meadhall.kernel.engine.sets import count_bits
from meadhall.kernel.engine.views import ALL_EYES
from meadhall.kernel.game import Json

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
        "part": box.TARGETS + 1,
        "shore": box.SHORES,
        "laid": 2,
        "space": box.RUNE_SPACES,
        "kraken": 1,
        "all_runes": 1,
        "given": 7,
        "received": 7,
        "items": 15,
        "lowest": 11,
        "marked": 8,
        "military": 2,
        "economic": 2,
    },
)

# One number per seat: name in the document, place, most.
PLAYER_NUMBERS: Final = (
    ("food", on.FOOD, 999),
    ("wood", on.WOOD, 999),
    ("coins", on.COINS, 999),
    ("favor", on.FAVOR, 999),
    ("blame", on.BLAME, 999),
    ("workers", on.WORKERS, 5),
    ("workers_owned", on.WORKERS_OWNED, 5),
    ("workers_lying", on.BEGGED, 5),
)
# Sets of cards per seat: name in the document, place, kind of card.
PLAYER_SETS: Final = (
    ("runes", on.RUNES, "rune"),
    ("runes_used", on.RUNES_USED, "rune"),
    ("destinies", on.DESTINIES, "destiny"),
    ("destinies_shown", on.DESTINIES_SHOWN, "destiny"),
)
PILES: Final = (
    ("trolls", on.SLAIN_TROLLS, "troll"),
    ("draugr", on.SLAIN_DRAUGR, "draugr"),
    ("monsters", on.SLAIN_MONSTERS, "monster"),
)
DECKS: Final = (
    ("trolls", on.TROLL_DECK, "troll"),
    ("draugr", on.DRAUGR_DECK, "draugr"),
    ("monsters", on.MONSTER_DECK, "monster"),
    ("journeys", on.JOURNEY_DECK, "journey"),
    ("destinies", on.DESTINY_DECK, "destiny"),
    ("runes", on.RUNE_DECK, "rune"),
    ("merchants", on.MERCHANT_DECK, "merchant"),
)
DISCARDS: Final = (
    ("trolls", on.TROLL_DISCARD, "troll"),
    ("draugr", on.DRAUGR_DISCARD, "draugr"),
    ("journeys", on.JOURNEY_DISCARD, "journey"),
    ("journeys_face_up", on.REVEALED, "journey"),
)


# --- writing -------------------------------------------------------------------------------------------------


def write_position(s: State, engine: str, facts: str | None) -> Json:
    """The whole situation, secrets included."""
    options = {
        "edition": NAMES["edition"][int(s.at[on.EDITION])],
        "hall_of_records": bool(s.at[on.HALL_OF_RECORDS]),
        "mistrustful_villagers": bool(s.at[on.MISTRUSTFUL]),
        "roll_runes": NAMES["roll_runes"][int(s.at[on.RUNES_AFTER_FAVOR])],
        "french_kraken": NAMES["french_kraken"][int(s.at[on.BARE_KRAKEN])],
        "turn_order": NAMES["turn_order"][int(s.at[on.FIGHTERS_ASK])],
        "facts": facts,
    }
    return {
        **write_head("champions", engine, options),
        "round": int(s.at[on.ROUND]),
        "first_player": int(s.at[on.FIRST_PLAYER]),
        "players": [write_player(s, seat) for seat in range(int(s.seats))],
        "town": write_town(s),
        "enemies": {
            "troll": named(s.at[on.ENEMY + box.TROLL], NAMES["enemy"]),
            "draugr": [named(s.at[on.ENEMY + box.DRAUGR + side], NAMES["enemy"]) for side in range(2)],
        },
        "shores": [write_shore(s, shore) for shore in range(box.SHORES)],
        "fights": write_fights(s),
        "roll": {
            "damage": int(s.at[on.DAMAGE]),
            "dice": write_dice(s, on.ROLLED),
            "marked": write_dice(s, on.MARKED),
            "runes": listed(s.at[on.ROLL_RUNES], NAMES["rune"]),
        },
        "decks": {name: listed(s.at[place], NAMES[kind]) for name, place, kind in DECKS},
        "discards": {name: listed(s.at[place], NAMES[kind]) for name, place, kind in DISCARDS},
        "destinies_drawn": listed(s.at[on.DRAWN], NAMES["destiny"]),
        "destinies_under_deck": [
            {"by": returner(s, k), "cards": listed(s.at[on.RETURNED + k], NAMES["destiny"])}
            for k in range(box.LAYERS)
            if s.at[on.RETURNED_BY + k] > 0
        ],
        "agenda": AGENDA.write(s),
    }


def returner(s: State, layer: int) -> int | None:
    """Who put destinies under the deck and knows which; None if nobody knows any more."""
    return int(s.at[on.RETURNED_BY + layer]) - 1 if s.at[on.RETURNED_BY + layer] < on.KNOWN_TO_NOBODY else None


def write_player(s: State, seat: int) -> Json:
    """What lies before a player."""
    document: Json = {"leader": named(s.at[on.LEADER + seat], NAMES["leader"]), "glory": int(s.at[on.GLORY + seat])}
    for name, place, _ in PLAYER_NUMBERS:
        document[name] = int(s.at[place + seat])
    document["longhouse"] = counted(s, on.HALL + 3 * seat, NAMES["die"])
    document["ship"] = named(s.at[on.SHIP + seat], NAMES["private_ship"])
    for name, place, kind in PLAYER_SETS:
        document[name] = listed(s.at[place + seat], NAMES[kind])
    document["slain"] = {name: listed(s.at[place + seat], NAMES[kind]) for name, place, kind in PILES}
    if s.at[on.OVER]:
        document["final_scoring"] = counted(s, on.PARTS + on.SCORE_PARTS * seat, NAMES["part"])
    return document


def write_town(s: State) -> Json:
    """Locations, goods waiting, what is for sale."""
    return {
        "stalls": listed(s.at[on.STALLS], NAMES["stall"]),
        "merchant": named(s.at[on.MERCHANT], NAMES["merchant"]),
        "runes": [named(s.at[on.RUNE_SHOWN + space], NAMES["rune"]) for space in range(box.RUNE_SPACES)],
        "smiths": counted(s, on.AT_SMITH, NAMES["die"]),
        "smokehouse": int(s.at[on.SMOKEHOUSE]),
        "supply": counted(s, on.SUPPLY, NAMES["die"]),
        "workers_hired": int(s.at[on.HUTS_USED]),
        "workers_at": {
            NAMES["location"][k]: int(s.at[on.WORKER_AT + k]) - 1
            for k in range(box.LOCATIONS)
            if s.at[on.WORKER_AT + k] > 0
        },
        "hunters": seats_in(s.at[on.HUNTERS]),
    }


def write_shore(s: State, shore: int) -> Json:
    """A distant shore."""
    card = s.at[on.JOURNEY + shore]
    return {
        "monster": named(s.at[on.ENEMY + box.SHORE + shore], NAMES["enemy"]),
        "bounty": int(s.at[on.BOUNTY + shore]),
        "ship": named(s.at[on.SHIP_AT + shore], NAMES["ship"]),
        "journey": named(card - on.FACE_DOWN, NAMES["journey"]) or ("face_down" if card == on.FACE_DOWN else None),
        "seen_by": seats_in(s.at[on.JOURNEY_SEEN + shore]),
        "of_old_deck": bool(int(s.at[on.JOURNEY_OLD]) >> shore & 1),
    }


def write_fights(s: State) -> Json:
    """Who has reserved which fight, and with whom."""
    fights: Json = {"sealed": seats_in(s.at[on.SEALED])}
    for target in range(box.TARGETS):
        if s.at[on.FIGHTER + target] > 0:
            crew = counted(s, on.CREW + 4 * target, NAMES["item"])
            fights[NAMES["target"][target]] = {"seat": int(s.at[on.FIGHTER + target]) - 1, **crew}
    return fights


def write_dice(s: State, place: int) -> Json:
    """Dice on the table by kind and face; what is not there is left out."""
    return {
        die: counted_some(s, place + box.FACES * c, NAMES["face"])
        for c, die in enumerate(NAMES["die"])
        if any(s.at[place + box.FACES * c + f] for f in range(box.FACES))
    }


def write_picture(view: State, seat: int) -> Json:
    """A view as a document: a position without what the seat cannot know. Decks are told by their size."""
    document = write_position(view, "", None)
    for key in ("meadhall", "engine", "destinies_under_deck"):
        del document[key]
    document["seat"] = seat
    document["over"] = bool(view.at[on.OVER])
    document["decks"] = {name: int(n) for name, n in deck_sizes(view).items()}
    if not view.at[on.OVER]:
        hide_others(view, seat, document)
    for shore, place in enumerate(document["shores"] if isinstance(document["shores"], list) else []):
        place["open"] = is_open(view, shore)
        place["near"] = is_near(view, shore)
    return document


def deck_sizes(view: State) -> dict[str, i64]:
    """How many cards each deck has; everyone can see how high it is."""
    lying = sum(1 for shore in range(box.SHORES) if view.at[on.JOURNEY + shore] == on.FACE_DOWN)
    away = view.at[on.DRAWN_COUNT] - count_bits(view.at[on.DRAWN])
    for seat in range(int(view.seats)):
        away += view.at[on.DESTINIES_HELD + seat] - count_bits(view.at[on.DESTINIES + seat])
    under = sum(int(view.at[on.RETURNED_COUNT + k]) for k in range(box.LAYERS))
    hidden_under = under - sum(int(count_bits(view.at[on.RETURNED + k])) for k in range(box.LAYERS))
    old = [
        k
        for k in range(box.SHORES)
        if view.at[on.JOURNEY + k] == on.FACE_DOWN and int(view.at[on.JOURNEY_OLD]) >> k & 1
    ]
    return {
        "trolls": view.at[on.DECK_LEFT],
        "draugr": view.at[on.DECK_LEFT + 1],
        "monsters": view.at[on.DECK_LEFT + 2],
        "journeys": count_bits(view.at[on.JOURNEY_DECK]) - lying + len(old),
        "destinies": count_bits(view.at[on.DESTINY_DECK]) - away - hidden_under + under,
        "runes": count_bits(view.at[on.RUNE_DECK]),
        "merchants": count_bits(view.at[on.MERCHANT_DECK]),
    }


def hide_others(view: State, seat: int, document: Json) -> None:
    """Say of others only how many destinies they hold, and nothing of their pile."""
    players = document["players"]
    assert isinstance(players, list)  # noqa: S101 (made just above)
    for other, player in enumerate(players):
        player["destinies_held"] = int(view.at[on.DESTINIES_HELD + other])
        if seat not in (other, ALL_EYES) and not view.at[on.HALL_OF_RECORDS]:
            player["slain"] = None
