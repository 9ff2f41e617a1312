"""The probe by hand."""
