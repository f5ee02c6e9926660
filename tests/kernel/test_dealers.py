"""Who plays chance: seeded, secret, scripted or open; all lead to records that replay."""

import pytest

import planetb
from planetb.kernel.dealer import ScriptedDealer, SecretDealer
from planetb.kernel.errors import InvalidNotation
from tiny.beacon import CARD, GAME


def finish(match: planetb.Match) -> planetb.Match:
    while match.seat is not None:
        match.choose(match.options[0])
    return match


def test_seeded_chance_repeats_with_its_seed() -> None:
    assert finish(planetb.new("beacon", seed=8)).digest == finish(planetb.new("beacon", seed=8)).digest
    assert planetb.new("beacon", seed=8).digest != planetb.new("beacon", seed=9).digest


def test_secret_dealer_leaves_no_seed_and_records_every_outcome() -> None:
    match = finish(planetb.new("beacon", seed=None, dealer=SecretDealer()))
    record = match.record()
    assert "chance open" in record and "\n* card " in record
    assert planetb.from_record(record).digest == match.digest


def test_scripted_dealer_deals_what_is_written() -> None:
    match = planetb.new("beacon", seats=2, seed=None, dealer=ScriptedDealer([CARD, CARD + 1, CARD, CARD + 4]))
    assert [sorted(seat.hand) for seat in match.state.seats] == [[0, 1], [0, 4]]


def test_scripted_dealer_complains_when_the_script_ends() -> None:
    with pytest.raises(InvalidNotation, match="the script has no outcome left"):
        planetb.new("beacon", seats=2, seed=None, dealer=ScriptedDealer([CARD]))


def test_open_chance_is_entered_as_choices_of_the_seat_chance() -> None:
    match = planetb.new("beacon", seats=2, seed=None)
    assert match.seat == planetb.CHANCE
    for word in ("card oil", "card flint", "card oil", "card oil"):
        match.choose(word)
    assert match.view(0)["seats"][0]["hand"] == ["flint", "oil"]
    assert match.waiting == [0, 1]
    assert planetb.from_record(match.record()).digest == match.digest


def test_open_chance_cannot_be_undone() -> None:
    match = planetb.new("beacon", seats=2, seed=None)
    match.choose("card oil")
    with pytest.raises(planetb.CannotUndo):
        match.undo()


def test_secret_dealer_follows_the_weights() -> None:
    dealer = SecretDealer()
    drawn = [dealer.deal([1, 2], [9, 1]) for _ in range(2000)]
    assert 1700 < drawn.count(1) < 1900


def test_secret_dealer_deals_every_option_as_often() -> None:
    dealer = SecretDealer()
    drawn = [dealer.deal(list(range(7)), []) for _ in range(14_000)]
    assert all(1_800 < drawn.count(option) < 2_200 for option in range(7))


def test_secret_dealer_asks_for_new_bytes_when_all_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    """No byte deals twice, and values that would favour some options deal nothing."""
    fetched = iter([b"\xff" * 8 + bytes([0, 0, 1, 2]), bytes([0, 0, 0, 5])])
    monkeypatch.setattr("planetb.kernel.dealer.urandom", lambda _: next(fetched))
    dealer = SecretDealer()
    assert [dealer.deal(list(range(100, 110)), []) for _ in range(2)] == [100 + 258 % 10, 105]
    with pytest.raises(StopIteration):
        dealer.deal([1, 2], [])


def test_every_seed_gives_a_usable_generator() -> None:
    from planetb.kernel.rng import MODULUS, seeded

    states = {seeded(seed) for seed in range(5000)}
    assert len(states) == 5000
    assert min(states) > 0 and max(states) < MODULUS
    assert GAME.start(2, [0], seeded(0)).rng != 0
