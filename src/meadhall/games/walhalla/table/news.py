"""What can be told of a game of Walhalla: kinds of events and what their numbers mean."""

from typing import Final

from meadhall.kernel.engine.events import ChapterKind, EventKind

LAND_IS_BUILT: Final = 1
START_PLAYER_IS: Final = 2
CARD_DRAWN: Final = 3
CARD_SEEN: Final = 4
NO_CARD_LEFT: Final = 5
CARDS_RESHUFFLED: Final = 6
ATTACK_BEGINS: Final = 7
SHIP_DRAWN: Final = 8
BOARDED: Final = 9
STAYED_ASHORE: Final = 10
SOLD: Final = 11
SHIP_SENT: Final = 12
LANDED: Final = 13
BLOCKED: Final = 14
FIGHT_BEGINS: Final = 15
ATTACK_CARD_PLAYED: Final = 16
SHIELD_PLAYED: Final = 17
DEFENDER_LOSES: Final = 18
DEFENDER_WINS: Final = 19
HUNT_PLAYED: Final = 20
FOREST_SCORED: Final = 21
ATTACK_ENDS: Final = 22
CARD_REVEALED: Final = 23
BONUS_SCORED: Final = 24
PENINSULA_SCORED: Final = 25
WHEAT_SCORED: Final = 26
LAND_CLEARED: Final = 27
SUPPLIED: Final = 28
HEROES_LEAVE: Final = 29
FIELDS_SCORED: Final = 30
WALHALLA_SCORED: Final = 31
GAME_OVER: Final = 32
CANNOT_WIN: Final = 33

# A kind of event: its name (text id `walhalla-event-<name>`) and what its arguments are, in order.
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind(LAND_IS_BUILT, "land-is-built", ()),
    EventKind(START_PLAYER_IS, "start-player-is", ("seat",)),
    EventKind(CARD_DRAWN, "card-drawn", ("seat",)),
    EventKind(CARD_SEEN, "card-seen", ("seat", "card")),
    EventKind(NO_CARD_LEFT, "no-card-left", ("seat",)),
    EventKind(CARDS_RESHUFFLED, "cards-reshuffled", ()),
    EventKind(ATTACK_BEGINS, "attack-begins", ("n",)),
    EventKind(SHIP_DRAWN, "ship-drawn", ("seat", "ship")),
    EventKind(BOARDED, "boarded", ("seat", "places", "n")),
    EventKind(STAYED_ASHORE, "stayed-ashore", ("seat",)),
    EventKind(SOLD, "sold", ("seat", "card")),
    EventKind(SHIP_SENT, "ship-sent", ("seat", "ship", "fjord", "end")),
    EventKind(LANDED, "landed", ("seat", "field", "terrain")),
    EventKind(BLOCKED, "blocked", ("seat", "blocked")),
    EventKind(FIGHT_BEGINS, "fight-begins", ("seat", "other", "field", "terrain")),
    EventKind(ATTACK_CARD_PLAYED, "attack-card-played", ("seat",)),
    EventKind(SHIELD_PLAYED, "shield-played", ("seat",)),
    EventKind(DEFENDER_LOSES, "defender-loses", ("seat", "other", "field")),
    EventKind(DEFENDER_WINS, "defender-wins", ("seat", "other", "field")),
    EventKind(HUNT_PLAYED, "hunt-played", ("seat",)),
    EventKind(FOREST_SCORED, "forest-scored", ("seat", "n")),
    EventKind(ATTACK_ENDS, "attack-ends", ("n",)),
    EventKind(CARD_REVEALED, "card-revealed", ("seat", "card")),
    EventKind(BONUS_SCORED, "bonus-scored", ("seat", "card", "n")),
    EventKind(PENINSULA_SCORED, "peninsula-scored", ("seat", "peninsula", "n")),
    EventKind(WHEAT_SCORED, "wheat-scored", ("seat", "n")),
    EventKind(LAND_CLEARED, "land-cleared", ()),
    EventKind(SUPPLIED, "supplied", ("seat", "n")),
    EventKind(HEROES_LEAVE, "heroes-leave", ("n",)),
    EventKind(FIELDS_SCORED, "fields-scored", ("seat", "n")),
    EventKind(WALHALLA_SCORED, "walhalla-scored", ("seat", "n")),
    EventKind(GAME_OVER, "game-over", ()),
    EventKind(CANNOT_WIN, "cannot-win", ("seat",)),
)

# Which events begin a chapter of the story, for who reads it again.
CHAPTERS: Final[dict[str, ChapterKind]] = {"attack-begins": "round", "fight-begins": "fight"}
