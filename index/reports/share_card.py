"""The picture of a report for places that preview links: host, score, date and marks."""

from functools import lru_cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from index.checks import SCORED_CHECKS
from index.shapes import SiteReport
from index.values.vocabulary import Answer

SIZE = (1200, 630)  # Open Graph's
STATIC = Path(__file__).parents[2] / "templates" / "static"
PAPER, INK, SOFT = "#f6f3ea", "#1b1a15", "#5d584b"
YES, NO, UNKNOWN = "#1b6a3b", "#9b2f1a", "#5b5965"
LEFT, RIGHT = 80, 1120
SIZES = range(84, 24, -6)  # Of the letters of a host, in pixels
MARK, STEP = 34, 46


def share_card(report: SiteReport) -> bytes:
    """A PNG of 1,200 by 630 pixels."""
    answers = tuple(Answer(report["checks"][check]["answer"]) for check in SCORED_CHECKS)
    return _drawn(report["host"], answers, report["verified"]["verified_at"])


@lru_cache(maxsize=128)  # 15 KB each
def _drawn(host: str, answers: tuple[Answer, ...], day: str) -> bytes:
    with Image.open(STATIC / "card.png") as ours:
        picture = ours.convert("RGB")
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 40, SIZE[0], 440), fill=PAPER)
    draw.rectangle((RIGHT - 260, 440, SIZE[0], SIZE[1]), fill=PAPER)
    passed = answers.count(Answer.YES)
    name, letters = _fitting(host)
    draw.text((LEFT, 84), name, INK, letters)
    draw.text((LEFT, 214), f"{passed} of {len(answers)} checks passed", INK, _letters(56))
    draw.text((LEFT, 300), f"Can an AI agent use it? Tested on {day}.", SOFT, _letters(38))
    for place, answer in enumerate(answers):
        _mark(draw, RIGHT - (len(answers) - place) * STEP + STEP - MARK, answer)
    out = BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()


def _mark(draw: ImageDraw.ImageDraw, left: int, answer: Answer) -> None:
    """Full is yes, hollow no, and four corners unknown."""
    box = (left, 505, left + MARK, 505 + MARK)
    if answer is Answer.YES:
        draw.rounded_rectangle(box, 6, fill=YES)
    else:
        draw.rounded_rectangle(box, 6, outline=NO if answer is Answer.NO else UNKNOWN, width=4)
    if answer is Answer.UNKNOWN:
        middle, gap = left + MARK // 2, 5
        draw.rectangle((middle - gap, 500, middle + gap, 545), fill=PAPER)
        draw.rectangle((left - 2, 522 - gap, left + MARK + 2, 522 + gap), fill=PAPER)


def _fitting(host: str) -> tuple[str, ImageFont.FreeTypeFont]:
    """The host, without its middle where the smallest letters are too large for it, and letters."""
    size = next((size for size in SIZES if _letters(size).getlength(host) <= RIGHT - LEFT), SIZES[-1])
    name, left = host, len(host)
    while _letters(size).getlength(name) > RIGHT - LEFT:
        left -= 2
        name = f"{host[: left // 2]}…{host[-left // 2 :]}"
    return name, _letters(size)


@lru_cache
def _letters(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(STATIC / "fonts" / "newsreader-latin-500.woff2"), size)
