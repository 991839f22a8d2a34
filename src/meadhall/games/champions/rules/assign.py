"""Assigning warriors and food: sealed and simultaneous, or in turn order when a player asks. [C-ASSIGN]"""

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import dice_in
from meadhall.games.champions.rules.refusals import refuse
from meadhall.games.champions.rules.rounds import all_seats
from meadhall.games.champions.table import box, news, on, printed, say, steps
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, Options, State, Step, one, step, two
from meadhall.kernel.engine.draws import SeatStep
from meadhall.kernel.engine.sets import bit


def items_at(s: State, seat: i64, item: i64) -> i64:
    """How many warriors of a kind, or how much food, a seat has at home."""
    return s.at[on.FOOD + seat] if item == box.FOOD_ITEM else s.at[on.HALL + 3 * seat + item]


def is_barred(s: State, target: i64, colour: i64) -> bool:
    """Whether the enemy bars this kind of warrior."""
    enemy = s.at[on.ENEMY + target]
    return enemy != 0 and s.fact[printed.BARRED + enemy - 1] == colour + 1


def room_aboard(s: State, target: i64) -> i64:
    """How many more items a longship can carry. [C-ASSIGN-6]"""
    ship = s.at[on.SHIP_AT + target - box.SHORE] - 1
    return s.fact[printed.CAPACITY + ship] - dice_in(s, target) - s.at[on.CREW + 4 * target + box.FOOD_ITEM]


def last_sent(s: State, seat: i64) -> i64:
    """The highest of this seat's targets and items that has something on it: sending goes upwards from there."""
    for place in range(box.TARGETS * box.ITEMS):
        k = box.TARGETS * box.ITEMS - 1 - place
        if s.at[on.CREW + k] > 0 and s.at[on.FIGHTER + k // box.ITEMS] == seat + 1:
            return k
    return 0


def may_send(s: State, seat: i64, target: i64, item: i64) -> bool:
    """Whether a seat may send one more of an item to a target. [C-ASSIGN-5] [C-ASSIGN-6] [C-ASSIGN-7]"""
    if s.at[on.FIGHTER + target] != seat + 1 or items_at(s, seat, item) == 0:
        return False
    if target >= box.SHORE:
        return room_aboard(s, target) > 0
    if item == box.FOOD_ITEM:
        return False
    return s.at[on.EDITION] == box.JA or not is_barred(s, target, item)  # [C-EDITION-8]


def offer_items(s: State, seat: i64, out: Options) -> None:
    """Offer what can be sent, target by target: no two ways lead to the same assignment."""
    for k in range(last_sent(s, seat), box.TARGETS * box.ITEMS):
        if may_send(s, seat, k // box.ITEMS, k % box.ITEMS):
            out.add(say.SEND + k)


def send(s: State, seat: i64, word: i64) -> None:
    """Put one warrior or food on a target."""
    k = word - say.SEND
    s.at[on.CREW + k] += 1
    if k % box.ITEMS == box.FOOD_ITEM:
        s.at[on.FOOD + seat] -= 1
    else:
        s.at[on.HALL + 3 * seat + k % box.ITEMS] -= 1


def refuse_send(s: State, seat: i64, word: i64) -> tuple[str, str]:
    """Why something cannot be sent."""
    if not say.SEND <= word < say.SEND + box.TARGETS * box.ITEMS:
        return refuse(s, seat, word)
    target = (word - say.SEND) // box.ITEMS
    item = (word - say.SEND) % box.ITEMS
    if s.at[on.FIGHTER + target] != seat + 1:
        return ("not-your-fight", "C-ASSIGN-1")
    if items_at(s, seat, item) == 0:
        return ("nothing-to-send", "C-ASSIGN-1")
    if target >= box.SHORE and room_aboard(s, target) <= 0:
        return ("ship-full", "C-ASSIGN-6")
    if target < box.SHORE and item == box.FOOD_ITEM:
        return ("no-food-to-fight", "C-ASSIGN-7")
    if target < box.SHORE and is_barred(s, target, item) and s.at[on.EDITION] != box.JA:
        return ("barred", "C-ASSIGN-5")
    return ("send-in-order", "C-RULING-26")


class BeginAssignment(Step):
    """Whoever reserved a fight or a longship assigns warriors now. [C-ASSIGN-1]"""

    rule = "C-ASSIGN-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighters: i64 = 0
        for target in range(box.TARGETS):
            if s.at[on.FIGHTER + target] != 0:
                fighters |= bit(s.at[on.FIGHTER + target] - 1)
        s.at[on.SEALED] = fighters
        if fighters != 0:
            owing = all_seats(s) if may_everyone_ask(s, fighters) else fighters
            s.do(step(steps.ASSIGN_SEALED, owing, fighters), step(steps.REVEAL_ASSIGNMENTS, fighters))


def knows_turn_order(s: State, fighters: i64) -> bool:
    """Whether turn order can be asked for: it means something when two or more assign. [C-ASSIGN-3] [C-EDITION-9]"""
    return s.at[on.EDITION] == box.EN and fighters & (fighters - 1) != 0


def may_everyone_ask(s: State, fighters: i64) -> bool:
    """Whether those who assign nothing are asked too, because they may ask for turn order. [C-RULING-25]"""
    return s.at[on.FIGHTERS_ASK] == 0 and knows_turn_order(s, fighters)


class AssignSealed(Step):
    """All assign at the same time, in secret, until all are done. [C-ASSIGN-2] [C-RULING-25]"""

    rule = "C-ASSIGN-2"
    fields = ("owing", "fighters")  # masks of seats: who has still to answer, and who assigns warriors
    sealed = True

    def asks(self, s: State, a: i64) -> i64:
        owing = one(a)
        return owing

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, fighters = two(a)
        out.add(say.DONE)
        if knows_turn_order(s, fighters):
            out.add(say.TURN_ORDER)
        offer_items(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        owing, fighters = two(a)
        if word == say.TURN_ORDER:
            s.tell(news.TURN_ORDER_ASKED, EVERYONE, seat)
            s.reveal()
            # The phase begins anew for all: what was sealed so far goes home unseen.
            for target in range(box.TARGETS):
                if s.at[on.FIGHTER + target] != 0:
                    call_back(s, target)
            for k in range(s.seats):
                player = (s.at[on.FIRST_PLAYER] + s.seats - 1 - k) % s.seats
                if (fighters >> player) & 1:
                    s.do(step(steps.ASSIGN_IN_TURN, player))
        elif word == say.DONE:
            if owing != bit(seat):
                s.do(step(steps.ASSIGN_SEALED, owing & ~bit(seat), fighters))
        else:
            send(s, seat, word)
            s.do(step(steps.ASSIGN_SEALED, owing, fighters))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if word == say.TURN_ORDER:
            return ("one-assigns", "C-RULING-25") if s.at[on.EDITION] == box.EN else ("no-turn-order", "C-EDITION-9")
        return refuse_send(s, seat, word)


def call_back(s: State, target: i64) -> None:
    """Bring everything on a target home again."""
    owner = s.at[on.FIGHTER + target] - 1
    for colour in range(box.COLOURS):
        s.at[on.HALL + 3 * owner + colour] += s.at[on.CREW + 4 * target + colour]
        s.at[on.CREW + 4 * target + colour] = 0
    s.at[on.FOOD + owner] += s.at[on.CREW + 4 * target + box.FOOD_ITEM]
    s.at[on.CREW + 4 * target + box.FOOD_ITEM] = 0


class AssignInTurn(SeatStep):
    """Assign openly, after the players before you. [C-ASSIGN-3]"""

    rule = "C-ASSIGN-3"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        offer_items(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if word == say.DONE:
            s.do(step(steps.REVEAL_ASSIGNMENTS, bit(seat)))
        else:
            send(s, seat, word)
            s.do(step(steps.ASSIGN_IN_TURN, seat))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if word == say.TURN_ORDER:
            return ("in-turn-already", self.rule)
        return refuse_send(s, seat, word)


class RevealAssignments(Step):
    """Show what was assigned. No dice at all is allowed. [C-ASSIGN-2] [C-ASSIGN-4]"""

    rule = "C-ASSIGN-2"
    fields = ("seats",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        seats = one(a)
        shown = s.at[on.SEALED] & seats
        if shown == 0:
            return
        s.at[on.SEALED] &= ~seats
        s.reveal()
        for target in range(box.TARGETS):
            owner = s.at[on.FIGHTER + target] - 1
            if owner != NO_SEAT and (shown >> owner) & 1:
                for item in range(box.ITEMS):
                    n = s.at[on.CREW + 4 * target + item]
                    if n > 0:
                        s.tell(news.ASSIGNED, EVERYONE, owner, target, item, n)
