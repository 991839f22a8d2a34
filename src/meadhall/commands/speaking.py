"""Click in the player's language: commands whose help and whose complaints are texts by id."""

import shutil
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import click
from rich.cells import cell_len

from meadhall.commands.completing import one_of
from meadhall.kernel.problems import Problem
from meadhall.meant import guess
from meadhall.terminal.lines import wrap
from meadhall.text import LANGUAGES, has, say

NAMES = (
    "games",
    "play",
    "serve",
    "simulate",
    "rules",
    "replay",
    "verify",
    "bench",
    "check-db",
    "backup",
    "purge",
    "completion",
)
if TYPE_CHECKING:
    Kind = click.ParamType[int]
else:
    Kind = click.ParamType  # takes no argument in older releases of Click

SETTINGS: Final = {"help_option_names": ["-h", "--help"]}
WIDEST: Final = 100  # columns of a line of help
NARROWEST: Final = 30
TERM: Final = 30  # columns of the widest term beside which its explanation still fits


class HelpPage(click.HelpFormatter):
    """Help with lines that are broken as its language does."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.width = max(NARROWEST, min(shutil.get_terminal_size().columns - 2, WIDEST))

    def write_heading(self, heading: str) -> None:
        self.write(f"{heading}\n")

    def write_text(self, text: str) -> None:
        for line in wrap(text, self.width - self.current_indent):
            self.write(f"{' ' * self.current_indent}{line.plain}\n")

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        words = f"{prefix or ''}{prog} {args}"
        for line in wrap(words, self.width, hang=cell_len(f"{prefix or ''}{prog} ")):
            self.write(f"{line.plain}\n")

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = TERM, col_spacing: int = 2) -> None:
        rows = list(rows)
        wide = min(max((cell_len(term) for term, _ in rows), default=0), col_max, self.width // 2)
        blank = " " * self.current_indent
        for term, words in rows:
            lines = [line.plain for line in wrap(words, self.width - self.current_indent - wide - col_spacing)]
            if cell_len(term) > wide:
                self.write(f"{blank}{term}\n")
                term = ""
            for line in lines:
                self.write(f"{blank}{term}{' ' * (wide - cell_len(term) + col_spacing)}{line}\n")
                term = ""


class HelpContext(click.Context):
    """A context whose help is a help page."""

    formatter_class = HelpPage


class Spoken(click.Command):
    """A command that says its help in one language."""

    lang = "en"
    context_class = HelpContext

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=say(self.lang, "cli-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, click.Option)]
        with formatter.section(say(self.lang, "cli-options")):
            formatter.write_dl([record for record in records if record is not None])

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say(self.lang, "cli-option-help")
        return option

    def invoke(self, ctx: click.Context) -> Any:
        if ctx.args and not isinstance(self, click.Group):
            raise Problem("extra-argument", argument=str(ctx.args[0])[:40])
        return super().invoke(ctx)


class Program(Spoken, click.Group):
    """All commands under one name; each is imported when it is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(NAMES)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name not in NAMES:
            if ctx.resilient_parsing:  # a shell asks how the line could go on
                return None
            raise Problem("unknown-command", command=name[:40], known=", ".join(NAMES))
        module = import_module("meadhall.commands." + name.replace("-", "_"))
        made: click.Command = module.command(self.lang)
        return made

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        with formatter.section(say(self.lang, "cli-commands")):
            formatter.write_dl([(name, say(self.lang, f"cli-{name}")) for name in NAMES])


class WholeNumber(Kind):
    """A whole number that is not too small."""

    name = "number"

    def __init__(self, low: int) -> None:
        self.low = low

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.low - 1
        if number < self.low:
            option = param.opts[0] if param is not None else ""
            raise Problem("bad-number", option=option, value=str(value)[:40], low=self.low)
        return number


class Speaker:
    """Makes one command in one language, its words by text id: `cli-<command>`, `cli-option-<option>`."""

    def __init__(self, command: str, lang: str) -> None:
        self.command = command
        self.lang = lang

    def words(self, name: str) -> str:
        """What an option is for: in this command, or in all that have it."""
        own = f"cli-{self.command}-option-{name}"
        return say(self.lang, own if has(self.lang, own) else f"cli-option-{name}")

    def flag(self, name: str) -> click.Option:
        """An option that is on or off."""
        return click.Option([f"--{name}"], is_flag=True, help=self.words(name))

    def option(self, name: str, metavar: str, kind: WholeNumber | None = None, **more: Any) -> click.Option:
        """An option with a value."""
        return click.Option([f"--{name}"], metavar=metavar, type=kind or click.STRING, help=self.words(name), **more)

    def language(self) -> click.Option:
        """--lang, which was read before Click."""
        return self.option("lang", "|".join(LANGUAGES), expose_value=False, shell_complete=one_of(*LANGUAGES))

    def argument(self, name: str, **more: Any) -> click.Argument:
        """A word that stands on its own."""
        return click.Argument([name], metavar=name.upper() if more.get("required", True) else None, **more)

    def make(self, run: Callable[..., int | None], *params: click.Parameter) -> click.Command:
        """The command itself; where there is more to say of it than fits a list, `cli-<command>-more` says it."""
        more = f"cli-{self.command}-more"
        made = Spoken(
            self.command,
            callback=run,
            params=[*params, self.language()],
            help=say(self.lang, f"cli-{self.command}")
            + (f"\n\n{say(self.lang, more)}" if has(self.lang, more) else ""),
            options_metavar=say(self.lang, "cli-options-metavar"),
            context_settings={**SETTINGS, "allow_extra_args": True},
        )
        made.lang = self.lang
        return made


def make_program(lang: str, version: str) -> Program:
    """The command `meadhall` in a language."""
    speaker = Speaker("meadhall", lang)

    def show_help(version_asked: bool) -> int | None:
        ctx = click.get_current_context()
        if version_asked:
            click.echo(f"meadhall {version}")
        elif ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())
        return None

    made = Program(
        "meadhall",
        callback=show_help,
        params=[
            click.Option(["--version", "version_asked"], is_flag=True, help=speaker.words("version")),
            speaker.language(),
        ],
        invoke_without_command=True,
        help=say(lang, "cli-meadhall"),
        options_metavar=say(lang, "cli-options-metavar"),
        subcommand_metavar=say(lang, "cli-command-metavar"),
        context_settings=SETTINGS,
    )
    made.lang = lang
    return made


def say_usage(error: click.ClickException, lang: str) -> str:
    """What was wrong with the command line, in a language."""
    if isinstance(error, click.NoSuchOption):
        known = (
            []
            if error.ctx is None
            else [name for each in error.ctx.command.get_params(error.ctx) for name in each.opts]
        )
        return Problem("no-such-option", option=error.option_name).say(lang) + guess(error.option_name, known, lang)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return Problem("missing-argument", argument=error.param.make_metavar(error.ctx)).say(lang)  # type: ignore[arg-type]
    if isinstance(error, click.BadOptionUsage):
        return Problem("bad-option-usage", option=error.option_name).say(lang)
    return Problem("usage", why=error.format_message()).say(lang)
