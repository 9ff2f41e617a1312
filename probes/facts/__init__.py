"""What a site is, in its own words: name, country, kind and possible actions."""
