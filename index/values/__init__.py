"""Words, codes and shapes that everything shares. Imports nothing of ours."""
