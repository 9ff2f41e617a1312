"""Sites of the official Python SDK 1.x: `python_sdk_1.py FOLDER` prints their ports and serves them over TLS.

It cannot live beside SDK 2.x, so it runs under the interpreter of `.peers`. FOLDER holds key.pem and
cert.pem; there is a site for each of the modes sessions, json and sse.
"""

import json
import signal
import socket
import sys
from pathlib import Path
from threading import Thread

import uvicorn
from home_page import behind_home_page
from mcp.server.fastmcp import FastMCP
from mcp.server.transport_security import TransportSecuritySettings
from two_tools import with_tools

MODES = {"sessions": {}, "json": {"json_response": True, "stateless_http": True}, "sse": {}}


def books(mode: str) -> FastMCP:
    any_host = TransportSecuritySettings(enable_dns_rebinding_protection=False)
    return with_tools(FastMCP("books", transport_security=any_host, **MODES[mode]))


def listen() -> socket.socket:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()  # before the port is told: who comes early waits instead of being refused
    return listening


def serve(mode: str, listening: socket.socket, folder: Path) -> None:
    server = books(mode)
    app = server.sse_app() if mode == "sse" else server.streamable_http_app()
    config = uvicorn.Config(
        behind_home_page(app, "/sse" if mode == "sse" else "/mcp"),
        ssl_keyfile=str(folder / "key.pem"),
        ssl_certfile=str(folder / "cert.pem"),
        log_level="warning",
    )
    uvicorn.Server(config).run(sockets=[listening])


def main(folder: Path) -> None:
    sites = {mode: listen() for mode in MODES}
    for mode, listening in sites.items():
        Thread(target=serve, args=(mode, listening, folder), daemon=True).start()
    print(json.dumps({mode: site.getsockname()[1] for mode, site in sites.items()}), flush=True)  # noqa: T201
    signal.pause()


main(Path(sys.argv[1]))
