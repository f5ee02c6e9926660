"""Why something cannot be chosen: the reason of the moment, in three languages, without telling a secret."""

import random
from pathlib import Path

import pytest

import planetb
from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.errors import InvalidNotation
from planetb.kernel.step import Pick
from planetb.server.table import choices, foresight
from planetb.server.table.refusals import Refusal
from planetb.server.table.tables import Stale
from planetb.server.wire import AskWhy
from planetb.text.grammar import LANGS
from server.tools import ANYBODY, any_move, choose, holder_of, look, run, services, table


def beginnings(game: str) -> list[str]:
    """Every word of a game, and everything that words begin with."""
    found = set()
    for word in registry.game(game).table.ids:
        parts = word.split()
        found |= {" ".join(parts[: i + 1]) for i in range(len(parts))}
    return sorted(found)


@pytest.mark.parametrize("game", sorted(MODULES))
def test_every_impossible_word_gets_a_reason_that_tells_no_secret(game: str) -> None:
    match, chance = planetb.new(game, seats=2, seed=3), random.Random(3)
    words = beginnings(game)
    for _ in range(60):
        if match.over:
            break
        seat = match.waiting[0]
        legal = [o.key for o in choices.options(match, seat, "en")]
        if pick := choices.picking(match, seat):
            legal = [key for key in legal if key in pick.more] + ["pass"] * pick.fits
        for word in chance.sample(words, 12):
            said = [foresight.why_not(match, seat, word, lang).text for lang in LANGS]
            possible = any(other == word or other.startswith(word + " ") for other in legal)
            assert [bool(text) for text in said] == [not possible] * 3, word
            assert possible or len({*said}) == 3, word
            twin = match.redeal(seat, chance.randrange(10**6))
            assert foresight.why_not(twin, seat, word, "en").text == said[0]
        match.choose(any_move(match, seat, chance), seat)


@pytest.mark.parametrize("game", sorted(MODULES))
def test_every_thing_that_does_not_go_with_others_gets_a_reason_and_every_other_none(game: str) -> None:
    chance, looked = random.Random(5), 0
    for seed in range(3):
        match = planetb.new(game, seats=2, seed=seed)
        while not match.over and looked < 40:
            seat = chance.choice(match.waiting)
            ask = match.game.ask_of(match.state, seat)
            if isinstance(ask, Pick):
                looked += 1
                picked: list[int] = []
                while (more := match.things(seat, picked)[0]) and (not picked or chance.random() < 0.6):
                    picked.append(chance.choice(more))
                words, more = [match.notation(thing) for thing in picked], match.things(seat, picked)[0]
                for thing in sorted(set(ask.things(match.state))):
                    word = match.notation(thing)
                    said = {foresight.why_not(match, seat, word, lang, words).text for lang in LANGS}
                    assert said == {""} if thing in more else len(said) == 3 and "" not in said, (word, words)
            match.choose(any_move(match, seat, chance), seat)
    assert looked


def test_the_reason_is_given_to_the_seat_that_is_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend", game="reworld")
            mine, seat = holder_of(made.secret), 0
            state = await look(here, made, seat)
            if state.waiting == [0]:
                told = await here.tables.why(made.table, mine, AskWhy(0, state.seq, "card 1"), "de")
                assert told.text == "Wähle zuerst ein Modul oder den Marker, danach die Karten."
                assert (
                    await here.tables.why(made.table, mine, AskWhy(0, 0, state.options[0].key), "en")
                ).text == ""
                with pytest.raises(InvalidNotation):
                    await here.tables.why(made.table, mine, AskWhy(0, 0, "banana"), "en")
                await choose(here, made, 0)
                with pytest.raises(Stale):
                    await here.tables.why(made.table, mine, AskWhy(0, 0, "card 1"), "en")
            else:
                with pytest.raises(Refusal, match="not_asked"):
                    await here.tables.why(made.table, mine, AskWhy(0, state.seq, "card 1"), "en")
            for caller, asked in ((ANYBODY, 0), (mine, 1)):
                with pytest.raises(Refusal, match="not_your_seat"):
                    await here.tables.why(made.table, caller, AskWhy(asked, 0, "card 1"), "en")

    run(story())
