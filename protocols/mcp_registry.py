"""The listed MCP servers in the form of the official MCP Registry's API (v0.1)."""

import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, time
from typing import Annotated, Any, NamedTuple, cast

from django.conf import settings
from django.core.signing import BadSignature, Signer
from django.db.models import F, Func, Q, QuerySet, TextField
from django.db.models.functions import Length
from django.http import HttpRequest, HttpResponse
from ninja import Path, Query
from ninja.decorators import decorate_view

from index.checks import SCORED_CHECKS
from index.filters import FLAG
from index.models import Site
from index.reports.site_report import pinned_tools
from index.search.rows import MAX_TOOLS, for_rows, tier_fields
from index.templatetags.quoted import plain
from index.values.addresses import report_url
from index.values.errors import InvalidFilterValue
from index.values.parameters import trimmed_texts, whole_number
from index.values.search_text import MAX_QUERY
from index.values.vocabulary import EntityType, McpAuth, McpTransport
from probes.models import HostSource, Target
from probes.sources import mcp_registry as source
from protocols import errors, ignored_parameters
from protocols.documents.wellknown import SERVER_SCHEMA, own_name
from protocols.errors import ErrorRaised
from protocols.rest import Operations, count_requests, only_read
from protocols.schemas.wire import (
    MAX_SERVERS_A_PAGE,
    SERVERS_A_CURSOR,
    SERVERS_A_PAGE,
    RegistryEntries,
    RegistryEntry,
    RegistryServer,
    RegistryStatus,
    ServerProbe,
    ServersParameters,
)

LATEST = "latest"
OFFICIAL = "io.modelcontextprotocol.registry/official"

_MAX_NAME = 200  # Characters, as the standard has it
_MAX_TEXT = 100  # Characters of a title or description, likewise
_OWN_PART = "/mcp"  # Of names that the official registry does not have
_NAME = re.compile(r"(?P<namespace>[a-zA-Z0-9.-]+)/[a-zA-Z0-9._-]+")
_VERSION = re.compile(r"[0-9A-Za-z][0-9A-Za-z.+_-]{0,254}")
_RANGE = re.compile(r"[0-9]+(\.[0-9]+)*\.[xX]")  # Such versions are refused, like latest
_MOMENT = re.compile(r"\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d{1,9})?([Zz]|[+-]\d\d:\d\d)")

_Name = Annotated[str, Path(description="The name of a server, URL-encoded.", min_length=1)]
_Version = Annotated[str, Path(description="latest, or the version that the server has.", min_length=1)]

api = Operations(urls_namespace="mcp-registry")


class _Position(NamedTuple):
    """Where a page begins."""

    shown: int = 0
    """Servers on the pages before."""
    host: str = ""
    """The last of them."""


class _ServersAsked(NamedTuple):
    search: str
    position: _Position
    limit: int
    updated_since: datetime | None


class _ReverseHost(Func):
    """The labels of a host from right to left, as names of servers begin."""

    template = (
        "(SELECT string_agg(label, '.' ORDER BY place DESC) "
        "FROM unnest(string_to_array(%(expressions)s, '.')) WITH ORDINALITY AS labels (label, place))"
    )
    output_field = TextField()


def list_servers(given: Mapping[str, object]) -> RegistryEntries:
    """A page of listed servers, by host. Raises InvalidFilterValue."""
    asked = _parse(given)
    found = _servers()
    if asked.search:
        found = _with_name(found, asked.search)
    if asked.updated_since:
        found = found.filter(changed_at__gte=asked.updated_since)
    room = asked.limit if settings.OPEN_DATA else SERVERS_A_CURSOR - asked.position.shown
    left = max(0, min(asked.limit, room))  # A cursor may be older than the setting
    sites = list(found.filter(host__gt=asked.position.host).order_by("host")[: left + 1])
    page, shown = sites[:left], asked.position.shown + left
    answer: RegistryEntries = {"servers": _entries(page), "metadata": {"count": len(page)}}
    if len(sites) > left and (settings.OPEN_DATA or shown < SERVERS_A_CURSOR):
        answer["metadata"]["nextCursor"] = cursor_after(shown, page[-1].host)
    return answer


def cursor_after(shown: int, host: str) -> str:
    """Signed, so that nobody goes on beyond SERVERS_A_CURSOR."""
    return _signer().sign(f"{shown}:{host}")


def _signer() -> Signer:
    return Signer(salt="mcp-registry")


def _servers() -> QuerySet[Site]:
    """Listed sites whose MCP server answered, but those whose name would be too long."""
    room = _MAX_NAME - len(_OWN_PART)
    return for_rows(
        Site.objects.listed().alias(length=Length("host")).filter(mcp_server=True, length__lte=room)
    )


def _with_name(servers: QuerySet[Site], part: str) -> QuerySet[Site]:
    official = _official().filter(seen_in__icontains=part).values("host")
    return servers.alias(reverse=_ReverseHost(F("host"))).filter(
        Q(host__icontains=part)
        | Q(display_name__icontains=part)
        | Q(reverse__icontains=part)
        | Q(host__in=official)
    )


def _official() -> QuerySet[Target]:
    """Hosts that the official registry named, with their servers' names in `seen_in`."""
    sources = HostSource.objects.filter(kind=source.KIND.name, address=source.KIND.address)
    return Target.objects.filter(source__in=sources.values("name"))


def _parse(given: Mapping[str, object]) -> _ServersAsked:
    texts = trimmed_texts(given)
    if (version := texts.get("version")) and version != LATEST:
        raise InvalidFilterValue("version", version, (LATEST,))
    if (deleted := texts.get("include_deleted")) and deleted.lower() not in FLAG.valid:
        raise InvalidFilterValue("include_deleted", deleted, FLAG.valid)
    return _ServersAsked(
        search=plain(texts.get("search", ""), MAX_QUERY),
        position=_position(texts.get("cursor", "")),
        limit=whole_number(
            "limit", texts.get("limit", ""), most=MAX_SERVERS_A_PAGE, otherwise=SERVERS_A_PAGE
        ),
        updated_since=_moment(texts.get("updated_since", "")),
    )


def _position(text: str) -> _Position:
    if not text:
        return _Position()
    try:
        shown, _, host = _signer().unsign(text).partition(":")
    except BadSignature as error:
        raise InvalidFilterValue("cursor", text, taken="the nextCursor of a page of this address") from error
    return _Position(int(shown), host)


def _moment(text: str) -> datetime | None:
    if not text:
        return None
    taken = "a moment such as 2026-11-29T08:30:00Z (RFC 3339), with + written as %2B"
    wrong = InvalidFilterValue("updated_since", text, taken=taken)
    if not _MOMENT.fullmatch(text):
        raise wrong
    try:
        return datetime.fromisoformat(text.upper()).astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise wrong from error


def _entries(sites: Iterable[Site]) -> list[RegistryEntry]:
    sites = list(sites)
    named = dict(_official().filter(host__in=[site.host for site in sites]).values_list("host", "seen_in"))
    return [entry(site, named.get(site.host, "")) for site in sites]


def entry(site: Site, official: str = "") -> RegistryEntry:
    """`official`: the name that the official registry has, if any."""
    return {"server": _server(site, official), "_meta": {OFFICIAL: _status(site), own_name(): _probe(site)}}


def _server(site: Site, official: str) -> RegistryServer:
    stored = site.connect or {}
    title = plain(site.display_name, _MAX_TEXT)
    return {
        "$schema": SERVER_SCHEMA,
        "name": _name(site.host, official),
        **({"title": title} if title else {}),  # type: ignore[typeddict-item]
        "description": plain(site.description or f"MCP server of {site.host}", _MAX_TEXT),
        "version": _version(site),
        "websiteUrl": site.url,
        "remotes": [
            {
                "type": McpTransport(stored.get("transport") or McpTransport.STREAMABLE_HTTP),
                "url": _no_template(str(site.mcp_endpoint)),
            }
        ],
    }


def _name(host: str, official: str) -> str:
    """The official name is taken only within the namespace that the host's owner alone can publish in."""
    namespace = ".".join(reversed(host.split(".")))
    found = _NAME.fullmatch(official)
    is_own = found and found["namespace"].lower() == namespace and len(official) <= _MAX_NAME
    return official if is_own else f"{namespace}{_OWN_PART}"


def _no_template(url: str) -> str:
    """In a server.json braces hold variables."""
    return url.replace("{", "%7B").replace("}", "%7D")


def _version(site: Site) -> str:
    said = str((site.connect or {}).get("server_version", ""))
    is_version = _VERSION.fullmatch(said) and said != LATEST and not _RANGE.fullmatch(said)
    day = site.verified_at
    return said if is_version or day is None else f"{day.year}.{day.month}.{day.day}"


def _status(site: Site) -> RegistryStatus:
    since = site.listed_since or site.changed_at.date()
    return {
        "status": "active",
        "publishedAt": _stamp(datetime.combine(since, time(), UTC)),
        "updatedAt": _stamp(site.changed_at),
        "isLatest": True,
    }


def _stamp(moment: datetime) -> str:
    return f"{moment.astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"


def _probe(site: Site) -> ServerProbe:
    stored, tier, pinned = site.connect or {}, tier_fields(site), pinned_tools(site)
    names = [plain(tool["name"]) for tool in site.mcp_tools]
    return {
        "host": site.host,
        "report": report_url(site.host),
        "verified_at": str(site.verified_on),
        "verification_tier": tier["verification_tier"],
        "tier_label": tier["tier_label"],
        "readiness_score": site.score,
        "readiness_of": len(SCORED_CHECKS),
        "auth": cast("McpAuth | None", stored.get("auth")),
        "protocol_versions": list(stored.get("protocol_versions") or ()),
        "mcp_tools": names[:MAX_TOOLS],
        "mcp_tool_count": len(names),
        "tools_digest": pinned["tools_digest"],
        "tools_since": pinned["tools_since"],
        "country": site.country,
        "entity_type": cast("EntityType | None", site.entity_type),
        "transactional": site.transactional,
        "platform_supplied": site.platform_supplied,
    }


def find_server(name: str, version: str = LATEST) -> RegistryEntry:
    """The entry of that name. Raises ErrorRaised, the same whatever is known of the host."""
    found = _NAME.fullmatch(name)
    host = ".".join(reversed(found["namespace"].lower().split("."))) if found else ""
    for one in _entries(_servers().filter(host=host)) if host else ():
        if one["server"]["name"] == name and version in {LATEST, one["server"]["version"]}:
            return one
    raise ErrorRaised(errors.no_such_server())


@api.get(
    "/v0.1/servers",
    operation_id="list_mcp_servers",
    summary="MCP Registry: the listed MCP servers",
    response=RegistryEntries,
    url_name="servers",
)
@decorate_view(count_requests)
def _list(request: HttpRequest, parameters: Query[ServersParameters]) -> HttpResponse:
    found = list_servers(parameters.given())
    known = {*ServersParameters.model_fields, "key"}
    answer: dict[str, Any] = {**found, **ignored_parameters.name_ignored(request.GET, known)}
    return api.create_response(request, answer, status=200)


@api.get(
    "/v0.1/servers/{path:name}/versions",
    operation_id="list_mcp_server_versions",
    summary="MCP Registry: the versions of one server, of which there is one",
    response=RegistryEntries,
    url_name="versions",
)
@decorate_view(count_requests)
def _versions(request: HttpRequest, name: _Name) -> RegistryEntries:  # noqa: ARG001 - ninja's signature
    return {"servers": [find_server(name)], "metadata": {"count": 1}}


@api.get(
    "/v0.1/servers/{path:name}/versions/{version}",
    operation_id="get_mcp_server",
    summary="MCP Registry: one server",
    response=RegistryEntry,
    url_name="version",
)
@decorate_view(count_requests)
def _one(request: HttpRequest, name: _Name, version: _Version) -> RegistryEntry:  # noqa: ARG001 - as above
    return find_server(name, version)


def _switched(name: str) -> Any:
    view = only_read(api.views()[name])

    def answered(request: HttpRequest, **parts: str) -> Any:
        return view(request, **parts) if settings.MCP_REGISTRY else errors.nothing_here().response()

    return answered


servers_view, versions_view, version_view = map(_switched, ("servers", "versions", "version"))
