"""Effects in English."""

from planetb.games.how_to_save_a_world import effects as e
from planetb.games.how_to_save_a_world import goals as g
from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.kinds import Verb
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.kernel.effect import All, May, OneOf
from planetb.text.grammar import Phrase, all_of, count, join_or, one_of

LANG = "en"
BADGE_NAMES = BADGE_WORDS = ("planet", "science", "moon")
PROJECT_WORDS = ("the laser", "the shield", "the evacuation")
PERKS = {
    t.SCIENCE_AS_ANY: "you may spend science badges as any badges",
    t.SHUTTLE_FOR_ANY: "you may pay the express shuttle with 1 resource of your choice",
    t.LAND_AFTER_SHUTTLE: "right after using the express shuttle you may land the lander just moved",
    t.CHEAPER_RESEARCH: "each development costs you 1 knowledge less",
    t.CHEAPER_CARDS: "each card you buy costs you 1 resource less",
    t.CHEAPER_WORK: "your first work of each turn costs 1 resource less",
}
CONDITIONS: list[tuple[int, str]] = [
    (t.GAINED_STANDARD, "gained a standard resource"),
    (t.GAINED << t.INGENUITY, "gained ingenuity"),
    (t.RAISED_STANDARD, "raised a standard yield line"),
    (t.GAINED_TILE, "gained a badge tile"),
    (t.WORKED_ANY, "worked on a project"),
    (t.WORKED << t.LASER, "worked on the laser"),
    (t.WORKED << t.SHIELD, "worked on the shield"),
    (t.WORKED << t.EVACUATION, "worked on the evacuation"),
    (t.BOUGHT_ANY, "taken a card from the display"),
    (t.BOUGHT << t.SPECIES, "taken a species card from the display"),
    (t.DEVELOPED_ANY, "made a development"),
    (t.DEVELOPED_TECHNOLOGY, "developed a technology"),
    (t.REMOVED, "removed a card"),
    (t.SHUTTLED, "used the express shuttle"),
    (t.PLAYED, "played a reaction card"),
    (t.SCORED, "scored points"),
]


def condition(mask: int) -> str:
    """What must have come true, as a participle."""
    known = dict(CONDITIONS)
    return known[mask] if mask in known else join_or([text for bits, text in CONDITIONS if bits & mask], LANG)


def times(n: int) -> str:
    return "once" if n == 1 else f"up to {n} times"


def badges(mask: int) -> str:
    if mask == t.ANY_BADGE:
        return ""
    return join_or([BADGE_WORDS[i] for i in range(3) if mask >> i & 1], LANG) + " "


def scale(steps: list[int]) -> str:
    """`1, 3, 4: 1, 2, 3 points` for steps that are not simply counted."""
    reached = {step: len([s for s in steps if s <= step]) for step in steps}
    return ", ".join([f"{step} → {points}" for step, points in reached.items()])


def goal(effect: g.Goal) -> str:
    """What a species card pays: point by point, or by a scale."""
    one, many = counted(effect)
    if effect.steps == list(range(1, len(effect.steps) + 1)):
        return f"1 point per {one}, at most {len(effect.steps)}"
    return f"points by {many}: {scale(effect.steps)}"


def counted(effect: g.Goal) -> tuple[str, str]:
    """One thing that is counted, and all of them."""
    match effect:
        case g.BadgeTiles(badge=badge):
            return f"{BADGE_WORDS[badge]} badge tile", f"{BADGE_WORDS[badge]} badge tiles"
        case g.TileSets():
            return "set of 3 different badge tiles", "sets of 3 different badge tiles"
        case g.LinesUpTo(line=line):
            rest = f"whose yield line is at {line} or lower"
            return f"resource {rest}", f"the number of resources {rest}"
        case g.LinesFrom(line=line):
            rest = f"whose yield line is at {line} or higher"
            return f"resource {rest}", f"the number of resources {rest}"
        case g.Left(resource=resource):
            noun = NOUNS[t.RESOURCES[resource]]
            return f"{noun.en[0]} left", f"{noun.en[1]} left"
        case g.Worked(project=project):
            return (
                f"space reached on {PROJECT_WORDS[project]}",
                f"the space reached on {PROJECT_WORDS[project]}",
            )
        case g.WorstProject():
            return "space reached on your worst project", "the space reached on your worst project"
        case g.BestProject():
            return "space reached on your best project", "the space reached on your best project"
        case g.DoomedProjects():
            what = "work on the 2 projects that do not become the rescue project"
            return what, what
        case g.FirstPlaces():
            return "project in which you are first", "the number of projects in which you are first"
        case g.Technologies(level=level):
            kind = f"level-{level} " if level else ""
            return f"{kind}technology", f"{kind}technologies"
        case g.Cards(kind=kind_of_card):
            return f"{t.DECKS[kind_of_card]} card of yours", f"your {t.DECKS[kind_of_card]} cards"
    raise ValueError(effect)


def phrase(effect: Verb) -> Phrase:
    """An effect tree read aloud."""
    match effect:
        case All(steps=steps):
            return all_of([phrase(step) for step in steps], LANG)
        case OneOf(choices=choices):
            return one_of([phrase(choice) for choice in choices], LANG)
        case May(cost=cost, benefit=benefit):
            return Phrase(f"you may {phrase(cost).text} to {phrase(benefit).text}")
        case g.Goal():
            return Phrase(goal(effect))
        case e.PerBadge(badges=mask, part=part):
            return Phrase(f"for each {badges(mask)}badge you spend: {phrase(part).text}")
    return Phrase(plain(effect))


def plain(effect: Verb) -> str:
    """A single verb."""
    match effect:
        case e.Gain(resource=resource, n=n):
            return f"gain {count(n, NOUNS[t.RESOURCES[resource]], LANG)}"
        case e.GainAny(n=n):
            return f"gain {count(n, NOUNS['standard resource'], LANG)} of your choice"
        case e.Raise(resource=resource, n=n):
            return f"raise your {t.RESOURCES[resource]} yield line by {n}"
        case e.RaiseAny(n=n):
            return "raise a standard yield line" + (
                "" if n == 1 else f" {n} times (the same or different ones)"
            )
        case e.Tile(badge=badge, n=n):
            return f"gain {n} {BADGE_WORDS[badge]} badge tile" + ("s" if n > 1 else "")
        case e.TileOf(badges=mask):
            return f"gain 1 {badges(mask)}badge tile" + (" of your choice" if mask == t.ANY_BADGE else "")
        case e.Ready(n=n):
            return f"reactivate up to {n} spent badge tiles"
        case e.Points(n=n):
            return f"score {count(n, NOUNS['point'], LANG)}"
        case e.Medal():
            return "take the start medal"
        case e.Spend(resource=resource, n=n):
            return f"spend {count(n, NOUNS[t.RESOURCES[resource]], LANG)}"
        case e.Remove():
            return "remove 1 of your cards from the game"
        case e.Work(project=project, n=n):
            return f"work {times(n)} on {PROJECT_WORDS[project]}"
        case e.WorkAny(n=n):
            return f"work {times(n)} on a project of your choice"
        case e.Research(n=n):
            return f"research {times(n)}"
        case e.ScienceResearch(n=n):
            return f"research {times(n)} (science badges may be spent as knowledge)"
        case e.Develop(category=category, n=n):
            what = "basic" if category == t.BASIC else "technology"
            level = "" if category == t.BASIC else f"level-{category} "
            return f"make {n} {level}{NOUNS[what].object(LANG, n)} for free"
        case e.Buy(n=n):
            return "buy 1 card" if n == 1 else f"buy up to {n} cards"
        case e.TakeCard():
            return "take 1 open card for free"
        case e.Ferry():
            return "move 1 lander to the other arrival zone for free"
        case e.Recall():
            return "return 1 of your landers from its space to the arrival zone of that world"
        case e.Perk(perk=perk):
            return PERKS[perk]
        case e.PointsWhen(condition=mask, points=points):
            won = count(points, NOUNS["point"], LANG)
            return f"score {won} in each turn in which you have {condition(mask)}"
    raise ValueError(effect)


def playable(mask: int) -> str:
    return f"Playable when you have {condition(mask)} this turn."
