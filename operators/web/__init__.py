"""The application that the web server runs."""
