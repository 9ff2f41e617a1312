"""What in the definition of a tool misleads an agent, or keeps it from calling.

None of it makes a no. Orders are told by English patterns; innocent servers say much that is near to them,
so each pattern needs its whole sentence.
"""

import base64
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from probes.readers.mcp_replies import MAX_NAME
from probes.readers.texts import clean_text, without_invisible

TEXTS = {
    "tool_hidden_characters": "a text holds characters that nobody sees",
    "tool_markup": "a text holds markup or marks of roles",
    "tool_orders": "a text orders its reader about other tools, secrets, payments or the user",
    "tool_names_shared": "two tools share a name",
    "tool_schema_refused": "strict callers refuse the name or schema",
    "tool_not_described": "there is no description",
    "tool_described_at_length": "the description is longer than the 1,024 characters that clients take",
}

MOST_DESCRIPTION = 1024  # OpenAI's limit; Claude Code cuts at 2,048
MAX_READ = 20_000  # Characters of one text
MAX_TEXTS = 2_000  # Of one tool

_OVERRIDES = "\u202d\u202e"
_DIRECTIONS = "\u202a-\u202c\u2066-\u2069"  # Right in text that is written from right to left
_HIDDEN = re.compile(
    f"[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f{_OVERRIDES}\u200b\u2060-\u2064\ufeff\ufff9-\ufffb]"
    "|[\U000e0100-\U000e01ef\ufe00-\ufe0e]{2}"
    "|(?<![\U0001f3f4\U000e0020-\U000e007f])[\U000e0000-\U000e007f]"
    "|(?<=[A-Za-z0-9])[\u200c\u200d\u034f\u115f\u1160\u3164\uffa0](?=[A-Za-z0-9])"
)
_TURNED = re.compile(f"[{_DIRECTIONS}]")
_RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")

_TAG = (
    r"(?:a|audio|b|base|div|embed|font|form|iframe|img|input|link|meta|object|p|script|span|style|svg|video)"
)
_MARKUP = re.compile(
    r"<!--(?!\s*-->)"
    rf"|<{_TAG}\b[^<>]{{0,300}}\s(?:on[a-z]{{3,20}}\s*="
    r"|(?:action|data|href|src|srcdoc)\s*=\s*[\"']?(?:https?:|//|data:|javascript:)"
    r"|style\s*=[^<>]{0,80}(?:font-size:\s*0|display:\s*none|opacity:\s*0|visibility:\s*hidden|color:\s*(?:#fff"
    r"|white|transparent)))"
    r"|<script\b[^<>]{0,100}>[^<]{1,2000}</script"
    r"|</?(?:admin|assistant|critical|hidden|important|secret|sys|system)>"
    r"|<\|[a-z_]{2,20}\|>|<<sys>>|\[/(?:inst|system)\]"
    r"|(?:\A|\n)(?:\[(?:inst|system)\]|(?:assistant|human|system|user): )"
    r"|!\[[^\[\]]{0,200}\]\(\s*(?:https?:|//|data:)"
    r"|\]\(\s*(?:javascript|data|vbscript):",
    re.IGNORECASE,
)
_WORD = re.compile(r"[a-z]+")
_BASE64 = re.compile(r"[A-Za-z0-9+/]{40,4000}={0,2}")

# A block begins with “= ” and words, of which a text holds at least one, and goes on with a pattern
# for lower-case text of one line, whose own lines are joined as they stand.
_ORDERS = tuple(
    (frozenset(block.split("\n")[0].split()), re.compile("".join(block.split("\n")[1:])))
    for block in r"""
= ignore disregard forget override attention
\b(?:ignore|disregard|forget|override|pay no attention to)(?: all| any| every| the| your| of
| whatever)* (?:previous|prior|earlier|above|preceding|existing|other|original|system|safety|guidelines|rules
|task)\b(?:[^.]{0,30}\b(?:instruction|rule|prompt|message|guideline|direction|polic|context)| (?:you
|set by)\b)
= tell mention inform reveal disclose disclos notify alert warn report
\b(?:do not|don't|never) (?:tell|mention|inform|reveal|disclos|notify|alert|warn|report)e?\b(?: (?:this|it
|that|anything|any of this|these|about))*(?: (?:to )?(?:the )?(?:users?|human)\b| in your (?:answer|reply))
= let
\b(?:do not|don't|never) let the (?:user|human) (?:know|see|notice|find)
= hide conceal keep
\b(?:hide|conceal|keep)\b[^.]{0,40}\bfrom the (?:user|human)\b|\bkeep (?:this|it) (?:a )?(?:secret|hidden)\b
= user human
\bthe (?:user|human) (?:must|should|need|can|does)(?: ?not|n't)(?: need to)? (?:know|see|be told|be informed
|notice)|\bno need for the (?:user|human) to (?:know|be aware|see)
= before prior instead after
\b(?:before|prior to|instead of|after) (?:you )?(?:use|using|call|calling|invok(?:e|ing)|run|running) (?:any
|all|every|each)(?: of the)?(?: other)? tools?\b|\bbefore any other tool\b
= do don never stop avoid
\b(?:do not|don't|never|stop|avoid) (?:use|using|call|calling|invok(?:e|ing)|trust|trusting)(?: any| all
| every| the)?(?: other| another| alternative| competing) (?:tool|server|mcp)s?\b
= override overrides overriding replace replaces supersede supersedes outrank outranks precedence priority
\b(?:overrid\w+|replac\w+|supersed\w+|outranks?|takes? precedence over|has priority over) (?:(?:any|all|every
|each|the)(?: of the)? other (?:tool|server|instruction)s?\b|(?:your|the|any|all) (?:system prompt
|system message|user's wishes|instructions)|user and system messages)
= called used invoked available
\bwhen(?:ever)? (?:you (?:call|use) |the )?(?:tool )?[`'"]?\w+[`'"]?(?: tool)?(?: is (?:called|used|invoked
|available))[^.]{0,80}\b(?:must|always|instead|also|change|set|add|send|multiply)\b
= bcc cc forward copy redirect send route
\b(?:bcc|cc|forward|copy|redirect|send|route)\b[^.]{0,60}\b(?:e-?mails?|messages?|payments?|invoices?
|transactions?|funds|replies|rows|copy)\b[^.]{0,60}\bto\b[^.]{0,20}(?:\S@\S|https?://|attacker|0x[0-9a-f]{8})
|\S@\S+ (?:in|into|as) (?:the )?b?cc\b
= ssh rsa ed aws kube gh gnupg passwd shadow mcp netrc env phrase private keychain cookies passwords printenv
\b(?:read|open|load|fetch|get|cat|include|send|pass|attach|upload|paste|append|copy|access|extract|dump|tar
|look up|contents? of)\b.{0,80}?(?:\.ssh\b(?!/\w+\.pub)|id_(?:rsa|ed25519)\b(?!\.pub)|\.aws/credentials
|\.kube/config|\.config/gh\b|\.gnupg\b|/etc/(?:passwd|shadow)|/mcp\.json|\.netrc\b|\.env\b(?! (?:template
|example|file))|\bseed phrase|\bprivate keys? (?:from|in|of|to)\b|\bkeychain\b|\bbrowser cookies
|\bsaved passwords|\bprintenv\b)
= system developer hidden initial everything
\b(?:reveal|print|output|repeat|return|include|send|pass|provide|append|insert|put|copy
|leak)\b[^.]{0,60}\b(?:your|the)(?: full| entire| complete| own| hidden| initial)* (?:system prompt
|system message|developer message|hidden instructions|initial instructions)|\brepeat everything above\b
= conversation chat dialogue messages
\b(?:the |your |this )?(?:entire|full|complete|whole) (?:previous )?(?:conversation
|chat)(?: history)?(?: so far| verbatim|, word for word| with the user| of the user)|\b(?:send|append|attach
|upload|copy|insert|transcribe)[^.]{0,30}(?:entire|full|complete|whole|all
|last \w+)[^.]{0,12}\b(?:conversation|chat history|dialogue|messages) (?:in|into|to|as)\b
= key keys token tokens password passwords credentials secrets cookies environment history contents document
\b(?:send|post|upload|forward|exfiltrate|transmit|submit)\b[^.]{0,80}\b(?:api[ _-]?keys?|tokens?|passwords?
|credentials|secrets|cookies|environment variables|history|contents?|full document)\b[^.]{0,60}\bto https?:/
= sh bash zsh python iex base dev powershell curl
\b(?:curl|wget|iwr)\s[^|]{0,100}\w[./]\w[^|]{0,100}\|\s*(?:sudo )?(?:bash|sh|zsh|python3?|iex)\b
|\bbase64 (?:-d|--decode)[^|]{0,40}\||/dev/tcp/|\bpowershell\b.{0,60}\s-(?:enc|e|w hidden)|\|\s*curl\b
= confirmation consent approval permission auto asking checking
\b(?:do not|don't|never) (?:ask|wait|request|seek)\b[^.]{0,30}\b(?:confirmation|consent|approval
|permission)\b|\bauto-approve (?:all|any|every)\b|\b(?:asking|checking with) the (?:user|human) is not\b
|\bwith no approval\b
= you pretend act
\byou are now\b|\bfrom now on,? you\b|\bpretend (?:to be|that you are)\b|\bact as if you\b
= wallet address account iban card merchant
\b(?:transfer|send|pay|wire|split|tip|refund)\b[^.]{0,80}\bto (?:the )?(?:wallet|address|account|iban
|card)[^.]{0,30}(?:0x[0-9a-f]{8}|bc1[a-z0-9]{8}|[a-z]{2}\d\d[ \d]{8}|tok_)|\buse iban\b
|\binstead of the merchant
= system assistant developer
(?:^|[.!] )(?:system|assistant|developer) ?(?:note|message|prompt|override) ?:
""".strip().split("= ")[1:]
)

_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")  # OpenAI's; Anthropic and Google allow more
_PROPERTY = re.compile(r"[A-Za-z0-9_.-]{1,64}")  # Anthropic's
_AT_TOP = ("allOf", "anyOf", "enum", "not", "oneOf")


@dataclass(frozen=True, slots=True)
class ToolDoubt:
    """A code of `TEXTS`, the tool, and where in its definition."""

    code: str
    tool: str
    place: str


def doubts_about(tools: Iterable[Mapping[str, Any]], shared: Iterable[str] = ()) -> tuple[ToolDoubt, ...]:
    """What misleads in definitions in the form of MCP's `Tool`; `shared` are names that two of them have."""
    tools = tuple(tools)
    names = Counter(str(tool.get("name", "")).casefold() for tool in tools)
    twice = {name for name, count in names.items() if count > 1} | {name.casefold() for name in shared}
    faults = lru_cache(maxsize=None)(_faults)  # Tools of a site share many texts
    return tuple(
        ToolDoubt(code, clean_text(str(tool.get("name", "")), MAX_NAME), place)
        for tool in tools
        for code, place in _doubts(tool, twice, faults)
    )


def _doubts(
    tool: Mapping[str, Any], twice: set[str], faults: Callable[[str], tuple[str, ...]]
) -> Iterator[tuple[str, str]]:
    name, description = str(tool.get("name", "")), tool.get("description")
    if name.casefold() in twice:
        yield "tool_names_shared", "name"
    if not isinstance(description, str) or not description.strip():
        yield "tool_not_described", "description"
    elif len(description) > MOST_DESCRIPTION:
        yield "tool_described_at_length", "description"
    if not _NAME.fullmatch(name):
        yield "tool_schema_refused", "name"
    elif (place := _refused_in(tool.get("inputSchema"))) is not None:
        yield "tool_schema_refused", ".".join(filter(None, ("inputSchema", place)))
    told = set[str]()
    for place, text in _texts(tool):
        for code in faults(text[:MAX_READ]):
            if code not in told:  # The first place is enough
                told.add(code)
                yield code, place


def _faults(text: str) -> tuple[str, ...]:
    is_plain = text.isascii() and text.isprintable()
    hidden = not is_plain and (
        _HIDDEN.search(text) or (_TURNED.search(text) and not _RIGHT_TO_LEFT.search(text))
    )
    seen = " ".join(without_invisible(text).lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split())
    words = frozenset(_WORD.findall(seen))
    orders = any(words & needed and pattern.search(seen) for needed, pattern in _ORDERS) or _hides_words(text)
    told = ("tool_hidden_characters", hidden), ("tool_markup", _MARKUP.search(text)), ("tool_orders", orders)
    return tuple(code for code, found in told if found)


def _hides_words(text: str) -> bool:
    """Whether words stand in it as base64."""
    return any(map(_holds_words, _BASE64.findall(text)))


def _holds_words(run: str) -> bool:
    try:
        words = base64.b64decode(run[: len(run) // 4 * 4]).decode("ascii")
    except ValueError:
        return False
    return words.isprintable() and words.count(" ") > len(words) // 12


def _texts(tool: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Places and texts, in the order of the definition, keys of schemas among them."""
    waiting: list[tuple[str, object]] = [("", tool)]
    left = MAX_TEXTS
    while waiting and left:
        place, value = waiting.pop()
        if isinstance(value, str):
            left -= 1
            yield place, value
        elif isinstance(value, Mapping):
            inner = [(f"{place}.{key}" if place else str(key), item) for key, item in value.items()]
            waiting += [*reversed(inner), *((place, str(key)) for key in value if place)]
        elif isinstance(value, list):
            waiting += [(place, item) for item in reversed(value)]


def _refused_in(schema: object, place: str = "", depth: int = 0) -> str | None:
    """Where callers that hold a schema to OpenAI's, Anthropic's or Google's rules stop, or None."""
    if schema is None and not depth:
        return None
    if not isinstance(schema, Mapping):
        return None if isinstance(schema, bool) else place
    if not depth and (schema.get("type") != "object" or any(key in schema for key in _AT_TOP)):
        return place
    if not str(schema.get("$ref", "#")).startswith("#"):
        return f"{place}.$ref".lstrip(".")
    if schema.get("type") == "array" and not {"items", "prefixItems"} & schema.keys():
        return place
    properties = schema.get("properties", {})
    if not isinstance(properties, Mapping):
        return f"{place}.properties".lstrip(".")
    for key, inner in (*properties.items(), ("", schema.get("items", True))):
        at = f"{place}.{key}" if place and key else place or str(key)
        if key and not _PROPERTY.fullmatch(str(key)):
            return at
        if (found := _refused_in(inner, at, depth + 1)) is not None:
            return found
    return None
