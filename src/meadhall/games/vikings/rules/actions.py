"""What cards, boons and the era mat let one do, and how numbers on cards grow. [V-TURN] [V-BOOST]"""

from mypy_extensions import i64

from meadhall.games.vikings.rules.ashore import ALL_OF_ONE_KIND, ANY_MIX, harvest_bonus
from meadhall.games.vikings.rules.clan import gain, has
from meadhall.games.vikings.rules.control import active_runes, jokers
from meadhall.games.vikings.rules.rune_actions import ANYWHERE, DOWN_BUT_NOT, EITHER_WAY, NEAR, OR_GIANT
from meadhall.games.vikings.table import box, news, on, printed, steps
from meadhall.kernel.engine.agenda import EVERYONE, KIND_BITS, NOBODY, State, Step, four, step

NO_CARD = box.CARDS  # instead of a card, where an action comes from somewhere else


def valkyries_deployed(s: State, seat: i64) -> i64:
    """How many Valkyries of a seat are on the map. [V-NEWCARD-1]"""
    deployed: i64 = 0
    for rune in range(box.RUNES):
        if s.at[on.VALKYRIE + box.RUNES * seat + rune] > 0:
            deployed += 1
    return deployed


def counted(s: State, seat: i64, by: i64) -> i64:
    """How many of what a number grows by a seat has; nothing of it is spent. [V-BOOST-1] [V-BOOST-2] [V-BOOST-3]"""
    if by == box.BY_NOTHING:
        return 0
    if by < box.BY_RESOURCE:
        return active_runes(s, seat, by - box.BY_RUNE) + jokers(s, seat)
    if by < box.BY_VALKYRIES:
        return has(s, seat, by - box.BY_RESOURCE)
    return valkyries_deployed(s, seat) if by == box.BY_VALKYRIES else s.at[on.GIANT_COUNT + seat]


def boosted(s: State, seat: i64, card: i64) -> i64:
    """The number of a leader action, with its boost. [V-BOOST-1]"""
    return s.fact[printed.LEADER_N + card] + counted(s, seat, s.fact[printed.LEADER_BY + card])


def begin_action(s: State, seat: i64, action: i64, n: i64, card: i64) -> None:
    """Begin an action: gain what is gained, or put its first question on the agenda. [V-TURN-11] [V-TURN-13]"""
    before = s.top
    if action == box.SAIL:
        s.do(step(steps.CHOOSE_BOAT, seat, n, n))
    elif action == box.EXPLORE:
        s.do(step(steps.EXPLORE_ON, seat, n))
    elif action == box.HARVEST:
        harvest_bonus(s, seat)
        s.do(step(steps.HARVEST_SOME, seat, n, ANY_MIX))
    elif action == box.BUILD:
        s.do(step(steps.BUILD_SOMETHING, seat, n, 0))
    elif action == box.EXPLORE_TEMPLE:
        s.do(step(steps.MOVE_TEMPLE, seat, n))
    elif action == box.SMITE:
        s.do(step(steps.SMITE_SETTLER, seat, n, ANYWHERE))
    elif action == box.DRAW_REPLACE:
        s.do(step(steps.MAY_DRAW, seat, n))
    elif action == box.ENTER_BATTLE:
        s.do(step(steps.ENTER_THE_BATTLE, seat, card))
    elif action == box.COLLECT:  # [V-RUNE-5] [V-RULING-55]
        for resource in range(box.RESOURCES):
            gain(s, seat, resource, s.fact[printed.BAG + box.RESOURCES * card + resource])
    elif action == box.EXCHANGE:
        s.do(step(steps.EXCHANGE_SOME, seat, n))
    elif action == box.FURY:
        s.do(step(steps.STIR_FURY, seat, n, EITHER_WAY))
    elif action == box.RAID_FREE:
        s.do(step(steps.RAID_FOR_NOTHING, seat, n))
    elif action == box.MOVE_GIANT:
        s.do(step(steps.MOVE_A_GIANT, seat))
    tell_if_nothing_comes(s, seat, action, before)


def tell_if_nothing_comes(s: State, seat: i64, action: i64, before: i64) -> None:
    """Say so if the action just put on the agenda, if one was, will ask nobody: it cannot be done. [V-TURN-11]"""
    if s.top == before:
        return
    entry = s.agenda[s.top - 1]
    if s.rules.steps[entry & 255].asks(s, entry >> KIND_BITS) == NOBODY:
        s.tell(news.NOTHING_COMES, EVERYONE, seat, action)


def begin_boon(s: State, seat: i64, action: i64, n: i64, rune: i64) -> None:
    """Begin what the boon of a god offers, some of which nothing else does. [V-BOON]"""
    before = s.top
    if action == box.SMITE_NEAR:
        s.do(step(steps.SMITE_SETTLER, seat, n, NEAR))
    elif action == box.DEPLOY_FREE:
        s.do(step(steps.DEPLOY_FOR_NOTHING, seat, n))
    elif action == box.CALM_ANOTHER:
        s.do(step(steps.STIR_FURY, seat, n, DOWN_BUT_NOT + rune))
    elif action == box.COLLECT_STEEL:
        gain(s, seat, box.STEEL, n)
    elif action == box.HARVEST_ONE_KIND:
        harvest_bonus(s, seat)
        s.do(step(steps.HARVEST_SOME, seat, n, ALL_OF_ONE_KIND))
    elif action == box.SAIL_LIGHT:
        s.do(step(steps.CHOOSE_BOAT, seat, n, 1))
    elif action == box.RECALL_HARVEST:
        s.do(step(steps.RECALL_TO_HARVEST, seat, n))
    elif action == box.SMITE_OR_GIANT:
        s.do(step(steps.SMITE_SETTLER, seat, n, OR_GIANT))
    elif action == box.BUILD_BOAT:
        s.do(step(steps.BUILD_SOMETHING, seat, 1, n + 1))
    else:
        begin_action(s, seat, action, n, NO_CARD)
        return
    tell_if_nothing_comes(s, seat, action, before)


class DoAction(Step):
    """One part of a boon. [V-BOON-13]"""

    rule = "V-BOON-13"
    fields = ("seat", "action", "n", "rune")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player, action, n, rune = four(a)
        begin_boon(s, player, action, n, rune)
