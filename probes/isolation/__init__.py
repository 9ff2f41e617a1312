"""Work on what strangers sent within a budget of processor time, in processes that can be ended."""
