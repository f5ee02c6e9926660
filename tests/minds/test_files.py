"""Minds as files: they play the game they were trained for; everything else is refused with a reason."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import planetb.minds
from minds.made import folder, weights
from planetb import new
from planetb.bots import make
from planetb.bots.mind import Mind
from planetb.chair import Chair
from planetb.games import registry
from planetb.kernel.errors import InvalidSetup
from planetb.minds.file import load, save
from planetb.minds.heir import heir
from planetb.minds.shelf import forget, lacking, listed, mind_of, open_mind, placed, publish
from planetb.server.thinking.turns import get_bots_ready
from planetb.text.errors import complaint

MOST_BYTES = 25_000_000  # of all minds that come with the package
SHIPPED = Path(planetb.minds.__file__).parent


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PLANETB_MINDS", str(tmp_path))
    forget()
    return tmp_path


def test_a_mind_reads_back_in_half_precision_with_its_log(home: Path) -> None:
    game = registry.game("reworld")
    folder(home, "reworld")
    found, log = load(home / "some.safetensors", game)
    assert log == {"games": 3}
    assert found["w1"].dtype == np.float16
    assert np.allclose(found["w1"], weights("reworld")["w1"], atol=1e-3)


def test_a_mind_may_say_how_much_a_win_counts(home: Path) -> None:
    game = registry.game("how_to_save_a_world")
    folder(home, "how_to_save_a_world")
    plain = open_mind(game)
    folder(home, "how_to_save_a_world", {"wins": np.array([0.75, 0.25], np.float32)})
    told = open_mind(game)
    lost = {alone: told.final(told.scale[0 if alone else 2], False, alone) for alone in (True, False)}
    assert lost == {True: -0.75, False: -0.25}
    assert plain.final(plain.scale[0], False, True) == pytest.approx(-0.6)
    folder(home, "how_to_save_a_world", {"wins": np.array([0.75], np.float32)})
    with pytest.raises(InvalidSetup, match="of no use"):
        open_mind(game)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("rules_version", "0", "its rules_version is 0, this game has"),
        ("content", "other#1", "its content is other#1, this game has standard"),
        ("eye", "0", "its eye is 0, this game has"),
        ("game", "chess", "its game is chess, this game has reworld"),
        ("format", "planetb mind 0", "its format is planetb mind 0"),
    ],
)
def test_a_mind_of_something_else_is_refused(home: Path, name: str, value: str, said: str) -> None:
    path = rewritten(folder(home, "reworld") / "some.safetensors", name, value)
    with pytest.raises(InvalidSetup, match=f"the mind {re.escape(str(path))} is of no use") as caught:
        load(path, registry.game("reworld"))
    for lang in ("en", "de", "hu"):
        assert said in complaint(caught.value, lang)


def test_a_mind_of_another_game_is_refused(home: Path) -> None:
    path = folder(home, "reworld") / "some.safetensors"
    with pytest.raises(InvalidSetup, match="its game is reworld, this game has evacuation"):
        load(path, registry.game("evacuation"))


def test_damaged_files_are_refused(home: Path) -> None:
    game = registry.game("reworld")
    path = folder(home, "reworld") / "some.safetensors"
    whole = path.read_bytes()
    for damaged in (b"", b"nonsense", whole[:100], whole[:-10]):
        path.write_bytes(damaged)
        with pytest.raises(InvalidSetup, match="it cannot be read"):
            load(path, game)
    with pytest.raises(InvalidSetup, match="it cannot be read"):
        load(home / "missing.safetensors", game)
    odd = weights("reworld")
    save(path, odd | {"w1": odd["w1"][:-1]}, game, {})
    with pytest.raises(InvalidSetup, match="w1 does not have the shape"):
        load(path, game)
    save(path, odd | {"b3": np.array([np.nan, 0, 0])}, game, {})
    with pytest.raises(InvalidSetup, match="b3 holds numbers that are none"):
        load(path, game)
    save(path, odd | {"scale": np.zeros(6)}, game, {})
    with pytest.raises(InvalidSetup, match="scale holds a spread that is none"):
        load(path, game)
    save(path, odd, game, {})
    path.write_bytes(with_head(path.read_bytes(), {"__metadata__": None}))
    with pytest.raises(InvalidSetup, match="its format is nothing"):
        load(path, game)
    with pytest.raises(InvalidSetup, match="its format is nothing"):
        heir(path, game)
    save(path, odd, game, {})
    path.write_bytes(with_head(path.read_bytes(), {"b3": {"dtype": "I16", "shape": [3]}}))
    with pytest.raises(InvalidSetup, match="b3 holds numbers of the type int16"):
        load(path, game)
    with pytest.raises(InvalidSetup, match="it cannot be read"):
        load(home / "zero\0", game)


@pytest.mark.parametrize("told", ["nonsense", "[1]"])
def test_a_mind_with_a_damaged_log_plays(home: Path, told: str) -> None:
    path = rewritten(folder(home, "reworld") / "some.safetensors", "log", told)
    assert load(path, registry.game("reworld"))[1] == {}
    assert mind_of(registry.game("reworld")) is not None


def rewritten(path: Path, name: str, value: str) -> Path:
    """The file with another fact about it."""
    path.write_bytes(with_head(path.read_bytes(), {"__metadata__": {name: value}}))
    return path


def with_head(data: bytes, change: dict[str, dict[str, Any] | None]) -> bytes:
    """A mind with other words about some of its arrays, or about itself."""
    size = int.from_bytes(data[:8], "little")
    head = json.loads(data[8 : 8 + size])
    for name, entry in change.items():
        head[name] = entry and head[name] | entry
    words = json.dumps(head).encode()
    return len(words).to_bytes(8, "little") + words + data[8 + size :]


def test_damaged_manifests_are_refused(home: Path) -> None:
    for words in ("no json", "[]", '{"reworld": {}}'):
        (home / "manifest.json").write_text(words)
        with pytest.raises(InvalidSetup, match=r"manifest\.json is of no use"):
            listed()
    (home / "manifest.json").unlink()
    assert listed() == {}


def test_a_folder_of_minds_need_not_have_all_games(home: Path) -> None:
    folder(home, "reworld")
    assert placed("reworld")[0] == home
    assert placed("evacuation")[0] == SHIPPED
    assert not lacking(registry.game("reworld")) and not lacking(registry.game("evacuation"))


def test_a_course_names_its_mind_beside_what_the_folder_names(home: Path) -> None:
    folder(home, "reworld")
    publish(home, "evacuation", "mine.safetensors", "g3, seed 1")
    assert listed() == {
        "reworld": {"file": "some.safetensors"},
        "evacuation": {"file": "mine.safetensors", "trained": "g3, seed 1"},
    }
    (home / "manifest.json").write_text("no json")
    publish(home, "reworld", "some.safetensors", "g1, seed 1")
    assert list(listed()) == ["reworld"]


@pytest.mark.parametrize("said", [True, False])
def test_whether_a_glance_suffices_stays_as_it_was_said_before(home: Path, said: bool) -> None:
    publish(home, "reworld", "some.safetensors", "g1, seed 1")
    assert listed()["reworld"]["glances"] is False, "as of the mind that comes with the package"
    (home / "manifest.json").write_text(json.dumps({"reworld": {"file": "old.safetensors", "glances": said}}))
    publish(home, "reworld", "some.safetensors", "g2, seed 1")
    assert listed()["reworld"] == {"file": "some.safetensors", "trained": "g2, seed 1", "glances": said}


@pytest.mark.parametrize(
    ("damage", "words"),
    [
        (lambda home: (home / "manifest.json").unlink(), "it is not there"),
        (lambda home: (home / "some.safetensors").unlink(), "it cannot be read (FileNotFoundError"),
        (lambda home: (home / "some.safetensors").write_bytes(b"nonsense"), "it cannot be read"),
        (lambda home: rewritten(home / "some.safetensors", "content", "a box#1"), "its content is a box#1"),
    ],
    ids=["no manifest", "no file", "damaged", "foreign"],
)
def test_a_mind_that_is_missing_or_of_no_use_is_told(
    home: Path, damage: Callable[[Path], object], words: str
) -> None:
    damage(folder(home, "reworld"))
    assert words in lacking(registry.game("reworld"))
    assert words in get_bots_ready()[0]


@pytest.mark.parametrize("damaged", [True, False])
def test_without_a_mind_the_bot_plays_by_the_estimate(home: Path, damaged: bool) -> None:
    if damaged:
        folder(home, "reworld")
        (home / "some.safetensors").write_bytes(b"nonsense")
    match = new("reworld", 2, 4)
    assert mind_of(match.game) is None
    bot = make("mind", 1)
    assert isinstance(bot, Mind)
    assert bot.choose(Chair(match, match.seat or 0)) in match.options
    assert type(bot.substitute).__name__ == "Greedy"
    with pytest.raises(InvalidSetup, match="of no use"):
        open_mind(match.game)


def test_the_minds_of_the_package_fit_their_games_and_stay_small() -> None:
    entries = listed(SHIPPED)
    for name, entry in entries.items():
        found, log = load(SHIPPED / entry["file"], registry.game(name))
        assert found and log
    files = list(SHIPPED.glob("*.safetensors"))
    assert sorted(path.name for path in files) == sorted(entry["file"] for entry in entries.values())
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES
