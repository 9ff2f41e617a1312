"""A real SMTP server on loopback that keeps what it takes."""

import asyncio
import contextlib
import ssl
from collections.abc import Iterator
from email import message_from_bytes, policy
from typing import TYPE_CHECKING

from aiosmtpd.controller import Controller

if TYPE_CHECKING:
    from email.message import EmailMessage


class MailServer:
    """`refuse`: the reply to a recipient, or "" to take it."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.refuse = ""

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802 - aiosmtpd's name
        if self.refuse:
            return self.refuse
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):  # noqa: N802 - aiosmtpd's name
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        self.recipients += envelope.rcpt_tos
        return "250 OK"


@contextlib.contextmanager
def mail_server(port: int, tls: ssl.SSLContext | None = None) -> Iterator[MailServer]:
    server = MailServer()
    loop = asyncio.new_event_loop()
    listening = Controller(server, hostname="127.0.0.1", port=port, ssl_context=tls, loop=loop)
    listening.start()
    try:
        yield server
    finally:
        listening.stop()
