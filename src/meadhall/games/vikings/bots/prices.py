"""The price list of the greedy bot: what runes, pieces, cards and battles are worth to it, in points."""

from typing import Final

from mypy_extensions import i64

from meadhall.games.vikings.rules.actions import valkyries_deployed
from meadhall.games.vikings.rules.battles import ENDS, god_of, strength
from meadhall.games.vikings.rules.clan import has, is_solo, settlers_in
from meadhall.games.vikings.rules.control import influence, is_owner, valkyries_in
from meadhall.games.vikings.rules.scoring import giant_points, rank_of
from meadhall.games.vikings.rules.turns import meets_condition
from meadhall.games.vikings.table import box, on, printed
from meadhall.games.vikings.table.sea import (
    regions,
    rune_of,
)
from meadhall.kernel.engine.agenda import State

# The price list, in points.
# Of so many units of wood, food and steel.
UNITS: Final[list[list[float]]] = [
    [0.0, 0.35, 0.7, 1.05, 1.35, 1.45, 1.5, 1.5],
    [0.0, 0.6, 1.15, 1.65, 2.0, 2.2, 2.3, 2.35],
    [0.0, 0.45, 0.85, 1.1, 1.25, 1.3, 1.35, 1.35],
]
VILLAGE_PRICE: Final = 1.6
BOAT_PRICE: Final = 1.8  # built: a harvest bonus, and one more to sail with
TEMPLE_PRICE: Final = 4.0  # built, besides its influence
VALKYRIE_PRICE: Final = 2.0
SAVING_PRICE: Final = 0.15  # of what a Temple will cost
SETTLER_PRICE: Final = 0.12  # on the map
LEAD_PRICE: Final = 0.18  # for each influence by which a rune is safe, up to SAFE
SAFE: Final = 4
HOPE: Final = 0.30  # the part of a rune that somebody close to it may count
GIANT_PRICE: Final = 5.0  # of a Giant whose value is not known
RIVAL_PRICE: Final = 0.7  # of what all others have together
DOUBT: Final = 0.25  # how much of the order of the gods may still change
GAP: Final = 3.5  # fury by which a god is safely ahead of another
STAKE_PRICE: Final = 0.25  # of a god's fury, for each rune that one has more than others: it lasts


def turns_left(s: State) -> float:
    """The part of the game that is still to come, from 1 to 0."""
    left: i64 = 0
    for era in range(s.at[on.ERA], box.ERAS):
        left += s.fact[printed.HAND + era]
    most: i64 = 0
    for seat in range(s.seats):
        if s.at[on.HAND_COUNT + seat] + s.at[on.KEPT_COUNT + seat] > most:
            most = s.at[on.HAND_COUNT + seat] + s.at[on.KEPT_COUNT + seat]
    return float(left + most) / 15.0


def rune_worth(s: State, first: i64, rune: i64, to_come: float) -> float:
    """What a rune will be worth at the end, by the order of the gods now and some doubt."""
    now = float(s.fact[first + rank_of(s, rune)])
    if to_come == 0.0:
        return now
    ahead = 0.0  # of the other gods, by how much fury
    for other in range(box.RUNES):
        gap = float(s.at[on.FURY + rune] - s.at[on.FURY + other])
        ahead += GAP if gap > GAP else (-GAP if gap < -GAP else gap)
    mean = float(s.fact[first] + s.fact[first + 1] + s.fact[first + 2]) / 3.0
    hoped = mean + (float(s.fact[first]) - mean) * ahead / (2.0 * GAP)
    doubt = DOUBT + (1.0 - DOUBT) * to_come
    return (1.0 - doubt) * now + doubt * hoped


def land_value(s: State, owner: i64, to_come: float) -> float:
    """What the islands are worth to an owner: runes held, how safely, and runes nearly held."""
    total = 0.0
    for region in range(regions(s)):
        worth = rune_worth(s, printed.ISLAND_POINTS, rune_of(s, region), to_come)
        mine = influence(s, owner, region)
        best: i64 = 0
        for other in range(box.OWNERS):
            if other != owner and is_owner(s, other):
                theirs = influence(s, other, region)
                if theirs > best:
                    best = theirs
        if s.at[on.HELD + region] == owner + 1:
            lead = mine - best
            if lead > SAFE:
                lead = SAFE
            total += worth + LEAD_PRICE * float(lead) * (0.3 + to_come)
        elif mine > 0:
            total += HOPE * to_come * worth * float(mine) / float(mine + best + 1)
    return total


def own_value(s: State, seat: i64, to_come: float) -> float:
    """What the situation of a seat is worth, by the price list."""
    total = land_value(s, seat, to_come)
    for rune in range(box.RUNES):
        worth = rune_worth(s, printed.FAVOR_POINTS, rune, to_come)
        for favor in range(box.FAVORS):
            if (s.at[on.FAVOR + seat] >> favor) & 1:
                total += worth * float(s.fact[printed.FAVOR_RUNES + box.RUNES * favor + rune])
    total += float(giant_points(s, s.at[on.GIANT + seat]))
    use = to_come if to_come < 0.5 else 0.5
    use *= 2.0
    for resource in range(box.RESOURCES):
        total += UNITS[resource][has(s, seat, resource)] * use
    total += VILLAGE_PRICE * float(s.at[on.VILLAGES + seat]) * use
    total += BOAT_PRICE * float(box.BOATS - s.at[on.BOATS_LEFT + seat]) * to_come
    total += TEMPLE_PRICE * float(box.TEMPLES - s.at[on.TEMPLES_LEFT + seat]) * to_come
    if s.at[on.TEMPLES_LEFT + seat] > 0:  # saving for a Temple
        wood, steel = has(s, seat, box.WOOD), has(s, seat, box.STEEL)
        saved = wood if wood < s.fact[printed.TEMPLE_WOOD] else s.fact[printed.TEMPLE_WOOD]
        saved += steel if steel < s.fact[printed.TEMPLE_STEEL] else s.fact[printed.TEMPLE_STEEL]
        total += SAVING_PRICE * float(saved) * use
    if has(s, seat, box.FOOD) == 0:
        total -= 0.4 * use  # nobody can go ashore
    total += SETTLER_PRICE * float(box.SETTLERS - s.at[on.SETTLERS_LEFT + seat])
    if s.at[on.RAGNAROK] == 1:
        total += VALKYRIE_PRICE * float(valkyries_deployed(s, seat)) * (0.2 + to_come)
        for region in range(regions(s)):  # on the way to a slaying
            if (s.at[on.GIANT_AT] >> region) & 1:
                settlers = settlers_in(s, seat, region)
                price = 0.6 if valkyries_in(s, seat, region) > 0 else 0.35
                total += price * to_come * float(settlers if settlers < 3 else 3)
    return total


def enemy_value(s: State, to_come: float) -> float:
    """What the situation of the enemy is worth to it: only who has more than it wins. [V-SOLO-36]"""
    total = land_value(s, box.ENEMY, to_come) + GIANT_PRICE * float(s.at[on.ENEMY_GIANTS])
    for rune in range(box.RUNES):
        worth = rune_worth(s, printed.FAVOR_POINTS, rune, to_come)
        for favor in range(box.FAVORS):
            if (s.at[on.ENEMY_FAVORS] >> favor) & 1:
                total += worth * float(s.fact[printed.FAVOR_RUNES + box.RUNES * favor + rune])
    return total


def value(s: State, seat: i64) -> float:
    """What a situation is worth to a seat, with an eye on the others."""
    to_come = turns_left(s)
    total = own_value(s, seat, to_come)
    if is_solo(s):
        return total - enemy_value(s, to_come)
    others = 0.0
    for other in range(s.seats):
        if other != seat:
            others += land_value(s, other, to_come)
    return total - RIVAL_PRICE * others / float(s.seats - 1)


def stake(s: State, seat: i64, rune: i64) -> float:
    """How much more a seat has of a rune than the others have on average; an island counts as two favors."""
    mine = 0.0
    for favor in range(box.FAVORS):
        if (s.at[on.FAVOR + seat] >> favor) & 1:
            mine += float(s.fact[printed.FAVOR_RUNES + box.RUNES * favor + rune])
    others = 0.0
    for region in range(regions(s)):
        if rune_of(s, region) == rune and s.at[on.HELD + region] == seat + 1:
            mine += 2.0
        elif rune_of(s, region) == rune and s.at[on.HELD + region] > 0:
            others += 2.0
    return mine - others / float(s.seats - 1 if s.seats > 1 else 1)


# --- cards ---


def action_price(s: State, seat: i64, action: i64, n: float) -> float:
    """What an action is worth in general, in points."""
    if action == box.SAIL:
        return 1.6 + 0.5 * n
    if action == box.EXPLORE:
        return 0.5 + 0.6 * n
    if action == box.HARVEST:
        return 0.55 * n + 0.25
    if action == box.BUILD:
        wood = has(s, seat, box.WOOD)
        if wood >= s.fact[printed.TEMPLE_WOOD] and s.at[on.RAGNAROK] == 0:
            return 3.4
        return 2.6 if wood >= s.fact[printed.BOAT_WOOD] else 1.6
    if action == box.COLLECT:
        return 0.9
    if action == box.FURY or action == box.EXCHANGE:
        return 0.7
    if action == box.RAID_FREE:
        return 2.0
    return 0.8


def card_price(s: State, seat: i64, card: i64) -> float:
    """What a card is worth in the draft: the better of its actions and its place in a battle."""
    boost = 1.5 if s.fact[printed.LEADER_BY + card] != box.BY_NOTHING else 0.0
    price = action_price(s, seat, s.fact[printed.LEADER + card], float(s.fact[printed.LEADER_N + card]) + boost)
    needed: i64 = 0
    for rune in range(box.RUNES):
        needed += s.fact[printed.NEEDS + box.RUNES * card + rune]
    likely = 0.75 if needed <= 1 else (0.55 if needed == 2 else 0.35)
    if not meets_condition(s, seat, card):
        likely = 0.2
    rune_action = s.fact[printed.RUNE_ACTION + card]
    price += likely * action_price(s, seat, rune_action, float(s.fact[printed.RUNE_N + card]))
    battle = 0.55 * float(strength(s, seat, card)) - 0.4 * float(s.fact[printed.FIGHT_STEEL + card])
    return price if price > battle else battle


# --- battles ---


def prize_price(s: State, seat: i64, prize: i64, to_come: float) -> float:
    """What a favor card is worth to a seat."""
    if prize < on.KNOWN:
        return 4.0
    favor = prize - on.KNOWN
    total = 0.0
    for rune in range(box.RUNES):
        worth = rune_worth(s, printed.FAVOR_POINTS, rune, to_come)
        total += worth * float(s.fact[printed.FAVOR_RUNES + box.RUNES * favor + rune])
    for resource in range(box.RESOURCES):
        total += 0.4 * float(s.fact[printed.FAVOR_GIVES + box.RESOURCES * favor + resource]) * to_come
    if s.at[on.FAVOR_COUNT + seat] >= box.FAVOR_SLOTS:
        total *= 0.4
    return total


def best_prize(s: State, seat: i64, to_come: float) -> float:
    """What the best favor at an end of a row is worth."""
    best = 0.0
    for row in range(box.ROWS):
        n = s.at[on.ROW_COUNT + row]
        if n > 0:
            for end in range(ENDS):
                place = on.FAVOR_AT + box.ROW_LENGTH * row + (0 if end == 0 else n - 1)
                worth = prize_price(s, seat, s.at[place], to_come)
                if worth > best:
                    best = worth
    return best


def chance_to_win(s: State, seat: i64, card: i64) -> float:
    """A rough guess at how likely a card wins a battle now."""
    if has(s, seat, box.STEEL) < s.fact[printed.FIGHT_STEEL + card]:
        return 0.0
    mine = float(strength(s, seat, card))
    rune = s.fact[printed.RUNE + card]  # its own rune will be active
    if s.fact[printed.STRENGTH_BY + card] == box.BY_RUNE + rune:
        mine += float(s.fact[printed.TIMES + card])
    earlier = 0.0
    for other in range(box.CARDS):
        if (s.at[on.INVADERS] >> other) & 1:
            earlier += 1.0
    rivals = 0.0
    for other in range(s.seats):
        if other != seat and s.at[on.FIGHTS + other] != on.NOT_FIGHTING:
            rivals += 1.0
    typical = 2.8 + 0.45 * earlier if rivals == 0.0 else 3.6
    edge = (mine - typical) / 5.0 + 0.5
    if edge < 0.03:
        edge = 0.03
    if edge > 0.95:
        edge = 0.95
    for _ in range(int(rivals) - 1):
        edge *= 0.6
    return edge


def boon_price(s: State, seat: i64, rune: i64, to_come: float) -> float:
    """What the boon of a lost battle is worth, with the Valkyrie that may come."""
    if rune == box.JOKER:
        rune = 0
    price = 0.35 * action_price(s, seat, s.fact[printed.BOON + god_of(s, rune)], 2.0)
    if s.at[on.RAGNAROK] == 1 and s.at[on.VALKYRIE + box.RUNES * seat + rune] == 0:
        price += VALKYRIE_PRICE * (0.3 + to_come)
    return price
