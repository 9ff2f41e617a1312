"""The figures of each day."""

import pytest

from index.generations.build import build_generation
from index.models import DayFigures
from index.pages.charts import days_of_index
from index.values.vocabulary import CheckId
from tests import published

pytestmark = pytest.mark.django_db


def test_a_generation_writes_the_figures_of_its_day_and_the_next_one_of_the_day_replaces_them():
    published.listed("a.test")
    build_generation(now=True)
    published.listed("b.test")
    built = build_generation(now=True).generation
    kept = DayFigures.objects.get()
    assert (kept.day, kept.listed) == (built.at.date(), 2)
    assert kept.by_score == [0, 0, 0, 2, 0, 0]
    assert kept.by_check[CheckId.API_CATALOG] == [2, 0, 0]
    assert kept.by_check[CheckId.MARKDOWN_NEGOTIATION] == [0, 2, 0]
    assert kept.by_check[CheckId.MCP_SERVER_CARD] == [0, 0, 2]
    (day,) = days_of_index()
    assert (day["listed"], day["mean"]) == (2, "3.00")
    yes = [answers[0] for answers in day["answers"]]
    assert yes == [0, 2, 2, 0, 2, 2, 0, 2, 2, 0]


def test_without_a_generation_there_is_nothing_to_draw():
    assert days_of_index() == []
