"""`python -m planetb` is the `planetb` command."""

from planetb.cli.main import main

if __name__ == "__main__":
    main()
