"""What holds in every situation of a game: pieces, cards, favors and Giants are conserved, and what waits can wait.

What may lie above what on the agenda, and about whom, is told in course.py.
"""

from mypy_extensions import i64

from meadhall.games.vikings.documents.course import check_course
from meadhall.games.vikings.documents.views import card_set, enemy_hides_a_card, giants_looked_at
from meadhall.games.vikings.rules.battles import is_down
from meadhall.games.vikings.rules.contents import RULES
from meadhall.games.vikings.rules.control import is_owner
from meadhall.games.vikings.rules.enemy import MOST_ON_A_SPOT, icon_at
from meadhall.games.vikings.rules.setup import (
    SETTLERS_OF_THE_STATIC_ENEMY,
    TEMPLES_OF_THE_STATIC_ENEMY,
    row_length,
)
from meadhall.games.vikings.table import box, on, printed, steps
from meadhall.games.vikings.table.sea import docks, fjords, on_map, outer_regions, regions
from meadhall.kernel.engine.agenda import KIND_BITS, NO_SEAT, State, one
from meadhall.kernel.engine.sets import bit, count_bits
from meadhall.kernel.game import Flaw


def flaws(s: State) -> list[Flaw]:
    """Everything that is wrong with a situation; empty for every situation of a real game."""
    found: list[Flaw] = []
    check_numbers(s, found)
    if s.top == 0 and s.at[on.OVER] == 0:
        found.append(("no-course", 0, 0))
    if found:  # nothing else can be told
        return found
    check_nobody(s, found)
    check_gods(s, found)
    check_settlers(s, found)
    check_boats(s, found)
    check_temples(s, found)
    check_valkyries(s, found)
    check_cards(s, found)
    check_favors(s, found)
    check_giants(s, found)
    check_villages(s, found)
    check_battle(s, found)
    check_enemy(s, found)
    check_control(s, found)
    check_course(s, found)
    return found


def waits(s: State, kind: i64) -> bool:
    """Whether a step of this kind is on the agenda."""
    for k in range(s.top):
        if s.agenda[k] & 255 == kind:
            return True
    return False


# --- numbers -------------------------------------------------------------------------------------------------


def check_numbers(s: State, found: list[Flaw]) -> None:
    """Nothing is below zero, and nothing above what is possible. [V-GEN-1] [V-GEN-5] [V-FURY-1] [V-SETUP-1]"""
    for place in range(on.SIZE):
        if s.at[place] < 0:
            found.append(("negative", int(place), int(s.at[place])))
    if s.at[on.ERA] > box.ERAS:
        found.append(("era", 0, int(s.at[on.ERA])))
    ragnarok_map: i64 = 2 if s.at[on.RAGNAROK] == 1 else 0
    if s.at[on.MAP] != ragnarok_map + (1 if s.seats == box.MOST_SEATS else 0):
        found.append(("map", 0, int(s.at[on.MAP])))
    most_mats: i64 = box.ENEMY_MATS if s.at[on.RAGNAROK] == 1 else box.BASE_ENEMY_MATS  # [V-RULING-15]
    mat = s.at[on.ENEMY_MAT]
    if (s.seats == 1 and not 1 <= mat <= most_mats) or (s.seats > 1 and mat > 0):
        found.append(("enemy-mat", 0, int(mat)))
    if s.at[on.CHIEFTAIN] >= s.seats:
        found.append(("chieftain", 0, int(s.at[on.CHIEFTAIN])))
    for place in range(on.RESOURCE, on.RESOURCE + box.RESOURCES * box.MOST_SEATS):
        if s.at[place] > box.MOST_OF_A_RESOURCE:
            found.append(("resource", int(place - on.RESOURCE), int(s.at[place])))
    for rune in range(box.RUNES):
        if s.at[on.FURY + rune] > box.MOST_FURY:
            found.append(("fury", int(rune), int(s.at[on.FURY + rune])))
    room = s.seats if s.seats > 1 else MOST_ON_A_SPOT  # [V-DEDICATE-3]
    for spot in range(box.SPOTS):
        if s.at[on.DEDICATED + spot] > room:
            found.append(("spot", int(spot), int(s.at[on.DEDICATED + spot])))
    for place in range(on.PARTS, on.PARTS + on.SCORE_PARTS * box.OWNERS):
        if s.at[place] > 0 and s.at[on.OVER] == 0:
            found.append(("points", int(place - on.PARTS), int(s.at[place])))


def check_nobody(s: State, found: list[Flaw]) -> None:
    """Who does not play has nothing, and nothing lies beyond the map."""
    for seat in range(s.seats, box.MOST_SEATS):
        n: i64 = 0
        for place in (
            on.ROW,
            on.HAND_COUNT,
            on.KEPT_COUNT,
            on.FIGHTS,
            on.VILLAGES,
            on.FAVOR_COUNT,
            on.GIANT_COUNT,
            on.HAND,
            on.KEPT,
            on.CHOSEN,
            on.FIGHTER,
            on.FAVOR,
            on.GIANT,
        ):
            n += s.at[place + seat]
        for k in range(box.RESOURCES):
            n += s.at[on.RESOURCE + box.RESOURCES * seat + k] + s.at[on.VALKYRIE + box.RUNES * seat + k]
        if n > 0:
            found.append(("no-seat", int(seat), int(n)))
    for owner in range(box.OWNERS):
        beyond: i64 = 0
        for region in range(regions(s), box.REGIONS):
            beyond += s.at[on.SETTLER + box.REGIONS * owner + region]
            beyond += s.at[on.TEMPLE + box.REGIONS * owner + region]
        for fjord in range(fjords(s), box.FJORDS):
            beyond += s.at[on.FLEET + box.FJORDS * owner + fjord]
        if beyond > 0:
            found.append(("beyond-the-map", int(owner), int(beyond)))
    for dock in range(docks(s), box.DOCKS):
        if s.at[on.BOAT_AT + dock] > 0:
            found.append(("beyond-the-map", int(dock), int(s.at[on.BOAT_AT + dock])))
    for region in range(regions(s), box.REGIONS):
        if s.at[on.HELD + region] > 0:
            found.append(("beyond-the-map", int(region), int(s.at[on.HELD + region])))


def check_gods(s: State, found: list[Flaw]) -> None:
    """Three different gods, each with a rune of its own, once they have been drawn. [V-SETUP-3] [V-SETUP-4]"""
    most: i64 = box.GODS if s.at[on.RAGNAROK] == 1 else box.BASE_GODS
    gods: i64 = 0
    runes: i64 = 0
    for mat in range(box.RUNES):
        god, rune = s.at[on.GOD + mat], s.at[on.GOD_RUNE + mat]
        if god > most or rune > box.RUNES:
            found.append(("god", int(mat), int(god)))
            return
        gods |= card_set(god)
        runes |= card_set(rune)
        if god == 0 and s.at[on.ERA] > 0:
            found.append(("god", int(mat), 0))
    laid: i64 = 0
    linked: i64 = 0
    for mat in range(box.RUNES):
        laid += 1 if s.at[on.GOD + mat] > 0 else 0
        linked += 1 if s.at[on.GOD_RUNE + mat] > 0 else 0
    if count_bits(gods) != laid or count_bits(runes) != linked or (s.at[on.ERA] > 0 and linked < box.RUNES):
        found.append(("gods", int(laid), int(linked)))


# --- pieces --------------------------------------------------------------------------------------------------


def on_land(s: State, place: i64, owner: i64) -> i64:
    """How many Settlers or Temples an owner has on the map."""
    n: i64 = 0
    for region in range(box.REGIONS):
        n += s.at[place + box.REGIONS * owner + region]
    return n


def on_its_mat(s: State, what: i64) -> i64:
    """How many pieces of a kind come with the mat of the enemy of a game for one. [V-SOLO-1]"""
    return s.fact[what + s.at[on.ENEMY_MAT] - 1]


def check_settlers(s: State, found: list[Flaw]) -> None:
    """Each clan has six, the enemy of one player those of its mat, that of two two on each outer island or less."""
    for owner in range(box.OWNERS):
        n = s.at[on.SETTLERS_LEFT + owner] + on_land(s, on.SETTLER, owner)
        wanted: i64 = box.SETTLERS if owner < s.seats else 0
        if owner == box.ENEMY and s.seats == 1:
            wanted = on_its_mat(s, printed.MAT_SETTLERS)
        if owner == box.ENEMY and s.seats == 2:  # [V-TWO-1]
            for region in range(regions(s)):
                there = s.at[on.SETTLER + box.REGIONS * owner + region]
                is_outer = (outer_regions(s) >> region) & 1 == 1
                if there > (SETTLERS_OF_THE_STATIC_ENEMY if is_outer else 0):
                    found.append(("settlers", int(owner), int(there)))
            if s.at[on.SETTLERS_LEFT + owner] > 0:
                found.append(("settlers", int(owner), int(n)))
        elif n != wanted:
            found.append(("settlers", int(owner), int(n)))


def pushed_boats(s: State, owner: i64) -> i64:
    """How many boats of an owner are between a dock and the fjord that they are pushed to. [V-SAIL-5]"""
    n: i64 = 0
    for k in range(s.top):
        if s.agenda[k] & 255 == steps.PUSH_BOAT and one(s.agenda[k] >> KIND_BITS) == owner:
            n += 1
    return n


def check_boats(s: State, found: list[Flaw]) -> None:
    """Each clan has four boats, the enemy of one player those of its mat. [V-GEN-3] [V-SOLO-1]"""
    for owner in range(box.OWNERS):
        n = s.at[on.BOATS_LEFT + owner] + pushed_boats(s, owner)
        for dock in range(box.DOCKS):
            if s.at[on.BOAT_AT + dock] == owner + 1:
                n += 1
        for fjord in range(box.FJORDS):
            n += s.at[on.FLEET + box.FJORDS * owner + fjord]
        wanted: i64 = box.BOATS if owner < s.seats else 0
        if owner == box.ENEMY and s.seats == 1:
            wanted = on_its_mat(s, printed.MAT_BOATS) - 1
        if n != wanted:
            found.append(("boats", int(owner), int(n)))
    for dock in range(docks(s)):
        if s.at[on.BOAT_AT + dock] > 0 and not is_owner(s, s.at[on.BOAT_AT + dock] - 1):
            found.append(("no-owner", int(dock), int(s.at[on.BOAT_AT + dock])))
    chief = s.at[on.CHIEFTAIN_BOAT] - 1
    if chief >= docks(s) or (chief >= 0 and s.seats > 1) or (chief < 0 and s.seats == 1 and s.at[on.ERA] > 0):
        found.append(("chieftain-boat", 0, int(chief)))
    elif chief >= 0 and s.at[on.BOAT_AT + chief] == 1:  # [V-RULING-22]
        found.append(("dock-taken", int(chief), 1))


def check_temples(s: State, found: list[Flaw]) -> None:
    """Two of each clan, those of its mat of the enemy of one player; never two in a region. [V-RULING-36]"""
    for owner in range(box.OWNERS):
        n = s.at[on.TEMPLES_LEFT + owner] + on_land(s, on.TEMPLE, owner)
        wanted: i64 = box.TEMPLES if owner < s.seats else 0
        if owner == box.ENEMY and s.seats == 1:
            wanted = on_its_mat(s, printed.MAT_TEMPLES)
        if owner == box.ENEMY and s.seats == 2:  # [V-TWO-1]
            wanted = TEMPLES_OF_THE_STATIC_ENEMY * count_bits(outer_regions(s))
            for region in range(regions(s)):
                if s.at[on.TEMPLE + box.REGIONS * owner + region] > (outer_regions(s) >> region) & 1:
                    found.append(("temples", int(owner), int(n)))
        if n != wanted:
            found.append(("temples", int(owner), int(n)))
        for region in range(regions(s)):
            if s.at[on.TEMPLE + box.REGIONS * owner + region] > 1:
                found.append(("two-temples", int(owner), int(region)))


def check_valkyries(s: State, found: list[Flaw]) -> None:
    """Only with Ragnarok, in regions of the map; six of the enemy of one player. [V-RAG-2] [V-SOLORAG-2]"""
    room: i64 = regions(s) if s.at[on.RAGNAROK] == 1 else 0
    for place in range(box.RUNES * s.seats):
        if s.at[on.VALKYRIE + place] > room:
            found.append(("valkyrie", int(place), int(s.at[on.VALKYRIE + place])))
    left: i64 = 0
    for rune in range(box.RUNES):
        left += s.at[on.ENEMY_VALKYRIES + rune]
        if s.at[on.ENEMY_VALKYRIES + rune] > box.ENEMY_VALKYRIES:
            found.append(("enemy-valkyries", int(rune), int(s.at[on.ENEMY_VALKYRIES + rune])))
    wanted: i64 = box.ENEMY_VALKYRIES * box.RUNES if s.at[on.RAGNAROK] == 1 and s.seats == 1 else 0
    if left + count_bits(s.at[on.ENEMY_VALKYRIE_AT]) != wanted or s.at[on.ENEMY_VALKYRIE_AT] >> regions(s) != 0:
        found.append(("enemy-valkyries", int(box.RUNES), int(left)))


# --- cards ---------------------------------------------------------------------------------------------------


class Pile:
    """Sets of cards laid together one by one, to see whether any card is in two of them."""

    def __init__(self) -> None:
        self.all: i64 = 0
        self.twice: i64 = 0

    def add(self, cards: i64) -> None:
        """One more set."""
        self.twice |= self.all & cards
        self.all |= cards


def check_cards(s: State, found: list[Flaw]) -> None:
    """Each Viking card is in one place; numbers of cards are as all see them. [V-GEN-2] [V-RAG-4]"""
    pile = Pile()
    for place in (
        on.DECK,
        on.DISCARD,
        on.DISCARD_DOWN,
        on.DUMMY,
        on.INVADERS,
        on.ENEMY_ROW,
        on.ENEMY_BATTLE_ROW,
    ):
        pile.add(s.at[place])
    pile.add(card_set(s.at[on.ENEMY_FIGHTER]))
    for seat in range(s.seats):
        pile.add(s.at[on.HAND + seat])
        pile.add(s.at[on.KEPT + seat])
        pile.add(s.at[on.ROW + seat])
        pile.add(card_set(s.at[on.FIGHTER + seat]))
    cards: i64 = box.CARDS if s.at[on.RAGNAROK] == 1 else box.BASE_CARDS
    wrong = pile.twice | (pile.all ^ (bit(cards) - 1))
    for card in range(box.CARDS):
        if (wrong >> card) & 1:
            found.append(("card", int(card), 2 if (pile.twice >> card) & 1 else int((pile.all >> card) & 1)))
    for seat in range(s.seats):
        chosen = card_set(s.at[on.CHOSEN + seat])
        if chosen & ~s.at[on.HAND + seat] != 0:
            found.append(("chosen", int(seat), int(s.at[on.CHOSEN + seat])))
        if s.at[on.HAND_COUNT + seat] != count_bits(s.at[on.HAND + seat]):
            found.append(("hand", int(seat), int(s.at[on.HAND_COUNT + seat])))
        if s.at[on.KEPT_COUNT + seat] != count_bits(s.at[on.KEPT + seat]):
            found.append(("kept", int(seat), int(s.at[on.KEPT_COUNT + seat])))
    if s.at[on.DECK_LEFT] != count_bits(s.at[on.DECK]):
        found.append(("deck", 0, int(s.at[on.DECK_LEFT])))
    if s.at[on.DUMMY_COUNT] != count_bits(s.at[on.DUMMY]):
        found.append(("dummy", 0, int(s.at[on.DUMMY_COUNT])))
    check_draft(s, found)


def check_draft(s: State, found: list[Flaw]) -> None:
    """Hands are dealt, cards laid aside, and chosen, only while all draft. [V-DRAFT-2] [V-TWO-2]"""
    is_draft = waits(s, steps.DRAFT_CARD) or waits(s, steps.DEAL_CARD) or waits(s, steps.PASS_HANDS)
    for seat in range(s.seats):
        if (s.at[on.KEPT + seat] != 0 or s.at[on.CHOSEN + seat] != 0) and not is_draft:
            found.append(("draft", int(seat), int(s.at[on.KEPT_COUNT + seat])))
    if s.at[on.DUMMY] != 0 and (not is_draft or s.seats > 2):
        found.append(("draft", int(box.ENEMY), int(s.at[on.DUMMY_COUNT])))


def check_favors(s: State, found: list[Flaw]) -> None:
    """Each favor card is in one place, and rows have no gaps. [V-SETUP-6] [V-BATTLE-6]"""
    pile = Pile()
    pile.add(s.at[on.FAVOR_BAG])
    pile.add(s.at[on.ENEMY_FAVORS])
    down: i64 = 0
    lying: i64 = 0
    for row in range(box.ROWS):
        if s.at[on.ROW_COUNT + row] > box.ROW_LENGTH:
            found.append(("favor-row", int(row), int(s.at[on.ROW_COUNT + row])))
            return
        lying += s.at[on.ROW_COUNT + row]
        for k in range(box.ROW_LENGTH):
            place = box.ROW_LENGTH * row + k
            favor, seen = s.at[on.FAVOR_AT + place], s.at[on.FAVOR_SEEN + place]
            if (favor != on.NO_CARD) != (k < s.at[on.ROW_COUNT + row]):
                found.append(("favor-row", int(row), int(k)))
            check_favor(s, favor, seen, found)
            down += 1 if favor == on.FACE_DOWN else 0
            pile.add(card_set(favor - 1) if favor >= on.KNOWN else 0)
    check_favor(s, s.at[on.PRIZE], s.at[on.PRIZE_SEEN], found)
    if s.at[on.PRIZE] != on.NO_CARD:
        lying += 1
        down += 1 if s.at[on.PRIZE] == on.FACE_DOWN else 0
        pile.add(card_set(s.at[on.PRIZE] - 1) if s.at[on.PRIZE] >= on.KNOWN else 0)
    lying += count_bits(s.at[on.ENEMY_FAVORS])
    for seat in range(s.seats):
        pile.add(s.at[on.FAVOR + seat])
        n = count_bits(s.at[on.FAVOR + seat])
        lying += n
        room: i64 = box.FAVOR_SLOTS + (1 if returns_favor(s, seat) else 0)
        if n != s.at[on.FAVOR_COUNT + seat] or n > room or (n < room and room > box.FAVOR_SLOTS):
            found.append(("favors-held", int(seat), int(s.at[on.FAVOR_COUNT + seat])))
    if pile.twice != 0 or pile.all != bit(box.FAVORS) - 1:
        found.append(("favor", int(count_bits(pile.twice)), int(count_bits(pile.all))))
    if down > count_bits(s.at[on.FAVOR_BAG]) or (s.at[on.FAVORS_UP] == 1 and down > 0):
        found.append(("favors-down", 0, int(down)))
    if s.at[on.ERA] > 0 and lying != box.ROWS * row_length(s):
        found.append(("favors-in-play", 0, int(lying)))


def check_favor(s: State, favor: i64, seen: i64, found: list[Flaw]) -> None:
    """A card that only some know lies face down, and was put back so. [V-VARIANT-11]"""
    is_known_to_some = seen == 0 or (favor >= on.KNOWN and s.at[on.RETURN_UP] == 0 and seen < bit(s.seats))
    if favor >= on.KNOWN + box.FAVORS or not is_known_to_some:
        found.append(("favor-seen", int(favor), int(seen)))


def returns_favor(s: State, seat: i64) -> bool:
    """Whether a seat with a fourth favor is about to put one back. [V-BATTLE-7]"""
    for k in range(s.top):
        if s.agenda[k] & 255 == steps.RETURN_FAVOR and one(s.agenda[k] >> KIND_BITS) == seat:
            return True
    return False


def check_giants(s: State, found: list[Flaw]) -> None:
    """One Giant for each region is on the map or slain, and each value is in one place. [V-RAG-3] [V-GIANT-6]"""
    pile = Pile()
    pile.add(s.at[on.GIANT_BAG])
    pile.add(s.at[on.ENEMY_GIANT])
    there = count_bits(s.at[on.GIANT_AT]) + s.at[on.ENEMY_GIANTS]
    for seat in range(s.seats):
        pile.add(s.at[on.GIANT + seat])
        there += s.at[on.GIANT_COUNT + seat]
        if count_bits(s.at[on.GIANT + seat]) != giants_looked_at(s, seat):
            found.append(("giants-slain", int(seat), int(s.at[on.GIANT_COUNT + seat])))
    is_on = s.at[on.RAGNAROK] == 1
    if pile.twice != 0 or pile.all != (bit(box.GIANTS) - 1 if is_on else 0):
        found.append(("giant", int(count_bits(pile.twice)), int(count_bits(pile.all))))
    if there != (regions(s) if is_on else 0) or s.at[on.GIANT_AT] >> regions(s) != 0:
        found.append(("giants", 0, int(there)))
    turned = count_bits(s.at[on.ENEMY_GIANT])
    is_scored = s.at[on.OVER] == 1 or waits(s, steps.FINAL_SCORING)
    if turned > s.at[on.ENEMY_GIANTS] or (turned > 0 and not is_scored):
        found.append(("enemy-giants", 0, int(turned)))


def check_villages(s: State, found: list[Flaw]) -> None:
    """Villages are on their docks, raided or dedicated; those of the enemy may be in the box. [V-SETUP-2]"""
    printed_there = s.fact[on_map(s) + printed.VILLAGES]
    if s.at[on.VILLAGE_AT] & ~printed_there != 0:
        found.append(("village", 0, int(s.at[on.VILLAGE_AT])))
    n = count_bits(s.at[on.VILLAGE_AT]) + s.at[on.ENEMY_RAIDED]
    for seat in range(s.seats):
        n += s.at[on.VILLAGES + seat]
    for spot in range(box.SPOTS):
        n += s.at[on.DEDICATED + spot]
    if n > count_bits(printed_there) or (s.seats > 1 and n < count_bits(printed_there)):
        found.append(("villages", 0, int(n)))


# --- battle, enemy, control ----------------------------------------------------------------------------------


def check_battle(s: State, found: list[Flaw]) -> None:
    """At most one battle, for one favor, with at most one card of each. [V-BATTLE-2] [V-BATTLE-17]"""
    starter = s.at[on.STARTER] - 1
    is_resolved = waits(s, steps.END_BATTLE)
    if starter >= box.OWNERS or (starter >= 0 and not is_owner(s, starter)) or (starter == box.ENEMY and s.seats > 1):
        found.append(("starter", 0, int(starter)))
        return
    if starter < 0:
        left_over = s.at[on.PRIZE] + s.at[on.PRIZE_PLACE] + s.at[on.ENEMY_BONUS]
        for seat in range(s.seats):
            left_over += s.at[on.FIGHTS + seat]
        if left_over > 0 or is_resolved:
            found.append(("no-battle", 0, int(left_over)))
    elif not is_resolved and (s.at[on.PRIZE] == on.NO_CARD) != waits(s, steps.CHOOSE_PRIZE):
        found.append(("prize", 0, int(s.at[on.PRIZE])))
    if s.at[on.PRIZE_PLACE] >= box.ROWS * 2:
        found.append(("prize", 1, int(s.at[on.PRIZE_PLACE])))
    for seat in range(s.seats):
        fights = s.at[on.FIGHTS + seat]
        if is_down(s, seat) != (s.at[on.FIGHTER + seat] > 0):
            found.append(("fighter", int(seat), int(fights)))
        elif fights >= on.FLIPPED:
            card = fights - on.FLIPPED
            if not is_resolved or card >= box.CARDS or (s.at[on.ROW + seat] >> card) & 1 == 0:
                found.append(("fighter", int(seat), int(fights)))
        elif is_down(s, seat) and is_resolved:
            found.append(("fighter", int(seat), int(fights)))
    if 0 <= starter < s.seats and not is_resolved and s.at[on.FIGHTS + starter] != on.CARD_IS_DOWN:
        found.append(("starter", 1, int(starter)))
    if (s.at[on.ENEMY_FIGHTER] > 0) != enemy_hides_a_card(s):
        found.append(("enemy-fighter", 0, int(s.at[on.ENEMY_FIGHTER])))


def check_enemy(s: State, found: list[Flaw]) -> None:
    """The enemy of a game for one has tracks and a current card; in other games there is none. [V-SOLO-2]"""
    n = s.at[on.ENEMY_ROW] | s.at[on.ENEMY_BATTLE_ROW] | s.at[on.ENEMY_FAVORS]
    n += s.at[on.ENEMY_GIANTS] + s.at[on.ENEMY_CARD] + s.at[on.ENEMY_RAIDED]
    for resource in range(box.RESOURCES):
        n += s.at[on.TRACK + resource] + s.at[on.ENEMY_ICONS + resource]
    if s.seats > 1:
        if n > 0:
            found.append(("no-enemy", 0, int(n)))
        return
    for resource in range(box.RESOURCES):
        if s.at[on.TRACK + resource] > box.TRACK_END:
            found.append(("track", int(resource), int(s.at[on.TRACK + resource])))
        passed = s.at[on.ENEMY_ICONS + resource]
        for space in range(box.TRACK_END + 1):
            if (passed >> space) & 1 and icon_at(s, resource, space) > 0:
                passed &= ~bit(space)
        if passed != 0:
            found.append(("icons", int(resource), int(s.at[on.ENEMY_ICONS + resource])))
    if card_set(s.at[on.ENEMY_CARD]) & ~(s.at[on.ENEMY_ROW] | s.at[on.ENEMY_BATTLE_ROW]) != 0:
        found.append(("enemy-card", 0, int(s.at[on.ENEMY_CARD])))


# Questions that are open only when control has been checked: between turns.
CHECKED: list[int] = [
    steps.PLACE_FIRST_BOAT,
    steps.DEAL_CARD,
    steps.DRAFT_CARD,
    steps.ENEMY_TURN,
    steps.LOOK_AT_ENEMY_GIANTS,
]


def check_control(s: State, found: list[Flaw]) -> None:
    """Runes are held by those who exist; between turns nothing would change hands. [V-CONTROL-2] [V-CONTROL-5]"""
    for region in range(regions(s)):
        held_by = s.at[on.HELD + region] - 1
        if held_by >= 0 and (not is_owner(s, held_by) or (held_by == box.ENEMY and s.seats == 2)):  # [V-TWO-1]
            found.append(("held", int(region), int(held_by)))
            return
    if s.at[on.OVER] == 0 and (s.top == 0 or int(s.agenda[s.top - 1] & 255) not in CHECKED):
        return
    if found:
        return
    after = s.clone()
    RULES.steps[steps.CHECK_CONTROL].run(after, 0, NO_SEAT, 0)
    for region in range(regions(s)):
        if after.at[on.HELD + region] != s.at[on.HELD + region]:
            found.append(("control", int(region), int(s.at[on.HELD + region])))
