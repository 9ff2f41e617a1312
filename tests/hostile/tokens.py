"""The words of each syntax."""

TOKENS: dict[str, tuple[str, ...]] = {
    "html": (
        "<a href=/{n}>", "</a>", "<h1>", "</h1>", "<button>", "<form action=/s method=post>", "</form>",
            "<input name=q{n}>", "<select><option>", "<textarea>",
        "<div>", "</div>", "<b>", "<p>", "<table><tr><td>", "<label>", "<svg>", "<title>", "<template>",
            "<noscript>", "<iframe>", "<object>",
        "<meta name=robots content=noai>", "<meta property='og:title' content='A{n} | B'>",
            '<meta name="n{n}" content="x">', "<link rel=alternate type=text/markdown href=/m{n}>",
        "<script>", "</script>", "<style>", "</style>", "<script type=application/ld+json>", "{}", "<!--",
            "-->", "--!>", "<![CDATA[", "<?xml ?>", "<!doctype html>", "<base href=/>",
        "<p ", " a{n}", " a{n}='>'", ' b="', "'", '"', ">", "<", "/", "=", "&amp;", "&#", "9", "&#x", "&",
            "\0", " ", "\n", "x", "Kontakt", "modelContext", "toolname=a",
        "access denied</title>", "reference", "#", "charset=", "<meta ", "tel:+49 30 1", "-", "|", ",",
            "©",
    ),
    "script": (
        "modelContext", "navigator", "document", ".", "?.", ".modelContext;", "['modelContext']",
            "registerTool(", "(", ")", "[", "]", "{", "}", "=", ",", ";", "+",
        "/", "/a", "=/", "}/", "/*", "*/", "//", "\\", '"', "'", "`", "${", "\n", " ", "\t", "a", "b", "1",
            "<!--", "</script>",
    ),
    "markdown": (
        "# ", "## ", "#", "- ", "1. ", "> ", "```", "~~~", "`", "[", "]", "](", "](/x{n})", "(", ")",
            "[a{n}]: /b", "[a]:", "![", "<", ">", "|", "\\",
        "\n", "\n\n", "\r\n", " ", "    ", "\t", "---", "+++", "===", "<!--", "-->", "<pre>", "</pre>",
            "<div>", "</", "<https://a.example/{n}>", '"', "'", "x", "404", "**a", "https://", "mcp",
        "import ", "from 'a'\n", "export {\n", "export const a =", "{/*", "*/}", "{a", "<A ", "<A>",
            "</A>", "{", "}",
    ),
    "robots": (
        "User-agent: *\n", "User-agent: AgentReadinessIndex\n", "user-agent:", "allow", "disallow:",
            "Allow: /", "Disallow: /{n}", "/", "*", "*a", "*{n}", "$", "a", "%41", "%c3", "\u00e9",
        "\n", "\r", "\r\n", " ", "\t", ":", "#", "=", "-", "'", "Content-Signal: ", "Content-Usage: ",
            "ai-input=no", "ai-use", ",", "\ufeff", "<html>", "user agent",
    ),
    "header": (
        "<", ">", "</x{n}>", ";", '"', "\\", ",", "=", " ", "\t", "rel=mcp", 'rel="alternate"',
            "type=text/markdown", "anchor=", "a", "'", "charset", "noai", "robots:", "unavailable_after:",
        "{n}", "hit", "Accept", "e30=", "9", "-", "GMT", "Mon,", ":",
    ),
    "json": (
        "{", "}", "[", "]", ",", ":", '"', "\\", "\\u0061", "1", "9", "-", ".", "e", "null", "{}", "[],",
            '""', '"a{n}":1,', '"linkset":[', '"anchor":"/{n}",', '"item":[', '{"href":"/{n}"},',
        '"entries":[', '{"identifier":"x","type":"mcp","url":"/{n}"},', '"remotes":[', '{"url":"/mcp{n}"},',
            '"variables":{', "{a}", '"skills":[', '{"id":"a","name":"b"},',
            '"ucp":{"version":"1","services":{', '"data":{', '"server":{', '"$schema":', '"keys":[',
    ),
    "json_ld": (
        "{", "}", "[", "]", ",", ":", '"', "{}", '"@type":"SearchAction",', '"@type":"Organization",',
            '"@graph":[', '"potentialAction":[', '{"@type":"BuyAction"},', '"target":"/?q={q}",',
        '"offers":[', '{"price":{n}},', '"name":"A{n}",', '"address":{"addressCountry":"US"},',
            '"acceptsReservations":', '"Type{n}",', " ", "a", "9",
            "</script><script type=application/ld+json>",
    ),
    "rpc": (
        "data:", "data: ", "event: endpoint\n", "event:", "id: 7\n", "/messages", "\n", "\n\n", "\r",
            "\r\n", ": c\n", "{", "}", "[", "]", ",", '"', "\\",
            '{"jsonrpc":"2.0","id":{n},"result":{"tools":[]}}',
        '{"jsonrpc":"2.0","id":1,"result":{"tools":[', '{"name":"a{n}","inputSchema":{}},', '"jsonrpc"',
            '"error":{"message":"', "1", "9", "null", " ", "\ufeff",
    ),
}  # fmt: skip
# A reader needs this around a text to get to what repeats.
WRAPPED: dict[str, tuple[tuple[str, str], ...]] = {
    "html": (("", ""), ("<html><title>Acme</title>", ""), ("<script>modelContext", "</script>"), ("<p ", ">"),
        ("<!--", "-->")),
    "script": (("modelContext;", ""), ("modelContext;'", "'"), ("modelContext;=/", "/")),
    "markdown": (("", ""), ("# Acme\n", ""), ("---\n", "---\n# Acme\n"), ("# Acme\n```\n", "```\n"),
        ("# Acme\n- ", "")),
    "robots": (("", ""), ("User-agent: *\n", "\n"), ("User-agent: *\nDisallow: /", "\n")),
    "header": (("", ""), ('</x>; rel="', '"'), ("text/html; charset", "")),
    "json": (
        *(("", ""), ("[", "0]"), ('{"a":[', "0]}"), ('{"linkset":[', "{}]}"),
            ('{"linkset":[{"item":[', "{}]}]}"), ('{"specVersion":"1.0","entries":[', "{}]}")),
        *(('{"name":"a","remotes":[', "{}]}"), ('{"name":"', '"}'), ('{"skills":[', "{}]}"),
            ('{"keys":[', "{}]}"), ('{"ucp":{"version":"1","services":{"a":[', "{}]}}}")),
    ),
    "json_ld": tuple(
        (f'<html><title>Acme - shop</title><script type="application/ld+json">{before}',
            f"{after}</script><h1>Acme</h1>")
        for before, after in (("[", "{}]"), ('{"@graph":[', "{}]}"),
            ('{"@type":"WebSite","potentialAction":[', "{}]}"), ('{"@type":"Organization","name":"', '"}'),
            ('{"@type":[', '""]}'), ('{"@type":"Product","offers":[', "{}]}"))
    ),
    "rpc": (("", ""), ('{"jsonrpc":"2.0","id":1,"result":{"tools":[', "{}]}}"),
        ('data: {"jsonrpc":"2.0","id":1,"result":', "}\n\n"), ("[", "{}]")),
}  # fmt: skip
