"""Golden files: games told step by step, and how many ways there are to go on from a moment.

They change when the rules, the words or the facts change. Then write them anew with
`PYTHONPATH=src python tests/laws/test_golden.py --write`, and read the difference like code.

playthroughs/<table>.txt tells a whole game: for each answer its number, the step that asks, who is asked, the answer
and what else could have been answered; then what happened. Chance follows from the seed; the seats are played by a
keen random chooser (playing.py) with the same seed.

counts/<name>.txt has a start (a table, a seed, and how many answers of such a chooser lead there, those of chance not
counted) and the number of different sequences of 1, 2, 3 ... answers from there. Of several seats that are asked at
once the lowest answers first; chance answers as the seed says, and its answers are not counted. To add one, write a
file with the first four lines only.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import pytest

import meadhall
from about import ABOUT
from meadhall import CHANCE, SPECTATOR, Dealer, State
from meadhall.kernel.engine.agenda import (
    CHANCE as CHANCE_BIT,
    NO_SEAT,
    NOBODY,
    Options,
    answer,
    find_options,
    lowest_seat,
    open_step,
)
from playing import PLAYERS, Chooser, Table, play

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs"
COUNTS = HERE / "counts"
LARGEST = 150_000  # bytes: a file that nobody can read is of no use
LONGEST = 6  # sequences that are counted
ENOUGH_WAYS = 1_200  # of one length: longer sequences are not counted then

# The tables that are told; between them every seat count and every value of every option of every game.
TOLD = tuple(table for about in ABOUT.values() for table in about.told)


# --- playthroughs -------------------------------------------------------------------------------------------


def tell(table: Table) -> Iterator[str]:
    """A whole game, line by line."""
    seed = ABOUT[table.game].told.index(table) + 1
    dealer, chooser = Dealer(str(seed)), Chooser(seed, True)
    match = table.new(asks_chance=True)
    yield f"# {match.game.id}, {table.seats} seats, {options_in_words(table) or 'no options'}, seed {seed}"
    yield "# Write anew with: PYTHONPATH=src python tests/laws/test_golden.py --write"
    dealt = 0
    while not match.over:
        n = len(match.answers())
        step = type(open_step(match.state())).__name__
        if match.asked == (CHANCE,):
            outcomes = match.options(CHANCE)
            seat, word, who = CHANCE, outcomes[dealer.pick(dealt, len(outcomes))], "chance"
            others = f"1 of {len(outcomes)}"
            dealt += 1
        else:
            seat = chooser.seat(match)
            options = match.options(seat)
            word = chooser.option(options)
            who = f"{PLAYERS[seat]} of {', '.join(PLAYERS[p] for p in match.asked)}"
            who = PLAYERS[seat] if len(match.asked) == 1 else who
            others = "; ".join(name_of(match, option) for option in options if option != word) or "nothing else"
        yield f"{n + 1}. {step} [{match.rule}] {who}: {name_of(match, word)}  ({others})"
        match.answer(seat, word)
        yield from (f"    {line}" for line in happened(match, n))
    yield f"scores {match.scores}, winners {[PLAYERS[seat] for seat in match.winners]}, check {match.check_sum()}"


def options_in_words(table: Table) -> str:
    """The options of a table on one line."""
    return ", ".join(f"{name} {str(value).lower()}" for name, value in table.options)


def name_of(match: meadhall.Match, word: int) -> str:
    """An answer by its name."""
    return match.game.vocabulary.answer(word).name


def happened(match: meadhall.Match, since: int) -> Iterator[str]:
    """What everyone may know of the last answer; then what only one seat may know."""
    for event in match.events(SPECTATOR, since):
        yield match.tell(event)
    for seat in range(match.seats):
        for event in match.events(seat, since):
            if event not in match.events(SPECTATOR, since):
                yield f"(only {PLAYERS[seat]}) {match.tell(event)}"


def file_of(table: Table) -> Path:
    """Where a playthrough is kept."""
    return PLAYTHROUGHS / f"{str(table).replace('=', '-').lower()}.txt"


@pytest.mark.parametrize("table", TOLD, ids=str)
def test_a_game_goes_as_it_was_told(table: Table) -> None:
    told = file_of(table).read_text("utf-8").splitlines()
    for number, (now, before) in enumerate(zip_longest(tell(table), told), start=1):
        assert now == before, f"{file_of(table).name}, line {number}"


def test_every_seat_count_and_every_option_is_told() -> None:
    for game in meadhall.games():
        tables = [table for table in TOLD if table.game == game.id]
        assert {table.seats for table in tables} == set(game.seats)
        for option in game.options:
            told = {dict(table.options).get(option.name, option.default) for table in tables}
            assert told >= set(option.values), option.name
    assert {file_of(table) for table in TOLD} == set(PLAYTHROUGHS.iterdir())


def test_every_playthrough_is_short_enough_to_be_read() -> None:
    assert [file.name for file in PLAYTHROUGHS.iterdir() if file.stat().st_size > LARGEST] == []


# --- counts -------------------------------------------------------------------------------------------------


class Start:
    """A moment of a game from which ways are counted."""

    def __init__(self, lines: list[str]) -> None:
        said = dict(line.split(" ", 1) for line in lines[:4])
        game, seats, *options = said["table"].split()
        pairs = [option.split("=") for option in options]
        values = tuple((name, value == "true" if value in ("true", "false") else value) for name, value in pairs)
        self.head = lines[:4]
        self.table = Table(game, int(seats), values)
        self.seed = int(said["seed"])
        self.answers = int(said["answers"])
        self.dealer = Dealer(str(self.seed))

    def state(self) -> tuple[State, int]:
        """The situation there, and how often chance has answered before."""
        match = self.table.new(self.seed)
        playing = play(match, self.seed, keen=True)
        for _ in range(self.answers + 1):
            next(playing)
        return match.state(), sum(1 for seat, _ in match.answers() if seat == CHANCE)

    def go_on(self, s: State, word: int, dealt: int) -> tuple[State, int]:
        """The situation after one more answer, chance's answers to it included."""
        s = s.clone()
        answer(s, lowest_seat(s.asked), word)
        while s.asked == CHANCE_BIT:
            outcomes = options_of(s)
            answer(s, NO_SEAT, outcomes[self.dealer.pick(dealt, len(outcomes))])
            dealt += 1
        return s, dealt

    def count(self, s: State, dealt: int, length: int) -> int:
        """How many different sequences of so many answers there are."""
        options = options_of(s)
        if length == 1:
            return len(options)
        return sum(self.count(*self.go_on(s, word, dealt), length - 1) for word in options)

    def counts(self) -> Iterator[str]:
        """The lines of a file: the start, counts by length, and the longest by first answer."""
        s, dealt = self.state()
        yield from self.head
        ways = length = 0
        while (length < LONGEST and ways < ENOUGH_WAYS) or length < 2:
            length += 1
            ways = self.count(s, dealt, length)
            yield f"{length} {'answer' if length == 1 else 'answers'}: {ways}"
        vocabulary = meadhall.game(self.table.game).vocabulary
        yield f"of the sequences of {length}, with the first answer"
        for word in options_of(s):
            after = self.count(*self.go_on(s, word, dealt), length - 1)
            yield f"  {vocabulary.answer(word).name}: {after}"


def options_of(s: State) -> list[int]:
    """What the lowest seat that is asked may answer; nothing after the end."""
    if s.asked == NOBODY:
        return []
    out = Options()
    find_options(s, lowest_seat(s.asked), out)
    return out.listed()


@pytest.mark.unmeasured
@pytest.mark.both
@pytest.mark.parametrize("file", sorted(COUNTS.glob("*.txt")), ids=lambda file: file.stem)
def test_there_are_as_many_ways_as_before(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    counted = list(Start(lines).counts())
    assert counted == lines, "the lines by first answer tell where the difference lies"


def test_there_is_something_to_count_for_every_game() -> None:
    games = {Start(file.read_text("utf-8").splitlines()).table.game for file in COUNTS.glob("*.txt")}
    assert games == {game.id for game in meadhall.games()}


def write() -> None:
    """Write all golden files anew."""
    PLAYTHROUGHS.mkdir(exist_ok=True)
    for old in set(PLAYTHROUGHS.iterdir()) - {file_of(table) for table in TOLD}:
        old.unlink()
    for table in TOLD:
        file_of(table).write_text("\n".join(tell(table)) + "\n", "utf-8")
    for file in COUNTS.glob("*.txt"):
        start = Start(file.read_text("utf-8").splitlines())
        file.write_text("\n".join(start.counts()) + "\n", "utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: PYTHONPATH=src python tests/laws/test_golden.py --write")
    write()
