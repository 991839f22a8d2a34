"""Greedy: plays each card to the end of the turn in a table it imagines, and takes what looks best there.

What it knows of the game is a price list, in prices.py. Where many small questions make one move (sailing), it looks
for the best goal and goes there. It is a yardstick, not a champion.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.vikings.bots.prices import (
    STAKE_PRICE,
    VILLAGE_PRICE,
    best_prize,
    boon_price,
    card_price,
    chance_to_win,
    prize_price,
    stake,
    turns_left,
    value,
)
from meadhall.games.vikings.documents.views import imagine
from meadhall.games.vikings.rules.battles import ENDS, strength
from meadhall.games.vikings.rules.clan import has, is_solo
from meadhall.games.vikings.rules.control import check_region
from meadhall.games.vikings.rules.sailing import IN_FJORD, deploy, raid_cost
from meadhall.games.vikings.table import box, on, printed, say, steps
from meadhall.games.vikings.table.sea import (
    docks,
    docks_on,
    fjords,
    fjords_at,
    fjords_beside,
    regions,
    regions_served,
)
from meadhall.kernel.engine.agenda import CHANCE, NO_SEAT, NOBODY, Options, State, answer, find_options, lowest_seat
from meadhall.kernel.engine.bots import Bot
from meadhall.kernel.engine.chance import Luck
from meadhall.kernel.engine.views import View

NOTHING_BETTER: Final = -1_000_000.0
LONGEST_TURN: Final = 80  # decisions
TRIALS: Final = 4  # of a battle with the enemy
FAR: Final = 99


# --- sailing ---


class Goal:
    """Where a boat should go, and what that is worth."""

    def __init__(self) -> None:
        self.worth = NOTHING_BETTER
        self.boat: i64 = -1  # where it is: a dock, or IN_FJORD + fjord
        self.dock: i64 = -1


def moves_to_fjords(s: State, where: i64) -> vec[i64]:
    """How many moves each fjord is away from where a boat is."""
    away: vec[i64] = vec[i64]([i64(FAR)] * box.FJORDS)
    if where >= IN_FJORD:
        away[where - IN_FJORD] = 0
    else:
        for fjord in range(fjords(s)):
            if (fjords_at(s, where) >> fjord) & 1:
                away[fjord] = 1
    changed = True
    while changed:
        changed = False
        for fjord in range(fjords(s)):
            for other in range(fjords(s)):
                if (fjords_beside(s, fjord) >> other) & 1 and away[other] + 1 < away[fjord]:
                    away[fjord] = away[other] + 1
                    changed = True
    return away


def find_goal(s: State, seat: i64, where: i64, moves: i64, crew: i64, goal: Goal) -> None:
    """Look at every dock in reach of a boat, and note the best one."""
    away = moves_to_fjords(s, where)
    base = s.clone()
    if where >= IN_FJORD:
        base.at[on.FLEET + box.FJORDS * seat + where - IN_FJORD] -= 1
    else:
        base.at[on.BOAT_AT + where] = 0
    for dock in range(docks(s)):
        if s.at[on.BOAT_AT + dock] == seat + 1 or s.at[on.CHIEFTAIN_BOAT] == dock + 1:
            continue
        nearest: i64 = FAR
        for fjord in range(fjords(s)):
            if (docks_on(s, fjord) >> dock) & 1 and away[fjord] < nearest:
                nearest = away[fjord]
        if nearest + 1 > moves:
            continue
        worth = dock_worth(base, seat, dock, crew) - 0.01 * float(nearest)
        if worth > goal.worth:
            goal.worth = worth
            goal.boat = where
            goal.dock = dock


def dock_worth(base: State, seat: i64, dock: i64, crew: i64) -> float:
    """What a table is worth once a boat lies at a dock and has done there what is best."""
    s = base.clone()
    other = s.at[on.BOAT_AT + dock] - 1
    if other >= 0:
        s.at[on.FLEET + box.FJORDS * other] += 1
    s.at[on.BOAT_AT + dock] = seat + 1
    extra = 0.0
    if (s.at[on.VILLAGE_AT] >> dock) & 1 and has(s, seat, box.STEEL) >= raid_cost(s):
        extra = VILLAGE_PRICE
    best = NOTHING_BETTER
    for region in range(regions(s)):
        if (regions_served(s, dock) >> region) & 1:
            worth = best_landing(s, seat, region, crew)
            if worth > best:
                best = worth
    return best + extra


def best_landing(s: State, seat: i64, region: i64, crew: i64) -> float:
    """What a table is worth after the best number of Settlers went ashore in a region."""
    cost = s.fact[printed.SETTLER_FOOD]
    most = crew if crew < s.at[on.SETTLERS_LEFT + seat] else s.at[on.SETTLERS_LEFT + seat]
    best = NOTHING_BETTER
    for n in range(most + 1):
        if n * cost > has(s, seat, box.FOOD):
            break
        trial = s.clone()
        if n > 0:
            trial.at[on.RESOURCE + box.RESOURCES * seat + box.FOOD] -= n * cost
            deploy(trial, seat, region, n)
        settle_control(trial)
        worth = value(trial, seat)
        if worth > best:
            best = worth
    return best


def settle_control(s: State) -> None:
    """Let runes go to whom they will go when the action is over."""
    for region in range(regions(s)):
        check_region(s, region)


class GreedyBot(Bot):
    """Takes what looks best at the end of the turn."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def choose(self, view: View, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        s = imagine(view.state, view.seat, self.luck)
        out = Options()
        for word in options:
            out.add(i64(word))
        return int(self.answer_to(s, i64(view.seat), out, True))

    def answer_to(self, s: State, seat: i64, out: Options, is_real: bool) -> i64:
        """The answer of a seat; `is_real` if it is asked, and does not only think about it."""
        kind = s.agenda[s.top - 1] & 255
        if kind == steps.DRAFT_CARD:
            return self.card_to_keep(s, seat, out)
        if kind == steps.PLACE_FIRST_BOAT:
            return self.first_fjord(s, out)
        if kind == steps.PLAY_CARD or kind == steps.DEDICATE_VILLAGE or kind == steps.JOIN_THE_ENEMY:
            if is_real:
                return self.best_turn(s, seat, out)
            return out.words[0] if out.words[0] == say.DONE else out.words[self.luck.below(out.n)]
        if kind == steps.CHOOSE_BOAT:
            return self.boat_to_sail(s, seat, out)
        if kind == steps.SAIL_ON:
            return self.way_on(s, seat, out)
        if kind == steps.AT_THE_DOCK:
            return self.at_the_dock(s, seat, out)
        if kind == steps.USE_THE_BOON:
            return say.USE_BOON
        if kind == steps.MAY_DRAW:
            return say.DRAW
        if kind == steps.CHOOSE_PRIZE:
            return self.prize_to_fight_for(s, seat, out)
        if kind == steps.ENTER_THE_BATTLE:
            entry = s.agenda[s.top - 1] >> 8
            return say.ENTER if chance_to_win(s, seat, (entry >> 8) & 255) > 0.45 else say.DONE
        if kind == steps.REPLACE_CARD:
            return self.card_to_discard(s, seat, out)
        if seat >= s.seats or kind == steps.PUSH_BOAT:
            return out.words[self.luck.below(out.n)]
        return self.best_now(s, seat, out)

    def card_to_keep(self, s: State, seat: i64, out: Options) -> i64:
        """The card with the highest price."""
        best = NOTHING_BETTER
        found = out.words[0]
        for k in range(out.n):
            price = card_price(s, seat, out.words[k] - say.DRAFT) + 0.1 * float(self.luck.below(10))
            if price > best:
                best = price
                found = out.words[k]
        return found

    def card_to_discard(self, s: State, seat: i64, out: Options) -> i64:
        """The card with the lowest price."""
        worst = -NOTHING_BETTER
        found = out.words[0]
        for k in range(out.n):
            price = card_price(s, seat, out.words[k] - say.DISCARD)
            if price < worst:
                worst = price
                found = out.words[k]
        return found

    def first_fjord(self, s: State, out: Options) -> i64:
        """A fjord with many docks and villages, and few boats."""
        best = NOTHING_BETTER
        found = out.words[0]
        for k in range(out.n):
            fjord = out.words[k] - say.START_IN
            price = 0.3 * float(self.luck.below(10))
            for dock in range(docks(s)):
                if (docks_on(s, fjord) >> dock) & 1:
                    price += 2.0 if (s.at[on.VILLAGE_AT] >> dock) & 1 else 1.0
            for other in range(s.seats):
                price -= 1.5 * float(s.at[on.FLEET + box.FJORDS * other + fjord])
            if price > best:
                best = price
                found = out.words[k]
        return found

    def best_turn(self, s: State, seat: i64, out: Options) -> i64:
        """Try each answer to the end of the turn and compare what is left; battles are guessed at."""
        to_come = turns_left(s)
        now = value(s, seat)
        best = NOTHING_BETTER
        found = out.words[0]
        for k in range(out.n):
            word = out.words[k]
            worth = 0.0
            if say.RECALL <= word < say.EXPLORE:
                continue
            if say.FIGHT <= word < say.FIGHT + box.CARDS and is_solo(s):  # fought out at once
                for _ in range(TRIALS):
                    trial = s.clone()
                    answer(trial, seat, word)
                    worth += self.worth_at_end(trial, seat) / float(TRIALS)
            elif say.FIGHT <= word < say.FIGHT + box.CARDS:
                worth = now + self.fight_worth(s, seat, word - say.FIGHT, to_come)
            else:
                trial = s.clone()
                answer(trial, seat, word)
                worth = self.worth_at_end(trial, seat)
                if say.PLAY <= word < say.PLAY + box.CARDS:  # a strong card is kept for a battle
                    worth -= 0.12 * float(strength(s, seat, word - say.PLAY))
                if say.DEDICATE + box.GOD_SPOT <= word < say.TAKE_PRIZE:
                    worth += STAKE_PRICE * stake(s, seat, word - say.DEDICATE - box.GOD_SPOT)
            if worth > best:
                best = worth
                found = word
        return found

    def fight_worth(self, s: State, seat: i64, card: i64, to_come: float) -> float:
        """What playing a card face down can be expected to bring."""
        chance = chance_to_win(s, seat, card)
        prize = best_prize(s, seat, to_come)
        if s.at[on.STARTER] > 0:
            prize = prize_price(s, seat, s.at[on.PRIZE], to_come)
        lost = boon_price(s, seat, s.fact[printed.RUNE + card], to_come)
        if s.fact[printed.FIGHT_STEEL + card] > has(s, seat, box.STEEL):
            lost = 0.0
        return chance * prize + (1.0 - chance) * lost - 0.3 * float(s.fact[printed.FIGHT_STEEL + card])

    def worth_at_end(self, s: State, seat: i64) -> float:
        """What a table will be worth when the turn is over, if we go on as we would."""
        out = Options()
        for _ in range(LONGEST_TURN):
            if s.asked == NOBODY:
                break
            kind = s.agenda[s.top - 1] & 255
            if kind == steps.PLAY_CARD or kind == steps.DRAFT_CARD or kind == steps.DEAL_CARD:
                break
            if kind == steps.ENEMY_TURN or kind == steps.JOIN_THE_ENEMY:
                break
            if s.asked == CHANCE:
                deal_one(s, self.luck)
                continue
            asked = lowest_seat(s.asked)
            find_options(s, asked, out)
            answer(s, asked, self.answer_to(s, asked, out, False))
        return value(s, seat)

    def best_now(self, s: State, seat: i64, out: Options) -> i64:
        """The answer after which the table is worth most, as soon as control is settled."""
        best = NOTHING_BETTER
        found = out.words[0]
        for k in range(out.n):
            trial = s.clone()
            answer(trial, seat, out.words[k])
            settle_control(trial)
            worth = value(trial, seat)
            if worth > best + 0.000001:
                best = worth
                found = out.words[k]
        return found

    def boat_to_sail(self, s: State, seat: i64, out: Options) -> i64:
        """The boat with the best goal, if that is better than staying."""
        entry = s.agenda[s.top - 1] >> 8
        moves, crew = (entry >> 8) & 255, (entry >> 16) & 255
        goal = Goal()
        for dock in range(docks(s)):
            if s.at[on.BOAT_AT + dock] == seat + 1:
                find_goal(s, seat, dock, moves, crew, goal)
        for fjord in range(fjords(s)):
            if s.at[on.FLEET + box.FJORDS * seat + fjord] > 0:
                find_goal(s, seat, fjord + IN_FJORD, moves, crew, goal)
        if goal.boat < 0 or goal.worth < value(s, seat):
            return say.DONE
        if goal.boat >= IN_FJORD:
            return say.BOAT_IN_FJORD + goal.boat - IN_FJORD
        return say.BOAT_AT_DOCK + goal.boat

    def way_on(self, s: State, seat: i64, out: Options) -> i64:
        """On to the best dock in reach."""
        entry = s.agenda[s.top - 1] >> 8
        moves, crew, where = (entry >> 8) & 255, (entry >> 16) & 255, (entry >> 24) & 255
        goal = Goal()
        find_goal(s, seat, where, moves, crew, goal)
        if goal.dock < 0:
            return say.DONE
        if where >= IN_FJORD and (docks_on(s, where - IN_FJORD) >> goal.dock) & 1:
            return say.DOCK_AT + goal.dock
        nearest: i64 = FAR
        found: i64 = say.DONE
        for k in range(out.n):
            if say.SAIL_TO <= out.words[k] < say.DOCK_AT:
                fjord = out.words[k] - say.SAIL_TO
                away = moves_to_fjords(s, fjord + IN_FJORD)
                for other in range(fjords(s)):
                    if (docks_on(s, other) >> goal.dock) & 1 and away[other] < nearest:
                        nearest = away[other]
                        found = out.words[k]
        return found

    def at_the_dock(self, s: State, seat: i64, out: Options) -> i64:
        """Raid what can be raided, land as many as is best, and stay."""
        for k in range(out.n):
            if out.words[k] == say.RAID:
                return say.RAID
        best = NOTHING_BETTER
        found: i64 = say.DONE
        for k in range(out.n):
            word = out.words[k]
            if word == say.DONE or say.DEPLOY <= word < say.RAID:
                trial = s.clone()
                if word != say.DONE:
                    region, n = (word - say.DEPLOY) // box.SETTLERS, (word - say.DEPLOY) % box.SETTLERS + 1
                    trial.at[on.RESOURCE + box.RESOURCES * seat + box.FOOD] -= n * s.fact[printed.SETTLER_FOOD]
                    deploy(trial, seat, region, n)
                settle_control(trial)
                worth = value(trial, seat)
                if worth > best:
                    best = worth
                    found = word
        return found

    def prize_to_fight_for(self, s: State, seat: i64, out: Options) -> i64:
        """The favor that is worth most."""
        to_come = turns_left(s)
        best = NOTHING_BETTER
        found = out.words[0]
        for k in range(out.n):
            row, end = (out.words[k] - say.TAKE_PRIZE) // ENDS, (out.words[k] - say.TAKE_PRIZE) % ENDS
            last = s.at[on.ROW_COUNT + row] - 1
            worth = prize_price(
                s, seat, s.at[on.FAVOR_AT + box.ROW_LENGTH * row + (0 if end == 0 else last)], to_come
            )
            if worth > best:
                best = worth
                found = out.words[k]
        return found


def deal_one(s: State, luck: Luck) -> None:
    """Answer for chance once."""
    entry = s.agenda[s.top - 1]
    line = s.rules.steps[entry & 255]
    k = luck.below(line.outcomes(s, entry >> 8))
    answer(s, NO_SEAT, line.outcome(s, entry >> 8, k))
