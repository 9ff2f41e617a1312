"""Greetings and names of a site's sections, which name no site, in the languages of `phrases`."""

from typing import Final

from probes.facts.wordlists import squashed

SECTIONS: Final = frozenset(
    squashed(text)
    for line in """\
home page|homepage|welcome!|about|about us|about me|our company|company|who we are|what we do
services|our services|products|our products
contact|contact us|gallery|projects|our projects|portfolio|references|our work|work|menu|philosophy
our philosophy|mission|our mission|vision
our story|history|team|our team|meet the team|search|search results|log in|login|sign in|shop
online shop|store|events|faq|careers|jobs|press
über uns|über mich|unternehmen|wir über uns|leistungen|unsere leistungen|produkte|unsere produkte
kontakt|galerie|projekte|referenzen|speisekarte
philosophie|unsere philosophie|team|unser team|herzlich willkommen|geschichte|suche|anmelden|termine
veranstaltungen|angebot|angebote|karriere
à propos|qui sommes-nous|qui sommes nous|notre entreprise|nos services|prestations|nos prestations
produits|nos produits|contact|galerie|projets
réalisations|nos réalisations|philosophie|notre philosophie|notre histoire|équipe|notre équipe
recherche|connexion|boutique|évènements|événements
acerca de|acerca de nosotros|sobre nosotros|quiénes somos|quienes somos|nosotros|la empresa|empresa
servicios|nuestros servicios|productos
nuestros productos|contacto|galería|proyectos|nuestra filosofía|filosofía|historia|nuestra historia
equipo|nuestro equipo|buscar|tienda|eventos
chi siamo|azienda|l'azienda|servizi|i nostri servizi|prodotti|i nostri prodotti|contatti|galleria
progetti|filosofia|la nostra filosofia|storia
la nostra storia|il team|il nostro team|cerca|accedi|negozio|eventi|benvenuto
benvenuti nel nostro sito
sobre|sobre nós|quem somos|a empresa|serviços|nossos serviços|os nossos serviços|produtos
nossos produtos|contato|contatos|contacto|contactos
galeria|projetos|filosofia|nossa filosofia|nossa história|equipe|equipa|nossa equipe|busca|loja
bem-vindo|bem-vindos|seja bem-vindo
over ons|wie zijn wij|wie we zijn|diensten|onze diensten|producten|onze producten|galerij|projecten
filosofie|onze filosofie|geschiedenis
ons team|zoeken|inloggen|winkel|agenda|welkom|hoofdpagina
o nas|o mnie|o firmie|firma|usługi|nasze usługi|oferta|nasza oferta|produkty|nasze produkty|galeria
projekty|realizacje|filozofia|nasza filozofia
historia|zespół|nasz zespół|szukaj|zaloguj się|sklep|wydarzenia|witamy|witaj
o nás|o mně|služby|naše služby|produkty|naše produkty|kontakty|galerie|fotogalerie|reference
projekty|filozofie|naše filozofie|historie|tým
náš tým|hledat|obchod|akce|vítejte|vítáme vás|galéria|fotogaléria|referencie|filozofia
naša filozofia|história|tím|náš tím|hľadať|vitajte|domov
rólunk|magunkról|bemutatkozás|szolgáltatások|szolgáltatásaink|termékek|termékeink|kapcsolat
elérhetőség|galéria|referenciák|munkáink|filozófiánk
csapat|csapatunk|keresés|üdvözöljük|üdvözlünk|köszöntjük|kezdőoldal|nyitólap|nyitóoldal|kezdő oldal
om oss|om os|om mig|om mig selv|om meg|tjänster|våra tjänster|tjenester|våre tjenester|vores ydelser
ydelser|produkter|våra produkter
våre produkter|vores produkter|galleri|projekt|prosjekter|referenser|referanser|referencer|historia
historie|vårt team|sök|søk|søg|välkommen
velkommen|hem sida|hemsida|hovedside|hovudside|huvudsida|velkomen
meistä|yritys|palvelut|palvelumme|tuotteet|tuotteemme|yhteystiedot|galleria|kuvagalleria|referenssit
historia|tiimi|haku|tervetuloa|etusivulle
meist|teenused|meie teenused|tooted|kontakt|galerii|tehtud tööd|tere tulemast|avaleht|esileht
pealeht|kodu|ettevõttest
par mums|pakalpojumi|produkti|kontakti|galerija|sākums|sākumlapa|galvenā|laipni lūdzam|sveicināti
apie mus|apie|paslaugos|mūsų paslaugos|produktai|kontaktai|galerija|projektai|pradžia|pradinis
pagrindinis|pradinis puslapis|pagrindinis puslapis
sveiki|sveiki atvykę|titulinis|pagrindinis puslapis
о нас|о компании|компания|услуги|наши услуги|продукция|каталог|контакты|галерея|фотогалерея|проекты
портфолио|философия|история|команда
наша команда|поиск|войти|магазин|мероприятия|добро пожаловать|главное меню|начальная страница|начало
про нас|про компанію|послуги|наші послуги|продукція|контакти|галерея|проєкти|історія|команда
наша команда|пошук|ласкаво просимо|вітаємо
за нас|за фирмата|услуги|нашите услуги|продукти|контакти|галерия|проекти|екип|търсене|добре дошли
начална страница|начало|за нама|о нама
почетна|почетна страна|насловна|насловна страна|добродошли|услуге|контакт|галерија|почетна страница
o nama|usluge|naše usluge|naša ponuda|ponuda|proizvodi|naši proizvodi|galerija|projekti|povijest
istorija|naš tim|tim|pretraga|dobrodošli
dobro došli|početna|početna stranica|naslovnica|naslovna|naslovna strana|početna strana|storitve
naše storitve|izdelki|zgodovina|ekipa|iskanje
dobrodošli|domača stran|začetna stran|vstopna stran|domov|o podjetju
despre|despre noi|despre mine|servicii|serviciile noastre|produse|produsele noastre|galerie
galerie foto|proiecte|portofoliu|filosofia noastră
istoric|echipa|echipa noastră|căutare|magazin|bine ați venit|bun venit|acasă|prima pagină
pagina de start
σχετικά|σχετικά με εμάς|ποιοι είμαστε|η εταιρεία|εταιρεία|η εταιρία|υπηρεσίες|οι υπηρεσίες μας
προϊόντα|επικοινωνία|έργα|φιλοσοφία
η φιλοσοφία μας|ιστορία|η ομάδα μας|αναζήτηση|καλώς ήρθατε|καλωσορίσατε|αρχική|κεντρική σελίδα
hakkımızda|hakkımda|biz kimiz|kurumsal|hizmetler|hizmetlerimiz|ürünler|ürünlerimiz|iletişim|galeri
projeler|projelerimiz|referanslar
referanslarımız|tarihçe|ekibimiz|arama|hoş geldiniz|hoşgeldiniz|mağaza|haqqımızda|xidmətlər
məhsullar|əlaqə|ana səhifə|xoş gəlmisiniz
tentang|tentang kami|layanan|layanan kami|produk|produk kami|kontak|galeri|proyek|sejarah|tim kami
cari|selamat datang|halaman utama
laman utama|mengenai kami|perkhidmatan|giới thiệu|về chúng tôi|dịch vụ|sản phẩm|liên hệ|thư viện ảnh
dự án|chào mừng|trang chính
qui som|nosaltres|serveis|els nostres serveis|productes|contacte|projectes|inici|pàgina principal
pàgina d'inici|benvinguts|quen somos
servizos|produtos|benvidos|páxina principal|guri buruz|nor gara|zerbitzuak|produktuak|kontaktua
hasiera|ongi etorri
من نحن|عن الشركة|خدماتنا|الخدمات|منتجاتنا|المنتجات|اتصل بنا|معرض الصور|مشاريعنا|فريقنا|رؤيتنا
رسالتنا|البحث|مرحبا بكم|أهلا وسهلا|الصفحة الأولى
درباره ما|خدمات|خدمات ما|محصولات|تماس با ما|گالری|پروژه ها|تیم ما|جستجو|خوش آمدید|صفحه اصلی|خانه
صفحه نخست
אודות|אודותינו|מי אנחנו|שירותים|השירותים שלנו|מוצרים|צור קשר|גלריה|פרויקטים|הצוות שלנו|חיפוש
ברוכים הבאים|ראשי|עמוד ראשי|בית
हमारे बारे में|सेवाएं|सेवाएँ|हमारी सेवाएं|उत्पाद|संपर्क करें|गैलरी|स्वागत|आपका स्वागत है|होम पेज
会社概要|会社案内|企業情報|事業内容|サービス|製品|製品情報|商品一覧|お問い合わせ|アクセス|ギャラリー|実績
施工事例|採用情報|理念|私たちについて
ようこそ|トップページへようこそ|店舗案内|メニュー|検索|ログイン|イベント|沿革|スタッフ紹介|トップ ページ
はじめに
关于我们|公司简介|企业简介|服务|产品|产品中心|联系我们|案例|团队|搜索|登录|欢迎|欢迎光临|首页|主页|網站首頁
關於我們|公司簡介|服務|服務項目|產品|產品介紹
聯絡我們|作品|團隊|搜尋|登入|歡迎|歡迎光臨|回首頁
회사소개|인사말|서비스|제품|제품소개|문의하기|갤러리|프로젝트|오시는 길|검색|로그인|환영합니다|메인페이지
사업소개
เกี่ยวกับเรา|บริการ|บริการของเรา|สินค้า|ติดต่อเรา|แกลเลอรี|ค้นหา|ยินดีต้อนรับ|หน้าแรก|หน้าหลัก
""".splitlines()
    for text in line.split("|")
)
