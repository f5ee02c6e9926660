"""Tables in memory: as many as fit, the longest untouched go first, and coming back is cheap and exact."""

import gc
import random
import tracemalloc
from pathlib import Path

import msgspec
import pytest
from prometheus_client import REGISTRY

from planetb.games import registry
from planetb.server.table.log import Entry
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import origin_now
from planetb.server.table.render import Viewer
from planetb.server.table.roster import PERSON, Holder, Roster, Seat
from planetb.server.table.shelf import IDLE, Shelf, Table
from planetb.server.table.snapshot import Snapshot
from server.tools import any_move, choose, look, run, services, table

GAMES = sorted(registry.MODULES)


def played(game: str, choices: int, seed: int = 1) -> tuple[LoggedMatch, list[Snapshot]]:
    """A game of two seats, some random choices far, with the snapshots taken on the way."""
    rules, chance = registry.game(game), random.Random(seed)
    chosen = rules.meta.chosen(rules.fill(2, {}))
    logged, shots = LoggedMatch.new(origin_now(game, 2, chosen), 0.0), []
    while logged.history.moment < choices and not logged.match.over:
        seat, turned = chance.choice(logged.match.waiting), logged.match.state.turned
        logged.choose(seat, any_move(logged.match, seat, chance), f"message-{logged.history.seq:06}", 0.0)
        shot = logged.snapshot(turned)
        shots += [shot] if shot else []
    return logged, shots


def on_table(logged: LoggedMatch, name: str = "abcdefghijkl") -> Table:
    seats = [Seat(seat, PERSON, holder="h") for seat in range(2)]
    return Table(Roster(name, logged.origin, seats, [Holder("h", "s", None, True)], 0.0), logged)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_weighs_about_what_it_takes(game: str) -> None:
    logged, shots = played(game, 60)
    entries = msgspec.json.encode(logged.history.entries)
    fits = [shot for shot in shots if shot.seq <= logged.history.seq]
    on_table(logged).shown(Viewer(0), "en", None)  # what all tables share is there
    gc.collect()
    tracemalloc.start()
    kept = []
    for _ in range(8):
        again = msgspec.json.decode(entries, type=list[Entry])
        kept.append(on_table(LoggedMatch.replayed(logged.origin, again, fits[-1] if fits else None)))
    taken = tracemalloc.get_traced_memory()[0] / len(kept)
    tracemalloc.stop()
    assert taken / 1.7 < kept[0].weight() < taken * 1.7, (taken, kept[0].weight())


def test_memory_stays_below_its_limit_however_many_tables_are_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, table_memory_mb=1.0) as here:
            shelf, made = here.tables.shelf, []
            for _ in range(30):
                made.append(await table(here, "me", "me", game="reworld"))
                state = await look(here, made[-1])
                await choose(here, made[-1], state.waiting[0])
                assert shelf.bytes <= 1_000_000
            assert 1 < len(shelf) < 30
            assert [(await look(here, each)).seq for each in made] == [1] * 30
            assert shelf.bytes <= 1_000_000

    run(story())


def counted(number: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(number, labels) or 0.0


def test_tables_that_leave_memory_and_are_read_again_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path, table_memory_mb=0.1) as here:
            left, read = [
                lambda: counted("planetb_tables_left_total", why="no room"),
                lambda: counted("planetb_tables_opened_total", by="log"),
            ]
            groups = counted("planetb_commit_seconds_count")
            before = left(), read()
            made = [await table(here, "me", "me", game="reworld") for _ in range(6)]
            for each in made:
                await choose(here, each, (await look(here, each)).waiting[0])
            assert left() > before[0] and read() > before[1]
            assert counted("planetb_commit_seconds_count") >= groups + 6

    run(story())


def test_the_longest_untouched_table_goes_first_and_none_that_is_in_use() -> None:
    logged = played("reworld", 4)[0]
    now = [0.0]
    tables = {name: on_table(logged, name) for name in "abcd"}
    shelf = Shelf(3.5 * tables["a"].weight(), lambda: now[0])
    for name in "abc":
        shelf.keep(tables[name], ())
    shelf.keep(tables["a"], ())
    shelf.keep(tables["d"], ("b",))
    assert [shelf.get(name) is not None for name in "abcd"] == [True, True, False, True]
    now[0] = IDLE + 1.0
    shelf.keep(tables["d"], ())
    assert [shelf.get(name) is not None for name in "abcd"] == [False, False, False, True]
    assert shelf.bytes == tables["d"].weight()


@pytest.mark.parametrize("game", GAMES)
def test_every_snapshot_of_a_game_can_be_read_and_leads_to_the_same_position(
    game: str, caplog: pytest.LogCaptureFixture
) -> None:
    for seed in range(3):
        logged, shots = played(game, 400, seed)
        assert shots
        for shot in shots:
            entries = logged.history.entries[: shot.seq + 1]
            restored = LoggedMatch.replayed(logged.origin, entries, shot)
            whole = LoggedMatch.replayed(logged.origin, entries)
            assert restored.last_snapshot and restored.match.digest == whole.match.digest
            rules = whole.match.game
            words = [
                [(move.seat, move.word(rules)) for move in each.match.moves] for each in (restored, whole)
            ]
            assert words[0] == words[1]
    assert "ignored" not in caplog.text


@pytest.mark.parametrize("game", GAMES)
def test_a_cold_table_goes_on_from_a_snapshot_near_the_end(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what may still be taken back is played again: in Reworld's last phase nothing is turned up."""
    logged, shots = played(game, 1000)
    followed = []
    follow = LoggedMatch.follow
    monkeypatch.setattr(LoggedMatch, "follow", lambda *given: (followed.append(1), follow(*given))[1])
    again = LoggedMatch.replayed(logged.origin, logged.history.entries, shots[-1])
    assert again.match.digest == logged.match.digest
    assert len(followed) == logged.history.moment - again.last_snapshot
    assert len(followed) <= 130 and len(followed) < 0.7 * logged.history.moment
    if game != "reworld":
        assert len(followed) <= 70


def test_spectators_who_see_the_same_share_what_is_sent() -> None:
    here = on_table(played("reworld", 12)[0])
    watching = here.shown(Viewer(None), "en", 3)[1]
    assert here.shown(Viewer(None), "en", 3)[1] is watching
    assert here.shown(Viewer(0, (0,)), "en", 3)[1] != watching
    assert here.shown(Viewer(None), "de", 3)[1] != watching
    assert here.shown(Viewer(None), "en", None)[1] != watching
    logged = here.logged
    seat = logged.match.waiting[0]
    logged.choose(seat, any_move(logged.match, seat, random.Random(1)), None, 0.0)
    assert here.shown(Viewer(None), "en", 3)[1] != watching


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_is_what_would_be_made_anew(game: str) -> None:
    """Texts, views and people that are remembered never go stale: compared after every choice and undo."""
    here, chance = on_table(played(game, 0)[0]), random.Random(4)
    logged, after, now = here.logged, None, 100.0
    while logged.history.seq < 150:
        for eyes in (Viewer(0, (0,)), Viewer(1, (1,)), Viewer(None)):
            sent = msgspec.json.decode(here.shown(eyes, "en", after, now)[1])
            fresh = LoggedMatch.replayed(logged.origin, logged.history.entries)
            anew = on_table(fresh).state(eyes, "en", after)
            assert sent == msgspec.json.decode(msgspec.json.encode(anew))
        if logged.match.over:
            break
        after, now = here.seq, now + chance.random()
        seat = chance.choice(logged.match.waiting)
        if chance.random() < 0.1 and logged.can_undo(seat):
            logged.undo(seat, None, 0.0)
        else:
            logged.choose(seat, any_move(logged.match, seat, chance), None, 0.0)


def test_people_are_told_as_they_are_once_they_have_changed_or_a_second_is_over() -> None:
    here = on_table(played("reworld", 3)[0])

    def names(now: float) -> list[str]:
        here._shown = {}  # another entry came
        sent = msgspec.json.decode(here.shown(Viewer(0, (0,)), "en", None, now)[1])
        return [seat["name"] for seat in sent["seats"]]

    assert names(10.0) == ["", ""]
    here.roster.seats[1].name = "Ida"  # as signs of life change: without news
    assert names(10.9) == ["", ""] and names(11.0) == ["", "Ida"]
    here.roster.seats[0].name = "Ada"
    here.roster.people += 1
    assert names(11.1) == ["Ada", "Ida"]
    here.roster = msgspec.structs.replace(here.roster, seats=[Seat(0, PERSON, "Eve"), Seat(1, PERSON)])
    assert names(11.2) == ["Eve", ""]
