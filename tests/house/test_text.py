"""The words: the Fluent loader, and what holds for the files of all languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from meadhall import text
from meadhall.text import LANGUAGES, BadText, Bundle, MissingText

Maker = Callable[..., Bundle]


@pytest.fixture
def write(tmp_path: Path) -> Maker:
    """Return a function that makes a bundle of the files it is given."""

    def bundle_of(*files: str, lang: str = "en") -> Bundle:
        for number, words in enumerate(files):
            (tmp_path / f"{number}.ftl").write_text(words, encoding="utf-8")
        return Bundle(tmp_path, lang)

    return bundle_of


def test_text_and_arguments(write: Maker) -> None:
    hall = write("# A comment\nopen = The hall is open.\nsits = { $who } takes seat { $n }.\n")
    assert hall.say("open") == "The hall is open."
    assert hall.say("sits", who="Sigrid", n=2) == "Sigrid takes seat 2."


def test_an_argument_may_be_called_id_or_lang(write: Maker) -> None:
    assert write("a = { $id } { $lang }").say("a", id=1, lang="x") == "1 x"


def test_several_lines_are_one_text(write: Maker) -> None:
    assert write("long =\n    one\n    two\n\n    four\nnext = n\n").say("long") == "one\ntwo\n\nfour"


def test_references_reach_other_files(write: Maker) -> None:
    hall = write("outer = <{ inner }>\n", "inner = for { $who }\n")
    assert hall.say("outer", who="Asmundr") == "<for Asmundr>"
    assert hall.arguments("outer") == {"who"}


def test_terms_and_their_cases(write: Maker) -> None:
    hall = write(
        "-troll = { $case ->\n   *[one] troll\n    [many] trolls\n}\n"
        'a = a { -troll }\nb = two { -troll(case: "many") }\nc = { $case } { -troll }\n'
    )
    assert hall.say("a") == "a troll"
    assert hall.say("b") == "two trolls"
    assert hall.say("c", case="many") == "many troll"  # a term sees only what it is given
    assert hall.arguments("b") == frozenset()
    assert hall.ids() == {"a", "b", "c"}


PLURAL = "n = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of them\n}"


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ["none", "one", "2 of them"]),
        ("fr", ["none", "one", "2 of them"]),
        ("ja", ["none", "1 of them", "2 of them"]),
    ],
)
def test_selection_by_number(write: Maker, lang: str, expected: list[str]) -> None:
    hall = write(PLURAL, lang=lang)
    assert [hall.say("n", n=n) for n in range(3)] == expected


@pytest.mark.parametrize(("lang", "expected"), [("en", "other"), ("fr", "one"), ("ja", "other")])
def test_plural_category_of_nought(write: Maker, lang: str, expected: str) -> None:
    assert write("n = { $n ->\n    [one] one\n   *[other] other\n}", lang=lang).say("n", n=0) == expected


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("en", ["12,345.5", "25.0"]), ("fr", ["12\u202f345,5", "25,0"]), ("ja", ["12,345.5", "25.0"])],
)
def test_figures_are_written_as_the_language_writes_them(lang: str, expected: list[str]) -> None:
    assert [text.figures(lang, 12345.5, ","), text.figures(lang, 25, ".1f")] == expected


def test_selection_by_string(write: Maker) -> None:
    hall = write("k = { $kind ->\n    [sword] S\n    [0] nought\n   *[other] O{ $kind }\n}")
    assert [hall.say("k", kind=kind) for kind in ("sword", "axe", "0")] == ["S", "Oaxe", "O0"]


def test_selection_in_selection_and_brackets_in_the_first_column(write: Maker) -> None:
    hall = write("k = { $a ->\n[x] { $b ->\n[y] xy\n*[o] x?\n}\n*[o] ??\n}\nnext = n")
    assert hall.say("k", a="x", b="y") == "xy"
    assert hall.arguments("k") == {"a", "b"}
    assert hall.has("next")


def test_literals(write: Maker) -> None:
    assert write(r'l = { "{" }{ "\u00e9\"" }{ 7 }{ { "in" } }').say("l") == '{é"7in'


def test_no_isolation_marks(write: Maker) -> None:
    assert write("a = { $x }", lang="fr").say("a", x="é") == "é"


@pytest.mark.parametrize(
    ("words", "missing"),
    [("b = b", "en: no text a"), ("a = { $who }", r"en: a needs \$who"), ("a = { c }", "en: no text c")],
)
def test_what_is_missing_is_named(write: Maker, words: str, missing: str) -> None:
    with pytest.raises(MissingText, match=f"^{missing}$"):
        write(words).say("a")


def test_a_missing_selector_in_a_message_is_missed(write: Maker) -> None:
    with pytest.raises(MissingText, match="needs"):
        write(PLURAL).say("n")


def test_a_term_is_no_message(write: Maker) -> None:
    hall = write("-term = x")
    assert not hall.has("-term")
    with pytest.raises(MissingText, match="term"):
        hall.say("-term")


@pytest.mark.parametrize(
    "words",
    [
        "a = { $",
        "a = ok\njunk here",
        "a =\n",
        "a = x\n    .b = y",
        "a = { NUMBER($n) }",
        "a = { b.c }\nb = x",
    ],
)
def test_bad_entries(write: Maker, words: str) -> None:
    hall = write(words)
    with pytest.raises(BadText, match="en: a "):
        hall.say("a", n=1)
    with pytest.raises(BadText, match="en: a "):
        hall.check()


def test_check_follows_references(write: Maker) -> None:
    with pytest.raises(MissingText, match="-nobody"):
        write("a = { -nobody }").check()
    with pytest.raises(MissingText, match="nothing"):
        write("a = { nothing }").check()


def test_junk_before_the_first_entry(write: Maker) -> None:
    with pytest.raises(BadText, match="start"):
        write("what is this\na = b")


def test_an_id_is_unique(write: Maker) -> None:
    with pytest.raises(BadText, match="twice"):
        write("a = 1", "a = 2")


def test_an_unknown_language_is_missing() -> None:
    with pytest.raises(MissingText, match="no such language"):
        text.say("xx", "language-name")


# What holds for the files of Meadhall itself.


@pytest.mark.both
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_good(lang: str) -> None:
    text.bundle(lang).check()
    assert text.say(lang, "language-name")


@pytest.mark.both
def test_every_language_says_the_same() -> None:
    for lang in LANGUAGES:
        assert text.ids(lang) == text.ids("en"), lang
        assert text.has(lang, "language-name")


@pytest.mark.both
def test_every_language_asks_for_the_same_arguments() -> None:
    for id in text.ids("en"):
        asked = {lang: text.arguments(lang, id) for lang in LANGUAGES}
        assert len(set(asked.values())) == 1, (id, asked)


def lines_of(lang: str) -> list[tuple[str, str]]:
    """Every line that is shown, with the file it stands in; in all forms, as selectors are lines of their own."""
    folder = Path(text.__file__).parent / lang
    return [
        (file.name, line)
        for file in sorted(folder.glob("*.ftl"))
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#")
    ]


def test_french_signs_stay_with_their_words() -> None:
    """A browser breaks a line at any plain blank, and a sign would begin the next line.

    A narrow no-break space before ; ! ? and inside « », a no-break space before : and % and after n°. What is typed
    by hand (an order, an address) has none.
    """
    wrong = re.compile(
        r"[^\s\u202f][;!?»]|[ \u00a0][;!?»]|«[^\u202f]"  # a sign with no space or another one
        r"|[ \u202f]:|[^\s\u00a0:/]:(?=\s|$)|[\d}][ \u202f]?%|n°[^\u00a0]"
    )
    found = [(file, line) for file, line in lines_of("fr") if wrong.search(line.replace("    ?, help", ""))]
    assert found == []


@pytest.mark.parametrize(
    "bad", ["Fini !", "Fini\u00a0!", "Quoi?", "«\u00a0oui\u202f»", "a :", "a:", "a\u202f: b", "{ $n } %", "n° 1"]
)
def test_a_wrong_blank_is_found(bad: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "a.ftl").write_text(f"a = {bad}\n", "utf-8")
    monkeypatch.setattr(text, "__file__", str(tmp_path / "__init__.py"))
    with pytest.raises(AssertionError):
        test_french_signs_stay_with_their_words()


# What may follow "de" and "que": numbers, words that begin with a consonant, and words that a selector has chosen.
NEVER_ELIDED = r"\$(?:n|fewest|from|low|least|most|players|rune|resource|game|host) |vikings-rune-"


def test_a_french_name_needs_no_elision() -> None:
    """Nobody knows whether a name begins with a vowel, so nothing before one may have to become d’ or qu’."""
    wrong = re.compile(rf"\b(?:de|que) \{{ (?!{NEVER_ELIDED})|\b(?:d|qu|l|s)’\{{", re.IGNORECASE)
    assert [(file, line) for file, line in lines_of("fr") if wrong.search(line)] == []


@pytest.mark.parametrize("bad", ["un Colon de { $owner }", "plus que { $who }", "celui d’{ $god }", "de { a-name }"])
def test_a_name_that_may_need_an_elision_is_found(bad: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "a.ftl").write_text(f"a = {bad}\n", "utf-8")
    monkeypatch.setattr(text, "__file__", str(tmp_path / "__init__.py"))
    with pytest.raises(AssertionError):
        test_a_french_name_needs_no_elision()


def test_no_french_word_stands_twice() -> None:
    twice = re.compile(r"(?<![\w-])(?!(?:[nv]ous|[\d])\b)(\w+) \1(?![\w-])", re.IGNORECASE)
    assert [(file, line) for file, line in lines_of("fr") if twice.search(line)] == []


def test_japanese_signs_are_full_width() -> None:
    """Brackets, colons, question marks and ranges beside Japanese letters; half-width digits; a blank after ！？."""
    letter = r"[\u3041-\u30ff\u4e00-\u9fff]"
    wrong = re.compile(
        rf"{letter}[,:;!?()]|[,:;!?()]{letter}|[０-９]|〜|{letter}\. |(?<![-\d])\d-\d{letter}"
        r"|[！？](?![！？」』）\u3000]|$)"
    )
    assert [(file, line) for file, line in lines_of("ja") if wrong.search(line)] == []
