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


@pytest.mark.parametrize("sign", ["\u24d2", "Copyright\u24d2", "Copyright \u00c2\u00a9", "Copyright \u00a9"])
def test_a_circled_or_misread_sign_precedes_an_owner(page, sign):
    assert (
        display_name(page("<title>Home</title>", f"<p>{sign} 2020 Quoin Chairs."), "zz.test")
        == "Quoin Chairs"
    )
