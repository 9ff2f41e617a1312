"""What the small print of a page says about the country of its owner: registers, tax numbers, postcodes."""

import re
from typing import Final

REGISTERED: Final = tuple(
    (re.compile(pattern), code)
    for pattern, code in (
        (r"\bABN:? \d\d", "AU"),
        (r"\bFN \d{5,6} ?[a-z]\b|\bATU\d{8}\b", "AT"),
        (r"\bCNPJ:? \d\d", "BR"),
        (r"\bCHE-\d{3}\.\d{3}\.\d{3}\b", "CH"),
        (r"ICP备|公网安备", "CN"),
        (r"\bNIT:? \d{3}\.?\d{3}", "CO"),
        (r"\bIČO?:? ?\d{8}\b", "CZ"),
        (r"\bUSt-?Id(?:Nr)?\.?:? ?DE ?\d{9}\b|\bSteuernummer:? \d", "DE"),
        (r"\bCVR(?:-nr)?\.?:? ?\d{8}\b", "DK"),
        (r"\bSIRE[TN]:? ?\d{3} ?\d{3} ?\d{3}|\bloi (?:de )?1901\b|\bRCS [A-Z][a-z]+ ", "FR"),
        (
            r"(?i:registered in (?:england|scotland)|company (?:no|number)\.?:? \d{8}\b|registered charity (?:no|number)\.?:? \d{6})",
            "GB",
        ),
        (r"\bRCN\)? \d{8}\b|\bCHY \d{4,5}\b", "IE"),
        (r"(?i:\bP\. ?IVA|partita iva):? ?(?:IT)?\d{11}\b|\bREA [A-Z]{2}[- ]\d", "IT"),
        (r"特定商取引法|〒\d{3}-\d{4}|法人番号", "JP"),
        (r"사업자등록번호", "KR"),
        (r"(?i:\bKvK)(?:-nr|-nummer)?\.?:? ?\d{8}\b|\bNL\d{9}B\d\d\b", "NL"),
        (r"\b(?:NIP|KRS|REGON):? ?\d{3}|sp\. z o\.o\.", "PL"),
        (r"\bNIPC:? ?\d{3}|[Ll]ivro de [Rr]eclamações", "PT"),
        (r"\bИНН:? ?\d{10}|\bОГРН:? ?\d{13}", "RU"),
        (r"(?i:\bmersis (?:no|numarası)|\bKVKK\b)", "TR"),
        (r"\b501\(c\)\(3\)|\bEIN:? \d\d-\d{7}\b|\bUSDOT\b|\bMember FDIC\b|\bNMLS\b", "US"),
    )
)
"""Numbers and phrases that the law of one country alone asks of its sites."""

_STATES: Final = "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]"
_PROVINCES: Final = "AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT"

POSTCODES: Final = (
    (re.compile(rf"\b(?:{_STATES}) \d{{5}}(?:-\d{{4}})?\b"), "US"),
    (re.compile(rf"\b(?:{_PROVINCES}) [A-CEGHJ-NPR-TVXY]\d[A-Z] ?\d[A-Z]\d\b"), "CA"),
    (re.compile(r"\b[A-Z]{1,2}\d[A-Z\d]? \d[ABD-HJLNP-UW-Z]{2}\b"), "GB"),
    (re.compile(r"\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4}\b"), "AU"),
)
"""Postcodes whose form, with the state before it, is one country's alone."""
