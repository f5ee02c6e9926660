"""Every term of Underwater Cities in three languages; texts and glossary read this table.

`hu.for` is the Hungarian form in a price ("1 kreditért"), `hu.plural` the plural without a number.
"""

from typing import Final

from planetb.games.underwater_cities.content.tables import Counter
from planetb.games.underwater_cities.effects.events import Event, SlotUsed
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
    "cost": ("costs {n} credit{s}", "kostet {n} Credit{s}", "ára {n} kredit"),
    "at_end": ("at the end of the game: ", "bei Spielende: ", "a játék végén: "),
    "at_end_brown": (
        "At the end of the game, if both its tunnels are built: ",
        "Bei Spielende, wenn beide Tunnel dorthin gebaut sind: ",
        "A játék végén, ha mindkét alagútja megépült: ",
    ),
    "connected": ("When connected: ", "Beim Verbinden: ", "Összekötéskor: "),
    "produces": ("In every production: ", "In jeder Produktion: ", "Minden termeléskor: "),
    "always": ("Always available slot", "Jederzeit verfügbarer Platz", "Mindig elérhető hely"),
    "slot_yellow": ("Yellow slot", "Gelber Platz", "Sárga hely"),
    "slot_red": ("Red slot", "Roter Platz", "Piros hely"),
    "slot_green": ("Green slot", "Grüner Platz", "Zöld hely"),
    "clockwise": ("Slots clockwise", "Plätze im Uhrzeigersinn", "Helyek az óramutató járása szerint"),
    "contract": (
        "The first to have {needs}: {reward}",
        "Wer als Erster {needs} hat: {reward}",
        "Akinek elsőként megvan: {needs}. {reward}",
    ),
    "tunnel_sites": ("Tunnel sites", "Tunnelbauplätze", "Alagúthelyek"),
    "building_sites": (
        "Building sites of cities 1 to 9",
        "Bauplätze der Städte 1 bis 9",
        "Építési helyek az 1-9. városnál",
    ),
    "printed": ("Printed bonuses", "Aufgedruckte Boni", "Nyomtatott bónuszok"),
    "special_sites": ("Special sites", "Besondere Bauplätze", "Különleges helyek"),
    "site_palace": (
        "(surcharge {cost}; a symbiotic city produces {points} points)",
        "(Zusatzzahlung {cost}; eine symbiotische Stadt erzeugt {points} Punkte)",
        "(felárként fizess {cost}; szimbiotikus város itt {points} pontot termel)",
    ),
    "site_monument": (
        "(surcharge {cost}; {at_once} points at once)",
        "(Zusatzzahlung {cost}; sofort {at_once} Punkte)",
        "(felárként fizess {cost}; azonnal {at_once} pont)",
    ),
    "site_triple": (
        "(surcharge {cost}; produces {times} times)",
        "(Zusatzzahlung {cost}; erzeugt {times}-mal)",
        "(felárként fizess {cost}; {times}× termel)",
    ),
    "site_linked": (
        "(2 more credits if both tunnels produce)",
        "(2 Credits zusätzlich, wenn beide Tunnel erzeugen)",
        "(+2 kredit, ha mindkét alagút termel)",
    ),
    "site_gate": (
        "(surcharge {cost}; the metropolis produces {points} points)",
        "(Zusatzzahlung {cost}; die Metropole erzeugt {points} Punkte)",
        "(felárként fizess {cost}; a metropolisz {points} pontot termel)",
    ),
    "site_double": ("(produces {times} times)", "(erzeugt {times}-mal)", "({times}× termel)"),
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
    "figure_domes": ("Nonsymbiotic domes", "Nicht-symbiotische Kuppeln", "Nem szimbiotikus kupolák"),
    "figure_symbiotic domes": (
        "Symbiotic domes for 1, 2, 3, 4 nations",
        "Symbiotische Kuppeln für 1, 2, 3, 4 Nationen",
        "Szimbiotikus kupolák 1, 2, 3, 4 nemzetnek",
    ),
    "figure_tunnels": ("Tunnel tiles", "Tunnelplättchen", "Alagútlapkák"),
    "figure_city points": (
        "Final points of a city with 0, 1, 2, 3 types of buildings",
        "Schlusspunkte einer Stadt mit 0, 1, 2, 3 Gebäudetypen",
        "Egy város végső pontjai 0, 1, 2, 3 épülettípussal",
    ),
    "figure_goods per point": (
        "Resources for a point at the end",
        "Ressourcen für einen Punkt bei Spielende",
        "Nyersanyag egy pontért a játék végén",
    ),
    "figure_productions": (
        "Rounds with a production phase",
        "Runden mit Produktionsphase",
        "Termelési szakaszos fordulók",
    ),
    "figure_goal": (
        "Solo goal: connected cities, points",
        "Soloziel: verbundene Städte, Punkte",
        "Egyszemélyes cél: összekötött városok, pontok",
    ),
    "price_name": ("Price: {what}", "Preis: {what}", "Ár: {what}"),
}

# What is counted, after a number or "for each": one and many (Hungarian has one form for both).
COUNTED: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "Farms": {
        "en": ("connected farm", "connected farms"),
        "de": ("verbundener Farm", "verbundene Farmen"),
        "hu": ("összekötött farmod", "összekötött farmod"),
    },
    "Desalinations": {
        "en": ("connected desalination plant", "connected desalination plants"),
        "de": ("verbundener Entsalzungsanlage", "verbundene Entsalzungsanlagen"),
        "hu": ("összekötött sótalanítód", "összekötött sótalanítód"),
    },
    "Laboratories": {
        "en": ("connected laboratory", "connected laboratories"),
        "de": ("verbundenem Labor", "verbundene Labore"),
        "hu": ("összekötött laboratóriumod", "összekötött laboratóriumod"),
    },
    "Tunnels": {
        "en": ("tunnel beside a city", "tunnels beside a city"),
        "de": ("Tunnel neben einer Stadt", "Tunnel neben einer Stadt"),
        "hu": ("város melletti alagutad", "város melletti alagutad"),
    },
    "UpgradedFarms": {
        "en": ("connected upgraded farm", "connected upgraded farms"),
        "de": ("verbundener aufgewerteter Farm", "verbundene aufgewertete Farmen"),
        "hu": ("összekötött fejlesztett farmod", "összekötött fejlesztett farmod"),
    },
    "UpgradedDesalinations": {
        "en": ("connected upgraded desalination plant", "connected upgraded desalination plants"),
        "de": ("verbundener aufgewerteter Entsalzungsanlage", "verbundene aufgewertete Entsalzungsanlagen"),
        "hu": ("összekötött fejlesztett sótalanítód", "összekötött fejlesztett sótalanítód"),
    },
    "UpgradedLaboratories": {
        "en": ("connected upgraded laboratory", "connected upgraded laboratories"),
        "de": ("verbundenem aufgewertetem Labor", "verbundene aufgewertete Labore"),
        "hu": ("összekötött fejlesztett laboratóriumod", "összekötött fejlesztett laboratóriumod"),
    },
    "UpgradedTunnels": {
        "en": ("upgraded tunnel beside a city", "upgraded tunnels beside a city"),
        "de": ("aufgewertetem Tunnel neben einer Stadt", "aufgewertete Tunnel neben einer Stadt"),
        "hu": ("város melletti fejlesztett alagutad", "város melletti fejlesztett alagutad"),
    },
    "Cities": {
        "en": ("connected city", "connected cities"),
        "de": ("verbundener Stadt", "verbundene Städte"),
        "hu": ("összekötött városod", "összekötött városod"),
    },
    "SymbioticCities": {
        "en": ("connected symbiotic city", "connected symbiotic cities"),
        "de": ("verbundener symbiotischer Stadt", "verbundene symbiotische Städte"),
        "hu": ("összekötött szimbiotikus városod", "összekötött szimbiotikus városod"),
    },
    "FullCities": {
        "en": (
            "connected city with all three types of buildings",
            "connected cities with all three types of buildings",
        ),
        "de": (
            "verbundener Stadt mit allen drei Gebäudetypen",
            "verbundene Städte mit allen drei Gebäudetypen",
        ),
        "hu": (
            "olyan összekötött városod, amelynél mindhárom épülettípus áll",
            "olyan összekötött városod, amelynél mindhárom épülettípus áll",
        ),
    },
    "Buildings": {
        "en": ("connected building", "connected buildings"),
        "de": ("verbundenem Gebäude", "verbundene Gebäude"),
        "hu": ("összekötött épületed", "összekötött épületed"),
    },
    "UpgradedStructures": {
        "en": ("upgraded structure of the network", "upgraded structures of the network"),
        "de": ("aufgewerteter Struktur des Netzwerks", "aufgewertete Strukturen des Netzwerks"),
        "hu": ("fejlesztett építményed a hálózatban", "fejlesztett építményed a hálózatban"),
    },
    "UpgradedSets": {
        "en": (
            "set of an upgraded farm, desalination plant, laboratory and tunnel",
            "set of an upgraded farm, desalination plant, laboratory and tunnel",
        ),
        "de": (
            "Satz aus aufgewerteter Farm, Entsalzungsanlage, Labor und Tunnel",
            "Sätze aus aufgewerteter Farm, Entsalzungsanlage, Labor und Tunnel",
        ),
        "hu": (
            "fejlesztett farmból, sótalanítóból, laboratóriumból és alagútból álló készleted",
            "fejlesztett farmból, sótalanítóból, laboratóriumból és alagútból álló készleted",
        ),
    },
    "FarmPairs": {
        "en": ("connected city with two upgraded farms", "connected cities with two upgraded farms"),
        "de": (
            "verbundener Stadt mit zwei aufgewerteten Farmen",
            "verbundene Städte mit zwei aufgewerteten Farmen",
        ),
        "hu": ("összekötött városod két fejlesztett farmmal", "összekötött városod két fejlesztett farmmal"),
    },
    "DesalinationPairs": {
        "en": (
            "connected city with two upgraded desalination plants",
            "connected city with two upgraded desalination plants",
        ),
        "de": (
            "verbundener Stadt mit zwei aufgewerteten Entsalzungsanlagen",
            "verbundene Städte mit zwei aufgewerteten Entsalzungsanlagen",
        ),
        "hu": (
            "összekötött városod két fejlesztett sótalanítóval",
            "összekötött városod két fejlesztett sótalanítóval",
        ),
    },
    "LaboratoryPairs": {
        "en": (
            "connected city with two upgraded laboratories",
            "connected cities with two upgraded laboratories",
        ),
        "de": (
            "verbundener Stadt mit zwei aufgewerteten Laboren",
            "verbundene Städte mit zwei aufgewerteten Laboren",
        ),
        "hu": (
            "összekötött városod két fejlesztett laboratóriummal",
            "összekötött városod két fejlesztett laboratóriummal",
        ),
    },
    "Expansions": {
        "en": ("connected building on an expansion site", "connected buildings on expansion sites"),
        "de": (
            "verbundenem Gebäude auf einem Erweiterungsbauplatz",
            "verbundene Gebäude auf Erweiterungsbauplätzen",
        ),
        "hu": ("összekötött épületed bővítési helyen", "összekötött épületed bővítési helyen"),
    },
    "Metropolises": {
        "en": ("connected metropolis", "connected metropolises"),
        "de": ("verbundener Metropole", "verbundene Metropolen"),
        "hu": ("összekötött metropoliszod", "összekötött metropoliszod"),
    },
    "ActionCards": {
        "en": ("action card you own", "action cards"),
        "de": ("eigener Aktionskarte", "eigene Aktionskarten"),
        "hu": ("akciókártyád", "akciókártyád"),
    },
    "LastingCards": {
        "en": ("claimed lasting card", "claimed lasting cards"),
        "de": ("beanspruchter dauerhafter Karte", "beanspruchte dauerhafte Karten"),
        "hu": ("megszerzett tartós kártyád", "megszerzett tartós kártyád"),
    },
    "ProductionCards": {
        "en": ("claimed production card", "claimed production cards"),
        "de": ("beanspruchter Produktionskarte", "beanspruchte Produktionskarten"),
        "hu": ("megszerzett termeléskártyád", "megszerzett termeléskártyád"),
    },
    "ScoringCards": {
        "en": ("claimed scoring card", "claimed scoring cards"),
        "de": ("beanspruchter Schlusswertungskarte", "beanspruchte Schlusswertungskarten"),
        "hu": ("megszerzett végértékelő kártyád", "megszerzett végértékelő kártyád"),
    },
    "SpecialCards": {
        "en": ("special card you paid for and still own", "special cards you paid for and still own"),
        "de": ("bezahlter und noch eigener Spezialkarte", "bezahlte und noch eigene Spezialkarten"),
        "hu": (
            "kifizetett és még meglévő különleges kártyád",
            "kifizetett és még meglévő különleges kártyád",
        ),
    },
    "HandCards": {
        "en": ("card in your hand", "cards in your hand"),
        "de": ("Handkarte", "Handkarten"),
        "hu": ("kézben tartott lapod", "kézben tartott lapod"),
    },
}
# What lasting cards wait for, after "whenever".
EVENTS: Final[dict[str, dict[str, str]]] = {
    "Mismatch": {
        "en": "your card does not match the coloured slot you chose",
        "de": "deine Karte nicht zum gewählten farbigen Platz passt",
        "hu": "a lapod színe eltér a választott színes akcióhelyétől",
    },
    "AlwaysSlot": {
        "en": "you use the always available slot",
        "de": "du den jederzeit verfügbaren Platz nutzt",
        "hu": "a mindig elérhető helyet használod",
    },
    "SlotSteelplast": {
        "en": "an action slot gives you steelplast",
        "de": "ein Aktionsplatz dir Stahlplastik gibt",
        "hu": "egy akcióhely acélplasztot ad neked",
    },
    "ReachSpace3": {
        "en": "you advance to space 3 of the Federation track",
        "de": "du auf Feld 3 der Staatenbund-Leiste vorrückst",
        "hu": "a Szövetség-sáv 3. mezőjére lépsz",
    },
    "ReachSpace1": {
        "en": "you advance to space 1 of the Federation track",
        "de": "du auf Feld 1 der Staatenbund-Leiste vorrückst",
        "hu": "a Szövetség-sáv 1. mezőjére lépsz",
    },
    "SecondFarm": {
        "en": "you build the second farm of a connected city",
        "de": "du die 2. Farm einer verbundenen Stadt baust",
        "hu": "egy összekötött város 2. farmját építed meg",
    },
    "SecondDesalination": {
        "en": "you build the second desalination plant of a connected city",
        "de": "du die 2. Entsalzungsanlage einer verbundenen Stadt baust",
        "hu": "egy összekötött város 2. sótalanítóját építed meg",
    },
    "SecondLaboratory": {
        "en": "you build the second laboratory of a connected city",
        "de": "du das 2. Labor einer verbundenen Stadt baust",
        "hu": "egy összekötött város 2. laboratóriumát építed meg",
    },
    "SecondUpgradedFarm": {
        "en": "you complete the second upgraded farm of a connected city",
        "de": "du bei einer verbundenen Stadt die 2. aufgewertete Farm vollendest",
        "hu": "egy összekötött városnál elkészül a 2. fejlesztett farmod",
    },
    "SecondUpgradedDesalination": {
        "en": "you complete the second upgraded desalination plant of a connected city",
        "de": "du bei einer verbundenen Stadt die 2. aufgewertete Entsalzungsanlage vollendest",
        "hu": "egy összekötött városnál elkészül a 2. fejlesztett sótalanítód",
    },
    "SecondUpgradedLaboratory": {
        "en": "you complete the second upgraded laboratory of a connected city",
        "de": "du bei einer verbundenen Stadt das 2. aufgewertete Labor vollendest",
        "hu": "egy összekötött városnál elkészül a 2. fejlesztett laboratóriumod",
    },
    "SecondTunnel": {
        "en": "you build a second tunnel in the same turn",
        "de": "du im selben Zug einen 2. Tunnel baust",
        "hu": "ugyanabban a körben egy 2. alagutat építesz",
    },
    "BuiltCity": {
        "en": "you build a city",
        "de": "du eine Stadt baust",
        "hu": "várost építesz",
    },
    "BuiltSymbioticCity": {
        "en": "you build a symbiotic city",
        "de": "du eine symbiotische Stadt baust",
        "hu": "szimbiotikus várost építesz",
    },
    "BuiltExpansion": {
        "en": "you build on an expansion site",
        "de": "du auf einem Erweiterungsbauplatz baust",
        "hu": "bővítési helyre építesz",
    },
    "ConnectedMetropolis": {
        "en": "you connect a metropolis",
        "de": "du eine Metropole verbindest",
        "hu": "összekötsz egy metropoliszt",
    },
    "UpgradedTunnel": {
        "en": "you upgrade a tunnel",
        "de": "du einen Tunnel aufwertest",
        "hu": "alagutat fejlesztesz",
    },
    "UpgradedBuilding": {
        "en": "you upgrade a building",
        "de": "du ein Gebäude aufwertest",
        "hu": "épületet fejlesztesz",
    },
    "UsedActionCard": {
        "en": "you use an action card",
        "de": "du eine Aktionskarte nutzt",
        "hu": "akciókártyát használsz",
    },
    "PaidSpecial": {
        "en": "you pay for another special card",
        "de": "du eine weitere Spezialkarte bezahlst",
        "hu": "egy további különleges kártyáért fizetsz",
    },
    "MatchedGreen": {
        "en": "you use another matching green card",
        "de": "du eine weitere passende grüne Karte nutzt",
        "hu": "egy további egyező zöld lapot használsz",
    },
    "TookSpecial": {
        "en": "you take a special card",
        "de": "du eine Spezialkarte nimmst",
        "hu": "különleges kártyát veszel el",
    },
    "TurnEnd": {
        "en": "your turn ends",
        "de": "dein Zug endet",
        "hu": "véget ér a köröd",
    },
    "BiomassPaid": {
        "en": "you pay biomass in place of kelp or steelplast",
        "de": "du beim Bauen Tang oder Stahlplastik durch Biomasse ersetzt",
        "hu": "építéskor moszat vagy acélplaszt helyett biomasszával fizetsz",
    },
    "SlotUsed": {
        "en": "you use slot {slot}",
        "de": "du Platz {slot} nutzt",
        "hu": "{article} {slot} helyet használod",
    },
}


def counted(counter: Counter, lang: str) -> tuple[str, str]:
    """What is counted: one and many."""
    return COUNTED[type(counter).__name__][lang]


def event_text(event: Event, lang: str) -> str:
    """What a lasting card waits for."""
    text = EVENTS[type(event).__name__][lang]
    if not isinstance(event, SlotUsed):
        return text
    return text.format(slot=event.slot.upper(), article="a" if event.slot[0] == "g" else "az")
