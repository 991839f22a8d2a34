"""Tiny Epic Vikings in the terminal: the chart of the sea, what stands beside the options, and pages that fit."""

from __future__ import annotations

import io
import random
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from tests.games.vikings.sea import BLUE, GREEN, RED, Sea, sea
from tests.terminal.window import Sheet, Window

import meadhall
from meadhall.games.vikings.documents.facts import ids_on, names
from meadhall.games.vikings.game import GAME
from meadhall.games.vikings.rules.actions import boosted
from meadhall.games.vikings.rules.battles import strength
from meadhall.games.vikings.rules.turns import has_runes, meets_condition
from meadhall.games.vikings.table import on
from meadhall.games.vikings.table.names import CARD_NAMES, DOCK_NAMES, FJORD_NAMES, MAP_NAMES, REGION_NAMES
from meadhall.kernel.matches.match import Match
from meadhall.terminal.drawings import drawing_of
from meadhall.terminal.page import whole_page
from meadhall.terminal.screen import Screen
from meadhall.terminal.session import Session
from meadhall.terminal.vikings.chart import Chart, Place, lay_out, neighbours
from meadhall.terminal.vikings.sea import TOO_WIDE, SeaPage, waters_of
from meadhall.terminal.vikings.words import MET, VikingsWords
from meadhall.text import LANGUAGES, say

PLACES = frozenset((*REGION_NAMES, *DOCK_NAMES, *FJORD_NAMES))
MODES: dict[str, tuple[int, dict[str, Any]]] = {
    "four": (4, {}),
    "three-ragnarok": (3, {"ragnarok": True}),
    "two": (2, {}),
    "one": (1, {"enemy_mat": "base_2"}),
    "one-ragnarok": (1, {"ragnarok": True, "enemy_mat": "ragnarok_3"}),
    "four-ragnarok-face-down": (4, {"ragnarok": True, "favors_up": False, "return_up": False}),
}
MOST_BESIDE_A_CHART = 24  # options; above more of them the map is told line by line
ODD_SIZES = ((60, 20), (40, 15), (100, 30), (120, 40), (200, 60), (33, 12))


def page(match: Match, seat: int, lang: str, columns: int = 80, rows: int = 24) -> Sheet:
    """The page of a question in a window."""
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=columns, height=rows, markup=False, highlight=False)
    kinds = ["you" if each == seat else "random" for each in range(match.seats)]
    session = Session(match, kinds, {}, Screen(console, lang), [])
    session.news = match.events(seat)[-40:]
    session.is_new = False
    session.show_page(seat)
    sheet = Sheet(columns, rows)
    sheet.write(out.getvalue() + say(lang, "play-prompt") + " ")
    return sheet


def table(match: Match, seat: int, lang: str = "en", width: int = 100) -> str:
    """The whole table as a seat sees it."""
    parts = drawing_of(match).parts(match, seat, lang, ["you"] * match.seats)
    return "".join(f"{line.plain}\n" for line in whole_page(parts, width)).replace("\u00a0", " ")


def hints(match: Match, seat: int, lang: str = "en", brief: bool = False) -> dict[str, str]:
    """What stands beside each option of a seat."""
    answers = [match.game.vocabulary.answer(word) for word in match.options(seat)]
    told = {answer.name: drawing_of(match).hint(match, seat, answer, lang, brief) for answer in answers}
    return {name: hint.replace("\u00a0", " ") for name, hint in told.items()}


def hint(t: Sea, seat: int, said: str) -> str:
    """What stands beside one option."""
    return hints(t.match, seat)[t.inside(said)]


# --- the chart -------------------------------------------------------------------------------------------------


def chart_of(map_name: str, columns: int, inner: int) -> Chart | None:
    """A map of the stand-in set laid out."""
    return lay_out(waters_of(GAME.facts({}), map_name, 1, 4, False), columns, inner)


def cells_of(chart: Chart) -> dict[Place, str]:
    """What is drawn at each place of a chart, apart from routes."""
    cells: dict[Place, str] = {}
    labels = [(f"dock {n}", label) for n, label in enumerate(chart.docks)]
    labels += [(f"fjord {n}", label) for n, label in enumerate(chart.fjords)]
    for box in chart.boxes:
        for row in range(box.top, box.bottom + 1):
            for column in range(box.left, box.right + 1):
                is_frame = row in (box.top, box.bottom) or column in (box.left, box.right)
                assert (row, column) not in cells
                cells[row, column] = "frame" if is_frame else "land"
    for name, label in labels:
        for column in range(label.column, label.column + label.columns):
            assert cells.get((label.row, column), "frame") == "frame", name
            cells[label.row, column] = name
    return cells


@pytest.mark.parametrize("inner", [1, 2, 3])
@pytest.mark.parametrize("columns", [80, 100, 120, 160])
@pytest.mark.parametrize("map_name", MAP_NAMES)
def test_a_chart_has_a_place_for_everything(map_name: str, columns: int, inner: int) -> None:
    chart = chart_of(map_name, columns, inner)
    if chart is None:  # with more rows within each island it may be too large
        assert inner == 3 or (columns, map_name) == (80, "base_4")
        return
    cells = cells_of(chart)
    assert not chart.dots & cells.keys()
    assert all(0 <= row < chart.rows and 0 <= column < columns for row, column in (*cells, *chart.dots))
    assert chart.rows <= {1: 14, 2: 17, 3: 21}[inner]


@pytest.mark.parametrize("columns", [80, 100, 120])
@pytest.mark.parametrize("map_name", MAP_NAMES)
def test_every_fjord_lies_between_its_own_routes(map_name: str, columns: int) -> None:
    """From the name of a fjord one reaches, over water, the routes of its docks and no others."""
    chart = chart_of(map_name, columns, 1)
    assert chart is not None
    facts = GAME.facts({})
    docks = facts.rows("map", map_name, "dock")
    fjords = ids_on(facts, map_name, "fjord")
    cells = cells_of(chart)
    of_fjords = {place for place, name in cells.items() if name.startswith("fjord")}
    beside_land = {f"dock {n}" for n, label in enumerate(chart.docks) if (label.row, label.column) in outside(chart)}
    for n, label in enumerate(chart.fjords):
        ahead = [(label.row, label.column)]
        water = set(ahead)
        met: set[str] = set()
        while ahead:
            for place in neighbours(ahead.pop()):
                inside = 0 <= place[0] < chart.rows and 0 <= place[1] < columns
                if place in cells and cells[place] in beside_land:
                    met.add(cells[place])
                if not inside or place in water or place in chart.dots or (place in cells and place not in of_fjords):
                    continue
                water.add(place)
                ahead.append(place)
        assert {cells[place] for place in water & of_fjords} == {f"fjord {n}"}  # no other fjord in the same water
        own = {f"dock {k}" for k, dock in enumerate(docks) if fjords[n] in names(dock["fjords"])}
        assert met <= own, (fjords[n], met - own)


def outside(chart: Chart) -> set[Place]:
    """All places that are not in an island or its frame."""
    land = {
        (row, column)
        for box in chart.boxes
        for row in range(box.top, box.bottom + 1)
        for column in range(box.left, box.right + 1)
    }
    return {(row, column) for row in range(chart.rows) for column in range(chart.columns)} - land


def test_the_chart_stays_as_it_is_while_a_game_goes_on() -> None:
    match = meadhall.new("vikings", seats=4, seed=2)
    luck = random.Random(2)
    frames = set()
    while not match.over:
        seat = match.asked[0]
        if luck.random() < 0.05:
            lines = SeaPage(VikingsWords(match, "en"), match.picture(seat)).chart(80, inner=1)
            frames.add(
                tuple(
                    (k, j) for k, line in enumerate(lines) for j, letter in enumerate(line.plain) if letter in "╭╮╰╯"
                )
            )
        match.answer(seat, luck.choice(match.options(seat)))
    assert len(frames) == 1


def test_a_map_of_a_pack_is_drawn_by_its_own_names() -> None:
    pack = (
        'title = "Skerries"\nversion = "1"\n[[map]]\nid = "base_3"\nwidth = 60\nheight = 40\n'
        + region("Nes", "fehu", 10, 30)
        + region("Ey", "hagalaz", 50, 30)
        + region("Vik", "pertho", 30, 5)
        + dock("n1", "Nes", "west north", "e1", village=True, circled=True)
        + dock("n2", "Nes", "west south", "v1")
        + dock("e1", "Ey", "west north", "n1", circled=True)
        + dock("e2", "Ey", "west east", "v2", village=True)
        + dock("v1", "Vik", "west south", "n2", circled=True)
        + dock("v2", "Vik", "west east", "e2")
        + "".join(f'[[map.open_shore]]\nisland = "{island}"\n' for island in ("Nes", "Ey", "Vik"))
    )
    match = meadhall.new("vikings", seats=3, seed=1, options={"facts": pack})
    told = table(match, match.asked[0], width=80)
    assert "╭" in told
    for name in ("Nes ᚠ", "Ey ᚺ", "Vik ᛈ", "n1:⌂", "n2", "e1", "e2:⌂", "v1", "v2", "north", "west", "south", "east"):
        assert name in told, name


def region(id: str, rune: str, x: int, y: int) -> str:
    """A region of a pack."""
    return f'[[map.region]]\nid = "{id}"\nisland = "{id}"\nrune = "{rune}"\nouter = "yes"\nx = {x}\ny = {y}\n'


def dock(id: str, region: str, fjords: str, ferry: str, village: bool = False, circled: bool = False) -> str:
    """A dock of a pack."""
    sides = ", ".join(f'"{fjord}"' for fjord in fjords.split())
    more = ('village = "yes"\n' if village else "") + ('circled = "yes"\n' if circled else "")
    return f'[[map.dock]]\nid = "{id}"\nregions = ["{region}"]\nfjords = [{sides}]\nferry = "{ferry}"\n{more}'


def test_the_chart_tells_who_is_where() -> None:
    t = sea(
        boats={BLUE: "A-B", RED: "F4 F4", GREEN: "F10"},
        settlers={BLUE: "A A A", RED: "A D"},
        temples={RED: "D"},
        burnt="A-B",
    )
    told = table(t.match, BLUE)
    assert "A ᚠ[1]" in told
    assert "1=5 3S 2=1 S" in told
    assert "D ᚺ[2]" in told
    assert "2=5 ST" in told
    assert "A-B:1" in told
    assert "A-D:⌂" in told
    assert "F4:22" in told
    assert "F10:3" in told


def test_the_chart_of_ragnarok_tells_giants_valkyries_and_docks_of_two_regions() -> None:
    t = sea(ragnarok=True, valkyries={BLUE: "fehu@K"}, calm="N", settlers={BLUE: "K"})
    told = table(t.match, BLUE)
    assert "K ᚠ[1] G" in told
    assert "1=3 SV" in told
    assert "N ᚺ " in told
    assert "L-M&:⌂" in told


def test_what_can_be_chosen_stands_out_on_the_chart() -> None:
    t = sea(hands={BLUE: "helmsman_fehu"}, boats={BLUE: "F1"}).answer(BLUE, "play helmsman_fehu")
    offered = frozenset(name for word in t.match.options(BLUE) for _, name in GAME.vocabulary.answer(word).objects)
    assert t.names["F1"] in offered
    lines = SeaPage(VikingsWords(t.match, "en"), t.match.picture(BLUE), offered).chart(80, inner=1)
    marked = {line.plain[span.start : span.end] for line in lines for span in line.spans if span.style == "reverse"}
    assert "".join(sorted(marked)) == "1F"


def test_there_is_no_chart_where_it_has_no_room() -> None:
    match = meadhall.new("vikings", seats=4, seed=2)
    (line,) = SeaPage(VikingsWords(match, "en"), match.picture(0)).chart(40, inner=1)
    assert line.cell_len == TOO_WIDE


# --- the table ---------------------------------------------------------------------------------------------------


def test_gods_tell_their_fury_and_what_their_runes_are_worth() -> None:
    match = sea(gods=("odin", "thor", "frigg"), fury=(3, 5, 1)).match
    told = " ".join(table(match, BLUE).split())
    assert (
        "ᚺ Hagalaz Thor* · Fury 5 · each island rune 6, each rune on a favor card 3 · Boon: Smite a Settler nearby"
        in told
    )
    assert "ᚠ Fehu Odin* · Fury 3 · each island rune 4, each rune on a favor card 2" in told


def test_a_battle_tells_its_prize_and_only_the_own_card() -> None:
    t = sea(
        fighters={BLUE: "scout_fehu", RED: "skald_pertho"},
        starter=RED,
        prize="favor_1",
        hands={GREEN: "seer_pertho"},
        active=GREEN,
    )
    assert "Battle – for" in table(t.match, BLUE)
    told = " ".join(table(t.match, BLUE).split())
    assert "Player 1 (Scout ᚠ · Strength 3), Player 2 (face down)" in told
    assert "Scout" not in table(t.match, RED)
    assert "Player 1 (face down)" in table(t.match, GREEN)


def test_the_mat_of_the_enemy_tells_tracks_icons_and_its_boat() -> None:
    match = meadhall.new("vikings", seats=1, seed=3, options={"enemy_mat": "base_2"})
    told = table(match, 0, width=100)
    assert "Enemy (base game 2: normal) – Points 0 · Chieftain Boat " in told
    assert "Wood – [0] 1" in told
    assert "@" in told
    assert "Enemy mat – Chieftain Boat: " in told


def test_the_hand_is_told_to_its_owner_only() -> None:
    t = sea(hands={BLUE: "helmsman_fehu", RED: "seer_pertho"}, active=RED)
    assert "Hand (Helmsman ᚠ) – " in table(t.match, BLUE)
    for seat in (RED, GREEN, meadhall.SPECTATOR):
        assert "Helmsman" not in table(t.match, seat)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_final_scoring_adds_up(mode: str, lang: str) -> None:
    seats, options = MODES[mode]
    match = played(meadhall.new("vikings", seats=seats, seed=4, options=options))
    rows = [line.plain.split() for line in whole_page([drawing_of(match).scores(match, lang)], 120)]
    columns = 2 if seats == 1 else seats  # alone the enemy is scored too
    numbers = [row[-columns:] for row in rows]
    *scored, total = [list(map(int, row)) for row in numbers if row and all(each.isdecimal() for each in row)]
    assert total[:seats] == list(match.scores)
    assert [sum(column) for column in zip(*scored, strict=True)] == total


def played(match: Match) -> Match:
    """A match to its end, by chance."""
    luck = random.Random(4)
    while not match.over:
        match.answer(match.asked[0], luck.choice(match.options(match.asked[0])))
    return match


# --- beside the options --------------------------------------------------------------------------------------------


def test_a_card_tells_what_it_does_now() -> None:
    t = sea(hands={BLUE: "raider_fehu champion_hagalaz"}, rows={BLUE: "skald_fehu"}, resources={BLUE: (2, 3, 0)})
    assert hint(t, BLUE, "play raider_fehu") == f"Sail 2 · ᚠᚠ{MET} Smite a Settler"
    assert hint(t, BLUE, "fight raider_fehu") == "Strength 4"
    assert hint(t, BLUE, "fight champion_hagalaz") == "Strength 2, 1 steel to fight ✗"


@pytest.mark.parametrize("mode", ["four", "three-ragnarok"])
def test_what_a_card_does_now_is_what_the_rules_say(mode: str) -> None:
    seats, options = MODES[mode]
    luck = random.Random(6)
    match = meadhall.new("vikings", seats=seats, seed=6, options=options)
    compared = impossible = 0
    while not match.over:
        seat = match.asked[0]
        picture: Any = match.picture(seat)
        words, own = VikingsWords(match, "en"), picture["players"][seat]
        for card in own["hand"] if luck.random() < 0.2 else ():
            state = match.state()
            number = CARD_NAMES.index(card)
            state.at[on.ROW + seat] = int(state.at[on.ROW + seat]) | 1 << number
            assert words.strength(card, own).split(",")[0] == f"Strength {strength(state, seat, number)}"
            leads = words.leader(card, own)
            assert leads.removesuffix("✗").removesuffix(f" {boosted(state, seat, number)}").isalpha()
            if leads.endswith("✗") and match.parse(f"play {card}") in match.options(seat):
                trial = meadhall.from_position(match.position(), seed=1)
                trial.answer(seat, f"play {card}")
                assert "nothing-comes" in [event.kind for event in trial.events(seat)]
                impossible += 1
            is_met = bool(has_runes(state, seat, number) and meets_condition(state, seat, number))
            assert words.is_met(card, own) == is_met
            compared += 1
        match.answer(seat, luck.choice(match.options(seat)))
    assert compared > 50
    assert impossible > 0


def test_docking_tells_who_is_there_and_who_is_pushed() -> None:
    t = sea(hands={BLUE: "helmsman_fehu"}, boats={BLUE: "F4", RED: "A-B"}, settlers={RED: "A A"}, era=1)
    t.answer(BLUE, "play helmsman_fehu", "sail_in F4")
    assert hint(t, BLUE, "dock_at A-B") == "A ᚠ[2] 2=4 2S · ⌂ Village · Boat of Player 2"
    assert hint(t, BLUE, "sail_to F1") == "A-B:⌂2 B-rand:⌂ B-A · B: 3"
    t.answer(BLUE, "dock_at A-B")
    t.answer(RED, "push_to F1")
    assert hint(t, BLUE, "deploy A 3") == "A ᚠ[2] 1=2 → 5, 2=2 · Food 3 → 0"
    assert hint(t, BLUE, "raid") == "Steel 2 → 1 · Villages 0 → 1"


def test_exploring_and_building_tell_the_influence_they_bring() -> None:
    t = sea(hands={BLUE: "scout_fehu shipwright_fehu"}, settlers={BLUE: "A A", RED: "B"}, resources={BLUE: (5, 2, 0)})
    t.answer(BLUE, "play scout_fehu")
    assert hint(t, BLUE, "explore A B") == "B ᛈ[2] 1=0 → 1, 2=1"
    t = sea(hands={BLUE: "shipwright_fehu"}, settlers={BLUE: "A A"}, resources={BLUE: (5, 2, 2)})
    t.answer(BLUE, "play shipwright_fehu")
    assert hint(t, BLUE, "build_temple A") == "Wood 5 → 1 · Food 2 → 1 · Steel 2 → 0 · A ᚠ[1] 1=2 → 6"
    assert hint(t, BLUE, "build_boat A-D") == "Wood 5 → 2 · A ᚠ[1] 1=2 → 4"


def test_a_prize_tells_its_runes_and_its_bag() -> None:
    t = sea(hands={BLUE: "raider_fehu"}).answer(BLUE, "fight raider_fehu")
    for end, favor in (("top_left", t.row(0)[0]), ("bottom_right", t.row(1)[-1])):
        assert hint(t, BLUE, f"fight_for {end}") == VikingsWords(t.match, "en").favor(favor).replace("\u00a0", " ")


def test_the_enemy_of_two_is_told_on_the_chart() -> None:
    told = table(sea(2).match, BLUE)
    assert "E=6 2ST" in told


@pytest.mark.parametrize("mode", MODES)
def test_every_hint_of_a_game_can_be_said_and_names_differ(mode: str) -> None:
    seats, options = MODES[mode]
    luck, langs = random.Random(5), cycle(LANGUAGES)
    match = meadhall.new("vikings", seats=seats, seed=5, options=options)
    said = 0
    while not match.over:
        seat = match.asked[0]
        if luck.random() < 0.3:
            lang = next(langs)
            said += sum(bool(words) for words in hints(match, seat, lang, brief=luck.random() < 0.5).values())
            answers = [match.game.vocabulary.answer(word) for word in match.options(seat)]
            assert len({drawing_of(match).short_name(match, answer, lang) for answer in answers}) == len(answers)
        match.answer(seat, luck.choice(match.options(seat)))
    assert said > 50


@pytest.mark.parametrize("mode", MODES)
def test_a_page_tells_nothing_that_a_seat_does_not_know(mode: str) -> None:
    """Deal anew what a seat cannot know: nothing on its page may change."""
    seats, options = MODES[mode]
    luck, world = random.Random(4), meadhall.Luck(9)
    match = meadhall.new("vikings", seats=seats, seed=4, options=options)
    compared = 0
    for turn in range(200):
        if match.over:
            break
        seat = match.asked[0]
        if turn % 12 == 11:
            state = match.game.imagine(match.view(seat).state, seat, world)
            other = meadhall.from_position(match.game.position(state, match.game_options))
            assert hints(other, seat) == hints(match, seat)
            assert table(other, seat) == table(match, seat)
            compared += 1
        match.answer(seat, luck.choice(match.options(seat)))
    assert compared > 2


# --- pages that fit ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_every_page_of_a_game_fits_its_window_and_has_the_map_where_a_place_is_asked_for(mode: str) -> None:
    seats, options = MODES[mode]
    luck, langs, sizes = random.Random(8), cycle(LANGUAGES), cycle(ODD_SIZES)
    match = meadhall.new("vikings", seats=seats, seed=8, options=options)
    pages = places = 0
    while not match.over:
        seat = match.asked[0]
        if len(match.options(seat)) > 1 and (seat == 0 or luck.random() < 0.1):
            lang = next(langs)
            check_fits(match, seat, lang, 80, 24)
            places += check_map(match, seat, lang)
            if luck.random() < 0.15:
                check_fits(match, seat, lang, *next(sizes))
            pages += 1
        match.answer(seat, luck.choice(match.options(seat)))
    assert pages > 25
    assert places > 3


def check_fits(match: Match, seat: int, lang: str, columns: int, rows: int) -> None:
    """No page is higher or wider than its window."""
    sheet = page(match, seat, lang, columns, rows)
    assert sheet.gone == 0, "\n".join(sheet.lines)
    assert not sheet.too_wide
    assert all(cell_len(line) <= columns for line in sheet.lines)


def check_map(match: Match, seat: int, lang: str) -> bool:
    """Where a place is asked for, the map is above the question, and every place offered is on it by its name."""
    answers = [match.game.vocabulary.answer(word) for word in match.options(seat)]
    asked = {(kind.removesuffix("_to"), name) for each in answers for kind, name in each.objects if name in PLACES}
    if not asked:
        return False
    shown = "\n".join(page(match, seat, lang).lines)
    above = shown.partition(match.prompt(lang)[:12])[0]
    words = VikingsWords(match, lang)
    assert "╭" in above or len(answers) > MOST_BESIDE_A_CHART, shown
    for kind, name in asked:
        assert words.place(kind, name) in above, (name, shown)
    return True


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_can_be_played_in_a_window(lang: str) -> None:
    for lesson in GAME.lessons().values():
        match = meadhall.from_position(lesson.start, seed=lesson.seed)
        for step in lesson.steps:
            for answer in step.answers:
                if step.text:
                    check_fits(match, step.seat, lang, 80, 24)
                    check_map(match, step.seat, lang)
                    assert match.parse(answer) in match.options(step.seat)
                match.answer(step.seat, answer)


@pytest.mark.flaky(reruns=2, reruns_delay=1)
@pytest.mark.parametrize(
    ("mode", "lang", "columns", "rows"),
    [("four", "en", 80, 24), ("two", "fr", 80, 24), ("one-ragnarok", "ja", 80, 24), ("three-ragnarok", "en", 40, 15)],
)
def test_a_whole_game_in_a_real_window(tmp_path: Path, mode: str, lang: str, columns: int, rows: int) -> None:
    seats, options = MODES[mode]
    line = [
        "play",
        "vikings",
        "--seed",
        "11",
        "--lang",
        lang,
        "--seats",
        ",".join(["you", *["random"] * (seats - 1)]),
    ]
    for name, value in options.items():
        line += ["--option", f"{name}={value}".lower()]
    window = Window(line, columns, rows, tmp_path)
    luck = random.Random(columns)
    pages = 0
    while window.read():
        shown = "\n".join(window.sheet.lines)
        assert window.sheet.gone == 0, shown
        assert not window.sheet.too_wide
        pages += 1
        window.type("yes" if "meadhall-vikings-" in shown else str(luck.randint(1, 5)))
    assert window.close() == 0, "\n".join(window.sheet.lines)
    assert pages > 20
    assert list(tmp_path.glob("meadhall-vikings-*.json"))
