"""Scoring: the peninsulas and wheat after each attack, fields and Walhalla at the end. [W-SCORE] [W-FINAL]"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.walhalla.rules.cards import discard_laid
from meadhall.games.walhalla.rules.points import score
from meadhall.games.walhalla.table import box, news, on, printed
from meadhall.games.walhalla.table.land import fields_held, is_village, terrain_of
from meadhall.kernel.engine.agenda import EVERYONE, State, Step

VIKINGS_OF_A_CARD: Final = 2  # [W-CARD-8] [W-CARD-9]


def peninsula_total(s: State, peninsula: i64, seat: i64) -> i64:
    """Vikings of a seat on a peninsula, villages and revealed cards added. [W-SCORE-2] [W-TERRAIN-3] [W-CARD-8]"""
    total: i64 = 0
    for field in range(box.ROWS * peninsula, box.ROWS * (peninsula + 1)):
        if s.at[on.VIKING + field] == seat + 1:
            total += 1
            if is_village(terrain_of(s, field)):
                total += terrain_of(s, field) - box.VILLAGE_1 + 1
    if s.at[on.REVEALED] == 1 and (total > 0 or s.at[on.LONE_CARD] == 1):  # [W-RULING-16]
        card = box.PENINSULA_CARD + s.at[on.HIGH_TIP + peninsula] - box.LOWEST_HIGH_TIP
        total += VIKINGS_OF_A_CARD * s.at[on.LAID + box.CARDS * seat + card]
    return total


def rounded_up(points: i64, shares: i64) -> i64:
    """Points divided among some, rounded up. [W-SCORE-5] [W-RULING-14]"""
    return (points + shares - 1) // shares


def place_points(totals: vec[i64], seats: i64, seat: i64, high: i64, low: i64) -> i64:
    """What a seat gets for its place. [W-SCORE-3] to [W-SCORE-6] [W-RULING-13] [W-RULING-15]"""
    own = totals[seat]
    best: i64 = 0
    second_best: i64 = 0
    for other in range(seats):
        if totals[other] > best:
            second_best = best
            best = totals[other]
        elif second_best < totals[other] < best:
            second_best = totals[other]
    if own == 0:
        return 0
    tied: i64 = 0
    leaders: i64 = 0
    for other in range(seats):
        if totals[other] == own:
            tied += 1
        if totals[other] == best:
            leaders += 1
    if own == best:
        return high if tied == 1 else rounded_up(high + low, tied)
    return rounded_up(low, tied) if own == second_best and leaders == 1 else 0


def peninsula_points(s: State, peninsula: i64, seat: i64) -> i64:
    """What a seat gets if a peninsula is scored now. [W-SCORE-2]"""
    totals: vec[i64] = vec[i64]([i64(0)] * box.MOST_SEATS)
    for other in range(s.seats):
        totals[other] = peninsula_total(s, peninsula, other)
    return place_points(totals, s.seats, seat, s.at[on.HIGH_TIP + peninsula], s.at[on.LOW_TIP + peninsula])


def walhalla_points(s: State, seat: i64) -> i64:
    """What a seat gets if the majority in Walhalla is scored now. [W-FINAL-3] [W-FINAL-4] [W-RULING-31]"""
    totals: vec[i64] = vec[i64]([i64(0)] * box.MOST_SEATS)
    for other in range(s.seats):
        totals[other] = s.at[on.WALHALLA + other]
    return place_points(totals, s.seats, seat, s.fact[printed.WALHALLA_POINTS], s.fact[printed.WALHALLA_POINTS + 1])


def wheat_points(s: State, seat: i64) -> i64:
    """What a seat's wheat gives at the end of this attack. [W-SCORE-7] [W-TERRAIN-4]"""
    fields: i64 = 0
    for field in range(box.FIELDS):
        if s.at[on.VIKING + field] == seat + 1 and terrain_of(s, field) == box.WHEAT:
            fields += 1
    return fields * s.fact[printed.WHEAT_POINTS + s.at[on.ATTACK] - 1]


class ScorePeninsulas(Step):
    """Each peninsula by itself: most Vikings, second most. [W-SCORE-2] to [W-SCORE-5]"""

    rule = "W-SCORE-2"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        for peninsula in range(box.PENINSULAS):
            for player in range(s.seats):
                points = peninsula_points(s, peninsula, player)
                if points > 0:
                    score(s, player, on.PART_PENINSULAS, points)
                    s.tell(news.PENINSULA_SCORED, EVERYONE, player, peninsula, points)


class ScoreWheat(Step):
    """Wheat gives 1, 2 or 3 points a field. [W-SCORE-7]"""

    rule = "W-SCORE-7"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        for player in range(s.seats):
            points = wheat_points(s, player)
            if points > 0:
                score(s, player, on.PART_WHEAT, points)
                s.tell(news.WHEAT_SCORED, EVERYONE, player, points)


class FinalScoring(Step):
    """After the third attack: a point for each field, and the majority in Walhalla. [W-FINAL-2] [W-FINAL-3]"""

    rule = "W-FINAL-2"

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        for player in range(s.seats):
            points = fields_held(s, player)  # one for each [W-RULING-23]
            score(s, player, on.PART_FIELDS, points)
            s.tell(news.FIELDS_SCORED, EVERYONE, player, points)
        for player in range(s.seats):
            points = walhalla_points(s, player)
            if points > 0:
                score(s, player, on.PART_WALHALLA, points)
                s.tell(news.WALHALLA_SCORED, EVERYONE, player, points)
        discard_laid(s)
        s.reveal()
        s.at[on.OVER] = 1
        s.tell(news.GAME_OVER, EVERYONE)
