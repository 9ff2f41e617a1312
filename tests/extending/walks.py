"""The blocks of docs/extending.md."""

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

_BLOCK = re.compile(
    r"^`(?P<path>[^`]+)`, (?:a new file|(?P<how>after|instead of) "
    r"`(?P<anchor>[^`]+)`):\n\n```\w*\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    path: str
    how: str | None
    """Where it goes: "after" or "instead of" the anchor; None for a new file."""
    anchor: str
    text: str

    def put_into(self, root: Path) -> None:
        """The anchor is one whole line of the file; what is put there gets its indentation."""
        path = root / self.path
        if self.how is None:
            assert not path.exists(), path
            path.write_text(self.text)
            return
        lines = path.read_text().splitlines(keepends=True)
        places = [n for n, line in enumerate(lines) if line.strip() == self.anchor]
        assert len(places) == 1, f"{self.path} has {len(places)} lines {self.anchor!r}"
        indent = " " * (len(lines[places[0]]) - len(lines[places[0]].lstrip()))
        begin = places[0] + (self.how == "after")
        lines[begin : places[0] + 1] = [textwrap.indent(self.text, indent)]
        path.write_text("".join(lines))


def walks(text: str) -> dict[str, list[Block]]:
    parts = re.split(r"^## (.+)$", text, flags=re.MULTILINE)[1:]
    return {
        title: [
            Block(found["path"], found["how"], found["anchor"] or "", found["text"])
            for found in _BLOCK.finditer(body)
        ]
        for title, body in zip(parts[::2], parts[1::2], strict=True)
    }
