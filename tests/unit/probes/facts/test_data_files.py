"""The data that facts are read by: each fault is told by its file and line."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from index.values.vocabulary import Action, EntityType
from probes.facts import phrases
from probes.facts.data_files import read_lines, read_rows
from probes.facts.kinds import LANGUAGES, PARTS, STEM, STRENGTHS
from tests.each import each
from tests.paths import ROOT

DATA = ROOT / "probes/facts/data"
FILES = sorted(path for path in DATA.rglob("*") if path.suffix in {".txt", ".tsv"})
UNPARTED = re.compile("[\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
KINDS = [kind.value for kind in EntityType]
COLUMNS = {
    "words": ["english", "words"],
    "lexicon": ["word", *STRENGTHS],
    "kinds": ["part", "feature", *KINDS],
    "names": ["feature", "weight"],
    "cities": ["country", "city"],
    "countries": ["country", "name"],
}


def numbered(path: Path) -> Iterator[tuple[str, str]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n")[:-1], start=1):
        yield f"{path.parent.name}/{path.name}:{number}", line


def kind_of(path: Path) -> str:
    return path.stem if path.parent == DATA else path.parent.name


def faults_of_any_line(line: str) -> Iterator[str]:
    if not line.strip():
        yield "an empty line"
    if line != line.rstrip():
        yield "blanks at its end"
    if "\r" in line or "\ufeff" in line:
        yield "a byte order mark or another line end than \\n"


def faults_of_phrase(line: str) -> Iterator[str]:
    mark, *parts = line.split(" ")
    if mark not in {"-", "="} and mark.removesuffix(".") not in {action.value for action in Action}:
        yield f"{mark!r} is no action, and neither - nor ="
    if "" in parts or not parts:
        yield "two blanks beside each other, or nothing after the first word"
    if "\t" in line:
        yield "a tab"
    gaps = [part for part in parts if re.fullmatch(r"\.{3}\d?", part)]
    if any(part.startswith("!") for part in parts) and not gaps:
        yield "words that are not in a gap, without a gap"
    if len(gaps) > 2 or gaps[1:] != [part for part in parts[-1:] if part in gaps][: len(gaps[1:])]:
        yield "more gaps than one, and the second is not at the end"
    if parts == gaps or "...." in line or (gaps and mark.endswith(".")):
        yield "a gap with nothing beside it, of more dots, or in a phrase of exact words"


def faults_of_words(line: str) -> Iterator[str]:
    meaning, _, words = line.partition("\t")
    if not re.fullmatch("[a-z]+", meaning):
        yield f"{meaning!r} is no English word in small letters"
    if line != line.lower():
        yield "capital letters"
    for word in words.split(" "):
        if not word.strip("_") or word.startswith("_") or word.endswith("_"):
            yield f"{word!r} is no word and no pair of words"
        if "_" in word and UNPARTED.match(word):
            yield f"{word!r}: no page has such a piece"


def faults_of_lexicon(line: str) -> Iterator[str]:
    word, *cells = line.split("\t")
    kinds = " ".join(cells).split()
    if unknown := set(kinds) - set(KINDS):
        yield f"{sorted(unknown)} are no kinds"
    if len(kinds) != len(set(kinds)) or not kinds:
        yield f"{word!r} tells a kind twice, or none"


def faults_of_kinds(line: str) -> Iterator[str]:
    part, _, *cells = line.split("\t")
    if part not in PARTS:
        yield f"{part!r} is no part of a page"
    if len(cells) > len(KINDS) or not all(re.fullmatch(r"(-?[1-9]\d*)?", cell) for cell in cells):
        yield "a cell is no whole number, or there are too many"


def faults_of_weight(line: str) -> Iterator[str]:
    if not re.fullmatch(r"[^\t]+\t-?[1-9]\d*", line):
        yield "not a feature, a tab and a whole number"


def faults_of_place(line: str) -> Iterator[str]:
    if not re.fullmatch(r"[A-Z]{2}\t\S[^\t]*", line):
        yield "not a country's code, a tab and a name"


FAULTS = {
    "phrases": faults_of_phrase,
    "words": faults_of_words,
    "lexicon": faults_of_lexicon,
    "kinds": faults_of_kinds,
    "names": faults_of_weight,
    "cities": faults_of_place,
    "countries": faults_of_place,
}


def faults(path: Path) -> Iterator[str]:
    """What is wrong, with file and line."""
    lines = list(numbered(path))
    header = [line for _, line in lines[:4] if line.startswith("# ")]
    if len(header) < 2 or not re.search(r"Licence: \S+", " ".join(header)):
        yield f"{lines[0][0]}: the header does not say what the file is and its licence"
    rows = [(place, line) for place, line in lines if not line.startswith("# ")]
    if path.suffix == ".tsv":
        place, columns = rows.pop(0)
        if columns.split("\t") != COLUMNS[kind_of(path)]:
            yield f"{place}: the columns are not {COLUMNS[kind_of(path)]}"
    for place, line in rows:
        specific = FAULTS.get(kind_of(path), lambda _: ())
        yield from (f"{place}: {fault}" for fault in [*faults_of_any_line(line), *specific(line)])
    keys = Counter(line if path.suffix == ".txt" else key_of(path, line) for _, line in rows)
    yield from (
        f"{place}: it stands twice" for place, line in rows
        if kind_of(path) != "phrases" and keys[line if path.suffix == ".txt" else key_of(path, line)] > 1
    )  # fmt: skip


def key_of(path: Path, line: str) -> tuple[str, ...]:
    cells = line.split("\t")
    return tuple(cells[:1] if kind_of(path) in {"words", "lexicon", "names"} else cells[:2])


@each("path", FILES, ids=lambda path: str(path.relative_to(DATA)))
def test_a_data_file_has_its_form(path):
    assert list(faults(path)) == []


def test_a_fault_is_told_by_file_and_line(tmp_path):
    (tmp_path / "phrases").mkdir()
    path = tmp_path / "phrases" / "de.txt"
    lines = "buy jetzt kaufen\nkauf  jetzt\nbuy ...\nbuy kaufen !das\nbuy kauf ... jetzt ... hier\n"
    path.write_text(f"# German.\n# Licence: Apache-2.0.\n{lines}", encoding="utf-8")
    assert list(faults(path)) == [
        "phrases/de.txt:4: 'kauf' is no action, and neither - nor =",
        "phrases/de.txt:4: two blanks beside each other, or nothing after the first word",
        "phrases/de.txt:5: a gap with nothing beside it, of more dots, or in a phrase of exact words",
        "phrases/de.txt:6: words that are not in a gap, without a gap",
        "phrases/de.txt:7: more gaps than one, and the second is not at the end",
    ]


def test_every_file_of_a_language_is_read_and_every_language_has_one():
    held = defaultdict(set)
    for path in FILES:
        held[path.parent.name].add(path.stem)
    assert held["phrases"] == {*phrases.LATIN, *phrases.OTHER_ALPHABETS, *phrases.UNSPACED_LANGUAGES}
    assert held["words"] == set(LANGUAGES)


def test_a_word_of_the_lexicon_tells_a_kind_once():
    told = Counter(
        (word[:STEM], kind) for word, *cells in read_rows("lexicon.tsv") for kind in " ".join(cells).split()
    )
    assert [key for key, times in told.items() if times > 1] == []


def test_a_city_and_a_name_abroad_tell_one_country():
    for name in ("cities.tsv", "countries.tsv"):
        told = Counter(text for _, text in read_rows(name))
        assert [text for text, times in told.items() if times > 1] == []


def test_a_file_that_is_missing_is_an_error_and_not_silence():
    with pytest.raises(FileNotFoundError):
        read_lines("phrases/qq.txt")
