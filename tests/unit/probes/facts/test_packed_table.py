"""A packed table says what a dict says."""

import random

from probes.facts.packed_table import PackedTable

LETTERS = "ab\u00e9\u0434\u4e00\ud800\uffff\U0001f600"


def test_a_packed_table_has_what_its_dict_has():
    chance = random.Random(7)

    def texts(count):
        return ["".join(chance.choices(LETTERS, k=chance.randrange(6))) for _ in range(count)]

    for size in (0, 1, 2, 400):
        table = {text: chance.randrange(9) for text in texts(size)}
        packed, others = PackedTable(table), texts(200)
        assert dict(packed) == table
        assert [packed.get(text) for text in others] == [table.get(text) for text in others]
