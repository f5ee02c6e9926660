"""Contests on a real Dask scheduler with workers in processes of their own, which are killed and join."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("distributed")

from minds.made import weights
from planetb.corpus.making import Maker
from planetb.games import registry
from planetb.kernel.errors import InvalidSetup, WrongVersion
from planetb.lab.arena import run
from planetb.lab.contest import Contest
from planetb.lab.executor import chosen
from planetb.lab.executor.cluster import Cluster
from planetb.lab.executor.local import Here
from planetb.lab.report import Report
from planetb.learning.crew import Crew
from planetb.learning.players import HANDWRITTEN
from planetb.minds.file import save

SOURCE = Path(__file__).resolve().parents[2] / "src"
TESTS = SOURCE.parent / "tests"
PACK = """
game = "reworld"
name = "my box"
["ship.row_1"]
points = 9
"""


def environment(source: Path = SOURCE) -> dict[str, str]:
    return os.environ | {"PYTHONPATH": f"{source}{os.pathsep}{TESTS}", "PLANETB_PURE": "1"}


class Machines:
    """A scheduler and its workers."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.workers: list[subprocess.Popen[str]] = []
        self._all: list[subprocess.Popen[str]] = []
        self.scheduler, line = self._start(
            "Scheduler at:", "scheduler", "--port", "0", "--host", "127.0.0.1", "--no-dashboard", "--no-show"
        )
        found = re.search(r"tcp://([\d.]+:\d+)", line)
        assert found
        self.address = found.group(1)

    def _start(self, word: str, *words: str, source: Path = SOURCE) -> tuple[subprocess.Popen[str], str]:
        process = subprocess.Popen(
            [sys.executable, "-m", "dask", *words],
            stderr=subprocess.PIPE,
            text=True,
            cwd=self.folder,
            env=environment(source),
        )
        self._all.append(process)
        assert process.stderr
        said = []
        for line in process.stderr:
            said.append(line)
            if word in line:
                return process, line
        raise AssertionError(f"{words} did not start: {said}")

    def join(self, source: Path = SOURCE) -> subprocess.Popen[str]:
        """Starts a worker and waits until it is registered."""
        limits = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--memory-limit", "0")
        process, _ = self._start("Registered to:", "worker", f"tcp://{self.address}", *limits, source=source)
        self.workers.append(process)
        return process

    def stop(self) -> None:
        for process in self._all:
            process.kill()
            process.wait()
            assert process.stderr
            process.stderr.close()


@pytest.fixture(scope="module")
def machines(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    here = Machines(tmp_path_factory.mktemp("cluster"))
    try:
        here.join()
        here.join()
        yield here
    finally:
        here.stop()


def written(report: Report) -> str:
    return json.dumps(report.as_dict(), indent=1)


def test_workers_die_and_join_and_the_report_stays_the_same(machines: Machines) -> None:
    contest = Contest(
        "beacon", ["greedy", "random", "greedy"], 2, games=60, modules=("tiny.registered",), usage=True
    )
    here = run(contest, workers=1)
    told: list[str] = []
    executor = Cluster(f"dask://{machines.address}")

    def disturb(report: Report) -> None:
        if not told:
            machines.workers[0].kill()  # with games under way
            machines.join()
        told.append(executor.words())

    spread = run(contest, progress=disturb, executor=executor)
    assert not spread.trouble
    assert machines.workers[0].wait() == -9
    assert "worker" in told[-1]
    assert written(spread) == written(here)
    assert written(run(contest, workers=2)) == written(here)


def test_a_corpus_is_the_same_from_a_cluster(machines: Machines, tmp_path: Path) -> None:
    contest = Contest("beacon", ["greedy", "random"], games=6, modules=("tiny.registered",))
    for name, executor in {"here": Here(), "there": Cluster(f"dask://{machines.address}")}.items():
        assert Maker(contest, tmp_path / name, shard=2).run(executor) == ""
    here, there = (sorted((tmp_path / name).iterdir()) for name in ("here", "there"))
    assert [(path.name, path.read_bytes()) for path in here] == [
        (path.name, path.read_bytes()) for path in there
    ]


def test_the_content_of_the_submitter_reaches_the_workers_and_leaves_with_it(
    machines: Machines, tmp_path: Path
) -> None:
    (tmp_path / "pack.toml").write_text(PACK)
    command = "arena reworld --bots random --games 4 --json"
    reports = {}
    for name, more in {
        "here": "--content pack.toml --jobs 1",
        "there": f"--content pack.toml --on dask://{machines.address}",
        "plain": f"--on dask://{machines.address}",
    }.items():
        words = [sys.executable, "-m", "planetb", *command.split(), f"{name}.json", *more.split()]
        done = subprocess.run(words, cwd=tmp_path, env=environment(), capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        reports[name] = (tmp_path / f"{name}.json").read_bytes()
    assert reports["here"] == reports["there"]
    scores = [json.loads(reports[name])["bots"][0]["scores"] for name in ("there", "plain")]
    assert scores[0] != scores[1]


def test_a_worker_of_another_code_is_refused(machines: Machines, tmp_path: Path) -> None:
    shutil.copytree(
        SOURCE / "planetb", tmp_path / "planetb", ignore=shutil.ignore_patterns("static", "*.pyc")
    )
    with (tmp_path / "planetb" / "chair.py").open("a") as file:
        file.write("# of another day\n")
    stranger = machines.join(tmp_path)
    try:
        contest = Contest("beacon", ["random"], 2, games=4, modules=("tiny.registered",))
        with pytest.raises(WrongVersion, match=r"tcp://.* has code 0\.1\.0#\w+, this work needs 0\.1\.0#\w+"):
            run(contest, executor=Cluster(f"dask://{machines.address}"))
    finally:
        stranger.kill()


def test_self_play_and_matches_are_the_same_from_a_cluster_whose_workers_die_and_join(
    machines: Machines, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("planetb.learning.crew.SHARD", 2)
    game = "how_to_save_a_world"
    mind = tmp_path / "some.safetensors"
    save(mind, weights(game), registry.game(game), {})
    crews = [Crew(game, [2], 1), Crew(game, [2], 2), Crew(game, [2], on=f"dask://{machines.address}")]
    killed = machines.join()

    def disturb(done: int) -> None:
        if killed.poll() is None:
            killed.kill()  # with a game under way
            killed.wait()
            machines.join()  # which has not heard of the job, nor of the mind that it brings

    found, won = [], []
    for number, crew in enumerate(crews):
        rows = tmp_path / f"rows{number}"
        rows.mkdir()
        tell = disturb if crew.on else lambda done: None
        paths = crew.selfplay([HANDWRITTEN, str(mind)], rows, "g1", 3, 4, tell)
        assert [path.name for path in paths] == ["g1-000000.npz", "g1-000002.npz"]
        found.append([path.read_bytes() for path in paths])
        if crew.jobs != 2:
            won.append(crew.matches([(str(mind), HANDWRITTEN, [2])], 1, 6))
    assert found[0] == found[1] == found[2] and won[0] == won[1] != [[]]
    assert killed.wait() == -9


def test_a_scheduler_without_workers_and_one_that_dies_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Machines(tmp_path)
    try:
        contest = Contest("beacon", ["random"], 2, games=40, modules=("tiny.registered",))
        monkeypatch.setattr("planetb.lab.executor.cluster.JOINING", 1)
        with pytest.raises(InvalidSetup, match="its scheduler has no workers"):
            run(contest, executor=Cluster(f"dask://{here.address}"))
        monkeypatch.undo()
        here.join()
        report = run(
            contest,
            progress=lambda report: here.scheduler.kill(),
            executor=Cluster(f"dask://{here.address}"),
        )
        assert report.trouble == f"the scheduler at dask://{here.address} is gone"
        assert 0 < len(report.outcomes) < 40  # what came back stays
    finally:
        here.stop()


@pytest.mark.parametrize("on", ["", "daks", "dask://", "dask://here", "ray://:1", "tcp://127.0.0.1:1"])
def test_an_executor_that_does_not_exist_is_refused(on: str) -> None:
    with pytest.raises(InvalidSetup, match=r"nothing can be played on .*; allowed: dask or ray"):
        chosen(on, None, 4)


def test_a_scheduler_that_is_not_there_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("planetb.lab.executor.cluster.PATIENCE", 1)
    with pytest.raises(InvalidSetup, match="no scheduler answers there"):
        run(Contest("beacon", ["random"], 2, games=4), executor=Cluster("dask://127.0.0.1:9"))


def test_an_executor_of_ones_own_that_cannot_be_had_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for on, reason in (("nowhere:Mine", "No module named 'nowhere'"), ("json:Mine", "no attribute 'Mine'")):
        with pytest.raises(InvalidSetup, match=reason):
            chosen(on, None, 4)


def test_a_contest_is_the_same_from_ray() -> None:
    pytest.importorskip("ray")
    contest = Contest("reworld", ["random", "random"], 2, games=4)
    assert written(run(contest, executor=chosen("ray", 2, 4))) == written(run(contest, workers=1))
