"""Scoring: what runes are worth by the rank of their gods, Giants, and who wins. [V-SCORE]"""

from mypy_extensions import i64

from meadhall.games.vikings.rules.battles import god_of
from meadhall.games.vikings.rules.control import is_owner
from meadhall.games.vikings.table import box, news, on, printed
from meadhall.games.vikings.table.sea import regions, rune_of
from meadhall.kernel.engine.agenda import EVERYONE, State, Step


def rank_of(s: State, rune: i64) -> i64:
    """The rank of the god of a rune from 0; gods that tie take the lower of their places. [V-SCORE-1] [V-SCORE-4]"""
    rank: i64 = -1
    for other in range(box.RUNES):
        if s.at[on.FURY + other] >= s.at[on.FURY + rune]:
            rank += 1
    return rank


def island_points(s: State, owner: i64) -> i64:
    """What the Island Runes of an owner are worth now. [V-SCORE-2] [V-FURY-2]"""
    points: i64 = 0
    for region in range(regions(s)):
        if s.at[on.HELD + region] == owner + 1:
            points += s.fact[printed.ISLAND_POINTS + rank_of(s, rune_of(s, region))]
    return points


def favor_points(s: State, favors: i64) -> i64:
    """What the runes of a set of favor cards are worth now. [V-SCORE-3] [V-TURN-8]"""
    points: i64 = 0
    for rune in range(box.RUNES):
        worth = s.fact[printed.FAVOR_POINTS + rank_of(s, rune)]
        for favor in range(box.FAVORS):
            if (favors >> favor) & 1:
                points += worth * s.fact[printed.FAVOR_RUNES + box.RUNES * favor + rune]
    return points


def giant_points(s: State, giants: i64) -> i64:
    """The points on the backs of a set of Giants. [V-SCORE-5]"""
    points: i64 = 0
    for giant in range(box.GIANTS):
        if (giants >> giant) & 1:
            points += s.fact[printed.GIANT_POINTS + giant]
    return points


class FinalScoring(Step):
    """Island Runes, runes of favors, Giants; villages are worth nothing. [V-SCORE-1] [V-SCORE-5] [V-DEDICATE-5]"""

    rule = "V-SCORE-1"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        s.reveal()
        for rune in range(box.RUNES):
            s.tell(news.GOD_RANKED, EVERYONE, god_of(s, rune), rune, rank_of(s, rune) + 1)
        for owner in range(box.OWNERS):
            # The static enemy of two players is not scored. [V-TWO-9]
            if owner < s.seats or (owner == box.ENEMY and s.seats == 1 and is_owner(s, owner)):
                score_owner(s, owner)
        s.at[on.OVER] = 1
        s.tell(news.GAME_OVER, EVERYONE)


def score_owner(s: State, owner: i64) -> None:
    """The points of one owner, part by part. [V-SCORE-1]"""
    favors = s.at[on.ENEMY_FAVORS] if owner == box.ENEMY else s.at[on.FAVOR + owner]
    giants = s.at[on.ENEMY_GIANT] if owner == box.ENEMY else s.at[on.GIANT + owner]
    parts = on.PARTS + on.SCORE_PARTS * owner
    s.at[parts + on.PART_ISLANDS] = island_points(s, owner)
    s.at[parts + on.PART_FAVORS] = favor_points(s, favors)
    s.at[parts + on.PART_GIANTS] = giant_points(s, giants)
    s.tell(news.ISLANDS_SCORED, EVERYONE, owner, s.at[parts + on.PART_ISLANDS])
    for favor in range(box.FAVORS):  # [V-SCORE-3]
        if (favors >> favor) & 1:
            s.tell(news.FAVOR_REVEALED, EVERYONE, owner, favor)
    s.tell(news.FAVORS_SCORED, EVERYONE, owner, s.at[parts + on.PART_FAVORS])
    if s.at[on.RAGNAROK] == 1:
        s.tell(news.GIANTS_SCORED, EVERYONE, owner, s.at[parts + on.PART_GIANTS])


def points_of(s: State, owner: i64) -> i64:
    """The points of an owner: all of them at the end, until then what all can see. [V-SCORE-1]"""
    if s.at[on.OVER] == 0:
        return island_points(s, owner)
    total: i64 = 0
    for part in range(on.SCORE_PARTS):
        total += s.at[on.PARTS + on.SCORE_PARTS * owner + part]
    return total
