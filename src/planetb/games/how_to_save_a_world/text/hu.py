"""The game in Hungarian: effects read aloud, and sentences by key."""

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
EVENTS = {
    "GainedStandard": "kaptál alapnyersanyagot",
    "GainedIngenuity": "kaptál zsenialitást",
    "RaisedStandard": "megemeltél egy alap-hozamvonalat",
    "GainedTile": "kaptál jelvénylapkát",
    "WorkedAny": "dolgoztál egy projekten",
    "WorkedLaser": "dolgoztál a lézeren",
    "WorkedShield": "dolgoztál a pajzson",
    "WorkedEvacuation": "dolgoztál az evakuáláson",
    "BoughtAny": "elvettél egy kártyát a kínálatból",
    "BoughtSpecies": "elvettél egy fajkártyát a kínálatból",
    "DevelopedAny": "fejlesztettél",
    "DevelopedTechnology": "kifejlesztettél egy technológiát",
    "RemovedCard": "eltávolítottál egy kártyát",
    "UsedShuttle": "használtad az expresszjáratot",
    "PlayedReaction": "kijátszottál egy reakciókártyát",
    "Scored": "szereztél pontot",
}


def condition(mask: int) -> str:
    """What must have come true, as a clause in the past."""
    known = [EVENTS[event.__name__] for event in ALL_EVENTS if event.bits == mask]
    return join_or(known or [EVENTS[event.__name__] for event in ALL_EVENTS if event.bits & mask], LANG)


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
        case b.PerBadge(badges=mask, part=part):
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
        case b.Tile(badge=badge, n=n):
            return f"kapsz {n} {BADGE_WORDS[badge]}jelvény-lapkát"
        case b.TileOf(badges=mask):
            if mask == t.ANY_BADGE:
                return "kapsz 1 tetszőleges jelvénylapkát"
            return f"kapsz 1 {badges(mask, 'jelvény-lapkát')}"
        case b.Ready(n=n):
            return f"fordíts aktívra legfeljebb {n} elköltött jelvénylapkát"
        case p.Points(n=n):
            return f"kapsz {count(n, NOUNS['point'], LANG)}"
        case p.Medal():
            return "vedd el a kezdőérdemrendet"
        case e.Spend(resource=resource, n=n):
            return f"költs el {count(n, NOUNS[t.RESOURCES[resource]], LANG)}"
        case c.Remove():
            return "távolítsd el 1 kártyádat a játékból"
        case w.Work(project=project, n=n):
            return f"dolgozz {times(n)} {ON_PROJECT[project]}"
        case w.WorkAny(n=n):
            return f"dolgozz {times(n)} egy tetszőleges projekten"
        case r.Research(n=n):
            return f"kutass {times(n)}"
        case r.ScienceResearch(n=n):
            return f"kutass {times(n)} (tudományjelvényeket is elkölthetsz tudásként)"
        case r.Develop(category=category, n=n):
            if category == t.BASIC:
                return f"fejlessz ingyen {n} tetszőleges alapismeretet"
            return f"fejlessz ingyen {n} tetszőleges {category}. szintű technológiát"
        case c.Buy(n=n):
            return "vegyél 1 kártyát" if n == 1 else f"vegyél legfeljebb {n} kártyát"
        case c.TakeCard():
            return "vegyél el ingyen 1 kártyát a kínálatból"
        case l.Ferry():
            return "vidd át ingyen 1 űrkompodat a másik érkezési zónába"
        case l.Recall():
            return "vidd vissza 1 űrkompodat a mezőjéről az adott világ érkezési zónájába"
        case p.Perk(perk=perk):
            return PERKS[perk]
        case p.PointsWhen(condition=mask, points=points):
            return f"kapsz {count(points, NOUNS['point'], LANG)} minden körödben, amelyben {condition(mask)}"
    raise ValueError(effect)


def playable(mask: int) -> str:
    return f"Kijátszható, ha ebben a körödben {condition(mask)}."


SENTENCES: Table = {
    "option_land": "szállj le itt: {name}: {rules}",
    "option_shuttle_planet": "expresszjárat: a holdról a bolygóra",
    "option_shuttle_moon": "expresszjárat: a bolygóról a holdra",
    "option_play": "játszd ki: {name}: {rules}",
    "option_spend": "dobd el a jelvényeiért: {name}",
    "option_badge": "{name}jelvény-lapka",
    "option_work_cost": "dolgozz {on} (ára: {cost})",
    "option_take": "{name}",
    "option_raise": "emeld a hozamvonalat: {name}",
    "option_ingenuity": "költs el {n} zsenialitást",
    "option_develop": "{name} ({cost} tudás): {rules}",
    "option_develop_free": "{name}: {rules}",
    "option_buy": "vedd meg: {name} ({cost}): {rules}",
    "option_take_card": "vedd el: {name}: {rules}",
    "option_remove": "távolítsd el: {name}",
    "option_keep": "tartsd meg: {name}: {rules}",
    "option_card": "{name}",
    "option_recall": "hívd vissza innen: {name}",
    "option_cube": "{name}kocka",
    "option_structure": "{name}",
    "option_directive": "utasítás: {name}",
    "option_yes": "igen",
    "option_no": "nem",
    "pass_Turn": "passzolsz erre a fordulóra",
    "pass_LandAfter": "nem szállsz le",
    "pass_LastCall": "befejezed a kört",
    "pass_Purse": "nincs több jelvény",
    "pass_PayScience": "a többit tudással fizeted",
    "pass_ReadyTiles": "nincs több lapka",
    "pass_WorkOn": "abbahagyod a munkát",
    "pass_DoResearch": "nem kutatsz tovább",
    "pass_BuyCard": "nem veszel több kártyát",
    "pass_TakeFerry": "maradsz",
    "pass_RecallLander": "semmit nem hívsz vissza",
    "pass_TakeResources": "elveszed ezeket",
    "pass_Keep": "ezt tartod meg",
    "pass_PayAny": "ezzel fizetsz",
    "ask_Turn": (
        "Te jössz: szállj le, repülj expresszjárattal, játssz ki akciókártyát (1 energia), vagy passzolj."
    ),
    "ask_LandAfter": "Leszállhatsz az imént érkezett űrkomppal.",
    "ask_LastCall": "Játssz ki reakciókártyát, amelynek teljesült a feltétele, vagy fejezd be a kört.",
    "ask_Overtime": "Túlóra: vidd az űrkompodat a Példaképről a hold egy másik mezőjére.",
    "ask_Pay": "Fizetendő: {n} {name}. Mennyi zsenialitással helyettesíted?",
    "ask_Purse": "{rules} Mely jelvényeket költöd el?",
    "ask_TakeResources": "Válassz alapnyersanyagot: {n}.",
    "ask_RaiseLines": "Emelj alap-hozamvonalakat, összesen {n} mezővel.",
    "ask_PickTile": "Válassz egy jelvénylapkát.",
    "ask_ReadyTiles": "Mely elköltött jelvénylapkák legyenek aktívak? Legfeljebb {n}.",
    "ask_WorkOn": "Dolgozol még? Hátravan: {n}; a jutalom a végén jár.",
    "ask_DoResearch": "Válassz egy fejlesztést (még {n}).",
    "ask_PayScience": "Fizetendő {n} tudás: tudományjelvény is elkölthető helyette.",
    "ask_BuyCard": "Válassz egy nyílt kártyát (még {n}); ebben a körben nem használható.",
    "ask_RemoveCard": "Melyik kártya kerüljön ki a játékból?",
    "ask_TakeFerry": "Ingyenfuvar egy űrkompnak.",
    "ask_RecallLander": "Melyik űrkomp térjen vissza az érkezési zónájába?",
    "ask_PayAny": "Fizesd ki az expresszjáratot egy nyersanyaggal.",
    "ask_Keep": "Tarts meg egy fajt; a másik a pakli aljára kerül.",
    "ask_ChooseOne": "Válassz egyet.",
    "ask_ChooseMay": "{rules} Kéred?",
    "ask_Deal": "Melyik kártyát osztják?",
    "ask_DrawCard": "Melyik kártya kerül a kínálatba?",
    "ask_DrawStructure": "Melyik építményt húzzák?",
    "ask_DrawCube": "Melyik kockát húzzák?",
    "ask_DrawDirective": "Melyik utasítást követi a rivális?",
    "why_no_lander_planet": "Nincs űrkompod a bolygó érkezési zónájában.",
    "why_no_lander_moon": "Nincs űrkompod a hold érkezési zónájában.",
    "why_busy": "Ezen a helyszínen már áll űrkomp.",
    "why_taken": "Ezen a mezőn már áll űrkomp.",
    "why_energy": "Ez 1 energiába kerül, és nincs energiád.",
    "why_reaction": "A reakciókártyát akkor játszhatod ki, ha a körödben megtörtént, amit mutat.",
    "why_species": "A fajkártyákat nem játsszuk ki, a végén adnak pontot.",
    "why_through": (
        "Magától nem megy: egy mező vagy kártya vezet oda. Előbb szállj le, vagy játssz ki egy kártyát."
    ),
    "why_other_project": "Ez a hatás más projektre vonatkozik.",
    "why_end_of_track": "A korongod e sáv végén áll.",
    "why_price": "Ára {cost} {resource}; neked {have} van.",
    "why_developed": "Ezt a technológiát már kifejlesztetted.",
    "log_land": "leszáll itt: {name}",
    "log_shuttle_planet": "átrepül a bolygóra",
    "log_shuttle_moon": "átrepül a holdra",
    "log_play": "kijátssza: {name}",
    "log_spend": "jelvényt költ el: {things}",
    "log_pick_tile": "kap egy {name}jelvény-lapkát",
    "log_ready": "jelvénylapkát fordít aktívra: {things}",
    "log_work": "dolgozik {on}",
    "log_take": "kap {things}",
    "log_pay_any": "fizet 1 {name}",
    "log_raise": "hozamvonalat emel: {things}",
    "log_ingenuity": "felhasznál {n} zsenialitást",
    "log_develop": "kifejleszti: {name}",
    "log_buy": "elveszi a kínálatból: {name}",
    "log_remove": "eltávolítja a játékból: {name}",
    "log_keep": "megtartja: {name}",
    "log_keep_hidden": "megtart egy fajt",
    "log_recall": "visszahívja az űrkompot innen: {name}",
    "log_pass_turn": "passzol",
    "log_deal": "neked osztja: {name}",
    "log_deal_hidden": "oszt egy kártyát",
    "log_draw": "felfedi: {name}",
    "log_structure": "felépül: {name}",
    "log_cube": "húz 1 {name}kockát",
    "log_directive": "utasítás a riválisnak: {name}",
    "log_round": "elkezdi a(z) {n}. fordulót",
    "log_lead": "{n} pont vezetői bónuszt kap: {name}",
    "log_removal": "eltávolítja a legfelső jutalomlapkát: {name}",
    "log_asteroid": "az aszteroidát a(z) {n}. mezőre lépteti",
    "log_day_x": "elhozza az X. napot: {name}",
    "log_cracks": "{n} repedést lát az aszteroidán",
    "log_rescue": "mentőprojekt lesz: {name}",
    "log_rival": "a rivális {n} alkalommal dolgozik {on}",
    "way_asteroid": "megérkezett az aszteroida",
    "way_track": "elkészült egy projekt",
    "way_stack": "elfogyott az utolsó veszélylapka",
    "end_end": "Eljött az X. nap, mert {way}; a mentőprojekt: {name}.",
    "end_asteroid": "megérkezett az aszteroida",
    "end_track": "elkészült egy projekt",
    "end_stack": "elfogytak a veszélylapkák",
    "cube_laser": "lézer",
    "cube_shield": "pajzs",
    "cube_evacuation": "evakuálási ",
    "cube_asteroid": "aszteroida",
    "source_score_track": "pontsáv",
    "source_laser": "lézer",
    "source_shield": "pajzs",
    "source_evacuation": "evakuálás",
    "source_species": "fajok",
    "label_badges": "Jelvények",
    "label_departure": "Indulómező.",
    "label_stay": "Maradómező.",
    "label_wait": "Várakozómező.",
    "label_unrestricted": "Korlátlan.",
    "label_basic": "Alapismeret, {n} tudás.",
    "label_level_1": "1. szint, {n} tudás.",
    "label_level_2": "2. szint, {n} tudás.",
    "label_newest": "a legújabb építmény",
    "label_oldest": "a legrégebbi építmény",
    "label_at_best": "a legjobb projekted munkahelye",
    "label_at_worst": "a legrosszabb projekted munkahelye",
    "label_at_role_model": "Példakép",
    "label_at_station": "Terepállomás",
    "label_on_best": "a legjobb projekteden",
    "label_on_worst": "a legrosszabb projekteden",
    "label_on_own_best": "a saját legjobb projektjén",
    "label_on_own_worst": "a saját legrosszabb projektjén",
    "label_directive": "Leszáll: {place}. Dolgozik {n} alkalommal {aim}. Pontok: {points}.",
    "table_head": "{round}. forduló · veszélyszint {danger} · kezdőérdemrend: {medal}",
    "table_asteroid": "Aszteroida",
    "table_bag": "Zsák",
    "table_reward": "jutalom",
    "table_planet": "Alarria bolygó",
    "table_moon": "Fortuna hold",
    "table_seat": "{n}. szék",
    "table_you": "te",
    "table_rival": "Rivális",
    "table_neutral": "semleges",
    "table_points": "{n} pont",
    "table_passed": "passzolt",
    "table_landers": "űrkompok: bolygó {planet}, hold {moon}",
    "table_yield": "készlet/hozam",
    "table_badges": "jelvények",
    "table_technologies": "technológiák",
    "table_hand": "kéz",
    "table_hidden": "{n} rejtett",
    "table_discard": "dobópakli",
    "table_rescue": "A mentőprojekt: {name}.",
    "table_turns": "még {n} kör",
    "table_lead": "vezető",
    "why_not_built": "Ez az építmény még nem áll a holdon.",
    "why_fare": "A fuvar 1 nyersanyagba kerül, és neked nincs.",
    "why_other_category": "Ez a hatás más fajta fejlesztést ad.",
    "why_other_badge": "Ez a hatás más jelvényt fogad el.",
    "why_no_tile": "Nincs ilyen aktív jelvénylapkád.",
    "why_no_badge": "Ezen a kártyán nincs olyan jelvény, amely itt számít.",
    "why_badges_enough": "A kiválasztott jelvények már elegendők.",
    "why_pay_low": "Csak ennyid van: {have} {resource}; a többit zsenialitás pótolja.",
    "why_pay_high": "Ez több zsenialitás, mint amennyid van vagy kell.",
    "why_standard_only": "Itt csak alapnyersanyag választható.",
    "why_line_limit": "Ez a hozamvonal már a csúcson áll.",
    "why_tiles_full": "Ennek a fajtának minden helye foglalt.",
    "why_no_spent": "Nincs ilyen elköltött jelvénylapkád.",
    "why_no_lander_there": "Ott nem áll az űrkompod.",
    "why_leave_wait": "Az űrkompnak el kell hagynia ezt a mezőt.",
    "why_none_left": "Ebből nincs semmid.",
    "pass_PickTile": "nincs lapka",
    "pass_RaiseLines": "megemeled ezeket",
}
