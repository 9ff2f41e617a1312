"""Network failures, each with its `Ending`."""

from typing import ClassVar

from probes.evidence.evidence import Ending


class NetworkFailure(Exception):  # noqa: N818 - its kinds read as what they are at every raise and except
    ending: ClassVar[Ending]


class BadEncoding(NetworkFailure):
    ending = Ending.BAD_ENCODING


class BadReply(NetworkFailure):
    ending = Ending.BAD_HTTP


class RefusedByHeader(NetworkFailure):
    ending = Ending.REFUSED_BY_HEADER

    def __init__(self) -> None:
        super().__init__("a header refuses use by AI, so the body was not read")


class DnsFailed(NetworkFailure):
    ending = Ending.DNS_FAILED


class AddressRefused(NetworkFailure, OSError):  # noqa: N818 - reads as what it is, like its siblings
    """An OSError too, so that connecting treats it as a failed attempt."""

    ending = Ending.ADDRESS_REFUSED


class NoConnection(NetworkFailure):
    ending = Ending.CONNECT_FAILED


class TlsFailed(NetworkFailure):
    ending = Ending.TLS_FAILED


class ConnectionLost(NetworkFailure):
    ending = Ending.DISCONNECTED

    def __init__(self) -> None:
        super().__init__("the server closed the connection")


FAILURES = (NetworkFailure, OSError)  # Any other error is a bug

NO_CONNECTION_IN_TIME = "no connection in time"


def ending_of(error: BaseException) -> tuple[Ending, str]:
    """The reason holds no addresses."""
    match error:
        case NetworkFailure():
            return error.ending, str(error)
        case TimeoutError():
            return Ending.TIMED_OUT, "no whole answer in time"
        case _:
            return ending_of(ConnectionLost())
