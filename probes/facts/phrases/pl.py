"""What links and buttons ask for in Polish."""

from typing import Final

PHRASES: Final = """
- a i oraz w we z ze na do od dla przez po u za mi mnie mój moja moje moją mojego mojej swój swoja swoje swoją swojego
- swojej twój twoja twoje twoją twojego twojej nam nas nami nasz nasza nasze naszą naszego naszej naszym naszych ten
- ta te tę tą tego tej teraz już tutaj tu dziś dzisiaj online online darmo darmowy darmowa darmowe darmową darmowego
- darmowej bezpłatny bezpłatna bezpłatne bezpłatną bezpłatnego bezpłatnej bezpłatnie gratis szybko szybki szybka
- szybkie szybką łatwo prosto proszę kliknij natychmiast wygodnie internetowo niezobowiązująco niezobowiązującą
- państwa
search szukaj|wyszukaj|szukać|wyszukiwanie|wyszukiwarka|przeszukaj|poszukaj|szukaj_ponownie|wyszukiwanie_zaawansowane
search szukaj|wyszukaj|przeszukaj|znajdź|wyszukiwarka produkt|produkty|produktu|produktów|ofert|ofertę
search szukaj|wyszukaj|przeszukaj|znajdź|wyszukiwarka oferty|pracy|pracę|serwis|serwisie|stronie
search szukaj|wyszukaj|przeszukaj|znajdź|wyszukiwarka stronę|sklepie|katalog|katalogu|kurs|kursu
search szukaj|wyszukaj|znajdź|wyszukiwarka lekarza|lekarzy|specjalistę|nieruchomości|mieszkanie|mieszkania|dom
search szukaj|wyszukaj|znajdź|wyszukiwarka noclegi|nocleg|hotel|hotelu|lot|loty|książki
search szukaj|wyszukaj|znajdź|wyszukiwarka książek|części|firmy|firmę|połączenie|połączeń
search czego|czego_dziś szukasz|szukacie|szuka_pan
search wpisz|podaj czego_szukasz|szukaną_frazę|szukane_słowo|frazę|szukany_produkt
search szukana|wyszukiwana fraza
search szukaj|wyszukaj|znajdź|wyszukiwarka szkolenie|szkoleń|szkolenia|kursów|wydarzenie|wydarzeń|wydarzenia
search szukaj|wyszukaj|znajdź|wyszukiwarka imprez
search szukaj|wyszukaj|znajdź|wyszukiwarka nieruchomość|mieszkań|domów|działki|samochód|samochodu|pojazdu
search szukaj|wyszukaj|znajdź|wyszukiwarka pojazdów|aut
search szukaj|wyszukaj|znajdź|wyszukiwarka książkę|książki|przepis|przepisu|przepisów|artykuł|artykułu
search szukaj|wyszukaj|znajdź|wyszukiwarka artykułów|noclegów
search szukaj|wyszukaj|znajdź|wyszukiwarka hoteli|lotów|leków|lek|leku|studiów|opon|ogłoszeń|ogłoszenia
search szukaj|wyszukaj|znajdź|wyszukiwarka ogłoszenie
search szukaj|wyszukaj|znajdź|wyszukiwarka prawnika|adwokata|specjalistów|specjalisty|trenera|wycieczki
search szukaj|wyszukaj|znajdź|wyszukiwarka wycieczek|wakacji
search szukaj|wyszukaj|znajdź|wyszukiwarka połączenia|rozkładu|dokumentów|aktów_prawnych|orzeczeń|publikacji
search szukaj|wyszukaj|znajdź|wyszukiwarka wyników
search szukaj|wyszukaj|przeszukaj|wyszukiwarka|wyszukiwanie archiwum|archiwach|bibliotece|bazie|bazę|forum
search szukaj|wyszukaj|przeszukaj|wyszukiwarka|wyszukiwanie blogu|zbiorach
search szukaj|wyszukaj|wyszukiwarka|wyszukiwanie witrynie|portalu|serwisie|katalogu|aktualnościach
search szukaj|wyszukaj|wyszukiwarka|wyszukiwanie całej_stronie
search szukaj|wyszukaj frazę|frazy|słowa_kluczowego|słów_kluczowych|numerze|nazwie|hasła|wszędzie
search otwórz|pokaż|włącz|przejdź|rozwiń|zobacz wyszukiwarkę|wyszukiwarki|wyszukiwanie|pole_wyszukiwania
search pole|formularz|przycisk|ikona|okno|pasek|panel|słowo|fraza wyszukiwania
search rozpocznij|zacznij|nowe|ponów|proste|szczegółowe wyszukiwanie
search wyszukiwarka produktowa|ogólna|strony|zaawansowana
buy kup|kupuję|kupić|kupujemy_bilety|chcę_kupić|zamawiam_płacę|kupuję_płacę|koszyk|koszyka|dokoszyka
buy dokasy|sklep_internetowy|e-sklep|skleponline|biletyonline|e-bilet|e-bilety|kup_wspomóż|rób_zakupy|zrób_zakupy
buy kup|kupuj|kupuję|kupić|zakup|sprzedaż|nabądź bilet|bilety|biletu|biletów|karnet
buy kup|kupuj|kupuję|kupić|zakup|sprzedaż|nabądź karnety|karnetów|wejściówkę|wejściówki
buy kup|kupuj|kupuję|kupić|zakup|nabądź|zamawiam voucher|vouchera|bon|bon_podarunkowy
buy kup|kupuj|kupuję|kupić|zakup|nabądź|zamawiam kartę_podarunkową|prezent|kurs|kursu
buy kup|kupuj|kupuję|kupić|zakup|nabądź książkę|książki|e-book|ebook|ebooka|audiobook
buy kup|kupuj|kupuję|kupić|zakup|nabądź płytę|produkt|produkty|licencję|licencji
buy kup|kupuj|kupuję|kupić|nabądź pakiet|dostęp|abonament|szkolenie|egzemplarz|numer
buy kup|kupuj|kupuję|kupić|nabądź plan|wersję_pro|premium|zestaw|obraz
buy dodaj|włóż|wrzuć|zobacz|pokaż|przejdź|idź|sprawdź koszyk|koszyka|kasy|kasa|kasę
buy przejdź|idź|odwiedź|zapraszamy|wejdź sklepu|sklepu_internetowego|e-sklepu|sklep_internetowy|e-sklep
buy zacznij|rozpocznij|kontynuuj|dokończ|finalizuj zakupy|zakup|kupowanie
buy kup|zamów|rezerwuj bilet|bilety koncert|wydarzenie|mecz|spektakl|festiwal|seans|film|wystawę|rejs|autobus
buy kup|zamów|rezerwuj bilet|bilety pociąg
buy kup bilet|bilety teatru|muzeum|kina|wstępu|parku|zoo|kolejowy|autobusowy|miesięczny|jednorazowy
buy bilety|bilet|karnety|karnet|bilety_karnety kup|do_kupienia
buy kup|kupuj|kupię|kupisz|zakup allegro|amazon|empiku|empik|sklepie|sklepie_internetowym|e-sklepie
buy kup|kupuj|kupię|kupisz|zakup taniej
buy kup|kupuj|zakup|chcę_kupić polisę|oc|oc_ac|działkę|mieszkanie|dom
buy kup|kupuj|zakup|chcę_kupić auto
buy kup|kupuj|zakup|chcę_kupić samochód|wino|wina|miód|części|kawę|herbatę|skipass|skipassy|subskrypcję|monety
buy kup|kupuj|zakup|chcę_kupić złoto
buy kup|kupuj|zakup|chcę_kupić zdjęcia|zdjęcie|obrazy|plakat|grę|album|komplet|opony|meble|rower|sprzęt
buy kup|kupuj|zakup|chcę_kupić maszynę
buy kup|kupuj|zakup|chcę_kupić domenę|hosting|kryptowaluty|bitcoin|wersję_papierową|wersję_elektroniczną
buy kup|kupuj|zakup|chcę_kupić koszulkę
buy kup|zamów|zakup voucher|bon|kartę upominkowy|prezentowy|podarunkowy|prezentową|upominkową
buy wróć|powrót|wracaj|zobacz|przenieś_się sklepu|sklepu_internetowego|e-sklepu|zakupów
buy odwiedź|zobacz|sprawdź sklep|sklep_online
buy dokonaj|realizuj|zrealizuj|zakończ|kontynuuj|złóż zakupu|zakupy|zakupów
buy zakupyonline|kontynuuj_zakupy|zamawiam_obowiązkiem_zapłaty|zamówienie_obowiązkiem_zapłaty|kup_jako_gość
buy sklep klubowy|kibica|fundacji|z_biletami online|internetowy
buy sklep_kibica|sklepklubowyonline|kasabiletowaonline
buy sprzedaż_biletów_online
buy koszyk zakupowy|jest_pusty|zakupów|pusty|0|1|0_zł|0_00_zł
buy sprzedaż_internetowa_biletów|internetowa_sprzedaż_biletów|dodaj_do_koszyka_zakupów
order zamów|zamawiam|zamawiaj|zamówić|chcę_zamówić|zamówienieonline|zamówieniaonline|zamówonline
order złóż|złożyć|składam|wyślij|prześlij|realizuj|zrealizuj|dokończ|finalizuj|potwierdź zamówienie|zamówienia
order formularz|formularze|składanie zamówienia|zamówień|zamówieniowy
order zamów|zamawiam|zamawiaj|zamówić jedzenie|pizzę|sushi|lunch|obiad|obiady|posiłek|posiłki|danie
order zamów|zamawiam|zamawiaj|zamówić dania|tort|catering|dietę|dostawę|dostawą|dowozem|odbiór|wynos
order zamów|zamawiam|zamawiaj|zamówić produkt|produkty|towar|katalog|próbkę|próbki|usługę|kwiaty|bukiet
order zamów|zamawiam|zamawiaj|zamówić książkę|zestaw|whatsapp|telefonicznie|kod|druk|wydruk|paczkę
order zamów|zamawiam|zamawiaj|zamówić kuriera|taxi|taksówkę|odbitki|zdjęcia|fotoksiążkę|receptę
order zamów|zamawiam|zamawiaj|zamówić e-receptę
order zamów|zamawiam|zamawiaj|zamówić recepty|leki|lek|okulary|soczewki|opał|węgiel|pellet|beton|kontener
order zamów|zamawiam|zamawiaj|zamówić drewno
order zamów|zamawiam|zamawiaj|zamówić stronę|stronę_internetową|sklep_internetowy|sprzątanie|przeprowadzkę
order zamów|zamawiam|zamawiaj|zamówić transport|tłumaczenie
order zamów|zamawiam|zamawiaj|zamówić reklamę|śniadanie|kolację|kawę|burgera|kebab|kartę|mszę|intencję|hurtowo
order zamów|zamawiam|zamawiaj|zamówić wino
order zamów|zamawiam|zamawiaj|zamówić stronie|internet|stronie_restauracji|aplikacji|mailowo|mailem|e-mailem
order zamów|zamawiam|zamawiaj|zamówić wizytówki
order zamów|zamawiam|zamawiaj|zamówić ulotki|plakaty|naklejki|koszulki|meble|okna|wzornik|próbnik|audyt|odpis
order zamów|zamawiam|zamawiaj|zamówić odpisy
order zamów|zamawiam zdalnie|wygodnie_telefonem|bezpośrednio|w_restauracji|glovo|uber_eats|pyszne|wolt
order zamówienie|zamówienia recepty|recept|leków|e-recepty|leków_stałych|mszy
order zamówienie|zamówienia cateringu|jedzenia
order e-recepta|e-recepty zamów
order złóż|złożyć nowe_zamówienie|zamówienie_telefonicznie|zamówienie_hurtowe|zamówienie_mailowo
order zleć usługę|transport|naprawę|tłumaczenie|sprzątanie|druk
order zamów|zamawiam|zamawiaj|zamówić egzemplarz|publikację|portret|projekt_domu|zabudowę
book rezerwuj|rezerwuję|zarezerwuj|rezerwować|zarezerwować|rezerwacja
book rezerwacje|rezerwacja_wizyty|umów_się|umów|e-rejestracja
book rezerwuj|zarezerwuj|rezerwuję|zarezerwować stolik|stolika|stolików|stół|pokój|pokoju|pokoi
book rezerwacja|rezerwacje stolik|stolika|stolików|stół|pokój|pokoju|pokoi
book rezerwuj|zarezerwuj|rezerwuję|zarezerwować|rezerwacja|rezerwacje miejsce|miejsca|miejsc|nocleg|noclegu|noclegów
book rezerwuj|zarezerwuj|rezerwuję|zarezerwować|rezerwacja|rezerwacje pobyt|pobytu|termin|terminu|terminów
book rezerwuj|zarezerwuj|rezerwuję|zarezerwować|rezerwacja|rezerwacje wizytę|wizyty|wizyt|bilet|bilety|biletów|hotel
book rezerwuj|zarezerwuj|rezerwuję|zarezerwować|rezerwacja|rezerwacje hotelu|apartament|apartamentu|domek|domku
book rezerwuj|zarezerwuj|rezerwuję|zarezerwować|rezerwacja|rezerwacje samochód|samochodu|auto|kort|kortu|sali|salę|lot
book rezerwuj|zarezerwuj|rezerwuję|rezerwacja|rezerwacje zabieg|zabiegu|rejs|rejsu|wycieczkę
book rezerwuj|zarezerwuj|rezerwuję|rezerwacja|rezerwacje wycieczki|sesję|lekcję|transfer
book rezerwuj|zarezerwuj zajęcia|grę|kajak|rower|tor|imprezę|event|bezpośrednio
book dokonaj|zrób|złóż rezerwację|rezerwacji
book umów|umówić|umawiam|zaplanuj |się wizytę|spotkanie|konsultację|konsultacje|prezentację|termin
book ustal|zamów|poproś_o|zapytaj_o |się wizytę|spotkanie|konsultację|konsultacje|prezentację|termin
book umów|umówić|umawiam|zaplanuj|zamów |się demo|rozmowę_wstępną|jazdę_próbną|jazdę_testową|zabieg
book umów|umówić|umawiam|zaplanuj|zamów |się badanie|badania|serwis|teleporadę
book umów|umówić|umawiam|zaplanuj się|wizytę wizytę|lekarza|spotkanie|konsultację|zabieg
book umów|umówić|umawiam|zaplanuj się|wizytę badanie|dentysty|serwisie|rozmowę|pokaz
book umów|zaplanuj|zamów|zapisz_się|zapisy lekcję|lekcję_próbną|oględziny|przegląd|zwiedzanie
book umów|zaplanuj|zamów|zapisz_się|zapisy wizytę|lekarza|konsultację|badania
book umawianie|umówienie|rejestracja wizyty|wizyt|wizytę|się_wizytę|lekarza|pacjenta|pacjentów|badania|poradni
book formularz|system rezerwacji|rezerwacyjny
book sprawdź|zobacz wolne_terminy|wolne_pokoje|dostępność_pokoi
book sprawdź|zobacz dostępne_terminy|dostępność_terminów|terminy_zarezerwuj
book zarejestruj_się|rejestruj_się|zapisz_się|zapisy wizytę|konsultację|badanie|zabieg|lekarza|specjalisty
book zarejestruj_się|rejestruj_się|zapisz_się|zapisy poradni
book zarejestruj_się|zapisz_się masaż|szczepienie|fryzjera
book rezerwuj|zarezerwuj|rezerwuję|rezerwacja|rezerwacje sal|sali_konferencyjnej|salę_weselną|domków
book rezerwuj|zarezerwuj|rezerwuję|rezerwacja|rezerwacje apartamentów|miejsca_parkingowego
book rezerwuj|zarezerwuj|rezerwuję|rezerwacja|rezerwacje kortów|rowerów|zajęć|wycieczek|lotów|hoteli|parkingu
book rezerwuj|zarezerwuj|rezerwuję|rezerwacja|rezerwacje parking
book rezerwuj|zarezerwuj|rezerwuję|rezerwacja|rezerwacje masaż|masażu|sauny|saunę|spa|łódź|jacht|kamper
book rezerwuj|zarezerwuj|rezerwuję|rezerwacja|rezerwacje kampera|camping
book rezerwuj|zarezerwuj|rezerwacja|rezerwacje urlop|wakacje|weekend|wesele|obiekt|zwiedzanie|zwiedzania|seans
book rezerwuj|zarezerwuj|rezerwacja|rezerwacje konsultację
book rezerwuj|zarezerwuj|rezerwacja|rezerwacje stolik_restauracji|pakiet|ofertę|trening|spotkanie|czas|sesje
book rezerwuj|zarezerwuj|rezerwacja|rezerwacje jazdę|prezentację
book rezerwuj|zarezerwuj|rezerwacja|rezerwacje telefoniczna|telefonicznie|internetowa|bez_opłat|bez_przedpłaty
book rezerwuj|zarezerwuj|rezerwacja|rezerwacje najtaniej
book umów|umówić|umawiam |się sesję|sesję_zdjęciową|pomiar|pomiary|wideokonsultację|konsultację_telefoniczną
book umów|umówić|umawiam |się trening
book umów|umówić|umawiam |się trening_personalny|masaż|szczepienie|rozmowę_telefoniczną|jazdę|jazdy
book umów|umówić|umawiam |się diagnostykę|terapię
book umów|umówić|umawiam |się prywatną_wizytę|pierwszą_wizytę|wizytę_domową|wizytę_telefonicznie
book umów|umówić|umawiam |się wizytę_salonie
book umów|umówić|umawiam |się wizytę_kontrolną|wizytę_gabinecie|wizytę_showroomie|wizytę_serwisie
book umów|umówić|umawiam |się wizytę_biurze
book umów|umówić|umawiam |się fryzjera|kosmetologa|lekarza|ortodontę|psychologa|terapeutę|fizjoterapeuty
book umów|umówić|umawiam |się specjalisty
book umów|umówić|umawiam |się doradcą|ekspertem|prawnikiem|specjalistą|konsultantem|trenerem|wizytę_u_lekarza
book umów|umówić|umawiam |się telefon|rozmowę_doradcą|rozmowę_ekspertem|spotkanie_doradcą|spotkanie_online
book umów|umówić|umawiam |się wirtualne_spotkanie
book umów|umówić|umawiam |się konsultację_prawnikiem|konsultację_lekarzem|wizytę_lekarza|wizytę_dentysty
book umów|umówić|umawiam |się wizytę_stomatologa
book zamów|zaplanuj pomiar|wizytę_pomiarową|wizytę_domową|prezentację_online|konsultacje_online|pokaz_online
book chcę|chciałbym|chciałabym umówić_się|umówić_wizytę|zarezerwować|umówić_się_wizytę|zarezerwować_termin
book sprawdź|zobacz|wybierz|zapytaj_o dostępność_terminu|wolny_termin|dogodny_termin|dostępne_pokoje
book sprawdź|zobacz|wybierz|zapytaj_o dostępność_noclegów
book sprawdź|zobacz dostępność_zarezerwuj|terminy_rezerwuj|ceny_zarezerwuj|dostępność_apartamentów
book sprawdź|zobacz dostępność_domków
book wybierz|znajdź termin|termin_wizyty|godzinę_wizyty|wolny_termin|termin_zarezerwuj
book wynajmij|wypożycz samochód|auto|rower|kajak|kampera|sprzęt|salę|jacht|narty
book zapytaj|zapytanie o_termin|o_wolny_termin|o_rezerwację|o_nocleg|o_wolne_terminy|o_pobyt
book rejestracja telefoniczna|internetowa|wizytę|badania|lekarza_online pacjentów|pacjenta|wizyty|wizytę
book umów|umówić|zaplanuj|zamów|zarezerwuj |się sesję ślubną|zdjęciową|rodzinną|noworodkową|plenerową
book umów|umówić|zarezerwuj |się wymianę_opon|poradę_prawną|przegląd_samochodu|serwis_klimatyzacji
book umów|umówić|zaplanuj|zarezerwuj |się oglądanie|prezentację |mieszkania|nieruchomości|domu|systemu
book zarezerwuj|rezerwuj|umów|zamów zwiedzanie|wycieczkę przewodnikiem
book wynajmij|zarezerwuj|rezerwuj salę|obiekt|przestrzeń imprezę|wesele|szkolenie|event|urodziny|przyjęcie
book umów|umówić|zaplanuj|zarezerwuj |się krótką|pierwszą|wstępną|niezobowiązującą rozmowę|konsultację|sesję
book umów|umówić|umów_się |wizytę przedszkolu|warsztacie|szkole|gabinecie|domu|fizjoterapeuty|psychologa
book umów|umówić |się spotkanie|konsultację|rozmowę adwokatem|prawnikiem|dietetykiem|psychologiem|architektem
book umów|umówić się|wizytę przez|telefonicznie_przez whatsapp|whatsappa|messengera|formularz
book zarezerwuj|rezerwuj pierwszą|próbną|indywidualną lekcję|sesję|wizytę|konsultację
track śledź|śledzenie|namierz|sprawdź|monitoruj paczkę|przesyłkę|paczki|przesyłki|paczek|przesyłek
track zlokalizuj|znajdź|wyszukaj|status paczkę|przesyłkę|paczki|przesyłki|paczek|przesyłek
track śledź|śledzenie|monitoruj zamówienie|zamówienia|zamówień|dostawę|dostawy|zlecenia
track status|sprawdź_status|sprawdź_stan zamówienie|zamówienia|zamówień|dostawę|dostawy|zlecenia
track gdzie_jest paczka|przesyłka|zamówienie
track sprawdź|zobacz|status|stan|monitoring|monitorowanie|lokalizacja status_paczki|status_przesyłki|przesyłek
track sprawdź|zobacz|status|stan|monitoring|monitorowanie|lokalizacja paczek|przesyłki
track status|sprawdź_status|sprawdź_stan|stan naprawy|reklamacji|przesyłki|paczki|zwrotu|zamówienia
track status|sprawdź_status|sprawdź_stan|stan realizacji_zamówienia|sprawy|zgłoszenia|naprawy_urządzenia
track status|sprawdź_status|sprawdź_stan|stan dostawy
track śledź|śledzenie|monitoruj|namierz kuriera|list|kontener|kontenera|kontenerów|ładunek|status
track śledź|śledzenie|monitoruj|namierz status_zamówienia
track śledź|śledzenie|monitoruj status_przesyłki|zamówiony_towar|wysyłkę|wysyłki|transport|numer_przesyłki
track sprawdź_gdzie_jest|gdzie_jest|gdzie|sprawdź_gdzie paczka|przesyłka|twoja_paczka|kurier|zamówienie
track sprawdź_gdzie_jest|gdzie_jest|gdzie|sprawdź_gdzie jest_paczka
quote wycena|wyceń|wycenić|zapytanie_ofertowe|wycenaonline|poproś_o_ofertę|poproś_o_wycenę|złóż_zapytanie_ofertowe
quote zapytaj|poproś|pytaj|zapytanie|prośba o_cenę|o_wycenę|o_ofertę|o_koszt|o_kosztorys|cenę|ofertę
quote zamów|uzyskaj|otrzymaj|odbierz|pobierz wycenę|wycenę_projektu|indywidualną_wycenę|kosztorys
quote zleć|sprawdź|poznaj|wyślij wycenę|wycenę_projektu|indywidualną_wycenę|kosztorys
quote zamów|uzyskaj|otrzymaj|odbierz ofertę|ofertę_cenową|indywidualną_ofertę
quote zamów|uzyskaj|otrzymaj|odbierz|wyślij zapytanie_ofertowe|zapytanie_o_ofertę|zapytanie_o_cenę
quote wyceń|oblicz|policz|wylicz projekt|usługę|koszt|cenę|składkę|ratę
quote wyceń|oblicz|policz|wylicz inwestycję|zlecenie|tłumaczenie|samochód|nieruchomość|produkt
quote formularz wyceny|ofertowy|zapytania_ofertowego|zapytań_ofertowych
quote kalkulator oc|oc_ac|składki|wyceny|ceny|cen|kosztów|ubezpieczenia|kosztów_budowy|rat|raty|leasingu
quote kalkulator leasingowy
quote oblicz|policz|wylicz|skalkuluj|wyceń oc|ac|oc_ac|ubezpieczenie|cenę_online|składkę_oc|koszt_wysyłki
quote oblicz|policz|wylicz|skalkuluj|wyceń koszt_transportu
quote oblicz|policz|wylicz|skalkuluj cenę|koszt|koszty|ratę_leasingu|ratę_kredytu|ofertę|kredyt|leasing
quote oblicz|policz|wylicz|skalkuluj koszt_przesyłki
quote wyceń|wycena transport|transportu|przesyłkę|przesyłki|przeprowadzkę|przeprowadzki|druk|druku|stronę
quote wyceń|wycena strony|auto|auta
quote wyceń|wycena remont|remontu|okna|okien|mieszkanie|dom|działkę|ogrodzenie
quote wyceń|wycena ogrodzenia|meble|mebli
quote wyceń|wycena fotowoltaikę|fotowoltaiki|instalację|instalacji|kuchnię|dach|naprawę|naprawy|szkodę
quote wyceń|wycena samochodu|projektu
quote wyceń|wycena usługi|usług|tłumaczenia|zlecenia|pracę|tekst|montaż|transport_online|paczkę
quote wyceń|wycena części|rzecz
quote chcę|chciałbym|chciałabym wycenę|otrzymać_wycenę|otrzymać_ofertę|poznać_cenę|wycenić
quote chcę|chciałbym|chciałabym sprzedać_samochód_wycena
quote poznaj|sprawdź ceny_swojego_projektu|cenę_oc|składkę|ratę|wartość_nieruchomości
quote wyślij|prześlij|przekaż wyceny|projekt_wyceny|zdjęcia_wyceny|plik_wyceny|tekst_wyceny|dokumenty_wyceny
quote zamów|otrzymaj|uzyskaj|odbierz|poproś_o|poproś ofertę_indywidualną|spersonalizowaną_ofertę|kalkulację
quote zamów|otrzymaj|uzyskaj|odbierz|poproś_o|poproś ofertę_współpracy
quote zamów|otrzymaj|uzyskaj|odbierz|poproś_o|pobierz wycenę_online|wycenę_24h|wycenę_nieruchomości
quote zamów|otrzymaj|uzyskaj|odbierz|poproś_o|pobierz szczegółową_wycenę|wyliczenie
quote kalkulacja|wycena ceny|kosztów|indywidualna|oferty|przesyłki|w_24h|w_5_minut
quote zapytanie|zapytaj|wyślij_zapytanie|prześlij_zapytanie o_cenę|o_wycenę|o_ofertę|o_cenę_produktu
quote zapytanie|zapytaj|wyślij_zapytanie|prześlij_zapytanie o_cennik
quote formularz_wyceny|wycenaprojektu|bezpłatnakonsultacjawycena|kalkulator_online_wycena
quote zapytaj_o_cenę_produktu
quote otrzymaj|odbierz|uzyskaj|zamów ofertę|wycenę|indywidualną_ofertę 24h|24_godziny|48h|5_minut|mailem
quote oblicz|policz|wylicz koszt|cenę przeprowadzki|budowy_domu|instalacji|remontu|transportu|ogrodzenia
quote oblicz|policz koszt|cenę fotowoltaiki|tłumaczenia|druku|sprzątania|realizacji|swojego_projektu
quote wycena|wyceń tłumaczenia|remontu|mebli|kuchni|strony |24h|5_minut|mailem
quote zleć|zamów|uzyskaj|otrzymaj|odbierz wycenę tłumaczenia|nieruchomości|mieszkania|remontu|usługi
quote poproś|zapytaj|zapytanie|pytaj o |ofertę|cenę|wycenę ślubną|dostępność_cenę|termin_cenę|ofertę_firm
quote poproś_o|otrzymaj |indywidualny projekt_kuchni|projekt_łazienki|projekt_ogrodu|kosztorys_remontu
quote chcę|chciałbym|chciałabym |otrzymać|dostać|zamówić indywidualną|szczegółową ofertę|wycenę
contact kontakt|kontakty|skontaktuj_się|kontaktuj_się
contact dane_kontaktowe|skontaktować_się|kontakt_e-mail|chcę_się_skontaktować
contact formularz kontaktu|kontaktowy|kontakt
contact napisz|napiszcie|pisz|porozmawiaj |e-mail|email|maila|wiadomość|whatsapp|messengerze
contact porozmawiajmy|pogadajmy|zapytaj|pytaj |e-mail|email|maila|wiadomość|whatsapp|messengerze
contact skontaktuj_się|porozmawiaj|rozmawiaj|napisz ekspertem|eksperta|doradcą|doradcy|doradcę|specjalistą
contact zapytaj|kontakt|czat ekspertem|eksperta|doradcą|doradcy|doradcę|specjalistą
contact skontaktuj_się|porozmawiaj|kontakt|czat|napisz konsultantem|konsultanta|biurem|sprzedawcą
contact skontaktuj_się|porozmawiaj|kontakt|czat|napisz działem_sprzedaży|redakcją|redakcji
contact kontakt|napisz|napisz_wiadomość redakcja|autorem|autora|biuro|sprzedaż
contact kontakt|napisz|napisz_wiadomość serwis|recepcja|sekretariat|zespołem|właścicielem
contact wyślij|prześlij|zostaw|napisz|przekaż wiadomość|zapytanie|e-mail|email|maila
contact wyślij|prześlij|zostaw|napisz|przekaż pytanie|kontakt|numer|namiary
contact zadaj|zadać|masz|zapytaj pytanie|pytania|o_produkt|o_szczegóły|o_ofertę_współpracy|o_dostępność
contact bądź|bądźmy|zostań|pozostań|pozostańmy kontakcie
contact zamów|poproś_o|zostaw_numer rozmowę|kontakt|oddzwonienie|oddzwonimy
contact obsługa_klienta|obsługa_klientów|biuro_obsługi_klienta|dział_obsługi_klienta|centrum_obsługi_klienta
contact wsparcie_klienta
contact zadzwoń|dzwoń|zadzwońteraz|zatelefonuj|przedzwoń |do_biura|napisz|lub_napisz|i_zapytaj|zapytaj
contact zadzwoń|dzwoń|zadzwońteraz|zatelefonuj|przedzwoń umów_się
contact masz pytanie|pytania|wątpliwości|dodatkowe_pytania napisz|zadzwoń|skontaktuj_się|zapytaj|pytaj
contact masz wątpliwości|dodatkowe_pytania|problem_napisz|pomysł_napisz
contact zapytaj|skontaktuj_się|porozmawiaj|napisz|czat|kontakt prawnika|prawnikiem|agentem|agenta|farmaceutę
contact zapytaj|skontaktuj_się|porozmawiaj|napisz|czat|kontakt farmaceutą
contact zapytaj|skontaktuj_się|porozmawiaj|napisz|kontakt specjalistę|specjalisty|sprzedającego|sprzedawcę
contact zapytaj|skontaktuj_się|porozmawiaj|napisz|kontakt sprzedawcy
contact zapytaj|skontaktuj_się|porozmawiaj|napisz|kontakt opiekunem|lekarza|lekarzem|psychologa|trenera
contact zapytaj|skontaktuj_się|porozmawiaj|napisz|kontakt handlowcem|handlowca
contact zapytaj|skontaktuj_się|porozmawiaj|napisz|kontakt ogłoszeniodawcą|wystawcą|organizatorem|organizatora
contact zapytaj|skontaktuj_się|porozmawiaj|napisz|kontakt serwisem|firmą
contact zapytaj|skontaktuj_się|napisz|kontakt obsługą_klienta|pomocą_techniczną|administratorem|administracją
contact zapytaj|skontaktuj_się|napisz|kontakt zarządem|urzędem
contact opowiedz|napisz|porozmawiajmy|powiedz o_projekcie|o_swoim_projekcie|o_twoim_projekcie
contact opowiedz|napisz|porozmawiajmy|powiedz o_swoich_potrzebach|o_współpracy
contact jak się_skontaktować|się_z_nami_skontaktować|skontaktować_się|można_się_skontaktować
contact czat_online|czat_żywo|rozpocznij_czat|rozpocznij_rozmowę|live_czat|uruchom_czat|otwórz_czat
contact rozmowa_konsultantem
contact zgłoś problem|błąd|awarię|szkodę|usterkę|uwagi|uwagę|reklamację|naruszenie|sprawę
contact numery_telefonów|telefony_kontaktowe|telefon_kontaktowy|adres_e-mail|adresy_e-mail|numery_kontaktowe
contact kontakt_mailowy
contact nawiąż|nawiążmy|rozpocznij|zacznij|podejmij|rozpocznijmy|zacznijmy współpracę
contact pytanie prawnika|eksperta|lekarza|farmaceuty|sprzedawcy|produkt|o_produkt
contact oddzwonimy|oddzwońcie|zadzwońcie|zostaw_telefon|zostaw_numer|zostaw_numer_oddzwonimy
contact zostaw_kontakt_oddzwonimy
contact chcę|chciałbym|chciałabym porozmawiać|zadać_pytanie|zapytać|nawiązać_współpracę|zamówić_rozmowę
contact kontakt prasowy|telefoniczny|handlowy|mediów|mediami|dojazd|lokalizacja|adres|dane|mapa
contact kontakt godziny_otwarcia|dojazd_mapa
contact kontakt parafią|szkołą|przychodnią|urzędem|klubem|sklepem|działem_obsługi|działem_handlowym|rodo|iod
contact kontakt inspektorem
contact zapytaj mieszkanie|o_mieszkanie|o_lokal|o_nieruchomość|o_ten_produkt|o_samochód|o_usługę|o_możliwości
register rejestracja|zarejestruj_się|rejestruj_się|zarejestruj|dołącz|zapisy|załóż_konto|utwórz_konto|stwórz_konto
register otwórz_konto|rejestruję_się|zarejestrować_się|zapisuję_się|przyłącz_się|dołączam|biorę_udział
register weź_udział|zostań_członkiem|przystąp|deklaracja_członkowska|formularz_członkowski|formularz_rejestracyjny
register zgłoszenie_udziału|karta_zgłoszenia_uczestnika|wypróbujzadarmo|wypróbujbezpłatnie
register przetestujzadarmo|przetestujbezpłatnie|testujzadarmo|testujbezpłatnie
register zacznijzadarmo|rozpocznijzadarmo|spróbujzadarmo|darmowyokrespróbny
register załóż|utwórz|stwórz|zakładam|otwórz|aktywuj|zarejestruj konto|profil|konto_klienta
register załóż|utwórz|stwórz|zakładam|otwórz|aktywuj|zarejestruj nowe_konto|konto_firmowe
register zarejestruj firmę
register zarejestruj_się|zapisz_się|zapisy|zapisz_dziecko kurs|kursy|szkolenie|szkolenia|zajęcia
register dołącz|rejestracja|zgłoś_się kurs|kursy|szkolenie|szkolenia|zajęcia
register zarejestruj_się|zapisz_się|zapisy|dołącz|rejestracja|zgłoś_udział webinar|webinarium|warsztaty|konferencję
register zarejestruj_się|zapisz_się|zapisy wydarzenie|bieg|zawody|wydarzeniu|konferencji|konkursie|turniej
register dołącz|rejestracja|zgłoś_udział wydarzenie|bieg|zawody|wydarzeniu|konferencji|konkursie|turniej
register zapisz_się|dołącz|przystąp|wstąp klubu|stowarzyszenia|programu|społeczności
register zapisz_się|dołącz|przystąp|wstąp grona|zespołu_wolontariuszy|listę_oczekujących
register rejestracja|formularz uczestników|uczestnika|użytkownika|nowego_użytkownika
register rejestracja|formularz klienta|rejestracyjny|rejestracji|zapisu
register zostań członkiem|wolontariuszem|partnerem|klubowiczem|klientem|sprzedawcą|dystrybutorem|wystawcą|patronem
register wypróbuj|przetestuj|testuj|spróbuj|rozpocznij|zacznij|aktywuj okres_próbny|wersję_próbną|wersję_demo
register wypróbuj|przetestuj|testuj|spróbuj|rozpocznij|zacznij|aktywuj trial|14_dni|30_dni
register nowe_konto|nowy_użytkownik|nowy_klient
register formularz|karta|arkusz zgłoszeniowy|zgłoszenia|zgłoszeniowa|zapisów|zgłoszenia_udziału
register formularz|karta|arkusz zgłoszenia_uczestnictwa
register zgłoś|zapisz udział|uczestnictwo|drużynę|zespół|dziecko|uczestnika|grupę|klasę|szkołę
register chcę|chciałbym|chciałabym|pragnę dołączyć|się_zapisać|zapisać_się|wziąć_udział|zapisać_dziecko
register chcę|chciałbym|chciałabym|pragnę założyć_konto
register chcę|chciałbym|chciałabym|pragnę się_zarejestrować|zostać_członkiem|zostać_partnerem|wstąpić
register chcę|chciałbym|chciałabym|pragnę wystartować|przystąpić
register weź|wezmę|chcę_wziąć|zadeklaruj|potwierdź udział konkursie|szkoleniu|badaniu|wydarzeniu|warsztatach
register weź|wezmę|chcę_wziąć|zadeklaruj|potwierdź udział webinarze|zawodach
register weź|zadeklaruj|potwierdź udział|udział_spotkaniu|udział_projekcie|udział_programie|udział_biegu
register weź|zadeklaruj|potwierdź udział_konferencji
register załóż|otwórz|zakładam|utwórz|stwórz|uruchom rachunek|konto_osobiste|konto_online|darmowe_konto
register załóż|otwórz|zakładam|utwórz|stwórz|uruchom konto_użytkownika|swój_sklep
register zarejestruj|dodaj firmę|firmę_katalogu
register załóż|dodaj wizytówkę_firmy
register zapisz_się|zapisz_dziecko|zapisy|zapisuję_się|dołącz|rejestracja kurs_prawa_jazdy|prawo_jazdy|jogę
register zapisz_się|zapisz_dziecko|zapisy|zapisuję_się|dołącz|rejestracja lekcję_pokazową|obóz
register zapisz_się|zapisz_dziecko|zapisy|dołącz|rejestracja półkolonie|kolonie|trening|treningi|egzamin
register zapisz_się|zapisz_dziecko|zapisy|dołącz|rejestracja listę_rezerwową|kurs_online
register zapisz_się|zapisz_dziecko|zapisy|dołącz|rejestracja szkoły|biblioteki|kursu|kursy_językowe
register zapisz_się|zapisz_dziecko|zapisy|dołącz|rejestracja szkolenie_online
register zapisz_się|zapisz_dziecko|zapisy|dołącz|rejestracja spotkanie|wykład|rajd|maraton|rekolekcje
register zapisz_się|zapisz_dziecko|zapisy|dołącz|rejestracja pielgrzymkę|basen|pływanie
register zapisz_się|zapisz_dziecko|zapisy|dołącz|rejestracja taniec|kurs_tańca|angielski|naukę_pływania
register zapisz_się|zapisz_dziecko|zapisy|dołącz|rejestracja fitness|próbny_trening
register zapisz_się|zapisz_dziecko|zapisy|rejestracja grupy|sekcji|zuchów|harcerstwa|szkolenia|warsztatów
register zapisz_się|zapisz_dziecko|zapisy|rejestracja akademii|wyjazd
register zapiszsięonline|zapiszsięteraz|zapiszsięnazajęcia|zapiszsiędzisiaj|zapiszsięjużdziś|zapiszsiętutaj
register zostań sponsorem|franczyzobiorcą|agentem|reklamodawcą|ambasadorem|dostawcą|resellerem|afiliantem
register zostań użytkownikiem|instruktorem
register zostań członkiem|partnerem|klientem|sprzedawcą klubu|stowarzyszenia|biznesowym|handlowym|fundacji
register zostań członkiem|partnerem|klientem|sprzedawcą banku|związku|towarzystwa
register wstąp|dołącz|przystąp|przyłącz_się związku|partii|chóru|harcerstwa|izby|osp|kręgu|rodziny
register nie_masz|nie_masz_jeszcze konta|konta_zarejestruj_się|konta_załóż_je|konta_załóż_konto
register zarejestruj|rejestracja produkt|produktu|urządzenie|gwarancję|gwarancji|zakup|kartę|konta|nową_firmę
register zarejestruj|rejestracja drużyny
register złóż|wypełnij|podpisz deklarację_członkowską|deklarację_wyboru|formularz_zgłoszeniowy
register złóż|wypełnij|podpisz ankietę_zgłoszeniową
register uzyskaj|zamów|rozpocznij|odbierz dostęp_próbny|dostęp_testowy|bezpłatny_dostęp|okres_testowy
register uzyskaj|zamów|rozpocznij|odbierz bezpłatny_test
register stwórz|załóż|zbuduj stronę|sklep|stronę_internetową|sklep_internetowy|zbiórkę|zrzutkę
register zapisz_się|zapisz_dziecko|zapisy|rejestracja obóz|kurs letni|zimowy|sportowy|językowy|wakacyjny
register zapisz_się|zapisz_dziecko|zapisy zajęcia|kurs|trening próbne|pokazowe|wakacyjny|weekendowy
register zapisz_się|zapisz_dziecko|zapisy kurs|zajęcia|kursy angielskiego|niemieckiego|gotowania|pływania
register zapisz_się|zapisz_dziecko|zapisy pierwszy|pierwsze|próbny trening|zajęcia
register zapisz_się|zapisz_dziecko|zapisy szkoły muzycznej|tańca|językowej|pływania|rodzenia|letniej
register zapisz_się|zapisy|zarejestruj_się dzień_otwarty|dni_otwarte|najbliższy_kurs|nowy_kurs
register załóż|utwórz|stwórz konto|darmowe_konto 2_minuty|minutę|kilka_minut|30_sekund
register zgłoś|zapisz|zarejestruj drużynę|zespół|dziecko|klasę turnieju|turniej|zawody|konkurs|konkursu
register zarejestruj|rejestracja nowego|nowych |jako pacjenta|pacjentów|pacjent|klienta|członka
register potwierdź|zgłoś swoją|swój obecność|przybycie|uczestnictwo
register chcę|chciałbym|chciałabym zapisać|zapisać_się|zapisać_dziecko kurs|zajęcia|szkolenie|warsztaty|obóz
register chcę|chciałbym|chciałabym wziąć_udział|uczestniczyć szkoleniu|warsztatach|konkursie|webinarze|kursie
log_in zaloguj|zaloguj_się|logowanie|loguj|zalogować_się|login|loguj_się|mojekonto|panel_klienta|strefa_klienta
log_in twojekonto|portal_klienta|panelu_klienta|strefy_klienta
log_in zaloguj|zaloguj_się|logowanie bankowości|poczty|dziennika|e-dziennika|aplikacji|sklepu
log_in panel_logowania|strefa_członkowska|strefa_członka|dostęp_klientów|strefa_zalogowanych|poczta_logowanie
log_in zaloguj_się|zaloguj|logowanie|wejdź|przejdź klienta|konta|panelu|systemu|pacjenta|ucznia
log_in zaloguj_się|zaloguj|logowanie serwisu
log_in panel|portal|konto klienta|pacjenta|ucznia
log_in zaloguj_się|zaloguj|logowanie|wejdź|panel|portal|konto członka|użytkownika|partnera|studenta|kursanta|pracownika
log_in strefa użytkownika|partnera|kursanta|pracownika
log_in zaloguj_się|zaloguj|logowanie|wejdź platformy
log_in portal|panel|logowanie pacjenta|ucznia|rodzica|studenta|dealera|dealerów|rodziców|uczniów
log_in strefa|portal|panel|logowanie partnerów|klientów
log_in portal|panel|logowanie członków|pacjentów|studentów|pracowników|nauczyciela|nauczycieli
log_in portal|panel|logowanie kandydata|abonenta
log_in strefa|portal|panel|logowanie lokatora|kontrahenta|agenta|b2b|najemcy
log_in strefa|portal|panel|logowanie dostawcy|ubezpieczonego
log_in zaloguj|zaloguj_się|logowanie|loguj_się facebook|google|facebooka|konta_google|login_gov|profil_zaufany
log_in zaloguj|zaloguj_się|logowanie|loguj_się epuap|apple
log_in zaloguj|zaloguj_się|logowanie banku|strefy|e-bok|ebok|portalu|portalu_pacjenta|strefy_pacjenta
log_in zaloguj|zaloguj_się|logowanie panelu_klienta|strefy_klienta
log_in zaloguj|zaloguj_się|logowanie platformy_e-learningowej|e-learning|usos|librusa|librus|vulcan
log_in zaloguj|zaloguj_się|logowanie wirtualnej_uczelni|b2b
log_in masz konto|już_konto|jużkonto zaloguj_się|zaloguj|
log_in masz_konto|masz_już_konto
log_in ebok|e-bok
log_in elektroniczne_biuro_obsługi_klienta
log_in dziennik_elektroniczny|e-dziennik|edziennik|wirtualna_uczelnia|elektroniczny_bok|poczta_www
log_in poczta_internetowa
log_in wejdź|przejdź|wejście strefy_klienta|strefy_pacjenta|swojego_konta|dziennika|bankowości|platformy
log_in wejdź|przejdź|wejście e-dziennika
log_in zaloguj_się_zobacz_cenę|zaloguj_się_sprawdź_cenę|zaloguj_się_aby_kupić|zaloguj_się_aby_zobaczyć_ceny
log_in dziennik_elektroniczny|e-dziennik|bankowość logowanie
log_in bankowość_internetowa|platforma_e-learningowa|poczta logowanie
subscribe newsletter|newslettera|prenumerata|prenumeruj|subskrybuj|subskrypcja|subskrybuję|zaprenumeruj|prenumeratę
subscribe zapisz_się|zapisz|zapisuję_się|dołącz|zasubskrybuj|subskrybuj newsletter|newslettera
subscribe zamów|odbieraj|otrzymuj|zapisy|zamawiam newsletter|newslettera
subscribe zapisz_się|subskrybuj|zamów|prenumeruj prenumeratę|biuletyn|biuletynu|listę|listę_mailingową
subscribe zaprenumeruj|kup|otrzymuj prenumeratę|biuletyn|biuletynu|listę|listę_mailingową
subscribe zapisz_się|subskrybuj|otrzymuj|bądź|prenumeruj|zamów aktualności|nowości|powiadomienia|informacje
subscribe zapisz_się|subskrybuj|otrzymuj|bądź|prenumeruj|zamów bieżąco|czasopismo|gazetę|blog
subscribe newsletter zapisz_się|zapisy|subskrypcja|subskrybuj
subscribe formularz|zamówienie prenumeraty|zapisu_newsletter|zapisu_newslettera
subscribe chcę|chciałbym|chciałabym|pragnę otrzymywać newsletter|informacje|powiadomienia|nowości|oferty
subscribe chcę|chciałbym|chciałabym|pragnę otrzymywać biuletyn
subscribe powiadom|poinformuj|informuj dostępności|o_dostępności|gdy_dostępny|gdy_będzie_dostępny|o_nowościach
subscribe powiadom|poinformuj|informuj o_nowych_ofertach
subscribe powiadommnie|powiadom_o_dostępności_produktu|powiadom_gdy_produkt_dostępny|chcę_być_bieżąco
subscribe poinformujmnie
subscribe subskrybuj|zasubskrybuj|subskrypcja bloga|powiadomienia|e-mail
subscribe subskrybuj|zasubskrybuj|subskrypcja wiadomości|magazyn
subscribe lista_mailingowa|newsletter_e-mail|emailnewsletter
subscribe subskrypcja|formularz|rejestracja|zamów|zapis|zapisanie newslettera|newsletter|newslettera_formularz
subscribe zapisz_się odbierz_rabat|odbierz_10|odbierz_5|zyskaj_rabat|odbierz_kod_rabatowy|odbierz_prezent
subscribe zapisz_się bądź_bieżąco
subscribe prenumerata|zamów_prenumeratę|kup_prenumeratę|prenumeratę czasopisma|elektroniczna|cyfrowa|papierowa
subscribe prenumerata|zamów_prenumeratę|kup_prenumeratę|prenumeratę roczna|gazety|magazynu
subscribe otrzymuj|dostawaj oferty_pracy|nowe_oferty|podobne_oferty|oferty|e-maile|najnowsze_informacje
subscribe otrzymuj|dostawaj powiadomienia_e-mail
subscribe ustaw|utwórz|włącz|stwórz|dodaj|zapisz alert|alert_e-mail|powiadomienie|powiadomienia|alert_pracy
subscribe ustaw|utwórz|włącz|stwórz|dodaj|zapisz powiadomienie_e-mail
subscribe zapisz_się|dołącz|zapisy powiadomień|powiadomień_sms|smsa|newslettera_sms|listy_mailingowej
subscribe zapisz_się|dołącz|zapisy listy_newsletterowej|sms
subscribe zapisz_się|dołącz|zapisy newsletter_odbierz_rabat|newslettera_odbierz_rabat|newslettera_fundacji
subscribe zapisz_się|dołącz|zapisy naszego_biuletynu
subscribe zapisz_się|dołącz|zapisy newsletter_bądź_bieżąco|newslettera_bądź_bieżąco|newslettera_blog
subscribe zapisz_się|dołącz|zapisy bezpłatnego_newslettera
subscribe śledź|obserwuj aktualności_mailem
download pobierz|ściągnij|pobieranie|dopobrania
download pobieram|pliki_pobrania|pobierz_tutaj
download pobierz|ściągnij|zainstaluj|instaluj|pobieram aplikację|program|aplikację_mobilną|oprogramowanie
download pobierz|ściągnij|zainstaluj|instaluj|pobieram plik|pdf|wersję_demo|sterowniki
download pobierz|ściągnij katalog|katalogi|folder|broszurę|ulotkę|cennik|formularz|wniosek|druk
download pobierz|ściągnij instrukcję|regulamin|program_konferencji|poradnik|raport|e-book|ebook|ebooka|e-booka
download pobierz|ściągnij materiały|materiał|dokument|dokumenty|kartę|menu|statut|deklarację|wersję
download pobierz|ściągnij najnowszą_wersję|prezentację|ofertę|ofertę_pdf|specyfikację|kartę_katalogową
download pobierz|ściągnij wzór|szablon|logo|plakat|mapę|katalog_pdf
download pobierz|ściągnij cennik_pdf|folder_pdf|program_pdf|menu_pdf|kartę_produktu|aplikacje
download pobierz|ściągnij|zainstaluj|dostępne google_play|app_store|appstore|sklepu_google_play|androida
download pobierz|ściągnij|zainstaluj|dostępne android|ios|windows|iphone
download pobierz|ściągnij umowę|wersję_próbną|zdjęcie|zdjęcia|checklistę|plan|rzut|rzut_pdf
download pobierz|ściągnij plan_mieszkania|cv|certyfikat
download pobierz|ściągnij kartę_mieszkania|kartę_lokalu|kartę_pdf|wtyczkę|muzykę|fakturę|grę|artykuł
download pobierz|ściągnij numer|scenariusz
download pobierz|ściągnij tapety|tapetę|film|plik_pdf|mp3|zip|doc|docx|jako_pdf|formacie_pdf|wersję_pdf
download pobierz|ściągnij formularz_pdf|wniosek_pdf
download pobierz|ściągnij pełną_wersję|wersję_testową|najnowszy_katalog|darmowy_rozdział|fragment|rozdział
download pobierz|ściągnij fragment_książki
download pobierz|ściągnij zaświadczenie|upoważnienie|oświadczenie|pełnomocnictwo|polisę|owu|tabelę|harmonogram
download pobierz|ściągnij rozkład|plan_lekcji
download pobierz|ściągnij śpiewnik|nuty|przepisy|kolorowankę|kolorowanki|przepis|planer|arkusz|klucz|dane
download pobierz|ściągnij zestawienie|model
download pobierz|ściągnij książkę|deklaracje|katalog_produktów|folder_reklamowy|materiały_promocyjne
download pobierz|ściągnij ulotkę_pdf|instrukcję_obsługi
download odbierz|zgarnij|zdobądź|otrzymaj e-book|ebook|ebooka|e-booka|poradnik|checklistę|raport
download aplikacja_mobilna_pobierz|pobierz_naszą_aplikację|pobierz_najnowsze_wydanie|pobierz_załącznik
download pobierz_wszystko
download pobierz załączniki|wszystkie|wybrane|teraz_pdf|zgodę|deklarację_członkowską|formularz_zwrotu
download pobierz formularz_reklamacji
download formularze|wnioski|druki|katalogi dopobrania
download katalog|cennik|instrukcje|zdjęcia|logotypy|wzory dopobrania
download pliki|plik|regulamin|ulotka|folder|broszura|formularz|wniosek|prezentacja|tapety|aplikacja dopobrania
download wzory_dokumentów|wzory_pism|druki_formularze|karty_katalogowe|certyfikaty dopobrania
download formularze|wnioski|druki|katalogi pobrania
download katalog|cennik|instrukcje|zdjęcia|logotypy|wzory pobrania
download pliki|plik|regulamin|ulotka|folder|broszura|formularz|wniosek|prezentacja|tapety|aplikacja pobrania
download pobierz|ściągnij formularz|kartę|wniosek|deklarację zgłoszeniowy|zgłoszenia|rekrutacyjny|o_przyjęcie
download pobierz|ściągnij wzór|szablon umowy|wniosku|pisma|pełnomocnictwa|dokumentu|faktury|cv
download pobierz|ściągnij statut|regulamin stowarzyszenia|fundacji|szkoły|konkursu|obozu|zajęć|promocji
download pobierz|ściągnij program|plan|harmonogram festiwalu|studiów|zajęć|kursu|szkolenia|wydarzenia|rejsów
download pobierz|ściągnij broszurę|ulotkę|folder|kartę informacyjną|informacyjny|produktową|kandydata
download pobierz|ściągnij |roczne|finansowe sprawozdanie |roczne|finansowe|merytoryczne 2023|2024|2025
download pobierz|ściągnij sprawozdanie |roczne|finansowe|merytoryczne
download pobierz|ściągnij menu|logotypy|kartę restauracji|zdjęcia|dań|win|menu|alkoholi
download pobierz|ściągnij listę_kontrolną|mapę_terenu|zaproszenie|przewodnik|przewodnik_pdf
download chcę_pobrać|chcę_otrzymać|wyślij|wyślijcie e-book|ebook|ebooka|poradnik|checklistę|katalog_pdf
download statut|regulamin_pdf|deklaracja|karta_zgłoszenia|menu|umowa|cennik_pdf|program dopobrania|pobrania
donate wesprzyj|wspieraj|wspieram|wspomóż|darowizna|darowizny|darowiznę|wpłać
donate wpłacam|pomóż|pomagam|chcę_pomóc|e-taca|postaw_kawę|postaw_kawę_buycoffee|ofiaraonline
donate przekaż|wpłać|złóż|zrób|dokonaj|daj darowiznę|darowizny|1_5|1_5_podatku|1_podatku
donate przekaż|wpłać|złóż|zrób|dokonaj|daj datek|ofiarę|wpłaty|wpłatę
donate wesprzyj|wspieraj|wspomóż|pomóż|dofinansuj fundację|fundacji|stowarzyszenie|projekt|działania
donate wesprzyj|wspieraj|wspomóż|pomóż|dofinansuj działalność|zbiórkę|parafię|dzieciom
donate wesprzyj|wspieraj|wspomóż|pomóż kościół|finansowo|podopiecznych|hospicjum|zwierzęta|zwierzętom
donate wesprzyj|wspieraj|wspomóż|pomóż dzieci|misje|cel|portal|redakcję
donate zostań darczyńcą|stałym_darczyńcą
donate jak pomóc|możesz_pomóc|wspierać|wesprzeć|możesz_wesprzeć|pomagać|możesz_pomagać|przekazać_darowiznę
donate jak przekazać_1_5
donate wesprzyj|wspieraj|wspomóż|pomóż|pomagaj zwierzakom|zwierzaki|potrzebującym|patronite|ukrainę|ukrainie
donate wesprzyj|wspieraj|wspomóż|pomóż|pomagaj misje|schronisko
donate wesprzyj|wspieraj|wspomóż|pomóż leczenie|rozwój|klub|szkołę|teatr|muzeum|pracę|regularnie|jednorazowo
donate wesprzyj|wspieraj|wspomóż|pomóż stale|chorym
donate wesprzyj|wspieraj|wspomóż|pomóż inicjatywę|kampanię|akcję|budowę|remont|osp|drużynę|hospicjum|bezdomnym
donate wesprzyj|wspieraj|wspomóż|pomóż seniorom|rodzinie
donate wspieram|pomagam|chcę_wesprzeć|chcę_wspierać|chcę_pomagać regularnie|finansowo|fundację|jednorazowo
donate wspieram|pomagam|chcę_wesprzeć|chcę_wspierać|chcę_pomagać projekt|comiesięcznie
donate wspieram|chcę_wesprzeć|chcę_wspierać|chcę_przekazać_darowiznę|chcę_wpłacić
donate adopcja|adoptuj|adoptuję|zaadoptuj wirtualna|wirtualnie|odległość|serca
donate przekaż|podaruj|oddaj|odlicz|rozlicz 1_5|1_5_podatku|procent|swój_procent|1_5_procent|dary|posiłek
donate przekaż|podaruj|oddaj|odlicz|rozlicz pit_przekaż_1_5
donate 1_5 podatku|dla_fundacji|podatku_dla_fundacji|procent|procent_podatku|przekaż
donate wpłać|darowizna online|na_kościół|na_parafię|na_cele_statutowe
donate wpłata|wpłaty|wpłać|ofiara|ofiary|darowizna|dotacja na_fundację
donate wpłatyonline|wpłataonline|wpłacteraz|ofiaraonline|ofiara_parafię|dorzuć_się|zasponsoruj|dołóż_cegiełkę
donate kup_cegiełkę
donate wykup|kup|podaruj|dołóż|wpłać cegiełkę|cegiełki
donate zostań|zostańmy patronem_patronite|stałym_patronem|dobroczyńcą|fundatorem|przyjacielem_fundacji
donate zostań|zostańmy mecenasem
donate zostaw_napiwek|patronite_wesprzyj|zbiórka_wpłać|wesprzyj_przez_paypal|wesprzyj_paypal|wesprzyj_blik
donate przekaż_darowiznę_paypal
donate wirtualna_adopcja|postaw_wirtualną_kawę|kup_naszym_podopiecznym_karmę
donate wpłać|przekaż_darowiznę|wpłać_darowiznę schronisko|hospicjum|remont_kościoła|leczenie|zwierzęta
donate wpłać|przekaż|podaruj |darowiznę dowolną_kwotę|10_zł|20_zł|50_zł|100_zł|200_zł
donate adoptuj|zaadoptuj |dziecko|psa|kota|zwierzaka odległość|wirtualnie
donate zostań|chcę_zostać stałym|regularnym|miesięcznym|comiesięcznym darczyńcą
donate chcę_pomóc|pomóż|pomagaj zwierzętom|dzieciom|finansowo|pomagać|ratować_zwierzęta|dalej_pomagać
donate podaruj|przekaż karmę|ubrania|zabawki|żywność|dary_rzeczowe |zwierząt|zwierzakom|potrzebującym
donate wspieram|wspieraj|wesprzyj|pomagam co_miesiąc|comiesięcznie|dowolną_kwotą|stałym_zleceniem
donate zostań|chcę_zostać wirtualnym opiekunem
apply aplikuj|aplikuję|aplikować|złóż_aplikację|wyślij_aplikację
apply aplikuj_stanowisko|rekrutuj_się|formularz_aplikacyjny|formularz_rekrutacyjny
apply wyślij|prześlij|zostaw|złóż|dodaj cv|życiorys|aplikację|podanie
apply wyślij|prześlij|zostaw|złóż|dodaj podanie_o_pracę|zgłoszenie_rekrutacyjne|dokumenty_aplikacyjne
apply złóż|złożyć|wypełnij|wyślij|składam wniosek|wniosek_kredytowy|wniosek_o_kredyt
apply złóż|złożyć|wypełnij|wyślij|składam wniosek_o_dotację|wniosek_o_dofinansowanie|wniosek_o_kartę
apply aplikuj|zarekrutuj_się|zgłoś_się pracy|stanowisko|studia|program|ofertę|ofertę_pracy
apply zapisz_się studia
apply złóż_wniosek_o kredyt|pożyczkę|leasing|grant|stypendium|dofinansowanie|członkostwo
apply wyślij|prześlij|złóż|dodaj|wypełnij zgłoszenie_do_pracy|dokumenty_rekrutacyjne|kandydaturę
apply wyślij|prześlij|złóż swoją_aplikację
apply złóż dokumenty|dokumenty_studia|papiery|wniosek_pożyczkę|wniosek_przyjęcie|wniosek_kartę|wniosek_grant
apply rejestracja|zarejestruj_się|zapisz_się|zapisy|rekrutuj|kandyduj|aplikuj studia|studia_podyplomowe
apply rejestracja|zarejestruj_się|zapisz_się|zapisy|rekrutuj|kandyduj|aplikuj podyplomowe|mba|uczelnię
apply rekrutacjaonline|elektroniczna_rekrutacja|e-rekrutacja|formularz_rekrutacji|rekrutacja_elektroniczna
apply internetowa_rekrutacja
apply rejestracja|formularz kandydatów|kandydata|kandydata_pracę|kandydatów_studia|rekrutacja
apply rejestracja|formularz aplikacyjny_online
apply dołącz zespołu|ekipy|kadry|zespołu_aplikuj
apply zgłoś_się|zgłoś|zapisz_się wolontariat|wolontariatu|wolontariusza|pracy|stażu|staż|praktyki|praktykę
apply zgłoś_się|zgłoś|zapisz_się programu_stażowego
apply odpowiedz|odpowiadam ofertę|ofertę_pracy
apply wnioskuj|wnioskuj_o|zawnioskuj|zawnioskuj_o|ubiegaj_się_o kredyt|pożyczkę|leasing|dofinansowanie
apply wnioskuj|wnioskuj_o|zawnioskuj|zawnioskuj_o|ubiegaj_się_o stypendium|grant|kartę
apply wnioskuj|wnioskujonline|zawnioskuj|wniosekonline|złóż_wniosekonline|wniosek_o_kredyt_online
apply wniosek_o_pożyczkę_online
apply ubiegaj_się|ubiegaj_się_o|aplikuj|aplikuj_o pracę|grant|stanowisko|dotację|staż|praktyki|stypendium
apply ubiegaj_się|ubiegaj_się_o|aplikuj|aplikuj_o dofinansowanie|członkostwo
apply chcę|chciałbym|chciałabym pracować|aplikować|z_wami_pracować|u_was_pracować|pracować_u_was
apply chcę|chciałbym|chciałabym zostać_wolontariuszem|studiować
apply zgłoś|nominuj projekt|kandydata|kandydaturę|pracę|abstrakt|referat|nominację|startup
apply zgłoś|nominuj wystąpienie
apply zgłoszenie|zapisz|zapisz_dziecko|rekrutacja_online|wniosek_o_przyjęcie przedszkola|żłobka
apply zgłoszenie|zapisz|zapisz_dziecko|rekrutacja_online|wniosek_o_przyjęcie dziecka_przedszkola
apply zgłoszenie_dziecka|wniosek_o_przyjęcie|zapisz_dziecko_szkoły_podstawowej|zgłoszenie_szkoły
apply zgłoszenie_kandydata
apply zostań kierowcą|kurierem|opiekunem|opiekunką|studentem|strażakiem|stażystą|mentorem|prelegentem
apply zostań rodziną_zastępczą
apply złóż|wypełnij|wyślij|pobierz_złóż wniosek|podanie o_przyjęcie|o_mieszkanie|o_członkostwo|o_grant
apply chcę|chciałbym|chciałabym pracować|dołączyć wami|zespołu|wolontariatu|wolontariuszy
apply zgłoś|zapisz dziecko|swoje_dziecko przedszkola|żłobka|klubu_malucha
apply rekrutuj_się|rozpocznij_rekrutację|zacznij_rekrutację|zapisz_się studia |podyplomowe|magisterskie
apply wypełnij|wyślij|prześlij formularz rekrutacyjny|aplikacyjny|rekrutacji|aplikacji
apply formularz|zgłoszenie |zgłoszeniowy|rekrutacyjny wolontariusza|wolontariuszy|kandydata_wolontariusza
apply dołącz|zgłoś_się jako wolontariusz|wolontariuszka|kierowca|instruktor|lektor|opiekun
apply zostań partnerem_franczyzowym|domem_tymczasowym
"""
