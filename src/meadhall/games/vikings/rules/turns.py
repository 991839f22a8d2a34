"""Turns: a card face up for its actions or face down for a battle, a village dedicated, and who is next. [V-TURN]"""

from mypy_extensions import i64

from meadhall.games.vikings.rules.actions import NO_CARD, begin_action, boosted, valkyries_deployed
from meadhall.games.vikings.rules.battles import begin_or_join, may_fight
from meadhall.games.vikings.rules.clan import is_solo, offer_recalls, recall
from meadhall.games.vikings.rules.control import active_runes, jokers, take_at_once
from meadhall.games.vikings.rules.fury import raise_fury
from meadhall.games.vikings.rules.giants import slain_in
from meadhall.games.vikings.table import box, news, on, printed, say, steps
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, one, step, two
from meadhall.kernel.engine.draws import SeatStep
from meadhall.kernel.engine.sets import bit

DEDICATED_FURY = 2  # [V-DEDICATE-2]


class BeginTurn(Step):
    """A turn: first the battle that one has started is resolved. [V-TURN-1]"""

    rule = "V-TURN-1"
    fields = ("seat",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player = one(a)
        if is_solo(s) and s.at[on.STARTER] > 0:
            s.do(step(steps.JOIN_THE_ENEMY, player))
            return
        s.do(step(steps.PLAY_CARD, player))
        if s.at[on.STARTER] == player + 1:
            s.do(step(steps.FLIP_CARDS))


class PlayCard(SeatStep):
    """Play one card of the hand: face up or face down. [V-TURN-2] [V-TURN-3]"""

    rule = "V-TURN-2"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        hand = s.at[on.HAND + seat]
        for card in range(box.CARDS):
            if (hand >> card) & 1:
                out.add(say.PLAY + card)
        if may_fight(s, seat):
            for card in range(box.CARDS):
                if (hand >> card) & 1:
                    out.add(say.FIGHT + card)
        if s.at[on.GIANT_AT] != 0:
            for card in range(box.CARDS):
                if (hand >> card) & 1 and slain_in(s, seat, card) != 0:
                    out.add(say.SLAY + card)
        offer_recalls(s, seat, out)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if say.RECALL <= word < say.RECALL + box.REGIONS:
            s.do(step(steps.PLAY_CARD, seat))
            recall(s, seat, word - say.RECALL)
            take_at_once(s, word - say.RECALL)
            return
        s.do(step(steps.DEDICATE_VILLAGE, seat), step(steps.CHECK_CONTROL), step(steps.END_TURN, seat))
        if word < say.FIGHT:
            play_face_up(s, seat, word - say.PLAY)
        elif word < say.SLAY:
            leave_hand(s, seat, word - say.FIGHT)
            begin_or_join(s, seat, word - say.FIGHT)
        else:
            slay(s, seat, word - say.SLAY)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if say.PLAY <= word < say.PLAY + box.CARDS:
            return ("card-not-in-hand", self.rule)
        if say.FIGHT <= word < say.FIGHT + box.CARDS:
            if (s.at[on.HAND + seat] >> (word - say.FIGHT)) & 1 == 0:
                return ("card-not-in-hand", self.rule)
            return ("no-battle", "V-BATTLE-17" if s.at[on.FIGHTS + seat] == on.NOT_FIGHTING else "V-BATTLE-2")
        if say.SLAY <= word < say.SLAY + box.CARDS:
            in_hand = (s.at[on.HAND + seat] >> (word - say.SLAY)) & 1
            return ("cannot-slay", "V-GIANT-1") if in_hand else ("card-not-in-hand", self.rule)
        if say.RECALL <= word < say.RECALL + box.REGIONS:
            return ("no-settler-there", "V-SAIL-9")
        return ("must-play" if word == say.DONE else "not-now", self.rule)


def leave_hand(s: State, seat: i64, card: i64) -> None:
    """A card leaves the hand."""
    s.at[on.HAND + seat] &= ~bit(card)
    s.at[on.HAND_COUNT + seat] -= 1


def play_face_up(s: State, seat: i64, card: i64) -> None:
    """Face up: leader action, then rune action; runes are stolen after each. [V-TURN-4] [V-RULING-24]"""
    leave_hand(s, seat, card)
    s.at[on.ROW + seat] |= bit(card)
    s.tell(news.CARD_PLAYED, EVERYONE, seat, card)
    s.do(
        step(steps.LEADER_ACTION, seat, card),
        step(steps.CHECK_CONTROL),
        step(steps.RUNE_ACTION, seat, card),
        step(steps.CHECK_CONTROL),
    )


def slay(s: State, seat: i64, card: i64) -> None:
    """Face up, instead of its actions and whatever its Strength: slay a Giant. [V-GIANT-1] [V-RULING-38]"""
    leave_hand(s, seat, card)
    s.at[on.ROW + seat] |= bit(card)
    s.tell(news.CARD_PLAYED, EVERYONE, seat, card)
    s.do(step(steps.SLAY_GIANT, seat, card))


class LeaderAction(Step):
    """The leader action of the card, which may be skipped. [V-TURN-4] [V-TURN-10] [V-VARIANT-2] [V-NEWCARD-5]"""

    rule = "V-TURN-4"
    fields = ("seat", "card")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player, card = two(a)
        if s.at[on.GATE_LEADER] == 1 and not meets_condition(s, player, card):
            return
        begin_action(s, player, s.fact[printed.LEADER + card], boosted(s, player, card), card)


class RuneAction(Step):
    """The rune action of the card, if its requirement is met. [V-TURN-5]"""

    rule = "V-TURN-5"
    fields = ("seat", "card")

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        player, card = two(a)
        if meets_condition(s, player, card) and has_runes(s, player, card):
            begin_action(s, player, s.fact[printed.RUNE_ACTION + card], s.fact[printed.RUNE_N + card], card)


def meets_condition(s: State, seat: i64, card: i64) -> bool:
    """Whether Valkyries deployed or Giants slain suffice for a card. [V-NEWCARD-6] [V-NEWCARD-7]"""
    enough = valkyries_deployed(s, seat) >= s.fact[printed.NEEDS_VALKYRIES + card]
    return enough and s.at[on.GIANT_COUNT + seat] >= s.fact[printed.NEEDS_GIANTS + card]


def has_runes(s: State, seat: i64, card: i64) -> bool:
    """Whether the active runes meet the requirement of a card; a joker serves as any one. [V-TURN-5] [V-RULING-5]"""
    missing: i64 = 0
    for rune in range(box.RUNES):
        needed = s.fact[printed.NEEDS + box.RUNES * card + rune]
        if needed > 0:
            active = active_runes(s, seat, rune)
            if s.at[on.OWN_RUNE] == 0 and s.fact[printed.RUNE + card] == rune:  # [V-VARIANT-3]
                active -= 1
            if active < needed:
                missing += needed - active
    spare = jokers(s, seat)
    if s.at[on.OWN_RUNE] == 0 and s.fact[printed.RUNE + card] == box.JOKER:
        spare -= 1
    return missing <= spare


class DedicateVillage(SeatStep):
    """One raided village may be dedicated to an action of the era mat or to a god. [V-DEDICATE-1] [V-DEDICATE-4]"""

    rule = "V-DEDICATE-1"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        seat = one(a)
        return bit(seat) if s.at[on.VILLAGES + seat] > 0 and open_spots(s) != 0 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.DONE)
        for spot in range(box.SPOTS):
            if (open_spots(s) >> spot) & 1:
                out.add(say.DEDICATE + spot)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        if seat == NO_SEAT or word == say.DONE:
            return
        spot = word - say.DEDICATE
        s.at[on.VILLAGES + seat] -= 1
        s.at[on.DEDICATED + spot] += 1
        s.tell(news.VILLAGE_DEDICATED, EVERYONE, seat, spot)
        if spot >= box.GOD_SPOT:
            raise_fury(s, spot - box.GOD_SPOT, DEDICATED_FURY)
        else:
            s.do(step(steps.CHECK_CONTROL))
            action = s.fact[printed.SPOT_ACTION + spot]
            begin_action(s, seat, action, s.fact[printed.SPOT_N + spot], NO_CARD)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        is_spot = say.DEDICATE <= word < say.DEDICATE + box.SPOTS
        return ("spot-full", "V-DEDICATE-3") if is_spot else ("not-now", self.rule)


def open_spots(s: State) -> i64:
    """The set of spots that still have room: as many villages as players, alone two. [V-DEDICATE-3]"""
    room = s.seats if s.seats > 1 else 2
    spots: i64 = 0
    for spot in range(box.SPOTS):
        if s.at[on.DEDICATED + spot] < room:
            spots |= bit(spot)
    return spots


class EndTurn(Step):
    """The next player clockwise plays a card; after the last card of all the era ends. [V-TURN-7]"""

    rule = "V-TURN-7"
    fields = ("seat",)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        last = one(a)
        if is_solo(s):
            s.do(step(steps.ENEMY_TURN))
            return
        for k in range(1, s.seats + 1):
            player = (last + k) % s.seats
            if s.at[on.HAND_COUNT + player] > 0:
                s.do(step(steps.BEGIN_TURN, player))
                return
        s.do(step(steps.CLEAN_UP))
        if s.at[on.STARTER] > 0:  # a battle of the last turn [V-BATTLE-3]
            s.do(step(steps.FLIP_CARDS))
