"""The game in German: effects read aloud, and sentences by key."""

from typing import Any, Final

from planetb.games.how_to_save_a_world import terms as t
from planetb.kernel.effect import May
from planetb.text.grammar import inverted, join_or
from planetb.text.telling import Forms, Table, Voice

PERKS: Final[Table] = {
    t.SCIENCE_AS_ANY: "du darfst Wissenschafts-Abzeichen wie Abzeichen deiner Wahl verbrauchen",
    t.SHUTTLE_FOR_ANY: "du darfst das Express-Shuttle mit 1 Ressource deiner Wahl bezahlen",
    t.LAND_AFTER_SHUTTLE: "direkt nach dem Express-Shuttle darfst du die bewegte Raumfähre einsetzen",
    t.CHEAPER_RESEARCH: "jede Entwicklung kostet dich {n} Wissen weniger",
    t.CHEAPER_CARDS: "jede Karte, die du kaufst, kostet dich {n} {n|Ressource|Ressourcen} weniger",
    t.CHEAPER_WORK: "deine erste Arbeit in jedem Zug kostet {n} {n|Ressource|Ressourcen} weniger",
}
EVENTS: Final[Table] = {
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
    "UsedShuttle": "das Express-Shuttle benutzt",
    "PlayedReaction": "eine Reaktionskarte gespielt",
    "Scored": "Punkte erhalten",
}
EACH: Final[dict[str, str]] = {  # what is multiplied, with what multiplies it inside the clause
    "Gain": "erhalte {each} {resource n:goods}",
    "GainAny": "erhalte {each} {n:count standard resource} deiner Wahl",
    "Points": "erhalte {each} {n:count point}",
    "Work": "du darfst {each} {n}x {project:project} arbeiten",
    "WorkAny": "du darfst {each} {n}x an einem Projekt deiner Wahl arbeiten",
    "Research": "du darfst {each} {n}x forschen",
    "Buy": "du darfst {each} {n:count card} kaufen",
}
COSTS: Final[dict[str, str]] = {  # what one may do to get something
    "Remove": "1 deiner Karten aus dem Spiel entfernen",
    "Spend": "{resource n:goods} verbrauchen",
    "SpendAny": "{n:count standard resource} deiner Wahl verbrauchen",
}


def _inside(voice: Voice, thing: Any) -> Voice:
    """The voice while it tells a thing inside the one that it tells."""
    return Voice(voice.lang, voice.nouns, voice.forms, (thing, *voice.around))


def per_badge(voice: Voice, effect: Any) -> str:
    return _multiplied(voice, effect.part, voice.fill("pro dafür verbrauchtem {badges:badges}"))


def per(voice: Voice, effect: Any) -> str:
    each = voice.fill("pro {goal:counted}")
    return _multiplied(voice, effect.part, f"{each}," if ", " in each else each)


def _multiplied(voice: Voice, part: Any, each: str) -> str:
    words = EACH.get(type(part).__name__, f"{each.removesuffix(',')}: {{part}}")
    return _inside(voice, part).fill(words.replace("{each}", each))


def may(voice: Voice, effect: May[Any]) -> str:
    words = COSTS.get(type(effect.cost).__name__)
    if words is None:
        return voice.fill("wenn du magst: {cost}; dafür {benefit}")
    benefit = inverted(voice.say("verbs", effect.benefit), "de")
    return f"du darfst {_inside(voice, effect.cost).fill(words)}; wenn du das tust, {benefit}"


VERBS: Final[Table] = {
    "May": may,
    "PerBadge": per_badge,
    "Per": per,
    "Gain": "erhalte [{resource n:goods}]",
    "GainAny": "erhalte [{n:count standard resource} deiner Wahl]",
    "Raise": "erhöhe [deine {resource:lines}-Ertragslinie um {n}]",
    "RaiseAny": "erhöhe {n|1 Standard-Ertragslinie deiner Wahl um 1|"
    "Standard-Ertragslinien deiner Wahl um insgesamt {n} (eine oder mehrere)}",
    "Tile": "erhalte [{n} {badge:badge}-Abzeichen-Plättchen]",
    "TileOf": "erhalte [1 {badges:badges}-Plättchen{badges:of_choice}]",
    "Ready": "{n|du darfst 1 verbrauchtes Abzeichen-Plättchen reaktivieren|"
    "reaktiviere bis zu {n} verbrauchte Abzeichen-Plättchen}",
    "Points": "erhalte [{n:count point}]",
    "Medal": "nimm dir den Startorden",
    "Spend": "verbrauche {resource n:goods}",
    "SpendAny": "verbrauche {n:count standard resource} deiner Wahl",
    "Restock": "{n|du darfst 1 Ressource deiner Wahl bis zu ihrer Ertragslinie hochschieben|"
    "schiebe bis zu {n} Ressourcen deiner Wahl bis zu ihren Ertragslinien hoch}",
    "Lobby": "wirf {n} Projektwürfel deiner Wahl in den Beutel",
    "Remove": "entferne 1 deiner Karten aus dem Spiel",
    "Work": "du darfst {n|1x|bis zu {n}x} {project:project} arbeiten",
    "WorkAny": "du darfst {n|1x an einem Projekt|bis zu {n}x an Projekten} deiner Wahl arbeiten",
    "Research": "du darfst {n|1x|bis zu {n}x} forschen",
    "ScienceResearch": "du darfst {n|1x|bis zu {n}x} forschen und dabei Wissenschafts-Abzeichen wie Wissen "
    "verbrauchen",
    "Develop": "du darfst [{n||bis zu }{category?{n} Stufe-{category}-{n:object technology}|"
    "{n:count basic}}] deiner Wahl entwickeln, ohne die Kosten zu bezahlen",
    "Buy": "du darfst {n||bis zu }{n:count card} kaufen",
    "TakeCard": "du darfst dir gratis 1 Karte aus der Auslage nehmen",
    "Ferry": "du darfst 1 deiner Raumfähren gratis in die andere Ankunftszone bewegen",
    "Recall": "du darfst 1 deiner Raumfähren von ihrem Aktionsfeld in die Ankunftszone dieser Welt "
    "zurückstellen",
    "Perk": "{perk:perks}",
    "PointsWhen": "erhalte {points:count point} in jedem Zug, in dem du {event:events} hast",
}
BADGE_NAMES: Final[Table] = ("Planet", "Wissenschaft", "Mond")
BADGES: Final[tuple[str, ...]] = ("Planeten", "Wissenschafts", "Mond")
PROJECTS: Final[Table] = ("am Laser", "am Schild", "an der Evakuierung")
LINES: Final[Table] = ("Energie", "Wissens", "Mineralien", "Biomasse", "Genialitäts")
LEFT: Final[Table] = (
    "übriger Energie",
    "übrigem Wissen",
    "übrigen Mineralien",
    "übriger Biomasse",
    "übriger Genialität",
)
GOALS: Final[Table] = (
    "Punkte nach {self 2:counted}: {steps:scale} Punkte",
    "1 Punkt pro {self:counted}, höchstens {steps:last} Punkte",
    "{steps:last} Punkte, wenn {self:counted}",
)
COUNTED: Final[Table] = {
    "BadgeTiles": (
        "eigenem {badge:badge}-Abzeichen-Plättchen",
        "der Anzahl deiner {badge:badge}-Abzeichen-Plättchen",
    ),
    "AllTiles": ("eigenem Abzeichen-Plättchen", "der Anzahl deiner Abzeichen-Plättchen"),
    "TileSets": (
        "eigenem Satz aus 3 verschiedenen Abzeichen-Plättchen",
        "der Anzahl deiner Sätze aus 3 verschiedenen Abzeichen-Plättchen",
    ),
    "LinesUpTo": (
        "Ressource, deren Ertragslinie höchstens auf {line} steht",
        "der Anzahl der Ressourcen, deren Ertragslinie höchstens auf {line} steht",
    ),
    "LinesFrom": (
        "Ressource, deren Ertragslinie mindestens auf {line} steht",
        "der Anzahl der Ressourcen, deren Ertragslinie mindestens auf {line} steht",
    ),
    "AllLines": ("Feld deiner Ertragslinien", "der Summe aller deiner Ertragslinien"),
    "BestLine": ("Feld deiner höchsten Ertragslinie", "dem Stand deiner höchsten Ertragslinie"),
    "AllLeft": ("übriger Ressource", "allen übrigen Ressourcen zusammen"),
    "KindsLeft": (
        "Ressource, von der du mindestens {least} übrig hast",
        "der Anzahl der Ressourcen, von denen du mindestens {least} übrig hast",
    ),
    "Left": ("{resource:left}", "{resource:left}"),
    "Worked": (
        "Feld, das du {project:project} erreicht hast",
        "dem Feld, das du {project:project} erreicht hast",
    ),
    "WorstProject": (
        "Feld, das du bei deinem schlechtesten Projekt erreicht hast",
        "dem Feld, das du bei deinem schlechtesten Projekt erreicht hast",
    ),
    "BestProject": (
        "Feld, das du bei deinem besten Projekt erreicht hast",
        "dem Feld, das du bei deinem besten Projekt erreicht hast",
    ),
    "DoomedProjects": (
        "Feld, das du bei den 2 Projekten außer dem Rettungsprojekt erreicht hast",
        "allen Feldern, die du bei den 2 Projekten außer dem Rettungsprojekt erreicht hast, zusammen",
    ),
    "RescueProject": (
        "Feld, das du beim Rettungsprojekt erreicht hast",
        "dem Feld, das du beim Rettungsprojekt erreicht hast",
    ),
    "SecondPlaces": (
        "Projekt, bei dem du auf Platz 2 bist (neutrale Scheiben zählen mit)",
        "der Anzahl der Projekte, bei denen du auf Platz 2 bist (neutrale Scheiben zählen mit)",
    ),
    "HoldsMedal": "du den Startorden hast",
    "LandersOn": (
        "eigener Raumfähre auf dem {world:worlds}",
        "der Anzahl deiner Raumfähren auf dem {world:worlds}",
    ),
    "EarlyPoints": ("vor Tag X erhaltenem Punkt", "den Punkten, die du vor Tag X erhalten hast"),
    "Structures": ("Bauwerk auf dem Mond", "der Anzahl der Bauwerke auf dem Mond"),
    "AllCards": ("eigener Karte", "der Anzahl deiner Karten"),
    "FirstPlaces": (
        "Projekt, bei dem du auf Platz 1 bist (neutrale Scheiben zählen mit)",
        "der Anzahl der Projekte, bei denen du auf Platz 1 bist (neutrale Scheiben zählen mit)",
    ),
    "Technologies": (
        "eigener {level?Stufe-{level}-}Technologie",
        "der Anzahl deiner {level?Stufe-{level}-}Technologien",
    ),
    "Cards": ("eigener {kind:deck}", "der Anzahl deiner {kind:decks}"),
}


def badges(voice: Voice, mask: int) -> str:
    if mask == t.ANY_BADGE:
        return "Abzeichen"
    kinds = [BADGES[i] for i in range(3) if mask >> i & 1]
    return join_or([f"{kind}-" for kind in kinds[:-1]] + [f"{kinds[-1]}-Abzeichen"], "de")


def of_choice(voice: Voice, mask: int) -> str:
    return " deiner Wahl" if mask == t.ANY_BADGE else ""


DECK: Final[Table] = ("Aktionskarte", "Reaktionskarte", "Spezieskarte")
DECKS: Final[Table] = ("Aktionskarten", "Reaktionskarten", "Spezieskarten")
FORMS: Final[Forms] = {
    "verbs": VERBS,
    "perks": PERKS,
    "events": EVENTS,
    "badge": BADGES,
    "badge_names": BADGE_NAMES,
    "project": PROJECTS,
    "goals": GOALS,
    "worlds": ("Planeten", "Mond"),
    "counted": COUNTED,
    "badges": badges,
    "of_choice": of_choice,
    "lines": LINES,
    "deck": DECK,
    "decks": DECKS,
    "left": LEFT,
}


SENTENCES: Final[dict[str, str]] = {
    "playable": "Spielbar, wenn du in diesem Zug {event} hast.",
    "option_land": "setze auf „{name}“ ein – {rules}",
    "option_shuttle_planet": "Express-Shuttle: vom Mond zum Planeten",
    "option_shuttle_moon": "Express-Shuttle: vom Planeten zum Mond",
    "option_play": "spiele „{name}“ – {rules}",
    "option_spend": "„{name}“: {badges}",
    "option_badge": "{name}-Abzeichen-Plättchen",
    "option_work_cost": "arbeite {on} für {cost}",
    "option_take": "{name}",
    "option_raise": "erhöhe deine {the_line}-Ertragslinie",
    "option_ingenuity": "verbrauche {n} Genialität",
    "option_ingenuity_none": "verbrauche keine Genialität",
    "option_develop": "„{name}“ ({cost} Wissen) – {rules}",
    "option_develop_free": "„{name}“ – {rules}",
    "option_buy": "kaufe „{name}“ ({cost}) – {rules}",
    "option_take_card": "nimm „{name}“ – {rules}",
    "option_remove": "entferne „{name}“",
    "option_keep": "behalte „{name}“ – {rules}",
    "option_card": "„{name}“",
    "option_recall": "stelle die Raumfähre von „{name}“ zurück",
    "option_cube": "{name}würfel",
    "option_cubes": "{name}würfel",
    "option_structure": "„{name}“",
    "option_directive": "Direktive „{name}“",
    "option_yes": "ja",
    "option_no": "nein",
    "option_ferry_planet": "Freiflug: vom Mond zum Planeten",
    "option_ferry_moon": "Freiflug: vom Planeten zum Mond",
    "once": "1x",
    "often": "{n}x",
    "pass_Turn": "passe für diese Runde",
    "pass_LandAfter": "setze sie nicht ein",
    "pass_LastCall": "beende den Zug",
    "pass_LobbyCubes": "wirf diese hinein",
    "pass_Purse": "verbrauche keine weiteren Abzeichen",
    "pass_PayScience": "bezahle den Rest mit Wissen",
    "pass_ReadyTiles": "reaktiviere keine weiteren Plättchen",
    "pass_WorkOn": "arbeite nicht weiter",
    "pass_WorkOn_first": "arbeite nicht",
    "pass_DoResearch": "mache keine weitere Entwicklung",
    "pass_BuyCard": "nimm keine weiteren Karten",
    "pass_BuyCard_free": "nimm keine Karte",
    "pass_TakeFerry": "lass die Raumfähren, wo sie sind",
    "pass_RecallLander": "stelle keine Raumfähre zurück",
    "pass_RestockGoods": "schiebe diese hoch",
    "pass_TakeResources": "nimm diese",
    "pass_Keep": "behalte diese",
    "pass_PayAny": "bezahle damit",
    "ask_Turn": "Dein Zug: Setze eine Raumfähre ein, nutze das Express-Shuttle, spiele eine Aktionskarte "
    "({action_fare} Energie) oder passe.",
    "ask_LandAfter": "Du darfst die gerade bewegte Raumfähre einsetzen.",
    "ask_LastCall": "Spiele Reaktionskarten, deren Bedingung erfüllt ist, oder beende den Zug.",
    "ask_LobbyCubes": "Welche Projektwürfel wirfst du in den Beutel? Insgesamt {n} Würfel.",
    "ask_Overtime": "Überstunden: Bewege deine Raumfähre von „Vorbild-Funktion“ auf ein anderes Aktionsfeld "
    "des Mondes.",
    "ask_Pay": "Bezahle {price}: Wie viel davon mit Genialität?",
    "ask_Purse": "{rules} Welche Abzeichen verbrauchst du?",
    "ask_TakeResources": "Wähle {things}.",
    "ask_RaiseLines": "Welche Standard-Ertragslinien erhöhst du? Insgesamt {steps}.",
    "ask_PickTile": "Welches Abzeichen-Plättchen erhältst du?",
    "ask_ReadyTiles": "Welche verbrauchten Abzeichen-Plättchen reaktivierst du? Höchstens {n} Plättchen.",
    "ask_WorkOn": "Arbeitest du? Höchstens {times}; die Belohnung folgt am Ende.",
    "ask_WorkOn_more": "Arbeitest du noch einmal? Höchstens {times}; die Belohnung folgt am Ende.",
    "ask_DoResearch": "Welche Entwicklung wählst du? Höchstens {n} {n|Entwicklung|Entwicklungen}.",
    "ask_PayScience": "Bezahle {n} Wissen. Welche Wissenschafts-Abzeichen verbrauchst du als je 1 Wissen?",
    "ask_BuyCard": "Welche offene Karte kaufst du? Höchstens {cards}; du kannst sie in diesem Zug nicht "
    "nutzen.",
    "ask_BuyCard_free": "Welche offene Karte nimmst du dir gratis? Du kannst sie in diesem Zug nicht nutzen.",
    "ask_RemoveCard": "Welche Karte verlässt das Spiel?",
    "ask_TakeFerry": "Welche Raumfähre fliegt gratis in die andere Ankunftszone?",
    "ask_RecallLander": "Welche Raumfähre kehrt in ihre Ankunftszone zurück?",
    "ask_RestockGoods": "Welche deiner Ressourcen schiebst du bis zu ihren Ertragslinien hoch? Höchstens "
    "{n} {n|Ressource|Ressourcen}.",
    "ask_PayAny": "Bezahle das Express-Shuttle mit einer Ressource.",
    "ask_Keep": "Behalte eine Spezieskarte; die andere kommt unter den Stapel.",
    "ask_ChooseOne": "Welchen Effekt wählst du?",
    "ask_ChooseMay": "{rules} Möchtest du das?",
    "ask_Deal": "Welche Karte wird ausgeteilt?",
    "ask_DrawCard": "Welche Karte wird aufgedeckt?",
    "ask_DrawStructure": "Welches Bauwerk wird gezogen?",
    "ask_DrawCube": "Welcher Würfel wird gezogen?",
    "ask_DrawDirective": "Welcher Direktive folgt die Konkurrenz?",
    "ask_SpendGoods": "Welche {things} verbrauchst du? Genialität zählt wie jede davon.",
    "why_no_lander_planet": "Du hast keine Raumfähre in der Ankunftszone des Planeten.",
    "why_no_lander_moon": "Du hast keine Raumfähre in der Ankunftszone des Mondes.",
    "why_busy": "An diesem Ort steht schon eine Raumfähre.",
    "why_taken": "Auf diesem Aktionsfeld steht schon eine Raumfähre.",
    "why_energy": "Das kostet {action_fare} Energie, und du hast zu wenig.",
    "why_shuttle": "Der Flug kostet {shuttle_fare} Energie, und du hast zu wenig.",
    "why_reaction": "Eine Reaktionskarte spielst du, wenn ihre Bedingung in deinem Zug erfüllt wurde.",
    "why_species": "Spezieskarten werden nicht gespielt, sie zählen am Ende.",
    "why_through": "Nicht von selbst: Ein Feld oder eine Karte führt dorthin. Setze zuerst ein oder spiele "
    "eine Karte.",
    "why_other_project": "Dieser Effekt gilt für ein anderes Projekt.",
    "why_end_of_track": "Deine Scheibe ist am Ende dieser Leiste.",
    "why_price": "Das kostet {price}; du hast {have}.",
    "why_developed": "Diese Technologie hast du schon entwickelt.",
    "log_land": "setzt eine Raumfähre auf „{name}“ ein",
    "log_shuttle_planet": "fliegt mit dem Express-Shuttle zum Planeten",
    "log_shuttle_moon": "fliegt mit dem Express-Shuttle zum Mond",
    "log_play": "spielt „{name}“",
    "log_spend": "verbraucht {things}",
    "log_spend_goods": "verbraucht {things}",
    "log_pick_tile": "erhält {n} {name}-Abzeichen-Plättchen",
    "log_ready": "reaktiviert {things}",
    "log_work": "arbeitet {on} für {cost} und erreicht Feld {n}",
    "log_work_free": "arbeitet {on} ohne Kosten und erreicht Feld {n}",
    "log_take": "erhält {things}",
    "log_yield": "erhält durch Ertragslinien {things}",
    "log_take_card": "nimmt sich gratis „{name}“ aus der Auslage",
    "log_technologies": "erhält {points} durch Technologien",
    "log_pay_any": "bezahlt das Express-Shuttle mit {price}",
    "log_raise": "erhöht {several?Ertragslinien|eine Ertragslinie}: {things}",
    "log_ingenuity": "bezahlt mit {n} Genialität",
    "log_develop": "entwickelt „{name}“ für {cost}",
    "log_develop_free": "entwickelt „{name}“ kostenlos",
    "log_buy": "kauft „{name}“ für {cost}",
    "log_remove": "entfernt „{name}“ aus dem Spiel",
    "log_keep": "behält die Spezieskarte „{name}“",
    "log_keep_hidden": "behält eine Spezieskarte",
    "log_recall": "stellt die Raumfähre von „{name}“ in ihre Ankunftszone zurück",
    "log_pass_turn": "passt",
    "log_points": "erhält {points}",
    "log_deal": "bekommt „{name}“ ausgeteilt",
    "log_deal_hidden": "bekommt eine Karte ausgeteilt",
    "log_declined": "verzichtet auf „{text}“",
    "log_draw": "„{name}“ kommt in die Auslage",
    "log_structure": "„{name}“ wird auf dem Mond errichtet",
    "log_cube": "1 {name}würfel wird gezogen",
    "log_directive": "Die Konkurrenz folgt der Direktive „{name}“: {text}",
    "log_round": "Runde {n} beginnt",
    "log_lead": "erhält {points} als Führungsbonus {on}",
    "log_lobby": "wirft {things} in den Beutel",
    "log_removal": "erreicht {on} zuerst das Entfernen-Symbol: Das oberste Belohnungs-Plättchen kommt "
    "aus dem Spiel",
    "log_asteroid": "Der Asteroid rückt auf Feld {n} vor",
    "log_day_x": "Tag X ist gekommen: {name}",
    "log_cracks": "Der Laser verursacht Risse im Asteroiden: {cubes} kommen auf den Schild",
    "log_crack": "Der Laser verursacht Risse im Asteroiden: {cubes} kommt auf den Schild",
    "log_chosen": "wählt „{text}“",
    "log_rescue": "{the} wird zum Rettungsprojekt",
    "log_restock": "schiebt {things} bis zur Ertragslinie hoch",
    "log_reward": "erhält die Belohnung {of}",
    "log_rival_lands": "Die Konkurrenz landet auf „{name}“",
    "log_rival_points": "Die Konkurrenz erhält {points}",
    "log_rival_place": "Die Konkurrenz erhält {points} für Rang {place} {on}",
    "log_place": "erhält {points} für Rang {place} {on}",
    "log_species": "erhält {points} durch Spezieskarten",
    "log_rival": "Die Konkurrenz arbeitet {times} {on}",
    "log_ferry_planet": "bewegt eine Raumfähre gratis zum Planeten",
    "log_ferry_moon": "bewegt eine Raumfähre gratis zum Mond",
    "log_no_work": "arbeitet an keinem Projekt",
    "log_no_card": "nimmt keine Karte",
    "log_no_cracks": "Der Laser verursacht keine Risse im Asteroiden",
    "log_no_development": "entwickelt nichts",
    "log_no_ferry": "bewegt keine Raumfähre",
    "log_no_landing": "landet nicht noch einmal",
    "log_ready_nothing": "reaktiviert nichts",
    "log_restock_nothing": "schiebt nichts bis zur Ertragslinie hoch",
    "log_no_recall": "stellt keine Raumfähre zurück",
    "log_medal": "nimmt sich den Startorden",
    "way_asteroid": "Der Asteroid ist da",
    "way_track": "Ein Projekt ist vollendet",
    "way_stack": "Das letzte Gefahrenstufe-Plättchen ist weg",
    "end_end": "Tag X kam, denn {way}; {the} war das Rettungsprojekt.",
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
    "icon_cubes": "Würfel",
    "icon_structure_a": "Bauwerk A",
    "icon_structure_b": "Bauwerk B",
    "icon_refresh": "Auffrischen",
    "icon_none": "nichts",
    "label_badge": "{n||{n}x }{name}",
    "label_badges": "Abzeichen: {badges}.",
    "label_departure": "Abflug: Die Raumfähre startet nächste Runde von der anderen Welt.",
    "label_stay": "Bleiben: Die Raumfähre startet nächste Runde von dieser Welt.",
    "label_scores": " Erhält {points}.",
    "label_wait": "Warten: Die Raumfähre macht den letzten Zug der Runde.",
    "label_unrestricted": "Immer offen.",
    "label_basic": "Grundlage, {n} Wissen.",
    "label_level_1": "Stufe 1, {n} Wissen.",
    "label_level_2": "Stufe 2, {n} Wissen.",
    "label_newest": "am neuesten Bauwerk",
    "label_oldest": "am ältesten Bauwerk",
    "label_at_best": "am Arbeitsort deines besten Projekts",
    "label_at_worst": "am Arbeitsort deines schlechtesten Projekts",
    "label_at_role_model": "bei „Vorbild-Funktion“",
    "label_at_station": "bei „Feldstation“",
    "label_on_best": "an deinem besten Projekt",
    "label_on_worst": "an deinem schlechtesten Projekt",
    "label_on_own_best": "an ihrem eigenen besten Projekt",
    "label_on_own_worst": "an ihrem eigenen schlechtesten Projekt",
    "label_directive": "Landet {place}. Arbeitet {times} {aim}.{points}",
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
    "table_passed": "gepasst",
    "table_landers": "Raumfähren: Planet {planet}, Mond {moon}",
    "table_yield": "Vorrat/Ertrag",
    "table_badges": "Abzeichen",
    "table_technologies": "Technologien",
    "table_hand": "Hand",
    "table_hidden": "{n} verdeckt",
    "table_discard": "Ablagestapel",
    "table_rescue": "{the} ist das Rettungsprojekt.",
    "table_turns": "noch {turns}",
    "table_lead": "Führung",
    "twice": "2x",
    "why_not_built": "Dieses Bauwerk steht noch nicht auf dem Mond.",
    "why_fare": "Der Flug kostet 1 Ressource, und du hast keine.",
    "why_other_category": "Dieser Effekt erlaubt eine Entwicklung einer anderen Kategorie.",
    "why_other_badge": "Dieser Effekt verlangt andere Abzeichen.",
    "why_no_tile": "Du hast kein aktives Abzeichen-Plättchen dieses Typs.",
    "why_no_badge": "Diese Karte zeigt kein Abzeichen, das hier zählt.",
    "why_badges_enough": "Die gewählten Abzeichen reichen schon.",
    "why_pay_low": "Du hast nur {have_price}: Den Rest musst du mit Genialität bezahlen.",
    "why_pay_high": "Das ist mehr Genialität, als du hast oder brauchst.",
    "why_standard_only": "Hier sind nur Standardressourcen wählbar.",
    "why_line_limit": "Diese Ertragslinie steht schon ganz oben.",
    "why_no_spent": "Du hast kein verbrauchtes Abzeichen-Plättchen dieses Typs.",
    "why_no_lander_there": "Dort steht keine deiner Raumfähren.",
    "why_leave_wait": "Die Raumfähre muss dieses Aktionsfeld verlassen.",
    "why_none_left": "Davon hast du nichts.",
    "why_at_line": "Diese Ressource liegt nicht unter ihrer Ertragslinie.",
    "pass_RaiseLines": "erhöhe diese",
    "pass_SpendGoods": "verbrauche diese",
    "badge_tiles": "{n} {name}-Abzeichen-Plättchen",
    "badge_tile": "1 {name}-Abzeichen-Plättchen",
    "number_costs": "Kosten der Felder 1 bis 13, in der Ressource der Leiste: {values}.",
    "number_compensation": "Die zweite Person erhält 1 {first}, die dritte außerdem 1 {second}, die vierte "
    "außerdem 1 {third}.",
    "number_leads": "{values}.",
    "number_lead": "{points} auf Feld {space}",
    "number_limits": "Höchstens {resource} von einer Ressource, Ertragslinien bis {line}, {tiles} "
    "{tiles|Platz|Plätze} für Abzeichen-Plättchen jedes Typs, {row} offene {row|Karte|Karten} jeder Art.",
    "number_landers": "{planet} auf dem Planeten und {moon} auf dem Mond.",
    "number_spaces": "Auf den Feldern {values}.",
    "number_space": "{n}: {icons}",
    "number_start_space": "START: {icons}",
    "number_sites": "{n} {n|Bauplatz|Bauplätze} auf dem Mond.",
    "number_supply": "{values}.",
    "number_shots": "{n} Würfel für den Laser und, wenn er zu schwach ist, {n} Würfel für den Schild.",
    "number_progress": "Laser {laser}, Schild {shield} und Evakuierung {evacuation} Felder; das letzte ist "
    "Tag X.",
    "number_places": "Platz 1: {first} {first|Punkt|Punkte}, Platz 2: {second} {second|Punkt|Punkte}, Platz "
    "3: {third} {third|Punkt|Punkte}.",
    "number_targets": "Die Würfel der Bruchfelder kommen der Reihe nach auf die Schildfelder {values}.",
    "number_turns": "{n} {n|Zug|Züge} in jeder Runde.",
    "number_black": "{n} {n|schwarzer|schwarze} Würfel für jede Person: zu Beginn im Beutel und erneut für "
    "jedes Würfelsymbol der Asteroidenleiste.",
    "number_technology": "{n} Technologie-Würfel für jede Person.",
    "number_asteroid": "{values}.",
    "number_day_x": "{n}: Tag X",
    "number_danger": "Gefahrenstufen, vom obersten Plättchen an: {values}.",
    "number_fares": "{shuttle} Energie für das Express-Shuttle, {action} Energie für eine Aktionskarte.",
    "number_head_start": "{normal} {normal|Punkt|Punkte}, im leichten Spiel {easy}, im schweren {hard}.",
    "number_fallback": "Wo die Direktive nicht befolgt werden kann, in dieser Reihenfolge: {values}.",
}
