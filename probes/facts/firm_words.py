"""Words on firms' pages, in the most common languages."""

import re
from typing import Final

from probes.facts.marks import Marks

FORMS: Final = re.compile(
    r"(?<!\w)(?:Ltd|Limited|LLC|L\.L\.C|LLP|Inc|Incorporated|Corp|Corporation|PLC|plc|Pty"
    r"|GmbH|AG|KG|OHG|e\.K|S\.?A\.?R\.?L"
    r"|S\.?A\.?S|S\.?R\.?L|S\.?r\.?l|S\.?p\.?A|S\.?L\.?U?|S\.A|Ltda|LTDA|Lda|B\.?V|N\.?V|A/S|ApS|AB|AS|Oyj?"
    r"|Sp\. z o\.? ?o|S\.?R\.?O|s\.r\.o"
    r"|a\.s|Kft|Zrt|d\.o\.o|A\.?Ş|Şti|OÜ|UAB|SIA|Tbk|Pvt|ООО"
    r"|ЗАО|ОАО|ТОВ|ТОО|ИП"
    r"|ЕООД|ООД|АД)(?!\w)"
    r"|株式会社|有限会社|合同会社|有限公司"
    r"|주식회사|\(주\)"
)

FIRM_LINKS: Final = {
    "services": Marks.of(
        r"(?:our )?services|what we do|(?:unsere )?leistungen|(?:nos )?(?:services|prestations)"
        r"|(?:nuestros )?servicios|(?:i nostri )?servizi",
        r"(?:nossos )?serviços|(?:onze )?diensten|(?:nasze )?usługi|oferta|hizmetler(?:imiz)?"
        r"|(?:våra )?tjänster|услуги"
        r"|услуги и цены"
        r"|сервис|услугите",
        r"služby|ydelser|palvelut|szolgáltatások|servicii"
        r"|послуги"
        r"|υπηρεσίες|dịch vụ|layanan"
        r"|サービス|事業内容|业务|服务项目"
        r"|서비스|خدماتنا"
        r"|שירותים",
    ),
    "products": Marks.of(
        r"(?:our )?products(?: (?:&|and) services)?|solutions|industries|applications|equipment|brands"
        r"|produkte|lösungen|produits|productos|prodotti",
        r"produtos|producten|produkty|ürünler(?:imiz)?|produkter"
        r"|продукция"
        r"|продукты|tuotteet|termékek|produse"
        r"|製品情報|产品中心|제품"
        r"|منتجاتنا",
    ),
    "shown": Marks.of(
        r"projects|our projects|portfolio|our work|gallery|photo gallery|case studies|testimonials|reviews"
        r"|references|clients|our clients|referenzen|références",
        r"réalisations|nos réalisations|proyectos|clientes|progetti|realizzazioni|realizacje"
        r"|projeler|referanslar|referenser|объекты"
        r"|портфолио|отзывы"
        r"|наши работы|reference|referencer"
        r"|施工事例|実績|成功案例",
    ),
    "company": Marks.of(
        r"company|our company|the company|about (?:the|our) company|company profile|corporate|careers"
        r"|investors|investor relations|press|our team|meet the team|our staff|our story",
        r"unternehmen|über uns|karriere|unser team|entreprise|notre entreprise|l['\u2019]entreprise"
        r"|notre équipe|recrutement|empresa|la empresa|nosotros|azienda|chi siamo|empresa|quem somos"
        r"|bedrijf|over ons",
        r"firma|o firmie|o nas|kariera|kurumsal|hakkımızda|företaget|om oss|om os"
        r"|о компании"
        r"|вакансии|o nás|yritys|rólunk|despre noi"
        r"|про нас|会社概要|会社案内"
        r"|企業情報|公司简介|关于我们"
        r"|회사소개|من نحن",
    ),
    "asked": Marks.of(
        r"(?:free |request a |get a )?(?:free )?(?:quote|estimate)|free consultation"
        r"|request an? (?:appointment|information)|locations|directions|hours|specials|financing"
        r"|reservations|rooms|accommodations|rates|menu",
        r"anfahrt|öffnungszeiten|devis(?: gratuit)?|horaires|presupuesto|preventivo|offerte aanvragen"
        r"|cennik|teklif al|цены"
        r"|прайс-?лист|zimmer|chambres|habitaciones|camere",
    ),
}

REACHED: Final = Marks.of(
    r"phone|tel|telephone|fax|toll free|call us|call now|call today|telefon|telefax|tél"
    r"|téléphone|teléfono|telefono|telefone|telefoon|puhelin|тел"
    r"|телефон|факс|電話|电话"
    r"|传真|전화|팩스|هاتف"
    r"|opening hours|business hours|öffnungszeiten|vat (?:no|reg|number)|ust-idnr|p\.? ?iva|siret|nip"
    r"|инн|abn",
)

_AMOUNT: Final = r"\d{1,6}(?:[.,\s\u00a0]\d{2,3}){0,2}"
_SIGNS: Final = "$€£¥₽₴₹₺₩"
_NAMES: Final = r"zł|kč|kr\.?|ft|lei|лв\.?|руб\.?|грн\.?|usd|eur|gbp|chf|円|元"
_FIRST: Final = _SIGNS + "".join(sorted({name[0] for name in _NAMES.split("|")}))
_CURRENCY: Final = rf"(?=[{_FIRST}])(?:[{_SIGNS}]|{_NAMES})"
_WHOLE: Final = _AMOUNT.replace(r"\d{1,6}", r"(?<=\d)(?<![\d.,]\d)\d{0,5}", 1)
PRICE: Final = re.compile(
    rf"[{_SIGNS}\d](?:(?<=[{_SIGNS}])\s?{_AMOUNT}|{_WHOLE}\s?{_CURRENCY}(?!\w))", re.IGNORECASE
)
"""Begins with one class of characters, which is searched fast, and looks behind it which it was."""
