"""Why a location cannot be chosen now: reasons and the rules behind them. [C-PLACE-2] [C-PLACE-3]"""

from typing import Final

# Reason and rule, by number; number 0 means that nothing is in the way.
OBSTACLES: Final[tuple[tuple[str, str], ...]] = (
    ("", ""),
    ("occupied", "C-PLACE-2"),
    ("no-coins-merchant", "C-TOWN-8"),
    ("no-wood-runesmith", "C-TOWN-9"),
    ("no-runes-left", "C-TOWN-9"),
    ("ship-owned", "C-TOWN-11"),
    ("no-ship-affordable", "C-TOWN-11"),
    ("no-harbour", "C-TOWN-19"),
    ("no-coins-large-ship", "C-TOWN-13"),
    ("not-your-ship", "C-TOWN-14"),
    ("no-coins-church", "C-TOWN-15"),
    ("worker-hired", "C-TOWN-16"),
    ("no-coins-huts", "C-TOWN-16"),
    ("stall-not-open", "C-SETUP-2"),
    ("no-price-stall", "C-PLACE-3"),
    ("occupied", "C-TOWN-16"),
)
FREE: Final = 0
OCCUPIED: Final = 1
NO_COINS_MERCHANT: Final = 2
NO_WOOD: Final = 3
NO_RUNES: Final = 4
SHIP_OWNED: Final = 5
NO_SHIP_AFFORDABLE: Final = 6
NO_HARBOUR: Final = 7
NO_COINS_LARGE_SHIP: Final = 8
NOT_YOUR_SHIP: Final = 9
NO_COINS_CHURCH: Final = 10
WORKER_IS_HIRED: Final = 11
NO_COINS_HUTS: Final = 12
STALL_NOT_OPEN: Final = 13
NO_PRICE_STALL: Final = 14
HUTS_OCCUPIED: Final = 15
