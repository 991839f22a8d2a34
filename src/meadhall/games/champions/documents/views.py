"""What a seat may see of a table of Champions, and full tables that fit what it sees."""

from mypy_extensions import i64

from meadhall.games.champions.rules.assign import offer_items, send
from meadhall.games.champions.table import box, on, say, steps
from meadhall.games.champions.table.on import LAYOUT
from meadhall.kernel.engine.agenda import NO_SEAT, Options, State, one
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.sets import bit, count_bits, nth_bit
from meadhall.kernel.engine.views import allowed

ENEMY_DECKS = 3  # trolls, draugr, monsters


def see(s: State, seat: int) -> State:
    """The table as a seat sees it; -1 for a spectator. [C-SETUP-9] [C-ASSIGN-2] [C-COMBAT-11] [C-VARIANT-1]"""
    if s.at[on.OVER] == 1:
        return s.clone()
    seen = allowed(s, seat, LAYOUT)
    viewer = i64(seat)
    see_longhouses(s, seen, viewer)
    see_piles(s, seen, viewer)
    see_journeys(s, seen, viewer)
    see_destinies(s, seen, viewer)
    return seen


def see_longhouses(s: State, seen: State, viewer: i64) -> None:
    """What others have sealed still counts as being at home. [C-ASSIGN-2]"""
    for seat in range(s.seats):
        seen.at[on.FOOD + seat] = s.at[on.FOOD + seat]
        for colour in range(box.COLOURS):
            seen.at[on.HALL + 3 * seat + colour] = s.at[on.HALL + 3 * seat + colour]
    for target in range(box.TARGETS):
        owner = s.at[on.FIGHTER + target] - 1
        if owner == NO_SEAT:
            continue
        if owner != viewer and (s.at[on.SEALED] >> owner) & 1:
            for colour in range(box.COLOURS):
                seen.at[on.HALL + 3 * owner + colour] += s.at[on.CREW + 4 * target + colour]
            seen.at[on.FOOD + owner] += s.at[on.CREW + 4 * target + box.FOOD_ITEM]
        else:
            for item in range(box.ITEMS):
                seen.at[on.CREW + 4 * target + item] = s.at[on.CREW + 4 * target + item]


def see_piles(s: State, seen: State, viewer: i64) -> None:
    """Others' defeated enemies look like cards still in the deck, unless records are kept. [C-VARIANT-1]"""
    for deck in range(ENEMY_DECKS):
        unseen = s.at[on.TROLL_DECK + deck]
        for seat in range(s.seats):
            place = on.SLAIN_TROLLS + box.MOST_SEATS * deck + seat
            if s.at[on.HALL_OF_RECORDS] == 1:
                seen.at[place] = s.at[place]
            elif seat != viewer:
                unseen |= s.at[place]
        seen.at[on.TROLL_DECK + deck] = unseen


def see_journeys(s: State, seen: State, viewer: i64) -> None:
    """A face-down journey is known to those who looked at it; to others it is one of those not seen yet."""
    seen.at[on.JOURNEY_DECK] = s.at[on.JOURNEY_DECK]
    for shore in range(box.SHORES):
        card = s.at[on.JOURNEY + shore]
        knows = viewer != NO_SEAT and (s.at[on.JOURNEY_SEEN + shore] >> viewer) & 1 == 1
        if card < on.KNOWN or knows:
            seen.at[on.JOURNEY + shore] = card
        else:
            seen.at[on.JOURNEY + shore] = on.FACE_DOWN
            bag = on.JOURNEY_OLD_BAG if (s.at[on.JOURNEY_OLD] >> shore) & 1 else on.JOURNEY_DECK
            seen.at[bag] |= bit(card - on.KNOWN)


def see_destinies(s: State, seen: State, viewer: i64) -> None:
    """Others' destinies, and those they put under the deck, look like cards still in the deck."""
    unseen = s.at[on.DESTINY_DECK]
    for seat in range(s.seats):
        if seat != viewer:
            shown = s.at[on.DESTINIES_SHOWN + seat]
            seen.at[on.DESTINIES + seat] = shown
            unseen |= s.at[on.DESTINIES + seat] & ~shown
    for layer in range(box.LAYERS):
        if s.at[on.RETURNED_BY + layer] == viewer + 1 and viewer != NO_SEAT:
            seen.at[on.RETURNED + layer] = s.at[on.RETURNED + layer]
        else:
            unseen |= s.at[on.RETURNED + layer]
    if viewer != NO_SEAT and chooser(s) == viewer:
        seen.at[on.DRAWN] = s.at[on.DRAWN]
    else:
        unseen |= s.at[on.DRAWN]
    seen.at[on.DESTINY_DECK] = unseen


def chooser(s: State) -> i64:
    """Who is drawing destinies at the Sage's House now; NO_SEAT if nobody."""
    for k in range(s.top):
        entry = s.agenda[k]
        if entry & 255 == steps.CHOOSE_DESTINY or entry & 255 == steps.DRAW_DESTINIES:
            return one(entry >> 8)
    return NO_SEAT


def imagine(view: State, seat: int, luck: Luck) -> State:
    """A full table that fits what a seat sees: what it cannot know is dealt anew."""
    s = view.clone()
    if s.at[on.OVER] == 1:
        return s
    viewer = i64(seat)
    imagine_piles(s, viewer, luck)
    imagine_journeys(s, luck)
    imagine_destinies(s, viewer, luck)
    imagine_assignments(s, viewer, luck)
    return s


def take_some(s: State, place: i64, n: i64, luck: Luck) -> i64:
    """Take n cards at random out of a bag, as far as there are so many."""
    taken: i64 = 0
    for _ in range(n):
        left = count_bits(s.at[place])
        if left > 0:
            card = bit(nth_bit(s.at[place], luck.below(left)))
            s.at[place] &= ~card
            taken |= card
    return taken


def imagine_piles(s: State, viewer: i64, luck: Luck) -> None:
    """Deal the enemies that are not in the decks to the piles of others."""
    if s.at[on.HALL_OF_RECORDS] == 1:
        return
    for deck in range(ENEMY_DECKS):
        place = on.TROLL_DECK + deck
        slain = take_some(s, place, count_bits(s.at[place]) - s.at[on.DECK_LEFT + deck], luck)
        while slain != 0:
            card = slain & -slain
            slain &= ~card
            seat = luck.below(s.seats if viewer == NO_SEAT else s.seats - 1)
            if viewer != NO_SEAT and seat >= viewer:
                seat += 1
            s.at[on.SLAIN_TROLLS + box.MOST_SEATS * deck + seat] |= card


def imagine_journeys(s: State, luck: Luck) -> None:
    """Say which card each face-down journey is that somebody else knows or that an old deck left behind."""
    for shore in range(box.SHORES):
        if s.at[on.JOURNEY + shore] != on.FACE_DOWN:
            continue
        is_old = (s.at[on.JOURNEY_OLD] >> shore) & 1 == 1
        if is_old or s.at[on.JOURNEY_SEEN + shore] != 0:
            card = take_some(s, on.JOURNEY_OLD_BAG if is_old else on.JOURNEY_DECK, 1, luck)
            s.at[on.JOURNEY + shore] = on.KNOWN + nth_bit(card, 0)


def imagine_destinies(s: State, viewer: i64, luck: Luck) -> None:
    """Deal destinies to the hands of others and to what they put under the deck."""
    for seat in range(s.seats):
        if seat != viewer:
            shown = s.at[on.DESTINIES_SHOWN + seat]
            hidden = s.at[on.DESTINIES_HELD + seat] - count_bits(shown)
            s.at[on.DESTINIES + seat] = shown | take_some(s, on.DESTINY_DECK, hidden, luck)
    for layer in range(box.LAYERS):
        if viewer == NO_SEAT or s.at[on.RETURNED_BY + layer] != viewer + 1:
            s.at[on.RETURNED + layer] = take_some(s, on.DESTINY_DECK, s.at[on.RETURNED_COUNT + layer], luck)
    if viewer == NO_SEAT or chooser(s) != viewer:
        s.at[on.DRAWN] = take_some(s, on.DESTINY_DECK, s.at[on.DRAWN_COUNT], luck)


def imagine_assignments(s: State, viewer: i64, luck: Luck) -> None:
    """Let others who have finished a sealed assignment have sent something legal."""
    entry = s.agenda[s.top - 1]
    if entry & 255 != steps.ASSIGN_SEALED:
        return
    out = Options()
    for seat in range(s.seats):
        finished = (s.at[on.SEALED] >> seat) & 1 == 1 and (one(entry >> 8) >> seat) & 1 == 0
        while seat != viewer and finished:
            out.n = 0
            out.add(say.DONE)
            offer_items(s, seat, out)
            word = out.words[luck.below(out.n)]
            if word < say.SEND:
                break
            send(s, seat, word)
