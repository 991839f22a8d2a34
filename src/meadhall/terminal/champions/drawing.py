"""Champions of Midgard in a terminal, as every drawing is asked."""

from meadhall.kernel.engine.views import SPECTATOR
from meadhall.kernel.engine.words import Answer
from meadhall.kernel.matches.match import Match
from meadhall.terminal.champions.hints import Hints, short_name
from meadhall.terminal.champions.table import TablePage, final_scoring, is_moment
from meadhall.terminal.champions.words import ChampionsWords
from meadhall.terminal.drawing import Drawing
from meadhall.terminal.page import Part


class ChampionsDrawing(Drawing):
    """The table, the final scoring by its parts, and what things do or cost beside the options."""

    has_moments = True  # for runes

    def parts(self, match: Match, seat: int, lang: str, kinds: list[str]) -> list[Part]:
        return TablePage(match, seat, lang, kinds).parts()

    def scores(self, match: Match, lang: str) -> Part:
        return final_scoring(match, lang) if match.over else super().scores(match, lang)

    def hint(self, match: Match, seat: int, answer: Answer, lang: str, brief: bool = False) -> str:
        return Hints(ChampionsWords(match, lang), match.picture(seat), seat, brief).hint(answer)

    def short_name(self, match: Match, answer: Answer, lang: str, seat: int = SPECTATOR) -> str:
        return short_name(ChampionsWords(match, lang), answer) or super().short_name(match, answer, lang, seat)

    def is_moment(self, match: Match, seat: int) -> bool:
        return is_moment(match, seat)
