"""Larkspur Books: a shop with a WebMCP tool and an MCP server with sessions."""

import html
from collections.abc import Mapping
from typing import Any

from aiohttp import web

from index.values.vocabulary import CardState, CheckId, Tier
from operators.sample_web.mcp import McpServer, McpTool
from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import PLAIN, Look, Website, form_fields, json_ld

HOST = "larkspur-books.test"
BOOKS = {
    "the-ebb-line-atlas": (
        "The Ebb Line Atlas",
        "Ines Marlowe",
        24.00,
        "Maps and walks of forgotten coasts.",
    ),
    "a-field-guide-to-moss": (
        "A Field Guide to Moss",
        "Peter Oyelaran",
        16.50,
        "Ninety mosses, drawn from life.",
    ),
    "night-trains": (
        "Night Trains",
        "Jana Kovacs",
        11.99,
        "A novel of three sleeper cars and one missing violin.",
    ),
    "bread-in-winter": ("Bread in Winter", "Samira Haddad", 19.95, "Slow loaves for short days."),
}
LOOK = Look(
    name="Larkspur Books",
    menu={
        "/": "Home",
        "/books": "All books",
        "/basket": "Basket",
        "/delivery": "Delivery",
        "/contact": "Contact",
    },
    footer='Larkspur Books, 14 Gillygate, York YO31 7EQ, United Kingdom. <a href="tel:+441632960014">01632 '
    "960014</a>",
)
SHOP = {
    "@type": "BookStore",
    "name": "Larkspur Books",
    "url": f"https://{HOST}/",
    "telephone": "+44 1632 960014",
    "address": {"@type": "PostalAddress", "addressLocality": "York", "addressCountry": "GB"},
}
PAGE_TOOL = """<script>
document.modelContext?.registerTool({
  name: "search_shelves",
  description: "Search the books in stock by title, author or subject.",
  inputSchema: {type: "object",

    properties: {query: {type: "string", description: "words to look for"}}, required: ["query"]},
  annotations: {readOnlyHint: true},
  async execute({query}) {
    const page = await (await fetch("/books?q=" + encodeURIComponent(query))).text();
    const found = new DOMParser().parseFromString(page, "text/html").querySelector("pre").textContent;
    return {content: [{type: "text", text: found}]};
  },
});
</script>"""


def _titles(matches: str = "") -> str:
    wanted = matches.lower().split()
    lines = [
        f"{slug}: {title} by {author}, GBP {price:.2f}"
        for slug, (title, author, price, about) in BOOKS.items()
        if all(word in f"{title} {author} {about}".lower() for word in wanted)
    ]
    return "\n".join(lines) or "No book matches."


def _order(given: Mapping[str, Any]) -> str:
    book = BOOKS.get(str(given["book"]))
    if book is None:
        return "There is no such book; list_books names them."
    return (
        f"Ordered: {book[0]}. A confirmation goes to {given['email']}; you pay GBP {book[2]:.2f} on delivery."
    )


TOOLS = (
    McpTool(
        "search_books",
        "Search books in stock by title, author or subject.",
        {"query": "words to look for"},
        lambda given: _titles(str(given["query"])),
    ),
    McpTool("list_books", "List every book in stock with its id and price.", {}, lambda _: _titles()),
    McpTool(
        "order_book",
        "Order a book for delivery; payment on delivery.",
        {"book": "id of the book", "email": "where the confirmation goes"},
        _order,
    ),
    McpTool(
        "check_order",
        "Say where an order is.",
        {"order": "order number"},
        lambda given: f"Order {given['order']} is being packed.",
    ),
    McpTool(
        "reserve_in_shop",
        "Reserve a book to collect in York within five days.",
        {"book": "id of the book", "name": "your name"},
        lambda given: f"Reserved for {given['name']}.",
    ),
)


def _book_page(slug: str) -> str:
    title, author, price, about = BOOKS[slug]
    offer = {
        "@type": "Offer",
        "price": f"{price:.2f}",
        "priceCurrency": "GBP",
        "availability": "https://schema.org/InStock",
    }
    product = {"@type": "Product", "name": title, "description": about, "offers": offer}
    body = f"""<h1>{title}</h1><p>by {author}</p><p>{about}</p><p>£{price:.2f}, in stock</p>
<form method="post" action="/basket"><input type="hidden" name="book" value="{slug}">
<button>Add to basket</button></form>"""
    return LOOK.page(f"{title} by {author} | Larkspur Books", body, head=json_ld(product))


def _home() -> str:
    shelf = "".join(
        f'<li><a href="/books/{slug}">{title}</a> by {author}, £{price:.2f}</li>'
        for slug, (title, author, price, _) in BOOKS.items()
    )
    body = f"""<h1>Books chosen by people who read them</h1>
<p>Larkspur Books is an independent bookshop in York. Order a book by noon and we post it the same day.</p>
<form action="/books" method="get" role="search"><label>Find a book <input type="search" name="q"></label>
<button>Search</button></form>
<h2>On the front table</h2><ul>{shelf}</ul>
<h2>Letters from the shop</h2>
<form method="post" action="/newsletter"><label>Email <input type="email" name="email" autocomplete="email">
</label><button>Subscribe</button></form>
{PAGE_TOOL}"""
    description = "Order new and second-hand books from an independent bookshop in York."
    return LOOK.page(
        "Larkspur Books | New and second-hand books in York",
        body,
        head=json_ld(SHOP),
        description=description,
    )


def _browse(request: web.BaseRequest) -> web.Response:
    query = request.query.get("q", "")
    body = f"<h1>Books</h1><p>{html.escape(query)}</p><pre>{html.escape(_titles(query))}</pre>"
    return web.Response(text=LOOK.page("Books | Larkspur Books", body), content_type="text/html")


async def _add(request: web.BaseRequest) -> web.Response:
    slug = (await form_fields(request)).get("book", "")
    answer = web.Response(status=303, headers={"Location": "/basket"})
    if slug in BOOKS:
        answer.set_cookie("basket", slug, secure=True, httponly=True, samesite="Lax")
    return answer


def _basket(request: web.BaseRequest) -> web.Response:
    book = BOOKS.get(request.cookies.get("basket", ""))
    held = (
        f"<p>{book[0]}, £{book[2]:.2f}</p><form method='post' action='/checkout'><button>Checkout</button>"
        "</form>"
        if book
        else "<p>Your basket is empty.</p>"
    )
    return web.Response(
        text=LOOK.page("Basket | Larkspur Books", f"<h1>Basket</h1>{held}"), content_type="text/html"
    )


def build() -> Handler:
    site = Website(
        LOOK.page(
            "Not on our shelves | Larkspur Books",
            "<h1>Not on our shelves</h1><p>That page is out of print.</p>",
        )
    )
    site.page("/", _home())
    for slug in BOOKS:
        site.page(f"/books/{slug}", _book_page(slug))
    site.page(
        "/delivery",
        LOOK.page(
            "Delivery | Larkspur Books",
            "<h1>Delivery</h1><p>£2.95 within the United Kingdom, two working days. Returns within 30 "
            "days.</p>",
        ),
    )
    site.page(
        "/contact",
        LOOK.page(
            "Contact | Larkspur Books",
            '<h1>Contact</h1><p>Write to <a href="mailto:hello@larkspur-books.test">'
            "hello@larkspur-books.test</a>.</p>",
        ),
    )
    site.thank("/newsletter", LOOK.page("Letters | Larkspur Books", "<h1>The next letter is yours</h1>"))
    site.thank("/checkout", LOOK.page("Ordered | Larkspur Books", "<h1>Thank you for your order</h1>"))
    site.page("/robots.txt", "User-agent: *\nDisallow: /basket\nDisallow: /checkout\n", PLAIN)
    endpoint = McpServer(
        name="larkspur-books",
        version="2.1.0",
        instructions="Search the shelves first; order_book needs the book's id.",
        tools=TOOLS,
        page_size=2,
        sessions=True,
    )
    card = {
        "$schema": "https://static.modelcontextprotocol.io/schemas/mcp-server-card/v1.json",
        "version": "1.0",
        "protocolVersion": "2025-06-18",
        "serverInfo": {"name": "larkspur-books", "title": "Larkspur Books", "version": "2.1.0"},
        "description": "Search and order books from Larkspur Books.",
        "transport": {"type": "streamable-http", "endpoint": "/agents/mcp"},
        "capabilities": {"tools": {}},
    }
    site.data("/.well-known/mcp/server-card.json", card)
    site.view("GET", "/books", _browse)
    site.view("GET", "/basket", _basket)
    site.view("POST", "/basket", _add)
    for method in ("GET", "POST", "DELETE"):
        site.view(method, "/agents/mcp", endpoint)
    return site


SITE = SampleSite(
    host=HOST,
    character="A bookshop with a basket, a tool on its home page and an MCP server that keeps sessions and "
    "lists its tools on three pages.",
    expected=answering(
        CheckId.MCP_SERVER,
        listed=True,
        tier=Tier.PROBE_VERIFIED,
        card=CardState.PRESENT,
        tools=tuple(tool.name for tool in TOOLS),
    ),
    build=build,
)
