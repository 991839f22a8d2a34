"""What can be played here, explained: games, options, bots, rules, and why an answer is not possible."""

from collections.abc import Mapping

from meadhall.bots import about_bot, bot_name, bots
from meadhall.kernel.game import Game, GameOption, Json
from meadhall.kernel.matches.setting_up import check_options
from meadhall.kernel.matches.teaching import takes, tell_not_yet
from meadhall.kernel.problems import IllegalAnswer, UnknownGame
from meadhall.registry import game as find_game, games as all_games
from meadhall.server import protocol
from meadhall.server.tables.orders import Refused
from meadhall.server.tables.table import Table
from meadhall.text import has, say

Values = Mapping[str, str | bool | None]


def games(lang: str) -> protocol.GameList:
    """All games."""
    return protocol.GameList(games=[tell_game(game, lang) for game in all_games()])


def tell_game(game: Game, lang: str) -> protocol.GameInfo:
    """A game with its options and bots."""
    return protocol.GameInfo(
        id=game.id,
        title=say(lang, f"{game.id}-title"),
        blurb=say(lang, f"{game.id}-about"),
        seats=list(game.seats),
        options=[tell_option(game, option, lang) for option in game.options if option.values],
        bots=[
            protocol.BotInfo(kind=kind, title=bot_name(kind, lang), explanation=about_bot(kind, lang))
            for kind in bots(game.id)
        ],
        stand_ins=game.stand_ins(check_options(game, None)),
        lessons=[
            protocol.LessonInfo(id=lesson.id, title=say(lang, f"{game.id}-lesson-title-{lesson.id}"))
            for lesson in game.chapters_of_lesson()
        ],
        dice=game.has_dice,
    )


def tell_option(game: Game, option: GameOption, lang: str) -> protocol.OptionInfo:
    """An option with its explanation."""
    return protocol.OptionInfo(
        name=option.name,
        title=say(lang, f"{game.id}-option-{option.name}-title"),
        explanation=say(lang, f"{game.id}-option-{option.name}"),
        values=list(option.values),
        titles=[title_of_value(game, option.name, value, lang) for value in option.values],
        default=option.default,
    )


def title_of_value(game: Game, option: str, value: str | bool, lang: str) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return say(lang, "server-yes" if value else "server-no")
    id = f"{game.id}-{option}-{value}"
    return say(lang, id) if has(lang, id) else value


def _game(id: str) -> Game:
    try:
        return find_game(id)
    except UnknownGame as problem:
        raise Refused("unknown-game", problem) from problem


def rules(id: str, lang: str) -> protocol.RuleList:
    """The numbered rulebook of a game."""
    return protocol.RuleList(
        rules=[
            protocol.RuleTold(
                id=rule.id,
                chapter=say(lang, f"{rule.id.partition('-')[0]}-chapter-{rule.chapter}"),
                text=say(lang, rule.id),
                source=rule.source,
            )
            for rule in _game(id).rulebook()
        ]
    )


def components(id: str, lang: str, options: Values | None) -> Json:
    """What is printed on the components of a game."""
    game = _game(id)
    return game.components(check_options(game, None) if options is None else options, lang)


def stand_ins(id: str, lang: str, options: Values | None) -> protocol.StandInList:
    """Which values of a game are stand-ins for printed ones that are not known."""
    game = _game(id)
    chosen = check_options(game, None) if options is None else options
    told = [
        protocol.StandInsTold(component=it[0], names=it[1], values=it[2]) for it in game.tell_stand_ins(chosen, lang)
    ]
    return protocol.StandInList(n=len(game.stand_ins(chosen)), components=told)


def sheet(id: str, lang: str, options: Values | None, seats: int) -> Json:
    """How the pictures of a game are read out."""
    game = _game(id)
    return game.sheet(check_options(game, None) if options is None else options, lang, seats)


def why_not(table: Table, seat: int, said: str, lang: str) -> protocol.Why:
    """Why a seat cannot give an answer now."""
    if table.match is None:
        return protocol.Why(text=say(lang, "server-refused-not-begun"), rule=None)
    try:
        refusal = table.match.why_not(seat, said)
    except IllegalAnswer as problem:
        raise Refused("unknown-answer", problem) from problem
    if refusal is None:
        wanted, match = table.wanted, table.match
        if wanted is None or takes(match, wanted, seat, match.game.vocabulary.answer(match.parse(said)).name):
            return protocol.Why(text=None, rule=None)
        return protocol.Why(text=tell_not_yet(match, wanted, seat, lang), rule=None)
    return protocol.Why(text=refusal.say(lang), rule=refusal.rule)
