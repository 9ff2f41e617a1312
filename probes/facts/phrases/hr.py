"""What links and buttons ask for in Croatian, Bosnian and Serbian."""

from typing import Final

PHRASES: Final = """
- a i te ili u na do k ka iz s sa za po od kod mi me mene moj moja moje moju mojeg svoj svoja svoje svoju nam nas nama
- naš naša naše našu našeg našem našoj naši naših vam vas vama vaš vaša vaše vašu vašeg ovaj ovu ovo to ovdje ovde tu
- sada odmah danas već online online besplatno besplatan besplatna besplatnu besplatni besplatne brzo brz brza brzu
- brzi lako jednostavno molimo kliknite klikni neobavezno neobavezujuće neobavezujuću izravno direktno putem preko а и
- те или у на до к ка из с са за по од код ми ме мене мој моја моје моју мојег свој своја своје своју нам нас нама наш
- наша наше нашу нашег нашем нашој наши наших вам вас вама ваш ваша ваше вашу вашег овај ову ово то овдје овде ту сада
- одмах данас већ онлине онлине бесплатно бесплатан бесплатна бесплатну бесплатни бесплатне брзо брз брза брзу брзи
- лако једноставно молимо кликните кликни необавезно необавезујуће необавезујућу изравно директно путем преко онлајн
search traži|tražite|pretraga|pretraži|pretražite|pretraživanje|tražilica|potraži
search potražite|napredna_pretraga|napredno_pretraživanje|pretraživač|тражи|тражите|претрага|претражи
search претражите|претраживање|потражи|потражите|напредна_претрага|напредно_претраживање|претраживач
search traži|pretraga|pretraži|pretražite|pretraživanje proizvod|proizvode|proizvoda
search traži|pretraga|pretraži|pretražite|pretraživanje stranicu|stranice|sajt|sajta
search pronađi|pronađite|nađi|tražilica proizvod|proizvode|proizvoda|stranicu|stranice|sajt|sajta
search traži|pretraga|pretraži|pretražite nekretninu|nekretnine|nekretnina|posao
search pretraživanje|pronađi|pronađite|nađi nekretninu|nekretnine|nekretnina|posao
search traži|pretraga|pretraži|pretražite poslova|poslove|oglase|oglasa|smještaj
search pretraživanje|pronađi|pronađite|nađi poslova|poslove|oglase|oglasa|smještaj
search traži|pretraga|pretraži|pretražite smeštaj|smještaja|hotel|let|letove|letova|knjigu|knjige|kurs|kurseve
search pretraživanje|pronađi|pronađite|nađi smeštaj|smještaja|hotel|let|letove
search pretraživanje|pronađi|pronađite|nađi letova|knjigu|knjige|kurs|kurseve
search traži|pretraga|pretraži doktora|liječnika|lekara|tečaj|tečajeve|artikl
search pretražite|pronađi|pronađite|nađi doktora|liječnika|lekara|tečaj|tečajeve|artikl
search traži|pretraga|pretraži|pretražite|pronađi|pronađite|nađi artikle|artikal|kataloga|katalog|stan|stanova
search тражи|претрага|претражи|претражите производ|производе|производа|сајт|сајта
search претраживање|пронађи|пронађите|нађи производ|производе|производа|сајт|сајта
search тражи|претрага|претражи|претражите некретнину|некретнине|некретнина|посао
search претраживање|пронађи|пронађите|нађи некретнину|некретнине|некретнина|посао
search тражи|претрага|претражи|претражите послова|послове|огласе|огласа|смештај
search претраживање|пронађи|пронађите|нађи послова|послове|огласе|огласа|смештај
search тражи|претрага|претражи|претражите хотел|лет|летове|летова|књигу|књиге|курс|курсеве
search претраживање|пронађи|пронађите|нађи хотел|лет|летове|летова|књигу|књиге|курс|курсеве
search тражи|претрага|претражи|претражите|пронађи|пронађите|нађи доктора|лекара|артикл|артикле|артикал
search тражи|претрага|претражи|претражите|пронађи|пронађите|нађи каталога|каталог|стан|станова
search što_tražite|šta_tražite|što_tražiš|šta_tražiš|unesite_pojam|unesite_pojam_pretraživanje|pojam_pretrage
search шта_тражите|шта_тражиш
search pretraži|pretraga|pronađi|pronađite trgovinu|prodavaonicu|prodavnicu|poslovnicu|web|vijesti|vesti
search pretraži|pretraga|pronađi|pronađite arhivu|ljekarnu|apoteku|vozilo|vozila|automobile|knjižnicu|restoran
buy kupi|kupite|kupujem|kupim|kupuj|kupujte|želim_kupiti|košarica|košaricu|korpa|korpu|ukošaricu|ukorpu
buy blagajnu|blagajni|webshop|web_shop|e-shop|web_trgovina|internet_trgovina|internet_prodavnica
buy webtrgovina|web_prodavnica|e-prodavnica|onlineshop|onlineprodavnica
buy onlinetrgovina|купи|купите|купујем|купим
buy купуј|купујте|желим_купити|корпа|корпу|укорпу|е-схоп|интернет_трговина|интернет_продавница|е-продавница
buy онлинесхоп|онлинепродавница|онлинетрговина|веб_продавница|онлајнпродавница
buy веб_шоп|kupovinaonline|onlinekupovina
buy kupi|kupite|kupovina|kupnja|prodaja ulaznicu|ulaznice|ulaznica|kartu|karte|karata|pretplatnu_kartu
buy osiguraj|osigurajte|nabavi|kupujem ulaznicu|ulaznice|ulaznica
buy osiguraj|osigurajte|nabavi|kupujem kartu|karte|karata|pretplatnu_kartu
buy kupi|kupite|kupovina|kupnja|nabavi|kupujem poklon_bon|poklon_bonove|bon|vaučer|voucher
buy kupi|kupite|kupovina|kupnja|nabavi|kupujem poklon_vaučer|poklon_karticu|knjigu
buy kupi|kupite|kupovina|kupnja|nabavi|kupujem knjige|e-knjigu|propusnicu|proizvod
buy kupi|kupite|kupovina|kupnja|nabavi|kupujem proizvode|paket|licencu|kurs|tečaj|kurseve|avio_kartu
buy kupi|kupite|kupovina|kupnja|nabavi|kupujem avio_karte|polisu|vinjetu|poklon|izdanje|ulaz
buy dodaj|stavi|dodajte|vidi košaricu|košarici|korpu|korpi|košarice|korpe|blagajnu|plaćanje|kupovinu
buy pogledaj|pogledajte|idi|nastavi|pregled|prikaži|ubaci košaricu|košarici|korpu|korpi|košarice
buy pogledaj|pogledajte|idi|nastavi|pregled|prikaži|ubaci korpe|blagajnu|plaćanje|kupovinu
buy idi|posjeti|posjetite|poseti|posetite webshop|web_shop|webshopa|web_trgovinu
buy idi|posjeti|posjetite|poseti|posetite internet_trgovinu|online_shop|prodavnicu_online|web_prodavnicu
buy nastavi|završi|dovrši|završite|nastavite kupovinu|kupnju|kupovinom|kupnjom|naplatu|blagajnu
buy купи|купите|куповина|продаја|осигурај|осигурајте|набави|купујем карту|карте|карата|претплатну_карту
buy купи|купите|куповина|набави|купујем поклон_бон|поклон_бонове|бон|ваучер
buy купи|купите|куповина|набави|купујем поклон_ваучер|поклон_картицу|књигу
buy купи|купите|куповина|набави|купујем књиге|е-књигу|пропусницу|производ|производе|пакет|лиценцу|курс
buy купи|купите|куповина|набави|купујем курсеве|авио_карту|авио_карте|полису|вињету|поклон|издање|улаз
buy додај|стави|додајте|види|погледај корпу|корпи|корпе
buy иди|настави корпу|корпи|корпе|плаћање|куповину
buy иди|посети|посетите интернет_трговину|онлине_схоп|продавницу_онлине
buy настави|заврши|доврши|завршите|наставите куповину|куповином
buy kupi|kupite vino|med|nekretninu|stan|vozilo|auto|majicu|cvijeće|igru|album|karticu|sliku|namještaj|opremu
buy kupi|kupite dnevnu_kartu|domenu|hosting
order naruči|naručite|naručujem|poruči|poručite|poručujem|narudžba|narudžbina|narudžbenica
order porudžbina|želim_naručiti|želim_poručiti|onlinenarudžba|наручи|наручите|наручујем|поручи|поручите
order поручујем|наруџба|наруџбина|наруџбеница|поруџбина|желим_наручити|желим_поручити|онлиненаруџба
order pošalji|pošaljite|završi|izvrši|potvrdi narudžbu|narudžbinu|porudžbinu|narudžbe|narudžbenicu
order kreiraj|napravi|slanje|obavi|predaj narudžbu|narudžbinu|porudžbinu|narudžbe|narudžbenicu
order naruči|naručite|naručujem|poruči hranu|hrane|pizzu|picu|ručak|jelo
order poručite|poručivanje|narudžba|naručivanje hranu|hrane|pizzu|picu|ručak|jelo
order naruči|naručite|naručujem|poruči jela|obrok|obroke|meni|tortu|torte
order poručite|poručivanje|narudžba|naručivanje jela|obrok|obroke|meni|tortu|torte
order naruči|naručite|naručujem|poruči dostavu|dostavom|proizvod|proizvode
order poručite|poručivanje|narudžba|naručivanje dostavu|dostavom|proizvod|proizvode
order naruči|naručite|naručujem|poruči proizvoda|katalog|uzorak|uzorke|cvijeće|cveće
order poručite|poručivanje|narudžba|naručivanje proizvoda|katalog|uzorak|uzorke|cvijeće|cveće
order naruči|naručite|naručujem buket|uslugu|knjigu|knjiga|catering|ketering
order poruči|poručite|narudžba|poručivanje buket|uslugu|knjigu|knjiga|catering|ketering
order naruči|naručite|naručujem whatsappa|whatsapp|viber|telefonom|artikle|kući
order poruči|poručite|narudžba|poručivanje whatsappa|whatsapp|viber|telefonom|artikle|kući
order obrazac|formular|forma narudžbe|narudžbu|naručivanje|poručivanje|narudžbine
order пошаљи|пошаљите|заврши|изврши|потврди наруџбу|наруџбину|поруџбину|наруџбе|наруџбеницу
order креирај|направи|слање|обави|предај наруџбу|наруџбину|поруџбину|наруџбе|наруџбеницу
order наручи|наручите|наручујем|поручи храну|хране|пиззу|пицу|ручак|јело|јела
order поручите|поручивање|наруџба|наручивање храну|хране|пиззу|пицу|ручак|јело|јела
order наручи|наручите|наручујем|поручи|поручите|поручивање|наруџба|наручивање оброк|оброке|мени|торту|торте
order наручи|наручите|наручујем|поручи|поручите|поручивање|наруџба|наручивање доставу|доставом|производ
order наручи|наручите|наручујем|поручи производе|производа|каталог|узорак|узорке|цвеће
order поручите|поручивање|наруџба|наручивање производе|производа|каталог|узорак|узорке|цвеће
order наручи|наручите|наручујем|поручи|поручите|наруџба|поручивање букет|услугу|књигу|књига|цатеринг
order наручи|наручите|наручујем|поручи|поручите|наруџба|поручивање кетеринг|вибер|телефоном|артикле|кући
order образац|формулар|форма наруџбе|наруџбу|наручивање|поручивање|наруџбине
order brzanarudžba|ponovi_narudžbu|naruči_prijevod|naruči_prevod|naruči_drva|naruči_web_stranicu|poruči_sajt
order naruči_vino|naruči_pelete|naruči_taksi_dostavu
book rezerviraj|rezervirajte|rezerviram|rezerviši|rezervišite
book rezervišem|rezervacija|rezervacije|rezerviranje|zakaži
book zakažite|zakazivanje|zakažite_se|naruči_se|naručite_se|e-naručivanje|e-zakazivanje|zakažitermin
book rezervirajmjesto|naručivanje_pregled|naručite_se_pregled|naruči_se_pregled|onlinezakazivanje|резервиши
book резервишите|резервишем|резервација|резервације|заказивање|закажите_се|наручи_се|наручите_се
book е-наручивање|е-заказивање|закажитермин
book наручивање_преглед|наручите_се_преглед|наручи_се_преглед|онлинезаказивање
book rezerviraj|rezervirajte|rezerviši|rezervišite stol|sto|stola
book rezervacija|rezervacije|rezervirati|rezervisati stol|sto|stola
book rezerviraj|rezervirajte|rezerviši|rezervišite stolova|sobu|sobe
book rezervacija|rezervacije|rezervirati|rezervisati stolova|sobu|sobe
book rezerviraj|rezervirajte soba|smještaj|smeštaj|smještaja|smeštaja|termin|termina|mjesto|mjesta|mesto|mesta
book rezerviši|rezervišite|rezervacija|rezervacije|rezervirati|rezervisati soba|smještaj|smeštaj|smještaja
book rezerviši|rezervišite|rezervacija smeštaja|termin|termina|mjesto|mjesta|mesto|mesta
book rezervacije|rezervirati|rezervisati smeštaja|termin|termina|mjesto|mjesta|mesto|mesta
book rezerviraj|rezervirajte|rezerviši hotel|hotela|apartman|apartmana|automobila
book rezervišite|rezervacija|rezervacije hotel|hotela|apartman|apartmana|automobila
book rezerviraj|rezervirajte|rezerviši dvorane|dvoranu|salu|sale|teren|terena
book rezervišite|rezervacija|rezervacije dvorane|dvoranu|salu|sale|teren|terena
book rezerviraj|rezervirajte|rezerviši masažu|masaže|tretman|tretmana|vez|boravak
book rezervišite|rezervacija|rezervacije masažu|masaže|tretman|tretmana|vez|boravak
book rezerviraj|rezervirajte|rezerviši odmor|putovanje|putovanja|ulaznice|ulaznica
book rezervišite|rezervacija|rezervacije odmor|putovanje|putovanja|ulaznice|ulaznica
book rezerviraj|rezervirajte|rezerviši karte|karata|vozilo|vozila|auto|izlet
book rezervišite|rezervacija|rezervacije karte|karata|vozilo|vozila|auto|izlet
book rezerviraj|rezervirajte|rezerviši izleta|transfer|transfera|let|plovilo|vožnju
book rezervišite|rezervacija|rezervacije izleta|transfer|transfera|let|plovilo|vožnju
book zakaži|zakažite|zakazivanje|zakazati|ugovori|ugovorite termin|termina|pregled|pregleda|posjet|posjetu
book dogovori|dogovorite|zatraži termin|termina|pregled|pregleda|posjet|posjetu
book zatražite|naruči_se|naručite_se termin|termina|pregled|pregleda|posjet|posjetu
book zakaži|zakažite|zakazivanje|ugovori|ugovorite posetu|posete
book dogovori|dogovorite|zatraži|zatražite|naruči_se posetu|posete
book zakaži|zakažite|zakazivanje|ugovori|ugovorite konzultacije
book dogovori|dogovorite|zatraži|zatražite|naruči_se konzultacije
book zakaži|zakažite|zakazivanje|ugovori|ugovorite konzultaciju
book dogovori|dogovorite|zatraži|zatražite|naruči_se konzultaciju
book zakaži|zakažite konzultacija|sastanak|sastanka|demo|prezentaciju|tretman|tretmana|masažu|čas|probni_čas
book zakazivanje|ugovori|ugovorite|dogovori konzultacija|sastanak|sastanka|demo
book dogovorite|zatraži|zatražite|naruči_se konzultacija|sastanak|sastanka|demo
book zakazivanje|ugovori|ugovorite|dogovori prezentaciju|tretman|tretmana|masažu|čas|probni_čas
book dogovorite|zatraži|zatražite|naruči_se prezentaciju|tretman|tretmana|masažu|čas|probni_čas
book zakaži|zakažite|zakazivanje razgovor|poziv|servis|servisa|testnu_vožnju|probnu_vožnju|šišanje|frizera
book ugovori|ugovorite|dogovori|dogovorite|zatraži|naruči_se razgovor|poziv|servis|servisa
book ugovori|ugovorite|dogovori|dogovorite|zatraži|naruči_se testnu_vožnju|probnu_vožnju|šišanje|frizera
book zakaži|zakažite|dogovori|dogovorite|naručivanje|zakazivanje razgledavanje|obilazak|gledanje|sat
book zakaži|zakažite|dogovori|dogovorite|naručivanje|zakazivanje pacijenata|pacijente|pregled|pregleda
book zakaži|zakažite|dogovori|dogovorite|naručivanje|zakazivanje pregledi|kod_lekara|lekaru
book provjeri|provjerite|proveri|proverite raspoloživost_soba|dostupnost_smještaja|slobodne_termine
book provjeri|provjerite|proveri|proverite slobodne_sobe|raspoloživost_rezerviraj|raspoložive_termine
book pošalji|pošaljite|napravi|izvrši rezervaciju|upit_rezervaciju|zahtjev_rezervaciju
book pošalji|pošaljite|napravi|izvrši zahtev_rezervaciju|upit_smještaj
book резервиши|резервишите|резервација|резервације|резервисати сто|собу|собе|соба|смештај
book резервиши|резервишите|резервација|резервације|резервисати смештаја|термин|термина|место|места
book резервиши|резервишите|резервација|резервације хотел|хотела|апартман|апартмана|карте|карата|возило|возила
book резервиши|резервишите|резервација|резервације ауто|аутомобила|салу|сале|терен|терена|масажу
book резервиши|резервишите|резервација|резервације масаже|третман|третмана|вез|боравак|одмор|путовање
book резервиши|резервишите|резервација|резервације путовања|излет|излета|трансфер|трансфера|лет|вожњу
book закажи|закажите|заказивање|заказати|уговори|уговорите термин|термина|преглед|прегледа
book договори|договорите|затражи|затражите|наручи_се|наручите_се термин|термина|преглед|прегледа
book закажи|закажите|заказивање|уговори|уговорите посету|посете
book договори|договорите|затражи|затражите|наручи_се посету|посете
book закажи|закажите|заказивање|уговори|уговорите|договори|договорите|затражи|затражите|наручи_се конзултације
book закажи|закажите|заказивање|уговори|уговорите|договори|договорите|затражи|затражите|наручи_се конзултацију
book закажи|закажите конзултација|састанак|састанка|демо|презентацију|третман|третмана|масажу|час|пробни_час
book заказивање|уговори|уговорите|договори конзултација|састанак|састанка|демо
book договорите|затражи|затражите|наручи_се конзултација|састанак|састанка|демо
book заказивање|уговори|уговорите|договори презентацију|третман|третмана|масажу|час|пробни_час
book договорите|затражи|затражите|наручи_се презентацију|третман|третмана|масажу|час|пробни_час
book закажи|закажите|заказивање|уговори|уговорите разговор|позив|сервис|сервиса|пробну_вожњу|шишање|фризера
book договори|договорите|затражи|наручи_се разговор|позив|сервис|сервиса|пробну_вожњу|шишање|фризера
book закажи|закажите|договори|договорите|наручивање|заказивање обилазак|гледање|сат|преглед
book закажи|закажите|договори|договорите|наручивање|заказивање прегледа|прегледи|код_лекара|лекару
book провери|проверите расположивост_соба|слободне_термине|слободне_собе|расположиве_термине
book пошаљи|пошаљите|направи|изврши резервацију|упит_резервацију|захтев_резервацију
book unajmi|unajmite|iznajmi|iznajmite|rezerviraj|rezervirajte|rezerviši|rezervišite auto|automobil|vozilo
book unajmi|unajmite|iznajmi|iznajmite|rezerviraj|rezervirajte|rezerviši|rezervišite brod|čamac|bicikl
book unajmi|unajmite|rezerviraj|rezervirajte|rezerviši|rezervišite kuću|dvoranu|kombi|kamper
book unajmi|unajmite|rezerviraj|rezervirajte|rezerviši|rezervišite jahtu|prostor|apartman
book rezerviraj|rezervirajte|zakaži|zakažite poziv|besplatne_konzultacije|konsultacije|konsultaciju|obilazak
book rezerviraj|rezervirajte|zakaži|zakažite degustaciju|turu|vikend|parking|stolove
book rezerviraj|dogovori prve|uvodne|konzultacije|individualne konzultacije|stručnjakom|odvjetnikom
book dogovorite|zakaži|zakažite prve|uvodne|konzultacije|individualne konzultacije|stručnjakom|odvjetnikom
book zakaži|zakažite|dogovori|dogovorite|rezerviraj prvi|uvodni pregled|termin|razgovor|poziv|sastanak
book naruči_se|naručite_se|zakaži|zakažite stomatologa|zubara|liječnika|termin_lekara|termin_doktora
book rezerviraj|rezervirajte|rezerviši|zakaži termin fotografiranje|masažu|pregled|tretman|servis|konzultacije
book rezerviraj|rezervirajte|rezerviši|rezervišite stol|sto|mjesto|termin večeru|ručak|whatsappa|telefonom
book dogovori|dogovorite|zakaži|zakažite razgledavanje|razgledanje|obilazak nekretnine|stana|kuće|vinarije
book rezerviraj|rezervirajte|zakaži|zakažite|dogovorite probni|probnu|pokazni sat|čas|vožnju|trening
book rezerviraj|rezervirajte|rezerviši fotografiranje|rođendan|rođendansku_proslavu|proslavu|vjenčanje
book unajmi|unajmite|iznajmi|iznajmite brod|salu|dvoranu|prostor|kamper|vozilo |proslavu|vjenčanje
book rezerviraj|rezervirajte prostor|dvoranu|salu|obilazak proslavu|događaj|vjenčanje|vinarije
book provjeri|provjerite dostupnost|raspoloživost|termin|datum rezerviraj|rezervirajte|rezerviši
book odaberi|odaberite|izaberi dostupnost|raspoloživost|termin|datum rezerviraj|rezervirajte|rezerviši
book želim rezervirati|zakazati|da_zakažem|rezervisati termin|stol|sobu|pregled|konzultacije
book zakaži|zakažite|dogovorite servis|prezentaciju|demo vozila|softvera|automobila|proizvoda
book закажи|закажите|договорите|резервиши први|прве|бесплатан преглед|термин|разговор|конзултације|час
book закажи|закажите|резервиши термин лекара|стоматолога|масажу|преглед|сервис|пробну_вожњу
track prati|pratite|praćenje pošiljku|pošiljke|pošiljki|pošiljka|paket
track provjeri|proveri|status|gdje_je|gde_je pošiljku|pošiljke|pošiljki|pošiljka
track prati|pratite|praćenje|pronađi|provjeri paketa|narudžbu|narudžbe|narudžbina|narudžba
track proveri|status|gdje_je|gde_je paketa|narudžbu|narudžbe|narudžbina|narudžba
track prati|pratite|praćenje|status porudžbine|porudžbinu|narudžbe|narudžbine|isporuke|dostave
track provjera_statusa|provera_statusa porudžbine|porudžbinu|narudžbe|narudžbine|isporuke|dostave
track provjeri_status|proveri_status porudžbine|porudžbinu|narudžbe|narudžbine|isporuke|dostave
track прати|пратите|праћење|пронађи|провери|статус|где_је пошиљку|пошиљке|пошиљки|пошиљка|пакет
track прати|пратите|праћење|пронађи|провери|статус|где_је пакета|наруџбу|наруџбе|наруџбина|наруџба
track прати|пратите|праћење поруџбине|поруџбину|наруџбе|наруџбине|испоруке|доставе
track статус|провера_статуса|провери_статус поруџбине|поруџбину|наруџбе|наруџбине|испоруке|доставе
track status_popravka|praćenje_pošiljaka|gdje_pošiljka|gde_pošiljka|gdje_narudžba
track prati_status_narudžbe|праћење_пошиљака
quote zatraži|zatražite|zatražiti|traži|tražite ponudu|ponude|cijenu|cenu|predračun|predračuna
quote pošalji_upit|pošaljite_upit|zahtjev|zahtev|upit ponudu|ponude|cijenu|cenu|predračun|predračuna
quote želim|dobij|dobijte|preuzmi ponudu|ponude|cijenu|cenu|predračun|predračuna
quote zatraži|zatražite|pošalji_zahtjev o_cijeni|o_ceni|ponudom|ponudu|procjenu|procenu
quote pošaljite_zahtjev|pošalji_zahtev|pošaljite_zahtev o_cijeni|o_ceni|ponudom|ponudu|procjenu|procenu
quote upit|pošaljite_upit|pošalji_upit o_cijeni|o_ceni|ponudom|ponudu|procjenu|procenu
quote zatraži|zatražite|dobij|dobijte|želim procjenu|procenu|informativnu_ponudu|neobvezujuću_ponudu
quote zatraži|zatražite|dobij|dobijte|želim individualnu_ponudu|kalkulaciju|procjenu_troškova|predračun
quote izračunaj|izračunajte|izračun|kalkulacija cijenu|cenu|cijene|cene
quote izračunaj|izračunajte|izračun|kalkulacija premiju|troškove|ratu|osiguranje|osiguranja
quote zahtjev_ponudom|traženje_ponude|zatraži_ponudu_projekt|тражење_понуде|затражи_понуду_пројект
quote затражи|затражите|затражити|тражи|тражите|пошаљи_упит|пошаљите_упит понуду|понуде|цену
quote захтев|упит|желим|добиј|добијте|преузми понуду|понуде|цену
quote затражи|затражите|пошаљи_захтев|пошаљите_захтев|упит|пошаљите_упит|пошаљи_упит о_цени|понуду|процену
quote затражи|затражите|добиј|добијте|желим процену|информативну_понуду|индивидуалну_понуду|калкулацију
quote калкулација цену|цене|премију|трошкове|рату|осигурање|осигурања
quote besplatnaprocjena|informativni_izračun|informativna_ponuda|procijeni_nekretninu
quote procijeni_vozilo|izračunaj_kredit|izračunajte_kredit
quote kalkulator_cijena|kalkulator_cijene|kalkulator_cena
quote zatraži|zatražite|tražim ponudu prijevod|prevod|solarnu_elektranu|web_stranicu
quote zatraži|zatražite|tražim ponudu selidbu|vjenčanje|whatsappa|renovaciju
quote zatraži|zatražite|dobij|dobijte okvirnu|personaliziranu|besplatnu cijenu|ponudu|procjenu
quote zatraži|zatražite|dobij|dobijte ponudu 24_sata
quote izračunaj|izračunajte|saznaj|saznajte cijenu|cenu|vrijednost selidbe|prijevoza|prevoza|osiguranja
quote zatraži|zatražite|želim|procijeni|procijenite procjenu|vrijednost nekretnine|stana|vozila|kuće
quote затражи|затражите|пошаљите_упит понуду превод|селидбу|сајт|реновирање
quote израчунај|израчунајте|сазнај цену превоза|селидбе|осигурања|превода
contact kontakt|kontakti|kontaktiraj|kontaktirajte|kontaktirati|kontakt_forma|kontakt_obrazac|kontakt_podaci
contact kontakt_formular|javi_se|javite_se|javinamse|piši|pišite|piši_mail|upit|pošaljite_upit|javite_nam_se
contact obrati_se|obratite_se|kontakt_informacije
contact stupi_kontakt|stupite_kontakt|stupimo_kontakt|kontakt_stranica
contact nazovite_natrag|povratni_poziv|razgovarajmo|popričajmo|pošalji_upit_proizvod|pitanje_o_proizvodu
contact pošalji_upit_o_proizvodu|контакт|контакти|контактирај|контактирајте|контактирати|контакт_форма
contact контакт_образац|контакт_подаци|контакт_формулар|јави_се|јавите_се|јавинамсе|пиши|пишите|пиши_маил
contact упит|пошаљите_упит|јавите_нам_се|обрати_се|обратите_се|контакт_информације
contact ступи_контакт|ступите_контакт|ступимо_контакт|назовите_натраг|повратни_позив|разговарајмо
contact попричајмо|пошаљи_упит_производ|питање_о_производу|пошаљи_упит_о_производу|pozoviteme|позовитеме
contact ostani|ostanite|ostanimo|budimo|stupi|stupite|uđi|budite kontaktu|kontakt
contact pošalji|pošaljite|slanje|ostavi|ostavite|napiši|napišite poruku|poruke|mail|e-mail|email|mejl
contact pošalji|pošaljite|slanje|ostavi e-poštu|upit|upita|pitanje|komentar_redakciji|sms_upit
contact ostavite|napiši|napišite e-poštu|upit|upita|pitanje|komentar_redakciji|sms_upit
contact postavi|postavite|imaš|imate|pošalji|pošaljite|postavljanje pitanje|pitanja|pitanje_stručnjaku
contact postavi|postavite|imaš|imate|pošalji|pošaljite|postavljanje pitanje_liječniku|pitanje_lekaru
contact kontaktiraj|kontaktirajte|pitaj|pitajte|razgovaraj|razgovarajte|piši|pišite |stručnjaka|stručnjakom
contact kontaktiraj|kontaktirajte|pitaj|pitajte savjetnika|savetnika|prodaju|prodavca|prodavatelja|agenta
contact razgovaraj|razgovarajte|piši|pišite savjetnika|savetnika|prodaju|prodavca|prodavatelja|agenta
contact kontaktiraj|kontaktirajte|pitaj|pitajte|piši|pišite redakciju|redakciji|uredništvo
contact kontaktiraj|kontaktirajte|pitaj|pitajte|piši|pišite uredništvu|tim|doktora
contact kontaktiraj|kontaktirajte|pitaj|pitajte|piši|pišite farmaceuta|ljekarnika|oglašivača|podršku|vlasnika
contact zatraži|zatražite|ostavi_broj|naruči povratni_poziv|kontakt
contact остани|останите|останимо|будимо|ступи|ступите|уђи|будите контакту|контакт
contact пошаљи|пошаљите|слање|остави|оставите|напиши|напишите поруку|поруке|маил|е-маил|емаил|мејл
contact пошаљи|пошаљите|слање|остави|оставите|напиши|напишите е-пошту|упит|упита|питање|смс_упит
contact постави|поставите|имаш|имате|пошаљи|пошаљите|постављање питање|питања|питање_стручњаку|питање_лекару
contact контактирај|контактирајте|питај|питајте |стручњака|стручњаком|саветника|продају|продавца|агента
contact разговарај|разговарајте|пиши|пишите |стручњака|стручњаком|саветника|продају|продавца|агента
contact контактирај|контактирајте|питај|питајте|пиши|пишите редакцију|редакцији|тим|доктора
contact контактирај|контактирајте|питај|питајте|пиши|пишите фармацеута|подршку|власника
contact затражи|затражите|остави_број|наручи повратни_позив|контакт
contact пошаљи|пошаљите|остави|оставите|напиши|напишите мејл|поруку|имејл|питање|упит|е-пошту
contact korisnička_podrška|korisnička_služba|korisnički_servis|podrška_korisnicima|služba_za_korisnike
contact корисничка_подршка|корисничка_служба|кориснички_сервис|подршка_корисницима
contact nazovi|nazovite|pozovi|pozovite|позовите|позови|piši_whatsapp|pišite_whatsapp|pišite_viber
contact javi_se_whatsapp|kako_kontaktirati|imate_pitanja_javite_se|imate_pitanja_kontaktirajte
register registracija|registriraj_se|registrirajte_se|registruj_se
register registrujte_se|registriraj|registruj|registriranje
register otvori_račun|kreiraj_račun|kreiraj_nalog|učlani_se|učlanite_se|učlanjenje|pridruži_se|pridružite_se
register pristupnica|prijavnica|upiši_se|upišite_se|napravi_nalog|otvori_nalog|novi_korisnik
register регистрација|региструј_се|региструјте_се|региструј|креирај_налог|учлани_се|учланите_се|учлањење
register придружи_се|придружите_се|упиши_се|упишите_се|направи_налог|отвори_налог|нови_корисник
register isprobajbesplatno|isprobajtebesplatno|probajbesplatno|probajtebesplatno
register započnibesplatno|испробајбесплатно|пробајбесплатно|испробајтебесплатно
register otvori|otvorite|kreiraj račun|korisnički_račun|nalog|korisnički_nalog|profil|novi_račun|novi_nalog
register kreirajte|izradi|stvori|stvorite|napravi|napravite račun|korisnički_račun|nalog|korisnički_nalog
register kreirajte|izradi|stvori|stvorite|napravi|napravite profil|novi_račun|novi_nalog
register prijavi_se|prijavite_se|prijava|prijave|prijavnica|upis tečaj|kurs|kurseve|radionicu|radionice
register upiši_se|upišite_se|registracija|registruj_se|registriraj_se tečaj|kurs|kurseve|radionicu|radionice
register prijavi_se|prijavite_se|prijava|prijave|prijavnica događaj|događanje|seminar|konferenciju|edukaciju
register upis|upiši_se|upišite_se|registracija|registriraj_se događaj|događanje|seminar|konferenciju|edukaciju
register prijavi_se|prijavite_se|prijava|prijave|prijavnica obuku|trening|webinar|vebinar
register prijavi_se|prijavite_se|prijava|prijave|prijavnica kamp|utrku|trku|turnir|izlet
register upiši_se|upišite_se|registracija|registruj_se obuku|trening|webinar|vebinar
register upiši_se|upišite_se|registracija|registruj_se kamp|utrku|trku|turnir|izlet
register prijavi_se|prijavite_se|prijava klub|klubu|udrugu|udrugi
register prijavi_se|prijavite_se|prijava udruženje|udruženju|zajednici|programu|članstvo
register prijavnica|učlani_se|učlanite_se|pridruži_se|pridružite_se klub|klubu|udrugu|udrugi|udruženje
register prijavnica|učlani_se|učlanite_se|pridruži_se|pridružite_se udruženju|zajednici|programu|članstvo
register postani|postanite|želim_postati član|članica|članom|partnerom|volonter
register postani|postanite partner
register postani|postanite|želim_postati volonterka|volonterom|prodavač|distributer|prodavac|izlagač
register isprobaj|isprobajte|probaj|probajte|započni|započnite|testiraj probno_razdoblje|probni_period|demo
register isprobaj|isprobajte|probaj|probajte|započni|započnite|testiraj 14_dana|30_dana|probnu_verziju
register отвори|отворите|креирај|креирајте|направи|направите налог|кориснички_налог|профил|нови_налог
register пријави_се|пријавите_се|пријава|пријаве|упис курс|курсеве|радионицу|радионице
register упиши_се|упишите_се|регистрација|региструј_се курс|курсеве|радионицу|радионице
register пријави_се|пријавите_се|пријава|пријаве догађај|семинар|конференцију|едукацију
register упис|упиши_се|упишите_се|регистрација догађај|семинар|конференцију|едукацију
register пријави_се|пријавите_се|пријава|пријаве обуку|тренинг|вебинар|камп|трку|турнир|излет
register упиши_се|упишите_се|регистрација|региструј_се обуку|тренинг|вебинар|камп|трку|турнир|излет
register пријави_се|пријавите_се|пријава|учлани_се клуб|клубу|удружење|удружењу|заједници|програму|чланство
register учланите_се|придружи_се|придружите_се клуб|клубу|удружење|удружењу|заједници|програму|чланство
register постани|постаните|желим_постати члан|чланица|чланом|партнер|партнером|волонтер
register постани|постаните|желим_постати волонтерка|волонтером|продавач|дистрибутер|продавац|излагач
register испробај|испробајте|пробај|пробајте пробни_период|демо|14_дана|30_дана|пробну_верзију
register започни|започните|тестирај пробни_период|демо|14_дана|30_дана|пробну_верзију
register вебинар пријава|пријави_се|пријавите_се
register nemate_račun|nemaš_račun|nemate_nalog|nemaš_nalog|nemate_račun_registrirajte_se
register nemate_nalog_registrujte_se|prijavi_dijete|prijavite_dijete|prijavi_dete
register prijavi_sudjelovanje|prijava_sudjelovanje|prijavi_učešće|želim_učlaniti|želim_se_učlaniti
register želim_se_registrirati|upiši_dijete|немате_налог
register prijavi|prijavite|upiši|upišite|upis dijete|dete|djecu|djece kamp|školu|vrtić|tečaj|radionicu
register upiši_se|upišite_se|prijavi_se|prijavite_se tečaj|kurs engleskog|njemačkog
register upiši_se|upišite_se|prijavi_se|prijavite_se tečaj|kurs stranog_jezika|plivanja|engleskog_jezika
register upiši_se|prijavi_se|prijavite_se|prijava autoškolu|ispit|listu_čekanja|ljetni_kamp|besplatni_webinar
register prijavi|prijavite|prijava ekipu|tim|ekipe|sudionika|učesnika turnir|turnira|natjecanje|konferencije
register otvori|kreiraj|kreirajte|napravi račun|nalog 1_minutu|2_minute|2_minuta|minutu|minuti
register isprobaj|probaj|započni|započnite 7_dana|15_dana|mjesec_dana|probno_razdoblje|probni_rok|14_dana
register osiguraj|osigurajte svoje mjesto
register osiguraj|osigurajte|rezerviraj|rezervirajte mjesto radionici|tečaju|edukaciji|webinaru
register ispuni|ispunite prijavnicu|obrazac_prijavu|obrazac_upis|prijavni_obrazac |tečaj|kamp|radionicu
register želim se_prijaviti|se_upisati|prijaviti_dijete |tečaj|edukaciju|radionicu|webinar|kurs
register sudjeluj|sudjelujte|učestvuj nagradnoj_igri|natječaju|turniru|natjecanju
register пријави|пријавите|упиши|упишите дете камп|школу|вртић|курс|радионицу
register пријави_се|пријавите_се|упиши_се|пријава курс_енглеског|радионицу|вебинар|испит|листу_чекања
log_in prijava|prijavi_se|login|mojračun|mojprofil|mojnalog|uloguj_se|ulogujte_se|logovanje
log_in prijava_registracija|korisnički_račun|korisnički_nalog
log_in logiraj_se|webmail|portal_pacijenata|portal_korisnike
log_in portal_klijente|e-dnevnik_prijava|internet_bankarstvo_prijava
log_in zona_korisnika|mojkutak|пријава|пријави_се
log_in логин|мојпрофил|мојналог|улогуј_се
log_in улогујте_се|логовање|пријава_регистрација|кориснички_налог|портал_кориснике
log_in портал_клијенте|е-дневник_пријава|интернет_банкарство_пријава|зона_корисника|мојкутак
log_in веб-мејл|приступ_порталу|prijavime|пријавиме
log_in prijava|prijavi_se|prijavite_se|ulaz račun|nalog|sustav|sistem|korisnike
log_in uđi|uđite|pristup|uloguj_se|login račun|nalog|sustav|sistem|korisnike
log_in prijava|prijavi_se|prijavite_se|ulaz|uđi korisnika|članove|članova|klijente|klijenata
log_in uđite|pristup|uloguj_se|login korisnika|članove|članova|klijente|klijenata
log_in prijava|prijavi_se|prijavite_se partnere|partnera|kupce|kupaca|studente|učenike
log_in ulaz|pristup|uloguj_se|login partnere|partnera|kupce|kupaca|studente|učenike
log_in prijava|prijavi_se|prijavite_se|ulaz roditelje|zaposlenike|zaposlene|administraciju|portal
log_in pristup|uloguj_se|login roditelje|zaposlenike|zaposlene|administraciju|portal
log_in korisnički|klijentski|članski|partnerski portal|račun|nalog|zona|ulaz|pristup|prijava|panel|kutak
log_in korisnička|klijentska|članska portal|račun|nalog|zona|ulaz|pristup|prijava|panel|kutak
log_in пријава|пријави_се|пријавите_се|улаз|уђи налог|систем|кориснике|корисника
log_in пријава|пријави_се|пријавите_се|улаз|уђи чланове|чланова|клијенте|клијената
log_in уђите|приступ|улогуј_се|логин налог|систем|кориснике|корисника|чланове|чланова|клијенте|клијената
log_in пријава|пријави_се|пријавите_се|улаз|приступ|улогуј_се|логин партнере|партнера|купце|купаца|студенте
log_in пријава|пријави_се|пријавите_се ученике|родитеље|запослене|администрацију|портал
log_in улаз|приступ|улогуј_се|логин ученике|родитеље|запослене|администрацију|портал
log_in кориснички|клијентски|члански|партнерски портал|налог|зона|улаз|приступ|пријава|панел|кутак
log_in корисничка|клијентска|чланска портал|налог|зона|улаз|приступ|пријава|панел|кутак
log_in već_imate_račun|već_imaš_račun|već_imate_nalog|već_imaš_nalog|imate_račun_prijavite_se|prijava_google
log_in prijava_facebook|prijava_googleom|prijavi_se_google|prijavi_se_googleom|prijava_putem_googlea
log_in prijava_liječnike|prijava_lekare|prijava_nastavnike|webmail_prijava|prijava_webmail
subscribe pretplati_se|pretplatite_se|pretplata|pretplati_me|newsletter|newsletteru|bilten_prijava
subscribe pretplate|pretplata_newsletter|prijavi_se_newsletter|pretplatim_se|претплати_се|претплатите_се
subscribe претплата|претплати_ме|билтен_пријава|претплате|претплатим_се|њузлетер
subscribe pretplati_se|pretplatite_se|prijavi_se|prijavite_se|prijava newsletter
subscribe pretplata|želim_primati|primaj|primajte newsletter
subscribe pretplati_se bilten|novosti|vijesti|vesti|obavijesti
subscribe pretplati_se obaveštenja|e-novosti|listu|mailing_listu|mejling_listu
subscribe pretplatite_se|prijavi_se|prijavite_se|prijava bilten|novosti
subscribe pretplata|želim_primati|primaj|primajte bilten|novosti
subscribe pretplatite_se|prijavi_se vijesti|vesti|obavijesti|obaveštenja
subscribe pretplatite_se|prijavi_se e-novosti|listu|mailing_listu|mejling_listu
subscribe prijavite_se|prijava|pretplata|želim_primati|primaj|primajte vijesti|vesti|obavijesti|obaveštenja
subscribe prijavite_se|prijava|pretplata e-novosti|listu|mailing_listu|mejling_listu
subscribe želim_primati|primaj|primajte e-novosti|listu|mailing_listu|mejling_listu
subscribe pretplati_se|pretplatite_se|pretplata|naruči|naručite časopis|magazin|novine|list|tjednik
subscribe pretplati_se|pretplatite_se|pretplata|naruči|naručite nedeljnik|pretplatu
subscribe pretplati_se|pretplatite_se|pretplata blog
subscribe newsletter prijava|pretplata|pretplati_se|prijavi_se|prijavite_se
subscribe претплати_се|претплатите_се билтен|новости|вести|обавештења
subscribe претплати_се|претплатите_се е-новости|листу|маилинг_листу|мејлинг_листу
subscribe пријави_се|пријавите_се|пријава билтен|новости|вести|обавештења
subscribe претплата|желим_примати|примај|примајте билтен|новости|вести|обавештења
subscribe пријави_се|пријавите_се|пријава|претплата е-новости|листу|маилинг_листу|мејлинг_листу
subscribe желим_примати|примај|примајте е-новости|листу|маилинг_листу|мејлинг_листу
subscribe претплати_се|претплатите_се часопис|магазин|новине|лист|недељник|претплату|блог
subscribe претплата|наручи|наручите часопис|магазин|новине|лист|недељник|претплату|блог
subscribe претплати_се|претплатите_се|пријави_се|пријавите_се|пријава|претплата њузлетер
subscribe њузлетер пријава|претплата|пријави_се|пријавите_се
subscribe obavijesti_dostupnosti|obavijesti_me_kad_bude_dostupno|obavesti_me_kada_bude_dostupno
subscribe budi_toku_novostima|budite_toku_novostima|budi_tijeku_novostima|budite_tijeku_novostima
subscribe želim_da_primam_newsletter|želim_da_primam_novosti
download preuzmi|preuzmite|preuzimanje|preuzimanja|skini|skinite|download|zapreuzimanje
download preuzmi_pdf|datoteke_preuzimanje|dokumenti_preuzimanje
download obrasci_preuzimanje|преузми|преузмите|преузимање
download преузимања|скини|скините|запреузимање|преузми_пдф|документи_преузимање|обрасци_преузимање
download preuzmi|preuzmite|preuzimanje|skini|skinite|instaliraj|instalirajte aplikaciju|aplikacije|program
download preuzmi|preuzmite|preuzimanje|skini softver|datoteku|datoteke|fajl|pdf|mobilnu_aplikaciju
download skinite|instaliraj|instalirajte softver|datoteku|datoteke|fajl|pdf|mobilnu_aplikaciju
download preuzmi|preuzmite|preuzimanje|skini|skinite katalog|kataloga|cjenik|cenovnik|brošuru|brošure|letak
download preuzmi|preuzmite|preuzimanje|skini|skinite obrazac|obrazce|obrasce
download preuzmi|preuzmite|preuzimanje|skini|skinite formular|prijavnicu|pristupnicu|e-knjigu
download preuzmi|preuzmite|preuzimanje|skini|skinite e-book|ebook|vodič|priručnik|uputstvo|upute
download preuzmi|preuzmite|preuzimanje|skini|skinite dokument|dokumente|dokumentaciju
download preuzmi|preuzmite|preuzimanje|skini|skinite prezentaciju|materijale|jelovnik
download preuzmi|preuzmite|skini|skinite meni|logo|mapu|kartu|raspored|izvještaj|izveštaj
download preuzmi|preuzmite|skini|skinite prijavu|zahtjev|zahtev|program_skupa|besplatni_vodič|drajvere|verziju
download преузми|преузмите|преузимање|скини апликацију|апликације|програм|софтвер|фајл|пдф|мобилну_апликацију
download скините|инсталирај|инсталирајте апликацију|апликације|програм|софтвер|фајл|пдф|мобилну_апликацију
download преузми|преузмите|преузимање|скини|скините каталог|каталога|ценовник|брошуру|брошуре|летак|образац
download преузми|преузмите|преузимање|скини|скините образце|обрасце|формулар|е-књигу|е-боок|ебоок|водич
download преузми|преузмите|преузимање|скини|скините приручник|упутство|документ|документе
download преузми|преузмите|преузимање|скини|скините документацију|презентацију|материјале
download преузми|преузмите|скини|скините мени|лого|мапу|карту|распоред|извештај
download преузми|преузмите|скини|скините пријаву|захтев|програм_скупа|бесплатни_водич|драјвере|верзију
download preuzmi|preuzmite|skini sve|android|ios|windows|sliku|slike|fotografiju|fotografije|statut|video
download preuzmi|preuzmite|skini pravilnik|certifikat|sertifikat|plan|knjigu|zip|word|excel|tehnički_list
download preuzmi|preuzmite|skini specifikaciju|nacrt|časopis|broj|snimku|najnoviju_verziju|upitnik|ponudu_pdf
download preuzmi|preuzmite|skini sve_dokumente
download dostupno_google_play|dostupno_app_store|materijali_preuzimanje|centar_preuzimanje|centar_preuzimanja
download preuzmi|preuzmite|skini obrazac|formular|prijavnicu|zahtjev prijavu|upis|povrat|članstvo|pdf
download preuzmi|preuzmite|skini program|statut|cjenik|raspored|katalog festivala|konferencije|udruge|usluga
download preuzmi|preuzmite|skini godišnji|financijski izvještaj|izveštaj|plan
download preuzmi|preuzmite|skini vinsku_kartu|tjedni_jelovnik|upute_uporabu|uputstvo_upotrebu|primjer_ugovora
download preuzmi|preuzmite|želim|skini besplatni vodič|priručnik|e-priručnik
download preuzmi|preuzmite|želim|skini kontrolnu|check listu
download преузми|преузмите образац|програм|каталог|годишњи|упутство пријаву|упис|фестивала|производа|извештај
donate doniraj|donirajte|doniram|donacija|donacije|donirati|daruj|darujte|podrži|podržite
donate želim_donirati|želim_pomoći|uplati_donaciju|doniranje|донирај|донирајте|донирам|донација|донације
donate донирати|даруј|дарујте|подржи|подржите|желим_донирати|желим_помоћи|уплати_донацију|донирање
donate uplati|uplatite|pošalji|pošaljite|daj|izvrši|daruj donaciju|donacije|dobrovoljni_prilog
donate uplati|uplatite|pošalji|pošaljite|daj|izvrši|daruj sms_donaciju|humanitarni_prilog
donate daj|daruj sredstva|novac
donate uplati|uplatite|daj|daruj prilog
donate podrži|podržite|pomozi|pomozite|doniraj|donirajte projekt|projekat|udrugu|udruženje|fondaciju|zakladu
donate podrži|podržite|pomozi|pomozite|doniraj|donirajte djecu|djeci|deci|decu|akciju
donate podrži|podržite|pomozi|pomozite|doniraj|donirajte rad|župu|crkvu|kampanju|sms-om
donate postani|postanite donator|donatorom|podupiratelj|podržavatelj
donate уплати|уплатите|пошаљи|пошаљите|дај|изврши|даруј донацију|донације|добровољни_прилог
donate уплати|уплатите|пошаљи|пошаљите|дај|изврши|даруј смс_донацију|хуманитарни_прилог
donate дај|даруј средства|новац
donate уплати|уплатите|дај|даруј прилог
donate подржи|подржите|помози|помозите|донирај|донирајте пројект|пројекат|удружење|фондацију|деци|децу
donate подржи|подржите|помози|помозите|донирај|донирајте акцију|рад|цркву|кампању|смс-ом
donate постани|постаните донатор|донатором
donate mjesečnadonacija|mesečnadonacija|jednokratna_donacija|doniraj_hranu|doniraj_novac|donirajte_novac
donate doniraj_mjesečno|doniraj_mesečno|pomozi_životinjama|pomozite_životinjama|podrži_rad_udruge|podrži_medij
donate želim_podržati
donate doniraj|donirajte|daruj životinje|djecu|gradnju_crkve|obnovu_crkve|hranu_životinje|odjeću|igračke
donate postani|postanite|želim_postati mjesečni|mesečni|redoviti|redovni donator|donatorom|podupiratelj
donate pomozi|pomozite djeci|životinjama|deci|obiteljima potrebi|azilu|skloništu
donate podrži|podržite rad|projekt|rad_udruge|neovisno|nezavisno donacijom|novinarstvo
donate postani|postanite kum|kuma|virtualni djetetu|životinji|udomitelj
donate želim donirati|da_doniram|uplatiti_donaciju|postati_donator|dati_donaciju
donate донирај|донирајте|подржи|подржите децу|рад|цркву|лечење|животиње
donate постани|постаните месечни|редовни донатор
donate помози|помозите деци|животињама|породицама
apply apliciraj|aplicirajte|konkuriši|konkurišite|konkurisati|aplikacioni_formular
apply aplikacijski_obrazac|prijavi_se_posao|prijava_posao|prijavite_se_posao|otvorena_prijava|аплицирај
apply аплицирајте|конкуриши|конкуришите|конкурисати|апликациони_формулар
apply апликацијски_образац|пријави_се_посао|пријава_посао|пријавите_се_посао|отворена_пријава
apply pošalji|pošaljite|priloži|dostavi|slanje|ostavi|postavi životopis|cv|biografiju|prijavu|molbu
apply pošalji|pošaljite|priloži|dostavi|slanje|ostavi|postavi zamolbu|radnu_biografiju|prijavu_posao
apply pošalji|pošaljite|priloži|dostavi|slanje|ostavi|postavi prijavu_natječaj|prijavu_konkurs
apply prijavi_se|prijavite_se|prijava|apliciraj|aplicirajte|konkuriši posao|radno_mjesto|radno_mesto|natječaj
apply prijavi_se|prijavite_se|prijava konkurs|oglas|poziciju|praksu|stipendiju|studij|stipendije
apply apliciraj|aplicirajte|konkuriši konkurs|oglas|poziciju|praksu|stipendiju|studij|stipendije
apply podnesi|podnesite|predaj|predajte|podnošenje|ispuni zahtjev|zahtev|zahtjeva|zahteva|molbu
apply podnesi|podnesite|predaj|predajte|podnošenje|ispuni prijavu|prijavu_natječaj|prijavu_konkurs
apply podnesi|podnesite|predaj|predajte|podnošenje|ispuni zahtjev_kredit|zahtev_kredit
apply zatraži|zatražite|apliciraj|zahtjev|zahtev kredit|stipendiju|potporu|karticu|subvenciju|zajam
apply пошаљи|пошаљите|приложи|достави|слање|остави|постави цв|биографију|пријаву
apply пошаљи|пошаљите|приложи|достави|слање|остави|постави радну_биографију|пријаву_посао|пријаву_конкурс
apply пријави_се|пријавите_се|пријава|аплицирај|аплицирајте|конкуриши посао|радно_место|конкурс|оглас|позицију
apply пријави_се|пријавите_се|пријава|аплицирај|аплицирајте|конкуриши праксу|стипендију|студиј|стипендије
apply поднеси|поднесите|предај|предајте|подношење|испуни захтев|захтева|пријаву|пријаву_конкурс|захтев_кредит
apply затражи|затражите|аплицирај|захтев кредит|стипендију|картицу|субвенцију|зајам
apply пошаљи|пошаљите|приложи|остави|достави cv
apply želim_volontirati|želim_da_volontiram|želim_raditi|želim_da_radim
apply podnesi_prijavu_posao|pošalji_otvorenu_molbu|pošaljite_otvorenu_molbu|prijavi_se_volontiranje
apply prijavi_se|prijavite_se|prijava volontiranje|volontera|otvorene_pozicije|natječaj_posao|praksu
apply postani|postanite|želim_postati franšizni_partner|volonter_udruge|volonter_udruženja
apply želim_postati_partner
apply pošalji|pošaljite životopis|cv mail|e-mail|email
apply podnesi|podnesite|ispuni|ispunite|zahtjev zahtjev|zahtev|prijavu|upis upis|vrtić|stipendiju|dom |vrtić
apply ispuni|ispunite|pristupnica|potpiši pristupnicu|članstvo|pristupnicu_članstvo |udruzi|društvu|klubu
apply prijavi|prijavite projekt|projekat natječaj|konkurs|poziv
apply пријави_се|пријавите_се|конкуриши посао|волонтирање|праксу|отворене_позиције
apply поднеси|поднесите захтев|пријаву упис|вртић|стипендију|дом
"""
