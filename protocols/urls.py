"""URLs of the machine surfaces."""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from django.urls import URLPattern, URLResolver, path, re_path

from config.middleware import ADMIN
from index.pages.figures import figure_data
from index.pages.read_only import Build, read_only_page
from index.pages.site import leads_to, read_only
from index.values.catalog_ids import EntryType
from protocols import mcp_registry, rest
from protocols.a2a.endpoint import a2a
from protocols.ard import registry
from protocols.documents import overview, sitemap, wellknown
from protocols.documents.openapi import document as openapi
from protocols.documents.openapi.page import docs
from protocols.documents.openapi.viewer import viewer, viewer_file
from protocols.documents.serving import document
from protocols.documents.wellknown import directory
from protocols.mcp.endpoint import mcp
from protocols.pages import about, benchmark, check, data, live_check, months, signing_in, start, submit
from protocols.pages.about import evidence_page
from protocols.pages.claim_state import claim_state
from protocols.pages.corrections import again, objection, state, wrong
from protocols.pages.watch import confirm, leave_all, refuse_all_mail, watch
from protocols.pages.watches import manage
from protocols.registration import agent_auth, claiming

_rest, _app, _namespace = rest.api.urls
for _pattern in _rest:
    if isinstance(_pattern, URLPattern):
        _pattern.callback = rest.guard_method(_pattern.callback, _pattern.name)

_TEXT = "text/plain; charset=utf-8"
_JSON = "application/json"
_MARKDOWN_TEXT = "text/markdown; charset=utf-8"

_agent_card = document(_JSON, wellknown.agent_card, headers=wellknown.agent_card_headers)
_ai_catalog = document(_JSON, wellknown.ai_catalog)
_NO_FOLDERS = "benchmark|check|compare|data|docs|state|submit|watch|bot|terms|privacy"
_MARKDOWN = {"format": "md"}
_SUFFIXES = (("", None), (".md", _MARKDOWN), (".json", {"format": "json"}))


def _page(
    template: str,
    route: str,
    build: Build,
    *,
    name: str | None = None,
    parts: Mapping[str, str] = MappingProxyType({}),
    **sides: Any,
) -> Iterator[URLPattern]:
    """Yield a page, its markdown and its JSON. `parts`: a regular expression for each {part} of the route."""
    view = read_only_page(template, f"/{route}", f"/{route}.md", build, **sides)
    groups = {part: f"(?P<{part}>{allowed})" for part, allowed in parts.items()}
    for suffix, kwargs in _SUFFIXES:
        named = name if not suffix else None
        if parts:
            yield re_path(f"^{route.format(**groups)}{re.escape(suffix)}$", view, kwargs, name=named)
        else:
            yield path(f"{route}{suffix}", view, kwargs, name=named)


_A_CHECK = {"name": "[a-z_]+"}
_A_MONTH = {"month": r"\d{4}-\d{2}"}

urlpatterns: list[URLPattern | URLResolver] = [
    # First what is asked most. Clients post to either form; a redirect would lose the body of some.
    path("mcp", mcp, name="mcp"),
    path("mcp/", mcp),
    path("a2a", a2a, name="a2a"),
    path("a2a/", a2a),
    path("api/changes", rest.changes_view),
    path("api/", (_rest, _app, _namespace)),
    path("search", registry.search_view),
    path("explore", registry.explore_view),
    re_path(r"^agents/(?P<id>(?s:.+))$", registry.agent_view),
    path("v0.1/servers", mcp_registry.servers_view),
    re_path(r"^v0\.1/servers/(?P<name>(?s:.+))/versions$", mcp_registry.versions_view),
    re_path(r"^v0\.1/servers/(?P<name>(?s:.+))/versions/(?P<version>(?s:.+))$", mcp_registry.version_view),
    *_page("benchmark_rubric", "benchmark/rubric", benchmark.rubric),
    *_page("benchmark_changes", "benchmark/changes", benchmark.changes),
    *_page("benchmark_sources", "benchmark/sources", benchmark.sources),
    *_page("docs_releases", "docs/releases", about.releases),
    re_path(
        r"^benchmark/figures/(?P<name>[a-z-]+)\.(?P<form>csv|json)$", read_only(figure_data), name="figures"
    ),
    path("openapi.json", document(_JSON, openapi.text), name="openapi"),
    path("docs", docs, name="docs"),
    path("docs.md", docs, _MARKDOWN),
    *_page("docs_start", "docs/start", start.start, name="start"),
    *_page("scanners", "docs/scanners", about.scanners, name="scanners"),
    path("docs/try", viewer, name="viewer"),
    path("docs/try/<name>", viewer_file),
    re_path(r"^docs/(?P<name>[a-z0-9_]+)$", docs),
    re_path(r"^docs/(?P<name>[a-z0-9_]+)\.md$", docs, _MARKDOWN),
    path("mcp/server-card", document(EntryType.MCP, wellknown.server_card)),
    path(".well-known/mcp/server-card.json", document(_JSON, wellknown.server_card)),
    path("server.json", document(_JSON, wellknown.server_json)),
    path(".well-known/agent-card.json", _agent_card),
    path(".well-known/agent.json", _agent_card),
    path(
        ".well-known/api-catalog",
        document(wellknown.LINKSET_TYPE, wellknown.api_catalog, headers=wellknown.api_catalog_headers),
    ),
    path(".well-known/ai-catalog.json", _ai_catalog),
    path(".well-known/ard.json", _ai_catalog),
    path(".well-known/http-message-signatures-directory", directory),
    path(".well-known/security.txt", document(_TEXT, wellknown.security_txt)),
    path(".well-known/oauth-protected-resource", document(_JSON, wellknown.protected_resource)),
    path(".well-known/oauth-authorization-server", document(_JSON, wellknown.authorization_server)),
    path(".well-known/agent-skills/index.json", document(_JSON, wellknown.skills_index)),
    path(f".well-known/agent-skills/{overview.SKILL}/SKILL.md", document(_MARKDOWN_TEXT, overview.skill_md)),
    path("auth.md", document(_MARKDOWN_TEXT, overview.auth_md)),
    path("llms.txt", document(_TEXT, overview.llms_txt)),
    path("llms-full.txt", document(_TEXT, overview.llms_full_txt)),
    path("webmcp.js", document(wellknown.SCRIPT_TYPE, wellknown.script)),
    path("robots.txt", document(_TEXT, overview.robots_txt)),
    path("sitemap.xml", sitemap.index),
    path("sitemap/pages.xml", sitemap.pages),
    re_path(r"^sitemap/(?P<page>[0-9]{1,9})\.xml$", sitemap.hosts),
    path("agent/auth", agent_auth.register, name="register"),
    re_path(r"^agent/auth/claim/(?P<id>cla_[0-9a-f]{32})(?:\.json|\.md|)$", claim_state),
    re_path(r"^agent/auth/claim(?P<suffix>\.json|\.md|)$", claiming.claim),
    path("submit", submit.submit, name="submit"),
    re_path(r"^submit\.(?:json|md)$", submit.submit),
    path("check", check.check, name="check-webmcp"),
    re_path(r"^check\.(?:json|md)$", check.check),
    re_path(r"^check/(?P<id>[0-9a-f]{32})$", live_check.result, name="live-check"),
    re_path(r"^check/(?P<id>[0-9a-f]{32})\.(?:json|md)$", live_check.result),
    re_path(r"^objection/(?P<id>[0-9a-f]{32})(?:\.json|\.md|)$", objection),
    path("watch", watch, name="watch"),
    re_path(r"^watch\.(?:json|md)$", watch),
    re_path(r"^watch/confirm/(?P<key>[0-9a-f]{32})(?:\.json|\.md|)$", confirm),
    re_path(r"^watch/leave/(?P<key>[0-9a-f]{32})$", leave_all, name="leave"),
    re_path(r"^watch/never/(?P<key>[0-9a-f]{64})$", refuse_all_mail),
    re_path(r"^watch/(?P<key>[0-9a-f]{32})(?:\.json|\.md|)$", manage),
    re_path(r"^site/(?P<name>[^/]+)/wrong$", wrong, name="wrong"),
    re_path(r"^site/(?P<name>[^/]+)/wrong\.(?:json|md)$", wrong),
    re_path(r"^site/(?P<name>[^/]+)/again$", again, name="again"),
    re_path(r"^site/(?P<name>[^/]+)/again\.(?:json|md)$", again),
    re_path(r"^site/(?P<name>[^/]+)/state$", state, name="state"),
    re_path(r"^site/(?P<name>[^/]+)/evidence/(?P<check>(?s:.+))\.(?P<format>json|md)$", evidence_page),
    re_path(r"^site/(?P<name>[^/]+)/evidence/(?P<check>(?s:.+))$", evidence_page, name="evidence"),
    *_page(
        "benchmark",
        "benchmark",
        benchmark.benchmark_data,
        name="benchmark",
        drawn=("lines",),
        in_json=benchmark.around_the_benchmark,
    ),
    *_page("benchmark_check", "benchmark/{name}", benchmark.check_data, name="check", parts=_A_CHECK),
    *_page(
        "benchmark_check",
        "benchmark/{name}/{version}",
        benchmark.check_data,
        parts={**_A_CHECK, "version": r"[0-9]+\.[0-9]+"},
    ),
    *_page("states", "state", months.list_months, name="states"),
    *_page("state", "state/{month}", months.show_month, parts=_A_MONTH, drawn=("lines", "folder")),
    re_path(
        r"^state/(?P<month>\d{4}-\d{2})/(?P<name>[a-z-]+)\.(?P<form>csv|json)$", read_only(months.month_file)
    ),
    *_page("data", "data", data.data_page, name="data", drawn=("linked_data",)),
    path("data/dcat.jsonld", document("application/ld+json", data.dcat_document)),
    re_path(r"^data/(?P<day>\d{4}-\d{2}-\d{2})/(?P<name>[A-Za-z0-9.-]+)$", data.data_file),
    *_page("bot", "bot", about.bot, name="bot"),
    *_page("terms", "terms", about.terms, name="terms"),
    *_page("privacy", "privacy", about.privacy, name="privacy"),
    path(f"{ADMIN}login/", signing_in.login),
    re_path(f"^(?P<name>{_NO_FOLDERS})/$", leads_to("/{name}".format)),
]
