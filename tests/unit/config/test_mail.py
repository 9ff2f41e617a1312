"""Mail that is printed where no mail server is set."""

from io import StringIO

from django.core.mail import EmailMessage

from config.mail import PrintedMail


def printed(text, subject="Claim"):
    stream = StringIO()
    PrintedMail(stream=stream).send_messages(
        [EmailMessage(subject, text, "us@index.example", ["us@index.example"])]
    )
    return stream.getvalue()


def test_no_line_of_a_mail_imitates_a_line_of_the_log_or_steers_a_terminal():
    text = printed("Hello\n2026-11-22T10:00:00Z error config: all is lost\x1b[2J\u202e\u2028\x85\x0bend")
    assert all(line.startswith("    | ") for line in text.splitlines() if line)
    assert not set("\x1b\u202e\u2028\x85\x0b") & set(text)
    assert "\\x1b[2J\\u202e\\u2028\\x85\\x0bend" in text


def test_what_looks_like_a_key_is_taken_out():
    assert "ab12" * 10 not in printed("ari_" + "ab12" * 10)
