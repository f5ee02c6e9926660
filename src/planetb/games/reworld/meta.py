"""What Reworld says about itself."""

from typing import Final

from planetb.kernel.meta import Meta

SETTLED: Final = "settled"  # the only end: no freighter carries modules any more (p. 11)
META: Final = Meta("reworld", "Reworld", 3, (2, 4), (), (SETTLED,), longest=600)
