"""A situation of Tiny Epic Vikings as one document with names instead of numbers; reading.py reads it again.

Regions, docks and fjords are called by their numbers, as in answers; components.py tells what the map calls them.
"""

from typing import Final

from meadhall.games.vikings.documents.views import enemy_hides_a_card
from meadhall.games.vikings.rules.battles import strength
from meadhall.games.vikings.rules.contents import STEPS
from meadhall.games.vikings.rules.control import active_runes, influence, is_owner, jokers, valkyries_in
from meadhall.games.vikings.rules.enemy import MOST_ON_A_SPOT, icon_at, its_runes, its_strength
from meadhall.games.vikings.rules.scoring import favor_points, points_of, rank_of
from meadhall.games.vikings.table import box, on, printed, steps
from meadhall.games.vikings.table.names import (
    BOON_NAMES,
    CARD_NAMES,
    DOCK_NAMES,
    ENEMY_MAT_NAMES,
    FAVOR_NAMES,
    FJORD_NAMES,
    GIANT_NAMES,
    GOD_NAMES,
    ICON_NAMES,
    MAP_NAMES,
    NAMES,
    OWNER_NAMES,
    PART_NAMES,
    REGION_NAMES,
    RESOURCE_NAMES,
    RUNE_NAMES,
    SPOT_NAMES,
)
from meadhall.games.vikings.table.sea import docks, fjords, regions, rune_of
from meadhall.kernel.documents.positions import (
    AgendaWords,
    counted,
    listed,
    named,
    seats_in,
    write_head,
)
from meadhall.kernel.engine.agenda import KIND_BITS, State, one
from meadhall.kernel.engine.sets import count_bits
from meadhall.kernel.engine.views import ALL_EYES
from meadhall.kernel.game import Json

# What one can choose between, in the order of its places on the table, and what is so if nothing is said. [V-VARIANT]
VARIANTS: Final[dict[str, bool]] = {
    "calm_last": True,
    "gate_leader": False,
    "own_rune": True,
    "favors_up": True,
    "explore_attacks": True,
    "need_boots": False,
    "lone_payer": True,
    "docked_is_there": True,
    "joker_is_chosen": True,
    "invaders_stay": True,
    "return_up": True,
    "carrier_counts": False,
}
SPACES: Final = tuple(str(space) for space in range(box.TRACK_END + 1))
MOST_IN_A_STEP: Final = 60  # moves, Settlers, resources …: more than any number on a card grows to

AGENDA: Final = AgendaWords(
    STEPS,
    masks=("owing", "fighters", "losers"),
    names={
        "owner": OWNER_NAMES,
        "rune": (*RUNE_NAMES, "joker"),
        "region": REGION_NAMES,
        "dock": DOCK_NAMES,
        "card": CARD_NAMES,
        "action": BOON_NAMES,
    },
    most={
        "mat": box.RUNES - 1,
        "row": box.ROWS,
        "dealt": box.CARDS,
        "landed": 3,
        "kind": 1,
        "way": box.RUNES,
        **dict.fromkeys(("n", "left", "moves", "crew", "price", "bonus"), MOST_IN_A_STEP),
    },
)


# --- writing -------------------------------------------------------------------------------------------------


def write_position(s: State, engine: str, facts: str | None) -> Json:
    """The whole situation, secrets included."""
    return {
        **write_head("vikings", engine, {**write_options(s), "facts": facts}),
        "over": bool(s.at[on.OVER]),
        "era": int(s.at[on.ERA]),
        "chieftain": int(s.at[on.CHIEFTAIN]),
        "gods": [
            {"god": named(s.at[on.GOD + mat], GOD_NAMES), "rune": named(s.at[on.GOD_RUNE + mat], RUNE_NAMES)}
            for mat in range(box.RUNES)
        ],
        "fury": counted(s, on.FURY, RUNE_NAMES),
        "dedicated": counted(s, on.DEDICATED, SPOT_NAMES),
        "players": [write_player(s, seat) for seat in range(int(s.seats))],
        "regions": {REGION_NAMES[n]: write_region(s, n) for n in range(int(regions(s)))},
        "docks": {DOCK_NAMES[n]: write_dock(s, n) for n in range(int(docks(s)))},
        "fjords": {FJORD_NAMES[n]: write_fjord(s, n) for n in range(int(fjords(s)))},
        "favor_rows": [write_row(s, row) for row in range(box.ROWS)],
        "battle": write_battle(s),
        "enemy": write_enemy(s) if s.seats == 1 else None,
        "deck": listed(s.at[on.DECK], CARD_NAMES),
        "discard": listed(s.at[on.DISCARD], CARD_NAMES),
        "discard_down": listed(s.at[on.DISCARD_DOWN], CARD_NAMES),
        "dummy": listed(s.at[on.DUMMY], CARD_NAMES),
        "invaders": listed(s.at[on.INVADERS], CARD_NAMES),
        "favor_bag": listed(s.at[on.FAVOR_BAG], FAVOR_NAMES),
        "giant_bag": listed(s.at[on.GIANT_BAG], GIANT_NAMES),
        "agenda": AGENDA.write(s),
    }


def write_options(s: State) -> Json:
    """With Ragnarok or without, and which variants are played. Of an enemy only a game for one tells the mat."""
    return {
        "ragnarok": bool(s.at[on.RAGNAROK]),
        "enemy_mat": named(s.at[on.ENEMY_MAT], ENEMY_MAT_NAMES) or ENEMY_MAT_NAMES[0],
        **{name: bool(s.at[on.CALM_LAST + k]) for k, name in enumerate(VARIANTS)},
    }


def write_player(s: State, seat: int) -> Json:
    """What a player has."""
    fights = int(s.at[on.FIGHTS + seat])
    fighter = named(s.at[on.FIGHTER + seat], CARD_NAMES)
    is_known = fights == on.DOWN_AND_KNOWN
    return {
        "resources": counted(s, on.RESOURCE + box.RESOURCES * seat, RESOURCE_NAMES),
        "settlers": int(s.at[on.SETTLERS_LEFT + seat]),
        "boats": int(s.at[on.BOATS_LEFT + seat]),
        "temples": int(s.at[on.TEMPLES_LEFT + seat]),
        "villages": int(s.at[on.VILLAGES + seat]),
        "valkyries": {
            rune: named(s.at[on.VALKYRIE + box.RUNES * seat + k], REGION_NAMES) for k, rune in enumerate(RUNE_NAMES)
        },
        "hand": listed(s.at[on.HAND + seat], CARD_NAMES),
        "kept": listed(s.at[on.KEPT + seat], CARD_NAMES),
        "chosen": named(s.at[on.CHOSEN + seat], CARD_NAMES),
        "row": listed(s.at[on.ROW + seat], CARD_NAMES),
        "fighter": None if is_known else fighter,  # face down
        "entered": fighter if is_known else None,  # face down, but everybody knows it
        "flipped": CARD_NAMES[fights - on.FLIPPED] if fights >= on.FLIPPED else None,  # and in the row again
        "favors": listed(s.at[on.FAVOR + seat], FAVOR_NAMES),
        "giants": listed(s.at[on.GIANT + seat], GIANT_NAMES),
        "giants_slain": int(s.at[on.GIANT_COUNT + seat]),
        "parts": counted(s, on.PARTS + on.SCORE_PARTS * seat, PART_NAMES),
    }


def by_owner(s: State, place: int, width: int, n: int) -> dict[str, int]:
    """How many pieces each owner has at a place; those who have none are left out."""
    there = {owner: int(s.at[place + width * k + n]) for k, owner in enumerate(OWNER_NAMES)}
    return {owner: pieces for owner, pieces in there.items() if pieces}


def write_region(s: State, region: int) -> Json:
    """Who holds the rune of a region, and what stands there."""
    return {
        "held": named(s.at[on.HELD + region], OWNER_NAMES),
        "giant": bool(int(s.at[on.GIANT_AT]) >> region & 1),
        "settlers": by_owner(s, on.SETTLER, box.REGIONS, region),
        "temples": by_owner(s, on.TEMPLE, box.REGIONS, region),
    }


def write_dock(s: State, dock: int) -> Json:
    """Whose boat lies at a dock, and whether it has its village."""
    return {
        "boat": named(s.at[on.BOAT_AT + dock], OWNER_NAMES),
        "village": bool(int(s.at[on.VILLAGE_AT]) >> dock & 1),
    }


def write_fjord(s: State, fjord: int) -> Json:
    """How many boats of each owner are in a fjord."""
    return dict(by_owner(s, on.FLEET, box.FJORDS, fjord))


def write_favor(favor: int, seen: int) -> Json:
    """A favor card in its place: None if nobody knows it; `known_to` if it lies face down and some do."""
    return {"favor": named(favor - 1, FAVOR_NAMES), "known_to": seats_in(seen)}


def write_row(s: State, row: int) -> list[Json]:
    """A row of favor cards from the left."""
    places = range(box.ROW_LENGTH * row, box.ROW_LENGTH * row + int(s.at[on.ROW_COUNT + row]))
    return [write_favor(int(s.at[on.FAVOR_AT + k]), int(s.at[on.FAVOR_SEEN + k])) for k in places]


def write_battle(s: State) -> Json | None:
    """Who has started the battle, for which favor, taken from where, with which bonus of the enemy."""
    if s.at[on.STARTER] == 0:
        return None
    prize = int(s.at[on.PRIZE])
    return {
        "starter": named(s.at[on.STARTER], OWNER_NAMES),
        "prize": None if prize == on.NO_CARD else write_favor(prize, int(s.at[on.PRIZE_SEEN])),
        "place": NAMES["row_end"][int(s.at[on.PRIZE_PLACE])],
        "bonus": int(s.at[on.ENEMY_BONUS]),
    }


def write_enemy(s: State) -> Json:
    """What the enemy of a game for one has. [V-SOLO-1]"""
    return {
        "settlers": int(s.at[on.SETTLERS_LEFT + box.ENEMY]),
        "boats": int(s.at[on.BOATS_LEFT + box.ENEMY]),
        "temples": int(s.at[on.TEMPLES_LEFT + box.ENEMY]),
        "chieftain_boat": named(s.at[on.CHIEFTAIN_BOAT], DOCK_NAMES),
        "tracks": counted(s, on.TRACK, RESOURCE_NAMES),
        "icons": {
            resource: listed(s.at[on.ENEMY_ICONS + k], SPACES) for k, resource in enumerate(RESOURCE_NAMES)
        },  # that wait
        "row": listed(s.at[on.ENEMY_ROW], CARD_NAMES),
        "battle_row": listed(s.at[on.ENEMY_BATTLE_ROW], CARD_NAMES),
        "card": named(s.at[on.ENEMY_CARD], CARD_NAMES),
        "fighter": named(s.at[on.ENEMY_FIGHTER], CARD_NAMES),  # face down
        "raided": int(s.at[on.ENEMY_RAIDED]),
        "favors": listed(s.at[on.ENEMY_FAVORS], FAVOR_NAMES),
        "giants": listed(s.at[on.ENEMY_GIANT], GIANT_NAMES),
        "giants_slain": int(s.at[on.ENEMY_GIANTS]),
        "valkyries": counted(s, on.ENEMY_VALKYRIES, RUNE_NAMES),
        "valkyries_at": listed(s.at[on.ENEMY_VALKYRIE_AT], REGION_NAMES),
        "parts": counted(s, on.PARTS + on.SCORE_PARTS * box.ENEMY, PART_NAMES),
    }


# --- the picture ---------------------------------------------------------------------------------------------


def write_picture(view: State, seat: int) -> Json:
    """A view as a document for people's programs: with what can be counted, without what the seat cannot know."""
    is_open = bool(view.at[on.OVER]) or seat == ALL_EYES
    document = write_position(view, "", None)
    for key in (
        "meadhall",
        "engine",
        "deck",
        "discard",
        "discard_down",
        "dummy",
        "invaders",
        "favor_bag",
        "giant_bag",
    ):
        del document[key]
    return {
        **document,
        "seat": seat,
        "map": MAP_NAMES[int(view.at[on.MAP])],
        "active": active_player(view),
        "drafting": drafting(view),
        "gods": [picture_god(view, mat) for mat in range(box.RUNES)],
        "raid_cost": int(view.fact[printed.RAID_STEEL + int(view.at[on.ERA]) - 1]) if view.at[on.ERA] > 0 else None,
        "spot_room": int(view.seats) if view.seats > 1 else MOST_ON_A_SPOT,  # [V-DEDICATE-3]
        "players": [picture_player(view, other, other == seat or is_open) for other in range(int(view.seats))],
        "regions": {REGION_NAMES[n]: picture_region(view, n) for n in range(int(regions(view)))},
        "docks": {DOCK_NAMES[n]: picture_dock(view, n) for n in range(int(docks(view)))},
        "battle": picture_battle(view, seat),
        "enemy": picture_enemy(view) if view.seats == 1 else None,
        "cards": {
            "deck": int(view.at[on.DECK_LEFT]),
            "discard": listed(view.at[on.DISCARD], CARD_NAMES),
            "dummy": int(view.at[on.DUMMY_COUNT]),
            "invaders": listed(view.at[on.INVADERS], CARD_NAMES),
        },
    }


def argument_of(view: State, kinds: tuple[int, ...]) -> int | None:
    """The arguments of the topmost step of some kinds on the agenda; None if none waits."""
    for k in range(int(view.top) - 1, -1, -1):
        if int(view.agenda[k]) & 255 in kinds:
            return int(view.agenda[k]) >> KIND_BITS
    return None


def active_player(view: State) -> int | None:
    """Whose turn it is; None in the draft, between turns and on the enemy's."""
    turn = argument_of(view, (steps.PLAY_CARD, steps.JOIN_THE_ENEMY, steps.END_TURN))
    return None if turn is None else int(one(turn))


def drafting(view: State) -> list[int]:
    """Who has still to keep a card."""
    owing = argument_of(view, (steps.DRAFT_CARD,))
    return [] if owing is None else seats_in(int(one(owing)))


def picture_god(view: State, mat: int) -> Json:
    """A god: its fury, its rank from 1, and what its runes are worth now. [V-SCORE-1] [V-SCORE-4]"""
    told: Json = {
        "god": named(view.at[on.GOD + mat], GOD_NAMES),
        "rune": named(view.at[on.GOD_RUNE + mat], RUNE_NAMES),
    }
    if view.at[on.GOD_RUNE + mat] == 0:
        return {**told, "fury": 0, "rank": None, "island_points": None, "favor_points": None}
    rune = int(view.at[on.GOD_RUNE + mat]) - 1
    rank = int(rank_of(view, rune))
    return {
        **told,
        "fury": int(view.at[on.FURY + rune]),
        "rank": rank + 1,
        "island_points": int(view.fact[printed.ISLAND_POINTS + rank]),
        "favor_points": int(view.fact[printed.FAVOR_POINTS + rank]),
    }


def picture_player(view: State, seat: int, is_known: bool) -> Json:
    """A player: cards, favors and Giants of others are only counted."""
    told = write_player(view, seat)
    for secret in ("hand", "kept", "chosen", "fighter", "favors", "giants"):
        told[secret] = told[secret] if is_known else None
    return {
        **told,
        "hand_count": int(view.at[on.HAND_COUNT + seat]),
        "kept_count": int(view.at[on.KEPT_COUNT + seat]),
        "favor_count": int(view.at[on.FAVOR_COUNT + seat]),
        "fights": bool(view.at[on.FIGHTS + seat] != on.NOT_FIGHTING),
        "runes": {rune: int(active_runes(view, seat, k)) for k, rune in enumerate(RUNE_NAMES)},  # active ones
        "jokers": int(jokers(view, seat)),
        "points": int(points_of(view, seat)),
        "favor_worth": int(favor_points(view, view.at[on.FAVOR + seat]))
        if is_known
        else None,  # if the game ended now
    }


def picture_region(view: State, region: int) -> Json:
    """A region with its rune, Valkyries and the influence of everybody who has any. [V-CONTROL-1]"""
    owners = [owner for owner in range(box.OWNERS) if is_owner(view, owner)]
    valkyries = {OWNER_NAMES[owner]: int(valkyries_in(view, owner, region)) for owner in owners}
    powers = {OWNER_NAMES[owner]: int(influence(view, owner, region)) for owner in owners}
    return {
        **write_region(view, region),
        "rune": RUNE_NAMES[int(rune_of(view, region))],
        "valkyries": {owner: n for owner, n in valkyries.items() if n},
        "influence": {owner: n for owner, n in powers.items() if n},
    }


def picture_dock(view: State, dock: int) -> Json:
    """A dock, and whether the Chieftain Boat lies there."""
    return {**write_dock(view, dock), "chieftain_boat": bool(view.at[on.CHIEFTAIN_BOAT] == dock + 1)}


def picture_battle(view: State, seat: int) -> Json | None:
    """The battle with all who fight: cards that are face up, known to all or one's own; Strength."""
    told = write_battle(view)
    if told is None:
        return None
    fighters: list[Json] = []
    for other in range(int(view.seats)):
        fights = int(view.at[on.FIGHTS + other])
        if fights != on.NOT_FIGHTING:
            is_up = fights >= on.FLIPPED
            is_seen = seat in (other, ALL_EYES) or fights == on.DOWN_AND_KNOWN
            down = int(view.at[on.FIGHTER + other]) if is_seen else 0
            card = named(fights - on.FLIPPED + 1 if is_up else down, CARD_NAMES)
            power = int(strength(view, other, fights - on.FLIPPED)) if is_up else None
            fighters.append({"owner": OWNER_NAMES[other], "card": card, "face_up": is_up, "strength": power})
    if enemy_hides_a_card(view):
        fighters.append({"owner": OWNER_NAMES[box.ENEMY], "card": None, "face_up": False, "strength": None})
    elif view.seats == 1 and argument_of(view, (steps.END_BATTLE,)) is not None:
        card = named(view.at[on.ENEMY_CARD], CARD_NAMES)
        power = int(its_strength(view, int(view.at[on.ENEMY_CARD]) - 1) + view.at[on.ENEMY_BONUS])
        fighters.append({"owner": OWNER_NAMES[box.ENEMY], "card": card, "face_up": True, "strength": power})
    if told["prize"] is None:  # still to be chosen
        told["place"] = None
    return {**told, "fighters": fighters}


def picture_enemy(view: State) -> Json:
    """The enemy of a game for one: its mat with the icons still ahead, its runes and points. [V-SOLO-2] [V-SOLO-7]"""
    told = write_enemy(view)
    del told["fighter"]
    if view.at[on.OVER] == 0 and count_bits(view.at[on.ENEMY_GIANT]) == 0:
        told["giants"] = None
    has_begun = view.at[on.CHIEFTAIN_BOAT] > 0
    return {
        **told,
        "mat": named(view.at[on.ENEMY_MAT], ENEMY_MAT_NAMES),
        "ahead": {resource: icons_ahead(view, k) for k, resource in enumerate(RESOURCE_NAMES)},
        "runes": {rune: int(its_runes(view, k)) for k, rune in enumerate(RUNE_NAMES)} if has_begun else None,
        "points": int(points_of(view, box.ENEMY)),
    }


def icons_ahead(view: State, resource: int) -> list[Json]:
    """The icons that a marker has not reached yet, with their spaces. [V-SOLO-22]"""
    spaces = range(int(view.at[on.TRACK + resource]) + 1, box.TRACK_END + 1)
    icons = {space: int(icon_at(view, resource, space)) for space in spaces}
    return [{"space": space, "icon": named(icon, ICON_NAMES)} for space, icon in icons.items() if icon]
