"""What the decks and groups of Reworld are called, in English, German and Hungarian."""

from typing import Final

KINDS: Final[dict[str, tuple[str, str, str]]] = {
    "satellite": ("Satellites", "Satelliten", "Műholdak"),
    "shuttle": ("Shuttles", "Shuttles", "Siklók"),
    "terrabot": ("Terrabots", "Terrabots", "Terrabotok"),
    "crew": ("Construction crews", "Bautrupps", "Építőcsapatok"),
    "card": ("Officer cards", "Offizierskarten", "Tisztkártyák"),
    "round": ("Rounds", "Runden", "Fordulók"),
    "ship": ("Population ships", "Bevölkerungsschiffe", "Telepeshajók"),
    "final": ("Final population ship", "Finales Bevölkerungsschiff", "Utolsó telepeshajó"),
    "sign": ("City signs", "Stadtschilder", "Várostáblák"),
}
