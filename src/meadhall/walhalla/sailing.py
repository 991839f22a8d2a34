"""Sending the ship into a fjord. [W-SAIL]"""

from typing import Final

from mypy_extensions import i64

from meadhall.kernel.agenda import EVERYONE, Options, State, Step, bit, first, step
from meadhall.walhalla.actions import DONE, SEND
from meadhall.walhalla.events import SHIP_SENT
from meadhall.walhalla.fields import FJORDS, SHIP, SHIP_AT, SLOTS
from meadhall.walhalla.land import has_room, ships_in
from meadhall.walhalla.steps import LAND_VIKING

ENDS: Final = 2  # bow first or stern first


class SendShip(Step):
    """The active player sends the ship, even an empty one, into any fjord, either end first. [W-SAIL-1] [W-SAIL-4]"""

    rule = "W-SAIL-1"
    fields = ("seat",)

    def asks(self, s: State, a: i64) -> i64:
        return bit(first(a))

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for fjord in range(FJORDS):
            if has_room(s, fjord):
                out.add(SEND + ENDS * fjord)
                out.add(SEND + ENDS * fjord + 1)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fjord = (word - SEND) // ENDS
        turned = (word - SEND) % ENDS
        slot = ships_in(s, fjord)  # as deep as it goes [W-SAIL-2]
        s.at[SHIP_AT + SLOTS * fjord + slot] = 2 * (s.at[SHIP] - 1) + turned + 1
        s.tell(SHIP_SENT, EVERYONE, seat, s.at[SHIP] - 1, fjord, turned)
        s.do(step(LAND_VIKING, fjord, slot, 0))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if SEND <= word < SEND + ENDS * FJORDS:
            return ("fjord-full", "W-SAIL-3")
        if word == DONE:
            return ("must-send", "W-SAIL-4")
        return ("not-now", self.rule)
