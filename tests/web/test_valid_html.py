"""Every page is valid HTML (html-validate, installed by `make lighthouse`)."""

import json
import os
import subprocess

import pytest
from lxml import html

from tests.paths import ROOT
from tests.web import pages

pytestmark = pytest.mark.django_db

INSTALLED = ROOT / ".node" / "lighthouse" / "node_modules"
RULES = {
    "extends": ["html-validate:standard"],
    "rules": {
        "void-style": "off",
        "long-title": "off",
        "no-trailing-whitespace": "off",
        "doctype-style": "off",
    },
}
# Elements whose role may have a name (ARIA in HTML).
NAMED = {
    "a",
    "article",
    "button",
    "form",
    "img",
    "input",
    "main",
    "nav",
    "section",
    "select",
    "table",
    "textarea",
}


@pytest.fixture
def texts(client, settings):
    settings.OPEN_DATA = True
    pages.put()
    return {path: client.get(path, headers={"accept": "text/html"}).text for path in pages.PATHS}


def test_only_what_may_have_a_name_has_one(texts):
    wrong = [
        (path, element.tag, element.get("aria-label"))
        for path, text in texts.items()
        for element in html.fromstring(text).xpath("//*[@aria-label]")
        if element.tag not in NAMED and not element.get("role")
    ]
    assert wrong == []


def test_every_id_is_there_once_and_every_reference_leads_to_one(texts):
    for path, text in texts.items():
        tree = html.fromstring(text)
        ids = tree.xpath("//@id")
        assert len(ids) == len(set(ids)), path
        named = " ".join(tree.xpath("//@aria-labelledby | //@aria-describedby | //label/@for")).split()
        assert set(named) <= set(ids), path


@pytest.mark.skipif(
    not (INSTALLED / "html-validate").exists() and "CI" not in os.environ,
    reason="html-validate is not installed: make lighthouse",
)
def test_every_page_is_valid(texts, tmp_path):
    (tmp_path / ".htmlvalidate.json").write_text(json.dumps({"root": True, **RULES}))
    for number, text in enumerate(texts.values()):
        (tmp_path / f"{number}.html").write_text(text)
    program = INSTALLED / "html-validate" / "bin" / "html-validate.mjs"
    done = subprocess.run(
        [INSTALLED / ".bin" / "node", program, "--formatter=json", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    paths = list(texts)
    found = {
        (paths[int(one["filePath"].rpartition("/")[2].partition(".")[0])], said["ruleId"], said["message"])
        for one in json.loads(done.stdout)
        for said in one["messages"]
    }
    assert found == set()
