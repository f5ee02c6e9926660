"""The ladder: bots that meet, now or later, ratings with intervals, pictures and a page."""

import gzip
import json
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from planetb.kernel.errors import InvalidSetup
from planetb.lab.arena import run
from planetb.lab.contest import Contest
from planetb.lab.ladder import Ladder, place_of, rating_errors
from planetb.lab.ladder_drawing import ladder_drawing
from planetb.lab.ladder_page import Saved, join, ladder_page, read_games
from planetb.lab.outcome import Outcome, play
from planetb.lab.report import Report, made_here

ROOT = Path(__file__).resolve().parents[2]
SAVED = sorted((ROOT / "docs" / "ladder").glob("*.json.gz"))
BOTS = ["random", "beginner"]
REPEATABLE = {"random", "beginner", "easy", "medium"}  # minds: on a compiled engine only


def ladder(bots: list[str], games: int = 2, seats: int = 2) -> Ladder:
    return Ladder("how_to_save_a_world", bots, seats, games, 5, {})


def small(games: int, near: int | None = None, bots: str = "random idle eager") -> Ladder:
    """Of a tiny game."""
    names = {"idle": "lab.stub_bots.Idle", "eager": "lab.stub_bots.Eager"}
    return Ladder("beacon", [names.get(bot, bot) for bot in bots.split()], 2, games, 5, {}, near)


def test_a_ladder_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    first = ladder(BOTS)
    first.play(1)
    first.save(path)
    again = ladder([*BOTS, "careless"], 2)
    again.resume(path)
    assert list(again.reports) == [(0, 1)]
    assert again.wins()[0][1] == first.wins()[0][1]
    said: list[str] = []
    more = ladder(BOTS, 4)
    more.resume(path)
    more.play(1, said.append)
    assert [o.number for o in more.reports[0, 1].outcomes] == [0, 1, 2, 3]
    assert said[0].startswith("random wins ") and "of 4 against beginner" in said[0]
    whole = ladder(BOTS, 4)
    whole.play(1)
    assert whole.wins() == more.wins()


def test_a_ladder_is_kept_within_a_pair_and_tells_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("planetb.lab.ladder.KEPT_EVERY", -1.0)
    path, climbing = tmp_path / "ladder.json", small(6, bots="idle eager")
    seen: list[tuple[int, int]] = []

    def keep() -> None:
        if seen[-1:] == [(2, 6)] and not path.exists():
            climbing.save(path)

    climbing.play(1, keep=keep, progress=lambda pair: seen.append(climbing.counted()))
    assert seen == [(n, 6) for n in range(1, 7)]
    again = small(6, bots="idle eager")
    again.resume(path)
    assert again.counted() == (2, 6)
    again.play(1)
    outcomes = [[o.as_dict() for o in each.reports[0, 1].outcomes] for each in (climbing, again)]
    assert outcomes[0] == outcomes[1]
    assert climbing.timed[0, 1].choices == again.timed[0, 1].choices


def test_who_has_met_nobody_yet_has_no_rating(tmp_path: Path) -> None:
    path, climbing = tmp_path / "ladder.json", small(2)

    def keep() -> None:
        if not path.exists():
            climbing.save(path)

    climbing.play(1, keep=keep)
    assert [rung.games for rung in climbing.rungs()] == [4, 4, 4]
    begun = small(2)
    begun.resume(path)
    assert sorted(rung.bot for rung in begun.rungs()) == sorted(begun.bots[:2])
    begun.reports = {pair: Report(begun.contests[pair], []) for pair in begun.reports}
    assert begun.rungs() == small(2).rungs() == []


def test_a_ladder_of_something_else_is_not_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json"
    path.write_text("{}")
    with pytest.raises(InvalidSetup, match="no saved ladder"):
        ladder(BOTS).resume(path)
    first = ladder(BOTS)
    first.save(path)
    with pytest.raises(InvalidSetup, match="another game, table or seed"):
        Ladder("how_to_save_a_world", BOTS, 2, 2, 6, {}).resume(path)
    with pytest.raises(InvalidSetup, match="all different"):
        ladder(["random", "random"])


def test_ratings_are_surer_the_more_games_there_are() -> None:
    few = rating_errors([[0, 5], [5, 0]], [1500, 1500])
    many = rating_errors([[0, 500], [500, 0]], [1500, 1500])
    assert few[0] == few[1] > 5 * many[0] > 0
    lonely = rating_errors([[0, 5, 0], [5, 0, 0], [0, 0, 0]], [1500, 1500, 1500])
    assert lonely[2] == 0


def test_the_picture_shows_every_bot_with_its_rating() -> None:
    played = ladder(BOTS)
    played.play(1)
    rungs = played.rungs()
    assert [rung.bot for rung in rungs] == ["beginner", "random"]
    drawn = ladder_drawing(rungs, "A ladder")
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    for rung in rungs:
        assert f">{rung.bot}<" in drawn and f"{rung.rating:.0f} ± {rung.error:.0f}" in drawn


def test_only_near_bots_meet_and_what_else_was_played_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "ladder.json.gz"
    assert list(small(2, near=1).contests) == [(0, 1), (1, 2)]
    assert list(small(2, near=2).contests) == list(small(2).contests)
    every = small(2)
    every.play(1)
    every.note("planetb ladder", "a machine")
    every.save(path)
    near = small(4, near=1)
    near.resume(path)
    near.note("planetb ladder --near 1", "a machine")
    near.play(1)
    near.save(path)
    counts = {pair: len(report.outcomes) for pair, report in near.reports.items()}
    assert counts == {(0, 1): 4, (0, 2): 2, (1, 2): 4}
    fewer = small(1)
    fewer.resume(path)
    assert fewer.play(1) == "" and fewer.wins() == near.wins()  # nothing lost, nothing played
    assert (fewer.commands, fewer.machines) == (["planetb ladder", "planetb ladder --near 1"], ["a machine"])
    assert fewer.timed[0, 1].choices == near.timed[0, 1].choices != [0, 0]
    near.timed[0, 1].seconds = [0.5, 0.0]
    spent = sum(near.timed[pair].choices[0] for pair in ((0, 1), (0, 2)))
    assert near.speed(0) == pytest.approx((500 + 1000 * near.timed[0, 2].seconds[0]) / spent)
    with pytest.raises(InvalidSetup, match="these bots, in this order: random, lab"):
        small(2, bots="eager idle random").resume(path)
    data = json.loads(gzip.decompress(path.read_bytes()))
    data["made"]["rules_version"] = 0
    path.write_bytes(gzip.compress(json.dumps(data).encode()))
    with pytest.raises(InvalidSetup, match="other rules"):
        small(2).resume(path)


def test_a_pair_wins_games_not_seats_and_places_are_shared() -> None:
    outcome = Outcome(0, [0, 1, 0], [9, 9, 5], [0], "end", [1, 1, 1])
    assert (place_of(outcome, 0), place_of(outcome, 1)) == (2, 2)
    level = Outcome(0, [0, 1, 0], [7, 7, 7], [0, 1, 2], "end", [1, 1, 1])
    assert place_of(level, 0) == place_of(level, 1) == 2
    three = ladder(BOTS, 2, seats=3)
    three.play(1)
    assert three.won((0, 1))[1] == 2 and "of 2 against" in three.words((0, 1))
    better, worse = three.rungs()
    assert 1 <= better.place.mean < 2 < worse.place.mean <= 3


def test_reports_of_an_arena_join_a_ladder_as_pairs_with_their_own_seed(tmp_path: Path) -> None:
    first = small(2, bots="random idle")
    first.play(1)
    first.save(tmp_path / "ladder.json")
    bots = ["lab.stub_bots.Eager", "lab.stub_bots.Idle"]
    report = run(Contest("beacon", bots, 2, 4, 77), workers=1)
    report.save(tmp_path / "report.json")
    parts = [read_games(tmp_path / name) for name in ("ladder.json", "report.json")]
    saved = Saved(tmp_path / "both.json", join(*parts))
    assert saved.ladder.bots == ["random", "lab.stub_bots.Idle", "lab.stub_bots.Eager"]
    counts = {pair: len(report.outcomes) for pair, report in saved.ladder.reports.items()}
    assert counts == {(0, 1): 2, (2, 1): 4}
    assert saved.ladder.won((2, 1))[0] == report.of_bot(0).wins
    assert saved.ladder.contests[2, 1].seed == 77
    order = [rung.bot for rung in saved.ladder.rungs()]
    assert order.index("lab.stub_bots.Eager") < order.index("lab.stub_bots.Idle")
    assert any("planetb arena beacon --bots" in command for command in saved.ladder.commands)
    parts[1]["made"] = {"rules_version": 99}
    with pytest.raises(InvalidSetup, match="rules versions"):
        join(*parts)


def test_more_games_of_a_pair_stand_for_those_before_and_so_does_their_command(tmp_path: Path) -> None:
    bots = ["lab.stub_bots.Eager", "lab.stub_bots.Idle"]
    for games in (4, 8):
        run(Contest("beacon", bots, 2, games, 77), workers=1).save(tmp_path / f"{games}.json")
    saved = Saved(tmp_path / "both.json", join(*[read_games(tmp_path / f"{n}.json") for n in (4, 8)]))
    assert [len(report.outcomes) for report in saved.ladder.reports.values()] == [8]
    (command,) = saved.data["commands"]
    assert "--games 8" in command


def test_a_page_is_written_from_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    two, three = ladder(BOTS), ladder(BOTS, seats=3)
    for name, each in (("a", two), ("b", three)):
        each.play(1)
        each.note(f"planetb ladder --file {name}.json", "a quiet machine")
        each.save(tmp_path / f"{name}.json")
    write = runpy.run_path(str(ROOT / "scripts" / "ladders"))["main"]
    assert write([str(tmp_path / "a.json"), str(tmp_path / "b.json")], tmp_path / "pages") == 0
    page = (tmp_path / "pages" / "README.md").read_text(encoding="utf-8")
    assert page.index("## How to Save a World, 2 seats") < page.index("## How to Save a World, 3 seats")
    assert "| `beginner` | `random` | 100 % [34-100] | 2 |" in page and "a quiet machine" in page
    assert page.count("mean place |") == 1 and "an even pair has 2 with 3 seats" in page
    best = three.rungs()[0]
    assert f"| {best.place.mean:.2f} ± {best.place.error:.2f} |" in page
    drawn = (tmp_path / "pages" / "how_to_save_a_world-3.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    packed = Saved(tmp_path / "pages" / "how_to_save_a_world-2.json.gz")
    assert ladder_page([packed]).count("## ") == 1
    assert write(["--machine", "a cluster", str(tmp_path / "a.json")], tmp_path / "pages") == 0
    assert "a cluster" not in (tmp_path / "pages" / "README.md").read_text(
        encoding="utf-8"
    )  # it is noted there
    assert write([str(tmp_path / "none.json")], tmp_path / "pages") == 2
    assert "none.json is no saved ladder" in capsys.readouterr().err


def published(path: Path) -> Saved:
    """A ladder of the rules of today; those of earlier rules are to be played anew."""
    saved = Saved(path)
    if saved.made["rules_version"] != made_here(saved.game.meta.name)["rules_version"]:
        pytest.skip("of earlier rules")
    return saved


@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.name)
def test_a_published_ladder_played_again_has_the_same_outcomes(path: Path) -> None:
    """So whoever plays it again with these bots lands on the same wins, inside every interval."""
    saved = published(path)
    pairs = [pair for pair in saved.ladder.reports if {saved.ladder.bots[bot] for bot in pair} <= REPEATABLE]
    report = saved.ladder.reports[pairs[0]]
    again = play(report.contest, report.outcomes[0].number)
    assert again.as_dict() == report.outcomes[0].as_dict()


def test_not_all_published_ladders_are_of_earlier_rules() -> None:
    made = [(saved.made["rules_version"], saved.game.meta) for saved in map(Saved, SAVED)]
    assert any(version == meta.rules_version for version, meta in made)


AGAIN = """
import sys
from pathlib import Path
from planetb.engine import RUNNING
from planetb.lab.ladder_page import Saved
from planetb.lab.outcome import play

saved = Saved(Path(sys.argv[1]))
for (a, b), report in saved.ladder.reports.items():
    one, other = saved.ladder.bots[a], saved.ladder.bots[b]
    if {one, other} <= {"random", "beginner", "easy", "medium", "hard"}:  # an expert's game takes ten seconds
        before = report.outcomes[len(report.outcomes) // 2]
        again = play(report.contest, before.number)
        print(RUNNING, one, other, "same" if again.as_dict() == before.as_dict() else "another")
"""


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("path", SAVED, ids=lambda path: path.name)
def test_bots_by_minds_play_published_games_again_on_a_compiled_engine(path: Path) -> None:
    published(path)
    done = subprocess.run([sys.executable, "-c", AGAIN, str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    pairs = done.stdout.splitlines()
    assert pairs and all(line.startswith("compiled ") and line.endswith(" same") for line in pairs), pairs
    assert any("hard" in line for line in pairs)


def damaged(data: bytes, change: Callable[[dict[str, Any]], object] | None) -> bytes:
    """A ladder with something changed in it; without a change, its first packed block is of no kind."""
    if change is None:
        return data[:10] + b"\xff" + data[11:]
    told = json.loads(gzip.decompress(data))
    change(told)
    return gzip.compress(json.dumps(told).encode())


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (None, "Error -3 while decompressing data"),
        (lambda data: data.update(bots=["random"] * 3), "its bots are no different names"),
        (lambda data: data["played"][0].update(pair=[1, 1]), "1 and 1 are no pair of its bots"),
        (lambda data: data["played"][0].update(timed=3), "must be a mapping"),
        (lambda data: data["played"][0]["outcomes"][1].update(lineup=[0, 7]), "not both of a pair play"),
        (lambda data: data.update(made=3, commands=3), "not iterable"),
    ],
    ids=["bytes", "bots", "pair", "times", "lineup", "made"],
)
def test_a_damaged_ladder_is_refused_with_a_reason(
    tmp_path: Path, change: Callable[[dict[str, Any]], object] | None, words: str
) -> None:
    path, climbing = tmp_path / "ladder.json.gz", small(2)
    climbing.play(1)
    climbing.save(path)
    small(2).resume(path)
    path.write_bytes(damaged(path.read_bytes(), change))
    with pytest.raises(InvalidSetup, match=rf"ladder\.json\.gz is no saved ladder \(.*{words}"):
        small(2).resume(path)
