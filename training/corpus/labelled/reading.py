"""The labelled pages, and what the rules say of them."""

import html
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

from probes.evidence.evidence import Ending, Evidence, Exchange, Purpose
from probes.facts.facts import Facts, read_facts
from training.corpus import WRITTEN_PAGES

FIELDS = ("name", "display_name", "description", "country", "entity_type", "transactional")
FOLDERS = ("tuned", "fresh", "held_out", "blind")
AT = "2026-11-20T00:00:00+00:00"

_HEAD = re.compile(r"\A<!--\n(.*?)\n-->\n", re.DOTALL)
_TITLE = re.compile(r"<title[^>]*>(.*?)</title>", re.DOTALL)


@dataclass(frozen=True)
class LabelledPage:
    """One page: for each field the right answers, None among them where null is.

    `kind` is the likeliest entity type. `arguable` are actions that some would name and some would not.
    """

    host: str
    folder: str
    kind: str
    body: bytes
    truth: Mapping[str, frozenset[str | None]] = field(compare=False)
    actions: frozenset[str]
    arguable: frozenset[str]

    @property
    def tuned_on(self) -> bool:
        return self.folder in ("tuned", "fresh")


@cache
def pages() -> tuple[LabelledPage, ...]:
    return tuple(_read(path) for path in sorted(WRITTEN_PAGES.rglob("*.html")))


@cache
def facts_of_page(page: LabelledPage) -> tuple[dict[str, str | None], frozenset[str]]:
    """Each field as text or None, and the actions."""
    facts, is_named_so = _facts(page), page.host in page.truth["display_name"]
    answers: dict[str, str | None] = {
        "name": None if facts.name == page.host else facts.name,
        "display_name": facts.display_name if facts.display_name != page.host or is_named_so else None,
        "description": facts.description or None,
        "country": facts.country,
        "entity_type": facts.entity_type,
        "transactional": {True: "true", False: "false", None: None}[facts.transactional],
    }
    return answers, frozenset(action.action.value for action in facts.apparent_actions)


def _facts(page: LabelledPage) -> Facts:
    visited = (home(page.host, page.body),)
    seen = Evidence(host=page.host, started_at=AT, finished_at=AT, prober="t", exchanges=visited)
    return read_facts(seen, ())


def home(host: str, body: bytes) -> Exchange:
    url = f"https://{host}/"
    return Exchange(
        purpose=Purpose.HOME,
        method="GET",
        url=url,
        final_url=url,
        status=200,
        headers=(("content-type", "text/html; charset=utf-8"),),
        body=body,
        at=AT,
        ending=Ending.ANSWERED,
    )


def _read(path: Path) -> LabelledPage:
    text = path.read_text()
    head = _HEAD.match(text)
    assert head, f"{path} has no truth"
    told: dict[str, list[str]] = {}
    for line in head[1].splitlines():
        name, _, value = line.partition(":")
        told.setdefault(name, []).append(value.strip())
    body = text[head.end() :]
    truth = {
        name: _answers(told[name][0].split(" | "))
        for name in ("display_name", "country", "entity_type", "transactional")
    }
    truth["name"] = frozenset(map(_plain, _TITLE.findall(body)[:1])) or frozenset({None})
    truth["description"] = _answers(told.get("description", [])) or _descriptions(body)
    actions = frozenset(filter(None, told["apparent_actions"][0].split(", ")))
    return LabelledPage(
        host=told["host"][0],
        folder=path.parent.name,
        kind=told["entity_type"][0].partition(" | ")[0],
        body=body.encode(),
        truth=truth,
        actions=frozenset(action for action in actions if not action.endswith("?")),
        arguable=frozenset(action.removesuffix("?") for action in actions if action.endswith("?")),
    )


def _answers(values: Iterable[str]) -> frozenset[str | None]:
    return frozenset(None if value == "null" else value for value in values)


def _descriptions(body: str) -> frozenset[str | None]:
    found = _Descriptions()
    found.feed(body)
    return frozenset(found.said) or frozenset({None})


class _Descriptions(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.said: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name = (given.get("name") or given.get("property") or "").lower()
        if tag == "meta" and name in ("description", "og:description"):
            self.said.append(_plain(given.get("content") or ""))


def _plain(text: str) -> str | None:
    return " ".join(html.unescape(text).split()) or None
