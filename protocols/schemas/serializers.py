"""Serializer fields, and JSON Schema of serializers."""

from typing import Any

from rest_framework.schemas.openapi import AutoSchema
from rest_framework.serializers import CharField, Field, Serializer, ValidationError

from protocols.registration import mail_addresses


class Text(CharField):
    """Text only: DRF's own field would turn a number into text."""

    formats: tuple[str, ...] = ()
    """JSON Schema formats; a value has one."""

    def to_internal_value(self, data: object) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        return str(super().to_internal_value(data))


class MailAddress(Text):
    formats = ("email",)

    def to_internal_value(self, data: object) -> str:
        try:
            return mail_addresses.parse_mail_address(super().to_internal_value(data))
        except mail_addresses.BadAddress as error:
            raise ValidationError(str(error)) from error


def schema_of(serializer: type[Serializer[Any]]) -> dict[str, Any]:
    return {"description": serializer.__doc__, **_Description().map_serializer(serializer())}


class _Description(AutoSchema):
    def map_field(self, field: Field[Any, Any, Any, Any]) -> dict[str, Any]:
        schema: dict[str, Any] = super().map_field(field)
        if not isinstance(field, CharField):
            return schema
        given = [{"format": format_} for format_ in getattr(field, "formats", ())]
        if not field.allow_blank:
            schema["minLength"] = 1
        elif given:
            given.append({"maxLength": 0})
        if len(given) > 1:
            return {**schema, "anyOf": given}
        return {**schema, **(given[0] if given else {})}
