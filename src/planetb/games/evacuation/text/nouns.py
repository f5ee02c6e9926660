"""Every term of Evacuation in three languages, and which term a number of the content means."""

from collections.abc import Callable
from typing import Any, Final

from planetb.games.evacuation import terms as t
from planetb.games.evacuation.terms import BIOMES, LANDSCAPES
from planetb.text.grammar import Noun

NOUNS: dict[str, Noun] = {
    "food": Noun(
        ("food", "food"), ("Nahrung", "Nahrung", "f"), ("élelem", "élelmet"), {"hu.onto": "élelemre"}
    ),
    "steel": Noun(("steel", "steel"), ("Stahl", "Stahl", "m"), ("acél", "acélt"), {"hu.onto": "acélra"}),
    "energy": Noun(
        ("energy", "energy"), ("Energie", "Energie", "f"), ("energia", "energiát"), {"hu.onto": "energiára"}
    ),
    "resource": Noun(
        ("resource", "resources"), ("Ressource", "Ressourcen", "f"), ("erőforrás", "erőforrást")
    ),
    "old world": Noun(("Old World", "Old World"), ("Alte Welt", "Alte Welt", "f"), ("Óvilág", "Óvilágot")),
    "new world": Noun(("New World", "New World"), ("Neue Welt", "Neue Welt", "f"), ("Újvilág", "Újvilágot")),
    "old site": Noun(
        ("Old World site", "Old World sites"),
        ("Produktionsstätte", "Produktionsstätten", "f"),
        ("óvilági helyszín", "óvilági helyszínt"),
    ),
    "new site": Noun(
        ("New World site", "New World sites"),
        ("Produktionsfeld", "Produktionsfelder", "n"),
        ("újvilági helyszín", "újvilági helyszínt"),
    ),
    "productivity token": Noun(
        ("productivity token", "productivity tokens"),
        ("Produktionsstätte im Meer", "Produktionsstätten im Meer", "f"),
        ("termelékenységi jelző", "termelékenységi jelzőt"),
    ),
    "savanna": Noun(("savanna", "savannas"), ("Savanne", "Savannen", "f"), ("szavanna", "szavannát")),
    "mountains": Noun(("mountains", "mountains"), ("Gebirge", "Gebirge", "n"), ("hegység", "hegységet")),
    "coast": Noun(("coast", "coasts"), ("Meer", "Meere", "n"), ("tengerpart", "tengerpartot")),
    "tundra": Noun(
        ("tundra", "tundra"), ("Steppe", "Steppen", "f"), ("tundra", "tundrát"), {"hu.adjective": "tundrai"}
    ),
    "desert": Noun(
        ("desert", "deserts"),
        ("Wüste", "Wüsten", "f"),
        ("sivatag", "sivatagot"),
        {"hu.adjective": "sivatagi"},
    ),
    "forest": Noun(
        ("forest", "forests"), ("Wald", "Wälder", "m"), ("erdő", "erdőt"), {"hu.adjective": "erdei"}
    ),
    "sea": Noun(
        ("sea", "seas"), ("Ozean", "Ozeane", "m"), ("tenger", "tengert"), {"hu.adjective": "tengeri"}
    ),
    "sun": Noun(("sun", "suns"), ("Sonne", "Sonnen", "f"), ("nap", "napot")),
    "dome": Noun(("dome", "domes"), ("Kuppel", "Kuppeln", "f"), ("kupola", "kupolát")),
    "settlement symbol": Noun(
        ("settlement symbol", "settlement symbols"),
        ("Siedlungssymbol", "Siedlungssymbole", "n"),
        ("letelepedési szimbólum", "letelepedési szimbólumot"),
    ),
    "population": Noun(
        ("population", "population"), ("Bevölkerung", "Bevölkerung", "f"), ("népesség", "népességet")
    ),
    "factory": Noun(("factory", "factories"), ("Fabrik", "Fabriken", "f"), ("gyár", "gyárat")),
    "ship": Noun(("spaceship", "spaceships"), ("Raumschiff", "Raumschiffe", "n"), ("űrhajó", "űrhajót")),
    "stadium": Noun(("stadium", "stadiums"), ("Stadion", "Stadien", "n"), ("stadion", "stadiont")),
    "infrastructure": Noun(
        ("infrastructure", "infrastructures"),
        ("Infrastruktur", "Infrastrukturen", "f"),
        ("infrastruktúra", "infrastruktúrát"),
    ),
    "technology": Noun(
        ("technology", "technologies"), ("Technologie", "Technologien", "f"), ("technológia", "technológiát")
    ),
    "happy face": Noun(
        ("happy face", "happy faces"), ("Zufriedenheit", "Zufriedenheit", "f"), ("boldog arc", "boldog arcot")
    ),
    "power point": Noun(
        ("power point", "power points"), ("Machtpunkt", "Machtpunkte", "m"), ("erőpont", "erőpontot")
    ),
    "progress marker": Noun(
        ("progress marker", "progress markers"),
        ("Fortschrittsmarker", "Fortschrittsmarker", "m"),
        ("haladásjelző", "haladásjelzőt"),
    ),
    "production marker": Noun(
        ("production marker", "production markers"),
        ("Produktionsmarker", "Produktionsmarker", "m"),
        ("termelésjelző", "termelésjelzőt"),
    ),
    "transition": Noun(
        ("transition", "transitions"), ("Wendepunkt", "Wendepunkte", "m"), ("átmenet", "átmenetet")
    ),
    "passing lane": Noun(
        ("passing lane", "passing lanes"), ("Parkspur", "Parkspuren", "f"), ("pihenősáv", "pihenősávot")
    ),
    "lane": Noun(("lane", "lanes"), ("Fahrspur", "Fahrspuren", "f"), ("sáv", "sávot")),
    "penalty token": Noun(
        ("penalty token", "penalty tokens"),
        ("Strafplättchen", "Strafplättchen", "n"),
        ("büntetőjelző", "büntetőjelzőt"),
    ),
    "bonus card": Noun(
        ("bonus card", "bonus cards"), ("Bonuskarte", "Bonuskarten", "f"), ("bónuszkártya", "bónuszkártyát")
    ),
    "goal": Noun(("goal", "goals"), ("Ziel", "Ziele", "n"), ("cél", "célt")),
    "objective": Noun(
        ("public objective", "public objectives"),
        ("Auftrag", "Aufträge", "m"),
        ("nyilvános cél", "nyilvános célt"),
    ),
    "action card": Noun(
        ("action card", "action cards"),
        ("Aktionskarte", "Aktionskarten", "f"),
        ("akciókártya", "akciókártyát"),
    ),
    "line": Noun(("line", "lines"), ("Linie", "Linien", "f"), ("vonal", "vonalat")),
    "solo card": Noun(
        ("solo card", "solo cards"), ("Solokarte", "Solokarten", "f"), ("szólókártya", "szólókártyát")
    ),
    "rival": Noun(("rival", "rivals"), ("Gegner", "Gegner", "m"), ("ellenfél", "ellenfelet")),
    "point": Noun(("point", "points"), ("Punkt", "Punkte", "m"), ("pont", "pontot")),
    "year": Noun(("year", "years"), ("Jahr", "Jahre", "n"), ("év", "évet")),
}

WORDS: Final[dict[str, Callable[[Any], Any]]] = {  # by the name of a value: what its numbers mean
    "resource": t.RESOURCES.__getitem__,
    "landscape": lambda mask: t.words_of(mask, LANDSCAPES),
    "bays": lambda masks: [t.words_of(mask, LANDSCAPES)[0] for mask in masks],
    "biome": BIOMES.__getitem__,
    "symbols": lambda mask: t.words_of(mask, t.SYMBOLS),
    "main": lambda mask: t.words_of(mask, t.SYMBOLS),
    "outer": lambda mask: t.words_of(mask, t.SYMBOLS),
    "main_effect": t.SPACES.__getitem__,
    "outer_effect": t.SPACES.__getitem__,
    "needs": lambda needs: [[BIOMES[biome], t.HOLDINGS[holding], n] for biome, holding, n in needs],
    "line": t.LINES.__getitem__,
    "action": (*t.ROWS, "settle").__getitem__,
    "arrow": "AB".__getitem__,
    "a": t.DIRECTIONS.__getitem__,
    "b": t.DIRECTIONS.__getitem__,
}
