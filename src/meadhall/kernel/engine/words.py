"""Words at the border: every answer has a number inside and a name, a JSON form and a sentence outside.

The name of an answer is its verb and the names of its objects, as in `place blacksmith` or
`send sword draugr_left`. Names are the same in every language; sentences are made from them by text id.
"""

from collections.abc import Mapping
from typing import NamedTuple


class Verb(NamedTuple):
    """A verb, the number of its first answer, and the kinds of its objects (the last one changes fastest)."""

    name: str
    first: int
    objects: tuple[str, ...]


class Answer(NamedTuple):
    """One answer taken apart: its verb and, for each kind of object, the object's name."""

    number: int
    verb: str
    objects: tuple[tuple[str, str], ...]

    @property
    def name(self) -> str:
        """The answer in one line, the same in every language."""
        return " ".join([self.verb, *(name for _, name in self.objects)])

    def json(self) -> dict[str, str]:
        """The answer as a JSON object."""
        return {"do": self.verb, **dict(self.objects)}


class UnknownAnswer(ValueError):
    """What was said is not an answer of this game at all."""


class Vocabulary:
    """All answers of a game: from number to words and back."""

    def __init__(self, verbs: tuple[Verb, ...], names: Mapping[str, tuple[str, ...]]) -> None:
        self._by_number: dict[int, Answer] = {}
        for verb in verbs:
            self._add(verb, [names[kind] for kind in verb.objects])
        self._by_name = {answer.name: answer for answer in self._by_number.values()}
        self.verbs = tuple(verb.name for verb in verbs)

    def _add(self, verb: Verb, domains: list[tuple[str, ...]]) -> None:
        combinations: list[tuple[str, ...]] = [()]
        for domain in domains:
            combinations = [(*chosen, name) for chosen in combinations for name in domain]
        for offset, chosen in enumerate(combinations):
            number = verb.first + offset
            if number in self._by_number:
                raise ValueError(f"{verb.name} and {self._by_number[number].verb} share the number {number}")
            objects = tuple(zip(verb.objects, chosen, strict=True))
            self._by_number[number] = Answer(number, verb.name, objects)

    def __len__(self) -> int:
        return len(self._by_number)

    def numbers(self) -> list[int]:
        """The numbers of all answers, rising."""
        return sorted(self._by_number)

    def answer(self, number: int) -> Answer:
        """The answer with this number."""
        found = self._by_number.get(number)
        if found is None:
            raise UnknownAnswer(f"there is no answer with the number {number}")
        return found

    def parse(self, said: int | str | Mapping[str, object]) -> int:
        """The number of an answer given as a number, by name, or as a JSON object."""
        if isinstance(said, bool):
            raise UnknownAnswer(f"{said!r} is not an answer")
        if isinstance(said, int):
            return self.answer(said).number
        if isinstance(said, str):
            words = said.split()
            found = self._by_name.get(" ".join(words))
            if found is None and len(words) == 1 and words[0].isdecimal() and len(words[0]) < 10:
                return self.answer(int(words[0])).number
            if found is None:
                raise UnknownAnswer(f"there is no answer called {said[:80]!r}")
            return found.number
        return self._parse_json(said)

    def _parse_json(self, said: Mapping[str, object]) -> int:
        verb = said.get("do") if isinstance(said, Mapping) else None
        for answer in self._by_number.values():
            if answer.verb == verb and answer.json() == said:
                return answer.number
        raise UnknownAnswer(f"there is no answer {str(said)[:120]}")
