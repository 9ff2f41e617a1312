"""Hosting platforms that the Public Suffix List's private section lacks."""

from typing import Final


def _words(*lines: str) -> frozenset[str]:
    return frozenset(word for line in lines for word in line.split())


SUFFIXES: Final = _words(
    # sites and blogs
    "wordpress.com substack.com medium.com squarespace.com tumblr.com weebly.com ghost.io hashnode.dev "
    "typepad.com",
    "livejournal.com over-blog.com canalblog.com tistory.com beehiiv.com tilda.ws jimdosite.com "
    "jimdofree.com",
    "strikingly.com mystrikingly.com webnode.page webnode.com godaddysites.com business.site "
    "mailchimpsites.com",
    "site123.me ukit.me nethouse.ru neocities.org bandcamp.com itch.io gumroad.com ck.page",
    # shops
    "company.site mybigcommerce.com myshopline.com shoplineapp.com myvtex.com bigcartel.com storenvy.com",
    "mitiendanube.com lojavirtualnuvem.com.br thebase.in stores.jp cafe24.com myinsales.ru myshoptet.com",
    "webshopapp.com shoplightspeed.com lightspeed.shop youcan.shop salla.sa zid.store easystore.co",
    # documentation and help
    "gitbook.io mintlify.app mintlify.site readme.io document360.io stoplight.io redocly.app "
    "apidocumentation.com",
    "zendesk.com freshdesk.com helpscoutdocs.com atlassian.net",
    # courses and communities
    "teachable.com thinkific.com mykajabi.com podia.com circle.so mn.co proboards.com freeforums.net "
    "forumotion.com",
    "fandom.com wikidot.com miraheze.org",
    # programs
    "gradio.live glitch.me softr.app glide.page tiiny.site v0.app manus.space kinsta.cloud wpengine.com",
    "wpcomstaging.com odoo.com",
)
"""Suffixes of two or three labels; each label below is a customer."""

OWN_LABELS: Final = _words(
    "www support help docs developer developers api blog forum forums status community app login account "
    "accounts",
    "about news press careers jobs legal go info mail static cdn assets",
)
