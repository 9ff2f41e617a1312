"""llms.txt, auth.md, the skill and robots.txt."""

import json
import re
from typing import Any

from django.conf import settings
from django.urls import reverse

from agentauth import quota
from agentauth.models import REGISTERED_DAILY
from config.mail import sends_mail
from index.checks import CHECKS, SCORED_CHECKS
from index.filters import CHOICES, FLAGS
from index.pages.renderers import render_markdown
from index.search.request import DEFAULT_LIMIT, MAX_LIMIT
from index.search.rows import MAX_TOOLS
from index.values.search_text import MAX_QUERY
from index.values.vocabulary import VERSION, Tier
from protocols.documents import introduction
from protocols.mcp.eras import VERSIONS
from protocols.registration import agent_auth, claiming
from protocols.schemas.json_schema import portable_schema
from protocols.schemas.wire import FindParameters
from protocols.tools import TOOLS

SKILL = "find-agent-ready-websites"
SKILL_DESCRIPTION = (
    "Find websites whose MCP server, API or markdown an automated probe has tested, or read the dated report "
    "on one host. Use it when you need a website that lets an agent do something, or want to know what one "
    "website offers agents."
)

_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
_SHORT = 20  # Parameters with more values are not listed


def llms_txt() -> str:
    return render_markdown("llms.txt", _context())


def llms_full_txt() -> str:
    """Overview, how to get a key, skill and claims in one file.

    Links come last, since an llms.txt section holds nothing else.
    """
    whole = render_markdown("llms.txt", {**_context(), "is_whole": True})
    overview, mark, links = whole.partition("\n## ")
    ceremony = render_markdown("claim.md", claiming.ceremony())
    texts = (auth_md(), _without_frontmatter(skill_md()), ceremony)
    return "\n---\n\n".join((overview, *(_HEADING.sub(r"**\1**", text) for text in texts))) + mark + links


def auth_md() -> str:
    """How to get a key (workos/auth.md 0.1)."""
    return render_markdown("auth.txt", {**_context(), "sample": json.dumps(agent_auth.sample(), indent=2)})


def skill_md() -> str:
    """The skill (agentskills.io)."""
    said = {"skill": SKILL, "skill_description": SKILL_DESCRIPTION, "max_tools": MAX_TOOLS}
    return render_markdown("skill.txt", {**_context(), **said})


def _without_frontmatter(text: str) -> str:
    return text.split("\n---\n", 1)[1].lstrip()


def _context() -> dict[str, Any]:
    return {
        "base_url": settings.BASE_URL,
        "contact": settings.CONTACT_EMAIL,
        "name": introduction.NAME,
        "summary": introduction.SUMMARY,
        "reading": introduction.READING,
        "version": VERSION,
        "mcp_versions": VERSIONS,
        "tools": TOOLS,
        "parameters": _parameters(),
        "choices": CHOICES,
        "flags": FLAGS,
        "checks": [CHECKS[check].label for check in SCORED_CHECKS],
        "tiers": list(Tier),
        "daily": quota.ANONYMOUS_DAILY,
        "registered_daily": REGISTERED_DAILY,
        "registrations": quota.REGISTRATIONS_DAILY,
        "default_limit": DEFAULT_LIMIT,
        "max_limit": MAX_LIMIT,
        "max_query": MAX_QUERY,
        "is_registry": settings.MCP_REGISTRY,
        "open_data": settings.OPEN_DATA,
        "is_mailed": sends_mail(),
    }


def _parameters() -> list[dict[str, str]]:
    given = portable_schema(FindParameters)["properties"]
    return [{"name": name, "description": _described(schema)} for name, schema in given.items()]


def _described(schema: dict[str, Any]) -> str:
    values = schema.get("enum", ())
    listed = f" One of {', '.join(values)}." if 0 < len(values) <= _SHORT else ""
    return f"{schema['description']}{listed}"


def robots_txt() -> str:
    return (
        "User-agent: *\n"
        "Content-Signal: search=yes, ai-input=yes, ai-train=no\n"
        f"Disallow: {reverse('admin:index')}\n"
        "Allow: /\n"
        "\n"
        f"Sitemap: {settings.BASE_URL}/sitemap.xml\n"
        f"Agentmap: {settings.BASE_URL}/.well-known/ard.json\n"
    )
