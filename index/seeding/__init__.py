"""Synthetic listings under .example hosts."""
