"""Who wants to know when a table changes: wake-ups inside this process. What changed is read from the log."""

from collections.abc import Callable
from typing import Final

from planetb.server.storage.rows import ANEW

LOG: Final = "log"  # kinds of news about a table
PEOPLE: Final = "people"
TALK: Final = "talk"
JOB: Final = "job"
TURN: Final = "turn"  # a bot may have to decide
PLAN: Final = "plan"  # the plan of a seat has gone on, or has stopped: for whoever holds it
TOURNAMENT: Final = "tournament"  # one has gone on; told under its own name and under all of them
EVERY: Final = "tournaments"  # under which changes of any of them are told
WATCH: Final = "watch"  # somebody watches, or does no more
CALL: Final = "call"  # a friend calls to a table, or does no more; told under the account
LOBBY: Final = "lobby"  # tables that everybody may join or watch have changed; also the name they are under

Wake = Callable[[str, str, str], None]
"""Called with the kind of news, the table, and a detail (the job's id). Must not wait."""


class Hub:
    """Wake-ups by table. Nothing is queued here, so nothing can pile up or be lost."""

    def __init__(self, process: str = "") -> None:
        self.process = process  # under which this one is known to the others
        self._wakes: dict[str, set[Wake]] = {}
        self._all: list[Wake] = []
        self.forget: Callable[[], None] = lambda: None  # whatever of the tables is kept in memory

    def join(self, table: str, wake: Wake) -> None:
        self._wakes.setdefault(table, set()).add(wake)

    def leave(self, table: str, wake: Wake) -> None:
        wakes = self._wakes.get(table, set())
        wakes.discard(wake)
        if not wakes:
            self._wakes.pop(table, None)

    def join_all(self, wake: Wake) -> None:
        """For whoever wants the news of every table: the bots."""
        self._all.append(wake)

    def tell(self, kind: str, table: str, detail: str = "") -> None:
        """Wakes everybody who is interested in a table."""
        for wake in [*self._wakes.get(table, ()), *self._all]:
            wake(kind, table, detail)

    def tell_everyone(self, *before: str) -> None:
        """News may have been missed: everybody looks."""
        for table in list(self._wakes):
            for kind in (*before, LOG, PEOPLE, TALK):
                self.tell(kind, table)
        for wake in self._all:
            wake(TURN, "", "")

    def begin_anew(self) -> None:
        """A backup was brought back: nothing counts but what is stored now, though it is older."""
        self.forget()
        self.tell_everyone(ANEW)

    def receive(self, payload: str) -> None:
        """News from a process: who tells them, then each as `kind:table` or `kind:table:detail`.

        Our own were told already.
        """
        who, *news = payload.split(" ")
        if who == self.process:
            return
        for each in news:
            if each == ANEW:
                self.begin_anew()
                continue
            kind, _, rest = each.partition(":")
            table, _, detail = rest.partition(":")
            self.tell(kind, table, detail)
            if kind == TOURNAMENT:
                self.tell(kind, "tournaments")
