"""What is expected, in files: of each kind the codes and structure, and apart from them the prose."""

import json
import lzma
from pathlib import Path

FOLDER = Path(__file__).parent / "expected"
PARTS = ("codes", "prose")


def read(kind, part):
    path = _path(kind, part)
    return json.loads(lzma.decompress(path.read_bytes())) if path.exists() else {}


def write(kind, part, value):
    text = json.dumps(value, ensure_ascii=False, indent=0, sort_keys=True)
    FOLDER.mkdir(exist_ok=True)
    _path(kind, part).write_bytes(lzma.compress(text.encode(), preset=9))


def _path(kind, part):
    return FOLDER / f"{kind}.{part}.json.xz"
