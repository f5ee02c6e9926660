"""What the decks and groups of How to Save a World are called, in English, German and Hungarian."""

from typing import Final

KINDS: Final[dict[str, tuple[str, str, str]]] = {
    "space": ("Action spaces", "Aktionsfelder", "Akciómezők"),
    "location": ("Locations", "Orte", "Helyszínek"),
    "structure": ("Structures", "Bauwerke", "Építmények"),
    "costs": ("Costs of work", "Kosten der Arbeit", "A munka költségei"),
    "leads": ("Lead bonuses", "Führungsboni", "Vezetői bónuszok"),
    "removals": ("Removal icons", "Entfernungssymbole", "Eltávolítási jelek"),
    "neutrals": ("Neutral discs", "Neutrale Scheiben", "Semleges korongok"),
    "reward": ("Reward tiles", "Belohnungs-Plättchen", "Jutalomlapkák"),
    "progress": ("Progress tracks", "Fortschrittsleisten", "Haladássávok"),
    "breaks": ("Breaks of the asteroid", "Risse im Asteroiden", "Az aszteroida törései"),
    "targets": ("Targets of the shield", "Ziele des Schilds", "A pajzs célmezői"),
    "asteroid": ("Asteroid track", "Asteroidenleiste", "Aszteroidasáv"),
    "sites": ("Building sites", "Bauplätze", "Építési helyek"),
    "danger": ("Danger tiles", "Gefahren-Plättchen", "Veszélylapkák"),
    "supply": ("Cubes in the supply", "Würfel im Vorrat", "Kockák a készletben"),
    "shots": ("Day X", "Tag X", "X. nap"),
    "start": ("Start resources", "Startressourcen", "Kezdő nyersanyagok"),
    "compensation": (
        "Compensation for the turn order",
        "Ausgleich für die Zugfolge",
        "Kárpótlás a körsorrendért",
    ),
    "places": (
        "Points for places in the projects",
        "Punkte für Plätze in den Projekten",
        "Pontok a projekthelyezésekért",
    ),
    "action": ("Action cards", "Aktionskarten", "Akciókártyák"),
    "reaction": ("Reaction cards", "Reaktionskarten", "Reakciókártyák"),
    "species": ("Species cards", "Spezieskarten", "Fajkártyák"),
    "basic": ("Basic technologies", "Grundlagen", "Alapismeretek"),
    "level 1": ("Technologies of level 1", "Technologien der Stufe 1", "1. szintű technológiák"),
    "level 2": ("Technologies of level 2", "Technologien der Stufe 2", "2. szintű technológiák"),
    "limits": ("Limits", "Grenzen", "Korlátok"),
    "fares": ("Fares", "Energiekosten", "Energiaköltségek"),
    "landers": ("Landers", "Raumfähren", "Űrkompok"),
    "cubes": ("Cubes", "Würfel", "Kockák"),
    "solo": ("The rival", "Die Konkurrenz", "A rivális"),
}
