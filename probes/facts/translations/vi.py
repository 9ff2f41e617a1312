"""Vietnamese."""

from typing import Final

WORDS: Final = """\
service dịch_vụ phục_vụ
contact liên_hệ
home trang_chủ
products sản_phẩm
new hàng_mới mới_về mới_nhất
information thông_tin
customer khách_hàng
search tìm_kiếm tra_cứu
blog nhật_ký_web
content nội_dung
site trang_web
support hỗ_trợ
privacy quyền_riêng_tư bảo_mật_thông_tin riêng_tư
find tìm
news tin_tức tin_mới bản_tin thời_sự
community cộng_đồng
personal cá_nhân
top hàng_đầu
website trang_web
data dữ_liệu
directly trực_tiếp
business kinh_doanh doanh_nghiệp
help trợ_giúp giúp_đỡ giúp
join tham_gia gia_nhập
media truyền_thông
program chương_trình
access truy_cập
health sức_khỏe sức_khoẻ y_tế
company công_ty doanh_nghiệp
register đăng_ký đăng_kí
menu thực_đơn
history lịch_sử
use sử_dụng
project dự_án công_trình
education giáo_dục
free miễn_phí
design thiết_kế
public công_cộng công_khai công_lập
report báo_cáo
experience kinh_nghiệm trải_nghiệm
international quốc_tế
policy chính_sách
best tốt_nhất
terms điều_khoản quy_định
open mở_cửa
online trực_tuyến
management quản_lý quản_trị
download tải_về tải_xuống
start bắt_đầu
events sự_kiện
login đăng_nhập
learn tìm_hiểu
video băng_hình
special đặc_biệt
development phát_triển
careers tuyển_dụng nghề_nghiệp
user người_dùng người_sử_dụng thành_viên
web trang_web
review đánh_giá nhận_xét
market thị_trường
account tài_khoản
social xã_hội mạng_xã_hội
view xem
general tổng_hợp
email thư_điện_tử hộp_thư
latest mới_nhất
resources tài_nguyên nguồn_lực
store cửa_hàng
categories danh_mục chuyên_mục
press báo_chí
system hệ_thống
world thế_giới
change thay_đổi
updates cập_nhật
partners đối_tác
global toàn_cầu
shop cửa_hàng gian_hàng
technology công_nghệ
team đội_ngũ
comments bình_luận
center trung_tâm
tools công_cụ
articles bài_viết bài_báo
app ứng_dụng
welcome chào_mừng xin_chào
reserved bảo_lưu
advertise quảng_cáo
post bài_đăng bài_viết đăng_bài
work làm_việc công_việc
features tính_năng
guide hướng_dẫn cẩm_nang
industry công_nghiệp
mobile di_động
share chia_sẻ
book sách đọc_sách mua_sách
read đọc_thêm đọc_tiếp xem_tiếp
documentation tài_liệu
members thành_viên hội_viên
questions câu_hỏi hỏi_đáp thắc_mắc
solutions giải_pháp
locations địa_điểm vị_trí
national quốc_gia
organization tổ_chức
tips bí_quyết mẹo_hay
order đặt_hàng đơn_hàng đặt_mua
office văn_phòng
skip bỏ_qua chuyển_đến_nội_dung
archive lưu_trữ kho_lưu_trữ
software phần_mềm
day ngày
research nghiên_cứu
expert chuyên_gia
add thêm_mới thêm_vào
conditions điều_kiện
releases phát_hành
engineering kỹ_thuật
collection bộ_sưu_tập sưu_tập
professional chuyên_nghiệp
details chi_tiết xem_chi_tiết
deliver giao_hàng
cart giỏ_hàng thêm_vào_giỏ
provide cung_cấp
electronics điện_tử điện_máy
financial tài_chính
back quay_lại trở_lại
installation lắp_đặt cài_đặt
forum diễn_đàn
university đại_học trường_đại_học
rights quyền_lợi bản_quyền quyền_con_người
started bắt_đầu
people con_người
schedule lịch_trình thời_khóa_biểu
link liên_kết
live trực_tiếp
protection bảo_vệ
network mạng_lưới hệ_thống_mạng mạng_máy_tính
plan kế_hoạch
list danh_sách
association hiệp_hội hội_nông_dân hội_phụ_nữ hội_cựu_chiến_binh
explore khám_phá
check kiểm_tra
newsletter bản_tin nhận_tin
map bản_đồ
links liên_kết
premium cao_cấp
transparency minh_bạch công_khai
apps ứng_dụng
call gọi_ngay gọi_điện hotline
politics chính_trị
present hiện_tại
clients khách_hàng
request yêu_cầu
leadership lãnh_đạo ban_lãnh_đạo
private riêng_tư tư_nhân
travel du_lịch
quality chất_lượng
club câu_lạc_bộ clb
security an_ninh bảo_mật
window cửa_sổ
life cuộc_sống đời_sống
students sinh_viên học_sinh
subscribe đăng_ký_nhận_tin
available có_sẵn còn_hàng
mission sứ_mệnh sứ_mạng
jobs việc_làm tìm_việc
visit tham_quan ghé_thăm
car ô_tô xe_hơi
digital kỹ_thuật_số chuyển_đổi_số
current hiện_tại hiện_nay
applications ứng_dụng
follow theo_dõi
culture văn_hóa văn_hoá
buy mua mua_ngay mua_hàng
including bao_gồm
results kết_quả
recent gần_đây
connect kết_nối
meet gặp_gỡ
operations vận_hành hoạt_động
watch xem_phim
investor nhà_đầu_tư đầu_tư cổ_đông quan_hệ_cổ_đông
school trường_học nhà_trường trường_tiểu_học trường_thcs trường_thpt trường_mầm_non thpt thcs
city thành_phố tp tphcm
popular phổ_biến
regular thường_xuyên
legal pháp_lý pháp_luật
sale khuyến_mãi giảm_giá
transfer chuyển_khoản chuyển_nhượng
today hôm_nay
language ngôn_ngữ
sponsored tài_trợ
sales bán_hàng kinh_doanh
donate quyên_góp ủng_hộ
government chính_phủ chính_quyền ubnd cải_cách_hành_chính thủ_tục_hành_chính chính_quyền_địa_phương
password mật_khẩu
country đất_nước quốc_gia
real thực_tế
continue tiếp_tục
group tập_đoàn
contract hợp_đồng
name họ_tên họ_và_tên
contribute đóng_góp
license giấy_phép
select lựa_chọn
art nghệ_thuật mỹ_thuật
activities hoạt_động
message tin_nhắn lời_nhắn
offers ưu_đãi
platform nền_tảng
photos hình_ảnh thư_viện_ảnh
magazine tạp_chí
computer máy_tính laptop
practice thực_hành luyện_tập
portal cổng_thông_tin
love tình_yêu
author tác_giả
chat trò_chuyện
pricing bảng_giá báo_giá
status tình_trạng trạng_thái
posts bài_viết
copyright bản_quyền giữ_bản_quyền
materials vật_liệu vật_tư
control kiểm_soát điều_khiển
easy dễ_dàng
planning quy_hoạch kế_hoạch
gallery thư_viện_ảnh
sports thể_thao
using sử_dụng
consulting tư_vấn
board hội_đồng hội_đồng_quản_trị
family gia_đình
form biểu_mẫu mẫu_đơn
care chăm_sóc
friends bạn_bè
performance hiệu_suất hiệu_năng
integration tích_hợp
build xây_dựng
response phản_hồi
music âm_nhạc
training đào_tạo tập_huấn
compare so_sánh
version phiên_bản
administration hành_chính
return đổi_trả trả_hàng
game trò_chơi
phone điện_thoại đt sđt
reference tham_khảo
apply ứng_tuyển nộp_đơn
secure an_toàn
library thư_viện tủ_sách
science khoa_học
employees nhân_viên
process quy_trình quá_trình
official chính_thức
learning học_tập
profile hồ_sơ
date ngày_tháng
commitment cam_kết
region khu_vực
event sự_kiện
play chơi
disclaimer miễn_trừ miễn_trừ_trách_nhiệm
card thẻ_tín_dụng thẻ_ngân_hàng thẻ_thành_viên
local địa_phương
participate tham_gia
games trò_chơi
shopping mua_sắm
issue số_báo
advanced nâng_cao
policies chính_sách
notice thông_báo
server máy_chủ
price giá_bán giá_tiền đơn_giá giá_tốt giá_từ
entertainment giải_trí
fast nhanh_chóng
technical kỹ_thuật
christmas giáng_sinh
state nhà_nước
credit tín_dụng
hours giờ_làm_việc giờ_mở_cửa
opportunities cơ_hội
children trẻ_em thiếu_nhi
standard tiêu_chuẩn
complete đầy_đủ hoàn_chỉnh
corporate doanh_nghiệp
story câu_chuyện truyện_ngắn truyện_tranh
job việc_làm công_việc
touch liên_lạc
tutorials hướng_dẫn
baby em_bé trẻ_sơ_sinh
daily hàng_ngày hằng_ngày
package gói_cước gói_dịch_vụ
admin quản_trị_viên
editor biên_tập
shipping vận_chuyển giao_hàng
options tùy_chọn
discover khám_phá
send gửi
festival lễ_hội
film phim
energy năng_lượng
foundation quỹ_từ_thiện quỹ_hỗ_trợ
discussion thảo_luận
analysis phân_tích
great tuyệt_vời
better tốt_hơn
introducing giới_thiệu
calculator máy_tính_bỏ_túi
volunteer tình_nguyện tình_nguyện_viên
interview phỏng_vấn
stories câu_chuyện đọc_truyện truyện_tranh truyện_ngắn
academic học_thuật
catalog danh_mục_sản_phẩm
college cao_đẳng
relations quan_hệ
construction xây_dựng thi_công
innovation đổi_mới sáng_tạo
certified chứng_nhận
budget ngân_sách
europe châu_âu
master thạc_sĩ
week tuần
sport thể_thao
stock cổ_phiếu chứng_khoán
environment môi_trường
commercial thương_mại
original chính_hãng
diversity đa_dạng
simple đơn_giản
announcements thông_báo
interest lãi_suất
assistance hỗ_trợ
photo hình_ảnh
intelligence trí_tuệ
second thứ_hai
sitemap sơ_đồ_trang sơ_đồ_web
address địa_chỉ
instructions hướng_dẫn
department phòng_ban
soon sắp_ra_mắt
classic cổ_điển
needs nhu_cầu
required bắt_buộc yêu_cầu_bắt_buộc
impact tác_động
property bất_động_sản nhà_đất
rental cho_thuê
annual thường_niên
maps bản_đồ
different khác_nhau
creating sáng_tạo
interactive tương_tác
safety an_toàn
tags từ_khóa
favorite yêu_thích
books sách
tel đt điện_thoại
hello xin_chào
inspired cảm_hứng
future tương_lai
fitness thể_hình
food thực_phẩm món_ăn ẩm_thực đồ_ăn
statement tuyên_bố
improve cải_thiện
notes ghi_chú
building tòa_nhà toà_nhà
strategy chiến_lược
channel kênh
portfolio dự_án_tiêu_biểu
function chức_năng
automatically tự_động
text văn_bản
district huyện quận_huyện
trusted tin_cậy uy_tín
beyond vượt_trội
human con_người
image hình_ảnh
deals khuyến_mại
machine máy_móc
park công_viên
submit gửi
meeting cuộc_họp
brands thương_hiệu
identify nhận_diện
payment thanh_toán
body cơ_thể
style phong_cách
church nhà_thờ giáo_hội hội_thánh
testimonials cảm_nhận ý_kiến_khách_hàng
related liên_quan
users người_dùng
loading đang_tải
climate khí_hậu
staff nhân_viên cán_bộ
overview tổng_quan
problem vấn_đề
air không_khí
auto ô_tô
test kiểm_tra
together cùng_nhau
long lâu_dài
smart thông_minh
sell cần_bán rao_bán
economic kinh_tế
space không_gian
type loại
modern hiện_đại
forgot quên_mật_khẩu
tickets đặt_vé mua_vé giá_vé
beautiful đẹp
unique độc_đáo
geographic địa_lý
success thành_công
upload tải_lên
guides hướng_dẫn
settings cài_đặt thiết_lập
executive điều_hành giám_đốc
class lớp
man đàn_ông
island hải_đảo quần_đảo
water cấp_nước nước_uống nước_sạch
traditional truyền_thống
answer trả_lời
format định_dạng
largest lớn_nhất
perfect hoàn_hảo
theme chủ_đề giao_diện
course khóa_học khoá_học
alternative thay_thế
sound âm_thanh
manual sách_hướng_dẫn
items mặt_hàng
cases trường_hợp
inside bên_trong
beauty làm_đẹp thẩm_mỹ sắc_đẹp
leading hàng_đầu
forms biểu_mẫu
safe an_toàn
hotel khách_sạn
demand nhu_cầu
restaurant nhà_hàng quán_ăn
tablet máy_tính_bảng
accept chấp_nhận đồng_ý
position vị_trí
women phụ_nữ
cloud đám_mây điện_toán_đám_mây
working làm_việc thời_gian_làm_việc
copy sao_chép
families gia_đình
wedding đám_cưới tiệc_cưới váy_cưới
agenda chương_trình_nghị_sự
land đất_nền đất_đai
workshops hội_thảo
launch ra_mắt
easily dễ_dàng
natural tự_nhiên thiên_nhiên
topics chủ_đề
screen màn_hình
example ví_dụ
concept khái_niệm
bank ngân_hàng
prepare chuẩn_bị
print in_ấn
brand thương_hiệu nhãn_hiệu
feedback phản_hồi góp_ý
manufacturing sản_xuất
opinion ý_kiến quan_điểm
size kích_thước kích_cỡ
garden sân_vườn cây_cảnh
statistics thống_kê
capital thủ_đô
skills kỹ_năng
choice lựa_chọn
understand thấu_hiểu
vision tầm_nhìn
prices giá_cả bảng_giá
gift quà_tặng
file tập_tin
combination kết_hợp
ideas ý_tưởng
drive lái_xe
savings tiết_kiệm
campaign chiến_dịch
medical y_khoa y_tế y_học
reading đọc_sách
humanities nhân_văn
values giá_trị
published xuất_bản
ready sẵn_sàng
sustainability bền_vững
collaboration hợp_tác
journal tạp_chí tạp_chí_khoa_học
confidence tự_tin tin_tưởng
youth thanh_niên tuổi_trẻ đoàn_thanh_niên
competitive cạnh_tranh
thanks cảm_ơn
artists nghệ_sĩ
trip chuyến_đi
scholarships học_bổng
storage lưu_trữ
teams đội_bóng
sellers người_bán
exchange trao_đổi sàn_giao_dịch
principles nguyên_tắc
incident sự_cố
compliance tuân_thủ
expand mở_rộng
moment khoảnh_khắc
advice lời_khuyên
dashboard bảng_điều_khiển
guidelines hướng_dẫn
admissions tuyển_sinh xét_tuyển
ratings xếp_hạng đánh_giá
animals động_vật thú_cưng thú_y
traffic giao_thông
save tiết_kiệm
teaching giảng_dạy
quote báo_giá
kids trẻ_em
edition ấn_bản
record kỷ_lục
radio phát_thanh
campus cơ_sở_đào_tạo
renew gia_hạn
cross chữ_thập_đỏ
scientists nhà_khoa_học
comprehensive toàn_diện
knowledge kiến_thức
refund hoàn_tiền hoàn_trả
involved tham_gia
institute viện_nghiên_cứu
core cốt_lõi
affordable giá_rẻ
evaluation đánh_giá
analytics phân_tích
monitor giám_sát
winter mùa_đông
fashion thời_trang
founder nhà_sáng_lập sáng_lập
efficient hiệu_quả
speakers diễn_giả
plans kế_hoạch
promotion khuyến_mãi khuyến_mại
optimization tối_ưu tối_ưu_hóa
key chìa_khóa
value giá_trị
important quan_trọng
initiative sáng_kiến
methods phương_pháp
arts nghệ_thuật
studies nghiên_cứu
residents cư_dân
abuse lạm_dụng
awards giải_thưởng
abstract tóm_tắt
house nhà_phố nhà_ở ngôi_nhà
solar năng_lượng_mặt_trời điện_mặt_trời
description mô_tả
legislative lập_pháp
plugins tiện_ích
cost chi_phí
rates lãi_suất tỷ_giá
room phòng_ngủ phòng_nghỉ phòng_khách loại_phòng
recruitment tuyển_dụng
profit lợi_nhuận
secret bí_mật
destination điểm_đến
dynamic năng_động
advisory cố_vấn
holiday kỳ_nghỉ nghỉ_dưỡng
agents đại_lý
priority ưu_tiên
hosting lưu_trữ_web
forest rừng lâm_nghiệp
effective hiệu_quả
evolution tiến_hóa
context bối_cảnh
progress tiến_độ
upcoming sắp_tới
republic cộng_hòa
specific cụ_thể
tournament giải_đấu
branch chi_nhánh
files tập_tin
stats thống_kê
cleaning vệ_sinh dọn_dẹp
subject môn_học chủ_đề
configuration cấu_hình
men nam_giới
pool hồ_bơi bể_bơi
highlights nổi_bật
beginning bắt_đầu
owners chủ_sở_hữu chủ_nhà
diagnosis chẩn_đoán
ensure đảm_bảo
random ngẫu_nhiên
power điện_lực
convenient tiện_lợi thuận_tiện
exclusive độc_quyền
peace hòa_bình
million triệu
weekly hàng_tuần
agreement thỏa_thuận
areas khu_vực
ministry bộ_trưởng bộ_y_tế bộ_giáo_dục bộ_công_thương bộ_tài_chính
word từ_vựng
weapons vũ_khí
enjoy tận_hưởng
appointment đặt_lịch lịch_hẹn đặt_hẹn
repair sửa_chữa
discounts giảm_giá
total tổng_cộng
infrastructure hạ_tầng cơ_sở_hạ_tầng
former cựu_sinh_viên
journey hành_trình
donations quyên_góp
independent độc_lập
alerts cảnh_báo
hardware phần_cứng
benefits lợi_ích phúc_lợi
visa thị_thực
elections bầu_cử
light ánh_sáng
division phòng_ban
primary tiểu_học
consolidation hợp_nhất
homes nhà_ở
bill hóa_đơn
trial dùng_thử
furniture nội_thất
think suy_nghĩ
toys đồ_chơi
basic cơ_bản
difficult khó_khăn
upgrade nâng_cấp
adventure phiêu_lưu
flight chuyến_bay vé_máy_bay
webinars hội_thảo_trực_tuyến
logistics hậu_cần
ebooks sách_điện_tử
phones điện_thoại
wellness chăm_sóc_sức_khỏe sức_khỏe_tinh_thần
road đường_bộ
suggestions góp_ý gợi_ý
booking đặt_phòng đặt_tour đặt_chỗ
estate địa_ốc bđs
checkout thanh_toán
tourism du_lịch
bikes xe_đạp
export xuất_khẩu
domain tên_miền
flexible linh_hoạt
ads quảng_cáo
mode chế_độ
broker môi_giới
philosophy triết_lý triết_học
edit chỉnh_sửa
equipment thiết_bị dụng_cụ
consent đồng_ý
equity cổ_phần
foreign nước_ngoài
simulation mô_phỏng
item mặt_hàng
patients bệnh_nhân người_bệnh
temperature nhiệt_độ
assets tài_sản
earn kiếm_tiền
characters nhân_vật
readers độc_giả bạn_đọc
newsroom phòng_tin
rent cho_thuê
television truyền_hình tivi
achieve đạt_được
gifts quà_tặng
inquiry yêu_cầu_báo_giá
evidence bằng_chứng
submenu trình_đơn
dining ẩm_thực ăn_uống
golf sân_golf
strength sức_mạnh
banner biểu_ngữ
maintenance bảo_trì bảo_dưỡng
seminars hội_thảo
study học_tập du_học
inspection kiểm_định thanh_tra
additional bổ_sung
talent tài_năng
tree cây_xanh
banking ngân_hàng
agency đại_lý
attribution ghi_công
hospital bệnh_viện
trending xu_hướng
states hoa_kỳ
military quân_sự quân_đội
background bối_cảnh
fantasy kỳ_ảo tiên_hiệp
catering đặt_tiệc tiệc
village làng thôn_xóm nông_thôn nông_thôn_mới
influence ảnh_hưởng
empower trao_quyền
discipline kỷ_luật
types các_loại
lecture bài_giảng
structure cơ_cấu cơ_cấu_tổ_chức
capacity công_suất
classes lớp_học
reliable đáng_tin_cậy
summer mùa_hè
wholesale bán_buôn bán_sỉ giá_sỉ
rules nội_quy quy_tắc
museum bảo_tàng
yoga tập_yoga
object đối_tượng
conference hội_nghị
sector lĩnh_vực
war chiến_tranh
cybersecurity an_ninh_mạng an_toàn_thông_tin
hero anh_hùng
enhance nâng_cao
stop dừng_lại
tuition học_phí
individual cá_nhân
implementation triển_khai
scale quy_mô
sort sắp_xếp
orders đơn_hàng
law pháp_luật
decorative trang_trí
thread chủ_đề
voice giọng_nói
doctor bác_sĩ
award giải_thưởng
routes tuyến_đường
movement phong_trào
loans cho_vay
win chiến_thắng
medicine y_học thuốc_tây
coaching huấn_luyện
tennis quần_vợt
powerful mạnh_mẽ
demonstrate chứng_minh
missing mất_tích
beach bãi_biển
complaint khiếu_nại tố_cáo
tracking tra_cứu_đơn_hàng theo_dõi_đơn_hàng
feel cảm_nhận
preferences tùy_chỉnh
pandemic đại_dịch dịch_bệnh
filter bộ_lọc
topic chủ_đề
approved phê_duyệt
awareness nhận_thức
notification thông_báo
math toán_học
ideal lý_tưởng
station nhà_ga
motorcycle xe_máy mô_tô
bus xe_buýt xe_khách
tour chuyến_du_lịch
translation dịch_thuật bản_dịch phiên_dịch dịch_thuật_công_chứng
table bàn_ghế bàn_ăn
enterprise doanh_nghiệp
coverage phủ_sóng
variety đa_dạng
train tàu_hỏa đường_sắt
cat chó_mèo
movies phim phim_ảnh
transition chuyển_đổi
anything bất_kỳ
lifestyle phong_cách_sống
magnetic từ_tính
interface giao_diện
cheap giá_rẻ
immigration định_cư nhập_cư
physical thể_chất
explanation giải_thích
delete xóa xoá
replace thay_thế
startups khởi_nghiệp
rooms phòng_nghỉ loại_phòng
fields lĩnh_vực
boats du_thuyền
teachers giáo_viên
exhibition triển_lãm
nature thiên_nhiên
vehicle phương_tiện xe xe_cộ ô_tô_xe_máy
title tiêu_đề chức_danh
perspectives góc_nhìn
advantage ưu_điểm lợi_thế
cast dàn_diễn_viên
depending tùy_thuộc
clean thực_phẩm_sạch
jewelry trang_sức vàng_bạc
closed đóng_cửa
vegetables rau rau_củ
anxiety lo_âu
faculty giảng_viên
toolkit bộ_công_cụ
mortgage thế_chấp
retrieve lấy_lại
justice tư_pháp công_lý
hackers tin_tặc
assembly quốc_hội hội_đồng_nhân_dân
gym phòng_tập phòng_gym
county tỉnh
charity từ_thiện
parish giáo_xứ
mosque thánh_đường
temple phật_giáo
prayer cầu_nguyện
worship thờ_phượng thờ_cúng
sermon bài_giảng_lễ
diocese giáo_phận
choir ca_đoàn hợp_xướng
orchestra dàn_nhạc
concert hòa_nhạc
theater nhà_hát sân_khấu
scouts hướng_đạo
donation quyên_góp
membership hội_viên
league giải_vô_địch
player cầu_thủ người_chơi tuyển_thủ
coach huấn_luyện_viên hlv
match trận_đấu
hiking leo_núi
cycling đạp_xe
football bóng_đá
fishing câu_cá đánh_cá
hunting săn_bắn
horse đua_ngựa cưỡi_ngựa
dog chó_mèo giống_chó
dance khiêu_vũ múa
massage mát_xa xoa_bóp
clinic phòng_khám
dentist nha_khoa nha_sĩ răng_hàm_mặt răng_sứ
pharmacy nhà_thuốc hiệu_thuốc dược_phẩm dược_sĩ
nurse điều_dưỡng y_tá
psychologist tâm_lý
lawyer luật_sư văn_phòng_luật
notary công_chứng
accountant kế_toán
tax thuế
insurance bảo_hiểm
loan vay_vốn cho_vay vay_tiền
plumber ống_nước
electrician thợ_điện
carpenter thợ_mộc
roof mái_nhà mái_tôn
kitchen bếp nhà_bếp thiết_bị_bếp
bathroom phòng_tắm nhà_tắm
heating sưởi máy_nước_nóng
door cửa_gỗ cửa_nhôm cửa_cuốn cửa_kính
flower hoa_tươi điện_hoa
bakery tiệm_bánh bánh
bread bánh_mì
wine rượu rượu_vang
beer bia
coffee cà_phê cafe
chef đầu_bếp
dish món_ăn
breakfast bữa_sáng ăn_sáng
camping cắm_trại
apartment căn_hộ chung_cư
departure khởi_hành
mayor chủ_tịch_ubnd
municipality thị_xã thị_trấn ủy_ban_nhân_dân
council hội_đồng
citizen công_dân người_dân
resident cư_trú
ordinance nghị_định thông_tư nghị_quyết
waste rác_thải chất_thải
police công_an cảnh_sát
fire phòng_cháy pccc cháy_nổ
permit giấy_phép cấp_phép
tender đấu_thầu mời_thầu
procurement mua_sắm_công
election bầu_cử
vote bỏ_phiếu bình_chọn
party đảng_bộ đảng_ủy đảng_viên đảng_cộng_sản
candidate ứng_viên thí_sinh
parliament quốc_hội
court tòa_án toà_án
kindergarten mầm_non mẫu_giáo
pupil học_sinh
student sinh_viên học_viên
teacher giáo_viên thầy_cô
exam kỳ_thi đề_thi
semester học_kỳ
diploma văn_bằng
lesson bài_học
enrolment nhập_học ghi_danh
thesis luận_văn luận_án
laboratory phòng_thí_nghiệm thí_nghiệm
speaker diễn_giả
sponsor nhà_tài_trợ
venue địa_điểm_tổ_chức
ticket đặt_vé vé_máy_bay mua_vé giá_vé
lineup đội_hình
recipe công_thức cách_làm
ingredient nguyên_liệu
cooking nấu_ăn
diary nhật_ký
essay tiểu_luận
poem thơ_ca bài_thơ
novel tiểu_thuyết
writer nhà_văn
photographer nhiếp_ảnh nhiếp_ảnh_gia
painter họa_sĩ
designer nhà_thiết_kế
developer nhà_phát_triển lập_trình lập_trình_viên
freelancer nghề_tự_do
curriculum chương_trình_đào_tạo
biography tiểu_sử
born sinh_ra
hobby sở_thích
reply trả_lời
moderator điều_hành_viên
member thành_viên
offline ngoại_tuyến
nickname biệt_danh
poll thăm_dò
guestbook lưu_bút
delivery giao_hàng
warranty bảo_hành
voucher phiếu_quà_tặng mã_giảm_giá
discount giảm_giá chiết_khấu
colour màu_sắc
bestseller bán_chạy
retail bán_lẻ
manufacturer nhà_sản_xuất
factory nhà_máy nhà_xưởng phân_xưởng
spare phụ_tùng linh_kiện
steel thép
wood đồ_gỗ gỗ_tự_nhiên gỗ_công_nghiệp
plastic nhựa
concrete bê_tông
renovation cải_tạo
architect kiến_trúc kiến_trúc_sư
engineer kỹ_sư
transport vận_tải
warehouse kho_hàng nhà_kho kho_bãi
tyre lốp_xe
garage gara
listing tin_đăng
directory danh_bạ
classified rao_vặt
advertisement quảng_cáo
vacancy việc_làm
employer nhà_tuyển_dụng
comparison so_sánh
ranking xếp_hạng
rating đánh_giá
coupon phiếu_giảm_giá mã_giảm_giá
nearby lân_cận
category danh_mục chuyên_mục
converter chuyển_đổi
install cài_đặt
changelog nhật_ký_thay_đổi
plugin tiện_ích
tutorial hướng_dẫn
automation tự_động_hóa
invoice hóa_đơn hoá_đơn
payroll tiền_lương bảng_lương
workflow quy_trình_làm_việc
newspaper nhật_báo báo_điện_tử tờ_báo
editorial tòa_soạn xã_luận
journalist nhà_báo
reporter phóng_viên
economy kinh_tế
weather thời_tiết
horoscope tử_vi cung_hoàng_đạo phong_thủy
obituary cáo_phó
broadcast phát_sóng
listen nghe_nhạc nghe_đài
crime tội_phạm
celebrity người_nổi_tiếng
accessibility khả_năng_tiếp_cận
career sự_nghiệp nghề_nghiệp
testimonial cảm_nhận
certificate chứng_chỉ giấy_chứng_nhận
partner đối_tác
solution giải_pháp
product sản_phẩm
tradition truyền_thống
competence năng_lực hồ_sơ_năng_lực
emergency khẩn_cấp cấp_cứu
night ban_đêm
printing in_ấn
advertising quảng_cáo
marketing tiếp_thị
score tỷ_số điểm_số
puzzle câu_đố
quiz trắc_nghiệm
band ban_nhạc
album tuyển_tập
song bài_hát ca_khúc
lyrics lời_bài_hát
movie phim
actor diễn_viên
cinema điện_ảnh
animal động_vật
adoption nhận_nuôi
child trẻ
elderly người_cao_tuổi người_già
disability khuyết_tật
refugee tị_nạn
poverty giảm_nghèo
aid viện_trợ
relief cứu_trợ
statute điều_lệ
chairman chủ_tịch
committee ủy_ban
society hội_chữ_thập_đỏ
union công_đoàn liên_đoàn
federation liên_đoàn
cooperative hợp_tác_xã
petition kiến_nghị
protest biểu_tình
conservation bảo_tồn
farm trang_trại nông_trại
agriculture nông_nghiệp
harvest thu_hoạch
town thị_trấn thị_xã xã_phường ubnd_xã ubnd_phường
sight danh_lam thắng_cảnh
mountain núi
"""
