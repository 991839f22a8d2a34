"""The hard chapters of Champions once more, as a person reads them: plain loops that stop to ask.

Combat resolution (hunting, fights, journeys, blame, the runes used on the way) and the final scoring are written
here from the rulebook, without the agenda and without the engine's code. It cannot be copied, saved or searched;
it is only there to be compared with. A question is a seat (or CHANCE) and the names of the answers it may give.
"""

from __future__ import annotations

import tomllib
from collections.abc import Generator
from dataclasses import dataclass, field
from importlib.resources import files

CHANCE = -1
WARRIORS = ("sword", "spear", "axe")
FACES = ("blank", "hit", "two_hits", "shield")
NO_WEAPON, ONE_WEAPON, TWO_WEAPONS, A_SHIELD = FACES
AT_ANY_TIME = ("gifts", "knowledge", "success", "wealth")
PARTS = ("destinies", "sets", "runes", "ship", "favor", "coins", "blame")

Question = tuple[int, list[str]]
Asking = Generator[Question, str, None]
Die = tuple[str, str]  # kind of warrior, face


@dataclass
class Card:
    """An enemy card."""

    attack: int
    defense: int
    glory: int
    spoils: int
    barred: str
    colour: str


def read_cards() -> tuple[dict[str, Card], dict[str, list[str]], dict[str, dict[str, int]]]:
    """Enemies by name, faces by kind of die, and what else is printed that scores."""
    sheet = tomllib.loads(files("meadhall.games.champions").joinpath("facts.toml").read_text("utf-8"))
    enemies: dict[str, Card] = {}
    for kind in sheet["troll"]:
        for copy in (1, 2):
            enemies[f"{kind['id']}_{copy}"] = Card(
                kind["attack"], kind["defense"], kind["glory"], kind["wood"], kind["barred"], ""
            )
    for group, spoils in (("draugr", "coins"), ("monster", "favor")):
        for kind in sheet[group]:
            for colour in ("red", "blue", "yellow"):
                enemies[f"{kind['id']}_{colour}"] = Card(
                    kind["attack"],
                    kind["defense"],
                    kind["glory"],
                    kind[spoils],
                    kind["barred"].get(colour, ""),
                    colour,
                )
    kraken = sheet["kraken"]
    enemies["kraken"] = Card(kraken["attack"], kraken["defense"], kraken["glory"], 0, kraken["barred"], "")
    faces = {die["id"]: list(die["faces"]) for die in sheet["die"]}
    printed = {
        "rune": {rune["id"]: rune["glory"] for rune in sheet["rune"]},
        "ship": {ship["id"]: ship["glory"] for ship in sheet["private_ship"]},
        "alone": {destiny["id"]: destiny["alone"] for destiny in sheet["destiny"]},
        "tied": {destiny["id"]: destiny["tied"] for destiny in sheet["destiny"]},
    }
    return enemies, faces, printed


ENEMIES, DICE, PRINTED = read_cards()


@dataclass
class Player:
    """What lies before one player."""

    leader: str
    food: int
    wood: int
    coins: int
    favor: int
    blame: int
    glory: int
    home: dict[str, int]  # warriors in the longhouse
    runes: set[str]
    used: set[str]
    destinies: set[str]
    shown: set[str]
    trolls: set[str]
    draugr: set[str]
    monsters: set[str]
    ship: str | None


@dataclass
class Party:
    """Warriors and food sent to one place."""

    seat: int
    warriors: dict[str, int]
    food: int

    def size(self) -> int:
        """How many warriors are left."""
        return sum(self.warriors.values())


@dataclass
class Shore:
    """A distant shore: the monster, the coins on it, and the journey card beside it."""

    near: bool
    monster: str | None
    coins: int
    journey: str | None  # "face_down" while nobody has seen which it is
    looked: set[int] = field(default_factory=set)


@dataclass
class Board:
    """The table as far as the combat resolution and the scoring need it."""

    edition: str
    runes_wait_for_favor: bool  # the option roll_runes
    kraken_is_bare: bool  # the option french_kraken
    start: int
    players: list[Player]
    hunters: set[int]
    supply: dict[str, int]
    troll: str | None
    draugr: list[str | None]
    shores: list[Shore]
    parties: dict[str, Party]
    journey_deck: set[str]
    journey_discard: set[str]
    journeys_face_up: set[str]

    def in_turn_order(self) -> list[int]:
        """The seats from the start player on."""
        n = len(self.players)
        return [(self.start + k) % n for k in range(n)]


def kinds_of(dice: dict[str, int]) -> list[str]:
    """The kinds of warrior there are."""
    return [kind for kind in WARRIORS if dice[kind] > 0]


# --- asking -------------------------------------------------------------------------------------------------


def may_use(p: Player, rune: str) -> bool:
    """Whether the player holds a rune that is not turned over yet."""
    return rune in p.runes and rune not in p.used


def any_time_runes(p: Player) -> list[str]:
    """Runes that can be used whenever their owner decides something."""
    return [f"use_rune {rune}" for rune in AT_ANY_TIME if may_use(p, rune) and (rune != "success" or p.destinies)]


def ask(b: Board, seat: int, choices: list[str]) -> Generator[Question, str, str]:
    """Put a question until it is answered; the runes for any time may be used before the answer."""
    while True:
        runes = any_time_runes(b.players[seat])
        word = yield seat, choices + runes
        if word not in runes:
            return word
        yield from use_any_time_rune(b, seat, word.removeprefix("use_rune "))


def use_any_time_rune(b: Board, seat: int, rune: str) -> Asking:
    """Gifts, Knowledge, Success, Wealth."""
    p = b.players[seat]
    p.used.add(rune)
    if rune == "wealth":
        p.coins += min(5, p.coins)
    elif rune == "gifts":
        goods = ["food", "wood", "coins"]
        for _ in range(4):
            word = yield seat, [f"gift {good}" for good in goods]
            good = word.removeprefix("gift ")
            setattr(p, good, getattr(p, good) + 1)
            goods = goods[goods.index(good) :]  # in one order only: a mix is a mix
    elif rune == "success":
        word = yield seat, [f"reveal_destiny {destiny}" for destiny in p.destinies]
        destiny = word.removeprefix("reveal_destiny ")
        p.shown.add(destiny)
        p.glory += destiny_score(b, seat, destiny)
    else:
        for shore in b.shores:
            if shore.journey is not None:
                yield from decide_card(b, shore)
                shore.looked.add(seat)


def offer_success(b: Board) -> Asking:
    """After each fight and hunt every holder of Success may use it, and other runes on that occasion."""
    for seat in b.in_turn_order():
        p = b.players[seat]
        while may_use(p, "success") and p.destinies:
            word = yield seat, ["done", *any_time_runes(p)]
            if word == "done":
                break
            yield from use_any_time_rune(b, seat, word.removeprefix("use_rune "))


# --- dice ---------------------------------------------------------------------------------------------------


def roll(kinds: list[str]) -> Generator[Question, str, list[Die]]:
    """Roll one die after the other."""
    rolled = []
    for kind in kinds:
        side = yield CHANCE, [f"side {n}" for n in range(1, 7)]
        rolled.append((kind, DICE[kind][int(side.removeprefix("side ")) - 1]))
    return rolled


def sorted_dice(dice: list[Die]) -> list[Die]:
    """Dice by kind and face."""
    return sorted(dice, key=lambda die: (WARRIORS.index(die[0]), FACES.index(die[1])))


def marks(dice: list[Die]) -> list[str]:
    """The dice that can be chosen; equal ones are one choice."""
    return [f"mark {kind} {face}" for kind, face in sorted_dice(list(set(dice)))]


def roll_warriors(
    b: Board, seat: int, warriors: dict[str, int], hunting: bool
) -> Generator[Question, str, tuple[list[Die], set[str]]]:
    """Roll, then favor and runes as often and in which order one likes; the final dice and the runes used on them.

    Where runes wait for favor, first favor as often as wanted, then runes.
    """
    dice = yield from roll([kind for kind in WARRIORS for _ in range(warriors[kind])])
    p = b.players[seat]
    used: set[str] = set()
    useful = ["potential", "reaction"] if hunting else ["healing", "potential", "reaction"]
    favor_counts = not hunting or b.edition == "en"
    for favor_now, runes_now in ((True, False), (False, True)) if b.runes_wait_for_favor else ((True, True),):
        while True:
            dice_offered = marks(dice) if favor_now and favor_counts and p.favor > 0 else []
            runes_offered = [f"use_rune {rune}" for rune in useful if runes_now and may_use(p, rune)]
            if not dice_offered and not runes_offered:
                break
            word = yield from ask(b, seat, ["done", *dice_offered, *runes_offered])
            if word == "done":
                break
            if word.startswith("mark"):
                dice = yield from reroll_with_favor(b, seat, dice, word)
                continue
            rune = word.removeprefix("use_rune ")
            p.used.add(rune)
            used.add(rune)
            if rune == "potential":
                blanks = sorted_dice([die for die in dice if die[1] == NO_WEAPON])
                again = yield from roll([kind for kind, _ in blanks])
                dice = [die for die in dice if die[1] != NO_WEAPON] + again
    return dice, used


def reroll_with_favor(b: Board, seat: int, dice: list[Die], word: str) -> Generator[Question, str, list[Die]]:
    """Discard a favor to roll some or all of the dice again; the first of them is chosen already."""
    p = b.players[seat]
    again: list[Die] = []
    left = sorted_dice(dice)
    while word != "reroll":
        _, kind, face = word.split()
        left = left[left.index((kind, face)) :]  # onwards only: a choice of dice has no order
        left.remove((kind, face))
        again.append((kind, face))
        word = yield seat, ["reroll", *marks(left)]
    p.favor -= 1
    if p.leader == "asmundr":
        p.glory += 2
    dice = list(dice)
    for die in again:
        dice.remove(die)
    return dice + (yield from roll([kind for kind, _ in again]))


def count_hits(p: Player, dice: list[Die], used: set[str]) -> int:
    """The hits shown, with what leaders and runes make of them."""
    hits = 0
    for kind, face in dice:
        hit = {NO_WEAPON: 0, ONE_WEAPON: 1, TWO_WEAPONS: 2, A_SHIELD: 1 if "reaction" in used else 0}[face]
        if hit > 0 and kind == "sword" and p.leader == "svanhildr":
            hit += 1
        hits += hit
    return hits


# --- the combat resolution ----------------------------------------------------------------------------------


def resolve(b: Board) -> Asking:
    """Hunting, the troll, the draugr, the shores."""
    for seat in b.in_turn_order():
        if seat in b.hunters and sum(b.players[seat].home.values()) > 0:
            yield from hunt(b, seat)
            yield from offer_success(b)
    if "troll" in b.parties:
        yield from fight_at(b, "troll")
    if b.edition == "ja" and b.troll is not None:
        for p in b.players:
            p.blame += 1
    if "troll" in b.parties:
        yield from offer_success(b)
    for place in ("draugr_left", "draugr_right"):
        if place in b.parties:
            yield from fight_at(b, place)
            yield from offer_success(b)
    for n, shore in enumerate(b.shores):
        place = f"shore_{n + 1}"
        if place in b.parties:
            yield from sail(b, b.parties[place], shore)
            yield from fight_at(b, place)
            yield from offer_success(b)


def hunt(b: Board, seat: int) -> Asking:
    """All warriors at home look for food."""
    p = b.players[seat]
    dice, used = yield from roll_warriors(b, seat, p.home, hunting=True)
    p.food += min(6, count_hits(p, dice, used))


def enemy_at(b: Board, place: str) -> str:
    """The enemy card lying at a place."""
    if place == "troll":
        enemy = b.troll
    elif place.startswith("draugr"):
        enemy = b.draugr[("draugr_left", "draugr_right").index(place)]
    else:
        enemy = b.shores[int(place[-1]) - 1].monster
    assert enemy is not None
    return enemy


def fight_at(b: Board, place: str) -> Asking:
    """A fight for the card at a place; survivors of a victory go home with the reward."""
    party = b.parties[place]
    enemy = enemy_at(b, place)
    card = ENEMIES[enemy]
    won = yield from fight(b, party, card)
    if not won:
        return
    p = b.players[party.seat]
    yield from gain_glory(b, party.seat, card.glory)
    for kind in WARRIORS:
        p.home[kind] += party.warriors[kind]
        party.warriors[kind] = 0
    if place == "troll":
        p.trolls.add(enemy)
        p.wood += card.spoils
        b.troll = None
        yield from shift_blame(b, party.seat)
    elif place.startswith("draugr"):
        p.draugr.add(enemy)
        p.coins += card.spoils
        b.draugr[("draugr_left", "draugr_right").index(place)] = None
    else:
        shore = b.shores[int(place[-1]) - 1]
        p.monsters.add(enemy)
        p.favor += card.spoils
        p.coins += shore.coins
        shore.coins = 0
        shore.monster = None


def fight(b: Board, party: Party, card: Card) -> Generator[Question, str, bool]:
    """Rounds of combat until the enemy is killed or no warrior is left; whether it was killed."""
    p = b.players[party.seat]
    if card.barred:  # destroyed before the first round, never rolled
        b.supply[card.barred] += party.warriors[card.barred]
        party.warriors[card.barred] = 0
    damage = 0
    while party.size() > 0:
        dice, used = yield from roll_warriors(b, party.seat, party.warriors, hunting=False)
        damage += count_hits(p, dice, used)
        if p.leader == "ullr" and any(face == TWO_WEAPONS for _, face in dice):
            p.glory += 1
        shields = sum(1 for _, face in dice if face == A_SHIELD)
        if "healing" not in used:
            yield from lose_warriors(b, party, card.attack - shields)
        if damage >= card.defense:
            return True
    return False


def lose_warriors(b: Board, party: Party, n: int) -> Asking:
    """Lose so many warriors, of the owner's choice where there is one."""
    while n > 0 and party.size() > 0:
        kinds = kinds_of(party.warriors)
        if n >= party.size() or len(kinds) == 1:
            kind = kinds[0]
        else:
            word = yield from ask(b, party.seat, [f"lose {kind}" for kind in kinds])
            kind = word.removeprefix("lose ")
        party.warriors[kind] -= 1
        b.supply[kind] += 1
        n -= 1


def gain_glory(b: Board, seat: int, glory: int) -> Asking:
    """The glory for a kill, half as much again with the Glory rune."""
    p = b.players[seat]
    if may_use(p, "glory"):
        word = yield from ask(b, seat, ["done", "use_rune glory"])
        if word != "done":
            p.used.add("glory")
            glory += glory // 2
    p.glory += glory


def shift_blame(b: Board, seat: int) -> Asking:
    """The troll is dead: less blame for the killer, more for others."""
    killer = b.players[seat]
    others = [other for other in range(len(b.players)) if other != seat]
    if killer.blame > 0:
        if b.edition == "fr":
            word = yield from ask(b, seat, ["done", "discard_blame"])
        else:
            word = "discard_blame"
        if word == "discard_blame":
            killer.blame -= 1
    if b.edition == "fr":
        word = yield from ask(b, seat, ["done", "blame_all"])
        if word == "done":
            return
        named = []
    else:
        word = yield from ask(b, seat, [f"blame_on {other}" for other in others])
        named = [int(word.removeprefix("blame_on "))]
    everyone = others if b.edition in ("fr", "ja") else []
    for other in everyone + named:
        b.players[other].blame += 1


# --- journeys -----------------------------------------------------------------------------------------------


def decide_card(b: Board, shore: Shore) -> Asking:
    """Chance says which card lies face down, when somebody turns it."""
    if shore.journey == "face_down":
        word = yield CHANCE, [f"draw_journey {card}" for card in b.journey_deck]
        shore.journey = word.removeprefix("draw_journey ")
        b.journey_deck.remove(shore.journey)


def sail(b: Board, party: Party, shore: Shore) -> Asking:
    """The journey card, then feeding. The fight comes after it."""
    p = b.players[party.seat]
    yield from decide_card(b, shore)
    card = shore.journey
    assert card is not None
    shore.journey = None
    shore.looked = set()
    b.journeys_face_up.add(card)
    if may_use(p, "journey"):
        word = yield from ask(b, party.seat, ["done", "use_rune journey"])
        if word != "done":
            p.used.add("journey")
            b.journeys_face_up.remove(card)
            b.journey_discard.add(card)
            card = yield from next_journey(b)
    yield from suffer(b, party, card.rpartition("_")[0])
    yield from feed(b, party, shore)


def next_journey(b: Board) -> Generator[Question, str, str]:
    """Reveal the next card of the deck, which is made anew from the discards if it is empty."""
    lying = [shore for shore in b.shores if shore.journey == "face_down"]
    if len(b.journey_deck) == len(lying):  # all that is left of the old deck lies on the board
        for shore in lying:
            yield from decide_card(b, shore)
        b.journey_deck, b.journey_discard = b.journey_discard, set()
    word = yield CHANCE, [f"draw_journey {card}" for card in b.journey_deck]
    card = word.removeprefix("draw_journey ")
    b.journey_deck.remove(card)
    b.journeys_face_up.add(card)
    return card


def suffer(b: Board, party: Party, journey: str) -> Asking:
    """What a journey card does to a ship."""
    if journey == "kraken":
        kraken = ENEMIES["kraken"]
        won = yield from fight(b, party, kraken)
        if won and b.edition != "fr":
            yield from gain_glory(b, party.seat, kraken.glory)
        elif won and not b.kraken_is_bare:  # the French Glory rune does not name the Kraken
            b.players[party.seat].glory += kraken.glory
    elif journey == "lost":
        yield from lose_items(b, party, 2, (*WARRIORS, "food"))
    elif journey == "no_wind":
        yield from lose_items(b, party, 1, ("food",))
    elif journey == "storm":
        yield from lose_items(b, party, 1, (*WARRIORS, "food"))
    elif journey == "whirlpool":
        yield from lose_items(b, party, 1, WARRIORS)


def lose_items(b: Board, party: Party, n: int, items: tuple[str, ...]) -> Asking:
    """Lose items from the ship; a choice of one is none."""
    for _ in range(n):
        aboard = [item for item in items if (party.food if item == "food" else party.warriors[item]) > 0]
        if not aboard:
            return
        item = aboard[0]
        if len(aboard) > 1:
            word = yield from ask(b, party.seat, [f"lose {item}" for item in aboard])
            item = word.removeprefix("lose ")
        if item == "food":
            party.food -= 1
        else:
            party.warriors[item] -= 1
            b.supply[item] += 1


def feed(b: Board, party: Party, shore: Shore) -> Asking:
    """Food feeds two on the way to a near shore and one on the way to a far one; the others starve."""
    fed = party.food * (2 if shore.near else 1)
    party.food = 0
    yield from lose_warriors(b, party, party.size() - fed)


# --- scoring ------------------------------------------------------------------------------------------------


def coloured(p: Player, colour: str) -> int:
    """How many enemies of a colour a player has killed."""
    return sum(1 for enemy in p.draugr | p.monsters if ENEMIES[enemy].colour == colour)


def amount(b: Board, seat: int, destiny: str) -> int:
    """How much a player has of what a destiny names, what is away included."""
    p = b.players[seat]
    away = [party for party in b.parties.values() if party.seat == seat]
    return {
        "crusher_of_ice": coloured(p, "blue"),
        "earth_smasher": coloured(p, "yellow"),
        "master_of_flames": coloured(p, "red"),
        "craftsman": p.wood,
        "leader_of_armies": sum(p.home.values()) + sum(party.size() for party in away),
        "odins_favored": p.favor,
        "prepared": p.food + sum(party.food for party in away),
        "prosperous": p.coins,
        "runemaster": len(p.runes),
        "monster_hunter": len(p.monsters),
        "slayer_of_the_undead": len(p.draugr),
        "troll_slayer": len(p.trolls),
    }[destiny]


def destiny_score(b: Board, seat: int, destiny: str) -> int:
    """The larger number if alone, the smaller if tied, nothing if beaten or without any."""
    amounts = [amount(b, other, destiny) for other in range(len(b.players))]
    if amounts[seat] == 0 or amounts[seat] < max(amounts):
        return 0
    return PRINTED["alone" if amounts.count(max(amounts)) == 1 else "tied"][destiny]


def final_scoring(b: Board) -> list[dict[str, int]]:
    """What each part of the final scoring gives each player."""
    return [
        {
            "destinies": sum(destiny_score(b, seat, destiny) for destiny in p.destinies),
            "sets": 5 * min(coloured(p, colour) for colour in ("red", "blue", "yellow")),
            "runes": sum(PRINTED["rune"][rune] for rune in p.runes),
            "ship": PRINTED["ship"][p.ship] if p.ship else 0,
            "favor": 2 * p.favor,
            "coins": p.coins // 3,
            "blame": -sum(range(1, min(p.blame, 6) + 1)),
        }
        for seat, p in enumerate(b.players)
    ]
