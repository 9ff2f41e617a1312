"""python -m tests.hostile.prober: visits the hosts of standard input, and says what each cost.

A line a host: seconds, peak megabytes beyond the start, and a file with the evidence. `--together` visits all
at once, and prints one line.
"""

import asyncio
import gc
import json
import os
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import uvloop

LIMIT_SECONDS = 1.0
VISIT_SECONDS = 4.0
TOGETHER_SECONDS = 60.0  # Many visits share two cores


def memory(name: str) -> int:
    """VmRSS or VmHWM of this process, in KiB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith(name)).split()[1])


def main() -> None:
    import django

    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from probes.evidence.evidence import Evidence
    from probes.grading.finding import grade_evidence
    from probes.net.policy import Policy, RequestLimits
    from probes.operations.results import result_dict
    from tests.visiting import visit

    together = "--together" in sys.argv
    longest = TOGETHER_SECONDS if together else VISIT_SECONDS
    policy, folder = Policy.from_settings(), Path(sys.argv[1])
    short = RequestLimits(
        request_seconds=LIMIT_SECONDS, connect_seconds=LIMIT_SECONDS, stream_seconds=LIMIT_SECONDS
    )
    limits = None if together else short

    async def one(host: str) -> None:
        evidence = await visit(host, policy, limits, seconds=longest)
        await asyncio.to_thread(graded, evidence)

    def graded(evidence: Evidence) -> None:
        json.dumps(result_dict(grade_evidence(evidence)))
        (folder / evidence.host).write_bytes(evidence.pack())

    async def all_of(hosts: list[str]) -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))  # as the pump records
        await asyncio.gather(*map(one, hosts))

    gc.freeze()  # what is imported is not looked through again before each visit
    hosts = sys.stdin.read().split()
    for group in [hosts] if together else [[host] for host in hosts]:
        gc.collect()
        Path("/proc/self/clear_refs").write_text("5")
        before, began = memory("VmRSS:"), time.monotonic()
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # as the probe runs
            runner.run(all_of(group))
        seconds, grown = time.monotonic() - began, (memory("VmHWM:") - before) / 1024
        sys.stdout.write(json.dumps({"host": group[0], "seconds": seconds, "megabytes": grown}) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
