"""The shape of every declaration beside this one."""

from dataclasses import dataclass

from index.filters.kinds import FLAG, Kind


@dataclass(frozen=True, slots=True, kw_only=True)
class Filter:
    """One filter of find. What is unknown neither passes nor fails."""

    name: str
    """In the contract."""
    kind: Kind = FLAG
    column: str
    """Of Site: what is tested. Each such column is among the bits of a site that a generation counts by."""
    asks: str
    """The description of the parameter."""
    tests: str
    """The note beside its counts; `{value}` stands for what was asked."""
    label: str
    """What it asks for in words, after "Only sites where" for a flag."""
    control: str = ""
    """The label of its control in the form, for what is no tick box."""
    last_in_form: bool = False
    on_results: bool = False
    """Whether it is applied to results, so that a search goes deeper (rule 5 of the contract)."""
    in_catalogs: bool = True
    """Whether catalog searches take it; what the media type says already they do not."""
    example: tuple[str, str, str] | None = None
    """A name, a title and a value for OpenAPI; a flag needs none."""

    @property
    def narrowing(self) -> str:
        """As an error says how to give it: "country", "has_mcp=true"."""
        return f"{self.name}=true" if self.kind.is_flag else self.name
