"""The OpenAPI operation of readiness."""

from typing import Any

from protocols import errors
from protocols.documents.openapi.parts import RETRY_AFTER, answer, error, example, reference
from protocols.schemas.wire import Readiness


def operations() -> dict[str, Any]:
    in_use = {"generation_id": 412, "generation_age_seconds": 47}
    ready = {"status": "ok", "index": "ok", **in_use, "meaning": "ok", "passages": "ok"}
    waiting = ready | {"passages": "120 sites wait for the vectors of their passages"}
    examples = {"ready": example("Ready", ready), "waiting": example("Ready, and sites wait", waiting)}
    return {
        "/readyz": {
            "get": {
                "operationId": "readiness",
                "summary": "Whether this web process can answer",
                "description": "For load balancers. Not counted against the day.",
                "responses": {
                    "200": answer("It can.", reference(Readiness), examples),
                    "400": error("The address cannot be read.", errors.malformed),
                    "503": {
                        "description": "It cannot read the index or its search files: the same fields, which "
                        "say why.",
                        "headers": RETRY_AFTER,
                    },
                },
            }
        }
    }
