"""Home pages as they stand on the web, written by hand, each with the truth that a careful person would tell.

Every page opens with a comment: host, entity type, country, display name, whether one can change something there,
and what one can apparently do. ` | ` separates answers that are all right; `null` is right where one cannot tell;
an action with `?` is one that some would name and some would not. Name and description are what the page's own title
and description say, unless `description` lines say what is right.

Four folders. `tuned` and `fresh` may be learned from. `held_out` and `blind` are never looked at while the rules are
tuned. `blind` and `fresh` were written together, by one who had not seen the rules, and parted by the SHA-256 of the
host: `blind` has the honest figures.
"""
