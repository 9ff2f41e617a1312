"""`manage.py unblock`."""

from typing import Any

from probes.operations.host_command import HostCommand
from probes.schedule import control


class Command(HostCommand):
    help = "Visit hosts again that `block` took out."

    def act(self, host: str, _options: dict[str, Any]) -> tuple[bool, str]:
        return (True, "is due now") if control.unblock(host) else (False, "was not blocked")
