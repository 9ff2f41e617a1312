"""What labels, links and addresses ask for, by patterns and by phrases of many languages (docs/adr/0041)."""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import chain, pairwise, product

from index.values.vocabulary import Action
from probes.facts.data_files import read_lines
from probes.facts.packed_table import PackedTable
from probes.facts.patterns import CaselessPattern, Prefilter, split_words

_A = Action

LANGUAGES = split_words("ar de en es fr it ja ko nb nl no pl pt ru sv tr zh")

SCHEMA_ACTIONS = {
    "SearchAction": _A.SEARCH,
    "BuyAction": _A.BUY,
    "PreOrderAction": _A.BUY,
    "OrderAction": _A.ORDER,
    "ReserveAction": _A.BOOK,
    "RentAction": _A.BOOK,
    "ScheduleAction": _A.BOOK,
    "TrackAction": _A.TRACK,
    "QuoteAction": _A.QUOTE,
    "CommunicateAction": _A.CONTACT,
    "AskAction": _A.CONTACT,
    "RegisterAction": _A.REGISTER,
    "JoinAction": _A.REGISTER,
    "SubscribeAction": _A.SUBSCRIBE,
    "DownloadAction": _A.DOWNLOAD,
    "InstallAction": _A.DOWNLOAD,
    "DonateAction": _A.DONATE,
    "ApplyAction": _A.APPLY,
}


def _either(*offers: tuple[Action, tuple[str, ...]], end: str = "") -> CaselessPattern:
    groups = (f"(?P<{action.value}>{'|'.join(texts)})" for action, texts in offers)
    return CaselessPattern(f"(?:{'|'.join(groups)}){end}")


_WORDS: dict[Action, tuple[str, ...]] = {
    _A.REGISTER: (
        (
            r"(?:registration|sign-?up|membership) form|anmeldeformular"
            r"|formulaire d['\u2019]inscription|formulario de inscripción"
        ),
        (
            r"(?:sign (?:me )?up|signup)(?: now| free| for free)?"
            r"|register(?: now| here| today| online| (?:for )?free)?|register as an? .{1,30}"
            r"|create (?:an |your |a free )?account(?: now| today)?|register for (?:an )?account|registracija"
            r"|join(?: now| us| today| online| (?:for )?free)?|how to join"
        ),
        (
            r"(?:start (?:your )?)?free trial|try (?:it )?(?:for )?free|start (?:for )?free"
            r"|open an? account"
            r"|enrol+(?: now)?|start building"
        ),
        (
            r"add (?:your|a) (?:listing|business|company|practice|site)|claim (?:your|a) (?:listing"
            r"|business)"
            r"|send rsvp|rsvp"
        ),
        (
            r"(?:jetzt |kostenlos )?registrieren|konto (?:erstellen|eröffnen)|mitglied werden"
            r"|kostenlos (?:testen|eintragen)|anmelden oder registrieren"
        ),
        (
            r"créer un compte|s['\u2019]inscrire(?: gratuitement| maintenant| en ligne| ici)?|inscription"
            r"|adhérer|essai gratuit|inscrire (?:mon|votre) \w+"
        ),
        (
            r"registrarse|regístrate|regístrese|crear (?:una )?cuenta|inscríbete|inscripciones"
            r"|prueba gratis"
            r"|anuncia(?: tu \w+)?(?: gratis)?"
        ),
        (
            r"registrati|iscriviti(?: (?:ora|subito|adesso|qui|gratis|online))?|crea (?:un )?account"
            r"|prova(?:lo)? gratis|iscrivi la tua \w+|registreren"
            r"|account aanmaken|gratis proberen|word lid"
        ),
        (
            r"zarejestruj się(?: (?:za darmo|teraz|bezpłatnie))?|rejestracja(?: kandydatów)?"
            r"|załóż (?:darmowe )?konto|cadastre-se"
            r"|cadastr(?:ar|o)"
            r"|criar conta|teste grátis|torne-se sócio|registe-se|inscreva-se"
        ),
        (
            r"üye ol|kayıt ol|ücretsiz dene(?:yin)?|skapa konto|registrera(?: dig)?|bli medlem"
            r"|зарегистрироваться"
            r"|регистрация|попробовать бесплатно"
        ),
        (
            r"(?:新規|無料)?(?:会員)?登録(?:する|はこちら)?|無料で(?:会員)?登録(?:する)?|ユーザー登録"
            r"|無料トライアル|免费注册|注册|加入會員|註冊|회원가입"
            r"|무료체험(?: 신청)?|إنشاء حساب|تسجيل جديد|سجل الآن"
        ),
        (
            r"join (?:the|our) (?!mailing|e-?mail|news|list|team|fight|movement|conversation|discussion"
            r"|debate|faculty|staff|board|workforce|crew"
            r"|fun|party|adventure|journey|revolution"
            r"|discord|slack|telegram|whatsapp|facebook|linkedin|forum|chat|channel|server"
            r"|(?:dots|queue|chorus|race|hunt|rest)\b)\w+(?: (?!mailing|e-?mail|newsletter|list|team)\w+)?"
        ),
        r"complete (?:my |your )?registration|otwórz konto|open my account",
        r"become a (?:member|seller|host|patron)|get started (?:for )?free|sign ?up today",
        (
            r"(?:register|sign ?up|enrol+) (?:for|to|in) (?:the |this |our |an? )?(?:[\w-]+ )?"
            r"(?:webinar|event|course|workshop|class|conference|tournament|race|program(?:me)?|membership"
            r"|trial)"
        ),
        r"create (?:a |my |your )?(?:free )?(?:account|profile)|start (?:a |your |my )?(?:free )?trial",
        r"request (?:early )?access|join the wait(?:ing )?list|get (?:an |your )?api keys?",
        r"enroll?(?: in .{1,30}| now| today| online)?",
        (
            r"iscriviti (?:e|ed|al|alla|ai|all['\u2019]) ?"
            r"(?!.{0,12}(?:newsletter|mailing|canale|feed|podcast|blog)).{1,30}"
            r"|quero (?:me )?(?:cadastrar|inscrever|registrar|participar)(?: .{1,16})?"
            r"|quero (?:ser|me tornar) (?:um |uma )?(?:voluntári[oa]|sóci[oa]|membro)"
        ),
        (
            r"konto anlegen|(?:jetzt (?:kostenlos )?|kostenlos )(?:starten|loslegen)|devenir membre"
            r"|créer (?:mon|un) compte|hazte (?:socio|miembro)|únete(?: .{1,20})?|empieza gratis"
            r"|prueba gratuita"
            r"|diventa socio|inizia gratis|word (?:lid|donateur)|lid worden|(?:online )?inschrijven"
            r"|wypróbuj za darmo|dołącz(?: do nas)?"
        ),
        (
            r"(?:testar?|experimentar?|experimente|começa(?:r|e)) (?:grátis|gratuitamente|agora.{0,20})"
            r"|criar (?:uma )?conta(?: grátis)?|ücretsiz (?:başla|üye ol)|新規登録|アカウント(?:作成|登録)"
            r"|無料で(?:始める|試す)|入会(?:案内|する)?|가입하기|무료로 시작하기|立即注册|سجل(?: مجان[اًا]+)?"
            r"|إنشاء حساب جديد"
        ),
        (
            r"registrovat(?: se)?|registrace|zaregistrovat(?: se)?|vytvořit účet"
            r"|opret (?:konto|bruger|profil)"
            r"|tilmeld(?: dig)?|rekisteröidy|luo tili|liity(?: jäseneksi)?|regisztráció|regisztrálok"
            r"|înregistrare"
            r"|înregistrează-te|creează (?:un )?cont|реєстрація|зареєструватися|εγγραφή"
        ),
        (
            r"đăng ký|daftar(?: sekarang)?|הרשמה|הירשמו|הצטרפו|पंजीकरण(?: करें)?|साइन अप(?: करें)?"
            r"|रजिस्टर करें"
        ),
    ),
    _A.LOG_IN: (
        (
            r"(?:member |customer |client |parent |owner )?(?:log[ -]?in|sign[ -]?in)|authenticate"
            r"|my account|anmelden|einloggen"
            r"|mein konto|(?:se )?connecter|connexion|mon compte|espace (?:pro|client)"
        ),
        (
            r"iniciar sesión|inicia sesión|acceder|entrar|mi cuenta|accedi(?: all['\u2019]area personale)?"
            r"|area personale|inloggen|mijn account|zaloguj(?: się)?|logowanie|minha conta"
        ),
        (
            r"giriş(?: yap)?|üye girişi|logga in|mina sidor|logg inn|войти|вход|личный кабинет|ログイン"
            r"|マイページ|登录|登入|로그인|تسجيل الدخول|دخول"
        ),
        (
            r"zaloguj się (?:do|na) .{1,25}|sign in my account|log ?in ?/ ?(?:register|join)"
            r"|log ?in to .{1,25}|sign ?in to .{1,25}|[\w-]+ log[ -]?in|[\w-]+ sign[ -]?in"
            r"|(?:log|sign) ?in ?[/|&] ?(?:my )?account|войти (?:в|на) .{1,25}|acceder a .{1,25}"
            r"|iniciar sesión en .{1,25}|accedi al?\S* (?!menu|contenut).{1,25}|anmelden (?:bei|im) .{1,25}"
            r"|(?:zum |kunden-?|mitglieder-?)?login|se connecter à .{1,25}|entre(?: ou cadastre-se)?"
            r"|área do cliente|(?:área|zona)(?: de)? clientes?|moje konto|accesso clienti|panel klienta"
            r"|hesabım|账号登录|会員ログイン"
            r"|ログインする"
        ),
        (
            r"přihlásit(?: se)?|přihlášení|můj účet|log ind|min (?:konto|side)|kirjaudu(?: sisään)?"
            r"|oma tili"
            r"|bejelentkezés|belépés|fiókom|autentificare|contul meu|увійти|вхід|мій кабінет"
            r"|особистий кабінет"
            r"|σύνδεση|είσοδος|đăng nhập|masuk|akun saya"
        ),
        (
            r"(?:log|sign) ?in with .{1,20}|continue with (?:google|apple|e-?mail|github|facebook"
            r"|microsoft|sso)"
            r"|(?:e-?mail|send) me an? (?:magic |log-?in |sign-?in )?link"
            r"|(?:send|get) (?:magic|log-?in|sign-?in) link"
        ),
        r"влез|accéder à (?:mon|votre) compte|mon espace(?: client| personnel)?|min profil",
        (
            r"כניסה(?: למערכת| לחשבון)?|התחבר(?:ות|ו)?|לוג ?אין|אזור אישי|(?:\S+ )?लॉग ?इन(?: करें)?|حسابي"
            r"|الدخول"
        ),
    ),
    _A.BUY: (
        (
            r"buy(?: now| online)?(?: for .{1,12})?|purchase(?: now| online| tickets)?|buy tickets"
            r"|add to (?:cart|basket|bag)|shop now"
            r"|(?:view |your |my |shopping )?(?:cart|basket)(?: \W?\d+\W?)?|checkout"
            r"|(?:view |your |my |shopping )?(?:cart|basket|bag) ?[(\[:].{1,16}"
        ),
        (
            r"(?:jetzt |online |skipass )?kaufen|in den warenkorb(?: legen)?"
            r"|(?:zum )?warenkorb(?: .{1,12})?"
            r"|zur kasse|acheter(?: maintenant)?|ajouter au panier|(?:mon )?panier(?: .{1,8})?"
        ),
        (
            r"comprar(?: ahora| agora)?|añadir (?:al carrito|a la cesta)|(?:mi )?carrito(?: .{1,12})?|cesta"
            r"|aggiungi al carrello|carrello(?: .{1,8})?|acquista(?: ora)?"
        ),
        (
            r"in (?:de )?winkel(?:wagen|mand)(?: .{1,8})?|winkelwagen(?: .{1,8})?|bestel nu|do koszyka"
            r"|dodaj do koszyka|koszyk(?: .{1,12})?|kup teraz"
        ),
        (
            r"adicionar ao carrinho|carrinho(?: .{1,8})?|sepete ekle|sepetim(?: .{1,8})?|satın al|köp"
            r"|lägg i (?:varukorg|kundvagn)\w*|kundvagn(?: .{1,8})?|varukorg(?: .{1,8})?|kjøp|handlekurv"
        ),
        (
            r"купить|в корзину|корзина(?: .{1,8}|:.{1,12})?|カートに入れる|カート(?:を見る)?|購入する"
            r"|加入购物车"
            r"|购物车.{0,6}|立即购买|장바구니(?: 담기)?|구매하기|أضف إلى السلة|سلة التسوق.{0,6}|اشتر الآن"
        ),
        (
            r"(?:get|buy) (?:your |my )?tickets?(?: now| here| online| today)?|buy online"
            r"|shop (?:online|all|the [\w' ]{0,20}(?:shop"
            r"|store|collection))"
        ),
        (
            r"buy (?:an|the (?:new|latest|current)|back) issues?|\d+ (?:items? in )?(?:the |your )?(?:cart"
            r"|basket)"
        ),
        (
            r"buy (?:the|this|a|your) (?:book|album|cd|dvd|record|game|app|e-?book|print|poster|shirt"
            r"|ticket"
            r"|pass|licen[sc]e|gift card|gift voucher|product|item|full version|print edition|magazine"
            r"|paperback|hardcover|course|bundle|kit|domain)s?(?: (?:now|here|online|today))?"
        ),
        r"add to (?:trolley|shopping bag)|(?:shopping )?bag(?: \W?\d+\W?)?",
        (
            r"tickets kaufen|prendre (?:mes|vos|ses|des) billets|in den korb|acheter (?:en ligne"
            r"|des billets|le .{1,20})"
            r"|comprar (?:entradas|online|billetes|bilhetes|ingressos)|agregar al carrito|añadir al carro"
            r"|acquista (?:online|biglietti)|toevoegen aan winkel(?:wagen|mand)|kup (?:bilet|online)"
            r"|colocar no carrinho|sacola|hemen al|sepete at"
        ),
        (
            r"(?:kjøp|köp|køb|osta|kup|kopen?|koop|koupit|купить|купити) (?:billett(?:er)?|biljett(?:er)?"
            r"|billet(?:ter)?|bilet(?:y|ów)?|lippu(?:ja)?|liput|kaarten|tickets?|gavekort|presentkort"
            r"|lahjakortti|билет(?:ы)?|квитки?|nå|nu|her|här|teraz|online|онлайн|сейчас|vstupenky|lístky)"
        ),
        (
            r"(?:acheter|acquista(?:re)?|compra(?:r)?|kaufen) (?:un|une|le|la|les|mes|vos|votre|des|il|lo|i"
            r"|gli|el|los|las|o|os|as|tus?|sus?|entradas|ingressos|bilhetes|biglietti|billets?|places?"
            r"|livres?) ?.{0,20}"
        ),
        (
            r"(?:jetzt |online )?(?:karten|tickets|eintrittskarten|gutscheine?|fahrkarten"
            r"|bücher) (?:online )?(?:kaufen|bestellen"
            r"|buchen|sichern)"
        ),
        (
            r"koupit|(?:přidat )?do košíku|košík(?: .{1,12})?|køb(?: nu)?"
            r"|(?:læg|tilføj) (?:i|til) kurv(?:en)?"
            r"|(?:ind(?:købs)?)?kurv(?: .{1,12})?|lisää (?:ostos)?koriin|ostoskori(?: .{1,12})?"
            r"|osta(?: nyt)?"
            r"|kosárba|kosár(?: .{1,12})?|adaugă în coș|coș(?:ul meu)?|cumpără(?: acum)?|купити"
            r"|кошик(?: .{1,8})?"
            r"|(?:додати )?до кошика|(?:προσθήκη στο )?καλάθι|αγορά"
        ),
        (
            r"thêm vào giỏ(?: hàng)?|giỏ hàng(?: .{1,8})?|mua ngay|(?:tambah ke )?keranjang(?: .{1,8})?"
            r"|beli(?: sekarang)?|הוסף לסל|הוספה לסל|קנה עכשיו|עגלת קניות|कार्ट(?: में (?:डालें|जोड़ें))?"
            r"|अभी खरीदें|إضافة (?:إلى|ل)ل?سلة|أضف (?:إلى |ل)ل?سلة|السلة(?: .{1,6})?|عربة التسوق|اشتري الآن"
            r"|カゴに入れる|買い物かごを見る|ショッピングカート|購入(?:手続きへ)?|加入購物車|구매|바로구매"
        ),
    ),
    _A.TRACK: (
        (
            r"track(?: (?:your|my|an|a))? (?:order|parcel|package|shipment|delivery)|order status"
            r"|sendung(?:en)? verfolgen"
        ),
        (
            r"sendungsverfolgung|suivre (?:ma|mon|votre) (?:commande|colis)|suivi de commande"
            r"|seguir (?:mi |tu )?pedido|rastrear (?:mi |meu )?(?:pedido|envío)|traccia (?:il tuo )?ordine"
        ),
        (
            r"volg (?:je |uw )?(?:bestelling|pakket)|śledź (?:przesyłkę|zamówienie)|kargo takip"
            r"|sipariş takibi"
            r"|spåra (?:paket|försändelse)|отследить (?:заказ|посылку)|配送状況|物流查询|배송조회|تتبع الطلب"
        ),
        (
            r"(?:check|view) (?:an? |my |your |the )?order status|track (?:a |my |your )?(?:order"
            r"|shipment) status"
            r"|order tracking|track (?:&|and) trace|track(?: (?:my|your))? orders?|where is my order"
            r"|bestellung verfolgen|sendungsstatus|suivi (?:de )?(?:colis|commandes?)"
            r"|seguimiento (?:de )?(?:pedidos?|envíos?)|rastreio|rastreamento|rastrear (?:encomenda|pedido)"
            r"|(?:sipariş|kargo|gönderi) (?:takip|takibi|sorgula(?:ma)?)"
        ),
        (
            r"śledzenie (?:zamówienia|przesyłki|paczki)|status zamówienia|sledov(?:at|ání) zásilk[uy]"
            r"|spor (?:pakke|forsendelse|din ordre)|seuraa (?:lähetystä|tilausta)|csomagkövetés"
            r"|urmărire (?:comandă|colet)|відстежити (?:посилку|замовлення)|tra cứu (?:đơn hàng|vận đơn)"
            r"|lacak (?:pesanan|paket|kiriman)|מעקב (?:משלוחים|הזמנה)|ऑर्डर ट्रैक करें|荷物追跡|订单查询"
            r"|운송장 조회"
        ),
    ),
    _A.ORDER: (
        (r"order form|formulaire de commande|bestellformular|formularz zamówienia"),
        r"order(?: now| online| here| food)?|place (?:an |your )?order|(?:jetzt |online )?bestellen",
        (
            r"commander(?: (?:en ligne|maintenant|ici|un .{1,20}|une .{1,20}|le .{1,20}|la .{1,20}"
            r"|votre .{1,20}))?"
        ),
        (
            r"bestill(?: (?:nå|her|billetter|mat|online))?|beställ(?: (?:nu|här|hem|online|mat"
            r"|biljett(?:er)?))?"
        ),
        r"bestil(?: (?:nu|her|online|billet(?:ter)?))?|tilaa (?:nyt|tästä|verkosta)|passer commande",
        (
            r"pedir(?: ahora| online)?|hacer (?:un )?pedido|ordina(?: ora| online)?|online bestellen"
            r"|zamów(?: online)?|peça (?:já|online|no \w+)|faça seu pedido|encomendar|sipariş ver"
            r"|beställ(?: nu)?"
        ),
        r"заказать(?: звонок)?|оформить заказ|注文する|ご注文|立即订购|订购|주문하기|اطلب الآن",
        (
            r"quick order|order (?:for delivery|takeaway|takeout|pickup|your .{1,20})"
            r"|jetzt online bestellen"
            r"|commander maintenant|haz tu pedido|pide (?:online|ya)|ordina a domicilio|nu bestellen"
            r"|bestel(?:len)? online|zamów (?:teraz|online)|encomende|peça agora|online sipariş"
        ),
        (
            r"objednat(?: nyní)?|bestil(?: nu| online)?|tilaa nyt|rendelés|comandă(?: acum| online)?"
            r"|замовити"
            r"|παραγγελία|παραγγείλτε|đặt (?:hàng|món)(?: ngay)?|pesan sekarang|הזמינו|להזמנה|ऑर्डर करें"
            r"|網路訂購"
            r"|ご注文はこちら"
        ),
    ),
    _A.BOOK: (
        (
            r"(?:reservation|booking|appointment) (?:form|request)s?|prendre rendez-vous (?:en ligne"
            r"|maintenant)"
            r"|jetzt (?:termin|tisch|platz) (?:sichern|buchen|vereinbaren)|umów (?:wizytę|konsultację"
            r"|spotkanie)(?: online)?"
            r"|(?:来店|見学|体験|無料相談)(?:の)?(?:を)?予約(?:する|はこちら)?|预约(?:试驾|演示|参观|咨询)"
        ),
        (
            r"book(?: now| online| here)?|book (?:an? |your )?(?:appointment|table|room|demo|call"
            r"|visit|stay"
            r"|ticket|tickets|session|flight|meeting|open day)|check availability"
        ),
        (
            r"(?:make a |request a )?reservations?|reserve(?: now| a table| a room)?"
            r"|schedule (?:an? )?(?:appointment|demo|call|visit|meeting)"
        ),
        r"(?:request|make|get|arrange) an appointment|(?:request|get) a demo|appointments?",
        (
            r"(?:jetzt |online |unterkunft |demo )?(?:buchen|reservieren)"
            r"|termin (?:vereinbaren|buchen|anfragen)"
            r"|tisch reservieren|terminvereinbarung"
        ),
        (
            r"réserver(?: maintenant| une table| en ligne)?|prendre (?:un )?rendez-vous"
            r"|réservations?(?: en ligne| rapide| (?:de |d['\u2019]une )?(?:chambre|table)s?)?"
            r"|demander une démo"
        ),
        (
            r"reservar?(?: ahora| mesa| cita| agora)?|reservas?|pedir cita(?: previa)?|cita previa"
            r"|solicita(?:r)? una demo|marcar (?:consulta|visita)|agendar(?: consulta)?"
        ),
        (
            r"prenota(?: ora| un tavolo| appuntamento| .{1,40})?|prenotazioni|afspraak maken"
            r"|maak (?:een )?afspraak|reserveren|plan een demo|umów (?:się|wizytę)|zarezerwuj|rezerwacja"
        ),
        (
            r"randevu al|rezervasyon(?: yap)?|boka(?: nu| tid| bord)?|bestill time"
            r"|записаться(?: (?:на|в|к) .{1,30})?"
            r"|забронировать|予約(?:する)?|ご予約|在线预订|预约|立即预订|예약(?:하기)?"
            r"|احجز(?: موعدك| الآن| موعدك الآن)?"
        ),
        (
            r"book (?:an? |your |the |my |our )(?:[\w-]+ ?){1,3}|(?:find|book) (?:a )?(?:flights?|rooms?"
            r"|hotels?)"
            r"|make a (?:booking|reservation)|manage (?:my |your )?bookings?|schedule "
            r"(?!schedule|[b-z\d]\b|(?:of|at|for|is|and|changes?|updates?|released|announced)\b|&).{1,25}"
            r"|(?:request|arrange) a (?:viewing|visit|tour|demo|call|consultation)"
        ),
        r"termin(?:e)? (?:online )?(?:vereinbaren|buchen|anfragen)|zimmer buchen",
        r"book (?:demo|free|discovery)(?: \w+){0,2}",
        r"bestill (?:fly|flyreise|reise|hotell|bord|rom|tur|leiebil)|boka (?:flyg|resa|hotell|rum)",
        r"online[- ](?:terminbuchung|buchung|reservierung)|réserver (?:un|une|mon|ma|votre|vos) .{1,24}",
        (
            r"prendre (?:rdv|un rdv)|rdv en ligne|reservar .{1,30}"
            r"|reserv[aeá] (?:your|my|this|the|tus?|sus?|seus?|suas?|una?s?|uma?s?|el|la|los|las|os?|as?|con"
            r"|en|em|no|na|já|ya|aqu[íi]|agora|ahora|hoy|hoje|now|online|mesas?|tables?|cita|hotel"
            r"|hora|turno"
            r"|habitaci\w+|quartos?|rooms?|salas?|vuelos?|voos?|flights?|plaza|seats?|tickets?|spots?"
            r"|spaces?"
            r"|parking|car|campsites?|clase|aula|visita|viaje|entradas|ingressos?|horário|espacio|estancia)"
            r"(?: .{1,26})?"
        ),
        r"pid[ea] (?:tu )?cita",
        r"(?:agendar|agende|agenda (?:tu|una?|sua|su|aquí|agora|ahora|hora|cita)|marcar|marque) ?.{1,24}",
        r"richiedi disponibilità|richiedi una demo",
        (
            r"(?:maak|plan) een afspraak|(?:nu )?boeken|boek (?:nu|direct)|rezerwuj(?: online)?"
            r"|umów (?:się na )?(?:wizytę|demo)|e-rejestracja|zarezerwuj .{1,20}"
            r"|(?:online )?randevu(?: al)?"
            r"|hemen rezervasyon|boka .{1,20}|boka tid online"
        ),
        (
            r"rezervovat|rezervace|objednat se|rezervační systém|book (?:tid|bord|nu)|bestil tid"
            r"|tidsbestilling"
            r"|varaa(?: .{1,20})?|ajanvaraus|időpontfoglalás|foglalás|rezervă(?: acum)?|rezervări"
            r"|programare(?: online)?|fă o programare|забронювати|записатися(?: .{1,20})?|κράτηση|κρατήσεις"
            r"|κλείστε .{1,20}"
        ),
        (
            r"đặt (?:lịch|bàn|phòng|vé|hẹn)(?: .{1,12})?|reservasi|pesan tiket"
            r"|(?:e-?|online )?booking(?: online)?|קביעת תור"
            r"|זימון תורים?|הזמנת (?:מקום|חדר|שולחן)|תיאום (?:פגישה|הדגמה)|(?:अपॉइंटमेंट )?बुक करें"
            r"|(?:24時間)?(?:web|ネット|オンライン)予約(?:はこちら)?|ご?予約(?:はこちら|フォーム"
            r"|サイト)|診療予約"
            r"|空室検索|宿泊予約|立即预约|网上预约|預約|線上訂位|예약하기|حجز موعد"
            r"|احجز (?:موعد\S*|الآن|طاولة|غرفة)"
        ),
    ),
    _A.QUOTE: (
        (
            r"quote (?:form|request)|(?:kostenloses|unverbindliches) angebot (?:einholen|anfordern"
            r"|erhalten|anfragen)"
            r"|demande[rz]? (?:votre|un|mon) devis(?: gratuit)?|obtenez (?:un"
            r"|votre) devis(?: gratuit)?|devis (?:en ligne|rapide)"
            r"|solicit[ae] (?:tu |una? )?(?:presupuesto|cotización|pid[ae] (?:tu |su |un )?presupuesto"
            r"|(?:jetzt )?(?:ein )?angebot anfragen)|(?:chiedi|richiedi) (?:un "
            r"|il tuo )?preventivo(?: gratuito)?"
            r"|zapytaj o (?:cenę|wycenę)|darmowa wycena|無料見積(?:も)?り?(?:を依頼|はこちら)?"
        ),
        (
            r"(?:get|request) (?:a |an |your )?(?:free |instant )?(?:quote|estimate)|(?:free|easy|online"
            r"|instant|quick|price) quotes?|make an offer"
            r"|angebot (?:anfordern|einholen)|kostenvoranschlag"
        ),
        (
            r"demander un devis|devis(?: gratuit)?|(?:pedir|solicitar) (?:un )?presupuesto"
            r"|richiedi (?:un )?preventivo|offerte aanvragen|zapytaj o ofertę|(?:pedir|solicitar) orçamento"
            r"|teklif al"
        ),
        (
            r"begär offert|be om tilbud|рассчитать стоимость|получить (?:рас|прос)ч[её]т(?: стоимости)?"
            r"|見積(?:もり)?依頼|获取报价|견적문의|(?:اطلب|احصل على) عرض (?:سعر|أسعار|مخصص)"
        ),
        (
            r"(?:get|request|ask for) (?:a |an |your )?(?:(?:free|instant|immediate|custom"
            r"|online) ){0,2}(?:price )?(?:quote|estimate|quotation"
            r"|proposal|pricing)(?: .{1,20})?|quote request|get (?:a )?price"
            r"|(?:unverbindliches )?angebot (?:anfragen|anfordern|erhalten)|unverbindlich anfragen"
            r"|(?:obtenir|demande de?) (?:un )?devis|(?:pide|solicita|solicitar) (?:tu |un )?presupuesto"
            r"|presupuesto (?:gratis|online)|cotiza(?:r)?(?: .{1,12})?|cotización"
        ),
        (
            r"preventivo(?: gratuito)?|richiesta preventivo|offerte (?:opvragen|aanvragen)"
            r"|vraag (?:een )?offerte aan|bezpłatna wycena|wycena"
            r"|(?:peça|solicite|pedir) (?:um |seu )?orçamento"
            r"|orçamento(?: grátis)?|(?:ücretsiz )?(?:fiyat )?teklifi? (?:al|iste|alın)"
            r"|(?:nezávazná )?poptávka"
            r"|(?:få|indhent) (?:et )?tilbud|pyydä tarjous|ajánlatkérés|cere ofertă"
            r"|отримати (?:ціну|пропозицію)"
            r"|узнать цену"
        ),
        (
            r"(?:nhận )?báo giá|minta penawaran|הצעת מחיר|कोटेशन (?:प्राप्त करें|मांगें)"
            r"|お?見積り?(?:もり)?(?:依頼|フォーム)?|无料見積もり|無料見積(?:もり)?|询价|在线询价|索取报价"
            r"|견적(?:요청| 문의)?|عرض سعر"
        ),
    ),
    _A.SUBSCRIBE: (
        (
            r"subscribe(?: now| for .{1,10})?!?|(?:join|get|subscribe to|sign up (?:to|for))(?: our| the)? "
            r"newsletter|newsletters?|(?:newsletter |jetzt )?abonnieren|abo bestellen|s['\u2019]abonner"
            r"|je m['\u2019]abonne"
        ),
        (
            r"suscribirse|suscríbete|notify me|get job alerts|follow by email|abonnement"
            r"|recevoir la lettre d['\u2019]info|iscriviti alla newsletter|abbonati"
            r"|aanmelden voor de nieuwsbrief"
            r"|nieuwsbrief|abonneren"
        ),
        (
            r"zapisz się(?: do newslettera)?|prenumerata|assin(?:ar|e|e já|aturas)"
            r"|(?:quero )?receber (?:as |nossas )?(?:ofertas|novidades)"
            r"|subscrever|abone ol(?:un)?|bültene? (?:kayıt|abone) ol|prenumerera(?: på nyhetsbrev)?"
            r"|abonner"
        ),
        (
            r"подписаться|подписка|メルマガ登録|メールマガジン登録|読者になる|订阅|訂閱|구독(?:하기)?"
            r"|뉴스레터 구독|اشترك(?: الآن)?|النشرة البريدية"
        ),
        (
            r"subscribe (?:to (?!.{0,30}(?:rss|feed)).{1,40}|via email|by email|via rss|here|today|now"
            r"|for free)"
        ),
        r"get (?:(?:email )?updates(?: (?:and|by|via|on|from) .{1,24})?|(?:email )?alerts|the newsletter)",
        r"sign ?up for .{0,24}(?:newsletter|updates|emails|e-?news|news|alerts)",
        r"(?:email|e-mail) (?:alerts|updates|newsletter)",
        r"join (?:our|the|my) (?:mailing|e-?mail|newsletter|email newsletter)(?: mailing)? ?(?:list)?",
        (
            r"(?:sign ?up|signup|register|subscribe|join) (?:for|to|up for) (?:our |the "
            r"|my )?(?:[\w-]+ )?(?:newsletters?|e-?news|mailing list|e-?mails?|updates|alerts|bulletin)"
        ),
        r"get (?:this|our) newsletter|confirm (?:my |your )?subscription",
        r"receive our newsletter|newsletter sign[- ]?up|e-?newsletters?|e-?mail sign[- ]?up",
        r"e-?mail (?:offers|deals|news)(?: sign[- ]?up.{0,8})?",
        r"stay (?:updated|informed)|keep me posted|manage subscription",
        (
            r"newsletter[- ](?:anmeldung|anmelden|bestellen|abonnement)"
            r"|(?:zum|unseren) newsletter(?: anmelden)?"
            r"|abonnez-vous(?: (?:à|au) .{1,40})?|(?:monthly|weekly|daily) newsletters?|abonnements?"
            r"|s['\u2019]inscrire à la newsletter|je m['\u2019]inscris"
            r"|suscrib(?:ite|irme|irse)(?: .{1,20})?|suscripci(?:ón|ones)|boletín(?: .{1,16})?"
            r"|iscriviti alla nostra newsletter|abbonamenti|subskrybuj|zapisz się na newsletter"
            r"|assine(?: já| agora| a newsletter)?|assinar(?: newsletter)?|subscreva"
            r"|e-?bülten(?:e abone ol| kayıt| aboneliği)?|abonelik|nyhetsbrev"
        ),
        (
            r"odebírat(?: novinky)?|přihlásit (?:se )?k odběru|odběr novinek"
            r"|(?:tilmeld(?: dig)? )?nyhedsbrev(?:et)?|tilaa(?: uutiskirje)?|uutiskirje|feliratkoz(?:ás|om)"
            r"|hírlevél|abon(?:ează-(?:te|mă)|are)|підписатися|передплат(?:а|ити)|εγγραφή στο newsletter"
            r"|đăng ký nhận (?:tin|bản tin)|berlangganan|langganan|הרשמה לניוזלטר|ניוזלטר"
            r"|सब्सक्राइब(?: करें)?"
            r"|न्यूज़लेटर"
        ),
        (
            r"メールマガジン(?:を受け取る|の登録|購読)?|メルマガ(?:購読|登録)?|購読(?:する|申込)?|定期購読"
            r"|邮件订阅|訂閱電子報|電子報|뉴스레터(?: 신청)?|الاشتراك(?: .{1,20})?|اشترك في .{1,20}"
            r"|القائمة البريدية"
        ),
    ),
    _A.DONATE: (
        (r"donation form|make your donation|je donne|donate here|(?:online|jetzt online) spenden"),
        (
            r"donate(?: now| today)?|(?:make|give) a donation|make a gift|donations?|give"
            r"|support us(?: on patreon)?"
            r"|(?:jetzt )?spenden|faire un don|donner|donar(?: ahora)?|doná ahora|haz una donación"
        ),
        (
            r"dona(?: ora| adesso| qui| subito| online)?|sostienici|doneren|doneer(?: nu)?"
            r"|wpłać(?: darowiznę)?"
            r"|przekaż darowiznę"
            r"|wesprzyj nas|doar|faça (?:um donativo|uma doação)|bağış(?: yap)?|skänk en gåva|ge en gåva"
            r"|gi en gave"
        ),
        r"пожертвовать|сделать пожертвование|寄付(?:する)?|捐款|我要捐款|捐赠|후원하기|تبرع(?: الآن)?",
        (
            r"give (?:to|online|now|today|monthly).{0,30}|ways to give|online giving"
            r"|make a (?:one-?time )?(?:donation|gift|contribution)(?: to .{1,40})?"
            r"|donate (?:to|here|online|monthly|money).{0,30}"
            r"|support (?:us|our work|our mission|our journalism)"
            r"|(?:ihre |deine )?spende(?:n sie)?(?: jetzt)?|fais un don|faites un don|je (?:fais un don"
            r"|donne)|nous soutenir"
            r"|soutenez-nous|soutenir"
        ),
        (
            r"dona(?: ya| aquí)?|haz(?: tu)? (?:una )?donación|colabora(?: con nosotros)?"
            r"|apadrina(?: .{1,20})?"
            r"|fai una donazione|donazioni|steun ons|geef|wspieram|wesprzyj(?: .{1,20})?|darowizny"
            r"|doe(?: agora)?"
            r"|doaç(?:ão|ões)|contribua|bağış(?:ta bulun| yap(?:ın)?)?"
            r"|(?:přispět|darovat|podpořte nás|podpořit)"
            r"|støt(?: os)?|giv (?:et )?bidrag|doner|lahjoita(?: nyt)?"
        ),
        (
            r"adomány(?:ozás|ozok)?|donează(?: acum)?|підтримати(?: .{1,20})?|пожертвувати|задонатити"
            r"|зробити (?:внесок|пожертву)|помочь|поддержать|δωρεά|donasi(?: sekarang)?|quyên góp|ủng hộ"
            r"|תרומה"
            r"|לתרומה|תרמו(?: עכשיו)?|दान (?:करें|दें)|寄附(?:する|のお願い)?|ご?寄[付附](?:する"
            r"|のお願い|はこちら)?"
            r"|支援する|기부하기|후원|تبرع (?:الآن|معنا|لنا)"
        ),
    ),
    _A.APPLY: (
        (
            r"apply(?: now| online| here| for .{1,40})?|start (?:your )?application"
            r"|(?:jetzt |online )?bewerben"
            r"|antrag stellen|postuler"
        ),
        (
            r"(?:faire|déposer) une demande|solicitar(?: ahora)?|postular|candidati(?: ora)?"
            r"|invia candidatura"
            r"|solliciteren|solliciteer|aplikuj|złóż wniosek|candidatar-se|matrículas|online başvuru|başvur"
            r"|ansök(?:an|ning)?(?: (?:nu|här|till .{1,30}|om .{1,30}))?|søk nå|søknad(?: om .{1,30})?"
        ),
        (
            r"подать заявку|(?:.{1,12}に)?応募(?:する|はこちら)"
            r"|エントリー|立即申请|在线申请|지원하기|قدم الآن|التقديم"
        ),
        (
            r"apply (?:to .{1,40}|today|for)|(?:learn )?how to apply|application form|(?:zur )?bewerbung"
            r"|online[- ]bewerbung"
            r"|(?:online )?antrag(?:sformular)?|candidature|déposer (?:un dossier|sa candidature)"
            r"|s['\u2019]inscrire à un examen|solicita(?:r|ud)? (?:tu )?(?:plaza|admisión|ahora|beca"
            r"|préstamo)"
            r"|postula(?:r)? (?:aquí|ahora)?|invia la (?:tua )?candidatura|aanvragen|aplikuj teraz"
            r"|złóż podanie"
            r"|candidate-se|(?:hemen )?başvuru(?: yap| formu)?"
        ),
        (
            r"podat (?:žádost|přihlášku)|ansøg(?:ning)?(?: om .{1,30})?|søg (?:nu|optagelse|jobbet)"
            r"|hae (?:nyt|paikkaa)"
            r"|jelentkezés|aplică(?: acum)?|подати (?:заявку|заяву)|(?:\S+ ){0,6}आवेदन(?: करें| पत्र)?"
            r"|(?:قد[ِّ]*م|تقديم) (?:طلب|الآن).{0,24}|تقدم بطلب|応募(?:フォーム|はこちら)?|出願|在线报名"
            r"|我要报名"
            r"|지원서|입사지원|ứng tuyển|lamar sekarang"
        ),
    ),
    _A.DOWNLOAD: (
        (
            r"(?:free )?downloads?(?: (?:now|here|free|for .{1,30}"
            r"|(?:the|our|your|this|a) .{1,40}|pdf"
            r"|.{0,24}\.(?:pdf|zip|exe|dmg|apk)|\w+ (?:v\d|\d+\.\d)[\d.]*))?"
        ),
        r"herunterladen|télécharger|descargar|get the app|scarica(?: l['\u2019]app)?|downloaden|pobierz",
        r"baixar|transferir|indir|ladda ner|last ned|скачать",
        r"(?:資料)?ダウンロード|下载|下載|다운로드|تحميل",
        (
            r"(?:free )?downloads? (?:[\w-]+ ){0,3}(?:app|apps|pdf|brochure|catalogu?e|guide|e-?book"
            r"|white ?paper|report|manual|form|template|trial|demo|software|installer|sdk|extension|plugin"
            r"|version|release|client|browser|desktop|windows|macos|mac|linux|android|ios|datasheet"
            r"|price list"
            r"|menu|map|game|logos?|press kit|prospectus|toolkit|sample|application(?: form)?)s?"
        ),
        r"(?:jetzt |kostenlos )?(?:herunterladen|runterladen)",
        r"descarga(?:r)?(?: (?:la|el|los|las|gratis|aquí|ahora|nuestr[oa]|tu)(?: .{1,20})?)?",
        r"scarica(?: (?:il|la|lo|le|l['\u2019]|i|gratis|ora|qui)(?: ?.{1,20})?)?|stáhnout|ke stažení",
        r"hent(?: app| nu)?|lataa|letöltés|descarcă|завантажити|tải (?:về|xuống|ứng dụng)|unduh|הורדה",
        r"डाउनलोड(?: करें)?|ダウンロードする|立即下载|앱 다운로드|حم[ّ]?ل (?:الآن|التطبيق)",
    ),
    _A.CONTACT: (
        (
            r"get in touch (?:today|now|here)|drop (?:me|us) an? (?:line|note|message|e-?mail)"
            r"|send (?:us|me) an? (?:e-?mail|message|note|text)|contactez[- ]moi|prendre contact"
            r"|ponte en contacto(?: con .{1,16})?"
            r"|(?:entre|entrar) em contato(?: conosco)?|(?:jetzt )?kontakt aufnehmen"
            r"|melden sie sich(?: bei uns)?"
            r"|neem contact(?: met ons)? op|свяжитесь с нами|написать (?:нам|мне|сообщение|письмо)"
            r"|задать вопрос|напишите нам"
            r"|skontaktuj się z nami|napisz wiadomość|상담(?:신청|문의)"
        ),
        r"contacts?|contact (?:us|me|sales|support|the studio)|say hello|email (?:us|me)",
        (
            r"contact (?!lens|sport|list|tracing|dermatitis|paper|page \d)[\w'\u2019&. ]{2,30}|contacte"
            r"|kontaktinė informacija"
        ),
        (
            r"get in touch(?: with (?:us|me|our team))?|reach out(?: to (?:us|me))?"
            r"|let['\u2019]s (?:talk|chat)(?: .{1,20})?"
            r"|let['\u2019]s (?:work together|get in touch|start a (?:project|conversation))"
            r"|(?:hire|message) (?:us|me)"
            r"|(?:talk|speak|chat) (?:to|with) (?:us|me|our team|an? (?:human|specialist|advisor))"
            r"|start a (?:project|conversation)(?: with (?:us|me))?"
            r"|parlons(?:-en)?|hablemos|parliamone|vamos conversar"
        ),
        r"send(?: a)? (?:message|enquiry|inquiry)",
        r"(?:enquire|inquire)(?: (?:now|here|today|online|within|about .{1,24}))?",
        r"(?:make|send) an? (?:enquiry|inquiry)|(?:enquiry|inquiry)(?: form)?|enquiries",
        r"write (?:to us|me)|kontakt(?:ieren sie uns|formular)?(?: & anfahrt| aufnehmen)?",
        r"anfrage (?:einreichen|senden)",
        (
            r"nachricht senden|(?:nous|me) contacter|contactez[- ]nous|contacter la mairie|contacto"
            r"|cont[aá]ct[ae]nos|kontakta[ij]|kontakti|contactar|enviar mensaje|contatt[io](?:aci)?"
            r"|scrivici|neem contact op"
            r"|klantenservice"
        ),
        (
            r"napisz do nas|skontaktuj się|contat?c?tos?|fale conosco|fale no whatsapp|iletişim|bize ulaşın"
            r"|kontakta oss|kontakt oss|kundtjänst|контакты|связаться с нами|обратная связь|обращения"
        ),
        r"お問い合わせ|お問合せ|问い合わせ|联系我们|聯絡我們|聯繫我們|문의하기|고객센터|اتصل بنا|تواصل معنا",
        (
            r"contact (?:(?:our|the|an?|your|request) )?(?:team|office|sales|seller|support|form|page"
            r"|webmaster"
            r"|department|desk|expert|author|editors?|info(?:rmation)?|details|centre|center|us \w+)"
            r"|(?:\w+ (?:&|and|en|und|et|y|e|og|och) )contact|contact (?:&|and|et|y) .{1,24}"
            r"|talk to (?:us|sales|an? expert)|drop us a line|ask (?:us )?a question|feedback"
            r"|send (?:us )?(?:a )?(?:message|feedback|e-?mail)|e-?mail"
            r"|submit a (?:news tip|tip|question|request|ticket)|kontakt .{1,24}"
            r"|kontaktiere[n]?(?: .{1,16})?"
            r"|schreib(?:en sie)? (?:uns|mir)|ihre nachricht|mail an uns"
        ),
        (
            r"(?:nous |me |formulaire de )contact(?:er)?|écri(?:re|vez)[- ]nous|envoyer(?: un message)?"
            r"|contacta(?:r)?(?: .{1,16})?|escr[ií]b[ea]nos|formulario de contacto|contatta(?:ci|mi)"
            r"|scrivi(?:mi|ci)|(?:service en )?contact(?: opnemen)?|stel (?:een|je) vraag"
            r"|napisz(?: do nas)?"
            r"|formularz kontaktowy|kontakt(?:y|er)?"
            r"|(?:entre em contato|contacte-nos|contatar|fale com (?:a gente|um especialista))"
            r"|bize (?:yazın|ulaşın)|iletişim(?: formu)?|kontaktformulär"
        ),
        (
            r"kontaktujte nás|napište nám|kontakt(?: os|a oss)?|skriv til os|yhteystiedot|ota yhteyttä"
            r"|yhteydenotto\w*|palaute|kapcsolat(?:felvétel)?|írjon nekünk|contactează-ne|contactați-ne"
            r"|контакти"
            r"|(?:форм(?:а|ой|у) )?обратн(?:ая|ой) связ(?:ь|и)"
            r"|зв['\u2019]язатися(?: з нами)?|зворотний зв['\u2019]язок|написать нам|επικοινωνία"
            r"|επικοινωνήστε .{1,16}|liên hệ(?: .{1,16})?|hubungi(?: kami)?|kontak(?: kami)?"
        ),
        (
            r"צ(?:ור|רו) קשר|יצירת קשר|דברו איתנו|संपर्क(?: करें| सूत्र)?|हमसे संपर्क करें"
            r"|お?問い?合わ?せ(?:はこちら|フォーム|窓口|先)?|ご意見・お問い合わせ|ご相談(?:はこちら)?"
            r"|联系(?:方式|客服)?|在线(?:留言|咨询)|提交留言|留言板|聯絡(?:方式)?|문의(?:사항)?|연락처"
            r"|1:1 ?문의"
            r"|اتصلوا بنا|راسلنا|اتصل|تواصل"
        ),
    ),
    _A.SEARCH: (
        (
            r"search(?: tools| docs| the site)?|suchen|suche|(?:re)?chercher|recherche|buscar|búsqueda"
            r"|cerca(?: nel sito)?|ricerca|zoek(?:en)?|szukaj|pesquisar?|ara|arama|sök|søk|поиск|найти"
            r"|(?!人気|関連|急上昇|热门|熱門|相关|相關)\w{0,6}(?:検索|搜索|搜尋|검색)[器机機]?"
            r"|前往搜[尋索][器机機]?|بحث"
        ),
        (
            r"search (?!engine|marketing|ads|advertising|and |& |results|party|warrant|optimi|console"
            r"|analytics|trends|consult|caus)(?:\S+ ?){1,3}|search (?:for|the|our|all|by|this|site|within"
            r"|in|on) .{1,24}"
        ),
        r"open search|toggle search|look ?up|(?:auf der )?(?:website|seite) (?:durch)?suchen",
        r"rechercher .{1,20}|buscador|buscar .{1,20}|cerca .{1,16}|zoek .{1,16}|wyszukaj|wyszukiwarka",
        r"szukaj .{1,20}|busca|procurar|site içi arama|sök .{1,20}",
        (
            r"hľadať|vyhľadať|vyhľadávanie|pretraži(?: .{1,16})?|pretraga|iskanje|lancer la recherche"
            r"|hae sivustolta|hledat|vyhledat|vyhledávání|søg|etsi|hae|haku|keresés|caută|căutare|пошук"
            r"|шукати|αναζήτηση"
            r"|tìm(?: kiếm)?|cari|pencarian|חיפוש|חפש|खोजें|खोज|サイト内検索|検索する|站内搜索|通合検索"
            r"|통합검색"
            r"|البحث|ابحث"
        ),
    ),
}
_ENROL_IN_FRENCH = r"(?:s['\u2019]inscrire|se préinscrire|inscrivez-vous|je m['\u2019]inscris) "
_LETTERS_IN_FRENCH = r"newsletter|(?:info)?lettre(?!s)|liste de diffusion|mailing|recevoir"
_WHAT = r"(?:[\w&$€£\u2019'-]{1,20} ){1,3}"
# Beginnings and ends around what only the site has a word for; questions are no calls.
_OPEN: dict[Action, tuple[str, ...]] = {
    _A.BOOK: (
        (
            r"(?:book|schedule|arrange) (?!of |club |launch |review |fair |signing )(?:an? |your |my )?"
            rf"{_WHAT}(?:session|appointment|consultation|demo|call|visit|tour|class|lesson|meeting|viewing"
            r"|inspection|assessment|treatment)"
        ),
        rf"request (?:an? |your ){_WHAT}(?:appointment|consultation|demo|call|visit|tour|viewing)",
        (
            r"zaka[zž](?:i(?:te)?|ati) .{2,30}"
            r"|закажи(?:те)? (?:термин|преглед|консултациј|састанак|посет).{1,24}"
            r"|umów (?:się|wizyt|spotkani|rozmow|konsultac|termin|prezentac|jazd|bezpłatn|darmow).{1,30}"
            r"|zapisz się na .{0,20}(?:konsultacj|sesj|wizyt|lekcj|masaż|spotkani|badani|zabieg)\w{0,4}"
        ),
        (
            r"(?:rezervirajte?|rezervišite?|rezervujte|rezervovat|rezervovať|rezervați|broneeri) .{2,30}"
            r"|(?:foglalj|foglaljon|réservez|reserveer) .{2,30}|boek (?:een|je|uw|jouw) .{2,30}"
            r"|(?:забронировать|забронювати|резервирай(?:те)?) .{2,30}"
            r"|запази(?:те)? (?:час|маса|стая|място).{0,20}"
        ),
        (
            r"[\w-]{2,20}(?:reservierung|buchung|reservatie|reservering|boeking|bokning|varaus)(?:en)?"
            rf"|{_WHAT}(?:buchen|reservieren)"
        ),
        r".{1,30}(?<!商品)(?<!新刊)(?<!本)[をの]ご?予約(?:する|はこちら)?|.{1,24} 예약하기",
    ),
    _A.QUOTE: (
        (
            r"(?:get|request|receive|ask for) (?!.{0,20}(?:stock|share) )(?:an? |your |my )?"
            rf"{_WHAT}(?:quote|estimate|quotation)"
        ),
        (
            r"(?:demande[rz]?|obten(?:ir|ez)|rece(?:voir|vez)) .{0,20}devis(?: .{1,24})?"
            r"|(?:solicit(?:ar?|e)|pid[ae]|pedir|obt[eé]n(?:er|ga)?) .{0,20}(?:presupuesto|cotizaci[oó]n)"
            r"(?: .{1,24})?"
            r"|(?:richiedi|chiedi|ottieni|ricevi) .{0,20}preventivo(?: .{1,24})?"
            r"|(?:pedir|peça|solicit(?:ar|e)|obter|obtenha|receb[ae]) .{0,20}(?:orçamento|cotação)"
            r"(?: .{1,24})?"
        ),
        (
            r"(?:vraag|ontvang) .{0,20}offerte(?: .{1,24})?"
            rf"|(?:{_WHAT})?[\w-]{{0,20}}angebot (?:anfordern|einholen|anfragen|erhalten)"
            r"|(?:begär|få) (?:en |gratis ){1,2}offert(?: .{1,24})?|pyydä .{0,16}tarjous(?: .{1,24})?"
            r"|(?:få|indhent|be om) (?:et |gratis |uforplig?[a-zø]{1,4}ende ){1,3}tilbud(?: .{1,24})?"
        ),
        (
            r"(?:zapytaj|poproś) o .{0,20}(?:wycenę|ofertę|cenę)(?: .{1,24})?"
            r"|(?:cere(?:ți)?|solicit[aă]) .{0,16}ofert[aă](?: .{1,24})?"
            r"|.{0,20}teklif(?:i|inizi)? (?:al|alın|iste|isteyin)|.{0,20}ajánlat(?:ot)? kér(?:ek|ése?)"
        ),
        (
            r"(?:заказать|замовити) .{0,20}(?:расч[её]т|смету|розрахунок|кошторис)(?: .{1,24})?"
            r"|(?:получить|запросить|узнать|рассчитать) .{0,20}(?:расч[её]т|стоимость|смету|цену)"
            r"(?: .{1,24})?"
            r"|(?:отримати|розрахувати|дізнатис[яь]|прорахувати) .{0,20}(?:розрахунок|вартість|ціну"
            r"|кошторис)(?: .{1,24})?"
        ),
        r".{1,24}[のを]?お?見積(?:もり|り)?を?依頼(?:する)?",
    ),
    _A.ORDER: (r"(?:заказать|замовити) (?!звон|дзв|обратн|зворотн).{2,40}|.{1,30}を注文する",),
    _A.APPLY: (
        (
            r"apply (?:as|with|at|through|via) .{1,40}|(?:jetzt|gleich|hier) .{1,30} bewerben"
            r"|postule[rz]? (?:comme|en tant que|à|au|aux|chez|pour) .{1,40}"
            r"|postula(?:te)? (?:a|al|como|para) .{1,30}|candidati (?:come|per|a|al) .{1,30}"
            r"|candidate-se (?:a|à|ao|como|para) .{1,30}|solliciteer (?:als|naar|bij|op|voor) .{1,30}"
            r"|aplikuj (?:na|do) .{1,30}|откликнуться на .{1,30}"
            r"|jelentkezz(?:en)? (?:\w{1,20} ){0,2}\w{1,20}n[ae]k"
            r"|.{1,30}に応募する"
        ),
    ),
    _A.DONATE: (r"donează .{2,30}|donate (?:an?|your|for|through) .{1,40}",),
    _A.REGISTER: (_ENROL_IN_FRENCH + rf"(?!.{{0,40}}(?:{_LETTERS_IN_FRENCH}|dans )).{{2,40}}",),
    _A.BUY: (
        (
            r".{1,30}(?<!家)(?<!住宅)(?<!マンション)(?<!中古車)を購入する"
            r"|(?:koupit|kúpiť|купить|купити) "
            r"(?!.{0,20}(?:\b(?:nebo|alebo|или|або|byt|dům|dom)\b|квартир|жиль|дом)).{2,30}"
        ),
    ),
    _A.CONTACT: (r".{1,30}(?:を|について)相談する",),
    _A.SUBSCRIBE: (
        r".{1,30}[でを]購読(?:する)?",
        _ENROL_IN_FRENCH + rf".{{0,30}}(?:{_LETTERS_IN_FRENCH}).{{0,20}}",
    ),
    _A.DOWNLOAD: (r".{1,30}をダウンロード(?:する)?",),
}

SAID = _either(*_WORDS.items(), end=r"\W*")
NEEDED = Prefilter(*chain.from_iterable(_WORDS.values()))  # Most labels lack what all that match `SAID` have
OPEN = _either(*_OPEN.items(), end=r"[^\w?]*")
NEEDED_OPEN = Prefilter(*chain.from_iterable(_OPEN.values()))

SEARCHED = re.compile(rf"(?:{'|'.join(_WORDS[_A.SEARCH])})(?!\w)", re.IGNORECASE)

# Word beginnings that suggest an action where no full text matches.
HINTED = CaselessPattern(
    r"(?<!\w)(?:contact|kontakt|contatt|contat[oe]|contáct|iletişim|联系|聯絡|お?問い?合|문의|اتصل|контакт"
    r"|join|enrol|regist|sign (?:up|in)|mitglied|inscri|inschr|iscri|anmeld|account|konto|compte client"
    r"|cuenta|zapis|üye|登録|会員|注册|가입|تسجيل|регистр"
    r"|subscri|abonn|suscri|assin[ae]|newsletter|nieuwsbrief|boletín|abone|prenumer|購読|読者になる|订阅|구독"
    r"|اشترا?ك|подпис"
    r"|book (?:an?|your|now)|buch(?:en|ung)|réserv|reserv|prenot|boek|rezerw|randevu|rezerv|boka|予約|预约"
    r"|예약|احجز|брон"
    r"|order(?! of)|bestell|commander|pedid|ordin[ae]|zamów|sipariş|注文|订购|주문|اطلب|заказ|buy|kaufen"
    r"|achet|compra|acquist|kopen|kup(?!f)|satın|購入|购买|구매|купить"
    r"|quote(?! of)|angebot (?:an|ein)|devis|presupuesto|preventiv|offerte|wycen|teklif|orçament|見積"
    r"|询价|견적"
    r"|donat|spend(?:en|e) |don(?:ar|a ora)|faire un don|doneer|darowi|bağış|寄付|捐|후원|تبرع|пожертв"
    r"|apply|application form|bewerb|postul|solicitar|candidat(?:i |ure)|aplikuj|başvur|申请|応募|申込"
    r"|지원하기|قدم|заявк"
    r"|(?:kj\u00f8p|k\u00f6p|k\u00f8b|osta|kup|koop|bestil|best\u00e4l|tilaa|hyr|leie|boka|booka|bestill"
    r"|skriv|meld|melden|anmeld|sign|tickets?|ticketing|billett|biljett|billet|bilet|билет|チケット"
    r"|門票|门票|티켓"
    r"|تذاكر)"
    r"|(?:enquir|inquir|purchas|preorder|pre-order|checkout|basket|\bcart\b|pledge|sponsor|rsvp|reserve"
    r"|rent (?:a|an|this|now)|hire (?:a|an|us|now)|pay (?:now|online|your|bill)|renew|vote|redeem"
    r"|gift card|get (?:started|a|an|your|tickets)|start (?:now|here|your|a)|try (?:it|now|for)|schedule"
    r"|appointment|request|claim|report (?:a|an)|message us|write to|call us|chat|let['\u2019]s talk"
    r"|email)"
    r"|(?:miete|mieten|leihen|reservier|termin|eintragen|melden sie|schreib|spend|zahl(?:en|ung)|gutschein"
    r"|antrag|teilnehmen|anfrag)"
    r"|(?:payer|louer|prendre (?:un|rdv)|r\u00e9clam|d\u00e9poser|demand(?:er|ez)|adh\u00e9r|participer"
    r"|\u00e9crire|\u00e9crivez|billetterie|rejoin)"
    r"|(?:pagar|alquil|pide|cita|solicit|escr\u00ed?b|entradas|\u00fanete|afilia|matr\u00edcul|votar|cotiz)"
    r"|(?:paga|affitt|noleggi|richied|scriv|bigliett|partecip|segnala|prenota|invia)"
    r"|(?:betaal|huur|aanmeld|aanvra|inschrijv|schrijf|afspraak|kaarten|meedoen|word (?:lid|donateur))"
    r"|(?:zapłać|wynajm|umów|napisz|zgłoś|dołącz|zarejestr|bilety|wesprzyj)"
    r"|(?:pague|alugue|agend|peça|inscrev|escreva|participe|bilhete|ingresso|matricul)"
    r"|(?:betala|ans\u00f6k|anm\u00e4l|bidra|ge en|st\u00f6d|skicka|hyra|s\u00f8k|p\u00e5meld|gi en"
    r"|st\u00f8tt|send|tilmeld)"
    r"|(?:öde|kirala|başvur|katıl|bilet|bağışla|yaz(?:ın)?\b)"
    r"|(?:оплат|оставить|запис|отправить|вступить|поддерж|напис|пожалов|аренд)"
    r"|(?:支払|応募|予約|申請|参加|相談|投稿|購入|支付|报名|預訂|投稿|捐|참여|결제|신청|ادفع|احجز|شارك|أرسل)"
    r"|submit|send us|upload|petition|volunteer|(?:post|leave|write) a |einreichen|envoyer|enviar|invia"
    r"|wyślij|gönder|skicka)",
)

_HERE = r"^(?:(?:https?:)?//[^/?#]+/|/|(?:\.{1,2}/)+)?(?:[a-z-]{2,5}/)?"
_NO_LOSS = r"(?![^#]*(?:lost|forgot|reset|logout|sign-?out|requestemail))"
_THERE = r"^https?://(?:www\.)?"
_CONTACT = (
    r"(?:contact(?:os?|es?|enos|ez(?:-nous)?|ar|anos)?"
    r"|kontakt\w{0,5}|contatt[io]|contatos?|fale-conosco|iletisim|iletişim"
    r"|nous-contacter|get-?in-?touch|reach-?(?:us|out)|lets-?talk|write-?to-?us|say-?hello"
    r"|enquir(?:y|e|ies)|inquiry"
    r"|o?toiawase|lien-he|hubungi(?:-kami)?|yhteystiedot|kapcsolat|yhteydenotto|skontaktuj\w*"
    r"|contactpagina|kontakty|elerhetoseg\w*|epikoinonia|sazinieties|susisiekite|vzkaz|napiste-nam"
    r"|scrivi(?:ci|mi)|contattaci|escr[ií]benos|ecrivez-nous)"
    r"(?:[-_]?(?:us|me|now|nous|uns|form|formular(?:io)?|formulier|section|area|block|box|page|info"
    r"|details|sales|anchor"
    r"|wrap(?:per)?|home|bottom|footer|bar|cta|team|\d))*"
)

# Fragments of forms and addresses to write to.
IN_PAGE = CaselessPattern(
    rf"#(?:[!/]|%20)*(?:(?:section|sec|to|go-?to|form|footer|home|page)[-_])?{_CONTACT}"
)

LINKED = _either(
    (
        _A.CONTACT,
        (
            r"^mailto:[^?]+@",
            _THERE + r"(?:wa\.me|api\.whatsapp\.com/send)/?.",
            _HERE + _CONTACT + r"(?:\.\w+)?/?(?:[?#]|$)",
        ),
    ),
    (
        _A.BUY,
        (
            _HERE + r"(?:cart|basket|checkout|warenkorb|panier|carrito|carrello|winkelwagen|koszyk|carrinho"
            r"|sepetim"
            r"|sepet|gio-hang|kosik|kosar|kosarica|cistella|kundvagn|varukorg|handlekurv|indkobskurv|kurv"
            r"|ostoskori|krepselis|grozs|ostukorv|korzina|keranjang|cos|cos-cumparaturi|cart-page)"
            r"(?:\.\w{2,5})?/?(?:[?#]|$)",
            _THERE + r"(?:buy\.stripe\.com|[a-z0-9-]+\.gumroad\.com/l)/.",
        ),
    ),
    (
        _A.DONATE,
        (
            _THERE + r"(?:paypal\.com/(?:donate|paypalme)|paypal\.me|gofundme\.com|opencollective\.com"
            r"|donorbox\.org"
            + r"|github\.com/sponsors|ko-fi\.com|buymeacoffee\.com|liberapay\.com|justgiving\.com"
            + r"|betterplace\.org"
            + r"|helloasso\.com|(?:www\.)?patreon\.com|secure\.(?:actblue|anedot|winred)\.com"
            + r"|givebutter\.com|every\.org|donate\.stripe\.com"
            + r"|(?:[a-z0-9-]+\.)?networkforgood\.com|raisely\.com|spenden\.twingle\.de"
            + r"|pushpay\.com/g|tithe\.ly/give|givelify\.com/donate|(?:[a-z0-9-]+\.)?easytithe\.com"
            + r"|zeffy\.com|(?:[a-z0-9-]+\.)?qgiv\.com|mightycause\.com|canadahelps\.org|giveway\.org\.au"
            + r"|[a-z0-9-]+\.churchcenter\.com/giving|eservicepayments\.com|givealittle\.co\.nz|chuffed\.org"
            + r"|mycause\.com\.au|whydonate\.com|geef\.nl|steunactie\.nl|doneeractie\.nl|leetchi\.com"
            + r"|secure\.fundraisingbox\.com|spenden\.altruja\.de|retedeldono\.it|teaming\.net"
            + r"|migranodearena\.org|darujme\.cz|donio\.cz|zrzutka\.pl|siepomaga\.pl|patronite\.pl"
            + r"|boosty\.to|send\.monobank\.ua/jar|vakinha\.com\.br|apoia\.se|pay\.raisenow\.(?:io|com)"
            + r"|(?:[a-z0-9-]+\.)?iraiser\.eu|globalgiving\.org|localgiving\.org|peoplesfundraising\.com"
            + r"|enthuse\.com|givenow\.com\.au|ketto\.org|milaap\.org|pomagam\.pl|darujme\.sk"
            + r"|adjukossze\.hu)/?.",
            _THERE + r"paypal\.com/(?:[a-z]{2}/)?cgi-bin/webscr\?(?:[^#]{0,60}&)?cmd=_donations",
            r"^(?:bitcoin(?:cash)?|ethereum|litecoin|monero|dogecoin|lightning):.",
        ),
    ),
    (_A.APPLY, (_HERE + r"apply(?:-now|-online)?(?:\.\w{2,5})?/?(?:[?#]|$)",)),
    (
        _A.SUBSCRIBE,
        (
            _HERE + r"subscribe(?:\.\w{2,5})?/?(?:[?#]|$)",
            r"^https?://(?:[\w-]+\.){1,3}list-manage\d?\.com/subscribe(?:\?|$)",
            _THERE + r"eepurl\.com/.",
        ),
    ),
    (_A.LOG_IN, (_HERE + _NO_LOSS + r"(?:log-?in|sign-?in)(?:\.\w{2,5})?/?(?:[?#]|$)",)),
    (_A.REGISTER, (_HERE + _NO_LOSS + r"(?:sign-?up|register|registration)(?:\.\w{2,5})?/?(?:[?#]|$)",)),
    (
        _A.DOWNLOAD,
        (
            _THERE + r"(?:apps\.apple\.com|play\.google\.com/store/apps)/.",
            _THERE + r"github\.com/[\w.-]{1,60}/[\w.-]{1,100}/releases(?:[/?#]|$)",
            r"^[^?#]*\.(?:dmg|exe|msi|apk|deb|rpm|AppImage)(?:[?#]|$)",
        ),
    ),
    (
        _A.ORDER,
        (_THERE + r"(?:ubereats\.com|doordash\.com|deliveroo\.[a-z.]+|just-eat\.[a-z.]+|lieferando\.de)/.",),
    ),
)

FILE = re.compile(
    r"[^?#]{1,300}\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|epub|zip|rar|7z|gz|mp3|mp4|ics)(?:[?#]|$)",
    re.IGNORECASE,
)
# What of `FILE` holds text: a sound or a calendar is no brochure.
DOCUMENT_FILE = re.compile(r"[^?#]{1,300}\.(?:pdf|docx?|odt|rtf|xlsx?|ods|zip)(?:[?#]|$)", re.IGNORECASE)
# What says "download" beside the name or the format of a file.
LOADED = re.compile(
    r"(?<!\w)(?:downloads?|downloaden|herunterladen|runterladen|télécharge[rz]?|descarg(?:ar?|ue)|descarreg\w{1,3}"
    r"|scaric[ah]\w{0,2}"
    r"|pobierz|pobieranie|baix(?:ar?|e)|indir(?:in)?|ladda ner|last ned|hent|lataa|letölt(?:és\w{0,2}|öm)"
    r"|скача(?:ть|йте)|завантаж(?:ити|те)|изтегл(?:и|ете|яне)|stáhn(?:ěte|out)|stiahn(?:ite|uť)"
    r"|preuzm(?:i|ite)|prenes(?:i|ite)|descarc[aă](?:ți)?|unduh|muat turun|tải|atsisiųsti|lejupielādēt"
    r"|laadi alla|λήψη|κατεβάστε|deskargatu|להורדה|הורדה|הורדת|تحميل|تنزيل|دانلود|डाउनलोड"
    r"|téléchargements?|descargas?|descargables?|scaricabil[ei]|ke stažení|na stiahnutie|do pobrania"
    r"|letölthető|nedladdning|nedlasting|ladattava\w*|za preuzimanje|de descărcat|для скачивания"
    r"|для завантаження|за изтегляне|allalaadimiseks|lejupielādei)(?!\w)"
    r"|下载|下載|ダウンロード|다운로드|ดาวน์โหลด",
    re.IGNORECASE,
)
# Names of documents ("brochure", "price list"): with a link to a file, a download.
DOCUMENT = re.compile(
    r"(?<!\w)(?:brochures?|catalog(?:ue|s|ues)?|data ?sheets?|fact ?sheets?|price ?lists?|leaflets?|flyers?"
    r"|booklets?|handbooks?|(?:user|owner|instruction)\w{0,2} manuals?|user guides?|white ?papers?"
    r"|(?:press|media) ?(?:kit|pack)s?"
    r"|(?:application|membership|registration|enrolment|enrollment|order|consent|entry|referral) forms?"
    r"|worksheets?|cheat ?sheets?|bylaws|by-laws"
    r"|broschüren?|kataloge?|\w{0,20}datenbl(?:att|ätter)|preislisten?|faltbl(?:att|ätter)"
    r"|handb(?:uch|ücher)|merkbl(?:att|ätter)|\w{0,20}formulare?|satzung|statuten"
    r"|pressemappe|(?:aufnahme|mitglieds)antrag|beitrittserklärung|leitf[aä]den"
    r"|plaquettes?|dépliants?|livrets?|fiches? techniques?|dossier de presse|formulaires?|statuts"
    r"|mode d['\u2019]emploi|bulletins? d['\u2019](?:adhésion|inscription)"
    r"|folletos?|cat[áà]logos?|fichas? técnicas?|listas? de precios|formularios?|estatutos|cartilhas?"
    r"|folhetos?|tabelas? de preços|formulários?"
    r"|opuscol[io]|cataloghi|sched[ae] tecnic(?:a|he)|listino(?: prezzi)?|statuto|volantin[io]"
    r"|catàlegs?|fullets?|estatuts|formularis?|estatutuak|katalogoa|liburuxka|dosierra"
    r"|prijslijst|catalogus|\w{0,20}formulier(?:en)?|handleiding(?:en)?"
    r"|broschyr(?:er)?|prislistan?|blankett(?:er)?|stadgar|datablad|brosjyrer?|prislister?|skjema|vedtekter"
    r"|vejledning(?:er)?|vedtægter|esite|hinnasto|lomakkeet|lomake|hinnakiri|põhikiri|avaldus"
    r"|broszur[ay]|cennik|formularze?|ulotk[ai]|wniosek|deklaracja członkowska"
    r"|brožur[ay]|ceník|cenník|formulář\w{0,2}|stanovy|leták[yu]?|přihlášk[ay]|prihlášk[ay]"
    r"|brosúra|katalógus|árlista|űrlap|alapszabály|szórólap|nyomtatvány|kiadvány"
    r"|broșur[aăi]|formular(?:e|ul)?|pliant|list[aă] de prețuri|brošur[aei]|cjenik|cenovnik|cenik"
    r"|obraz(?:ac|ec|ci)"
    r"|каталог|брошур[аи]|брошюр[аы]|буклет|прайс(?:-лист)?|ценовник|ценова листа|ценоразпис|устав"
    r"|бланк|образец|формуляр|cenrādis|statūti|bukletas?|kainoraštis|įstatai|anketa"
    r"|broşür|fiyat listesi|tüzük|formu|έντυπ[οα]|φυλλάδιο|κατάλογος|τιμοκατάλογος|καταστατικό|αίτηση"
    r"|brosur|formulir|daftar harga|biểu mẫu|bảng giá|كتيب|نموذج|كتالوج|بروشور|استمارة"
    r"|טופס|חוברת|קטלוג|תקנון|עלון|کاتالوگ|بروشور|فرم)(?!\w)"
    r"|カタログ|パンフレット|申込書|申請書|チラシ|料金表|手册|手冊|申请表|申請表|章程|报名表|報名表|宣传册|价目表"
    r"|카탈로그|브로슈어|신청서|안내서|แบบฟอร์ม|โบรชัวร์|แคตตาล็อก",
    re.IGNORECASE,
)
# The same in a label of at most three words; in longer ones they mean other things too.
SHORT_DOCUMENT = re.compile(
    r"(?<!\w)(?:manuals?|prospect(?:us|o|e)|prospekte?|dossiers?|statut|modul[io]|folders?|анкета|статут)(?!\w)",
    re.IGNORECASE,
)
FORMAT = re.compile(
    r"(?<!\w)(?:pdf|docx?|xlsx?|csv|gpx|kml|zip|epub|mp3|apk|dmg|exe|ics|svg|png|jpe?g)(?!\w)", re.IGNORECASE
)

FORM_HOSTS = re.compile(
    _THERE + r"(?:forms\.gle|docs\.google\.com/(?:a/[^/]{1,60}/)?forms|forms\.office\.com"
    r"|(?:form\.)?jotform\.com"
    r"|[a-z0-9-]{1,60}\.typeform\.com|tally\.so|[a-z0-9-]{1,60}\.wufoo\.com|eventbrite\.[a-z.]{2,6}"
    r"|signupgenius\.com|lu\.ma|weezevent\.com|cognitoforms\.com|airtable\.com/(?:shr|app))/?.",
    re.IGNORECASE,
)
# What says "sign up" beside the name of an event, a course or a class.
SIGNED_UP = re.compile(
    r"regist(?:er|r)|(?<!\w)(?:sign[ -]?up|enrol|join(?!\w)|inscri|iscri|anmeld|inschrij|aanmeld|rejestr"
    r"|zapisy|zgłosz"
    r"|přihl|prihl|prijav|jelentkez|înscri|kayıt|daftar|đăng ký|tilmeld|påmeld|anmäl|ilmoittau|registreeru"
    r"|регистр|реєстр|запис)|報名|报名|申し?込|신청|تسجيل",
    re.IGNORECASE,
)

# Begins with "book", a verb if the address is a `BOOKING_PAGE`.
BOOKED = re.compile(
    r"\W*(?:book (?!of |club|launch|review|fair|signing|store|shop)|boka |booka |boek |bestill? "
    r"|reserv(?:e(?! wine)|ér|ar|eer) |rezerv(?:ovat|uj|uji) |varaa )",
    re.IGNORECASE,
)
BOOKING_PAGE = re.compile(
    r"[^?#]{0,200}/(?:online-?)?(?:book(?:ings?|-now|-online)|bokning|reserv(?:ations?|as|ering)|boeking"
    r"|rezervace|varaus|appointments?)(?:\.\w{2,5})?/?(?:[?#]|$)",
    re.IGNORECASE,
)
# A member of an association, who applies for it; who is called 会員 or 회원 has an account.
MEMBER = re.compile(
    r"(?<!\w)(?:\w*mitglied(?:er|schaft)?|(?:club|ere|gast|jeugd|proef|steun)?lid(?:maatschap)?"
    r"|\w*medlem(?:skap|skab|mer)?|member(?:ship)?"
    r"|soci[oa]s?|sóci[oa]s?|membres?|adhér\w+|adhesi\w+|člen\w*|człon\w+|jäsen\w*|membr[oiu]\w*|asoci\w+"
    r"|associ\w+|afili\w+|tagja|tagság\w*|liikme\w*|nari\w*|biedr\w*|socis?|sòci\w*|член\w*|μέλο\w*)(?!\w)",
    re.IGNORECASE,
)

SHOP = CaselessPattern(
    r"(?:(?:our|the|online|web)[ -]?)?(?:shop|store)|onlineshop|(?:la |notre )?boutique(?: en ligne)?"
    r"|(?:la |nuestra )?tienda(?: online)?|loja(?: online)?|negozio(?: online)?|sklep(?: internetowy)?"
    r"|(?:web)?(?:winkel|butik|butikk)|nettbutikk|(?:verkko)?kauppa|e-?shop|интернет-магазин"
    r"|магазин|ショップ|オンラインショップ"
)
# A link called "Shop" offers to buy only at such an address: others are for repairs.
SHOP_LINK = re.compile(
    r"(?:https?:)?//(?:www\.)?(?:shop|store|boutique|tienda|loja|negozio|sklep|eshop"
    r"|winkel)\.[^/?#]+/?(?:[?#]|$)"
    r"|(?:(?:https?:)?//[^/?#]+)?(?:\.{0,2}/)*(?:[a-z]{2}/)?(?:online-?|web)?"
    r"(?:shop|store|boutique|tienda|loja|negozio|sklep|butik|butikk|nettbutikk|kauppa|eshop"
    r"|winkel)(?:/index)?(?:\.\w{2,5})?/?(?:[?#]|$)",
    re.IGNORECASE,
)


# Files of `data/phrases` whose language is written in Latin letters.
LATIN = (
    *(
        "ca",
        "cs",
        "da",
        "de",
        "en",
        "es",
        "et",
        "eu",
        "fi",
        "fr",
        "gl",
        "hr",
        "hu",
        "id",
        "it",
        "lt",
        "lv",
        "nl",
    ),
    *("no", "pl", "pt", "ro", "sk", "sl", "sv", "tr", "vi"),
)
# `hr` is in both groups: Serbian is written in two alphabets.
OTHER_ALPHABETS = ("ar", "bg", "el", "fa", "he", "hi", "ru", "uk", "hr")
UNPARTED = ("ja", "ko", "th", "zh")  # Languages that don't part words

_LONGEST = 80  # Characters of a label
_MOST_WORDS = 12
_MARKS = frozenset("-=")  # Begin lines of words that change nothing
_LETTER = r"[\w\u0900-\u0903\u093a-\u094f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]"
# A word may have the vowel signs of Hindi and Thai, which Python's `\w` lacks; "Booking.com" is one.
_WORD = re.compile(rf"{_LETTER}+(?:\.{_LETTER}+)*")
# Labels in capitals often lack accents, and texts in Hebrew and Arabic their vowel signs.
_ACCENTS = re.compile("[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]+")
_CODE = re.compile(r"[{}#]|<%|\w@\w")  # A template that nothing filled in, or a mail address
_ALIKE = (("\u0131", "i"), ("\u0142", "l"), ("_", "-"), ("\u2019", "'"))
# Where Greek and later alphabets begin, and scripts of languages that don't part words.
_FIRST_OTHER, _FIRST_UNPARTED = "\u0370", "\u0e00"
# Without those of one letter, which are prepositions in other languages.
_ARTICLES = split_words(
    "the an this our my your der die das den dem ein eine einen unser unsere el la los las un una lo nuestro",
    "nuestra il gli le les notre nos os as um uma nosso nossa de het een ons onze en ett et",
)


class _Language:
    """The phrases of a language, read when a label may be one."""

    def __init__(self, code: str) -> None:
        self._code = code

    def _read(self) -> list[str]:
        return _folded("\n".join(read_lines(f"phrases/{self._code}.txt"))).split("\n")

    @property
    def known(self) -> frozenset[str]:
        """The words of its phrases, and alternatives of several written in one."""
        lines = (line.partition(" ")[2] for line in self._read())
        texts = " ".join(lines).replace("|", " ").replace("'", " ")
        return frozenset(chain(texts.replace("-", " ").split(), texts.replace("-", "").split()))

    @property
    def _lines(self) -> Iterator[list[str]]:
        return (line.split(" ") for line in self._read())

    @cached_property
    def _passed(self) -> frozenset[str]:
        """Words that are passed over."""
        return frozenset(chain.from_iterable(map(_WORD.findall, _marked("-", self._lines))))

    @cached_property
    def _ends(self) -> list[str]:
        """What may stand before and after a phrase where words aren't parted, the longest first."""
        ends = {"".join(_WORD.findall(word)) for word in _marked("=", self._lines)}
        return sorted(ends, key=lambda end: (-len(end), end))

    @cached_property
    def actions(self) -> Mapping[str, Action]:
        """By phrases, each written in one without what is passed over."""
        actions = dict[str, Action]()
        for action, *parts in (line for line in self._lines if line[0] not in _MARKS):
            named = Action(action.replace("-", "_"))  # `_folded` reads "log_in" as "log-in"
            actions |= dict.fromkeys(_written(parts, self._passed), named)
        actions.pop("", None)
        return PackedTable(actions)

    def asked(self, label: list[str]) -> Action | None:
        whole = "".join(label)
        if found := self.actions.get(whole):
            return found
        if self._ends:
            return self.actions.get(_without(self._ends, whole))
        return None if self._passed.isdisjoint(label) else self.actions.get(_rest(label, self._passed))


def _marked(mark: str, lines: Iterable[list[str]]) -> Iterator[str]:
    return chain.from_iterable(rest for first, *rest in lines if first == mark)


def _without(ends: list[str], label: str) -> str:
    """What is left when each of these is taken off both ends, the longest first."""
    while found := next(filter(label.startswith, ends), ""):
        label = label.removeprefix(found)
    while found := next(filter(label.endswith, ends), ""):
        label = label.removesuffix(found)
    return label


def _written(parts: Iterable[str], passed: frozenset[str]) -> Iterator[str]:
    """Every phrase of a line."""
    written = (
        ["".join(word for word in _WORD.findall(text) if word not in passed) for text in part.split("|")]
        for part in parts
    )
    return map("".join, product(*written))


def _rest(label: list[str], passed: frozenset[str]) -> str:
    """What is left; nothing if that is one word after an article, for "The Register" asks for nothing."""
    rest = [word for word in label if word not in passed]
    return "".join(rest) if len(rest) > 1 or label[0] not in _ARTICLES else ""


class _Parted:
    """Languages in one kind of script that part words."""

    def __init__(self, *codes: str) -> None:
        self._languages = tuple(map(_Language, codes))
        self._of_word = lru_cache(maxsize=16_384)(self._knowing)

    @cached_property
    def _known(self) -> dict[str, int]:
        """By word the languages that know it, a bit for each."""
        known = dict[str, int]()
        for at, language in enumerate(self._languages):
            for word in language.known:
                known[word] = known.get(word, 0) | 1 << at
        return known

    def having(self, label: list[str]) -> Iterator[_Language]:
        """Languages that know all words of a label, or two of them in one; most labels have none."""
        known = self._known
        some = known.get("".join(label), 0)
        for first, second in pairwise(label):
            some |= known.get(first + second, 0)
        all_words = -1
        for word in label:
            if not (all_words := all_words & self._of_word(word)):
                break
        some |= all_words
        return (language for at, language in enumerate(self._languages) if some >> at & 1)

    def _knowing(self, word: str) -> int:
        """The languages that know a word, or it as a compound of two."""
        known = self._known
        some = known.get(word, 0)
        for at in range(2, len(word) - 1):
            some |= known.get(word[:at], 0) & known.get(word[at:], 0)
        return some


_LATIN = _Parted(*LATIN)
_OTHERS = _Parted(*OTHER_ALPHABETS)
_UNPARTED = tuple(map(_Language, UNPARTED))


def action_of_phrase(label: str) -> Action | None:
    """The action that a label asks for by a phrase, None if it is none."""
    if len(label) > _LONGEST or _CODE.search(label):
        return None
    said = _WORD.findall(_folded(label))
    if not 0 < len(said) <= _MOST_WORDS:
        return None
    last = max("".join(said))
    if last >= _FIRST_UNPARTED:
        some: Iterable[_Language] = _UNPARTED
    else:
        some = (_LATIN if last < _FIRST_OTHER else _OTHERS).having(said)
    return next(filter(None, (language.asked(said) for language in some)), None)


def _folded(text: str) -> str:
    if not text.isascii():
        text = unicodedata.normalize("NFC", _ACCENTS.sub("", unicodedata.normalize("NFKD", text)))
    text = text.casefold()
    for letter, instead in _ALIKE:
        text = text.replace(letter, instead)
    return text
