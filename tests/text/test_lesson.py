"""The lessons of the guided first games: their deals begin, what they name exists, nothing is left unsaid."""

import random

import pytest

import planetb
from planetb.games.registry import MODULES
from planetb.text.grammar import LANGS
from planetb.text.lesson import Lesson, lesson_of
from planetb.text.rulebook import rules_of

every_game = pytest.mark.parametrize("game", sorted(MODULES))
PARTS = {"board", "own", "prompt", "seats", "log"}  # of the table, that a coach may light up


def lesson(game: str) -> Lesson:
    found = lesson_of(game)
    assert found
    return found


@every_game
def test_lesson_is_whole(game: str) -> None:
    here = lesson(game)
    keys = [moment.key for moment in here.moments]
    assert len(set(keys)) == len(keys) >= 12
    assert keys[0] == "welcome" and keys[-1] == "end" and here.moments[-1].when == {"over": True}
    assert any("refused" in moment.when for moment in here.moments)
    sections = {section.id for section in rules_of(game, "en")}
    for moment in here.moments:
        assert moment.rules in sections, moment.key
        assert moment.when.get("after", "welcome") in keys
        for lang in LANGS:
            assert moment.title[lang] and 40 < len(moment.text[lang]) < 420, (moment.key, lang)
    for remark in here.remarks:
        assert all(remark.text[lang] for lang in LANGS)


@every_game
def test_lesson_begins_with_my_choice_and_names_sorts_that_exist(game: str) -> None:
    here = lesson(game)
    match = planetb.new(game, here.seats, here.seed, here.variants)
    assert 0 in match.waiting
    sorts = {match.game.table.domain(option).name for option in match.game.table.ids.values()}
    for moment in here.moments:
        named = {str(moment.when[name]) for name in ("ask", "refused") if name in moment.when}
        named |= {place.split()[0] for place in moment.light} - PARTS
        named |= {wish.split()[0] for wish in moment.propose}
        assert named <= sorts, moment.key
    assert {remark.did for remark in here.remarks} <= sorts


@every_game
def test_places_in_the_view_are_there(game: str) -> None:
    here = lesson(game)
    match, chance = planetb.new(game, here.seats, here.seed, here.variants), random.Random(3)
    paths = [str(moment.when["view"]) for moment in here.moments if "view" in moment.when]
    seen: set[str] = set()
    while not match.over:
        view = match.view(0)
        seen |= {path for path in paths if there(view, path)}
        seat = match.waiting[0]
        match.choose(chance.choice(match.options_of(seat)), seat)
    assert set(paths) <= seen


def there(view: object, path: str) -> bool:
    here = view
    for name in path.split("."):
        if isinstance(here, list):
            here = here[0 if name == "me" else int(name)]
        elif isinstance(here, dict) and name in here:
            here = here[name]
        else:
            return False
    return True


def test_unknown_condition_is_refused() -> None:
    words = dict.fromkeys(LANGS, "x")
    told = {"key": "a", "when": {"if": 1}, "title": words, "text": words}
    with pytest.raises(ValueError, match="is no condition"):
        Lesson({"seats": 2, "seed": 1, "moment": [told]})
