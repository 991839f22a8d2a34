"""Reading a position of Champions: every value is checked, and what cannot be is refused with the reason."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.champions.documents.checks import flaws
from meadhall.games.champions.documents.course import LEFT_OVER, NOTHING
from meadhall.games.champions.documents.position import AGENDA, DECKS, DISCARDS, PILES, PLAYER_NUMBERS, PLAYER_SETS
from meadhall.games.champions.rules.contents import RULES
from meadhall.games.champions.rules.rounds import ROUNDS, is_open
from meadhall.games.champions.table import box, on
from meadhall.games.champions.table.names import NAMES
from meadhall.kernel.documents.positions import believe, blank_state, read_counts, read_some_counts, skip_head
from meadhall.kernel.documents.reading import Reader
from meadhall.kernel.engine.agenda import State
from meadhall.kernel.engine.sets import count_bits
from meadhall.kernel.game import Flaw
from meadhall.kernel.problems import BadPosition


def read_state(document: Mapping[str, object], fact: vec[i64]) -> State:
    """The situation a document describes; one that cannot be is refused with the reason."""
    r = Reader(document, "")
    seats = len(r.items("players"))
    if not 2 <= seats <= 4:
        raise BadPosition("position-seats", n=seats)
    s = blank_state(RULES, seats, on.SIZE, fact)
    skip_head(r)  # checked by whoever chose this game
    read_options(s, r.sub("options"))
    s.at[on.ROUND] = r.number("round", 0, ROUNDS)
    s.at[on.FIRST_PLAYER] = r.number("first_player", 0, seats - 1)
    for seat, player in enumerate(r.subs("players")):
        read_player(s, seat, player)
    read_town(s, r.sub("town"))
    read_enemies(s, r.sub("enemies"))
    for shore, place in enumerate(r.subs("shores", box.SHORES)):
        read_shore(s, shore, place)
    read_fights(s, r.sub("fights"))
    read_roll(s, r.sub("roll"))
    read_decks(s, r)
    AGENDA.read(s, r)
    r.done()
    believe(s, flaws, refusal, is_over)
    return s


def read_options(s: State, r: Reader) -> None:
    """Edition, variants and the rulings one can choose; the facts are read by whoever chose the game."""
    s.at[on.EDITION] = r.index("edition", NAMES["edition"])
    s.at[on.HALL_OF_RECORDS] = int(r.flag("hall_of_records"))
    s.at[on.MISTRUSTFUL] = int(r.flag("mistrustful_villagers"))
    s.at[on.RUNES_AFTER_FAVOR] = r.index("roll_runes", NAMES["roll_runes"])
    s.at[on.BARE_KRAKEN] = r.index("french_kraken", NAMES["french_kraken"])
    s.at[on.FIGHTERS_ASK] = r.index("turn_order", NAMES["turn_order"])
    r.has("facts")
    r.done()


def read_player(s: State, seat: int, r: Reader) -> None:
    """What lies before a player."""
    s.at[on.LEADER + seat] = r.index_or_none("leader", NAMES["leader"])
    s.at[on.GLORY + seat] = r.number("glory", -999, 999)
    for name, place, most in PLAYER_NUMBERS:
        s.at[place + seat] = r.number(name, 0, most)
    read_counts(s, on.HALL + 3 * seat, r.sub("longhouse"), NAMES["die"], 12)
    s.at[on.SHIP + seat] = r.index_or_none("ship", NAMES["private_ship"])
    for name, place, kind in PLAYER_SETS:
        s.at[place + seat] = r.members(name, NAMES[kind])
    s.at[on.DESTINIES_HELD + seat] = count_bits(s.at[on.DESTINIES + seat])
    piles = r.sub("slain")
    for name, place, kind in PILES:
        s.at[place + seat] = piles.members(name, NAMES[kind])
    piles.done()
    if r.has("final_scoring"):
        s.at[on.OVER] = 1
        parts = r.sub("final_scoring")
        for part, name in enumerate(NAMES["part"]):
            s.at[on.PARTS + on.SCORE_PARTS * seat + part] = parts.number(name, -999, 999)
    r.done()


def read_town(s: State, r: Reader) -> None:
    """Locations, goods waiting, what is for sale."""
    s.at[on.STALLS] = r.members("stalls", NAMES["stall"])
    s.at[on.STALL_BAG] = ((1 << box.STALL_TILES) - 1) & ~int(s.at[on.STALLS])
    s.at[on.MERCHANT] = r.index_or_none("merchant", NAMES["merchant"])
    runes = r.items("runes")
    if len(runes) != box.RUNE_SPACES:
        raise BadPosition("field-count", field=r.place("runes"), n=box.RUNE_SPACES)
    for space, rune in enumerate(runes):
        s.at[on.RUNE_SHOWN + space] = Reader({"rune": rune}, r.place("runes")).index_or_none("rune", NAMES["rune"])
    read_counts(s, on.AT_SMITH, r.sub("smiths"), NAMES["die"], 12)
    s.at[on.SMOKEHOUSE] = r.number("smokehouse")
    read_counts(s, on.SUPPLY, r.sub("supply"), NAMES["die"], 12)
    s.at[on.HUTS_USED] = r.number("workers_hired", 0, 4)
    workers = r.sub("workers_at")
    for location, name in enumerate(NAMES["location"]):
        if workers.has(name):
            s.at[on.WORKER_AT + location] = workers.number(name, 0, int(s.seats) - 1) + 1
    workers.done()
    s.at[on.HUNTERS] = r.seats("hunters", int(s.seats))
    r.done()


def read_enemies(s: State, r: Reader) -> None:
    """The troll and the two draugr."""
    s.at[on.ENEMY + box.TROLL] = r.index_or_none("troll", NAMES["troll"])
    draugr = r.items("draugr")
    if len(draugr) != 2:
        raise BadPosition("field-count", field=r.place("draugr"), n=2)
    for side, card in enumerate(draugr):
        number = Reader({"card": card}, r.place("draugr")).index_or_none("card", NAMES["draugr"])
        s.at[on.ENEMY + box.DRAUGR + side] = number + box.FIRST_DRAUGR if number else 0
    r.done()


def read_shore(s: State, shore: int, r: Reader) -> None:
    """A distant shore."""
    monster = r.index_or_none("monster", NAMES["monster"])
    s.at[on.ENEMY + box.SHORE + shore] = monster + box.FIRST_MONSTER if monster else 0
    s.at[on.BOUNTY + shore] = r.number("bounty")
    s.at[on.SHIP_AT + shore] = r.index_or_none("ship", NAMES["ship"])
    if r.get("journey") == "face_down":
        s.at[on.JOURNEY + shore] = on.FACE_DOWN
    else:
        card = r.index_or_none("journey", NAMES["journey"])
        s.at[on.JOURNEY + shore] = card + on.KNOWN - 1 if card else 0
    s.at[on.JOURNEY_SEEN + shore] = r.seats("seen_by", int(s.seats))
    if r.flag("of_old_deck"):
        s.at[on.JOURNEY_OLD] = int(s.at[on.JOURNEY_OLD]) | 1 << shore
    r.done()
    is_used = monster or s.at[on.SHIP_AT + shore] or s.at[on.JOURNEY + shore]
    if is_used and not is_open(s, shore):
        raise BadPosition("position-shore", field=r.path)


def read_fights(s: State, r: Reader) -> None:
    """Who has reserved which fight, and with whom."""
    s.at[on.SEALED] = r.seats("sealed", int(s.seats))
    for target, name in enumerate(NAMES["target"]):
        if r.has(name):
            fight = r.sub(name)
            s.at[on.FIGHTER + target] = fight.number("seat", 0, int(s.seats) - 1) + 1
            for item in range(box.ITEMS):
                s.at[on.CREW + 4 * target + item] = fight.number(NAMES["item"][item], 0, 30)
            fight.done()
    r.done()


def read_roll(s: State, r: Reader) -> None:
    """Damage and dice of the fight that goes on."""
    s.at[on.DAMAGE] = r.number("damage")
    for key, place in (("dice", on.ROLLED), ("marked", on.MARKED)):
        dice = r.sub(key)
        for colour in range(box.COLOURS):
            if dice.has(NAMES["die"][colour]):
                faces = dice.sub(NAMES["die"][colour])
                read_some_counts(s, place + box.FACES * colour, faces, NAMES["face"], 12)
        dice.done()
    s.at[on.ROLL_RUNES] = r.members("runes", NAMES["rune"])
    r.done()


def read_decks(s: State, r: Reader) -> None:
    """Decks, discards and the destinies at the Sage's House and under the deck."""
    for key, table in (("decks", DECKS), ("discards", DISCARDS)):
        sub = r.sub(key)
        for name, place, kind in table:
            s.at[place] = sub.members(name, NAMES[kind])
        sub.done()
    for deck in range(3):
        s.at[on.DECK_LEFT + deck] = count_bits(s.at[on.TROLL_DECK + deck])
    s.at[on.DRAWN] = r.members("destinies_drawn", NAMES["destiny"])
    s.at[on.DRAWN_COUNT] = count_bits(s.at[on.DRAWN])
    layers = r.subs("destinies_under_deck")
    if len(layers) > box.LAYERS:
        raise BadPosition("field-count", field="destinies_under_deck", n=box.LAYERS)
    for k, layer in enumerate(layers):
        unknown = layer.get("by") is None
        s.at[on.RETURNED_BY + k] = on.KNOWN_TO_NOBODY if unknown else layer.number("by", 0, int(s.seats) - 1) + 1
        s.at[on.RETURNED + k] = layer.members("cards", NAMES["destiny"])
        s.at[on.RETURNED_COUNT + k] = count_bits(s.at[on.RETURNED + k])
        layer.done()


def refusal(flaw: Flaw) -> BadPosition:
    """What cannot be, in words."""
    kind, which, n = flaw
    if kind == "dice":
        return BadPosition("position-dice", die=NAMES["die"][which], n=n, most=(12, 12, 10)[which])
    if kind in ("troll", "draugr", "monster", "journey", "destiny", "rune", "merchant"):
        return BadPosition("position-card", card=NAMES[kind][which], n=n)
    if kind == "longhouse":
        return BadPosition("position-longhouse", seat=which, n=n)
    if kind == "step" and n != NOTHING:
        return BadPosition("position-step", step=AGENDA.step_names[which], below=AGENDA.step_names[n])
    if kind == "step":
        return BadPosition("position-last-step", step=AGENDA.step_names[which])
    if kind == "round":
        return BadPosition("position-round", step=AGENDA.step_names[which], n=n)
    if kind == "argument":
        return BadPosition("position-argument", step=AGENDA.step_names[which])
    if kind in LEFT_OVER:
        return BadPosition("position-left-over", step=AGENDA.step_names[which], kind=kind)
    return BadPosition("position-flaw", kind=kind, which=which, n=n)


def is_over(s: State) -> bool:
    """Whether the final scoring is done."""
    return s.at[on.OVER] == 1
