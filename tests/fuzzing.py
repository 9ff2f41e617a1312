"""On how many inputs a property is tried: on few in every run, on FUZZ_EXAMPLES in `make fuzz`."""

import os
from datetime import timedelta

from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
SLOW = timedelta(seconds=10)  # The most for a reader, on a busy machine too
IS_LONG = "FUZZ_EXAMPLES" in os.environ


def examples(few: int) -> int:
    return int(os.environ.get("FUZZ_EXAMPLES", few))


settings.register_profile(
    "ours", max_examples=examples(25), deadline=SLOW, suppress_health_check=QUIET, derandomize=not IS_LONG
)
settings.load_profile("ours")
