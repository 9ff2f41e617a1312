"""python -m tests.hostile.prober: visits the hosts of standard input, and says what each cost.

A line a host: outcome, seconds, megabytes at the peak beyond what was there before, and a file with the evidence.
"""

import asyncio
import gc
import json
import os
import sys
import time
from pathlib import Path

LIMIT_SECONDS = 1.0
VISIT_SECONDS = 4.0


def memory(name: str) -> int:
    """VmRSS or VmHWM of this process, in KiB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(name)).split()[1])


def main() -> None:
    """Visit, grade and tell, one host after another."""
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from probes.gather import visit as visits
    from probes.grade import grade
    from probes.net.policy import Limits, Policy
    from probes.probe import visit
    from probes.results import as_dict

    visits.MAX_SECONDS = VISIT_SECONDS
    policy, folder = Policy.from_settings(), Path(sys.argv[1])
    limits = Limits(
        request_seconds=LIMIT_SECONDS, connect_seconds=LIMIT_SECONDS, stream_seconds=LIMIT_SECONDS
    )
    for host in sys.stdin.read().split():
        gc.collect()
        Path("/proc/self/clear_refs").write_text("5")
        before, began = memory("VmRSS:"), time.monotonic()
        evidence = asyncio.run(visit(host, policy, limits))
        finding = grade(evidence)
        said = json.dumps(as_dict(finding)).encode()
        seconds, grown = time.monotonic() - began, (memory("VmHWM:") - before) / 1024
        (folder / host).write_bytes(evidence.pack())
        sys.stdout.write(
            json.dumps({"host": host, "seconds": seconds, "megabytes": grown, "bytes": len(said)}) + "\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
