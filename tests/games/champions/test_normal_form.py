"""Runes for any time are offered at chosen moments only: nothing that could be reached is lost by that. [C-RULING-17]

The same small positions are played out in full twice: by our rules, and by rules that offer every such rune to
everybody after every turn. The situations in which assignment begins must be the same ones.
"""

import pytest
from tests.games.champions.table import table

from meadhall.games.champions.rules.contents import STEPS
from meadhall.games.champions.rules.rounds import all_seats
from meadhall.games.champions.rules.runes import MidgardRules
from meadhall.games.champions.rules.town import EndTurn
from meadhall.games.champions.table import on
from meadhall.games.champions.table.steps import BEGIN_ASSIGNMENT, END_TURN, MOMENT, PLACE_WORKER
from meadhall.kernel.engine.agenda import CHANCE, Options, State, answer, find_options, lowest_seat, one, settle, step
from meadhall.kernel.engine.chance import numbers_of

try:

    class AskEverybodyAlways(EndTurn):
        """The end of a turn, at which everybody may use every rune for any time."""

        def run(self, s: State, a: int, seat: int, word: int) -> None:
            super().run(s, a, seat, word)
            if s.top > 0 and s.agenda[s.top - 1] & 255 == MOMENT:
                s.top -= 1
            s.do(step(MOMENT, all_seats(s), 1))

except TypeError:  # compiled steps have no children; the two builds are compared elsewhere
    pytest.skip("runs on the plain build only", allow_module_level=True)


def positions_at_assignment(s: State) -> set[tuple[int, ...]]:
    """Every situation in which the workers are placed and assignment begins; chance takes its first outcome."""
    found: set[tuple[int, ...]] = set()
    seen: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()
    todo = [s]
    while todo:
        now = todo.pop()
        waits = [int(now.agenda[k]) & 255 for k in range(int(now.top))]
        key = (tuple(numbers_of(now.at)), tuple(int(now.agenda[k]) for k in range(int(now.top))))
        if key in seen:
            continue
        seen.add(key)
        if (
            BEGIN_ASSIGNMENT not in waits or now.at[on.ROUND] != s.at[on.ROUND]
        ):  # nobody fights: the next round begins
            found.add(key[0])
            continue
        out = Options()
        find_options(now, lowest_seat(now.asked), out)
        for word in out.listed()[: 1 if now.asked == CHANCE else None]:
            later = now.clone()
            answer(later, lowest_seat(now.asked), word)
            todo.append(later)
    return found


@pytest.mark.unmeasured
@pytest.mark.rule("C-RULING-17")
@pytest.mark.parametrize("rune", ["gifts", "wealth", "knowledge"])
def test_a_rune_offered_always_leads_nowhere_else(rune: str) -> None:
    taken = {
        2: ("blacksmith", "hafter", "swordsmith", "smokehouse"),
        1: ("jarls_longhouse", "merchant_ship", "runesmith"),
        0: ("sages_house", "market", "shipwright"),
    }
    t = table(
        seats=3,
        at="placing",
        workers=[1, 1, 0],
        workers_at={place: seat for seat, places in taken.items() for place in places},
        stalls="wealthy_stranger generous_merchant jomsvikings",
        runes=[rune, "", ""],
        coins=[2, 1, 0],
        hired=[0, 1, 2],
    )
    plain = t.match.state()
    steps = list(STEPS)
    steps[END_TURN] = AskEverybodyAlways()
    asking = plain.clone()
    asking.rules = MidgardRules(steps)
    settle(asking)
    assert one(plain.agenda[plain.top - 1] >> 8) == 0
    assert plain.agenda[plain.top - 1] & 255 == PLACE_WORKER
    reached = positions_at_assignment(plain)
    assert len(reached) > 20
    assert positions_at_assignment(asking) == reached
