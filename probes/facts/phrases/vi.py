"""What links and buttons ask for in Vietnamese."""

from typing import Final

PHRASES: Final = """
- hãy của chúng tôi với và vui lòng nhé nhanh đây ở hôm nay click
search tìm_kiếm|tra_cứu|tìm sản_phẩm|thông_tin|trên_website|trên_trang |ngay|tại_đây|online|trực_tuyến
search tìm_kiếm|tra_cứu|tìm trong_trang|bất_động_sản|nhà_đất|việc_làm |ngay|tại_đây|online|trực_tuyến
search tìm_kiếm|tra_cứu|tìm khóa_học|khoá_học|sách|bài_viết|tài_liệu |ngay|tại_đây|online|trực_tuyến
search tìm_kiếm|tra_cứu|tìm khách_sạn|tour|xe|bác_sĩ|tin_tức|nâng_cao|căn_hộ |ngay|tại_đây|online|trực_tuyến
search tìm_kiếm|tra_cứu|tìm phòng_trọ|văn_bản|món_ăn|tuyển_dụng|công_việc |ngay|tại_đây|online|trực_tuyến
search tìm_kiếm |ngay|nhanh|tại_đây|nâng_cao|toàn_trang|toàn_bộ_website|ở_đây
search nhập |từ_khóa|từ_khoá|nội_dung|tên_sản_phẩm|sản_phẩm|từ_khóa_cần|nội_dung_cần|sản_phẩm_cần tìm_kiếm|cần_tìm|tìm
search nhập_từ_khóa|nhập_từ_khoá|từ_khóa_tìm_kiếm|ô_tìm_kiếm|bạn_cần_tìm_gì
search bạn_đang_tìm_gì|bạn_muốn_tìm_gì|hôm_nay_bạn_cần_tìm_gì|tìm_ngay|tìm_kiếm_gì
buy mua |hàng|sản_phẩm|vé|sách|khóa_học|khoá_học|bản_quyền|gói |ngay|tại_đây|online|trực_tuyến
buy mua combo|bảo_hiểm|phần_mềm|thẻ|voucher|xe|quà_tặng|vé_máy_bay |ngay|tại_đây|online|trực_tuyến
buy mua vé_xem_phim|vé_tham_quan|giấy_phép|trả_góp|tên_miền|hosting |ngay|tại_đây|online|trực_tuyến
buy mua_sắm|mua_nhanh|chọn_mua|mua_vé|săn_vé|muốn_mua |ngay|tại_đây|online|trực_tuyến
buy tôi_muốn_mua|mua_tại_shopee|mua_trên_shopee|mua_trên_lazada |ngay|tại_đây|online|trực_tuyến
buy mua_trên_tiki|mua_qua_shopee|tiếp_tục_mua_hàng|mua_sỉ |ngay|tại_đây|online|trực_tuyến
buy thêm|cho|bỏ|thêm_sản_phẩm|thêm_hàng |vào giỏ|giỏ_hàng|giỏ_mua_hàng|túi|túi_hàng|giỏ_đồ |ngay|tại_đây
buy thêm|cho|bỏ|thêm_sản_phẩm|thêm_hàng |vào giỏ|giỏ_hàng|giỏ_mua_hàng|túi|túi_hàng|giỏ_đồ online|trực_tuyến
buy |xem|đến|tới|đi_đến|đi_tới|vào|chi_tiết|mở|kiểm_tra giỏ_hàng|giỏ_mua_hàng|giỏ_hàng_của_bạn|giỏ_hàng_của_tôi
buy tiến_hành|đi_đến|tới|đến|chuyển_đến|xem_giỏ_hàng_và thanh_toán|trang_thanh_toán|bước_thanh_toán
buy |ghé|vào|đến|ghé_thăm|truy_cập|xem cửa_hàng_trực_tuyến|gian_hàng_trực_tuyến
buy |ghé|vào|đến|ghé_thăm|truy_cập|xem gian_hàng_shopee|mua_hàng_trực_tuyến|mua_hàng_online
buy mua|mua_hàng|mua_vé|thêm_vào_giỏ ngay_bây_giờ|liền_tay
buy mua|mua_hàng|mua_vé|mua_sắm |ngay|tại_đây|online|trực_tuyến
order tạo|lên|gửi|làm đơn_hàng|đơn_đặt_hàng
order gọi món|đồ_ăn|món_ăn|đồ_uống|pizza
order đặt hàng|món|đồ_ăn|cơm|bánh|hoa|pizza|đơn_hàng|thức_ăn|suất_ăn |ngay|tại_đây|online|trực_tuyến
order đặt đơn_đặt_hàng|bánh_kem|bánh_sinh_nhật|món_ăn|đồ_uống|mẫu_thử|in|may |ngay|tại_đây|online|trực_tuyến
order đặt_mua|đặt_hàng|đặt_giao_hàng|đặt_món_mang_về|đặt_hàng_nhanh|đặt_mua_hàng |ngay|tại_đây|online|trực_tuyến
order đặt_mua_sản_phẩm|đặt_hàng_qua_zalo|đặt_hàng_qua_điện_thoại|gọi_món |ngay|tại_đây|online|trực_tuyến
order đặt_hàng_qua_facebook|đặt_hàng_số_lượng_lớn|xác_nhận_đặt_hàng|form_đặt_hàng |ngay|tại_đây|online|trực_tuyến
order phiếu_đặt_hàng|đơn_đặt_hàng|liên_hệ_đặt_hàng|liên_hệ_mua_hàng |ngay|tại_đây|online|trực_tuyến
order đặt_hàng|đặt_mua|đặt_món|gọi_món|đặt_mua_hàng |ngay|tại_đây|online|trực_tuyến
book giữ chỗ|vé|bàn|phòng
book đặt lịch|lịch_hẹn|hẹn|bàn|phòng|vé|chỗ|tour|xe|khám|lịch_khám|lịch_tư_vấn |ngay|tại_đây|online|trực_tuyến
book đặt dịch_vụ|sân|vé_máy_bay|khách_sạn|lịch_tham_quan|lịch_demo|tiệc |ngay|tại_đây|online|trực_tuyến
book đặt lịch_khám_bệnh|hẹn_khám|hẹn_khám_bệnh|hẹn_bác_sĩ|lịch_xem_nhà|lịch_sửa_chữa |ngay|tại_đây|online|trực_tuyến
book đặt lịch_bảo_dưỡng|lịch_hẹn_khám|phòng_khách_sạn|vé_xe|vé_tàu|taxi|tour_du_lịch |ngay|tại_đây|online|trực_tuyến
book đặt lịch_chụp|phòng_họp|bàn_ăn|homestay|ghế|lịch_xét_nghiệm|lịch_lái_thử |ngay|tại_đây|online|trực_tuyến
book đăng_ký|đăng_kí|yêu_cầu|liên_hệ đặt_lịch|đặt_hẹn|đặt_bàn|đặt_phòng|đặt_vé|đặt_chỗ|đặt_tour|đặt_xe
book hẹn|lên|đăng_ký|đăng_kí|chọn lịch_hẹn|khám|lịch_khám|lái_thử|xem_nhà |ngay|tại_đây|online|trực_tuyến
book hẹn|lên|đăng_ký|đăng_kí|chọn tham_quan|khám_bệnh|xem_nhà_mẫu|lịch_tư_vấn |ngay|tại_đây|online|trực_tuyến
book hẹn|lên|đăng_ký|đăng_kí|chọn demo|xem_demo|gặp_chuyên_gia|lịch_demo |ngay|tại_đây|online|trực_tuyến
book hẹn|lên|đăng_ký|đăng_kí|chọn khám_online|giữ_chỗ|thăm_quan|lịch_lái_thử |ngay|tại_đây|online|trực_tuyến
book yêu_cầu_demo|xem_phòng_trống|kiểm_tra_phòng_trống|kiểm_tra_phòng|tìm_phòng_trống |ngay|tại_đây|online|trực_tuyến
book book_tour|book_phòng|book_lịch|book_vé|book_bàn|booking|đặt_phòng_khách_sạn |ngay|tại_đây|online|trực_tuyến
book form_đặt_phòng|form_đặt_lịch|phiếu_đặt_phòng|tham_quan_nhà_mẫu|nhận_demo |ngay|tại_đây|online|trực_tuyến
book đặt_lịch|đặt_bàn|đặt_phòng|đặt_vé|đặt_chỗ|đặt_tour|đặt_hẹn |ngay|tại_đây|online|trực_tuyến
book đặt_xe|đặt_khám|đặt_lịch_khám|đặt_lịch_hẹn|đăng_ký_khám |ngay|tại_đây|online|trực_tuyến
track theo_dõi|tra_cứu|kiểm_tra|tra|định_vị|xem|tra_cứu_trạng_thái đơn_hàng|vận_đơn|kiện_hàng|bưu_phẩm
track theo_dõi|tra_cứu|kiểm_tra|tra|định_vị|xem|tra_cứu_trạng_thái bưu_gửi|mã_vận_đơn|hành_trình_đơn_hàng
track theo_dõi|tra_cứu|kiểm_tra|tra|định_vị|xem|tra_cứu_trạng_thái lô_hàng|bưu_kiện|đơn_hàng_của_bạn
track theo_dõi|tra_cứu|kiểm_tra|tra|định_vị|xem|tra_cứu_trạng_thái hành_trình_bưu_gửi|hàng_hóa|mã_đơn_hàng
track tra_cứu_tình_trạng|kiểm_tra_tình_trạng|theo_dõi_tình_trạng đơn_hàng|vận_đơn|kiện_hàng|bưu_phẩm
track tra_cứu_tình_trạng|kiểm_tra_tình_trạng|theo_dõi_tình_trạng bưu_gửi|mã_vận_đơn|hành_trình_đơn_hàng
track tra_cứu_tình_trạng|kiểm_tra_tình_trạng|theo_dõi_tình_trạng lô_hàng|bưu_kiện|đơn_hàng_của_bạn
track tra_cứu_tình_trạng|kiểm_tra_tình_trạng|theo_dõi_tình_trạng hành_trình_bưu_gửi|hàng_hóa|mã_đơn_hàng
track tra_cứu|kiểm_tra|theo_dõi tình_trạng_đơn_hàng|trạng_thái_đơn_hàng|tình_trạng_vận_chuyển
track tra_cứu|kiểm_tra|theo_dõi tình_trạng_giao_hàng|lộ_trình_đơn_hàng|vận_chuyển
track theo_dõi_đơn_hàng|tra_cứu_đơn_hàng|tra_cứu_vận_đơn|kiểm_tra_đơn_hàng |ngay|tại_đây|online|trực_tuyến
quote nhận|yêu_cầu|xin|gửi_yêu_cầu|lấy|đăng_ký|đăng_kí|liên_hệ|liên_hệ_nhận báo_giá|bảng_báo_giá|bảng_giá |ngay
quote nhận|yêu_cầu|xin|gửi_yêu_cầu|lấy|đăng_ký|đăng_kí|liên_hệ|liên_hệ_nhận dự_toán|báo_giá_chi_tiết |ngay
quote nhận|yêu_cầu|xin|gửi_yêu_cầu|lấy|đăng_ký|đăng_kí|liên_hệ|liên_hệ_nhận báo_giá_nhanh|báo_giá_tốt_nhất |ngay
quote tư_vấn|hỏi|đăng_ký_nhận|đăng_kí_nhận|gửi|form|đề_nghị|phiếu_yêu_cầu báo_giá|bảng_báo_giá|bảng_giá |ngay
quote tư_vấn|hỏi|đăng_ký_nhận|đăng_kí_nhận|gửi|form|đề_nghị|phiếu_yêu_cầu dự_toán|báo_giá_chi_tiết |ngay
quote tư_vấn|hỏi|đăng_ký_nhận|đăng_kí_nhận|gửi|form|đề_nghị|phiếu_yêu_cầu báo_giá_nhanh|báo_giá_tốt_nhất |ngay
quote hỏi_giá|liên_hệ_giá|liên_hệ_hỏi_giá|nhận_giá_tốt|yêu_cầu_giá|tính_giá
quote tính_phí_bảo_hiểm|ước_tính_chi_phí|dự_toán_chi_phí|tính_chi_phí|báo_giá_ngay
quote báo_giá_trực_tuyến|nhận_báo_giá_lăn_bánh|dự_toán_chi_phí_xây_dựng|báo_giá_miễn_phí
quote nhận_báo_giá|yêu_cầu_báo_giá|báo_giá|nhận_dự_toán|định_giá miễn_phí
quote nhận_báo_giá|yêu_cầu_báo_giá|đăng_ký_nhận_báo_giá|liên_hệ_báo_giá |ngay|tại_đây|online|trực_tuyến
contact kết_nối|liên_hệ|liên_lạc với_chuyên_gia|với_tư_vấn_viên|với_luật_sư|với_bác_sĩ
contact liên_hệ|liên_lạc |tư_vấn|ban_quản_trị|bộ_phận_kinh_doanh|bộ_phận_bán_hàng |ngay|tại_đây|online|trực_tuyến
contact liên_hệ|liên_lạc chuyên_gia|hợp_tác|quảng_cáo|hỗ_trợ|chủ_đầu_tư |ngay|tại_đây|online|trực_tuyến
contact liên_hệ|liên_lạc nhân_viên_tư_vấn|tư_vấn_viên|người_bán|admin|zalo|qua_zalo |ngay|tại_đây|online|trực_tuyến
contact liên_hệ|liên_lạc qua_email|qua_messenger|qua_facebook|shop|tòa_soạn |ngay|tại_đây|online|trực_tuyến
contact liên_hệ|liên_lạc nhà_trường|bác_sĩ|luật_sư|kinh_doanh|cửa_hàng|góp_ý |ngay|tại_đây|online|trực_tuyến
contact gửi|gởi|để_lại|viết|soạn tin_nhắn|lời_nhắn|thư|email|mail|câu_hỏi|liên_hệ |ngay|tại_đây|online|trực_tuyến
contact gửi|gởi|để_lại|viết|soạn thắc_mắc|góp_ý|phản_hồi|ý_kiến|ý_kiến_đóng_góp |ngay|tại_đây|online|trực_tuyến
contact gửi|gởi|để_lại|viết|soạn yêu_cầu|thông_tin_liên_hệ|yêu_cầu_tư_vấn |ngay|tại_đây|online|trực_tuyến
contact gửi|gởi|để_lại|viết|soạn yêu_cầu_hỗ_trợ|tin_nhắn_cho_chúng_tôi |ngay|tại_đây|online|trực_tuyến
contact gửi|gởi|để_lại|viết|soạn email_cho_chúng_tôi|câu_hỏi_cho_chúng_tôi |ngay|tại_đây|online|trực_tuyến
contact gửi|gởi|để_lại|viết|soạn tin_nhắn_cho_tôi|thông_tin |ngay|tại_đây|online|trực_tuyến
contact chat|trò_chuyện |cùng|qua zalo|messenger|facebook|tư_vấn_viên |ngay|tại_đây|online|trực_tuyến
contact chat|trò_chuyện |cùng|qua chuyên_gia|nhân_viên|nhân_viên_tư_vấn|bác_sĩ |ngay|tại_đây|online|trực_tuyến
contact chat|trò_chuyện |cùng|qua người_bán|chúng_tôi|shop|admin|luật_sư |ngay|tại_đây|online|trực_tuyến
contact nhận|đăng_ký|đăng_kí|yêu_cầu|cần|đặt_câu_hỏi tư_vấn|hỗ_trợ_tư_vấn |ngay|tại_đây|online|trực_tuyến
contact nhận|đăng_ký|đăng_kí|yêu_cầu|cần|đặt_câu_hỏi tư_vấn_miễn_phí |ngay|tại_đây|online|trực_tuyến
contact nhận|đăng_ký|đăng_kí|yêu_cầu|cần|đặt_câu_hỏi tư_vấn_từ_chuyên_gia |ngay|tại_đây|online|trực_tuyến
contact đăng_ký_nhận|đăng_kí_nhận|tôi_cần|tôi_muốn_được tư_vấn|hỗ_trợ_tư_vấn |ngay|tại_đây|online|trực_tuyến
contact đăng_ký_nhận|đăng_kí_nhận|tôi_cần|tôi_muốn_được tư_vấn_miễn_phí |ngay|tại_đây|online|trực_tuyến
contact đăng_ký_nhận|đăng_kí_nhận|tôi_cần|tôi_muốn_được tư_vấn_từ_chuyên_gia |ngay|tại_đây|online|trực_tuyến
contact đặt_câu_hỏi|gửi_câu_hỏi|hỏi_bác_sĩ|hỏi_chuyên_gia|hỏi_luật_sư|tư_vấn_ngay |ngay|tại_đây|online|trực_tuyến
contact tư_vấn_trực_tuyến|tư_vấn_online|tư_vấn_miễn_phí|chat_ngay|chat_trực_tuyến |ngay|tại_đây|online|trực_tuyến
contact góp_ý|hộp_thư_góp_ý|phản_ánh_kiến_nghị|yêu_cầu_gọi_lại|chat_zalo |ngay|tại_đây|online|trực_tuyến
contact nhắn_zalo|nhắn_tin_cho_shop|nhắn_tin_zalo|nhắn_tin_qua_zalo|zalo_tư_vấn |ngay|tại_đây|online|trực_tuyến
contact thông_tin|form|mẫu|trang|phiếu|biểu_mẫu|địa_chỉ liên_hệ|liên_lạc
contact tư_vấn|nhận_tư_vấn|đăng_ký_tư_vấn|chat|hỗ_trợ_tư_vấn miễn_phí|ngay_miễn_phí|miễn_phí_ngay
contact liên_hệ|liên_lạc|gửi_tin_nhắn|gửi_câu_hỏi|đăng_ký_tư_vấn|nhận_tư_vấn|liên_hệ_tư_vấn |ngay|tại_đây
contact liên_hệ|liên_lạc|gửi_tin_nhắn|gửi_câu_hỏi|đăng_ký_tư_vấn|nhận_tư_vấn|liên_hệ_tư_vấn online|trực_tuyến
register đăng_ký|đăng_kí|ghi_danh |thành_viên|tài_khoản|hội_viên|tham_gia|tham_dự|khóa_học|khoá_học |ngay
register đăng_ký|đăng_kí|ghi_danh học|lớp_học|sự_kiện|hội_thảo|webinar|dùng_thử|học_thử|trải_nghiệm |ngay
register đăng_ký|đăng_kí|ghi_danh đại_lý|đối_tác|cộng_tác_viên|tình_nguyện_viên|thi|tài_khoản_mới |ngay
register đăng_ký|đăng_kí|ghi_danh người_dùng|làm_đối_tác|làm_đại_lý|làm_thành_viên|làm_cộng_tác_viên |ngay
register đăng_ký|đăng_kí|ghi_danh thành_viên_mới|gian_hàng|bán_hàng|gói_cước|chương_trình|học_online |ngay
register đăng_ký|đăng_kí|ghi_danh tham_gia_sự_kiện|tham_gia_khóa_học|sử_dụng|dịch_vụ|học_bổ_sung |ngay
register tạo|mở|lập tài_khoản|tài_khoản_mới|gian_hàng|tài_khoản_chứng_khoán |ngay|tại_đây|online|trực_tuyến
register tạo|mở|lập tài_khoản_ngân_hàng|hồ_sơ_cá_nhân |ngay|tại_đây|online|trực_tuyến
register trở_thành|làm|gia_nhập_làm thành_viên|hội_viên|đối_tác|đại_lý |ngay|tại_đây|online|trực_tuyến
register trở_thành|làm|gia_nhập_làm tình_nguyện_viên|cộng_tác_viên |ngay|tại_đây|online|trực_tuyến
register trở_thành|làm|gia_nhập_làm nhà_phân_phối|nhà_bán_hàng|nhà_cung_cấp |ngay|tại_đây|online|trực_tuyến
register đăng_ký_trở_thành|đăng_kí_trở_thành thành_viên|hội_viên|đối_tác|đại_lý |ngay|tại_đây|online|trực_tuyến
register đăng_ký_trở_thành|đăng_kí_trở_thành tình_nguyện_viên|cộng_tác_viên |ngay|tại_đây|online|trực_tuyến
register đăng_ký_trở_thành|đăng_kí_trở_thành nhà_phân_phối|nhà_bán_hàng|nhà_cung_cấp |ngay|tại_đây|online|trực_tuyến
register dùng_thử|trải_nghiệm|học_thử|sử_dụng|bắt_đầu|thử|dùng_thử_phần_mềm miễn_phí|ngay_miễn_phí|miễn_phí_ngay
register dùng_thử|trải_nghiệm|học_thử|sử_dụng|bắt_đầu|thử|dùng_thử_phần_mềm miễn_phí_14_ngày|miễn_phí_30_ngày
register dùng_thử|trải_nghiệm|học_thử|sử_dụng|bắt_đầu|thử|dùng_thử_phần_mềm miễn_phí_7_ngày|miễn_phí_hôm_nay
register dùng_thử|dùng_thử_ngay|bắt_đầu_dùng_thử|phiếu_đăng_ký|form_đăng_ký|đơn_đăng_ký|mẫu_đăng_ký|đăng_ký_trực_tuyến
register gia_nhập_hội|tham_gia_câu_lạc_bộ|gia_nhập_câu_lạc_bộ|đăng_ký_hoặc_đăng_nhập|tham_gia_làm_tình_nguyện_viên
register đăng_ký|đăng_kí|đăng_ký_ngay|đăng_ký_học|đăng_ký_học_thử|đăng_ký_dùng_thử|tạo_tài_khoản|mở_tài_khoản miễn_phí
register đăng_ký|đăng_kí|ghi_danh|đăng_ký_học|đăng_ký_tham_gia |ngay|tại_đây|online|trực_tuyến
register đăng_ký_thành_viên|đăng_ký_tài_khoản|dùng_thử|học_thử |ngay|tại_đây|online|trực_tuyến
log_in đăng_nhập |hệ_thống|vào_hệ_thống|tài_khoản|thành_viên|khách_hàng |ngay|tại_đây|online|trực_tuyến
log_in đăng_nhập đại_lý|quản_trị|sinh_viên|email|bằng_google|bằng_facebook |ngay|tại_đây|online|trực_tuyến
log_in đăng_nhập google|facebook|đối_tác|nội_bộ|nhân_viên|cổng_thông_tin |ngay|tại_đây|online|trực_tuyến
log_in đăng_nhập webmail|giáo_viên|học_viên|đăng_ký|vào_tài_khoản |ngay|tại_đây|online|trực_tuyến
log_in đăng_nhập bằng_email|bằng_zalo|qua_google|admin|hội_viên|đăng_kí |ngay|tại_đây|online|trực_tuyến
log_in tài_khoản_của_tôi|tài_khoản_của_bạn|tài_khoản_cá_nhân|trang_cá_nhân|khu_vực_thành_viên
log_in dành_cho_thành_viên|khách_hàng_đăng_nhập|thành_viên_đăng_nhập|trang_thành_viên
log_in quản_lý_tài_khoản|đã_có_tài_khoản_đăng_nhập|góc_học_viên|cổng_khách_hàng
log_in đăng_nhập|đăng_nhập_hệ_thống |ngay|tại_đây|online|trực_tuyến
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận|đăng_ký_email_nhận tin|bản_tin|email|thông_tin|tin_tức
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận|đăng_ký_email_nhận tin_mới|tin_khuyến_mãi|tin_khuyến_mại
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận|đăng_ký_email_nhận thông_báo|thông_tin_mới|thông_tin_mới_nhất
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận|đăng_ký_email_nhận tin_tức_mới_nhất|tin_mới_nhất|khuyến_mãi
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận|đăng_ký_email_nhận ưu_đãi|thư|mail|bài_viết_mới|bản_tin_email
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận|đăng_ký_email_nhận tin_qua_email|bản_tin_miễn_phí|tin_tức_mới
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận|đăng_ký_email_nhận thông_tin_khuyến_mãi|bản_tin_điện_tử
subscribe đăng_ký_nhận|đăng_kí_nhận|đăng_ký_để_nhận|đăng_ký_email_nhận newsletter|tạp_chí
subscribe nhận|đăng_ký|đăng_kí|theo_dõi bản_tin|newsletter|tin_qua_email |ngay|tại_đây|online|trực_tuyến
subscribe nhận|đăng_ký|đăng_kí|theo_dõi bản_tin_qua_email|tin_tức_qua_email |ngay|tại_đây|online|trực_tuyến
subscribe nhận|đăng_ký|đăng_kí|theo_dõi thông_tin_qua_email|bản_tin_hàng_tuần |ngay|tại_đây|online|trực_tuyến
subscribe nhận|đăng_ký|đăng_kí|theo_dõi bản_tin_điện_tử|bản_tin_mới_nhất |ngay|tại_đây|online|trực_tuyến
subscribe nhận|đăng_ký|đăng_kí|theo_dõi tin_mới_qua_email|thư_điện_tử|nhận_tin |ngay|tại_đây|online|trực_tuyến
subscribe nhận_thông_báo_qua_email|đặt_báo|đặt_mua_báo|đặt_mua_tạp_chí |ngay|tại_đây|online|trực_tuyến
subscribe đặt_báo_dài_hạn|đặt_tạp_chí|mua_báo_dài_hạn|mua_báo_in |ngay|tại_đây|online|trực_tuyến
subscribe đăng_ký_đặt_báo|đăng_ký_email|đăng_kí_email|đặt_mua_báo_in |ngay|tại_đây|online|trực_tuyến
subscribe đăng_ký_nhận_tin|đăng_ký_nhận_bản_tin|đăng_ký_bản_tin|nhận_bản_tin|đặt_báo |ngay|tại_đây|online|trực_tuyến
download tải|tải_về|tải_xuống|download app|ứng_dụng|catalogue|catalog|catalo|brochure|tài_liệu|biểu_mẫu |tại_đây
download tải|tải_về|tải_xuống|download mẫu_đơn|file|tập_tin|pdf|phần_mềm|hồ_sơ|game|bảng_giá|báo_giá|profile |tại_đây
download tải|tải_về|tải_xuống|download ebook|đơn_đăng_ký|hồ_sơ_năng_lực|sách|văn_bản|driver|hướng_dẫn |tại_đây
download tải|tải_về|tải_xuống|download hướng_dẫn_sử_dụng|mẫu|mẫu_hồ_sơ|báo_cáo|bản_vẽ|apk|bản_dùng_thử |tại_đây
download tải|tải_về|tải_xuống|download thực_đơn|menu|tờ_rơi|ứng_dụng_di_động|hình_ảnh|đề_cương|mẫu_cv |tại_đây
download cài_đặt|tải_và_cài_đặt app|ứng_dụng|phần_mềm|game |ngay
download tải_về|tải_xuống|tải_ngay|tải_miễn_phí|tải_app|tải_ứng_dụng |ngay|tại_đây|miễn_phí|cho_android|cho_ios
download tải_về|tải_xuống|tải_ngay|tải_miễn_phí|tải_app|tải_ứng_dụng cho_iphone|trên_app_store|trên_google_play
download tải_về|tải_xuống|tải_ngay|tải_miễn_phí|tải_app|tải_ứng_dụng cho_windows|từ_app_store|từ_google_play|về_máy
download tải_tại_đây|cài_đặt_ngay|tải_file_đính_kèm|tải_tập_tin_đính_kèm|tải_về_máy
download tải_bản_dùng_thử|tải_app_ngay|download_tại_đây|trung_tâm_tải_về
download tải_về|tải_xuống|tải|download|tải_tài_liệu|tải_ebook|tải_app|tải_ứng_dụng miễn_phí
download tải_về|tải_xuống|download|tải_app|tải_ứng_dụng|tải_tài_liệu|tải_catalogue|tải_brochure |ngay|tại_đây
download tải_về|tải_xuống|download|tải_app|tải_ứng_dụng|tải_tài_liệu|tải_catalogue|tải_brochure online|trực_tuyến
donate quyên_góp|ủng_hộ|đóng_góp|dâng_hiến|cúng_dường|tặng_tiền|góp_quỹ|tài_trợ |cho quỹ|tiền|dự_án|quỹ_từ_thiện |ngay
donate quyên_góp|ủng_hộ|đóng_góp|dâng_hiến|cúng_dường|tặng_tiền|góp_quỹ|tài_trợ |cho chương_trình|trẻ_em |ngay
donate quyên_góp|ủng_hộ|đóng_góp|dâng_hiến|cúng_dường|tặng_tiền|góp_quỹ|tài_trợ |cho hàng_tháng|một_lần|từ_thiện |ngay
donate quyên_góp|ủng_hộ|đóng_góp|dâng_hiến|cúng_dường|tặng_tiền|góp_quỹ|tài_trợ |cho tác_giả|trang_web|website |ngay
donate quyên_góp|ủng_hộ|đóng_góp|dâng_hiến|cúng_dường|tặng_tiền|góp_quỹ|tài_trợ |cho học_bổng|trường|chùa |ngay
donate quyên_góp|ủng_hộ|đóng_góp|dâng_hiến|cúng_dường|tặng_tiền|góp_quỹ|tài_trợ |cho giáo_xứ|nhà_thờ|quỹ_vắc_xin |ngay
donate quyên_góp|ủng_hộ|dâng_hiến|cúng_dường |ngay|tại_đây|online|trực_tuyến
donate đóng_góp_ngay|đóng_góp_trực_tuyến|đóng_góp_tài_chính|góp_sức_ngay|trở_thành_nhà_tài_trợ|trở_thành_nhà_hảo_tâm
donate bảo_trợ_trẻ_em|bảo_trợ_trẻ|đỡ_đầu_trẻ_em|quyên_tiền|tài_trợ_ngay|mời_tôi_ly_cà_phê|mời_mình_ly_cà_phê
apply ứng_tuyển|nộp_hồ_sơ|nộp_cv|gửi_cv|gởi_cv|nộp_đơn|gửi_hồ_sơ|gởi_hồ_sơ |vị_trí_này|công_việc_này |ngay
apply ứng_tuyển|nộp_hồ_sơ|nộp_cv|gửi_cv|gởi_cv|nộp_đơn|gửi_hồ_sơ|gởi_hồ_sơ việc_làm_này|vào_vị_trí_này |ngay
apply ứng_tuyển|nộp_hồ_sơ|nộp_cv|gửi_cv|gởi_cv|nộp_đơn|gửi_hồ_sơ|gởi_hồ_sơ việc_làm|xin_việc|công_việc |ngay
apply nộp_đơn_ứng_tuyển|gửi_đơn_ứng_tuyển|gửi_hồ_sơ_ứng_tuyển|nộp_hồ_sơ_ứng_tuyển |vị_trí_này|công_việc_này |ngay
apply nộp_đơn_ứng_tuyển|gửi_đơn_ứng_tuyển|gửi_hồ_sơ_ứng_tuyển|nộp_hồ_sơ_ứng_tuyển việc_làm_này|vào_vị_trí_này |ngay
apply nộp_đơn_ứng_tuyển|gửi_đơn_ứng_tuyển|gửi_hồ_sơ_ứng_tuyển|nộp_hồ_sơ_ứng_tuyển việc_làm|xin_việc|công_việc |ngay
apply đăng_ký_ứng_tuyển|gửi_cv_ứng_tuyển|tải_cv_lên|đơn_ứng_tuyển|form_ứng_tuyển|phiếu_ứng_tuyển
apply nộp|gửi|đăng_ký|đăng_kí|làm hồ_sơ_xét_tuyển|hồ_sơ_dự_tuyển |ngay|tại_đây|online|trực_tuyến
apply nộp|gửi|đăng_ký|đăng_kí|làm hồ_sơ_du_học|hồ_sơ_nhập_học|xét_tuyển |ngay|tại_đây|online|trực_tuyến
apply nộp|gửi|đăng_ký|đăng_kí|làm dự_tuyển|nhập_học|tuyển_sinh|hồ_sơ_vay |ngay|tại_đây|online|trực_tuyến
apply nộp|gửi|đăng_ký|đăng_kí|làm đơn_xin_việc|xét_tuyển_trực_tuyến|học_bổng |ngay|tại_đây|online|trực_tuyến
apply nộp|gửi|đăng_ký|đăng_kí|làm vay|vay_vốn|mở_thẻ|mở_thẻ_tín_dụng |ngay|tại_đây|online|trực_tuyến
apply nộp|gửi|đăng_ký|đăng_kí|làm hồ_sơ_tuyển_sinh|nhượng_quyền|tuyển_dụng |ngay|tại_đây|online|trực_tuyến
apply xin_học_bổng|vay_ngay|mở_thẻ_ngay|đơn_xin_việc|đơn_đăng_ký_xét_tuyển
apply phiếu_đăng_ký_xét_tuyển|phiếu_đăng_ký_dự_tuyển|đơn_xin_nhập_học|đơn_xin_gia_nhập
apply ứng_tuyển|nộp_hồ_sơ|nộp_cv|gửi_cv|nộp_đơn|nộp_đơn_ứng_tuyển |ngay|tại_đây|online|trực_tuyến
apply gửi_hồ_sơ|đăng_ký_xét_tuyển|đăng_ký_tuyển_sinh |ngay|tại_đây|online|trực_tuyến
"""
