"""Compare every pinned dependency with published advisories: Python's (PyPI) and npm's.

Names what is not pinned to bytes: images by tag alone, packages of Debian, and what npm packages bring along.

Exits with 0 when all were compared and nothing is known of them, 1 when something is, 3 when some could not
be compared: nothing known is said only of what was looked up.
"""

import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PIP_AUDIT = "pip-audit==2.10.1"
LOCKS = (
    *(f"requirements{kind}.lock" for kind in ("", "-dev", "-peers", "-build", "-model")),
    "requirements-peers-older.lock",
    "requirements-peers-newer.lock",
    "index/embedding/weights.lock",
)
PACKAGES = (
    "tests/protocols",
    "tests/browser",
    "tests/peers",
    "tests/web",
    "tests/peers/servers",
    "tests/peers/sites",
    "tests/peers/clients",
)
OURS = "agent-readiness-index"  # Images of this name are built here
SECONDS = 300


def run(*command: str, cwd: Path = ROOT) -> tuple[str, str]:
    """Run a command; return what it wrote to standard output and to standard error."""
    try:
        done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return "", str(error)
    return done.stdout, done.stderr


def parsed(text: str) -> dict[str, Any]:
    """Return a JSON object; an empty one if the text is not an object."""
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def last(text: str) -> str:
    """Return the last line that says something."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:300] if lines else "no answer"


def of_lock(lock: str) -> tuple[list[str], str]:
    """Return what is known of a lock file's packages, and why some could not be compared ("" if all were)."""
    out, errors = run(
        sys.executable, "-m", "uv", "tool", "run", "--quiet", "--from", PIP_AUDIT, "pip-audit", "--format",
        "json",
        "--progress-spinner", "off", "--disable-pip", "--require-hashes", "--requirement", lock,
    )  # fmt: skip
    rows = parsed(out).get("dependencies")
    if not rows:
        return [], last(errors)
    known = [f"{row['name']} {row['version']}: {bad['id']}" for row in rows for bad in row.get("vulns", ())]
    skipped = [row for row in rows if "skip_reason" in row]
    why = f"{len(skipped)} of {len(rows)} packages: {skipped[0]['skip_reason']}" if skipped else ""
    return known, why


def of_packages(folder: str) -> tuple[list[str], str]:
    """Return what is known of a package.json's packages, and why they could not be compared.

    There is no lock file, so npm resolves them anew.
    """
    with tempfile.TemporaryDirectory(prefix="audit-") as name:
        shutil.copy(ROOT / folder / "package.json", name)
        _, errors = run(
            "npm",
            "install",
            "--package-lock-only",
            "--ignore-scripts",
            "--no-fund",
            "--no-audit",
            cwd=Path(name),
        )
        if not (Path(name) / "package-lock.json").is_file():
            return [], last(errors)
        out, errors = run("npm", "audit", "--json", cwd=Path(name))
    said = parsed(out)
    if "vulnerabilities" not in said:
        return [], said.get("message") or last(errors)
    return [f"{name}: {found['severity']}" for name, found in said["vulnerabilities"].items()], ""


def loose() -> dict[str, list[str]]:
    """Return what no digest or hash pins, by the file that names it."""
    built, composed = (ROOT / "Dockerfile").read_text(), (ROOT / "compose.yaml").read_text()
    stages = set(re.findall(r"^FROM \S+ AS (\S+)", built, re.MULTILINE))
    bases = dict.fromkeys(re.findall(r"^FROM (\S+)", built, re.MULTILINE))
    debian = " ".join(re.findall(r"apt-get install (.*)", built)).split()
    images = dict.fromkeys(re.findall(r"^ +image: (\S+)", composed, re.MULTILINE))
    return {
        "Dockerfile": [
            *(name for name in bases if name not in stages and "@sha256:" not in name),
            *(f"{name} (Debian)" for name in debian if name[0].isalnum()),
        ],
        "compose.yaml": [name for name in images if not name.startswith(OURS) and "@sha256:" not in name],
        **{f"{folder}/package.json": ["what its packages bring along"] for folder in PACKAGES},
    }


def main() -> None:
    """Say it of each file, and in the end of all."""
    known, unknown = 0, 0
    for name, look in (
        *((lock, of_lock) for lock in LOCKS),
        *((f"{f}/package.json", of_packages) for f in PACKAGES),
    ):
        found, why = look(name.removesuffix("/package.json"))
        known, unknown = known + len(found), unknown + bool(why)
        said = [*found, *([f"not compared: {why}"] if why else [])] or ["nothing known"]
        print(f"{name}: {'; '.join(said)}", flush=True)  # noqa: T201 - a command
    for name, several in loose().items():
        if several:
            print(f"{name}: not pinned to bytes: {', '.join(several)}")  # noqa: T201
    if known:
        print(f"{known} advisories")  # noqa: T201
    elif unknown:
        print("Not every package could be compared with advisories: this says nothing about them.")  # noqa: T201
    sys.exit(1 if known else 3 if unknown else 0)


if __name__ == "__main__":
    main()
