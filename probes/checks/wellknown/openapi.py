"""OpenAPI description: where the site's links say, else at /openapi.json (OpenAPI 3, Swagger 2.0)."""

from probes.checks.verdict import Verdict
from probes.checks.wellknown.judging import JSON_CONTROLS, judge
from probes.evidence.evidence import Evidence, Purpose
from probes.readers.openapi import read


def grade(evidence: Evidence) -> Verdict:
    return judge(evidence, Purpose.OPENAPI, read, JSON_CONTROLS)
