"""Signs of countries: codes, names, domains, numbers, currencies, registers and postcodes.

ISO 3166-1, ITU E.164, ISO 4217.
"""

from index.values.vocabulary import COUNTRIES
from probes.facts.data_files import read_rows
from probes.facts.lazy_pattern import compile_re
from probes.facts.patterns import split_words

CODES = split_words(
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

GENERIC_TLDS = split_words(
    "ac ag ai am as bz cc cd cf co cx dj fm ga gg gl gq io im is la li lt ly md me ml mn ms mu nu pn pw re "
    "sc sh",
    "so sr st su tk tl tm to tv vc vg vu ws",
)

# Generic domains that many sites of their country have, too.
USED_AT_HOME = split_words("am cd co dj ga gl im is la li lt ly md me ml mn mu so sr")

# Top-level domains of a country's regions and cities, and those in its script.
LOCAL_TLDS = {
    domain: code
    for code, domains in {
        "AT": "tirol wien",
        "AU": "melbourne sydney",
        "BE": "brussels gent vlaanderen",
        "BG": "xn--90ae",
        "BY": "xn--90ais",
        "CA": "quebec",
        "CH": "swiss zuerich",
        "CN": "xn--fiqs8s xn--fiqz9s",
        "DE": "bayern berlin cologne hamburg koeln nrw ruhr saarland",
        "ES": "barcelona eus gal madrid",
        "FR": "alsace bzh corsica paris",
        "GB": "cymru london scot wales",
        "GR": "xn--qxam",
        "IN": "xn--h2brj9c",
        "KR": "xn--3e0b707e",
        "NL": "amsterdam frl",
        "RS": "xn--90a3ac",
        "RU": "moscow tatar xn--80adxhks xn--p1ai",
        "SE": "stockholm",
        "TH": "xn--o3cw4h",
        "TR": "istanbul",
        "TW": "taipei xn--kpry57d",
        "UA": "xn--j1amh",
        "ZA": "capetown durban joburg",
    }.items()
    for domain in domains.split()
}

# Countries whose English name is a first name, another place or an ordinary word as well.
_AMBIGUOUS = split_words("GE JO TD JE GG GU CU GS ML NE NU")

_IN_ENGLISH = {name.lower(): code for code, name in COUNTRIES.items() if code not in _AMBIGUOUS}
_ABROAD = {name: code for code, name in read_rows("countries.tsv")}
NAMES = (
    _ABROAD
    | _IN_ENGLISH
    | {
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
            "US": "usa|united states|united states of america|u.s.|u.s.a.|vereinigte staaten|états-unis"
            "|estados unidos",
            "VN": "vietnam|viet nam|vnm",
            "ZA": "south africa|zaf",
        }.items()
        for name in names.split("|")
    }
)

# +1, +7, +39 and +47 are shared.
CALLING_CODES = dict(
    pair.split(":")
    for pair in split_words(
        "20:EG 27:ZA 30:GR 31:NL 32:BE 33:FR 34:ES 36:HU 40:RO 41:CH 43:AT 44:GB 45:DK 46:SE 48:PL 49:DE",
        "51:PE 52:MX 53:CU 54:AR 55:BR 56:CL 57:CO 58:VE 60:MY 61:AU 62:ID 63:PH 64:NZ 65:SG 66:TH 81:JP",
        "82:KR 84:VN 86:CN 90:TR 91:IN 92:PK 93:AF 94:LK 95:MM 98:IR",
        "211:SS 213:DZ 216:TN 218:LY 220:GM 221:SN 222:MR 223:ML 224:GN 225:CI 226:BF 227:NE 228:TG 229:BJ",
        "230:MU 231:LR 232:SL 233:GH 234:NG 235:TD 236:CF 237:CM 238:CV 239:ST 240:GQ 241:GA 242:CG 243:CD",
        "244:AO 245:GW 248:SC 249:SD 250:RW 251:ET 252:SO 253:DJ 254:KE 255:TZ 256:UG 257:BI 258:MZ 260:ZM",
        "261:MG 263:ZW 264:NA 265:MW 266:LS 267:BW 268:SZ 269:KM 297:AW 298:FO 299:GL 350:GI 351:PT 352:LU",
        "353:IE 354:IS 355:AL 356:MT 357:CY 358:FI 359:BG 370:LT 371:LV 372:EE 373:MD 374:AM 375:BY 376:AD",
        "377:MC 378:SM 380:UA 381:RS 382:ME 385:HR 386:SI 387:BA 389:MK 420:CZ 421:SK 423:LI 501:BZ 502:GT",
        "503:SV 504:HN 505:NI 506:CR 507:PA 509:HT 591:BO 592:GY 593:EC 595:PY 597:SR 598:UY 670:TL 673:BN",
        "675:PG 676:TO 679:FJ 685:WS 687:NC 689:PF 850:KP 852:HK 853:MO 855:KH 856:LA 880:BD 886:TW 960:MV",
        "961:LB 962:JO 963:SY 964:IQ 965:KW 966:SA 967:YE 968:OM 970:PS 971:AE 972:IL 973:BH 974:QA 975:BT",
        "976:MN 977:NP 992:TJ 993:TM 994:AZ 995:GE 996:KG 998:UZ",
    )
)

# Canada, islands (""), unassigned ("-"); all others are of the United States.
AREA_CODES = {
    code: country
    for country, codes in {
        "CA": split_words(
            "204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431",
            "437 438 450 460 468 474 506 514 519 537 548 568 579 581 584 587 604 613 639 647",
            "672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942",
        ),
        "": split_words(
            "242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787",
            "809 829 849 868 869 876 939",
        ),
        "-": split_words(
            "500 521 522 533 544 566 577 588 600 700 710 800 833 844 855 866 877 888 900",
        ),
    }.items()
    for code in codes
}

CURRENCIES = {
    code: code[:2]
    for code in split_words(
        "AED ARS AUD BRL CAD CHF CLP CNY COP CZK DKK GBP HKD HUF IDR ILS INR JPY KRW MXN MYR NGN NOK NZD PHP "
        "PLN RON",
        "RSD SAR SEK SGD THB TRY TWD UAH VND ZAR",
    )
}

# Locales that are no language's usual one: somebody chose them.
CHOSEN_LOCALES = split_words(
    "en-au en-ca en-hk en-ie en-in en-ng en-nz en-ph en-sg en-za de-at de-ch fr-be fr-ca fr-ch it-ch nl-be",
    "pt-br zh-hk zh-tw",
    "es-ar es-bo es-cl es-co es-cr es-do es-ec es-gt es-hn es-mx es-ni es-pa es-pe es-py es-sv es-uy es-ve",
)

# (letters that every match has, price with a currency's sign, country).
SIGNS = tuple(
    (needed, compile_re(pattern), code)
    for needed, pattern, code in (
        ("R$", r"R\$ ?\d", "BR"),
        ("z\u0142", r"\d ?z\u0142\b", "PL"),
        ("PLN", r"\d ?PLN\b", "PL"),
        ("K\u010d", r"\d ?K\u010d\b", "CZ"),
        ("Ft", r"\d ?Ft\b", "HU"),
        ("\u20b9", r"\u20b9 ?\d", "IN"),
        ("/-", r"\bRs\.? ?\d[\d,]*/-", "IN"),
        ("\u20ba", r"\u20ba ?\d|\d ?\u20ba", "TR"),
        ("TL", r"\d ?TL\b", "TR"),
        ("\u20bd", r"\d ?\u20bd", "RU"),
        ("\u0440\u0443\u0431", r"\d ?\u0440\u0443\u0431\b", "RU"),
        ("\u20b4", r"\d ?\u20b4", "UA"),
        ("\u0433\u0440\u043d", r"\d ?\u0433\u0440\u043d\b", "UA"),
        ("\u20a9", r"\u20a9 ?\d", "KR"),
        ("\uc6d0", r"\d ?\uc6d0", "KR"),
        ("\u20ab", r"\d ?\u20ab", "VN"),
        ("VN\u0110", r"\d ?VN\u0110", "VN"),
        ("Rp", r"\bRp\.? ?\d", "ID"),
        ("\u20aa", r"\u20aa ?\d|\d ?\u20aa", "IL"),
        ("\u0e3f", r"\u0e3f ?\d", "TH"),
        ("\u0e1a\u0e32\u0e17", r"\d ?\u0e1a\u0e32\u0e17", "TH"),
        ("\u20b1", r"\u20b1 ?\d", "PH"),
        ("\u20a6", r"\u20a6 ?\d", "NG"),
        ("\u00a3", r"\u00a3 ?\d", "GB"),
        ("RM", r"\bRM ?\d", "MY"),
        ("KSh", r"\bKSh\.? ?\d", "KE"),
    )
)
# Of them, those that stand for other currencies and measures as well.
COMMON_SIGNS = frozenset({"Ft", "/-", "RM", "\u0440\u0443\u0431"})

# Languages of several countries, and the one that most of their sites are of.
MAIN_COUNTRIES = {"bn": "BD", "de": "DE", "fr": "FR", "ru": "RU"}

# (letters of which every match has some, legal form of one country, its code).
COMPANIES = tuple(
    (needed, compile_re(rf"(?<!\w)(?:{pattern})(?!\w)"), code)
    for needed, pattern, code in (
        (("Pvt", "Private"), r"Pvt\.? ?Ltd|Private Limited", "IN"),
        (
            ("GbR", "Verein", "V.", "gGmbH", "UG"),
            r"GbR|eingetragener Verein|e\. ?V\.|gGmbH|UG \(haftungsbeschränkt\)",
            "DE",
        ),
        (("S.p.A.", "S.r.l.", "S.n.c."), r"S\.p\.A\.|S\.r\.l\.|S\.n\.c\.", "IT"),
        (("SAS", "SARL", "EURL", "loi 1901"), r"SAS|SARL|EURL|SASU|association loi 1901", "FR"),
        (("LTDA", "Ltda", "EIRELI"), r"LTDA|Ltda\.?|EIRELI", "BR"),
        (("Oy",), r"Oy|Oyj", "FI"),
        (("ApS", "A/S"), r"ApS|A/S", "DK"),
        (("B.V.",), r"B\.V\.", "NL"),
        (("Kft", "Zrt", "Nyrt"), r"Kft\.?|Zrt\.?|Nyrt\.?", "HU"),
        (("OÜ",), r"OÜ", "EE"),
        (("UAB", "VšĮ"), r"UAB|VšĮ", "LT"),
        (("SIA",), r"SIA", "LV"),
        (("ООО",), r"ООО", "RU"),
        (("ТОВ",), r"ТОВ", "UA"),
        (("C.V.",), r"S\.A\. de C\.V\.", "MX"),
        (("Sdn",), r"Sdn\.? ?Bhd", "MY"),
        (("株式会社", "有限会社"), r"株式会社|有限会社", "JP"),
        (("주식회사",), r"주식회사", "KR"),
        (("A.Ş.", "Şti"), r"A\.Ş\.|Ltd\. ?Şti\.", "TR"),
    )
)


def country_of_domain(top: str) -> str:
    """The country of a national top-level domain in lower case; "" if it is none."""
    code = "GB" if top == "uk" else top.upper()
    return code if code in CODES else ""


# (pattern, country, lower-case pieces of which every match has one).
REGISTRATIONS = tuple(
    (compile_re(pattern), code, needed)
    for pattern, code, needed in (
        (r"\bABN:? \d\d", "AU", ("abn",)),
        (r"\bFN \d{5,6} ?[a-z]\b|\bATU\d{8}\b", "AT", ("fn ", "atu")),
        (r"\bCNPJ:? \d\d", "BR", ("cnpj",)),
        (r"\bCHE-\d{3}\.\d{3}\.\d{3}\b", "CH", ("che-",)),
        (r"ICP备|公网安备", "CN", ("icp备", "公网安备")),
        (r"\bNIT:? \d{3}\.?\d{3}", "CO", ("nit ", "nit:")),
        (r"\bIČO?:? ?\d{8}\b", "CZ", ("ič",)),
        (
            r"\bUSt-?Id(?:Nr)?\.?:? ?DE ?\d{9}\b|\bSteuernummer:? \d",
            "DE",
            ("ust-id", "ustid", "steuernummer"),
        ),
        (r"\bCVR(?:-nr)?\.?:? ?\d{8}\b", "DK", ("cvr",)),
        (
            r"\bSIRE[TN]:? ?\d{3} ?\d{3} ?\d{3}|\bloi (?:de )?1901\b|\bRCS [A-Z][a-z]+ ",
            "FR",
            ("sire", "loi ", "rcs "),
        ),
        (
            (
                r"(?i:registered in (?:england|scotland)|company (?:no|number)\.?:? \d{8}\b"
                r"|registered charity "
                r"(?:no|number)\.?:? \d{6})"
            ),
            "GB",
            ("registered", "company"),
        ),
        (r"\bRCN\)? \d{8}\b|\bCHY \d{4,5}\b", "IE", ("rcn", "chy ")),
        (r"(?i:\bP\. ?IVA|partita iva):? ?(?:IT)?\d{11}\b|\bREA [A-Z]{2}[- ]\d", "IT", ("iva", "rea ")),
        (r"特定商取引法|〒\d{3}-\d{4}|法人番号", "JP", ("特定商取引法", "〒", "法人番号")),
        (r"사업자등록번호", "KR", ("사업자등록번호",)),
        (r"(?i:\bKvK)(?:-nr|-nummer)?\.?:? ?\d{8}\b|\bNL\d{9}B\d\d\b", "NL", ("kvk", "nl")),
        (r"\b(?:NIP|KRS|REGON):? ?\d{3}|sp\. z o\.o\.", "PL", ("nip", "krs", "regon", "sp. z o.o.")),
        (r"(?i:\borg\.? ?(?:nr|nummer))\.?:? ?\d{3} ?\d{3} ?\d{3}\b(?! ?-)", "NO", ("org",)),
        (r"\bNIPC:? ?\d{3}|[Ll]ivro de [Rr]eclamações", "PT", ("nipc", "ivro de")),
        (r"\bИНН:? ?\d{10}|\bОГРН:? ?\d{13}", "RU", ("инн", "огрн")),
        (r"(?i:\borg\.? ?(?:nr|nummer))\.?:? ?\d{6} ?- ?\d{4}\b", "SE", ("org",)),
        (r"(?i:\bmersis (?:no|numarası)|\bKVKK\b)", "TR", ("mers", "kvkk")),
        (
            r"\b501\(c\)\(3\)|\bEIN:? \d\d-\d{7}\b|\bUSDOT\b|\bMember FDIC\b|\bNMLS\b",
            "US",
            ("501(c)", "ein ", "ein:", "usdot", "member fdic", "nmls"),
        ),
    )
)

# Languages of one country, nearly, with their letters or words; a page may declare a wrong one.
LANGUAGES = {
    "ja": ("JP", compile_re("[\u3040-\u30ff]{2}")),
    "ko": ("KR", compile_re("[\uac00-\ud7af]{2}")),
    "vi": ("VN", compile_re("[\u1ea0-\u1ef9]")),
    "th": ("TH", compile_re("[\u0e01-\u0e4e]{2}")),
    "he": ("IL", compile_re("[\u05d0-\u05ea]{2}")),
    "iw": ("IL", compile_re("[\u05d0-\u05ea]{2}")),
    "fa": ("IR", compile_re("[\u067e\u0686\u0698\u06af\u06a9\u06cc]")),
    "bg": ("BG", compile_re("[\u0430-\u044f]{2}")),
    "ca": ("ES", compile_re("[\u00e0\u00e8\u00f2\u00ef\u00b7]")),
    "cs": ("CZ", compile_re("[\u011b\u0159\u016f]")),
    "da": ("DK", compile_re("[\u00e6\u00f8\u00e5]")),
    "el": ("GR", compile_re("[\u03b1-\u03c9]{2}")),
    "eu": ("ES", compile_re(r"\b(?:eta|da|dira|edo|bat|ere|gure|izan)\b")),
    "gl": ("ES", compile_re(r"\b(?:dos|das|unha|coa|pola|nosa|noso|para)\b")),
    "hy": ("AM", compile_re("[\u0561-\u0586]{2}")),
    "ka": ("GE", compile_re("[\u10d0-\u10f0]{2}")),
    "km": ("KH", compile_re("[\u1780-\u17b3]{2}")),
    "mk": ("MK", compile_re("[\u0453\u045c\u0455\u0458]")),
    "et": ("EE", compile_re("[\u00f5\u00e4\u00f6\u00fc]")),
    "fi": ("FI", compile_re("[\u00e4\u00f6]")),
    "hu": ("HU", compile_re("[\u0151\u0171]")),
    "id": ("ID", compile_re(r"\b(?:dan|dengan|kami|untuk|yang)\b")),
    "is": ("IS", compile_re("[\u00f0\u00fe]")),
    "it": ("IT", compile_re(r"\b(?:che|con|degli|del|della|di|gli|nel|per|sono|tutti|un)\b")),
    "lt": ("LT", compile_re("[\u0117\u012f\u0173]")),
    "lv": ("LV", compile_re("[\u0101\u0113\u012b\u016b]")),
    "nb": ("NO", compile_re("[\u00e6\u00f8\u00e5]")),
    "nn": ("NO", compile_re("[\u00e6\u00f8\u00e5]")),
    "no": ("NO", compile_re("[\u00e6\u00f8\u00e5]")),
    "pl": ("PL", compile_re("[\u0105\u0119\u0142\u017c]")),
    "sk": ("SK", compile_re("[\u010d\u0161\u017e\u013e\u00f4]")),
    "sl": ("SI", compile_re("[\u010d\u0161\u017e]")),
    "sv": ("SE", compile_re("[\u00e5\u00e4\u00f6]")),
    "tr": ("TR", compile_re("[\u011f\u0131\u015f]")),
    "uk": ("UA", compile_re("[\u0456\u0457\u0454]")),
}

# Of them, those whose letters tell them.
OWN_SCRIPT = frozenset({"ja", "ko", "vi", "th", "he", "el", "hy", "ka", "km"})

STATES = (
    "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|"
    "T[NX]|UT|V[AT]|W[AIVY]"
)
_PROVINCES = "AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT"

STATE_NAMES = (
    "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho"
    "|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota"
    "|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)"
    "|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah"
    "|Vermont|Virginia|Washington|Wisconsin|Wyoming"
)
PROVINCE_NAMES = (
    "Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova "
    "Scotia|Ontario|Qu[e\u00e9]bec|Saskatchewan"
)

NORTH_AMERICAN = compile_re(
    r"(?<![\d.+-])(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4}(?![\d-])"
)
NUMBER_END = compile_re(r"[ .-]\d{4}(?![\d-])")  # The end of such a number, searched faster than the whole
REGIONS = (
    (compile_re(rf"\b(?:{STATE_NAMES})\b|[a-z],? (?:{STATES})\b"), "US"),
    (compile_re(rf"\b(?:{PROVINCE_NAMES})\b|[a-z],? (?:{_PROVINCES})\b"), "CA"),
)
INDIAN_STATES = (
    "Andhra Pradesh|Assam|Bihar|Chhattisgarh|(?:New )?Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand"
    "|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Odisha|Punjab|Rajasthan|Tamil ?Nadu|Telangana"
    "|Uttar Pradesh|Uttarakhand|West Bengal"
)
CANADA = compile_re(r"\bCanada\b")  # In a header it may be a country selector

# Postcodes that, with the state, are unique to one country, with a part of each that is searched faster.
POSTCODES = (
    (
        compile_re(rf"\b(?:{STATES}|{STATE_NAMES})(?: ?,)? \d{{5}}(?:-\d{{4}})?\b"),
        "US",
        compile_re(r"\d{5}"),
    ),
    (
        compile_re(rf"\b(?:{_PROVINCES}) [A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d\b"),
        "CA",
        compile_re(r"\d[A-Z]\d"),
    ),
    (
        compile_re(r"\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b"),
        "GB",
        compile_re(r"\d[A-Z]{2}"),
    ),
    (
        compile_re("(?<!\\d)\\d{3}(?:\\d{2,3})? ?(?:[台臺][北中南東]|新北|桃園|高雄|基隆|新竹|嘉義)[市縣]"),
        "TW",
        compile_re(r"[市縣]"),
    ),
    (compile_re(r"\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4}\b"), "AU", compile_re(r" \d{4}")),
    (
        compile_re(
            rf"\b(?:{INDIAN_STATES})[ ,.-]{{1,3}}(?:India[ ,.-]{{1,3}})?(?:[Pp][Ii][Nn][ :.-]{{1,3}})?"
            r"\d{3} ?\d{3}\b"
        ),
        "IN",
        compile_re(r"[ ,.:-]\d{3} ?\d{3}"),
    ),
    (
        compile_re(r"\bKec(?:amatan|\.) [A-Z]|\bKab(?:upaten|\.) [A-Z]|\bRT[ .]?\d{1,3} ?/? ?RW[ .]?\d"),
        "ID",
        compile_re(r"K[ea][cb]|RT"),
    ),
)
