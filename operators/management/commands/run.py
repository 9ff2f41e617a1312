"""`manage.py run`."""

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError, CommandParser
from rich.console import Console

from config import env
from config.checks import ServiceCommand
from operators.launch.launch import LIMIT, FirstSource, HostList, Launch, LaunchError, read_hosts


class Command(ServiceCommand):
    help = "Start the whole service on this machine; Ctrl-C stops it."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--hosts", default=env.text("HOSTS"), help="file of hosts to probe, one a line (HOSTS)"
        )
        parser.add_argument(
            "--from",
            dest="source",
            metavar="SOURCE",
            default="",
            help="read this source of hosts first, e.g. mcp-registry; `sources` lists them",
        )
        parser.add_argument(
            "--limit", type=int, default=LIMIT, metavar="N", help=f"hosts to take from it (default: {LIMIT})"
        )
        parser.add_argument("--listen", default="127.0.0.1", help="address to listen on (default: 127.0.0.1)")

    def handle(self, *_: str, hosts: str, listen: str, source: str, limit: int, **__: Any) -> None:
        if limit < 1:
            raise CommandError("--limit must be 1 or more", returncode=2)
        found = _hosts(hosts) if hosts else None
        launch = Launch(
            data_dir=settings.DATA_DIR,
            address=listen,
            port=settings.PORT,
            hosts=found,
            console=Console(highlight=False, soft_wrap=True),
            source=FirstSource(source, limit) if source else None,
        )
        try:
            launch()
        except LaunchError as error:
            raise CommandError(str(error)) from error


def _hosts(file: str) -> HostList:
    try:
        found = read_hosts(Path(file))
    except OSError as error:
        raise CommandError(f"HOSTS={file}: {error.strerror}", returncode=2) from error
    if not found.hosts:
        raise CommandError("\n".join([*found.complaints, f"HOSTS={file}: holds no host"]), returncode=2)
    return found
