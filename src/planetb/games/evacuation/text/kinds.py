"""What the decks and groups of Evacuation are called, in English, German and Hungarian."""

from typing import Final

KINDS: Final[dict[str, tuple[str, str, str]]] = {
    "action": ("Actions of the board", "Aktionen des Spielplans", "A tábla akciói"),
    "action card": ("Action cards", "Aktionskarten", "Akciókártyák"),
    "bonus card": ("Bonus cards", "Bonuskarten", "Bónuszkártyák"),
    "edge": ("Places at the edge", "Plätze am Rand", "Helyek a peremen"),
    "goal": ("Goals", "Ziele", "Célok"),
    "infrastructure": ("Infrastructures", "Infrastrukturen", "Infrastruktúrák"),
    "line label": ("Labels of the lines", "Linienplättchen", "Vonalcímkék"),
    "new site": ("New World sites", "Produktionsfelder der Neuen Welt", "Újvilági helyszínek"),
    "objective": ("Public objectives", "Aufträge", "Nyilvános célok"),
    "old site": ("Old World sites", "Produktionsstätten der Alten Welt", "Óvilági helyszínek"),
    "productivity token": ("Productivity tokens", "Produktionsstätten im Meer", "Termelékenységi jelzők"),
    "progress": ("Spaces of the progress track", "Felder der Fortschrittsleiste", "A haladássáv mezői"),
    "ship": ("Spaceships", "Raumschiffe", "Űrhajók"),
    "solo card": ("Solo cards", "Solokarten", "Szólókártyák"),
    "stadium": ("Stadiums", "Stadien", "Stadionok"),
    "technology": ("Technologies", "Technologien", "Technológiák"),
    "track": ("Tracks and scoring", "Leisten und Wertung", "Sávok és értékelés"),
    "transition": ("Transitions", "Wendepunkte", "Átmenetek"),
    "year": ("Years", "Jahre", "Évek"),
}
