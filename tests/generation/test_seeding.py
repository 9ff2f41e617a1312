"""`manage.py seed_index` leaves listings as publishing would."""

import numpy as np
import pytest
from django.core.management import CommandError, call_command
from django.forms.models import model_to_dict

from index.embedding.vectors import unpack_vector
from index.models import Generation, ListingEvent, Site, SiteVector
from index.search.find import find
from index.search.request import FindRequest
from index.seeding.listings import listing
from tests.published import publish

NOT_THE_SAME = ("id", "listed_since", "platform_subdomain")


def seeded(sites: int) -> None:
    call_command("seed_index", sites=sites)


def test_seeded_sites_are_found_at_once_and_a_second_time_adds_others():
    seeded(60)
    assert find(FindRequest.from_values(has_md=True, limit=25))["total"] > 30
    assert Generation.objects.get().listed == 60
    seeded(10)
    assert Site.objects.listed().count() == ListingEvent.objects.count() == 70


def test_a_seeded_row_is_what_publishing_its_finding_leaves():
    seeded(15)
    rows = {site.host: model_to_dict(site, exclude=NOT_THE_SAME) for site in Site.objects.all()}
    Site.objects.all().delete()
    for number in range(15):
        site = publish(finding=listing(number).finding)
        site.refresh_from_db()
        assert model_to_dict(site, exclude=NOT_THE_SAME) == rows[site.host]


def test_every_seeded_site_has_a_vector_of_length_one_near_to_its_trade():
    seeded(60)
    vectors = np.stack([unpack_vector(row.vector) for row in SiteVector.objects.order_by("site_id")])
    assert np.linalg.norm(vectors.astype(np.float32), axis=1) == pytest.approx(np.ones(60), abs=2e-3)
    assert len(np.unique(vectors, axis=0)) == 60


@pytest.mark.parametrize("sites", [0, -1, 10_000_001])
def test_a_number_outside_its_bounds_is_refused(sites):
    with pytest.raises(CommandError, match="must be 1 to 10000000"):
        seeded(sites)
    assert not Site.objects.exists()
