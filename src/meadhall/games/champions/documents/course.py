"""The course of a game: what can wait on the agenda above what, about whom, and what then lies on the table.

An agenda is read from its bottom, where the last thing to happen lies, to its top. The rulebook allows few orders: a
step that lies anywhere else, or twice, would be done again or out of its round.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from meadhall.games.champions.rules.assign import knows_turn_order, may_everyone_ask
from meadhall.games.champions.rules.contents import STEPS
from meadhall.games.champions.rules.journey import ANY_ITEM, FOOD_ONLY, WARRIORS_ONLY
from meadhall.games.champions.rules.rounds import ROUNDS, all_seats
from meadhall.games.champions.rules.runes import GIFT_GOODS, GIFT_KINDS, offers_runes
from meadhall.games.champions.rules.sage import DAGRUN_EXTRA, TRUE_VISION_EXTRA
from meadhall.games.champions.table import box, on, printed, steps
from meadhall.kernel.engine.agenda import CHANCE, KIND_BITS, State, four, one, three, two
from meadhall.kernel.engine.sets import count_bits
from meadhall.kernel.game import Flaw

NOTHING: Final = 0  # stands for the bottom of the agenda

AT_A_LOCATION: Final = (
    steps.TAKE_WARRIORS,
    steps.TRADE_GOODS,
    steps.CHOOSE_RUNE,
    steps.DRAW_RUNE_CARD,
    steps.CONSULT_SAGE,
    steps.CHOOSE_DESTINY,
    steps.CHOOSE_PRIVATE_SHIP,
    steps.CHOOSE_SHORE,
    steps.BUY_FAVORS,
    steps.FEED_AUMINGI,
)
IN_A_FIGHT: Final = (steps.FIGHT, steps.COMBAT_ROUND, steps.CHECK_OUTCOME, steps.TAKE_REWARD)
OF_A_RUNE: Final = (steps.PICK_GIFTS, steps.SCORE_DESTINY, steps.SEE_JOURNEY)  # that interrupts a question

# What can lie directly above each step. What can lie above a moment for runes depends on what comes after it.
ABOVE: Final[dict[int, tuple[int, ...]]] = {
    NOTHING: (steps.BEGIN_ROUND, steps.CLEAN_UP, steps.FINAL_SCORING),
    # Setting up
    steps.BEGIN_ROUND: (steps.DEAL_DESTINIES,),
    steps.DEAL_DESTINIES: (steps.CHOOSE_LEADERS,),
    steps.CHOOSE_LEADERS: (steps.DRAW_START_PLAYER,),
    steps.DRAW_START_PLAYER: (steps.DRAW_STALLS,),
    # A round
    steps.FINAL_SCORING: (steps.MOMENT,),
    steps.CLEAN_UP: (steps.RESOLVE,),
    steps.RESOLVE: (
        steps.BEGIN_ASSIGNMENT,
        steps.REVEAL_ASSIGNMENTS,
        steps.HUNT_FOR_FOOD,
        steps.MOMENT,
        steps.BLAME_FOR_TROLL,
    ),
    # Placing workers, and before it the round set-up
    steps.BEGIN_ASSIGNMENT: (steps.MOMENT,),
    steps.PLACE_WORKER: (steps.MOMENT, steps.STOCK_TOWN),
    steps.STOCK_TOWN: (steps.TURN_UP_MERCHANT,),
    steps.TURN_UP_MERCHANT: (steps.TURN_UP_MONSTERS,),
    steps.TURN_UP_MONSTERS: (steps.LAY_OUT_RUNES,),
    steps.LAY_OUT_RUNES: (steps.LAY_JOURNEYS,),
    steps.LAY_JOURNEYS: (steps.TURN_UP_DRAUGR, steps.RESHUFFLE_JOURNEYS),
    steps.TURN_UP_DRAUGR: (steps.TURN_UP_TROLL,),
    steps.RESHUFFLE_JOURNEYS: (steps.FIX_JOURNEY,),
    steps.END_TURN: AT_A_LOCATION,
    steps.CONSULT_SAGE: (steps.LOOK_AT_JOURNEY, steps.SEE_JOURNEY),
    steps.SEE_JOURNEY: (steps.FIX_JOURNEY,),
    steps.FIX_JOURNEY: (steps.SEE_JOURNEY,),  # Knowledge: one shore after the other
    steps.CHOOSE_DESTINY: (steps.DRAW_DESTINIES,),
    # Assigning warriors
    steps.REVEAL_ASSIGNMENTS: (steps.ASSIGN_SEALED, steps.ASSIGN_IN_TURN, steps.REVEAL_ASSIGNMENTS),
    steps.ASSIGN_IN_TURN: (steps.ASSIGN_IN_TURN, steps.REVEAL_ASSIGNMENTS),
    # Combat resolution
    steps.HUNT_FOR_FOOD: (steps.HUNT_FOR_FOOD, steps.MOMENT),
    steps.BRING_FOOD_HOME: (steps.RUNES_AFTER_ROLL,),
    steps.RUNES_AFTER_ROLL: (steps.REROLL_WITH_FAVOR, steps.ROLL_DICE),
    steps.REROLL_WITH_FAVOR: (steps.ROLL_DICE,),
    steps.BLAME_FOR_TROLL: (*IN_A_FIGHT, steps.SPREAD_BLAME),
    steps.CHECK_OUTCOME: (steps.STRIKE, steps.TAKE_LOSSES),
    steps.STRIKE: (steps.RUNES_AFTER_ROLL,),
    steps.SPREAD_BLAME: (steps.LESSEN_OWN_BLAME,),
    steps.FIGHT: (steps.FEED_WARRIORS, steps.STARVE),
    steps.FEED_WARRIORS: (
        steps.TURN_UP_JOURNEY,
        steps.ANSWER_JOURNEY,
        steps.REPLACE_JOURNEY,
        steps.SUFFER_JOURNEY,
        steps.LOSE_ITEMS,
        *IN_A_FIGHT,
    ),
    steps.TURN_UP_JOURNEY: (steps.FIX_JOURNEY,),
    steps.REPLACE_JOURNEY: (steps.RESHUFFLE_JOURNEYS,),
}
# What can lie above a moment for runes, by what it lies on.
ABOVE_MOMENT: Final[dict[int, tuple[int, ...]]] = {
    steps.BEGIN_ASSIGNMENT: (steps.PLACE_WORKER, steps.END_TURN),
    steps.HUNT_FOR_FOOD: (steps.BRING_FOOD_HOME,),
    steps.RESOLVE: (steps.BRING_FOOD_HOME, *IN_A_FIGHT, steps.SAIL, steps.SPREAD_BLAME, steps.BLAME_FOR_TROLL),
}
# Where the worker stands for whom a step of the town waits.
LOCATION_OF: Final[dict[int, int]] = {
    steps.TRADE_GOODS: box.MARKET,
    steps.CHOOSE_RUNE: box.RUNESMITH,
    steps.DRAW_RUNE_CARD: box.RUNESMITH,
    steps.LOOK_AT_JOURNEY: box.SAGES_HOUSE,
    steps.CONSULT_SAGE: box.SAGES_HOUSE,
    steps.CHOOSE_DESTINY: box.SAGES_HOUSE,
    steps.DRAW_DESTINIES: box.SAGES_HOUSE,
    steps.CHOOSE_PRIVATE_SHIP: box.SHIPWRIGHT,
    steps.BUY_FAVORS: box.STAVE_CHURCH,
    steps.FEED_AUMINGI: box.STALL + box.AUMINGI,
}
WARRIORS_AT: Final = (
    box.BLACKSMITH,
    box.HAFTER,
    box.SWORDSMITH,
    box.JARLS_LONGHOUSE,
    box.MERCHANT_SHIP,
    *range(box.STALL + box.FOLK_WARRIORS, box.STALL + box.STALL_TILES),
)
RUNE_OF: Final = {steps.PICK_GIFTS: box.GIFTS, steps.SCORE_DESTINY: box.SUCCESS, steps.SEE_JOURNEY: box.KNOWLEDGE}
ABOUT_A_TARGET: Final = frozenset(
    {
        *IN_A_FIGHT,
        steps.STRIKE,
        steps.TAKE_LOSSES,
        steps.SAIL,
        steps.FEED_WARRIORS,
        steps.STARVE,
        steps.TURN_UP_JOURNEY,
        steps.ANSWER_JOURNEY,
        steps.REPLACE_JOURNEY,
        steps.SUFFER_JOURNEY,
        steps.LOSE_ITEMS,
    }
)
KRAKEN_OR_NOT: Final = frozenset({*IN_A_FIGHT, steps.STRIKE})
SET_UP: Final = range(steps.DRAW_STALLS, steps.DEAL_DESTINIES + 1)
ROUND_SET_UP: Final = range(steps.TURN_UP_TROLL, steps.STOCK_TOWN + 1)


class Entry(NamedTuple):
    """A step that waits: its kind and its arguments."""

    kind: int
    a: int


def agenda_of(s: State) -> list[Entry]:
    """What waits, the last to happen first."""
    return [Entry(int(s.agenda[k]) & 255, int(s.agenda[k]) >> KIND_BITS) for k in range(int(s.top))]


def check_course(s: State, found: list[Flaw]) -> None:
    """What waits is a course that the game can take, in its round, about the right things; else what is wrong."""
    agenda = agenda_of(s)
    for k, entry in enumerate(agenda):
        below = agenda[k - 1] if k > 0 else Entry(NOTHING, 0)
        if not may_lie_above(s, agenda, k, below):
            found.append(("step", entry.kind, below.kind))
        elif not is_its_round(s, entry.kind):
            found.append(("round", entry.kind, int(s.at[on.ROUND])))
        elif not fits_the_table(s, agenda, k, below):
            found.append(("argument", entry.kind, 0))
        else:
            continue
        return  # what lies above a wrong step can say nothing more
    if s.at[on.OVER] == 1 and (s.at[on.ROUND] < ROUNDS or agenda):
        found.append(("not-over", int(s.at[on.ROUND]), len(agenda)))


# --- the order of steps -------------------------------------------------------------------------------------------


def may_lie_above(s: State, agenda: list[Entry], k: int, below: Entry) -> bool:
    """Whether a step can lie on the one below it."""
    kind = agenda[k].kind
    if kind in OF_A_RUNE and interrupts(s, agenda[k], below):
        return True
    if below.kind == steps.MOMENT:
        return kind in ABOVE_MOMENT.get(agenda[k - 2].kind, ()) and one(below.a) == all_seats(s)
    return kind in ABOVE.get(below.kind, ())


def interrupts(s: State, entry: Entry, below: Entry) -> bool:
    """Whether a rune for any time, turned over, can have interrupted the question below. [C-RULING-17]"""
    seat = one(entry.a)
    if below.kind == NOTHING or int(s.at[on.RUNES_USED + seat]) >> RUNE_OF[entry.kind] & 1 == 0:
        return False
    if below.kind == steps.MOMENT:
        return bool(one(below.a) >> seat & 1)
    asked = int(STEPS[below.kind].asks(s, below.a))
    return asked != CHANCE and bool(asked >> seat & 1) and offers_runes(below.kind | below.a << KIND_BITS)


def is_its_round(s: State, kind: int) -> bool:
    """Setting up comes before the first round, the final scoring after the last, all else in a round."""
    this_round = s.at[on.ROUND]
    if kind == steps.BEGIN_ROUND:
        return this_round < ROUNDS
    if kind == steps.FINAL_SCORING:
        return this_round == ROUNDS
    return this_round == 0 if kind in SET_UP else this_round > 0


# --- what a step is about -----------------------------------------------------------------------------------------


def fits_the_table(s: State, agenda: list[Entry], k: int, below: Entry) -> bool:
    """Whether a step is about whom and what it can be about."""
    kind, a = agenda[k]
    if kind in SET_UP:
        return fits_setting_up(s, kind, a)
    if kind in ROUND_SET_UP or kind in (steps.RESHUFFLE_JOURNEYS, steps.FIX_JOURNEY, steps.SEE_JOURNEY):
        return fits_round_set_up(s, agenda, k, below)
    if kind == steps.MOMENT:
        return fits_moment(s, a, below)
    if kind == steps.PICK_GIFTS:
        _, left, lowest = three(a)
        return left <= GIFT_GOODS and lowest < GIFT_KINDS
    if kind == steps.SCORE_DESTINY:
        return bool(s.at[on.DESTINIES + one(a)]) and not s.at[on.DESTINIES_SHOWN + one(a)]
    if kind == steps.PLACE_WORKER:
        return bool(s.at[on.WORKERS + one(a)])
    if kind in AT_A_LOCATION or kind in LOCATION_OF:
        return one(a) == one(below.a) and fits_location(s, kind, a)
    if kind in (steps.REVEAL_ASSIGNMENTS, steps.ASSIGN_SEALED, steps.ASSIGN_IN_TURN):
        return fits_assignment(s, agenda, k, below)
    if kind in (steps.ROLL_DICE, steps.REROLL_WITH_FAVOR, steps.RUNES_AFTER_ROLL):
        return fits_roll(s, kind, a, below)
    if kind in (steps.HUNT_FOR_FOOD, steps.BRING_FOOD_HOME):
        return fits_hunt(s, agenda, k)
    return fits_resolution(s, agenda, k, below)


def fits_setting_up(s: State, kind: int, a: int) -> bool:
    """Stalls, leaders and destinies: those that wait and those that are there make up the whole. [C-SETUP]"""
    seats = range(int(s.seats))
    if kind == steps.DRAW_STALLS:
        military, economic = two(a)
        open_economic = count_bits(s.at[on.STALLS] & (1 << box.ECONOMIC_STALLS) - 1)
        open_military = count_bits(s.at[on.STALLS]) - open_economic
        return (military + open_military, economic + open_economic) == (
            2 if s.seats == 4 else 1,
            1 if s.seats == 2 else 2,
        )
    if kind == steps.CHOOSE_LEADERS:
        waiting = [(int(s.at[on.FIRST_PLAYER]) + n) % int(s.seats) for n in range(one(a))]
        return one(a) <= s.seats and all((s.at[on.LEADER + seat] == 0) == (seat in waiting) for seat in seats)
    if kind == steps.DEAL_DESTINIES:
        return all(s.at[on.DESTINIES_HELD + seat] == (1 if seat < one(a) else 0) for seat in seats)
    return True


def fits_round_set_up(s: State, agenda: list[Entry], k: int, below: Entry) -> bool:
    """What waits has not begun unless it is next; cards are laid where there are none yet. [C-ROUND]"""
    kind, a = agenda[k]
    n = one(a)
    if kind == steps.SEE_JOURNEY:
        seat, shore = two(a)
        if below.kind == steps.FIX_JOURNEY:  # Knowledge goes on with the shore to the left
            reader = one(agenda[k - 2].a)
            is_known = int(s.at[on.RUNES_USED + seat]) >> box.KNOWLEDGE & 1
            return shore < one(below.a) and seat == reader and agenda[k - 2].kind == kind and bool(is_known)
        return shore < box.SHORES and s.at[on.JOURNEY + shore] != on.NO_CARD and is_asked(s, seat, below)
    if kind == steps.FIX_JOURNEY:
        if n >= box.SHORES:
            return False
        if below.kind == steps.RESHUFFLE_JOURNEYS:
            return one(below.a) == n + 1
        _, place = two(below.a)
        lying = place - box.SHORE if below.kind == steps.TURN_UP_JOURNEY else place
        return lying == n and s.at[on.JOURNEY + n] != on.NO_CARD
    has_begun = n > 0 and k + 1 < len(agenda) and agenda[k + 1].kind != steps.RESHUFFLE_JOURNEYS
    if kind == steps.RESHUFFLE_JOURNEYS:
        return n <= box.SHORES
    if kind == steps.TURN_UP_TROLL:
        return s.at[on.ENEMY + box.TROLL] == on.NO_CARD
    if kind == steps.TURN_UP_DRAUGR:
        turned_up = [s.at[on.ENEMY + box.DRAUGR + side] != on.NO_CARD for side in range(2)]
        return not has_begun and turned_up == [side < n for side in range(2)]
    if kind == steps.STOCK_TOWN:
        return one(below.a) == s.at[on.FIRST_PLAYER] and all(
            s.at[on.WORKERS + seat] == s.at[on.WORKERS_OWNED + seat] for seat in range(int(s.seats))
        )
    return not has_begun


def is_asked(s: State, seat: int, below: Entry) -> bool:
    """Whether the step below is about this seat, or asks it at a moment for runes."""
    return bool(one(below.a) >> seat & 1) if below.kind == steps.MOMENT else one(below.a) == seat


def fits_moment(s: State, a: int, below: Entry) -> bool:
    """All runes count before assigning and before the final scoring, Success alone between. [C-RULING-17]"""
    seats, all_runes = two(a)
    if seats & ~int(all_seats(s)):
        return False
    if below.kind == steps.PLACE_WORKER:
        return all_runes == 0 and seats >> one(below.a) & 1 == 0
    if below.kind == steps.HUNT_FOR_FOOD:
        return all_runes == 0
    if below.kind == steps.RESOLVE:
        part = one(below.a)
        happened = s.at[on.HUNTERS] if part == 1 else s.at[on.FIGHTER + part - 2] if part > 1 else 0
        return all_runes == 0 and happened != 0
    return all_runes == 1


def fits_location(s: State, kind: int, a: int) -> bool:
    """Whoever uses a location has a worker there. [C-PLACE-1] [C-TOWN]"""
    seat, second, third = three(a)
    if kind == steps.TAKE_WARRIORS:
        return any(s.at[on.WORKER_AT + place] == seat + 1 for place in WARRIORS_AT)
    if kind == steps.CHOOSE_SHORE:
        lies = any(s.at[on.SHIP_AT + shore] == second + 1 for shore in range(box.SHORES))
        return not lies and s.at[on.WORKER_AT + box.SMALL_LONGSHIP + second] == seat + 1
    if s.at[on.WORKER_AT + LOCATION_OF[kind]] != seat + 1:
        return False
    if kind == steps.TRADE_GOODS:
        return second & third == 0 and (second == 0) == (third == 0)
    if kind == steps.CHOOSE_PRIVATE_SHIP:
        return s.at[on.SHIP + seat] == 0
    if kind == steps.DRAW_DESTINIES:
        most = 1 + (DAGRUN_EXTRA if s.at[on.LEADER + seat] == box.DAGRUN else 0)
        most += TRUE_VISION_EXTRA if int(s.at[on.RUNES_USED + seat]) >> box.TRUE_VISION & 1 else 0
        return second + s.at[on.DRAWN_COUNT] <= most
    return True


def fighters_of(s: State) -> int:
    """Mask of the seats that have reserved a fight or a longship."""
    fighters = 0
    for target in range(box.TARGETS):
        if s.at[on.FIGHTER + target] != 0:
            fighters |= 1 << int(s.at[on.FIGHTER + target]) - 1
    return fighters


def rank(s: State, seat: int) -> int:
    """How many seats come before this one in turn order."""
    return (seat - int(s.at[on.FIRST_PLAYER])) % int(s.seats)


def fits_assignment(s: State, agenda: list[Entry], k: int, below: Entry) -> bool:
    """All who reserved a fight assign, at once or one after the other in turn order. [C-ASSIGN-2] [C-ASSIGN-3]"""
    kind, a = agenda[k]
    fighters = fighters_of(s)
    first, second = two(a)
    if kind == steps.REVEAL_ASSIGNMENTS and below.kind == steps.RESOLVE:
        return first == fighters != 0 and one(below.a) == 0
    if kind == steps.ASSIGN_SEALED:
        may_owe = int(all_seats(s)) if may_everyone_ask(s, fighters) else fighters
        is_first = below.kind == steps.REVEAL_ASSIGNMENTS and agenda[k - 2].kind == steps.RESOLVE
        return is_first and second == fighters == s.at[on.SEALED] and first != 0 and first & ~may_owe == 0
    if not knows_turn_order(s, fighters):
        return False
    seat = first if kind == steps.ASSIGN_IN_TURN else int(first).bit_length() - 1
    is_one = kind == steps.ASSIGN_IN_TURN or (first != 0 and first & first - 1 == 0)
    if not is_one or int(s.at[on.SEALED]) >> seat & 1 == 0:
        return False
    if below.kind == steps.ASSIGN_IN_TURN:
        return rank(s, seat) < rank(s, one(below.a))
    return agenda[k - 2].kind == steps.RESOLVE


def fits_roll(s: State, kind: int, a: int, below: Entry) -> bool:
    """Dice are rolled by whoever fights or hunts, for that fight or hunt; after all favor only with Potential."""
    seat, target = two(a)
    if seat != one(below.a):
        return False
    if kind == steps.ROLL_DICE:
        has_potential = int(s.at[on.RUNES_USED + seat]) >> box.POTENTIAL & 1
        return below.kind == steps.REROLL_WITH_FAVOR or bool(has_potential)
    _, below_target = two(below.a)
    return target == (box.HUNT if below.kind == steps.BRING_FOOD_HOME else below_target)


def fits_hunt(s: State, agenda: list[Entry], k: int) -> bool:
    """Who hunts has a worker at the Hunting Grounds; those later in turn order still wait. [C-RESOLVE-2]"""
    hunter, hunters = one(agenda[k].a), int(s.at[on.HUNTERS])
    later = [seat for seat in range(int(s.seats)) if hunters >> seat & 1 and rank(s, seat) > rank(s, hunter)]
    waiting = [one(entry.a) for entry in agenda[:k] if entry.kind == steps.HUNT_FOR_FOOD]
    is_hunt = any(entry.kind == steps.RESOLVE and one(entry.a) == 1 for entry in agenda[:k])
    return is_hunt and hunters >> hunter & 1 == 1 and sorted(waiting) == later


def fits_resolution(s: State, agenda: list[Entry], k: int, below: Entry) -> bool:
    """A fight or journey is that of the target whose turn it is, and of whoever reserved it. [C-RESOLVE]"""
    kind, a = agenda[k]
    part = next((one(entry.a) for entry in agenda[:k] if entry.kind == steps.RESOLVE), -1)
    now = part - 2  # the target that is resolved
    if kind == steps.BEGIN_ASSIGNMENT:
        return part == 0
    if part < 2:  # a turn, or nothing that is about anybody
        return kind in (steps.RESOLVE, steps.CLEAN_UP, steps.BEGIN_ROUND, steps.FINAL_SCORING, steps.END_TURN)
    fighter = int(s.at[on.FIGHTER + now]) - 1
    if kind == steps.BLAME_FOR_TROLL:
        follows = steps.MOMENT if fighter >= 0 else steps.RESOLVE
        return s.at[on.EDITION] == box.JA and now == box.TROLL and below.kind == follows
    if below.kind == steps.MOMENT and s.at[on.EDITION] == box.JA and now == box.TROLL:
        return False  # the blame for a living troll comes before it [C-EDITION-4]
    if kind in (steps.LESSEN_OWN_BLAME, steps.SPREAD_BLAME):
        return now == box.TROLL and one(a) == fighter and s.at[on.ENEMY + now] == on.NO_CARD
    seat, target, third, fourth = four(a)
    if kind not in ABOUT_A_TARGET or (seat, target) != (fighter, now):
        return False
    is_journey = any(entry.kind == steps.FEED_WARRIORS for entry in agenda[:k])
    if kind in KRAKEN_OR_NOT and third != (1 if is_journey else 0):
        return False
    if now < box.SHORE and kind not in (*KRAKEN_OR_NOT, steps.TAKE_LOSSES):
        return False
    if now >= box.SHORE and below.kind == steps.BLAME_FOR_TROLL:
        return False
    if kind in KRAKEN_OR_NOT and not is_journey and s.at[on.ENEMY + now] == on.NO_CARD:
        return False
    if kind in (steps.ANSWER_JOURNEY, steps.SUFFER_JOURNEY):
        return bool(int(s.at[on.REVEALED]) >> third & 1)
    if kind == steps.TURN_UP_JOURNEY:
        is_next = k + 1 == len(agenda)
        return s.at[on.JOURNEY + now - box.SHORE] >= (on.KNOWN if is_next else on.FACE_DOWN)
    return kind != steps.LOSE_ITEMS or (third <= 2 and fourth in (WARRIORS_ONLY, FOOD_ONLY, ANY_ITEM))


# --- what lies on the table while it waits ------------------------------------------------------------------------


def check_left_over(s: State, found: list[Flaw]) -> None:
    """Nothing lies there that an earlier step would have taken away, or a later one has still to lay."""
    agenda = agenda_of(s)
    if not agenda:
        return
    kinds = {entry.kind for entry in agenda}
    for name, holds in LEFT_OVER.items():
        if not holds(s, agenda, kinds):
            found.append((name, agenda[-1].kind, 0))


def is_set_up(s: State, agenda: list[Entry], kinds: set[int]) -> bool:
    """Stalls are laid out, leaders chosen and first destinies dealt unless they are still to be. [C-SETUP]"""
    seats = range(int(s.seats))
    if steps.CHOOSE_LEADERS not in kinds and any(s.at[on.LEADER + seat] == 0 for seat in seats):
        return False
    if s.at[on.ROUND] > 0:
        return True
    if steps.DRAW_STALLS not in kinds and not fits_setting_up(s, steps.DRAW_STALLS, 0):
        return False
    return steps.DEAL_DESTINIES in kinds or all(s.at[on.DESTINIES_HELD + seat] == 1 for seat in seats)


def has_no_idle_worker(s: State, agenda: list[Entry], kinds: set[int]) -> bool:
    """Nobody has a worker left once all are placed. [C-PLACE-1]"""
    is_placing = bool(kinds & {steps.PLACE_WORKER, steps.END_TURN})
    return is_placing or all(s.at[on.WORKERS + seat] == 0 for seat in range(int(s.seats)))


def is_cleaned_up(s: State, agenda: list[Entry], kinds: set[int]) -> bool:
    """No worker, fight or face-up card is left of a round that is over, or before one begins. [C-CLEAN]"""
    begins = bool(kinds & {steps.BEGIN_ROUND, steps.FINAL_SCORING})
    if not begins and steps.STOCK_TOWN not in kinds:
        return True
    places = [on.WORKER_AT + location for location in range(box.LOCATIONS)]
    places += [on.FIGHTER + target for target in range(box.TARGETS)]
    places += [on.SHIP_AT + shore for shore in range(box.SHORES)]
    places += [on.BEGGED + seat for seat in range(int(s.seats))]
    places += [on.HUNTERS, on.REVEALED]
    if begins:
        places += [on.ENEMY + box.TROLL, on.ENEMY + box.DRAUGR, on.ENEMY + box.DRAUGR + 1]
    return all(s.at[place] == 0 for place in places)


def has_no_stray_crew(s: State, agenda: list[Entry], kinds: set[int]) -> bool:
    """Warriors and food are on targets only from their assignment to the end of their fight."""
    part = next((one(entry.a) for entry in agenda if entry.kind == steps.RESOLVE), box.TARGETS + 1)
    if steps.BEGIN_ASSIGNMENT in kinds or kinds & {steps.BEGIN_ROUND, steps.FINAL_SCORING}:
        first_unfought = box.TARGETS
    else:
        first_unfought = max(0, part - 1)
        if kinds & {*ABOUT_A_TARGET, steps.BLAME_FOR_TROLL}:
            first_unfought -= 1  # that fight goes on
    return all(s.at[on.CREW + place] == 0 for place in range(box.ITEMS * first_unfought))


def has_right_seals(s: State, agenda: list[Entry], kinds: set[int]) -> bool:
    """Assignments are secret until they are revealed. [C-ASSIGN-2]"""
    if steps.ASSIGN_SEALED in kinds or agenda[-1].kind == steps.REVEAL_ASSIGNMENTS:
        return True  # looked at with the step
    in_turn = sum(1 << one(entry.a) for entry in agenda if entry.kind == steps.ASSIGN_IN_TURN)
    return s.at[on.SEALED] == in_turn


def has_right_dice(s: State, agenda: list[Entry], kinds: set[int]) -> bool:
    """The dice on the table and those still to be rolled are all the dice of the fight or hunt. [C-COMBAT-3]"""
    roll = next((entry for entry in agenda if entry.kind in (steps.STRIKE, steps.BRING_FOOD_HOME)), None)
    in_air = next((entry.a for entry in agenda if entry.kind == steps.ROLL_DICE), 0)
    marked = next((four(entry.a)[3] for entry in agenda if entry.kind == steps.REROLL_WITH_FAVOR), 0)
    rolled = [[int(s.at[on.ROLLED + box.FACES * c + face]) for face in range(box.FACES)] for c in range(box.COLOURS)]
    groups = range(box.GROUPS)
    if sum(int(s.at[on.MARKED + group]) for group in groups) != marked:
        return False
    if any(s.at[on.MARKED + group] > s.at[on.ROLLED + group] for group in groups):
        return False
    if roll is None:
        return not any(map(any, rolled)) and s.at[on.ROLL_RUNES] == 0
    roller, target = two(roll.a)
    is_hunt = roll.kind == steps.BRING_FOOD_HOME
    runes = int(s.at[on.RUNES_USED + roller]) & (1 << box.REACTION | (0 if is_hunt else 1 << box.HEALING))
    if int(s.at[on.ROLL_RUNES]) & ~runes:
        return False
    place = on.HALL + box.COLOURS * roller if is_hunt else on.CREW + box.ITEMS * target
    return all(
        sum(rolled[c]) + (in_air >> 8 + 8 * c & 255) == s.at[place + c] and s.at[place + c] >= 0
        for c in range(box.COLOURS)
    )


def has_right_damage(s: State, agenda: list[Entry], kinds: set[int]) -> bool:
    """Damage lies on an enemy only while it is fought, and less than kills it before the blows. [C-COMBAT-8]"""
    fought = next((entry for entry in agenda if entry.kind in (steps.COMBAT_ROUND, steps.CHECK_OUTCOME)), None)
    if fought is None:
        return s.at[on.DAMAGE] == 0
    _, target, kraken = three(fought.a)
    enemy = box.KRAKEN if kraken else int(s.at[on.ENEMY + target]) - 1
    has_struck = fought.kind == steps.CHECK_OUTCOME and steps.STRIKE not in kinds
    return has_struck or s.at[on.DAMAGE] < s.fact[printed.DEFENSE + enemy]


def has_no_stray_destinies(s: State, agenda: list[Entry], kinds: set[int]) -> bool:
    """Destinies are drawn only while one of them is to be kept. [C-TOWN-10]"""
    return steps.CHOOSE_DESTINY in kinds or s.at[on.DRAWN_COUNT] == 0


# What must hold of the table, by the name of its flaw.
LEFT_OVER: Final[dict[str, Callable[[State, list[Entry], set[int]], bool]]] = {
    "set-up": is_set_up,
    "idle-worker": has_no_idle_worker,
    "cleaned-up": is_cleaned_up,
    "crews": has_no_stray_crew,
    "sealed": has_right_seals,
    "dice-rolled": has_right_dice,
    "damage": has_right_damage,
    "destinies-drawn": has_no_stray_destinies,
}
