"""What templates load."""

import re

from django.template import engines
from django.template.library import import_library

from tests.paths import ROOT

LOAD = re.compile(r"{% load ([^%]+?) %}")


def is_used(library, text):
    tags = any(re.search(rf"{{%\s*{re.escape(tag)}\b", text) for tag in library.tags)
    return tags or any(re.search(rf"\|\s*{re.escape(name)}\b", text) for name in library.filters)


def test_no_template_loads_a_library_of_which_it_uses_nothing():
    modules = engines["django"].engine.libraries
    texts = {
        path: path.read_text()
        for path in (ROOT / "templates").rglob("*")
        if path.suffix in {".html", ".md", ".txt"}
    }
    idle = [
        (str(path.relative_to(ROOT)), name)
        for path, text in texts.items()
        for name in " ".join(LOAD.findall(text)).split()
        if not is_used(import_library(modules[name]), LOAD.sub("", text))
    ]
    assert len(texts) > 50
    assert idle == []
