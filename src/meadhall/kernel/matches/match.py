"""A match: a header and the answers given so far. Saving, replay, undo and verification all rest on it."""

import copy
import errno
import hashlib
import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from meadhall.kernel.engine.agenda import (
    CHANCE,
    EVERYONE,
    NO_SEAT,
    NOBODY,
    Options,
    State,
    answer,
    find_options,
    open_step,
)
from meadhall.kernel.engine.chance import Deals, Luck, numbers_of
from meadhall.kernel.engine.events import Event
from meadhall.kernel.engine.views import SPECTATOR, View
from meadhall.kernel.engine.words import Answer, UnknownAnswer
from meadhall.kernel.game import Game, Json
from meadhall.kernel.matches.fairness import LEAVES, FairDealer
from meadhall.kernel.matches.setting_up import Values, check_options, check_players, choose_dealer
from meadhall.kernel.matches.telling import tell_answer, tell_event, tell_events, tell_question
from meadhall.kernel.problems import BadMatch, BadOption, CannotUndo, IllegalAnswer, Refusal, shorten

FORMAT = 1  # of match files

Said = int | str | Mapping[str, object]


class Given(NamedTuple):
    """An answer that can still be taken back: which sealed question it answers (or 0), and the events so far."""

    seat: int
    word: int
    question: int
    events: int


class Match:
    """A game being played: who is asked, what they may answer, and everything that was answered.

    Questions about a match (`asked`, `options`, `view`, `why_not`, ...) change nothing.
    Make one with `meadhall.new`, `meadhall.load` or `meadhall.from_position`.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Values,
        seed: str | None,
        luck: Deals | None,
        players: Sequence[str] = (),
        start: Mapping[str, object] | None = None,
    ) -> None:
        game.check_table(seats, options)
        self.game = game
        self.seats = seats
        self.game_options: Values = MappingProxyType(dict(options))
        self.seed = seed
        self.dice = luck if isinstance(luck, FairDealer) else None  # dice that can be checked: see docs/dice.md
        self.players = check_players(players, seats)
        self._luck = luck
        self._start = copy.deepcopy(dict(start)) if start is not None else None
        self._out = Options()
        self._answers: list[tuple[int, int]] = []
        self._events: list[Event] = []
        self._since: list[Given] = []  # answers that can still be taken back: seat, word, question
        self._state = self._first_state()
        self._dealt = 0
        self._rolls: list[tuple[int, int, int]] = []  # what the dealer was asked: outcomes, which one, the answer
        self._stand_here()
        self._deal()

    def __repr__(self) -> str:
        """Which game, how many seats, how far, and who is asked."""
        state = "over" if self.over else f"asked: {', '.join(map(str, self.asked))}"
        return f"<Match {self.game.id}, {self.seats} seats, {len(self._answers)} answers, {state}>"

    # --- questions ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.asked == NOBODY

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer now; -1 stands for chance, which asks only in a match without a dealer."""
        mask = int(self._state.asked)
        if mask == CHANCE:
            return (NO_SEAT,)
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def options(self, seat: int) -> list[int]:
        """The numbers of all answers this seat may give now, rising; none if it is not asked."""
        self._check_seat(seat)
        if seat not in self.asked:
            return []
        find_options(self._state, seat, self._out)
        return self._out.listed()

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat may know of the table; without a seat, what a spectator may know."""
        self._check_seat(seat)
        return View(seat, self.game.see(self._state, seat))

    def picture(self, seat: int = SPECTATOR) -> Json:
        """The same as a JSON document with names."""
        self._check_seat(seat)
        return self.game.picture(self.game.see(self._state, seat), seat)

    def why_not(self, seat: int, said: Said) -> Refusal | None:
        """Why a seat cannot give this answer now, and the rule that forbids it; None if it can."""
        self._check_seat(seat)
        word = self.parse(said)
        if word in self.options(seat):
            return None
        return self._refusal(seat, word)

    def _refusal(self, seat: int, word: int) -> Refusal:
        s = self._state
        if self.over:
            return Refusal(self.game.id, "over", self.game.rule_of_end)
        if seat not in self.asked:
            return Refusal(self.game.id, "not-asked", self.game.rule_of_turn)
        if s.rules.is_interrupt(word):
            reason, rule = self.game.refusal_of_interrupt(s, seat, word)
        else:
            entry = s.agenda[s.top - 1]
            reason, rule = open_step(s).why_not(s, entry >> 8, seat, word)
        return Refusal(self.game.id, reason, rule)

    @property
    def rule(self) -> str:
        """The number of the rule behind the open question."""
        return "" if self.over else self.game.rule_of_question(self._state)

    @property
    def scores(self) -> list[int]:
        """Each seat's score now."""
        return self.game.scores(self._state)

    @property
    def rival(self) -> int | None:
        """The score now of an opponent that is rules and has no seat, if there is one."""
        return self.game.rival(self._state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty before the end."""
        return self.game.winners(self._state)

    def best(self, among: Sequence[int]) -> list[int]:
        """Those of these seats that stand best now: who wins when all others have given up."""
        return self.game.best(self._state, among)

    def answers(self) -> list[tuple[int, Answer]]:
        """Everything answered so far, chance (-1) included."""
        return [(seat, self.game.vocabulary.answer(word)) for seat, word in self._answers]

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[Event]:
        """What happened, as far as this seat may know it, from the `since`-th answer on."""
        self._check_seat(seat)
        return [e for e in self._events if e.after >= since and e.seen_by(seat, EVERYONE)]

    @property
    def sealed(self) -> int:
        """A number for the open question if seats answer it unseen by each other; else 0."""
        return self._sealed_question()

    @property
    def answered(self) -> int:
        """How many answers there are so far, chance included."""
        return len(self._answers)

    def begin_again(self) -> "Match":
        """The same match before its first answer; nobody deals, so that everything can be answered as it was."""
        return Match(self.game, self.seats, self.game_options, None, None, self.players, self._start)

    def rolls(self) -> list[tuple[int, int, int, Answer]]:
        """What the dealer dealt here: the index, how many outcomes there were, which one it was, and the answer."""
        answer_of = self.game.vocabulary.answer
        first = self._dealt - len(self._rolls)
        return [
            (self.index_of_chance(word, first + k), outcomes, picked, answer_of(word))
            for k, (outcomes, picked, word) in enumerate(self._rolls)
        ]

    def record(self, since: int = 0) -> list[Event]:
        """Every event from the `since`-th answer on, secret ones too: for who keeps a match for others."""
        n = len(self._events)
        while n > 0 and self._events[n - 1].after >= since:
            n -= 1
        return self._events[n:]

    def position(self) -> Json:
        """The situation as one document, complete enough to play on from."""
        return self.game.position(self._state, self.game_options)

    def state(self) -> State:
        """A copy of the full state, secrets included: for analysis and tests, never for players."""
        return self._state.clone()

    # --- words ---------------------------------------------------------------------------------------------

    def parse(self, said: Said) -> int:
        """The number of an answer given by number, by name (`place market`) or as JSON."""
        try:
            return self.game.vocabulary.parse(said)
        except UnknownAnswer as error:
            raise IllegalAnswer("unknown-answer", said=shorten(said)) from error

    def describe(self, said: Said, lang: str = "en", seat: int = SPECTATOR) -> str:
        """An answer as a sentence, as the open question calls it when it asks that seat."""
        number, open_one = self.parse(said), self._state
        return tell_answer(self.game, number, lang, self.players, self.game_options, self.seats, open_one, seat)

    def prompt(self, lang: str = "en", seat: int = SPECTATOR) -> str:
        """What is asked now, in words for a seat, with the number of its rule."""
        return tell_question(self.game, self._state, lang, self.game_options, seat)

    def tell(self, event: Event, lang: str = "en", viewer: int | None = None) -> str:
        """An event in words; where it is about the viewer, a seat, the words say "you"."""
        return tell_event(self.game, event, lang, self.players, self.game_options, self.seats, viewer)

    def tell_all(self, events: Sequence[Event], lang: str = "en", viewer: int | None = None) -> list[str]:
        """Events in words, one text for each; dice of one throw are told by the first, and the others have none."""
        return tell_events(self.game, events, lang, self.players, self.game_options, self.seats, viewer)

    # --- orders --------------------------------------------------------------------------------------------

    def answer(self, seat: int, said: Said) -> None:
        """Give an answer for a seat that is asked. A bad answer raises `IllegalAnswer` and changes nothing."""
        self._check_seat(seat)
        word = self.parse(said)
        if word not in self.options(seat):
            error = IllegalAnswer("illegal-answer", seat=seat, said=self.game.vocabulary.answer(word).name)
            error.refusal = self._refusal(seat, word)
            raise error
        self._take(seat, word)
        self._deal()

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer, unless somebody has learned something or answered since."""
        self._check_seat(seat)
        mine = [k for k, given in enumerate(self._since) if given.seat == seat]
        if not mine:
            raise CannotUndo("cannot-undo")
        kept = [given for k, given in enumerate(self._since) if k != mine[-1]]
        self._state = self._floor.clone()
        del self._answers[self._floor_answers :]
        del self._events[self._floor_events :]
        self._since = []
        for given in kept:
            self._take(given.seat, given.word)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat's last answer can still be taken back."""
        return any(given.seat == seat for given in self._since)

    def repeat(self, seat: int, word: int) -> None:
        """Take a legal answer of a match that was played before, chance (-1) included, and deal nothing after it."""
        self._take(seat, word)

    def go_on(self, dealer: Deals | None) -> None:
        """Let a dealer answer for chance after answers that were repeated, none of which can be taken back."""
        self._luck = dealer
        self._dealt = sum(1 for seat, _ in self._answers if seat == NO_SEAT)
        self._stand_here()
        self._deal()

    # --- how answers are taken -----------------------------------------------------------------------------

    def _first_state(self) -> State:
        if self._start is not None:
            return self.game.read_position(self._start)[0]
        return self.game.new(self.seats, self.game_options)

    def _stand_here(self) -> None:
        """Nothing before this point can be taken back."""
        self._floor = self._state.clone()
        self._floor_answers = len(self._answers)
        self._floor_events = len(self._events)
        self._since = []

    def _keep(self, n: int) -> None:
        """The first n answers that could be taken back no longer can."""
        for given in self._since[:n]:
            answer(self._floor, given.seat, given.word)
        self._floor_answers += n
        self._floor_events = self._since[n - 1].events
        del self._since[:n]

    def _sealed_question(self) -> int:
        """A number for the open question if seats answer it unseen by each other; else 0."""
        s = self._state
        if s.asked == NOBODY or not open_step(s).sealed:
            return 0
        return int(s.top) << 8 | int(s.agenda[s.top - 1]) & 255

    def _take(self, seat: int, word: int) -> None:
        """Apply a legal answer, record what happens, and see whether it can be taken back later."""
        s = self._state
        question = self._sealed_question()
        for k in range(len(self._since) - 1, -1, -1):
            earlier = self._since[k]
            if earlier.seat != seat and (question == 0 or earlier.question != question):
                self._keep(k + 1)  # this seat has seen what the other did before it
                break
        s.log = []
        reveals = s.reveals
        answer(s, seat, word)
        after = len(self._answers)
        self._answers.append((seat, word))
        kinds = self.game.events
        for number, audience, *values in s.log:
            kind = kinds[number]
            arguments = tuple(zip(kind.arguments, values, strict=False))
            self._events.append(Event(kind.name, arguments, audience, after))
        s.log = None
        self._since.append(Given(seat, word, question, len(self._events)))
        opened = self._sealed_question()
        # Once seats answer in secret, what came before stands: else it would show that another has answered.
        if seat == NO_SEAT or s.reveals != reveals or (opened != 0 and opened != question):
            self._stand_here()

    def _deal(self) -> None:
        """Let the dealer answer for chance until a seat is asked."""
        while self._luck is not None and self._state.asked == CHANCE:
            outcomes = self.options(NO_SEAT)
            picked = self._luck.pick(self.index_of_chance(outcomes[0], self._dealt), len(outcomes))
            word = outcomes[picked]
            self._rolls.append((len(outcomes), picked, word))
            self._dealt += 1
            self._take(NO_SEAT, word)

    def index_of_chance(self, word: int, dealt: int) -> int:
        """Under which index dice that can be checked settle a chance answer like this one, after so many others.

        What stays hidden has indices of its own, above the tree: a key that was shown for an open die must never
        settle a secret draw, not even after everybody agreed to go back.
        """
        if self.dice is None or self.game.vocabulary.answer(word).verb in self.game.open_chance:
            return dealt
        return LEAVES + dealt

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not -1 <= seat < self.seats:
            raise BadOption("no-such-seat", seat=shorten(seat), seats=self.seats)

    # --- match files ---------------------------------------------------------------------------------------

    def document(self, with_dice: bool = False) -> Json:
        """The match as a JSON document: header, answers and a check sum of where they lead.

        With dice it also tells their secret, if they have one: only for when the game is over.
        """
        said = self.game.vocabulary.answer
        dice = {"dice": self.dice.document()} if with_dice and self.dice is not None else {}
        return {
            "meadhall": FORMAT,
            "game": self.game.id,
            "engine": self.game.engine,
            "content": self.game.content(self.game_options),
            "seats": self.seats,
            "players": list(self.players),
            "options": dict(self.game_options),
            "seed": self.seed,
            **dice,
            "start": self._start,
            "answers": [[seat, said(word).name] for seat, word in self._answers],
            "check": self.check_sum(),
        }

    def check_sum(self) -> str:
        """A hash of the situation: the same answers lead to the same sum in every build."""
        s = self._state
        numbers = [numbers_of(s.at), numbers_of(s.agenda)[: int(s.top)], int(s.asked)]
        return hashlib.sha256(json.dumps(numbers).encode()).hexdigest()[:32]

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the match to a file; the old file stays whole until the new one is complete."""
        target = Path(path)
        try:
            if target.is_dir():
                raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
            draft = target.with_name(target.name + ".part")
            draft.write_text(json.dumps(self.document(), ensure_ascii=False) + "\n", encoding="utf-8")
            os.replace(draft, target)
        except (OSError, ValueError) as error:  # ValueError: a name that no file can have
            why = (error.strerror if isinstance(error, OSError) else None) or str(error)
            raise BadMatch("cannot-write", file=shorten(str(path)), why=why) from error


def new_match(
    game: Game,
    seats: int,
    seed: int | str | None,
    options: Values | None,
    players: Sequence[str],
    luck: Deals | None,
    asks_chance: bool,
) -> Match:
    """A new match of a game, its chance answered from a seed unless someone else deals or chance is asked."""
    if isinstance(seats, bool) or not isinstance(seats, int) or seats not in game.seats:
        raise BadOption("bad-seats", game=game.id, seats=shorten(seats), fewest=min(game.seats), most=max(game.seats))
    complete = game.complete(check_options(game, options))
    secret, dealer = choose_dealer(seed, luck, asks_chance)
    return Match(game, seats, complete, secret, dealer, players)


def match_from_position(
    game: Game,
    document: Mapping[str, object],
    seed: int | str | None,
    players: Sequence[str],
    luck: Deals | None,
    asks_chance: bool,
) -> Match:
    """A match that begins with a position."""
    state, options = game.read_position(document)
    secret, dealer = choose_dealer(seed, luck, asks_chance)
    return Match(game, int(state.seats), options, secret, dealer, players, start=document)


def worlds(game: Game, view: View, luck: Luck) -> Iterator[State]:
    """Full states that fit a view, dealt anew each time, without end."""
    while True:
        yield game.imagine(view.state, view.seat, luck)
