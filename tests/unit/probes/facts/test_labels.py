"""What labels, links, forms and frames let one do: the rows of `labels.tsv`."""

from collections import defaultdict
from itertools import chain

from probes.facts import phrases
from probes.facts.actions import apparent_actions
from probes.facts.phrase_gaps import GapPhrases
from probes.facts.phrase_lines import action_named, has_gap


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
    for code in {*phrases.LATIN, *phrases.OTHER_ALPHABETS, *phrases.UNSPACED_LANGUAGES}:
        language = phrases.LanguagePhrases(code)
        for phrase, action in chain(language.actions.items(), language.exact.items()):
            asked_for[phrase].add(action)
        for line in filter(has_gap, language.lines()):
            for gap in GapPhrases([line], parts_words=code not in phrases.UNSPACED_LANGUAGES).around():
                asked_for[gap].add(action_named(line[0]))
    assert {phrase for phrase, actions in asked_for.items() if len(actions) > 1} == set()
