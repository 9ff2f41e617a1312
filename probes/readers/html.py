"""Parses HTML into a small frozen structure; never raises."""

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import lru_cache
from html import unescape
from itertools import islice
from typing import Any, NamedTuple

from lxml import etree

from probes.evidence.charsets import codec_of
from probes.evidence.evidence import Evidence, Exchange
from probes.evidence.link import Link
from probes.readers.json_text import load
from probes.readers.links import make_link
from probes.readers.replies import HTML_TYPES, looks_like_html
from probes.readers.texts import clean_text
from probes.readers.urls import absolute_url

MAX_ATTRIBUTES = 256

_BLANK = r"[\t\n\f\r /]"
_VALUE = r"""(?:"[^"]*+"|'[^']*+'|[^\t\n\f\r >]*+)"""
_ATTRIBUTE = rf"[^\t\n\f\r />][^\t\n\f\r />=]*+(?>[\t\n\f\r ]*+=[\t\n\f\r ]*+{_VALUE}|)"
ATTRIBUTES = rf"{_BLANK}*+(?:{_ATTRIBUTE}{_BLANK}*+){{0,{MAX_ATTRIBUTES}}}+"
NAME = r"[a-z][^\t\n\f\r />]*+"
END = rf"(?:{_BLANK}|>)"
_IN_SCRIPT = rf"(?:-(?!->)|<(?!/script{END})|[^<-]++)*+"
# In an HTML comment a nested `<script>` has its own end tag.
_ESCAPED = rf"<!--(?!-?>)(?:-(?!->)|<script(?={END}){_IN_SCRIPT}(?:</script)?+|<(?!/?script{END})|[^<-]++)*+"
UNTIL_END = {
    name: rf"(?:<(?!/{name}{END})|[^<]++)*+"
    for name in ("style", "title", "textarea", "iframe", "noembed", "noframes", "xmp")
} | {"script": rf"(?:{_ESCAPED}|<(?!/script{END})|[^<]++)*+", "plaintext": r"(?s:.)*+"}
_TEXTS = "|".join(rf"<{name}(?={END}){ATTRIBUTES}(?:>{content}|\Z)" for name, content in UNTIL_END.items())
_IS_RAW = rf"(?:{'|'.join(UNTIL_END)}){END}"
COMMENT = r"<!--(?>(?!-?>)(?:-(?!-!?>)|[^-]++)*+|)"
# Declarations, processing instructions, CDATA sections and end tags without a name.
BOGUS = r"<(?:!(?!--)|\?|/(?![a-z]))[^>]*+"
TAG = rf"<(?!{_IS_RAW})/?+{NAME}{ATTRIBUTES}(?:>|\Z)"
_FINE = re.compile(rf"(?:<(?![/!?a-z])|{TAG}|{COMMENT}|{BOGUS}|{_TEXTS}|[^<]++)*+".encode(), re.IGNORECASE)
_TOKEN = re.compile(
    rf"{COMMENT}|{BOGUS}|{_TEXTS}|</?+(?P<name>{NAME}){ATTRIBUTES}(?:>|\Z)".encode(), re.IGNORECASE
)
# A tag with too many attributes: the part to keep, and the rest.
_FULL = re.compile(rf"(</?+{NAME}{ATTRIBUTES})(?:{_BLANK}++|{_ATTRIBUTE})*+".encode(), re.IGNORECASE)


def bound_tags(markup: bytes) -> bytes:
    at = _end_of_fine(markup, 0)
    if at == len(markup):  # the usual case
        return markup
    parts = [markup[:at]]
    while at < len(markup):
        found = _FULL.match(markup, at)
        parts.append(found[1] if found else markup[at : at + 1])
        start = found.end() if found else at + 1
        at = _end_of_fine(markup, start)
        parts.append(markup[start:at])
    return b"".join(parts)


def flatten(markup: bytes, kept: AbstractSet[bytes]) -> bytes:
    return _TOKEN.sub(
        lambda token: token[0] if token["name"] is None or token["name"].lower() in kept else b" ", markup
    )


def _end_of_fine(markup: bytes, start: int) -> int:
    found = _FINE.match(markup, start)
    return found.end() if found else start


READ_BYTES = 512 * 1024
MAX_TEXT = 100_000  # Characters; a longer text keeps its beginning and its end
_TEXT_END = 20_000
MAX_EXCERPT = 200

MAX_NESTED = 2  # Browsers close the outer element

_LINKS, _FORMS, _FIELDS, _ANCHORS, _BUTTONS, _BLOCKS, _METAS = 200, 60, 60, 600, 200, 40, 200
_FIRST = 450  # Links kept from the start; the rest come from the end, since footers lead to the owner
_LOOKED_AT, _SUBMITS = 1000, 10
_HEADINGS = 40
_EMBEDS, _SUMMARIES = 60, 60
_HIDDEN = ("script", "style", "noscript", "template", "svg", "title", "iframe", "object")
_CONTROLS = frozenset({"input", "select", "textarea"})
_READ_TAGS = (
    *("title", "h1", "base", "link", "meta", "script", "form", "a", "button", "input"),
    *("area", "summary", "iframe", "textarea"),
)
_KEPT_IN_FLAT = frozenset(
    name.encode()
    for name in (
        *_READ_TAGS,
        *_HIDDEN,
        *_CONTROLS,
        "html",
        "head",
        "body",
        "h2",
        "h3",
        "img",
        "option",
        "label",
    )
)
_BUTTON_TYPES = frozenset({"submit", "button", "image", "reset"})
_PRESSED_TYPES = _BUTTON_TYPES - {"reset"}
# Consent banners and lazy loaders hold back the address of a frame.
_FRAMED = ("src", "data-src", "data-lazy-src", "data-cookieconsent-src", "data-cmp-src")
_NO_PAGE = ("about:", "javascript:", "data:")
_HEADLINES = ("h1", "h2", "h3", "h4", "h5", "h6")
_ROLES = etree.XPath(
    "(//*[@role='button'][not(self::a[@href] or self::button or self::input)])[position() <= 1000]"
    "[not(ancestor::*[@role='button'])]"
)
_WIDGETS = etree.XPath("(//*[@data-url or @data-cal-link][not(self::iframe)])[position() <= 60]")
_TEXT_NODES = etree.XPath(".//text()", smart_strings=False)


_Found = dict[str, list[etree._Element]]  # noqa: SLF001 - the name that lxml gives the type


class FormField(NamedTuple):
    """`placeholder` is the hint or aria-label."""

    name: str
    type: str
    autocomplete: str = ""
    placeholder: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """As written, so `action` may be relative; `method` is in lower case."""

    action: str
    method: str
    fields: tuple[FormField, ...] = ()
    buttons: tuple[str, ...] = ()
    attributes: Mapping[str, str] = field(default_factory=dict)
    excerpt: str = ""


class Anchor(NamedTuple):
    """An `<a href>` or `<area href>`; `text` is its text, label or image text."""

    href: str
    text: str
    in_heading: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Signposts:
    """`<link>` elements with absolute URLs, and every JSON-LD object with `@graph` expanded."""

    links: tuple[Link, ...] = ()
    json_ld: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Page(Signposts):
    """Every text is one cleaned line.

    `meta` maps a lower-case name, property or http-equiv to contents; `buttons` and `inputs` are those
    outside forms; `unlinked` are texts of `<a>` without an address, which scripts open. `frames` are
    addresses of iframes, "" where a script sets it; `widgets` are addresses that scripts read from elements;
    `is_partial` says that links, buttons, forms or frames were left out; `is_cut` that only the page's
    beginning was read.
    """

    title: str = ""
    h1: str = ""
    headings: tuple[str, ...] = ()
    text: str = ""
    lang: str = ""
    meta: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    forms: tuple[Form, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    buttons: tuple[str, ...] = ()
    unlinked: tuple[str, ...] = ()
    inputs: tuple[FormField, ...] = ()
    summaries: tuple[str, ...] = ()
    frames: tuple[str, ...] = ()
    widgets: tuple[str, ...] = ()
    is_partial: bool = False
    is_cut: bool = False
    memo: dict[Hashable, Any] = field(default_factory=dict, init=False, repr=False, compare=False)
    """What facts found out of it, by `memoize`."""

    def __hash__(self) -> int:
        """Reads what no two pages share."""
        return hash((self.title, self.text))

    def last_text(self, most: int) -> str:
        """The small print; "" for a cut page, whose footer nobody saw."""
        return "" if self.is_cut else self.text[-most:]


def is_html(exchange: Exchange) -> bool:
    return exchange.media_type in HTML_TYPES or looks_like_html(exchange)


@lru_cache(maxsize=16)  # several readers parse the pages of one visit
def parse_page(exchange: Exchange) -> Page:
    """Parse the first 512 KiB; of other text than HTML, `text` holds all."""
    if not is_html(exchange):
        return Page(text=clean_text(exchange.text, MAX_TEXT), is_cut=exchange.truncated)
    markup, is_cut = _markup(exchange), exchange.truncated or len(exchange.body) > READ_BYTES
    root = _tree(markup)
    return _page(root, markup, exchange.final_url, is_cut=is_cut) if root is not None else Page(is_cut=is_cut)


@lru_cache(maxsize=256)  # concurrent visits read their home pages at several stages
def signposts(exchange: Exchange) -> Signposts:
    """Costs a third of `parse_page`."""
    root = parse_tree(exchange)
    if root is None:
        return Signposts()
    found = _by_tag(root, "base", "link", "script")
    return Signposts(links=_links(found, exchange.final_url), json_ld=_json_ld(found))


def links(exchange: Exchange, evidence: Evidence) -> tuple[Link, ...]:
    if exchange in evidence.links:
        return evidence.links[exchange]
    return (signposts if evidence.is_under_way else parse_page)(exchange).links


def json_ld(exchange: Exchange, evidence: Evidence) -> tuple[dict[str, Any], ...]:
    return (signposts if evidence.is_under_way else parse_page)(exchange).json_ld


def base_of(exchange: Exchange) -> str:
    root = parse_tree(exchange)
    return exchange.final_url if root is None else _base(_by_tag(root, "base"), exchange.final_url)


def parse_tree(exchange: Exchange) -> etree._Element | None:
    return _tree(_markup(exchange)) if is_html(exchange) else None


def _markup(exchange: Exchange) -> bytes:
    """The beginning in UTF-8, with as much as the parser may get."""
    body = exchange.body[:READ_BYTES]
    codec = codec_of(body, exchange.header("content-type"))
    return bound_tags(body.decode(codec, errors="replace").encode(errors="replace").replace(b"\0", b""))


def _tree(markup: bytes) -> etree._Element | None:
    root, is_whole = _parsed(markup)
    return root if is_whole else _parsed(flatten(markup, _KEPT_IN_FLAT))[0]


def _parsed(markup: bytes) -> tuple[etree._Element | None, bool]:
    """Also return whether the tree is complete: the parser stops at 256 nested elements."""
    parser = etree.HTMLParser(
        encoding="utf-8", remove_comments=True, remove_pis=True, no_network=True, collect_ids=False
    )
    try:
        root = etree.fromstring(markup, parser)
    except (etree.LxmlError, ValueError):
        return None, True
    last = parser.error_log.last_error
    return root, last is None or last.type != etree.ErrorTypes.ERR_RESOURCE_LIMIT


def _page(root: etree._Element, markup: bytes, url: str, *, is_cut: bool) -> Page:
    _empty_templates(root)
    found = _by_tag(root, *_READ_TAGS)
    json_ld = _json_ld(found)
    etree.strip_elements(root, "style", "script", with_tail=False)  # no part of a label
    written = markup.lower()  # without a name of theirs, no element has these attributes
    pressed = _pressed(found, _ROLES(root) if b"role" in written else [])
    has_widgets = b"data-url" in written or b"data-cal-link" in written
    return Page(
        title=next((_text(e, 500) for e in found["title"] if _parent(e) != "svg"), ""),
        h1=next(filter(None, (_text(e, 500) for e in _shallow(found["h1"]))), ""),
        headings=tuple(filter(None, (_text(e, 200) for e in _shallow(_headings(root))))),
        lang=_attribute(root, "lang", 35),
        links=_links(found, url),
        meta=_meta(found),
        json_ld=json_ld,
        forms=tuple(map(_form, _shallow(found["form"][:_FORMS]))),
        anchors=_anchors(found, _in_headlines(root)),
        buttons=_buttons(pressed[:_BUTTONS]),
        unlinked=_unlinked(found),
        inputs=_inputs(found),
        summaries=tuple(_text(e, 80) for e in _shallow(found["summary"][:_SUMMARIES])),
        frames=_frames(found),
        widgets=_widgets(_WIDGETS(root) if has_widgets else []),
        is_partial=_left_some_out(found) or len(pressed) > _BUTTONS,
        is_cut=is_cut,
        text=_visible_text(root),  # last: it removes hidden elements from the tree
    )


def _headings(root: etree._Element) -> Iterator[etree._Element]:
    return islice(root.iter("h2", "h3"), _HEADINGS)


def _by_tag(root: etree._Element, *tags: str) -> _Found:
    found: _Found = {tag: [] for tag in tags}
    for element in root.iter(*tags):
        found[str(element.tag)].append(element)
    return found


def _empty_templates(root: etree._Element) -> None:
    """No browser shows template contents, except declared shadow trees."""
    for template in [e for e in root.iter("template") if "shadowrootmode" not in e.attrib]:
        template.clear(keep_tail=True)


def _visible_text(root: etree._Element) -> str:
    etree.strip_elements(root, *_HIDDEN, with_tail=False)
    # As long as the page at most, so no cap is needed.
    text = clean_text(" ".join(_TEXT_NODES(root)), READ_BYTES)
    return text if len(text) <= MAX_TEXT else f"{text[: MAX_TEXT - _TEXT_END - 3]} … {text[-_TEXT_END:]}"


def _base(found: _Found, url: str) -> str:
    return absolute_url(_attribute(next(iter(found["base"]), None), "href", 2048), url) or url


def _shallow(elements: Iterable[etree._Element]) -> Iterator[etree._Element]:
    """Skip elements nested too deep in their kind, so that parsing stays linear.

    They are all of their kind in a part of the document, in its order: only where the one before has elements
    in it, or is in one of its kind, the next may be nested.
    """
    may_be_nested: dict[str, bool] = {}
    for element in elements:
        tag = str(element.tag)
        depth = _nesting(element) if may_be_nested.get(tag, True) else 0
        may_be_nested[tag] = depth > 0 or len(element) > 0
        if depth < MAX_NESTED:
            yield element


def _nesting(element: etree._Element) -> int:
    """How many elements of its kind it is in, at most MAX_NESTED."""
    return sum(1 for _ in islice(element.iterancestors(str(element.tag)), MAX_NESTED))


def _parent(element: etree._Element) -> str:
    parent = element.getparent()
    return str(parent.tag) if parent is not None else ""


def _text(element: etree._Element, cap: int) -> str:
    if not len(element):
        return clean_text(element.text or "", cap)
    texts: list[str] = []
    room = 4 * cap  # as much as `clean_text` reads
    for text in element.itertext():
        texts.append(str(text))
        room -= len(text) + 1
        if room < 0:
            break
    return clean_text(" ".join(texts), cap)


def _attribute(element: etree._Element | None, name: str, cap: int) -> str:
    return clean_text(str(element.get(name) or ""), cap) if element is not None else ""


def _links(found: _Found, url: str) -> tuple[Link, ...]:
    base = _base(found, url)
    made = (
        make_link(
            _attribute(e, "rel", 200),
            _attribute(e, "href", 2048),
            _attribute(e, "type", 100),
            base,
            hreflang=_attribute(e, "hreflang", 35),
        )
        for e in found["link"][:_LINKS]
        if next(e.iterancestors("template"), None) is None
    )
    return tuple(link for link in made if link)


def _meta(found: _Found) -> dict[str, tuple[str, ...]]:
    seen: dict[str, tuple[str, ...]] = {}
    for element in found["meta"][:_METAS]:
        for kind in ("name", "property", "http-equiv"):
            if name := _attribute(element, kind, 100).lower():
                seen[name] = (*seen.get(name, ()), _attribute(element, "content", 1000))
    return seen


def _json_ld(found: _Found) -> tuple[dict[str, Any], ...]:
    blocks: list[dict[str, Any]] = []
    for element in found["script"]:
        if _attribute(element, "type", 100).lower().startswith("application/ld+json"):
            value = load("".join(element.itertext()))
            for node in value if isinstance(value, list) else [value]:
                if isinstance(node, dict):
                    graph = node.get("@graph")
                    blocks += [
                        n for n in (graph if isinstance(graph, list) else [node]) if isinstance(n, dict)
                    ]
    return tuple(blocks[:_BLOCKS])


def _form(element: etree._Element) -> Form:
    fields: list[FormField] = []
    pressed = _shallow(islice(element.iter("button"), _SUBMITS))
    buttons = [_text(e, 80) or _attribute(e, "value", 80) for e in pressed]
    for control in islice(element.iter(*_CONTROLS), _LOOKED_AT):
        kind = _kind(control)
        if kind in _BUTTON_TYPES:
            buttons.append(_attribute(control, "value", 80) or _attribute(control, "alt", 80))
        elif len(fields) < _FIELDS:
            fields.append(_field(control, kind))
    attributes = {str(k): clean_text(str(v), 300) for k, v in islice(element.attrib.items(), 30)}
    texts = tuple(text for text in buttons[:_SUBMITS] if text)
    return Form(
        action=_attribute(element, "action", 2048),
        method=_attribute(element, "method", 10).lower() or "get",
        fields=tuple(fields),
        buttons=texts,
        attributes=attributes,
        excerpt=clean_text(" ".join((_opening_tag(attributes), *texts)), MAX_EXCERPT),
    )


def _kind(control: etree._Element) -> str:
    return _attribute(control, "type", 20).lower() or ("text" if control.tag == "input" else str(control.tag))


def _field(control: etree._Element, kind: str) -> FormField:
    texts = [_attribute(control, name, 80) for name in ("name", "placeholder", "aria-label")]
    return FormField(texts[0], kind, _attribute(control, "autocomplete", 40), texts[1] or texts[2])


def _inputs(found: _Found) -> tuple[FormField, ...]:
    fields = (*found["input"][:_BUTTONS], *found["textarea"][:_BUTTONS])
    alone = (e for e in fields if next(e.iterancestors("form"), None) is None)
    kinds = ((e, _kind(e)) for e in alone)
    return tuple(_field(e, kind) for e, kind in kinds if kind not in _BUTTON_TYPES)[:_FIELDS]


def _opening_tag(attributes: Mapping[str, str]) -> str:
    return "<form" + "".join(f' {name}="{value}"' for name, value in attributes.items()) + ">"


def _anchors(found: _Found, in_headlines: set[etree._Element]) -> tuple[Anchor, ...]:
    linked = [*found["a"], *found["area"]]
    some = [linked] if len(linked) <= _ANCHORS else [linked[:_FIRST], linked[_FIRST - _ANCHORS :]]
    hrefs = ((e, e.get("href")) for part in some for e in _shallow(part))
    return tuple(
        Anchor(clean_text(str(href), 2048), _text(e, 120) or _label(e), e in in_headlines)
        for e, href in hrefs
        if href is not None
    )


def _unlinked(found: _Found) -> tuple[str, ...]:
    """Those with a name are places in the page, and those without attributes do nothing."""
    some = (e for e in found["a"][:_LOOKED_AT] if e.attrib and not {"href", "name"} & {*e.attrib})
    alone = (e for e in some if _nesting(e) < MAX_NESTED and e.get("role") != "button")
    return tuple(filter(None, (_text(e, 80) or _label(e) for e in islice(alone, _BUTTONS))))


def _in_headlines(root: etree._Element) -> set[etree._Element]:
    """Return the links within headlines, and those that hold one."""
    found: set[etree._Element] = set()
    for headline in root.iter(*_HEADLINES):
        found.update(headline.iterancestors("a", "area"))
        if next(headline.iterancestors(*_HEADLINES), None) is None:  # else those within are found already
            found.update(headline.iter("a", "area"))
    return found


def _label(element: etree._Element) -> str:
    shown = tuple(_attribute(element, name, 120) for name in ("aria-label", "title", "alt"))
    pictured = (_attribute(e, "alt", 120) for e in islice(element.iter("img"), 3))
    return next(filter(None, (*shown, *pictured)), "")


def _pressed(found: _Found, buttons: Iterable[etree._Element]) -> list[etree._Element]:
    """Return what is pressed outside of forms: buttons, and whatever has their role, the `buttons`."""
    inputs = (e for e in found["input"][:_LOOKED_AT] if _kind(e) in _PRESSED_TYPES)
    pressed = (*_shallow(found["button"][:_LOOKED_AT]), *inputs, *buttons)
    return [e for e in pressed if next(e.iterancestors("form"), None) is None]


def _buttons(pressed: Iterable[etree._Element]) -> tuple[str, ...]:
    labels = (_attribute(e, "value", 80) if e.tag == "input" else _text(e, 80) for e in pressed)
    texts = (
        label or next(filter(None, (_attribute(e, name, 80) for name in ("aria-label", "alt"))), "")
        for e, label in zip(pressed, labels, strict=True)
    )
    return tuple(filter(None, texts))


def _frames(found: _Found) -> tuple[str, ...]:
    """Return the addresses of frames that one sees and that do not stand in a noscript element."""
    frames = (e for e in found["iframe"][:_EMBEDS] if next(e.iterancestors("noscript"), None) is None)
    return tuple(_framed(e) for e in frames if _is_shown(e))


def _framed(frame: etree._Element) -> str:
    held = (_attribute(frame, name, 2048) for name in _FRAMED)
    return next((url for url in held if url and not url.lower().startswith(_NO_PAGE)), "")


def _widgets(elements: Iterable[etree._Element]) -> tuple[str, ...]:
    cal = "https://cal.com/"
    urls = (_attribute(e, "data-url", 2048) or cal + _attribute(e, "data-cal-link", 200) for e in elements)
    return tuple(url for url in urls if url.startswith(("https:", "http:", "//")))


def _is_shown(frame: etree._Element) -> bool:
    style = _attribute(frame, "style", 300).replace(" ", "").lower()
    sizes = {_attribute(frame, name, 10).removesuffix("px") for name in ("width", "height")}
    hidden = "hidden" in frame.attrib or "display:none" in style or "visibility:hidden" in style
    return not hidden and not sizes & {"0", "1"}


def _left_some_out(found: _Found) -> bool:
    return (
        len(found["a"]) + len(found["area"]) > _ANCHORS
        or len(found["form"]) > _FORMS
        or len(found["iframe"]) > _EMBEDS
        or len(found["input"]) > _BUTTONS
    )


_META_VALUE = r"""(?:"[^"]*+"|'[^']*+'|[^\s>]*+)"""
_META_ATTRIBUTE = rf"[^\s/>][^\s/>=]*+(?>\s*+=\s*+{_META_VALUE}|)"
_MARKUP = re.compile(
    rf"<(?:!--|(?P<end>/?+)(?P<name>[a-z][^\s/>]*+)(?P<rest>(?:[\s/]++|{_META_ATTRIBUTE})*+))", re.IGNORECASE
)
_PARTS = re.compile(rf"([^\s/>][^\s/>=]*+)(?>\s*+=\s*+({_META_VALUE})|)")
_NUMBER = re.compile("&#(?=[0-9]{8})0*+([0-9]*+)(;?)")  # Python refuses integers of thousands of digits
_DIGITS = len(str(0x10FFFF))
_COMMENT_END = re.compile("--!?>")
# Not `noscript`: we run no scripts.
_RAW_ENDS = {
    name: re.compile(rf"</{name}(?=[\s/>])", re.IGNORECASE)
    for name in ("script", "style", "title", "textarea", "iframe", "noembed", "noframes", "xmp")
}


_OF_THE_HEAD = frozenset(
    {"html", "head", "base", "basefont", "bgsound", "link", "meta", "noscript", "template"}
) | (_RAW_ENDS.keys() - {"textarea", "iframe", "xmp", "noembed"})


def shows_whole_head(exchange: Exchange) -> bool:
    """Whether anything of the body was read (WHATWG HTML §13.2.6.4.4)."""
    text = exchange.body.decode("latin-1").replace("\0", "")
    return any(tag["name"].lower() not in _OF_THE_HEAD or _ends_head(tag) for tag in _tags(text))


def _ends_head(tag: re.Match[str]) -> bool:
    return bool(tag["end"]) and tag["name"].lower() == "head"


def meta_elements(exchange: Exchange) -> Iterator[Mapping[str, str]]:
    codec = codec_of(exchange.body, exchange.header("content-type"))
    if codec.startswith(("utf-16", "utf-32")):
        yield from _metas(exchange.body.decode(codec, errors="replace"))
    # Other encodings are ASCII-compatible, and the declared one may be wrong.
    yield from _metas(exchange.body.decode("latin-1"))


def _metas(text: str) -> Iterator[Mapping[str, str]]:
    tags = _tags(text.replace("\0", ""))
    return (_attributes(tag["rest"]) for tag in tags if tag["name"].lower() == "meta")


def _tags(text: str) -> Iterator[re.Match[str]]:
    position = 0
    while found := _MARKUP.search(text, position):
        position = found.end()
        name = (found["name"] or "").lower()
        if name:
            yield found
        if end := _end_of_text(found, name):
            closed = end.search(text, found.start() + 2)
            if closed is None:
                return
            position = closed.end()


def _end_of_text(found: re.Match[str], name: str) -> re.Pattern[str] | None:
    """`<script/>` counts as closed."""
    if not name:
        return _COMMENT_END
    return None if found["end"] or found["rest"].endswith("/") else _RAW_ENDS.get(name)


def _attributes(rest: str) -> Mapping[str, str]:
    attributes: dict[str, str] = {}
    for name, value in _PARTS.findall(rest):
        bare = value[1:-1] if value[:1] in {'"', "'"} and value[:1] == value[-1:] else value
        attributes.setdefault(name.lower(), unescape(_NUMBER.sub(_short_reference, bare)))
    return attributes


def _short_reference(number: re.Match[str]) -> str:
    digits, end = number.groups()
    return f"&#{digits or '0'}{end}" if len(digits) <= _DIGITS else "\ufffd"
