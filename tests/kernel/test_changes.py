"""What changed between observations."""

from planetb.kernel.changes import Changes
from planetb.kernel.rng import Rng

SIZE = 40
GONE = 100


def some(rng: Rng) -> list[int]:
    return [feature for feature in range(SIZE) if rng.below(3) == 0]


def test_new_and_gone_features_are_told_for_any_base_in_any_order() -> None:
    rng, changes = Rng(1), Changes(SIZE)
    for _ in range(20):
        base = some(rng)
        changes.begin(base)
        for _ in range(5):
            seen = some(rng)
            found: list[int] = []
            changes.tell(seen, GONE, found)
            assert set(found) == set(seen) - set(base) | {GONE + feature for feature in set(base) - set(seen)}
            assert len(found) == len(set(found))


def test_a_base_may_change_afterwards() -> None:
    base, changes = [1, 2], Changes(SIZE)
    changes.begin(base)
    base.append(3)
    found: list[int] = []
    changes.tell([1, 3], GONE, found)
    assert found == [3, GONE + 2]
