"""How a game is drawn in a terminal: what each game may say for itself, and what is shown of one that does not."""

from rich.text import Text

from meadhall.kernel.engine.views import SPECTATOR
from meadhall.kernel.engine.words import Answer
from meadhall.kernel.matches.match import Match
from meadhall.kernel.matches.telling import name_of
from meadhall.terminal.lines import grid, wrap
from meadhall.terminal.page import MUST, Form, Lines, Part


class Drawing:
    """A game in a terminal. This one draws any game plainly; a game overrides what it can show better."""

    has_moments = False  # whether players are asked what they do between the turns of others

    def parts(self, match: Match, seat: int, lang: str, kinds: list[str]) -> list[Part]:
        """The table as a seat sees it, from top to bottom; `kinds` says who plays each seat."""
        return [self.scores(match, lang)]

    def scores(self, match: Match, lang: str) -> Part:
        """The scores: by part of the final scoring where the game is over and tells them."""
        names = [name_of(match.game, "seat", str(seat), lang, match.players) for seat in range(match.seats)]
        line = ", ".join(f"{name} {score}" for name, score in zip(names, match.scores, strict=True))
        return Part("", (Form(MUST, lambda width: wrap(line, width)),))

    def hint(self, match: Match, seat: int, answer: Answer, lang: str, brief: bool = False) -> str:
        """A few words beside an option, for the eyes of the seat that has it; none where the option says it all."""
        return ""

    def short_name(self, match: Match, answer: Answer, lang: str, seat: int = SPECTATOR) -> str:
        """An option in as few words as are needed below its question."""
        return match.describe(answer.number, lang, seat)

    def typed(self, match: Match, said: str) -> str:
        """An answer as it was typed, with the names by which programs know what the page calls otherwise."""
        return said

    def spelled(self, match: Match, answer: Answer) -> str:
        """An answer as one would type it, with the names that the page shows."""
        return answer.name

    def is_moment(self, match: Match, seat: int) -> bool:
        """Whether a seat is only asked whether it does something between the turns of others."""
        return False


def scoring(title: str, players: list[str], rows: list[tuple[str, list[int]]]) -> Part:
    """A final scoring: a column for each player, or in a narrow window one player after another; the sum is last."""

    def table(width: int) -> Lines:
        head = [Text(), *(Text(name, "bold") for name in players)]
        lines = grid(
            [head, *([Text(name), *(Text(str(each)) for each in numbers)] for name, numbers in rows)],
            right=frozenset(range(1, len(players) + 1)),
            gap=2,
        )
        lines[-1].stylize("bold")
        return [Text(title, "bold cyan"), *lines]

    def listed(width: int) -> Lines:
        lines = [Text(title, "bold cyan")]
        for k, name in enumerate(players):
            told = " · ".join(f"{part} {numbers[k]}" for part, numbers in rows)
            lines += wrap(Text.assemble((name, "bold"), " – ", told), width, hang=2)
        return lines

    def totals(width: int) -> Lines:
        told = (f"{name}\u00a0{total}" for name, total in zip(players, rows[-1][1], strict=True))
        return wrap(Text.assemble((rows[-1][0], "bold cyan"), " – ", " · ".join(told)), width)

    forms = Form(MUST - 2, table), Form(MUST - 1, listed), Form(MUST, totals, whole=False)
    return Part(title, forms, order="log")
