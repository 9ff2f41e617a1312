"""The closed list of country codes."""

from index.values.vocabulary import COUNTRIES


def test_the_list_is_the_249_assigned_codes_and_no_reserved_one():
    assert len(COUNTRIES) == 249
    assert all(len(code) == 2 and code.isascii() and code.isupper() for code in COUNTRIES)
    assert not COUNTRIES.keys() & {"UK", "EU", "XK", "SU", "AN", "YU", "ZZ", "AA"}
