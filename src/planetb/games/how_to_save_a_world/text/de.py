"""The game in German: effects read aloud, and sentences by key."""

from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.content.tables import Verb
from planetb.games.how_to_save_a_world.effects import badges as b
from planetb.games.how_to_save_a_world.effects import cards as c
from planetb.games.how_to_save_a_world.effects import counters as g
from planetb.games.how_to_save_a_world.effects import landers as l
from planetb.games.how_to_save_a_world.effects import points as p
from planetb.games.how_to_save_a_world.effects import research as r
from planetb.games.how_to_save_a_world.effects import resources as e
from planetb.games.how_to_save_a_world.effects import work as w
from planetb.games.how_to_save_a_world.effects.events import EVENTS as ALL_EVENTS
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.kernel.effect import All, May, OneOf
from planetb.text.grammar import Phrase, all_of, count, join_or, one_of
from planetb.text.phrases import Table

LANG = "de"
BADGE_WORDS = ("Planeten", "Wissenschafts", "Mond")
ON_PROJECT = ("am Laser", "am Schild", "an der Evakuierung")
BADGE_NAMES = ("Planet", "Wissenschaft", "Mond")
LEFT = ("übriger Energie", "übrigem Wissen", "übrigen Mineralien", "übriger Biomasse", "übriger Genialität")
LINE_WORDS = ("Energie", "Wissen", "Mineralien", "Biomasse", "Genialitäts")
PERKS = {
    t.SCIENCE_AS_ANY: "du darfst Wissenschafts-Abzeichen wie Abzeichen deiner Wahl verbrauchen",
    t.SHUTTLE_FOR_ANY: "du darfst das Express-Shuttle mit 1 Ressource deiner Wahl bezahlen",
    t.LAND_AFTER_SHUTTLE: "direkt nach dem Express-Shuttle darfst du die bewegte Raumfähre einsetzen",
    t.CHEAPER_RESEARCH: "jede Entwicklung kostet dich 1 Wissen weniger",
    t.CHEAPER_CARDS: "jede Karte, die du kaufst, kostet dich 1 Ressource weniger",
    t.CHEAPER_WORK: "deine erste Arbeit in jedem Zug kostet 1 Ressource weniger",
}
EVENTS = {
    "GainedStandard": "eine Standardressource erhalten",
    "GainedIngenuity": "Genialität erhalten",
    "RaisedStandard": "eine Standard-Ertragslinie erhöht",
    "GainedTile": "ein Abzeichen-Plättchen erhalten",
    "WorkedAny": "an einem Projekt gearbeitet",
    "WorkedLaser": "am Laser gearbeitet",
    "WorkedShield": "am Schild gearbeitet",
    "WorkedEvacuation": "an der Evakuierung gearbeitet",
    "BoughtAny": "eine Karte aus der Auslage genommen",
    "BoughtSpecies": "eine Spezieskarte aus der Auslage genommen",
    "DevelopedAny": "etwas entwickelt",
    "DevelopedTechnology": "eine Technologie entwickelt",
    "RemovedCard": "eine Karte entfernt",
    "UsedShuttle": "das Express-Shuttle benutzt",
    "PlayedReaction": "eine Reaktionskarte gespielt",
    "Scored": "Punkte erhalten",
}


def condition(mask: int) -> str:
    """What must have come true, as a participle."""
    known = [EVENTS[event.__name__] for event in ALL_EVENTS if event.bits == mask]
    return join_or(known or [EVENTS[event.__name__] for event in ALL_EVENTS if event.bits & mask], LANG)


def times(n: int) -> str:
    return "1x" if n == 1 else f"bis zu {n}x"


def badges(mask: int) -> str:
    if mask == t.ANY_BADGE:
        return "Abzeichen"
    kinds = [BADGE_WORDS[i] for i in range(3) if mask >> i & 1]
    return join_or([f"{kind}-" for kind in kinds[:-1]] + [f"{kinds[-1]}-Abzeichen"], LANG)


def scale(steps: list[int]) -> str:
    reached = {step: len([s for s in steps if s <= step]) for step in steps}
    return ", ".join([f"{step} → {points}" for step, points in reached.items()])


def goal(effect: g.Goal) -> str:
    """What a species card pays: point by point, or by a scale."""
    one, many = counted(effect)
    if effect.steps == list(range(1, len(effect.steps) + 1)):
        return f"1 Punkt pro {one}, höchstens {len(effect.steps)}"
    return f"Punkte nach {many}: {scale(effect.steps)}"


def counted(effect: g.Goal) -> tuple[str, str]:
    """One thing that is counted, and all of them, both in the dative."""
    match effect:
        case g.BadgeTiles(badge=badge):
            tile = f"{BADGE_WORDS[badge]}-Abzeichen-Plättchen"
            return tile, tile
        case g.TileSets():
            return (
                "Satz aus 3 verschiedenen Abzeichen-Plättchen",
                "Sätzen aus 3 verschiedenen Abzeichen-Plättchen",
            )
        case g.LinesUpTo(line=line):
            rest = f"deren Ertragslinie höchstens auf {line} steht"
            return f"Ressource, {rest}", f"Anzahl der Ressourcen, {rest}"
        case g.LinesFrom(line=line):
            rest = f"deren Ertragslinie mindestens auf {line} steht"
            return f"Ressource, {rest}", f"Anzahl der Ressourcen, {rest}"
        case g.Left(resource=resource):
            return f"1 {NOUNS[t.RESOURCES[resource]].one(LANG)}", LEFT[resource]
        case g.Worked(project=project):
            return f"erreichtem Feld ({ON_PROJECT[project]})", f"erreichtem Feld ({ON_PROJECT[project]})"
        case g.WorstProject():
            field = "erreichtem Feld deines schlechtesten Projekts"
            return field, field
        case g.BestProject():
            field = "erreichtem Feld deines besten Projekts"
            return field, field
        case g.DoomedProjects():
            what = "deiner Arbeit an den 2 Projekten, die nicht zum Rettungsprojekt werden"
            return what, what
        case g.FirstPlaces():
            return "Projekt, bei dem du Erster bist", "Anzahl der Projekte, bei denen du Erster bist"
        case g.Technologies(level=level):
            kind = f"Stufe-{level}-" if level else ""
            return f"{kind}Technologie", f"{kind}Technologien"
        case g.Cards(kind=kind_of_card):
            noun = NOUNS[t.DECKS[kind_of_card] + " card"]
            return f"eigener {noun.one(LANG)}", f"eigenen {noun.many(LANG)}"
    raise ValueError(effect)


def phrase(effect: Verb) -> Phrase:
    """An effect tree read aloud."""
    match effect:
        case All(steps=steps):
            return all_of([phrase(step) for step in steps], LANG)
        case OneOf(choices=choices):
            return one_of([phrase(choice) for choice in choices], LANG)
        case May(cost=cost, benefit=benefit):
            return Phrase(f"wenn du magst: {phrase(cost).text}; dafür {phrase(benefit).text}")
        case g.Goal():
            return Phrase(goal(effect))
        case b.PerBadge(badges=mask, part=part):
            return Phrase(f"pro dafür verbrauchtem {badges(mask)}: {phrase(part).text}")
    return Phrase(plain(effect))


def plain(effect: Verb) -> str:
    """A single verb."""
    match effect:
        case e.Gain(resource=resource, n=n):
            return f"erhalte {count(n, NOUNS[t.RESOURCES[resource]], LANG)}"
        case e.GainAny(n=n):
            return f"erhalte {count(n, NOUNS['standard resource'], LANG)} deiner Wahl"
        case e.Raise(resource=resource, n=n):
            return f"erhöhe deine {LINE_WORDS[resource]}-Ertragslinie um {n}"
        case e.RaiseAny(n=n):
            return f"erhöhe {n}x 1 Standard-Ertragslinie"
        case b.Tile(badge=badge, n=n):
            return f"erhalte {n} {BADGE_WORDS[badge]}-Abzeichen-Plättchen"
        case b.TileOf(badges=mask):
            ending = " deiner Wahl" if mask == t.ANY_BADGE else ""
            return f"erhalte 1 {badges(mask)}-Plättchen{ending}"
        case b.Ready(n=n):
            return f"reaktiviere bis zu {n} verbrauchte Abzeichen-Plättchen"
        case p.Points(n=n):
            return f"erhalte {count(n, NOUNS['point'], LANG)}"
        case p.Medal():
            return "nimm dir den Startorden"
        case e.Spend(resource=resource, n=n):
            return f"verbrauche {count(n, NOUNS[t.RESOURCES[resource]], LANG)}"
        case c.Remove():
            return "entferne 1 deiner Karten aus dem Spiel"
        case w.Work(project=project, n=n):
            return f"arbeite {times(n)} {ON_PROJECT[project]}"
        case w.WorkAny(n=n):
            return f"arbeite {times(n)} an einem Projekt deiner Wahl"
        case r.Research(n=n):
            return f"forsche {times(n)}"
        case r.ScienceResearch(n=n):
            return f"forsche {times(n)} (Wissenschafts-Abzeichen darfst du wie Wissen verbrauchen)"
        case r.Develop(category=category, n=n):
            if category == t.BASIC:
                return f"erhalte gratis {count(n, NOUNS['basic'], LANG)} deiner Wahl"
            return f"erhalte gratis {n} Stufe-{category}-{NOUNS['technology'].object(LANG, n)} deiner Wahl"
        case c.Buy(n=n):
            return "kaufe 1 Karte" if n == 1 else f"kaufe bis zu {n} Karten"
        case c.TakeCard():
            return "nimm dir gratis 1 Karte aus der Auslage"
        case l.Ferry():
            return "bewege gratis 1 Raumfähre in die andere Ankunftszone"
        case l.Recall():
            return "stelle 1 deiner Raumfähren von ihrem Aktionsfeld zurück in die Ankunftszone dieser Welt"
        case p.Perk(perk=perk):
            return PERKS[perk]
        case p.PointsWhen(condition=mask, points=points):
            won = count(points, NOUNS["point"], LANG)
            return f"erhalte {won} in jedem Zug, in dem du {condition(mask)} hast"
    raise ValueError(effect)


def playable(mask: int) -> str:
    return f"Spielbar, wenn du in diesem Zug {condition(mask)} hast."


SENTENCES: Table = {
    "option_land": "setze auf {name} ein: {rules}",
    "option_shuttle_planet": "Express-Shuttle: vom Mond zum Planeten",
    "option_shuttle_moon": "Express-Shuttle: vom Planeten zum Mond",
    "option_play": "spiele {name}: {rules}",
    "option_spend": "wirf {name} für die Abzeichen ab",
    "option_badge": "{name}-Abzeichen-Plättchen",
    "option_work_cost": "arbeite {on} (Kosten: {cost})",
    "option_take": "{name}",
    "option_raise": "erhöhe die Ertragslinie: {name}",
    "option_ingenuity": "verbrauche {n} Genialität",
    "option_develop": "{name} ({cost} Wissen): {rules}",
    "option_develop_free": "{name}: {rules}",
    "option_buy": "kaufe {name} ({cost}): {rules}",
    "option_take_card": "nimm {name}: {rules}",
    "option_remove": "entferne {name}",
    "option_keep": "behalte {name}: {rules}",
    "option_card": "{name}",
    "option_recall": "hole die Raumfähre von {name}",
    "option_cube": "{name}würfel",
    "option_structure": "{name}",
    "option_directive": "Direktive {name}",
    "option_yes": "ja",
    "option_no": "nein",
    "pass_Turn": "passe für diese Runde",
    "pass_LandAfter": "nicht einsetzen",
    "pass_LastCall": "beende den Zug",
    "pass_Purse": "keine weiteren Abzeichen",
    "pass_PayScience": "bezahle den Rest mit Wissen",
    "pass_ReadyTiles": "keine weiteren Plättchen",
    "pass_WorkOn": "höre auf zu arbeiten",
    "pass_DoResearch": "forsche nicht weiter",
    "pass_BuyCard": "keine weiteren Karten",
    "pass_TakeFerry": "bleibe",
    "pass_RecallLander": "nichts zurückholen",
    "pass_TakeResources": "nimm diese",
    "pass_Keep": "behalte diese",
    "pass_PayAny": "bezahle damit",
    "ask_Turn": (
        "Dein Zug: Raumfähre einsetzen, Express-Shuttle, Aktionskarte spielen (1 Energie) oder passen."
    ),
    "ask_LandAfter": "Du darfst die gerade bewegte Raumfähre einsetzen.",
    "ask_LastCall": "Spiele Reaktionskarten, deren Bedingung erfüllt ist, oder beende den Zug.",
    "ask_Overtime": (
        "Überstunden: Bewege deine Raumfähre von Vorbild-Funktion auf ein anderes Aktionsfeld des Mondes."
    ),
    "ask_Pay": "Bezahle {n} {name}: Wie viel Genialität setzt du stattdessen ein?",
    "ask_Purse": "{rules} Welche Abzeichen verbrauchst du?",
    "ask_TakeResources": "Wähle Standardressourcen: {n}.",
    "ask_RaiseLines": "Erhöhe Standard-Ertragslinien, insgesamt {n}x.",
    "ask_PickTile": "Wähle ein Abzeichen-Plättchen.",
    "ask_ReadyTiles": "Welche verbrauchten Abzeichen-Plättchen werden aktiv? Bis zu {n}.",
    "ask_WorkOn": "Noch einmal arbeiten? Noch {n}x; die Belohnung folgt am Ende.",
    "ask_DoResearch": "Wähle eine Entwicklung (noch {n}).",
    "ask_PayScience": "Bezahle {n} Wissen: Wissenschafts-Abzeichen zählen mit.",
    "ask_BuyCard": "Wähle eine offene Karte (noch {n}); sie ist in diesem Zug nicht nutzbar.",
    "ask_RemoveCard": "Welche Karte verlässt das Spiel?",
    "ask_TakeFerry": "Ein Freiflug für eine Raumfähre.",
    "ask_RecallLander": "Welche Raumfähre kehrt in ihre Ankunftszone zurück?",
    "ask_PayAny": "Bezahle das Express-Shuttle mit einer Ressource.",
    "ask_Keep": "Behalte eine Spezies; die andere kommt unter den Stapel.",
    "ask_ChooseOne": "Wähle eins.",
    "ask_ChooseMay": "{rules} Möchtest du das?",
    "ask_Deal": "Welche Karte wird ausgeteilt?",
    "ask_DrawCard": "Welche Karte wird aufgedeckt?",
    "ask_DrawStructure": "Welches Bauwerk wird gezogen?",
    "ask_DrawCube": "Welcher Würfel wird gezogen?",
    "ask_DrawDirective": "Welcher Direktive folgt die Konkurrenz?",
    "why_no_lander_planet": "Du hast keine Raumfähre in der Ankunftszone des Planeten.",
    "why_no_lander_moon": "Du hast keine Raumfähre in der Ankunftszone des Mondes.",
    "why_busy": "An diesem Ort steht schon eine Raumfähre.",
    "why_taken": "Auf diesem Feld steht schon eine Raumfähre.",
    "why_energy": "Das kostet 1 Energie, und du hast keine.",
    "why_reaction": "Eine Reaktionskarte spielst du, wenn in deinem Zug geschehen ist, was sie zeigt.",
    "why_species": "Spezieskarten werden nicht gespielt, sie zählen am Ende.",
    "why_through": (
        "Nicht von selbst: Ein Feld oder eine Karte führt dorthin. Setze zuerst ein oder spiele eine Karte."
    ),
    "why_other_project": "Dieser Effekt gilt für ein anderes Projekt.",
    "why_end_of_track": "Deine Scheibe ist am Ende dieser Leiste.",
    "why_price": "Das kostet {cost} {resource}; du hast {have}.",
    "why_developed": "Diese Technologie hast du schon entwickelt.",
    "log_land": "setzt auf {name} ein",
    "log_shuttle_planet": "fliegt zum Planeten",
    "log_shuttle_moon": "fliegt zum Mond",
    "log_play": "spielt {name}",
    "log_spend": "verbraucht Abzeichen: {things}",
    "log_pick_tile": "erhält ein {name}-Abzeichen-Plättchen",
    "log_ready": "reaktiviert Abzeichen-Plättchen: {things}",
    "log_work": "arbeitet {on}",
    "log_take": "erhält {things}",
    "log_pay_any": "bezahlt 1 {name}",
    "log_raise": "erhöht Ertragslinien: {things}",
    "log_ingenuity": "setzt {n} Genialität ein",
    "log_develop": "entwickelt {name}",
    "log_buy": "nimmt {name} aus der Auslage",
    "log_remove": "entfernt {name} aus dem Spiel",
    "log_keep": "behält {name}",
    "log_keep_hidden": "behält eine Spezies",
    "log_recall": "holt die Raumfähre von {name} zurück",
    "log_pass_turn": "passt",
    "log_deal": "teilt dir {name} aus",
    "log_deal_hidden": "teilt eine Karte aus",
    "log_draw": "deckt {name} auf",
    "log_structure": "errichtet {name}",
    "log_cube": "zieht 1 {name}würfel",
    "log_directive": "gibt der Konkurrenz die Direktive {name}",
    "log_round": "beginnt Runde {n}",
    "log_lead": "erhält den Führungsbonus {n}: {name}",
    "log_removal": "entfernt das oberste Belohnungs-Plättchen: {name}",
    "log_asteroid": "bewegt den Asteroiden auf Feld {n}",
    "log_day_x": "bringt Tag X: {name}",
    "log_cracks": "zählt {n} Risse im Asteroiden",
    "log_rescue": "macht zum Rettungsprojekt: {name}",
    "log_rival": "lässt die Konkurrenz {n}x {on} arbeiten",
    "way_asteroid": "der Asteroid ist da",
    "way_track": "ein Projekt ist vollendet",
    "way_stack": "das letzte Gefahrenstufe-Plättchen ist weg",
    "end_end": "Tag X kam, denn {way}; das Rettungsprojekt: {name}.",
    "end_asteroid": "der Asteroid war da",
    "end_track": "ein Projekt war vollendet",
    "end_stack": "die Gefahrenstufe-Plättchen waren verbraucht",
    "cube_laser": "Laser",
    "cube_shield": "Schild",
    "cube_evacuation": "Evakuierungs",
    "cube_asteroid": "Asteroiden",
    "source_score_track": "Punkteleiste",
    "source_laser": "Laser",
    "source_shield": "Schild",
    "source_evacuation": "Evakuierung",
    "source_species": "Spezies",
    "label_badges": "Abzeichen",
    "label_departure": "Abflug-Aktionsfeld.",
    "label_stay": "Bleibe-Aktionsfeld.",
    "label_wait": "Warte-Aktionsfeld.",
    "label_unrestricted": "Unbeschränkt.",
    "label_basic": "Grundlage, {n} Wissen.",
    "label_level_1": "Stufe 1, {n} Wissen.",
    "label_level_2": "Stufe 2, {n} Wissen.",
    "label_newest": "das neueste Bauwerk",
    "label_oldest": "das älteste Bauwerk",
    "label_at_best": "der Arbeitsort deines besten Projekts",
    "label_at_worst": "der Arbeitsort deines schlechtesten Projekts",
    "label_at_role_model": "Vorbild-Funktion",
    "label_at_station": "Feldstation",
    "label_on_best": "deinem besten Projekt",
    "label_on_worst": "deinem schlechtesten Projekt",
    "label_on_own_best": "ihrem eigenen besten Projekt",
    "label_on_own_worst": "ihrem eigenen schlechtesten Projekt",
    "label_directive": "Landet: {place}. Arbeitet {n}x an {aim}. Punkte: {points}.",
    "table_head": "Runde {round} · Gefahrenstufe {danger} · Startorden: {medal}",
    "table_asteroid": "Asteroid",
    "table_bag": "Beutel",
    "table_reward": "Belohnung",
    "table_planet": "Planet Alarria",
    "table_moon": "Mond Fortuna",
    "table_seat": "Platz {n}",
    "table_you": "du",
    "table_rival": "Konkurrenz",
    "table_neutral": "neutral",
    "table_points": "{n} Punkte",
    "table_passed": "gepasst",
    "table_landers": "Raumfähren: Planet {planet}, Mond {moon}",
    "table_yield": "Vorrat/Ertrag",
    "table_badges": "Abzeichen",
    "table_technologies": "Technologien",
    "table_hand": "Hand",
    "table_hidden": "{n} verdeckt",
    "table_discard": "Ablagestapel",
    "table_rescue": "Das Rettungsprojekt: {name}.",
    "table_turns": "noch {n} Züge",
    "table_lead": "Führung",
    "why_not_built": "Dieses Bauwerk steht noch nicht auf dem Mond.",
    "why_fare": "Der Flug kostet 1 Ressource, und du hast keine.",
    "why_other_category": "Dieser Effekt schenkt eine Entwicklung einer anderen Kategorie.",
    "why_other_badge": "Dieser Effekt nimmt andere Abzeichen.",
    "why_no_tile": "Du hast kein aktives Abzeichen-Plättchen dieses Typs.",
    "why_no_badge": "Diese Karte zeigt kein Abzeichen, das hier zählt.",
    "why_badges_enough": "Die gewählten Abzeichen reichen schon.",
    "why_pay_low": "Du hast nur {have} {resource}: Genialität muss den Rest ersetzen.",
    "why_pay_high": "Das ist mehr Genialität, als du hast oder brauchst.",
    "why_standard_only": "Hier sind nur Standardressourcen wählbar.",
    "why_line_limit": "Diese Ertragslinie steht schon ganz oben.",
    "why_tiles_full": "Alle Plätze für diesen Typ sind belegt.",
    "why_no_spent": "Du hast kein verbrauchtes Plättchen dieses Typs.",
    "why_no_lander_there": "Dort steht keine deiner Raumfähren.",
    "why_leave_wait": "Die Raumfähre muss dieses Feld verlassen.",
    "why_none_left": "Davon hast du nichts.",
    "pass_PickTile": "kein Plättchen",
    "pass_RaiseLines": "erhöhe diese",
}
