"""What to paste into common clients to connect them with an MCP server."""

import json
import re
import shlex
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from index.reports.repeat import HANDSHAKE, json_rpc_request, stateless_request
from index.templatetags.quoted import web_address
from index.values.vocabulary import McpAuth, McpTransport, McpVersion

_BEARER = "Authorization: Bearer"
_TOKEN = "TOKEN"  # noqa: S105 - the variable that its reader sets
_MAX_NAME = 40
_ASKS = 'ask() { curl -gsS --max-time 30 {url} -H "Content-Type: application/json" {accept} "$@"; }'
_UNKNOWN_AUTH = "How it signs callers in could not be told at the last probe."
_ACCEPT = '-H "Accept: application/json, text/event-stream"'


@dataclass(frozen=True, slots=True)
class McpEndpoint:
    """An MCP server as somebody connects to it; `auth` None: not known."""

    url: str
    name: str
    transport: McpTransport = McpTransport.STREAMABLE_HTTP
    auth: McpAuth | None = McpAuth.NONE
    versions: tuple[str, ...] = ()

    @property
    def takes_token(self) -> bool:
        """Whether its callers send a token that they got elsewhere."""
        return self.auth is McpAuth.CREDENTIALS


@dataclass(frozen=True, slots=True)
class ExampleCall:
    """A call of a tool that is known to change nothing."""

    tool: str
    arguments: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ClientSetup:
    """One client: what to do in it, where the text belongs, and the text to copy."""

    id: str
    title: str
    how: str
    where: str
    text: str


def endpoint_of(connect: Mapping[str, Any], host: str) -> McpEndpoint:
    """The endpoint of a report's `connect`."""
    auth = connect["auth"]
    return McpEndpoint(
        url=connect["url"],
        name=server_name(host),
        transport=McpTransport(connect["transport"]),
        auth=McpAuth(auth) if auth else None,
        versions=tuple(connect["protocol_versions"]),
    )


def server_name(host: str) -> str:
    """A host as a name that every client takes."""
    return re.sub(r"[^a-z0-9]+", "-", host.lower().removeprefix("www."))[:_MAX_NAME].strip("-")


def client_setups(endpoint: McpEndpoint, example: ExampleCall | None = None) -> list[ClientSetup]:
    """The common clients, those of people first; none for a URL that cannot be quoted safely.

    `example`: a call that curl and Python make; without one they list the tools.
    """
    if not web_address(endpoint.url):
        return []
    return [
        _claude_code(endpoint),
        _claude(endpoint),
        _chatgpt(endpoint),
        _cursor(endpoint),
        _vs_code(endpoint),
        _gemini(endpoint),
        *([_codex(endpoint)] if endpoint.transport is McpTransport.STREAMABLE_HTTP else []),
        _opencode(endpoint),
        _curl(endpoint, example),
        _python(endpoint, example),
        _openai_agents(endpoint),
        _langchain(endpoint),
    ]


def _claude_code(to: McpEndpoint) -> ClientSetup:
    how = "Run this, then type /mcp in Claude Code and sign in." if to.auth is McpAuth.OAUTH else "Run this."
    return ClientSetup("claude-code", "Claude Code", how, "Terminal", _added_by("claude", to))


def _gemini(to: McpEndpoint) -> ClientSetup:
    signs_in = (
        f" Then type /mcp auth {to.name} in Gemini CLI and sign in." if to.auth is McpAuth.OAUTH else ""
    )
    return ClientSetup("gemini", "Gemini CLI", f"Run this.{signs_in}", "Terminal", _added_by("gemini", to))


def _added_by(command: str, to: McpEndpoint) -> str:
    added = [command, "mcp", "add", "--transport", _kind(to), to.name, to.url]
    token = f' --header "{_BEARER} ${_TOKEN}"' if to.takes_token else ""
    return shlex.join(added) + token


def _claude(to: McpEndpoint) -> ClientSetup:
    how = {
        McpAuth.NONE: "Paste the URL as it is; choose “No sign-in” if you are asked.",
        McpAuth.OAUTH: "Paste the URL, choose Connect, and sign in.",
        McpAuth.CREDENTIALS: "Connectors sign in by OAuth; for a token use another client.",
        None: f"Paste the URL and choose Connect. {_UNKNOWN_AUTH}",
    }[to.auth]
    where = "Customize → Connectors → Add custom connector"
    return ClientSetup("claude", "Claude", f"In claude.ai or Claude Desktop. {how}", where, to.url)


def _chatgpt(to: McpEndpoint) -> ClientSetup:
    how = {
        McpAuth.NONE: "Authentication: “No authentication”.",
        McpAuth.OAUTH: "Authentication: “OAuth”.",
        McpAuth.CREDENTIALS: "Apps sign in by OAuth; for a token use another client.",
        None: _UNKNOWN_AUTH,
    }[to.auth]
    how = f"Switch on developer mode under Advanced settings, then create an app with this URL. {how}"
    return ClientSetup("chatgpt", "ChatGPT", how, "Settings → Apps & Connectors → Create", to.url)


def _cursor(to: McpEndpoint) -> ClientSetup:
    server: dict[str, Any] = {"url": to.url}
    if to.takes_token:
        server["headers"] = {"Authorization": f"Bearer ${{env:{_TOKEN}}}"}
    how = _how_of_file(to, "choose Connect beside the server in Settings → MCP")
    text = _json({"mcpServers": {to.name: server}})
    return ClientSetup("cursor", "Cursor", how, ".cursor/mcp.json, or ~/.cursor/mcp.json", text)


def _vs_code(to: McpEndpoint) -> ClientSetup:
    server: dict[str, Any] = {"type": _kind(to), "url": to.url}
    settings: dict[str, Any] = {"servers": {to.name: server}}
    if to.takes_token:
        server["headers"] = {"Authorization": "Bearer ${input:token}"}
        asked = {
            "type": "promptString",
            "id": "token",
            "description": f"Token of {to.name}",
            "password": True,
        }
        settings["inputs"] = [asked]
    how = _how_of_file(to, "choose Start above the server and sign in")
    return ClientSetup("vs-code", "VS Code", how, ".vscode/mcp.json", _json(settings))


def _how_of_file(to: McpEndpoint, signs_in: str) -> str:
    return f"Add this to the file, then {signs_in}." if to.auth is McpAuth.OAUTH else "Add this to the file:"


def _codex(to: McpEndpoint) -> ClientSetup:
    """It has no HTTP+SSE."""
    lines = [f"[mcp_servers.{to.name}]", f"url = {_quoted_text(to.url)}"]
    if to.takes_token:
        lines.append(f'bearer_token_env_var = "{_TOKEN}"')
    how = _how_of_file(to, f"run codex mcp login {to.name}")
    return ClientSetup("codex", "Codex", how, "~/.codex/config.toml", "\n".join(lines))


def _opencode(to: McpEndpoint) -> ClientSetup:
    signs_in = f" Then run opencode mcp auth {to.name} and sign in." if to.auth is McpAuth.OAUTH else ""
    token = f' --header "Authorization=Bearer ${_TOKEN}"' if to.takes_token else ""
    added = shlex.join(["opencode", "mcp", "add", to.name, "--url", to.url])
    return ClientSetup("opencode", "opencode", f"Run this.{signs_in}", "Terminal", added + token)


def _curl(to: McpEndpoint, example: ExampleCall | None) -> ClientSetup:
    how = "Lists the tools." if example is None else f"Calls {example.tool}."
    if to.auth is McpAuth.OAUTH:
        how = f"{how} {_TOKEN} is an access token of its authorization server."
    if to.transport is McpTransport.SSE:
        how = "Opens the stream; its first event names the address for messages."
        token = f' -H "{_BEARER} ${_TOKEN}"' if _wants_token(to) else ""
        text = f'curl -gN --max-time 10 {shlex.quote(to.url)} -H "Accept: text/event-stream"{token}'
        return ClientSetup("curl", "curl", how, "Terminal", text)
    return ClientSetup("curl", "curl", how, "Terminal", _curl_text(to, example))


def _curl_text(to: McpEndpoint, example: ExampleCall | None) -> str:
    method = "tools/list" if example is None else "tools/call"
    params = {} if example is None else {"name": example.tool, "arguments": dict(example.arguments)}
    accept = f'{_ACCEPT} -H "{_BEARER} ${_TOKEN}"' if _wants_token(to) else _ACCEPT
    ask = _ASKS.replace("{accept}", accept).replace("{url}", shlex.quote(to.url))
    if McpVersion.STATELESS in to.versions:
        headers = [f"MCP-Protocol-Version: {McpVersion.STATELESS}", f"Mcp-Method: {method}"]
        headers += [f"Mcp-Name: {example.tool}"] if example else []
        said = " ".join(f"-H {shlex.quote(header)}" for header in headers)
        return f"{ask}\nask {said} -d {_message(stateless_request(method, params))}"
    version = max(
        (version for version in to.versions if version != McpVersion.STATELESS),
        default=HANDSHAKE["protocolVersion"],
    )
    begin = {**HANDSHAKE, "protocolVersion": version}
    in_session = f'ask ${{session:+-H "Mcp-Session-Id: $session"}} -H "MCP-Protocol-Version: {version}"'
    return "\n".join(
        (
            ask,
            f"session=$(ask -o /dev/null -D - -d {_message(json_rpc_request('initialize', begin))} |",
            "  tr -d '\\r' | awk 'tolower($1) == \"mcp-session-id:\" { print $2 }')",
            f"{in_session} -d {_message({'jsonrpc': '2.0', 'method': 'notifications/initialized'})}",
            f"{in_session} -d {_message(json_rpc_request(method, params))}",
        )
    )


def _python(to: McpEndpoint, example: ExampleCall | None) -> ClientSetup:
    lines = ["import asyncio", *(["import os"] if to.takes_token else []), "", "from fastmcp import Client"]
    target = repr(to.url)
    if to.transport is McpTransport.SSE:
        lines.append("from fastmcp.client.transports import SSETransport")
        target = f"SSETransport({target})"
    token = f', auth=os.environ["{_TOKEN}"]' if to.takes_token else ""
    auth = ', auth="oauth"' if to.auth is McpAuth.OAUTH else token
    lines += ["", "", "async def main():", f"    async with Client({target}{auth}) as client:"]
    if example is None:
        lines += ["        for tool in await client.list_tools():", "            print(tool.name)"]
    else:
        lines.append(
            f"        result = await client.call_tool({example.tool!r}, {dict(example.arguments)!r})"
        )
        lines.append("        print(result.data)")
    lines += ["", "", "asyncio.run(main())"]
    return ClientSetup("python", "Python", "With: pip install fastmcp", "A Python file", "\n".join(lines))


def _openai_agents(to: McpEndpoint) -> ClientSetup:
    kind = "MCPServerSse" if to.transport is McpTransport.SSE else "MCPServerStreamableHttp"
    lines = [
        *_imports(to, f"from agents.mcp import {kind}"),
        f"    async with {kind}(params={{{_connection(to)}}}) as server:",
        "        for tool in await server.list_tools():",
        "            print(tool.name)",
        "        # agents.Agent(name=..., mcp_servers=[server])",
        *_MAIN,
    ]
    how = _how_of_sdk(to, "openai-agents")
    return ClientSetup("openai-agents", "OpenAI Agents SDK", how, "A Python file", "\n".join(lines))


def _langchain(to: McpEndpoint) -> ClientSetup:
    kind = "sse" if to.transport is McpTransport.SSE else "http"
    lines = [
        *_imports(to, "from langchain_mcp_adapters.client import MultiServerMCPClient"),
        "    client = MultiServerMCPClient(",
        f'        {{"{to.name}": {{"transport": "{kind}", {_connection(to)}}}}}',
        "    )",
        "    for tool in await client.get_tools():",
        "        print(tool.name)",
        *_MAIN,
    ]
    how = _how_of_sdk(to, "langchain-mcp-adapters")
    return ClientSetup("langchain", "LangChain", how, "A Python file", "\n".join(lines))


_MAIN = ("", "", "asyncio.run(main())")


def _imports(to: McpEndpoint, line: str) -> list[str]:
    standard = ["import asyncio", *(["import os"] if _wants_token(to) else [])]
    return [*standard, "", line, "", "", "async def main():"]


def _connection(to: McpEndpoint) -> str:
    """Entries of a dict in Python."""
    header = f', "headers": {{"Authorization": f"Bearer {{os.environ[\'{_TOKEN}\']}}"}}'
    return f'"url": {to.url!r}' + (header if _wants_token(to) else "")


def _how_of_sdk(to: McpEndpoint, package: str) -> str:
    token = f" {_TOKEN} is an access token of its authorization server." if to.auth is McpAuth.OAUTH else ""
    return f"With: pip install {package}.{token}"


def _quoted_text(text: str) -> str:
    """A basic string of TOML, as JSON has it."""
    return json.dumps(text, ensure_ascii=False)


def _kind(to: McpEndpoint) -> str:
    return "sse" if to.transport is McpTransport.SSE else "http"


def _wants_token(to: McpEndpoint) -> bool:
    return to.auth is not McpAuth.NONE


def _message(message: Mapping[str, Any]) -> str:
    return shlex.quote(json.dumps(message, separators=(",", ":")))


def _json(value: Sequence[Any] | Mapping[str, Any]) -> str:
    return json.dumps(value, indent=2)
