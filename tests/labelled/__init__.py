"""Home pages as they stand on the web, written by hand, each with the truth that a careful person would tell.

Every page opens with a comment: host, entity type, country, display name, whether one can change something there,
and what one can apparently do. ` | ` separates answers that are all right; `null` is right where one cannot tell.
Name and description are what the page's own title and description say. `held_out` is never looked at while the
rules are tuned: its figures are the honest ones.
"""
