"""What differs from one asking to the next and means nothing, and what of an answer is prose."""

import re
from datetime import UTC, datetime, timedelta

_TIME = re.compile(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?")
_ID = re.compile(r"\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b")
_PORT = re.compile(r"(127\.0\.0\.1|localhost):\d+")
_CLOCK = re.compile(r"\b\d\d:\d\d(?::\d\d)?(?= (?:UTC|GMT)\b)")
# Members that no two askings have in common, or none on two days.
UNSAID = {
    "generation_id", "generation_age_seconds", "generated_at", "data_as_of", "changed", "changed_at",
    "listing_id", "rubrics_in_chart",
}  # fmt: skip
# Members that tell by day what became of sites: of the recording, the day on which it was graded last.
GRADED_ON = {"history", "days"}
# Members whose text is what is known, however many words it has.
FACTS = {"name", "display_name", "query", "q", "words", "user_agent"}
PLACES = 3  # Decimals of a similarity that every machine agrees on


class Masks:
    """Days on which evidence was seen are masked, and today as day of grading; other dates are facts."""

    def __init__(self, seen):
        today = datetime.now(UTC).date()
        self._days = _any_of(seen)
        self._today = _any_of({today, today - timedelta(days=1)})

    def text(self, text):
        for what, instead in ((_TIME, "<time>"), (_ID, "<id>"), (_PORT, r"\1:<port>"), (_CLOCK, "<clock>")):
            text = what.sub(instead, text)
        return self._days.sub("<day>", text)

    def value(self, value, key=""):
        """The same without what means nothing, its members in order."""
        match value:
            case _ if key in UNSAID:
                return "<unsaid>"
            case dict() if key in GRADED_ON:
                return {
                    name: "<day>" if name in ("date", "day") else self.value(value[name], name)
                    for name in sorted(value)
                }
            case dict():
                return {self.text(name): self.value(value[name], name) for name in sorted(value)}
            case list():
                return [self.value(one, key) for one in value]
            case float():
                return round(value, PLACES)
            case str():
                text = self.text(value)
                return self._today.sub("<day>", text) if key == "lines" else text
        return value


def _any_of(days):
    forms = ("%Y-%m-%d", "%-d %B %Y", "%-d %b %Y", "%d %b %Y", "%d %B %Y")
    return re.compile("|".join(sorted({re.escape(day.strftime(form)) for day in days for form in forms})))


def split(value, *, all_but=None, at="", key=""):
    """Take prose out of a value: what is left, and the prose by place.

    Prose is text of several words in members other than FACTS; with `all_but`, in these members alone.
    """
    prose = {}
    if isinstance(value, dict):
        left = {}
        for name, one in value.items():
            left[name], more = split(one, all_but=all_but, at=f"{at}.{name}".lstrip("."), key=name)
            prose |= more
        return left, prose
    if isinstance(value, list):
        left = []
        for number, one in enumerate(value):
            kept, more = split(one, all_but=all_but, at=f"{at}[{number}]", key=key)
            left.append(kept)
            prose |= more
        return left, prose
    said = isinstance(value, str) and (
        key in all_but if all_but else key == "lines" or (key not in FACTS and " " in value)
    )
    return ("<prose>", {at: value}) if said else (value, {})


def differences(before, after, at=""):
    """Each place where two values differ, with what stood there and what stands there."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name in sorted(before.keys() | after.keys()):
            yield from differences(
                before.get(name, "<nothing>"), after.get(name, "<nothing>"), f"{at}.{name}".lstrip(".")
            )
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for number, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from differences(one, other, f"{at}[{number}]")
    elif before != after:
        yield at, before, after
