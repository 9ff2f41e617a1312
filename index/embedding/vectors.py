"""Vectors of listed sites, per model: the only writer of SiteVector.

After a model change, the old vectors are searched until the new model has as many.
"""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from django.db import transaction
from django.db.models import Count, Exists, OuterRef, QuerySet
from numpy.typing import NDArray

from index.embedding import Embedder
from index.models import Site, SitePassages, SiteVector
from index.values import search_text

BATCH = 100  # Sites per transaction: probes may wait half a second
AT_ONCE = 10_000  # Rows of an unused model removed per statement

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class EmbeddingResult:
    done: int
    remaining: int


def embed_changed(
    embedder: Embedder,
    *,
    seconds: float = float("inf"),
    on_progress: Callable[[int], None] = lambda _done: None,
) -> EmbeddingResult:
    """Embed listed sites without a current vector until the time is up.

    Processes may run in parallel. When none is left, vectors of other models are removed. `on_progress` gets
    the number of sites per batch.
    """
    end, done, last = time.monotonic() + seconds, 0, 0
    while time.monotonic() < end:
        batch = _embed_batch(embedder, after=last)
        if not batch:
            break
        done, last = done + len(batch), batch[-1]
        on_progress(len(batch))
    left = _waiting(embedder.id).count()
    if done:
        logger.info("%s: %d sites embedded, %d wait", embedder.id, done, left)
    if not left:
        forget_others(SiteVector, embedder.id)
    return EmbeddingResult(done, left)


def waiting(model: str) -> int:
    return _waiting(model).count()


def serving_model(current: str | None) -> str | None:
    """Id of the current model, or of another with more vectors."""
    counted = (
        SiteVector.objects.filter(site__in=Site.objects.listed()).values("model").annotate(sites=Count("pk"))
    )
    sites = {row["model"]: row["sites"] for row in counted}
    if current is not None:
        sites.setdefault(current, 0)
    return max(sites, key=lambda model: (sites[model], model == current), default=None)


def vector_of_text(text: str, embedder: Embedder) -> NDArray[np.float32]:
    """Unit vector of a site's text."""
    mean = embedder.embed(search_text.views(text)).sum(axis=0)
    vector: NDArray[np.float32] = mean / max(float(np.linalg.norm(mean)), 1e-9)
    return vector


def pack_vector(vector: NDArray[np.float32]) -> bytes:
    """As fp16, little-endian."""
    return vector.astype("<f2").tobytes()


def unpack_vector(stored: bytes) -> NDArray[np.float16]:
    return np.frombuffer(stored, "<f2")


@transaction.atomic
def _embed_batch(embedder: Embedder, *, after: int) -> list[int]:
    """Embed the next sites, skipping locked ones."""
    sites = list(
        _waiting(embedder.id)
        .filter(pk__gt=after)
        .order_by("pk")
        .only("pk", "name", "display_name", "description", "words", "meaning_digest")
        .select_for_update(skip_locked=True, no_key=True, of=("self",))[:BATCH]
    )
    SiteVector.objects.bulk_create(
        [
            SiteVector(
                site=site,
                model=embedder.id,
                digest=site.meaning_digest,
                vector=pack_vector(_vector(site, embedder)),
            )
            for site in sites
        ],
        update_conflicts=True,
        unique_fields=["site", "model"],
        update_fields=["digest", "vector"],
    )
    return [site.pk for site in sites]


def _vector(site: Site, embedder: Embedder) -> NDArray[np.float32]:
    """Zeros if the model fails: words still find the site."""
    try:
        return vector_of_text(search_text.meaning(site), embedder)
    except Exception as error:  # noqa: BLE001 - the other sites of the batch get theirs
        logger.error("%s has no vector: %s: %s", site, type(error).__name__, error)  # noqa: TRY400 - one line
        return np.zeros(embedder.dimensions, np.float32)


def _waiting(model: str) -> QuerySet[Site]:
    embedded = SiteVector.objects.filter(site=OuterRef("pk"), model=model, digest=OuterRef("meaning_digest"))
    return Site.objects.listed().filter(~Exists(embedded))


def forget_others(table: type[SiteVector | SitePassages], model: str) -> None:
    while keys := list(table.objects.exclude(model=model).values_list("pk", flat=True)[:AT_ONCE]):
        table.objects.filter(pk__in=keys).delete()
