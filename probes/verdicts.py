"""What grading said of each host's evidence, kept beside it, so that the next grading judges only what code has changed.

A copy and no truth: it may be lost at any time, and then costs a grading in full.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from isal import isal_zlib

from index.findings import Finding
from index.vocabulary import Outcome
from probes.edition import edition
from probes.evidence import TORN, Evidence
from probes.grade import grade
from probes.known import Known
from probes.models import StoredVerdicts

_PUBLISHING: Final = ("index.describe", "index.findings")
"""Whose change makes the same finding another row."""


class Graded:
    """Evidence that was graded with what is known of it: the finding, and what is to be stored."""

    def __init__(self, evidence: Evidence, stored: Mapping[str, Any]) -> None:
        """Grade it; `stored` is of the same host, {} when nothing is."""
        self.host, self.started, self._stored = evidence.host, evidence.started, stored
        self._key = _key(evidence)
        same = stored.get("of") == self._key
        known = Known(evidence, edition, stored["parts"] if same else None)
        self.finding = grade(evidence, known)
        self._parts = known.parts
        self._digest = _digest(self.finding)
        self.is_as_before = same and stored["finding"] == self._digest
        """Whether it says what it said when it was stored, to publish the same row."""

    @property
    def is_to_store(self) -> bool:
        """Whether it says or judged something, and something else or by other code than what is stored."""
        return (self.speaks or bool(self._parts)) and self._told != self._stored

    @property
    def speaks(self) -> bool:
        """Whether it says something of the site: a visit that does not leaves what is stored of the one before."""
        return self.finding.outcome is not Outcome.COULD_NOT_ASK

    @property
    def row(self) -> StoredVerdicts:
        """What is stored."""
        packed = isal_zlib.compress(json.dumps(self._told, separators=(",", ":")).encode(), 1)
        return StoredVerdicts(host=self.host, packed=packed)

    @property
    def _told(self) -> dict[str, Any]:
        return {"of": self._key, "finding": self._digest, "parts": self._parts}


def stored(hosts: Iterable[str]) -> dict[str, dict[str, Any]]:
    """What is stored of these hosts; one that cannot be read is not there."""
    rows = StoredVerdicts.objects.filter(host__in=list(hosts)).values_list("host", "packed")
    return {host: told for host, packed in rows if (told := _unpacked(bytes(packed)))}


def store(graded: Iterable[Graded]) -> None:
    """Keep what was said; of one host what was said last."""
    told = {one.host: one for one in graded if one.is_to_store}
    StoredVerdicts.objects.bulk_create(
        [told[host].row for host in sorted(told)],
        update_conflicts=True,
        unique_fields=["host"],
        update_fields=["packed"],
    )


def graded(evidence: Evidence) -> Finding:
    """Grade evidence, with what is known of it, and keep what is said."""
    one = Graded(evidence, stored([evidence.host]).get(evidence.host, {}))
    if one.speaks:
        store([one])
    return one.finding


def _unpacked(packed: bytes) -> dict[str, Any]:
    try:
        told = json.loads(isal_zlib.decompress(packed))
    except (ValueError, TORN):
        return {}
    return told if isinstance(told, dict) and told.keys() == {"of", "finding", "parts"} else {}


def _key(evidence: Evidence) -> str:
    """Name the evidence: a host's visit, and the page run that stands beside it."""
    page = f"{evidence.page.at} {evidence.page.browser}" if evidence.page else ""
    return f"{evidence.started_at} {len(evidence.exchanges)} {page}"


def _digest(finding: Finding) -> str:
    """Name all that a finding says but the version of the rubric, and the code that makes a row of it."""
    said = f"{replace(finding, rubric_version='')!r} {' '.join(map(edition, _PUBLISHING))}"
    return hashlib.sha256(said.encode(errors="surrogatepass")).hexdigest()[:32]
