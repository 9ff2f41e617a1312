"""How well search finds: judged queries over 7,056 real sites, beside three simpler ways of searching them.

The sites go through the ordinary code: each is published as a finding, embedded by `index.embedding`, built
into a generation, and found by `index.search.find`. Every way answers every query in the same run: this
search, BM25 alone, vectors alone, and both merged by reciprocal rank fusion (Cormack et al. 2009).
`bench/judging.py` says what each figure is.

    python -m bench.bench_relevance [--queries "FILE [FILE ...]"] [--sites "FILE [FILE ...]"] [--json]
        [--intervals] [--wrong] [--at-sizes]

Goals on a set that was not tuned on: nDCG@10 at least 0.60, success at 1 at least 0.75, right within 3 at
least 0.90, AUC at least 0.94, at most 0.20 of the served queries emptied while 0.90 of the others are, at
most 0.40 of those with any possible site and 3 in the middle, and 0.65 nDCG@10 without floors on tool
tasks.
"""

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track

from bench import ROOT
from bench.judging import Figures, Pair, RatedAnswer, RatedQuery, auc, figures, intervals, slices

DATA = ROOT.parent / "shared" / "data"
DEPTH = 25
FUSED = 60  # The constant of reciprocal rank fusion, as published

SIZES = (14, 100, 1_000, 100_000, 1_000_000)

UNASKED = -1.0  # The score of a query that no site can match

Search = Callable[[str], RatedAnswer]  # From a query to hosts, best first


def main() -> None:
    """Publish, search, print."""
    options = parsed()
    sites = read_sites(options.sites)
    asked = {str(path): read_queries(path, sites) for path in options.queries}
    with service():
        ids = publish(sites.values())
        removed = {path: without(judged, ids) for path, judged in asked.items()}
        if options.at_sizes:
            show_sizes(sites.values(), options.queries)
        pairs = {
            path: {name: answers(search, judged, ids, name) for name, search in searches().items()}
            for path, judged in asked.items()
        }
    told = {path: {name: figures(found) for name, found in ways.items()} for path, ways in pairs.items()}
    if options.json:
        alone = {path: rows[OURS] for path, rows in told.items()}
        print(json.dumps(alone if len(alone) > 1 else next(iter(alone.values()))))
        return
    print(f"{len(sites):,} sites, {sum(map(len, asked.values()))} queries")
    for path, ways in told.items():
        show(path, ways, intervals(pairs[path][OURS]) if options.intervals else {})
        show_slices(pairs[path][OURS])
        show_without(pairs[path][OURS], removed[path])
        if options.wrong:
            show_wrong(pairs[path][OURS])


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
    add("--sites", type=paths, default=[DATA / "sites.jsonl"], metavar="FILES", help="likewise")
    add(
        "--json",
        action="store_true",
        help="print one JSON object, of our own search; by file when there are several",
    )
    add("--at-sizes", action="store_true", help="also print what is decided at 14 to 1,000,000 sites")
    add("--intervals", action="store_true", help="also print the 95 %% intervals of our own figures")
    add("--wrong", action="store_true", help="also list the queries that ours emptied or answered wrongly")
    return parser.parse_args()


OURS = "this search"
COLUMNS = {
    "ndcg_at_10": "nDCG@10",
    "ndcg_no_floors": "no floors",
    "ndcg_tools": "tools",
    "success_at_1": "S@1",
    "within_3": "right in 3",
    "empty_right": "empty right",
    "empty_wrong": "empty wrong",
    "auc": "AUC",
    "possible_shown": "possible",
    "possible_rows": "rows",
}
WIDTH = 12


def paths(text: str) -> list[Path]:
    """Return the one file of that name, which may hold spaces, or else the files that spaces part."""
    files = [Path(text)] if Path(text).is_file() else [Path(part) for part in text.split()]
    if not files:
        raise argparse.ArgumentTypeError("no file is named")
    return files


def read_sites(files: list[Path]) -> dict[str, dict[str, Any]]:
    """Read the sites by id; end with one line that says what is wrong with them."""
    try:
        lines = [line for path in files for line in path.read_text().splitlines()]
        return {row["id"]: row for row in map(json.loads, lines)}
    except (OSError, ValueError, KeyError, TypeError) as error:
        sys.exit(f"{' '.join(map(str, files))} cannot be searched: {error!r}")


def read_queries(path: Path, sites: Container[str]) -> list[RatedQuery]:
    """Read judged queries; end with one line that says what is wrong with them, or which sites are none."""
    try:
        judged = [RatedQuery.from_entry(entry) for entry in json.loads(path.read_text())]
    except (OSError, ValueError, TypeError, AttributeError) as error:
        sys.exit(f"{path} cannot be judged: {error}")
    if unknown := {site for one in judged for site in one.relevant if site not in sites}:
        sys.exit(f"{path} names {len(unknown)} ids that no site has, e.g. {min(unknown)}")
    return judged


@contextmanager
def service() -> Iterator[None]:
    """Run with a database of our own that goes with us."""
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
    """List every site as if a probe had found it; return ids by host, one for each site."""
    from index import embedding
    from index.embedding import passages, vectors
    from index.generations.build import build_generation
    from index.listing.publish import publish_all
    from index.values.vocabulary import FoundVia
    from training.sites import finding_of_site

    model = embedding.current_model()
    if model is None:
        sys.exit(embedding.model_state())
    ids = {}
    console = Console(stderr=True)
    for number, site in enumerate(
        track(list(sites), "Publishing", console=console, disable=not console.is_terminal)
    ):
        host = f"site{number}.test"
        publish_all(findings=[(finding_of_site(host, site), FoundVia.PROBE_DISCOVERY)])
        ids[host] = site["id"]
    vectors.embed_changed(model)
    passages.embed_waiting(model)
    second = embedding.second_model()
    if second is not None:
        vectors.embed_changed(second)
    if build_generation(now=True).generation is None:
        sys.exit("the generation could not be built")
    return ids


def answers(search: Search, judged: list[RatedQuery], ids: dict[str, str], name: str) -> list[Pair]:
    """Return each query with what a way of searching answers, by id."""
    console = Console(stderr=True)
    told = track(judged, f"Asking {name}", console=console, disable=not console.is_terminal)
    return [(one, of_ids(search(one.query), ids)) for one in told]


def of_ids(answer: RatedAnswer, ids: dict[str, str]) -> RatedAnswer:
    """Return an answer with ids for hosts."""
    return replace(
        answer,
        results=[ids[host] for host in answer.results],
        ranked=None if answer.ranked is None else [ids[host] for host in answer.ranked],
        possible=None if answer.possible is None else [ids[host] for host in answer.possible],
    )


def searches() -> dict[str, Search]:
    """Return the ways of searching by name, ours first."""
    from index import embedding, fulltext
    from index.models import Site, SiteVector
    from index.search import floors, questions
    from index.values import search_text

    sites = list(Site.objects.listed().order_by("pk"))
    hosts = [site.host for site in sites]
    model = embedding.current_model()
    assert model is not None
    stored = dict(SiteVector.objects.filter(model=model.id).values_list("site_id", "vector"))
    meanings = np.array([np.frombuffer(stored[site.pk], "<f2") for site in sites], np.float32)
    texts = fulltext.in_memory(search_text.document(site) for site in sites)

    def cosines(query: str) -> Any:
        return meanings @ model.embed([query])[0]

    def words(query: str) -> Any:
        return texts.scores(texts.ask(query))

    def best(scores: Any, most: int = DEPTH) -> Any:
        order = np.argsort(-scores, kind="stable")[:most]
        return order[scores[order] > 0]

    def answer(rows: Any, score: float | None, *, known: bool = True) -> RatedAnswer:
        ranked = [hosts[row] for row in rows]
        return RatedAnswer(results=ranked if known else [], ranked=ranked, score=score)

    def by_words(query: str) -> RatedAnswer:
        scores = words(query)
        return answer(best(scores), float(scores.max()))

    def by_vectors(query: str) -> RatedAnswer:
        scores = cosines(query)
        top = float(scores.max())
        floor = floors.floors_of_model(model.id).absolute(len(sites))
        known = bool(questions.parse_query(query, texts, model).terms) and top >= floor
        return answer(best(scores), top, known=known)

    def fused(query: str) -> RatedAnswer:
        merged = np.zeros(len(sites))
        for scores in (cosines(query), words(query)):
            rows = best(scores, 100)
            merged[rows] += 1 / (FUSED + 1 + np.arange(len(rows)))
        return answer(best(merged), None)

    return {OURS: ours, "BM25 alone": by_words, "vectors alone": by_vectors, "rank fusion": fused}


def show(path: str, ways: dict[str, Figures], margins: dict[str, list[float]]) -> None:
    """Print a line for each way of searching, and the intervals of ours under its own."""
    wide = max(len(name) for name in ways) + 2
    print(f"\n{path}\n{'':{wide}}" + "".join(f"{title:>{WIDTH}}" for title in COLUMNS.values()))
    for name, row in ways.items():
        print(f"{name:{wide}}" + "".join(f"{_shown(row[key]):>{WIDTH}}" for key in COLUMNS))
        if name == OURS and margins:
            print(f"{'':{wide}}" + "".join(f"{_between(margins.get(key)):>{WIDTH}}" for key in COLUMNS))


SLICED = ("ndcg_at_10", "ndcg_no_floors", "success_at_1", "within_3", "empty_right", "empty_wrong")


def show_slices(pairs: list[Pair]) -> None:
    """Print our figures by what queries have in common."""
    for name, some in slices(pairs).items():
        row = figures(some)
        print(f"  {name:20}{len(some):5}" + "".join(f"{_shown(row[key]):>{WIDTH}}" for key in SLICED))


def show_wrong(pairs: list[Pair]) -> None:
    """List what was answered though nothing serves it, and emptied though something does."""
    for one, answer in pairs:
        if bool(answer.results) != bool(one.relevant):
            what = "wrongly emptied" if one.relevant else "not emptied"
            print(f"  {what:16} {one.query}  {', '.join([*answer.results, *(answer.possible or ())][:2])}")


def _shown(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}"


def _between(edges: list[float] | None) -> str:
    return "" if edges is None else f"{edges[0]:.2f}-{edges[1]:.2f}"


def ours(query: str) -> RatedAnswer:
    """Return what `/api/find` answers with `possible=true`, and its ranking without floors."""
    from django.test import override_settings

    from index.generations.current import consistent_view
    from index.search.find import find
    from index.search.request import MAX_LIMIT, FindRequest
    from index.search.searching import above_line

    request = FindRequest.parse({"q": query, "limit": MAX_LIMIT, "possible": True})
    with consistent_view() as view:
        above = None if request.q is None else above_line(view, request.q)
    answer = find(request)
    with override_settings(SEARCH_BY_FLOORS=True, SEARCH_FLOOR=-1, SEARCH_FLOOR_FRACTION=0):
        ranked = find(request)["results"]
    return RatedAnswer(
        results=[row["host"] for row in answer["results"]],
        ranked=[row["host"] for row in ranked],
        possible=[row["host"] for row in answer.get("possible", ())],
        score=UNASKED if above is None else above,
    )


def without(judged: list[RatedQuery], ids: dict[str, str]) -> list[Pair]:
    """Return each served query and what is answered when none of the sites that serve it is listed."""
    from index.generations.current import consistent_view
    from index.models import Site
    from index.search.searching import above_line
    from index.values.search_text import clean_query

    pks = {ids[host]: pk for host, pk in Site.objects.values_list("host", "pk")}
    told = []
    with consistent_view() as view:
        for one in judged:
            if one.relevant:
                above = above_line(view.without(pks[site] for site in one.relevant), clean_query(one.query))
                told.append(
                    (one, RatedAnswer(results=[""] if above is not None and above >= 0 else [], score=above))
                )
    return told


def show_without(pairs: list[Pair], removed: list[Pair]) -> None:
    """Print how often it is said that nothing serves a query once its sites are gone."""
    said = sum(not answer.results for _, answer in removed) / max(len(removed), 1)
    unserved = [(replace(one, relevant={}), answer) for one, answer in removed]
    served = [pair for pair in pairs if pair[0].relevant]
    print(f"  serving sites removed: said {said:.3f}, AUC {_shown(auc([*served, *unserved]))}")


def show_sizes(sites: Iterable[dict[str, Any]], files: list[Path]) -> None:
    """Print what the line decides at SIZES: above those there are, sites are mixed in vector space."""
    from index import embedding
    from index.search import line
    from training.sites import embed_sites
    from training.sizes import ModelChoice, read_queries, vary_sizes

    model, second = embedding.current_model(), embedding.second_model()
    if model is None or second is None:
        sys.exit(f"{embedding.model_state()}; the second model: {embedding.second_state()}")
    fitted = line.line_of_model(line.name_of_both(model.id, second.id))
    assert fitted is not None
    index = embed_sites(sites, model, second)
    asked = [one for path in files for one in read_queries(index, path, model, second, ModelChoice.BOTH)]
    print(f"\nsites; sites above {len(index.ids):,} are mixed in vector space")
    for size in sorted({*SIZES, len(index.ids)}):
        said: dict[str, list[bool]] = {"unserved": [], "served": [], "removed": []}
        for one in vary_sizes(index, asked, [size]):
            kind = "removed" if one.without else "served" if one.served else "unserved"
            said[kind].append(one.chance(fitted) < fitted.chance)
        shares = {kind: sum(these) / max(len(these), 1) for kind, these in said.items()}
        print(
            f"{size:>9,}  said {shares['unserved']:.3f}  emptied {shares['served']:.3f}"
            f"  serving sites removed, said {shares['removed']:.3f}"
        )


if __name__ == "__main__":
    main()
