"""Walls that no product's mark tells: by their words, their picture, their form or their size."""

import pytest

from probes.readers.walls import LARGE, is_wall
from tests.each import each
from tests.unit.probes.building import Reply, exchange
from tests.unit.probes.readers.wall_pages import TEXT, page, script, seen

REFUSALS = {
    "by number": page("", "<h1>Access Denied</h1><p>Incident ID: 7f3a-2201-bb</p>"),
    "by number, in a sentence with dots": page(
        "", "<p>Your request to www.acme.example was blocked.</p><p>Reference number: 0.18aa20.17</p>"
    ),
    "as a rejected URL": page(
        "",
        "The requested URL was rejected. Please consult with your administrator.<br>Your support ID is: 42",
        "Oops",
    ),
    "for abuse, with the visitor's address": page(
        "",
        "<h1>Denied</h1><p>Your access to the server at <b>www.acme.example</b> has been temporarily blocked "
        "because of possible misuse.</p><dl><dt>Client</dt><dd>192.0.2.7</dd></dl>"
        "<a href=/1>1</a><a href=/2>2</a><a href=/3>3</a><a href=mailto:a@acme.example>Write</a>",
    ),
    "by the policy of a firewall": page("", "<p>Request has been blocked due to our access policy.</p>"),
    "as a robot": page(
        "",
        "<h1>Sorry</h1><p>Something about your browser made us think you might be a bot. If you are a "
        "person, write to us and tell us what you did.</p>",
    ),
    "by the protection of a website": page(
        "", "<h1>Access Denied</h1><p>This request has been blocked by website protection. Case: #12</p>"
    ),
    "for unusual activity, by number": page(
        "",
        "<h1>We have detected unusual activity from your network</h1><p>Click the box to go on.</p>"
        "<p>Block reference ID: 8f2a-11aa-bb</p>" + "<a href=/help>Help</a>" * 4,
    ),
    "by a spam filter": page(
        script("setTimeout(next, 3000)"), "<h1>SpamFireWall is activated for your IP 192.0.2.7</h1>"
    ),
    "by a proxy": page("", "<h1>403 Forbidden</h1>Request forbidden by administrative rules.", "403"),
    "by Imperva's older product": page(
        "",
        "<h2>Error</h2>This page can't be displayed. Contact support for additional information.<br>"
        "The incident ID is: N/A.",
        "Error",
    ),
    "by Azure": page("", "<h2>The request is blocked.</h2><div id='errorref'>20261101T1200Z-17aa</div>"),
    "by CloudFront": page(
        "", "<h1>403 ERROR</h1>Request blocked.", "ERROR: The request could not be satisfied"
    ),
    "in German": page("", "<h1>Zugriff verweigert</h1><p>Sicherheitsregel verletzt. Ihre IP: 192.0.2.7</p>"),
    "in French": page("", "<p>Votre requ&ecirc;te a été bloquée. Incident ID: 88-1209-11</p>"),
    "in Spanish": page("", "<h1>Acceso denegado</h1><p>Por seguridad. Su IP 192.0.2.7 quedó anotada.</p>"),
    "in Portuguese": page("", "<h1>Acesso bloqueado</h1><p>Motivo de segurança. Seu IP: 192.0.2.7</p>"),
    "in Russian": page("", "<h1>Доступ к сайту ограничен</h1><p>Подозрительная активность.</p>"),
    "in Chinese": page("", "<h1>您的请求已被网站管理员设置拦截</h1><p>可能带有不合法参数</p>", "网站防火墙"),
    "in Japanese": page("", "<p>セキュリティのためアクセスがブロックされました。</p>"),
    "in Korean": page("", "<p>보안 정책에 의해 접속이 차단되었습니다.</p>"),
}
CHECKS = {
    "a picture with letters": page(
        "",
        "<h1>DDoS protection</h1><p>Please complete the challenge below.</p>"
        "<img src='challengeimage.php?id=1' alt=Captcha>"
        "<form action=challenge.php method=post><input type=text name=answer><input type=submit></form>",
    ),
    "a script that checks": page(
        "<script src=/c3/x.js></script>", "<p>Checking your browser. Wait a moment.</p>", "acme.example"
    ),
    "a script that asks for a proof": page(
        "<script src=/n.js></script>", "<h1>Please verify you are human</h1><div id=c></div>"
    ),
    "a script that checks, in Russian": page("<script src=/x.js></script>", "<p>Проверяем ваш браузер…</p>"),
    "a script that checks, in Chinese": page("<script src=/x.js></script>", "<p>正在检查您的浏览器</p>"),
    "a sum that is sent back": page(
        "",
        "<form method=post><input type=hidden name=solution></form>"
        + script("let f=document.forms[0];f.solution.value=work();f.submit()"),
    ),
    "a proof that is sent back to its own address": page(
        script("window.onload=function(){document.getElementById('p').submit()}"),
        "<form id=p action='/?try=1' method=post><input type=hidden name=pow></form>",
    ),
}
PRODUCTS = {
    "cdnfly": '<script src="/_guard/auto.js"></script>',
    "GoEdge": page(
        "", "<form><img src='/WAF/VERIFY/CAPTCHA?info=1'><input name=a></form>", "Verify Yourself"
    ),
    "BT": page(script("var url='/Rx1_yanzheng_ip.php?type=1';x.open('post',url)")),
    "360": page(script("eval(function(p){}('wzwschallenge|wzwstemplate'))")),
    "River Security": page("<meta id=a content=b r=m>" + script("$_ts=window['$_ts'];if(!$_ts)$_ts={};")),
    "F5's first visit": page(script('window["bobcmn"]="10111"')),
    "Akamai's tiles": page("", "<div id=sec-bc-tile-container></div>"),
    "HUMAN by the site's own address": page(
        "", script("window._pxJsClientSrc='/x/init.js'") + "<script src='/x/captcha/captcha.js'></script>"
    ),
    "StormWall": page("", "<img src='https://static.stormwall.pro/ajax-loader.gif'>"),
    "Baleen": page(script("var __blnChallengeStore={}")),
    "Zhihu": page('<meta id="zh-zse-ck" content=a>'),
    "Cloudflare's warning": page(
        "", "<p>This link was reported.</p>", "Suspected phishing site | Cloudflare"
    ),
    "GoDaddy": page("", "<p>Your access was blocked.</p>", "GoDaddy Website Firewall - Access Denied"),
    "Imunify360's captcha": page("", "<p>Protected by Imunify360</p><div class=captcha></div>", "Captcha"),
    "Imunify360 in JSON": '{"message":"Access denied by Imunify360 bot-protection. IPs used for automation"}',
}
WALLS = REFUSALS | CHECKS | PRODUCTS

NORMAL = {
    "a country": page(
        "",
        "<h1>Access denied</h1><p>We do not serve your country. Your IP: 192.0.2.7. No attacks, please.</p>",
    ),
    "members only": page(
        "", "<h1>Access denied</h1><p>For members. <a href=/in>Log in</a>. Your IP is 192.0.2.7</p>"
    ),
    "a closed account": page("", "<h1>Your account was blocked</h1><p>Order: 2026-119. Abuse.</p>"),
    "maintenance": page(
        "", "<h1>Back soon</h1><p>Access is restricted during maintenance. Ref. 20261101</p>"
    ),
    "a shop that blocks nothing": page(
        "", "<h1>Larkspur Firewalls</h1><p>We sell firewalls. Order number: 20261101.</p>"
    ),
    "a road that is blocked": page(
        "", "<h1>Larkspur village</h1><p>The access road was blocked by snow on Monday.</p>"
    ),
    "a guide to blocks": page("", TEXT * 2 + "<p>Access denied. Incident ID: 7f3a-2201-bb</p>"),
    "a page that is described": page(
        '<meta name="description" content="Anvils">', "<h1>Access denied</h1><p>Incident ID: 7f3a-2201-bb</p>"
    ),
    "a page with links": page(
        "",
        "<h1>Access denied</h1><p>Incident ID: 7f3a-2201-bb</p>"
        + "".join(f"<a href=/{n}>{n}</a>" for n in range(6)),
    ),
    "a form that is sent with a picture": page(
        "",
        "<p>Prove that you are not a robot</p><img src=/captcha.png><form><input type=email name=e></form>",
    ),
    "a picture of a challenge": page("", "<h1>The Larkspur challenge</h1><img src=/challenge.jpg>"),
    "a form for people": page(
        "<script src=/a.js></script>",
        "<p>Confirm that you are not a robot</p><form><input name=mail><textarea name=t></textarea></form>",
    ),
    "a browser game that loads": page(
        "<script src=/game.js></script>", "<p>Checking your save…</p><canvas id=game></canvas>"
    ),
    "a log-in at another place": page(
        "",
        "<form method=post><input type=hidden name=SAMLResponse></form>"
        + script("document.forms[0].submit()"),
    ),
    "a form that leads on": page(
        "", "<form action=/main.do method=post></form>" + script("document.forms[0].submit()")
    ),
    "a form that is sent by a button": page(
        "",
        "<h1>Larkspur</h1><form><input type=hidden name=a><button id=b>Send</button></form>"
        + script("document.getElementById('b').onclick=function(){document.forms[0].submit()}"),
    ),
    "a page that River Security serves": page(script("$_ts=window['$_ts']"), TEXT),
    "a page with Imunify360's badge": page("", TEXT * 3 + "<p>Protected by Imunify360</p>", "Captcha art"),
    "an invitation by Cloudbric's customer": page("", "<h1>Larkspur</h1><p>We use Cloudbric.</p>"),
}


@each("body", WALLS.values(), ids=WALLS)
def test_a_page_by_which_a_filter_speaks_is_a_wall_at_200(body):
    assert seen(body)


@each("body", NORMAL.values(), ids=NORMAL)
def test_a_page_by_which_its_owner_speaks_is_none(body):
    assert not seen(body)


def test_a_notice_is_read_in_its_own_encoding():
    body = page("", "<h1>您的访问请求已被拦截</h1><p>安全威胁</p>")
    assert is_wall(exchange("home", Reply(body=body.encode("gb18030"), type="text/html; charset=gb18030")))


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("Access denied. Your request looks automated. Reference: 18.2aa0.1766", True),
        ("# Larkspur\n\nAccess denied pages have an incident ID: 7f3a-2201", False),
        ("User-agent: *\nDisallow: /\n# Access denied to bots", False),
        ('{"error": "access denied", "request_id": "7f3a-2201-bb"}', False),
        ("Access is open. Reference: 18.2aa0.1766", False),
    ],
)
def test_a_filter_may_speak_in_plain_text(body, expected):
    assert is_wall(exchange("llms_txt", Reply(body=body, type="text/plain"))) is expected


def test_what_an_endpoint_says_is_no_notice():
    event = 'data: {"error": "Access denied. Incident ID: 7f3a-2201-bb"}\n\n'
    assert not is_wall(exchange("mcp", Reply(body=event, type="text/event-stream")))


HEAVY = f"<style>{'a{b:c}' * 20_000}</style>"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (page(HEAVY, "<p>Wait.</p>", "Just a moment..."), True),
        (page(HEAVY, script("window._cf_chl_opt={}")), True),
        (page(HEAVY, "<script src=/TSPD/08aa></script>"), True),
        (page(HEAVY, TEXT + "<script src=/TSPD/08aa></script>"), False),
        (page(HEAVY, TEXT * 3 + script("window._cf_chl_opt={}"), "Just a moment..."), False),
        (page(HEAVY + '<link rel="canonical" href=/>', script("window._cf_chl_opt={}")), False),
        (page(HEAVY, "<h1>Access denied</h1><p>Incident ID: 7f3a-2201-bb</p>"), False),
        (page(f"<style>{'a{b:c}' * LARGE}</style>", "<p>Wait.</p>", "Just a moment..."), False),
    ],
)
def test_a_large_page_is_a_wall_by_its_title_or_mark_alone(body, expected):
    assert seen(body) is expected
