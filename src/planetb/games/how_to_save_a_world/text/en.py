"""The game in English: effects read aloud, and sentences by key."""

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
EVENTS = {
    "GainedStandard": "gained a standard resource",
    "GainedIngenuity": "gained ingenuity",
    "RaisedStandard": "raised a standard yield line",
    "GainedTile": "gained a badge tile",
    "WorkedAny": "worked on a project",
    "WorkedLaser": "worked on the laser",
    "WorkedShield": "worked on the shield",
    "WorkedEvacuation": "worked on the evacuation",
    "BoughtAny": "taken a card from the display",
    "BoughtSpecies": "taken a species card from the display",
    "DevelopedAny": "made a development",
    "DevelopedTechnology": "developed a technology",
    "RemovedCard": "removed a card",
    "UsedShuttle": "used the express shuttle",
    "PlayedReaction": "played a reaction card",
    "Scored": "scored points",
}


def condition(mask: int) -> str:
    """What must have come true, as a participle."""
    known = [EVENTS[event.__name__] for event in ALL_EVENTS if event.bits == mask]
    return join_or(known or [EVENTS[event.__name__] for event in ALL_EVENTS if event.bits & mask], LANG)


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
        case b.PerBadge(badges=mask, part=part):
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
        case b.Tile(badge=badge, n=n):
            return f"gain {n} {BADGE_WORDS[badge]} badge tile" + ("s" if n > 1 else "")
        case b.TileOf(badges=mask):
            return f"gain 1 {badges(mask)}badge tile" + (" of your choice" if mask == t.ANY_BADGE else "")
        case b.Ready(n=n):
            return f"reactivate up to {n} spent badge tiles"
        case p.Points(n=n):
            return f"score {count(n, NOUNS['point'], LANG)}"
        case p.Medal():
            return "take the start medal"
        case e.Spend(resource=resource, n=n):
            return f"spend {count(n, NOUNS[t.RESOURCES[resource]], LANG)}"
        case c.Remove():
            return "remove 1 of your cards from the game"
        case w.Work(project=project, n=n):
            return f"work {times(n)} on {PROJECT_WORDS[project]}"
        case w.WorkAny(n=n):
            return f"work {times(n)} on a project of your choice"
        case r.Research(n=n):
            return f"research {times(n)}"
        case r.ScienceResearch(n=n):
            return f"research {times(n)} (science badges may be spent as knowledge)"
        case r.Develop(category=category, n=n):
            what = "basic" if category == t.BASIC else "technology"
            level = "" if category == t.BASIC else f"level-{category} "
            return f"make {n} {level}{NOUNS[what].object(LANG, n)} for free"
        case c.Buy(n=n):
            return "buy 1 card" if n == 1 else f"buy up to {n} cards"
        case c.TakeCard():
            return "take 1 open card for free"
        case l.Ferry():
            return "move 1 lander to the other arrival zone for free"
        case l.Recall():
            return "return 1 of your landers from its space to the arrival zone of that world"
        case p.Perk(perk=perk):
            return PERKS[perk]
        case p.PointsWhen(condition=mask, points=points):
            won = count(points, NOUNS["point"], LANG)
            return f"score {won} in each turn in which you have {condition(mask)}"
    raise ValueError(effect)


def playable(mask: int) -> str:
    return f"Playable when you have {condition(mask)} this turn."


SENTENCES: Table = {
    "option_land": "land on {name}: {rules}",
    "option_shuttle_planet": "express shuttle: moon to planet",
    "option_shuttle_moon": "express shuttle: planet to moon",
    "option_play": "play {name}: {rules}",
    "option_spend": "discard {name} for its badges",
    "option_badge": "{name} badge tile",
    "option_work_cost": "work on the {name} for {cost}",
    "option_take": "{name}",
    "option_raise": "raise the {name} yield line",
    "option_ingenuity": "use {n} ingenuity",
    "option_develop": "{name} ({cost} knowledge): {rules}",
    "option_develop_free": "{name}: {rules}",
    "option_buy": "buy {name} ({cost}): {rules}",
    "option_take_card": "take {name}: {rules}",
    "option_remove": "remove {name}",
    "option_keep": "keep {name}: {rules}",
    "option_card": "{name}",
    "option_recall": "return the lander from {name}",
    "option_cube": "{name} cube",
    "option_structure": "{name}",
    "option_directive": "directive {name}",
    "option_yes": "yes",
    "option_no": "no",
    "pass_Turn": "pass for this round",
    "pass_LandAfter": "do not land",
    "pass_LastCall": "end the turn",
    "pass_Purse": "spend no more badges",
    "pass_PayScience": "pay the rest with knowledge",
    "pass_ReadyTiles": "turn no more tiles",
    "pass_WorkOn": "stop working",
    "pass_DoResearch": "research no more",
    "pass_BuyCard": "take no more cards",
    "pass_TakeFerry": "stay",
    "pass_RecallLander": "recall nothing",
    "pass_TakeResources": "take these",
    "pass_Keep": "keep this one",
    "pass_PayAny": "pay with this",
    "ask_Turn": "Your turn: land a lander, use the express shuttle, play an action card (1 energy), or pass.",
    "ask_LandAfter": "You may land the lander that has just arrived.",
    "ask_LastCall": "Play reaction cards whose condition came true, or end the turn.",
    "ask_Overtime": "Overtime: move your lander from Role Model to another space of the moon.",
    "ask_Pay": "Pay {n} {name}: how much ingenuity takes its place?",
    "ask_Purse": "{rules} Which badges do you spend?",
    "ask_TakeResources": "Choose standard resources: {n}.",
    "ask_RaiseLines": "Raise standard yield lines, {n} in all.",
    "ask_PickTile": "Choose a badge tile.",
    "ask_ReadyTiles": "Which spent badge tiles become active? Up to {n}.",
    "ask_WorkOn": "Work once more? {n} left; the reward follows when you stop.",
    "ask_DoResearch": "Choose a development ({n} left).",
    "ask_PayScience": "Pay {n} knowledge: science badges may take its place.",
    "ask_BuyCard": "Choose an open card ({n} left); it cannot be used this turn.",
    "ask_RemoveCard": "Which card leaves the game?",
    "ask_TakeFerry": "A free flight for one lander.",
    "ask_RecallLander": "Which lander returns to its arrival zone?",
    "ask_PayAny": "Pay the express shuttle with one resource.",
    "ask_Keep": "Keep one species; the other goes under the deck.",
    "ask_ChooseOne": "Choose one.",
    "ask_ChooseMay": "{rules} Do you want to?",
    "ask_Deal": "Which card is dealt?",
    "ask_DrawCard": "Which card is opened?",
    "ask_DrawStructure": "Which structure is drawn?",
    "ask_DrawCube": "Which cube is drawn?",
    "ask_DrawDirective": "Which directive does the rival follow?",
    "why_no_lander_planet": "You have no lander in the arrival zone of the planet.",
    "why_no_lander_moon": "You have no lander in the arrival zone of the moon.",
    "why_busy": "There already is a lander at this location.",
    "why_taken": "There already is a lander on this space.",
    "why_energy": "That costs 1 energy, and you have none.",
    "why_reaction": "A reaction card is played when what it shows has happened in your turn.",
    "why_species": "Species cards are not played; they score at the end.",
    "why_through": "Not by itself: a space or a card leads there. First land or play a card.",
    "why_other_project": "This effect works on another project.",
    "why_end_of_track": "Your disc is at the end of this track.",
    "why_price": "That costs {cost} {resource}; you have {have}.",
    "why_developed": "You have developed this technology already.",
    "log_land": "lands on {name}",
    "log_shuttle_planet": "takes the shuttle to the planet",
    "log_shuttle_moon": "takes the shuttle to the moon",
    "log_play": "plays {name}",
    "log_spend": "spends badges: {things}",
    "log_pick_tile": "gains a {name} badge tile",
    "log_ready": "reactivates badge tiles: {things}",
    "log_work": "works on the {name}",
    "log_take": "gains {things}",
    "log_pay_any": "pays 1 {name}",
    "log_raise": "raises yield lines: {things}",
    "log_ingenuity": "uses {n} ingenuity",
    "log_develop": "develops {name}",
    "log_buy": "takes {name} from the display",
    "log_remove": "removes {name} from the game",
    "log_keep": "keeps {name}",
    "log_keep_hidden": "keeps a species",
    "log_recall": "recalls the lander from {name}",
    "log_pass_turn": "passes",
    "log_deal": "deals you {name}",
    "log_deal_hidden": "deals a card",
    "log_draw": "opens {name}",
    "log_structure": "builds {name}",
    "log_cube": "draws 1 {name} cube",
    "log_directive": "gives the rival the directive {name}",
    "log_round": "begins round {n}",
    "log_lead": "takes a lead bonus of {n} on the {name}",
    "log_removal": "removes the top reward tile of the {name}",
    "log_asteroid": "moves the asteroid to space {n}",
    "log_day_x": "brings Day X: {name}",
    "log_cracks": "sees {n} cracks in the asteroid",
    "log_rescue": "makes the {name} the rescue project",
    "log_rival": "lets the rival work {n} times on the {name}",
    "way_asteroid": "the asteroid arrives",
    "way_track": "a project is complete",
    "way_stack": "the last danger tile is gone",
    "end_end": "Day X came because {way}; the rescue project was the {name}.",
    "end_asteroid": "the asteroid arrived",
    "end_track": "a project was complete",
    "end_stack": "the danger tiles ran out",
    "cube_laser": "laser",
    "cube_shield": "shield",
    "cube_evacuation": "evacuation",
    "cube_asteroid": "asteroid",
    "source_score_track": "score track",
    "source_laser": "laser",
    "source_shield": "shield",
    "source_evacuation": "evacuation",
    "source_species": "species",
    "label_badges": "Badges",
    "label_departure": "Departure space.",
    "label_stay": "Stay space.",
    "label_wait": "Wait space.",
    "label_unrestricted": "Unrestricted.",
    "label_basic": "Basic, {n} knowledge.",
    "label_level_1": "Level 1, {n} knowledge.",
    "label_level_2": "Level 2, {n} knowledge.",
    "label_newest": "the newest structure",
    "label_oldest": "the oldest structure",
    "label_at_best": "the workplace of your best project",
    "label_at_worst": "the workplace of your worst project",
    "label_at_role_model": "Role Model",
    "label_at_station": "Field Station",
    "label_on_best": "your best project",
    "label_on_worst": "your worst project",
    "label_on_own_best": "its own best project",
    "label_on_own_worst": "its own worst project",
    "label_directive": "Lands: {place}. Works {n} times on {aim}. Points: {points}.",
    "table_head": "Round {round} · danger level {danger} · start medal: {medal}",
    "table_asteroid": "Asteroid",
    "table_bag": "Bag",
    "table_reward": "reward",
    "table_planet": "Planet Alarria",
    "table_moon": "Moon Fortuna",
    "table_seat": "Seat {n}",
    "table_you": "you",
    "table_rival": "Rival",
    "table_neutral": "neutral",
    "table_points": "{n} points",
    "table_passed": "passed",
    "table_landers": "landers: planet {planet}, moon {moon}",
    "table_yield": "stock/yield",
    "table_badges": "badges",
    "table_technologies": "technologies",
    "table_hand": "hand",
    "table_hidden": "{n} hidden",
    "table_discard": "discard pile",
    "table_rescue": "The rescue project is the {name}.",
    "table_turns": "{n} turns left",
    "table_lead": "lead",
    "why_not_built": "This structure does not stand on the moon yet.",
    "why_fare": "The fare is 1 resource, and you have none.",
    "why_other_category": "This effect gives a development of another category.",
    "why_other_badge": "This effect takes other badges.",
    "why_no_tile": "You have no active badge tile of this type.",
    "why_no_badge": "This card shows no badge that counts here.",
    "why_badges_enough": "The badges you have picked are already enough.",
    "why_pay_low": "You have only {have} {resource}: ingenuity must replace the rest.",
    "why_pay_high": "That is more ingenuity than you have or need.",
    "why_standard_only": "Only standard resources can be chosen here.",
    "why_line_limit": "This yield line stands at its limit.",
    "why_tiles_full": "All places for tiles of this type are taken.",
    "why_no_spent": "You have no spent badge tile of this type.",
    "why_no_lander_there": "None of your landers stands there.",
    "why_leave_wait": "The lander must leave this space.",
    "why_none_left": "You have none of it.",
    "pass_PickTile": "no tile",
    "pass_RaiseLines": "raise these",
}
