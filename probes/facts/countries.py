"""Countries by code, name, top-level domain, calling code and currency (ISO 3166-1, ITU E.164, ISO 4217)."""

from typing import Final

from probes.facts.wordlists import words

CODES: Final = words(
    "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV "
    "BW BY BZ",
    "CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ "
    "FK FM FO",
    "FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR "
    "IS IT JE",
    "JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML "
    "MM MN MO",
    "MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR "
    "PS PT PW",
    "PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ "
    "TK TL TM",
    "TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW",
)

GENERIC_TLDS: Final = words(
    "ac ag ai am as bz cc cd cf co cx dj fm ga gg gl gq io im is la li lt ly md me ml mn ms mu nu pn pw re "
    "sc sh",
    "so sr st su tk tl tm to tv vc vg vu ws",
)

NAMES: Final = {
    name: code
    for code, names in {
        "AE": "uae|united arab emirates",
        "AR": "argentina|arg",
        "AT": "austria|österreich|aut",
        "AU": "australia|aus",
        "BE": "belgium|belgië|belgique|belgien|bel",
        "BG": "bulgaria|bgr",
        "BR": "brazil|brasil|bra",
        "CA": "canada|kanada|can",
        "CH": "switzerland|schweiz|suisse|svizzera|che",
        "CL": "chile|chl",
        "CN": "china|chn|people's republic of china",
        "CO": "colombia|col",
        "CZ": "czech republic|czechia|česko|česká republika|cze",
        "DE": "germany|deutschland|allemagne|alemania|deu",
        "DK": "denmark|danmark|dnk",
        "EE": "estonia|eesti|est",
        "EG": "egypt|egy",
        "ES": "spain|españa|espagne|spanien|esp",
        "FI": "finland|suomi|fin",
        "FR": "france|frankreich|francia|fra",
        "GB": "uk|united kingdom|great britain|england|scotland|wales|northern ireland|gbr|royaume-uni",
        "GR": "greece|grc",
        "HK": "hong kong|hkg",
        "HR": "croatia|hrvatska|hrv",
        "HU": "hungary|magyarország|hun",
        "ID": "indonesia|idn",
        "IE": "ireland|éire|irl",
        "IL": "israel|isr",
        "IN": "india|ind",
        "IT": "italy|italia|italien|italie|ita",
        "JP": "japan|jpn|日本",
        "KE": "kenya|ken",
        "KR": "south korea|republic of korea|korea, republic of|kor",
        "LU": "luxembourg|luxemburg|lux",
        "MA": "morocco|maroc|mar",
        "MX": "mexico|méxico|mex",
        "MY": "malaysia|mys",
        "NG": "nigeria|nga",
        "NL": "netherlands|the netherlands|nederland|niederlande|pays-bas|nld",
        "NO": "norway|norge|nor",
        "NZ": "new zealand|nzl",
        "PE": "peru|perú|per",
        "PH": "philippines|phl",
        "PK": "pakistan|pak",
        "PL": "poland|polska|polen|pol",
        "PT": "portugal|prt",
        "RO": "romania|românia|rou",
        "RS": "serbia|srbija|srb",
        "RU": "russia|russian federation|россия|rus",
        "SA": "saudi arabia|sau",
        "SE": "sweden|sverige|swe",
        "SG": "singapore|sgp",
        "SI": "slovenia|slovenija|svn",
        "SK": "slovakia|slovensko|svk",
        "TH": "thailand|tha",
        "TR": "turkey|türkiye|tur",
        "TW": "taiwan|twn",
        "UA": "ukraine|україна|ukr",
        "US": "usa|united states|united states of america|u.s.|u.s.a.|vereinigte staaten|états-unis|estados "
        "unidos",
        "VN": "vietnam|viet nam|vnm",
        "ZA": "south africa|zaf",
    }.items()
    for name in names.split("|")
}

CALLING_CODES: Final = dict(
    pair.split(":")
    for pair in words(
        "20:EG 27:ZA 30:GR 31:NL 32:BE 33:FR 34:ES 36:HU 40:RO 41:CH 43:AT 44:GB 45:DK 46:SE 48:PL 49:DE "
        "51:PE 52:MX",
        "54:AR 55:BR 56:CL 57:CO 60:MY 61:AU 62:ID 63:PH 64:NZ 65:SG 66:TH 81:JP 82:KR 84:VN 86:CN 90:TR "
        "91:IN 92:PK",
        "212:MA 234:NG 254:KE 351:PT 352:LU 353:IE 354:IS 358:FI 359:BG 370:LT 371:LV 372:EE 380:UA 381:RS "
        "385:HR",
        "386:SI 420:CZ 421:SK 852:HK 886:TW 966:SA 971:AE 972:IL",
    )
)
"""+1, +7, +39 and +47 are shared."""

AREA_CODES: Final = {
    code: country
    for country, codes in {
        "CA": words(
            "204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431",
            "437 438 450 460 468 474 506 514 519 537 548 568 579 581 584 587 604 613 639 647",
            "672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942",
        ),
        "": words(
            "242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787",
            "809 829 849 868 869 876 939",
        ),
        "-": words(
            "500 521 522 533 544 566 577 588 600 700 710 800 833 844 855 866 877 888 900",
        ),
    }.items()
    for code in codes
}
"""Canada, islands (""), unassigned ("-"); all others are of the United States."""

CURRENCIES: Final = {
    code: code[:2]
    for code in words(
        "AED ARS AUD BRL CAD CHF CLP CNY COP CZK DKK GBP HKD HUF IDR ILS INR JPY KRW MXN MYR NGN NOK NZD PHP "
        "PLN RON",
        "RSD SAR SEK SGD THB TRY TWD UAH VND ZAR",
    )
}
