"""Models of the probes."""

from typing import ClassVar

from django.db import models
from django.db.models import F, Q
from django.db.models.functions import Now

from index.values.vocabulary import Outcome


class Target(models.Model):
    """A host to probe, with its schedule; written only by `probes.schedule`.

    `due_at` is the next HTTP visit, `page_due_at` the next browser run, `robots_due_at` the next robots.txt
    reading. Claiming moves the due time past the lease (`held_until`), so work of a dead worker comes back.
    """

    class Origin(models.TextChoices):
        OPERATOR = "operator"
        SAMPLE = "sample"
        SUBMISSION = "submission"
        REGISTRY = "registry"
        LIST = "list"
        NAMED = "named"

    class State(models.TextChoices):
        ACTIVE = "active"
        DEAD = "dead"
        """Failed too many claims; waits a week, or for an operator."""
        BLOCKED = "blocked"

    class Work(models.TextChoices):
        PROBE = "probe"
        BROWSE = "browse"
        SWEEP = "sweep"
        ASK = "ask"
        """Has rows of the index: `AskedEndpoint`."""
        LIVE = "live"
        """Has its own rows."""
        SOURCE = "source"
        """Has its own rows."""

    host = models.CharField(max_length=253, unique=True)
    domain = models.CharField(max_length=253, default="")
    """Registrable domain, or the suffix shared by a platform's tenants. Limits concurrent visits."""
    address = models.CharField(max_length=45, default="")
    """Last IP address, "" before the first lookup. Limits concurrent visits."""
    origin = models.CharField(max_length=16, choices=Origin.choices)
    source = models.CharField(max_length=64, default="", db_default="")
    """The first HostSource that named the host, or ""."""
    seen_in = models.TextField(default="", db_default="")
    """Place in the source (server name, line, URL), for operators only."""
    publisher = models.CharField(max_length=253, default="", db_default="")
    """Who put it into the source, if the source says. Limits new hosts."""
    created_at = models.DateTimeField(auto_now_add=True)
    state = models.CharField(max_length=8, choices=State.choices, default=State.ACTIVE)
    why = models.TextField(default="")

    held_until = models.DateTimeField(null=True)
    """End of the lease; also the token required to finish it."""
    held_for = models.CharField(max_length=8, choices=Work.choices, default="")
    held_by = models.CharField(max_length=80, default="")

    due_at = models.DateTimeField()
    first = models.BooleanField(default=False)
    """Somebody waits for it: it has a share of the slots of its own."""
    again_at = models.DateTimeField(null=True)
    """From when the visit counts that somebody last asked for."""
    early_at = models.DateTimeField(null=True)
    """When its endpoint last made a visit due early, whose miss doesn't count."""
    probed_at = models.DateTimeField(null=True)
    not_before = models.DateTimeField(null=True)
    """What the last visit's Retry-After named, or null."""
    visits_compared = models.PositiveSmallIntegerField(default=0, db_default=0)
    """Answered visits that could be compared with the one before, since `compared_since`."""
    changes_seen = models.PositiveSmallIntegerField(default=0, db_default=0)
    """How many of these found that the site had changed something itself."""
    compared_since = models.DateTimeField(null=True)
    attempts = models.PositiveSmallIntegerField(default=0)
    """Claims since the last finished visit."""
    fails = models.PositiveSmallIntegerField(default=0)
    """Consecutive visits that could not reach the host."""

    page_due_at = models.DateTimeField(null=True)
    page_url = models.TextField(default="")
    page_first = models.BooleanField(default=False)
    """The page seems to use WebMCP."""
    page_attempts = models.PositiveSmallIntegerField(default=0)
    """Claims since the last conclusive page run."""

    robots_due_at = models.DateTimeField(null=True)
    robots_read_at = models.DateTimeField(null=True)
    """Last reading between visits."""
    robots_attempts = models.PositiveSmallIntegerField(default=0)

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["due_at", "id"], name="target_due", condition=Q(state="active")),
            models.Index(
                fields=["due_at", "id"], name="target_due_first", condition=Q(state="active", first=True)
            ),
            models.Index(
                fields=["domain"], name="target_first_domain", condition=Q(state="active", first=True)
            ),
            models.Index(
                fields=["due_at", "id"],
                name="target_due_new",
                condition=Q(state="active", first=False, probed_at__isnull=True),
            ),
            models.Index(
                fields=["due_at", "id"],
                name="target_due_listed",
                condition=Q(state="active", robots_due_at__isnull=False),
            ),
            models.Index(
                fields=["due_at", "id"],
                name="target_due_others",
                condition=Q(state="active", robots_due_at__isnull=True, probed_at__isnull=False),
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
            models.Index(fields=["source", "-id"], name="target_of_source", condition=~Q(source="")),
            models.Index(
                fields=["domain", "created_at"], name="target_new_of_domain", condition=~Q(source="")
            ),
            models.Index(
                fields=["source", "publisher", "created_at"],
                name="target_new_by_publisher",
                condition=~Q(publisher=""),
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


class Cadence(models.Model):
    """How often hosts of one kind are visited; written by `probes.schedule.learning`."""

    listed = models.BooleanField(primary_key=True)
    """Whether it is of listed hosts, or of the others."""
    expected_changes = models.FloatField()
    """Of a host between two visits."""
    fitted_at = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return f"{'listed' if self.listed else 'others'}: {self.expected_changes:.3f} changes a visit"


class Submission(Target):
    """Submitted by a visitor."""

    class Meta:
        proxy = True


class Pause(models.Model):
    """Stops new work of one kind; written by `probes.schedule.control`."""

    work = models.CharField(max_length=8, choices=Target.Work.choices, unique=True)
    since = models.DateTimeField(auto_now_add=True)
    reason = models.TextField(default="")

    def __str__(self) -> str:
        return f"{self.work} paused"


class Progress(models.Model):
    """Checkpoint of long work; written by `probes.progress`.

    The work defines `position` ("" at the start); `counts` are its totals.
    """

    work = models.CharField(max_length=200, unique=True)
    position = models.TextField(default="")
    counts = models.JSONField(default=dict)
    began_at = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"{self.work}: {self.position or 'begun'}"


class HostSource(models.Model):
    """A source of hosts and its reading progress; written by `probes.sources`.

    `kind` is a key of `probes.sources.KINDS`. A reading starts at `position` "", and is claimed page by page
    with a lease.
    """

    name = models.SlugField(max_length=64, unique=True)
    kind = models.CharField(max_length=32)
    address = models.TextField()
    """URL or local file path."""
    enabled = models.BooleanField(default=False)
    most = models.PositiveIntegerField(null=True, blank=True)
    """Maximum hosts per reading; null for no limit."""
    created_at = models.DateTimeField(auto_now_add=True)

    due_at = models.DateTimeField()
    held_until = models.DateTimeField(null=True)
    """End of the lease; null if no worker reads it."""
    fails = models.PositiveSmallIntegerField(default=0)
    """Consecutive failed readings."""
    trouble = models.TextField(default="")
    """Why the last reading stopped early, or ""."""

    began_at = models.DateTimeField(null=True)
    """Null between readings."""
    since = models.DateTimeField(null=True)
    """Only later changes are requested; null for everything."""
    position = models.TextField(default="")
    seen = models.BinaryField(default=b"")
    """8-byte digests of this reading's positions; a repeated cursor is a loop."""
    counts = models.JSONField(default=dict)
    """Entries by result, of the current or else the last reading."""
    whole_since = models.DateTimeField(null=True)
    read_at = models.DateTimeField(null=True)
    day = models.DateField(null=True)
    """UTC."""
    new_of_day = models.PositiveIntegerField(default=0, db_default=0)
    """Hosts that it brought on `day`."""

    def __str__(self) -> str:
        return self.name


class SourceDay(models.Model):
    """One source's results of a day (UTC); written by `probes.sources.counts`.

    `asked` counts visited hosts by the day's last outcome, `listed` those listed, `kept` those listed before.
    """

    source = models.CharField(max_length=64)
    day = models.DateField()
    asked = models.PositiveIntegerField()
    answered = models.PositiveIntegerField()
    declined = models.PositiveIntegerField()
    could_not_ask = models.PositiveIntegerField()
    listed = models.PositiveIntegerField()
    kept = models.PositiveIntegerField()
    counted_at = models.DateTimeField()

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["day", "source"], name="source_day_once"),
            models.CheckConstraint(
                name="source_day_adds_up",
                condition=Q(asked=F("answered") + F("declined") + F("could_not_ask"))
                & Q(listed__lte=F("asked"))
                & Q(kept__lte=F("listed")),
            ),
        ]

    def __str__(self) -> str:
        return f"{self.source} on {self.day}"


class FrontierHost(models.Model):
    """A host named by listed sites and not probed yet; written by `probes.sources.named_hosts`.

    `sites` and `domains` count the sites that name it, capped in `probes.sources.named_hosts`.
    """

    host = models.CharField(max_length=253, unique=True)
    domain = models.CharField(max_length=253)
    seen_in = models.CharField(max_length=250)
    seen_by = models.CharField(max_length=253)
    seen_at = models.DateTimeField(auto_now_add=True)
    sites = models.PositiveIntegerField(default=0)
    domains = models.PositiveIntegerField(default=0)

    class Meta:
        indexes: ClassVar = [
            models.Index("domain", name="frontier_of_domain"),
            models.Index(F("domains").desc(), F("sites").desc(), "id", name="frontier_by_rank"),
        ]

    def __str__(self) -> str:
        return self.host


class FrontierMention(models.Model):
    """A listed site that names a FrontierHost; written by `probes.sources.named_hosts`."""

    host = models.ForeignKey(FrontierHost, on_delete=models.CASCADE, related_name="mentions")
    site = models.CharField(max_length=253)
    domain = models.CharField(max_length=253)
    """Registrable domain, shared by tenants of a platform."""
    place = models.CharField(max_length=253)
    """IP address, else registrable domain."""

    class Meta:
        indexes: ClassVar = [
            models.Index("site", name="mention_of_site"),
            models.Index("domain", name="mention_of_domain"),
        ]
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["host", "site"], name="mention_once_a_site"),
        ]

    def __str__(self) -> str:
        return f"{self.site} names {self.host_id}"


class DayLoad(models.Model):
    """Size and throughput of a day (UTC), for forecasts; written by `probes.operations.forecast`."""

    day = models.DateField(primary_key=True)
    database_bytes = models.PositiveBigIntegerField()
    targets = models.PositiveBigIntegerField()
    listed = models.PositiveBigIntegerField()
    loaded_hour = models.PositiveIntegerField(default=0)
    """With hosts always due; 0 if there was no such hour."""

    def __str__(self) -> str:
        return str(self.day)


class LiveCheck(models.Model):
    """A live check of one host, or of one page for its WebMCP tools, and its result.

    Written only by `probes.live.queue`. Never indexed; of who requested it, it keeps `network` alone. Leased
    like a target. Deleted by `delete_old_checks`.
    """

    class State(models.TextChoices):
        WAITING = "waiting"
        RUNNING = "running"
        DONE = "done"

    id = models.CharField(max_length=32, primary_key=True)
    """128 random bits; whoever knows them may read the result."""
    host = models.CharField(max_length=253)
    page = models.TextField(default="", db_default="")
    """What check_webmcp asks: a URL, or "/" for the home page; "" where the whole host is checked."""
    domain = models.CharField(max_length=253)
    address = models.CharField(max_length=45, default="")
    """"" before the lookup. Limits concurrent visits."""
    network = models.CharField(max_length=64, default="", db_default="")
    """Keyed hash of the caller's network, for turns; forgotten an hour after the end."""
    state = models.CharField(max_length=8, choices=State.choices, default=State.WAITING)
    asked_at = models.DateTimeField()
    started_at = models.DateTimeField(null=True)
    finished_at = models.DateTimeField(null=True)
    held_until = models.DateTimeField(null=True)
    """End of the lease; null unless it runs."""
    held_by = models.CharField(max_length=80, default="")
    attempts = models.PositiveSmallIntegerField(default=0)
    step = models.CharField(max_length=16, default="")
    """A code of `probes.live.result`."""
    requests = models.PositiveIntegerField(default=0)
    answers = models.TextField(default="", db_default="")
    """JSON text of the answers that stand before the end, by check, as they came; "" unless it runs."""
    outcome = models.CharField(max_length=16, default="")
    """An Outcome, or "refused" (host not asked) or "failed" (internal error)."""
    result = models.TextField(default="")
    """JSON text, because jsonb does not keep key order; "" until done."""
    again_at = models.DateTimeField(null=True)
    """Until then whoever asks for the host gets this result; null unless it is one."""
    wished = models.BooleanField(default=False, db_default=False)
    """Somebody wants the host checked again at `again_at`."""
    wish_due_at = models.DateTimeField(null=True)
    """When a wish that could not be met at `again_at` is tried again."""
    next_id = models.CharField(max_length=32, default="", db_default="")
    """The check that was made or found for who asked for another one here."""

    class Meta:
        indexes: ClassVar = [
            models.Index(fields=["again_at"], name="live_wished", condition=Q(wished=True)),
            models.Index(fields=["asked_at", "id"], name="live_unfinished", condition=~Q(state="done")),
            models.Index(fields=["host", "-finished_at"], name="live_of_host"),
            models.Index(fields=["domain", "asked_at"], name="live_of_domain"),
            models.Index(fields=["address", "asked_at"], name="live_of_address"),
            models.Index(fields=["finished_at"], name="live_finished"),
            models.Index(fields=["network"], name="live_of_network", condition=~Q(network="")),
        ]
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["host"], name="live_one_a_host", condition=~Q(state="done") & Q(page="")
            ),
            models.CheckConstraint(
                name="live_held_while_it_runs",
                condition=Q(state="running", held_until__isnull=False)
                | (~Q(state="running") & Q(held_until__isnull=True)),
            ),
            models.CheckConstraint(
                name="live_answers_while_it_runs", condition=Q(state="running") | Q(answers="")
            ),
            models.CheckConstraint(
                name="live_done_with_a_result",
                condition=(Q(state="done", finished_at__isnull=False) & ~Q(result=""))
                | (~Q(state="done") & Q(result="", finished_at__isnull=True)),
            ),
        ]

    def __str__(self) -> str:
        return f"live check of {self.host}"


class SigningKey(models.Model):
    """An Ed25519 request-signing key (`probes.signing_keys`); not in the admin.

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
    """One visit, with its outcome and the rubric of its last grading."""

    class Stage(models.TextChoices):
        """An HTTP visit, a page run, or both; SWEEP is a robots.txt reading that found a refusal."""

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
    """A code of index.values.reasons; no choices, so new codes need no migration."""
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
            # Runs of the last hour. Not BRIN: regraded rows move, and a single old row widens its whole
            # range.
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
    """Packed `probes.evidence.evidence.Evidence` of one run, here or in the object store.

    Triggers let nothing but its home change, and note objects that no row names any more. Where it lies is
    decided and read by `probes.evidence.homes`.
    """

    run = models.OneToOneField(ProbeRun, on_delete=models.CASCADE, related_name="evidence")
    packed = models.BinaryField(null=True)
    key = models.CharField(max_length=100, default="", db_default="")
    """Of the object in the store; "" where it is `packed`."""
    sha256 = models.CharField(max_length=64, default="", db_default="")
    """Of the object."""
    size = models.PositiveIntegerField(null=True)
    """Bytes of the object."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["key"], name="evidence_key", condition=~Q(key="")),
            models.CheckConstraint(
                name="evidence_in_one_home",
                condition=Q(packed__isnull=False, key="", sha256="", size__isnull=True)
                | (Q(packed__isnull=True, size__isnull=False) & ~Q(key="") & ~Q(sha256="")),
            ),
        ]

    def __str__(self) -> str:
        return f"evidence of {self.run}"


class DiscardedObject(models.Model):
    """An object of the store of evidence whose row is gone, until it is deleted; written by a trigger."""

    key = models.CharField(max_length=100)
    at = models.DateTimeField(db_default=Now())

    def __str__(self) -> str:
        return self.key


class StoredDigests(models.Model):
    """`probes.evidence.digests` of a run with thinned evidence (`probes.evidence.retention`)."""

    run = models.OneToOneField(ProbeRun, on_delete=models.CASCADE, related_name="digests")
    packed = models.BinaryField()

    def __str__(self) -> str:
        return f"digests of {self.run}"
