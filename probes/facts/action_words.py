"""The words and addresses by which elements say what they do, in the languages of `LANGUAGES`."""

import re
from typing import Final

from index.vocabulary import Action
from probes.facts.wordlists import words

_A = Action

LANGUAGES: Final = words("ar de en es fr it ja ko nb nl no pl pt ru sv tr zh")
"""A page in another language may offer what these words do not say."""

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


def _either(*offers: tuple[Action, tuple[str, ...]], end: str = "") -> re.Pattern[str]:
    """Compile one pattern whose matching group is named by the action."""
    groups = (f"(?P<{action.value}>{'|'.join(texts)})" for action, texts in offers)
    return re.compile(f"(?:{'|'.join(groups)}){end}", re.IGNORECASE)


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
    ),
    _A.LOG_IN: (
        r"(?:member |customer |client |parent |owner )?(?:log ?in|sign ?in)|my account|anmelden|einloggen|mein konto|(?:se )?connecter|connexion|mon compte|espace (?:pro|client)",
        r"iniciar sesión|inicia sesión|acceder|entrar|mi cuenta|accedi(?: all['\u2019]area personale)?|area personale|inloggen|mijn account|zaloguj(?: się)?|logowanie|minha conta",
        r"giriş(?: yap)?|üye girişi|logga in|mina sidor|logg inn|войти|вход|личный кабинет|ログイン|マイページ|登录|登入|로그인|تسجيل الدخول|دخول",
    ),
    _A.BUY: (
        r"buy(?: now| online)?(?: for .{1,12})?|buy tickets|add to (?:cart|basket|bag)|shop now|(?:view |your |my |shopping )?(?:cart|basket)(?: \W?\d+\W?)?|checkout",
        r"(?:jetzt |online |skipass )?kaufen|in den warenkorb(?: legen)?|(?:zum )?warenkorb(?: .{1,12})?|zur kasse|acheter(?: maintenant)?|ajouter au panier|(?:mon )?panier(?: .{1,8})?",
        r"comprar(?: ahora| agora)?|añadir (?:al carrito|a la cesta)|(?:mi )?carrito(?: .{1,12})?|cesta|aggiungi al carrello|carrello(?: .{1,8})?|acquista(?: ora)?",
        r"in (?:de )?winkel(?:wagen|mand)(?: .{1,8})?|winkelwagen(?: .{1,8})?|bestel nu|do koszyka|dodaj do koszyka|koszyk(?: .{1,12})?|kup teraz",
        r"adicionar ao carrinho|carrinho(?: .{1,8})?|sepete ekle|sepetim(?: .{1,8})?|satın al|köp|lägg i (?:varukorg|kundvagn)\w*|kundvagn(?: .{1,8})?|varukorg(?: .{1,8})?|kjøp|handlekurv",
        r"купить|в корзину|корзина(?: .{1,8})?|カートに入れる|カート(?:を見る)?|購入する|加入购物车|购物车.{0,6}|立即购买|장바구니(?: 담기)?|구매하기|أضف إلى السلة|سلة التسوق.{0,6}|اشتر الآن",
    ),
    _A.TRACK: (
        r"track(?: (?:your|my|an|a))? (?:order|parcel|package|shipment|delivery)|order status|sendung(?:en)? verfolgen",
        r"sendungsverfolgung|suivre (?:ma|mon|votre) (?:commande|colis)|suivi de commande|seguir (?:mi |tu )?pedido|rastrear (?:mi |meu )?(?:pedido|envío)|traccia (?:il tuo )?ordine",
        r"volg (?:je |uw )?(?:bestelling|pakket)|śledź (?:przesyłkę|zamówienie)|kargo takip|sipariş takibi|spåra (?:paket|försändelse)|отследить (?:заказ|посылку)|配送状況|物流查询|배송조회|تتبع الطلب",
    ),
    _A.ORDER: (
        r"order(?: now| online| here| food)?|place (?:an |your )?order|(?:jetzt |online )?bestellen|commander(?: en ligne)?|passer commande",
        r"pedir(?: ahora| online)?|hacer (?:un )?pedido|ordina(?: ora| online)?|online bestellen|zamów(?: online)?|peça (?:já|online|no \w+)|faça seu pedido|encomendar|sipariş ver|beställ(?: nu)?",
        r"заказать(?: звонок)?|оформить заказ|注文する|ご注文|立即订购|订购|주문하기|اطلب الآن",
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
    ),
    _A.QUOTE: (
        r"(?:get|request) (?:a |an |your )?(?:free |instant )?(?:quote|estimate)|free quote|make an offer|angebot (?:anfordern|einholen)|kostenvoranschlag",
        r"demander un devis|devis(?: gratuit)?|(?:pedir|solicitar) (?:un )?presupuesto|richiedi (?:un )?preventivo|offerte aanvragen|zapytaj o ofertę|(?:pedir|solicitar) orçamento|teklif al",
        r"begär offert|be om tilbud|рассчитать стоимость|見積(?:もり)?依頼|获取报价|견적문의|اطلب عرض سعر",
    ),
    _A.SUBSCRIBE: (
        r"subscribe(?: now| for .{1,10})?!?|(?:join|get|subscribe to|sign up (?:to|for))(?: our| the)? newsletter|newsletters?|(?:newsletter |jetzt )?abonnieren|abo bestellen|s['\u2019]abonner|je m['\u2019]abonne",
        r"suscribirse|suscríbete|notify me|get job alerts|follow by email|abonnement|recevoir la lettre d['\u2019]info|iscriviti alla newsletter|abbonati|aanmelden voor de nieuwsbrief|nieuwsbrief|abonneren",
        r"zapisz się(?: do newslettera)?|prenumerata|assin(?:ar|e|e já|aturas)|receber (?:ofertas|novidades)|subscrever|abone ol(?:un)?|bültene? (?:kayıt|abone) ol|prenumerera(?: på nyhetsbrev)?|abonner",
        r"подписаться|подписка|メルマガ登録|メールマガジン登録|読者になる|订阅|訂閱|구독(?:하기)?|뉴스레터 구독|اشترك(?: الآن)?|النشرة البريدية",
    ),
    _A.DONATE: (
        r"donate(?: now| today)?|(?:make|give) a (?:donation|gift)|give|support us(?: on patreon)?|(?:jetzt )?spenden|faire un don|donner|donar(?: ahora)?|doná ahora|haz una donación",
        r"dona(?: ora| adesso)?|sostienici|doneren|doneer(?: nu)?|wpłać(?: darowiznę)?|przekaż darowiznę|wesprzyj nas|doar|faça (?:um donativo|uma doação)|bağış(?: yap)?|skänk en gåva|ge en gåva|gi en gave",
        r"пожертвовать|сделать пожертвование|寄付(?:する)?|捐款|我要捐款|捐赠|후원하기|تبرع(?: الآن)?",
    ),
    _A.APPLY: (
        r"apply(?: now| online| here| for .{1,40})?|start (?:your )?application|(?:jetzt |online )?bewerben|antrag stellen|postuler",
        r"(?:faire|déposer) une demande|solicitar(?: ahora)?|postular|candidati(?: ora)?|invia candidatura|solliciteren|solliciteer|aplikuj|złóż wniosek|candidatar-se|matrículas|online başvuru|başvur|ansök(?: nu)?|søk nå",
        r"подать заявку|応募する|エントリー|立即申请|在线申请|지원하기|قدم الآن|التقديم",
    ),
    _A.DOWNLOAD: (
        r"(?:free )?downloads?(?: (?:now|for .{1,30}|the app|pdf|\w+ [\d.]+))?|herunterladen|télécharger|descargar|get the app|scarica(?: l['\u2019]app)?|downloaden|pobierz|baixar|transferir|indir|ladda ner|last ned|скачать",
        r"(?:資料)?ダウンロード|下载|下載|다운로드|تحميل",
    ),
    _A.CONTACT: (
        r"contact(?: (?:us|me|sales|support|the studio))?|get in touch|say hello|email (?:us|me)|send(?: a)? (?:message|enquiry|inquiry)|inquire|write (?:to us|me)|kontakt(?:ieren sie uns|formular)?(?: & anfahrt| aufnehmen)?|anfrage (?:einreichen|senden)",
        r"nachricht senden|(?:nous|me) contacter|contactez[- ]nous|contacter la mairie|contacto|contáct[ae]nos|contactar|enviar mensaje|contatt[io](?:aci)?|scrivici|neem contact op|klantenservice",
        r"napisz do nas|skontaktuj się|contat?c?tos?|fale conosco|fale no whatsapp|iletişim|bize ulaşın|kontakta oss|kontakt oss|kundtjänst|контакты|связаться с нами|обратная связь|обращения",
        r"お問い合わせ|お問合せ|问い合わせ|联系我们|聯絡我們|聯繫我們|문의하기|고객센터|اتصل بنا|تواصل معنا",
    ),
    _A.SEARCH: (
        r"search(?: tools| docs| the site)?|suchen|suche|rechercher|recherche|buscar|búsqueda|cerca(?: nel sito)?|ricerca|zoek(?:en)?|szukaj|pesquisar?|ara|arama|sök|søk|поиск|найти|検索|搜索|搜尋|검색|بحث",
    ),
}
SAID: Final = _either(*_WORDS.items(), end=r"\W*")
"""The whole text of a button or link; the group that matches is named by its action."""

_HERE = r"^(?:https?://[^/?#]+)?/(?:[a-z-]{2,5}/)?"
_THERE = r"^https?://(?:www\.)?"

LINKED: Final = _either(
    (
        _A.CONTACT,
        (
            r"^mailto:[^?]+@",
            _HERE
            + r"(?:contact|contact-us|kontakt|contacto|contactez-nous|contatti|contato|contactos|iletisim|inquiry)(?:\.\w+)?/?(?:[?#]|$)",
        ),
    ),
    (
        _A.BOOK,
        (
            _THERE
            + r"(?:calendly\.com|cal\.com|opentable\.[a-z.]+|resy\.com|doctolib\.[a-z]+|zocdoc\.com|simplybook\.me)/.",
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
            + r"(?:paypal\.com/donate|gofundme\.com|opencollective\.com|donorbox\.org|github\.com/sponsors)/?.",
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
"""The address of a link as written; the group that matches is named by its action."""
