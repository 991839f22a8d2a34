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
# Click's script for bash cannot go on after `edition=`: bash cuts words at `=`. So they are put together again before
# Click is asked, and of each word that Click offers bash is given what follows the `=` that is already typed.
BASH = r"""_meadhall_completion() {
    local IFS=$'\n' words=() count=0 word k option= typed prefix= offer type value
    for ((k = 0; k <= COMP_CWORD; k++)); do
        word=${COMP_WORDS[k]}
        if [[ $COMP_WORDBREAKS == *=* && $count -gt 0 && ( $word == =* || ${words[count - 1]} == *= ) ]]; then
            words[count - 1]+=$word
        else
            words[count++]=$word
        fi
    done
    typed=${words[count - 1]}
    [[ $typed == -*=* ]] && option=${typed%%=*}= && typed=${typed#*=}
    [[ $COMP_WORDBREAKS == *=* ]] && option= && prefix=${typed%"${typed##*=}"}
    for offer in $(env COMP_WORDS="${words[*]}" COMP_CWORD=$((count - 1)) _MEADHALL_COMPLETE=bash_complete "$1"); do
        IFS=',' read -r type value <<< "$offer"
        if [[ $type == file ]]; then
            COMPREPLY=()
            compopt -o default
        else
            COMPREPLY+=("$option${value#"$prefix"}")
        fi
    done
}

complete -o nosort -F _meadhall_completion meadhall
"""


def command(lang: str) -> click.Command:
    """The command in a language."""
    speaker = Speaker("completion", lang)
    return speaker.make(partial(run, lang), speaker.argument("shell", shell_complete=one_of(*SHELLS)))


def run(lang: str, shell: str) -> None:
    """Print the script."""
    kind = get_completion_class(shell) if shell in SHELLS else None
    if kind is None:
        raise Problem("unknown-shell", name=shell[:40], known=", ".join(SHELLS))
    if shell == "bash":
        click.echo(BASH, nl=False)
        return
    made = kind(make_program(lang, __version__), {}, "meadhall", VARIABLE)
    click.echo(made.source_template % made.source_vars(), nl=False)
