"""Live checks beside a running pipeline: how long one takes, what is lost, what scheduled visits pay.

The service's servers, prober, grader, beat and live worker run against the simulated web, with the usual
pause between requests to a host. Goals: an ordinary host without WebMCP takes 20 s in the median and 60 s in
95 of 100; a flood is answered whole, though its worker is killed; visits keep nine tenths of their pace.

    python -m bench.bench_live [--checks 40] [--every 3] [--flood 0] [--browser /usr/bin/chromium]
"""

import argparse
import math
import os
import random
import signal
import tempfile
import time
from pathlib import Path
from typing import Any

from bench import ROOT, pipeline

MEDIAN = 20.0
P95 = 60.0
PACE = 0.9
FILLING_SECONDS = 60.0  # Until all slots of the prober are in use, at different points of their visits
QUIET_SECONDS = 60.0  # How long the pipeline runs alone for its pace, before the checks and again after them
PATIENCE = 1800.0
FLOODERS = 6  # Networks that the flood comes from
SETTLED = ("answered", "declined", "could_not_ask", "refused")


def visits_a_second(seconds: float) -> float:
    """Return the pace of scheduled visits over the next seconds."""
    before, began = pipeline.counts()["visits"], time.monotonic()
    time.sleep(seconds)
    return (pipeline.counts()["visits"] - before) / (time.monotonic() - began)


def ask(hosts: list[str], every: float) -> tuple[list[Any], float]:
    """Ask for the hosts, one after the other; return the ended checks and the pace of visits meanwhile."""
    from probes.live import queue

    before, began, ids = pipeline.counts()["visits"], time.monotonic(), []
    for host in hosts:
        ids.append(queue.ask(host).pk)
        time.sleep(random.expovariate(1 / every) if every else 0.0)
    ended = wait_for(ids)
    return ended, (pipeline.counts()["visits"] - before) / (time.monotonic() - began)


def wait_for(ids: list[str]) -> list[Any]:
    """Return the checks once all have ended, or patience has."""
    from probes.models import LiveCheck

    deadline = time.monotonic() + PATIENCE
    while LiveCheck.objects.filter(pk__in=ids).exclude(state="done").exists() and time.monotonic() < deadline:
        time.sleep(0.5)
    return list(LiveCheck.objects.filter(pk__in=ids))


def report(name: str, checks: list[Any]) -> None:
    """Print how long checks took from asking, and how they ended."""
    took = sorted((one.finished_at - one.asked_at).total_seconds() for one in checks if one.finished_at)
    ended = {outcome: sum(one.outcome == outcome for one in checks) for outcome in (*SETTLED, "failed", "")}
    told = ", ".join(f"{number} {outcome or 'not ended'}" for outcome, number in ended.items() if number)
    middle, late = at(took, 0.5), at(took, 0.95)
    print(f"{name}: median {middle:.1f} s, p95 {late:.1f} s, longest {took[-1]:.1f} s; {told}")


def at(took: list[float], part: float) -> float:
    return took[min(len(took) - 1, math.ceil(part * len(took)) - 1)]


def kill_pool(pid: int) -> None:
    """Kill the pool process of a worker, as a machine that is out of memory does."""
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        os.kill(int(child), signal.SIGKILL)


def measure(args: argparse.Namespace, data: Path) -> None:
    """Run the pipeline and the checks, and print the figures beside their goals."""
    from config.processes import spawn, stop
    from operators.launch import command_lines
    from probes.live import queue
    from probes.models import Target
    from probes.schedule import schedule

    hosts = (data / "hosts.txt").read_text().split()
    with pipeline.running(data, probers=1, graders=2, concurrency=args.concurrency):
        schedule.register(hosts[args.checks + args.flood + 1 :], origin=Target.Origin.OPERATOR)
        env = {**os.environ, "PROBE_BROWSER": args.browser}
        child = spawn("live", command_lines.live(), log=data / "logs" / "live.log", env=env, cwd=ROOT)
        try:
            time.sleep(FILLING_SECONDS)
            before = visits_a_second(QUIET_SECONDS)
            checks, beside = ask(hosts[: args.checks], args.every)
            after = visits_a_second(QUIET_SECONDS)
            report(f"{len(checks)} checks (goals: median {MEDIAN:g} s, p95 {P95:g} s)", checks)
            alone = (before + after) / 2
            print(
                f"scheduled visits: {beside:.2f}/s beside; {before:.2f}/s before and {after:.2f}/s after: "
                f"{beside / alone if alone else 0.0:.0%} of their mean (goal {PACE:.0%})"
            )
            if args.flood:
                flooded = enumerate(hosts[args.checks : args.checks + args.flood])
                ids = [queue.ask(host, network=f"network {n % FLOODERS}").pk for n, host in flooded]
                honest = queue.ask(hosts[args.checks + args.flood], network="honest")
                place = queue.place_in_line(honest)
                print(f"an honest caller behind {args.flood} checks of {FLOODERS} networks: {place}")
                report("the honest caller", wait_for([honest.pk]))
                kill_pool(child.process.pid)
                flood = wait_for(ids)
                report(f"flood of {len(flood)}, its worker killed then", flood)
        finally:
            stop(child)


def main() -> None:
    """Read the options, run, print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--checks", type=int, default=40)
    parser.add_argument("--every", type=float, default=3.0, help="mean seconds between two that are asked")
    parser.add_argument(
        "--flood", type=int, default=0, help="checks asked at once beside an honest one, with a killed worker"
    )
    parser.add_argument("--concurrency", type=int, default=50, help="scheduled visits in flight")
    parser.add_argument("--browser", default="off")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="bench-live-") as folder:
        Path(folder).chmod(0o755)
        data = Path(folder)
        with pipeline.simulated_web(data, "--dead=0", "--latency=0.05") as environment:
            caps = {"PROBE_HOST_DELAY": "0.5", "PROBE_PER_ADDRESS": "0", "PROBE_PER_PLATFORM": "0"}
            pipeline.set_up(data, environment | caps)
            measure(args, data)


if __name__ == "__main__":
    main()
