"""Every sentence of a game read as an editor would: number, article, leave, one meaning, a subject."""

import re
from functools import cache

import pytest

import planetb
from games.how_to_save_a_world.table import Table
from planetb.games.how_to_save_a_world import terms as t
from planetb.games.how_to_save_a_world.content.declare import CONTENT
from planetb.games.how_to_save_a_world.effects.badges import PerBadge, Ready, Tile, TileOf
from planetb.games.how_to_save_a_world.effects.cards import Buy, Remove, TakeCard
from planetb.games.how_to_save_a_world.effects.counters import FirstPlaces
from planetb.games.how_to_save_a_world.effects.landers import Ferry, Recall
from planetb.games.how_to_save_a_world.effects.points import Medal, Points
from planetb.games.how_to_save_a_world.effects.research import Develop, Research, ScienceResearch
from planetb.games.how_to_save_a_world.effects.resources import Gain, GainAny, Raise, RaiseAny, Spend
from planetb.games.how_to_save_a_world.effects.work import Work, WorkAny, WorkOn
from planetb.games.how_to_save_a_world.game import GAME
from planetb.games.how_to_save_a_world.notes import CracksMade, Rewarded, RivalWorked
from planetb.games.how_to_save_a_world.text import TEXT
from planetb.games.how_to_save_a_world.text.names import tell
from planetb.kernel.effect import All, May
from planetb.kernel.rng import Rng
from planetb.kernel.state import CHANCE
from planetb.text.articles import az
from planetb.text.grammar import LANGS

DECLINED = [
    *(Work(t.LASER), WorkAny(2), Research(1), ScienceResearch(2), Develop(t.LEVEL_1), Develop(t.BASIC, 2)),
    *(Buy(1), Buy(2), TakeCard(), Ferry(), Recall(), Ready(2)),
]
DONE = [
    *(Gain(t.ENERGY, 1), GainAny(2), Raise(t.ENERGY), RaiseAny(2), Tile(t.MOON), TileOf(t.ANY_BADGE)),
    *(Points(1), Medal(), Spend(t.ENERGY, 1), Remove()),
]


@cache
def told(lang: str) -> list[str]:
    """What content, questions, options and the log say in games of one, two and three."""
    found = [
        words for item in CONTENT.items.values() for words in (TEXT.name(item, lang), TEXT.rules(item, lang))
    ]
    for seats in (1, 2, 3):
        match = planetb.new("how_to_save_a_world", seats, 4)
        rng = Rng(4)
        while not match.over:
            found += [match.prompt(lang), *[match.words(option, lang) for option in match.options]]
            match.choose(rng.pick(match.options))
        found += [line for viewer in (0, None) for _, line in match.log(viewer, lang)]
    return list(dict.fromkeys(found))


def rules(code: str, lang: str) -> str:
    return TEXT.rules(CONTENT.items[code], lang)


def test_one_is_never_many() -> None:
    many = "times|points|cards|cubes|tiles|minerals|cracks|turns|steps"
    bad = rf"(?<!\d)1 (?:{many})\b|\b[2-9] (?:mineral|point|card)\b"
    assert [text for text in told("en") if re.search(bad, text)] == []
    bad = r"(?<!\d)1 (?:Punkte|Karten|Mineralien|Schritte|Züge)\b|\b[2-9] (?:Mineral|Punkt|Karte)\b"
    assert [text for text in told("de") if re.search(bad, text)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_no_sentence_has_two_colons(lang: str) -> None:
    assert [text for text in told(lang) if re.search(r":[^;.,–?“”„]*: ", text)] == []


def test_hungarian_articles_follow_the_sound() -> None:
    for text in told("hu"):
        for word, name in re.findall(r"\b(az?) (?:„(?=\w)|(?=\d))(\w+)", text, re.IGNORECASE):
            assert f"{word.lower()} {name}" == az(name), text
        assert "a(z)" not in text


@pytest.mark.parametrize("effect", DECLINED, ids=lambda effect: type(effect).__name__)
def test_leave_is_given_where_one_can_decline(effect: All) -> None:
    leave = {"en": "you may|up to", "de": "du darfst|bis zu", "hu": "hat|het"}
    for lang in LANGS:
        assert re.search(leave[lang], tell(lang, effect)), tell(lang, effect)


@pytest.mark.parametrize("effect", DONE, ids=lambda effect: type(effect).__name__)
def test_no_leave_is_given_where_it_happens_anyway(effect: All) -> None:
    assert "may" not in tell("en", effect)
    assert "darf" not in tell("de", effect)


def test_what_follows_a_cost_belongs_to_it() -> None:
    swap = May(Remove(), All(TakeCard(), GainAny(2)))
    assert tell("en", swap) == (
        "you may remove 1 of your cards from the game; if you do, you may take 1 card from the display "
        "for free, then gain 2 standard resources of your choice"
    )
    control = May(Spend(t.KNOWLEDGE, 1), PerBadge(t.SCIENCE_BADGE, WorkAny()))
    assert tell("de", control) == (
        "du darfst 1 Wissen verbrauchen; wenn du das tust, darfst du pro dafür verbrauchtem "
        "Wissenschafts-Abzeichen 1x an einem Projekt deiner Wahl arbeiten"
    )
    assert "to for each" not in " ".join(told("en")) and "dafür pro dafür" not in " ".join(told("de"))


def test_nothing_is_spent_to_get_something_for_free() -> None:
    assert [text for text in told("en") if re.search(r"spend \d.*for free", text)] == []


def test_the_first_work_is_not_once_more() -> None:
    table = Table()
    first, second = WorkOn(0, t.ANY_PROJECT, 2, 0), WorkOn(0, t.ANY_PROJECT, 1, 1)
    assert TEXT.prompt(GAME, table.state, first, "en").startswith("Do you work? At most twice")
    assert TEXT.prompt(GAME, table.state, second, "en").startswith("Do you work once more?")


def test_gains_in_a_row_are_one_clause() -> None:
    both = All(Tile(t.PLANET), Tile(t.MOON))
    assert tell("en", both) == "gain 1 planet badge tile and 1 moon badge tile"
    assert tell("de", All(Gain(t.INGENUITY, 1), Points(1))) == "erhalte 1 Genialität und 1 Punkt"
    assert tell("hu", All(Raise(t.MINERAL), Raise(t.BIOMASS))) == (
        "emeld 1 mezővel az ásvány-hozamvonaladat és a biomassza-hozamvonaladat"
    )


def test_the_log_tells_the_reward_of_a_project() -> None:
    line = TEXT.line(GAME, Rewarded(0, t.LASER, 0), 0, "en")
    assert line == "receives the reward of the laser"
    line = TEXT.line(GAME, Rewarded(0, t.EVACUATION, 0), 0, "hu")
    assert line == "megkapja az evakuálás jutalmát"


def test_the_rival_works_once_or_twice() -> None:
    assert TEXT.line(GAME, RivalWorked(CHANCE, t.LASER, 1), 0, "en") == "The rival works once on the laser"
    assert TEXT.line(GAME, RivalWorked(CHANCE, t.LASER, 2), 0, "de") == "Die Konkurrenz arbeitet 2x am Laser"
    assert TEXT.line(GAME, CracksMade(CHANCE, 1), 0, "en").endswith("1 cube moves to the shield")
    assert not [text for text in told("de") if re.search(r"Landet\W+(?:der|das) ", text)]


@pytest.mark.parametrize("lang", LANGS)
def test_what_nobody_does_is_a_whole_sentence(lang: str) -> None:
    match = planetb.new("how_to_save_a_world", 1, 3)
    rng = Rng(3)
    while not match.over:
        match.choose(rng.pick(match.options))
    alone = {line for seat, line in match.log(0, lang) if seat < 0}
    assert alone and all(line[0].isupper() or line[0] in "“„1" for line in alone)
    verbs = (
        "opens",
        "deals",
        "builds",
        "draws",
        "begins",
        "deckt",
        "teilt",
        "errichtet",
        "zieht",
        "húz",
        "oszt",
    )
    assert not [line for line in alone if line.lower().startswith(verbs)]


@pytest.mark.parametrize("lang", LANGS)
def test_numbers_of_the_boards_are_told_in_words(lang: str) -> None:
    for item in CONTENT.items.values():
        assert re.search(r"[^\W\d]{2,}", rules(item.code, lang)), item.code
    assert "energia" in rules("start", "hu") and "energiát" not in rules("start", "hu")


def test_first_places_reckon_with_neutral_discs() -> None:
    for lang, words in (("en", "neutral discs"), ("de", "neutrale Scheiben"), ("hu", "semleges korongok")):
        assert words in tell(lang, FirstPlaces((1, 2)))
