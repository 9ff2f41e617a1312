"""Sites for tests alone, beside the sample web: hard cases, pages with WebMCP, the table of findings."""
