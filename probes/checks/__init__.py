"""One pure module per check: evidence in, verdict out."""
