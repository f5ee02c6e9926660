"""Evacuation in English."""

from typing import Final

from planetb.games.evacuation import effects as e
from planetb.games.evacuation import terms as t
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import FURTHER, NO_STEEL, NO_SYMBOLS, SEA_ONLY
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
        case e.Develop(n=n):
            return Phrase(f"make {n} infrastructure move{'' if n == 1 else 's'}")
        case e.PlayAtOnce():
            return Phrase("take an infrastructure and play it at once, ignoring its cost and condition")
        case e.Settle(how=how):
            return Phrase(_settle(how))
        case e.Take(row=row, terms=terms):
            return Phrase(_take(row, terms))
        case e.Fly(n=n):
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


COUNTED: Final[dict[str, str]] = {  # what goals count, by counter
    "Population": "your settled population",
    "TundraSites": "tundra sites you settled",
    "Ships": "your spaceships",
    "FactorySets": "sets of a food, a steel and an energy factory you settled",
    "UpperBonuses": "times you took the upper bonus",
    "Transitions": "transitions that both your markers have passed",
    "LowerBonuses": "times you took the lower bonus",
    "OtherSites": "sites you settled outside the tundra",
    "Technologies": "technologies you developed (top row: {top} points each)",
    "Infrastructures": "infrastructures you played",
    "Production 0": "your food production",
    "Production 1": "your steel production",
    "Production 2": "your energy production",
    "Factories 0": "food factories you settled",
    "Factories 1": "steel factories you settled",
    "Factories 2": "energy factories you settled",
}
CONDITIONS: Final[dict[str, str]] = {  # what objectives ask for, by counter
    "FulfilledInfrastructures": "{n} infrastructures played and fulfilled",
    "BestProduction": "one production of {n} or more",
    "Population": "{n} population settled",
    "SettledFactories": "{n} factories settled",
    "Technologies": "{n} technologies developed",
}
WORDS: Final[dict[str, str]] = {
    # options
    "pass_TakeTurn": "Pass for this year",
    "pass_ExchangeResources": "No further exchange",
    "pass_PrefabricateFactory": "Prefabricate nothing",
    "pass_SettleSite": "Settle nothing",
    "pass_TakeItem": "Take nothing",
    "pass_RefreshRow": "Enough: fill the row up",
    "pass_DevelopInfrastructure": "Make no infrastructure move",
    "pass_Launch": "No further ship flies to the New World",
    "pass_SendBack": "No further ship flies back",
    "pass_LoadSites": "Evacuate no further site",
    "pass_LoadBuildings": "Load no further building",
    "pass_ChoosePart": "Leave the rest; gains and research still happen",
    "pass_PlayObjective": "Play no objective now",
    "factory_of": "{resource}",
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
    "return": "{item} flies back ({n} energy)",
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
    "ask_PickGoal": "Pick one goal; the rest goes to the left",
    "ask_DropGoal": "Keep three goals: which one goes back to the box?",
    "ask_KeepCards": "Keep four action cards: which {n} go?",
    "ask_ThrowCards": "Keep four action cards: what goes? ({n})",
    "ask_TakeTurn": "Your action no. {n} this year (energy {energy}), or pass",
    "ask_PayEnergy": "Both worlds may pay {n} energy: how is it shared?",
    "ask_TuckCard": "Which card goes face down under the board?",
    "ask_PlayObjective": "Play an objective?",
    "ask_ChoosePart": "Which part of “{name}” next?",
    "ask_GainResources": "Gain a resource: which, and where?",
    "ask_GainResources_many": "Gain {n} resources: which, and where?",
    "ask_ExchangeResources": "Exchange up to {n} resources, each within one world",
    "ask_PrefabricateFactory": "Prefabricate a factory: which type, and where?",
    "ask_TakeFactory": "Gain a factory: which type, and where?",
    "ask_RaiseProduction": "Which production rises by {n}?",
    "ask_ResearchTechnology": "Research in which column?",
    "ask_SettleSite": "Which site do you settle? 1 New World steel for each population",
    "ask_FillSpots": "Which factories go on the site {site}?",
    "ask_TakeItem_0": "Which spaceship do you take? The oldest stands first",
    "ask_TakeItem_1": "Which stadium do you take?",
    "ask_PlayInfrastructure": "Which infrastructure do you play at once?",
    "ask_ChooseWorld": "Which world builds {item}?",
    "ask_PayRefresh": "Pay one resource to refresh the row",
    "ask_RefreshRow": "Which open item goes under the deck next?",
    "ask_DevelopInfrastructure": "Infrastructure: take one, or play one from your hand",
    "ask_Launch": "Which ships fly to the New World?",
    "ask_SendBack": "Which ships fly back, empty?",
    "ask_LoadSites": "Which sites do you evacuate?",
    "ask_LoadBuildings": "Which buildings do you load?",
    "ask_LoadResources": "How much {resource} do you load? (room for {n})",
    "ask_ChoosePower": "How many power points do you use?",
    "ask_Split": "{n} steps for your two markers (at {front} and {back})",
    "ask_ChooseLane_0": "Front marker on step {n}: which lane?",
    "ask_ChooseLane_1": "Back marker on step {n}: which lane?",
    "ask_Landing": "Two instant effects: which comes first?",
    "ask_ChooseBonus": "Which bonus do you take?",
    # the log
    "log_pick": "picks the goal “{name}”",
    "log_pick_hidden": "picks a goal",
    "log_drop": "drops the goal “{name}”",
    "log_drop_hidden": "drops a goal",
    "log_deal_item": "{item} comes into the row",
    "log_deal_card": "draws “{name}”",
    "log_deal_card_hidden": "draws an action card",
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
    "note_YearBegan": "Year {n} begins",
    "note_Penalised": "takes penalty tokens: {n}",
    "note_Fulfilled": "fulfils {item}",
    "note_Developed": "completes “{name}”",
    "note_Crossed_1": "crosses transition {n} with the first marker",
    "note_Crossed_2": "crosses transition {n} with the second marker",
    "note_Parked_0": "ends with the front marker in the passing lane",
    "note_Parked_1": "ends with the back marker in the passing lane",
    "note_BonusTaken_0": "takes the upper bonus: {text}",
    "note_BonusTaken_1": "takes the lower bonus: {text}",
    "note_RaceReached": "has reached 8/8/8 with three stadiums",
    "note_ObjectiveClaimed": "fulfils the objective “{name}”",
    "note_RivalTook": "the rival takes {item}",
    "note_RivalSettled": "the rival settles {site}",
    "note_RivalSettled_none": "the rival finds its site settled",
    "note_NewOrder": "new turn order: {order}",
    "note_GoalShown": "lays the goal “{name}” open",
    "note_Aged": "{item} leaves the row",
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
    "late": "; from year 3 on",
    "sheet_year": "food: {old} on the Old World, {new} on the New World; stadiums on the New World: "
    "{stadiums}",
    "sheet_transition": "after step {n}",
    "sheet_progress": "main lane: {main}; 3+ lane: {outer}",
    "sheet_site": "{biome}; {spots}{symbols}",
    "needs": "; needs {symbols}",
    "sheet_edge": "at {site}",
    "sheet_label": "at edge place {n}",
    "dots": "{resource} {n}",
    # why something cannot be chosen
    "why_action_energy": "Your action no. {n} this year costs {cost} energy; available: {have} ({world}).",
    "why_group_once": "With action cards the first group is used once a year.",
    "why_no_cards": "A card must go under the group, and your hand is empty.",
    "why_no_site": "You cannot settle any site now.",
    "why_no_item": "Neither world can pay for anything in that row.",
    "why_no_begin": "You lack what it takes to begin it.",
    "why_first_this": "First finish what you have begun, or undo.",
    "why_settled": "This site is settled.",
    "why_biome": "{biome}: not open to you yet. Your front marker must cross transition {n}.",
    "why_sea_only": "This settles the sea alone.",
    "why_people": "It takes {n} population on the New World; you have {have}.",
    "why_steel": "It takes {n} steel on the New World; you have {have}.",
    "why_factories": "It takes {n} factories waiting on the New World; you have {have}.",
    "why_symbols": "The symbols must lie under your markers: {symbols}.",
    "why_through_site": "You settle when an action says so.",
    "why_price": "It costs {cost}; {stocks}.",
    "why_stock": "{world} has {have}",
    "why_through_item": "It is taken when an action says so.",
    "why_pictured": "You have an infrastructure with the same illustration in play.",
    "why_only_row": "Having revealed more, you take one of the row.",
    "why_through_build": "Infrastructures are played by infrastructure moves.",
    "why_flight": "The flight costs {n} energy of the Old World; you have {have}.",
    "why_return": "Flying back costs 1 energy of the New World, and you have none.",
    "why_transport_phase": "Ships load and fly in the transport phase.",
    "why_gone": "This site is evacuated already.",
    "why_no_factory": "No factory of this type is left in your reserve.",
    "why_no_bay": "No bay is free for it ({landscape}).",
    "why_no_room": "No place for a building is free on your ships.",
    "why_not_waiting": "No factory of this type waits on the Old World.",
    "why_column": "All technologies of this column are developed.",
    "why_through_column": "You research when an action or a space says so.",
    "why_no_resource": "You have none of that.",
    "why_refreshed": "The row is refreshed once for each item taken.",
    "why_part_done": "This part of the card is done.",
    "why_steps": "Both markers together go all steps, and neither beyond the end.",
    "why_alike": "Your two markers are alike here: the same is offered the other way round.",
    "why_apart": "Between your markers there would be more than one transition.",
    "why_occupied": "This space is occupied.",
    "why_lane_for_three": "This lane is for three and more players.",
    "why_gifts": "What costs nothing happens: choose the order.",
    "why_lane_free": "A lane of this step is free: the marker goes there.",
    "why_part_twice": "The card says the same twice: take the first of them.",
}
