"""Results that stay with the object that they were worked out of."""

from dataclasses import replace

from probes.evidence.memo import memoize
from probes.readers.html import Page


def counting():
    asked = []

    @memoize
    def title(page, *more):
        asked.append((page, *more))
        return page.title, *more

    return title, asked


def test_a_function_runs_once_for_each_object_and_arguments():
    title, asked = counting()
    one, other = Page(title="a"), Page(title="b")
    assert [title(one), title(one), title(other), title(one, "x"), title(one, "x")] == [
        ("a",), ("a",), ("b",), ("a", "x"), ("a", "x")
    ]  # fmt: skip
    assert asked == [(one,), (other,), (one, "x")]


def test_a_function_that_failed_runs_again():
    page, tries = Page(), []

    @memoize
    def second(_page):
        tries.append(1)
        if len(tries) == 1:
            raise ValueError
        return len(tries)

    for _ in range(3):
        try:
            found = second(page)
        except ValueError:
            continue
    assert (found, len(tries)) == (2, 2)


def test_what_was_worked_out_is_no_part_of_an_object():
    title, asked = counting()
    page = Page(title="a")
    title(page)
    assert page == Page(title="a")
    assert "memo" not in repr(page)
    title(replace(page, title="b"))
    assert len(asked) == 2
