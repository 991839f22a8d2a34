"""Battles: a favor is fought for face down over a whole turn; who stands alone meets the Invaders. [V-BATTLE]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.vikings.rules.actions import counted
from meadhall.games.vikings.rules.clan import gain, has, is_solo, pay
from meadhall.games.vikings.rules.deck import TopCardStep
from meadhall.games.vikings.rules.fury import raise_fury
from meadhall.games.vikings.rules.giants import is_einherjar, is_valkyrie_card
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.kernel.engine.agenda import (
    CHANCE,
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Options,
    State,
    Step,
    one,
    step,
    two,
)
from meadhall.kernel.engine.draws import SeatStep
from meadhall.kernel.engine.sets import bit, count_bits

LEFT_END: Final = 0
RIGHT_END: Final = 1
ENDS: Final = 2  # of a row; an answer is 2 * row + end
ROW_ENDS: Final = 4


# --- the two rows of favor cards ---


def offer_ends(s: State, first: i64, out: Options) -> None:
    """The ends of both rows at which a card lies; a single card lies at one end only. [V-BATTLE-1]"""
    for row in range(box.ROWS):
        if s.at[on.ROW_COUNT + row] > 0:
            out.add(first + ENDS * row)
        if s.at[on.ROW_COUNT + row] > 1:
            out.add(first + ENDS * row + RIGHT_END)


def take_prize(s: State, row_end: i64) -> None:
    """Take the card at an end of a row; it is fought for. [V-BATTLE-1]"""
    row, end = row_end // ENDS, row_end % ENDS
    start = box.ROW_LENGTH * row
    last = start + s.at[on.ROW_COUNT + row] - 1
    taken = start if end == LEFT_END else last
    s.at[on.PRIZE] = s.at[on.FAVOR_AT + taken]
    s.at[on.PRIZE_SEEN] = s.at[on.FAVOR_SEEN + taken]
    s.at[on.PRIZE_PLACE] = row_end
    for place in range(taken, last):
        s.at[on.FAVOR_AT + place] = s.at[on.FAVOR_AT + place + 1]
        s.at[on.FAVOR_SEEN + place] = s.at[on.FAVOR_SEEN + place + 1]
    s.at[on.FAVOR_AT + last] = on.NO_CARD
    s.at[on.FAVOR_SEEN + last] = 0
    s.at[on.ROW_COUNT + row] -= 1


def put_favor(s: State, row_end: i64, favor: i64, seen: i64) -> None:
    """Put a card at an end of a row. [V-BATTLE-7] [V-BATTLE-9]"""
    row, end = row_end // ENDS, row_end % ENDS
    start = box.ROW_LENGTH * row
    place = start + s.at[on.ROW_COUNT + row]
    if end == LEFT_END:
        while place > start:
            s.at[on.FAVOR_AT + place] = s.at[on.FAVOR_AT + place - 1]
            s.at[on.FAVOR_SEEN + place] = s.at[on.FAVOR_SEEN + place - 1]
            place -= 1
    s.at[on.FAVOR_AT + place] = favor
    s.at[on.FAVOR_SEEN + place] = seen
    s.at[on.ROW_COUNT + row] += 1


def return_prize(s: State) -> None:
    """The favor goes back to where it came from. [V-BATTLE-9] [V-RULING-30]"""
    put_favor(s, s.at[on.PRIZE_PLACE], s.at[on.PRIZE], s.at[on.PRIZE_SEEN])
    s.tell(news.PRIZE_RETURNS, EVERYONE, s.at[on.PRIZE_PLACE])
    s.at[on.PRIZE] = on.NO_CARD
    s.at[on.PRIZE_SEEN] = 0


# --- starting and joining ---


def may_fight(s: State, seat: i64) -> bool:
    """Whether a seat could start a battle or join one. [V-BATTLE-1] [V-BATTLE-2]"""
    if s.at[on.FIGHTS + seat] != on.NOT_FIGHTING:
        return False
    return s.at[on.STARTER] > 0 or s.at[on.ROW_COUNT] + s.at[on.ROW_COUNT + 1] > 0


def begin_or_join(s: State, seat: i64, card: i64) -> None:
    """Face down: start a battle for a favor, or join the one that is under way. [V-BATTLE-1] [V-BATTLE-2]"""
    s.at[on.FIGHTER + seat] = card + 1
    s.at[on.FIGHTS + seat] = on.CARD_IS_DOWN
    if s.at[on.STARTER] == 0:
        s.at[on.STARTER] = seat + 1
        s.tell(news.BATTLE_BEGINS, EVERYONE, seat)
        if is_solo(s):
            s.do(step(steps.CHOOSE_PRIZE, seat), step(steps.ENEMY_JOINS))
        else:
            s.do(step(steps.CHOOSE_PRIZE, seat))
    else:
        s.tell(news.BATTLE_JOINED, EVERYONE, seat)


class ChoosePrize(SeatStep):
    """Who starts a battle chooses the favor card at an end of a row. [V-BATTLE-1]"""

    rule = "V-BATTLE-1"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        offer_ends(s, say.TAKE_PRIZE, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        row_end = word - say.TAKE_PRIZE
        take_prize(s, row_end)
        if s.at[on.PRIZE] >= on.KNOWN and s.at[on.PRIZE_SEEN] == 0:
            s.tell(news.PRIZE_CHOSEN, EVERYONE, seat, row_end, s.at[on.PRIZE] - on.KNOWN)
        else:
            s.tell(news.PRIZE_CHOSEN_UNSEEN, EVERYONE, seat, row_end)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_end = say.TAKE_PRIZE <= word < say.TAKE_PRIZE + ROW_ENDS
        return ("no-favor-there" if is_end else "must-choose", self.rule)


# --- who wins ---


def strength(s: State, seat: i64, card: i64) -> i64:
    """The Strength of a card in the hands of a seat, with its boost. [V-BOOST-1] [V-NEWCARD-1] [V-NEWCARD-2]"""
    times = s.fact[printed.TIMES + card]
    return s.fact[printed.STRENGTH + card] + times * counted(s, seat, s.fact[printed.STRENGTH_BY + card])


class FlipCards(Step):
    """All cards of the battle are turned over, and Steel is paid where it is printed. [V-BATTLE-4] [V-BATTLE-5]"""

    rule = "V-BATTLE-4"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.reveal()
        joined: i64 = 0
        fighters: i64 = 0
        for k in range(s.seats):
            fighter = (s.at[on.STARTER] - 1 + k) % s.seats
            if is_down(s, fighter):
                joined += 1
                if flip(s, fighter):
                    fighters |= bit(fighter)
        s.do(step(steps.END_BATTLE))
        n = count_bits(fighters)
        if n == 0:
            return_prize(s)
        elif n > 1:
            s.do(step(steps.COMPARE_STRENGTH, fighters))
        elif joined == 1 or s.at[on.LONE_PAYER] == 1:  # [V-BATTLE-16] [V-VARIANT-7]
            s.do(step(steps.DRAW_INVADER, the_only(fighters)))
        else:
            s.do(step(steps.WIN_FAVOR, the_only(fighters)))


def is_down(s: State, seat: i64) -> bool:
    """Whether the card of a seat lies face down in the battle, be it known or not. [V-BATTLE-1] [V-RULING-28]"""
    return s.at[on.FIGHTS + seat] == on.CARD_IS_DOWN or s.at[on.FIGHTS + seat] == on.DOWN_AND_KNOWN


def the_only(mask: i64) -> i64:
    """The only member of a set."""
    n: i64 = 0
    while (mask >> n) & 1 == 0:
        n += 1
    return n


def flip(s: State, seat: i64) -> bool:
    """Turn over the card of a seat and let it pay; whether it fights. [V-BATTLE-4] [V-BATTLE-5] [V-RULING-29]"""
    card = s.at[on.FIGHTER + seat] - 1
    s.at[on.FIGHTER + seat] = 0
    s.at[on.FIGHTS + seat] = on.FLIPPED + card
    s.at[on.ROW + seat] |= bit(card)
    s.tell(news.CARD_FLIPPED, EVERYONE, seat, card)
    cost = s.fact[printed.FIGHT_STEEL + card]
    if has(s, seat, box.STEEL) < cost:
        s.at[on.FIGHTS + seat] = on.NOT_FIGHTING
        s.tell(news.CANNOT_PAY, EVERYONE, seat, card)
        return False
    pay(s, seat, box.STEEL, cost)
    return True


class CompareStrength(Step):
    """The highest Strength wins; a tie for it makes losers of all. [V-BATTLE-4] [V-BATTLE-9]"""

    rule = "V-BATTLE-4"
    fields = ("fighters",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighters = one(a)
        highest: i64 = -1
        winner: i64 = NO_SEAT
        for k in range(s.seats):
            fighter = (s.at[on.STARTER] - 1 + k) % s.seats
            if (fighters >> fighter) & 1:
                card = s.at[on.FIGHTS + fighter] - on.FLIPPED
                mine = strength(s, fighter, card)
                s.tell(news.STRENGTH_IS, EVERYONE, fighter, card, mine)
                if mine > highest:
                    highest = mine
                    winner = fighter
                elif mine == highest:
                    winner = NO_SEAT
        if winner == NO_SEAT:
            s.tell(news.BATTLE_TIED, EVERYONE, highest)
            return_prize(s)
            s.do(step(steps.LOSERS, fighters))
        else:
            s.do(step(steps.WIN_FAVOR, winner), step(steps.LOSERS, fighters & ~bit(winner)))


class DrawInvader(TopCardStep):
    """Who fights alone meets the Invaders. [V-BATTLE-10] [V-BATTLE-12] [V-BATTLE-13] [V-BATTLE-14]"""

    rule = "V-BATTLE-10"
    fields = ("seat",)
    number = steps.DRAW_INVADER

    def do_without(self, s: State, a: i64) -> None:
        fighter = one(a)
        s.tell(news.NO_INVADERS, EVERYONE)
        s.do(step(steps.WIN_FAVOR, fighter))

    def take(self, s: State, a: i64, card: i64) -> None:
        fighter = one(a)
        s.reveal()
        theirs = invader_strength(s, card)
        s.at[on.INVADERS] |= bit(card)
        own = s.at[on.FIGHTS + fighter] - on.FLIPPED
        mine = strength(s, fighter, own)
        s.tell(news.STRENGTH_IS, EVERYONE, fighter, own, mine)
        s.tell(news.INVADERS_COME, EVERYONE, card, theirs)
        if mine > theirs:
            s.do(step(steps.WIN_FAVOR, fighter), step(steps.RAISE_FURY, god_of_invader(s, card)))
            return
        return_prize(s)
        if mine == theirs:
            s.tell(news.BATTLE_TIED, EVERYONE, mine)
            s.do(step(steps.RAISE_FURY, god_of_invader(s, card)))
        else:
            s.tell(news.INVADERS_WIN, EVERYONE, theirs)
        s.do(step(steps.LOSERS, bit(fighter)))


def invader_strength(s: State, card: i64) -> i64:
    """The Strength of a card that invades: earlier Invaders are its runes. [V-BATTLE-11] [V-RULING-4]"""
    by = s.fact[printed.STRENGTH_BY + card]
    earlier: i64 = 0
    for other in range(box.CARDS):
        if (s.at[on.INVADERS] >> other) & 1:
            same_kind = is_valkyrie_card(other) if by == box.BY_VALKYRIES else is_einherjar(other)
            if by < box.BY_VALKYRIES or same_kind:
                earlier += 1
    if by == box.BY_NOTHING:
        return s.fact[printed.STRENGTH + card]
    if box.BY_RESOURCE <= by < box.BY_VALKYRIES:
        earlier += 1  # with the card itself
    return s.fact[printed.STRENGTH + card] + s.fact[printed.TIMES + card] * earlier


def god_of_invader(s: State, card: i64) -> i64:
    """The rune whose god grows furious when the Invaders lose; for a joker the calmest god's. [V-RULING-4]"""
    rune = s.fact[printed.RUNE + card]
    if rune != box.JOKER:
        return rune
    calmest: i64 = s.at[on.GOD_RUNE] - 1
    for mat in range(box.RUNES):
        candidate = s.at[on.GOD_RUNE + mat] - 1
        if s.at[on.FURY + candidate] < s.at[on.FURY + calmest]:
            calmest = candidate
    return calmest


# --- what the winner gets ---


class WinFavor(Step):
    """The winner takes the favor card face down, and the resources on it. [V-BATTLE-6] [V-RULING-31]"""

    rule = "V-BATTLE-6"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if s.at[on.PRIZE] == on.FACE_DOWN else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[on.FAVOR_BAG])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        favor: i64 = -1
        for _ in range(k + 1):
            favor += 1
            while (s.at[on.FAVOR_BAG] >> favor) & 1 == 0:
                favor += 1
        return say.DRAW_FAVOR + favor

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        winner = one(a)
        favor = s.at[on.PRIZE] - on.KNOWN
        if s.at[on.PRIZE] == on.FACE_DOWN:
            favor = word - say.DRAW_FAVOR
            s.at[on.FAVOR_BAG] &= ~bit(favor)
            s.reveal()
        s.at[on.PRIZE] = on.NO_CARD
        s.at[on.PRIZE_SEEN] = 0
        s.at[on.FAVOR + winner] |= bit(favor)
        s.at[on.FAVOR_COUNT + winner] += 1
        s.tell(news.BATTLE_WON, EVERYONE, winner)
        s.tell(news.FAVOR_SEEN, bit(winner), winner, favor)
        for resource in range(box.RESOURCES):
            gain(s, winner, resource, s.fact[printed.FAVOR_GIVES + box.RESOURCES * favor + resource])
        if s.at[on.FAVOR_COUNT + winner] > box.FAVOR_SLOTS:
            s.do(step(steps.RETURN_FAVOR, winner))


class ReturnFavor(SeatStep):
    """Who has a fourth favor puts one of them back at an end of a row. [V-BATTLE-7] [V-VARIANT-11]"""

    rule = "V-BATTLE-7"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for favor in range(box.FAVORS):
            if (s.at[on.FAVOR + seat] >> favor) & 1:
                for row in range(box.ROWS):
                    first = say.GIVE_BACK + ROW_ENDS * favor + ENDS * row
                    out.add(first)
                    if s.at[on.ROW_COUNT + row] > 0:  # an empty row has no two ends
                        out.add(first + RIGHT_END)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        favor, row_end = (word - say.GIVE_BACK) // ROW_ENDS, (word - say.GIVE_BACK) % ROW_ENDS
        s.at[on.FAVOR + seat] &= ~bit(favor)
        s.at[on.FAVOR_COUNT + seat] -= 1
        if s.at[on.RETURN_UP] == 1:
            put_favor(s, row_end, on.KNOWN + favor, 0)
            s.tell(news.FAVOR_GIVEN_BACK, EVERYONE, seat, row_end, favor)
            s.reveal()
        else:
            put_favor(s, row_end, on.KNOWN + favor, bit(seat))
            s.tell(news.FAVOR_GIVEN_BACK_UNSEEN, EVERYONE, seat, row_end)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if not say.GIVE_BACK <= word < say.ENEMY_REGION:
            return ("must-give-back", self.rule)
        favor = (word - say.GIVE_BACK) // ROW_ENDS
        own = (s.at[on.FAVOR + seat] >> favor) & 1
        return ("one-end-only" if own else "not-your-favor", self.rule)


# --- what losers get ---


class Losers(Step):
    """Losers, in order from who started the battle: boon, Valkyrie, fury. [V-BATTLE-8] [V-RULING-3]"""

    rule = "V-BATTLE-8"
    fields = ("losers",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        losers = one(a)
        for k in range(s.seats):
            loser = (s.at[on.STARTER] - 1 + k) % s.seats  # alone: whoever started it
            if (losers >> loser) & 1:
                rune = s.fact[printed.RUNE + s.at[on.FIGHTS + loser] - on.FLIPPED]
                s.do(step(steps.CHOOSE_RUNE, loser, rune), step(steps.LOSERS, losers & ~bit(loser)))
                return


class ChooseRune(Step):
    """Which god it is whose boon and fury follow: that of the card's rune; a joker is any. [V-NEWCARD-4]"""

    rule = "V-NEWCARD-4"
    fields = ("seat", "rune")

    def asks(self, s: State, a: i64) -> i64:
        seat, rune = two(a)
        return bit(seat) if rune == box.JOKER else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for rune in range(box.RUNES):
            out.add(say.JOKER_AS + rune)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        loser, rune = two(a)
        if rune == box.JOKER:
            rune = word - say.JOKER_AS
        s.tell(news.BATTLE_LOST, EVERYONE, loser, rune)
        s.do(step(steps.USE_THE_BOON, loser, rune), step(steps.RAISE_FURY, rune))


def god_of(s: State, rune: i64) -> i64:
    """The god to whom a rune belongs. [V-SETUP-4]"""
    for mat in range(box.RUNES):
        if s.at[on.GOD_RUNE + mat] == rune + 1:
            return s.at[on.GOD + mat] - 1
    return 0


class UseTheBoon(SeatStep):
    """A loser may use the Valhalla boon of the god, and with it a Valkyrie. [V-BATTLE-8] [V-RAG-6] [V-RULING-42]"""

    rule = "V-BATTLE-8"
    fields = ("seat", "rune")

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        out.add(say.USE_BOON)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, rune = two(a)
        if word == say.DONE:
            return
        god = god_of(s, rune)
        s.tell(news.BOON_USED, EVERYONE, seat, god)
        s.do(
            step(steps.DO_ACTION, seat, s.fact[printed.BOON + god], s.fact[printed.BOON_N + god], rune),
            step(steps.DO_ACTION, seat, s.fact[printed.THEN + god], s.fact[printed.THEN_N + god], rune),
            step(steps.CHECK_CONTROL),
            step(steps.SEND_A_VALKYRIE, seat, rune),
        )


class RaiseFury(Step):
    """The fury of a god rises by one. [V-BATTLE-8]"""

    rule = "V-BATTLE-8"
    fields = ("rune",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        rune = one(a)
        raise_fury(s, rune, 1)


class EndBattle(Step):
    """The battle is over; the cards stay face up in their rows. [V-BATTLE-15]"""

    rule = "V-BATTLE-15"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[on.STARTER] = 0
        s.at[on.PRIZE_PLACE] = 0
        s.at[on.ENEMY_BONUS] = 0
        for player in range(s.seats):
            s.at[on.FIGHTS + player] = on.NOT_FIGHTING
