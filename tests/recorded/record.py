"""python -m tests.recorded.record: visit everything recorded with the product's command line, and pack it."""

import json
import shutil
import sys
import tempfile
import time
from pathlib import Path

from config.env import CHROMIUM
from tests.recorded import packing
from tests.recorded.product import ROOT, process, product, rows, until

SIMULATED = 200


def main():
    began = time.monotonic()
    browser = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if browser is None:
        sys.exit(f"a browser is needed: none of {', '.join(CHROMIUM)} is installed")

    def say(line):
        print(f"{time.monotonic() - began:6.1f} s  {line}", flush=True)  # noqa: T201

    with tempfile.TemporaryDirectory() as scratch, product() as ours, ours.servers() as url:
        ours.manage("migrate", "-v0")
        folder = Path(scratch)
        with process(sys.executable, "-m", "tests.recorded.sites", scratch):
            ready = until(lambda: _read(folder / "ready.json"), "the sites stand")
            there = ready["environment"] | {"PROBE_CONCURRENCY": "40"}
            for group in ("cases", "again", "labelled"):
                _probe(ours, ready[group], there)
                say(f"{group}: {len(ready[group])} hosts visited")
            _probe(ours, ready["sample"], there | {"PROBE_BROWSER": browser})
            say(f"sample: {len(ready['sample'])} hosts visited, with a browser")
        simulated = folder / "simulated"
        simulated.mkdir()
        with process(
            sys.executable, str(ROOT / "bench" / "simulated_web.py"), str(simulated),
            "--hosts", str(SIMULATED), "--latency", "0",
        ):  # fmt: skip
            there = until(lambda: _read(simulated / "ready.json"), "the simulated web stands")
            _probe(ours, (simulated / "hosts.txt").read_text().split(), there)
            say(f"simulated: {SIMULATED} hosts visited")
        left_out = packing.pack(url)
        ((visits,),) = rows(url, "SELECT count(*) FROM probes_storedevidence")
        say(
            f"{visits} visits, packed in {packing.FILE.stat().st_size:,} bytes; left out for size: "
            f"{', '.join(left_out)}"
        )


def _probe(ours, hosts, environment):
    ours.manage("probe", "--publish", "--json", "-", given="\n".join(hosts), **environment)


def _read(path):
    try:
        return json.loads(path.read_text())
    except (OSError, ValueError):
        return None


if __name__ == "__main__":
    main()
