"""The facts of Tiny Epic Vikings: facts.toml, or a pack laid over it, as the row of numbers of a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from meadhall.games.vikings.table import box, printed
from meadhall.games.vikings.table.names import (
    ACTION_NAMES,
    BOON_NAMES,
    BOOST_NAMES,
    EINHERJAR_CARD_NAMES,
    ENEMY_MAT_NAMES,
    FAVOR_NAMES,
    GIANT_NAMES,
    GOD_NAMES,
    ICON_NAMES,
    MAP_NAMES,
    RESOURCE_NAMES,
    RUNE_NAMES,
    VALKYRIE_CARD_NAMES,
    VIKING_NAMES,
)
from meadhall.kernel.documents.fact_places import Place
from meadhall.kernel.documents.facts import (
    Kind,
    Line,
    ListOf,
    OneOf,
    Row,
    Rows,
    TableOf,
    Value,
    WholeNumber,
    Word,
    Words,
)
from meadhall.kernel.documents.printed import FactBook, Facts
from meadhall.kernel.problems import BadFacts

ERAS: Final = ("first", "second", "third")
ERA_SPOTS: Final = (*ERAS, "fourth")
RANKS: Final = ERAS  # of the gods
TRACK_LENGTH: Final = 8  # spaces 0 to 7
MOST_RUNES_OF_A_KIND: Final = 3  # rune tokens [V-SETUP-2]
# What a Boon can be: not what is about the card just played.
BOONS: Final = tuple(name for name in BOON_NAMES if name not in ("collect", "enter_battle"))
MAPS_FOR_ONE: Final = ("base_3", "ragnarok_3")
OUTER_REGIONS: Final = 3  # where the enemy of one or two players begins [V-TWO-1] [V-SOLO-3]
MAIN_ACTIONS: Final = ("sail", "explore", "harvest", "build")

_N: Final = WholeNumber(0, 20)
_COST: Final = WholeNumber(0, box.MOST_OF_A_RESOURCE)
_POINTS: Final = WholeNumber(0, 50)
_YES: Final = OneOf(("yes", "no"))
_NAME: Final = TableOf({language: Line() for language in ("en", "fr", "ja")})
_COORDINATE: Final = WholeNumber(0, 200)


def check_map(values: Mapping[str, Value], place: Place) -> None:
    """Refuse a map that cannot be: see the texts `facts-map-…` for what is looked at. [V-GEN-6]"""
    regions, docks = cast(tuple[Row, ...], values["region"]), cast(tuple[Row, ...], values["dock"])
    islands = {str(region["id"]): str(region["island"]) for region in regions}
    for field, rows in (("region", regions), ("dock", docks)):
        if not rows:
            raise place.at(field).bad("facts-map-empty", field=field)
    _no_two(regions, "region", place)
    _no_two(docks, "dock", place)
    for n, region in enumerate(regions):
        at = place.at("region", n)
        of_a_kind = sum(other["rune"] == region["rune"] for other in regions[: n + 1])
        if of_a_kind > MOST_RUNES_OF_A_KIND:
            raise at.bad(
                "facts-map-runes", region=str(region["id"]), rune=str(region["rune"]), most=MOST_RUNES_OF_A_KIND
            )
        if any((other["x"], other["y"]) == (region["x"], region["y"]) for other in regions[:n]):
            raise at.bad("facts-map-same-place", region=str(region["id"]))
        if not any(region["id"] in names(dock["regions"]) for dock in docks):
            raise at.bad("facts-map-no-dock", region=str(region["id"]))
        if cast(int, region["x"]) > cast(int, values["width"]) or cast(int, region["y"]) > cast(
            int, values["height"]
        ):
            raise at.bad("facts-map-outside", region=str(region["id"]))
    known = {str(dock["id"]): dock for dock in docks}
    for n, dock in enumerate(docks):
        _check_dock(dock, known, islands, place.at("dock", n))
    villages = sum(dock.get("village") == "yes" for dock in docks)
    if villages > box.VILLAGES:
        raise place.bad("facts-map-villages", n=villages, most=box.VILLAGES)
    fjords = fjordnames(docks)
    if len(fjords) > box.FJORDS:
        raise place.bad("facts-map-fjords", n=len(fjords), most=box.FJORDS)
    for n, shore in enumerate(cast(tuple[Row, ...], values.get("open_shore", ()))):
        if shore["island"] not in islands.values():
            raise place.at("open_shore", n).bad(
                "facts-map-unknown", field="open_shore.island", name=str(shore["island"])
            )
    _check_reach(docks, fjords, place)


def _no_two(rows: tuple[Row, ...], field: str, place: Place) -> None:
    """Refuse two regions or docks of one name."""
    seen: set[str] = set()
    for n, row in enumerate(rows):
        if row["id"] in seen:
            raise place.at(field, n).bad("facts-table-twice", name=str(row["id"]))
        seen.add(str(row["id"]))


def _check_dock(dock: Row, known: Mapping[str, Row], islands: Mapping[str, str], at: Place) -> None:
    """A dock serves one region, or two of one island; it opens onto two fjords; ferries go both ways."""
    name, served, fjords = str(dock["id"]), names(dock["regions"]), names(dock["fjords"])
    for region in served:
        if region not in islands:
            raise at.bad("facts-map-unknown", field="dock.regions", name=region)
    if not 1 <= len(set(served)) == len(served) <= box.SIDES_OF_A_DOCK:
        raise at.bad("facts-map-dock-regions", dock=name, n=len(served))
    if len({islands[region] for region in served}) > 1:
        raise at.bad("facts-map-border", dock=name)
    if len(fjords) != box.SIDES_OF_A_DOCK or len(set(fjords)) != len(fjords):
        raise at.bad("facts-map-dock-fjords", dock=name, n=len(set(fjords)))
    ferry = dock.get("ferry")
    if ferry is not None:
        other = known.get(str(ferry))
        if other is None or other.get("ferry") != dock["id"] or set(names(other["fjords"])) != set(fjords):
            raise at.bad("facts-map-ferry", dock=name, other=str(ferry))
        if islands[names(other["regions"])[0]] == islands[served[0]]:
            raise at.bad("facts-map-ferry-home", dock=name)


def _check_reach(docks: tuple[Row, ...], fjords: list[str], place: Place) -> None:
    """A boat can sail from any fjord to any other."""
    reached, waiting = {fjords[0]}, [fjords[0]]
    while waiting:
        here = waiting.pop()
        for dock in docks:
            sides = names(dock["fjords"])
            if here in sides:
                waiting += [fjord for fjord in sides if fjord not in reached]
                reached |= set(sides)
    if len(reached) != len(fjords):
        raise place.bad("facts-map-cut-off", fjord=next(fjord for fjord in fjords if fjord not in reached))


def names(value: object) -> tuple[str, ...]:
    """The names that a field of a row lists."""
    return cast(tuple[str, ...], value)


def fjordnames(docks: tuple[Row, ...]) -> list[str]:
    """The fjords of a map in the order of their names; F2 comes before F10."""
    return sorted({fjord for dock in docks for fjord in names(dock["fjords"])}, key=natural)


def natural(name: str) -> tuple[str, int]:
    """A name to sort by: its letters, then the number behind them."""
    letters = name.rstrip("0123456789")
    return letters, int(name[len(letters) :] or 0)


def map_of(seats: int, ragnarok: bool) -> str:
    """The map that is played: a side of the base map or of that of Ragnarok. [V-SETUP-1] [V-RAG-1]"""
    return MAP_NAMES[(2 if ragnarok else 0) + (1 if seats == box.MOST_SEATS else 0)]


def ids_on(facts: Facts, map_name: str, kind: str) -> list[str]:
    """What a map calls its regions, docks or fjords, in the order of their numbers. [V-GEN-6]"""
    if kind == "fjord":
        return fjordnames(facts.rows("map", map_name, "dock"))
    return [str(row["id"]) for row in facts.rows("map", map_name, kind)]


def printed_id(facts: Facts, map_name: str, kind: str, name: str) -> str | None:
    """What a map calls its region, dock or fjord of this name (`dock_3`); None if it has none."""
    number, ids = int(name.rpartition("_")[2]), ids_on(facts, map_name, kind)
    return ids[number - 1] if number <= len(ids) else None


def check_icons(values: Mapping[str, Value], place: Place) -> None:
    """Refuse two icons on one space of an enemy mat."""
    seen = set()
    for n, icon in enumerate(cast(tuple[Row, ...], values["icon"])):
        if (icon["track"], icon["space"]) in seen:
            raise place.at("icon", n).bad("facts-table-twice", name=f"{icon['track']} {icon['space']}")
        seen.add((icon["track"], icon["space"]))


_ACTION_OF_A_CARD: Final = {"leader": OneOf(MAIN_ACTIONS), "leader_n": _N}
_RUNE_ACTION: Final = {"rune_action": OneOf(ACTION_NAMES[1:]), "rune_n": _N}
_CARD_NAME: Final = frozenset({"name"})

KINDS: Final = (
    Kind(
        "era",
        ERAS,
        {"hand": WholeNumber(1, 8), "pass": OneOf(("left", "right")), "raid": _COST},
        fixed=frozenset({"hand"}),
    ),
    Kind("spot", ERA_SPOTS, {"action": OneOf(MAIN_ACTIONS), "n": _N}),
    Kind(
        "clan",
        (),
        dict.fromkeys(
            (
                "settler_food",
                "boat_wood",
                "temple_wood",
                "temple_food",
                "temple_steel",
                "start_wood",
                "start_food",
                "start_steel",
            ),
            _COST,
        ),
    ),
    Kind("favor_rows", (), {"besides": WholeNumber(1, 3)}),
    Kind("score", (), {f"{what}_{rank}": _POINTS for what in ("island", "favor") for rank in RANKS}),
    Kind(
        "viking",
        VIKING_NAMES,
        {
            "strength": _N,
            "times": _N,
            "strength_by": OneOf(BOOST_NAMES),
            "steel": _COST,
            **_ACTION_OF_A_CARD,
            "leader_by": OneOf(BOOST_NAMES),
            "needs": ListOf(BOOST_NAMES[1:4]),
            **_RUNE_ACTION,
            **{f"collect_{resource}": _COST for resource in RESOURCE_NAMES},
            "name": _NAME,
        },
        _CARD_NAME,
    ),
    Kind(
        "valkyrie_card",
        VALKYRIE_CARD_NAMES,
        {"times": _N, **_ACTION_OF_A_CARD, "valkyries": WholeNumber(1, box.VALKYRIES), **_RUNE_ACTION, "name": _NAME},
        _CARD_NAME,
    ),
    Kind(
        "einherjar_card",
        EINHERJAR_CARD_NAMES,
        {"rune": OneOf(RUNE_NAMES), "times": _N, **_ACTION_OF_A_CARD, **_RUNE_ACTION, "name": _NAME},
        _CARD_NAME,
    ),
    Kind("favor", FAVOR_NAMES, {"runes": ListOf(RUNE_NAMES), **dict.fromkeys(RESOURCE_NAMES, _COST)}),
    Kind(
        "god",
        GOD_NAMES,
        {"boon": OneOf(BOONS[1:]), "n": _N, "then": OneOf(BOONS), "then_n": _N, "name": _NAME},
        _CARD_NAME,
    ),
    Kind("giant", GIANT_NAMES, {"points": _POINTS}),
    Kind("valkyrie", RUNE_NAMES, {"resource": OneOf(RESOURCE_NAMES), "n": _N}),
    Kind(
        "enemy_mat",
        ENEMY_MAT_NAMES,
        {
            "sail": _N,
            "settlers": WholeNumber(1, box.ENEMY_SETTLERS),
            "boats": WholeNumber(1, box.ENEMY_BOATS),
            "temples": WholeNumber(0, box.ENEMY_TEMPLES),
            **{rune: OneOf(MAIN_ACTIONS) for rune in RUNE_NAMES},
            **{f"{rune}_n": _N for rune in RUNE_NAMES},
            "icon": Rows(
                {
                    "track": OneOf(RESOURCE_NAMES),
                    "space": WholeNumber(1, TRACK_LENGTH - 1),
                    "does": OneOf(ICON_NAMES),
                    "n": _N,
                },
                most=TRACK_LENGTH * box.RESOURCES,
            ),
        },
        check=check_icons,
    ),
    Kind(
        "map",
        MAP_NAMES,
        {
            "width": _COORDINATE,
            "height": _COORDINATE,
            "region": Rows(
                {
                    "id": Word(),
                    "island": Word(),
                    "rune": OneOf(RUNE_NAMES),
                    "outer": _YES,
                    "x": _COORDINATE,
                    "y": _COORDINATE,
                },
                most=box.REGIONS,
            ),
            "dock": Rows(
                {
                    "id": Word(),
                    "regions": Words(),
                    "fjords": Words(),
                    "ferry": Word(),
                    "village": _YES,
                    "circled": _YES,
                },
                most=box.DOCKS,
                optional=frozenset({"ferry", "village", "circled"}),
            ),
            "open_shore": Rows({"island": Word()}, most=box.REGIONS),
        },
        check=check_map,
    ),
)


def row_of_facts(facts: Facts) -> list[int]:
    """The facts as the numbers that a match reads, at the places named in printed.py."""
    row = [0] * printed.FACTS_SIZE
    _write_mats(facts, row)
    for card in range(box.BASE_CARDS):
        _write_viking(facts, row, card)
    _write_ragnarok_cards(facts, row)
    for favor, name in enumerate(FAVOR_NAMES):
        runes = facts.words("favor", name, "runes")
        for rune, word in enumerate(RUNE_NAMES):
            row[printed.FAVOR_RUNES + box.RUNES * favor + rune] = runes.count(word)
        for resource, word in enumerate(RESOURCE_NAMES):
            row[printed.FAVOR_GIVES + box.RESOURCES * favor + resource] = facts.number("favor", name, word)
    for god, name in enumerate(GOD_NAMES):
        row[printed.BOON + god] = BOON_NAMES.index(facts.word("god", name, "boon"))
        row[printed.BOON_N + god] = facts.number("god", name, "n")
        row[printed.THEN + god] = BOON_NAMES.index(facts.word("god", name, "then"))
        row[printed.THEN_N + god] = facts.number("god", name, "then_n")
    for giant, name in enumerate(GIANT_NAMES):
        row[printed.GIANT_POINTS + giant] = facts.number("giant", name, "points")
    for mat, name in enumerate(ENEMY_MAT_NAMES):
        _write_enemy_mat(facts, row, mat, name)
    for number, name in enumerate(MAP_NAMES):
        _write_map(facts, row, printed.MAP + printed.MAP_SIZE * number, name)
    return row


def _write_mats(facts: Facts, row: list[int]) -> None:
    """The era mat, the clan mats, favor rows, points, the valkyrie mat."""
    for era, name in enumerate(ERAS):
        row[printed.HAND + era] = facts.number("era", name, "hand")
        row[printed.PASS_RIGHT + era] = int(facts.word("era", name, "pass") == "right")
        row[printed.RAID_STEEL + era] = facts.number("era", name, "raid")
        row[printed.ISLAND_POINTS + era] = facts.number("score", "score", f"island_{name}")
        row[printed.FAVOR_POINTS + era] = facts.number("score", "score", f"favor_{name}")
    for spot, name in enumerate(ERA_SPOTS):
        row[printed.SPOT_ACTION + spot] = ACTION_NAMES.index(facts.word("spot", name, "action"))
        row[printed.SPOT_N + spot] = facts.number("spot", name, "n")
    row[printed.SETTLER_FOOD] = facts.number("clan", "clan", "settler_food")
    row[printed.BOAT_WOOD] = facts.number("clan", "clan", "boat_wood")
    row[printed.TEMPLE_WOOD] = facts.number("clan", "clan", "temple_wood")
    row[printed.TEMPLE_FOOD] = facts.number("clan", "clan", "temple_food")
    row[printed.TEMPLE_STEEL] = facts.number("clan", "clan", "temple_steel")
    row[printed.ROW_BESIDES] = facts.number("favor_rows", "favor_rows", "besides")
    for resource, name in enumerate(RESOURCE_NAMES):
        row[printed.START + resource] = facts.number("clan", "clan", f"start_{name}")
    for rune, name in enumerate(RUNE_NAMES):
        row[printed.VALKYRIE_GIVES + rune] = RESOURCE_NAMES.index(facts.word("valkyrie", name, "resource"))
        row[printed.VALKYRIE_N + rune] = facts.number("valkyrie", name, "n")


def boost_of(word: str, rune: int) -> int:
    """What a number of a card with this rune grows by."""
    if word in RESOURCE_NAMES:
        return box.BY_RESOURCE + RESOURCE_NAMES.index(word)
    return box.BY_RUNE + rune_meant(word, rune) if word else box.BY_NOTHING


def rune_meant(word: str, rune: int) -> int:
    """The rune that `own`, `next` or `third` means on a card."""
    return (rune + ("own", "next", "third").index(word)) % box.RUNES


def _write_viking(facts: Facts, row: list[int], card: int) -> None:
    """A Viking card of the base game: its kind, with one of the runes."""
    rune, kind = divmod(card, box.VIKING_KINDS)
    name = VIKING_NAMES[kind]
    row[printed.RUNE + card] = rune
    row[printed.STRENGTH + card] = facts.number("viking", name, "strength")
    row[printed.TIMES + card] = facts.number("viking", name, "times")
    row[printed.STRENGTH_BY + card] = boost_of(facts.word("viking", name, "strength_by"), rune)
    row[printed.FIGHT_STEEL + card] = facts.number("viking", name, "steel")
    row[printed.LEADER + card] = ACTION_NAMES.index(facts.word("viking", name, "leader"))
    row[printed.LEADER_N + card] = facts.number("viking", name, "leader_n")
    row[printed.LEADER_BY + card] = boost_of(facts.word("viking", name, "leader_by"), rune)
    for word in facts.words("viking", name, "needs"):
        row[printed.NEEDS + box.RUNES * card + rune_meant(word, rune)] += 1
    row[printed.RUNE_ACTION + card] = ACTION_NAMES.index(facts.word("viking", name, "rune_action"))
    row[printed.RUNE_N + card] = facts.number("viking", name, "rune_n")
    for resource, word in enumerate(RESOURCE_NAMES):
        row[printed.BAG + box.RESOURCES * card + resource] = facts.number("viking", name, f"collect_{word}")


def _write_ragnarok_cards(facts: Facts, row: list[int]) -> None:
    """Valkyrie and Einherjar cards. [V-NEWCARD-1] [V-NEWCARD-2]"""
    for kind, first, names in (
        ("valkyrie_card", box.FIRST_VALKYRIE_CARD, VALKYRIE_CARD_NAMES),
        ("einherjar_card", box.FIRST_EINHERJAR_CARD, EINHERJAR_CARD_NAMES),
    ):
        is_valkyrie = kind == "valkyrie_card"
        for n, name in enumerate(names):
            card = first + n
            row[printed.RUNE + card] = box.JOKER if is_valkyrie else RUNE_NAMES.index(facts.word(kind, name, "rune"))
            row[printed.TIMES + card] = facts.number(kind, name, "times")
            row[printed.STRENGTH_BY + card] = box.BY_VALKYRIES if is_valkyrie else box.BY_GIANTS
            row[printed.LEADER + card] = ACTION_NAMES.index(facts.word(kind, name, "leader"))
            row[printed.LEADER_N + card] = facts.number(kind, name, "leader_n")
            row[printed.NEEDS_VALKYRIES + card] = facts.number(kind, name, "valkyries") if is_valkyrie else 0
            row[printed.NEEDS_GIANTS + card] = 0 if is_valkyrie else 1
            row[printed.RUNE_ACTION + card] = ACTION_NAMES.index(facts.word(kind, name, "rune_action"))
            row[printed.RUNE_N + card] = facts.number(kind, name, "rune_n")


def _write_enemy_mat(facts: Facts, row: list[int], mat: int, name: str) -> None:
    """An enemy mat. [V-SOLO-2]"""
    row[printed.CHIEFTAIN_SAIL + mat] = facts.number("enemy_mat", name, "sail")
    row[printed.MAT_SETTLERS + mat] = facts.number("enemy_mat", name, "settlers")
    row[printed.MAT_BOATS + mat] = facts.number("enemy_mat", name, "boats")
    row[printed.MAT_TEMPLES + mat] = facts.number("enemy_mat", name, "temples")
    for rune, word in enumerate(RUNE_NAMES):
        row[printed.MAT_ACTION + box.RUNES * mat + rune] = ACTION_NAMES.index(facts.word("enemy_mat", name, word))
        row[printed.MAT_N + box.RUNES * mat + rune] = facts.number("enemy_mat", name, f"{word}_n")
    for icon in facts.rows("enemy_mat", name, "icon"):
        track = RESOURCE_NAMES.index(str(icon["track"]))
        place = TRACK_LENGTH * (box.RESOURCES * mat + track) + cast(int, icon["space"])
        row[printed.ICON + place] = ICON_NAMES.index(str(icon["does"])) + 1
        row[printed.ICON_N + place] = cast(int, icon["n"])


def _write_map(facts: Facts, row: list[int], start: int, name: str) -> None:
    """A map as sets: what lies beside what. [V-GEN-6]"""
    regions, docks = facts.rows("map", name, "region"), facts.rows("map", name, "dock")
    fjords = fjordnames(docks)
    number = {str(region["id"]): n for n, region in enumerate(regions)}
    dock_number = {str(dock["id"]): n for n, dock in enumerate(docks)}
    row[start + printed.REGIONS] = len(regions)
    row[start + printed.DOCKS] = len(docks)
    row[start + printed.FJORDS] = len(fjords)
    height, width = facts.number("map", name, "height"), facts.number("map", name, "width")
    for n, region in enumerate(regions):
        row[start + printed.RUNE_OF + n] = RUNE_NAMES.index(str(region["rune"]))
        row[start + printed.EASTING + n] = cast(int, region["x"])
        row[start + printed.OUTER] |= int(region["outer"] == "yes") << n
        row[start + printed.TOP] |= int(2 * cast(int, region["y"]) > height) << n
        row[start + printed.WEST] |= int(2 * cast(int, region["x"]) < width) << n
        for other, beside in enumerate(regions):
            if other != n and beside["island"] == region["island"]:  # a border
                row[start + printed.BESIDE + n] |= 1 << other
    for n, dock in enumerate(docks):
        served = [number[region] for region in names(dock["regions"])]
        row[start + printed.VILLAGES] |= int(dock.get("village") == "yes") << n
        row[start + printed.CIRCLED] |= int(dock.get("circled") == "yes") << n
        for here in served:
            row[start + printed.SERVES + n] |= 1 << here
            row[start + printed.SHORE_OF + here] |= 1 << n
        sides = [fjords.index(fjord) for fjord in names(dock["fjords"])]
        for fjord in sides:
            row[start + printed.OPENS + n] |= 1 << fjord
            row[start + printed.QUAYS + fjord] |= 1 << n
        row[start + printed.WATERS + sides[0]] |= 1 << sides[1]
        row[start + printed.WATERS + sides[1]] |= 1 << sides[0]
        if "ferry" in dock:
            other_end = dock_number[str(dock["ferry"])]
            row[start + printed.FERRY + n] = other_end + 1
            for here in served:
                for there in names(docks[other_end]["regions"]):
                    row[start + printed.BESIDE + here] |= 1 << number[there]
    _write_shores(facts, row, start, name)


def _write_shores(facts: Facts, row: list[int], start: int, name: str) -> None:
    """Which dock follows which along the shore; an open shore ends at the edge of the map. [V-SOLO-10]"""
    regions, docks = facts.rows("map", name, "region"), facts.rows("map", name, "dock")
    islands = {str(region["id"]): str(region["island"]) for region in regions}
    is_open = {str(shore["island"]) for shore in facts.rows("map", name, "open_shore")}
    for island in dict.fromkeys(islands.values()):
        shore = [n for n, dock in enumerate(docks) if islands[names(dock["regions"])[0]] == island]
        # They are listed counter-clockwise, so the next one clockwise stands before.
        for here, following in zip(shore, shore[1:] + shore[:1], strict=True):
            if here != following and not (island in is_open and following == shore[0]):
                row[start + printed.SHORE_NEXT + following] = here + 1
                row[start + printed.SHORE_BEFORE + here] = following + 1


def refuse(facts: Facts, file: str) -> None:
    """Refuse maps on which one or two could not play: the enemy has its islands and its dock. [V-TWO-1] [V-SOLO-3]"""
    for name in MAPS_FOR_ONE:
        outer = sum(region["outer"] == "yes" for region in facts.rows("map", name, "region"))
        if outer != OUTER_REGIONS:
            raise BadFacts("facts-map-outer", file, table=f"map {name}", n=outer, wanted=OUTER_REGIONS)
        if not any(dock.get("circled") == "yes" for dock in facts.rows("map", name, "dock")):
            raise BadFacts("facts-map-circled", file, table=f"map {name}")


BOOK: Final = FactBook("meadhall.games.vikings", KINDS, row_of_facts, refuse)
