"""Possible improvements, reported beside the verdict without affecting it."""

from collections.abc import Iterable
from typing import Final

FLAG_TEXTS: Final = {
    "bare_addresses": "its addresses are not written as markdown links",
    "before_heading": "there are other lines before the heading",
    "by_redirect": "it is reached through a redirect",
    "dead_links": "some of the links we tried are dead",
    "digest_mismatch": "content does not match its published digest",
    "entries_incomplete": "entries lack what the format requires",
    "example_addresses": "it names example addresses, which lead nowhere",
    "frontmatter": "there is frontmatter before the heading",
    "larger_than_html": "the markdown is larger than the HTML",
    "legacy_address": "the address is outdated",
    "links_off_site": "all links lead to other sites",
    "local_address": "it also names a local address such as localhost, which others can't reach",
    "media_type": "the media type is unusual",
    "media_type_of_markdown": "the media type should be text/markdown",
    "more_tools": "there are more tools than we read",
    "no_digest": "the index has an older form without digests",
    "no_sections": "it has no sections (“## ”)",
    "not_named_by_the_page": "the page does not name it",
    "only_past_a_cache": "a cache serves the HTML at the page's own address",
    "only_when_asked_alone": "it is served only if nothing but markdown is accepted",
    "profile_missing": "the media type lacks its profile",
    "q_values_ignored": "markdown is served although the q values prefer HTML",
    "robots_lines": "lines in the form of robots.txt don't count here",
    "same_as_llms_txt": "it is the same as llms.txt",
    "shape": "the form differs from the format",
    "skills_unusable": "some of the skills we tried cannot be used",
    "truncated": "we read only its beginning",
    "vary_missing": "Vary: Accept is missing",
    "x_markdown": "the media type is text/x-markdown",
}


def flagged(detail: str, flags: Iterable[str]) -> str:
    texts = [FLAG_TEXTS[flag] for flag in flags]
    return f"{detail} Warning: {'; '.join(texts)}." if texts else detail
