"""python -m operators.sample_web.serve --dir DIR: the sample web as a process, until SIGTERM or SIGINT."""

import argparse
import asyncio
import json
import os
import signal
import sys
from pathlib import Path

from operators.sample_web.authority import write_whole
from operators.sample_web.server import Ports, SampleWeb


async def serve(folder: Path, latency: float | None) -> None:
    """Serve, with `sites.json` in the folder while everything listens."""
    told_to_stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, told_to_stop.set)
    note = folder / "sites.json"
    before = _ports_of_a_killed_one(note)
    note.unlink(missing_ok=True)
    sample = SampleWeb(folder, latency=latency, requests_kept=0)
    await sample.start(before)
    try:
        write_whole(note, _note(sample))
        sys.stdout.write(f"Sample web: {len(sample.hosts)} sites on 127.0.0.1:{sample.https_port}\n")
        sys.stdout.flush()
        await told_to_stop.wait()
    finally:
        note.unlink(missing_ok=True)
        await sample.stop()


def _ports_of_a_killed_one(note: Path) -> Ports:
    """The ports in the note of a killed web, where clients still ask; zeros without a note."""
    try:
        https, http, silent = map(int, json.loads(note.read_text())["ports"])
    except (OSError, ValueError, KeyError, TypeError):
        return Ports()
    return Ports(https, http, silent)


def _note(sample: SampleWeb) -> bytes:
    note = {
        "hosts": sample.hosts,
        "connect_to": sample.connect_to,
        "ca_bundle": str(sample.ca_bundle.absolute()),
        "pid": os.getpid(),
        "ports": sample.ports,
    }
    return json.dumps(note, indent=1).encode()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m operators.sample_web.serve", description=__doc__)
    parser.add_argument("--dir", type=Path, required=True, help="folder for certificates and sites.json")
    parser.add_argument("--latency", type=float, help="seconds that every answer takes")
    options = parser.parse_args()
    asyncio.run(serve(options.dir, options.latency))


if __name__ == "__main__":
    main()
