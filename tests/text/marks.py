"""Turns of phrase that are wrong wherever they stand: a pattern for each, by complaint and language. Data."""

from typing import Final

LETTER: Final = "A-Za-zÄÖÜäöüßÁÉÍÓÖŐÚÜŰáéíóöőúüű"
WORD: Final = f"[{LETTER}][{LETTER}\\-’']*"

MARKS: Final[dict[str, dict[str, str]]] = {
    # orders of words that only a machine makes
    "machine_talk": {
        "en": r"\bto (?:for|if|you may|whenever)\b",
        "de": r"\bdann (?:alle )?deine [^,.;]* (?:produzieren|dürfen)\b|\bnoch eigene[rn]?\b"
        r"|\bdafür [a-zäöü]+ dafür\b"
        r"|\bund (?:wenn|immer)[^,.;]*:",
        "hu": r"\b[Aa]z? te \d|\begyikükkel\b|\begyszer egy-egy\b"
        r"|\w(?:ból|ből|ban|ben|nál|nél|tól|től|helyen) után\b"
        r"|\bmegvan: [^.]*od\b",
    },
    # `Which tiles? At most 2.`: of what?
    "bare_limits": {
        "en": r"\b(?:[Aa]t most|[Uu]p to) \d+(?= in all|[.;)]|$)|(?<=[.?] )\d+ in all\b"
        r"|\bmarker by \d+(?= and|$)",
        "de": r"\b(?:[Hh]öchstens|[Bb]is zu|[Ii]nsgesamt) \d+(?=[.;)]|$)",
        "hu": r"\b(?:[Ll]egfeljebb|[Öö]sszesen) \d+(?=\.$|\. [A-ZÁÉÍÓÖŐÚÜŰ]|;|$)",
    },
    # an order with a question mark behind it: `Bezahle 2 Tang – möchtest du das?`
    "orders": {
        "de": r"– (?:möchtest du das|noch einmal)\?$",
        "hu": r"– (?:szeretnéd|még egyszer)\?$",
    },
    # `Építs 1 várost, vagy kapsz 1 moszatot`: an order, and what happens to those who do not obey
    "threats": {
        "hu": r"(?i:[^.;:]*\b(?:építs|fejlessz|használj|lépj|húzz|vegyél|tégy)\b[^.;:]*"
        r"\bvagy (?:kapsz|megkapod)\b)",
    },
    # a number that counts the wrong noun: `3 város melletti alagút`, `5 tunnels beside a city`
    "miscounted": {
        "en": r"\b(?!1 )\d+ (?:[a-z]+ )?[a-z]+s beside an? [a-z]+",
        "de": rf"\b(?!1 )\d+ (?:[a-zäöüß]+ )?{WORD} neben einer? {WORD}",
        "hu": rf"\d+ {WORD} (?:{WORD} )?(?:melletti|lévő|(?<!ból )(?<!ből )álló|tartott|kötött) {WORD}",
    },
    # `If both are built, gain 5 points if you have …`: two conditions around one gain
    "twice_if": {
        "en": r"\bif [^,;.:]+, [^;.:]+ if you have\b.*",
        "de": r"\b[Ww]enn [^,;.:]+, [^;.:]+, wenn du (?!das tust).*",
        "hu": r"\b[Hh]a [^,;.:]+, [^;.:]+, ha van\b.*",
    },
    # `das 2. Labor` where a person says `das zweite Labor`
    "figured": {
        "de": rf"\b(?:eine[nrms]?|die|das|den) 2\. (?!Runde|Ära|Phase|Spiel){WORD}",
        "hu": rf"\b(?:egy|város) 2\. {WORD}",
    },
}
