"""Reasons of answers: closed codes, and their prose. Pure.

Codes are part of the contract: stored with every answer, never renamed.
"""

from enum import StrEnum


class Reason(StrEnum):
    """The code beside a check's answer."""

    # yes
    SERVED = "served"
    TOOLS_LISTED = "tools_listed"
    TOOLS_REGISTERED = "tools_registered"
    READABLE = "readable"
    ADMITTED = "admitted"
    # no: the site answered, and this is wrong
    NOT_FOUND = "not_found"
    NOT_ACCEPTABLE = "not_acceptable"
    SAME_AS_CONTROL = "same_as_control"
    IS_HTML = "is_html"
    WRONG_MEDIA_TYPE = "wrong_media_type"
    NOT_MARKDOWN = "not_markdown"
    SAME_AS_HTML = "same_as_html"
    NO_HTML_LEFT = "no_html_left"
    OTHER_PAGE = "other_page"
    TEMPLATE = "template"
    ERROR_PAGE = "error_page"
    LEFT_THE_SITE = "left_the_site"
    NO_HEADING = "no_heading"
    NO_LINK = "no_link"
    TOO_SHORT = "too_short"
    NOT_JSON = "not_json"
    NOT_VALID = "not_valid"
    DIGEST_MISMATCH = "digest_mismatch"
    NOT_A_LINKSET = "not_a_linkset"
    EMPTY_LINKSET = "empty_linkset"
    NOT_MCP = "not_mcp"
    NO_ENDPOINT = "no_endpoint"
    ENDPOINT_DEAD = "endpoint_dead"
    LOCAL_ADDRESS = "local_address"
    NO_TOOL_LIST = "no_tool_list"
    NO_TOOLS = "no_tools"
    LEGACY_API = "legacy_api"
    NEEDS_SCRIPT = "needs_script"
    SHUT_OUT = "shut_out"
    NOT_CHARGING = "not_charging"
    # unknown: the reply says nothing about the site
    AUTH_REQUIRED = "auth_required"
    HOST_REFUSED = "host_refused"
    REFUSED_ACCESS = "refused_access"
    CHALLENGED = "challenged"
    RATE_LIMITED = "rate_limited"
    SERVER_ERROR = "server_error"
    UNEXPECTED_STATUS = "unexpected_status"
    TOO_LARGE = "too_large"
    TIMED_OUT = "timed_out"
    DNS_FAILED = "dns_failed"
    CONNECT_FAILED = "connect_failed"
    TLS_FAILED = "tls_failed"
    DISCONNECTED = "disconnected"
    BAD_HTTP = "bad_http"
    BAD_ENCODING = "bad_encoding"
    TOO_MANY_REDIRECTS = "too_many_redirects"
    ADDRESS_REFUSED = "address_refused"
    ROBOTS_DISALLOWED = "robots_disallowed"
    ROBOTS_UNREADABLE = "robots_unreadable"
    REFUSED_BY_HEADER = "refused_by_header"
    VISIT_OVER = "visit_over"
    TOO_COSTLY = "too_costly"
    NO_CONTROL = "no_control"
    NOT_ASKED = "not_asked"
    NO_BROWSER = "no_browser"
    BROWSER_FAILED = "browser_failed"
    PAGE_CRASHED = "page_crashed"
    PAGE_STUCK = "page_stuck"
    CODE_NOT_SEEN = "code_not_seen"
    PARTLY = "partly"
    TOO_FEW_WORDS = "too_few_words"
    ONE_OF_THREE = "one_of_three"
    TOO_FEW_PAGES = "too_few_pages"


class OutcomeReason(StrEnum):
    """The code beside a probe's outcome."""

    ANSWERED = "answered"
    # declined
    ROBOTS_DISALLOW = "robots_disallow"
    CONTENT_SIGNAL = "content_signal"
    CONTENT_USAGE = "content_usage"
    NOAI_META = "noai_meta"
    NOAI_HEADER = "noai_header"
    CONTENT_SIGNAL_HEADER = "content_signal_header"
    CONTENT_USAGE_HEADER = "content_usage_header"
    # could not ask
    ROBOTS_SERVER_ERROR = "robots_server_error"
    ROBOTS_UNREADABLE = "robots_unreadable"
    ROBOTS_DISALLOWED = "robots_disallowed"
    REFUSED_BY_HEADER = "refused_by_header"
    RATE_LIMITED = "rate_limited"
    CHALLENGED = "challenged"
    REFUSED_ACCESS = "refused_access"
    SERVER_ERROR = "server_error"
    UNEXPECTED_STATUS = "unexpected_status"
    TOO_LARGE = "too_large"
    TIMED_OUT = "timed_out"
    DNS_FAILED = "dns_failed"
    CONNECT_FAILED = "connect_failed"
    TLS_FAILED = "tls_failed"
    DISCONNECTED = "disconnected"
    BAD_HTTP = "bad_http"
    BAD_ENCODING = "bad_encoding"
    TOO_MANY_REDIRECTS = "too_many_redirects"
    ADDRESS_REFUSED = "address_refused"
    VISIT_OVER = "visit_over"
    TOO_COSTLY = "too_costly"
    NOT_GRADED = "not_graded"


REASON_TEXTS: dict[Reason, str] = {
    Reason.SERVED: "served correctly",
    Reason.TOOLS_LISTED: "answered tools/list",
    Reason.TOOLS_REGISTERED: "the page registered tools in a browser",
    Reason.READABLE: "the HTML as served carries what the browser shows",
    Reason.ADMITTED: "robots.txt lets agents in that act for a person",
    Reason.NOT_FOUND: "nothing is there",
    Reason.NOT_ACCEPTABLE: "the server says that it has no markdown",
    Reason.SAME_AS_CONTROL: "a random address gives the same answer",
    Reason.IS_HTML: "we got HTML instead",
    Reason.WRONG_MEDIA_TYPE: "wrong media type",
    Reason.NOT_MARKDOWN: "the body is not markdown",
    Reason.SAME_AS_HTML: "the response is identical to the HTML page",
    Reason.NO_HTML_LEFT: "a browser gets no HTML",
    Reason.OTHER_PAGE: "the text is not about the same page",
    Reason.TEMPLATE: "it is a template that nobody filled in",
    Reason.ERROR_PAGE: "the body is an error page",
    Reason.LEFT_THE_SITE: "the answer came from another site",
    Reason.NO_HEADING: "there is no level-1 heading near the top",
    Reason.NO_LINK: "there is no link",
    Reason.TOO_SHORT: "the text is too short",
    Reason.NOT_JSON: "the body is not JSON",
    Reason.NOT_VALID: "the document lacks what its format requires",
    Reason.DIGEST_MISMATCH: "the content does not match its published digest",
    Reason.NOT_A_LINKSET: "the document is not a linkset",
    Reason.EMPTY_LINKSET: "the linkset contains no link",
    Reason.NOT_MCP: "no endpoint that we tried speaks MCP",
    Reason.NO_ENDPOINT: "no endpoint is named",
    Reason.ENDPOINT_DEAD: "the named endpoint does not answer as MCP",
    Reason.LOCAL_ADDRESS: "its address is local, such as localhost",
    Reason.NO_TOOL_LIST: "it speaks MCP and lists no tools",
    Reason.NO_TOOLS: "the page ran and registered no tool",
    Reason.LEGACY_API: "the page only calls navigator.modelContext, which was withdrawn and no longer works",
    Reason.NEEDS_SCRIPT: "most of what the browser shows is not in the HTML as served",
    Reason.SHUT_OUT: "robots.txt shuts out agents that act for a person",
    Reason.NOT_CHARGING: "none of the resources that it lists asks to be paid",
    Reason.AUTH_REQUIRED: "credentials are required",
    Reason.HOST_REFUSED: "the server refuses its public host name",
    Reason.REFUSED_ACCESS: "the server refused the request",
    Reason.CHALLENGED: "a bot challenge blocked us",
    Reason.RATE_LIMITED: "the server asked us to slow down",
    Reason.SERVER_ERROR: "the server failed",
    Reason.UNEXPECTED_STATUS: "the status code means neither yes nor no",
    Reason.TOO_LARGE: "the response is larger than our limit",
    Reason.TIMED_OUT: "no answer in time",
    Reason.DNS_FAILED: "the host name did not resolve",
    Reason.CONNECT_FAILED: "no connection",
    Reason.TLS_FAILED: "the TLS handshake failed",
    Reason.DISCONNECTED: "the connection broke",
    Reason.BAD_HTTP: "the answer was not valid HTTP",
    Reason.BAD_ENCODING: "the body could not be decoded",
    Reason.TOO_MANY_REDIRECTS: "too many redirects",
    Reason.ADDRESS_REFUSED: "the address is not a public web address",
    Reason.ROBOTS_DISALLOWED: "robots.txt disallows the address",
    Reason.ROBOTS_UNREADABLE: "that host's robots.txt could not be read",
    Reason.REFUSED_BY_HEADER: "a header of the response refuses use by AI",
    Reason.VISIT_OVER: "the visit ended before it was asked",
    Reason.TOO_COSTLY: "reading the response took more processor time than we allow",
    Reason.NO_CONTROL: "the comparison request failed, so we cannot tell",
    Reason.NOT_ASKED: "not asked",
    Reason.NO_BROWSER: "no browser has run the page yet",
    Reason.BROWSER_FAILED: "our browser failed",
    Reason.PAGE_CRASHED: "the page crashed, or needed more memory than it gets",
    Reason.PAGE_STUCK: "the page was still busy when its time ran out",
    Reason.CODE_NOT_SEEN: "a script of the page could not be loaded",
    Reason.PARTLY: "a part of what the browser shows is not in the HTML as served",
    Reason.TOO_FEW_WORDS: "the browser shows fewer than 30 words",
    Reason.ONE_OF_THREE: "one of three pages is served as markdown",
    Reason.TOO_FEW_PAGES: "we could not ask two pages beside the home page",
}

OUTCOME_TEXTS: dict[OutcomeReason, str] = {
    OutcomeReason.ANSWERED: "the site answered",
    OutcomeReason.ROBOTS_DISALLOW: "robots.txt disallows the home page for us",
    OutcomeReason.CONTENT_SIGNAL: "robots.txt says Content-Signal ai-input=no or use=immediate",
    OutcomeReason.CONTENT_USAGE: "robots.txt says Content-Usage ai-use=n",
    OutcomeReason.NOAI_META: "the home page's robots meta tag says noai",
    OutcomeReason.NOAI_HEADER: "the home page's X-Robots-Tag says noai",
    OutcomeReason.CONTENT_SIGNAL_HEADER: (
        "the home page's Content-Signal header says ai-input=no or use=immediate"
    ),
    OutcomeReason.CONTENT_USAGE_HEADER: "the home page's Content-Usage header says ai-use=n",
    OutcomeReason.ROBOTS_SERVER_ERROR: "robots.txt failed with a server error",
    OutcomeReason.ROBOTS_UNREADABLE: "robots.txt could not be read",
    OutcomeReason.ROBOTS_DISALLOWED: "robots.txt disallows where the home page redirects to",
    OutcomeReason.REFUSED_BY_HEADER: "a header of the response refuses use by AI",
    OutcomeReason.RATE_LIMITED: "the server asked us to slow down",
    OutcomeReason.CHALLENGED: "a bot challenge blocked us",
    OutcomeReason.REFUSED_ACCESS: "the server refused the home page",
    OutcomeReason.SERVER_ERROR: "the server failed",
    OutcomeReason.UNEXPECTED_STATUS: "the status code of the home page says nothing",
    OutcomeReason.TOO_LARGE: "the head of the home page is larger than our limit, and may refuse us",
    OutcomeReason.TIMED_OUT: "no answer in time",
    OutcomeReason.DNS_FAILED: "the host name did not resolve",
    OutcomeReason.CONNECT_FAILED: "no connection",
    OutcomeReason.TLS_FAILED: "the TLS handshake failed",
    OutcomeReason.DISCONNECTED: "the connection broke",
    OutcomeReason.BAD_HTTP: "the answer was not valid HTTP",
    OutcomeReason.BAD_ENCODING: "the answer could not be decoded",
    OutcomeReason.TOO_MANY_REDIRECTS: "too many redirects",
    OutcomeReason.ADDRESS_REFUSED: "the address is not a public web address",
    OutcomeReason.VISIT_OVER: "the visit ended before the home page was read",
    OutcomeReason.TOO_COSTLY: "reading the response took more processor time than we allow",
    OutcomeReason.NOT_GRADED: "an error of ours: we keep the evidence and will grade it again",
}
