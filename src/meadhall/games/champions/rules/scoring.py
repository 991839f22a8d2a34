"""Final scoring. [C-SCORE]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.champions.rules.goods import food_of, warriors_of
from meadhall.games.champions.table import box, news, on, printed
from meadhall.kernel.engine.agenda import EVERYONE, State, Step
from meadhall.kernel.engine.sets import count_bits

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
    for card in range(box.DRAUGR_CARDS):
        if (s.at[on.SLAIN_DRAUGR + seat] >> card) & 1 and s.fact[printed.COLOUR + box.FIRST_DRAUGR + card] == colour:
            n += 1
    for card in range(box.MONSTER_CARDS):
        if (s.at[on.SLAIN_MONSTERS + seat] >> card) & 1 and s.fact[
            printed.COLOUR + box.FIRST_MONSTER + card
        ] == colour:
            n += 1
    return n


def amount(s: State, seat: i64, destiny: i64) -> i64:
    """How much a seat has of what a destiny asks for."""
    if destiny == CRUSHER_OF_ICE:
        return coloured_enemies(s, seat, box.BLUE)
    if destiny == EARTH_SMASHER:
        return coloured_enemies(s, seat, box.YELLOW)
    if destiny == MASTER_OF_FLAMES:
        return coloured_enemies(s, seat, box.RED)
    if destiny == CRAFTSMAN:
        return s.at[on.WOOD + seat]
    if destiny == LEADER_OF_ARMIES:
        return warriors_of(s, seat)
    if destiny == ODINS_FAVORED:
        return s.at[on.FAVOR + seat]
    if destiny == PREPARED:
        return food_of(s, seat)
    if destiny == PROSPEROUS:
        return s.at[on.COINS + seat]
    if destiny == RUNEMASTER:
        return count_bits(s.at[on.RUNES + seat])
    if destiny == MONSTER_HUNTER:
        return count_bits(s.at[on.SLAIN_MONSTERS + seat])
    if destiny == SLAYER_OF_THE_UNDEAD:
        return count_bits(s.at[on.SLAIN_DRAUGR + seat])
    return count_bits(s.at[on.SLAIN_TROLLS + seat])


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
    return s.fact[printed.TIED + destiny] if tied else s.fact[printed.ALONE + destiny]


def sets_of_enemies(s: State, seat: i64) -> i64:
    """How many sets of a red, a blue and a yellow enemy a pile holds. [C-SCORE-3]"""
    fewest = coloured_enemies(s, seat, box.RED)
    for colour in (box.BLUE, box.YELLOW):
        n = coloured_enemies(s, seat, colour)
        if n < fewest:
            fewest = n
    return fewest


def enemies_slain(s: State, seat: i64) -> i64:
    """How many enemy cards a pile holds, trolls included. [C-SCORE-10]"""
    pile = count_bits(s.at[on.SLAIN_TROLLS + seat]) + count_bits(s.at[on.SLAIN_DRAUGR + seat])
    return pile + count_bits(s.at[on.SLAIN_MONSTERS + seat])


def part_glory(s: State, seat: i64, part: i64) -> i64:
    """What one part of the final scoring gives a seat. [C-SCORE-1] to [C-SCORE-8]"""
    glory: i64 = 0
    if part == on.PART_DESTINIES:
        for destiny in range(box.DESTINY_CARDS):
            if (s.at[on.DESTINIES + seat] >> destiny) & 1:
                glory += destiny_glory(s, seat, destiny)
    elif part == on.PART_SETS:
        glory = SET_GLORY * sets_of_enemies(s, seat)
    elif part == on.PART_RUNES:
        for rune in range(box.RUNE_CARDS):
            if (s.at[on.RUNES + seat] >> rune) & 1:
                glory += s.fact[printed.RUNE_WORTH + rune]
    elif part == on.PART_SHIP:
        if s.at[on.SHIP + seat] > 0:
            glory = s.fact[printed.SHIP_WORTH + s.at[on.SHIP + seat] - 1]
    elif part == on.PART_FAVOR:
        glory = FAVOR_GLORY * s.at[on.FAVOR + seat]
    elif part == on.PART_COINS:
        glory = s.at[on.COINS + seat] // COINS_FOR_ONE_GLORY
    elif part == on.PART_BLAME:
        blame = s.at[on.BLAME + seat]
        glory = BLAME_GLORY[blame if blame < MOST_BLAME else MOST_BLAME]
    return glory


class FinalScoring(Step):
    """Score destinies first, then sets, runes, longships, favor, coins and blame. [C-SCORE] [C-RULING-14]"""

    rule = "C-SCORE-9"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.reveal()
        for player in range(s.seats):
            for destiny in range(box.DESTINY_CARDS):
                if (s.at[on.DESTINIES + player] >> destiny) & 1:
                    s.tell(news.DESTINY_SCORED, EVERYONE, player, destiny, destiny_glory(s, player, destiny))
            for part in range(on.SCORE_PARTS):
                glory = part_glory(s, player, part)
                s.at[on.PARTS + on.SCORE_PARTS * player + part] = glory
                s.at[on.GLORY + player] += glory
                s.tell(news.PART_SCORED, EVERYONE, player, part, glory)
        s.at[on.OVER] = 1
        s.tell(news.GAME_OVER, EVERYONE)
