"""What links and buttons ask for in Czech."""

from typing import Final

PHRASES: Final = """
- a i v ve na do k ke u z ze za pro od po s mi mě mne můj moje mé mou mého mém svůj svou své svoje svoji nám nás námi
- náš naše naši našeho našem našich naší vám vás vámi váš vaše vaši vašeho vašem vaší si tento tuto toto tu to teď
- nyní hned ihned zde tady dnes online online zdarma bezplatně bezplatný bezplatná bezplatné bezplatnou nezávazně
- nezávazný nezávazná nezávazné nezávaznou rychle rychlý rychlá rychlé rychlou snadno jednoduše prosím klikněte přímo
- okamžitě
search hledat|hledej|hledejte|vyhledat|vyhledávání|vyhledej
search vyhledejte|hledání|vyhledávač|prohledat|rozšířené_vyhledávání
search hledat|hledej|hledejte|vyhledat produkt|produkty|produktů|zboží|web|webu|stránkách|e-shopu
search vyhledávání|najít|najdi|najděte produkt|produkty|produktů|zboží|web|webu|stránkách|e-shopu
search hledat|hledej|vyhledat|vyhledávání|najít|najdi|najděte práci|práce|nemovitost|nemovitosti|ubytování
search hledat|hledej|vyhledat|vyhledávání|najít|najdi|najděte zájezd|zájezdy|lékaře|spoj|spojení|knihu|knihy
search hledat|hledej|vyhledat|vyhledávání|najít|najdi|najděte katalogu|kurz|kurzy|byt|byty|let|letenky
search co|copak hledáte|hledáš|hledáte_dnes|potřebujete_najít|chcete_najít|byste_hledali
search hledaný|vyhledávaný|hledané výraz|text|slovo
search hledat|hledej|hledejte|vyhledat|vyhledávání|prohledat obchodě|archivu|archiv|článcích|článek
search hledat|hledej|hledejte|vyhledat|vyhledávání|prohledat recept|recepty|fóru|diskuzi
search hledat|hledej|hledejte|vyhledat|vyhledávání|prohledat databázi|knihovně|blogu|sortimentu
search hledat|hledej|hledejte|vyhledat|vyhledávání|prohledat nabídce|celém_webu|dokument
search hledat|hledej|vyhledat|vyhledávání|najít|najděte dovolenou|auto|auta|vozy|akce|akci
search hledat|hledej|vyhledat|vyhledávání|najít|najděte událost|inzeráty|inzerát|hotel|hotely
search hledat|hledej|vyhledat|vyhledávání|najít|najděte dokumenty|dům|domy|pracovní_nabídky
search hledat|hledej|vyhledat|vyhledávání|najít|najděte nabídky_práce|volná_místa|lék
search hledat|hledej|vyhledat|vyhledávání|najít|najděte osobu|lety|spoje|trasu
search hledat|hledej|vyhledat|vyhledávání|najít|najděte fotky|termín_kurzu|zájezdů|kurzů
search otevřít|zobrazit|přejít|přepnout|spustit|skok vyhledávání|hledání|vyhledávač|vyhledávací_pole
search vyhledávací|fulltextové|podrobné|detailní|jednoduché|nové pole|formulář|vyhledávání|hledání|okno|řádek
search hledat_znovu|klíčová_slova_hledat|fulltext_hledání|vyhledávání_hledat|hledat_hledat
search napište|zadejte|vložte|zadej|napiš co_hledáte|hledaný_výraz|hledané_slovo|hledaný_produkt|klíčové_slovo
buy koupit|kupte|kup|koupím|chci_koupit|nakoupit|nakupovat|nakupte|nakupuj|košíku|košík|dokošíku
buy pokladně|e-shop|eshop|zakoupit|internetový_obchod|nákupní_košík
buy vstupenkyonline|dokončit_nákup|pokračovat_nákupu|nakoupit_e-shopu|e-vstupenky|obchodonline
buy koupit|kupte|kup|zakoupit|zakupte vstupenku|vstupenky|vstupenek|lístek|lístky|lístků|jízdenku
buy pořídit|nákup|prodej|předprodej|chci vstupenku|vstupenky|vstupenek|lístek|lístky|lístků|jízdenku
buy koupit|kupte|kup|zakoupit|zakupte|pořídit|nákup|chci poukaz|dárkový_poukaz|poukazy|poukazu
buy koupit|kupte|kup|zakoupit|zakupte|pořídit|nákup|chci voucher|permanentku|jízdenky|jízdenek
buy koupit|kupte|kup|zakoupit|pořídit|nákup|chci knihu|knihy|e-knihu|produkt|produkty|kurz
buy koupit|kupte|kup|zakoupit|pořídit|nákup|chci licenci|předplatné_hry|letenku|letenky|skipas
buy koupit|kupte|kup|zakoupit|pořídit balíček|členství|dárek|cd|album|obraz
buy koupit|kupte|kup|zakoupit|pořídit e-book|ebook|sadu|skipasy|dálniční_známku|zboží
buy přidat|vložit|dát|přidej|vlož|přejít|zobrazit|jít|pokračovat košíku|košík|pokladně|pokladna
buy přidat|vložit|dát|přidej|vlož|přejít|zobrazit|jít|pokračovat nákupu|nákupního_košíku|nákupní_košík
buy přejít|navštivte|vstoupit|jít|zpět e-shopu|eshopu|e-shop|eshop|internetového_obchodu|internetový_obchod
buy koupit|kup|kupte|zakoupit|objednat vstupenku|vstupenky|lístky|lístek koncert|představení|zápas
buy koupit|kup|kupte|zakoupit|objednat vstupenku|vstupenky|lístky|lístek festival|akci|výstavu
buy koupit|kupte|kup|zakoupit|chci_koupit|pořídit lístky|lístek|vstupné|vstup
buy koupit|kupte|kup|zakoupit|chci_koupit|pořídit jízdné|jízdenky|celosezonní_permanentku
buy koupit|kupte|kup|zakoupit|chci_koupit víno|auto|byt|pozemek|med|kávu|hru
buy koupit|kupte|kup|zakoupit|chci_koupit hry|plakát|fotky|fotografie|tričko|knížku
buy koupit|kupte|kup|zakoupit|chci_koupit zlato|doménu|hosting|kryptoměny|bitcoin
buy koupit|kupte|kup|zakoupit|chci_koupit kolo|nábytek|díly|pneumatiky|merch
buy koupit|kup|kupte|zakoupit|nakoupit splátky|alze|alza|e-shopu|eshopu|e-shop
buy koupit|kup|kupte|zakoupit|nakoupit amazonu|heurece|levněji|výhodně|akci|jako_dárek
buy koupit|kup|kupte|zakoupit dárkový_poukaz|dárkové_poukazy|poukaz online|e-mailem
buy koupit|kup|kupte|zakoupit dárkovou_kartu|dárkový_certifikát online|e-mailem
buy navštívit|navštiv|jděte|jdi|zpět e-shop|eshop|e-shopu|eshopu|internetový_obchod
buy návrat|přejděte|vstup|vstupte|prohlédnout e-shop|eshop|e-shopu|eshopu|internetový_obchod
buy přejít|zpět|návrat|vstoupit|jít obchodu|online_obchodu|pokladny|nákupu|do_našeho_obchodu
buy do_e-shopu|doeshopu|doobchodu|onlineobchod
buy onlineshop_koupit|vstupenkyonline|jízdenkyonline|prodej_online_vstupenek
buy začít|jít|chci|pojďte|začněte nakupovat|nakoupit|nákup
buy košík 0|0_kč|0_ks|je_prázdný|prázdný|zobrazit
buy prázdný_košík|váš_košík_je_prázdný|košík_je_prázdný|obsah_košíku
buy zobrazit_obsah_košíku|upravit_košík|nakupujteonline
buy nákup|prodej|předprodej|rezervace_prodej vstupenek_online|lístků_online
buy nákup|prodej|předprodej|rezervace_prodej jízdenek_online|vstupenek_vstupenky
buy kup|kupte|zakup si vstupenku|lístek|vstupenky|lístky
buy rezervovat_koupit|koupit_rezervovat|dárkové_poukazy_koupit|vstupenky_koupit
order objednat|objednejte|objednej|objednávám|objednávka|objednávkaonline|objednám|chci_objednat|poslat_objednávku
order odeslat|vytvořit|dokončit|udělat|zadat|zadejte|pošlete|potvrdit|provést|podat objednávku|objednávka
order objednávkový|objednávka|objednávky formulář|zboží|jídla|jídel|pizzy|rozvozu
order objednávkový|objednávka|objednávky rozvoz|obědů|dortu|cateringu|výrobků
order objednat|objednejte|objednej|objednávám jídlo|pizzu|oběd|obědy|rozvoz|dort|catering
order objednat|objednejte|objednej|objednávám sushi|menu|zboží|produkt|katalog|vzorek
order objednat|objednejte|objednej vzorky|vzorník|květiny|kytici|službu|knihu|odvoz
order objednat|objednejte|objednej dovoz|donášku|sebou|e-mailem|telefonicky|stravu
order objednat|objednejte|objednej|objednávka|objednání kurýra|svoz|taxi|dopravu|stěhování
order objednat|objednejte|objednej|objednávka|objednání úklid|recept|recepty|receptů|receptu
order objednat|objednejte|objednej|objednávka|objednání léky|léků|fotografie|fotografií|fotky
order objednat|objednejte|objednej|objednávka|objednání fotek|tisk|tisku|brýle|čočky
order objednat|objednejte|objednej|objednávka|objednání dřevo|dřeva|uhlí|kontejner|kontejneru
order objednat|objednejte|objednej|objednávka|objednání beton|betonu|web|inzerci|inzerce
order objednat|objednejte|objednej|objednávka|objednání víno|vína|dárek|kávu|pelety|opravu
order objednat|objednejte|objednej|objednávka|objednání vizitky|výpis|průkazku|kartu|publikaci
order objednat|objednejte|objednej|objednávka|objednání obědů|obědy|svačin|jídlo_domů
order objednat|objednejte|objednej|objednávka|objednání jídlo_online|menu_online|rozvoz_jídla|polední_menu
order objednat|objednejte|objednej domů|emailem|whatsapp|telefonem|internet|wolt
order objednat|objednejte|objednej foodora|bolt_food|formulář|e-shopu|emailu
order objednat|objednejte|objednej chlebíčky|cukroví|zákusky|burger|snídani
order objednat|objednejte|objednej občerstvení|maso|ovoce|vejce|farmářskou_bedýnku
order závazná|závazně|písemná|telefonická|internetová|e-mailová|nová|rychlá objednávka|objednat|objednávám
order žádost|požádat|objednávka o_recept|předpis_léků|předpisu_léků|e-receptu|léků|stravy|jízdy
order objednávám_závazně|objednávka_povinností_platby|objednat_povinností_platby
order dokončit_objednávku|chci_si_objednat
order objednat přes_wolt|přes_whatsapp|překlad
book rezervovat|rezervujte|rezervuj|rezervace|rezervaci|rezervuji|zarezervovat|zarezervujte|zarezervuj|objednat_se
book objednejte_se|objednej_se|objednání_se|e-objednání|e-objednávání
book rezervační_systém|rezervační_formulář|chci_se_objednat|rezervacetermínu
book rezervovat|rezervujte|rezervuj|rezervace|zarezervovat|zarezervujte stůl|stolu|stolek|stolku|pokoj|pokoje|pokojů
book rezervovat|rezervujte|rezervuj|rezervace|zarezervovat|zarezervujte ubytování|termín|termínu|pobyt|pobytu|místo
book rezervovat|rezervujte|rezervuj|rezervace|zarezervovat|zarezervujte místa|míst|hotel|hotelu|lekci|lekce
book rezervovat|rezervujte|rezervuj|rezervace|zarezervovat vstupenek|vstupenku|vstupenky|lístků|kurt|kurtu|kurtů
book rezervovat|rezervujte|rezervuj|rezervace|zarezervovat auto|auta|sál|sálu|masáž|masáže|chatu
book rezervovat|rezervujte|rezervuj|rezervace|zarezervovat chaty|apartmán|apartmánu|hodinu|schůzku|konzultaci|zájezd
book rezervovat|rezervace|zarezervovat zájezdu|letenky|letenek|prohlídky|prohlídku|dovolenou
book rezervovat|rezervace|zarezervovat kola|lodě|lodí|wellness|vozu|salonku
book objednat|objednejte|objednej|objednání |se termín|termínu|prohlídku|vyšetření|lékaři|konzultaci
book objednat|objednejte|objednej|objednání |se návštěvu|návštěvy|schůzku|masáž|servis
book objednat|objednejte|objednání |se ošetření|zákrok|kosmetiku|zkušební_hodinu|pobyt|ubytování
book objednat|objednejte|objednání |se prezentaci|demo|pacienta|pacientů|zaměření
book sjednat|sjednejte|domluvit|domluvte|domluv|naplánovat |si schůzku|termín|konzultaci|prohlídku
book naplánujte|dohodnout|objednat|chci|vyžádat |si schůzku|termín|konzultaci|prohlídku
book sjednat|sjednejte|domluvit|domluvte|naplánovat demo|ukázku|hovor|prezentaci|návštěvu|zkušební_jízdu
book naplánujte|dohodnout|chci|vyžádat demo|ukázku|hovor|prezentaci|návštěvu|zkušební_jízdu
book sjednání|objednávání|domluvení|online_objednávání schůzky|termínu|termínů|prohlídky
book sjednání|objednávání|domluvení|online_objednávání konzultace|pacientů|lékaři|vyšetření
book udělat|provést|vytvořit|poslat|odeslat rezervaci|poptávku_ubytování|poptávku_pobytu
book ověřit|zkontrolovat|zjistit volné_termíny|volné_pokoje|dostupnost_pokojů|dostupnost_ubytování
book rezervovat|rezervace|zarezervovat|rezervujte|rezervuj|rezervuji stolů|sálů|let|letu
book rezervovat|rezervace|zarezervovat|rezervujte|rezervuj|rezervuji vyhlídkový_let|focení|fotografování
book rezervovat|rezervace|zarezervovat|rezervujte|rezervuj|rezervuji saunu|sauny|tandem|trénink|tréninku
book rezervovat|rezervace|zarezervovat|rezervujte|rezervuj|rezervuji jízdu|jízdy|hřiště|haly
book rezervovat|rezervace|zarezervovat|rezervujte|rezervuj|rezervuji karavan|karavanu|obytný_vůz|kolo
book rezervovat|rezervace|zarezervovat|rezervujte|rezervuj|rezervuji loď|parkování|plavbu|escape_room
book rezervovat|rezervace|zarezervovat svatbu|termín_konzultace|online_termín|ordinaci|návštěvu|návštěvy
book rezervujte|rezervuj|rezervuji svatbu|termín_konzultace|online_termín|ordinaci|návštěvu|návštěvy
book rezervovat|rezervace|zarezervovat|rezervujte|rezervuj|rezervuji pobytů|apartmánů|chat|zájezdů
book rezervovat|rezervace|zarezervovat|rezervujte|rezervuj|rezervuji schůzky|demo|konzultace|vozidla
book rezervovat|rezervujte|zarezervujte pobyt|místo|termín|stůl|pokoj online|telefonicky|předem|včas
book rezervuj|zajistěte|zajistit pobyt|místo|termín|stůl|pokoj online|telefonicky|předem|včas
book objednat|objednejte|objednej |se servisu|zubaři|kadeřníkovi|kadeřnici|očkování|focení
book objednání|objednávání|chci_objednat |se servisu|zubaři|kadeřníkovi|kadeřnici|očkování|focení
book objednat|objednejte|objednej |se masáže|terapii|rehabilitaci|kosmetice|vyšetření_online
book objednání|objednávání|chci_objednat |se masáže|terapii|rehabilitaci|kosmetice|vyšetření_online
book objednat|objednejte|objednej |se testovací_jízdu|zkušební_jízdu|zkušební_lekci|stk|opravy
book objednání|objednávání|chci_objednat |se testovací_jízdu|zkušební_jízdu|zkušební_lekci|stk|opravy
book objednat|objednejte|objednej |se měření|měření_zraku|úřad|odběry|preventivní_prohlídku|ordinace
book objednání|objednávání|chci_objednat |se měření|měření_zraku|úřad|odběry|preventivní_prohlídku|ordinace
book objednat|objednejte|objednání|objednávání se telefonicky|internet|e-mailem|emailem|online_lékaři
book objednat|objednejte|objednání|objednávání se webu|přepážku|matriku|salonu
book sjednat|sjednejte|domluvit|domluvte|domluv |si zaměření|focení|trénink|termín_schůzky
book naplánovat|naplánujte|dohodnout|chci |si zaměření|focení|trénink|termín_schůzky
book sjednat|sjednejte|domluvit|domluvte|domluv |si návštěvu|online_schůzku|osobní_schůzku
book naplánovat|naplánujte|dohodnout|chci |si online_schůzku|osobní_schůzku
book sjednat|sjednejte|domluvit|domluvte|domluv |si konzultaci|úvodní_konzultaci|online_konzultaci
book naplánovat|naplánujte|dohodnout|chci |si konzultaci|úvodní_konzultaci|online_konzultaci
book sjednat|sjednejte|domluvit|domluvte |si telefonát|videohovor|testovací_jízdu|prohlídku_nemovitosti
book domluv|naplánovat|naplánujte|dohodnout |si telefonát|videohovor|testovací_jízdu|prohlídku_nemovitosti
book sjednat|sjednejte|domluvit|domluvte |si sezení|ukázkovou_hodinu|zkušební_hodinu|zkušební_lekci
book domluv|naplánovat|naplánujte|dohodnout |si sezení|ukázkovou_hodinu|zkušební_hodinu|zkušební_lekci
book chci |si zkušební_jízdu|zkušební_lekci|rezervovat|zarezervovat
book chci |si rezervovat_termín|domluvit_schůzku|sjednat_schůzku|objednat_se
book vybrat|vyberte|vyber termín|volný_termín|volné_termíny|termín_rezervovat|termín_návštěvy
book zobrazit|najít|hledat volný_termín|volné_termíny|termín_rezervovat|termín_návštěvy
book poptat|poptávka|poptejte|poptávkový_formulář ubytování|pobyt|pobytu|termín_pobytu
book poptat|poptávka|poptejte|poptávkový_formulář volný_termín|volného_termínu|rezervace
book ověřit|zkontrolovat|zjistit volné_kapacity|obsazenost|dostupnost_termínu
book ověřit|zkontrolovat|zjistit dostupnost_rezervovat
book ověřte|zobrazit volné_kapacity|obsazenost|dostupnost_termínu|dostupnost_rezervovat
book půjčit|pronajmout|zapůjčit auto|vůz|kolo|karavan|loď|obytný_vůz|sál
book registrace|registrovat_se očkování|vyšetření|prohlídku|testování
book online_rezervace|online_objednání|rezervační|rezervace termínu_online|kalendář|portál
book online_rezervace|online_objednání|rezervační|rezervace ubytování_online|tabulka
book požádat|žádost|žádost_o|zažádat |o rezervaci|schůzku|termín|konzultaci|demo|prohlídku
book objednat|objednejte|objednej |se vstupní|první|úvodní|kontrolní konzultaci|vyšetření|prohlídku|návštěvu
book objednat|objednejte|objednej|chci_objednat |se dentální_hygienu|fyzioterapii|výměnu_pneumatik|přezutí
book objednat|objednejte|objednej|objednání se fyzioterapeutovi|právníkovi|advokátovi|psychologovi|veterináři
book objednat|objednejte|objednej|objednání se přes_whatsapp|přes_formulář|online_formulářem|první_termín
book objednat_vůz|objednat_auto|objednejte_vůz|objednejte_auto|objednání_vozu|objednání_auta servisu
book objednat|objednejte|objednej|rezervovat|rezervujte komentovanou|skupinovou|školní|večerní prohlídku
book rezervovat|rezervujte|rezervace|domluvit|domluvte |si prohlídku|prohlídky průvodcem|školky|bytu|domu
book domluvit|domluvte|domluv|sjednat|sjednejte|rezervovat |si první|úvodní|osobní setkání|schůzku|sezení
book domluvit|domluvte|domluv|naplánovat|naplánujte |si první|úvodní|krátký hovor|telefonát|konzultaci
book domluvit|domluvte|domluv|rezervovat |si termín prohlídky|focení|konzultace|návštěvy|schůzky
book domluvit|domluvte|domluv|naplánovat|naplánujte |si ukázku systému|produktu|aplikace|softwaru
book chci|chci_rezervovat|rezervovat|rezervujte svatební|rodinné|těhotenské|newborn focení
book pronajmout|rezervovat|rezervujte |si sál|prostor|salonek|místnost oslavu|svatbu|firemní_akci|akci
book objednat|objednejte|domluvit|domluvte |se|si konzultaci advokátem|právníkem|lékařem|odborníkem
track sledovat|sledujte|sledování|sleduj|vyhledat|najít|stav|kde_je zásilku|zásilky|zásilek|zásilka
track sledovat|sledujte|sledování|sleduj|vyhledat|najít|stav|kde_je balík|balíku|balíček|objednávku
track sledovat|sledování|stav|zjistit_stav|zkontrolovat_stav objednávky|doručení|zakázky|opravy
track sledovat|sledování|stav|zjistit_stav|zkontrolovat_stav dodávky|přepravy|reklamace
track sledovat|sleduj|sledujte|sledování kurýra|přepravu|balíků|balíčků|stav_objednávky
track trasování|trasovat|ověřit|zkontrolovat kurýra|přepravu|balíků|balíčků|stav_objednávky
track sledovat|sleduj|sledujte|sledování stav_zásilky|zásilku|zásilky|polohu_zásilky|dodávku
track trasování|trasovat|ověřit|zkontrolovat stav_zásilky|zásilku|zásilky|polohu_zásilky|dodávku
track ověřit_stav|zjistit_stav|zkontrolovat_stav|zobrazit_stav|stav zásilky|zakázky|objednávky|reklamace
track ověřit_stav|zjistit_stav|zkontrolovat_stav|zobrazit_stav|stav opravy|balíku
track kde|kde_mám|kde_je|kdy_dorazí je_zásilka|zásilku|balík|balíček|objednávku|zásilka|objednávka|je_balík
track zadejte|vložte|podle číslo_zásilky|čísla_zásilky
quote poptávka|poptat|poptejte|poptávám|poptávkový_formulář
quote cenová_kalkulace|spočítat_cenu|poptávkaonline|poptávky_formulář
quote odeslat|poslat|pošlete|zaslat|zašlete|zadat|zadejte|vyplnit|vytvořit|podat poptávku|poptávka|poptávkový_formulář
quote chci|získat|získejte|vyžádat|vyžádejte |o nabídku|cenovou_nabídku|kalkulaci|cenu|naceňení|nacenění
quote požádat|žádost|zažádat|objednat |o nabídku|cenovou_nabídku|kalkulaci|cenu|naceňení|nacenění
quote chci|získat|vyžádat|žádost|požádat|poptat |o rozpočet|cenovou_kalkulaci|kalkulaci_ceny
quote chci|získat|vyžádat|žádost|požádat|poptat |o nabídku_míru|individuální_nabídku|odhad_ceny
quote spočítat|spočítejte|vypočítat|nacenit|zjistit cenu|zakázku|hypotéku|pojištění|projekt|pojistné|splátku
quote poptat|poptejte službu|služby|produkt|cenu|realizaci|zakázku|akci|termín_akce|zboží|tisk|překlad|dopravu
quote individuální kalkulace|poptávka_formulář|poptávka_služeb|kalkulace_ceny
quote cenová|předběžná kalkulace|poptávka_formulář|poptávka_služeb|kalkulace_ceny
quote cenová_kalkulačka|kalkulačka_ceny|kalkulačka_cen
quote kalkulacezdarma|kalkulaceonline
quote cenová_nabídka míru|formulář|požadavek|poptávka|e-mailem
quote kalkulačka ceny|pojištění|povinného_ručení|splátek|hypotéky|úvěru
quote kalkulačka leasingu|úspor|nákladů|stěhování|dopravy
quote kalkulace pojištění|povinného_ručení|dopravy|stavby|nákladů|leasingu|hypotéky|míru
quote spočítat|spočítejte|vypočítat|vypočítejte |si cenu_online|splátky|povinné_ručení|pojistku|úspory
quote nacenit|kalkulovat|spočti |si cenu_online|splátky|povinné_ručení|pojistku|úspory
quote spočítat|spočítejte|vypočítat|vypočítejte |si cenu|dopravu|úvěr|půjčku|leasing|hypotéku|cenu_dopravy
quote nacenit|kalkulovat|spočti |si cenu|dopravu|úvěr|půjčku|leasing|hypotéku|cenu_dopravy
quote spočítat|spočítejte|vypočítat |si kalkulaci|cenu_zakázky|cenu_projektu|cenu_stěhování|náklady
quote vypočítejte|chci_spočítat |si kalkulaci|cenu_zakázky|cenu_projektu|cenu_stěhování|náklady
quote zjistit|zjistěte|zjisti|chci_znát|chci_vědět |si cenu|cenu_online|cenu_nemovitosti
quote zjistit|zjistěte|zjisti|chci_znát|chci_vědět |si cenu_bytu|orientační_cenu|kolik_stojí_můj_byt
quote nacenit|nacenění|ocenit|odhadnout nemovitosti|nemovitost|bytu|byt|domu|dům
quote nacenit|nacenění|ocenit|odhadnout auta|auto|vozu|pozemku|zakázky
quote nacenit|nacenění|odhad ceny|ceny_nemovitosti|ceny_bytu|ceny_online|tržní_ceny|ceny_zdarma
quote nacenit|nacenění|chci_nacenit|nechat_nacenit|nechte_nacenit|nechat_si_nacenit
quote poptat|poptejte|poptávka|poptávám|poptat_nezávazně web|dopravy|stěhování|překladu|fotovoltaiku
quote poptat|poptejte|poptávka|poptávám|poptat_nezávazně catering|svatbu|okna|kuchyň
quote poptat|poptejte|poptávka|poptávám tisku|výroby|výrobu|montáž|montáže|služeb
quote poptat|poptejte|poptávka|poptávám řešení|školení_míru|stavbu|rekonstrukci|materiál
quote poptat|poptejte|poptávka|poptávám oslavu|firemní_akci|program|tepelné_čerpadlo
quote poptat|poptejte|poptávka|poptávám klimatizaci|nábytek|vozidlo|náhradní_díly
quote poptat|poptejte|poptávka|poptávám realizace|zakázky|výrobku|produktu|pojištění
quote poptat|poptejte|poptávka|poptávám financování|úvěr|hypotéku|e-shop
quote zaslat|zašlete|pošlete|připravit|připravte cenovou_nabídku|nabídku_míru
quote vypracovat|zpracovat|nechte_zpracovat|nechat_zpracovat cenovou_nabídku|nabídku_míru
quote mám_zájem_o|žádám|žádám_o|vyžádejte nabídku|cenovou_nabídku|kalkulaci|nezávaznou_nabídku
quote chci_zaslat nabídku|cenovou_nabídku|kalkulaci|nezávaznou_nabídku
quote zeptat_se|dotaz|zeptejte_se|poptat|dotázat_se cenu|aktuální_cenu|kalkulaci
quote získejte|získat|chci kalkulaci_zdarma|nabídku_pojištění|nabídku_financování|nabídku_email
quote získejte|získat|chci nabídku_24_hodin|odhad
quote odhadzdarma|odhadonline
quote získat|získejte|chci|vyžádat|nechte_zaslat |si cenovou_nabídku|nabídku 24_hodin|48_hodin|e-mailem|míru
quote nechat|nechte |si vypracovat|připravit|zpracovat|spočítat|nacenit nabídku|zakázku|kalkulaci|cenu
quote chci|získat|získejte |bezplatný|orientační odhad |tržní ceny |nemovitosti|bytu|domu|zakázky
quote chci|získat|získejte|vyžádat|požádat_o 3d|individuální|cenový návrh |kuchyně|koupelny|zahrady|míru
quote chci ocenit|nacenit|odhadnout |cenu nemovitost|nemovitosti|byt|bytu|dům|domu|auto|zakázku
quote poptat|poptejte|poptávka fotovoltaickou_elektrárnu|rekonstrukce|rekonstrukci_koupelny|zaměření
quote poptat|poptejte|poptávka svatební_focení|firemní_focení|focení|úklidové_služby|úklid|úklidu
quote poptat|poptejte|poptávka cenu_dopravy|termín_cenu|cenu_termín|pronájem|pronájmu|akci_míru
quote poptávka výrobu|montáž|stěhování|dopravu|rekonstrukci |nábytku|kuchyně|oken|schodiště|fotovoltaiky
quote odeslat|poslat|zaslat|zadat poptávku stěhování|dopravu|úklid|rekonstrukci|catering|výrobu|fotovoltaiku
quote vypočítat|vypočítejte|spočítat|spočítejte |si cenu|úsporu|návratnost fotovoltaiky|energií|realizace|oken
quote požádat|zažádat|žádost |o individuální|předběžnou|orientační cenovou_nabídku|nabídku|kalkulaci
contact kontakt|kontakty|kontaktovat|kontaktujte|kontaktuj|kontaktní_formulář|kontaktní_údaje|napište
contact napsat|napiš|ozvěte_se|ozvi_se|zeptat_se|zeptejte_se|zeptej_se|položit_dotaz
contact položte_dotaz|položit_otázku|položte_otázku|máte_dotaz|máte_dotazy|mám_dotaz|mám_zájem|zavolejte_zpět
contact zavolejte_mi_zpět|chci_zavolat|zpětné_volání|žádost_o_zpětné_volání
contact spojte_se|spojit_se|nechte_vzkaz|zeptat_se_prodejce
contact napište|napsat|napiš|poslat|pošlete e-mail|email|zprávu|zpráva|vzkaz|dotaz|mail|připomínku
contact zaslat|odeslat|zanechte|zanechat e-mail|email|zprávu|zpráva|vzkaz|dotaz|mail|připomínku
contact kontaktujte|kontaktovat|kontakt|napište odborníka|obchodníka|obchodní_oddělení|redakci
contact napsat|ozvěte_se|zeptejte_se|spojte_se odborníka|obchodníka|obchodní_oddělení|redakci
contact kontaktujte|kontaktovat|kontakt|napište|spojte_se|chat prodejce|makléře|podporu|poradce
contact kontaktujte|kontaktovat|kontakt|napište|spojte_se|chat poradcem|specialistu|redakce|operátorem
contact dotaz|dotazy zboží|produkt|prodejci|prodejce|formulář|makléři|výrobku|lékaře
contact zůstaňte|zůstaňme|buďme|buďte kontaktu|spojení
contact zákaznický_servis|zákaznická_podpora|zákaznická_linka|zákaznické_centrum|péče_o_zákazníky
contact zavolejte|zavolat|zavolej |napište|nám_nebo_napište|nebo_napište|číslo|infolinku
contact volejte|zatelefonujte |napište|nám_nebo_napište|nebo_napište|číslo|infolinku
contact máte otázku|otázky|dotaz|dotazy napište|zavolejte|kontaktujte|zeptejte_se|ozvěte_se
contact máte zájem|připomínku|problém napište|zavolejte|kontaktujte|zeptejte_se|ozvěte_se
contact máte_otázku|máte_otázky|máte_nějaké_otázky|máte_další_dotazy
contact máte_další_otázky|máte_připomínku|máš_dotaz|máš_otázku
contact máš_otázky|máš_dotazy|potřebujete_poradit|potřebuješ_poradit
contact potřebuji_poradit|chci_poradit|poradit_se|poraďte_se
contact nevíte_rady|nevíte_si_rady|potřebujete_pomoc_poradit
contact chcete_poradit|rádi_poradíme_kontaktujte|zeptejte_se_odborníků
contact zeptat_se|zeptejte_se|zeptej_se |na produkt|detail|podrobnosti|dostupnost|nemovitost
contact zeptat_se|zeptejte_se|zeptej_se |na vůz|odborníka|lékaře|právníka|experta
contact zeptat_se|zeptejte_se|zeptej_se |na advokáta|lékárníka|poradce|makléře|starosty
contact zeptat_se|zeptejte_se|zeptej_se |na prodejce|specialisty|odborníků|zboží
contact kontaktovat|kontaktujte|kontakt|napište|napsat inzerenta|autora|autorovi|majitele
contact kontaktovat|kontaktujte|kontakt|napište|napsat prodávajícího|prodávajícímu|starostovi
contact kontaktovat|kontaktujte|kontakt makléři|specialisty|technickou_podporu|zákaznickou_podporu|pořadatele
contact napište|napsat makléři|specialisty|technickou_podporu|zákaznickou_podporu|pořadatele
contact kontaktovat|kontaktujte|kontakt|napište|napsat whatsapp|messenger|e-mailem|emailem
contact kontaktovat|kontaktujte|kontakt|napište|napsat telefonicky|experta|právníka|lékaře
contact kontakt|kontakty adresa|mapa|média|novináře|zaměstnance|zaměstnanců
contact kontakt|kontakty školy|prodejna|obchod|prodejce|provozní_doba
contact kontakt|kontakty otevírací_doba|úřední_hodiny|spojení|telefon|firma
contact kontakt|kontakty dodavatele|zákazníky|ordinace|formulář|lidi
contact kontaktní|telefonní informace|osoby|osoba|e-mail|místa|spojení|kontakty|čísla|adresa
contact nahlásit|nahlaste|hlášení|ohlásit závadu|závady|závad|chybu|chyby|problém
contact nahlásit|nahlaste|hlášení|ohlásit problémy|poruchu|poruchy|poruch|škodu
contact nahlásit|nahlaste|hlášení|ohlásit pojistnou_událost|pojistné_události|havárii|havárie
contact nahlásit|nahlaste|hlášení|ohlásit škodní_událost|škody|podnět
contact dotaz|dotazy prodejce|nemovitosti|nemovitost|prodejnu|připomínky|odpovědi_napište
contact dotaz|dotazy vůz|makléře|autora
contact podněty|připomínky|dotazy_podněty připomínky|dotazy|a_podněty
contact pojďme|pojďte|chci|chcete si_promluvit|probrat_projekt|si_popovídat
contact pojďme|pojďte|chci|chcete spolupracovat|vás_kontaktovat|domluvit_spolupráci
contact promluvme_si|domluvme_se|probereme_to|napište_vzkaz|onlinechat
contact spustit_chat|zahájit_chat|otevřít_chat
contact chci_být|prosím_o|žádám_o kontaktován|kontaktována|kontaktování|zavolání|zpětné_volání|kontakt
contact zanechte|zanechat|nechte|nechat|nechejte |si kontakt|číslo|telefon|zprávu
contact zanechte|zanechat|nechte|nechat|nechejte |si vzkaz|svůj_kontakt|telefonní_číslo|zavolat
contact mám_zájem_o_spolupráci|mám_zájem_spolupráci|mám_zájem_o_vůz
contact mám_zájem_o_nemovitost|mám_zájem_o_více_informací
contact jak_kontaktovat|jak_nás_kontaktovat|zavoláme
contact zavoláme_zpět|napište_nám_zprávu|ozvi_se_e-mailem
register registrace|registrovat|registrovat_se|registrujte_se|registruj_se|zaregistrovat|zaregistrovat_se
register zaregistrujte_se|zaregistruj_se|nová_registrace|registrační_formulář|založit_účet|vytvořit_účet|nový_účet
register staňte_se_členem|přidejte_se|přidej_se|připojte_se|přidat_se|vyzkoušetzdarma
register vyzkoušejtezdarma|vyzkoušejzdarma|zkusitzdarma|zkustezdarma|začítzdarma|chci_vyzkoušet
register založit|založte|vytvořit|vytvořte|otevřít účet|profil|zákaznický_účet|uživatelský_účet|nový_účet|registraci
register přihlásit|přihlaste|přihlas|přihláška|přihlášky|přihlášení|registrace|registrovat |se|dítě kurz|kurzy|kurzu
register přihlásit|přihlaste|přihlas|přihláška|přihlášky|přihlášení|registrace|registrovat |se|dítě akci|akce|seminář
register přihlásit|přihlaste|přihlas|přihláška|přihlášky|přihlášení|registrace|registrovat |se|dítě tábor|tábory
register přihlásit|přihlaste|přihlas |se|dítě školení|webinář|konferenci|soutěže|závod|závodu|kroužek|kroužky|lekci
register přihláška|přihlášky|přihlášení|registrace|registrovat |se|dítě školení|webinář|konferenci|soutěže|závod
register přihláška|přihlášky|přihlášení|registrace|registrovat |se|dítě závodu|kroužek|kroužky|lekci
register přihlásit|přihlaste|přihlas |se workshop|výlet|turnaj|běh|pobyt|plavání|tanečních|členství
register přihláška|přihlášky|registrace |se workshop|výlet|turnaj|běh|pobyt|plavání|tanečních|členství
register registrace|zaregistrovat|registrovat uživatele|uživatelů|zákazníka|nového_zákazníka|účastníků
register registrace|zaregistrovat|registrovat firmy|účastníka|firmu|produkt
register přihláška|členská přihláška|člena|členství|spolku|klubu|oddílu
register stát_se|staňte_se|staň_se|chci_být|chci_se_stát členem|členkou|partnerem
register stát_se|staňte_se|staň_se|chci_být|chci_se_stát dobrovolníkem|prodejcem|distributorem
register vyzkoušet|vyzkoušejte|vyzkoušej|zkusit 14_dní|30_dní|zkušební_verzi|demo|demoverzi|zkušební_období
register zkuste|začít|spustit 14_dní|30_dní|zkušební_verzi|demo|demoverzi|zkušební_období
register vstupte|vstoupit|přidejte_se|přihlaste_se klubu|spolku|programu|komunity|oddílu|strany
register nový_zákazník|nový_uživatel|nový_účet
register nemáte|nemáš|ještě_nemáte účet|účet_zaregistrujte_se|účet_registrujte_se|účet_vytvořte_jej|ještě_účet
register ještě_nemáš|nemám účet|účet_zaregistrujte_se|účet_registrujte_se|účet_vytvořte_jej|ještě_účet
register chci|chcete|chci_si |se přihlásit|přihlásit_se|zaregistrovat|registrovat|zúčastnit
register chci|chcete|chci_si |se zúčastnit_se|zapsat|připojit|přidat
register chci |se kurzu|přihlásit_dítě|přihlásit_kurz|vstoupit
register chci |se vytvořit_účet|založit_účet|stát_se_členem|vyzkoušet_kurz
register zúčastnit_se|zúčastněte_se|zapsat_se|zapište_se|zapsat|zápis kurzu|kurzů|kurz|kroužků|kroužku
register zúčastnit_se|zúčastněte_se|zapsat_se|zapište_se|zapsat akce|závodu|výzkumu|studie
register zúčastnit_se|zúčastněte_se|zapsat_se|zapište_se|zapiš_se
register přihlásit_dítě|přihlásit_tým|přihlásit_závodníka|zapsat_dítě
register přihlásit|přihlaste|přihláška |se autoškoly|příměstský_tábor|soutěž|trénink|tréninky|oddílu
register přihlášky|přihlášení|registrace |se autoškoly|příměstský_tábor|soutěž|trénink|tréninky|oddílu
register přihlásit|přihlaste|přihláška |se kroužků|kroužku|jazykového_kurzu|jazykových_kurzů|tým|týmu
register přihlášky|přihlášení|registrace |se kroužků|kroužku|jazykového_kurzu|jazykových_kurzů|tým|týmu
register přihlásit|přihlaste|přihláška|přihlášky|přihlášení|registrace |se závody|přednášku|exkurzi|zkoušku
register přihlásit|přihlaste|přihláška|přihlášky|přihlášení|registrace |se zkoušky|semináře|webináře
register přihlásit|přihlaste|přihláška |se workshopu|festival|přehlídku|jógu|cvičení|lyžařský_kurz
register přihlášky|přihlášení|registrace |se workshopu|festival|přehlídku|jógu|cvičení|lyžařský_kurz
register přihlásit|přihlaste|přihláška|přihlášky|přihlášení|registrace |se soustředění|výcvik|setkání|ples
register přihlásit|přihlaste|přihláška|přihlášky|přihlášení|registrace |se pouť|maraton|rekvalifikaci
register přihláška|přihlášky|registrace skauta|sboru|sokola|hasičů|sdh|unie|asociace
register přihláška|přihlášky|registrace komory|družiny|hnutí|organizace|svazu|sekce
register závazná|elektronická přihláška_kurz|přihláška_tábor|přihláška|registrace
register předběžná|členská|týmová přihláška_kurz|přihláška_tábor|přihláška|registrace
register registrace|registrovat|zaregistrovat pacienta|pacientů|nového_pacienta|nových_pacientů|čtenáře
register registrace|registrovat|zaregistrovat knihovny|programu
register registrace|registrovat|zaregistrovat nového_uživatele|dodavatele|prodejce|partnera|velkoobchod
register registrace|registrovat|zaregistrovat spotřebiče|týmu|účtu
register registrace|registrovat|zaregistrovat se_zdarma|členství|člena|prodloužené_záruky|záruky
register registrace|registrovat|zaregistrovat výrobku|e-shopu|účet|soutěže|zákazníků
register založit|založte|vytvořit|vytvořte|otevřít|založ |si konto
register založit|založte|vytvořit|vytvořte|otevřít|založ |si účet_zdarma|běžný_účet|firemní_účet|sbírku
register přidat|zapsat|zaregistrovat|vložit firmu|firmy|firmu_katalogu|podnik
register staňte_se|stát_se|staň_se sponzorem_akce|dodavatelem|franšízantem|vystavovatelem|obchodním_partnerem
register chci_být|chci_se_stát sponzorem_akce|dodavatelem|franšízantem|vystavovatelem|obchodním_partnerem
register staňte_se|stát_se|staň_se|chci_být|chci_se_stát členem_klubu|členem_spolku|ambasadorem|dealerem
register staňte_se|stát_se|staň_se|chci_být|chci_se_stát skautem|klientem|zákazníkem
register staňte_se|stát_se|staň_se naším_partnerem|naším_členem|lektorem
register chci_být|chci_se_stát naším_partnerem|naším_členem|lektorem
register začněte|začni|začít|vyzkoušejte 7_dní|měsíc|měsíc_zdarma|trial|zkušební_účet|zkušební_lekci_zdarma
register vyzkoušet|zkuste|získejte 7_dní|měsíc|měsíc_zdarma|trial|zkušební_účet|zkušební_lekci_zdarma
register začnětezdarma|začnizdarma|zkušební_verzezdarma
register vytvořit_webzdarma|registracezdarma
register vstupte|vstoupit|připojte_se klubu|spolku|komunity|programu|hnutí|skupiny|výzvy
register zapojte_se|připoj_se|přidej_se klubu|spolku|komunity|programu|hnutí|skupiny|výzvy
register přihlásit|přihlaste|přihlas|přihláška |se|dítě letní|zimní|jarní|víkendový tábor|kurz|kemp|pobyt
register přihlásit|přihlaste|přihlas|přihláška |se intenzivní|taneční|plavecký|víkendový kurz|seminář|workshop
register přihlásit|přihlaste|přihláška|přihlášky |se kurz|kurzy angličtiny|němčiny|první_pomoci|vaření|šití
register přihlásit|přihlaste|přihláška |se řidičského_kurzu|den_otevřených_dveří|ukázkovou_hodinu
register přihlásit|přihlaste|zapsat |své dítě kroužku|hudební_školy|taneční_školy|družiny|oddílu|přípravky
register přihlásit|přihlaste|přihlas|přihláška tým|týmu|družstvo|závodníka|skupinu turnaj|závod|soutěže|ligy
register chci_se|chci zúčastnit|přihlásit|zúčastnit_se webináře|kurzu|semináře|workshopu|konference|tábora
register zapsat|zapište|zapiš|zařadit|přidat |se čekací_listinu|čekací_seznam|seznam_čekatelů|pořadník
register vyplnit|vyplňte|odeslat členskou_přihlášku|přihlášku_kurz|přihlášku_tábor|přihlášku_kroužku
register potvrdit|potvrďte|nahlásit účast |akci
register přihláška |nového člena|členství |spolku|klubu|sdružení|oddílu|asociace
log_in přihlásit|přihlásit_se|přihlášení|přihlaste_se|přihlas_se|login|můjúčet
log_in vášúčet|klientská_zóna|zákaznická_zóna|členská_sekce
log_in přihlášení_registrace|internetové_bankovnictví|webmail
log_in přihlásit|přihlásit_se|přihlášení|vstup|vstoupit účtu|administrace|systému|klienta|klientů
log_in přihlásit|přihlásit_se|přihlášení|vstup|vstoupit zákazníka|zákazníků|členů|uživatele
log_in přihlásit_se|přihlášení|vstup klientské_zóny|klientské_sekce|portálu|webmailu
log_in přihlásit_se|přihlášení e-shopu
log_in přihlásit_se|přihlášení|vstup rodičů|žáků|žáka|studenta|partnerů
log_in klientský|zákaznický|členský|uživatelský|pacientský portál|účet|vstup|zóna|sekce|login
log_in členská|klientská|partnerská|zákaznická portál|účet|vstup|zóna|sekce|login
log_in přihlásit|přihlásit_se|přihlášení|přihlaste_se|přihlas_se facebook|google|facebookem|googlem
log_in přihlásit|přihlásit_se|přihlášení|přihlaste_se|přihlas_se seznam|bankovní_identitu|apple
log_in přihlásit|přihlásit_se|přihlášení|přihlaste_se|vstup obchodníky|studentů|studenty|rodiče
log_in přihlásit|přihlásit_se|přihlášení|přihlaste_se|vstup učitele|partnery|zákazníky|aplikace
log_in přihlásit|přihlásit_se|přihlášení|přihlaste_se|vstup dealera|dealery|pacienty|zaměstnance
log_in přihlásit|přihlásit_se|přihlášení|přihlaste_se|vstup uživatele|členy|členské_sekce|emailu
log_in přihlásit|přihlásit_se|přihlášení internetového_bankovnictví|bankovnictví|internetbankingu
log_in přihlásit|přihlásit_se|přihlášení b2b|extranetu
log_in přihlaste_se|vstup internetového_bankovnictví|bankovnictví|internetbankingu|b2b|extranetu
log_in přihlásit|přihlásit_se|přihlášení klientského_portálu|zákaznické_zóny|zákaznického_portálu
log_in přihlásit|přihlásit_se|přihlášení intranetu|pošty
log_in přihlaste_se|vstup klientského_portálu|zákaznické_zóny|zákaznického_portálu|intranetu|pošty
log_in přihlásit|přihlásit_se|přihlášení|přihlaste_se|vstup bakalářů|edookitu|informačního_systému|moje_konto
log_in přihlásit|přihlásit_se|přihlášení|přihlaste_se|vstup účet|svého_účtu
log_in máte|máš|už_máte|již_máte účet|účet_přihlaste_se|účet_přihlásit_se|registraci_přihlaste_se
log_in už_máš|již_mám|mám účet|účet_přihlaste_se|účet_přihlásit_se|registraci_přihlaste_se
log_in internetbanking|internetové_bankovnictví|bakaláři|intranet přihlášení|login|přihlásit_se
log_in extranet|b2b|webmail|is přihlášení|login|přihlásit_se
log_in bakaláři_přihlášení|elektronická_žákovská_knížka|mojekonto
log_in členy_přihlášení|přihlášení_členy|vstup_do_internetového_bankovnictví
log_in partnerský|dealerský|studentský|b2b|rodičovský|zaměstnanecký portál|vstup|login
log_in partnerská|dealerská|pacientská|členská|zaměstnanecká zóna|sekce_přihlášení
log_in zóna|portál|sekce|účet|vstup klienty|klienta|členy|partnery|zákazníka
log_in zóna|portál|sekce|vstup zákazníky|pacienta|studenta|obchodníky
log_in přihlásit|přihlásit_se|přihlášení|přihlaste_se přes_facebook|přes_google|přes_seznam
subscribe odebírat|odebírejte|newsletter|newslettery|předplatné|předplatit
subscribe předplaťte|odebírat_novinky|zpravodaj_e-mail|předplatit_si|odběr_novinek
subscribe odebírat|odebírejte|odběr|odběru|přihlásit |se|k_odběru newsletter|newsletteru|novinek
subscribe přihlášení|chci|dostávat|přihlaste|zasílání |se|k_odběru newsletter|newsletteru|novinek
subscribe odebírat|odebírejte|odběr|odběru|přihlásit |se|k_odběru novinky|zpráv|zpravodaj
subscribe přihlášení|chci|chci_dostávat|dostávat|zasílání |se|k_odběru novinky|zpráv|zpravodaj
subscribe odebírat|odběr|přihlásit|přihlášení|přihlaste |se zpravodaje|aktualit|aktuality
subscribe odebírat|odběr e-mailem
subscribe odebírat|odběr|přihlásit|přihlášení|přihlaste |se novinkám|odběru|emailových_novinek
subscribe předplatit|předplaťte|objednat časopis|časopisu|noviny|deník|předplatné|magazín|novin
subscribe objednejte|předplatné časopis|časopisu|noviny|deník|předplatné|magazín|novin
subscribe koupit předplatné
subscribe newsletter přihlásit|přihlášení|odběr|odebírat|přihlásit_se
subscribe přihlásit|přihlaste|přihlas|přihlášení se_k_odběru|k_odběru |newsletteru|novinek|zpravodaje|aktualit|zpráv
subscribe novinky|aktuality|zprávy|nabídky e-mailem|e-mail|emailem|email
subscribe novinky|aktuality|zprávy|nabídky e-mailu|vašeho_e-mailu|poštou|schránky
subscribe zasílat|posílat|posílejte|zasílejte|dostávat novinky|novinek|aktuality|aktualit
subscribe dostávejte|přijímat|zasílání|chci_zasílat novinky|novinek|aktuality|aktualit
subscribe zasílat|posílat|posílejte|zasílejte novinky_e-mailem|novinek_e-mailem|nabídky_e-mailem
subscribe dostávat|dostávejte|přijímat|zasílání novinky_e-mailem|novinek_e-mailem|nabídky_e-mailem
subscribe nechte_si|chci|chci_si posílat_novinky|zasílat_novinky|odebírat|odebírat_novinky|odebírat_newsletter
subscribe chcete|chceme posílat_novinky|zasílat_novinky|odebírat|odebírat_novinky|odebírat_newsletter
subscribe odebírat|odebírejte|odběr|odebírej blog|magazín|sms
subscribe odebírat|odebírejte|odběr|odebírej upozornění|zprávy|novinky_e-mailem|články|obsah
subscribe hlídat|hlídač|hlídání|hlídej cenu|ceny|dostupnost|dostupnosti|produkt|nabídky|nové_nabídky
subscribe upozornit|upozorněte|upozorni dostupnosti|dostupnost|naskladnění|až_bude_skladem|novinkách
subscribe informovat|informujte|informuj dostupnosti|dostupnost|naskladnění|až_bude_skladem|novinkách
subscribe upozornitmě|informovat_dostupnosti
subscribe hlídací_pes|hlídacípes|nastavit_hlídacího_psa
subscribe zapnout|nastavit upozornění|upozornění_e-mailem|hlídacího_psa|e-mailová_upozornění
subscribe vytvořit|přihlásit upozornění|upozornění_e-mailem|hlídacího_psa|e-mailová_upozornění
subscribe přihlásit|přihlaste|přihlas |se newsletter|newsletteru|odběr|odběr_novinek|newsletterů
subscribe přihlášení|registrace|registrovat |se newsletter|newsletteru|odběr|odběr_novinek|newsletterů
subscribe digitální|roční|tištěné|elektronické|dárkové předplatné
subscribe předplatné objednat|koupit|časopisů|tiskové|digitální|novin_časopisů
download stáhnout|stáhněte|stáhni|stažení|download|stahuj
download kestažení|stahování|soubory_stažení|dokumenty_stažení|materiály_stažení|stáhnout_pdf
download stáhnout|stáhněte|stáhni|download|nainstalovat|nainstalujte aplikaci|mobilní_aplikaci|program|software
download stáhnout|stáhněte|stáhni|download|nainstalovat|nainstalujte soubor|soubory|pdf|verzi
download stáhnout|stáhněte|stáhni|stažení katalog|katalogy|katalogu|ceník|ceníku|brožuru
download stáhnout|stáhněte|stáhni|stažení leták|letáky|formulář|formuláře|přihlášku|návod
download stáhnout|stáhněte|stáhni e-book|ebook|manuál|dokument|dokumenty|prezentaci|materiály|jídelní_lístek
download stáhnout|stáhněte|stáhni menu|logo|plakát|mapu|zpravodaj|průvodce|žádost|tiskopis
download stáhnout|stáhněte|stáhni vzor|výroční_zprávu|technický_list|ukázku|zkušební_verzi|demo|program_akce
download dokumenty|formuláře|katalogy|katalog|ceník|materiály kestažení
download manuály|návody|návod|fotografie|loga|tiskopisy kestažení
download leták|prospekty|technické_listy|certifikáty|vzory|aplikace kestažení
download software|ovladače|přílohy|tapety|formulář kestažení
download stáhnout|stáhněte|stáhni|stažení|nainstalujte google_play|app_store|appstore|android|androidu
download stáhnout|stáhněte|stáhni|stažení|nainstalujte ios|windows|iphone|huawei
download stáhnout|stáhněte|stáhni|stažení smlouvu|smlouvy|obchodní_podmínky|jako_pdf|fotky
download stáhnout|stáhněte|stáhni|stažení fotografie|obrázek|plán|půdorys|kartu_bytu
download stáhnout|stáhněte|stáhni|stažení certifikát|ovladače|ovladač|hru|písničku|mp3
download stáhnout|stáhněte|stáhni|stažení vše|všechny|přílohu|přílohy|číslo|zpravodaje
download stáhnout|stáhněte|stáhni|stažení kalendář|životopis|šablonu|šablony|checklist
download stáhnout|stáhněte|stáhni|stažení data|verze|aktuální_verzi|poslední_verzi|řád
download stáhnout|stáhněte|stáhni|stažení pracovní_list|pracovní_listy|omalovánky|noty|recept|recepty
download stáhnout|stáhněte|stáhni|stažení kapitolu|článek|knihu|audio|video
download stáhnout|stáhněte|stáhni|stažení tapetu|tapety|plnou_moc|potvrzení|rozvrh
download stáhnout|stáhněte|stáhni|stažení jízdní_řád|program_pdf|leták_pdf|katalog_pdf|ceník_pdf
download stáhnout|stáhněte|stáhni|stažení reklamační_formulář|formulář_odstoupení|reklamační_řád
download stáhnout|stáhněte|stáhni|stažení stanovy|vzorovou_smlouvu|tisková_data
download chci|získat|získejte|získej |e-book ebook|e-book_zdarma|ebook_zdarma|průvodce_zdarma|checklist
download uložit_pdf|katalog_pdf_stáhnout|ceník_pdf_stáhnout|pdf_stažení|pdf_stáhnout|aplikace_stažení
download stáhnout|stáhněte|stáhni |si přihlášku tábor|kurz|školky|pdf|členství
download stáhnout|stáhněte|stáhni |si formulář|vzor|tiskopis žádosti|přihlášky|smlouvy|reklamace|objednávky
download stáhnout|stáhněte|stáhni |si stanovy_spolku|polední_menu|nápojový_lístek|program_festivalu|plán_kurzů
download stáhnout|stáhněte|stáhni |si katalog_produktů|produktový_list|tiskovou_zprávu|informační_leták
download stáhnout|stáhněte|stáhni |si výroční_zprávu|program|ceník|zpravodaj|katalog 2023|2024|2025|2026
download stáhnout|stáhněte|stáhni |si pozvánku|mapu_areálu|ceník_služeb|žádost_o_přijetí|logo_klubu
download přihláška|stanovy|logo|žádost|ceník_služeb|formulář_žádosti|pozvánka|program kestažení|stažení
download chci|pošlete|zašlete |stáhnout ebook|e-book|checklist|průvodce_zdarma|vzorové_kapitoly|průvodce_pdf
donate darovat|daruj|darujte|přispět|přispějte|přispěj|podpořit
donate podpořte|podpoř|chci_přispět|chci_darovat|chci_podpořit|finanční_dar|darovatonline
donate poslat|pošlete|zaslat dar|finanční_dar
donate věnovat|věnujte|dát|darovat|darujte dar|příspěvek|finanční_dar|peníze
donate poslat|pošlete|zaslat|věnovat|věnujte|dát|darovat|darujte dárcovskou_sms|finanční_příspěvek|dms
donate podpořit|podpořte|podpoř|přispět|přispějte|přispěj projekt|sbírku|činnost|nadaci|děti|organizaci|pravidelně
donate podpořit|podpořte|podpoř|přispět|přispějte|přispěj finančně|sbírky|dětem|farnost|spolek|zvířata
donate podpořit|podpořte|podpoř|přispět|přispějte|přispěj útulek|útulku|hospic|dárcovsky|částkou|vydavatele
donate staňte_se|stát_se|staň_se dárcem|pravidelným_dárcem|podporovatelem
donate jak |můžete|můžu|mohu|můžeš pomoci|pomoct|pomáhat|podpořit|přispět|darovat
donate chci_pomoct|chci_pomoci|chci_pomáhat |zvířatům|dětem|lidem
donate pomozte|pomoct|pomoci|pomoz|chci_pomoct|chci_pomoci|chci_pomáhat rodině|útulku|potřebným|ukrajině
donate přispěji|podpořím|podpořím_vás|přispívám
donate podpořit|podpořte|podpoř|přispět|přispějte|přispěj|podporuji klub|redakci|divadlo|muzeum|ukrajinu
donate podpořit|podpořte|podpoř|přispět|přispějte|přispěj|podporuji práci|školu|stavbu|patreonu
donate podpořit|podpořte|podpoř|přispět|přispějte|přispěj|chci_podpořit darujme|darujme_cz|patreon|provoz
donate podpořit|podpořte|podpoř|přispět|přispějte|přispěj|chci_podpořit opravu|obnovu|léčbu|pejsky
donate podpořit|podpořte|podpoř|přispět nezávislou_žurnalistiku|rodiny|nemocné|seniory|festival|knihovnu
donate přispějte|přispěj|chci_podpořit nezávislou_žurnalistiku|rodiny|nemocné|seniory|festival|knihovnu
donate podpořit|podpořte|podpoř|přispět pomocí|darem|jednorázově|měsíčně|transparentní_účet|organizace
donate přispějte|přispěj|chci_podpořit pomocí|darem|jednorázově|měsíčně|transparentní_účet|organizace
donate pravidelný|jednorázový|měsíční dar|příspěvek
donate dárcovskásms|dárcovská_sms|virtuální_adopce|adopce_dálku
donate adoptovat_virtuálně|adoptuj_virtuálně|adopce_na_dálku_zvířat|finanční_podpora
donate poslat|pošlete|zaslat|pošli|věnovat|darovat|daruj dms|1_kč|materiální_pomoc
donate poslat|pošlete|zaslat|pošli|věnovat|darovat|daruj částku|oblečení|hračky|čas_peníze
donate chci |pravidelně|jednorázově|finančně darovat|přispívat|podporovat|věnovat_dar
donate staňte_se|stát_se|staň_se|chci_být sponzorem|patronem|mecenášem
donate staňte_se|stát_se|staň_se|chci_být pravidelným_podporovatelem|dárkyní|donátorem
donate sponzorovat|sponzorujte|koupit_kávu_autorovi|pozvěte_kávu|pozvat_kávu|kupmikávu|zaplatit_kávu
donate přispět|přispějte|přispěj|přispívám krmivo|provoz_útulku|opravu_kostela|charitu|veřejné_sbírky
donate přispět|přispějte|přispěj|podpořit|podpořte jakoukoli|jakoukoliv|libovolnou|pravidelnou částkou
donate adoptovat|adoptujte|adoptuj|chci_adoptovat |dítě|zvíře|psa|kočku dálku|virtuálně
donate nastavit|zadat|zřídit|nastavte|zřiďte trvalý_příkaz_útulek|pravidelnou_podporu
donate podpořit|podpořte|podpoř |pravidelným|jednorázovým|měsíčním|finančním |měsíčním darem|příspěvkem
donate podpořit|podpořte|darovat|přispět přes_darujme|přes_darujme_cz|přes_donio|dobrou_věc
donate darovat|darujte|daruj |jednorázově|měsíčně|pravidelně |100|200|300|500|1000 kč |měsíčně|jednorázově
donate darovat|darujte|daruj|věnovat|věnujte potraviny|krmivo|jednorázově|pravidelně|materiální_dar
donate stát_se|staňte_se|staň_se měsíčním|stálým|individuálním|firemním dárcem|podporovatelem
apply odeslat|poslat|pošlete|zaslat|zašlete|nahrát životopis|cv|přihlášku|žádost|motivační_dopis|životopis_e-mail
apply podat|podejte|vyplnit|vyplňte žádost|přihlášku_studiu|žádost_o_dotaci
apply podat|podejte|vyplnit|vyplňte žádost_o_grant|žádost_o_úvěr
apply přihláška|přihlášky studiu|vzdělávání|vysokou_školu|střední_školu|mateřské_školy|školky
apply elektronická_přihláška|e-přihláška studiu|vzdělávání|vysokou_školu|střední_školu|mateřské_školy|školky
apply ucházet_se_o_místo|ucházet_se_o_pozici|reagovat_nabídku
apply odpovědět_inzerát|mám_zájem_o_pozici|mám_zájem_o_práci
apply žádost|zažádat|požádat|zažádejte|požádejte o_úvěr|o_půjčku|o_hypotéku|o_dotaci|o_grant
apply žádost|zažádat|požádat|zažádejte|požádejte o_příspěvek|o_stipendium|o_přijetí|o_místo
apply přihlásit_se|přihlaste_se|hlásit_se pozici|výběrového_řízení|studiu
apply poslat|pošlete|odeslat|zaslat|zašlete |svůj životopis|cv|životopis_e-mailem|motivační_dopis
apply nahrát|pošli|vložit|zanechte |svůj životopis|cv|životopis_e-mailem|motivační_dopis
apply mám_zájem_pozici|mám_zájem_práci|mám_zájem_o_tuto_pozici
apply mám_zájem_tuto_pozici|mám_zájem_o_zaměstnání|mám_zájem_o_stáž
apply odpovědět|reagovat|odpovězte|reagujte nabídku_práce|tuto_pozici|pozici
apply ucházet_se|ucházejte_se|přihlásit_se|přihlaste_se|hlásit_se o_práci|o_pozici|o_místo|o_zaměstnání
apply ucházet_se|ucházejte_se|přihlásit_se|přihlaste_se|hlásit_se stáž|o_stáž|pozici|o_grant
apply chci |tuto pracovat|práci|studovat|studovat_vás|být_dobrovolníkem_nemocnici|brigádu|pracovat_vámi
apply sjednat|chci|zažádat_o|vyřídit|žádost|získat půjčku|úvěr|půjčku_online|o_půjčku_online|kreditní_kartu
apply přidej_se|přidejte_se|přidat_se|připojte_se |do týmu|našeho_týmu|party
apply připoj_se|staň_se_součástí|staňte_se_součástí |do týmu|našeho_týmu|party
apply přihláška|přihlášky|e-přihláška|podat_přihlášku vš|přijímacím_zkouškám|přijímacímu_řízení
apply přihláška|přihlášky|e-přihláška|podat_přihlášku výběrového_řízení|doktorského_studia
apply podat|podejte|podej přihlášku|přihlášku_online|žádost_online|dotazník_uchazeče|elektronickou_přihlášku
apply vyplnit|vyplňte|odeslat přihlášku|přihlášku_online|žádost_online
apply vyplnit|vyplňte|odeslat dotazník_uchazeče|elektronickou_přihlášku
apply žádost|zažádat|požádat|zažádejte|požádejte |o zaměstnání|členství|příspěvek
apply žádost|zažádat|požádat|zažádejte|požádejte |o úvěr_online|kompenzaci|podporu_projektu
apply zažádat|zažádejte|zažádatonline|požádatonline
apply zažádat_online|vyplnit_žádost|podat_žádostonline|zažádejteonline
apply zapsat_dítě|přihlásit|přihlásit_dítě|přihláška mateřské_školy|základní_školy|mš|zš
apply zapsat_dítě|přihlásit|přihlásit_dítě|přihláška 1_třídy|první_třídy|prvního_ročníku|školky
apply dotazník|formulář|odpovědní_formulář uchazeče|uchazeč|zájemce_o_práci|uchazečů
apply přihlásit|nominovat|nominujte|navrhnout projekt|práci|kandidáta|osobnost|příspěvek|abstrakt|film|startup
apply staňte_se|stát_se|staň_se|chci_být hasičem|pěstounem|kurýrem|řidičem|studentem
apply staňte_se|stát_se|staň_se|chci_být policistou|mentorem|dobrovolným_hasičem|stážistou
apply přihláška|vyplnit_přihlášku|podat_přihlášku|žádost_o_přijetí |dítěte dětské_skupiny|školky|jeslí|mš
apply chci|chtěl_bych|chtěla_bych pracovat|pomáhat týmu|jako_dobrovolník|jako_dobrovolnice
apply přidej_se|přidejte_se|připoj_se|připojte_se |našemu|skvělému týmu|kolektivu|dobrovolníkům
apply žádost|požádat|zažádat|podat_žádost|žádám |o přijetí|umístění |dítěte|klienta domova |seniorů|školky
apply žádost|požádat|zažádat|podat_žádost o nadační_příspěvek|umístění|pronájem_bytu|přidělení_bytu
apply přihlásit_se|přihlas_se|přihlaste_se volnou_pozici|jako_dobrovolník|dobrovolnictví|bakalářské_studium
"""
