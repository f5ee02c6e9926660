"""Several people at one screen: nobody sees another's hand."""

from running import Run

from planetb import new


def between_curtains(out: str) -> list[str]:
    """What stood on the screen while each person sat before it."""
    return out.split("Pass the screen to ")[1:]


def test_a_curtain_stands_between_two_people(run: Run) -> None:
    parts = between_curtains(
        run("play beacon --seats human,human --seed 3", "", "bid 0", "", "bid 1", "").out
    )
    assert [part[:7] for part in parts] == ["Seat 1.", "Seat 2.", "Seat 2."][: len(parts)]
    assert "Seat 2, press Enter when nobody else is looking." in parts[1]


def test_only_the_hand_of_the_one_who_looks_is_shown(run: Run) -> None:
    match = new("beacon", 2, 3)
    hands = [str(match.view(seat)["seats"][seat]["hand"]) for seat in (0, 1)]
    assert hands[0] != hands[1]
    first, second = between_curtains(run("play beacon --seats human,human --seed 3", "", "bid 0", "").out)
    assert hands[0] in first
    assert hands[1] not in first
    assert hands[1] in second
    assert hands[0] not in second


def test_the_curtain_falls_before_the_first_hand_is_shown(run: Run) -> None:
    assert "hand" not in run("play beacon --seats human,human --seed 3").out


def test_face_down_bids_stay_face_down_in_the_log(run: Run) -> None:
    parts = between_curtains(run("play beacon --seats human,human --seed 3", "", "bid 2", "", "l").out)
    assert "bid 2" in parts[0]
    assert "Seat 1 bid" not in parts[1]


def test_one_person_alone_needs_no_curtain(run: Run) -> None:
    assert "Pass the screen" not in run("play beacon --seats human,random --seed 3", "1", "1", "1").out


def test_people_are_called_by_their_names(run: Run) -> None:
    out = run("play beacon --seats human,human --names Ada,Ben --lang de --seed 3", "", "bid 0", "").out
    assert "Gib den Bildschirm weiter an: Ben." in out
    assert "Ada: bid" in out
