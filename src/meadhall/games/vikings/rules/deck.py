"""The deck of Viking cards: drawing from it, and shuffling it anew. [V-DRAFT-5]"""

from typing import ClassVar

from mypy_extensions import i64

from meadhall.games.vikings.table import news, on, say
from meadhall.kernel.engine.agenda import CHANCE, EVERYONE, KIND_BITS, NOBODY, State
from meadhall.kernel.engine.draws import DrawStep
from meadhall.kernel.engine.sets import bit, count_bits


def shuffle_discards(s: State) -> None:
    """The deck is empty: the discards become the new one, without the Invaders. [V-DRAFT-5] [V-VARIANT-10]"""
    s.at[on.DECK] = s.at[on.DISCARD] | s.at[on.DISCARD_DOWN]
    s.at[on.DISCARD] = 0
    s.at[on.DISCARD_DOWN] = 0
    if s.at[on.INVADERS_STAY] == 0:
        s.at[on.DECK] |= s.at[on.INVADERS]
        s.at[on.INVADERS] = 0
    s.at[on.DECK_LEFT] = count_bits(s.at[on.DECK])
    if s.at[on.DECK_LEFT] > 0:
        s.tell(news.CARDS_RESHUFFLED, EVERYONE)


def can_draw(s: State) -> bool:
    """Whether a card is left that could be drawn. [V-DRAFT-5] [V-VARIANT-10] [V-RULING-33]"""
    discards = s.at[on.DISCARD] | s.at[on.DISCARD_DOWN]
    if s.at[on.INVADERS_STAY] == 0:
        discards |= s.at[on.INVADERS]
    return s.at[on.DECK_LEFT] > 0 or discards != 0


class TopCardStep(DrawStep):
    """The top card is drawn; if the deck is empty, the discards are shuffled first. [V-DRAFT-5] [V-RULING-33]"""

    number: ClassVar[int] = 0  # of the step itself, which is done again with the new deck
    bag = on.DECK
    drawn = say.DRAW_CARD

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if s.at[on.DECK_LEFT] > 0 else NOBODY

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if s.at[on.DECK_LEFT] > 0:
            card = word - say.DRAW_CARD
            s.at[on.DECK] &= ~bit(card)
            s.at[on.DECK_LEFT] -= 1
            self.take(s, a, card)
            return
        shuffle_discards(s)
        if s.at[on.DECK_LEFT] > 0:
            s.do(self.number | a << KIND_BITS)
        else:
            self.do_without(s, a)

    def take(self, s: State, a: i64, card: i64) -> None:
        """What becomes of the card."""
        raise NotImplementedError

    def do_without(self, s: State, a: i64) -> None:
        """What happens if no card is left anywhere; mostly nothing. [V-RULING-33]"""
