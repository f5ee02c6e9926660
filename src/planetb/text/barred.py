"""Why something cannot be chosen: the sentences that are the same in every game."""

from typing import Final

from planetb.text.phrases import Phrases

BARRED: Final = Phrases(
    {
        "why_elsewhere": "Something else is asked now.",
        "why_instead": "Possible instead: {words}{more? and more}.",
        "why_pick_more": "That is not enough yet.",
        "why_pick_full": "No more than that: put something back first.",
        "why_pick_apart": "That does not go with what you have picked.",
        "why_trial": "After that, what you have begun could not be finished.",
    },
    {
        "why_elsewhere": "Gerade ist etwas anderes gefragt.",
        "why_instead": "Möglich ist stattdessen: {words}{more? und mehr}.",
        "why_pick_more": "Das ist noch nicht genug.",
        "why_pick_full": "Mehr geht nicht: Lege erst etwas zurück.",
        "why_pick_apart": "Das passt nicht zu dem, was du gewählt hast.",
        "why_trial": "Danach ließe sich nicht beenden, was du begonnen hast.",
    },
    {
        "why_elsewhere": "Most más a kérdés.",
        "why_instead": "Helyette lehetséges: {words}{more? és más is}.",
        "why_pick_more": "Ez még nem elég.",
        "why_pick_full": "Ennél több nem lehet: előbb tegyél vissza valamit.",
        "why_pick_apart": "Ez nem illik ahhoz, amit már kiválasztottál.",
        "why_trial": "Utána nem lehetne befejezni, amit elkezdtél.",
    },
)
