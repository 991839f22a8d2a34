"""Draws src/look/fonts/runes.woff2: the three runes of Tiny Epic Vikings, which many systems have in no font.

Nothing runs it but whoever changes a rune: `python web/runes.py`, with fonttools and brotli installed. The strokes
are those of r-fehu, r-hagal and r-perth in src/look/icons.svg, on a grid of 24 × 24.
"""

from __future__ import annotations

from math import hypot
from pathlib import Path

from fontTools.fontBuilder import FontBuilder  # type: ignore[import-not-found]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-not-found]

OUT = Path(__file__).parent / "src" / "look" / "fonts" / "runes.woff2"
UNITS = 1000  # of an em
GRID = 24
CAP = 700  # as high as a capital letter
LEFT, RIGHT, TOP, BOTTOM = 3.5, 20.5, 3.0, 21.0  # what of the grid a letter takes
HALF = 1.3  # half of a stroke
Point = tuple[float, float]
RUNES: dict[str, list[tuple[Point, Point]]] = {
    "ᚠ": [((8, 3), (8, 21)), ((8, 10.5), (16.5, 5)), ((8, 16), (16.5, 10.5))],
    "ᚺ": [((7, 3), (7, 21)), ((17, 3), (17, 21)), ((7, 9), (17, 15))],
    "ᛈ": [
        ((7.5, 3), (7.5, 21)),
        ((7.5, 3.2), (12.3, 7.2)),
        ((12.3, 7.2), (16.9, 3.2)),
        ((7.5, 20.8), (12.3, 16.8)),
        ((12.3, 16.8), (16.9, 20.8)),
    ],
}
SCALE = CAP / (BOTTOM - TOP)


def placed(point: Point) -> tuple[int, int]:
    """A point of the grid, in units above the line of writing."""
    return round((point[0] - LEFT) * SCALE), round((BOTTOM - point[1]) * SCALE)


def outline(start: Point, end: Point) -> list[Point]:
    """A stroke as a rectangle; all run round the same way, so they may overlap."""
    x, y = end[0] - start[0], end[1] - start[1]
    across = (-y * HALF / hypot(x, y), x * HALF / hypot(x, y))
    return [
        (start[0] + across[0], start[1] + across[1]),
        (start[0] - across[0], start[1] - across[1]),
        (end[0] - across[0], end[1] - across[1]),
        (end[0] + across[0], end[1] + across[1]),
    ]


def draw(strokes: list[tuple[Point, Point]]) -> object:
    """A letter."""
    pen = TTGlyphPen(None)
    for start, end in strokes:
        first, *others = map(placed, outline(start, end))
        pen.moveTo(first)
        for point in others:
            pen.lineTo(point)
        pen.closePath()
    return pen.glyph()


def main() -> None:
    """Write the font."""
    width = round((RIGHT - LEFT) * SCALE)
    names = {f"uni{ord(rune):04X}": rune for rune in RUNES}
    builder = FontBuilder(UNITS, isTTF=True)
    builder.setupGlyphOrder([".notdef", *names])
    builder.setupCharacterMap({ord(rune): name for name, rune in names.items()})
    builder.setupGlyf({".notdef": draw([]), **{name: draw(RUNES[rune]) for name, rune in names.items()}})
    left = {name: getattr(glyph, "xMin", 0) for name, glyph in builder.font["glyf"].glyphs.items()}
    builder.setupHorizontalMetrics({name: (width, left[name]) for name in (".notdef", *names)})
    builder.setupHorizontalHeader(ascent=900, descent=-250)
    builder.setupNameTable({"familyName": "Meadhall Runes", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=900, sTypoDescender=-250, usWinAscent=900, usWinDescent=250)
    builder.setupPost()
    builder.font.flavor = "woff2"
    builder.font.save(OUT)


if __name__ == "__main__":
    main()
