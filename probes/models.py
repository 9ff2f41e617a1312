"""Who is visited when, and what each visit saw."""

from typing import ClassVar

from django.db import models
from django.db.models import F, Q

from index.vocabulary import Outcome


class Target(models.Model):
    """A host that is to be probed. `due_at` is the schedule and the lease in one column.

    Claiming a target moves `due_at` past the longest visit, so a dead worker's targets come back by
    themselves; finishing it moves `due_at` to the next visit. `page_due_at` is the same for the run of its page in
    a browser, which follows a visit that was answered; null when none is to follow.
    """

    class Origin(models.TextChoices):
        """How the host came to us."""

        OPERATOR = "operator"
        SAMPLE = "sample"
        SUBMISSION = "submission"

    host = models.CharField(max_length=253, unique=True)
    origin = models.CharField(max_length=16, choices=Origin.choices)
    created_at = models.DateTimeField(auto_now_add=True)
    due_at = models.DateTimeField()
    probed_at = models.DateTimeField(null=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    """Claims since the last finished visit."""
    page_due_at = models.DateTimeField(null=True)
    page_url = models.TextField(default="")
    """Where the home page was, the last time that it was asked for."""
    page_first = models.BooleanField(default=False)
    """Something speaks for WebMCP there, so that its page runs before others."""
    page_attempts = models.PositiveSmallIntegerField(default=0)
    """Claims since the last page run that said something."""

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["due_at", "id"], name="target_due"),
            models.Index(
                F("page_first").desc(),
                "page_due_at",
                "id",
                name="target_page_due",
                condition=Q(page_due_at__isnull=False),
            ),
        ]

    def __str__(self) -> str:
        """The host."""
        return self.host


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
        """What was done: a visit over HTTP, the run of the home page in a browser that follows it, or both at once."""

        HTTP = "http"
        BROWSER = "browser"
        BOTH = "both"

    stage = models.CharField(max_length=8, choices=Stage.choices, default=Stage.HTTP)
    host = models.CharField(max_length=253)
    started_at = models.DateTimeField()
    seconds = models.FloatField()
    requests = models.PositiveIntegerField()
    prober = models.CharField(max_length=16)
    outcome = models.CharField(max_length=16, choices=[(o.value, o.value) for o in Outcome])
    outcome_reason = models.CharField(max_length=32)
    """A code of index.reasons.OutcomeReason, of a page run index.reasons.Reason; without choices, so that a new code
    is no migration.
    """
    rubric_version = models.CharField(max_length=16)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["host", "-started_at"], name="run_by_host")]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["host", "started_at"], name="run_once_a_visit"),
            models.CheckConstraint(name="run_seconds_not_negative", condition=Q(seconds__gte=0)),
        ]

    def __str__(self) -> str:
        """Host and date."""
        return f"{self.host} {self.started_at:%Y-%m-%d %H:%M}"


class StoredEvidence(models.Model):
    """The packed `probes.evidence.Evidence` of one run: written once, never changed (a trigger holds it)."""

    run = models.OneToOneField(ProbeRun, on_delete=models.CASCADE, related_name="evidence")
    packed = models.BinaryField()

    def __str__(self) -> str:
        """The run."""
        return f"evidence of {self.run}"
