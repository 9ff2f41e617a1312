"""/state: the state of agent readiness, month by month."""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.utils import timezone

from index.models import MonthFigures
from index.months.make import next_month
from index.pages.charts import lines_over_days
from index.pages.figures import LEAST_KNOWN, as_numbers, figure_file
from probes.grading.changelog import CHANGELOG

NAME = "State of agent readiness"


def list_months() -> dict[str, Any]:
    """The data of /state: months, newest first, and those between that were not measured."""
    today = timezone.now().date()
    made = {row.month: row for row in MonthFigures.objects.order_by("-month")}
    months = []
    month = min(made, default=today).replace(day=1)
    while month < today.replace(day=1):
        row = made.get(month)
        months.append(
            {
                "month": f"{month:%Y-%m}",
                "title": f"{month:%B %Y}",
                "measured_on": row.figures["measured_on"] if row else None,
                "stated": row.figures["stated"] if row else [],
            }
        )
        month = next_month(month)
    return {
        "name": NAME,
        "months": months[::-1],
        "this_month": f"{today:%B %Y}",
        "next_on": next_month(today).isoformat(),
    }


def show_month(month: str) -> dict[str, Any]:
    """The data of /state/<month>, as it was made. Raises Http404 for one that was not."""
    row = _row(month)
    figures: dict[str, Any] = row.figures
    title = f"{NAME}, {row.month:%B %Y}"
    address = f"{settings.BASE_URL}/state/{month}"
    return {
        **figures,
        "month": month,
        "title": title,
        "in_words": f"{row.month:%B %Y}",
        "made_at": row.made_at.isoformat(timespec="seconds"),
        "citation": f"Agent-Readiness Index: {title}. Data of {figures['measured_on']}. {address}",
        "least_known": LEAST_KNOWN,
        "rubrics": [
            {"version": entry.version, "on": entry.on.isoformat()}
            for entry in reversed(CHANGELOG)
            if row.month <= entry.on < next_month(row.month)
        ],
        "folder": f"/state/{month}",
        "lines": lines_over_days(next(figure for figure in figures["figures"] if figure["id"] == "days")),
    }


def month_file(_request: HttpRequest, month: str, name: str, form: str) -> HttpResponse:
    """GET /state/<month>/<figure>.csv or .json; 404 for one that is not there."""
    figure = next((figure for figure in _row(month).figures["figures"] if figure["id"] == name), None)
    if figure is None:
        raise Http404
    return figure_file(figure, form, f"{settings.BASE_URL}/state/{month}#{name}", _lines(figure))


def _lines(figure: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    for row in figure["rows"]:
        for column, cell in zip(figure["columns"], row["cells"], strict=True):
            before = (
                as_numbers(cell["before"]) if cell["before"] else dict.fromkeys(("count", "of", "percent"))
            )
            yield {
                "row": row["label"],
                "column": column,
                **as_numbers(cell),
                **{f"{name}_before": value for name, value in before.items()},
            }


def _row(month: str) -> MonthFigures:
    try:
        return MonthFigures.objects.get(month=date.fromisoformat(f"{month}-01"))
    except (ValueError, MonthFigures.DoesNotExist):
        raise Http404 from None
