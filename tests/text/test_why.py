"""Wrong clicks get an answer: at every question of a whole game, in every language."""

import random

import pytest

import planetb
from planetb.text.barred import BARRED
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS

LEAST = {"evacuation": 15, "underwater_cities": 50}  # reasons of the moment in one random game


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", LEAST)
def test_every_click_at_every_question_has_an_answer(game: str, lang: str) -> None:
    match, chance, text = planetb.new(game, seats=3, seed=9), random.Random(9), text_of(game)
    words, told = sorted(match.game.table.ids), 0
    while not match.over:
        seat = match.waiting[0]
        possible = {match.notation(option) for option in match.options_of(seat)}
        word = chance.choice(words)
        if word not in possible:
            frame = match.game.ask(match.state)
            said = text.why_not(match.game, match.state, frame, word, lang)
            assert said and "{" not in said
            common = [BARRED(lang, "why_elsewhere"), BARRED(lang, "why_instead", words="", more=False)[:8]]
            told += not said.startswith(tuple(common))
        match.choose(chance.choice(match.options_of(seat)), seat)
    assert told > LEAST[game]
