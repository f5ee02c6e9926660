"""The compiled kernel under games that are not compiled: it knows what their classes state."""

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
ASK = """
import sys
sys.path[:0] = [{tests!r}, {tests!r} + "/kernel"]
import planetb, orchard
from planetb.games import registry
from tiny.beacon import GAME, Settle
from planetb.kernel.machine import Machine
print(planetb.engine.RUNNING)
print(Settle(0, 1).window, type(GAME).__mro__[1].options_at(GAME, GAME.start(2, [0], 5), Settle(0, 0)) != [])
print(registry.game("reworld").promises, orchard.GAME.promises)
"""


@pytest.mark.slow
@pytest.mark.usefixtures("compiled")
def test_compiled_kernel_sees_the_flags_of_interpreted_and_of_compiled_steps() -> None:
    command = [sys.executable, "-c", ASK.format(tests=str(TESTS))]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["compiled", "True True", "False True"], done.stderr
