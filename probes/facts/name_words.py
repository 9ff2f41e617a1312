"""Words around names in titles, copyright lines and declarations, in the most common languages."""

import re
from typing import Final

from probes.facts.marks import Marks
from probes.facts.wordlists import squashed

SITE: Final = re.compile(
    r"(?<=..)(?:の?公式(?:web)?(?:サイト|ホームページ|hp)|のホームページ|官方网站|官網|官网|门户网站|入口網站|공식 ?(?:홈페이지|사이트))$"
    r"|(?:(?<=..)(?<![\s,])|(?<=\A..))[\s,]++(?:official (?:web ?)?site|offizielle (?:web)?seite|site officiel|sitio oficial|sito ufficiale|site oficial|resmi (?:web )?sitesi)$",
    re.IGNORECASE,
)
""""Official site" and the like after a name."""
NOTICE: Final = re.compile(
    r"\s*[\u3010\[](?:公式|official|官网|官方|공식)[^\u3011\]]{0,8}[\u3011\]]\s*", re.IGNORECASE
)
"""The prefix of Japanese and Chinese titles: 【公式】."""
WELCOME: Final = re.compile(
    r"^(?:welcome to(?: the)?|willkommen (?:bei|auf|in)|bienvenue (?:chez|sur|à)|bienvenidos? a|benvenuti (?:a|in|da|su)"
    r"|welkom bij|witamy w|bem-vindos? (?:ao?|à)|välkommen till)\s+",
    re.IGNORECASE,
)
OWNED: Final = re.compile(
    r"(?:©|\(c\)|copyright|版权所有)[\s:\uff1a©]{0,4}(?:\(c\)\s?)?(?:\d{4}(?:\s?[-\u2013]\s?\d{4})?)?[\s,:\uff1a©]{0,4}([^\d\s,:\uff1a©].{1,80})",
    re.IGNORECASE,
)
"""A copyright line, up to some words after the owner."""
LEGAL: Final = re.compile(
    r"[,\s]+(?:gmbh(?: & co\.? kgaa?)?|ag|se|kg|ug|e\.?\s?v\.?|ltd\.?|limited|llc|llp|inc\.?|corp\.?|plc|pty\.? ltd\.?|b\.?v\.?|n\.?v\.?"
    r"|s\.?a\.?s?\.?|s\.?l\.?u?\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|s\.?a\.? de c\.?v\.?|ltda\.?|sarl|sp\. z o\.\s?o\.|s\.r\.o\.|a\.s\.|a\.?ş\.?|ltd\. şti\.|oy|ab|as|aps|a/s|kft\.?)$",
    re.IGNORECASE,
)
COMPANY: Final = re.compile(
    r"^(?:công ty (?:tnhh|cổ phần|cp)|cv\.?|pt\.?|ооо|ао|зао|тов|株式会社|有限会社|合同会社|一般社団法人|\(주\)|주식회사|شركة) ?",
    re.IGNORECASE,
)
"""Legal forms before a name."""
TEMPLATES: Final = re.compile(
    r"(?:my|your|mon|mein\w*|mi|meu|minha|il mio|mijn|moja|mój) ?(?:new |awesome |wordpress )?(?:web ?site|site|blog|web ?seite|web|sitio(?: web)?|sito(?: web)?|store|shop|boutique|tienda|loja|strona|app|company|business)"
    r"|(?:your )?site (?:title|name)|company name|website|wordpress|create react app|react app|vite \+ \w+|next\.js\b.*|.*\bstarter(?: kit| template)?|untitled.*",
    re.IGNORECASE,
)
"""Placeholder names of builders and templates."""
GENERIC: Final = frozenset(
    squashed(text)
    for line in (
        "home|home page|homepag|welcome|index|index page|untitled|start|main|main page|default|official site|official website",
        "startseite|willkommen|accueil|bienvenue|site officiel|inicio|bienvenido|bienvenidos|página principal|portada|sitio oficial",
        "página inicial|pagina iniziale|indice|benvenuti|sito ufficiale|strona główna|anasayfa|ana sayfa|hjem|hem|forside|startsida",
        "startpagina|indeks|etusivu|aloitussivu|domů|úvod|úvodní stránka|hlavní strana|kezdőlap|főoldal|acasă|pagina principală",
        "главная|главная страница|головна|головна сторінка|αρχική|αρχική σελίδα|beranda|trang chủ|דף הבית|עמוד הבית|मुखपृष्ठ|मुख्य पृष्ठ|होम",
        "首页|网站首页|首頁|トップページ|トップ|ホーム|公式サイト|홈|메인|메인 페이지|الرئيسية|الصفحة الرئيسية",
    )
    for text in line.split("|")
)
"""Titles that name no site."""

NAMELESS: Final = Marks.of(
    r"^just a moment|^attention required|^access denied|^checking your browser|^are you a (?:robot|human)|^verify(?:ing)? you are human|^security check|^one moment,? please|^please wait|^robot check|^403 forbidden|^404 not found|^error \d{3}|^page not found|^service unavailable|^bad gateway|^site (?:maintenance|unavailable)|^maintenance mode",
    r"^index of /|^directory listing (?:for|of)|^welcome to your (?:new )?\w+|^(?:website |site )?coming soon$|^under construction|^future home of|^account suspended|^(?:website|site|domain) (?:expired|not found|not configured)|^test page for|^plesk|^default parallels|^congratulations|just another wordpress site|^hello world!?$",
    r"^einen moment|^zugriff verweigert|^seite im aufbau|^baustelle|^hier entsteht|^wartungsarbeiten|^accès refusé|^site en construction|^un instant|^acceso denegado|^sitio en construcción|^próximamente|^sito in costruzione|^accesso negato|^em construção|^acesso negado|^onder constructie|^strona w budowie|^yapım aşamasında",
    r"^準備中|^メンテナンス中|^网站建设中|^안전한 접속|^준비중|^сайт в разработке|^доступ запрещ[её]н|^الموقع قيد الإنشاء",
)
"""In the titles of interstitials and unfinished sites."""
