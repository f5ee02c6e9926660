"""Several threads may read the first value of a sort at once."""

import os
import subprocess
import sys
from pathlib import Path

from server.tools import PATIENCE

# The library looks at `Outer` while one thread reads one, and at `Inner` for it, which takes a while here.
SCRIPT = """
import sys, threading
import msgspec
from planetb.server.process.services import Services
from planetb.server.process.settings import from_environment

begun, go_on = threading.Event(), threading.Event()

def slowly():
    begun.set()
    go_on.wait(5)
    return int

class Inner(msgspec.Struct):
    number: "slowly()"

class Outer(msgspec.Struct):
    inner: Inner | None = None
    last: int = 0

go_on.set()
Services(from_environment(database=sys.argv[1]))
go_on.clear()
begun.clear()
first = threading.Thread(target=msgspec.convert, args=({"last": 1}, Outer))
first.start()
while first.is_alive() and not begun.is_set():
    first.join(0.01)
assert msgspec.convert({"last": 2}, Outer).last == 2
go_on.set()
first.join()
"""


def test_two_threads_read_the_first_value_of_a_sort_at_once(tmp_path: Path) -> None:
    path = {"PYTHONPATH": os.pathsep.join(str(Path(each).resolve()) for each in sys.path if each)}
    command = [sys.executable, "-c", SCRIPT, f"sqlite:///{tmp_path}/tables.sqlite"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=os.environ | path)
    assert done.returncode == 0, done.stderr
