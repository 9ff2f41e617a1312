"""What every part of the suite may use."""

import os
import shutil

import pytest

pytest_plugins = ["tests.sites.fixtures"]


@pytest.fixture(scope="session")
def chromium():
    """The path of the machine's Chromium."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    if "CI" in os.environ:
        pytest.fail("Chromium is not installed")
    pytest.skip("Chromium is not installed (Debian: apt install chromium)")
