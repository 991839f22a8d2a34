"""Final scoring. [C-SCORE]"""

from typing import Final

from mypy_extensions import i64

from meadhall.champions.events import DESTINY_SCORED, GAME_OVER, PART_SCORED
from meadhall.champions.fields import (
    ALONE,
    BLAME,
    BLUE,
    COINS,
    COLOUR,
    DESTINIES,
    DESTINY_CARDS,
    DRAUGR_CARDS,
    FAVOR,
    FIRST_DRAUGR,
    FIRST_MONSTER,
    GLORY,
    MONSTER_CARDS,
    OVER,
    PART_BLAME,
    PART_COINS,
    PART_DESTINIES,
    PART_FAVOR,
    PART_RUNES,
    PART_SETS,
    PART_SHIP,
    PARTS,
    RED,
    RUNE_CARDS,
    RUNE_WORTH,
    RUNES,
    SCORE_PARTS,
    SHIP,
    SHIP_WORTH,
    SLAIN_DRAUGR,
    SLAIN_MONSTERS,
    SLAIN_TROLLS,
    TIED,
    WOOD,
    YELLOW,
)
from meadhall.champions.goods import food_of, warriors_of
from meadhall.kernel.agenda import EVERYONE, State, Step, count_bits

SET_GLORY: Final = 5  # for an enemy of each colour [C-SCORE-3]
FAVOR_GLORY: Final = 2  # [C-SCORE-6]
COINS_FOR_ONE_GLORY: Final = 3  # [C-SCORE-7]
BLAME_GLORY: Final = (0, -1, -3, -6, -10, -15, -21)  # [C-SCORE-8]
MOST_BLAME: Final = 6

# Destinies, by what one must have most of.
CRUSHER_OF_ICE: Final = 0  # blue enemies
EARTH_SMASHER: Final = 1  # yellow enemies
MASTER_OF_FLAMES: Final = 2  # red enemies
CRAFTSMAN: Final = 3  # wood
LEADER_OF_ARMIES: Final = 4  # warriors
ODINS_FAVORED: Final = 5  # favor
PREPARED: Final = 6  # food
PROSPEROUS: Final = 7  # coins
RUNEMASTER: Final = 8  # runes
MONSTER_HUNTER: Final = 9  # monsters
SLAYER_OF_THE_UNDEAD: Final = 10  # draugr
TROLL_SLAYER: Final = 11  # trolls


def coloured_enemies(s: State, seat: i64, colour: i64) -> i64:
    """How many draugr and monsters of a colour lie in a pile; trolls have none. [C-SCORE-3]"""
    n: i64 = 0
    for card in range(DRAUGR_CARDS):
        if (s.at[SLAIN_DRAUGR + seat] >> card) & 1 and s.fact[COLOUR + FIRST_DRAUGR + card] == colour:
            n += 1
    for card in range(MONSTER_CARDS):
        if (s.at[SLAIN_MONSTERS + seat] >> card) & 1 and s.fact[COLOUR + FIRST_MONSTER + card] == colour:
            n += 1
    return n


def amount(s: State, seat: i64, destiny: i64) -> i64:
    """How much a seat has of what a destiny asks for."""
    if destiny == CRUSHER_OF_ICE:
        return coloured_enemies(s, seat, BLUE)
    if destiny == EARTH_SMASHER:
        return coloured_enemies(s, seat, YELLOW)
    if destiny == MASTER_OF_FLAMES:
        return coloured_enemies(s, seat, RED)
    if destiny == CRAFTSMAN:
        return s.at[WOOD + seat]
    if destiny == LEADER_OF_ARMIES:
        return warriors_of(s, seat)
    if destiny == ODINS_FAVORED:
        return s.at[FAVOR + seat]
    if destiny == PREPARED:
        return food_of(s, seat)
    if destiny == PROSPEROUS:
        return s.at[COINS + seat]
    if destiny == RUNEMASTER:
        return count_bits(s.at[RUNES + seat])
    if destiny == MONSTER_HUNTER:
        return count_bits(s.at[SLAIN_MONSTERS + seat])
    if destiny == SLAYER_OF_THE_UNDEAD:
        return count_bits(s.at[SLAIN_DRAUGR + seat])
    return count_bits(s.at[SLAIN_TROLLS + seat])


def destiny_glory(s: State, seat: i64, destiny: i64) -> i64:
    """What a destiny is worth now: more if alone, less if tied, nothing without any. [C-SCORE-1] [C-SCORE-2]"""
    own = amount(s, seat, destiny)
    if own == 0:
        return 0
    tied = False
    for other in range(s.seats):
        if other != seat:
            n = amount(s, other, destiny)
            if n > own:
                return 0
            if n == own:
                tied = True
    return s.fact[TIED + destiny] if tied else s.fact[ALONE + destiny]


def sets_of_enemies(s: State, seat: i64) -> i64:
    """How many sets of a red, a blue and a yellow enemy a pile holds. [C-SCORE-3]"""
    fewest = coloured_enemies(s, seat, RED)
    for colour in (BLUE, YELLOW):
        n = coloured_enemies(s, seat, colour)
        if n < fewest:
            fewest = n
    return fewest


def enemies_slain(s: State, seat: i64) -> i64:
    """How many enemy cards a pile holds, trolls included. [C-SCORE-10]"""
    pile = count_bits(s.at[SLAIN_TROLLS + seat]) + count_bits(s.at[SLAIN_DRAUGR + seat])
    return pile + count_bits(s.at[SLAIN_MONSTERS + seat])


def part_glory(s: State, seat: i64, part: i64) -> i64:
    """What one part of the final scoring gives a seat. [C-SCORE-1] to [C-SCORE-8]"""
    glory: i64 = 0
    if part == PART_DESTINIES:
        for destiny in range(DESTINY_CARDS):
            if (s.at[DESTINIES + seat] >> destiny) & 1:
                glory += destiny_glory(s, seat, destiny)
    elif part == PART_SETS:
        glory = SET_GLORY * sets_of_enemies(s, seat)
    elif part == PART_RUNES:
        for rune in range(RUNE_CARDS):
            if (s.at[RUNES + seat] >> rune) & 1:
                glory += s.fact[RUNE_WORTH + rune]
    elif part == PART_SHIP:
        if s.at[SHIP + seat] > 0:
            glory = s.fact[SHIP_WORTH + s.at[SHIP + seat] - 1]
    elif part == PART_FAVOR:
        glory = FAVOR_GLORY * s.at[FAVOR + seat]
    elif part == PART_COINS:
        glory = s.at[COINS + seat] // COINS_FOR_ONE_GLORY
    elif part == PART_BLAME:
        blame = s.at[BLAME + seat]
        glory = BLAME_GLORY[blame if blame < MOST_BLAME else MOST_BLAME]
    return glory


class FinalScoring(Step):
    """Score destinies, sets, runes, longships, favor, coins and blame. [C-SCORE]"""

    rule = "C-SCORE-9"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.reveal()
        for player in range(s.seats):
            for destiny in range(DESTINY_CARDS):
                if (s.at[DESTINIES + player] >> destiny) & 1:
                    s.tell(DESTINY_SCORED, EVERYONE, player, destiny, destiny_glory(s, player, destiny))
            for part in range(SCORE_PARTS):
                glory = part_glory(s, player, part)
                s.at[PARTS + SCORE_PARTS * player + part] = glory
                s.at[GLORY + player] += glory
                s.tell(PART_SCORED, EVERYONE, player, part, glory)
        s.at[OVER] = 1
        s.tell(GAME_OVER, EVERYONE)
