"""What cards, boons and the era mat let one do, and how numbers on cards grow. [V-ACTION-1] [V-ACTION-16]"""

from mypy_extensions import i64

from meadhall.games.vikings.rules.clan import gain, has
from meadhall.games.vikings.rules.control import active_runes, jokers
from meadhall.games.vikings.table import box, on, printed, steps
from meadhall.kernel.engine.agenda import State, step


def counted(s: State, seat: i64, by: i64) -> i64:
    """How many of what a number grows by a seat has: active runes, a resource, Valkyries, giants. [V-ACTION-16]"""
    if by == box.BY_NOTHING:
        return 0
    if by < box.BY_RESOURCE:
        return active_runes(s, seat, by - box.BY_RUNE) + jokers(s, seat)
    if by < box.BY_VALKYRIES:
        return has(s, seat, by - box.BY_RESOURCE)
    if by == box.BY_GIANTS:
        return s.at[on.GIANT_COUNT + seat]
    deployed: i64 = 0
    for rune in range(box.RUNES):
        if s.at[on.VALKYRIE + box.RUNES * seat + rune] > 0:
            deployed += 1
    return deployed


def boosted(s: State, seat: i64, card: i64) -> i64:
    """The number of a leader action, with its boost. [V-ACTION-16]"""
    return s.fact[printed.LEADER_N + card] + counted(s, seat, s.fact[printed.LEADER_BY + card])


def begin_action(s: State, seat: i64, action: i64, n: i64, card: i64) -> None:
    """Begin an action: gain what is gained, or put its first question on the agenda. [V-ACTION-1]"""
    if action == box.SAIL:
        s.do(step(steps.CHOOSE_BOAT, seat, n, n))
    elif action == box.EXPLORE:
        s.do(step(steps.EXPLORE_ON, seat, n))
    elif action == box.HARVEST:
        s.do(step(steps.HARVEST_SOME, seat, n, 0))
    elif action == box.BUILD:
        s.do(step(steps.BUILD_SOMETHING, seat, n))
    elif action == box.EXPLORE_TEMPLE:
        s.do(step(steps.MOVE_TEMPLE, seat, n))
    elif action == box.SMITE:
        s.do(step(steps.SMITE_SETTLER, seat, n, 0))
    elif action == box.DRAW_REPLACE:
        s.do(step(steps.DRAW_ONE, seat), step(steps.REPLACE_CARD, seat))
    elif action == box.ENTER_BATTLE:
        s.do(step(steps.ENTER_THE_BATTLE, seat, card))
    elif action == box.COLLECT:
        for resource in range(box.RESOURCES):
            gain(s, seat, resource, s.fact[printed.BAG + box.RESOURCES * card + resource])
    elif action == box.EXCHANGE:
        s.do(step(steps.EXCHANGE_SOME, seat, n))
    elif action == box.FURY:
        s.do(step(steps.STIR_FURY, seat, n))
