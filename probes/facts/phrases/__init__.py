"""What links and buttons ask for, by language.

A line of `PHRASES` is an action and the parts of a phrase, each with its alternatives: `buy add|put cart|basket`. `_`
joins the words of an alternative, and an empty one says that the part may be left out: `contact email |sales`. Words
in a line that begins with `-` change nothing of what is asked for, and are passed over in phrases and labels; where
words aren't parted, what stands in a line that begins with `=` is taken off both ends of a label. Case, accents,
hyphens and spaces don't count.
"""

from typing import Final

from probes.facts.phrases import (
    ar,
    bg,
    ca,
    cs,
    da,
    de,
    el,
    en,
    es,
    et,
    eu,
    fa,
    fi,
    fr,
    gl,
    he,
    hi,
    hr,
    hu,
    id,
    it,
    ja,
    ko,
    lt,
    lv,
    nl,
    no,
    pl,
    pt,
    ro,
    ru,
    sk,
    sl,
    sv,
    th,
    tr,
    uk,
    vi,
    zh,
)

LATIN: Final = (
    ca.PHRASES,
    cs.PHRASES,
    da.PHRASES,
    de.PHRASES,
    en.PHRASES,
    es.PHRASES,
    et.PHRASES,
    eu.PHRASES,
    fi.PHRASES,
    fr.PHRASES,
    gl.PHRASES,
    hr.PHRASES,
    hu.PHRASES,
    id.PHRASES,
    it.PHRASES,
    lt.PHRASES,
    lv.PHRASES,
    nl.PHRASES,
    no.PHRASES,
    pl.PHRASES,
    pt.PHRASES,
    ro.PHRASES,
    sk.PHRASES,
    sl.PHRASES,
    sv.PHRASES,
    tr.PHRASES,
    vi.PHRASES,
)
OTHER_ALPHABETS: Final = (
    ar.PHRASES,
    bg.PHRASES,
    el.PHRASES,
    fa.PHRASES,
    he.PHRASES,
    hi.PHRASES,
    ru.PHRASES,
    uk.PHRASES,
    hr.PHRASES,
)
"""`hr` is in both groups: Serbian is written in two alphabets."""
UNPARTED: Final = (
    ja.PHRASES,
    ko.PHRASES,
    th.PHRASES,
    zh.PHRASES,
)
"""Languages that don't part words."""
