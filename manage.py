#!/usr/bin/env python
"""Django's command line for this project."""

import os
import sys
from contextlib import nullcontext

NEED_NO_SERVERS = {
    "check",
    "collectstatic",
    "compilemessages",
    "diffsettings",
    "help",
    "makemessages",
    "probe",
    "run",
    "startapp",
    "test",
    "version",
}
"""Commands that use neither database nor Redis, or start them by themselves."""


def main() -> None:
    """Run a management command, with the embedded servers when it needs them. Failures of ours are one line."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    from django.conf import settings
    from django.core.exceptions import ImproperlyConfigured
    from django.core.management import execute_from_command_line

    from config import embedded, private

    command = sys.argv[1] if len(sys.argv) > 1 else "help"
    alone = command in NEED_NO_SERVERS or command.startswith("-") or {"-h", "--help"} & set(sys.argv)
    try:
        private.begin(settings.DATA_DIR)
        with nullcontext() if alone else embedded.services(settings.DATA_DIR):
            execute_from_command_line(sys.argv)
    except (ImproperlyConfigured, embedded.EmbeddedError) as error:
        sys.exit(f"{sys.argv[0]}: {error}")


if __name__ == "__main__":
    main()
