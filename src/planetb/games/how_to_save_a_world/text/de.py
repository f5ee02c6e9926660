"""Effects in German."""

from planetb.games.how_to_save_a_world import effects as e
from planetb.games.how_to_save_a_world import goals as g
from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.kinds import Verb
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.kernel.effect import All, May, OneOf
from planetb.text.grammar import Phrase, all_of, count, join_or, one_of

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
CONDITIONS: list[tuple[int, str]] = [
    (t.GAINED_STANDARD, "eine Standardressource erhalten"),
    (t.GAINED << t.INGENUITY, "Genialität erhalten"),
    (t.RAISED_STANDARD, "eine Standard-Ertragslinie erhöht"),
    (t.GAINED_TILE, "ein Abzeichen-Plättchen erhalten"),
    (t.WORKED_ANY, "an einem Projekt gearbeitet"),
    (t.WORKED << t.LASER, "am Laser gearbeitet"),
    (t.WORKED << t.SHIELD, "am Schild gearbeitet"),
    (t.WORKED << t.EVACUATION, "an der Evakuierung gearbeitet"),
    (t.BOUGHT_ANY, "eine Karte aus der Auslage genommen"),
    (t.BOUGHT << t.SPECIES, "eine Spezieskarte aus der Auslage genommen"),
    (t.DEVELOPED_ANY, "etwas entwickelt"),
    (t.DEVELOPED_TECHNOLOGY, "eine Technologie entwickelt"),
    (t.REMOVED, "eine Karte entfernt"),
    (t.SHUTTLED, "das Express-Shuttle benutzt"),
    (t.PLAYED, "eine Reaktionskarte gespielt"),
    (t.SCORED, "Punkte erhalten"),
]


def condition(mask: int) -> str:
    """What must have come true, as a participle."""
    known = dict(CONDITIONS)
    return known[mask] if mask in known else join_or([text for bits, text in CONDITIONS if bits & mask], LANG)


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
        case e.PerBadge(badges=mask, part=part):
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
        case e.Tile(badge=badge, n=n):
            return f"erhalte {n} {BADGE_WORDS[badge]}-Abzeichen-Plättchen"
        case e.TileOf(badges=mask):
            ending = " deiner Wahl" if mask == t.ANY_BADGE else ""
            return f"erhalte 1 {badges(mask)}-Plättchen{ending}"
        case e.Ready(n=n):
            return f"reaktiviere bis zu {n} verbrauchte Abzeichen-Plättchen"
        case e.Points(n=n):
            return f"erhalte {count(n, NOUNS['point'], LANG)}"
        case e.Medal():
            return "nimm dir den Startorden"
        case e.Spend(resource=resource, n=n):
            return f"verbrauche {count(n, NOUNS[t.RESOURCES[resource]], LANG)}"
        case e.Remove():
            return "entferne 1 deiner Karten aus dem Spiel"
        case e.Work(project=project, n=n):
            return f"arbeite {times(n)} {ON_PROJECT[project]}"
        case e.WorkAny(n=n):
            return f"arbeite {times(n)} an einem Projekt deiner Wahl"
        case e.Research(n=n):
            return f"forsche {times(n)}"
        case e.ScienceResearch(n=n):
            return f"forsche {times(n)} (Wissenschafts-Abzeichen darfst du wie Wissen verbrauchen)"
        case e.Develop(category=category, n=n):
            if category == t.BASIC:
                return f"erhalte gratis {count(n, NOUNS['basic'], LANG)} deiner Wahl"
            return f"erhalte gratis {n} Stufe-{category}-{NOUNS['technology'].object(LANG, n)} deiner Wahl"
        case e.Buy(n=n):
            return "kaufe 1 Karte" if n == 1 else f"kaufe bis zu {n} Karten"
        case e.TakeCard():
            return "nimm dir gratis 1 Karte aus der Auslage"
        case e.Ferry():
            return "bewege gratis 1 Raumfähre in die andere Ankunftszone"
        case e.Recall():
            return "stelle 1 deiner Raumfähren von ihrem Aktionsfeld zurück in die Ankunftszone dieser Welt"
        case e.Perk(perk=perk):
            return PERKS[perk]
        case e.PointsWhen(condition=mask, points=points):
            won = count(points, NOUNS["point"], LANG)
            return f"erhalte {won} in jedem Zug, in dem du {condition(mask)} hast"
    raise ValueError(effect)


def playable(mask: int) -> str:
    return f"Spielbar, wenn du in diesem Zug {condition(mask)} hast."
