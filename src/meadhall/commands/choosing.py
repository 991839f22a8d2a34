"""What command lines say about a game: its options, a data pack, names in a list."""

from collections.abc import Sequence

from meadhall.kernel.documents.facts import read_text
from meadhall.kernel.game import Game
from meadhall.kernel.matches.setting_up import check_options
from meadhall.kernel.problems import BadFacts, BadOption, Problem, shorten

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")
Values = dict[str, str | bool | None]


def choose_options(game: Game, said: Sequence[str], pack: str | None) -> Values:
    """The options of a game from words such as `edition=fr`, complete and checked, with the text of a data pack."""
    values: Values = {}
    for each in said:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadOption("option-without-value", said=shorten(each))
        values[name] = option_value(game, name, value)
    file = pack if pack is not None else values.get("facts")
    if isinstance(file, str):
        values["facts"] = read_text(file) + "\n"  # a text of one line would be taken for a file's name
    try:
        return game.complete(check_options(game, values))
    except BadFacts as error:
        error.file = str(file)
        raise


def option_value(game: Game, name: str, value: str) -> str | bool:
    """A value as the option wants it: text, or true and false."""
    wanted = [option for option in game.options if option.name == name]
    if wanted and True in wanted[0].values:
        return True if value.lower() in YES else False if value.lower() in NO else value
    return value


def split_names(said: str) -> list[str]:
    """The names in a list with commas."""
    return [name.strip() for name in said.split(",")]


def check_seat(number: int, seats: int) -> int:
    """The seat of a player called by number, counted from 1 as players are."""
    if not 1 <= number <= seats:
        raise Problem("no-player", n=number, seats=seats)
    return number - 1
