"""The home page as markdown, by Accept header."""

from dataclasses import replace

from index.checks import made_with
from index.checks.check import Check, FixSnippet, Signal, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_NOW = Wording(
    "Does the home page answer in markdown to anyone who asks for it, and still in HTML to a browser?",
    (
        "The home page as a browser asks for it.",
        (
            "The same address with Accept: text/markdown; where a shared cache keeps the HTML, once more "
            "past it."
        ),
        "The root and the page it leads to, if browsers are sent on from there.",
        "A random address with the same Accept header, as a control.",
    ),
    (
        (
            "The media type is text/markdown or text/x-markdown, and the body is markdown and not HTML. "
            "Imports, exports, comments and tags of MDX don't count."
        ),
        "It describes the same page as the HTML, and it is neither the same bytes nor merely its text.",
        "A browser still gets HTML, afterwards too: no cache gives it the markdown.",
        "The random address does not answer with the same body.",
    ),
    (
        "The site answers HTML, 406 or an error page to the request for markdown.",
        (
            "The body is labelled as markdown and isn't, is about another page, or is a template that "
            "nobody filled in."
        ),
        "Every address answers the same.",
    ),
    (
        "curl -sSi -H 'Accept: text/markdown' https://example.com/",
        "curl -sSi -H 'Accept: text/html' https://example.com/",
        "curl -sSi -H 'Accept: text/markdown' https://example.com/d41d8cd98f00b204",
    ),
    ("The page is longer than we read, and its beginning says too little to compare the markdown with.",),
    version="2.1",
)
_AS_OF_1_8 = replace(
    _NOW,
    version="1.8",
    asked=(*_NOW.asked[:3], "A random address with Accept: text/markdown, as a control."),
    yes=(
        "The media type is text/markdown or text/x-markdown, and the body is markdown and not HTML.",
        *_NOW.yes[1:],
    ),
)
_AS_OF_1_5 = replace(_AS_OF_1_8, version="1.5", unknown=())

_AS_OF_1_4 = replace(
    _AS_OF_1_5,
    version="1.4",
    asked=(*_NOW.asked[:2], "The root too, if browsers are sent on from there.", _NOW.asked[3]),
    no=(_NOW.no[0], "The body is labelled as markdown and isn't, or is about another page.", _NOW.no[2]),
)

_AS_OF_1_2 = replace(_AS_OF_1_4, version="1.2", asked=(*_NOW.asked[:2], _NOW.asked[3]))

_AS_OF_1_0 = replace(
    _AS_OF_1_2,
    version="1.0",
    asked=(
        _NOW.asked[0],
        "The same address with Accept: text/markdown.",
        _NOW.asked[3],
    ),
    yes=(*_NOW.yes[:2], "A browser still gets HTML.", _NOW.yes[3]),
)

# Matches "A B 0123456789" where the decimal A exceeds B; the digits encode their order.
_WEIGHS_MORE = r"^([\d.]*)([1-9])\S* \1(?: |([0-8])\S* \d*\3\d*\2)"

_SNIPPETS = (
    FixSnippet(
        "nginx, in http { }",
        rf"""
# What the Accept header says of each type, 0 to 1. Equal weights give markdown.
map $http_accept $q_markdown {{
    default 0;
    "~*text/markdown[^,]*;\s*q=(?<q_of_markdown>[\d.]+)" $q_of_markdown;
    "~*text/markdown" 1;
}}
map $http_accept $q_html {{
    default 0;
    "~*text/html[^,]*;\s*q=(?<q_of_html>[\d.]+)" $q_of_html;
    "~*text/html" 1;
    "~\*/\*[^,]*;\s*q=(?<q_of_any>[\d.]+)" $q_of_any;
    "~\*/\*" 1;
}}
map "$q_html $q_markdown 0123456789" $home_page {{
    default /index.md;
    "~^\S+ [0.]+ " /index.html; # markdown is not asked for
    "~{_WEIGHS_MORE}" /index.html; # HTML weighs more
}}
""",
    ),
    FixSnippet(
        "nginx, in server { }",
        """
# index.md lies beside index.html
location = / {
    types { text/html html; text/markdown md; }
    charset utf-8;
    charset_types text/markdown;
    add_header Vary Accept always;
    try_files $home_page =404;
}
""",
    ),
    FixSnippet(
        "Apache, .htaccess",
        rf"""
# needs mod_rewrite, mod_headers and mod_setenvif; index.md lies beside index.html
AddType "text/markdown; charset=utf-8" .md
# What the Accept header says of each type, 0 to 1. Equal weights give markdown.
SetEnvIfNoCase Accept "text/markdown" q_markdown=1
SetEnvIfNoCase Accept "text/markdown[^,]*;\s*q=([\d.]+)" q_markdown=$1
SetEnvIfNoCase Accept "\*/\*" q_html=1
SetEnvIfNoCase Accept "\*/\*[^,]*;\s*q=([\d.]+)" q_html=$1
SetEnvIfNoCase Accept "text/html" q_html=1
SetEnvIfNoCase Accept "text/html[^,]*;\s*q=([\d.]+)" q_html=$1
RewriteEngine On
RewriteCond %{{ENV:q_markdown}} [1-9]
# not where HTML weighs more
RewriteCond "%{{ENV:q_html}} %{{ENV:q_markdown}} 0123456789" "!{_WEIGHS_MORE}"
RewriteRule ^/?$ /index.md [L]
<FilesMatch "^index\.(html|md)$">
    Header merge Vary Accept
</FilesMatch>
""",
    ),
    FixSnippet(
        "Caddy, in the site's block",
        r"""
# What the Accept header says of each type, 0 to 1. Equal weights give markdown.
map {header.Accept} {q_markdown} {
    "~(?i)text/markdown[^,]*;\s*q=([\d.]+)" "${1}"
    "~(?i)text/markdown" "1"
    default "0"
}
map {header.Accept} {q_html} {
    "~(?i)text/html[^,]*;\s*q=([\d.]+)" "${1}"
    "~(?i)text/html" "1"
    "~\*/\*[^,]*;\s*q=([\d.]+)" "${1}"
    "~\*/\*" "1"
    default "0"
}
@markdown {
    path /
    expression `double({q_markdown}) > 0.0 && double({q_markdown}) >= double({q_html})`
}
header / Vary Accept
header @markdown Content-Type "text/markdown; charset=utf-8"
rewrite @markdown /index.md
""",
    ),
    FixSnippet(
        "Express, before express.static",
        """
app.get("/", (request, response) => {
  response.vary("Accept");
  const markdown = request.accepts(["text/html", "text/markdown"]) === "text/markdown";
  response.sendFile(markdown ? "index.md" : "index.html", { root: "public" });
});
""",
    ),
    FixSnippet(
        "Cloudflare Worker",
        r"""
// with static assets and "run_worker_first": true
function weight(accept, type) {
  const named = accept.split(",").find((one) => one.split(";")[0].trim().toLowerCase() === type);
  return named === undefined ? undefined : Number(/;\s*q=([\d.]+)/i.exec(named)?.[1] ?? 1);
}

export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (url.pathname !== "/") return env.ASSETS.fetch(request);
    const accept = request.headers.get("Accept") ?? "";
    const wanted = weight(accept, "text/markdown") ?? 0;
    const markdown = wanted > 0 && wanted >= (weight(accept, "text/html") ?? weight(accept, "*/*") ?? 0);
    if (markdown) url.pathname = "/index.md";
    const found = await env.ASSETS.fetch(new Request(url, request));
    const answer = new Response(found.body, found);
    answer.headers.append("Vary", "Accept");
    if (markdown) answer.headers.set("Content-Type", "text/markdown; charset=utf-8");
    return answer;
  },
};
""",
    ),
    *made_with.NEGOTIATION,
)

CHECK = Check(
    id=CheckId.MARKDOWN_NEGOTIATION,
    label="Markdown on request",
    short="Markdown",
    scored=True,
    signal=Signal.STRONG,
    fix="Answer the home page as text/markdown when the Accept header asks for it, with Vary: Accept.",
    fixes={
        Reason.WRONG_MEDIA_TYPE: "Label the markdown as Content-Type: text/markdown; charset=utf-8.",
        Reason.NOT_ACCEPTABLE: "Answer the home page as text/markdown, with Vary: Accept, where 406 is sent "
        "now.",
        Reason.NO_HTML_LEFT: "Answer browsers with HTML: send Vary: Accept with both forms, so that no cache "
        "gives one for the other, and markdown only to clients that prefer it.",
        Reason.SAME_AS_HTML: "Send markdown in place of the HTML where the answer is labelled text/markdown.",
        Reason.NOT_MARKDOWN: "Send markdown, with headings and links, where the answer is labelled "
        "text/markdown.",
        Reason.SAME_AS_CONTROL: "Answer addresses that do not exist with status 404 to clients that ask "
        "for markdown too.",
    },
    link="https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1",
    snippets=_SNIPPETS,
    wordings=(_NOW, _AS_OF_1_8, _AS_OF_1_5, _AS_OF_1_4, _AS_OF_1_2, _AS_OF_1_0),
    sample=(Answer.NO, Reason.IS_HTML),
)
