"""Command line: `agent-readiness`, and `manage.py` in a checkout."""

import os
import signal
import sys
from contextlib import nullcontext
from pathlib import Path
from types import FrameType


def end_now(_number: int, _frame: FrameType | None) -> None:
    """Handle Ctrl-C during imports, which could turn KeyboardInterrupt into another error."""
    os.write(2, b"Interrupted.\n")
    os._exit(128 + signal.SIGINT)


CTRL_C = signal.getsignal(signal.SIGINT)
if CTRL_C is signal.default_int_handler:  # not where it is ignored, as in a background job
    signal.signal(signal.SIGINT, end_now)

from operators import ending  # noqa: E402 - takes half a second

# They need no database or Redis, or start them themselves.
NEED_NO_SERVERS = {
    "check",
    "collectstatic",
    "compilemessages",
    "completion",
    "diffsettings",
    "help",
    "makemessages",
    "model",
    "probe",
    "run",
    "startapp",
    "test",
    "version",
}
# They need no Redis.
NEED_THE_DATABASE_ALONE = {"migrate"}
OURS = {"agentauth", "config", "index", "operators", "probes", "protocols"}
# They make tables, or look at whatever is there.
NEED_NO_TABLES = {
    "dbshell",
    "inspectdb",
    "makemigrations",
    "migrate",
    "restore",
    "shell",
    "showmigrations",
    "sqlmigrate",
    "verify_backup",
}


def main() -> int:
    return ending.exit_status(_tell_or_run)


def _tell_or_run() -> None:
    if sys.argv[1:] == ["--version"]:
        from index.values.vocabulary import VERSION

        sys.stdout.write(f"agent-readiness {VERSION}\n")
    elif sys.argv[1:] in ([], ["help"], ["--help"], ["-h"]):
        from operators import commands

        sys.stdout.write(commands.usage(Path(sys.argv[0]).name))
    else:
        _run()


def _run() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    from django.conf import settings
    from django.core.exceptions import ImproperlyConfigured
    from django.core.management import CommandError, execute_from_command_line
    from django.db import InterfaceError, OperationalError

    from config import data_dir
    from operators import commands, embedded

    command = sys.argv[1] if len(sys.argv) > 1 else "help"
    alone = command in NEED_NO_SERVERS or command.startswith("-") or {"-h", "--help"} & set(sys.argv)
    has_its_own = command in NEED_THE_DATABASE_ALONE and not data_dir.database_is_embedded()
    signal.signal(signal.SIGINT, CTRL_C)  # what starts from now on ends in order
    try:
        if not (command.startswith("-") or command in commands.command_files()):
            _refuse_unknown(command)
        data_dir.prepare_data_dir(settings.DATA_DIR)
        with nullcontext() if alone or has_its_own else embedded.services(settings.DATA_DIR):
            if not alone:
                _ensure_tables(command)
            execute_from_command_line(sys.argv)
    except CommandError as error:
        sys.exit(f"{sys.argv[0]}: {error}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in OURS:
            raise
        sys.exit(
            f"{sys.argv[0]}: {command} needs {error.name}, which is not installed: "
            "pip install 'agent-readiness-index[service]'"
        )
    except (ImproperlyConfigured, embedded.EmbeddedError) as error:
        sys.exit(f"{sys.argv[0]}: {error}")
    except (InterfaceError, OperationalError) as error:
        sys.exit(f"{sys.argv[0]}: The database cannot be used: {str(error).strip().splitlines()[0]}")
    except _redis_errors() as error:
        sys.exit(f"{sys.argv[0]}: Redis cannot be used: {error}")


def _refuse_unknown(name: str) -> None:
    import django
    from django.core.management import get_commands

    from operators import commands

    django.setup()
    if name not in {*get_commands(), "help", "version"}:
        sys.exit(f"{sys.argv[0]}: {commands.unknown_command(name)}")


def _ensure_tables(command: str) -> None:
    """Migrate an embedded database. Raises CommandError for a configured one that isn't migrated."""
    import django

    from probes.operations import host_command

    if command in NEED_NO_TABLES:
        return
    django.setup()
    host_command.ensure_migrated()


def _redis_errors() -> tuple[type[Exception], ...]:
    """None of them was raised where its package was not loaded, which takes a tenth of a second."""
    redis = sys.modules.get("redis")
    return (redis.ConnectionError, redis.TimeoutError) if redis else ()
