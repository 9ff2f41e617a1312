"""Block pages with status 200, and pages like them."""

import pytest

from probes.readers.walls import SMALL, is_wall
from tests.each import each
from tests.unit.probes.building import HOME, ROOT, SHELL, Reply, exchange
from tests.unit.probes.readers.wall_pages import TEXT, page, script, seen

SORRY = "<p>Our system thinks that this visit is not made by a person.</p><p>Your address: 192.0.2.7</p>"


RELOADS = {
    "a cookie and a reload": script("document.cookie='seen=1;path=/';location.reload()"),
    "a reload after some seconds": page(
        script('setTimeout(function(){document.cookie="a=b";window.location.reload(true)},3000)')
    ),
    "by href to the same place": script(
        "document.cookie=('_')+('_')+('c')+('=1');location.href=location.pathname+location.search"
    ),
    "by replace": page("", script("document.cookie = 'a=1'; location.replace(window.location.href);")),
    "by assign of its URL": page(
        "", script("document['cookie']='a=1';document.location.assign(document.URL)")
    ),
    "by a literal address with another query": page(
        script("document.cookie='__test='+x;location.href='https://acme.example/?i=1'")
    ),
    "by a literal path": page(script("document.cookie='a=b';window.location='/?attempt=2'")),
    "by history": page(script("document.cookie='a=b'; history.go(0)")),
    "in brackets": page(script("document.cookie='a=b';window['location']['reload'](); location['reload']()")),
    "with a notice": page(
        script("document.cookie='a=b';location.reload()"),
        "<h1>Checking your browser</h1><p>This takes a moment.</p><noscript>Turn JavaScript on.</noscript>",
    ),
    "meta refresh to itself beside a cookie": page(
        '<meta http-equiv="refresh" content="0">' + script("document.cookie='a=b'")
    ),
    "meta refresh to its own address": page(
        "<meta content='1; url=/?token=5f' http-equiv=refresh>" + script("document.cookie='a=b'")
    ),
    "in a function that is called": page(
        script("function go(){document.cookie='a=b';location.reload()} setTimeout(go, 1500)")
    ),
    "in a function that calls itself": page(
        script("!function(){var f=function(){document.cookie='a=b'};f();location.reload()}()")
    ),
    "in a named function that is called where it stands": page(
        script("(function check(){document.cookie='a=b';location.reload()})();")
    ),
    "when the window has loaded": page(
        script("window.onload=()=>{document.cookie='a=b';setTimeout(()=>location.reload(),100)}")
    ),
    "when the document is there": page(
        script(
            "document.addEventListener('DOMContentLoaded', function(){document.cookie='a=b';"
            "location.reload()})"
        )
    ),
    "when its body has loaded": '<html><body onload="go()">'
    + script("function go() {document.cookie = 'a=b'; location.reload();}"),
    "by a method": page(
        script("var a={b(){document.cookie='a=b'},c:function(){location.reload()}};a.b();a.c()")
    ),
    "at length, in words of a check": page(
        script("document.cookie='a=b';location.reload()"),
        "<h1>Checking your browser before you enter</h1>"
        + "<p>This process is automatic; wait a bit.</p>" * 8,
    ),
    "without more than scripts, cookies asked for in noscript": page(
        "<script src=/7f3a.js></script>",
        "<noscript>Please enable JavaScript and cookies to continue.</noscript>",
    ),
    "a script that leads to a waiting room": page(
        script("window.location.href = 'https://acme.queue-it.net/?c=acme'")
    ),
}
CHALLENGES = {
    "Turnstile alone": page(
        "<script src=https://challenges.example/turnstile/v0/api.js></script>",
        "<h2>Verify you are human</h2><form><div class=cf-turnstile></div></form>",
    ),
    "reCAPTCHA alone": page(
        "",
        "<p>Please confirm that you are not a robot.</p><form method=post><div class='g-recaptcha'></div>"
        "<input type=hidden name=next><input type=submit></form>",
    ),
    "hCaptcha alone": page("", "<h1>Security check</h1><div class=h-captcha data-sitekey=x></div>"),
    "a captcha with letters to type": page(
        "",
        "<p>Enter the letters to show that you're not a robot</p><img src=/captcha.png>"
        "<form><input name=captcha_answer><div id=captcha-widget></div></form>",
    ),
    "a title and a script": page(
        "<script src=/x.js></script>", "<p>Please wait.</p>", "Verifying you are human"
    ),
    "hCaptcha in French": page(
        "<script src=https://js.hcaptcha.com/1/api.js></script>",
        "<p>Merci de confirmer que vous êtes bien un humain pour continuer.</p><form method=post>"
        "<div class=h-captcha></div><button>Continuer</button></form><a href=/aide>Aide</a>",
    ),
    "hCaptcha in Spanish": page(
        "<script src=https://js.hcaptcha.com/1/api.js></script>",
        "<h1>Verificación de seguridad</h1><p>Complete el captcha para seguir.</p><div class=h-captcha></div>"
        "<a href=/ayuda>Ayuda</a>",
    ),
    "Turnstile in Portuguese": page(
        "", "<p>Não sou um robô</p><div class=cf-turnstile></div><a href=/a>a</a>"
    ),
    "a widget and a line in any language": page(
        "", "<p>Vennligst vent</p><form method=post><div class='captcha h-captcha'></div></form>"
    ),
    "in Russian": page("", "<h1>Вы не робот?</h1><div class=smart-captcha></div>"),
    "in Chinese": page("", "<h1>人机验证</h1><div id=TencentCaptcha></div>"),
    "letters to type and nothing else": page(
        "", "One step is left.<img src=/c.php?captcha=1><form><input name=captcha><input type=submit></form>"
    ),
    "a captcha that only the title names": page(
        "<script src=https://www.google.com/recaptcha/api.js></script>",
        "<a href=/><img alt=Anvils></a><form><div class=box></div></form>",
        "Anvils reCAPTCHA",
    ),
    "a waiting room": page(
        "<meta http-equiv=Refresh content=30>", "<p>Due to heavy traffic, please wait a moment.</p>", "Anvils"
    ),
    "a queue in German": page(script("setTimeout(look,30000)"), "<h1>Sie sind in der Warteschlange</h1>"),
    "a refusal with an encoded number": page(
        "", "<p>Your request has been blocked. Reference ID: %26%2332%3b18%26%2346</p><a href=/>Home</a>"
    ),
}
VENDORS = {
    "Cloudflare's challenge in German": page(script("window._cf_chl_opt={}"), "", "Einen Moment …"),
    "Cloudflare's error": page(
        "", "<div id='cf-wrapper'><div id=\"cf-error-details\">Error 1020</div></div>", "Access denied"
    ),
    "Imperva's interruption": page(
        "", f"<h1>Pardon Our Interruption</h1>{SORRY}<p>As you were browsing…</p>", "Pardon Our Interruption"
    ),
    "Imperva's frame": page(
        '<META NAME="robots" CONTENT="noindex">', '<iframe src="/_Incapsula_Resource?CWUDNSAI=1"></iframe>'
    ),
    "Imperva's advanced script": page(
        script("window.reeseSkipExpirationCheck = true") + "<script src=/a/b/c></script>"
    ),
    "Distil's refresh": page('<meta http-equiv="refresh" content="10; url=/distil_r_captcha.html?x=1">'),
    "Akamai's denial at 200": page(
        "", "<h1>Access Denied</h1>Reference&#32;&#35;18.aa.bb.cc", "Access Denied"
    ),
    "Akamai's proof of work": page("", '<div id="sec-if-cpt-container"></div>'),
    "Akamai's refresh": page('<meta http-equiv="refresh" content="5; URL=\'/?bm-verify=AAQ\'" />'),
    "DataDome's captcha": page(
        "",
        "<p id=cmsg>Please enable JS</p><script src=https://ct.captcha-delivery.com/c.js></script>",
        "acme",
    ),
    "HUMAN's press and hold": page("", "<div id='px-captcha'></div>", "Access to this page has been denied."),
    "AWS's challenge": page(script("AwsWafIntegration.checkForceRefresh().then(() => 1)")),
    "Azure's challenge": page("<script src='/.azwaf/jsclearance/x.js'></script>"),
    "Google's challenge": page(
        "", "<iframe src='https://www.google.com/recaptcha/challengepage/x'></iframe>"
    ),
    "Amazon's robot check": page(
        "", "<form action='/errors/validateCaptcha'><input name=field-keywords></form>", "Robot Check"
    ),
    "Amazon's page of today": page(
        "",
        "<h4>Click the button below to continue shopping</h4><form method=get action='/errors_captcha/"
        "validateCaptcha'><input type=hidden name=amzn><button>Continue shopping</button></form>",
        "Amazon.com",
    ),
    "Vercel's checkpoint": page("", "<p>We're verifying your browser</p>", "Vercel Security Checkpoint"),
    "Fastly's challenge": page("", "<p>JavaScript is disabled in your browser.</p>", "Client Challenge"),
    "Sucuri's script": page(script("var sucuri_cloudproxy_js='';S='ZG9j'")),
    "Sucuri's block": page(
        "<link rel=stylesheet href=https://cdn.example/sucuri-firewall-block.css>",
        SORRY,
        "Sucuri WebSite Firewall - Access Denied",
    ),
    "DDoS-Guard's check": page(
        "<script src=/.well-known/ddos-guard/js-challenge/index.js></script>",
        "<h1>Checking</h1>",
        "DDoS-Guard",
    ),
    "Qrator's check": page("<script src=/__qrator/qauth.js></script>"),
    "Servicepipe's check": page(
        "<script src=https://servicepipe.ru/static/checkjs/x.js></script>", "<div id=id_spinner></div>"
    ),
    "Kasada's script": page(
        "", script("window.KPSDK={};KPSDK.start=KPSDK.now()") + "<script src='/1/2/ips.js?tkrm=1'></script>"
    ),
    "F5's rejection": page("", "The requested URL was rejected. Your support ID is: 12", "Request Rejected"),
    "F5's script": page(
        "<script src=/TSPD/08aa></script>",
        "<noscript>Please enable JavaScript to view the page content.<br>Your support ID is: 1</noscript>",
    ),
    "Radware's captcha": page("", "<div class=captcha></div>", "Radware Bot Manager Captcha"),
    "Wordfence's block": page(
        "",
        "<h1>Your access to this site has been limited</h1><p>Generated by Wordfence</p>",
        "Your access to this site has been limited",
    ),
    "Anubis in French": page(
        "<script id=anubis_challenge type=application/json>{}</script>", "<p>Chargement…</p>", "Vérification"
    ),
    "Anubis' denial": page(
        "<link rel=stylesheet href='/.within.website/x/xess/xess.css'>", "<h1>Oh noes!</h1>", "Oh noes!"
    ),
    "SafeLine": page("<script src=/.safeline/static/a.js></script>"),
    "Bunny's shield": page("<script src=/.bunny-shield/assets/c.js></script>"),
    "Hostinger's check": page("<script src=/hcdn-cgi/jschallenge></script>"),
    "StackPath's frame": page("", "<iframe src='/sbbi/?sbbpg=sbbShell'></iframe>"),
    "Reblaze's script alone": page(script("window.rbzns={seed:1};winsocks(true)")),
    "Barracuda's block": page("", f"<p>Your request was blocked. Barracuda Networks</p>{SORRY}"),
    "Fortinet's block": page("", "<p>Attack ID: 20000051</p>", "Web Page Blocked"),
    "NetScaler's block": page("", "<p>Transaction ID: 4</p>", "Application Firewall Error"),
    "Yandex' captcha": page("", '<form action="/checkcaptcha?key=1"></form>'),
    "Tencent's block": page(script("var u='https://waf.tencent-cloud.com:8080/501page.html'")),
    "EdgeOne's check": page(script("var c='EO_Bot_Ssid=1'; eval(c)")),
    "Alibaba's script": page(script("var arg1='A1';setCookie('acw_sc__v2', x)")),
    "Alibaba's slider": page(script("location.replace('//acme.example/_____tmd_____/punish?x5secdata=1')")),
    "Baidu's check": page(script("document.cookie='yjs_use_ob=0'")),
    "Yunsuo's check": page(script("var u='?security_verify_data='")),
    "BitNinja's captcha": page("", SORRY, "Security check by BitNinja.IO"),
    "ArvanCloud's transfer": page(script("var n='__arcsjs'"), "", "Transferring to the website..."),
    "nginx testcookie": page(
        "<script src=/aes.min.js></script>",
        script("document.cookie='BPC='+toHex(slowAES.decrypt(a,2,b,c));next()"),
    ),
    "a challenge in 30 KB": page(script("window._cf_chl_opt={};" + "var x=1;" * 3700), SORRY),
}
WALLS = RELOADS | CHALLENGES | VENDORS

FORM = "<form><input name=name><input type=email name=email><textarea name=message></textarea>{}</form>"
ORDINARY = {
    "the home page": HOME,
    "an empty app": SHELL,
    "an empty app that asks for JavaScript": page(
        "<script src=/app.js></script>",
        "<noscript>You need to enable JavaScript to run this app.</noscript><div id=root></div>",
    ),
    "an empty app that keeps the time zone and reloads": page(
        "<link rel=manifest href=/m.json>"
        + script("if(!/tz=/.test(document.cookie)){document.cookie='tz=1';location.reload()}"),
        "<div id=app></div>",
    ),
    "a stub that leads to a language": page(
        '<meta http-equiv="refresh" content="0; url=/en/">' + script("document.cookie='lang=en'")
    ),
    "a stub that leads to a language by script": script("document.cookie='lang=en';location.replace('/en/')"),
    "a stub without a cookie that leads on": page(
        "<meta http-equiv=refresh content='0;url=https://www.acme.example/start'>"
    ),
    "a waiting room of a surgery": page("", "<h1>Our waiting room</h1><p>Toys for children, and coffee.</p>"),
    "a guest book with a captcha": page(
        "", "<h1>Guest book</h1>" + FORM.format("<img src=/captcha.png><input name=captcha>")
    ),
    "a board that loads itself anew": page("<meta http-equiv=refresh content=300>", "<p>12 anvils</p>"),
    "a contact form with a captcha": page(
        "<script src=https://www.google.com/recaptcha/api.js></script>",
        "<h1>Contact</h1>"
        + FORM.format("<p>Confirm that you are not a robot</p><div class=g-recaptcha></div>"),
    ),
    "a login with Turnstile": page(
        "",
        "<h1>Log in</h1><form><input name=user><input type=password name=p><div "
        "class=cf-turnstile></div></form><p>Verify you are human</p>",
    ),
    "a page with HUMAN's sensor": page(
        script("window._pxAppId='PX1'") + "<script src=/PX1/init.js></script>", TEXT
    ),
    "a page with Akamai's sensor": page(
        "", TEXT + "<script src=/akam/13/4f></script>" + script("bmak.sensor_data")
    ),
    "a page with Kasada's sensor": page(
        "<script src=/1/2/p.js></script>" + script("window.KPSDK.configure([])"), TEXT
    ),
    "a page with F5's sensor": page("<script src=/TSPD/08aa></script>", TEXT),
    "a page with Reblaze's sensor": page(script("window.rbzns={}"), TEXT),
    "a page with DataDome's sensor": page("<script src=https://js.datadome.co/tags.js></script>", TEXT),
    "a page with AWS's sensor": page("<script src=https://x.sdk.awswaf.com/x/challenge.js></script>", TEXT),
    "a page whose policy names DataDome's captcha": page(
        '<meta http-equiv=Content-Security-Policy content="frame-src *.captcha-delivery.com">', TEXT * 3
    ),
    "a small article that quotes a challenge": page(
        "", TEXT * 3 + "<code>_cf_chl_opt</code> and <code>px-captcha</code>", "How walls work"
    ),
    "a banner for cookies": page(
        "", TEXT + "<button onclick=\"document.cookie='ok=1';location.reload()\">Agree</button>"
    ),
    "a small page with a button for cookies and links": page(
        '<meta name="description" content="Anvils">',
        "<p>Anvils</p><button onclick=\"document.cookie='ok=1';location.reload()\">Agree</button>",
    ),
    "a restaurant in two languages": page(
        script("function lang(l){document.cookie='lang='+l;location.reload()}"),
        "<h1>Trattoria Larkspur</h1><p>Open from noon.</p><a href='#' onclick=\"lang('it')\">Italiano</a>",
    ),
    "a dark mode": page(
        "",
        "<h1>Ann Larkspur</h1><button id=d>Dark</button>"
        + script(
            "document.getElementById('d').addEventListener('click', () => {document.cookie='dark=1';"
            "location.reload()})"
        ),
    ),
    "consent by jQuery": page(
        "<script src=/jquery.js></script>",
        "<h1>Larkspur</h1><button class=ok>OK</button>"
        + script(
            "$(function(){$('.ok').on('click', function(e){document.cookie='ok=1';location.reload();})})"
        ),
    ),
    "consent by the short form of jQuery": page(
        "<script src=/jquery.js></script>",
        "<h1>Larkspur</h1><button class=ok>OK</button>"
        + script(
            "$(document).ready(function(){$('.ok').click(function(){accept()})});"
            "function accept(){document.cookie='ok=1';window.location.reload()}"
        ),
    ),
    "an age gate": page(
        "",
        "<h1>Larkspur Gin</h1><p>Are you over 18?</p><button id=yes>Yes</button><button id=no>No</button>"
        + script(
            "const enter=()=>{document.cookie='age=18;path=/';location.href=location.pathname};"
            "document.querySelector('#yes').onclick=enter;"
        ),
    ),
    "an age gate in a form": page(
        "",
        "<h1>Larkspur Gin</h1><p>Are you over 18?</p><form id=f><button>Yes</button></form>"
        + script(
            "document.forms.f.onsubmit = function (event) { event.preventDefault(); if (1) {"
            "document.cookie = 'age=18'; } location.reload(); };"
        ),
    ),
    "functions that only attributes call": page(
        script(
            "const ui={accept:function(){document.cookie='ok=1';this.again()},again(){location.reload()}}"
        ),
        "<h1>Larkspur</h1><button onclick='ui.accept()'>OK</button>",
    ),
    "a time zone that is kept at the first visit": page(
        script("if(!/tz=/.test(document.cookie)){document.cookie='tz=1';location.reload()}"),
        "<h1>Larkspur</h1>" + "<p>Concerts every Friday at eight in the old mill.</p>" * 4,
    ),
    "a page that links on beside a time zone": page(
        script("if(!/tz=/.test(document.cookie)){document.cookie='tz=1';location.reload()}"),
        "<a href=/concerts>Concerts</a>",
    ),
    "a page that is built, with the script of a captcha": page(
        "<script src=https://www.google.com/recaptcha/api.js?render=x></script>", "<h1>Coming soon</h1>"
    ),
    "a captcha beside a link": page(
        "", "<h1>Larkspur</h1><a href=/shop>Shop</a><div class=g-recaptcha></div>"
    ),
    "a firm for security checks": page(
        '<meta name="description" content="Audits">',
        "<h1>Security check for your firm</h1><p>We come to you.</p><script src=/a.js></script>",
        "Security check for your firm",
    ),
    "a page about being human": page("", TEXT + "<p>Are you human?</p>", "Are you human?"),
}


@each("body", WALLS.values(), ids=WALLS)
def test_a_page_that_only_tests_its_visitor_is_a_wall_at_200(body):
    assert len(body) <= SMALL
    assert seen(body)


def test_a_challenge_may_hide_a_long_sum_in_its_text():
    numbers = f"<div style='display:none'>{'+(!![])' * 1500}</div>"
    marks = "<form id=challenge-form><i class=cf-browser-verification></i></form>"
    assert seen(page("", f"<h1>Checking your browser</h1>{marks}{numbers}", "Just a moment..."))
    assert not seen(page("", f"<h1>Larkspur</h1>{marks}{'Books by post. ' * 500}", "Larkspur Books"))


@each("body", ORDINARY.values(), ids=ORDINARY)
def test_an_ordinary_page_with_something_of_a_wall_is_none(body):
    assert not seen(body)


def test_another_address_of_the_site_is_not_the_page_itself():
    body = script("document.cookie='a=b';location.href='/llms.txt'")
    assert not seen(body)
    assert is_wall(exchange("llms_txt", Reply(body=body, type="text/html")))


def test_a_wall_says_so_in_json_where_json_was_asked_for():
    for body in (
        '{"url":"https://geo.captcha-delivery.com/captcha/?cid=1"}',
        '{"appId":"PX1","blockScript":"https://captcha.example/1.js"}',
    ):
        assert seen(body)
    assert not seen('{"url": "https://acme.example/captcha"}')


@pytest.mark.parametrize("status", [404, 410])
def test_a_missing_page_with_a_vendors_text_in_it_is_missing(status):
    body = page("", TEXT * 3 + "<code>_cf_chl_opt</code>")
    assert not is_wall(exchange("llms_txt", Reply(status, body)))
    assert ROOT in exchange("llms_txt").url
