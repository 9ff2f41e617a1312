"""Publish findings: the only writer of Site and ListingEvent."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date, datetime
from typing import Any, NamedTuple

from django.db import connection, transaction
from django.db.models import Max
from django.utils import timezone

from config.database.clock import put_back
from index.checks import STORED_CHECKS
from index.listing.apply import TOOL_SETS, apply_finding, digest_tools, set_platform_supplied
from index.listing.endpoints import forget_endpoint, note_endpoints
from index.listing.events import store_events
from index.listing.feed import feed_fields, make_entry, store_entries
from index.models import FeedEntry, ListingEvent, Site
from index.values import hosts
from index.values.findings import Finding
from index.values.vocabulary import Answer, Cause, CheckId, FoundVia, Outcome, Tier

MISSES_TO_DROP = 3  # Consecutive failing probes, on different days

_SHARED_TOOL_SETS = """
SELECT named FROM unnest(%s::text[]) AS named
WHERE EXISTS (SELECT FROM index_site WHERE {column} = named AND {column}_shared)
"""
_NOT_WRITTEN = {"id", "host", "listing_id", "changed", "changed_at", *STORED_CHECKS}
# Columns that publishing may change.
_WRITTEN = [
    field.name
    for field in Site._meta.concrete_fields  # noqa: SLF001 - Django's documented way to a model's fields
    if not field.generated and field.name not in _NOT_WRITTEN
]
_TIMES = ("heard_at", "probed_at", "verified_at", "passages_at")
_MISSES = {ListingEvent.Kind.MISSED, ListingEvent.Kind.DROPPED}
_SUPPLIER_FIELDS = ("platform_supplied", "webmcp_platform_supplied", "tier")  # By who supplies the tools
_SHARING_COLUMNS = (
    "host",
    "listed",
    "score",
    *TOOL_SETS.values(),
    *(f"{column}_shared" for column in TOOL_SETS.values()),
    "platform_marks",
    "webmcp_marks",
    "tier_by_webmcp",
    *_SUPPLIER_FIELDS,
)


class PublishedFindings(NamedTuple):
    sites: Mapping[str, Site]
    """By host."""
    changed: frozenset[str]
    """Hosts whose listing, refusal, tier or answers changed."""
    moves: Mapping[tuple[str, datetime], bool]
    """By host and time of the visits that could be compared with the one before: did the site change?"""


class _VisitContext(NamedTuple):
    """What is known of a finding beside what it says."""

    cause: Cause | None
    shared: Mapping[CheckId, frozenset[str]]
    """Sets of tools that many sites serve, by their check."""
    tools_known_since: date | None
    is_early: bool


@transaction.atomic
def publish_all(
    *,
    findings: Sequence[tuple[Finding, FoundVia]],
    again: bool = False,
    seen_before: bool = False,
    early: Collection[tuple[str, datetime]] = frozenset(),
) -> PublishedFindings:
    """Store findings; list, keep, drop or delist their sites, with events.

    One transaction. Findings older than the stored one are ignored unless `again` (regrading). `seen_before`:
    without a newer visit, the rubric is the cause. `early`: hosts and times of visits whose misses don't
    count.
    """
    sites = _lock_rows(findings)
    stored = {host: [getattr(site, name) for name in _WRITTEN] for host, site in sites.items()}
    _put_back(sites, findings)
    before = {host: _listing_state(site) for host, site in sites.items() if site.probed_at}
    shared = {check: _shared_tool_sets(check, [finding for finding, _ in findings]) for check in TOOL_SETS}
    known = _tools_known_since(sites, findings)
    written: dict[str, Site] = {}
    moves: dict[tuple[str, datetime], bool] = {}
    events: list[ListingEvent] = []
    later_misses: list[ListingEvent] = []
    entries: list[FeedEntry] = []
    for finding, _ in findings:
        site = sites[finding.host]
        if not again and site.heard_at is not None and finding.probed_at < site.heard_at:
            continue
        cause = _cause(site, finding, seen_before=seen_before)
        context = _VisitContext(
            cause, shared, known.get(site.host), is_early=(finding.host, finding.probed_at) in early
        )
        fields_before = feed_fields(site) if site.listed else None
        is_compared = cause is Cause.SITE and finding.outcome is Outcome.ANSWERED and site.verified_at
        was = _listing_state(site)
        kinds = _apply_outcome(site, finding, context)
        if is_compared:
            has_news = bool(kinds.keys() - {ListingEvent.Kind.MISSED}) or _listing_state(site) != was
            moves[finding.host, finding.probed_at] = has_news
        if (
            site.listed
            and kinds
            and (entry := make_entry(site, fields_before, cause, finding.rubric_version))
        ):
            entries.append(entry)
        new = [_event(site, kind, detail, cause, finding.rubric_version) for kind, detail in kinds.items()]
        if len(site.missed_on) > 1:
            later_misses += [event for event in new if event.kind in _MISSES]
        events += new
        written[site.host] = site
    _copy_cause_to_misses(later_misses, events)
    _save([written[host] for host in sorted(written)], stored)
    note_endpoints(written.values())
    store_events(events)
    if entries:
        store_entries(entries)
    changed = frozenset(host for host, site in sites.items() if _listing_state(site) != before.get(host))
    return PublishedFindings(sites, changed, moves)


def put_back_times() -> int:
    """Put back times that order sites and that a clock stored while it ran ahead; return how many.

    Of the columns that an index holds; the others wait for the site's next finding.
    """
    listed = Site.objects.listed()
    return (
        put_back(Site.objects.all(), "verified_at")
        + put_back(listed, "listed_since")
        + put_back(listed, "passages_at")
    )


def _put_back(sites: Mapping[str, Site], findings: Sequence[tuple[Finding, FoundVia]]) -> None:
    """What is stored was seen before these findings, whatever a clock that ran ahead says of it."""
    now, ahead = timezone.now(), set()
    for finding, _ in findings:
        site = sites[finding.host]
        late = [column for column in _TIMES if (at := getattr(site, column)) is not None and at > now]
        for column in late:
            setattr(site, column, min(finding.probed_at, now))
        if late:
            ahead.add(site.host)
            site.missed_on = [day for day in site.missed_on if day <= now.date().isoformat()]
            site.listed_since = site.listed_since and min(site.listed_since, now.date())
    if ahead:
        ListingEvent.objects.filter(host__in=ahead, at__gt=now).update(at=now)


def _listing_state(site: Site) -> object:
    answers = {check: entry["answer"] for check, entry in site.checks.items()}
    return site.listed, site.declined, site.tier, answers


def _save(sites: Sequence[Site], stored: Mapping[str, Sequence[Any]]) -> None:
    """Write the rows that changed, and of most rows of a re-grade only the rubric's version."""
    whole, others = [], []
    for site in sites:
        values = zip(_WRITTEN, stored[site.host], strict=True)
        changed = {name for name, value in values if getattr(site, name) != value}
        if changed == {"rubric_version"}:
            others.append(site)
        elif changed:
            whole.append(site)
    Site.objects.bulk_create(whole, update_conflicts=True, unique_fields=["id"], update_fields=_WRITTEN)
    Site.objects.bulk_update(others, ["rubric_version"])


def _lock_rows(findings: Sequence[tuple[Finding, FoundVia]]) -> dict[str, Site]:
    """Lock these hosts' rows, creating missing ones."""
    first = {finding.host: _new_row(finding, found_via) for finding, found_via in reversed(findings)}
    rows = Site.objects.select_for_update().order_by("id")
    sites = {site.host: site for site in rows.filter(host__in=first)}
    if missing := sorted(first.keys() - sites.keys()):
        # Another transaction may insert the same host now; the second one then finds the row.
        Site.objects.bulk_create((first[host] for host in missing), ignore_conflicts=True)
        sites |= {site.host: site for site in rows.filter(host__in=missing)}
    return sites


def _cause(site: Site, finding: Finding, *, seen_before: bool) -> Cause | None:
    """The cause (ADR 33); None after a new visit under a new rubric."""
    if seen_before and site.probed_at is not None and finding.probed_at <= site.probed_at:
        return Cause.RUBRIC
    is_comparable = site.heard_at is None or site.rubric_version == finding.rubric_version
    return Cause.SITE if is_comparable else None


def _day(finding: Finding, cause: Cause | None) -> date:
    """Return the day of the finding's changes: a rubric's are of its re-grade, not of the visit before."""
    return timezone.now().date() if cause is Cause.RUBRIC else finding.probed_at.date()


def _copy_cause_to_misses(later_misses: Sequence[ListingEvent], events: Sequence[ListingEvent]) -> None:
    """Give a site's later misses the cause of its first; `events` aren't stored yet."""
    if not later_misses:
        return
    stored = ListingEvent.objects.filter(
        host__in={event.host for event in later_misses}, kind=ListingEvent.Kind.MISSED
    )
    newest = {event.host: event for event in stored.order_by("host", "-at", "-id").distinct("host")}
    for event in events:
        if event in later_misses and (before := newest.get(event.host)):
            event.cause, event.rubric_version = before.cause, before.rubric_version
        if event.kind == ListingEvent.Kind.MISSED:
            newest[event.host] = event


def _tools_known_since(
    sites: Mapping[str, Site], findings: Sequence[tuple[Finding, FoundVia]]
) -> dict[str, date]:
    """Since when sites whose tools have no digest yet list them, by their history."""
    server = CheckId.MCP_SERVER.value
    first = [sites[finding.host] for finding, _ in findings if finding.tools_digest]
    known = {
        site.host: date.fromisoformat(row["since"])
        for site in first
        if site.tools_digest is None
        and site.tools_since is None
        and (row := site.checks.get(server))
        and row["answer"] == Answer.YES
    }
    if not known:
        return {}
    moved = (
        ListingEvent.objects.filter(host__in=known, detail__tools__has_key=server)
        .exclude(cause=Cause.RUBRIC)
        .values_list("host")
        .annotate(at=Max("at"))
        .order_by()
    )
    return known | {host: max(known[host], at.date()) for host, at in moved}


def _apply_outcome(site: Site, finding: Finding, context: _VisitContext) -> dict[ListingEvent.Kind, Any]:
    if site.probed_at is None or finding.probed_at >= site.probed_at:
        site.outcome, site.probed_at = finding.outcome, finding.probed_at
    if finding.outcome is not Outcome.COULD_NOT_ASK:
        site.heard_at = finding.probed_at
    if finding.outcome is Outcome.DECLINED:
        return _apply_refusal(site, finding)
    if finding.outcome is not Outcome.ANSWERED:
        return {}
    return _apply_answer(site, finding, context)


@transaction.atomic
def withdraw(*, host: str, reason: str = "no evidence speaks for it", by_rubric: str = "") -> None:
    """Unlist a site, with an event; `by_rubric`: the version that caused it."""
    site = Site.objects.listed().select_for_update().filter(host=host).first()
    if site is None:
        return
    site.listed, site.missed_on, site.heard_at = False, [], None
    site.save()
    forget_endpoint(site)
    cause = Cause.RUBRIC if by_rubric else None
    _event(site, ListingEvent.Kind.DROPPED, {"reason": reason}, cause, by_rubric).save()


@transaction.atomic
def exclude(*, host: str, reason: str) -> bool:
    """Exclude a site; return False if already excluded or never probed."""
    site = Site.objects.select_for_update().filter(host=host, excluded_at__isnull=True).first()
    if site is None:
        return False
    was_listed, site.listed, site.missed_on = site.listed, False, []
    site.excluded_at, site.excluded_why = timezone.now(), reason
    site.save()
    forget_endpoint(site)
    if was_listed:
        _event(site, ListingEvent.Kind.DROPPED, {"reason": "excluded by an operator"}).save()
    return True


def readmit(*, host: str) -> bool:
    """Undo `exclude`; the next finding decides."""
    kept_out = Site.objects.filter(host=host, excluded_at__isnull=False)
    return bool(kept_out.update(excluded_at=None, excluded_why=""))


@transaction.atomic
def set_tool_sharing(*, check: CheckId, ids: Iterable[int], tool_sets: Mapping[str, bool]) -> int:
    """Store, with events, which sites share their tools of `check` with many; return the number of changes.

    Sites whose set isn't in `tool_sets` stay.
    """
    changed: list[Site] = []
    events: list[ListingEvent] = []
    column = TOOL_SETS[check]
    for site in Site.objects.select_for_update().filter(id__in=ids).only(*_SHARING_COLUMNS).order_by("id"):
        is_shared = getattr(site, f"{column}_shared")
        shared = tool_sets.get(getattr(site, column) or "", is_shared)
        if shared == is_shared:
            continue
        before = {name: getattr(site, name) for name in _SUPPLIER_FIELDS}
        setattr(site, f"{column}_shared", shared)
        set_platform_supplied(site)
        changed.append(site)
        facts = [name for name, was in before.items() if getattr(site, name) != was]
        if site.listed and facts:
            events.append(_event(site, ListingEvent.Kind.CHANGED, {"facts": facts}))
    Site.objects.bulk_update(changed, [f"{column}_shared", *_SUPPLIER_FIELDS])
    ListingEvent.objects.bulk_create(events)
    return len(changed)


def _shared_tool_sets(check: CheckId, findings: Iterable[Finding]) -> frozenset[str]:
    tool_sets = {found for finding in findings if (found := digest_tools(finding, check))}
    if not tool_sets:
        return frozenset()
    with connection.cursor() as cursor:
        cursor.execute(_SHARED_TOOL_SETS.format(column=TOOL_SETS[check]), [list(tool_sets)])
        return frozenset(found for (found,) in cursor.fetchall())


def _event(
    site: Site, kind: ListingEvent.Kind, detail: Any, cause: Cause | None = None, rubric_version: str = ""
) -> ListingEvent:
    return ListingEvent(
        host=site.host,
        at=timezone.now(),
        kind=kind,
        score=site.score,
        tier=site.tier,
        detail=detail,
        cause=cause or "",
        rubric_version=rubric_version,
    )


def _new_row(finding: Finding, found_via: FoundVia) -> Site:
    return Site(
        host=finding.host,
        url=finding.url,
        outcome=finding.outcome,
        rubric_version=finding.rubric_version,
        platform_subdomain=hosts.is_platform_subdomain(finding.host),
        owner_domain=hosts.owner_domain(finding.host),
        found_via=FoundVia.DECLARED_AGENT_ACCESS if finding.declares_agent_access else found_via,
    )


def _apply_refusal(site: Site, finding: Finding) -> dict[ListingEvent.Kind, Any]:
    was_listed = site.listed
    site.declined, site.listed, site.missed_on = True, False, []
    return {ListingEvent.Kind.DECLINED: {"reason": finding.outcome_reason}} if was_listed else {}


def _apply_answer(site: Site, finding: Finding, context: _VisitContext) -> dict[ListingEvent.Kind, Any]:
    """Apply the listing rule; return the events."""
    kinds: dict[ListingEvent.Kind, Any] = {}
    on = _day(finding, context.cause)
    changed = apply_finding(
        site,
        finding,
        shared=[check for check, sets in context.shared.items() if digest_tools(finding, check) in sets],
        cause=context.cause,
        on=on,
        tools_known_since=context.tools_known_since,
    )
    site.declined = False
    if site.listed and changed:
        kinds[ListingEvent.Kind.CHANGED] = changed
    day = finding.probed_at.date().isoformat()
    if finding.meets_listing_rule is Answer.YES:
        site.missed_on = []
        if not site.listed and site.excluded_at is None:
            again = site.listed_since is not None
            site.listed, site.listed_since = True, on
            kinds[ListingEvent.Kind.RELISTED if again else ListingEvent.Kind.LISTED] = {}
    elif context.is_early:
        pass
    elif finding.meets_listing_rule is Answer.NO and site.listed and day not in site.missed_on:
        site.missed_on = [*site.missed_on, day]
        site.listed = len(site.missed_on) < MISSES_TO_DROP
        kinds[ListingEvent.Kind.MISSED if site.listed else ListingEvent.Kind.DROPPED] = {}
    if site.listed and site.tier is None:
        site.tier = Tier.DECLARED  # a listed site that fails the rule is kept at the lowest tier
    return kinds
