"""The agent skills index in both forms."""

import re
from typing import Any, Final, NamedTuple

from probes.evidence.evidence import Exchange
from probes.readers.json_text import load_object
from probes.readers.replies import looks_like_html
from probes.readers.urls import absolute

MAX_SKILLS: Final = 200
MAX_FETCHED: Final = 2

TYPES: Final = frozenset({"skill-md", "archive"})

_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_DIGEST = re.compile(r"sha256:([0-9a-f]{64})")
_SCHEMA = "/discovery/0.2."
_NAMED = re.compile(r"^name:[ \t]*[\"']?([^\s\"']{1,64})[\"']?[ \t]*$", re.MULTILINE)
_ARCHIVES = (b"PK\x03\x04", b"\x1f\x8b")


class Skill(NamedTuple):
    """`digest` is hex, "" in the older form."""

    name: str
    type: str
    url: str
    digest: str


def listed(exchange: Exchange) -> tuple[Skill, ...]:
    """At most 200; none if the form is unknown. Other hosts are allowed: digests verify files."""
    if not exchange.ok or exchange.truncated or looks_like_html(exchange):
        return ()
    index = load_object(exchange.text)
    entries, schema = index.get("skills"), index.get("$schema")
    if not isinstance(entries, list) or not (
        schema is None or (isinstance(schema, str) and _SCHEMA in schema)
    ):
        return ()
    read = _older if schema is None else _newer
    found = (read(e, exchange.final_url) for e in entries[:MAX_SKILLS] if isinstance(e, dict))
    return tuple(filter(None, found))


def fits(skill: Skill, reply: Exchange) -> bool:
    if skill.type == "archive":
        return reply.body.startswith(_ARCHIVES)
    text = reply.text.lstrip()
    if not text.startswith("---"):
        return False
    head = text[3:20_000].partition("\n---")[0]
    name = _NAMED.search(head)
    return (
        name is not None
        and name[1] == skill.name
        and re.search(r"^description:", head, re.MULTILINE) is not None
    )


def _newer(entry: dict[str, Any], base: str) -> Skill | None:
    name, kind, url, digest = (entry.get(key) for key in ("name", "type", "url", "digest"))
    if not (isinstance(url, str) and isinstance(digest, str) and isinstance(entry.get("description"), str)):
        return None
    promised, address = _DIGEST.fullmatch(digest), absolute(url, base)
    if not _is_name(name) or kind not in TYPES or promised is None or not address:
        return None
    return Skill(str(name), str(kind), address, promised[1])


def _older(entry: dict[str, Any], base: str) -> Skill | None:
    name, files = entry.get("name"), entry.get("files", ["SKILL.md"])
    if not _is_name(name) or not isinstance(files, list) or "SKILL.md" not in files:
        return None
    address = absolute(f"{name}/SKILL.md", base)
    return Skill(str(name), "skill-md", address, "") if address else None


def _is_name(name: object) -> bool:
    return isinstance(name, str) and len(name) <= 64 and _NAME.fullmatch(name) is not None
