"""Words around names in titles, copyright lines and declarations, in the most common languages."""

import re

from probes.facts.data_files import read_lines
from probes.facts.lazy_pattern import compile_re
from probes.facts.patterns import WordPatterns, split_words, squash

SITE = compile_re(
    r"(?<=..)(?:の?公式(?:web)?(?:サイト|ホームページ|hp)|のホームページ|官方网站|官網|官网|门户网站|入口網站"
    r"| ?(?:공식 ?)?(?:홈페이지|웹사이트|누리집)| ?공식 ?사이트|[ \u3000]+ホームページ)$"
    r"|(?:(?<=..)(?<![\s,])|(?<=\A..))[\s,]++(?:official (?:web ?)?site|offizielle (?:web)?seite"
    r"|site officiel|sitio oficial|sito ufficiale|site oficial|resmi (?:web )?sitesi)$",
    re.IGNORECASE,
)
# 【公式】
NOTICE = compile_re(
    r"\s*[\u3010\[\u226a\u300a](?:公式|official|官网|官方|공식)[^\u3011\]\u226b\u300b]{0,8}[\u3011\]\u226b\u300b]\s*",
    re.IGNORECASE,
)
WELCOME = compile_re(
    r"^(?:welcome to(?: the)?|(?:herzlich )?willkommen (?:beim?|auf|im|in)"
    r"|bienvenue (?:chez|sur|à|aux?)|bienvenid[oa]s? al?|benvinguts? al?"
    r"|benvenut[oiae] (?:al?|in|da|nel|su)"
    r"|(?:the )?official (?:web ?)?(?:site|page|home ?page) (?:of|for)(?: the)?|offizielle (?:internet"
    r"|web)?(?:seiten?|site) (?:der|von)"
    r"|site (?:web )?officiel (?:de la|du|des|de)|sitio (?:web )?oficial (?:de la|del|de los|de)"
    r"|sito (?:web )?ufficiale (?:della|dello|del|di)"
    r"|site oficial (?:da|do|de)"
    r"|welkom bij|witamy w|(?:seja )?bem-vind[oa]s? (?:aos?|à)|välkommen till|velkommen til)\s+",
    re.IGNORECASE,
)
OWNER_LINE = compile_re(
    r"(?:©|\u24d2|\(c\)|copyright(?! (?:policy|notice|statement|law|act|infringement)\b)|版权所有)"
    r"(?:[\s:\uff1a©\u24d2]|\u00c2(?=©)){0,4}"
    r"(?:\(c\)\s?|copyright\s{1,2})?(?:\d{4}(?:\s?[-\u2013]\s?\d{4})?)?[\s,:|\uff1a©]{0,4}([^\d\s,:|\uff1a©].{1,80})",
    re.IGNORECASE,
)
# Begins what a copyright line says of a maker, or of nobody.
CREDIT = compile_re(
    r"(?:(?:web ?)?(?:site|theme|design|developed|designed|powered|built|created|made|hosted|maintained)"
    r" (?:by|with|using|réalisé|erstellt)\b|(?:réalisé|créé|conçu) par\b|realizzato da\b"
    r"|(?:desarrollado|diseñado|desenvolvido) por\b|copyright\b|all rights\b)",
    re.IGNORECASE,
)
# Follows the owner in a copyright line: reserved rights, and links.
AFTER_OWNER = (
    "alle rechten?|tous droits|todos los derechos|todos os direitos|tots els drets|tutti i diritti"
    "|toate drepturile|wszelkie prawa|wszystkie prawa|všechna práva|všetky práva|minden jog|alla rättigheter"
    "|alle rettigheder|kaikki oikeudet|tüm hakları|все права|всі права|сва права"
    "|impressum|imprint|datenschutz\\w*|privacy|cookies?|sitemap|mentions légales|aviso legal|privacidad"
    "|карта сайта|политика|polityka|informativa|confidențialitate"
)
LEGAL = compile_re(
    r"(?<![,\s])[,\s]++(?:gmbh(?: & co\.? kgaa?)?|ag|se|kg|ug|e\.?\s?v\.?|ltd\.?|limited|llc|llp|inc\.?"
    r"|corp\.?|plc"
    r"|pty\.? ltd\.?|b\.?v\.?|n\.?v\.?"
    r"|s\.?a\.?s?\.?|s\.?l\.?u?\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|s\.?a\.? de c\.?v\.?|ltda\.?|sarl"
    r"|sp\. z o\.\s?o\.|s\.r\.o\.|a\.s\.|a\.?ş\.?|ltd\. şti\.|oy|ab|as|aps|a/s|kft\.?)$",
    re.IGNORECASE,
)
COMPANY = compile_re(
    r"^(?:công ty (?:tnhh|cổ phần|cp)|cv\.?|pt\.?|ооо|ао|зао|тов|株式会社|有限会社|合同会社|一般社団法人"
    r"|\(주\)|주식회사|شركة) ?",
    re.IGNORECASE,
)
TEMPLATES = compile_re(
    r"(?:my|your|mon|mein\w*|mi|meu|minha|il mio|mijn|moja|mój) ?(?:new |awesome |wordpress )?(?:web ?site"
    r"|site|blog|web ?seite|web|sitio(?: web)?|sito(?: web)?|store|shop|boutique|tienda|loja|strona|app"
    r"|company|business)"
    r"|test(?:[ -]?(?:page|site|seite|website))?|テスト(?:ページ|サイト)?|测试(?:页面?)?"
    r"|測試(?:頁面?)?|тест(?:овая страница)?"
    r"|(?:nom|titre) du site|nom(?:bre)? del (?:sitio|sito)|t[ií]tulo do site|nome d[eo]l? sit[eo]"
    r"|name der (?:web)?seite|naam van de (?:web)?site|naz(?:wa|ev|iv) (?:strony|stránky|webu)"
    r"|site (?:adı|başlığı)|(?:название|имя) сайта|サイト(?:名|タイトル)"
    r"|(?:网站|網站)(?:名称|名稱|标题|標題)|(?:사이트|홈페이지) ?(?:이름|제목|명)"
    r"|(?:your )?site (?:title|name)|company name|website|wordpress|create react app|react app|vite \+ \w+"
    r"|next\.js\b.*|.*\bstarter(?: kit| template)?|untitled.*"
    r"|(?:(?:new|blank|html5?) )?(?:document|(?:web ?)?page|template)|html5?|page title|logo"
    r"|(?:unbenanntes |neues )?dokument(?: ohne titel)?|naamloos document|dokument bez (?:tytułu|názvu)"
    r"|document sans (?:titre|nom)|documento(?: (?:sin|senza|sem) t[ií]tulo| senza titolo)?"
    r"|нов(?:ая страница|ый документ)|без (?:названия|имени|назви)|无标题(?:文档|页)?|無標題(?:文件|頁)?|無題"
    r"|제목 없음",
    re.IGNORECASE,
)
LEADING = split_words(
    "at by from on with via bei von vom auf im mit chez sur par avec con da presso su dal op bij van na w z "
    "od u se",
    "no em pela på hos fra från från hos fra tilbydes от на в у с из со магазине із від",
)
AMONG = split_words("by from bei von chez от")
CONNECTING_WORDS = split_words(
    "and & or of the a for to in und der die das des für zu et de la le les du des d l y e del los las el di "
    "dei degli",
    "della do dos i og och ja és și și и та an auf am im",
)
HOME_PAGE = compile_re(
    r"(?<=\w)(?<!['\u2019]s)[\s,]++(?:(?:portal )?home ?page|portal home|homepage|startseite"
    r"|page d['\u2019]accueil"
    r"|p\u00e1gina principal)$"
    r"|['\u2019]s documentation!?$|\s+v?\d[\w.]*\s+documentation$",
    re.IGNORECASE,
)
LOGO = compile_re(
    r"(?<=[\w.!?)])[\s,_\u2013-]+(?:company |site )?(?:logo(?:type)?|logotipo|логотип|ロゴ|로고)\W*$"
    r"|^(?:the )?logo (?:of |for )?(?=\S)",
    re.IGNORECASE,
)
FULL_STOP = compile_re(r"(?<=[^\W\d_]{5})\.$")  # Shorter words may be abbreviated, as in "Bar Co."
OPEN_ENDING = compile_re(
    r"(?<=\w)\s+(?:(?:web ?)?site )?(?:is |are )?(?:currently )?"
    r"(?:under construction|coming soon|launching soon)\W*$",
    re.IGNORECASE,
)
LIST = compile_re(r",\s|[\u3001\uff0c\u060c]|\s&\s|\s(?:and|und|et|y|e|en|i)\s", re.IGNORECASE)
PLACEHOLDERS = compile_re(
    r"description will go into a meta tag|(?:enter|put|write|insert|add|type) (?:here |your |a |some "
    r"|the )*(?:site |page |meta )*description"
    r"|(?:(?:a|the|my|your|our|this) )?(?:short |brief |new |meta |site |page "
    r"|website )*description(?: (?:here|of (?:your|the|my|this) (?:web ?)?(?:site|page|project|app)))?\W*$"
    r"|web ?site created (?:using|with) (?:create.react.app|lovable|vite)|generated by create next app"
    r"|created with (?:next\.js|create)"
    r"|just another wordpress site|lorem ipsum|another (?:hugo|jekyll) (?:site|blog)"
    r"|write an awesome description"
    r"|an? (?:amazing|awesome|new|next\.js|nuxt|astro|vite|gatsby|vuepress|starlight"
    r"|mintlify) (?:web ?)?(?:site|app|blog|project|starter)\W*$"
    r"|kick off your next,? great gatsby|vuepress site|lovable generated project|welcome to (?:your"
    r"|my) (?:new )?(?:web ?)?site\W*$"
    r"|[${%<]\S+$|\{\{|%[a-z_]+%|undefined$|null$",
    re.IGNORECASE,
)
GENERIC = frozenset(map(squash, read_lines("generic_names.txt")))
# Greetings and names of a site's sections, which name no site.
SECTIONS = frozenset(map(squash, read_lines("sections.txt")))

NAMELESS = WordPatterns(
    r"^just a moment|^attention required|^access denied|^checking your browser|^are you a (?:robot|human)"
    r"|^verify(?:ing)? you are human|^security check|^one moment,? please|^please wait|^robot check"
    r"|^403 forbidden|^404 not found|^error \d{3}|^page not found|^service unavailable|^bad gateway"
    r"|^site (?:maintenance|unavailable)|^maintenance mode",
    r"^index of /|^directory listing (?:for|of)|^welcome to your (?:new )?\w+"
    r"|^(?:website |site )?coming soon$|^under construction|^future home of|^account suspended"
    r"|^(?:website|site|domain) (?:expired|not found|not configured)|^test page for|^plesk|^default parallels"
    r"|^congratulations|just another wordpress site|^hello world!?$",
    r"^einen moment|^zugriff verweigert|^seite im aufbau|^baustelle|^hier entsteht|^wartungsarbeiten"
    r"|^accès refusé|^site en construction|^un instant|^acceso denegado|^sitio en construcción|^próximamente"
    r"|^sito in costruzione|^accesso negato|^em construção|^acesso negado|^onder constructie"
    r"|^strona w budowie|^yapım aşamasında",
    r"^(?:you are being |page |now )?redirect(?:ing|ed|ion)?(?: (?:to|you|\.|…).*)?$|^weiterleitung"
    r"|^sie werden weitergeleitet|^redirection en cours|^redirigiendo|^loading(?: ?\.\.\.|…)?$",
    r"^準備中|^メンテナンス中|^网站建设中|^안전한 접속|^준비중|^сайт в разработке|^доступ запрещ[её]н"
    r"|^الموقع قيد الإنشاء",
)
