"""What the decks and groups of Underwater Cities are called, in English, German and Hungarian."""

from typing import Final

KINDS: Final[dict[str, tuple[str, str, str]]] = {
    "price": ("Prices", "Preise", "Árak"),
    "figure": ("Numbers of the rules", "Zahlen der Regel", "A szabályok számai"),
    "slot": ("Action slots", "Aktionsplätze", "Akcióhelyek"),
    "main board": ("Main boards", "Hauptspielpläne", "Főtáblák"),
    "assistant": ("Personal assistants", "Persönliche Assistenten", "Személyi asszisztensek"),
    "era 1 yellow": ("Era I, yellow cards", "Ära I, gelbe Karten", "I. kor, sárga lapok"),
    "era 1 red": ("Era I, red cards", "Ära I, rote Karten", "I. kor, piros lapok"),
    "era 1 green": ("Era I, green cards", "Ära I, grüne Karten", "I. kor, zöld lapok"),
    "era 2 yellow": ("Era II, yellow cards", "Ära II, gelbe Karten", "II. kor, sárga lapok"),
    "era 2 red": ("Era II, red cards", "Ära II, rote Karten", "II. kor, piros lapok"),
    "era 2 green": ("Era II, green cards", "Ära II, grüne Karten", "II. kor, zöld lapok"),
    "era 3 yellow": ("Era III, yellow cards", "Ära III, gelbe Karten", "III. kor, sárga lapok"),
    "era 3 red": ("Era III, red cards", "Ära III, rote Karten", "III. kor, piros lapok"),
    "era 3 green": ("Era III, green cards", "Ära III, grüne Karten", "III. kor, zöld lapok"),
    "special 3": (
        "Special cards for 3 credits",
        "Spezialkarten für 3 Credits",
        "Különleges kártyák 3 kreditért",
    ),
    "special 1-2": (
        "Special cards for 1 or 2 credits",
        "Spezialkarten für 1 oder 2 Credits",
        "Különleges kártyák 1 vagy 2 kreditért",
    ),
    "metropolis brown": ("Brown metropolises", "Braune Metropolen", "Barna metropoliszok"),
    "metropolis blue": ("Blue metropolises", "Blaue Metropolen", "Kék metropoliszok"),
    "contract": ("Government contracts", "Regierungsaufträge", "Kormánymegbízások"),
    "bonus": ("Printed bonuses", "Aufgedruckte Boni", "Nyomtatott bónuszok"),
    "board": ("Player boards", "Spielerbögen", "Játékostáblák"),
}
