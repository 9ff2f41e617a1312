"""Scripts as text: what is code, and what of it runs when a page loads. Linear time."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

_NOT_CODE = re.compile(
    r"""
    (?:(?: //[^\n]*+                            # a comment to the end of the line
    | /\*(?:\*(?!/)|[^*]++)*+(?:\*/)?           # a comment
    | "(?:\\.|[^"\\\n]++)*+"?                   # strings
    | '(?:\\.|[^'\\\n]++)*+'?
    | `(?:\\.|[^`\\]++)*+`?
    )[ ;,\n]*+)++
    | (?P<slash>/)(?<=[(,=:\[!&|?{};\n+ \t]/)    # perhaps a regex
    """,
    re.VERBOSE | re.DOTALL,
)
_BEFORE_REGEX = re.compile(r"[(,=:\[!&|?{};\n+][ \t]{0,8}\Z")
_REGEX = re.compile(r"(?:\\.|\[(?:\\.|[^\]\\\n]){1,60}+\]|[^/\\\n\[]|(?!)){1,200}+(/)?", re.DOTALL)
_PATIENCE = 4

MAX_CODE = 32 * 1024  # Characters; pages that are asked this are no larger
_PASSES = 4
_EXPRESSION = 1000  # Characters of an arrow's body without braces
_BRACES = re.compile(r"[{}]")
_NAMES = re.compile(r"[\w$]+")
_ARGUMENTS = r"\s{0,9}\([^(){}]{0,500}\)"
_FUNCTION = re.compile(
    rf"""
    (?>(?<![\w$])(?P<given>[\w$]{{1,100}})\s{{0,9}}[:=]\s{{0,9}}|) (?P<head>) (?:\basync\b\s{{0,9}})?+
    (?: \bfunction\b\s{{0,9}}\*?\s{{0,9}}(?P<named>[\w$]{{0,100}}){_ARGUMENTS}
      | (?:\([^()]{{0,500}}\)|(?<![\w$])[\w$]{{1,100}})\s{{0,9}}=>
      | (?<![\w$.])(?!(?:if|for|while|switch|catch|with|function|constructor)\b)
        (?P<method>[\w$]{{1,100}}){_ARGUMENTS}(?=\s{{0,9}}\{{) )
    \s{{0,9}}
    """,
    re.VERBOSE,
)
_EVENT = (
    r"(?:(?:dbl)?click|change|submit|input|select|key\w{2,5}|mouse\w{2,6}|touch\w{3,6}|pointer\w{2,6}"
    r"|drag\w{0,5}|drop|scroll|wheel|focus\w{0,3}|blur|toggle|close|invalid|contextmenu|tap|copy|paste)"
)
# What a visitor does; a function or its name comes next.
_ON_EVENT = re.compile(
    rf"""
    (?: \bon{_EVENT}\s{{0,9}}[=:](?!=) | \.{_EVENT}\s{{0,9}}\(
      | \.(?:addeventlistener|attachevent|on|one|bind|live|delegate)\s{{0,9}}\(
        \s{{0,9}}["'`](?:on)?{_EVENT}\b[^"'`\n]{{0,60}}["'`]\s{{0,9}},
        (?>\s{{0,9}}["'`][^"'`\n]{{0,60}}["'`]\s{{0,9}},|) ) \s{{0,9}}
    """,
    re.IGNORECASE | re.VERBOSE,
)
_NAME = re.compile(r"[\w$.]+")
_DEFINES = re.compile(r"=>|\bfunction\b|\)\s{0,9}\{")
_CALLED = re.compile(r"\s{0,9}\)?\s{0,9}(?:\(|\.\s{0,9}(?:call|apply|bind)\b)")
_WITHIN = "(,=!+-~&|?:"  # A function after one of these is a value, whatever its name


class _Function(NamedTuple):
    """`name` is "" unless only a call by this name runs it."""

    start: int
    end: int
    name: str


def blank_literals(code: str) -> str:
    """Put spaces for strings, comments and regular expressions, so that offsets stay valid."""
    parts: list[str] = []
    at = start = 0
    patience = _PATIENCE * len(code)
    while found := _NOT_CODE.search(code, start):
        start = end = found.end()
        if found["slash"]:
            regex = _regex(code, end) if patience > 0 else None
            if regex is None or not regex[1]:
                patience -= regex.end() - end if regex else 0
                continue
            start = end = regex.end()
        parts += (code[at : found.start()], " " * (end - found.start()))
        at = end
    return "".join((*parts, code[at:]))


def _regex(code: str, start: int) -> re.Match[str] | None:
    return _REGEX.match(code, start) if _BEFORE_REGEX.search(code, max(0, start - 10), start - 1) else None


def code_at_load(code: str) -> str:
    """Blank what waits for the visitor: handlers of events, and functions that nothing else names."""
    code = code[:MAX_CODE]
    bare = blank_literals(code)
    functions = {function.start: function for function in _functions(bare)}
    spans = [
        (found.end(), _end_of_handler(bare, found.end(), functions)) for found in _ON_EVENT.finditer(code)
    ]
    for _ in range(_PASSES):
        if spans:
            code, bare = _without(code, spans), _without(bare, spans)
        if not functions:
            break
        said = Counter(_NAMES.findall(bare))
        spans = [
            (function.start, function.end)
            for function in functions.values()
            if function.name and said[function.name] == 1
        ]
    return code


def _end_of_handler(bare: str, start: int, functions: Mapping[int, _Function]) -> int:
    if start in functions:
        return functions[start].end
    named = _NAME.match(bare, start)
    return named.end() if named else start


def _functions(bare: str) -> Iterator[_Function]:
    if not _DEFINES.search(bare):
        return
    closed = _ends(bare)
    for found in _FUNCTION.finditer(bare):
        end = closed.get(found.end())
        if end is None:  # an arrow with one expression
            end = min(_found(bare, mark, found.end()) for mark in ";\n")
        yield _Function(found.start("head"), end, _name(bare, found, end))


def _found(bare: str, mark: str, start: int) -> int:
    end = min(start + _EXPRESSION, len(bare))
    at = bare.find(mark, start, end)
    return at if at >= 0 else end


def _name(bare: str, found: re.Match[str], end: int) -> str:
    given = found["given"] or ""
    if _CALLED.match(bare, end) or given.lower().startswith("on"):
        return ""
    before = bare[max(0, found.start() - 50) : found.start()].rstrip()
    if given or found["method"] or not before.endswith(tuple(_WITHIN)):
        return given or found["method"] or found["named"] or ""
    return ""


def _ends(bare: str) -> dict[int, int]:
    """Return where the block that begins at each brace ends."""
    ends: dict[int, int] = {}
    begun: list[int] = []
    for brace in _BRACES.finditer(bare):
        if brace[0] == "{":
            begun.append(brace.start())
        elif begun:
            ends[begun.pop()] = brace.end()
    return ends | dict.fromkeys(begun, len(bare))


def _without(text: str, spans: list[tuple[int, int]]) -> str:
    parts: list[str] = []
    at = 0
    for start, end in sorted(spans):
        if end > at:
            parts += (text[at:start], " " * (end - max(at, start)))
            at = end
    return "".join((*parts, text[at:]))
