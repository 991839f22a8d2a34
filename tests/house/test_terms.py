"""The agreed words of docs/terms.md, held against every text: one thing has one name, and the log one voice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from meadhall import text

TERMS = Path(__file__).parents[2] / "docs" / "terms.md"
COLUMN = {"fr": 1, "ja": 2}
ENGLISH = 0


class Term(NamedTuple):
    """A word of one language and those for it in another; which game's texts it is for."""

    english: str
    told: str  # a pattern that finds the translation, inflected or not
    games: tuple[str, ...] = ("champions", "walhalla", "vikings")
    cased: bool = False


CHAMPIONS, WALHALLA, VIKINGS = ("champions",), ("walhalla",), ("vikings",)

# What the texts of a language must say where the English one has the word (first pattern). The words stand in
# docs/terms.md, which the last test holds against this; the patterns know their inflections.
SAID: Mapping[str, tuple[Term, ...]] = {
    "fr": (
        Term(r"trolls?", r"trolls?", CHAMPIONS),
        Term(r"draugr", r"draugr\b|morts-vivants", CHAMPIONS),
        Term(r"monsters?", r"monstres?", CHAMPIONS),
        Term(r"glory", r"gloire", CHAMPIONS),
        Term(r"favors?", r"faveurs?", CHAMPIONS),
        Term(r"blame", r"bl[âa]m", CHAMPIONS),
        Term(r"coins?", r"pièces?", CHAMPIONS),
        Term(r"wood", r"bois", (*CHAMPIONS, *VIKINGS)),
        Term(r"swordsm[ae]n", r"épéistes?", CHAMPIONS),
        Term(r"spearm[ae]n", r"lanciers?", CHAMPIONS),
        Term(r"axem[ae]n", r"porte-haches?", CHAMPIONS),
        Term(r"longhouse", r"maison longue", CHAMPIONS),
        Term(r"start player|first player marker", r"premier joueur", (*CHAMPIONS, *WALHALLA)),
        Term(r"journey cards?", r"Expéditions?\b", CHAMPIONS, cased=True),
        Term(r"destin(?:y|ies)", r"Destins?\b", CHAMPIONS, cased=True),
        Term(r"runes?", r"run(?:es?|iques)\b", (*CHAMPIONS, *VIKINGS)),
        Term(r"stand-ins?", r"rempla[cç]"),
        Term(r"hits?", r"touches?", CHAMPIONS),
        Term(r"shores?", r"rivages?", CHAMPIONS),
        Term(r"peninsulas?", r"presqu’îles?", WALHALLA),
        Term(r"fjords?", r"fjords?", (*WALHALLA, *VIKINGS)),
        Term(r"villages?", r"villages?", (*WALHALLA, *VIKINGS)),
        Term(r"supply", r"(?:ré)?approvisionn", WALHALLA),
        Term(r"settlers?", r"colons?", VIKINGS),
        Term(r"temples?", r"temples?", VIKINGS),
        Term(r"giants?", r"géants?", VIKINGS),
        Term(r"boon", r"bénédiction", VIKINGS),
        Term(r"fury", r"fureur", VIKINGS),
        Term(r"strength", r"force", VIKINGS),
    ),
    "ja": (
        Term(r"trolls?", r"トロル", CHAMPIONS),
        Term(r"draugr", r"ドラウグ|不死者", CHAMPIONS),
        Term(r"monsters?", r"モンスター", CHAMPIONS),
        Term(r"glory", r"栄光", CHAMPIONS),
        Term(r"favors?", r"恩恵", (*CHAMPIONS, *VIKINGS)),
        Term(r"blamed?", r"非難", CHAMPIONS),
        Term(r"coins?", r"コイン", CHAMPIONS),
        Term(r"wood", r"木材", (*CHAMPIONS, *VIKINGS)),
        Term(r"swordsm[ae]n", r"剣士", CHAMPIONS),
        Term(r"spearm[ae]n", r"槍兵", CHAMPIONS),
        Term(r"axem[ae]n", r"斧兵", CHAMPIONS),
        Term(r"longhouse", r"長屋", CHAMPIONS),
        Term(r"start player|first player marker", r"スタートプレイヤー", (*CHAMPIONS, *WALHALLA)),
        Term(r"journey cards?", r"航海(?:カード|の捨て札|の?を)|その航海", CHAMPIONS),
        Term(r"destin(?:y|ies)", r"運命(?:カード|の山札|、)", CHAMPIONS),
        Term(r"runes?", r"ルーン", (*CHAMPIONS, *VIKINGS)),
        Term(r"stand-ins?", r"仮[のに]"),
        Term(r"hits?", r"ヒット", CHAMPIONS),
        Term(r"shores?", r"浜", CHAMPIONS),
        Term(r"peninsulas?", r"半島", WALHALLA),
        Term(r"fjords?", r"フィヨルド", (*WALHALLA, *VIKINGS)),
        Term(r"villages?", r"村", (*WALHALLA, *VIKINGS)),
        Term(r"supply", r"補充", WALHALLA),
        Term(r"settlers?", r"入植者", VIKINGS),
        Term(r"temples?", r"神殿", VIKINGS),
        Term(r"giants?", r"巨人", VIKINGS),
        Term(r"boon", r"加護", VIKINGS),
        Term(r"fury", r"怒り", VIKINGS),
        Term(r"strength", r"戦闘力", VIKINGS),
    ),
}

# Texts in which the English word is not needed in the translation, or is another one, and why.
ALLOWED: Mapping[str, Mapping[str, str]] = {
    "fr": {
        "champions-head-coins": "the head of a narrow column",
        "champions-head-glory": "the head of a narrow column",
    },
    "ja": {"V-DEDICATE-4": "the sentence leaves out what it is about"},
}

# Words that never occur, and what they are instead; the ids (patterns) where they mean something else.
NEVER: Mapping[str, tuple[tuple[str, str, str], ...]] = {
    "fr": (
        (r"draugar", "draugr", ""),
        (r"\bcartes? voyages?", "carte Expédition", ""),
        (r"\bprovisoires?\b", "de remplacement", ""),
        (r"\bjets?\b", "lancer", ""),
        (r"\brenforts?\b", "approvisionnement", ""),
        (r"\b\d gloire", "points de gloire", ""),
        (r"[Mm]onter à bord|[Mm]ontez à bord", "embarquer", "walhalla-rules|W-"),
        (r"\bnavires?\b(?! marchand)", "drakkar", ""),
        (r"\bpaquets? de données", "pack de données", ""),
        (r"\bImprimer\b", "afficher", ""),
        (r"\b(?:[Ll]e|du|au) livre\b", "livret", ""),
        (r"en lumière|(?:combat|quai|région|case|place)s? éclairée?s?", "en surbrillance", ""),
        (r"\b[Cc]e(?:lle|lui|lles|ux) imprimée?s?\b", "celle qui est imprimée", ""),
        (r"\bentourée?s?\b", "cerclé", ""),
        (r"\b(?:tu|ton|ta|tes|toi)\b", "vous", ""),
        (r"Terminé\b", "the name of the answer in its question", r"\w+-do-done"),
    ),
    "ja": (
        (r"トロール", "トロル", ""),
        (r"命中", "ヒット", ""),
        (r"怪物", "モンスター", ""),
        (r"海岸", "浜", ""),
        (r"首長", "ヤール", ""),
        (r"最初のプレイヤーのマーカー", "スタートプレイヤーマーカー", ""),
        (r"セット", "組", ""),
        (r"先手", "スタート", ""),
        (r"封じ", "確定する", ""),
        (r"卓", "テーブル", ""),
        (r"規則", "ルール", ""),
        (r"(?<!その)他[のをにはも]", "ほか", ""),
        (r"片づ", "片付", ""),
        (r"防御(?![力、])", "防御力", ""),
        (r"[〜]", "～", ""),
        (r"[\d}]個(?=の?戦士)|戦士(?:\{ \$n \}|が?\d)個", "人", ""),
        (r"\dコイン", "コイン1枚", ""),
        (r"船[がの]い[るた]", "ある", ""),
        (r"攻めたヴァイキング", "攻撃したヴァイキング", ""),
        (r"勝利を分け合", "分かち合う", ""),
        (r"静め", "鎮める", ""),
        (r"できごと|見せかた", "出来事, 見せ方", ""),
        (r"問いかけ", "質問", ""),
        (r"直前の(?:回答|決定)", "最後の回答", ""),
        (r"版のMeadhall|ルールの版", "バージョン: 版 is an edition of the game", ""),
        (r"ひとつ|一人", "1つ, 1人", ""),
        (r"「完了」", "the name of the answer in its question", ""),
    ),
}

GAME_OF_RULES = {"C": "champions", "W": "walhalla", "V": "vikings"}


def game_of(id: str) -> str:
    """The game whose text it is; nothing for the frame."""
    head = id.partition("-")[0]
    return GAME_OF_RULES.get(head, head)


def entries(lang: str) -> Iterator[tuple[str, str]]:
    """Every text as it is written, without the names of its arguments and of the texts it refers to."""
    folder = Path(text.__file__).parent / lang
    for file in sorted(folder.glob("*.ftl")):
        words = "\n".join(line for line in file.read_text("utf-8").splitlines() if not line.startswith("#"))
        for entry in re.split(r"^(?=[A-Za-z])", words, flags=re.MULTILINE):
            id, _, body = entry.partition("=")
            if body:
                yield id.strip(), body


def plain(body: str) -> str:
    """The words of a text alone."""
    body = re.sub(r"\[\w+\]|\$\w+|\b[CWV]-[A-Z]+-\d+", " ", body)
    return re.sub(r"\{ [\w-]+(?:-[\w-]+)+ \}", "{ } ", body)


@pytest.mark.parametrize("lang", COLUMN)
def test_words_that_were_given_up_never_occur(lang: str) -> None:
    found = []
    for id, body in entries(lang):
        for never, instead, but in NEVER[lang]:
            if re.search(never, plain(body)) and not (but and re.match(but, id)):
                found.append((id, re.search(never, plain(body))[0], instead))  # type: ignore[index]
    assert found == []


@pytest.mark.parametrize("lang", COLUMN)
def test_where_the_english_says_a_term_the_others_say_theirs(lang: str) -> None:
    english, told = dict(entries("en")), dict(entries(lang))
    allowed = ALLOWED.get(lang, {})
    missing = set()
    for id, body in english.items():
        for term in SAID[lang]:
            if game_of(id) not in term.games or not re.search(rf"\b(?:{term.english})\b", plain(body), re.IGNORECASE):
                continue
            if not re.search(term.told, told[id], 0 if term.cased else re.IGNORECASE):
                missing.add((id, term.told))
    assert {id for id, _ in missing} - set(allowed) == set(), sorted(
        each for each in missing if each[0] not in allowed
    )
    assert set(allowed) - {id for id, _ in missing} == set(), "allowed for nothing"


@pytest.mark.parametrize("lang", COLUMN)
def test_every_term_held_here_is_one_of_the_agreed(lang: str) -> None:
    rows = [row.strip("| ").split("|") for row in TERMS.read_text("utf-8").splitlines() if row.startswith("| ")]
    for term in SAID[lang]:
        agreed = [row for row in rows if re.search(rf"\b(?:{term.english})\b", row[ENGLISH], re.IGNORECASE)]
        assert any(re.search(term.told, row[COLUMN[lang]], re.IGNORECASE) for row in agreed), term


POLITE = re.compile(r"(?:です|ます|ません|ました|ください|でしょう)(?:。|$)", re.MULTILINE)
PLAIN = re.compile(r"(?<!で|ま)す。|[うくぐつぬぶむる]。|(?<!まし|でし)た。|(?<!くださ)い。")


@pytest.mark.parametrize(
    ("spoken", "other", "ids"),
    [("plainly", POLITE, r".*-event-|server-line-"), ("politely", PLAIN, r".*-ask-|.*-why(?:-|$)|server-refused-")],
    ids=["log", "to the player"],
)
def test_japanese_tells_the_log_plainly_and_speaks_to_the_player_politely(
    spoken: str, other: re.Pattern[str], ids: str
) -> None:
    told = {id: plain(body) for id, body in entries("ja") if re.match(ids, id)}
    assert len(told) > 100
    assert sorted(id for id, body in told.items() if other.search(body)) == [], f"not spoken {spoken}"


@pytest.mark.parametrize("words", ["敵を倒した。", "船を送る。", "できない。"])
def test_plain_and_polite_are_told_apart(words: str) -> None:
    assert PLAIN.search(words)
    assert not POLITE.search(words)
    for polite in ("敵を倒しました。", "船を送ります。", "できません。", "選んでください。", "3人です。"):
        assert POLITE.search(polite)
        assert not PLAIN.search(polite)
