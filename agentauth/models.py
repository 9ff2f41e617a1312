"""Registered agents, and claims of their operators."""

from typing import ClassVar, Literal

from django.core.validators import MaxValueValidator, MinValueValidator
from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Now

from config.admin import visible
from config.mail import MailedRow

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


class ClaimRequest(MailedRow):
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


class WatchRequest(MailedRow):
    """A wish to watch a host, to be confirmed from a mail.

    All are stored alike, so that answer and timing reveal nothing about host and address.
    `watching.requests.settle` drops those that bring no mail.
    """

    email = models.EmailField()
    inbox = models.CharField(max_length=254)
    """The address in lower case without a +tag: it has one pending confirmation."""
    host = models.CharField(max_length=253)
    nonce = models.CharField(max_length=32)
    key_hash = models.CharField(max_length=64, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)
    is_pending = models.BooleanField(default=False)
    """A confirmation is mailed."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["inbox"], condition=Q(is_pending=True), name="one_pending_watch_an_inbox"
            )
        ]
        indexes: ClassVar = [
            models.Index(fields=["id"], name="watch_unsettled", condition=Q(is_pending=False)),
            models.Index(fields=["created_at"], name="watch_request_age"),
        ]

    def __str__(self) -> str:
        return f"request {self.pk}"


class Watcher(models.Model):
    """A confirmed mail address, deleted with all its rows when it leaves.

    Whoever knows its key, 128 bits made of `nonce` and SECRET_KEY, manages it; only a hash is stored.
    """

    email = models.EmailField(unique=True)
    """In lower case."""
    nonce = models.CharField(max_length=32)
    key_hash = models.CharField(max_length=64, unique=True)
    created_at = models.DateTimeField(auto_now_add=True)
    look_at = models.DateTimeField(db_default=Now())
    """When its hosts are compared for the next mail."""

    class Meta:
        indexes: ClassVar = [models.Index(fields=["look_at", "id"], name="watcher_look_at")]

    def __str__(self) -> str:
        return f"watcher {self.pk}"


class Watch(models.Model):
    """A host of a watcher; states are those of `index.reports.listing_states`, null before the first look."""

    watcher = models.ForeignKey(Watcher, on_delete=models.CASCADE, related_name="watches")
    host = models.CharField(max_length=253)
    created_at = models.DateTimeField(auto_now_add=True)
    mailed_state = models.JSONField(null=True)
    """As last told by mail."""
    hooked_state = models.JSONField(null=True)
    """As last told to the webhook."""

    class Meta:
        verbose_name_plural = "watches"
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["watcher", "host"], name="watch_once_a_host")
        ]

    def __str__(self) -> str:
        return f"watch {self.pk}"


class WatchMail(MailedRow):
    """A mail of changes, of one id at every try. What was mailed is kept for a day, without the changes."""

    watcher = models.ForeignKey(Watcher, on_delete=models.CASCADE, related_name="mails")
    message_id = models.CharField(max_length=32, unique=True)
    changes = models.JSONField(default=list)
    """`ListingChange` rows."""
    tells_pause = models.BooleanField(default=False)
    """That the webhook is paused."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["watcher"], condition=Q(mailed_at=None), name="one_waiting_mail_a_watcher"
            )
        ]

    def __str__(self) -> str:
        return f"mail {self.message_id}"


class Webhook(models.Model):
    """The webhook of a watcher, which gets the changes of all its hosts.

    Its secret is made of `nonce` and SECRET_KEY; only a hash is stored.
    """

    watcher = models.OneToOneField(Watcher, on_delete=models.CASCADE, related_name="webhook")
    url = models.TextField()
    host = models.CharField(max_length=253, db_default="")
    """Of `url`."""
    domain = models.CharField(max_length=253, db_default="")
    """Its owner's (`index.values.hosts.owner_domain`)."""
    nonce = models.CharField(max_length=32)
    secret_hash = models.CharField(max_length=64)
    old_nonce = models.CharField(max_length=32, blank=True, default="")
    """Of the secret before, which signs as well until `old_until`."""
    old_until = models.DateTimeField(null=True)
    created_at = models.DateTimeField(auto_now_add=True)
    is_challenged = models.BooleanField(default=True)
    """A challenge is to be sent."""
    proved_at = models.DateTimeField(null=True)
    """When the target echoed a challenge; nothing else is sent before."""
    due_at = models.DateTimeField(db_default=Now())
    """The next request; also the lease of one that is being sent."""
    held_until = models.DateTimeField(null=True)
    """While a request is being sent: until then no other is sent to its host."""
    fails = models.PositiveSmallIntegerField(default=0)
    """Consecutive failed requests."""
    failing_since = models.DateTimeField(null=True)
    paused_at = models.DateTimeField(null=True)
    paused_why = models.CharField(max_length=200, blank=True, default="")
    is_pause_told = models.BooleanField(default=True)

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["due_at", "id"], name="webhook_due", condition=Q(paused_at=None)),
            models.Index(fields=["domain"], name="webhook_of_domain", condition=Q(paused_at=None)),
            models.Index(fields=["host"], name="webhook_held", condition=Q(held_until__isnull=False)),
        ]

    def __str__(self) -> str:
        return f"webhook {self.pk}"

    @property
    def state(self) -> Literal["challenged", "active", "paused"]:
        """`watching.figures` counts the same in SQL."""
        if self.paused_at:
            return "paused"
        return "active" if self.proved_at and not self.is_challenged else "challenged"


class WebhookBatch(models.Model):
    """Changes that the target has not confirmed yet; its id stays the same at each try."""

    webhook = models.OneToOneField(Webhook, on_delete=models.CASCADE, related_name="batch")
    message_id = models.CharField(max_length=36, unique=True)
    changes = models.JSONField(default=list)
    """`ListingChange` rows."""
    made_at = models.DateTimeField()

    def __str__(self) -> str:
        return f"batch {self.message_id}"


class WebhookDelivery(models.Model):
    """A line of the log of a webhook; the last ones are kept."""

    webhook = models.ForeignKey(Webhook, on_delete=models.CASCADE, related_name="deliveries")
    at = models.DateTimeField()
    message_id = models.CharField(max_length=36)
    is_challenge = models.BooleanField(default=False)
    is_taken = models.BooleanField()
    status = models.PositiveSmallIntegerField(null=True)
    """Null without an answer."""
    note = models.CharField(max_length=200, blank=True)
    size = models.PositiveIntegerField()
    """Bytes sent."""
    milliseconds = models.PositiveIntegerField()

    class Meta:
        verbose_name_plural = "webhook deliveries"
        indexes: ClassVar = [models.Index(fields=["webhook", "-id"], name="delivery_of_webhook")]

    def __str__(self) -> str:
        return f"{self.message_id} {self.at:%Y-%m-%d %H:%M}"
