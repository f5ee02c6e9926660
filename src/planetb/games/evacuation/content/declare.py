"""Where all content of Evacuation is declared; the verbs join when `effects` is imported."""

from planetb.games.evacuation.content.ranges import RANGES
from planetb.kernel.content import Content

CONTENT = Content("evacuation", {}, RANGES)
