"""What links and buttons ask for in Indonesian and Malay."""

from typing import Final

PHRASES: Final = """
- juga hari sini disini langsung segera cepat mudah yang di ke kami kita anda kamu untuk dengan dan ini silakan
- silahkan sila yuk ayo jom lah klik melalui via lewat secara
search cari|mencari|temukan|pencarian|carian|telusuri|menelusuri produk|properti|rumah_dijual|lowongan|lowongan_kerja
search cari|mencari|temukan|pencarian|carian|telusuri|menelusuri pekerjaan|kerja|kerja_kosong|jawatan_kosong|artikel
search cari|mencari|temukan|pencarian|carian|telusuri|menelusuri buku|berita|hotel|kursus|situs|situs_web|laman
search cari|mencari|temukan|pencarian|carian|telusuri|menelusuri laman_web|website|barang|katalog|dokumen|kata_kunci
search cari|mencari|temukan|pencarian|carian|telusuri|menelusuri hartanah|resep|konten|villa|dokter|informasi|maklumat
search pencarian|carian|telusuri|penelusuran|cari_sekarang|pencarian_lanjutan|carian_lanjutan
search carian_terperinci|kotak_pencarian|kotak_carian|hasil_carian_baru|form_pencarian
search borang_carian|mulai_pencarian|mula_carian|apa_yang_anda_cari|cari_apa|mau_cari_apa
search masukkan|ketik|ketikkan|taip|tulis kata_kunci|kata_kunci_pencarian|kata_pencarian|kata_carian|pencarian|carian
buy beli|membeli|borong|saya_mau_beli|mau_beli|ingin_beli |tiket|produk|produk_ini|buku|buku_ini|voucher |sekarang
buy beli|membeli|borong|saya_mau_beli|mau_beli|ingin_beli baucar|paket|pakej|barang|lisensi|lesen|kartu |sekarang
buy beli|membeli|borong|saya_mau_beli|mau_beli|ingin_beli kartu_hadiah|kad_hadiah|merchandise|pulsa|token |sekarang
buy beli|membeli|borong|saya_mau_beli|mau_beli|ingin_beli polis|insurans|asuransi|e-book|kursus|kelas |sekarang
buy beli|membeli|borong|saya_mau_beli|mau_beli|ingin_beli tiket_konser|tiket_pesawat|perisian|software |sekarang
buy tambah|tambahkan|masukkan|masukan|simpan |ke|dalam|ke_dalam keranjang|keranjang_belanja|keranjang_belanjaan
buy tambah|tambahkan|masukkan|masukan|simpan |ke|dalam|ke_dalam troli|bakul|beg|troli_belanja|troli_beli-belah
buy tambah|tambahkan|masukkan|masukan|simpan |ke|dalam|ke_dalam beg_membeli-belah|bakul_membeli-belah|cart
buy tambah|tambahkan|masukkan|masukan|simpan |ke|dalam|ke_dalam kereta_beli-belah|kart
buy letak|lihat|lihat_isi|cek|buka|semak|pergi_ke |ke|dalam|ke_dalam keranjang|keranjang_belanja|keranjang_belanjaan
buy letak|lihat|lihat_isi|cek|buka|semak|pergi_ke |ke|dalam|ke_dalam troli|bakul|beg|troli_belanja|troli_beli-belah
buy letak|lihat|lihat_isi|cek|buka|semak|pergi_ke |ke|dalam|ke_dalam beg_membeli-belah|bakul_membeli-belah|cart
buy letak|lihat|lihat_isi|cek|buka|semak|pergi_ke |ke|dalam|ke_dalam kereta_beli-belah|kart
buy keranjang|keranjang_belanja|keranjang_saya|troli|troli_saya|troli_belanja|bakul_saya|beg_belanja|checkout_sekarang
buy lanjut_ke_pembayaran|lanjutkan_ke_pembayaran|teruskan_ke_pembayaran|lanjut_ke_checkout|proses_checkout
buy lanjutkan_pembelian|daftar_keluar_belian|selesaikan_pembelian|pra-pesan|prapesan|pre-order_sekarang
buy |kunjungi|lawati|pergi_ke|masuk_ke toko_online|kedai_online|kedai_dalam_talian|toko_daring|webstore
buy |kunjungi|lawati|pergi_ke|masuk_ke toko_kami_di_shopee|toko_kami_di_tokopedia|kedai_kami_di_shopee|belanja_online
buy |kunjungi|lawati|pergi_ke|masuk_ke belanja_daring|belanja_sekarang|beli-belah_online|beli-belah_dalam_talian
buy |kunjungi|lawati|pergi_ke|masuk_ke membeli-belah_dalam_talian|mulai_belanja|mula_membeli-belah|lanjut_belanja
buy beli|belanja |di tokopedia|shopee|lazada|tiktok_shop|bukalapak|blibli|gramedia|whatsapp|amazon|marketplace|toko
buy dapatkan|pesan|beli tiket_konser|tiket_masuk|tiket_bioskop |sekarang|online|dalam_talian
buy dapatkan|pesan|beli tiket_acara|tiket_pertandingan|voucher_hadiah |sekarang|online|dalam_talian
buy beli|beli_tiket|beli_produk|belanja_produk |sekarang|online|dalam_talian
order pesan|order|memesan|mau_pesan|saya_mau_pesan|ingin_pesan|cara_cepat_pesan sekarang|makanan|kue|katering|catering
order pesan|order|memesan|mau_pesan|saya_mau_pesan|ingin_pesan|cara_cepat_pesan produk|barang|menu|nasi_kotak|nasi_box
order pesan|order|memesan|mau_pesan|saya_mau_pesan|ingin_pesan|cara_cepat_pesan tumpeng|bunga|antar|makan|sampel
order pesan|order|memesan|mau_pesan|saya_mau_pesan|ingin_pesan|cara_cepat_pesan whatsapp|wa|gofood|grabfood|shopeefood
order pesan|order|memesan|mau_pesan|saya_mau_pesan|ingin_pesan|cara_cepat_pesan via_whatsapp_sekarang|via_wa|cetak
order pesan|order|memesan|mau_pesan|saya_mau_pesan|ingin_pesan|cara_cepat_pesan undangan|minuman|pizza|kopi
order tempah|pesan makanan|kek|katering|bunga|hidangan|produk|barangan|pizza|kuih|menu|juadah |sekarang|online
order tempah|pesan makanan|kek|katering|bunga|hidangan|produk|barangan|pizza|kuih|menu|juadah dalam_talian
order buat|lakukan|kirim|hantar|konfirmasi|mulai|mula pesanan|pemesanan_makanan|order |sekarang|online|dalam_talian
order buat|lakukan|kirim|hantar|konfirmasi|mulai|mula pesanan_sekarang|pesanan_online |sekarang|online|dalam_talian
order formulir_pesanan|formulir_order|form_order|form_pesanan|formulir_pemesanan_produk|borang_pesanan
order pesan_antar|pemesanan_makanan|pemesanan_produk|order_via_whatsapp|order_via_wa|order_form|minta_sampel
order pesan_sampel|pesanan_dalam_talian|pemesanan_katering|pesan_lewat_whatsapp|order_lewat_whatsapp
order order|buat_pesanan|pesan_makanan|buat_order |sekarang|online|dalam_talian
book booking|reservasi|reserve |kamar|meja|hotel|tempat|villa|penerbangan |sekarang|online|dalam_talian
book booking|reservasi|reserve paket_wisata|tour|kursi|ruang|ruangan|mobil|jadwal |sekarang|online|dalam_talian
book booking|reservasi|reserve layanan|jadwal_dokter|dokter|servis|service |sekarang|online|dalam_talian
book booking|reservasi|reserve lapangan|gedung|homestay|travel|konsultasi|slot |sekarang|online|dalam_talian
book booking|reservasi|reserve via_whatsapp|pesawat|tiket|treatment|kelas|antrian |sekarang|online|dalam_talian
book pesan|memesan|tempah|menempah|tempahan kamar|tiket|meja|hotel|tempat|tempat_duduk|vila|villa|penerbangan
book pesan|memesan|tempah|menempah|tempahan tiket_pesawat|tiket_kereta|tiket_bus|tiket_feri|paket_wisata|paket_tour
book pesan|memesan|tempah|menempah|tempahan kursi|ruang|ruangan|ruang_meeting|mobil|taksi|layanan|jadwal|bilik
book pesan|memesan|tempah|menempah|tempahan bilik_hotel|janji_temu|temujanji|temu_janji|pakej|pakej_pelancongan
book pesan|memesan|tempah|menempah|tempahan slot|dewan|penginapan|kereta|kereta_sewa|tiket_kapal_terbang|tiket_bas
book pesan|memesan|tempah|menempah|tempahan homestay|perkhidmatan|lapangan|chalet|servis|teksi|trip
book tempah|tempahan|membuat_tempahan|buat_tempahan|borang_tempahan |sekarang|online|dalam_talian
book tempahan_bilik|tempahan_meja|tempah_terus|tempah_kini|reservasi_kamar |sekarang|online|dalam_talian
book pemesanan_kamar|pemesanan_hotel|pemesanan_tiket|formulir_reservasi |sekarang|online|dalam_talian
book form_reservasi|reservasi_meja|form_booking|formulir_booking |sekarang|online|dalam_talian
book buat|atur|jadwalkan|jadualkan|ajukan|minta janji|janji_temu|janji_dokter|janji_temu_dokter
book buat|atur|jadwalkan|jadualkan|ajukan|minta janji_dengan_dokter|temu_janji|temujanji|reservasi|demo|konsultasi
book buat|atur|jadwalkan|jadualkan|ajukan|minta kunjungan|pertemuan|meeting|tempahan|booking|test_drive|pandu_uji
book buat|atur|jadwalkan|jadualkan|ajukan|minta lawatan|survei|survey|presentasi|perundingan|panggilan|sesi|tur
book buat|atur|jadwalkan|jadualkan|ajukan|minta appointment|jadwal|jadwal_konsultasi|jadwal_demo
book tetapkan|mohon|jadwal|membuat|minta_jadwal janji|janji_temu|janji_dokter|janji_temu_dokter
book tetapkan|mohon|jadwal|membuat|minta_jadwal janji_dengan_dokter|temu_janji|temujanji|reservasi|demo|konsultasi
book tetapkan|mohon|jadwal|membuat|minta_jadwal kunjungan|pertemuan|meeting|tempahan|booking|test_drive|pandu_uji
book tetapkan|mohon|jadwal|membuat|minta_jadwal lawatan|survei|survey|presentasi|perundingan|panggilan|sesi|tur
book tetapkan|mohon|jadwal|membuat|minta_jadwal appointment|jadwal|jadwal_konsultasi|jadwal_demo
book cek|periksa|lihat|semak ketersediaan|ketersediaan_kamar|kekosongan|kekosongan_bilik
book cek|periksa|lihat|semak kamar_tersedia|kamar_kosong|bilik_kosong|kamar|ketersediaan_bilik
book uji_pandu|pandu_uji|daftar_test_drive|daftar_pandu_uji |sekarang|online|dalam_talian
book request_demo|minta_demo|ambil_antrian|ambil_antrean|booking_online |sekarang|online|dalam_talian
book daftar_antrian_online|daftar_berobat_online|perjanjian_dokter |sekarang|online|dalam_talian
book booking|reservasi|jadwalkan|buat_janji|tempah|tempahan|jadwalkan_konsultasi|jadwalkan_demo gratis|percuma
book booking|reservasi|tempah|tempahan|pesan_kamar|pesan_tiket|buat_janji |sekarang|online|dalam_talian
book buat_reservasi|buat_tempahan|buat_janji_temu|tempah_bilik |sekarang|online|dalam_talian
track lacak|cek|cek_status|lacak_status|pantau pesanan|paket|kiriman|resi|pengiriman|penghantaran|bungkusan|parsel
track lacak|cek|cek_status|lacak_status|pantau order|kontainer|kargo|barang_kiriman|pesanan_saya|nomor_resi
track lacak|cek|cek_status|lacak_status|pantau no_resi|pakej_saya|status_pesanan|tempahan_saya|posisi_barang
track jejak|jejaki|kesan|semak|semak_status pesanan|paket|kiriman|resi|pengiriman|penghantaran|bungkusan|parsel
track jejak|jejaki|kesan|semak|semak_status order|kontainer|kargo|barang_kiriman|pesanan_saya|nomor_resi
track jejak|jejaki|kesan|semak|semak_status no_resi|pakej_saya|status_pesanan|tempahan_saya|posisi_barang
track pelacakan|penjejakan|melacak|periksa_status pesanan|paket|kiriman|resi|pengiriman|penghantaran|bungkusan|parsel
track pelacakan|penjejakan|melacak|periksa_status order|kontainer|kargo|barang_kiriman|pesanan_saya|nomor_resi
track pelacakan|penjejakan|melacak|periksa_status no_resi|pakej_saya|status_pesanan|tempahan_saya|posisi_barang
track lacak|lacak_sekarang|lacak_dan_telusuri|cek_resi|lacak_kargo|tracking_resi|tracking_paket|tracking_pengiriman
track lacak|lacak_pesanan|lacak_paket|lacak_kiriman|cek_resi|jejak_pesanan|jejak_parcel |sekarang|online|dalam_talian
quote minta|mohon|ajukan|permintaan|permohonan|request penawaran_harga|estimasi|estimasi_biaya|estimasi_harga|rab
quote minta|mohon|ajukan|permintaan|permohonan|request sebut_harga|sebutharga|anggaran_harga|quotation|kuotasi
quote minta|mohon|ajukan|permintaan|permohonan|request harga|harga_terbaik|quote|sebut_harga_percuma|anggaran_kos
quote dapatkan|terima|hantar_permintaan|kirim_permintaan penawaran_harga|estimasi|estimasi_biaya|estimasi_harga|rab
quote dapatkan|terima|hantar_permintaan|kirim_permintaan sebut_harga|sebutharga|anggaran_harga|quotation|kuotasi
quote dapatkan|terima|hantar_permintaan|kirim_permintaan harga|harga_terbaik|quote|sebut_harga_percuma|anggaran_kos
quote hitung|pinta|saya_mau|buat|form|formulir|borang penawaran_harga|estimasi|estimasi_biaya|estimasi_harga|rab
quote hitung|pinta|saya_mau|buat|form|formulir|borang sebut_harga|sebutharga|anggaran_harga|quotation|kuotasi
quote hitung|pinta|saya_mau|buat|form|formulir|borang harga|harga_terbaik|quote|sebut_harga_percuma|anggaran_kos
quote minta|mohon|ajukan|permintaan|request penawaran|penawaran_gratis|penawaran_terbaik |sekarang|online|dalam_talian
quote minta|mohon|ajukan|permintaan|request proposal|daftar_harga|price_list|pricelist |sekarang|online|dalam_talian
quote tanya_harga|tanyakan_harga|tanya_harga_via_whatsapp|cek_harga_via_whatsapp|konsultasi_harga
quote hitung_biaya|hitung_harga|kira_harga|hitung_premi|simulasi_biaya|simulasi_harga
quote kalkulator_harga|kalkulator_biaya|pertanyaan_harga|hubungi_untuk_harga|hitung_estimasi
quote dapatkan_penawaran|minta_penawaran|dapatkan_estimasi|sebut_harga|estimasi_biaya|survei_dan_estimasi gratis
quote dapatkan_penawaran|minta_penawaran|dapatkan_estimasi|sebut_harga|estimasi_biaya|survei_dan_estimasi percuma
quote minta_penawaran|minta_penawaran_harga|dapatkan_sebut_harga|minta_sebut_harga|minta_estimasi |sekarang|online
quote minta_penawaran|minta_penawaran_harga|dapatkan_sebut_harga|minta_sebut_harga|minta_estimasi dalam_talian
contact hubungi|menghubungi|kontak |kami|tim|tim_kami|sales|admin|whatsapp|wa|cs|customer_service |sekarang
contact hubungi|menghubungi|kontak marketing|penjual|pemilik|agen|ejen|layanan_pelanggan|bagian_penjualan |sekarang
contact hubungi|menghubungi|kontak pasukan_jualan|pasukan|pakar|ahli|spesialis|konsultan|perunding |sekarang
contact hubungi|menghubungi|kontak redaksi|dokter|pengacara|pihak|pengurus|via_email|via_whatsapp |sekarang
contact hubungi|menghubungi|kontak tim_sales|tim_ahli|khidmat_pelanggan|penasihat|saya|support|penjualan |sekarang
contact kirim|hantar|kirimkan|hantarkan|tinggalkan|tulis pesan|pesan_kepada_kami|pesan_ke_kami|email|e-mel|emel|mesej
contact kirim|hantar|kirimkan|hantarkan|tinggalkan|tulis pertanyaan|masukan|saran|surel|maklum_balas|pesan_whatsapp
contact kirim|hantar|kirimkan|hantarkan|tinggalkan|tulis whatsapp|wa|feedback|kritik_dan_saran|aspirasi|umpan_balik
contact kirim|hantar|kirimkan|hantarkan|tinggalkan|tulis cadangan|pertanyaan_anda|pesan_anda|surat|inkuiri
contact ajukan|kirim_kami|sampaikan|beri|berikan|ketik pesan|pesan_kepada_kami|pesan_ke_kami|email|e-mel|emel|mesej
contact ajukan|kirim_kami|sampaikan|beri|berikan|ketik pertanyaan|masukan|saran|surel|maklum_balas|pesan_whatsapp
contact ajukan|kirim_kami|sampaikan|beri|berikan|ketik whatsapp|wa|feedback|kritik_dan_saran|aspirasi|umpan_balik
contact ajukan|kirim_kami|sampaikan|beri|berikan|ketik cadangan|pertanyaan_anda|pesan_anda|surat|inkuiri
contact tanya|bertanya|tanyakan|chat|obrolan |kami|ahli|pakar|admin|dokter|cs sekarang|gratis|percuma|lebih_lanjut
contact tanya|bertanya|tanyakan|chat|obrolan whatsapp|wa|sales|tim|tim_kami sekarang|gratis|percuma|lebih_lanjut
contact tanya|bertanya|tanyakan|chat|obrolan spesialis|customer_service|konsultan sekarang|gratis|percuma|lebih_lanjut
contact ngobrol|bicara|berbicara|bercakap |kami|ahli|pakar|admin|dokter|cs sekarang|gratis|percuma|lebih_lanjut
contact ngobrol|bicara|berbicara|bercakap whatsapp|wa|sales|tim|tim_kami sekarang|gratis|percuma|lebih_lanjut
contact ngobrol|bicara|berbicara|bercakap spesialis|customer_service|konsultan sekarang|gratis|percuma|lebih_lanjut
contact berbual|konsultasi|berkonsultasi |kami|ahli|pakar|admin|dokter|cs sekarang|gratis|percuma|lebih_lanjut
contact berbual|konsultasi|berkonsultasi whatsapp|wa|sales|tim|tim_kami sekarang|gratis|percuma|lebih_lanjut
contact berbual|konsultasi|berkonsultasi spesialis|customer_service|konsultan sekarang|gratis|percuma|lebih_lanjut
contact tanya_kami|tanyakan_kepada_kami|chat_kami
contact tanya|tanyakan|chat|bicara|berbicara|bercakap|berbual|konsultasikan ahli|pakar|admin|dokter|cs
contact tanya|tanyakan|chat|bicara|berbicara|bercakap|berbual|konsultasikan whatsapp|wa|sales|tim|spesialis
contact tanya|tanyakan|chat|bicara|berbicara|bercakap|berbual|konsultasikan customer_service|konsultan|penjual
contact tanya|tanyakan|chat|bicara|berbicara|bercakap|berbual|konsultasikan perunding|ahlinya|pakar_kami
contact tanya|tanyakan|chat|bicara|berbicara|bercakap|berbual|konsultasikan tim_kami|kebutuhan_anda|penasihat
contact formulir|form|borang|halaman|laman|detail|butiran|info|informasi|maklumat kontak|hubungi|hubungi_kami
contact formulir|form|borang|halaman|laman|detail|butiran|info|informasi|maklumat pertanyaan|kontak_kami|perhubungan
contact formulir|form|borang|halaman|laman|detail|butiran|info|informasi|maklumat untuk_dihubungi|maklum_balas
contact kritik_dan_saran|kritik_saran|saran_dan_masukan|ajukan_pertanyaan|punya_pertanyaan
contact ada_pertanyaan|ada_soalan|ada_pertanyaan_hubungi_kami|chat_kami|live_chat|chat_langsung
contact tanya_jawab_dengan_dokter|maklum_balas|pertanyaan_umum_hubungi|kirim_pesan|hantar_mesej
contact minta_dihubungi|minta_informasi|minta_info|minta_maklumat|konsultasi_sekarang
contact konsultasi_gratis|konsultasi_gratis_sekarang|perundingan_percuma|kirimi_kami_email|tanya_kami
contact konsultasi|konsultasikan|chat|tanya|konsultasi_dokter|perundingan|konsultasi_hukum gratis|percuma
contact konsultasi|konsultasikan|chat|tanya|konsultasi_dokter|perundingan|konsultasi_hukum gratis_sekarang
contact hubungi|kirim_pesan|hantar_mesej|tanya|chat_whatsapp|kirim_pertanyaan |sekarang|online|dalam_talian
register daftar|mendaftar|registrasi|pendaftaran|daftarkan |akun|akaun|akun_baru|akaun_baru|jadi_member
register daftar|mendaftar|registrasi|pendaftaran|daftarkan jadi_anggota|menjadi_anggota|sebagai_anggota|jadi_mitra
register daftar|mendaftar|registrasi|pendaftaran|daftarkan menjadi_mitra|sebagai_mitra|jadi_reseller|jadi_agen
register daftar|mendaftar|registrasi|pendaftaran|daftarkan menjadi_agen|jadi_relawan|sebagai_relawan|sebagai_ahli
register daftar|mendaftar|registrasi|pendaftaran|daftarkan menjadi_ahli|sebagai_ejen|sebagai_sukarelawan
register daftar|mendaftar|registrasi|pendaftaran|daftarkan sebagai_penjual|jadi_penjual|diri|diri_anda|dirimu|baru
register daftar|mendaftar|registrasi|pendaftaran|daftarkan trial|free_trial|bisnis|ikut_kelas|ikut_pelatihan
register daftar|mendaftar|registrasi|pendaftaran|daftarkan ikut_webinar|minat|kehadiran|bisnis_anda
register pendaftaran|registrasi|formulir_pendaftaran|form_pendaftaran |anggota|member|keanggotaan|ahli|keahlian
register pendaftaran|registrasi|formulir_pendaftaran|form_pendaftaran peserta|acara|event|seminar|webinar
register pendaftaran|registrasi|formulir_pendaftaran|form_pendaftaran pelatihan|kursus|kelas|lomba|relawan|mitra
register pendaftaran|registrasi|formulir_pendaftaran|form_pendaftaran reseller|pengguna|pengguna_baru|program
register pendaftaran|registrasi|formulir_pendaftaran|form_pendaftaran bengkel|pertandingan|peserta_pelatihan
register borang_pendaftaran|form_registrasi|formulir_registrasi |anggota|member|keanggotaan|ahli|keahlian
register borang_pendaftaran|form_registrasi|formulir_registrasi peserta|acara|event|seminar|webinar
register borang_pendaftaran|form_registrasi|formulir_registrasi pelatihan|kursus|kelas|lomba|relawan|mitra
register borang_pendaftaran|form_registrasi|formulir_registrasi reseller|pengguna|pengguna_baru|program
register borang_pendaftaran|form_registrasi|formulir_registrasi bengkel|pertandingan|peserta_pelatihan
register buat|cipta|buka|bikin|wujudkan akun|akaun|akun_baru|akaun_baru|rekening |sekarang|online|dalam_talian
register buat|cipta|buka|bikin|wujudkan akun_gratis|akaun_percuma|profil |sekarang|online|dalam_talian
register buat|cipta|buka|bikin|wujudkan rekening_baru|akun_saya|akun_demo|toko_gratis |sekarang|online|dalam_talian
register jadi|menjadi|jadilah gabung|anggota|member|mitra|relawan|reseller |sekarang|online|dalam_talian
register jadi|menjadi|jadilah agen|dropshipper|ahli|sukarelawan|rakan_kongsi |sekarang|online|dalam_talian
register jadi|menjadi|jadilah distributor|afiliasi|affiliate|partner|penjual |sekarang|online|dalam_talian
register jadi|menjadi|jadilah vendor|ejen|stokis|pengedar|sukarelawan |sekarang|online|dalam_talian
register jadi|menjadi|jadilah mitra_kami|bagian_dari_kami|anggota_kami |sekarang|online|dalam_talian
register gabung|bergabung|sertai|ikut |jadi|menjadi|sebagai|program kelas|pelatihan|komunitas|komuniti|member
register gabung|bergabung|sertai|ikut |jadi|menjadi|sebagai|program anggota|mitra|reseller|relawan|kursus|webinar
register gabung|bergabung|sertai|ikut |jadi|menjadi|sebagai|program seminar|membership|keanggotaan|acara|kelab
register gabung|bergabung|sertai|ikut |jadi|menjadi|sebagai|program agen|persatuan|sukarelawan|affiliate|lomba
register ikuti|ikut_serta|menyertai |jadi|menjadi|sebagai|program kelas|pelatihan|komunitas|komuniti|member
register ikuti|ikut_serta|menyertai |jadi|menjadi|sebagai|program anggota|mitra|reseller|relawan|kursus|webinar
register ikuti|ikut_serta|menyertai |jadi|menjadi|sebagai|program seminar|membership|keanggotaan|acara|kelab
register ikuti|ikut_serta|menyertai |jadi|menjadi|sebagai|program agen|persatuan|sukarelawan|affiliate|lomba
register gabung_sekarang|bergabung_sekarang|gabung_gratis|sertai_sekarang|sertai_kami_sekarang
register join_sekarang|join_member|ikuti_sekarang|daftar_sekarang_juga|belum_punya_akun_daftar
register belum_punya_akun_daftar_sekarang|gabung_komunitas|ikut_serta_sekarang
register coba|cuba|mulai|mula|uji_coba|mulai_uji_coba|mulakan|percubaan gratis|percuma|gratis_sekarang
register coba|cuba|mulai|mula|uji_coba|mulai_uji_coba|mulakan|percubaan gratis_selama_14_hari|gratis_14_hari
register coba|cuba|mulai|mula|uji_coba|mulai_uji_coba|mulakan|percubaan gratis_30_hari|uji_coba_gratis
register coba|cuba|mulai|mula|uji_coba|mulai_uji_coba|mulakan|percubaan percubaan_percuma|coba_gratis|percobaan_gratis
register coba|cuba|mulai|mula|uji_coba|mulai_uji_coba|mulakan|percubaan demo_gratis|secara_gratis|gratis_7_hari
register daftar|mendaftar|buat_akun|buka_akun|daftar_akun|registrasi|gabung|daftar_sekarang|buat_akaun gratis|percuma
register daftar|mendaftar|buat_akun|buka_akun|daftar_akun|registrasi|gabung|daftar_sekarang|buat_akaun gratis_sekarang
register daftar|mendaftar|registrasi|pendaftaran|daftar_jadi_anggota |sekarang|online|dalam_talian
register buat_akun|buat_akaun|daftar_akun|buka_akun |sekarang|online|dalam_talian
log_in masuk|login|log_masuk|log_in|daftar_masuk|sign_in |akun|akaun|akun_saya|anggota|member|admin |sekarang
log_in masuk|login|log_masuk|log_in|daftar_masuk|sign_in pelanggan|siswa|mahasiswa|guru|dosen|karyawan |sekarang
log_in masuk|login|log_masuk|log_in|daftar_masuk|sign_in pegawai|mitra|agen|reseller|ahli|pentadbir |sekarang
log_in masuk|login|log_masuk|log_in|daftar_masuk|sign_in pelajar|staf|pengguna|sistem|portal|google |sekarang
log_in masuk|login|log_masuk|log_in|daftar_masuk|sign_in facebook|e-learning|peserta|penjual|daftar |sekarang
log_in masuk|login|log_masuk|log_in|daftar_masuk|sign_in atau_daftar|akun_anda|pembekal|kakitangan |sekarang
log_in akun_saya|akunku|akaun_saya|area_anggota|area_member|ruang_anggota|portal_pelanggan|portal_ahli
log_in area_klien|area_pelanggan|halaman_anggota|sudah_punya_akun_masuk|sudah_punya_akun_login
log_in masuk_ke_akun|sudah_punya_akun|portal_anggota|khusus_anggota|khusus_member|sudah_jadi_member
log_in masuk|login|log_masuk|daftar_masuk |sekarang|online|dalam_talian
subscribe langganan|berlangganan|langgan|melanggan|subscribe |newsletter|buletin|buletin_kami|nawala |sekarang
subscribe langganan|berlangganan|langgan|melanggan|subscribe majalah|email|berita|info_terbaru|surat_kabar |sekarang
subscribe langganan|berlangganan|langgan|melanggan|subscribe koran|koran_digital|e-paper|update|milis |sekarang
subscribe langganan|berlangganan|langgan|melanggan|subscribe jurnal|surat_berita|surat_berita_kami|akhbar |sekarang
subscribe langganan|berlangganan|langgan|melanggan|subscribe e-buletin|berita_terbaru|artikel_terbaru |sekarang
subscribe langganan|berlangganan|langgan|melanggan|subscribe e-mel|blog_ini|tabloid |sekarang
subscribe daftar|dapatkan|terima|ikuti|daftar_ke|daftar_untuk_menerima newsletter|newsletter_kami|buletin|buletin_kami
subscribe daftar|dapatkan|terima|ikuti|daftar_ke|daftar_untuk_menerima info_terbaru|berita_terbaru_lewat_email
subscribe daftar|dapatkan|terima|ikuti|daftar_ke|daftar_untuk_menerima update_terbaru|update_lewat_email
subscribe daftar|dapatkan|terima|ikuti|daftar_ke|daftar_untuk_menerima berita_lewat_email|info_terbaru_via_email
subscribe daftar|dapatkan|terima|ikuti|daftar_ke|daftar_untuk_menerima berita_melalui_e-mel|berita_terkini
subscribe daftar_untuk_mendapatkan|daftarkan_email_untuk|langganan newsletter|newsletter_kami|buletin|buletin_kami
subscribe daftar_untuk_mendapatkan|daftarkan_email_untuk|langganan info_terbaru|berita_terbaru_lewat_email
subscribe daftar_untuk_mendapatkan|daftarkan_email_untuk|langganan update_terbaru|update_lewat_email
subscribe daftar_untuk_mendapatkan|daftarkan_email_untuk|langganan berita_lewat_email|info_terbaru_via_email
subscribe daftar_untuk_mendapatkan|daftarkan_email_untuk|langganan berita_melalui_e-mel|berita_terkini
subscribe newsletter_kami|buletin_email|mulai_berlangganan|mulai_langganan|langganan_sekarang
subscribe formulir_langganan|borang_langganan|langganan_majalah|langganan_koran|dapatkan_kabar_terbaru
subscribe langganan|berlangganan|langgan|melanggan |sekarang|online|dalam_talian
download unduh|download|muat_turun aplikasi|brosur|katalog|formulir|form|borang|pdf|file|berkas|fail|dokumen
download unduh|download|muat_turun panduan|e-book|ebook|software|perisian|apk|risalah|materi|company_profile
download unduh|download|muat_turun proposal|daftar_harga|price_list|aplikasi_kami|laporan|laporan_tahunan
download unduh|download|muat_turun modul|aplikasi_mobile|perangkat_lunak|driver|template|manual|buku|e-katalog
download unduh|download|muat_turun aplikasi_mudah_alih|brosur_produk|katalog_produk|app|formulir_pendaftaran
download unduh|download|muat_turun borang_permohonan|prospektus|jadwal|silabus|lampiran|pricelist|game|logo
download pasang|instal|install aplikasi|aplikasi_kami|app|software|apk
download unduh|muat_turun|unduhan|mengunduh|pasang_aplikasi |di_app_store|di_google_play|di_play_store |sekarang
download unduh|muat_turun|unduhan|mengunduh|pasang_aplikasi dari_app_store|dari_google_play |sekarang
download unduh|muat_turun|unduhan|mengunduh|pasang_aplikasi untuk_android|untuk_ios|untuk_windows |sekarang
download unduh_aplikasi|download_aplikasi|muat_turun_aplikasi |di_app_store|di_google_play|di_play_store |sekarang
download unduh_aplikasi|download_aplikasi|muat_turun_aplikasi dari_app_store|dari_google_play |sekarang
download unduh_aplikasi|download_aplikasi|muat_turun_aplikasi untuk_android|untuk_ios|untuk_windows |sekarang
download dapatkan_aplikasi|dapatkan_aplikasinya|dapatkan_di_google_play|dapatkan_di_app_store
download unduh_gratis|pusat_unduhan|pusat_download|instal_aplikasi|instal_sekarang
download pasang_sekarang|download_disini|download_di_sini|download_gratis|download_sekarang
download unduh|download|muat_turun|unduh_aplikasi|unduh_e-book gratis|percuma
download unduh_ebook|download_aplikasi|muat_turun_aplikasi gratis|percuma
download unduh|download|muat_turun|unduh_aplikasi|unduh_brosur |sekarang|online|dalam_talian
download unduh_katalog|muat_turun_aplikasi|muat_turun_borang |sekarang|online|dalam_talian
donate donasi|berdonasi|menderma|beri_donasi|berikan_donasi |rutin|bulanan|bersama_kami|kepada_kami|untuk_anak
donate kirim_donasi|salurkan_donasi|beri_derma|hulurkan_derma |rutin|bulanan|bersama_kami|kepada_kami|untuk_anak
donate hulurkan_sumbangan|beri_sumbangan|buat_donasi |rutin|bulanan|bersama_kami|kepada_kami|untuk_anak
donate buat_sumbangan|beri_sumbangan_anda|salurkan_bantuan |rutin|bulanan|bersama_kami|kepada_kami|untuk_anak
donate salurkan_sedekah|salurkan_zakat|salurkan_infaq |rutin|bulanan|bersama_kami|kepada_kami|untuk_anak
donate tunaikan_zakat|bayar_zakat|berzakat|bersedekah |rutin|bulanan|bersama_kami|kepada_kami|untuk_anak
donate berinfak|berwakaf|tunaikan_sedekah|tunaikan_wakaf |rutin|bulanan|bersama_kami|kepada_kami|untuk_anak
donate mari_berdonasi|saya_mau_donasi|ingin_berdonasi |rutin|bulanan|bersama_kami|kepada_kami|untuk_anak
donate derma|sumbang|zakat|sedekah|wakaf|infak|infaq|persembahan sekarang|sekarang_juga
donate sumbangan|menyumbang|bantu_mereka|dukung_kami|donasikan|sumbangkan sekarang|sekarang_juga
donate sumbangan|menyumbang|derma_kilat|dukung_kami|dukung_karya_kami|sokong_kami |sekarang|online|dalam_talian
donate jadi_donatur|jadi_donatur_tetap|menjadi_donatur|jadi_penderma|menjadi_penderma |sekarang|online|dalam_talian
donate jadi_orang_tua_asuh|traktir_kopi|traktir_saya_kopi|belikan_saya_kopi |sekarang|online|dalam_talian
donate bantu_sekarang|galang_dana|persembahan_online|patungan_sekarang |sekarang|online|dalam_talian
donate donasi|berdonasi|menderma|beri_donasi|kirim_donasi |sekarang|online|dalam_talian
donate hulurkan_sumbangan|menyumbang|salurkan_donasi |sekarang|online|dalam_talian
apply lamar|melamar|lamar_kerja|lamar_pekerjaan|lamar_posisi |posisi|pekerjaan|lowongan|kerja |sekarang
apply lamar_lowongan|apply|ajukan_lamaran|ajukan_lamaran_kerja |posisi|pekerjaan|lowongan|kerja |sekarang
apply kirim_lamaran|kirimkan_lamaran|kirim_lamaran_kerja |posisi|pekerjaan|lowongan|kerja |sekarang
apply kirim_lamaran_anda|kirim_cv|kirim_cv_anda|kirimkan_cv|kirim_resume |posisi|pekerjaan|lowongan|kerja |sekarang
apply hantar_resume|hantar_resume_anda|upload_cv|unggah_cv|form_lamaran |posisi|pekerjaan|lowongan|kerja |sekarang
apply form_lamaran_kerja|formulir_lamaran|lamaran_kerja|lamaran_pekerjaan |posisi|pekerjaan|lowongan|kerja |sekarang
apply mohon|permohonan|buat_permohonan|hantar_permohonan|borang_permohonan sekarang|kerja|jawatan|jawatan_kosong
apply mohon|permohonan|buat_permohonan|hantar_permohonan|borang_permohonan online|dalam_talian|pinjaman|biasiswa
apply mohon|permohonan|buat_permohonan|hantar_permohonan|borang_permohonan kemasukan|lesen|visa|kad_kredit|keahlian
apply mohon|permohonan|buat_permohonan|hantar_permohonan|borang_permohonan kerja_kosong|pembiayaan|geran|pekerjaan
apply mohon|permohonan|buat_permohonan|hantar_permohonan|borang_permohonan permit|beasiswa|bantuan|izin|francais
apply kemuka_permohonan|ajukan_permohonan|kirim_permohonan|mula_permohonan sekarang|kerja|jawatan|jawatan_kosong
apply kemuka_permohonan|ajukan_permohonan|kirim_permohonan|mula_permohonan online|dalam_talian|pinjaman|biasiswa
apply kemuka_permohonan|ajukan_permohonan|kirim_permohonan|mula_permohonan kemasukan|lesen|visa|kad_kredit|keahlian
apply kemuka_permohonan|ajukan_permohonan|kirim_permohonan|mula_permohonan kerja_kosong|pembiayaan|geran|pekerjaan
apply kemuka_permohonan|ajukan_permohonan|kirim_permohonan|mula_permohonan permit|beasiswa|bantuan|izin|francais
apply ajukan|pengajuan|formulir_pengajuan|form_pengajuan pinjaman|kredit|beasiswa|kpr |sekarang|online|dalam_talian
apply ajukan|pengajuan|formulir_pengajuan|form_pengajuan visa|permohonan|franchise |sekarang|online|dalam_talian
apply ajukan|pengajuan|formulir_pengajuan|form_pengajuan kartu_kredit|pembiayaan|izin |sekarang|online|dalam_talian
apply ajukan|pengajuan|formulir_pengajuan|form_pengajuan kredit_mobil|modal|kta |sekarang|online|dalam_talian
apply ajukan|pengajuan|formulir_pengajuan|form_pengajuan magang|permohonan_informasi |sekarang|online|dalam_talian
apply ajukan|pengajuan|formulir_pengajuan|form_pengajuan waralaba|hibah |sekarang|online|dalam_talian
apply daftar|mendaftar|pendaftaran|registrasi kuliah|siswa_baru|mahasiswa_baru|beasiswa|santri_baru
apply daftar|mendaftar|pendaftaran|registrasi peserta_didik_baru|murid_baru|calon_mahasiswa
apply daftar|mendaftar|pendaftaran|registrasi calon_siswa|ppdb|spmb|pmb|ppdb_online|pmb_online
apply daftar|mendaftar|pendaftaran|registrasi magang|calon_mahasiswa_baru|mahasiswa
apply formulir_pendaftaran|formulir|form_pendaftaran kuliah|siswa_baru|mahasiswa_baru|beasiswa|santri_baru
apply formulir_pendaftaran|formulir|form_pendaftaran peserta_didik_baru|murid_baru|calon_mahasiswa
apply formulir_pendaftaran|formulir|form_pendaftaran calon_siswa|ppdb|spmb|pmb|ppdb_online|pmb_online
apply formulir_pendaftaran|formulir|form_pendaftaran magang|calon_mahasiswa_baru|mahasiswa
apply ajukan_sekarang|buat_permohonan|hantar_permohonan|borang_permohonan|borang_permohonan_kerja
apply permohonan_dalam_talian|daftar_ppdb|daftar_pmb|kirim_berkas_lamaran|lamar_via_email|hantar_cv
apply lamar|melamar|apply|kirim_lamaran|ajukan_lamaran |sekarang|online|dalam_talian
apply kirim_cv|mohon|buat_permohonan|hantar_permohonan |sekarang|online|dalam_talian
"""
