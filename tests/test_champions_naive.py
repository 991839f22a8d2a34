"""The engine against the naive model: the same questions, the same options and the same end, answer by answer."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import meadhall
from champions_naive import (
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
from meadhall import State
from meadhall.champions import fields as f
from meadhall.champions.checks import Flaw, flaws
from meadhall.champions.names import NAMES
from meadhall.champions.steps import FINAL_SCORING, RESOLVE
from meadhall.kernel.agenda import CHANCE as CHANCE_BIT
from meadhall.kernel.agenda import NOBODY, Options, answer, find_options, lowest_seat, settle, step
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
    english = EDITIONS[at[f.EDITION]] == "en"
    return Board(
        edition=EDITIONS[at[f.EDITION]],
        start=at[f.FIRST_PLAYER],
        players=[player_of(at, seat) for seat in range(int(s.seats))],
        hunters={seat for seat in range(4) if at[f.HUNTERS] >> seat & 1},
        supply={kind: at[f.SUPPLY + k] for k, kind in enumerate(WARRIORS)},
        troll=named(at[f.ENEMY + f.TROLL], "enemy"),
        draugr=[named(at[f.ENEMY + f.DRAUGR + side], "enemy") for side in range(2)],
        shores=[
            Shore(
                near=(shore < 2) == english,
                monster=named(at[f.ENEMY + f.SHORE + shore], "enemy"),
                coins=at[f.BOUNTY + shore],
                journey=journey_of(at[f.JOURNEY + shore]),
                looked={seat for seat in range(4) if at[f.JOURNEY_SEEN + shore] >> seat & 1},
            )
            for shore in range(f.SHORES)
        ],
        parties={
            NAMES["target"][target]: Party(
                seat=at[f.FIGHTER + target] - 1,
                warriors={kind: at[f.CREW + 4 * target + k] for k, kind in enumerate(WARRIORS)},
                food=at[f.CREW + 4 * target + f.FOOD_ITEM],
            )
            for target in range(f.TARGETS)
            if at[f.FIGHTER + target] > 0
        },
        journey_deck=members(at[f.JOURNEY_DECK], "journey"),
        journey_discard=members(at[f.JOURNEY_DISCARD], "journey"),
        journeys_face_up=members(at[f.REVEALED], "journey"),
    )


def named(number: int, kind: str) -> str | None:
    """The name of a card written as its number plus 1."""
    return NAMES[kind][number - 1] if number > 0 else None


def journey_of(number: int) -> str | None:
    """What lies on a journey space."""
    if number == f.NO_CARD:
        return None
    return "face_down" if number == f.FACE_DOWN else NAMES["journey"][number - f.KNOWN]


def player_of(at: list[int], seat: int) -> Player:
    """One player of a state."""
    return Player(
        leader=NAMES["leader"][at[f.LEADER + seat] - 1],
        food=at[f.FOOD + seat],
        wood=at[f.WOOD + seat],
        coins=at[f.COINS + seat],
        favor=at[f.FAVOR + seat],
        blame=at[f.BLAME + seat],
        glory=at[f.GLORY + seat],
        home={kind: at[f.HALL + 3 * seat + k] for k, kind in enumerate(WARRIORS)},
        runes=members(at[f.RUNES + seat], "rune"),
        used=members(at[f.RUNES_USED + seat], "rune"),
        destinies=members(at[f.DESTINIES + seat], "destiny"),
        shown=members(at[f.DESTINIES_SHOWN + seat], "destiny"),
        trolls=members(at[f.SLAIN_TROLLS + seat], "troll"),
        draugr=members(at[f.SLAIN_DRAUGR + seat], "draugr"),
        monsters=members(at[f.SLAIN_MONSTERS + seat], "monster"),
        ship=named(at[f.SHIP + seat], "private_ship"),
    )


# --- making up a table just before the combat resolution ------------------------------------------------------


def made_up(r: random.Random) -> State:
    """A table that could be: everything at random, every count kept, the combat resolution next."""
    seats, edition = r.choice((2, 3, 4)), r.choice(EDITIONS)
    s = meadhall.new("champions", seats, options={"edition": edition}, asks_chance=True).state()
    s.at[f.ROUND] = r.randint(1, 8)
    s.at[f.FIRST_PLAYER] = r.randrange(seats)
    leaders = r.sample(range(1, f.LEADERS + 1), seats)
    ships = r.sample(range(1, f.PRIVATE_SHIPS + 1), seats)
    for seat in range(seats):
        s.at[f.LEADER + seat] = leaders[seat]
        s.at[f.SHIP + seat] = ships[seat] if r.random() < 0.5 else 0
        for good, most in ((f.FOOD, 8), (f.WOOD, 6), (f.COINS, 12), (f.FAVOR, 3), (f.BLAME, 7)):
            s.at[good + seat] = r.randint(0, most)
        s.at[f.GLORY + seat] = r.randint(-5, 60)
        if r.random() < 0.5:
            s.at[f.HUNTERS] = int(s.at[f.HUNTERS]) | 1 << seat
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
    shores = list(range(f.SHORES))
    if int(s.seats) < 4:
        shores.remove(3 if s.at[f.EDITION] == f.EN else 0)
    return shores


def deal_enemies(s: State, r: random.Random) -> None:
    """Enemies on the board, in piles, discarded and in their decks."""
    decks = (
        ("troll", f.TROLL_DECK, [f.TROLL], 0, f.SLAIN_TROLLS),
        ("draugr", f.DRAUGR_DECK, [f.DRAUGR, f.DRAUGR + 1], f.FIRST_DRAUGR, f.SLAIN_DRAUGR),
        ("monster", f.MONSTER_DECK, [f.SHORE + n for n in open_shores(s)], f.FIRST_MONSTER, f.SLAIN_MONSTERS),
    )
    for k, (kind, deck, targets, first, pile) in enumerate(decks):
        cards = list(range(len(NAMES[kind])))
        r.shuffle(cards)
        for target in targets:
            s.at[f.ENEMY + target] = first + cards.pop() + 1
        for _ in range(r.randint(0, len(cards))):
            seat = r.randrange(int(s.seats))
            s.at[pile + seat] = int(s.at[pile + seat]) | 1 << cards.pop()
        if kind != "monster":
            s.at[f.TROLL_DISCARD + k] = sum(1 << cards.pop() for _ in range(r.randint(0, len(cards))))
        s.at[deck] = sum(1 << card for card in cards)
        s.at[f.DECK_LEFT + k] = len(cards)
    for shore in open_shores(s):
        s.at[f.BOUNTY + shore] = r.choice((0, 0, 1, 3))


def deal_cards(s: State, r: random.Random) -> None:
    """Runes, some of them used, and destinies."""
    s.at[f.RUNE_DECK] = 0
    for rune in range(f.RUNE_CARDS):
        seat = r.randrange(-1, int(s.seats))
        place = f.RUNE_DECK if seat < 0 else f.RUNES + seat
        s.at[place] = int(s.at[place]) | 1 << rune
        if seat >= 0 and r.random() < 0.25:
            s.at[f.RUNES_USED + seat] = int(s.at[f.RUNES_USED + seat]) | 1 << rune
    destinies = list(range(f.DESTINY_CARDS))
    r.shuffle(destinies)
    for seat in range(int(s.seats)):
        n = r.randint(1, 3)
        s.at[f.DESTINIES + seat] = sum(1 << destinies.pop() for _ in range(n))
        s.at[f.DESTINIES_HELD + seat] = n
    s.at[f.DESTINY_DECK] = sum(1 << destiny for destiny in destinies)


def deal_journeys(s: State, r: random.Random) -> None:
    """Journeys face down, some of them seen; a deck that may be as good as empty."""
    cards = list(range(f.JOURNEY_CARDS))
    r.shuffle(cards)
    face_down = 0
    for shore in open_shores(s):
        if r.random() < 0.7:
            s.at[f.JOURNEY + shore] = f.FACE_DOWN
            face_down += 1
        else:
            s.at[f.JOURNEY + shore] = f.KNOWN + cards.pop()
            s.at[f.JOURNEY_SEEN + shore] = r.randint(1, 2 ** int(s.seats) - 1)
    deck = face_down + (0 if r.random() < 0.3 else r.randint(0, len(cards) - face_down - 1))
    s.at[f.JOURNEY_DECK] = sum(1 << cards.pop() for _ in range(deck))
    s.at[f.JOURNEY_DISCARD] = sum(1 << card for card in cards)


def reserve_fights(s: State, r: random.Random) -> None:
    """Who fights where, and which ships sail."""
    for target in (f.TROLL, f.DRAUGR, f.DRAUGR + 1):
        if r.random() < 0.7:
            s.at[f.FIGHTER + target] = r.randrange(int(s.seats)) + 1
    ships: list[tuple[int, int | None]] = [(1, None), (2, None)]
    for seat in range(int(s.seats)):
        if s.at[f.SHIP + seat] > 0:
            ships.append((int(s.at[f.SHIP + seat]) + 2, seat))
    r.shuffle(ships)
    for shore in open_shores(s):
        if ships and r.random() < 0.8:
            ship, owner = ships.pop()
            s.at[f.SHIP_AT + shore] = ship
            s.at[f.FIGHTER + f.SHORE + shore] = (r.randrange(int(s.seats)) if owner is None else owner) + 1


def send_warriors(s: State, r: random.Random) -> None:
    """Warriors and food at home, in fights and aboard, as far as the assignment allows it."""
    supply = dict(BOX)
    for seat in range(int(s.seats)):
        for kind in range(f.COLOURS):
            s.at[f.HALL + 3 * seat + kind] = 0
        for _ in range(r.randint(0, 8)):
            kind = r.choice([k for k in range(f.COLOURS) if supply[WARRIORS[k]] > 0])
            supply[WARRIORS[kind]] -= 1
            target = r.choice([None, *targets_for(s, seat, kind), *targets_for(s, seat, kind)])
            place = f.HALL + 3 * seat + kind if target is None else f.CREW + 4 * target + kind
            s.at[place] = int(s.at[place]) + 1
        for _ in range(int(s.at[f.FOOD + seat])):
            target = r.choice([None, *targets_for(s, seat, f.FOOD_ITEM)])
            if target is not None:
                s.at[f.FOOD + seat] = int(s.at[f.FOOD + seat]) - 1
                s.at[f.CREW + 4 * target + f.FOOD_ITEM] = int(s.at[f.CREW + 4 * target + f.FOOD_ITEM]) + 1
    for kind in range(f.COLOURS):
        s.at[f.SUPPLY + kind] = supply[WARRIORS[kind]]


def targets_for(s: State, seat: int, item: int) -> list[int]:
    """Where this item may be sent."""
    found = []
    for target in range(f.TARGETS):
        if s.at[f.FIGHTER + target] != seat + 1:
            continue
        if target >= f.SHORE:
            ship = int(s.at[f.SHIP_AT + target - f.SHORE]) - 1
            aboard = sum(int(s.at[f.CREW + 4 * target + k]) for k in range(f.ITEMS))
            if aboard < int(s.fact[f.CAPACITY + ship]):
                found.append(target)
        elif item != f.FOOD_ITEM:
            card = ENEMIES[NAMES["enemy"][int(s.at[f.ENEMY + target]) - 1]]
            if s.at[f.EDITION] == f.JA or card.barred != WARRIORS[item]:
                found.append(target)
    return found


# --- the comparison -----------------------------------------------------------------------------------------


def compare(s: State, r: random.Random, seen: Counter[str]) -> None:
    """Play the combat resolution in the engine and in the naive model at once."""
    board = board_of(s)
    asking = resolve(board)
    out = Options()
    s.put(step(RESOLVE, 0))
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
        s.put(step(FINAL_SCORING))
        settle(s)
        for seat, parts in enumerate(expected):
            found = {part: int(s.at[f.PARTS + f.SCORE_PARTS * seat + k]) for k, part in enumerate(PARTS)}
            assert found == parts
            assert int(s.at[f.GLORY + seat]) == before[seat] + sum(parts.values())
        ranks = [(int(s.at[f.GLORY + seat]), pile(p)) for seat, p in enumerate(board.players)]
        winners = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        assert meadhall.game("champions").winners(s) == winners


def pile(p: Player) -> int:
    """How many enemies a player has killed."""
    return len(p.trolls) + len(p.draugr) + len(p.monsters)
