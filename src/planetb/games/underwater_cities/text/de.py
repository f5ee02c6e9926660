"""Underwater Cities in German: imperatives, conditions before a colon."""

from typing import Final

from planetb.games.underwater_cities.content.tables import Counter
from planetb.games.underwater_cities.effects.building import FREE, STATED, USUAL
from planetb.games.underwater_cities.effects.combine import Buy, IfNone
from planetb.games.underwater_cities.effects.gains import Gain
from planetb.games.underwater_cities.effects.lasting import Whenever
from planetb.games.underwater_cities.effects.upgrading import FOR_SCIENCE, NO_UPGRADE, UPGRADED
from planetb.games.underwater_cities.text.nouns import GOOD_NOUNS, kinds_of
from planetb.text.grammar import join_or
from planetb.text.telling import Forms, Table, Voice


def whenever(voice: Voice, effect: Whenever) -> str:
    """An event; a condition on it is told with the event."""
    if isinstance(effect.effect, IfNone):
        return voice.fill("immer wenn {event:events} und du {effect.good:none} hast: {effect.effect}")
    return voice.fill("immer wenn {event:events}: {effect}")


def buy(voice: Voice, effect: Buy) -> str:
    """A plain gain is bought in one clause."""
    if isinstance(effect.effect, Gain):
        return voice.fill("bezahle {price:goods} und {effect}{times||, bis zu {times}-mal}")
    return voice.fill("bezahle {price:goods}{times||, bis zu {times}-mal}: {effect}")


def each(voice: Voice, counter: Counter, per: int) -> str:
    return (
        f"pro {voice.say('counted', counter)}"
        if per == 1
        else f"je {per} {voice.say('counted', counter, per)}"
    )


def gain_one(voice: Voice, listed: str) -> str:
    return f"erhalte {listed}"


def none(voice: Voice, good: int) -> str:
    """`keine Wissenschaft`, `kein Stahlplastik`."""
    article = "keine" if good in (0, 3, 4) else "kein" if good == 2 else "keinen"
    return f"{article} {GOOD_NOUNS[good].many('de')}"


def one_upgraded(voice: Voice, what: int) -> str:
    nouns = kinds_of(what)
    return join_or(
        [f"{ONE_OF_YOURS[noun.de[2]]} deiner aufgewerteten {noun.form('de.genitive')}" for noun in nouns],
        "de",
    )


VERBS: Final[Table] = {
    "GainDifferent": "erhalte {n} Ressourcen verschiedener Typen",
    "Advance": "rücke {n} {n|Feld|Felder} auf der Staatenbund-Leiste vor",
    "Per": "{gain} {counter per:each}{most? (höchstens {most}-mal)}",
    "Sift": "sieh dir {look} Karten des Ära-Decks an und behalte {keep}",
    "Salvage": "nimm eine beliebige Karte vom Ablagestapel der Ära",
    "Output": "{n||{n}-mal: }erhalte, was {what:one_upgraded} bei einer verbundenen Stadt erzeugt",
    "TakeMetropolis": "erhalte eine zufällige blaue Metropole, sie gilt als verbunden",
    "TakeSpecial": "nimm 1 Spezialkarte",
    "Build": (
        "baue {n||bis zu }{n} {what n:kinds}{expansion? auf {n|einem "
        "Erweiterungsbauplatz|Erweiterungsbauplätzen}}{price:prices}{upgrade:upgrades}"
    ),
    "Upgrade": "werte {n||bis zu }{n} {what n:kinds} {pays?für {n||je }{pays:goods_of_bits}|kostenlos} auf",
    "Buy": buy,
    "Maybe": "wenn du willst: {effect}",
    "If": "wenn du mindestens {least} {counter 2:counted} hast: {effect}",
    "OnSpace": "wenn dein Anzeiger genau auf Feld {space} der Staatenbund-Leiste steht: {effect}",
    "IfNone": "wenn du {good:none} hast: {effect}",
    "Symbiose": "wandle eine nicht-symbiotische Stadt für {price:goods} in eine symbiotische um",
    "UseAction": "nutze {n||bis zu }{n} {n|Aktionskarte|Aktionskarten}",
    "Refresh": "mache {n||bis zu }{n} genutzte {n|Aktionskarte|Aktionskarten} wieder verfügbar",
    "UseSlot": "führe die Aktion {which:where} aus",
    "Shed": "wirf bis zu {n} Handkarten ab; pro Karte: {gain}",
    "LaboratoryInstead": (
        "lass ein verbundenes Labor {gain.amounts:goods} statt seiner 1 Wissenschaft erzeugen"
    ),
    "WithProducedBiomass": "bezahle 1 in dieser Produktion erzeugte Biomasse: {gain}",
    "Whenever": whenever,
    "Discount": "{what:kinds_many} kosten dich {amounts:goods} weniger",
    "ThisTurn": "{what:kinds_many} kosten dich für den Rest dieses Zugs {good n:good} weniger",
    "PayUpgrades": "du darfst {what:kinds_many} für {good:price_of_one} statt für 1 Wissenschaft aufwerten",
    "HandLimit": "dein Handkartenlimit ist um {more} höher",
    "OncePerTurn": "einmal pro Zug, wenn du willst: {effect}",
    "PointsPer": "{each:count point} {counter per:each}",
    "Tiers": "{tiers:points_of} Punkte für mindestens {tiers:least_of} {counter 2:counted}",
    "Trade": "bezahle {price:goods} für {worth:count point}{times||, bis zu {times}-mal}",
}
GAINS: Final[Table] = ("ziehe {self:given}", "erhalte {self:given}")
PRICES: Final[Table] = {USUAL: "", FREE: " kostenlos", STATED: " für {n||je }{stated:goods}"}
UPGRADES: Final[Table] = {
    NO_UPGRADE: "",
    FOR_SCIENCE: " und werte, was du baust, für 1 Wissenschaft auf (beides oder nichts)",
    UPGRADED: " und werte, was du baust, kostenlos auf",
}
WHERE: Final[Table] = (
    "eines beliebigen verfügbaren farbigen Platzes",
    "eines beliebigen Platzes, den jemand anderes besetzt,",
    "eines beliebigen farbigen Platzes, den du nicht besetzt,",
)
ONE_OF_YOURS: Final = {"m": "einer", "f": "eine", "n": "eines"}
COUNTED: Final[Table] = {
    "Farms": ("verbundener Farm", "verbundene Farmen"),
    "Desalinations": ("verbundener Entsalzungsanlage", "verbundene Entsalzungsanlagen"),
    "Laboratories": ("verbundenem Labor", "verbundene Labore"),
    "Tunnels": "Tunnel neben einer Stadt",
    "UpgradedFarms": ("verbundener aufgewerteter Farm", "verbundene aufgewertete Farmen"),
    "UpgradedDesalinations": (
        "verbundener aufgewerteter Entsalzungsanlage",
        "verbundene aufgewertete Entsalzungsanlagen",
    ),
    "UpgradedLaboratories": ("verbundenem aufgewertetem Labor", "verbundene aufgewertete Labore"),
    "UpgradedTunnels": ("aufgewertetem Tunnel neben einer Stadt", "aufgewertete Tunnel neben einer Stadt"),
    "Cities": ("verbundener Stadt", "verbundene Städte"),
    "SymbioticCities": ("verbundener symbiotischer Stadt", "verbundene symbiotische Städte"),
    "FullCities": (
        "verbundener Stadt mit allen drei Gebäudetypen",
        "verbundene Städte mit allen drei Gebäudetypen",
    ),
    "Buildings": ("verbundenem Gebäude", "verbundene Gebäude"),
    "UpgradedStructures": ("aufgewerteter Struktur des Netzwerks", "aufgewertete Strukturen des Netzwerks"),
    "UpgradedSets": (
        "Satz aus aufgewerteter Farm, Entsalzungsanlage, Labor und Tunnel",
        "Sätze aus aufgewerteter Farm, Entsalzungsanlage, Labor und Tunnel",
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
    "ActionCards": ("eigener Aktionskarte", "eigene Aktionskarten"),
    "LastingCards": ("beanspruchter dauerhafter Karte", "beanspruchte dauerhafte Karten"),
    "ProductionCards": ("beanspruchter Produktionskarte", "beanspruchte Produktionskarten"),
    "ScoringCards": ("beanspruchter Schlusswertungskarte", "beanspruchte Schlusswertungskarten"),
    "SpecialCards": ("bezahlter und noch eigener Spezialkarte", "bezahlte und noch eigene Spezialkarten"),
    "HandCards": ("Handkarte", "Handkarten"),
}
EVENTS: Final[Table] = {
    "Mismatch": "deine Karte nicht zum gewählten farbigen Platz passt",
    "AlwaysSlot": "du den jederzeit verfügbaren Platz nutzt",
    "SlotSteelplast": "ein Aktionsplatz dir Stahlplastik gibt",
    "ReachSpace3": "du auf Feld 3 der Staatenbund-Leiste vorrückst",
    "ReachSpace1": "du auf Feld 1 der Staatenbund-Leiste vorrückst",
    "SecondFarm": "du die 2. Farm einer verbundenen Stadt baust",
    "SecondDesalination": "du die 2. Entsalzungsanlage einer verbundenen Stadt baust",
    "SecondLaboratory": "du das 2. Labor einer verbundenen Stadt baust",
    "SecondUpgradedFarm": "du bei einer verbundenen Stadt die 2. aufgewertete Farm vollendest",
    "SecondUpgradedDesalination": (
        "du bei einer verbundenen Stadt die 2. aufgewertete Entsalzungsanlage vollendest"
    ),
    "SecondUpgradedLaboratory": "du bei einer verbundenen Stadt das 2. aufgewertete Labor vollendest",
    "SecondTunnel": "du im selben Zug einen 2. Tunnel baust",
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
    "BiomassPaid": "du beim Bauen Tang oder Stahlplastik durch Biomasse ersetzt",
    "SlotUsed": "du Platz {slot:upper} nutzt",
}
FORMS: Final[Forms] = {
    "verbs": VERBS,
    "gains": GAINS,
    "prices": PRICES,
    "upgrades": UPGRADES,
    "where": WHERE,
    "counted": COUNTED,
    "events": EVENTS,
    "each": each,
    "gain_one": gain_one,
    "none": none,
    "one_upgraded": one_upgraded,
}

SENTENCES: Final[dict[str, str]] = {  # sentences by key
    "pass": "es dabei belassen",
    "end_turn": "den Zug beenden",
    "yes": "ja",
    "no": "nein",
    "opt_use": "{name} nutzen",
    "opt_slot": "Platz {code}: {text}",
    "opt_clone": "Platz {code} für 1 Credit kopieren: {text}",
    "opt_building": "{kind} bei Stadt {city}, Bauplatz {place}",
    "opt_tunnel": "Tunnel {n} ({ends})",
    "opt_city": "nicht-symbiotische Stadt auf Platz {n}",
    "opt_symbiotic": "symbiotische Stadt auf Platz {n}",
    "opt_convert": "Stadt {n}",
    "opt_upgrade": "{kind} bei Stadt {city}, Bauplatz {place} aufwerten",
    "opt_upgrade_tunnel": "Tunnel {n} ({ends}) aufwerten",
    "opt_mix": "{kelp} Tang und {steel} Stahlplastik mit Biomasse bezahlen",
    "opt_mix_none": "ohne zusätzliche Biomasse bezahlen",
    "opt_card_first": "die Karte vor dem Platz",
    "opt_slot_first": "der Platz vor der Karte",
    "opt_dig": "die oberste Karte unter das Deck legen und aus den nächsten drei wählen",
    "opt_seat": "Platz {n}",
    "ask_NextStep": "Welcher Teil als Nächstes?",
    "ask_BuildNext": "Was baust du und wo?",
    "ask_PayWithBiomass": "Wie bezahlst du? Biomasse ersetzt Tang und Stahlplastik.",
    "ask_UpgradeNext": "Was wertest du auf?",
    "ask_UpgradeWith": "Womit bezahlst du die Aufwertung?",
    "ask_UseActionCard": "Welche Aktionskarte nutzt du?",
    "ask_RefreshCard": "Welche genutzte Aktionskarte wird wieder verfügbar?",
    "ask_UseSlotAction": "Die Aktion welches Platzes führst du aus?",
    "ask_BuyAgain": "Noch einmal: {text}?",
    "ask_DecideMaybe": "Ausführen: {text}?",
    "ask_ChooseOne": "Wähle eins.",
    "ask_ChooseDifferent": "Welche Ressourcen erhältst du? Jeden Typ nur einmal.",
    "ask_ChooseOutput": "Die Produktion welcher Struktur erhältst du?",
    "ask_Convert": "Welche Stadt wird symbiotisch?",
    "ask_ShedCards": "Welche Karten wirfst du ab?",
    "ask_SalvageCard": "Welche abgelegte Karte nimmst du?",
    "ask_SiftCards": "Welche Karten behältst du? ({n})",
    "ask_TakeSpecialCard": "Welche Spezialkarte nimmst du?",
    "ask_DigPick": "Welche Spezialkarte behältst du?",
    "ask_DigOrder": "Welche Karte kommt zuerst unter das Deck?",
    "ask_DropAction": "Höchstens vier Aktionskarten: Welche gibst du ab?",
    "ask_UseDropped": "{name} vor dem Abwerfen noch nutzen?",
    "ask_PlaceBlue": "Welche blaue Metropole kommt in die obere rechte Ecke?",
    "ask_KeepCards": "Welche Karten behältst du? ({n})",
    "ask_DiscardDown": "Zu viele Handkarten: Welche wirfst du ab? ({n})",
    "ask_ChooseCard": "Welche Karte spielst du aus? (Runde {round}, Ära {era})",
    "ask_ChooseSlot": "Welchen Platz wählst du mit {name} ({colour})?",
    "ask_ChooseOrder": "{name} passt: zuerst Karte oder Platz?",
    "ask_CardAfter": "{name} jetzt nutzen?",
    "ask_EndTurn": "Noch etwas, bevor dein Zug endet?",
    "ask_chance": "Gib ein, was gezogen wurde.",
    "log_card": "spielt {name}",
    "log_slot": "besetzt Platz {code}",
    "log_advanced": "rückt auf Feld {n} der Staatenbund-Leiste vor",
    "log_build": "baut: {what}",
    "log_upgrade": "wertet auf: {what}",
    "log_use_action": "nutzt {name}",
    "log_use_slot": "führt die Aktion von Platz {code} aus",
    "log_use": "nutzt {name}",
    "log_triggered": "profitiert von {name}",
    "log_contract": "erfüllt den Auftrag {name}",
    "log_claimed": "beansprucht {name}",
    "log_matched": "nutzt den Effekt von {name}",
    "log_paid": "zahlt {n} für {name}",
    "log_connected": "verbindet {name}",
    "log_produced": "erzeugt {goods}",
    "log_fed": "ernährt die Städte mit {kelp} Tang und {biomass} Biomasse",
    "log_starved": " und verliert {n} Punkte",
    "log_round": "Runde {n} beginnt",
    "log_put_away": "wirft {name} ab",
    "log_blocked": "Platz {code} ist blockiert",
    "log_draw": "zieht eine Karte",
    "log_draw_own": "zieht {name}",
    "log_take_special": "nimmt die Spezialkarte {name}",
    "log_dig": "sieht drei Spezialkarten an und nimmt eine",
    "log_reveal": "{name} wird aufgedeckt",
    "log_metropolis": "erhält die Metropole {name}",
    "log_salvage": "nimmt {name} vom Ablagestapel",
    "log_convert": "macht Stadt {n} symbiotisch",
    "log_drop": "gibt {name} ab",
    "end_scored": "die Nationen wurden gewertet",
    "end_goal reached": "sieben verbundene Städte und 100 Punkte: Ziel erreicht",
    "end_goal missed": "das Ziel von sieben verbundenen Städten und 100 Punkten ist verfehlt",
    "ask_ChooseMay": "Ausführen: {text}?",
    "ask_UsePaid": "{name} ist bezahlt: Nutzt du den Effekt?",
    "ask_AdvanceAgain": "Noch ein Feld auf der Staatenbund-Leiste?",
    "ask_BeforeSlot": "Noch etwas vor dem Platz?",
    "ask_PayForUpgrade": "Womit bezahlst du die Aufwertung?",
    "log_sift": "behält {n} der angesehenen Karten",
    "log_sift_own": "behält {names}",
    "log_goods": "erhält {goods}",
    "log_refresh": "macht {name} wieder verfügbar",
    "why_card_first": "Wähle zuerst die Karte, die du spielst, dann ihren Platz.",
    "why_taken": "Dieser Platz ist besetzt.",
    "why_own_tile": "Hier liegt schon dein eigenes Aktionsplättchen.",
    "why_clone": "Dieser Platz ist besetzt; ihn zu kopieren kostet 1 Credit, und du hast keinen.",
    "why_no_use": "Du kannst jetzt keinen Teil davon ausführen.",
    "why_no_science": "Du hast nichts, womit du eine Aufwertung bezahlen kannst.",
    "why_price": "{what}: kostet {cost}; du hast {have}.",
    "why_used_turn": "Diese Fähigkeit hast du in diesem Zug schon genutzt.",
    "why_used_era": "Diese Aktionskarte hast du in dieser Ära schon genutzt.",
    "why_action_card": "Aktionskarten nutzt du, wenn ein Platz oder eine Karte es sagt.",
    "why_by_itself": "Diese Karte wirkt von selbst.",
    "why_slot_next": "Du spielst {name}; wähle jetzt ihren Platz, oder nimm zurück.",
    "why_one_card": "Du hast deine Karte dieses Zuges schon gespielt.",
    "why_special": (
        "Spezialkarten kommen durch Aktionen auf die Hand, die sie zeigen; diese kostet {n}, wenn sie wirkt."
    ),
    "why_through": (
        "Nicht von selbst: Gebaut und aufgewertet wird durch den gewählten Platz oder eine passende Karte."
    ),
    "why_convert": "Nur eine eigene nicht symbiotische Stadt kann umgewandelt werden.",
    "why_other_kind": "Damit baust du {kinds}.",
    "why_tunnel_there": "Hier ist schon ein Tunnel.",
    "why_no_tunnels": "Im Vorrat ist kein Tunnel mehr.",
    "why_no_touch": "Dieser Bauplatz berührt dein Netz nicht.",
    "why_city_there": "Hier steht schon eine Stadt.",
    "why_far_city": "Keine deiner Städte ist einen Tunnelbauplatz entfernt.",
    "why_building_there": "Hier steht schon ein Gebäude.",
    "why_far_building": "Weder hier noch einen Tunnelbauplatz entfernt hast du eine Stadt.",
    "why_expansion_only": "Damit baust du auf einem Erweiterungsbauplatz.",
    "why_no_expansion": "Für Erweiterungsbauplätze brauchst du eine Karte oder einen Platz, der sie zeigt.",
    "why_alike": "Die freien Bauplätze hier sind gleich: nimm {site}.",
    "why_nothing_there": "Hier ist nichts gebaut, was aufgewertet werden könnte.",
    "why_upgraded": "Das ist schon aufgewertet.",
    "why_other_upgrade": "Damit wertest du {kinds} auf.",
    "why_done": "Dieser Teil ist erledigt.",
    "why_one_part": "Führe mindestens einen Teil davon aus.",
    "why_first_build": "Baue mindestens eins.",
    "why_first_upgrade": "Werte mindestens eins auf.",
    "why_no_domes": "Im Vorrat ist keine solche Kuppel mehr.",
    "why_no_site": "Einen solchen Bauplatz gibt es nicht.",
    "why_alike_upgrade": "An dieser Stadt steht ein gleiches: nimm das erste.",
    "why_upgrade_too": "Was du hier baust, muss sofort aufgewertet werden, und das kannst du nicht bezahlen.",
}
