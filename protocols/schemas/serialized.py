"""Serializers as OpenAPI 3.1 tells them: DRF's own description of what they take."""

from typing import Any

from rest_framework.schemas.openapi import AutoSchema
from rest_framework.serializers import CharField, Field, Serializer


class Text(CharField):
    """Text and nothing else: a number is no message."""

    def to_internal_value(self, data: object) -> str:
        """Refuse what only could be written as text."""
        if not isinstance(data, str):
            self.fail("invalid")
        return str(super().to_internal_value(data))


class MailAddress(Text):
    """An address, which its serializer reads."""


def described(serializer: type[Serializer[Any]]) -> dict[str, Any]:
    """Return the JSON Schema of what a serializer takes."""
    schema: dict[str, Any] = _Description().map_serializer(serializer())
    return schema


class _Description(AutoSchema):
    def map_field(self, field: Field[Any, Any, Any, Any]) -> dict[str, Any]:
        schema: dict[str, Any] = super().map_field(field)
        return schema | {"format": "email"} if isinstance(field, MailAddress) else schema
