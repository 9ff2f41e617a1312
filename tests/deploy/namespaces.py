"""Network namespaces that stand for machines."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


def ip(*words, check=True):
    subprocess.run(["ip", *words], check=check, capture_output=True)


@contextmanager
def machines(count: int) -> Iterator[tuple[str, list[str]]]:
    """Yield our address, which they reach, and their names; they reach nothing else."""
    network = f"10.231.{os.getpid() % 250}"
    bridge, names = f"ari{os.getpid()}", [f"ari{os.getpid()}-{number}" for number in range(count)]
    ip("link", "add", bridge, "type", "bridge")
    try:
        ip("addr", "add", f"{network}.1/24", "dev", bridge)
        ip("link", "set", bridge, "up")
        for number, name in enumerate(names):
            link = f"{bridge}{number}"
            ip("netns", "add", name)
            ip("link", "add", link, "type", "veth", "peer", "name", f"{link}b", "netns", name)
            ip("link", "set", link, "master", bridge, "up")
            ip("-n", name, "addr", "add", f"{network}.{number + 2}/24", "dev", f"{link}b")
            ip("-n", name, "link", "set", f"{link}b", "up")
            ip("-n", name, "link", "set", "lo", "up")
        yield f"{network}.1", names
    finally:
        for name in names:
            ip("netns", "del", name, check=False)
        ip("link", "del", bridge, check=False)
