"""What can be told of a game of Tiny Epic Vikings: kinds of events and what their numbers mean."""

from typing import Final

from meadhall.kernel.engine.events import ChapterKind, EventKind

# Setting up and the draft
GOD_APPEARS: Final = 1
RUNE_LINKED: Final = 2
CHIEFTAIN_IS: Final = 3
BOAT_LAUNCHED: Final = 4
ERA_BEGINS: Final = 5
CARDS_RESHUFFLED: Final = 6
CARD_SEEN: Final = 7
CARD_KEPT: Final = 8
HANDS_PASSED: Final = 9
# Turns
CARD_PLAYED: Final = 10
VILLAGE_DEDICATED: Final = 11
SETTLER_RECALLED: Final = 12
GAINED: Final = 13
PAID: Final = 14
# Actions
SAILED: Final = 15
DOCKED: Final = 16
PUSHED: Final = 17
DEPLOYED: Final = 18
SETTLER_ATTACKED: Final = 19
RAIDED: Final = 20
EXPLORED: Final = 21
BOAT_BUILT: Final = 22
TEMPLE_BUILT: Final = 23
TEMPLE_MOVED: Final = 24
SETTLER_SMITTEN: Final = 25
CARD_DRAWN: Final = 26
CARD_DISCARDED: Final = 27
CARD_ENTERS: Final = 28
# Control and fury
RUNE_TAKEN: Final = 29
RUNE_STOLEN: Final = 30
RUNE_LAID_BACK: Final = 31
FURY_RISES: Final = 32
FURY_FALLS: Final = 33
# Battles
BATTLE_BEGINS: Final = 34
PRIZE_CHOSEN: Final = 35
PRIZE_CHOSEN_UNSEEN: Final = 36
BATTLE_JOINED: Final = 37
CARD_FLIPPED: Final = 38
CANNOT_PAY: Final = 39
INVADERS_COME: Final = 40
NO_INVADERS: Final = 41
STRENGTH_IS: Final = 42
BATTLE_WON: Final = 43
BATTLE_TIED: Final = 44
INVADERS_WIN: Final = 45
PRIZE_RETURNS: Final = 46
FAVOR_SEEN: Final = 47
FAVOR_GIVEN_BACK: Final = 48
FAVOR_GIVEN_BACK_UNSEEN: Final = 49
BATTLE_LOST: Final = 50
BOON_USED: Final = 51
# Ragnarok
VALKYRIE_SENT: Final = 52
VALKYRIE_FLIES: Final = 53
VALKYRIE_CARRIES_SETTLER: Final = 54
VALKYRIE_CARRIES_TEMPLE: Final = 55
GIANT_SLAIN: Final = 56
GIANT_SEEN: Final = 57
GIANT_MOVED: Final = 58
# The enemy of a game for one
ENEMY_BEGINS_AT: Final = 59
ENEMY_PLAYS: Final = 60
ENEMY_LEADER: Final = 61
ENEMY_RUNE: Final = 62
ENEMY_MAT_ACTION: Final = 63
ENEMY_LACKS_RUNES: Final = 64
ENEMY_TARGET: Final = 65
ENEMY_STAYS: Final = 66
ENEMY_MOVES: Final = 67
ENEMY_TAKES_SETTLER: Final = 68
ENEMY_HARVESTS: Final = 69
ENEMY_DEDICATES: Final = 70
ENEMY_SPOTS_FULL: Final = 71
ENEMY_ICON: Final = 72
ENEMY_NOTHING: Final = 73
ENEMY_SETTLERS_LEAVE: Final = 74
ENEMY_SACRIFICES: Final = 75
ENEMY_CROSSES: Final = 76
ENEMY_CHASES: Final = 77
ENEMY_TRACK_FULL: Final = 78
ENEMY_STARTS_BATTLE: Final = 79
ENEMY_FLIPS: Final = 80
ENEMY_STRENGTH: Final = 81
ENEMY_WINS: Final = 82
ENEMY_LOSES: Final = 83
ENEMY_JOKER: Final = 84
ENEMY_GIANT_IS: Final = 85
# The end of an era, and of the game
ERA_ENDS: Final = 86
CHIEFTAIN_PASSES: Final = 87
GOD_RANKED: Final = 88
ISLANDS_SCORED: Final = 89
FAVORS_SCORED: Final = 90
GIANTS_SCORED: Final = 91
GAME_OVER: Final = 92
FAVOR_REVEALED: Final = 93
GIANT_CALMS: Final = 94
# Of any action
NOTHING_COMES: Final = 95

# A kind of event: its name (text id `vikings-event-<name>`) and what its arguments are, in order.
EVENTS: Final[tuple[EventKind, ...]] = (
    EventKind(GOD_APPEARS, "god-appears", ("god",)),
    EventKind(RUNE_LINKED, "rune-linked", ("god", "rune")),
    EventKind(CHIEFTAIN_IS, "chieftain-is", ("seat",)),
    EventKind(BOAT_LAUNCHED, "boat-launched", ("seat", "fjord")),
    EventKind(ERA_BEGINS, "era-begins", ("n",)),
    EventKind(CARDS_RESHUFFLED, "cards-reshuffled", ()),
    EventKind(CARD_SEEN, "card-seen", ("seat", "card")),
    EventKind(CARD_KEPT, "card-kept", ("seat", "card")),
    EventKind(HANDS_PASSED, "hands-passed", ("right",)),
    EventKind(CARD_PLAYED, "card-played", ("seat", "card")),
    EventKind(VILLAGE_DEDICATED, "village-dedicated", ("seat", "spot")),
    EventKind(SETTLER_RECALLED, "settler-recalled", ("seat", "region")),
    EventKind(GAINED, "gained", ("seat", "resource", "n")),
    EventKind(PAID, "paid", ("seat", "resource", "n")),
    EventKind(SAILED, "sailed", ("seat", "fjord")),
    EventKind(DOCKED, "docked", ("seat", "dock")),
    EventKind(PUSHED, "pushed", ("owner", "fjord")),
    EventKind(DEPLOYED, "deployed", ("owner", "region", "n")),
    EventKind(SETTLER_ATTACKED, "settler-attacked", ("owner", "other_owner", "region")),
    EventKind(RAIDED, "raided", ("owner", "dock")),
    EventKind(EXPLORED, "explored", ("owner", "region", "region_to")),
    EventKind(BOAT_BUILT, "boat-built", ("owner", "dock")),
    EventKind(TEMPLE_BUILT, "temple-built", ("owner", "region")),
    EventKind(TEMPLE_MOVED, "temple-moved", ("seat", "region", "region_to")),
    EventKind(SETTLER_SMITTEN, "settler-smitten", ("seat", "other_owner", "region")),
    EventKind(CARD_DRAWN, "card-drawn", ("seat",)),
    EventKind(CARD_DISCARDED, "card-discarded", ("seat", "card")),
    EventKind(CARD_ENTERS, "card-enters", ("seat", "card")),
    EventKind(RUNE_TAKEN, "rune-taken", ("owner", "region", "rune")),
    EventKind(RUNE_STOLEN, "rune-stolen", ("owner", "other_owner", "region", "rune")),
    EventKind(RUNE_LAID_BACK, "rune-laid-back", ("region",)),
    EventKind(FURY_RISES, "fury-rises", ("rune", "n")),
    EventKind(FURY_FALLS, "fury-falls", ("rune", "n")),
    EventKind(BATTLE_BEGINS, "battle-begins", ("seat",)),
    EventKind(PRIZE_CHOSEN, "prize-chosen", ("seat", "row_end", "favor")),
    EventKind(PRIZE_CHOSEN_UNSEEN, "prize-chosen-unseen", ("seat", "row_end")),
    EventKind(BATTLE_JOINED, "battle-joined", ("seat",)),
    EventKind(CARD_FLIPPED, "card-flipped", ("seat", "card")),
    EventKind(CANNOT_PAY, "cannot-pay", ("seat", "card")),
    EventKind(INVADERS_COME, "invaders-come", ("card", "n")),
    EventKind(NO_INVADERS, "no-invaders", ()),
    EventKind(STRENGTH_IS, "strength-is", ("seat", "card", "n")),
    EventKind(BATTLE_WON, "battle-won", ("seat",)),
    EventKind(BATTLE_TIED, "battle-tied", ("n",)),
    EventKind(INVADERS_WIN, "invaders-win", ("n",)),
    EventKind(PRIZE_RETURNS, "prize-returns", ("row_end",)),
    EventKind(FAVOR_SEEN, "favor-seen", ("seat", "favor")),
    EventKind(FAVOR_GIVEN_BACK, "favor-given-back", ("seat", "row_end", "favor")),
    EventKind(FAVOR_GIVEN_BACK_UNSEEN, "favor-given-back-unseen", ("seat", "row_end")),
    EventKind(BATTLE_LOST, "battle-lost", ("seat", "rune")),
    EventKind(BOON_USED, "boon-used", ("seat", "god")),
    EventKind(VALKYRIE_SENT, "valkyrie-sent", ("owner", "rune", "region")),
    EventKind(VALKYRIE_FLIES, "valkyrie-flies", ("seat", "region", "region_to")),
    EventKind(VALKYRIE_CARRIES_SETTLER, "valkyrie-carries-settler", ("seat", "region", "region_to")),
    EventKind(VALKYRIE_CARRIES_TEMPLE, "valkyrie-carries-temple", ("seat", "region", "region_to")),
    EventKind(GIANT_SLAIN, "giant-slain", ("owner", "region")),
    EventKind(GIANT_SEEN, "giant-seen", ("seat", "giant")),
    EventKind(GIANT_MOVED, "giant-moved", ("seat", "region", "region_to")),
    EventKind(ENEMY_BEGINS_AT, "enemy-begins-at", ("dock",)),
    EventKind(ENEMY_PLAYS, "enemy-plays", ("card",)),
    EventKind(ENEMY_LEADER, "enemy-leader", ("action", "n")),
    EventKind(ENEMY_RUNE, "enemy-rune", ("action", "n")),
    EventKind(ENEMY_MAT_ACTION, "enemy-mat-action", ("rune", "action", "n")),
    EventKind(ENEMY_LACKS_RUNES, "enemy-lacks-runes", ()),
    EventKind(ENEMY_TARGET, "enemy-target", ("region", "rune", "n")),
    EventKind(ENEMY_STAYS, "enemy-stays", ("rune",)),
    EventKind(ENEMY_MOVES, "enemy-moves", ("dock",)),
    EventKind(ENEMY_TAKES_SETTLER, "enemy-takes-settler", ("region",)),
    EventKind(ENEMY_HARVESTS, "enemy-harvests", ("resource", "n")),
    EventKind(ENEMY_DEDICATES, "enemy-dedicates", ("spot", "action", "n")),
    EventKind(ENEMY_SPOTS_FULL, "enemy-spots-full", ()),
    EventKind(ENEMY_ICON, "enemy-icon", ("icon", "resource", "n")),
    EventKind(ENEMY_NOTHING, "enemy-nothing", ("hindrance",)),
    EventKind(ENEMY_SETTLERS_LEAVE, "enemy-settlers-leave", ("region", "n")),
    EventKind(ENEMY_SACRIFICES, "enemy-sacrifices", ("region", "n")),
    EventKind(ENEMY_CROSSES, "enemy-crosses", ("dock",)),
    EventKind(ENEMY_CHASES, "enemy-chases", ("dock",)),
    EventKind(ENEMY_TRACK_FULL, "enemy-track-full", ("resource", "n")),
    EventKind(ENEMY_STARTS_BATTLE, "enemy-starts-battle", ("row_end", "n")),
    EventKind(ENEMY_FLIPS, "enemy-flips", ("card",)),
    EventKind(ENEMY_STRENGTH, "enemy-strength", ("card", "n")),
    EventKind(ENEMY_WINS, "enemy-wins", ("favor",)),
    EventKind(ENEMY_LOSES, "enemy-loses", ("rune",)),
    EventKind(ENEMY_JOKER, "enemy-joker", ("region", "rune")),
    EventKind(ENEMY_GIANT_IS, "enemy-giant-is", ("giant",)),
    EventKind(ERA_ENDS, "era-ends", ("n",)),
    EventKind(CHIEFTAIN_PASSES, "chieftain-passes", ("seat",)),
    EventKind(GOD_RANKED, "god-ranked", ("god", "rune", "n")),
    EventKind(ISLANDS_SCORED, "islands-scored", ("owner", "n")),
    EventKind(FAVORS_SCORED, "favors-scored", ("owner", "n")),
    EventKind(GIANTS_SCORED, "giants-scored", ("owner", "n")),
    EventKind(GAME_OVER, "game-over", ()),
    EventKind(FAVOR_REVEALED, "favor-revealed", ("owner", "favor")),
    EventKind(GIANT_CALMS, "giant-calms", ("region", "rune")),
    EventKind(NOTHING_COMES, "nothing-comes", ("seat", "action")),
)

# Which events begin a chapter of the story, for who reads it again.
CHAPTERS: Final[dict[str, ChapterKind]] = {
    "era-begins": "round",
    "battle-begins": "fight",
    "enemy-starts-battle": "fight",
}
