"""Files of hosts, as large as they may be: read as a stream, registered in batches, never whole in memory."""
