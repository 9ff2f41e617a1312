"""The type of the declarations in this folder."""

from dataclasses import dataclass

from index.filters.kinds import FLAG, Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """One filter of find. Unknown values neither pass nor fail."""

    name: str
    kind: Kind = FLAG
    column: str
    """Column of Site, part of the packed facts of a generation."""
    asks: str
    tests: str
    """Note beside its counts; `{value}` is replaced."""
    label: str
    """Label in words; after "Only sites where" for a flag."""
    control: str = ""
    last_in_form: bool = False
    on_results: bool = False
    """Whether a search goes deeper for it (rule 5 of the contract)."""
    in_catalogs: bool = True
    """Whether catalog searches take it; not if the media type already implies it."""
    example: tuple[str, str, str] | None = None

    @property
    def narrowing(self) -> str:
        """Return the filter as errors name it: "country", "has_mcp=true"."""
        return f"{self.name}=true" if self.kind.is_flag else self.name
