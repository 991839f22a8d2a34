"""What a seat may see of a table of Tiny Epic Vikings, and full tables that fit what it sees. [V-GEN-10]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.vikings.table import box, on, steps
from meadhall.games.vikings.table.on import LAYOUT
from meadhall.kernel.engine.agenda import KIND_BITS, State, one
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit
from meadhall.kernel.engine.views import allowed

PLACES: Final = box.ROWS * box.ROW_LENGTH  # of favor cards, in both rows together


def see(s: State, seat: int) -> State:
    """The table as a seat sees it; -1 for a spectator. When the game is over everything lies open. [V-GEN-10]"""
    if s.at[on.OVER] == 1:
        return s.clone()
    seen = allowed(s, seat, LAYOUT)
    viewer = i64(seat)
    # What the viewer has not seen looks like cards of the deck, favors of the bag, Giants of the bag.
    cards = s.at[on.DECK] | s.at[on.DUMMY] | s.at[on.DISCARD_DOWN] | card_set(s.at[on.ENEMY_FIGHTER])
    favors, giants = s.at[on.FAVOR_BAG], s.at[on.GIANT_BAG]
    for other in range(s.seats):
        if other != viewer:
            cards |= s.at[on.HAND + other] | s.at[on.KEPT + other]
            if s.at[on.FIGHTS + other] == on.DOWN_AND_KNOWN:  # [V-RULING-28]
                seen.at[on.FIGHTER + other] = s.at[on.FIGHTER + other]
            else:
                cards |= card_set(s.at[on.FIGHTER + other])
            favors |= s.at[on.FAVOR + other]
            giants |= s.at[on.GIANT + other]
    for place in range(PLACES):
        favors |= see_favor(s, seen, viewer, on.FAVOR_AT + place, s.at[on.FAVOR_SEEN + place])
    favors |= see_favor(s, seen, viewer, on.PRIZE, s.at[on.PRIZE_SEEN])
    seen.at[on.DECK] = cards
    seen.at[on.FAVOR_BAG] = favors
    seen.at[on.GIANT_BAG] = giants
    seen.at[on.ENEMY_GIANT] = s.at[on.ENEMY_GIANT]  # turned over before all eyes [V-SOLORAG-9]
    return seen


def card_set(card: i64) -> i64:
    """The set of a card written as its number plus 1; nothing for 0."""
    return bit(card - 1) if card > 0 else 0


def see_favor(s: State, seen: State, viewer: i64, place: i64, known_to: i64) -> i64:
    """Show a favor card in its place if the viewer knows it; else it lies face down, and is told. [V-VARIANT-11]"""
    favor = s.at[place]
    if favor < on.KNOWN or known_to == 0 or (viewer >= 0 and (known_to >> viewer) & 1 == 1):
        seen.at[place] = favor
        return 0
    seen.at[place] = on.FACE_DOWN
    return bit(favor - on.KNOWN)


def enemy_hides_a_card(s: State) -> bool:
    """Whether the enemy's battle waits with its card face down: its current card is no fighter. [V-SOLO-31]"""
    if s.at[on.STARTER] != box.ENEMY + 1:
        return False
    return s.at[on.ENEMY_CARD] == 0 or (s.at[on.ENEMY_BATTLE_ROW] >> (s.at[on.ENEMY_CARD] - 1)) & 1 == 0


def imagine(view: State, seat: int, luck: Luck) -> State:
    """A full table that fits what a seat sees: everything the seat has not seen is dealt anew."""
    s = view.clone()
    if s.at[on.OVER] == 1:
        return s
    viewer = i64(seat)
    for other in range(s.seats):
        if other != viewer:
            s.at[on.HAND + other] = take_some(s, on.DECK, s.at[on.HAND_COUNT + other], luck)
            s.at[on.KEPT + other] = take_some(s, on.DECK, s.at[on.KEPT_COUNT + other], luck)
            if s.at[on.FIGHTS + other] == on.CARD_IS_DOWN:
                s.at[on.FIGHTER + other] = take_one(s, on.DECK, luck) + 1
            s.at[on.FAVOR + other] = take_some(s, on.FAVOR_BAG, s.at[on.FAVOR_COUNT + other], luck)
            s.at[on.GIANT + other] = take_some(s, on.GIANT_BAG, giants_looked_at(s, other), luck)
    s.at[on.DUMMY] = take_some(s, on.DECK, s.at[on.DUMMY_COUNT], luck)
    if enemy_hides_a_card(s):
        s.at[on.ENEMY_FIGHTER] = take_one(s, on.DECK, luck) + 1
    s.at[on.DISCARD_DOWN] = take_some(s, on.DECK, count_bits(s.at[on.DECK]) - s.at[on.DECK_LEFT], luck)
    for place in range(PLACES):
        imagine_favor(s, on.FAVOR_AT + place, s.at[on.FAVOR_SEEN + place], luck)
    imagine_favor(s, on.PRIZE, s.at[on.PRIZE_SEEN], luck)
    imagine_chosen(s, viewer, luck)
    return s


def take_one(s: State, bag: i64, luck: Luck) -> i64:
    """Take one thing at random out of those the viewer has not seen."""
    found = nth_bit(s.at[bag], luck.below(count_bits(s.at[bag])))
    s.at[bag] &= ~bit(found)
    return found


def take_some(s: State, bag: i64, n: i64, luck: Luck) -> i64:
    """A set of so many things, taken at random."""
    found: i64 = 0
    for _ in range(n):
        found |= bit(take_one(s, bag, luck))
    return found


def giants_looked_at(s: State, seat: i64) -> i64:
    """How many Giants a seat has looked at: all it has slain, but one if it is about to look. [V-GIANT-6]"""
    n = s.at[on.GIANT_COUNT + seat]
    if s.top > 0:
        entry = s.agenda[s.top - 1]
        if entry & 255 == steps.LOOK_AT_GIANT and one(entry >> KIND_BITS) == seat:
            n -= 1
    return n


def imagine_favor(s: State, place: i64, known_to: i64, luck: Luck) -> None:
    """A card that others know and the viewer does not is one of those that the viewer has not seen."""
    if s.at[place] == on.FACE_DOWN and known_to != 0:
        s.at[place] = on.KNOWN + take_one(s, on.FAVOR_BAG, luck)


def imagine_chosen(s: State, viewer: i64, luck: Luck) -> None:
    """Let others who have answered in the draft have chosen any card of their hands. [V-DRAFT-2]"""
    entry = s.agenda[s.top - 1]
    if entry & 255 != steps.DRAFT_CARD:
        return
    for seat in range(s.seats):
        if seat != viewer and (one(entry >> KIND_BITS) >> seat) & 1 == 0:
            hand = s.at[on.HAND + seat]
            s.at[on.CHOSEN + seat] = nth_bit(hand, luck.below(count_bits(hand))) + 1
