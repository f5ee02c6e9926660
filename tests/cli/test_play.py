"""A game at the terminal, driven through a pipe."""

from pathlib import Path

import pytest
from running import Run

from planetb.beginning import new
from planetb.bots import make
from planetb.chair import Chair
from planetb.cli.party import BOT_SEED
from planetb.games import registry
from planetb.text.grammar import LANGS

MANY = ["1"] * 3000


def first_of_all(game: str, seed: int) -> list[str]:
    """What a person types who always takes the first of what is offered, and of a pick what comes first."""
    match, other = new(game, 2, seed), make("random", BOT_SEED + 1)
    typed: list[str] = []
    while not match.over:
        seat = match.seat
        assert seat is not None
        if seat == 0:
            made = len(match.moves)
            while len(match.moves) == made:
                match.choose(match.options[0], 0)
            typed.append(match.moves[made].word(match.game))
        else:
            match.choose(other.choose(Chair(match, seat)), seat)
    return typed


@pytest.mark.parametrize("game", registry.names())
def test_bots_play_every_registered_game_to_its_end(run: Run, game: str) -> None:
    ran = run(f"play {game} --seats random,random --seed 4")
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "Total" in ran.out
    assert " win" in ran.out.splitlines()[-1]


@pytest.mark.parametrize("game", registry.names())
def test_a_person_plays_every_registered_game_to_its_end(run: Run, game: str) -> None:
    ran = run(f"play {game} --seats human,random --seed 5", *first_of_all(game, 5))
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "Seat 2 (random)" in ran.out


def test_a_person_plays_against_greedy_bots_when_nobody_is_named(run: Run) -> None:
    assert "Seat 2 (greedy)" in run("play beacon --seed 3", *MANY).out


@pytest.mark.parametrize("game", registry.names())
def test_every_game_begins_without_a_word_about_seats(run: Run, game: str) -> None:
    ran = run(f"play {game}")
    assert (ran.code, ran.err) == (0, "")
    assert "Seat 1: " in ran.out


def test_the_question_shows_its_options_numbered(run: Run) -> None:
    lines = run("play beacon --seed 3").out.splitlines()
    question = lines.index("Seat 1: bid")
    assert lines[question + 1 : question + 4] == ["1  bid 0", "2  bid 1", "3  bid 2"]


def test_a_number_and_its_notation_choose_the_same(run: Run, tmp_path: Path) -> None:
    run("play beacon --seed 3", "2", "s number", "q")
    run("play beacon --seed 3", "BID  1", "s notation", "q")
    assert "0 bid 1" in (tmp_path / "number").read_text()
    assert (tmp_path / "number").read_text() == (tmp_path / "notation").read_text()


@pytest.mark.parametrize("line", ["0", "4", "99999999999999999999", "bid 9", "nonsense", "-1", "²"])
def test_what_is_not_possible_is_said_and_asked_again(run: Run, line: str) -> None:
    ran = run("play beacon --seed 3", line, "1", "q", "n")
    assert f"{line!r} is not possible here: choose 1 to 3, or ? for help." in ran.out
    assert ran.code == 0


def test_an_empty_line_changes_nothing(run: Run) -> None:
    assert run("play beacon --seed 3", "", "  ").out.count("Seat 1: bid") == 1


def test_undo_takes_the_last_choice_back(run: Run) -> None:
    ran = run("play beacon --seed 5", "bid 2", "burn wick", "u", "q", "n")
    assert "Taken back." in ran.out
    asked = [line for line in ran.out.splitlines() if line.startswith("Seat 1: ")]
    assert asked == ["Seat 1: bid", "Seat 1: play card", "Seat 1: play card", "Seat 1: play card"]


def test_undo_says_why_it_is_refused(run: Run) -> None:
    ran = run("play beacon --seed 3 --names Ada,Ben", "u", "1", "u", "q", "n")
    assert "That cannot be taken back: there is no choice to take back." in ran.out
    assert "That cannot be taken back: the last choice was made by Ben." in ran.out


def test_a_hint_names_an_option_of_the_list(run: Run) -> None:
    ran = run("play beacon --seed 3", "h", "h greedy", "h nobody", "q")
    assert "mcts would choose " in ran.out
    assert "greedy would choose " in ran.out
    assert "no bot is called 'nobody'" in ran.out


def test_the_log_shows_what_happened(run: Run) -> None:
    ran = run("play beacon --seed 3", "l", "bid 1", "l", "q", "n")
    assert "Nothing has happened yet." in ran.out
    assert ran.out.count("  Seat 1 bid 1") == 2  # once since the last question, once in the log


def test_view_draws_the_table_again(run: Run) -> None:
    assert run("play beacon --seed 3", "v").out.count("Beacon · choice 1") == 2


def test_help_names_every_key(run: Run) -> None:
    out = run("play beacon --seed 3", "?").out
    for key in ("u  ", "s [FILE]", "h [BOT]", "l  ", "v  ", "q  "):
        assert f"\n{key}" in out


def test_the_end_of_the_input_ends_the_program_quietly(run: Run) -> None:
    ran = run("play beacon --seed 3", "1")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "The input has ended; the game has not."


def test_every_language_speaks_at_the_table(run: Run) -> None:
    said = {lang: run(f"play beacon --seed 3 --lang {lang}", "?", "x", "u", "q").out for lang in LANGS}
    assert "Platz 1: bid" in said["de"]
    assert "1. hely: bid" in said["hu"]
    assert "Das geht nicht zurück: es gibt keine Wahl" in said["de"]
    assert "Ez nem vonható vissza: nincs visszavonható választás." in said["hu"]
    assert len({text.splitlines()[-1] for text in said.values()}) == 3


def test_chance_may_be_entered_by_hand(run: Run) -> None:
    ran = run("play beacon --open-chance", "card oil", "card oil", "card flint", "card wick", "v", "s", "q")
    assert ran.out.count("Chance: draw") == 4
    assert "['oil', 'oil']" in ran.out
    again = run("play --load beacon.record", "q")
    assert "['oil', 'oil']" in again.out


def test_options_of_the_game_are_set_by_name(run: Run) -> None:
    assert "sparks: 4" in run("play beacon --seed 3 --variant rich=true").out
    assert "sparks: 2" in run("play beacon --seed 3 --variant rich=False").out


def test_a_program_sits_at_the_terminal_and_a_greedy_bot_takes_over_when_it_fails(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "bot.py").write_text("raise SystemExit('no idea')\n")
    ran = run("play beacon --seats human,exec:./bot.py --seed 1", "1", "1", "q", "n")
    assert "Traceback" not in ran.err
    assert "is out (unstarted: crashed: ended with code 1: no idea). A greedy bot plays on." in ran.out
