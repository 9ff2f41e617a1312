"""Pages in HTML, markdown and JSON from one context."""
