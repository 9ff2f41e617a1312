"""Texts that repeat, nest and interleave the words of a syntax.

A family is a text of every size. `{n}` in it is counted up, so that names can differ.
"""

from dataclasses import dataclass
from itertools import count

KINDS = {
    "html": "text/html",
    "script": "text/javascript",
    "markdown": "text/markdown",
    "robots": "text/plain",
    "header": "text/plain",
    "json": "application/json",
    "json_ld": "text/html",
    "rpc": "text/event-stream",
}


@dataclass(frozen=True)
class Family:
    """A text of a syntax: `before`, `unit` as often as fits, `after`; all between `opened` and `closed`.

    `opened` and `closed` nest `levels` deep, or as deep as half of the room allows; `unit` fills the rest.
    """

    syntax: str
    unit: str
    before: str = ""
    after: str = ""
    opened: str = ""
    closed: str = ""
    levels: int = 0

    def text(self, size: int) -> str:
        room = max(0, size - len(self.before) - len(self.after))
        nested = len(self.opened) + len(self.closed)
        levels = min(self.levels, room // nested // 2) if nested else 0
        middle = repeated(self.unit, room - levels * nested)
        return f"{self.before}{self.opened * levels}{middle}{self.closed * levels}{self.after}"


def repeated(unit: str, size: int) -> str:
    if "{n}" not in unit:
        return unit * max(1, size // max(1, len(unit.encode("utf-8", "surrogatepass"))))
    parts: list[str] = []
    for number in count():
        part = unit.replace("{n}", str(number))
        size -= len(part)
        if parts and size < 0:
            break
        parts.append(part)
    return "".join(parts)


HARMLESS = {
    "html": Family("html", '<p class="a">Some <a href="/x">text here</a> and more of it.</p>\n',
        "<html><title>Acme</title><body>"),
    "script": Family("script", 'function f{n}(a) { return a.b("c", /d+/g) / 2; } // e\n',
        "navigator.modelContext;\n"),
    "markdown": Family("markdown", "## Part\n\nSome words of it, with [a link](/x).\n\n", "# Acme\n"),
    "robots": Family("robots", "Disallow: /private/{n}\n", "User-agent: *\n"),
    "header": Family("header", '</x{n}>; rel="alternate"; type="text/markdown", '),
    "json": Family("json", '{"anchor":"/{n}","item":[{"href":"/x{n}"}]},', '{"linkset":[', "{}]}"),
    "json_ld": Family("json_ld", '{"@type":"Thing","name":"Words of thing {n}"},',
        '<html><script type="application/ld+json">[', "{}]</script>"),
    "rpc": Family("rpc", 'data: {"jsonrpc":"2.0","method":"notifications/message","params":{"n":{n}}}\n\n'),
}  # fmt: skip

OF_THE_ISSUE = {
    "a script of regexes without an end": Family("script", "[aa=/bb]", "modelContext;"),
    "a letter by 5,000 digits": Family("html", "", "<meta name=robots content='noai &#" + "9" * 5000 + ";'>"),
    "buttons in forms": Family(
        "html", "<b></b>", "<html>" + "<form><div>" * 60 + "<button><div>" * 60
    ),
    "nested links": Family("html", "<b></b>", "<html>" + "<a href=/><div>" * 120),
    "nested headings": Family("html", "<b></b>", "<html>" + "<h1><div>" * 120),
    "headings of blanks": Family("markdown", "# \v" + " " * 990 + "\v\n"),
    "definitions of quotes": Family("markdown", "[a]:" + '"' * 3300 + "\n", "# Acme\n"),
    "attributes": Family("html", "<p " + " ".join(f"a{n:04}" for n in range(4200)) + ">"),
    "attributes with quoted brackets": Family("html", 'a{n}=">" ', "<html><p ", ">Words"),
    "wildcards": Family("robots",
        "Disallow: /" + "".join(f"*{c}" for c in "abcdefghijklmnopqrstuvwxyz" * 40) + "{n}\n",
        "User-agent: *\n"),
}  # fmt: skip

# What the search for such inputs has found.
FOUND = {
    "empty headings": Family("markdown", "#\n"),
    "short lines": Family("markdown", "a\n", "# Acme\n"),
    "exports that nobody closes": Family("markdown", "export {\n\n", "# Acme\n"),
    "components that nobody closes": Family("markdown", "<A b={\n", "# Acme\n"),
    "headings closed late": Family("markdown", "# a" + " #" * 5000 + "b\n", "# Acme\n# B\n"),
    "a relation of many": Family("json", '{"href":"/{n}"},', '{"linkset":[{"' + "a " * 8_000 + '":[',
        "{}]}]}"),
    "variables of a card": Family("json", "{a}",
        '{"name":"x","remotes":[{"variables":{"a":{"default":"' + "y" * 2000 + '"}},"url":"', '"}]}'),
    "search templates": Family(
        "json_ld",
        '{"@type":"SearchAction","target":"https://a{n}.example/?q={q}"},',
        '<html><title>Acme - the anvils</title><script type="application/ld+json">{"@type":"WebSite",'
        '"potentialAction":[',
        "{}]}</script>",
    ),
    "types": Family("json_ld", '"Type{n}",', '<html><script type="application/ld+json">{"@type":[',
        '""]}</script>'),
    "offers": Family("json_ld", '{"price":{n}},',
        '<html><script type="application/ld+json">{"@type":"Product","offers":[', "{}]}</script>"),
    "titles": Family("html", '<meta property=og:title content="' + "-" * 900 + 'x">', "<html>"),
    "commas": Family("html", '<meta property=og:site_name content="a{n}' + "," * 250 + 'x">', "<html>"),
    "events": Family("rpc", "data:1\n\n"),
    "lines of robots": Family("robots", "\n"),
    "octets of robots": Family("robots", "allow:/" + "\u00e9%c3" * 500 + "\n", "User-agent: *\n"),
    "rules": Family("robots", "allow:/*{n}a\n", "User-agent: *\n"),
    "short rules": Family("robots", "allow:{n}\n", "User-agent: *\n"),
    "beginnings of rules": Family("robots", "allow:{n}*\n", "User-agent: *\n"),
    "groups of one rule": Family("robots", "user-agent:*\nallow:{n}\n"),
    "lines of controls": Family("markdown", "\x01\n", "# Acme\n"),
    "elements that nobody closes": Family("html", "<span>"),
    "ends of what nests deep": Family("html", "</b>", "<html>" + "<div>" * 300),
    "scripts within scripts": Family("html", "<script><!--<script>"),
    "ends of scripts within scripts": Family("html", "</script><!--", "<script><!--<script>"),
    "declarations": Family("html", "<!x <a b='"),
    "charset": Family("html", "", "<meta " * 30 + "charset=" + " " * 1800),
}  # fmt: skip
