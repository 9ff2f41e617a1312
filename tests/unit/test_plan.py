"""The plan in the guide is the one that is worked out."""

from bench import plan
from tests.paths import ROOT

GUIDE = (ROOT / "docs/operations.md").read_text()
RESULTS = (ROOT / "bench/RESULTS.md").read_text()


def test_the_guide_holds_the_plan_and_the_figures_that_it_rests_on():
    for lines in (plan.plan_lines(), plan.figure_lines()):
        assert "\n".join(lines) in GUIDE


def test_every_figure_says_how_it_was_obtained():
    for figure in plan.FIGURES.values():
        assert figure.how in {plan.MEASURED, plan.SIMULATED, plan.ASSUMED}
        if figure.how == plan.ASSUMED:
            assert "2026" in figure.source


def test_ten_times_the_hosts_ask_for_ten_times_the_work():
    small, large = plan.plan(10_000_000), plan.plan(100_000_000)
    for name in ("visits", "leases", "database", "evidence", "files"):
        assert round(getattr(large, name) / getattr(small, name), 6) == 10
    assert large.search_cores > 10 * small.search_cores
