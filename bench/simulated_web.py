"""A simulated web on loopback, in a process of its own: any `*.bench.test` host, TLS, a fixed latency.

`python bench/simulated_web.py DIR` writes DIR/ready.json with the addresses, then serves until SIGTERM.
Each host is an ordinary site: a 40 KB page, llms.txt, a markdown twin, an API catalog, a card and an MCP
server; whatever else is asked is a 404.
"""

import asyncio
import json
import signal
import ssl
import sys
from pathlib import Path

import trustme
from aiohttp import web

LATENCY = 0.1
"""Seconds before each answer."""

PARAGRAPH = "<p>We bake bread every morning, deliver it by bicycle, and answer every letter ourselves.</p>\n"
HTML = f"""<!doctype html><html lang="en"><head><title>Bakery | Bread every morning</title>
<meta name="description" content="A bakery that delivers."></head><body><h1>Bakery</h1>
<form action="/order" method="post"><input name="email" type="email"><button>Order bread</button></form>
{PARAGRAPH * 400}</body></html>"""
MARKDOWN = "# Bakery\n\nWe bake bread every morning, deliver it by bicycle, and answer every letter.\n\n- [Order](/order)\n"
CATALOG = {"linkset": [{"anchor": "/", "item": [{"href": "/api"}]}]}
CARD = {
    "name": "test.bench/bakery",
    "version": "1",
    "description": "Bakery",
    "remotes": [{"type": "streamable-http", "url": "/mcp"}],
}
TOOLS = [{"name": "order_bread", "description": "Order bread", "inputSchema": {"type": "object"}}]


async def answer(request: web.Request) -> web.Response:
    """Answer one request after the latency."""
    await asyncio.sleep(LATENCY)
    if request.method == "POST":
        return await mcp(request)
    wants_markdown = request.headers.get("accept", "").startswith("text/markdown")
    match request.path:
        case "/" if wants_markdown:
            return web.Response(text=MARKDOWN, content_type="text/markdown", headers={"vary": "accept"})
        case "/":
            return web.Response(text=HTML, content_type="text/html", headers={"vary": "accept"})
        case "/index.md":
            return web.Response(text=MARKDOWN, content_type="text/markdown")
        case "/llms.txt":
            return web.Response(text=MARKDOWN, content_type="text/plain")
        case "/.well-known/api-catalog":
            return web.json_response(CATALOG, content_type="application/linkset+json")
        case "/.well-known/mcp/server-card.json":
            return web.json_response(CARD)
    return web.Response(status=404, text="<h1>Not found</h1>", content_type="text/html")


async def mcp(request: web.Request) -> web.Response:
    """Answer tools/list of the initialize era, as most servers of the field do."""
    if request.path != "/mcp":
        return web.Response(status=404, text="not found")
    message = await request.json()
    reply = {"jsonrpc": "2.0", "id": message.get("id")}
    match message["method"]:
        case "initialize":
            info = {
                "protocolVersion": "2025-11-25",
                "capabilities": {},
                "serverInfo": {"name": "bakery", "version": "1"},
            }
            return web.json_response({**reply, "result": info}, headers={"mcp-session-id": "s"})
        case "tools/list" if request.headers.get("mcp-session-id"):
            return web.json_response({**reply, "result": {"tools": TOOLS}})
        case "notifications/initialized":
            return web.Response(status=202)
    error = {"code": -32000, "message": "Bad Request: Server not initialized"}
    return web.json_response({**reply, "error": error}, status=400)


async def serve(folder: Path) -> None:
    """Listen, say where, and serve until SIGTERM."""
    ca = trustme.CA()
    ca.cert_pem.write_to_path(str(folder / "ca.pem"))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    ca.issue_cert("*.bench.test").configure_cert(context)
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=context, backlog=4096)
    await site.start()
    port = runner.addresses[0][1]
    ready = {"connect_to": f"*.bench.test:443:127.0.0.1:{port}", "ca_bundle": str(folder / "ca.pem")}
    part = folder / "ready.part"
    part.write_text(json.dumps(ready))
    part.rename(folder / "ready.json")
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    await stop.wait()
    await runner.cleanup()


if __name__ == "__main__":
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as loop:
        loop.run(serve(Path(sys.argv[1])))
