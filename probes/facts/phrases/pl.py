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
order zamów|zamawiam|zamawiaj|zamówić|chcę_zamówić|zamówienieonline|zamówieniaonline|zamówonline
order złóż|złożyć|składam|wyślij|prześlij|realizuj|zrealizuj|dokończ|finalizuj|potwierdź zamówienie|zamówienia
order formularz|formularze|składanie zamówienia|zamówień|zamówieniowy
order zamów|zamawiam|zamawiaj|zamówić jedzenie|pizzę|sushi|lunch|obiad|obiady|posiłek|posiłki|danie
order zamów|zamawiam|zamawiaj|zamówić dania|tort|catering|dietę|dostawę|dostawą|dowozem|odbiór|wynos
order zamów|zamawiam|zamawiaj|zamówić produkt|produkty|towar|katalog|próbkę|próbki|usługę|kwiaty|bukiet
order zamów|zamawiam|zamawiaj|zamówić książkę|zestaw|whatsapp|telefonicznie|kod|druk|wydruk|paczkę
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
track śledź|śledzenie|namierz|sprawdź|monitoruj paczkę|przesyłkę|paczki|przesyłki|paczek|przesyłek
track zlokalizuj|znajdź|wyszukaj|status paczkę|przesyłkę|paczki|przesyłki|paczek|przesyłek
track śledź|śledzenie|monitoruj zamówienie|zamówienia|zamówień|dostawę|dostawy|zlecenia
track status|sprawdź_status|sprawdź_stan zamówienie|zamówienia|zamówień|dostawę|dostawy|zlecenia
track gdzie_jest paczka|przesyłka|zamówienie
quote wycena|wyceń|wycenić|zapytanie_ofertowe|wycenaonline|poproś_o_ofertę|poproś_o_wycenę|złóż_zapytanie_ofertowe
quote zapytaj|poproś|pytaj|zapytanie|prośba o_cenę|o_wycenę|o_ofertę|o_koszt|o_kosztorys|cenę|ofertę
quote zamów|uzyskaj|otrzymaj|odbierz|pobierz wycenę|wycenę_projektu|indywidualną_wycenę|kosztorys
quote zleć|sprawdź|poznaj|wyślij wycenę|wycenę_projektu|indywidualną_wycenę|kosztorys
quote zamów|uzyskaj|otrzymaj|odbierz ofertę|ofertę_cenową|indywidualną_ofertę
quote zamów|uzyskaj|otrzymaj|odbierz|wyślij zapytanie_ofertowe|zapytanie_o_ofertę|zapytanie_o_cenę
quote wyceń|oblicz|policz|wylicz projekt|usługę|koszt|cenę|składkę|ratę
quote wyceń|oblicz|policz|wylicz inwestycję|zlecenie|tłumaczenie|samochód|nieruchomość|produkt
quote formularz wyceny|ofertowy|zapytania_ofertowego|zapytań_ofertowych
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
subscribe newsletter|newslettera|prenumerata|prenumeruj|subskrybuj|subskrypcja|subskrybuję|zaprenumeruj|prenumeratę
subscribe zapisz_się|zapisz|zapisuję_się|dołącz|zasubskrybuj|subskrybuj newsletter|newslettera
subscribe zamów|odbieraj|otrzymuj|zapisy|zamawiam newsletter|newslettera
subscribe zapisz_się|subskrybuj|zamów|prenumeruj prenumeratę|biuletyn|biuletynu|listę|listę_mailingową
subscribe zaprenumeruj|kup|otrzymuj prenumeratę|biuletyn|biuletynu|listę|listę_mailingową
subscribe zapisz_się|subskrybuj|otrzymuj|bądź|prenumeruj|zamów aktualności|nowości|powiadomienia|informacje
subscribe zapisz_się|subskrybuj|otrzymuj|bądź|prenumeruj|zamów bieżąco|czasopismo|gazetę|blog
subscribe newsletter zapisz_się|zapisy|subskrypcja|subskrybuj
subscribe formularz|zamówienie prenumeraty|zapisu_newsletter|zapisu_newslettera
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
donate wesprzyj|wspieraj|wspieram|wspomóż|darowizna|darowizny|darowiznę|wpłać
donate wpłacam|pomóż|pomagam|chcę_pomóc|e-taca|postaw_kawę|postaw_kawę_buycoffee|ofiaraonline
donate przekaż|wpłać|złóż|zrób|dokonaj|daj darowiznę|darowizny|1_5|1_5_podatku|1_podatku
donate przekaż|wpłać|złóż|zrób|dokonaj|daj datek|ofiarę|wpłaty|wpłatę
donate wesprzyj|wspieraj|wspomóż|pomóż|dofinansuj fundację|fundacji|stowarzyszenie|projekt|działania
donate wesprzyj|wspieraj|wspomóż|pomóż|dofinansuj działalność|zbiórkę|parafię|dzieciom
donate wesprzyj|wspieraj|wspomóż|pomóż kościół|finansowo|podopiecznych|hospicjum|zwierzęta|zwierzętom
donate wesprzyj|wspieraj|wspomóż|pomóż dzieci|misje|cel|portal|redakcję
donate zostań darczyńcą|stałym_darczyńcą
apply aplikuj|aplikuję|aplikować|złóż_aplikację|wyślij_aplikację
apply aplikuj_stanowisko|rekrutuj_się|formularz_aplikacyjny|formularz_rekrutacyjny
apply wyślij|prześlij|zostaw|złóż|dodaj cv|życiorys|aplikację|podanie
apply wyślij|prześlij|zostaw|złóż|dodaj podanie_o_pracę|zgłoszenie_rekrutacyjne|dokumenty_aplikacyjne
apply złóż|złożyć|wypełnij|wyślij|składam wniosek|wniosek_kredytowy|wniosek_o_kredyt
apply złóż|złożyć|wypełnij|wyślij|składam wniosek_o_dotację|wniosek_o_dofinansowanie|wniosek_o_kartę
apply aplikuj|zarekrutuj_się|zgłoś_się pracy|stanowisko|studia|program|ofertę|ofertę_pracy
apply zapisz_się studia
apply złóż_wniosek_o kredyt|pożyczkę|leasing|grant|stypendium|dofinansowanie|członkostwo
"""
