"""Greedy: looks one turn ahead in a table it imagines, and takes what looks best right after it.

What it knows of the game is a price list and a rough guess at how fights end. It is a yardstick, not a champion.
"""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import (
    BLAME_ALL,
    BLAME_ON,
    DISCARD_BLAME,
    DONE,
    MARK,
    REROLL,
    SEND,
    TURN_ORDER,
    USE_RUNE,
)
from meadhall.champions.assign import is_barred
from meadhall.champions.combat import hits_rolled
from meadhall.champions.fields import (
    ATTACK,
    AXE,
    BLAME,
    BLANK,
    BOUNTY,
    CAPACITY,
    COINS,
    COLOURS,
    CREW,
    DAMAGE,
    DEFENSE,
    DESTINIES,
    DESTINY_CARDS,
    ENEMY,
    FACES,
    FAVOR,
    FIGHTER,
    FIRST_PLAYER,
    FOOD,
    FOOD_ITEM,
    GIFTS,
    GLORY,
    HALL,
    HIT,
    HUNT,
    HUNTERS,
    ITEMS,
    LEADER,
    ROLLED,
    ROUND,
    RUNE_CARDS,
    RUNE_WORTH,
    RUNES,
    RUNES_USED,
    SHIELD,
    SHIP,
    SHIP_AT,
    SHIP_WORTH,
    SHORE,
    SIDES,
    SPEAR,
    SPOILS,
    SUCCESS,
    SVANHILDR,
    SWORD,
    TARGETS,
    TROLL,
    TWO_HITS,
    WEALTH,
    WOOD,
    WORKERS_OWNED,
    WORTH,
)
from meadhall.champions.rounds import ROUNDS, is_near
from meadhall.champions.scoring import amount, destiny_glory
from meadhall.champions.steps import (
    ASSIGN_IN_TURN,
    ASSIGN_SEALED,
    CHOOSE_LEADERS,
    MOMENT,
    PLACE_WORKER,
    REROLL_WITH_FAVOR,
)
from meadhall.champions.views import imagine
from meadhall.kernel.agenda import CHANCE, Options, State, answer, bit, find_options, lowest_seat
from meadhall.kernel.bots import Bot
from meadhall.kernel.chance import Luck, deal
from meadhall.kernel.views import View

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
    if colour == AXE:
        return 3.0
    if colour == SPEAR:
        return 1.8
    return 2.4 if s.at[LEADER + seat] == SVANHILDR else 1.5


def die_hits(s: State, seat: i64, colour: i64) -> float:
    """The hits a warrior can be expected to score in a round, from what is printed on its die."""
    faces = 6 * colour
    hits = 0.0
    for side in range(6):
        face = s.fact[SIDES + faces + side]
        if face == HIT or face == TWO_HITS:
            hits += float(face)
            if colour == SWORD and s.at[LEADER + seat] == SVANHILDR:
                hits += 1.0
    return hits / 6.0


def die_shields(s: State, colour: i64) -> float:
    """The shields a warrior can be expected to show in a round."""
    n = 0.0
    for side in range(6):
        if s.fact[SIDES + 6 * colour + side] == SHIELD:
            n += 1.0
    return n / 6.0


class Plan:
    """Who would be sent where, were warriors assigned now, and what that would bring."""

    def __init__(self) -> None:
        self.crew = [0] * (TARGETS * ITEMS)
        self.value = 0.0


def chance_to_win(s: State, seat: i64, enemy: i64, swords: i64, spears: i64, axes: i64) -> float:
    """A rough guess: both sides strike with their expected strength until one is down."""
    defense = float(s.fact[DEFENSE + enemy])
    attack = float(s.fact[ATTACK + enemy])
    hits = die_hits(s, seat, SWORD) * float(swords) + die_hits(s, seat, SPEAR) * float(spears)
    hits += die_hits(s, seat, AXE) * float(axes)
    shields = die_shields(s, SWORD) * float(swords) + die_shields(s, SPEAR) * float(spears)
    shields += die_shields(s, AXE) * float(axes)
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
    enemy = s.at[ENEMY + target] - 1
    if enemy < 0:
        return 0.0
    gain = float(s.fact[WORTH + enemy]) + 0.8  # a card for sets and destinies
    spoils = float(s.fact[SPOILS + enemy])
    if target == TROLL:
        blame = s.at[BLAME + seat]
        relief = BLAME_PRICES[min(blame + 1, 6)] - BLAME_PRICES[max(min(blame, 6) - 1, 0)]
        return gain + spoils * WOOD_PRICE + relief + 1.0
    if target < SHORE:
        return gain + spoils * COIN_PRICE + 1.2
    return gain + spoils * FAVOR_PRICE + float(s.at[BOUNTY + target - SHORE]) * COIN_PRICE + 1.2


def plan_assignment(s: State, seat: i64) -> Plan:
    """Send warriors to the most rewarding fights first, enough to win each or none."""
    plan = Plan()
    free = [0, 0, 0]
    food = s.at[FOOD + seat]
    for colour in range(COLOURS):
        free[colour] = int(s.at[HALL + 3 * seat + colour])
    targets: list[tuple[float, int]] = []
    for target in range(TARGETS):
        if s.at[FIGHTER + target] == seat + 1:
            for colour in range(COLOURS):
                free[colour] += int(s.at[CREW + 4 * target + colour])
            food += s.at[CREW + 4 * target + FOOD_ITEM]
            targets.append((-reward(s, seat, target), int(target)))
    targets.sort()
    for _, target_number in targets:
        food = man_target(s, seat, i64(target_number), free, food, plan)
    if (s.at[HUNTERS] >> seat) & 1:
        hits = 0.0
        for colour in range(COLOURS):
            hits += float(free[colour]) * die_hits(s, seat, colour)
        plan.value += min(6.0, hits) * FOOD_PRICE
    return plan


def man_target(s: State, seat: i64, target: i64, free: list[int], food: i64, plan: Plan) -> i64:
    """Take warriors for one target out of those still free; tell how much food is left."""
    enemy = s.at[ENEMY + target] - 1
    room: i64 = 8
    per_food: i64 = 0
    if target >= SHORE:
        room = s.fact[CAPACITY + s.at[SHIP_AT + target - SHORE] - 1]
        per_food = 2 if is_near(s, target - SHORE) else 1
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
        odds = chance_to_win(s, seat, enemy, sent[SWORD], sent[SPEAR], sent[AXE])
    if odds < FAINT_HOPE:
        return food
    losses = min(float(n), float(s.fact[ATTACK + enemy]) * 1.2)
    price = 0.0
    for colour in range(COLOURS):
        plan.crew[4 * target + colour] = sent[colour]
        free[colour] -= sent[colour]
        price += sent[colour] * die_price(s, seat, colour)
    used: i64 = 0 if per_food == 0 else (n + per_food - 1) // per_food
    if per_food > 0 and used < food and n + used + 1 <= room:
        used += 1  # one more against No Wind
    plan.crew[4 * target + FOOD_ITEM] = int(used)
    plan.value += odds * reward(s, seat, target) - price * losses / max(1.0, float(n)) - float(used) * FOOD_PRICE
    return food - used


def strongest(s: State, target: i64, free: list[int], sent: list[int]) -> int:
    """The best kind of warrior still free for a target; -1 if there is none."""
    for colour in (AXE, SPEAR, SWORD):
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
    left = float(ROUNDS - s.at[ROUND])
    total = float(s.at[GLORY + seat]) + FAVOR_PRICE * float(s.at[FAVOR + seat])
    if left == 0.0:
        total += LAST_COIN_PRICE * float(s.at[COINS + seat]) + 0.2 * float(s.at[FOOD + seat] + s.at[WOOD + seat])
    else:
        total += goods_price(s.at[FOOD + seat], FOOD_PRICE) + goods_price(s.at[WOOD + seat], WOOD_PRICE)
        total += goods_price(s.at[COINS + seat], COIN_PRICE)
    total -= BLAME_PRICES[min(s.at[BLAME + seat], 6)]
    for colour in range(COLOURS):
        dice = s.at[HALL + 3 * seat + colour]
        for target in range(TARGETS):
            if s.at[FIGHTER + target] == seat + 1:
                dice += s.at[CREW + 4 * target + colour]
        total += float(dice) * die_price(s, seat, colour) * min(1.0, 0.15 + left / 3.0)
    for rune in range(RUNE_CARDS):
        if (s.at[RUNES + seat] >> rune) & 1:
            total += float(s.fact[RUNE_WORTH + rune])
            if (s.at[RUNES_USED + seat] >> rune) & 1 == 0:
                total += RUNE_PRICE
    if s.at[SHIP + seat] > 0:
        total += float(s.fact[SHIP_WORTH + s.at[SHIP + seat] - 1]) + SHIP_PRICE * left
    total += WORKER_PRICE * left * float(s.at[WORKERS_OWNED + seat])
    for destiny in range(DESTINY_CARDS):
        if (s.at[DESTINIES + seat] >> destiny) & 1:
            total += (
                DESTINY_PRICE + 0.3 * float(destiny_glory(s, seat, destiny)) + 0.05 * float(amount(s, seat, destiny))
            )
    if s.at[FIRST_PLAYER] == seat:
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
        if kind == ASSIGN_SEALED or kind == ASSIGN_IN_TURN:
            return self.next_to_send(s, seat, options)
        if kind == REROLL_WITH_FAVOR:
            return self.next_to_mark(s, seat, options)
        if kind == CHOOSE_LEADERS:
            return i64(options[-1]) if options[-1] % 10 == 4 else i64(options[0])
        if kind == MOMENT:
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
            if BLAME_ON <= word < BLAME_ON + 4:
                worth += 0.01 * float(s.at[GLORY + word - BLAME_ON])  # the one ahead
            if word == BLAME_ALL or word == DISCARD_BLAME:
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
            if kind == PLACE_WORKER or kind == ASSIGN_IN_TURN or kind == ASSIGN_SEALED or kind == MOMENT:
                return
            find_options(s, lowest_seat(s.asked), self.out)
            answer(s, seat, self.best(s, seat, self.out.listed(), depth + 1))

    def next_to_send(self, s: State, seat: i64, options: list[int]) -> i64:
        """The next warrior or food of the plan; done when everything is where it should be."""
        plan = plan_assignment(s, seat)
        for word in options:
            if word >= SEND and word < SEND + TARGETS * ITEMS:
                place = word - SEND
                if plan.crew[place] > s.at[CREW + place]:
                    return i64(word)
        return DONE

    def next_to_mark(self, s: State, seat: i64, options: list[int]) -> i64:
        """Reroll blanks when two or more of them stand between the warriors and the kill."""
        entry = s.agenda[s.top - 1]
        target = (entry >> 16) & 255
        blanks = s.at[ROLLED + BLANK] + s.at[ROLLED + FACES + BLANK] + s.at[ROLLED + 2 * FACES + BLANK]
        if options[0] == DONE:
            if target == HUNT or blanks < 2:
                return DONE
            enemy = s.at[ENEMY + target] - 1
            missing = s.fact[DEFENSE + enemy] - s.at[DAMAGE] - hits_rolled(s, seat)
            if missing <= 0 or missing > blanks:
                return DONE
        for word in options:
            if word >= MARK and (word - MARK) % FACES == BLANK and word < MARK + 12:
                return i64(word)
        return REROLL if options[0] == REROLL else DONE

    def at_moment(self, s: State, seat: i64, options: list[int]) -> i64:
        """Use what is left in the last round, when nothing better will come."""
        if s.at[ROUND] == ROUNDS:
            for word in options:
                if word == USE_RUNE + GIFTS or word == USE_RUNE + WEALTH:
                    return i64(word)
                if word == USE_RUNE + SUCCESS and self.success(s, seat) > 0:
                    return i64(word)
        return DONE

    def success(self, s: State, seat: i64) -> i64:
        """What the Success rune would score now."""
        most: i64 = 0
        for destiny in range(DESTINY_CARDS):
            if (s.at[DESTINIES + seat] >> destiny) & 1:
                glory = destiny_glory(s, seat, destiny)
                if glory > most:
                    most = glory
        return most


def is_saved_rune(word: int) -> bool:
    """Runes for any time are kept for the moments; turn order is never asked for."""
    return word >= USE_RUNE + GIFTS or word == TURN_ORDER
