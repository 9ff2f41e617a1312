"""Words of other languages, read as the English ones that they mean."""

import re

import pytest

from probes.facts import kinds
from probes.facts.kinds import to_english


def meant(text):
    folded = text.casefold()
    return to_english(folded, frozenset(word[: kinds.STEM] for word in re.findall(r"\w+", folded)))


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
