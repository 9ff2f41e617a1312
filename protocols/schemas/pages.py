"""Shapes of the pages with forms, and of evidence."""

from typing import Annotated, Any, Literal

from pydantic import Field
from rest_framework import serializers

from index.reports.objections import MAX_MESSAGE
from index.shapes import Count, Date, Host, Sha256, Shape, Timestamp, Url
from index.values.vocabulary import Answer, CheckId
from probes.live.result import CheckStage
from probes.operations.exchanges import StoredExchange
from protocols.registration.mail_addresses import MAX_LENGTH
from protocols.schemas.serializers import MailAddress, Text

REQUIRED_TEXT = "This field is required."


class FormDescribed(Shape):
    """What the form of a page asks for, and what comes of it: the data of the page."""

    what: str
    address: Url
    method: Literal["POST"]
    content_type: Literal["application/json"]
    fields: Annotated[dict[str, str], Field(description="What each field means.")]
    answer: str
    limit: str
    see: Url


class DataFile(Shape):
    """A file of a release."""

    name: str
    url: Url
    media_type: str
    bytes: Count
    sha256: Sha256


class DataRelease(Shape):
    """The dataset of one week."""

    day: Date
    rows: Count
    data_as_of: Annotated[Date | None, Field(description="The newest probe in it; null without rows.")]
    written_at: Annotated[
        Timestamp, Field(description="Later than day where sites that left were taken out.")
    ]
    taken_out: Annotated[Count, Field(description="Sites that were in it and left the index.")]
    files: list[DataFile]


class DataColumn(Shape):
    """A column of the dataset."""

    name: str
    type: Literal["string", "integer", "boolean", "date", "list of strings"]
    meaning: str
    values: Annotated[list[str] | None, Field(description="Allowed values; null: any of the type.")]
    unit: str | None
    required: Annotated[bool, Field(description="False: an empty field is unknown, or what meaning says.")]


class DataPage(Shape):
    """The releases of the dataset, newest first, and what its columns mean."""

    name: str
    description: str
    terms: Url
    releases: list[DataRelease]
    columns: list[DataColumn]
    most_releases: Annotated[int, Field(description="Older releases are deleted.")]
    feed_days: Annotated[int, Field(description="For how many days /api/changes tells what changed.")]
    address: Url
    twin: Annotated[Url, Field(description="This page as markdown.")]


class TestQueued(Shape):
    """A site is tested out of turn."""

    status: Literal["queued"]
    host: Host
    at: Annotated[Timestamp, Field(description="When it is due: now, or an hour after its last test.")]
    report: Url
    state: Annotated[Url, Field(description="Where probed_at can be watched.")]
    probed_at: Annotated[Timestamp | None, Field(description="The last probe; it changes with the new one.")]
    note: str


class Objection(serializers.Serializer[dict[str, str]]):
    """What is wrong with a report."""

    check = serializers.ChoiceField(
        choices=["", *(check.value for check in CheckId)],
        allow_blank=True,
        default="",
        help_text="The check; left out for the report as a whole.",
    )
    message = Text(max_length=MAX_MESSAGE, error_messages={"blank": REQUIRED_TEXT, "required": REQUIRED_TEXT})
    contact = MailAddress(
        max_length=MAX_LENGTH,
        allow_blank=True,
        default="",
        help_text="An e-mail address, if you want an answer.",
    )


class CheckProgress(Shape):
    """How far one check has come."""

    check: CheckId
    label: str
    state: Literal[CheckStage.WAITING, CheckStage.ASKING, CheckStage.ASKED]
    answer: Annotated[
        Answer | None,
        Field(
            description="Once nothing that is still to be asked can change it. The end takes it back only "
            "where the site refuses us, or sends more than is kept."
        ),
    ]


LiveStatus = Literal["waiting", "running", "done"]
LiveOutcome = Literal["answered", "declined", "could_not_ask", "refused", "failed"]


class LiveCheckState(Shape):
    """A live check of one host: how far it is, and its result once it is done. It isn't part of the index."""

    id: str
    address: Url
    host: Host
    status: LiveStatus
    outcome: Annotated[
        LiveOutcome | None,
        Field(
            description="refused: it was not checked, and why says the reason; failed: by an error of ours."
        ),
    ]
    asked_at: Timestamp
    started_at: Timestamp | None
    finished_at: Timestamp | None
    kept_until: Timestamp | None
    again_at: Annotated[
        Timestamp | None,
        Field(
            description="Until then everyone who asks for the host gets this result: 10 minutes, 2 if a "
            "scored check was no, later after six checks within an hour. Null where nothing was asked."
        ),
    ]
    wished: Annotated[
        bool, Field(description="The host is checked again at again_at or later: asked for here.")
    ]
    next: Annotated[Url | None, Field(description="The later check that whoever asked here was given.")]
    place: Annotated[
        int | None, Field(description="Place in the queue, 1 for the next; null unless it waits.")
    ]
    seconds: Annotated[int | None, Field(description="Seconds until the result is expected, while it waits.")]
    requests: Annotated[int, Field(description="Requests sent to the host so far.")]
    progress: Annotated[
        list[CheckProgress] | None,
        Field(description="Known answers first, in the order in which they came. Null once it is done."),
    ]
    would_be_listed: Annotated[
        bool | None, Field(description="Whether this probe alone would list the site; null is unknown.")
    ]
    why: str | None
    result: Annotated[
        dict[str, Any] | None,
        Field(description="The probe result, with the fields of a site report that one probe yields."),
    ]
    note: str


class ObjectionTaken(Shape):
    """The answer to an objection."""

    status: Literal["taken"]
    host: Host
    check: str
    report: Url
    address: Annotated[Url, Field(description="Where its state and answer stand; nobody else can find it.")]
    note: str


class ObjectionState(Shape):
    """An objection, for who sent it."""

    host: Host
    check: str
    sent_at: Timestamp
    state: Literal["open", "closed"]
    closed_at: Timestamp | None
    answer: Annotated[str, Field(description="The operator's; empty while there is none.")]
    report: Url


class ShownExchange(StoredExchange):
    """One exchange, with what was stored of it. Everything in it is the site's own words."""

    curl: Annotated[str, Field(description='A command that asks the same again; "" where none can.')]


class EvidenceOfCheck(Shape):
    """What shows one answer of a report."""

    host: Host
    check: CheckId
    label: str
    answer: Answer
    reason: str
    detail: str
    since: Date | None
    verified_at: Date
    rubric_version: str
    report: Url
    address: Url
    exchanges: list[ShownExchange]
