"""Members of one test."""

import pytest

from tests.each import each


def test_each_member_is_tried_and_those_that_fail_are_named():
    tried = []

    @each("number, square", [(1, 1), (2, 5), (3, 8)])
    def squares(number, square):
        tried.append(number)
        assert number * number == square

    with pytest.raises(ExceptionGroup, match="2 of 3 members fail") as failed:
        squares()
    assert [error.__notes__ for error in failed.value.exceptions] == [["member: (2, 5)"], ["member: (3, 8)"]]
    assert tried == [1, 2, 3]


def test_a_test_without_members_is_an_error():
    with pytest.raises(AssertionError, match="no members"):
        each("number", [])(lambda number: None)
