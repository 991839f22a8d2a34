"""Which build of Meadhall runs: compiled by mypyc, or plain Python."""

import platform

from meadhall.kernel.engine import agenda
from meadhall.text import say


def is_compiled() -> bool:
    """Whether the engine runs as compiled code."""
    return not str(agenda.__file__).endswith((".py", ".pyc"))


def build_document() -> dict[str, object]:
    """The build as a JSON document."""
    return {
        "compiled": is_compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "system": platform.system(),
    }


def tell_build(lang: str) -> str:
    """The build in one line."""
    return say(lang, "build-compiled" if is_compiled() else "build-plain", python=platform.python_version())
