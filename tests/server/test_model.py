"""Two servers, a worker and power cuts against a sequential model. The long form is `scripts/model`."""

import os
import sys
import time

from server.cluster import Cluster
from server.interleaving import Extent, Interleaving
from server.postgres import Postgres
from server.tools import run

SHORT = Extent(operations=150, tables=4, life=(30, 60), between=50)


def test_any_interleaving_of_players_and_power_cuts_is_one_that_a_single_table_could_have_seen(
    postgres: Postgres,
) -> None:
    seed = int(os.environ.get("PLANETB_MODEL_SEED", time.time_ns() % 1_000_000))
    sys.stdout.write(f"seed {seed}\n")  # shown if it fails
    cluster = Cluster(postgres.database(f"model{seed}"), pure="1")
    here = Interleaving(cluster, seed, SHORT, sys.stdout.write)
    run(here.run())
    found = here.found()
    assert found["operations"] >= SHORT.operations and sum(found["killed"].values()) >= 1
