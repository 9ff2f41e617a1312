"""What links and buttons ask for in Hungarian."""

from typing import Final

PHRASES: Final = """
- a az egy és most azonnal itt ide ma online online ingyen ingyenes ingyenesen gyorsan gyors egyszerűen könnyen
- kérjük kattints kattintson nálunk nekünk nekem velünk velem ezt ez önöktől tőlünk díjmentes díjmentesen rögtön már
search keresés|keres|kereső|keresd|keressen_rá|kereshető_adatbázis
search részletes_keresés|összetett_keresés|keresőmező|kulcsszavas_keresés|termékkereső|álláskereső|ingatlankereső
search szálláskereső|oldalkereső|könyvkereső|járatkereső|utazáskereső|képzéskereső|orvoskereső
search keresés|keress|keressen|kereső|találd_meg|találja_meg|keresek termék|termékek|termékek_között|terméket|oldalon
search keresés|keress|keressen|kereső|találd_meg|találja_meg|keresek honlapon|webshopban|ingatlan|ingatlant
search keresés|keress|keressen|kereső|találd_meg|találja_meg|keresek ingatlanok_között|állást|állás|munkát|szállást
search keresés|keress|keressen|kereső|találd_meg|találja_meg|keresek utazást|orvost|szakembert|könyvet|katalógusban
search keresés|keress|keressen|kereső|találd_meg|találja_meg|keresek lakást|járatot|tanfolyamot|szakorvost
buy kosárba|kosár|kosárhoz|kosarába|kosaram|megveszem|megvásárolom|megvásárlás|megvásárol|vásárlás
buy vásárolok|vásárolj|vásároljon|webshop|webáruház|webbolt|e-bolt|pénztárhoz|vásárlás_folytatása
buy vásárlás_webshopban|vásárlás_befejezése|fizetés_kosár|jegyvásárlás|jegyvétel|jegyvásárlásonline|jegyek_vásárlása
buy jegyvásárláshoz|bérletvásárlás|bérletvétel|könyvvásárlás|ajándékkártya_vásárlás|autópálya-matrica_vásárlás
buy előfizetés_vásárlás|vásárlás_indítása|előrendelés|előrendelem|előrendelek|jegyrendelés
buy kosárba|kosárhoz|kosaramba teszem|rakom|helyezem|tesz|tedd|tegye|adom|hozzáadás|adás|helyezés|rakás|dobom
buy tovább|irány|ugrás|belépés|megnézem|kosár kosárhoz|kosár|pénztárhoz|pénztár
buy tovább|irány|ugrás|belépés|megnézem webshopba|webshop|webáruházba|webáruház
buy kosár megtekintése
buy vedd_meg|vegye_meg|vegyél|vegyen|vásárolj jegyet|jegyeket|belépőt|bérletet|ajándékutalványt
buy vásároljon|veszek|vásárolok|megveszem|megvásárolom jegyet|jegyeket|belépőt|bérletet|ajándékutalványt
buy vedd_meg|vegye_meg|vegyél|vegyen|vásárolj könyvet|terméket|csomagot|licencet|utalványt
buy vásároljon|veszek|megveszem|megvásárolom|megvásárlás könyvet|terméket|csomagot|licencet|utalványt
buy jegy|jegyek|belépő|belépők|bérlet|termék vásárlás|vásárlása|megvásárlása|vásárol|megvétele|rendelés
buy könyv|utalvány|ajándékutalvány|voucher|csomag vásárlás|vásárlása|megvásárlása|vásárol|megvétele
order megrendelés|megrendelem|megrendelek|rendelj|rendeljen|rendelek|rendelem|megrendel|megrendelése|onlinerendelés
order onlinemegrendelés|ételrendelés|pizzarendelés|ebédrendelés|tortarendelés|virágrendelés
order menürendelés|házhozrendelés|megrendelőlap|megrendelő_űrlap|megrendelő_lap|könyvrendelés
order étel_rendelés|pizza_rendelés|rendelési_űrlap|megrendelési_űrlap|képrendelés|terméket_rendelek
order rendelés|megrendelés leadása|elküldése|véglegesítése|feladása|leadás|űrlap|indítása|elküldés|leadom|telefonon
order adja_le|add_le|leadom rendelését|rendelésed|rendelésedet|megrendelését|rendelést|megrendelést
order rendelj|rendeljen|rendelek|rendelem|kérek|megrendelem ételt|ebédet|pizzát|menüt|házhozszállítást
order rendelj|rendeljen|rendelek|rendelem|kérek|megrendelem házhoz|kiszállítással|tortát|elvitelre
order rendelj|rendeljen|rendelek|kérek|megrendelem katalógust|mintát|terméket|virágot
order rendelj|rendeljen|rendelek|kérek|megrendelem szolgáltatást|könyvet|whatsappon|csomagot
book foglalás|foglalok|foglalj|foglaljon|foglalom|lefoglalom|lefoglalás|lefoglalása|foglalásonline
book foglalási_űrlap|foglalási_rendszer|szeretnék_foglalni|időpontfoglalás|időpont_foglalás|időpontfoglalása
book időpontkérés|időpont_kérés|időpontegyeztetés|időpont_egyeztetés|időpont_foglalása|asztalfoglalás
book szobafoglalás|szállásfoglalás|helyfoglalás|jegyfoglalás|szállodafoglalás|pályafoglalás
book repülőjegy_foglalás|teremfoglalás|autófoglalás|konzultációt_kérek|demót_kérek|bemutatót_kérek
book időpontot_kérek|időpontot_foglalok|asztalt_foglalok|szobát_foglalok|szállást_foglalok|helyet_foglalok
book szabad_szobák_keresése|szabad_időpontok|szabad_időpontok_megtekintése
book elérhetőség_ellenőrzése_foglalás|foglalás_szobák|foglaljon_szobát_közvetlenül
book foglalj|foglaljon|foglalok|foglalom|lefoglalom|kérj|kérjen időpontot|időpontját
book kérek|egyeztess|egyeztessen|egyeztetek|foglalja_le|foglald_le időpontot|időpontját
book foglalj|foglaljon|foglalok|foglalom|lefoglalom asztalt|asztalod|asztalát|szobát|szállást|helyet|helyed|helyét
book foglalja_le|foglald_le|kérek|kérjen asztalt|asztalod|asztalát|szobát|szállást|helyet|helyed|helyét
book foglalj|foglaljon|foglalok|lefoglalom|foglalja_le|foglald_le|kérek|kérjen|kérj időpontod|jegyet|konzultációt
book foglalj|foglaljon|foglalok|lefoglalom|foglalja_le bemutatót|demót|találkozót|visszahívási_időpontot
book foglald_le|kérek|kérjen|kérj bemutatót|demót|találkozót|visszahívási_időpontot
book foglalj|foglaljon|foglalok|foglalja_le|kérek|kérjen|kérj|egyeztessünk próbaórát|tesztvezetést|órát
book foglalj|foglaljon|foglalok|foglalja_le masszázst|apartmant|autót|pályát|kezelést|szobáját
book kérek|kérjen|kérj|egyeztessünk masszázst|apartmant|autót|pályát|kezelést|szobáját
book asztal|szoba|szállás|hely|jegy|apartman|pálya|terem foglalás|foglalása|foglalok
book autó|program|konzultáció|vizsgálat|masszázs|kezelés|nyaralás foglalás|foglalása|foglalok
book bejelentkezés|bejelentkezem|jelentkezz_be|jelentkezzen_be vizsgálatra|rendelésre|kezelésre|orvoshoz
book bejelentkezés|bejelentkezem|jelentkezz_be|jelentkezzen_be szakrendelésre|konzultációra|masszázsra
track csomagkövetés|nyomkövetés|csomag_követés|rendeléskövetés
track küldeménykövetés|szállítmánykövetés|csomag_nyomkövetés|nyomon_követés
track csomag|csomagom|rendelés|rendelésem követése|nyomon_követése|nyomkövetése|állapota|státusza|státusz
track küldemény|küldeményem|szállítmány|megrendelés követése|nyomon_követése|nyomkövetése|állapota|státusza|státusz
track kövesd|kövesse|követem|nyomon_követem|hol_van csomagod|csomagját|csomagomat|csomagom|rendelésed
track kövesd|kövesse|követem|nyomon_követem|hol_van rendelésedet|rendelését|küldeményét|rendelésem
quote árajánlat|ajánlatkérés|árajánlatkérés|árajánlat-kérés|ajánlatkérő|ajánlatkérő_űrlap|árajánlatkérő
quote ajánlat_kérés|árajánlat_kérés|árajánlat_kérése|árkalkuláció|díjkalkuláció|árkalkulátor
quote díjkalkulátor|árajánlat_igénylés|ajánlat_igénylése|ingyenesfelmérés|árérdeklődés|ajánlatigénylés
quote kérj|kérjen|kérek|kérem|igényelj|igényeljen|igénylek|szeretnék |személyre_szabott|egyedi ajánlatot|árajánlatot
quote kérj|kérjen|kérek|kérem |személyre_szabott|egyedi ajánlatunkat|árkalkulációt|kalkulációt|árat
quote igényelj|igényeljen|igénylek|szeretnék |személyre_szabott|egyedi ajánlatunkat|árkalkulációt|kalkulációt|árat
quote ajánlatot|árajánlatot|kalkulációt kérek|kérem|kérés|kérése|kérjen|kérj|szeretnék
quote árat|árkalkulációt|egyedi_ajánlatot kérek|kérem|kérés|kérése|kérjen|kérj|szeretnék
quote számold_ki|számolja_ki|kiszámolom|kiszámítása díját|árat|árát|árról|az_árról|költséget|ár_iránt
quote számítás|érdeklődj|érdeklődjön díját|árat|árát|árról|az_árról|költséget|ár_iránt
contact kapcsolat|kapcsolatfelvétel|elérhetőség|elérhetőségek|elérhetőségeink
contact kapcsolati_űrlap|kapcsolatfelvételi_űrlap|kapcsolatba_lépek|kapcsolatfelvétel_űrlap|keressminket
contact keressenminket|keressenbennünket|keressetekminket|keressbennünket|keressbátran|lépjünk_kapcsolatba
contact üzenj|üzenjen|kérdezz|kérdezzen|kérdezek|kérdezze_szakértőnket
contact kérdezz_szakértőt|kérdezze_orvosát|van_kérdésed|kérdése_van|kérdésed_van|van_kérdése
contact vedd_fel|vegye_fel|felveszem|lépj|lépjen|lépjünk|felvenné kapcsolatot|kapcsolatba|a_kapcsolatot
contact írj|írjon|írjatok |üzenetet|e-mailt|emailt|levelet|kérdést
contact üzenet|üzenetet|e-mail|email|érdeklődés|kérdés küldése|küldés|küldök|írása|elküldése|írok
contact tegye_fel|tedd_fel|felteszem kérdését|kérdésed|kérdésedet|kérdésemet
contact kérdezz|kérdezzen|érdeklődj|érdeklődöm|érdeklődjön |munkatársunktól|szakértőtől
contact kérdezz|kérdezzen|kérdés|érdeklődj szakértőinktől|eladótól|termékről|hirdetőtől
contact érdeklődöm|érdeklődjön|érdeklődés szakértőinktől|eladótól|termékről|hirdetőtől
contact visszahívást|visszahívás|visszahívását kérek|kérése|kérjen|kérj|kérés|kérem
contact beszéljünk|chatelj|csevegj |szakértőnkkel|tanácsadónkkal
contact beszéljünk|beszélj|beszéljen|chatelj|csevegj|beszélgess szakértővel|munkatársunkkal
contact küldj|küldjön|küldök|hagyj|hagyjon üzenetet|e-mailt|emailt|levelet
contact beszélj|beszéljen|beszélgess szakértőnkkel|tanácsadónkkal
contact ügyfélszolgálat|ügyfélszolgálatunk|vevőszolgálat|ügyféltámogatás|ügyfélkapcsolat
register regisztráció|regisztrálok|regisztrálj|regisztráljon|regisztrálás|regisztrálni|regisztrációs_űrlap
register regisztrálom_magam|új_regisztráció|csatlakozom|csatlakozz|csatlakozzon|csatlakozás|csatlakozz_hozzánk
register csatlakozzon_hozzánk|fiók_létrehozása|fiók_regisztrálása|fiókot_nyitok|profil_létrehozása|beiratkozás
register beiratkozom|iratkozz_be|nevezés|nevezek|nevezz|tagsági_nyilatkozat|belépési_nyilatkozat
register tagfelvételi_kérelem|nevezési_lap|tagfelvétel|kipróbálom|próbáld_ki|próbálja_ki
register kipróbálás|próbaidőszak|próbaverzió|elkezdem|kezdd_el|kezdje_el
register próbaverzió_indítása|14_napos_próba|ingyenespróba|próbáldkiingyen|próbáljakiingyen|ingyenesregisztráció
register hozz_létre|hozzon_létre|létrehozok|nyiss|nyisson|nyitok|készíts|új fiókot|fiók|profilt
register nyiss|nyisson|nyitok számlát
register jelentkezés|jelentkezz|jelentkezzen|jelentkezem|regisztráció tanfolyamra|képzésre|programra
register regisztrálj|regisztrálok|regisztráljon|beiratkozás|nevezés tanfolyamra|képzésre|programra
register jelentkezés|jelentkezz|jelentkezzen|jelentkezem|regisztráció táborba|versenyre|eseményre|rendezvényre
register regisztrálj|regisztrálok|regisztráljon|nevezés táborba|versenyre|eseményre|rendezvényre
register jelentkezés|jelentkezz|jelentkezzen|jelentkezem konferenciára|workshopra|webinárra|kurzusra|klubba|tagnak
register regisztráció|regisztrálj|regisztrálok|nevezés konferenciára|workshopra|webinárra|kurzusra|klubba|tagnak
register jelentkezés|jelentkezz|jelentkezem|jelentkezzen önkéntesnek|előadásra|túrára|edzésre
register jelentkezés|jelentkezz|jelentkezem|jelentkezzen próbaórára|nyílt_napra|kirándulásra|futásra
register legyél|légy|legyen|lennék|leszek|lépj_be|belépek tag|tagunk|klubtag|klubtagunk|partnerünk
register legyél|légy|legyen|lennék|leszek|lépj_be|belépek partner|önkéntes|önkéntesünk|viszonteladó|viszonteladónk
register új_felhasználó|új_vásárló|új_fiók
log_in bejelentkezés|belépés|bejelentkezem|belépek|jelentkezz_be|jelentkezzen_be|lépj_be|lépjen_be|login
log_in fiókom|saját_fiók|belépő_felület|bejelentkezek|fiók_belépés|ügyfélportál|ügyfélkapu|ügyfélzóna|partnerportál
log_in páciensportál|tagoknak_belépés|saját_profil|e-napló|netbank|netbank_belépés|webmail|kréta_belépés
log_in belépés|bejelentkezés|jelentkezz_be|jelentkezzen_be fiókba|fiókomba|fiókjába|fiókodba|rendszerbe
log_in belépés|bejelentkezés|jelentkezz_be|jelentkezzen_be ügyfeleknek|tagoknak|partnereknek|regisztráció
log_in ügyfél|partner|tagi|ügyfélkapu|diák belépés|bejelentkezés|fiók|felület|kapu
log_in szülői|dolgozói|felhasználói|viszonteladói|páciens belépés|bejelentkezés|fiók|felület|kapu
log_in tagi|dolgozói|felhasználói|viszonteladói portál
subscribe feliratkozás|feliratkozom|iratkozz_fel|iratkozzon_fel|hírlevél|hírlevelek|előfizetés|előfizetek|fizess_elő
subscribe fizessen_elő|értesítést_kérek|értesítést_kérek_e-mailben|kérek_értesítést
subscribe lap_előfizetés|lapelőfizetés|újság_előfizetés|magazin_előfizetés
subscribe feliratkozás|feliratkozom|iratkozz_fel|iratkozzon_fel|kérem|kérek |a hírlevélre|hírlevelünkre|hírlevelet
subscribe feliratkozás|feliratkozom|iratkozz_fel |a hírleveledre|hírleveleinkre|értesítésekre
subscribe iratkozzon_fel|kérem|kérek |a hírleveledre|hírleveleinkre|értesítésekre
subscribe hírlevél|hírlevélre|hírlevelünkre feliratkozás|feliratkozom|regisztráció|megrendelés|igénylés
subscribe hírlevél|hírlevélre|hírlevelünkre iratkozz_fel|iratkozzon_fel|kérem|előfizetés
subscribe előfizetés|előfizetek|fizess_elő|fizessen_elő |lapra|magazinra|újságra
subscribe előfizetés|előfizetek|fizess_elő|fizessen_elő lapunkra|folyóiratra|magazinunkra|hírlevélre
download letöltés|letöltések|letöltöm|letölt|töltsd_le|töltse_le
download letöltése|letöltéshez|letölthető|letöltés_pdf|pdf_letöltés|letölthető_dokumentumok
download töltsd_le|töltse_le|letöltöm|letöltés|telepítsd|telepítse alkalmazást|appot|alkalmazásunkat
download töltsd_le|töltse_le|letöltöm appunkat|applikációt|programot|szoftvert|fájlt|pdf-et
download letöltés|telepítsd|telepítse appunkat|applikációt|programot|szoftvert|fájlt|pdf-et
download töltsd_le|töltse_le|letöltöm|letöltés katalógust|katalógusunkat|prospektust|árlistát|nyomtatványt|űrlapot
download töltsd_le|töltse_le|letöltöm|letöltés füzetet|e-bookot|ebookot|kiadványt|tájékoztatót
download alkalmazás|app|katalógus|prospektus|árlista|nyomtatvány|nyomtatványok|űrlap|e-book letöltése|letöltés
download dokumentum|dokumentumok|fájl|program|szoftver|kézikönyv letöltése|letöltés
download útmutató|használati_útmutató|brosúra|étlap|adatlap|tájékoztató letöltése|letöltés
download szórólap|jelentkezési_lap|kiadvány|füzet|térkép|logó letöltése|letöltés
donate adományozás|adományozok|adományozz|adományozzon|adomány|adományok|adakozz|adakozás|adakozom
donate adakozzon|támogatom|támogass|támogasson|támogatlak|adó_1|adó1|szja_1
donate adója_1|1_felajánlása|1_felajánlás|adó_1_felajánlása
donate rendszeres_adományozás|egyszeri_adomány|rendszeres_adomány
donate támogass|támogasson|támogatom|támogatni_szeretném|támogasd|támogassa minket|bennünket|munkánkat|alapítványt
donate támogass|támogasson|támogatom|támogatni_szeretném|támogasd|támogassa alapítványunkat|gyerekeket|egyesületünket
donate támogass|támogasson|támogatom|támogasd|támogassa ügyet|projektet|intézményt|állatokat|gyülekezetet
donate támogass|támogasson|támogatom|támogasd|támogassa egyesületet|iskolát|közösséget|az_ügyet|célt
donate adomány|adományt|támogatás|pénzadomány küldése|küldök|átutalása|utalása|adok|nyújtok|felajánlása|utalok
donate legyél|legyen|légy támogatónk|támogató|rendszeres_támogató|adományozó|rendszeres_támogatónk
apply jelentkezés|jelentkezz|jelentkezzen állásra|munkára|pozícióra|erre_az_állásra|az_állásra|álláshirdetésre
apply jelentkezem|pályázok|pályázz|pályázat|pályázzon állásra|munkára|pozícióra
apply jelentkezem|pályázok|pályázz|pályázat|pályázzon erre_az_állásra|az_állásra|álláshirdetésre
apply önéletrajz|önéletrajzot|önéletrajzod|cv|cv-t|pályázat küldése|elküldése|benyújtása|beküldése|feltöltése
apply pályázatot|kérelem|kérelmet|jelentkezés|jelentkezését küldése|elküldése|benyújtása|beküldése|feltöltése
apply küldd_el|küldje_el|küldj|küldjön|elküldöm|beküldöm|töltsd_fel önéletrajzod|önéletrajzodat|önéletrajzát
apply küldd_el|küldje_el|küldj|küldjön|elküldöm|beküldöm|töltsd_fel önéletrajzot|önéletrajzomat|cv-t|cv-d
apply pályázom|pályázok|megpályázom|jelentkezési_lap|jelentkezési_űrlap
apply jelentkezem_az_állásra|állásjelentkezés|álláspályázat|jelentkezés_felvételire
apply hitel|hitelt|támogatás|ösztöndíj igénylés|igénylése|igénylek|igényelek|igényelj|igényeljen
apply kölcsön|kártya|lakáshitel|személyi_kölcsön igénylés|igénylése|igénylek|igényelek|igényelj|igényeljen
"""
