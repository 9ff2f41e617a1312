"""What goes wrong on the wire, as one of the closed endings and a few words."""

from typing import ClassVar, Final

from probes.evidence.evidence import Ending


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


class NoConnection(Failed):
    """Nothing answers there, or not in time."""

    ending = Ending.CONNECT_FAILED


class TlsFailed(Failed):
    """TLS did not come about, or its certificate is not good for this name."""

    ending = Ending.TLS_FAILED


class Disconnected(Failed):
    """The connection ended before the reply did."""

    ending = Ending.DISCONNECTED

    def __init__(self) -> None:
        """There is but one way to say it."""
        super().__init__("the server closed the connection")


FAILURES: Final = (Failed, OSError)
"""Everything that a network, an address or a server can raise; anything else is a mistake of ours."""

NO_CONNECTION_IN_TIME: Final = "no connection in time"


def ending_of(error: BaseException) -> tuple[Ending, str]:
    """Name the ending for one of FAILURES, and why, without addresses."""
    match error:
        case Failed():
            return error.ending, str(error)
        case TimeoutError():
            return Ending.TIMED_OUT, "no whole answer in time"
        case _:
            return ending_of(Disconnected())
