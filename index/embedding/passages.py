"""Vectors of sites' passages: the only writer of SitePassages.

Without them, a site is compared by its own vector (ADR 36).
"""

import logging
import time
from collections.abc import Callable

from django.db import transaction
from django.db.models import Exists, OuterRef, QuerySet

from index.embedding import Embedder
from index.embedding.vectors import EmbeddingResult, forget_others, pack_vectors
from index.models import Site, SitePassages

BATCH = 20  # Sites per transaction: probes may wait half a second

logger = logging.getLogger(__name__)


def embed_waiting(
    embedder: Embedder,
    *,
    seconds: float = float("inf"),
    on_progress: Callable[[int], None] = lambda _done: None,
) -> EmbeddingResult:
    """Embed missing passages of listed sites, oldest first, until the time is up.

    Processes may run in parallel. When none is left, vectors of models replaced long ago are
    removed. `on_progress` gets the number of sites per batch.
    """
    end, done = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        batch = _embed_batch(embedder)
        if not batch:
            break
        done += batch
        on_progress(batch)
    left = waiting(embedder.id)
    if done:
        logger.info("%s: passages of %d sites embedded, %d wait", embedder.id, done, left)
    if not left:
        forget_others(SitePassages, embedder.id)
    return EmbeddingResult(done, left)


def waiting(model: str) -> int:
    return _waiting(model).count()


@transaction.atomic
def _embed_batch(embedder: Embedder) -> int:
    """Embed the oldest waiting passages, skipping locked sites."""
    sites = list(
        _waiting(embedder.id)
        .order_by("passages_at", "pk")
        .only("pk", "host", "passages", "passages_digest")
        .select_for_update(skip_locked=True, no_key=True, of=("self",))[:BATCH]
    )
    SitePassages.objects.bulk_create(
        [
            SitePassages(
                site=site, model=embedder.id, digest=site.passages_digest, vectors=_vectors(site, embedder)
            )
            for site in sites
        ],
        update_conflicts=True,
        unique_fields=["site", "model"],
        update_fields=["digest", "vectors"],
    )
    return len(sites)


def _vectors(site: Site, embedder: Embedder) -> bytes:
    """No vectors if the model fails."""
    try:
        return pack_vectors(embedder.embed([passage["text"] for passage in site.passages]))
    except Exception as error:  # noqa: BLE001 - the other sites of the batch get theirs
        logger.error("the passages of %s have no vectors: %s: %s", site, type(error).__name__, error)  # noqa: TRY400 - one line
        return b""


def _waiting(model: str) -> QuerySet[Site]:
    embedded = SitePassages.objects.filter(
        site=OuterRef("pk"), model=model, digest=OuterRef("passages_digest")
    )
    return Site.objects.listed().exclude(passages_digest="").filter(~Exists(embedded))
