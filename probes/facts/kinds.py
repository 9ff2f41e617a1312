"""Hints for `entity_type`: host names, generators, schema.org types and links."""

import re
from typing import Final

from index.values.vocabulary import EntityType

_E = EntityType

SUFFIXES: Final = (
    (
        re.compile(r"\.(?:gov|mil)$|\.(?:gov|gouv|gob|gub|govt|gv|mil)\.[a-z]{2}$|\.go\.(?:jp|kr|th|ke|id)$"),
        _E.GOVERNMENT,
        6.0,
    ),
    (
        re.compile(r"\.gouv\.fr$|\.bund\.de$|(?:^|\.)europa\.eu$|(?:^|\.)admin\.ch$|\.gc\.ca$"),
        _E.GOVERNMENT,
        6.0,
    ),
    (re.compile(r"\.edu$|\.(?:edu|ac|sch)\.[a-z]{2}$|\.k12\.[a-z]{2}\.us$"), _E.EDUCATION, 6.0),
    (re.compile(r"\.org$"), _E.NONPROFIT, 0.25),
    (re.compile(r"\.(?:shop|store)$"), _E.ECOMMERCE, 1.0),
    (re.compile(r"\.blog$"), _E.BLOG, 1.5),
    (re.compile(r"\.news$"), _E.MEDIA, 1.5),
    (
        re.compile(
            r"(?<!^www)\.(?:blogspot\.(?:com?\.)?[a-z]{2,3}|hashnode\.dev|hatenablog\.(?:com|jp)"
            r"|(?:wordpress|tumblr|livejournal|substack|typepad|medium|over-blog|canalblog)\.com)$"
        ),
        _E.BLOG,
        3.0,
    ),
    (re.compile(r"\.github\.io$"), _E.BLOG, 0.5),
)
LABELS: Final = {
    "docs": (_E.DOCUMENTATION, 4.0),
    "doc": (_E.DOCUMENTATION, 4.0),
    "documentation": (_E.DOCUMENTATION, 4.0),
    "developer": (_E.DOCUMENTATION, 3.5),
    "developers": (_E.DOCUMENTATION, 3.5),
    "shop": (_E.ECOMMERCE, 3.5),
    "store": (_E.ECOMMERCE, 3.5),
    "blog": (_E.BLOG, 4.0),
    "forum": (_E.COMMUNITY, 4.0),
    "forums": (_E.COMMUNITY, 4.0),
    "community": (_E.COMMUNITY, 3.5),
    "discuss": (_E.COMMUNITY, 4.0),
    "discourse": (_E.COMMUNITY, 4.0),
    "foro": (_E.COMMUNITY, 4.0),
    "bbs": (_E.COMMUNITY, 3.5),
    "help": (_E.DOCUMENTATION, 3.0),
    "hilfe": (_E.DOCUMENTATION, 3.0),
    "ayuda": (_E.DOCUMENTATION, 3.0),
    "aide": (_E.DOCUMENTATION, 3.0),
    "handbook": (_E.DOCUMENTATION, 3.5),
    "boutique": (_E.ECOMMERCE, 3.5),
    "tienda": (_E.ECOMMERCE, 3.5),
    "loja": (_E.ECOMMERCE, 3.5),
    "sklep": (_E.ECOMMERCE, 3.5),
    "status": (_E.OTHER, 3.0),
    "news": (_E.MEDIA, 3.5),
}
GENERATORS: Final = (
    *(
        (mark, _E.ECOMMERCE, 4.0)
        for mark in (
            "shopify",
            "prestashop",
            "magento",
            "bigcommerce",
            "shopware",
            "opencart",
            "oscommerce",
            "zen cart",
            "x-cart",
            "cubecart",
            "nopcommerce",
            "ecwid",
            "cs-cart",
            "gambio",
            "jtl-shop",
            "sylius",
            "vtex",
            "oxid eshop",
            "tiendanube",
            "volusion",
            "abantecart",
            "bagisto",
            "virtuemart",
        )
    ),
    ("woocommerce", _E.ECOMMERCE, 0.25),  # also used by magazines that sell back issues
    *(
        (mark, _E.DOCUMENTATION, 5.0)
        for mark in (
            "docusaurus",
            "mkdocs",
            "sphinx",
            "gitbook",
            "vitepress",
            "mdbook",
            "mintlify",
            "starlight",
            "antora",
            "docfx",
            "rspress",
            "vuepress",
            "nextra",
            "fumadocs",
            "documenter.jl",
            "pkgdown",
            "bookdown",
            "doxygen",
            "docsify",
            "bookstack",
            "jsdoc",
            "rustdoc",
            "javadoc",
            "redocly",
            "readme.io",
            "hugo book",
        )
    ),
    *(
        (mark, _E.COMMUNITY, 5.0)
        for mark in ("discourse", "phpbb", "vbulletin", "xenforo", "flarum", "nodebb", "mybb")
    ),
    *((mark, _E.BLOG, 3.5) for mark in ("ghost", "substack", "blogger", "hexo", "typecho")),
    ("newspack", _E.MEDIA, 3.5),
    ("mediawiki", _E.COMMUNITY, 2.0),
    ("dokuwiki", _E.COMMUNITY, 2.5),
    ("moodle", _E.EDUCATION, 4.0),
)
"""(mark in <meta name="generator">, type, weight)."""

SCHEMA_TYPES: Final = (
    (re.compile(r"OnlineStore"), _E.ECOMMERCE, 4.0),
    (re.compile(r"\w+(?:Store|Shop)|Product|ProductGroup"), _E.ECOMMERCE, 2.0),
    (
        re.compile(r"FinancialService|BankOrCreditUnion|InsuranceAgency"),
        _E.BUSINESS,
        4.0,
    ),
    (re.compile(r"LocalBusiness|ProfessionalService"), _E.BUSINESS, 2.5),  # site builders add it by default
    (
        re.compile(
            r"MedicalClinic|MedicalBusiness|Dentist|Physician|Hospital|Pharmacy|Optician|VeterinaryCare"
        ),
        _E.BUSINESS,
        4.0,
    ),
    (
        re.compile(r"Restaurant|Bakery|CafeOrCoffeeShop|BarOrPub|FoodEstablishment|Hotel|LodgingBusiness"),
        _E.BUSINESS,
        4.0,
    ),
    (
        re.compile(
            r"Attorney|LegalService|AccountingService|RealEstateAgent|TravelAgency|HairSalon|BeautySalon"
        ),
        _E.BUSINESS,
        4.0,
    ),
    (
        re.compile(
            r"AutoRepair|AutoDealer|Plumber|Electrician|GeneralContractor|HomeAndConstructionBusiness"
        ),
        _E.BUSINESS,
        4.0,
    ),
    (
        re.compile(
            r"Airline|Airport|AutoRental|EmploymentAgency|EntertainmentBusiness|ExerciseGym|HealthClub"
            r"|DaySpa|NailSalon"
            r"|MovingCompany|Locksmith|RoofingContractor|HVACBusiness|HousePainter|SelfStorage|Notary"
            r"|Brewery|Winery"
            r"|BedAndBreakfast|Hostel|Motel|Resort|Campground|VacationRental|SkiResort|MedicalOrganization"
            r"|DiagnosticLab"
        ),
        _E.BUSINESS,
        3.5,
    ),
    (re.compile(r"Corporation"), _E.BUSINESS, 3.0),
    (re.compile(r"\w+Store|Store"), _E.BUSINESS, 2.0),
    (re.compile(r"Organization"), _E.BUSINESS, 1.0),
    (
        re.compile(r"Government(?:Organization|Office|Building|Service)|CityHall|Courthouse"),
        _E.GOVERNMENT,
        5.0,
    ),
    (re.compile(r"CollegeOrUniversity|EducationalOrganization|\w*School|Course"), _E.EDUCATION, 4.0),
    (re.compile(r"NGO|NonprofitType|FundingScheme"), _E.NONPROFIT, 5.0),
    (
        re.compile(r"NewsMediaOrganization|Newspaper|RadioStation|TelevisionStation|BroadcastService"),
        _E.MEDIA,
        5.0,
    ),
    (re.compile(r"NewsArticle|PodcastSeries|TVSeries"), _E.MEDIA, 2.0),
    (re.compile(r"Blog"), _E.BLOG, 4.0),
    (re.compile(r"BlogPosting"), _E.BLOG, 2.0),
    (re.compile(r"ProfilePage"), _E.PERSONAL, 2.0),
    (re.compile(r"Person"), _E.PERSONAL, 0.25),
    (re.compile(r"SoftwareApplication"), _E.SAAS, 2.0),
    (re.compile(r"WebApplication"), _E.SAAS, 1.0),
    (re.compile(r"WebApplication"), _E.TOOL, 1.5),
    (re.compile(r"\w*Event|Museum|Library|PoliticalParty"), _E.OTHER, 2.0),
    (re.compile(r"Church|Mosque|Synagogue|PlaceOfWorship"), _E.NONPROFIT, 3.0),
    (re.compile(r"TechArticle|APIReference"), _E.DOCUMENTATION, 3.0),
    (re.compile(r"DiscussionForumPosting|QAPage"), _E.COMMUNITY, 3.0),
)
"""(type in the page's JSON-LD, our type, weight)."""


def _link(text: str, href: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    return re.compile(text, re.IGNORECASE), re.compile(rf"/(?:{href})(?:[/?#.]|$)", re.IGNORECASE)


LINKS: Final = {
    "cart": _link(
        r"(?:(?:view|your|my|shopping) )?(?:cart|basket|bag)|checkout|warenkorb|panier|carrito|cesta|carrello"
        r"|winkelwagen|koszyk|carrinho|sepetim|varukorg|kundvagn"
        r"|handlekurv|(?:indkøbs)?kurv|ostoskori|košík|kosár|coș(?:ul meu)?|кошик|корзина|καλάθι|giỏ hàng"
        r"|keranjang|カート(?:を見る)?|買い物かご|购物车|購物車|장바구니|السلة|سلة التسوق|עגלת קניות",
        r"(?:ecom[_-]?|view[_-]?|show[_-]?|my[_-]?|shopping[_-]?)?(?:cart|basket|bag)(?:[_-]?page)?"
        r"|(?:ecom[_-]?)?checkout|warenkorb|panier|carrito|cesta|carrello"
        r"|winkelwagen|koszyk|carrinho|sepet(?:im)?|varukorg|kundvagn|kurv|ostoskori|kosik|kosar|korzina",
    ),
    "shopping": _link(
        r"wish ?list|my wish ?list|my orders|order status|track (?:my |your )?order"
        r"|shipping(?: (?:&|and) returns| information| policy| info)?|returns(?: policy)?"
        r"|delivery information|gift (?:cards?|certificates?)"
        r"|(?:new|all) products|new arrivals|best ?sellers|on sale|clearance|merkzettel"
        r"|wunschzettel|versand(?:kosten)?|versand und zahlung|zahlungsarten|livraison"
        r"|liste d['\u2019]envies|lista de deseos|envíos(?: y devoluciones)?"
        r"|spedizioni|verzending|dostawa|wysyłka|przechowalnia"
        r"|доставка(?: и оплата)?"
        r"|оплата и доставка"
        r"|оплата|возврат|frakt|levering"
        r"|toimitus|doprava(?: a platba)?|szállítás|livrare"
        r"|ギフトカード|送料|我的订单|배송"
        r"|طلباتي",
        r"wish-?list|order-?status|orderstatus|track-?order|shipping|gift-?cards?",
    ),
    "donate": _link(
        r"donate(?: now)?|(?:jetzt )?spenden|faire un don|donar|make a donation", r"donate|spenden|don|donar"
    ),
    "listing": _link(
        r"(?:add|submit|list) (?:a|your) (?:listing|business|company|site|tool)",
        r"submit-(?:listing|tool|site)|add-listing",
    ),
    "pricing": _link(
        r"pricing|plans(?: (?:and|&) pricing)?|preise|tarifs|precios|planes|preços|planos|prezzi|prijzen"
        r"|cennik|fiyatlar|fiyatland\u0131rma|priser|hinnasto|ceník|árak|prețuri|ціни|тарифы|料金(?:プラン)?"
        r"|价格|요금제|الأسعار|מחירים|מחירון|harga|bảng giá",
        r"pricing|plans|preise|tarifs|precios|precos|planos|prezzi|prijzen|cennik|fiyatlandirma",
    ),
}
"""(whole link text, part of its URL after a slash)."""

THREAD: Final = re.compile(
    r"\b(?:viewtopic|showthread|viewforum|forumdisplay)\.php\b|\b(?:forum|topic|thread)-?\d{1,9}\b"
    r"|/(?:threads|forums)/[\w%-]{1,100}\.\d|/t/[\w%-]{1,100}/\d",
    re.IGNORECASE,
)
POST: Final = re.compile(r"/(?:19|20)\d\d/(?:0?[1-9]|1[0-2])/(?:[0-3]?\d/)?[\w%.-]{6}")
COMMENTS: Final = re.compile(r"#(?:comments?|respond|disqus_thread|more-\d{1,9})$")
"""(part of a link's URL)."""

PAGE_TYPES: Final = {
    **dict.fromkeys(
        (
            "restaurant",
            "restaurant.restaurant",
            "hotel",
            "bar",
            "cafe",
            "company",
            "business.business",
            "place",
        ),
        (_E.BUSINESS, 2.5),
    ),
    **dict.fromkeys(("product", "product.group", "og:product", "product.item"), (_E.ECOMMERCE, 1.5)),
    **dict.fromkeys(("blog", "tumblr-feed:tumblelog"), (_E.BLOG, 2.5)),
    **dict.fromkeys(("university", "school"), (_E.EDUCATION, 3.0)),
    **dict.fromkeys(("non_profit", "cause"), (_E.NONPROFIT, 3.0)),
    **dict.fromkeys(("newspaper", "radio_station", "music.radio_station"), (_E.MEDIA, 3.0)),
    "government": (_E.GOVERNMENT, 3.0),
    "profile": (_E.PERSONAL, 1.5),
}
"""og:type to our type; "website" and "article" say nothing."""

SYSTEMS: Final = (
    (
        re.compile(
            r"cdn\.shopify\.com|/cdn/shop/|\.myshopify\.com|cdn\.salla\.network|cdn\.zid\.store"
            r"|\.mycashflow\.|tiendanube|nuvemshop|vteximg|vtexassets|cafe24\.com|bigcartel\.com"
        ),
        _E.ECOMMERCE,
        3.0,
    ),
    (re.compile(r"/plugins/woocommerce/"), _E.ECOMMERCE, 0.25),
    (
        re.compile(
            r"_static/(?:documentation_options|pygments|alabaster|basic|sphinx\w*)[\w.-]*\.(?:css|js)"
            r"|/css/just-the-docs|/mkdocs/css/|/assets/stylesheets/main\.\w+\.min\.css.*palette"
        ),
        _E.DOCUMENTATION,
        4.0,
    ),
    (re.compile(r"/styles/prosilver/|/plugins/discourse-|/applications/vanilla/"), _E.COMMUNITY, 3.0),
)
"""(part of a stylesheet's or icon's URL, type, weight)."""
