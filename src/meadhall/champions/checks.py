"""What holds in every situation of a game: dice and cards are conserved, limits are kept, nothing is negative."""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.actions import (
    DRAUGR_SPACE,
    HUNTING_GROUNDS,
    LOCATIONS,
    PRIVATE_LONGSHIP,
    SMALL_LONGSHIP,
    TROLL_SPACE,
)
from meadhall.champions.fields import (
    AT_SMITH,
    BEGGED,
    CAPACITY,
    COLOURS,
    CREW,
    DECK_LEFT,
    DESTINIES,
    DESTINIES_HELD,
    DESTINIES_SHOWN,
    DESTINY_CARDS,
    DESTINY_DECK,
    DRAUGR,
    DRAUGR_CARDS,
    DRAUGR_DECK,
    DRAUGR_DISCARD,
    DRAWN,
    DRAWN_COUNT,
    ECONOMIC_STALLS,
    ENEMY,
    FACE_DOWN,
    FIGHTER,
    FIRST_DRAUGR,
    FIRST_MONSTER,
    FOOD_ITEM,
    GLORY,
    HALL,
    HUNTERS,
    HUTS_USED,
    JOURNEY,
    JOURNEY_CARDS,
    JOURNEY_DECK,
    JOURNEY_DISCARD,
    KNOWN,
    LAYERS,
    LEADER,
    MERCHANT,
    MERCHANT_DECK,
    MONSTER_CARDS,
    MONSTER_DECK,
    PARTS,
    PRIVATE_SHIPS,
    RETURNED,
    RETURNED_COUNT,
    REVEALED,
    ROUND,
    RUNE_CARDS,
    RUNE_DECK,
    RUNE_SHOWN,
    RUNES,
    RUNES_USED,
    SCORE_PARTS,
    SHIP,
    SHIP_AT,
    SHIP_SEATS,
    SHORE,
    SHORES,
    SIZE,
    SLAIN_DRAUGR,
    SLAIN_MONSTERS,
    SLAIN_TROLLS,
    STALLS,
    SUPPLY,
    TARGETS,
    TROLL,
    TROLL_CARDS,
    TROLL_DECK,
    TROLL_DISCARD,
    WORKER_AT,
    WORKERS,
    WORKERS_OWNED,
)
from meadhall.champions.goods import LONGHOUSE_LIMIT, dice_in, warriors_of
from meadhall.champions.rounds import is_open
from meadhall.champions.setup import DICE, WORKERS_AT_START, WORKERS_OF_TWO
from meadhall.champions.steps import BEGIN_ROUND, PLACE_WORKER, RESOLVE, STOCK_TOWN, TURN_UP_TROLL
from meadhall.kernel.agenda import KIND_BITS, State, bit, count_bits, first
from meadhall.kernel.game import Flaw

ONCE: Final = 1


def flaws(s: State) -> list[Flaw]:
    """Everything that is wrong with a situation; empty for every situation of a real game."""
    found: list[Flaw] = []
    check_numbers(s, found)
    check_dice(s, found)
    check_enemies(s, found)
    check_cards(s, found)
    check_players(s, found)
    check_ships(s, found)
    check_placements(s, found)
    check_stalls(s, found)
    check_board(s, found)
    return found


def check_numbers(s: State, found: list[Flaw]) -> None:
    """Nothing but glory is ever below zero."""
    for place in range(SIZE):
        is_glory = GLORY <= place < GLORY + 4 or PARTS <= place < PARTS + 4 * SCORE_PARTS
        if s.at[place] < 0 and not is_glory:
            found.append(("negative", int(place), int(s.at[place])))


def check_dice(s: State, found: list[Flaw]) -> None:
    """Dice of each kind are in the supply, at a smith, in a longhouse or with a crew. [C-GEN-2]"""
    for colour in range(COLOURS):
        n = s.at[SUPPLY + colour] + s.at[AT_SMITH + colour]
        for seat in range(s.seats):
            n += s.at[HALL + 3 * seat + colour]
        for target in range(TARGETS):
            n += s.at[CREW + 4 * target + colour]
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
    trolls = [0] * TROLL_CARDS
    draugr = [0] * DRAUGR_CARDS
    monsters = [0] * MONSTER_CARDS
    note_set(trolls, TROLL_CARDS, s.at[TROLL_DECK])
    note_set(trolls, TROLL_CARDS, s.at[TROLL_DISCARD])
    note_set(draugr, DRAUGR_CARDS, s.at[DRAUGR_DECK])
    note_set(draugr, DRAUGR_CARDS, s.at[DRAUGR_DISCARD])
    note_set(monsters, MONSTER_CARDS, s.at[MONSTER_DECK])
    for seat in range(s.seats):
        note_set(trolls, TROLL_CARDS, s.at[SLAIN_TROLLS + seat])
        note_set(draugr, DRAUGR_CARDS, s.at[SLAIN_DRAUGR + seat])
        note_set(monsters, MONSTER_CARDS, s.at[SLAIN_MONSTERS + seat])
    if s.at[ENEMY + TROLL] != 0:
        note_set(trolls, TROLL_CARDS, bit(s.at[ENEMY + TROLL] - 1))
    for side in range(2):
        if s.at[ENEMY + DRAUGR + side] != 0:
            note_set(draugr, DRAUGR_CARDS, bit(s.at[ENEMY + DRAUGR + side] - 1 - FIRST_DRAUGR))
    for shore in range(SHORES):
        if s.at[ENEMY + SHORE + shore] != 0:
            note_set(monsters, MONSTER_CARDS, bit(s.at[ENEMY + SHORE + shore] - 1 - FIRST_MONSTER))
    check_deck(s, "troll", TROLL_CARDS, trolls, found)
    check_deck(s, "draugr", DRAUGR_CARDS, draugr, found)
    check_deck(s, "monster", MONSTER_CARDS, monsters, found)
    for deck in range(3):
        if count_bits(s.at[TROLL_DECK + deck]) != s.at[DECK_LEFT + deck]:
            found.append(("deck-size", int(deck), int(s.at[DECK_LEFT + deck])))


def check_cards(s: State, found: list[Flaw]) -> None:
    """Journeys, destinies, runes and merchant ships."""
    journeys = [0] * JOURNEY_CARDS
    for place in (JOURNEY_DECK, JOURNEY_DISCARD, REVEALED):
        note_set(journeys, JOURNEY_CARDS, s.at[place])
    lying: i64 = 0
    for shore in range(SHORES):
        if s.at[JOURNEY + shore] >= KNOWN:
            note_set(journeys, JOURNEY_CARDS, bit(s.at[JOURNEY + shore] - KNOWN))
        elif s.at[JOURNEY + shore] == FACE_DOWN:
            lying += 1
    if lying > count_bits(s.at[JOURNEY_DECK]):
        found.append(("journeys-lying", int(lying), int(count_bits(s.at[JOURNEY_DECK]))))
    check_deck(s, "journey", JOURNEY_CARDS, journeys, found)
    destinies = [0] * DESTINY_CARDS
    note_set(destinies, DESTINY_CARDS, s.at[DESTINY_DECK])
    note_set(destinies, DESTINY_CARDS, s.at[DRAWN])
    runes = [0] * RUNE_CARDS
    note_set(runes, RUNE_CARDS, s.at[RUNE_DECK])
    for layer in range(LAYERS):
        note_set(destinies, DESTINY_CARDS, s.at[RETURNED + layer])
        if count_bits(s.at[RETURNED + layer]) != s.at[RETURNED_COUNT + layer]:
            found.append(("returned-count", int(layer), int(s.at[RETURNED_COUNT + layer])))
    for space in range(2):
        if s.at[RUNE_SHOWN + space] != 0:
            note_set(runes, RUNE_CARDS, bit(s.at[RUNE_SHOWN + space] - 1))
    for seat in range(s.seats):
        note_set(destinies, DESTINY_CARDS, s.at[DESTINIES + seat])
        note_set(runes, RUNE_CARDS, s.at[RUNES + seat])
    check_deck(s, "destiny", DESTINY_CARDS, destinies, found)
    check_deck(s, "rune", RUNE_CARDS, runes, found)
    if s.at[MERCHANT] != 0 and (s.at[MERCHANT_DECK] >> (s.at[MERCHANT] - 1)) & 1:  # [C-ROUND-6]
        found.append(("merchant", int(s.at[MERCHANT] - 1), 2))
    if count_bits(s.at[DRAWN]) != s.at[DRAWN_COUNT]:
        found.append(("drawn-count", 0, int(s.at[DRAWN_COUNT])))


def check_players(s: State, found: list[Flaw]) -> None:
    """Longhouse limit, workers, leaders, and cards used or shown that are really held."""
    hired: i64 = 0
    for seat in range(s.seats):
        if warriors_of(s, seat) > LONGHOUSE_LIMIT:
            found.append(("longhouse", int(seat), int(warriors_of(s, seat))))
        own = s.at[WORKERS_OWNED + seat]
        start: i64 = WORKERS_OF_TWO if s.seats == 2 else WORKERS_AT_START
        hired += own - start
        if own < start or own > start + 1 or s.at[WORKERS + seat] > own:
            found.append(("workers", int(seat), int(own)))
        if s.at[RUNES_USED + seat] & ~s.at[RUNES + seat] != 0:
            found.append(("rune-used", int(seat), 0))
        if s.at[DESTINIES_SHOWN + seat] & ~s.at[DESTINIES + seat] != 0:
            found.append(("destiny-shown", int(seat), 0))
        if count_bits(s.at[DESTINIES + seat]) != s.at[DESTINIES_HELD + seat]:
            found.append(("destinies-held", int(seat), int(s.at[DESTINIES_HELD + seat])))
        for other in range(seat):
            if s.at[LEADER + seat] != 0 and s.at[LEADER + seat] == s.at[LEADER + other]:
                found.append(("leader-twice", int(seat), int(s.at[LEADER + seat])))
            if s.at[SHIP + seat] != 0 and s.at[SHIP + seat] == s.at[SHIP + other]:
                found.append(("ship-twice", int(seat), int(s.at[SHIP + seat])))
    if hired != s.at[HUTS_USED]:
        found.append(("hired", 0, int(s.at[HUTS_USED])))


def check_ships(s: State, found: list[Flaw]) -> None:
    """Crews belong to somebody, food sails only, ships are not overloaded, workers are of this table."""
    for target in range(TARGETS):
        crew = dice_in(s, target) + s.at[CREW + 4 * target + FOOD_ITEM]
        if s.at[FIGHTER + target] > s.seats or (crew > 0 and s.at[FIGHTER + target] == 0):
            found.append(("crew", int(target), int(crew)))
        if target < SHORE and s.at[CREW + 4 * target + FOOD_ITEM] > 0:
            found.append(("food-ashore", int(target), int(s.at[CREW + 4 * target + FOOD_ITEM])))
    for shore in range(SHORES):
        ship = s.at[SHIP_AT + shore]
        crew = dice_in(s, SHORE + shore) + s.at[CREW + 4 * (SHORE + shore) + FOOD_ITEM]
        if (ship == 0) != (s.at[FIGHTER + SHORE + shore] == 0):
            found.append(("ship-without-sailor", int(shore), int(ship)))
        elif ship != 0 and crew > s.fact[CAPACITY + ship - 1]:
            found.append(("overloaded", int(shore), int(crew)))
    for location in range(LOCATIONS):
        if s.at[WORKER_AT + location] > s.seats or (location == HUNTING_GROUNDS and s.at[WORKER_AT + location] != 0):
            found.append(("worker", int(location), int(s.at[WORKER_AT + location])))


def check_placements(s: State, found: list[Flaw]) -> None:
    """Workers stand where their fights and ships are, and nobody has placed more than he owns. [C-PLACE]"""
    if s.at[WORKER_AT + TROLL_SPACE] != s.at[FIGHTER + TROLL]:
        found.append(("fight-without-worker", TROLL, int(s.at[FIGHTER + TROLL])))
    for side in range(2):
        if s.at[WORKER_AT + DRAUGR_SPACE + side] != s.at[FIGHTER + DRAUGR + side]:
            found.append(("fight-without-worker", int(DRAUGR + side), int(s.at[FIGHTER + DRAUGR + side])))
    for shore in range(SHORES):
        ship = s.at[SHIP_AT + shore]
        if ship > 0 and s.at[WORKER_AT + SMALL_LONGSHIP + ship - 1] != s.at[FIGHTER + SHORE + shore]:
            found.append(("fight-without-worker", int(SHORE + shore), int(s.at[FIGHTER + SHORE + shore])))
    for ship in range(PRIVATE_SHIPS):
        sailor = s.at[WORKER_AT + PRIVATE_LONGSHIP + ship]
        if sailor > 0 and s.at[SHIP + sailor - 1] != ship + 1:
            found.append(("ship-of-another", int(sailor - 1), int(ship)))
    if s.top > 0 and s.agenda[s.top - 1] & 255 == PLACE_WORKER:
        turn = first(s.agenda[s.top - 1] >> KIND_BITS)
        if s.at[WORKERS + turn] == 0:
            found.append(("no-worker", int(turn), 0))
    for seat in range(s.seats):
        placed = s.at[WORKERS + seat] + s.at[BEGGED + seat] + ((s.at[HUNTERS] >> seat) & 1)
        for location in range(LOCATIONS):
            if s.at[WORKER_AT + location] == seat + 1:
                placed += 1
        if placed > s.at[WORKERS_OWNED + seat]:
            found.append(("workers", int(seat), int(placed)))
        if s.at[SHIP + seat] > 0 and s.fact[SHIP_SEATS + s.at[SHIP + seat] - 1] > s.seats:
            found.append(("ship-not-used", int(seat), int(s.at[SHIP + seat])))
        if s.at[ROUND] > 0 and s.at[LEADER + seat] == 0:
            found.append(("no-leader", int(seat), 0))


def check_stalls(s: State, found: list[Flaw]) -> None:
    """Once the first round begins, as many stalls of each kind are open as the seats ask for. [C-SETUP-2]"""
    if s.at[ROUND] > 0:
        economic = count_bits(s.at[STALLS] & (bit(ECONOMIC_STALLS) - 1))
        military = count_bits(s.at[STALLS]) - economic
        if economic != (1 if s.seats == 2 else 2) or military != (2 if s.seats == 4 else 1):
            found.append(("stalls", int(military), int(economic)))


def check_board(s: State, found: list[Flaw]) -> None:
    """Once a round is set up, merchant ship, journeys and all enemies not yet fought lie there. [C-ROUND]"""
    for target in range(TARGETS):
        if dice_in(s, target) > 0 and s.at[ENEMY + target] == 0:
            found.append(("no-enemy", int(target), int(dice_in(s, target))))
    unfought: i64 = TARGETS
    for k in range(s.top):
        kind = s.agenda[k] & 255
        if kind == BEGIN_ROUND or TURN_UP_TROLL <= kind <= STOCK_TOWN:
            return
        if kind == RESOLVE:
            part = first(s.agenda[k] >> KIND_BITS)
            unfought = part - 1 if part > 0 else 0
    for target in range(unfought, TARGETS):
        if target >= SHORE and not is_open(s, target - SHORE):
            continue
        if s.at[ENEMY + target] == 0:
            found.append(("no-enemy", int(target), 0))
        if target >= SHORE and s.at[JOURNEY + target - SHORE] == 0:
            found.append(("no-journey", int(target - SHORE), 0))
    if unfought < TARGETS and s.at[MERCHANT] == 0:
        found.append(("no-merchant", 0, 0))
