"""A site's score as a self-contained SVG badge. Pure."""

from typing import Final

from index.checks import SCORED
from index.shapes import SiteReport
from index.values.vocabulary import Answer

_LABEL: Final = "agent-ready"
_LABEL_WIDTH: Final = 78
_STEP: Final = 12
_TEXT: Final = 'font-family="Verdana,DejaVu Sans,sans-serif" font-size="11" fill="#fff"'
_MARKS: Final = {
    Answer.YES: 'fill="#3fae6c" stroke="#3fae6c"',
    Answer.NO: 'fill="none" stroke="#f29b8b"',
    Answer.UNKNOWN: 'fill="none" stroke="#b3bdcb" stroke-dasharray="2 1.5"',
}
"""SVG attributes, distinct without colour."""


def of_report(report: SiteReport) -> str:
    score = f"{report['readiness_score']}/{report['readiness_of']}"
    title = f"Agent readiness: {score} checks passed, probed {report['verified']['verified_at']}"
    marks = "".join(
        _mark(Answer(report["checks"][check]["answer"]), _LABEL_WIDTH + place * _STEP)
        for place, check in enumerate(SCORED)
    )
    end = _LABEL_WIDTH + len(SCORED) * _STEP + 3
    return _svg(title, end + 27, marks + _text_element(score, end, 20))


def of_nothing() -> str:
    said = _text_element("not in the index", _LABEL_WIDTH, 84)
    return _svg("Not in the Agent-Readiness Index", _LABEL_WIDTH + 91, said)


def _svg(title: str, width: int, inside: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="20" role="img" '
        f'aria-label="{title}">'
        f'<title>{title}</title><rect width="{width}" height="20" rx="3" fill="#17211d"/>'
        f"{_text_element(_LABEL, 7, _LABEL_WIDTH - 14)}{inside}</svg>"
    )


def _text_element(text: str, at: int, width: int) -> str:
    return f'<text x="{at}" y="14" textLength="{width}" {_TEXT}>{text}</text>'


def _mark(answer: Answer, at: int) -> str:
    return f'<rect x="{at}.5" y="5.5" width="9" height="9" rx="1.5" {_MARKS[answer]}/>'
