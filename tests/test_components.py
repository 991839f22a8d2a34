"""What is printed on the components, as it is told to programs that draw the table."""

from typing import Any

import pytest

import meadhall
from meadhall.champions.names import NAMES
from meadhall.text import LANGUAGES, has


def told(lang: str) -> Any:
    match = meadhall.new("champions", seats=2, seed=1)
    return match.game.components(match.game_options, lang)


def rules_in(document: Any) -> list[str]:
    """Every rule that a document names, however deep."""
    if isinstance(document, dict):
        own = [document["rule"]] if isinstance(document.get("rule"), str) else []
        return own + [rule for value in document.values() for rule in rules_in(value)]
    return []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_picture_can_name_is_told(lang: str) -> None:
    components = told(lang)
    for part, kind in (
        ("leaders", "leader"),
        ("locations", "location"),
        ("enemies", "enemy"),
        ("dice", "die"),
        ("destinies", "destiny"),
        ("runes", "rune"),
        ("merchants", "merchant"),
        ("ships", "ship"),
    ):
        assert set(components[part]) == set(NAMES[kind])
        assert all(component["name"] for component in components[part].values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_named_has_a_sentence(lang: str) -> None:
    found = rules_in(told(lang))
    assert found
    assert all(has(lang, rule) for rule in found)


def test_each_rune_and_journey_names_its_own_rule() -> None:
    components = told("en")
    book = meadhall.text.say
    for part in ("runes", "journeys"):
        for component in components[part].values():
            assert book("en", component["rule"]).startswith(component["name"])


def test_numbers_and_stand_ins_are_those_of_the_facts() -> None:
    enemies = told("en")["enemies"]
    assert enemies["barrow_king_blue"]["barred"] == "axe"
    assert enemies["draugr_warlord_red"]["spoils"] == {"coins": 4}
    assert set(enemies["draugr_warlord_red"]["stand_ins"]) == {"attack", "defense", "barred"}
    assert told("en")["prices"]["blame"] == [0, 1, 3, 6, 10, 15, 21]


def test_a_pack_names_and_numbers_what_it_knows() -> None:
    pack = """
title = "Known"
version = "1"
[[private_ship]]
id = "karve"
capacity = 7
source = "rulebook"
name = { en = "Sea Stag" }
"""
    match = meadhall.new("champions", seats=2, seed=1, options={"facts": pack})
    karve = match.game.components(match.game_options, "fr")["ships"]
    assert isinstance(karve, dict)
    assert karve["karve"]["name"] == "Sea Stag"
    assert karve["karve"]["capacity"] == 7
    assert "capacity" not in karve["karve"]["stand_ins"]


def test_texts_keep_a_place_for_what_the_page_fills_in() -> None:
    assert all("{n}" in told(lang)["texts"]["holds"] for lang in LANGUAGES)
