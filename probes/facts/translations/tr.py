"""Turkish."""

from typing import Final

WORDS: Final = """\
service hizmet servis
contact iletişim irtibat ulaşın ulaşin
home anasayfa başlangıç
products ürünler ürün
new yeni yeniler yenilik
information bilgi bilgiler bilgisi malumat
customer müşteri
search ara arama arayın aradığınız arayin aradiğiniz
blog bloglar bloğu blogu
content içerik içeriği
site sitesi sitemiz siteye sitede sitenin
support destek desteği
privacy gizlilik mahremiyet kvkk
page sayfa sayfası sayfaya
find bul bulun bulma bulmak
news haber haberler haberi
community topluluk
personal kişisel bireysel şahsi
top yukarı yukari
website websitesi
directly doğrudan direkt
business işletme ticari
help yardım yardim
join katıl katılın katil katilin
media medya medyası
program programı
access erişim erişin
health sağlık sağlığı sağlik sağliği
company şirket firma firması
register kayıt kaydol üyelik kaydı kayıtlar kayit kaydi kayitlar
menu menü menüsü menüye
history tarih tarihçe tarihi geçmiş
use kullan
project proje projeler projesi
education eğitim öğretim
free ücretsiz bedava parasız parasiz
design tasarım dizayn tasarim
public kamu kamusal kamuya halka
report rapor raporlar raporu
international uluslararası
experience deneyim tecrübe
policy politika
best iyisi iyiler
main temel başlıca başlica
terms şartlar koşullar sözleşmesi
open açık açıl açıldı açılan açik açil açildi açilan
online çevrimiçi internetten
management yönetim idare
create oluştur yarat
download indir indirme yükle
start başla başlat başlayın
events etkinlikler
login giriş girişyap oturum
learn öğren öğrenin öğrenmek
video videolar videosu
special özel özeli
development geliştirme kalkınma gelişim kalkinma
careers kariyer
user kullanıcı
review inceleme değerlendirme
code kodu kodlar
market pazar piyasa pazarı pazari
account hesap hesabı hesapları hesabi
social sosyal
view görüntüle görünüm incele
general genel geneli
email posta eposta
latest güncel sonuncu
resources kaynaklar
categories kategoriler
press basın basında basının basin basinda basinin
system sistem
world dünya dünyası dünyanın
change değiştir değişiklik
updates güncelleme
partners ortaklar partnerler
global küresel
shop mağaza dükkan dükkân alışveriş alişveriş
store mağaza
technology teknoloji
team ekip ekibimiz ekibi takım kadro kadromuz takim
comments yorumlar yorum yorumu
center merkez
tools araçlar aletleri
articles makaleler yazılar yazilar
app uygulama
source kaynak kaynağı
welcome hoşgeldiniz hoş
reserved saklıdır saklı saklidir sakli
advertise reklamver
post gönderi yazı yazısı yazi yazisi
work çalışma çalışıyor çalişma çalişiyor
features özellikler
guide rehber kılavuz kilavuz
industry sanayi endüstri
mobile mobil
share paylaş
book kitap kitabı kitaplar rezervasyon kitabi
read oku okuyun okumak devamını devamini
documentation dokümantasyon belgeler
members üyeler üyemiz
questions sorular soru
solutions çözümler çözüm
locations konumlar konum lokasyon şubeler
national ulusal milli millî
organization organizasyon örgüt kuruluş örgütü
tips ipuçları ipucu tavsiyeler
order sipariş
office ofis ofisi büro ofisler ofise bürosu
skip atla
archive arşiv arşivi arşivler
software yazılım yazilim
day gün günü günler günlük günde
research araştırma araştirma
expert uzman uzmanı uzmanlar uzmani
add ekle eklendi ekleyin
conditions koşullar şartlar
cookies çerezler çerez çerezi
releases sürümler yayınlar yayinlar
engineering mühendislik
collection koleksiyon
log günlüğü
professional profesyonel mesleki
details detaylar detay ayrıntılar ayrintilar
navigation navigasyon dolaşım gezinti dolaşim
deliver teslim
cart sepet sepetim sepete
provide sağlamak sunuyoruz sağlıyoruz sağliyoruz
electronics elektronik
financial finansal mali
back geri geriye
installation kurulum montaj
forum forumlar forumu
university üniversite
rights haklar hakkı hakki
started başladı
people insanlar insan kişiler halk
schedule takvimi tarife
link bağlantı linki linkler
live canlı canli
protection koruma korunması
network ağ ağı şebeke ağlar
plan planı planlar plani
list liste listesi listele
association derneği dernek birlik birliği
explore keşfet keşfedin
check kontrol denetle
newsletter bülten ebülten
browse gözat
map harita kroki
links bağlantılar linkler
mail mektup mailto
transparency şeffaflık
apps uygulamalar
call arayın çağrı ara çağrısı arayin çağri çağrisi
videos videolar
politics siyaset siyasi siyasal
clients müşteriler referanslar
request talep talebi istek taleple
leadership liderlik
private özel
travel seyahat gezi gezisi geziler
quality kalite
club kulüp kulübü
security güvenlik
window pencere
life yaşam hayat yaşamı hayatı yaşami hayati
students öğrenciler
subscribe abone aboneol abonelik
available mevcut müsait
mission misyon
jobs iş işler işleri
visit ziyaret
car araba otomobil araç arabalar oto
digital dijital sayısal sayisal
current güncel mevcut şimdiki
applications uygulamalar başvurular
follow takip takipte
culture kültür
buy satın satınal satin satinal
including dahil içeren
results sonuçlar sonuç
calendar takvim
connect bağlan
meet tanışın tanış tanişin taniş
operations operasyonlar işlemler
watch izle izleyin izlemek seyret
investor yatırımcı yatirimci
high yüksek
index dizin indeks
last son
school okul okulu okullar okulda okulumuz okulun
city şehir şehri kent şehirler kenti kentsel
popular popüler
regular düzenli
legal yasal hukuki hukuk yasalar hukuku
sale indirim satış satılık satışı satiş satilik satişi
like beğen beğeni beğendim
transfer aktarım havale aktarim
today bugün günümüz
language dili diller dil
sponsored sponsorlu
sales satış satışlar satiş satişlar
donate bağış bağışla bağışta bağiş bağişla bağişta
government hükümet hükumet devlet
password şifre parola şifremi şifreniz
real gerçek reel
continue devam devamı devami
group grup grubu gruplar
contract sözleşme kontrat
name adı isim adınız ismi adsoyad adiniz
license lisans ruhsat
select seç seçin seçiniz
art sanat sanatı sanatlar sanati
activities faaliyetler aktiviteler
message mesaj mesajı ileti mesajlar mesaji
offers teklifler kampanyalar fırsatlar firsatlar
photos fotoğraflar resimler
magazine dergi dergisi dergiler magazin
computer bilgisayar
practice uygulama alıştırma aliştirma
portal portalı
love aşk sevgi sevgili aşkı aşki
author yazar yazarı yazarlar yazari
chat sohbet
pricing fiyatlandırma
status durum durumu statü
posts gönderiler yazılar iletiler yazilar
copyright telif
years yıllar yıllık yıldır yillar yillik yildir
action eylem aksiyon
materials malzemeler materyaller
control kontrol denetim
easy kolay kolayca basit
click tıkla tıklayın tikla tiklayin
planning planlama
forums forumlar
gallery galeri fotogaleri
sports spor sporlar sporu sportif
consulting danışmanlık müşavirlik danişmanlik
board kurul kurulu pano
family aile ailesi ailemiz aileler
form formu formlar
care bakım bakımı bakımevi bakim bakimi bakimevi
friends arkadaşlar dostlar
year yıl yılı sene yılın yili yilin
performance performans
integration entegrasyon
build inşa inşaa derle
response yanıt cevap yanit
music müzik müziği musiki
training eğitim antrenman kurs
compare karşılaştır kıyasla karşilaştir kiyasla
version sürüm versiyon sürümü
administration idare yönetim idaresi idari
return iade iadesi iadeler
game oyun oyunu oyna oyunlar oyuncu
phone telefon
reference referans kaynakça
apply başvur uygula
secure güvenli
library kütüphane
science bilim bilimi bilimsel fen
employees çalışanlar personel çalişanlar
process süreç süreci
official resmi resmî
learning öğrenme öğrenim
profile profil
date tarih tarihi
choose seç seçin seçiniz
commitment taahhüt
region bölge bölgesi bölgeler
event etkinlik
play oyna oynat
disclaimer feragatname sorumluluk
card kart kartı kartlar karti
quick hızlı çabuk hizli
local yerel mahalli
participate katıl katılmak katil katilmak
shopping alışveriş alişveriş
issue sayı sayısı sayi sayisi
advanced gelişmiş detaylı ileri
policies politikalar
notice bildirim duyuru uyarı uyari
server sunucu
price fiyat fiyatı fiyatlar fiyati
entertainment eğlence
fast hızlı süratli hizli
series dizi diziler serisi seri dizisi
technical teknik
christmas noel yılbaşı yilbaşi
state devlet eyalet
logo logosu logolar
credit kredi kredisi
hours saatler saati saat
opportunities fırsatlar imkanlar firsatlar
children çocuklar çocuk
standard standart
plus artı arti
complete tamamla tamam eksiksiz
corporate kurumsal
story hikaye öykü hikâye
know bilmek bilin
previous önceki
tutorials dersler eğitimler
baby bebek bebeğim bebekler
daily günlük gündelik
pages sayfalar
package paket paketi ambalaj paketler
admin yönetici
editor editör
shipping kargo nakliye gönderim kargosu
options seçenekler opsiyon
discover keşfet keşfedin
send gönder yolla
festival festivali şenlik
film filmi filmler filmin
docs belgeler dokümanlar
energy enerji
foundation vakıf vakfı vakfımız vakif vakfi vakfimiz
stay konaklama
discussion tartışma tartişma
analysis analiz
calculator hesaplama
volunteer gönüllü
offer teklif
interview röportaj mülakat söyleşi
stories hikayeler öyküler
academic akademik
catalog katalog
college kolej koleji yüksekokul kolejler
relations ilişkiler
construction inşaat yapı yapi
innovation inovasyon yenilikçi
certified sertifikalı onaylı onayli
budget bütçe bütçesi
europe avrupa
sites siteler
master usta
week hafta haftası haftanın
sport spor sporcu
stock stok stokta stoklar
small küçük ufak
wiki viki
environment çevre çevresel
line hattı hatti
commercial ticari ticaret
original orijinal özgün
diversity çeşitlilik
simple basit sade
announcements duyurular
interest ilgi ilgili
photo fotoğraf foto resim
pay öde ödeyin ödeme
coming gelecek yakında yakinda
intelligence zeka istihbarat
address adres adresi
instructions talimatlar
department bölüm bölümü departman daire müdürlüğü
studio stüdyo atölye
soon yakında yakinda
classic klasik
property emlak mülk gayrimenkul
rental kiralama kiralık kira kiralik
annual yıllık yillik
maps haritalar
celebrate kutla kutlama
interactive interaktif etkileşimli
safety emniyet güvenlik
tags etiketler
favorite favori
homepage anasayfa
books kitaplar kitap
two iki ikinci
please lütfen
hello merhaba selam
future gelecek
fitness fitnes
food gıda yemek yiyecek gıdalar besin gida gidalar
statement beyan bildiri açıklama açiklama
improve geliştir iyileştirme
notes notlar
opening açılış açiliş
strategy strateji
channel kanal kanalı kanallar kanali
portfolio portföy portfolyo
function işlev fonksiyon
automatically otomatik
text metin metni yazı yazi
district ilçe ilçesi semt
trusted güvenilir
human insan insani
image resim görsel görüntü
deals fırsatlar kampanyalar firsatlar
machine makine makina
gaming oyunlar
park parkı parklar parki
submit gönder
white beyaz
meeting toplantı buluşma
brands markalar
central merkezi
payment ödeme ödemeler ödemesi
body vücut beden
style stil tarz stili tarzı tarzi
church kilise
testimonials yorumları görüşler
related ilgili benzer
users kullanıcılar
climate iklim
staff personel kadro
problem sorun problemi
air hava havası havasi
test testi testler
write yaz yazın yazmak yazin
together birlikte beraber
smart akıllı akilli
sell satmak satıyorum satiyorum
economic ekonomik iktisadi
space uzay mekan alan
modern çağdaş
forgot unuttum
tickets biletler bilet
beautiful güzel güzellik
unique benzersiz eşsiz
geographic coğrafi
success başarı başari
section bölüm kısım kisim
upload yükle yükleme
guides rehberler kılavuzlar kilavuzlar
settings ayarlar
class sınıf sınıfı sınıflar sinif sinifi siniflar
man erkek adam
island ada adası adasi
water su suyu sular
traditional geleneksel
answer cevap yanıt cevabı yanit cevabi
active aktif etkin
perfect mükemmel kusursuz
theme tema teması temalar temasi
course kurs kursu ders kurslar dersi
place yer yeri mekan
alternative alternatif
sound ses sesi sesler
manual kılavuz kilavuz
items öğeler
safe güvenli
beauty güzellik
leading önde lider öncü
forms formlar
hotel oteli otel oteller otelimiz
demand talep
restaurant restoran lokanta
accept kabul
position pozisyon konum
talk konuş
women kadın kadınlar kadının bayan kadin kadinlar kadinin
cloud bulut
ice buz
templates şablonlar
copy kopyala kopya
minutes dakika dk
families aileler
wedding düğün nikah düğünler
agenda gündem
listings ilanlar
land arazi arsa arsalar
workshops atölyeler çalıştay çaliştay
natural doğal tabii
low düşük
screen ekran
example örnek örneği
concept konsept kavram
bank banka bankası bankalar bankacılık
prepare hazırla hazirla
print yazdır baskı yazdir baski
brand marka markası markamız
feedback geribildirim
tag etiket
manufacturing imalat üretim
opinion görüş fikir
size beden boyut boyutu ölçü
garden bahçe bahçesi
statistics istatistik
capital sermaye başkent
skills beceriler yetenekler
choice seçim tercih
ideas fikirler fikir
vision vizyon
prices fiyatlar
gift hediye armağan
number numara sayı sayi
visual görsel
level seviye düzey
file dosya dosyası
savings tasarruf birikim
campaign kampanya
medical tıbbi medikal tibbi
case vaka dava
values değerler
published yayınlandı yayımlandı yayinlandi yayimlandi
ready hazır hazir
slide slayt
sustainability sürdürülebilirlik
collaboration işbirliği
journal dergi
youth gençlik genç gençler
thanks teşekkür
artists sanatçılar
trip gezi
scholarships burslar burs bursu
storage depolama
teams takımlar ekipler takimlar
sellers satıcılar saticilar
exchange değişim borsa takas
principles ilkeler
database veritabanı
incident olay
compliance uyum uyumluluk
advice tavsiye öneri öneriler
dashboard panel panosu
admissions kabul kayıtlar kayitlar
running koşu koşusu
yes evet
ratings puanlar değerlendirmeler
frequently sıkça sık sikça
animals hayvanlar
traffic trafik
save kaydet tasarruf
box kutu kutusu
teaching öğretim öğretme
quote alıntı alinti
kids çocuklar çocuk
edition baskı edisyon baski
radio radyo radyosu
campus kampüs yerleşke
renew yenile
signup kaydol üyeol
episode bölümü
comprehensive kapsamlı
knowledge bilgi bilgisi
refund iade iadesi
extra ekstra ilave
institute enstitü
affordable uygun hesaplı ekonomik
evaluation değerlendirme
analytics analitik
monitor monitör izleme
winter kış kışlık kişlik
green yeşil
fashion moda modası modasi
founder kurucu
efficient verimli
old eski eskiler
big büyük
speakers konuşmacılar
plans planlar
resumes özgeçmiş
promotion promosyon tanıtım tanitim
optimization optimizasyon
key anahtar
value değer
important önemli
initiative girişim inisiyatif
methods yöntemler metotlar
arts sanatlar
residents sakinler
button düğme buton butonu
black siyah kara
awards ödüller
virtual sanal
house ev evi evler konut evleri konutlar
enter girin gir giriniz
solar güneş
description açıklama tanım açiklama tanim
fun eğlence komik
legislative mevzuat kanunlar
plugins eklentiler
cost maliyet
silver gümüş
rates oranlar kurlar
room oda odası odalar odasi
recruitment işealım işealim
profit kâr
secret gizli sır
dynamic dinamik
advisory danışma danişma
three üç
holiday tatil bayram tatili
agents acenteler temsilciler
priority öncelik
hosting barındırma barindirma
forest orman ormanı ormani
effective etkili
republic cumhuriyet
tournament turnuva
branch şube şubesi
files dosyalar
stats istatistikler
cleaning temizlik
men erkek erkekler
pool havuz havuzu
owners sahipleri sahibi
diagnosis teşhis tanı tani
power güç gücü
convenient kullanışlı rahat
sample numune örnek
exclusive ayrıcalıklı ayricalikli
million milyon
billion milyar
weekly haftalık
agreement anlaşma sözleşme
widget bileşen
step adım adımı adim adimi
ministry bakanlık bakanı bakan bakani
word kelime sözcük sözlük
weapons silahlar silah
set seti takımı takımlar takimi takimlar
enjoy keyfini
chain zincir
appointment randevu
repair onarım tamir tamiri tamirat onarim
discounts indirimler
letters mektuplar harfler
final finali
label etiketi
total toplam
infrastructure altyapı
donations bağışlar bağişlar
near yakın yakin
independent bağımsız bağimsiz
street sokak cadde caddesi sokağı cad sokaği
hotels oteller
hardware donanım hırdavat donanim hirdavat
benefits faydalar avantajlar yararları
agent acente temsilci
visa vize vizesi
elections seçimler
light ışık aydınlatma işik aydinlatma
primary ilköğretim birincil
bill fatura
trial deneme
furniture mobilya
toys oyuncak
upgrade yükselt
adventure macera serüven
flight uçuş uçak uçuşlar
webinars webinarlar
logistics lojistik
phones telefonlar
road yol yolu yollar karayolu
red kırmızı kirmizi
suggestions öneriler
booking rezervasyon
estate emlak gayrimenkul
tourism turizm turist
bikes bisikletler
export ihracat
guest misafir konuk ziyaretçi
tab sekme
covid korona
domain alanadı
star yıldız yildiz
ads ilanlar reklamlar
mode modu
supplies malzemeleri sarf
philosophy felsefe
edit düzenle
equipment ekipman donanım donanim
consent onay rıza muvafakat riza
foreign yabancı dış
simulation simülasyon
patients hastalar hasta
temperature sıcaklık sicaklik
assets varlıklar varliklar
characters karakterler
readers okurlar okuyucular
month ay ayı aylık aylik
rent kirala kiralık kira kiralik
desktop masaüstü
television televizyon tv
gifts hediyeler
evidence kanıt delil kanit
dining yemekhane
maintenance bakım bakımı bakim bakimi
seminars seminerler
study çalışma inceleme çalişma
inspection muayene denetim
trail patika parkur
additional ek ilave
tree ağaç ağacı ağaci
banking bankacılık
agency ajans ajansı acente ajansi
fair fuar fuarı fuarlar fuari
hospital hastane
military askeri ordu asker
fantasy fantezi fantastik
village köy köyü köyler köyün
influence etki
lecture konferans ders
capacity kapasite
classes sınıflar dersler kurslar siniflar
reliable güvenilir
summer yaz yazlık yazlik
wholesale toptan
rules kurallar kural
museum müze müzesi müzeler
fresh taze
object nesne
conference kongre konferans
sector sektör
war savaş savaşı savaşi
cybersecurity siber
hero kahraman
individual bireysel
trailer fragman karavan römork
large büyük geniş
implementation uygulanması
sort sırala sirala
orders siparişler
law hukuk kanun yasa hukuku kanunu kanunlar
decorative dekoratif
thread başlık konu başlik
voice ses sesi
doctor doktor hekim hekimler
award ödül ödülü
routes güzergahlar rotalar rota
movement hareket
loans krediler
win kazan kazanın kazanin
medicine tıp ilaç tıbbı ilaçlar tibbi
coaching koçluk
extension uzantı eklenti uzanti
tennis tenis tenisi
dark karanlık koyu
beach plaj sahil plajı sahili plaji
complaint şikayet şikâyet
tracking takibi
preferences tercihler
bug hata
pandemic pandemi salgın salgin
filter filtre
topic konu konusu
topics konular
approved onaylandı onaylı onayli
period dönem dönemi
awareness farkındalık farkindalik
zone bölgesi
notification bildirim
billing faturalama
math matematik
ideal ideali
centre merkez
station istasyon gar
motorcycle motosiklet motor
bus otobüs
tour turu turlar
translation çeviri tercüme
table masa tablo masası masasi
enterprise işletme teşebbüs girişim
head baş başkan
variety çeşit çeşitler
train tren treni trenler
cat kedi kediler kedisi
movies filmler sinema
interface arayüz
cheap ucuz
immigration göç göçmen
physical fiziksel
explanation açıklama açiklama
delete sil silme
replace değiştir
startups girişimler
rooms odalar
fields alanlar
boats tekneler tekne botlar
teachers öğretmenler
exhibition sergi sergisi sergiler
nature doğa doğası tabiat doğasi
vehicle araç araçlar taşıt taşit
title başlık başlığı ünvan unvan başlik başliği
advantage avantaj
short kısa kisa
jewelry mücevher takı kuyum taki
promo promosyon
clean temiz
closed kapalı kapali
vegetables sebze sebzeler
anxiety kaygı anksiyete kaygi
faculty fakülte
mortgage ipotek
cache önbellek
audit denetim
justice adalet
assembly meclis
menus menüler
stamps pullar damga
pain ağrı ağrısı ağrıları ağri ağrisi ağrilari
pizza pizzalar
county ilçe
charity hayır yardımlaşma hayırseverlik hayir yardimlaşma hayirseverlik
mosque cami camii camisi camiler
temple tapınak tapinak
prayer dua namaz duası dualar ezan duasi
worship ibadet
sermon vaaz hutbe hutbeler
choir koro korosu
orchestra orkestra senfoni
concert konser
theater tiyatro
scouts izci izciler izcilik
donation bağış bağışı bağışçı bağiş bağişi bağişçi
membership üyelik üyeliği
league lig ligi ligde süperlig
player oyuncu futbolcu
coach koç antrenör
match maç maçı maçlar maçta maçi
hiking yürüyüş
cycling bisiklet
football futbol
fishing balık balıkçılık olta balik balikçilik
hunting avcılık avı avcı avcilik avci
horse atlar atı atları atlı atlari atli
dog köpek köpeği köpekler
breed cins ırk
dance dans dansı dansi
massage masaj
clinic klinik kliniği
dentist diş dişçi
pharmacy eczane eczacı eczaci
nurse hemşire
psychologist psikolog
lawyer avukat
notary noter
accountant muhasebeci
tax vergi vergisi vergiler
insurance sigorta
loan kredi kredisi ödünç
plumber tesisatçı
electrician elektrikçi
carpenter marangoz
roof çatı çatısı çati çatisi
kitchen mutfak mutfağı
bathroom banyo banyosu
heating ısıtma kalorifer kombi isitma
door kapı kapısı kapılar kapi kapisi kapilar
flower çiçek çiçeği çiçekler
bakery fırın pastane firin
bread ekmek ekmeği
wine şarap şarabı şaraplar şarabi
beer bira birası birasi
coffee kahve kahvesi
chef şef aşçı şefi aşçi
dish yemekleri tabak
breakfast kahvaltı
camping kamp kampı çadır kampi çadir
apartment daire apartman daireler
arrival varış geliş variş
departure kalkış gidiş kalkiş
mayor başkanı
municipality belediye
council meclis konsey
citizen vatandaş yurttaş
resident sakin
ordinance yönetmelik
waste atık çöp atıklar atik atiklar
police polis polisi
fire yangın itfaiye ateş yangin
permit izin izni ruhsat
tender ihale ihalesi ihaleler
procurement satınalma tedarik satinalma
election seçim seçimi
vote oy oyla oylama
party parti partisi partiler
candidate aday adayı adaylar adayi
parliament parlamento tbmm milletvekili
court mahkeme
kindergarten anaokulu kreş kreşi
pupil öğrenci
student öğrenci
teacher öğretmen
exam sınav sınavı sınavlar sinav sinavi sinavlar
semester dönem yarıyıl yariyil
diploma diploması
lesson ders dersi dersler
enrolment kayıt kayit
thesis tez tezi tezler
laboratory laboratuvar
speaker konuşmacı hoparlör
sponsor sponsorlar
venue mekan
ticket bilet bileti
recipe tarif tarifi tarifler
ingredient malzemeler içindekiler
cooking pişirme yemek
diary günlük günce
essay deneme kompozisyon
poem şiir şiiri şiirler
novel roman romanı romanlar romani
writer yazar yazarı yazari
photographer fotoğrafçı
painter ressam
illustrator illüstratör çizer
designer tasarımcı tasarimci
developer geliştirici
freelancer serbest
curriculum müfredat
biography biyografi
born doğdu doğum
hobby hobi hobiler
reply yanıtla cevapla yanitla
moderator moderatör
member üye üyesi
offline çevrimdışı
nickname rumuz
poll anket anketi anketler
guestbook defteri
basket sepet sepetim sepete
delivery teslimat kargo
warranty garanti
voucher çeki kupon
discount indirim iskonto
colour renk rengi renkler renkli
bestseller çoksatan
retail perakende
manufacturer üretici imalatçı
factory fabrika
spare yedek
steel çelik
wood ahşap odun
plastic plastik
concrete beton
renovation yenileme tadilat restorasyon
architect mimar mimarlık mimari
engineer mühendis
transport ulaşım taşımacılık nakliyat ulaştırma ulaşim taşimacilik ulaştirma
freight yük navlun
warehouse depo antrepo deposu
tyre lastik lastiği
garage garaj
leasing kiralama
listing ilan ilanı ilani
directory rehberi
advertisement reklam ilan
vacancy eleman
employer işveren
comparison karşılaştırma karşilaştirma
ranking sıralama siralama
rating puan derecelendirme
coupon kupon kuponlar
nearby yakındaki yakınında yakindaki yakininda
category kategori
converter dönüştürücü çevirici
generator jeneratör oluşturucu
install yükle kurulum
plugin eklenti
tutorial öğretici
subscription abonelik
automation otomasyon
invoice fatura
payroll bordro maaş
newspaper gazete
editorial başyazı editöryel
journalist gazeteci
reporter muhabir
headline manşet
economy ekonomi
weather hava havadurumu
horoscope burç burçlar astroloji burcu
obituary vefat taziye
broadcast yayın yayını yayin yayini
listen dinle dinleyin
crime suç asayiş cinayet
celebrity ünlü ünlüler
subscriber abone
imprint künye
cookie çerez çerezi
accessibility erişilebilirlik engelsiz
career kariyer
testimonial referans
certificate sertifika belge belgesi
partner ortak ortağı ortaği
solution çözüm çözümü
product ürün ürünü ürüne ürünün
tradition gelenek
competence yetkinlik yeterlilik
emergency acil
night gece gecesi geceleri
shift vardiya
printing matbaa baskı basım baski basim
advertising reklam
marketing pazarlama
score skor puan skorlar
puzzle yapboz bulmaca
quiz yarışma yarişma
album albümü albüm albümler
song şarkı şarkısı şarkılar türkü şarki şarkisi şarkilar
lyrics sözleri
movie filmi
actor aktör oyuncu
cinema sinema
animal hayvan
shelter barınak sığınak barinak siğinak
adoption sahiplenme
child çocuk çocuğu
elderly yaşlı huzurevi yaşlılar yaşli yaşlilar
disability engelli
refugee mülteci sığınmacı siğinmaci
poverty yoksulluk
aid yardımlar yardimlar
statute tüzük tüzüğü
chairman başkan
committee komite komisyon
society toplum cemiyet
union sendika birlik birliği
federation federasyon
cooperative kooperatif
petition dilekçe
protest protesto
conservation korunması
farm çiftlik
agriculture tarım tarımsal ziraat tarımı tarim tarimsal tarimi
harvest hasat
town kasaba belde
sight gezilecek görülecek
mountain dağ dağı dağlar daği
ski kayak
country ülke ülkesi ülkeler
data veri veriler
building bina yapı binası yapi binasi
different farklı farkli
everyone herkes
groups gruplar
launch lansman
parts parçaları
past geçmiş
reading okuma
selling satan satılan satilan
studies çalışmalar araştırmalar çalişmalar araştirmalar
tool araç
type tür türü çeşit
types türler tipleri
united birleşik
upcoming yaklaşan gelecek
viewers izleyiciler
writing yazma
peace barış bariş
strong güçlü
structure yapısı yapisi
stream akış akiş
talent yetenek
trending trend trendler
unit birim birimi birimler
evolution evrim
flexible esnek
normal normali
multiple çoklu
pre ön
proposed önerilen
thought düşünce
touch dokun
understand anlamak anla
journey yolculuk
item öğe
core çekirdek
difficult zor
working çalışma çalişma
great harika
assistance yardım asistanlık yardim
games oyunlar
info bilgi
homes evler konutlar
highlights öne
job iş ilan
tech teknoloji
yoga yogası yogasi
platform platformu
progress ilerleme
area alan alanı alani
areas alanlar bölgeler
shows gösteri
cases vakalar davalar
largest büyük
mobility hareketlilik
recent son yeni
min dk
host sunucu
strength güç
winning kazanan
"""
