"""Makes the site's typeface from that of its project: what English text needs, and the other Latin letters.

    pip install fonttools brotli
    python scripts/fonts/make-site-fonts.py <schibsted-grotesk-latin-wght-normal.woff2> packages/ui/src/fonts

The source is in the npm package @fontsource-variable/schibsted-grotesk 5.3.0 (OFL-1.1, no reserved font name).
The first file is asked for with every page, so it is at most 20 KB: weights 400 to 720, and kerning as
in weight 400, whose changes with the weight were a quarter of the file. fonts.css has its characters as unicode-range.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

WEIGHTS = (400, 720)
SIGNS = "\u00a0§©°±²³µ·½×÷–—‘’“”•…−↑↓€™\u2009\u202f\ufffd"
BASIC = {*range(0x20, 0x7F), *map(ord, SIGNS)}


def subset(source: Path, characters: set[int]) -> TTFont:
    font = TTFont(source)
    options = Options()
    options.layout_features = ["kern", "tnum", "ccmp", "mark", "mkmk", "locl"]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters & font.getBestCmap().keys())
    subsetter.subset(font)
    return font


def fix_kerning(font: TTFont) -> None:
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if table.LookupType != 2:
                continue
            table.ValueFormat1 &= 0xF
            for value in kerning_of(table):
                value.XAdvDevice = None


def kerning_of(table):
    if table.Format == 1:
        records = [record for pairs in table.PairSet for record in pairs.PairValueRecord]
    else:
        records = [record for first in table.Class1Record for record in first.Class2Record]
    return [record.Value1 for record in records if record.Value1 is not None]


def write(font: TTFont, file: Path) -> None:
    font.flavor = "woff2"
    font.save(file)
    print(f"{file.name}: {file.stat().st_size} bytes")


def main(source: Path, target: Path) -> None:
    every = set(TTFont(source).getBestCmap())
    basic = instantiateVariableFont(reopened(subset(source, BASIC), target), {"wght": WEIGHTS})
    fix_kerning(basic)
    write(basic, target / "schibsted-grotesk-basic-wght-normal.woff2")
    write(subset(source, every - BASIC), target / "schibsted-grotesk-latin-wght-normal.woff2")


def reopened(font: TTFont, folder: Path) -> TTFont:
    """The instancer reads tables that a subset in memory has not written yet."""
    file = folder / "subset.ttf"
    font.flavor = None
    font.save(file)
    opened = TTFont(file)
    opened.ensureDecompiled()
    file.unlink()
    return opened


main(Path(sys.argv[1]), Path(sys.argv[2]))
