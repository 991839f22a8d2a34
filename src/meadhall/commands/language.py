"""Which language the command line speaks: --lang, then MEADHALL_LANG, then the locale, then English."""

import locale
import os
from collections.abc import Sequence

from meadhall.kernel.matches.telling import check_language
from meadhall.text import LANGUAGES

VARIABLE = "MEADHALL_LANG"
DEFAULT = "en"


def language_of_locale() -> str:
    """The language of the system, if Meadhall speaks it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        name = os.environ.get(variable)
        if name:
            return known_or_default(name)
    try:
        return known_or_default(locale.getlocale()[0] or "")
    except ValueError:
        return DEFAULT


def known_or_default(name: str) -> str:
    """The language of a locale's name such as fr_CH.UTF-8."""
    lang = name[:2].lower()
    return lang if lang in LANGUAGES else DEFAULT


def asked_language(arguments: Sequence[str]) -> str | None:
    """What --lang says, wherever it stands; Click comes too late, for its help must already be in this language."""
    asked = None
    for k, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument == "--lang" and k + 1 < len(arguments):
            asked = arguments[k + 1]
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return asked


def choose_language(arguments: Sequence[str]) -> str:
    """The language to speak; one that is not known here is a problem."""
    asked = asked_language(arguments) or os.environ.get(VARIABLE) or language_of_locale()
    return check_language(asked)
