"""The OpenAPI 3.1 document: what django-ninja knows of REST, the other operations, and an example of every answer."""
