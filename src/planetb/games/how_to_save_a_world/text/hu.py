"""Effects in Hungarian."""

from planetb.games.how_to_save_a_world import effects as e
from planetb.games.how_to_save_a_world import goals as g
from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.kinds import Verb
from planetb.games.how_to_save_a_world.text.nouns import NOUNS
from planetb.kernel.effect import All, May, OneOf
from planetb.text.grammar import Phrase, all_of, count, join_or, one_of

LANG = "hu"
BADGE_NAMES = BADGE_WORDS = ("bolygó", "tudomány", "hold")
ON_PROJECT = ("a lézeren", "a pajzson", "az evakuáláson")
MORE = ("", "egyszer", "kétszer", "háromszor", "négyszer", "ötször")
PERKS = {
    t.SCIENCE_AS_ANY: "a tudományjelvényeket bármilyen jelvényként elköltheted",
    t.SHUTTLE_FOR_ANY: "az expresszjáratot 1 tetszőleges nyersanyaggal is kifizetheted",
    t.LAND_AFTER_SHUTTLE: "az expresszjárat után azonnal leszállhatsz az imént mozgatott űrkomppal",
    t.CHEAPER_RESEARCH: "minden fejlesztésed 1 tudással kevesebbe kerül",
    t.CHEAPER_CARDS: "minden megvett kártyád 1 nyersanyaggal kevesebbe kerül",
    t.CHEAPER_WORK: "minden körödben az első munka 1 nyersanyaggal kevesebbe kerül",
}
CONDITIONS: list[tuple[int, str]] = [
    (t.GAINED_STANDARD, "kaptál alapnyersanyagot"),
    (t.GAINED << t.INGENUITY, "kaptál zsenialitást"),
    (t.RAISED_STANDARD, "megemeltél egy alap-hozamvonalat"),
    (t.GAINED_TILE, "kaptál jelvénylapkát"),
    (t.WORKED_ANY, "dolgoztál egy projekten"),
    (t.WORKED << t.LASER, "dolgoztál a lézeren"),
    (t.WORKED << t.SHIELD, "dolgoztál a pajzson"),
    (t.WORKED << t.EVACUATION, "dolgoztál az evakuáláson"),
    (t.BOUGHT_ANY, "elvettél egy kártyát a kínálatból"),
    (t.BOUGHT << t.SPECIES, "elvettél egy fajkártyát a kínálatból"),
    (t.DEVELOPED_ANY, "fejlesztettél"),
    (t.DEVELOPED_TECHNOLOGY, "kifejlesztettél egy technológiát"),
    (t.REMOVED, "eltávolítottál egy kártyát"),
    (t.SHUTTLED, "használtad az expresszjáratot"),
    (t.PLAYED, "kijátszottál egy reakciókártyát"),
    (t.SCORED, "szereztél pontot"),
]


def condition(mask: int) -> str:
    """What must have come true, as a clause in the past."""
    known = dict(CONDITIONS)
    return known[mask] if mask in known else join_or([text for bits, text in CONDITIONS if bits & mask], LANG)


def times(n: int) -> str:
    return MORE[n] if n == 1 else f"legfeljebb {MORE[n]}"


def badges(mask: int, ending: str) -> str:
    """`bolygó- vagy holdjelvényért`: the last kind takes the noun."""
    if mask == t.ANY_BADGE:
        return ending
    kinds = [BADGE_WORDS[i] for i in range(3) if mask >> i & 1]
    return join_or([f"{kind}-" for kind in kinds[:-1]] + [f"{kinds[-1]}{ending}"], LANG)


def scale(steps: list[int]) -> str:
    reached = {step: len([s for s in steps if s <= step]) for step in steps}
    return ", ".join([f"{step} → {points}" for step, points in reached.items()])


def goal(effect: g.Goal) -> str:
    what = counted(effect)
    if effect.steps == list(range(1, len(effect.steps) + 1)):
        return f"{what} után 1-1 pont, legfeljebb {len(effect.steps)}"
    return f"pontok {what} után: {scale(effect.steps)}"


def counted(effect: g.Goal) -> str:
    match effect:
        case g.BadgeTiles(badge=badge):
            return f"a {BADGE_WORDS[badge]}jelvény-lapkáid"
        case g.TileSets():
            return "a 3 különböző jelvénylapkából álló készleteid"
        case g.LinesUpTo(line=line):
            return f"a legfeljebb {line} értékű hozamvonalaid"
        case g.LinesFrom(line=line):
            return f"a legalább {line} értékű hozamvonalaid"
        case g.Left(resource=resource):
            return f"a megmaradt nyersanyagod ({NOUNS[t.RESOURCES[resource]].hu[0]})"
        case g.Worked(project=project):
            return f"{ON_PROJECT[project]} elért meződ"
        case g.WorstProject():
            return "a legrosszabb projekteden elért mezőid"
        case g.BestProject():
            return "a legjobb projekteden elért meződ"
        case g.DoomedProjects():
            return "a két nem mentőprojekten végzett munkád"
        case g.FirstPlaces():
            return "a projektekben elért első helyeid"
        case g.Technologies(level=level):
            return ("a technológiáid", "az 1. szintű technológiáid", "a 2. szintű technológiáid")[level]
        case g.Cards(kind=kind):
            return ("az akciókártyáid", "a reakciókártyáid", "a fajkártyáid")[kind]
    raise ValueError(effect)


def phrase(effect: Verb) -> Phrase:
    """An effect tree read aloud."""
    match effect:
        case All(steps=steps):
            return all_of([phrase(step) for step in steps], LANG)
        case OneOf(choices=choices):
            return one_of([phrase(choice) for choice in choices], LANG)
        case May(cost=cost, benefit=benefit):
            return Phrase(f"ha szeretnéd: {phrase(cost).text}; cserébe {phrase(benefit).text}")
        case g.Goal():
            return Phrase(goal(effect))
        case e.PerBadge(badges=mask, part=part):
            return Phrase(f"minden erre elköltött {badges(mask, 'jelvényért')}: {phrase(part).text}")
    return Phrase(plain(effect))


def plain(effect: Verb) -> str:
    """A single verb."""
    match effect:
        case e.Gain(resource=resource, n=n):
            return f"kapsz {count(n, NOUNS[t.RESOURCES[resource]], LANG)}"
        case e.GainAny(n=n):
            return f"kapsz {n} tetszőleges alapnyersanyagot"
        case e.Raise(resource=resource, n=n):
            return f"emeld {n} mezővel a hozamvonaladat ({NOUNS[t.RESOURCES[resource]].hu[0]})"
        case e.RaiseAny(n=n):
            return f"emelj meg {MORE[n]} egy-egy alap-hozamvonalat"
        case e.Tile(badge=badge, n=n):
            return f"kapsz {n} {BADGE_WORDS[badge]}jelvény-lapkát"
        case e.TileOf(badges=mask):
            if mask == t.ANY_BADGE:
                return "kapsz 1 tetszőleges jelvénylapkát"
            return f"kapsz 1 {badges(mask, 'jelvény-lapkát')}"
        case e.Ready(n=n):
            return f"fordíts aktívra legfeljebb {n} elköltött jelvénylapkát"
        case e.Points(n=n):
            return f"kapsz {count(n, NOUNS['point'], LANG)}"
        case e.Medal():
            return "vedd el a kezdőérdemrendet"
        case e.Spend(resource=resource, n=n):
            return f"költs el {count(n, NOUNS[t.RESOURCES[resource]], LANG)}"
        case e.Remove():
            return "távolítsd el 1 kártyádat a játékból"
        case e.Work(project=project, n=n):
            return f"dolgozz {times(n)} {ON_PROJECT[project]}"
        case e.WorkAny(n=n):
            return f"dolgozz {times(n)} egy tetszőleges projekten"
        case e.Research(n=n):
            return f"kutass {times(n)}"
        case e.ScienceResearch(n=n):
            return f"kutass {times(n)} (tudományjelvényeket is elkölthetsz tudásként)"
        case e.Develop(category=category, n=n):
            if category == t.BASIC:
                return f"fejlessz ingyen {n} tetszőleges alapismeretet"
            return f"fejlessz ingyen {n} tetszőleges {category}. szintű technológiát"
        case e.Buy(n=n):
            return "vegyél 1 kártyát" if n == 1 else f"vegyél legfeljebb {n} kártyát"
        case e.TakeCard():
            return "vegyél el ingyen 1 kártyát a kínálatból"
        case e.Ferry():
            return "vidd át ingyen 1 űrkompodat a másik érkezési zónába"
        case e.Recall():
            return "vidd vissza 1 űrkompodat a mezőjéről az adott világ érkezési zónájába"
        case e.Perk(perk=perk):
            return PERKS[perk]
        case e.PointsWhen(condition=mask, points=points):
            return f"kapsz {count(points, NOUNS['point'], LANG)} minden körödben, amelyben {condition(mask)}"
    raise ValueError(effect)


def playable(mask: int) -> str:
    return f"Kijátszható, ha ebben a körödben {condition(mask)}."
