"""Orders and counts of a list, in the generation or changed since."""

import random
from datetime import timedelta

from index.generations import current
from index.generations.build import build_generation
from index.generations.current import consistent_view
from index.generations.site_bits import FieldMask
from index.listing.ordering import PAGE_ORDERS
from index.models import Site
from index.values.findings import CheckFinding
from index.values.reasons import Reason
from index.values.vocabulary import Answer, CheckId, EntityType
from tests import published


def put(n: int, kind: EntityType) -> None:
    server = CheckFinding(answer=Answer.YES if n % 2 else Answer.UNKNOWN, reason=Reason.SERVED, detail="")
    published.listed(
        f"s{n:02}.test",
        entity_type=kind,
        country="NO" if n % 5 else None,
        probed_at=published.PROBED + timedelta(days=n % 4),
        mcp_endpoint=f"https://s{n:02}.test/mcp" if n % 2 else None,
        checks=published.finding("a.test").checks | {CheckId.MCP_SERVER: server},
    )


def test_orders_and_counts_beside_a_generation_are_those_of_the_rows():
    chance = random.Random(7)
    order = list(range(24))
    chance.shuffle(order)
    for n in order[:16]:
        put(n, EntityType.MEDIA if n % 3 else EntityType.BLOG)
    build_generation()
    current.forget_view()
    for n in order[12:]:  # four of them again, with another kind
        put(n, EntityType.MEDIA)
    published.removed(f"s{order[0]:02}.test")
    wanted = FieldMask().and_also("entity_type", list(EntityType).index(EntityType.MEDIA) + 1)
    with consistent_view() as view:
        whole = view.first_pks(wanted, 100)
        assert len(view.generation) > 0
        assert len(view.added) > 4
        assert len(whole) == view.count(wanted) > 8
        sites = {site.pk: site for site in Site.objects.listed()}
        fixed, by_server, by_day = (view.pks_in_order(wanted, order).tolist() for order in PAGE_ORDERS)
        assert fixed == whole
        assert by_server == sorted(whole, key=lambda pk: not sites[pk].mcp_server)
        assert by_day == sorted(whole, key=lambda pk: -sites[pk].verified_at.toordinal())
        for passing in (FieldMask(), wanted):
            listed = [site for site in sites.values() if passing is not wanted or site.entity_type == "media"]
            counted = view.tally_among(["mcp_server", "country"], passing)
            answers = [site.mcp_server for site in listed]
            assert counted["mcp_server"][:3] == [answers.count(one) for one in (None, False, True)]
            assert counted["country"][0] == sum(site.country is None for site in listed)
        pairs = view.cross("entity_type", "mcp_server")
        media, yes = list(EntityType).index(EntityType.MEDIA) + 1, 2
        assert pairs[media, yes] == sum(bool(sites[pk].mcp_server) for pk in whole)
        assert pairs.sum() == len(sites) == len(view.facts_of(list(sites)))
        assert view.cross("country", "tier").sum() == len(sites)
