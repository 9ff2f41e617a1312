"""One pure module a check: evidence in, verdict out."""
