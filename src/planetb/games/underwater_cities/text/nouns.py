"""Every term of Underwater Cities in three languages; texts and glossary read this table.

`hu.for` is the Hungarian form in a price ("1 kreditért"), `hu.plural` the plural without a number.
"""

from typing import Final

from planetb.text.grammar import Noun

NOUNS: dict[str, Noun] = {
    "credit": Noun(
        ("credit", "credits"), ("Credit", "Credits", "m"), ("kredit", "kreditet"), {"hu.for": "kreditért"}
    ),
    "kelp": Noun(("kelp", "kelp"), ("Tang", "Tang", "m"), ("moszat", "moszatot"), {"hu.for": "moszatért"}),
    "steelplast": Noun(
        ("steelplast", "steelplast"),
        ("Stahlplastik", "Stahlplastik", "n"),
        ("acélplaszt", "acélplasztot"),
        {"hu.for": "acélplasztért"},
    ),
    "science": Noun(
        ("science", "science"),
        ("Wissenschaft", "Wissenschaft", "f"),
        ("tudomány", "tudományt"),
        {"hu.for": "tudományért"},
    ),
    "biomass": Noun(
        ("biomass", "biomass"),
        ("Biomasse", "Biomasse", "f"),
        ("biomassza", "biomasszát"),
        {"hu.for": "biomasszáért"},
    ),
    "point": Noun(("point", "points"), ("Punkt", "Punkte", "m"), ("pont", "pontot"), {"hu.for": "pontért"}),
    "resource": Noun(
        ("resource", "resources"), ("Ressource", "Ressourcen", "f"), ("nyersanyag", "nyersanyagot")
    ),
    "card": Noun(("card", "cards"), ("Karte", "Karten", "f"), ("lap", "lapot")),
    "farm": Noun(
        ("farm", "farms"),
        ("Farm", "Farmen", "f"),
        ("farm", "farmot"),
        {"de.genitive": "Farmen", "hu.plural": "farmok", "hu.ending": "at"},
    ),
    "desalination": Noun(
        ("desalination plant", "desalination plants"),
        ("Entsalzungsanlage", "Entsalzungsanlagen", "f"),
        ("sótalanító", "sótalanítót"),
        {"de.genitive": "Entsalzungsanlagen", "hu.plural": "sótalanítók", "hu.ending": "at"},
    ),
    "laboratory": Noun(
        ("laboratory", "laboratories"),
        ("Labor", "Labore", "n"),
        ("laboratórium", "laboratóriumot"),
        {"de.genitive": "Labore", "hu.plural": "laboratóriumok", "hu.ending": "at"},
    ),
    "tunnel": Noun(
        ("tunnel", "tunnels"),
        ("Tunnel", "Tunnel", "m"),
        ("alagút", "alagutat"),
        {"de.genitive": "Tunnel", "hu.plural": "alagutak", "hu.ending": "at"},
    ),
    "city": Noun(
        ("nonsymbiotic city", "nonsymbiotic cities"),
        ("nicht-symbiotische Stadt", "nicht-symbiotische Städte", "f"),
        ("nem szimbiotikus város", "nem szimbiotikus várost"),
        {"hu.plural": "nem szimbiotikus városok", "hu.ending": "at"},
    ),
    "symbiotic": Noun(
        ("symbiotic city", "symbiotic cities"),
        ("symbiotische Stadt", "symbiotische Städte", "f"),
        ("szimbiotikus város", "szimbiotikus várost"),
        {"hu.plural": "szimbiotikus városok", "hu.ending": "at"},
    ),
    "any city": Noun(
        ("city", "cities"),
        ("Stadt", "Städte", "f"),
        ("város", "várost"),
        {"hu.plural": "városok", "hu.ending": "at"},
    ),
    "building": Noun(
        ("building", "buildings"),
        ("Gebäude", "Gebäude", "n"),
        ("épület", "épületet"),
        {"de.genitive": "Gebäude", "hu.plural": "épületek", "hu.ending": "et"},
    ),
    "structure": Noun(
        ("structure", "structures"),
        ("Struktur", "Strukturen", "f"),
        ("építmény", "építményt"),
        {"de.genitive": "Strukturen", "hu.plural": "építmények", "hu.ending": "et"},
    ),
    "action card": Noun(
        ("action card", "action cards"),
        ("Aktionskarte", "Aktionskarten", "f"),
        ("akciókártya", "akciókártyát"),
    ),
    "special card": Noun(
        ("special card", "special cards"),
        ("Spezialkarte", "Spezialkarten", "f"),
        ("különleges kártya", "különleges kártyát"),
    ),
    "metropolis": Noun(
        ("metropolis", "metropolises"), ("Metropole", "Metropolen", "f"), ("metropolisz", "metropoliszt")
    ),
    "slot": Noun(
        ("action slot", "action slots"), ("Aktionsplatz", "Aktionsplätze", "m"), ("akcióhely", "akcióhelyet")
    ),
    "Federation track": Noun(
        ("Federation track", "Federation tracks"),
        ("Staatenbund-Leiste", "Staatenbund-Leisten", "f"),
        ("Szövetség-sáv", "Szövetség-sávot"),
    ),
    "expansion site": Noun(
        ("expansion site", "expansion sites"),
        ("Erweiterungsbauplatz", "Erweiterungsbauplätze", "m"),
        ("bővítési építési hely", "bővítési építési helyet"),
    ),
    "network": Noun(("network", "networks"), ("Netzwerk", "Netzwerke", "n"), ("hálózat", "hálózatot")),
    "contract": Noun(
        ("government contract", "government contracts"),
        ("Regierungsauftrag", "Regierungsaufträge", "m"),
        ("kormánymegbízás", "kormánymegbízást"),
    ),
    "assistant": Noun(
        ("personal assistant", "personal assistants"),
        ("persönlicher Assistent", "persönliche Assistenten", "m"),
        ("személyi asszisztens", "személyi asszisztenst"),
    ),
    "action-cloning tile": Noun(
        ("action-cloning tile", "action-cloning tiles"),
        ("Aktionskopie-Plättchen", "Aktionskopie-Plättchen", "n"),
        ("akciómásoló lapka", "akciómásoló lapkát"),
    ),
    "production": Noun(
        ("production", "productions"), ("Produktion", "Produktionen", "f"), ("termelés", "termelést")
    ),
    "era": Noun(("era", "eras"), ("Ära", "Ären", "f"), ("kor", "kort")),
    "surcharge": Noun(
        ("surcharge", "surcharges"), ("Zusatzzahlung", "Zusatzzahlungen", "f"), ("felár", "felárat")
    ),
    "upgrade": Noun(
        ("upgrade", "upgrades"), ("Aufwertung", "Aufwertungen", "f"), ("fejlesztés", "fejlesztést")
    ),
    "instant": Noun(
        ("instant effect", "instant effects"),
        ("sofortiger Effekt", "sofortige Effekte", "m"),
        ("azonnali hatás", "azonnali hatást"),
    ),
    "lasting": Noun(
        ("lasting effect", "lasting effects"),
        ("dauerhafter Effekt", "dauerhafte Effekte", "m"),
        ("tartós hatás", "tartós hatást"),
    ),
    "production card": Noun(
        ("production card", "production cards"),
        ("Produktionskarte", "Produktionskarten", "f"),
        ("termeléskártya", "termeléskártyát"),
    ),
    "scoring card": Noun(
        ("scoring card", "scoring cards"),
        ("Schlusswertungskarte", "Schlusswertungskarten", "f"),
        ("végértékelő kártya", "végértékelő kártyát"),
    ),
}

GOOD_NOUNS: Final = [NOUNS[name] for name in ("credit", "kelp", "steelplast", "science", "biomass", "point")]
KIND_NOUNS: Final = [
    NOUNS[name] for name in ("farm", "desalination", "laboratory", "tunnel", "city", "symbiotic")
]


def kinds_of(what: int) -> list[Noun]:
    """The nouns for what a verb may build or upgrade, with the common word where there is one."""
    if what == 7:
        return [NOUNS["building"]]
    if what == 15:
        return [NOUNS["structure"]]
    if what == 48:
        return [NOUNS["any city"]]
    return [KIND_NOUNS[kind] for kind in range(6) if what >> kind & 1]
