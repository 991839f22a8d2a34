"""Tiny Epic Vikings with Ragnarok as a game of Meadhall: rules, words, views and positions under one roof."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from meadhall.games.vikings.bots.greedy import GreedyBot
from meadhall.games.vikings.documents.checks import flaws
from meadhall.games.vikings.documents.components import components_of
from meadhall.games.vikings.documents.facts import BOOK, ERA_SPOTS, map_of, printed_id
from meadhall.games.vikings.documents.position import VARIANTS, write_picture, write_position
from meadhall.games.vikings.documents.printed_words import PrintedWords
from meadhall.games.vikings.documents.reading import read_state
from meadhall.games.vikings.documents.sheet import SHEET
from meadhall.games.vikings.documents.views import imagine, see
from meadhall.games.vikings.rules.battles import god_of
from meadhall.games.vikings.rules.contents import RULES
from meadhall.games.vikings.rules.control import island_runes
from meadhall.games.vikings.rules.scoring import points_of
from meadhall.games.vikings.rules.setup import deal_table
from meadhall.games.vikings.table import box, on, steps
from meadhall.games.vikings.table.names import (
    EINHERJAR_CARD_NAMES,
    ENEMY_MAT_NAMES,
    GOD_NAMES,
    NAMES,
    RESOURCE_NAMES,
    VALKYRIE_CARD_NAMES,
)
from meadhall.games.vikings.table.news import CHAPTERS, EVENTS
from meadhall.games.vikings.table.say import VERBS
from meadhall.kernel.documents.boxed_game import BoxedGame, Folder, Values
from meadhall.kernel.documents.printed import Facts
from meadhall.kernel.documents.sheet import Reading
from meadhall.kernel.engine.agenda import KIND_BITS, Options, State, find_options, lowest_seat, open_step
from meadhall.kernel.engine.bots import Bot
from meadhall.kernel.game import GameOption
from meadhall.kernel.problems import BadOption
from meadhall.text import say

ENGINE: Final = "2"
# What comes face up before all eyes. Cards and Giants drawn are secrets, and a favor may be one. [V-GEN-10]
OPEN_CHANCE: Final = frozenset({"draw_god", "draw_rune", "start_with", "enemy_starts"})
# Kinds of things that are called like another kind.
SAME_WORDS: Final = {"region_to": "region", "resource_to": "resource", "other_owner": "owner"}
ON_THE_MAP: Final = ("region", "dock", "fjord")


class Vikings(BoxedGame):
    """Tiny Epic Vikings for one to four seats, with Ragnarok or without. [V-GEN-1]"""

    id = "vikings"
    engine = ENGINE
    seats = (1, 2, 3, 4)
    rule_of_turn = "V-GEN-9"
    rule_of_end = "V-GEN-11"
    options = (
        GameOption("ragnarok", (False, True), False),
        GameOption("enemy_mat", ENEMY_MAT_NAMES, ENEMY_MAT_NAMES[0]),
        *(GameOption(name, (default, not default), default) for name, default in VARIANTS.items()),
        GameOption("facts", (), None),
    )
    names = NAMES
    folder = Folder(
        verbs=VERBS,
        events=EVENTS,
        book=BOOK,
        see=see,
        imagine=imagine,
        flaws=flaws,
        write_position=write_position,
        read_state=read_state,
        write_picture=write_picture,
        components_of=components_of,
        sheet=SHEET,
    )
    open_chance = OPEN_CHANCE
    chapters = CHAPTERS
    bots: Mapping[str, Callable[[int], Bot]] = {"greedy": GreedyBot}

    def check_table(self, seats: int, options: Values) -> None:
        """The enemy mats of Ragnarok are not for games without it. [V-SOLORAG-1] [V-RULING-15]"""
        mat = str(options["enemy_mat"])
        if seats == 1 and not options["ragnarok"] and ENEMY_MAT_NAMES.index(mat) >= box.BASE_ENEMY_MATS:
            raise BadOption(
                "options-clash", option="enemy_mat", value=mat, other="ragnarok=false", rule="V-RULING-15"
            )

    def new(self, seats: int, options: Values) -> State:
        mat = ENEMY_MAT_NAMES.index(str(options["enemy_mat"]))
        chosen = [int(bool(options[name])) for name in VARIANTS]
        return deal_table(RULES, BOOK.row(options), seats, bool(options["ragnarok"]), mat, chosen)

    def scores(self, s: State) -> list[int]:
        return [int(points_of(s, seat)) for seat in range(int(s.seats))]

    def rival(self, s: State) -> int | None:
        """The points of the enemy of a game for one. [V-SOLO-36]"""
        return int(points_of(s, box.ENEMY)) if s.seats == 1 else None

    def winners(self, s: State) -> list[int]:
        """Most points, then as `rank` says, else shared; alone with more than the enemy. [V-SCORE-6] [V-RULING-13]"""
        if not s.at[on.OVER]:
            return []
        if s.seats == 1:  # [V-SOLO-36]
            return [0] if points_of(s, 0) > points_of(s, box.ENEMY) else []
        return self.best(s, range(int(s.seats)))

    def best(self, s: State, among: Sequence[int]) -> list[int]:
        ranks = {seat: rank(s, seat) for seat in among}
        return [seat for seat, mine in ranks.items() if mine == max(ranks.values())]

    def text_of(self, kind: str, name: str, lang: str, options: Values, seats: int = 0) -> str:
        kind = SAME_WORDS.get(kind, kind)
        facts = self.facts(options)
        if kind in ON_THE_MAP and seats:
            id = printed_id(facts, map_of(seats, bool(options.get("ragnarok"))), kind, name)
            return say(lang, f"vikings-{kind}-{name}") if id is None else say(lang, f"vikings-place-{kind}", id=id)
        if kind == "favor":
            return say(lang, "vikings-favor-showing", **shown_on_favor(facts, name, lang))
        if kind == "giant":
            return say(lang, "vikings-giant-worth", n=facts.number("giant", name, "points"))
        if kind == "spot" and name in ERA_SPOTS:
            action = say(lang, f"vikings-action-{facts.word('spot', name, 'action')}")
            return say(lang, "vikings-spot-showing", action=action, n=facts.number("spot", name, "n"))
        return self._named_in_pack(kind, name, lang, options) or say(lang, f"vikings-{kind}-{name}")

    def name_alone(self, kind: str, name: str, lang: str, options: Values, seats: int) -> str:
        if (kind, name) == ("owner", "enemy"):  # in sentences its name chooses the grammar
            return say(lang, "vikings-word-enemy")
        if kind == "favor":
            shown = shown_on_favor(self.facts(options), name, lang)
            return say(lang, "vikings-printed-favor", **shown)
        return self.text_of(kind, name, lang, options, seats)

    def reading(self, options: Values, lang: str, seats: int) -> Reading:
        def name(kind: str, name: str) -> str:
            return self.text_of(kind, name, lang, options, seats)

        return PrintedWords(self.facts(options), lang, name, map_of(seats, bool(options.get("ragnarok")))).on

    def _named_in_pack(self, kind: str, name: str, lang: str, options: Values) -> str | None:
        """What the data pack of this game calls a card or a god, if there is one and it says so."""
        facts = self.facts(options)
        if kind == "god" and name in GOD_NAMES:
            return facts.name("god", name, lang)
        if kind != "card":
            return None
        for ragnarok_kind, cards in (
            ("valkyrie_card", VALKYRIE_CARD_NAMES),
            ("einherjar_card", EINHERJAR_CARD_NAMES),
        ):
            if name in cards:
                return facts.name(ragnarok_kind, name, lang)
        viking, _, rune = name.partition("_")
        given = facts.name("viking", viking, lang)
        return given and say(lang, "vikings-viking-with-rune", name=given, rune=say(lang, f"vikings-rune-{rune}"))

    def prompt_arguments(self, s: State, lang: str, options: Values, seat: int) -> dict[str, str | int]:
        """The arguments of the open step as it calls them: things by name, all others as numbers."""
        entry = int(s.agenda[s.top - 1])
        words: dict[str, str | int] = {}
        for k, field in enumerate(open_step(s).fields):
            if field == "seat":  # who is asked
                continue
            value = entry >> KIND_BITS + 8 * k & 255
            is_name = field in NAMES and value < len(NAMES[field])
            words[field] = self.text_of(field, NAMES[field][value], lang, options, int(s.seats)) if is_name else value
            if field == "rune" and is_name:
                words["god"] = self.text_of("god", GOD_NAMES[int(god_of(s, value))], lang, options)
                at_home = s.at[on.RAGNAROK] == 1 and s.at[on.VALKYRIE + box.RUNES * seat + value] == 0
                words["valkyries"] = int(at_home)  # that would come with the Boon of this rune [V-VALKYRIE-1]
        if entry & 255 == steps.AT_THE_DOCK:
            words |= self._at_the_dock(s)
        return words

    def _at_the_dock(self, s: State) -> dict[str, str | int]:
        """What can be done at a dock now: how many may land, whether to raid, and whether to take Settlers back."""
        out = Options()
        find_options(s, lowest_seat(s.asked), out)
        answers = [self.vocabulary.answer(int(word)) for word in out.listed()]
        landing = [int(dict(answer.objects)["settlers"]) for answer in answers if answer.verb == "deploy"]
        verbs = {answer.verb for answer in answers}
        return {"landing": max(landing, default=0), "raids": int("raid" in verbs), "recalls": int("recall" in verbs)}


def shown_on_favor(facts: Facts, favor: str, lang: str) -> dict[str, str]:
    """The runes of a favor card, and what is in its bag."""
    given = {resource: facts.number("favor", favor, resource) for resource in RESOURCE_NAMES}
    bag = say(lang, "web-comma").join(
        say(lang, f"vikings-count-{resource}", n=n) for resource, n in given.items() if n
    )
    return {
        "runes": "".join(say(lang, f"vikings-glyph-{rune}") for rune in facts.words("favor", favor, "runes")),
        "bag": bag or say(lang, "vikings-word-empty"),
    }


def rank(s: State, seat: int) -> tuple[int, ...]:
    """Points, then what decides a tie: runes, favors, Temples and Boats built, resources. [V-SCORE-7]"""
    return (
        int(points_of(s, seat)),
        int(island_runes(s, seat)),
        int(s.at[on.FAVOR_COUNT + seat]),
        box.TEMPLES - int(s.at[on.TEMPLES_LEFT + seat]),
        box.BOATS - int(s.at[on.BOATS_LEFT + seat]),
        sum(int(s.at[on.RESOURCE + box.RESOURCES * seat + resource]) for resource in range(box.RESOURCES)),
    )


GAME: Final = Vikings()
