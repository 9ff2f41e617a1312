"""JSON-RPC by hand, from a caller whom nobody has counted yet."""

import json
from ipaddress import IPv4Address
from random import SystemRandom
from typing import Any

from django.test import Client

VERSION_KEY = "io.modelcontextprotocol/protocolVersion"
MODERN = "2026-07-28"
META = {VERSION_KEY: MODERN, "io.modelcontextprotocol/clientCapabilities": {}}


def caller() -> Client:
    return Client(
        REMOTE_ADDR=str(IPv4Address(SystemRandom().randrange(2**32))), raise_request_exception=False
    )


class Rpc:
    def __init__(self, path: str) -> None:
        self.path = path
        self.http = caller()

    def raw(self, body: Any, content_type: str = "application/json", **headers: str):
        text = body if isinstance(body, (str, bytes)) else json.dumps(body)
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        return self.http.post(self.path, text, content_type=content_type, headers=names)

    def ask(self, method: str, params: Any = None, request_id: Any = 1, **headers: str):
        message = {"jsonrpc": "2.0", "id": request_id, "method": method}
        return self.raw(message if params is None else {**message, "params": params}, **headers)

    def modern(self, method: str, **params: Any):
        """MCP in its 2026-07-28 form."""
        names = {"MCP-Protocol-Version": MODERN, "Mcp-Method": method}
        if "name" in params:
            names["Mcp-Name"] = params["name"]
        message = {"jsonrpc": "2.0", "id": 1, "method": method, "params": {**params, "_meta": META}}
        return self.http.post(self.path, json.dumps(message), content_type="application/json", headers=names)

    def call(self, name: str, **arguments: Any) -> dict[str, Any]:
        answer = self.ask("tools/call", {"name": name, "arguments": arguments}).json()
        assert "result" in answer, answer
        return answer["result"]


class Speaker(Rpc):
    def __init__(self, version: str) -> None:
        super().__init__("/a2a")
        self.version = version
        self.new = version == "1.0"
        self.send = "SendMessage" if self.new else "message/send"
        self.headers = {"A2A_Version": "1.0"} if self.new else {}

    def post(self, method, params=None):
        return self.ask(method, params, **self.headers)

    def message(self, *parts, **fields):
        role = "ROLE_USER" if self.new else "user"
        kinds = [
            part if self.new or not isinstance(part, dict) else {"kind": next(iter(part), "text"), **part}
            for part in parts
        ]
        return {"messageId": "m1", "role": role, "parts": kinds, **fields}

    def say(self, *parts, params=None, **fields):
        return self.post(self.send, {"message": self.message(*parts, **fields), **(params or {})})

    def task(self, *parts, **fields) -> dict:
        body = self.say(*parts, **fields).json()
        assert "result" in body, body
        return body["result"]["task"] if self.new else body["result"]

    def data(self, *parts, **fields) -> dict:
        return self.task(*parts, **fields)["artifacts"][0]["parts"][0]["data"]


def object_of(a2a: Speaker, error: dict) -> dict:
    return error["data"][1]["value"] if a2a.new else error["data"]


def lasting(response):
    return {name: value for name, value in response.headers.items() if name != "X-Request-ID"}
