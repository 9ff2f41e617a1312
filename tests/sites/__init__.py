"""Sites for tests alone, beside the sample web."""
