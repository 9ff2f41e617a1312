"""What links and buttons ask for in Slovak."""

from typing import Final

PHRASES: Final = """
- a i v vo na do k ku u z zo za pre od po s so mi mňa môj moja moje moju môjho svoj svoju svoje nám nás nami náš naša
- naše naši našu našej nášho našom našich vám vás vami váš vaša vaše vašu vašej vášho si tento túto toto tu to teraz
- hneď ihneď dnes online online zadarmo zdarma bezplatne bezplatný bezplatná bezplatné bezplatnú nezáväzne nezáväzný
- nezáväzná nezáväzné nezáväznú rýchlo rýchly rýchla rýchle rýchlu ľahko jednoducho prosím kliknite priamo okamžite
search hľadať|hľadaj|hľadajte|vyhľadať|vyhľadávanie|vyhľadaj
search vyhľadajte|hľadanie|vyhľadávač|prehľadať|rozšírené_vyhľadávanie
search hľadať|hľadaj|hľadajte|vyhľadať produkt|produkty|produktov|tovar|webe|stránke|e-shope|kurz
search vyhľadávanie|nájsť|nájdi|nájdite produkt|produkty|produktov|tovar|webe|stránke|e-shope|kurz
search hľadať|hľadaj|vyhľadať|vyhľadávanie|nájsť|nájdi|nájdite prácu|práce|nehnuteľnosť|nehnuteľnosti|ubytovanie
search hľadať|hľadaj|vyhľadať|vyhľadávanie|nájsť|nájdi|nájdite zájazd|lekára|spoj|knihu|knihy|katalógu|byt
search hľadať|hľadaj|vyhľadať|vyhľadávanie|nájsť|nájdi|nájdite byty|let|letenky|zájazdy|kurzy|ponuky
search čo hľadáte|hľadáš|hľadáte_dnes|potrebujete_nájsť|chcete_nájsť
search zadajte|zadaj|napíšte|vložte čo_hľadáte|hľadaný_výraz|hľadané_slovo|kľúčové_slovo|hľadaný_produkt
search hľadaný|hľadané výraz|text|slovo
search hľadať|hľadaj|vyhľadať|vyhľadávanie|prehľadať archíve|archív|obchode|článkoch|recept
search hľadať|hľadaj|vyhľadať|vyhľadávanie|prehľadať recepty|fóre|databáze|knižnici|blogu
search hľadať|hľadaj|vyhľadať|vyhľadávanie|nájsť|nájdite dovolenku|auto|autá|podujatie|podujatia
search hľadať|hľadaj|vyhľadať|vyhľadávanie|nájsť|nájdite inzeráty|hotel|dokument|dom
search otvoriť|zobraziť|prejsť|spustiť|prepnúť vyhľadávanie|hľadanie|vyhľadávač|vyhľadávacie_pole
search vyhľadávacie|fulltextové|podrobné|pokročilé|vyhľadávací|nové pole|vyhľadávanie|hľadanie|formulár
buy kúpiť|kúpte|kúp|kúpim|chcem_kúpiť|nakúpiť|nakupovať|nakúpte|nakupuj|košíka|košík|dokošíka
buy pokladni|e-shop|eshop|zakúpiť|internetový_obchod|nákupný_košík
buy vstupenkyonline|dokončiť_nákup|pokračovať_nákupe|nakúpiť_e-shope|e-vstupenky|obchodonline
buy kúpiť|kúpte|kúp|zakúpiť|zakúpte|nákup|predaj|predpredaj|chcem vstupenku|vstupenky|vstupeniek|lístok
buy kúpiť|kúpte|kúp|zakúpiť|zakúpte|nákup|predaj|predpredaj|chcem lístky|lístkov|permanentku
buy kúpiť|kúpte|kúp|zakúpiť|zakúpte|nákup|chcem poukaz|poukážku|darčekový_poukaz|darčekovú_poukážku
buy kúpiť|kúpte|kúp|zakúpiť|zakúpte|nákup|chcem poukážky|voucher|cestovný_lístok
buy kúpiť|kúpte|kúp|zakúpiť|nákup|chcem knihu|knihy|e-knihu|produkt|produkty|kurz|licenciu
buy kúpiť|kúpte|kúp|zakúpiť|nákup|chcem letenku|letenky|skipas|balík|balíček|členstvo
buy pridať|vložiť|dať|pridaj|vlož|prejsť|zobraziť|ísť|pokračovať košíka|košík|pokladni|pokladne
buy pridať|vložiť|dať|pridaj|vlož|prejsť|zobraziť|ísť|pokračovať pokladňa|nákupu|nákupe|nákupného_košíka
buy prejsť|navštívte|vstúpiť|ísť|späť e-shopu|eshopu|e-shop|eshop|internetového_obchodu|internetový_obchod
buy kúpiť|kúp|kúpte vstupenky|lístky|lístok|vstupenku koncert|predstavenie|zápas|festival|podujatie
buy zakúpiť|objednať vstupenky|lístky|lístok|vstupenku koncert|predstavenie|zápas|festival|podujatie
buy kúpiť|kúpte|kúp|zakúpiť|chcem_kúpiť víno|auto|byt|pozemok|med|kávu|hru
buy kúpiť|kúpte|kúp|zakúpiť|chcem_kúpiť plagát|fotky|tričko|zlato|doménu|nábytok|diely
buy kúpiť|kúp|kúpte|zakúpiť|nakúpiť splátky|alze|e-shope|eshope|amazone|výhodne
buy kúpiť|kúp|kúpte|zakúpiť|nakúpiť lacnejšie|poistku|vstupné|jazdné|skipasy
buy začať|ísť|chcem|poďte|začnite nakupovať|nakúpiť|nákup
buy prejsť|späť|návrat|vstúpiť obchodu|e-shop|eshop|e-shopu|internetového_obchodu|do_nášho_obchodu
buy ísť|navštíviť|navštív obchodu|e-shop|eshop|e-shopu|internetového_obchodu|do_nášho_obchodu
buy do_e-shopu|doeshopu|doobchodu|onlineobchod
buy košík_je_prázdny|váš_košík_je_prázdny|prázdny_košík|obsah_košíka
buy nákup|predaj|predpredaj vstupeniek_online|lístkov_online
order objednať|objednajte|objednaj|objednávam|objednávka|objednávkaonline|objednám|chcem_objednať
order odoslať|vytvoriť|dokončiť|urobiť|zadať|zadajte|pošlite|potvrdiť|poslať|podať objednávku|objednávka
order objednávkový|objednávka|objednávky formulár|tovaru|jedla|jedál|pizze|donášky
order objednávkový|objednávka|objednávky obedov|torty|cateringu|výrobkov|stravy
order objednať|objednajte|objednaj|objednávam jedlo|pizzu|obed|obedy|donášku|rozvoz|tortu
order objednať|objednajte|objednaj|objednávam catering|sushi|menu|tovar|produkt|katalóg
order objednať|objednajte|objednaj vzorku|vzorky|kvety|kyticu|službu|knihu
order objednať|objednajte|objednaj odvoz|dovoz|sebou|e-mailom|telefonicky|stravu
order objednať|objednajte|objednaj|objednávka|objednanie kuriéra|taxi|dopravu|sťahovanie
order objednať|objednajte|objednaj|objednávka|objednanie upratovanie|recept|recepty|receptov
order objednať|objednajte|objednaj|objednávka|objednanie lieky|liekov|fotografie|fotografií|fotky
order objednať|objednajte|objednaj|objednávka|objednanie tlač|tlače|okuliare|šošovky
order objednať|objednajte|objednaj|objednávka|objednanie drevo|dreva|uhlie|kontajner|betón
order objednať|objednajte|objednaj|objednávka|objednanie web|inzerciu|inzercie|víno|vína
order objednať|objednajte|objednaj|objednávka|objednanie darček|kávu|pelety|opravu|vizitky
order objednať|objednajte|objednaj|objednávka|objednanie preklad|obedov|obedy|jedlo_domov
order objednať|objednajte|objednaj domov|emailom|whatsapp|cez_wolt|cez_whatsapp
order objednať|objednajte|objednaj cez_bolt_food|cez_telefón|cez_e-shop|burger
order záväzná|záväzne|telefonická|internetová|rýchla objednávka|objednať|objednávam
book rezervovať|rezervujte|rezervuj|rezervácia|rezervácie|rezerváciu|rezervujem|zarezervovať|zarezervujte|zarezervuj
book objednať_sa|objednajte_sa|objednaj_sa|objednanie_sa|e-objednanie
book e-objednávanie|rezervačný_systém|rezervačný_formulár|chcem_sa_objednať
book rezervovať|rezervujte|rezervuj|rezervácia|rezervácie|zarezervovať|zarezervujte stôl|stola|stolík|stolíka|izbu
book rezervovať|rezervujte|rezervuj izby|izieb|ubytovanie|ubytovania|termín|termínu|pobyt|pobytu|miesto|miesta
book rezervovať|rezervujte|rezervuj auto|auta|sálu|masáž|masáže|chatu|chaty|apartmán|dovolenku
book rezervácia|rezervácie|zarezervovať|zarezervujte izby|izieb|ubytovanie|ubytovania|termín
book rezervácia|rezervácie|zarezervovať|zarezervujte termínu|pobyt|pobytu|miesto|miesta
book rezervovať|rezervujte|rezervuj|rezervácia|rezervácie|zarezervovať hotel|hotela|hodinu|hodiny|lekciu
book rezervovať|rezervujte|rezervuj|rezervácia|rezervácie|zarezervovať vstupenky|vstupeniek|lístkov|kurt|kurtu
book rezervácia|rezervácie|zarezervovať auto|auta|sálu|masáž|masáže|chatu|chaty|apartmán|dovolenku
book rezervovať|rezervujte|rezervuj|rezervácia|rezervácie stretnutie|konzultáciu|zájazd|zájazdu|letenky
book rezervovať|rezervujte|rezervuj|rezervácia|rezervácie leteniek|wellness|vozidla|bicyklov
book objednať|objednajte|objednaj|objednanie |sa termín|termínu|prehliadku|vyšetrenie|lekárovi
book objednať|objednajte|objednaj|objednanie |sa konzultáciu|návštevu|stretnutie|masáž|servis
book objednať|objednajte|objednanie |sa ošetrenie|zákrok|skúšobnú_hodinu|pobyt|ubytovanie
book objednať|objednajte|objednanie |sa prezentáciu|demo|pacienta|pacientov|obhliadku
book dohodnúť|dohodnite|dohodni|naplánovať |si stretnutie|termín|konzultáciu|obhliadku|prehliadku
book naplánujte|dojednať|chcem|vyžiadať |si stretnutie|termín|konzultáciu|obhliadku|prehliadku
book dohodnúť|dohodnite|dohodni|naplánovať|naplánujte|chcem|vyžiadať demo|ukážku|hovor|prezentáciu
book dohodnúť|dohodnite|dohodni|naplánovať|naplánujte|chcem|vyžiadať návštevu|skúšobnú_jazdu|testovaciu_jazdu
book objednávanie|dohodnutie stretnutia|termínu|termínov|prehliadky|konzultácie|pacientov|lekárovi|vyšetrenie
book urobiť|vytvoriť|poslať|odoslať rezerváciu|dopyt_ubytovanie|dopyt_pobyt
book overiť|skontrolovať|zistiť voľné_termíny|voľné_izby|dostupnosť_izieb|dostupnosť_ubytovania
book rezervovať|rezervácia|zarezervovať|rezervujte|rezervuj let|letu|fotenie|saunu|sauny
book rezervovať|rezervácia|zarezervovať|rezervujte|rezervuj tréning|jazdu|ihrisko|karavan|parkovanie
book rezervovať|rezervácia|zarezervovať|rezervujte stolov|sál|pobytov|kurtov|apartmánov
book rezervovať|rezervácia|zarezervovať|rezervujte chát|zájazdov|tandem|plavbu|prehliadku
book objednať|objednajte|objednaj |sa servisu|zubárovi|kaderníkovi|očkovanie|fotenie
book objednanie|objednávanie|chcem_objednať |sa servisu|zubárovi|kaderníkovi|očkovanie|fotenie
book objednať|objednajte|objednaj |sa zameranie|skúšobnú_jazdu|testovaciu_jazdu|masáže
book objednanie|objednávanie|chcem_objednať |sa zameranie|skúšobnú_jazdu|testovaciu_jazdu|masáže
book objednať|objednajte|objednanie|objednávanie |sa terapiu|odber|odbery|preventívnu_prehliadku
book objednať|objednajte|objednanie|objednávanie |sa meranie_zraku|stk|kozmetiku
book objednať|objednajte|objednanie|objednávanie sa telefonicky|cez_internet|e-mailom
book objednať|objednajte|objednanie|objednávanie sa online_lekárovi|vyšetrenie_online
book dohodnúť|dohodnite|dohodni |si zameranie|fotenie|tréning|online_stretnutie|bezplatnú_konzultáciu
book naplánovať|naplánujte|chcem |si zameranie|fotenie|tréning|online_stretnutie|bezplatnú_konzultáciu
book dohodnúť|dohodnite|dohodni |si telefonát|videohovor|úvodnú_konzultáciu|obhliadku_nehnuteľnosti
book naplánovať|naplánujte |si telefonát|videohovor|úvodnú_konzultáciu|obhliadku_nehnuteľnosti
book vybrať|vyberte|nájsť termín|voľný_termín|voľné_termíny|termín_rezervovať
book dopyt|dopytový_formulár ubytovanie|pobyt|pobytu|voľný_termín
book požičať|prenajať auto|bicykel|karavan|loď|obytné_auto
book objednať|objednajte|objednaj |sa vstupné|prvé|úvodné|kontrolné vyšetrenie|stretnutie|sedenie
book objednať|objednajte|objednaj |sa vstupnú|prvú|úvodnú|kontrolnú konzultáciu|prehliadku|návštevu
book objednať|objednajte|objednaj|chcem_objednať |sa dentálnu_hygienu|fyzioterapiu|prezutie|výmenu_pneumatík
book objednať|objednajte|objednaj|objednanie sa fyzioterapeutovi|advokátovi|právnikovi|psychológovi
book objednať|objednajte|objednaj|objednanie sa cez_whatsapp|cez_formulár|prvý_termín
book objednať_auto|objednať_vozidlo|objednajte_auto|objednajte_vozidlo|objednanie_auta servisu
book rezervovať|rezervujte|dohodnúť|dohodnite |si obhliadku|prehliadku sprievodcom|bytu|domu|škôlky
book dohodnúť|dohodnite|dohodni|naplánovať|rezervovať |si prvé|úvodné|osobné stretnutie|sedenie
book dohodnúť|dohodnite|dohodni|naplánovať|naplánujte |si úvodný|krátky|prvý hovor|telefonát
book dohodnúť|dohodnite|rezervovať|rezervujte |si termín obhliadky|fotenia|konzultácie|návštevy|stretnutia
book dohodnúť|dohodnite|naplánovať|naplánujte |si ukážku|demo systému|produktu|aplikácie|softvéru
book rezervovať|rezervujte|chcem|chcem_rezervovať svadobné|rodinné|tehotenské|newborn fotenie
book prenajať|rezervovať|rezervujte |si sálu|priestor|salónik oslavu|svadbu|firemnú_akciu|podujatie
book objednať|objednajte|dohodnúť |sa|si konzultáciu advokátom|právnikom|lekárom|odborníkom|špecialistom
track sledovať|sledujte|sledovanie|sleduj zásielku|zásielky|zásielok|zásielka|balík|balíka|objednávku
track vyhľadať|nájsť|stav|kde_je zásielku|zásielky|zásielok|zásielka|balík|balíka|objednávku
track sledovať|sledovanie|stav|zistiť_stav|skontrolovať_stav objednávky|doručenia|zákazky|opravy
track sledovať|sledovanie|stav|zistiť_stav|skontrolovať_stav dodávky|prepravy|reklamácie
track sledovať|sleduj|sledujte|sledovanie|overiť kuriéra|prepravu|balíkov|balíčka
track sledovať|sleduj|sledujte|sledovanie|overiť stav_objednávky|stav_zásielky|polohu_zásielky
track overiť_stav|zistiť_stav|skontrolovať_stav|stav zásielky|zákazky|objednávky|reklamácie|opravy|balíka
track kde|kde_mám|kedy_príde je_zásielka|zásielku|balík|balíček|zásielka|objednávka
quote dopyt|dopytový_formulár|dopytovať|cenová_kalkulácia
quote vypočítať_cenu|žiadosť_o_cenovú_ponuku|dopytonline|cenový_dopyt
quote odoslať|poslať|pošlite|zaslať|zašlite dopyt|dopytový_formulár|cenový_dopyt|dopyt_ceny
quote zadať|zadajte|vyplniť|vytvoriť|podať dopyt|dopytový_formulár|cenový_dopyt|dopyt_ceny
quote chcem|získať|získajte|vyžiadať|vyžiadajte |o ponuku|cenovú_ponuku|kalkuláciu|cenu|nacenenie
quote požiadať|požiadajte|žiadosť|objednať |o ponuku|cenovú_ponuku|kalkuláciu|cenu|nacenenie
quote chcem|získať|vyžiadať|žiadosť|požiadať |o rozpočet|cenovú_kalkuláciu|individuálnu_ponuku
quote chcem|získať|vyžiadať|žiadosť|požiadať |o odhad_ceny|ponuku_mieru|nezáväznú_ponuku
quote vypočítať|vypočítajte|spočítať|naceniť|zistiť cenu|zákazku|hypotéku|poistenie|projekt|poistné|splátku
quote cenová_kalkulačka|nezáväzný_dopyt|rýchly_dopyt
quote kalkulačka|kalkulácia ceny|poistenia|pzp|splátok|hypotéky|úveru|leasingu|nákladov|dopravy
quote vypočítať|vypočítajte|spočítať|naceniť |si poistenie|pzp|úver|hypotéku|leasing
quote vypočítať|vypočítajte|spočítať|naceniť |si cenu_online|splátky|náklady|dopravu|cenu_dopravy
quote zistiť|zistite|chcem_vedieť |si cenu|cenu_nehnuteľnosti|cenu_bytu|orientačnú_cenu|cenu_online
quote naceniť|nacenenie|oceniť nehnuteľnosti|nehnuteľnosť|bytu|byt|domu
quote naceniť|nacenenie|oceniť dom|auta|auto|vozidla|pozemku
quote naceniť|nacenenie|odhad ceny|ceny_nehnuteľnosti|ceny_bytu
quote zaslať|pošlite|pripraviť|pripravte|vypracovať|mám_záujem_o cenovú_ponuku|ponuku_mieru|nezáväznú_ponuku
quote opýtať_sa|opýtajte_sa|spýtať_sa|otázka cenu
quote získať|získajte|chcem|vyžiadať |si cenovú_ponuku|ponuku 24_hodín|48_hodín|e-mailom|mieru
quote nechať|nechajte |si vypracovať|pripraviť|spočítať|naceniť ponuku|cenovú_ponuku|zákazku|kalkuláciu
quote chcem|získať|získajte |bezplatný|orientačný odhad |trhovej ceny |nehnuteľnosti|bytu|domu
quote chcem oceniť|naceniť nehnuteľnosť|byt|dom|auto|zákazku
quote chcem|získať|získajte|požiadať_o 3d|individuálny|cenový návrh |kuchyne|kúpeľne|záhrady|mieru
quote požiadať|zažiadať|žiadosť |o individuálnu|predbežnú|orientačnú cenovú_ponuku|ponuku|kalkuláciu
quote dopyt výrobu|montáž|sťahovanie|dopravu|rekonštrukciu |nábytku|kuchyne|okien|kúpeľne|fotovoltiky
quote odoslať|poslať|zaslať|zadať dopyt sťahovanie|dopravu|upratovanie|rekonštrukciu|catering|výrobu
quote dopyt svadobné_fotenie|fotenie|upratovanie|catering|fotovoltiku|prenájom|firemnú_akciu|cenu_dopravy
quote vypočítať|vypočítajte|spočítať |si cenu|úsporu sťahovania|fotovoltiky|energie|plotu|okien|realizácie
quote zistiť|zistite|chcem_vedieť |si cenu mojej_nehnuteľnosti|domu|auta|sťahovania|rekonštrukcie
contact kontakt|kontakty|kontaktovať|kontaktujte|kontaktuj|kontaktný_formulár|kontaktné_údaje|napíšte
contact napísať|napíš|ozvite_sa|ozvi_sa|opýtať_sa|opýtajte_sa|opýtaj_sa|spýtajte_sa
contact spýtať_sa|položiť_otázku|položte_otázku|máte_otázku|máte_otázky|mám_otázku|mám_záujem|spätné_volanie
contact zavolajte_späť|chcem_zavolať|spojte_sa|spojiť_sa|nechajte_odkaz|zanechajte_odkaz|žiadosť_o_spätné_volanie
contact napíšte|napísať|napíš|poslať|pošlite e-mail|email|správu|správa|otázku|mail|pripomienku
contact zaslať|odoslať|zanechajte|zanechať e-mail|email|správu|správa|otázku|mail|pripomienku
contact napíšte|napísať|napíš|zanechajte|zanechať odkaz
contact kontaktujte|kontaktovať|kontakt|napíšte odborníka|obchodníka|obchodné_oddelenie|redakciu
contact ozvite_sa|opýtajte_sa|spojte_sa odborníka|obchodníka|obchodné_oddelenie|redakciu
contact kontaktujte|kontaktovať|kontakt|napíšte|spojte_sa|chat predajcu|makléra|podporu|poradcu
contact kontaktujte|kontaktovať|kontakt|napíšte|spojte_sa|chat poradcom|špecialistu|redakcia|operátorom
contact otázka|otázky produktu|tovaru|predajcovi|formulár|maklérovi|lekára
contact zostaňte|zostaňme|buďme|buďte kontakte|spojení
contact zákaznícky_servis|zákaznícka_podpora|zákaznícka_linka|zákaznícke_centrum|starostlivosť_o_zákazníkov
contact zavolajte|zavolať|zavolaj|volajte |napíšte|alebo_napíšte|alebo_nám_napíšte|infolinku
contact máte otázku|otázky|záujem|pripomienku|problém napíšte|zavolajte|kontaktujte|opýtajte_sa|ozvite_sa
contact máte_ďalšie_otázky|máš_otázku|máš_otázky|potrebujete_poradiť
contact potrebujem_poradiť|neviete_rady|poradiť_sa|poraďte_sa
contact opýtať_sa|opýtajte_sa|spýtať_sa|spýtajte_sa produkt|detail|podrobnosti|dostupnosť
contact opýtať_sa|opýtajte_sa|spýtať_sa|spýtajte_sa odborníka|lekára|právnika|predajcu
contact kontaktovať|kontaktujte|kontakt|napíšte inzerenta|autora|majiteľa|predávajúceho
contact kontaktovať|kontaktujte|kontakt|napíšte starostovi|maklérovi|redakcii|whatsapp
contact kontakt|kontakty adresa|mapa|médiá|zamestnancov|školy|prevádzka|otváracie_hodiny|úradné_hodiny|telefón
contact kontaktné|telefónne informácie|osoby|miesta|čísla|kontakty
contact nahlásiť|nahláste|hlásenie poruchu|poruchy|porúch|chybu|chyby
contact nahlásiť|nahláste|hlásenie problém|škodu|poistnú_udalosť|poistnej_udalosti|závadu
contact onlinechat|spustiť_chat|otvoriť_chat
contact porozprávajme_sa|poďme_sa_porozprávať|zavoláme_späť
contact zanechajte|nechajte |si kontakt|číslo|telefónne_číslo|zavolať
register registrácia|registrovať|registrovať_sa|registrujte_sa|registruj_sa|zaregistrovať|zaregistrovať_sa
register zaregistrujte_sa|zaregistruj_sa|nová_registrácia|registračný_formulár|založiť_účet|vytvoriť_účet|nový_účet
register staňte_sa_členom|pridajte_sa|pridaj_sa|pripojte_sa|pridať_sa|vyskúšaťzadarmo|vyskúšajtezadarmo
register vyskúšajzadarmo|vyskúšaťzdarma|skúsiťzadarmo|začaťzadarmo|vyskúšaťbezplatne|vyskúšajtebezplatne
register založiť|založte|vytvoriť|vytvorte|otvoriť účet|profil|zákaznícky_účet|užívateľský_účet
register založiť|založte|vytvoriť|vytvorte|otvoriť nový_účet|konto|registráciu
register prihlásiť|prihláste|prihlás|prihláška|prihlášky|prihlásenie|registrácia|registrovať |sa|dieťa kurz|kurzy
register prihlásiť|prihláste|prihlás|prihláška|prihlášky|prihlásenie|registrácia|registrovať |sa|dieťa kurzu|akciu
register prihlásiť|prihláste|prihlás|prihláška|prihlášky|prihlásenie|registrácia|registrovať |sa|dieťa akcie|seminár
register prihlásiť |sa|dieťa tábor|tábory|školenie|webinár|konferenciu|súťaže|súťaž|preteky|krúžok|krúžky|lekciu
register prihláste|prihlás|prihláška|prihlášky|prihlásenie|registrácia|registrovať |sa|dieťa tábor|tábory|školenie
register prihláste|prihlás|prihláška|prihlášky |sa|dieťa webinár|konferenciu|súťaže|súťaž|preteky|krúžok|krúžky|lekciu
register prihlásenie|registrácia|registrovať |sa|dieťa webinár|konferenciu|súťaže|súťaž|preteky|krúžok|krúžky|lekciu
register prihlásiť|prihláste|prihlás |sa workshop|výlet|turnaj|beh|pobyt|plávanie|podujatie|členstvo
register prihláška|prihlášky|registrácia |sa workshop|výlet|turnaj|beh|pobyt|plávanie|podujatie|členstvo
register registrácia|zaregistrovať|registrovať používateľa|používateľov|zákazníka|nového_zákazníka|účastníkov
register registrácia|zaregistrovať|registrovať firmy|účastníka|firmu|produkt
register prihláška|členská prihláška|člena|členstvo|združenia|klubu|oddielu
register stať_sa|staňte_sa|staň_sa|chcem_byť|chcem_sa_stať členom|členkou|partnerom
register stať_sa|staňte_sa|staň_sa|chcem_byť|chcem_sa_stať dobrovoľníkom|predajcom|distribútorom
register vyskúšať|vyskúšajte|vyskúšaj|skúsiť|začať|spustiť 14_dní|30_dní|skúšobnú_verziu
register vyskúšať|vyskúšajte|vyskúšaj|skúsiť|začať|spustiť demo|demoverziu|skúšobné_obdobie
register vstúpte|vstúpiť|pridajte_sa|prihláste_sa klubu|združenia|programu|komunity|oddielu|strany
register nový_zákazník|nový_používateľ
register nemáte|nemáš|ešte_nemáte účet|účet_zaregistrujte_sa|konto|konto_zaregistrujte_sa
register chcem |sa prihlásiť|prihlásiť_sa|zaregistrovať|registrovať|zúčastniť
register chcem |sa zapísať|pridať|prihlásiť_dieťa|vytvoriť_účet
register zúčastniť_sa|zúčastnite_sa|zapísať_sa|zapíšte_sa|zapísať_dieťa
register zúčastniť_sa|zapísať_sa|zapíšte_sa|zápis kurzu|kurzov|krúžku|krúžkov|kurz|súťaže|podujatia
register prihlásiť|prihláste|prihláška |sa autoškoly|letný_tábor|denný_tábor|tréning|oddielu
register prihlášky|prihlásenie|registrácia |sa autoškoly|letný_tábor|denný_tábor|tréning|oddielu
register prihlásiť|prihláste|prihláška|prihlášky|prihlásenie|registrácia |sa krúžku|krúžkov|tím|tímu
register prihlásiť|prihláste|prihláška|prihlášky|prihlásenie|registrácia |sa prednášku|exkurziu|skúšku
register prihlásiť|prihláste|prihláška |sa jazykového_kurzu|festival|jogu|sústredenie|maratón
register prihlášky|prihlásenie|registrácia |sa jazykového_kurzu|festival|jogu|sústredenie|maratón
register registrácia|registrovať|zaregistrovať pacienta|pacientov|nového_pacienta|čitateľa
register registrácia|registrovať|zaregistrovať nového_používateľa|partnera
register založiť|vytvoriť|založte |si e-shop|eshop|web|firemný_účet|bežný_účet|účet_zadarmo
register staňte_sa|stať_sa|staň_sa|chcem_byť dodávateľom|franšízantom|obchodným_partnerom
register staňte_sa|stať_sa|staň_sa|chcem_byť naším_partnerom|členom_klubu|ambasádorom
register záväzná|elektronická|členská prihláška_kurz|prihláška_tábor|prihláška
register prihlásiť|prihláste|prihlás|prihláška |sa|dieťa letný|zimný|denný|víkendový|športový tábor|kemp
register prihlásiť|prihláste|prihlás|prihláška |sa intenzívny|tanečný|plavecký|víkendový|vodičský kurz|seminár
register prihlásiť|prihláste|prihlás|prihláška |sa kurz|kurzy angličtiny|nemčiny|prvej_pomoci|varenia|šitia
register prihlásiť|prihláste|prihláška |sa vodičského_kurzu|deň_otvorených_dverí|ukážkovú_hodinu
register prihlásiť|prihláste|zapísať |svoje dieťa krúžku|hudobnej_školy|tanečnej_školy|klubu|oddielu
register prihláška družiny|školského_klubu
register prihlásiť|prihláste|prihlás|prihláška tím|tímu|družstvo|skupinu turnaj|preteky|súťaže|ligy
register chcem_sa|chcem zúčastniť|prihlásiť|zúčastniť_sa webinára|kurz|kurzu|workshopu|konferencie|tábor
register zapísať|zapíšte|zapíš|zaradiť|prihlásiť |sa čakaciu_listinu|čakací_zoznam|zoznam_čakateľov|poradovník
register vyplniť|vyplňte|odoslať členskú_prihlášku|prihlášku_kurz|prihlášku_tábor|prihlášku_krúžku
register potvrdiť|potvrďte|nahlásiť účasť |podujatí|akcii
register prihláška |nového člena|členstvo |združenia|klubu|spolku|oddielu|asociácie
register registrácia|registrovať|zaregistrovať nových_pacientov|nového_člena|tímu|účastníka_podujatia
log_in prihlásiť|prihlásiť_sa|prihlásenie|prihláste_sa|prihlás_sa|login|môjúčet|mojekonto|vášúčet
log_in klientska_zóna|zákaznícka_zóna|členská_sekcia|prihlásenie_registrácia
log_in internetbanking|webmail|edupage_prihlásenie
log_in prihlásiť|prihlásiť_sa|prihlásenie|vstup|vstúpiť účtu|konta|administrácie|systému|klienta
log_in prihlásiť|prihlásiť_sa|prihlásenie|vstup|vstúpiť klientov|zákazníka|zákazníkov|členov
log_in prihlásiť_sa|prihlásenie|vstup klientskej_zóny|klientskej_sekcie|portálu|webmailu
log_in prihlásiť_sa|prihlásenie e-shopu
log_in prihlásiť_sa|prihlásenie|vstup rodičov|žiakov|žiaka|študenta|partnerov
log_in klientsky|zákaznícky|členský|užívateľský|používateľský portál|účet|vstup|zóna|sekcia|login
log_in členská|klientska|partnerská|zákaznícka portál|účet|vstup|zóna|sekcia|login
log_in máte|máš|už_máte|mám účet|konto|účet_prihláste_sa|konto_prihláste_sa
log_in prihlásiť|prihlásiť_sa|prihlásenie|prihláste_sa facebook|google|cez_facebook|cez_google
log_in prihlásiť|prihlásiť_sa|prihlásenie|prihláste_sa facebookom|googlom|emailu|aplikácie
log_in prihlásiť|prihlásiť_sa|prihlásenie|vstup internetbankingu|internet_bankingu|partnerov|zákazníkov
log_in prihlásiť|prihlásiť_sa|prihlásenie|vstup učiteľov|zamestnancov|b2b
log_in internet_banking|elektronická_žiacka_knižka
log_in b2b_prihlásenie|b2b_portál|mojekonto
log_in zóna|portál|sekcia|vstup klientov|klienta|členov|partnerov|zákazníka|pacienta|študenta
log_in partnerský|dealerský|pacientsky|študentský portál|vstup|login
subscribe odoberať|odoberajte|newsletter|newslettery|predplatné
subscribe predplatiť|predplaťte|odoberaj|odoberať_novinky|predplatiť_si
subscribe odoberať|odoberajte|odber|odberu|prihlásiť |sa|na_odber newsletter|newslettra|newslettera
subscribe prihlásenie|chcem|dostávať|prihláste|zasielanie |sa|na_odber newsletter|newslettra|newslettera
subscribe odoberať|odoberajte|odber|odberu|prihlásiť |sa|na_odber noviniek|novinky|správ
subscribe prihlásenie|chcem|chcem_dostávať|dostávať|zasielanie |sa|na_odber noviniek|novinky|správ
subscribe odoberať|odber|prihlásiť|prihlásenie|prihláste |sa spravodaja|spravodaj|aktualít|aktuality
subscribe odoberať|odber|prihlásiť|prihlásenie|prihláste |sa odber|emailových_noviniek
subscribe odoberať|odber e-mailom
subscribe predplatiť|predplaťte|objednať časopis|časopisu|noviny|denník|predplatné|magazín|novín
subscribe objednajte|predplatné časopis|časopisu|noviny|denník|predplatné|magazín|novín
subscribe kúpiť predplatné
subscribe newsletter prihlásiť|prihlásenie|odber|odoberať|prihlásiť_sa
subscribe prihlásiť|prihláste|prihlás|prihlásenie sa_na_odber|na_odber |newslettera|newslettra|noviniek
subscribe prihlásiť|prihláste|prihlás|prihlásenie sa_na_odber|na_odber spravodaja|aktualít|správ
subscribe novinky|aktuality|ponuky e-mailom|e-mail|emailom|email|e-mailu|schránky
subscribe zasielať|posielať|posielajte novinky|noviniek|aktuality|aktualít|novinky_e-mailom
subscribe zasielajte|dostávať|zasielanie novinky|noviniek|aktuality|aktualít|novinky_e-mailom
subscribe nechajte_si|chcem|chcem_si posielať_novinky|zasielať_novinky|odoberať
subscribe nechajte_si|chcem|chcem_si odoberať_novinky|odoberať_newsletter
subscribe odoberať|odoberajte|odber blog|magazín|sms|upozornenia
subscribe strážiť|sledovať_zmenu|strážte cenu|ceny|dostupnosť|nové_ponuky
subscribe upozorniť|upozornite|informovať|informujte dostupnosti|dostupnosť|naskladnenie|novinkách
subscribe strážny_pes|strážnypes|zapnúť_upozornenia
subscribe nastaviť_upozornenie|prihlásiť_odber|prihlásiť_sa_k_odberu_noviniek
subscribe prihlásiť|prihláste|prihlásenie|registrácia |sa odberu|odberu_noviniek|odberu_newslettera
subscribe prihlásiť|prihláste|prihlásenie|registrácia |sa newsletteru|newslettera
download stiahnuť|stiahnite|stiahni|stiahnutie|download
download nastiahnutie|sťahovanie|súbory_stiahnutie|dokumenty_stiahnutie|stiahnuť_pdf
download stiahnuť|stiahnite|stiahni|download|nainštalovať|nainštalujte aplikáciu|mobilnú_aplikáciu|program|softvér
download stiahnuť|stiahnite|stiahni|download|nainštalovať|nainštalujte súbor|súbory|pdf|verziu
download stiahnuť|stiahnite|stiahni|stiahnutie katalóg|katalógy|katalógu|cenník|cenníka|brožúru
download stiahnuť|stiahnite|stiahni|stiahnutie leták|letáky|formulár|formuláre|prihlášku|návod
download stiahnuť|stiahnite|stiahni e-book|ebook|manuál|dokument|dokumenty|prezentáciu|materiály|jedálny_lístok
download stiahnuť|stiahnite|stiahni menu|logo|plagát|mapu|tlačivo|sprievodcu|žiadosť
download stiahnuť|stiahnite|stiahni vzor|výročnú_správu|technický_list|ukážku|skúšobnú_verziu|demo|tlačivá
download dokumenty|formuláre|katalógy|katalóg|cenník|materiály nastiahnutie
download manuály|návody|fotografie|logá|tlačivá|letáky nastiahnutie
download certifikáty|technické_listy|vzory|aplikácia|softvér|prílohy|tapety|prospekty|súbory nastiahnutie
download stiahnuť|stiahnite|stiahni|stiahnutie google_play|app_store|appstore|android|ios|windows|iphone
download stiahnuť|stiahnite|stiahni|stiahnutie zmluvu|obchodné_podmienky|fotky|fotografie
download stiahnuť|stiahnite|stiahni|stiahnutie obrázok|plán|pôdorys|kartu_bytu
download stiahnuť|stiahnite|stiahni|stiahnutie certifikát|ovládače|hru|mp3|všetko|prílohu
download stiahnuť|stiahnite|stiahni|stiahnutie číslo|kalendár|životopis|šablónu|recept
download chcem|získať|získajte |e-book ebook|e-book_zadarmo
download stiahnuť|stiahnite|stiahni |si prihlášku tábor|kurz|škôlky|pdf|členstvo
download stiahnuť|stiahnite|stiahni |si formulár|vzor|tlačivo |pdf žiadosti|prihlášky|zmluvy|reklamácie
download stiahnuť|stiahnite|stiahni |si stanovy|stanovy_združenia|denné_menu|nápojový_lístok|program_festivalu
download stiahnuť|stiahnite|stiahni |si katalóg_produktov|produktový_list|informačný_leták|školský_poriadok
download stiahnuť|stiahnite|stiahni |si výročnú_správu|program|cenník|katalóg|kalendár 2023|2024|2025|2026
download stiahnuť|stiahnite|stiahni |si pozvánku |podujatie|akciu
download stiahnuť|stiahnite|stiahni |si checklist|program|žiadosť_o_prijatie|cenník_služieb|tlačovú_správu
download prihláška|stanovy|logo|žiadosť|pozvánka|program|checklist|formulár_žiadosti nastiahnutie|stiahnutie
download chcem|pošlite|zašlite |stiahnuť ebook|e-book|checklist|sprievodcu_pdf
donate darovať|daruj|darujte|prispieť|prispejte|prispej|podporiť
donate podporte|podpor|chcem_prispieť|chcem_darovať|chcem_podporiť|finančný_dar
donate poslať|pošlite|zaslať dar|finančný_dar
donate venovať|venujte|dať|darovať|darujte dar|príspevok|finančný_dar|peniaze
donate poslať|pošlite|zaslať|venovať|venujte|dať|darovať|darujte 2|2_dane|dve_percentá|2_percentá
donate podporiť|podporte|podpor|prispieť|prispejte|prispej projekt|zbierku|činnosť|nadáciu|deti|organizáciu
donate podporiť|podporte|podpor|prispieť|prispejte|prispej pravidelne|finančne|zbierky|deťom|farnosť|združenie
donate podporiť|podporte|podpor|prispieť|prispejte|prispej zvieratá|útulok|útulku|hospic|2_dane|2_percentami
donate staňte_sa|stať_sa|staň_sa darcom|pravidelným_darcom|podporovateľom
donate 2_dane darujte|darovať|venujte|venovať
donate ako |môžete|môžem|môžeš pomôcť|pomáhať|podporiť|prispieť|darovať
donate chcem_pomôcť|chcem_pomáhať |zvieratám|deťom|ľuďom|rodine|útulku|ukrajine
donate podporiť|podporte|podpor|prispieť|prispejte|chcem_podporiť klub|redakciu|divadlo|múzeum|ukrajinu
donate podporiť|podporte|podpor|prispieť|prispejte|chcem_podporiť školu|patreone|obnovu|darom
donate virtuálna_adopcia|adopcia_diaľku|virtuálne_adoptovať|finančná_podpora
donate pravidelný_dar|jednorazový_dar|darcovská_sms
donate poukázať|poukážte|darovať|darujte|venovať|venujte 2|2_percentá|2_z_dane|dve_percentá_dane
donate poukázať|poukážte|darovať|darujte|venovať|venujte peniaze|podiel_dane
donate staňte_sa|stať_sa|staň_sa|chcem_byť sponzorom|patrónom|pravidelným_darcom
donate podporiť|podporte|podpor prácu|projekty|rodiny_núdzi|rodiny_deťmi|opravu_kostola|redakčnú_prácu
donate prispieť|prispejte|prispej|prispievam krmivo|prevádzku_útulku|opravu_kostola|charitu|verejnej_zbierky
donate prispieť|prispejte|podporiť|podporte ľubovoľnou|akoukoľvek|pravidelnou sumou|čiastkou
donate adoptovať|adoptujte|adoptuj|chcem_adoptovať |dieťa|zviera|psíka diaľku|virtuálne
donate virtuálne adoptovať|adoptujte|adoptuj psíka|psa|zvieratko|mačku
donate nastaviť|zadať|zriadiť|nastavte pravidelnú_podporu
donate podporiť|podporte|podpor |pravidelným|jednorazovým|mesačným|finančným darom|príspevkom
donate chcem|chcem_pravidelne|chcem_finančne darovať|prispievať|pomôcť|poukázať finančne|pravidelne|2_dane
donate darovať|darujte|daruj|venovať|venujte oblečenie|potraviny|krmivo|jednorazovo|pravidelne|mesačne
apply odoslať|poslať|pošlite|zaslať|zašlite|nahrať životopis|cv|prihlášku|žiadosť|motivačný_list
apply podať|podajte|vyplniť|vyplňte žiadosť|prihlášku_štúdium|žiadosť_o_dotáciu
apply podať|podajte|vyplniť|vyplňte žiadosť_o_grant|žiadosť_o_úver|elektronickú_prihlášku
apply prihláška|prihlášky|elektronická_prihláška|e-prihláška štúdium|vzdelávanie|vysokú_školu
apply prihláška|prihlášky|elektronická_prihláška|e-prihláška strednú_školu|materskej_školy|škôlky
apply uchádzať_sa_o_miesto|uchádzať_sa_o_pozíciu|reagovať_ponuku
apply odpovedať_inzerát|mám_záujem_o_pozíciu|mám_záujem_o_prácu
apply žiadosť|zažiadať|požiadať|požiadajte o_úver|o_pôžičku|o_hypotéku|o_dotáciu|o_grant
apply žiadosť|zažiadať|požiadať|požiadajte o_príspevok|o_štipendium|o_prijatie|o_miesto
apply prihlásiť_sa|prihláste_sa|hlásiť_sa pozíciu|výberového_konania|štúdium|pracovnú_pozíciu
apply poslať|pošlite|odoslať|zaslať|pošli |svoj životopis|cv|životopis_e-mailom
apply mám_záujem_pozíciu|mám_záujem_prácu|mám_záujem_o_túto_pozíciu|mám_záujem_o_zamestnanie
apply uchádzať_sa|uchádzajte_sa|prihlásiť_sa|prihláste_sa o_prácu|o_pozíciu|o_miesto|stáž|o_grant
apply chcem pracovať|prácu|študovať|pôžičku|úver|brigádu
apply pridaj_sa|pridajte_sa|pripojte_sa |nášho tímu|kolektívu
apply prihláška|prihlášky vš|prijímacím_skúškam|výberového_konania|doktorandské_štúdium
apply e-prihláška|podať_prihlášku vš|prijímacím_skúškam|výberového_konania|doktorandské_štúdium
apply zapísať_dieťa|prihláška materskej_školy|základnej_školy|mš|zš|1_ročníka|prvého_ročníka|škôlky
apply dotazník|formulár uchádzača|uchádzačov
apply požiadať|zažiadať|žiadosť |o členstvo|zamestnanie|pôžičku_online|úver_online
apply žiadosť|požiadať|podať_žiadosť |o prijatie|umiestnenie |dieťaťa škôlky|domova_seniorov|zariadenia|mš
apply žiadosť|požiadať|podať_žiadosť o_nadačný_príspevok|o_prenájom_bytu|o_členstvo_združení|o_členstvo_klube
apply pridaj_sa|pridajte_sa|pripoj_sa|prihlásiť_sa nášmu_tímu|tímu|voľnú_pozíciu|štúdium|ako_dobrovoľník
"""
