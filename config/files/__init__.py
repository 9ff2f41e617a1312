"""What is written below DATA_DIR, where, and who may read it."""
