"""The probe's schedule and visits."""

from typing import ClassVar

from django.db import models
from django.db.models import F, Q

from index.values.vocabulary import Outcome


class Target(models.Model):
    """A host to probe, with its schedule; written only by `probes.schedule`.

    `due_at` is the next HTTP visit, `page_due_at` the browser run, `robots_due_at` the next reading of robots.txt;
    null if none is due. Work of any kind holds the host until `held_until`. Claiming postpones due times beyond
    the lease, so that work of a dead worker comes back.
    """

    class Origin(models.TextChoices):
        """Where the host came from."""

        OPERATOR = "operator"
        SAMPLE = "sample"
        SUBMISSION = "submission"
        REGISTRY = "registry"
        """Listed in a public registry of MCP servers."""

    class State(models.TextChoices):
        ACTIVE = "active"
        DEAD = "dead"
        """After too many failed claims: waits a week, or for an operator."""
        BLOCKED = "blocked"
        """Taken out by an operator."""

    class Work(models.TextChoices):
        """Kinds of work, which can be paused separately."""

        PROBE = "probe"
        BROWSE = "browse"
        SWEEP = "sweep"

    host = models.CharField(max_length=253, unique=True)
    domain = models.CharField(max_length=253, default="")
    """Registrable domain; on hosting platforms the tenants' shared suffix. Concurrent visits are capped per domain."""
    address = models.CharField(max_length=45, default="")
    """The last IP address, "" before the first lookup. Concurrent visits are capped per address."""
    origin = models.CharField(max_length=16, choices=Origin.choices)
    created_at = models.DateTimeField(auto_now_add=True)
    state = models.CharField(max_length=8, choices=State.choices, default=State.ACTIVE)
    why = models.TextField(default="")
    """Why it isn't active."""

    held_until = models.DateTimeField(null=True)
    """End of the lease; also its token, required to finish."""
    held_for = models.CharField(max_length=8, choices=Work.choices, default="")
    held_by = models.CharField(max_length=80, default="")

    due_at = models.DateTimeField()
    first = models.BooleanField(default=False)
    """Somebody waits for it: claimed before others."""
    probed_at = models.DateTimeField(null=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    """Claims since the last finished visit."""
    fails = models.PositiveSmallIntegerField(default=0)
    """Consecutive visits that couldn't ask."""

    page_due_at = models.DateTimeField(null=True)
    page_url = models.TextField(default="")
    """URL of the home page at the last visit."""
    page_first = models.BooleanField(default=False)
    """The page seems to use WebMCP, so it runs before others."""
    page_attempts = models.PositiveSmallIntegerField(default=0)
    """Claims since the last conclusive page run."""

    robots_due_at = models.DateTimeField(null=True)
    robots_read_at = models.DateTimeField(null=True)
    """The last reading between visits."""
    robots_attempts = models.PositiveSmallIntegerField(default=0)
    """Claims since the last reading."""

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
        return self.host


class Submission(Target):
    """A target that somebody suggested."""

    class Meta:
        proxy = True


class Pause(models.Model):
    """Starts no new work of this kind. Written by `probes.schedule.control`."""

    work = models.CharField(max_length=8, choices=Target.Work.choices, unique=True)
    since = models.DateTimeField(auto_now_add=True)
    reason = models.TextField(default="")

    def __str__(self) -> str:
        return f"{self.work} paused"


class Progress(models.Model):
    """The progress of long work, to continue after an interruption. Written by `probes.progress`.

    `position` is defined by the work, "" at the start; `counts` are its totals so far.
    """

    work = models.CharField(max_length=200, unique=True)
    position = models.TextField(default="")
    counts = models.JSONField(default=dict)
    began_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.work}: {self.position or 'begun'}"


class SigningKey(models.Model):
    """An Ed25519 key for signing requests (`probes.signing_keys`); in no admin.

    `public` is the JWK's `x`, `kid` its thumbprint (RFC 7638), `sealed` the encrypted PKCS #8 private key.
    """

    kid = models.CharField(max_length=43, unique=True)
    public = models.CharField(max_length=43)
    sealed = models.TextField()
    signs_from = models.DateTimeField()
    gone_after = models.DateTimeField(null=True)

    def __str__(self) -> str:
        return self.kid


class ProbeRun(models.Model):
    """One visit to one host: its outcome, and the rubric of its last grading."""

    class Stage(models.TextChoices):
        """An HTTP visit, a page run, or both at once; SWEEP is a robots.txt reading that found a refusal."""

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
    """A code of index.values.reasons, without choices, so that new codes need no migration."""
    rubric_version = models.CharField(max_length=16)
    grade_due_at = models.DateTimeField(null=True)
    """When to grade it, or the grader's lease; null once graded."""
    grade_attempts = models.PositiveSmallIntegerField(default=0)

    class Meta:
        indexes: ClassVar = [
            models.Index(
                fields=["host", "-started_at"],
                name="run_of_host",
                opclasses=["varchar_pattern_ops", "timestamptz_ops"],  # also finds host prefixes
            ),
            models.Index(
                fields=["grade_due_at", "id"], name="run_to_grade", condition=Q(grade_due_at__isnull=False)
            ),
            # Runs of the last hour. Not BRIN: regraded rows move, and a single old row widens its whole range.
            models.Index(
                fields=["started_at"], include=["stage", "outcome", "outcome_reason"], name="run_of_time"
            ),
        ]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["host", "started_at"], name="run_once_a_visit"),
            models.CheckConstraint(name="run_seconds_not_negative", condition=Q(seconds__gte=0)),
        ]

    def __str__(self) -> str:
        return f"{self.host} {self.started_at:%Y-%m-%d %H:%M}"


class StoredEvidence(models.Model):
    """The packed `probes.evidence.evidence.Evidence` of one run: never changed, which a trigger enforces."""

    run = models.OneToOneField(ProbeRun, on_delete=models.CASCADE, related_name="evidence")
    packed = models.BinaryField()

    def __str__(self) -> str:
        return f"evidence of {self.run}"


class StoredDigests(models.Model):
    """The `probes.evidence.digests` of a run whose evidence was thinned (`probes.evidence.retention`)."""

    run = models.OneToOneField(ProbeRun, on_delete=models.CASCADE, related_name="digests")
    packed = models.BinaryField()

    def __str__(self) -> str:
        return f"digests of {self.run}"
