"""x402 payments: a document at /.well-known/x402, or a 402 that says how to pay (versions 1 and 2)."""

import base64
import binascii
from typing import Any

from index.values.reasons import Reason
from probes.checks.verdict import Verdict, yes
from probes.checks.wellknown.judging import judge
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.documents import Reading, counted, object_of
from probes.readers.json_text import load_object
from probes.readers.replies import seen

_LISTS = ("resources", "accepts", "endpoints", "services", "items")


def grade(evidence: Evidence) -> Verdict:
    for exchange in evidence.exchanges:
        if exchange.answered and exchange.status == 402 and _ways_to_pay(exchange):
            detail = f"{seen(exchange)} with a way to pay."
            return yes(Reason.SERVED, detail, exchange, url=exchange.final_url, flags=[])
    return judge(evidence, Purpose.X402, read)


def read(exchange: Exchange) -> Reading:
    document = object_of(exchange)
    if isinstance(document, Reason):
        return Reading(document)
    versioned = any(isinstance(document.get(key), int | str) for key in ("x402Version", "version"))
    listed = next((v for v in map(document.get, _LISTS) if isinstance(v, list | dict) and v), None)
    if not versioned or listed is None or "jsonrpc" in document:
        return Reading(Reason.NOT_VALID)
    return Reading(None, f"an x402 document of {counted(len(listed), 'resource')}")


def _ways_to_pay(exchange: Exchange) -> bool:
    """Looks in the header (version 2) and the body (version 1)."""
    try:
        header = base64.b64decode(exchange.header("payment-required"), validate=True)
    except (binascii.Error, ValueError):
        header = b""
    documents = (load_object(header.decode("utf-8", "replace")), load_object(exchange.text))
    return any(_accepts(document) for document in documents)


def _accepts(document: dict[str, Any]) -> bool:
    accepts = document.get("accepts")
    return (
        "x402Version" in document and isinstance(accepts, list) and any(isinstance(a, dict) for a in accepts)
    )
