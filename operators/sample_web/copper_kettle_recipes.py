"""The Copper Kettle: recipes; a stacked robots.txt group says ai-input=no."""

from index.values.reasons import OutcomeReason
from operators.sample_web.site import Handler, SampleSite, declining
from operators.sample_web.website import PLAIN, Look, Website, json_ld

HOST = "copper-kettle-recipes.test"
LOOK = Look(
    name="The Copper Kettle",
    menu={"/": "Kitchen", "/plum-dumplings": "Plum dumplings", "/smoked-barley-soup": "Barley soup"},
    footer="Recipes by Marta Zelenka. Please cook them, please do not feed them to a model.",
)
ROBOTS = """# Search engines are welcome, models are not.
User-agent: Searchlight
Content-Signal: search=yes, ai-input=yes
Allow: /

User-Agent: *
User-agent: OtherCrawler   # shares the rules above it
Content-Signal: search=yes , AI-Input = No, ai-train=no
Disallow: /print/
"""
RECIPE = {
    "@type": "Recipe",
    "name": "Plum dumplings",
    "author": {"@type": "Person", "name": "Marta Zelenka"},
    "recipeYield": "12 dumplings",
    "recipeIngredient": [
        "500 g potatoes",
        "150 g flour",
        "1 egg",
        "12 small plums",
        "breadcrumbs and butter",
    ],
}
HOME = """<h1>What is on the stove</h1><p>Cooking from a Moravian grandmother's notebook, one page a week.</p>
<ul><li><a href="/plum-dumplings">Plum dumplings</a></li><li>
<a href="/smoked-barley-soup">Smoked barley soup</a></li></ul>"""
PLUMS = """<h1>Plum dumplings</h1>
<p>Boil the potatoes in their skins, peel and press them while hot. Knead with flour and egg,
wrap each plum, simmer for eight minutes, roll in buttered breadcrumbs.</p>"""
BARLEY = """<h1>Smoked barley soup</h1>
<p>Soak the barley overnight. Start it in cold water with a smoked rib, a carrot and
half a celeriac. Two hours, no lid, marjoram at the end.</p>"""
MARKDOWN = (
    "# What is on the stove\n\nCooking from a notebook.\n\n- [Plum dumplings](/plum-dumplings)\n- "
    "[Smoked barley soup](/smoked-barley-soup)\n"
)


def build() -> Handler:
    site = Website(LOOK.page("Burnt - The Copper Kettle", "<h1>That pot is empty</h1>"))
    site.page("/robots.txt", ROBOTS, PLAIN)
    site.negotiated("/", LOOK.page("The Copper Kettle | Recipes from a Moravian notebook", HOME), MARKDOWN)
    site.page("/plum-dumplings", LOOK.page("Plum dumplings | The Copper Kettle", PLUMS, head=json_ld(RECIPE)))
    site.page("/smoked-barley-soup", LOOK.page("Smoked barley soup | The Copper Kettle", BARLEY))
    site.page("/llms.txt", MARKDOWN, PLAIN)
    return site


SITE = SampleSite(
    host=HOST,
    character="A recipe site that would pass, and refuses by ai-input=no in a group stacked under two names.",
    expected=declining(OutcomeReason.CONTENT_SIGNAL),
    build=build,
)
