"""Finished games go to research with the consent of everybody who played, and without names."""

import json
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pyarrow")

from planetb import corpus
from planetb.cli.main import main
from planetb.lab.exploration import SAMPLE, read_explorations
from planetb.reading import from_record
from planetb.server.process.services import Services
from planetb.server.storage.studies import studies
from planetb.server.table.refusals import Refusal
from planetb.server.wire import Created, Handover
from server.test_rematches import played
from server.tools import ANYBODY, Server, finish, holder_of, run, sat_down, services, table

Place = dict[str, str]


async def say(here: Services, hand: Created, seat: int, agree: bool = True) -> list[int]:
    return (await here.consents.say(hand.table, holder_of(hand.secret), seat, agree)).study


def test_a_game_is_studied_once_everybody_has_agreed(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            made = await table(here, "me", "friend", "friend")
            hands = [made, *await sat_down(here, made, "Ben", "Eva")]
            with pytest.raises(Refusal) as early:
                await say(here, made, 0)
            assert early.value.code == "not_over"
            await played(here, hands)
            assert await studies(here.database, "beacon") == ([], 1)  # nobody has said yes
            with pytest.raises(Refusal) as stranger:
                await say(here, made, 1)
            assert stranger.value.code == "not_your_seat"
            with pytest.raises(Refusal):
                await here.consents.say(made.table, ANYBODY, 0, True)
            assert await say(here, hands[0], 0) == [0]
            assert await say(here, hands[1], 1) == [0, 1]
            assert await studies(here.database, "beacon") == ([], 1)  # one of three has not
            assert await say(here, hands[2], 2) == [0, 1, 2]
            found, others = await studies(here.database, "beacon")
            assert others == 0
            assert [one.players for one in found] == [["people"] * 3]
            match = from_record(found[0].record)
            assert match.over and match.record() == found[0].record
            assert not any(name in found[0].record for name in ("Ben", "Eva", made.table))
            assert await say(here, hands[1], 1, False) == [0, 2]  # and takes it back
            assert (await studies(here.database, "beacon"))[0] == []

    run(story())


def test_games_that_tell_nothing_are_left_out(tmp_path: Path, place: Place) -> None:
    async def story() -> None:
        async with services(tmp_path, **place) as here:
            alone = await table(here, "me", "me")
            await finish(here, alone)
            assert await say(here, alone, 0) == [0, 1]  # at one screen: for all of them
            going = await table(here, "me", "me")
            stood_in = await table(here, "me", "me")
            await finish(here, stood_in)
            await say(here, stood_in, 0)
            await here.seating.hand_over(stood_in.table, holder_of(stood_in.secret), 1, Handover("easy"))
            found, others = await studies(here.database, "beacon")
            assert (len(found), others) == (1, 1)
            assert going.table not in found[0].record

    run(story())


def test_the_command_writes_a_corpus_that_replays_and_is_explored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            for _ in range(3):
                made = await table(here, "me", "me", game="how_to_save_a_world")
                await finish(here, made)
                await say(here, made, 0)
            await finish(here, await table(here, "me", "me", game="how_to_save_a_world"))

    run(story())
    database, out = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "out"
    words = ["export", "how_to_save_a_world", "--database", database, "--out", str(out)]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "3 games" in told and "1 other finished games stay" in told
    first = {path.name: path.read_bytes() for path in out.iterdir()}
    assert main(words) == 0  # anew, the same
    assert {path.name: path.read_bytes() for path in out.iterdir()} == first
    found = corpus.load(out)
    assert list(found.verify()) == [(number, "") for number in range(3)]
    for game in found.rows("games", 0):
        assert game["bots"] == ["people", "people"] and game["seed"] is None
        rows = [row for row in found.rows("decisions", 0) if row["game"] == game["game"]]
        assert len(rows) == game["decisions"] > 20
        assert all(row["choice"] in row["options"] and row["observation"] for row in rows)
    assert main(["verify", str(out)]) == 0
    card = (out / "README.md").read_text(encoding="utf-8")
    assert "has agreed" in card and str(tmp_path) not in card
    assert main(["explore", str(out), "--bot", "people", "--jobs", "1", "--rows", "3"]) == 0
    assert "3 games · people" in capsys.readouterr().out
    assert main(["export", "reworld", "--database", database, "--out", str(out)]) == 2
    assert "it holds other games" in capsys.readouterr().err
    assert main(["export", "reworld", "--database", "nonsense", "--out", str(tmp_path / "x")]) == 2


def test_the_page_is_told_what_the_sample_tells(web: Server) -> None:
    sample = read_explorations(SAMPLE)["reworld"]

    def ask(address: str, status: int = 200) -> Any:
        with web.client() as client:
            answer = client.get(address)
        assert answer.status_code == status, answer.text
        return answer.json()

    whole = ask("/api/games/reworld/explore?lang=de")
    assert whole["sample"] and whole["games"] == sample.games
    assert whole["players"] == ["beginner", "easy", "medium"]
    for seats, who in ((None, None), (2, "medium"), (3, None)):
        query = "&".join(f"{k}={v}" for k, v in (("seats", seats), ("who", who)) if v)
        told = ask(f"/api/games/reworld/explore?{query}")
        group = sample.chosen(seats, who)
        assert {row["key"]: row["offered"] for row in told["choices"]} == {
            key: tally.offered for key, tally in group.tallies.items()
        }
        assert told["opening"]["fared"]["seats"] == group.openings.seats
        for row in told["choices"]:
            assert row["name"] and told["questions"][row["question"]]
            rate = row["taken"]
            assert 0 <= rate["low"] <= rate["value"] + 1e-4 <= rate["high"] + 2e-4 <= 1.01
    parts = ask("/api/games/reworld/explore/parts?key=turn: slot terrabot.a")
    assert {(part["seats"], part["who"]) for part in parts} <= {
        (group.seats, group.who) for group in sample.groups.values()
    }
    assert sum(part["offered"] for part in parts) == sample.chosen().tallies["turn: slot terrabot.a"].offered
    assert ask("/api/games/reworld/explore?who=nobody")["choices"] == []
    ask("/api/games/reworld/explore?seats=99", 400)
    ask("/api/games/chess/explore", 400)


def test_a_file_that_is_none_is_told_before_anything_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "e.json").write_text(json.dumps({"format": 1}), encoding="utf-8")
    monkeypatch.setenv("PLANETB_EXPLORED", str(tmp_path / "e.json"))
    assert main(["serve", "--port", "0"]) == 2
    assert "is no file of planetb explore --json" in capsys.readouterr().err
