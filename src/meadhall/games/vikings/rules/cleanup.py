"""The end of an era: Giants calm the gods, rows are discarded, the Chieftain marker moves. [V-CLEANUP]"""

from mypy_extensions import i64

from meadhall.games.vikings.rules.clan import is_solo
from meadhall.games.vikings.rules.control import island_runes
from meadhall.games.vikings.rules.giants import has_giant
from meadhall.games.vikings.table import box, news, on, steps
from meadhall.games.vikings.table.sea import regions, rune_of
from meadhall.kernel.engine.agenda import EVERYONE, State, Step, step


class CleanUp(Step):
    """Clean-up; after the third era the game is scored. [V-CLEANUP-1] [V-CLEANUP-6]"""

    rule = "V-CLEANUP-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.tell(news.ERA_ENDS, EVERYONE, s.at[on.ERA])
        is_last = s.at[on.ERA] == box.ERAS
        if not is_last or s.at[on.CALM_LAST] == 1:  # [V-VARIANT-1]
            calm_gods(s)
        if is_last:
            s.do(step(steps.LOOK_AT_ENEMY_GIANTS, s.at[on.ENEMY_GIANTS]), step(steps.FINAL_SCORING))
            return
        for player in range(s.seats):  # but not the Invaders [V-CLEANUP-2] [V-CLEANUP-3]
            s.at[on.DISCARD] |= s.at[on.ROW + player]
            s.at[on.ROW + player] = 0
        s.at[on.DISCARD] |= s.at[on.ENEMY_ROW] | s.at[on.ENEMY_BATTLE_ROW]  # [V-SOLO-35]
        s.at[on.ENEMY_ROW] = 0
        s.at[on.ENEMY_BATTLE_ROW] = 0
        s.at[on.ENEMY_CARD] = 0
        if not is_solo(s):  # [V-SOLO-35]
            s.at[on.CHIEFTAIN] = next_chieftain(s)
            s.tell(news.CHIEFTAIN_PASSES, EVERYONE, s.at[on.CHIEFTAIN])
        s.do(step(steps.BEGIN_ERA))


def calm_gods(s: State) -> None:
    """Each Giant on the map calms the god of its region's rune by one. [V-GIANT-13]"""
    for region in range(regions(s)):
        rune = rune_of(s, region)
        if has_giant(s, region) and s.at[on.FURY + rune] > 0:
            s.at[on.FURY + rune] -= 1
            s.tell(news.GIANT_CALMS, EVERYONE, region, rune)


def next_chieftain(s: State) -> i64:
    """Who holds most Island Runes; of those who tie, the latest in turn order. [V-CLEANUP-5] [V-RULING-41]"""
    found = s.at[on.CHIEFTAIN]
    most: i64 = -1
    for k in range(s.seats):
        seat = (s.at[on.CHIEFTAIN] + k) % s.seats
        if island_runes(s, seat) >= most:
            found = seat
            most = island_runes(s, seat)
    return found
