"""Prints mails to the log if no mail server is configured."""

from django.core.mail import EmailMessage
from django.core.mail.backends.console import EmailBackend

from config.logs.formats import safe


class PrintedMail(EmailBackend):
    """Marks every line and escapes control characters: part of the text is untrusted."""

    def write_message(self, message: EmailMessage) -> None:
        for line in message.message().as_string().replace("\r\n", "\n").split("\n"):
            self.stream.write(f"    | {safe(line)}\n")
        self.stream.write("\n")
