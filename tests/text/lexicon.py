"""The nouns of a game, as complaints look them up: by the last word of each form, in one and in many."""

import re
from typing import Final

from planetb.text.grammar import Noun

MORE: Final = [  # counted things that are no term of a game
    Noun(("space", "spaces"), ("Feld", "Felder", "n"), ("mező", "mezőt")),
    Noun(("time", "times"), ("Satz", "Sätze", "m"), ("alkalom", "alkalmat")),
    Noun(("step", "steps"), ("Schritt", "Schritte", "m"), ("lépés", "lépést")),
    Noun(("row", "rows"), ("Reihe", "Reihen", "f"), ("sor", "sort")),
    Noun(("column", "columns"), ("Spalte", "Spalten", "f"), ("oszlop", "oszlopot")),
    Noun(("site", "sites"), ("Bauplatz", "Bauplätze", "m"), ("hely", "helyet")),
    Noun(("city", "cities"), ("Stadt", "Städte", "f"), ("város", "várost")),
    Noun(("type", "types"), ("Typ", "Typen", "m"), ("típus", "típust")),
    Noun(("set", "sets"), ("Teil", "Teile", "m"), ("készlet", "készletet")),
    Noun(("turn", "turns"), ("Zug", "Züge", "m"), ("kör", "kört")),
    Noun(("seat", "seats"), ("Platz", "Plätze", "m"), ("játékos", "játékost")),
    Noun(("card", "cards"), ("Karte", "Karten", "f"), ("kártya", "kártyát")),
]


class Lexicon:
    """The nouns of a game as complaints look them up, by the last word of each form."""

    def __init__(self, nouns: list[Noun]) -> None:
        self.nouns = [*nouns, *MORE]
        self.ones: dict[str, set[str]] = {"en": set(), "de": set()}
        self.manies: dict[str, set[str]] = {"en": set(), "de": set()}
        self.genders: dict[str, set[str]] = {}
        self.plurals: set[str] = set()  # Hungarian forms that no number may stand before
        for noun in self.nouns:
            for lang in ("en", "de"):
                self.ones[lang].add(_last(noun.one(lang)))
                self.manies[lang].add(_last(noun.many(lang)))
            if " " not in noun.de[0].replace(noun.de[0].split()[-1], "").strip() and " im " not in noun.de[0]:
                self.genders.setdefault(_last(noun.de[0]), set()).add(noun.de[2])
            self.plurals.add(noun.more.get("hu.plural", _plural(noun.hu[0])).split()[-1])
        self.only_one = {lang: self.ones[lang] - self.manies[lang] for lang in ("en", "de")}
        self.only_many = {lang: self.manies[lang] - self.ones[lang] for lang in ("en", "de")}
        self.english = {
            form
            for noun in self.nouns
            for form in noun.en
            if form.islower() and " " not in form and form not in {*noun.hu, noun.hu[0].split()[-1]}
        } - {
            "round",
            "era",
            "lap",
            "line",
            "set",
            "time",
            "rival",
            "type",
            "module",
            "laser",
            "terrabot",
            "farm",
        }


def _last(form: str) -> str:
    return form.split()[-1]


def _plural(hu: str) -> str:
    word = hu.split()[-1]
    if word[-1] in "ae":
        return word[:-1] + {"a": "á", "e": "é"}[word[-1]] + "k"
    if word[-1] in "áéíóöőúüűiou":
        return word + "k"
    return word + (
        "ök"
        if re.search("[öőüű][^aáoóuúeéií]*$", word)
        else "ek"
        if re.search("[eéií][^aáoóuú]*$", word)
        else "ok"
    )
