"""Markdown as text (CommonMark 0.31), in linear time."""

import re
from functools import lru_cache

from index.values.reasons import Reason
from probes.readers.fences import markdown_parts
from probes.readers.html import Page
from probes.readers.mdx import without_mdx
from probes.readers.texts import BLANK, clean_text, word_set
from probes.readers.urls import host_of

MAX_READ = 256 * 1024  # Characters
MAX_LINKS = 300
FRONTMATTER_LINES = 200
MAX_LINE = 1000  # Characters

_BLANKS = re.compile(r"\n{3,}")
_ATX = re.compile(r" {0,3}(#{1,6})(?:[ \t]+|$)")
# There may be hundreds of thousands of blank lines.
_SAY_NOTHING = re.compile(rf"(?:(?:{BLANK}| {{0,3}}#{{1,6}}(?:[ \t]{BLANK})?)\n|(?!))*+")
_SETEXT = re.compile(r" {0,3}={2,}[ \t]*")
_SECTION = re.compile(r"^ {0,3}##[ \t]+\S|(?<=\S)\n {0,3}-{2,}[ \t]*$", re.MULTILINE)
_NO_SETEXT = re.compile(r" {0,3}(?:[-*+>|#=]|\d{1,9}[.)])")
_HTML_H1 = re.compile(r"[ \t]*<h1(?:\s[^<>]{0,500})?>", re.IGNORECASE)
_ANY_TAG = re.compile(r"<[^<>]{0,1000}>")
_IMAGE = re.compile(
    r"(?<!\\)!\[(?:[^\[\]]|\[[^\[\]]{0,200}\]|(?!)){0,1000}+\]"
    r"(?:\((?:[^()\n]|\([^()\n]{0,200}\)|(?!)){0,2000}+\)|\[([^\[\]]{0,200})\])"
)
_LABEL = re.compile(r"\[([^\[\]\n]{1,200})\](?!:)")
_INLINE = re.compile(r"(?<!\\)\]\([ \t]*<?([^\s()<>]{1,2000})")
# Not a footnote or a remark of several words.
_DEFINITION = re.compile(r"^ {0,3}\[(?!\^)([^\[\]\n]{1,200})\]:[ \t]*+<?+([^\s<>]++)([^\n]*+)$", re.MULTILINE)
_MAX_TARGET, _MAX_TITLE = 2000, 1000
_TITLE = re.compile(rf""">?[ \t]*+(?:["'(].{{0,{_MAX_TITLE}}}+)?""")
_LIST_ITEM = re.compile(r"[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)")
_INDENTED = re.compile(r"(?: {4}| {0,3}\t)")
_ANY_INDENTED = re.compile(r"^(?: {4}| {0,3}\t)", re.MULTILINE)
_PRE = re.compile(r"<(?:pre|script|style)[\s>]", re.IGNORECASE)
_PRE_END = re.compile(r"</(?:pre|script|style)\s*>", re.IGNORECASE)
AUTOLINK = re.compile(r"<(https?://[^\s<>]{1,2000})>", re.IGNORECASE)


@lru_cache(maxsize=8)
def body_of(text: str) -> str:
    """Drop byte order mark, frontmatter and what MDX adds; use Unix line ends."""
    lines, end = _frontmatter(text)
    return without_mdx("\n".join(lines[end:]))


def has_frontmatter(text: str) -> bool:
    return _frontmatter(text)[1] > 0


def _frontmatter(text: str) -> tuple[list[str], int]:
    text = text[:MAX_READ].lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = _BLANKS.sub("\n\n", text).lstrip().split("\n")
    mark = lines[0].strip()
    if mark in {"---", "+++"}:
        ends = {mark, "..."} if mark == "---" else {mark}
        for number, line in enumerate(lines[1:FRONTMATTER_LINES], start=1):
            if line.strip() in ends:
                return lines, number + 1
    return lines, 0


def without_comments(text: str) -> str:
    """An unclosed comment stays."""
    parts, position = [], 0
    while (start := text.find("<!--", position)) >= 0 and (end := text.find("-->", start + 4)) >= 0:
        parts.append(text[position:start])
        position = end + 3
    return "".join((*parts, text[position:]))


@lru_cache(maxsize=8)
def plain_prose(text: str) -> str:
    plain = _without_pre(_without_indented(_without_fenced(body_of(text))))
    return without_comments(re.sub(r"`[^`\n]+`", " ", plain))


def _without_fenced(text: str) -> str:
    found = tuple(markdown_parts(text))
    plain = "".join(part.text for part in found if not part.is_code)
    return plain.removesuffix("\n") if found and found[-1].is_code else plain


def _without_indented(text: str) -> str:
    """Indented code comes after a blank line and outside lists (CommonMark §4.4)."""
    if not _ANY_INDENTED.search(text):
        return text
    kept, blank, listed, code = [], True, False, False
    for line in text.split("\n"):
        says = bool(line.strip())
        if says and not _INDENTED.match(line):
            listed, code = bool(_LIST_ITEM.match(line)) or (listed and line[:1] in " \t"), False
        elif says:
            code = code or (blank and not listed)
        if not code:
            kept.append(line)
        blank = not says
    return "\n".join(kept)


def _without_pre(text: str) -> str:
    """These elements hold no Markdown (§4.6)."""
    if not _PRE.search(text):
        return text
    kept, within = [], False
    for line in text.split("\n"):
        within = within or _PRE.match(line.lstrip()[:20]) is not None
        if not within:
            kept.append(line)
        elif _PRE_END.search(line):
            within = False
    return "\n".join(kept)


def h1(text: str) -> str:
    """The H1, even indented, of the first line after frontmatter, comments and blank lines, or ""."""
    lines = without_comments(body_of(text)).lstrip("\ufeff \t\n\v\f").split("\n", 2)
    first = lines[0][:MAX_LINE]
    depth, words = _heading(first)
    if depth == 1 and words[:1].strip():
        return clean_text(words, 200)
    second = lines[1] if len(lines) > 1 else ""
    return clean_text(first, 200) if first.strip() and _SETEXT.fullmatch(second[:MAX_LINE]) else ""


def heading_in(line: str, after: str) -> str:
    """A line's H1, which the line after may underline, or ""."""
    line, after = line[:MAX_LINE], after[:MAX_LINE]
    depth, words = _heading(line)
    if depth:
        return clean_text(words, 200) if depth == 1 else ""
    if _SETEXT.fullmatch(after) and not _NO_SETEXT.match(line):
        return clean_text(line, 200)
    if _HTML_H1.match(line):
        return clean_text(_ANY_TAG.sub(" ", line), 200) or clean_text(_ANY_TAG.sub(" ", after), 200)
    return ""


def has_sections(text: str) -> bool:
    return _SECTION.search(plain_prose(text)) is not None


def first_words(text: str) -> str:
    for line in _SAY_NOTHING.sub("", plain_prose(text), count=1).split("\n"):
        depth, words = _heading(line[:MAX_LINE])
        if words and (text := clean_text(words if depth else line, 300)):
            return text
    return ""


def _heading(line: str) -> tuple[int, str]:
    found = _ATX.match(line)
    if found is None:
        return 0, line
    words = line[found.end() :].rstrip(" \t")
    inner = words.rstrip("#")
    closed = inner != words and inner[-1:] in {" ", "\t"}
    return len(found[1]), inner.rstrip(" \t") if closed else words


def link_targets(text: str) -> tuple[str, ...]:
    """The http(s) targets outside code, without images and fragments."""
    shown = plain_prose(text)
    plain = _IMAGE.sub("image", shown)
    inline = (m[1] for m in _INLINE.finditer(plain) if _opens(plain, m.start()))
    images = {label.lower() for label in _IMAGE.findall(shown) if label}
    if images:
        images -= {label.lower() for label in _LABEL.findall(plain)}
    definitions = (m for m in _DEFINITION.finditer(plain) if m[1].lower() not in images)
    defined = filter(None, map(_defined, definitions))
    others = (m[1] for m in AUTOLINK.finditer(plain))
    found = (target for source in (inline, defined, others) for target in source if _leads_somewhere(target))
    return tuple(target for target, _ in zip(found, range(MAX_LINKS), strict=False))


def _opens(text: str, end: int) -> bool:
    start = text.rfind("[", max(0, end - 1000), end)
    return start >= 0 and text[max(0, start - 1) : start] not in {"\\", "!"}


def _defined(found: re.Match[str]) -> str:
    run, rest = found[2], found[3]
    if len(run) <= _MAX_TARGET and _TITLE.fullmatch(rest):
        return run
    end = max(run.rfind(mark, 1, _MAX_TARGET + 1) for mark in "\"'(")
    return run[:end] if end > 0 and len(run) - end - 1 + len(rest) <= _MAX_TITLE else ""


def _leads_somewhere(target: str) -> bool:
    scheme, colon, _ = target.partition(":")
    if target.startswith("#"):
        return False
    return not colon or scheme.lower() in {"http", "https"} or not scheme.isalpha()


_SHORT = 600
_ENOUGH = 12  # Words
_MOST = 0.8

_CODE = re.compile(
    r"\W*(?:oops\W*)?(?:error\W*|http\W*|status\W*)*(?:4\d\d|50\d)(?:\W*(?:error|page))*\W*", re.IGNORECASE
)
_PHRASE = re.compile(
    r"""
    \bnot\W{1,3}found\b | \bno\ such\ (?:page|file) | \b(?:could\ not|couldn.t|cannot|can.t)\ be\ found
  | \bdoes(?:\ not|n.t)\ exist | \bpage\ (?:is\ )?missing | \bno\ longer\ (?:exists|available)
  | \baccess\ denied | \bpermission\ denied
  | ^\W*(?:403\W*)?forbidden\W*$ | ^\W*(?:401\W*)?unauthori[sz]ed\W*$
  | \binternal\ server\ error | \bservice\ unavailable | \bbad\ gateway | \bgateway\ time-?out
  | \bsomething\ went\ wrong | \ban?\ (?:unexpected\ )?error\ (?:has\ )?occurred
  | (?<!not\ )(?<!n.t\ )(?<!no\ )(?<!never\ )\b(?:enable|requires?|need)\ javascript
  | (?<!no\ )\bjavascript\ (?:is\ )?(?:required|disabled)
  | \bnicht\ gefunden | \bexistiert\ nicht | \bintrouvable | \bn.existe\ pas
  | \bno\ (?:se\ ha\ |fue\ )?encontrad[ao]
  | \bno\ existe | \bn[aã]o\ encontrad[ao] | \bnon\ (?:è\ stata\ )?trovat[ao]
  | \bniet\ gevonden | \bnie\ znaleziono
  | \bnie\ istnieje | \bhittades\ inte | \bikke\ (?:fundet|funnet) | \bbulunamad | не\ найден | не\ существует
  | 找不到 | 未找到 | 不存在 | 見つかりません | 찾을\ 수\ 없
    """,
    re.VERBOSE | re.IGNORECASE,
)


_LATER = re.compile(r"\btoo\ many\ requests | \brate\ limit(?:ed|\ exceeded)", re.VERBOSE | re.IGNORECASE)
_LOG_IN = re.compile(
    r"\b(?:sign|log)\W?in\ (?:is\ required|to\ (?:continue|proceed|view|read|access))", re.IGNORECASE
)


_NO_LETTER = re.compile(r"[\W_]+")
_A_NAME_GOES_ON = re.compile(r"[\s\"'\u2019\u201d\u00bb]+(\w)")


def error_in(text: str, page: Page | None = None, url: str = "") -> Reason | None:
    """Why a text is an error page, or None; the names on `page` and in `url` are none."""
    own = _own_names(page, url)
    if (later := _phrase_in(_LATER, _beginning(text))) and _squeezed(later) not in own:
        return Reason.RATE_LIMITED
    return Reason.ERROR_PAGE if says_error(text, page, url) else None


def says_error(text: str, page: Page | None = None, url: str = "") -> bool:
    """Ignores phrases in the site's name, and log-in offers that the home page shares."""
    beginning, own = _beginning(text), _own_names(page, url)
    if _CODE.fullmatch(beginning):
        return _squeezed(beginning) not in own
    whole = clean_text(plain_prose(text), _SHORT + 1)
    if len(whole) <= _SHORT and _LOG_IN.search(whole) and not (page and _LOG_IN.search(page.text)):
        return True
    phrase = _phrase_in(_PHRASE, beginning) or _phrase_in_rest(text, whole)
    return bool(phrase) and _squeezed(phrase) not in own and not _is_said_by(page, text, phrase)


def states_error(line: str) -> bool:
    """Whether a heading says that something failed, which a name such as "The Not Found Office" doesn't."""
    return bool(_CODE.fullmatch(line) or _phrase_in(_PHRASE, line) or _phrase_in(_LATER, line))


def _phrase_in(phrases: re.Pattern[str], line: str) -> str:
    """Return the phrase that a line states, or "".

    A word in capitals right after it makes it part of a name.
    """
    for found in phrases.finditer(line):
        after = _A_NAME_GOES_ON.match(line, found.end())
        if after is None or not after[1].isupper():
            return found[0]
    return ""


def _beginning(text: str) -> str:
    return first_words(text)[:120]


def _phrase_in_rest(text: str, whole: str) -> str:
    """Return a phrase of a short text without links, below its first line."""
    if len(whole) > _SHORT or "](" in whole:
        return ""
    found = _PHRASE.search(whole, len(first_words(text)))
    return found[0] if found else ""


def _own_names(page: Page | None, url: str) -> str:
    return _squeezed(f"{page.title} {page.h1}" if page else "") + " " + _squeezed(host_of(url))


def _squeezed(text: str) -> str:
    """Return its letters and digits alone, as names are written in hosts."""
    return _NO_LETTER.sub("", clean_text(text, 1000).lower())


def _is_said_by(page: Page | None, text: str, phrase: str) -> bool:
    if page is None or phrase.lower() not in page.text.lower():
        return False
    said, own = word_set(plain_prose(text)), word_set(page.text)
    return len(own) >= _ENOUGH and len(said & own) >= _MOST * len(said)
