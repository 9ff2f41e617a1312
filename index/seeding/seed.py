"""Write synthetic listings through COPY."""

import json
from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from typing import Any

import numpy as np
from django.db import connection, models, transaction
from django.utils import timezone
from numpy.typing import NDArray

from index import embedding
from index.embedding import Embedder
from index.embedding.vectors import pack_vector, pack_vectors
from index.listing.apply import apply_finding
from index.models import ListingEvent, Site, SitePassages, SiteVector
from index.seeding.listings import Listing, listing
from index.values import hosts
from index.values.vocabulary import FoundVia

MOST = 10_000_000
BATCH = 10_000  # Sites per transaction
WEIGHTS = (0.75, 0.35, 0.25)  # Of main trade, second trade and place
NOISE = 0.02  # Standard deviation per dimension

_FIELDS: list[Any] = [
    field
    for field in Site._meta.concrete_fields  # noqa: SLF001 - Django's documented interface of models
    if not isinstance(field, models.GeneratedField)
]


def seed(count: int, on_progress: Callable[[int], None] = lambda _done: None) -> None:
    """Add `count` synthetic sites; `on_progress` gets their number after each batch."""
    model = embedding.current_model()
    phrase_vectors: dict[str, NDArray[np.float32]] = {}
    start = Site.objects.filter(host__endswith=".example").count()
    for first in range(start, start + count, BATCH):
        listings = [listing(number) for number in range(first, min(first + BATCH, start + count))]
        if model:
            _embed_new_phrases(model, listings, phrase_vectors)
        _write(listings, model, phrase_vectors)
        on_progress(len(listings))


def _embed_new_phrases(
    model: Embedder, listings: Sequence[Listing], phrase_vectors: dict[str, NDArray[np.float32]]
) -> None:
    """Add what no batch before needed: few sites need few of the thousand phrases, which take seconds."""
    new = sorted({phrase for listing in listings for phrase in listing.phrases} - phrase_vectors.keys())
    if new:
        phrase_vectors.update(zip(new, model.embed(new), strict=True))


@transaction.atomic
def _write(
    listings: Sequence[Listing], model: Embedder | None, phrase_vectors: dict[str, NDArray[np.float32]]
) -> None:
    keys = _keys(len(listings))
    sites = [_site(key, listing) for key, listing in zip(keys, listings, strict=True)]
    _copy(Site, [field.column for field in _FIELDS], ([_value(f, site) for f in _FIELDS] for site in sites))
    at = timezone.now()
    events = ((site.host, at, ListingEvent.Kind.LISTED.value, site.score, site.tier, "{}") for site in sites)
    _copy(ListingEvent, ["host", "at", "kind", "score", "tier", "detail"], events)
    if model is not None:
        rows = zip(
            keys,
            repeat(model.id),
            (s.meaning_digest for s in sites),
            _vectors(listings, phrase_vectors, keys[0]),
            repeat(0),
        )
        _copy(SiteVector, ["site_id", "model", "digest", "vector", "changed"], rows)
        said = (
            (site.pk, model.id, site.passages_digest, vectors, 0)
            for site, vectors in zip(sites, _passages(sites, listings, phrase_vectors), strict=True)
        )
        _copy(SitePassages, ["site_id", "model", "digest", "vectors", "changed"], said)


def _keys(count: int) -> Sequence[int]:
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT nextval(pg_get_serial_sequence('index_site', 'id')) FROM generate_series(1, %s)", [count]
        )
        return [key for (key,) in cursor.fetchall()]


def _site(key: int, one: Listing) -> Site:
    finding = one.finding
    site = Site(
        pk=key,
        host=finding.host,
        outcome=finding.outcome,
        owner_domain=hosts.owner_domain(finding.host),
        platform_subdomain=finding.host.endswith(".shops.example"),
        found_via=FoundVia.PROBE_DISCOVERY,
        probed_at=finding.probed_at,
        heard_at=finding.probed_at,
        listed=True,
        listed_since=finding.probed_at.date(),
        changed_at=finding.probed_at,
    )
    apply_finding(site, finding)
    return site


def _vectors(
    listings: Sequence[Listing], phrase_vectors: dict[str, NDArray[np.float32]], chance: int
) -> Iterable[bytes]:
    mixed = sum(
        weight * np.stack([phrase_vectors[listing.phrases[part]] for listing in listings])
        for part, weight in enumerate(WEIGHTS)
    )
    noise = np.random.default_rng(chance).standard_normal(np.shape(mixed), np.float32)
    mixed = mixed + NOISE * noise
    return [pack_vector(vector) for vector in mixed / np.linalg.norm(mixed, axis=1, keepdims=True)]


def _passages(
    sites: Sequence[Site], listings: Sequence[Listing], phrase_vectors: dict[str, NDArray[np.float32]]
) -> Iterable[bytes]:
    noise = np.random.default_rng(sites[0].pk)
    for site, seeded in zip(sites, listings, strict=True):
        place = WEIGHTS[2] * phrase_vectors[seeded.phrases[2]]
        mixed = np.stack([phrase_vectors[seeded.phrases[n % 2]] + place for n in range(len(site.passages))])
        mixed += 2 * NOISE * noise.standard_normal(mixed.shape, np.float32)
        yield pack_vectors(mixed / np.linalg.norm(mixed, axis=1, keepdims=True))


def _value(field: Any, site: Site) -> Any:
    value = getattr(site, field.attname)
    return json.dumps(value) if isinstance(field, models.JSONField) else value


def _copy(model: type[models.Model], columns: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    table = model._meta.db_table  # noqa: SLF001 - as above
    with (
        connection.cursor() as cursor,
        cursor.copy(f"COPY {table} ({', '.join(columns)}) FROM STDIN") as copy,
    ):
        for row in rows:
            copy.write_row(row)
