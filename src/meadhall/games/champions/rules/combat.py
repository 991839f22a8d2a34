"""Combat in detail: a fight, its rounds, rerolls, losses and the reward. [C-COMBAT]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.assign import call_back
from meadhall.games.champions.rules.goods import dice_in, gain, has_rune, lose_die, pay, score
from meadhall.games.champions.rules.refusals import refuse, refuse_where_one_must_choose
from meadhall.games.champions.rules.sage import turn_over
from meadhall.games.champions.table import box, news, on, printed, say, steps
from meadhall.kernel.engine.agenda import (
    CHANCE,
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Options,
    State,
    Step,
    four,
    one,
    step,
    three,
    two,
)
from meadhall.kernel.engine.sets import bit

ASMUNDR_GLORY: Final = 2  # for each favor discarded to reroll [C-LEADER-1]
ULLR_GLORY: Final = 1  # for a combat round with a double hit [C-LEADER-5]
DIE_SIDES: Final = 6


def hits_rolled(s: State, seat: i64) -> i64:
    """The weapons shown, with Svanhildr's swords and the Reaction rune. [C-COMBAT-5] [C-LEADER-4] [C-RUNE-8]"""
    reaction = (s.at[on.ROLL_RUNES] >> box.REACTION) & 1
    hits: i64 = 0
    for colour in range(box.COLOURS):
        place = on.ROLLED + 4 * colour
        singles = s.at[place + box.HIT] + reaction * s.at[place + box.SHIELD]
        doubles = s.at[place + box.TWO_HITS]
        hits += singles + 2 * doubles
        if colour == box.SWORD and s.at[on.LEADER + seat] == box.SVANHILDR:
            hits += singles + doubles
    return hits


def shields_rolled(s: State) -> i64:
    """The shields shown."""
    return s.at[on.ROLLED + box.SHIELD] + s.at[on.ROLLED + 4 + box.SHIELD] + s.at[on.ROLLED + 8 + box.SHIELD]


def sweep_dice(s: State) -> None:
    """Take the dice of this roll off the table."""
    for group in range(box.GROUPS):
        s.at[on.ROLLED + group] = 0
        s.at[on.MARKED + group] = 0
    s.at[on.ROLL_RUNES] = 0


class Fight(Step):
    """Fight the enemy at a target until it or the warriors are beaten. [C-RESOLVE-5] [C-RESOLVE-7]"""

    rule = "C-RESOLVE-5"
    fields = ("seat", "target", "kraken")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighter, target, kraken = three(a)
        s.at[on.DAMAGE] = 0
        enemy = enemy_fought(s, target, kraken)
        self.remove_barred(s, fighter, target, enemy)
        if dice_in(s, target) > 0:  # food alone does not fight [C-RULING-10]
            s.tell(news.FIGHT_BEGINS, EVERYONE, fighter, enemy)
            s.do(step(steps.COMBAT_ROUND, fighter, target, kraken))
        elif not kraken:  # of the Kraken the journey card has told
            s.tell(news.NOBODY_FIGHTS, EVERYONE, fighter, enemy)

    def remove_barred(self, s: State, fighter: i64, target: i64, enemy: i64) -> None:
        """Barred warriors fall before the first round, never rolled. [C-JOURNEY-13] [C-EDITION-8]"""
        for colour in range(box.COLOURS):
            n = s.at[on.CREW + 4 * target + colour]
            if n > 0 and s.fact[printed.BARRED + enemy] == colour + 1:
                lose_die(s, target, colour, n)
                s.tell(news.BARRED_FALL, EVERYONE, fighter, colour, n)


def enemy_fought(s: State, target: i64, kraken: i64) -> i64:
    """The enemy card of a fight."""
    return box.KRAKEN if kraken else s.at[on.ENEMY + target] - 1


class CombatRound(Step):
    """One round of combat, in the five steps printed. [C-COMBAT-3] to [C-COMBAT-9]"""

    rule = "C-COMBAT-3"
    fields = ("seat", "target", "kraken")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighter, target, kraken = three(a)
        crew = on.CREW + 4 * target
        s.do(
            step(steps.ROLL_DICE, fighter, s.at[crew], s.at[crew + 1], s.at[crew + 2]),
            step(steps.REROLL_WITH_FAVOR, fighter, target),
            step(steps.RUNES_AFTER_ROLL, fighter, target),
            step(steps.STRIKE, fighter, target, kraken),
            step(steps.CHECK_OUTCOME, fighter, target, kraken),
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
        return say.SIDE + k

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player = one(a)
        if a >> 8 == 0:
            return
        colour: i64 = 0
        while (a >> (8 + 8 * colour)) & 255 == 0:
            colour += 1
        face = s.fact[printed.SIDES + DIE_SIDES * colour + word - say.SIDE]
        s.at[on.ROLLED + box.FACES * colour + face] += 1
        s.tell(news.DIE_ROLLED, EVERYONE, player, colour, face)
        s.do((steps.ROLL_DICE | a << 8) - (bit(16 + 8 * colour)))


def may_spend_favor(s: State, seat: i64, target: i64) -> bool:
    """Whether favor can reroll the dice of this roll. [C-COMBAT-4] [C-RESOLVE-4] [C-EDITION-7]"""
    return s.at[on.FAVOR + seat] > 0 and (target != box.HUNT or s.at[on.EDITION] == box.EN)


def runes_for_roll(s: State, seat: i64, target: i64) -> i64:
    """Set of the runes that a seat can use on a roll. [C-RUNE-4] [C-RUNE-7] [C-RUNE-8]"""
    runes: i64 = bit(box.POTENTIAL) | bit(box.REACTION)
    if target != box.HUNT:
        runes |= bit(box.HEALING)
    return runes & s.at[on.RUNES + seat] & ~s.at[on.RUNES_USED + seat]


def offer_runes_for_roll(s: State, seat: i64, target: i64, out: Options) -> None:
    """Offer the runes that can be used on a roll."""
    runes = runes_for_roll(s, seat, target)
    for rune in range(box.HEALING, box.REACTION + 1):
        if (runes >> rune) & 1:
            out.add(say.USE_RUNE + rune)


def use_on_roll(s: State, seat: i64, rune: i64) -> None:
    """Potential rolls every blank again, Reaction and Healing hold until the dice are swept. [C-RULING-6]"""
    turn_over(s, seat, rune)
    if rune == box.POTENTIAL:
        for colour in range(box.COLOURS):
            s.at[on.MARKED + box.FACES * colour + box.BLANK] = s.at[on.ROLLED + box.FACES * colour + box.BLANK]
        s.do(lift_marked(s, seat))
    else:
        s.at[on.ROLL_RUNES] |= bit(rune)


class RerollWithFavor(Step):
    """Mark dice and discard 1 favor to roll them again, as often as wanted. [C-COMBAT-4] [C-RESOLVE-4]

    Runes can be used before, between and after. [C-RULING-6]
    """

    rule = "C-COMBAT-4"
    fields = ("seat", "target", "lowest", "marked")  # dice are marked in rising order, so no two ways are alike

    def asks(self, s: State, a: i64) -> i64:
        seat, target = two(a)
        return bit(seat) if may_spend_favor(s, seat, target) else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, target, lowest, marked = four(a)
        out.add(say.REROLL if marked > 0 else say.DONE)
        for group in range(lowest, box.GROUPS):
            if s.at[on.ROLLED + group] > s.at[on.MARKED + group]:
                out.add(say.MARK + group)
        if marked == 0 and s.at[on.RUNES_AFTER_FAVOR] == 0:
            offer_runes_for_roll(s, seat, target, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, target, _, marked = four(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        if word >= say.USE_RUNE:
            s.do(step(steps.REROLL_WITH_FAVOR, seat, target))
            use_on_roll(s, seat, word - say.USE_RUNE)
            return
        if word != say.REROLL:
            group = word - say.MARK
            s.at[on.MARKED + group] += 1
            s.do(step(steps.REROLL_WITH_FAVOR, seat, target, group, marked + 1))
            return
        s.tell(news.FAVOR_REROLL, EVERYONE, seat)
        pay(s, seat, on.FAVOR, 1)
        if s.at[on.LEADER + seat] == box.ASMUNDR:
            score(s, seat, ASMUNDR_GLORY)
        s.do(lift_marked(s, seat), step(steps.REROLL_WITH_FAVOR, seat, target))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        _, target = two(a)
        group = word - say.MARK
        if word == say.DONE:
            return ("marked-already", "C-RULING-27")
        if word == say.REROLL:
            return ("nothing-marked", reroll_rule(target))
        if 0 <= group < box.GROUPS:
            if s.at[on.ROLLED + group] > s.at[on.MARKED + group]:
                return ("mark-in-order", "C-RULING-26")
            return ("no-die-to-mark", reroll_rule(target))
        if is_for_roll(s, seat, target, word) and s.at[on.RUNES_AFTER_FAVOR] == 1:
            return ("rune-after-favor", "C-RULING-6")
        return refuse(s, seat, word)


def reroll_rule(target: i64) -> str:
    """The rule by which favor rerolls these dice."""
    return "C-RESOLVE-4" if target == box.HUNT else "C-COMBAT-4"


def is_for_roll(s: State, seat: i64, target: i64, word: i64) -> bool:
    """Whether an answer uses a rune that the seat has for this roll."""
    rune = word - say.USE_RUNE
    return 0 <= rune < box.RUNE_CARDS and (runes_for_roll(s, seat, target) >> rune) & 1 == 1


def lift_marked(s: State, seat: i64) -> i64:
    """Lift the marked dice off the table; the step that rolls them again."""
    dice: i64 = 0
    for group in range(box.GROUPS):
        n = s.at[on.MARKED + group]
        if n > 0:
            s.at[on.ROLLED + group] -= n
            s.at[on.MARKED + group] = 0
            dice += n << (16 + 8 * (group // box.FACES))
            for _ in range(n):
                s.tell(news.DIE_LIFTED, EVERYONE, seat, group // box.FACES, group % box.FACES)
    return step(steps.ROLL_DICE, seat) | dice


class RunesAfterRoll(Step):
    """Potential, Reaction and Healing on a roll on which no more favor is spent. [C-RULING-5] [C-RULING-6]"""

    rule = "C-RULING-6"
    fields = ("seat", "target")

    def asks(self, s: State, a: i64) -> i64:
        seat, target = two(a)
        # Whoever still has favor to spend was offered these runes together with it, and was done.
        was_asked = s.at[on.RUNES_AFTER_FAVOR] == 0 and may_spend_favor(s, seat, target)
        return bit(seat) if not was_asked and runes_for_roll(s, seat, target) != 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, target = two(a)
        out.add(say.DONE)
        offer_runes_for_roll(s, seat, target, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        _, target = two(a)
        if seat == NO_SEAT or word == say.DONE:
            return
        s.do(step(steps.RUNES_AFTER_ROLL, seat, target))
        use_on_roll(s, seat, word - say.USE_RUNE)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        _, target = two(a)
        if word != say.REROLL and not say.MARK <= word < say.MARK + box.GROUPS:
            return refuse(s, seat, word)
        if may_spend_favor(s, seat, target):
            return ("favor-was-done", self.rule)
        if s.at[on.FAVOR + seat] > 0:
            return ("no-favor-in-hunt", "C-EDITION-7")
        return ("no-favor", reroll_rule(target))


class Strike(Step):
    """Both sides strike at once: damage for weapons, losses for the attack less shields. [C-COMBAT-2] [C-COMBAT-5]"""

    rule = "C-COMBAT-5"
    fields = ("seat", "target", "kraken")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighter, target, kraken = three(a)
        enemy = enemy_fought(s, target, kraken)
        hits = hits_rolled(s, fighter)
        s.at[on.DAMAGE] += hits
        s.tell(news.DAMAGE_DEALT, EVERYONE, fighter, enemy, hits)
        if s.at[on.LEADER + fighter] == box.ULLR and shows_double(s):  # [C-RULING-4]
            score(s, fighter, ULLR_GLORY)
        losses = s.fact[printed.ATTACK + enemy] - shields_rolled(s)
        if losses > 0 and (s.at[on.ROLL_RUNES] >> box.HEALING) & 1 == 0:
            s.do(step(steps.TAKE_LOSSES, fighter, target, losses))
        sweep_dice(s)


def shows_double(s: State) -> bool:
    """Whether a die shows a double hit."""
    return (
        s.at[on.ROLLED + box.TWO_HITS] + s.at[on.ROLLED + 4 + box.TWO_HITS] + s.at[on.ROLLED + 8 + box.TWO_HITS] > 0
    )


def kinds_in(s: State, target: i64) -> i64:
    """How many kinds of warrior are committed to a target."""
    kinds: i64 = 0
    for colour in range(box.COLOURS):
        if s.at[on.CREW + 4 * target + colour] > 0:
            kinds += 1
    return kinds


class TakeLosses(Step):
    """Discard warriors of your choice. [C-COMBAT-6]"""

    rule = "C-COMBAT-6"
    fields = ("seat", "target", "owed")

    def asks(self, s: State, a: i64) -> i64:
        seat, target, owed = three(a)
        choice = owed > 0 and owed < dice_in(s, target) and kinds_in(s, target) > 1
        return bit(seat) if choice else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        _, target = two(a)
        for colour in range(box.COLOURS):
            if s.at[on.CREW + 4 * target + colour] > 0:
                out.add(say.LOSE + colour)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player, target, owed = three(a)
        if seat != NO_SEAT:
            lose_die(s, target, word - say.LOSE, 1)
            s.tell(news.ITEM_LOST, EVERYONE, seat, word - say.LOSE)
            s.do(step(steps.TAKE_LOSSES, seat, target, owed - 1))
            return
        for colour in range(box.COLOURS):  # nothing to choose: all fall, or all are of one kind
            while owed > 0 and s.at[on.CREW + 4 * target + colour] > 0:
                lose_die(s, target, colour, 1)
                s.tell(news.ITEM_LOST, EVERYONE, player, colour)
                owed -= 1

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if say.LOSE <= word < say.LOSE + box.ITEMS:
            return ("none-to-lose", self.rule)
        _, target = two(a)
        if is_for_roll(s, seat, target, word):
            return ("blows-are-struck", "C-RULING-5" if word == say.USE_RUNE + box.HEALING else "C-RULING-6")
        return refuse_where_one_must_choose(s, seat, word, self.rule)


class CheckOutcome(Step):
    """Killed, another round, or beaten. [C-COMBAT-1] [C-COMBAT-7] [C-COMBAT-8] [C-COMBAT-9]"""

    rule = "C-COMBAT-1"
    fields = ("seat", "target", "kraken")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighter, target, kraken = three(a)
        enemy = enemy_fought(s, target, kraken)
        if s.at[on.DAMAGE] >= s.fact[printed.DEFENSE + enemy]:  # as much is enough [C-RULING-16]
            s.at[on.DAMAGE] = 0
            s.tell(news.ENEMY_SLAIN, EVERYONE, fighter, enemy)
            s.do(step(steps.TAKE_REWARD, fighter, target, kraken))
        elif dice_in(s, target) > 0:
            s.do(step(steps.COMBAT_ROUND, fighter, target, kraken))
        else:
            s.at[on.DAMAGE] = 0
            s.tell(news.WARRIORS_BEATEN, EVERYONE, fighter, enemy)


class TakeReward(Step):
    """Take the card and its reward; survivors go home. [C-COMBAT-7] [C-COMBAT-10] [C-RUNE-3]"""

    rule = "C-RUNE-3"
    fields = ("seat", "target", "kraken")

    def asks(self, s: State, a: i64) -> i64:
        seat, _, kraken = three(a)
        if kraken and s.at[on.EDITION] == box.FR:  # [C-EDITION-10]
            return NOBODY
        return bit(seat) if has_rune(s, seat, box.GLORY_RUNE) else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        out.add(say.USE_RUNE + box.GLORY_RUNE)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fighter, target, kraken = three(a)
        enemy = enemy_fought(s, target, kraken)
        glory = s.fact[printed.WORTH + enemy]
        if kraken and s.at[on.EDITION] == box.FR and s.at[on.BARE_KRAKEN] == 1:  # [C-RULING-24]
            glory = 0
        if seat != NO_SEAT and word == say.USE_RUNE + box.GLORY_RUNE:
            turn_over(s, fighter, box.GLORY_RUNE)
            glory += glory // 2  # [C-RULING-7]
        score(s, fighter, glory)
        if not kraken:  # a journey card is not kept [C-RULING-22]
            take_card(s, fighter, target, enemy)
            call_back(s, target)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        return refuse(s, seat, word)


def take_card(s: State, fighter: i64, target: i64, enemy: i64) -> None:
    """Put the enemy on the pile and collect what it gives besides glory. [C-COMBAT-10] [C-COMBAT-11]"""
    spoils = s.fact[printed.SPOILS + enemy]
    s.at[on.ENEMY + target] = 0
    if target == box.TROLL:
        s.at[on.SLAIN_TROLLS + fighter] |= bit(enemy)
        gain(s, fighter, on.WOOD, spoils)
        s.do(step(steps.LESSEN_OWN_BLAME, fighter), step(steps.SPREAD_BLAME, fighter))
    elif target < box.SHORE:
        s.at[on.SLAIN_DRAUGR + fighter] |= bit(enemy - box.FIRST_DRAUGR)
        gain(s, fighter, on.COINS, spoils)
    else:
        s.at[on.SLAIN_MONSTERS + fighter] |= bit(enemy - box.FIRST_MONSTER)
        gain(s, fighter, on.FAVOR, spoils)
        gain(s, fighter, on.COINS, s.at[on.BOUNTY + target - box.SHORE])
        s.at[on.BOUNTY + target - box.SHORE] = 0
