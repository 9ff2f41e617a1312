"""What labels, links, forms and frames let one do: the rows of `labels.tsv`."""

from collections import defaultdict

from probes.facts import labels
from probes.facts.actions import apparent_actions


def actions_of(page, row):
    label, host = row["label"], row["host"]
    body = label if label.startswith("<") else f'<a href="/x">{label}</a>'
    found = dict.fromkeys(one.action.value for one in apparent_actions(page(body=body, host=host), host))
    return ",".join(found) or "-"


def test_each_label_asks_for_what_its_row_says(page, table):
    wrong = [
        f"{row['holds']}: {row['label']!r} is read as {actions}, not as {row['actions']}"
        for row in table("labels.tsv")
        if (actions := actions_of(page, row)) != row["actions"]
    ]
    assert not wrong


def test_a_phrase_asks_for_one_thing_in_all_languages():
    asked_for = defaultdict(set)
    for code in {*labels.LATIN, *labels.OTHER_ALPHABETS, *labels.UNPARTED}:
        for phrase, action in labels._Language(code).actions.items():
            asked_for[phrase].add(action)
    assert {phrase for phrase, actions in asked_for.items() if len(actions) > 1} == set()
