"""Reads a catalog search (ARD 0.91 §7.2) with the models that `/openapi.json` shows."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PlainValidator,
    ValidationInfo,
    create_model,
)

from index.filters import FILTERS, FLAG
from index.search.request import DEFAULT_LIMIT, MAX_LIMIT
from index.values import search_text
from index.values.catalog_ids import EntryType
from index.values.errors import InvalidFilterValue, MissingParam
from protocols.schemas.wire import POSSIBLE

TYPES = tuple(EntryType)  # In order of preference
FEDERATION = ("auto", "referrals", "none")
MAX_TERMS = 20
MAX_PAGE = 100  # The largest page; all pages together have at most the results of find
AFTER = "after-"  # Prefix of a page token, before the number of earlier entries

_TOKENS = frozenset(f"{AFTER}{n}" for n in range(1, MAX_LIMIT))


def _object(why: str) -> BeforeValidator:
    def read(given: object, field: ValidationInfo) -> object:
        if given is None:
            raise MissingParam(str(field.field_name))
        if not isinstance(given, dict):
            raise InvalidFilterValue(str(field.field_name), given, why=why)
        return given

    return BeforeValidator(read)


def _text(given: object) -> str:
    if given is None or (isinstance(given, str) and not search_text.clean_query(given)):
        raise MissingParam("query.text")
    if not isinstance(given, str):
        raise InvalidFilterValue("query.text", given, why="it is text")
    return given


def _filters(given: object) -> object:
    if given is None:
        return {}
    if not isinstance(given, dict):
        raise InvalidFilterValue("query.filter", given, why="it is an object")
    for name in given:
        if name not in CatalogFilter.model_fields:
            raise InvalidFilterValue("query.filter", name, tuple(CatalogFilter.model_fields))
    return given


def _types(given: object) -> frozenset[EntryType]:
    """Requested types that entries can have; others match nothing (ARD 0.91 §7.1)."""
    if given is None:
        return frozenset(TYPES)
    values = given if isinstance(given, list) else [given]
    if not values or not all(isinstance(one, str) for one in values):
        raise InvalidFilterValue("query.filter.type", given, TYPES)
    return frozenset(one for one in TYPES if one in values)


def _terms(given: object, field: ValidationInfo) -> frozenset[str]:
    """Of which an entry has one; without any, every entry passes."""
    values = given if isinstance(given, list) else [] if given is None else [given]
    terms = [one.strip().lower() for one in values if isinstance(one, str)]
    if len(values) > MAX_TERMS or len(terms) < len(values) or not all(terms):
        why = f"it is a text, or a list of at most {MAX_TERMS}"
        raise InvalidFilterValue(f"query.filter.{field.field_name}", given, why=why)
    return frozenset(terms)


def _single(given: object, field: ValidationInfo) -> object:
    if given is None:
        return None
    values = given if isinstance(given, list) else [given]
    if len(values) != 1 or not isinstance(values[0], str | bool):
        raise InvalidFilterValue(
            f"query.filter.{field.field_name}", given, why="a filter takes one value, text or boolean"
        )
    return values[0]


def _flag(given: object, field: ValidationInfo) -> object:
    value = _single(given, field)
    if value is None or isinstance(value, bool) or value in FLAG.valid:
        return value
    raise InvalidFilterValue(f"query.filter.{field.field_name}", value, FLAG.valid)


def _federation(given: object) -> object:
    if given is not None and (not isinstance(given, str) or given not in FEDERATION):
        raise InvalidFilterValue("federation", given, FEDERATION)
    return given


def _page_size(given: object) -> int:
    if given is None:
        return DEFAULT_LIMIT
    if isinstance(given, bool) or not isinstance(given, int) or not 1 <= given <= MAX_PAGE:
        raise InvalidFilterValue("pageSize", given, why=f"it is a whole number from 1 to {MAX_PAGE}")
    return min(given, MAX_LIMIT)


def _page_start(given: object) -> int:
    if given is None:
        return 0
    if not isinstance(given, str) or given not in _TOKENS:
        raise InvalidFilterValue("pageToken", given, why="it is one that a search gave, with the same query")
    return int(given.removeprefix(AFTER))


def _possible(given: object) -> bool:
    if given is None or isinstance(given, bool):
        return bool(given)
    raise InvalidFilterValue("possible", given, FLAG.valid)


_Text = Annotated[str, Field(min_length=1, pattern=r"\S")]
_Terms = Annotated[
    frozenset[str],
    PlainValidator(
        _terms, json_schema_input_type=_Text | Annotated[list[_Text], Field(max_length=MAX_TERMS)] | None
    ),
]


def _one_of(value: Any, read: Callable[[object, ValidationInfo], object]) -> Any:
    """A filter of /api/find: one value, alone or in a list."""
    listed = Annotated[list[value], Field(min_length=1, max_length=1)]
    return Annotated[str | bool | None, PlainValidator(read, json_schema_input_type=value | listed | None)]


_FLAG_VALUE, _CHOICE = _one_of(bool | Literal["true", "false"], _flag), _one_of(str, _single)


class _OfMediaType(BaseModel):
    model_config = ConfigDict(extra="forbid")

    type: Annotated[
        frozenset[EntryType],
        PlainValidator(_types, json_schema_input_type=str | Annotated[list[str], Field(min_length=1)] | None),
    ] = Field(
        None,
        validate_default=True,
        description="Only sites that offer one of these: an MCP server that answered tools/list, an A2A "
        "agent card, an API catalog, markdown on request, a page. Other types match nothing.",
    )
    tags: _Terms = Field(None, validate_default=True, description="Kinds of site, as in tags of entries.")
    publisher: _Terms = Field(None, validate_default=True, description="Hosts of sites, or their domains.")
    capabilities: _Terms = Field(None, validate_default=True, description="Names of tools.")


if TYPE_CHECKING:
    CatalogFilter = _OfMediaType
else:
    CatalogFilter = create_model(
        "CatalogFilter",
        __base__=_OfMediaType,
        __module__=__name__,
        __doc__="Constraints of a catalog search: the filters of /api/find, each with one value, and the "
        "media type.",
        **{
            filter_.name: (_FLAG_VALUE if filter_.kind.is_flag else _CHOICE, None)
            for filter_ in FILTERS
            if filter_.in_catalogs
        },
    )


class CatalogQuery(BaseModel):
    """What a catalog search looks for."""

    text: Annotated[
        str,
        PlainValidator(_text, json_schema_input_type=Annotated[str, Field(min_length=1, pattern=r"\S")]),
    ] = Field(description="What you want to do, in plain words.")
    filter: Annotated[
        CatalogFilter, BeforeValidator(_filters, json_schema_input_type=CatalogFilter | None)
    ] = Field(None, validate_default=True)


class CatalogSearch(BaseModel):
    """The request of POST /search (ARD 0.91 §7.2)."""

    query: Annotated[CatalogQuery, _object("it is an object with text, and filter if you like")]
    federation: Annotated[Literal["auto", "referrals", "none"] | None, BeforeValidator(_federation)] = Field(
        None, description="No other registry is asked or known."
    )
    page_size: Annotated[
        int,
        PlainValidator(_page_size, json_schema_input_type=Annotated[int, Field(ge=1, le=MAX_PAGE)] | None),
    ] = Field(
        None,
        validate_default=True,
        alias="pageSize",
        description=f"{DEFAULT_LIMIT} when left out; all pages together give at most {MAX_LIMIT} entries.",
    )
    page_start: Annotated[
        int,
        PlainValidator(
            _page_start,
            json_schema_input_type=Annotated[str, Field(pattern="^after-([1-9]|1[0-9]|2[0-4])$")] | None,
        ),
    ] = Field(
        None,
        validate_default=True,
        alias="pageToken",
        description="Of the page before, with the same query.",
    )
    possible: Annotated[bool, PlainValidator(_possible, json_schema_input_type=bool | None)] = Field(
        None, validate_default=True, description=POSSIBLE
    )
