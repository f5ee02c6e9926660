"""Two servers, a worker and power cuts against a sequential model.

The long form, as many operations as wanted, from any seed:

    PLANETB_MODEL_OPERATIONS=100000 PLANETB_MODEL_SEED=7 make model
"""

import os
import sys
import time
from typing import Any

from server.interleaving import interleave
from server.tools import run


def test_any_interleaving_of_players_and_power_cuts_is_one_that_a_single_table_could_have_seen(
    postgres: Any, capsys: Any
) -> None:
    operations = int(os.environ.get("PLANETB_MODEL_OPERATIONS", "250"))
    seed = int(os.environ.get("PLANETB_MODEL_SEED", time.time_ns() % 1_000_000))
    with capsys.disabled():
        sys.stdout.write(f"\nmodel: seed {seed}\n")
        found = run(interleave(postgres.database(f"model{seed}"), seed, operations, 4, 6.0, sys.stdout.write))
        sys.stdout.write(f"model: {found}\n")
    assert found["operations"] >= operations and found["kills"] >= 1
