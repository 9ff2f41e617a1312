"""The OpenAPI operations of registration and claims."""

from typing import Any, Final

from agentauth import quota
from index.values.errors import InvalidFilterValue, MissingParam
from protocols import errors, limits, origins
from protocols.documents.openapi.parts import PAGES, answer, body, error, example, reference
from protocols.registration import agent_auth, claiming
from protocols.registration.agent_auth import KeyMade, RegistrationRequest
from protocols.registration.claiming import Ceremony, ClaimAsked, ClaimTaken
from protocols.schemas.serialized import described

SHAPES: Final = (KeyMade, Ceremony, ClaimTaken)


def operations() -> dict[str, Any]:
    return {
        "/agent/auth": {"post": _register()},
        "/agent/auth/claim": {"get": _ceremony(), "post": _claim()},
    }


def _register() -> dict[str, Any]:
    made = agent_auth.sample()
    given = {"type": "anonymous", "requested_credential_type": "api_key"}
    return {
        "operationId": "register",
        "summary": "Register an agent and get a key",
        "description": "A key raises the daily limit and changes nothing else. It is shown once; three a day "
        "and caller.",
        "requestBody": body(
            described(RegistrationRequest), {"request": example("An anonymous agent", given)}
        ),
        "responses": {
            "200": answer(
                "The key.", reference(KeyMade), {"made": example("A key and its claim token", made)}
            ),
            "400": _wrong("type", ["anonymous"]),
            "429": error(
                "Three were made today, or too many requests came at once.",
                lambda: errors.registrations_spent(_spent()),
                lambda: limits.too_many(agent_auth.REGISTER_RATE, "requests", 40),
            ),
            **_shared(),
        },
    }


def _spent() -> quota.Quota:
    return quota.Quota(limit=3, used=4, resets_in=41_820)


def _claim() -> dict[str, Any]:
    given = {
        "claim_token": f"clm_{'0' * 40}",
        "email": "operator@agents.example",
        "message": "We need 50,000 a day.",
    }
    said: ClaimTaken = {
        "registration_id": "reg_6f1c2a9e4d7b40835c1e9f2a7d6b3c80",
        "claim_attempt_id": "cla_0d5e7c1b9a3f42668d1e7b5c0f9a2e41",
        "status": "pending_review",
    }
    return {
        "operationId": "claim",
        "summary": "Ask to attach an operator to a registration",
        "description": "A person decides. The answer is the same for an unknown token. The page has a form "
        "for people.",
        "requestBody": body(described(ClaimAsked), {"request": example("A claim", given)}),
        "responses": {
            "200": answer(
                "The claim waits for a person.", reference(ClaimTaken), {"waiting": example("It waits", said)}
            ),
            "400": _wrong("claim_token", []),
            "429": error("Too many claims.", lambda: limits.too_many(claiming.RATE, "claims", 1800)),
            **_shared(),
        },
    }


def _ceremony() -> dict[str, Any]:
    shown = {"ceremony": example("The ceremony", claiming.ceremony())}
    response = answer(
        "What a claim is and how it goes, by Accept; HTML without one.", reference(Ceremony), shown
    )
    response["content"] = PAGES | response["content"]
    return {
        "operationId": "claim_page",
        "summary": "How a claim goes",
        "description": "A page with a form for people, or a description of it as JSON, by Accept.",
        "responses": {"200": response, "400": error("The Host header cannot be read.", errors.malformed)},
    }


def _wrong(name: str, valid: list[str]) -> dict[str, Any]:
    return error(
        "A field is missing or wrong, or the body is not a JSON object.",
        lambda: errors.missing_param(MissingParam(name)),
        lambda: errors.invalid_value(InvalidFilterValue(name, "x", valid)),
        errors.no_object,
        errors.malformed,
    )


def _shared() -> dict[str, Any]:
    return {
        "403": error("The Origin may not call this service.", errors.origin_refused),
        "405": error("Another method than these.", lambda: errors.method_not_allowed(origins.ALLOW)),
        "415": error("Another Content-Type than application/json.", errors.not_json),
        "503": error("The service could not answer.", errors.unavailable),
    }
