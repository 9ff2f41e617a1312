"""A page gains nothing by repeating a word."""

import numpy as np
import pytest

from index import embedding, fulltext
from index.embedding import vectors
from index.models import Site
from index.search import floors, questions, relevance
from index.values import search_text
from index.values.findings import Tool
from tests.published import together
from tests.unit.index.factories import listed

pytestmark = pytest.mark.django_db

PIZZA = "pizza delivery order pizza online cheap pizza best pizza delivery near me "
OTHERS = (
    "Tax advice for small firms.",
    "Weather for sailors.",
    "Learn to play chess.",
    "Open data of the city.",
)


def found(query):
    """Hosts, best first, by the functions that find calls."""
    sites = list(Site.objects.listed().order_by("pk"))
    model = embedding.current_model()
    texts = fulltext.in_memory(search_text.document(site) for site in sites)
    question = questions.parse_query(query, texts, model)
    cosines = (
        np.array([vectors.vector_of_text(search_text.meaning(site), model) for site in sites])
        @ question.vector
    )
    rows = np.arange(len(sites))
    candidates = relevance.Candidates(
        pks=rows, cosines=cosines, bm25=texts.scores(question.terms),
        contains=texts.holding(question.terms, rows),
        places=rows.astype(float), tool_sets=np.zeros(len(sites), np.int64), owners=rows,
        seconds=np.zeros(len(sites), np.float32), has_place=np.zeros(len(sites), bool),
    )  # fmt: skip
    near = relevance.Near([1.0], 1.0)
    judged = relevance.judge_question(
        lambda: candidates, question.terms, floors.floors_of_model(model.id), listed=len(sites), near=near
    )
    ranked = relevance.rank(candidates, question.terms, judged, cut=False)
    return [sites[row].host for row in ranked.order]


def honest():
    with together():
        for number, text in enumerate(OTHERS):
            listed(
                f"other{number}.example.com",
                name=f"Other {number}",
                display_name=f"Other {number}",
                description=text,
            )
    listed(
        "napoli.example.com",
        name="Bella Napoli",
        display_name="Bella Napoli",
        description="Pizza from a wood oven. Order online, delivery in half an hour.",
        mcp_server="yes",
        mcp_tools=(Tool("order_pizza", "Orders a pizza for delivery to an address."),),
    )


LAW = {
    "name": "Hartmann & Sons, solicitors",
    "display_name": "Hartmann & Sons",
    "description": "Wills, contracts and conveyancing since 1949.",
}
STUFFED = {
    "description": {"description": LAW["description"] + " " + PIZZA * 200},
    "title": {"name": LAW["name"] + " | " + PIZZA * 50},
    "headings": {"headings": (PIZZA,) * 500},
    "skills": {"skills": (PIZZA,) * 500},
    "example queries": {"example_queries": (PIZZA,) * 500},
    "tools": {
        "mcp_server": "yes",
        "mcp_tools": tuple(Tool(f"pizza_delivery_{n}", PIZZA * 30) for n in range(200)),
    },
    "every source": {
        "headings": (PIZZA,) * 500, "skills": (PIZZA,) * 500, "example_queries": (PIZZA,) * 500,
        "name": LAW["name"] + " | " + PIZZA * 50, "description": LAW["description"] + " " + PIZZA * 200,
    },
}  # fmt: skip


@pytest.mark.parametrize("where", STUFFED)
@pytest.mark.parametrize("query", ["order a pizza delivery", "pizza"])
def test_stuffed_page_does_not_rise_above_an_honest_site(where, query):
    honest()
    listed("law.example.com", **LAW | STUFFED[where])
    assert found(query)[0] == "napoli.example.com"


def test_stuffed_page_stays_where_saying_it_once_puts_it():
    honest()
    listed("law.example.com", **LAW | {"description": LAW["description"] + " " + PIZZA})
    once = found("order a pizza delivery").index("law.example.com")
    listed("law.example.com", **LAW | {"description": LAW["description"] + " " + PIZZA * 200})
    assert found("order a pizza delivery").index("law.example.com") >= once


def test_every_source_is_searched():
    said = {
        "headings": ("Renting kayaks",),
        "skills": ("tune-pianos. Tunes pianos.",),
        "example_queries": ("Who repairs umbrellas?",),
    }
    listed("shop.example.com", **said, mcp_server="yes", mcp_tools=(Tool("findOysters", "Finds oysters."),))
    index = fulltext.in_memory([search_text.document(Site.objects.get())])
    for word in ("kayaks", "pianos", "umbrellas", "oysters", "larkspur", "post"):
        assert index.scores(index.ask(word))[0] > 0, word
