"""Beginning a match: everything that is chosen before it is checked here."""

from typing import Any

from planetb.games import registry
from planetb.kernel.dealer import Dealer
from planetb.kernel.game import Game
from planetb.kernel.meta import Value
from planetb.kernel.rng import check_seed, seeded
from planetb.match import Match
from planetb.record.record import Setup


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = 0,
    variants: dict[str, Value] | None = None,
    dealer: Dealer | None = None,
) -> Match:
    """Begins a match. Seats default to the fewest; a seed of None leaves chance to `dealer`, or open.

    Variants that are not chosen take the first values that go with the seats and with those that are.
    Everything is checked; an error names what is allowed.
    """
    return begin(registry.game(game), seats, seed, variants, dealer)


def begin(
    rules: Game[Any],
    seats: int | None = None,
    seed: int | None = 0,
    variants: dict[str, Value] | None = None,
    dealer: Dealer | None = None,
    recorded: bool = True,
) -> Match:
    """Like `new`, for a game that need not be registered, and whose record may be wanted or not."""
    count = rules.meta.check_seats(rules.meta.low if seats is None else seats)
    variant = rules.fill(count, variants or {})
    rng = 0 if seed is None else seeded(check_seed(seed))
    setup = Setup(count, rules.meta.chosen(variant), seed)
    return Match(rules, setup, rules.start(count, variant, rng, []), dealer, recorded)
