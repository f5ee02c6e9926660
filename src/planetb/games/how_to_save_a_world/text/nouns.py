"""The terms of the game in three languages, with the forms that sentences need."""

from planetb.text.grammar import Noun

NOUNS: dict[str, Noun] = {
    "energy": Noun(
        ("energy", "energy"), ("Energie", "Energie", "f"), ("energia", "energiát"), {"hu.for": "energiáért"}
    ),
    "knowledge": Noun(
        ("knowledge", "knowledge"), ("Wissen", "Wissen", "n"), ("tudás", "tudást"), {"hu.for": "tudásért"}
    ),
    "mineral": Noun(
        ("mineral", "minerals"),
        ("Mineral", "Mineralien", "n"),
        ("ásvány", "ásványt"),
        {"hu.for": "ásványért"},
    ),
    "biomass": Noun(
        ("biomass", "biomass"),
        ("Biomasse", "Biomasse", "f"),
        ("biomassza", "biomasszát"),
        {"hu.for": "biomasszáért"},
    ),
    "ingenuity": Noun(
        ("ingenuity", "ingenuity"),
        ("Genialität", "Genialität", "f"),
        ("zsenialitás", "zsenialitást"),
        {"hu.for": "zsenialitásért"},
    ),
    "standard resource": Noun(
        ("standard resource", "standard resources"),
        ("Standardressource", "Standardressourcen", "f"),
        ("alapnyersanyag", "alapnyersanyagot"),
    ),
    "resource": Noun(
        ("resource", "resources"), ("Ressource", "Ressourcen", "f"), ("nyersanyag", "nyersanyagot")
    ),
    "yield line": Noun(
        ("yield line", "yield lines"), ("Ertragslinie", "Ertragslinien", "f"), ("hozamvonal", "hozamvonalat")
    ),
    "badge": Noun(("badge", "badges"), ("Abzeichen", "Abzeichen", "n"), ("jelvény", "jelvényt")),
    "badge tile": Noun(
        ("badge tile", "badge tiles"),
        ("Abzeichen-Plättchen", "Abzeichen-Plättchen", "n"),
        ("jelvénylapka", "jelvénylapkát"),
    ),
    "card": Noun(("card", "cards"), ("Karte", "Karten", "f"), ("kártya", "kártyát")),
    "action card": Noun(
        ("action card", "action cards"),
        ("Aktionskarte", "Aktionskarten", "f"),
        ("akciókártya", "akciókártyát"),
    ),
    "reaction card": Noun(
        ("reaction card", "reaction cards"),
        ("Reaktionskarte", "Reaktionskarten", "f"),
        ("reakciókártya", "reakciókártyát"),
    ),
    "species card": Noun(
        ("species card", "species cards"), ("Spezieskarte", "Spezieskarten", "f"), ("fajkártya", "fajkártyát")
    ),
    "point": Noun(("point", "points"), ("Punkt", "Punkte", "m"), ("pont", "pontot")),
    "lander": Noun(("lander", "landers"), ("Raumfähre", "Raumfähren", "f"), ("űrkomp", "űrkompot")),
    "express shuttle": Noun(
        ("express shuttle", "express shuttles"),
        ("Express-Shuttle", "Express-Shuttles", "n"),
        ("expresszjárat", "expresszjáratot"),
    ),
    "start medal": Noun(
        ("start medal", "start medals"),
        ("Startorden", "Startorden", "m"),
        ("kezdőérdemrend", "kezdőérdemrendet"),
    ),
    "basic": Noun(("basic", "basics"), ("Grundlage", "Grundlagen", "f"), ("alapismeret", "alapismeretet")),
    "technology": Noun(
        ("technology", "technologies"), ("Technologie", "Technologien", "f"), ("technológia", "technológiát")
    ),
    "project": Noun(("project", "projects"), ("Projekt", "Projekte", "n"), ("projekt", "projektet")),
    "laser": Noun(
        ("laser", "lasers"),
        ("Laser", "Laser", "m"),
        ("lézer", "lézert"),
        {
            "en.on": "on the laser",
            "en.the": "the laser",
            "en.of": "of the laser",
            "de.on": "am Laser",
            "de.the": "der Laser",
            "de.of": "des Lasers",
            "hu.on": "a lézeren",
            "hu.the": "a lézer",
            "hu.of": "a lézer",
        },
    ),
    "shield": Noun(
        ("shield", "shields"),
        ("Schild", "Schilde", "m"),
        ("pajzs", "pajzsot"),
        {
            "en.on": "on the shield",
            "en.the": "the shield",
            "en.of": "of the shield",
            "de.on": "am Schild",
            "de.the": "der Schild",
            "de.of": "des Schilds",
            "hu.on": "a pajzson",
            "hu.the": "a pajzs",
            "hu.of": "a pajzs",
        },
    ),
    "evacuation": Noun(
        ("evacuation", "evacuations"),
        ("Evakuierung", "Evakuierungen", "f"),
        ("evakuálás", "evakuálást"),
        {
            "en.on": "on the evacuation",
            "en.the": "the evacuation",
            "en.of": "of the evacuation",
            "de.on": "an der Evakuierung",
            "de.the": "die Evakuierung",
            "de.of": "der Evakuierung",
            "hu.on": "az evakuáláson",
            "hu.the": "az evakuálás",
            "hu.of": "az evakuálás",
        },
    ),
    "rescue project": Noun(
        ("rescue project", "rescue projects"),
        ("Rettungsprojekt", "Rettungsprojekte", "n"),
        ("mentőprojekt", "mentőprojektet"),
    ),
    "structure": Noun(("structure", "structures"), ("Bauwerk", "Bauwerke", "n"), ("építmény", "építményt")),
    "asteroid": Noun(
        ("asteroid", "asteroids"), ("Asteroid", "Asteroiden", "m"), ("aszteroida", "aszteroidát")
    ),
    "cube": Noun(("cube", "cubes"), ("Würfel", "Würfel", "m"), ("kocka", "kockát")),
    "disc": Noun(("disc", "discs"), ("Scheibe", "Scheiben", "f"), ("korong", "korongot")),
    "danger level": Noun(
        ("danger level", "danger levels"),
        ("Gefahrenstufe", "Gefahrenstufen", "f"),
        ("veszélyszint", "veszélyszintet"),
    ),
    "lead bonus": Noun(
        ("lead bonus", "lead bonuses"),
        ("Führungsbonus", "Führungsboni", "m"),
        ("vezetői bónusz", "vezetői bónuszt"),
    ),
    "reward tile": Noun(
        ("reward tile", "reward tiles"),
        ("Belohnungs-Plättchen", "Belohnungs-Plättchen", "n"),
        ("jutalomlapka", "jutalomlapkát"),
    ),
    "arrival zone": Noun(
        ("arrival zone", "arrival zones"),
        ("Ankunftszone", "Ankunftszonen", "f"),
        ("érkezési zóna", "érkezési zónát"),
    ),
    "action space": Noun(
        ("action space", "action spaces"), ("Aktionsfeld", "Aktionsfelder", "n"), ("akciómező", "akciómezőt")
    ),
    "step": Noun(("step", "steps"), ("Schritt", "Schritte", "m"), ("mező", "mezőt")),
    "round": Noun(("round", "rounds"), ("Runde", "Runden", "f"), ("forduló", "fordulót")),
    "turn": Noun(("turn", "turns"), ("Zug", "Züge", "m"), ("kör", "kört")),
    "rival": Noun(("rival", "rivals"), ("Konkurrenz", "Konkurrenzen", "f"), ("rivális", "riválist")),
}
