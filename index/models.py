"""Tables of the index, each written by one module."""

from datetime import UTC
from typing import ClassVar, Self

from django.contrib.postgres.fields import ArrayField
from django.contrib.postgres.indexes import GinIndex
from django.db import models
from django.db.models import Case, ExpressionWrapper, F, Q, Value, When
from django.db.models.fields.json import KT
from django.db.models.functions import Collate, Lower, TruncDate

from config.mail import MailedRow
from index.checks import CHECKS, SCORED_CHECKS, STORED_CHECKS
from index.values.vocabulary import Answer, CardState, CheckId, EntityType, FoundVia, Outcome, Tier

_SCORE = sum((Case(When(Q(**{check.value: True}), then=1), default=0) for check in SCORED_CHECKS), Value(0))


def _is(field: str, *, value: bool) -> dict[str, bool]:
    """A condition that is false for NULL, which a constraint would accept."""
    return {field: value, f"{field}__isnull": False}


_SAME_AS_MARKS = Q(platform_supplied__isnull=True, platform_marks__isnull=True)
for _value in (True, False):
    _SAME_AS_MARKS |= Q(**_is("platform_supplied", value=_value), **_is("platform_marks", value=_value))


FILTER_COLUMNS = (
    "host",
    "listed",
    "declined",
    "excluded_at",
    "outcome",
    "tier",
    "score",
    "verified_at",
    *(check.value for check in STORED_CHECKS),
)


class Sites(models.QuerySet["Site"]):
    def listed(self) -> Self:
        return self.filter(listed=True)


class Site(models.Model):
    """A host that was probed; only `Site.objects.listed()` may be shown.

    NULL means unknown. Answers are those of the last answered probe; one that couldn't ask changes only
    `outcome`.
    """

    host = models.CharField(max_length=253, unique=True)
    url = models.TextField()
    platform_subdomain = models.BooleanField(default=False)

    probed_at = models.DateTimeField(null=True)
    """The last probe, whatever its outcome."""
    heard_at = models.DateTimeField(null=True)
    """The last probe that was answered or declined."""
    outcome = models.CharField(max_length=16, choices=[(o.value, o.value) for o in Outcome])
    declined = models.BooleanField(default=False)
    listed = models.BooleanField(default=False)
    listed_since = models.DateField(null=True)
    listing_id = models.UUIDField(null=True, editable=False)
    """Random while it is listed, another one each time; set by the database, for `FeedEntry`."""
    found_via = models.CharField(max_length=32, choices=[(f.value, f.value) for f in FoundVia])
    missed_on = models.JSONField(default=list)
    """Dates of consecutive probes that failed the listing rule."""
    excluded_at = models.DateTimeField(null=True)
    """Set while an operator excludes the site; it is still probed."""
    excluded_why = models.TextField(default="", db_default="")

    verified_at = models.DateTimeField(null=True)
    """The last answered probe, which all columns below show."""
    rubric_version = models.CharField(max_length=16)
    tier = models.PositiveSmallIntegerField(null=True, choices=[(t.value, t.label) for t in Tier])
    score = models.PositiveSmallIntegerField(default=0)

    # Answers for queries: the database fills them from `checks` at every write (ADR 34).
    markdown_negotiation = models.BooleanField(null=True)
    markdown_twin = models.BooleanField(null=True)
    llms_txt = models.BooleanField(null=True)
    api_catalog = models.BooleanField(null=True)
    mcp_server = models.BooleanField(null=True)
    webmcp = models.BooleanField(null=True)
    readable_without_script = models.BooleanField(null=True)
    agents_admitted = models.BooleanField(null=True)
    markdown_inside = models.BooleanField(null=True)
    has_md = models.GeneratedField(
        expression=ExpressionWrapper(
            Q(markdown_negotiation=True) | Q(markdown_twin=True), models.BooleanField(null=True)
        ),
        output_field=models.BooleanField(null=True),
        db_persist=True,
    )
    has_endpoint = models.GeneratedField(
        expression=ExpressionWrapper(
            Q(mcp_server=True) | Q(api_catalog=True), models.BooleanField(null=True)
        ),
        output_field=models.BooleanField(null=True),
        db_persist=True,
    )

    mcp_endpoint = models.TextField(null=True)  # noqa: DJ001 - null is "none or unknown", never ""
    mcp_tools = models.JSONField(default=list)
    mcp_server_card = models.CharField(  # noqa: DJ001 - null is unknown
        max_length=8,
        null=True,
        choices=[(c.value, c.value) for c in CardState],
    )
    webmcp_tools = models.JSONField(default=list)
    tool_definitions = models.JSONField(default=dict, db_default=models.Value({}, models.JSONField()))
    """Check id -> its tools with their schemas, which only whole reports show."""
    tools_digest = models.CharField(max_length=64, null=True)  # noqa: DJ001 - null: no digest is known
    """Of the MCP server's definitions as they were last listed whole (RFC 8785, which cannot hold all)."""
    tools_since = models.DateField(null=True)
    """The day on which they were first seen so, or on which a digest was lost."""
    connect = models.JSONField(null=True)
    """A `McpConnection`; NULL if no MCP endpoint is known."""
    addresses = models.JSONField(default=dict, db_default=models.Value({}, models.JSONField()))
    catalog_ids = models.JSONField(default=list, db_default=models.Value([], models.JSONField()))
    """`{type, id}` of what the site offers, as its own catalogs name it."""
    caveats = models.JSONField(default=list, db_default=models.Value([], models.JSONField()))
    last_tools = models.JSONField(default=dict)
    """Check id -> last complete tool list, unless the newest is complete."""
    other_wellknown = models.JSONField(default=dict)
    checks = models.JSONField(default=dict)
    """Check id -> {answer, reason, detail, since, evidence}."""

    card_answers = models.GeneratedField(
        expression=Case(
            When(Q(checks__mcp_server_card__answer=Answer.YES.value), then=Value(value=True)),
            When(Q(checks__mcp_server_card__answer=Answer.NO.value), then=Value(value=False)),
            default=None,
            output_field=models.BooleanField(null=True),
        ),
        output_field=models.BooleanField(null=True),
        db_persist=True,
    )
    """`mcp_server_card` keeps its last state while unknown."""
    webmcp_reason = models.GeneratedField(
        expression=KT("checks__webmcp__reason"), output_field=models.TextField(null=True), db_persist=True
    )

    name = models.TextField(default="")
    display_name = models.TextField(default="")
    description = models.TextField(default="")
    entity_type = models.CharField(  # noqa: DJ001 - null is unknown
        max_length=16,
        null=True,
        choices=[(e.value, e.value) for e in EntityType],
    )
    country = models.CharField(max_length=2, null=True)  # noqa: DJ001 - null is unknown
    language = models.CharField(max_length=3, null=True)  # noqa: DJ001 - null is unknown
    transactional = models.BooleanField(null=True)
    apparent_actions = models.JSONField(default=list)
    platform_marks = models.BooleanField(null=True)
    """Whether the site shows that a platform supplies its MCP server; NULL if none answered."""
    tool_set = models.CharField(max_length=64, null=True)  # noqa: DJ001 - null: the list of tools is not whole
    """Digest of tool names."""
    tool_set_shared = models.BooleanField(default=False)
    """Whether at least 200 unrelated owners serve the same set."""
    owner_domain = models.CharField(max_length=253, default="")
    owner_name = models.CharField(max_length=60, default="")
    platform_supplied = models.BooleanField(null=True)
    """True if `tool_set_shared`, else `platform_marks`."""
    webmcp_marks = models.BooleanField(null=True)
    """Whether the site shows that a platform supplies its WebMCP tools; NULL if it registered none."""
    webmcp_tool_set = models.CharField(max_length=64, null=True)  # noqa: DJ001 - as `tool_set`
    webmcp_tool_set_shared = models.BooleanField(default=False, db_default=False)
    webmcp_platform_supplied = models.BooleanField(null=True)
    """True if `webmcp_tool_set_shared`, else `webmcp_marks`."""
    tier_by_webmcp = models.BooleanField(default=False, db_default=False)
    """Whether its WebMCP tools alone make it behaviourally verified, unless a platform supplies them."""

    words = models.TextField(default="")
    meaning_digest = models.CharField(max_length=32, default="")
    passages = models.JSONField(default=list, db_default=models.Value([], models.JSONField()))
    passages_digest = models.CharField(max_length=32, default="", db_default="")
    passages_at = models.DateTimeField(null=True)
    """Since when it has these passages; the oldest are embedded first."""
    changed = models.BigIntegerField(default=0, editable=False)
    """Last transaction that wrote the row (xid8), set by the database (ADR 8)."""
    changed_at = models.DateTimeField(auto_now=True)
    """Time of that write, also set by the database."""

    objects = Sites.as_manager()

    class Meta:
        constraints: ClassVar = [
            models.CheckConstraint(name="site_tier_1_to_3", condition=Q(tier__range=(1, 3))),
            models.CheckConstraint(name="site_score_counts_yes", condition=Q(score=_SCORE)),
            models.CheckConstraint(
                name="site_listed_is_not_declined", condition=Q(listed=False) | Q(declined=False)
            ),
            models.CheckConstraint(
                name="site_listed_is_not_excluded", condition=Q(listed=False) | Q(excluded_at__isnull=True)
            ),
            models.CheckConstraint(
                name="site_listed_has_tier_and_dates",
                condition=Q(listed=False)
                | Q(tier__isnull=False, listed_since__isnull=False, verified_at__isnull=False),
            ),
            models.CheckConstraint(
                name="site_mcp_endpoint_with_mcp_server",
                condition=Q(mcp_server=True, mcp_endpoint__isnull=False)
                | (Q(mcp_endpoint__isnull=True) & (Q(mcp_server=False) | Q(mcp_server__isnull=True))),
            ),
            models.CheckConstraint(
                name="site_platform_supplied_is_marks_or_shared",
                condition=Q(
                    tool_set_shared=True, tool_set__isnull=False, **_is("platform_supplied", value=True)
                )
                | (Q(tool_set_shared=False) & _SAME_AS_MARKS),
            ),
            models.CheckConstraint(
                name="site_country_is_upper_case",
                condition=Q(country__isnull=True) | Q(country__regex="^[A-Z]{2}$"),
            ),
            models.CheckConstraint(name="site_host_is_lower_case", condition=Q(host__regex=r"^[a-z0-9.-]+$")),
        ]
        indexes: ClassVar = [
            # for the newest listings on the home page
            models.Index(
                F("listed_since").desc(),
                F("platform_subdomain").asc(),
                F("score").desc(),
                TruncDate("verified_at").desc(),  # in UTC, the only time zone here
                Collate("host", "C").asc(),
                name="site_newest",
                condition=Q(listed=True),
            ),
            # for hosts and names that begin like what somebody types
            models.Index(Collate("host", "C"), name="site_host_typed", condition=Q(listed=True)),
            models.Index(
                Collate(Lower("display_name"), "C"), name="site_name_typed", condition=Q(listed=True)
            ),
            models.Index(fields=["changed"], name="site_changed"),
            # for `index.embedding.passages`: the longest waiting ones
            models.Index(
                fields=["passages_at", "id"],
                include=["passages_digest"],
                name="site_passages_at",
                condition=Q(listed=True) & ~Q(passages_digest=""),
            ),
            # for operators' lists and filters, without reading the wide rows
            models.Index(fields=["id"], include=FILTER_COLUMNS, name="site_filtered"),
            # for `protocols.mcp_registry`, page by page
            models.Index(fields=["host"], name="site_mcp_servers", condition=Q(listed=True, mcp_server=True)),
            # for `protocols.ard.identifiers`
            GinIndex(
                fields=["catalog_ids"],
                opclasses=["jsonb_path_ops"],
                name="site_catalog_ids",
                condition=Q(listed=True) & ~Q(catalog_ids=[]),
            ),
            # for `index.listing.shared_tools`, without reading the wide rows
            models.Index(
                fields=["tool_set"],
                include=["id", "owner_domain", "owner_name", "tool_set_shared", "declined"],
                name="site_tool_set",
                condition=Q(tool_set__isnull=False),
            ),
            models.Index(
                fields=["webmcp_tool_set"],
                include=["id", "owner_domain", "owner_name", "webmcp_tool_set_shared", "declined"],
                name="site_webmcp_tool_set",
                condition=Q(webmcp_tool_set__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        return self.host

    @property
    def verified_on(self) -> str | None:
        """The UTC date of the last answered probe."""
        return None if self.verified_at is None else self.verified_at.astimezone(UTC).date().isoformat()

    def answer(self, check: CheckId) -> bool | None:
        answer: bool | None = getattr(self, CHECKS[check].column)
        return answer


class AskedEndpoint(models.Model):
    """The MCP endpoint of a listed site, asked about once a day whether it answers; it goes with the listing.

    Written by `index.listing.endpoints` (which there are) and `probes.schedule.asking` (when they are asked,
    and what they answered).
    """

    site = models.OneToOneField(
        Site, on_delete=models.CASCADE, primary_key=True, related_name="asked_endpoint"
    )
    url = models.TextField()
    key = models.UUIDField()
    """Of the URL: sites that share an endpoint share its figures, and it is asked once."""
    host = models.CharField(max_length=253)
    """The endpoint's own, which may be another than the site's."""
    domain = models.CharField(max_length=253)
    """Registrable domain of `host`. Limits concurrent requests, like `address`."""
    address = models.CharField(max_length=45, default="")
    second = models.PositiveIntegerField()
    """Of the day (UTC), at which it is asked: by the site's host, so that they spread."""
    due_at = models.DateTimeField()
    held_until = models.DateTimeField(null=True)
    """End of the lease; also the token required to record an answer."""
    held_by = models.CharField(max_length=80, default="")
    asked_at = models.DateTimeField(null=True)
    is_reached = models.BooleanField(null=True)
    """Whether anything came back at `asked_at`; without it, our own network may have failed."""
    days = ArrayField(models.IntegerField(), default=list)
    """Two numbers of each of the last 30 askings, oldest first: day, and milliseconds to the answer or -1."""

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["due_at"], name="asked_endpoint_due"),
            models.Index(fields=["key"], name="asked_endpoint_key"),
            models.Index(
                fields=["-asked_at"], name="asked_endpoint_asked", condition=Q(asked_at__isnull=False)
            ),
            models.Index(
                fields=["held_until"], name="asked_endpoint_held", condition=Q(held_until__isnull=False)
            ),
        ]

    def __str__(self) -> str:
        return self.url


class SiteVector(models.Model):
    site = models.ForeignKey(Site, on_delete=models.CASCADE, related_name="vectors", db_index=False)
    model = models.CharField(max_length=120)
    digest = models.CharField(max_length=32)
    """`meaning_digest` when embedded."""
    vector = models.BinaryField()
    """Unit length: fp16, little-endian; of the second model int8 (`index.embedding.vectors`)."""
    changed = models.BigIntegerField(default=0, editable=False)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["changed"], name="site_vector_changed")]
        constraints: ClassVar = [
            models.UniqueConstraint(
                name="site_vector_once_a_model", fields=["site", "model"], include=["digest"]
            )
        ]

    def __str__(self) -> str:
        return f"{self.site_id} {self.model}"


class SitePassages(models.Model):
    """Embeddings of a site's passages, per model."""

    site = models.ForeignKey(Site, on_delete=models.CASCADE, related_name="+", db_index=False)
    model = models.CharField(max_length=120)
    digest = models.CharField(max_length=32)
    """`passages_digest` when embedded."""
    vectors = models.BinaryField()
    """Concatenated int8 vectors."""
    changed = models.BigIntegerField(default=0, editable=False)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["changed"], name="site_passages_changed")]
        constraints: ClassVar = [
            models.UniqueConstraint(
                name="site_passages_once_a_model", fields=["site", "model"], include=["digest"]
            )
        ]

    def __str__(self) -> str:
        return f"{self.site_id} {self.model}"


class ListingEvent(models.Model):
    """A change of a host, or of a busy host's day; without a foreign key that could block it."""

    class Kind(models.TextChoices):
        LISTED = "listed"
        CHANGED = "changed"
        MISSED = "missed"
        DROPPED = "dropped"
        DECLINED = "declined"
        RELISTED = "relisted"

    host = models.CharField(max_length=253)
    at = models.DateTimeField()
    kind = models.CharField(max_length=16, choices=Kind.choices)
    score = models.PositiveSmallIntegerField()
    tier = models.PositiveSmallIntegerField(null=True)
    detail = models.JSONField(default=dict)
    cause = models.CharField(max_length=8, blank=True, db_default="")
    """A `Cause`; "" if unknown or an operator's act."""
    rubric_version = models.CharField(max_length=8, blank=True, db_default="")
    """Empty if nothing was graded, or before it was stored."""

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["id"], name="listing_event_by_rubric", condition=models.Q(cause="rubric")),
            models.Index(
                fields=["host", "at"],
                name="listing_event_of_host",
                opclasses=["varchar_pattern_ops", "timestamptz_ops"],  # also finds host prefixes
            ),
        ]

    def __str__(self) -> str:
        return f"{self.host} {self.kind} {self.at:%Y-%m-%d}"


class FeedEntry(models.Model):
    """A change of a listing, as mirrors follow it; of a listing that left, that it left and nothing else.

    Written by `index.listing.feed`, and by the database when a listing leaves.
    """

    class Kind(models.TextChoices):
        LISTED = "listed"
        CHANGED = "changed"
        GONE = "gone"

    listing_id = models.UUIDField()
    host = models.CharField(max_length=253, blank=True, db_default="")
    at = models.DateTimeField()
    kind = models.CharField(max_length=8, choices=Kind.choices)
    fields = models.JSONField(default=dict, db_default=models.Value({}, models.JSONField()))
    """`FeedFields` of a new listing, else what changed of them."""
    cause = models.CharField(max_length=8, blank=True, db_default="")
    """A `Cause`; "" if unknown."""
    rubric_version = models.CharField(max_length=8, blank=True, db_default="")
    """Empty unless the rubric is the cause."""
    changed = models.BigIntegerField(default=0, editable=False)
    """Transaction that wrote the row (xid8), set by the database (ADR 8)."""

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["changed", "id"], name="feed_entry_changed"),
            models.Index(fields=["listing_id", "id"], name="feed_entry_of_listing"),
            models.Index(fields=["at"], name="feed_entry_at"),
        ]

    def __str__(self) -> str:
        return f"{self.host or self.listing_id} {self.kind} {self.at:%Y-%m-%d}"


class ReplacedModel(models.Model):
    """An embedding model that isn't configured any more. Written by `index.embedding.vectors`."""

    model = models.CharField(max_length=120, primary_key=True)
    since = models.DateTimeField()

    def __str__(self) -> str:
        return self.model


class Generation(models.Model):
    """Search files of a database snapshot; the newest row is in use (ADR 8).

    Written by `index.generations.build`.
    """

    at = models.DateTimeField()
    """Time of the snapshot."""
    snapshot = models.TextField()
    """pg_snapshot as text."""
    cluster = models.TextField()
    """Database cluster of the transaction numbers."""
    folder = models.CharField(max_length=32, unique=True)
    """Folder in DATA_DIR/generations."""
    manifest = models.CharField(max_length=64)
    """SHA-256 of the manifest, which contains those of the other files."""
    model = models.CharField(max_length=120, default="")
    """Id of the embedding model; "" without vectors."""
    second_model = models.CharField(max_length=120, default="", db_default="")
    """Id of the second model; "" without its vectors."""
    listed = models.PositiveBigIntegerField()
    seconds = models.FloatField()

    def __str__(self) -> str:
        return f"{self.pk}: {self.listed} sites"


class DayFigures(models.Model):
    """Figures of one day (UTC); never deleted."""

    day = models.DateField(primary_key=True)
    listed = models.PositiveBigIntegerField()
    by_score = models.JSONField()
    """Listed sites per score, from 0."""
    by_check = models.JSONField()
    """Check id -> [unknown, no, yes]."""
    by_group = models.JSONField(null=True)
    """Field -> its value -> scored check -> [unknown, no, yes]; NULL for days before it was stored."""
    servers = models.JSONField(null=True)
    """Field of MCP servers -> its value -> listed sites, likewise."""
    hosts = models.JSONField(null=True)
    """How many were probed, declined, and could not be asked, likewise."""

    def __str__(self) -> str:
        return f"{self.day}: {self.listed} sites"


class MonthFigures(models.Model):
    """The state of agent readiness in one month; the database refuses to change it.

    Written once by `index.months.make`.
    """

    month = models.DateField(primary_key=True)
    """Its first day."""
    made_at = models.DateTimeField()
    figures = models.JSONField()
    """A `MonthState`."""

    class Meta:
        constraints: ClassVar = [
            models.CheckConstraint(name="month_figures_first_day", condition=Q(month__day=1))
        ]

    def __str__(self) -> str:
        return f"{self.month:%Y-%m}"


class Objection(MailedRow):
    """A claim that a report is wrong. It never affects listing, score or order.

    Written by `index.reports.objections`; outlives the site's row.
    """

    at = models.DateTimeField(auto_now_add=True)
    host = models.CharField(max_length=253)
    check_id = models.CharField(max_length=32, blank=True)
    """The disputed check; "" for the whole report."""
    message = models.TextField()
    contact = models.EmailField(blank=True)
    shown = models.JSONField()
    closed_at = models.DateTimeField(null=True)
    public_id = models.CharField(max_length=32, null=True, unique=True)  # noqa: DJ001 - null has no page
    """128 random bits: whoever knows them may read state and answer."""
    answer = models.TextField(default="", db_default="")
    """The operator's, for whoever objected."""

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["id"], name="objection_to_mail", condition=Q(mailed_at__isnull=True))
        ]

    def __str__(self) -> str:
        return f"{self.host} {self.check_id} {self.at:%Y-%m-%d}"


class MailRefusal(models.Model):
    """An inbox that is never written to, by a keyed digest: no address is kept.

    Written by `index.reports.mail_refusals`.
    """

    digest = models.CharField(max_length=32, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)
    is_settled = models.BooleanField(default=False)
    """What was kept of the address is deleted."""

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["id"], name="mail_refusal_unsettled", condition=Q(is_settled=False))
        ]

    def __str__(self) -> str:
        return f"refusal {self.pk}"
