"""Evacuation auf Deutsch."""

from typing import Final

from planetb.games.evacuation import effects as e
from planetb.games.evacuation import terms as t
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import FURTHER, NO_STEEL, NO_SYMBOLS, SEA_ONLY
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.kernel.effect import All, Effect, OneOf
from planetb.text.grammar import Phrase, all_of, count, join_and, one_of

RESOURCES: Final = ("Nahrung", "Stahl", "Energie")
WORKS: Final = ("Nahrungsfabrik", "Stahlfabrik", "Energiefabrik", "Fabrik deiner Wahl")
IN_BIOME: Final = ("in der Steppe", "in der Wüste", "im Wald", "im Ozean")


def effect(tree: Effect[EvacuationState]) -> Phrase:
    """Was ein Effekt sagt, als Anweisung."""
    match tree:
        case All(steps=steps):
            return all_of([effect(step) for step in steps], "de")
        case OneOf(choices=choices):
            return one_of([effect(choice) for choice in choices], "de")
        case e.AnyOrder(choices=choices):
            return Phrase(". ".join(_capital(effect(choice).text) for choice in choices))
        case e.Gain(kind=kind, n=n):
            return Phrase(f"erhalte {resource(kind, n)}")
        case e.GainPopulation(n=n):
            return Phrase(f"erhalte {n} Bevölkerung auf der Neuen Welt")
        case e.GainFactory(kind=kind, world=world):
            return Phrase(f"erhalte 1 {WORKS[kind]}{'' if world == 2 else ' auf der Neuen Welt'}")
        case e.Exchange(n=n):
            return Phrase(f"tausche bis zu {count(n, NOUNS['resource'], 'de')}, jeweils innerhalb einer Welt")
        case e.Research(n=n):
            return Phrase("erforsche 1 Technologie" if n == 1 else f"erforsche {n}-mal 1 Technologie")
        case e.Prefabricate(kind=kind, n=n):
            return Phrase(f"bereite {f'1 {WORKS[kind]}' if n == 1 else f'bis zu {n} Fabriken'} vor")
        case e.Clone(food=food, n=n):
            return Phrase(f"zahle {food} Nahrung der Neuen Welt und klone {n} Bevölkerung auf der Neuen Welt")
        case e.Raise(kind=kind, n=n):
            what = (
                "1 Produktionsmarker deiner Wahl"
                if kind == t.ANY
                else f"die Produktion von {RESOURCES[kind]}"
            )
            return Phrase(f"erhöhe {what} um {n}")
        case e.RaisePerStadium():
            return Phrase("erhöhe 1 Produktionsmarker deiner Wahl um 1 je eigenem Stadion")
        case e.Draw(n=n):
            return Phrase(f"ziehe {count(n, NOUNS['action card'], 'de')}")
        case e.Enable(ability=ability):
            return Phrase(ABILITIES[ability])
        case e.Boost(kind=kind):
            return Phrase(f"alle deine {WORKS[kind]}en auf der Neuen Welt produzieren 1 mehr")
        case e.Develop(n=n):
            return Phrase(f"entwickle {n}-mal Infrastruktur")
        case e.PlayAtOnce():
            return Phrase("nimm 1 Infrastruktur und spiele sie sofort aus, ohne Kosten und Bedingung")
        case e.Settle(how=how):
            return Phrase(_settle(how))
        case e.Take(row=row, terms=terms):
            return Phrase(_take(row, terms))
        case e.Fly(n=n):
            return Phrase(f"lass sofort {'1' if n == 1 else f'bis zu {n}'} deiner Raumschiffe fliegen")
    raise NotImplementedError(type(tree).__name__)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def resource(kind: int, n: int) -> str:
    if kind == t.ANY:
        return f"{count(n, NOUNS['resource'], 'de')} deiner Wahl"
    return f"{n} {RESOURCES[kind]}"


def works(kind: int) -> str:
    return WORKS[kind]


def _settle(how: int) -> str:
    if how & SEA_ONLY:
        return "besiedle sofort 1 Produktionsfeld im Ozean, ohne Freischaltung, Stahl und Symbole"
    words = "besiedle 1 Produktionsfeld"
    if how & FURTHER:
        words += ", auch im Landschaftstyp des nächsten Wendepunkts"
    if how & NO_STEEL:
        words += ", ohne Stahl zu zahlen"
    if how & NO_SYMBOLS:
        words += ", ohne Siedlungssymbole"
    return words


def _take(row: int, terms: int) -> str:
    words = ("erhalte" if terms & t.FREE else "baue") + (" 1 Raumschiff" if row == t.SHIP else " 1 Stadion")
    if terms & t.LAUNCH:
        return words + " auf der Alten Welt, belade es und schicke es sofort los (Energie wie üblich)"
    if terms & t.AT_NEW:
        words += " auf der Neuen Welt"
    less = (terms >> 5) & 3
    if less:
        words += f" für {less} Stahl weniger"
    if terms & t.WIDER:
        words += ", wähle aus 2 weiteren"
    if terms & t.GLIDE:
        words += "; sein erster Flug kostet 1 Energie weniger"
    return words


ABILITIES: Final[dict[int, str]] = {
    t.FLY_BACK: "deine Raumschiffe dürfen nach dem Entladen sofort zurückfliegen, für je 1 Energie der "
    "Neuen Welt",
    t.IGNORE_SYMBOL: "ignoriere beim Besiedeln 1 Siedlungssymbol",
    t.TOLL: "immer wenn dein vorderer Marker einen Wendepunkt überspringt, erhalte 1 Ressource deiner Wahl",
    t.MORE_FOOD: "immer wenn du eine Nahrungsfabrik vorbereitest, darfst du 1 weitere Fabrik vorbereiten",
    t.MORE_STEEL: "immer wenn du eine Stahlfabrik vorbereitest, darfst du 1 weitere Fabrik vorbereiten",
    t.MORE_ENERGY: "immer wenn du eine Energiefabrik vorbereitest, darfst du 1 weitere Fabrik vorbereiten",
    t.ANY_BAY: "je Transport darf 1 Produktionsstätte auf einem Platz anderer Landschaft reisen, auch "
    "die ohne Landschaft",
    t.SHARE_SPACES: "deine Fortschrittsmarker dürfen auf belegten Feldern enden",
    t.WIDE_CHOICE: "wähle bei Raumschiffen, Stadien und Infrastrukturen aus 2 weiteren",
    t.FLEXIBLE_POWER: "nutze in Fortschritts- und Bonusphase bis zu 2 Machtpunkte mehr oder weniger",
}


def condition(needs: list[list[int]], line: int) -> str:
    """Was eine Infrastruktur verlangt."""
    parts = []
    for biome, content, n in needs:
        words = f"{n} {'Produktionsfeld' if n == 1 else 'Produktionsfelder'} {IN_BIOME[biome]}"
        parts.append(words + ("", " mit Bevölkerung", " mit Fabrik")[content])
    return join_and(parts, "de") + ("", " auf einer horizontalen Linie", " auf einer diagonalen Linie")[line]


COUNTED: Final[dict[str, str]] = {  # what goals count, by counter
    "Population": "deine angesiedelte Bevölkerung",
    "TundraSites": "deine besiedelten Felder der Steppe",
    "Ships": "deine Raumschiffe",
    "FactorySets": "deine angesiedelten Sets aus Nahrungs-, Stahl- und Energiefabrik",
    "UpperBonuses": "wie oft du den oberen Bonus erhalten hast",
    "Transitions": "Wendepunkte, die beide deine Marker übersprungen haben",
    "LowerBonuses": "wie oft du den unteren Bonus erhalten hast",
    "OtherSites": "deine besiedelten Felder außerhalb der Steppe",
    "Technologies": "deine erforschten Technologien (obere Reihe: je {top} Punkte)",
    "Infrastructures": "deine ausgespielten Infrastrukturen",
    "Production 0": "deine Nahrungsproduktion",
    "Production 1": "deine Stahlproduktion",
    "Production 2": "deine Energieproduktion",
    "Factories 0": "deine angesiedelten Nahrungsfabriken",
    "Factories 1": "deine angesiedelten Stahlfabriken",
    "Factories 2": "deine angesiedelten Energiefabriken",
}
CONDITIONS: Final[dict[str, str]] = {  # what objectives ask for, by counter
    "FulfilledInfrastructures": "{n} Infrastrukturen ausgespielt und erfüllt",
    "BestProduction": "eine Produktion von {n} oder mehr",
    "Population": "{n} Bevölkerung angesiedelt",
    "SettledFactories": "{n} Fabriken angesiedelt",
    "Technologies": "{n} Technologien erforscht",
}
WORDS: Final[dict[str, str]] = {
    # options
    "pass_TakeTurn": "Für dieses Jahr passen",
    "pass_ExchangeResources": "Kein weiterer Tausch",
    "pass_PrefabricateFactory": "Keine Fabrik vorbereiten",
    "pass_SettleSite": "Nichts besiedeln",
    "pass_TakeItem": "Nichts nehmen",
    "pass_RefreshRow": "Genug: Auslage auffüllen",
    "pass_DevelopInfrastructure": "Keine Infrastruktur entwickeln",
    "pass_Launch": "Kein weiteres Raumschiff fliegt zur Neuen Welt",
    "pass_SendBack": "Kein weiteres Raumschiff fliegt zurück",
    "pass_LoadSites": "Keine weitere Produktionsstätte evakuieren",
    "pass_LoadBuildings": "Kein weiteres Gebäude verladen",
    "pass_ChoosePart": "Auf den Rest verzichten; Erhalten und Forschen geschehen doch",
    "pass_PlayObjective": "Jetzt keinen Auftrag spielen",
    "factory_of": "1 {resource}",
    "go_on": "Weiter",
    "refresh": "Zuerst 1 Ressource zahlen und die Auslage austauschen",
    "reveal": "2 weitere aufdecken",
    "front_first": "Zuerst der Effekt unter dem vorderen Marker",
    "back_first": "Zuerst der Effekt unter dem hinteren Marker",
    "gain": "1 {resource} {on_world}",
    "prefabricate": "{factory} {on_world}, für 1 {resource}",
    "gain_factory": "{factory} {on_world}",
    "raise": "Produktion von {resource} um {n} erhöhen",
    "fill": "{factory} ansiedeln",
    "pay_one": "1 {resource} {of_world} zahlen",
    "load_factory": "{factory} verladen",
    "load_stadium": "{item} verladen",
    "swap": "{world}: 1 {given} gegen 1 {taken}",
    "world": "Bauen {on_world}",
    "column": "Spalte {n}: {technology} (Stufe {level}, Schritt {step} von {steps})",
    "lane_0": "Parkspur",
    "lane_1": "Hauptspur{holds}",
    "lane_2": "3+ Spur{holds}",
    "bonus_0": "Oberer Bonus ({n}): {text}",
    "bonus_1": "Unterer Bonus ({n}): {text}",
    "act": "{code}: {text}",
    "side": "Seite {side}",
    "seat": "Platz {n}",
    "take_ship": "{item} ({facts})",
    "put_under": "{item} unter den Stapel legen",
    "launch": "{item} fliegt ({n} Energie)",
    "return": "{item} fliegt zurück ({n} Energie)",
    "take": "{item} nehmen ({facts})",
    "play_at_once": "{item} ausspielen ({facts})",
    "build": "{item} für {cost} ausspielen ({facts})",
    "site": "{site} besiedeln: {facts}",
    "evacuate": "{name} evakuieren ({facts})",
    "energy_split": "{old} Energie von der Alten Welt, {new} von der Neuen Welt",
    "amount": "{n} {resource} verladen",
    "forward": "Vorderer Marker {n}, hinterer Marker {m}",
    "power": "{n} Machtpunkte",
    "goal": "{name}: {text}",
    "goal_drop": "{name} ablegen: {text}",
    "objective": "Den Auftrag „{name}“ für {cost} spielen: {text}",
    "card_play": "„{name}“ spielen (Macht {powers}): {text}",
    "card_tuck": "„{name}“ verdeckt",
    "card_throw": "„{name}“ abwerfen (Macht {powers}): {text}",
    "part": "{text}",
    "set": "Technologieset {n}",
    # questions
    "ask_deal": "Zufall: eingeben, was gezogen wird",
    "ask_PickGoal": "Wähle 1 Ziel; der Rest geht nach links",
    "ask_DropGoal": "Behalte drei Ziele: Welches kommt in die Schachtel zurück?",
    "ask_KeepCards": "Behalte vier Aktionskarten: Welche {n} wirfst du ab?",
    "ask_ThrowCards": "Behalte vier Aktionskarten: Was wirfst du ab? ({n})",
    "ask_TakeTurn": "Deine {n}. Aktion in diesem Jahr (Energie {energy}) – oder passen",
    "ask_PayEnergy": "Beide Welten dürfen {n} Energie zahlen: Wie teilst du auf?",
    "ask_TuckCard": "Welche Karte kommt verdeckt unter das Tableau?",
    "ask_PlayObjective": "Einen Auftrag spielen?",
    "ask_ChoosePart": "Welcher Teil von „{name}“ kommt als Nächstes?",
    "ask_GainResources": "Erhalte 1 Ressource: welche, und wo?",
    "ask_GainResources_many": "Erhalte {n} Ressourcen: welche, und wo?",
    "ask_ExchangeResources": "Tausche bis zu {n} Ressourcen, jede innerhalb einer Welt",
    "ask_PrefabricateFactory": "Bereite 1 Fabrik vor: welche, und wo?",
    "ask_TakeFactory": "Erhalte 1 Fabrik: welche, und wo?",
    "ask_RaiseProduction": "Welche Produktion steigt um {n}?",
    "ask_ResearchTechnology": "In welcher Spalte forschst du?",
    "ask_SettleSite": "Welches Feld besiedelst du? Je Bevölkerung 1 Stahl der Neuen Welt",
    "ask_FillSpots": "Welche Fabriken kommen auf das Feld {site}?",
    "ask_TakeItem_0": "Welches Raumschiff nimmst du? Das älteste steht vorn",
    "ask_TakeItem_1": "Welches Stadion nimmst du?",
    "ask_PlayInfrastructure": "Welche Infrastruktur spielst du sofort aus?",
    "ask_ChooseWorld": "Welche Welt baut {item}?",
    "ask_PayRefresh": "Zahle 1 Ressource, um die Auslage auszutauschen",
    "ask_RefreshRow": "Was kommt als Nächstes unter den Stapel?",
    "ask_DevelopInfrastructure": "Infrastruktur: eine nehmen oder eine aus der Hand ausspielen",
    "ask_Launch": "Welche Raumschiffe fliegen zur Neuen Welt?",
    "ask_SendBack": "Welche Raumschiffe fliegen leer zurück?",
    "ask_LoadSites": "Welche Produktionsstätten evakuierst du?",
    "ask_LoadBuildings": "Welche Gebäude verlädst du?",
    "ask_LoadResources": "Wie viel {resource} verlädst du? (Platz für {n})",
    "ask_ChoosePower": "Wie viele Machtpunkte nutzt du?",
    "ask_Split": "{n} Felder für deine beiden Marker (auf {front} und {back})",
    "ask_ChooseLane_0": "Vorderer Marker auf Feld {n}: welche Spur?",
    "ask_ChooseLane_1": "Hinterer Marker auf Feld {n}: welche Spur?",
    "ask_Landing": "Zwei Soforteffekte: Welcher kommt zuerst?",
    "ask_ChooseBonus": "Welchen Bonus nimmst du?",
    # the log
    "log_pick": "wählt das Ziel „{name}“",
    "log_pick_hidden": "wählt ein Ziel",
    "log_drop": "legt das Ziel „{name}“ ab",
    "log_drop_hidden": "legt ein Ziel ab",
    "log_deal_item": "{item} kommt in die Auslage",
    "log_deal_card": "zieht „{name}“",
    "log_deal_card_hidden": "zieht eine Aktionskarte",
    "log_throw": "wirft „{name}“ ab",
    "log_throw_hidden": "wirft eine Aktionskarte ab",
    "log_tuck": "schiebt „{name}“ unter das Tableau",
    "log_tuck_hidden": "schiebt eine Karte unter das Tableau",
    "log_pass": "passt",
    "log_act": "führt Aktion {code} aus: {text}",
    "log_card": "spielt „{name}“: {text}",
    "log_objective": "spielt den Auftrag „{name}“",
    "log_gain": "erhält 1 {resource} {on_world}",
    "log_swap": "tauscht {on_world} 1 {given} gegen 1 {taken}",
    "log_prefabricate": "bereitet {factory} {on_world} vor",
    "log_gain_factory": "erhält {factory} {on_world}",
    "log_raise": "erhöht die Produktion von {resource} um {n}",
    "log_research": "forscht in Spalte {n}",
    "log_settle": "besiedelt {site}",
    "log_fill": "setzt {factory} dorthin",
    "log_take": "nimmt {item}",
    "log_world": "baut {on_world}",
    "log_pay_refresh": "zahlt 1 {resource} {of_world}, um eine Auslage auszutauschen",
    "log_put_under": "legt {item} unter den Stapel",
    "log_reveal": "deckt {item} zusätzlich auf",
    "log_build": "spielt {item} aus",
    "log_launch": "schickt {item} zur Neuen Welt",
    "log_return": "schickt {item} zurück zur Alten Welt",
    "log_evacuate": "evakuiert {name}",
    "log_load_factory": "verlädt {factory}",
    "log_load_stadium": "verlädt {item}",
    "log_load": "verlädt {n} {resource}",
    "log_power": "nutzt {n} Machtpunkte",
    "log_split": "zieht {n} und {m} Felder",
    "log_top": "die oberste Solokarte zeigt {n} {letter}",
    "note_YearBegan": "Jahr {n} beginnt",
    "note_Penalised": "erhält {n} Strafplättchen",
    "note_Fulfilled": "erfüllt {item}",
    "note_Developed": "hat „{name}“ vollständig erforscht",
    "note_Crossed_1": "überspringt Wendepunkt {n} mit dem ersten Marker",
    "note_Crossed_2": "überspringt Wendepunkt {n} mit dem zweiten Marker",
    "note_Parked_0": "endet mit dem vorderen Marker auf der Parkspur",
    "note_Parked_1": "endet mit dem hinteren Marker auf der Parkspur",
    "note_BonusTaken_0": "erhält den oberen Bonus: {text}",
    "note_BonusTaken_1": "erhält den unteren Bonus: {text}",
    "note_RaceReached": "hat 8/8/8 und drei Stadien erreicht",
    "note_ObjectiveClaimed": "erfüllt den Auftrag „{name}“",
    "note_RivalTook": "der Gegner nimmt {item}",
    "note_RivalSettled": "der Gegner besiedelt {site}",
    "note_RivalSettled_none": "der Gegner findet sein Feld besiedelt vor",
    "note_NewOrder": "neue Zugreihenfolge: {order}",
    "note_GoalShown": "legt das Ziel „{name}“ offen aus",
    "note_Aged": "{item} verlässt die Auslage",
    # sheets
    "sheet_old_site": "{resources} im Jahr; {facts}; Landschaft: {landscapes}",
    "sheet_token": "1 Nahrung, 1 Stahl und 1 Energie im Jahr; wird durch die Fortschrittsmarker bewegt",
    "people": "{n} Bevölkerung",
    "a_factory": "1 Fabrik",
    "any_factory": "Fabrik deiner Wahl",
    "no_landscape": "keine",
    "sheet_ship": "Plätze: {bays}; Gebäude: {buildings}; Ressourcen: {resources}; Kosten: {cost}; Flug: "
    "{energy} Energie",
    "short_ship": "Plätze {bays}, Gebäude {buildings}, Fracht {resources}, Flug {energy}, Kosten {cost}",
    "sheet_stadium": "Kosten: {cost}; Zufriedenheit: {faces}",
    "sheet_infrastructure": "Stufe {level}; Kosten: {cost}; Bedingung: {condition}; Produktion: {production}",
    "short_infrastructure": "{condition}: {production}",
    "sheet_technology": "Set {set}, Stufe {level}{faces}: {text}",
    "faces": ", Zufriedenheit: {n}",
    "sheet_bonus": "{small}: {upper}. {large}: {lower}",
    "flag": "Mit Flagge. ",
    "sheet_card": "Macht {powers}: {text}",
    "sheet_action": "Macht {power}: {text}",
    "or": " oder ",
    "sheet_goal": "{count}: {rate}{tiers}",
    "each": "je {points}",
    "tier": "; ab {least} {points} Punkte",
    "tier_more": "; ab {least} zusätzlich {points} Punkte",
    "sheet_objective": "{condition}; Kosten auf der Neuen Welt: {cost}; Produktion: {production}; Punkte: "
    "{points}",
    "sheet_solo": "{action}; Zahl {number}, Pfeil {arrow}{late}",
    "late": "; ab Jahr 3",
    "sheet_year": "Nahrung: {old} auf der Alten Welt, {new} auf der Neuen Welt; Stadien auf der Neuen Welt: "
    "{stadiums}",
    "sheet_transition": "nach Feld {n}",
    "sheet_progress": "Hauptspur: {main}; 3+ Spur: {outer}",
    "sheet_site": "{biome}; {spots}{symbols}",
    "needs": "; braucht {symbols}",
    "sheet_edge": "bei {site}",
    "sheet_label": "bei Randplatz {n}",
    "dots": "{resource} {n}",
    # why something cannot be chosen
    "why_action_energy": "Deine {n}. Aktion in diesem Jahr kostet {cost} Energie; verfügbar: {have} "
    "({world}).",
    "why_group_once": "Mit Aktionskarten nutzt du die erste Gruppe einmal im Jahr.",
    "why_no_cards": "Eine Karte muss unter die Gruppe, und deine Hand ist leer.",
    "why_no_site": "Du kannst jetzt kein Feld besiedeln.",
    "why_no_item": "Keine Welt kann etwas aus dieser Auslage bezahlen.",
    "why_no_begin": "Dir fehlt, was man braucht, um damit zu beginnen.",
    "why_first_this": "Beende zuerst, was du begonnen hast, oder nimm zurück.",
    "why_settled": "Dieses Feld ist besiedelt.",
    "why_biome": "{biome}: noch nicht offen. Dein vorderer Marker muss Wendepunkt {n} überschreiten.",
    "why_sea_only": "Damit besiedelst du nur den Ozean.",
    "why_people": "Es braucht {n} Bevölkerung auf der Neuen Welt; du hast {have}.",
    "why_steel": "Es braucht {n} Stahl auf der Neuen Welt; du hast {have}.",
    "why_factories": "Es braucht {n} wartende Fabriken auf der Neuen Welt; du hast {have}.",
    "why_symbols": "Unter deinen Markern müssen die Symbole liegen: {symbols}.",
    "why_through_site": "Besiedelt wird, wenn eine Aktion es sagt.",
    "why_price": "Es kostet {cost}; {stocks}.",
    "why_stock": "{world} hat {have}",
    "why_through_item": "Das nimmst du, wenn eine Aktion es sagt.",
    "why_pictured": "Du hast schon eine Infrastruktur mit demselben Bild im Spiel.",
    "why_only_row": "Da du weitere aufgedeckt hast, nimmst du eine aus der Auslage.",
    "why_through_build": "Infrastrukturen spielst du mit Infrastrukturzügen.",
    "why_flight": "Der Flug kostet {n} Energie der Alten Welt; du hast {have}.",
    "why_return": "Der Rückflug kostet 1 Energie der Neuen Welt, und du hast keine.",
    "why_transport_phase": "Raumschiffe laden und fliegen in der Transportphase.",
    "why_gone": "Diese Produktionsstätte ist schon evakuiert.",
    "why_no_factory": "In deinem Vorrat ist keine Fabrik dieser Art mehr.",
    "why_no_bay": "Dafür ist keine Ladebucht frei ({landscape}).",
    "why_no_room": "Auf deinen Raumschiffen ist kein Gebäudeplatz frei.",
    "why_not_waiting": "Auf der Alten Welt wartet keine Fabrik dieser Art.",
    "why_column": "Alle Technologien dieser Spalte sind entwickelt.",
    "why_through_column": "Geforscht wird, wenn eine Aktion oder ein Feld es sagt.",
    "why_no_resource": "Davon hast du nichts.",
    "why_refreshed": "Die Auslage wird je genommenem Teil einmal erneuert.",
    "why_part_done": "Dieser Teil der Karte ist erledigt.",
    "why_steps": "Beide Marker zusammen gehen alle Schritte, und keiner über das Ende hinaus.",
    "why_alike": "Deine zwei Marker sind hier gleich: Andersherum wird dasselbe angeboten.",
    "why_apart": "Zwischen deinen Markern läge mehr als ein Wendepunkt.",
    "why_occupied": "Dieses Feld ist besetzt.",
    "why_lane_for_three": "Diese Spur ist für drei und mehr Personen.",
    "why_gifts": "Was nichts kostet, geschieht: Wähle die Reihenfolge.",
    "why_lane_free": "Auf diesem Schritt ist eine Fahrspur frei: Dort liegt der Marker.",
    "why_part_twice": "Die Karte sagt zweimal dasselbe: Nimm das erste davon.",
}
