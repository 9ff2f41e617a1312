"""JSON documents at well-known addresses."""

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, NamedTuple

from index.values.reasons import Reason
from probes.evidence.evidence import Exchange
from probes.readers.json_text import load, load_object
from probes.readers.replies import looks_like_html
from probes.readers.texts import clean_text
from probes.readers.urls import absolute_url, host_of, path_of, same_site


class DocumentReading(NamedTuple):
    """Why a document is invalid, what it lacks or holds, and possible improvements."""

    fault: Reason | None
    says: str = ""
    flags: tuple[str, ...] = ()


def object_of(exchange: Exchange) -> dict[str, Any] | Reason:
    if exchange.truncated:
        return Reason.TOO_LARGE
    document = load(exchange.text)
    if isinstance(document, dict):
        return document
    return Reason.NOT_JSON if document is None else Reason.NOT_VALID


def has_text(document: dict[str, Any], *names: str) -> bool:
    return all(isinstance(document.get(name), str) and document[name].strip() for name in names)


def with_count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one}" if number == 1 else f"{number} {many or one + 's'}"


LEGACY = "/.well-known/agent.json"
MAX_INTERFACES = 20

_AUTHORITY = re.compile(r"[^/?#]{1,300}:\d{1,5}")  # As gRPC clients write it

_LOCAL = re.compile(
    r"[^.:]+|.*\.local(?:host|domain)?|host\.docker\.internal|0\.0\.0\.0|127(?:\.\d{1,3}){1,3}"
    r"|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}"
    r"|169\.254(?:\.\d{1,3}){2}|::1?|f[cd][0-9a-f:]+"
)


class _Interface(NamedTuple):
    url: str
    version: str


def read_agent_card(exchange: Exchange) -> DocumentReading:
    card = object_of(exchange)
    if isinstance(card, Reason):
        return DocumentReading(card)
    skills = card.get("skills", [] if isinstance(card.get("capabilities"), dict) else None)
    if not has_text(card, "name", "description", "version") or not _are_skills(skills):
        return DocumentReading(Reason.NOT_VALID)
    named = list(_interfaces(card))
    usable = next((address for address in named if _is_usable(address.url, exchange)), None)
    local = any(_is_local(address.url, exchange) for address in named)
    if usable is None:
        return DocumentReading(Reason.LOCAL_ADDRESS if local else Reason.NOT_VALID)
    of_version = f" of version {clean_text(usable.version, 20)}" if usable.version else ""
    flags = [
        *(["legacy_address"] if path_of(exchange.url) == LEGACY else []),
        *(["local_address"] if local else []),
    ]
    says = f"an A2A agent card{of_version} that names {with_count(len(skills or ()), 'skill')}"
    return DocumentReading(None, says, tuple(flags))


def _are_skills(skills: object) -> bool:
    if not isinstance(skills, list):
        return False
    return all(isinstance(skill, dict) and has_text(skill, "id", "name") for skill in skills[:200])


def _interfaces(card: dict[str, Any]) -> Iterator[_Interface]:
    for written in (card.get("supportedInterfaces"), [card], card.get("additionalInterfaces")):
        for one in written[:MAX_INTERFACES] if isinstance(written, list) else ():
            if isinstance(one, dict) and isinstance(url := one.get("url"), str):
                version = one.get("protocolVersion", card.get("protocolVersion"))
                yield _Interface(url, version if isinstance(version, str) else "")


def _is_usable(url: str, exchange: Exchange) -> bool:
    if _is_local(url, exchange) or _AUTHORITY.fullmatch(url):
        return False
    address = absolute_url(url, exchange.final_url)
    return address.startswith("https:") or (bool(address) and host_of(address) == host_of(exchange.url))


def _is_local(url: str, exchange: Exchange) -> bool:
    """Whether only its own machine or network reaches it; the host that was asked is not meant."""
    host = host_of(url if "://" in url else f"//{url}")
    return host != host_of(exchange.url) and _LOCAL.fullmatch(host.strip("[]")) is not None


_PARTS = ("paths", "webhooks", "components")
_IN_JSON = re.compile(r'\A\s*\{[^{}]{0,2000}?"(?:openapi"\s*:\s*"3\.[\d.]{1,8}"|swagger"\s*:\s*"2\.0")')
_IN_YAML = re.compile(
    r"^(?:openapi:[ \t]*[\"']?3\.[\d.]{1,8}|swagger:[ \t]*[\"']?2\.0)[\"']?[ \t]*\r?$", re.MULTILINE
)
_TITLE = re.compile(
    r'^[ \t]+title:[ \t]*([^\r\n]{1,300})|"title"[ \t]*:[ \t]*"([^"\\\r\n]{1,300})"', re.MULTILINE
)
_BEGINNING = 20_000  # Characters
_METHODS = frozenset({"get", "put", "post", "delete", "patch", "query"})
_OPERATIONS = 60
_LONGEST = 1_200
_PATHS = re.compile(r"^(?:paths|webhooks|components):", re.MULTILINE)


class About(NamedTuple):
    """Title and texts as written, or ""."""

    title: str = ""
    description: str = ""
    operations: tuple[str, ...] = ()


def read_about(exchange: Exchange) -> About:
    """Only the title if YAML or truncated."""
    text = exchange.text.lstrip("\ufeff")
    document = load(text)
    if not isinstance(document, dict):
        title = _TITLE.search(text[:_BEGINNING]) if _IN_YAML.search(text) or _IN_JSON.match(text) else None
        return About((title[1] or title[2]).strip(" \t\"'") if title else "")
    if not _is_described(document):
        return About()
    info = document.get("info")
    info = info if isinstance(info, dict) else {}
    return About(_text(info.get("title")), _text(info.get("description")), tuple(_operations(document)))


def _operations(document: dict[str, object]) -> Iterator[str]:
    paths = document.get("paths")
    items = (item for item in (paths.values() if isinstance(paths, dict) else ()) if isinstance(item, dict))
    written = (operation for item in items for method, operation in item.items() if method in _METHODS)
    for operation in islice(written, _OPERATIONS):
        if isinstance(operation, dict):
            said = _text(operation.get("summary")) or _text(operation.get("description"))
            if said:
                yield said


def _text(value: object) -> str:
    return value.strip()[:_LONGEST] if isinstance(value, str) else ""


def read_openapi(exchange: Exchange) -> DocumentReading:
    """Require a version and paths; of a truncated text the beginning counts."""
    text = exchange.text.lstrip("\ufeff")
    if exchange.truncated and (_IN_JSON.match(text) or _IN_YAML.search(text)):
        return DocumentReading(None, "an OpenAPI description", ("truncated",))
    if exchange.truncated:
        return DocumentReading(Reason.TOO_LARGE)
    document = load(text)
    if document is None and _IN_YAML.search(text) and _PATHS.search(text):
        return DocumentReading(None, "an OpenAPI description in YAML")
    if document is None:
        return DocumentReading(Reason.NOT_JSON)
    if not isinstance(document, dict) or not _is_described(document):
        return DocumentReading(Reason.NOT_VALID)
    return DocumentReading(None, "an OpenAPI description")


def described_paths(exchange: Exchange) -> set[str]:
    """The paths of an OpenAPI description in JSON that was read whole."""
    document = None if exchange.truncated else load(exchange.text.lstrip("\ufeff"))
    paths = document.get("paths") if isinstance(document, dict) and _is_described(document) else None
    return set(paths) if isinstance(paths, dict) else set()


def _is_described(document: dict[str, object]) -> bool:
    version, older = document.get("openapi"), document.get("swagger")
    known = (isinstance(version, str) and version.startswith("3.")) or older == "2.0"
    return known and any(isinstance(document.get(part), dict) for part in _PARTS)


MAX_SKILLS = 200
MAX_FETCHED = 2
MAX_FAULTS = 3  # Members of an entry

TYPES = frozenset({"skill-md", "archive"})

_NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_ALGORITHM = "sha256:"
_DIGEST = re.compile(rf"{_ALGORITHM}[0-9a-f]{{64}}")
_SCHEMA = "/discovery/0.2."
_EXPECTED_SCHEMA = f"expected an address that has “{_SCHEMA}”"
_NAMED = re.compile(r"^name:[ \t]*[\"']?([^\s\"']{1,64})[\"']?[ \t]*$", re.MULTILINE)
_ARCHIVES = (b"PK\x03\x04", b"\x1f\x8b")


# By member: whether a value fits, given the index's address, and what is expected.
Rules = Mapping[str, tuple[Callable[[object, str], bool], str]]


class Skill(NamedTuple):
    """`digest` is hex, "" in the older form; `name` is "" where a catalog names the skill alone."""

    name: str
    type: str
    url: str
    digest: str


def skills_of_index(exchange: Exchange) -> tuple[Skill, ...]:
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


def fits_skill(skill: Skill, reply: Exchange) -> bool:
    if skill.type == "archive":
        return reply.body.startswith(_ARCHIVES)
    text = reply.text.lstrip()
    if not text.startswith("---"):
        return False
    head = text[3:20_000].partition("\n---")[0]
    name = _NAMED.search(head)
    return (
        name is not None
        and skill.name in {"", name[1]}
        and re.search(r"^description:", head, re.MULTILINE) is not None
    )


def faults_of_skills(exchange: Exchange) -> tuple[str, ...]:
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
    listed_others = ", ".join(f"“{clean_text(name, 40)}”" for name in others)
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
    return Skill(entry["name"], entry["type"], absolute_url(entry["url"], base), digest)


def _older(entry: dict[str, Any], base: str) -> Skill | None:
    if any(_faults_of(entry, _OLDER, base)):
        return None
    address = absolute_url(f"{entry['name']}/SKILL.md", base)
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
    return isinstance(url, str) and bool(absolute_url(url, base))


def _is_digest(digest: object, _base: str) -> bool:
    return isinstance(digest, str) and _DIGEST.fullmatch(digest) is not None


def _has_skill_file(files: object, _base: str) -> bool:
    return files is None or (isinstance(files, list) and "SKILL.md" in files)


def _quoted(value: object) -> str:
    if isinstance(value, str):
        return f"“{clean_text(value, 80)}”"
    return (
        "null"
        if value is None
        else {dict: "an object", list: "a list", bool: "a boolean"}.get(type(value), "a number")
    )


_KINDS = {dict: "an object", list: "a list", bool: "a boolean", type(None): "null"}
_NAMES = (_is_name, "up to 64 lower-case letters, digits and single hyphens")
_NEWER: Rules = {
    "name": _NAMES,
    "type": (_is_type, "“skill-md” or “archive”"),
    "description": (_is_text, "a text"),
    "url": (_is_address, "a public address"),
    "digest": (_is_digest, f"“{_ALGORITHM}” and 64 lower-case hexadecimal digits"),
}
_OLDER: Rules = {
    "name": _NAMES,
    "files": (_has_skill_file, "a list with “SKILL.md”"),
}


_X402_LISTS = ("resources", "accepts", "endpoints", "services", "items")
_METHOD = re.compile(r"([A-Z]{3,7}) +(\S+)")
_MOST_PAID = 200


def read_x402(exchange: Exchange) -> DocumentReading:
    document = object_of(exchange)
    if isinstance(document, Reason):
        return DocumentReading(document)
    versioned = any(isinstance(document.get(key), int | str) for key in ("x402Version", "version"))
    listed = _paid(document)
    if not versioned or not listed or "jsonrpc" in document:
        return DocumentReading(Reason.NOT_VALID)
    return DocumentReading(None, f"an x402 document of {with_count(len(listed), 'resource')}")


def paid_resources(exchange: Exchange) -> tuple[str, ...]:
    """Addresses on the document's own site that an x402 document lists and that are asked by GET."""
    document = object_of(exchange) if exchange.ok else {}
    listed = _paid(document) if isinstance(document, dict) else ()
    entries = (
        [{"url": key, **value} if isinstance(value, dict) else key for key, value in listed.items()]
        if isinstance(listed, dict)
        else listed
    )
    urls = (
        absolute_url(url, exchange.final_url) for url in map(_resource_by_get, islice(entries, _MOST_PAID))
    )
    return tuple(dict.fromkeys(url for url in urls if url and same_site(url, exchange.final_url)))


def _paid(document: dict[str, Any]) -> "list[Any] | dict[str, Any]":
    return next((v for v in map(document.get, _X402_LISTS) if isinstance(v, list | dict) and v), [])


def _resource_by_get(entry: object) -> str:
    """The address of an entry: a text, with or without a method, or an object; "" for other methods."""
    if isinstance(entry, str):
        found = _METHOD.fullmatch(entry.strip())
        method, url = found.groups() if found else ("GET", entry)
    elif isinstance(entry, dict):
        url = next((entry[key] for key in ("resource", "url", "path") if isinstance(entry.get(key), str)), "")
        method = _method_of(entry)
    else:
        return ""
    return url if method.upper() == "GET" and "{" not in url and ":" not in path_of(url) else ""


def _method_of(entry: dict[str, Any]) -> str:
    """As an entry has it, or the input that its output schema describes (x402 version 1)."""
    schema = entry.get("outputSchema")
    described = schema.get("input") if isinstance(schema, dict) else None
    places = (entry, described if isinstance(described, dict) else {})
    return next((place["method"] for place in places if isinstance(place.get("method"), str)), "GET")
