"""`python -m nightowl` is the command `nightowl`."""

from .cli import main

raise SystemExit(main())
