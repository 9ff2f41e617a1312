"""Evidence by hand."""

import json
from itertools import zip_longest
from pathlib import Path

import pytest

from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.readers import html


def exchange(purpose, path, body, host="shop.test", **fields) -> Exchange:
    url = f"https://{host}{path}"
    given = {
        "method": "GET",
        "url": url,
        "final_url": url,
        "status": 200,
        "headers": (("content-type", "text/html; charset=utf-8"),),
        "body": body if isinstance(body, bytes) else body.encode(),
        "at": "2026-11-20T00:00:00+00:00",
        "ending": Ending.ANSWERED,
    }
    return Exchange(purpose=purpose, **(given | fields))


def document(head="", body="", lang="en", json_ld=()) -> str:
    data = "".join(f'<script type="application/ld+json">{json.dumps(d)}</script>' for d in json_ld)
    return f'<!doctype html><html lang="{lang}"><head>{head}{data}</head><body>{body}</body></html>'


@pytest.fixture
def reply():
    return exchange


@pytest.fixture
def home():
    def make(head="", body="", host="shop.test", lang="en", json_ld=(), **fields):
        return exchange(Purpose.HOME, "/", document(head, body, lang, json_ld), host, **fields)

    return make


@pytest.fixture
def page(home):
    return lambda *args, **fields: html.parse_page(home(*args, **fields))


@pytest.fixture
def evidence():
    def make(*exchanges, host="shop.test"):
        moment = "2026-11-20T00:00:00+00:00"
        return Evidence(
            host=host, started_at=moment, finished_at=moment, prober="t", exchanges=tuple(exchanges)
        )

    return make


@pytest.fixture
def table():
    """Rows of a file of tab-separated values beside this one, by the names of its columns."""

    def rows(name):
        text = Path(__file__).with_name(name).read_text(encoding="utf-8")
        lines = (line.split("\t") for line in text.rstrip("\n").split("\n") if not line.startswith("# "))
        columns = next(lines)
        return [dict(zip_longest(columns, cells, fillvalue="")) for cells in lines]

    return rows
