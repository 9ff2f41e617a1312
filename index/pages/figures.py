"""The figures of /benchmark: shares of listed sites whose answer is known, as rows and columns."""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypedDict

import numpy as np
from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from numpy.typing import NDArray

from index.checks import CHECKS, SCORED_CHECKS
from index.filters import BY_NAME, NO, YES, Filter, country_at
from index.generations import site_bits
from index.generations.current import consistent_view
from index.generations.view import View
from index.pages.charts import days_of_index
from index.values.vocabulary import COUNTRIES, EntityType, McpVersion

LEAST_KNOWN = 30  # Known answers below which no share is stated
MOST_COUNTRIES = 10

_SHORT = [CHECKS[check].short or CHECKS[check].label for check in SCORED_CHECKS]


class ShareOfSites(TypedDict):
    """How many, of how many; `percent` is None of fewer than LEAST_KNOWN."""

    count: int
    of: int
    percent: float | None


class FigureRow(TypedDict):
    label: str
    path: str
    """Of a page about it, or ""."""
    cells: list[ShareOfSites]


class Figure(TypedDict):
    """One chart and its data: a share for each row and column."""

    id: str
    title: str
    about: str
    columns: list[str]
    rows: list[FigureRow]
    data_as_of: str


def share_of(count: int, of: int) -> ShareOfSites:
    return {
        "count": int(count),
        "of": int(of),
        "percent": 100 * int(count) / int(of) if of >= LEAST_KNOWN else None,
    }


def percent_in_words(percent: float) -> str:
    """Whole percent; below one, and from 99 on, with a digit more, so that few are not none."""
    return f"{percent:.1f}%" if 0 < percent < 1 or 99 < percent < 100 else f"{percent:.0f}%"


def _by_check(view: View) -> list[FigureRow]:
    rows: list[FigureRow] = []
    for check, column in site_bits.CHECKS.items():
        counted = view.tally(column)
        known = counted[YES] + counted[NO]
        cells = [share_of(counted[YES], known), share_of(view.listed - known, view.listed)]
        rows.append({"label": CHECKS[check].label, "path": f"/benchmark/{check}", "cells": cells})
    return rows


def _by_score(view: View) -> list[FigureRow]:
    scores = view.tally("score")[: len(SCORED_CHECKS) + 1]
    return [
        {"label": str(score), "path": "", "cells": [share_of(n, view.listed)]}
        for score, n in enumerate(scores)
    ]


def _crossed(view: View, column: str) -> list[NDArray[np.int64]]:
    return [view.cross(column, site_bits.CHECKS[check]) for check in SCORED_CHECKS]


def _adopted(label: str, path: str, crossed: Sequence[NDArray[np.int64]], value: int) -> FigureRow:
    cells = [share_of(one[value, YES], one[value, YES] + one[value, NO]) for one in crossed]
    return {"label": label, "path": path, "cells": cells}


def _by_kind(view: View) -> list[FigureRow]:
    crossed, counted = _crossed(view, "entity_type"), view.tally("entity_type")
    kinds = sorted(enumerate(EntityType, 1), key=lambda pair: -counted[pair[0]])
    return [
        _adopted(f"{kind.label} ({counted[n]:,})", f"/type/{kind}", crossed, n)
        for n, kind in kinds
        if counted[n]
    ]


def _by_country(view: View) -> list[FigureRow]:
    crossed, counted = _crossed(view, "country"), view.tally("country")
    places = sorted((n for n in range(1, len(counted)) if counted[n]), key=lambda n: -counted[n])
    return [
        _adopted(f"{COUNTRIES[code]} ({counted[n]:,})", f"/country/{code}", crossed, n)
        for n in places[:MOST_COUNTRIES]
        for code in [country_at(n)]
    ]


def _by_platform(view: View) -> list[FigureRow]:
    crossed, counted = _crossed(view, "platform_subdomain"), view.tally("platform_subdomain")
    labels = ("On a domain of its own", "Below a platform's domain")
    return [_adopted(f"{label} ({counted[n]:,})", "", crossed, n) for n, label in enumerate(labels)]


def _servers_by(view: View, column: str, labels: Sequence[str]) -> list[FigureRow]:
    """Values of known MCP servers; what follows them among the codes stands for none."""
    counted = view.tally(column)[1 : len(labels) + 1]
    of = sum(counted)
    named = zip(labels, counted, strict=True)
    return [{"label": label, "path": "", "cells": [share_of(n, of)]} for label, n in named]


def _labels(one: Filter) -> list[str]:
    return [one.words_of(value) for value in one.kind.valid]


def _by_auth(view: View) -> list[FigureRow]:
    return _servers_by(view, "mcp_auth", _labels(BY_NAME["mcp_auth"]))


def _by_version(view: View) -> list[FigureRow]:
    return _servers_by(view, "mcp_version", list(McpVersion))[::-1]


def _by_supply(view: View) -> list[FigureRow]:
    counted = view.tally("mcp_platform")
    known = counted[YES] + counted[NO]
    labels = (("The site's own", NO), ("Supplied by a platform", YES))
    return [{"label": label, "path": "", "cells": [share_of(counted[n], known)]} for label, n in labels]


def _by_day(_view: View) -> list[FigureRow]:
    return [
        {"label": day["day"], "path": "", "cells": [share_of(yes, yes + no) for yes, no in day["answers"]]}
        for day in days_of_index()
    ]


class _FigurePage(TypedDict):
    title: str
    about: str
    columns: list[str]
    rows: Callable[[View], list[FigureRow]]


_KNOWN = "Yes among the listed sites whose answer is known."
# In the order of the page, which folds all but the first three.
FIGURES: Mapping[str, _FigurePage] = {
    "checks": {
        "title": "Adoption by check",
        "about": f"{_KNOWN} The last column has the unknown among all listed sites.",
        "columns": ["Yes", "Unknown"],
        "rows": _by_check,
    },
    "days": {
        "title": "Adoption over time",
        "about": f"{_KNOWN} At the end of each day (UTC); before the last 90 days, of each week.",
        "columns": [CHECKS[check].label for check in site_bits.CHECKS],
        "rows": _by_day,
    },
    "kinds": {"title": "Adoption by category", "about": _KNOWN, "columns": _SHORT, "rows": _by_kind},
    "countries": {
        "title": "Adoption by country",
        "about": f"{_KNOWN} The {MOST_COUNTRIES} countries with the most listed sites.",
        "columns": _SHORT,
        "rows": _by_country,
    },
    "platforms": {"title": "Adoption by platform", "about": _KNOWN, "columns": _SHORT, "rows": _by_platform},
    "mcp-auth": {
        "title": "MCP servers by what they ask for",
        "about": "MCP servers of listed sites, where it is known what a caller needs to list the tools.",
        "columns": ["Servers"],
        "rows": _by_auth,
    },
    "mcp-versions": {
        "title": "MCP servers by newest protocol version",
        "about": "MCP servers of listed sites, by the newest version that they answered in.",
        "columns": ["Servers"],
        "rows": _by_version,
    },
    "mcp-supply": {
        "title": "MCP servers by who supplies them",
        "about": "MCP servers of listed sites that answered, where it is known.",
        "columns": ["Servers"],
        "rows": _by_supply,
    },
    "scores": {
        "title": "Sites by checks passed",
        "about": "Listed sites that pass so many of the scored checks.",
        "columns": ["Sites"],
        "rows": _by_score,
    },
}


def figures_of(view: View) -> dict[str, Figure]:
    return {name: _figure(name, view) for name in FIGURES}


def _figure(name: str, view: View) -> Figure:
    one = FIGURES[name]
    return {
        "id": name,
        "title": one["title"],
        "about": one["about"],
        "columns": one["columns"],
        "rows": one["rows"](view),
        "data_as_of": view.data_as_of.isoformat(),
    }


def figure_data(_request: HttpRequest, name: str, form: str) -> HttpResponse:
    """GET /benchmark/figures/<name>.csv or .json; 404 for a figure that doesn't exist."""
    if name not in FIGURES:
        raise Http404
    with consistent_view() as view:
        figure = _figure(name, view)
    return figure_file(figure, form, f"{settings.BASE_URL}/benchmark#{name}", _lines(figure))


def figure_file(
    figure: Mapping[str, Any], form: str, source: str, lines: Iterable[Mapping[str, Any]]
) -> HttpResponse:
    """A figure as CSV or JSON; `source`: the address of its chart."""
    rows = list(lines)
    if form == "json":
        return JsonResponse({**figure, "source": source, "rows": rows})
    text = io.StringIO()
    written = csv.DictWriter(
        text, ("data_as_of", *(rows[0] if rows else ())), lineterminator="\r\n"
    )  # RFC 4180
    written.writeheader()
    written.writerows({"data_as_of": figure["data_as_of"], **row} for row in rows)
    name_of_file = f'attachment; filename="{figure["id"]}-{figure["data_as_of"]}.csv"'
    return HttpResponse(
        text.getvalue(), content_type="text/csv; charset=utf-8", headers={"Content-Disposition": name_of_file}
    )


def _lines(figure: Figure) -> Iterator[dict[str, Any]]:
    for row in figure["rows"]:
        for column, cell in zip(figure["columns"], row["cells"], strict=True):
            yield {"row": row["label"], "column": column, **as_numbers(cell)}


def as_numbers(cell: Mapping[str, Any]) -> dict[str, Any]:
    """A share as data files have it."""
    percent = None if cell["percent"] is None else round(cell["percent"], 2)
    return {"count": cell["count"], "of": cell["of"], "percent": percent}
