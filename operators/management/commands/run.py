"""`manage.py run`."""

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser
from rich.console import Console

from config import env
from operators.launch.host_list import HostList, read
from operators.launch.launch import Launch, LaunchError


class Command(BaseCommand):
    help = "Start the whole service on this machine; Ctrl-C stops it."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--hosts", default=env.text("HOSTS"), help="file of hosts to probe, one a line (HOSTS)"
        )
        parser.add_argument("--listen", default="127.0.0.1", help="address to listen on (default: 127.0.0.1)")

    def handle(self, *_: str, hosts: str, listen: str, **__: Any) -> None:
        launch = Launch(
            data_dir=settings.DATA_DIR,
            address=listen,
            port=settings.PORT,
            hosts=_hosts(hosts) if hosts else None,
            console=Console(highlight=False, soft_wrap=True),
        )
        try:
            launch()
        except LaunchError as error:
            raise CommandError(str(error)) from error


def _hosts(file: str) -> HostList:
    try:
        found = read(Path(file))
    except OSError as error:
        raise CommandError(f"HOSTS={file}: {error.strerror}", returncode=2) from error
    if not found.hosts:
        raise CommandError("\n".join([*found.complaints, f"HOSTS={file}: holds no host"]), returncode=2)
    return found
