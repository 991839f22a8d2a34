"""Giants: they bar Temples, calm gods, can be moved, and are slain with a Valkyrie and Settlers. [V-GIANT]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.vikings.rules.clan import has_temple, send_home, settlers_in
from meadhall.games.vikings.rules.control import take_at_once, valkyries_in
from meadhall.games.vikings.rules.fury import raise_fury
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.games.vikings.table.sea import regions, regions_beside, rune_of
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, one, step, two
from meadhall.kernel.engine.draws import DrawStep
from meadhall.kernel.engine.sets import bit, count_bits

SETTLERS_TO_SLAY: Final = 3  # [V-GIANT-2]
SETTLERS_OF_AN_EINHERJAR: Final = 2  # [V-GIANT-10]


def has_giant(s: State, region: i64) -> bool:
    """Whether a Giant is in a region."""
    return (s.at[on.GIANT_AT] >> region) & 1 == 1


def is_blocked(s: State, owner: i64, region: i64) -> bool:
    """Whether an owner cannot bring a Temple to a region: a Giant is there, or a Temple of his. [V-GIANT-11]"""
    return has_giant(s, region) or has_temple(s, owner, region)


def is_einherjar(card: i64) -> bool:
    """Whether a card shows an Einherjar."""
    return card >= box.FIRST_EINHERJAR_CARD


def is_valkyrie_card(card: i64) -> bool:
    """Whether a card shows a Valkyrie."""
    return box.FIRST_VALKYRIE_CARD <= card < box.FIRST_EINHERJAR_CARD


def settlers_needed(card: i64) -> i64:
    """How many Settlers a slaying with this card needs and costs. [V-GIANT-2] [V-GIANT-10]"""
    return SETTLERS_OF_AN_EINHERJAR if is_einherjar(card) else SETTLERS_TO_SLAY


def slain_in(s: State, seat: i64, card: i64) -> i64:
    """The set of regions whose Giant a card could slay. [V-GIANT-2] [V-GIANT-9] [V-GIANT-10] [V-VALKYRIE-8]"""
    found: i64 = 0
    if s.at[on.GIANT_AT] != 0:
        for region in range(regions(s)):
            enough = has_giant(s, region) and settlers_in(s, seat, region) >= settlers_needed(card)
            if enough and (is_valkyrie_card(card) or valkyries_in(s, seat, region) > 0):
                found |= bit(region)
    return found


class SlayGiant(Step):
    """Slay a Giant: Settlers are sacrificed, the Giant is kept. [V-GIANT-2] [V-GIANT-4] [V-GIANT-5] [V-GIANT-7]"""

    rule = "V-GIANT-2"
    fields = ("seat", "card")

    def asks(self, s: State, a: i64) -> i64:
        seat, card = two(a)
        return bit(seat) if count_bits(slain_in(s, seat, card)) > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, card = two(a)
        for region in range(regions(s)):
            if (slain_in(s, seat, card) >> region) & 1:
                out.add(say.SLAY_IN + region)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        slayer, card = two(a)
        region = word - say.SLAY_IN
        if seat == NO_SEAT:  # there is only one
            region = 0
            while (slain_in(s, slayer, card) >> region) & 1 == 0:
                region += 1
        send_home(s, slayer, region, settlers_needed(card))
        s.at[on.GIANT_AT] &= ~bit(region)
        s.at[on.GIANT_COUNT + slayer] += 1
        s.tell(news.GIANT_SLAIN, EVERYONE, slayer, region)
        take_at_once(s, region)
        rune = s.fact[printed.RUNE + card]
        if rune == box.JOKER and s.at[on.JOKER_IS_CHOSEN] == 0:
            rune = rune_of(s, region)
        s.do(
            step(steps.LOOK_AT_GIANT, slayer),
            step(steps.HONOUR_THE_SLAYER, slayer, rune),
            step(steps.CHECK_CONTROL),
        )

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_region = say.SLAY_IN <= word < say.SLAY_IN + box.REGIONS
        return ("cannot-slay-there" if is_region else "must-slay", self.rule if is_region else "V-GIANT-3")


class LookAtGiant(DrawStep):
    """Only who has slain it looks at the value on its back. [V-GIANT-6]"""

    rule = "V-GIANT-6"
    fields = ("seat",)
    bag = on.GIANT_BAG
    drawn = say.DRAW_GIANT

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        slayer = one(a)
        giant = word - say.DRAW_GIANT
        s.at[on.GIANT_BAG] &= ~bit(giant)
        s.at[on.GIANT + slayer] |= bit(giant)
        s.tell(news.GIANT_SEEN, bit(slayer), slayer, giant)
        s.reveal()


class HonourTheSlayer(Step):
    """The fury of the god of the card's rune rises; a joker is any rune. [V-GIANT-8]"""

    rule = "V-GIANT-8"
    fields = ("seat", "rune")

    def asks(self, s: State, a: i64) -> i64:
        seat, rune = two(a)
        return bit(seat) if rune == box.JOKER else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for rune in range(box.RUNES):
            out.add(say.JOKER_AS + rune)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, rune = two(a)
        raise_fury(s, rune if seat == NO_SEAT else word - say.JOKER_AS, 1)


class MoveGiant(Step):
    """Move a Giant to a region beside it that has none. [V-NEWCARD-8]"""

    rule = "V-NEWCARD-8"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        return bit(seat) if can_move_giant(s) else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        offer_giant_moves(s, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat != NO_SEAT and word != say.DONE:
            move_giant(s, seat, word)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return giant_reason(s, word)


def can_move_giant(s: State) -> bool:
    """Whether any Giant has a region without one beside it. [V-NEWCARD-8]"""
    for region in range(regions(s)):
        if has_giant(s, region) and regions_beside(s, region) & ~s.at[on.GIANT_AT] != 0:
            return True
    return False


def offer_giant_moves(s: State, out: Options) -> None:
    """Every Giant to every region beside it that has none. [V-NEWCARD-8]"""
    for region in range(regions(s)):
        if has_giant(s, region):
            free = regions_beside(s, region) & ~s.at[on.GIANT_AT]
            for other in range(regions(s)):
                if (free >> other) & 1:
                    out.add(say.MOVE_GIANT + box.REGIONS * region + other)


def move_giant(s: State, seat: i64, word: i64) -> None:
    """A Giant moves on; a Temple there stays. [V-NEWCARD-8] [V-NEWCARD-9] [V-GIANT-12]"""
    start, end = (word - say.MOVE_GIANT) // box.REGIONS, (word - say.MOVE_GIANT) % box.REGIONS
    s.at[on.GIANT_AT] = (s.at[on.GIANT_AT] & ~bit(start)) | bit(end)
    s.tell(news.GIANT_MOVED, EVERYONE, seat, start, end)


def giant_reason(s: State, word: i64) -> tuple[str, str]:
    """Why a Giant cannot be moved so."""
    if not say.MOVE_GIANT <= word < say.RAID_AT:
        return ("not-now", "V-NEWCARD-8")
    start, end = (word - say.MOVE_GIANT) // box.REGIONS, (word - say.MOVE_GIANT) % box.REGIONS
    if start >= regions(s) or not has_giant(s, start):
        return ("no-giant-there", "V-NEWCARD-8")
    beside = (regions_beside(s, start) >> end) & 1
    return ("giant-there" if beside else "not-beside", "V-NEWCARD-8")
