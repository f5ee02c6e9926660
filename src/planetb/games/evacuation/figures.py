"""What a nation ended with, told to studies of balance: one number per name."""

from planetb.games.evacuation.decks import RESEARCH_STEPS
from planetb.games.evacuation.happiness import all_faces, developed
from planetb.games.evacuation.scoring import left_behind
from planetb.games.evacuation.state import EvacuationState
from planetb.games.evacuation.terms import BIOMES, RESOURCES


def figures(state: EvacuationState, seat: int) -> dict[str, int]:
    """Years played, production, pieces left and gained, and every technology, ship and card by its number."""
    nation = state.seats[seat]
    found = {
        "years": state.year,
        "lowest production": min(nation.production),
        "all production": sum(nation.production),
        "stadiums": len(nation.stadiums_new),
        "left behind": left_behind(nation),
        "everybody evacuated": 0 if left_behind(nation) else 1,
        "penalty tokens": nation.penalties,
        "happy faces": all_faces(nation),
        "technologies": developed(nation),
        "ships": len(nation.ships_old) + len(nation.ships_new),
        "infrastructures": len(nation.built),
        "infrastructures fulfilled": len(nation.fulfilled),
        "small bonuses": nation.small_bonuses,
        "large bonuses": nation.large_bonuses,
        "steps of progress": nation.markers[0] + nation.markers[1],
        "settled population": nation.people,
        "settled factories": sum(nation.settled),
    }
    for resource, name in enumerate(RESOURCES):
        found[f"production of {name}"] = nation.production[resource]
    for biome, name in enumerate(BIOMES):
        found[f"sites: {name}"] = nation.land[biome * 3]
    for place in range(len(nation.technologies)):
        if nation.research[place] == RESEARCH_STEPS[place]:
            found[f"technology {nation.technologies[place] + 1}"] = 1
    for ship in nation.ships_old + nation.ships_new:
        found[f"ship {ship + 1}"] = 1
    for stadium in nation.stadiums_new:
        found[f"stadium {stadium + 1}"] = 1
    for card in nation.fulfilled:
        found[f"infrastructure {card + 1}"] = 1
    for goal in nation.goals:
        found[f"goal {goal + 1}"] = 1
    return found
