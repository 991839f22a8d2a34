"""Where librt is not installed, plain lists stand in for its rows of native numbers: slower, but the same game.

Only the plain Python build can do without it. This must be imported before anything that imports `vec`.
"""

import sys
from types import ModuleType


def stand_in() -> None:
    """Let `from librt.vecs import vec` give lists if it would give nothing."""
    try:
        import librt.vecs  # noqa: F401
    except ImportError:
        module = ModuleType("librt.vecs")
        setattr(module, "vec", list)  # noqa: B010 (a module has no attribute to assign to)
        sys.modules[module.__name__] = module


stand_in()
