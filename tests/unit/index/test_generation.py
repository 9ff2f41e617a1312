"""The stamp of the newest event."""

from datetime import UTC, datetime

import pytest

from index.generation import Stamp, stamp
from index.models import ListingEvent

pytestmark = pytest.mark.django_db


def event(at: datetime) -> ListingEvent:
    return ListingEvent.objects.create(host="a.example.com", at=at, kind=ListingEvent.Kind.LISTED, score=2)


def test_there_is_a_stamp_before_the_first_event():
    assert stamp() == Stamp("0", None)


def test_the_newest_row_counts_even_when_a_clock_went_back():
    event(datetime(2026, 11, 20, 12, tzinfo=UTC))
    last = event(datetime(2026, 11, 20, 11, 59, 58, 999999, tzinfo=UTC))
    assert stamp() == Stamp(str(last.id), "2026-11-20T11:59:58Z")
