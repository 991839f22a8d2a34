"""The facts: what is printed on the components, where it comes from, and how a pack replaces it."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import meadhall
from meadhall.games.champions.documents.facts import BOOK, KINDS, row_of_facts
from meadhall.games.champions.rules.setup import DICE
from meadhall.games.champions.table import box, printed
from meadhall.games.champions.table.names import NAMES
from meadhall.kernel.documents.fact_places import find_lines
from meadhall.kernel.documents.facts import LARGEST_FILE, LONGEST_LINE, BadFacts, read_sheet, read_text
from meadhall.kernel.documents.printed import Facts

ROOT = Path(__file__).parents[3]
OWN_TEXT = (ROOT / "src/meadhall/games/champions/facts.toml").read_text("utf-8")
OWN = tomllib.loads(OWN_TEXT)
EXAMPLE = ROOT / "examples/facts-pack.toml"


def enemy(name: str, facts: Facts | None = None) -> tuple[int, int, int, int, int, int]:
    """Attack, defense, glory, spoils, barred die +1 and colour of an enemy card."""
    row = row_of_facts(facts or BOOK.own())
    n = NAMES["enemy"].index(name)
    attack, defense, glory, spoils, barred, colour = (
        row[place + n]
        for place in (printed.ATTACK, printed.DEFENSE, printed.WORTH, printed.SPOILS, printed.BARRED, printed.COLOUR)
    )
    return attack, defense, glory, spoils, barred, colour


def refusal(text: str) -> str:
    """The sentence with which a pack is refused."""
    with pytest.raises(BadFacts) as caught:
        BOOK.with_pack(text, "my.toml")
    return str(caught.value)


def own_refusal(old: str, new: str) -> str:
    """The sentence with which the game's own file is refused after a change."""
    assert old in OWN_TEXT
    with pytest.raises(BadFacts) as caught:
        read_sheet(OWN_TEXT.replace(old, new, 1), "facts.toml", KINDS)
    return str(caught.value)


# --- the row ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "printed"),
    [
        ("hill_troll_1", (1, 3, 3, 1, 0, 0)),
        ("hill_troll_2", (1, 3, 3, 1, 0, 0)),
        ("marsh_troll_1", (2, 3, 5, 1, box.SWORD + 1, 0)),
        ("iron_troll_2", (2, 4, 6, 2, box.AXE + 1, 0)),
        ("elder_troll_2", (3, 4, 7, 2, 0, 0)),
        ("barrow_thrall_red", (1, 2, 3, 2, 0, box.RED)),
        ("draugr_warlord_blue", (2, 4, 6, 4, 0, box.BLUE)),
        ("cursed_guard_yellow", (2, 3, 6, 3, box.AXE + 1, box.YELLOW)),
        ("barrow_king_red", (3, 3, 7, 4, box.SPEAR + 1, box.RED)),
        ("sea_wolf_red", (2, 4, 8, 1, 0, box.RED)),
        ("storm_eagle_yellow", (3, 4, 10, 2, box.SWORD + 1, box.YELLOW)),
        ("great_wyrm_blue", (4, 5, 13, 2, 0, box.BLUE)),
        ("deep_dragon_blue", (3, 6, 14, 2, box.SWORD + 1, box.BLUE)),
        ("serpent_spawn_yellow", (4, 6, 15, 3, 0, box.YELLOW)),
        ("kraken", (2, 3, 3, 0, 0, 0)),
    ],
)
def test_an_enemy_card_is_as_printed(name: str, printed: tuple[int, ...]) -> None:
    assert enemy(name) == printed


def test_enemies_are_numbered_as_the_places_of_the_row_say() -> None:
    assert NAMES["enemy"][box.FIRST_DRAUGR] == "barrow_thrall_red"
    assert NAMES["enemy"][box.FIRST_MONSTER] == "sea_wolf_red"
    assert NAMES["enemy"][box.KRAKEN] == "kraken"
    assert len(row_of_facts(BOOK.own())) == printed.FACTS_SIZE


def test_dice_show_their_faces() -> None:
    row = row_of_facts(BOOK.own())
    assert row[printed.SIDES : printed.SIDES + 18] == [
        *(box.BLANK, box.BLANK, box.BLANK, box.HIT, box.TWO_HITS, box.SHIELD),
        *(box.BLANK, box.BLANK, box.HIT, box.TWO_HITS, box.SHIELD, box.SHIELD),
        *(box.BLANK, box.BLANK, box.HIT, box.HIT, box.TWO_HITS, box.TWO_HITS),
    ]


def test_runes_and_destinies_are_worth_what_is_printed() -> None:
    row = row_of_facts(BOOK.own())
    assert row[printed.RUNE_WORTH : printed.RUNE_WORTH + 10] == [1, 2, 2, 3, 3, 2, 2, 3, 1, 3]
    assert row[printed.ALONE : printed.ALONE + 12] == [6, 6, 6, 5, 7, 4, 5, 5, 4, 4, 7, 6]
    assert row[printed.TIED : printed.TIED + 12] == [3, 3, 3, 2, 3, 2, 2, 2, 2, 2, 3, 3]


def test_journeys_have_their_kinds() -> None:
    row = row_of_facts(BOOK.own())
    quiet = [box.ALL_QUIET] * 8
    others = [kind for kind in (box.KRAKEN_CARD, box.LOST, box.NO_WIND, box.STORM, box.WHIRLPOOL) for _ in range(2)]
    assert row[printed.JOURNEY_KIND : printed.JOURNEY_KIND + 18] == quiet + others


def test_merchant_ships_bring_their_cargo() -> None:
    row = row_of_facts(BOOK.own())
    assert row[printed.CARGO : printed.CARGO + 5] == [0, 0, 0, 3, 0]
    assert row[printed.CARGO + 4 * 5 : printed.CARGO + 5 * 5] == [2, 0, 0, 1, 0]
    assert row[printed.CARGO + 7 * 5 : printed.CARGO + 8 * 5] == [0, 0, 1, 0, 0]


def test_private_longships_are_as_printed() -> None:
    row = row_of_facts(BOOK.own())
    assert row[printed.SHIP_WOOD : printed.SHIP_WOOD + 4] == [2, 3, 3, 4]
    assert row[printed.SHIP_COINS : printed.SHIP_COINS + 4] == [1, 1, 2, 3]
    assert row[printed.SHIP_WORTH : printed.SHIP_WORTH + 4] == [3, 4, 5, 7]
    assert row[printed.CAPACITY + 2 : printed.CAPACITY + 6] == [6, 8, 9, 12]


@pytest.mark.rule("C-SETUP-3")
def test_two_private_longships_are_for_any_number_of_players() -> None:
    row = row_of_facts(BOOK.own())
    assert row[printed.SHIP_SEATS : printed.SHIP_SEATS + 4] == [2, 2, 3, 4]


@pytest.mark.rule("C-TOWN-12")
@pytest.mark.rule("C-TOWN-13")
def test_the_public_longships_carry_five_and_ten() -> None:
    row = row_of_facts(BOOK.own())
    assert row[printed.CAPACITY : printed.CAPACITY + 2] == [5, 10]


@pytest.mark.rule("C-JOURNEY-4")
def test_the_kraken_is_worth_three_glory() -> None:
    assert row_of_facts(BOOK.own())[printed.WORTH + box.KRAKEN] == 3


# --- counts and sources -----------------------------------------------------------------------------------


@pytest.mark.rule("C-GEN-2")
def test_there_are_12_swordsmen_12_spearmen_and_10_axemen() -> None:
    assert [(die["id"], die["count"]) for die in OWN["die"]] == [("sword", 12), ("spear", 12), ("axe", 10)]
    assert tuple(die["count"] for die in OWN["die"]) == DICE


def test_there_are_as_many_cards_as_in_the_box() -> None:
    assert sum(troll["copies"] for troll in OWN["troll"]) == 16 == box.TROLL_CARDS
    assert 3 * len(OWN["draugr"]) == 21 == box.DRAUGR_CARDS
    assert 3 * len(OWN["monster"]) == 36 == box.MONSTER_CARDS
    assert sum(journey["copies"] for journey in OWN["journey"]) == 18 == box.JOURNEY_CARDS
    assert len(OWN["destiny"]) == 12 == box.DESTINY_CARDS
    assert len(OWN["rune"]) == 10 == box.RUNE_CARDS
    assert len(OWN["merchant"]) == 8 == box.MERCHANT_CARDS
    printed = BOOK.own().printed
    assert [len(printed[kind]) for kind in ("troll", "draugr", "monster", "merchant")] == [16, 21, 36, 8]


def test_stand_ins_are_told_apart() -> None:
    facts = BOOK.own()
    assert facts.is_stand_in("troll", "hill_troll", "attack")
    assert facts.is_stand_in("troll", "hill_troll_2", "barred")
    assert facts.is_stand_in("kraken", "kraken", "attack")
    assert not facts.is_stand_in("kraken", "kraken", "glory")
    assert facts.is_stand_in("draugr", "draugr_warlord", "defense")
    assert not facts.is_stand_in("draugr", "draugr_warlord_red", "glory")
    assert not facts.is_stand_in("draugr", "draugr_warlord_red", "coins")
    assert not facts.is_stand_in("rune", "gifts", "glory")
    assert not facts.is_stand_in("private_ship", "dreki", "seats")
    with pytest.raises(KeyError, match="there is no troll called sea_troll"):
        facts.is_stand_in("troll", "sea_troll", "attack")


def test_stand_ins_can_be_listed() -> None:
    told = BOOK.own().stand_ins()
    assert "troll hill_troll: attack, defense, glory, wood, barred" in told
    assert "draugr draugr_warlord: attack, defense, barred" in told
    assert "kraken: attack, defense, barred" in told
    assert "die axe: faces" in told
    assert not [line for line in told if line.startswith(("destiny", "rune", "journey", "public_ship"))]


def test_the_facts_are_read_once() -> None:
    assert BOOK.own() is BOOK.own()
    assert BOOK.own().pack_text is None
    assert (BOOK.own().title, BOOK.own().version) == ("Champions of Midgard", "1")


# --- packs ------------------------------------------------------------------------------------------------


def test_a_pack_replaces_a_value_which_is_then_no_stand_in() -> None:
    text = '[[troll]]\nid = "hill_troll"\nattack = 4\n'
    facts = BOOK.with_pack(text, "my.toml")
    assert enemy("hill_troll_1", facts) == enemy("hill_troll_2", facts) == (4, 3, 3, 1, 0, 0)
    assert not facts.is_stand_in("troll", "hill_troll", "attack")
    assert facts.is_stand_in("troll", "hill_troll", "defense")
    assert facts.printed["troll"]["hill_troll_1"]["attack"].source == "pack"
    assert "troll hill_troll: defense, glory, wood, barred" in facts.stand_ins()
    assert facts.pack_text == text
    assert enemy("hill_troll_1") == (1, 3, 3, 1, 0, 0)


def test_the_example_pack_does_what_it_says() -> None:
    facts = BOOK.with_pack(read_text(EXAMPLE), "facts-pack.toml")
    row = row_of_facts(facts)
    assert facts.title == "An example pack"
    assert row[printed.SIDES : printed.SIDES + 6] == [
        box.BLANK,
        box.BLANK,
        box.HIT,
        box.HIT,
        box.TWO_HITS,
        box.SHIELD,
    ]
    assert enemy("hill_troll_1", facts) == (1, 3, 3, 3, 0, 0)
    assert enemy("hill_troll_2", facts) == (1, 3, 3, 3, box.AXE + 1, 0)
    assert enemy("sea_wolf_red", facts) == (3, 4, 9, 1, 0, box.RED)
    assert enemy("sea_wolf_blue", facts) == (2, 4, 9, 1, box.SPEAR + 1, box.BLUE)
    assert enemy("sea_wolf_yellow", facts) == (2, 4, 9, 1, 0, box.YELLOW)
    assert enemy("kraken", facts) == (3, 4, 3, 0, 0, 0)
    assert not facts.is_stand_in("kraken", "kraken", "attack")
    assert facts.is_stand_in("kraken", "kraken", "defense")
    assert row[printed.CAPACITY + 2] == 7


def test_what_is_known_of_one_card_only_is_listed_by_card() -> None:
    told = BOOK.with_pack(read_text(EXAMPLE), "facts-pack.toml").stand_ins()
    assert "troll hill_troll_1: attack, defense, glory, barred" in told
    assert "troll hill_troll_2: attack, defense, glory" in told
    assert "monster sea_wolf_red: defense, favor" in told
    assert "monster sea_wolf_blue: attack, defense, favor" in told


def test_a_pack_gives_names() -> None:
    facts = BOOK.with_pack(read_text(EXAMPLE), "facts-pack.toml")
    assert facts.name("troll", "hill_troll", "fr") == "Vieux troll des collines"
    assert facts.name("troll", "hill_troll_2", "ja") == "丘の古トロル"
    assert facts.name("troll", "iron_troll", "en") is None
    assert BOOK.own().name("troll", "hill_troll", "en") is None


def test_a_language_without_a_name_gets_the_english_or_the_only_one() -> None:
    text = (
        '[[merchant]]\nid = "merchant_1"\nname = { en = "Knarr", fr = "Knörr" }\n'
        '[[private_ship]]\nid = "karve"\nname = { ja = "カーヴ" }'
    )
    facts = BOOK.with_pack(text, "my.toml")
    assert facts.name("merchant", "merchant_1", "ja") == "Knarr"
    assert facts.name("merchant", "merchant_2", "ja") is None
    assert facts.name("private_ship", "karve", "en") == "カーヴ"


def test_a_pack_may_be_written_in_other_ways_of_toml() -> None:
    text = (
        '\ufeffmonster = [{ id = "sea_wolf", glory = 10 }]\r\n'
        '[[draugr]]\r\nid = "barrow_king"\r\nred.attack = 5\r\n[draugr.blue]\r\nattack = 6\r\n'
    )
    facts = BOOK.with_pack(text, "my.toml")
    assert enemy("sea_wolf_red", facts)[2] == 10
    assert [enemy(f"barrow_king_{colour}", facts)[0] for colour in ("red", "blue", "yellow")] == [5, 6, 3]


# --- what is refused --------------------------------------------------------------------------------------

HILL = '# a pack\n\n[[troll]]\nid = "hill_troll"\n'
WOLF = '[[monster]]\nid = "sea_wolf"\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            HILL + 'attack = "many"',
            'my.toml, line 5: troll hill_troll: attack must be a whole number from 0 to 20, not "many"',
        ),
        (
            HILL + "attack = 21",
            "my.toml, line 5: troll hill_troll: attack must be a whole number from 0 to 20, not 21",
        ),
        (
            HILL + "attack = true",
            "my.toml, line 5: troll hill_troll: attack must be a whole number from 0 to 20, not true",
        ),
        (
            HILL + "attack = 1.0",
            "my.toml, line 5: troll hill_troll: attack must be a whole number from 0 to 20, not 1.0",
        ),
        (
            HILL + "attack = 2015-01-01",
            "my.toml, line 5: troll hill_troll: attack must be a whole number from 0 to 20, not a date or time",
        ),
        (
            HILL + "defense = 0",
            "my.toml, line 5: troll hill_troll: defense must be a whole number from 1 to 30, not 0",
        ),
        (
            HILL + f"glory = 0x{'f' * 900}",
            "my.toml, line 5: troll hill_troll: glory must be a whole number from 0 to 50, not a huge number",
        ),
        (
            HILL + "wood = [1]",
            "my.toml, line 5: troll hill_troll: wood must be a whole number from 0 to 20, not a list",
        ),
        (
            HILL + "wood = {}",
            "my.toml, line 5: troll hill_troll: wood must be a whole number from 0 to 20, not a table",
        ),
        (
            HILL + 'barred = "bow"',
            'my.toml, line 5: troll hill_troll: barred must be one of "", "sword", "spear", "axe", not "bow"',
        ),
        (
            HILL + f'barred = "\\u001b{"x" * 60}"',
            'my.toml, line 5: troll hill_troll: barred must be one of "", "sword", "spear", "axe", '
            f'not "\ufffd{"x" * 39}…"',
        ),
        (
            HILL + "atack = 1",
            'my.toml, line 5: troll hill_troll: there is no field "atack" here, only id, copies, attack, '
            "defense, glory, wood, barred, name, first, second, source, stand_in",
        ),
        (
            HILL + "\ncopies = 3",
            "my.toml, line 6: troll hill_troll: copies is 2 and cannot be changed by a pack",
        ),
        (
            '[[die]]\nid = "axe"\ncount = 12',
            "my.toml, line 3: die axe: count is 10 and cannot be changed by a pack",
        ),
        (
            '[[public_ship]]\nid = "large_longship"\ncoins = 2',
            "my.toml, line 3: public_ship large_longship: coins is 1 and cannot be changed by a pack",
        ),
        (
            HILL + '\n[[troll]]\nid = "hill_troll"',
            "my.toml, line 7: troll: there is a table for hill_troll already",
        ),
        ("[[troll]]\nattack = 1", "my.toml, line 1: troll: id is missing"),
        (
            '[[die]]\nid = "bow"',
            'my.toml, line 2: die: id must be one of "sword", "spear", "axe", not "bow"',
        ),
        (
            "[troll]\nattack = 1",
            "my.toml, line 1: troll must be written as tables [[troll]], each with its id",
        ),
        ("\ntroll = [1]", "my.toml, line 2: troll must be written as tables [[troll]], each with its id"),
        ("[[kraken]]\nattack = 1", "my.toml, line 1: kraken must be written as a table [kraken], once"),
        (
            '[kraken]\nid = "kraken"',
            'my.toml, line 2: kraken: there is no field "id" here, only attack, defense, glory, barred, '
            "source, stand_in",
        ),
        (
            '\n[[trol]]\nid = "hill_troll"',
            'my.toml, line 2: there is no table or field "trol" here, only title, version, die, troll, '
            "draugr, monster, kraken, journey, destiny, rune, merchant, public_ship, private_ship",
        ),
        ("version = 2", "my.toml, line 1: version must be a text of 1 to 60 letters on one line, not 2"),
        (
            '[[die]]\nid = "axe"\nfaces = [\n  "hit",\n]',
            'my.toml, line 3: die axe: faces must be a list of exactly 6 out of "blank", "hit", "two_hits", '
            '"shield", not a list of 1',
        ),
        (
            '[[die]]\nid = "axe"\nfaces = ["blank", "hit", "hit", "hit", "hit", "three_hits"]',
            'my.toml, line 3: die axe: faces must be a list of exactly 6 out of "blank", "hit", "two_hits", '
            '"shield", and "three_hits" is none of them',
        ),
        (
            '[[die]]\nid = "axe"\nfaces = "hit"',
            'my.toml, line 3: die axe: faces must be a list of exactly 6 out of "blank", "hit", "two_hits", '
            '"shield", not "hit"',
        ),
        (
            '[[private_ship]]\nid = "karve"\nseats = 5',
            "my.toml, line 3: private_ship karve: seats must be a whole number from 2 to 4, not 5",
        ),
        (
            WOLF + 'red = "strong"',
            "my.toml, line 3: monster sea_wolf: red must be a table { … } of attack, defense, glory, favor, "
            'barred, not "strong"',
        ),
        (
            WOLF + "red = { attack = -1 }",
            "my.toml, line 3: monster sea_wolf: red.attack must be a whole number from 0 to 20, not -1",
        ),
        (
            WOLF + "[monster.red]\n\nattack = -1",
            "my.toml, line 5: monster sea_wolf: red.attack must be a whole number from 0 to 20, not -1",
        ),
        (
            WOLF + "red = { coins = 1 }",
            'my.toml, line 3: monster sea_wolf: red has no field "coins", only attack, defense, glory, favor, barred',
        ),
        (
            WOLF + 'barred = { green = "axe" }',
            'my.toml, line 3: monster sea_wolf: barred has no field "green", only red, blue, yellow',
        ),
        (
            WOLF + 'name = { en = """\nSea\nWolf""" }',
            "my.toml, line 3: monster sea_wolf: name.en must be a text of 1 to 60 letters on one line, "
            'not "Sea\ufffdWolf"',
        ),
        (
            WOLF + 'source = "hearsay"',
            'my.toml, line 3: monster sea_wolf: source must be one of "rulebook", "community", "stand-in", '
            '"pack", not "hearsay"',
        ),
        (
            WOLF + 'glory = 9\nstand_in = ["attack"]',
            "my.toml, line 4: monster sea_wolf: stand_in names attack, which this table does not give",
        ),
        (
            WOLF + "glory 9",
            "my.toml, line 3: not valid TOML: expected '=' after a key in a key/value pair",
        ),
        (WOLF + "glory =\n\n", "my.toml, line 3: not valid TOML: invalid value"),
        (WOLF + "glory = [1,\n", "my.toml, line 3: not valid TOML: invalid value"),
        (
            "# " + "x" * LONGEST_LINE,
            f"my.toml, line 1: a line may have {LONGEST_LINE} letters, not {LONGEST_LINE + 2}",
        ),
        ("x = " + "[\n" * 50_000, "my.toml: not valid TOML: too many brackets within brackets"),
        ("#\n" * (LARGEST_FILE // 2 + 1), "my.toml: larger than 1000000 bytes, the most that is read"),
        ("# fine\n# \ud800", "my.toml, line 2: not UTF-8 text"),
    ],
    ids=lambda text: text[-30:].encode("unicode_escape").decode(),
)
def test_a_pack_is_refused_with_one_sentence(text: str, sentence: str) -> None:
    assert refusal(text) == sentence


def test_a_refusal_knows_its_file_and_line() -> None:
    with pytest.raises(BadFacts) as caught:
        BOOK.with_pack("[kraken]\nattack = 99", "my.toml")
    assert (caught.value.file, caught.value.line) == ("my.toml", 2)
    assert caught.value.id == "facts-must-be"
    assert caught.value.table == "kraken"
    assert (
        caught.value.say("fr") == "my.toml, ligne 2: kraken: attack doit être un nombre entier de 0 à 20, et non 99"
    )


def test_the_own_file_must_be_whole() -> None:
    assert own_refusal("glory = 3\nwood = 1\n", "glory = 3\n") == (
        "facts.toml, line 41: troll hill_troll: wood is missing"
    )
    assert own_refusal('barred = ""\nsource = "stand-in"\n', 'barred = ""\n') == (
        "facts.toml, line 41: troll hill_troll: source is missing"
    )
    assert own_refusal('version = "1"\n', "") == "facts.toml: version is missing"
    assert own_refusal('[[rune]]\nid = "gifts"\nglory = 2\nsource = "community"', "") == (
        "facts.toml: the table [[rune]] gifts is missing"
    )
    start = OWN_TEXT.index("[kraken]")
    kraken = OWN_TEXT[start : OWN_TEXT.index("# Journeys")]
    assert own_refusal(kraken, "") == "facts.toml: the table [kraken] is missing"
    assert own_refusal('source = "community"', 'source = "pack"').endswith(
        'source must be one of "rulebook", "community", "stand-in", not "pack"'
    )


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    missing = tmp_path / "none.toml"
    with pytest.raises(BadFacts) as caught:
        read_text(missing)
    assert str(caught.value) == f"{missing}: cannot be read: No such file or directory"
    with pytest.raises(BadFacts, match="cannot be read"):
        read_text("nul\0.toml")


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes('# fine\ntitle = "Fjörd"\n'.encode("latin-1"))
    with pytest.raises(BadFacts) as caught:
        read_text(file)
    assert str(caught.value) == f"{file}, line 2: not UTF-8 text"


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "huge.toml"
    file.write_bytes(b"#" * (LARGEST_FILE + 1))
    with pytest.raises(BadFacts) as caught:
        read_text(file)
    assert str(caught.value) == f"{file}: larger than 1000000 bytes, the most that is read"


# --- lines ------------------------------------------------------------------------------------------------


def test_lines_are_found_past_strings_and_lists_of_several_lines() -> None:
    text = '''a = """
[[not_a_table]]
b = 1 \\""""" # "
c = [ # ]
  "]", [ 1,
  2 ],
]
"d e" . f = \'\'\'
x = 1\'\'\'\'
[[t]]
  [t.u]
  g = { h = 1, i = [ "#" ] } # = [
[[t]]
k = 1'''
    assert tomllib.loads(text)["t"][1] == {"k": 1}
    assert find_lines(text) == {
        ("a",): 1,
        ("c",): 4,
        ("d e",): 8,
        ("d e", "f"): 8,
        ("t",): 10,
        ("t", 0): 10,
        ("t", 0, "u"): 11,
        ("t", 0, "u", "g"): 12,
        ("t", 1): 13,
        ("t", 1, "k"): 14,
    }


def test_names_of_a_pack_are_told_in_answers_prompts_and_events() -> None:
    pack = (Path(__file__).parents[3] / "examples" / "facts-pack.toml").read_text(encoding="utf-8")
    match = meadhall.new("champions", seats=2, seed=1, options={"facts": pack})
    plain = meadhall.new("champions", seats=2, seed=1)
    assert match.describe("draw_troll hill_troll_1") == "Draw: Old Hill Troll"
    assert match.describe("draw_troll hill_troll_1", "ja") != plain.describe("draw_troll hill_troll_1", "ja")
    assert match.describe("draw_troll moss_troll_1") == plain.describe("draw_troll moss_troll_1")
