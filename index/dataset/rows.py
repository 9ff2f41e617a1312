"""Rows of the dataset, read from the index with little memory."""

from collections.abc import Iterator
from datetime import date
from typing import Any

from django.db.models import F, Func, JSONField
from django.db.models.functions import TruncDate
from django.utils import timezone

from config.database.snapshot import one_snapshot
from index.checks import TOOLS
from index.dataset.columns import COLUMNS
from index.listing.feed import AnswersByKey, ToolNames
from index.models import Site
from index.values.alive import alive_of

CHUNK = 2_000  # Rows that are in memory at once

Row = list[Any]
"""Values in the order of the columns."""


class _Judged(Func):
    """Answer, reason and since by check, of `checks`, whose evidence is many times larger."""

    template = (
        "(SELECT jsonb_object_agg(key, jsonb_build_array(value -> 'answer', value -> 'reason', "
        "value -> 'since')) FROM jsonb_each(%(expressions)s))"
    )
    output_field = JSONField()


class _Actions(Func):
    template = "jsonb_path_query_array(%(expressions)s, '$[*].action')"
    output_field = JSONField()


def count_rows() -> int:
    return Site.objects.listed().filter(listing_id__isnull=False).count()


def read_rows() -> Iterator[list[Row]]:
    """Yield every listed site in chunks, all as of one moment."""
    # A query for each chunk: within one, PostgreSQL's memory grows with every row that it takes apart.
    today, last = timezone.now().date(), 0
    with one_snapshot():
        while rows := list(_listed().filter(pk__gt=last)[:CHUNK]):
            yield [_row(row, today) for row in rows]
            last = rows[-1]["pk"]


def _listed() -> Any:
    sites = Site.objects.listed().filter(listing_id__isnull=False).order_by("pk")
    names = {f"{column}_names": ToolNames(column) for column in TOOLS.values()}
    return sites.annotate(day=TruncDate("verified_at")).values(
        "pk", "host", "listed_since", "rubric_version", "tier", "score", "found_via", "entity_type",
        "country", "language", "transactional", "platform_supplied", "webmcp_platform_supplied",
        "tools_digest", "tools_since", "connect", "listing_id", "day",
        card=F("mcp_server_card"), days=F("asked_endpoint__days"), judged=_Judged("checks"),
        resources=AnswersByKey("other_wellknown"), actions=_Actions("apparent_actions"), **names,
    )  # fmt: skip


def _row(row: dict[str, Any], today: date) -> Row:
    row["id"] = str(row["listing_id"])
    row["verified_at"] = row["day"]
    row["mcp_server_card_state"] = row["card"]
    row["alive"] = alive_of(row["days"], today)
    for name in ("judged", "resources"):
        row[name] = row[name] or {}
    return [column.value_of(row) for column in COLUMNS]
