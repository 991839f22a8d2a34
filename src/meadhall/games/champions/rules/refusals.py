"""Why an answer is refused when the open step has nothing of its own to say about it. [C-GEN-4] [C-RUNE-1]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import has_rune
from meadhall.games.champions.table import box, on, say, steps
from meadhall.kernel.engine.agenda import KIND_BITS, State, four

# The rules that say when the runes with a moment of their own can be used, in the order of the runes.
RUNE_RULES: Final = ("C-RUNE-3", "C-RUNE-4", "C-RUNE-5", "C-RUNE-7", "C-RUNE-8", "C-RUNE-10")


def is_mid_action(entry: i64) -> bool:
    """Whether a step asks on in the middle of an action: marking dice, or using a rune. [C-RULING-27]"""
    kind = entry & 255
    if kind == steps.REROLL_WITH_FAVOR:
        _, _, _, marked = four(entry >> KIND_BITS)
        return marked > 0
    return kind == steps.PICK_GIFTS or kind == steps.SCORE_DESTINY


def refuse(s: State, seat: i64, word: i64) -> tuple[str, str]:
    """Reason and rule for an answer that belongs to another question; runes not held, or not at their moment."""
    if not say.USE_RUNE <= word < say.USE_RUNE + box.RUNE_CARDS:
        return ("not-now", "C-GEN-4")
    rune = word - say.USE_RUNE
    entry = s.agenda[s.top - 1]
    if not has_rune(s, seat, rune):
        return ("rune-not-held", "C-RUNE-1")
    if is_mid_action(entry):
        return ("rune-not-now", "C-RULING-27")
    if rune < box.GIFTS:
        return ("rune-not-now", RUNE_RULES[rune])
    if rune == box.SUCCESS and s.at[on.DESTINIES + seat] == 0:
        return ("no-destiny", "C-RUNE-9")
    return ("rune-not-now", "C-RULING-17")


def refuse_where_one_must_choose(s: State, seat: i64, word: i64, rule: str) -> tuple[str, str]:
    """The same for a question that cannot be passed over."""
    return ("must-choose", rule) if word == say.DONE else refuse(s, seat, word)
