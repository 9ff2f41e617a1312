"""Pytest plugin: the table of cases by check and answer.

Whoever visits a case tells `case_table.add` what the case deserves and what it got.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Any

import pytest

from index.values.vocabulary import Answer, CheckId, WellKnown
from tests.sites.cases.case import Check, Told


@dataclass(slots=True)
class CaseTable:
    rows: dict[str, dict[Answer, list[str]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(list))
    )
    cases: set[str] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)

    def add(self, case_id: str, truth: Mapping[Check, Told], told: Mapping[Check, Told]) -> None:
        self.cases.add(case_id)
        for check, (answer, reason) in truth.items():
            got, why = told[check]
            self.rows[check][got].append(case_id)
            if (got, why) != (answer, reason):
                self.wrong.append(f"{case_id} {check}: {got} ({why}), deserves {answer} ({reason})")

    def outcome(self, case_id: str, got: str, reason: str) -> None:
        self.cases.add(case_id)
        self.rows[f"{got}: {reason}"][Answer.UNKNOWN].append(case_id)

    def sent(self) -> dict[str, Any]:
        """The table in built-in types, for `received`."""
        rows = {
            str(check): {str(answer): ids for answer, ids in answers.items()}
            for check, answers in self.rows.items()
        }
        return {"rows": rows, "cases": sorted(self.cases), "wrong": self.wrong}

    def received(self, sent: dict[str, Any]) -> None:
        for check, answers in sent["rows"].items():
            for answer, ids in answers.items():
                self.rows[check][Answer(answer)].extend(ids)
        self.cases.update(sent["cases"])
        self.wrong.extend(sent["wrong"])


_KEY = pytest.StashKey[CaseTable]()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[_KEY] = CaseTable()


@pytest.fixture(scope="session")
def case_table(pytestconfig: pytest.Config) -> CaseTable:
    return pytestconfig.stash[_KEY]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Send the table home from a worker process of pytest-xdist."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["cases"] = session.config.stash[_KEY].sent()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """A worker process that crashed has none."""
    if sent := getattr(node, "workeroutput", {}).get("cases"):
        node.config.stash[_KEY].received(sent)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    table = config.stash[_KEY]
    if not table.cases:
        return
    terminalreporter.section("cases by check and answer")
    checks = [*CheckId, *WellKnown]
    known = [check for check in checks if check in table.rows]
    for check in (*known, *sorted(table.rows.keys() - {*checks})):
        answers = table.rows[check]
        for answer in Answer:
            if ids := answers.get(answer):
                head = f"{check} {answer if ':' not in check else ''}".ljust(42) + f"{len(ids):4}  "
                for line in wrap(" ".join(ids), 110, initial_indent=head, subsequent_indent=" " * len(head)):
                    terminalreporter.line(line)
    terminalreporter.line(f"{len(table.cases)} cases, {len(table.wrong)} wrong answers")
    for wrong in table.wrong:
        terminalreporter.line(wrong, red=True)
