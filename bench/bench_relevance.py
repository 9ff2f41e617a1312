"""How well search finds: judged queries over 7,056 real sites, beside three simpler ways of searching them.

The sites go through the ordinary code: each is published as a finding, embedded by `index.embedding.vectors`, built into a
generation, and found by `index.search.find`. Every way answers every query in the same run. Goals: nDCG@10 at least 0.87, success at 1 at least
0.92, at least 0.95 of the queries that nothing serves answered empty, at most 0.03 of the others.

    python bench/bench_relevance.py [--queries "FILE [FILE ...]"] [--sites FILE] [--json]

Of several files of queries, ours alone is told, a line for each.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Container, Iterable, Iterator
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
    options = parsed()
    sites = read_sites(options.sites)
    asked = {str(path): read_queries(path, sites) for path in options.queries}
    with service():
        ids = publish(sites.values())
        ways = searches() if len(asked) == 1 else {OURS: ours}
        found = {
            path: {name: answers(search, judged, ids) for name, search in ways.items()}
            for path, judged in asked.items()
        }
    told = {
        path: {name: figures(judged, found[path][name]) for name in ways} for path, judged in asked.items()
    }
    if options.json:
        alone = {path: rows[OURS] for path, rows in told.items()}
        print(json.dumps(alone if len(alone) > 1 else next(iter(alone.values()))))
        return
    show(len(sites), asked, told)
    if options.wrong:
        for path, judged in asked.items():
            show_wrong(judged, found[path][OURS])


def parsed() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Judge search on queries with known answers.")
    add = parser.add_argument
    add(
        "--queries",
        type=paths,
        default=[DATA / "queries.json"],
        metavar="FILES",
        help="one, or several between spaces",
    )
    add("--sites", type=Path, default=DATA / "sites.jsonl")
    add(
        "--json",
        action="store_true",
        help="print one JSON object, of our own search; by file when there are several",
    )
    add("--wrong", action="store_true", help="also list the queries that ours emptied or answered wrongly")
    return parser.parse_args()


OURS = "this search"
COLUMNS = {"ndcg_at_10": 9, "success_at_1": 7, "empty_right": 13, "empty_wrong": 13}


def paths(text: str) -> list[Path]:
    """Return the one file of that name, which may hold spaces, or else the files that spaces part."""
    files = [Path(text)] if Path(text).is_file() else [Path(part) for part in text.split()]
    if not files:
        raise argparse.ArgumentTypeError("no file is named")
    return files


def read_sites(path: Path) -> dict[str, dict[str, Any]]:
    """Read the sites by id; end with one line that says what is wrong with them."""
    try:
        return {row["id"]: row for row in map(json.loads, path.read_text().splitlines())}
    except (OSError, ValueError, KeyError, TypeError) as error:
        sys.exit(f"{path} cannot be searched: {error!r}")


def read_queries(path: Path, sites: Container[str]) -> list[Judged]:
    """Read judged queries; end with one line that says what is wrong with them, or which sites are none."""
    try:
        judged = [Judged.read(entry) for entry in json.loads(path.read_text())]
    except (OSError, ValueError, TypeError, AttributeError) as error:
        sys.exit(f"{path} cannot be judged: {error}")
    if unknown := {site for one in judged for site in one.relevant if site not in sites}:
        sys.exit(f"{path} names {len(unknown)} ids that no site has, e.g. {min(unknown)}")
    return judged


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
        from operators import embedded

        servers = embedded.Servers(Path(folder))
        servers.start()
        try:
            call_command("migrate", verbosity=0)
            call_command("model", verbosity=0)
            yield
        finally:
            from django.db import connections

            connections.close_all()
            servers.stop()


def publish(sites: Iterable[dict[str, Any]]) -> dict[str, str]:
    """List every site as if a probe had found it; return ids by host. Several may share a host, so each gets one."""
    from rich.console import Console
    from rich.progress import track

    from index import embedding
    from index.embedding import vectors
    from index.generations.build import build
    from index.listing.publish import publish_all
    from index.values.vocabulary import FoundVia

    model = embedding.current()
    if model is None:
        sys.exit(embedding.state())
    ids = {}
    console = Console(stderr=True)
    for number, site in enumerate(
        track(list(sites), "Publishing", console=console, disable=not console.is_terminal)
    ):
        host = f"site{number}.test"
        publish_all(findings=[(finding(host, site), FoundVia.PROBE_DISCOVERY)])
        ids[host] = site["id"]
    vectors.embed_changed(model)
    if build(now=True).generation is None:
        sys.exit("the generation could not be built")
    return ids


def finding(host: str, site: dict[str, Any]) -> Any:
    """What a probe would have found: the longer text stands for the headings of its llms.txt."""
    from index.values.findings import CheckFinding, Finding
    from index.values.reasons import OutcomeReason, Reason
    from index.values.vocabulary import Answer, CheckId, Outcome, Tier

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
    from index import embedding, fulltext
    from index.models import Site, SiteVector
    from index.search import floors, questions
    from index.values import search_text

    sites = list(Site.objects.listed().order_by("pk"))
    hosts = [site.host for site in sites]
    model = embedding.current()
    assert model is not None
    stored = dict(SiteVector.objects.filter(model=model.id).values_list("site_id", "vector"))
    meanings = np.array([np.frombuffer(stored[site.pk], "<f2") for site in sites], np.float32)
    texts = fulltext.of(search_text.document(site) for site in sites)

    def best(scores: Any) -> list[str]:
        order = np.argsort(-scores, kind="stable")[:DEPTH]
        return [hosts[row] for row in order if scores[row] > 0]

    def by_vectors(query: str) -> list[str]:
        question = questions.put(query, texts, model)
        cosines = meanings @ model.embed([query])[0]
        known = question.asked and cosines.max() >= floors.of(model.id).absolute(len(sites))
        return best(cosines) if known else []

    return {
        OURS: ours,
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


Figures = dict[str, dict[str, float | None]]


def show(sites: int, asked: dict[str, list[Judged]], told: dict[str, Figures]) -> None:
    """Print a line for each way of searching, or for each file when there are several."""
    print(f"{sites:,} sites, {sum(map(len, asked.values()))} queries\n")
    several = len(told) > 1
    rows = {path: ways[OURS] for path, ways in told.items()} if several else next(iter(told.values()))
    wide = max(22, *(len(name) + 2 for name in rows))
    print(f"{'':{wide}}{'nDCG@10':>9}{'S@1':>7}{'empty right':>13}{'empty wrong':>13}")
    for name, row in rows.items():
        print(f"{name:{wide}}" + "".join(f"{_shown(row[key]):>{width}}" for key, width in COLUMNS.items()))


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
    from index.search.find import find
    from index.search.request import MAX_LIMIT, FindRequest

    return [row["host"] for row in find(FindRequest.of(q=query, limit=MAX_LIMIT))["results"]]


if __name__ == "__main__":
    main()
