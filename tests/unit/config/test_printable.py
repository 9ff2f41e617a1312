import pytest

from config.logs.formats import safe_line
from config.printable import strip_controls


@pytest.mark.parametrize("count", range(2, 9))
def test_no_run_of_marks_holds_what_a_ci_service_runs(count):
    for mark in ":#":
        shown = strip_controls(f"a{mark * count}error{mark * count}[b")
        assert mark * 2 not in shown
        assert shown.count(mark) == 2 * count


@pytest.mark.parametrize("text", ["##[error]x", "###[error]x", "a ####vso[task.complete]", "##teamcity[x]"])
def test_no_line_of_a_log_holds_what_a_ci_service_runs(text):
    assert "##" not in safe_line(text)
    assert safe_line("[::1]:8000, a::b") == "[::1]:8000, a::b"


@pytest.mark.parametrize("text", ["a: b", "# Title", "http://example.com/#top", "12:30"])
def test_other_text_stays(text):
    assert strip_controls(text) == text
