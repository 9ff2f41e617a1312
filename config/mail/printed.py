"""Mail without a mail server: it is printed, so that whoever reads the log can act on it."""

from django.core.mail import EmailMessage
from django.core.mail.backends.console import EmailBackend

from config.logs.formats import safe


class PrintedMail(EmailBackend):
    """Prints each mail. Its text is a stranger's in part: every line is marked, and what could steer a terminal is escaped."""

    def write_message(self, message: EmailMessage) -> None:
        """Print one mail."""
        for line in message.message().as_string().replace("\r\n", "\n").split("\n"):
            self.stream.write(f"    | {safe(line)}\n")
        self.stream.write("\n")
