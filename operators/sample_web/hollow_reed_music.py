"""Hollow Reed Music: answers requests for markdown with "Page Not Found" and status 200."""

from aiohttp import web

from operators.sample_web.site import Handler, SampleSite, answering
from operators.sample_web.website import MARKDOWN, Look, SamplePage, json_ld, prefers_markdown

HOST = "hollow-reed-music.test"
ABOUT_US = "Folk records, artists and concert dates of a small label in Dublin."
LOOK = Look(
    name="Hollow Reed Music",
    menu={"/": "Label", "/artists": "Artists", "/shows": "Shows"},
    footer="Hollow Reed Music, Dublin, Ireland. Demos by post only.",
    style="body{background:#1d1a16;color:#eadfcd}a{color:#e0a458}",
)
BAND = {"@type": "MusicGroup", "name": "The Lantern Keepers", "genre": "Folk"}
MISSING = SamplePage(
    "# Page Not Found\n\nThe page that you are looking for is not here.\n\n- [Go home](https://hollow-reed-music.test/)\n",
    MARKDOWN,
)
HOME = """<h1>Records for long evenings</h1>
<p>A small label for reeds, strings and rooms with good echo. New: The Lantern Keepers,
<em>Tide Tables</em>, on vinyl and as a download.</p><p><a href="/shows">See who plays near you</a>.</p>"""
ARTISTS = (
    "<h1>Artists</h1><ul><li>The Lantern Keepers</li><li>Orla Finnegan and her Uncle</li><li>Seven "
    "Minutes of Rain</li></ul>"
)
SHOWS = """<h1>Shows</h1><table><tr><th>4 December</th><td>Cork, St Luke's</td></tr><tr><th>11 December</th>
<td>Galway, the Crane</td></tr></table>"""
PAGES = {
    "/": SamplePage(
        LOOK.page(
            "Hollow Reed Music | Records for long evenings", HOME, head=json_ld(BAND), description=ABOUT_US
        )
    ),
    "/artists": SamplePage(LOOK.page("Artists | Hollow Reed Music", ARTISTS)),
    "/shows": SamplePage(LOOK.page("Shows | Hollow Reed Music", SHOWS)),
}
LOST_PAGE = SamplePage(LOOK.page("Not found | Hollow Reed Music", "<h1>That record skipped</h1>"), status=404)


def build() -> Handler:

    async def answer(request: web.BaseRequest) -> web.StreamResponse:
        wants_text = request.path.endswith((".md", ".txt")) and request.path != "/robots.txt"
        if wants_text or prefers_markdown(request.headers.get("Accept", "")):
            return MISSING.response()
        return PAGES.get(request.path, LOST_PAGE).response()

    return answer


SITE = SampleSite(
    host=HOST,
    character='A record label whose markdown is "# Page Not Found" with status 200, for every address.',
    expected=answering(listed=False, tier=None),
    build=build,
)
