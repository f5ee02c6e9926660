"""Verbs of lasting cards: triggers, discounts, abilities (p. 8)."""

from planetb.games.underwater_cities.content.tables import PRICES, Deed
from planetb.games.underwater_cities.effects.events import HAS_DISCOUNT, Event, SlotUsed
from planetb.games.underwater_cities.effects.facts import amounts_in_words, kinds_word
from planetb.games.underwater_cities.state import UnderwaterState
from planetb.games.underwater_cities.terms import GOODS, SCIENCE


class Lasting(Deed):
    """A lasting effect: it is claimed, not resolved."""

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        raise AssertionError("a lasting effect is claimed")


class Whenever(Lasting):
    """Whenever something happens in your turn, something else follows at once."""

    def __init__(self, event: Event, effect: Deed) -> None:
        super().__init__()
        self.event = event
        self.effect = effect

    def parts(self) -> list[Deed]:
        return [self.effect]

    def facts(self) -> tuple[int | str, ...]:
        if isinstance(self.event, SlotUsed):
            return ("SlotUsed", self.event.slot)
        return (type(self.event).__name__,)


class Discount(Lasting):
    """Building costs less; never below zero (p. 19)."""

    def __init__(
        self,
        what: int,
        credits: int = 0,
        kelp: int = 0,
        steelplast: int = 0,
        science: int = 0,
        biomass: int = 0,
    ) -> None:
        super().__init__()
        self.what = what
        self.amounts = (credits, kelp, steelplast, science, biomass)

    def facts(self) -> tuple[int | str, ...]:
        return (kinds_word(self.what), *amounts_in_words(self.amounts))

    @property
    def beyond(self) -> bool:
        """Whether some of what is named costs less of a good than is taken off."""
        for kind, price in enumerate(PRICES):
            if self.what >> kind & 1:
                for n, usual in zip(self.amounts, price, strict=True):
                    if n > usual:
                        return True
        return False


class PayUpgrades(Lasting):
    """Upgrades of what is named may also be paid with another good."""

    def __init__(self, what: int, good: int) -> None:
        super().__init__()
        self.what = what
        self.good = good
        self.usual = SCIENCE

    def facts(self) -> tuple[int | str, ...]:
        return (kinds_word(self.what), GOODS[self.good])


class HandLimit(Lasting):
    """You keep more cards (p. 17)."""

    def __init__(self, more: int) -> None:
        super().__init__()
        self.more = more

    def facts(self) -> tuple[int | str, ...]:
        return (self.more,)


class OncePerTurn(Lasting):
    """You may do it once in each of your turns."""

    def __init__(self, effect: Deed) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Deed]:
        return [self.effect]


class ThisTurn(Deed):
    """For the rest of this turn building costs less: changes the rules of the slot just used (p. 19)."""

    def __init__(self, what: int, good: int, n: int) -> None:
        super().__init__()
        self.what = what
        self.good = good
        self.n = n

    def facts(self) -> tuple[int | str, ...]:
        return (kinds_word(self.what), GOODS[self.good], self.n)

    def resolve(self, state: UnderwaterState, seat: int) -> None:
        here = state.seats[seat]
        here.relief = [*here.relief, self.what, self.good, self.n]
        here.events |= self.what << HAS_DISCOUNT
        here.prices = []
