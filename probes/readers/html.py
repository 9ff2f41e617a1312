"""Parses HTML into a small frozen structure; never raises on hostile markup."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from typing import Any, Final, NamedTuple

from lxml import etree

from probes.evidence.charsets import codec_of
from probes.evidence.evidence import Evidence, Exchange
from probes.evidence.link import Link
from probes.readers.json_text import load
from probes.readers.links import make_link
from probes.readers.markup import bounded, flat
from probes.readers.replies import HTML_TYPES, looks_like_html
from probes.readers.texts import clean
from probes.readers.urls import absolute

READ: Final = 512 * 1024
MAX_TEXT: Final = 100_000
"""Characters; a longer text keeps its beginning and its end."""
_TEXT_END: Final = 20_000
MAX_EXCERPT: Final = 200

MAX_NESTED: Final = 2
"""Browsers close the outer element."""

_LINKS, _FORMS, _FIELDS, _ANCHORS, _BUTTONS, _BLOCKS, _METAS = 200, 60, 60, 600, 200, 40, 200
_FIRST = 450
"""Links kept from the start; the rest come from the end, since footers lead to the owner."""
_LOOKED_AT, _SUBMITS = 1000, 10
_HEADINGS = 40
_HIDDEN = ("script", "style", "noscript", "template", "svg", "title", "iframe", "object")
_CONTROLS = frozenset({"input", "select", "textarea"})
_READ_TAGS = ("title", "h1", "base", "link", "meta", "script", "form", "a", "button", "input")
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

_Found = dict[str, list[etree._Element]]  # noqa: SLF001 - the name that lxml gives the type


class FormField(NamedTuple):
    """One control; `placeholder` is its hint or aria-label."""

    name: str
    type: str
    autocomplete: str = ""
    placeholder: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """One form, as written: `action` may be relative, `method` is in lower case."""

    action: str
    method: str
    fields: tuple[FormField, ...] = ()
    buttons: tuple[str, ...] = ()
    attributes: Mapping[str, str] = field(default_factory=dict)
    excerpt: str = ""


class Anchor(NamedTuple):
    """One `<a href>`, as written; `text` is its text, label or image text."""

    href: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Signposts:
    """Links and structured data of a page.

    `links` are `<link>` elements with absolute URLs; `json_ld` holds every object of every block, with
    `@graph` expanded.
    """

    links: tuple[Link, ...] = ()
    json_ld: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Page(Signposts):
    """Contents of a page. Every text is one cleaned line quoted from the site.

    `meta` maps a lower-case name, property or http-equiv to contents; `buttons` and `inputs` are those
    outside forms. `is_cut`: only the page's beginning was read.
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
    inputs: tuple[FormField, ...] = ()
    is_cut: bool = False

    def last_text(self, most: int) -> str:
        """Return where the small print is; "" of a cut page, whose footer nobody saw."""
        return "" if self.is_cut else self.text[-most:]


def is_html(exchange: Exchange) -> bool:
    return exchange.media_type in HTML_TYPES or looks_like_html(exchange)


@lru_cache(maxsize=16)  # several readers parse the pages of one visit
def parse(exchange: Exchange) -> Page:
    """Parse the first 512 KiB of a page; for other text, `text` holds all of it."""
    if not is_html(exchange):
        return Page(text=clean(exchange.text, MAX_TEXT), is_cut=exchange.truncated)
    root, is_cut = tree(exchange), exchange.truncated or len(exchange.body) > READ
    return _page(root, exchange.final_url, is_cut=is_cut) if root is not None else Page(is_cut=is_cut)


@lru_cache(maxsize=256)  # concurrent visits read their home pages at several stages
def signposts(exchange: Exchange) -> Signposts:
    """Costs a third of `parse`."""
    root = tree(exchange)
    if root is None:
        return Signposts()
    found = _by_tag(root, "base", "link", "script")
    return Signposts(links=_links(found, exchange.final_url), json_ld=_json_ld(found))


def links(exchange: Exchange, evidence: Evidence) -> tuple[Link, ...]:
    if exchange in evidence.links:
        return evidence.links[exchange]
    return (signposts if evidence.is_under_way else parse)(exchange).links


def base_of(exchange: Exchange) -> str:
    root = tree(exchange)
    return exchange.final_url if root is None else _base(_by_tag(root, "base"), exchange.final_url)


def tree(exchange: Exchange) -> etree._Element | None:
    if not is_html(exchange):
        return None
    return _tree(exchange.body[:READ], exchange.header("content-type"))


def _tree(body: bytes, content_type: str) -> etree._Element | None:
    markup = body.decode(codec_of(body, content_type), errors="replace").encode(errors="replace")
    markup = bounded(markup.replace(b"\0", b""))
    root, is_whole = _parsed(markup)
    return root if is_whole else _parsed(flat(markup, _KEPT_IN_FLAT))[0]


def _parsed(markup: bytes) -> tuple[etree._Element | None, bool]:
    """Return the tree and whether it is complete: the parser stops at 256 nested elements."""
    parser = etree.HTMLParser(encoding="utf-8", remove_comments=True, remove_pis=True, no_network=True)
    try:
        root = etree.fromstring(markup, parser)
    except (etree.LxmlError, ValueError):
        return None, True
    last = parser.error_log.last_error
    return root, last is None or last.type != etree.ErrorTypes.ERR_RESOURCE_LIMIT


def _page(root: etree._Element, url: str, *, is_cut: bool) -> Page:
    _empty_templates(root)
    found = _by_tag(root, *_READ_TAGS)
    return Page(
        title=next((_text(e, 500) for e in found["title"] if _parent(e) != "svg"), ""),
        h1=next(filter(None, (_text(e, 500) for e in _shallow(found["h1"]))), ""),
        headings=tuple(filter(None, (_text(e, 200) for e in _shallow(_headings(root))))),
        lang=_attribute(root, "lang", 35),
        links=_links(found, url),
        meta=_meta(found),
        json_ld=_json_ld(found),
        forms=tuple(map(_form, _shallow(found["form"][:_FORMS]))),
        anchors=_anchors(found),
        buttons=_buttons(found),
        inputs=_inputs(found),
        is_cut=is_cut,
        text=_shown(root),  # last: it removes hidden elements from the tree
    )


def _headings(root: etree._Element) -> Iterator[etree._Element]:
    return islice(root.iter("h2", "h3"), _HEADINGS)


def _by_tag(root: etree._Element, *tags: str) -> _Found:
    found: _Found = {tag: [] for tag in tags}
    for element in root.iter(*tags):
        found[str(element.tag)].append(element)
    return found


def _empty_templates(root: etree._Element) -> None:
    """Drop template contents, which no browser shows, except declared shadow trees."""
    for template in [e for e in root.iter("template") if "shadowrootmode" not in e.attrib]:
        template.clear(keep_tail=True)


def _shown(root: etree._Element) -> str:
    etree.strip_elements(root, *_HIDDEN, with_tail=False)
    text = _text(root, READ)
    return text if len(text) <= MAX_TEXT else f"{text[: MAX_TEXT - _TEXT_END - 3]} … {text[-_TEXT_END:]}"


def _base(found: _Found, url: str) -> str:
    return absolute(_attribute(next(iter(found["base"]), None), "href", 2048), url) or url


def _shallow(elements: Iterable[etree._Element]) -> Iterator[etree._Element]:
    """Skip elements nested too deep in others of their kind, so that parsing stays linear."""
    return (
        e for e in elements if next(islice(e.iterancestors(str(e.tag)), MAX_NESTED - 1, None), None) is None
    )


def _parent(element: etree._Element) -> str:
    parent = element.getparent()
    return str(parent.tag) if parent is not None else ""


def _text(element: etree._Element, cap: int) -> str:
    if not len(element):
        return clean(element.text or "", cap)
    texts: list[str] = []
    room = 4 * cap  # as much as `clean` reads
    for text in element.itertext():
        texts.append(str(text))
        room -= len(text) + 1
        if room < 0:
            break
    return clean(" ".join(texts), cap)


def _attribute(element: etree._Element | None, name: str, cap: int) -> str:
    return clean(str(element.get(name) or ""), cap) if element is not None else ""


def _links(found: _Found, url: str) -> tuple[Link, ...]:
    base = _base(found, url)
    made = (
        make_link(_attribute(e, "rel", 200), _attribute(e, "href", 2048), _attribute(e, "type", 100), base)
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
    attributes = {str(k): clean(str(v), 300) for k, v in islice(element.attrib.items(), 30)}
    texts = tuple(text for text in buttons[:_SUBMITS] if text)
    return Form(
        action=_attribute(element, "action", 2048),
        method=_attribute(element, "method", 10).lower() or "get",
        fields=tuple(fields),
        buttons=texts,
        attributes=attributes,
        excerpt=clean(" ".join((_opening_tag(attributes), *texts)), MAX_EXCERPT),
    )


def _kind(control: etree._Element) -> str:
    return _attribute(control, "type", 20).lower() or ("text" if control.tag == "input" else str(control.tag))


def _field(control: etree._Element, kind: str) -> FormField:
    texts = [_attribute(control, name, 80) for name in ("name", "placeholder", "aria-label")]
    return FormField(texts[0], kind, _attribute(control, "autocomplete", 40), texts[1] or texts[2])


def _inputs(found: _Found) -> tuple[FormField, ...]:
    alone = (e for e in found["input"][:_BUTTONS] if next(e.iterancestors("form"), None) is None)
    kinds = ((e, _kind(e)) for e in alone)
    return tuple(_field(e, kind) for e, kind in kinds if kind not in _BUTTON_TYPES)[:_FIELDS]


def _opening_tag(attributes: Mapping[str, str]) -> str:
    return "<form" + "".join(f' {name}="{value}"' for name, value in attributes.items()) + ">"


def _anchors(found: _Found) -> tuple[Anchor, ...]:
    some = (
        found["a"]
        if len(found["a"]) <= _ANCHORS
        else (*found["a"][:_FIRST], *found["a"][_FIRST - _ANCHORS :])
    )
    hrefs = ((e, e.get("href")) for e in _shallow(some))
    return tuple(
        Anchor(clean(str(href), 2048), _text(e, 120) or _label(e)) for e, href in hrefs if href is not None
    )


def _label(element: etree._Element) -> str:
    shown = (_attribute(element, "aria-label", 120), _attribute(element, "title", 120))
    pictured = (_attribute(e, "alt", 120) for e in islice(element.iter("img"), 3))
    return next(filter(None, (*shown, *pictured)), "")


def _buttons(found: _Found) -> tuple[str, ...]:
    texts = (
        _text(e, 80) or _attribute(e, "aria-label", 80)
        for e in _shallow(found["button"][:_BUTTONS])
        if next(e.iterancestors("form"), None) is None
    )
    # A link without an address but with a button role is a button.
    scripted = (e for e in found["a"][:_ANCHORS] if e.get("role") == "button" and e.get("href") is None)
    return tuple(filter(None, (*texts, *(_text(e, 80) for e in _shallow(islice(scripted, _BUTTONS))))))
