"""An attack: turns until all ships have sailed or no Viking is left in Midgard, then the scoring. [W-ATTACK]"""

from mypy_extensions import i64

from meadhall.games.walhalla.rules.cards import who_holds_cards
from meadhall.games.walhalla.table import box, news, on, steps
from meadhall.kernel.engine.agenda import EVERYONE, State, Step, one, step


class BeginAttack(Step):
    """One of the three attacks: the start player has the first turn. [W-ATTACK-1]"""

    rule = "W-ATTACK-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[on.ATTACK] += 1
        s.tell(news.ATTACK_BEGINS, EVERYONE, s.at[on.ATTACK])
        s.do(step(steps.BEGIN_TURN, s.at[on.START_PLAYER]))


def is_midgard_empty(s: State) -> bool:
    """Whether no player has a Viking in Midgard. [W-ATTACK-4]"""
    for seat in range(s.seats):
        if s.at[on.MIDGARD + seat] > 0:
            return False
    return True


class BeginTurn(Step):
    """A turn, unless the attack is over: draw a ship, board, sail, land. [W-ATTACK-2] [W-ATTACK-3] [W-RULING-12]"""

    rule = "W-ATTACK-2"
    fields = ("seat",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player = one(a)
        if s.at[on.SHIP_BAG] == 0 or is_midgard_empty(s):
            s.do(step(steps.END_ATTACK))
        else:
            s.do(step(steps.TURN_UP_SHIP, player), step(steps.BEGIN_TURN, (player + 1) % s.seats))


class EndAttack(Step):
    """Cards, peninsulas, wheat; then the next attack is prepared, or the game is scored. [W-SCORE-1] [W-FINAL-1]"""

    rule = "W-SCORE-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.tell(news.ATTACK_ENDS, EVERYONE, s.at[on.ATTACK])
        if s.at[on.ATTACK] < box.ATTACKS:
            s.do(
                step(steps.CLEAR_LAND),
                step(steps.SUPPLY_MIDGARD),
                step(steps.REMOVE_HEROES),
                step(steps.BEGIN_ATTACK),
            )
        else:
            s.do(step(steps.FINAL_SCORING))
        s.do(
            step(steps.LAY_CARDS, who_holds_cards(s)),
            step(steps.REVEAL_CARDS),
            step(steps.SCORE_PENINSULAS),
            step(steps.SCORE_WHEAT),
        )
