"""The two eras of MCP: versions that begin with `initialize`, and stateless 2026-07-28.

In the latter, headers must match the body: proxies route by them.
"""

import base64
import binascii
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest
from mcp_types import (
    CLIENT_CAPABILITIES_META_KEY,
    HEADER_MISMATCH,
    PROTOCOL_VERSION_META_KEY,
    UNSUPPORTED_PROTOCOL_VERSION,
)
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS, LATEST_HANDSHAKE_VERSION, LATEST_MODERN_VERSION

from index.values.vocabulary import McpVersion
from protocols.jsonrpc import INVALID_PARAMS, INVALID_REQUEST, METHOD_NOT_FOUND, PARSE_ERROR, Call, Fault

MODERN = LATEST_MODERN_VERSION
VERSIONS = (*HANDSHAKE_PROTOCOL_VERSIONS, MODERN)
_WITHOUT_HEADER = McpVersion.MARCH_2025.value  # Version of a request without version header (MCP 2025-06-18)
_ENCODED = re.compile(r"=\?base64\?(.*)\?=")


@dataclass(frozen=True, slots=True, kw_only=True)
class Era:
    version: str
    statuses: Mapping[int, int]

    @property
    def modern(self) -> bool:
        return self.version == MODERN


UNREAD = {PARSE_ERROR: 400, INVALID_REQUEST: 400}

_MODERN_ERA = Era(
    version=MODERN,
    statuses={
        **UNREAD,
        METHOD_NOT_FOUND: 404,
        INVALID_PARAMS: 400,
        HEADER_MISMATCH: 400,
        UNSUPPORTED_PROTOCOL_VERSION: 400,
    },
)


def era_of(request: HttpRequest, call: Call) -> Era:
    header = _header(request, "MCP-Protocol-Version")
    meta = call.params.get("_meta")
    enveloped = isinstance(meta, dict) and PROTOCOL_VERSION_META_KEY in meta and call.method != "initialize"
    if enveloped or (header and header not in HANDSHAKE_PROTOCOL_VERSIONS):
        return _MODERN_ERA
    return Era(version=header or _WITHOUT_HEADER, statuses=UNREAD)


def takes_batches(request: HttpRequest) -> bool:
    """Whether it is 2025-03-26, the only version with batches, which sends no header."""
    return (_header(request, "MCP-Protocol-Version") or _WITHOUT_HEADER) == _WITHOUT_HEADER


def negotiate_version(asked: str) -> str:
    """The requested version, or our newest of that era."""
    return asked if asked in HANDSHAKE_PROTOCOL_VERSIONS else LATEST_HANDSHAKE_VERSION


def check_envelope(request: HttpRequest, call: Call) -> None:
    """Check envelope, and headers against body. Raises Fault."""
    meta = call.params.get("_meta")
    keys = (PROTOCOL_VERSION_META_KEY, CLIENT_CAPABILITIES_META_KEY)
    missing = [key for key in keys if not isinstance(meta, dict) or key not in meta]
    if missing or not isinstance(meta, dict):
        raise Fault(INVALID_PARAMS, f"params._meta must have {' and '.join(missing)}")
    asked = meta[PROTOCOL_VERSION_META_KEY]
    for name, expected in _expected_headers(call, asked).items():
        if _decoded(_header(request, name)) != expected:
            raise Fault(HEADER_MISMATCH, f"The header {name} does not match the body")
    if asked != MODERN:
        data = {"supported": [MODERN], "requested": asked}
        raise Fault(UNSUPPORTED_PROTOCOL_VERSION, "Unsupported protocol version", data=data)


def _expected_headers(call: Call, version: Any) -> dict[str, Any]:
    expected = {"MCP-Protocol-Version": version, "Mcp-Method": call.method}
    if call.method == "tools/call" and "name" in call.params:
        expected["Mcp-Name"] = call.params["name"]
    return expected


def _header(request: HttpRequest, name: str) -> str:
    return request.headers.get(name, "").strip()


def _decoded(value: str) -> str | None:
    """Decode a header, base64 unless ASCII; None if invalid."""
    encoded = _ENCODED.fullmatch(value)
    if encoded is None:
        return value
    try:
        return base64.b64decode(encoded[1], validate=True).decode()
    except (binascii.Error, ValueError):
        return None
