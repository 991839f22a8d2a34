"""What a new match is made of, checked: options, the names of players, who deals."""

import secrets
from collections.abc import Mapping, Sequence

from meadhall.kernel.engine.chance import Dealer, Deals
from meadhall.kernel.game import Game
from meadhall.kernel.problems import BadOption, shorten

LONGEST_NAME = 40
LONGEST_SEED = 100
LARGEST_SEED = 10**99

Values = Mapping[str, str | bool | None]


def check_options(game: Game, options: Values | None) -> dict[str, str | bool | None]:
    """The options of a game, complete and known to be possible."""
    if options is not None and not isinstance(options, Mapping):
        raise BadOption("unknown-option", option=shorten(options), known=", ".join(o.name for o in game.options))
    given = dict(options or {})
    known = {option.name: option for option in game.options}
    for name in given:
        if name not in known:
            raise BadOption("unknown-option", option=shorten(name), known=", ".join(known))
    checked: dict[str, str | bool | None] = {}
    for name, option in known.items():
        value = given.get(name, option.default)
        is_free = not option.values
        if (is_free and value is not None and not isinstance(value, str)) or (
            not is_free and not any(value is v or (isinstance(v, str) and value == v) for v in option.values)
        ):
            allowed = ", ".join(str(v).lower() for v in option.values) or "text"
            raise BadOption("bad-option", option=name, value=shorten(value), allowed=allowed)
        checked[name] = value
    return checked


def check_players(players: Sequence[str], seats: int) -> tuple[str, ...]:
    """One printable name per seat; no names at all means that seats are called by their numbers."""
    names = list(players) if isinstance(players, Sequence) and not isinstance(players, str) else [players]
    if not names:
        return ()
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            raise BadOption("bad-player", name=shorten(name), longest=LONGEST_NAME)
    if len(names) != seats or len(set(names)) != seats:
        raise BadOption("bad-players", seats=seats)
    return tuple(names)


def choose_dealer(seed: int | str | None, luck: Deals | None, asks_chance: bool) -> tuple[str | None, Deals | None]:
    """Who answers for chance, and the seed to be written into the match if it is a seed's dealer."""
    if asks_chance:
        return None, None
    if luck is not None:
        return None, luck
    if seed is None:
        seed = secrets.token_hex(8)
    is_number = isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < LARGEST_SEED
    if not is_number and not (isinstance(seed, str) and len(seed) <= LONGEST_SEED and seed.isprintable()):
        raise BadOption("bad-seed", seed=shorten(seed) if isinstance(seed, str) else type(seed).__name__)
    return str(seed), Dealer(str(seed))
