#!/usr/bin/env python
"""Django's command line for this project, in a checkout; installed it is `agent-readiness`."""

import sys

from operators.command_line import main

if __name__ == "__main__":
    sys.exit(main())
