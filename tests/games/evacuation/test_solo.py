"""The solo game: rival, neutral markers, solo cards, goals, scoring (p. 18, 19)."""

import planetb
from games.evacuation.table import Table, put_markers, site
from planetb.games.evacuation import scoring
from planetb.games.evacuation.audit import pieces
from planetb.games.evacuation.content.decks import BONUS_NUMBERS
from planetb.games.evacuation.content.tables import SOLO_ACTION, SOLO_NUMBER, STADIUM_FACES
from planetb.games.evacuation.flow.progress import ChooseLane
from planetb.games.evacuation.flow.rival import GuestMoves, RivalActs
from planetb.games.evacuation.flow.turn import Round
from planetb.games.evacuation.flow.year import Cleanup, new_order
from planetb.games.evacuation.rules import map as land
from planetb.games.evacuation.terms import INFRASTRUCTURE, MAIN, PASSING, SHIP, STADIUM


def solo(seed: int = 1) -> Table:
    return Table(1, seed, mode="points")


def acts(table: Table, action: int, top: int) -> Table:
    """The rival does an action; the card with number `top` + 1 lies on top."""
    table.state.solo_top = top
    return table.at(RivalActs(-1, SOLO_ACTION.index(action)))


def test_six_solo_cards_in_years_1_and_2_and_seven_from_year_3() -> None:
    table = solo()
    assert len(table.state.solo_bag) + len(table.state.solo_flipped) + 1 == 6
    table.state.year = 2
    table.state.bonus_cards = table.state.bonus_cards[1:]
    table.at(Cleanup())
    assert len(table.state.solo_bag) + len(table.state.solo_flipped) + 1 == 7


def test_the_rival_acts_on_all_cards_but_the_last() -> None:
    table = solo()
    table.nation().passed = 1
    table.at(Round())
    assert len(table.state.solo_flipped) == 5
    assert table.state.solo_bag == []


def test_stadiums_with_four_and_five_faces_join_after_year_2() -> None:
    table = solo()
    assert [STADIUM_FACES[stadium] for stadium in table.state.aside] == [4, 4, 4, 4, 5]
    table.state.year = 2
    table.state.bonus_cards = table.state.bonus_cards[1:]
    table.at(Cleanup())
    assert table.state.aside == []


def test_a_ship_or_infrastructure_goes_under_its_deck() -> None:
    for row in (SHIP, INFRASTRUCTURE):
        table = solo()
        table.state.under[row], table.state.bags[row] = (
            [],
            sorted(table.state.bags[row] + table.state.under[row]),
        )
        second = table.state.rows[row][1]
        acts(table, row, SOLO_NUMBER.index(2))
        assert table.state.under[row] == [second]
        assert len(table.state.rows[row]) == 3


def test_a_stadium_is_kept_by_the_rival() -> None:
    table = solo()
    table.state.bags[STADIUM] = sorted(table.state.bags[STADIUM] + table.state.rival_stadiums)
    table.state.rival_stadiums = []
    oldest = table.state.rows[STADIUM][0]
    acts(table, STADIUM, SOLO_NUMBER.index(1))
    assert table.state.rival_stadiums == [oldest]


def test_x_does_nothing_but_counts_4_for_settling() -> None:
    table = solo()
    rows = [row[:] for row in table.state.rows]
    acts(table, SHIP, SOLO_NUMBER.index(0))
    assert table.state.rows == rows
    table.state.edge = 0
    table.state.owner = [-1] * 37
    acts(table, 3, SOLO_NUMBER.index(0))
    assert table.state.edge == 4


def test_example_settling_with_3_b_goes_three_places_round_and_three_sites_inward() -> None:
    table = solo()
    table.state.edge = 0
    table.state.owner = [-1] * 37
    table.state.solo_top = 0
    table.at(RivalActs(-1, 1))
    assert table.state.edge == 3
    assert [i for i in range(37) if table.state.owner[i] >= 0] == [site("d3")]


def test_arrow_b_runs_inland_at_the_corners_too_p_19() -> None:
    for place, arrows in enumerate(land.ARROWS):
        for line in arrows:
            assert line[0] == land.EDGE_SITE[place]
            assert line[1] not in land.EDGE_SITE


def test_the_rival_does_not_settle_a_settled_site() -> None:
    table = solo()
    table.state.edge = 0
    table.state.owner = [-1] * 37
    table.state.owner[site("d3")] = 0
    table.nation().land[land.BIOME[site("d3")] * 3] += 1
    table.state.solo_top = 0
    table.at(RivalActs(-1, 1))
    assert table.state.owner[site("d3")] == 0


def faces(table: Table, mine: int, rival: int) -> list[int]:
    table.nation().stadiums_new = [STADIUM_FACES.index(n) for n in ([mine] if mine else [])]
    table.state.rival_stadiums = [STADIUM_FACES.index(n) for n in ([rival] if rival else [])]
    return new_order(table.state)


def test_equal_faces_change_places_with_the_rival() -> None:
    table = solo()
    table.state.order = [0, 1, 2]
    assert faces(table, 2, 2) == [1, 0, 2]
    table.state.order = [1, 0, 2]
    assert faces(table, 2, 2) == [0, 1, 2]


def test_one_or_two_faces_behind_is_second_and_three_behind_third() -> None:
    table = solo()
    table.state.order = [0, 1, 2]
    assert faces(table, 3, 4) == [1, 0, 2]
    assert faces(table, 2, 4) == [1, 0, 2]
    assert faces(table, 1, 4) == [1, 2, 0]
    assert faces(table, 5, 4) == [0, 1, 2]


def test_example_year_1_with_7_and_10_moves_the_rival_2_and_8_and_the_neutral_2_and_5() -> None:
    table = solo()
    table.state.bonus_cards[0] = BONUS_NUMBERS.index([7, 10])
    table.state.solo_top = SOLO_NUMBER.index(2)
    table.state.guests = [[0, 0, 0, 0], [0, 0, 0, 0]]
    table.at(GuestMoves(-1, 0))
    table.at(GuestMoves(-1, 1))
    assert [guest[0::2] for guest in table.state.guests] == [[8, 2], [5, 2]]


def test_in_even_years_both_move_by_the_larger_number() -> None:
    table = solo()
    table.state.year = 2
    table.state.bonus_cards[0] = BONUS_NUMBERS.index([7, 10])
    table.state.solo_top = SOLO_NUMBER.index(2)
    table.state.guests = [[5, 0, 1, 0], [5, 0, 1, 0]]
    table.at(GuestMoves(-1, 1))
    assert table.state.guests[1][0::2] == [9, 7]


def test_guests_take_the_lane_if_it_is_free_and_block_it() -> None:
    table = solo()
    put_markers(table.nation(), 8, 5, (MAIN, PASSING))
    table.state.bonus_cards[0] = BONUS_NUMBERS.index([7, 10])
    table.state.solo_top = SOLO_NUMBER.index(2)
    table.state.guests = [[0, 0, 0, 0], [0, 0, 0, 0]]
    table.at(GuestMoves(-1, 0))
    assert table.state.guests[0] == [8, PASSING, 2, MAIN]


def test_the_goal_draft_changes_piles_and_loses_a_random_goal_each_time() -> None:
    match = planetb.new("evacuation", 1, 3, {"mode": "points"})
    first = match.state.seats[0].pack[:]
    other = match.state.other_pack[:]
    match.choose(match.options[0])
    assert len(match.state.seats[0].pack) == 3
    assert set(match.state.seats[0].pack) < set(other)
    match.choose(match.options[0])
    assert len(match.state.seats[0].pack) == 2
    assert set(match.state.seats[0].pack) < set(first)


def test_as_many_faces_as_the_rival_give_4_points() -> None:
    table = solo()
    table.nation().stadiums_new = [0, 1, 8]
    table.state.rival_stadiums = [9]
    assert scoring.happiness_points(table.state) == [4]
    table.state.rival_stadiums = [14]
    assert scoring.happiness_points(table.state) == [0]


def test_a_solo_game_ends_after_four_years() -> None:
    match = planetb.new("evacuation", 1, 5, {"mode": "points"})
    while not match.over:
        match.choose(match.options[-1])
    assert match.end == "solo"


def test_the_solo_game_uses_the_main_lane_only() -> None:
    table = solo()
    put_markers(table.nation(), 3, 0)
    table.state.guests = [[0, 0, 0, 0], [0, 0, 0, 0]]
    table.at(ChooseLane(0, 0))
    assert table.nation().lanes == [MAIN, PASSING]


def test_solo_cards_play_a_third_party_at_a_table_of_two() -> None:
    table = Table(2, third=True)
    for nation in table.state.seats:
        nation.passed = 1
    table.at(Round())
    assert len(table.state.solo_flipped) == 5
    assert all(owner in (-1, 2) for owner in table.state.owner)
    assert pieces(table.state) == ""
