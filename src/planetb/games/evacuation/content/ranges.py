"""How far the numbers of a content pack go: codes, places in tables, amounts that games stay short with."""

from typing import Final

from planetb.games.evacuation.terms import ABILITIES
from planetb.kernel.limits import Among, Limit

_YES: Final = Limit(0, 1)
_AMOUNT: Final = Limit(0, 9)
_POINTS: Final = Limit(0, 99)
_SYMBOLS: Final = Limit(0, 3)  # bits
_RESOURCE: Final = Limit(0, 2)
_DIRECTION: Final = Limit(0, 5)
_RIVAL: Final = Limit(0, 5)  # goes so far, round the edge and on the progress track

RANGES: Final = {
    "action.power": Limit(1, 4),
    "action card.powers": _AMOUNT,
    "bonus card.flag": _YES,
    "bonus card.numbers": Limit(5, 42),  # at least what the rival's front marker goes, at most what both can
    "edge.a": _DIRECTION,
    "edge.b": _DIRECTION,
    "goal.rates": _AMOUNT,
    "goal.tiers": _POINTS,
    "goal.of": _RESOURCE,
    "infrastructure.level": Limit(1, 2),
    "infrastructure.picture": Limit(1, 99),
    "infrastructure.cost": _AMOUNT,
    "infrastructure.production": _AMOUNT,
    "infrastructure.line": Limit(0, 2),
    "infrastructure.needs[0]": Limit(0, 3),  # the biome
    "infrastructure.needs[1]": Limit(0, 2),  # settled, with population, with a factory
    "infrastructure.needs[2]": Limit(1, 37),
    "line label.edge": Limit(1, 18),
    "new site.row": Limit(1, 7),
    "new site.place": Limit(1, 7),
    "new site.biome": Limit(0, 3),
    "new site.symbols": _SYMBOLS,
    "objective.least": Limit(1, 99),
    "objective.cost": _AMOUNT,
    "objective.production": _AMOUNT,
    "objective.points": _POINTS,
    "old site.resource": _RESOURCE,
    "old site.population": _AMOUNT,
    "old site.landscape": Limit(0, 7),  # bits
    "productivity token.yields": _AMOUNT,
    "progress.main": _SYMBOLS,
    "progress.main_effect": Limit(0, 3),
    "progress.outer": _SYMBOLS,
    "progress.outer_effect": Limit(0, 3),
    "ship.bays": Among(1, 2, 4),  # savanna, mountains, coast
    "ship.buildings": _AMOUNT,
    "ship.resources": _AMOUNT,
    "ship.cost": _AMOUNT,
    "ship.energy": _AMOUNT,
    "solo card.action": Limit(0, 3),
    "solo card.number": _RIVAL,
    "solo card.arrow": _YES,
    "solo card.late": _YES,
    "stadium.cost": _AMOUNT,
    "stadium.faces": _AMOUNT,
    "technology.set": Limit(1, 4),
    "technology.level": Limit(1, 3),
    "technology.faces": _AMOUNT,
    "action_track.energy": _AMOUNT,
    "action_track.energy[6]": Limit(1, 9),  # of all further actions: what costs nothing is done without end
    "surcharge.cards": Limit(1, 9),
    "surcharge.energy": _AMOUNT,
    "points_chart.points": _POINTS,
    "points_chart.beyond": _POINTS,
    "penalties.site": _POINTS,
    "penalties.population": _POINTS,
    "penalties.stadium": _POINTS,
    "penalties.token": _POINTS,
    "happiness.ranks": _POINTS,
    "happiness.two_seats": _POINTS,
    "line_ranks.ranks": _POINTS,
    "line_ranks.two_seats": _POINTS,
    "race_goal.production": Limit(1, 20),
    "race_goal.stadiums": _AMOUNT,
    "race_faces.ranks": _AMOUNT,
    "race_faces.two_seats": _AMOUNT,
    "factories.each": Limit(1, 9),
    "factories.yields": _AMOUNT,
    "factories.more": _AMOUNT,
    "research.steps": Limit(1, 9),
    "open_rows.items": Limit(1, 5),
    "open_rows.further": Limit(0, 5),
    "settling_cost.steel": _AMOUNT,
    "prefabricating.resources": _AMOUNT,
    "first_flight.energy": _AMOUNT,
    "return_flight.energy": _AMOUNT,
    "flexible_power.power": _AMOUNT,
    "hand.dealt": Limit(1, 9),
    "hand.kept": Limit(1, 9),
    "open_objectives.cards": Limit(0, 5),
    "solo_game.x": Limit(1, 5),
    "solo_game.late_faces": Limit(0, 99),
    "solo_game.late_year": Limit(0, 4),
    "solo_game.late_card": Limit(1, 5),
    "solo_game.neutral_halves": _POINTS,
    "last_space.markers": Limit(1, 9),
    "transition.after": Limit(0, 20),
    "year.old_food": Limit(0, 20),
    "year.new_food": Limit(0, 20),
    "year.stadiums": _AMOUNT,
    # What verbs are told
    "*.n": Limit(1, 9),
    "*.most": Limit(1, 9),
    "*.food": _AMOUNT,
    "*.kind": Limit(0, 3),
    "Boost.kind": _RESOURCE,
    "GainPer.kind": _RESOURCE,
    "*.world": Limit(0, 2),
    "*.row": Limit(0, 1),
    "*.terms": Limit(0, 1023),  # bits
    "*.how": Limit(0, 15),  # bits
    "*.ability": Among(*[1 << i for i in range(len(ABILITIES))]),
}
"""By kind and field; of a kind whose items are not alike by code and field."""
