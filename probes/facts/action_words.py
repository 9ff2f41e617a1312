"""Words and URLs by which elements show their action, in the languages of `LANGUAGES`."""

import re
from typing import Final

from index.values.vocabulary import Action
from probes.facts.caseless import Caseless
from probes.facts.wordlists import words

_A = Action

LANGUAGES: Final = words("ar de en es fr it ja ko nb nl no pl pt ru sv tr zh")
"""Pages in other languages may have actions that these words miss."""

SCHEMA_ACTIONS: Final = {
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
"""schema.org Action types."""


def _either(*offers: tuple[Action, tuple[str, ...]], end: str = "") -> Caseless:
    """Compile one pattern with a group per action, named after it."""
    groups = (f"(?P<{action.value}>{'|'.join(texts)})" for action, texts in offers)
    return Caseless(f"(?:{'|'.join(groups)}){end}")


_WORDS: Final[dict[Action, tuple[str, ...]]] = {
    _A.REGISTER: (
        r"sign ?up(?: now| free| for free)?|register(?: now| here)?|create (?:an |your |a free )?account|join(?: now| us)?",
        r"(?:start (?:your )?)?free trial|try (?:it )?(?:for )?free|start (?:for )?free|open an? account|enrol+(?: now)?|start building",
        r"add (?:your|a) (?:listing|business|company|practice|site)|claim (?:your|a) (?:listing|business)|send rsvp|rsvp",
        r"(?:jetzt |kostenlos )?registrieren|konto (?:erstellen|eröffnen)|mitglied werden|kostenlos (?:testen|eintragen)|anmelden oder registrieren",
        r"créer un compte|s['\u2019]inscrire|inscription|adhérer|essai gratuit|inscrire (?:mon|votre) \w+",
        r"registrarse|regístrate|regístrese|crear (?:una )?cuenta|inscríbete|inscripciones|prueba gratis|anuncia(?: tu \w+)?(?: gratis)?",
        r"registrati|iscriviti|crea (?:un )?account|prova(?:lo)? gratis|iscrivi la tua \w+|registreren|account aanmaken|gratis proberen|word lid",
        r"zarejestruj się|rejestracja(?: kandydatów)?|załóż (?:darmowe )?konto|cadastre-se|cadastr(?:ar|o)|criar conta|teste grátis|torne-se sócio|registe-se",
        r"üye ol|kayıt ol|ücretsiz dene(?:yin)?|skapa konto|registrera(?: dig)?|bli medlem|зарегистрироваться|регистрация|попробовать бесплатно",
        r"新規会員登録|会員登録|ユーザー登録|無料トライアル|免费注册|注册|加入會員|註冊|회원가입|무료체험(?: 신청)?|إنشاء حساب|تسجيل جديد|سجل الآن",
        (
            r"join (?:the|our) (?!mailing|e-?mail|news|list|team|fight|movement|conversation|discussion"
            r"|debate"
            r"|fun|party|adventure|journey|revolution)\w+(?: (?!mailing|e-?mail|newsletter|list|team)\w+)?"
        ),
        r"become a (?:member|partner|seller|host|patron)|get started (?:for )?free|sign ?up today",
        r"create (?:a |my |your )?(?:free )?(?:account|profile)|start (?:a |your |my )?(?:free )?trial",
        r"request (?:early )?access|join the wait(?:ing )?list|get (?:an |your )?api keys?",
        r"enroll?(?: in .{1,30})?",
        r"konto anlegen|(?:jetzt (?:kostenlos )?|kostenlos )(?:starten|loslegen)|devenir membre|créer (?:mon|un) compte|hazte (?:socio|miembro)|únete(?: .{1,20})?|empieza gratis|prueba gratuita|diventa socio|inizia gratis|word (?:lid|donateur)|wypróbuj za darmo|dołącz(?: do nas)?",
        r"(?:testar?|experimentar?|experimente|começa(?:r|e)) (?:grátis|gratuitamente|agora.{0,20})|criar (?:uma )?conta(?: grátis)?|ücretsiz (?:başla|üye ol)|新規登録|アカウント(?:作成|登録)|無料で(?:始める|試す)|入会(?:案内|する)?|가입하기|무료로 시작하기|立即注册|سجل(?: مجان[اًا]+)?|إنشاء حساب جديد",
        r"registrovat(?: se)?|registrace|zaregistrovat(?: se)?|vytvořit účet|opret (?:konto|bruger|profil)|tilmeld(?: dig)?|rekisteröidy|luo tili|liity(?: jäseneksi)?|regisztráció|regisztrálok|înregistrare|înregistrează-te|creează (?:un )?cont|реєстрація|зареєструватися|εγγραφή",
        r"đăng ký|daftar(?: sekarang)?|הרשמה|הירשמו|הצטרפו|पंजीकरण(?: करें)?|साइन अप(?: करें)?|रजिस्टर करें",
    ),
    _A.LOG_IN: (
        r"(?:member |customer |client |parent |owner )?(?:log ?in|sign ?in)|my account|anmelden|einloggen|mein konto|(?:se )?connecter|connexion|mon compte|espace (?:pro|client)",
        r"iniciar sesión|inicia sesión|acceder|entrar|mi cuenta|accedi(?: all['\u2019]area personale)?|area personale|inloggen|mijn account|zaloguj(?: się)?|logowanie|minha conta",
        r"giriş(?: yap)?|üye girişi|logga in|mina sidor|logg inn|войти|вход|личный кабинет|ログイン|マイページ|登录|登入|로그인|تسجيل الدخول|دخول",
        r"log ?in to .{1,25}|sign ?in to .{1,25}|\w+ log ?in|\w+ sign ?in|(?:zum |kunden-?|mitglieder-?)?login|se connecter à .{1,25}|entre(?: ou cadastre-se)?|área do cliente|área de clientes?|accesso clienti|panel klienta|hesabım|账号登录|会員ログイン|ログインする",
        r"přihlásit(?: se)?|přihlášení|můj účet|log ind|min (?:konto|side)|kirjaudu(?: sisään)?|oma tili|bejelentkezés|belépés|fiókom|autentificare|contul meu|увійти|вхід|мій кабінет|особистий кабінет|σύνδεση|είσοδος|đăng nhập|masuk|akun saya",
        r"כניסה(?: למערכת| לחשבון)?|התחבר(?:ות|ו)?|לוג ?אין|אזור אישי|(?:\S+ )?लॉग ?इन(?: करें)?|حسابي|الدخول",
    ),
    _A.BUY: (
        r"buy(?: now| online)?(?: for .{1,12})?|buy tickets|add to (?:cart|basket|bag)|shop now|(?:view |your |my |shopping )?(?:cart|basket)(?: \W?\d+\W?)?|checkout",
        r"(?:jetzt |online |skipass )?kaufen|in den warenkorb(?: legen)?|(?:zum )?warenkorb(?: .{1,12})?|zur kasse|acheter(?: maintenant)?|ajouter au panier|(?:mon )?panier(?: .{1,8})?",
        r"comprar(?: ahora| agora)?|añadir (?:al carrito|a la cesta)|(?:mi )?carrito(?: .{1,12})?|cesta|aggiungi al carrello|carrello(?: .{1,8})?|acquista(?: ora)?",
        r"in (?:de )?winkel(?:wagen|mand)(?: .{1,8})?|winkelwagen(?: .{1,8})?|bestel nu|do koszyka|dodaj do koszyka|koszyk(?: .{1,12})?|kup teraz",
        r"adicionar ao carrinho|carrinho(?: .{1,8})?|sepete ekle|sepetim(?: .{1,8})?|satın al|köp|lägg i (?:varukorg|kundvagn)\w*|kundvagn(?: .{1,8})?|varukorg(?: .{1,8})?|kjøp|handlekurv",
        r"купить|в корзину|корзина(?: .{1,8})?|カートに入れる|カート(?:を見る)?|購入する|加入购物车|购物车.{0,6}|立即购买|장바구니(?: 담기)?|구매하기|أضف إلى السلة|سلة التسوق.{0,6}|اشتر الآن",
        r"(?:get|buy) (?:your |my )?tickets|buy online",
        (
            r"buy (?:the|this|a|your) (?:book|album|cd|dvd|record|game|app|e-?book|print|poster|shirt|ticket"
            r"|pass|licen[sc]e|gift card|gift voucher|product|item|full version|print edition|magazine"
            r"|paperback|hardcover|course|bundle|kit|domain|car|home)s?(?: (?:now|here|online|today))?"
        ),
        r"add to (?:trolley|shopping bag)|(?:shopping )?bag(?: \W?\d+\W?)?",
        r"tickets kaufen|in den korb|acheter (?:en ligne|des billets|le .{1,20})|comprar (?:entradas|online|billetes|bilhetes|ingressos)|agregar al carrito|añadir al carro|acquista (?:online|biglietti)|toevoegen aan winkel(?:wagen|mand)|kup (?:bilet|online)|colocar no carrinho|sacola|hemen al|sepete at",
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
        r"koupit|(?:přidat )?do košíku|košík(?: .{1,12})?|køb(?: nu)?|(?:læg|tilføj) (?:i|til) kurv(?:en)?|(?:ind(?:købs)?)?kurv(?: .{1,12})?|lisää (?:ostos)?koriin|ostoskori(?: .{1,12})?|osta(?: nyt)?|kosárba|kosár(?: .{1,12})?|adaugă în coș|coș(?:ul meu)?|cumpără(?: acum)?|купити|кошик(?: .{1,8})?|(?:додати )?до кошика|(?:προσθήκη στο )?καλάθι|αγορά",
        r"thêm vào giỏ(?: hàng)?|giỏ hàng(?: .{1,8})?|mua ngay|(?:tambah ke )?keranjang(?: .{1,8})?|beli(?: sekarang)?|הוסף לסל|הוספה לסל|קנה עכשיו|עגלת קניות|कार्ट(?: में (?:डालें|जोड़ें))?|अभी खरीदें|إضافة (?:إلى|ل)ل?سلة|أضف (?:إلى |ل)ل?سلة|السلة(?: .{1,6})?|عربة التسوق|اشتري الآن|カゴに入れる|買い物かごを見る|ショッピングカート|購入(?:手続きへ)?|加入購物車|구매|바로구매",
    ),
    _A.TRACK: (
        r"track(?: (?:your|my|an|a))? (?:order|parcel|package|shipment|delivery)|order status|sendung(?:en)? verfolgen",
        r"sendungsverfolgung|suivre (?:ma|mon|votre) (?:commande|colis)|suivi de commande|seguir (?:mi |tu )?pedido|rastrear (?:mi |meu )?(?:pedido|envío)|traccia (?:il tuo )?ordine",
        r"volg (?:je |uw )?(?:bestelling|pakket)|śledź (?:przesyłkę|zamówienie)|kargo takip|sipariş takibi|spåra (?:paket|försändelse)|отследить (?:заказ|посылку)|配送状況|物流查询|배송조회|تتبع الطلب",
        r"order tracking|track (?:&|and) trace|track(?: (?:my|your))? orders?|where is my order|bestellung verfolgen|sendungsstatus|suivi (?:de )?(?:colis|commandes?)|seguimiento (?:de )?(?:pedidos?|envíos?)|rastreio|rastreamento|rastrear (?:encomenda|pedido)|(?:sipariş|kargo|gönderi) (?:takip|takibi|sorgula(?:ma)?)",
        r"śledzenie (?:zamówienia|przesyłki|paczki)|status zamówienia|sledov(?:at|ání) zásilk[uy]|spor (?:pakke|forsendelse|din ordre)|seuraa (?:lähetystä|tilausta)|csomagkövetés|urmărire (?:comandă|colet)|відстежити (?:посилку|замовлення)|tra cứu (?:đơn hàng|vận đơn)|lacak (?:pesanan|paket|kiriman)|מעקב (?:משלוחים|הזמנה)|ऑर्डर ट्रैक करें|荷物追跡|订单查询|운송장 조회",
    ),
    _A.ORDER: (
        r"order(?: now| online| here| food)?|place (?:an |your )?order|(?:jetzt |online )?bestellen",
        (
            r"commander(?: (?:en ligne|maintenant|ici|un .{1,20}|une .{1,20}|le .{1,20}|la .{1,20}"
            r"|votre .{1,20}))?"
        ),
        r"bestill(?: (?:nå|her|billetter|mat|online))?|beställ(?: (?:nu|här|hem|online|mat|biljett(?:er)?))?",
        r"bestil(?: (?:nu|her|online|billet(?:ter)?))?|tilaa (?:nyt|tästä|verkosta)|passer commande",
        r"pedir(?: ahora| online)?|hacer (?:un )?pedido|ordina(?: ora| online)?|online bestellen|zamów(?: online)?|peça (?:já|online|no \w+)|faça seu pedido|encomendar|sipariş ver|beställ(?: nu)?",
        r"заказать(?: звонок)?|оформить заказ|注文する|ご注文|立即订购|订购|주문하기|اطلب الآن",
        r"order (?:for delivery|takeaway|takeout|pickup|your .{1,20})|jetzt online bestellen|commander maintenant|haz tu pedido|pide (?:online|ya)|ordina a domicilio|nu bestellen|bestel(?:len)? online|zamów (?:teraz|online)|encomende|peça agora|online sipariş",
        r"objednat(?: nyní)?|bestil(?: nu| online)?|tilaa nyt|rendelés|comandă(?: acum| online)?|замовити|παραγγελία|παραγγείλτε|đặt (?:hàng|món)(?: ngay)?|pesan sekarang|הזמינו|להזמנה|ऑर्डर करें|網路訂購|ご注文はこちら",
    ),
    _A.BOOK: (
        r"book(?: now| online| here)?|book (?:an? |your )?(?:appointment|table|room|demo|call|visit|stay|ticket|tickets|session|flight|meeting|open day)|check availability",
        r"(?:make a |request a )?reservations?|reserve(?: now| a table| a room)?|schedule (?:an? )?(?:appointment|demo|call|visit|meeting)",
        r"(?:request|make|get) an appointment|(?:request|get) a demo|appointments?",
        r"(?:jetzt |online |unterkunft |demo )?(?:buchen|reservieren)|termin (?:vereinbaren|buchen|anfragen)|tisch reservieren|terminvereinbarung",
        r"réserver(?: maintenant| une table| en ligne)?|prendre (?:un )?rendez-vous|réservations?|demander une démo",
        r"reservar?(?: ahora| mesa| cita| agora)?|reservas?|pedir cita(?: previa)?|cita previa|solicita(?:r)? una demo|marcar (?:consulta|visita)|agendar(?: consulta)?",
        r"prenota(?: ora| un tavolo| appuntamento| .{1,40})?|prenotazioni|afspraak maken|maak (?:een )?afspraak|reserveren|plan een demo|umów (?:się|wizytę)|zarezerwuj|rezerwacja",
        r"randevu al|rezervasyon(?: yap)?|boka(?: nu| tid| bord)?|bestill time|записаться(?: на при[её]м)?|забронировать|予約(?:する)?|ご予約|在线预订|预约|立即预订|예약(?:하기)?|احجز(?: موعدك| الآن| موعدك الآن)?",
        r"book (?:an? |your |the )(?:[\w-]+ ?){1,3}|(?:find|book) (?:a )?(?:flights?|rooms?|hotels?)|make a (?:booking|reservation)|manage (?:my |your )?bookings?|schedule .{1,25}|(?:request|arrange) a (?:viewing|visit|tour|demo|call|consultation)",
        r"termin(?:e)? (?:online )?(?:vereinbaren|buchen|anfragen)|zimmer buchen",
        r"online[- ](?:terminbuchung|buchung|reservierung)|réserver (?:un|une|mon|ma|votre|vos) .{1,24}",
        r"prendre (?:rdv|un rdv)|rdv en ligne|reserv(?:a|á|ar|e|ar tu|a tu|á tu|e sua?) .{1,30}",
        r"pid[ea] (?:tu )?cita",
        r"(?:agendar|agende|agenda (?:tu|una?|sua|su|aquí|agora|ahora|hora|cita)|marcar|marque) ?.{1,24}",
        r"richiedi disponibilità|richiedi una demo",
        r"(?:maak|plan) een afspraak|(?:nu )?boeken|boek (?:nu|direct)|rezerwuj(?: online)?|umów (?:się na )?(?:wizytę|demo)|e-rejestracja|zarezerwuj .{1,20}|(?:online )?randevu(?: al)?|hemen rezervasyon|boka .{1,20}|boka tid online",
        r"rezervovat|rezervace|objednat se|rezervační systém|book (?:tid|bord|nu)|bestil tid|tidsbestilling|varaa(?: .{1,20})?|ajanvaraus|időpontfoglalás|foglalás|rezervă(?: acum)?|rezervări|programare(?: online)?|fă o programare|забронювати|записатися(?: .{1,20})?|κράτηση|κρατήσεις|κλείστε .{1,20}",
        r"đặt (?:lịch|bàn|phòng|vé|hẹn)(?: .{1,12})?|reservasi|pesan tiket|booking(?: online)?|קביעת תור|זימון תורים?|הזמנת (?:מקום|חדר|שולחן)|תיאום (?:פגישה|הדגמה)|(?:अपॉइंटमेंट )?बुक करें|(?:24時間)?(?:web|ネット|オンライン)予約(?:はこちら)?|ご?予約(?:はこちら|フォーム|サイト)|診療予約|空室検索|宿泊予約|立即预约|网上预约|預約|線上訂位|예약하기|حجز موعد|احجز (?:موعد\S*|الآن|طاولة|غرفة)",
    ),
    _A.QUOTE: (
        r"(?:get|request) (?:a |an |your )?(?:free |instant )?(?:quote|estimate)|free quote|make an offer|angebot (?:anfordern|einholen)|kostenvoranschlag",
        r"demander un devis|devis(?: gratuit)?|(?:pedir|solicitar) (?:un )?presupuesto|richiedi (?:un )?preventivo|offerte aanvragen|zapytaj o ofertę|(?:pedir|solicitar) orçamento|teklif al",
        r"begär offert|be om tilbud|рассчитать стоимость|見積(?:もり)?依頼|获取报价|견적문의|اطلب عرض سعر",
        r"(?:get|request|ask for) (?:a |an |your )?(?:free |instant |custom )?(?:quote|estimate|quotation|proposal|pricing)(?: .{1,20})?|quote request|get (?:a )?price|(?:unverbindliches )?angebot (?:anfragen|anfordern|erhalten)|unverbindlich anfragen|(?:obtenir|demande de?) (?:un )?devis|(?:pide|solicita|solicitar) (?:tu |un )?presupuesto|presupuesto (?:gratis|online)|cotiza(?:r)?(?: .{1,12})?",
        r"preventivo(?: gratuito)?|richiesta preventivo|offerte (?:opvragen|aanvragen)|vraag (?:een )?offerte aan|bezpłatna wycena|wycena|(?:peça|solicite|pedir) (?:um |seu )?orçamento|orçamento(?: grátis)?|(?:ücretsiz )?(?:fiyat )?teklifi? (?:al|iste|alın)|(?:nezávazná )?poptávka|(?:få|indhent) (?:et )?tilbud|pyydä tarjous|ajánlatkérés|cere ofertă|отримати (?:ціну|пропозицію)|узнать цену",
        r"(?:nhận )?báo giá|minta penawaran|הצעת מחיר|कोटेशन (?:प्राप्त करें|मांगें)|お?見積り?(?:もり)?(?:依頼|フォーム)?|无料見積もり|無料見積(?:もり)?|询价|在线询价|索取报价|견적(?:요청| 문의)?|عرض سعر",
    ),
    _A.SUBSCRIBE: (
        r"subscribe(?: now| for .{1,10})?!?|(?:join|get|subscribe to|sign up (?:to|for))(?: our| the)? newsletter|newsletters?|(?:newsletter |jetzt )?abonnieren|abo bestellen|s['\u2019]abonner|je m['\u2019]abonne",
        r"suscribirse|suscríbete|notify me|get job alerts|follow by email|abonnement|recevoir la lettre d['\u2019]info|iscriviti alla newsletter|abbonati|aanmelden voor de nieuwsbrief|nieuwsbrief|abonneren",
        r"zapisz się(?: do newslettera)?|prenumerata|assin(?:ar|e|e já|aturas)|receber (?:ofertas|novidades)|subscrever|abone ol(?:un)?|bültene? (?:kayıt|abone) ol|prenumerera(?: på nyhetsbrev)?|abonner",
        r"подписаться|подписка|メルマガ登録|メールマガジン登録|読者になる|订阅|訂閱|구독(?:하기)?|뉴스레터 구독|اشترك(?: الآن)?|النشرة البريدية",
        r"subscribe (?:to .{1,24}|via email|by email|via rss|here|today|now|for free)",
        r"get (?:email )?(?:updates|alerts|the newsletter)",
        r"sign ?up for .{0,24}(?:newsletter|updates|emails|news|alerts)",
        r"(?:email|e-mail) (?:alerts|updates|newsletter)",
        r"join (?:our|the|my) (?:mailing|e-?mail|newsletter|email newsletter) ?(?:list)?",
        (
            r"(?:sign ?up|signup|register|subscribe|join) (?:for|to|up for) (?:our |the "
            r"|my )?(?:[\w-]+ )?(?:newsletters?|e-?news|mailing list|e-?mails?|updates|alerts|bulletin)"
        ),
        r"receive our newsletter|newsletter sign-?up|e-?newsletters?|e-?mail sign-?up",
        r"stay (?:updated|informed)|keep me posted|manage subscription",
        r"newsletter[- ](?:anmeldung|anmelden|bestellen|abonnement)|(?:zum|unseren) newsletter(?: anmelden)?|abonnez-vous|abonnements?|s['\u2019]inscrire à la newsletter|je m['\u2019]inscris|suscrib(?:ite|irme|irse)(?: .{1,20})?|suscripci(?:ón|ones)|boletín(?: .{1,16})?|iscriviti alla nostra newsletter|abbonamenti|subskrybuj|zapisz się na newsletter|assine(?: já| agora| a newsletter)?|assinar(?: newsletter)?|subscreva|e-?bülten(?:e abone ol| kayıt| aboneliği)?|abonelik|nyhetsbrev",
        r"odebírat(?: novinky)?|přihlásit (?:se )?k odběru|odběr novinek|(?:tilmeld(?: dig)? )?nyhedsbrev(?:et)?|tilaa(?: uutiskirje)?|uutiskirje|feliratkoz(?:ás|om)|hírlevél|abon(?:ează-(?:te|mă)|are)|підписатися|передплат(?:а|ити)|εγγραφή στο newsletter|đăng ký nhận (?:tin|bản tin)|berlangganan|langganan|הרשמה לניוזלטר|ניוזלטר|सब्सक्राइब(?: करें)?|न्यूज़लेटर",
        r"メールマガジン(?:を受け取る|の登録|購読)?|メルマガ(?:購読|登録)?|購読(?:する|申込)?|定期購読|邮件订阅|訂閱電子報|電子報|뉴스레터(?: 신청)?|الاشتراك(?: .{1,20})?|اشترك في .{1,20}|القائمة البريدية",
    ),
    _A.DONATE: (
        r"donate(?: now| today)?|(?:make|give) a (?:donation|gift)|give|support us(?: on patreon)?|(?:jetzt )?spenden|faire un don|donner|donar(?: ahora)?|doná ahora|haz una donación",
        r"dona(?: ora| adesso)?|sostienici|doneren|doneer(?: nu)?|wpłać(?: darowiznę)?|przekaż darowiznę|wesprzyj nas|doar|faça (?:um donativo|uma doação)|bağış(?: yap)?|skänk en gåva|ge en gåva|gi en gave",
        r"пожертвовать|сделать пожертвование|寄付(?:する)?|捐款|我要捐款|捐赠|후원하기|تبرع(?: الآن)?",
        r"give (?:to|online|now|today|monthly).{0,30}|ways to give|giving|make a (?:one-?time )?(?:donation|gift|contribution)|donate (?:to|here|online|monthly|money).{0,30}|support (?:us|our work|our mission|our journalism)|spende(?:n sie)?(?: jetzt)?|fais un don|faites un don|je (?:fais un don|donne)|nous soutenir|soutenez-nous|soutenir",
        r"dona(?: ya| aquí)?|haz(?: tu)? (?:una )?donación|colabora(?: con nosotros)?|apadrina(?: .{1,20})?|fai una donazione|donazioni|steun ons|geef|wspieram|wesprzyj(?: .{1,20})?|darowizny|doe(?: agora)?|doaç(?:ão|ões)|contribua|bağış(?:ta bulun| yap(?:ın)?)?|(?:přispět|darovat|podpořte nás|podpořit)|støt(?: os)?|giv (?:et )?bidrag|doner|lahjoita(?: nyt)?",
        r"adomány(?:ozás|ozok)?|donează(?: acum)?|підтримати(?: .{1,20})?|пожертвувати|задонатити|зробити (?:внесок|пожертву)|помочь|поддержать|δωρεά|donasi(?: sekarang)?|quyên góp|ủng hộ|תרומה|לתרומה|תרמו(?: עכשיו)?|दान (?:करें|दें)|寄附(?:する|のお願い)?|ご?寄付(?:する|のお願い|はこちら)?|支援する|기부하기|후원|تبرع (?:الآن|معنا|لنا)",
    ),
    _A.APPLY: (
        r"apply(?: now| online| here| for .{1,40})?|start (?:your )?application|(?:jetzt |online )?bewerben|antrag stellen|postuler",
        r"(?:faire|déposer) une demande|solicitar(?: ahora)?|postular|candidati(?: ora)?|invia candidatura|solliciteren|solliciteer|aplikuj|złóż wniosek|candidatar-se|matrículas|online başvuru|başvur|ansök(?: nu)?|søk nå",
        r"подать заявку|応募する|エントリー|立即申请|在线申请|지원하기|قدم الآن|التقديم",
        r"apply (?:to .{1,40}|today|for)|how to apply|application form|(?:zur )?bewerbung|online[- ]bewerbung|(?:online )?antrag(?:sformular)?|candidature|déposer (?:un dossier|sa candidature)|s['\u2019]inscrire à un examen|solicita(?:r|ud)? (?:tu )?(?:plaza|admisión|ahora|beca|préstamo)|postula(?:r)? (?:aquí|ahora)?|invia la (?:tua )?candidatura|aanvragen|aplikuj teraz|złóż podanie|inscreva-se|candidate-se|(?:hemen )?başvuru(?: yap| formu)?",
        r"podat (?:žádost|přihlášku)|ansøg(?:ning)?|søg (?:nu|optagelse|jobbet)|hae (?:nyt|paikkaa)|jelentkezés|aplică(?: acum)?|подати (?:заявку|заяву)|(?:\S+ ){0,6}आवेदन(?: करें| पत्र)?|(?:قد[ِّ]*م|تقديم) (?:طلب|الآن).{0,24}|تقدم بطلب|応募(?:フォーム|はこちら)?|出願|在线报名|我要报名|지원서|입사지원|ứng tuyển|lamar sekarang",
    ),
    _A.DOWNLOAD: (
        (
            r"(?:free )?downloads?(?: (?:now|here|free|for .{1,30}|(?:the|our|your|this|a) .{1,40}|pdf"
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
        r"contact(?: (?:us|me|sales|support|the studio))?|get in touch|say hello|email (?:us|me)",
        r"send(?: a)? (?:message|enquiry|inquiry)",
        r"(?:enquire|inquire)(?: (?:now|here|today|online|within|about .{1,24}))?",
        r"(?:make|send) an? (?:enquiry|inquiry)|(?:enquiry|inquiry)(?: form)?|enquiries",
        r"write (?:to us|me)|kontakt(?:ieren sie uns|formular)?(?: & anfahrt| aufnehmen)?",
        r"anfrage (?:einreichen|senden)",
        r"nachricht senden|(?:nous|me) contacter|contactez[- ]nous|contacter la mairie|contacto|contáct[ae]nos|contactar|enviar mensaje|contatt[io](?:aci)?|scrivici|neem contact op|klantenservice",
        r"napisz do nas|skontaktuj się|contat?c?tos?|fale conosco|fale no whatsapp|iletişim|bize ulaşın|kontakta oss|kontakt oss|kundtjänst|контакты|связаться с нами|обратная связь|обращения",
        r"お問い合わせ|お問合せ|问い合わせ|联系我们|聯絡我們|聯繫我們|문의하기|고객센터|اتصل بنا|تواصل معنا",
        r"contact (?:(?:our|the|an?|your) )?(?:team|office|sales|seller|support|form|page|webmaster|department|desk|expert|author|editors?|info(?:rmation)?|details|centre|center|us \w+)|(?:\w+ (?:&|and|en|und|et|y|e|og|och) )contact|contact (?:&|and|et|y) .{1,24}|talk to (?:us|sales|an? expert)|drop us a line|ask (?:us )?a question|feedback|send (?:us )?(?:a )?(?:message|feedback|e-?mail)|e-?mail|submit a (?:news tip|tip|question|request|ticket)|kontakt .{1,24}|kontaktiere[n]?(?: .{1,16})?|schreib(?:en sie)? (?:uns|mir)|ihre nachricht|mail an uns",
        r"(?:nous |me |formulaire de )contact(?:er)?|écri(?:re|vez)[- ]nous|envoyer(?: un message)?|contacta(?:r)?(?: .{1,16})?|escr[ií]b[ea]nos|formulario de contacto|contatta(?:ci|mi)|scrivi(?:mi|ci)|(?:service en )?contact(?: opnemen)?|stel (?:een|je) vraag|napisz(?: do nas)?|formularz kontaktowy|kontakt(?:y|er)?|(?:entre em contato|contacte-nos|contatar|fale com (?:a gente|um especialista))|bize (?:yazın|ulaşın)|iletişim(?: formu)?|kontaktformulär",
        r"kontaktujte nás|napište nám|kontakt(?: os|a oss)?|skriv til os|yhteystiedot|ota yhteyttä|yhteydenotto\w*|palaute|kapcsolat(?:felvétel)?|írjon nekünk|contactează-ne|contactați-ne|контакти|зв['\u2019]язатися(?: з нами)?|зворотний зв['\u2019]язок|написать нам|επικοινωνία|επικοινωνήστε .{1,16}|liên hệ(?: .{1,16})?|hubungi(?: kami)?|kontak(?: kami)?",
        r"צ(?:ור|רו) קשר|יצירת קשר|דברו איתנו|संपर्क(?: करें| सूत्र)?|हमसे संपर्क करें|お?問い?合わ?せ(?:はこちら|フォーム|窓口|先)?|ご意見・お問い合わせ|ご相談(?:はこちら)?|联系(?:方式|客服)?|在线(?:留言|咨询)|提交留言|留言板|聯絡(?:方式)?|문의(?:사항)?|연락처|1:1 ?문의|اتصلوا بنا|راسلنا|اتصل|تواصل",
    ),
    _A.SEARCH: (
        r"search(?: tools| docs| the site)?|suchen|suche|rechercher|recherche|buscar|búsqueda|cerca(?: nel sito)?|ricerca|zoek(?:en)?|szukaj|pesquisar?|ara|arama|sök|søk|поиск|найти|検索|搜索|搜尋|검색|بحث",
        (
            r"search (?!engine|marketing|ads|advertising|and |& |results|party|warrant|optimi|console"
            r"|analytics|trends|consult|caus)(?:\S+ ?){1,3}|search (?:for|the|our|all|by|this|site|within"
            r"|in|on) .{1,24}"
        ),
        r"open search|toggle search|look ?up|(?:auf der )?(?:website|seite) (?:durch)?suchen",
        r"rechercher .{1,20}|buscador|buscar .{1,20}|cerca .{1,16}|zoek .{1,16}|wyszukaj|wyszukiwarka",
        r"szukaj .{1,20}|busca|procurar|site içi arama|sök .{1,20}",
        r"hledat|vyhledat|vyhledávání|søg|etsi|hae|haku|keresés|caută|căutare|пошук|шукати|αναζήτηση|tìm(?: kiếm)?|cari|pencarian|חיפוש|חפש|खोजें|खोज|サイト内検索|検索する|站内搜索|通合検索|통합검색|البحث|ابحث",
    ),
}
SAID: Final = _either(*_WORDS.items(), end=r"\W*")
"""Full text of a button or link; the matching group is named after the action."""

SEARCHED: Final = re.compile(rf"(?:{'|'.join(_WORDS[_A.SEARCH])})(?!\w)", re.IGNORECASE)
"""Start of a search field's placeholder."""

HINTED: Final = Caseless(
    r"(?<!\w)(?:contact|kontakt|contatt|contat[oe]|contáct|iletişim|联系|聯絡|お?問い?合|문의|اتصل|контакт"
    r"|join|enrol|regist|sign (?:up|in)|mitglied|inscri|inschr|iscri|anmeld|account|konto|compte client|cuenta|zapis|üye|登録|会員|注册|가입|تسجيل|регистр"
    r"|subscri|abonn|suscri|assin[ae]|newsletter|nieuwsbrief|boletín|abone|prenumer|購読|読者になる|订阅|구독|اشترا?ك|подпис"
    r"|book (?:an?|your|now)|buch(?:en|ung)|réserv|reserv|prenot|boek|rezerw|randevu|rezerv|boka|予約|预约|예약|احجز|брон"
    r"|order(?! of)|bestell|commander|pedid|ordin[ae]|zamów|sipariş|注文|订购|주문|اطلب|заказ|buy|kaufen|achet|compra|acquist|kopen|kup(?!f)|satın|購入|购买|구매|купить"
    r"|quote(?! of)|angebot (?:an|ein)|devis|presupuesto|preventiv|offerte|wycen|teklif|orçament|見積|询价|견적"
    r"|donat|spend(?:en|e) |don(?:ar|a ora)|faire un don|doneer|darowi|bağış|寄付|捐|후원|تبرع|пожертв"
    r"|apply|application form|bewerb|postul|solicitar|candidat(?:i |ure)|aplikuj|başvur|申请|応募|申込|지원하기|قدم|заявк"
    r"|(?:kj\u00f8p|k\u00f6p|k\u00f8b|osta|kup|koop|bestil|best\u00e4l|tilaa|hyr|leie|boka|booka|bestill"
    r"|skriv|meld|melden|anmeld|sign|tickets?|ticketing|billett|biljett|billet|bilet|билет|チケット|門票|门票|티켓"
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
    r"|submit|send us|upload|petition|volunteer|(?:post|leave|write) a |einreichen|envoyer|enviar|invia|wyślij|gönder|skicka)",
)
"""Beginnings of words that suggest an action where no full text matches."""

_HERE = r"^(?:https?://[^/?#]+)?/(?:[a-z-]{2,5}/)?"
_THERE = r"^https?://(?:www\.)?"

LINKED: Final = _either(
    (
        _A.CONTACT,
        (
            r"^mailto:[^?]+@",
            _THERE + r"(?:wa\.me|api\.whatsapp\.com/send)/?.",
            _HERE
            + r"(?:contact|contact[-_]?us|contact-(?:sales|form)|kontakt|kontakty|kontaktformular|contacto|contactenos|contactez-nous|nous-contacter|contatti|contato|contactos|fale-conosco"
            + r"|iletisim|inquiry|otoiawase|toiawase|lien-he|hubungi-kami|yhteystiedot|kapcsolat)(?:\.\w+)?/?(?:[?#]|$)",
        ),
    ),
    (
        _A.BOOK,
        (
            _THERE
            + r"(?:calendly\.com|cal\.com|opentable\.[a-z.]+|resy\.com|doctolib\.[a-z]+|zocdoc\.com|simplybook\.me)/.",
            _THERE
            + r"(?:calendar\.app\.google|calendar\.google\.com/calendar/(?:u/\d/)?appointments"
            + r"|outlook\.office(?:365)?\.com/(?:owa/calendar|book)"
            + r"|(?:[a-z0-9-]+\.)?bookings\.(?:cloud\.)?microsoft(?:\.com)?|book(?:ings)?\.ms"
            + r"|meetings(?:-[a-z0-9]+)?\.hubspot\.com|savvycal\.com|tidycal\.com|zcal\.co|koalendar\.com"
            + r"|youcanbook\.me|app\.cal\.com"
            + r"|calendar\.notion\.so|doodle\.com/bp|[a-z0-9-]+\.(?:youcanbook\.me|simplybook\.[a-z]+"
            + r"|setmore\.com|as\.me|reservio\.com|zohobookings\.[a-z]+|bookwhen\.com)"
            + r"|book\.squareup\.com|squareup\.com/appointments|(?:fresha|vagaro|treatwell|planity"
            + r"|sevenrooms|exploretock|fareharbor|bookeo|booqable|regiondo|eversports|terminland|samedi"
            + r"|shore|timify|etermin)\.[a-z.]+)/?.",
            _THERE
            + r"(?:(?:[a-z0-9-]+\.)?acuityscheduling\.com|booksy\.com|thefork\.[a-z.]+|quandoo\.[a-z.]+|setmore\.com)/.",
        ),
    ),
    (
        _A.BUY,
        (
            _HERE
            + r"(?:cart|basket|checkout|warenkorb|panier|carrito|carrello|winkelwagen|koszyk|carrinho|sepetim|sepet|cart-page)/?(?:[?#]|$)",
            _THERE + r"(?:buy\.stripe\.com|[a-z0-9-]+\.gumroad\.com/l)/.",
        ),
    ),
    (
        _A.DONATE,
        (
            _THERE
            + r"(?:paypal\.com/(?:donate|paypalme)|paypal\.me|gofundme\.com|opencollective\.com|donorbox\.org"
            + r"|github\.com/sponsors|ko-fi\.com|buymeacoffee\.com|liberapay\.com|justgiving\.com"
            + r"|betterplace\.org"
            + r"|helloasso\.com|(?:www\.)?patreon\.com|secure\.(?:actblue|anedot|winred)\.com"
            + r"|givebutter\.com|every\.org|donate\.stripe\.com"
            + r"|(?:[a-z0-9-]+\.)?networkforgood\.com|raisely\.com|spenden\.twingle\.de)/?.",
        ),
    ),
    (_A.LOG_IN, (_HERE + r"(?:log-?in|sign-?in)/?(?:[?#]|$)",)),
    (_A.REGISTER, (_HERE + r"(?:sign-?up|register|registration)/?(?:[?#]|$)",)),
    (
        _A.DOWNLOAD,
        (
            _THERE + r"(?:apps\.apple\.com|play\.google\.com/store/apps)/.",
            r"^[^?#]*\.(?:dmg|exe|msi|apk|deb|rpm|AppImage)(?:[?#]|$)",
        ),
    ),
    (
        _A.ORDER,
        (_THERE + r"(?:ubereats\.com|doordash\.com|deliveroo\.[a-z.]+|just-eat\.[a-z.]+|lieferando\.de)/.",),
    ),
)
"""A link's URL as written; the matching group is named after the action."""
