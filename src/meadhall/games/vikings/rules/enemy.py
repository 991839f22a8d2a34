"""The enemy of a game for one: its turn, what it counts, and how it chooses between regions. [V-SOLO] [V-SOLORAG]

Its turn is a list of steps that everybody can follow: each choice it makes is told with the rule that made it.
"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.vikings.rules.control import influence
from meadhall.games.vikings.rules.deck import TopCardStep
from meadhall.games.vikings.rules.fury import raise_fury
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.games.vikings.table.sea import circled_docks, easting, regions, regions_served, rune_of
from meadhall.kernel.engine.agenda import CHANCE, EVERYONE, NOBODY, State, Step, one, step
from meadhall.kernel.engine.draws import DrawStep
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit

HUMAN: Final = 0  # the seat that plays against it, and chooses where its rules leave a choice [V-SOLO-20]
MOST_ON_A_SPOT: Final = 2  # villages [V-SOLO-15]


# --- setting up ---


def prepare_enemy(s: State, mat: i64) -> None:
    """The pieces of two colours, and the mat that was chosen. [V-SOLO-1] [V-SOLO-2] [V-SOLORAG-2]"""
    s.at[on.ENEMY_MAT] = mat + 1
    s.at[on.SETTLERS_LEFT + box.ENEMY] = s.fact[printed.MAT_SETTLERS + mat]
    s.at[on.BOATS_LEFT + box.ENEMY] = s.fact[printed.MAT_BOATS + mat] - 1
    s.at[on.TEMPLES_LEFT + box.ENEMY] = s.fact[printed.MAT_TEMPLES + mat]
    if s.at[on.RAGNAROK] == 1:
        for rune in range(box.RUNES):
            s.at[on.ENEMY_VALKYRIES + rune] = box.ENEMY_VALKYRIES


class PlaceChieftainBoat(Step):
    """The Chieftain Boat begins at one of three circled docks, drawn at random. [V-SOLO-3] [V-SOLORAG-3]"""

    rule = "V-SOLO-3"

    def asks(self, s: State, a: i64) -> i64:
        return CHANCE

    def outcomes(self, s: State, a: i64) -> i64:
        return count_bits(circled_docks(s))

    def outcome(self, s: State, a: i64, k: i64) -> i64:
        return say.ENEMY_STARTS + nth_bit(circled_docks(s), k)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.at[on.CHIEFTAIN_BOAT] = word - say.ENEMY_STARTS + 1
        s.tell(news.ENEMY_BEGINS_AT, EVERYONE, word - say.ENEMY_STARTS)


# --- what it counts ---


def its_dock(s: State) -> i64:
    """The dock of the Chieftain Boat."""
    return s.at[on.CHIEFTAIN_BOAT] - 1


def its_region(s: State) -> i64:
    """The region of the Chieftain Boat; at a border dock odd and even decide. [V-SOLORAG-5] [V-RULING-54]"""
    served = regions_served(s, its_dock(s))
    if count_bits(served) > 1:
        served = by_odd_and_even(s, served)
    return nth_bit(served, 0)


def by_odd_and_even(s: State, found: i64) -> i64:
    """Of a set of regions the westernmost if its cards are odd in number, else the easternmost. [V-SOLORAG-5]"""
    played = count_bits(s.at[on.ENEMY_ROW] | s.at[on.ENEMY_BATTLE_ROW])
    if s.at[on.ENEMY_FIGHTER] > 0:  # face down in its Battle Row [V-SOLO-31]
        played += 1
    is_odd = played % 2 == 1
    best: i64 = 0
    furthest: i64 = 0
    for region in range(regions(s)):
        if (found >> region) & 1:
            far = -easting(s, region) if is_odd else easting(s, region)
            if best == 0 or far > furthest:
                best = bit(region)
                furthest = far
            elif far == furthest:
                best |= bit(region)
    return best


def left_to_choose(s: State, found: i64) -> i64:
    """What is left of several equal regions for the human to choose from. [V-SOLO-20] [V-SOLORAG-5]"""
    if s.at[on.RAGNAROK] == 1 and count_bits(found) > 1:
        return by_odd_and_even(s, found)
    return found


def its_rune(s: State) -> i64:
    """The rune of its current card; a joker takes that of the Chieftain Boat's region. [V-SOLORAG-17]"""
    rune = s.fact[printed.RUNE + s.at[on.ENEMY_CARD] - 1]
    return rune_of(s, its_region(s)) if rune == box.JOKER else rune


def its_runes(s: State, rune: i64) -> i64:
    """How many active runes of a kind it has: on islands and on the cards of both its rows. [V-SOLO-7]"""
    n: i64 = 0
    cards = s.at[on.ENEMY_ROW] | s.at[on.ENEMY_BATTLE_ROW]
    for card in range(box.CARDS):
        if (cards >> card) & 1:
            printed_rune = s.fact[printed.RUNE + card]
            if printed_rune == rune or (printed_rune == box.JOKER and rune_of(s, its_region(s)) == rune):
                n += 1
    for region in range(regions(s)):
        if s.at[on.HELD + region] == box.ENEMY + 1 and rune_of(s, region) == rune:
            n += 1
    return n


def it_counts(s: State, by: i64) -> i64:
    """How many it has of what a number grows by; resources by its markers. [V-SOLO-9] [V-RULING-53]"""
    if by == box.BY_NOTHING:
        return 0
    if by < box.BY_RESOURCE:
        return its_runes(s, by - box.BY_RUNE)
    if by < box.BY_VALKYRIES:
        return s.at[on.TRACK + by - box.BY_RESOURCE]
    return count_bits(s.at[on.ENEMY_VALKYRIE_AT]) if by == box.BY_VALKYRIES else s.at[on.ENEMY_GIANTS]


def its_strength(s: State, card: i64) -> i64:
    """The Strength of its card, without the bonus of an icon; it never pays steel. [V-SOLO-9]"""
    times = s.fact[printed.TIMES + card]
    return s.fact[printed.STRENGTH + card] + times * it_counts(s, s.fact[printed.STRENGTH_BY + card])


def most_settled(s: State, except_for: i64) -> i64:
    """Regions where it has most Settlers; of equal ones where the human has least influence. [V-SOLO-14]"""
    best: i64 = 0
    most: i64 = 0
    least: i64 = 0
    for region in range(regions(s)):
        settlers = s.at[on.SETTLER + box.REGIONS * box.ENEMY + region]
        if settlers == 0 or (except_for >> region) & 1:
            continue
        human = influence(s, HUMAN, region)
        if settlers > most or (settlers == most and human < least):
            best = bit(region)
            most = settlers
            least = human
        elif settlers == most and human == least:
            best |= bit(region)
    return left_to_choose(s, best)


# --- its turn ---


class EnemyTurn(TopCardStep):
    """It plays the top card: leader, rune action, dedications, resource actions. [V-SOLO-5] [V-SOLO-6]"""

    rule = "V-SOLO-6"
    number = steps.ENEMY_TURN

    def do_without(self, s: State, a: i64) -> None:
        s.do(step(steps.ENEMY_TURN_ENDS))

    def take(self, s: State, a: i64, card: i64) -> None:
        s.reveal()
        s.at[on.ENEMY_ROW] |= bit(card)
        s.at[on.ENEMY_CARD] = card + 1
        s.tell(news.ENEMY_PLAYS, EVERYONE, card)
        tell_joker(s, card)
        s.do(
            step(steps.ENEMY_LEADER_ACTION),
            step(steps.ENEMY_RUNE_ACTION),
            step(steps.ENEMY_DEDICATES),
            step(steps.RESOURCE_ACTIONS),
            step(steps.ENEMY_TURN_ENDS),
        )


def tell_joker(s: State, card: i64) -> None:
    """Say which rune a joker of the enemy stands for. [V-SOLORAG-17]"""
    if s.fact[printed.RUNE + card] == box.JOKER:
        s.tell(news.ENEMY_JOKER, EVERYONE, its_region(s), its_rune(s))


class EnemyLeaderAction(Step):
    """The leader action of its card. [V-SOLO-6] [V-SOLORAG-15]"""

    rule = "V-SOLO-6"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        card = s.at[on.ENEMY_CARD] - 1
        n = s.fact[printed.LEADER_N + card] + it_counts(s, s.fact[printed.LEADER_BY + card])
        action = s.fact[printed.LEADER + card]
        s.tell(news.ENEMY_LEADER, EVERYONE, action, n)
        begin_its_action(s, action, n)


class EnemyRuneAction(Step):
    """The rune action of its card, if its runes suffice; what it cannot do its mat replaces. [V-SOLO-6] [V-SOLO-8]"""

    rule = "V-SOLO-8"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        card = s.at[on.ENEMY_CARD] - 1
        if not has_its_runes(s, card):
            s.tell(news.ENEMY_LACKS_RUNES, EVERYONE)
            return
        action, n = s.fact[printed.RUNE_ACTION + card], s.fact[printed.RUNE_N + card]
        if box.SAIL <= action <= box.BUILD:
            s.tell(news.ENEMY_RUNE, EVERYONE, action, n)
            begin_its_action(s, action, n)
        else:
            begin_mat_action(s, its_rune(s))


def has_its_runes(s: State, card: i64) -> bool:
    """Whether its runes suffice; the conditions of the cards of Ragnarok do not bind it. [V-SOLO-7] [V-RULING-20]"""
    for rune in range(box.RUNES):
        needed = s.fact[printed.NEEDS + box.RUNES * card + rune]
        if needed > 0 and its_runes(s, rune) < needed:
            return False
    return True


def begin_mat_action(s: State, rune: i64) -> None:
    """What its mat does for a rune. [V-SOLO-8] [V-SOLO-34] [V-SOLORAG-16]"""
    place = box.RUNES * (s.at[on.ENEMY_MAT] - 1) + rune
    action, n = s.fact[printed.MAT_ACTION + place], s.fact[printed.MAT_N + place]
    s.tell(news.ENEMY_MAT_ACTION, EVERYONE, rune, action, n)
    begin_its_action(s, action, n)


def begin_its_action(s: State, action: i64, n: i64) -> None:
    """Begin one of the four main actions; when it is over, control is checked. [V-SOLO-9] [V-SOLO-21]"""
    s.do(step(steps.CHECK_CONTROL))
    if action == box.SAIL:
        s.do(step(steps.ENEMY_SAILS, n))
    elif action == box.EXPLORE:
        s.do(step(steps.ENEMY_LEAVES, n))
    elif action == box.HARVEST:
        its_harvest(s, n)
    elif action == box.BUILD:
        s.do(step(steps.ENEMY_BUILDS))


# --- harvest tracks ---


def advance(s: State, resource: i64, n: i64) -> None:
    """Move a marker on; the icons it lands on or passes wait to be done. [V-SOLO-17] [V-SOLO-22]"""
    before = s.at[on.TRACK + resource]
    for _ in range(n):
        if s.at[on.TRACK + resource] < box.TRACK_END:
            s.at[on.TRACK + resource] += 1
            if icon_at(s, resource, s.at[on.TRACK + resource]) > 0:
                s.at[on.ENEMY_ICONS + resource] |= bit(s.at[on.TRACK + resource])
    if s.at[on.TRACK + resource] > before:
        s.tell(news.ENEMY_HARVESTS, EVERYONE, resource, s.at[on.TRACK + resource] - before)


def icon_place(s: State, resource: i64, space: i64) -> i64:
    """Where the facts of a space of a track of its mat stand."""
    return (box.TRACK_END + 1) * (box.RESOURCES * (s.at[on.ENEMY_MAT] - 1) + resource) + space


def icon_at(s: State, resource: i64, space: i64) -> i64:
    """The icon on a space of a track, +1; 0 if there is none."""
    return s.fact[printed.ICON + icon_place(s, resource, space)]


def its_harvest(s: State, n: i64) -> None:
    """Markers move on in turn from the top, then by the empty slots. [V-SOLO-16] [V-SOLORAG-14] [V-RULING-11]"""
    mat = s.at[on.ENEMY_MAT] - 1
    boats_built = s.fact[printed.MAT_BOATS + mat] - 1 - s.at[on.BOATS_LEFT + box.ENEMY]
    temples_built = s.fact[printed.MAT_TEMPLES + mat] - s.at[on.TEMPLES_LEFT + box.ENEMY]
    for resource in range(box.RESOURCES):
        share = (n + box.RESOURCES - 1 - resource) // box.RESOURCES
        advance(s, resource, share)
    advance(s, box.FOOD, boats_built)
    for resource in range(box.RESOURCES):
        advance(s, resource, temples_built)
    for rune in range(box.RUNES):
        if s.at[on.RAGNAROK] == 1 and s.at[on.ENEMY_VALKYRIES + rune] == 0:
            advance(s, s.fact[printed.VALKYRIE_GIVES + rune], s.fact[printed.VALKYRIE_N + rune])


class EnemyTurnEnds(Step):
    """A marker at the end of its track goes back to 0, and the human loses one of that resource. [V-SOLO-17]"""

    rule = "V-SOLO-17"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        for resource in range(box.RESOURCES):
            if s.at[on.TRACK + resource] == box.TRACK_END:
                s.at[on.TRACK + resource] = 0
                lost: i64 = 0
                if s.at[on.RESOURCE + resource] > 0:
                    s.at[on.RESOURCE + resource] -= 1
                    lost = 1
                s.tell(news.ENEMY_TRACK_FULL, EVERYONE, resource, lost)
        if s.at[on.HAND_COUNT + HUMAN] > 0:
            s.do(step(steps.BEGIN_TURN, HUMAN))
            return
        s.do(step(steps.CLEAN_UP))
        if s.at[on.STARTER] > 0:  # [V-RULING-47]
            s.do(step(steps.ENEMY_MEETS_INVADERS), step(steps.END_BATTLE))


# --- dedications ---


class EnemyDedicates(Step):
    """Each village it has raided goes to the action with the fewest, the topmost first. [V-SOLO-15] [V-RULING-43]"""

    rule = "V-SOLO-15"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if s.at[on.ENEMY_RAIDED] == 0:
            return
        spot: i64 = 0
        for other in range(box.ERA_SPOTS):
            if s.at[on.DEDICATED + other] < s.at[on.DEDICATED + spot]:
                spot = other
        if s.at[on.DEDICATED + spot] >= MOST_ON_A_SPOT:  # they go to the box
            s.at[on.ENEMY_RAIDED] = 0
            s.tell(news.ENEMY_SPOTS_FULL, EVERYONE)
            return
        s.at[on.ENEMY_RAIDED] -= 1
        s.at[on.DEDICATED + spot] += 1
        action, n = s.fact[printed.SPOT_ACTION + spot], s.fact[printed.SPOT_N + spot]
        s.tell(news.ENEMY_DEDICATES, EVERYONE, spot, action, n)
        s.do(step(steps.ENEMY_DEDICATES))
        begin_its_action(s, action, n)


# --- giants ---


def it_slays(s: State, region: i64) -> None:
    """It slays a Giant: its Settlers there go home, and a god is honoured. [V-SOLORAG-8] [V-SOLORAG-10]"""
    settlers = s.at[on.SETTLER + box.REGIONS * box.ENEMY + region]
    s.at[on.SETTLER + box.REGIONS * box.ENEMY + region] = 0
    s.at[on.SETTLERS_LEFT + box.ENEMY] += settlers
    s.at[on.GIANT_AT] &= ~bit(region)
    s.at[on.ENEMY_GIANTS] += 1
    s.tell(news.GIANT_SLAIN, EVERYONE, box.ENEMY, region)
    if settlers > 0:
        s.tell(news.ENEMY_SACRIFICES, EVERYONE, region, settlers)
    raise_fury(s, its_rune(s), 1)


class LookAtEnemyGiants(DrawStep):
    """Before the final scoring the Giants that the enemy has slain are turned over. [V-SOLORAG-9]"""

    rule = "V-SOLORAG-9"
    fields = ("left",)
    bag = on.GIANT_BAG
    drawn = say.DRAW_GIANT

    def asks(self, s: State, a: i64) -> i64:
        left = one(a)
        return CHANCE if left > 0 else NOBODY

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        left = one(a)
        if left == 0:
            return
        giant = word - say.DRAW_GIANT
        s.reveal()
        s.at[on.GIANT_BAG] &= ~bit(giant)
        s.at[on.ENEMY_GIANT] |= bit(giant)
        s.tell(news.ENEMY_GIANT_IS, EVERYONE, giant)
        s.do(step(steps.LOOK_AT_ENEMY_GIANTS, left - 1))
