"""Sending the ship into a fjord. [W-SAIL]"""

from typing import Final

from mypy_extensions import i64

from meadhall.games.walhalla.table import box, news, on, say, steps
from meadhall.games.walhalla.table.land import has_room, ships_in
from meadhall.kernel.engine.agenda import EVERYONE, Options, State, step
from meadhall.kernel.engine.draws import SeatStep

ENDS: Final = 2  # bow first or stern first


class SendShip(SeatStep):
    """The active player sends the ship into any fjord, either end first. [W-SAIL-1] [W-SAIL-4] [W-RULING-8]"""

    rule = "W-SAIL-1"
    fields = ("seat",)

    def options(self, s: State, a: i64, seat: i64, out: Options) -> None:
        for fjord in range(box.FJORDS):
            if has_room(s, fjord):
                out.add(say.SEND + ENDS * fjord)
                out.add(say.SEND + ENDS * fjord + 1)

    def run(self, s: State, a: i64, seat: i64, word: i64) -> None:
        fjord = (word - say.SEND) // ENDS
        turned = (word - say.SEND) % ENDS
        slot = ships_in(s, fjord)  # as deep as it goes [W-SAIL-2]
        s.at[on.SHIP_AT + box.SLOTS * fjord + slot] = 2 * (s.at[on.SHIP] - 1) + turned + 1
        s.tell(news.SHIP_SENT, EVERYONE, seat, s.at[on.SHIP] - 1, fjord, turned)
        s.do(step(steps.LAND_VIKING, fjord, slot, 0))

    def why_not(self, s: State, a: i64, seat: i64, word: i64) -> tuple[str, str]:
        if say.SEND <= word < say.SEND + ENDS * box.FJORDS:
            return ("fjord-full", "W-SAIL-3")
        if word == say.DONE:
            return ("must-send", "W-SAIL-4")
        return ("not-now", self.rule)
