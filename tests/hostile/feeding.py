"""Hostile texts for every public function of readers, consent, facts and checks."""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache, cached_property, lru_cache
from types import ModuleType
from typing import Any, get_type_hints

from index.values.catalog_ids import EntryType
from index.values.findings import Tool
from index.values.reasons import Reason
from index.values.vocabulary import Action, CheckId, WellKnown
from probes import checks, consent, facts, readers
from probes.checks import endpoints, wellknown
from probes.checks.verdict import Verdict, yes
from probes.consent.agents import AgentPurpose
from probes.consent.groups import RobotsField, applicable_fields
from probes.consent.paths import path_of, patterns_of
from probes.evidence import charsets
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.evidence.link import Link
from probes.evidence.page_run import Missing, PageEnding, PageRun, RegisteredTool, ToolKind
from probes.facts.kind_hints import NAME_WORDS
from probes.facts.kinds import hints_of, page_words
from probes.facts.names import search_word
from probes.facts.patterns import FoldedText, PatternGroup
from probes.readers import html, linkset
from probes.readers.documents import Skill
from probes.readers.json_text import load, load_object
from probes.readers.links import link_header
from probes.readers.mcp_replies import ToolsPage, page_in
from tests.hostile.families import KINDS
from tests.unit.probes.building import AT, HOME, HOST, ROOT, Reply, evidence, exchange

PACKAGES = (readers, consent, facts, checks)
MODULES = (charsets,)
# Functions that never get a site's text at full length, and what they get.
OURS = {
    "readers.mcp_replies.tools_list": "an id of ours",
    "readers.named_addresses.named_in_visit": "evidence that we packed",
    "facts.kinds.sure_enough": "a kind",
    "facts.patterns.lower_pattern": "a pattern of ours",
    "facts.name_model.choose_text": "candidates, cut before",
    "facts.lazy_pattern.compile_re": "a pattern of ours",
    "facts.patterns.required_texts": "a pattern of ours",
    "facts.patterns.expand_escapes": "a pattern of ours",
    "facts.patterns.split_words": "lists of ours",
    "facts.phrase_gaps.GapPhrases.action_of": "words of a label, cut before",
    "facts.phrase_gaps.GapPhrases.around": "phrases of ours",
    "facts.phrase_lines.action_named": "a line of ours",
    "facts.phrase_lines.has_gap": "a line of ours",
    "facts.phrase_lines.is_exact": "a line of ours",
    "facts.phrase_lines.read_phrases": "a code of ours",
    "facts.phrase_lines.words_in": "a label, cut before",
    "facts.phrase_lines.write_out": "a line of ours",
    "facts.phrases.LanguagePhrases.action_of": "words of a label, cut before",
    "facts.phrases.LanguagePhrases.lines": "lines of ours",
    "checks.verdict.with_warnings": "flags of ours",
    "readers.documents.with_count": "nouns of ours",
    "checks.verdict.no": "a reason and a detail of ours",
    "checks.verdict.unknown": "a reason and a detail of ours",
    "checks.verdict.yes": "a reason and a detail of ours",
    "checks.verdict.verdict_for": "what a check found; `describe_exchange` names it",
    "checks.verdict.with_note": "a note of ours",
    "checks.verdict.decisive_fault": "reasons of ours",
}

# Where a visit meets each syntax.
_PURPOSES = {
    "html": ("home",),
    "json_ld": ("home",),
    "script": ("home",),
    "markdown": ("home_markdown", "markdown_twin", "llms_txt", "auth_md", "skill"),
    "robots": ("robots",),
    "header": ("home",),
    "json": ("api_catalog", "mcp_card", "ucp", "ard", "ai_catalog", "oauth_resource", "oauth_server",
        "a2a_card", "skills_index", "web_bot_auth", "openapi", "x402"),
    "rpc": ("mcp", "mcp_stream"),
}  # fmt: skip


@dataclass(frozen=True)
class Hostile:
    """One text in every shape in which a function may get it."""

    syntax: str
    text: str

    @cached_property
    def body(self) -> bytes:
        return self.text.encode("utf-8", "surrogatepass")

    @property
    def documents(self) -> int:
        """The number of documents of a visit with this syntax."""
        return len(_PURPOSES[self.syntax])

    def exchange(self, purpose: str | None = None) -> Exchange:
        reply = Reply(body=self.body, type=KINDS[self.syntax])
        if self.syntax == "header":
            names = (
                "link",
                "x-robots-tag",
                "content-signal",
                "content-usage",
                "vary",
                "content-type",
                "www-authenticate",
                "payment-required",
            )
            reply = Reply(body=HOME, type="", headers=dict.fromkeys(names, self.text))
        return exchange(purpose or _PURPOSES[self.syntax][0], reply)

    def exchanges(self) -> tuple[Exchange, ...]:
        """The text as each reply that it may be, and as an error page."""
        asked = tuple(map(self.exchange, _PURPOSES[self.syntax]))
        return (*asked, *(replace(e, status=403) for e in asked if self.syntax == "html"))

    @cached_property
    def evidence(self) -> Evidence:
        others = {} if "home" in _PURPOSES[self.syntax] else {"home": HOME}
        seen = evidence(**others, **dict.fromkeys(_PURPOSES[self.syntax], 200))
        told = tuple(
            self.exchange(e.purpose) if e.purpose in _PURPOSES[self.syntax] else e for e in seen.exchanges
        )
        return replace(seen, exchanges=told)

    @property
    def page(self) -> html.Page:
        return _page(self)

    @cached_property
    def links(self) -> tuple[Link, ...]:
        found = linkset.read_linkset(self.exchange())
        written = found.links if found else link_header(self.text, ROOT)
        return written or (Link(frozenset({"mcp"}), f"{ROOT}/mcp"),)


@lru_cache(maxsize=4)
def _page(hostile: Hostile) -> html.Page:
    return html.parse_page(hostile.exchange())


Maker = Callable[[Hostile], Any]


def _verdicts(kinds: Any) -> Maker:
    def made(hostile: Hostile) -> Mapping[Any, Verdict]:
        url = {"url": hostile.exchange().final_url}
        found = {e.purpose.value: e.final_url for e in hostile.evidence.exchanges}
        named = {WellKnown.AGENT_SKILLS: "skills_index", WellKnown.A2A_AGENT_CARD: "a2a_card",
            WellKnown.ARD: "ard", WellKnown.AI_CATALOG: "ai_catalog"}  # fmt: skip
        return {
            kind: yes(Reason.SERVED, "", **(url | {"url": found.get(named.get(kind, ""), "")}))
            for kind in kinds
        }

    return made


def _patterns(hostile: Hostile) -> list[str]:
    return patterns_of(applicable_fields(hostile.text)[RobotsField.ALLOW])


def _endpoints(hostile: Hostile) -> tuple[endpoints.JudgedEndpoint, ...]:
    seen = hostile.evidence if hostile.syntax == "rpc" else evidence(mcp=404)
    return endpoints.judge_endpoints(seen)


_BY_NAME: dict[str, Maker] = {
    "base": lambda _: f"{ROOT}/x",
    "now": lambda _: datetime(2026, 1, 1, tzinfo=UTC),
    "origin_url": lambda _: f"{ROOT}/",
    "host": lambda _: HOST,
    "search_word": lambda _: search_word,
    "cap": lambda _: 500,
    "dest": lambda hostile: "script" if hostile.syntax == "script" else "",
    "request_id": lambda _: 1,
    "refused": lambda _: "2025-11-25",
    "tools": lambda hostile: [Tool(word[:128], hostile.text[:500]) for word in hostile.text.split(None, 500)],
    "purpose": lambda hostile: Purpose(_PURPOSES[hostile.syntax][0]),
    "urls": lambda _: (f"{ROOT}/mcp",) * 3,
    "tool_names": lambda hostile: [hostile.text[:50_000], *hostile.text[:50_000].split()[:500]],
    "tool": lambda hostile: {"name": hostile.text, "description": hostile.text,
        "inputSchema": load_object(hostile.text)},
    "path": lambda hostile: path_of(f"{ROOT}/{hostile.text[:4000]}") if _is_url(hostile.text[:4000]) else "/",
    "pattern": lambda hostile: hostile.text,
    "url": lambda hostile: f"{ROOT}/{hostile.text}"[:4096],
    "exchange": lambda hostile: hostile.exchange(),
    "verdicts": _verdicts(CheckId),
    "resources": _verdicts(WellKnown),
    "verdict": lambda hostile: _verdicts(WellKnown)(hostile)[WellKnown.OPENAPI],
    "key": lambda _: "skills",
    "language": lambda _: "fr",
    "read": lambda _: wellknown.read_ai_catalog,
    "actions": lambda _: (),
    "labelled": lambda _: Action.REGISTER,
    "named": lambda hostile: tuple(hostile.text.split()[:2]),
    "read_all": lambda _: lambda: True,
    "any_error": lambda _: True,
    "enough": lambda _: 1,
    "vocabulary": lambda hostile: frozenset(hostile.text.split()),
    "types": lambda _: frozenset(KINDS.values()),
    "controls": lambda hostile: (Purpose.CONTROL_PAGE,),
    "field": lambda _: RobotsField.CONTENT_SIGNAL,
    "shared": lambda hostile: hostile.text.split()[:500],
    "status": lambda _: 200,
    "names": lambda _: "name",
    "values": lambda hostile: applicable_fields(hostile.text)[RobotsField.ALLOW],
    "allowed": _patterns,
    "disallowed": _patterns,
    "kept": lambda _: frozenset({b"a"}),
    "tokens": lambda hostile: ["GPTBot", *hostile.text[:5000].split()[:20]],
    "most": lambda _: html.READ_BYTES,
}  # fmt: skip
_BY_TYPE: dict[str, Maker] = {
    "Exchange": lambda hostile: hostile.exchange(),
    "Evidence": lambda hostile: hostile.evidence,
    "Iterable[bytes]": lambda _: (b"modelContext", b"toolname"),
    "Page": lambda hostile: replace(hostile.page),  # remembers nothing of earlier calls
    "Form": lambda hostile: next(iter(hostile.page.forms),
        html.Form(hostile.text[:2048], "post", (html.FormField("a", "b"),))),
    "Anchor": lambda hostile: next(iter(hostile.page.anchors),
        html.Anchor(hostile.text[:2048], hostile.text[:120])),
    "str": lambda hostile: hostile.text,
    "bytes": lambda hostile: hostile.body,
    "object": lambda hostile: load(hostile.text),
    "Link": lambda hostile: hostile.links[0],
    "Iterable[Link]": lambda hostile: hostile.links,
    "tuple[tuple[str, str], ...]": lambda hostile: hostile.exchange().headers,
    "Iterable[Exchange]": lambda hostile: hostile.exchanges(),
    "Sequence[ToolsPage]": lambda hostile: [page_in(load_object(hostile.text)) or ToolsPage(())],
    "Mapping[RobotsField, Sequence[str]]": lambda hostile: applicable_fields(hostile.text),
    "dict[str, Any]": lambda hostile: load_object(hostile.text),
    "Mapping[str, Any]": lambda hostile: load_object(hostile.text),
    "Mapping[tuple[str, EntityType], float]": lambda hostile: hints_of(hostile.page, HOST),
    "frozenset[str]": lambda hostile: frozenset(word[:6] for word in hostile.text.casefold().split()),
    "float": lambda _: 1.0,
    "Endpoint": lambda hostile: _endpoints(hostile)[0].endpoint,
    "tuple[JudgedEndpoint, ...]": _endpoints,
    "Robots": lambda hostile: consent.read_robots(hostile.exchange("robots")),
    "PageRun": lambda hostile: PageRun(at=AT, seconds=1.0, browser="", url=f"{ROOT}/", ending=PageEnding.RAN,
        shown_text=hostile.text[:20_000]),
    "Missing": lambda hostile: Missing(hostile.text[:2048], "script", "404"),
    "Mapping[EntryType, str]": lambda hostile: dict.fromkeys(EntryType, hostile.text[:2048]),
    "AgentPurpose": lambda _: AgentPurpose.PERSON,
    "Skill": lambda _: Skill("a", "skill-md", f"{ROOT}/a", ""),
    "TextWords": lambda hostile: page_words(hostile.page)["text"],
    "FoldedText": lambda hostile: FoldedText.from_text(hostile.text),
}  # fmt: skip
# Whose methods are asked.
_SELVES: dict[str, Maker] = {
    "Robots": lambda hostile: consent.read_robots(hostile.exchange("robots")),
    "Rulebook": lambda hostile: importlib.import_module("probes.consent.rulebook").Rulebook.from_patterns(
        _patterns(hostile), ()
    ),
    "Signals": lambda hostile: importlib.import_module("probes.consent.signals").Signals.from_fields(
        applicable_fields(hostile.text)
    ),
    "FoldedText": lambda hostile: FoldedText.from_text(hostile.text),
    "WordPatterns": lambda _: next(iter(NAME_WORDS.values())),
    "PatternGroup": lambda _: PatternGroup(NAME_WORDS),
    "Page": lambda hostile: replace(hostile.page),  # remembers nothing of earlier calls
}


def _is_url(text: str) -> bool:
    try:
        return bool(path_of(f"{ROOT}/{text}"))
    except ValueError:
        return False


def modules() -> Iterator[ModuleType]:
    yield from MODULES
    for package in PACKAGES:
        yield package
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not found.name.endswith(".data_files"):  # reads no text of others
                yield importlib.import_module(found.name)


@cache
def public() -> dict[str, Callable[..., Any]]:
    found: dict[str, Callable[..., Any]] = {}
    for module in modules():
        for name, member in vars(module).items():
            if name.startswith("_") or getattr(member, "__module__", "") != module.__name__:
                continue
            where = f"{module.__name__.removeprefix('probes.')}.{name}"
            if inspect.isfunction(inspect.unwrap(member)):
                found[where] = member
            elif inspect.isclass(member):
                methods = vars(member).items()
                found |= {f"{where}.{n}": getattr(member, n) for n, m in methods if _is_method(n, m)}
    return found


@cache
def fed() -> dict[str, Callable[..., Any]]:
    return {name: function for name, function in public().items() if name not in OURS}


@cache
def caches() -> list[Callable[[], None]]:
    """How to forget what was remembered of a text; what takes no argument remembers lists of ours."""
    members = (member for module in modules() for member in vars(module).values())
    remembering = (member for member in members if hasattr(member, "cache_clear"))
    return [member.cache_clear for member in remembering if _parameters(inspect.unwrap(member))]


def calls(name: str, function: Callable[..., Any], hostile: Hostile) -> list[Callable[[], object]]:
    """The calls with this text in each reply that it may be. Raises LookupError."""
    plain = inspect.unwrap(function)
    hints = _hints(plain)
    given: dict[str, Any] = {}
    exchanges: tuple[Exchange, ...] = ()
    several = ""
    for parameter in _parameters(plain).values():
        if parameter.name in {"self", "cls"}:
            if parameter.name == "self":
                given["self"] = _SELVES[name.split(".")[-2]](hostile)
            continue
        if parameter.kind is parameter.VAR_KEYWORD:
            continue
        kind = _shown(hints[parameter.name])
        if kind == "Exchange" and not several:
            several, exchanges = parameter.name, hostile.exchanges()
        given[parameter.name] = _maker(parameter.name, kind)(hostile)
    if not several:
        return [_call(plain, given)]
    return [_call(plain, given | {several: one}) for one in exchanges]


@cache
def _parameters(function: Callable[..., Any]) -> Mapping[str, inspect.Parameter]:
    return inspect.signature(function).parameters


@cache
def _hints(function: Callable[..., Any]) -> dict[str, Any]:
    return get_type_hints(function)


def _call(function: Callable[..., Any], given: dict[str, Any]) -> Callable[[], object]:
    parameters = _parameters(function)
    before = [p.name for p in parameters.values() if p.kind in {p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD}]
    more = [p.name for p in parameters.values() if p.kind is p.VAR_POSITIONAL]
    values = [given[name] for name in (*before, *more)]
    named = {p.name: given[p.name] for p in parameters.values() if p.kind is p.KEYWORD_ONLY}

    def call() -> object:
        result = function(*values, **named)
        return list(result) if isinstance(result, Iterator) else result

    return call


def _maker(name: str, kind: str) -> Maker:
    if (name, kind) == ("endpoint", "str"):
        return lambda _: f"{ROOT}/mcp"
    if (name, kind) == ("tools", "Iterable[Mapping[str, Any]]"):
        return lambda hostile: [_BY_NAME["tool"](hostile)]  # which holds the text three times
    if (name, kind) == ("tools", "Sequence[RegisteredTool]"):
        return lambda hostile: (
            [RegisteredTool(name=hostile.text[:128], kind=ToolKind.IMPERATIVE, origin=ROOT)] * 3
        )
    if kind in {"Exchange", "Evidence", "Page"}:
        return _BY_TYPE[kind]
    maker = _BY_NAME.get(name) or _BY_TYPE.get(kind)
    if maker is None:
        raise LookupError(f"nobody knows how to give a hostile text to {name}: {kind}")
    return maker


def _shown(hint: Any) -> str:
    text = hint.__name__ if inspect.isclass(hint) and not hasattr(hint, "__args__") else str(hint)
    for prefix in ("collections.abc.", "typing."):
        text = text.replace(prefix, "")
    text = text.removesuffix(" | None")
    return "".join(part if part in "[], " else part.rpartition(".")[2] or part for part in _parts(text))


def _parts(text: str) -> list[str]:
    return re.findall(r"\.\.\.|[\w.]+|[^\w.]", text)


def _is_method(name: str, member: object) -> bool:
    if name.startswith("_") or isinstance(member, property):
        return False
    return inspect.isfunction(member) or isinstance(member, classmethod | staticmethod)
