"""How bounds of parts make a bound of the whole: added up, or the best of them good by good (A6)."""

from planetb.games.underwater_cities.content.tables import Deed
from planetb.games.underwater_cities.effects.combine import Buy
from planetb.games.underwater_cities.rules.stock import in_all, less, lower, upper


class Merging:
    """What effects may bring at most, as packed stocks, and how many deeds of each sort."""

    scarce: int = 0  # bits of the goods that are summed up
    deeds: int = 0  # how many it may do of each, packed like a stock

    def of(self, effect: Deed) -> int:
        """What an effect may bring."""
        raise NotImplementedError

    def together(self, parts: list[Deed]) -> int:
        total = 0
        for part in parts:
            total += self.of(part)
        return total

    def either(self, parts: list[Deed]) -> int:
        """What any one of them may bring, good by good."""
        if len(parts) == 1:
            return self.of(parts[0])
        before = self.deeds
        done = 0
        most = 0
        for part in parts:
            self.deeds = 0
            found = self.of(part)
            if found != most:
                most = upper(most, found)
            if self.deeds != done:  # most do the same: nothing
                done = upper(done, self.deeds)
        self.deeds = before + done
        return most

    def repeated(self, n: int, parts: list[Deed]) -> int:
        """What any one of them may bring so many times."""
        if n == 1:
            return self.either(parts)
        before = self.deeds
        self.deeds = 0
        most = self.either(parts)
        self.deeds = before + n * self.deeds
        return n * most

    def best(self, n: int, parts: list[Deed], more: int = 0, paid: int = 0) -> int:
        """What so many different ones of them may bring, each with so much more and less what is paid for it;
        none of them must be what comes.
        """
        if n == 1:
            return less(self.either(parts) + more, paid)
        before = self.deeds
        most = less(more, paid)
        total, done, all_done = n * most, 0, 0
        for part in parts:
            self.deeds = 0
            found = less(self.of(part) + more, paid)
            most = upper(most, found)
            total += found
            done = upper(done, self.deeds)
            all_done += self.deeds
        self.deeds = before + lower(n * done, all_done)
        return lower(n * most, total)

    def bought(self, effect: Buy, n: int) -> int:
        """What so many purchases may bring, less what is scarce and paid for them."""
        return less(self.repeated(n, [effect.effect]), n * in_all(effect.price, self.scarce))
