"""Tiny Epic Vikings in a terminal, as every drawing is asked."""

from meadhall.kernel.engine.views import SPECTATOR
from meadhall.kernel.engine.words import Answer
from meadhall.kernel.matches.match import Match
from meadhall.terminal.drawing import Drawing
from meadhall.terminal.page import Part
from meadhall.terminal.vikings.hints import Hints, short_name
from meadhall.terminal.vikings.table import TablePage, final_scoring
from meadhall.terminal.vikings.words import VikingsWords


class VikingsDrawing(Drawing):
    """The sea, gods, battle and clans, the final scoring by its parts, and what an option brings beside it."""

    def parts(self, match: Match, seat: int, lang: str, kinds: list[str]) -> list[Part]:
        return TablePage(match, seat, lang, kinds).parts()

    def scores(self, match: Match, lang: str) -> Part:
        return final_scoring(match, lang) if match.over else super().scores(match, lang)

    def hint(self, match: Match, seat: int, answer: Answer, lang: str, brief: bool = False) -> str:
        return Hints(VikingsWords(match, lang), match.picture(seat), seat, brief).hint(answer)

    def typed(self, match: Match, said: str) -> str:
        places = {printed.casefold(): name for name, printed in VikingsWords(match, "en").places().items()}
        return " ".join(places.get(word.casefold(), word) for word in said.split())

    def spelled(self, match: Match, answer: Answer) -> str:
        places = VikingsWords(match, "en").places()
        return " ".join(places.get(word, word) for word in answer.name.split())

    def short_name(self, match: Match, answer: Answer, lang: str, seat: int = SPECTATOR) -> str:
        return short_name(VikingsWords(match, lang), answer) or super().short_name(match, answer, lang, seat)
