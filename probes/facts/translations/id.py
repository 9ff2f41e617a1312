"""Indonesian."""

from typing import Final

WORDS: Final = """\
service layanan pelayanan jasa servis melayani
contact kontak hubungi menghubungi
home beranda rumah
products produk produknya
new baru terbaru
information informasi
customer pelanggan konsumen
search cari pencarian mencari telusuri
content konten isi
site situs
support dukungan mendukung dukung
privacy privasi
page halaman laman
find temukan menemukan
news berita kabar warta
community komunitas masyarakat paguyuban
personal pribadi
top teratas terpopuler
website situs laman
business bisnis usaha niaga umkm ukm
help bantuan bantu membantu
join bergabung gabung
access akses mengakses
health kesehatan sehat
company perusahaan
register daftar mendaftar registrasi
history sejarah riwayat
use gunakan menggunakan
project proyek
education pendidikan edukasi
free gratis bebas cuma-cuma
design desain rancangan perancangan
public publik umum
report laporan lapor melaporkan
experience pengalaman
international internasional
policy kebijakan
best terbaik unggulan
main utama
terms ketentuan syarat persyaratan
open buka terbuka membuka
online daring
management pengelolaan manajemen kelola mengelola
create buat membuat ciptakan pembuatan
download unduh unduhan mengunduh
start mulai memulai
events acara peristiwa
login masuk
learn belajar mempelajari
video rekaman
special khusus istimewa spesial
development pengembangan perkembangan mengembangkan
careers karir karier
user pengguna pemakai penggunanya
review ulasan tinjauan resensi
code kode
market pasar pasaran
account akun rekening
social sosial
view lihat melihat tampilan
general umum
email surel
latest terbaru terkini
resources sumber
store toko
categories kategori
press pers
system sistem
world dunia
change ubah perubahan mengubah ganti
updates pembaruan pemutakhiran perbarui
partners mitra rekanan kemitraan
shop toko belanja kedai warung
technology teknologi
team tim
comments komentar
center pusat
tools alat perkakas perangkat
articles artikel
app aplikasi
source sumber
welcome selamat sambutan
reserved dilindungi
advertise iklan beriklan pasang
post postingan kiriman
work kerja bekerja pekerjaan
features fitur
guide panduan pedoman
industry industri perindustrian
mobile seluler ponsel
share bagikan sebarkan
book buku pesan kitab
read baca membaca selengkapnya
documentation dokumentasi
members anggota warga
questions pertanyaan tanya bertanya
solutions solusi
locations lokasi
national nasional kebangsaan
organization organisasi lembaga
tips kiat
order pesanan pesan pemesanan memesan
office kantor perkantoran
skip lewati loncat
archive arsip
software aplikasi perangkat_lunak
day hari
research penelitian riset
expert ahli pakar
add tambah tambahkan menambahkan
conditions ketentuan syarat kondisi
releases rilis
engineering rekayasa teknik
collection koleksi
log masuk
professional profesional
details rincian detail selengkapnya
deliver kirim antar
cart keranjang
provide menyediakan sediakan penyedia
electronics elektronik elektronika
financial keuangan finansial
back kembali
installation instalasi pasang memasang
forum diskusi
university universitas kampus
rights hak
started mulai dimulai
people orang masyarakat rakyat
schedule jadwal
link tautan
live siaran_langsung
protection perlindungan proteksi
network jaringan
plan rencana paket perencanaan
list daftar
association asosiasi perkumpulan perhimpunan ikatan
explore jelajahi telusuri
check periksa cek
newsletter buletin
map peta
links tautan
mail surat
transparency keterbukaan
apps aplikasi
call telepon panggilan hubungi
politics politik
clients klien
request permintaan permohonan minta
leadership kepemimpinan pimpinan
private swasta privat
travel perjalanan wisata bepergian
quality kualitas mutu berkualitas
club klub
security keamanan
window jendela
life kehidupan hidup
students mahasiswa siswa pelajar murid
subscribe langganan
available tersedia
mission misi
jobs lowongan loker pekerjaan
visit kunjungi kunjungan
car mobil
current terkini
applications aplikasi permohonan
follow ikuti mengikuti
culture budaya kebudayaan kultur
buy beli membeli
results hasil
calendar kalender
recent terkini
connect terhubung
meet bertemu temui
operations operasi operasional
watch tonton menonton nonton
investor penanam pemodal
high tinggi
index indeks
last terakhir
school sekolah madrasah pesantren smp sma smk sdn
city kota
popular populer terpopuler
legal hukum
sale jual dijual obral
like suka
transfer alih pindah
today hari_ini
language bahasa
sponsored disponsori
sales penjualan
based berbasis
donate donasi sumbang berdonasi
government pemerintah pemkab pemprov pemkot gubernur provinsi
password sandi
country negara
real nyata
continue lanjutkan lanjut teruskan
group grup kelompok
contract kontrak
name nama
contribute kontribusi berkontribusi
license lisensi
select pilih
art seni kesenian
activities kegiatan aktivitas
message pesan
offers penawaran
photos foto
magazine majalah
computer komputer
practice praktik praktek latihan
love cinta kasih
author penulis
chat obrolan ngobrol
pricing harga tarif
powered didukung ditenagai
posts postingan kiriman tulisan
copyright cipta
years tahun
materials bahan materi
control kendali pengendalian kontrol
easy mudah gampang
click klik
planning perencanaan
gallery galeri
sports olahraga
consulting konsultasi konsultan
board dewan papan
family keluarga
form formulir
care perawatan peduli merawat
friends teman sahabat kawan
year tahun
right hak kanan
performance kinerja performa
integration integrasi
response respon
music musik
training pelatihan diklat
compare bandingkan membandingkan
version versi
administration administrasi tata_usaha
return retur
game permainan
phone telepon telpon hp
reference referensi rujukan acuan
apply lamar melamar ajukan
library perpustakaan pustaka
science sains ilmu
employees karyawan pegawai
process proses
official resmi
learning pembelajaran
profile profil
date tanggal
choose pilih pilihlah
commitment komitmen
region wilayah daerah kawasan
play bermain mainkan
disclaimer penafian sangkalan
card kartu
quick cepat
local lokal setempat
participate berpartisipasi partisipasi
games permainan
shopping belanja berbelanja
issue edisi
policies kebijakan
notice pengumuman pemberitahuan
server peladen
price harga tarif biaya
entertainment hiburan
fast cepat
series seri serial
technical teknis
christmas natal
credit kredit
hours jam
opportunities peluang kesempatan
children anak anak-anak
standard standar
complete lengkap
corporate korporasi korporat perseroan
story kisah cerita
previous sebelumnya
job lowongan kerja pekerjaan
touch sentuh
baby bayi
daily harian
pages halaman
package paket
need butuh membutuhkan
editor penyunting redaktur
everyone semua_orang
shipping pengiriman ongkir
options opsi pilihan
discover temukan jelajahi
send kirim mengirim
proposed usulan
energy energi
foundation yayasan
discussion diskusi pembahasan
analysis analisis analisa
great hebat
better lebih_baik
introducing memperkenalkan perkenalkan
calculator kalkulator
volunteer relawan sukarelawan
interview wawancara
stories cerita kisah
academic akademik akademis
catalog katalog
college kampus kuliah
relations relasi
construction konstruksi pembangunan
innovation inovasi
certified tersertifikasi bersertifikat
budget anggaran
europe eropa
master magister
week minggu pekan
stock stok saham
small kecil
environment lingkungan
line garis
commercial komersial
original asli
diversity keragaman
simple sederhana
announcements pengumuman
interest minat bunga
assistance bantuan pendampingan
photo foto
pay bayar membayar
coming akan_datang mendatang
intelligence kecerdasan intelijen
second kedua
sitemap peta_situs
writing menulis tulisan
address alamat
instructions petunjuk instruksi
department jurusan departemen dinas
soon segera
classic klasik
needs kebutuhan
required wajib diperlukan
impact dampak
property properti
rental sewa penyewaan
annual tahunan
maps peta
celebrate merayakan rayakan perayaan
different berbeda
interactive interaktif
safety keselamatan
favorite favorit
books buku
tel telp
hello halo hai
inspired terinspirasi
future depan mendatang
fitness kebugaran
food makanan kuliner pangan
statement pernyataan
notes catatan
building gedung bangunan
strategy strategi
channel saluran kanal
portfolio portofolio
function fungsi
groups kelompok grup
automatically otomatis
text teks
district kecamatan kabupaten distrik
trusted terpercaya tepercaya
human manusia
image gambar citra
machine mesin
park taman
submit kirim kirimkan ajukan
white putih
meeting rapat pertemuan
brands merek merk
payment pembayaran bayar
body tubuh badan
style gaya
church gereja
testimonials testimoni
related terkait
loading memuat
climate iklim
staff staf pegawai
overview ikhtisar ringkasan
living hidup
problem masalah
auto otomotif
test tes uji ujian
write tulis menulis
together bersama
smart cerdas pintar
sell menjual jual
economic ekonomi
space ruang
type tipe jenis
forgot lupa
beautiful indah cantik
unique unik
geographic geografis
success sukses kesuksesan keberhasilan
section bagian
upload unggah
guides panduan
settings pengaturan setelan
executive eksekutif
class kelas
island pulau kepulauan
traditional tradisional
answer jawaban jawab menjawab
active aktif
largest terbesar
perfect sempurna
theme tema
framework kerangka
course kursus
alternative alternatif
sound suara bunyi
manual petunjuk
items barang
cases kasus
inside dalam
beauty kecantikan
leading terkemuka terdepan
forms formulir
safe aman
hotel penginapan
demand permintaan
tech teknologi
restaurant restoran rumah-makan
accept terima menerima
position posisi jabatan
women wanita perempuan
cloud awan
ice es_krim
working bekerja
minutes menit notulen
families keluarga
wedding pernikahan nikah perkawinan
agenda acara
land tanah lahan
workshops lokakarya
launch peluncuran luncurkan meluncurkan
easily mudah
natural alami
topics topik
low rendah
screen layar
example contoh
concept konsep
prepare persiapan siapkan
print cetak mencetak
brand merek merk
feedback masukan saran
inclusion inklusi inklusif
manufacturing manufaktur
opinion opini pendapat
size ukuran
garden kebun taman
statistics statistik
capital modal
everything semuanya
skills keahlian kemampuan
choice pilihan
possible mungkin
vision visi
prices harga
gift hadiah kado
number nomor
file berkas
dedicated berdedikasi
past lalu
savings tabungan simpanan menabung
campaign kampanye
medical medis kedokteran
reading bacaan membaca
humanities humaniora
values nilai
published diterbitkan terbit dipublikasikan
ready siap
sustainability keberlanjutan berkelanjutan
collaboration kolaborasi kerjasama
journal jurnal
confidence percaya
youth pemuda remaja kepemudaan
thanks terima_kasih makasih
artists seniman artis
trip perjalanan
scholarships beasiswa
storage penyimpanan
teams tim
sellers pelapak
exchange tukar
principles prinsip asas
incident insiden
compliance kepatuhan
moment momen
advice saran nasihat nasehat
dashboard dasbor
focus fokus
guidelines pedoman
admissions penerimaan pmb ppdb
united bersatu
ratings peringkat
animals hewan binatang satwa
traffic lalu_lintas lalulintas
save simpan hemat
affiliates afiliasi
box kotak
teaching mengajar pengajaran
quote kutipan
kids anak anak-anak
edition edisi
renew perpanjang perpanjangan
scientists ilmuwan
comprehensive komprehensif menyeluruh
knowledge pengetahuan
refund dana_kembali
extra tambahan
institute institut lembaga
core inti
affordable terjangkau
intro pendahuluan
evaluation evaluasi penilaian
winter musim_dingin
green hijau
fashion busana pakaian fesyen
founder pendiri
efficient efisien
old lama tua
big besar
speakers pembicara narasumber pemateri
plans paket rencana
promotion promosi
optimization optimasi
key kunci
value nilai
important penting
initiative inisiatif
methods metode
arts seni kesenian
studies studi kajian
residents warga penduduk
button tombol
black hitam
abuse penyalahgunaan
awards penghargaan
abstract abstrak
house rumah
enter masukkan
solar surya
embed sematkan
description deskripsi keterangan
fun seru menyenangkan
legislative legislatif dprd dpr
range jangkauan
cost biaya
rates tarif
room kamar ruang ruangan
recruitment rekrutmen perekrutan
profit laba keuntungan untung
secret rahasia
destination destinasi tujuan
dynamic dinamis
advisory penasihat
three tiga
prospective calon
holiday liburan libur
agents agen
priority prioritas
forest hutan kehutanan
effective efektif
evolution evolusi
context konteks
progress kemajuan
upcoming mendatang
republic republik
specific spesifik
tournament turnamen
branch cabang
files berkas
cleaning kebersihan
subject subjek subyek
configuration konfigurasi
men pria laki-laki
receive menerima terima
pool kolam
beginning awal pemula
occasions kesempatan
owners pemilik
diagnosis diagnosa
rock batu
random acak
power listrik
buying membeli
convenient nyaman
sample contoh sampel
exclusive eksklusif
peace damai perdamaian
everyday sehari-hari
million juta
agreement perjanjian persetujuan kesepakatan
step langkah
areas wilayah bidang
billion miliar milyar
ministry kementerian
word kata
weapons senjata
enjoy nikmati menikmati
chain rantai
appointment janji_temu
repair perbaikan reparasi perbaiki
discounts diskon potongan
letters surat
infrastructure infrastruktur prasarana
journey perjalanan
donations donasi sumbangan
street jalan jl
hotels penginapan
hardware perangkat_keras
benefits manfaat keuntungan
visa paspor
elections pemilu pilkada
light cahaya lampu
division divisi
primary primer
enroll daftar mendaftar
consolidation konsolidasi
homes rumah perumahan
bill tagihan
trial coba percobaan
furniture mebel furnitur
think pikir berpikir
toys mainan
basic dasar
difficult sulit
upgrade tingkatkan
adventure petualangan
flight penerbangan pesawat
logistics logistik
ebooks buku_elektronik
phones ponsel telepon
road jalan
red merah
suggestions saran
booking pemesanan pesan
estate perumahan
checkout bayar
tourism pariwisata wisata turisme
bikes sepeda
export ekspor eksportir
guest tamu
star bintang
flexible fleksibel
ads iklan
broker pialang makelar
philosophy filosofi filsafat
edit sunting
equipment peralatan perlengkapan
consent persetujuan izin
papers makalah
equity ekuitas saham
foreign asing luar_negeri
simulation simulasi
item barang
patients pasien
temperature suhu
mark tandai
assets aset
characters karakter
readers pembaca
month bulan
rent sewa menyewa disewakan
television televisi
mobility mobilitas
achieve mencapai raih
gifts hadiah kado suvenir
inquiry pertanyaan
front depan
evidence bukti
strength kekuatan
banner spanduk
maintenance pemeliharaan perawatan
seminars seminar
study studi
inspection inspeksi
additional tambahan
talent bakat
tree pohon
agency agensi badan biro
bring membawa bawa
hospital rumah_sakit rsud
fair adil
trending tren
reach jangkau
states negara
military militer tni
background latar
fantasy fantasi
catering katering boga
village desa kelurahan kampung
influence pengaruh
empower berdaya
discipline disiplin
lecture kuliah ceramah
structure struktur bagan
capacity kapasitas
classes kelas
reliable andal terpercaya
summer musim_panas
wholesale grosir grosiran
rules aturan peraturan tata_tertib
fresh segar
object objek obyek
conference konferensi
sector sektor
leave tinggalkan
hero pahlawan
without tanpa
suite kamar
stop berhenti
tuition spp ukt biaya_kuliah
individual individu perorangan
trailer cuplikan
large besar
implementation implementasi penerapan pelaksanaan
scale skala
orders pesanan
bars kafe
law hukum undang-undang
decorative dekoratif dekorasi hiasan
voice suara
doctor dokter
award penghargaan
routes rute
movement gerakan pergerakan
selling menjual
loans pinjaman kredit
win menang menangkan
medicine obat kedokteran
coaching pembinaan
extension ekstensi
dark gelap
strong kuat
beach pantai
complaint keluhan aduan komplain
feel rasakan merasakan
preferences preferensi
pandemic pandemi
filter saring
topic topik
approved disetujui
awareness kesadaran
notification pemberitahuan notifikasi
billing tagihan penagihan
math matematika
station stasiun
motorcycle motor sepeda
bus bis
translation terjemahan penerjemah
table meja tabel
coverage liputan
train kereta
cat kucing
movies bioskop
entry masukan
transition transisi
gear perlengkapan
cheap murah termurah
immigration imigrasi keimigrasian
physical fisik
explanation penjelasan
delete hapus menghapus
replace ganti mengganti
startups rintisan
rooms kamar
fields bidang
boats perahu kapal
teachers guru
exhibition pameran
nature alam
vehicle kendaraan
title judul
perspectives perspektif
advantage keunggulan kelebihan
cast pemeran
depending tergantung
clean bersih
short pendek
jewelry perhiasan
chapter bab
promo promosi
closed tutup ditutup
flow aliran
vegetables sayur sayuran
anxiety kecemasan
faculty fakultas dosen
mortgage kpr hipotek
retrieve ambil
justice keadilan kejaksaan
hackers peretas
assembly majelis
bloggers narablog
pace laju
gym kebugaran
pain nyeri
county kabupaten
charity amal sedekah zakat
parish paroki
mosque masjid mesjid musholla
temple candi pura vihara klenteng
prayer doa salat sholat
worship ibadah
sermon khotbah khutbah
diocese keuskupan
choir paduan_suara
orchestra orkestra
concert konser
theater teater
scouts pramuka
donation donasi sumbangan infaq
membership keanggotaan
league liga kejuaraan
player pemain
match laga tanding
hiking pendakian mendaki
cycling bersepeda
football sepakbola bola
fishing memancing pancing
hunting berburu
horse kuda
dog anjing
breed ras
dance tari tarian
massage pijat
clinic klinik puskesmas
dentist dokter_gigi gigi
pharmacy apotek apotik farmasi
nurse keperawatan
psychologist psikolog psikologi
lawyer pengacara advokat
notary notaris
accountant akuntan akuntansi
tax pajak perpajakan
insurance asuransi
loan pinjaman pinjam
plumber ledeng
carpenter tukang_kayu
roof atap
kitchen dapur
bathroom kamar_mandi
heating pemanas
door pintu
flower bunga
bakery toko_roti
bread roti
wine anggur
beer bir
coffee kopi
chef koki
dish hidangan masakan
breakfast sarapan
camping berkemah kemah
apartment apartemen
arrival kedatangan
departure keberangkatan
mayor walikota bupati
municipality kabupaten kotamadya
council dewan
citizen warga kependudukan
resident penduduk
ordinance perda perbup
waste sampah limbah
police polisi polres polri kepolisian
fire damkar kebakaran
permit izin perizinan
tender lelang
procurement lpse lelang
election pemilu pilkada
vote pemungutan_suara coblos
party partai
candidate calon kandidat
parliament parlemen dpr
court pengadilan mahkamah
kindergarten tk paud taman_kanak-kanak
pupil murid siswa
student siswa mahasiswa santri
teacher guru
exam ujian
diploma ijazah
lesson bimbel les
enrolment pendaftaran ppdb
thesis skripsi tesis disertasi
laboratory laboratorium
speaker pembicara
venue tempat
ticket tiket
recipe resep
ingredient bahan
cooking masak
diary catatan_harian
essay esai
poem puisi sajak
writer penulis
photographer fotografer fotografi
painter pelukis lukisan
illustrator ilustrator
freelancer lepas
curriculum kurikulum
biography biografi
born lahir kelahiran
hobby hobi
reply balas balasan
member anggota
offline luring
poll jajak
guestbook buku_tamu bukutamu
basket keranjang
delivery pengiriman
warranty garansi
voucher kupon
discount diskon potongan
colour warna
bestseller terlaris
retail eceran ritel
manufacturer produsen pabrikan
factory pabrik
spare onderdil
steel baja besi
wood kayu
plastic plastik
concrete beton
renovation renovasi
architect arsitek arsitektur
engineer insinyur
transport transportasi angkutan
freight kargo
warehouse gudang
tyre ban_mobil
garage bengkel garasi
directory direktori
classified iklan_baris
advertisement iklan
vacancy lowongan loker
employer pemberi_kerja
comparison perbandingan banding
ranking peringkat klasemen
rating penilaian
coupon kupon
nearby terdekat
category kategori
converter konverter konversi
checker pengecek
install pasang
subscription langganan
automation otomasi otomatisasi
invoice faktur
payroll penggajian gaji
workflow alur
newspaper koran surat_kabar
editorial redaksi redaksional
journalist wartawan kewartawanan
reporter wartawan
headline berita_utama
economy ekonomi perekonomian
weather cuaca
horoscope zodiak ramalan
obituary wafat duka
broadcast siaran penyiaran siarkan
listen dengar dengarkan mendengarkan
crime kriminal kejahatan
celebrity seleb selebriti artis
subscriber pelanggan
accessibility aksesibilitas
career karir karier
certificate sertifikat sertifikasi piagam
partner mitra rekan
solution solusi
product produk
owned dimiliki milik
tradition tradisi adat
competence kompetensi
emergency darurat
night malam
printing percetakan cetak
advertising periklanan iklan
marketing pemasaran
score skor
puzzle teka-teki
quiz kuis
song lagu
lyrics lirik
movie bioskop
actor aktor
cinema bioskop
animal hewan binatang
shelter penampungan
adoption adopsi
child anak
elderly lansia lanjut_usia
disability disabilitas difabel
refugee pengungsi
poverty kemiskinan miskin
relief bencana
statute anggaran_dasar
chairman ketua
committee komite panitia
society masyarakat
union serikat persatuan
federation federasi
cooperative koperasi
petition petisi
protest demonstrasi unjuk
conservation pelestarian
farm peternakan kebun ternak perkebunan
agriculture petani tani
harvest panen
town kota
mountain gunung pegunungan
"""
