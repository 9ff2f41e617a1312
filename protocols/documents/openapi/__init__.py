"""The OpenAPI 3.1 document: django-ninja's of REST, the other operations, and examples of all answers."""
