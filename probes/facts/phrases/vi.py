"""What links and buttons ask for in Vietnamese."""

from typing import Final

# What needs a word that is passed over is written in one word. Without accents "tại" is "tải" and "tuyến" "tuyển".
PHRASES: Final = """
- hãy của chúng tôi với và vui lòng nhé nhanh đây ở hôm nay click ngay online
search tìm_kiếm|tra_cứu|tìm sản_phẩm|thông_tin|trên_website|trên_trang|trong_trang|bất_động_sản|nhà_đất|việc_làm
search tìm_kiếm|tra_cứu|tìm khóa_học|sách|bài_viết|tài_liệu|khách_sạn|tour|xe|bác_sĩ|tin_tức|nâng_cao|căn_hộ
search tìm_kiếm|tra_cứu|tìm phòng_trọ|văn_bản|món_ăn|tuyển_dụng|công_việc|tại_đây
search tìm_kiếm|tìm_kiếm_toàn_trang|tìm_kiếm_toàn_bộ_website
search nhập |từ_khóa|nội_dung|tên_sản_phẩm|sản_phẩm|từ_khóa_cần|nội_dung_cần|sản_phẩm_cần tìm_kiếm|cần_tìm|tìm
search nhập_từ_khóa|từ_khóa_tìm_kiếm|bạn_cần_tìm_gì|bạn_đang_tìm_gì|bạn_muốn_tìm_gì|tìm_kiếm_gì
search tìm cửa_hàng|trường|gia_sư|chuyến_bay|chi_nhánh|luật_sư|phòng_khám|nhà_hàng|công_thức|sách_hay
search tìm trường_học
buy mua |hàng|sản_phẩm|vé|sách|khóa_học|bản_quyền|gói|combo|bảo_hiểm|phần_mềm|thẻ|voucher|xe |tại_đây|trực_tuyến
buy mua quà_tặng|vé_máy_bay|vé_xem_phim|vé_tham_quan|giấy_phép|trả_góp|tên_miền|hosting |tại_đây|trực_tuyến
buy mua_sắm|chọn_mua|săn_vé|muốn_mua |tại_đây|trực_tuyến
buy mua_tại_shopee|mua_trên_shopee|mua_trên_lazada|mua_trên_tiki|mua_qua_shopee|tiếp_tục_mua_hàng|mua_sỉ
buy thêm|cho|bỏ|thêm_sản_phẩm|thêm_hàng |vào giỏ|giỏ_hàng|giỏ_mua_hàng|túi|túi_hàng|giỏ_đồ
buy |xem|đến|đi_đến|đi_tới|vào|chi_tiết|mở|kiểm_tra giỏ_hàng|giỏ_mua_hàng|giỏ_hàng_của_bạn
buy tiến_hành|đi_đến|đến|chuyển_đến|xem_giỏ_hàng_và thanh_toán|trang_thanh_toán|bước_thanh_toán
buy |ghé|vào|đến|ghé_thăm|truy_cập|xem cửa_hàng_trực_tuyến|gian_hàng_trực_tuyến|gian_hàng_shopee
buy mua|mua_hàng|mua_vé|thêm_vào_giỏ ngay_bây_giờ|liền_tay
buy đi_mua_sắm|tiếp_tục_mua_sắm|tiến_hành_mua_hàng|mua_qua_lazada
buy mua_trên_tiktok_shop
order tạo|lên|gửi|làm đơn_hàng|đơn_đặt_hàng
order gọi món|đồ_ăn|món_ăn|đồ_uống|pizza
order đặt hàng|món|đồ_ăn|cơm|bánh|hoa|pizza|đơn_hàng|thức_ăn|suất_ăn|đơn_đặt_hàng |tại_đây|trực_tuyến
order đặt bánh_kem|bánh_sinh_nhật|món_ăn|đồ_uống|mẫu_thử|in|may |tại_đây|trực_tuyến
order đặt_mua|đặt_giao_hàng|đặt_món_mang_về|đặt_mua_hàng|đặt_mua_sản_phẩm |tại_đây|trực_tuyến
order đặt_hàng_qua_zalo|đặt_hàng_qua_điện_thoại|đặt_hàng_qua_facebook|đặt_hàng_số_lượng_lớn|xác_nhận_đặt_hàng
order form_đặt_hàng|phiếu_đặt_hàng|đơn_đặt_hàng|liên_hệ_đặt_hàng|liên_hệ_mua_hàng
order đặt cơm_trưa|cơm_văn_phòng|tiệc_tại_nhà|trà_sữa|đồ_uống_online|hoa_tươi|bánh_sinh_nhật_online|mâm_cúng
book giữ chỗ|vé|bàn|phòng
book đặt lịch|lịch_hẹn|hẹn|bàn|phòng|vé|chỗ|tour|xe|khám|lịch_khám|lịch_tư_vấn|dịch_vụ|sân |tại_đây|trực_tuyến
book đặt vé_máy_bay|khách_sạn|lịch_tham_quan|lịch_demo|tiệc|lịch_khám_bệnh|hẹn_khám|ghế |tại_đây|trực_tuyến
book đặt hẹn_khám_bệnh|hẹn_bác_sĩ|lịch_xem_nhà|lịch_sửa_chữa|lịch_bảo_dưỡng|lịch_hẹn_khám |tại_đây|trực_tuyến
book đặt phòng_khách_sạn|vé_xe|vé_tàu|taxi|tour_du_lịch|lịch_chụp|phòng_họp|bàn_ăn|homestay |tại_đây|trực_tuyến
book đặt lịch_xét_nghiệm|lịch_lái_thử |tại_đây|trực_tuyến
book đăng_ký|đăng_kí|yêu_cầu|liên_hệ đặt_lịch|đặt_hẹn|đặt_bàn|đặt_phòng|đặt_vé|đặt_chỗ|đặt_tour|đặt_xe
book hẹn|lên|đăng_ký|đăng_kí|chọn lịch_hẹn|khám|lịch_khám|lái_thử|xem_nhà|tham_quan|khám_bệnh |tại_đây|trực_tuyến
book hẹn|lên|đăng_ký|đăng_kí|chọn xem_nhà_mẫu|lịch_tư_vấn|demo|xem_demo|gặp_chuyên_gia|lịch_demo|giữ_chỗ
book hẹn|đăng_ký|đăng_kí|chọn thăm_quan|lịch_lái_thử
book yêu_cầu_demo|nhận_demo|xem_phòng_trống|kiểm_tra_phòng_trống|kiểm_tra_phòng|tìm_phòng_trống|tham_quan_nhà_mẫu
book book_tour|book_phòng|book_lịch|book_vé|book_bàn|booking|form_đặt_phòng|form_đặt_lịch|phiếu_đặt_phòng
book đặt sân_bóng|lịch_spa|lịch_rửa_xe|lịch_phỏng_vấn|lịch_cắt_tóc|lịch_tiêm|lịch_tiêm_chủng|xe_đưa_đón
book đặt xe_sân_bay|lịch_học_thử
book đặt_lịch_tư_vấn|đặt_lịch_khám|đặt_lịch_hẹn|đặt_lịch miễn_phí
book đăng_ký tham_quan_trường|tham_quan_nhà_máy|tham_quan_dự_án
book đặt|đặt_lịch buổi_tư_vấn|buổi_tham_quan|buổi_demo|buổi_hẹn|buổi_trị_liệu |miễn_phí|đầu_tiên|trực_tuyến
book đặt|đặt_lịch cuộc_hẹn|cuộc_gọi|cuộc_họp |miễn_phí|đầu_tiên|trực_tuyến
book đặt_lịch khám_răng|khám_thai|khám_mắt|khám_da|niềng_răng|chụp_ảnh|chụp_ảnh_cưới|chụp_hình|cắt_tóc|massage
book đặt_lịch sửa_xe|bảo_dưỡng_xe|rửa_xe
book đặt_lịch lái_thử_xe|sửa_chữa|vệ_sinh_máy_lạnh|tham_quan_trường|xem_căn_hộ|xem_căn_hộ_mẫu|phỏng_vấn
book đặt_lịch trị_liệu|vật_lý_trị_liệu|học_lái_xe|demo_phần_mềm
book đặt_lịch gặp_luật_sư|gặp_bác_sĩ|gặp_chuyên_gia|tư_vấn_luật|tư_vấn_pháp_lý |miễn_phí|trực_tuyến
book đặt_lịch|đặt_lịch_hẹn|đặt_lịch_tư_vấn|đặt_lịch_khám với_chuyên_gia|với_bác_sĩ|với_luật_sư|qua_zalo
book đặt_lịch|đặt_lịch_hẹn|đặt_lịch_tư_vấn|đặt_lịch_khám qua_điện_thoại|qua_hotline|qua_website|cho_bé
book đặt_bàn|đặt_phòng|đặt_tour|đặt_vé|đặt_chỗ|giữ_chỗ|đặt_xe qua_zalo|qua_điện_thoại|qua_hotline|qua_website
book đặt_bàn|đặt_phòng|đặt_tour|đặt_vé|đặt_chỗ|giữ_chỗ|đặt_xe trước|cho_bé|trực_tiếp
book tôi_muốn đặt_lịch|đặt_lịch_hẹn|đặt_bàn|đặt_phòng|đặt_tour|đặt_chỗ|giữ_chỗ|tham_quan_trường
book đặt_thuê phòng_họp|hội_trường|xe|xe_du_lịch|sân|du_thuyền
book đặt_bàn|đặt_lịch|đặt_phòng trước_tại_đây
book hẹn_lịch|hẹn_ngày tham_quan|xem_nhà|tư_vấn
track theo_dõi|tra_cứu|kiểm_tra|tra|định_vị|xem đơn_hàng|vận_đơn|kiện_hàng|bưu_phẩm|bưu_gửi|mã_vận_đơn|bưu_kiện
track theo_dõi|tra_cứu|kiểm_tra|tra|định_vị|xem hành_trình_đơn_hàng|lô_hàng|hành_trình_bưu_gửi|hàng_hóa|mã_đơn_hàng
track theo_dõi|tra_cứu|kiểm_tra đơn_hàng_của_bạn|tình_trạng_vận_chuyển|tình_trạng_giao_hàng|lộ_trình_đơn_hàng
track tra_cứu_trạng_thái|tra_cứu_tình_trạng|kiểm_tra_tình_trạng|theo_dõi_tình_trạng đơn_hàng|vận_đơn|kiện_hàng
track tra_cứu_trạng_thái|tra_cứu_tình_trạng|kiểm_tra_tình_trạng|theo_dõi_tình_trạng bưu_phẩm|bưu_gửi|lô_hàng|bưu_kiện
track kiểm_tra_trạng_thái_đơn_hàng|theo_dõi_trạng_thái_đơn_hàng|tra_cứu_vận_chuyển|theo_dõi_vận_chuyển
track theo_dõi_đơn_hàng|tra_cứu_đơn_hàng|tra_cứu_vận_đơn|kiểm_tra_đơn_hàng tại_đây|trực_tuyến
track tra_cứu|theo_dõi hành_trình|hành_trình_đơn|hành_trình_bưu_phẩm|container
quote nhận|yêu_cầu|xin|gửi_yêu_cầu|lấy|đăng_ký|đăng_kí|liên_hệ|liên_hệ_nhận báo_giá|bảng_báo_giá|bảng_giá
quote nhận|yêu_cầu|xin|gửi_yêu_cầu|lấy|đăng_ký|đăng_kí|liên_hệ|liên_hệ_nhận dự_toán|báo_giá_chi_tiết|báo_giá_tốt_nhất
quote hỏi|đăng_ký_nhận|đăng_kí_nhận|form|đề_nghị|phiếu_yêu_cầu báo_giá|bảng_báo_giá|bảng_giá|dự_toán
quote hỏi|đăng_ký_nhận|đăng_kí_nhận|form|đề_nghị|phiếu_yêu_cầu báo_giá_chi_tiết|báo_giá_tốt_nhất
quote tư_vấn_báo_giá|gửi_báo_giá|báogiángay|báogiánhanh|báo_giá_trực_tuyến|nhận_báo_giá_lăn_bánh
quote hỏi_giá|liên_hệ_giá|liên_hệ_hỏi_giá|nhận_giá_tốt|yêu_cầu_giá|tính_giá
quote tính_phí_bảo_hiểm|ước_tính_chi_phí|dự_toán_chi_phí|tính_chi_phí|dự_toán_chi_phí_xây_dựng
quote nhận_báo_giá|yêu_cầu_báo_giá|báo_giá|nhận_dự_toán|định_giá miễn_phí
quote nhận_báo_giá|yêu_cầu_báo_giá|đăng_ký_nhận_báo_giá|liên_hệ_báo_giá tại_đây|trực_tuyến
quote nhận_báo_giá|yêu_cầu_báo_giá|báo_giá qua_zalo|qua_email
quote tính chi_phí_xây_nhà|chi_phí_xây_dựng|cước_phí|phí_vận_chuyển
quote nhận|yêu_cầu|xin báo_giá chuyển_nhà|thi_công|xây_nhà|sửa_nhà|thiết_kế|nội_thất|dịch_vụ|thiết_kế_website
quote nhận|yêu_cầu|xin|đăng_ký_nhận báo_giá trong_24h|trong_30_phút|trong_5_phút|miễn_phí_qua_zalo
quote nhận|yêu_cầu|xin|đăng_ký_nhận báo_giá không_ràng_buộc|theo_yêu_cầu|cho_doanh_nghiệp
quote yêu_cầu|đăng_ký khảo_sát miễn_phí|tận_nơi|tại_nhà|tận_nơi_miễn_phí|báo_giá
quote khảo_sát|tư_vấn|đo_đạc báo_giá_miễn_phí
quote định_giá nhà|xe|nhà_đất|bất_động_sản|ô_tô miễn_phí|trực_tuyến
quote tôi_muốn|liên_hệ_để|để_lại_thông_tin nhận_báo_giá|nhận_bảng_giá|nhận_dự_toán
quote gửi_cho_tôi báo_giá|bảng_giá|dự_toán
quote nhận bảng_giá_mới_nhất|tư_vấn_báo_giá|dự_toán_chi_phí|dự_toán_xây_nhà |miễn_phí
quote tính chi_phí_chuyển_nhà|chi_phí_sửa_nhà|giá_cước|phí_bảo_hiểm
quote liên_hệ_để_nhận_báo_giá
contact kết_nối|liên_hệ|liên_lạc với_chuyên_gia|với_tư_vấn_viên|với_luật_sư|với_bác_sĩ
contact liên_hệ|liên_lạc |tư_vấn|ban_quản_trị|bộ_phận_kinh_doanh|bộ_phận_bán_hàng|hợp_tác |tại_đây|trực_tuyến
contact liên_hệ|liên_lạc quảng_cáo|hỗ_trợ|chủ_đầu_tư|nhân_viên_tư_vấn|người_bán|admin|zalo|qua_zalo|qua_email
contact liên_hệ|liên_lạc qua_messenger|qua_facebook|shop|tòa_soạn|nhà_trường|kinh_doanh|cửa_hàng|góp_ý
contact gửi|gởi|để_lại|viết|soạn tin_nhắn|lời_nhắn|thư|email|mail|câu_hỏi|liên_hệ|thắc_mắc|góp_ý|phản_hồi|ý_kiến
contact gửi|gởi|để_lại|viết|soạn ý_kiến_đóng_góp|yêu_cầu|thông_tin_liên_hệ|yêu_cầu_tư_vấn|yêu_cầu_hỗ_trợ
contact gửi|gởi|để_lại|viết|soạn tin_nhắn_cho_chúng_tôi|email_cho_chúng_tôi|câu_hỏi_cho_chúng_tôi
contact để_lại_thông_tin
contact chat|trò_chuyện |cùng|qua zalo|messenger|facebook|tư_vấn_viên|chuyên_gia|nhân_viên|nhân_viên_tư_vấn|bác_sĩ
contact chat|trò_chuyện người_bán|shop|admin|luật_sư
contact chat|trò_chuyện_cùng_chúng_tôi
contact nhận|đăng_ký|đăng_kí|yêu_cầu|cần|đăng_ký_nhận|đăng_kí_nhận tư_vấn|hỗ_trợ_tư_vấn |tại_đây|trực_tuyến|miễn_phí
contact nhận|đăng_ký|đăng_kí|yêu_cầu|cần|đăng_ký_nhận|đăng_kí_nhận|tôi_muốn_được tư_vấn_từ_chuyên_gia
contact tôi_muốn_được tư_vấn
contact đặt_câu_hỏi|gửi_câu_hỏi|hỏi_bác_sĩ|hỏi_chuyên_gia|hỏi_luật_sư |tại_đây|trực_tuyến
contact tư_vấn_trực_tuyến|tưvấnonline|tưvấnngay|tư_vấn_miễn_phí|chat_trực_tuyến|chat_miễn_phí|yêu_cầu_gọi_lại
contact góp_ý|hộp_thư_góp_ý|phản_ánh_kiến_nghị|nhắn_zalo|nhắn_tin_cho_shop|nhắn_tin_zalo|nhắn_tin_qua_zalo|zalo_tư_vấn
contact thông_tin|form|mẫu|trang|phiếu|biểu_mẫu|địa_chỉ liên_hệ|liên_lạc
contact chăm_sóc_khách_hàng|hỗ_trợ_khách_hàng|dịch_vụ_khách_hàng
contact gọingay|gọi_điện|gọi_hotline|gọi_tư_vấn|gọi_điện_thoại|gọi_điện_tư_vấn|gọi_cho_chúng_tôi
contact gọichochúngtôi
contact nhắn_tin|nhắn_tin_facebook|nhắn_tin_messenger|để_lại_số_điện_thoại|để_lại_thông_tin_tư_vấn
contact nhắn_tin_qua_facebook
register đăng_ký|đăng_kí|ghi_danh |thành_viên|tài_khoản|hội_viên|tham_gia|tham_dự|khóa_học |tại_đây|trực_tuyến
register đăng_ký|đăng_kí|ghi_danh học|lớp_học|sự_kiện|hội_thảo|webinar|dùng_thử|học_thử|trải_nghiệm |trực_tuyến
register đăng_ký|đăng_kí|ghi_danh đại_lý|đối_tác|cộng_tác_viên|tình_nguyện_viên|thi|tài_khoản_mới|người_dùng
register đăng_ký|đăng_kí|ghi_danh làm_đối_tác|làm_đại_lý|làm_thành_viên|làm_cộng_tác_viên|thành_viên_mới|gian_hàng
register đăng_ký|đăng_kí|ghi_danh bán_hàng|gói_cước|chương_trình|tham_gia_sự_kiện|tham_gia_khóa_học|sử_dụng|dịch_vụ
register đăng_ký|đăng_kí|ghi_danh học_bổ_sung
register tạo|mở|lập tài_khoản|tài_khoản_mới|gian_hàng|tài_khoản_chứng_khoán|tài_khoản_ngân_hàng |trực_tuyến|miễn_phí
register tạo|mở|lập hồ_sơ_cá_nhân
register trở_thành|làm|gia_nhập_làm|đăng_ký_trở_thành|đăng_kí_trở_thành thành_viên|hội_viên|đối_tác|đại_lý
register trở_thành|làm|gia_nhập_làm|đăng_ký_trở_thành|đăng_kí_trở_thành tình_nguyện_viên|cộng_tác_viên
register trở_thành|làm|đăng_ký_trở_thành|đăng_kí_trở_thành nhà_phân_phối|nhà_bán_hàng|nhà_cung_cấp
register dùng_thử|trải_nghiệm|học_thử|sử_dụng|bắt_đầu|thử|dùng_thử_phần_mềm miễn_phí |14_ngày|30_ngày|7_ngày
register dùng_thử|học_thử|bắt_đầu_dùng_thử|phiếu_đăng_ký|form_đăng_ký|đơn_đăng_ký|mẫu_đăng_ký
register gia_nhập_hội|tham_gia_câu_lạc_bộ|gia_nhập_câu_lạc_bộ|đăng_ký_hoặc_đăng_nhập|tham_gia_làm_tình_nguyện_viên
register đăng_ký|đăng_kí|đăng_ký_học|đăng_ký_học_thử|đăng_ký_dùng_thử miễn_phí
register đăng_ký học_lái_xe|học_bơi|lớp|khóa_đào_tạo|tham_gia_hội_thảo|tham_gia_chương_trình|tham_gia_ngay
register đăng_ký cho_con|cho_bé|cho_trẻ|trại_hè|trại_hè_cho_bé|giải_đấu|cuộc_thi|khóa_tu |miễn_phí|trực_tuyến
register đăng_ký khóa_tu_mùa_hè|danh_sách_chờ|vào_danh_sách_chờ |miễn_phí|trực_tuyến
register đăng_ký|ghi_danh tham_gia|tham_dự giải_đấu|giải_chạy|cuộc_thi|hội_nghị|trại_hè|lớp_học|buổi_hội_thảo
register đăng_ký|ghi_danh học_tiếng_anh|học_tiếng_nhật|học_tiếng_hàn|học_tiếng_trung|học_tiếng_đức |miễn_phí
register đăng_ký|ghi_danh học_đàn|học_đàn_piano|học_múa|học_vẽ|thi_thử |miễn_phí
register đăng_ký|ghi_danh lớp_học_đàn|lớp_học_bơi|lớp_học_thử|khóa_học_mới|suất_học_thử|thi_ielts
register đăng_ký|ghi_danh thi_bằng_lái_xe|vé_tham_dự|giữ_chỗ_khóa_học
register phiếu|form đăng_ký tham_gia|tham_dự|khóa_học|hội_viên|thành_viên|học_thử|dự_thi
register tạo|mở|đăng_ký tài_khoản trong_2_phút|trong_1_phút|trong_vài_phút|cho_doanh_nghiệp
register tôi_muốn đăng_ký|đăng_ký_tham_gia|tham_gia|học_thử|dùng_thử|đăng_ký_khóa_học|đăng_ký_học_thử
register đăng_ký dùng_thử|dùng_thử_miễn_phí 14_ngày|30_ngày|7_ngày|15_ngày
log_in đăng_nhập |hệ_thống|vào_hệ_thống|tài_khoản|thành_viên|khách_hàng|đại_lý|quản_trị|sinh_viên|email|bằng_google
log_in đăng_nhập bằng_facebook|google|facebook|đối_tác|nội_bộ|nhân_viên|cổng_thông_tin|webmail|giáo_viên|học_viên
log_in đăng_nhập đăng_ký|vào_tài_khoản|bằng_email|bằng_zalo|qua_google|admin|hội_viên|đăng_kí|tại_đây
log_in tài_khoản_của_tôi|tài_khoản_của_bạn|tài_khoản_cá_nhân|trang_cá_nhân|khu_vực_thành_viên
log_in dành_cho_thành_viên|khách_hàng_đăng_nhập|thành_viên_đăng_nhập|trang_thành_viên
log_in quản_lý_tài_khoản|đã_có_tài_khoản_đăng_nhập|góc_học_viên|cổng_khách_hàng
log_in đăng_nhập phụ_huynh|cổng_sinh_viên|khách_hàng_cá_nhân|tài_khoản_học_viên|ngân_hàng_số
log_in phụ_huynh|sinh_viên|học_viên|giáo_viên|đại_lý|cổng_sinh_viên|nhân_viên đăng_nhập
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận tin|bản_tin|email|thông_tin|tin_tức|tin_mới|tin_khuyến_mãi
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận tin_khuyến_mại|thông_báo|thông_tin_mới|thông_tin_mới_nhất
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận tin_tức_mới_nhất|tin_mới_nhất|khuyến_mãi|ưu_đãi|thư|mail
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận bài_viết_mới|bản_tin_email|tin_qua_email|bản_tin_miễn_phí
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận tin_tức_mới|thông_tin_khuyến_mãi|bản_tin_điện_tử|newsletter
subscribe đăng_ký_email_nhận tin|bản_tin|thông_tin|thông_báo|khuyến_mãi|ưu_đãi
subscribe đăng_ký_nhận_tạp_chí|nhận_thông_báo_qua_email
subscribe nhận|đăng_ký|đăng_kí|theo_dõi bản_tin|newsletter|tin_qua_email|bản_tin_qua_email|tin_tức_qua_email
subscribe nhận|đăng_ký|đăng_kí|theo_dõi thông_tin_qua_email|bản_tin_hàng_tuần|bản_tin_điện_tử|bản_tin_mới_nhất
subscribe nhận|đăng_ký|đăng_kí tin_mới_qua_email|thư_điện_tử|nhận_tin |tại_đây
subscribe đặt_báo|đặt_mua_báo|đặt_mua_tạp_chí|đặt_báo_dài_hạn|đặt_tạp_chí|đăng_ký_đặt_báo |tại_đây|trực_tuyến
subscribe mua_báo_dài_hạn|mua_báo_in|đặt_mua_báo_in|đăng_ký_email|đăng_kí_email
download tải|tải_về|tải_xuống|download |app|ứng_dụng|catalogue|catalog|catalo|brochure|tài_liệu|biểu_mẫu |tại_đây
download tải|tải_về|tải_xuống|download mẫu_đơn|file|tập_tin|pdf|phần_mềm|hồ_sơ|game|bảng_giá|báo_giá|profile |tại_đây
download tải|tải_về|tải_xuống|download ebook|đơn_đăng_ký|hồ_sơ_năng_lực|sách|văn_bản|driver|hướng_dẫn |tại_đây
download tải|tải_về|tải_xuống|download hướng_dẫn_sử_dụng|mẫu|mẫu_hồ_sơ|báo_cáo|bản_vẽ|apk|bản_dùng_thử |tại_đây
download tải|tải_về|tải_xuống|download thực_đơn|menu|tờ_rơi|ứng_dụng_di_động|hình_ảnh|đề_cương|mẫu_cv |tại_đây
download cài_đặt|tải_và_cài_đặt app|ứng_dụng|phần_mềm|game
download tải|tải_về|tải_xuống|download|tải_app|tải_ứng_dụng miễn_phí|cho_android|cho_ios|cho_iphone|cho_windows
download tải|tải_về|tải_xuống|tải_app|tải_ứng_dụng trên_app_store|trên_google_play|từ_app_store|từ_google_play|về_máy
download càiđặtngay|tải_file_đính_kèm|tải_tập_tin_đính_kèm|trung_tâm_tải_về|tải_tài_liệu_miễn_phí|tải_ebook_miễn_phí
download tải giáo_trình|đề_thi|hóa_đơn|video|bài_giảng|phiếu|logo|phần_mềm_miễn_phí|bản_đồ|quy_chế
download tải|tải_về cẩm_nang|danh_sách_kiểm_tra|checklist|điều_lệ|thể_lệ|bộ_nhận_diện_thương_hiệu |pdf
download tải|tải_về lịch_thi_đấu|thời_khóa_biểu|báo_cáo_thường_niên |pdf
download tải|tải_về chương_trình_tour|chương_trình_hội_nghị|chương_trình_học|mẫu_hợp_đồng|hồ_sơ_công_ty |pdf
download tải|tải_về hồ_sơ_năng_lực_công_ty|bảng_giá_mới_nhất|tờ_khai |pdf
download tải|tải_về điều_lệ_hội|thể_lệ_cuộc_thi|mẫu_đơn_đăng_ký|lịch_khai_giảng|catalogue_sản_phẩm |pdf
download tải|tải_về thực_đơn|menu|brochure|catalogue|mẫu|file |pdf
download tải|nhận ebook|tài_liệu|cẩm_nang|bộ_tài_liệu|sách|checklist miễn_phí
download gửi_cho_tôi tài_liệu|ebook|cẩm_nang|brochure|catalogue
donate quyên_góp|ủng_hộ|đóng_góp|dâng_hiến|cúng_dường|góp_quỹ|tài_trợ |cho quỹ|tiền|dự_án|quỹ_từ_thiện|chương_trình
donate quyên_góp|ủng_hộ|đóng_góp|dâng_hiến|cúng_dường|góp_quỹ|tài_trợ |cho trẻ_em|hàng_tháng|một_lần|từ_thiện
donate quyên_góp|ủng_hộ|đóng_góp|dâng_hiến|cúng_dường|góp_quỹ|tài_trợ |cho tác_giả|trang_web|website|học_bổng|trường
donate quyên_góp|ủng_hộ|đóng_góp|dâng_hiến|cúng_dường|góp_quỹ|tài_trợ |cho chùa|giáo_xứ|nhà_thờ|quỹ_vắc_xin
donate quyên_góp|ủng_hộ|dâng_hiến|cúng_dường |tại_đây|trực_tuyến
donate đónggópngay|đóng_góp_trực_tuyến|đóng_góp_tài_chính|gópsứcngay|trở_thành_nhà_tài_trợ|trở_thành_nhà_hảo_tâm
donate bảo_trợ_trẻ_em|bảo_trợ_trẻ|đỡ_đầu_trẻ_em|quyên_tiền|tàitrợngay|mời_tôi_ly_cà_phê|mời_mình_ly_cà_phê
donate tham_gia_quyên_góp|quyên_góp_cho_chúng_tôi|ủng_hộ_quỹ|đóng_góp_ủng_hộ
donate ủng_hộ|quyên_góp|đóng_góp bữa_ăn|bữa_ăn_cho_trẻ_em|quần_áo|quần_áo_cũ|sách_vở|hiện_vật|đồ_cũ
donate ủng_hộ|quyên_góp|đóng_góp nhu_yếu_phẩm|bằng_hiện_vật
donate ủng_hộ|quyên_góp|đóng_góp cho quỹ_học_bổng|trẻ_em_nghèo|trẻ_mồ_côi|người_nghèo|đồng_bào|đồng_bào_lũ_lụt
donate ủng_hộ|quyên_góp người_nghèo|đồng_bào|đồng_bào_lũ_lụt|trạm_cứu_hộ|trẻ_em_nghèo|bệnh_nhân_nghèo|qua_momo
donate đỡ_đầu|nhận_đỡ_đầu một_em_bé|một_em_nhỏ|một_trẻ_em|trẻ_mồ_côi|trẻ_em_nghèo|trẻ_em
donate tôi_muốn ủng_hộ|quyên_góp|đóng_góp_cho_quỹ|đỡ_đầu|dâng_hiến|tài_trợ
donate chuyển_khoản|cùng|chung_tay ủng_hộ|quyên_góp |đồng_bào|người_nghèo
apply ứng_tuyển|nộp_hồ_sơ|nộp_cv|gửi_cv|gởi_cv|nộp_đơn|gửi_hồ_sơ|gởi_hồ_sơ |vị_trí_này|công_việc_này|tại_đây
apply ứng_tuyển|nộp_hồ_sơ|nộp_cv|gửi_cv|gởi_cv|nộp_đơn|gửi_hồ_sơ|gởi_hồ_sơ việc_làm|vào_vị_trí_này|xin_việc|trực_tuyến
apply nộp_đơn_ứng_tuyển|gửi_đơn_ứng_tuyển|gửi_hồ_sơ_ứng_tuyển|nộp_hồ_sơ_ứng_tuyển |vị_trí_này|công_việc_này
apply đăng_ký_ứng_tuyển|gửi_cv_ứng_tuyển|tải_cv_lên|đơn_ứng_tuyển|form_ứng_tuyển|phiếu_ứng_tuyển
apply nộp|gửi|đăng_ký|đăng_kí|làm hồ_sơ_xét_tuyển|hồ_sơ_dự_tuyển|hồ_sơ_du_học|hồ_sơ_nhập_học |tại_đây|trực_tuyến
apply nộp|gửi|đăng_ký|đăng_kí|làm hồ_sơ_vay|hồ_sơ_tuyển_sinh|đơn_xin_việc |tại_đây|trực_tuyến
apply đăng_ký|đăng_kí xét_tuyển|dự_tuyển|nhập_học|tuyển_sinh|học_bổng|vay|vay_vốn|mở_thẻ |tại_đây|trực_tuyến
apply đăng_ký|đăng_kí mở_thẻ_tín_dụng|nhượng_quyền|tuyển_dụng |tại_đây|trực_tuyến
apply xin_học_bổng|vayngay|mởthẻngay|đơn_xin_việc|đơn_đăng_ký_xét_tuyển
apply phiếu_đăng_ký_xét_tuyển|phiếu_đăng_ký_dự_tuyển|đơn_xin_nhập_học|đơn_xin_gia_nhập
apply đăng_ký_xét_tuyển_trực_tuyến|đăng_ký_vay_online|nhận_nuôi_thú_cưng|xin_nhận_nuôi|đăng_ký_nhận_nuôi
apply tôi_muốn ứng_tuyển|nộp_hồ_sơ|nhận_nuôi|nộp_đơn|xin_học_bổng|nhượng_quyền
apply nộp|gửi|điền đơn|đơn_xin|hồ_sơ|hồ_sơ_xin học_bổng|nhập_học|gia_nhập|gia_nhập_hội|tài_trợ|du_học|thuê_nhà
apply ứng_tuyển|nộp_hồ_sơ|gửi_cv|gửi_hồ_sơ qua_email|của_bạn|làm_giáo_viên|làm_tình_nguyện_viên|thực_tập_sinh
apply ứng_tuyển|nộp_hồ_sơ|gửi_cv|gửi_hồ_sơ vị_trí
apply đăng_ký|nộp_hồ_sơ nhập_học|xét_tuyển|xét_tuyển_đại_học|tuyển_sinh|dự_tuyển |trực_tuyến|cho_bé
apply đăng_ký|nộp_hồ_sơ nhập_học_cho_bé |trực_tuyến|cho_bé
apply đăng_ký nhận_nuôi_mèo|nhận_nuôi_chó|hợp_tác_nhượng_quyền|mua_nhượng_quyền|phỏng_vấn_nhập_học
"""
