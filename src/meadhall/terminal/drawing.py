"""How a game is drawn in a terminal: what each game may say for itself, and what is shown of one that does not."""

from rich.console import RenderableType
from rich.text import Text

from meadhall.kernel.engine.words import Answer
from meadhall.kernel.matches.match import Match
from meadhall.kernel.matches.telling import name_of


class Drawing:
    """A game in a terminal. This one draws any game plainly; a game overrides what it can show better."""

    has_moments = False  # whether players are asked what they do between the turns of others

    def table(self, match: Match, seat: int, lang: str, kinds: list[str]) -> list[RenderableType]:
        """The table as a seat sees it, from top to bottom; `kinds` says who plays each seat."""
        return [self.scores(match, lang)]

    def scores(self, match: Match, lang: str) -> RenderableType:
        """The scores: by part of the final scoring where the game is over and tells them."""
        names = [name_of(match.game, "seat", str(seat), lang, match.players) for seat in range(match.seats)]
        return Text(", ".join(f"{name} {score}" for name, score in zip(names, match.scores, strict=True)))

    def hint(self, match: Match, seat: int, answer: Answer, lang: str) -> str:
        """A few words beside an option, for the eyes of the seat that has it; none where the option says it all."""
        return ""

    def short_name(self, match: Match, answer: Answer, lang: str) -> str:
        """An option in as few words as are needed below its question."""
        return match.describe(answer.number, lang)

    def is_moment(self, match: Match, seat: int) -> bool:
        """Whether a seat is only asked whether it does something between the turns of others."""
        return False
