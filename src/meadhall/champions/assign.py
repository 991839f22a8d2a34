"""Assigning warriors and food: sealed and simultaneous, or in turn order when a player asks. [C-ASSIGN]"""

from mypy_extensions import i64

from meadhall.champions.actions import DONE, SEND, TURN_ORDER
from meadhall.champions.events import ASSIGNED, TURN_ORDER_ASKED
from meadhall.champions.fields import (
    BARRED,
    CAPACITY,
    COLOURS,
    CREW,
    EDITION,
    EN,
    ENEMY,
    FIGHTER,
    FIRST_PLAYER,
    FOOD,
    FOOD_ITEM,
    HALL,
    ITEMS,
    JA,
    SEALED,
    SHIP_AT,
    SHORE,
    TARGETS,
)
from meadhall.champions.goods import dice_in
from meadhall.champions.steps import (
    ASSIGN_IN_TURN,
    ASSIGN_SEALED,
    REVEAL_ASSIGNMENTS,
)
from meadhall.kernel.agenda import EVERYONE, NO_SEAT, Options, State, Step, bit, first, second, step


def items_at(s: State, seat: i64, item: i64) -> i64:
    """How many warriors of a kind, or how much food, a seat has at home."""
    return s.at[FOOD + seat] if item == FOOD_ITEM else s.at[HALL + 3 * seat + item]


def is_barred(s: State, target: i64, colour: i64) -> bool:
    """Whether the enemy bars this kind of warrior."""
    enemy = s.at[ENEMY + target]
    return enemy != 0 and s.fact[BARRED + enemy - 1] == colour + 1


def room_aboard(s: State, target: i64) -> i64:
    """How many more items a longship can carry. [C-ASSIGN-6]"""
    ship = s.at[SHIP_AT + target - SHORE] - 1
    return s.fact[CAPACITY + ship] - dice_in(s, target) - s.at[CREW + 4 * target + FOOD_ITEM]


def last_sent(s: State, seat: i64) -> i64:
    """The highest of this seat's targets and items that has something on it: sending goes upwards from there."""
    for place in range(TARGETS * ITEMS):
        k = TARGETS * ITEMS - 1 - place
        if s.at[CREW + k] > 0 and s.at[FIGHTER + k // ITEMS] == seat + 1:
            return k
    return 0


def may_send(s: State, seat: i64, target: i64, item: i64) -> bool:
    """Whether a seat may send one more of an item to a target. [C-ASSIGN-5] [C-ASSIGN-6] [C-ASSIGN-7]"""
    if s.at[FIGHTER + target] != seat + 1 or items_at(s, seat, item) == 0:
        return False
    if target >= SHORE:
        return room_aboard(s, target) > 0
    if item == FOOD_ITEM:
        return False
    return s.at[EDITION] == JA or not is_barred(s, target, item)  # [C-EDITION-8]


def offer_items(s: State, seat: i64, out: Options) -> None:
    """Offer what can be sent, target by target: no two ways lead to the same assignment."""
    for k in range(last_sent(s, seat), TARGETS * ITEMS):
        if may_send(s, seat, k // ITEMS, k % ITEMS):
            out.add(SEND + k)


def send(s: State, seat: i64, word: i64) -> None:
    """Put one warrior or food on a target."""
    k = word - SEND
    s.at[CREW + k] += 1
    if k % ITEMS == FOOD_ITEM:
        s.at[FOOD + seat] -= 1
    else:
        s.at[HALL + 3 * seat + k % ITEMS] -= 1


def refuse_send(s: State, seat: i64, word: i64, rule: str) -> tuple[str, str]:
    """Why something cannot be sent."""
    if not SEND <= word < SEND + TARGETS * ITEMS:
        return ("not-now", rule)
    target = (word - SEND) // ITEMS
    item = (word - SEND) % ITEMS
    if s.at[FIGHTER + target] != seat + 1:
        return ("not-your-fight", "C-ASSIGN-1")
    if items_at(s, seat, item) == 0:
        return ("nothing-to-send", "C-ASSIGN-1")
    if target >= SHORE and room_aboard(s, target) <= 0:
        return ("ship-full", "C-ASSIGN-6")
    if target < SHORE and item == FOOD_ITEM:
        return ("no-food-to-fight", "C-ASSIGN-7")
    if target < SHORE and is_barred(s, target, item) and s.at[EDITION] != JA:
        return ("barred", "C-ASSIGN-5")
    return ("send-in-order", rule)


class BeginAssignment(Step):
    """Whoever reserved a fight or a longship assigns warriors now. [C-ASSIGN-1]"""

    rule = "C-ASSIGN-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighters: i64 = 0
        for target in range(TARGETS):
            if s.at[FIGHTER + target] != 0:
                fighters |= bit(s.at[FIGHTER + target] - 1)
        s.at[SEALED] = fighters
        if fighters != 0:
            s.do(step(ASSIGN_SEALED, fighters, fighters), step(REVEAL_ASSIGNMENTS, fighters))


class AssignSealed(Step):
    """All assign at the same time, in secret, until all are done. [C-ASSIGN-2]"""

    rule = "C-ASSIGN-2"
    fields = ("owing", "fighters")  # masks of seats
    sealed = True

    def asks(self, s: State, a: i64) -> i64:
        return first(a)

    def may_ask_for_order(self, s: State, a: i64) -> bool:
        """Whether turn order can be asked for: it means something when two or more take part. [C-ASSIGN-3]"""
        fighters = second(a)
        return s.at[EDITION] == EN and fighters & (fighters - 1) != 0  # [C-EDITION-9]

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(DONE)
        if self.may_ask_for_order(s, a):
            out.add(TURN_ORDER)
        offer_items(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat == NO_SEAT:  # nobody owes an answer
            return
        if word == TURN_ORDER:
            s.tell(TURN_ORDER_ASKED, EVERYONE, seat)
            s.reveal()
            # The phase begins anew for all: what was sealed so far goes home unseen.
            for target in range(TARGETS):
                if s.at[FIGHTER + target] != 0:
                    call_back(s, target)
            for k in range(s.seats):
                player = (s.at[FIRST_PLAYER] + s.seats - 1 - k) % s.seats
                if (second(a) >> player) & 1:
                    s.do(step(ASSIGN_IN_TURN, player))
        elif word == DONE:
            if first(a) != bit(seat):
                s.do(step(ASSIGN_SEALED, first(a) & ~bit(seat), second(a)))
        else:
            send(s, seat, word)
            s.do(step(ASSIGN_SEALED, first(a), second(a)))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if word == TURN_ORDER:
            return ("no-turn-order", "C-ASSIGN-3" if s.at[EDITION] == EN else "C-EDITION-9")
        return refuse_send(s, seat, word, self.rule)


def call_back(s: State, target: i64) -> None:
    """Bring everything on a target home again."""
    owner = s.at[FIGHTER + target] - 1
    for colour in range(COLOURS):
        s.at[HALL + 3 * owner + colour] += s.at[CREW + 4 * target + colour]
        s.at[CREW + 4 * target + colour] = 0
    s.at[FOOD + owner] += s.at[CREW + 4 * target + FOOD_ITEM]
    s.at[CREW + 4 * target + FOOD_ITEM] = 0


class AssignInTurn(Step):
    """Assign openly, after the players before you. [C-ASSIGN-3]"""

    rule = "C-ASSIGN-3"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a))

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(DONE)
        offer_items(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if word == DONE:
            s.do(step(REVEAL_ASSIGNMENTS, bit(seat)))
        else:
            send(s, seat, word)
            s.do(step(ASSIGN_IN_TURN, seat))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return refuse_send(s, seat, word, self.rule)


class RevealAssignments(Step):
    """Show what was assigned. No dice at all is allowed. [C-ASSIGN-2] [C-ASSIGN-4]"""

    rule = "C-ASSIGN-2"
    fields = ("seats",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        shown = s.at[SEALED] & first(a)
        if shown == 0:
            return
        s.at[SEALED] &= ~first(a)
        s.reveal()
        for target in range(TARGETS):
            owner = s.at[FIGHTER + target] - 1
            if owner != NO_SEAT and (shown >> owner) & 1:
                for item in range(ITEMS):
                    n = s.at[CREW + 4 * target + item]
                    if n > 0:
                        s.tell(ASSIGNED, EVERYONE, owner, target, item, n)
