"""Greedy: looks one turn ahead in a table it imagines, and takes what looks best right after it.

What it knows of the game is a price list and a rough guess at how fights end. It is a yardstick, not a champion.
"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.documents.views import imagine
from meadhall.games.champions.rules.assign import is_barred
from meadhall.games.champions.rules.combat import hits_rolled
from meadhall.games.champions.rules.rounds import ROUNDS, is_near
from meadhall.games.champions.rules.scoring import amount, destiny_glory
from meadhall.games.champions.table import box, on, printed, say, steps
from meadhall.kernel.engine.agenda import CHANCE, Options, State, answer, find_options, lowest_seat
from meadhall.kernel.engine.bots import Bot
from meadhall.kernel.engine.chance import Luck, deal
from meadhall.kernel.engine.sets import bit
from meadhall.kernel.engine.views import View

# The price list, in glory.
FOOD_PRICE: Final = 0.9
WOOD_PRICE: Final = 0.8
COIN_PRICE: Final = 0.9
LAST_COIN_PRICE: Final = 0.33  # what a coin is worth when nothing can be bought any more
FAVOR_PRICE: Final = 2.2
SPARE_PRICE: Final = 0.25  # of each good beyond what a turn or two can use
PLENTY: Final = 4
RUNE_PRICE: Final = 2.0  # of a rune not yet used, besides its printed glory
DESTINY_PRICE: Final = 3.0
WORKER_PRICE: Final = 2.5  # for each round an extra worker will work
SHIP_PRICE: Final = 1.0  # for each round a private longship can sail
BLAME_PRICES: Final[list[float]] = [0.0, 2.0, 4.5, 8.0, 12.0, 17.0, 22.0]
MARKER_PRICE: Final = 0.5
FAINT_HOPE: Final = 0.4  # a fight less likely to be won than this is not fought
GOOD_HOPE: Final = 0.85  # a fight as likely as this needs no more warriors
FOLLOW_UPS: Final = 12  # own decisions within one turn that are looked through


def die_price(s: State, seat: i64, colour: i64) -> float:
    """What a warrior is worth at home."""
    if colour == box.AXE:
        return 3.0
    if colour == box.SPEAR:
        return 1.8
    return 2.4 if s.at[on.LEADER + seat] == box.SVANHILDR else 1.5


def die_hits(s: State, seat: i64, colour: i64) -> float:
    """The hits a warrior can be expected to score in a round, from what is printed on its die."""
    faces = 6 * colour
    hits = 0.0
    for side in range(6):
        face = s.fact[printed.SIDES + faces + side]
        if face == box.HIT or face == box.TWO_HITS:
            hits += float(face)
            if colour == box.SWORD and s.at[on.LEADER + seat] == box.SVANHILDR:
                hits += 1.0
    return hits / 6.0


def die_shields(s: State, colour: i64) -> float:
    """The shields a warrior can be expected to show in a round."""
    n = 0.0
    for side in range(6):
        if s.fact[printed.SIDES + 6 * colour + side] == box.SHIELD:
            n += 1.0
    return n / 6.0


class Plan:
    """Who would be sent where, were warriors assigned now, and what that would bring."""

    def __init__(self) -> None:
        self.crew = [0] * (box.TARGETS * box.ITEMS)
        self.value = 0.0


def chance_to_win(s: State, seat: i64, enemy: i64, swords: i64, spears: i64, axes: i64) -> float:
    """A rough guess: both sides strike with their expected strength until one is down."""
    defense = float(s.fact[printed.DEFENSE + enemy])
    attack = float(s.fact[printed.ATTACK + enemy])
    hits = die_hits(s, seat, box.SWORD) * float(swords) + die_hits(s, seat, box.SPEAR) * float(spears)
    hits += die_hits(s, seat, box.AXE) * float(axes)
    shields = die_shields(s, box.SWORD) * float(swords) + die_shields(s, box.SPEAR) * float(spears)
    shields += die_shields(s, box.AXE) * float(axes)
    n = float(swords + spears + axes)
    if n == 0.0:
        return 0.0
    per_die = hits / n
    blocked = shields / n
    alive = n
    dealt = 0.0
    while alive > 0.3:
        dealt += per_die * alive
        alive -= max(0.0, attack - blocked * alive)
        if alive >= n:
            alive = n
        if dealt > 2.0 * defense:
            break
    odds = dealt / defense
    if odds < 0.4:
        return 0.0
    return min(0.98, 0.5 + (odds - 1.0) * 0.55) if odds > 0.4 else 0.0


def reward(s: State, seat: i64, target: i64) -> float:
    """What a fight brings if it is won."""
    enemy = s.at[on.ENEMY + target] - 1
    if enemy < 0:
        return 0.0
    gain = float(s.fact[printed.WORTH + enemy]) + 0.8  # a card for sets and destinies
    spoils = float(s.fact[printed.SPOILS + enemy])
    if target == box.TROLL:
        blame = s.at[on.BLAME + seat]
        relief = BLAME_PRICES[min(blame + 1, 6)] - BLAME_PRICES[max(min(blame, 6) - 1, 0)]
        return gain + spoils * WOOD_PRICE + relief + 1.0
    if target < box.SHORE:
        return gain + spoils * COIN_PRICE + 1.2
    return gain + spoils * FAVOR_PRICE + float(s.at[on.BOUNTY + target - box.SHORE]) * COIN_PRICE + 1.2


def plan_assignment(s: State, seat: i64) -> Plan:
    """Send warriors to the most rewarding fights first, enough to win each or none."""
    plan = Plan()
    free = [0, 0, 0]
    food = s.at[on.FOOD + seat]
    for colour in range(box.COLOURS):
        free[colour] = int(s.at[on.HALL + 3 * seat + colour])
    targets: list[tuple[float, int]] = []
    for target in range(box.TARGETS):
        if s.at[on.FIGHTER + target] == seat + 1:
            for colour in range(box.COLOURS):
                free[colour] += int(s.at[on.CREW + 4 * target + colour])
            food += s.at[on.CREW + 4 * target + box.FOOD_ITEM]
            targets.append((-reward(s, seat, target), int(target)))
    targets.sort()
    for _, target_number in targets:
        food = man_target(s, seat, i64(target_number), free, food, plan)
    if (s.at[on.HUNTERS] >> seat) & 1:
        hits = 0.0
        for colour in range(box.COLOURS):
            hits += float(free[colour]) * die_hits(s, seat, colour)
        plan.value += min(6.0, hits) * FOOD_PRICE
    return plan


def man_target(s: State, seat: i64, target: i64, free: list[int], food: i64, plan: Plan) -> i64:
    """Take warriors for one target out of those still free; tell how much food is left."""
    enemy = s.at[on.ENEMY + target] - 1
    room: i64 = 8
    per_food: i64 = 0
    if target >= box.SHORE:
        room = s.fact[printed.CAPACITY + s.at[on.SHIP_AT + target - box.SHORE] - 1]
        per_food = 2 if is_near(s, target - box.SHORE) else 1
    sent = [0, 0, 0]
    n: i64 = 0
    odds = 0.0
    while odds < GOOD_HOPE:
        colour = strongest(s, target, free, sent)
        needed: i64 = 0 if per_food == 0 else (n + per_food) // per_food
        if colour < 0 or n + 1 + needed > room or needed > food:
            break
        sent[colour] += 1
        n += 1
        odds = chance_to_win(s, seat, enemy, sent[box.SWORD], sent[box.SPEAR], sent[box.AXE])
    if odds < FAINT_HOPE:
        return food
    losses = min(float(n), float(s.fact[printed.ATTACK + enemy]) * 1.2)
    price = 0.0
    for colour in range(box.COLOURS):
        plan.crew[4 * target + colour] = sent[colour]
        free[colour] -= sent[colour]
        price += sent[colour] * die_price(s, seat, colour)
    used: i64 = 0 if per_food == 0 else (n + per_food - 1) // per_food
    if per_food > 0 and used < food and n + used + 1 <= room:
        used += 1  # one more against No Wind
    plan.crew[4 * target + box.FOOD_ITEM] = int(used)
    plan.value += odds * reward(s, seat, target) - price * losses / max(1.0, float(n)) - float(used) * FOOD_PRICE
    return food - used


def strongest(s: State, target: i64, free: list[int], sent: list[int]) -> int:
    """The best kind of warrior still free for a target; -1 if there is none."""
    for colour in (box.AXE, box.SPEAR, box.SWORD):
        if free[colour] > sent[colour] and not is_barred(s, target, colour):
            return colour
    return -1


def goods_price(n: i64, price: float) -> float:
    """What so many of a good are worth: the first few more than the rest."""
    if n <= PLENTY:
        return float(n) * price
    return PLENTY * price + float(n - PLENTY) * min(price, SPARE_PRICE)


def value(s: State, seat: i64) -> float:
    """What a seat's situation is worth in glory, by the price list."""
    left = float(ROUNDS - s.at[on.ROUND])
    total = float(s.at[on.GLORY + seat]) + FAVOR_PRICE * float(s.at[on.FAVOR + seat])
    if left == 0.0:
        total += LAST_COIN_PRICE * float(s.at[on.COINS + seat]) + 0.2 * float(
            s.at[on.FOOD + seat] + s.at[on.WOOD + seat]
        )
    else:
        total += goods_price(s.at[on.FOOD + seat], FOOD_PRICE) + goods_price(s.at[on.WOOD + seat], WOOD_PRICE)
        total += goods_price(s.at[on.COINS + seat], COIN_PRICE)
    total -= BLAME_PRICES[min(s.at[on.BLAME + seat], 6)]
    for colour in range(box.COLOURS):
        dice = s.at[on.HALL + 3 * seat + colour]
        for target in range(box.TARGETS):
            if s.at[on.FIGHTER + target] == seat + 1:
                dice += s.at[on.CREW + 4 * target + colour]
        total += float(dice) * die_price(s, seat, colour) * min(1.0, 0.15 + left / 3.0)
    for rune in range(box.RUNE_CARDS):
        if (s.at[on.RUNES + seat] >> rune) & 1:
            total += float(s.fact[printed.RUNE_WORTH + rune])
            if (s.at[on.RUNES_USED + seat] >> rune) & 1 == 0:
                total += RUNE_PRICE
    if s.at[on.SHIP + seat] > 0:
        total += float(s.fact[printed.SHIP_WORTH + s.at[on.SHIP + seat] - 1]) + SHIP_PRICE * left
    total += WORKER_PRICE * left * float(s.at[on.WORKERS_OWNED + seat])
    for destiny in range(box.DESTINY_CARDS):
        if (s.at[on.DESTINIES + seat] >> destiny) & 1:
            total += (
                DESTINY_PRICE + 0.3 * float(destiny_glory(s, seat, destiny)) + 0.05 * float(amount(s, seat, destiny))
            )
    if s.at[on.FIRST_PLAYER] == seat:
        total += MARKER_PRICE
    return total + plan_assignment(s, seat).value


class GreedyBot(Bot):
    """Takes what looks best at the end of its own turn."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)
        self.out = Options()

    def choose(self, view: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        s = imagine(view.state, view.seat, self.luck)
        return int(self.best(s, i64(view.seat), options, 0))

    def best(self, s: State, seat: i64, options: list[int], depth: i64) -> i64:
        """The answer that looks best, by habit where there is one, else by looking ahead."""
        kind = s.agenda[s.top - 1] & 255
        if kind == steps.ASSIGN_SEALED or kind == steps.ASSIGN_IN_TURN:
            return self.next_to_send(s, seat, options)
        if kind == steps.REROLL_WITH_FAVOR:
            return self.after_roll(s, seat, options, depth)
        if kind == steps.CHOOSE_LEADERS:
            return i64(options[-1]) if options[-1] % 10 == 4 else i64(options[0])
        if kind == steps.MOMENT:
            return self.at_moment(s, seat, options)
        return self.look_ahead(s, seat, options, depth)

    def look_ahead(self, s: State, seat: i64, options: list[int], depth: i64) -> i64:
        """Try each answer to the end of the own turn and compare what is left."""
        best_word: i64 = options[0]
        best_value = -1000000.0
        for word in options:
            if is_saved_rune(word):
                continue
            trial = s.clone()
            answer(trial, seat, i64(word))
            self.finish_turn(trial, seat, depth)
            worth = value(trial, seat)
            if say.BLAME_ON <= word < say.BLAME_ON + 4:
                worth += 0.01 * float(s.at[on.GLORY + word - say.BLAME_ON])  # the one ahead
            if word == say.BLAME_ALL or word == say.DISCARD_BLAME:
                worth += 0.5
            if worth > best_value:
                best_value = worth
                best_word = word
        return best_word

    def finish_turn(self, s: State, seat: i64, depth: i64) -> None:
        """Play on while the same seat decides within the same turn."""
        for _ in range(FOLLOW_UPS):
            if s.asked == CHANCE:
                deal(s, self.luck)
            if s.asked != bit(seat) or depth > 1:
                return
            kind = s.agenda[s.top - 1] & 255
            if (
                kind == steps.PLACE_WORKER
                or kind == steps.ASSIGN_IN_TURN
                or kind == steps.ASSIGN_SEALED
                or kind == steps.MOMENT
            ):
                return
            find_options(s, lowest_seat(s.asked), self.out)
            answer(s, seat, self.best(s, seat, self.out.listed(), depth + 1))

    def next_to_send(self, s: State, seat: i64, options: list[int]) -> i64:
        """The next warrior or food of the plan; done when everything is where it should be."""
        plan = plan_assignment(s, seat)
        for word in options:
            if word >= say.SEND and word < say.SEND + box.TARGETS * box.ITEMS:
                place = word - say.SEND
                if plan.crew[place] > s.at[on.CREW + place]:
                    return i64(word)
        return say.DONE

    def after_roll(self, s: State, seat: i64, options: list[int], depth: i64) -> i64:
        """Blanks that matter are rolled again, with Potential sooner than with favor; then the other runes."""
        word = self.next_to_mark(s, seat, options)
        runes = [each for each in options if say.USE_RUNE + box.HEALING <= each <= say.USE_RUNE + box.REACTION]
        if not runes:
            return word
        if word != say.DONE and say.USE_RUNE + box.POTENTIAL in runes:
            return say.USE_RUNE + box.POTENTIAL
        return self.look_ahead(s, seat, [say.DONE, *runes], depth) if word == say.DONE else word

    def next_to_mark(self, s: State, seat: i64, options: list[int]) -> i64:
        """Reroll blanks when two or more of them stand between the warriors and the kill."""
        entry = s.agenda[s.top - 1]
        target = (entry >> 16) & 255
        blanks = (
            s.at[on.ROLLED + box.BLANK]
            + s.at[on.ROLLED + box.FACES + box.BLANK]
            + s.at[on.ROLLED + 2 * box.FACES + box.BLANK]
        )
        if options[0] == say.DONE:
            if target == box.HUNT or blanks < 2:
                return say.DONE
            enemy = s.at[on.ENEMY + target] - 1
            missing = s.fact[printed.DEFENSE + enemy] - s.at[on.DAMAGE] - hits_rolled(s, seat)
            if missing <= 0 or missing > blanks:
                return say.DONE
        for word in options:
            if word >= say.MARK and (word - say.MARK) % box.FACES == box.BLANK and word < say.MARK + 12:
                return i64(word)
        return say.REROLL if options[0] == say.REROLL else say.DONE

    def at_moment(self, s: State, seat: i64, options: list[int]) -> i64:
        """Use what is left in the last round, when nothing better will come."""
        if s.at[on.ROUND] == ROUNDS:
            for word in options:
                if word == say.USE_RUNE + box.GIFTS or word == say.USE_RUNE + box.WEALTH:
                    return i64(word)
                if word == say.USE_RUNE + box.SUCCESS and self.success(s, seat) > 0:
                    return i64(word)
        return say.DONE

    def success(self, s: State, seat: i64) -> i64:
        """What the Success rune would score now."""
        most: i64 = 0
        for destiny in range(box.DESTINY_CARDS):
            if (s.at[on.DESTINIES + seat] >> destiny) & 1:
                glory = destiny_glory(s, seat, destiny)
                if glory > most:
                    most = glory
        return most


def is_saved_rune(word: int) -> bool:
    """Runes for any time are kept for the moments; turn order is never asked for."""
    return word >= say.USE_RUNE + box.GIFTS or word == say.TURN_ORDER
