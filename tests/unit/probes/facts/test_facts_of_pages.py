"""What home pages tell of their sites: the rows of `pages.tsv`."""

import pytest

from probes.facts.country import country_of
from probes.facts.kinds import entity_type_of

FACTS = {"country": country_of, "entity_type": entity_type_of}


def fact_of(page, row):
    host, language = row["host"], row["language"].removeprefix("-")
    return FACTS[row["fact"]](page(row["head"], row["body"], host=host, lang=language), host) or "-"


@pytest.mark.parametrize("fact", FACTS)
def test_each_page_tells_what_its_row_says(page, table, fact):
    rows = [row for row in table("pages.tsv") if row["fact"] == fact]
    wrong = [
        f"{row['holds']}: {told}, not {row['right']}: {row['host']} {row['body']}"
        for row in rows
        if (told := fact_of(page, row)) != row["right"]
    ]
    assert rows
    assert not wrong
