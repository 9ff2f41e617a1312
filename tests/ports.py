"""Ports for servers that must be told theirs."""

import socket
from pathlib import Path
from random import SystemRandom

_FIRST = 10_240
_GIVEN_TO_CONNECTIONS = Path("/proc/sys/net/ipv4/ip_local_port_range")


def free_port() -> int:
    """The system gives this port to no outgoing connection before it is used."""
    end = int(_GIVEN_TO_CONNECTIONS.read_text().split()[0]) if _GIVEN_TO_CONNECTIONS.exists() else 32_768
    while True:
        port = SystemRandom().randrange(_FIRST, max(end, _FIRST + 1_000))
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
