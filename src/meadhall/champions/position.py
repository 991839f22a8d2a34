"""A situation of Champions as one document with names instead of numbers, written and read."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import LOCATIONS
from meadhall.champions.checks import flaws
from meadhall.champions.contents import RULES, STEPS
from meadhall.champions.fields import (
    AT_SMITH,
    BEGGED,
    BLAME,
    BOUNTY,
    COINS,
    COLOURS,
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
    FIRST_DRAUGR,
    FIRST_MONSTER,
    FIRST_PLAYER,
    FOOD,
    GLORY,
    HALL,
    HALL_OF_RECORDS,
    HUNTERS,
    HUTS_USED,
    ITEMS,
    JOURNEY,
    JOURNEY_DECK,
    JOURNEY_DISCARD,
    JOURNEY_OLD,
    JOURNEY_SEEN,
    KNOWN,
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
    SIZE,
    SLAIN_DRAUGR,
    SLAIN_MONSTERS,
    SLAIN_TROLLS,
    SMOKEHOUSE,
    STALL_BAG,
    STALL_TILES,
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
from meadhall.champions.rounds import ROUNDS, is_near, is_open
from meadhall.kernel.agenda import AGENDA_DEPTH, NOBODY, Options, State, count_bits, find_options, lowest_seat, settle
from meadhall.kernel.chance import Luck, play_out, row_of
from meadhall.kernel.game import Json
from meadhall.kernel.problems import BadPosition
from meadhall.kernel.reading import Reader

FORMAT: Final = 1
TRIALS: Final = 2  # random games played to the end before a position is believed
MASKS: Final = ("seats", "owing", "fighters")  # arguments of steps that are sets of seats
NAMED: Final = {"target": (*NAMES["target"], "hunt"), "ship": NAMES["ship"], "journey": NAMES["journey"]}
OF_HUNTERS_TOO: Final = ("RerollWithFavor", "RunesAfterRoll")  # steps that need no enemy
# The most that an argument of a step can be.
MOST: Final = {
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
}
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


# --- reading -------------------------------------------------------------------------------------------------


def read_state(document: Mapping[str, object], fact: list[int]) -> State:
    """The situation a document describes; one that cannot be is refused with the reason."""
    r = Reader(document, "")
    seats = len(r.items("players"))
    if not 2 <= seats <= 4:
        raise BadPosition("position-seats", n=seats)
    at = row_of([0] * SIZE)
    s = State(RULES, seats, at, row_of(fact), row_of([0] * AGENDA_DEPTH), 0, NOBODY)
    for key in ("meadhall", "game", "engine", "options"):  # checked by whoever chose this game
        r.get(key)
    read_options(s, r.sub("options"))
    at[ROUND] = r.number("round", 0, ROUNDS)
    at[FIRST_PLAYER] = r.number("first_player", 0, seats - 1)
    for seat, player in enumerate(r.subs("players")):
        read_player(s, seat, player)
    read_town(s, r.sub("town"))
    read_enemies(s, r.sub("enemies"))
    for shore, place in enumerate(r.subs("shores", SHORES)):
        read_shore(s, shore, place)
    read_fights(s, r.sub("fights"))
    read_roll(s, r.sub("roll"))
    read_decks(s, r)
    read_agenda(s, r)
    r.done()
    believe(s)
    return s


def read_options(s: State, r: Reader) -> None:
    """Edition and variants; the facts are read by whoever chose the game."""
    s.at[EDITION] = r.index("edition", NAMES["edition"])
    s.at[HALL_OF_RECORDS] = int(r.flag("hall_of_records"))
    s.at[MISTRUSTFUL] = int(r.flag("mistrustful_villagers"))
    r.has("facts")
    r.done()


def read_player(s: State, seat: int, r: Reader) -> None:
    """What lies before a player."""
    s.at[LEADER + seat] = r.index_or_none("leader", NAMES["leader"])
    s.at[GLORY + seat] = r.number("glory", -999, 999)
    for name, place, most in PLAYER_NUMBERS:
        s.at[place + seat] = r.number(name, 0, most)
    read_counts(s, HALL + 3 * seat, r.sub("longhouse"), NAMES["die"], 12)
    s.at[SHIP + seat] = r.index_or_none("ship", NAMES["private_ship"])
    for name, place, kind in PLAYER_SETS:
        s.at[place + seat] = r.members(name, NAMES[kind])
    s.at[DESTINIES_HELD + seat] = count_bits(s.at[DESTINIES + seat])
    piles = r.sub("slain")
    for name, place, kind in PILES:
        s.at[place + seat] = piles.members(name, NAMES[kind])
    piles.done()
    if r.has("final_scoring"):
        s.at[OVER] = 1
        parts = r.sub("final_scoring")
        for part, name in enumerate(NAMES["part"]):
            s.at[PARTS + SCORE_PARTS * seat + part] = parts.number(name, -999, 999)
    r.done()


def read_counts(s: State, place: int, r: Reader, names: tuple[str, ...], most: int) -> None:
    """A stretch of numbers by name."""
    for k, name in enumerate(names):
        s.at[place + k] = r.number(name, 0, most)
    r.done()


def read_town(s: State, r: Reader) -> None:
    """Locations, goods waiting, what is for sale."""
    s.at[STALLS] = r.members("stalls", NAMES["stall"])
    s.at[STALL_BAG] = ((1 << STALL_TILES) - 1) & ~int(s.at[STALLS])
    s.at[MERCHANT] = r.index_or_none("merchant", NAMES["merchant"])
    runes = r.items("runes")
    if len(runes) != RUNE_SPACES:
        raise BadPosition("field-count", field=r.place("runes"), n=RUNE_SPACES)
    for space, rune in enumerate(runes):
        s.at[RUNE_SHOWN + space] = Reader({"rune": rune}, r.place("runes")).index_or_none("rune", NAMES["rune"])
    read_counts(s, AT_SMITH, r.sub("smiths"), NAMES["die"], 12)
    s.at[SMOKEHOUSE] = r.number("smokehouse")
    read_counts(s, SUPPLY, r.sub("supply"), NAMES["die"], 12)
    s.at[HUTS_USED] = r.number("workers_hired", 0, 4)
    workers = r.sub("workers_at")
    for location, name in enumerate(NAMES["location"]):
        if workers.has(name):
            s.at[WORKER_AT + location] = workers.number(name, 0, int(s.seats) - 1) + 1
    workers.done()
    s.at[HUNTERS] = r.seats("hunters", int(s.seats))
    r.done()


def read_enemies(s: State, r: Reader) -> None:
    """The troll and the two draugr."""
    s.at[ENEMY + TROLL] = r.index_or_none("troll", NAMES["troll"])
    draugr = r.items("draugr")
    if len(draugr) != 2:
        raise BadPosition("field-count", field=r.place("draugr"), n=2)
    for side, card in enumerate(draugr):
        number = Reader({"card": card}, r.place("draugr")).index_or_none("card", NAMES["draugr"])
        s.at[ENEMY + DRAUGR + side] = number + FIRST_DRAUGR if number else 0
    r.done()


def read_shore(s: State, shore: int, r: Reader) -> None:
    """A distant shore."""
    monster = r.index_or_none("monster", NAMES["monster"])
    s.at[ENEMY + SHORE + shore] = monster + FIRST_MONSTER if monster else 0
    s.at[BOUNTY + shore] = r.number("bounty")
    s.at[SHIP_AT + shore] = r.index_or_none("ship", NAMES["ship"])
    if r.get("journey") == "face_down":
        s.at[JOURNEY + shore] = FACE_DOWN
    else:
        card = r.index_or_none("journey", NAMES["journey"])
        s.at[JOURNEY + shore] = card + KNOWN - 1 if card else 0
    s.at[JOURNEY_SEEN + shore] = r.seats("seen_by", int(s.seats))
    if r.flag("of_old_deck"):
        s.at[JOURNEY_OLD] = int(s.at[JOURNEY_OLD]) | 1 << shore
    r.done()
    is_used = monster or s.at[SHIP_AT + shore] or s.at[JOURNEY + shore]
    if is_used and not is_open(s, shore):
        raise BadPosition("position-shore", field=r.path)


def read_fights(s: State, r: Reader) -> None:
    """Who has reserved which fight, and with whom."""
    s.at[SEALED] = r.seats("sealed", int(s.seats))
    for target, name in enumerate(NAMES["target"]):
        if r.has(name):
            fight = r.sub(name)
            s.at[FIGHTER + target] = fight.number("seat", 0, int(s.seats) - 1) + 1
            for item in range(ITEMS):
                s.at[CREW + 4 * target + item] = fight.number(NAMES["item"][item], 0, 30)
            fight.done()
    r.done()


def read_roll(s: State, r: Reader) -> None:
    """Damage and dice of the fight that goes on."""
    s.at[DAMAGE] = r.number("damage")
    for key, place in (("dice", ROLLED), ("marked", MARKED)):
        dice = r.sub(key)
        for colour in range(COLOURS):
            if dice.has(NAMES["die"][colour]):
                faces = dice.sub(NAMES["die"][colour])
                for face, name in enumerate(NAMES["face"]):
                    s.at[place + FACES * colour + face] = faces.number(name, 0, 12) if faces.has(name) else 0
                faces.done()
        dice.done()
    s.at[ROLL_RUNES] = r.members("runes", NAMES["rune"])
    r.done()


def read_decks(s: State, r: Reader) -> None:
    """Decks, discards and the destinies at the Sage's House and under the deck."""
    for key, table in (("decks", DECKS), ("discards", DISCARDS)):
        sub = r.sub(key)
        for name, place, kind in table:
            s.at[place] = sub.members(name, NAMES[kind])
        sub.done()
    for deck in range(3):
        s.at[DECK_LEFT + deck] = count_bits(s.at[TROLL_DECK + deck])
    s.at[DRAWN] = r.members("destinies_drawn", NAMES["destiny"])
    s.at[DRAWN_COUNT] = count_bits(s.at[DRAWN])
    layers = r.subs("destinies_under_deck")
    if len(layers) > LAYERS:
        raise BadPosition("field-count", field="destinies_under_deck", n=LAYERS)
    for k, layer in enumerate(layers):
        unknown = layer.get("by") is None
        s.at[RETURNED_BY + k] = KNOWN_TO_NOBODY if unknown else layer.number("by", 0, int(s.seats) - 1) + 1
        s.at[RETURNED + k] = layer.members("cards", NAMES["destiny"])
        s.at[RETURNED_COUNT + k] = count_bits(s.at[RETURNED + k])
        layer.done()


def read_agenda(s: State, r: Reader) -> None:
    """The steps that wait, the next one first."""
    steps = r.subs("agenda")
    if len(steps) > AGENDA_DEPTH // 2:
        raise BadPosition("field-count", field="agenda", n=AGENDA_DEPTH // 2)
    for line in reversed(steps):
        kind = line.index("step", STEP_NAMES)
        if kind == 0:
            raise BadPosition("field-name", field=line.place("step"), known=", ".join(STEP_NAMES[1:]))
        entry = kind
        for k, field in enumerate(STEPS[kind].fields):
            if field in MASKS:
                value = line.seats(field, int(s.seats))
            elif field in NAMED:
                is_elsewhere = field == "target" and STEP_NAMES[kind] not in OF_HUNTERS_TOO
                value = line.index(field, NAMES["target"] if is_elsewhere else NAMED[field])
            elif field == "seat":
                value = line.number(field, 0, int(s.seats) - 1)
            else:
                value = line.number(field, 0, MOST.get(field, 255))
            entry |= value << 8 + 8 * k
        line.done()
        s.put(entry)


def believe(s: State) -> None:
    """Refuse what cannot be: broken counts, or an agenda that cannot be played to the end."""
    refuse_flaws(s)
    if s.at[OVER]:
        return
    try:
        settle(s)
        refuse_flaws(s)
        for seed in range(TRIALS):
            trial = s.clone()
            play_out(trial, Luck(seed))
            if not trial.at[OVER] or flaws(trial):
                raise BadPosition("position-agenda")
        if s.asked > 0 and lowest_seat(s.asked) >= 0:
            find_options(s, lowest_seat(s.asked), Options())
    except BadPosition:
        raise
    except (IndexError, ValueError, ZeroDivisionError, OverflowError, RuntimeError, NotImplementedError) as error:
        raise BadPosition("position-agenda") from error


def refuse_flaws(s: State) -> None:
    """Name the first thing that cannot be."""
    found = flaws(s)
    if not found:
        return
    kind, which, n = found[0]
    if kind == "dice":
        raise BadPosition("position-dice", die=NAMES["die"][which], n=n, most=(12, 12, 10)[which])
    if kind in ("troll", "draugr", "monster", "journey", "destiny", "rune", "merchant"):
        raise BadPosition("position-card", card=NAMES[kind][which], n=n)
    if kind == "longhouse":
        raise BadPosition("position-longhouse", seat=which, n=n)
    raise BadPosition("position-flaw", kind=kind, which=which, n=n)
