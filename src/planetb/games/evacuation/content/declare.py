"""Where all content of Evacuation is declared; the verbs join when `effects` is imported."""

from typing import Final

from planetb.kernel.content import Content
from planetb.kernel.limits import Limit

LIMITS: Final = {
    "new site.biome": Limit(0, 3),
    "new site.symbols": Limit(0, 3),
    "progress.main": Limit(0, 3),
    "progress.outer": Limit(0, 3),
    "progress.main_effect": Limit(0, 3),
    "progress.outer_effect": Limit(0, 3),
    "edge.a": Limit(0, 5),
    "edge.b": Limit(0, 5),
    "line label.edge": Limit(1, 18),
}
"""What numbers of a content pack may say where they are codes: of biomes, symbols, effects, directions."""
CONTENT = Content("evacuation", {}, LIMITS)
