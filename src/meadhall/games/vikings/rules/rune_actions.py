"""What only rune actions and boons allow: moving Temples, smiting, drawing, exchanging, stirring fury … [V-RUNE]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.vikings.rules.clan import gain, has, has_temple, pay, room_for, send_home, settlers_in
from meadhall.games.vikings.rules.control import boats_docked, boots, influence, is_owner, take_at_once
from meadhall.games.vikings.rules.deck import TopCardStep, can_draw
from meadhall.games.vikings.rules.fury import calm, raise_fury
from meadhall.games.vikings.rules.giants import (
    can_move_giant,
    giant_reason,
    has_giant,
    is_blocked,
    move_giant,
    offer_giant_moves,
)
from meadhall.games.vikings.rules.sailing import raid
from meadhall.games.vikings.table import box, news, on, say, steps
from meadhall.games.vikings.table.sea import docks, regions, regions_beside, regions_served
from meadhall.kernel.engine.agenda import (
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Options,
    State,
    Step,
    step,
    three,
    two,
)
from meadhall.kernel.engine.draws import SeatStep
from meadhall.kernel.engine.sets import bit

# Whom one may smite.
ANYWHERE: Final = 0
NEAR: Final = 1  # where one has a unit
OR_GIANT: Final = 2  # anywhere, or move a Giant instead


class MoveTemple(Step):
    """Explore with a Temple: it goes to a region beside it, so many times. [V-RUNE-1] [V-GIANT-11] [V-RULING-7]"""

    rule = "V-RUNE-1"
    fields = ("seat", "left")

    def can_move(self, s: State, seat: i64, start: i64, end: i64) -> bool:
        """Whether the Temple of one region can go to another."""
        beside = (regions_beside(s, start) >> end) & 1 == 1
        return beside and has_temple(s, seat, start) and not is_blocked(s, seat, end)

    def asks(self, s: State, a: i64) -> i64:
        seat, left = two(a)
        if left > 0:
            for start in range(regions(s)):
                if has_temple(s, seat, start):
                    for end in range(regions(s)):
                        if self.can_move(s, seat, start, end):
                            return bit(seat)
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        for start in range(regions(s)):
            for end in range(regions(s)):
                if self.can_move(s, seat, start, end):
                    out.add(say.EXPLORE_TEMPLE + box.REGIONS * start + end)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, left = two(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        start, end = (word - say.EXPLORE_TEMPLE) // box.REGIONS, (word - say.EXPLORE_TEMPLE) % box.REGIONS
        s.at[on.TEMPLE + box.REGIONS * seat + start] -= 1
        s.at[on.TEMPLE + box.REGIONS * seat + end] += 1
        s.tell(news.TEMPLE_MOVED, EVERYONE, seat, start, end)
        take_at_once(s, start)
        take_at_once(s, end)
        s.do(step(steps.MOVE_TEMPLE, seat, left - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not say.EXPLORE_TEMPLE <= word < say.FLY:
            return ("not-now", self.rule)
        start, end = (word - say.EXPLORE_TEMPLE) // box.REGIONS, (word - say.EXPLORE_TEMPLE) % box.REGIONS
        if start >= regions(s) or not has_temple(s, seat, start):
            return ("no-temple-there", self.rule)
        if (regions_beside(s, start) >> end) & 1 == 0:
            return ("not-beside", self.rule)
        return ("giant-there", "V-GIANT-11") if has_giant(s, end) else ("temple-there", "V-RULING-36")


class SmiteSettler(Step):
    """Remove a Settler of somebody else. [V-RUNE-2]"""

    rule = "V-RUNE-2"
    fields = ("seat", "left", "where")

    def can_smite(self, s: State, a: i64, owner: i64, region: i64) -> bool:
        """Whether a Settler of this owner can be smitten in a region. [V-RUNE-2] [V-BOON-2]"""
        seat, _, where = three(a)
        if owner == seat or not is_owner(s, owner) or settlers_in(s, owner, region) == 0:
            return False
        return where != NEAR or influence(s, seat, region) > 0

    def asks(self, s: State, a: i64) -> i64:
        seat, left, where = three(a)
        if left == 0:
            return NOBODY
        if where == OR_GIANT and can_move_giant(s):
            return bit(seat)
        for owner in range(box.OWNERS):
            for region in range(regions(s)):
                if self.can_smite(s, a, owner, region):
                    return bit(seat)
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, _, where = three(a)
        out.add(say.DONE)
        for owner in range(box.OWNERS):
            for region in range(regions(s)):
                if self.can_smite(s, a, owner, region):
                    out.add(say.SMITE + box.REGIONS * owner + region)
        if where == OR_GIANT:
            offer_giant_moves(s, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, left, where = three(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        if word >= say.MOVE_GIANT:
            move_giant(s, seat, word)
            return
        owner, region = (word - say.SMITE) // box.REGIONS, (word - say.SMITE) % box.REGIONS
        send_home(s, owner, region, 1)
        s.tell(news.SETTLER_SMITTEN, EVERYONE, seat, owner, region)
        take_at_once(s, region)
        s.do(step(steps.SMITE_SETTLER, seat, left - 1, where))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        _, _, where = three(a)
        if where == OR_GIANT and word >= say.MOVE_GIANT:
            return giant_reason(s, word)
        if not say.SMITE <= word < say.DRAW:
            return ("not-now", self.rule)
        owner, region = (word - say.SMITE) // box.REGIONS, (word - say.SMITE) % box.REGIONS
        if owner == seat:
            return ("own-settler", self.rule)
        if not is_owner(s, owner) or region >= regions(s) or settlers_in(s, owner, region) == 0:
            return ("no-settler-there", self.rule)
        return ("not-near", "V-BOON-2")


class MayDraw(Step):
    """Draw and replace: each time one may leave it. [V-RUNE-3] [V-TURN-10] [V-BOON-13]"""

    rule = "V-RUNE-3"
    fields = ("seat", "left")

    def asks(self, s: State, a: i64) -> i64:
        seat, left = two(a)
        return bit(seat) if left > 0 and can_draw(s) else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        out.add(say.DRAW)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, left = two(a)
        if seat != NO_SEAT and word == say.DRAW:
            s.do(step(steps.DRAW_ONE, seat, left))


class DrawOne(TopCardStep):
    """Draw and replace: draw a Viking card, unseen by the others. [V-RUNE-3]"""

    rule = "V-RUNE-3"
    fields = ("seat", "left")
    number = steps.DRAW_ONE

    def take(self, s: State, a: i64, card: i64) -> None:
        player, left = two(a)
        s.at[on.HAND + player] |= bit(card)
        s.at[on.HAND_COUNT + player] += 1
        s.tell(news.CARD_DRAWN, EVERYONE, player)
        s.tell(news.CARD_SEEN, bit(player), player, card)
        s.reveal()
        s.do(step(steps.REPLACE_CARD, player, left))


class ReplaceCard(SeatStep):
    """Draw and replace: then discard a card, be it the one just drawn. [V-RUNE-3] [V-RULING-12]"""

    rule = "V-RUNE-3"
    fields = ("seat", "left")

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for card in range(box.CARDS):
            if (s.at[on.HAND + seat] >> card) & 1:
                out.add(say.DISCARD + card)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, left = two(a)
        card = word - say.DISCARD
        s.at[on.HAND + seat] &= ~bit(card)
        s.at[on.HAND_COUNT + seat] -= 1
        s.at[on.DISCARD] |= bit(card)
        s.tell(news.CARD_DISCARDED, EVERYONE, seat, card)
        s.reveal()
        s.do(step(steps.MAY_DRAW, seat, left - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_card = say.DISCARD <= word < say.DISCARD + box.CARDS
        return ("card-not-in-hand" if is_card else "must-discard", self.rule)


class ExchangeSome(Step):
    """Exchange: up to so many of one resource against another. [V-RUNE-6] [V-RULING-9]"""

    rule = "V-RUNE-6"
    fields = ("seat", "n")

    def most(self, s: State, seat: i64, n: i64, given: i64, received: i64) -> i64:
        """How many of one resource can be exchanged for another."""
        if given == received:
            return 0
        most = has(s, seat, given)
        if room_for(s, seat, received) < most:
            most = room_for(s, seat, received)
        return n if n < most else most

    def asks(self, s: State, a: i64) -> i64:
        seat, n = two(a)
        for given in range(box.RESOURCES):
            for received in range(box.RESOURCES):
                if self.most(s, seat, n, given, received) > 0:
                    return bit(seat)
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, n = two(a)
        out.add(say.DONE)
        for given in range(box.RESOURCES):
            for received in range(box.RESOURCES):
                for exchanged in range(self.most(s, seat, n, given, received)):
                    pair = box.RESOURCES * given + received
                    out.add(say.EXCHANGE + box.MOST_OF_A_RESOURCE * pair + exchanged)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat == NO_SEAT or word == say.DONE:
            return
        pair, exchanged = (
            (word - say.EXCHANGE) // box.MOST_OF_A_RESOURCE,
            (word - say.EXCHANGE) % box.MOST_OF_A_RESOURCE + 1,
        )
        pay(s, seat, pair // box.RESOURCES, exchanged)
        gain(s, seat, pair % box.RESOURCES, exchanged)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not say.EXCHANGE <= word < say.FURY_UP:
            return ("not-now", self.rule)
        _, n = two(a)
        pair, exchanged = (
            (word - say.EXCHANGE) // box.MOST_OF_A_RESOURCE,
            (word - say.EXCHANGE) % box.MOST_OF_A_RESOURCE + 1,
        )
        given, received = pair // box.RESOURCES, pair % box.RESOURCES
        if given == received:
            return ("same-kind", self.rule)
        if exchanged > n:
            return ("too-much", self.rule)
        return ("not-enough", self.rule) if exchanged > has(s, seat, given) else ("no-room", "V-GEN-5")


EITHER_WAY: Final = 0
DOWN_BUT_NOT: Final = 1  # + rune whose god stays as furious as he is


class StirFury(Step):
    """A god's fury goes up or down; Loki's boon calms another. [V-RUNE-7] [V-BOON-5] [V-RULING-39]"""

    rule = "V-RUNE-7"
    fields = ("seat", "n", "way")

    def asks(self, s: State, a: i64) -> i64:
        seat, _, way = three(a)
        for rune in range(box.RUNES):
            if way == EITHER_WAY or (s.at[on.FURY + rune] > 0 and way != DOWN_BUT_NOT + rune):
                return bit(seat)
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, _, way = three(a)
        out.add(say.DONE)
        if way == EITHER_WAY:
            for rune in range(box.RUNES):
                out.add(say.FURY_UP + rune)
        for rune in range(box.RUNES):
            if s.at[on.FURY + rune] > 0 and way != DOWN_BUT_NOT + rune:
                out.add(say.FURY_DOWN + rune)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, n, _ = three(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        if word < say.FURY_DOWN:
            raise_fury(s, word - say.FURY_UP, n)
        else:
            calm(s, word - say.FURY_DOWN, n)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        _, _, way = three(a)
        if say.FURY_UP <= word < say.FURY_DOWN:
            return ("only-down", "V-BOON-5")
        if say.FURY_DOWN <= word < say.DEDICATE:
            own = way == DOWN_BUT_NOT + word - say.FURY_DOWN
            return ("another-god", "V-BOON-5") if own else ("no-fury-left", "V-FURY-1")
        return ("not-now", self.rule)


class EnterBattle(Step):
    """Enter a battle: the card just played goes face down into the battle in progress. [V-RUNE-4] [V-RULING-28]"""

    rule = "V-RUNE-4"
    fields = ("seat", "card")

    def asks(self, s: State, a: i64) -> i64:
        seat, _ = two(a)
        can = s.at[on.STARTER] > 0 and s.at[on.FIGHTS + seat] == on.NOT_FIGHTING
        return bit(seat) if can else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        out.add(say.ENTER)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, card = two(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        s.at[on.ROW + seat] &= ~bit(card)
        s.at[on.FIGHTER + seat] = card + 1
        s.at[on.FIGHTS + seat] = on.DOWN_AND_KNOWN
        s.tell(news.CARD_ENTERS, EVERYONE, seat, card)


class RaidForNothing(Step):
    """Raid a village without Steel where one has a unit. [V-NEWCARD-10] [V-VARIANT-8] [V-RULING-8] [V-RULING-37]"""

    rule = "V-NEWCARD-10"
    fields = ("seat", "left")

    def can_raid(self, s: State, seat: i64, dock: i64) -> bool:
        """Whether a dock has a village and one has a unit in a region that it serves."""
        if (s.at[on.VILLAGE_AT] >> dock) & 1 == 0:
            return False
        for region in range(regions(s)):
            if (regions_served(s, dock) >> region) & 1 and self.is_there(s, seat, region):
                return True
        return False

    def is_there(self, s: State, seat: i64, region: i64) -> bool:
        """Whether one has a unit in a region; a docked boat counts if the option says so."""
        docked = s.at[on.DOCKED_IS_THERE] == 1 and boats_docked(s, seat, region) > 0
        return docked or boots(s, seat, region)

    def asks(self, s: State, a: i64) -> i64:
        seat, left = two(a)
        if left > 0:
            for dock in range(docks(s)):
                if self.can_raid(s, seat, dock):
                    return bit(seat)
        return NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        for dock in range(docks(s)):
            if self.can_raid(s, seat, dock):
                out.add(say.RAID_AT + dock)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, left = two(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        raid(s, seat, word - say.RAID_AT)
        s.do(step(steps.RAID_FOR_NOTHING, seat, left - 1))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not say.RAID_AT <= word < say.GIVE_BACK:
            return ("not-now", self.rule)
        is_village = (s.at[on.VILLAGE_AT] >> (word - say.RAID_AT)) & 1
        return ("no-unit-there" if is_village else "no-village", self.rule)
