"""A tournament as plain data: what its host wished, who entered, who plays whom; and how it goes on."""

import random
from typing import Any

import msgspec

from planetb.server.table.standings import Played, Result, Standing, paired, rank, standings
from planetb.server.wire import Level
from planetb.server.wire.tournaments import (
    EntrantCard,
    NewTournament,
    PairingCard,
    RoundCard,
    Stage,
    Tournament,
    TournamentCard,
)


class Entrant(msgspec.Struct):
    """Somebody who plays: a person (with a secret, perhaps an account) or a bot (with its level)."""

    number: int
    name: str
    account: str | None = None
    secret: str | None = None  # hash
    level: Level | None = None
    gone: bool = False
    rating: int = 0  # when it started, if pairings go by it


class Pairing(msgspec.Struct):
    """A table of a round; without one, somebody sits out."""

    round: int
    number: int
    table_id: str | None
    seats: list[int]
    result: Result | None = None


class Tourney(msgspec.Struct):
    """A whole tournament. Stored as it is; whoever changes it counts by `version`."""

    id: str
    secret: str  # hash of the host's
    account: str | None
    wish: NewTournament
    created: float
    stage: Stage = "open"
    round: int = 0
    due: float | None = None
    version: int = 0
    entrants: list[Entrant] = []
    pairings: list[Pairing] = []

    @property
    def now(self) -> list[Pairing]:
        """The tables of the present round."""
        return [one for one in self.pairings if one.round == self.round]

    @property
    def hidden(self) -> bool:
        """Whether nothing of the present round is told: others still play the same deals."""
        return self.wish.same_deals and self.stage == "running"

    @property
    def told(self) -> list[Pairing]:
        """The tables that everybody may know the results of."""
        return [one for one in self.pairings if not (self.hidden and one.round == self.round)]

    def standing(self, pairings: list[Pairing]) -> list[Standing]:
        """Everybody as they stand after these tables, the best first."""
        numbers = sorted(one.number for one in self.entrants)
        draw = random.Random(self.id).sample(numbers, len(numbers))
        played = [Played(one.seats, one.result) for one in pairings]
        return standings(numbers, played, self.wish.seats, draw)

    def pair(self) -> list[list[int]]:
        """The tables of the next round, once the present one is over."""
        gone = {one.number for one in self.entrants if one.gone}
        left = [one for one in self.standing(self.pairings) if one.number not in gone]
        if self.wish.method == "rating":
            strength = {one.number: one.rating for one in self.entrants}
            left.sort(key=lambda one: -strength[one.number])
        return paired(left, self.wish.seats, self.wish.method, random.Random(f"{self.id} {self.round}"))

    # As people see it

    def card(self, title: str, entrants: int) -> TournamentCard:
        wish: dict[str, Any] = msgspec.structs.asdict(self.wish)
        return TournamentCard(
            id=self.id,
            game_title=title,
            stage=self.stage,
            round=self.round,
            due=self.due,
            entrants=entrants,
            created=self.created,
            **wish,
        )

    def shown(self, title: str, over: list[str], host: bool, you: int | None) -> Tournament:
        """All of it; `over` are the tables of the present round that have ended."""
        rounds = sorted({one.round for one in self.pairings}, reverse=True)
        return Tournament(
            self.card(title, len(self.entrants)),
            self._cards(),
            [
                RoundCard(n, [self._pairing(one, over) for one in self.pairings if one.round == n])
                for n in rounds
            ],
            host,
            you,
        )

    def _cards(self) -> list[EntrantCard]:
        known = {one.number: one for one in self.entrants}
        cards: list[EntrantCard] = []
        before: tuple[float, ...] | None = None
        for i, one in enumerate(self.standing(self.told)):
            who = known[one.number]
            place = cards[-1].place if cards and rank(one) == before else i + 1
            before = rank(one)
            numbers = (one.points, one.wins, one.opponents, round(one.margin, 1), one.byes)
            cards.append(EntrantCard(who.number, who.name, who.level, who.gone, place, *numbers))
        return cards

    def _round(self, number: int, over: list[str]) -> list[PairingCard]:
        return [self._pairing(one, over) for one in self.pairings if one.round == number]

    def _pairing(self, one: Pairing, over: list[str]) -> PairingCard:
        ended = one.table_id is None or one.result is not None or one.table_id in over
        places = one.result.places if one.result and one in self.told else None
        return PairingCard(one.table_id, one.seats, places, ended)
