"""Pages that need a script to be read, or do not: fourteen shapes in nine scripts."""

import json
import random
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from index.values.reasons import Reason

LETTERS = {
    "latin": "abcdefghilmnoprstuvzäöüéñ",
    "cyrillic": "абвгдежзиклмнопрстуфхцчшя",
    "greek": "αβγδεζηθικλμνοπρστυφχψω",
    "arabic": "ابتثجحخدرزسشصطعغفقكلمنهوي",
    "hebrew": "אבגדהוזחטיכלמנסעפצקרשת",
    "devanagari": "अआइकखगघचजटडतदनपबभमयरलवशसह",
    "han": "天地人山水火木金土日月花鳥魚虫草雨雪風雲海川石田竹糸車門馬",
    "hangul": "가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허",
    "thai": "กขคงจฉชซญดตถทธนบปผฝพฟภมยรลวศสหอ",
}
UNSPACED = {"han", "thai"}
SHAPES = 14


class PlantedPage(NamedTuple):
    name: str
    documents: Mapping[str, str]
    reason: Reason

    @property
    def host(self) -> str:
        return f"{self.name}.readable.test"


def sentences(script: str, count: int, seed: int = 0) -> list[str]:
    """Made-up sentences of eight words in a script."""
    chance = random.Random(f"{script} {seed}")
    gap = "" if script in UNSPACED else " "
    return [
        gap.join("".join(chance.choices(LETTERS[script], k=chance.randint(4, 8))) for _ in range(8)) + "."
        for _ in range(count)
    ]


def planted_pages() -> Iterator[PlantedPage]:
    for script in LETTERS:
        for shape, (documents, reason) in _shapes(script).items():
            yield PlantedPage(f"{shape}-{script}", documents, reason)


def _shapes(script: str) -> dict[str, tuple[dict[str, str], Reason]]:
    text = sentences(script, 10)
    data = f"<script id=data type=application/json>{json.dumps(text)}</script>"
    article = _paragraphs(text)
    banner = _paragraphs(sentences(script, 12, seed=1))
    menu = "".join(f"<li>{line}</li>" for line in sentences(script, 12, seed=2))
    write = f"document.getElementById('root').innerHTML = {json.dumps(article)}"
    return {
        "served": ({"/": _page(article)}, Reason.READABLE),
        "shell": ({"/": _page("<div id=root></div>", write)}, Reason.NEEDS_SCRIPT),
        "hydrated": ({"/": _page(f"<div id=root>{article}</div>", write)}, Reason.READABLE),
        "islands": (
            {"/": _page(f"{article}<div id=root></div>", _island(sentences(script, 1, seed=3)))},
            Reason.READABLE,
        ),
        "json": (
            {"/": _page(f"<div id=root></div>{data}",
                        "for (const line of JSON.parse(data.textContent))"
                        " root.append(Object.assign(document.createElement('p'), {textContent: line}))")},
            Reason.NEEDS_SCRIPT,
        ),
        "shadow": (
            {"/": _page("<div id=root></div>", "root.attachShadow({mode: 'open'}).innerHTML ="
                        f" {json.dumps(article)}")},
            Reason.NEEDS_SCRIPT,
        ),
        "declared": (
            {"/": _page(f"<div><template shadowrootmode=open>{article}</template></div>")},
            Reason.READABLE,
        ),
        "frame": (
            {"/": _page("<iframe src=/inner></iframe>"), "/inner": _page(article)},
            Reason.NEEDS_SCRIPT,
        ),
        "canvas": (
            {"/": _page("<canvas id=root></canvas>", "const pen = root.getContext('2d');"
                        f" {json.dumps(text)}.forEach((line, at) => pen.fillText(line, 0, 20 * at))")},
            Reason.TOO_FEW_WORDS,
        ),
        "noscript": (
            {"/": _page(f"<div id=root></div><noscript>{article}</noscript>", write)},
            Reason.READABLE,
        ),
        "banner": (
            {"/": _page(f"{article}<div id=root></div>",
                        f"root.innerHTML = {json.dumps(_over(banner))}")},
            Reason.READABLE,
        ),
        "menu": (
            {"/": _page(f"{article}<nav><ul id=root hidden></ul></nav>",
                        f"root.innerHTML = {json.dumps(menu)}")},
            Reason.READABLE,
        ),
        "cloned": (
            {"/": _page(f"<div id=root></div><template id=kept>{article}</template>",
                        "root.append(kept.content.cloneNode(true))")},
            Reason.NEEDS_SCRIPT,
        ),
        "half": (
            {"/": _page(f"{_paragraphs(text[:7])}<div id=root></div>", _island(text[7:]))},
            Reason.PARTLY,
        ),
    }  # fmt: skip


def _page(body: str, script: str = "") -> str:
    code = f"<script>{script}</script>" if script else ""
    return f"<!doctype html><meta charset=utf-8><title>A page</title><body>{body}{code}"


def _paragraphs(lines: list[str]) -> str:
    return "".join(f"<p>{line}</p>" for line in lines)


def _island(lines: list[str]) -> str:
    return f"document.getElementById('root').innerHTML = {json.dumps(_paragraphs(lines))}"


def _over(text: str) -> str:
    return f"<div style='position:fixed;bottom:0;left:0;right:0'>{text}<button>OK</button></div>"
