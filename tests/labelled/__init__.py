"""Home pages as they stand on the web, written by hand, each with the truth that a careful person would tell.

Every page opens with a comment: host, entity type, country, display name, whether one can change something
there, and what one can apparently do. ` | ` separates answers that are all right; `null` is right where one
cannot tell; an action with `?` is one that some would name and some would not. Name and description are what
the page's own title and description say, unless `description` lines say what is right.

Four folders. `tuned` and `fresh` may be learned from; of `held_out` the errors have been seen, not the pages.
`blind` and `fresh` were written together, before their author had seen a rule, and parted by the SHA-256 of
the host; `blind` is judged and its errors are not listed. Rules that one learns from `fresh` help on `blind`
more than on the web, so the figures of a new folder on its first run are the honest ones. Those of `blind`
were: display_name .800, transactional .938, actions .986, every other field 1.000; unknown .364 of
entity_type, .154 of country, .227 of actions.
"""
