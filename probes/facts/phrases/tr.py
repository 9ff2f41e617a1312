"""What links and buttons ask for in Turkish and Azerbaijani."""

from typing import Final

PHRASES: Final = """
- bir bu şu ve ile için hemen şimdi online onlayn hızlı hızlıca kolay kolayca buradan burada buraya lütfen tıkla
- tıklayın
- tıklayınız üzerinden aracılığıyla bugün sitemizden internetten size sizin bizim
- və üçün indi dərhal sürətli asan xahiş edirik
search arama|arama_yap|arama_yapın|site_içi_arama|sitede_arama|detaylı_arama|gelişmiş_arama|arama_formu|arama_kutusu
search aramayı_aç|aramayı_başlat|yeni_arama|ne_aramıştınız|ne_arıyorsunuz|ne_arıyordunuz|aradığınız_kelime
search ürün|ürünlerde|sitede|site_içinde|web_sitesinde|kelime|marka|ilan|iş|iş_ilanı|otel|doktor ara|arayın|arama
search hekim|emlak|araç|kitap|tarif|haber|haberlerde|etkinlik|kurs|bölüm|uçuş|konut|belgelerde ara|arayın|arama
search tüm_sitede ara|arayın|arama
search iş|otel|doktor|hekim|uçuş|tur bul|bulun
search axtar|axtarın|axtarış|axtarış_et|axtarmaq|saytda_axtar|saytda_axtarış|ətraflı_axtarış|geniş_axtarış
search məhsul_axtar|iş_axtar|kitab_axtar|nə_axtarırsınız|sayt_üzrə_axtarış
search avukat|mağaza|bayi|şube|klinik|usta|eczane|servis|en_yakın_mağazayı|en_yakın_bayiyi bul|bulun|ara
search en_yakın_şubeyi|restoran bul|bulun|ara
search okul|firma|hizmet|ev|parça|blogda|forumda|klinik|avukat|makale|kategori|arşivde ara|arayın|arama
search haberleri|yedek_parça ara|arayın|arama
buy satın_al|satın_alın|satın_alınız|satın_almak_istiyorum|hemenal|hemenalın|şimdial|ön_sipariş|ön_sipariş_ver
buy sepete|sepetime|alışveriş_sepetine ekle|ekleyin|at|git|gidin|dön
buy sepet|sepetim|sepetiniz|alışveriş_sepeti|alışveriş_sepetim|alışveriş_sepetiniz |0|0_ürün|boş|0_tl|0_00_tl
buy sepeti|sepetimi|alışverişi görüntüle|onayla|tamamla|incele|gör
buy alışverişe|alışveriş başla|başlayın|devam_et|dön|yap|yapın
buy ödemeye_geç|ödeme_adımına_geç|ödeme_sayfasına_git|kasaya_git|kasaya_ilerle|satın_almayı_tamamla|siparişi_öde
buy |konser|uçak|otobüs|tiyatro|maç|müze|giriş|etkinlik bilet|bileti|biletini al|alın|satın_al
buy |konser|uçak|otobüs|tiyatro|maç|müze|giriş|etkinlik biletinizi|biletleri al|alın|satın_al
buy kombine bilet|bileti|biletini|biletinizi|biletleri al|alın|satın_al
buy ürünü|ürün|kitabı|kitap|paketi|paket|lisans|lisansı|hediye_kartı|hediye_çeki|eğitimi|kursu satın_al|satın_alın
buy albümü|dergiyi satın_al|satın_alın
buy hediye_kartı|hediye_çeki|kombine|lisans al|alın
buy trendyoldan|hepsiburadadan|amazondan|n11den|dr'dan|idefixten|kitapyurdundan |satın al|alın|satın_al|satın_alın
buy pazaramadan |satın al|alın|satın_al|satın_alın
buy onlinemağaza|onlinemağazamız|onlinealışveriş|onlinesatış|onlinesatınal|e-mağaza|internet_mağazası|sanal_mağaza
buy mağazaya_git
buy |məhsulu|məhsul|kitabı|bilet|biletlər|hədiyyə_kartı satın_al|satın_alın
buy səbətə at|atın|əlavə_et|əlavə_edin|bax|keç|göndər
buy səbət|səbətim|səbətiniz |0
buy indial|bilet_al|biletlər_al|bilet_alın|biletini_al|onlaynmağaza|internet_mağaza|alış-verişə_başla
buy alış-verişə_davam_et|ödənişə_keç
buy e-mağazamızı ziyaret_et|ziyaret_edin
buy abonelik|poliçe|üyelik|domain|hosting|ders|kurs|şarap|taksitle|kredi|bağlantı|kitap satın_al|satın_alın
buy albüm|tur_paketi satın_al|satın_alın
buy yurt_dışı|sinema|gösteri|vapur|tren|feribot bileti|bilet al|alın|satın_al
order sipariş ver|verin|veriniz|et|edin|oluştur|geç|formu|vermek_istiyorum|hattı|talebi
order siparişini|siparişinizi|siparişi ver|verin|oluştur|tamamla|tamamlayın|onayla
order |whatsapp|whatsapptan|telefonla|yemek|pizza|çiçek|pasta|ürün|su|toplu|yeni sipariş ver|verin|et|formu|oluştur
order tekrar|ücretsiz sipariş ver|verin|et|formu|oluştur
order onlinesipariş|hemensipariş|hızlısipariş|whatsapp_sipariş|whatsapptan_sipariş|telefonla_sipariş
order onlineyemeksiparişi|paket_sipariş
order |ücretsiz numune|örnek|katalog|broşür iste|isteyin|talep_et|talep_edin|talebi|sipariş_et
order sifariş et|edin|ver|verin|forması|etmək
order sifarişi rəsmiləşdir|təsdiqlə|tamamla|göndər
order onlaynsifariş|yemək_sifariş_et|yemək_sifarişi|məhsulu_sifariş_et
order getirden|getir'den|yemeksepetinden|yemeksepeti'nden|trendyol_yemekten sipariş_ver|sipariş_verin
order migros_yemekten sipariş_ver|sipariş_verin
order pasta|çiçek|kahve|pizza|kart|özel|paket_servis|katalog siparişi|siparişi_ver|sipariş_et|sipariş_ver
order kitap|tatlı siparişi|siparişi_ver|sipariş_et|sipariş_ver
order taksi|kurye|servis çağır|çağırın
book randevu|randevular|e-randevu|rezervasyon|rezervasyonlar|rezervasyonlarım
book |muayene|doktor|servis randevu|randevusu|randevunuzu|randevunu al|alın|alınız|oluştur
book klinik|ücretsiz|canlı|yeni randevu|randevusu|randevunuzu|randevunu al|alın|alınız|oluştur
book |muayene|doktor|servis randevu|randevusu|randevunuzu|randevunu oluşturun|talep_et|talep_edin
book klinik|ücretsiz|canlı|yeni randevu|randevusu|randevunuzu|randevunu oluşturun|talep_et|talep_edin
book hastane|diş|görüşme|tamir|keşif|bakım randevu|randevusu|randevunuzu|randevunu al|alın|alınız|oluştur
book hastane|diş|görüşme|tamir|keşif|bakım randevu|randevusu|randevunuzu|randevunu oluşturun|talep_et|talep_edin
book |muayene|doktor|servis randevu|randevusu|randevunuzu|randevunu talebi|formu|iste|isteyin
book klinik|ücretsiz|canlı|yeni randevu|randevusu|randevunuzu|randevunu talebi|formu|iste|isteyin
book |muayene|doktor|servis randevu|randevusu|randevunuzu|randevunu planla|ayarla|talep_formu
book klinik|ücretsiz|canlı|yeni randevu|randevusu|randevunuzu|randevunu planla|ayarla|talep_formu
book hastane|diş|görüşme|tamir|keşif|bakım randevu|randevusu|randevunuzu|randevunu talebi|formu|iste|isteyin
book hastane|diş|görüşme|tamir|keşif|bakım randevu|randevusu|randevunuzu|randevunu planla|ayarla|talep_formu
book |muayene|doktor|servis|klinik|ücretsiz|canlı|yeni randevu|randevusu|randevunuzu|randevunu almak_istiyorum
book hastane|diş|görüşme|tamir|keşif|bakım randevu|randevusu|randevunuzu|randevunu almak_istiyorum
book |masa|otel|oda|villa rezervasyon|rezervasyonu|rezervasyonunuzu yap|yapın|yapınız|yaptır
book tur|transfer|araç|uçak|bilet rezervasyon|rezervasyonu|rezervasyonunuzu yap|yapın|yapınız|yaptır
book |masa|otel|oda|villa rezervasyon|rezervasyonu|rezervasyonunuzu yaptırın|oluştur|et|formu
book tur|transfer|araç|uçak|bilet rezervasyon|rezervasyonu|rezervasyonunuzu yaptırın|oluştur|et|formu
book restoran|yeni|salon|tekne|kamp|saha rezervasyon|rezervasyonu|rezervasyonunuzu yap|yapın|yapınız|yaptır
book restoran|yeni|salon|tekne|kamp|saha rezervasyon|rezervasyonu|rezervasyonunuzu yaptırın|oluştur|et|formu
book |masa|otel|oda|villa rezervasyon|rezervasyonu|rezervasyonunuzu talebi|talep_et|talep_formu|yapmak_istiyorum
book tur|transfer|araç|uçak|bilet rezervasyon|rezervasyonu|rezervasyonunuzu talebi|talep_et
book tur|transfer|araç|uçak|bilet rezervasyon|rezervasyonu|rezervasyonunuzu talep_formu|yapmak_istiyorum
book restoran|yeni|salon|tekne|kamp|saha rezervasyon|rezervasyonu|rezervasyonunuzu talebi|talep_et
book restoran|yeni|salon|tekne|kamp|saha rezervasyon|rezervasyonu|rezervasyonunuzu talep_formu|yapmak_istiyorum
book masa|otel|oda|villa|tur|transfer|araç|bilet|restoran|salon|tekne|uçak|servis|hastane rezervasyonu|randevusu
book muayene|doktor rezervasyonu|randevusu
book masa|masanı|masanızı|oda|odanızı|yer|yerini|yerinizi|koltuk rezerve_et|rezerve_edin|ayırt|ayırtın|ayır|ayırın
book otel|villa|bilet|tur|bungalov rezerve_et|rezerve_edin|ayırt|ayırtın|ayır|ayırın
book araç|araba|otomobil|bisiklet|motosiklet|tekne|yat|karavan|villa|salon kirala|kiralayın
book demo|ücretsiz_demo|canlı_demo|sunum|tanıtım|toplantı iste|isteyin|talep_et|talep_edin|talebi|planla|planlayın
book demo|ücretsiz_demo|canlı_demo|sunum|tanıtım|toplantı ayarla|talep_formu|randevusu_al
book görüşme|ücretsiz_görüşme|ön_görüşme iste|isteyin|talep_et|talep_edin|talebi|planla|planlayın
book keşif|ücretsiz_keşif iste|isteyin|talep_et|talep_edin|talebi|planla|planlayın
book görüşme|ücretsiz_görüşme|ön_görüşme|keşif|ücretsiz_keşif ayarla|talep_formu|randevusu_al
book test_sürüşü|deneme_dersi|ziyaret|tur iste|isteyin|talep_et|talep_edin|talebi|planla|planlayın|ayarla
book test_sürüşü|deneme_dersi|ziyaret|tur talep_formu|randevusu_al
book demo_al|demo_görüşmesi_planla|test_sürüşü_randevusu|test_sürüşü_talebi|deneme_dersi_al|seans_al|seans_planla
book müsaitlik|uygunluk|fiyat_ve_müsaitlik|müsait_tarihleri sorgula|sorgulama|sorgulayın|kontrol_et|kontrol_edin|gör
book uygun_tarihleri|oda_müsaitliği|rezervasyon sorgula|sorgulama|sorgulayın|kontrol_et|kontrol_edin|gör|yönet
book rezervasiya|rezerv_et|rezerv_edin|rezervasiya_et|rezervasiya_edin|bron_et|bron_edin|bronla|bronlayın|bron_etmək
book bronlaşdır|rezerve_et|rezerve_edin
book masa|otaq|otel|yer|tur|bilet|stol|maşın|nömrə bron_et|bron_edin|rezerv_et|rezervasiya_et|rezervasiyası
book masa|otaq|otel|yer|tur|bilet|stol|maşın|nömrə sifariş_et
book növbə_al|növbə_götür|növbəyə_yazıl|onlaynnövbə|qəbula_yazıl|qəbula_yazılın|həkim_qəbuluna_yazıl|həkimə_yazıl
book görüş_təyin_et|görüş_təyin_edin|randevu_al|randevu_alın|demo_tələb_et|demo_istə|konsultasiyaya_yazıl
book toplantı|görüşme|seans|ziyaret|deneme_dersi planla|planlayın|ayarla|ayarlayın|rezervasyonu|al
book müsaitlik sorgula|kontrol_et|kontrol_edin|durumu|kontrolü
book saç_ekimi|psikolog|seans|online_seans|muayenehane|hekim|veteriner randevusu|randevusu_al|randevu_al
book kuaför|whatsapptan|whatsapp'tan randevusu|randevusu_al|randevu_al
book bungalov|düğün|ev|uçak_bileti|yemek|kahvaltı rezervasyon|rezervasyonu|rezervasyonu_yap|rezervasyon_yap
book danışmanlık|ücretsiz_danışmanlık|terapi randevusu|randevusu_al|randevusu_alın|randevusu_oluştur
book online_terapi|fizyoterapi|diş_hekimi randevusu|randevusu_al|randevusu_alın|randevusu_oluştur
book ücretsiz_ön_görüşme|ön_görüşme|danışman|avukat randevusu|randevusu_al|randevusu_alın|randevusu_oluştur
book fotoğraf_çekimi|okul_ziyareti|okul_gezisi randevusu|randevusu_al|randevusu_alın|randevusu_oluştur
book ücretsiz_ön_görüşme|ön_görüşme|tanışma_görüşmesi|ücretsiz_danışmanlık planla|planlayın|ayarla|ayarlayın
book avukatla_görüşme|uzmanla_görüşme|telefon_görüşmesi planla|planlayın|ayarla|ayarlayın
book 15_dakikalık|20_dakikalık görüşme|ön_görüşme|seans|toplantı|ders planla|planlayın|ayarla|rezerve_et
book 30_dakikalık|ücretsiz görüşme|ön_görüşme|seans|toplantı|ders planla|planlayın|ayarla|rezerve_et
book okul_ziyareti|kampüs_turu|kampüs_ziyareti|okul_turu|showroom_ziyareti planla|planlayın|al|alın|ayarla
book ücretsiz_deneme_dersi|tanışma_dersi planla|planlayın|al|alın|ayarla
book telefonla|telefonda|mobil randevu|rezervasyon al|alın|yap|yapın
book uzmanımızdan|doktorumuzdan|avukatımızdan|hekimimizden|whatsapp|whatsapp'tan randevu_al|randevu_alın
book tarihinizi|tarihini|tarih|seansınızı|seansını|seans rezerve_et|rezerve_edin|ayırt|ayırtın|ayırın
book özel_ders|ders|seans|konaklama|grup|toplantı_salonu|saat|yat|balayı rezervasyonu_yap|rezervasyonu_yapın
book düğün_salonu|toplantı_salonu|toplantı_odası|tekne|stüdyo|halı_saha kirala|kiralayın
track kargo|kargom|kargomu|kargonu|kargonuzu|kargo_ve_sipariş takip|takibi|takip_et|takip_edin|takip_sistemi|sorgula
track kargo|kargom|kargomu|kargonu|kargonuzu|kargo_ve_sipariş sorgulama|sorgulayın|nerede|durumu|durum_sorgula
track kargo|kargom|kargomu|kargonu|kargonuzu|kargo_ve_sipariş takip_formu
track sipariş|siparişim|siparişimi|siparişini|siparişinizi takip|takibi|takip_et|takip_edin|takip_sistemi|sorgula
track sipariş|siparişim|siparişimi|siparişini|siparişinizi sorgulama|sorgulayın|nerede|durumu|durum_sorgula
track sipariş|siparişim|siparişimi|siparişini|siparişinizi takip_formu
track gönderi|gönderim|gönderimi|gönderinizi|paket|paketimi takip|takibi|takip_et|takip_edin|takip_sistemi|sorgula
track gönderi|gönderim|gönderimi|gönderinizi|paket|paketimi sorgulama|sorgulayın|nerede|durumu|durum_sorgula
track gönderi|gönderim|gönderimi|gönderinizi|paket|paketimi takip_formu
track yük|konteyner|evrak takip|takibi|takip_et|takip_edin|takip_sistemi|sorgula|sorgulama|sorgulayın|nerede|durumu
track yük|konteyner|evrak durum_sorgula|takip_formu
track takip_no_sorgula|takip_numarası_sorgula|kargonuz_nerede|siparişiniz_nerede|barkod_sorgula
track bağlamanı|bağlamamı|bağlama|sifarişi|sifarişimi|sifariş|yükü|yük|göndərişi izlə|izləyin|izləmə|izləmək|harada
track sifarişin_izlənməsi|bağlamanın_izlənməsi|yükün_izlənməsi|göndərişin_izlənməsi|bağlamam_haradadır
track kargom|siparişim|paketim|gönderim nerede|ne_durumda
track gönderi|gönderimi|yük|konteyner|paketi|kargomu takip|takip_et|takip_edin|takibi|sorgula|sorgulama
quote |fiyat|ücretsiz|ücretsiz_fiyat teklif|teklifi|teklifini|teklifinizi al|alın|alınız|iste
quote |fiyat|ücretsiz|ücretsiz_fiyat teklif|teklifi|teklifini|teklifinizi isteyin|isteyiniz|talep_et
quote özel|en_iyi|kasko|sigorta teklif|teklifi|teklifini|teklifinizi al|alın|alınız|iste|isteyin|isteyiniz|talep_et
quote trafik_sigortası|dask|nakliyat|proje|toptan teklif|teklifi|teklifini|teklifinizi al|alın|alınız|iste
quote trafik_sigortası|dask|nakliyat|proje|toptan teklif|teklifi|teklifini|teklifinizi isteyin|isteyiniz|talep_et
quote |fiyat|ücretsiz|ücretsiz_fiyat teklif|teklifi|teklifini|teklifinizi talep_edin|talebi|formu
quote |fiyat|ücretsiz|ücretsiz_fiyat teklif|teklifi|teklifini|teklifinizi talep_formu|isteme_formu
quote özel|en_iyi|kasko|sigorta teklif|teklifi|teklifini|teklifinizi talep_edin|talebi|formu
quote özel|en_iyi|kasko|sigorta teklif|teklifi|teklifini|teklifinizi talep_formu|isteme_formu
quote trafik_sigortası|dask|nakliyat|proje|toptan teklif|teklifi|teklifini|teklifinizi talep_edin|talebi|formu
quote trafik_sigortası|dask|nakliyat|proje|toptan teklif|teklifi|teklifini|teklifinizi talep_formu|isteme_formu
quote |fiyat|ücretsiz|ücretsiz_fiyat teklif|teklifi|teklifini|teklifinizi istiyorum|almak_istiyorum|hesapla|oluştur
quote özel|en_iyi|kasko|sigorta teklif|teklifi|teklifini|teklifinizi istiyorum|almak_istiyorum|hesapla|oluştur
quote trafik_sigortası|dask|nakliyat teklif|teklifi|teklifini|teklifinizi istiyorum|almak_istiyorum|hesapla|oluştur
quote proje|toptan teklif|teklifi|teklifini|teklifinizi istiyorum|almak_istiyorum|hesapla|oluştur
quote fiyat|fiyatı|fiyatını|fiyatları|maliyet|maliyeti hesapla|hesaplayın|hesaplama|sor|sorun|öğren|öğrenin|talebi
quote fiyat|fiyatı|fiyatını|fiyatları|maliyet|maliyeti iste
quote sigorta_primi|nakliye_ücreti|kargo_ücreti hesapla|hesaplayın|hesaplama|sor|sorun|öğren|öğrenin|talebi|iste
quote fiyat_al|fiyat_alın|fiyat_sorunuz|fiyat_teklifi|hementeklif|hızlıteklif|onlineteklif|ücretsizteklif
quote keşif_ve_teklif|fiyat_talep_et|tekliflerini_al
quote |pulsuz təklif|qiymət_təklifi|qiymət|qiyməti al|alın|istə|istəyin|soruş|tələb_et|sorğusu|öyrən|öyrənin|hesabla
quote |pulsuz təklif|qiymət_təklifi|qiymət|qiyməti sorğula
quote değerleme|ekspertiz|fiyat_bilgisi talep_et|talep_edin|talebi|iste|isteyin|al|alın
quote kasko|prim|taksit|nakliyat_fiyatı|kasko_fiyatı|sigorta|kredi_taksiti hesapla|hesaplayın
quote evimin|aracımın|evinizin|aracınızın|evinin|aracının değerini öğren|öğrenin|hesapla
quote nakliyat_fiyatı|whatsapptan_fiyat|whatsapp'tan_fiyat|en_iyi_fiyatı al|alın
quote ücretsiz_keşif ve_teklif|fiyat_teklifi|isteyin|iste
quote whatsapp|whatsapp'tan|telefonla fiyat_teklifi_al|teklif_al|fiyat_al|teklif_alın|fiyat_teklifi_alın
quote mail_ile|2_dakikada|1_dakikada|5_dakikada fiyat_teklifi_al|teklif_al|fiyat_al|teklif_alın
quote projeniz|projen|eviniz|ofisiniz|işletmeniz teklif_al|teklif_alın|fiyat_teklifi_al|fiyat_teklifi_alın
quote evden_eve_nakliyat|kurumsal|toplu_sipariş teklifi_al|teklifi_alın|teklif_al|teklif_iste|teklif_isteyin
quote çeviri|tadilat|temizlik|web_sitesi|tercüme teklifi_al|teklifi_alın|teklif_al|teklif_iste|teklif_isteyin
quote taşınma|tadilat|nakliye|inşaat|proje|ev_yapım maliyeti|maliyetini|fiyatı|fiyatını hesapla|hesaplayın
quote ücretsiz ekspertiz|değerleme|fiyat|maliyet|maliyet_analizi talep_et|talep_edin|al|alın|hesapla|iste
quote fiyat_listesi|detaylı_fiyat_bilgisi|fiyat_bilgisi|tedavi_fiyatı iste|isteyin|al|alın|talep_et
quote bana teklif_gönder|teklif_gönderin|teklif_al|teklif_alın
quote taahhütsüz|bağlayıcı_olmayan teklif_al|teklif_alın
contact iletişim|iletişim_formu|iletişim_bilgileri|iletişim_sayfası|iletişime_geç|iletişime_geçin|iletişime_geçiniz
contact iletişim_kur|iletişim_kurun|iletişim_kurunuz
contact bizimle|ekibimizle|uzmanlarımızla|uzmanımızla iletişime_geç|iletişime_geçin|iletişime_geçiniz|iletişim_kur
contact bizimle|ekibimizle|uzmanlarımızla|uzmanımızla iletişim_kurun|görüş|görüşün|konuş|konuşun|irtibata_geç
contact bizimle|ekibimizle|uzmanlarımızla|uzmanımızla irtibata_geçin
contact satış_ekibiyle|satış_ekibimizle|destek_ekibiyle iletişime_geç|iletişime_geçin|iletişime_geçiniz|iletişim_kur
contact satış_ekibiyle|satış_ekibimizle|destek_ekibiyle iletişim_kurun|görüş|görüşün|konuş|konuşun|irtibata_geç
contact satış_ekibiyle|satış_ekibimizle|destek_ekibiyle irtibata_geçin
contact danışmanımızla|danışmanla|satıcıyla|ilan_sahibiyle iletişime_geç|iletişime_geçin|iletişime_geçiniz
contact danışmanımızla|danışmanla|satıcıyla|ilan_sahibiyle iletişim_kur|iletişim_kurun|görüş|görüşün|konuş|konuşun
contact danışmanımızla|danışmanla|satıcıyla|ilan_sahibiyle irtibata_geç|irtibata_geçin
contact bize|bana|satıcıya|ekibimize ulaş|ulaşın|ulaşınız|yaz|yazın|yazınız|sor|sorun|danış
contact uzmanımıza|uzmana|doktora ulaş|ulaşın|ulaşınız|yaz|yazın|yazınız|sor|sorun|danış
contact doktorumuza|avukata ulaş|ulaşın|ulaşınız|yaz|yazın|yazınız|sor|sorun|danış
contact bize|bana|satıcıya|ekibimize danışın|danışınız|mesaj_gönder|mesaj_gönderin|mesaj_at
contact uzmanımıza|uzmana|doktora danışın|danışınız|mesaj_gönder|mesaj_gönderin|mesaj_at
contact doktorumuza|avukata danışın|danışınız|mesaj_gönder|mesaj_gönderin|mesaj_at
contact |bize|bana|yeni mesaj|mesajını|mesajınızı|soru gönder|gönderin|gönderiniz|yaz|yazın|at|bırak|bırakın
contact |bize|bana|yeni sorunuzu|e-posta|eposta gönder|gönderin|gönderiniz|yaz|yazın|at|bırak|bırakın
contact |bize|bana|yeni mesaj|mesajını|mesajınızı|soru|sorunuzu|e-posta|eposta ilet|iletin|sor|sorun
contact |bize|bana|yeni mail|e-mail|görüş|görüşlerinizi|öneri|talebinizi|not gönder|gönderin|gönderiniz|yaz
contact |bize|bana|yeni mail|e-mail|görüş|görüşlerinizi|öneri|talebinizi|not yazın|at|bırak|bırakın
contact |bize|bana|yeni mail|e-mail|görüş|görüşlerinizi|öneri|talebinizi|not ilet|iletin|sor|sorun
contact soru_sorun|sorunuz_mu_var|sorun_bize|bir_sorunuz_mu_var|irtibat|irtibat_formu|irtibata_geçin|bilgi_iste
contact bilgi_isteyin|bilgi_talep_et|bilgi_talep_formu|bilgi_talebi
contact whatsapp|whatsapptan|whatsapp_ile|whatsapp_hattından|whatsappta yaz|yazın|ulaş|ulaşın|mesaj_gönder|iletişim
contact whatsapp|whatsapptan|whatsapp_ile|whatsapp_hattından iletişime_geç|iletişime_geçin|bize_yazın|bize_ulaşın
contact whatsappta iletişime_geç|iletişime_geçin|bize_yazın|bize_ulaşın
contact whatsapp|whatsapptan|whatsapp_ile|whatsapp_hattından|whatsappta sohbet_et|destek|destek_hattı|sor
contact canlı_destek|canlı_sohbet|canlı_yardım|sohbet_başlat|destek_talebi|destek_talebi_oluştur|destek_al
contact sizi_arayalım|biz_sizi_arayalım|arayalım|beni_arayın|geri_arama_talebi|beni_ara|ulaşalım
contact öneri|görüş|dilek|istek|şikayet|talep şikayet|öneri|öneriler|görüş |formu|hattı|bildir|bildirimi
contact geri_bildirim|geri_bildirim_gönder|geribildirim_gönder|görüş_bildir|görüş_bildirin|şikayet_bildir
contact iletişim_ve_ulaşım
contact əlaqə|əlaqə_saxla|əlaqə_saxlayın|bizimlə_əlaqə|bizimlə_əlaqə_saxla|bizimlə_əlaqə_saxlayın|əlaqə_forması
contact əlaqə_vasitələri|bizə_yaz|bizə_yazın|bizə_müraciət_edin|əks_əlaqə|elektron_müraciət
contact |bizə mesaj|məktub|sual|sualınızı|rəy|təklif göndər|göndərin|yaz|yazın|ver|verin|bildir
contact zəng_sifarişi|zəng_sifariş_et|geri_zəng|canlı_dəstək|whatsapp_ilə_əlaqə|whatsappa_yaz|whatsappla_yaz
contact onlaynmüraciət|onlaynmüraciətforması
contact müşteri_hizmetleri|müşteri_destek|müşteri_desteği|müşteri_destek_hattı
contact bizi_arayın|bizi_ara|hemenara|hemenarayın|şimdiara|şimdiarayın|telefonla_ara|telefonla_arayın
contact hemen_bizi_arayın|tıklaara
contact bilgi_almak_istiyorum|konuşalım
contact haydi_konuşalım|başkana_mesaj|başkana_yaz
contact doktora|hekime|uzmana|avukata|eczacıya|psikoloğa|veterinere soru_sor|mesaj_gönder|yaz|yazın
contact editöre|başkana|satıcıya soru_sor|sor|sorun|mesaj_gönder|yaz|yazın
contact iletişime_geçmek_istiyorum|ilan_sahibini_ara|haber_ihbar_hattı|ücretsiz_danışın|danışın|iletişim_adres
contact whatsapp_iletişim
register |ücretsiz|yeni|siteye|hızlı kayıt_ol|kayıt_olun|kayıt_olunuz|kaydol|kaydolun|kaydolunuz|üye_ol|üye_olun
register |ücretsiz|yeni|siteye|hızlı üye_olunuz|kayıt_olmak_istiyorum|üye_olmak_istiyorum
register kayıt|üyelik formu|oluştur|oluşturun|yap|yaptır|yaptırın|başlat|işlemleri
register |ücretsiz|yeni|bireysel hesap|hesabı|hesabını|hesabınızı oluştur|oluşturun|aç|açın
register kurumsal|demo|müşteri|kullanıcı hesap|hesabı|hesabını|hesabınızı oluştur|oluşturun|aç|açın
register banka|yatırım hesap|hesabı|hesabını|hesabınızı oluştur|oluşturun|aç|açın
register ön_kayıt|ön_kayıt_formu|ön_kayıt_yap|ön_kayıt_yaptır|onlinekayıt|yenikayıt|yeni_üyelik|ücretsiz_kayıt
register ücretsiz_üyelik|öğrenci_kayıt|öğrenci_kayıt_formu|üye_kayıt|üye_kayıt_formu|bayi_kayıt
register etkinliğe|kursa|eğitime|programa katıl|katılın|kayıt|kayıt_ol|kaydol|kayıt_olun|kaydolun
register kampa|webinara|seminere katıl|katılın|kayıt|kayıt_ol|kaydol|kayıt_olun|kaydolun
register etkinliğe|kursa|eğitime|programa|kampa|webinara|seminere üye_ol|üye_olun
register yarışmaya|derneğe|kulübe|atölyeye|topluluğa|konferansa katıl|katılın|kayıt|kayıt_ol
register yarışmaya|derneğe|kulübe|atölyeye|topluluğa|konferansa kaydol|kayıt_olun|kaydolun
register yarışmaya|derneğe|kulübe|atölyeye|topluluğa|konferansa üye_ol|üye_olun
register turnuvaya katıl|katılın|kayıt|kayıt_ol|kaydol|kayıt_olun|kaydolun|üye_ol|üye_olun
register bayi|bayimiz|satıcı|gönüllü|gönüllümüz|partner|iş_ortağı|iş_ortağımız|üyemiz ol|olun|olmak_istiyorum
register eğitmen|kurye ol|olun|olmak_istiyorum
register ücretsiz dene|deneyin|başla|başlayın|deneme|denemeye_başla|deneme_başlat|kullanmaya_başla|demo_hesap
register deneme_sürümü_başlat|denemeyi_başlat|deneme_sürümünü_başlat|ücretsiz_denemeyi_başlat
register bekleme_listesine_katıl|davetiye_iste
register |pulsuz qeydiyyat|qeydiyyatdan_keç|qeydiyyatdan_keçin|qeydiyyatdan_keçmək|qeydiyyat_ol|üzv_ol|üzv_olun
register |pulsuz üzvlük|onlaynqeydiyyat
register |yeni hesab yarat|yaradın|aç|açın
register kursa|tədbirə|təlimə|proqrama|imtahana|seminara yazıl|yazılın|qeydiyyat|qeydiyyatdan_keç|qoşul|qoşulun
register könüllü_ol|tərəfdaş_ol|satıcı_ol|pulsuz_sına|pulsuz_başla
register yeni_üye|yeni_kullanıcı|yeni_hesap|yeni_üyelik
register hesabın|hesabınız|üyeliğiniz|üyeliğin yok_mu
register |henüz|hala üye_değil_misin|üye_değil_misiniz|kayıtlı_değil_misin|kayıtlı_değil_misiniz
register firma|firmanı|firmanızı|işletmeni|işletmenizi|işletme ekle|ekleyin|kaydet|kaydedin
register tedarikçimiz|tedarikçi|acente|acentemiz|temsilci|temsilcimiz|bayimiz ol|olun|olmak_istiyorum
register distribütör|üye|sürücü ol|olun|olmak_istiyorum
register çekilişe|yarışmaya|sertifika_programına|eğitim_programına|okula katıl|katılın|kayıt_ol|üye_ol
register kulübümüze|derneğimize|topluluğumuza katıl|katılın|kayıt_ol|üye_ol
register sınav|öğrenci|kurs|ehliyet_kursu|sürücü_kursu|katılımcı|etkinlik kaydı|kayıt|kaydı_yap|kayıt_formu
register kaydını_yaptır|kaydınızı_yaptırın|kesin_kayıt_yaptır
register üye_olmak_ister_misiniz
register 7|14|15|30 gün ücretsiz_dene|ücretsiz_deneyin
register yaz_kampına|kış_kampına|deneme_sınavına|bursluluk_sınavına kayıt_ol|kayıt_olun|kaydol|kaydolun
register ingilizce_kursuna|almanca_kursuna|ehliyet_kursuna|yüzme_kursuna kayıt_ol|kayıt_olun|kaydol|kaydolun
register sınava|kampa|zirveye|kongreye|çalıştaya|koşuya|maratona|derse kayıt_ol|kayıt_olun|kaydol|kaydolun
register deneme_dersine|bekleme_listesine|gruba kayıt_ol|kayıt_olun|kaydol|kaydolun
register çocuğunu|çocuğunuzu|takımını|takımınızı kaydet|kaydedin|kaydettir|kaydettirin|kayıt_ettirin
register webinara|etkinliğe|eğitime|seminere|kursa|atölyeye ücretsiz_kaydol|ücretsiz_kayıt_ol|ücretsiz_katıl
register webinara|etkinliğe|eğitime|kursa|seminere|derneğe|kampa kayıt_olmak_istiyorum|katılmak_istiyorum
register kayıt|ön_kayıt|üyelik|katılım formu|formunu doldur|doldurun
register 2_dakikada|1_dakikada|dakikalar_içinde hesap_oluştur|hesap_aç|hesabını_oluştur|kayıt_ol|üye_ol|kaydol
register ücretsiz_üyelik|ücretsiz_kaydını|ücretsiz_üyeliğini oluştur|oluşturun|başlat|başlatın
register etkinliğe|eğitime|kursa|programa|okula kaydını_yaptır|kaydınızı_yaptırın
log_in giriş|giriş_yap|giriş_yapın|giriş_yapınız|oturum_aç|oturum_açın|oturum_açma|login|giriş_sayfası|siteye_giriş
log_in sisteme_giriş
log_in üye|üyelik|müşteri|bayi|kullanıcı|personel|öğrenci|veli girişi|giriş|giriş_yap|paneli|portalı|portali
log_in üye|üyelik|müşteri|bayi|kullanıcı|personel|öğrenci|veli giriş_paneli
log_in öğretmen|hasta|admin|yönetici|firma|şirket|acente girişi|giriş|giriş_yap|paneli|portalı|portali|giriş_paneli
log_in kurumsal|bireysel|aday|çalışan|panel|portal|hesap girişi|giriş|giriş_yap|paneli|portalı|portali|giriş_paneli
log_in webmail|e-posta|abone|tedarikçi|doktor|akademisyen girişi|giriş|giriş_yap|paneli|portalı|portali|giriş_paneli
log_in satıcı|editör girişi|giriş|giriş_yap|paneli|portalı|portali|giriş_paneli
log_in hesabım|hesabıma_git|hesabıma_giriş|hesabına_giriş_yap|hesabınıza_giriş_yapın|hesabına_gir|hesap_girişi
log_in internet_şubesi|internet_şube|internet_bankacılığı_girişi|üye_işlemleri|kullanıcı_paneli
log_in google|facebook|apple giriş_yap|giriş|bağlan|devam_et
log_in zaten|halihazırda üye_misiniz|üye_misin|üyeyim|hesabınız_var_mı|hesabın_var_mı
log_in daxil_ol|daxil_olun|daxil_olmaq|giriş_et|giriş_edin|sistemə_giriş|sistemə_daxil_ol|hesaba_daxil_ol
log_in kabinetə_daxil_ol|şəxsi_kabinet|şəxsi_kabinetə_giriş|şəxsi_kabinetə_daxil_ol|mənim_hesabım|elektron_kabinet
log_in istifadəçi_girişi
log_in e-şube|profilim|hesabına_gir|zaten_hesabın_var_mı
log_in sürücü|partner|eğitmen|avukat|uzaktan_eğitim|iş_ortağı|işveren|mail|sakin|obs girişi|giriş|giriş_yap
log_in online_işlemler girişi|giriş|giriş_yap
subscribe abone_ol|abone_olun|abone_olunuz|abonelik|bülten|e-bülten|ebülten|bültenimiz|haber_bülteni
subscribe e-bülten_aboneliği|bülten_aboneliği|e-posta_bülteni
subscribe bültene|bültenimize|e-bültene|e-bültenimize kayıt|kayıt_ol|kayıt_olun|kaydol|kaydolun|abone_ol|abone_olun
subscribe bültene|bültenimize|e-bültene|e-bültenimize üye_ol|üye_olun|katıl|katılın
subscribe haber_bültenine|haber_bültenimize|mail_listesine kayıt|kayıt_ol|kayıt_olun|kaydol|kaydolun|abone_ol
subscribe haber_bültenine|haber_bültenimize|mail_listesine abone_olun|üye_ol|üye_olun|katıl|katılın
subscribe mail_listemize|e-posta_listesine|e-posta_listemize kayıt|kayıt_ol|kayıt_olun|kaydol|kaydolun|abone_ol
subscribe mail_listemize|e-posta_listesine|e-posta_listemize abone_olun|üye_ol|üye_olun|katıl|katılın
subscribe dergiye|gazeteye|duyuru_listesine|haberlere kayıt|kayıt_ol|kayıt_olun|kaydol|kaydolun|abone_ol|abone_olun
subscribe dergiye|gazeteye|duyuru_listesine|haberlere üye_ol|üye_olun|katıl|katılın
subscribe bülten|e-bülten|haber_bülteni|mail_listesi aboneliği|üyeliği|kaydı|abone_ol|kayıt|üyelik|kayıt_formu
subscribe |kampanyalardan|yeniliklerden|gelişmelerden|fırsatlardan haberdar ol|olun|olmak_istiyorum|et|edin
subscribe duyurulardan|indirimlerden|haberlerden|etkinliklerden haberdar ol|olun|olmak_istiyorum|et|edin
subscribe beni_haberdar_et|gelince_haber_ver|stoğa_gelince_haber_ver|gelince_haber_verin|dergi_aboneliği
subscribe e-posta_ile_abone_ol|abonelik_formu
subscribe |xəbərlərə|bülletenə|yeniliklərə|xəbər_bülleteninə|jurnala|qəzetə abunə_ol|abunə_olun|abunə|abunəlik
subscribe xəbər_bülleteni|abunə_olmaq
subscribe bloga abone_ol|abone_olun
subscribe dergi|gazete abone_ol|abone_olun
subscribe stoğa_girince|stoka_girince|fiyat_düşünce|fiyatı_düşünce|gelince haber_ver|haber_verin|bildir
subscribe stokta_olunca|satışa_çıkınca haber_ver|haber_verin|bildir
subscribe bana_haber_ver|beni_bilgilendir|fiyat_alarmı|fiyat_alarmı_kur|iş_alarmı|iş_alarmı_oluştur
subscribe sms_listesine_katıl|ilk_haberdar_olun
subscribe yeni_ilanlardan|yeniliklerden|ilk|herkesten_önce haberdar_ol|haberdar_olun
download indir|indirin|indiriniz|indirmeler|indirme_merkezi|ücretsiz_indir|ücretsiz_indirin|pc'ye_indir|download
download uygulamayı|uygulamamızı|uygulama|mobil_uygulamayı indir|indirin|yükle|yükleyin|edin|edinin
download mobil_uygulamamızı|mobil_uygulama|programı|yazılımı|sürücüyü|ios indir|indirin|yükle|yükleyin|edin|edinin
download android indir|indirin|yükle|yükleyin|edin|edinin
download kataloğu|kataloğumuzu|katalog|e-kataloğu|e-katalog|broşür|broşürü|broşürümüzü|pdf indir|indirin|indiriniz
download pdf_olarak|formu|form|dosyayı|dosya|dosyaları|e-kitabı|e-kitap|kitapçığı|rehberi indir|indirin|indiriniz
download rehber|menüyü|fiyat_listesini|fiyat_listesi|başvuru_formunu|başvuru_formu|raporu indir|indirin|indiriniz
download rapor|sunumu|kılavuzu|kullanım_kılavuzunu|dergiyi|belgeyi|şartnameyi|görseli|logoyu indir|indirin|indiriniz
download cv indir|indirin|indiriniz
download app_store|google_play|appstore dan|den|tan|ten|da|de|'| indir|indirin|alın|edinin|yükle|yükleyin
download googleplay|appgallery dan|den|tan|ten|da|de|'| indir|indirin|alın|edinin|yükle|yükleyin
download yüklə|yükləyin|endir|endirin|yükləmələr
download tətbiqi|mobil_tətbiqi|proqramı|kataloqu|faylı|pdf|formanı|kitabı yüklə|yükləyin|endir|endirin|quraşdır
download sənədi|broşuranı yüklə|yükləyin|endir|endirin|quraşdır
download şartname|belge|dilekçe|dilekçe_örneği|sözleşmeyi|sözleşme|sertifika|sertifikayı indir|indirin
download tüm_dosyaları|tümünü|afişi|sunum|logo indir|indirin
download driver|sürücü|program|oyunu|oyun|teknik_föy|teknik_dokümanı|doküman|dokümanı indir|indirin
download kullanım_kılavuzu|ürün_kataloğu|müzik indir|indirin
download menü|takvimi|takvim|ders_notu|masaüstü_uygulamasını|son_sürümü|şablonu|şablon|cv'mi indir|indirin
download cvmi|özgeçmişi|resmi|videoyu indir|indirin
download ücretsiz_rehberi|ücretsiz_e-kitabı|ücretsiz_şablonu|ücretsiz_kılavuzu|kontrol_listesini indir|indirin
download kontrol_listesi|tüzüğü|dernek_tüzüğünü|faaliyet_raporunu|faaliyet_raporu|yıllık_raporu indir|indirin
download üyelik_formunu|kayıt_formunu|bilgi_formunu|sipariş_formunu|etkinlik_programını indir|indirin
download ders_programını|tur_programını|tanıtım_kataloğunu|ürün_kataloğunu|sunum_dosyasını indir|indirin
download menüyü|programı|kataloğu|broşürü|formu|rehberi|raporu pdf|pdf_olarak|ücretsiz indir|indirin
download uygulamayı|uygulamamızı|mobil_uygulamayı|e-kitabı ücretsiz_indir|ücretsiz_indirin
donate bağış|bağışlar|bağış_yap|bağış_yapın|bağış_yapınız|bağışta_bulun|bağışta_bulunun|bağışla|bağışlayın
donate bağış_yapmak_istiyorum|bağış_formu|bağışlarınız_için|bağışçı_ol|bağışçı_olun|bağış_kutusu
donate zekat|fitre|sadaka|kurban|adak|iftar|fidan|su_kuyusu bağış|bağışı|bağışı_yap|bağışla|bağışı_yapın
donate zekat|fitre|sadaka|kurban|adak|iftar|fidan|su_kuyusu bağışçısı_ol
donate yetim|genel|düzenli|aylık|akika|burs|gıda|sms|ramazan bağış|bağışı|bağışı_yap|bağışla|bağışı_yapın
donate yetim|genel|düzenli|aylık|akika|burs|gıda|sms|ramazan bağışçısı_ol
donate zekat|fitre|sadaka|burs ver|verin|öde
donate |bize|bizə|projeye|kampanyaya|projemize destek_ol|destek_olun
donate bizi_destekle|bizi_destekleyin|projeyi_destekle|kampanyayı_destekle|destekçi_ol|destekçimiz_ol
donate destekçimiz_olun
donate ianə|ianə_et|ianə_edin|ianə_ver|ianə_etmək|dəstək_ol|dəstək_olun|bizə_dəstək_ol|bizi_dəstəklə
donate bizi_dəstəkləyin|yardım_et
donate mama|nakdi|ayni|eğitim|kitap|oyuncak bağışı|bağışı_yap|bağış|bağış_yap
donate eğitime|çocuklara|hayvanlara|derneğimize|vakfımıza|öğrencilere|patreondan destek_ol|destek_olun
donate patreon'dan destek_ol|destek_olun
donate kahve_ısmarla|bana_kahve_ısmarla|bize_kahve_ısmarla|yetim_sponsoru_ol|düzenli_bağışçı_ol
donate kredi_kartı_ile_bağış|sms_ile_bağış_yap
donate kıyafet|eşya|giysi|mama|kitap|oyuncak|fidan|kurban bağışı_yap|bağışı_yapın|bağış_yap|bağış_yapın
donate su_kuyusu|tek_seferlik|nakdi|internetten|hisse bağışı_yap|bağışı_yapın|bağış_yap|bağış_yapın
donate barınağa|derneğimize|derneğe|vakfımıza|vakfa|projeye|kampanyaya bağış_yap|bağış_yapın|bağışta_bulun
donate kredi_kartıyla|kredi_kartı|havale|eft|banka_havalesi|sms|telefonla|whatsapp bağış_yap|bağış_yapın
donate yetime|çocuğa|öğrenciye|hayvana|aileye|köpeğe sponsor_ol|sponsor_olun|burs_ver|burs_verin
donate destek_olmak|bağışçı_olmak|bağış_yapmak|sponsor_olmak istiyorum
donate zekatını|zekatınızı|fitreni|fitrenizi|sadakanı|sadakanızı ver|verin|öde
donate çocuğun_eğitimine|çocukların_eğitimine|öğrencilere|barınağımıza|yetimlere destek_ol|destek_olun
donate doğum_günü|düğün bağışı_yap
apply başvur|başvurun|başvurunuz|başvuru|başvurular|başvuru_yap|başvuru_yapın|başvuru_yapınız|başvuru_formu
apply başvurunu_yap|başvurunuzu_yapın|başvuru_yapmak_istiyorum|başvuru_ekranı|başvuruya_başla
apply iş|kariyer|staj|burs|kredi|kredi_kartı|kart|üyelik başvuru|başvurusu|başvuru_formu|başvurusu_yap
apply iş|kariyer|staj|burs|kredi|kredi_kartı|kart|üyelik başvurusu_yapın|başvurusunda_bulun|başvurusu_formu
apply bayilik|franchise|vize|aday|öğrenci|personel|lisansüstü başvuru|başvurusu|başvuru_formu|başvurusu_yap
apply bayilik|franchise|vize|aday|öğrenci|personel|lisansüstü başvurusu_yapın|başvurusunda_bulun|başvurusu_formu
apply ruhsat|proje|hibe|gönüllü|ihtiyaç_kredisi|konut_kredisi başvuru|başvurusu|başvuru_formu|başvurusu_yap
apply ruhsat|proje|hibe|gönüllü|ihtiyaç_kredisi|konut_kredisi başvurusu_yapın|başvurusunda_bulun|başvurusu_formu
apply kurs|satıcı|genel|işe_alım başvuru|başvurusu|başvuru_formu|başvurusu_yap|başvurusu_yapın|başvurusunda_bulun
apply kurs|satıcı|genel|işe_alım başvurusu_formu
apply ilana|işe|pozisyona|programa|bursa|krediye|karta|üyeliğe|staja|bu_ilana|kursa|okula başvur|başvurun|başvuru
apply cv|özgeçmiş|cvni|cvnizi|özgeçmişini|özgeçmişinizi gönder|gönderin|yükle|yükleyin|bırak|bırakın|ekle|ilet
apply cv|özgeçmiş|cvni|cvnizi|özgeçmişini|özgeçmişinizi iletin
apply özgeçmişimi gönder|gönderin|yükle|yükleyin|bırak|bırakın|ekle|ilet|iletin
apply |kreditə|vakansiyaya|işə|karta|proqrama|təqaüdə müraciət_et|müraciət_edin|müraciət_etmək
apply kreditə|vakansiyaya|işə|karta|proqrama|təqaüdə müraciət
apply müraciət_forması|müraciət_formu|müraciət_göndər|kredit_müraciəti|cv_göndər|cv_göndərin|cv_yüklə|ərizə_göndər
apply onlaynmüraciətet|sənəd_ver
apply master|doktora|yüksek_lisans|akademik_personel|sergi|katılım başvurusu|başvurusu_yap
apply erasmus|sahiplenme|abonelik başvurusu|başvurusu_yap
apply master|doktora|yüksek_lisans|sergi|katılım|erasmus|sahiplenme|öğrenci başvuru_formu
apply sahiplenme_formu|sahiplenmek_istiyorum|başvurumu_yap|gönüllü_başvuru_formu
apply anaokulu|kreş|kreş_kayıt|yurt|stajyer başvurusu|başvuru_formu|başvurusu_yap|başvurusu_yapın
apply dernek_üyelik|dernek_üyeliği|doktora|öğretmen başvurusu|başvuru_formu|başvurusu_yap|başvurusu_yapın
apply üniversiteye|açık_pozisyonlara|pozisyona|bu_pozisyona|yüksek_lisansa|hibeye başvur|başvurun|başvur_hemen
apply ekibimize_katılmak|gönüllülüğe|anaokuluna|yurda|derneğe_üyelik başvur|başvurun|başvur_hemen
apply başvuru_formunu|iş_başvuru_formunu|üyelik_başvuru_formunu|gönüllü_formunu doldur|doldurun
apply gönüllü_başvuru_formu|gönüllü_başvuru_formunu|sahiplendirme_formu|sahiplenme_formunu doldur|doldurun
apply başvurmak|başvuru_yapmak|gönüllü_başvurusu_yapmak|sahiplenmek|işe_başvurmak istiyorum
apply başvurunu|başvurunuzu|başvurumu tamamla|tamamlayın|başlat|başlatın|gönder|gönderin|yap
apply cv'ni|cv'nizi|cvnizi|özgeçmişinizi|özgeçmişini gönder|gönderin|bize_gönder|bize_gönderin|yükle|paylaşın
"""
