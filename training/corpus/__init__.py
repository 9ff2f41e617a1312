"""What facts and search are learned from and judged by: labelled pages, and queries with their answers."""

from pathlib import Path

HERE = Path(__file__).resolve().parent
REPOSITORY = HERE.parents[1]
WRITTEN_PAGES = HERE / "labelled" / "pages"
QUERIES = HERE / "queries"
TASKS = HERE / "tasks"
