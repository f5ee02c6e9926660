"""What is wrong with a sentence: rules of three languages that a machine can check."""

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Final

from planetb.text.articles import an, az
from text.lexicon import Lexicon
from text.marks import LETTER, MARKS, WORD
from text.sentences import Sentence
from text.slips import SLIPS

Complaint = Callable[[Sentence, str, Lexicon], Iterator[str]]


def complaints(sentence: Sentence, lang: str, lexicon: Lexicon) -> list[str]:
    """Everything that is wrong with a sentence."""
    said = [f"{check.__name__}: {found}" for check in CHECKS for found in check(sentence, lang, lexicon)]
    for name, mark in MARKED[lang]:
        said += [f"{name}: {found[0]}" for found in mark.finditer(sentence.text)]
    return said


MARKED: Final = {
    lang: [(name, re.compile(marks[lang])) for name, marks in MARKS.items() if lang in marks]
    for lang in ("en", "de", "hu")
}


# Every language


def unfilled(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """Blanks, names of classes, numbers of cards and values of the program that people should never read."""
    for found in re.finditer(
        r"[{}]|#\d+|\bNone\b(?! of)|\bTrue\b|\bFalse\b|<[^>]*>|\b[a-z]+_[a-z_]+\b", sentence.text
    ):
        yield found[0]


def small_letters(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """What stands on its own begins with a capital: questions, options, sources of points."""
    if sentence.place.split(" ")[0] in ("prompt", "option", "score") and sentence.text[:1].islower():
        yield sentence.text


def doubled_words(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    for found in re.finditer(rf"\b({WORD}) \1\b", sentence.text, re.IGNORECASE):
        if found[1].lower() not in DOUBLED[lang]:
            yield found[0]
    for found in re.finditer(
        rf"\b([{LETTER}]{{4,}})(?: (?!(?:and|or|und|oder|to|of|by|as|mit|pro|per|wie)\b){WORD}){{1,2}} \1\b",
        sentence.text,
        re.IGNORECASE,
    ):
        if lang != "hu" and found[1] in lexicon.ones[lang] | lexicon.manies[lang]:
            yield found[0]


DOUBLED: Final = {"en": {"had"}, "de": {"die", "der", "das", "sie"}, "hu": set[str]()}


def doubled_clauses(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """A clause said again at once, or a head that its sentence repeats."""
    for clause in re.split(r"[.;:–]", sentence.text):
        parts = [part.strip().lower() for part in clause.split(",")]
        if len(parts) < 3:  # a list may name equal things
            yield from [part for part, after in pairwise(parts) if part == after and " " in part]
    clauses = [part.strip().lower() for part in re.split(r"[.;:–]", sentence.text)]
    yield from [part for part, after in pairwise(clauses) if part == after and " " in part]
    for found in re.finditer(
        rf"(?<![{LETTER}\-])({WORD}(?: {WORD})+) (?:{WORD} )?\1\b", sentence.text, re.IGNORECASE
    ):
        yield found[0]


def punctuation(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    text = sentence.text.replace("…", "")
    for found in re.finditer(
        r".{0,12}(?:[,;:.!?] ?[,;:!]|[,;:!?] ?\.(?!\d)|\.\.|\?\?|  | [,;.!?](?= |$)|\( | \)|\(\)).{0,6}", text
    ):
        if not re.search(r"[\d]\. ?[,;:]|\)[,;:.]", found[0]):
            yield found[0]


def colons(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """Two colons in one sentence: what does the second explain? A list may have them: `this: 3, that: 5`."""
    text, inner = sentence.text, ""
    while inner != text:  # what is quoted or in brackets speaks for itself
        inner, text = text, re.sub(r"\([^()]*\)|“[^“”]*”|„[^„“”]*[“”]", "", text)
    for part in re.split(r"(?<=[.!?;]) | · | – | \+ ", text):
        for between in re.findall(r":(?!\d)(?=([^:]*):(?!\d))", part):
            if "," not in between or len(between.split()) > 4:
                yield part


def brackets(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    for left, right in ("()", "“”" if lang == "en" else "„“" if lang == "de" else "„”"):
        if sentence.text.count(left) != sentence.text.count(right):
            yield f"{left} without {right}"


# Numbers


STOPS: Final = set(
    re.findall(
        r"\w+",
        """of and or to for in into on at per each is are if when the this your a an from with by more less
        than instead und oder für pro je auf der die das den dem zu von aus mit um mal statt bei neben deiner
        im am zum vom beim""",
    )
)


def agreement(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """`1 points`, `2 card`, `1 Sätze`, `3 kártyák`."""
    counted = rf"(?<![\d.,/–×+-])\b(\d+)((?: {WORD}){{1,4}})"
    for found in re.finditer(counted, sentence.text):
        words = found[2].split()
        if lang == "hu":
            yield from [f"{found[1]} {word}" for word in words[:2] if word in lexicon.plurals]
        elif not _ordered(sentence.text, found.start()):
            yield from _disagreement(found[1], words, lang, lexicon)


def _disagreement(n: str, words: list[str], lang: str, lexicon: Lexicon) -> Iterator[str]:
    """The first noun after a number is what is counted; `2 desert sites` are sites."""
    for place, word in enumerate(words):
        if word in STOPS:
            return
        one, many = _known(word, lang, lexicon.only_one), _known(word, lang, lexicon.only_many)
        after = words[place + 1] if place + 1 < len(words) else ""
        if (lang == "en" and one and _known(after, lang, lexicon.manies)) or (after.endswith("s") and one):
            continue
        if many if n == "1" else one:
            yield f"{n} {' '.join(words[: place + 1])}"
        if one or many or (lang == "de" and word[0].isupper()):
            return


def _ordered(text: str, at: int) -> bool:
    """Whether the number names a thing (`space 3`, `round 2`, `level 1`) and counts nothing."""
    if re.search(rf"\d+ (?:and|und) {WORD} $", text[:at]):
        return True  # `laser 14 and shield 13 spaces`
    before = re.search(rf"({WORD}) $", text[:at])
    return before is not None and before[1].lower() in NAMED


NAMED: Final = set(
    re.findall(
        r"\w+",
        """space spaces row rows round year site city tunnel seat level slot step action column table number
        danger era transition field place card power or feld felder reihe runde jahr bauplatz stadt platz
        stufe schritt aktion spalte tisch ära wendepunkt macht nr oder""",
    )
)


def _known(word: str, lang: str, forms: dict[str, set[str]]) -> bool:
    if lang == "en":
        return word in forms["en"]
    return any(word == form or (len(form) > 3 and word.endswith(form.lower())) for form in forms["de"])


UNITLESS: Final = {
    "en": (
        r"\b(?:gains?|pays?|loses?|keeps?|draws?|costs?|takes?|discards?|spends?|receives?|adds?|scores?"
        r"|with(?= \d+ for\b))"
        r"(?: up to| at most| you| exactly)? \d+"
        r"(?= (?:for|when|and|or(?! more| less| fewer)|to|if|from|instead|in|as|(?:more|less)(?! [a-z]))\b"
        r"|[.,;:)]|$)"
    ),
    "de": (
        r"\b(?:erhalte|erhält|bezahle|bezahlt|zahle|zahlt|kostet|kosten|behalte|behält|verliere|verliert|"
        r"ziehe|zieht|nimm|nimmt|bekommst|bekommt|mit(?= \d+ für\b))(?: bis zu| höchstens| dich| genau)? \d+"
        r"(?= (?:für|wenn|und|oder(?! mehr| weniger)|zu|von|statt|in|als|mehr|weniger|vom|aus)\b|[.,;:)]|$)"
    ),
    "hu": (
        r"\b(?:kapsz|kap|fizess|fizet|fizetsz|húzz|húz|veszíts|veszít|elveszít|tarts meg|megtart|dobj el|"
        r"eldob|vegyél|költs)"
        r"(?: legfeljebb)? \d+(?= (?:és|vagy|ezért|ha|majd)\b|[,;:)]|\.(?= [A-ZÁÉÍÓÖŐÚÜŰ]|$)|$)"
    ),
}


AND: Final = " (?:or|and|oder|und|vagy|és)"


def unitless(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """A number and nothing that it counts: `keep 1`, `zahlt 2 für`."""
    yield from re.findall(r"(?<![\d–-] )\b\d+ \d+\b(?! \d)", sentence.text)
    for found in re.finditer(UNITLESS[lang], sentence.text, re.IGNORECASE):
        if re.search(r"\b(?:of which|von denen) (?:you |du )?$", sentence.text[: found.start()]):
            continue  # `7 cards, of which you keep 4`
        rest = sentence.text[found.end() :]
        if not re.match(
            rf"(?:,|{AND}|,? \d+)* ?\d+(?:,?{AND} \d+)* {WORD}",
            rest,
        ):
            yield sentence.text[found.start() : found.end() + 8]


# Articles


def articles(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    if lang == "en":
        for found in re.finditer(rf"\b([Aa]n?) ([“\"(]*(?:\d+|{WORD}))", sentence.text):
            wrong = found[1].lower() != an(found[2]).split(" ")[0]
            if wrong and not _letter(sentence.text, found):
                yield found[0]
    elif lang == "hu":
        yield from re.findall(r"\b[Aa]\(z\).{0,12}", sentence.text)
        for found in re.finditer(
            rf"(?<![{LETTER}\d])([Aa]z?) ([„”\"(⟨]*(?:[IVX]+\.|\d+|[{LETTER}]\d|{WORD}))", sentence.text
        ):
            wrong = found[1].lower() != az(found[2]).split(" ")[0] and found[2] != "X."
            if wrong and not _letter(sentence.text, found) and found[2].lower() not in PRONOUN_BEFORE:
                yield found[0]
    else:
        yield from _german(sentence.text, lexicon)


def _letter(text: str, found: re.Match[str]) -> bool:
    """Whether a capital A is a name (`city A`) and no article."""
    return found[1] == "A" and not re.search(r"(?:^|[.:!?„“(|] ?)$", text[: found.start()])


PRONOUN_BEFORE: Final = {
    "túl",
    "veszi",
    "kezdi",
    "nyer",
    "győz",
    "kapja",
    "lesz",
    "következik",
}
FITS: Final = {  # what may stand before a noun in the singular, by gender
    "m": ("der", "den", "dem", "des", "ein", "einen", "einem", "eines"),
    "f": ("die", "der", "eine", "einer"),
    "n": ("das", "dem", "des", "ein", "einem", "eines"),
}
PLURAL: Final = ("die", "der", "den")
NO_ADJECTIVE: Final = r"(?:oder|aber|über|unter|wieder|ein|eine|einen|deine|jede|alle|beide)\b"
GERMAN_ARTICLE: Final = (
    r"\b((?:[Dd](?:er|ie|as|en|em|es))|(?:[Kk]|[Dd]|[Ss]|[Mm])?[Ee]in(?:e|en|em|er|es)?)"
    rf" ((?:(?!{NO_ADJECTIVE})[a-zäöüß\-]+(?:e|en|er|es|em) ){{0,3}})([A-ZÄÖÜ][{LETTER}\-]*)"
)


def _german(text: str, lexicon: Lexicon) -> Iterator[str]:
    """`einen Farm`, `das Stadt`, `dem Karte`."""
    for found in re.finditer(GERMAN_ARTICLE, text):
        word, article = found[3], found[1].lower()
        genders = _genders(word, lexicon)
        if not genders:
            continue
        bare = re.sub(r"^[kdsm](?=ein)", "", article)
        fits = [form for gender in genders for form in FITS[gender]]
        if any(_plural_of(form, word) for form in lexicon.manies["de"]):
            fits += [*PLURAL, *(["eine", "einer", "einen"] if bare != article else [])]
        if bare not in fits:
            yield found[0]


def _plural_of(form: str, word: str) -> bool:
    return any(
        form.lower().endswith(one) or one.endswith(form.lower()) for one in (word.lower(), word.lower()[:-1])
    )


def _genders(word: str, lexicon: Lexicon) -> set[str]:
    """Of a word in the singular; of a compound, that of its last part."""
    exact = [form for form in lexicon.genders if form == word or form.endswith(word.lower())]
    parts = [form for form in lexicon.genders if len(form) > 3 and word.endswith(form.lower())]
    longest = max(map(len, parts), default=0)
    known = exact or [form for form in parts if len(form) == longest]
    return {gender for form in known for gender in lexicon.genders[form]}


# Remains of English, and lines of the log


ENGLISH: Final = set(
    re.findall(
        r"\w+",
        """the and of with your you gain each when are to from this that for which have has build draw pay
        take takes gains pays upgrade free slot points cards only first second turn federation always site
        sites choose chosen""",
    )
)


def english(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    if lang != "en":
        known = ENGLISH | lexicon.english
        for found in re.finditer(rf"(?<![{LETTER}\-’'„])({WORD})(?![{LETTER}\-’'])", sentence.text):
            if found[1] in known:
                yield found[1]


VERB: Final = {
    "en": re.compile(r"(?!this|its|is |always|cards |points )[a-z]+s\b"),
    "de": re.compile(
        r"(?!(?:nicht|dort|jetzt|erst|sofort|zuerst|damit|mit|statt|selbst|fast)\b)[a-zäöüß]+t\b"
    ),
    "hu": re.compile(r"(?!.)"),
}
LAYMEN: Final = {"en": ["is", "has"], "de": ["hat", "ist", "darf", "muss", "kann", "lässt", "gibt"]}


def subject(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """A line of the table that begins with a verb lacks whoever did it; one of a seat begins with a verb."""
    if not sentence.place.startswith("log") or sentence.subject is None:
        return
    verb = VERB[lang].match(sentence.text)
    if sentence.subject < 0 and verb:
        yield f"nobody {sentence.text}"
    if (
        sentence.subject >= 0
        and lang != "hu"
        and not verb
        and sentence.text.split(" ")[0] not in LAYMEN[lang]
    ):
        yield f"somebody {sentence.text}"


def bare_nouns(sentence: Sentence, lang: str, lexicon: Lexicon) -> Iterator[str]:
    """A line of the German log whose object has no article: `nimmt Karte`, `baut: Farm`."""
    if lang != "de" or not sentence.place.startswith("log"):
        return
    for found in re.finditer(
        rf"(?:^[a-zäöüß]+t:?|:) ([A-ZÄÖÜ][{LETTER}\-]+)(?! (?:\d|[A-Z][a-z]?\d|[A-Z]\b))", sentence.text
    ):
        if _known(found[1], "de", lexicon.only_one):
            yield found[0]


CHECKS: Final[list[Complaint]] = [
    unfilled,
    small_letters,
    doubled_words,
    doubled_clauses,
    punctuation,
    colons,
    brackets,
    agreement,
    unitless,
    articles,
    english,
    subject,
    bare_nouns,
    *SLIPS,
]
