"""The agent skills index in both forms."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, Final, NamedTuple

from probes.evidence.evidence import Exchange
from probes.readers.json_text import load_object
from probes.readers.replies import looks_like_html
from probes.readers.texts import clean
from probes.readers.urls import absolute

MAX_SKILLS: Final = 200
MAX_FETCHED: Final = 2
MAX_FAULTS: Final = 3
"""Members of an entry."""

TYPES: Final = frozenset({"skill-md", "archive"})

_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_ALGORITHM = "sha256:"
_DIGEST = re.compile(rf"{_ALGORITHM}[0-9a-f]{{64}}")
_SCHEMA = "/discovery/0.2."
_EXPECTED_SCHEMA = f"expected an address that has “{_SCHEMA}”"
_NAMED = re.compile(r"^name:[ \t]*[\"']?([^\s\"']{1,64})[\"']?[ \t]*$", re.MULTILINE)
_ARCHIVES = (b"PK\x03\x04", b"\x1f\x8b")


Rules = Mapping[str, tuple[Callable[[object, str], bool], str]]
"""By member: whether a value fits, given the index's address, and what is expected."""


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
    if not isinstance(entries, list) or not (schema is None or _is_known(schema)):
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


def faults(exchange: Exchange) -> tuple[str, ...]:
    """What the index lacks: of its own members, and of the first entry that is not valid."""
    index = load_object(exchange.text)
    entries, schema = index.get("skills"), index.get("$schema")
    if not isinstance(entries, list):
        return ("“skills” is not a list" if "skills" in index else "“skills” is missing",)
    is_older = schema is None and not any(map(_is_of_newer_form, entries[:MAX_SKILLS]))
    written = "is missing" if schema is None else f"is {_quoted(schema)}"
    found = () if is_older or _is_known(schema) else (f"“$schema” {written}; {_EXPECTED_SCHEMA}",)
    if not entries:
        return (*found, "“skills” is empty")
    rules = _OLDER if is_older else _NEWER
    wrong = (_faults_at(n, entry, rules, exchange.final_url) for n, entry in enumerate(entries[:MAX_SKILLS]))
    return (*found, *next(filter(None, wrong), ()))


def _is_of_newer_form(entry: object) -> bool:
    return isinstance(entry, dict) and "files" not in entry and "url" in entry


def _faults_at(number: int, entry: object, rules: Rules, base: str) -> tuple[str, ...]:
    if not isinstance(entry, dict):
        return (f"skills[{number}] is not an object",)
    return tuple(f"skills[{number}]: {fault}" for fault in islice(_faults_of(entry, rules, base), MAX_FAULTS))


def _faults_of(entry: dict[str, Any], rules: Rules, base: str) -> Iterator[str]:
    others = islice((name for name in entry if name not in rules), MAX_FAULTS)
    listed_others = ", ".join(f"“{clean(name, 40)}”" for name in others)
    beside = f", and there is {listed_others}" if listed_others else ""
    for member, (fits_rule, expected) in rules.items():
        if not fits_rule(entry.get(member), base):
            state = f"is {_quoted(entry[member])}" if member in entry else f"is missing{beside}"
            beside = "" if member not in entry else beside
            yield f"“{member}” {state}; expected {expected}"


def _newer(entry: dict[str, Any], base: str) -> Skill | None:
    if any(_faults_of(entry, _NEWER, base)):
        return None
    digest = entry["digest"].removeprefix(_ALGORITHM)
    return Skill(entry["name"], entry["type"], absolute(entry["url"], base), digest)


def _older(entry: dict[str, Any], base: str) -> Skill | None:
    if any(_faults_of(entry, _OLDER, base)):
        return None
    address = absolute(f"{entry['name']}/SKILL.md", base)
    return Skill(entry["name"], "skill-md", address, "") if address else None


def _is_known(schema: object) -> bool:
    return isinstance(schema, str) and _SCHEMA in schema


def _is_name(name: object, _base: str) -> bool:
    return isinstance(name, str) and len(name) <= 64 and _NAME.fullmatch(name) is not None


def _is_type(kind: object, _base: str) -> bool:
    return isinstance(kind, str) and kind in TYPES


def _is_text(value: object, _base: str) -> bool:
    return isinstance(value, str)


def _is_address(url: object, base: str) -> bool:
    return isinstance(url, str) and bool(absolute(url, base))


def _is_digest(digest: object, _base: str) -> bool:
    return isinstance(digest, str) and _DIGEST.fullmatch(digest) is not None


def _has_skill_file(files: object, _base: str) -> bool:
    return files is None or (isinstance(files, list) and "SKILL.md" in files)


def _quoted(value: object) -> str:
    if isinstance(value, str):
        return f"“{clean(value, 80)}”"
    return (
        "null"
        if value is None
        else {dict: "an object", list: "a list", bool: "a boolean"}.get(type(value), "a number")
    )


_KINDS: Final = {dict: "an object", list: "a list", bool: "a boolean", type(None): "null"}
_NAMES: Final = (_is_name, "up to 64 lower-case letters, digits and single hyphens")
_NEWER: Final[Rules] = {
    "name": _NAMES,
    "type": (_is_type, "“skill-md” or “archive”"),
    "description": (_is_text, "a text"),
    "url": (_is_address, "a public address"),
    "digest": (_is_digest, f"“{_ALGORITHM}” and 64 lower-case hexadecimal digits"),
}
_OLDER: Final[Rules] = {
    "name": _NAMES,
    "files": (_has_skill_file, "a list with “SKILL.md”"),
}
