"""Makes the fonts of PDFs from the variable fonts of their projects.

    pip install fonttools
    python scripts/fonts/make-pdf-fonts.py <folder with the variable fonts> api/src/adapters/pdf-worker/fonts

The site's own copies are subsets without signs such as the one for "at least". Both sources are
OFL-1.1, and name no reserved font name:

- SchibstedGrotesk[wght].ttf and SchibstedGrotesk-Italic[wght].ttf of github.com/schibsted/schibsted-grotesk,
  commit d485f61f105e1b3935f4d21dfb4d371359798603
- SometypeMono[wght].ttf of github.com/googlefonts/sometype-mono,
  commit cf583c22bc6279d23e587e3ca310e131dd277286
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

# The weights of packages/ui/src/tokens.css.
FONTS = [
    ("SchibstedGrotesk[wght].ttf", 420, "schibsted-grotesk-regular"),
    ("SchibstedGrotesk-Italic[wght].ttf", 420, "schibsted-grotesk-italic"),
    ("SchibstedGrotesk[wght].ttf", 540, "schibsted-grotesk-medium"),
    ("SchibstedGrotesk[wght].ttf", 640, "schibsted-grotesk-strong"),
    ("SometypeMono[wght].ttf", 420, "sometype-mono-regular"),
]
REPLACEMENT = 0xFFFD


def keep_what_text_needs(font: TTFont) -> None:
    """Drops alternates and hinting, which are half of each file."""
    options = Options()
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)


def add_replacement_character(font: TTFont) -> None:
    """Gives U+FFFD the box that stands for a missing glyph: glyph 0 itself can't be copied as text."""
    if REPLACEMENT in font.getBestCmap():
        return
    name = "uniFFFD"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = font["glyf"][".notdef"]
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"][name] = font["hmtx"][".notdef"]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[REPLACEMENT] = name


def main(source: Path, target: Path) -> None:
    for file, weight, name in FONTS:
        font = TTFont(source / file, recalcTimestamp=False)
        font = instantiateVariableFont(font, {"wght": weight})
        keep_what_text_needs(font)
        add_replacement_character(font)
        # Every file needs a PostScript name of its own, because a PDF tells fonts apart by it.
        family, _, style = name.rpartition("-")
        postscript = family.title().replace("-", "") + "-" + style.title()
        font["name"].setName(postscript, 6, 3, 1, 0x409)
        font.save(target / f"{name}.ttf")


main(Path(sys.argv[1]), Path(sys.argv[2]))
