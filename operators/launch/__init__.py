"""One run of the whole service: its processes, their order, and what the person at the terminal sees."""
