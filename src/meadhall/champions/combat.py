"""Combat in detail: a fight, its rounds, rerolls, losses and the reward. [C-COMBAT]"""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import (
    DONE,
    LOSE,
    MARK,
    REROLL,
    SIDE,
    USE_RUNE,
)
from meadhall.champions.assign import call_back
from meadhall.champions.events import (
    BARRED_FALL,
    DAMAGE_DEALT,
    DIE_ROLLED,
    ENEMY_SLAIN,
    FAVOR_REROLL,
    FIGHT_BEGINS,
    ITEM_LOST,
    WARRIORS_BEATEN,
)
from meadhall.champions.fields import (
    ASMUNDR,
    ATTACK,
    BARRED,
    BLANK,
    BOUNTY,
    COINS,
    COLOURS,
    CREW,
    DAMAGE,
    DEFENSE,
    EDITION,
    EN,
    ENEMY,
    FACES,
    FAVOR,
    FIRST_DRAUGR,
    FIRST_MONSTER,
    FR,
    GLORY_RUNE,
    GROUPS,
    HEALING,
    HIT,
    HUNT,
    ITEMS,
    KRAKEN,
    LEADER,
    MARKED,
    POTENTIAL,
    REACTION,
    ROLL_RUNES,
    ROLLED,
    RUNE_CARDS,
    SHIELD,
    SHORE,
    SIDES,
    SLAIN_DRAUGR,
    SLAIN_MONSTERS,
    SLAIN_TROLLS,
    SPOILS,
    SVANHILDR,
    SWORD,
    TROLL,
    TWO_HITS,
    ULLR,
    WOOD,
    WORTH,
)
from meadhall.champions.goods import dice_in, gain, has_rune, lose_die, pay, score
from meadhall.champions.sage import turn_over
from meadhall.champions.steps import (
    CHECK_OUTCOME,
    COMBAT_ROUND,
    LESSEN_OWN_BLAME,
    REROLL_WITH_FAVOR,
    ROLL_DICE,
    RUNES_AFTER_ROLL,
    SPREAD_BLAME,
    STRIKE,
    TAKE_LOSSES,
    TAKE_REWARD,
)
from meadhall.kernel.agenda import (
    CHANCE,
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Options,
    State,
    Step,
    bit,
    first,
    fourth,
    second,
    step,
    third,
)

ASMUNDR_GLORY: Final = 2  # for each favor discarded to reroll [C-LEADER-1]
ULLR_GLORY: Final = 1  # for a combat round with a double hit [C-LEADER-5]
DIE_SIDES: Final = 6


def hits_rolled(s: State, seat: i64) -> i64:
    """The weapons shown, with Svanhildr's swords and the Reaction rune. [C-COMBAT-5] [C-LEADER-4] [C-RUNE-8]"""
    reaction = (s.at[ROLL_RUNES] >> REACTION) & 1
    hits: i64 = 0
    for colour in range(COLOURS):
        place = ROLLED + 4 * colour
        singles = s.at[place + HIT] + reaction * s.at[place + SHIELD]
        doubles = s.at[place + TWO_HITS]
        hits += singles + 2 * doubles
        if colour == SWORD and s.at[LEADER + seat] == SVANHILDR:
            hits += singles + doubles
    return hits


def shields_rolled(s: State) -> i64:
    """The shields shown."""
    return s.at[ROLLED + SHIELD] + s.at[ROLLED + 4 + SHIELD] + s.at[ROLLED + 8 + SHIELD]


def sweep_dice(s: State) -> None:
    """Take the dice of this roll off the table."""
    for group in range(GROUPS):
        s.at[ROLLED + group] = 0
        s.at[MARKED + group] = 0
    s.at[ROLL_RUNES] = 0


class Fight(Step):
    """Fight the enemy at a target until it or the warriors are beaten. [C-RESOLVE-5] [C-RESOLVE-7]"""

    rule = "C-RESOLVE-5"
    fields = ("seat", "target", "kraken")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighter, target, kraken = first(a), second(a), third(a)
        s.at[DAMAGE] = 0
        self.remove_barred(s, fighter, target, enemy_fought(s, target, kraken))
        if dice_in(s, target) > 0:
            s.tell(FIGHT_BEGINS, EVERYONE, fighter, enemy_fought(s, target, kraken))
            s.do(step(COMBAT_ROUND, fighter, target, kraken))

    def remove_barred(self, s: State, fighter: i64, target: i64, enemy: i64) -> None:
        """Barred warriors fall before the first round, never rolled. [C-JOURNEY-13] [C-EDITION-8]"""
        for colour in range(COLOURS):
            n = s.at[CREW + 4 * target + colour]
            if n > 0 and s.fact[BARRED + enemy] == colour + 1:
                lose_die(s, target, colour, n)
                s.tell(BARRED_FALL, EVERYONE, fighter, colour, n)


def enemy_fought(s: State, target: i64, kraken: i64) -> i64:
    """The enemy card of a fight."""
    return KRAKEN if kraken else s.at[ENEMY + target] - 1


class CombatRound(Step):
    """One round of combat, in the five steps printed. [C-COMBAT-3] to [C-COMBAT-9]"""

    rule = "C-COMBAT-3"
    fields = ("seat", "target", "kraken")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighter, target, kraken = first(a), second(a), third(a)
        crew = CREW + 4 * target
        s.do(
            step(ROLL_DICE, fighter, s.at[crew], s.at[crew + 1], s.at[crew + 2]),
            step(REROLL_WITH_FAVOR, fighter, target),
            step(RUNES_AFTER_ROLL, fighter, target),
            step(STRIKE, fighter, target, kraken),
            step(CHECK_OUTCOME, fighter, target, kraken),
        )


class RollDice(Step):
    """Roll dice one by one: swords, spears, axes. [C-COMBAT-3]"""

    rule = "C-COMBAT-3"
    fields = ("seat", "swords", "spears", "axes")

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE if a >> 8 != 0 else NOBODY

    def outcomes(self, s: State, a: i64) -> i64:
        return DIE_SIDES

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return SIDE + k

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if a >> 8 == 0:
            return
        colour: i64 = 0
        while (a >> (8 + 8 * colour)) & 255 == 0:
            colour += 1
        face = s.fact[SIDES + DIE_SIDES * colour + word - SIDE]
        s.at[ROLLED + FACES * colour + face] += 1
        s.tell(DIE_ROLLED, EVERYONE, first(a), colour, face)
        s.do((ROLL_DICE | a << 8) - (bit(16 + 8 * colour)))


class RerollWithFavor(Step):
    """Mark dice and discard 1 favor to roll them again, as often as wanted. [C-COMBAT-4] [C-RESOLVE-4]"""

    rule = "C-COMBAT-4"
    fields = ("seat", "target", "from", "marked")  # dice are marked in rising order, so no two ways are alike

    def asks(self, s: State, a: i64) -> i64:
        if second(a) == HUNT and s.at[EDITION] != EN:  # [C-EDITION-7]
            return NOBODY
        return bit(first(a)) if s.at[FAVOR + first(a)] > 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        marked = fourth(a)
        out.add(REROLL if marked > 0 else DONE)
        for group in range(third(a), GROUPS):
            if s.at[ROLLED + group] > s.at[MARKED + group]:
                out.add(MARK + group)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat == NO_SEAT or word == DONE:
            return
        if word != REROLL:
            group = word - MARK
            s.at[MARKED + group] += 1
            s.do(step(REROLL_WITH_FAVOR, seat, second(a), group, fourth(a) + 1))
            return
        s.tell(FAVOR_REROLL, EVERYONE, seat)
        pay(s, seat, FAVOR, 1)
        if s.at[LEADER + seat] == ASMUNDR:
            score(s, seat, ASMUNDR_GLORY)
        s.do(lift_marked(s, seat), step(REROLL_WITH_FAVOR, seat, second(a)))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if word == DONE or word == REROLL:
            return ("marked-already" if word == DONE else "nothing-marked", self.rule)
        return ("no-die-to-mark" if MARK <= word < MARK + GROUPS else "not-now", self.rule)


def lift_marked(s: State, seat: i64) -> i64:
    """Lift the marked dice off the table; the step that rolls them again."""
    dice: i64 = 0
    for group in range(GROUPS):
        n = s.at[MARKED + group]
        if n > 0:
            s.at[ROLLED + group] -= n
            s.at[MARKED + group] = 0
            dice += n << (16 + 8 * (group // FACES))
    return step(ROLL_DICE, seat) | dice


class RunesAfterRoll(Step):
    """Potential, Reaction and Healing, after roll and favor rerolls. [C-RULING-5] [C-RULING-6]"""

    rule = "C-RULING-6"
    fields = ("seat", "target")

    def offered(self, s: State, a: i64) -> i64:
        """Set of the runes that can be used on this roll."""
        owner = first(a)
        found: i64 = 0
        if second(a) != HUNT and has_rune(s, owner, HEALING):
            found |= bit(HEALING)
        if has_rune(s, owner, POTENTIAL):
            found |= bit(POTENTIAL)
        if has_rune(s, owner, REACTION):
            found |= bit(REACTION)
        return found

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a)) if self.offered(s, a) != 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(DONE)
        offered = self.offered(s, a)
        for rune in range(RUNE_CARDS):
            if (offered >> rune) & 1:
                out.add(USE_RUNE + rune)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat == NO_SEAT or word == DONE:
            return
        rune = word - USE_RUNE
        turn_over(s, seat, rune)
        s.do(step(RUNES_AFTER_ROLL, seat, second(a)))
        if rune == POTENTIAL:
            for colour in range(COLOURS):
                s.at[MARKED + FACES * colour + BLANK] = s.at[ROLLED + FACES * colour + BLANK]
            s.do(lift_marked(s, seat))
        else:
            s.at[ROLL_RUNES] |= bit(rune)


class Strike(Step):
    """Both sides strike at once: damage for each weapon, losses for the attack less shields. [C-COMBAT-2]"""

    rule = "C-COMBAT-5"
    fields = ("seat", "target", "kraken")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighter, target, kraken = first(a), second(a), third(a)
        enemy = enemy_fought(s, target, kraken)
        hits = hits_rolled(s, fighter)
        s.at[DAMAGE] += hits
        s.tell(DAMAGE_DEALT, EVERYONE, fighter, enemy, hits)
        if s.at[LEADER + fighter] == ULLR and shows_double(s):  # [C-RULING-4]
            score(s, fighter, ULLR_GLORY)
        losses = s.fact[ATTACK + enemy] - shields_rolled(s)
        if losses > 0 and (s.at[ROLL_RUNES] >> HEALING) & 1 == 0:
            s.do(step(TAKE_LOSSES, fighter, target, losses))
        sweep_dice(s)


def shows_double(s: State) -> bool:
    """Whether a die shows a double hit."""
    return s.at[ROLLED + TWO_HITS] + s.at[ROLLED + 4 + TWO_HITS] + s.at[ROLLED + 8 + TWO_HITS] > 0


def kinds_in(s: State, target: i64) -> i64:
    """How many kinds of warrior are committed to a target."""
    kinds: i64 = 0
    for colour in range(COLOURS):
        if s.at[CREW + 4 * target + colour] > 0:
            kinds += 1
    return kinds


class TakeLosses(Step):
    """Discard warriors of your choice. [C-COMBAT-6]"""

    rule = "C-COMBAT-6"
    fields = ("seat", "target", "owed")

    def asks(self, s: State, a: i64) -> i64:
        target, owed = second(a), third(a)
        choice = owed > 0 and owed < dice_in(s, target) and kinds_in(s, target) > 1
        return bit(first(a)) if choice else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for colour in range(COLOURS):
            if s.at[CREW + 4 * second(a) + colour] > 0:
                out.add(LOSE + colour)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        target, owed = second(a), third(a)
        if seat != NO_SEAT:
            lose_die(s, target, word - LOSE, 1)
            s.tell(ITEM_LOST, EVERYONE, seat, word - LOSE)
            s.do(step(TAKE_LOSSES, seat, target, owed - 1))
            return
        for colour in range(COLOURS):  # nothing to choose: all fall, or all are of one kind
            while owed > 0 and s.at[CREW + 4 * target + colour] > 0:
                lose_die(s, target, colour, 1)
                s.tell(ITEM_LOST, EVERYONE, first(a), colour)
                owed -= 1

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return ("none-to-lose" if LOSE <= word < LOSE + ITEMS else "not-now", self.rule)


class CheckOutcome(Step):
    """Killed, another round, or beaten. [C-COMBAT-1] [C-COMBAT-7] [C-COMBAT-8] [C-COMBAT-9]"""

    rule = "C-COMBAT-1"
    fields = ("seat", "target", "kraken")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighter, target, kraken = first(a), second(a), third(a)
        enemy = enemy_fought(s, target, kraken)
        if s.at[DAMAGE] >= s.fact[DEFENSE + enemy]:
            s.at[DAMAGE] = 0
            s.tell(ENEMY_SLAIN, EVERYONE, fighter, enemy)
            s.do(step(TAKE_REWARD, fighter, target, kraken))
        elif dice_in(s, target) > 0:
            s.do(step(COMBAT_ROUND, fighter, target, kraken))
        else:
            s.at[DAMAGE] = 0
            s.tell(WARRIORS_BEATEN, EVERYONE, fighter, enemy)


class TakeReward(Step):
    """Take the card and its reward; survivors go home. [C-COMBAT-7] [C-COMBAT-10] [C-RUNE-3]"""

    rule = "C-RUNE-3"
    fields = ("seat", "target", "kraken")

    def asks(self, s: State, a: i64) -> i64:
        if third(a) and s.at[EDITION] == FR:  # [C-EDITION-10]
            return NOBODY
        return bit(first(a)) if has_rune(s, first(a), GLORY_RUNE) else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(DONE)
        out.add(USE_RUNE + GLORY_RUNE)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighter, target, kraken = first(a), second(a), third(a)
        enemy = enemy_fought(s, target, kraken)
        glory = s.fact[WORTH + enemy]
        if kraken and s.at[EDITION] == FR:  # [C-EDITION-10]
            glory = 0
        if seat != NO_SEAT and word == USE_RUNE + GLORY_RUNE:
            turn_over(s, fighter, GLORY_RUNE)
            glory += glory // 2  # [C-RULING-7]
        score(s, fighter, glory)
        if not kraken:
            take_card(s, fighter, target, enemy)
            call_back(s, target)


def take_card(s: State, fighter: i64, target: i64, enemy: i64) -> None:
    """Put the enemy on the pile and collect what it gives besides glory. [C-COMBAT-10] [C-COMBAT-11]"""
    spoils = s.fact[SPOILS + enemy]
    s.at[ENEMY + target] = 0
    if target == TROLL:
        s.at[SLAIN_TROLLS + fighter] |= bit(enemy)
        gain(s, fighter, WOOD, spoils)
        s.do(step(LESSEN_OWN_BLAME, fighter), step(SPREAD_BLAME, fighter))
    elif target < SHORE:
        s.at[SLAIN_DRAUGR + fighter] |= bit(enemy - FIRST_DRAUGR)
        gain(s, fighter, COINS, spoils)
    else:
        s.at[SLAIN_MONSTERS + fighter] |= bit(enemy - FIRST_MONSTER)
        gain(s, fighter, FAVOR, spoils)
        gain(s, fighter, COINS, s.at[BOUNTY + target - SHORE])
        s.at[BOUNTY + target - SHORE] = 0
