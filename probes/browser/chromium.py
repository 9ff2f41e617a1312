"""Starts and stops a Chromium process that reaches the network only through a proxy."""

import asyncio
import ctypes
import fcntl
import logging
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from config.processes import Account
from probes.browser.cdp import BrowserGone, CdpConnection, CommandFailed

MB = 1024 * 1024
RENDERER_MOST = 350 * MB  # Bytes; a page that needs more is useless to agents
ALL_MOST = 1100 * MB
LOOK_EVERY = 0.1  # Seconds; a page can fill about 1 GB per second
_MOST_READ = 64 * 1024  # Bytes; a process's status takes 1.5 KB, its command line somewhat more


@dataclass(frozen=True, slots=True)
class ProcessMemory:
    pid: int
    own: int
    is_renderer: bool


def memory_below(root: int) -> list[ProcessMemory]:
    parents = dict(_parents())
    family = {root}
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
    return [
        ProcessMemory(pid, own, "--type=renderer" in _command(pid)) for pid in family if (own := _own(pid))
    ]


async def kill_large_renderers(root: int) -> None:
    """Kill renderers above their limit, or the largest one if the total is too high."""
    while True:
        processes = memory_below(root)
        renderers = sorted(
            (process for process in processes if process.is_renderer), key=lambda process: process.own
        )
        too_large = [process for process in renderers if process.own > RENDERER_MOST]
        if not too_large and sum(process.own for process in processes) > ALL_MOST:
            too_large = renderers[-1:]
        for one in too_large:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(one.pid, signal.SIGKILL)
        await asyncio.sleep(LOOK_EVERY)


def _parents() -> Iterator[tuple[int, int]]:
    for entry in os.scandir("/proc"):
        if entry.name.isdigit() and (stat := _read(f"/proc/{entry.name}/stat")):
            yield int(entry.name), int(stat.rpartition(")")[2].split()[1])


def _own(pid: int) -> int:
    """Return RssAnon plus RssShmem; unlike smaps, /proc/PID/status is readable for every process."""
    lines = _read(f"/proc/{pid}/status").splitlines()
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith(("RssAnon:", "RssShmem:")))


def _command(pid: int) -> str:
    return _read(f"/proc/{pid}/cmdline")


def _read(path: str) -> str:
    """Return "" if the process has ended. Without pathlib and a buffer a look takes half the time."""
    try:
        with open(path, "rb", buffering=0) as file:  # noqa: PTH123
            return file.read(_MOST_READ).decode(errors="replace")
    except OSError:
        return ""


_PREFIX = "ari-browser-"
_LOCK = ".owner"
_SHARED_TMP = "/tmp"  # noqa: S108 - the folder below it has a random name and is private


class BrowserProfile:
    """A folder owned by `account` and locked by this process."""

    def __init__(self, account: Account) -> None:
        ours = account.uid == os.getuid()
        self.path = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=None if ours else _SHARED_TMP))
        self._lock = os.open(self.path / _LOCK, os.O_CREAT | os.O_RDWR | os.O_NOFOLLOW, 0o600)
        fcntl.flock(self._lock, fcntl.LOCK_EX)
        if account.uid != os.getuid():
            os.chown(self.path, account.uid, account.gid)

    def remove(self) -> None:
        shutil.rmtree(self.path, ignore_errors=True)
        os.close(self._lock)


def remove_old_profiles() -> None:
    for folder in {tempfile.gettempdir(), _SHARED_TMP}:
        for entry in os.scandir(folder):
            if (
                entry.name.startswith(_PREFIX)
                and entry.is_dir(follow_symlinks=False)
                and _is_left(entry.path)
            ):
                shutil.rmtree(entry.path, ignore_errors=True)


def _is_left(folder: str) -> bool:
    """A folder that is being created has no lock file yet."""
    with suppress(OSError):
        lock = os.open(Path(folder, _LOCK), os.O_RDWR | os.O_NOFOLLOW)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        finally:
            os.close(lock)
        return True
    return False


logger = logging.getLogger(__name__)

START_SECONDS = 20.0
_PR_SET_PDEATHSIG = 1
_LIBC = ctypes.CDLL(None)

_FEATURES_OFF = (
    "Translate",
    "OptimizationHints",
    "MediaRouter",
    "DialMediaRouteProvider",
    "NetworkTimeServiceQuerying",
    "InterestFeedContentSuggestions",
    "AutofillServerCommunication",
    "SegmentationPlatform",
    "CertificateTransparencyComponentUpdater",
    "WebTransport",
    "Prerender2",
    "BackForwardCache",
)
_NO_OTHER_WAY_OUT = (
    "--proxy-bypass-list=<-loopback>",  # else Chromium goes to loopback without the proxy
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
    "--webrtc-ip-handling-policy=disable_non_proxied_udp",  # of chromium
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",  # of chromium-headless-shell
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-client-side-phishing-detection",
    "--disable-sync",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-breakpad",
    "--disable-crash-reporter",
    "--no-pings",
    "--disable-features=" + ",".join(_FEATURES_OFF),
)
_SMALL_AND_QUIET = (
    "--headless",
    "--remote-debugging-pipe",
    "--enable-features=WebMCP",
    "--no-startup-window",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--mute-audio",
    "--block-new-web-contents",
    "--deny-permission-prompts",
    "--blink-settings=imagesEnabled=false",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--disable-hang-monitor",
    "--password-store=basic",
    "--js-flags=--max-old-space-size=192",
    "--window-size=1280,800",
    "--log-level=3",
)


class CannotStart(Exception):  # noqa: N818 - reads as what it is
    """The message is the reason in one line."""


@dataclass(frozen=True, slots=True)
class _LaunchMode:
    account: Account
    sandboxed: bool


class Chromium:
    """Create it with `start`."""

    def __init__(
        self, process: subprocess.Popen[bytes], connection: CdpConnection, profile: BrowserProfile
    ) -> None:
        self.process = process
        self.connection = connection
        self.version = ""
        self._profile = profile

    @classmethod
    async def start(cls, path: str, *, user_agent: str, proxy_port: int) -> "Chromium":
        """Sandboxed where possible. Raises CannotStart."""
        from probes.browser.proxy import certificate  # noqa: PLC0415 - loads aiohttp

        await asyncio.to_thread(remove_old_profiles)
        flags = [
            *_SMALL_AND_QUIET,
            *_NO_OTHER_WAY_OUT,
            f"--proxy-server=http://127.0.0.1:{proxy_port}",
            f"--ignore-certificate-errors-spki-list={certificate()[1]}",
            f"--user-agent={user_agent}",
        ]
        why = CannotStart(f"{path} did not start")
        for mode in [_working_modes[path]] if path in _working_modes else _launch_modes():
            try:
                browser = await cls._begin(path, flags, mode)
            except CannotStart as error:
                why = error
                continue
            if path not in _working_modes and not mode.sandboxed:
                logger.warning("Chromium's own sandbox does not work here: it runs without")
            _working_modes[path] = mode
            return browser
        raise why

    @classmethod
    async def _begin(cls, path: str, flags: Sequence[str], mode: _LaunchMode) -> "Chromium":
        browser = cls(*await _spawn(path, flags, mode))
        try:
            answer = await browser.connection.call("Browser.getVersion", seconds=START_SECONDS)
        except (BrowserGone, CommandFailed, TimeoutError) as error:
            await browser.stop()
            raise CannotStart(f"{path} ended before it answered") from error
        browser.version = str(answer.get("product", ""))[:80].replace("Headless", "")
        return browser

    async def stop(self) -> None:
        with suppress(BrowserGone):
            self.connection.send("Browser.close")
        with suppress(TimeoutError):
            await asyncio.wait_for(asyncio.shield(self.connection.gone), 2)
        self.connection.close()
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        await asyncio.to_thread(self.process.wait)
        await asyncio.to_thread(self._profile.remove)


_working_modes: dict[str, _LaunchMode] = {}


def _launch_modes() -> Iterator[_LaunchMode]:
    """Ordinary user before root, sandbox before none."""
    accounts = [Account()] if os.geteuid() else [*_ordinary(), Account()]
    for account in accounts:
        if account.uid:
            yield _LaunchMode(account, sandboxed=True)
    yield _LaunchMode(accounts[0], sandboxed=False)
    if len(accounts) > 1:
        yield _LaunchMode(accounts[-1], sandboxed=False)


def _ordinary() -> list[Account]:
    try:
        user = pwd.getpwnam("nobody")
    except KeyError:
        return []
    return [Account(user.pw_uid, user.pw_gid)]


async def _spawn(
    path: str, flags: Sequence[str], mode: _LaunchMode
) -> tuple[subprocess.Popen[bytes], CdpConnection, BrowserProfile]:
    profile = BrowserProfile(mode.account)
    command = [path, *flags, f"--user-data-dir={profile.path}", *([] if mode.sandboxed else ["--no-sandbox"])]
    theirs_in, ours_out = os.pipe()
    ours_in, theirs_out = os.pipe()
    try:
        process = _popen(command, profile.path, mode.account, (theirs_in, theirs_out))
    except OSError as error:
        for descriptor in (ours_in, ours_out):
            os.close(descriptor)
        profile.remove()
        raise CannotStart(f"{path} cannot be started: {error.strerror}") from error
    finally:
        os.close(theirs_in)
        os.close(theirs_out)
    connection = CdpConnection()
    await connection.open(ours_in, ours_out)
    return process, connection, profile


def _popen(
    command: Sequence[str], profile: Path, account: Account, pipe: tuple[int, int]
) -> subprocess.Popen[bytes]:
    parent = os.getpid()

    def tie_and_connect() -> None:
        """Die with the parent, and put the pipe on descriptors 3 (read) and 4 (write)."""
        _LIBC.prctl(_PR_SET_PDEATHSIG, int(signal.SIGKILL))
        if os.getppid() != parent:
            os._exit(1)
        reads, writes = os.dup(pipe[0]), os.dup(pipe[1])
        high = max(reads, writes, 10)
        os.dup2(reads, high + 1)
        os.dup2(writes, high + 2)
        os.dup2(high + 1, 3)
        os.dup2(high + 2, 4)

    return subprocess.Popen(  # noqa: S603 - the command is ours
        list(command),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        cwd=profile,
        env=_environment(profile),
        start_new_session=True,
        close_fds=False,  # 3 and 4 are opened in the child; all else of ours closes itself (PEP 446)
        preexec_fn=tie_and_connect,  # noqa: PLW1509 - prctl and dup2 are all that it does
        **account.popen_options(),
    )


@lru_cache(maxsize=1)
def _inherited() -> dict[str, str]:
    return {name: os.environ[name] for name in ("PATH", "LANG", "LC_ALL") if name in os.environ}


def _environment(profile: Path) -> dict[str, str]:
    """Omits our secrets: the process runs untrusted code. TMPDIR is relative to keep socket paths short."""
    homes = {
        f"XDG_{kind}": str(profile) for kind in ("CONFIG_HOME", "CACHE_HOME", "DATA_HOME", "RUNTIME_DIR")
    }
    return {**_inherited(), "HOME": str(profile), "TMPDIR": ".", **homes}
