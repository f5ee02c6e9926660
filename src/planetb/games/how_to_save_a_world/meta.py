"""What the game says about itself; the ends name the rescue project and the way Day X came."""

from planetb.kernel.meta import Meta

META = Meta(
    "how_to_save_a_world",
    "How to Save a World",
    rules_version=7,
    seats=(1, 4),
    variants=(),
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
