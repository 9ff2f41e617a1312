"""An MCP server card whose endpoint answers."""

from dataclasses import replace

from index.checks.check import Check, FixSnippet, Remedy, Signal, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_NOW = Wording(
    "Does the site publish a server card whose endpoint answers?",
    ("Every known address of a card, in every dialect.", "The endpoint that it names."),
    ("A card parses, and its endpoint answered. An endpoint that asks for credentials counts as answering.",),
    (
        "There is no card (absent).",
        "A card names no endpoint, or one that does not answer as MCP (dead).",
    ),
    ("curl -sSi https://example.com/.well-known/mcp/server-card.json",),
    version="1.1",
)

_SNIPPETS = (
    FixSnippet(
        "The file /.well-known/mcp/server-card.json",
        """
{
  "name": "SITE-HOST/tools",
  "version": "1.0.0",
  "description": "What the tools do, in one sentence.",
  "remotes": [
    { "type": "streamable-http", "url": "https://SITE-HOST/mcp" }
  ]
}
""",
    ),
)

_HOST_REFUSED = Remedy(
    "Add the public host name to the hosts that the server allows: allowedHosts in the TypeScript SDK "
    "and mcp-use, allowed_hosts in the Python SDK (TransportSecuritySettings), FastMCP and Starlette "
    "(TrustedHostMiddleware).",
    (
        FixSnippet("TypeScript SDK", 'const app = createMcpExpressApp({ allowedHosts: ["SITE-HOST"] });'),
        FixSnippet(
            "Python SDK",
            """
security = TransportSecuritySettings(allowed_hosts=["SITE-HOST"])
app = mcp.streamable_http_app(transport_security=security)
""",
        ),
        FixSnippet("FastMCP", 'app = mcp.http_app(allowed_hosts=["SITE-HOST"])'),
        FixSnippet(
            "Starlette, agno", 'app.add_middleware(TrustedHostMiddleware, allowed_hosts=["SITE-HOST"])'
        ),
    ),
)

CHECK = Check(
    id=CheckId.MCP_SERVER_CARD,
    label="MCP server card",
    signal=Signal.FURTHER,
    generated_column="card_answers",
    fix="Publish /.well-known/mcp/server-card.json with a remote endpoint that answers.",
    link="https://modelcontextprotocol.io/seps/2127-mcp-server-cards",
    snippets=_SNIPPETS,
    remedies={Reason.HOST_REFUSED: _HOST_REFUSED},
    wordings=(
        _NOW,
        replace(_NOW, version="1.0", asked=("The usual addresses of a card.", "The endpoint that it names.")),
    ),
    sample=(Answer.YES, Reason.SERVED),
)
