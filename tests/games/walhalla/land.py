"""Tables of Walhalla laid out in a few words, so that a test of a rule reads like a sentence.

`land(vikings={"1.3": RED})` is a table before seat 0 turns up a ship, with a red Viking on the third field of the
first peninsula and everything else as after setting up, but without cards in hand. Every field is a cult place
unless `terrain` says otherwise. Nobody deals: a test says which ship and which card is drawn. Vikings, cards and
ships are conserved: what is laid somewhere is taken from Asgard, the draw pile or the ships face down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import meadhall
from meadhall.games.walhalla.table.names import (
    CARD_NAMES,
    COLOUR_NAMES,
    FJORD_NAMES,
    PART_NAMES,
    SHIP_NAMES,
    TILE_NAMES,
)

Json = dict[str, Any]

CHANCE = meadhall.CHANCE
BLUE, RED, YELLOW, BLACK = range(4)
VIKINGS = 14
COUNTS = dict(zip(CARD_NAMES, (4, 4, 4, 4, 1, 1, 1, 1, 4, 4, 4), strict=True))
TILES_OF = {"6-6-6": (6, 6, 6), "5-6-7": (5, 6, 7), "5-7-6": (5, 7, 6), "6-5-7": (6, 5, 7)}


def cards_in(words: str) -> dict[str, int]:
    """How many of each card are in a line: `hunt hunt attack`."""
    names = words.split()
    return {card: names.count(card) for card in CARD_NAMES if card in names}


def pack_of(terrain: Mapping[str, str], layout: str, more: str = "") -> str:
    """A data pack in which the tiles, laid in their order, make this terrain."""
    fields = [
        terrain.get(f"{peninsula}.{row}", "cult")
        for peninsula, tiles in enumerate(TILES_OF[layout], 1)
        for row in range(1, 2 * tiles + 1)
    ]
    tables = [
        f'[[tile]]\nid = "{tile}"\nfields = ["{fields[2 * k]}", "{fields[2 * k + 1]}"]\n'
        for k, tile in enumerate(TILE_NAMES)
    ]
    return "\n".join([more, *tables])


class Land:
    """A table of Walhalla in the hands of a test."""

    def __init__(self, match: meadhall.Match) -> None:
        self.match = match

    # --- orders, which return the table so that they can follow each other -------------------------------------

    def draw(self, *names: str) -> Land:
        """Chance turns up a ship or a card, or whatever else it is asked for."""
        for name in names:
            verb = "draw_ship" if name in SHIP_NAMES else "draw_card" if name in CARD_NAMES else ""
            self.match.answer(CHANCE, f"{verb} {name}".strip())
        return self

    def answer(self, seat: int, *said: str) -> Land:
        """A player answers."""
        for words in said:
            self.match.answer(seat, words)
        return self

    # --- questions ---------------------------------------------------------------------------------------------

    @property
    def picture(self) -> Json:
        """The table with everything a match may tell its keeper."""
        return self.match.position()

    def asked(self) -> tuple[int, ...]:
        """Who must answer."""
        return self.match.asked

    def question(self) -> str:
        """The step on top of the agenda."""
        return str(self.picture["agenda"][0]["step"]) if self.picture["agenda"] else ""

    def options(self, seat: int) -> list[str]:
        """What a player may answer."""
        return [self.match.game.vocabulary.answer(word).name for word in self.match.options(seat)]

    def why_not(self, seat: int, said: str) -> tuple[str, str]:
        """Why a player may not answer this: reason and rule."""
        refusal = self.match.why_not(seat, said)
        assert refusal is not None, f"{said} is possible"
        return refusal.reason, refusal.rule

    def player(self, seat: int) -> Json:
        """What a player has."""
        return dict(self.picture["players"][seat])

    def points(self, seat: int) -> int:
        """A player's points."""
        return int(self.player(seat)["points"])

    def part(self, seat: int, part: str) -> int:
        """How many of them come from one part of the game."""
        return int(self.player(seat)["parts"][part])

    def midgard(self, seat: int) -> int:
        """Vikings ready to board."""
        return int(self.player(seat)["midgard"])

    def asgard(self, seat: int) -> int:
        """Vikings that wait."""
        return int(self.player(seat)["asgard"])

    def walhalla(self, seat: int) -> int:
        """Fallen heroes."""
        return int(self.player(seat)["walhalla"])

    def hand(self, seat: int) -> dict[str, int]:
        """Cards in hand."""
        return dict(self.player(seat)["hand"])

    def viking(self, field: str) -> int | None:
        """Who stands on a field: `2.5` is the fifth field of the second peninsula."""
        peninsula, row = field.split(".")
        found = self.picture["peninsulas"][int(peninsula) - 1]["vikings"][int(row) - 1]
        return None if found is None else int(found)

    def happened(self, kind: str) -> list[tuple[int, ...]]:
        """The numbers of every event of a kind."""
        return [tuple(n for _, n in event.arguments) for event in self.match.record() if event.kind == kind]


def land(
    seats: int = 4,
    *,
    attack: int = 1,
    active: int = BLUE,
    start: int = BLUE,
    terrain: Mapping[str, str] | None = None,
    vikings: Mapping[str, int] | None = None,
    midgard: Sequence[int] | None = None,
    walhalla: Sequence[int] | None = None,
    points: Sequence[int] | None = None,
    hands: Mapping[int, str] | None = None,
    discard: str = "",
    deck: str | None = None,
    tips: Sequence[tuple[int, int]] = ((3, 6), (4, 7), (5, 8)),
    ships: Mapping[str, int] | None = None,
    kept: Sequence[str] = (),
    agenda: Sequence[Json] | None = None,
    ship: str | None = None,
    aboard: Sequence[int | None] = (None, None, None),
    layout: str = "6-6-6",
    blocked: str = "midgard",
    lone_card: bool = True,
    selling: str = "several",
    facts: str = "",
) -> Land:
    """A table before a player turns up a ship, unless an agenda says otherwise.

    `ships` says how many lie in each fjord; ships in `kept` are not among them. A `deck` is the whole draw pile:
    what then is nowhere else lies in the discard pile.
    """
    where = dict(vikings or {})
    heroes = list(walhalla or [1] * seats)
    ready = list(midgard or [(9, 7)[seats - 3]] * seats)
    scored = list(points or [0] * seats)
    held = {seat: cards_in((hands or {}).get(seat, "")) for seat in range(seats)}
    pile, discarded = piles(held, discard, deck)
    document: Json = {
        "meadhall": 1,
        "game": "walhalla",
        "engine": meadhall.game("walhalla").engine,
        "options": {
            "peninsulas": layout,
            "blocked": blocked,
            "first_hero": "asgard",
            "lone_card": lone_card,
            "selling": selling,
            "facts": pack_of(terrain or {}, layout, facts),
        },
        "over": False,
        "attack": attack,
        "start_player": start,
        "players": [
            {
                "colour": COLOUR_NAMES[seat],
                "points": scored[seat],
                "midgard": ready[seat],
                "walhalla": heroes[seat],
                "asgard": VIKINGS
                - ready[seat]
                - heroes[seat]
                - list(where.values()).count(seat)
                - list(aboard).count(seat),
                "hand": held[seat],
                "laid": {},
                "parts": {part: scored[seat] if part == "forest" else 0 for part in PART_NAMES},
            }
            for seat in range(seats)
        ],
        "peninsulas": peninsulas(layout, tips, where),
        "fjords": lie(ships or {}, {*kept, ship or ""}),
        "ship": ship,
        "aboard": list(aboard),
        "deck": pile,
        "discard": discarded,
        "agenda": list(agenda)
        if agenda is not None
        else [{"step": "TurnUpShip", "seat": active}, {"step": "BeginTurn", "seat": (active + 1) % seats}],
    }
    return Land(meadhall.from_position(document, asks_chance=True))


def piles(held: Mapping[int, dict[str, int]], discard: str, deck: str | None) -> tuple[Json, Json]:
    """The draw pile and the discard pile: what is in no hand lies in one of them."""
    rest = {card: n - sum(hand.get(card, 0) for hand in held.values()) for card, n in COUNTS.items()}
    lower = {card: n for card, n in cards_in(discard).items() if n}
    if deck is None:
        pile = {card: n - lower.get(card, 0) for card, n in rest.items()}
    else:
        assert not discard, "with a deck, the discard pile is what is left"
        pile = cards_in(deck)
        lower = {card: n - pile.get(card, 0) for card, n in rest.items()}
    return {card: n for card, n in pile.items() if n}, {card: n for card, n in lower.items() if n}


def lie(ships: Mapping[str, int], kept: set[str]) -> list[list[Json]]:
    """Ships in their fjords, black ones first, because with three players nobody misses them."""
    free = [ship for ship in reversed(SHIP_NAMES) if ship not in kept]
    return [[{"ship": free.pop(0), "turned": False} for _ in range(ships.get(fjord, 0))] for fjord in FJORD_NAMES]


def peninsulas(layout: str, tips: Sequence[tuple[int, int]], where: Mapping[str, int]) -> list[Json]:
    """The land, its tiles in their order."""
    names = iter(TILE_NAMES)
    return [
        {
            "low": tips[k][0],
            "high": tips[k][1],
            "tiles": [{"tile": next(names), "turned": False} for _ in range(tiles)],
            "vikings": [where.get(f"{k + 1}.{row}") for row in range(1, 2 * tiles + 1)],
        }
        for k, tiles in enumerate(TILES_OF[layout])
    ]


def sailing(*aboard: int | None, active: int = BLUE, **more: Any) -> Land:
    """A table at which the active player sends a ship with these Vikings on bow, middle and stern.

    It is the ship on which they may sit so: at most one place is not the active player's, and that is its colour.
    """
    seats = more.get("seats", 4)
    guests = [(seat, place) for place, seat in enumerate(aboard) if seat is not None and seat != active]
    assert len(guests) <= 1, "only one place is for another player"
    seat, place = guests[0] if guests else (active, 1)
    agenda = [{"step": "SendShip", "seat": active}, {"step": "BeginTurn", "seat": (active + 1) % seats}]
    return land(active=active, ship=f"{COLOUR_NAMES[seat]}_{place + 1}", aboard=aboard, agenda=agenda, **more)


def ending(**more: Any) -> Land:
    """A table at the end of an attack. If nobody holds a card it is scored, and the next attack has begun."""
    return land(agenda=[{"step": "EndAttack"}], **more)
