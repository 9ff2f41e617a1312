"""A small web site with HTML pages and markdown."""

import html
import inspect
import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

View = Callable[[web.BaseRequest], web.StreamResponse | Awaitable[web.StreamResponse]]

HTML = "text/html; charset=utf-8"
MARKDOWN = "text/markdown; charset=utf-8"
PLAIN = "text/plain; charset=utf-8"
JSON = "application/json"
LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'


@dataclass(frozen=True, slots=True)
class SamplePage:
    body: str
    media_type: str = HTML
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)

    def response(self) -> web.Response:
        """Fresh, since an aiohttp response serves only once."""
        headers = {"Content-Type": self.media_type, **self.headers}
        return web.Response(body=self.body.encode(), status=self.status, headers=headers)


class Website:
    """Pages by exact path, views for forms and protocols, else 404 or 405."""

    def __init__(self, not_found: str) -> None:
        self._not_found = SamplePage(not_found, status=404)
        self._pages: dict[str, SamplePage] = {}
        self._markdown: dict[str, SamplePage] = {}
        self._views: dict[tuple[str, str], View] = {}

    def page(self, path: str, body: str, media_type: str = HTML, **headers: str) -> None:
        """Serve a document; header names are written with underscores."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        self._pages[path] = SamplePage(body, media_type, headers=named)

    def data(self, path: str, value: Any, media_type: str = JSON, **headers: str) -> None:
        self.page(path, json.dumps(value, ensure_ascii=False, indent=1), media_type, **headers)

    def negotiated(self, path: str, body: str, markdown: str) -> None:
        """Serve HTML, or markdown if preferred, with Vary on both (RFC 9110 §12.5.5)."""
        self.page(path, body, HTML, Vary="Accept")
        self._markdown[path] = SamplePage(markdown, MARKDOWN, headers={"Vary": "Accept"})

    def view(self, method: str, path: str, answer: View) -> None:
        self._views[method, path] = answer

    def thank(self, path: str, body: str) -> None:
        self._views["POST", path] = lambda _: SamplePage(body).response()

    async def __call__(self, request: web.BaseRequest) -> web.StreamResponse:
        method = "GET" if request.method == "HEAD" else request.method
        view = self._views.get((method, request.path))
        if view:
            answer = view(request)
            return await answer if inspect.isawaitable(answer) else answer
        if method == "GET":
            return self._document(request).response()
        known = {m for m, path in self._views if path == request.path}
        known |= {"GET", "HEAD"} if request.path in self._pages else set()
        if known:
            return web.Response(status=405, headers={"Allow": ", ".join(sorted(known))})
        return self._not_found.response()

    def _document(self, request: web.BaseRequest) -> SamplePage:
        page = self._pages.get(request.path, self._not_found)
        markdown = self._markdown.get(request.path)
        if markdown and prefers_markdown(request.headers.get("Accept", "*/*")):
            return markdown
        return page


def prefers_markdown(accept: str) -> bool:
    weights = dict(_weight(part) for part in accept.split(","))
    others = max(weights.get(name, 0.0) for name in ("text/html", "application/xhtml+xml"))
    return weights.get("text/markdown", 0.0) > others


def _weight(part: str) -> tuple[str, float]:
    name, _, parameters = part.strip().lower().partition(";")
    _, _, q = parameters.replace(" ", "").partition("q=")
    try:
        return name.strip(), float(q) if q else 1.0
    except ValueError:
        return name.strip(), 0.0


async def form_fields(request: web.BaseRequest) -> dict[str, str]:
    return {name: value for name, value in (await request.post()).items() if isinstance(value, str)}


STYLE = """
body{font:17px/1.6 Georgia,serif;max-width:44rem;margin:0 auto;padding:1rem;color:#222}
header nav a{margin-right:1rem}footer{margin-top:3rem;border-top:1px solid #ccc;font-size:.85em}
label{display:block;margin:.5rem 0}
table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left}
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """The frame of a site's pages; `menu`: path to label."""

    name: str
    menu: Mapping[str, str]
    footer: str
    lang: str = "en"
    direction: str = "ltr"
    style: str = ""

    def page(self, title: str, body: str, *, head: str = "", description: str = "") -> str:
        """An HTML document; `title` and `description` are text, `body`, `head` and footer are HTML."""
        meta = f'<meta name="description" content="{html.escape(description)}">' if description else ""
        links = "".join(f'<a href="{path}">{html.escape(label)}</a>' for path, label in self.menu.items())
        return f"""<!doctype html>
<html lang="{self.lang}" dir="{self.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title, quote=False)}</title>
{meta}
<style>{STYLE}{self.style}</style>
{head}
</head>
<body>
<header><p><strong>{html.escape(self.name)}</strong></p><nav>{links}</nav></header>
<main>
{body}
</main>
<footer>{self.footer}</footer>
</body>
</html>
"""


def json_ld(value: Mapping[str, Any]) -> str:
    text = json.dumps({"@context": "https://schema.org", **value}, ensure_ascii=False).replace("<", "\\u003c")
    return f'<script type="application/ld+json">{text}</script>'
