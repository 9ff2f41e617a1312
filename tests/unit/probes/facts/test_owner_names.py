"""Names that a copyright line gives."""

import pytest

from probes.facts.name import display_name

OWNERS = [
    # full stops that end nothing
    ("<p>© 2020 Dr. med. Berta Eichel. Alle Rechte vorbehalten.", "Dr. med. Berta Eichel"),
    ("<p>© 2020 St. Acorn School. All rights reserved.", "St. Acorn School"),
    ("<p>© A.B. Quoin Chairs. All rights reserved.", "A.B. Quoin Chairs"),
    ("<p>© Dębowe Krzesła Sp. z o.o. Wszelkie prawa zastrzeżone.", "Dębowe Krzesła"),
    ("<p>© Quoin Chairs. St. Acorn Road 5", "Quoin Chairs"),
]


@pytest.mark.parametrize(("body", "shown"), OWNERS)
def test_an_owner_ends_at_a_full_stop_that_ends_a_sentence(page, body, shown):
    assert display_name(page("<title>Home</title>", body), "zz.test") == shown
