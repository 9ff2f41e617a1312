"""What the home page shows: the index in two figures, and a search when one was asked for."""

from collections.abc import Iterable
from typing import Any, Final

from django.http import QueryDict

from index import hosts
from index.addresses import report_path
from index.errors import InvalidFilterValue, MissingParam
from index.filters import census
from index.find import find
from index.find_request import MAX_LIMIT, FindRequest
from index.snapshot import one_moment
from index.vocabulary import EntityType

FLAGS: Final = {
    "has_mcp": "An MCP server answered tools/list",
    "has_md": "Markdown on request or as a twin",
    "has_endpoint": "An MCP server or an API catalog",
    "has_webmcp": "WebMCP tools, seen in a browser",
    "transactional": "An agent can act there, not only read",
}
"""The boolean filters as the form names them."""


@one_moment()
def home_page(asked: QueryDict, *, explain: bool = True) -> dict[str, Any]:
    """Return the page's data: `listed`, `data_as_of`, `form`, and `answer` (as /api/find), `error` or neither.

    `host` is the query when it reads as a host name, so that the page can lead to its report. Raises
    InvalidFilterValue when the page is not to `explain` it.
    """
    counts = census(())
    page: dict[str, Any] = {
        "listed": counts.listed,
        "data_as_of": counts.data_as_of.isoformat(),
        "form": _form(asked),
        "host": _as_host(asked.get("q", "")),
        "answer": None,
        "error": None,
    }
    try:
        page["answer"] = find(FindRequest.read(_given(asked)))
    except MissingParam:
        pass
    except InvalidFilterValue as error:
        if not explain:
            raise
        page["error"] = {"message": str(error), "name": error.name, "valid": list(error.valid)}
    return page


def _given(asked: QueryDict) -> dict[str, object]:
    """Each parameter: its value, or a list when it was given with different values."""
    values = {name: list(dict.fromkeys(asked.getlist(name))) for name in asked}
    return {
        "limit": str(MAX_LIMIT),
        **{name: got[0] if len(got) == 1 else got for name, got in values.items()},
    }


def _form(asked: QueryDict) -> dict[str, Any]:
    """The controls with what was asked in them."""
    flags = [
        {"name": name, "label": label, "on": asked.get(name, "").lower() in {"true", "1"}}
        for name, label in FLAGS.items()
    ]
    return {
        "q": asked.get("q", ""),
        "country": asked.get("country", ""),
        "entity_type": asked.get("entity_type", ""),
        "entity_types": [kind.value for kind in EntityType],
        "flags": flags,
        "open": _any_filter(asked, (*FLAGS, "country", "entity_type")),
    }


def _any_filter(asked: QueryDict, names: Iterable[str]) -> bool:
    return any(asked.get(name, "").strip() for name in names)


def _as_host(text: str) -> dict[str, str] | None:
    """Return `{host, path}` when the text is a host name under a real suffix."""
    try:
        host = hosts.from_host_or_url(text)
    except hosts.BadHost:
        return None
    return {"host": host, "path": report_path(host)} if hosts.has_known_suffix(host) else None
