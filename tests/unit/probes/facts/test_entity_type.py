"""The kind of a site, or None."""

import pytest

from index.values.vocabulary import EntityType
from probes.facts.kinds import entity_type


def links(*texts):
    return "".join(f'<a href="/{text.lower().replace(" ", "-")}">{text}</a>' for text in texts)


def typed(*kinds):
    return [{"@type": kind, "name": "x"} for kind in kinds]


E = EntityType
CASES = {
    "nothing to go by": ("x.com", "", "", [], None),
    "an organization alone": ("x.com", "", "", typed("Organization"), None),
    "a shop with a basket": ("x.com", "", links("Home", "Basket"), typed("BookStore"), E.ECOMMERCE),
    "a shop without a basket": ("x.com", "", "", typed("BookStore"), None),
    "an online store": ("x.com", "", "", typed("OnlineStore"), E.ECOMMERCE),
    "a shop system": ("x.com", '<meta name="generator" content="PrestaShop">', "", [], E.ECOMMERCE),
    "a basket alone": ("x.com", "", links("Cart"), [], None),
    "a Spanish basket with products": ("x.es", "", links("Carrito"), typed("Product"), E.ECOMMERCE),
    "a docs host": ("docs.x.com", "", "", [], E.DOCUMENTATION),
    "a host that is only called shop": ("shop.com", "", "", [], None),
    "a docs generator": ("x.com", '<meta name="generator" content="Docusaurus v3">', "", [], E.DOCUMENTATION),
    "a docs title with chapters": (
        "x.com",
        "<title>Tidewater documentation</title>",
        links("Install", "Quickstart", "API reference"),
        [],
        E.DOCUMENTATION,
    ),
    "a bank": ("x.com", "", links("Log in", "Savings"), typed("BankOrCreditUnion"), E.BUSINESS),
    "a clinic": ("x.com", "", links("Book an appointment"), typed("MedicalClinic"), E.BUSINESS),
    "a restaurant and its organization": ("x.com", "", "", typed("Restaurant", "Organization"), E.BUSINESS),
    "a British ministry": ("x.gov.uk", "", "", [], E.GOVERNMENT),
    "a French prefecture": ("valmont.gouv.fr", "", "", [], E.GOVERNMENT),
    "an American agency": ("x.gov", "", "", typed("Organization"), E.GOVERNMENT),
    "a city by its data": ("x.com", "", "", typed("GovernmentOrganization"), E.GOVERNMENT),
    "government as a mere word": ("mygov.com", "", "", [], None),
    "a university": ("x.ac.uk", "", "", [], E.EDUCATION),
    "a school by its data": ("x.com", "", "", typed("HighSchool"), E.EDUCATION),
    "a charity": ("x.org", "", links("Donate") + "Registered charity no. 1141234", [], E.NONPROFIT),
    "a news site that asks for gifts": ("x.org", "", links("Donate"), [], None),
    "a donate link alone": ("x.com", "", links("Donate"), [], None),
    "software by subscription": ("x.com", "", links("Pricing", "Log in", "Sign up"), [], E.SAAS),
    "pricing alone": ("x.com", "", links("Pricing"), [], None),
    "a newspaper": ("x.com", "", links("Politics", "Sport", "Culture"), typed("NewsArticle"), E.MEDIA),
    "a blog host": ("blog.x.com", "", "", [], E.BLOG),
    "a blog system": ("x.com", '<meta name="generator" content="Ghost 5.80">', "", [], E.BLOG),
    "a forum": ("x.com", '<meta name="generator" content="Discourse 3.2">', "", [], E.COMMUNITY),
    "a person": (
        "anna-berg.com",
        "<title>Anna Berg | Cellist</title>",
        "<h1>Anna Berg</h1><p>I was born in Oslo. My projects: none.</p>",
        [],
        E.PERSONAL,
    ),
    "a brand of two words": (
        "green-kettle.com",
        "<title>Green Kettle</title>",
        "<h1>Green Kettle</h1>",
        [],
        None,
    ),
    "an author's name in the data": ("x.com", "", "", typed("Person"), None),
    "a shop that is also a newspaper": ("x.com", "", "", typed("OnlineStore", "Newspaper", "Blog"), E.MEDIA),
    "a shop that is also a blog": ("x.com", "", "", typed("OnlineStore", "Blog"), None),
    "a Finnish basket with the terms of a shop": (
        "x.fi",
        "",
        links("Ostoskori") + "Toimitusehdot. Lisää ostoskoriin.",
        [],
        E.ECOMMERCE,
    ),
    "the stylesheet of a shop system": (
        "x.com",
        '<link rel="stylesheet" href="https://cdn.shopify.com/s/base.css">',
        "",
        [],
        E.ECOMMERCE,
    ),
    "an app that one uses at once": (
        "x.com",
        "<title>Unit converter</title>",
        "Runs in your browser",
        typed("WebApplication"),
        E.TOOL,
    ),
    "a conference": ("x.com", "", "Speakers. Call for papers. Code of conduct. Sponsors.", [], E.OTHER),
    "a blogger in the first person": (
        "x.com",
        "",
        "Hi, I'm Ann. I live in Rome. My book is out.",
        typed("Person"),
        None,
    ),
    "forms of one word": ("x.com", "", "volunteer volunteers volunteering", [], None),
    "a data store": ("x.com", "<title>A key-value store</title>", "", [], None),
    "repeating a hint adds nothing": ("x.com", "", "", typed(*["Product"] * 30), None),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_entity_type(page, case):
    host, head, body, data, kind = case
    assert entity_type(page(head, body, host=host, json_ld=data), host) is kind


def test_the_host_alone_can_tell():
    assert entity_type(None, "docs.x.com") is E.DOCUMENTATION
    assert entity_type(None, "x.com") is None
