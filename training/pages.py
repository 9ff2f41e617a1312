"""Home pages to learn from: those of `corpus/real` not kept for measuring (`RealFile.measures`)."""

from collections.abc import Iterator

from probes.readers import html
from probes.readers.home_site import shown_home
from training.corpus.real import store
from training.corpus.real.asking import evidence_of_file
from training.corpus.real.manifest import Kind, RealFile, files


def read_pages(*, partly: bool) -> Iterator[tuple[RealFile, html.Page]]:
    """Parse every page; ends the program if some have not been fetched, unless `partly`."""
    wanted = [file for file in files() if file.kind is Kind.HOME and not file.measures]
    fetched = [(file, body) for file in wanted if (body := store.body(file)) is not None]
    print(f"{len(fetched)} of {len(wanted)} pages have been fetched")
    if len(fetched) < len(wanted) and not partly:
        raise SystemExit("make real-pages fetches the others, ARGS=--partly does without them")
    for file, body in fetched:
        if (home := shown_home(evidence_of_file(file.kind, file.host, body))) is not None:
            yield file, html.parse_page(home)
