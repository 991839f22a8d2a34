"""Dice of one throw are told in one line: by kind, each with its face."""

import pytest
from tests.games.champions.table import table

BLANK = "\u00a0"  # before a colon


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Player 1 rolls 2 × swordsman: blank, hit; 1 × axeman: hit."),
        ("fr", f"Joueur 1 lance 2 × épéiste{BLANK}: face vide, touche · 1 × porte-hache{BLANK}: touche."),
        ("ja", "プレイヤー1は振った：剣士×2（空白、1ヒット）；斧兵×1（1ヒット）。"),
    ],
)
def test_dice_of_one_throw_stand_in_one_line(lang: str, line: str) -> None:
    t = table(3).fight("troll", sent="2 swords 1 axe").roll("blank hit hit")
    rolled = [event for event in t.match.record() if event.kind == "die-rolled"]
    assert t.match.tell_all(rolled, lang) == [line, "", ""]


def test_what_has_no_line_of_its_own_is_a_die_of_the_throw_before() -> None:
    t = table(3).fight("troll", sent="2 swords 1 axe").roll("blank hit hit")
    events = t.match.record()
    told = t.match.tell_all(events)
    assert len(told) == len(events)
    for before, (event, text) in zip(events, list(zip(events, told, strict=True))[1:], strict=False):
        if not text:
            assert (event.kind, before.kind) == ("die-rolled", "die-rolled")
