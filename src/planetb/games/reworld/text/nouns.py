"""Every term of Reworld in three languages; texts and glossary read this table."""

from planetb.text.grammar import Noun

NOUNS: dict[str, Noun] = {
    "point": Noun(("point", "points"), ("Punkt", "Punkte", "m"), ("pont", "pontot")),
    "module": Noun(("module", "modules"), ("Modul", "Module", "n"), ("modul", "modult")),
    "satellite": Noun(("satellite", "satellites"), ("Satellit", "Satelliten", "m"), ("műhold", "műholdat")),
    "shuttle": Noun(("shuttle", "shuttles"), ("Shuttle", "Shuttles", "n"), ("sikló", "siklót")),
    "terrabot": Noun(("terrabot", "terrabots"), ("Terrabot", "Terrabots", "m"), ("terrabot", "terrabotot")),
    "crew": Noun(
        ("construction crew", "construction crews"),
        ("Bautrupp", "Bautrupps", "m"),
        ("építőcsapat", "építőcsapatot"),
    ),
    "special crew": Noun(
        ("special crew", "special crews"),
        ("besonderer Bautrupp", "besondere Bautrupps", "m"),
        ("különleges csapat", "különleges csapatot"),
    ),
    "agricultural crew": Noun(
        ("agricultural crew", "agricultural crews"),
        ("Agrartrupp", "Agrartrupps", "m"),
        ("agrárcsapat", "agrárcsapatot"),
    ),
    "firm": Noun(("firm", "firms"), ("Firma", "Firmen", "f"), ("cég", "céget")),
    "construction firm": Noun(
        ("construction firm", "construction firms"),
        ("Baufirma", "Baufirmen", "f"),
        ("építőcég", "építőcéget"),
    ),
    "agricultural firm": Noun(
        ("agricultural firm", "agricultural firms"),
        ("Agrarfirma", "Agrarfirmen", "f"),
        ("agrárcég", "agrárcéget"),
    ),
    "officer card": Noun(
        ("officer card", "officer cards"),
        ("Offizierskarte", "Offizierskarten", "f"),
        ("tisztkártya", "tisztkártyát"),
    ),
    "card": Noun(("card", "cards"), ("Karte", "Karten", "f"), ("kártya", "kártyát")),
    "card slot": Noun(
        ("card slot", "card slots"), ("Kartenslot", "Kartenslots", "m"), ("kártyahely", "kártyahelyet")
    ),
    "coupling arm": Noun(
        ("coupling arm", "coupling arms"),
        ("Kopplungsarm", "Kopplungsarme", "m"),
        ("csatolókar", "csatolókart"),
    ),
    "start-player marker": Noun(
        ("start-player marker", "start-player markers"),
        ("Startspielermarker", "Startspielermarker", "m"),
        ("kezdőjátékos-jelző", "kezdőjátékos-jelzőt"),
    ),
    "start-player field": Noun(
        ("start-player field", "start-player fields"),
        ("Startspielerfeld", "Startspielerfelder", "n"),
        ("kezdőjátékos-mező", "kezdőjátékos-mezőt"),
    ),
    "discard pile": Noun(
        ("discard pile", "discard piles"), ("Ablagestapel", "Ablagestapel", "m"), ("dobópakli", "dobópaklit")
    ),
    "round": Noun(("round", "rounds"), ("Runde", "Runden", "f"), ("forduló", "fordulót")),
    "chapter": Noun(("chapter", "chapters"), ("Kapitel", "Kapitel", "n"), ("fejezet", "fejezetet")),
    "freighter": Noun(
        ("freighter", "freighters"), ("Frachter", "Frachter", "m"), ("teherhajó", "teherhajót")
    ),
    "docking device": Noun(
        ("docking device", "docking devices"),
        ("Andockvorrichtung", "Andockvorrichtungen", "f"),
        ("dokkoló", "dokkolót"),
    ),
    "docking manoeuvre": Noun(
        ("docking manoeuvre", "docking manoeuvres"),
        ("Andockmanöver", "Andockmanöver", "n"),
        ("dokkolási művelet", "dokkolási műveletet"),
    ),
    "module row": Noun(
        ("module row", "module rows"), ("Modulreihe", "Modulreihen", "f"), ("modulsor", "modulsort")
    ),
    "coupling area": Noun(
        ("coupling area", "coupling areas"),
        ("Kopplungsbereich", "Kopplungsbereiche", "m"),
        ("csatolási terület", "csatolási területet"),
    ),
    "settlement area": Noun(
        ("settlement area", "settlement areas"),
        ("Besiedlungsbereich", "Besiedlungsbereiche", "m"),
        ("települési terület", "települési területet"),
    ),
    "defence row": Noun(
        ("defence row", "defence rows"),
        ("Verteidigungsreihe", "Verteidigungsreihen", "f"),
        ("védelmi sor", "védelmi sort"),
    ),
    "shuttle row": Noun(
        ("shuttle row", "shuttle rows"), ("Shuttlereihe", "Shuttlereihen", "f"), ("siklósor", "siklósort")
    ),
    "satellite row": Noun(
        ("satellite row", "satellite rows"),
        ("Satellitenreihe", "Satellitenreihen", "f"),
        ("műholdsor", "műholdsort"),
    ),
    "shield": Noun(
        ("shield", "shields"), ("Schild", "Schilde", "m"), ("pajzs", "pajzsot"), {"de.dative": "Schilden"}
    ),
    "city": Noun(("city", "cities"), ("Stadt", "Städte", "f"), ("város", "várost")),
    "city sign": Noun(
        ("city sign", "city signs"), ("Stadtschild", "Stadtschilder", "n"), ("várostábla", "várostáblát")
    ),
    "tile": Noun(("tile", "tiles"), ("Plättchen", "Plättchen", "n"), ("lapka", "lapkát")),
    "population ship": Noun(
        ("population ship", "population ships"),
        ("Bevölkerungsschiff", "Bevölkerungsschiffe", "n"),
        ("telepeshajó", "telepeshajót"),
    ),
    "final population ship": Noun(
        ("final population ship", "final population ships"),
        ("finales Bevölkerungsschiff", "finale Bevölkerungsschiffe", "n"),
        ("utolsó telepeshajó", "utolsó telepeshajót"),
    ),
    "box": Noun(("box", "boxes"), ("Schachtel", "Schachteln", "f"), ("doboz", "dobozt")),
}
