"""Grammar of everything the games say, in three languages: numbers, articles, units, repetitions."""

import pytest

from planetb.text.grammar import LANGS, Noun
from text.complaints import complaints
from text.lexicon import Lexicon
from text.sentences import GAMES, SOURCES, Sentence, nouns, sentences

SHOWN = 40  # wrong sentences that a failing test lists
NOUNS = [
    Noun(("point", "points"), ("Punkt", "Punkte", "m"), ("pont", "pontot")),
    Noun(("farm", "farms"), ("Farm", "Farmen", "f"), ("farm", "farmot")),
    Noun(("tunnel", "tunnels"), ("Tunnel", "Tunnel", "m"), ("alagút", "alagutat")),
    Noun(("laboratory", "laboratories"), ("Labor", "Labore", "n"), ("laboratórium", "laboratóriumot")),
    Noun(
        ("action slot", "action slots"), ("Aktionsplatz", "Aktionsplätze", "m"), ("akcióhely", "akcióhelyet")
    ),
    Noun(("kelp", "kelp"), ("Tang", "Tang", "m"), ("moszat", "moszatot")),
]
WRONG = [
    ("en", "Gain 1 points.", "agreement"),
    ("en", "Gain 2 connected farm.", "agreement"),
    ("en", "Works 1 times on it.", "agreement"),
    ("de", "Erhalte 1 Punkte.", "agreement"),
    ("de", "Wer 1 verbundene Städte hat", "agreement"),
    ("de", "1 Sätze aus Farm und Labor", "agreement"),
    ("de", "Ziehe 2 Handkarte.", "agreement"),
    ("hu", "Kapsz 2 pontok.", "agreement"),
    ("en", "pays 1 for the card", "unitless"),
    ("en", "look at 3 cards and keep 1.", "unitless"),
    ("de", "zahlt 2 für Hafen", "unitless"),
    ("de", "ab 1 5 Punkte", "unitless"),
    ("hu", "fizet 2 ezért: Kikötő", "unitless"),
    ("en", "draws Algae Strains (#42, red)", "unfilled"),
    ("en", "take a action card", "articles"),
    ("en", "an farm", "articles"),
    ("de", "baut einen Farm", "articles"),
    ("de", "das verbundene Tunnel", "articles"),
    ("de", "mit dem Farm", "articles"),
    ("hu", "a összekötött város", "articles"),
    ("hu", "kezdődik az 2. forduló", "articles"),
    ("hu", "az R2 hely és a „Öböl”", "articles"),
    ("hu", "a(z) 3. város", "articles"),
    ("en", "gain gain 1 kelp", "doubled_words"),
    ("en", "takes slot Always available slot", "doubled_words"),
    ("en", "Always available slot: Always available slot: gain 2 kelp", "doubled_clauses"),
    ("de", "Platz für eine Farm oder Platz für eine Farm", "doubled_clauses"),
    ("en", "pay 1 kelp,, then stop", "punctuation"),
    ("en", "end of the game: .", "punctuation"),
    ("de", "Einmal pro Zug: bezahle 1 Tang: erhalte 1 Punkt.", "colons"),
    ("hu", "ha akarod: fizess 1 moszatot: kapsz 1 pontot", "colons"),
    ("en", "gain (1 kelp", "brackets"),
    ("en", "gain {n} kelp", "unfilled"),
    ("en", "the why_trial of it", "unfilled"),
    ("de", "Boni: t4 kelp, c5 steelplast and points", "english"),
    ("hu", "Kapsz 2 laboratories", "english"),
    ("en", "spend 1 kelp to for each farm gain 1 point", "machine_talk"),
    ("de", "dafür pro dafür verbrauchtem Tang", "machine_talk"),
    ("hu", "minden fejlesztett farmból után", "machine_talk"),
    ("hu", "a te 3 kártyádért", "machine_talk"),
    ("hu", "Építs 1 farmot, vagy kapsz 1 moszatot.", "threats"),
    ("hu", "Lépj előre 1 mezőt, és/vagy megkapod egy farm termelését.", "threats"),
    ("en", "Gain 1 point for every 3 tunnels beside a city.", "miscounted"),
    ("de", "Erhalte 1 Punkt je 2 aufgewertete Tunnel neben einer Stadt.", "miscounted"),
    ("hu", "Minden 3 város melletti alagutad után kapsz 1 pontot.", "miscounted"),
    ("hu", "Minden 2 kézben tartott lapod után kapsz 2 pontot.", "miscounted"),
    ("en", "At the end, if both are built, gain 5 points if you have at least 2 farms.", "twice_if"),
    ("de", "Wenn beide gebaut sind, erhältst du 5 Punkte, wenn du 2 Farmen hast.", "twice_if"),
    ("hu", "A végén, ha mindkettő megépült, 5 pontot kapsz, ha van 2 farmod.", "twice_if"),
    ("de", "Immer wenn du das 2. Labor baust, erhalte 1 Punkt.", "figured"),
    ("hu", "Valahányszor egy 2. alagutat építesz, kapsz 1 pontot.", "figured"),
    ("en", "Possible instead: ““Herd” (1 energy)”.", "nested"),
    ("de", "Möglich ist: „nimm „Herde““.", "nested"),
    ("hu", "Helyette: „elveszed a „Csorda” űrhajót”.", "nested"),
    ("de", "tauscht (bis zu 3 Punkte (jeden einzeln))", "nested"),
    ("de", "sofort losschicken (wie üblich) (Stufe 2)", "nested"),
    ("en", "builds the farm for 1 kelp, 1 point", "unjoined"),
    ("de", "baut die Farm für 1 Tang, 2 Punkte", "unjoined"),
    ("hu", "megépíti a farmot, ára 1 moszat, 1 pont", "unjoined"),
    ("en", "2 kelp are missing on the New World and 1 farm is missing on the New World", "repeated_ends"),
    (
        "de",
        "tauscht 1 Tang gegen 1 Punkt auf der Alten Welt und 1 Karte gegen 1 Punkt auf der Alten Welt",
        "repeated_ends",
    ),
    ("hu", "kap 1 pontot az Óvilágon és 1 lapot az Óvilágon", "repeated_ends"),
    ("en", "Which tiles do you turn? At most 2.", "bare_limits"),
    ("en", "Which cubes do you put there? 2 in all.", "bare_limits"),
    ("en", "moves the front marker by 7 and the back marker by 5", "bare_limits"),
    ("de", "Welche Würfel? Insgesamt 2.", "bare_limits"),
    ("hu", "Mely kockákat? Legfeljebb 2.", "bare_limits"),
    ("en", "Buy at most 2 cards; you cannot use it this turn.", "pronouns"),
    ("en", "raises yield lines: energy +1", "pronouns"),
    ("de", "erhöht Ertragslinien: Energie +1", "pronouns"),
    ("hu", "ezt dobja el: „Algák” és „Bánya”", "pronouns"),
    ("de", "Bezahle 2 Tang und erhalte 3 Punkte – möchtest du das?", "orders"),
    ("hu", "Fizess 2 moszatot – szeretnéd?", "orders"),
    ("en", "on top 5 points for 3 or 6 points from 4 on", "misread"),
    ("de", "dazu 5 Punkte bei 3 oder 6 Punkte ab 4", "misread"),
    ("de", "1 Punkt pro Farm, er selbst eingeschlossen", "misread"),
    ("hu", "Léptesd 1 tetszőleges termelésjelzőt", "misread"),
    ("en", "gains 1 kelp and 1 farm on the Old World and 1 point on the New World", "misread"),
    ("hu", "kap 1 moszatot az Óvilágon és 1 farmot és 1 pontot az Újvilágon", "misread"),
    ("en", "builds (1 farm of your choice)", "addressed"),
    ("de", "spielt „Du und ich“ (1 Farm deiner Wahl bauen)", "addressed"),
]
RIGHT = [
    ("en", "Gain 1 point, 2 connected farms and 5 kelp; pay 1 kelp for 2 points, up to 4 times."),
    ("hu", "Építs 1 farmot, vagy szerezz 1 moszatot; a 3 lapkából álló készleted után kapsz 1 pontot."),
    ("en", "Advance to space 3 of the track: a used farm, an unused one and an 8."),
    ("de", "Erhalte 1 Punkt und 2 Handkarten; die Farmen und der Tunnel neben dem Labor; mit den Tunneln."),
    ("de", "Wenn du 1 verbundene Stadt hast, ziehe 1 Karte."),
    ("hu", "Kapsz 2 pontot az 5. mezőn, a 2. mezőn, az R2 helyen és a „Bánya” lapért."),
    ("en", "Possible instead: “take ‘Herd’”. Pay 1 kelp, 2 credits and 3 points; at most 2 cards."),
    ("hu", "Léptesd az 1. jelzőt, növelj 1 termelést, és növeld 2 ponttal."),
    ("hu", "ezeket dobja el: „Öböl és part” és „Bánya”; ezt dobja el: „Öböl és part”"),
]
LINES = [
    ("en", -1, "draws 2 cubes", True),
    ("en", -1, "round 2 begins", False),
    ("en", 0, "slot R6 is blocked", True),
    ("en", 0, "builds a farm", False),
    ("de", -1, "zieht 2 Würfel", True),
    ("de", 0, "nimmt Labor", True),
    ("de", 0, "nimmt das Labor", False),
]


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_every_sentence_is_well_formed(game: str, lang: str, source: str) -> None:
    lexicon = Lexicon(nouns(game))
    said = sentences(game, lang, source)
    assert len(said) > 50
    wrong: dict[str, Sentence] = {}
    for sentence in said:
        for complaint in complaints(sentence, lang, lexicon):
            wrong.setdefault(complaint, sentence)
    listed = [f"{complaint}\n      {sentence}" for complaint, sentence in wrong.items()]
    assert not wrong, "\n".join([f"{len(wrong)} complaints", *listed[:SHOWN]])


@pytest.mark.parametrize(("lang", "text", "check"), WRONG)
def test_a_wrong_sentence_is_complained_of(lang: str, text: str, check: str) -> None:
    found = complaints(Sentence("log x", text), lang, Lexicon(NOUNS))
    assert check in [complaint.split(":")[0] for complaint in found]


@pytest.mark.parametrize(("lang", "text"), RIGHT)
def test_a_right_sentence_is_left_alone(lang: str, text: str) -> None:
    assert complaints(Sentence("rules x", text), lang, Lexicon(NOUNS)) == []


def test_what_stands_on_its_own_begins_with_a_capital() -> None:
    for place in ("option X", "prompt X", "score"):
        assert complaints(Sentence(place, "take nothing"), "en", Lexicon(NOUNS)) == [
            "small_letters: take nothing"
        ]
    assert complaints(Sentence("log X", "takes nothing"), "en", Lexicon(NOUNS)) == []


@pytest.mark.parametrize(("lang", "subject", "text", "wrong"), LINES)
def test_a_line_of_the_log_tells_who_did_it(lang: str, subject: int, text: str, wrong: bool) -> None:
    assert bool(complaints(Sentence("log X", text, subject), lang, Lexicon(NOUNS))) == wrong
