"""What holds in every situation of a game: dice and cards are conserved, limits are kept, nothing is negative."""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.documents.course import check_course, check_left_over
from meadhall.games.champions.rules.goods import dice_in, warriors_of
from meadhall.games.champions.rules.recruiting import LONGHOUSE_LIMIT
from meadhall.games.champions.rules.rounds import is_open
from meadhall.games.champions.rules.setup import DICE, WORKERS_AT_START, WORKERS_OF_TWO
from meadhall.games.champions.table import box, on, printed, steps
from meadhall.kernel.engine.agenda import KIND_BITS, State, one
from meadhall.kernel.engine.sets import bit, count_bits
from meadhall.kernel.game import Flaw

ONCE: Final = 1


def flaws(s: State) -> list[Flaw]:
    """Everything that is wrong with a situation; empty for every situation of a real game."""
    found: list[Flaw] = []
    check_numbers(s, found)
    check_dice(s, found)
    check_enemies(s, found)
    check_cards(s, found)
    check_course(s, found)
    check_players(s, found)
    check_ships(s, found)
    check_placements(s, found)
    check_stalls(s, found)
    check_board(s, found)
    if not found:  # what waits is a course by now
        check_left_over(s, found)
    return found


def check_numbers(s: State, found: list[Flaw]) -> None:
    """Nothing but glory is ever below zero."""
    for place in range(on.SIZE):
        is_glory = on.GLORY <= place < on.GLORY + 4 or on.PARTS <= place < on.PARTS + 4 * on.SCORE_PARTS
        if s.at[place] < 0 and not is_glory:
            found.append(("negative", int(place), int(s.at[place])))


def check_dice(s: State, found: list[Flaw]) -> None:
    """Dice of each kind are in the supply, at a smith, in a longhouse or with a crew. [C-GEN-2]"""
    for colour in range(box.COLOURS):
        n = s.at[on.SUPPLY + colour] + s.at[on.AT_SMITH + colour]
        for seat in range(s.seats):
            n += s.at[on.HALL + 3 * seat + colour]
        for target in range(box.TARGETS):
            n += s.at[on.CREW + 4 * target + colour]
        if n != DICE[colour]:
            found.append(("dice", int(colour), int(n)))


def check_deck(s: State, kind: str, cards: i64, seen: list[int], found: list[Flaw]) -> None:
    """Each card of a deck is in exactly one place."""
    for card in range(cards):
        n = seen[card]
        if n != ONCE:
            found.append((kind, int(card), n))


def note_set(seen: list[int], cards: i64, members: i64) -> None:
    """Count the members of a set of cards."""
    for card in range(cards):
        if (members >> card) & 1:
            seen[card] += 1


def check_enemies(s: State, found: list[Flaw]) -> None:
    """Trolls, draugr and monsters: deck, discard, board, piles."""
    trolls = [0] * box.TROLL_CARDS
    draugr = [0] * box.DRAUGR_CARDS
    monsters = [0] * box.MONSTER_CARDS
    note_set(trolls, box.TROLL_CARDS, s.at[on.TROLL_DECK])
    note_set(trolls, box.TROLL_CARDS, s.at[on.TROLL_DISCARD])
    note_set(draugr, box.DRAUGR_CARDS, s.at[on.DRAUGR_DECK])
    note_set(draugr, box.DRAUGR_CARDS, s.at[on.DRAUGR_DISCARD])
    note_set(monsters, box.MONSTER_CARDS, s.at[on.MONSTER_DECK])
    for seat in range(s.seats):
        note_set(trolls, box.TROLL_CARDS, s.at[on.SLAIN_TROLLS + seat])
        note_set(draugr, box.DRAUGR_CARDS, s.at[on.SLAIN_DRAUGR + seat])
        note_set(monsters, box.MONSTER_CARDS, s.at[on.SLAIN_MONSTERS + seat])
    if s.at[on.ENEMY + box.TROLL] != 0:
        note_set(trolls, box.TROLL_CARDS, bit(s.at[on.ENEMY + box.TROLL] - 1))
    for side in range(2):
        if s.at[on.ENEMY + box.DRAUGR + side] != 0:
            note_set(draugr, box.DRAUGR_CARDS, bit(s.at[on.ENEMY + box.DRAUGR + side] - 1 - box.FIRST_DRAUGR))
    for shore in range(box.SHORES):
        if s.at[on.ENEMY + box.SHORE + shore] != 0:
            note_set(monsters, box.MONSTER_CARDS, bit(s.at[on.ENEMY + box.SHORE + shore] - 1 - box.FIRST_MONSTER))
    check_deck(s, "troll", box.TROLL_CARDS, trolls, found)
    check_deck(s, "draugr", box.DRAUGR_CARDS, draugr, found)
    check_deck(s, "monster", box.MONSTER_CARDS, monsters, found)
    for deck in range(3):
        if count_bits(s.at[on.TROLL_DECK + deck]) != s.at[on.DECK_LEFT + deck]:
            found.append(("deck-size", int(deck), int(s.at[on.DECK_LEFT + deck])))


def check_cards(s: State, found: list[Flaw]) -> None:
    """Journeys, destinies, runes and merchant ships."""
    journeys = [0] * box.JOURNEY_CARDS
    for place in (on.JOURNEY_DECK, on.JOURNEY_DISCARD, on.REVEALED):
        note_set(journeys, box.JOURNEY_CARDS, s.at[place])
    lying: i64 = 0
    for shore in range(box.SHORES):
        if s.at[on.JOURNEY + shore] >= on.KNOWN:
            note_set(journeys, box.JOURNEY_CARDS, bit(s.at[on.JOURNEY + shore] - on.KNOWN))
        elif s.at[on.JOURNEY + shore] == on.FACE_DOWN:
            lying += 1
    if lying > count_bits(s.at[on.JOURNEY_DECK]):
        found.append(("journeys-lying", int(lying), int(count_bits(s.at[on.JOURNEY_DECK]))))
    check_deck(s, "journey", box.JOURNEY_CARDS, journeys, found)
    destinies = [0] * box.DESTINY_CARDS
    note_set(destinies, box.DESTINY_CARDS, s.at[on.DESTINY_DECK])
    note_set(destinies, box.DESTINY_CARDS, s.at[on.DRAWN])
    runes = [0] * box.RUNE_CARDS
    note_set(runes, box.RUNE_CARDS, s.at[on.RUNE_DECK])
    for layer in range(box.LAYERS):
        note_set(destinies, box.DESTINY_CARDS, s.at[on.RETURNED + layer])
        if count_bits(s.at[on.RETURNED + layer]) != s.at[on.RETURNED_COUNT + layer]:
            found.append(("returned-count", int(layer), int(s.at[on.RETURNED_COUNT + layer])))
    for space in range(2):
        if s.at[on.RUNE_SHOWN + space] != 0:
            note_set(runes, box.RUNE_CARDS, bit(s.at[on.RUNE_SHOWN + space] - 1))
    for seat in range(s.seats):
        note_set(destinies, box.DESTINY_CARDS, s.at[on.DESTINIES + seat])
        note_set(runes, box.RUNE_CARDS, s.at[on.RUNES + seat])
    check_deck(s, "destiny", box.DESTINY_CARDS, destinies, found)
    check_deck(s, "rune", box.RUNE_CARDS, runes, found)
    if s.at[on.MERCHANT] != 0 and (s.at[on.MERCHANT_DECK] >> (s.at[on.MERCHANT] - 1)) & 1:  # [C-ROUND-6]
        found.append(("merchant", int(s.at[on.MERCHANT] - 1), 2))
    if count_bits(s.at[on.DRAWN]) != s.at[on.DRAWN_COUNT]:
        found.append(("drawn-count", 0, int(s.at[on.DRAWN_COUNT])))


def check_players(s: State, found: list[Flaw]) -> None:
    """Longhouse limit, workers, leaders, and cards used or shown that are really held."""
    hired: i64 = 0
    for seat in range(s.seats):
        if warriors_of(s, seat) > LONGHOUSE_LIMIT:
            found.append(("longhouse", int(seat), int(warriors_of(s, seat))))
        own = s.at[on.WORKERS_OWNED + seat]
        start: i64 = WORKERS_OF_TWO if s.seats == 2 else WORKERS_AT_START
        hired += own - start
        if own < start or own > start + 1 or s.at[on.WORKERS + seat] > own:
            found.append(("workers", int(seat), int(own)))
        if s.at[on.RUNES_USED + seat] & ~s.at[on.RUNES + seat] != 0:
            found.append(("rune-used", int(seat), 0))
        if s.at[on.DESTINIES_SHOWN + seat] & ~s.at[on.DESTINIES + seat] != 0:
            found.append(("destiny-shown", int(seat), 0))
        if count_bits(s.at[on.DESTINIES + seat]) != s.at[on.DESTINIES_HELD + seat]:
            found.append(("destinies-held", int(seat), int(s.at[on.DESTINIES_HELD + seat])))
        for other in range(seat):
            if s.at[on.LEADER + seat] != 0 and s.at[on.LEADER + seat] == s.at[on.LEADER + other]:
                found.append(("leader-twice", int(seat), int(s.at[on.LEADER + seat])))
            if s.at[on.SHIP + seat] != 0 and s.at[on.SHIP + seat] == s.at[on.SHIP + other]:
                found.append(("ship-twice", int(seat), int(s.at[on.SHIP + seat])))
    if hired != s.at[on.HUTS_USED]:
        found.append(("hired", 0, int(s.at[on.HUTS_USED])))


def check_ships(s: State, found: list[Flaw]) -> None:
    """Crews belong to somebody, food sails only, ships are not overloaded, workers are of this table."""
    for target in range(box.TARGETS):
        crew = dice_in(s, target) + s.at[on.CREW + 4 * target + box.FOOD_ITEM]
        if s.at[on.FIGHTER + target] > s.seats or (crew > 0 and s.at[on.FIGHTER + target] == 0):
            found.append(("crew", int(target), int(crew)))
        if target < box.SHORE and s.at[on.CREW + 4 * target + box.FOOD_ITEM] > 0:
            found.append(("food-ashore", int(target), int(s.at[on.CREW + 4 * target + box.FOOD_ITEM])))
    for shore in range(box.SHORES):
        ship = s.at[on.SHIP_AT + shore]
        crew = dice_in(s, box.SHORE + shore) + s.at[on.CREW + 4 * (box.SHORE + shore) + box.FOOD_ITEM]
        if (ship == 0) != (s.at[on.FIGHTER + box.SHORE + shore] == 0):
            found.append(("ship-without-sailor", int(shore), int(ship)))
        elif ship != 0 and crew > s.fact[printed.CAPACITY + ship - 1]:
            found.append(("overloaded", int(shore), int(crew)))
    for location in range(box.LOCATIONS):
        if s.at[on.WORKER_AT + location] > s.seats or (
            location == box.HUNTING_GROUNDS and s.at[on.WORKER_AT + location] != 0
        ):
            found.append(("worker", int(location), int(s.at[on.WORKER_AT + location])))


def check_placements(s: State, found: list[Flaw]) -> None:
    """Workers stand where their fights and ships are, and nobody has placed more than he owns. [C-PLACE]"""
    if s.at[on.WORKER_AT + box.TROLL_SPACE] != s.at[on.FIGHTER + box.TROLL]:
        found.append(("fight-without-worker", box.TROLL, int(s.at[on.FIGHTER + box.TROLL])))
    for side in range(2):
        if s.at[on.WORKER_AT + box.DRAUGR_SPACE + side] != s.at[on.FIGHTER + box.DRAUGR + side]:
            found.append(("fight-without-worker", int(box.DRAUGR + side), int(s.at[on.FIGHTER + box.DRAUGR + side])))
    for shore in range(box.SHORES):
        ship = s.at[on.SHIP_AT + shore]
        if ship > 0 and s.at[on.WORKER_AT + box.SMALL_LONGSHIP + ship - 1] != s.at[on.FIGHTER + box.SHORE + shore]:
            found.append(("fight-without-worker", int(box.SHORE + shore), int(s.at[on.FIGHTER + box.SHORE + shore])))
    for ship in range(box.PRIVATE_SHIPS):
        sailor = s.at[on.WORKER_AT + box.PRIVATE_LONGSHIP + ship]
        if sailor > 0 and s.at[on.SHIP + sailor - 1] != ship + 1:
            found.append(("ship-of-another", int(sailor - 1), int(ship)))
    for seat in range(s.seats):
        placed = s.at[on.WORKERS + seat] + s.at[on.BEGGED + seat] + ((s.at[on.HUNTERS] >> seat) & 1)
        for location in range(box.LOCATIONS):
            if s.at[on.WORKER_AT + location] == seat + 1:
                placed += 1
        if placed > s.at[on.WORKERS_OWNED + seat]:
            found.append(("workers", int(seat), int(placed)))
        if s.at[on.SHIP + seat] > 0 and s.fact[printed.SHIP_SEATS + s.at[on.SHIP + seat] - 1] > s.seats:
            found.append(("ship-not-used", int(seat), int(s.at[on.SHIP + seat])))
        if s.at[on.ROUND] > 0 and s.at[on.LEADER + seat] == 0:
            found.append(("no-leader", int(seat), 0))


def check_stalls(s: State, found: list[Flaw]) -> None:
    """Once the first round begins, as many stalls of each kind are open as the seats ask for. [C-SETUP-2]"""
    if s.at[on.ROUND] > 0:
        economic = count_bits(s.at[on.STALLS] & (bit(box.ECONOMIC_STALLS) - 1))
        military = count_bits(s.at[on.STALLS]) - economic
        if economic != (1 if s.seats == 2 else 2) or military != (2 if s.seats == 4 else 1):
            found.append(("stalls", int(military), int(economic)))


def check_board(s: State, found: list[Flaw]) -> None:
    """Once a round is set up, merchant ship, journeys and all enemies not yet fought lie there. [C-ROUND]"""
    for target in range(box.TARGETS):
        if dice_in(s, target) > 0 and s.at[on.ENEMY + target] == 0:
            found.append(("no-enemy", int(target), int(dice_in(s, target))))
    unfought: i64 = box.TARGETS
    for k in range(s.top):
        kind = s.agenda[k] & 255
        if kind == steps.BEGIN_ROUND or steps.TURN_UP_TROLL <= kind <= steps.STOCK_TOWN:
            return
        if kind == steps.RESOLVE:
            part = one(s.agenda[k] >> KIND_BITS)
            unfought = part - 1 if part > 0 else 0
    for target in range(unfought, box.TARGETS):
        if target >= box.SHORE and not is_open(s, target - box.SHORE):
            continue
        if s.at[on.ENEMY + target] == 0:
            found.append(("no-enemy", int(target), 0))
        if target >= box.SHORE and s.at[on.JOURNEY + target - box.SHORE] == 0:
            found.append(("no-journey", int(target - box.SHORE), 0))
    if unfought < box.TARGETS and s.at[on.MERCHANT] == 0:
        found.append(("no-merchant", 0, 0))
