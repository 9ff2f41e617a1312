"""Input that hurts readers."""

import json
import unicodedata

from hypothesis import strategies as st

from tests.unit.probes.building import HOST, ROOT

ODD = st.characters(codec=None)  # Any code point, surrogates included
WILD = st.text(ODD, max_size=200)
BYTES = st.binary(max_size=400) | WILD.map(lambda text: text.encode("utf-8", "surrogatepass"))


def is_line(text: str) -> bool:
    """Whether it can be stored anywhere: no control characters, no surrogates."""
    return not any(unicodedata.category(char) in {"Cc", "Cs", "Zl", "Zp"} for char in text)


def mixed(*words: str, most: int = 60, between: str = "") -> st.SearchStrategy[str]:
    return st.lists(st.sampled_from(words) | WILD.filter(bool), max_size=most).map(between.join)


URLS = st.sampled_from(
    ("/a", "/mcp", "https://other.example/mcp", "http://10.0.0.1/", "javascript:x",
        "https://" + HOST + ":99999/", "//[::1]/", "", "#x", f"{ROOT}/agents/mcp", "https://{x}/", "\\\\x", "https://a\ud800.example/")
)  # fmt: skip
LEAVES = st.none() | st.booleans() | st.integers() | st.floats() | WILD | URLS
KEYS = st.sampled_from(
    (
        "linkset", "anchor", "href", "item", "service-desc", "type", "entries", "url", "data", "identifier",
            "mediaType", "displayName",
        "name", "version", "description", "remotes", "variables", "default", "transport", "endpoint",
            "endpoints", "servers", "mcpServers", "server",
        "tools", "inputSchema", "annotations", "readOnlyHint", "nextCursor", "jsonrpc", "id", "result",
            "error", "code", "message", "method",
        "ucp", "services", "skills", "files", "digest", "$schema", "capabilities", "supportedInterfaces",
            "protocolVersion", "keys", "kty", "x", "crv",
        "resource", "issuer", "agent_auth", "openapi", "paths", "x402Version", "accepts", "@type", "@graph",
            "potentialAction", "target", "address",
        "addressCountry", "specVersion", "mcp", "cards", "serverInfo", "streamable_http", "packages",
            "offers", "price", "httpMethod", "urlTemplate",
    )
)  # fmt: skip
VALUES = st.sampled_from(("2.0", "1.0", "application/mcp-server-card+json", "application/ai-catalog+json",
        "application/a2a-agent-card+json", "mcp", "sse", "stdio", "SearchAction", "Organization", "US",
        "sha256:" + "0" * 64, "3.1.0", "OKP", "Ed25519", 1, 2))  # fmt: skip
JSON = st.recursive(
    LEAVES | VALUES,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS | WILD, inner, max_size=6),
    max_leaves=40,
)
OBJECTS = st.dictionaries(KEYS, JSON, max_size=8)
# JSON, and what is nearly JSON.
TEXTS = (
    JSON.map(json.dumps)
    | OBJECTS.map(json.dumps)
    | mixed("{", "[", "]", "}", '"', ":", ",", '"a":', "1e999", "NaN", "\\u0000", "\\ud800")
)

ROBOTS = mixed(
    "User-agent: *\n", "User-agent: AgentReadinessIndex\n", "user-agent:GPTBot\n", "Disallow: /\n",
        "Disallow:\n", "Allow: /\n", "Allow: /a*b$\n", "Disallow: /*?\n",
    "Content-Signal: ai-input=no\n", "Content-Signal: ai-input=yes, search=no\n",
        "Content-Usage: ai-use=n\n", "Content-Usage: /x ai-use=n\n", "# ai-input=no\n", "\n", "\r", "\ufeff",
        "Sitemap: /s\n", "<html>",
)  # fmt: skip
MARKDOWN = mixed(
    "# Acme\n", "## B\n", "---\n", "+++\n", "```\n", "~~~\n", "`", "[a](/b)", "[a]: /b\n", "](", "[",
        "<!--", "-->", "<https://a.example>", "![x](/y)", "\n", "\n\n", "\r\n", "\t", "> q\n", "- i\n",
        "<div>", "<!doctype html>", "===\n", "|a|b|\n", "404", "not found", "\\",
)  # fmt: skip
HTML = mixed(
    "<html lang=de>", "<head>", "<title>", "</title>", "<body>", "<h1>", "</h1>", "<a href=/x>",
        "<a href='", "<form action=/s method=post>", "<input name=q type=search>", "<button>Buy", "</form>",
        "<meta name=robots content=noai>",
    "<meta charset=utf-16>", "<meta name=description content='",
        "<link rel=alternate type=text/markdown href=/m>", "<base href=//x/>",
        "<script type=application/ld+json>", "</script>",
        '{"@type":"Store","address":{"addressCountry":"DE"}}', "<!--", "-->", "<![CDATA[", "&#0;", "&#xd800;",
        "&amp", "<svg><title>", '"', "'", ">", "<", "=", "\0", "<noscript>", "tel:+49 30 1", "Warenkorb",
        "mailto:a@b",
)  # fmt: skip
EVENTS = mixed("data: ", "data:", '{"jsonrpc":"2.0","id":1,"result":{"tools":[]}}',
    '{"jsonrpc":"2.0","method":"x"}', "\n", "\r\n", "\r", "\n\n", ": c\n", "id: 7\n", "event: endpoint\n",
    "event: message\n", "retry: 1\n", "/messages", "https://evil.example/m", "[", "]", "\ufeff")  # fmt: skip
