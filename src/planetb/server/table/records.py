"""Records as logs of tables: one that was uploaded, and one of a table that this server cannot play."""

import re
from typing import Final

from planetb.kernel.dealer import SecretDealer
from planetb.kernel.state import CHANCE
from planetb.match import Match
from planetb.reading import from_record
from planetb.record.record import Move, bad, read_head
from planetb.server.table.log import CHOICE, START, Entry, History
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import Origin, origin_now
from planetb.server.table.people import NAME, clean
from planetb.server.table.snapshot import Snapshot

STEPS: Final = 10_000  # choices and outcomes of a record that is brought along
DIGESTS: Final = 50  # and one for every fourth step: each costs about as much as a choice
LINE: Final = 20_000  # characters
_LONG_NUMBER: Final = re.compile(r"\d{20,}")
_PLAYER: Final = re.compile(r"^# player (\d) (.{1,200})$", re.MULTILINE)


def check_budget(text: str) -> None:
    """Refuses a record that would take long to check, before anything of it is read."""
    steps = digests = 0
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > LINE:
            raise bad(number, f"{len(line)} characters in a line; {LINE} are allowed")
        if _LONG_NUMBER.search(line):
            raise bad(number, "a number has more than 19 digits")
        digests += line.lstrip().startswith("=")
        steps += line.count(":") + 1
        if steps > STEPS:
            raise bad(number, f"more than {STEPS} choices and outcomes")
        if digests > DIGESTS + steps // 4:
            raise bad(
                number, f"{digests} digests so far; {DIGESTS} and one for every fourth choice are allowed"
            )


def read_record(text: str, at: float) -> tuple[Origin, list[Entry], list[Snapshot]]:
    """A record as the log of a table, replayed and checked."""
    check_budget(text)
    match = from_record(text)
    _deal_open_chance(match)
    setup, _ = read_head(match.game, text.strip().splitlines())
    name = match.game.meta.name
    chosen = match.game.meta.chosen(match.state.variant)
    origin = origin_now(name, match.seats, chosen)
    origin = Origin(name, origin.rules_version, origin.content, match.seats, chosen, setup.seed)
    return origin, *with_snapshots(origin, _as_entries(match, at))


def _deal_open_chance(match: Match) -> None:
    """A record may stop where chance has to move: then it is dealt here."""
    dealer = SecretDealer()
    while match.seat == CHANCE:
        ask, options = match.game.ask(match.state), match.options
        match.choose(dealer.deal(options, ask.weights(match.state, options)))


def _as_entries(match: Match, at: float) -> list[Entry]:
    """Every choice with the outcomes that followed it; those before the first choice are the set-up."""
    groups: list[tuple[Move | None, list[str]]] = [(None, [])]
    for move in match.moves:
        if move.seat == CHANCE:
            groups[-1][1].append(move.word(match.game))
        else:
            groups.append((move, []))
    entries = []
    for seq, (chosen, dealt) in enumerate(groups):
        if chosen is None:
            entries.append(Entry(seq, START, CHANCE, "", tuple(dealt), None, at))
        else:
            word = chosen.word(match.game)
            entries.append(Entry(seq, CHOICE, chosen.seat, word, tuple(dealt), None, at))
    return entries


def with_snapshots(origin: Origin, entries: list[Entry]) -> tuple[list[Entry], list[Snapshot]]:
    """A log with the snapshots it would have if it had been played here."""
    logged = LoggedMatch.replayed(origin, entries[:1])
    snapshots = []
    for entry in entries[1:]:
        turned = logged.match.state.turned
        logged.apply(entry)
        snapshot = logged.snapshot(turned)
        if snapshot:
            snapshots.append(snapshot)
    return entries, snapshots


def with_names(record: str, names: list[str]) -> str:
    """The same record with who played it, as comments: whoever replays it somewhere else reads them again."""
    known = [(seat, name) for seat, name in enumerate(names) if name and not _LONG_NUMBER.search(name)]
    return record + "".join(f"# player {seat} {name}\n" for seat, name in known)


def names_in(record: str, seats: int) -> list[str]:
    """Who played a record, by seat; empty where it does not say so."""
    found = {int(seat): clean(name)[:NAME] for seat, name in _PLAYER.findall(record)}
    return [found.get(seat, "") for seat in range(seats)]


def kept_record(origin: Origin, entries: list[Entry]) -> str | None:
    """The record of a game in words alone, without its rules: digests and result are missing.

    A program with the rules it was played by reads it. None if the game did not begin with its set-up.
    """
    if origin.start:
        return None
    history = History()
    for entry in entries:
        history.add(entry)
    lines = [f"{origin.game} {origin.rules_version}", f"content {origin.content}", f"seats {origin.seats}"]
    if origin.variants:
        lines.append("variants " + " ".join(f"{n}={str(v).lower()}" for n, v in origin.variants.items()))
    lines.append("chance open" if origin.seed is None else f"seed {origin.seed}")
    for entry in [history.entries[0], *history.standing]:
        if entry.kind == CHOICE:
            lines.append(f"{entry.seat} {entry.word}")
        if entry.dealt:
            lines.append(f"* {' : '.join(entry.dealt)}")
    return "\n".join(lines) + "\n"
