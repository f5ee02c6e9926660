"""The web app's own checks: its logic, its generated types, what it may depend on."""

import json
import subprocess
import sys

from web.conftest import ROOT

WEB = ROOT / "web"


def test_logic_of_the_web_app_holds(pages: None) -> None:
    sys.path.insert(0, str(WEB))
    try:
        from build import node
    finally:
        sys.path.pop(0)
    vitest = WEB / "node_modules" / "vitest" / "vitest.mjs"
    done = subprocess.run([node(), str(vitest), "run"], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_are_those_of_the_wire(pages: None) -> None:
    sys.path.insert(0, str(WEB))
    try:
        from generate_wire import TARGET, generate
    finally:
        sys.path.pop(0)
    assert TARGET.read_text() == generate(), "run python web/generate_wire.py"


def test_lock_file_names_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text())["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert all("integrity" in package for name, package in packages.items() if name)


def test_boards_know_no_rules_of_the_server() -> None:
    """A game's folder talks to the table by `Scene` alone: no requests, no socket, no router."""
    forbidden = ("lib/api", "lib/live", "lib/router", "lib/secrets", "table/session")
    for file in sorted((WEB / "src" / "games").rglob("*")):
        if file.suffix in (".ts", ".svelte"):
            text = file.read_text()
            assert not [name for name in forbidden if name in text], file
