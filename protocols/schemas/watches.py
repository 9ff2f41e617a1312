"""Shapes of the pages of watches."""

from typing import Annotated, Literal

from pydantic import Field

from index.shapes import Count, Host, Shape, Timestamp, Url


class WatchTaken(Shape):
    """The answer of /watch, the same for every host and address."""

    status: Literal["taken"]
    host: Host
    report: Annotated[Url, Field(description="Where the report is while the site is listed.")]
    note: str


class WatchConfirmed(Shape):
    """A watch has begun."""

    status: Literal["watching"]
    host: Host
    manage: Annotated[Url, Field(description="Whoever knows this address manages the watches.")]


class WatchedHost(Shape):
    host: Host
    report: Url
    since: Timestamp


class WebhookLine(Shape):
    """One request to the target of a webhook."""

    at: Timestamp
    id: Annotated[str, Field(description="The webhook-id, the same at each try.")]
    kind: Literal["challenge", "changes"]
    taken: Annotated[bool, Field(description="Whether the target answered 2xx, and echoed a challenge.")]
    status: int | None
    note: str
    bytes: Annotated[Count, Field(description="Bytes sent.")]
    milliseconds: Count


class WebhookState(Shape):
    url: Url
    state: Literal["challenged", "active", "paused"]
    why: Annotated[str, Field(description='Why it is paused, or "".')]
    next_at: Annotated[Timestamp | None, Field(description="No request before; null while it is paused.")]
    deliveries: Annotated[list[WebhookLine], Field(description="The newest first.")]


class WatcherState(Shape):
    """What an address watches, for whoever knows its key."""

    address: Annotated[str, Field(description="The mail address: its first letter and its domain.")]
    hosts: list[WatchedHost]
    webhook: WebhookState | None
    secret: Annotated[
        str, Field(description="The webhook's secret, once in answer to what made it; else empty.")
    ]
    leave: Annotated[Url, Field(description="POST here ends all watches and deletes the address.")]


class WatcherLeft(Shape):
    """Nothing is sent any more; the same for an unknown address."""

    status: Literal["left"]
    note: str


class MailRefused(Shape):
    """The address is never written to again; the same for an unknown one."""

    status: Literal["refused"]
    note: str
