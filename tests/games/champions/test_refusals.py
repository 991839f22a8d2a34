"""Every refusal names a rule that really forbids the answer, with a reason that is true.

Which rules each reason may cite was read against the sentences of the rulebook, pair by pair. A pair that is not in
the table below has not been read yet: read it, and mend the refusal or add the pair.
"""

from __future__ import annotations

import itertools

import pytest
from tests.games.champions.table import table

import meadhall
from meadhall.games.champions.table import say
from meadhall.games.champions.table.names import NAMES
from playing import Chooser, times

pytestmark = pytest.mark.both

READ: dict[str, str] = {
    "not-now": "C-GEN-4",
    "must-choose": "C-SETUP-6 C-GEN-3 C-TOWN-9 C-TOWN-10 C-TOWN-11 C-TOWN-12 C-TOWN-13 C-TOWN-14 C-TOWN-15 "
    "C-COMBAT-6 C-JOURNEY-2 C-JOURNEY-11 C-LEADER-2 C-RUNE-2 C-RUNE-9 C-RUNE-10 C-RULING-13",
    # Setting up and placing workers
    "leader-taken": "C-SETUP-6",
    "no-passing": "C-PLACE-5 C-EDITION-5",
    "must-beg": "C-PLACE-5",
    "occupied": "C-PLACE-2 C-TOWN-16",
    "stall-not-open": "C-SETUP-2",
    "no-price-stall": "C-PLACE-3",
    "feed-one": "C-STALL-2",
    "no-coins-merchant": "C-TOWN-8",
    "no-wood-runesmith": "C-TOWN-9",
    "no-runes-left": "C-TOWN-9",
    "rune-not-there": "C-TOWN-9",
    "no-coins-church": "C-TOWN-15",
    "no-coins-huts": "C-TOWN-16",
    "worker-hired": "C-TOWN-16",
    "same-good": "C-TOWN-7",
    "nothing-to-give": "C-TOWN-7",
    "trade-back": "C-RULING-26",
    "no-journey-there": "C-TOWN-10",
    "destiny-not-drawn": "C-LEADER-2 C-RUNE-10",
    "no-such-die": "C-GEN-3",
    "die-not-in-supply": "C-RULING-3",
    # The harbour
    "ship-owned": "C-TOWN-11",
    "no-ship-affordable": "C-TOWN-11",
    "ship-built": "C-TOWN-11",
    "ship-too-dear": "C-TOWN-11",
    "ship-not-used": "C-SETUP-3",
    "not-your-ship": "C-TOWN-14",
    "no-coins-large-ship": "C-TOWN-13",
    "no-harbour": "C-TOWN-19",
    "harbour-taken": "C-TOWN-19",
    "shore-not-used": "C-ROUND-9 C-EDITION-1",
    # Assigning warriors
    "not-your-fight": "C-ASSIGN-1",
    "nothing-to-send": "C-ASSIGN-1",
    "barred": "C-ASSIGN-5",
    "ship-full": "C-ASSIGN-6",
    "no-food-to-fight": "C-ASSIGN-7",
    "send-in-order": "C-RULING-26",
    "no-turn-order": "C-EDITION-9",
    "one-assigns": "C-RULING-25",
    "in-turn-already": "C-ASSIGN-3",
    # Combat and journeys
    "nothing-marked": "C-COMBAT-4 C-RESOLVE-4",
    "no-die-to-mark": "C-COMBAT-4 C-RESOLVE-4",
    "no-favor": "C-COMBAT-4 C-RESOLVE-4",
    "no-favor-in-hunt": "C-EDITION-7",
    "mark-in-order": "C-RULING-26",
    "marked-already": "C-RULING-27",
    "favor-was-done": "C-RULING-6",
    "rune-after-favor": "C-RULING-6",
    "blows-are-struck": "C-RULING-5 C-RULING-6",
    "none-to-lose": "C-COMBAT-6 C-JOURNEY-2 C-JOURNEY-11",
    "no-food-to-lose": "C-JOURNEY-8 C-JOURNEY-11",
    "blame-an-opponent": "C-RESOLVE-6 C-EDITION-2 C-EDITION-3",
    "blame-one": "C-RESOLVE-6 C-EDITION-3",
    # Runes
    "rune-not-held": "C-RUNE-1",
    "rune-not-now": "C-RUNE-3 C-RUNE-4 C-RUNE-5 C-RUNE-7 C-RUNE-8 C-RUNE-10 C-RULING-17 C-RULING-27",
    "no-destiny": "C-RUNE-9",
    "not-your-destiny": "C-RUNE-9",
    "gifts-in-order": "C-RULING-26",
}
# Rules of one edition or option, and what must be so for a refusal to cite them.
ONLY_WITH = {
    "C-EDITION-1": lambda options: options["edition"] != "en",
    "C-ROUND-9": lambda options: options["edition"] == "en",
    "C-EDITION-2": lambda options: options["edition"] == "fr",
    "C-EDITION-3": lambda options: options["edition"] == "ja",
    "C-EDITION-5": lambda options: options["edition"] == "fr",
    "C-PLACE-5": lambda options: options["edition"] != "fr",
    "C-EDITION-7": lambda options: options["edition"] != "en",
    "C-RESOLVE-4": lambda options: options["edition"] == "en",
    "C-RESOLVE-6": lambda options: options["edition"] == "en",
    "C-EDITION-9": lambda options: options["edition"] != "en",
    "C-ASSIGN-3": lambda options: options["edition"] == "en",
    "C-ASSIGN-5": lambda options: options["edition"] != "ja",
    "C-RULING-13": lambda options: options["edition"] != "fr",
}
PLAIN = [NAMES["roll_runes"][0], NAMES["turn_order"][0]]
GAMES = [
    # Each edition is measured once: who else sits there or when runes are rolled changes little of what is refused.
    pytest.param(seats, edition, *more, marks=[pytest.mark.unmeasured] if (seats, more) != (2, PLAIN) else [])
    for seats, edition, *more in itertools.product(
        (2, 3, 4), NAMES["edition"], NAMES["roll_runes"], NAMES["turn_order"]
    )
]


@pytest.mark.parametrize(("seats", "edition", "roll_runes", "turn_order"), GAMES)
def test_every_refusal_was_read(seats: int, edition: str, roll_runes: str, turn_order: str) -> None:
    options = {"edition": edition, "roll_runes": roll_runes, "turn_order": turn_order}
    for seed in range(times(1, 40)):
        match = meadhall.new("champions", seats, f"{seats}/{edition}/{seed}", options)
        chooser = Chooser(seed, True)
        while not match.over:
            if chooser.now_and_then(4):
                for seat in match.asked:
                    offered = set(match.options(seat))
                    for word in range(say.SIDE):
                        refusal = match.why_not(seat, word) if word not in offered and is_said(word) else None
                        if refusal is not None:
                            assert refusal.rule in READ[refusal.reason].split(), refusal
                            assert ONLY_WITH.get(refusal.rule, dict)(options) is not False, refusal
            seat = chooser.seat(match)
            match.answer(seat, chooser.option(match.options(seat)))


def is_said(word: int) -> bool:
    """Whether a number stands for an answer."""
    return word in NUMBERS


NUMBERS = frozenset(meadhall.game("champions").vocabulary.numbers())


def test_what_was_read_has_words_and_rules() -> None:
    rules = {rule.id for rule in meadhall.game("champions").rulebook()}
    for reason, cited in READ.items():
        assert rules >= set(cited.split()), reason
        for lang in ("en", "fr", "ja"):
            assert meadhall.Refusal("champions", reason, cited.split()[0]).say(lang)


# --- those that are rare in random games ----------------------------------------------------------------------------


@pytest.mark.rule("C-EDITION-1", "C-ROUND-9")
@pytest.mark.parametrize(
    ("edition", "shore", "rule"),
    [("en", "shore_4", "C-ROUND-9"), ("fr", "shore_1", "C-EDITION-1"), ("ja", "shore_1", "C-EDITION-1")],
)
def test_a_shore_for_four_is_refused_by_the_rule_of_its_board(edition: str, shore: str, rule: str) -> None:
    t = table(3, edition=edition).answer(0, "place small_longship")
    assert (t.reason(0, f"sail_to {shore}"), t.why_not(0, f"sail_to {shore}")) == ("shore-not-used", rule)


@pytest.mark.rule("C-PLACE-5", "C-EDITION-5")
@pytest.mark.parametrize(("edition", "rule"), [("en", "C-PLACE-5"), ("fr", "C-EDITION-5"), ("ja", "C-PLACE-5")])
def test_nobody_can_pass(edition: str, rule: str) -> None:
    t = table(edition=edition)
    assert (t.reason(0, "done"), t.why_not(0, "done")) == ("no-passing", rule)


@pytest.mark.rule("C-STALL-2")
def test_a_visit_to_the_aumingi_costs_a_food() -> None:
    t = table(stalls="aumingi").answer(0, "place aumingi")
    assert (t.reason(0, "done"), t.why_not(0, "done")) == ("feed-one", "C-STALL-2")


@pytest.mark.rule("C-TOWN-11", "C-SETUP-3")
def test_a_private_longship_is_refused_for_what_is_really_in_the_way() -> None:
    t = table(3, wood=[2, 1, 1], coins=[1, 1, 1], ship=[None, "snekke", None]).answer(0, "place shipwright")
    reasons = [t.reason(0, f"build_ship {ship}") for ship in ("karve", "snekke", "skeid", "dreki")]
    assert reasons == [None, "ship-built", "ship-too-dear", "ship-not-used"]
    assert t.why_not(0, "done") == "C-TOWN-11"


@pytest.mark.rule("C-TOWN-12", "C-TOWN-13", "C-TOWN-14")
def test_a_longship_must_be_sent_somewhere_by_its_own_rule() -> None:
    for place, rule in (
        ("small_longship", "C-TOWN-12"),
        ("large_longship", "C-TOWN-13"),
        ("karve", "C-TOWN-14"),
    ):
        t = table(ship=["karve", None]).answer(0, f"place {place}")
        assert (t.reason(0, "done"), t.why_not(0, "done")) == ("must-choose", rule)


@pytest.mark.rule("C-EDITION-7", "C-RESOLVE-4")
@pytest.mark.parametrize(
    ("edition", "favor", "reason", "rule"),
    [
        ("fr", 1, "no-favor-in-hunt", "C-EDITION-7"),
        ("ja", 1, "no-favor-in-hunt", "C-EDITION-7"),
        ("en", 0, "no-favor", "C-RESOLVE-4"),
    ],
)
def test_why_no_favor_is_spent_in_the_hunt(edition: str, favor: int, reason: str, rule: str) -> None:
    t = table(edition=edition, favor=favor, runes=["potential", ""]).hunting(0).roll("blank")
    assert (t.reason(0, "mark sword blank"), t.why_not(0, "mark sword blank")) == (reason, rule)


@pytest.mark.rule("C-JOURNEY-11")
def test_food_does_not_starve() -> None:
    t = table().sailing(shore=3, sent="2 swords 1 axe 1 food")
    assert t.step == "Starve"
    assert (t.reason(0, "lose food"), t.why_not(0, "lose food")) == ("no-food-to-lose", "C-JOURNEY-11")
    assert (t.reason(0, "lose spear"), t.why_not(0, "lose spear")) == ("none-to-lose", "C-JOURNEY-11")
    assert t.why_not(0, "done") == "C-JOURNEY-11"


@pytest.mark.rule("C-RULING-3")
def test_a_die_that_the_supply_lacks_is_refused_for_that() -> None:
    cargo = '[[merchant]]\nid = "merchant_1"\nswords = 1\nspears = 1\naxes = 1'
    t = table(facts=cargo, longhouse=["7 spears", "5 spears"], smiths="1 sword 1 axe").answer(
        0, "place merchant_ship"
    )
    assert t.options(0) == ["take_die sword", "take_die axe"]
    assert (t.reason(0, "take_die spear"), t.why_not(0, "take_die spear")) == ("die-not-in-supply", "C-RULING-3")
