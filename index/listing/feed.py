"""The feed of changes that mirrors follow: what it says of a listing, and what of that changed."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import timedelta
from typing import Any, NamedTuple

from django.db.models import Func, JSONField
from django.utils import timezone

from index.checks import TOOLS
from index.models import FeedEntry, Site
from index.templatetags.quoted import plain
from index.values.vocabulary import Answer, Cause, CheckId

MAX_NAMES = 100  # Tools that are named per check, the first by name
FEED_TIME = timedelta(days=30)  # For how long a mirror may pause
_KEPT = FEED_TIME + timedelta(days=1)
# Taken once: `.value` of an enumeration is a call in Python, and a page of a thousand listings has 32,000.
_CHECKS = tuple(check.value for check in CheckId)
_TOOL_COLUMNS = tuple((check.value, column) for check, column in TOOLS.items())
_UNKNOWN = Answer.UNKNOWN.value

Fields = Mapping[str, Mapping[str, Any]]


class FeedFields(NamedTuple):
    """Answers, and names of tools, by check id."""

    answers: dict[str, str]
    tools: dict[str, list[str]]


class AnswersByKey(Func):
    """Answers of an object of entries, such as `checks`, whose evidence is many times larger."""

    template = "(SELECT jsonb_object_agg(key, value -> 'answer') FROM jsonb_each(%(expressions)s))"
    output_field = JSONField()


class ToolNames(Func):
    """Names of a column of tools, without their inputs."""

    template = "jsonb_path_query_array(%(expressions)s, '$[*].name')"
    output_field = JSONField()


def feed_fields(site: Site) -> FeedFields:
    return make_fields(
        {check: row["answer"] for check, row in site.checks.items()},
        {column: [tool["name"] for tool in getattr(site, column)] for column in TOOLS.values()},
    )


def make_fields(answers: Mapping[str, str], names: Mapping[str, Iterable[str]]) -> FeedFields:
    """`names`: of tools, by column of the site."""
    return FeedFields(
        {check: answers.get(check, _UNKNOWN) for check in _CHECKS},
        {check: sorted(set(map(plain, names[column])))[:MAX_NAMES] for check, column in _TOOL_COLUMNS},
    )


def make_entry(
    site: Site, before: FeedFields | None, cause: Cause | None, rubric_version: str
) -> FeedEntry | None:
    """The entry of a listed site, new without `before`; None if nothing changed that the feed tells."""
    now = feed_fields(site)
    fields = now._asdict() if before is None else _changes(before, now)
    if not any(fields.values()):
        return None
    return FeedEntry(
        host=site.host,
        at=timezone.now(),
        kind=FeedEntry.Kind.LISTED if before is None else FeedEntry.Kind.CHANGED,
        fields=fields,
        cause=cause or "",
        rubric_version=rubric_version if cause is Cause.RUBRIC else "",
    )


def _changes(before: FeedFields, now: FeedFields) -> Fields:
    return {
        "answers": {
            check: [before.answers[check], answer]
            for check, answer in now.answers.items()
            if answer != before.answers[check]
        },
        "tools": {
            check: {
                "added": sorted(set(names) - set(before.tools[check])),
                "gone": sorted(set(before.tools[check]) - set(names)),
            }
            for check, names in now.tools.items()
            if names != before.tools[check]
        },
    }


def store_entries(entries: Sequence[FeedEntry]) -> None:
    """Store them; their sites' rows are locked and saved.

    Changes of a listing in a row, of one day and cause, become one entry, which mirrors then see anew.
    """
    hosts = {entry.host for entry in entries}
    listed = Site.objects.listed().filter(host__in=hosts).values_list("host", "listing_id")
    ids = {host: id_ for host, id_ in listed if id_}
    rows = FeedEntry.objects.filter(listing_id__in=ids.values()).order_by("listing_id", "-pk")
    newest = {entry.host: entry for entry in rows.distinct("listing_id")}
    new: list[FeedEntry] = []
    replaced: list[int] = []
    for entry in entries:
        if entry.host not in ids:
            continue
        entry.listing_id = ids[entry.host]
        last = newest.get(entry.host)
        if last is not None and _go_together(last, entry):
            entry.fields = _joined(last.fields, entry.fields)
            if last.pk:
                replaced.append(last.pk)
            else:
                new.remove(last)
        new.append(entry)
        newest[entry.host] = entry
    FeedEntry.objects.filter(pk__in=replaced).delete()
    FeedEntry.objects.bulk_create(new)


def _go_together(last: FeedEntry, entry: FeedEntry) -> bool:
    return (
        last.kind == entry.kind == FeedEntry.Kind.CHANGED
        and last.at.date() == entry.at.date()
        and (last.cause, last.rubric_version) == (entry.cause, entry.rubric_version)
    )


def _joined(first: Fields, later: Fields) -> Fields:
    """Both at once. What came and went again stays named, for mirrors that saw it come."""
    answers, tools = dict(first["answers"]), dict(first["tools"])
    for check, (before, after) in later["answers"].items():
        answers[check] = [answers.get(check, [before])[0], after]
    for check, change in later["tools"].items():
        was = tools.get(check, {"added": [], "gone": []})
        added, gone = set(change["added"]), set(change["gone"])
        tools[check] = {
            "added": sorted((set(was["added"]) - gone) | added),
            "gone": sorted((set(was["gone"]) - added) | gone),
        }
    return {"answers": answers, "tools": tools}


def forget_entries() -> int:
    """Delete entries that no mirror may ask for any more; return how many."""
    return FeedEntry.objects.filter(at__lt=timezone.now() - _KEPT).delete()[0]
