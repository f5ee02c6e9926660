"""What seats may not know: goals and action cards, and redeals that respect what they saw."""

import planetb
from games.evacuation.table import Table
from games.evacuation.test_transport import fleet
from planetb.games.evacuation.effects.flying import Launch
from planetb.games.evacuation.flow.transport import TransportPhase
from planetb.games.evacuation.flow.year import KeepCards
from planetb.games.evacuation.game import GAME
from planetb.games.evacuation.options import CARD, SHIP
from planetb.kernel.rng import Rng
from planetb.kernel.state import NOBODY


def redeals(table: Table, seat: int, n: int = 40) -> list[list[list[int]]]:
    """Goals drafted by every seat, in many redeals."""
    found = []
    for i in range(n):
        twin = GAME.redeal(table.state, seat, Rng(i))
        assert GAME.audit(twin) == ""
        assert GAME.view(twin, seat) == GAME.view(table.state, seat)
        found.append([nation.drafted for nation in twin.seats])
    return found


def test_a_seat_keeps_its_own_goals_in_every_redeal() -> None:
    table = Table(4, mode="points")
    assert {tuple(twin[1]) for twin in redeals(table, 1)} == {tuple(table.nation(1).drafted)}


def test_others_goals_differ_between_redeals() -> None:
    table = Table(4, mode="points")
    assert len({tuple(twin[0]) for twin in redeals(table, 1)}) > 5


def test_a_seat_remembers_the_packs_it_has_held() -> None:
    match = planetb.new("evacuation", 4, 9, {"mode": "points"})
    mine = set(match.state.seats[1].pack)
    table = Table(4, 9, mode="points")
    for twin in redeals(table, 1):
        left = twin[2][1]  # what the left neighbour took from the pack that seat 1 held first
        assert left in mine


def test_two_players_know_the_goals_that_left_a_pack_between_their_looks() -> None:
    table = Table(2, mode="points")
    for twin in redeals(table, 0):
        assert twin[1][1] == table.nation(1).drafted[1]


def test_open_goals_stay_with_their_owner() -> None:
    table = Table(3, mode="points")
    nation = table.nation(2)
    nation.shown = nation.goals[:1]
    for i in range(30):
        twin = GAME.redeal(table.state, 0, Rng(i))
        assert nation.shown[0] in twin.seats[2].goals


def test_action_cards_of_others_are_dealt_anew_and_own_ones_stay() -> None:
    match = planetb.new("evacuation", 3, 2, {"actions": "advanced"})
    hands = set()
    for i in range(20):
        twin = GAME.redeal(match.state, 0, Rng(i))
        assert twin.seats[0].cards == match.state.seats[0].cards
        assert len(twin.seats[1].cards) == 7
        hands.add(tuple(twin.seats[1].cards))
    assert len(hands) > 10


def test_a_spectator_knows_nobodys_cards() -> None:
    match = planetb.new("evacuation", 2, 2, {"actions": "advanced", "mode": "points"})
    assert not [seat for seat in GAME.view(match.state, NOBODY)["seats"] if "mine" in seat]


def test_the_second_pile_of_the_solo_draft_is_unknown_until_it_is_held() -> None:
    match = planetb.new("evacuation", 1, 3, {"mode": "points"})
    piles = {tuple(GAME.redeal(match.state, 0, Rng(i)).other_pack) for i in range(20)}
    assert len(piles) > 10
    match.choose(match.options[0])
    piles = {tuple(GAME.redeal(match.state, 0, Rng(i)).other_pack) for i in range(20)}
    assert piles == {tuple(match.state.other_pack)}


def test_a_race_with_standard_actions_hides_nothing() -> None:
    table = Table(3)
    twin = GAME.redeal(table.state, 0, Rng(1))
    twin.rng = table.state.rng
    assert planetb.Match(GAME, None, twin).digest == table.match.digest


def keeping(seats: int = 3) -> planetb.Match:
    """All seats choose the action cards to keep; seat 1 has begun, seat 2 has thrown its cards away."""
    match = planetb.new("evacuation", seats, 2, {"actions": "advanced"})
    match.choose(match.options_of(1)[1], 1)
    cards = match.state.seats[2].cards[:3]
    match.choose(" + ".join(f"card {card + 1}" for card in cards), 2)
    return match


def test_a_redeal_while_cards_are_kept_holds_nothing_that_others_have_begun_to_pick() -> None:
    match = keeping()
    begun = GAME.ask_of(match.state, 1)
    assert isinstance(begun, KeepCards)
    assert begun.picked
    for i in range(30):
        twin = GAME.redeal(match.state, 0, Rng(i))
        asked = GAME.ask_of(twin, 1)
        assert isinstance(asked, KeepCards)
        assert asked.picked == ()
        assert GAME.options_of(twin, 1) == [CARD + card for card in twin.seats[1].cards[:5]]
        assert GAME.audit(twin) == ""


def test_a_redeal_deals_cards_thrown_away_face_down_anew() -> None:
    match = keeping()
    thrown = {tuple(GAME.redeal(match.state, 0, Rng(i)).seats[2].discards) for i in range(30)}
    assert len(thrown) > 20
    own = {tuple(GAME.redeal(match.state, 2, Rng(i)).seats[2].discards) for i in range(30)}
    assert own == {tuple(match.state.seats[2].discards)}


def test_a_seat_keeps_what_it_has_begun_to_pick_itself() -> None:
    match = keeping()
    asked = GAME.ask_of(GAME.redeal(match.state, 1, Rng(1)), 1)
    assert isinstance(asked, KeepCards)
    assert len(asked.picked) == 1


def test_every_waiting_seat_of_a_redeal_has_options_and_can_go_on() -> None:
    match = keeping()
    for viewer in (0, 1, 2, NOBODY):
        for i in range(10):
            twin = GAME.redeal(match.state, viewer, Rng(i))
            while twin.lanes:
                seat = GAME.waiting(twin)[-1]
                options = GAME.options_of(twin, seat)
                assert len(options) > 1
                GAME.choose_for(twin, seat, options[-1])
            assert GAME.audit(twin) == ""


def test_the_open_options_of_a_redeal_are_those_of_the_redealt_cards() -> None:
    match = planetb.new("evacuation", 2, 2, {"actions": "advanced"})
    for i in range(20):
        twin = GAME.redeal(match.state, 1, Rng(i))
        assert twin.options == [CARD + card for card in twin.seats[0].cards[:5]]


def test_a_redeal_in_the_middle_of_a_transport_forgets_which_ships_others_have_begun_to_pick() -> None:
    table = fleet(fleet(fleet(Table(3), 0, 1), 2, 3, seat=1), 4, 5, seat=2)
    table.at(TransportPhase())
    GAME.choose_for(table.state, 1, SHIP + 2)
    for viewer, known in ((0, ()), (1, (SHIP + 2,)), (NOBODY, ())):
        asked = GAME.ask_of(GAME.redeal(table.state, viewer, Rng(1)), 1)
        assert isinstance(asked, Launch)
        assert asked.picked == known


def test_a_goal_picked_face_down_in_this_round_is_dealt_anew() -> None:
    match = planetb.new("evacuation", 3, 5, {"mode": "points"})
    match.choose(match.options_of(1)[0], 1)
    picked = {tuple(GAME.redeal(match.state, 0, Rng(i)).seats[1].drafted) for i in range(40)}
    assert len(picked) > 5
