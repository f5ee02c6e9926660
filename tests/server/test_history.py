"""The log and the game it stands for: undo, redo, snapshots, replays."""

import random

import pytest

from planetb.kernel.errors import WrongVersion
from planetb.server.history import CHOICE, START, UNDO, Entry, History
from planetb.server.running import Origin, Running, Snapshot, origin_now


def history(*kinds: str) -> History:
    found = History()
    for seq, kind in enumerate(kinds):
        found.add(Entry(seq, kind, 0, f"word {seq}", (), f"message {seq}", 0.0))
    return found


def walk(game: str, seats: int, seed: int) -> tuple[Running, list[Snapshot]]:
    """A random game with undos, and the snapshots taken on the way."""
    rng = random.Random(seed)
    running = Running.new(origin_now(game, seats, {}), 0.0)
    snapshots = []
    while not running.match.over:
        seat = rng.choice(running.match.waiting)
        turned = running.match.state.turned
        key = running.match.notation(rng.choice(running.match.options_of(seat)))
        running.choose(seat, key, None, 0.0)
        taken = running.snapshot(turned)
        if taken:
            snapshots.append(taken)
        if rng.random() < 0.3 and running.can_undo(seat):
            running.undo(seat, None, 0.0)
    return running, snapshots


def test_an_undo_takes_the_last_standing_choice_off() -> None:
    found = history(START, CHOICE, CHOICE, UNDO, UNDO, CHOICE)
    assert [entry.seq for entry in found.standing] == [5]
    assert [entry.seq for entry in found.entries] == [0, 1, 2, 3, 4, 5]


def test_redo_offers_the_choices_taken_back_in_order() -> None:
    found = history(START, CHOICE, CHOICE, UNDO, UNDO)
    assert [entry.seq for entry in found.undone] == [2, 1]
    found.add(Entry(5, CHOICE, 0, "word 1", (), None, 0.0))
    assert [entry.seq for entry in found.undone] == [2]
    found.add(Entry(6, CHOICE, 0, "something else", (), None, 0.0))
    assert found.undone == []


def test_somebody_who_was_away_keeps_only_the_moments_that_still_stand() -> None:
    found = history(START, CHOICE, CHOICE, CHOICE, UNDO, UNDO, CHOICE)
    assert found.kept_since(3) == 1
    assert found.kept_since(6) == 2
    assert found.kept_since(0) == 0


def test_an_entry_that_does_not_follow_is_refused() -> None:
    with pytest.raises(ValueError, match="does not follow"):
        history(START, CHOICE).add(Entry(5, CHOICE, 0, "x", (), None, 0.0))


@pytest.mark.parametrize("game", ["beacon", "reworld"])
def test_a_replayed_log_is_the_same_game(game: str) -> None:
    running, _ = walk(game, 2, 1)
    again = Running.replayed(running.origin, running.history.entries)
    assert again.match.digest == running.match.digest
    assert again.match.trail == running.match.trail
    assert again.marks == running.marks
    assert again.match.record() == running.match.record()


def test_a_replay_from_any_snapshot_is_the_same_game() -> None:
    running, snapshots = walk("reworld", 3, 2)
    assert len(snapshots) > 1
    for snapshot in snapshots:
        again = Running.replayed(running.origin, running.history.entries, snapshot)
        assert (again.match.digest, again.match.trail) == (running.match.digest, running.match.trail)
        assert again.marks == running.marks
        assert [move.option for move in again.match.moves] == [move.option for move in running.match.moves]


def test_undo_ends_at_a_snapshot_as_it_does_without_one() -> None:
    running, snapshots = walk("reworld", 2, 3)
    for snapshot in snapshots:
        entries = running.history.entries[: snapshot.seq + 1]
        plain = Running.replayed(running.origin, entries)
        quick = Running.replayed(running.origin, entries, snapshot)
        for seat in range(2):
            assert plain.can_undo(seat) == quick.can_undo(seat) is False


def test_a_snapshot_of_another_build_is_not_read() -> None:
    running, snapshots = walk("reworld", 2, 4)
    other = Snapshot(snapshots[-1].seq, "another build", "not a position", b"")
    again = Running.replayed(running.origin, running.history.entries, other)
    assert again.match.digest == running.match.digest


def test_a_log_that_deals_more_than_the_game_asks_for_is_refused() -> None:
    running, _ = walk("beacon", 2, 5)
    entries = running.history.entries
    forged = [
        *entries[:-1],
        Entry(entries[-1].seq, CHOICE, entries[-1].seat, entries[-1].word, ("card flint",) * 3, None, 0.0),
    ]
    with pytest.raises(ValueError, match="deals more"):
        Running.replayed(running.origin, forged)


def test_a_table_of_other_rules_or_content_is_not_played_on() -> None:
    running, _ = walk("beacon", 2, 6)
    old = running.origin
    for other in (
        Origin(old.game, 99, old.content, old.seats, old.options),
        Origin(old.game, old.rules_version, "my box#12345678", old.seats, old.options),
    ):
        with pytest.raises(WrongVersion):
            Running.replayed(other, running.history.entries)
