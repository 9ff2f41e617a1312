"""Country hints in a footer: registers, tax numbers, postcodes."""

import re
from typing import Final

REGISTERED: Final = tuple(
    (re.compile(pattern), code, needed)
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
"""(pattern, country, lower-case pieces of which every match has one)."""

LANGUAGES: Final = {
    "ja": ("JP", re.compile("[\u3040-\u30ff]{2}")),
    "ko": ("KR", re.compile("[\uac00-\ud7af]{2}")),
    "vi": ("VN", re.compile("[\u1ea0-\u1ef9]")),
    "th": ("TH", re.compile("[\u0e01-\u0e4e]{2}")),
    "he": ("IL", re.compile("[\u05d0-\u05ea]{2}")),
    "iw": ("IL", re.compile("[\u05d0-\u05ea]{2}")),
    "fa": ("IR", re.compile("[\u067e\u0686\u0698\u06af\u06a9\u06cc]")),
    "bg": ("BG", re.compile("[\u0430-\u044f]{2}")),
    "ca": ("ES", re.compile("[\u00e0\u00e8\u00f2\u00ef\u00b7]")),
    "cs": ("CZ", re.compile("[\u011b\u0159\u016f]")),
    "da": ("DK", re.compile("[\u00e6\u00f8\u00e5]")),
    "el": ("GR", re.compile("[\u03b1-\u03c9]{2}")),
    "eu": ("ES", re.compile(r"\b(?:eta|da|dira|edo|bat|ere|gure|izan)\b")),
    "gl": ("ES", re.compile(r"\b(?:dos|das|unha|coa|pola|nosa|noso|para)\b")),
    "hy": ("AM", re.compile("[\u0561-\u0586]{2}")),
    "ka": ("GE", re.compile("[\u10d0-\u10f0]{2}")),
    "km": ("KH", re.compile("[\u1780-\u17b3]{2}")),
    "mk": ("MK", re.compile("[\u0453\u045c\u0455\u0458]")),
    "et": ("EE", re.compile("[\u00f5\u00e4\u00f6\u00fc]")),
    "fi": ("FI", re.compile("[\u00e4\u00f6]")),
    "hu": ("HU", re.compile("[\u0151\u0171]")),
    "id": ("ID", re.compile(r"\b(?:dan|dengan|kami|untuk|yang)\b")),
    "is": ("IS", re.compile("[\u00f0\u00fe]")),
    "it": ("IT", re.compile(r"\b(?:che|con|degli|del|della|di|gli|nel|per|sono|tutti|un)\b")),
    "lt": ("LT", re.compile("[\u0117\u012f\u0173]")),
    "lv": ("LV", re.compile("[\u0101\u0113\u012b\u016b]")),
    "nb": ("NO", re.compile("[\u00e6\u00f8\u00e5]")),
    "nn": ("NO", re.compile("[\u00e6\u00f8\u00e5]")),
    "no": ("NO", re.compile("[\u00e6\u00f8\u00e5]")),
    "pl": ("PL", re.compile("[\u0105\u0119\u0142\u017c]")),
    "sk": ("SK", re.compile("[\u010d\u0161\u017e\u013e\u00f4]")),
    "sl": ("SI", re.compile("[\u010d\u0161\u017e]")),
    "sv": ("SE", re.compile("[\u00e5\u00e4\u00f6]")),
    "tr": ("TR", re.compile("[\u011f\u0131\u015f]")),
    "uk": ("UA", re.compile("[\u0456\u0457\u0454]")),
}
"""Languages of one country, nearly, with their letters or words; a page may declare a wrong one."""

OWN_SCRIPT: Final = frozenset({"ja", "ko", "vi", "th", "he", "el", "hy", "ka", "km"})
"""Of them, those whose letters tell them."""

STATES: Final = (
    "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|"
    "T[NX]|UT|V[AT]|W[AIVY]"
)
_PROVINCES: Final = "AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT"

STATE_NAMES: Final = (
    "Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho"
    "|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota"
    "|Mississippi|Missouri|Montana|Nebraska|Nevada|New (?:Hampshire|Jersey|Mexico|York)"
    "|(?:North|South) (?:Carolina|Dakota)|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|Tennessee|Texas|Utah"
    "|Vermont|Virginia|Washington|Wisconsin|Wyoming"
)
PROVINCE_NAMES: Final = (
    "Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova "
    "Scotia|Ontario|Qu[e\u00e9]bec|Saskatchewan"
)

NORTH_AMERICAN: Final = re.compile(
    r"(?<![\d.+-])(?:\+?1[ .-]?)?(?:\([2-9]\d\d\) ?|[2-9]\d\d[ .-])[2-9]\d\d[ .-]\d{4}(?![\d-])"
)
NUMBER_END: Final = re.compile(r"[ .-]\d{4}(?![\d-])")
"""The end of such a number, searched faster than the whole."""
REGIONS: Final = (
    (re.compile(rf"\b(?:{STATE_NAMES})\b|[a-z],? (?:{STATES})\b"), "US"),
    (re.compile(rf"\b(?:{PROVINCE_NAMES})\b|[a-z],? (?:{_PROVINCES})\b"), "CA"),
)
INDIAN_STATES: Final = (
    "Andhra Pradesh|Assam|Bihar|Chhattisgarh|(?:New )?Delhi|Goa|Gujarat|Haryana|Himachal Pradesh|Jharkhand"
    "|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Odisha|Punjab|Rajasthan|Tamil ?Nadu|Telangana"
    "|Uttar Pradesh|Uttarakhand|West Bengal"
)
CANADA: Final = re.compile(r"\bCanada\b")
"""In a header it may be a country selector."""

POSTCODES: Final = (
    (
        re.compile(rf"\b(?:{STATES}|{STATE_NAMES})(?: ?,)? \d{{5}}(?:-\d{{4}})?\b"),
        "US",
        re.compile(r"\d{5}"),
    ),
    (
        re.compile(rf"\b(?:{_PROVINCES}) [A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d\b"),
        "CA",
        re.compile(r"\d[A-Z]\d"),
    ),
    (
        re.compile(r"\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b"),
        "GB",
        re.compile(r"\d[A-Z]{2}"),
    ),
    (
        re.compile("(?<!\\d)\\d{3}(?:\\d{2,3})? ?(?:[台臺][北中南東]|新北|桃園|高雄|基隆|新竹|嘉義)[市縣]"),
        "TW",
        re.compile(r"[市縣]"),
    ),
    (re.compile(r"\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4}\b"), "AU", re.compile(r" \d{4}")),
    (
        re.compile(
            rf"\b(?:{INDIAN_STATES})[ ,.-]{{1,3}}(?:India[ ,.-]{{1,3}})?(?:[Pp][Ii][Nn][ :.-]{{1,3}})?"
            r"\d{3} ?\d{3}\b"
        ),
        "IN",
        re.compile(r"[ ,.:-]\d{3} ?\d{3}"),
    ),
    (
        re.compile(r"\bKec(?:amatan|\.) [A-Z]|\bKab(?:upaten|\.) [A-Z]|\bRT[ .]?\d{1,3} ?/? ?RW[ .]?\d"),
        "ID",
        re.compile(r"K[ea][cb]|RT"),
    ),
)
"""Postcodes that, with the state, are unique to one country, with a part of each that is searched faster."""
