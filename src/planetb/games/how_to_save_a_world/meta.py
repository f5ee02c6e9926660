"""What the game says about itself; the ends name the rescue project and the way Day X came."""

from typing import Final

from planetb.kernel.meta import Meta, Variant

RIVAL: Final = 0  # place in `State.variant`

META = Meta(
    "how_to_save_a_world",
    "How to Save a World",
    rules_version=8,
    seats=(1, 4),
    variants=(Variant("rival", ("normal", "easy", "hard")),),  # alone: how far ahead it begins
    ends=(
        "laser-asteroid",
        "laser-track",
        "laser-stack",
        "shield-asteroid",
        "shield-track",
        "shield-stack",
        "evacuation-asteroid",
        "evacuation-track",
        "evacuation-stack",
    ),
    longest=5000,
)
