"""The log tells what a seat left, and why it was punished: golden games, retold."""

from collections import Counter
from pathlib import Path

import pytest

import planetb
from planetb.games.evacuation.notes import Penalised
from planetb.kernel.domain import NO, PASS
from planetb.kernel.state import Answer
from planetb.text.game_text import text_of
from planetb.text.grammar import LANGS

GOLDEN = Path(__file__).parents[1] / "golden"
# Answers that are no decision: ends of a turn and of a window, payments, cards that have to be thrown.
SILENT = {
    "evacuation": {"ThrowCards", "KeepCards", "RefreshRow", "ChoosePart", "PrefabricateFactory"},
    "how_to_save_a_world": {"LastCall", "Purse", "WorkOn", "BuyCard", "DoResearch"},
    "reworld": {"CardsBelow"},
    "underwater_cities": {"EndTurn", "NextStep", "BeforeSlot", "KeepCards"},
}


@pytest.mark.parametrize("game", SILENT)
def test_log_tells_choices_that_a_seat_declined(game: str) -> None:
    match = planetb.from_record((GOLDEN / game / "greedy-2.record").read_text())
    text, told = text_of(match.game.meta.name), Counter[str]()
    for entry in match.state.trail:
        if isinstance(entry, Answer) and entry.option in (PASS, NO) and not getattr(entry.step, "picked", ()):
            name = type(entry.step).__name__
            lines = [text.line(match.game, entry, 0, lang) for lang in LANGS]
            if name not in SILENT[game]:
                assert all(lines), f"{name} is declined in silence"
                told[name] += 1
    assert told or game == "reworld"


def test_penalties_name_what_was_missing() -> None:
    name = "3-mode_points-actions_advanced-bonuses_generous-objectives_false-lines_false-third_false"
    record = GOLDEN / "evacuation" / f"{name}-race_faces_both-goal_pieces_present.record"
    match = planetb.from_record(record.read_text())
    found = [entry for entry in match.state.trail if isinstance(entry, Penalised)]
    assert sum(note.old + note.new + note.stadiums for note in found) == sum(
        nation.penalties for nation in match.state.seats
    )
    text = text_of("evacuation")
    lines = [text.line(match.game, Penalised(0, 2, 0, 1), 0, lang) for lang in LANGS]
    assert [text.line(match.game, Penalised(0, 0, 2, 1), 0, lang) for lang in LANGS] == [
        "takes 3 penalty tokens: 2 food and 1 stadium are missing on the New World",
        "erhält 3 Strafplättchen: Auf der Neuen Welt fehlen 2 Nahrung und 1 Stadion",
        "kap 3 büntetőjelzőt: az Újvilágon hiányzik 2 élelem és 1 stadion",
    ]
    assert lines == [
        "takes 3 penalty tokens: 2 food are missing on the Old World"
        " and 1 stadium is missing on the New World",
        "erhält 3 Strafplättchen: Auf der Alten Welt fehlen 2 Nahrung und auf der Neuen Welt fehlt 1 Stadion",
        "kap 3 büntetőjelzőt: az Óvilágon hiányzik 2 élelem és az Újvilágon hiányzik 1 stadion",
    ]
