"""Pages of a list, in the generation or changed since."""

import random

from index.generations import current
from index.generations.build import build_generation
from index.generations.current import consistent_view
from index.generations.site_bits import FieldMask
from index.pages.lists import pks_of_page
from index.values.vocabulary import EntityType
from tests import published


def put(n: int, kind: EntityType) -> None:
    published.listed(f"s{n:02}.test", entity_type=kind)


def test_every_page_beside_a_generation_is_what_the_whole_list_has_there():
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
        assert len(view.base) > 0
        assert len(view.added) > 4
        assert len(whole) == view.count(wanted) > 8
        for start in range(len(whole) + 2):
            for stop in (start, start + 1, start + 5, start + 100):
                assert pks_of_page(view, wanted, start, stop) == whole[start:stop]
