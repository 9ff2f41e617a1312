"""How many inputs each property gets; `make fuzz` tries many."""

import os
from datetime import timedelta

from hypothesis import HealthCheck, settings

QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
SLOW = timedelta(seconds=2)  # The most for a reader, on a busy machine too

settings.register_profile(
    "suite", max_examples=25, deadline=SLOW, suppress_health_check=QUIET, derandomize=True
)
settings.register_profile(
    "fuzz",
    max_examples=int(os.environ.get("FUZZ_EXAMPLES", "1000")),
    deadline=SLOW,
    suppress_health_check=QUIET,
)
settings.load_profile("fuzz" if "FUZZ_EXAMPLES" in os.environ else "suite")
