"""API catalog (RFC 9727): the site's APIs."""

from dataclasses import replace

from index.checks.check import Check, FixSnippet, Signal, Wording
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId

_NOW = Wording(
    "Does the site publish which APIs it has, as RFC 9727 describes it?",
    ("/.well-known/api-catalog.", "A random address below /.well-known/, as a control."),
    (
        (
            "The document is a link set with at least one context that has at least one relation with an "
            "href. Services by other protocols, such as wss and grpc, count and are not called; mail "
            "addresses, scripts and data don't count."
        ),
        "A redirect to another host is allowed.",
        (
            "Random addresses do not answer with a link set too, also those of known documents without an "
            "ending."
        ),
    ),
    (
        "Nothing is there, or HTML.",
        "The body isn't JSON, isn't a link set, or is an empty one.",
    ),
    ("curl -sSiL -H 'Accept: application/linkset+json' https://example.com/.well-known/api-catalog",),
    version="2.1",
)
_AS_OF_1_4 = replace(
    _NOW,
    version="1.4",
    yes=(
        "The document is a link set with at least one context that has at least one relation with an href.",
        *_NOW.yes[1:],
    ),
)

_PROFILE = "https://www.rfc-editor.org/info/rfc9727"

_FILE = """
{
  "linkset": [
    {
      "anchor": "https://SITE-HOST/",
      "service-desc": [
        { "href": "https://SITE-HOST/openapi.json", "type": "application/json" }
      ]
    }
  ]
}
"""

_DESCRIPTION = """
{
  "openapi": "3.1.0",
  "info": { "title": "SITE-HOST", "version": "1.0.0" },
  "servers": [{ "url": "https://SITE-HOST" }],
  "paths": {
    "/": {
      "get": { "summary": "The home page", "responses": { "200": { "description": "The page" } } }
    }
  }
}
"""

_SNIPPETS = (
    FixSnippet("The file /.well-known/api-catalog", _FILE),
    FixSnippet("The file /openapi.json, where there is none yet; write the paths of your API", _DESCRIPTION),
    FixSnippet(
        "nginx, in server { }",
        """
location = /.well-known/api-catalog {
    types { }
    default_type 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';
    try_files $uri =404;
}
""",
    ),
    FixSnippet(
        "Apache, .htaccess in .well-known",
        """
<Files "api-catalog">
    ForceType 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"'
</Files>
""",
    ),
    FixSnippet(
        "Caddy, in the site's block",
        """
header /.well-known/api-catalog {
    Content-Type `application/linkset+json; profile="PROFILE"`
}
""".replace("PROFILE", _PROFILE),
    ),
    FixSnippet(
        "Netlify, Cloudflare Pages: the file _headers",
        """
/.well-known/api-catalog
  Content-Type: application/linkset+json; profile="PROFILE"
""".replace("PROFILE", _PROFILE),
    ),
    FixSnippet(
        "Express, before express.static",
        """
app.get("/.well-known/api-catalog", (request, response) => {
  const options = { root: "public", dotfiles: "allow" };
  response.type('application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"');
  response.sendFile(".well-known/api-catalog", options);
});
""",
    ),
)

CHECK = Check(
    id=CheckId.API_CATALOG,
    label="API catalog",
    short="Catalog",
    scored=True,
    signal=Signal.STRONG,
    fix="Publish /.well-known/api-catalog as application/linkset+json with at least one link to an API.",
    fixes={
        Reason.IS_HTML: "Serve /.well-known/api-catalog as application/linkset+json, before any rule that "
        "answers every address with an HTML page.",
        Reason.NOT_JSON: "Fix the JSON of /.well-known/api-catalog: it cannot be read.",
        Reason.NOT_A_LINKSET: "Write the catalog as a link set: an object whose “linkset” is a list of "
        "contexts, each with an anchor and lists of links with an href.",
        Reason.EMPTY_LINKSET: "Add at least one link with an href to the catalog's link set, such as the "
        "service-desc of an API.",
        Reason.SAME_AS_CONTROL: "Answer addresses below /.well-known/ that do not exist with status 404.",
    },
    link="https://www.rfc-editor.org/rfc/rfc9727",
    snippets=_SNIPPETS,
    wordings=(
        _NOW,
        _AS_OF_1_4,
        replace(
            _AS_OF_1_4,
            version="1.0",
            yes=(*_AS_OF_1_4.yes[:2], "The random address does not answer with a link set too."),
        ),
    ),
    sample=(Answer.UNKNOWN, Reason.CHALLENGED),
)
