"""The labelled pages, and what the probe's rules say of them."""

import html
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from probes.evidence import Ending, Evidence, Exchange, Purpose
from probes.facts import Facts, read_facts

PAGES = Path(__file__).parent / "pages"
FIELDS = ("name", "display_name", "description", "country", "entity_type", "transactional")
AT = "2026-11-20T00:00:00+00:00"

_HEAD = re.compile(r"\A<!--\n(.*?)\n-->\n", re.DOTALL)
_TITLE = re.compile(r"<title[^>]*>(.*?)</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'<meta [^>]*(?:name|property)="(?:og:)?description"[^>]*content="([^"]*)"')


@dataclass(frozen=True)
class Labelled:
    """One page: for each field the answers that are right, None among them where null is.

    `kind` is its entity type, the likeliest when several are right.
    """

    host: str
    held_out: bool
    kind: str
    body: bytes
    truth: Mapping[str, frozenset[str | None]] = field(compare=False)
    actions: frozenset[str]


@cache
def pages() -> tuple[Labelled, ...]:
    """Every labelled page, in order."""
    return tuple(_read(path) for path in sorted(PAGES.rglob("*.html")))


@cache
def said(page: Labelled) -> tuple[dict[str, str | None], frozenset[str]]:
    """What the rules say of a page: each field as text or None, and the actions."""
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


def _facts(page: Labelled) -> Facts:
    url = f"https://{page.host}/"
    home = Exchange(
        purpose=Purpose.HOME,
        method="GET",
        url=url,
        final_url=url,
        status=200,
        headers=(("content-type", "text/html; charset=utf-8"),),
        body=page.body,
        at=AT,
        ending=Ending.ANSWERED,
    )
    return read_facts(
        Evidence(host=page.host, started_at=AT, finished_at=AT, prober="t", exchanges=(home,)), ()
    )


def _read(path: Path) -> Labelled:
    text = path.read_text()
    head = _HEAD.match(text)
    assert head, f"{path} has no truth"
    told = dict(
        line.split(": ", 1) if ": " in line else (line.rstrip(":"), "") for line in head[1].splitlines()
    )
    body = text[head.end() :]
    truth = {
        name: frozenset(None if value == "null" else value for value in told[name].split(" | "))
        for name in ("display_name", "country", "entity_type", "transactional")
    }
    truth["name"] = frozenset(map(_plain, _TITLE.findall(body)[:1])) or frozenset({None})
    truth["description"] = frozenset(map(_plain, _DESCRIPTION.findall(body))) or frozenset({None})
    return Labelled(
        host=told["host"],
        held_out=path.parent.name == "held_out",
        kind=told["entity_type"].partition(" | ")[0],
        body=body.encode(),
        truth=truth,
        actions=frozenset(filter(None, told["apparent_actions"].split(", "))),
    )


def _plain(text: str) -> str | None:
    return " ".join(html.unescape(text).split()) or None
