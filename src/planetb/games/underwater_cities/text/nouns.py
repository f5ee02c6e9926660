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


# Words of sheets and of the drawn table, by key: English, German, Hungarian.
WORDS: Final[dict[str, tuple[str, str, str]]] = {
    "yellow": ("yellow", "gelb", "sárga"),
    "red": ("red", "rot", "piros"),
    "green": ("green", "grün", "zöld"),
    "kind_instant": ("instant effect", "sofortiger Effekt", "azonnali hatás"),
    "kind_lasting": ("lasting effect", "dauerhafter Effekt", "tartós hatás"),
    "kind_action": ("action card", "Aktionskarte", "akciókártya"),
    "kind_production": ("production card", "Produktionskarte", "termeléskártya"),
    "kind_scoring": ("scoring card", "Schlusswertungskarte", "végértékelő kártya"),
    "cost": ("costs {n} {n|credit|credits}", "kostet {n} {n|Credit|Credits}", "ára {n} kredit"),
    "at_end": ("At the end of the game, {text}.", "Bei Spielende {text}.", "A játék végén {text}."),
    "at_end_brown": (
        "At the end of the game, if both its tunnels are built, {text}.",
        "Wenn bei Spielende beide Tunnel dorthin gebaut sind, {text}.",
        "A játék végén, ha mindkét alagútja megépült, {text}.",
    ),
    "connected": ("When connected: ", "Beim Verbinden: ", "Összekötéskor: "),
    "produces": ("In every production: ", "In jeder Produktion: ", "Minden termeléskor: "),
    "always": ("Always available slot", "Jederzeit verfügbarer Platz", "Mindig elérhető hely"),
    "slot_yellow": ("Yellow slot", "Gelber Platz", "Sárga hely"),
    "slot_red": ("Red slot", "Roter Platz", "Piros hely"),
    "slot_green": ("Green slot", "Grüner Platz", "Zöld hely"),
    "clockwise": ("Slots clockwise", "Plätze im Uhrzeigersinn", "Helyek az óramutató járása szerint"),
    "contract": (
        "If your nation is the first to have {needs}, {reward}.",
        "Wenn deine Nation als erste {needs} hat, {reward}.",
        "Ha elsőként van {needs}, {reward}.",
    ),
    "tunnel_sites": (
        "Tunnel sites 1 to {n} join the cities and metropolises {ends}",
        "Die Tunnelbauplätze 1 bis {n} verbinden die Städte und Metropolen {ends}",
        "Az 1–{n}. alagúthely ezeket a városokat és metropoliszokat köti össze: {ends}",
    ),
    "building_sites": (
        "Building sites of cities 1 to 9",
        "Bauplätze der Städte 1 bis 9",
        "Építési helyek az 1–9. városnál",
    ),
    "sites_alike": ("{n} each", "je {n}", "mindegyiknél {n}"),
    "printed": ("Printed bonuses", "Aufgedruckte Boni", "Nyomtatott bónuszok"),
    "special_sites": ("Special sites", "Besondere Bauplätze", "Különleges helyek"),
    "site_palace": (
        "(surcharge {cost}; a symbiotic city produces {points} {points|point|points})",
        "(Zusatzzahlung {cost}; eine symbiotische Stadt erzeugt {points} {points|Punkt|Punkte})",
        "(felárként fizess {cost}; szimbiotikus város itt {points} pontot termel)",
    ),
    "site_monument": (
        "(surcharge {cost}; {at_once} {at_once|point|points} at once)",
        "(Zusatzzahlung {cost}; sofort {at_once} {at_once|Punkt|Punkte})",
        "(felárként fizess {cost}; azonnal {at_once} pont)",
    ),
    "site_triple": (
        "(surcharge {cost}; produces {times|as usual|{times} times as much})",
        "(Zusatzzahlung {cost}; erzeugt {times|wie üblich|das {times}-Fache})",
        "(felárként fizess {cost}; {times|a szokásosat|{times}× annyit} termel)",
    ),
    "site_linked": (
        "({n} more {n|credit|credits} if both tunnels produce)",
        "({n} {n|Credit|Credits} zusätzlich, wenn beide Tunnel etwas erzeugen)",
        "(+{n} kredit, ha mindkét alagút termel)",
    ),
    "site_gate": (
        "(surcharge {cost}; the metropolis produces {points} more {points|point|points})",
        "(Zusatzzahlung {cost}; die Metropole erzeugt {points} {points|Punkt|Punkte} zusätzlich)",
        "(felárként fizess {cost}; a metropolisz további {points} pontot termel)",
    ),
    "site_double": (
        "(produces {times|as usual|{times} times as much})",
        "(erzeugt {times|wie üblich|das {times}-Fache})",
        "({times|a szokásosat|{times}× annyit} termel)",
    ),
    "source_points": ("points during the game", "Punkte im Spielverlauf", "pontok a játék során"),
    "source_metropolis": ("brown metropolis", "braune Metropole", "barna metropolisz"),
    "source_cards": ("scoring cards", "Schlusswertungskarten", "végértékelő kártyák"),
    "source_cities": ("cities", "Städte", "városok"),
    "source_resources": ("resources", "Ressourcen", "nyersanyagok"),
    "round": ("round", "Runde", "forduló"),
    "era": ("era", "Ära", "kor"),
    "order": ("play order", "Zugfolge", "sorrend"),
    "federation": ("Federation", "Staatenbund", "Szövetség"),
    "below": ("below", "darunter", "alatta"),
    "slots": ("slots", "Plätze", "helyek"),
    "specials": ("special cards", "Spezialkarten", "különleges kártyák"),
    "top": ("deck", "Deck", "pakli"),
    "contracts": ("contracts", "Aufträge", "megbízások"),
    "seat": ("Seat", "Platz", "Játékos"),
    "hand": ("hand", "Hand", "kéz"),
    "cards": ("cards", "Karten", "lapok"),
    "actions": ("action cards", "Aktionskarten", "akciókártyák"),
    "used": ("used", "genutzt", "használt"),
    "metropolises": ("metropolises", "Metropolen", "metropoliszok"),
    "tunnels": ("tunnels", "Tunnel", "alagutak"),
    "price_name": ("Price: {what}", "Preis: {what}", "Ár: {what}"),
}
