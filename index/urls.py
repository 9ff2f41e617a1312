"""URLs of the pages."""

from django.urls import path, re_path

from index.pages import feeds, lists
from index.pages.compare import ComparePage
from index.pages.completions import complete
from index.pages.read_only import read_only_page
from index.pages.site import home, leads_to, read_only, site, site_badge, site_card, site_changes
from index.values.vocabulary import COUNTRIES, EntityType

_kinds = read_only_page("kinds", "/type/", "/type/index.md", lists.kinds)
_kind = read_only_page("kind", "/type/{kind}", "/type/{kind}.md", lists.sites_of_kind, paged=True)
_countries = read_only_page("countries", "/country/", "/country/index.md", lists.countries)
_country = read_only_page(
    "country", "/country/{country}", "/country/{country}.md", lists.sites_of_country, paged=True
)
_compare = ComparePage.as_view()
_MARKDOWN = {"format": "md"}
_JSON = {"format": "json"}
_A_KIND = f"(?P<kind>(?i:{'|'.join(EntityType)}))"
_A_COUNTRY = f"(?P<country>(?i:{'|'.join(COUNTRIES)}))"
_REST = r"(?P<suffix>|\.md|\.json)/?$"

urlpatterns = [
    path("", home, name="home"),
    path("index.md", home, {"format": "md"}, name="home-markdown"),
    path("type/", _kinds, name="kinds"),
    path("type/index.md", _kinds, _MARKDOWN),
    path("type/index.json", _kinds, _JSON),
    re_path(r"^type/(?P<kind>[a-z]+)$", _kind, name="kind"),
    re_path(r"^type/(?P<kind>[a-z]+)\.md$", _kind, _MARKDOWN, name="kind-markdown"),
    re_path(r"^type/(?P<kind>[a-z]+)\.json$", _kind, _JSON, name="kind-json"),
    path("type", leads_to(lambda: "/type/")),
    re_path(f"^type/{_A_KIND}{_REST}", leads_to(lambda kind, suffix: f"/type/{kind.lower()}{suffix}")),
    path("country/", _countries, name="countries"),
    path("country/index.md", _countries, _MARKDOWN),
    path("country/index.json", _countries, _JSON),
    re_path(r"^country/(?P<country>[A-Z]{2})$", _country, name="country"),
    re_path(r"^country/(?P<country>[A-Z]{2})\.md$", _country, _MARKDOWN, name="country-markdown"),
    re_path(r"^country/(?P<country>[A-Z]{2})\.json$", _country, _JSON, name="country-json"),
    path("country", leads_to(lambda: "/country/")),
    re_path(
        f"^country/{_A_COUNTRY}{_REST}",
        leads_to(lambda country, suffix: f"/country/{country.upper()}{suffix}"),
    ),
    path("feed.atom", read_only(feeds.feed_of_all), name="feed"),
    re_path(r"^type/(?P<kind>[a-z]+)/feed\.atom$", read_only(feeds.feed_of_kind), name="kind-feed"),
    re_path(
        r"^country/(?P<country>[A-Z]{2})/feed\.atom$", read_only(feeds.feed_of_country), name="country-feed"
    ),
    re_path(r"^benchmark/(?P<check>[a-z_]+)/feed\.atom$", read_only(feeds.feed_of_check), name="check-feed"),
    re_path(r"^site/(?P<name>[^/]+)/badge\.svg$", site_badge, name="badge"),
    re_path(r"^site/(?P<name>[^/]+)/card\.png$", site_card, name="card"),
    re_path(r"^site/(?P<name>[^/]+)/changes\.atom$", site_changes, name="changes"),
    path("complete", read_only(complete), name="complete"),
    path("compare", _compare, name="compare"),
    path("compare.md", _compare, _MARKDOWN, name="compare-markdown"),
    path("compare.json", _compare, _JSON, name="compare-json"),
    # Any character, so that a host with a line break gets the same answer as other invalid hosts.
    re_path(r"^site/(?P<name>(?s:.+))$", site, name="site"),
]
