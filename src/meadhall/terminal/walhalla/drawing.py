"""Walhalla in a terminal, as every drawing is asked."""

from meadhall.kernel.engine.views import SPECTATOR
from meadhall.kernel.engine.words import Answer
from meadhall.kernel.matches.match import Match
from meadhall.terminal.drawing import Drawing
from meadhall.terminal.page import Part
from meadhall.terminal.walhalla.hints import Hints, short_name
from meadhall.terminal.walhalla.table import TablePage, final_scoring
from meadhall.terminal.walhalla.words import WalhallaWords


class WalhallaDrawing(Drawing):
    """The land, the score by its parts, and what lies there or would come of it beside the options."""

    def parts(self, match: Match, seat: int, lang: str, kinds: list[str]) -> list[Part]:
        return TablePage(match, seat, lang, kinds).parts()

    def scores(self, match: Match, lang: str) -> Part:
        return final_scoring(match, lang) if match.over else super().scores(match, lang)

    def hint(self, match: Match, seat: int, answer: Answer, lang: str, brief: bool = False) -> str:
        return Hints(WalhallaWords(match, lang), match.picture(seat), seat, brief).hint(answer)

    def short_name(self, match: Match, answer: Answer, lang: str, seat: int = SPECTATOR) -> str:
        return short_name(WalhallaWords(match, lang), answer) or super().short_name(match, answer, lang, seat)
