"""What Underwater Cities is for: seats, variants, ways to end."""

from typing import Final

from planetb.kernel.meta import Meta, Variant

BOARDS: Final = 0  # places in `State.variant`
CONTRACTS: Final = 1
FOREIGN: Final = 2

EXPERT: Final = 1  # value of BOARDS
WITH_CONTRACTS: Final = 1  # value of CONTRACTS

META = Meta(
    name="underwater_cities",
    title="Underwater Cities",
    rules_version=9,
    seats=(1, 4),
    variants=(
        Variant("boards", ("basic", "expert")),
        Variant("contracts", (False, True)),
        Variant("foreign", (1, 2, 3, 4)),  # alone: where foreign tiles begin in each colour (p. 19)
    ),
    ends=("scored", "goal reached", "goal missed"),
    longest=6000,
)
