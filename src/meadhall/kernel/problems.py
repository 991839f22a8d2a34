"""What can go wrong for a user: each problem is one clear sentence, in every language, by text id."""

from typing import NamedTuple

from meadhall.text import has, say


class Phrase(NamedTuple):
    """A part of a sentence that differs between languages, by text id."""

    id: str
    arguments: dict[str, str | int]

    def say(self, lang: str) -> str:
        """The phrase in a language."""
        return say(lang, self.id, **self.arguments)


def phrase(id: str, **arguments: str | int) -> Phrase:
    """A phrase by its text id."""
    return Phrase(id, arguments)


def shorten(value: object) -> str:
    """Whatever was given, short enough for an error sentence."""
    text = value if isinstance(value, str) else repr(value)
    text = "".join(c if c.isprintable() else "?" for c in text)
    return text if len(text) <= 60 else text[:57] + "..."


class Problem(ValueError):
    """Bad input. `str()` is the English sentence, `say(lang)` the same in another language."""

    def __init__(self, id: str, **arguments: str | int | Phrase) -> None:
        super().__init__(id)
        self.id = id
        self.arguments = arguments

    def __str__(self) -> str:
        return self.say("en")

    def say(self, lang: str) -> str:
        """The sentence in a language."""
        words = {name: a.say(lang) if isinstance(a, Phrase) else a for name, a in self.arguments.items()}
        return say(lang, f"problem-{self.id}", **words)


class UnknownGame(Problem):
    """There is no such game here."""


class BadOption(Problem):
    """A game cannot be set up like that."""


class Refusal(NamedTuple):
    """Why an answer is not possible: a reason and the rule behind it."""

    game: str
    reason: str
    rule: str

    def say(self, lang: str) -> str:
        """The reason in one sentence, with the number of the rule."""
        id = f"{self.game}-why-{self.reason}"
        sentence = say(lang, id if has(lang, id) else f"why-{self.reason}")
        return f"{sentence} [{self.rule}]"


class IllegalAnswer(Problem):
    """The rules forbid this answer now, or it is no answer at all."""

    def __init__(self, id: str, **arguments: str | int | Phrase) -> None:
        super().__init__(id, **arguments)
        self.refusal: Refusal | None = None

    def say(self, lang: str) -> str:
        """The sentence in a language, with the reason."""
        sentence = super().say(lang)
        return sentence if self.refusal is None else f"{sentence} {self.refusal.say(lang)}"


class CannotUndo(Problem):
    """This answer stands: somebody has learned something or answered since."""


class BadMatch(Problem):
    """A match file that is broken, forged or of another engine."""


class BadPosition(Problem):
    """A position that cannot be."""


class BadFacts(Problem):
    """A file of facts that cannot be used: the first reason why, and where it stands."""

    def __init__(
        self, id: str, file: str = "", line: int | None = None, table: str = "", **arguments: str | int | Phrase
    ) -> None:
        """Make the problem; line is None if no single line is to blame."""
        super().__init__(id, **arguments)
        self.file = file
        self.line = line
        self.table = table

    def say(self, lang: str) -> str:
        """File, line, table and what is wrong there."""
        place = self.file if self.line is None else say(lang, "facts-line", file=self.file, line=self.line)
        return ": ".join(part for part in (place, self.table, super().say(lang)) if part)
