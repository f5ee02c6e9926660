"""What `compiled_layers.c` offers."""

from typing import Any

class CompiledLayers:
    """The layers of a mind; `weights` are a buffer of float32, see `planetb.minds.net.packed`.

    If `plain`, as on a machine that adds four floats at once: the values are the same.
    """

    def __new__(
        cls, features: int, hidden: int, second: int, weights: Any, plain: bool = False
    ) -> CompiledLayers: ...
    def begin(self, features: list[int]) -> None:
        """Lets the first layer start from a position."""

    def values(
        self,
        features: list[list[int]],
        estimates: list[list[float]],
        seat: int,
        alone: bool,
        parts: tuple[float, float, float],
        /,
    ) -> list[float]:
        """What positions are worth to a seat."""
