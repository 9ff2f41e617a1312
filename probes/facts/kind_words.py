"""Words by which pages say what kind of site they are, in the languages that most sites are written in."""

from typing import Final

from index.vocabulary import EntityType
from probes.facts.marks import Marks

_E = EntityType
NAMED: Final = {
    _E.GOVERNMENT: Marks.of(
        r"(?:borough|county|city|town|parish|district|municipal|village|state) council|(?:city|town|village|county|state|government|ministry|department|municipality) of(?: the)?",
        r"^gemeinde|^stadt|^markt|^landkreis|landratsamt|stadtverwaltung|^polizei|bundesamt|ministerium|finanzamt|verbandsgemeinde",
        r"^ville de|^ville d['\u2019]|^mairie|^commune de|préfecture|ministère|conseil (?:départemental|régional)|communauté (?:de communes|d['\u2019]agglomération)",
        r"^ayuntamiento|^ajuntament|^concello|^diputación|^municipalidad|^gobierno de|^alcaldía|^ministerio",
        r"^comune di|^provincia di|^regione|^prefeitura|^câmara municipal|^município|^governo|^gemeente|^provincie",
        r"^gmina|^miasto|^urząd|^powiat|^starostwo|ministerstwo|belediyesi|valiliği|bakanlığı|kaymakamlığı|\w+ kommune?|^kommun|\w+ kommun",
        r"人民政府|政府|市役所|町役場|県庁|公式ホームページ|[市町村]公式|市政府|区政府|بلدية|وزارة|حكومة|محافظة|администрация|министерство|시청|구청|군청",
    ),
    _E.EDUCATION: Marks.of(
        r"university|college|academy|(?:high|primary|elementary|middle|secondary|grammar|nursery|business|private|day|boarding) school|school district|schools|kindergarten|k-12",
        r"universität|hochschule|fachhochschule|\w*gymnasium|\w*grundschule|\w*realschule|\w*gesamtschule|\w*berufsschule|\w*musikschule|volkshochschule|\w*akademie",
        r"université|lycée|collège|école|universidad|colegio|instituto de educación|escuela|ies|università|liceo|istituto comprensivo|istituto tecnico|scuola",
        r"universidade|faculdade|escola|colégio|agrupamento de escolas|universiteit|hogeschool|basisschool|scholengemeenschap|uniwersytet|politechnika|akademia|uczelnia|szkoła|liceum",
        r"üniversitesi|okulu|koleji|lisesi|universitet|högskola|høgskole|skole|skola|online courses|courses",
        r"大学|大學|高校|高等学校|小学校|中学校|学院|中学|小学|幼稚園|幼儿园|대학교|고등학교|초등학교|جامعة|مدرسة|كلية|университет|школа|гимназия|лицей",
    ),
    _E.COMMUNITY: Marks.of(
        r"forums?|message board|bulletin board|community|communities|foren|\w+-forum|foro|foros|comunidad|communauté|comunità|comunidade|forumu|topluluğu|społeczność|lemmy|mastodon",
        r"掲示板|フォーラム|コミュニティ|论坛|社区|論壇|社群|커뮤니티|포럼|منتدى|منتديات|форум|сообщество",
    ),
    _E.MEDIA: Marks.of(
        r"gazette|tribune|herald|newspaper|times|daily news|local news|news|post-dispatch|radio|tv|magazine|podcast|fm",
        r"nachrichten|zeitung|kurier|anzeiger|tageblatt|magazin|actualités|actus|journal|journaux|gazette de|noticias|diario|periódico|notizie|cronache|corriere|gazzetta|quotidiano",
        r"notícias|jornal|nieuws|weekblad|dagblad|krant|wiadomości|kurier|gazeta|haberleri|haber|gazetesi|postası|son dakika|nyheter|tidning|avis",
        r"新聞|ニュース|新闻网|日报|晚报|時報|日報|뉴스|신문|일보|أخبار|جريدة|صحيفة|новости|газета",
    ),
    _E.BLOG: Marks.of(
        r"blog|weblog|blogs|newsletter|diary|notes from|ein blog|blog de|blog di|ブログ|博客|部落格|블로그|مدونة|блог",
    ),
    _E.DOCUMENTATION: Marks.of(
        r"documentation|docs|api reference|developer (?:guide|portal|documentation|docs)|developers|handbook|reference manual|user (?:guide|manual)|help cent(?:er|re)|knowledge base",
        r"dokumentation|handbuch|hilfecenter|hilfe-center|documentación|documentazione|documentação|documentatie|dokumentacja|dokümantasyon|centre d['\u2019]aide|centro de ayuda|kennisbank",
        r"ドキュメント|文档|文件中心|문서|документация|ヘルプセンター",
    ),
    _E.DIRECTORY: Marks.of(
        r"directory|director(?:y|ies) of|listings?|find a(?:n)? \w+ near you|yellow pages|(?:remote )?jobs|job board|\w*verzeichnis|branchenbuch|\w+-finder|\w*finder",
        r"annuaire|directorio|guía de|guía empresas|páginas amarillas|elenco|trova \w+|fornitori|bedrijvengids|telefoongids|katalog firm|rehberi|firma rehberi|diretório|guia de|list of|awesome",
        r"名鑑|一覧|黄页|目录|دليل|каталог|справочник",
    ),
    _E.TOOL: Marks.of(
        r"calculators?|converter|formatter|validator|generator|checker|minifier|encoder|decoder|online tools?|regex tester|test and debug|format, validate|merge|compress|split",
        r"\w*rechner|konverter|umrechner|erzeugen|berechnen|calculatrice|calculateur|convertisseur|générateur|calculadora|conversor|generador|calcolatrice|convertitore|calcolo",
        r"berekenen|omrekenen|rekenmachine|kalkulator|przelicznik|hesaplama|çevirici|hesap makinesi|räknare|omvandlare",
        r"計算|変換ツール|换算|计算器|转换器|생성기|계산기|حاسبة|محول|калькулятор|конвертер",
    ),
    _E.NONPROFIT: Marks.of(
        r"charity|charitable|foundation|non-?profit|ngo|rescue|relief|hospice|food bank|trust|association|society",
        r"e\. ?v\.|stiftung|\w*verein|tafel|verband|hilfswerk|association|fondation|ong|fundación|asociación|fondazione|associazione|onlus|odv",
        r"fundação|instituto|associação|stichting|vereniging|fundacja|stowarzyszenie|vakfı|derneği|stiftelsen|förening|ideell",
        r"nonprofit|npo|npo法人|公益|基金会|財団|協会|재단|مؤسسة خيرية|جمعية|фонд",
    ),
    _E.SAAS: Marks.of(
        r"software|platform|saas|crm|erp|emr|automation|api for|infrastructure|the all-in-one|workspace|app for|payroll|project management|roadmaps?|ai agents?|email hosting",
        r"\w*software|plattform|lohnabrechnung online|buchhaltung online|logiciel|plateforme|solution saas|plataforma|facturación electrónica|sistema de|punto de venta",
        r"gestionale|fatturazione elettronica|programma|sistema|personeelsplanning|planning voor|boekhoudprogramma|program do|system do|yazılımı|programı|plattform för",
        r"クラウド|システム|管理システム|云平台|管理系统|软件|솔루션|클라우드|نظام|برنامج|облачн\w+|система",
    ),
    _E.ECOMMERCE: Marks.of(
        r"shop online|online (?:shop|store)|buy \w+ online|gear online|outfitters|store|webshop|onlineshop|online kaufen|günstig kaufen|boutique en ligne|en ligne|tienda online|comprar|negozio online|online shop",
        r"loja online|loja|loja virtual|winkel|webwinkel|sklep internetowy|sklep|online mağaza|ürünleri|nettbutikk|på nätet|butik|kopen",
        r"通販|オンラインショップ|公式通販|商城|网店|专卖|쇼핑몰|متجر|интернет-магазин",
    ),
    _E.BUSINESS: Marks.of(
        r"plumb\w+|electrician\w*|roof\w+|dentists?|dental|lawyers?|attorneys?|law firm|solicitors?|accountants?|restaurant|pub|hotel|bakery|café|salon|barber|garage|builders?|constructions?|freight|shipping|logistics|insurance|bank|banking|clinic|real estate|agency|studio|contractors?|landscap\w+|cleaning services|consulting|carrier",
        r"\w*schreinerei|\w*tischlerei|rechtsanw\w+|kanzlei|zahnarzt\w*|\w*praxis|steuerberater\w*|\w*bäckerei|metzgerei|gasthof|gasthaus|hotel|restaurant|autohaus|kfz-werkstatt|malerbetrieb|\w*bau|immobilien|friseur|bergbahnen|skigebiet|spedition|physiotherapie",
        r"boulanger\w*|garage|plombier|avocats?|cabinet|hôtel|coiffeur|artisan|menuiserie|agence|traiteur|dentista|clínica|abogados?|restaurante|taller|peluquería|inmobiliaria|asesoría|constructora",
        r"trattoria|ristorante|pizzeria|albergo|studio legale|avvocato|agriturismo|officina|parrucchiere|padaria|clínica|escritório|advocacia|oficina|imobiliária|restaurante",
        r"fietsenwinkel|werkplaats|tandarts|advocaten|makelaar|loodgieter|aannemer|kapper|mechanik|warsztat|serwis|kancelaria|gabinet|stomatolog|hotel|hukuk bürosu|avukat|diş|emlak|inşaat|otel|verkstad|tandläkare|byggfirma",
        r"株式会社|有限会社|建設|工務店|歯科|法律事務所|税理士|旅館|有限公司|厂家|酒店|律师|公司|주식회사|병원|법무법인|عيادات|عيادة|شركة|مطعم|فندق|محاماة|стоматология|автосервис|ооо|гостиница",
    ),
}
"""In the title or in the name that the site gives itself."""

TOLD: Final = {
    _E.GOVERNMENT: Marks.of(
        r"council tax|planning and building control|official website of (?:the |a )?\w+|an official website|your government|town hall|residents|councillors|legislative assembly|elected officials|public health division|vital records",
        r"rathaus|bürgermeister\w*|gemeinderat|amtsblatt|bürgerservice|onlinewache|dienststellen|landrat|état civil|conseil municipal|démarches|urbanisme|mairie",
        r"sede electrónica|portal de transparencia|trámites|alcaldía|bandos|amministrazione trasparente|albo pretorio|carta d['\u2019]identità elettronica|sito istituzionale",
        r"portal da transparência|e-sic|ouvidoria|secretarias|licitações|gemeenteraad|burgemeester|paspoort|bip|epuap|rada gminy|wójt|deklaracja dostępności|e-belediye|ihaleler|başkan|kommunestyre\w*|kommunefullmäktige|rådhuset",
        r"町政|市政情報|くらし・手続き|防災|行政|政务公开|政务服务|政府信息公开|主办：|الخدمات الحكومية|госуслуги|민원",
    ),
    _E.EDUCATION: Marks.of(
        r"admissions|undergraduate|postgraduate|current students|prospective students|faculty|academics|curriculum|alumni|open days?|enrol(?:l|ment)?|enroll now|instructors|students",
        r"kollegium|oberstufe|vertretungsplan|schüler\w*|studierende|studium|schulleben|pronote|vie scolaire|internat|formations|orientamento|circolari|registro elettronico|didattica|insegnanti",
        r"aspirantes|egresados|pregrados?|posgrados?|docentes|matrículas?|oferta educativa|projeto educativo|campus virtual|moodle|studenten|leerlingen|opleidingen|kandydat|rekrutacja|kierunki studiów|student|öğrenci|bölümler",
        r"学部|入試情報|オープンキャンパス|在校生|招生|本科生|院系|입학안내|الطلاب|القبول|абитуриент\w*|студент\w*",
    ),
    _E.COMMUNITY: Marks.of(
        r"who is online|users online|members online|users / month|unread posts|topics|powered by (?:phpbb|discourse|xenforo|flarum|nodebb|mybb|vbulletin)|trending communities|replies|create post|memberlist",
        r"letzte beiträge|benutzer online|themen|beiträge|woltlab suite|utilisateurs en ligne|sujets|propulsé par \w+bb|messages non lus|réponses|quién está en línea|quién está conectado|temas|mensajes|último mensaje",
        r"kto jest online|tematy|posty|ostatni post|phpbb|çevrimiçi|konular|mesajlar|トピック数|投稿数|最新の投稿|主题|帖子|回帖|在线会员|темы|сообщения|кто на форуме",
    ),
    _E.MEDIA: Marks.of(
        r"editors['\u2019] code|ipso|local democracy reporter|by \w+ \w+, \w+ reporter|e-?paper|most read|on air now|listen live|ethics policy|family notices|advertise|obituaries|episode \d+",
        r"meistgelesen|mediadaten|abo bestellen|redaktion|verlagsgesellschaft|article réservé aux abonnés|directeur de la publication|cppap|rédaction|avis de décès|à la une",
        r"director responsable|quiénes somos|testata registrata|direttore responsabile|estatuto editorial|ficha técnica|erc n\.º|adverteren|tip de redactie|krant niet ontvangen|redakcja|reklama|künye|yazarlar|ansvarig utgivare|ansvarlig redaktør",
        r"編集部|記者|责任编辑|记者|발행인|مدير النشر|هيئة التحرير|редакция",
    ),
    _E.BLOG: Marks.of(
        r"posted on|posted by|continue reading|older posts|recent posts|leave a comment|\d+ comments?|archives|blogroll|all tags|filed under|powered by hexo",
        r"weiterlesen|\d+ kommentare?|neueste beiträge|archiv|lire la suite|\d+ commentaires?|publié le|leer más|\d+ comentarios?|leggi tutto|\d+ commenti|leia mais|lees verder|\d+ reacties",
        r"czytaj dalej|\d+ komentarz\w*|devamını oku|\d+ yorum|blog arşivi|続きを読む|読者になる|月別アーカイブ|阅读全文|归档|阅读更多|더 보기|читать далее",
    ),
    _E.DIRECTORY: Marks.of(
        r"add (?:your|a) \w+|add-listing|claim your listing|submit a tool|browse by (?:region|category|city|state)|popular categories|recently added|owner login|post a job|sell your \w+|all \w+ a[-\u2013]z|latest listings",
        r"kostenlos eintragen|betrieb \w*\s?eintragen|beliebte branchen|neue einträge|nach kanton|eintrag ändern|inscrire (?:mon|votre) \w+|derniers inscrits|par département|anuncia tu empresa|rubros|añadir empresa",
        r"iscrivi la tua azienda|ultime recensioni|aanmelden bedrijf|dodaj firmę|firma ekle|cadastre sua empresa|掲載する|登録店舗|企业入驻|добавить компанию",
    ),
    _E.TOOL: Marks.of(
        r"runs in your browser|nothing is uploaded|nothing leaves your computer|paste your \w+|files are deleted|drop a \w+|quick reference|copy to clipboard|results are estimates|other calculators|test string",
        r"direkt im browser|auf ihrem gerät|alle angaben ohne gewähr|weitere rechner|conversions populaires|otras calculadoras|altri calcolatori|meer reken\w+|diğer hesaplama\w*",
    ),
    _E.NONPROFIT: Marks.of(
        r"registered charity(?: number| no\.?)?|501\(c\)\(3\)|nonprofit organization|tax-deductible|our volunteers|become a volunteer|volunteer|donations are|adopt a \w+",
        r"gemeinnützig|spendenkonto|ehrenamtlich\w*|mitglied werden|nicht gewinnorientiert|loi 1901|déductible de vos impôts|bénévoles?|adhérer|adhérents|sin (?:fines|ánimo) de lucro|voluntariado",
        r"5x1000|cinque per mille|volontari|sem fins lucrativos|torne-se sócio|doar|anbi|vrijwilligers?|doneren|giften|organizacja pożytku publicznego|1,5% podatku|wolontariat|darowizn\w+|bağış yap\w*|gönüllü",
        r"寄付|ボランティア|捐款|志愿者|후원|تبرع|متطوع\w*|пожертвова\w+|волонт[её]р\w*",
    ),
    _E.SAAS: Marks.of(
        r"(?:start|try)(?: it)? (?:for )?free|free trial|no credit card required|cancel any ?time|soc 2|all-in-one|integrations|built for developers|get a demo|request a demo|book a demo|schedule a demo|see it in action|loved by|trusted by",
        r"kostenlos testen|demo buchen|tage kostenlos|iso 27001|essai gratuit|demander une démo|sans engagement|nous font confiance|prueba gratis|solicita una demo|provalo gratis|prova gratuita",
        r"teste grátis|gratis proberen|plan een demo|załóż (?:darmowe )?konto|za darmo|bez karty|ücretsiz deneyin|無料トライアル|無料でお試し|導入事例|导入案例|免费试用|무료체험|고객사례|تجربة مجانية|попробовать бесплатно",
    ),
    _E.ECOMMERCE: Marks.of(
        r"add to (?:cart|basket|bag)|free shipping|refund policy|shop all|best sellers|new in|clearance|select options|afterpay|returns",
        r"in den warenkorb(?: legen)?|versandkosten\w*|widerrufsrecht|inkl\. (?:gesetzl\. )?mwst\.?|ajouter au panier|conditions générales de vente|livraison offerte|añadir al carrito|envío gratis|devoluciones|aggiungi al carrello|condizioni di vendita|spedizione",
        r"adicionar ao carrinho|frete grátis|trocas e devoluções|sem juros|in winkel(?:wagen|mand)|thuiswinkel waarborg|do koszyka|dodaj do koszyka|darmowa dostawa|zwroty i reklamacje|sepete ekle|ücretsiz kargo|mesafeli satış sözleşmesi|lägg i varukorg\w*|fri frakt|kjøp",
        r"カートに入れる|特定商取引法に基づく表記|送料無料|税込|加入购物车|立即购买|包邮|장바구니 담기|أضف إلى السلة|توصيل مجاني|в корзину|доставка и оплата",
    ),
    _E.BUSINESS: Marks.of(
        r"free quote|call-out charge|our services|family-run|family-owned|serving the \w+|meet the team|member fdic|company no\.|usdot|vat no|selected clients|new patients|appointments available|real ales|our menu|insured|licensed|asset-based|years of experience",
        r"unsere leistungen|leistungen|referenzen|meisterbetrieb|rechtsgebiete|erstberatung|anfahrt|nos services|nos réalisations|horaires|devis gratuit|notre équipe|nos pains|tratamientos|financiación|nuestros servicios|primera visita",
        r"chi siamo|i nostri servizi|aperti dal|serviços|cardápio|encomendas|openingstijden|onze diensten|usługi|umów wizytę|naprawiamy|nasza oferta|hizmetlerimiz|çalışma alanları|ekibimiz|våra tjänster|tickets & preise",
        r"会社案内|施工事例|事業内容|会社概要|关于我们|产品中心|企业文化|회사소개|خدماتنا|الأطباء|о компании|наши услуги",
    ),
    _E.PERSONAL: Marks.of(
        r"i['\u2019]m \w+|i am (?:a|an) \w+|i work (?:on|at|as)|i make|i live in|i was born|my name is|my (?:latest|work|projects|cv|advisor|research)|phd (?:candidate|student)|curriculum vitae|selected work|email me|write me",
        r"ich bin|ich wurde|ich baue|mein name ist|meine projekte|lebenslauf|biografie|je suis|je joue|je travaille|biographie|ma démarche|sobre mí|fotografío|nací en|sono nat[oa]|chi sono|sobre mim|over mij|o mnie|om mig",
        r"略歴|年生まれ|にて制作|关于我|个人网站|обо мне|родился",
    ),
}
"""In the text of the page: links, buttons, headings, the small print of the footer."""

PARKED: Final = Marks.of(
    r"domain is for sale|is for sale|buy this domain|this domain (?:is|may be) for sale|welcome to nginx!?|apache2 \w+ default page|it works!|default web ?(?:site )?page|website is under construction|parked (?:free|domain)",
    r"neue internetpräsenz|diese domain steht zum verkauf|domain ist geparkt|ce domaine est à vendre|este dominio está (?:en|a la) venta|dominio in vendita|domena na sprzedaż|bu alan adı satılık",
    r"このドメインは|域名出售|домен продается",
)
"""In the title of a page that nobody has put anything on."""

SECTIONS: Final = Marks.of(
    r"news|politics|world|opinion|business|culture|sports?|science|technology|health|lifestyle|weather|obituaries|local news|farming|what['\u2019]s on",
    r"lokales|politik|wirtschaft|kultur|wissen|meinung|feuilleton|faits divers|politique|économie|opinions|sports|société|política|economía|deportes|opinión|sociedad|cultura|sucesos",
    r"cronaca|politica|economia|cultura e spettacoli|meteo|sociedade|desporto|esportes|opinião|nieuws|politiek|cultuur|familieberichten|wiadomości|polityka|gospodarka|ogłoszenia|gündem|siyaset|ekonomi|spor|magazin|nyheter|inrikes|utrikes",
    r"政治|経済|国際|スポーツ|社会|财经|体育|娱乐|国内|국제|정치|경제|스포츠|سياسة|اقتصاد|رياضة|ثقافة وفن|политика|экономика|спорт|общество|культура",
)
"""What a newspaper's menu names."""
