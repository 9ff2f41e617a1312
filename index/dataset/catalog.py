"""The dataset in the words of catalogs: DCAT 3 and schema.org, as JSON-LD."""

from collections.abc import Iterator, Sequence
from typing import Any

from django.conf import settings

from index.dataset.columns import COLUMNS
from index.dataset.releases import DICTIONARY, DatasetRelease, ReleaseFile
from index.values.addresses import service_url

NAME = "Agent-Readiness Index: dataset"
DESCRIPTION = (
    "Every website that the Agent-Readiness Index lists, a row each: what an automated probe found it "
    "offers to AI agents (markdown, llms.txt, API catalog, MCP server, WebMCP and more), each answer with "
    "its reason and its date, facts of the site, and the names of its tools. Unknown is a value of its own. "
    "Written weekly."
)
KEYWORDS = ("AI agents", "agent readiness", "MCP", "WebMCP", "llms.txt", "API catalog", "websites")
MEDIA_TYPES = {
    ".parquet": "application/vnd.apache.parquet",
    ".csv.gz": "application/gzip",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
    "SHA256SUMS": "text/plain; charset=utf-8",
}
ROW_FILES = (".parquet", ".csv.gz")

_IANA = "https://www.iana.org/assignments/media-types/"
_CONTEXT = {
    "dcat": "http://www.w3.org/ns/dcat#",
    "dct": "http://purl.org/dc/terms/",
    "foaf": "http://xmlns.com/foaf/0.1/",
    "spdx": "http://spdx.org/rdf/terms#",
    "vcard": "http://www.w3.org/2006/vcard/ns#",
    "xsd": "http://www.w3.org/2001/XMLSchema#",
}


def media_type_of(name: str) -> str:
    return next(media_type for ending, media_type in MEDIA_TYPES.items() if name.endswith(ending))


def address_of(release: DatasetRelease, name: str) -> str:
    return service_url(f"/data/{release.day}/{name}")


def row_files(release: DatasetRelease) -> list[ReleaseFile]:
    return [file for file in release.files if file.name.endswith(ROW_FILES)]


def dcat(releases: Sequence[DatasetRelease]) -> dict[str, Any]:
    """DCAT 3: a series, and a dataset for each release."""
    series = {
        **_dcat_description("DatasetSeries", "series"),
        "dct:accrualPeriodicity": {
            "@id": "http://publications.europa.eu/resource/authority/frequency/WEEKLY"
        },
        "dcat:landingPage": {"@id": service_url("/data")},
    }
    return {"@context": _CONTEXT, "@graph": [series, *map(_dcat_dataset, releases)]}


def _dcat_dataset(release: DatasetRelease) -> dict[str, Any]:
    return {
        **_dcat_description("Dataset", release.day),
        "dct:identifier": f"{service_url('/data')}#{release.day}",
        "dcat:version": release.day,
        "dct:issued": _typed(release.day, "date"),
        "dct:modified": _typed(release.written_at, "dateTime"),
        "dcat:inSeries": {"@id": f"{service_url('/data')}#series"},
        "dcat:landingPage": {"@id": service_url("/data")},
        "dct:conformsTo": {"@id": address_of(release, DICTIONARY)},
        "dcat:distribution": [_distribution(release, file) for file in row_files(release)],
    }


def _dcat_description(kind: str, place: str) -> dict[str, Any]:
    return {
        "@id": f"{service_url('/data')}#{place}",
        "@type": f"dcat:{kind}",
        "dct:title": {"@value": NAME, "@language": "en"},
        "dct:description": {"@value": DESCRIPTION, "@language": "en"},
        "dct:publisher": {
            "@type": "foaf:Agent",
            "foaf:name": "Agent-Readiness Index",
            "foaf:homepage": {"@id": service_url("/")},
        },
        "dcat:contactPoint": {
            "@type": "vcard:Kind",
            "vcard:fn": "The operator of this service",
            "vcard:hasEmail": {"@id": f"mailto:{settings.CONTACT_EMAIL}"},
        },
        "dct:license": {"@id": service_url("/terms")},
        "dcat:keyword": [{"@value": word, "@language": "en"} for word in KEYWORDS],
    }


def _distribution(release: DatasetRelease, file: ReleaseFile) -> dict[str, Any]:
    is_csv = file.name.endswith(".csv.gz")
    packed = {"dcat:compressFormat": {"@id": f"{_IANA}application/gzip"}} if is_csv else {}
    media_type = "text/csv" if is_csv else media_type_of(file.name)
    address = address_of(release, file.name)
    return {
        "@id": address,
        "@type": "dcat:Distribution",
        "dct:title": {"@value": file.name, "@language": "en"},
        "dcat:accessURL": {"@id": service_url("/data")},
        "dcat:downloadURL": {"@id": address},
        "dcat:mediaType": {"@id": f"{_IANA}{media_type}"},
        **packed,
        "dcat:byteSize": _typed(str(file.bytes), "nonNegativeInteger"),
        "dct:license": {"@id": service_url("/terms")},
        "dct:issued": _typed(release.day, "date"),
        "spdx:checksum": {
            "@type": "spdx:Checksum",
            "spdx:algorithm": {"@id": "spdx:checksumAlgorithm_sha256"},
            "spdx:checksumValue": _typed(file.sha256, "hexBinary"),
        },
    }


def schema_org(releases: Sequence[DatasetRelease]) -> dict[str, Any]:
    """The newest release as a schema.org Dataset; without one, what it will be."""
    newest = releases[0] if releases else None
    dated = (
        {"version": newest.day, "datePublished": newest.day, "dateModified": newest.written_at}
        if newest
        else {}
    )
    return {
        "@context": "https://schema.org",
        "@type": "Dataset",
        "@id": f"{service_url('/data')}#dataset",
        "name": NAME,
        "description": DESCRIPTION,
        "url": service_url("/data"),
        "license": service_url("/terms"),
        "isAccessibleForFree": True,
        "keywords": list(KEYWORDS),
        "creator": {"@type": "Organization", "name": "Agent-Readiness Index", "url": service_url("/")},
        **dated,
        "variableMeasured": [
            {
                "@type": "PropertyValue",
                "name": column.name,
                "description": column.meaning,
                **({"unitText": column.unit} if column.unit else {}),
            }
            for column in COLUMNS
        ],
        "distribution": list(_downloads(newest)) if newest else [],
    }


def _downloads(release: DatasetRelease) -> Iterator[dict[str, Any]]:
    for file in row_files(release):
        yield {
            "@type": "DataDownload",
            "name": file.name,
            "contentUrl": address_of(release, file.name),
            "encodingFormat": media_type_of(file.name),
            "contentSize": f"{file.bytes} B",
            "sha256": file.sha256,
        }


def _typed(value: str, type_: str) -> dict[str, str]:
    return {"@value": value, "@type": f"xsd:{type_}"}
