"""The files themselves, kept beside the checkout under their SHA-256: `make real-pages` brings them."""

import subprocess
import urllib.error
import urllib.parse
import urllib.request
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

from tests.paths import ROOT
from tests.real.manifest import RealFile

STORE: Final = ROOT / ".real"
RAW: Final = "https://raw.githubusercontent.com"
SECONDS: Final = 20

Source = Callable[[RealFile], bytes | None]


def body(file: RealFile, store: Path = STORE) -> bytes | None:
    """Return what the manifest names, or None if it has not been fetched."""
    place = store / file.sha256
    return place.read_bytes() if place.exists() else None


def fetch(some: tuple[RealFile, ...], source: Source, store: Path = STORE) -> Counter[str]:
    """Fetch what is missing and count what came, what was there, what is not to be had or has changed."""
    store.mkdir(exist_ok=True)
    counts: Counter[str] = Counter()
    for file in some:
        counts[_fetched(file, source, store)] += 1
    return counts


def _fetched(file: RealFile, source: Source, store: Path) -> str:
    if (store / file.sha256).exists():
        return "there already"
    if (found := source(file)) is None:
        return "not to be had"
    if sha256(found).hexdigest() != file.sha256:
        return "changed"
    (store / file.sha256).write_bytes(found)
    return "fetched"


def from_mirrors(folder: Path) -> Source:
    """Read from bare mirrors: `OWNER+NAME`, `OWNER+NAME/repo` or `OWNER/NAME.git` in the folder."""

    def source(file: RealFile) -> bytes | None:
        flat = folder / file.repository.replace("/", "+")
        places = (flat / "repo", flat, folder / f"{file.repository}.git")
        git = next((place for place in places if (place / "HEAD").exists()), None)
        if git is None:
            return None
        asked = ("git", f"--git-dir={git}", "cat-file", "blob", f"{file.commit}:{file.path}")
        found = subprocess.run(asked, capture_output=True, check=False)
        return found.stdout if found.returncode == 0 else None

    return source


def from_github() -> Source:
    """Read from GitHub by commit; after the first failed connection nothing more is asked."""
    offline = False

    def source(file: RealFile) -> bytes | None:
        nonlocal offline
        if offline:
            return None
        path = urllib.parse.quote(f"{file.repository}/{file.commit}/{file.path}")
        try:
            with urllib.request.urlopen(f"{RAW}/{path}", timeout=SECONDS) as reply:
                found: bytes = reply.read()
        except urllib.error.HTTPError:
            return None
        except OSError:
            offline = True
            return None
        return found

    return source
