"""Facts as they travel: words of goods and kinds beside amounts, no numbers that only the rules know."""

from collections.abc import Sequence

from planetb.games.underwater_cities.terms import BUILDING, CITY, GOODS, KINDS, STRUCTURE


def kinds_word(what: int) -> str:
    """What may be built or upgraded: `building`, `structure`, `cities`, or the kinds one by one."""
    if what == BUILDING:
        return "building"
    if what == STRUCTURE:
        return "structure"
    if what == CITY:
        return "cities"
    return " ".join([KINDS[kind] for kind in range(len(KINDS)) if what >> kind & 1])


def goods_words(bits: int) -> tuple[str, ...]:
    """The goods whose bits are set."""
    return tuple([GOODS[good] for good in range(len(GOODS)) if bits >> good & 1])


def amounts_by_good(amounts: Sequence[int]) -> dict[str, int]:
    """`{"credit": 1, "steelplast": 2}`."""
    return {GOODS[good]: n for good, n in enumerate(amounts) if n}


def amounts_in_words(amounts: Sequence[int]) -> tuple[int | str, ...]:
    """`("credit", 1, "steelplast", 2)`: each good, and how much of it."""
    found: list[int | str] = []
    for good, n in amounts_by_good(amounts).items():
        found += [good, n]
    return tuple(found)
