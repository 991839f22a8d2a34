"""How a picture of Tiny Epic Vikings is read out where nothing draws it: what is looked for first comes first."""

from typing import Final

from meadhall.kernel.documents.sheet import Field, Part, Sheet

NOW: Final = (
    Field("era", "word-era", is_quiet=True),
    Field("active", "word-turn", kind="seat", is_quiet=True),
    Field("drafting", "word-drafting", kind="seat", is_quiet=True),
    Field("chieftain", "word-chieftain", kind="seat"),
    Field("raid_cost", "field-raid_cost", is_quiet=True),
    Field("map", "word-map", kind="map"),
)
OWN: Final = (
    Field("hand", "table-hand", kind="card", is_open=True),
    Field("kept", "word-kept", kind="card", is_quiet=True),
    Field("chosen", "field-chosen", kind="card", is_quiet=True),
    Field("fighter", "field-fighter", kind="card", is_quiet=True),
)
FAVOR: Final = (
    Field("favor", "", kind="favor", none="table-favor-down"),
    Field("known_to", "field-known_to", kind="seat", is_quiet=True),
)
BATTLE: Final = (
    Field("starter", "field-starter", kind="owner"),
    Field("prize", "word-prize", inside=FAVOR),
    Field("place", "field-place", kind="row_end", is_quiet=True),
    Field("bonus", "field-bonus", is_quiet=True),
    Field(
        "fighters",
        "word-fighters",
        inside=(
            Field("owner", "", kind="owner"),
            Field("card", "", kind="card", none="table-card-down"),
            Field("face_up", "field-face_up"),
            Field("strength", "field-strength", is_quiet=True),
        ),
    ),
)
PIECES: Final = (
    Field("settlers", "field-settlers"),
    Field("boats", "field-boats"),
    Field("temples", "field-temples"),
)
SCORED: Final = Field("parts", "field-parts", keys="part", is_quiet=True)
GIANTS: Final = Field("giants", "field-giants", kind="giant", counted="giants_slain", is_quiet=True)
PLAYER: Final = (
    Field("points", "word-points"),
    Field("fights", "field-fights"),
    Field("resources", "word-resources", keys="resource"),
    Field("runes", "word-active_runes", keys="rune"),
    Field("jokers", "field-jokers", is_quiet=True),
    Field("row", "table-row", kind="card"),
    Field("entered", "field-entered", kind="card", is_quiet=True),
    Field("flipped", "field-flipped", kind="card", is_quiet=True),
    Field("hand_count", "field-hand_count"),
    Field("kept_count", "field-kept_count", is_quiet=True),
    Field("favors", "word-favors", kind="favor", counted="favor_count"),
    Field("favor_worth", "field-favor_worth", is_quiet=True),
    GIANTS,
    *PIECES,
    Field("villages", "field-villages"),
    Field("valkyries", "field-valkyries", kind="region", keys="rune", is_quiet=True),
    SCORED,
)
ENEMY: Final = (
    Field("points", "word-points"),
    Field("mat", "word-enemy_mat", kind="enemy_mat"),
    Field("chieftain_boat", "word-chieftain_boat", kind="dock"),
    Field("card", "field-enemy_card", kind="card"),
    Field("row", "word-leader_row", kind="card"),
    Field("battle_row", "word-battle_row", kind="card"),
    Field("runes", "word-runes", keys="rune"),
    Field("tracks", "word-tracks", keys="resource"),
    Field("icons", "field-icons", keys="resource", is_quiet=True),
    Field(
        "ahead",
        "field-ahead",
        keys="resource",
        inside=(Field("icon", "", kind="icon"), Field("space", "field-space")),
    ),
    Field("favors", "word-favors", kind="favor"),
    GIANTS,
    *PIECES,
    Field("raided", "field-raided", is_quiet=True),
    Field("valkyries", "field-enemy_valkyries", keys="rune", is_quiet=True),
    SCORED,
)
GOD: Final = (
    Field("god", "", kind="god"),
    Field("rune", "word-rune", kind="rune"),
    Field("fury", "word-fury"),
    Field("rank", "field-rank"),
    Field("island_points", "field-island_points"),
    Field("favor_points", "field-favor_points"),
)
ERA_MAT: Final = (
    Field("dedicated", "field-dedicated", keys="spot"),
    Field("spot_room", "field-spot_room"),
)
REGION: Final = (
    Field("rune", "word-rune", kind="rune"),
    Field("held", "field-held", kind="owner"),
    Field("influence", "word-influence", keys="owner"),
    Field("settlers", "word-settlers", keys="owner", is_quiet=True),
    Field("temples", "word-temples", keys="owner", is_quiet=True),
    Field("valkyries", "word-valkyries", keys="owner", is_quiet=True),
    Field("giant", "word-giant"),
)
DOCK: Final = (
    Field("boat", "field-boat", kind="owner", is_quiet=True),
    Field("village", "word-village"),
    Field("chieftain_boat", "word-chieftain_boat"),
)
CARDS: Final = (
    Field("deck", "word-deck"),
    Field("dummy", "field-dummy", is_quiet=True),
    Field("invaders", "word-invaders", kind="card", is_quiet=True),
    Field("discard", "word-discard", kind="card"),
)
SHEET: Final = Sheet(
    parts=(
        Part("word-now", NOW),
        Part("table-hand", OWN, at="players", of="own"),
        Part("word-battle", BATTLE, at="battle"),
        Part("word-players", PLAYER, at="players", of="each", keys="seat"),
        Part("word-enemy", ENEMY, at="enemy"),
        Part("word-gods", GOD, at="gods", of="each"),
        Part("word-regions", REGION, at="regions", of="each", keys="region"),
        Part("word-docks", DOCK, at="docks", of="lines", keys="dock"),
        Part("word-fjords", (Field("", "word-boats", keys="owner"),), at="fjords", of="lines", keys="fjord"),
        Part(
            "word-favors",
            (Field("0", "word-upper_row", inside=FAVOR), Field("1", "word-lower_row", inside=FAVOR)),
            at="favor_rows",
        ),
        Part("word-era_mat", ERA_MAT),
        Part("word-cards", CARDS, at="cards", is_folded=True),
    ),
    left_out=frozenset(
        (
            "game",
            "options",
            "agenda",
            "seat",
            "over",  # the frame says so
            "fury",  # each god has its own
            "enemy.valkyries_at",  # regions have them
        )
    ),
)
