"""Limits the packed size of a visit's evidence, before it is graded.

Error pages and the browser's page are cut to what readers use. Then bodies and large heads are dropped, least
important and largest first, with the rest of their group (`_question`), and count as not asked
(`visit_over`).
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from urllib.parse import urlsplit

from isal import isal_zlib

from index.checks import SCORED_CHECKS
from index.values.hosts import in_url
from index.values.vocabulary import CheckId
from probes.evidence.evidence import PACKING, Ending, Evidence, Exchange, Purpose, digest_of

VISIT = 1_100_000  # Packed bytes; a robots.txt and home page at their limits always fit
SMALL_HEAD = 2048  # Characters; servers send a quarter of that
BEGINNING = 64 * 1024  # Bytes of an error page or the browser's page that readers use (`readers.walls`)
NOTE = "only size and digest of the body are kept"

_CONTROLS = frozenset(purpose for purpose in Purpose if purpose.name.startswith("CONTROL_"))
# The check that a reply decides, if its purpose has another name.
_ASKED_FOR = {
    Purpose.HOME_MARKDOWN: CheckId.MARKDOWN_NEGOTIATION,
    Purpose.HOME_WEIGHTED: CheckId.MARKDOWN_NEGOTIATION,
    Purpose.MCP: CheckId.MCP_SERVER,
    Purpose.MCP_STREAM: CheckId.MCP_SERVER,
    Purpose.MCP_CARD: CheckId.MCP_SERVER,
    Purpose.UCP: CheckId.MCP_SERVER,
}
_SCORED = frozenset(purpose for purpose in Purpose if _ASKED_FOR.get(purpose, purpose) in set(SCORED_CHECKS))
# What leads to an endpoint affects how its reply is read (`checks.endpoints`).
_MCP_RELATED = frozenset(
    {Purpose.MCP, Purpose.MCP_STREAM, Purpose.CONTROL_POST, Purpose.MCP_CARD, Purpose.UCP, Purpose.ARD}
    | {
        Purpose.AI_CATALOG,
        Purpose.API_CATALOG,
        Purpose.CATALOG_LINK,
        Purpose.OAUTH_RESOURCE,
        Purpose.LLMS_TXT,
    }
)
# Their error bodies are read in full.
_NEVER_CUT = frozenset(
    {Purpose.HOME, Purpose.HOME_FOLLOWED, Purpose.ROBOTS, Purpose.MCP, Purpose.MCP_STREAM}
    | {Purpose.CONTROL_POST}
)


def fits_budget(evidence: Evidence, most: int = VISIT) -> bool:
    return sum(map(len, _parts(evidence).values())) <= most


def reduce_to_budget(evidence: Evidence, most: int = VISIT) -> Evidence:
    if fits_budget(evidence, most) or sum(_packed(_parts(evidence)).values()) <= most:
        return evidence
    cut = replace(evidence, exchanges=tuple([_cut_to_beginning(exchange) for exchange in evidence.exchanges]))
    kept = _kept_digests(cut, most)
    lost = {_question(e) for e in cut.exchanges if not _parts_of(e).keys() <= kept}
    stay = {key for e in cut.exchanges if _question(e) not in lost for key in _parts_of(e)}
    rest = [_as_not_asked(e, stay) if _question(e) in lost else e for e in cut.exchanges]
    return replace(cut, exchanges=tuple(rest))


def _question(exchange: Exchange) -> tuple[Purpose, str]:
    """An exchange's group, which is kept or dropped as a whole."""
    if exchange.purpose is Purpose.ROBOTS:
        return exchange.purpose, exchange.url
    if exchange.purpose is Purpose.HOME_FOLLOWED:
        return Purpose.HOME, ""
    if _is_further_page(exchange):
        return exchange.purpose, exchange.sent_body
    return Purpose.MCP if exchange.purpose in _MCP_RELATED else exchange.purpose, ""


def _is_further_page(exchange: Exchange) -> bool:
    return exchange.purpose is Purpose.MCP and '"cursor": ' in exchange.sent_body


def _parts(evidence: Evidence) -> dict[str, bytes]:
    return {key: part for exchange in evidence.exchanges for key, part in _parts_of(exchange).items()}


def _parts_of(exchange: Exchange) -> dict[str, bytes]:
    """Body and large head, by what tells equal ones."""
    parts = {exchange.sha256: exchange.body} if exchange.body else dict[str, bytes]()
    head = _large_head(exchange)
    return parts | {head: head.encode()} if head else parts


def _large_head(exchange: Exchange) -> str:
    head = "\n".join([f"{name}: {value}" for name, value in exchange.headers])
    return head if len(head) > SMALL_HEAD else ""


def _packed(bodies: Mapping[str, bytes]) -> dict[str, int]:
    return {digest: len(isal_zlib.compress(body, PACKING)) for digest, body in bodies.items()}


def _kept_digests(evidence: Evidence, most: int) -> set[str]:
    sizes, ranks = _packed(_parts(evidence)), dict[str, int]()
    for exchange in evidence.exchanges:
        for key in _parts_of(exchange):
            ranks[key] = min(_rank(exchange, evidence.host), ranks.get(key, 9))
    kept, left = set[str](), most
    for digest in sorted(sizes, key=lambda digest: (ranks[digest], sizes[digest])):
        if sizes[digest] <= left:
            kept.add(digest)
            left -= sizes[digest]
    return kept


def _rank(exchange: Exchange, host: str) -> int:
    if exchange.ending is Ending.REFUSED_BY_HEADER:
        return 0
    if exchange.purpose is Purpose.ROBOTS:
        return 0 if in_url(urlsplit(exchange.url).hostname or "") == host else 1
    if exchange.purpose in {Purpose.HOME, Purpose.HOME_FOLLOWED, Purpose.PAGE}:
        return 0
    if exchange.purpose in _CONTROLS:
        return 1
    return 2 if exchange.purpose in _SCORED and not _is_further_page(exchange) else 3


def _cut_to_beginning(exchange: Exchange) -> Exchange:
    is_error = (exchange.status or 0) >= 400 and exchange.purpose not in _NEVER_CUT
    if len(exchange.body) <= BEGINNING or not (is_error or exchange.purpose is Purpose.PAGE):
        return exchange
    # Needs its own digest: another exchange may keep all of the same body.
    body = exchange.body[:BEGINNING]
    return replace(exchange, body=body, sha256=digest_of(body), truncated=True)


def _as_not_asked(exchange: Exchange, stay: AbstractSet[str]) -> Exchange:
    """Keeps what another group keeps too, and any refusal."""
    if exchange.ending is Ending.REFUSED_BY_HEADER:
        return exchange
    head = _large_head(exchange)
    headers = exchange.headers if not head or head in stay else ()
    if not exchange.answered:
        return replace(exchange, headers=headers)
    note = "; ".join(filter(None, (exchange.note, NOTE)))
    body = exchange.body if exchange.sha256 in stay else b""
    return replace(exchange, headers=headers, body=body, ending=Ending.VISIT_OVER, note=note)
