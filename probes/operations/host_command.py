"""Base of commands for given hosts."""

import sys
from collections.abc import Callable, Iterable
from typing import Any

from django.conf import settings
from django.core.management import CommandError, call_command
from django.core.management.base import CommandParser
from django.db import OperationalError

from config.checks import ServiceCommand
from config.data_dir import database_is_embedded
from config.database import migrations
from index.values import hosts
from probes.evidence.charsets import decode
from probes.net.guard import UrlRefusal, check_url


def parse_hosts(
    words: Iterable[str], host_of: Callable[[str], str] = hosts.normalise
) -> tuple[list[str], list[str]]:
    """Distinct host names, and an error line per invalid word; `-` reads standard input."""
    good: dict[str, None] = {}
    bad: list[str] = []
    for word in _given(words):
        try:
            host = host_of(word)
        except hosts.BadHost as error:
            bad.append(str(error))
            continue
        target = check_url(f"https://{host}/", connect_to=settings.PROBE_CONNECT_TO)
        if isinstance(target, UrlRefusal):
            bad.append(f"'{host}': {target.reason}")
        else:
            good[host] = None
    return list(good), bad


def _given(words: Iterable[str]) -> list[str]:
    given: list[str] = []
    for word in words:
        given += _standard_input() if word == "-" else [word]
    return given


def _standard_input() -> list[str]:
    """Its lines, in any encoding that a byte order mark names; joined files have one inside, too."""
    text = decode(sys.stdin.buffer.read(), "")
    return [word for line in text.split("\n") if (word := line.strip().lstrip("\ufeff"))]


def ensure_migrated() -> None:
    """Migrate the embedded database. Raises CommandError if a configured one isn't migrated."""
    try:
        lacking = migrations.missing_migrations()
    except OperationalError as error:
        message = " ".join(str(error).split())
        raise CommandError(f"the database cannot be used: {message}") from error
    if lacking and not database_is_embedded():
        raise CommandError(lacking)
    if lacking:
        call_command("migrate", interactive=False, verbosity=0)


class HostCommand(ServiceCommand):
    """Exits with 2 if a host was invalid, else with 1 if an action failed."""

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "hosts", nargs="+", metavar="HOST", help="a host name; - reads them from standard input"
        )

    def handle(self, **options: Any) -> None:
        good, bad = parse_hosts(options["hosts"])
        for line in bad:
            self.stderr.write(line)
        if good:
            ensure_migrated()
        missed = 0
        for host in good:
            done, message = self.act(host, options)
            (self.stdout if done else self.stderr).write(f"{host} {message}")
            missed += not done
        if bad or missed:
            raise SystemExit(2 if bad else 1)

    def act(self, host: str, options: dict[str, Any]) -> tuple[bool, str]:
        """Whether it succeeded, and the message after the host's name."""
        raise NotImplementedError
