"""Publish, delist, relist: the one writer of Site."""
