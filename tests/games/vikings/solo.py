"""Tables for one player, with an Enemy mat and an era mat that better numbers on the others do not change."""

from __future__ import annotations

from typing import Any

from tests.games.vikings.sea import BLUE, Sea, sea

Icon = tuple[str, int, str, int]  # track, space, what it does, and its number

PACK = """
[[spot]]
id = "first"
action = "sail"
n = 2
[[spot]]
id = "second"
action = "explore"
n = 2
[[spot]]
id = "third"
action = "harvest"
n = 3
[[spot]]
id = "fourth"
action = "build"
n = 1
[[enemy_mat]]
id = "base_1"
sail = {sail}
settlers = 12
boats = 8
temples = 4
fehu = "harvest"
fehu_n = 2
hagalaz = "sail"
hagalaz_n = 2
pertho = "build"
pertho_n = 1
"""
ICON = """
[[enemy_mat.icon]]
track = "{track}"
space = {space}
does = "{does}"
n = {n}
"""
FAR_AWAY: Icon = ("steel", 7, "settler", 0)


def pack(sail: int = 2, *icons: Icon) -> str:
    """A data pack with an Enemy mat that has these icons."""
    lines = [ICON.format(track=track, space=space, does=does, n=n) for track, space, does, n in icons or (FAR_AWAY,)]
    return PACK.format(sail=sail) + "".join(lines)


def solo(*icons: Icon, sail: int = 2, **more: Any) -> Sea:
    """A table for one, whose hand is a card that does nothing and one more."""
    more.setdefault("hands", {BLUE: "shipwright_fehu seer_fehu"})
    more.setdefault("boats", {BLUE: "F7"})
    return sea(1, facts=pack(sail, *icons), **more)


def acting(card: str, *icons: Icon, **more: Any) -> Sea:
    """A table at which the enemy has begun its turn with a card."""
    t = solo(*icons, **more)
    return t.answer(BLUE, next(words for words in t.options(BLUE) if "shipwright" in words)).draw(card)


def enemy_runes(t: Sea) -> tuple[int, ...]:
    """The runes of the enemy: Fehu, Hagalaz, Pertho."""
    seen: Any = t.match.picture()["enemy"]
    return tuple(seen["runes"].values())
