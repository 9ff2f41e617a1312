"""Fetch the real pages and files that `corpus/real/manifest.jsonl` names, into `.real/`: `make real-pages`.

From GitHub by commit, or from bare git mirrors: `ARGS="--mirrors DIR"`. What is not as the manifest says is
not kept.
"""

import argparse
from pathlib import Path

from training.corpus.real.manifest import files
from training.corpus.real.store import fetch, from_github, from_mirrors


def main() -> None:
    """Fetch what is missing and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mirrors", type=Path, help="a folder of bare git mirrors to read instead of GitHub")
    mirrors = parser.parse_args().mirrors
    if mirrors is not None and not mirrors.is_dir():
        parser.error(f"--mirrors {mirrors} is no folder")
    counts = fetch(files(), from_mirrors(mirrors) if mirrors else from_github)
    print(f"{len(files())} files: {', '.join(f'{number} {what}' for what, number in sorted(counts.items()))}")


if __name__ == "__main__":
    main()
