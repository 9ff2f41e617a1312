"""Where the processes of one web server count together."""
