"""Makes the data that facts rest on, from public data and labelled pages; nothing that runs imports it."""
