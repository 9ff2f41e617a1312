"""Driftboard: a single-page app that answers every URL with the same page."""

from aiohttp import web

from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import SamplePage

HOST = "driftboard.test"
SHELL = SamplePage(
    """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Driftboard | Boards for teams that wander</title>
<meta name="description" content="Plan work on boards that keep their shape when the plan does not.">
<meta name="application-name" content="Driftboard">
<style>body{margin:0;font:16px system-ui;background:#10131a;color:#e8e8f0}

#app{padding:2rem}a{color:#8fb6ff}</style>
</head>
<body>
<div id="app">
<noscript>You need to enable JavaScript to run this app.</noscript>
</div>
<script>
const views = {
  "/": ["Boards for teams that wander", "Drop a card anywhere; Driftboard finds the column it belongs to.",
[["Pricing", "/pricing"], ["Sign up", "/sign-up"]]],
  "/pricing": ["Pricing", "Free for three people. Six dollars a month for each one more.", [["Home", "/"],
["Sign up", "/sign-up"]]],
  "/sign-up": ["Sign up", "Tell us your work email and we will set up your first board.", [["Home", "/"]]],
};
function show(path) {
  const [title, text, links] = views[path] || ["Lost?", "There is no such board.", [["Home", "/"]]];
  const app = document.getElementById("app");
  app.replaceChildren();
  const heading = app.appendChild(document.createElement("h1"));
  heading.textContent = title;
  app.appendChild(document.createElement("p")).textContent = text;
  for (const [label, href] of links) {
    const link = app.appendChild(document.createElement("a"));
    link.textContent = label + " ";
    link.href = href;
  }
  if (path === "/sign-up") {
    const form = app.appendChild(document.createElement("form"));
    form.innerHTML = '<label>Work email <input type="email" name="email"></label><button>Sign up</button>';
  }
}
show(location.pathname);
</script>
</body>
</html>
"""
)


def build() -> Handler:

    async def answer(_: web.BaseRequest) -> web.StreamResponse:
        return SHELL.response()

    return answer


SITE = SampleSite(
    host=HOST,
    character="A single-page app that answers 200 and the same HTML to everything, robots.txt and POST "
    "included.",
    expected=answering(listed=False, tier=None),
    build=build,
)
