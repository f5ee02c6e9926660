"""Where all content of Evacuation is declared; the verbs join when `effects` is imported."""

from planetb.kernel.content import Content

CONTENT = Content("evacuation", {})
