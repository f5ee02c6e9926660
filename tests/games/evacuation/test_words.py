"""Every sentence of a game read as an editor would: number, article, leave, one meaning, a subject."""

import re
from functools import cache

import pytest

import planetb
from games.evacuation.table import Table
from planetb.games.evacuation import effects as e
from planetb.games.evacuation import terms as t
from planetb.games.evacuation.effects.cards import GIFTS
from planetb.games.evacuation.effects.settling import SettleSite
from planetb.games.evacuation.effects.taking import TakeItem
from planetb.games.evacuation.game import GAME
from planetb.games.evacuation.notes import EnergyPaid
from planetb.games.evacuation.text import TEXT
from planetb.games.evacuation.text.names import tell
from planetb.kernel.content import content_of
from planetb.kernel.rng import Rng
from planetb.text.articles import az
from planetb.text.grammar import LANGS

ITEMS = content_of("evacuation").items
ADVANCED = {"mode": "points", "actions": "advanced", "objectives": True}
MANY = "points|resources|factories|cards|tokens|stadiums|sites|moves|steps|technologies|ships|markers"


@cache
def told(lang: str) -> list[str]:
    """What content, questions, options and the log say in a race and in a game for points."""
    found = [words for item in ITEMS.values() for words in (TEXT.name(item, lang), TEXT.rules(item, lang))]
    for variants in ({}, ADVANCED):
        match = planetb.new("evacuation", 2, 5, variants)
        rng = Rng(5)
        while not match.over:
            found += [match.prompt(lang), *[match.words(option, lang) for option in match.options]]
            match.choose(rng.pick(match.options))
        found += [line for viewer in (0, 1, None) for _, line in match.log(viewer, lang)]
    return list(dict.fromkeys(found))


def rules(code: str, lang: str) -> str:
    return TEXT.rules(ITEMS[code], lang)


def test_one_is_never_many() -> None:
    bad = re.compile(rf"(?<![\d–+])1 (?:{MANY})\b|\b(?:[2-9]|\d\d) (?:point|resource|factory|card|token)\b")
    assert [text for text in told("en") if bad.search(text)] == []
    assert [text for text in told("de") if re.search(r"(?<!\d)1 (Punkte|Ressourcen|Fabriken)\b", text)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_sentence_has_two_colons(lang: str) -> None:
    assert [text for text in told(lang) if re.search(r":[^;.,–()?]*: ", text)] == []


def test_hungarian_articles_follow_the_sound() -> None:
    for text in told("hu"):
        for word, name in re.findall(r"\b(az?) „(\w+)", text, re.IGNORECASE):
            assert f"{word.lower()} {name}" == az(name), text


def test_german_verbs_stand_where_they_belong() -> None:
    assert [text for text in told("de") if re.search(r"dann (?:du|alle|immer|deine) ", text)] == []


@pytest.mark.parametrize("kind", e.VERBS, ids=lambda kind: kind.__name__)
def test_leave_is_given_where_one_can_decline_and_nowhere_else(kind: type) -> None:
    samples = [
        *(e.Gain(t.ANY, 1), e.GainPopulation(1), e.GainFactory(t.ANY, t.EITHER), e.Raise(t.ANY, 1)),
        *(e.Research(1), e.Research(2), e.Draw(1), e.Exchange(1), e.Exchange(3), e.Prefabricate(t.FOOD, 1)),
        *(e.Prefabricate(t.ANY, 2), e.Clone(1, 2), e.Settle(), e.Settle(t.NO_STEEL), e.Take(t.SHIP)),
        *(e.Take(t.STADIUM, t.FREE), e.Take(t.SHIP, t.FREE | t.AT_OLD | t.LAUNCH), e.Develop(1)),
        *(e.Develop(2), e.PlayAtOnce(), e.Fly(1), e.Fly(2), e.RaisePerStadium()),
    ]
    for effect in [sample for sample in samples if type(sample) is kind]:
        leave = bool(re.search(r"you may|up to", tell("en", effect)))
        assert leave == (not isinstance(effect, (*GIFTS, e.RaisePerStadium))), tell("en", effect)


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_gained_for_free_names_its_world(lang: str) -> None:
    worlds = {"en": "world", "de": "welt", "hu": "világ"}[lang]
    for effect in GAME.effects.values():
        if isinstance(effect, e.GainFactory) or (isinstance(effect, e.Take) and effect.terms & t.FREE):
            assert worlds in tell(lang, effect).lower()


def test_tiers_of_a_goal_replace_each_other() -> None:
    assert rules("goal.population", "en") == (
        "Your settled population: 1 point each; plus 5 points for 8–9, or 8 points for 10 or more."
    )
    assert rules("goal.progress", "de") == (
        "Wendepunkte, die deine beiden Marker übersprungen haben: 5 Punkte bei 1–2, 12 Punkte bei 3, 17 "
        "Punkte ab 4."
    )


def test_research_of_two_steps_says_that_they_may_be_split() -> None:
    assert tell("en", e.Research(2)) == "research 2 steps, on the same technology or on different ones"
    assert "verschiedene" in tell("de", e.Research(2)) and "különböző" in tell("hu", e.Research(2))


def test_a_flight_by_a_card_costs_energy_and_may_go_back() -> None:
    for lang, words in (("en", ("either world", "energy")), ("de", ("zurück", "Energie"))):
        assert all(word in tell(lang, e.Fly(1)) for word in words)


def test_lasting_effects_are_sentences_of_their_own() -> None:
    assert rules("technology.7", "en").endswith(
        "Gain an energy factory on the New World. Each of your energy factories on the New World produces 1 "
        "energy more."
    )


def test_gains_in_a_row_are_one_clause() -> None:
    assert "gain 1 population on the New World, 1 steel and 1 food" in rules("bonus.1", "en")
    assert "kapsz 1 népességet az Újvilágon, 1 acélt és 1 élelmet" in rules("bonus.1", "hu")


def test_what_costs_no_steel_does_not_ask_for_it() -> None:
    table = Table()
    paid, free = SettleSite(0, 0), SettleSite(0, t.SEA_ONLY | t.NO_STEEL | t.NO_SYMBOLS)
    assert "1 New World steel" in TEXT.prompt(GAME, table.state, paid, "en")
    assert TEXT.prompt(GAME, table.state, free, "en") == "Which site do you settle? It costs no steel"


def test_an_item_shows_the_price_of_its_terms() -> None:
    table = Table()
    table.state.rows[0] = [2]
    option = GAME.table.ids["ship 3"]
    for terms, cost in ((0, "cost: 2 steel"), (t.CHEAPER, "cost: 1 steel"), (t.FREE, "cost: none")):
        assert cost in TEXT.option(GAME, table.state, TakeItem(0, 0, terms), option, "en")


def test_the_log_tells_which_world_paid_energy() -> None:
    lines = {lang: TEXT.line(GAME, EnergyPaid(0, 2, 1), 0, lang) for lang in LANGS}
    assert lines["en"] == "pays 2 energy of the Old World and 1 energy of the New World"
    assert lines["hu"] == "fizet 2 óvilági és 1 újvilági energiát"
    assert TEXT.line(GAME, EnergyPaid(0, 0, 3), 0, "de") == "zahlt 3 Energie der Neuen Welt"


@pytest.mark.parametrize("lang", LANGS)
def test_what_nobody_does_is_a_whole_sentence(lang: str) -> None:
    match = planetb.new("evacuation", 1, 3, {"mode": "points"})
    rng = Rng(3)
    while not match.over:
        match.choose(rng.pick(match.options))
    alone = {line for seat, line in match.log(0, lang) if seat < 0}
    assert alone and all(line[0].isupper() for line in alone)
    assert all(line[0].islower() or line[0].isdecimal() for seat, line in match.log(0, lang) if seat >= 0)


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_kinds_and_numbers_are_in_order(lang: str) -> None:
    expected = {"en": "Action 1b", "de": "Aktion 1b", "hu": "1b akció"}
    assert TEXT.name(ITEMS["action.1b"], lang) == expected[lang]
