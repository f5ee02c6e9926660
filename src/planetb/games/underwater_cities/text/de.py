"""Underwater Cities in German: imperatives, conditions before a comma."""

from typing import Final

from planetb.games.underwater_cities.content.tables import Counter
from planetb.games.underwater_cities.effects.building import FREE, STATED, USUAL
from planetb.games.underwater_cities.effects.combine import IfNone
from planetb.games.underwater_cities.effects.lasting import Whenever
from planetb.games.underwater_cities.effects.upgrading import FOR_SCIENCE, NO_UPGRADE, UPGRADED
from planetb.games.underwater_cities.terms import TUNNEL
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, kinds_of
from planetb.text.grammar import join_or
from planetb.text.telling import Forms, Table, Voice


def standing(voice: Voice, what: int) -> str:
    """Where a structure counts: tunnels beside a city, others at one that is connected."""
    return "neben einer Stadt" if what == TUNNEL else "bei einer verbundenen Stadt"


def whenever(voice: Voice, effect: Whenever) -> str:
    """An event; a condition on it is told with the event."""
    if isinstance(effect.effect, IfNone):
        return voice.fill("immer wenn {event:events} und du {effect.good:none} hast, {effect.effect}")
    return voice.fill("immer wenn {event:events}, {effect}")


def each(voice: Voice, counter: Counter, per: int) -> str:
    return (
        f"pro {voice.say('counted', counter)}"
        if per == 1
        else f"je {per} {voice.say('counted', counter, per)}"
    )


def wanted(voice: Voice, counter: Counter, n: int) -> str:
    """What one has, after its number: `1 verbundene Stadt`, `2 verbundene Städte`."""
    return ONE[type(counter).__name__] if n == 1 else voice.say("counted", counter, n)


def none(voice: Voice, good: int) -> str:
    """`keine Wissenschaft`, `kein Stahlplastik`."""
    article = "keine" if good in (0, 3, 4) else "kein" if good == 2 else "keinen"
    return f"{article} {GOOD_NOUNS[good].many('de')}"


def one_upgraded(voice: Voice, what: int) -> str:
    """In the genitive: `einer deiner aufgewerteten Farmen`."""
    nouns = kinds_of(what)
    return join_or(
        [f"{ONE_OF_YOURS[noun.de[2]]} deiner aufgewerteten {noun.form('de.genitive')}" for noun in nouns],
        "de",
    )


def it(voice: Voice, what: int, n: int) -> str:
    """What was just built."""
    nouns = kinds_of(what)
    return "sie" if n > 1 else PRONOUNS[nouns[0].de[2]] if len(nouns) == 1 else "das Gebaute"


VERBS: Final[Table] = {
    "GainDifferent": "erhalte {n} {n|Ressource|Ressourcen verschiedener Typen}",
    "Advance": "rücke {n||bis zu }{n} {n|Feld|Felder} auf der Staatenbund-Leiste vor",
    "Per": "{gain} {counter per:each}{most?, höchstens {most}-mal}",
    "Sift": (
        "sieh dir {look} {look|Karte|Karten} des Ära-Decks an, behalte {keep} {keep|Karte|Karten} und wirf "
        "den Rest ab"
    ),
    "Salvage": "nimm eine beliebige Karte vom Ablagestapel der Ära",
    "Output": (
        "erhalte die Produktion {what:one_upgraded} {what:standing}"
        "{n||, insgesamt {n}-mal; dieselbe darfst du erneut wählen}"
    ),
    "TakeMetropolis": (
        "erhalte eine zufällige blaue Metropole; sie gilt als verbunden, und du führst ihren sofortigen "
        "Effekt aus"
    ),
    "TakeSpecial": "nimm 1 Spezialkarte",
    "Build": (
        "baue {price:free}{n||bis zu }{n} {what n:kinds}{expansion? auf {n|einem "
        "Erweiterungsbauplatz|Erweiterungsbauplätzen}}{price:prices}{upgrade:upgrades}"
    ),
    "Upgrade": "werte {n||bis zu }{n} {what n:kinds} {pays?für {n||je }{pays:goods_of_bits}|kostenlos} auf",
    "Buy": "bezahle {price:goods} und {effect}{times||, bis zu {times}-mal}",
    "Maybe": "wenn du willst, {effect}",
    "If": "wenn du mindestens {least} {counter least:wanted} hast, {effect}",
    "OnSpace": "wenn dein Anzeiger genau auf Feld {space} der Staatenbund-Leiste steht, {effect}",
    "IfNone": "wenn du {good:none} hast, {effect}",
    "Symbiose": "wandle eine deiner nicht-symbiotischen Städte für {price:goods} in eine symbiotische um",
    "UseAction": "nutze {n||bis zu }{n} {n|Aktionskarte|Aktionskarten}",
    "Refresh": "mache {n||bis zu }{n} genutzte {n|Aktionskarte|Aktionskarten} wieder verfügbar",
    "UseSlot": "führe die Aktion {which:where}",
    "Shed": "wirf bis zu {n} {n|Handkarte|Handkarten} ab und erhalte pro abgeworfener Karte {gain:given}",
    "LaboratoryInstead": (
        "lass ein verbundenes Labor {gain.amounts:goods} statt {usual:laboratory_yield} erzeugen"
    ),
    "WithProducedBiomass": "bezahle 1 Biomasse aus dieser Produktion und {gain}",
    "Whenever": whenever,
    "Discount": "{what:kinds_many} kosten dich {beyond?bis zu }{amounts:goods} weniger",
    "ThisTurn": "zahle für {what:kinds_many} bis zum Ende dieses Zugs je {good n:good} weniger",
    "PayUpgrades": (
        "du darfst {what:kinds_many} für {good:price_of_one} statt für {usual:upgrade_price} aufwerten"
    ),
    "HandLimit": "dein Handkartenlimit ist um {more} {more|Karte|Karten} höher",
    "OncePerTurn": "wenn du willst, {effect} (einmal pro Zug)",
    "PointsPer": "erhältst du {each:count point} {counter per:each}{most?, höchstens {most:count point}}",
    "Tiers": "erhältst du {tiers:points_of} Punkte für mindestens {tiers:least_of} {counter 2:counted}",
    "Trade": "darfst du {times||bis zu {times}-mal }{price:goods} gegen {worth:count point} eintauschen",
}
GAINS: Final[Table] = ("ziehe {self:given}", "erhalte {self:given}")
FREELY: Final[Table] = {USUAL: "", FREE: "kostenlos ", STATED: ""}
PRICES: Final[Table] = {USUAL: "", FREE: "", STATED: " für {n||je }{stated:goods}"}
UPGRADES: Final[Table] = {
    NO_UPGRADE: "",
    FOR_SCIENCE: (
        " und werte {what n:it} für {n||je }{usual:upgrade_price} auf (Bauen und Aufwerten nur zusammen)"
    ),
    UPGRADED: " und werte {what n:it} kostenlos auf",
}
WHERE: Final[Table] = (
    "eines beliebigen verfügbaren farbigen Platzes aus",
    "eines beliebigen Platzes aus, den jemand anderes besetzt",
    "eines beliebigen farbigen Platzes aus, den du nicht besetzt",
)
ONE_OF_YOURS: Final = {"m": "eines", "f": "einer", "n": "eines"}
PRONOUNS: Final = {"m": "ihn", "f": "sie", "n": "es"}
COUNTED: Final[Table] = {
    "Farms": ("verbundener Farm", "verbundene Farmen"),
    "Desalinations": ("verbundener Entsalzungsanlage", "verbundene Entsalzungsanlagen"),
    "Laboratories": ("verbundenem Labor", "verbundene Labore"),
    "Tunnels": ("Tunnel neben einer Stadt", "Tunnel neben Städten"),
    "UpgradedFarms": ("verbundener aufgewerteter Farm", "verbundene aufgewertete Farmen"),
    "UpgradedDesalinations": (
        "verbundener aufgewerteter Entsalzungsanlage",
        "verbundene aufgewertete Entsalzungsanlagen",
    ),
    "UpgradedLaboratories": ("verbundenem aufgewertetem Labor", "verbundene aufgewertete Labore"),
    "UpgradedTunnels": ("aufgewertetem Tunnel neben einer Stadt", "aufgewertete Tunnel neben Städten"),
    "Cities": ("verbundener Stadt", "verbundene Städte"),
    "SymbioticCities": ("verbundener symbiotischer Stadt", "verbundene symbiotische Städte"),
    "FullCities": (
        "verbundener Stadt mit allen drei Gebäudetypen",
        "verbundene Städte mit allen drei Gebäudetypen",
    ),
    "Buildings": ("verbundenem Gebäude", "verbundene Gebäude"),
    "UpgradedStructures": (
        "aufgewerteter Struktur in deinem Netzwerk",
        "aufgewertete Strukturen in deinem Netzwerk",
    ),
    "UpgradedSets": (
        "Satz aufgewerteter Strukturen (je 1 der vier Typen)",
        "Sätze aufgewerteter Strukturen (je 1 der vier Typen)",
    ),
    "FarmPairs": (
        "verbundener Stadt mit zwei aufgewerteten Farmen",
        "verbundene Städte mit zwei aufgewerteten Farmen",
    ),
    "DesalinationPairs": (
        "verbundener Stadt mit zwei aufgewerteten Entsalzungsanlagen",
        "verbundene Städte mit zwei aufgewerteten Entsalzungsanlagen",
    ),
    "LaboratoryPairs": (
        "verbundener Stadt mit zwei aufgewerteten Laboren",
        "verbundene Städte mit zwei aufgewerteten Laboren",
    ),
    "Expansions": (
        "verbundenem Gebäude auf einem Erweiterungsbauplatz",
        "verbundene Gebäude auf Erweiterungsbauplätzen",
    ),
    "Metropolises": ("verbundener Metropole", "verbundene Metropolen"),
    "ActionCards": ("eigener Aktionskarte", "Aktionskarten"),
    "LastingCards": ("beanspruchter dauerhafter Karte", "beanspruchte dauerhafte Karten"),
    "ProductionCards": ("beanspruchter Produktionskarte", "beanspruchte Produktionskarten"),
    "ScoringCards": ("beanspruchter Schlusswertungskarte", "beanspruchte Schlusswertungskarten"),
    "SpecialCards": (
        "bezahlter eigener Spezialkarte",
        "bezahlte eigene Spezialkarten",
    ),
    "HandCards": ("Handkarte", "Handkarten"),
}
ONE: Final[dict[str, str]] = {  # in the accusative, after the number 1
    "Farms": "verbundene Farm",
    "Desalinations": "verbundene Entsalzungsanlage",
    "Laboratories": "verbundenes Labor",
    "Tunnels": "Tunnel neben einer Stadt",
    "UpgradedFarms": "verbundene aufgewertete Farm",
    "UpgradedDesalinations": "verbundene aufgewertete Entsalzungsanlage",
    "UpgradedLaboratories": "verbundenes aufgewertetes Labor",
    "UpgradedTunnels": "aufgewerteten Tunnel neben einer Stadt",
    "Cities": "verbundene Stadt",
    "SymbioticCities": "verbundene symbiotische Stadt",
    "FullCities": "verbundene Stadt mit allen drei Gebäudetypen",
    "Buildings": "verbundenes Gebäude",
    "UpgradedStructures": "aufgewertete Struktur in deinem Netzwerk",
    "UpgradedSets": "Satz aufgewerteter Strukturen (je 1 der vier Typen)",
    "FarmPairs": "verbundene Stadt mit zwei aufgewerteten Farmen",
    "DesalinationPairs": "verbundene Stadt mit zwei aufgewerteten Entsalzungsanlagen",
    "LaboratoryPairs": "verbundene Stadt mit zwei aufgewerteten Laboren",
    "Expansions": "verbundenes Gebäude auf einem Erweiterungsbauplatz",
    "Metropolises": "verbundene Metropole",
    "ActionCards": "Aktionskarte",
    "LastingCards": "beanspruchte dauerhafte Karte",
    "ProductionCards": "beanspruchte Produktionskarte",
    "ScoringCards": "beanspruchte Schlusswertungskarte",
    "SpecialCards": "bezahlte eigene Spezialkarte",
    "HandCards": "Handkarte",
}
EVENTS: Final[Table] = {
    "Mismatch": "deine Karte nicht zum gewählten farbigen Platz passt",
    "AlwaysSlot": "du den jederzeit verfügbaren Platz nutzt",
    "SlotSteelplast": "ein Aktionsplatz dir mindestens 1 Stahlplastik gibt",
    "ReachSpace3": "du auf Feld 3 der Staatenbund-Leiste vorrückst",
    "ReachSpace1": "du auf Feld 1 der Staatenbund-Leiste vorrückst",
    "SecondFarm": "du die zweite Farm einer verbundenen Stadt baust",
    "SecondDesalination": "du die zweite Entsalzungsanlage einer verbundenen Stadt baust",
    "SecondLaboratory": "du das zweite Labor einer verbundenen Stadt baust",
    "SecondUpgradedFarm": "du bei einer verbundenen Stadt die zweite aufgewertete Farm vollendest",
    "SecondUpgradedDesalination": (
        "du bei einer verbundenen Stadt die zweite aufgewertete Entsalzungsanlage vollendest"
    ),
    "SecondUpgradedLaboratory": "du bei einer verbundenen Stadt das zweite aufgewertete Labor vollendest",
    "SecondTunnel": "du im selben Zug einen zweiten Tunnel baust",
    "BuiltCity": "du eine Stadt baust",
    "BuiltSymbioticCity": "du eine symbiotische Stadt baust",
    "BuiltExpansion": "du auf einem Erweiterungsbauplatz baust",
    "ConnectedMetropolis": "du eine Metropole verbindest",
    "UpgradedTunnel": "du einen Tunnel aufwertest",
    "UpgradedBuilding": "du ein Gebäude aufwertest",
    "UsedActionCard": "du eine Aktionskarte nutzt",
    "PaidSpecial": "du eine weitere Spezialkarte bezahlst",
    "MatchedGreen": "du eine weitere passende grüne Karte nutzt",
    "TookSpecial": "du eine Spezialkarte nimmst",
    "TurnEnd": "dein Zug endet",
    "BiomassPaid": (
        "du beim Bauen Tang oder Stahlplastik durch Biomasse ersetzt (einmal pro Bezahlung, egal wie viel)"
    ),
    "SlotUsed": "du Platz {slot:slot_letter} nutzt",
}
FORMS: Final[Forms] = {
    "verbs": VERBS,
    "standing": standing,
    "gains": GAINS,
    "prices": PRICES,
    "upgrades": UPGRADES,
    "where": WHERE,
    "counted": COUNTED,
    "events": EVENTS,
    "each": each,
    "wanted": wanted,
    "free": FREELY,
    "it": it,
    "none": none,
    "one_upgraded": one_upgraded,
}

SENTENCES: Final[dict[str, str]] = {  # sentences by key
    "pass": "es dabei belassen",
    "end_turn": "den Zug beenden",
    "yes": "ja",
    "no": "nein",
    "on_site": "auf Bauplatz {site}",
    "on_expansion": "auf dem Erweiterungsbauplatz von Stadt {city}",
    "at_site": "auf Bauplatz {site}",
    "at_expansion": "auf dem Erweiterungsbauplatz von Stadt {city}",
    "place_city": "Stadtbauplatz {n}",
    "place_tunnel": "Tunnelbauplatz {n}",
    "place_tunnels": "Tunnelbauplätze {n} und {other}",
    "place_site": "Bauplatz {site}",
    "one_city": " (eine Stadt darf für beides zählen)",
    "opt_use": "{name} nutzen",
    "opt_slot": "Platz {code}: {text}",
    "opt_clone": "Platz {code} für {clone} {clone|Credit|Credits} kopieren: {text}",
    "opt_building": "{kind} {place}",
    "opt_tunnel": "Tunnel {n} ({ends})",
    "opt_city": "nicht-symbiotische Stadt auf Stadtbauplatz {n}",
    "opt_symbiotic": "symbiotische Stadt auf Stadtbauplatz {n}",
    "opt_convert": "Stadt {n}",
    "opt_upgrade": "{kind} {place} aufwerten",
    "opt_upgrade_tunnel": "Tunnel {n} ({ends}) aufwerten",
    "opt_mix": "Biomasse statt {goods} bezahlen",
    "opt_mix_none": "ohne zusätzliche Biomasse bezahlen",
    "opt_card_first": "die Karte vor dem Platz",
    "opt_slot_first": "der Platz vor der Karte",
    "opt_dig": "die oberste Karte unter das Deck legen und aus {dug|der nächsten Karte|den nächsten {dug} "
    "Karten} wählen",
    "opt_seat": "Platz {n}",
    "ask_NextStep": "Welcher Teil kommt als Nächstes?",
    "ask_BuildNext": "Was baust du und wo?",
    "ask_PayWithBiomass": "Wie bezahlst du? Biomasse ersetzt Tang und Stahlplastik.",
    "ask_UpgradeNext": "Was wertest du auf?",
    "ask_UpgradeWith": "Womit bezahlst du die Aufwertung?",
    "ask_UseActionCard": "Welche Aktionskarte nutzt du?",
    "ask_RefreshCard": "Welche genutzte Aktionskarte wird wieder verfügbar?",
    "ask_UseSlotAction": "Die Aktion welches Platzes führst du aus?",
    "ask_BuyAgain": "Machst du das noch einmal? {text}",
    "ask_DecideMaybe": "Möchtest du das? {text}",
    "ask_ChooseOne": "Wähle eins.",
    "ask_ChooseDifferent": "Welche {n|Ressource|{n} Ressourcen verschiedener Typen} erhältst du?",
    "ask_ChooseOutput": "Die Produktion welcher Struktur erhältst du?",
    "ask_Convert": "Welche Stadt wird symbiotisch?",
    "ask_ShedCards": "Welche Karten wirfst du ab?",
    "ask_SalvageCard": "Welche abgelegte Karte nimmst du?",
    "ask_SiftCards": "Welche {n|Karte|{n} Karten} behältst du? Den Rest wirfst du ab.",
    "ask_TakeSpecialCard": "Welche Spezialkarte nimmst du?",
    "ask_DigPick": "Welche Spezialkarte behältst du?",
    "ask_DigOrder": "Welche Karte kommt zuerst unter das Deck?",
    "ask_DropAction": "Höchstens {action_limit} {action_limit|Aktionskarte ist|Aktionskarten sind} "
    "erlaubt: Welche gibst du ab?",
    "ask_UseDropped": "Nutzt du {name}, bevor du die Karte abgibst?",
    "ask_PlaceBlue": "Welche blaue Metropole kommt in die obere rechte Ecke?",
    "ask_KeepCards": "Welche {n|Karte|{n} Karten} behältst du?",
    "ask_DiscardDown": "Du hast zu viele Handkarten: Welche {n|Karte|{n} Karten} wirfst du ab?",
    "ask_ChooseCard": "Welche Karte spielst du aus? (Runde {round}, Ära {era})",
    "ask_ChooseSlot": "Welchen Platz wählst du mit {name} ({colour})?",
    "ask_ChooseOrder": "{name} passt zum Platz: Was kommt zuerst?",
    "ask_CardAfter": "Nutzt du {name} jetzt?",
    "ask_EndTurn": "Noch etwas, bevor dein Zug endet?",
    "ask_chance": "Gib ein, was gezogen wurde.",
    "ask_ChooseMay": "Möchtest du das? {text}",
    "ask_UsePaid": "{name} ist bezahlt: Nutzt du den Effekt?",
    "ask_AdvanceAgain": "Rückst du noch ein Feld auf der Staatenbund-Leiste vor?",
    "ask_BeforeSlot": "Noch etwas vor dem Platz?",
    "ask_PayForUpgrade": "Womit bezahlst du die Aufwertung?",
    "log_card": "spielt {name} aus",
    "log_slot": "besetzt Platz {code}",
    "log_slot_always": "nutzt den jederzeit verfügbaren Platz",
    "letter_y": "Ge",
    "letter_r": "Ro",
    "letter_g": "Gr",
    "log_advance_more": "rückt nicht weiter vor",
    "log_build_more": "baut nichts weiter",
    "log_build_nothing": "baut nichts",
    "log_upgrade_more": "wertet nichts weiter auf",
    "log_upgrade_nothing": "wertet nichts auf",
    "log_card_unused": "verzichtet auf den Effekt von {name}",
    "log_declined": "verzichtet auf {text}",
    "log_advanced": "rückt auf Feld {n} der Staatenbund-Leiste vor",
    "log_build": "baut {a_kind} {place}",
    "log_build_tunnel": "baut Tunnel {n}",
    "log_build_city": "baut {a_kind} auf Stadtbauplatz {n}",
    "log_upgraded": "wertet {the_kind} {place} {cost?für {cost}|kostenlos} auf",
    "log_upgraded_tunnel": "wertet Tunnel {n} {cost?für {cost}|kostenlos} auf",
    "log_use_action": "nutzt die Aktionskarte {name}",
    "log_use_slot": "führt die Aktion von Platz {code} aus",
    "log_lapsed": "kann Platz {code} doch nicht nutzen",
    "log_use": "nutzt {name}",
    "log_triggered": "profitiert von {name}",
    "log_contract": "erfüllt den Regierungsauftrag {name}",
    "log_claimed": "beansprucht {name}",
    "log_matched": "nutzt den Effekt von {name}",
    "log_paid": "bezahlt {n} {n|Credit|Credits} für {name}",
    "log_connected": "verbindet die Metropole {name}",
    "log_produced": "erzeugt {goods}",
    "log_produced_nothing": "erzeugt nichts",
    "log_fed": ("ernährt die Städte mit {goods}{n? und verliert {n} {n|Punkt|Punkte} für hungernde Städte}"),
    "log_hungry": "kann die Städte nicht ernähren{n? und verliert {n} {n|Punkt|Punkte}}",
    "log_round": "Runde {n} beginnt",
    "log_put_away": "wirft {name} ab",
    "log_blocked": "Platz {code} ist blockiert",
    "log_draw": "zieht eine Karte",
    "log_draw_own": "zieht {name}",
    "log_take_special": "nimmt die Spezialkarte {name}",
    "log_dig": "sieht sich {dug} {dug|Spezialkarte|Spezialkarten} an und nimmt eine",
    "log_reveal": "Die Spezialkarte {name} wird aufgedeckt",
    "log_metropolis": "erhält die Metropole {name}",
    "log_salvage": "nimmt {name} vom Ablagestapel",
    "log_convert": "wandelt Stadt {n} in eine symbiotische um",
    "log_drop": "gibt die Aktionskarte {name} ab",
    "log_sift": "behält {n} der angesehenen Karten und wirft den Rest ab",
    "log_sift_own": "behält {names} und wirft den Rest ab",
    "log_output": "erhält die Produktion {of_kind}",
    "log_goods": "erhält {goods}",
    "log_spent": "zahlt {goods}",
    "log_refresh": "macht die Aktionskarte {name} wieder verfügbar",
    "end_scored": "die Nationen wurden gewertet",
    "end_goal reached": "{goal_cities} verbundene {goal_cities|Stadt|Städte} und {goal_points} "
    "{goal_points|Punkt|Punkte}: Ziel erreicht",
    "end_goal missed": "das Ziel ({goal_cities} verbundene {goal_cities|Stadt|Städte} und {goal_points} "
    "{goal_points|Punkt|Punkte}) ist verfehlt",
    "why_card_first": "Wähle zuerst die Karte, die du spielst, dann ihren Platz.",
    "why_taken": "Dieser Platz ist besetzt.",
    "why_own_tile": "Hier liegt schon dein eigenes Aktionsplättchen.",
    "why_clone": "Dieser Platz ist besetzt; ihn zu kopieren kostet {clone} {clone|Credit|Credits}, und du "
    "hast zu wenig.",
    "why_no_use": "Du kannst jetzt keinen Teil davon ausführen.",
    "why_no_science": "Du hast nichts, womit du eine Aufwertung bezahlen kannst.",
    "why_price": "{a_what} kostet {cost}; du hast {have}.",
    "why_used_turn": "Diese Fähigkeit hast du in diesem Zug schon genutzt.",
    "why_used_era": "Diese Aktionskarte hast du in dieser Ära schon genutzt.",
    "why_action_card": "Aktionskarten nutzt du, wenn ein Platz oder eine Karte es erlaubt.",
    "why_by_itself": "Diese Karte wirkt von selbst.",
    "why_slot_next": "Du spielst {name}; wähle jetzt den Platz dazu oder nimm die Karte zurück.",
    "why_one_card": "Du hast deine Karte dieses Zuges schon gespielt.",
    "why_special": (
        "Spezialkarten kommen durch Aktionen auf die Hand, die sie zeigen; diese kostet {n} "
        "{n|Credit|Credits}, wenn sie wirkt."
    ),
    "why_through": (
        "Nicht von selbst: Gebaut und aufgewertet wird durch den gewählten Platz oder eine passende Karte."
    ),
    "why_convert": "Nur eine eigene nicht-symbiotische Stadt kann umgewandelt werden.",
    "why_other_kind": "Damit baust du nur {kinds}.",
    "why_tunnel_there": "Hier ist schon ein Tunnel.",
    "why_no_tunnels": "Im Vorrat ist kein Tunnel mehr.",
    "why_no_touch": "Dieser Bauplatz berührt dein Netzwerk nicht.",
    "why_city_there": "Hier steht schon eine Stadt.",
    "why_far_city": "Keine deiner Städte ist einen Tunnelbauplatz entfernt.",
    "why_building_there": "Hier steht schon ein Gebäude.",
    "why_far_building": "Weder hier noch einen Tunnelbauplatz entfernt hast du eine Stadt.",
    "why_expansion_only": "Damit baust du nur auf einem Erweiterungsbauplatz.",
    "why_no_expansion": "Für Erweiterungsbauplätze brauchst du eine Karte oder einen Platz, der sie zeigt.",
    "why_alike": "Die freien Bauplätze hier sind gleich: Nimm {site}.",
    "why_nothing_there": "Hier ist nichts gebaut, was aufgewertet werden könnte.",
    "why_upgraded": "Das ist schon aufgewertet.",
    "why_other_upgrade": "Damit wertest du nur {kinds} auf.",
    "why_done": "Dieser Teil ist erledigt.",
    "why_one_part": "Führe mindestens einen Teil davon aus.",
    "why_first_build": "Baue mindestens eins.",
    "why_first_upgrade": "Werte mindestens eins auf.",
    "why_no_domes": "Im Vorrat ist keine solche Kuppel mehr.",
    "why_no_site": "Einen solchen Bauplatz gibt es nicht.",
    "why_alike_upgrade": "Bei dieser Stadt steht ein gleiches: Nimm das erste.",
    "why_upgrade_too": "Was du hier baust, muss sofort aufgewertet werden, und das kannst du nicht bezahlen.",
}
