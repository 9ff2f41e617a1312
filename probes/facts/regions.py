"""Regions that tell a country: states, provinces and counties whose names are no other country's."""

import re
from functools import lru_cache
from typing import Final

from probes.facts.small_print import POSTCODES, PROVINCE_NAMES, STATE_NAMES, STATES

_REGION_NAMES: Final = {
    "AT": "Kärnten|Steiermark|Tirol|Vorarlberg|(?:Nieder|Ober)österreich",
    "AU": "New South Wales|Queensland|Tasmania|(?:South|Western) Australia",
    "CA": PROVINCE_NAMES + r"|(?<=[a-z] )BC|(?<=[a-z], )BC",
    "DE": "Baden-Württemberg|Bayern|Brandenburg|Hessen|Mecklenburg-Vorpommern|Niedersachsen"
    "|Nordrhein-Westfalen|Rheinland-Pfalz|Saarland|Sachsen|Schleswig-Holstein|Thüringen",
    "ES": "Andalucía|Asturias|Cantabria|Catalunya|Cataluña|Euskadi|Extremadura",
    "FR": "Alsace|Aquitaine|Auvergne|Bourgogne|Bretagne|Normandie|Occitanie|Île[- ]de[- ]France",
    "GB": "Aberdeenshire|Bedfordshire|Buckinghamshire|Cambridgeshire|Cumbria|Derbyshire|Gloucestershire"
    "|Hertfordshire|Lancashire|Leicestershire|Lincolnshire|Northamptonshire|Nottinghamshire|Oxfordshire"
    "|Shropshire|Staffordshire|Warwickshire|Wiltshire|Worcestershire|(?:North|South|West) Yorkshire",
    "IN": "Andhra Pradesh|Gujarat|Himachal Pradesh|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Rajasthan"
    "|Tamil ?Nadu|Telangana|Uttar Pradesh|Uttarakhand|West Bengal",
    "IT": "Emilia-Romagna|Lombardia|Piemonte|Puglia|Sardegna|Sicilia|Toscana",
    "US": STATE_NAMES.replace("|Georgia", "") + "|Long Island",
    "ZA": "Eastern Cape|Gauteng|KwaZulu[- ]Natal|Limpopo|Mpumalanga|Western Cape",
}
_REGIONS: Final = tuple((re.compile(rf"\b(?:{names})\b"), code) for code, names in _REGION_NAMES.items())
_STATES: Final = re.compile(rf"[a-z]\.?, (?:{STATE_NAMES}|{STATES})\b")
"""After a city; alone they may be names."""
_PROVINCES: Final = re.compile(rf"[a-z]\.?, (?:{PROVINCE_NAMES}|AB|BC|NB|NS|ON|QC|SK)\b")


def told_by(text: str) -> set[str]:
    """Countries of the regions that a text names."""
    return {code for names, code in _REGIONS if names.search(text)}


def of_cities(text: str) -> set[str]:
    """North American countries of the cities that a text names with their state: "Boise, Idaho"."""
    return {code for state, code in ((_STATES, "US"), (_PROVINCES, "CA")) if state.search(text)}


@lru_cache(maxsize=4)  # both a country and a firm are told by those at a page's ends
def of_postcodes(text: str) -> frozenset[str]:
    """Countries of the postcodes that a text gives with their region."""
    return frozenset(code for pattern, code, part in POSTCODES if part.search(text) and pattern.search(text))
