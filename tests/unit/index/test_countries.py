"""The closed list of country codes."""

from index.values.countries import countries_like, country_code
from index.values.vocabulary import COUNTRIES


def test_the_list_is_the_249_assigned_codes_and_no_reserved_one():
    assert len(COUNTRIES) == 249
    assert all(len(code) == 2 and code.isascii() and code.isupper() for code in COUNTRIES)
    assert not COUNTRIES.keys() & {"UK", "EU", "XK", "SU", "AN", "YU", "ZZ", "AA"}


def test_a_country_is_understood_by_code_alpha_3_code_and_english_name():
    for said, code in {
        "uk": "GB", "UK": "GB", "gbr": "GB", "United Kingdom": "GB", "great  britain": "GB", "denmark": "DK",
        "USA": "US", "u.s.": "US", "cote d\u2019ivoire": "CI", "Saint Lucia": "LC",
        "trinidad and tobago": "TT",
        "T\u00fcrkiye": "TR", "gb": "GB", "Deutschland": "DE",
    }.items():  # fmt: skip
        assert country_code(said) == code
    for name in ("", "xx", "EU", "europe", "korea", "\u0130", "a" * 10_000, "D\u20acU", "g\u200bb"):
        assert country_code(name) is None


def test_every_country_is_known_by_three_codes_or_names_that_belong_to_it_alone():
    assert {country_code(code) for code in COUNTRIES} == set(COUNTRIES)
    assert all(country_code(name) == code for code, name in COUNTRIES.items())


def test_a_country_that_is_none_has_up_to_three_near_ones():
    assert countries_like("Germny")[0] == "DE (Germany)"
    assert countries_like("unted kingdom") == ("GB (United Kingdom)",)
    assert len(countries_like("guinea bisau")) <= 3
    assert countries_like("xx") == countries_like("") == countries_like("\u82f1\u56fd") == ()
