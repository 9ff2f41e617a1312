"""What the common calls weigh for an agent, in bytes and in tokens, on the ten sites of `tests.ordinary`.

Data is what a program reads of an answer, and text what repeats it for a model; clients show a model either.
"""

import json
import statistics
import subprocess
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlencode, urlsplit

from bench import ROOT
from tests import ordinary

TIMES = 20  # Requests of each call, for its time
_INSTALLED = ROOT / ".node"
_COUNT = """
import { countTokens } from "gpt-tokenizer";
let given = "";
for await (const part of process.stdin) given += part;
console.log(JSON.stringify(JSON.parse(given).map((text) => countTokens(text))));
"""
_MODERN = "2026-07-28"
_META = {
    "io.modelcontextprotocol/protocolVersion": _MODERN,
    "io.modelcontextprotocol/clientCapabilities": {},
}
_HELLO = {
    "protocolVersion": "2025-11-25",
    "capabilities": {},
    "clientInfo": {"name": "bench", "version": "1"},
}
_SITE = {"host": ordinary.HOSTS[0]}
_FIND = {"query": ordinary.QUERY}


@dataclass(frozen=True)
class MeasuredCall:
    """One call, and the tokens that its data may have, if there is a goal."""

    name: str
    path: str
    message: dict[str, Any] | None = None
    goal: int | None = None
    modern: bool = False
    field: str = ""
    """The only field of the result that counts."""


@dataclass(frozen=True)
class Weight:
    """What a call was answered with: data and text as JSON has them; "" for none."""

    call: MeasuredCall
    body: int
    data: str
    text: str
    took: float
    """Milliseconds, the median."""


def calls() -> list[MeasuredCall]:
    """Return the common calls."""
    report, find = "get_site_report", "find_capability"
    return [
        MeasuredCall("instructions", "/mcp", _rpc("initialize", _HELLO), 230, field="instructions"),
        MeasuredCall("tools/list", "/mcp", _rpc("tools/list", {}), 1_900),
        MeasuredCall(f"tools/list, {_MODERN}", "/mcp", _rpc("tools/list", {"_meta": _META}), modern=True),
        MeasuredCall("ten rows with why, MCP", "/mcp", _tool(find, _FIND), 3_200),
        MeasuredCall("ten rows with why, A2A", "/a2a", _message("find-capability", _FIND), 3_200),
        MeasuredCall("ten rows with why, REST", f"/api/find?{urlencode({'q': ordinary.QUERY})}"),
        MeasuredCall("ten rows by a filter, MCP", "/mcp", _tool(find, {"has_mcp": True})),
        MeasuredCall("a report, MCP", "/mcp", _tool(report, _SITE), 1_100),
        MeasuredCall("a report, A2A", "/a2a", _message("get-site-report", _SITE), 1_100),
        MeasuredCall("a whole report, MCP", "/mcp", _tool(report, {**_SITE, "detail": "full"}), 4_500),
        MeasuredCall("a whole report as JSON", f"/site/{ordinary.HOSTS[0]}.json"),
        MeasuredCall("a report as markdown", f"/site/{ordinary.HOSTS[0]}.md", goal=2_000),
        MeasuredCall("/llms.txt", "/llms.txt", goal=2_000),
    ]


def weigh(base: str) -> list[Weight]:
    """Return what each call is answered with."""
    connection = HTTPConnection(urlsplit(base).netloc, timeout=60)
    return [_weighed(connection, call, number) for number, call in enumerate(calls())]


def tokens(texts: Sequence[str]) -> list[int] | None:
    """Return how many tokens each text has in o200k_base; None where what counts them is not installed."""
    if not (_INSTALLED / "node_modules" / "gpt-tokenizer").exists():
        return None
    node = _INSTALLED / "node_modules" / ".bin" / "node"
    words = [node, "--input-type=module", "--eval", _COUNT]
    done = subprocess.run(
        words, cwd=_INSTALLED, input=json.dumps(texts), capture_output=True, text=True, check=True
    )
    counted: list[int] = json.loads(done.stdout)
    return counted


def table(weights: Sequence[Weight]) -> Iterator[str]:
    """Yield a line for each call."""
    counted = tokens([text for one in weights for text in (one.data, one.text)])
    head = ("", "body", "data", "text", "tokens: data", "goal", "", "text", "ms")
    yield _line(head)
    for number, one in enumerate(weights):
        goal = one.call.goal
        data, text = len(one.data.encode()), len(one.text.encode())
        of_data, of_text = counted[2 * number : 2 * number + 2] if counted else (None, "")
        met = "" if goal is None or of_data is None else "met" if of_data <= goal else "MISSED"
        tokens_of_data = "not counted" if of_data is None else of_data
        sizes = (one.body, data, text, tokens_of_data, goal or "", met, of_text, f"{one.took:.1f}")
        yield _line((one.call.name, *sizes))
    if counted is None:
        yield "Tokens are counted after `make .node/.installed`, which needs npm."


def _line(columns: Sequence[object]) -> str:
    first, *others = map(str, columns)
    return f"{first:<28}" + "".join(f"{one:>13}" for one in others)


def _weighed(connection: HTTPConnection, call: MeasuredCall, number: int) -> Weight:
    headers = {"X-Forwarded-For": f"10.9.0.{number + 1}"}
    if call.message is not None:
        headers["Content-Type"] = "application/json"
    if call.modern:
        headers |= {"MCP-Protocol-Version": _MODERN, "Mcp-Method": "tools/list"}
    body, took = b"", []
    for _ in range(TIMES):
        started = time.perf_counter()
        connection.request(
            "POST" if call.message else "GET", call.path, json.dumps(call.message or ""), headers
        )
        response = connection.getresponse()
        body = response.read()
        took.append(1000 * (time.perf_counter() - started))
        assert response.status == 200, (call.name, response.status, body)
    is_text = call.path.endswith((".md", ".txt"))
    data, text = (body.decode(), "") if is_text else _parts(json.loads(body), call)
    return Weight(call, len(body), data, text, statistics.median(took))


def _parts(answer: dict[str, Any], call: MeasuredCall) -> tuple[str, str]:
    """Return the data and the text of an answer."""
    if call.path == "/a2a":
        data, text = answer["result"]["artifacts"][0]["parts"]
        return _compact(data["data"]), text["text"]
    if call.path != "/mcp":
        return _compact(answer), ""
    result = answer["result"]
    if call.field:
        return str(result[call.field]), ""
    if "tools" in result:
        return _compact(result), ""
    return _compact(result["structuredContent"]), result["content"][0]["text"]


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _rpc(method: str, params: dict[str, Any]) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}


def _tool(name: str, arguments: dict[str, Any]) -> dict[str, Any]:
    return _rpc("tools/call", {"name": name, "arguments": arguments})


def _message(skill: str, given: dict[str, Any]) -> dict[str, Any]:
    part = {"kind": "data", "data": {"skill": skill, "input": given}}
    return _rpc("message/send", {"message": {"role": "user", "messageId": "1", "parts": [part]}})
