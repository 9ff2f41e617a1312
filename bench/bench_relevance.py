"""How well search finds: judged queries over 7,056 real sites, beside three simpler ways of searching them.

The sites go through the ordinary code: each is published as a finding, embedded by `index.vectors`, built into a
generation, and found by `index.find`. Every way answers every query in the same run. Goals: nDCG@10 at least 0.87, success at 1 at least
0.92, at least 0.95 of the queries that nothing serves answered empty, at most 0.03 of the others.

    python bench/bench_relevance.py [--queries FILE] [--sites FILE] [--json]
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np
from judging import Judged, figures

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT.parent / "shared" / "data"
DEPTH = 25
FULL_TEXT = """
    SELECT site.host FROM index_site AS site, documents, to_tsquery('english', %(any)s) AS query
    WHERE documents.id = site.id AND documents.text @@ query
    ORDER BY ts_rank_cd(documents.text, query) DESC, site.host LIMIT %(most)s
"""
WORDS = "SELECT string_agg(quote_literal(word), ' | ') FROM unnest(tsvector_to_array(to_tsvector('english', %s))) AS word"

Search = Callable[[str], list[str]]
"""From a query to hosts, best first."""


def main() -> None:
    """Publish, search, print."""
    parser = argparse.ArgumentParser(description="Judge search on queries with known answers.")
    parser.add_argument("--queries", type=Path, default=DATA / "queries.json")
    parser.add_argument("--sites", type=Path, default=DATA / "sites.jsonl")
    parser.add_argument("--json", action="store_true", help="print one JSON object, of our own search")
    parser.add_argument(
        "--wrong", action="store_true", help="also list the queries that ours emptied or answered wrongly"
    )
    options = parser.parse_args()
    judged, sites = read(options.queries, options.sites)
    with service():
        ids = publish(sites)
        results = {name: answers(search, judged, ids) for name, search in searches().items()}
    told = {name: figures(judged, found) for name, found in results.items()}
    if options.json:
        print(json.dumps(told["this search"]))
        return
    print(f"{len(sites):,} sites, {len(judged)} queries\n")
    print(f"{'':22}{'nDCG@10':>9}{'S@1':>7}{'empty right':>13}{'empty wrong':>13}")
    for name, row in told.items():
        print(f"{name:22}" + "".join(f"{_shown(row[key]):>{width}}" for key, width in COLUMNS.items()))
    if options.wrong:
        show_wrong(judged, results["this search"])


COLUMNS = {"ndcg_at_10": 9, "success_at_1": 7, "empty_right": 13, "empty_wrong": 13}


def read(queries: Path, sites: Path) -> tuple[list[Judged], list[dict[str, Any]]]:
    """Read both files; end with one line that says what is wrong with them."""
    try:
        judged = [Judged.read(entry) for entry in json.loads(queries.read_text())]
        rows = [json.loads(line) for line in sites.read_text().splitlines()]
        known = {row["id"] for row in rows}
    except (OSError, ValueError, KeyError, TypeError) as error:
        sys.exit(f"{queries} and {sites} cannot be judged: {error}")
    if unknown := {site for one in judged for site in one.relevant} - known:
        sys.exit(f"{queries} names {len(unknown)} sites that {sites} has not, e.g. {min(unknown)}")
    return judged, rows


@contextmanager
def service() -> Iterator[None]:
    """Run with a database of our own that goes with us."""
    sys.path.insert(0, str(ROOT))
    with tempfile.TemporaryDirectory(prefix="bench-") as folder:
        Path(folder).chmod(0o755)  # as root, the database runs as an ordinary user, who must reach it
        os.environ |= {"DATA_DIR": folder, "DJANGO_SETTINGS_MODULE": "config.settings"}
        for name in ("DATABASE_URL", "REDIS_URL"):
            os.environ.pop(name, None)
        import django
        from django.core.management import call_command

        django.setup()
        from config import embedded

        servers = embedded.Servers(Path(folder))
        servers.start()
        try:
            call_command("migrate", verbosity=0)
            yield
        finally:
            from django.db import connections

            connections.close_all()
            servers.stop()


def publish(sites: Iterable[dict[str, Any]]) -> dict[str, str]:
    """List every site as if a probe had found it; return ids by host. Several may share a host, so each gets one."""
    from rich.console import Console
    from rich.progress import track

    from index import embedding, listing, vectors
    from index.generation.build import build

    model = embedding.current()
    if model is None:
        sys.exit(embedding.state())
    ids = {}
    console = Console(stderr=True)
    for number, site in enumerate(
        track(list(sites), "Publishing", console=console, disable=not console.is_terminal)
    ):
        host = f"site{number}.test"
        listing.publish(finding=finding(host, site))
        ids[host] = site["id"]
    vectors.embed_changed(model)
    if build(now=True).generation is None:
        sys.exit("the generation could not be built")
    return ids


def finding(host: str, site: dict[str, Any]) -> Any:
    """What a probe would have found: the longer text stands for the headings of its llms.txt."""
    from index.findings import CheckFinding, Finding
    from index.reasons import OutcomeReason, Reason
    from index.vocabulary import Answer, CheckId, Outcome, Tier

    served = CheckFinding(answer=Answer.YES, reason=Reason.SERVED, detail="")
    return Finding(
        host=host,
        url=site["url"],
        outcome=Outcome.ANSWERED,
        outcome_reason=OutcomeReason.ANSWERED,
        probed_at=datetime.now(UTC),
        seconds=1.0,
        requests=1,
        rubric_version="bench",
        meets_listing_rule=Answer.YES,
        tier=Tier.PROBE_VERIFIED,
        checks={CheckId.LLMS_TXT: served, CheckId.MARKDOWN_TWIN: served},
        name=site["name"],
        display_name=site["name"],
        description=site["description"],
        headings=tuple(part for part in site.get("extra", "").split("  ") if part.strip()),
    )


def answers(search: Search, judged: list[Judged], ids: dict[str, str]) -> list[list[str]]:
    """Return the ids that a way of searching gives for each query."""
    return [[ids[host] for host in search(one.query)] for one in judged]


def searches() -> dict[str, Search]:
    """Return the ways of searching by name, ours first."""
    from index import embedding, floors, questions, wording, words
    from index.models import Site, SiteVector

    sites = list(Site.objects.filter(listed=True).order_by("pk"))
    hosts = [site.host for site in sites]
    model = embedding.current()
    assert model is not None
    stored = dict(SiteVector.objects.filter(model=model.id).values_list("site_id", "vector"))
    meanings = np.array([np.frombuffer(stored[site.pk], "<f2") for site in sites], np.float32)
    texts = words.of(wording.document(site) for site in sites)

    def best(scores: Any) -> list[str]:
        order = np.argsort(-scores, kind="stable")[:DEPTH]
        return [hosts[row] for row in order if scores[row] > 0]

    def by_vectors(query: str) -> list[str]:
        question = questions.put(query, texts, model)
        cosines = meanings @ model.embed([query])[0]
        known = question.asked and cosines.max() >= floors.of(model.id).absolute(len(sites))
        return best(cosines) if known else []

    return {
        "this search": ours,
        "BM25 alone": lambda query: best(texts.scores(texts.ask(query))),
        "vectors alone": by_vectors,
        "PostgreSQL full text": full_text(),
    }


def full_text() -> Search:
    """Return PostgreSQL's own: any word of the query, ranked by cover density."""
    from django.db import connection

    with connection.cursor() as cursor:
        cursor.execute(
            "CREATE TEMPORARY TABLE documents AS SELECT id, setweight(to_tsvector('english', name), 'A') ||"
            " setweight(to_tsvector('english', description), 'B') || to_tsvector('english', words) AS text FROM index_site"
        )

    def search(query: str) -> list[str]:
        with connection.cursor() as cursor:
            cursor.execute(WORDS, [query])
            ((some,),) = cursor.fetchall()
            if some is None:
                return []
            cursor.execute(FULL_TEXT, {"any": some, "most": DEPTH})
            return [host for (host,) in cursor.fetchall()]

    return search


def show_wrong(judged: list[Judged], found: list[list[str]]) -> None:
    """List what was answered though nothing serves it, and emptied though something does."""
    for one, answer in zip(judged, found, strict=True):
        if bool(answer) != bool(one.relevant):
            print(
                f"  {'wrongly emptied' if one.relevant else 'not emptied':16} {one.query}  {', '.join(answer[:2])}"
            )


def _shown(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"


def ours(query: str) -> list[str]:
    """Return what `/api/find` answers."""
    from index.find import find
    from index.find_request import MAX_LIMIT, FindRequest

    return [row["host"] for row in find(FindRequest(q=query, limit=MAX_LIMIT))["results"]]


if __name__ == "__main__":
    main()
