"""Started in front of a program: sets what it may use of the machine, and becomes the program.

    python limits.py '{"memory": 1024, "cpu": 310}' ./mybot

A program of its own, so that no code of ours runs between fork and exec of a process with threads.
"""

import json
import os
import sys

MEGABYTE = 1 << 20
FILE = 64 * MEGABYTE
FILES = 256


def main() -> None:
    """Sets the limits and executes the rest of the command line."""
    wanted, command = json.loads(sys.argv[1]), sys.argv[2:]
    try:
        import resource
    except ImportError:  # not a Unix: only the clock limits it
        pass
    else:
        memory = wanted["memory"] * MEGABYTE
        # Data counts what is really used; address space would forbid runtimes that reserve much of it.
        for kind, most in (
            (resource.RLIMIT_DATA, memory),
            (resource.RLIMIT_STACK, min(memory, 8 * MEGABYTE)),
            (resource.RLIMIT_CPU, wanted["cpu"]),
            (resource.RLIMIT_FSIZE, FILE),
            (resource.RLIMIT_NOFILE, FILES),
            (resource.RLIMIT_CORE, 0),
        ):
            hard = resource.getrlimit(kind)[1]
            most = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(kind, (most, most))
    try:
        os.execvp(command[0], command)
    except OSError as error:
        sys.exit(f"cannot start {command[0]}: {error.strerror}")


if __name__ == "__main__":
    main()
