"""HTTP/1.1 client with bounds on time, size and headers."""
