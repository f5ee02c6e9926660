"""The log and the game it stands for: undo, redo, snapshots, replays."""

import random
import zlib
from typing import Any

import msgspec
import pytest

import planetb
from planetb.games import registry
from planetb.kernel.state import NOBODY
from planetb.server.table import logged_match
from planetb.server.table.log import CHOICE, START, UNDO, Entry, History
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import Origin, origin_now
from planetb.server.table.refusals import Refusal
from planetb.server.table.snapshot import Snapshot, Told, read_snapshot
from planetb.server.table.trail import notes_of, read_trail, write_trail
from planetb.text.game_text import text_of
from server.harvest import GAME as HARVEST
from server.tools import any_move
from tiny.beacon import GAME as BEACON


def history(*kinds: str) -> History:
    found = History()
    for seq, kind in enumerate(kinds):
        found.add(Entry(seq, kind, 0, f"word {seq}", (), f"message {seq}", 0.0))
    return found


def walk(game: str, seats: int, seed: int) -> tuple[LoggedMatch, list[Snapshot]]:
    """A random game with undos, and the snapshots taken on the way."""
    rng = random.Random(seed)
    logged = LoggedMatch.new(origin_now(game, seats, {}), 0.0)
    snapshots = []
    while not logged.match.over:
        seat = rng.choice(logged.match.waiting)
        turned = logged.match.state.turned
        logged.choose(seat, any_move(logged.match, seat, rng), None, 0.0)
        taken = logged.snapshot(turned)
        if taken:
            snapshots.append(taken)
        if rng.random() < 0.3 and logged.can_undo(seat):
            logged.undo(seat, None, 0.0)
    return logged, snapshots


def trail(logged: LoggedMatch) -> list[str]:
    return write_trail(logged.match.game, logged.match.trail)


def moves(logged: LoggedMatch) -> list[tuple[int, str]]:
    return [(move.seat, move.word(logged.match.game)) for move in logged.match.moves]


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
    logged, _ = walk(game, 2, 1)
    again = LoggedMatch.replayed(logged.origin, logged.history.entries)
    assert again.match.digest == logged.match.digest
    assert trail(again) == trail(logged)
    assert again.marks == logged.marks
    assert again.changed == logged.changed
    assert again.match.record() == logged.match.record()


def test_a_replay_from_any_snapshot_is_the_same_game() -> None:
    logged, snapshots = walk("reworld", 3, 2)
    assert len(snapshots) > 1
    for snapshot in snapshots:
        again = LoggedMatch.replayed(logged.origin, logged.history.entries, snapshot)
        assert (again.match.digest, trail(again)) == (logged.match.digest, trail(logged))
        assert (again.marks, again.changed) == (logged.marks, logged.changed)
        assert moves(again) == moves(logged)


def test_a_snapshot_tells_what_happened_in_words() -> None:
    told: dict[str, Any] = {"words": []}
    while not any(" + " in text for text in told["words"]):  # most deals, not all, lead to a pick of two
        logged, snapshots = walk("reworld", 2, 2)
        told = msgspec.json.decode(zlib.decompress(snapshots[-1].trail))
    game = logged.match.game
    assert told["words"] == trail(logged)[: told["marks"][-1]]
    assert write_trail(game, read_trail(game, told["words"])) == told["words"]
    answers = [text.partition(" ")[::2] for text in told["words"] if " " in text]
    options = {word for _, rest in answers for word in rest.replace(" : ", " + ").split(" + ")}
    assert options <= set(game.table.ids)  # in notation, not as numbers
    assert {step.partition("@")[0] for step, _ in answers} <= set(game.steps)
    assert {text.partition("@")[0] for text in told["words"] if " " not in text} <= set(notes_of(game))
    assert any(" + " in rest for _, rest in answers) and not any("picked" in step for step, _ in answers)


@pytest.mark.parametrize("game", planetb.games())
def test_what_happened_in_any_game_is_told_in_words_and_read_back(game: str) -> None:
    rng, rules = random.Random(9), registry.game(game)
    logged = LoggedMatch.new(origin_now(game, max(2, rules.meta.low), {}), 0.0)
    taken = None
    while not logged.match.over and logged.history.moment < 120:
        seat, turned = rng.choice(logged.match.waiting), logged.match.state.turned
        logged.choose(seat, any_move(logged.match, seat, rng), None, 0.0)
        taken = logged.snapshot(turned) or taken
    words = trail(logged)
    assert write_trail(rules, read_trail(rules, words)) == words
    if taken:
        state, marks, _ = read_snapshot(rules, taken)
        assert write_trail(rules, state.trail) == words[: marks[-1]]
    viewers, text = (NOBODY, *range(logged.match.seats)), text_of(game)
    for true, read in zip(logged.match.trail, read_trail(rules, words), strict=True):
        for viewer in viewers:
            said = text.line(rules, true, viewer, "de"), text.subject(rules, true)
            assert said == (text.line(rules, read, viewer, "de"), text.subject(rules, read))


def test_a_game_goes_on_where_no_snapshot_can_be_made(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(logged_match.Writer, "write", lambda *_: {}["nothing"])
    logged, snapshots = walk("reworld", 2, 3)
    assert logged.match.over and snapshots == [] and "no snapshot of reworld" in caplog.text


def test_a_snapshot_is_read_whatever_number_an_option_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word keeps its meaning where another build counts otherwise."""
    logged, _ = walk("reworld", 2, 2)
    game = logged.match.game
    words = trail(logged)
    ids = {word: option + 1000 for word, option in game.table.ids.items()}
    monkeypatch.setattr(game.table, "ids", ids)
    monkeypatch.setattr(game.table, "words", {option: word for word, option in ids.items()})
    assert write_trail(game, read_trail(game, words)) == words


def test_a_snapshot_whose_position_offers_something_else_is_not_read() -> None:
    logged, snapshots = walk("reworld", 2, 4)
    last = snapshots[-1]
    told = msgspec.json.decode(zlib.decompress(last.trail), type=Told)
    told.offered[0] = "slot of another build"
    forged = Snapshot(last.seq, last.build, last.position, zlib.compress(msgspec.json.encode(told)))
    with pytest.raises(ValueError, match="other options"):
        read_snapshot(logged.match.game, forged)
    again = LoggedMatch.replayed(logged.origin, logged.history.entries, forged)
    assert again.match.digest == logged.match.digest


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Nobody@0",
        "Nobody@0 bid 1",
        "Bid@0 bid 99",
        "Bid@x bid 1",
        "Bid@0(a=1) bid 1",
        "Loaded@0(weight=1)",
        "Loaded@0(crates=1,weight=1)",
        "Loaded@0(weight=x,crates=1)",
    ],
)
def test_words_of_another_build_are_an_error(text: str) -> None:
    game = HARVEST if text.startswith("Loaded") else BEACON
    with pytest.raises((ValueError, KeyError, TypeError)):
        read_trail(game, [text])
    assert read_trail(HARVEST, ["Loaded@1(weight=3,crates=2)"])[0].seat == 1


def test_undo_ends_at_a_snapshot_as_it_does_without_one() -> None:
    logged, snapshots = walk("reworld", 2, 3)
    for snapshot in snapshots:
        entries = logged.history.entries[: snapshot.seq + 1]
        plain = LoggedMatch.replayed(logged.origin, entries)
        quick = LoggedMatch.replayed(logged.origin, entries, snapshot)
        for seat in range(2):
            assert plain.can_undo(seat) == quick.can_undo(seat) is False


def test_a_snapshot_of_another_build_is_not_read() -> None:
    logged, snapshots = walk("reworld", 2, 4)
    other = Snapshot(snapshots[-1].seq, "another build", "not a position", b"")
    again = LoggedMatch.replayed(logged.origin, logged.history.entries, other)
    assert again.match.digest == logged.match.digest


def test_a_log_that_deals_more_than_the_game_asks_for_is_refused() -> None:
    logged, _ = walk("beacon", 2, 5)
    entries = logged.history.entries
    forged = [
        *entries[:-1],
        Entry(entries[-1].seq, CHOICE, entries[-1].seat, entries[-1].word, ("card flint",) * 3, None, 0.0),
    ]
    with pytest.raises(ValueError, match="deals more"):
        LoggedMatch.replayed(logged.origin, forged)


def test_a_table_of_other_rules_or_content_is_not_played_on() -> None:
    logged, _ = walk("beacon", 2, 6)
    old = logged.origin
    for other in (
        Origin(old.game, 99, old.content, old.seats, old.variants),
        Origin(old.game, old.rules_version, "my box#12345678", old.seats, old.variants),
    ):
        with pytest.raises(Refusal):
            LoggedMatch.replayed(other, logged.history.entries)
