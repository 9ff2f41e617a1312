"""Synthetic listings for tests at any size, under .example hosts."""
