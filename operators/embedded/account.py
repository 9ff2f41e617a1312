"""Chooses the account of the embedded servers: PostgreSQL refuses root.

Where no ordinary user can reach DATA_DIR, a user namespace presents root as one.
"""

import os
import pwd
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from config.processes import Account
from operators.embedded.errors import EmbeddedError

_ORDINARY = "65534"  # Id of `nobody`; inside the namespace it is our own

_PROBE = 'cd "$0" && for program; do "$program" --version >/dev/null 2>&1 || exit 1; done'


def choose(data_dir: Path, programs: Sequence[Path]) -> Account:
    """An account that can use programs and folder. Raises EmbeddedError."""
    if os.geteuid() != 0 and (_has_name(os.geteuid()) or (data_dir / "postgres").exists()):
        return Account()
    for account in _candidates(data_dir) if os.geteuid() == 0 else _namespace():
        if _works(account, data_dir, programs):
            return account
    if os.geteuid() != 0:
        raise EmbeddedError(
            f"PostgreSQL needs a name for user {os.geteuid()}: add one to /etc/passwd, or set DATABASE_URL"
        )
    raise EmbeddedError(
        "PostgreSQL does not run as root, and no ordinary user can reach this folder: run as an ordinary "
        "user, move the project or DATA_DIR out of root's home, or set DATABASE_URL and REDIS_URL"
    )


def own(path: Path, account: Account) -> None:
    if os.geteuid() != 0 or path.stat().st_uid == account.uid:
        return
    for folder, folders, files in os.walk(path):
        for name in (*folders, *files):
            os.chown(Path(folder, name), account.uid, account.gid, follow_symlinks=False)
    os.chown(path, account.uid, account.gid)  # last, so that an interrupted walk is repeated


def _candidates(data_dir: Path) -> Iterator[Account]:
    made, parent = data_dir / "postgres", data_dir.stat()
    if made.exists() and made.stat().st_uid:
        yield Account(made.stat().st_uid, made.stat().st_gid)
    if parent.st_uid and _has_name(parent.st_uid):
        yield Account(parent.st_uid, parent.st_gid)
    for name in ("postgres", "nobody"):
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        yield Account(user.pw_uid, user.pw_gid)
    yield from _namespace()


def _namespace() -> Iterator[Account]:
    if unshare := shutil.which("unshare"):
        yield Account(
            wrapper=(unshare, "--user", f"--map-user={_ORDINARY}", f"--map-group={_ORDINARY}", "--")
        )


def _has_name(uid: int) -> bool:
    """Whether the user has a name, which `initdb` requires."""
    try:
        pwd.getpwuid(uid)
    except KeyError:
        return False
    return True


def _works(account: Account, data_dir: Path, programs: Sequence[Path]) -> bool:
    command = [*account.wrapper, "/bin/sh", "-c", _PROBE, str(data_dir), *map(str, programs)]
    try:
        done = subprocess.run(  # noqa: S603 - the command is ours
            command, stdin=subprocess.DEVNULL, capture_output=True, check=False, **account.popen_options()
        )
    except (OSError, subprocess.SubprocessError):
        return False
    return done.returncode == 0
