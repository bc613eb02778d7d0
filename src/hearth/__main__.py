"""`python -m hearth` is `hearth`."""

import sys

from hearth.cli import main

if __name__ == "__main__":
    sys.exit(main())
