"""Where things are in the checkout."""

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
BENCH: Final = ROOT / "bench"
TEMPLATES: Final = ROOT / "templates"
