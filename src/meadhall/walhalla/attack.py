"""An attack: turns until all ships have sailed or no Viking is left in Midgard, then the scoring. [W-ATTACK]"""

from mypy_extensions import i64

from meadhall.kernel.agenda import EVERYONE, State, Step, first, step
from meadhall.walhalla.cards import who_holds_cards
from meadhall.walhalla.events import ATTACK_BEGINS, ATTACK_ENDS
from meadhall.walhalla.fields import ATTACK, ATTACKS, MIDGARD, SHIP_BAG, START_PLAYER
from meadhall.walhalla.steps import (
    BEGIN_ATTACK,
    BEGIN_TURN,
    CLEAR_LAND,
    END_ATTACK,
    FINAL_SCORING,
    LAY_CARDS,
    REMOVE_HEROES,
    REVEAL_CARDS,
    SCORE_PENINSULAS,
    SCORE_WHEAT,
    SUPPLY_MIDGARD,
    TURN_UP_SHIP,
)


class BeginAttack(Step):
    """One of the three attacks: the start player has the first turn. [W-ATTACK-1]"""

    rule = "W-ATTACK-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[ATTACK] += 1
        s.tell(ATTACK_BEGINS, EVERYONE, s.at[ATTACK])
        s.do(step(BEGIN_TURN, s.at[START_PLAYER]))


def is_midgard_empty(s: State) -> bool:
    """Whether no player has a Viking in Midgard. [W-ATTACK-4]"""
    for seat in range(s.seats):
        if s.at[MIDGARD + seat] > 0:
            return False
    return True


class BeginTurn(Step):
    """A turn, unless the attack is over: draw a ship and board, send it, land. [W-ATTACK-2] [W-RULING-12]"""

    rule = "W-ATTACK-2"
    fields = ("seat",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if s.at[SHIP_BAG] == 0 or is_midgard_empty(s):
            s.do(step(END_ATTACK))
        else:
            s.do(step(TURN_UP_SHIP, first(a)), step(BEGIN_TURN, (first(a) + 1) % s.seats))


class EndAttack(Step):
    """Cards, peninsulas, wheat; then the next attack is prepared, or the game is scored. [W-SCORE-1] [W-FINAL-1]"""

    rule = "W-SCORE-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.tell(ATTACK_ENDS, EVERYONE, s.at[ATTACK])
        if s.at[ATTACK] < ATTACKS:
            s.do(step(CLEAR_LAND), step(SUPPLY_MIDGARD), step(REMOVE_HEROES), step(BEGIN_ATTACK))
        else:
            s.do(step(FINAL_SCORING))
        s.do(step(LAY_CARDS, who_holds_cards(s)), step(REVEAL_CARDS), step(SCORE_PENINSULAS), step(SCORE_WHEAT))
