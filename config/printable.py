"""Makes untrusted text safe to print."""


def plain(text: str) -> str:
    """Remove what could control a terminal or CI service, or what XML 1.0 cannot hold."""
    # GitHub Actions obeys "::" where a line begins, also where we wrap it, and "##[" anywhere.
    shown = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return shown.replace("##[", "## [").replace("::", ": :")
