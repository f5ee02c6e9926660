"""A small grammar for generated sentences: nouns with their forms, numbers, lists and precedence."""

from typing import Any, Final

from planetb.kernel.errors import InvalidSetup

LANGS: Final = ("en", "de", "hu")
_AND: Final = {"en": "and", "de": "und", "hu": "és"}
_OR: Final = {"en": "or", "de": "oder", "hu": "vagy"}
_THEN: Final = {"en": ", then ", "de": ", dann ", "hu": ", majd "}
_INVERTED: Final = {"de": ("du darfst ", "darfst du ")}  # after "then" the German verb comes first
_EITHER: Final = {"en": "either ", "de": "entweder ", "hu": "vagy "}
_QUOTES: Final = {"en": "“”", "de": "„“", "hu": "„”"}
_WITHIN: Final = {"en": "‘’", "de": "‚‘", "hu": "»«"}  # what is quoted inside a quotation

ATOM: Final = 0  # binds tightest: "gain 2 coins"
CHOICE: Final = 1  # "gain 2 coins or draw a card"
SEQUENCE: Final = 2  # "gain 2 coins, then draw a card"


def check_lang(lang: Any) -> str:
    """Returns the language, or an error that lists the known ones."""
    if lang not in LANGS:
        raise InvalidSetup("unknown_language", lang=lang, allowed=", ".join(LANGS))
    return str(lang)


class Noun:
    """A thing in three languages. A missing form fails when the table is made, not when it is read.

    en: singular, plural · de: singular, plural, gender (m, f, n) · hu: nominative, accusative.
    `more` holds further forms a game needs, by language and name: `more={"de.dative": "Karten"}`.
    """

    def __init__(
        self,
        en: tuple[str, str],
        de: tuple[str, str, str],
        hu: tuple[str, str],
        more: dict[str, str] | None = None,
    ) -> None:
        if not all((*en, *de, *hu)) or de[2] not in "mfn":
            raise ValueError(f"noun {en[0]!r} lacks a form")
        self.en = en
        self.de = de
        self.hu = hu
        self.more = more or {}

    def one(self, lang: str) -> str:
        """The bare singular, nominative."""
        return {"en": self.en[0], "de": self.de[0], "hu": self.hu[0]}[lang]

    def many(self, lang: str) -> str:
        """The plural; Hungarian has none after numbers and uses the singular there."""
        return {"en": self.en[1], "de": self.de[1], "hu": self.hu[0]}[lang]

    def object(self, lang: str, n: int = 1) -> str:
        """The form after a verb that takes it: accusative in Hungarian, plural by number elsewhere."""
        if lang == "hu":
            return self.hu[1]
        return self.one(lang) if n == 1 else self.many(lang)

    def form(self, name: str) -> str:
        """A further form, such as `hu.plural` or `de.dative`."""
        return self.more[name]


def count(n: int, noun: Noun, lang: str) -> str:
    """`3 coins`, as the object of a verb."""
    return f"{n} {noun.object(lang, n)}"


def amount(n: int, noun: Noun, lang: str) -> str:
    """`3 coins`, as the subject of a sentence or on its own."""
    return f"{n} {noun.one(lang) if n == 1 else noun.many(lang)}"


class Phrase:
    """A piece of a sentence and how tightly it binds.

    Square brackets mark what is listed: neighbours that say the same around them become one, so that
    `gain [2 coins]` and `gain [1 card]` read `gain 2 coins and 1 card`.
    """

    def __init__(self, text: str, rank: int = ATOM) -> None:
        self.head, _, listed = text.partition("[")
        self.listed, marked, self.tail = listed.partition("]")
        self.text = f"{self.head}{self.listed}{self.tail}" if marked else text
        self.rank = rank

    def shares(self, other: "Phrase") -> bool:
        """Whether the other one says the same around its list."""
        return bool(self.listed and other.listed) and (self.head, self.tail) == (other.head, other.tail)


def join_and(parts: list[str], lang: str) -> str:
    """`a, b and c`."""
    return _listed(parts, _AND[lang])


def join_or(parts: list[str], lang: str) -> str:
    """`a, b or c`."""
    return _listed(parts, _OR[lang])


def _listed(parts: list[str], word: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {word} {parts[-1]}"


def gathered(parts: list[Phrase], lang: str, either: bool = False) -> list[Phrase]:
    """The parts, those that share their words made one with a list (of which either, or all)."""
    word = (_OR if either else _AND)[lang]
    runs: list[list[Phrase]] = []
    for part in parts:
        if runs and runs[-1][-1].shares(part):
            runs[-1].append(part)
        else:
            runs.append([part])
    return [
        Phrase(f"{run[0].head}{_listed([part.listed for part in run], word)}{run[0].tail}")
        if len(run) > 1
        else run[0]
        for run in runs
    ]


def all_of(parts: list[Phrase], lang: str) -> Phrase:
    """One after the other. A choice inside is marked, so that `A or B, then C` cannot be misread."""
    parts = gathered(parts, lang)
    if len(parts) == 1:
        return parts[0]
    texts = [_EITHER[lang] + part.text if part.rank == CHOICE else part.text for part in parts]
    joined = texts[0]
    for before, text in zip(parts, texts[1:], strict=False):
        joined += f"; {text}" if before.rank == CHOICE else _THEN[lang] + inverted(text, lang)
    return Phrase(joined, SEQUENCE)


def inverted(text: str, lang: str) -> str:
    """A clause behind an adverb."""
    plain, turned = _INVERTED.get(lang, ("", ""))
    return turned + text.removeprefix(plain) if plain and text.startswith(plain) else text


def one_of(parts: list[Phrase], lang: str) -> Phrase:
    """One of them. A sequence inside is put in parentheses."""
    parts = gathered(parts, lang, either=True)
    texts = [f"({part.text})" if part.rank == SEQUENCE else part.text for part in parts]
    return Phrase(join_or(texts, lang), CHOICE)


def capital(text: str) -> str:
    """With a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def sentence(phrase: Phrase | str) -> str:
    """Capital letter and full stop."""
    text = phrase if isinstance(phrase, str) else phrase.text
    return capital(text) + ("" if text.endswith((".", "!", "?")) else ".")


def quoted(text: str, lang: str) -> str:
    """A name or an option inside a sentence; names inside it have the inner quotation marks."""
    inner = text.translate(str.maketrans(_QUOTES[lang], _WITHIN[lang]))
    return f"{_QUOTES[lang][0]}{inner}{_QUOTES[lang][1]}"
