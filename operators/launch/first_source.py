"""Reads a source of hosts before the service starts."""

from dataclasses import dataclass
from typing import Final

from probes.intake import operating, readings, turn
from probes.models import HostSource, Target

LIMIT: Final = 500
"""Default number of hosts."""
SECONDS: Final = 600.0


@dataclass(frozen=True, slots=True)
class FirstSource:
    name: str
    limit: int = LIMIT

    @property
    def origin(self) -> Target.Origin:
        return operating.kind_of(HostSource.objects.get(name=self.name)).origin

    def read(self) -> str:
        """What to tell the user. Raises RefusedSource."""
        readings.ensure_rows()
        row = HostSource.objects.filter(name=self.name).first()
        if row is None:
            names = ", ".join(HostSource.objects.order_by("name").values_list("name", flat=True))
            raise operating.RefusedSource(f"There is no source {self.name!r}; there are {names}")
        operating.check_terms(row)
        if (held := readings.hold(row.name)) is None:
            return f"{self.name} is being read by somebody else."
        held.most = self.limit
        last = readings.Read()

        def remember(counts: readings.Read) -> None:
            nonlocal last
            last = counts

        turn.read(held, seconds=SECONDS, on_progress=remember)
        if held.trouble and not last.hosts:
            return f"{self.name} could not be read: {held.trouble}. Going on without it."
        more = f"; then {held.trouble}" if held.trouble else ""
        return f"{self.name} named {last.hosts:,} hosts, {last.new:,} of them new{more}."
