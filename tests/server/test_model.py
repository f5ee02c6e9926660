"""Two servers, a worker and power cuts against a sequential model.

The long form, as many operations as wanted, from any seed:

    PLANETB_MODEL_OPERATIONS=100000 PLANETB_MODEL_SEED=7 make model
"""

import os
import sys
import time
from typing import Any

from server.cluster import Cluster
from server.interleaving import Extent, interleave
from server.tools import run


def test_any_interleaving_of_players_and_power_cuts_is_one_that_a_single_table_could_have_seen(
    postgres: Any, capsys: Any
) -> None:
    asked = os.environ.get("PLANETB_MODEL_OPERATIONS")
    extent = Extent(int(asked), 8, (90, 300), 6.0) if asked else Extent(120, 3, (40, 80), 5.0)
    seed = int(os.environ.get("PLANETB_MODEL_SEED", time.time_ns() % 1_000_000))
    with capsys.disabled():
        sys.stdout.write(f"\nmodel: seed {seed}\n")
        pure = "" if asked else "1"  # the long form has the compiled engine, if it is there
        begun = time.monotonic()
        found = run(interleave(Cluster(postgres.database(f"model{seed}"), pure), seed, extent, tell))
        seconds = time.monotonic() - begun
        sys.stdout.write(f"model: {found} in {seconds:.0f} s, {found['operations'] / seconds:.1f}/s\n")
    assert found["operations"] >= extent.operations and found["kills"] >= 1


def tell(words: str) -> None:
    sys.stdout.write(words)
    sys.stdout.flush()
