"""/webmcp.js: the tools that our pages register (WebMCP, Draft Community Group Report, 2026-10)."""

from typing import Any, Final

from django.template import Context
from django.template.loader import get_template
from mcp_types.version import LATEST_HANDSHAKE_VERSION

from protocols.jsonrpc.envelope import compact
from protocols.tools import TOOLS, ServiceTool

SCRIPT_TYPE: Final = "text/javascript; charset=utf-8"


def script() -> str:
    tools = compact([_registered(tool) for tool in TOOLS])
    template = get_template("webmcp.js").template  # type: ignore[attr-defined]
    return str(
        template.render(Context({"tools": tools, "version": LATEST_HANDSHAKE_VERSION}, autoescape=False))
    )


def _registered(tool: ServiceTool) -> dict[str, Any]:
    return {
        "name": tool.name,
        "title": tool.title,
        "description": tool.description,
        "inputSchema": tool.input,
        "annotations": {"readOnlyHint": True, "untrustedContentHint": True},
    }
