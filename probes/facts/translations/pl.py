"""Polish."""

from typing import Final

WORDS: Final = """\
service usługa usługi serwis usług obsługa
contact kontakt skontaktuj
home główna
products produkty produkt produktów asortyment
new nowy nowe nowa nowość nowości
information informacje informacja informacji
customer klient klienta klienci klientów
search szukaj wyszukaj wyszukiwarka wyszukiwanie szukać
content treść treści zawartość
site witryna serwis witryny
support wsparcie wspieraj wspieramy wesprzyj
privacy prywatność prywatności
page strona strony stronie stron
find znajdź znaleźć znajdziesz odnajdź
news aktualności wiadomości newsy nowości
community społeczność społeczności wspólnota
personal osobowe osobowych osobiste osobisty
website witryna witryny internetowa
directly bezpośrednio
business biznes biznesu firma gospodarcza
help pomoc pomocy pomagamy pomóż pomagać
join dołącz dołączyć przyłącz
media mediów mediach
program programu
access dostęp dostępu
health zdrowie zdrowia zdrowotne zdrowotna
company firma firmy firmie spółka
register zarejestruj rejestracja rejestr
menu nawigacja
history historia historii
use użycie użyj używać korzystanie
project projekt projektu projekty
education edukacja edukacji oświata kształcenie oświaty
free darmowe darmowy bezpłatny bezpłatne bezpłatnie gratis
design projektowanie wzornictwo
public publiczny publiczna publiczne publicznej
report raport raportu raporty sprawozdanie zgłoś
experience doświadczenie doświadczenia
international międzynarodowy międzynarodowa
policy polityka polityki
best najlepsze najlepszy najlepsza
main główny główne głównej głównego
terms regulamin regulaminu warunki
open otwarte otwarty czynne otwórz otwarta
management zarządzanie zarządzania
create tworzyć stwórz utwórz
download pobierz pobieranie pobrania ściągnij
start rozpocznij zacznij
events wydarzenia wydarzeń imprezy imprez
login logowanie zaloguj logowania
learn ucz naucz dowiedz uczyć
video wideo
special specjalne specjalny specjalna specjalnej
development rozwój rozwoju
careers kariera kariery
user użytkownik użytkownika użytkownicy
web sieć
review recenzja recenzje recenzji opinia
code kod kodu kody
market rynek rynku targ targowisko
account konto konta koncie
social społeczny społeczne społeczna socjalny społecznościowe
view zobacz widok wyświetl podgląd
general ogólny ogólne ogólna
email mailowy mailem
latest najnowsze najnowszy ostatnie
resources zasoby zasobów
store sklep sklepu
categories kategorie kategorii kategoria
press prasa prasowe prasy prasowy
system systemu
world świat świata świecie
change zmiana zmień zmiany zmian
updates aktualizacje aktualizacja aktualizacji
partners partnerzy partnerów partnerami
global globalny globalne globalna
shop sklep sklepu sklepie sklepy
technology technologia technologie technologii
team zespół zespołu drużyna drużyny ekipa
comments komentarze komentarzy komentarz
center centrum ośrodek ośrodka
tools narzędzia narzędzi narzędzie
articles artykuły artykułów artykuł
app aplikacja aplikacji aplikacje aplikację
source źródło źródła
welcome witamy witaj zapraszamy
sign podpis znak podpisz
reserved zastrzeżone zarezerwowane
advertise reklamuj reklama
post wpis wpisy posty wpisu
work praca pracy pracować pracujemy pracę
features funkcje cechy właściwości funkcji
guide przewodnik poradnik przewodniki
industry przemysł branża przemysłu branży
info informacja
mobile mobilny mobilna mobilne
share udostępnij podziel udostępnianie
book książka książki książkę rezerwuj zarezerwuj książek
read czytaj przeczytaj czytać
documentation dokumentacja dokumentacji
members członkowie członków
questions pytania pytań pytanie zapytaj
solutions rozwiązania rozwiązań
locations lokalizacje lokalizacja oddziały placówki
national narodowy krajowy narodowe krajowe ogólnopolski
organization organizacja organizacji organizacje
tips porady wskazówki wskazówek
order zamówienie zamów zamówienia zamówień zamawiać
office biuro biura urząd urzędu biurowe
skip pomiń przejdź przeskocz
archive archiwum archiwalne
software oprogramowanie oprogramowania
day dzień dnia dni dniu
research badania badań badanie
expert ekspert eksperci ekspertów
add dodaj dodać dodano
conditions warunki warunków
cookies ciasteczka ciasteczek
releases wydania wydanie wydań
engineering inżynieria inżynierii
collection kolekcja kolekcje kolekcji zbiory
log dziennik
professional profesjonalny profesjonalne profesjonalna zawodowy
details szczegóły szczegółów
navigation nawigacja nawigacji
deliver dostarczamy dostarczyć dostarcz
cart koszyk koszyka koszyku
provide zapewniamy świadczymy zapewniać zapewnia
electronics elektronika elektroniki
financial finansowy finansowe finansowa
back wstecz powrót wróć
installation instalacja instalacje instalacji montaż
university uniwersytet uczelnia uczelni uniwersytetu politechnika
rights prawa uprawnienia
people ludzie ludzi osoby osób
schedule harmonogram rozkład grafik
live żywo
protection ochrona ochrony ochronie
network sieć sieci
plan planu
list lista listy listę
association stowarzyszenie stowarzyszenia związek
explore odkrywaj eksploruj
check sprawdź sprawdzić sprawdzanie
newsletter biuletyn
browse przeglądaj przeglądanie
map mapa mapy mapę
links linki odnośniki linków odsyłacze
mail poczta poczty
transparency przejrzystość transparentność jawność
apps aplikacje
call zadzwoń dzwoń
videos filmy filmów
present prezentuje obecny prezentujemy
clients klienci klientów
request zapytanie wniosek poproś żądanie
leadership przywództwo kierownictwo
private prywatny prywatne prywatna
travel podróż podróże podróży podróżować wyjazdy
quality jakość jakości
club klub klubu kluby
security bezpieczeństwo bezpieczeństwa zabezpieczenia
window okno okna okien
life życie życia życiu
students studenci studentów uczniowie
subscribe subskrybuj zapisz
available dostępny dostępne dostępna
mission misja misji misję
jobs praca oferty zatrudnienie
visit odwiedź wizyta odwiedzin zwiedzanie wizyty
car samochód samochody samochodowe auta
digital cyfrowy cyfrowe cyfrowa
current aktualny bieżący aktualne bieżące
applications aplikacje zastosowania
follow obserwuj śledź
culture kultura kultury kulturalne kulturze
buy kup kupić kupuj kupno kupię
results wyniki wyników wynik rezultaty
calendar kalendarz kalendarium
recent ostatnie niedawne
connect połącz łączyć połączenie
meet poznaj spotkaj
operations operacje działalność
investor inwestor inwestorzy inwestorów
school szkoła szkoły szkolny szkolne szkół
city miasto miasta miejski mieście miejska
popular popularne popularny popularna
regular zwykły
legal prawne prawny prawna
sale wyprzedaż sprzedaż promocja sprzedam
today dzisiaj dziś dzisiejszy
language język języka języki językowe
sponsored sponsorowany sponsorowane
government rząd rządu rządowy samorząd rządowe
donate wpłać darowizna wesprzyj przekaż
password hasło hasła
country kraj kraju kraje państwo
group grupa grupy grupę grup
contract umowa umowy kontrakt umów
name nazwa imię nazwisko nazwy
license licencja licencje licencji
select wybierz zaznacz
art sztuka sztuki artystyczny sztuk
activities działania aktywności działalność zajęcia
message komunikat
offers oferty oferta
platform platforma platformy
photos zdjęcia zdjęć zdjęcie fotografie
magazine magazyn czasopismo czasopisma miesięcznik
computer komputer komputery komputerowe
practice praktyka praktyki
love miłość kocham miłości kochać
author autor autora autorzy
chat czat czatu
pricing cennik cennika
posts wpisy posty
copyright autorskie autorskich
years lata lat latach
materials materiały materiałów
control kontrola kontroli sterowanie
easy łatwy łatwe łatwo prosty
click kliknij kliknięcie klik
planning planowanie planowania
forums fora
gallery galeria galerie galerii
sports sportowy sportu sportowe
consulting doradztwo konsulting doradztwa
board zarząd zarządu tablica
family rodzina rodziny rodzinne rodzinny rodzin
form formularz formularza
care opieka opieki pielęgnacja
friends przyjaciele znajomi przyjaciół
year rok roku roczny
performance wydajność występ wydajności
integration integracja integracji
build budować zbuduj budujemy
response odpowiedź
music muzyka muzyki muzyczny muzyczne
training szkolenia szkolenie trening szkoleń treningi
compare porównaj porównać
version wersja wersji wersje
administration administracja administracji
return zwrot zwroty zwrotu
game gra gry gier grze
phone telefon telefonu telefony
reference referencje referencja
apply aplikuj zastosuj złóż
secure bezpieczny bezpieczne zabezpieczony
library biblioteka biblioteki biblioteczny
science nauka nauki naukowy naukowe
employees pracownicy pracowników pracownik
process proces procesu procesy
official oficjalny oficjalna oficjalne
learning nauka uczenie nauczanie
profile profil profilu
date daty
choose wybierz wybrać
commitment zaangażowanie zobowiązanie
region regionu województwo regionalny
event wydarzenie impreza wydarzenia
play graj zagraj odtwórz
card karta karty kartę kart
quick szybki szybko szybkie
local lokalny lokalne lokalna miejscowy
participate uczestnicz udział uczestniczyć
games gry gier
shopping zakupy zakupów
issue numer wydanie
advanced zaawansowane zaawansowany
notice zawiadomienie
server serwer serwera serwery
price cena ceny cenę cen cenie
entertainment rozrywka rozrywki
fast szybki szybkie
series seria serii serial seriale
technical techniczny techniczne techniczna
christmas święta bożonarodzeniowe świąteczne boże
state państwowy
credit kredyt kredytu kredyty kredytowy
hours godziny godzin godzinach
opportunities możliwości szanse
children dzieci dziecko dzieciom dziecięcy dziećmi
toggle przełącz rozwiń
complete kompletny kompletne zakończ pełny
corporate korporacyjny firmowy
story opowieść
previous poprzedni poprzednia poprzednie
job praca stanowisko
baby niemowlę niemowlęta niemowląt
daily codziennie codzienny dziennie
package pakiet paczka pakiety
editor redaktor edytor redakcja
everyone wszyscy każdy
shipping wysyłka dostawa wysyłki przesyłka
discover odkryj odkrywaj
send wyślij wysłać wysyłać
festival festiwal festiwalu festyn
film filmowy
energy energia energii energetyka energetyczny
foundation fundacja fundacji
discussion dyskusja dyskusje dyskusji
analysis analiza analizy analiz
common wspólny wspólne
calculator kalkulator kalkulatory
volunteer wolontariat wolontariusz
offer oferta oferty ofertę oferujemy
interview wywiad wywiady rozmowa
stories opowiadania opowieści
academic akademicki akademicka akademickie
catalog katalog katalogi
college kolegium liceum
relations relacje stosunki relacji
construction budowa budownictwo budowlane budowy budowlany
innovation innowacje innowacja innowacyjny
certified certyfikowany certyfikowane
budget budżet budżetu
europe europa europejski europy
master mistrz magister
week tydzień tygodnia tygodni
stock zapas giełda
small mały małe mała
environment środowisko środowiska
commercial komercyjny handlowy
original oryginalny oryginalne oryginał
diversity różnorodność różnorodności
simple prosty proste prosta
announcements ogłoszenia komunikaty ogłoszeń
interest zainteresowania odsetki
assistance asysta pomoc
photo zdjęcie fotografia foto
pay zapłać płać płacić opłać
intelligence inteligencja inteligencji
second sekunda
writing pisanie pisania
address adres adresu adresy
instructions instrukcje instrukcja instrukcji
department wydział dział wydziału katedra departament
soon wkrótce niebawem
classic klasyczny klasyczne klasyka
needs potrzeby potrzeb
required wymagane wymagany
impact wpływ oddziaływanie
property nieruchomość nieruchomości deweloper
rental wynajem wypożyczalnia wynajmu
annual roczny roczne coroczny
maps mapy
celebrate świętuj obchody świętować
different różne
interactive interaktywny interaktywna
safety bezpieczeństwo
tags tagi etykiety tagów
favorite ulubione ulubiony ulubiona
books książki książek
tel telefon
please proszę prosimy
inspired inspirowany zainspirowany
future przyszłość przyszłości
fitness siłownia
food żywność jedzenie żywności spożywcze
statement oświadczenie deklaracja
improve popraw ulepsz poprawić
notes notatki uwagi
building budynek budynku budynki
opening otwarcia otwarcie
strategy strategia strategie strategii
channel kanał kanały
function funkcja funkcje
groups grupy grup
automatically automatycznie
text tekst tekstu teksty
district powiat dzielnica powiatu dzielnicy
trusted zaufany zaufane zaufali
human ludzki człowiek człowieka
image obraz obrazek obrazy wizerunek
deals okazje promocje okazja
machine maszyna maszyny maszyn
gaming gamingowy gracze graczy
park parku
submit wyślij prześlij
white biały białe biała
meeting spotkanie spotkania zebranie
brands marki marek
central centralny centralna
payment płatność płatności zapłata opłata
body ciało ciała
mind umysł umysłu
style styl stylu
church kościół kościoła kościele kościelny
testimonials opinie rekomendacje
related powiązane podobne
users użytkownicy użytkowników
climate klimat klimatu klimatyczny
staff kadra pracownicy
overview przegląd omówienie
air powietrze powietrza
test testy testu
write napisz pisz pisać
together razem wspólnie
smart inteligentny inteligentne
economic gospodarczy gospodarcze ekonomiczny
sell sprzedaj sprzedawać
space przestrzeń kosmos przestrzeni
modern nowoczesny nowoczesne
forgot zapomniałeś zapomniałem zapomniane
tickets bilety biletów
beautiful piękny piękne piękna
unique unikalny wyjątkowy unikatowy
success sukces sukcesu sukcesy
section sekcja sekcje
upload prześlij wgraj
guides przewodniki poradniki
settings ustawienia ustawień
executive wykonawczy dyrektor
class klasa klasy klas
man mężczyzna mężczyzn
water woda wody wodny wodę wodociąg
island wyspa wyspy
traditional tradycyjny tradycyjne
answer odpowiedź odpowiedz odpowiedzi
active aktywny aktywne aktywni
theme motyw motywy szablon
course kurs kursy kursu kursów
alternative alternatywa alternatywny
sound dźwięk dźwięku
manual podręcznik ręczny
beauty uroda piękno urody kosmetyki
leading wiodący czołowy wiodąca
forms formularze
safe bezpieczny bezpiecznie
hotel hotelu hotele
women kobiety kobiet kobieta kobiecy damskie
restaurant restauracja restauracje restauracji
tablet tablety
accept akceptuj akceptuję zaakceptuj
position stanowisko pozycja
cloud chmura chmury chmurze
ice lód lody lodowy lodowisko
templates szablony szablonów szablon
copy kopia kopiuj skopiuj
minutes minuty minut protokół
area obszar powierzchnia teren
families rodziny rodzin
wedding ślub wesele ślubny ślubne weselne
land działka grunt ziemia działki
workshops warsztaty warsztatów
natural naturalny naturalne naturalna
topics tematy temat tematów
screen ekran ekranu
example przykład przykłady
concept koncepcja koncepcje
bank banku bankowy banki
prepare przygotuj przygotować
print drukuj druk wydruk drukować
brand marka marki markę
feedback opinia uwagi
tag etykieta
inclusion włączenie
manufacturing produkcja wytwarzanie produkcji
opinion opinia opinie zdanie
size rozmiar rozmiary wielkość
garden ogród ogrodu ogrody ogrodowe ogrodnik
statistics statystyki statystyka
capital kapitał stolica kapitału
skills umiejętności
choice wybór wyboru
vision wizja wizji
default domyślny domyślnie
prices ceny cen cennik
gift prezent prezenty upominek
number numer liczba
visual wizualny wizualne
file plik pliki pliku plików
level poziom poziomu
dedicated dedykowany dedykowane
ideas pomysły pomysł
savings oszczędności oszczędzanie
campaign kampania kampanie kampanii
medical medyczny medyczne medyczna
reading czytanie czytania lektura
humanities humanistyczne humanistyka
values wartości
published opublikowano opublikowany opublikowane
ready gotowy gotowe
footer stopka
sustainability zrównoważony zrównoważonego
collaboration współpraca współpracy
journal czasopismo
confidence zaufanie
youth młodzież młodzieży młodzieżowy
competitive konkurencyjny konkurencyjne
thanks dzięki dziękujemy podziękowania
artists artyści artystów
trip wycieczka wycieczki wyprawa
scholarships stypendia stypendium
storage przechowywanie magazynowanie
teams zespoły drużyny
sellers sprzedawcy sprzedający
exchange wymiana kantor wymiany
principles zasady zasad
database baza bazy
incident incydent zdarzenie
compliance zgodność
advice porady porada doradztwo
dashboard pulpit kokpit
conversations rozmowy
van furgonetka
senior seniorzy seniorów senioralny
guidelines wytyczne
admissions rekrutacja rekrutacji nabór
running bieganie biegi bieg
ratings oceny ocena ocen
frequently często najczęściej
animals zwierzęta zwierząt
traffic ruch drogowy
save oszczędź oszczędzaj
affiliates afiliacja
box pudełko skrzynka
teaching nauczanie dydaktyka
quote wycena cytat
kids dzieci dzieciaki
edition edycja wydanie edycji
record płyta rekord nagranie
radio radiowy radia
campus kampus
renew odnów przedłuż
signup zapisz
episode odcinek odcinki
cross krzyż krzyża
scientists naukowcy naukowców
comprehensive kompleksowy kompleksowe kompleksowa
knowledge wiedza wiedzy wiedzę
refund zwrot zwrotu
extra dodatkowe dodatkowy
institute instytut instytutu
affordable przystępny przystępne
themes motywy
evaluation ocena ewaluacja
analytics analityka analityczne
monitor monitory monitorowanie
winter zima zimowy zimowe zimy
green zielony zielone zielona
fashion moda mody odzież
founder założyciel założycielka
old stary stare stara
big duży wielki duże
speakers prelegenci głośniki mówcy
promotion promocja promocje promocji
optimization optymalizacja optymalizacji
key klucz klucze kluczowe
value wartość
important ważne ważny ważna
initiative inicjatywa inicjatywy
methods metody metoda
studies studia
residents mieszkańcy mieszkańców
button przycisk guzik
black czarny czarne czarna
abuse nadużycie przemoc
awards nagrody nagroda nagród
virtual wirtualny wirtualna wirtualne
abstract streszczenie abstrakt
house dom domu domy domów
solar słoneczny fotowoltaika słoneczne
description opis opisu opisy
fun zabawa zabawy
legislative ustawodawczy legislacyjny
plugins wtyczki wtyczka
cost koszt koszty kosztów
silver srebro srebrny
rates stawki taryfy
room pokój pokoju sala
recruitment rekrutacja
profit zysk zyski
secret tajny sekret tajemnica
advisory doradczy doradcze
prospective kandydat kandydaci
holiday wakacje urlop wakacyjny
agents agenci
bar bary
priority priorytet priorytety
hosting hostingowy
forest las lasy leśny lasów leśne
effective skuteczny skuteczne efektywny
evolution ewolucja
context kontekst
lists listy
progress postęp postępy
upcoming nadchodzące nadchodzący
republic republika rzeczpospolita rzeczypospolitej
shared współdzielony
tournament turniej turnieje turnieju
branch oddział filia oddziału
files pliki plików
stats statystyki
cleaning sprzątanie czyszczenie
subject przedmiot przedmioty
configuration konfiguracja konfiguracji
men mężczyźni męski męskie
pool basen baseny pływalnia
owners właściciele
diagnosis diagnoza diagnostyka
power moc zasilanie
sample próbka
exclusive ekskluzywny ekskluzywne
weekly tygodniowo tygodniowy tygodnik
agreement umowa porozumienie
step krok kroki
parts części
weapons broń broni
enjoy ciesz
chain łańcuch sieć
appointment wizyta termin wizytę
repair naprawa naprawy
discounts rabaty zniżki rabat
letters listy
ministry ministerstwo ministerstwa
word słowo słowa
infrastructure infrastruktura infrastruktury
journey podróż
donations darowizny datki darowizna
header nagłówek
independent niezależny niezależne
street ulica ulicy uliczny
alerts alerty powiadomienia ostrzeżenia
hotels hotele hoteli
hardware sprzęt sprzętu
builder kreator
benefits korzyści świadczenia zalety
node węzeł
visa wiza wizy
elections wybory wyborów wyborczy
light światło oświetlenie lampy
division dywizja dział
primary podstawowa podstawowy podstawowej
enroll zapisy
trial próbny próbna
furniture meble mebli meblowe
toys zabawki zabawek
basic podstawowy podstawowe
adventure przygoda przygody
flight loty lotów
webinars webinary webinaria
logistics logistyka logistyki
ebooks ebooki
phones telefony
road droga drogi drogowy drogowe
suggestions sugestie propozycje
red czerwony czerwone czerwona
correct poprawny popraw
booking rezerwacja rezerwacje rezerwacji
estate nieruchomości
checkout kasa
tourism turystyka turystyczny turystyczne turystyki
bikes rowery rowerowe
export eksport eksportuj
guest gość goście gości
domain domena domeny domen
star gwiazda gwiazdy
flexible elastyczny elastyczne
ads reklamy ogłoszenia
mode tryb
supplies artykuły zaopatrzenie
broker makler pośrednik
philosophy filozofia filozofii
edit edytuj edycja
equipment sprzęt wyposażenie sprzętu
consent zgoda zgody zgodę
papers dokumenty referaty
equity równość kapitał
foreign zagraniczny obcy zagraniczne
simulation symulacja symulator
patients pacjenci pacjentów pacjenta
temperature temperatura temperatury
characters postacie znaki
breathing oddychanie oddech
readers czytelnicy czytelników
newsroom redakcja
month miesiąc miesiąca miesięcy
codes kody
rent czynsz wynajmij wynajem wypożycz
viewers widzowie widzów
television telewizja telewizyjny telewizji
mobility mobilność
gifts prezenty upominki
inquiry zapytanie zapytania
evidence dowody dowód
charge opłata ładowanie
golf golfowy
strength siła
banner baner banery
maintenance konserwacja utrzymanie przegląd
seminars seminaria seminarium
study studiuj studia
inspection kontrola przegląd inspekcja
trail szlak szlaki szlaku
additional dodatkowy dodatkowe
tree drzewo drzewa drzew
banking bankowość bankowy
agency agencja agencji
hospital szpital szpitala szpitale
states stany
military wojskowy wojsko wojskowe
background tło
command polecenie komenda
fantasy fantastyka
catering cateringowe
kits zestawy zestaw
village wieś wsi wioska sołectwo
influence wpływ
discipline dyscyplina dyscypliny
lecture wykład wykłady
structure struktura struktury
capacity pojemność
classes zajęcia klasy lekcje
reliable niezawodny niezawodne solidny
summer lato letni letnie
wholesale hurtownia hurtowa hurt
rules zasady
museum muzeum muzea
fresh świeży świeże
yoga joga jogi
object obiekt obiekty
conference konferencja konferencje konferencji
sector sektor sektora
war wojna wojny wojnie wojenny
cybersecurity cyberbezpieczeństwo
hero bohater bohaterowie
suite apartament
tuition czesne
individual indywidualny indywidualne
trailer zwiastun przyczepa przyczepy
large duży duże
implementation wdrożenie wdrożenia realizacja
scale skala
sort sortuj sortowanie
orders zamówienia zamówień
law prawo ustawa
decorative dekoracyjny ozdobny dekoracje
thread wątek wątku
creator twórca kreator
zoom powiększ
voice głos głosu
doctor lekarz lekarza lekarze
award nagroda
routes trasy trasa
selling sprzedaż
loans pożyczki pożyczka
win wygraj wygrać
medicine medycyna lek leki leków
extension rozszerzenie rozszerzenia
tennis tenis tenisowy
engagement zaangażowanie zaręczyny
missing brakujące zaginiony
strong silny mocny
beach plaża plaży plaże
complaint skarga skargi
tracking śledzenie
preferences preferencje
bug błąd błędy
pandemic pandemia pandemii
filter filtr filtry filtruj
topic temat
unit jednostka jednostki
awareness świadomość
zone strefa strefy
notification powiadomienie powiadomienia
math matematyka matematyki
station stacja dworzec
motorcycle motocykl motocykle motocyklowe
bus autobus autobusy autobusowy
tour zwiedzanie wycieczka
translation tłumaczenie tłumaczenia tłumacz
table stół stolik stoły
head głowa głowy kierownik
train pociąg pociągi kolej
cat kot koty kotów kota
movies filmy filmów
entry wpis wstęp wejście
immigration imigracja imigranci
gdpr rodo
pickup odbiór
physical fizyczny fizyczna
explanation wyjaśnienie
delete usuń usunąć
replace zamień wymień
startups startupy
rooms pokoje pokoi
boats łodzie łódź jachty
teachers nauczyciele nauczycieli
exhibition wystawa wystawy ekspozycja
nature przyroda przyrody natury
vehicle pojazd pojazdy pojazdów
title tytuł tytułu
perspectives perspektywy
chapter rozdział rozdziały
clean czysty czyste
short krótki krótkie
jewelry biżuteria biżuterii jubiler
closed zamknięte nieczynne zamknięty
vegetables warzywa warzyw
faculty wydział wydziału
mortgage hipoteka hipoteczny
audit audyt
justice sprawiedliwość sprawiedliwości
hackers hakerzy
assembly montaż zgromadzenie
bloggers blogerzy blogerki
stamps znaczki pieczątki
gym siłownia gimnastyka
pain ból bólu
pizza pizzeria
county powiat hrabstwo
charity dobroczynność charytatywny charytatywna
parish parafia parafii parafialny
mosque meczet
temple świątynia świątyni
prayer modlitwa modlitwy
worship nabożeństwo nabożeństwa msza mszy
sermon kazanie kazania homilia
diocese diecezja diecezji
choir chór chóru
orchestra orkiestra orkiestry
concert koncert koncerty
theater teatr teatru spektakl
scouts harcerze harcerstwo harcerski zhp
donation darowizna
membership członkostwo członkowska
league liga ligi ligowy
player gracz zawodnik piłkarz
coach trener trenera trenerzy
match mecz mecze meczu
hiking wędrówki trekking
cycling kolarstwo rowerowy rower rowerowa
football piłka piłki piłkarski nożna
fishing wędkarstwo wędkarski rybołówstwo
hunting łowiectwo myśliwski polowanie
horse koń konie koni konny jeździectwo
dog pies psy psa psów
breed rasa rasy hodowla
dance taniec tańca tańce taneczny
massage masaż masażu masaże
clinic klinika kliniki przychodnia poradnia
dentist dentysta stomatolog stomatologia
pharmacy apteka apteki farmacja
nurse pielęgniarka pielęgniarki
psychologist psycholog psychologa
lawyer adwokat prawnik radca
notary notariusz notarialny notariusza
accountant księgowy księgowość księgowa rachunkowe
tax podatek podatki podatku podatkowy
insurance ubezpieczenie ubezpieczenia
loan pożyczka kredyt
plumber hydraulik
electrician elektryk elektryka
carpenter stolarz stolarnia cieśla
roof dach dachy dachowe dachu
kitchen kuchnia kuchnie kuchenne kuchni
bathroom łazienka łazienki
heating ogrzewanie ogrzewania grzewcze
door drzwi
flower kwiaty kwiat kwiaciarnia kwiatów
bakery piekarnia piekarni
bread chleb pieczywo chleba
wine wino wina winiarnia
beer piwo piwa browar
coffee kawa kawy kawę kawiarnia
dish danie dania potrawa potrawy
breakfast śniadanie śniadania
camping kemping biwak
apartment mieszkanie mieszkania apartament
arrival przyjazd przyjazdu
departure wyjazd odjazd odlot
mayor burmistrz wójt burmistrza
municipality gmina gminy gminny gminie
council rada rady radni
citizen obywatel obywatele obywatelski
resident mieszkaniec
ordinance zarządzenie uchwała uchwały rozporządzenie
waste odpady śmieci odpadów
police policja policji
fire straż pożarna pożar strażacy
permit zezwolenie pozwolenie
tender przetarg przetargi
election wybory
vote głosuj głosowanie
party partia
candidate kandydat kandydaci
parliament parlament sejm sejmu
court sąd sądu sądowy sądy
kindergarten przedszkole przedszkola
pupil uczeń ucznia uczniowie uczniów
student studenta studencki
teacher nauczyciel nauczyciela
exam egzamin egzaminy egzaminu
semester semestr semestru
diploma dyplom dyplomy
lesson lekcja lekcje lekcji
enrolment rekrutacja zapisy
thesis dysertacja magisterska doktorska
laboratory laboratorium laboratoria
speaker prelegent głośnik
ticket bilet biletu
recipe przepis przepisy
ingredient składnik składniki
cooking gotowanie gotować kulinarny
diary pamiętnik dzienniczek
essay esej eseje
poem wiersz wiersze poezja
novel powieść powieści
writer pisarz pisarka pisarze
photographer fotograf fotografa
painter malarz malarka
illustrator ilustratorka
designer projektant projektantka
biography biografia życiorys biografie
born urodzony urodzona urodził
hobby zainteresowania
reply odpowiedz odpisz
member członek członka
poll ankieta sonda
guestbook księga gości
basket koszyk
delivery dostawa dostawy dostawę
warranty gwarancja gwarancji
voucher bon bony
discount rabat zniżka rabatowy
colour kolor kolory koloru
bestseller bestsellery
retail detal detaliczny detaliczna
manufacturer producent producenta producenci
factory fabryka fabryki
spare zamienne zapasowe
steel stal stali stalowe
wood drewno drewna drewniane
plastic plastik tworzywo tworzywa
concrete beton betonu betonowe
renovation remont remonty renowacja
architect architekci architekta
engineer inżynier inżyniera
transport transportowy przewóz
warehouse magazynowy składowanie
tyre opona opony opon
garage garaż garaże
leasing leasingu
directory katalog spis
classified ogłoszenia drobne
advertisement reklama ogłoszenie
vacancy wakat rekrutacja
employer pracodawca pracodawcy
comparison porównanie porównywarka
ranking rankingi
rating ocena
coupon kupon kupony
nearby pobliżu okolicy
category kategoria
generator generatory
install zainstaluj instaluj
tutorial samouczek
subscription subskrypcja abonament prenumerata
automation automatyzacja automatyka
invoice faktura faktury faktur
payroll kadry wynagrodzenia
newspaper gazeta gazety dziennik
editorial redakcyjny redakcja
journalist dziennikarz dziennikarka dziennikarze
reporter reporterzy
headline nagłówki
economy gospodarka ekonomia gospodarki
weather pogoda pogody
horoscope horoskop horoskopy
obituary nekrolog nekrologi
broadcast transmisja audycja nadawanie
listen słuchaj posłuchaj
crime zbrodnia
celebrity celebryci gwiazdy
subscriber subskrybent abonent
accessibility dostępność dostępności
career kariera
certificate certyfikat certyfikaty
partner partnera
solution rozwiązanie
product produkt produktu wyrób
tradition tradycja tradycje
competence kompetencje
emergency alarmowy awaryjny ratunkowy
night noc nocny nocy
shift zmianowy
printing drukarnia druk drukowanie
advertising reklama reklamowy reklamy reklamowa
marketing marketingowy
score wynik punkty
puzzle łamigłówka układanka
quiz quizy
band kapela
album albumy
song piosenka piosenki utwór
actor aktor aktorzy aktorka
cinema kino kina
animal zwierzę zwierzęcy
shelter schronisko schroniska
adoption adopcja adopcji
child dziecko dziecka
elderly starsi starszych
disability niepełnosprawność niepełnosprawnych
refugee uchodźca uchodźcy uchodźców
poverty ubóstwo bieda
relief ulga
statute statut statutu
chairman przewodniczący prezes przewodnicząca
committee komitet komisja komisje
society społeczeństwo towarzystwo
union unia unii związek
federation federacja federacji
cooperative spółdzielnia spółdzielni
petition petycja petycje
protest protesty
farm ferma farma ranczo
agriculture rolnictwo rolny rolnictwa rolnik
harvest żniwa dożynki
town miasto miasteczko
sight zabytki zabytek atrakcje
mountain góra góry górski górskie
ski narty narciarski narciarskie
standard standardowy
action akcja
"""
