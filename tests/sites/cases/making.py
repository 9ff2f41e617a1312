"""One small bookshop, and the odd servers in front of it."""

import asyncio
import json
from collections.abc import Callable, Mapping
from typing import Any

from aiohttp import web

from operators.sample_web.mcp import McpServer, McpTool
from operators.sample_web.site import Handler
from operators.sample_web.website import HTML, JSON, MARKDOWN, PLAIN, SamplePage, View, Website

LLMS = (
    "# Elm Lane Books\n\n> Second-hand books, mended and sold by post.\n\n## Shelves\n\n- "
    "[Opening hours](/hours.md): when we are there\n"
)
TEXT = (
    "Elm Lane Books has bought, mended and sold second-hand books since 1987. We bind paperbacks that fall "
    "apart, look for titles that went out of print, and send parcels to every country that has a post office."
)
COPY = f"# Elm Lane Books\n\n{TEXT}\n\n- [Opening hours](/hours)\n- [Our shelves](/shelves)\n"
LOST = "<!doctype html><title>Lost</title><h1>Not found</h1><p>There is no such page.</p>"
TWIN, CATALOG, CARD = "/index.md", "/.well-known/api-catalog", "/.well-known/mcp/server-card.json"


def home(head: str = "", body: str = "") -> str:
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Elm Lane Books</title>'
        f"{head}</head>"
        f'<body><h1>Elm Lane Books</h1><p>{TEXT}</p><a href="/hours">Opening hours</a>'
        f'<a href="/shelves">Our shelves</a>{body}</body></html>'
    )


def shop(
    files: Mapping[str, str | dict[str, Any] | list[Any] | SamplePage | View] | None = None,
    *,
    head: str = "",
    body: str = "",
    markdown: str = "",
    **headers: str,
) -> Website:
    """The shop: `files` are texts, JSON values, pages or views by path; `markdown` is negotiated at /."""
    made = Website(LOST)
    if markdown:
        made.negotiated("/", home(head, body), markdown)
    else:
        made.page("/", home(head, body), **headers)
    for path, file in (files or {}).items():
        match file:
            case str():
                made.page(path, file, MARKDOWN if path.endswith(".md") else PLAIN)
            case dict() | list():
                made.data(path, file)
            case SamplePage():
                made.view("GET", path, lambda _, page=file: page.response())
                made.view("POST", path, lambda _, page=file: page.response())
            case _:
                for method in ("GET", "POST", "DELETE"):
                    made.view(method, path, file)
    return made


def moved(location: str, status: int = 302) -> SamplePage:
    return SamplePage("", status=status, headers={"Location": location})


def everywhere(page: SamplePage, *but: str, otherwise: Handler | None = None) -> Handler:
    """The paths of `but` get the shop's own pages."""
    other = otherwise or shop()

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        return await other(request) if request.path in but else page.response()

    return answer


def before(view: Callable[[web.BaseRequest], SamplePage | None], otherwise: Handler) -> Handler:
    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        page = view(request)
        return page.response() if page else await otherwise(request)

    return answer


def accepts_markdown(request: web.BaseRequest) -> bool:
    """Most servers look for it like this."""
    return "text/markdown" in request.headers.get("Accept", "")


class _Raw(web.StreamResponse):
    """Bytes without the headers and framing that aiohttp would add."""

    def __init__(self, pieces: tuple[bytes, ...], pause: float, *, endless: bool) -> None:
        super().__init__()
        self._pieces, self._pause, self._endless = pieces, pause, endless

    async def prepare(self, request: web.BaseRequest) -> None:
        protocol, transport = request.protocol, request.transport
        while transport is not None and not transport.is_closing():
            for piece in self._pieces:
                transport.write(piece)
            await protocol._drain_helper()
            if not self._endless:
                break
            self._pieces = self._pieces[-1:]
            await asyncio.sleep(self._pause)
        request.protocol.force_close()

    async def write_eof(self, data: bytes = b"") -> None:
        """Nothing ends it."""


def raw(*pieces: bytes, pause: float = 0.0, endless: bool = False) -> View:
    """An endless reply repeats its last piece for ever."""

    async def answer(_: web.BaseRequest) -> web.StreamResponse:
        return _Raw(pieces, pause, endless=endless)

    return answer


async def silent(_: web.BaseRequest) -> web.StreamResponse:
    await asyncio.Event().wait()
    raise AssertionError


async def refuse(_: web.BaseRequest) -> web.StreamResponse:
    """401, as a server that wants a token says it."""
    return web.Response(status=401, headers={"WWW-Authenticate": 'Bearer realm="books"'})


def _must_not_run(_: Mapping[str, Any]) -> str:
    raise AssertionError("a tool was called")


def tools(*names: str) -> list[McpTool]:
    """Return tools that fail the run when anybody calls them."""
    return [McpTool(name, f"Can {name.replace('_', ' ')}.", {}, _must_not_run) for name in names]


def server(*names: str, **options: Any) -> McpServer:
    return McpServer(name="books", tools=tools(*(names or ("find_book", "order_book"))), **options)


def card(url: str) -> dict[str, Any]:
    """A server card of SEP-2127."""
    return {
        "$schema": "https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json",
        "name": "elm-lane/books",
        "version": "1.0.0",
        "description": "Books",
        "remotes": [{"type": "streamable-http", "url": url}],
    }


def json_page(value: Any, status: int = 200, media_type: str = JSON) -> SamplePage:
    return SamplePage(json.dumps(value), media_type, status)


def html_page(body: str, status: int = 200, **headers: str) -> SamplePage:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return SamplePage(body, HTML, status, named)
