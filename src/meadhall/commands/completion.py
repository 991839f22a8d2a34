"""`meadhall completion`: the script by which a shell completes what is typed."""

from functools import partial

import click
from click.shell_completion import get_completion_class

from meadhall import __version__
from meadhall.commands.completing import one_of
from meadhall.commands.speaking import Speaker, make_program
from meadhall.kernel.problems import Problem

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_MEADHALL_COMPLETE"  # by which Click is asked, in the name it gives to it


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("completion", lang)
    return speaker.make(partial(run, lang), speaker.argument("shell", shell_complete=one_of(*SHELLS)))


def run(lang: str, shell: str) -> None:
    """Print the script."""
    kind = get_completion_class(shell) if shell in SHELLS else None
    if kind is None:
        raise Problem("unknown-shell", name=shell[:40], known=", ".join(SHELLS))
    made = kind(make_program(lang, __version__), {}, "meadhall", VARIABLE)
    click.echo(made.source_template % made.source_vars(), nl=False)
