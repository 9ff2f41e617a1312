"""Write `probes/facts/data/countries.tsv`: names of countries in other languages, from CLDR.

pip install babel; python -m training.countries
"""

from collections import defaultdict

from babel import Locale

from training.data_files import write_names

HEADER = (
    "Names of countries in other languages than English, with the country's code.",
    "Source: written by training/countries.py from CLDR. Licence: Unicode-3.0.",
)
LANGUAGES = (
    *("bg", "cs", "da", "de", "el", "es", "et", "fi", "fr", "hr", "hu", "id", "it", "lt", "lv", "nb", "nl"),
    *("pl", "pt", "ro", "ru", "sk", "sl", "sv", "tr", "uk"),
)
NO_COUNTRIES = {"EU", "EZ", "QO", "UN", "XA", "XB", "XK", "ZZ"}
SHORTEST = 4  # Letters; shorter names are words of some language
LONGEST = 3  # Words
ORDINARY = frozenset({"chad", "georgia", "guinea", "island", "jordan", "mali", "niger"})


def main() -> None:
    """Leave out names that tell several countries."""
    told: dict[str, set[str]] = defaultdict(set)
    for language in LANGUAGES:
        for code, name in Locale(language).territories.items():
            if len(code) == 2 and code.isalpha() and code not in NO_COUNTRIES:
                told[name.lower()].add(code)
    by_code: dict[str, list[str]] = defaultdict(list)
    for name, codes in told.items():
        if len(codes) == 1 and _tells(name):
            by_code[min(codes)].append(name)
    write_names("countries.tsv", HEADER, "name", by_code)


def _tells(name: str) -> bool:
    letters = name.replace(" ", "").replace("-", "")
    is_short = len(letters) < SHORTEST or name.count(" ") >= LONGEST
    return letters.isalpha() and not is_short and name not in ORDINARY


if __name__ == "__main__":
    main()
