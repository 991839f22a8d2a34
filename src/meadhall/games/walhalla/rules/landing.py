"""Landing, place by place, and fights in which the defender decides. [W-LAND] [W-FIGHT]"""

from mypy_extensions import i64

from meadhall.games.walhalla.rules.cards import discard, has_card
from meadhall.games.walhalla.rules.terrain import occupy
from meadhall.games.walhalla.table import box, news, on, say, steps
from meadhall.games.walhalla.table.land import field_beside, place_in_row, terrain_of
from meadhall.kernel.engine.agenda import EVERYONE, NO_SEAT, NOBODY, Options, State, Step, step, three, two
from meadhall.kernel.engine.sets import bit


def landing_place(s: State, fjord: i64, slot: i64, landing: i64) -> i64:
    """The place aboard whose turn to land it is. [W-LAND-1]"""
    turned = (s.at[on.SHIP_AT + box.SLOTS * fjord + slot] - 1) % 2
    return place_in_row(landing, turned)


def landing_owner(s: State, fjord: i64, slot: i64, landing: i64) -> i64:
    """Whose Viking lands now; NO_SEAT if the place is empty, or all have landed."""
    if landing == box.SHIP_LENGTH:
        return NO_SEAT
    return s.at[on.ABOARD + landing_place(s, fjord, slot, landing)] - 1


def is_beside(fjord: i64, peninsula: i64) -> bool:
    """Whether a fjord lies beside a peninsula. [W-LAND-2]"""
    return peninsula == fjord - 1 or peninsula == fjord


def landing_field(s: State, fjord: i64, slot: i64, landing: i64, peninsula: i64) -> i64:
    """The field of a peninsula that the Viking's place lies beside; NO_FIELD if there is none. [W-LAND-2]"""
    if not is_beside(fjord, peninsula):
        return box.NO_FIELD
    return field_beside(s, peninsula, box.SHIP_LENGTH * slot + landing)


def may_land(s: State, field: i64, owner: i64) -> bool:
    """Whether a Viking may land on a field beside its place: not where its own side stands. [W-LAND-2] [W-LAND-5]"""
    return field != box.NO_FIELD and s.at[on.VIKING + field] != owner + 1


def is_enemy_at(s: State, field: i64) -> bool:
    """Whether somebody stands on a field where a Viking may land."""
    return s.at[on.VIKING + field] != 0


class LandViking(Step):
    """The next Viking from the board outwards lands on a side of its choice. [W-LAND-1] [W-LAND-3] [W-RULING-9]"""

    rule = "W-LAND-3"
    fields = ("fjord", "slot", "landing")

    def asks(self, s: State, a: i64) -> i64:
        fjord, slot, landing = three(a)
        owner = landing_owner(s, fjord, slot, landing)
        if owner == NO_SEAT:
            return NOBODY
        choices: i64 = 0
        for peninsula in range(box.PENINSULAS):
            field = landing_field(s, fjord, slot, landing, peninsula)
            if may_land(s, field, owner):
                choices += 1
                # With one side there is still an attack card to think of; all can see who holds any. [W-RULING-29]
                if is_enemy_at(s, field) and s.at[on.HAND_COUNT + owner] > 0:
                    choices += 1
        return bit(owner) if choices > 1 else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        fjord, slot, landing = three(a)
        for peninsula in range(box.PENINSULAS):
            if may_land(s, landing_field(s, fjord, slot, landing, peninsula), seat):
                out.add(say.LAND + peninsula)
        if has_card(s, seat, box.ATTACK_CARD):
            for peninsula in range(box.PENINSULAS):
                field = landing_field(s, fjord, slot, landing, peninsula)
                if may_land(s, field, seat) and is_enemy_at(s, field):
                    out.add(say.ATTACK_WITH_CARD + peninsula)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fjord, slot, landing = three(a)
        if landing == box.SHIP_LENGTH:  # all have landed; the ship stays where it is [W-SAIL-5]
            s.at[on.SHIP] = 0
            return
        s.do(step(steps.LAND_VIKING, fjord, slot, landing + 1))
        owner = landing_owner(s, fjord, slot, landing)
        if owner == NO_SEAT:
            return
        has_played = seat != NO_SEAT and word >= say.ATTACK_WITH_CARD
        if seat == NO_SEAT:
            field = self.only_field(s, a, owner)
        else:
            peninsula = word - say.ATTACK_WITH_CARD if has_played else word - say.LAND
            field = landing_field(s, fjord, slot, landing, peninsula)
        place = landing_place(s, fjord, slot, landing)
        if field == box.NO_FIELD:
            turn_back(s, owner, place)
        elif is_enemy_at(s, field):
            attack(s, owner, field, place, has_played)
        else:
            s.at[on.ABOARD + place] = 0
            occupy(s, owner, field)

    def only_field(self, s: State, a: i64, owner: i64) -> i64:
        """The last field on which a Viking may land; NO_FIELD if there is none. [W-LAND-4]"""
        fjord, slot, landing = three(a)
        found: i64 = box.NO_FIELD
        for peninsula in range(box.PENINSULAS):
            field = landing_field(s, fjord, slot, landing, peninsula)
            if may_land(s, field, owner):
                found = field
        return found

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        fjord, slot, landing = three(a)
        if word == say.DONE:
            return ("must-land", "W-LAND-4")
        if not say.LAND <= word < say.ATTACK_WITH_CARD + box.PENINSULAS:
            return ("not-now", self.rule)
        peninsula = (word - say.LAND) % box.PENINSULAS
        if not is_beside(fjord, peninsula):
            return ("not-beside", "W-LAND-2")
        field = landing_field(s, fjord, slot, landing, peninsula)
        if field == box.NO_FIELD:
            return ("no-field", "W-LAND-2")
        if not may_land(s, field, seat):
            return ("own-viking", "W-LAND-5")
        if not is_enemy_at(s, field):
            return ("nobody-to-attack", "W-CARD-3")
        return ("card-not-held", "W-CARD-3")


def turn_back(s: State, owner: i64, place: i64) -> None:
    """A Viking that can land nowhere leaves the ship. [W-LAND-6] [W-RULING-1]"""
    s.at[on.ABOARD + place] = 0
    if s.at[on.BLOCKED_TO_ASGARD] == 1:
        s.at[on.ASGARD + owner] += 1
    else:
        s.at[on.MIDGARD + owner] += 1
    s.tell(news.BLOCKED, EVERYONE, owner, s.at[on.BLOCKED_TO_ASGARD])


def attack(s: State, attacker: i64, field: i64, place: i64, has_played: bool) -> None:
    """A fight for a field; against an attack card the defender has no choice. [W-FIGHT-1] [W-CARD-3] [W-CARD-5]"""
    s.tell(news.FIGHT_BEGINS, EVERYONE, attacker, s.at[on.VIKING + field] - 1, field, terrain_of(s, field))
    if has_played:
        discard(s, attacker, box.ATTACK_CARD)
        s.tell(news.ATTACK_CARD_PLAYED, EVERYONE, attacker)
        defender_loses(s, attacker, field, place)
    else:
        s.do(step(steps.DEFEND, attacker, field, place))


class Defend(Step):
    """The defender decides whether to win or to lose. [W-FIGHT-1]"""

    rule = "W-FIGHT-1"
    fields = ("attacker", "field", "place")

    def asks(self, s: State, a: i64) -> i64:
        _, field = two(a)
        defender = s.at[on.VIKING + field] - 1
        can_choose = s.at[on.WALHALLA + defender] > 0 or s.at[on.HAND_COUNT + defender] > 0  # [W-RULING-29]
        return bit(defender) if can_choose else NOBODY

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        out.add(say.LOSE)
        if s.at[on.WALHALLA + seat] > 0:  # [W-FIGHT-4]
            out.add(say.WIN)
        if has_card(s, seat, box.SHIELD_CARD):
            out.add(say.USE_SHIELD)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        attacker, field, place = three(a)
        if seat == NO_SEAT:
            s.tell(news.CANNOT_WIN, EVERYONE, s.at[on.VIKING + field] - 1)
        if seat == NO_SEAT or word == say.LOSE:
            defender_loses(s, attacker, field, place)
        elif word == say.WIN:
            s.at[on.WALHALLA + seat] -= 1  # even one that has just come there [W-FIGHT-3] [W-RULING-20]
            s.at[on.ASGARD + seat] += 1
            defender_wins(s, attacker, field, place)
        else:
            discard(s, seat, box.SHIELD_CARD)
            s.tell(news.SHIELD_PLAYED, EVERYONE, seat)
            defender_wins(s, attacker, field, place)

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if word == say.WIN:
            return ("cannot-win", "W-FIGHT-4")
        if word == say.USE_SHIELD:
            return ("card-not-held", "W-CARD-4")
        if word == say.DONE:
            return ("must-defend", self.rule)
        return ("not-now", self.rule)


def defender_loses(s: State, attacker: i64, field: i64, place: i64) -> None:
    """The defender's Viking goes to Walhalla and the attacker's takes the field. [W-FIGHT-2]"""
    defender = s.at[on.VIKING + field] - 1
    s.at[on.WALHALLA + defender] += 1
    s.at[on.ABOARD + place] = 0
    s.tell(news.DEFENDER_LOSES, EVERYONE, defender, attacker, field)
    occupy(s, attacker, field)


def defender_wins(s: State, attacker: i64, field: i64, place: i64) -> None:
    """The defender's Viking stays and the attacker's goes to Walhalla. [W-FIGHT-3] [W-CARD-4] [W-RULING-21]"""
    s.at[on.ABOARD + place] = 0
    s.at[on.WALHALLA + attacker] += 1
    s.tell(news.DEFENDER_WINS, EVERYONE, s.at[on.VIKING + field] - 1, attacker, field)
