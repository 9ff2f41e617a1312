"""What pyproject.toml cannot know: the address of the repository of a release (PROJECT_URL)."""

import os
import re
from pathlib import Path

from setuptools import setup

PAGES = {"Documentation": "docs/operations.md", "Changelog": "CHANGELOG.md", "In CI": "docs/ci.md"}


def long_description(readme: str, address: str) -> str:
    """The README with whole addresses; without one, neither pictures nor links into the repository."""
    pictures = rf"![\1]({address}/raw/HEAD/\2)" if address else ""
    links = rf"[\1]({address}/blob/HEAD/\2)" if address else r"\1"
    told = re.sub(r"!\[([^]]*)\]\((?!https?:)([^)]+)\)", pictures, readme)
    return re.sub(r"(?<!!)\[([^]]*)\]\((?!https?:)([^)]+)\)", links, told)


def project_urls(address: str) -> dict[str, str]:
    pages = {name: f"{address}/blob/HEAD/{path}" for name, path in PAGES.items()}
    return {"Repository": address, "Issues": f"{address}/issues"} | pages if address else {}


address = os.environ.get("PROJECT_URL", "").rstrip("/")
setup(
    long_description=long_description(Path(__file__).with_name("README.md").read_text("utf-8"), address),
    long_description_content_type="text/markdown",
    project_urls=project_urls(address),
)
