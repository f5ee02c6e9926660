"""The small grammar: numbers, lists, precedence, and errors in three languages."""

import re

import pytest

from planetb.kernel.errors import MESSAGES, IllegalChoice, InvalidNotation, PlanetBError
from planetb.text.articles import GENITIVE, NOMINATIVE, an, az, der, ein
from planetb.text.errors import GERMAN, HUNGARIAN, complaint
from planetb.text.grammar import (
    LANGS,
    Noun,
    Phrase,
    all_of,
    amount,
    check_lang,
    count,
    join_and,
    join_or,
    one_of,
    quoted,
    sentence,
)
from planetb.text.phrases import Phrases

COIN = Noun(("coin", "coins"), ("Münze", "Münzen", "f"), ("érme", "érmét"), more={"hu.plural": "érmék"})


def test_numbers_take_the_form_their_language_wants() -> None:
    assert [count(1, COIN, lang) for lang in LANGS] == ["1 coin", "1 Münze", "1 érmét"]
    assert [count(3, COIN, lang) for lang in LANGS] == ["3 coins", "3 Münzen", "3 érmét"]
    assert [amount(3, COIN, lang) for lang in LANGS] == ["3 coins", "3 Münzen", "3 érme"]
    assert COIN.form("hu.plural") == "érmék"


def test_noun_without_a_form_fails_at_once() -> None:
    with pytest.raises(ValueError, match="noun 'coin' lacks a form"):
        Noun(("coin", ""), ("Münze", "Münzen", "f"), ("érme", "érmét"))
    with pytest.raises(ValueError, match="lacks a form"):
        Noun(("coin", "coins"), ("Münze", "Münzen", "x"), ("érme", "érmét"))


def test_lists_end_with_and_or_or() -> None:
    assert join_and(["a", "b", "c"], "en") == "a, b and c"
    assert join_or(["a", "b"], "hu") == "a vagy b"
    assert join_and(["a"], "de") == "a"
    assert join_and([], "de") == ""


def test_choice_inside_a_sequence_cannot_be_misread() -> None:
    choice = one_of([Phrase("gain 2 wood"), Phrase("gain 1 coin")], "en")
    text = sentence(all_of([choice, Phrase("draw a card")], "en"))
    assert text == "Either gain 2 wood or gain 1 coin; draw a card."


def test_sequence_inside_a_choice_is_set_in_parentheses() -> None:
    steps = all_of([Phrase("zahle 1"), Phrase("ziehe 2")], "de")
    assert sentence(one_of([steps, Phrase("passe")], "de")) == "(zahle 1, dann ziehe 2) oder passe."


def test_sequence_of_one_is_itself() -> None:
    assert all_of([Phrase("húzz egy lapot")], "hu").text == "húzz egy lapot"


def test_articles_follow_how_a_word_is_said() -> None:
    said = ("farm", "action card", "unused card", "used card", "unique card", "8", "11", "hour", "R2", "G2")
    assert [an(word).split(" ")[0] for word in said] == [
        "a",
        "an",
        "an",
        "a",
        "a",
        "an",
        "an",
        "an",
        "an",
        "a",
    ]
    vowels = ("1.", "5", "50", "1000", "I. kor", "„Öböl”", "R2", "A", "épület")
    assert {az(word).split(" ")[0] for word in vowels} == {"az"}
    others = ("2", "10", "100", "II. kor", "IV. kor", "„Bánya”", "G2", "B", "Kikötő")
    assert {az(word).split(" ")[0] for word in others} == {"a"}


def test_german_articles_follow_gender_and_case() -> None:
    tunnel = Noun(("tunnel", "tunnels"), ("Tunnel", "Tunnel", "m"), ("alagút", "alagutat"))
    assert [ein(COIN), ein(tunnel), der(tunnel), der(tunnel, GENITIVE), ein(tunnel, NOMINATIVE)] == [
        "eine Münze",
        "einen Tunnel",
        "den Tunnel",
        "des Tunnels",
        "ein Tunnel",
    ]


def test_sentences_choose_by_number_and_by_truth_and_bring_articles() -> None:
    table = {"lose": "{what:An} brings {n} {n|coin|coins}{lost?, you lose {lost}}"}
    say = Phrases(table, table, {"lose": "{what:Az}: {n} érme{lost? elvész}"})
    assert say("en", "lose", what="arm", n=1, lost=0) == "An arm brings 1 coin"
    assert say("en", "lose", what="leg", n=0, lost=3) == "A leg brings 0 coins, you lose 3"
    assert say("hu", "lose", what="5. kar", n=1, lost=3) == "Az 5. kar: 1 érme elvész"
    with pytest.raises(ValueError, match="wants the form 'the'"):
        Phrases({"a": "{n:the}"}, {"a": ""}, {"a": ""})


def test_names_are_quoted_as_their_language_does() -> None:
    assert [quoted("A", lang) for lang in LANGS] == ["“A”", "„A“", "„A”"]


def test_unknown_language_lists_the_known_ones() -> None:
    with pytest.raises(PlanetBError, match="the languages are: en, de, hu"):
        check_lang("fr")


@pytest.mark.parametrize("table", [GERMAN, HUNGARIAN], ids=["de", "hu"])
def test_every_error_has_its_text_with_the_same_details(table: dict[str, str]) -> None:
    assert table.keys() == MESSAGES.keys()
    for code, text in MESSAGES.items():
        wanted = set(re.findall(r"\{(\w+)", text))
        assert set(re.findall(r"\{(\w+)", table[code])) == wanted, code
        assert table[code] != text, code


def test_complaint_inside_a_complaint_is_translated_too() -> None:
    inner = IllegalChoice("illegal_option", option="bid 9", allowed="bid 0")
    outer = InvalidNotation("bad_record", line=4, reason=inner)
    assert (
        complaint(outer, "de") == "Zeile 4 der Aufzeichnung: 'bid 9' ist jetzt nicht möglich; möglich: bid 0"
    )
    assert complaint(outer, "en") == str(outer)


def test_errors_survive_a_process_boundary() -> None:
    import pickle

    error = IllegalChoice("illegal_option", option="bid 9", allowed="bid 0")
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.details) == (IllegalChoice, str(error), error.details)


def test_neighbours_that_share_their_words_become_a_list() -> None:
    gains = [Phrase("gain [2 coins]"), Phrase("gain [1 card]"), Phrase("draw [1 card] at once")]
    assert gains[0].text == "gain 2 coins"
    assert all_of(gains, "en").text == "gain 2 coins and 1 card, then draw 1 card at once"
    assert one_of(gains[:2], "hu").text == "gain 2 coins vagy 1 card"
    assert (
        all_of([gains[0], Phrase("pass"), gains[1]], "en").text == "gain 2 coins, then pass, then gain 1 card"
    )


def test_german_verb_comes_first_behind_then() -> None:
    parts = [Phrase("erhalte 1 Münze"), Phrase("du darfst 1 Karte ziehen")]
    assert all_of(parts, "de").text == "erhalte 1 Münze, dann darfst du 1 Karte ziehen"
