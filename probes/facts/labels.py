"""What addresses ask for, and words of labels that ask for something together with their address."""

import re

from index.values.vocabulary import Action
from probes.facts.lazy_pattern import compile_re
from probes.facts.patterns import split_words

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


# Word beginnings that suggest an action where no full text matches.
HINT_PATTERN = compile_re(
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
IN_PAGE = compile_re(rf"#(?:[!/]|%20)*(?:(?:section|sec|to|go-?to|form|footer|home|page)[-_])?{_CONTACT}")


def _either(*addresses: tuple[Action, tuple[str, ...]]) -> re.Pattern[str]:
    return compile_re("|".join(f"(?P<{action.value}>{'|'.join(texts)})" for action, texts in addresses))


LINK_PATTERN = _either(
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
            r"^[^?#]*\.(?:dmg|exe|msi|apk|deb|rpm|appimage)(?:[?#]|$)",
        ),
    ),
    (
        _A.ORDER,
        (_THERE + r"(?:ubereats\.com|doordash\.com|deliveroo\.[a-z.]+|just-eat\.[a-z.]+|lieferando\.de)/.",),
    ),
)

FILE = compile_re(
    r"[^?#]{1,300}\.(?:pdf|docx?|odt|rtf|xlsx?|ods|csv|pptx?|epub|zip|rar|7z|gz|mp3|mp4|ics)(?:[?#]|$)",
    re.IGNORECASE,
)
# What of `FILE` holds text: a sound or a calendar is no brochure.
DOCUMENT_FILE = compile_re(r"[^?#]{1,300}\.(?:pdf|docx?|odt|rtf|xlsx?|ods|zip)(?:[?#]|$)", re.IGNORECASE)
# What says "download" beside the name or the format of a file.
DOWNLOAD_PATTERN = compile_re(
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
DOCUMENT = compile_re(
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
SHORT_DOCUMENT = compile_re(
    r"(?<!\w)(?:manuals?|prospect(?:us|o|e)|prospekte?|dossiers?|statut|modul[io]|folders?|анкета|статут)(?!\w)",
    re.IGNORECASE,
)
FORMAT = compile_re(
    r"(?<!\w)(?:pdf|docx?|xlsx?|csv|gpx|kml|zip|epub|mp3|apk|dmg|exe|ics|svg|png|jpe?g)(?!\w)", re.IGNORECASE
)

FORM_HOSTS = compile_re(
    _THERE + r"(?:forms\.gle|docs\.google\.com/(?:a/[^/]{1,60}/)?forms|forms\.office\.com"
    r"|(?:form\.)?jotform\.com"
    r"|[a-z0-9-]{1,60}\.typeform\.com|tally\.so|[a-z0-9-]{1,60}\.wufoo\.com|eventbrite\.[a-z.]{2,6}"
    r"|signupgenius\.com|lu\.ma|weezevent\.com|cognitoforms\.com|airtable\.com/(?:shr|app))/?.",
    re.IGNORECASE,
)
# What says "sign up" beside the name of an event, a course or a class.
SIGNED_UP = compile_re(
    r"regist(?:er|r)|(?<!\w)(?:sign[ -]?up|enrol|join(?!\w)|inscri|iscri|anmeld|inschrij|aanmeld|rejestr"
    r"|zapisy|zgłosz"
    r"|přihl|prihl|prijav|jelentkez|înscri|kayıt|daftar|đăng ký|tilmeld|påmeld|anmäl|ilmoittau|registreeru"
    r"|регистр|реєстр|запис)|報名|报名|申し?込|신청|تسجيل",
    re.IGNORECASE,
)

# Begins with "book", a verb if the address is a `BOOKING_PAGE`.
BOOKING_PATTERN = compile_re(
    r"\W*(?:book (?!of |club|launch|review|fair|signing|store|shop)|boka |booka |boek |bestill? "
    r"|reserv(?:e(?! wine)|ér|ar|eer) |rezerv(?:ovat|uj|uji) |varaa )",
    re.IGNORECASE,
)
BOOKING_PAGE = compile_re(
    r"[^?#]{0,200}/(?:online-?)?(?:book(?:ings?|-now|-online)|bokning|reserv(?:ations?|as|ering)|boeking"
    r"|rezervace|varaus|appointments?)(?:\.\w{2,5})?/?(?:[?#]|$)",
    re.IGNORECASE,
)
# A member of an association, who applies for it; who is called 会員 or 회원 has an account.
MEMBER = compile_re(
    r"(?<!\w)(?:\w*mitglied(?:er|schaft)?|(?:club|ere|gast|jeugd|proef|steun)?lid(?:maatschap)?"
    r"|\w*medlem(?:skap|skab|mer)?|member(?:ship)?"
    r"|soci[oa]s?|sóci[oa]s?|membres?|adhér\w+|adhesi\w+|člen\w*|człon\w+|jäsen\w*|membr[oiu]\w*|asoci\w+"
    r"|associ\w+|afili\w+|tagja|tagság\w*|liikme\w*|nari\w*|biedr\w*|socis?|sòci\w*|член\w*|μέλο\w*)(?!\w)",
    re.IGNORECASE,
)

SHOP = compile_re(
    r"(?:(?:our|the|online|web)[ -]?)?(?:shop|store)|onlineshop|(?:la |notre )?boutique(?: en ligne)?"
    r"|(?:la |nuestra )?tienda(?: online)?|loja(?: online)?|negozio(?: online)?|sklep(?: internetowy)?"
    r"|(?:web)?(?:winkel|butik|butikk)|nettbutikk|(?:verkko)?kauppa|e-?shop|интернет-магазин"
    r"|магазин|ショップ|オンラインショップ"
)
# A link called "Shop" offers to buy only at such an address: others are for repairs.
SHOP_LINK = compile_re(
    r"(?:https?:)?//(?:www\.)?(?:shop|store|boutique|tienda|loja|negozio|sklep|eshop"
    r"|winkel)\.[^/?#]+/?(?:[?#]|$)"
    r"|(?:(?:https?:)?//[^/?#]+)?(?:\.{0,2}/)*(?:[a-z]{2}/)?(?:online-?|web)?"
    r"(?:shop|store|boutique|tienda|loja|negozio|sklep|butik|butikk|nettbutikk|kauppa|eshop"
    r"|winkel)(?:/index)?(?:\.\w{2,5})?/?(?:[?#]|$)",
    re.IGNORECASE,
)
