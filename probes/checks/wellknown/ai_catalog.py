"""AI catalog: entries at /.well-known/ai-catalog.json, or where the home page says (AI Catalog 1.0)."""

from probes.checks.verdict import Verdict
from probes.checks.wellknown.catalogs import read_catalog
from probes.checks.wellknown.judging import judge
from probes.evidence.evidence import Evidence, Exchange, Purpose
from probes.readers.documents import Reading, text_in
from probes.readers.json_text import load_object


def grade(evidence: Evidence) -> Verdict:
    return judge(evidence, Purpose.AI_CATALOG, read)


def read(exchange: Exchange) -> Reading:
    reading = read_catalog(exchange, "an AI catalog")
    if reading.fault is None and not text_in(load_object(exchange.text), "specVersion"):
        return reading._replace(flags=(*reading.flags, "shape"))
    return reading
