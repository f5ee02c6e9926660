"""A match that began with a position somebody wrote."""

from planetb.kernel.errors import PlanetBError
from planetb.match import Match
from planetb.rehearsal import stuck


class Foreign(Match):
    """Audited and rehearsed before it is played; but what no game leads to cannot all be foreseen.

    Where a rule meets such a thing, the choice is refused with a sentence, and nothing has changed.
    """

    def choose(self, option: int | str, seat: int | None = None) -> None:
        before = self.clone()
        try:
            super().choose(option, seat)
        except PlanetBError:
            raise
        except Exception as error:
            self._copy(before)
            raise stuck(error) from error

    def pick(self, things: list[int | str], seat: int | None = None) -> None:
        before = self.clone()
        try:
            super().pick(things, seat)
        except PlanetBError:
            raise
        except Exception as error:
            self._copy(before)
            raise stuck(error) from error
