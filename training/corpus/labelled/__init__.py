"""Home pages written by hand, each with the truth that a careful person would tell.

Every page opens with a comment: host, entity type, country, display name, whether one can change something
there, and what one can apparently do. ` | ` separates answers that are all right; `null` is right where one
cannot tell; an action with `?` is arguable. Name and description are the page's own, unless `description`
lines say what is right.

`tuned` and `fresh` may be learned from; of `held_out` the errors have been seen, not the pages; `blind` is
judged and its errors are not listed. `blind` and `fresh` were written together, before their author had seen
a rule, and parted by the SHA-256 of the host. The honest figures are those of a new folder's first run. Those
of `blind` were: display_name .800, transactional .938, actions .986, every other field 1.000; unknown .364 of
entity_type, .154 of country, .227 of actions.
"""
