"""Nothing that is sent to a seat depends on what the seat cannot know."""

import json
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import pytest

import planetb
from planetb.games import registry
from planetb.kernel.state import CHANCE, Answer
from planetb.match import Match
from planetb.server.process.settings import Settings, database_url
from planetb.server.storage.database import Database
from planetb.server.storage.tables import Store
from planetb.server.table import choices, render
from planetb.server.table.ledger import changes, numbers
from planetb.server.table.log import Entry
from planetb.server.table.logged_match import LoggedMatch
from planetb.server.table.origin import Origin, origin_now
from planetb.server.table.roster import PERSON, Roster, Seat
from planetb.server.wire import Lang
from planetb.text.grammar import LANGS
from server.test_http import make
from server.tools import Player, Server, any_move, choose, holder_of, look, player, run, services, table

CHOICES = 120  # of a walk, at most
CHECKED = 10  # moments of a walk
REDEALS = 2
UNTOLD = ("log", "can_undo", "redo")  # of the past: compared with other pasts, below


def seated(logged: LoggedMatch) -> Roster:
    seats = [Seat(seat, PERSON, f"Seat {seat}") for seat in range(logged.match.seats)]
    return Roster("table0000000", logged.origin, seats, [], 0.0)


def redealt(logged: LoggedMatch, seat: int | None, seed: int) -> LoggedMatch:
    """The same table with everything dealt anew that the seat has not seen."""
    match = logged.match.redeal(seat, seed)
    match.state.trail, match.moves = logged.match.trail, logged.match.moves
    twin = LoggedMatch(logged.origin, match, logged.history)
    twin.marks, twin.changed = logged.marks, logged.changed
    return twin


def sent(logged: LoggedMatch, seat: int | None, lang: Lang) -> dict[str, Any]:
    state = render.state(seated(logged), logged, render.Viewer(seat), lang, None)
    message: dict[str, Any] = json.loads(msgspec.json.encode(state))
    return {name: value for name, value in message.items() if name not in UNTOLD}


def stopped_at_chance(match: Match, seat: int, option: int | str) -> Match:
    """After a whole move; of a pick, after the first things with this one."""
    twin = match.clone()
    twin.dealer = None
    made = len(twin.moves)
    twin.choose(option, seat)
    while len(twin.moves) == made:
        twin.choose(twin.options_of(seat)[0], seat)
    return twin


def told(logged: LoggedMatch, match: Match, seat: int | None, lang: Lang) -> str:
    """What the seat is told after something happened that it did not do: the new lines, options, prompt."""
    twin = LoggedMatch(logged.origin, match, logged.history)
    twin.marks = [*logged.marks, len(match.trail)]
    twin.changed = [*logged.changed, changes(numbers(logged.match), numbers(match))]
    last = len(logged.marks)
    lines = render.lines(twin, seat, lang, last, last)
    shown = [choices.prompt(match, seat, lang), choices.options(match, seat, lang), lines]
    return msgspec.json.encode(shown).decode()


def check_alternatives(logged: LoggedMatch, match: Match, seat: int | None, lang: Lang) -> int:
    """Whatever happens next: if the view does not tell two cases apart, nothing else does.

    Pending work is open to all: redeals keep it, and a view need not repeat it. Two ways to the very same
    position hide nothing from each other: the log may name the one that was taken.
    """
    actor = match.seat
    if match.over or actor is None or actor == seat:
        return 0
    groups: dict[str, dict[str, str]] = defaultdict(dict)
    options = match.options_of(actor)[:8] if actor != CHANCE else match.options[:8]
    for option in options:
        twin = stopped_at_chance(match, actor, option)
        pending = twin.position().rpartition("|")[2]
        groups[json.dumps((twin.view(seat), pending))][twin.digest] = told(logged, twin, seat, lang)
    for view, told_after in groups.items():
        messages = {*told_after.values()}
        assert len(messages) == 1, f"seat {seat} is told what it cannot see: {messages}\n{view}"
    return sum(len(options) > 1 and len(groups) < len(options) for _ in groups)


@pytest.mark.parametrize("game", [*planetb.games(), "harvest"])
def test_what_a_seat_is_sent_is_the_same_in_every_redeal(game: str, harvest: str) -> None:
    meta = registry.game(game).meta
    for walk, seats in enumerate({max(2, meta.low), meta.high}):
        rng = random.Random(walk)
        logged = LoggedMatch.new(origin_now(game, seats, {}), 0.0)
        checked = set(rng.sample(range(CHOICES), CHECKED))
        for number in range(CHOICES):
            if logged.match.over:
                break
            if number in checked:
                for seat in (None, *range(seats)):
                    lang = rng.choice(LANGS)
                    true = sent(logged, seat, lang)
                    for seed in range(REDEALS):
                        assert sent(redealt(logged, seat, seed), seat, lang) == true
            seat = rng.choice(logged.match.waiting)
            logged.choose(seat, any_move(logged.match, seat, rng), None, 0.0)


@pytest.mark.parametrize("game", [*planetb.games(), "harvest"])
def test_log_and_question_tell_no_more_than_the_view(game: str, harvest: str) -> None:
    seats = max(2, registry.game(game).meta.low)
    rng = random.Random(7)
    logged = LoggedMatch.new(origin_now(game, seats, {}), 0.0)
    for _ in range(CHOICES):
        if logged.match.over:
            break
        seat = rng.choice(logged.match.waiting)
        word = any_move(logged.match, seat, rng)
        if rng.random() < 0.25:
            lang, viewer = rng.choice(LANGS), rng.choice((None, *range(seats)))
            check_alternatives(logged, logged.match, viewer, lang)
            after = stopped_at_chance(logged.match, seat, word)
            if not after.over and after.seat == CHANCE:
                check_alternatives(logged, after, viewer, lang)
        logged.choose(seat, word, None, 0.0)


def test_the_check_of_alternatives_finds_hidden_things_to_compare() -> None:
    """Two bids of another seat look the same to us: the check must have met such a case."""
    logged = LoggedMatch.new(origin_now("beacon", 2, {}), 0.0)
    assert check_alternatives(logged, logged.match, 1, "en") > 0
    assert check_alternatives(logged, logged.match, None, "en") > 0


def test_a_secret_in_a_message_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks can fail: a log that tells everything is found out."""
    monkeypatch.setattr(
        "planetb.text.game_text.GameText.line",
        lambda self, game, entry, viewer, lang: (
            game.table.word(entry.option) if isinstance(entry, Answer) else ""
        ),
    )
    monkeypatch.setattr("planetb.match.Match.hears", lambda self, viewer, number: True)
    logged = LoggedMatch.new(origin_now("beacon", 2, {}), 0.0)
    with pytest.raises(AssertionError, match="cannot see"):
        check_alternatives(logged, logged.match, 1, "en")


def test_a_running_game_has_no_scores_record_analysis_or_digest_for_anybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            await choose(here, made, 0, "bid 1")
            state = await look(here, made, 0)
            assert state.scores is None and state.end is None
            for asked in (
                here.past.record(made.table),
                here.past.sheet(made.table, "en"),
                here.jobs.analysis(made.table, "en"),
            ):
                with pytest.raises(Exception, match="not_over"):
                    await asked
            drawn = await here.past.curves(made.table, "en")
            assert "score" not in [series.key for series in drawn.series]
            async with here.tables.at(made.table) as open_table:
                digest = open_table.logged.match.digest
            assert digest not in msgspec.json.encode(state).decode()

    run(story())


def test_everything_a_real_server_sent_is_the_same_in_every_redeal(web: Server) -> None:
    """A recorded game against a bot: each state that a seat or a spectator got is made again from redeals."""

    async def story() -> tuple[dict[str, Any], list[Player]]:
        with web.client() as client:
            made = make(client, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        async with player(web) as mine, player(web) as public:
            await mine.enter(made["table"], made["secret"], 0)
            await public.enter(made["table"])
            for _ in range(30):
                await mine.until_asked()
                done = await mine.choose(last=True)
                await mine.at_least(done["seq"])
            await public.at_least(mine.state["seq"])
        return made, [mine, public]

    async def stored(table: str) -> tuple[Origin, list[Entry]]:
        store = Store(Database(database_url(Settings(database=web.database))))
        try:
            roster = await store.roster(table)
            assert roster
            return roster.origin, await store.entries(table)
        finally:
            await store.database.close()

    made, players = run(story())
    origin, entries = run(stored(made["table"]))
    compared = 0
    for tab in players:
        states = [message for message in tab.seen if message["type"] == "state" and not message["over"]]
        for message in states[::3]:
            logged = LoggedMatch.replayed(origin, entries[: message["seq"] + 1])
            for seed in range(REDEALS):
                again = sent(redealt(logged, message["you"], seed), message["you"], "en")
                for name in ("view", "options", "prompt", "waiting", "scores"):
                    assert message[name] == again[name]
                compared += 1
    assert compared > 20


def test_a_moment_shows_each_seat_what_it_saw_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with services(tmp_path) as here:
            made = await table(here, "me", "me")
            seen: dict[tuple[int, int | None], Any] = {}
            for _ in range(6):
                for seat in (None, 0, 1):
                    state = await look(here, made, seat)
                    seen[state.moment, seat] = (state.view, state.options, state.prompt)
                await choose(here, made, (await look(here, made)).waiting[0])
            for (moment, seat), before in seen.items():
                then = await here.past.moment(made.table, holder_of(made.secret), seat, moment, "en")
                assert (then.view, then.options, then.prompt) == before

    run(story())
