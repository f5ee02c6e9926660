"""What corpora tell: counted again by hand, the same from any executor, in three languages."""

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow")

from planetb import corpus
from planetb.cli.main import main
from planetb.corpus.exploring import explore
from planetb.corpus.making import Maker
from planetb.games import registry
from planetb.games.registry import MODULES
from planetb.kernel.errors import InvalidSetup
from planetb.lab.contest import Contest
from planetb.lab.executor import chosen
from planetb.lab.exploration import (
    SAMPLE,
    Exploration,
    Opening,
    parse_exploration,
    read_explorations,
    write_explorations,
)
from planetb.lab.statistics import Spread
from planetb.lab.watching import watch
from planetb.match import Match
from planetb.reading import from_record

DOCS = Path(__file__).resolve().parents[2] / "docs" / "examples" / "corpus"
BOTS = ["greedy", "random"]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> corpus.Corpus:
    folder = tmp_path_factory.mktemp("explored")
    contest = Contest("beacon", BOTS, games=12, seed=3, modules=("tiny.registered",))
    assert Maker(contest, folder, shard=5).run(chosen(None, 1, 12)) == ""
    return corpus.load(folder)


def explored(made: corpus.Corpus, jobs: int = 1, place: int | None = None) -> Exploration:
    found, trouble = explore(made, chosen(None, jobs, 3), place)
    assert trouble == ""
    return found


def rows(made: corpus.Corpus, table: str) -> list[dict[str, Any]]:
    return [row for batch in made._batches(table, None, 100) for row in batch.to_pylist()]


def watched(record: str) -> tuple[list[tuple[int, list[int], int]], Match]:
    """Every decision of a record: the seat, its options, what it chose; and the match at its end."""
    seen: list[tuple[int, list[int], int]] = []
    match = watch(record, lambda _, seat, options, option: seen.append((seat, list(options), option)))
    return seen, match


def test_a_record_is_watched_decision_by_decision(made: corpus.Corpus) -> None:
    decisions = rows(made, "decisions")
    for game in rows(made, "games"):
        seen, match = watched(game["record"])
        noted = [row for row in decisions if row["game"] == game["game"]]
        assert seen == [(row["seat"], row["options"], row["choice"]) for row in noted]
        assert match.digest == game["digest"]


@pytest.mark.parametrize("game", sorted(MODULES))
def test_the_records_of_every_game_are_watched_as_they_were_played(game: str) -> None:
    found = corpus.load(DOCS / f"{game}-3")
    row = next(iter(found.rows("games", 0)))
    decisions = [d for d in found.rows("decisions", 0) if d["game"] == row["game"]]
    seen, _ = watched(row["record"])
    assert seen == [(d["seat"], d["options"], d["choice"]) for d in decisions]


def test_choices_are_counted_by_who_was_offered_them(made: corpus.Corpus) -> None:
    found = explored(made)
    table, games = registry.game("beacon").table, {row["game"]: row for row in rows(made, "games")}
    for bot in BOTS:
        group = found.chosen(2, bot)
        for key, tally in group.tallies.items():
            asks, _, word = key.partition(": ")
            mine = [
                row
                for row in rows(made, "decisions")
                if games[row["game"]]["bots"][row["seat"]] == bot and asks.startswith(row["asks"])
            ]
            option = table.ids[word]
            if asks not in {row["asks"] for row in mine}:
                continue  # a question about a card, which the corpus does not name
            took = {(row["game"], row["seat"]): row for row in mine if row["choice"] == option}
            assert tally.offered == sum(option in row["options"] for row in mine)
            assert tally.picked == tally.done == sum(row["choice"] == option for row in mine)
            assert tally.seats == len(took)
            assert tally.wins == pytest.approx(sum(row["share"] for row in took.values()))
            spread = Spread([float(row["points"]) for row in took.values()])
            assert tally.mean_points == pytest.approx(spread.mean)
            assert tally.points_error == pytest.approx(spread.error)
            low, high = tally.win_interval
            assert 0 <= low <= tally.win_rate + 1e-9 <= high + 2e-9
    assert found.games == {"2": 12}
    assert found.chosen(None, None).openings.seats == 24


def test_seats_and_sorts_of_players_add_up(made: corpus.Corpus) -> None:
    whole = explored(made)
    parts = explored(made, place=0)
    rest = explored(made, place=1)
    rest.games = {}
    parts.add(rest)
    assert parts.as_dict() == whole.as_dict()
    both = whole.chosen()
    for key, tally in both.tallies.items():
        assert tally.offered == sum(
            group.tallies[key].offered for group in whole.groups.values() if key in group.tallies
        )


def test_the_exploration_is_the_same_from_one_process_and_from_two(made: corpus.Corpus) -> None:
    assert explored(made, jobs=2).as_dict() == explored(made).as_dict()


def test_openings_are_a_tree(made: corpus.Corpus) -> None:
    def look(node: Opening, depth: int) -> int:
        for after in node.next.values():
            look(after, depth + 1)
        if node.next and depth < 2:
            assert sum(after.seats for after in node.next.values()) == node.seats
        return node.seats

    assert look(explored(made).chosen().openings, 0) == 24


def test_explorations_are_written_down_and_read_back(made: corpus.Corpus, tmp_path: Path) -> None:
    found = explored(made)
    assert parse_exploration("beacon", found.as_dict()).as_dict() == found.as_dict()
    for name in ("e.json", "e.json.gz"):
        write_explorations(tmp_path / name, {"beacon": found})
        assert read_explorations(tmp_path / name)["beacon"].as_dict() == found.as_dict()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 9, "games": {}}', '{"format": 1}'])
def test_a_damaged_file_is_told_clearly(tmp_path: Path, text: str) -> None:
    path = tmp_path / "e.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(InvalidSetup, match=r"e\.json is no file of planetb explore --json"):
        read_explorations(path)


def test_games_of_other_rules_are_not_mixed(made: corpus.Corpus) -> None:
    found, other = explored(made), explored(made)
    other.rules_version += 1
    with pytest.raises(InvalidSetup, match="explore them apart"):
        found.add(other)


@pytest.mark.parametrize("game", sorted(MODULES))
def test_the_samples_are_of_these_rules_and_replay(game: str) -> None:
    """If this fails after a change of rules or content: scripts/samples."""
    for seats in (2, 3):
        found = corpus.load(DOCS / f"{game}-{seats}")
        manifest = found.manifest
        assert manifest["rules_version"] == registry.game(game).meta.rules_version
        assert manifest["options"] == registry.game(game).table.size
        first = next(iter(found.rows("games", 0)))
        assert from_record(first["record"]).digest == first["digest"]
    sample = read_explorations(SAMPLE)[game]
    assert sample.rules_version == registry.game(game).meta.rules_version
    assert {group.seats for group in sample.groups.values()} == {2, 3}
    for key in sample.chosen().tallies:
        for lang in ("en", "de", "hu"):
            assert sample.named(key, lang)


def test_the_command_shows_choices_and_openings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folders = [str(DOCS / "how_to_save_a_world-2"), str(DOCS / "how_to_save_a_world-3")]
    out = tmp_path / "e.json"
    shown = ["explore", *folders, "--jobs", "1", "--bot", "medium"]
    assert main([*shown, "--find", "keep", "--rows", "5", "--json", str(out)]) == 0
    assert "keep: " in capsys.readouterr().out
    assert set(json.loads(out.read_text(encoding="utf-8"))["games"]) == {"how_to_save_a_world"}
    assert main([*shown[:2], "--jobs", "1", "--tree", "2", "--seats", "2"]) == 0
    assert "seats, " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bot", "nobody"], "--bot is one of beginner, easy, medium, not 'nobody'"),
        (["--seats", "4"], "--seats is one of 2, not 4"),
        (["--seat", "3"], "--seat is a whole number from 1 to 2, not 3"),
        (["--json", "no/where.json"], "cannot write no/where.json"),
    ],
)
def test_what_cannot_be_shown_is_told(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explore", str(DOCS / "how_to_save_a_world-2"), "--jobs", "1", *words]) == 2
    assert told in capsys.readouterr().err
    assert main(["explore", str(DOCS)]) == 2
    assert "there is no manifest.json" in capsys.readouterr().err
    assert main(["explore"]) == 2
    assert "which corpora?" in capsys.readouterr().err
