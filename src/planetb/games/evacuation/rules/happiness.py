"""Happy faces and power points: what order, progress and bonus are decided by."""

from planetb.games.evacuation.content.decks import CARD_POWERS, TECHNOLOGY_FACES
from planetb.games.evacuation.content.tables import FLEXIBLE_BY, RESEARCH_STEPS, STADIUM_FACES
from planetb.games.evacuation.state import Nation
from planetb.games.evacuation.terms import FLEXIBLE_POWER


def technology_faces(nation: Nation) -> int:
    faces = 0
    for place in range(9):
        if nation.research[place] == RESEARCH_STEPS[place]:
            faces += TECHNOLOGY_FACES[nation.technologies[place]]
    return faces


def new_world_faces(nation: Nation) -> int:
    """Happy faces of New World stadiums and developed technologies."""
    faces = technology_faces(nation)
    for stadium in nation.stadiums_new:
        faces += STADIUM_FACES[stadium]
    return faces


def all_faces(nation: Nation) -> int:
    """Happy faces of all stadiums and developed technologies (p. 11)."""
    faces = new_world_faces(nation)
    for stadium in nation.stadiums_old:
        faces += STADIUM_FACES[stadium]
    return faces


def powers(nation: Nation) -> list[int]:
    """The power points a nation may claim this year, ascending: open cards and a technology give a choice."""
    groups = nation.groups
    found = [groups[0] + 2 * groups[1] + 3 * groups[2] + 4 * groups[3]]
    for card in nation.played:
        printed = CARD_POWERS[card]
        if len(printed) == 1:
            found = [total + printed[0] for total in found]
        else:
            found = sorted({total + power for total in found for power in printed})
    if nation.abilities & FLEXIBLE_POWER:
        changes = range(-FLEXIBLE_BY, FLEXIBLE_BY + 1)
        found = sorted({total + change for total in found for change in changes if total + change >= 0})
    return found
