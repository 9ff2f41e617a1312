"""The packed form of evidence."""

import json
import zlib
from dataclasses import replace

import pytest

from probes.evidence.evidence import FORMAT, Evidence
from probes.evidence.page_run import Missing, PageEnding, PageRun, RegisteredTool, ToolKind, WebmcpMention
from tests.unit.probes.building import AT, HOME, ROOT, evidence

PAGE = PageRun(
    at=AT,
    seconds=1.5,
    browser="Chrome/156.0.8078.79",
    url=f"{ROOT}/",
    ending=PageEnding.RAN,
    tools=(RegisteredTool("order", ToolKind.DECLARATIVE, "Order\ud800", ("readOnlyHint",), "ab", ROOT),),
    more_tools=True,
    legacy_tools=("old",),
    mentions=(WebmcpMention("form toolname", f"{ROOT}/", "<form>"),),
    missing=(Missing(f"{ROOT}/x.js", "script", "404"),),
    requests=3,
    bytes=1000,
)


def repacked(stored, **changes):
    line, _, rest = zlib.decompress(stored).partition(b"\n")
    head = json.loads(line) | changes
    return zlib.compress(json.dumps({k: v for k, v in head.items() if v != "absent"}).encode() + b"\n" + rest)


@pytest.mark.parametrize("page", [PAGE, None])
def test_what_was_packed_comes_back_whole(page):
    seen = replace(evidence(page=HOME), page=page)
    assert Evidence.unpack(seen.pack()) == seen
    assert hash(seen)  # readers remember what they read of it


def before_rows(stored, **changes):
    line, _, _ = zlib.decompress(stored).partition(b"\n")
    head = json.loads(line)
    exchanges = [dict(zip(head["fields"], row, strict=True)) for row in head["exchanges"]]
    return repacked(stored, fields="absent", exchanges=exchanges, **changes)


@pytest.mark.parametrize("changes", [{"format": 2}, {"format": 1, "page": "absent"}])
def test_evidence_of_every_earlier_format_is_still_read(changes):
    seen = evidence(page=HOME)
    assert Evidence.unpack(before_rows(seen.pack(), **changes)) == seen


@pytest.mark.parametrize(
    "changes", [{"fields": ["url"]}, {"fields": ["no such"] * 16}, {"exchanges": [[]]}, {"exchanges": [1]}]
)
def test_torn_rows_are_refused(changes):
    with pytest.raises((ValueError, KeyError, TypeError)):
        Evidence.unpack(repacked(evidence(page=HOME).pack(), **changes))


@pytest.mark.parametrize("number", [0, FORMAT + 1, None])
def test_a_format_that_is_not_known_is_refused_by_its_number(number):
    with pytest.raises(ValueError, match=f"format {number}"):
        Evidence.unpack(repacked(evidence().pack(), format=number))


@pytest.mark.parametrize("page", [{"ending": "flew"}, {}, {"at": 1}, {**PAGE.as_dict(), "wings": 2}])
def test_a_torn_page_run_is_refused(page):
    with pytest.raises((ValueError, KeyError, TypeError)):
        Evidence.unpack(repacked(evidence().pack(), page=page or {"x": 1}))
