"""What `planetb COMMAND --help` says: all that the command's function says, and nothing of this machine."""

import sys
from importlib import import_module

import pytest
from running import Run

from planetb.bots.levels import LEVELS
from planetb.cli.main import COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_help_says_what_a_command_does_and_with_what(run: Run, command: str) -> None:
    ran = run(f"{command} --help")
    said = " ".join(ran.out.replace("│", " ").split())
    told = " ".join((getattr(import_module(f"planetb.cli.{command}"), command).__doc__ or "").split())
    first = told.partition(". ")[0].partition(" Parameters ---")[0].rstrip(".").replace("`", "")
    assert ran.code == 0
    assert first in said
    assert sys.executable not in said
    assert "  " not in said and "--no-anew" not in said


def test_the_list_of_commands_has_a_line_for_each(run: Run) -> None:
    said = run("--help").out
    assert all(f"│ {command} " in said for command in COMMANDS)


def test_help_with_a_table_names_the_levels(run: Run) -> None:
    assert all(level in run("play --help").out for level in LEVELS)


@pytest.mark.parametrize(
    ("command", "who"),
    [
        ("arena reworld --bots expert,hard,random,expert --games 1 --seats 9", "expert, hard"),
        ("ladder reworld --bots glance,random --games 1 --seats 9", "glance"),
        ("corpus reworld --bots mind:1,random --games 1 --out there --seats 9", "mind"),
    ],
)
def test_whoever_measures_bots_by_minds_hears_that_there_is_none(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: str, who: str
) -> None:
    """Each of these commands is refused for another reason: nothing is played."""
    monkeypatch.setenv("PLANETB_MINDS", "elsewhere")
    ran = run(command)
    assert ran.code == 2
    words = f"{who} without a mind, by the estimate of reworld alone: the mind elsewhere/manifest.json is"
    assert ran.err.startswith(words)


def test_whoever_plays_on_without_a_mind_hears_it_and_others_do_not(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PLANETB_MINDS", "elsewhere")
    ran = run("arena reworld --bots mind:1,beginner --games 1 --jobs 1")
    assert ran.code == 0
    assert "mind without a mind, by the estimate of reworld alone: the mind elsewhere" in ran.err
    assert "mind" not in run("arena reworld --bots beginner,random --games 1 --jobs 1").err
