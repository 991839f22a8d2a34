"""The command `meadhall`: finds the language, runs a command, and says in one line what is wrong with bad input."""

import os
import sys
from collections.abc import Sequence

import click

from meadhall import __version__
from meadhall.commands.language import choose_language, language_of_locale
from meadhall.commands.output import complain, soften_output
from meadhall.commands.speaking import make_program, say_usage
from meadhall.kernel.problems import Problem
from meadhall.meant import tell_problem

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the answer is its exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    soften_output()
    try:
        lang = choose_language(given)
    except Problem as problem:
        return complain(tell_problem(problem, language_of_locale()))
    return run(given, lang)


def run(given: list[str], lang: str) -> int:
    """Run a command line in a language."""
    try:
        code = make_program(lang, __version__).main(given, prog_name="meadhall", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except Problem as problem:
        return complain(tell_problem(problem, lang))
    except click.ClickException as error:
        return complain(say_usage(error, lang))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


if __name__ == "__main__":
    sys.exit(main())
