"""A site of the official Python SDK 1.x: `python_sdk_1.py MODE FOLDER` prints its port and serves over TLS.

It cannot live beside SDK 2.x, so it runs under the interpreter of `.peers`. FOLDER holds key.pem and
cert.pem; MODE is sessions, json or sse.
"""

import socket
import sys
from pathlib import Path

import uvicorn
from home_page import behind_home_page
from mcp.server.fastmcp import FastMCP
from mcp.server.transport_security import TransportSecuritySettings
from two_tools import with_tools

MODES = {"sessions": {}, "json": {"json_response": True, "stateless_http": True}, "sse": {}}


def books(mode: str) -> FastMCP:
    any_host = TransportSecuritySettings(enable_dns_rebinding_protection=False)
    return with_tools(FastMCP("books", transport_security=any_host, **MODES[mode]))


def main(mode: str, folder: Path) -> None:
    server = books(mode)
    app = server.sse_app() if mode == "sse" else server.streamable_http_app()
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()  # before the port is told: who comes early waits instead of being refused
    print(listening.getsockname()[1], flush=True)  # noqa: T201 - who started it reads this
    config = uvicorn.Config(
        behind_home_page(app, "/sse" if mode == "sse" else "/mcp"),
        ssl_keyfile=str(folder / "key.pem"),
        ssl_certfile=str(folder / "cert.pem"),
        log_level="warning",
        timeout_graceful_shutdown=1,
    )
    uvicorn.Server(config).run(sockets=[listening])


main(sys.argv[1], Path(sys.argv[2]))
