"""How Celery is started in these tests."""

from typing import Final

ALONE: Final = ("--without-gossip", "--without-mingle")

PROBING: Final = ("worker", "-Q", "probe", "-c", "1", *ALONE)
GRADING: Final = ("worker", "-Q", "grade,robots", "-n", "grade@%h", "-c", "1", *ALONE)
PROBING_AND_GRADING: Final = ("worker", "-Q", "probe,grade", "-c", "2", *ALONE)
EVERYTHING: Final = ("worker", "-Q", "probe,grade,robots", "-c", "3", *ALONE)
