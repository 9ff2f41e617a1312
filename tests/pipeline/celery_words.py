"""How Celery is started in these tests."""

ALONE = ("--without-gossip", "--without-mingle")

PROBING = ("worker", "-Q", "probe", "-c", "1", *ALONE)
PROBING_AND_GRADING = ("worker", "-Q", "probe,grade", "-c", "2", *ALONE)
EVERYTHING = ("worker", "-Q", "probe,grade,robots", "-c", "3", *ALONE)
