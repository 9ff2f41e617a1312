"""The files themselves, under their SHA-256: `make real-pages` brings them."""

import subprocess
import urllib.error
import urllib.parse
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256
from http.client import HTTPException
from pathlib import Path

from training.corpus import REPOSITORY
from training.corpus.real.manifest import RealFile

STORE = REPOSITORY / ".real"
RAW = "https://raw.githubusercontent.com"
SECONDS = 20

Source = Callable[[RealFile], bytes | None]


def body(file: RealFile, store: Path = STORE) -> bytes | None:
    """The file, None if it has not been fetched."""
    place = store / file.sha256
    return place.read_bytes() if place.exists() else None


def fetch(some: Iterable[RealFile], source: Source, store: Path = STORE) -> Counter[str]:
    """Fetch what is missing; count what came, was there, is not to be had or has changed."""
    store.mkdir(exist_ok=True)
    counts: Counter[str] = Counter()
    reached = True
    for file in some:
        if (store / file.sha256).exists():
            counts["there already"] += 1
        elif not reached:
            counts["out of reach"] += 1
        else:
            try:
                found = source(file)
            except OSError:
                counts["out of reach"] += 1
                reached = False
            else:
                counts[_kept(file, found, store)] += 1
    return counts


def _kept(file: RealFile, found: bytes | None, store: Path) -> str:
    if found is None:
        return "not to be had"
    if sha256(found).hexdigest() != file.sha256:
        return "changed"
    (store / file.sha256).write_bytes(found)
    return "fetched"


def from_mirrors(folder: Path) -> Source:
    """Read from mirrors: `OWNER+NAME`, `OWNER+NAME/repo`, its `.git`, or `OWNER/NAME.git` in the folder."""

    def source(file: RealFile) -> bytes | None:
        flat = folder / file.repository.replace("/", "+")
        places = (flat / "repo", flat / "repo" / ".git", flat, folder / f"{file.repository}.git")
        git = next((place for place in places if (place / "HEAD").exists()), None)
        if git is None:
            return None
        asked = ("git", f"--git-dir={git}", "cat-file", "blob", f"{file.commit}:{file.path}")
        found = subprocess.run(asked, capture_output=True, check=False)
        return found.stdout if found.returncode == 0 else None

    return source


def from_github(file: RealFile) -> bytes | None:
    path = urllib.parse.quote(f"{file.repository}/{file.commit}/{file.path}")
    try:
        with urllib.request.urlopen(f"{RAW}/{path}", timeout=SECONDS) as reply:
            found: bytes = reply.read()
    except (urllib.error.HTTPError, HTTPException):
        return None
    return found
