"""What goes wrong on the wire, as one of the closed endings and a few words."""

import os
from typing import ClassVar, Final

import aiohttp

from probes.evidence import Ending


class Failed(Exception):  # noqa: N818 - its kinds read as what they are at every raise and except
    """A failure that this package found itself; the message is the reason."""

    ending: ClassVar[Ending]


class BadEncoding(Failed):
    """The body cannot be decoded."""

    ending = Ending.BAD_ENCODING


class BadReply(Failed):
    """HTTP has no place for such a reply here."""

    ending = Ending.BAD_HTTP


class DnsFailed(Failed):
    """The name has no address, or no name server said."""

    ending = Ending.DNS_FAILED


class AddressRefused(Failed, OSError):  # noqa: N818 - reads as what it is, like its siblings
    """An address that is not public; an OSError too, so that it stops a connect like any failure."""

    ending = Ending.ADDRESS_REFUSED


FAILURES: Final = (Failed, aiohttp.ClientError, aiohttp.http.HttpProcessingError, OSError)
"""Everything that a network, an address or a server can raise; anything else is a mistake of ours."""

NO_CONNECTION_IN_TIME: Final = "no connection in time"
_MID_HANDSHAKE: Final = (ConnectionResetError, ConnectionAbortedError, BrokenPipeError)


def ending_of(error: BaseException, *, https: bool) -> tuple[Ending, str]:
    """Name the ending for one of FAILURES, and why, without addresses."""
    match error:
        case Failed():
            return error.ending, str(error)
        case aiohttp.ClientConnectorError():
            return _no_connection(error, https=https)
        case aiohttp.ConnectionTimeoutError():
            return Ending.CONNECT_FAILED, NO_CONNECTION_IN_TIME
        case TimeoutError():
            return Ending.TIMED_OUT, "no whole answer in time"
        case aiohttp.ClientResponseError() | aiohttp.http.HttpProcessingError():
            return Ending.BAD_HTTP, error.message.strip().partition("\n")[0] or "not HTTP"
        case aiohttp.ClientPayloadError() if "Not enough data" not in str(error):
            return Ending.BAD_HTTP, "the body's framing is broken"
        case _:
            return Ending.DISCONNECTED, "the server closed the connection"


def _no_connection(error: aiohttp.ClientConnectorError, *, https: bool) -> tuple[Ending, str]:
    cause = error.os_error
    if isinstance(cause, AddressRefused):
        return cause.ending, str(cause)
    if isinstance(error, aiohttp.ClientSSLError):
        return Ending.TLS_FAILED, _tls(cause)
    if https and isinstance(cause, _MID_HANDSHAKE):
        return Ending.TLS_FAILED, "the server ended the TLS handshake"
    return Ending.CONNECT_FAILED, os.strerror(cause.errno).lower() if cause.errno else "no connection"


def _tls(error: OSError) -> str:
    if said := getattr(error, "verify_message", ""):
        return f"certificate: {said}"
    return f"TLS: {(getattr(error, 'reason', None) or 'handshake failed').replace('_', ' ').lower()}"
