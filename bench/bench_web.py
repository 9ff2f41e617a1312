"""How long the server takes for every page at a size, and how big each is.

Seeds a folder of its own (`--data-dir` keeps it for the next run), adds one site with all that a report can
show, serves it with the product's own web server, and asks for each page, one client after another request. A
page over 30 ms (median) or 60 KB is marked. Sizes are of the page alone, as it is and compressed; what pages
share is listed once.

    python -m bench.bench_web [--sites 100000] [--data-dir DIR] [--requests 100]
"""

import argparse
import gzip
import sys
import zlib
from http.client import HTTPConnection
from pathlib import Path
from statistics import median

from bench import bench_find
from bench.bench_find import cpu_seconds, seed, servers, web
from bench.http_load import ask

PORT = bench_find.PORT = 18_433  # Not the other bench's, so that both can run

BROWSER = "text/html,*/*;q=0.8"
MOST_MS = 30.0
MOST_BYTES = 60_000
FULL = "everything-there-is.test"

PAGES = (
    "/", "/index.md", "/?q=used+books", "/?q=used+books&has_mcp=true", "/?country=US", "/?has_webmcp=true",
    "/?country=XX",
    f"/?q={FULL}", "/?q=python.org", "/site/{seeded}", f"/site/{FULL}", f"/site/{FULL}.json",
    f"/site/{FULL}.md",
    f"/site/{FULL}/badge.svg", f"/site/{FULL}/changes.atom", f"/site/{FULL}/evidence/mcp_server",
    f"/site/{FULL}/wrong",
    f"/site/{FULL}/again", f"/site/{FULL}/state", "/site/never.example", "/type/", "/type/business",
    "/type/business?page=50",
    "/?has_md=true&sort=probed&page=3", "/type/business?sort=mcp", "/complete?q=mar",
    f"/compare?host={FULL}&host=never.example", "/benchmark/rubric", "/benchmark/changes",
    "/benchmark/figures/kinds.csv",
    "/country/", "/country/US", "/country/US?page=50", "/benchmark", "/benchmark.md", "/benchmark/mcp_server",
    "/benchmark/mcp_server/1.0", "/submit", "/check", "/bot", "/terms", "/privacy", "/docs",
    "/agent/auth/claim", "/nothing-here",
)  # fmt: skip
SHARED = (
    "/static/style.css", "/static/fonts/newsreader-latin-500.woff2",
    "/static/fonts/instrument-sans-latin.woff2",
    "/static/favicon.svg", "/webmcp.js", "/static/wait.js", "/static/busy.js",
)  # fmt: skip


def full_site() -> None:
    """List a site with the most that a report shows: five exchanges a check, many tools, long words."""
    from django.utils import timezone

    from index.listing.publish import publish_all
    from index.values.findings import CheckFinding, ExchangeLine, Finding, Tool
    from index.values.reasons import OutcomeReason, Reason
    from index.values.vocabulary import Answer, CardState, CheckId, EntityType, FoundVia, Outcome, Tier

    now = timezone.now()
    line = ExchangeLine(
        method="GET", url=f"https://{FULL}/.well-known/api-catalog", final_url=f"https://www.{FULL}/.well-known/api-catalog",
        status=200, content_type="text/html; charset=utf-8", bytes=18_432, sha256="9f86d081" * 8,
        at=now.isoformat(),
        note="Accept: text/markdown",
    )  # fmt: skip
    no = CheckFinding(
        answer=Answer.NO, reason=Reason.IS_HTML, detail="What came back. " * 15, evidence=(line,) * 5
    )
    yes = CheckFinding(
        answer=Answer.YES, reason=Reason.TOOLS_LISTED, detail="It answered.", evidence=(line,) * 5
    )
    tools = tuple(
        Tool(f"tool_number_{n}", "What it does for whoever calls it. " * 6, {"readOnlyHint": True})
        for n in range(60)
    )
    everything = Finding(
        host=FULL, url=f"https://{FULL}/", outcome=Outcome.ANSWERED, outcome_reason=OutcomeReason.ANSWERED,
        probed_at=now, seconds=4, requests=40, rubric_version="1.3", meets_listing_rule=Answer.YES,
        tier=Tier.BEHAVIOURALLY_VERIFIED, checks=dict.fromkeys(CheckId,
            no) | dict.fromkeys((CheckId.MCP_SERVER, CheckId.WEBMCP), yes),
        mcp_endpoint=f"https://{FULL}/mcp", mcp_tools=tools, webmcp_tools=tools,
        mcp_server_card=CardState.PRESENT,
        name="Everything there is " * 8, display_name="Everything", description="All of it. " * 20,
        entity_type=EntityType.BUSINESS, country="GB", transactional=True, platform_supplied=False,
    )  # fmt: skip
    publish_all(findings=[(everything, FoundVia.PROBE_DISCOVERY)])


def measure(path: str, requests: int, pids: list[int]) -> tuple[str, bool]:
    """Return one line of the table, and whether the page keeps to the bounds."""
    connection = HTTPConnection("127.0.0.1", PORT, timeout=60)
    # A caller of its own, so that no page is measured as one that is over its daily limit.
    headers = {"Accept": BROWSER, "X-Forwarded-For": f"198.51.100.{zlib.crc32(path.encode()) % 250}"}
    first, busy = ask(connection, path, **headers), cpu_seconds(pids)
    took = ask(connection, path, requests, **headers).took
    cpu = 1000 * (cpu_seconds(pids) - busy) / requests
    slow, big = median(took) > MOST_MS, len(first.body) > MOST_BYTES
    marks = f"{' slow' if slow else ''}{' big' if big else ''}"
    packed = len(gzip.compress(first.body))
    p99 = took[int(len(took) * 0.99) - 1]
    return (
        (
            f"{path:52} {first.response.status} {median(took):7.1f} {p99:7.1f} {cpu:6.1f} "
            f"{len(first.body):8,} {packed:8,}{marks}"
        ),
        not marks,
    )


def bench(sites: int, data_dir: Path, requests: int) -> bool:
    """Measure every page; say whether all keep to the bounds."""
    from index.models import Site

    seed(sites)
    full_site()
    seeded = Site.objects.filter(host__endswith=".example", mcp_server=True).exclude(host=FULL).first()
    host = seeded.host if seeded else FULL
    print(
        f"{sites:,} sites, {requests} requests a page\n{'':52}          p50     p99    CPU    bytes  gzipped"
    )
    kept = True
    with web(data_dir) as pids:
        for path in PAGES:
            line, good = measure(path.replace("{seeded}", host), requests, pids)
            kept = kept and good
            print(line, flush=True)
        print("shared by the pages")
        for path in SHARED:
            print(measure(path, 3, pids)[0])
    print("every page within 30 ms and 60 KB" if kept else "some pages are slow or big")
    return kept


def main() -> None:
    """Read the arguments, have the servers, measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sites", type=int, default=100_000)
    parser.add_argument("--data-dir", type=Path)
    parser.add_argument("--requests", type=int, default=100)
    args = parser.parse_args()
    with servers(args.data_dir) as data_dir:
        sys.exit(not bench(args.sites, data_dir, args.requests))


if __name__ == "__main__":
    main()
