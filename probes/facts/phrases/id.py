"""What links and buttons ask for in Indonesian and Malay."""

from typing import Final

# What needs a word that is passed over ("pesan" is also a message) is written in one word.
PHRASES: Final = """
- juga hari sini disini langsung segera cepat mudah yang di ke kami kita anda kamu untuk dengan dan ini silakan
- silahkan sila yuk ayo jom lah klik melalui via lewat secara sekarang online dalam talian
search cari|mencari|temukan|pencarian|carian|telusuri|menelusuri produk|properti|rumah_dijual|lowongan|lowongan_kerja
search cari|mencari|temukan|pencarian|carian|telusuri|menelusuri pekerjaan|kerja|kerja_kosong|jawatan_kosong|artikel
search cari|mencari|temukan|pencarian|carian|telusuri|menelusuri buku|berita|hotel|kursus|situs|situs_web|laman
search cari|mencari|temukan|pencarian|carian|telusuri|menelusuri laman_web|website|barang|katalog|dokumen|kata_kunci
search cari|mencari|temukan|pencarian|carian|telusuri|menelusuri hartanah|resep|konten|villa|dokter|informasi|maklumat
search cari|pencarian|carian|telusuri|penelusuran|pencarian_lanjutan|carian_lanjutan|carian_terperinci
search kotak_pencarian|kotak_carian|form_pencarian|borang_carian|mulai_pencarian|mula_carian
search apa_yang_anda_cari|cari_apa|mau_cari_apa
search masukkan|ketik|ketikkan|taip|tulis kata_kunci|kata_kunci_pencarian|kata_pencarian|kata_carian|pencarian|carian
search cari|mencari|temukan|carian|pencarian sekolah|kampus|jurusan|cabang|rumah|mobil|doktor|cawangan|klinik
search cari|mencari|temukan|carian|pencarian apartemen|kos|restoran|tiket|penerbangan|universitas|agen
search cari|mencari|temukan|carian|pencarian rumah_sakit|motor|hospital|resipi
buy beli|membeli|borong|saya_mau_beli|mau_beli|ingin_beli |tiket|produk|buku|voucher|baucar|paket|pakej|barang
buy beli|membeli|borong|saya_mau_beli|mau_beli|ingin_beli lisensi|lesen|kartu|kartu_hadiah|kad_hadiah|merchandise
buy beli|membeli|borong|saya_mau_beli|mau_beli|ingin_beli pulsa|token|polis|insurans|asuransi|e-book|kursus|kelas
buy beli|membeli|borong|saya_mau_beli|mau_beli|ingin_beli tiket_pesawat|perisian|software
buy tambah|tambahkan|masukkan|masukan|simpan|letak keranjang|keranjang_belanja|keranjang_belanjaan|troli|bakul|beg
buy tambah|tambahkan|masukkan|masukan|simpan|letak troli_belanja|troli_beli-belah|beg_membeli-belah|cart|kart
buy tambah|tambahkan|masukkan|masukan|simpan|letak bakul_membeli-belah|kereta_beli-belah
buy lihat|lihat_isi|cek|buka|semak|pergi_ke keranjang|keranjang_belanja|keranjang_belanjaan|troli|bakul|cart|kart
buy lihat|lihat_isi|cek|buka|semak|pergi_ke troli_belanja|troli_beli-belah|beg_membeli-belah|bakul_membeli-belah
buy keranjang|keranjang_belanja|keranjang_saya|troli|troli_saya|troli_belanja|bakul_saya|beg_belanja|checkout
buy lanjut_ke_pembayaran|lanjutkan_ke_pembayaran|teruskan_ke_pembayaran|lanjut_ke_checkout|proses_checkout
buy lanjutkan_pembelian|daftar_keluar_belian|selesaikan_pembelian|pra-pesan|prapesan|pre-order
buy tokoonline|tokoonlinekami|kedaionline|kedaionlinekami|kedaidalamtalian|toko_daring|webstore|belanja_daring
buy kunjungi|lawati|pergi_ke|masuk_ke tokoonline|tokoonlinekami|kedaionline|kedaionlinekami|kedaidalamtalian
buy |kunjungi|lawati toko_kami_di_shopee|toko_kami_di_tokopedia|kedai_kami_di_shopee
buy belanjasekarang|belanjasekarangjuga|belanjaonline|belanjaonlinesekarang|belibelahonline|belibelahdalamtalian
buy membelibelahdalamtalian|mulai_belanja|mula_membeli-belah|lanjut_belanja
buy beli|belanja tokopedia|shopee|lazada|tiktok_shop|bukalapak|blibli|gramedia|whatsapp|amazon|marketplace|toko|produk
buy dapatkan|pesan|beli tiket_konser|tiket_masuk|tiket_bioskop|tiket_acara|tiket_pertandingan|voucher_hadiah
buy beli|mau_beli|ingin_beli mobil|kereta|hadiah|langganan|buku_ini|polis|produk_ini|motor
buy beli|mau_beli|ingin_beli template|domain|hosting|e-voucher|merchandise_resmi|kaos
order order|pesansekarang|pesansekarangjuga|pesanonline|pesanonlinesekarang|pesandalamtalian|memesansekarang
order pesan|order|memesan|mau_pesan|saya_mau_pesan|ingin_pesan makanan|kue|katering|catering|produk|barang|menu
order pesan|order|memesan|mau_pesan|saya_mau_pesan|ingin_pesan nasi_kotak|nasi_box|tumpeng|bunga|antar|makan|sampel
order pesan|order|memesan|mau_pesan|saya_mau_pesan|ingin_pesan whatsapp|wa|gofood|grabfood|shopeefood|cetak|undangan
order pesan|order|memesan|mau_pesan|saya_mau_pesan|ingin_pesan minuman|pizza|kopi
order tempah|pesan makanan|kek|katering|bunga|hidangan|produk|barangan|pizza|kuih|menu|juadah
order buat|lakukan|kirim|hantar|konfirmasi|mulai|mula pesanan|pemesanan_makanan|order
order formulir_pesanan|formulir_order|form_order|form_pesanan|formulir_pemesanan_produk|borang_pesanan
order pesan_antar|pemesanan_makanan|pemesanan_produk|order_form|minta_sampel|pesanandalamtalian|pesananonline
order pemesanan_katering
order pesan|order|memesan|mau_pesan|ingin_pesan jasa|souvenir|kaos|hampers|seragam|kopi_susu|parcel|buket
order pesan|order|memesan|mau_pesan|ingin_pesan kemasan|desain|nasi_tumpeng|aqiqah|kambing_aqiqah
order pesan|order|memesan|mau_pesan|ingin_pesan catering_harian|spanduk
book booking|reservasi|reserve |kamar|meja|hotel|tempat|villa|penerbangan|paket_wisata|tour|kursi|ruang|ruangan|mobil
book booking|reservasi|reserve jadwal|layanan|jadwal_dokter|dokter|servis|service|lapangan|gedung|homestay|travel
book booking|reservasi|reserve konsultasi|slot|whatsapp|pesawat|tiket|treatment|kelas|antrian
book pesan|memesan|tempah|menempah|tempahan kamar|tiket|meja|hotel|tempat|tempat_duduk|vila|villa|penerbangan
book pesan|memesan|tempah|menempah|tempahan tiket_pesawat|tiket_kereta|tiket_bus|tiket_feri|paket_wisata|paket_tour
book pesan|memesan|tempah|menempah|tempahan kursi|ruang|ruangan|ruang_meeting|mobil|taksi|layanan|jadwal|bilik
book pesan|memesan|tempah|menempah|tempahan bilik_hotel|janji_temu|temujanji|temu_janji|pakej|pakej_pelancongan
book pesan|memesan|tempah|menempah|tempahan slot|dewan|penginapan|kereta|kereta_sewa|tiket_kapal_terbang|tiket_bas
book pesan|memesan|tempah|menempah|tempahan homestay|perkhidmatan|lapangan|chalet|servis|teksi|trip
book tempah|tempahan|membuat_tempahan|borang_tempahan|tempah_terus|tempah_kini|form_booking|formulir_booking
book pemesanan_kamar|pemesanan_hotel|pemesanan_tiket|formulir_reservasi|form_reservasi
book buat|atur|jadwalkan|jadualkan|ajukan|minta|tetapkan|mohon|membuat|minta_jadwal janji|janji_temu|janji_dokter
book buat|atur|jadwalkan|jadualkan|ajukan|minta|tetapkan|mohon|membuat|minta_jadwal janji_temu_dokter|temu_janji
book buat|atur|jadwalkan|jadualkan|ajukan|minta|tetapkan|mohon|membuat|minta_jadwal temujanji|reservasi|demo
book buat|atur|jadwalkan|jadualkan|ajukan|minta|tetapkan|mohon|membuat|minta_jadwal konsultasi|kunjungan|pertemuan
book buat|atur|jadwalkan|jadualkan|ajukan|minta|tetapkan|mohon|membuat|minta_jadwal meeting|tempahan|booking
book buat|atur|jadwalkan|jadualkan|ajukan|minta|tetapkan|mohon|membuat|minta_jadwal test_drive|pandu_uji|lawatan
book buat|atur|jadwalkan|jadualkan|ajukan|minta|tetapkan|mohon perundingan|panggilan|sesi|tur|appointment|jadwal
book atur|jadwalkan|jadualkan|ajukan|minta|tetapkan|mohon|minta_jadwal survei|survey|presentasi
book cek|periksa|lihat|semak ketersediaan|ketersediaan_kamar|kekosongan|kekosongan_bilik|ketersediaan_bilik
book cek|periksa|lihat|semak kamar_tersedia|kamar_kosong|bilik_kosong
book uji_pandu|pandu_uji|daftar_test_drive|daftar_pandu_uji|request_demo|ambil_antrian|ambil_antrean
book daftar_antrian|daftar_berobat|perjanjian_dokter
book booking|reservasi|buat_janji|tempah|tempahan|jadwalkan_konsultasi|jadwalkan_demo|pesan_kamar gratis|percuma
book booking|reservasi|reserve|pesan studio|ambulans|trip|paket_umroh|umroh|sewa_mobil|rental_mobil
book booking|reservasi|reserve|pesan photobooth|lapangan_futsal|wisata|open_trip|sesi_foto|sesi_konsultasi
book booking|reservasi|reserve|pesan janji_temu
book tempah temujanji_doktor|sesi|lawatan|meja_restoran|trip_sekarang
book jadwalkan|atur|buat sesi_konsultasi|kunjungan_rumah|konsultasi_gratis
book jadwalkan|atur|buat uji_coba_kendara
book jadwalkan|booking konsultasi_gratis|konsultasi_pertama|sesi_konsultasi|sesi_konseling |gratis|pertama
book jadwalkan|booking konseling|sesi_terapi|sesi_pertama|panggilan_perkenalan |gratis|pertama
book buat|atur janji|janji_temu|temujanji dokter|dokter_gigi|psikolog|doktor|doktor_gigi|pengacara|konsultan
book buat|atur janji|janji_temu|temujanji ahli|terapis|whatsapp|wa|gratis
book jadwalkan|atur_jadwal|atur kunjungan_sekolah|kunjungan_kampus|kunjungan_ke_sekolah|tur_sekolah|tur_kampus
book jadwalkan|atur_jadwal|atur tur_virtual|survei_lokasi_bersama_tim|demo_gratis|demo_produk|sesi_foto
book booking|pesan kelas_percobaan|kelas_percobaan_gratis|trial_class|sesi_foto_prewedding|servis_mobil
book booking|pesan servis_motor|lapangan_badminton|lapangan_tenis|aula|gedung_pernikahan|tur|tur_virtual
book booking|reservasi terapi|fisioterapi|terapi_fisioterapi|pijat|spa|salon|perawatan|perawatan_wajah|vaksin
book booking|reservasi|pesan|tempah kamar|meja|tiket|tempat|bilik|jadwal whatsapp|wa|gratis|telepon|percuma
book ingin|mau|saya_ingin|saya_mau|saya_nak buat_janji|membuat_janji|membuat_janji_temu|reservasi|booking
track lacak|cek|cek_status|lacak_status|pantau|jejak|jejaki|kesan|semak|semak_status pesanan|paket|kiriman|resi
track lacak|cek|cek_status|lacak_status|pantau|jejak|jejaki|kesan|semak|semak_status pengiriman|penghantaran|bungkusan
track lacak|cek|cek_status|lacak_status|pantau|jejak|jejaki|kesan|semak|semak_status parsel|order|kontainer|kargo
track lacak|cek|cek_status|lacak_status|pantau|jejak|jejaki|kesan|semak|semak_status barang_kiriman|pesanan_saya
track lacak|cek|cek_status|lacak_status|pantau|jejak|jejaki|kesan|semak|semak_status nomor_resi|no_resi|pakej_saya
track lacak|cek|cek_status|lacak_status|pantau|jejak|jejaki|kesan|semak status_pesanan|tempahan_saya|posisi_barang
track pelacakan|penjejakan|melacak|periksa_status pesanan|paket|kiriman|resi|pengiriman|penghantaran|bungkusan|parsel
track pelacakan|penjejakan|melacak|periksa_status order|kontainer|kargo|barang_kiriman|pesanan_saya|nomor_resi
track lacak|lacak_dan_telusuri|tracking_resi|tracking_paket|tracking_pengiriman|jejak_parcel
track lacak|cek|cek_status|pantau|jejak kiriman_anda|kiriman_paket|status_pengiriman|status_kiriman
track lacak|cek|cek_status|pantau|jejak resi_pengiriman|resi_paket|posisi_kiriman
quote minta|mohon|ajukan|permintaan|permohonan|request penawaran_harga|estimasi|estimasi_biaya|estimasi_harga|rab
quote minta|mohon|ajukan|permintaan|permohonan|request sebut_harga|sebutharga|anggaran_harga|quotation|kuotasi
quote minta|mohon|ajukan|permintaan|permohonan|request harga|harga_terbaik|quote|sebut_harga_percuma|anggaran_kos
quote dapatkan|terima|hantar_permintaan|kirim_permintaan penawaran_harga|estimasi|estimasi_biaya|estimasi_harga|rab
quote dapatkan|terima|hantar_permintaan|kirim_permintaan sebut_harga|sebutharga|anggaran_harga|quotation|kuotasi
quote dapatkan|terima|hantar_permintaan|kirim_permintaan harga|harga_terbaik|quote|sebut_harga_percuma|anggaran_kos
quote hitung|pinta|saya_mau|buat penawaran_harga|estimasi|estimasi_biaya|estimasi_harga|rab|sebut_harga|quotation
quote form|formulir|borang penawaran_harga|estimasi|sebut_harga|sebutharga|quotation|kuotasi
quote minta|mohon|ajukan|permintaan|request penawaran|penawaran_gratis|penawaran_terbaik
quote minta|mohon|permintaan|request proposal|daftar_harga|price_list|pricelist
quote tanya_harga|tanyakan_harga|tanya_harga_via_whatsapp|cek_harga_via_whatsapp|konsultasi_harga
quote hitung_biaya|hitung_harga|kira_harga|hitung_premi|simulasi_biaya|simulasi_harga
quote kalkulator_harga|kalkulator_biaya|pertanyaan_harga|hubungi_untuk_harga
quote dapatkan_penawaran|dapatkan_estimasi|sebut_harga|estimasi_biaya|survei_dan_estimasi gratis|percuma
quote hitung|kira cicilan|angsuran|ongkir|ongkos_kirim|premi_asuransi|kpr|kredit
quote hitung|kira kredit_mobil|biaya_kirim|ansuran|biaya_pengiriman|pinjaman
quote cek_ongkir|taksir_harga|taksir_harga_mobil|minta_penawaran_jasa|minta_penawaran_khusus
quote minta penawaran gratis|renovasi|pindahan
quote minta|dapatkan penawaran_harga|estimasi|estimasi_biaya|estimasi_harga gratis|renovasi|pindahan
quote minta penawaran whatsapp|wa|tanpa_komitmen|jasa
quote minta|dapatkan penawaran_harga|estimasi whatsapp|wa|tanpa_komitmen|jasa
quote kirim_permintaan|permintaan|formulir_permintaan penawaran|penawaran_harga|survei
quote dapatkan|minta sebut_harga|sebutharga|anggaran_harga tanpa_obligasi|percuma_sekarang|percuma|whatsapp
quote minta|ajukan survei_gratis|survey_gratis|survei_lokasi|survei_lokasi_gratis|survey_lokasi
quote minta|ajukan survey_lokasi_gratis|cek_lokasi_gratis|rab_gratis
quote survei|survey lokasi_gratis|lokasi_dan_estimasi_gratis
quote hitung|kira|cek biaya_pindahan|biaya_renovasi|estimasi_biaya|estimasi_harga|biaya_bangun_rumah
quote saya_mau|saya_ingin|ingin|mau minta_penawaran|minta_penawaran_harga|penawaran_harga|minta_estimasi
quote taksir|taksirkan harga|harga_rumah|harga_properti|harga_mobil gratis|anda
contact hubungi|menghubungi|kontak |kami|tim|sales|admin|whatsapp|wa|cs|customer_service|marketing|penjual|pemilik
contact hubungi|menghubungi|kontak agen|ejen|layanan_pelanggan|bagian_penjualan|pasukan_jualan|pasukan|pakar|ahli
contact hubungi|menghubungi|kontak spesialis|konsultan|perunding|redaksi|dokter|pengacara|pihak|pengurus|email|support
contact hubungi|menghubungi|kontak tim_sales|tim_ahli|khidmat_pelanggan|penasihat|saya|penjualan
contact kirim|hantar|kirimkan|hantarkan|tinggalkan|tulis|ketik pesan|pesan_kepada_kami|email|e-mel|emel|mesej|surel
contact kirim|hantar|kirimkan|hantarkan|tinggalkan|tulis|ketik pesan_whatsapp|whatsapp|wa|surat|inkuiri
contact kirim|hantar|kirimkan|hantarkan|tinggalkan|tulis pertanyaan|masukan|saran|maklum_balas|feedback|cadangan
contact kirim|hantar|kirimkan|hantarkan|tinggalkan|tulis kritik_dan_saran|aspirasi|umpan_balik
contact ajukan|sampaikan|beri|berikan|ketik pesan|pertanyaan|masukan|saran|maklum_balas|feedback|kritik_dan_saran
contact ajukan|sampaikan|beri|berikan|ketik aspirasi|umpan_balik|cadangan|inkuiri
contact tanya|chat|bertanyasekarang|konsultasisekarang|konsultasionline|ngobrolsekarang|bicarasekarang
contact tanya|bertanya|tanyakan|chat|bicara|berbicara|bercakap|berbual|ngobrol ahli|pakar|admin|dokter|cs|whatsapp|wa
contact tanya|bertanya|tanyakan|chat|bicara|berbicara|bercakap|berbual|ngobrol sales|tim|spesialis|customer_service
contact tanya|bertanya|tanyakan|chat|bicara|berbicara|bercakap|berbual|ngobrol konsultan|penjual|perunding|ahlinya
contact konsultasi|berkonsultasi|konsultasikan ahli|pakar|dokter|whatsapp|wa|tim|spesialis|konsultan|kebutuhan_anda
contact tanyakan_kepada_kami|kirimi_kami_email
contact formulir|form|borang|halaman|laman|detail|butiran|info|informasi|maklumat kontak|hubungi|perhubungan
contact formulir|form|borang pertanyaan|maklum_balas
contact kritik_dan_saran|saran_dan_masukan|punya_pertanyaan|ada_pertanyaan|ada_soalan|ada_pertanyaan_hubungi_kami
contact live_chat|chat_langsung|tanya_jawab_dengan_dokter|maklum_balas|minta_dihubungi|minta_informasi|minta_info
contact minta_maklumat
contact konsultasi|konsultasikan|chat|tanya|konsultasi_dokter|perundingan|konsultasi_hukum gratis|percuma
contact layanan_pelanggan|layanan_konsumen|dukungan_pelanggan|khidmat_pelanggan|perkhidmatan_pelanggan
contact telepon|telpon|hubungi kami|kami_di|admin_kami|cs_kami|sales_kami|developer|pengiklan
contact telepon|telpon|hubungi pemasang_iklan|dealer|kantor_kami|pejabat_kami|call_center
contact telepon|telpon|hubungi layanan_konsumen|pihak_kami|pengembang
contact teleponsekarang|telponsekarang|telefonsekarang|hubungisekarang|chatadmin
contact ajukan|kirim|buat|sampaikan|hantar|laporkan pengaduan|aduan|keluhan|pengaduan_masyarakat|komplain
contact ajukan|kirim|buat|sampaikan|hantar|laporkan masalah|laporan_masalah|aduan_awam|gangguan|kerosakan
contact layanan_pengaduan|formulir_pengaduan|form_pengaduan|borang_aduan|form_aduan|aduandalamtalian
register daftar|mendaftar|registrasi|pendaftaran|daftarkan |akun|akaun|akun_baru|akaun_baru|jadi_member|jadi_mitra
register daftar|mendaftar|registrasi|pendaftaran|daftarkan jadi_anggota|menjadi_anggota|sebagai_anggota|menjadi_mitra
register daftar|mendaftar|registrasi|pendaftaran|daftarkan sebagai_mitra|jadi_reseller|jadi_agen|menjadi_agen
register daftar|mendaftar|registrasi|pendaftaran|daftarkan jadi_relawan|sebagai_relawan|sebagai_ahli|menjadi_ahli
register daftar|mendaftar|registrasi|pendaftaran|daftarkan sebagai_ejen|sebagai_sukarelawan|sebagai_penjual
register daftar|mendaftar|registrasi|pendaftaran|daftarkan jadi_penjual|diri|dirimu|baru|trial|free_trial
register daftar|mendaftar|registrasi|pendaftaran ikut_kelas|ikut_pelatihan|ikut_webinar|minat
register daftarkan bisnis
register pendaftaran|registrasi |anggota|member|keanggotaan|ahli|keahlian|peserta|acara|event|seminar|webinar
register pendaftaran|registrasi pelatihan|kursus|kelas|lomba|relawan|mitra|reseller|pengguna|pengguna_baru|program
register pendaftaran|registrasi bengkel|pertandingan|peserta_pelatihan
register formulir_pendaftaran|form_pendaftaran|borang_pendaftaran |anggota|member|keanggotaan|ahli|peserta|acara|event
register formulir_pendaftaran|form_pendaftaran|borang_pendaftaran seminar|webinar|pelatihan|kursus|kelas|lomba|relawan
register formulir_pendaftaran|form_pendaftaran|borang_pendaftaran mitra|reseller|pengguna|program|bengkel|pertandingan
register form_registrasi|formulir_registrasi |anggota|member|peserta|acara|event|seminar|webinar|pelatihan
register buat|cipta|buka|bikin|wujudkan akun|akaun|akun_baru|akaun_baru|rekening|akun_gratis|akaun_percuma|profil
register buat|cipta|buka|bikin|wujudkan rekening_baru|akun_saya|akun_demo|toko_gratis
register jadi|menjadi|jadilah anggota|member|mitra|relawan|reseller|agen|dropshipper|ahli|sukarelawan|rakan_kongsi
register jadi|menjadi|jadilah distributor|afiliasi|affiliate|partner|penjual|vendor|ejen|stokis|pengedar
register jadi|menjadi|jadilah bagian_dari_kami
register gabung|bergabung|sertai|ikut |jadi|menjadi|sebagai|program kelas|pelatihan|komunitas|komuniti|member
register gabung|bergabung|sertai|ikut |jadi|menjadi|sebagai|program anggota|mitra|reseller|relawan|kursus|webinar
register gabung|bergabung|sertai|ikut |jadi|menjadi|sebagai|program seminar|membership|keanggotaan|acara|kelab
register gabung|bergabung|sertai|ikut |jadi|menjadi|sebagai|program agen|persatuan|sukarelawan|affiliate|lomba
register ikuti|ikut_serta|menyertai |program kelas|pelatihan|kursus|webinar|seminar|acara|lomba
register gabungsekarang|gabungsekarangjuga|bergabungsekarang|sertaisekarang|sertaikamisekarang|joinsekarang
register ikutisekarang|ikutsertasekarang|join_member|belum_punya_akun_daftar
register coba|cuba|mulai|mula|uji_coba|mulai_uji_coba|mulakan|percubaan gratis|percuma|gratis_selama_14_hari|demo_gratis
register coba|cuba|mulai|mula|mulakan gratis_14_hari|gratis_30_hari|gratis_7_hari|uji_coba_gratis|percobaan_gratis
register coba|cuba|mulai|mula|mulakan percubaan_percuma
register daftar|mendaftar|daftar_akun|registrasi|gabung gratis|percuma
register mendaftar|ikut|daftarkan kelas|kursus|webinar|seminar|event|lomba|anggota|member|pelatihan
register daftar|mendaftar|ikut|daftarkan umroh|haji|kelas_gratis
register daftar|mendaftar|ikut|daftarkan sebagai_dokter|jadi_driver|sebagai_pengguna|anak_anda
register daftar|mendaftar|ikut|daftarkan sebagai_peserta|sebagai_vendor
register jadi|menjadi|jadilah driver|tutor|kreator|mitra_kami|mitra_driver|ahli_kami|pelanggan_member
register buka akaun_bank|tabungan_online|rekening_online
register belum_punya_akun|tidak_punya_akun|belum_punya_akun_buat_akun|belum_ada_akaun|belum_ada_akaun_daftar
register daftar|ikut kelas_percobaan|kelas_percobaan_gratis|trial_class|trial_class_gratis
register daftar|ikut kursus_bahasa_inggris|kursus_bahasa_jepang|kursus_bahasa_jerman|kursus_mengemudi
register ikut acara|acara_ini|webinar_gratis|workshop|turnamen|lomba_lari|pelatihan_gratis|kejuaraan
register daftar webinar_gratis|pelatihan_gratis
register ikut konferensi|bootcamp|retret|ujian_toefl|tes_toefl|ujian_ielts|kem|kem_cuti_sekolah
register daftar bootcamp|ujian_toefl|tes_toefl|ujian_ielts|kem_cuti_sekolah
register daftarkan anak|anakmu|tim_anda|tim|sekolah_anda|putra-putri_anda|usaha_anda|toko_anda
register daftarkan bisnis_anda|perusahaan_anda|pasukan_anda
register masuk|gabung|daftar|sertai daftar_tunggu|waiting_list|senarai_menunggu
register isi|lengkapi formulir_pendaftaran|form_pendaftaran|borang_pendaftaran|formulir_registrasi
register saya_ingin|saya_mau|saya_nak|ingin mendaftar|daftar|ikut_kelas|ikut_kursus|ikut_acara|ikut_webinar
register buat|buka akun|akun_gratis|akaun|akaun_percuma dalam_2_menit|2_menit|1_menit|dalam_1_menit
register coba|mulai|cuba|uji_coba|mulai_uji_coba gratis 14_hari|30_hari|7_hari|selama_30_hari|selama_7_hari
register pendaftaran peserta_seminar|peserta_webinar|peserta_konferensi|jadi_peserta
register daftar jadi_peserta
register pendaftaran jadi_peserta_seminar|peserta_lomba|turnamen_futsal|ikut_lomba|ikut_lomba_lari
register daftar jadi_peserta_seminar|ikut_lomba|ikut_lomba_lari
log_in masuk|login|log_masuk|log_in|daftar_masuk|sign_in |akun|akaun|akun_saya|anggota|member|admin|pelanggan|siswa
log_in masuk|login|log_masuk|log_in|daftar_masuk|sign_in mahasiswa|guru|dosen|karyawan|pegawai|mitra|agen|reseller
log_in masuk|login|log_masuk|log_in|daftar_masuk|sign_in ahli|pentadbir|pelajar|staf|pengguna|sistem|portal|google
log_in masuk|login|log_masuk|log_in|daftar_masuk|sign_in facebook|e-learning|peserta|penjual|daftar|atau_daftar
log_in masuk|login|log_masuk|log_in|daftar_masuk|sign_in pembekal|kakitangan
log_in akun_saya|akunku|akaun_saya|area_anggota|area_member|ruang_anggota|portal_pelanggan|portal_ahli
log_in area_klien|area_pelanggan|halaman_anggota|sudah_punya_akun_masuk|sudah_punya_akun_login
log_in sudah_punya_akun|portal_anggota|khusus_anggota|khusus_member|sudah_jadi_member
log_in masuk|login|log_masuk|log_in|sign_in orang_tua|pasien|vendor|alumni|ibu_bapa|dashboard
log_in masuk|login|log_masuk|log_in|sign_in nasabah|operator|wali_murid|dokter|distributor|customer
log_in masuk|login|log_masuk|log_in|sign_in klien|investor|peserta_didik|akun_anda|pelamar|pencari_kerja
log_in masuk|login|log_masuk|log_in|sign_in e-mail|webmail
log_in portal mahasiswa|siswa|karyawan|pasien|orang_tua
log_in sudah_punya_akun_silakan_masuk|sudah_ada_akun|sudah_ada_akaun|sudah_terdaftar_masuk
log_in sudah_terdaftar_login
subscribe langganan|berlangganan|langgan|melanggan|subscribe |newsletter|buletin|nawala|majalah|email|berita
subscribe langganan|berlangganan|langgan|melanggan|subscribe info_terbaru|surat_kabar|koran|koran_digital|e-paper
subscribe langganan|berlangganan|langgan|melanggan|subscribe update|milis|jurnal|surat_berita|akhbar|e-buletin
subscribe langganan|berlangganan|langgan|melanggan|subscribe berita_terbaru|artikel_terbaru|e-mel|blog_ini|tabloid
subscribe daftar|dapatkan|terima|ikuti newsletter|buletin|update_lewat_email|berita_lewat_email
subscribe dapatkan|terima|daftar_untuk_menerima|daftar_untuk_mendapatkan info_terbaru|update_terbaru|berita_terkini
subscribe dapatkan|terima|daftar_untuk_menerima|daftar_untuk_mendapatkan newsletter|buletin|berita_lewat_email
subscribe dapatkan|terima|daftar_untuk_menerima berita_terbaru_lewat_email|info_terbaru_via_email|berita_melalui_e-mel
subscribe daftarkan_email_untuk newsletter|buletin|info_terbaru
subscribe newsletter|buletin_email|mulai_berlangganan|mulai_langganan|dapatkan_kabar_terbaru
subscribe formulir_langganan|borang_langganan
subscribe dapatkan|terima info_promo|berita_terkini|informasi_promo
subscribe dapatkan|terima penawaran_lewat_email|notifikasi_email|kemas_kini_terbaru
subscribe beri_tahu_saya|beritahu_saya|maklumkan_saya |jika_tersedia|bila_tersedia|saat_tersedia
subscribe beri_tahu_saya|beritahu_saya|maklumkan_saya apabila_tersedia
subscribe langganan|berlangganan|langgan|melanggan buletin_kami|newsletter_kami|artikel
subscribe langganan|berlangganan|langgan|melanggan majalah_digital|notifikasi|e-newsletter
download unduh|download|muat_turun aplikasi|brosur|katalog|formulir|form|borang|pdf|file|berkas|fail|dokumen
download unduh|download|muat_turun panduan|e-book|ebook|software|perisian|apk|risalah|materi|company_profile
download unduh|download|muat_turun proposal|daftar_harga|price_list|laporan|laporan_tahunan|pricelist|game|logo
download unduh|download|muat_turun modul|aplikasi_mobile|perangkat_lunak|driver|template|manual|buku|e-katalog
download unduh|download|muat_turun aplikasi_mudah_alih|brosur_produk|katalog_produk|app|formulir_pendaftaran
download unduh|download|muat_turun borang_permohonan|prospektus|jadwal|silabus|lampiran
download pasang|instal|install aplikasi|app|software|apk
download unduh|muat_turun|unduhan|mengunduh|pasang_aplikasi |app_store|google_play|play_store|dari_app_store
download unduh|muat_turun|unduhan|mengunduh|pasang_aplikasi dari_google_play|android|ios|windows
download unduh_aplikasi|download_aplikasi|muat_turun_aplikasi app_store|google_play|play_store|dari_app_store
download unduh_aplikasi|download_aplikasi|muat_turun_aplikasi dari_google_play|android|ios|windows
download dapatkan_aplikasi|dapatkan_aplikasinya|dapatkan_di_google_play|dapatkan_di_app_store
download download|pusat_unduhan|pusat_download|instalsekarang|pasangsekarang
download unduh|download|muat_turun|unduh_aplikasi|unduh_e-book|download_aplikasi|muat_turun_aplikasi gratis|percuma
download unduh|download|muat_turun surat|jurnal|lagu|video|gambar|sertifikat|pedoman|peraturan|juknis|artikel
download unduh|download|muat_turun kalender_akademik|poster|rpp|foto|presentasi|data|infografis|majalah|peta
download unduh|download|muat_turun soal|contoh|kurikulum|denah|gratis_e-book|sijil|buku_panduan|buku_program
download unduh|download|muat_turun ringkasan|mp3|arsip|naskah|format|surat_pernyataan|jadwal_kuliah|kalendar
download unduh|download|muat_turun|dapatkan panduan_gratis|e-book_gratis|ebook_gratis|checklist_gratis
download unduh|download|muat_turun|dapatkan template_gratis|brosur_gratis|e-buku_percuma|panduan_percuma
download unduh|download|muat_turun brosur|katalog|formulir|menu|panduan|jadwal|proposal|laporan pdf|terbaru
download unduh|download|muat_turun menu|jadwal_acara|checklist|anggaran_dasar|ad_art|logo_resmi|senarai_harga
download unduh|download|muat_turun borang_pendaftaran|daftar_harga_terbaru|daftar_menu|versi_pdf|tata_tertib
download unduh|download|muat_turun formulir_permohonan|formulir_pendaftaran_siswa|formulir_keanggotaan
download unduh|download|muat_turun formulir_adopsi|laporan_keuangan|program_konferensi|itinerary|rundown
download kirimi_saya|kirim_saya|hantar_kepada_saya brosur|katalog|e-book|proposal|panduan
donate donasi|berdonasi|menderma|beri_donasi|berikan_donasi|kirim_donasi |rutin|bulanan|bersama_kami|kepada_kami|anak
donate salurkan_donasi|beri_derma|hulurkan_derma|hulurkan_sumbangan|beri_sumbangan |rutin|bulanan|kepada_kami|anak
donate buat_donasi|buat_sumbangan|salurkan_bantuan|salurkan_sedekah|salurkan_zakat|salurkan_infaq
donate tunaikan_zakat|bayar_zakat|berzakat|bersedekah|berinfak|berwakaf|tunaikan_sedekah|tunaikan_wakaf
donate mari_berdonasi|saya_mau_donasi|ingin_berdonasi|sumbangan|menyumbang|donasikan|sumbangkan|derma_kilat
donate dermasekarang|sumbangsekarang|zakatsekarang|sedekahsekarang|wakafsekarang|infaksekarang|infaqsekarang
donate bantusekarang|bantumerekasekarang|patungansekarang|persembahansekarang|persembahanonline
donate dukungkami|dukungkamisekarang|sokongkami|sokongkamisekarang|dukung_karya_kami
donate jadi_donatur|jadi_donatur_tetap|menjadi_donatur|jadi_penderma|menjadi_penderma|jadi_orang_tua_asuh
donate traktir_kopi|traktir_saya_kopi|belikan_saya_kopi
donate donasi|sedekah|wakaf|infak|infaq|zakat kemanusiaan|palestina|yatim|anak_yatim|buku|bencana|masjid
donate donasi|sedekah|wakaf|infak|infaq|zakat pendidikan|pembangunan_masjid|gaza|beras|quran|bulanan
donate bayar fidyah|infak|infaq|sedekah|wakaf|zakat_fitrah|zakat_maal|zakat_penghasilan|kafarat
donate donasisekarangjuga|wakafonline|sedekahonline|zakatonline|infakonline|infaqonline
donate infaksekarangjuga|sumbangan_ikhlas
donate donasi|derma|sumbang whatsapp|transfer_bank|qris|sekali|sekali_saja|gereja|panti_asuhan|korban
donate donasi|derma|sumbang makanan_hewan|buku_bekas
donate donasikan|sumbangkan|dermakan pakaian|pakaian_bekas|barang|barang_bekas|buku|buku_bekas|mainan|makanan
donate jadi|menjadi donatur_bulanan|donatur_rutin|sponsor_anak|orang_tua_asuh|penyumbang_bulanan
donate saya_ingin|saya_mau|ingin|mau|saya_nak donasi|berdonasi|menderma|menyumbang|bersedekah|berwakaf
donate sponsori|taja|tajai|sponsor anak|seorang_anak|seekor_hewan|kanak-kanak|seorang_kanak-kanak|anak_yatim
donate salurkan|tunaikan|bayar zakat|sedekah|infak|wakaf|donasi|derma
donate adopsi_hewan_virtual|adopsi_virtual
apply lamar|melamar|lamar_lowongan|apply|ajukan_lamaran|kirim_lamaran|kirimkan_lamaran |posisi|pekerjaan|lowongan|kerja
apply kirim_cv|kirimkan_cv|kirim_resume|hantar_resume|hantar_cv|upload_cv|unggah_cv|form_lamaran|kirim_berkas_lamaran
apply form_lamaran_kerja|formulir_lamaran|lamaran_kerja|lamaran_pekerjaan|lamar_via_email
apply mohon|buat_permohonan|hantar_permohonan|borang_permohonan|kemuka_permohonan|ajukan_permohonan|kirim_permohonan
apply mula_permohonan|permohonanonline|permohonandalamtalian|ajukansekarang
apply mohon|permohonan|buat_permohonan|hantar_permohonan|borang_permohonan kerja|jawatan|jawatan_kosong|pinjaman
apply mohon|permohonan|buat_permohonan|hantar_permohonan|borang_permohonan biasiswa|kemasukan|lesen|visa|kad_kredit
apply mohon|permohonan|buat_permohonan|hantar_permohonan|borang_permohonan keahlian|kerja_kosong|pembiayaan|geran
apply mohon|permohonan|buat_permohonan|hantar_permohonan|borang_permohonan pekerjaan|permit|beasiswa|bantuan|izin
apply mohon|permohonan|borang_permohonan francais
apply kemuka_permohonan|ajukan_permohonan|kirim_permohonan kerja|jawatan|pinjaman|biasiswa|kemasukan|lesen|visa
apply kemuka_permohonan|ajukan_permohonan|kirim_permohonan kad_kredit|keahlian|pembiayaan|geran|permit|beasiswa|izin
apply ajukan|pengajuan|formulir_pengajuan|form_pengajuan pinjaman|kredit|beasiswa|kpr|visa|permohonan|franchise
apply ajukan|pengajuan|formulir_pengajuan|form_pengajuan kartu_kredit|pembiayaan|izin|kredit_mobil|modal|kta|magang
apply ajukan|pengajuan|formulir_pengajuan|form_pengajuan permohonan_informasi|waralaba|hibah
apply daftar|mendaftar|pendaftaran|registrasi kuliah|beasiswa|ppdb|spmb|pmb|magang
apply pendaftaran|registrasi|formulir_pendaftaran|form_pendaftaran siswa_baru|mahasiswa_baru|santri_baru|murid_baru
apply pendaftaran|registrasi|formulir_pendaftaran|form_pendaftaran peserta_didik_baru|calon_mahasiswa|calon_siswa
apply formulir|formulir_pendaftaran|form_pendaftaran kuliah|beasiswa|ppdb|spmb|pmb|magang
apply lamar|melamar pekerjaan_ini|posisi_ini|lowongan_ini|kerja_online|magang
apply ajukan|pengajuan|mohon proposal|sponsorship|kta_online|pinjaman_online|kredit_motor
apply ajukan|pengajuan|mohon pinjaman_peribadi|kemasukan_pelajar|bantuan_kewangan|pembiayaan_peribadi
apply ajukan|pengajuan|mohon beasiswa_kuliah
apply kirim|hantar lamaran|cv|resume|surat_lamaran|berkas_lamaran anda|email|kerja
apply saya_ingin|saya_mau|ingin|saya_nak melamar|lamar|melamar_kerja|mengadopsi|adopsi
apply ajukan|permohonan|formulir_pengajuan|formulir_permohonan kemitraan_waralaba|keanggotaan|pendanaan
apply ajukan|permohonan|formulir_pengajuan pendanaan_hibah|beasiswa|sewa|bantuan_dana|dana_hibah
apply isi formulir_lamaran|form_lamaran|formulir_adopsi|borang_permohonan|formulir_beasiswa|borang_keahlian
apply formulir|form adopsi|adopsi_hewan|lamaran_kerja|permohonan_kerja|permohonan_keahlian|beasiswa
apply daftar sebagai_siswa_baru|sebagai_mahasiswa_baru
apply daftar masuk_universitas|masuk_kuliah
apply pendaftaran|mohon|permohonan taman_kanak-kanak|kemasukan_tadika|kemasukan_universiti|kemasukan_sekolah
apply pendaftaran|mohon|permohonan keahlian_persatuan|tempat_tadika|sewa_rumah
"""
