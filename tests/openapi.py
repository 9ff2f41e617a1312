"""Validators of what the OpenAPI document describes."""

import jsonschema


def validator(document: dict, schema: dict) -> jsonschema.Draft202012Validator:
    whole = {**schema, "components": document["components"]}
    return jsonschema.Draft202012Validator(whole, format_checker=jsonschema.FormatChecker())
