"""Possible improvements, reported beside the verdict without affecting it. Pure."""

from collections.abc import Iterable
from typing import Final

FLAG_TEXTS: Final = {
    "by_redirect": "it is reached by a redirect",
    "dead_links": "links that were tried lead to nothing",
    "digest_mismatch": "bytes differ from what a digest promises",
    "entries_incomplete": "entries lack what the format requires",
    "frontmatter": "frontmatter stands before the heading",
    "larger_than_html": "the markdown is larger than the HTML",
    "legacy_address": "the address is an older one",
    "links_off_site": "all links lead to other sites",
    "local_address": "it also names an address such as localhost, which leads others nowhere",
    "media_type": "the media type is not the one for it",
    "more_tools": "there are more tools than were read",
    "no_digest": "the index is of an older form without digests",
    "not_named_by_the_page": "the page does not name it",
    "only_past_a_cache": "a cache gives the HTML instead at the page's own address",
    "only_when_asked_alone": "it comes only when nothing but markdown is accepted",
    "profile_missing": "the media type lacks its profile",
    "q_values_ignored": "markdown comes although HTML is preferred by weight (q)",
    "same_as_llms_txt": "it is the same as llms.txt",
    "shape": "the shape is not exactly that of the format",
    "skills_unusable": "skills that were tried cannot be used",
    "truncated": "only its beginning was read",
    "vary_missing": "Vary: Accept is missing",
    "x_markdown": "the media type is text/x-markdown",
}
"""Flag -> text for readers."""


def flagged(detail: str, flags: Iterable[str]) -> str:
    """The sentence, followed by the flags' texts."""
    texts = [FLAG_TEXTS[flag] for flag in flags]
    return f"{detail} To note: {'; '.join(texts)}." if texts else detail
