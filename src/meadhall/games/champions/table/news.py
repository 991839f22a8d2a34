"""What can be told of a game of Champions: kinds of events and what their numbers mean."""

from typing import Final

from meadhall.kernel.engine.events import ChapterKind, EventKind

ROUND_BEGINS: Final = 1
GAINED: Final = 2
PAID: Final = 3
PLACED: Final = 4
BEGGED_FOOD: Final = 5
LAID_DOWN: Final = 6
ENEMY_APPEARS: Final = 7
RUNE_LAID_OUT: Final = 8
MERCHANT_COMES: Final = 9
STALL_OPENS: Final = 10
MARKER_MOVES: Final = 11
LEADER_CHOSEN: Final = 12
DESTINY_DRAWN: Final = 13
DESTINY_SEEN: Final = 14
DESTINIES_RETURNED: Final = 15
JOURNEY_LOOKED_AT: Final = 16
JOURNEY_SEEN_AS: Final = 17
SHIP_SAILS: Final = 18
RUNE_TAKEN: Final = 19
RUNE_USED: Final = 20
SHIP_BUILT: Final = 21
TOWN_STOCKED: Final = 22
ASSIGNED: Final = 23
TURN_ORDER_ASKED: Final = 24
DIE_ROLLED: Final = 25
FAVOR_REROLL: Final = 26
DAMAGE_DEALT: Final = 27
ITEM_LOST: Final = 28
ENEMY_SLAIN: Final = 29
WARRIORS_BEATEN: Final = 30
JOURNEY_REVEALED: Final = 31
STARVED: Final = 32
BARRED_FALL: Final = 33
TROLL_LIVES: Final = 34
BOUNTY_GROWS: Final = 35
PART_SCORED: Final = 36
DESTINY_SCORED: Final = 37
GAME_OVER: Final = 38
DICE_LEFT_BEHIND: Final = 39
JOURNEYS_RESHUFFLED: Final = 40
WORKER_HIRED: Final = 41
FIGHT_BEGINS: Final = 42
HUNT_BEGINS: Final = 43
DIE_LIFTED: Final = 44
BLAMED: Final = 45
NOBODY_FIGHTS: Final = 46

# A kind of event: its name (text id `champions-event-<name>`) and what its arguments are, in order.
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind(ROUND_BEGINS, "round-begins", ("n",)),
    EventKind(GAINED, "gained", ("seat", "thing", "n")),
    EventKind(PAID, "paid", ("seat", "thing", "n")),
    EventKind(PLACED, "placed", ("seat", "location")),
    EventKind(BEGGED_FOOD, "begged", ("seat",)),
    EventKind(LAID_DOWN, "laid-down", ("seat",)),
    EventKind(ENEMY_APPEARS, "enemy-appears", ("target", "enemy")),
    EventKind(RUNE_LAID_OUT, "rune-laid-out", ("rune",)),
    EventKind(MERCHANT_COMES, "merchant-comes", ("merchant",)),
    EventKind(STALL_OPENS, "stall-opens", ("stall",)),
    EventKind(MARKER_MOVES, "marker-moves", ("seat",)),
    EventKind(LEADER_CHOSEN, "leader-chosen", ("seat", "leader")),
    EventKind(DESTINY_DRAWN, "destiny-drawn", ("seat",)),
    EventKind(DESTINY_SEEN, "destiny-seen", ("seat", "destiny")),
    EventKind(DESTINIES_RETURNED, "destinies-returned", ("seat", "n")),
    EventKind(JOURNEY_LOOKED_AT, "journey-looked-at", ("seat", "shore")),
    EventKind(JOURNEY_SEEN_AS, "journey-seen-as", ("seat", "shore", "journey")),
    EventKind(SHIP_SAILS, "ship-sails", ("seat", "ship", "shore")),
    EventKind(RUNE_TAKEN, "rune-taken", ("seat", "rune")),
    EventKind(RUNE_USED, "rune-used", ("seat", "rune")),
    EventKind(SHIP_BUILT, "ship-built", ("seat", "private_ship")),
    EventKind(TOWN_STOCKED, "town-stocked", ("item",)),
    EventKind(ASSIGNED, "assigned", ("seat", "target", "item", "n")),
    EventKind(TURN_ORDER_ASKED, "turn-order-asked", ("seat",)),
    EventKind(DIE_ROLLED, "die-rolled", ("seat", "die", "face")),
    EventKind(FAVOR_REROLL, "favor-reroll", ("seat",)),
    EventKind(DAMAGE_DEALT, "damage-dealt", ("seat", "enemy", "n")),
    EventKind(ITEM_LOST, "item-lost", ("seat", "item")),
    EventKind(ENEMY_SLAIN, "enemy-slain", ("seat", "enemy")),
    EventKind(WARRIORS_BEATEN, "warriors-beaten", ("seat", "enemy")),
    EventKind(JOURNEY_REVEALED, "journey-revealed", ("seat", "shore", "journey")),
    EventKind(STARVED, "starved", ("seat", "die")),
    EventKind(BARRED_FALL, "barred-fall", ("seat", "die", "n")),
    EventKind(TROLL_LIVES, "troll-lives", ()),
    EventKind(BOUNTY_GROWS, "bounty-grows", ("shore", "n")),
    EventKind(PART_SCORED, "part-scored", ("seat", "part", "n")),
    EventKind(DESTINY_SCORED, "destiny-scored", ("seat", "destiny", "n")),
    EventKind(GAME_OVER, "game-over", ()),
    EventKind(DICE_LEFT_BEHIND, "dice-left-behind", ("seat", "die", "n")),
    EventKind(JOURNEYS_RESHUFFLED, "journeys-reshuffled", ()),
    EventKind(WORKER_HIRED, "worker-hired", ("seat",)),
    EventKind(FIGHT_BEGINS, "fight-begins", ("seat", "enemy")),
    EventKind(HUNT_BEGINS, "hunt-begins", ("seat",)),
    EventKind(DIE_LIFTED, "die-lifted", ("seat", "die", "face")),
    EventKind(BLAMED, "blamed", ("seat", "other")),
    EventKind(NOBODY_FIGHTS, "nobody-fights", ("seat", "enemy")),
)

# Which events begin a chapter of the story, for who reads it again.
# Dice of one throw are told in one line: by kind, each with its face.
TOGETHER: Final[dict[str, tuple[str, str]]] = {"die-rolled": ("die", "face"), "die-lifted": ("die", "face")}
CHAPTERS: Final[dict[str, ChapterKind]] = {"round-begins": "round", "fight-begins": "fight", "hunt-begins": "fight"}
