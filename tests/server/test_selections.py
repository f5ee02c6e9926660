"""Selections: what may be added to things that are picked, what they are called, and why not."""

import random
from pathlib import Path
from typing import Any

import pytest

import planetb
from games.reworld.table import settlement
from planetb.games.reworld.game import GAME as REWORLD
from planetb.kernel.errors import IllegalChoice, InvalidNotation
from planetb.match import Match
from planetb.server.table import choices, foresight
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import origin_now
from planetb.server.table.refusals import Refusal
from planetb.text.grammar import LANGS
from server.harvest import FRUITS, KeepFruits
from server.picking import at_the_carts, things, words_of
from server.tools import any_move, choose, look, run, services, table


def test_a_selection_is_told_what_may_be_added_and_why_it_is_not_enough(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me", game=harvest)
            await at_the_carts(here, made)
            nothing = await things(here, made, 0)
            assert (nothing.picked, nothing.fits, nothing.why) == ([], True, "")
            assert nothing.more == ["load 1", "load 2", "load 3"]
            one = await things(here, made, 0, "LOAD 1")
            assert (one.picked, one.more, one.fits) == (["load 1"], ["load 2"], False)
            said = {(await things(here, made, 0, "load 1", lang=lang)).why for lang in LANGS}
            assert len(said) == 3 and "That is not enough yet." in said
            both = await things(here, made, 0, "load 2", "load 1")
            assert (both.picked, both.more, both.fits, both.why) == (["load 1", "load 2"], [], True, "")
            assert len(await words_of(here, made)) == 3

    run(story())


def docking() -> Match:
    """A shuttle that may load two crews; in row 4 an agricultural one lies before one of Nova."""
    rows = {"1": "crew.orbis", "3": "shuttle.1", "4": "crew.nova crew.flora", "a": "1"}
    match = Match(REWORLD, None, settlement(rows, {"1": "terrabot.a"}).state)
    match.choose("row 3 fly")
    return match


def test_a_second_copy_is_called_what_it_is() -> None:
    match = docking()
    first = "Take the agricultural crew of row 4 aboard"
    second = "Take the Nova crew of row 4 aboard"
    one = foresight.things(match, 0, ["dock 4"], "en")
    both = foresight.things(match, 0, ["dock 4", "dock 4"], "en")
    assert (one.words, both.words) == ([first], [first, second])
    apart = foresight.things(match, 0, ["dock 4", "dock 1"], "en")
    assert (apart.picked, apart.words) == (
        ["dock 1", "dock 4"],
        ["Take the Orbis crew of row 1 aboard", first],
    )
    assert choices.move(match, 0, "dock 4 + dock 4", "en").text == f"{first} + {second}"
    assert foresight.things(match, 0, [], "en").words == []


def test_what_does_not_go_with_the_picked_things_is_told_by_the_rules() -> None:
    match = docking()
    said = {
        key: foresight.why_not(match, 0, key, "en", ["dock 4"]).text
        for key in ("dock 4", "dock 3", "slot u1")
    }
    assert said["dock 4"] == "" and "empty" in said["dock 3"] and "chapter one" in said["slot u1"]
    full = [foresight.why_not(match, 0, "dock 1", lang, ["dock 4", "dock 4"]).text for lang in LANGS]
    assert full[0] == "No more than that: put something back first." and len({*full}) == 3
    assert foresight.why_not(match, 0, "dock 1", "en").text == ""
    with pytest.raises(IllegalChoice):
        foresight.why_not(match, 0, "dock 1", "en", ["dock 1", "dock 1"])
    match.pick(["dock 4"])
    with pytest.raises(Refusal, match="no_pick"):
        foresight.why_not(match, 0, "dock 1", "en", ["dock 1"])


def test_a_wrong_selection_gets_a_clear_error(tmp_path: Path, harvest: str) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "friend", game=harvest)
            beacon = await table(here, "me", "me")
            hand = (await look(here, made, 0)).view["seats"][0]["hand"]
            absent = next(fruit for fruit in FRUITS if fruit not in hand or hand.count(fruit) < 4)
            for picked, error in (
                (["nonsense"], InvalidNotation),
                (["pass"], IllegalChoice),
                ([f"keep {absent}"] * 4, IllegalChoice),  # more than there are
                ([f"keep {fruit}" for fruit in hand], IllegalChoice),  # more than two
                (["load 1"], IllegalChoice),
            ):
                with pytest.raises(error):
                    await things(here, made, 0, *picked)
            with pytest.raises(Refusal) as refused:
                await things(here, beacon, 0)
            assert refused.value.code == "no_pick"
            with pytest.raises(Refusal) as refused:
                await things(here, made, 1)
            assert refused.value.code == "not_your_seat"
            await choose(here, made, 0)
            with pytest.raises(Refusal) as refused:
                await things(here, made, 0)
            assert refused.value.code == "not_asked"

    run(story())


def test_a_selection_is_judged_without_what_the_seat_cannot_see(
    harvest: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a game's pick might look at: it never gets to see the true hands of the others."""
    match = planetb.new(harvest, 3, seed=4)
    seen: list[list[int]] = []
    for name in ("things", "most", "enough", "leads"):
        original = getattr(KeepFruits, name)

        def spying(self: Any, state: Any, *more: Any, original: Any = original) -> Any:
            seen.append(state.seats[1].grown)
            return original(self, state, *more)

        monkeypatch.setattr(KeepFruits, name, spying)
    word = match.notation(match.options_of(0)[0])
    seen.clear()
    told = {repr(foresight.things(match, 0, [word], "en")) for _ in range(12)}
    assert len(told) == 1
    assert len({tuple(hand) for hand in seen}) > 3
    assert sum(hand is match.state.seats[1].grown for hand in seen) == 0


def test_what_things_say_is_the_same_in_every_redeal(harvest: str) -> None:
    for game in (harvest, "reworld"):
        rng, found = random.Random(5), 0
        logged = LoggedMatch.new(origin_now(game, 2, {}), 0.0)
        while not logged.match.over:
            match = logged.match
            seat = rng.choice(match.waiting)
            word = any_move(match, seat, rng)
            if choices.picking(match, seat) and word != "eat":
                some = [] if word == "pass" else word.split(" + ")
                some = some[: rng.randrange(len(some) + 1)]
                told = foresight.things(match, seat, some, "en")
                twin = match.redeal(seat, rng.randrange(10**6))
                assert foresight.things(twin, seat, some, "en") == told
                found += 1
            logged.choose(seat, word, None, 0.0)
        assert found > 3
