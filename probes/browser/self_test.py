"""The browser must report two tools of a built-in page."""

from typing import TYPE_CHECKING, Final

from probes.browser.browser import Browser, BrowserFailed, CannotStart, Timing

if TYPE_CHECKING:
    from aiohttp import web

_ADDRESS: Final = "https://self-test.invalid/"
_TOOLS: Final = {"imperative", "declarative"}
_PAGE: Final = """<!doctype html><title>Self-test</title>
<form toolname=declarative tooldescription="A declared form"><input name=word></form>
<script>document.modelContext.registerTool(
  {name: 'imperative', description: 'A registered tool', execute() {}})</script>"""


async def fault(browser: Browser) -> str:
    """The browser's fault, or "". Sends no request."""
    try:
        async with browser.slot():
            loaded, version = await browser.show(_ADDRESS, _answer, _idle, Timing(10.0, 0.3, lambda: 3.0))
    except (CannotStart, BrowserFailed) as error:
        return str(error)
    seen = {name for _, name in loaded.tools}
    return (
        "" if seen == _TOOLS else f"{version} lists {sorted(seen)} of a page that registers {sorted(_TOOLS)}"
    )


async def _answer(url: str, _request: "web.BaseRequest") -> "web.StreamResponse":
    from aiohttp import web  # noqa: PLC0415 - see relay

    if url == _ADDRESS:
        return web.Response(text=_PAGE, content_type="text/html")
    return web.Response(status=404)


def _idle(*, for_tools: bool) -> bool:  # noqa: ARG001 - the name is what callers say
    return False
