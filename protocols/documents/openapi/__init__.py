"""The OpenAPI 3.1 document: django-ninja's part, the other operations, and example answers."""
