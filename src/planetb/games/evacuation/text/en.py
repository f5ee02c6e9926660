"""Evacuation in English."""

from typing import Final

from planetb.games.evacuation import terms as t
from planetb.games.evacuation.effects import outward as o
from planetb.games.evacuation.effects import own as e
from planetb.games.evacuation.settling import FURTHER, NO_STEEL, NO_SYMBOLS, SEA_ONLY
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.text.nouns import NOUNS
from planetb.kernel.effect import All, Effect, OneOf
from planetb.text.grammar import Phrase, all_of, count, join_and, one_of

RESOURCES: Final = t.RESOURCES


def effect(tree: Effect[EvacuationState]) -> Phrase:
    """What an effect says, as an order to its player."""
    match tree:
        case All(steps=steps):
            return all_of([effect(step) for step in steps], "en")
        case OneOf(choices=choices):
            return one_of([effect(choice) for choice in choices], "en")
        case e.AnyOrder(choices=choices):
            return Phrase(". ".join(_capital(effect(choice).text) for choice in choices))
        case e.Gain(kind=kind, n=n):
            return Phrase(f"gain {resource(kind, n)}")
        case e.GainPopulation(n=n):
            return Phrase(f"gain {n} population on the New World")
        case e.GainFactory(kind=kind, world=world):
            return Phrase(f"gain {article(works(kind))}{'' if world == 2 else ' on the New World'}")
        case e.Exchange(n=n):
            return Phrase(f"exchange up to {count(n, NOUNS['resource'], 'en')}, each within one world")
        case e.Research(n=n):
            return Phrase("research a technology" + ("" if n == 1 else f", {n} steps"))
        case e.Prefabricate(kind=kind, n=n):
            return Phrase(f"prefabricate {article(works(kind)) if n == 1 else f'up to {n} factories'}")
        case e.Clone(food=food, n=n):
            return Phrase(f"pay {food} New World food to clone {n} population on the New World")
        case e.Raise(kind=kind, n=n):
            what = "one production marker" if kind == t.ANY else f"{RESOURCES[kind]} production"
            return Phrase(f"raise {what} by {n}")
        case e.RaisePerStadium():
            return Phrase("raise one production marker by 1 for each of your stadiums")
        case e.Draw(n=n):
            return Phrase(f"draw {count(n, NOUNS['action card'], 'en')}")
        case e.Enable(ability=ability):
            return Phrase(ABILITIES[ability])
        case e.Boost(kind=kind):
            return Phrase(f"all your {RESOURCES[kind]} factories on the New World produce 1 more")
        case o.Develop(n=n):
            return Phrase(f"make {n} infrastructure move{'' if n == 1 else 's'}")
        case o.PlayAtOnce():
            return Phrase("take an infrastructure and play it at once, ignoring its cost and condition")
        case o.Settle(how=how):
            return Phrase(_settle(how))
        case o.Take(row=row, terms=terms):
            return Phrase(_take(row, terms))
        case o.Fly(n=n):
            return Phrase(f"fly {'one of your ships' if n == 1 else f'up to {n} of your ships'} at once")
    raise NotImplementedError(type(tree).__name__)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def resource(kind: int, n: int) -> str:
    if kind == t.ANY:
        return f"{count(n, NOUNS['resource'], 'en')} of your choice"
    return count(n, NOUNS[RESOURCES[kind]], "en")


def works(kind: int) -> str:
    return ("factory", "food factory", "steel factory", "energy factory")[(kind + 1) % 4]


def article(words: str) -> str:
    """`a food factory`, `an energy factory`."""
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def _settle(how: int) -> str:
    if how & SEA_ONLY:
        return "settle a sea site at once, without permission, steel or symbols"
    words = "settle a site"
    if how & FURTHER:
        words += ", its biome may be one transition further"
    if how & NO_STEEL:
        words += ", without paying steel"
    if how & NO_SYMBOLS:
        words += ", ignoring settlement symbols"
    return words


def _take(row: int, terms: int) -> str:
    words = ("gain" if terms & t.FREE else "build") + (" a spaceship" if row == t.SHIP else " a stadium")
    if terms & t.LAUNCH:
        return words + " on the Old World, load it and send it at once for its energy"
    if terms & t.AT_NEW:
        words += " on the New World"
    less = (terms >> 5) & 3
    if less:
        words += f" for {less} steel less"
    if terms & t.WIDER:
        words += ", choosing from 2 more"
    if terms & t.GLIDE:
        words += "; its first flight costs 1 energy less"
    return words


ABILITIES: Final[dict[int, str]] = {
    t.FLY_BACK: "your ships may fly back at once after unloading, for 1 New World energy each",
    t.IGNORE_SYMBOL: "when settling, ignore 1 settlement symbol",
    t.TOLL: "whenever your front marker crosses a transition, gain 1 resource of your choice",
    t.MORE_FOOD: "whenever you prefabricate a food factory, you may prefabricate another factory",
    t.MORE_STEEL: "whenever you prefabricate a steel factory, you may prefabricate another factory",
    t.MORE_ENERGY: "whenever you prefabricate an energy factory, you may prefabricate another factory",
    t.ANY_BAY: "in each transport, 1 site may sit in a bay of another landscape, even the site without one",
    t.SHARE_SPACES: "your progress markers may end on occupied spaces",
    t.WIDE_CHOICE: "when taking a spaceship, stadium or infrastructure, choose from 2 more",
    t.FLEXIBLE_POWER: "in the progress and bonus phases, use up to 2 power points more or less",
}


def condition(needs: list[list[int]], line: int) -> str:
    """What an infrastructure asks for."""
    parts = []
    for biome, content, n in needs:
        words = f"{n} {t.BIOMES[biome]} site{'' if n == 1 else 's'}"
        parts.append(words + ("", " with population", " with a factory")[content])
    return join_and(parts, "en") + ("", " on one horizontal line", " on one diagonal line")[line]


GOALS: Final[tuple[str, ...]] = (
    "your settled population",
    "tundra sites you settled",
    "your spaceships",
    "sets of a food, a steel and an energy factory you settled",
    "times you took the upper bonus",
    "transitions that both your markers have passed",
    "times you took the lower bonus",
    "sites you settled outside the tundra",
    "technologies you developed (top row: {top} points each)",
    "infrastructures you played",
    "your food production",
    "your steel production",
    "your energy production",
    "food factories you settled",
    "steel factories you settled",
    "energy factories you settled",
)
OBJECTIVES: Final[tuple[str, ...]] = (
    "{n} infrastructures played and fulfilled",
    "one production of {n} or more",
    "{n} population settled",
    "{n} factories settled",
    "{n} technologies developed",
)
WORDS: Final[dict[str, str]] = {
    # nouns in sentences
    "world_0": "the Old World",
    "world_1": "the New World",
    "on_0": "on the Old World",
    "on_1": "on the New World",
    "of_0": "of the Old World",
    "of_1": "of the New World",
    "quoted": "“{text}”",
    "ship": "the spaceship “{name}”",
    "stadium": "the stadium “{name}”",
    "infrastructure": "the infrastructure “{name}”",
    "nothing": "nothing",
    "symbol_1": "sun",
    "symbol_2": "dome",
    "symbol_3": "sun and dome",
    "space_1": "research",
    "space_2": "infrastructure move",
    "space_3": "settling",
    # options
    "pass_turn": "Pass for this year",
    "pass_exchange": "Exchange no more",
    "pass_prefabricate": "Prefabricate nothing",
    "pass_settle": "Settle nothing",
    "pass_take": "Take nothing",
    "pass_refresh": "Enough: fill the row up",
    "pass_develop": "Make no infrastructure move",
    "pass_launch": "No further ship flies to the New World",
    "pass_return": "No further ship flies back",
    "pass_sites": "Evacuate no further site",
    "pass_buildings": "Load no further building",
    "pass_parts": "Leave the rest of the card",
    "pass_objective": "Play no objective now",
    "go_on": "Go on",
    "refresh": "Pay 1 resource to refresh the row first",
    "reveal": "Reveal 2 more to choose from",
    "front_first": "First the effect under the front marker",
    "back_first": "First the effect under the back marker",
    "gain": "1 {resource} {on_world}",
    "prefabricate": "{factory} {on_world}, for 1 {resource}",
    "gain_factory": "{factory} {on_world}",
    "raise": "Raise {resource} production by {n}",
    "fill": "Use {factory}",
    "pay_one": "Pay 1 {resource} {of_world}",
    "load_factory": "Load {factory}",
    "load_stadium": "Load {item}",
    "swap": "{world}: 1 {given} for 1 {taken}",
    "world": "Build {on_world}",
    "column": "Column {n}: {technology} (level {level}, step {step} of {steps})",
    "lane_0": "Passing lane",
    "lane_1": "Main lane{holds}",
    "lane_2": "3+ lane{holds}",
    "bonus_0": "Upper bonus ({n}): {text}",
    "bonus_1": "Lower bonus ({n}): {text}",
    "act": "{code}: {text}",
    "side": "Side {side}",
    "seat": "Seat {n}",
    "take_ship": "{item} ({facts})",
    "put_under": "Put {item} under the deck",
    "launch": "{item} flies ({n} energy)",
    "return": "{item} flies back (1 energy)",
    "take": "Take {item} ({facts})",
    "play_at_once": "Play {item} ({facts})",
    "build": "Play {item} for {cost} ({facts})",
    "site": "Settle {site}: {facts}",
    "evacuate": "Evacuate {name} ({facts})",
    "energy_split": "{old} energy from the Old World, {new} from the New World",
    "amount": "Load {n} {resource}",
    "forward": "Front marker {n}, back marker {m}",
    "power": "{n} power points",
    "goal": "{name}: {text}",
    "goal_drop": "Drop {name}: {text}",
    "objective": "Play the objective “{name}” for {cost}: {text}",
    "card_play": "Play “{name}” (power {powers}): {text}",
    "card_tuck": "“{name}” face down",
    "card_throw": "Throw away “{name}” (power {powers}): {text}",
    "part": "{text}",
    "set": "Technology set {n}",
    # questions
    "ask_deal": "Chance: enter what is dealt",
    "ask_pick": "Pick one goal; the rest goes to the left",
    "ask_drop": "Keep three goals: which one goes back to the box?",
    "ask_keep": "Keep four action cards: throw one away ({n} to go)",
    "ask_throw": "Keep four action cards: throw one away",
    "ask_turn": "Your action no. {n} this year (energy {energy}), or pass",
    "ask_energy": "Both worlds may pay {n} energy: how is it shared?",
    "ask_tuck": "Which card goes face down under the board?",
    "ask_objective": "Play an objective?",
    "ask_parts": "Which part of “{name}” next?",
    "ask_gain": "Gain a resource: which, and where?",
    "ask_exchange": "Exchange within one world ({n} left)",
    "ask_prefabricate": "Prefabricate a factory: which type, and where?",
    "ask_gain_factory": "Gain a factory: which type, and where?",
    "ask_raise": "Which production rises by {n}?",
    "ask_research": "Research in which column?",
    "ask_settle": "Which site do you settle? 1 New World steel for each population",
    "ask_fill": "Which factory goes on the site {site}?",
    "ask_take_0": "Which spaceship do you take? The oldest stands first",
    "ask_take_1": "Which stadium do you take?",
    "ask_take_2": "Which infrastructure do you play at once?",
    "ask_world": "Which world builds {item}?",
    "ask_pay_refresh": "Pay one resource to refresh the row",
    "ask_refresh": "Which open item goes under the deck next?",
    "ask_develop": "Infrastructure: take one, or play one from your hand",
    "ask_launch": "Which ship flies to the New World?",
    "ask_return": "Which ship flies back, empty?",
    "ask_sites": "Which site do you evacuate?",
    "ask_buildings": "Which building do you load?",
    "ask_resources": "How much {resource} do you load? (room for {n})",
    "ask_power": "How many power points do you use?",
    "ask_split": "{n} steps for your two markers (at {front} and {back})",
    "ask_lane_0": "Front marker on step {n}: which lane?",
    "ask_lane_1": "Back marker on step {n}: which lane?",
    "ask_landing": "Two instant effects: which comes first?",
    "ask_bonus": "Which bonus do you take?",
    # the log
    "log_pick": "picks the goal “{name}”",
    "log_pick_hidden": "picks a goal",
    "log_drop": "drops the goal “{name}”",
    "log_drop_hidden": "drops a goal",
    "log_deal_item": "{item} comes into the row",
    "log_deal_card": "seat {n} draws “{name}”",
    "log_deal_card_hidden": "seat {n} draws an action card",
    "log_throw": "throws “{name}” away",
    "log_throw_hidden": "throws an action card away",
    "log_tuck": "puts “{name}” under the board",
    "log_tuck_hidden": "puts a card under the board",
    "log_pass": "passes",
    "log_act": "takes action {code}: {text}",
    "log_card": "plays “{name}”: {text}",
    "log_objective": "plays the objective “{name}”",
    "log_gain": "gains 1 {resource} {on_world}",
    "log_swap": "exchanges 1 {given} for 1 {taken} {on_world}",
    "log_prefabricate": "prefabricates {factory} {on_world}",
    "log_gain_factory": "gains {factory} {on_world}",
    "log_raise": "raises {resource} production by {n}",
    "log_research": "researches in column {n}",
    "log_settle": "settles {site}",
    "log_fill": "puts {factory} there",
    "log_take": "takes {item}",
    "log_world": "builds it {on_world}",
    "log_pay_refresh": "pays 1 {resource} {of_world} to refresh a row",
    "log_put_under": "puts {item} under the deck",
    "log_reveal": "turns up {item} to choose from",
    "log_build": "plays {item}",
    "log_launch": "sends {item} to the New World",
    "log_return": "sends {item} back to the Old World",
    "log_evacuate": "evacuates {name}",
    "log_load_factory": "loads {factory}",
    "log_load_stadium": "loads {item}",
    "log_load": "loads {n} {resource}",
    "log_power": "uses {n} power points",
    "log_split": "moves {n} and {m} steps",
    "log_top": "the solo card on top shows {n} {letter}",
    "note_0": "Year {n} begins",
    "note_1": "takes {n} penalty token(s)",
    "note_2": "fulfils {item}",
    "note_3": "completes “{name}”",
    "note_4_1": "crosses transition {n} with the first marker",
    "note_4_2": "crosses transition {n} with the second marker",
    "note_5_0": "takes the upper bonus: {text}",
    "note_5_1": "takes the lower bonus: {text}",
    "note_6": "has reached 8/8/8 with three stadiums",
    "note_7": "fulfils the objective “{name}”",
    "note_8": "the rival takes {item}",
    "note_9": "the rival settles {site}",
    "note_9_none": "the rival finds its site settled",
    "note_10": "new turn order: {order}",
    "note_11": "lays the goal “{name}” open",
    "note_12": "{item} leaves the row",
    "rival": "rival",
    "neutral": "neutral",
    # sheets
    "sheet_old_site": "{resources} a year; {facts}; landscape: {landscapes}",
    "sheet_token": "1 food, 1 steel and 1 energy a year; moves with the progress markers",
    "people": "{n} population",
    "a_factory": "1 factory",
    "any_factory": "factory of choice",
    "no_landscape": "none",
    "sheet_ship": "bays: {bays}; buildings: {buildings}; resources: {resources}; cost: {cost}; flight: "
    "{energy} energy",
    "short_ship": "bays {bays}, buildings {buildings}, cargo {resources}, flight {energy}, cost {cost}",
    "sheet_stadium": "cost: {cost}; happy faces: {faces}",
    "sheet_infrastructure": "level {level}; cost: {cost}; condition: {condition}; production: {production}",
    "short_infrastructure": "{condition}: {production}",
    "sheet_technology": "set {set}, level {level}{faces}: {text}",
    "faces": ", happy faces: {n}",
    "sheet_bonus": "{small}: {upper}. {large}: {lower}",
    "flag": "With a flag. ",
    "sheet_card": "power {powers}: {text}",
    "sheet_action": "power {power}: {text}",
    "or": " or ",
    "sheet_goal": "{count}: {rate}{tiers}",
    "each": "{points} each",
    "tier": "; from {least} on {points} points",
    "tier_more": "; from {least} on {points} points more",
    "sheet_objective": "{condition}; cost on the New World: {cost}; production: {production}; points: "
    "{points}",
    "sheet_solo": "{action}; number {number}, arrow {arrow}{late}",
    "solo_0": "takes a ship",
    "solo_1": "takes a stadium",
    "solo_2": "takes an infrastructure",
    "solo_3": "settles",
    "late": "; from year 3 on",
    "sheet_year": "food: {old} on the Old World, {new} on the New World; stadiums on the New World: "
    "{stadiums}",
    "sheet_transition": "after step {n}",
    "track_action_track": "energy of the actions of a year: {energy}; the last value again for each further "
    "one",
    "track_surcharge": "from card {cards} under one group on: {energy} energy more",
    "track_points_chart": "points for a lowest production from 0 on: {points}; {beyond} more for each step "
    "beyond",
    "track_penalties": "points lost: {site} per site left behind, {population} more per population, "
    "{stadium} per missing stadium, {token} per token",
    "track_happiness": "points for most happy faces: {ranks}; two seats: {two_seats}",
    "track_line_ranks": "points for most sites on a line: {ranks}; two seats: {two_seats}",
    "track_last_space": "markers on each of the last spaces: {markers}",
    "sheet_progress": "main lane: {main}; 3+ lane: {outer}",
    "sheet_site": "{biome}; {spots}{symbols}",
    "needs": "; needs {symbols}",
    "sheet_edge": "at {site}",
    "sheet_label": "at edge place {n}",
    "dots": "{resource} {n}",
    # the table
    "table_year": "Year {year} · {phase} · order: {order}",
    "phases": "setup|income|actions|transport|turn order|progress|bonus|end of the year",
    "table_bonus": "Bonus",
    "table_rows": "ships|stadiums|infrastructures",
    "table_old": "Old World",
    "table_new": "New World",
    "table_production": "production",
    "table_sites": "sites in place",
    "table_fleet": "ships (old | new)",
    "table_stadiums": "stadiums (old | new)",
    "table_infra": "infrastructure (hand | played)",
    "table_technologies": "technologies",
    "table_progress": "progress",
    "table_waiting": "waiting",
    "table_faces": "faces",
    "table_penalties": "penalties",
    "table_power": "power",
    "table_goals": "your goals",
    "table_cards": "your cards",
    "table_map": "New World map",
    "table_passed": "passed",
    "table_objectives": "Objectives",
    "table_lines": "Lines",
    # sources and ends
    "source_lowest production": "Lowest production",
    "source_penalty tokens": "Penalty tokens",
    "source_sites left behind": "Sites left behind",
    "source_stadiums missing": "Missing stadiums",
    "source_happy faces": "Happy faces",
    "source_goals": "Goals",
    "source_penalties": "Penalties",
    "source_lines": "Lines",
    "source_objectives": "Objectives",
    "end_race-actions": "Somebody reached 8/8/8 with three stadiums in the action phase",
    "end_race-transport": "Somebody reached 8/8/8 with three stadiums in the transport phase",
    "end_race-progress": "Somebody reached 8/8/8 with three stadiums in the progress phase",
    "end_race-bonus": "Somebody reached 8/8/8 with three stadiums in the bonus phase",
    "end_fourth-year": "The Old World became uninhabitable after year 4",
    "end_points": "Four years are over: points are counted",
    "end_solo": "Four years are over: your points are counted",
}
