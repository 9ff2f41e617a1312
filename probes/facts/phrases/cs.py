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
order objednat|objednejte|objednej|objednávám|objednávka|objednávkaonline|objednám|chci_objednat|poslat_objednávku
order odeslat|vytvořit|dokončit|udělat|zadat|zadejte|pošlete|potvrdit|provést|podat objednávku|objednávka
order objednávkový|objednávka|objednávky formulář|zboží|jídla|jídel|pizzy|rozvozu
order objednávkový|objednávka|objednávky rozvoz|obědů|dortu|cateringu|výrobků
order objednat|objednejte|objednej|objednávám jídlo|pizzu|oběd|obědy|rozvoz|dort|catering
order objednat|objednejte|objednej|objednávám sushi|menu|zboží|produkt|katalog|vzorek
order objednat|objednejte|objednej vzorky|vzorník|květiny|kytici|službu|knihu|odvoz
order objednat|objednejte|objednej dovoz|donášku|sebou|e-mailem|telefonicky|stravu
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
track sledovat|sledujte|sledování|sleduj|vyhledat|najít|stav|kde_je zásilku|zásilky|zásilek|zásilka
track sledovat|sledujte|sledování|sleduj|vyhledat|najít|stav|kde_je balík|balíku|balíček|objednávku
track sledovat|sledování|stav|zjistit_stav|zkontrolovat_stav objednávky|doručení|zakázky|opravy
track sledovat|sledování|stav|zjistit_stav|zkontrolovat_stav dodávky|přepravy|reklamace
quote poptávka|poptat|poptejte|poptávám|poptávkový_formulář
quote cenová_kalkulace|spočítat_cenu|poptávkaonline|poptávky_formulář
quote odeslat|poslat|pošlete|zaslat|zašlete|zadat|zadejte|vyplnit|vytvořit|podat poptávku|poptávka|poptávkový_formulář
quote chci|získat|získejte|vyžádat|vyžádejte |o nabídku|cenovou_nabídku|kalkulaci|cenu|naceňení|nacenění
quote požádat|žádost|zažádat|objednat |o nabídku|cenovou_nabídku|kalkulaci|cenu|naceňení|nacenění
quote chci|získat|vyžádat|žádost|požádat|poptat |o rozpočet|cenovou_kalkulaci|kalkulaci_ceny
quote chci|získat|vyžádat|žádost|požádat|poptat |o nabídku_míru|individuální_nabídku|odhad_ceny
quote spočítat|spočítejte|vypočítat|nacenit|zjistit cenu|zakázku|hypotéku|pojištění|projekt|pojistné|splátku
quote poptat|poptejte službu|služby|produkt|cenu|realizaci|zakázku|akci|termín_akce|zboží|tisk|překlad|dopravu
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
download stáhnout|stáhněte|stáhni|stažení|download|stahuj
download kestažení|stahování|soubory_stažení|dokumenty_stažení|materiály_stažení|stáhnout_pdf
download stáhnout|stáhněte|stáhni|download|nainstalovat|nainstalujte aplikaci|mobilní_aplikaci|program|software
download stáhnout|stáhněte|stáhni|download|nainstalovat|nainstalujte soubor|soubory|pdf|verzi
download stáhnout|stáhněte|stáhni|stažení katalog|katalogy|katalogu|ceník|ceníku|brožuru
download stáhnout|stáhněte|stáhni|stažení leták|letáky|formulář|formuláře|přihlášku|návod
download stáhnout|stáhněte|stáhni e-book|ebook|manuál|dokument|dokumenty|prezentaci|materiály|jídelní_lístek
download stáhnout|stáhněte|stáhni menu|logo|plakát|mapu|zpravodaj|průvodce|žádost|tiskopis
download stáhnout|stáhněte|stáhni vzor|výroční_zprávu|technický_list|ukázku|zkušební_verzi|demo|program_akce
donate darovat|daruj|darujte|přispět|přispějte|přispěj|podpořit
donate podpořte|podpoř|chci_přispět|chci_darovat|chci_podpořit|finanční_dar|darovatonline
donate poslat|pošlete|zaslat dar|finanční_dar
donate věnovat|věnujte|dát|darovat|darujte dar|příspěvek|finanční_dar|peníze
donate poslat|pošlete|zaslat|věnovat|věnujte|dát|darovat|darujte dárcovskou_sms|finanční_příspěvek|dms
donate podpořit|podpořte|podpoř|přispět|přispějte|přispěj projekt|sbírku|činnost|nadaci|děti|organizaci|pravidelně
donate podpořit|podpořte|podpoř|přispět|přispějte|přispěj finančně|sbírky|dětem|farnost|spolek|zvířata
donate podpořit|podpořte|podpoř|přispět|přispějte|přispěj útulek|útulku|hospic|dárcovsky|částkou|vydavatele
donate staňte_se|stát_se|staň_se dárcem|pravidelným_dárcem|podporovatelem
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
"""
