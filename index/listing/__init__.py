"""Publish, delist, relist: the only writer of Site."""
