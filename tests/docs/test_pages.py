"""The pages stay true: every code block runs, is the file it quotes, or is a message of its protocol."""

import contextlib
import doctest
import io
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from planetb.bots.outside import messages
from planetb.cli.main import main
from planetb.server import wire
from planetb.server.wire import live, play, tables

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = ["getting-started", "write-a-bot", "change-a-card", "notation", "wire-protocol", "scaling"]
BLOCK = re.compile(r"^```(\w+)(?: (\w+)=(\S+))?\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
STRUCTS = {"request": tables, "part": play}
TO_PROGRAM = {
    "hello": messages.hello({"game": ""}, 0, 0, 0, 0, ""),
    "position": messages.position({"view": {}}, [], 1, 0, 0),
    "over": messages.over(0, [], [], ""),
}


@pytest.mark.parametrize("page", PAGES)
def test_every_block_of_a_page_holds(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for example in ("first_bot.py", "threads.py"):
        shutil.copy(DOCS / "examples" / example, tmp_path)
    names: dict[str, Any] = {}
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    blocks = BLOCK.findall(text)
    assert len(blocks) == text.count("\n```") // 2 >= 3
    for language, key, value, code in blocks:
        if key == "file":
            assert code == (DOCS / value).read_text(encoding="utf-8")
        elif key == "save":
            (tmp_path / value).write_text(code, encoding="utf-8")
        elif language == "python":
            try_python(code, names, page)
        elif language == "console":
            try_console(code)
        else:
            assert language == "json"
            for line in code.splitlines():
                try_message(key, value, line)


def try_python(code: str, names: dict[str, Any], page: str) -> None:
    test = doctest.DocTestParser().get_doctest(code, names, page, None, 0)
    assert test.examples
    told = io.StringIO()
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test, out=told.write, clear_globs=False)
    names.update(test.globs)
    assert runner.summarize(verbose=False).failed == 0, told.getvalue()


def try_console(code: str) -> None:
    for part in re.split(r"^\$ ", code, flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        found, code_found = ran(command.split())
        assert code_found == ("✗" in expected), found
        assert doctest.OutputChecker().check_output(expected, found, FLAGS), f"$ {command}\n{found}"


def ran(words: list[str]) -> tuple[str, int]:
    """What a command prints; one with a content pack has a process of its own."""
    assert words[0] == "planetb"
    if "--content" in words or "--pack" in words:
        paths = os.pathsep.join(str(Path(path).resolve()) for path in sys.path if path)
        done = subprocess.run(
            [sys.executable, "-m", *words],
            capture_output=True,
            text=True,
            env=os.environ | {"PYTHONPATH": paths},
        )
        return done.stdout or done.stderr, done.returncode
    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        code = main(words[1:])
    return out.getvalue(), code


def try_message(key: str, value: str, line: str) -> None:
    """A message of a protocol is one that the code writes or reads."""
    message = json.loads(line)
    if (key, value) == ("to", "program"):
        if message["type"] in TO_PROGRAM:
            assert set(TO_PROGRAM[message["type"]]) <= set(message)
    elif (key, value) == ("from", "program"):
        if message["type"] == "hello":
            messages.check_hello(message)
        else:
            messages.chosen(messages.decode(line.encode(), "choose"))
    elif key == "from":
        kind = {"client": live.FromClient, "server": live.FromServer}[value]
        msgspec.json.decode(line, type=kind)
    else:
        msgspec.json.decode(line, type=getattr(wire, value, None) or getattr(STRUCTS[key], value))


@pytest.mark.parametrize("page", [*PAGES, "write-a-game", "speed", "security"])
def test_links_lead_somewhere(page: str) -> None:
    for target in re.findall(
        r"\]\(([^)#:]+)(?:#[^)]*)?\)", (DOCS / f"{page}.md").read_text(encoding="utf-8")
    ):
        assert (DOCS / target).exists(), target


def test_the_site_is_built_whole_and_its_links_lead_somewhere(tmp_path: Path) -> None:
    assert ran(["planetb", "docs", "--out", str(tmp_path / "site")])[1] == 0
    pages = sorted((tmp_path / "site").rglob("*.html"))
    assert {page.stem for page in pages} >= {"index", *PAGES, "write-a-game", "architecture"}
    for page in pages:
        html = page.read_text(encoding="utf-8")
        assert "<h1" in html and "</nav>" in html and 'lang="en"' in html
        for target in re.findall(r'(?:href|src)="([^"]+)"', html):
            if not target.startswith(("http", "mailto:")):
                name, _, anchor = target.partition("#")
                there = (page.parent / name).resolve() if name else page
                assert there.exists(), f"{page.name} links to {target}"
                if anchor:
                    assert f'id="{anchor}"' in there.read_text(encoding="utf-8"), f"{page.name}: {target}"
        assert "http://" not in re.sub(r"<pre.*?</pre>|<code>.*?</code>", "", html, flags=re.DOTALL)
