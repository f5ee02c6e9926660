"""Corpora of the tiny game: the same files from any executor, whole after any stop, true to the games."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("pyarrow")

from planetb import corpus, new
from planetb.cli.main import main
from planetb.corpus.making import Maker
from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.lab.contest import Contest
from planetb.lab.executor import chosen
from planetb.reading import from_record

BOTS = ["greedy", "mcts:8"]


def contest(games: int = 7, seed: int = 3) -> Contest:
    return Contest("beacon", BOTS, games=games, seed=seed, modules=("tiny.registered",))


def make(folder: Path, games: int = 7, jobs: int = 1, seed: int = 3, stop: int = 0) -> str:
    def progress(done: int) -> None:
        if done == stop:
            raise KeyboardInterrupt

    return Maker(contest(games, seed), folder, shard=3).run(chosen(None, jobs, games), progress)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("corpus")
    assert make(folder) == ""
    return folder


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_corpus_is_the_same_from_one_process_and_from_two(made: Path, tmp_path: Path) -> None:
    make(tmp_path, jobs=2)
    assert files(tmp_path) == files(made)
    assert sorted(files(made))[:3] == ["README.md", "decisions-00000.parquet", "decisions-00001.parquet"]


def test_an_interrupted_corpus_goes_on_and_ends_the_same(made: Path, tmp_path: Path) -> None:
    assert make(tmp_path, stop=5) == "stopped by hand"
    assert len(corpus.load(tmp_path)) == 3  # one shard is whole
    assert make(tmp_path) == ""
    assert files(tmp_path) == files(made)


def test_a_corpus_grows(made: Path, tmp_path: Path) -> None:
    make(tmp_path, games=4)
    make(tmp_path, games=7)
    assert files(tmp_path) == files(made)


def test_every_record_replays_and_every_row_tells_the_game(made: Path) -> None:
    found = corpus.load(made)
    assert list(found.verify()) == [(number, "") for number in range(7)]
    decisions = [row for batch in found.decisions() for row in batch.to_pylist()]
    for game in [row for batch in found.games() for row in batch.to_pylist()]:
        match = from_record(game["record"])
        assert (match.scores, match.winners, match.digest) == (
            game["scores"],
            game["winners"],
            game["digest"],
        )
        assert dict(game["breakdown"]) == match.breakdown()
        again = new("beacon", 2, game["seed"])
        rows = [row for row in decisions if row["game"] == game["game"]]
        assert len(rows) == game["decisions"]
        for row in rows:
            assert (row["seat"], row["options"]) == (again.seat, again.options)
            assert row["observation"] == again.observe(row["seat"])
            assert row["points"] == match.scores[row["seat"]]
            searched = game["bots"][row["seat"]] == "mcts:8" and len(row["options"]) > 1
            assert (row["visits"] is not None) == searched
            if searched:
                assert sum(row["visits"]) >= 2
                assert len(row["visits"]) == len(row["values"]) == len(row["options"])
            again.choose(row["choice"])
        assert again.digest == match.digest


def test_batches_come_as_numpy(made: Path) -> None:
    found = corpus.load(made)
    seen = 0
    for batch in found.arrays(columns=["seat", "options", "choice", "observation", "asks"], rows=10):
        values, offsets = batch["options"]
        assert len(offsets) == len(batch["seat"]) + 1 and offsets[-1] == len(values)
        for i, choice in enumerate(batch["choice"]):
            assert choice in values[offsets[i] : offsets[i + 1]]
        seen += len(batch["seat"])
    assert seen == sum(len(batch["game"]) for batch in found.arrays(columns=["game"]))
    with pytest.raises(InvalidSetup, match="no column 'sea'; it has: game, number, seat"):
        next(found.arrays(columns=["sea"]))


def truncate(folder: Path) -> None:
    path = folder / "decisions-00001.parquet"
    path.write_bytes(path.read_bytes()[:1000])


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (truncate, "decisions-00001.parquet is missing or damaged"),
        (lambda folder: (folder / "games-00000.parquet").unlink(), "games-00000.parquet is missing"),
        (lambda folder: (folder / "manifest.json").write_text('{"format":'), "manifest.json cannot be read"),
        (lambda folder: (folder / "manifest.json").unlink(), "there is no manifest.json"),
    ],
)
def test_a_damaged_corpus_is_told_clearly_and_mended(
    made: Path,
    tmp_path: Path,
    damage: Callable[[Path], object],
    words: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "copy"
    shutil.copytree(made, folder)
    damage(folder)
    with pytest.raises(InvalidSetup, match=words):
        found = corpus.load(folder)
        for table in ("games", "decisions"):
            list(found.arrays(table))
    assert main(["verify", str(folder)]) > 0
    assert "Traceback" not in capsys.readouterr().out
    if "manifest" not in words:
        make(folder)
        assert files(folder) == files(made)


def test_a_corpus_of_other_games_is_not_mixed_with(made: Path, tmp_path: Path) -> None:
    shutil.copytree(made, tmp_path, dirs_exist_ok=True)
    with pytest.raises(InvalidSetup, match="another contest"):
        make(tmp_path, seed=4)
    assert files(tmp_path) == files(made)


def test_the_manifest_says_what_it_is(made: Path) -> None:
    manifest = json.loads((made / "manifest.json").read_text())
    game = registry.game("beacon")
    assert manifest["rules_version"] == game.meta.rules_version
    assert manifest["content"] == "standard"
    assert manifest["features"] == len(game.features)
    assert "| games, decisions | 7, " in (made / "README.md").read_text()


def test_the_commands_make_and_verify_a_corpus(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(tmp_path / "c")
    making = ["corpus", "reworld", "--bots", "random", "--games", "2", "--jobs", "1", "--out", folder]
    assert main(making) == 0
    assert "2 games" in capsys.readouterr().out
    assert main(["verify", folder]) == 0
    assert "2 games replay to their digests" in capsys.readouterr().out
