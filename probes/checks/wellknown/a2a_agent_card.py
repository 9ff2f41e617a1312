"""A2A agent card at /.well-known/agent-card.json, or its address before 0.3. The agent is never called."""

from probes.checks.verdict import Verdict
from probes.checks.wellknown.judging import judge
from probes.evidence.evidence import Evidence, Purpose
from probes.readers.agent_cards import read


def grade(evidence: Evidence) -> Verdict:
    return judge(evidence, Purpose.A2A_CARD, read)
