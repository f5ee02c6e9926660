"""Two servers, a worker and power cuts against a sequential model.

The long form, as many operations as wanted, from any seed:

    PLANETB_MODEL_OPERATIONS=100000 PLANETB_MODEL_SEED=7 make model
"""

import os
import sys
import time
from typing import Any

from server.cluster import Cluster
from server.interleaving import interleave
from server.tools import run


def test_any_interleaving_of_players_and_power_cuts_is_one_that_a_single_table_could_have_seen(
    postgres: Any, capsys: Any
) -> None:
    asked = os.environ.get("PLANETB_MODEL_OPERATIONS")
    operations = int(asked or "250")
    seed = int(os.environ.get("PLANETB_MODEL_SEED", time.time_ns() % 1_000_000))
    with capsys.disabled():
        sys.stdout.write(f"\nmodel: seed {seed}\n")
        cluster = Cluster(
            postgres.database(f"model{seed}"), "" if asked else "1"
        )  # long: compiled, if it is there
        found = run(interleave(cluster, seed, operations, 8 if asked else 4, 6.0, tell))
        sys.stdout.write(f"model: {found}\n")
    assert found["operations"] >= operations and found["kills"] >= 1


def tell(words: str) -> None:
    sys.stdout.write(words)
    sys.stdout.flush()
