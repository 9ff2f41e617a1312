"""Starts the sample web."""

import json
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from config.processes import Child
from operators.launch import command_lines
from operators.launch.log_files import last_lines
from operators.launch.supervisor import Supervisor

READY_WITHIN = 60.0  # Seconds for the sample web to listen


class SampleError(Exception):
    pass


@dataclass(frozen=True, slots=True)
class SampleWebAddresses:
    hosts: tuple[str, ...]
    connect_to: str
    ca_bundle: Path

    def environment(self, own: Mapping[str, str], folder: Path) -> dict[str, str]:
        """PROBE_* settings; the user's own take precedence."""
        return {
            "PROBE_CONNECT_TO": ",".join(filter(None, [own.get("PROBE_CONNECT_TO", ""), self.connect_to])),
            "PROBE_CA_BUNDLE": str(self._bundle(own.get("PROBE_CA_BUNDLE", ""), folder)),
        }

    def _bundle(self, own: str, folder: Path) -> Path:
        if not own:
            return self.ca_bundle
        merged = folder / "bundle.pem"
        merged.write_text(f"{Path(own).read_text()}\n{self.ca_bundle.read_text()}")
        return merged


def sample_folder(data_dir: Path) -> Path:
    return data_dir / "sample"


def serve_sample_web(supervisor: Supervisor, data_dir: Path) -> SampleWebAddresses:
    """Start the sample web and wait for it. Raises SampleError."""
    path = sample_folder(data_dir)
    path.mkdir(parents=True, exist_ok=True)
    (path / "sites.json").unlink(missing_ok=True)  # of an earlier run: its ports may be taken
    child = supervisor.start("sample web", command_lines.sample_web(path), env=os.environ, is_used=True)
    return _wait(child, path / "sites.json")


def _wait(child: Child, note: Path) -> SampleWebAddresses:
    deadline = time.monotonic() + READY_WITHIN
    while child.process.poll() is None and time.monotonic() < deadline:
        found = _read(note)
        if found.get("pid") == child.process.pid:
            return SampleWebAddresses(tuple(found["hosts"]), found["connect_to"], Path(found["ca_bundle"]))
        time.sleep(0.05)
    raise SampleError(f"The sample web did not start; the end of {child.log}:\n{last_lines(child.log)}")


def _read(note: Path) -> dict[str, Any]:
    try:
        found = json.loads(note.read_text())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
