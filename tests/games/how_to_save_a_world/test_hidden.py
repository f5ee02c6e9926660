"""What seats know of each other's cards, and redeals."""

import planetb
from planetb.games.how_to_save_a_world.game import GAME
from planetb.games.how_to_save_a_world.terms import ACTION, deck_of
from planetb.kernel.rng import Rng
from planetb.kernel.state import NOBODY


def begun(seats: int = 3, seed: int = 3) -> planetb.Match:
    match = planetb.new("how_to_save_a_world", seats=seats, seed=seed)
    for seat in range(seats):
        match.choose(match.options_of(seat)[0], seat)
    return match


def test_hand_is_secret_until_shown() -> None:
    match = begun()
    other = match.view(1)["seats"][0]
    assert other["hand"] == [] and sum(other["hidden"].values()) == 3
    assert len(match.view(0)["seats"][0]["hand"]) == 3


def test_played_card_is_known_for_the_rest_of_the_game() -> None:
    match = begun()
    card = next(card for card in match.state.seats[0].hand if deck_of(card) == ACTION)
    match.state.seats[0].goods = [3, 0, 0, 0, 0]
    match.state.options = GAME.options_at(match.state, GAME.ask(match.state))
    match.choose(next(option for option in match.options if match.notation(option).startswith("play")))
    assert card not in match.state.seats[0].unseen
    assert sum(match.view(1)["seats"][0]["hidden"].values()) == 2


def test_choice_of_species_is_simultaneous_and_secret() -> None:
    match = planetb.new("how_to_save_a_world", seats=4, seed=1)
    assert match.waiting == [0, 1, 2, 3]
    assert match.view(2)["seats"][0]["choosing"] == 2
    assert "dealt" not in match.view(2)["seats"][0]


def test_redeals_differ_in_what_is_hidden_and_in_nothing_else() -> None:
    match = begun()
    hands = set()
    for seed in range(20):
        twin = GAME.redeal(match.state, 1, Rng(seed))
        assert twin.seats[1].hand == match.state.seats[1].hand
        assert twin.under[1] == match.state.under[1]
        assert GAME.audit(twin) == ""
        hands.add(tuple(twin.seats[0].hand))
    assert len(hands) > 5


def test_spectator_knows_no_hand() -> None:
    match = begun()
    hands = {tuple(GAME.redeal(match.state, NOBODY, Rng(seed)).seats[1].hand) for seed in range(20)}
    assert len(hands) > 5
