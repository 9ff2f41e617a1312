"""A site whose answers are set by a test."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from aiohttp import web

from operators.sample_web.website import HTML, JSON, MARKDOWN, PLAIN, SamplePage

if TYPE_CHECKING:
    from operators.sample_web.site import Handler

_TYPES = {".txt": PLAIN, ".json": JSON, ".md": MARKDOWN}


class ScriptedSite:
    """Answers as set by path, whatever the method, else 404."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.handler: Handler | None = None
        self._pages: dict[str, SamplePage] = {}
        self.reply("/", f"<!doctype html><title>{host}</title><h1>{host}</h1><p>A page that changes.</p>")

    def reply(
        self,
        path: str,
        body: str,
        *,
        status: int = 200,
        media_type: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Set a path's answer; the media type follows the suffix."""
        suffix = path[path.rfind(".") :] if "." in path else ""
        self._pages[path] = SamplePage(body, media_type or _TYPES.get(suffix, HTML), status, headers or {})

    def forget(self, path: str) -> None:
        self._pages.pop(path, None)

    async def __call__(self, request: web.BaseRequest) -> web.StreamResponse:
        if self.handler:
            return await self.handler(request)
        missing = SamplePage("<!doctype html><title>Not found</title><h1>Not found</h1>", status=404)
        return self._pages.get(request.path, missing).response()
