"""A table without a server: its log is made by hand, so that tests can look at every message at every moment."""

import random
from collections.abc import Iterator

import msgspec

from meadhall.kernel.engine.views import SPECTATOR
from meadhall.kernel.matches.fairness import commit
from meadhall.kernel.matches.setting_up import check_options
from meadhall.registry import game as find_game
from meadhall.server.protocol import Clock
from meadhall.server.store.store import Entry
from meadhall.server.tables.entries import Answered, Begun, Created, Happening, Sat, Undone, read, write
from meadhall.server.tables.orders import Refused, check_answer
from meadhall.server.tables.seen import Summary, see_lines, see_parts, see_rolls, summary_of
from meadhall.server.tables.table import Table
from meadhall.text import LANGUAGES

NAMES = ("Anna", "Bo", "Cy", "Di")
SECRET = bytes(range(32))


class Desk:
    """A table whose log is written here."""

    def __init__(
        self,
        seats: int = 3,
        secret: bytes = SECRET,
        log: list[bytes] | None = None,
        game_id: str = "champions",
    ) -> None:
        self.log: list[bytes] = []
        self.secret = secret
        self.table = Table("testTable234", secret)
        if log is not None:
            for body in log:
                self.write(read(body))
            return
        root, secret_hash = commit(secret)
        everything = check_options(find_game(game_id), None)
        self.write(
            Created(
                game=game_id,
                seats=seats,
                options=everything,
                bots=[None] * seats,
                open=False,
                pace="live",
                clock=Clock(bank=600, turn=5),
                host="host-hash",
                root=root,
                secret_hash=secret_hash,
            )
        )
        for seat in range(seats):
            sat = Sat(seat=seat, name=NAMES[seat], person=f"person-{seat}", token=f"token-{seat}", contribution="ab")
            self.write(sat)
        game = self.table.game
        self.write(
            Begun(engine=game.engine, content=game.content(everything), version="0", names=list(NAMES[:seats]))
        )

    def write(self, entry: Happening) -> None:
        """Append an entry."""
        body = write(entry)
        self.log.append(body)
        self.table.apply(Entry(self.table.last + 1, 1000 * len(self.log), body, ""))

    def copy(self) -> "Desk":
        """The same table once more, from its log."""
        return Desk(secret=self.secret, log=self.log)

    def answer(self, seat: int, word: int) -> None:
        """Let a seat answer."""
        self.write(Answered(seat=seat, answer=self.table.game.vocabulary.answer(word).name))

    def undo(self, seat: int) -> None:
        """Let a seat take its last answer back."""
        self.write(Undone(seat=seat))

    def play(self, choice: random.Random) -> Iterator[None]:
        """Random answers, one at a time, to the end."""
        while self.table.status == "playing":
            seat = choice.choice(self.table.asked)
            assert self.table.match is not None
            self.answer(seat, choice.choice(self.table.match.options(seat)))
            yield

    def messages(self, viewer: int, after: int = 0) -> bytes:
        """Everything a viewer can be sent now, in every language, as bytes."""
        told: list[object] = [self.table.number(viewer)]
        for lang in LANGUAGES:
            told.append(see_parts(self.table, viewer, lang, False, frozenset(), 0))
            told.append(see_lines(self.table, viewer, after, lang))
        told.append(see_rolls(self.table))
        told.append(msgspec.json.decode(summary_of(self.table), type=Summary).noticed)  # what lists show
        return msgspec.json.encode(told)

    def refusals(self, viewer: int) -> bytes:
        """What a viewer is told about every answer of the game, legal or not."""
        said: list[str] = []
        if viewer == SPECTATOR:
            return b""
        for word in self.table.game.vocabulary.numbers():
            name = self.table.game.vocabulary.answer(word).name
            try:
                said.append(check_answer(self.table, viewer, name))
            except Refused as refused:
                said += [refused.code, refused.rule or "", *(refused.say(lang) for lang in LANGUAGES)]
        return msgspec.json.encode(said)
