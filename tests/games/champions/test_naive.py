"""The engine against the naive model: the same questions, the same options and the same end, answer by answer."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.champions.naive import (
    CHANCE,
    ENEMIES,
    PARTS,
    WARRIORS,
    Board,
    Party,
    Player,
    Shore,
    final_scoring,
    resolve,
)

import meadhall
from meadhall import State
from meadhall.games.champions.documents.checks import Flaw, flaws
from meadhall.games.champions.table import box, on, printed, steps
from meadhall.games.champions.table.names import NAMES
from meadhall.kernel.engine.agenda import (
    CHANCE as CHANCE_BIT,
    NOBODY,
    Options,
    answer,
    find_options,
    lowest_seat,
    settle,
    step,
)
from playing import times

EDITIONS = NAMES["edition"]
BOX = {"sword": 12, "spear": 12, "axe": 10}
VOCABULARY = meadhall.game("champions").vocabulary


def members(mask: int, kind: str) -> set[str]:
    """The names in a set of cards."""
    return {name for k, name in enumerate(NAMES[kind]) if mask >> k & 1}


# --- reading a state as the naive model knows it -------------------------------------------------------------


def board_of(s: State) -> Board:
    """A state of the engine as a board of the naive model."""
    at = [int(n) for n in s.at]
    english = EDITIONS[at[on.EDITION]] == "en"
    return Board(
        edition=EDITIONS[at[on.EDITION]],
        runes_wait_for_favor=at[on.RUNES_AFTER_FAVOR] == 1,
        kraken_is_bare=at[on.BARE_KRAKEN] == 1,
        start=at[on.FIRST_PLAYER],
        players=[player_of(at, seat) for seat in range(int(s.seats))],
        hunters={seat for seat in range(4) if at[on.HUNTERS] >> seat & 1},
        supply={kind: at[on.SUPPLY + k] for k, kind in enumerate(WARRIORS)},
        troll=named(at[on.ENEMY + box.TROLL], "enemy"),
        draugr=[named(at[on.ENEMY + box.DRAUGR + side], "enemy") for side in range(2)],
        shores=[
            Shore(
                near=(shore < 2) == english,
                monster=named(at[on.ENEMY + box.SHORE + shore], "enemy"),
                coins=at[on.BOUNTY + shore],
                journey=journey_of(at[on.JOURNEY + shore]),
                looked={seat for seat in range(4) if at[on.JOURNEY_SEEN + shore] >> seat & 1},
            )
            for shore in range(box.SHORES)
        ],
        parties={
            NAMES["target"][target]: Party(
                seat=at[on.FIGHTER + target] - 1,
                warriors={kind: at[on.CREW + 4 * target + k] for k, kind in enumerate(WARRIORS)},
                food=at[on.CREW + 4 * target + box.FOOD_ITEM],
            )
            for target in range(box.TARGETS)
            if at[on.FIGHTER + target] > 0
        },
        journey_deck=members(at[on.JOURNEY_DECK], "journey"),
        journey_discard=members(at[on.JOURNEY_DISCARD], "journey"),
        journeys_face_up=members(at[on.REVEALED], "journey"),
    )


def named(number: int, kind: str) -> str | None:
    """The name of a card written as its number plus 1."""
    return NAMES[kind][number - 1] if number > 0 else None


def journey_of(number: int) -> str | None:
    """What lies on a journey space."""
    if number == on.NO_CARD:
        return None
    return "face_down" if number == on.FACE_DOWN else NAMES["journey"][number - on.KNOWN]


def player_of(at: list[int], seat: int) -> Player:
    """One player of a state."""
    return Player(
        leader=NAMES["leader"][at[on.LEADER + seat] - 1],
        food=at[on.FOOD + seat],
        wood=at[on.WOOD + seat],
        coins=at[on.COINS + seat],
        favor=at[on.FAVOR + seat],
        blame=at[on.BLAME + seat],
        glory=at[on.GLORY + seat],
        home={kind: at[on.HALL + 3 * seat + k] for k, kind in enumerate(WARRIORS)},
        runes=members(at[on.RUNES + seat], "rune"),
        used=members(at[on.RUNES_USED + seat], "rune"),
        destinies=members(at[on.DESTINIES + seat], "destiny"),
        shown=members(at[on.DESTINIES_SHOWN + seat], "destiny"),
        trolls=members(at[on.SLAIN_TROLLS + seat], "troll"),
        draugr=members(at[on.SLAIN_DRAUGR + seat], "draugr"),
        monsters=members(at[on.SLAIN_MONSTERS + seat], "monster"),
        ship=named(at[on.SHIP + seat], "private_ship"),
    )


# --- making up a table just before the combat resolution ------------------------------------------------------


def made_up(r: random.Random) -> State:
    """A table that could be: everything at random, every count kept, the combat resolution next."""
    seats = r.choice((2, 3, 4))
    options = {name: r.choice(NAMES[name]) for name in ("roll_runes", "french_kraken")}
    options["edition"] = r.choice((*EDITIONS, "fr"))  # the French edition differs most
    s = meadhall.new("champions", seats, options=options, asks_chance=True).state()
    s.at[on.ROUND] = r.randint(1, 8)
    s.at[on.FIRST_PLAYER] = r.randrange(seats)
    leaders = r.sample(range(1, box.LEADERS + 1), seats)
    ships = r.sample(range(1, box.PRIVATE_SHIPS + 1), seats)
    for seat in range(seats):
        s.at[on.LEADER + seat] = leaders[seat]
        s.at[on.SHIP + seat] = ships[seat] if r.random() < 0.5 else 0
        for good, most in ((on.FOOD, 8), (on.WOOD, 6), (on.COINS, 12), (on.FAVOR, 3), (on.BLAME, 7)):
            s.at[good + seat] = r.randint(0, most)
        s.at[on.GLORY + seat] = r.randint(-5, 60)
        if r.random() < 0.5:
            s.at[on.HUNTERS] = int(s.at[on.HUNTERS]) | 1 << seat
    deal_enemies(s, r)
    deal_cards(s, r)
    deal_journeys(s, r)
    reserve_fights(s, r)
    send_warriors(s, r)
    s.top = 0
    assert real_flaws(s) == []
    return s


def real_flaws(s: State) -> list[Flaw]:
    """What is wrong with a table dealt freely: workers that would stand at its fights and stalls do not matter."""
    dealt_freely = ("fight-without-worker", "workers", "ship-not-used", "stalls")
    return [flaw for flaw in flaws(s) if flaw[0] not in dealt_freely]


def open_shores(s: State) -> list[int]:
    """The shores in use."""
    shores = list(range(box.SHORES))
    if int(s.seats) < 4:
        shores.remove(3 if s.at[on.EDITION] == box.EN else 0)
    return shores


def deal_enemies(s: State, r: random.Random) -> None:
    """Enemies on the board, in piles, discarded and in their decks."""
    decks = (
        ("troll", on.TROLL_DECK, [box.TROLL], 0, on.SLAIN_TROLLS),
        ("draugr", on.DRAUGR_DECK, [box.DRAUGR, box.DRAUGR + 1], box.FIRST_DRAUGR, on.SLAIN_DRAUGR),
        ("monster", on.MONSTER_DECK, [box.SHORE + n for n in open_shores(s)], box.FIRST_MONSTER, on.SLAIN_MONSTERS),
    )
    for k, (kind, deck, targets, first, pile) in enumerate(decks):
        cards = list(range(len(NAMES[kind])))
        r.shuffle(cards)
        for target in targets:
            s.at[on.ENEMY + target] = first + cards.pop() + 1
        for _ in range(r.randint(0, len(cards))):
            seat = r.randrange(int(s.seats))
            s.at[pile + seat] = int(s.at[pile + seat]) | 1 << cards.pop()
        if kind != "monster":
            s.at[on.TROLL_DISCARD + k] = sum(1 << cards.pop() for _ in range(r.randint(0, len(cards))))
        s.at[deck] = sum(1 << card for card in cards)
        s.at[on.DECK_LEFT + k] = len(cards)
    for shore in open_shores(s):
        s.at[on.BOUNTY + shore] = r.choice((0, 0, 1, 3))


def deal_cards(s: State, r: random.Random) -> None:
    """Runes, some of them used, and destinies."""
    s.at[on.RUNE_DECK] = 0
    for rune in range(box.RUNE_CARDS):
        seat = r.randrange(-1, int(s.seats))
        place = on.RUNE_DECK if seat < 0 else on.RUNES + seat
        s.at[place] = int(s.at[place]) | 1 << rune
        if seat >= 0 and r.random() < 0.25:
            s.at[on.RUNES_USED + seat] = int(s.at[on.RUNES_USED + seat]) | 1 << rune
    destinies = list(range(box.DESTINY_CARDS))
    r.shuffle(destinies)
    for seat in range(int(s.seats)):
        n = r.randint(1, 3)
        s.at[on.DESTINIES + seat] = sum(1 << destinies.pop() for _ in range(n))
        s.at[on.DESTINIES_HELD + seat] = n
    s.at[on.DESTINY_DECK] = sum(1 << destiny for destiny in destinies)


def deal_journeys(s: State, r: random.Random) -> None:
    """Journeys face down, some of them seen; a deck that may be as good as empty."""
    cards = list(range(box.JOURNEY_CARDS))
    r.shuffle(cards)
    face_down = 0
    for shore in open_shores(s):
        if r.random() < 0.7:
            s.at[on.JOURNEY + shore] = on.FACE_DOWN
            face_down += 1
        else:
            s.at[on.JOURNEY + shore] = on.KNOWN + cards.pop()
            s.at[on.JOURNEY_SEEN + shore] = r.randint(1, 2 ** int(s.seats) - 1)
    deck = face_down + (0 if r.random() < 0.3 else r.randint(0, len(cards) - face_down - 1))
    s.at[on.JOURNEY_DECK] = sum(1 << cards.pop() for _ in range(deck))
    s.at[on.JOURNEY_DISCARD] = sum(1 << card for card in cards)


def reserve_fights(s: State, r: random.Random) -> None:
    """Who fights where, and which ships sail."""
    for target in (box.TROLL, box.DRAUGR, box.DRAUGR + 1):
        if r.random() < 0.7:
            s.at[on.FIGHTER + target] = r.randrange(int(s.seats)) + 1
    ships: list[tuple[int, int | None]] = [(1, None), (2, None)]
    for seat in range(int(s.seats)):
        if s.at[on.SHIP + seat] > 0:
            ships.append((int(s.at[on.SHIP + seat]) + 2, seat))
    r.shuffle(ships)
    for shore in open_shores(s):
        if ships and r.random() < 0.8:
            ship, owner = ships.pop()
            s.at[on.SHIP_AT + shore] = ship
            s.at[on.FIGHTER + box.SHORE + shore] = (r.randrange(int(s.seats)) if owner is None else owner) + 1


def send_warriors(s: State, r: random.Random) -> None:
    """Warriors and food at home, in fights and aboard, as far as the assignment allows it."""
    supply = dict(BOX)
    for seat in range(int(s.seats)):
        for kind in range(box.COLOURS):
            s.at[on.HALL + 3 * seat + kind] = 0
        for _ in range(r.randint(0, 8)):
            kind = r.choice([k for k in range(box.COLOURS) if supply[WARRIORS[k]] > 0])
            supply[WARRIORS[kind]] -= 1
            target = r.choice([None, *targets_for(s, seat, kind), *targets_for(s, seat, kind)])
            place = on.HALL + 3 * seat + kind if target is None else on.CREW + 4 * target + kind
            s.at[place] = int(s.at[place]) + 1
        for _ in range(int(s.at[on.FOOD + seat])):
            target = r.choice([None, *targets_for(s, seat, box.FOOD_ITEM)])
            if target is not None:
                s.at[on.FOOD + seat] = int(s.at[on.FOOD + seat]) - 1
                s.at[on.CREW + 4 * target + box.FOOD_ITEM] = int(s.at[on.CREW + 4 * target + box.FOOD_ITEM]) + 1
    for kind in range(box.COLOURS):
        s.at[on.SUPPLY + kind] = supply[WARRIORS[kind]]


def targets_for(s: State, seat: int, item: int) -> list[int]:
    """Where this item may be sent."""
    found = []
    for target in range(box.TARGETS):
        if s.at[on.FIGHTER + target] != seat + 1:
            continue
        if target >= box.SHORE:
            ship = int(s.at[on.SHIP_AT + target - box.SHORE]) - 1
            aboard = sum(int(s.at[on.CREW + 4 * target + k]) for k in range(box.ITEMS))
            if aboard < int(s.fact[printed.CAPACITY + ship]):
                found.append(target)
        elif item != box.FOOD_ITEM:
            card = ENEMIES[NAMES["enemy"][int(s.at[on.ENEMY + target]) - 1]]
            if s.at[on.EDITION] == box.JA or card.barred != WARRIORS[item]:
                found.append(target)
    return found


# --- the comparison -----------------------------------------------------------------------------------------


def compare(s: State, r: random.Random, seen: Counter[str]) -> None:
    """Play the combat resolution in the engine and in the naive model at once."""
    board = board_of(s)
    asking = resolve(board)
    out = Options()
    s.put(step(steps.RESOLVE, 0))
    settle(s)
    question = next(asking, None)
    said: list[str] = []
    while s.asked != NOBODY:
        seat = CHANCE if s.asked == CHANCE_BIT else int(lowest_seat(s.asked))
        assert seat == CHANCE or int(s.asked) == 1 << seat
        find_options(s, seat, out)
        options = [VOCABULARY.answer(word).name for word in out.listed()]
        assert question is not None, (said, seat, options)
        assert (seat, sorted(options)) == (question[0], sorted(question[1])), said
        name = r.choice(options if r.random() < 0.5 or len(options) == 1 else options[1:])
        said.append(f"{seat}: {name}")
        seen[name.partition(" ")[0] if not name.startswith("use_rune") else name] += 1
        answer(s, seat, VOCABULARY.parse(name))
        try:
            question = asking.send(name)
        except StopIteration:
            question = None
    assert question is None, (said, question)
    assert board_of(s) == board, said
    assert real_flaws(s) == []


@pytest.mark.unmeasured
@pytest.mark.both
@pytest.mark.parametrize("batch", range(10))
def test_the_combat_resolution_is_the_naive_one(batch: int) -> None:
    seen: Counter[str] = Counter()
    for n in range(times(100, 5_000)):
        r = random.Random(f"{batch}/{n}")
        compare(made_up(r), r, seen)
    for word in ("side", "mark", "reroll", "lose", "done", "draw_journey", "blame_on", "blame_all", "discard_blame"):
        assert seen[word] > 0, word
    for rune in NAMES["rune"]:
        assert seen[f"use_rune {rune}"] > 0 or rune == "true_vision", rune


@pytest.mark.unmeasured
@pytest.mark.both
def test_the_final_scoring_is_the_naive_one() -> None:
    for n in range(times(400, 20_000)):
        s = made_up(random.Random(f"scoring/{n}"))
        board = board_of(s)
        before = [p.glory for p in board.players]
        expected = final_scoring(board)
        s.put(step(steps.FINAL_SCORING))
        settle(s)
        for seat, parts in enumerate(expected):
            found = {part: int(s.at[on.PARTS + on.SCORE_PARTS * seat + k]) for k, part in enumerate(PARTS)}
            assert found == parts
            assert int(s.at[on.GLORY + seat]) == before[seat] + sum(parts.values())
        ranks = [(int(s.at[on.GLORY + seat]), pile(p)) for seat, p in enumerate(board.players)]
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        assert meadhall.game("champions").winners(s) == winners


def pile(p: Player) -> int:
    """How many enemies a player has killed."""
    return len(p.trolls) + len(p.draugr) + len(p.monsters)
