"""The 21 stadiums: four to start with, seventeen to build; cost and happy faces."""

from planetb.games.evacuation.content.declare import CONTENT
from planetb.kernel.content import Item

KIND = "stadium"
STARTING: list[Item] = [
    CONTENT.item("stadium.1", KIND, "inferred p. 11: no face", cost=(0, 0, 0), faces=0),
    CONTENT.item("stadium.2", KIND, "inferred p. 11: no face", cost=(0, 0, 0), faces=0),
    CONTENT.item("stadium.3", KIND, "inferred p. 11: no face", cost=(0, 0, 0), faces=0),
    CONTENT.item("stadium.4", KIND, "inferred p. 11: no face", cost=(0, 0, 0), faces=0),
]
STADIUMS: list[Item] = [
    CONTENT.item("stadium.5", KIND, "ours", cost=(0, 2, 2), faces=3),
    CONTENT.item("stadium.6", KIND, "ours", cost=(0, 0, 3), faces=3),
    CONTENT.item("stadium.7", KIND, "ours", cost=(1, 0, 0), faces=1),
    CONTENT.item("stadium.8", KIND, "ours", cost=(2, 0, 0), faces=2),
    CONTENT.item("stadium.9", KIND, "rulebook p. 11: two faces; ours: cost", cost=(0, 3, 0), faces=2),
    CONTENT.item("stadium.10", KIND, "ours", cost=(1, 1, 0), faces=2),
    CONTENT.item("stadium.11", KIND, "ours", cost=(1, 0, 1), faces=2),
    CONTENT.item("stadium.12", KIND, "ours", cost=(0, 0, 2), faces=2),
    CONTENT.item("stadium.13", KIND, "ours", cost=(0, 4, 0), faces=3),
    CONTENT.item("stadium.14", KIND, "ours", cost=(2, 0, 1), faces=3),
    CONTENT.item("stadium.15", KIND, "ours", cost=(1, 2, 0), faces=3),
    CONTENT.item("stadium.16", KIND, "ours", cost=(0, 1, 3), faces=4),
    CONTENT.item("stadium.17", KIND, "ours", cost=(1, 1, 1), faces=3),
    CONTENT.item("stadium.18", KIND, "ours", cost=(1, 1, 2), faces=4),
    CONTENT.item("stadium.19", KIND, "inferred p. 18: four faces; ours: cost", cost=(0, 5, 0), faces=4),
    CONTENT.item("stadium.20", KIND, "ours", cost=(2, 2, 0), faces=4),
    CONTENT.item("stadium.21", KIND, "inferred p. 18: five faces; ours: cost", cost=(4, 0, 0), faces=5),
]
