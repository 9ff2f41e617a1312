"""Any page of a view, as fast as the first."""

from bisect import bisect_left

import numpy as np

from index.generations.site_bits import Wanted
from index.generations.view import View


def page(view: View, wanted: Wanted, start: int, stop: int) -> list[int]:
    """Primary keys of matching sites at places `start` to `stop` - 1."""
    rows = np.flatnonzero(view.passing(wanted))
    new = [view.added[int(n)] for n in np.flatnonzero(wanted.passing(view.added_facts))]
    before = np.searchsorted(rows, [one.before for one in new])
    places = (before + np.arange(len(new))).tolist()
    found = []
    for place in range(start, min(stop, len(rows) + len(new))):
        n = bisect_left(places, place)
        if n < len(places) and places[n] == place:
            found.append(new[n].pk)
        else:
            found.append(int(view.base.arrays["pks"][rows[place - n]]))
    return found
