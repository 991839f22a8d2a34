"""An era begins: cards are dealt, and all draft at once, passing their hands on. [V-DRAFT]"""

from mypy_extensions import i64

from meadhall.games.vikings.rules.deck import TopCardStep
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.kernel.engine.agenda import EVERYONE, Options, State, Step, one, step, two
from meadhall.kernel.engine.draws import DrawStep
from meadhall.kernel.engine.sets import bit, count_bits


def all_seats(s: State) -> i64:
    """The set of all seats."""
    return bit(s.seats) - 1


def has_dummy(s: State) -> bool:
    """Whether one more hand goes round that nobody plays: with one or two players. [V-TWO-2] [V-SOLO-4]"""
    return s.seats <= 2


def cards_dealt(s: State, owner: i64) -> i64:
    """How many cards are dealt this era; to the hand that nobody plays one less. [V-DRAFT-1] [V-TWO-2]"""
    hand = s.fact[printed.HAND + s.at[on.ERA] - 1]
    return hand - 1 if owner == box.ENEMY else hand


class BeginEra(Step):
    """An era: the Raven moves on, and the draft begins. [V-GEN-1] [V-CLEANUP-4]"""

    rule = "V-GEN-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[on.ERA] += 1
        s.tell(news.ERA_BEGINS, EVERYONE, s.at[on.ERA])
        s.do(
            step(steps.DEAL_CARD, 0, 0),
            step(steps.DRAFT_CARD, all_seats(s)),
            step(steps.BEGIN_TURN, s.at[on.CHIEFTAIN]),
        )


class DealCard(TopCardStep):
    """Cards by era: four, five, six; one less to the hand that nobody plays. [V-DRAFT-1] [V-TWO-2]"""

    rule = "V-DRAFT-1"
    fields = ("owner", "dealt")
    number = steps.DEAL_CARD

    def take(self, s: State, a: i64, card: i64) -> None:
        owner, dealt = two(a)
        if owner == box.ENEMY:
            s.at[on.DUMMY] |= bit(card)
            s.at[on.DUMMY_COUNT] += 1
        else:
            s.at[on.HAND + owner] |= bit(card)
            s.at[on.HAND_COUNT + owner] += 1
            s.tell(news.CARD_SEEN, bit(owner), owner, card)
            s.reveal()
        if dealt + 1 < cards_dealt(s, owner):
            s.do(step(steps.DEAL_CARD, owner, dealt + 1))
        elif owner + 1 < s.seats:
            s.do(step(steps.DEAL_CARD, owner + 1, 0))
        elif owner < s.seats and has_dummy(s):
            s.do(step(steps.DEAL_CARD, box.ENEMY, 0))


class DraftCard(Step):
    """All keep one card of their hands, at the same time and unseen. [V-DRAFT-2]"""

    rule = "V-DRAFT-2"
    fields = ("owing",)
    sealed = True

    def asks(self, s: State, a: i64) -> i64:
        return one(a)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for card in range(box.CARDS):
            if (s.at[on.HAND + seat] >> card) & 1:
                out.add(say.DRAFT + card)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        owing = one(a)
        s.at[on.CHOSEN + seat] = word - say.DRAFT + 1
        if owing != bit(seat):
            s.do(step(steps.DRAFT_CARD, owing & ~bit(seat)))
        else:
            s.do(step(steps.PASS_HANDS))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_draft = say.DRAFT <= word < say.DRAFT + box.CARDS
        return ("card-not-in-hand" if is_draft else "not-now", self.rule)


class PassHands(Step):
    """What was chosen is laid aside, and the rest is passed on; a single card is kept. [V-DRAFT-3] [V-DRAFT-4]"""

    rule = "V-DRAFT-3"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.reveal()  # of the cards that come
        for player in range(s.seats):
            chosen = s.at[on.CHOSEN + player] - 1
            s.at[on.CHOSEN + player] = 0
            s.at[on.HAND + player] &= ~bit(chosen)
            s.at[on.HAND_COUNT + player] -= 1
            keep(s, player, bit(chosen))
            s.tell(news.CARD_KEPT, bit(player), player, chosen)
        pass_on(s)
        s.tell(news.HANDS_PASSED, EVERYONE, s.fact[printed.PASS_RIGHT + s.at[on.ERA] - 1])
        if s.at[on.HAND_COUNT] > 1:
            s.do(step(steps.DRAFT_CARD, all_seats(s)))
            if has_dummy(s):
                s.do(step(steps.DROP_FROM_DUMMY))
            return
        for player in range(s.seats):  # the last card is kept without a choice, and all are taken up
            keep(s, player, s.at[on.HAND + player])
            s.at[on.HAND + player] = s.at[on.KEPT + player]
            s.at[on.HAND_COUNT + player] = s.at[on.KEPT_COUNT + player]
            s.at[on.KEPT + player] = 0
            s.at[on.KEPT_COUNT + player] = 0
        if has_dummy(s):  # its last card is discarded [V-TWO-4]
            s.at[on.DISCARD_DOWN] |= s.at[on.DUMMY]
            s.at[on.DUMMY] = 0
            s.at[on.DUMMY_COUNT] = 0


def keep(s: State, seat: i64, cards: i64) -> None:
    """Lay cards aside for this era."""
    s.at[on.KEPT + seat] |= cards
    s.at[on.KEPT_COUNT + seat] += count_bits(cards)


def pass_on(s: State) -> None:
    """Every hand goes one place on, clockwise or not as the era says. [V-DRAFT-3] [V-TWO-3]"""
    to_the_right = s.fact[printed.PASS_RIGHT + s.at[on.ERA] - 1] == 1
    if has_dummy(s):
        pass_with_dummy(s, to_the_right)
    elif to_the_right:
        first = s.at[on.HAND]
        for seat in range(s.seats - 1):
            s.at[on.HAND + seat] = s.at[on.HAND + seat + 1]
        s.at[on.HAND + s.seats - 1] = first
    else:
        last = s.at[on.HAND + s.seats - 1]
        for seat in range(s.seats - 1, 0, -1):
            s.at[on.HAND + seat] = s.at[on.HAND + seat - 1]
        s.at[on.HAND] = last


def pass_with_dummy(s: State, to_the_right: bool) -> None:
    """The hand that nobody plays sits to the left of the Chieftain and is passed on too. [V-TWO-2] [V-SOLO-4]"""
    chieftain = on.HAND + s.at[on.CHIEFTAIN]
    other = on.HAND + (s.at[on.CHIEFTAIN] + 1) % s.seats
    his, dummy, theirs = s.at[chieftain], s.at[on.DUMMY], s.at[other]
    if s.seats == 1:
        s.at[chieftain], s.at[on.DUMMY] = dummy, his
    elif to_the_right:
        s.at[chieftain], s.at[other], s.at[on.DUMMY] = dummy, his, theirs
    else:
        s.at[chieftain], s.at[other], s.at[on.DUMMY] = theirs, dummy, his


class DropFromDummy(DrawStep):
    """The hand that nobody plays loses a card, unseen. [V-TWO-4]"""

    rule = "V-TWO-4"
    bag = on.DUMMY
    drawn = say.DROP_CARD

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[on.DUMMY] &= ~bit(word - say.DROP_CARD)
        s.at[on.DUMMY_COUNT] -= 1
        s.at[on.DISCARD_DOWN] |= bit(word - say.DROP_CARD)
