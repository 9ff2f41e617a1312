"""The columns of the dataset, and what is told of each: its dictionary."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from index.checks import CHECKS, SCORED_CHECKS, TOOLS
from index.checks.wellknown import RESOURCES
from index.values.reasons import Reason
from index.values.vocabulary import (
    Action,
    Answer,
    CardState,
    CheckId,
    ClientRegistration,
    EntityType,
    FoundVia,
    McpAuth,
    McpTransport,
    McpVersion,
    Tier,
)

ColumnType = Literal["string", "integer", "boolean", "date", "list of strings"]

_VERSION = re.compile(
    r"\d{4}-\d{2}-\d{2}"
)  # Of MCP; anything else that a server calls its version is its own word


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    name: str
    type: ColumnType
    meaning: str
    values: tuple[str, ...] = ()
    """Allowed values; none where any value of the type is."""
    unit: str = ""
    is_required: bool = False
    """Never empty; elsewhere empty is unknown, or what `meaning` says."""
    value_of: Callable[[Mapping[str, Any]], Any]
    """Of a row of `index.dataset.rows`."""


_NOT_JUDGED = (Answer.UNKNOWN.value, None, None)


def _day(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None


def _same(value: Any) -> Any:
    return value


def _stored(name: str, type_: ColumnType, meaning: str, **more: Any) -> Column:
    """A column that a row has under its own name."""
    return Column(name=name, type=type_, meaning=meaning, value_of=lambda row: row[name], **more)


def _about(check: CheckId) -> tuple[Column, ...]:
    """Answer, reason and date of a check."""
    label = CHECKS[check].label
    meanings = (
        f"Answer of the check {label} (/benchmark/{check}); unknown says nothing about the site.",
        f"Why {check} has this answer, as a code; /benchmark/rubric explains each.",
        f"The day since which {check} has this answer.",
    )
    values: tuple[tuple[str, ...], ...] = (tuple(Answer), tuple(Reason), ())
    types: tuple[ColumnType, ...] = ("string", "string", "date")

    def part(place: int) -> Callable[[Mapping[str, Any]], Any]:
        return lambda row: row["judged"].get(check.value, _NOT_JUDGED)[place]

    def since(row: Mapping[str, Any]) -> date | None:
        return _day(row["judged"].get(check.value, _NOT_JUDGED)[2])

    reads = (part(0), part(1), since)

    return tuple(
        Column(
            name=f"{check}{suffix}",
            type=types[place],
            meaning=meanings[place],
            values=values[place],
            is_required=place == 0,
            value_of=reads[place],
        )
        for place, suffix in enumerate(("", "_reason", "_since"))
    )


def _resource(name: str, label: str) -> Column:
    return Column(
        name=name,
        type="string",
        meaning=f"Whether {label} is served at a known address, or by a catalog of the site; not scored.",
        values=tuple(Answer),
        is_required=True,
        value_of=lambda row: row["resources"].get(name) or Answer.UNKNOWN.value,
    )


def _connected(name: str, key: str, meaning: str, values: tuple[str, ...]) -> Column:
    return Column(
        name=name,
        type="string",
        meaning=meaning,
        values=values,
        value_of=lambda row: (row["connect"] or {}).get(key),
    )


def _tools(check: CheckId, column: str) -> Column:
    def names(row: Mapping[str, Any]) -> list[str] | None:
        found = sorted(set(row[f"{column}_names"]))
        answer = row["judged"].get(check.value, _NOT_JUDGED)[0]
        return found if found or answer != Answer.UNKNOWN else None

    return Column(
        name=column,
        type="list of strings",
        meaning=f"Names of the tools that {check} listed, each once, in the order of their code points, as "
        "they were sent: text of strangers. Empty without tools, missing where they are unknown.",
        value_of=names,
    )


def _alive(name: str, type_: ColumnType, meaning: str, unit: str = "") -> Column:
    return Column(
        name=f"alive_{name}",
        type=type_,
        meaning=f"{meaning} Missing without figures.",
        unit=unit,
        value_of=lambda row: (_day if type_ == "date" else _same)((row["alive"] or {}).get(name)),
    )


def _versions(row: Mapping[str, Any]) -> list[str] | None:
    found = (row["connect"] or {}).get("protocol_versions")
    return sorted(one for one in found if _VERSION.fullmatch(str(one))) if isinstance(found, list) else None


COLUMNS: tuple[Column, ...] = (
    _stored("id", "string", "Random id of the listing (UUID), the same in /api/changes; a site that leaves "
            "and comes back has another one.", is_required=True),
    _stored("host", "string", "Host name of the site, in lower case. Its report is at /site/<host>.",
            is_required=True),
    _stored("listed_since", "date", "The day on which it was listed.", is_required=True),
    _stored("verified_at", "date", "The day of the last answered probe, of which everything here is true "
            "unless another day is given. Cite it.", is_required=True),
    _stored("rubric_version", "string", "Version of the rules by which the answers were judged; "
            "/benchmark/changes says what each changed.", is_required=True),
    Column(name="verification_tier", type="integer", values=tuple(str(tier.value) for tier in Tier),
           meaning=", ".join(f"{tier.value}: {tier.label}" for tier in Tier) + ".", is_required=True,
           value_of=lambda row: row["tier"]),
    Column(name="readiness_score", type="integer",
           values=tuple(str(score) for score in range(len(SCORED_CHECKS) + 1)), unit="checks",
           meaning=f"How many of {', '.join(SCORED_CHECKS)} are yes.", is_required=True,
           value_of=lambda row: row["score"]),
    _stored("found_via", "string", "How the site came to the index.", values=tuple(FoundVia),
            is_required=True),
    _stored("entity_type", "string", "Kind of site, as its own pages show.", values=tuple(EntityType)),
    _stored("country", "string", "Country that its own pages state: ISO 3166-1 alpha-2."),
    _stored("language", "string", "Language of the home page: ISO 639."),
    _stored("transactional", "boolean", "Whether an agent can change something there (order, book, contact "
            "and the like), by a tool or by what the page offers."),
    _stored("platform_supplied", "boolean", "Whether a platform supplies the MCP server."),
    _stored("webmcp_platform_supplied", "boolean", "Whether a platform supplies the WebMCP tools."),
    *(column for check in CheckId for column in _about(check)),
    _stored("mcp_server_card_state", "string", "State of the MCP server card; it stays while it is unknown.",
            values=tuple(CardState)),
    *(_resource(name.value, resource.label) for name, resource in RESOURCES.items()),
    _connected("mcp_transport", "transport", "How its MCP server is reached, also one that asks for "
               "credentials.", tuple(McpTransport)),
    _connected("mcp_auth", "auth", "What its MCP server asks for before it lists tools: none, OAuth whose "
               "metadata resolve, or credentials that nothing valid explains.", tuple(McpAuth)),
    _connected("mcp_registration", "registration", "How an unknown client registers with the authorization "
               "server.", tuple(ClientRegistration)),
    Column(name="mcp_protocol_versions", type="list of strings", value_of=_versions,
           meaning="Versions of MCP that the server answered in, oldest first; known ones are "
           f"{', '.join(McpVersion)}."),
    *(_tools(check, column) for check, column in TOOLS.items()),
    _stored("tools_digest", "string", "SHA-256 of the MCP server's tool definitions (RFC 8785, sorted by "
            "name), in hex."),
    _stored("tools_since", "date", "The day on which these definitions were first seen, or a digest was "
            "lost."),
    _alive("asked", "integer", "How often the MCP endpoint was asked between visits in the last 30 days.",
           "times"),
    _alive("answered", "integer", "How often it answered.", "times"),
    _alive("since", "date", "The first of these days."),
    _alive("p50_ms", "integer", "Median time to the answer.", "ms"),
    Column(name="apparent_actions", type="list of strings", values=tuple(Action),
           meaning="What the page seems to offer, read from its links, buttons and forms; not verified.",
           value_of=lambda row: sorted(set(row["actions"]))),
)  # fmt: skip


def dictionary() -> list[dict[str, Any]]:
    """What is told of each column, JSON-ready."""
    return [
        {
            "name": column.name,
            "type": column.type,
            "meaning": column.meaning,
            "values": list(column.values) or None,
            "unit": column.unit or None,
            "required": column.is_required,
        }
        for column in COLUMNS
    ]
