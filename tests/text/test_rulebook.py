"""The rules in our own words: the same sections in every language, and every sort of choice finds one."""

import random
import re
from pathlib import Path

import pytest

import planetb
from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.content import content_of
from planetb.text.grammar import LANGS
from planetb.text.rulebook import parse_rules, rules_of

ROOT = Path(__file__).resolve().parents[2]
every_game = pytest.mark.parametrize("game", sorted(MODULES))


@every_game
def test_sections_are_the_same_in_every_language(game: str) -> None:
    english = [(section.id, section.level, section.about) for section in rules_of(game, "en")]
    assert len(english) > 10
    for lang in LANGS:
        assert [(section.id, section.level, section.about) for section in rules_of(game, lang)] == english
        assert len({section.title for section in rules_of(game, lang)}) > 10


@every_game
def test_every_sort_of_choice_and_every_kind_of_piece_finds_its_rules(game: str) -> None:
    found = {word for section in rules_of(game, "en") for word in (section.id, *section.about)}
    kinds = {item.kind.replace(" ", "-") for item in content_of(game).items.values()}
    assert not kinds - found
    match, chance = planetb.new(game, seats=2, seed=5), random.Random(5)
    while not match.over:
        seat = match.waiting[0]
        options = match.options_of(seat)
        assert not {match.game.table.domain(option).name for option in options} - found
        match.choose(chance.choice(options), seat)


@every_game
def test_numbers_and_links_agree_between_languages(game: str) -> None:
    """What is counted is counted alike: every section names the same numbers, and links lead somewhere."""
    ids = {section.id for section in rules_of(game, "en")}
    for section, *others in zip(*(rules_of(game, lang) for lang in LANGS), strict=True):
        for text in (section.text, *(other.text for other in others)):
            assert set(re.findall(r"\]\(#([a-z-]+)\)", text)) <= ids
            assert len(text.split()) >= 8, section.id
        for other in others:
            assert numbers(other.text) == numbers(section.text), section.id


@every_game
def test_every_ruling_leads_to_the_section_it_belongs_to(game: str) -> None:
    found = []
    for lang in LANGS:
        titles = {section.id: section.title for section in rules_of(game, lang)}
        (text,) = (section.text for section in rules_of(game, lang) if section.id == "rulings")
        rulings = re.findall(r"^\d+\. .*$", text, re.M)
        links = [re.findall(r"\[([^]]+)\]\(#([a-z0-9-]+)\)$", ruling) for ruling in rulings]
        assert len(rulings) > 10 and all(
            len(each) == 1 and titles[each[0][1]] == each[0][0] for each in links
        )
        found.append([each[0][1] for each in links])
    assert found[0] == found[1] == found[2]


@every_game
def test_every_icon_of_the_legend_finds_its_rules(game: str) -> None:
    found = {word for section in rules_of(game, "en") for word in section.about}
    file = ROOT / "web" / "src" / "games" / game / "art" / "legend.ts"
    if not file.exists():  # a board that says everything in words
        assert game == "reworld"
        return
    icons = set(re.findall(r'"([a-z-]+)"', file.read_text(encoding="utf-8").split("LEGEND")[1]))
    assert len(icons) > 30
    assert not {f"icon-{icon}" for icon in icons} ^ {word for word in found if word.startswith("icon-")}


def numbers(text: str) -> list[set[str]]:
    """The numbers in the rows of all tables, without their headings."""
    rows = re.findall(r"^\|.*\|$", text, re.M)
    return [set(re.findall(r"\d+", row)) for row in rows if rows.index(row) > 0]


def test_heading_without_an_id_is_refused() -> None:
    with pytest.raises(ValueError, match="names its id"):
        parse_rules("## Lost\n\ntext")


def test_game_without_rules_has_no_sections() -> None:
    assert rules_of("nothing", "en") == ()
    assert registry.names()
