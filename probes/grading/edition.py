"""Which code says something: a digest of a module's source, of all of ours that it imports, and of the libraries under it."""

import ast
import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).resolve().parents[2]
_OURS: Final = ("config", "index", "probes")
_LIBRARIES: Final = ("lxml", "idna", "publicsuffixlist")
"""What pure code of ours may rest on (`tests/unit/test_architecture.py`)."""


@cache
def edition(module: str) -> str:
    """The edition of a module of ours, 12 hex digits; "" for any other."""
    if _file(module) is None:
        return ""
    reached, waiting = {module}, [module]
    while waiting:
        new = _imports(waiting.pop()) - reached
        reached |= new
        waiting += new
    digest = hashlib.sha256(_libraries())
    for name in sorted(reached):
        digest.update(f"{name}\n".encode() + _source(name) + b"\0")
    return digest.hexdigest()[:12]


@cache
def _imports(module: str) -> frozenset[str]:
    """The modules of ours that it names, wherever in it; packages too, whose own code runs first."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(_source(module))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.update((node.module, *(f"{node.module}.{alias.name}" for alias in node.names)))
    whole = {above for name in found for above in _above(name)}
    return frozenset(name for name in whole if _file(name) is not None)


def _above(name: str) -> Iterator[str]:
    """The name, and each package that it lies in."""
    while name:
        yield name
        name = name.rpartition(".")[0]


@cache
def _file(module: str) -> Path | None:
    if module.partition(".")[0] not in _OURS:
        return None
    path = _ROOT.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)


@cache
def _source(module: str) -> bytes:
    file = _file(module)
    return file.read_bytes() if file else b""


@cache
def _libraries() -> bytes:
    named = " ".join(f"{name} {version(name)}" for name in _LIBRARIES)
    return f"Python {sys.version_info[:2]} {named}\n".encode()
