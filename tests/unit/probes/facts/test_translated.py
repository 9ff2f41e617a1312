"""Words of other languages, read as the English ones that they mean."""

import re
from itertools import chain

import pytest

from probes.facts import translated
from probes.facts.translated import english
from probes.facts.translations import LANGUAGES

UNPARTED = re.compile("[\u0900-\u097f\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]")
LINE = re.compile(r"[a-z]+(?: [^\s]+)+")


def meant(text):
    folded = text.casefold()
    return english(folded, frozenset(word[: translated.STEM] for word in re.findall(r"\w+", folded)))


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("In den Warenkorb", "cart"),
        ("/agregar-al-carrito", "cart"),
        ("Fondation", "founda"),
        ("/telecharger", "downlo"),
        ("Stowarzyszenie", "associ"),
        ("会社概要とアクセス", "compan"),
        ("지금회원가입하기", "join"),
        ("联系我们", "contac"),
        ("Đăng ký ngay", "regist"),
        ("Администрация города", "admini"),
    ],
)
def test_what_stands_on_websites_means_an_english_word(text, meaning):
    assert meaning in meant(text)


def test_english_and_unknown_words_mean_nothing_more():
    assert meant("Qqx zzyzx 12 the of") == set()
    assert meant("") == set()


@pytest.mark.parametrize("told", LANGUAGES)
def test_a_language_has_one_english_word_a_line_and_lower_case(told):
    lines = told.splitlines()
    assert [line for line in lines if not LINE.fullmatch(line) or line != line.lower()] == []
    assert len({line.partition(" ")[0] for line in lines}) == len(lines) > 500
    words = list(chain.from_iterable(line.split()[1:] for line in lines))
    assert not any(word.startswith("_") or word.endswith("_") for word in words)
    assert not [word for word in words if "_" in word and UNPARTED.match(word)], "no page has such a piece"
