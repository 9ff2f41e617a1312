"""Prints mails to the log without a mail server."""

from django.core.mail import EmailMessage
from django.core.mail.backends.console import EmailBackend

from config.logs.formats import safe


class PrintedMail(EmailBackend):
    """Marks lines and escapes control characters: part of the text is untrusted."""

    def write_message(self, message: EmailMessage) -> None:
        for line in message.message().as_string().replace("\r\n", "\n").split("\n"):
            self.stream.write(f"    | {safe(line)}\n")
        self.stream.write("\n")
