"""Which state of the index an answer shows: the newest listing event."""

from dataclasses import dataclass
from datetime import UTC

from index.models import ListingEvent


@dataclass(frozen=True, slots=True)
class Stamp:
    """`generation_id` is "0" and `generated_at` null until the first event."""

    generation_id: str
    generated_at: str | None
    """ISO 8601 in UTC, to the second."""

    @property
    def fields(self) -> dict[str, str | None]:
        """As answers carry it."""
        return {"generated_at": self.generated_at, "generation_id": self.generation_id}


def stamp() -> Stamp:
    """Read the newest event. Read it before the data that it stamps, so that it never claims to be newer."""
    newest = ListingEvent.objects.order_by("-id").values_list("id", "at").first()
    if newest is None:
        return Stamp("0", None)
    event_id, at = newest
    return Stamp(str(event_id), at.astimezone(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"))
