"""The tables of the index. `index.listing.publish` is their one writer."""

from typing import ClassVar, Final, Self

from django.db import models
from django.db.models import Case, ExpressionWrapper, F, Q, Value, When
from django.db.models.fields.json import KT
from django.db.models.functions import Collate, Now, TruncDate

from index.checks import CHECKS, SCORED, STORED
from index.values.vocabulary import Answer, CardState, CheckId, EntityType, FoundVia, Outcome, Tier

_SCORE = sum((Case(When(Q(**{check.value: True}), then=1), default=0) for check in SCORED), Value(0))


def _is(field: str, *, value: bool) -> dict[str, bool]:
    """A condition that is false of NULL, not NULL itself: a constraint lets NULL pass."""
    return {field: value, f"{field}__isnull": False}


_SAME_AS_MARKS = Q(platform_supplied__isnull=True, platform_marks__isnull=True)
for _value in (True, False):
    _SAME_AS_MARKS |= Q(**_is("platform_supplied", value=_value), **_is("platform_marks", value=_value))


FILTERED: Final = (
    *("host", "listed", "declined", "excluded_at", "outcome", "tier", "score", "verified_at"),
    *(check.value for check in STORED),
)
"""What operators filter sites by."""


class Sites(models.QuerySet["Site"]):
    """Rows of hosts, listed or not."""

    def listed(self) -> Self:
        """Those that may be shown."""
        return self.filter(listed=True)


class Site(models.Model):
    """What is known about one host. Every probed host has a row; only `Site.objects.listed()` is ever shown.

    A boolean that is NULL is unknown: it is never a no. The answers are those of the last probe that
    was answered; a probe that could not ask changes only `outcome`.
    """

    host = models.CharField(max_length=253, unique=True)
    url = models.TextField()
    platform_subdomain = models.BooleanField(default=False)

    probed_at = models.DateTimeField(null=True)
    """The last probe, however it ended."""
    heard_at = models.DateTimeField(null=True)
    """The last probe that the site answered or declined."""
    outcome = models.CharField(max_length=16, choices=[(o.value, o.value) for o in Outcome])
    declined = models.BooleanField(default=False)
    listed = models.BooleanField(default=False)
    listed_since = models.DateField(null=True)
    found_via = models.CharField(max_length=32, choices=[(f.value, f.value) for f in FoundVia])
    missed_on = models.JSONField(default=list)
    """Dates of the probes in a row, on different days, that no longer met the listing rule."""
    excluded_at = models.DateTimeField(null=True)
    """Since when an operator keeps it out, whatever the probe finds; it is probed as before."""
    excluded_why = models.TextField(default="", db_default="")

    verified_at = models.DateTimeField(null=True)
    """The last probe that the site answered: the date of everything below."""
    rubric_version = models.CharField(max_length=16)
    tier = models.PositiveSmallIntegerField(null=True, choices=[(t.value, t.label) for t in Tier])
    score = models.PositiveSmallIntegerField(default=0)

    markdown_negotiation = models.BooleanField(null=True)
    markdown_twin = models.BooleanField(null=True)
    llms_txt = models.BooleanField(null=True)
    api_catalog = models.BooleanField(null=True)
    mcp_server = models.BooleanField(null=True)
    webmcp = models.BooleanField(null=True)
    has_md = models.GeneratedField(
        expression=ExpressionWrapper(
            Q(markdown_negotiation=True) | Q(markdown_twin=True), models.BooleanField(null=True)
        ),
        output_field=models.BooleanField(null=True),
        db_persist=True,
    )
    """Three-valued OR as SQL has it: NULL OR TRUE is TRUE, NULL OR FALSE is NULL."""
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
    last_tools = models.JSONField(default=dict)
    """By check id the tools as last listed whole, where the last probe listed none or only a part."""
    other_wellknown = models.JSONField(default=dict)
    checks = models.JSONField(default=dict)
    """By check id: answer, reason, detail, since, evidence."""

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
    """The check's own answer: `mcp_server_card` is the last known state, which outlives an unknown one."""
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
    transactional = models.BooleanField(null=True)
    apparent_actions = models.JSONField(default=list)
    platform_marks = models.BooleanField(null=True)
    """Whether the site itself shows that a platform supplies its MCP server; NULL when none answered."""
    tool_set = models.CharField(max_length=64, null=True)  # noqa: DJ001 - null is no whole list of tools
    """Digest of the names of the tools that its MCP server listed (`index.values.tool_sets`)."""
    tool_set_shared = models.BooleanField(default=False)
    """Whether the same set is served to at least 200 unrelated owners."""
    owner_domain = models.CharField(max_length=253, default="")
    owner_name = models.CharField(max_length=60, default="")
    platform_supplied = models.BooleanField(null=True)
    """True when either says so, else what the site itself shows."""

    words = models.TextField(default="")
    """What search reads beside name and description: tools, skills, headings, examples, actions (`index.values.search_text`)."""
    meaning_digest = models.CharField(max_length=32, default="")
    """Of the text that its vector is made of."""
    changed = models.BigIntegerField(default=0, editable=False)
    """The transaction that wrote the row last (xid8). The database sets it, whoever writes (ADR 8)."""
    changed_at = models.DateTimeField(auto_now=True)
    """When that was. Likewise."""

    objects = Sites.as_manager()

    class Meta:
        constraints: ClassVar = [
            models.CheckConstraint(name="site_tier_1_to_3", condition=Q(tier__range=(1, 3))),
            models.CheckConstraint(
                name=f"site_score_0_to_{len(SCORED)}", condition=Q(score__range=(0, len(SCORED)))
            ),
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
            # The newest listings of the home page: by day, then in the fixed order.
            models.Index(
                F("listed_since").desc(),
                F("platform_subdomain").asc(),
                F("score").desc(),
                TruncDate("verified_at").desc(),  # in UTC, the only time zone here
                Collate("host", "C").asc(),
                name="site_newest",
                condition=Q(listed=True),
            ),
            models.Index(fields=["changed"], name="site_changed"),
            # All that operators filter by, in the order of their list, without the wide rows.
            models.Index(fields=["id"], include=FILTERED, name="site_filtered"),
            # All that tells which sets of tools are shared, without the wide rows.
            models.Index(
                fields=["tool_set"],
                include=["id", "owner_domain", "owner_name", "tool_set_shared", "declined"],
                name="site_tool_set",
                condition=Q(tool_set__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        """The host."""
        return self.host

    def answer(self, check: CheckId) -> bool | None:
        """The answer to a check; None is unknown."""
        answer: bool | None = getattr(self, CHECKS[check].column)
        return answer


class SiteVector(models.Model):
    """A site's text as a vector, by model: derived, and made anew when the text changes. `index.embedding.vectors` writes it."""

    site = models.ForeignKey(Site, on_delete=models.CASCADE, related_name="vectors", db_index=False)
    model = models.CharField(max_length=120)
    digest = models.CharField(max_length=32)
    """Of the text that it was made of: the site's `meaning_digest` at that time."""
    vector = models.BinaryField()
    """fp16, little-endian, of length 1."""
    changed = models.BigIntegerField(default=0, editable=False)
    """As `Site.changed`."""

    class Meta:
        indexes: ClassVar = [models.Index(fields=["changed"], name="site_vector_changed")]
        constraints: ClassVar = [
            models.UniqueConstraint(
                name="site_vector_once_a_model", fields=["site", "model"], include=["digest"]
            )
        ]

    def __str__(self) -> str:
        """Site and model."""
        return f"{self.site_id} {self.model}"


class ListingEvent(models.Model):
    """What changed about a host, when: append-only, without a foreign key, so that nothing blocks it."""

    class Kind(models.TextChoices):
        """What happened."""

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

    class Meta:
        indexes: ClassVar = [
            models.Index(
                fields=["host", "at"],
                name="listing_event_of_host",
                opclasses=["varchar_pattern_ops", "timestamptz_ops"],  # also by how a host begins
            )
        ]

    def __str__(self) -> str:
        """Host, kind and time."""
        return f"{self.host} {self.kind} {self.at:%Y-%m-%d}"


class Generation(models.Model):
    """Search files that were built from one snapshot of the database: the row is the switch to them.

    `index.generations.build` is the one writer. The newest row is the one in use; see ADR 8.
    """

    at = models.DateTimeField()
    """When the snapshot was taken."""
    snapshot = models.TextField()
    """PostgreSQL's own text of it (pg_snapshot): what it does not show has changed since."""
    cluster = models.TextField()
    """The system identifier of the database cluster, whose transaction numbers the snapshot holds."""
    folder = models.CharField(max_length=32, unique=True)
    """The name of the folder of files, in DATA_DIR/generations."""
    manifest = models.CharField(max_length=64)
    """SHA-256 of the folder's manifest, which has those of the other files."""
    model = models.CharField(max_length=120, default="")
    """The id of the model that made its vectors; "" when it has none."""
    listed = models.PositiveBigIntegerField()
    seconds = models.FloatField()
    """How long the build took."""

    def __str__(self) -> str:
        """Its number and size."""
        return f"{self.pk}: {self.listed} sites"


class DayFigures(models.Model):
    """The figures of the index on one day (UTC), as its last generation had them: kept for good, one row a day.

    `index.generations.build` writes it with the generation.
    """

    day = models.DateField(primary_key=True)
    listed = models.PositiveBigIntegerField()
    by_score = models.JSONField()
    """Listed sites by score, a list from none to all."""
    by_check = models.JSONField()
    """By check id, listed sites as [unknown, no, yes]."""

    def __str__(self) -> str:
        """Day and size."""
        return f"{self.day}: {self.listed} sites"


class Objection(models.Model):
    """Somebody says that a report is wrong. Operators read it; nothing here reaches listing, score or order.

    `index.reports.objections` writes it, without a foreign key, so that it outlives what it is about.
    """

    at = models.DateTimeField(auto_now_add=True)
    host = models.CharField(max_length=253)
    check_id = models.CharField(max_length=32, blank=True)
    """The check that is said to be wrong; "" for the report as a whole."""
    message = models.TextField()
    contact = models.EmailField(blank=True)
    shown = models.JSONField()
    """What the report said at that moment, with its evidence."""
    mailed_at = models.DateTimeField(null=True)
    mail_tries = models.PositiveSmallIntegerField(db_default=0)
    """Mails about it that failed."""
    mail_due_at = models.DateTimeField(db_default=Now())
    closed_at = models.DateTimeField(null=True)

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["id"], name="objection_to_mail", condition=Q(mailed_at__isnull=True))
        ]

    def __str__(self) -> str:
        """Host, check and day."""
        return f"{self.host} {self.check_id} {self.at:%Y-%m-%d}"
