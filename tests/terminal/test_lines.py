"""Where the terminal breaks lines: at blanks, never at no-break spaces, and by the rules of Japanese printing."""

from __future__ import annotations

import pytest
from hypothesis import given, strategies as st
from rich.cells import cell_len
from rich.text import Text

from meadhall.terminal.lines import NO_END, NO_START, columns, wrap, wrap_help
from meadhall.text import ids, say

NARROW, NO_BREAK = "\u202f", "\u00a0"
JAPANESE = (
    "「航海」カードは、裏向きのまま（だれも見ていない）で置かれます。ヴァルハラへ行くヴァイキングも、いずれ戻ります！"
)


def plain(words: str, width: int, hang: int = 0) -> list[str]:
    return [line.plain for line in wrap(words, width, hang)]


def test_words_go_on_below() -> None:
    assert plain("one two three four", 9) == ["one two", "three", "four"]
    assert plain("one two three four", 9, hang=2) == ["one two", "  three", "  four"]
    assert plain("one\n\ntwo", 9) == ["one", "", "two"]


@pytest.mark.parametrize("blank", [NARROW, NO_BREAK])
def test_a_no_break_space_is_never_broken_at(blank: str) -> None:
    words = f"Vous vendez «{blank}Navire marchand{blank}» ; combien{blank}? Trois pièces{blank}: voilà{blank}!"
    for width in range(14, 60):
        for line in plain(words, width):
            assert not line.startswith((blank, "?", "!", "»", ":", ";"))
            assert not line.endswith((blank, "«"))


def test_french_signs_behind_a_plain_blank_stay_with_their_word() -> None:
    for width in range(10, 40):
        for line in plain("Combien ? Trois : « un », « deux » ; et voilà !", width):
            assert line[0] not in "?:;!»"
            assert line[-1] != "«"


def test_japanese_keeps_its_rules_of_line_breaking() -> None:
    for width in range(12, 80):
        lines = plain(JAPANESE, width)
        assert "".join(lines) == JAPANESE
        for line in lines:
            assert cell_len(line) <= width
            assert line[0] not in NO_START
            assert line[-1] not in NO_END


def test_a_number_stays_with_what_it_counts() -> None:
    for width in range(6, 30):
        assert not any(line[-1].isdigit() for line in plain("コイン12枚と戦士3人と食料4個を得る。", width))


def test_a_number_stays_with_the_word_it_counts() -> None:
    words = "Joueur 1 : 12 points de gloire*, 1 bois, 3 pièces – 1 pièce → 4 faveurs · Joueur 2 prend la rune."
    for width in range(20, 60):
        for line in plain(words, width):
            assert not line[-1].isdigit() or line.endswith(("Joueur 1", "Joueur 2")), line


def test_words_from_abroad_stay_in_one_piece() -> None:
    words = "プレイヤー3はヴァルハラ・ミッドガルドのヴァイキングを第2フィヨルドへ送った。"
    for width in range(14, 60):
        lines = plain(words, width)
        for word in ("プレイヤー3", "ヴァルハラ", "ミッドガルド", "ヴァイキング", "フィヨルド"):
            assert any(word in line for line in lines), lines


def test_japanese_fills_its_lines() -> None:
    lines = plain(JAPANESE, 40)
    assert all(cell_len(line) >= 34 for line in lines[:-1])


@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_no_text_of_ours_is_broken_badly(lang: str) -> None:
    seen = 0
    for id in sorted(ids(lang)):
        try:
            words = say(lang, id)
        except KeyError:
            continue  # it needs arguments
        seen += 1
        for line in (line for part in words.split("\n") for line in plain(part, 40)[1:]):
            assert line.strip()[0] not in NO_START, (id, line)
    assert seen > 500


@given(st.text("aé 、。（）「」ーっ語\u00a0\u202f:?", max_size=60), st.integers(1, 30), st.integers(0, 5))
def test_nothing_is_lost_and_nothing_too_wide(words: str, width: int, hang: int) -> None:
    lines = plain(words, width, hang)
    kept = "".join("".join(lines).split())
    assert kept == "".join(words.split())
    assert all(cell_len(line) <= max(width, 2) for line in lines)


def test_styles_stay_where_they_were() -> None:
    (first, second) = wrap(Text.assemble("red ", ("axe", "red"), " and sword"), 9)
    assert first.plain == "red axe"
    assert [(span.start, span.end) for span in first.spans] == [(4, 7)]
    assert second.spans == []


def test_help_goes_on_beside_its_word() -> None:
    lines = [line.plain for line in wrap_help("save FILE    save the match somewhere", 28)]
    assert lines == ["save FILE    save the match", "             somewhere"]


def test_columns_are_read_downwards() -> None:
    cells = [Text(word) for word in ("one", "two", "three", "four", "five")]
    laid = columns(cells, 13)
    assert laid is not None
    assert [line.plain for line in laid] == ["one    four", "two    five", "three"]
    assert columns([Text("a long word")], 5) is None
