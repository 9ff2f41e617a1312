"""On how many inputs a property is tried: on few in every run, on FUZZ_EXAMPLES in `make fuzz`."""

import os


def examples(few: int) -> int:
    return int(os.environ.get("FUZZ_EXAMPLES", few))
