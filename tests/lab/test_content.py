"""A content pack changes the games of all workers; a process of its own, since packs come before the game."""

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import json, sys
from planetb.lab.arena import run
from planetb.lab.contest import Contest

if __name__ == "__main__":
    contest = Contest("reworld", ["random", "random"], games=4, content=sys.argv[1] or None)
    print(json.dumps([outcome.scores for outcome in run(contest, workers=2).outcomes]))
"""
PACK = """
game = "reworld"
name = "golden row"
["ship.row_1"]
points = 40
"""


def scores(tmp_path: Path, pack: str) -> list[list[int]]:
    script = tmp_path / "contest.py"
    script.write_text(SCRIPT)
    done = subprocess.run([sys.executable, str(script), pack], capture_output=True, text=True, check=True)
    found: list[list[int]] = json.loads(done.stdout)
    return found


def test_a_content_pack_reaches_every_worker(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(PACK)
    changed = scores(tmp_path, str(tmp_path / "pack.toml"))
    plain = scores(tmp_path, "")
    gained = [sum(after) - sum(before) for after, before in zip(changed, plain, strict=True)]
    assert min(gained) > 20  # somebody empties row 1 in every game, and the ship brings more now
