"""Who is visited when, and what each visit saw."""

from typing import ClassVar

from django.db import models
from django.db.models import F, Q

from index.values.vocabulary import Outcome


class Target(models.Model):
    """A host that is to be probed, and when.

    `due_at` is the next visit over HTTP, `page_due_at` the run of its page in a browser, which follows a visit that
    was answered, `robots_due_at` the next reading of its robots.txt alone, while it is listed; null when none is to
    follow. Whoever does one of them holds the whole host until `held_until`, so that it is asked for one thing at a
    time. A claim also moves what was due past the lease: what a dead worker held comes back by itself.
    `probes.schedule.leases` and the schedules above it are the writers.
    """

    class Origin(models.TextChoices):
        """How the host came to us."""

        OPERATOR = "operator"
        SAMPLE = "sample"
        SUBMISSION = "submission"
        REGISTRY = "registry"
        """A public registry of MCP servers names it."""

    class State(models.TextChoices):
        """Whether it is asked at all."""

        ACTIVE = "active"
        DEAD = "dead"
        """So many claims in a row came to nothing that it waits for an operator, or for a week."""
        BLOCKED = "blocked"
        """An operator took it out, for its owner or for us."""

    class Work(models.TextChoices):
        """What a host is held for, and what can be paused."""

        PROBE = "probe"
        BROWSE = "browse"
        SWEEP = "sweep"

    host = models.CharField(max_length=253, unique=True)
    domain = models.CharField(max_length=253, default="")
    """Its registrable domain: a platform, where tenants have names below it. Only so many of one are asked at once."""
    address = models.CharField(max_length=45, default="")
    """Where it was last, "" before the first look-up. Likewise."""
    origin = models.CharField(max_length=16, choices=Origin.choices)
    created_at = models.DateTimeField(auto_now_add=True)
    state = models.CharField(max_length=8, choices=State.choices, default=State.ACTIVE)
    why = models.TextField(default="")
    """Why it is not active."""

    held_until = models.DateTimeField(null=True)
    """When the lease ends; also its token: who finishes must name it."""
    held_for = models.CharField(max_length=8, choices=Work.choices, default="")
    held_by = models.CharField(max_length=80, default="")

    due_at = models.DateTimeField()
    first = models.BooleanField(default=False)
    """Somebody waits for it, so that it comes before others that are due."""
    probed_at = models.DateTimeField(null=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    """Claims since the last finished visit."""
    fails = models.PositiveSmallIntegerField(default=0)
    """Visits in a row that could not ask."""

    page_due_at = models.DateTimeField(null=True)
    page_url = models.TextField(default="")
    """Where the home page was, the last time that it was asked for."""
    page_first = models.BooleanField(default=False)
    """Something speaks for WebMCP there, so that its page runs before others."""
    page_attempts = models.PositiveSmallIntegerField(default=0)
    """Claims since the last page run that said something."""

    robots_due_at = models.DateTimeField(null=True)
    robots_read_at = models.DateTimeField(null=True)
    """The last reading between two visits."""
    robots_attempts = models.PositiveSmallIntegerField(default=0)
    """Claims since that."""

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["due_at", "id"], name="target_due", condition=Q(state="active")),
            models.Index(
                fields=["due_at", "id"], name="target_due_first", condition=Q(state="active", first=True)
            ),
            models.Index(
                F("page_first").desc(),
                "page_due_at",
                "id",
                name="target_page_due",
                condition=Q(page_due_at__isnull=False),
            ),
            models.Index(
                fields=["robots_due_at", "id"],
                name="target_robots_due",
                condition=Q(robots_due_at__isnull=False),
            ),
            models.Index(fields=["held_until"], name="target_held", condition=Q(held_until__isnull=False)),
            models.Index(fields=["state", "host"], name="target_not_active", condition=~Q(state="active")),
            models.Index(
                fields=["-id"],
                include=["host", "probed_at"],
                name="target_submitted",
                condition=Q(origin="submission"),
            ),
        ]
        constraints: ClassVar = [
            models.CheckConstraint(
                name="target_held_for_something_by_somebody",
                condition=Q(held_until__isnull=True, held_for="", held_by="")
                | (Q(held_until__isnull=False) & ~Q(held_for="") & ~Q(held_by="")),
            ),
        ]

    def __str__(self) -> str:
        """The host."""
        return self.host


class Submission(Target):
    """A target that somebody suggested."""

    class Meta:
        proxy = True


class Pause(models.Model):
    """An operator's wish that nothing new of this kind is begun. `probes.schedule.control` writes it."""

    work = models.CharField(max_length=8, choices=Target.Work.choices, unique=True)
    since = models.DateTimeField(auto_now_add=True)
    reason = models.TextField(default="")

    def __str__(self) -> str:
        """What rests."""
        return f"{self.work} paused"


class Progress(models.Model):
    """How far a long work has come, so that it goes on where it was stopped. `probes.progress` writes it.

    `position` is what the work itself understands, "" at its beginning; `counts` what it has counted so far.
    """

    work = models.CharField(max_length=200, unique=True)
    position = models.TextField(default="")
    counts = models.JSONField(default=dict)
    began_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        """The work, and where it is."""
        return f"{self.work}: {self.position or 'begun'}"


class SigningKey(models.Model):
    """An Ed25519 key that requests are signed with (`probes.signing_keys`); in no admin.

    `public` is the JWK's `x`, `kid` its thumbprint (RFC 7638), `sealed` the private key as PKCS #8,
    encrypted. `gone_after` is set when there is a successor.
    """

    kid = models.CharField(max_length=43, unique=True)
    public = models.CharField(max_length=43)
    sealed = models.TextField()
    signs_from = models.DateTimeField()
    gone_after = models.DateTimeField(null=True)

    def __str__(self) -> str:
        """The thumbprint."""
        return self.kid


class ProbeRun(models.Model):
    """One visit to one host: how it ended, and under which rubric it was last graded."""

    class Stage(models.TextChoices):
        """What was done: a visit over HTTP, the run of the home page in a browser that follows it, or both at once.

        SWEEP is a reading of robots.txt between two visits that found a refusal.
        """

        HTTP = "http"
        BROWSER = "browser"
        BOTH = "both"
        SWEEP = "sweep"

    stage = models.CharField(max_length=8, choices=Stage.choices, default=Stage.HTTP)
    host = models.CharField(max_length=253)
    started_at = models.DateTimeField()
    seconds = models.FloatField()
    requests = models.PositiveIntegerField()
    prober = models.CharField(max_length=16)
    outcome = models.CharField(max_length=16, choices=[(o.value, o.value) for o in Outcome])
    outcome_reason = models.CharField(max_length=32)
    """A code of index.values.reasons.OutcomeReason, of a page run index.values.reasons.Reason; without choices, so that a new code
    is no migration.
    """
    rubric_version = models.CharField(max_length=16)
    grade_due_at = models.DateTimeField(null=True)
    """When it is to be graded, and the lease of who does; null when it is graded."""
    grade_attempts = models.PositiveSmallIntegerField(default=0)

    class Meta:
        indexes: ClassVar = [
            models.Index(
                fields=["host", "-started_at"],
                name="run_of_host",
                opclasses=["varchar_pattern_ops", "timestamptz_ops"],  # also by how a host begins
            ),
            models.Index(
                fields=["grade_due_at", "id"], name="run_to_grade", condition=Q(grade_due_at__isnull=False)
            ),
            # What the last hour saw. Not BRIN: rows that are graded anew move, and one old row widens its whole range.
            models.Index(
                fields=["started_at"], include=["stage", "outcome", "outcome_reason"], name="run_of_time"
            ),
        ]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["host", "started_at"], name="run_once_a_visit"),
            models.CheckConstraint(name="run_seconds_not_negative", condition=Q(seconds__gte=0)),
        ]

    def __str__(self) -> str:
        """Host and date."""
        return f"{self.host} {self.started_at:%Y-%m-%d %H:%M}"


class StoredEvidence(models.Model):
    """The packed `probes.evidence.evidence.Evidence` of one run: written once, never changed (a trigger holds it)."""

    run = models.OneToOneField(ProbeRun, on_delete=models.CASCADE, related_name="evidence")
    packed = models.BinaryField()

    def __str__(self) -> str:
        """The run."""
        return f"evidence of {self.run}"


class StoredDigests(models.Model):
    """What `probes.evidence.digests` keeps for good of a run whose evidence gave way (`probes.evidence.retention`)."""

    run = models.OneToOneField(ProbeRun, on_delete=models.CASCADE, related_name="digests")
    packed = models.BinaryField()

    def __str__(self) -> str:
        """The run."""
        return f"digests of {self.run}"
