"""One module a source: network in, exchanges out, no judgement beyond where to go next."""
