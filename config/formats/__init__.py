"""Django's date formats, by language."""
