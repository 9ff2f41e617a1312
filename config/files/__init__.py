"""Location and permissions of files under DATA_DIR."""
