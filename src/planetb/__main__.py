"""`python -m planetb` is the `planetb` command."""

import sys

from planetb.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
