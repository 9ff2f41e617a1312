"""Kinds that words tell, or speak against."""

import pytest

from index.values.vocabulary import EntityType
from probes.facts import kinds
from probes.facts.kinds import entity_type_of, features_of

SHOP = (
    "Free shipping on all orders over 50. Add to cart. New arrivals, bestsellers and sale. Our "
    "products: shoes, boots, sandals, bags, belts, socks and accessories for men, women and children. "
    "Sizes, returns and payment. My account, wishlist and checkout. Customer service answers by email. "
    "Gift cards are in store and online. Sign up for offers. Prices include tax. Shop by brand, by size"
    " or by colour. Quick view, in stock, out of stock, compare items."
)
PRACTICE = (
    "Our practice has cared for families since 1998. Dental implants, crowns, whitening and "
    "orthodontics. Book an appointment or call our office today. Meet our team of dentists and "
    "hygienists. Services, new patients, insurance and directions. We are located beside the old "
    "market. Opening hours Monday to Friday. Emergency treatment is available for our patients, and we "
    "offer free consultations. Contact us for more information about our clinic."
)


def likelihoods(read, host="x.com"):
    return kinds.likelihoods(read, features_of(read, host))


def test_words_tell_a_kind_that_no_hint_tells(page):
    read = page("<title>Oak &amp; Daughters</title>", f"<p>{PRACTICE}</p>")
    assert max(likelihoods(read), key=likelihoods(read).get) is EntityType.BUSINESS
    assert entity_type_of(read, "oakdaughters.com") is EntityType.BUSINESS


def test_words_that_speak_against_a_hint_are_heard(page):
    head = '<title>Oak Magazine</title><meta name="description" content="The magazine of Oak">'
    read = page(head, f"<h1>Shoes</h1><p>{SHOP}</p>")
    assert likelihoods(read)[EntityType.MEDIA] < 0.6
    assert entity_type_of(read, "x.com") is not EntityType.MEDIA


def test_a_word_of_the_lexicon_counts_for_each_kind_that_it_tells():
    said = kinds.topic_weights(kinds.TextWords(frozenset({"tuitio", "qzzzzz"}), frozenset()))
    assert said[EntityType.EDUCATION.value] == pytest.approx(0.9 / 2**0.5)


def test_words_of_the_lexicon_are_heard_in_other_languages(page):
    read = page("<title>Dąb</title>", "<p>szkoła nauczyciel uczniowie</p>")
    assert kinds.topic_weights(kinds.page_words(read)["text"])[EntityType.EDUCATION] > 0.1


def test_a_page_of_few_words_is_left_to_its_hints(page):
    read = page("<title>Oak</title>", "<p>Welcome</p>" * 500)
    assert likelihoods(read) == {}
    assert entity_type_of(read, "docs.x.com") is EntityType.DOCUMENTATION


def test_words_of_no_language_tell_nothing(page):
    read = page("<title>Qqx</title>", "<p>" + " ".join(f"qz{at}w" for at in range(500)) + "</p>")
    assert entity_type_of(read, "x.com") is None


def test_likelihoods_are_probabilities_of_every_kind(page):
    said = likelihoods(page("<title>Oak</title>", f"<p>{SHOP} {PRACTICE}</p>"))
    assert said.keys() == set(EntityType)
    assert all(0 < likelihood < 1 for likelihood in said.values())
