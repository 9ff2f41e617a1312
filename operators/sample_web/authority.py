"""The sample web's certificate authority."""

import os
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

import trustme

from operators.sample_web.site import Transport

_KEY = "authority.key.pem"
_BUNDLE = "authority.pem"


class Authority:
    """Issues certificates; clients trust the PEM file `bundle`."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.bundle = folder / _BUNDLE
        self._ca = _load(folder) or _create(folder)
        self._contexts: dict[tuple[str, Transport], ssl.SSLContext] = {}

    def context(self, host: str, transport: Transport = Transport.HTTPS) -> ssl.SSLContext:
        known = self._contexts.get((host, transport))
        if known is None:
            known = self._contexts[host, transport] = self._issue(host, transport)
        return known

    def _issue(self, host: str, transport: Transport) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.set_alpn_protocols(["http/1.1"])
        if transport is Transport.EXPIRED:
            now = datetime.now(UTC)
            leaf = self._ca.issue_cert(
                host, not_before=now - timedelta(days=90), not_after=now - timedelta(days=1)
            )
        else:
            leaf = self._ca.issue_cert(host)
        leaf.configure_cert(context)
        return context


def _load(folder: Path) -> trustme.CA | None:
    try:
        key, certificate = (folder / _KEY).read_bytes(), (folder / _BUNDLE).read_bytes()
        return trustme.CA.from_pem(certificate, key)
    except (OSError, ValueError):
        return None


def _create(folder: Path) -> trustme.CA:
    ca = trustme.CA(organization_name="Sample web")
    write_whole(folder / _KEY, ca.private_key_pem.bytes(), mode=0o600)
    write_whole(folder / _BUNDLE, ca.cert_pem.bytes())
    return ca


def write_whole(path: Path, content: bytes, *, mode: int = 0o644) -> None:
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    partial.unlink(missing_ok=True)
    with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode), "wb") as file:
        file.write(content)
    partial.replace(path)
