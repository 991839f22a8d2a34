"""The course of a game: what can wait on the agenda above what, about whom, and what then lies on the table.

An agenda is read from its bottom, where the last thing to happen lies, to its top. Steps that lie on a check of
control (they are an action, and control is checked when it is over) depend on what the check itself lies on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.games.vikings.rules.battles import god_of
from meadhall.games.vikings.rules.clan import is_solo
from meadhall.games.vikings.rules.control import is_owner
from meadhall.games.vikings.rules.draft import all_seats, cards_dealt, has_dummy
from meadhall.games.vikings.rules.sailing import IN_FJORD
from meadhall.games.vikings.table import box, on, printed, steps
from meadhall.games.vikings.table.sea import docks, fjords, regions
from meadhall.kernel.engine.agenda import KIND_BITS, State, four, one, three, two
from meadhall.kernel.engine.sets import count_bits
from meadhall.kernel.game import Flaw

NOTHING: Final = 0  # stands for the bottom of the agenda

SAILING: Final = (steps.CHOOSE_BOAT, steps.SAIL_ON, steps.AT_THE_DOCK)
MAIN_ACTIONS: Final = (*SAILING, steps.EXPLORE_ON, steps.HARVEST_SOME, steps.BUILD_SOMETHING)
RUNE_ACTIONS: Final = (
    *MAIN_ACTIONS,
    steps.MOVE_TEMPLE,
    steps.SMITE_SETTLER,
    steps.MAY_DRAW,
    steps.DRAW_ONE,
    steps.REPLACE_CARD,
    steps.EXCHANGE_SOME,
    steps.STIR_FURY,
    steps.ENTER_THE_BATTLE,
    steps.RAID_FOR_NOTHING,
    steps.MOVE_A_GIANT,
)
BOONS: Final = (*RUNE_ACTIONS, steps.DEPLOY_FOR_NOTHING, steps.RECALL_TO_HARVEST)
ENEMY_ACTIONS: Final = (
    steps.ENEMY_SAILS,
    steps.ENEMY_MOVES,  # on its deploying, which lies under it
    steps.ENEMY_DEPLOYS,
    steps.ENEMY_LEAVES,
    steps.ENEMY_BUILDS,
    steps.ENEMY_TEMPLE,
)
ICONS: Final = (steps.ENEMY_CHASES, steps.ENEMY_TEMPLE, steps.ENEMY_BEGINS_BATTLE, steps.PUSH_BOAT)
LOSING: Final = (steps.LOSERS, steps.ENEMY_LOSES, steps.RAISE_FURY)
WINNING: Final = (steps.WIN_FAVOR, steps.RETURN_FAVOR, steps.ENEMY_WINS)

# What can lie directly above each step. What can lie above a check of control depends on what that lies on.
ABOVE: Final[dict[int, tuple[int, ...]]] = {
    NOTHING: (
        steps.BEGIN_ERA,
        steps.BEGIN_TURN,
        steps.PLAY_CARD,
        steps.JOIN_THE_ENEMY,
        steps.END_TURN,
        steps.CLEAN_UP,
        steps.ENEMY_TURN,
        steps.ENEMY_TURN_ENDS,
        steps.FINAL_SCORING,
    ),
    # Setting up
    steps.BEGIN_ERA: (steps.PLACE_FIRST_BOAT,),
    steps.PLACE_FIRST_BOAT: (steps.DRAW_CHIEFTAIN, steps.PLACE_CHIEFTAIN_BOAT),
    steps.DRAW_CHIEFTAIN: (steps.LAY_FAVORS,),
    steps.PLACE_CHIEFTAIN_BOAT: (steps.LAY_FAVORS,),
    steps.LAY_FAVORS: (steps.LINK_RUNES,),
    steps.LINK_RUNES: (steps.DRAW_GODS,),
    # An era: the draft, turns, clean-up
    steps.BEGIN_TURN: (steps.DRAFT_CARD, steps.PASS_HANDS),
    steps.DRAFT_CARD: (steps.DEAL_CARD, steps.DROP_FROM_DUMMY),
    steps.PLAY_CARD: (steps.FLIP_CARDS, steps.END_BATTLE),
    steps.END_TURN: (steps.CHECK_CONTROL,),
    steps.DEDICATE_VILLAGE: (
        steps.CHECK_CONTROL,
        steps.CHOOSE_PRIZE,
        steps.ENEMY_JOINS,
        steps.SLAY_GIANT,
        steps.END_BATTLE,
    ),
    steps.RUNE_ACTION: (steps.CHECK_CONTROL,),
    steps.CLEAN_UP: (steps.FLIP_CARDS, steps.END_BATTLE),
    steps.FINAL_SCORING: (steps.LOOK_AT_ENEMY_GIANTS,),
    steps.AT_THE_DOCK: (steps.PUSH_BOAT,),
    # Battles
    steps.ENEMY_JOINS: (steps.CHOOSE_PRIZE,),
    steps.END_BATTLE: (
        steps.COMPARE_STRENGTH,
        steps.DRAW_INVADER,
        steps.ENEMY_MEETS_INVADERS,
        *WINNING,
        *LOSING,
        steps.CHOOSE_RUNE,
    ),
    steps.RAISE_FURY: (
        *WINNING,
        *LOSING,
        steps.USE_THE_BOON,
        steps.SEND_A_VALKYRIE,
        steps.ENEMY_DEDICATES,
    ),
    steps.LOSERS: (*WINNING, steps.CHOOSE_RUNE, steps.RAISE_FURY, steps.ENEMY_LOSES),
    steps.ENEMY_LOSES: (*WINNING, *LOSING),
    steps.SEND_A_VALKYRIE: (steps.CHECK_CONTROL,),
    steps.DO_ACTION: (steps.DO_ACTION, *BOONS),
    # Giants
    steps.HONOUR_THE_SLAYER: (steps.LOOK_AT_GIANT,),
    # The enemy of a game for one
    steps.ENEMY_TURN_ENDS: (steps.RESOURCE_ACTIONS,),
    steps.RESOURCE_ACTIONS: (steps.ENEMY_DEDICATES,),
    steps.ENEMY_DEDICATES: (steps.ENEMY_RUNE_ACTION, steps.CHECK_CONTROL),
    steps.ENEMY_RUNE_ACTION: (steps.ENEMY_LEADER_ACTION, steps.CHECK_CONTROL),
    steps.ENEMY_DEPLOYS: (steps.ENEMY_MOVES,),
    steps.ENEMY_MOVES: (steps.PUSH_BOAT,),
    steps.ENEMY_LEAVES: (steps.ENEMY_ARRIVES,),
}
# What can lie above a check of control, by what it lies on.
ABOVE_CHECK: Final[dict[int, tuple[int, ...]]] = {
    steps.RUNE_ACTION: (steps.LEADER_ACTION, *MAIN_ACTIONS),
    steps.DEDICATE_VILLAGE: (steps.RUNE_ACTION, *RUNE_ACTIONS, steps.HONOUR_THE_SLAYER),
    steps.END_TURN: (steps.DEDICATE_VILLAGE, steps.CHECK_CONTROL),
    steps.CHECK_CONTROL: MAIN_ACTIONS,  # of a dedication, at the end of a turn
    steps.SEND_A_VALKYRIE: (steps.DO_ACTION, *BOONS),
    steps.ENEMY_RUNE_ACTION: ENEMY_ACTIONS,
    steps.ENEMY_DEDICATES: (*ENEMY_ACTIONS, *ICONS),
}
SET_UP: Final = frozenset(
    {*range(steps.DRAW_GODS, steps.PLACE_FIRST_BOAT + 1), steps.PLACE_CHIEFTAIN_BOAT},
)
LAST: Final = (steps.FINAL_SCORING, steps.LOOK_AT_ENEMY_GIANTS)  # after the last era
OF_THE_ENEMY: Final = range(steps.PLACE_CHIEFTAIN_BOAT, steps.LOOK_AT_ENEMY_GIANTS)
OF_RAGNAROK: Final = range(steps.SLAY_GIANT, steps.MOVE_A_GIANT + 1)
# Steps about the player whose turn or whose boon it is.
ABOUT_A_SEAT: Final = frozenset(
    {
        *BOONS,
        steps.PLAY_CARD,
        steps.LEADER_ACTION,
        steps.RUNE_ACTION,
        steps.DEDICATE_VILLAGE,
        steps.END_TURN,
        steps.CHOOSE_PRIZE,
        steps.USE_THE_BOON,
        steps.DO_ACTION,
        steps.SEND_A_VALKYRIE,
        steps.SLAY_GIANT,
        steps.LOOK_AT_GIANT,
        steps.HONOUR_THE_SLAYER,
        steps.JOIN_THE_ENEMY,
        steps.BEGIN_TURN,
    }
)
ABOUT_A_CARD: Final = (steps.LEADER_ACTION, steps.RUNE_ACTION, steps.SLAY_GIANT, steps.ENTER_THE_BATTLE)


class Entry(NamedTuple):
    """A step that waits: its kind and its arguments."""

    kind: int
    a: int


def agenda_of(s: State) -> list[Entry]:
    """What waits, the last to happen first."""
    return [Entry(int(s.agenda[k]) & 255, int(s.agenda[k]) >> KIND_BITS) for k in range(int(s.top))]


def check_course(s: State, found: list[Flaw]) -> None:
    """What waits is a course that the game can take, in its era, about the right things; else what is wrong."""
    agenda = agenda_of(s)
    for k, entry in enumerate(agenda):
        below = agenda[k - 1].kind if k > 0 else NOTHING
        if not may_lie_above(agenda, k, below):
            found.append(("step", entry.kind, below))
        elif not is_its_time(s, entry.kind):
            found.append(("moment", entry.kind, int(s.at[on.ERA])))
        elif not fits_the_table(s, agenda, k):
            found.append(("argument", entry.kind, int(one(entry.a))))
        else:
            continue
        return  # what lies above a wrong step can say nothing more
    if s.at[on.OVER] == 1 and (s.at[on.ERA] < box.ERAS or agenda):
        found.append(("not-over", int(s.at[on.ERA]), len(agenda)))


# --- the order of steps -------------------------------------------------------------------------------------------


def may_lie_above(agenda: list[Entry], k: int, below: int) -> bool:
    """Whether a step can lie on the one below it."""
    if below == steps.CHECK_CONTROL:
        return agenda[k].kind in ABOVE_CHECK.get(agenda[k - 2].kind, ())
    return agenda[k].kind in ABOVE.get(below, ())


def is_its_time(s: State, kind: int) -> bool:
    """Setting up comes before the first era, the scoring after the last, all else in an era, the enemy for one."""
    era = s.at[on.ERA]
    if kind in OF_THE_ENEMY and not is_solo(s):
        return False
    if kind in OF_RAGNAROK and s.at[on.RAGNAROK] == 0:
        return kind == steps.MOVE_A_GIANT  # a pack may print it on a card, where it does nothing
    if kind == steps.BEGIN_ERA:
        return era < box.ERAS
    if kind in LAST:
        return era == box.ERAS
    return era == 0 if kind in SET_UP else era > 0


# --- what a step is about -----------------------------------------------------------------------------------------


def fits_the_table(s: State, agenda: list[Entry], k: int) -> bool:
    """Whether a step is about whom and what it can be about."""
    kind, a = agenda[k]
    if kind in ABOUT_A_SEAT and not is_about_its_seat(s, agenda, k):
        return False
    if kind in ABOUT_A_CARD:
        seat, card = two(a)
        return card < box.CARDS and int(s.at[on.ROW + seat]) >> card & 1 == 1
    if kind in SET_UP:
        return fits_setting_up(s, kind, a, k == len(agenda) - 1)
    if kind in (steps.DEAL_CARD, steps.DRAFT_CARD, steps.DROP_FROM_DUMMY, steps.PASS_HANDS):
        return fits_draft(s, agenda, k)
    if kind in (*SAILING, steps.PUSH_BOAT):
        return fits_sailing(s, kind, a)
    if kind in (steps.FLIP_CARDS, steps.CHOOSE_PRIZE, *range(steps.DRAW_INVADER, steps.END_BATTLE + 1)):
        return fits_battle(s, agenda, k)
    if kind == steps.REPLACE_CARD:
        return bool(s.at[on.HAND_COUNT + one(a)] > 0)
    if kind in (steps.PLAY_CARD, steps.JOIN_THE_ENEMY):
        is_possible = kind == steps.PLAY_CARD or s.at[on.STARTER] == box.ENEMY + 1
        return is_possible and bool(s.at[on.HAND_COUNT + one(a)] > 0)
    if kind == steps.LOOK_AT_GIANT:
        seat = one(a)
        return count_bits(s.at[on.GIANT + seat]) + 1 == s.at[on.GIANT_COUNT + seat]
    if kind == steps.HONOUR_THE_SLAYER:
        _, rune = two(a)
        return rune <= box.JOKER
    return fits_enemy(s, agenda, k)


def is_about_its_seat(s: State, agenda: list[Entry], k: int) -> bool:
    """A turn is one player's: what lies in it is about this player, unless a battle lies between. [V-TURN-1]"""
    seat = one(agenda[k].a)
    if seat >= s.seats:
        return False
    for kind, a in reversed(agenda[:k]):
        if kind in (steps.END_BATTLE, steps.RAISE_FURY, steps.LOSERS):
            return True  # of a loser: see the battle
        if kind in ABOUT_A_SEAT:
            return seat == one(a)
    return True


def fits_setting_up(s: State, kind: int, a: int, is_next: bool) -> bool:
    """What is laid out already and what waits make up the whole. [V-SETUP]"""
    n = int(one(a))
    if kind in (steps.DRAW_GODS, steps.LINK_RUNES):
        place = on.GOD if kind == steps.DRAW_GODS else on.GOD_RUNE
        done = [bool(s.at[place + mat] > 0) for mat in range(box.RUNES)]
        return n < box.RUNES and done == [mat < n for mat in range(box.RUNES)] and (is_next or n == 0)
    if kind == steps.LAY_FAVORS:
        return n <= box.ROWS and all(s.at[on.ROW_COUNT + row] == 0 for row in range(n + 1, box.ROWS))
    if kind == steps.PLACE_FIRST_BOAT:
        seats = int(s.seats)
        waiting = [(int(s.at[on.CHIEFTAIN]) + left) % seats for left in range(n)]
        return 1 <= n <= seats and all(
            s.at[on.BOATS_LEFT + seat] == (box.BOATS if seat in waiting else box.BOATS - 1) for seat in range(seats)
        )
    return is_solo(s) == (kind == steps.PLACE_CHIEFTAIN_BOAT)


def fits_draft(s: State, agenda: list[Entry], k: int) -> bool:
    """All draft from as many cards; those who do not owe a choice have made it. [V-DRAFT-2] [V-TWO-4]"""
    kind, a = agenda[k]
    seats = range(int(s.seats))
    if kind == steps.DEAL_CARD:
        owner, dealt = two(a)
        if dealt >= cards_dealt(s, owner) or (owner >= s.seats and (owner != box.ENEMY or not has_dummy(s))):
            return False
        dummy = dealt if owner == box.ENEMY else 0
        hands = [cards_dealt(s, seat) if seat < owner else dealt if seat == owner else 0 for seat in seats]
        return s.at[on.DUMMY_COUNT] == dummy and hands == [int(s.at[on.HAND_COUNT + seat]) for seat in seats]
    is_dealt = k + 1 == len(agenda) or agenda[k + 1].kind != steps.DEAL_CARD
    sizes = {int(s.at[on.HAND_COUNT + seat]) for seat in seats}
    dealt_in_all = {int(s.at[on.HAND_COUNT + seat]) + int(s.at[on.KEPT_COUNT + seat]) for seat in seats}
    if is_dealt and (len(sizes) > 1 or min(sizes) < 2 or dealt_in_all != {int(cards_dealt(s, 0))}):
        return False
    if kind == steps.PASS_HANDS:
        return all(s.at[on.CHOSEN + seat] > 0 for seat in seats)
    in_dummy = int(s.at[on.DUMMY_COUNT]) if is_dealt and has_dummy(s) else 0
    if kind == steps.DROP_FROM_DUMMY:
        return has_dummy(s) and in_dummy == min(sizes)
    owing = int(one(a))
    is_dropped = k + 1 < len(agenda) and agenda[k + 1].kind == steps.DROP_FROM_DUMMY
    if is_dealt and has_dummy(s) and not is_dropped and in_dummy != min(sizes) - 1:
        return False
    if owing == 0 or owing & ~int(all_seats(s)):
        return False
    if not is_dealt or is_dropped:
        return owing == all_seats(s) and not any(s.at[on.CHOSEN + seat] for seat in seats)
    return all((s.at[on.CHOSEN + seat] == 0) == bool(owing >> seat & 1) for seat in seats)


def fits_sailing(s: State, kind: int, a: int) -> bool:
    """The boat that sails is where the step says; who is pushed leaves a dock of the map. [V-SAIL-2] [V-SAIL-5]"""
    if kind == steps.PUSH_BOAT:
        owner, dock = two(a)
        return bool(is_owner(s, owner)) and dock < docks(s) and s.at[on.BOAT_AT + dock] != owner + 1
    seat, moves, _, where = four(a)
    if kind == steps.CHOOSE_BOAT:
        return True
    if kind == steps.AT_THE_DOCK:
        return where < docks(s) and s.at[on.BOAT_AT + where] == seat + 1
    if where >= IN_FJORD:
        fjord = where - IN_FJORD
        return fjord < fjords(s) and bool(s.at[on.FLEET + box.FJORDS * seat + fjord] > 0) and moves > 0
    return where < docks(s) and s.at[on.BOAT_AT + where] == seat + 1 and moves > 0


def flipped(s: State, seat: int) -> bool:
    """Whether a seat has a card in the battle that is resolved."""
    return seat < s.seats and bool(s.at[on.FIGHTS + seat] >= on.FLIPPED)


def fits_battle(s: State, agenda: list[Entry], k: int) -> bool:
    """Who wins and loses has fought, and losers follow each other; favors are won while there is one. [V-BATTLE]"""
    kind, a = agenda[k]
    first, second, third = (int(argument) for argument in three(a))
    has_prize = s.at[on.PRIZE] != on.NO_CARD
    if kind == steps.CHOOSE_PRIZE:
        return s.at[on.STARTER] == first + 1 and not has_prize
    if kind in (steps.FLIP_CARDS, steps.END_BATTLE):
        return bool(s.at[on.STARTER] > 0) and is_time_to_flip(s, agenda, k)
    if kind in (steps.DRAW_INVADER, steps.WIN_FAVOR):
        return flipped(s, first) and has_prize
    if kind == steps.RETURN_FAVOR:
        return flipped(s, first) and not has_prize
    if kind in (steps.COMPARE_STRENGTH, steps.LOSERS):
        fighters = [seat for seat in range(box.MOST_SEATS) if first >> seat & 1]
        enough = 2 if kind == steps.COMPARE_STRENGTH else 0
        return first < 1 << box.MOST_SEATS and len(fighters) >= enough and all(flipped(s, seat) for seat in fighters)
    if kind == steps.RAISE_FURY:
        return first < box.RUNES
    if kind == steps.CHOOSE_RUNE:
        return flipped(s, first) and is_no_loser_below(agenda, k) and second == rune_fought_with(s, first)
    # A boon and what follows it.
    if not flipped(s, first) or not is_no_loser_below(agenda, k):
        return False
    rune = third_of_four(a) if kind == steps.DO_ACTION else second
    if rune >= box.RUNES or rune_fought_with(s, first) not in (rune, box.JOKER):
        return False
    if kind == steps.DO_ACTION:
        god = int(god_of(s, rune))
        parts = (
            (int(s.fact[printed.BOON + god]), int(s.fact[printed.BOON_N + god])),
            (int(s.fact[printed.THEN + god]), int(s.fact[printed.THEN_N + god])),
        )
        is_first_part = agenda[k - 1].kind == steps.DO_ACTION
        return (second, third) == parts[0 if is_first_part else 1]
    return True


def third_of_four(a: int) -> int:
    """The last of four arguments: the rune of a boon."""
    return int(four(a)[3])


def rune_fought_with(s: State, seat: int) -> int:
    """The rune of the card that a seat has in the battle."""
    return int(s.fact[printed.RUNE + int(s.at[on.FIGHTS + seat]) - on.FLIPPED])


def is_no_loser_below(agenda: list[Entry], k: int) -> bool:
    """Whether a loser whose turn it is does not also wait among those who come later. [V-BATTLE-8]"""
    seat = int(one(agenda[k].a))
    return not any(kind == steps.LOSERS and int(one(a)) >> seat & 1 for kind, a in agenda[:k])


def is_time_to_flip(s: State, agenda: list[Entry], k: int) -> bool:
    """A battle is resolved when its starter's turn begins, or after the last turn of the era. [V-BATTLE-3]"""
    below, a = agenda[k - 1]
    if is_solo(s):
        return agenda[k].kind == steps.END_BATTLE
    if below == steps.PLAY_CARD:
        return s.at[on.STARTER] == one(a) + 1
    return below == steps.CLEAN_UP


def fits_enemy(s: State, agenda: list[Entry], k: int) -> bool:
    """What the enemy of a game for one does, it does with a card, and between regions of the map. [V-SOLO]"""
    kind, a = agenda[k]
    if kind in (steps.ENEMY_MOVES, steps.ENEMY_ARRIVES):
        return one(a) < regions(s)
    if kind == steps.LOOK_AT_ENEMY_GIANTS:
        return one(a) + count_bits(s.at[on.ENEMY_GIANT]) == s.at[on.ENEMY_GIANTS]
    if kind in (steps.ENEMY_JOINS, steps.ENEMY_MEETS_INVADERS, steps.ENEMY_WINS):
        return bool(s.at[on.STARTER] > 0)
    if kind in OF_THE_ENEMY and kind != steps.ENEMY_TURN:
        return bool(s.at[on.ENEMY_CARD] > 0) or kind == steps.ENEMY_TURN_ENDS
    return True
