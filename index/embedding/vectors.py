"""Vectors of listed sites, per model: the only writer of SiteVector and ReplacedModel.

After a model change, the old vectors are searched until the new model has as many; those of the second model
as soon as nearly all sites have one.
"""

import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta

import numpy as np
from django.conf import settings
from django.db import transaction
from django.db.models import Count, Exists, OuterRef, QuerySet
from django.utils import timezone
from numpy.typing import NDArray

from index.embedding import Embedder
from index.embedding.languages import E5_ID, E5_NAME
from index.models import ReplacedModel, Site, SitePassages, SiteVector
from index.values import search_text

BATCH = 100  # Sites per transaction: probes may wait half a second
AT_ONCE = 10_000  # Rows of a replaced model removed per statement
GRACE = timedelta(days=7)  # In which an operator may go back to a replaced model
LACKING = 0.01  # Share of sites that may lack a vector of the second model when search begins to use it
_DEVIATIONS = 6  # Standard deviations of a random unit vector's component that a byte spans

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

    Processes may run in parallel. When none is left, vectors of models replaced more than GRACE ago are
    removed. `on_progress` gets the number of sites per batch.
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
        forget_others(SiteVector, embedder.id, *_beside(embedder.id))
    return EmbeddingResult(done, left)


def waiting(model: str) -> int:
    return _waiting(model).count()


def second_is_whole() -> bool:
    """Whether nearly all listed sites have a vector of the second model."""
    listed = Site.objects.listed().count()
    may_lack = int(listed * LACKING)
    return listed > 0 and _waiting(E5_ID)[: may_lack + 1].count() <= may_lack


def is_second(model: str) -> bool:
    return model.startswith(E5_NAME)


def _beside(model: str) -> set[str]:
    """Models that this doesn't replace: those of the other kind, while that is wanted."""
    known = SiteVector.objects.values_list("model", flat=True).distinct()
    if is_second(model):
        return {one for one in known if not is_second(one)}
    return {one for one in known if settings.SECOND_MODEL and is_second(one)}


def serving_model(current: str | None) -> str | None:
    """Id of the current model, or of another with more vectors; never the second."""
    stored = SiteVector.objects.exclude(model__startswith=E5_NAME)
    counted = stored.filter(site__in=Site.objects.listed()).values("model").annotate(sites=Count("pk"))
    sites = {row["model"]: row["sites"] for row in counted}
    if current is not None:
        sites.setdefault(current, 0)
    return max(sites, key=lambda model: (sites[model], model == current), default=None)


def vector_of_text(text: str, embedder: Embedder) -> NDArray[np.float32]:
    """Unit vector of a site's text."""
    if is_second(embedder.id):
        return np.asarray(embedder.embed([text])[0], np.float32)
    mean = embedder.embed(search_text.views(text)).sum(axis=0)
    vector: NDArray[np.float32] = mean / max(float(np.linalg.norm(mean)), 1e-9)
    return vector


def pack_vector(vector: NDArray[np.float32]) -> bytes:
    """As fp16, little-endian."""
    return vector.astype("<f2").tobytes()


def step(dimensions: int) -> float:
    """One step of a stored byte."""
    return min(1.0, _DEVIATIONS / math.sqrt(dimensions)) / 127


def pack_vectors(vectors: NDArray[np.float32]) -> bytes:
    """Int8 multiples of `step`."""
    steps = np.rint(vectors / np.float32(step(vectors.shape[1])))
    return bytes(np.clip(steps, -127, 127).astype(np.int8).data)


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
                vector=_packed(_vector(site, embedder), embedder),
            )
            for site in sites
        ],
        update_conflicts=True,
        unique_fields=["site", "model"],
        update_fields=["digest", "vector"],
    )
    return [site.pk for site in sites]


def _packed(vector: NDArray[np.float32], embedder: Embedder) -> bytes:
    return pack_vectors(vector[np.newaxis]) if is_second(embedder.id) else pack_vector(vector)


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


def forget_others(table: type[SiteVector | SitePassages], model: str, *beside: str) -> None:
    """Remove the rows of models that this one replaced more than GRACE ago, as first seen here.

    `beside`: models that it doesn't replace.
    """
    ReplacedModel.objects.filter(model=model).delete()
    others = set(table.objects.exclude(model__in=[model, *beside]).values_list("model", flat=True).distinct())
    if not others:
        return
    now = timezone.now()
    ReplacedModel.objects.bulk_create(
        [ReplacedModel(model=other, since=now) for other in sorted(others)], ignore_conflicts=True
    )
    old = ReplacedModel.objects.filter(model__in=others, since__lte=now - GRACE)
    gone = list(old.values_list("model", flat=True))
    while keys := list(table.objects.filter(model__in=gone).values_list("pk", flat=True)[:AT_ONCE]):
        table.objects.filter(pk__in=keys).delete()
