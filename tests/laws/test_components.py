"""What is printed on the components, as it is told to programs that draw the table."""

import re
from typing import Any

import pytest

import meadhall
from about import ABOUT
from meadhall.text import LANGUAGES, has

every_game = pytest.mark.parametrize("id", list(ABOUT))


def told(lang: str, id: str = "champions") -> Any:
    match = meadhall.new(id, seats=3, seed=1)
    return match.game.components(match.game_options, lang)


def rules_in(document: Any) -> list[str]:
    """Every rule that a document names, however deep."""
    if isinstance(document, dict):
        own = [document["rule"]] if isinstance(document.get("rule"), str) else []
        return own + [rule for value in document.values() for rule in rules_in(value)]
    return []


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_picture_can_name_is_told(id: str, lang: str) -> None:
    components = told(lang, id)
    for part, kind in ABOUT[id].components.items():
        assert set(components[part]) == set(meadhall.game(id).names[kind])
        assert all(component.get("name", "-") for component in components[part].values())


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_named_has_a_sentence(id: str, lang: str) -> None:
    found = rules_in(told(lang, id))
    known = {rule.id for rule in meadhall.game(id).rulebook()}
    assert found
    assert set(found) <= known
    assert all(has(lang, rule) for rule in found)


@every_game
def test_every_language_tells_the_same_things(id: str) -> None:
    def shape(document: Any) -> Any:
        return (
            {key: shape(value) for key, value in document.items()} if isinstance(document, dict) else type(document)
        )

    assert shape(told("fr", id)) == shape(told("en", id)) == shape(told("ja", id))


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


def test_a_text_keeps_a_place_for_what_the_page_fills_in() -> None:
    assert all("{n}" in told(lang)["texts"]["holds"] for lang in LANGUAGES)


@every_game
def test_every_language_keeps_the_same_places_for_what_the_page_fills_in(id: str) -> None:
    def places(lang: str) -> dict[str, set[str]]:
        return {id: set(re.findall(r"\{\w+\}", str(text))) for id, text in told(lang, id)["texts"].items()}

    assert places("en") == places("fr") == places("ja")
