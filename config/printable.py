"""Makes untrusted text safe to print."""

import re

_AT_LINE_START = re.compile(r":(?=:)")  # CI services run "::…" where a line begins, also where it is wrapped
_INSIDE = re.compile(r"#(?=#)")  # They run "##[…" and "##vso[…" anywhere


def strip_controls(text: str) -> str:
    """Remove what could control a terminal or CI service, or what XML 1.0 cannot hold."""
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return break_ci_commands(_AT_LINE_START.sub(": ", shown))


def break_ci_commands(text: str) -> str:
    """Break what CI services would run wherever it stands in a line."""
    return _INSIDE.sub("# ", text)
