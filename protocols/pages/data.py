"""/data: the releases of the dataset, its dictionary, and its files."""

import base64
from http import HTTPStatus
from typing import Any

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponseBase
from whitenoise.middleware import WhiteNoiseMiddleware
from whitenoise.responders import MissingFileError, Response, SlicedFile, StaticFile

from index.dataset import catalog
from index.dataset.columns import dictionary
from index.dataset.releases import MOST_RELEASES, DatasetRelease, ReleaseFile, find_releases
from index.listing.feed import FEED_TIME
from protocols import errors
from protocols.documents import serving
from protocols.rest import count_requests
from protocols.schemas.pages import DataFile, DataRelease

_TRIES = 3  # A release may be rewritten between two looks


class _StoredFile(StaticFile):  # type: ignore[misc] # whitenoise has no types
    """As WhiteNoise has it, which answers 416 for a part of one byte."""

    def get_range_response(self, range_header: str, base_headers: Any, file_handle: Any) -> Any:
        headers = dict(base_headers)
        size = int(headers["Content-Length"])
        start, end = self.get_byte_range(range_header, size)
        if not 0 <= start == end < size:
            return super().get_range_response(range_header, base_headers, file_handle)
        headers |= {"Content-Range": f"bytes {start}-{end}/{size}", "Content-Length": "1"}
        part = SlicedFile(file_handle, start, end) if file_handle is not None else None
        return Response(HTTPStatus.PARTIAL_CONTENT, list(headers.items()), part)


def data_page() -> dict[str, Any]:
    """The data of /data. Raises Http404 unless the operator opens the data."""
    if not settings.OPEN_DATA:
        raise Http404
    releases = find_releases()
    return {
        "name": catalog.NAME,
        "description": catalog.DESCRIPTION,
        "terms": f"{settings.BASE_URL}/terms",
        "releases": [_described(release) for release in releases],
        "columns": dictionary(),
        "most_releases": MOST_RELEASES,
        "feed_days": FEED_TIME.days,
        "linked_data": catalog.schema_org(releases),
    }


def _described(release: DatasetRelease) -> DataRelease:
    files: list[DataFile] = [
        {
            "name": file.name,
            "url": catalog.address_of(release, file.name),
            "media_type": catalog.media_type_of(file.name),
            "bytes": file.bytes,
            "sha256": file.sha256,
        }
        for file in release.files
    ]
    return {
        "day": release.day,
        "rows": release.rows,
        "data_as_of": release.data_as_of,
        "written_at": release.written_at,
        "taken_out": release.taken_out,
        "files": files,
    }


def dcat_document() -> dict[str, Any]:
    """DCAT as JSON-LD. Raises Http404 unless the operator opens the data."""
    if not settings.OPEN_DATA:
        raise Http404
    return catalog.dcat(find_releases())


@serving.only_read
def data_file(request: HttpRequest, day: str, name: str) -> HttpResponseBase:
    """GET /data/<day>/<file>, in parts if asked; 404 for what is not, or no longer, there."""
    if not settings.OPEN_DATA:
        return errors.nothing_here().response()
    return _counted_file(request, day, name)


@count_requests
def _counted_file(request: HttpRequest, day: str, name: str) -> HttpResponseBase:
    for _ in range(_TRIES):
        release = next((release_ for release_ in find_releases() if release_.day == day), None)
        file = next((file for file in release.files if file.name == name), None) if release else None
        if release is None or file is None:
            break
        try:
            return _send(request, release, file)
        except (MissingFileError, FileNotFoundError):
            continue
    return errors.nothing_here().response()


def _send(request: HttpRequest, release: DatasetRelease, file: ReleaseFile) -> HttpResponseBase:
    etag = f'"{file.sha256}"'
    headers = {
        "Content-Type": catalog.media_type_of(file.name),
        "Content-Disposition": f'attachment; filename="{file.name}"',
        "Cache-Control": "private, no-cache",  # what left the index is gone from the next answer
        "ETag": etag,
        "Accept-Ranges": "bytes",
        "Repr-Digest": f"sha-256=:{base64.b64encode(bytes.fromhex(file.sha256)).decode()}:",
        "Link": f'<{settings.BASE_URL}/terms>; rel="license", <{settings.BASE_URL}/data>; rel="collection"',
    }
    if request.META.get("HTTP_IF_RANGE", etag) != etag:
        request.META.pop("HTTP_RANGE", None)  # the rest of another revision would not fit
    stored = _StoredFile(str(release.folder / file.name), list(headers.items()))
    response: HttpResponseBase = WhiteNoiseMiddleware.serve(stored, request)
    return response
