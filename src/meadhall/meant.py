"""Did you mean …? What somebody may have meant by a word that is not known here."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from meadhall.kernel.problems import Problem
from meadhall.text import say

# Problems about a word that is not known: which argument is what was said, and which tells what is known.
UNKNOWN: Final = {
    "unknown-game": ("game", "known"),
    "unknown-command": ("command", "known"),
    "unknown-bot": ("bot", "known"),
    "unknown-player": ("player", "known"),
    "unknown-option": ("option", "known"),
    "unknown-language": ("asked", "known"),
    "unknown-chapter": ("chapter", "known"),
    "unknown-shell": ("name", "known"),
    "bad-option": ("value", "allowed"),
}
LIKE_ENOUGH: Final = 0.6


def nearest(said: str, known: Iterable[str]) -> str | None:
    """The word that is most like the one that was said, if one is like it at all."""
    words = {word.casefold(): word for word in known}
    wanted = said.casefold().strip()
    found = get_close_matches(wanted, words, n=1, cutoff=LIKE_ENOUGH)
    if not found and len(wanted) > 1:
        found = [word for word in words if word.startswith(wanted)][:1]
    return words[found[0]] if found else None


def guess(said: str, known: Iterable[str], lang: str) -> str:
    """Whether another word was meant, as a question behind a sentence; nothing if none is near."""
    word = nearest(said, known)
    return did_you_mean(word, lang) if word else ""


def did_you_mean(word: str, lang: str) -> str:
    """The question itself."""
    return say(lang, "blank") + say(lang, "did-you-mean", word=word)


def tell_problem(problem: Problem, lang: str) -> str:
    """A problem in a language, and what may have been meant where a word is not known."""
    said, known = (problem.arguments.get(name) for name in UNKNOWN.get(problem.id, ("", "")))
    words = known.split(", ") if isinstance(known, str) else []
    return problem.say(lang) + (guess(said, words, lang) if isinstance(said, str) else "")
