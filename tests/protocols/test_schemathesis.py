"""Requests that schemathesis makes of /openapi.json."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from index.values.vocabulary import EntityType
from tests import published

HERE = Path(__file__).resolve().parent
SECONDS = 300
QUICK = ["--max-examples", "8", "--seed", "20261120"]
LONG = ["--max-time", str(SECONDS)]


@pytest.mark.parametrize("extent", [QUICK, pytest.param(LONG, marks=pytest.mark.soak)], ids=["quick", "long"])
def test_every_answer_to_every_request_that_schemathesis_makes_is_as_documented(service, extent, tmp_path):
    for n in range(6):
        published.listed(f"shop{n}.test", country="GB", entity_type=[EntityType.ECOMMERCE, None][n % 2])
    done = subprocess.run(
        [Path(sys.prefix) / "bin" / "schemathesis", "--config-file", HERE / "schemathesis.toml", "run",
         f"{service}/openapi.json", "--continue-on-failure", "--no-color", *extent],
        env={**os.environ, "SCHEMATHESIS_HOOKS": "schemathesis_hooks", "PYTHONPATH": str(HERE)},
        cwd=tmp_path, capture_output=True, text=True, timeout=2 * SECONDS, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr[-2000:]
    selected, tested = (re.search(rf"{word}: (\d+)", done.stdout)[1] for word in ("Selected", "Tested"))
    assert selected == tested
    assert int(tested) >= 7
    assert int(re.search(r"(\d+) generated", done.stdout)[1]) > 100
