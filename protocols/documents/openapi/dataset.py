"""The OpenAPI operations of the dataset, where the data is open."""

from typing import Any

from index.dataset import catalog
from index.dataset.columns import dictionary
from index.values.addresses import service_url
from protocols import errors
from protocols.documents import serving
from protocols.documents.openapi import samples
from protocols.documents.openapi.parts import (
    ETAG,
    KEY_IS_OPTIONAL,
    QUOTA_HEADERS,
    answer,
    error,
    example,
    link,
    not_modified_response,
    reference,
)
from protocols.schemas.pages import DataPage

_RELEASE = "2026-11-23"
_DIGEST = {
    "ETag": {
        "description": "SHA-256 of the file.",
        "required": True,
        "schema": {"type": "string", "pattern": '^"[0-9a-f]{64}"$'},
    }
}


def operations() -> dict[str, Any]:
    return {
        "/data.json": {"get": _releases()},
        "/data/{day}/{name}": {"get": _data_file()},
    }


def _releases() -> dict[str, Any]:
    name = f"sites-{_RELEASE}.parquet"
    shown = {
        "name": catalog.NAME,
        "description": catalog.DESCRIPTION,
        "terms": service_url("/terms"),
        "releases": [{
            "day": _RELEASE, "rows": 7_056, "data_as_of": "2026-11-22",
            "written_at": "2026-11-23T00:12:31+00:00", "taken_out": 0,
            "files": [{
                "name": name, "url": service_url(f"/data/{_RELEASE}/{name}"),
                "media_type": catalog.media_type_of(name), "bytes": 1_243_118, "sha256": "9f86d081" * 8,
            }],
        }],
        "columns": dictionary()[:2],
        "most_releases": 4,
        "feed_days": 30,
        "address": service_url("/data"),
        "twin": service_url("/data.md"),
    }  # fmt: skip
    file = link(
        "get_data_file",
        "The first file of the newest release.",
        day="$response.body#/releases/0/day",
        name="$response.body#/releases/0/files/0/name",
    )
    return {
        "operationId": "list_data_releases",
        "summary": "The releases of the dataset, and what its columns mean",
        "description": "Every listed site once a week as Parquet and CSV. A site that leaves the index is "
        "taken out of every release within the day, which gets new checksums. Not counted against the day.",
        "responses": {
            "200": {
                **answer("The releases.", reference(DataPage), {"one": example("One release", shown)}, ETAG),
                "links": {"file": file},
            },
            "304": not_modified_response(),
            "400": error("The address cannot be read.", errors.malformed_error),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }


def _data_file() -> dict[str, Any]:
    parts = {
        "day": ("Day of the release.", {"type": "string", "format": "date"}, _RELEASE),
        "name": ("Name of a file of it.", {"type": "string"}, f"sites-{_RELEASE}.csv.gz"),
    }
    parameters = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "description": text,
            "schema": schema,
            "examples": {"one": {"value": value}},
        }
        for name, (text, schema, value) in parts.items()
    ]
    content: dict[str, Any] = {
        media_type.partition(";")[0]: {} for media_type in catalog.MEDIA_TYPES.values()
    }
    return {
        "operationId": "get_data_file",
        "summary": "A file of a release of the dataset",
        "description": "With a strong ETag (its SHA-256), Repr-Digest, Range and If-Range: ask for the rest "
        "of a download with If-Range, since a release is rewritten when a site leaves. It counts.",
        "security": KEY_IS_OPTIONAL,
        "parameters": parameters,
        "responses": {
            "200": {"description": "The file.", "headers": {**QUOTA_HEADERS, **_DIGEST}, "content": content},
            "206": {"description": "The part that Range asked for.", "content": content},
            "304": {"description": "The file is the one that If-None-Match names.", "headers": _DIGEST},
            "400": error("The address cannot be read.", errors.malformed_error),
            "404": error("There is no such file, or no longer.", errors.nothing_here, counted=True),
            "405": error("Another method than GET.", lambda: errors.method_not_allowed(serving.ALLOW)),
            "416": {"description": "The file has no such part."},
            "429": error("Daily limit reached.", samples.spent_quota, counted=True),
            "503": error("The service could not answer.", errors.unavailable),
        },
    }
