"""Battles with the enemy of a game for one: joined, started, won and lost. [V-SOLO-29] to [V-SOLO-34]"""

from mypy_extensions import i64

from meadhall.games.vikings.rules.battles import (
    ENDS,
    RIGHT_END,
    flip,
    god_of_invader,
    invader_strength,
    return_prize,
    strength,
    take_prize,
)
from meadhall.games.vikings.rules.clan import offer_recalls, recall
from meadhall.games.vikings.rules.control import check_region, take_at_once
from meadhall.games.vikings.rules.deck import TopCardStep
from meadhall.games.vikings.rules.enemy import (
    HUMAN,
    advance,
    begin_mat_action,
    it_slays,
    its_region,
    its_rune,
    its_strength,
    tell_joker,
)
from meadhall.games.vikings.rules.giants import has_giant
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.games.vikings.table.sea import upper_regions, western_regions
from meadhall.kernel.engine.agenda import CHANCE, EVERYONE, NOBODY, Options, State, Step, one, step
from meadhall.kernel.engine.draws import SeatStep
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit


def it_fights_with(s: State, card: i64) -> None:
    """A card of the enemy lies face up in its battle row."""
    s.at[on.ENEMY_BATTLE_ROW] |= bit(card)
    s.at[on.ENEMY_CARD] = card + 1
    s.tell(news.ENEMY_FLIPS, EVERYONE, card)
    tell_joker(s, card)


class EnemyJoins(TopCardStep):
    """The human has started a battle: the enemy joins at once with the top card. [V-SOLO-30]"""

    rule = "V-SOLO-30"
    number = steps.ENEMY_JOINS

    def do_without(self, s: State, a: i64) -> None:
        s.do(step(steps.END_BATTLE))
        if flip(s, HUMAN):
            s.do(step(steps.WIN_FAVOR, HUMAN))
        else:
            return_prize(s)

    def take(self, s: State, a: i64, card: i64) -> None:
        s.reveal()
        it_fights_with(s, card)
        fight_it_out(s)


def fight_it_out(s: State) -> None:
    """The human's card is flipped; who cannot pay leaves the enemy alone. [V-BATTLE-4] [V-RULING-48]"""
    s.do(step(steps.END_BATTLE))
    s.reveal()
    if not flip(s, HUMAN):
        if s.at[on.LONE_PAYER] == 1:
            s.do(step(steps.ENEMY_MEETS_INVADERS))
        else:
            s.do(step(steps.ENEMY_WINS))
        return
    card = s.at[on.ENEMY_CARD] - 1
    theirs = its_strength(s, card) + s.at[on.ENEMY_BONUS]
    mine = strength(s, HUMAN, s.at[on.FIGHTS + HUMAN] - on.FLIPPED)
    s.tell(news.STRENGTH_IS, EVERYONE, HUMAN, s.at[on.FIGHTS + HUMAN] - on.FLIPPED, mine)
    s.tell(news.ENEMY_STRENGTH, EVERYONE, card, theirs)
    if mine > theirs:
        s.do(step(steps.WIN_FAVOR, HUMAN), step(steps.ENEMY_LOSES))
    elif mine < theirs:
        s.do(step(steps.ENEMY_WINS), step(steps.LOSERS, bit(HUMAN)))
    else:
        s.tell(news.BATTLE_TIED, EVERYONE, mine)
        return_prize(s)
        if s.at[on.STARTER] == HUMAN + 1:  # losers in order from who started it [V-BATTLE-8]
            s.do(step(steps.LOSERS, bit(HUMAN)), step(steps.ENEMY_LOSES))
        else:
            s.do(step(steps.ENEMY_LOSES), step(steps.LOSERS, bit(HUMAN)))


class EnemyWins(Step):
    """The enemy takes the favor, and its markers move on by its bag. [V-SOLO-33]"""

    rule = "V-SOLO-33"

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if s.at[on.PRIZE] == on.FACE_DOWN else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(s.at[on.FAVOR_BAG])

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return say.DRAW_FAVOR + nth_bit(s.at[on.FAVOR_BAG], k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        favor = s.at[on.PRIZE] - on.KNOWN
        s.reveal()
        if s.at[on.PRIZE] == on.FACE_DOWN:
            favor = word - say.DRAW_FAVOR
            s.at[on.FAVOR_BAG] &= ~bit(favor)
        s.at[on.PRIZE] = on.NO_CARD
        s.at[on.PRIZE_SEEN] = 0
        s.at[on.ENEMY_FAVORS] |= bit(favor)
        s.tell(news.ENEMY_WINS, EVERYONE, favor)
        for resource in range(box.RESOURCES):
            advance(s, resource, s.fact[printed.FAVOR_GIVES + box.RESOURCES * favor + resource])


class EnemyBeginsBattle(TopCardStep):
    """The enemy starts a battle: the top card lies face down in its battle row. [V-SOLO-31] [V-RULING-45]"""

    rule = "V-SOLO-31"
    fields = ("bonus",)
    number = steps.ENEMY_BEGINS_BATTLE

    def cannot(self, s: State) -> bool:
        """Whether a battle is in progress, or no favor is left to fight for. [V-RULING-45] [V-RULING-46]"""
        return s.at[on.STARTER] > 0 or s.at[on.ROW_COUNT] + s.at[on.ROW_COUNT + 1] == 0

    def asks(self, s: State, a: i64) -> i64:
        return NOBODY if self.cannot(s) else super().asks(s, a)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if self.cannot(s):
            self.do_without(s, a)
        else:
            super().run(s, a, seat, word)

    def do_without(self, s: State, a: i64) -> None:
        s.tell(news.ENEMY_NOTHING, EVERYONE, box.NO_BATTLE)

    def take(self, s: State, a: i64, card: i64) -> None:
        bonus = one(a)
        s.at[on.ENEMY_FIGHTER] = card + 1
        s.at[on.ENEMY_BONUS] = bonus
        s.at[on.STARTER] = box.ENEMY + 1
        row_end = prize_end(s)
        take_prize(s, row_end)
        s.tell(news.ENEMY_STARTS_BATTLE, EVERYONE, row_end, bonus)


def prize_end(s: State) -> i64:
    """Which favor it fights for: the row of its island, at the end nearer to its boat. [V-SOLO-31] [V-RULING-46]"""
    region = its_region(s)
    row: i64 = 0 if (upper_regions(s) >> region) & 1 else 1
    if s.at[on.ROW_COUNT + row] == 0:
        row = 1 - row
    end: i64 = 0 if (western_regions(s) >> region) & 1 else RIGHT_END
    return ENDS * row + end


class JoinTheEnemy(SeatStep):
    """The human joins the enemy's battle with a card, or lets it meet the Invaders. [V-SOLO-32]"""

    rule = "V-SOLO-32"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        for card in range(box.CARDS):
            if (s.at[on.HAND + seat] >> card) & 1:
                out.add(say.FIGHT + card)
        offer_recalls(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if say.RECALL <= word < say.RECALL + box.REGIONS:  # before the card is played [V-SAIL-9]
            s.do(step(steps.JOIN_THE_ENEMY, seat))
            recall(s, seat, word - say.RECALL)
            take_at_once(s, word - say.RECALL)
            return
        turn_over_its_card(s)
        if word == say.DONE:
            s.do(step(steps.ENEMY_MEETS_INVADERS), step(steps.END_BATTLE), step(steps.PLAY_CARD, seat))
            return
        card = word - say.FIGHT
        s.at[on.HAND + seat] &= ~bit(card)
        s.at[on.HAND_COUNT + seat] -= 1
        s.at[on.FIGHTER + seat] = card + 1
        s.at[on.FIGHTS + seat] = on.CARD_IS_DOWN
        s.tell(news.BATTLE_JOINED, EVERYONE, seat)
        s.do(step(steps.DEDICATE_VILLAGE, seat), step(steps.CHECK_CONTROL), step(steps.END_TURN, seat))
        fight_it_out(s)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if say.RECALL <= word < say.RECALL + box.REGIONS:
            return ("no-settler-there", "V-SAIL-9")
        is_fight = say.FIGHT <= word < say.FIGHT + box.CARDS
        return ("card-not-in-hand" if is_fight else "join-or-not", self.rule)


def turn_over_its_card(s: State) -> None:
    """The card with which the enemy started a battle is flipped. [V-SOLO-32]"""
    card = s.at[on.ENEMY_FIGHTER] - 1
    s.at[on.ENEMY_FIGHTER] = 0
    s.reveal()
    it_fights_with(s, card)


class EnemyMeetsInvaders(TopCardStep):
    """The enemy fights alone: it meets an Invader card. [V-SOLO-32] [V-RULING-47] [V-RULING-48]"""

    rule = "V-SOLO-32"
    number = steps.ENEMY_MEETS_INVADERS

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if s.at[on.ENEMY_FIGHTER] > 0:  # after the last turn of the era [V-RULING-47]
            turn_over_its_card(s)
        super().run(s, a, seat, word)

    def do_without(self, s: State, a: i64) -> None:
        s.tell(news.NO_INVADERS, EVERYONE)
        s.do(step(steps.ENEMY_WINS))

    def take(self, s: State, a: i64, card: i64) -> None:
        s.reveal()
        theirs = invader_strength(s, card)
        s.at[on.INVADERS] |= bit(card)
        own = s.at[on.ENEMY_CARD] - 1
        its = its_strength(s, own) + s.at[on.ENEMY_BONUS]
        s.tell(news.ENEMY_STRENGTH, EVERYONE, own, its)
        s.tell(news.INVADERS_COME, EVERYONE, card, theirs)
        if its > theirs:
            s.do(step(steps.ENEMY_WINS), step(steps.RAISE_FURY, god_of_invader(s, card)))
            return
        return_prize(s)
        if its == theirs:
            s.tell(news.BATTLE_TIED, EVERYONE, its)
            s.do(step(steps.RAISE_FURY, god_of_invader(s, card)))
        else:
            s.tell(news.INVADERS_WIN, EVERYONE, theirs)
        s.do(step(steps.ENEMY_LOSES))


class EnemyLoses(Step):
    """The enemy has lost: a Valkyrie lands, its mat acts, a god grows furious. [V-SOLO-34] [V-RULING-16]"""

    rule = "V-SOLO-34"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        rune = its_rune(s)
        s.tell(news.ENEMY_LOSES, EVERYONE, rune)
        land_its_valkyrie(s, rune)
        s.do(step(steps.ENEMY_DEDICATES), step(steps.RAISE_FURY, rune))
        begin_mat_action(s, rune)


def land_its_valkyrie(s: State, rune: i64) -> None:
    """A Valkyrie of the rune lands at the Chieftain Boat's region, if none is there. [V-SOLORAG-11] [V-SOLORAG-12]"""
    region = its_region(s)
    if s.at[on.ENEMY_VALKYRIES + rune] == 0 or (s.at[on.ENEMY_VALKYRIE_AT] >> region) & 1:  # [V-SOLORAG-13]
        return
    s.at[on.ENEMY_VALKYRIES + rune] -= 1
    s.at[on.ENEMY_VALKYRIE_AT] |= bit(region)
    s.tell(news.VALKYRIE_SENT, EVERYONE, box.ENEMY, rune, region)
    if has_giant(s, region):  # [V-SOLORAG-7]
        it_slays(s, region)
    check_region(s, region)
