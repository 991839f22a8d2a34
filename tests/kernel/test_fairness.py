"""Dice that can be checked: the exact numbers, the proofs, and whose outcomes everybody sees. See docs/dice.md."""

import json
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.cli import main
from meadhall.kernel.matches import fairness
from meadhall.kernel.matches.fairness import LEAVES, FairDealer, commit, key_of, pick, proof_of, proves
from meadhall.kernel.matches.match_file import follows_dice, match_from_document
from playing import LANGUAGES, Table, play, play_to_end, rows, tables, times

SECRET = bytes(range(32))
ROOT = "f34ee6cf3d0e70166b0e99cee1b5057d4148688ee0277320a0b683ee820f7e7a"
HASH_OF_IT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
TABLE = "Abcdefghij12"
CONTRIBUTIONS = ("00ff", "abcd")
KEYS = {
    0: "a2fd93950420de851f03aa6f537c01973327da5f2b857ef2aee808bd954fa046",
    4095: "f3a16116ac14b983b7b5dc6f20ecd5e750f278dc539581f13409280cb441a03e",
}
FIRST_TEN = [3, 0, 5, 4, 3, 4, 4, 2, 2, 4]
CHI_SQUARE_999 = 20.52  # 5 degrees of freedom; the secret is fixed, so this either holds always or never


def fair_match(secret: bytes = SECRET) -> meadhall.Match:
    """A whole random game dealt from the secret."""
    return play_to_end(meadhall.new("champions", 2, luck=FairDealer(secret, TABLE, CONTRIBUTIONS)), 5)


@pytest.fixture(scope="module")
def played() -> meadhall.Match:
    """One such game, made once."""
    return fair_match()


# --- the numbers ------------------------------------------------------------------------------------------------


def test_the_numbers_are_those_of_the_document() -> None:
    assert commit(SECRET) == (ROOT, HASH_OF_IT)
    assert {index: key_of(SECRET, index).hex() for index in KEYS} == KEYS
    dealer = FairDealer(SECRET, TABLE, CONTRIBUTIONS)
    assert [dealer.pick(index, 6) for index in range(10)] == FIRST_TEN
    text = (Path(__file__).parents[2] / "docs" / "dice.md").read_text(encoding="utf-8")
    for said in (ROOT, HASH_OF_IT, SECRET.hex(), TABLE, ", ".join(CONTRIBUTIONS), *KEYS.values()):
        assert said in text
    assert " ".join(map(str, FIRST_TEN)) in text


def test_all_outcomes_are_equally_likely() -> None:
    rolls = 6000
    dealer = FairDealer(SECRET, TABLE, CONTRIBUTIONS)
    counts = [0] * 6
    for index in range(rolls):
        counts[dealer.pick(index, 6)] += 1
    expected = rolls / 6
    assert sum((count - expected) ** 2 / expected for count in counts) < CHI_SQUARE_999


def test_a_number_above_the_last_whole_multiple_is_drawn_again() -> None:
    half = (1 << 255) + 1  # only about every second number can be used
    numbers = [pick(key_of(SECRET, index), (), "t", index, half) for index in range(64)]
    assert all(number < half for number in numbers)
    without = [fairness.hmac.digest(key_of(SECRET, i), f"t\n\n{i}\n{half}\n0".encode(), "sha256") for i in range(64)]
    kept = [int.from_bytes(w, "big") < half for w in without]
    assert 0 < sum(kept) < 64
    assert [n == int.from_bytes(w, "big") for n, w in zip(numbers, without, strict=True)] == kept


def test_every_part_matters() -> None:
    def rolls(secret: bytes = SECRET, table: str = TABLE, added: tuple[str, ...] = CONTRIBUTIONS) -> list[int]:
        return [FairDealer(secret, table, added).pick(index, 1000) for index in range(20)]

    others = [rolls(bytes(32)), rolls(table="Abcdefghij13"), rolls(added=("00ff", "abce")), rolls(added=("00ff",))]
    assert all(rolls() != other for other in others)
    assert rolls() == rolls()


# --- proofs -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("index", [0, 1, 2, 5, 2047, 2048, 4094, 4095])
def test_a_proof_shows_that_a_key_was_settled(index: int) -> None:
    key, proof = key_of(SECRET, index), proof_of(SECRET, index)
    assert len(proof) == 12
    assert proves(ROOT, index, key, proof)
    assert not proves(ROOT, index ^ 1, key, proof)
    assert not proves(ROOT, index, key_of(SECRET, index ^ 1), proof)
    assert not proves(ROOT, index, key, proof[:-1])
    assert not proves(ROOT, index, key, [*proof, proof[0]])
    assert not proves(ROOT, index + LEAVES, key, proof)
    assert not proves(commit(bytes(32)).root, index, key, proof)
    for level in range(12):
        bent = list(proof)
        bent[level] = proof[level][:-1] + ("0" if proof[level][-1] != "0" else "1")
        assert not proves(ROOT, index, key, bent)
    assert not proves(ROOT, index, key, ["zz" * 32, *proof[1:]])


@pytest.mark.parametrize("index", [-1, LEAVES])
def test_a_key_outside_the_tree_has_no_proof_yet(index: int) -> None:
    with pytest.raises(IndexError):
        proof_of(SECRET, index)
    assert not proves(ROOT, index, key_of(SECRET, index), proof_of(SECRET, 0))
    assert 0 <= FairDealer(SECRET, TABLE, CONTRIBUTIONS).pick(LEAVES, 6) < 6


# --- match files ------------------------------------------------------------------------------------------------


@pytest.mark.both
def test_the_secret_leaves_only_when_asked_for(played: meadhall.Match) -> None:
    silent, told = played.document(), played.document(with_dice=True)
    assert SECRET.hex() not in json.dumps(silent)
    assert silent["seed"] is None
    assert told.pop("dice") == {"table": TABLE, "secret": SECRET.hex(), "contributions": list(CONTRIBUTIONS)}
    assert told == silent
    assert "dice" not in meadhall.new("champions", 2, seed=1).document(with_dice=True)


@pytest.mark.both
def test_a_fair_match_is_read_back_and_goes_on_with_the_same_dice(played: meadhall.Match) -> None:
    document = json.loads(json.dumps(played.document(with_dice=True)))
    again = match_from_document(played.game, document)
    assert again.document(with_dice=True) == document
    assert follows_dice(again)
    begun = meadhall.new("champions", 2, luck=FairDealer(SECRET, TABLE, CONTRIBUTIONS))
    loaded = match_from_document(begun.game, begun.document(with_dice=True))
    assert play_to_end(loaded, 5).document() == played.document()


def test_a_position_can_be_played_on_with_fair_dice() -> None:
    position = meadhall.new("champions", 2, seed=1).position()
    match = play_to_end(meadhall.from_position(position, luck=FairDealer(SECRET, TABLE, CONTRIBUTIONS)), 3)
    assert follows_dice(match_from_document(match.game, match.document(with_dice=True)))


@pytest.mark.parametrize(
    "dice",
    [
        None,
        [],
        "x",
        {},
        {"table": TABLE, "secret": SECRET.hex()},
        {"table": TABLE, "secret": SECRET.hex(), "contributions": [], "more": 1},
        {"table": "two\nlines", "secret": SECRET.hex(), "contributions": []},
        {"table": 3, "secret": SECRET.hex(), "contributions": []},
        {"table": TABLE, "secret": "00", "contributions": []},
        {"table": TABLE, "secret": SECRET.hex().upper(), "contributions": []},
        {"table": TABLE, "secret": SECRET.hex() + "\n", "contributions": []},
        {"table": TABLE, "secret": SECRET.hex(), "contributions": "00"},
        {"table": TABLE, "secret": SECRET.hex(), "contributions": ["xyz"]},
        {"table": TABLE, "secret": SECRET.hex(), "contributions": [3]},
        {"table": TABLE, "secret": SECRET.hex(), "contributions": ["0" * 65]},
        {"table": TABLE, "secret": SECRET.hex(), "contributions": [""] * 9},
    ],
)
def test_bad_dice_are_refused(dice: Any, played: meadhall.Match) -> None:
    with pytest.raises(meadhall.BadMatch) as refused:
        match_from_document(played.game, {**played.document(), "dice": dice})
    assert refused.value.id == "bad-header"


def test_dice_cannot_be_of_a_seed_and_of_a_secret(played: meadhall.Match) -> None:
    with pytest.raises(meadhall.BadMatch) as refused:
        match_from_document(played.game, {**played.document(with_dice=True), "seed": "1"})
    assert refused.value.id == "bad-header"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_tells_fair_dice_from_forged_ones(
    lang: str, played: meadhall.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"

    def verify(document: dict[str, Any], *more: str) -> tuple[int, str]:
        file.write_text(json.dumps(document), encoding="utf-8")
        code = main(["verify", str(file), *more])
        return code, capsys.readouterr().out

    document: dict[str, Any] = played.document(with_dice=True)
    code, out = verify(document, "--lang", lang)
    assert code == 0
    for told in (ROOT, HASH_OF_IT, TABLE, *CONTRIBUTIONS):
        assert told in out
    code, out = verify(document, "--json")
    report = json.loads(out)
    assert (code, report["valid"], report["dice"]) == (0, True, "fair")
    assert report["commitment"] == {
        "table": TABLE,
        "root": ROOT,
        "secret_hash": HASH_OF_IT,
        "contributions": list(CONTRIBUTIONS),
    }
    for change in ({"secret": "00" * 32}, {"contributions": ["00fe", "abcd"]}, {"table": "Abcdefghij13"}):
        forged = {**document, "dice": {**document["dice"], **change}}
        assert verify(forged, "--lang", lang)[0] == 1
        code, out = verify(forged, "--json")
        assert (code, json.loads(out)["dice"]) == (1, "forged")


# --- what everybody sees at once ----------------------------------------------------------------------------------


def shown(match: meadhall.Match, word: int, seat: int) -> tuple[Any, Any, Any]:
    """What a seat sees of an outcome of chance: its view and what it is told; and everything there is."""
    tried = match_from_document(match.game, match.document())
    before = len(tried.answers())
    tried.answer(meadhall.CHANCE, word)
    told = [(event.kind, event.arguments) for event in tried.events(seat, before)]
    return rows(tried.view(seat).state), told, rows(tried.state())


@pytest.mark.parametrize("table", tables(), ids=str)
def test_everybody_sees_the_outcome_of_open_chance(table: Table) -> None:
    """Two outcomes that lead to different situations look different to a spectator and to every seat.

    Sides of a die with the same face lead to the same situation, so there is nothing to see.
    """
    verbs = table.new(asks_chance=True).game.vocabulary
    for seed in range(times(1, 20)):
        match = table.new(asks_chance=True)
        tried: dict[str, int] = {}
        for seat, word in play(match, seed):
            verb = verbs.answer(word).verb
            if seat != meadhall.CHANCE or verb not in match.game.open_chance or tried.get(verb, 0) >= 3:
                continue
            tried[verb] = tried.get(verb, 0) + 1
            check_open(match)
        assert tried, "a game without open chance shows nothing"


def check_open(match: meadhall.Match) -> None:
    """Everybody sees which of the outcomes it is, and could count them before."""
    outcomes = match.options(meadhall.CHANCE)
    outcomes = [outcomes[0], outcomes[len(outcomes) // 2], outcomes[-1]]
    for seat in range(-1, match.seats):
        seen = [shown(match, word, seat) for word in outcomes]
        for view, told, full in seen:
            for other_view, other_told, other_full in seen:
                assert full == other_full or view != other_view or told != other_told
        world = next(meadhall.worlds(match.game.id, match.view(seat), meadhall.Luck(1)))
        step = world.rules.steps[int(world.agenda[world.top - 1]) & 255]
        assert step.outcomes(world, world.agenda[world.top - 1] >> 8) == len(match.options(meadhall.CHANCE))


@pytest.mark.parametrize("game", meadhall.games(), ids=lambda game: game.id)
def test_open_chance_names_verbs(game: meadhall.Game) -> None:
    assert game.open_chance <= set(game.vocabulary.verbs)


def test_secret_draws_are_not_open() -> None:
    assert not meadhall.game("champions").open_chance & {"draw_destiny", "draw_journey"}
