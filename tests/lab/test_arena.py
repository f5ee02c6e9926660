"""Contests on the tiny game: exact statistics where the result is known, the same report from any workers."""

import json
import re
import signal
import subprocess
import sys
from multiprocessing import active_children
from pathlib import Path

import pytest

from planetb.kernel.errors import IllegalChoice, InvalidSetup, WrongVersion
from planetb.lab.arena import _batch_size, run
from planetb.lab.contest import Contest
from planetb.lab.executor.local import Processes
from planetb.lab.interruption import hear
from planetb.lab.outcome import Outcome
from planetb.lab.report import Report, load

EAGER, IDLE = "lab.stub_bots.Eager", "lab.stub_bots.Idle"


def scripted() -> Report:
    """Four games on two deals, written down: the first bot wins one, shares one, loses two."""
    contest = Contest("beacon", ["random", "greedy"], games=4, seed=5)
    lines = [
        ([0, 1], [6, 2], [0], "full", [5, 3]),
        ([1, 0], [3, 3], [0, 1], "sunrise", [4, 4]),
        ([0, 1], [1, 4], [1], "sunrise", [5, 5]),
        ([1, 0], [4, 2], [0], "sunrise", [6, 8]),
    ]
    outcomes = [Outcome(i, a, b, c, d, e, [0.01, 0.02]) for i, (a, b, c, d, e) in enumerate(lines)]
    return Report(contest, outcomes)


def test_wins_are_counted_by_bot_and_shared_wins_split() -> None:
    report = scripted()
    assert [report.of_bot(bot).wins for bot in (0, 1)] == [1.5, 2.5]
    assert report.of_bot(0).rate == 0.375
    assert report.shared == 1


def test_wins_are_counted_by_seat_and_by_bot_on_seat() -> None:
    report = scripted()
    assert [report.of_seat(seat).wins for seat in (0, 1)] == [2.5, 1.5]
    assert [report.of_bot_on(0, seat).wins for seat in (0, 1)] == [1.0, 0.5]
    assert report.of_bot_on(0, 0).games == 2


def test_scores_ends_and_lengths_are_summed_up() -> None:
    report = scripted()
    assert report.of_bot(0).scores.as_dict()["quartiles"] == [1.75, 2.5, 3.75]
    assert report.ends == {"sunrise": 3, "full": 1}
    assert (report.length.low, report.length.mean, report.length.high) == (8, 10, 14)
    assert report.milliseconds(1) == pytest.approx(1000 * 0.06 / 18)


def test_the_margin_takes_the_games_of_a_deal_together() -> None:
    margin = scripted().margin
    assert margin is not None
    assert (margin.n, margin.low, margin.high, margin.mean) == (2, -2.5, 2.0, -0.25)


def test_places_are_compared_at_tables_of_three_and_a_win_comes_before_points() -> None:
    contest = Contest("beacon", ["random", "greedy"], games=2, seed=5, seats=3)
    lines = [
        ([0, 1, 0], [6, 9, 2], [0]),  # places 1, 2, 3: the winner has fewer points than the second
        ([1, 0, 1], [1, 4, 1], [1]),  # places 2½, 1, 2½
    ]
    report = Report(contest, [Outcome(i, a, b, c, "full", [1, 1, 1]) for i, (a, b, c) in enumerate(lines)])
    places = report.places
    assert places is not None and report.as_dict()["places"] == places.as_dict()
    assert (places.n, places.mean) == (1, 0.75)
    assert scripted().places is None


def test_ratings_order_the_bots_by_their_games() -> None:
    first, second = scripted().ratings()
    assert first < second


def test_an_eager_bot_beats_an_idle_one_from_either_seat() -> None:
    report = run(Contest("beacon", [EAGER, IDLE], games=6, seed=3), workers=1)
    assert report.complete
    assert report.of_bot(0).wins == 6 - report.shared / 2 >= 5
    assert [outcome.lineup for outcome in report.outcomes[:2]] == [[0, 1], [1, 0]]
    assert report.of_bot(1).scores.high == 0


def test_two_workers_report_what_one_does() -> None:
    contest = Contest("beacon", ["greedy", "random"], games=6, modules=("tiny.registered",), usage=True)
    here, spread = run(contest, workers=1), run(contest, workers=2)
    assert json.dumps(here.as_dict()) == json.dumps(spread.as_dict())


def test_a_worker_that_is_killed_is_replaced_and_the_report_is_the_same() -> None:
    contest = Contest("beacon", ["greedy", "random"], games=40, modules=("tiny.registered",), usage=True)
    executor = Processes(2)
    others = set(active_children())
    killed: list[int] = []

    def kill(report: Report) -> None:
        """Ends one of those who play, with games under way."""
        if not killed and executor.pending:
            worker = min(set(active_children()) - others, key=lambda process: process.pid or 0)
            worker.kill()
            worker.join()
            killed.append(worker.pid or 0)

    report = run(contest, progress=kill, executor=executor)
    assert killed and executor.words() == "1 replaced"
    assert [outcome.number for outcome in report.outcomes] == list(range(40))
    assert report.trouble == "" and report.as_dict() == run(contest, workers=1).as_dict()
    assert set(active_children()) <= others


def test_games_that_end_every_process_are_named_and_the_rest_is_kept() -> None:
    contest = Contest("beacon", ["lab.stub_bots.Deadly", "random"], games=2, modules=("tiny.registered",))
    report = run(contest, workers=2)
    assert not report.complete
    assert re.fullmatch(r"games \d to \d ended 3 processes", report.trouble)


def test_an_interrupted_contest_keeps_what_was_played_and_goes_on(tmp_path: Path) -> None:
    contest = Contest("beacon", ["random", "greedy"], games=5, usage=True)

    def stop(report: Report) -> None:
        if len(report.outcomes) == 2:
            raise KeyboardInterrupt

    partial = run(contest, workers=1, progress=stop)
    assert (len(partial.outcomes), partial.complete, partial.trouble) == (2, False, "stopped by hand")
    partial.save(tmp_path / "contest.json")
    whole = run(contest, workers=1, before=load(tmp_path / "contest.json"))
    afresh = run(contest, workers=1)
    assert whole.as_dict() == afresh.as_dict()


def test_ctrl_c_is_heard_between_two_choices_and_only_while_games_are_played() -> None:
    before = signal.getsignal(signal.SIGINT)

    def press(report: Report) -> None:
        signal.raise_signal(signal.SIGINT)

    report = run(Contest("beacon", ["random", "greedy"], games=5), workers=1, progress=press)
    assert (len(report.outcomes), report.trouble) == (1, "stopped by hand")
    assert signal.getsignal(signal.SIGINT) == before
    hear()  # nothing is left over


BORN = """
import signal, sys
if __name__ == "__mp_main__":
    print(signal.getsignal(signal.SIGINT) is signal.SIG_IGN, file=sys.stderr)
from planetb.lab.arena import run
from planetb.lab.contest import Contest
if __name__ == "__main__":
    run(Contest("reworld", ["random", "random"], games=4), workers=2)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
"""


def test_processes_that_are_just_beginning_do_not_hear_ctrl_c(tmp_path: Path) -> None:
    (tmp_path / "born.py").write_text(BORN)
    done = subprocess.run([sys.executable, str(tmp_path / "born.py")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "True" in done.stderr and "False" not in done.stderr


def test_slow_games_come_back_one_by_one_and_fast_ones_in_batches() -> None:
    report = scripted()  # 0.03 seconds a game
    assert _batch_size(report) == 66
    for outcome in report.outcomes:
        outcome.seconds = [0.3, 0.2]
    assert _batch_size(report) == 4
    report.outcomes[0].seconds = [60.0, 0.0]
    assert _batch_size(report) == 1
    assert _batch_size(Report(report.contest, [])) == 1


def test_a_saved_report_of_another_contest_is_refused(tmp_path: Path) -> None:
    scripted().save(tmp_path / "contest.json")
    with pytest.raises(InvalidSetup, match="another contest"):
        run(Contest("beacon", ["greedy", "random"], games=9, seed=5), before=load(tmp_path / "contest.json"))


def test_a_file_that_is_no_report_is_refused(tmp_path: Path) -> None:
    (tmp_path / "contest.json").write_text("[]")
    with pytest.raises(InvalidSetup, match="no saved contest"):
        load(tmp_path / "contest.json")


def test_processes_of_other_sources_are_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("planetb.lab.executor.job._known", ["of yesterday"])
    contest = Contest("beacon", ["random"], 2, games=4, modules=("tiny.registered",))
    with pytest.raises(WrongVersion, match=r"sources changed meanwhile.* this work needs .*of yesterday"):
        run(contest, workers=2)


def test_a_bot_that_breaks_the_rules_stops_the_contest() -> None:
    with pytest.raises(IllegalChoice):
        run(Contest("beacon", ["lab.stub_bots.Broken", "random"], games=2), workers=1)
