"""Hints of a site's kind: host names, generators, schema.org types, links and patterns of words."""

import re
from functools import cache

from index.values.vocabulary import EntityType
from probes.facts.lazy_pattern import compile_re
from probes.facts.patterns import WordPatterns

FORMS = compile_re(
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

FIRM_LINKS = {
    "services": WordPatterns(
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
    "products": WordPatterns(
        r"(?:our )?products(?: (?:&|and) services)?|solutions|industries|applications|equipment|brands"
        r"|produkte|lösungen|produits|productos|prodotti",
        r"produtos|producten|produkty|ürünler(?:imiz)?|produkter"
        r"|продукция"
        r"|продукты|tuotteet|termékek|produse"
        r"|製品情報|产品中心|제품"
        r"|منتجاتنا",
    ),
    "shown": WordPatterns(
        r"projects|our projects|portfolio|our work|gallery|photo gallery|case studies|testimonials|reviews"
        r"|references|clients|our clients|referenzen|références",
        r"réalisations|nos réalisations|proyectos|clientes|progetti|realizzazioni|realizacje"
        r"|projeler|referanslar|referenser|объекты"
        r"|портфолио|отзывы"
        r"|наши работы|reference|referencer"
        r"|施工事例|実績|成功案例",
    ),
    "company": WordPatterns(
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
    "asked": WordPatterns(
        r"(?:free |request a |get a )?(?:free )?(?:quote|estimate)|free consultation"
        r"|request an? (?:appointment|information)|locations|directions|hours|specials|financing"
        r"|reservations|rooms|accommodations|rates|menu",
        r"anfahrt|öffnungszeiten|devis(?: gratuit)?|horaires|presupuesto|preventivo|offerte aanvragen"
        r"|cennik|teklif al|цены"
        r"|прайс-?лист|zimmer|chambres|habitaciones|camere",
    ),
}

CONTACT_WORDS = WordPatterns(
    r"phone|tel|telephone|fax|toll free|call us|call now|call today|telefon|telefax|tél"
    r"|téléphone|teléfono|telefono|telefone|telefoon|puhelin|тел"
    r"|телефон|факс|電話|电话"
    r"|传真|전화|팩스|هاتف"
    r"|opening hours|business hours|öffnungszeiten|vat (?:no|reg|number)|ust-idnr|p\.? ?iva|siret|nip"
    r"|инн|abn",
)

_AMOUNT = r"\d{1,6}(?:[.,\s\u00a0]\d{2,3}){0,2}"
_SIGNS = "$€£¥₽₴₹₺₩"
_NAMES = r"zł|kč|kr\.?|ft|lei|лв\.?|руб\.?|грн\.?|usd|eur|gbp|chf|円|元"
_FIRST = _SIGNS + "".join(sorted({name[0] for name in _NAMES.split("|")}))
_CURRENCY = rf"(?=[{_FIRST}])(?:[{_SIGNS}]|{_NAMES})"
_WHOLE = _AMOUNT.replace(r"\d{1,6}", r"(?<=\d)(?<![\d.,]\d)\d{0,5}", 1)
# Begins with one class of characters, which is searched fast, and looks behind it which it was.
PRICE = compile_re(
    rf"[{_SIGNS}\d](?:(?<=[{_SIGNS}])\s?{_AMOUNT}|{_WHOLE}\s?{_CURRENCY}(?!\w))", re.IGNORECASE
)


_E = EntityType
# In titles and site names.
NAME_WORDS = {
    _E.GOVERNMENT: WordPatterns(
        r"(?:borough|county|city|town|parish|district|municipal|village|state) council"
        r"|(?:city|town|village|county|state|government|ministry|department|municipality) of(?: the)?",
        r"^gemeinde|^stadt|^markt|^landkreis|landratsamt|stadtverwaltung|^polizei|bundes(?:amt|ministerium"
        r"|anstalt|agentur|polizei|zentrale)\w*|\w*ministerium|finanzamt|verbandsgemeinde",
        r"^ville de|^ville d['\u2019]|^mairie|^commune de|préfecture|ministère"
        r"|conseil (?:départemental|régional)|communauté (?:de communes|d['\u2019]agglomération)",
        r"^ayuntamiento|^ajuntament|^concello|^diputación|^municipalidad|^gobierno de|^alcaldía|^ministerio",
        r"^comune di|^provincia di|^regione|^prefeitura|^câmara municipal|^município|^governo|^gemeente"
        r"|^provincie",
        r"^gmina|^miasto|^urząd|^powiat|^starostwo|ministerstwo|belediyesi|valiliği|bakanlığı|kaymakamlığı"
        r"|\w+ kommune?|^kommun|\w+ kommun",
        r"人民政府|政府|市役所|町役場|県庁|公式ホームページ|[市町村]公式|市政府|区政府|بلدية|وزارة|حكومة|محافظة|администрация|министерство"
        r"|시청|구청|군청",
        r"(?:department|division|bureau|ministry|office) of(?: the)? \w+|ayuntamiento|ajuntament"
        r"|municipalidad|alcaldía|gobernación|comune di|câmara municipal|prefeitura|município de"
        r"|junta de freguesia|urząd (?:miejski|miasta|gminy)|miasto i gmina|mairie de|landeshauptstadt"
        r"|bezirksamt|rijksoverheid|waterschap",
        r"^město|^obec|městský úřad|obecní úřad|oficiální stránky (?:města|obce|městyse)|\w+ kommunes"
        r"|kaupunki|\w+n kunta|önkormányzat\w*|polgármesteri hivatal|^primăria|consiliul (?:local|județean)"
        r"|^ministerul|міська рада|сільська рада|\w+ громада|^міністерство|^δήμος|υπουργείο|περιφέρεια",
        r"^pemerintah|kabupaten|kementerian|ủy ban nhân dân|cổng thông tin điện tử|जिला (?:प्रशासन|पंचायत)"
        r"|नगर (?:निगम|पालिका|परिषद)|ग्राम पंचायत|मंत्रालय|עיריית|מועצה (?:מקומית|אזורית)|משרד ה\w+|村役場"
        r"|区役所|府庁|都庁|省庁|군청|도청",
        r"(?:site|site web|portail) officiel de la (?:ville|commune|mairie)|ville"
        r"|chancellor['\u2019]s office|federal \w+ opportunities",
    ),
    _E.EDUCATION: WordPatterns(
        r"university|college|academy|(?:high|primary|elementary|middle|secondary|grammar|nursery|business"
        r"|private|day|boarding) school|school district|schools|kindergarten|k-12",
        r"universität|hochschule|fachhochschule|\w*gymnasium|\w*grundschule|\w*realschule|\w*gesamtschule"
        r"|\w*berufsschule|\w*musikschule|volkshochschule|\w*akademie",
        r"université|lycée|collège|école|universidad|colegio|instituto de educación|escuela|ies|università"
        r"|liceo|istituto comprensivo|istituto tecnico|scuola",
        r"universidade|faculdade|escola|colégio|agrupamento de escolas|universiteit|hogeschool|basisschool"
        r"|scholengemeenschap|uniwersytet|politechnika|akademia|uczelnia|szkoła|liceum",
        r"üniversitesi|okulu|koleji|lisesi|universitet|högskola|høgskole|skole|skola|online courses|courses",
        r"大学|大學|高校|高等学校|小学校|中学校|学院|中学|小学|幼稚園|幼儿园|대학교|고등학교|초등학교|جامعة|مدرسة|كلية|университет|школа|гимназия"
        r"|лицей",
        r"universitas|sekolah|madrasah|sma|smk|smp|sman|univerzita|základní škola|mateřská škola"
        r"|střední škola|gymnázium|gymnasium|yliopisto|ammattikorkeakoulu|lukio|egyetem|gimnázium|iskola"
        r"|universitatea|liceul|colegiul|școala|університет|ліцей|πανεπιστήμιο|σχολείο|đại học|trường"
        r"|học viện|विश्वविद्यालय|विद्यालय|महाविद्यालय|אוניברסיטת?|מכללת?|בית ספר",
    ),
    _E.COMMUNITY: WordPatterns(
        r"forums?|message board|bulletin board|community|communities|foren|\w+-forum|foro|foros|comunidad"
        r"|communauté|comunità|comunidade|forumu|topluluğu|społeczność|lemmy|mastodon",
        r"掲示板|フォーラム|コミュニティ|论坛|社区|論壇|社群|커뮤니티|포럼|منتدى|منتديات|форум|сообщество",
        r"fórum|diskuze|keskustelu\w*|diễn đàn|פורום|φόρουμ|wiki|fan wiki|talk|discussions?|board index"
        r"|user group|meetup|mastodon server|instance",
        r"social network|network of communities|online community|soziales netzwerk|réseau social"
        r"|red social|rete sociale|rede social"
        r"|социальная сеть"
        r"|mötesplats|społecznościow\w+|tartışmalar|advisory board"
        r"|انجمن|گفتگو\w*|answers"
        r"|questions (?:and|&) answers|q&a",
    ),
    _E.MEDIA: WordPatterns(
        r"gazette|tribune|herald|newspaper|times|daily news|local news|news|post-dispatch|radio|tv|magazine"
        r"|podcast|fm",
        r"nachrichten|zeitung|kurier|anzeiger|tageblatt|magazin|actualités|actus|journal|journaux|gazette de"
        r"|noticias|diario|periódico|notizie|cronache|corriere|gazzetta|quotidiano",
        r"notícias|jornal|nieuws|weekblad|dagblad|krant|wiadomości|kurier|gazeta|haberleri|haber|gazetesi"
        r"|postası|son dakika|nyheter|tidning|avis",
        r"新聞|ニュース|新闻网|日报|晚报|時報|日報|뉴스|신문|일보|أخبار|جريدة|صحيفة|новости|газета",
        r"sentinel|chronicle|courier|observer|examiner|a podcast|podcasts|broadcasting|correio|diário|folha"
        r"|tribuna|el heraldo|la voz|deník|noviny|zprávy|dagblad|avisen|nyheder|sanomat|uutiset|lehti|hírek"
        r"|hírlap|știri|ziarul|новини|вісник|ειδήσεις|εφημερίδα|tin tức|thời báo|berita|kabar|harian|समाचार"
        r"|खबरें|न्यूज़|hindi news|חדשות",
        r"\w*nieuws\w*|\w*nyheter\w*|\w*nyheder|\w*zeitung|televisi\w+|television|televiziya"
        r"|broadcast(?:er|ing)?|tv-?канал|телеканал|лента новостей|latest news|breaking news"
        r"|celebrity gossip|tabloid|headlines|e-?zine|news and reviews|reviews and news|online-?magazin"
        r"|webzine|tidsskrift|revista|rivista|czasopismo|dergi\w*|журнал|časopis",
    ),
    _E.BLOG: WordPatterns(
        r"blog|weblog|blogs|newsletter|diary|notes from|ein blog|blog de|blog di|ブログ|博客|部落格|블로그"
        r"|مدونة|блог",
        r"diaries|journal of|travel(?:ling)? (?:blog|diary)|jurnal(?: de \w+)?|dagbok|dagboek|pamiętnik"
        r"|günlüğü|carnet de|cuaderno de|diario di|musings|writes(?: code)?|thoughts (?:on|about)|notes on"
        r"|日記|手帳|ぶろぐ|日志|随笔|일기|блог",
    ),
    _E.DOCUMENTATION: WordPatterns(
        r"documentation|docs|api reference|developer (?:guide|portal|documentation|docs)|developers|handbook"
        r"|reference manual|user (?:guide|manual)|help cent(?:er|re)|knowledge base",
        r"dokumentation|handbuch|hilfecenter|hilfe-center|documentación|documentazione|documentação"
        r"|documentatie|dokumentacja|dokümantasyon|centre d['\u2019]aide|centro de ayuda|kennisbank",
        r"ドキュメント|文档|文件中心|문서|документация|ヘルプセンター",
        r"introduction|api docs|developer hub|reference guide|user manual|runbook|dokumentace|dokumentasjon"
        r"|dokumentaatio|documentație|документація|τεκμηρίωση|tài liệu|dokumentasi|תיעוד|リファレンス"
        r"|マニュアル|使用手册|매뉴얼|support cent(?:er|re)|ayuda|aide",
    ),
    _E.DIRECTORY: WordPatterns(
        r"directory|director(?:y|ies) of|listings?|find a(?:n)? \w+ near you|yellow pages|(?:remote )?jobs"
        r"|job board|\w*verzeichnis|branchenbuch|\w+-finder|\w*finder",
        r"annuaire|directorio|guía de|guía empresas|páginas amarillas|elenco|trova \w+|fornitori"
        r"|bedrijvengids|telefoongids|katalog firm|rehberi|firma rehberi|diretório|guia de|list of|awesome",
        r"名鑑|一覧|黄页|目录|دليل|каталог|справочник",
        r"near you|find a \w+|compare \w+|reviews (?:&|and) ratings|marketplace|local (?:businesses|experts)"
        r"|business listings|job listings|stellenangebote|jobbörse|portal \w+|offres d['\u2019]emploi|empleos"
        r"|vergleich|comparatif|seznam firem|katalog|katalógus|catalog de|довідник|κατάλογος|danh bạ"
        r"|direktori|口コミ|ランキング|比較サイト|求人",
        r"classifieds?|classified ads|free ads|kleinanzeigen|petites annonces|anuncios clasificados"
        r"|clasificados|annunci(?: gratuiti)?|bakeca|ogłoszenia|объявлени\w+|обяви|оголошення|ilanlar\w*"
        r"|inzer\w+|apróhirdetés\w*|anunțuri|oglasi|annonser|zoekertjes|advertenties"
        r"|classificados|分類広告|分类信息|price comparison|compare prices"
        r"|preisvergleich|comparateur de prix|comparador de precios|porovnání cen"
        r"|srovnání cen|porównywarka cen"
        r"|сравнение цен|coupons?|promo codes?"
        r"|discount codes?|voucher codes?|gutscheine?|codes? promo|rabattkod\w*|kupongkod\w*|job listings"
        r"|diversity jobs|shareware|software downloads?|недвижимость|nekretnine|find hotels|hotel reviews"
        r"|recenze \w+",
    ),
    _E.TOOL: WordPatterns(
        r"calculators?|converter|formatter|validator|generator|checker|minifier|encoder|decoder|online tools?"
        r"|regex tester|test and debug|format, validate|merge|compress|split",
        r"\w*rechner|konverter|umrechner|erzeugen|berechnen|calculatrice|calculateur|convertisseur"
        r"|générateur|calculadora|conversor|generador|calcolatrice|convertitore|calcolo",
        r"berekenen|omrekenen|rekenmachine|kalkulator|przelicznik|hesaplama|çevirici|hesap makinesi|räknare"
        r"|omvandlare",
        r"計算|変換ツール|换算|计算器|转换器|생성기|계산기|حاسبة|محول|калькулятор|конвертер",
        r"stopwatch|timer|countdown|metronome|speed ?test|password generator|qr code generator"
        r"|random \w+ (?:generator|picker)|unit conver\w+|time zone|text editor|image (?:editor|resizer)"
        r"|pdf \w+|word counter|translator|open[- ]source \w+|free and open[- ]source|browser extension"
        r"|command[- ]line tool|library for|\w+ library|framework for",
        r"kalkulačka|převodník|beregner|laskuri|számológép|calculator|calculator online|калькулятор"
        r"|υπολογιστής|máy tính|kalkulator|מחשבון|कैलकुलेटर|在线工具|ツール|도구",
    ),
    _E.NONPROFIT: WordPatterns(
        r"charity|charitable|foundation|non-?profit|ngo|rescue|relief|hospice|food bank|trust|association"
        r"|society",
        r"e\. ?v\.|stiftung|\w*verein|tafel|verband|hilfswerk|association|fondation|ong|fundación|asociación"
        r"|fondazione|associazione|onlus|odv",
        r"fundação|instituto|associação|stichting|vereniging|fundacja|stowarzyszenie|vakfı|derneği"
        r"|stiftelsen|förening|ideell",
        r"nonprofit|npo|npo法人|公益|基金会|財団|協会|재단|مؤسسة خيرية|جمعية|фонд",
        r"charities|humanitarian|hilfe für|förderverein|nonprofits?|benevolent|conservation trust|church"
        r"|parish|ministries|nadace|nadační fond|spolek|foreningen|indsamling\w*|yhdistys|säätiö|alapítvány"
        r"|egyesület|asociația|fundația|благодійн\w+|громадська організація|σύλλογος|ίδρυμα|yayasan|quỹ"
        r"|עמותת?|ट्रस्ट|फाउंडेशन|संस्थान|kirche|kirchengemeinde|paroisse|parroquia|parafia",
    ),
    _E.SAAS: WordPatterns(
        r"software|platform|saas|crm|erp|emr|automation|api for|infrastructure|the all-in-one|workspace"
        r"|app for|payroll|project management|roadmaps?|ai agents?|email hosting",
        r"\w*software|plattform|lohnabrechnung online|buchhaltung online|logiciel|plateforme|solution saas"
        r"|plataforma|facturación electrónica|sistema de|punto de venta",
        r"gestionale|fatturazione elettronica|programma|sistema|personeelsplanning|planning voor"
        r"|boekhoudprogramma|program do|system do|yazılımı|programı|plattform för",
        r"クラウド|システム|管理システム|云平台|管理系统|软件|솔루션|클라우드|نظام|برنامج|облачн\w+|система",
        r"crm for|automate[sd]?|on autopilot|app for \w+|analytics|helpdesk"
        r"|management (?:software|system|platform)|for (?:modern )?teams|sistema (?:de|para) \w+"
        r"|sistema de gestión|gestão (?:financeira|de \w+)|software (?:de|para|per|für)|logiciel de"
        r"|oprogramowanie|platforma|systém pro|ohjelmisto|szoftver|aplicație|програма для|λογισμικό|phần mềm"
        r"|aplikasi|תוכנה|תוכנת|מערכת (?:ניהול|ענן)|सॉफ्टवेयर|ソフト|業務効率化|saas",
    ),
    _E.ECOMMERCE: WordPatterns(
        r"shop online|online (?:shop|store)|buy \w+ online|gear online|outfitters"
        r"|(?<!data )(?<!key-value )(?<!object )(?<!app )(?<!vector )(?<!document )store|webshop|onlineshop"
        r"|online kaufen|günstig kaufen|boutique en ligne|en ligne|tienda online|comprar|negozio online"
        r"|online shop",
        r"loja online|loja|loja virtual|winkel|webwinkel|sklep internetowy|sklep|online mağaza|ürünleri"
        r"|nettbutikk|på nätet|butik|kopen",
        r"通販|オンラインショップ|公式通販|商城|网店|专卖|쇼핑몰|متجر|интернет-магазин",
        r"jewel(?:le)?ry|gifts|apparel|clothing|kaufen|online bestellen|ersatzteile|sklep \w+|boutique|tienda"
        r"|e-shop|eshop|internetový obchod|webáruház|magazin online|verkkokauppa|netbutik|webshop"
        r"|інтернет-магазин|ηλεκτρονικό κατάστημα|cửa hàng|toko(?: online)?|חנות|ऑनलाइन शॉपिंग|متجر إلكتروني"
        r"|お取り寄せ|ネットショップ|オンラインストア|官方商城|스토어",
        r"shopping|online shopping|order online|shop for|\w*shop|web ?store|wholesale|discount \w+"
        r"|free shipping|for sale online|купить|магазин|интернет магазин|онлайн магазин|стоки|купити"
        r"|e-handel|verkkokauppa\w*|online kopen|acheter|achat|vente en ligne|vendita online|acquista"
        r"|compra online|versandkostenfrei|portofrei\w*|satın al|vásárlás|nakup\w*|cumpără",
    ),
    _E.BUSINESS: WordPatterns(
        r"plumb\w+|electrician\w*|roof\w+|dentists?|dental|lawyers?|attorneys?|law firm|solicitors?"
        r"|accountants?|restaurant|pub|hotel|bakery|café|salon|barber|garage|builders?|constructions?|freight"
        r"|shipping|logistics|insurance|bank|banking|clinic|real estate|agency|studio|contractors?"
        r"|landscap\w+|cleaning services|consulting|carrier",
        r"\w*schreinerei|\w*tischlerei|rechtsanw\w+|kanzlei|zahnarzt\w*|\w*praxis|steuerberater\w*"
        r"|\w*bäckerei|metzgerei|gasthof|gasthaus|hotel|restaurant|autohaus|kfz-werkstatt|malerbetrieb"
        r"|\w*bau|immobilien|friseur|bergbahnen|skigebiet|spedition|physiotherapie",
        r"boulanger\w*|garage|plombier|avocats?|cabinet|hôtel|coiffeur|artisan|menuiserie|agence|traiteur"
        r"|dentista|clínica|abogados?|restaurante|taller|peluquería|inmobiliaria|asesoría|constructora",
        r"trattoria|ristorante|pizzeria|albergo|studio legale|avvocato|agriturismo|officina|parrucchiere"
        r"|padaria|clínica|escritório|advocacia|oficina|imobiliária|restaurante",
        r"fietsenwinkel|werkplaats|tandarts|advocaten|makelaar|loodgieter|aannemer|kapper|mechanik|warsztat"
        r"|serwis|kancelaria|gabinet|stomatolog|hotel|hukuk bürosu|avukat|diş|emlak|inşaat|otel|verkstad"
        r"|tandläkare|byggfirma",
        r"株式会社|有限会社|建設|工務店|歯科|法律事務所|税理士|旅館|有限公司|厂家|酒店|律师|公司|주식회사|병원|법무법인|عيادات|عيادة|شركة|مطعم|فندق|محاماة"
        r"|стоматология|автосервис|ооо|гостиница",
        r"airlines?|airways|flights|vuelos|vols|flüge|games|game studio|hospital|hospitals|health system"
        r"|credit union|mortgages|resort|suites|inn|bistro|brewery|winery|pharma\w*|manufactur\w+|engineering"
        r"|architects?|veterinary|spa|surveyors|recruitment|catering|travel agency|tours|chartered|lawyers"
        r"|solutions|services in \w+",
        r"zahnärzte|klinik|krankenhaus|versicherung\w*|architekt\w*|ingenieurbüro|maschinenbau|hersteller"
        r"|brauerei|weingut|ferienwohnung\w*|pension|clinique|notaire|assurances?|architecte|restaurant"
        r"|chambres d['\u2019]hôtes|hostal|ingeniería|seguros|transportes|hotelería|impresa|edilizia"
        r"|assicurazioni|b&b|bank|verzekeringen|notaris|hypotheken|bouwbedrijf|szpital|klinika|apteka"
        r"|biuro rachunkowe|producent|transport|hastane\w*|sigorta|lojistik|fabrika",
        r"nemocnice|stavební|advokátní|lékárna|hospoda|pivovar|sygehus|tandlæge|tømrer|advokat|lääkäri\w*"
        r"|rakennus|hammaslääkäri|kórház|ügyvéd|étterem|szálloda|panzió|cabinet|pensiune|construcții|лікарня"
        r"|юрист|будівництв\w+|готель|ξενοδοχείο|εστιατόριο|δικηγόρο\w*|vận chuyển|logistics|công ty"
        r"|phòng khám|khách sạn|rumah sakit|klinik|perusahaan|pt|מרפאת?|עורכי דין|מסעדת|अस्पताल|होटल"
        r"|クリニック|医院|病院|税理士法人|製作所|工業|ホテル|工厂|集团|股份|회사|게임즈|게임|호텔|치과|مستشفى|شركات|مصنع",
        r"hotels|motels?|lodge|guest ?house|bed (?:&|and) breakfast|restaurants?|homes for sale"
        r"|home builders?|custom homes?|builders|realtors?|realty|estate agents?|property management"
        r"|apartments? for rent|remodel\w*|renovations?|flooring|heating|hvac|air conditioning"
        r"|garage doors?|pest control|moving company|removals|auto repair|auto (?:dealers?|group)"
        r"|car dealers?|dealership|car rental|car hire|taxis?|cabs|limousine|towing",
        r"orthodont\w+|dermatolog\w+|dentistry|chiropract\w+|physical therapy|optometrists?"
        r"|medical (?:spa|center|centre|device\w*)|surgery|surgeons?|med spa|day spa|massage|funeral home"
        r"|veterinarians?|cleaning company|cleanup|disaster restoration|printing|signs|engineers"
        r"|fabricat\w+|machining|welding|suppliers?|distributors?|wholesalers?|manufacturers?|exporters?"
        r"|resellers?|industrial \w+|equipment|reagents",
        r"web design|website design|interior design\w*|graphic design|digital agency|creative agency"
        r"|marketing agency|design agency|staffing|employment agency|event (?:management|planning)"
        r"|wedding \w+|photography studio|travel agen\w+|tour operator|airport transfers|car loans"
        r"|car finance|leasing|financial services|investment management|wealth management|building society"
        r"|capital management|law office|law offices|attorneys at law|cpa|bookkeeping|insurance agency"
        r"|brokers?|telecommunications|telecom|phone systems|security systems|access control",
        r"лизинг"
        r"|натяжные потолки"
        r"|ремонт \w+"
        r"|строитель\w+"
        r"|турагент\w+"
        r"|грузоперевоз\w+"
        r"|клиника|ресторан"
        r"|кафе|салон|банк"
        r"|завод|производ\w+"
        r"|отель|страхов\w+"
        r"|охран\w+ предприятие",
        r"dachdecker\w*|zimmerei|elektro\w*betrieb|elektriker|installateur\w*|heizungsbau\w*"
        r"|sanitär\w*|maler\w*betrieb|garten- und landschaftsbau|hausverwaltung|werbeagentur|webdesign"
        r"|steuerkanzlei|heilpraktiker\w*|kosmetikstudio|reisebüro|fahrschule|gärtnerei|couvreur"
        r"|électricien|peintre|serrurier|paysagiste|plomberie|chauffage|maçonnerie|immobilier"
        r"|voyages|fontaner\w+|electricista|reformas|cerrajer\w+|carpinter\w+|idraulico|elettricista"
        r"|imbianchino|ristrutturazioni|arredamenti|noleggio|loodgietersbedrijf|schilder\w*|dakdekker\w*"
        r"|hoveniersbedrijf|installatiebedrijf|hydraulik|usługi \w+|meble na wymiar|elektrikern?"
        r"|rørlegger|snekker|målare|flyrejser|flybilletter|vvs\w*|putkimies|instalatér"
        r"|asztalos|tự do",
    ),
    _E.PERSONAL: WordPatterns(
        r"\w+['\u2019]s (?:home ?page|website|portfolio)|home ?page of \w+"
        r"|personal (?:home ?page|website|site)|portfolio|illustrat(?:or|eur|rice)|ilustrador\w?|photographer"
        r"|photographe|fotograf|fotografin|fotógraf[oa]|fotografo|composer|novelist|essayist"
        r"|schriftsteller(?:in)?|komponist(?:in)?|écrivain\w?|escritora?|scrittore|scrittrice|個人サイト"
        r"|イラストレーター|写真家|个人主页|개인 홈페이지",
    ),
}

TEXT_WORDS = {
    _E.GOVERNMENT: WordPatterns(
        r"council tax|planning and building control|official website of (?:the |a )?\w+|an official website"
        r"|your government|town hall|residents|councillors|legislative assembly|elected officials"
        r"|public health division|vital records",
        r"rathaus|bürgermeister\w*|gemeinderat|amtsblatt|bürgerservice|onlinewache|dienststellen|landrat"
        r"|état civil|conseil municipal|démarches|urbanisme|mairie",
        r"sede electrónica|portal de transparencia|trámites|alcaldía|bandos|amministrazione trasparente"
        r"|albo pretorio|carta d['\u2019]identità elettronica|sito istituzionale",
        r"portal da transparência|e-sic|ouvidoria|secretarias|licitações|gemeenteraad|burgemeester|paspoort"
        r"|bip|epuap|rada gminy|wójt|deklaracja dostępności|e-belediye|ihaleler|başkan|kommunestyre\w*"
        r"|kommunefullmäktige|rådhuset",
        r"町政|市政情報|くらし・手続き|防災|行政|政务公开|政务服务|政府信息公开|主办：|الخدمات الحكومية"
        r"|госуслуги|민원",
        r"municipal code|city manager|county commissioners?|board of supervisors|public records"
        r"|agendas (?:and|&) minutes|report a pothole|official website of|permits? and licen[sc]es|rulemaking"
        r"|ordinances?|refuse collection|bins? (?:and|&) recycling|language selection|government of \w+"
        r"|stadtrat|bekanntmachungen|bauleitplanung|bürgerbüro|standesamt|ratsinformationssystem"
        r"|abfallkalender|élus|bulletin municipal|marchés publics|arrêtés",
        r"ayuntamiento|áreas municipales|concejal\w*|perfil del contratante|el pleno|ordenanzas|padrón"
        r"|alcalde|municipio|giunta|consiglio comunale|sindaco|pagopa|freguesias|editais|prefeito|vereadores"
        r"|diário oficial|assembleia municipal|wethouders?|vergunning\w*|college van b&w"
        r"|melding openbare ruimte|afvalkalender|burmistrz\w*|rada miejska|urząd miejski|urząd gminy"
        r"|dla mieszkańca|gospodarka odpadami|konsultacje społeczne|uchwały|sołectwa",
        r"e-tjänster|självservice|felanmälan|kommun och politik|detaljplan\w*|tillgänglighetsredogörelse"
        r"|barn och utbildning|byråd\w*|kommunalbestyrelse\w*|borgerservice|selvbetjening|tjenester"
        r"|kaupunginvaltuusto|päätöksenteko|asukkaille|sähköinen asiointi|městský úřad|úřední deska"
        r"|zastupitelstv\w*|samospráva|starosta|datová schránka|önkormányzat\w*|polgármester\w*"
        r"|képviselő-testület\w*|consiliul local|primarul|hotărâri|monitorul oficial local",
        r"виконавчий комітет|міський голова|адміністративні послуги|регуляторна діяльність|депутати"
        r"|δημοτικό συμβούλιο|δήμαρχος|δημότες|bupati|walikota|layanan publik|kecamatan|dịch vụ công"
        r"|hội đồng nhân dân|ubnd|जिला प्रशासन|नागरिक सेवाएं|निविदाएं?|ग्राम सभा|राज्य सरकार|ארנונה|מכרזים"
        r"|ראש העיר|belediye meclisi|meclis kararları|emlak vergisi|imar planı|muhtarlık\w*|市長|町長|村長"
        r"|市議会|くらし・手続き|ごみ・リサイクル|戸籍|便民服务|领导之窗|政府采购|고시공고|시정소식|민원안내"
        r"|المواطنين|المناقصات|الخدمات الإلكترونية",
    ),
    _E.EDUCATION: WordPatterns(
        r"admissions|undergraduate|postgraduate|current students|prospective students|faculty|academics"
        r"|curriculum|alumni|open days?|enrol(?:l|ment)?|enroll now|instructors|students",
        r"kollegium|oberstufe|vertretungsplan|schüler\w*|studierende|studium|schulleben|pronote|vie scolaire"
        r"|internat|formations|orientamento|circolari|registro elettronico|didattica|insegnanti",
        r"aspirantes|egresados|pregrados?|posgrados?|docentes|matrículas?|oferta educativa|projeto educativo"
        r"|campus virtual|moodle|studenten|leerlingen|opleidingen|kandydat|rekrutacja|kierunki studiów"
        r"|student|öğrenci|bölümler",
        r"学部|入試情報|オープンキャンパス|在校生|招生|本科生|院系|입학안내|الطلاب|القبول|абитуриент\w*|студент\w*",
        r"tuition|commencement|campus life|athletics|faculty (?:&|and) staff|academic calendar|our school"
        r"|pupils|ofsted|term dates|title ix|principal['\u2019]s|degree programs?|majors|lunch menu|semester"
        r"|siswa|guru|ppdb|ekstrakurikuler|kepala sekolah|mahasiswa|fakultas|uchazeči|fakulta|žáci|rozvrh"
        r"|elever|studerende|uddannelser|opiskelijat|hakijalle|oppilaat|hallgatók|felvételi|admitere"
        r"|facultăți|studenți|elevi",
        r"абітурієнту|студентам|факультети|кафедри|учням|φοιτητές|μαθητές|tuyển sinh|sinh viên|học sinh"
        r"|प्रवेश"
        r"|छात्र\w*|पाठ्यक्रम|שנת הלימודים|סטודנטים|תלמידים|aday öğrenci|fakültesi|fakülteler|akademik takvim"
        r"|yüksekokul\w*|enstitü\w*|yatay geçiş|wydział\w*|studenci|studia|plan lekcji|uczniowie|大学院"
        r"|研究科|受験生|保護者の皆様|学校行事|教务|师资队伍|招生就业|학과|대학원|재학생|학사일정|الكليات"
        r"|التعليم الإلكتروني|البحث العلمي|القبول والتسجيل|الطلبة|هيئة التدريس",
    ),
    _E.COMMUNITY: WordPatterns(
        r"who is online|users online|members online|users / month|unread posts|topics"
        r"|powered by (?:phpbb|discourse|xenforo|flarum|nodebb|mybb|vbulletin)|trending communities|replies"
        r"|create post|memberlist",
        r"letzte beiträge|benutzer online|themen|beiträge|woltlab suite|utilisateurs en ligne|sujets"
        r"|propulsé par \w+bb|messages non lus|réponses|quién está en línea|quién está conectado|temas"
        r"|mensajes|último mensaje",
        r"kto jest online|tematy|posty|ostatni post|phpbb|çevrimiçi|konular|mesajlar|トピック数|投稿数"
        r"|最新の投稿|主题|帖子|回帖|在线会员|темы|сообщения|кто на форуме",
        r"best viewed with javascript enabled|latest topics|last reply|new posts|threads|fediverse"
        r"|mastodon server|that anyone can edit|recent changes|community portal|random page|create account"
        r"|special pages|newest members|total posts|meetups?|our discord|kdo je online|příspěvky|témata|emner"
        r"|indlæg|aiheet|viestiketju\w*|témák|hozzászólások|subiecte|răspunsuri|теми|повідомлення|topik"
        r"|balasan|chủ đề|נושאים|ตอบกลับ|зарегистрированных|последнее сообщение|スレッド|みんなの投稿",
    ),
    _E.MEDIA: WordPatterns(
        r"editors['\u2019] code|ipso|local democracy reporter|by \w+ \w+, \w+ reporter|e-?paper|most read"
        r"|on air now|listen live|ethics policy|family notices|advertise|obituaries|episode \d+",
        r"meistgelesen|mediadaten|abo bestellen|redaktion|verlagsgesellschaft|article réservé aux abonnés"
        r"|directeur de la publication|cppap|rédaction|avis de décès|à la une",
        r"director responsable|quiénes somos|testata registrata|direttore responsabile|estatuto editorial"
        r"|ficha técnica|erc n\.º|adverteren|tip de redactie|krant niet ontvangen|redakcja|reklama|künye"
        r"|yazarlar|ansvarig utgivare|ansvarlig redaktør",
        r"編集部|記者|责任编辑|记者|발행인|مدير النشر|هيئة التحرير|редакция",
        r"e-?edition|legal notices|submit a news tip|letters to the editor|breaking(?: news)?|newsroom"
        r"|staff writers?|latest episodes?|all episodes|episodes|apple podcasts|show notes|listen on|masthead"
        r"|back issues|fiction|essays|contributors|in this issue|advertise with us|press council"
        r"|redaktionsschluss|eilmeldung\w*|ultime notizie|última hora|colunistas|colaboradores|plantão"
        r"|abonné\w*|édition du jour",
        r"son dakika|köşe yazarları|foto galeri|resmi ilanlar|manşet|ई-पेपर|ब्रेकिंग|ताज़ा खबरें|मनोरंजन"
        r"|विज्ञापन दें|redaksi|pedoman media siber|thời sự|tòa soạn|zprávy|redakce|předplatné|nyheder"
        r"|ansvarshavende|uutiset|päätoimittaja|szerkesztőség|hírek|redacția|știri|редакція|головний редактор"
        r"|новини дня|σύνταξη|ειδήσεις|מערכת האתר|כתבים|ficha técnica|desporto|опубликовано|главный редактор"
        r"|速報|特集|社説|电子版|기사제보|편집국|عاجل|آخر الأخبار",
    ),
    _E.BLOG: WordPatterns(
        r"posted on|posted by|continue reading|older posts|recent posts|leave a comment|\d+ comments?"
        r"|archives|blogroll|all tags|filed under|powered by hexo",
        r"weiterlesen|\d+ kommentare?|neueste beiträge|archiv|lire la suite|\d+ commentaires?|publié le"
        r"|leer más|\d+ comentarios?|leggi tutto|\d+ commenti|leia mais|lees verder|\d+ reacties",
        r"czytaj dalej|\d+ komentarz\w*|devamını oku|\d+ yorum|blog arşivi|続きを読む|読者になる"
        r"|月別アーカイブ|阅读全文|归档|阅读更多|더 보기|читать далее",
        r"min read|all posts|latest posts|recent comments|about the author|older entries|more posts|tagged"
        r"|posts|view all posts|brand new site that['\u2019]s just getting started|continuă lectura"
        r"|\d+ comentarii|arhive|celý článek|\d+ komentář\w*|læs mere|\d+ kommentarer|lue lisää|arkisto"
        r"|tovább olvasom|\d+ hozzászólás|читати далі|\d+ комментари\w+|\d+ коментар\w*|baca selengkapnya"
        r"|arsip|đọc tiếp|\d+ bình luận|המשך קריאה|läs mer|\d+ kommentarer|schrijf een reactie|allgemein"
        r"|kategorien",
        r"アーカイブ|プロフィール|最近の投稿|続きを読む|コメント|アフィリエイト広告を利用|ブログ村|最近文章"
        r"|分类目录|标签云|최근 글|카테고리|المزيد من التدوينات",
    ),
    _E.DIRECTORY: WordPatterns(
        r"add (?:your|a) \w+|add-listing|claim your listing|submit a tool"
        r"|browse by (?:region|category|city|state)|popular categories|recently added|owner login|post a job"
        r"|sell your \w+|all \w+ a[-\u2013]z|latest listings",
        r"kostenlos eintragen|betrieb \w*\s?eintragen|beliebte branchen|neue einträge|nach kanton"
        r"|eintrag ändern|inscrire (?:mon|votre) \w+|derniers inscrits|par département|anuncia tu empresa"
        r"|rubros|añadir empresa",
        r"iscrivi la tua azienda|ultime recensioni|aanmelden bedrijf|dodaj firmę|firma ekle"
        r"|cadastre sua empresa|掲載する|登録店舗|企业入驻|добавить компанию",
        r"claim (?:your|this) (?:listing|business|profile)|browse by \w+|top rated|popular cities|near me"
        r"|featured listings|write a review|\d[\d,.]{0,12} (?:listings|reviews|companies|results|jobs)"
        r"|list your \w+|for employers|bewertungen|in ihrer nähe|alle städte|avis clients|près de chez vous"
        r"|trouver un \w+|cerca de ti|publica tu \w+|vicino a te|scegli la città|in de buurt"
        r"|opiniones de clientes|перший у вашому місті|рейтинг компаний|エリアから探す|条件から探す|按地区"
        r"|지역별",
    ),
    _E.TOOL: WordPatterns(
        r"runs in your browser|nothing is uploaded|nothing leaves your computer|paste your \w+"
        r"|files are deleted|drop a \w+|quick reference|copy to clipboard|results are estimates"
        r"|other calculators|test string",
        r"direkt im browser|auf ihrem gerät|alle angaben ohne gewähr|weitere rechner|conversions populaires"
        r"|otras calculadoras|altri calcolatori|meer reken\w+|diğer hesaplama\w*",
        r"no sign-?up|works offline|no installation|how (?:do i|to) use (?:the|this)|convert(?:s)? \w+ to \w+"
        r"|upload (?:a|your) (?:file|image|pdf)|open source|gplv?[23]?|source code|mit licen[sc]e"
        r"|licensed under|apache-2\.0|contributing|release notes|for windows|for macos|for linux"
        r"|other platforms|changelog|benchmarks|ohne anmeldung|ohne registrierung|quelloffen|sans inscription"
        r"|logiciel libre|sin registro|código abierto|senza registrazione|sem cadastro|bez rejestracji"
        r"|kayıt olmadan|インストール不要|登録不要|无需注册|免安装",
    ),
    _E.NONPROFIT: WordPatterns(
        r"registered charity(?: number| no\.?)?|501\(c\)\(3\)|nonprofit organization|tax-deductible"
        r"|our volunteers|become a volunteer|volunteer|donations are|adopt a \w+",
        r"gemeinnützig|spendenkonto|ehrenamtlich\w*|mitglied werden|nicht gewinnorientiert|loi 1901"
        r"|déductible de vos impôts|bénévoles?|adhérer|adhérents|sin (?:fines|ánimo) de lucro|voluntariado",
        r"5x1000|cinque per mille|volontari|sem fins lucrativos|torne-se sócio|doar|anbi|vrijwilligers?"
        r"|doneren|giften|organizacja pożytku publicznego|1,5% podatku|wolontariat|darowizn\w+|bağış yap\w*"
        r"|gönüllü",
        r"寄付|ボランティア|捐款|志愿者|후원|تبرع|متطوع\w*|пожертвова\w+|волонт[её]р\w*",
        r"not-for-profit|our impact|our mission|make a difference|fundrais\w+|gift aid|in your will"
        r"|annual report|donors?|beneficiaries|our programs|sponsor a \w+|worship|sermons?|congregation|bible"
        r"|sunday school|small groups?|youth group|gottesdienst\w*|kirchengemeinde|messe|culte"
        r"|sin (?:fines|ánimo) de lucro|rendición de cuentas|donaciones|nuestro impacto|apadrina\w*"
        r"|beneficiari[oa]s|exposiciones|fundación",
        r"foreningen|frivillig\w*|bliv medlem|støt os|bidrag|indsamling|dobrovolní\w*|nezisková"
        r"|transparentní účet|darujte|nadace|yhdistys|vapaaehtois\w*|lahjoit\w*|ideell förening|volontär\w*"
        r"|90-konto|gåva|alapítvány|önkéntes\w*|közhasznú|asociația|voluntar\w*|redirecționează|благодійн\w+"
        r"|волонтер\w*|зібрано|постраждал\w+|εθελοντ\w+|δωρε\w+|yayasan|relawan|tình nguyện|संस्था|स्वयंसेवक"
        r"|דמי חבר|עמותה|מתנדבים|תרומות|fundación|fondation|nasza misja|podopieczn\w+|wesprzyj|bağışçı\w*"
        r"|活動報告|ご支援|会員募集|公益财团|募捐|정기후원|التطوع",
    ),
    _E.SAAS: WordPatterns(
        r"(?:start|try)(?: it)? (?:for )?free|free trial|no credit card required|cancel any ?time|soc 2"
        r"|all-in-one|integrations|built for developers|get a demo|request a demo|book a demo|schedule a demo"
        r"|see it in action|loved by|trusted by",
        r"kostenlos testen|demo buchen|tage kostenlos|iso 27001|essai gratuit|demander une démo"
        r"|sans engagement|nous font confiance|prueba gratis|solicita una demo|provalo gratis|prova gratuita",
        r"teste grátis|gratis proberen|plan een demo|załóż (?:darmowe )?konto|za darmo|bez karty"
        r"|ücretsiz deneyin|無料トライアル|無料でお試し|導入事例|导入案例|免费试用|무료체험|고객사례"
        r"|تجربة مجانية|попробовать бесплатно",
        r"start free trial|start free|free plan|per (?:user|seat|editor|month)|billed (?:monthly|annually)"
        r"|contact sales|talk to sales|customer stories|sso|uptime sla|soc 2 type ii|no setup fees"
        r"|connect your \w+|workflows?|automates?|book a demo|pro nutzer|monatlich kündbar|testversion"
        r"|jetzt kostenlos testen|schnittstellen|dsgvo-konform|\w*software aus der cloud|par utilisateur"
        r"|sans carte bancaire|fonctionnalités|essayer gratuitement|intégrations",
        r"sin tarjeta|planes y precios|agenda una demo|funcionalidades|prueba gratuita|en la nube"
        r"|integraciones|senza carta|richiedi una demo|funzionalità|integrazioni|testar? grátis"
        r"|teste gratuito|começar agora|sem cartão|agendar demonstração|integrações|fluxo de caixa"
        r"|notas? fisca\w+|/mês|/mes|/mois|/monat|per maand|koppelingen|probeer gratis|okres próbny"
        r"|integracje|wypróbuj|kredi kartı gerekmez|entegrasyonlar|demo talep|fiyatlandırma|prøv gratis"
        r"|pr\. måned|kokeile ilmaiseksi|kuukaudessa|vyzkoušet zdarma|měsíčně|próbálja ki|încearcă gratuit"
        r"|lunar",
        r"спробувати безкоштовно|тарифи|тарифы|интеграции|в месяц|δοκιμάστε δωρεάν|dùng thử|coba gratis|לחודש"
        r"|ללא כרטיס אשראי|תיאום הדגמה|אינטגרציות|יכולות המערכת|ימי? ניסיון|डेमो|निःशुल्क परीक्षण|料金プラン"
        r"|月額|資料請求|無料プラン|導入企業|機能一覧|价格方案|解决方案|客户案例|私有化部署|요금제|도입문의"
        r"|무료 체험|جرب مجان\w*|شهري\w*|الباقات",
    ),
    _E.ECOMMERCE: WordPatterns(
        r"add to (?:cart|basket|bag)|free shipping|refund policy|shop all|best sellers|new in|clearance"
        r"|select options|afterpay|returns",
        r"in den warenkorb(?: legen)?|versandkosten\w*|widerrufsrecht|inkl\. (?:gesetzl\. )?mwst\.?"
        r"|ajouter au panier|conditions générales de vente|livraison offerte|añadir al carrito|envío gratis"
        r"|devoluciones|aggiungi al carrello|condizioni di vendita|spedizione",
        r"adicionar ao carrinho|frete grátis|trocas e devoluções|sem juros|in winkel(?:wagen|mand)"
        r"|thuiswinkel waarborg|do koszyka|dodaj do koszyka|darmowa dostawa|zwroty i reklamacje|sepete ekle"
        r"|ücretsiz kargo|mesafeli satış sözleşmesi|lägg i varukorg\w*|fri frakt|kjøp",
        r"カートに入れる|特定商取引法に基づく表記|送料無料|税込|加入购物车|立即购买|包邮|장바구니 담기"
        r"|أضف إلى السلة|توصيل مجاني|в корзину|доставка и оплата",
        r"shipping policy|shop the \w+|bestsellers?|in stock|sold out|regular price|sale price|gift cards?"
        r"|free delivery|delivery (?:&|and) returns|track (?:my|your) order|this shop will be powered by"
        r"|woocommerce|versand und zahlung|zahlungsarten|auf lager|topseller|kauf auf rechnung"
        r"|livraison gratuite|meilleures ventes|en stock|más vendidos|agotado|spedizioni|gratis verzending"
        r"|op voorraad|mais vendidos|meus pedidos|parcele",
        r"dostawa i płatność|regulamin sklepu|wysyłka w \d+ ?h|śledzenie zamówienia|sipariş takip"
        r"|iade ve değişim|kargo bedava|ön bilgilendirme formu|indirimdekiler|köpvillkor|lisää ostoskoriin"
        r"|toimitusehdot|do košíku|doprava zdarma|obchodní podmínky|skladem|læg i kurv|fri fragt"
        r"|handelsbetingelser|kosárba|ingyenes szállítás|ászf|adaugă în coș|livrare gratuită"
        r"|безкоштовна доставка|доставка і оплата|δωρεάν μεταφορικά",
        r"miễn phí vận chuyển|gratis ongkir|הוסף לסל|משלוח חינם|फ्री डिलीवरी|特定商取引法|sold ?out|在庫あり"
        r"|お買い物ガイド|买一送一|무료배송|إضافة للسلة|الأكثر مبيعاً|سياسة الاستبدال|شحن مجاني|توصيل لجميع",
    ),
    _E.BUSINESS: WordPatterns(
        r"free quote|call-out charge|our services|family-run|family-owned|serving the \w+|meet the team"
        r"|member fdic|company no\.|usdot|vat no|selected clients|new patients|appointments available"
        r"|real ales|our menu|insured|licensed|asset-based|years of experience",
        r"unsere leistungen|leistungen|referenzen|meisterbetrieb|rechtsgebiete|erstberatung|anfahrt"
        r"|nos services|nos réalisations|horaires|devis gratuit|notre équipe|nos pains|tratamientos"
        r"|financiación|nuestros servicios|primera visita",
        r"chi siamo|i nostri servizi|aperti dal|serviços|cardápio|encomendas|openingstijden|onze diensten"
        r"|usługi|umów wizytę|naprawiamy|nasza oferta|hizmetlerimiz|çalışma alanları|ekibimiz|våra tjänster"
        r"|tickets & preise",
        r"会社案内|施工事例|事業内容|会社概要|关于我们|产品中心|企业文化|회사소개|خدماتنا|الأطباء|о компании"
        r"|наши услуги",
        r"practice areas|our people|our clients|book a table|opening hours|dine with us|private dining"
        r"|conditions of carriage|check-?in online|check in|flight status|arrivals (?:&|and) departures"
        r"|our fleet|press kit|out now on|wishlist on|game studio|find a doctor|schedule an appointment"
        r"|mortgages|equal housing lender|investor relations|registered office|price list|treatments"
        r"|no call-out|book direct|best rate|locations (?:&|and) hours|free estimates?|wholesale enquiries",
        r"nuestro equipo|habitaciones|vuelos|condiciones (?:de|del) transporte|estado de vuelo"
        r"|trabaja con nosotros|nuestros clientes|la carte|privatisation|réserver une table|nos prestations"
        r"|nos chambres|speisekarte|öffnungszeiten|unser team|leistungsspektrum|sprechzeiten|zimmer"
        r"|dove siamo|camere|listino prezzi|lavora con noi|richiedi disponibilità|quartos|nossos serviços"
        r"|agende sua|hypotheek|sparen|beleggen|lenen|kvk|onze werkwijze|realizacje|poradnie|oddziały|pokoje"
        r"|cennik usług|odalar|projelerimiz|kurumsal|referanslarımız",
        r"診療時間|院長|スタッフ紹介|医院紹介|料金表|採用情報|製品情報|企業情報|会社情報|客室|公司简介"
        r"|工程案例|产品展示|荣誉资质|服务热线|联系我们|厂家直销|회사소개|투자정보|사업분야|진료시간|진료과목"
        r"|대표이사|오시는 길|فريقنا|مشاريعنا|عملاؤنا|наши работы|вакансии|прайс-?лист|naše služby"
        r"|otevírací doba|åbningstider|vores ydelser|palvelumme|aukioloajat|szolgáltatásaink|nyitvatartás"
        r"|serviciile noastre|program de lucru|наші послуги|δωμάτια|οι υπηρεσίες μας|dịch vụ của chúng tôi"
        r"|bảng giá|tuyển dụng|layanan kami|klien kami|השירותים שלנו|הצוות שלנו|हमारी सेवाएं",
    ),
    _E.PERSONAL: WordPatterns(
        r"i['\u2019]m \w+|i am (?:a|an) \w+|i work (?:on|at|as)|i make|i live in|i was born|my name is"
        r"|my (?:latest|work|projects|cv|advisor|research)|phd (?:candidate|student)|curriculum vitae"
        r"|selected work|email me|write me",
        r"ich bin|ich wurde|ich baue|mein name ist|meine projekte|lebenslauf|biografie|je suis|je joue"
        r"|je travaille|biographie|ma démarche|sobre mí|fotografío|nací en|sono nat[oa]|chi sono|sobre mim"
        r"|over mij|o mnie|om mig",
        r"略歴|年生まれ|にて制作|关于我|个人网站|обо мне|родился",
        r"hi,? i['\u2019]m|hello,? i['\u2019]m|hello! i \w+|i write (?:about|software|code)"
        r"|i (?:build|design|draw|teach|study|research) |i currently"
        r"|my (?:portfolio|book|books|talks|students|writing|music|photos|drawings)|recent papers"
        r"|office hours|cv|about me|say hello|je m['\u2019]appelle|je vis à|représentée? par|mi trabajo"
        r"|mi chiamo|vivo a|lavoro come|meu nome é|moro em|meus projetos|ik ben|ik woon|ik werk|mieszkam w"
        r"|nazywam się|zajmuję się|adım|yaşıyorum|jag (?:är|heter|bor)|jeg (?:er|hedder|bor)|olen \w+|asun"
        r"|jmenuji se|a nevem|mă numesc|мене звати|живу в|меня зовут|με λένε|tôi là|nama saya|שמי|मेरा नाम"
        r"|はじめまして|趣味|つくったもの|我是|我的作品|저는",
    ),
    _E.OTHER: WordPatterns(
        r"library catalogue|borrow(?:ing)? and renew\w*|call for (?:papers|proposals|speakers)"
        r"|code of conduct|keynotes?|speakers|sponsors|schedule|venue|save the date|getting married|wedding"
        r"|rsvp|in loving memory|\d+ all systems operational|past incidents|incident history|uptime"
        r"|no incidents reported today|in cinemas|official trailer",
        r"paid for by|for (?:mayor|congress|senate|governor|council)|our candidates?|party manifesto"
        r"|wahlprogramm|kandidat\w*|kandidierende\w*|die partei|fraktion|wahl\w*|im kino|in erinnerung an"
        r"|kerzen|wir heiraten|hochzeit|notre mariage|nos candidats|le parti|nuestra boda|nuestros candidatos"
        r"|el partido|vota|ci sposiamo|il partito|os noivos|partido|museum|museo|musée|muzeum|exhibitions?"
        r"|ausstellung\w*|expositions?|exposiciones|mostre",
        r"登壇者|スポンサー|開催概要|結婚式|選挙|公約|展覧会|会期|博物館|美术馆|博物馆|展览|婚礼|전시|결혼|معرض|متحف|выставк\w+|музей|выборы",
    ),
}


@cache
def text_vocabulary() -> frozenset[str]:
    return frozenset[str]().union(*(marks.vocabulary for marks in TEXT_WORDS.values()))


PARKING_WORDS = WordPatterns(
    r"domain is for sale|is for sale|buy this domain|this domain (?:is|may be) for sale|welcome to nginx!?"
    r"|apache2 \w+ default page|it works!|default web ?(?:site )?page|website is under construction"
    r"|parked (?:free|domain)",
    r"neue internetpräsenz|diese domain steht zum verkauf|domain ist geparkt|ce domaine est à vendre"
    r"|este dominio está (?:en|a la) venta|dominio in vendita|domena na sprzedaż|bu alan adı satılık",
    r"このドメインは|域名出售|домен продается",
)

SECTIONS = WordPatterns(
    r"news|politics|world|opinion|business|culture|sports?|science|technology|health|lifestyle|weather"
    r"|obituaries|local news|farming|what['\u2019]s on",
    r"lokales|politik|wirtschaft|kultur|wissen|meinung|feuilleton|faits divers|politique|économie|opinions"
    r"|sports|société|política|economía|deportes|opinión|sociedad|cultura|sucesos",
    r"cronaca|politica|economia|cultura e spettacoli|meteo|sociedade|desporto|esportes|opinião|nieuws"
    r"|politiek|cultuur|familieberichten|wiadomości|polityka|gospodarka|ogłoszenia|gündem|siyaset|ekonomi"
    r"|spor|magazin|nyheter|inrikes|utrikes",
    r"政治|経済|国際|スポーツ|社会|财经|体育|娱乐|国内|국제|정치|경제|스포츠|سياسة|اقتصاد|رياضة|ثقافة وفن"
    r"|политика|экономика|спорт|общество|культура",
)


SUFFIXES = (
    (
        compile_re(r"\.(?:gov|mil)$|\.(?:gov|gouv|gob|gub|govt|gv|mil)\.[a-z]{2}$|\.go\.(?:jp|kr|th|ke|id)$"),
        _E.GOVERNMENT,
        6.0,
    ),
    (
        compile_re(r"\.gouv\.fr$|\.bund\.de$|(?:^|\.)europa\.eu$|(?:^|\.)admin\.ch$|\.gc\.ca$"),
        _E.GOVERNMENT,
        6.0,
    ),
    (compile_re(r"\.edu$|\.(?:edu|ac|sch)\.[a-z]{2}$|\.k12\.[a-z]{2}\.us$"), _E.EDUCATION, 6.0),
    (compile_re(r"\.org$"), _E.NONPROFIT, 0.25),
    (compile_re(r"\.(?:shop|store)$"), _E.ECOMMERCE, 1.0),
    (compile_re(r"\.blog$"), _E.BLOG, 1.5),
    (compile_re(r"\.news$"), _E.MEDIA, 1.5),
    (
        compile_re(
            r"(?<!^www)\.(?:blogspot\.(?:com?\.)?[a-z]{2,3}|hashnode\.dev|hatenablog\.(?:com|jp)"
            r"|(?:wordpress|tumblr|livejournal|substack|typepad|medium|over-blog|canalblog)\.com)$"
        ),
        _E.BLOG,
        3.0,
    ),
    (compile_re(r"\.github\.io$"), _E.BLOG, 0.5),
)
LABELS = {
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
# (mark in <meta name="generator">, type, weight).
GENERATORS = (
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

# (type in the page's JSON-LD, our type, weight).
SCHEMA_TYPES = (
    (compile_re(r"OnlineStore"), _E.ECOMMERCE, 4.0),
    (compile_re(r"\w+(?:Store|Shop)|Product|ProductGroup"), _E.ECOMMERCE, 2.0),
    (
        compile_re(r"FinancialService|BankOrCreditUnion|InsuranceAgency"),
        _E.BUSINESS,
        4.0,
    ),
    (
        compile_re(r"LocalBusiness|ProfessionalService"),
        _E.BUSINESS,
        2.5,
    ),  # site builders add it by default
    (
        compile_re(
            r"MedicalClinic|MedicalBusiness|Dentist|Physician|Hospital|Pharmacy|Optician|VeterinaryCare"
        ),
        _E.BUSINESS,
        4.0,
    ),
    (
        compile_re(r"Restaurant|Bakery|CafeOrCoffeeShop|BarOrPub|FoodEstablishment|Hotel|LodgingBusiness"),
        _E.BUSINESS,
        4.0,
    ),
    (
        compile_re(
            r"Attorney|LegalService|AccountingService|RealEstateAgent|TravelAgency|HairSalon|BeautySalon"
        ),
        _E.BUSINESS,
        4.0,
    ),
    (
        compile_re(
            r"AutoRepair|AutoDealer|Plumber|Electrician|GeneralContractor|HomeAndConstructionBusiness"
        ),
        _E.BUSINESS,
        4.0,
    ),
    (
        compile_re(
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
    (compile_re(r"Corporation"), _E.BUSINESS, 3.0),
    (compile_re(r"\w+Store|Store"), _E.BUSINESS, 2.0),
    (compile_re(r"Organization"), _E.BUSINESS, 1.0),
    (
        compile_re(r"Government(?:Organization|Office|Building|Service)|CityHall|Courthouse"),
        _E.GOVERNMENT,
        5.0,
    ),
    (compile_re(r"CollegeOrUniversity|EducationalOrganization|\w*School|Course"), _E.EDUCATION, 4.0),
    (compile_re(r"NGO|NonprofitType|FundingScheme"), _E.NONPROFIT, 5.0),
    (
        compile_re(r"NewsMediaOrganization|Newspaper|RadioStation|TelevisionStation|BroadcastService"),
        _E.MEDIA,
        5.0,
    ),
    (compile_re(r"NewsArticle|PodcastSeries|TVSeries"), _E.MEDIA, 2.0),
    (compile_re(r"Blog"), _E.BLOG, 4.0),
    (compile_re(r"BlogPosting"), _E.BLOG, 2.0),
    (compile_re(r"ProfilePage"), _E.PERSONAL, 2.0),
    (compile_re(r"Person"), _E.PERSONAL, 0.25),
    (compile_re(r"SoftwareApplication"), _E.SAAS, 2.0),
    (compile_re(r"WebApplication"), _E.SAAS, 1.0),
    (compile_re(r"WebApplication"), _E.TOOL, 1.5),
    (compile_re(r"\w*Event|Museum|Library|PoliticalParty"), _E.OTHER, 2.0),
    (compile_re(r"Church|Mosque|Synagogue|PlaceOfWorship"), _E.NONPROFIT, 3.0),
    (compile_re(r"TechArticle|APIReference"), _E.DOCUMENTATION, 3.0),
    (compile_re(r"DiscussionForumPosting|QAPage"), _E.COMMUNITY, 3.0),
)


def _link(text: str, href: str) -> tuple[re.Pattern[str], re.Pattern[str]]:
    return compile_re(text, re.IGNORECASE), compile_re(rf"/(?:{href})(?:[/?#.]|$)", re.IGNORECASE)


# (whole link text, part of its URL after a slash).
LINKS = {
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

THREAD = compile_re(
    r"\b(?:viewtopic|showthread|viewforum|forumdisplay)\.php\b|\b(?:forum|topic|thread)-?\d{1,9}\b"
    r"|/(?:threads|forums)/[\w%-]{1,100}\.\d|/t/[\w%-]{1,100}/\d",
    re.IGNORECASE,
)
POST = compile_re(r"/(?:19|20)\d\d/(?:0?[1-9]|1[0-2])/(?:[0-3]?\d/)?[\w%.-]{6}")
COMMENTS = compile_re(r"#(?:comments?|respond|disqus_thread|more-\d{1,9})$")  # (part of a link's URL)

# og:type to our type; "website" and "article" say nothing.
PAGE_TYPES = {
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

# (part of a stylesheet's or icon's URL, type, weight).
SYSTEMS = (
    (
        compile_re(
            r"cdn\.shopify\.com|/cdn/shop/|\.myshopify\.com|cdn\.salla\.network|cdn\.zid\.store"
            r"|\.mycashflow\.|tiendanube|nuvemshop|vteximg|vtexassets|cafe24\.com|bigcartel\.com"
        ),
        _E.ECOMMERCE,
        3.0,
    ),
    (compile_re(r"/plugins/woocommerce/"), _E.ECOMMERCE, 0.25),
    (
        compile_re(
            r"_static/(?:documentation_options|pygments|alabaster|basic|sphinx\w*)[\w.-]*\.(?:css|js)"
            r"|/css/just-the-docs|/mkdocs/css/|/assets/stylesheets/main\.\w+\.min\.css.*palette"
        ),
        _E.DOCUMENTATION,
        4.0,
    ),
    (compile_re(r"/styles/prosilver/|/plugins/discourse-|/applications/vanilla/"), _E.COMMUNITY, 3.0),
)
