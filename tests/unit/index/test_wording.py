from types import SimpleNamespace

from index.values import search_text


def site(**facts):
    return SimpleNamespace(**({"name": "", "display_name": "", "description": "", "words": ""} | facts))


def test_every_source_is_read_and_capped():
    words = search_text.source_lines(
        **{source: [f"{source} {n}" for n in range(5000)] for source in search_text.SOURCES}
    )
    lines = words.split("\n")
    assert [line.split()[0] for line in lines] == list(search_text.SOURCES)
    assert all(len(line) <= most for line, most in zip(lines, search_text.SOURCES.values(), strict=True))


def test_repeating_a_word_adds_nothing():
    assert search_text.source_lines(tools=["pizza " * 500], headings=["Pizza pizza pizza"]) == "pizza\nPizza"
    once = search_text.document(site(name="Pizza", display_name="Pizza", description="pizza delivery"))
    often = search_text.document(
        site(name="Pizza", display_name="Pizza", description="pizza delivery " * 400)
    )
    assert once == often


def test_one_long_item_does_not_push_out_the_others():
    words = search_text.source_lines(tools=["a" * 5000, "find_book. Finds a book."])
    assert words.endswith("find_book. Finds a book.")


def test_words_are_cut_whole():
    words = search_text.source_lines(actions=[f"word{n}" for n in range(1000)])
    assert words.split()[-1] in {f"word{n}" for n in range(1000)}


def test_site_without_description_gets_its_meaning_from_its_tools():
    said = search_text.meaning(site(name="Acme", words="find book. Finds a book by its title."))
    assert said == "Acme. find book. Finds a book by its title."


def test_site_with_a_description_keeps_its_meaning_whatever_else_it_lists():
    described = site(
        name="Acme",
        description="Books by post, new and used, to every country: novels, atlases, old maps, cookery, and "
        "what you ask us to find.",
    )
    assert search_text.meaning(described) == search_text.meaning(
        SimpleNamespace(**vars(described) | {"words": "pizza"})
    )


def test_digest_changes_with_the_meaning_alone():
    one, other = site(name="Acme"), site(name="Acme", display_name="Acme!")
    assert search_text.digest(one) == search_text.digest(other) != search_text.digest(site(name="Acne"))


def test_stock_phrases_of_the_field_are_read_past():
    text = "Acme MCP Server. A Model Context Protocol (MCP) server that books tables."
    assert search_text.views(text) == [text, "Acme . books tables."]
    assert search_text.views("Books tables.") == ["Books tables."]
    assert search_text.views("MCP server") == ["MCP server"]


def test_identifiers_are_read_as_words():
    assert search_text.tool_texts([{"name": "findBook_by-title", "description": "Finds."}]) == [
        "find Book by title. Finds."
    ]
