"""Registered agents, and claims of their operators."""

from typing import ClassVar

from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Now

from config.admin import visible

REGISTERED_DAILY = 10_000  # Requests per UTC day with a key, unless an operator changes it
MOST_DAILY = 10_000_000

_BOUNDS = (MinValueValidator(1), MaxValueValidator(MOST_DAILY))


class Registration(models.Model):
    """Only SHA-256 hashes of key and claim token are stored.

    `claim_hash` is null if an operator issued the key: there is nothing to claim.
    """

    registration_id = models.CharField(max_length=36, unique=True)
    key_hash = models.CharField(max_length=64, unique=True)
    claim_hash = models.CharField(max_length=64, unique=True, null=True)  # noqa: DJ001 - unique where it is
    created_at = models.DateTimeField(auto_now_add=True)
    identity = models.CharField(
        "operator identity",
        max_length=254,
        blank=True,
        help_text="Who runs the agent, as an operator here has confirmed it.",
    )
    daily_limit = models.PositiveIntegerField("requests a day", default=REGISTERED_DAILY, validators=_BOUNDS)
    revoked_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering: ClassVar = ["-id"]
        indexes: ClassVar = [
            models.Index(
                fields=["identity"], name="registration_by_identity", opclasses=["varchar_pattern_ops"]
            )
        ]
        constraints: ClassVar = [
            models.CheckConstraint(
                name="registration_limit_within_bounds",
                condition=Q(daily_limit__gte=1, daily_limit__lte=MOST_DAILY),
            )
        ]

    def __str__(self) -> str:
        return f"{self.registration_id} ({self.identity})" if self.identity else self.registration_id


class ClaimRequest(models.Model):
    """A claim to be the operator of a registration, made with its claim token.

    All are stored alike, so that answer and timing reveal nothing about the token. `claims.process_new`
    matches or drops them.
    """

    class State(models.TextChoices):
        PENDING = "pending", "pending"
        APPROVED = "approved", "approved"
        REJECTED = "rejected", "rejected"

    claim_attempt_id = models.CharField(max_length=36, unique=True)
    claim_hash = models.CharField(max_length=64)
    registration = models.ForeignKey(Registration, null=True, on_delete=models.CASCADE, related_name="claims")
    email = models.EmailField()
    message = models.CharField(max_length=2000, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    state = models.CharField(max_length=8, choices=State.choices, default=State.PENDING)
    decided_at = models.DateTimeField(null=True)
    mailed_at = models.DateTimeField(null=True)
    mail_tries = models.PositiveSmallIntegerField(db_default=0)
    mail_due_at = models.DateTimeField(db_default=Now())

    class Meta:
        verbose_name = "claim"
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["registration"], condition=Q(state="pending"), name="one_pending_claim_a_registration"
            ),
            models.CheckConstraint(
                name="claim_decided_has_a_date",
                condition=Q(state="pending", decided_at=None)
                | (~Q(state="pending") & Q(decided_at__isnull=False, registration__isnull=False)),
            ),
        ]
        indexes: ClassVar = [
            models.Index(fields=["id"], name="claim_unsettled", condition=Q(registration=None)),
            models.Index(F("state"), F("created_at").desc(), name="claim_queue"),
        ]

    def __str__(self) -> str:
        who = visible(self.email)
        return f"{who} claims {self.registration}" if self.registration else self.claim_attempt_id
