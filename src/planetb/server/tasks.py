"""What the bot processes do: plain data in, plain data out. Imported there, so it must stay light."""

from typing import Any, Final

from planetb.bots import make
from planetb.bots.mcts import Mcts
from planetb.chair import Chair
from planetb.games import registry
from planetb.kernel.dealer import SecretDealer
from planetb.kernel.errors import InvalidSetup
from planetb.kernel.state import CHANCE
from planetb.match import Match
from planetb.reading import from_position, from_record
from planetb.record.record import Move, read_head
from planetb.server.history import CHOICE, START, Entry, History
from planetb.server.running import Origin, Running, Snapshot, origin_now
from planetb.text.game_text import text_of

POINTS: Final = 240  # of a curve, at most
SCORE: Final = "score"

Opinion = tuple[str, float, float]
"""An option in notation, its expected margin, and the share of thought that went there."""


def get_ready() -> int:
    """Loads the games, so that the first turn need not wait for it."""
    return len([registry.game(name) for name in registry.names()])


def think(position: str, seat: int, spec: str, seed: int) -> list[str]:
    """The choices of a bot up to the end of its decision, or to the first thing it cannot foresee."""
    match = from_position(position)
    bot = make(spec, seed)
    chair = Chair(match, seat)
    turned = match.state.turned
    chosen: list[str] = []
    while seat in match.waiting and match.state.turned == turned and not (chosen and _opens(match, seat)):
        option = bot.choose(chair)
        chosen.append(match.notation(option))
        match.choose(option, seat)
    return chosen


def _opens(match: Match, seat: int) -> bool:
    return bool(match.state.lanes) or match.seat != seat or match.game.ask(match.state).opens


def opinions(position: str, seat: int, spec: str, seed: int) -> list[Opinion]:
    """What a bot thinks of the options of a seat, best first."""
    return judge(Chair(from_position(position), seat), spec, seed)


def judge(chair: Chair, spec: str, seed: int) -> list[Opinion]:
    """What a bot thinks of the options of a chair, best first."""
    bot = make(spec, seed)
    if not isinstance(bot, Mcts):
        raise InvalidSetup("unknown_bot", bot=spec, allowed="mcts")
    found = bot.analyse(chair)
    total = sum(insight.visits for insight in found)
    word = chair.game.table.word
    return [(word(insight.option), insight.margin, insight.visits / total) for insight in found]


def curves(origin: Origin, entries: list[Entry]) -> tuple[list[int], dict[str, list[list[int]]]]:
    """The moments looked at, and for each number worth a curve its course per seat.

    The score as it stands is among them only once the game is over: before, it may count what is hidden.
    """
    history = History()
    for entry in entries:
        history.add(entry)
    step = max(1, -(-history.moment // POINTS))
    wanted = sorted({*range(0, history.moment + 1, step), history.moment})
    running = Running.replayed(origin, entries[:1])
    named = list(text_of(origin.game).curves("en"))
    found: dict[str, list[list[int]]] = {}
    for moment in wanted:
        for entry in history.standing[len(running.marks) - 1 : moment]:
            running.follow(entry)
        _measure(running.match, named, found)
    if not running.match.over:
        del found[SCORE]
    full = {key: rows for key, rows in found.items() if len(rows) == len(wanted)}
    return wanted, {key: [list(course) for course in zip(*rows, strict=True)] for key, rows in full.items()}


def _measure(match: Match, wanted: list[str], found: dict[str, list[list[int]]]) -> None:
    """Notes the score as it stands, and the numbers of all seats that everybody may see."""
    parts = match.breakdown().values()
    standing = [sum(part[seat] for part in parts) for seat in range(match.seats)]
    found.setdefault(SCORE, []).append(match.scores if match.over or not parts else standing)
    areas = _areas(match.view(None)["table"], match.seats)
    for place in wanted or (areas[0] if areas else ()):
        numbers = [_number(area, place, bool(wanted)) for area in areas]
        if place != SCORE and all(type(number) is int for number in numbers):
            found.setdefault(place, []).append([number or 0 for number in numbers])


def _areas(table: dict[str, Any], seats: int) -> list[dict[str, Any]]:
    """What a view says of each seat: under `seats`, or in a list of groups with a hand."""
    own = table.get("seats")
    lists = [value for value in (own, *table.values()) if isinstance(value, list) and len(value) == seats]
    for value in lists:
        if all(isinstance(one, dict) and (value is own or "hand" in one) for one in value):
            return value
    return []


def _number(area: dict[str, Any], place: str, named: bool) -> int | None:
    """The number at a place of a seat's part; a list counts its entries where its name was asked for."""
    value: Any = area
    for key in place.split(".") if named else [place]:
        value = value.get(key) if isinstance(value, dict) else None
    if isinstance(value, list) and named:
        return len(value)
    return value if type(value) is int else None


def read_record(text: str, at: float) -> tuple[Origin, list[Entry], list[Snapshot]]:
    """A record as the log of a table, replayed and checked."""
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
            groups[-1][1].append(match.notation(move.option))
        else:
            groups.append((move, []))
    entries = []
    for seq, (chosen, dealt) in enumerate(groups):
        if chosen is None:
            entries.append(Entry(seq, START, CHANCE, "", tuple(dealt), None, at))
        else:
            word = match.notation(chosen.option)
            entries.append(Entry(seq, CHOICE, chosen.seat, word, tuple(dealt), None, at))
    return entries


def with_snapshots(origin: Origin, entries: list[Entry]) -> tuple[list[Entry], list[Snapshot]]:
    """A log with the snapshots it would have if it had been played here."""
    running = Running.replayed(origin, entries[:1])
    snapshots = []
    for entry in entries[1:]:
        turned = running.match.state.turned
        running.apply(entry)
        snapshot = running.snapshot(turned)
        if snapshot:
            snapshots.append(snapshot)
    return entries, snapshots
