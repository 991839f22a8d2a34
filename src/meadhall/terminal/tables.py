"""How each game is drawn in a terminal; a game without a drawing of its own shows its scores."""

from rich.console import RenderableType
from rich.text import Text

from meadhall.kernel.match import Match
from meadhall.kernel.telling import name_of
from meadhall.kernel.words import Answer
from meadhall.terminal.champions_hints import hint as champions_hint
from meadhall.terminal.champions_hints import short_name as champions_short_name
from meadhall.terminal.champions_table import TablePage, final_scoring
from meadhall.terminal.champions_table import is_moment as is_champions_moment
from meadhall.terminal.champions_words import Words


def draw_table(match: Match, seat: int, lang: str, kinds: list[str]) -> list[RenderableType]:
    """The table as a seat sees it."""
    if match.game.id == "champions":
        return TablePage(match, seat, lang, kinds).parts()
    return [draw_scores(match, lang)]


def draw_scores(match: Match, lang: str) -> RenderableType:
    """The scores: by part of the final scoring where the game is over and tells them."""
    if match.game.id == "champions" and match.over:
        return final_scoring(match, lang)
    names = [name_of(match.game, "seat", str(seat), lang, match.players) for seat in range(match.seats)]
    return Text(", ".join(f"{name} {score}" for name, score in zip(names, match.scores, strict=True)))


def hint(match: Match, answer: Answer, lang: str) -> str:
    """A few words beside an option."""
    return champions_hint(Words(match, lang), answer) if match.game.id == "champions" else ""


def short_name(match: Match, answer: Answer, lang: str) -> str:
    """An option in as few words as are needed below its question."""
    short = champions_short_name(Words(match, lang), answer) if match.game.id == "champions" else ""
    return short or match.describe(answer.number, lang)


def is_moment(match: Match, seat: int) -> bool:
    """Whether a seat is only asked whether it does something between the turns of others."""
    return match.game.id == "champions" and is_champions_moment(match, seat)
