"""`python -m nightowl` is the command `nightowl`."""

from .cli import main

if __name__ == "__main__":
    raise SystemExit(main())
