"""A real S3 server on loopback or in a network namespace: SeaweedFS, which tells nobody that it runs."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

from config.processes import Child, spawn, stop
from tests.ports import free_port

KEY, SECRET, BUCKET = "a-key-for-tests", "a-secret-for-tests", "index"
_WEED = Path(sys.executable).parent / "weed"
_GRANTED = ["Admin", "Read", "Write", "List"]


class S3Server:
    def __init__(self, folder: Path, address: str = "127.0.0.1") -> None:
        self._folder, self._address = folder, address
        self._ports = {name: free_port() for name in ("master", "volume", "filer", "s3")}
        self._grpc = {name: free_port() for name in self._ports}
        self._child: Child | None = None
        folder.mkdir(exist_ok=True)
        keys = [{"accessKey": KEY, "secretKey": SECRET}]
        identities = {"identities": [{"name": "index", "credentials": keys, "actions": _GRANTED}]}
        (folder / "s3.json").write_text(json.dumps(identities))

    @property
    def environment(self) -> dict[str, str]:
        """What a service needs to reach it."""
        return {
            "AWS_ENDPOINT_URL": f"http://{self._address}:{self._ports['s3']}",
            "AWS_ACCESS_KEY_ID": KEY,
            "AWS_SECRET_ACCESS_KEY": SECRET,
            "AWS_REGION": "us-east-1",
        }

    def start(self) -> None:
        """Start it, or start it again with what it has stored, and wait for it."""
        (data := self._folder / "data").mkdir(exist_ok=True)
        (master := self._folder / f"master-{time.monotonic_ns()}").mkdir()  # elects itself at once
        words = [
            f"-dir={data}", f"-master.dir={master}", f"-ip={self._address}", f"-ip.bind={self._address}",
            "-master.telemetry=false", "-master.volumeSizeLimitMB=1024", "-volume.max=20", "-filer", "-s3",
            "-volume.minFreeSpace=1", "-s3.port.iceberg=0", "-s3.port.lance=0", "-s3.iam=false",
            f"-s3.config={self._folder / 's3.json'}", f"-s3.localSocket={self._folder / 's3'}",
            f"-filer.localSocket={self._folder / 'filer'}",
            *(f"-{name}.port={port}" for name, port in self._ports.items()),
            *(f"-{name}.port.grpc={port}" for name, port in self._grpc.items()),
        ]  # fmt: skip
        log = self._folder / "log"
        self._child = spawn(
            "s3", [str(_WEED), "server", *words],
            log=log, env={"HOME": str(self._folder)}, stop_signal=signal.SIGKILL,
        )  # fmt: skip
        try:
            self._await_answer(log)
        except BaseException:
            self.stop()
            raise

    def _await_answer(self, log: Path) -> None:
        """It answers before it can store anything."""
        deadline = time.monotonic() + 60
        while not self._stores_something():
            assert self._child is not None
            assert self._child.process.poll() is None, log.read_text()[-3000:]
            assert time.monotonic() < deadline, log.read_text()[-3000:]
            time.sleep(0.1)

    def _stores_something(self) -> bool:
        # In a process of its own, since a test may fork.
        code = (
            "import obstore.store as s; "
            f"s.S3Store({BUCKET!r}, client_options={{'allow_http': True, 'timeout': '2s'}}, "
            "retry_config={'max_retries': 0}).put('.probe', b'x')"
        )
        ran = subprocess.run(
            [sys.executable, "-c", code], env=self.environment, capture_output=True, check=False, timeout=30
        )
        return ran.returncode == 0

    def stop(self) -> None:
        if self._child is not None:
            stop(self._child)
            self._child = None
