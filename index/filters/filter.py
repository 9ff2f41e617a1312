"""Types of the declarations in this folder."""

from dataclasses import dataclass

from index.filters.kinds import FLAG, Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """A filter of find. Unknown values neither pass nor fail."""

    name: str
    kind: Kind = FLAG
    column: str
    """Column of Site, packed into a generation's facts."""
    asks: str
    tests: str
    """Note beside its counts; `{value}` is replaced."""
    label: str
    """Label in words; a flag's follows "Only sites where"."""
    control: str = ""
    last_in_form: bool = False
    on_results: bool = False
    """Whether a search goes deeper for it (rule 5 of the contract)."""
    in_catalogs: bool = True
    """False if the media type of a catalog search implies it."""
    example: tuple[str, str, str] | None = None

    @property
    def narrowing(self) -> str:
        """As errors name it: "country", "has_mcp=true"."""
        return f"{self.name}=true" if self.kind.is_flag else self.name
