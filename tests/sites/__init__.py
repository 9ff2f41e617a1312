"""Sites that tests alone serve, beside the sample web: hard cases, pages with WebMCP, and the table of what was found."""
