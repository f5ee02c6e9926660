"""Underwater Cities in English."""

from typing import Final

from planetb.games.underwater_cities.content.tables import Counter
from planetb.games.underwater_cities.effects.building import FREE, STATED, USUAL
from planetb.games.underwater_cities.effects.combine import IfNone
from planetb.games.underwater_cities.effects.lasting import Whenever
from planetb.games.underwater_cities.effects.upgrading import FOR_SCIENCE, NO_UPGRADE, UPGRADED
from planetb.games.underwater_cities.terms import TUNNEL
from planetb.text.telling import Forms, Table, Voice


def whenever(voice: Voice, effect: Whenever) -> str:
    """An event; a condition on it is told with the event."""
    if isinstance(effect.effect, IfNone):
        return voice.fill("whenever {event:events} and you have no {effect.good:no_good}, {effect.effect}")
    return voice.fill("whenever {event:events}, {effect}")


def each(voice: Voice, counter: Counter, per: int) -> str:
    if per == 1:
        return f"for each {voice.say('counted', counter)}"
    return f"for every {per} {voice.say('counted', counter, per)}"


def standing(voice: Voice, what: int) -> str:
    """Where a structure counts: tunnels beside a city, others at one that is connected."""
    return "beside a city" if what == TUNNEL else "at a connected city"


VERBS: Final[Table] = {
    "GainDifferent": "gain {n} {n|resource|resources of different types}",
    "Advance": "advance {n||up to }{n} {n|space|spaces} on the Federation track",
    "Per": "{gain} {counter per:each}{most?, at most {most} {most|time|times}}",
    "Sift": (
        "look at {look} {look|card|cards} of the era deck, keep {keep} {keep|card|cards} and discard the rest"
    ),
    "Salvage": "take a card of your choice from the discard pile of the era",
    "Output": (
        "gain the production of one of your upgraded {what:kinds_many} {what:standing}"
        "{n||, {n} times in all; the same one may be chosen again}"
    ),
    "TakeMetropolis": (
        "gain a random blue metropolis; it counts as connected, and you get its instant effect"
    ),
    "TakeSpecial": "take 1 special card",
    "Build": (
        "build {n||up to }{n} {what n:kinds}{expansion? on {n|an expansion site|expansion "
        "sites}}{price:prices}{upgrade:upgrades}"
    ),
    "Upgrade": "upgrade {n||up to }{n} {what n:kinds} for {pays?{pays:goods_of_bits}{n|| each}|free}",
    "Buy": "pay {price:goods} to {effect}{times||, up to {times} times}",
    "Maybe": "you may {effect}",
    "If": "if you have at least {least} {counter least:counted}, {effect}",
    "OnSpace": "if your marker is exactly on space {space} of the Federation track, {effect}",
    "IfNone": "if you have no {good:no_good}, {effect}",
    "Symbiose": "turn one of your nonsymbiotic cities into a symbiotic one for {price:goods}",
    "UseAction": "use {n||up to }{n} action {n|card|cards}",
    "Refresh": "make {n||up to }{n} used action {n|card|cards} available again",
    "UseSlot": "do the action of {which:where}",
    "Shed": "discard up to {n} {n|card|cards} from your hand and for each of them {gain}",
    "LaboratoryInstead": (
        "let one connected laboratory produce {gain.amounts:goods} instead of its {usual:laboratory_yield}"
    ),
    "WithProducedBiomass": "pay 1 biomass from this production to {gain}",
    "Whenever": whenever,
    "Discount": "{what:kinds_many} cost you {beyond?up to }{amounts:goods} less",
    "ThisTurn": "{what:kinds_many} cost you {good n:good} less for the rest of this turn",
    "PayUpgrades": (
        "you may upgrade {what:kinds_many} for {good:price_of_one} instead of {usual:upgrade_price}"
    ),
    "HandLimit": "your hand limit is {more} {more|card|cards} higher",
    "OncePerTurn": "once per turn you may {effect}",
    "PointsPer": "gain {each:count point} {counter per:each}{most?, at most {most:count point}}",
    "Tiers": "gain {tiers:points_of} points for at least {tiers:least_of} {counter 2:counted}",
    "Trade": "you may pay {price:goods} for {worth:count point}{times||, up to {times} times}",
}
GAINS: Final[Table] = ("draw {self:given}", "gain {self:given}")
PRICES: Final[Table] = {USUAL: "", FREE: " for free", STATED: " for {stated:goods}{n|| each}"}
UPGRADES: Final[Table] = {
    NO_UPGRADE: "",
    FOR_SCIENCE: (
        " and upgrade {n|it|them} for {usual:upgrade_price}{n|| each} (building and upgrading only together)"
    ),
    UPGRADED: " and upgrade {n|it|them} for free",
}
WHERE: Final[Table] = (
    "any available coloured slot",
    "any slot occupied by somebody else",
    "any coloured slot that you do not occupy",
)
COUNTED: Final[Table] = {
    "Farms": ("connected farm", "connected farms"),
    "Desalinations": ("connected desalination plant", "connected desalination plants"),
    "Laboratories": ("connected laboratory", "connected laboratories"),
    "Tunnels": ("tunnel beside a city", "tunnels beside cities"),
    "UpgradedFarms": ("connected upgraded farm", "connected upgraded farms"),
    "UpgradedDesalinations": (
        "connected upgraded desalination plant",
        "connected upgraded desalination plants",
    ),
    "UpgradedLaboratories": ("connected upgraded laboratory", "connected upgraded laboratories"),
    "UpgradedTunnels": ("upgraded tunnel beside a city", "upgraded tunnels beside cities"),
    "Cities": ("connected city", "connected cities"),
    "SymbioticCities": ("connected symbiotic city", "connected symbiotic cities"),
    "FullCities": (
        "connected city with all three types of buildings",
        "connected cities with all three types of buildings",
    ),
    "Buildings": ("connected building", "connected buildings"),
    "UpgradedStructures": ("upgraded structure in your network", "upgraded structures in your network"),
    "UpgradedSets": (
        "set of upgraded structures (one of each of the four types)",
        "sets of upgraded structures (one of each of the four types)",
    ),
    "FarmPairs": ("connected city with two upgraded farms", "connected cities with two upgraded farms"),
    "DesalinationPairs": (
        "connected city with two upgraded desalination plants",
        "connected cities with two upgraded desalination plants",
    ),
    "LaboratoryPairs": (
        "connected city with two upgraded laboratories",
        "connected cities with two upgraded laboratories",
    ),
    "Expansions": ("connected building on an expansion site", "connected buildings on expansion sites"),
    "Metropolises": ("connected metropolis", "connected metropolises"),
    "ActionCards": ("action card you own", "action cards"),
    "LastingCards": ("claimed lasting card", "claimed lasting cards"),
    "ProductionCards": ("claimed production card", "claimed production cards"),
    "ScoringCards": ("claimed scoring card", "claimed scoring cards"),
    "SpecialCards": ("special card you paid for and still own", "special cards you paid for and still own"),
    "HandCards": ("card in your hand", "cards in your hand"),
}
EVENTS: Final[Table] = {
    "Mismatch": "your card does not match the coloured slot you chose",
    "AlwaysSlot": "you use the always available slot",
    "SlotSteelplast": "an action slot gives you at least 1 steelplast",
    "ReachSpace3": "you advance to space 3 of the Federation track",
    "ReachSpace1": "you advance to space 1 of the Federation track",
    "SecondFarm": "you build the second farm of a connected city",
    "SecondDesalination": "you build the second desalination plant of a connected city",
    "SecondLaboratory": "you build the second laboratory of a connected city",
    "SecondUpgradedFarm": "you complete the second upgraded farm of a connected city",
    "SecondUpgradedDesalination": "you complete the second upgraded desalination plant of a connected city",
    "SecondUpgradedLaboratory": "you complete the second upgraded laboratory of a connected city",
    "SecondTunnel": "you build a second tunnel in the same turn",
    "BuiltCity": "you build a city",
    "BuiltSymbioticCity": "you build a symbiotic city",
    "BuiltExpansion": "you build on an expansion site",
    "ConnectedMetropolis": "you connect a metropolis",
    "UpgradedTunnel": "you upgrade a tunnel",
    "UpgradedBuilding": "you upgrade a building",
    "UsedActionCard": "you use an action card",
    "PaidSpecial": "you pay for another special card",
    "MatchedGreen": "you use another matching green card",
    "TookSpecial": "you take a special card",
    "TurnEnd": "your turn ends",
    "BiomassPaid": (
        "you build and pay any biomass in place of kelp or steelplast (once per payment, however much it is)"
    ),
    "SlotUsed": "you use slot {slot:slot_letter}",
}
FORMS: Final[Forms] = {
    "verbs": VERBS,
    "gains": GAINS,
    "prices": PRICES,
    "upgrades": UPGRADES,
    "where": WHERE,
    "counted": COUNTED,
    "events": EVENTS,
    "each": each,
    "standing": standing,
}

SENTENCES: Final[dict[str, str]] = {  # sentences by key
    "pass": "leave it at that",
    "end_turn": "end the turn",
    "yes": "yes",
    "no": "no",
    "on_site": "on site {site}",
    "on_expansion": "on the expansion site of city {city}",
    "at_site": "on site {site}",
    "at_expansion": "on the expansion site of city {city}",
    "place_city": "city site {n}",
    "place_tunnel": "tunnel site {n}",
    "place_tunnels": "tunnel sites {n} and {other}",
    "place_site": "building site {site}",
    "one_city": " (one city may count for both)",
    "opt_use": "use {name}",
    "opt_slot": "slot {code}: {text}",
    "opt_clone": "clone slot {code} for {clone} {clone|credit|credits}: {text}",
    "opt_building": "{kind} {place}",
    "opt_tunnel": "tunnel {n} ({ends})",
    "opt_city": "nonsymbiotic city on site {n}",
    "opt_symbiotic": "symbiotic city on site {n}",
    "opt_convert": "city {n}",
    "opt_upgrade": "upgrade the {kind} {place}",
    "opt_upgrade_tunnel": "upgrade tunnel {n} ({ends})",
    "opt_mix": "pay biomass in place of {goods}",
    "opt_mix_none": "pay without extra biomass",
    "opt_card_first": "the card before the slot",
    "opt_slot_first": "the slot before the card",
    "opt_dig": "put the top card under the deck and choose from the next {dug} {dug|card|cards}",
    "opt_seat": "seat {n}",
    "ask_NextStep": "Which part next?",
    "ask_BuildNext": "What do you build, and where?",
    "ask_PayWithBiomass": "How do you pay? Biomass can stand in for kelp and steelplast.",
    "ask_UpgradeNext": "What do you upgrade?",
    "ask_UpgradeWith": "With what do you pay for the upgrade?",
    "ask_UseActionCard": "Which action card do you use?",
    "ask_RefreshCard": "Which used action card becomes available again?",
    "ask_UseSlotAction": "Which slot's action do you do?",
    "ask_BuyAgain": "Do you want to {text} once more?",
    "ask_DecideMaybe": "Do you want to {text}?",
    "ask_ChooseOne": "Choose one.",
    "ask_ChooseDifferent": "Which {n|resource|{n} resources of different types} do you gain?",
    "ask_ChooseOutput": "Which structure's production do you gain?",
    "ask_Convert": "Which city becomes symbiotic?",
    "ask_ShedCards": "Which cards do you discard?",
    "ask_SalvageCard": "Which discarded card do you take?",
    "ask_SiftCards": "Which {n|card|{n} cards} do you keep? The rest is discarded.",
    "ask_TakeSpecialCard": "Which special card do you take?",
    "ask_DigPick": "Which special card do you keep?",
    "ask_DigOrder": "Which card goes under the deck first?",
    "ask_DropAction": "You may own {action_limit} action {action_limit|card|cards}: which one do you give "
    "up?",
    "ask_UseDropped": "Use {name} before you give it up?",
    "ask_PlaceBlue": "Which blue metropolis goes to the upper right corner?",
    "ask_KeepCards": "Which {n|card|{n} cards} do you keep?",
    "ask_DiscardDown": "Your hand is over the limit: which {n|card|{n} cards} do you discard?",
    "ask_ChooseCard": "Which card do you play? (round {round}, era {era})",
    "ask_ChooseSlot": "Which slot do you choose with {name} ({colour})?",
    "ask_ChooseOrder": "{name} matches the slot: which of them first?",
    "ask_CardAfter": "Use {name} now?",
    "ask_EndTurn": "Anything else before your turn ends?",
    "ask_chance": "Enter what was dealt.",
    "ask_ChooseMay": "Do you do this? {text}",
    "ask_UsePaid": "{name} is paid for: do you use its effect?",
    "ask_AdvanceAgain": "Do you advance another space on the Federation track?",
    "ask_BeforeSlot": "Anything else before the slot?",
    "ask_PayForUpgrade": "With what do you pay for the upgrade?",
    "log_card": "plays {name}",
    "log_slot": "takes slot {code}",
    "log_slot_always": "uses the always available slot",
    "letter_y": "Y",
    "letter_r": "R",
    "letter_g": "G",
    "log_advance_more": "advances no further",
    "log_build_more": "builds nothing more",
    "log_build_nothing": "builds nothing",
    "log_upgrade_more": "upgrades nothing more",
    "log_upgrade_nothing": "upgrades nothing",
    "log_card_unused": "forgoes the effect of {name}",
    "log_declined": "declines {text}",
    "log_advanced": "advances to space {n} of the Federation track",
    "log_build": "builds {kind:an} {place}",
    "log_build_tunnel": "builds tunnel {n}",
    "log_build_city": "builds {kind:an} on site {n}",
    "log_upgraded": "upgrades the {kind} {place} {cost?for {cost}|for free}",
    "log_upgraded_tunnel": "upgrades tunnel {n} {cost?for {cost}|for free}",
    "log_use_action": "uses the action card {name}",
    "log_use_slot": "does the action of slot {code}",
    "log_lapsed": "cannot use slot {code} after all",
    "log_use": "uses {name}",
    "log_triggered": "benefits from {name}",
    "log_contract": "fulfils the contract {name}",
    "log_claimed": "claims {name}",
    "log_matched": "uses the effect of {name}",
    "log_paid": "pays {n} {n|credit|credits} for {name}",
    "log_connected": "connects the metropolis {name}",
    "log_produced": "produces {goods}",
    "log_produced_nothing": "produces nothing",
    "log_fed": "feeds the cities with {goods}{n? and loses {n} {n|point|points} for hungry cities}",
    "log_hungry": "leaves the cities hungry{n? and loses {n} {n|point|points}}",
    "log_round": "Round {n} begins",
    "log_put_away": "discards {name}",
    "log_blocked": "Slot {code} is blocked",
    "log_draw": "draws a card",
    "log_draw_own": "draws {name}",
    "log_take_special": "takes the special card {name}",
    "log_dig": "looks at {dug} special {dug|card|cards} and takes one",
    "log_reveal": "The special card {name} is turned up",
    "log_metropolis": "gains the metropolis {name}",
    "log_salvage": "takes {name} from the discard pile",
    "log_convert": "turns city {n} into a symbiotic one",
    "log_drop": "gives up the action card {name}",
    "log_sift": "keeps {n} of the cards looked at and discards the rest",
    "log_sift_own": "keeps {names} and discards the rest",
    "log_output": "gains the production of {kind:an}",
    "log_goods": "gains {goods}",
    "log_spent": "pays {goods}",
    "log_refresh": "makes the action card {name} available again",
    "end_scored": "the nations were scored",
    "end_goal reached": "{goal_cities} connected {goal_cities|city|cities} and {goal_points} "
    "{goal_points|point|points}: the goal is reached",
    "end_goal missed": "the goal of {goal_cities} connected {goal_cities|city|cities} and {goal_points} "
    "{goal_points|point|points} is missed",
    "why_card_first": "First choose the card that you play, then its slot.",
    "why_taken": "This slot is taken.",
    "why_own_tile": "Your own action tile lies here already.",
    "why_clone": "This slot is taken; cloning it costs {clone} {clone|credit|credits}, and you have too few.",
    "why_no_use": "You can do no part of it now.",
    "why_no_science": "You have nothing that could pay for an upgrade.",
    "why_price": "{what:An} costs {cost}; you have {have}.",
    "why_used_turn": "You have used this ability in this turn.",
    "why_used_era": "You have used this action card in this era.",
    "why_action_card": "Action cards are used when a slot or a card says so.",
    "why_by_itself": "This card works by itself.",
    "why_slot_next": "You play {name}; now choose its slot, or undo.",
    "why_one_card": "You have played your card of this turn.",
    "why_special": (
        "Special cards come into your hand through actions that show them; this one costs {n} "
        "{n|credit|credits} when it works."
    ),
    "why_through": (
        "Not by itself: you build and upgrade through the slot you choose, or a card that matches it."
    ),
    "why_convert": "Only a nonsymbiotic city of yours can be converted.",
    "why_other_kind": "Only {kinds} can be built with this.",
    "why_tunnel_there": "There is a tunnel here already.",
    "why_no_tunnels": "No tunnel is left in the supply.",
    "why_no_touch": "This site does not touch your network.",
    "why_city_there": "There is a city here already.",
    "why_far_city": "No city of yours is one tunnel site away.",
    "why_building_there": "There is a building here already.",
    "why_far_building": "Neither here nor one tunnel site away do you have a city.",
    "why_expansion_only": "This can only be built on an expansion site.",
    "why_no_expansion": "Expansion sites need a card or slot that shows them.",
    "why_alike": "The free sites here are alike: take {site}.",
    "why_nothing_there": "Nothing is built here that could be upgraded.",
    "why_upgraded": "This is upgraded already.",
    "why_other_upgrade": "Only {kinds} can be upgraded with this.",
    "why_done": "That part is done.",
    "why_one_part": "Do at least one part of it.",
    "why_first_build": "Build at least one.",
    "why_first_upgrade": "Upgrade at least one.",
    "why_no_domes": "No such dome is left in the supply.",
    "why_no_site": "There is no such site.",
    "why_alike_upgrade": "An equal one stands at this city: take the first.",
    "why_upgrade_too": "What you build here must be upgraded at once, and you cannot pay for that.",
}
