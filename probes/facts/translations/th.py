"""Thai."""

from typing import Final

WORDS: Final = """\
service บริการ การให้บริการ
contact ติดต่อ ติดต่อเรา
home หน้าแรก หน้าหลัก
products สินค้า ผลิตภัณฑ์
new ใหม่ มาใหม่
information ข้อมูล สารสนเทศ
customer ลูกค้า
search ค้นหา สืบค้น
blog บล็อก
content เนื้อหา
site เว็บไซต์
support สนับสนุน ช่วยเหลือ
privacy ความเป็นส่วนตัว ส่วนบุคคล
find ค้นหา
news ข่าว ข่าวสาร ข่าวประชาสัมพันธ์ ข่าวล่าสุด
community ชุมชน ประชาคม
personal ส่วนบุคคล ส่วนตัว
top ยอดฮิต
website เว็บไซต์ เว็บไซท์
data ข้อมูล
directly โดยตรง
business ธุรกิจ
help ช่วยเหลือ ความช่วยเหลือ
join เข้าร่วม ร่วมงานกับเรา
media สื่อ มีเดีย
program โปรแกรม โครงการ
access เข้าถึง การเข้าถึง
health สุขภาพ สาธารณสุข
company บริษัท
register ลงทะเบียน สมัครสมาชิก
menu เมนู
history ประวัติ ประวัติความเป็นมา ประวัติศาสตร์
use การใช้งาน ใช้งาน
project โครงการ โปรเจกต์ ผลงาน
education การศึกษา ศึกษา
free ฟรี ไม่เสียค่าใช้จ่าย
design ออกแบบ ดีไซน์
public สาธารณะ
report รายงาน แจ้งเรื่อง
experience ประสบการณ์
international นานาชาติ ระหว่างประเทศ
policy นโยบาย
best ดีที่สุด ยอดเยี่ยม
main หลักสำคัญ
terms ข้อกำหนด เงื่อนไขการใช้งาน
open เปิดทำการ เปิดให้บริการ
online ออนไลน์
management การจัดการ บริหารจัดการ บริหาร
create สร้างบัญชี สร้างใหม่
download ดาวน์โหลด ดาวโหลด
start เริ่มต้น เริ่มใช้งาน
events กิจกรรม อีเว้นท์ อีเวนต์
login เข้าสู่ระบบ ล็อกอิน
learn เรียนรู้
video วิดีโอ วีดีโอ คลิป วิดิโอ
special พิเศษ
development การพัฒนา พัฒนา
careers ร่วมงานกับเรา สมัครงาน สายอาชีพ
user ผู้ใช้งาน ผู้ใช้
web เว็บ
review รีวิว
code โค้ด รหัส
market ตลาดสด ตลาดนัด ตลาดหลักทรัพย์
account บัญชีผู้ใช้ บัญชีของฉัน
social สังคม โซเชียล
view ดูรายละเอียด ดูทั้งหมด
general ทั่วไป
email อีเมล อีเมล์
latest ล่าสุด
resources ทรัพยากร
store ร้านค้า
categories หมวดหมู่ ประเภทสินค้า
press สื่อมวลชน
system ระบบ
world โลก ทั่วโลก
change เปลี่ยนแปลง
updates อัปเดต อัพเดท อัพเดต
partners พันธมิตร คู่ค้า พาร์ทเนอร์
global ระดับโลก
shop ร้านค้า ช้อป ช็อป
technology เทคโนโลยี
team ทีมงาน ทีมงานของเรา
comments ความคิดเห็น แสดงความคิดเห็น คอมเมนต์
center ศูนย์
tools เครื่องมือ
articles บทความ
app แอปพลิเคชัน แอพ แอปฯ แอพพลิเคชั่น
source แหล่งที่มา ที่มา
welcome ยินดีต้อนรับ
sign ลงชื่อเข้าใช้
reserved สงวนลิขสิทธิ์ สงวนสิทธิ์
advertise ลงโฆษณา ติดต่อโฆษณา
post โพสต์ โพสท์
work การทำงาน ทำงาน
features คุณสมบัติ ฟีเจอร์
guide คู่มือ คำแนะนำ
industry อุตสาหกรรม
info ข้อมูล
mobile มือถือ โทรศัพท์มือถือ
share แชร์ แบ่งปัน
book หนังสือ
read อ่านต่อ อ่านเพิ่มเติม อ่าน
documentation เอกสาร
members สมาชิก
questions คำถาม คำถามที่พบบ่อย ถามตอบ
solutions โซลูชัน โซลูชั่น
locations สถานที่ตั้ง สถานที่
national แห่งชาติ ระดับประเทศ
organization องค์กร องค์การ หน่วยงาน
tips เคล็ดลับ ทิปส์
order สั่งซื้อ คำสั่งซื้อ ออเดอร์
office สำนักงาน ออฟฟิศ
skip ข้ามไปยัง ข้ามไปที่
archive คลังเก็บ จดหมายเหตุ คลังข้อมูล
software ซอฟต์แวร์ ซอฟแวร์
day ประจำวันที่
research วิจัย งานวิจัย
expert ผู้เชี่ยวชาญ
add เพิ่มลง เพิ่มข้อมูล
conditions เงื่อนไข
cookies คุกกี้
releases ข่าวแจก
engineering วิศวกรรม
collection คอลเลกชัน คอลเลคชั่น
professional มืออาชีพ
details รายละเอียด
navigation นำทาง
deliver จัดส่ง ส่งมอบ
cart ตะกร้า รถเข็น ตะกร้าสินค้า
provide ให้บริการ
electronics อิเล็กทรอนิกส์
financial การเงิน ทางการเงิน
back ย้อนกลับ กลับไป
installation ติดตั้ง การติดตั้ง
forum เว็บบอร์ด กระดานสนทนา กระทู้ ฟอรั่ม
university มหาวิทยาลัย
rights สิทธิมนุษยชน สิทธิของ
started เริ่มต้นใช้งาน
people ประชาชน ผู้คน
schedule ตารางเวลา กำหนดการ
link ลิงก์ ลิงค์
live ถ่ายทอดสด ไลฟ์สด
protection คุ้มครอง ป้องกัน
network เครือข่าย
plan แผนงาน แผนปฏิบัติ แผนพัฒนา
list รายการ รายชื่อ
association สมาคม
explore สำรวจ
check ตรวจสอบ เช็ค
newsletter จดหมายข่าว
browse เรียกดู
map แผนที่
links ลิงก์ที่เกี่ยวข้อง ลิงค์ที่เกี่ยวข้อง
mail ไปรษณีย์
premium พรีเมียม พรีเมี่ยม ระดับพรีเมียม
transparency โปร่งใส ความโปร่งใส
apps แอปพลิเคชัน
call โทรเลย สายด่วน
videos วิดีโอ
politics การเมือง
clients ลูกค้าของเรา
request คำร้อง คำขอ
leadership ผู้นำ ภาวะผู้นำ
private เอกชน
travel เดินทาง ท่องเที่ยว
quality คุณภาพ
club สโมสร ชมรม
security ความปลอดภัย ความมั่นคง รักษาความปลอดภัย
window หน้าต่าง
life ชีวิต
students นักเรียน นักศึกษา
subscribe ติดตามข่าวสาร
available พร้อมใช้งาน พร้อมส่ง
mission พันธกิจ ภารกิจ
jobs หางาน รับสมัครงาน ตำแหน่งงาน
visit เยี่ยมชม
car รถยนต์ รถเช่า รถมือสอง
digital ดิจิทัล ดิจิตอล
current ปัจจุบัน
applications แอปพลิเคชัน
follow ติดตามเรา กดติดตาม
culture วัฒนธรรม
buy ซื้อเลย ซื้อสินค้า หยิบใส่ หยิบลงตะกร้า วิธีการสั่งซื้อ
results ผลลัพธ์ ผลการค้นหา
calendar ปฏิทิน
connect เชื่อมต่อ
operations การดำเนินงาน ปฏิบัติการ
watch รับชม
investor นักลงทุน ผู้ถือหุ้น ลงทุน
index ดัชนี
school โรงเรียน
podcast พอดแคสต์ พอดคาสท์
city เทศบาลเมือง เทศบาลนคร กรุงเทพมหานคร กรุงเทพฯ
popular ยอดนิยม
legal กฎหมาย
sale ลดราคา ขายดี
like ถูกใจ ไลค์
transfer โอนเงิน
today วันนี้
language ภาษาไทย ภาษา
sponsored สนับสนุนโดย
sales ฝ่ายขาย ยอดขาย ขาย
donate บริจาค ร่วมบริจาค
government รัฐบาล ภาครัฐ ราชการ ข้าราชการ
password รหัสผ่าน
country ประเทศ
continue ดำเนินการต่อ
group กลุ่ม
contract สัญญาจ้าง คู่สัญญา
name ชื่อ-นามสกุล นามสกุล
contribute มีส่วนร่วม
license ใบอนุญาต
select กรุณาเลือก
art ศิลปะ
activities กิจกรรม
message ข้อความ
offers ข้อเสนอ โปรโมชั่น
platform แพลตฟอร์ม
photos ภาพถ่าย รูปภาพ
magazine นิตยสาร วารสาร
computer คอมพิวเตอร์ คอมพิวเตอร
portal พอร์ทัล
love ความรัก
author ผู้เขียน ผู้แต่ง
chat แชท แชต พูดคุย
pricing อัตราค่าบริการ
status สถานะ
posts โพสต์ล่าสุด
copyright ลิขสิทธิ์
years ปีที่
action ดำเนินการ
materials วัสดุ
control ควบคุม
easy ง่าย
click คลิก คลิ๊ก
planning วางแผน
gallery แกลเลอรี่ แกลเลอรี แกลลอรี่ ภาพกิจกรรม
sports กีฬา
consulting ที่ปรึกษา ให้คำปรึกษา ปรึกษา
board คณะกรรมการ
family ครอบครัว
form แบบฟอร์ม
care ดูแล
friends เพื่อน
performance ประสิทธิภาพ ผลการดำเนินงาน
integration บูรณาการ
response ตอบสนอง
music ดนตรี
training ฝึกอบรม อบรม
compare เปรียบเทียบ
version เวอร์ชัน เวอร์ชั่น
administration การบริหาร
return คืนสินค้า เปลี่ยนคืน
game เกม เกมส์
phone โทรศัพท์ เบอร์โทร
reference อ้างอิง
apply สมัครงาน ยื่นใบสมัคร สมัครเรียน
secure ปลอดภัย
library ห้องสมุด หอสมุด
science วิทยาศาสตร์
employees พนักงาน
process กระบวนการ ขั้นตอน
official อย่างเป็นทางการ
learning การเรียนรู้ การเรียนการสอน
profile โปรไฟล์ ข้อมูลส่วนตัว
date วันที่
commitment ความมุ่งมั่น
region ภูมิภาค ภาคเหนือ ภาคใต้
event อีเวนต์ อีเว้นท์
play เล่นเกม
disclaimer ข้อจำกัดความรับผิดชอบ ปฏิเสธความรับผิดชอบ
card บัตรเครดิต การ์ด
quick รวดเร็ว
local ท้องถิ่น
participate มีส่วนร่วม
games เกมส์
shopping ช้อปปิ้ง ช็อปปิ้ง
issue ฉบับที่
advanced ขั้นสูง
notice ประกาศ
server เซิร์ฟเวอร์
price ราคา
entertainment บันเทิง
fast รวดเร็ว
series ซีรีส์ ซีรี่ย์ ซีรี่ส์
technical เทคนิค
christmas คริสต์มาส
state รัฐวิสาหกิจ
logo โลโก้
credit สินเชื่อ เครดิต
hours เวลาทำการ ชั่วโมง
opportunities โอกาส
children เด็ก
standard มาตรฐาน
complete ครบวงจร ครบถ้วน
corporate องค์กร
story เรื่องราว เรื่องเล่า
previous ก่อนหน้า
job ตำแหน่งงาน งานราชการ
tutorials บทเรียนออนไลน์
baby ทารก เด็กแรกเกิด แม่และเด็ก
daily รายวัน ประจำวัน
package แพ็กเกจ แพคเกจ แพ็คเกจ
admin ผู้ดูแลระบบ แอดมิน
editor บรรณาธิการ กองบรรณาธิการ
everyone ทุกคน
shipping ค่าจัดส่ง ค่าส่ง จัดส่งสินค้า ส่งฟรี
options ตัวเลือก
discover ค้นพบ
send ส่งข้อความ ส่งอีเมล
festival เทศกาล งานประเพณี
film ภาพยนตร์
docs เอกสารประกอบ
energy พลังงาน
foundation มูลนิธิ
discussion พูดคุยแลกเปลี่ยน อภิปราย
analysis วิเคราะห์
calculator คำนวณ เครื่องคิดเลข
volunteer อาสาสมัคร จิตอาสา
interview สัมภาษณ์
stories เรื่องราว
academic วิชาการ
catalog แคตตาล็อก แคตตาล็อค
college วิทยาลัยเทคนิค อาชีวศึกษา
relations สัมพันธ์
construction ก่อสร้าง รับเหมา
innovation นวัตกรรม
certified ได้รับการรับรอง
budget งบประมาณ
europe ยุโรป
master ปริญญาโท
week สัปดาห์
stock หุ้น สต็อก
small ขนาดเล็ก
wiki วิกิ
environment สิ่งแวดล้อม
commercial เชิงพาณิชย์ พาณิชย์
original ของแท้ ต้นฉบับ
diversity ความหลากหลาย
simple เรียบง่าย
announcements ประกาศ
interest ดอกเบี้ย
assistance ให้ความช่วยเหลือ
photo ภาพถ่าย
pay จ่ายเงิน
coming เร็วๆนี้
intelligence ปัญญาประดิษฐ์
sitemap แผนผังเว็บไซต์ ผังเว็บไซต์
writing การเขียน
address ที่อยู่
instructions วิธีใช้ วิธีการใช้งาน
department ฝ่าย ภาควิชา
studio สตูดิโอ
classic คลาสสิก
needs ความต้องการ
required จำเป็นต้อง
impact ผลกระทบ
property อสังหาริมทรัพย์ อสังหา
rental ให้เช่า เช่า
conduct จรรยาบรรณ
annual ประจำปี
maps แผนที่
celebrate เฉลิมฉลอง
creating สร้างสรรค์
interactive อินเทอร์แอคทีฟ
safety ปลอดภัย
tags แท็ก ป้ายกำกับ
favorite รายการโปรด
books หนังสือ
tel โทร.
hello สวัสดี
inspired แรงบันดาลใจ
future อนาคต
fitness ฟิตเนส ออกกำลังกาย
food อาหาร
statement แถลงการณ์
improve ปรับปรุง
notes หมายเหตุ
building อาคาร
opening พิธีเปิด
strategy กลยุทธ์ ยุทธศาสตร์
channel ช่องทาง
portfolio ผลงานของเรา ผลงานที่ผ่านมา
groups กลุ่ม
automatically อัตโนมัติ
district อำเภอ ตำบล
trusted น่าเชื่อถือ ไว้วางใจ
human มนุษย์
image ภาพประกอบ
deals ดีล โปรเด็ด
machine เครื่องจักร
gaming เกมมิ่ง
park อุทยาน สวนสาธารณะ
submit ส่งข้อมูล
white สีขาว
meeting ประชุม การประชุม
brands แบรนด์
payment ชำระเงิน การชำระเงิน
body ร่างกาย
style สไตล์
church คริสตจักร โบสถ์
testimonials คำนิยม เสียงจากลูกค้า
related ที่เกี่ยวข้อง
users ผู้ใช้งาน
loading กำลังโหลด
climate สภาพภูมิอากาศ
staff บุคลากร
overview ภาพรวม
problem ปัญหา
air เครื่องปรับอากาศ แอร์บ้าน
auto อุตสาหกรรมยานยนต์
test ทดสอบ แบบทดสอบ
together ร่วมกัน
smart อัจฉริยะ สมาร์ท
economic เศรษฐกิจ
type ประเภท
modern ทันสมัย
forgot ลืมรหัสผ่าน
tickets ตั๋ว บัตรเข้าชม
beautiful สวยงาม
unique เอกลักษณ์
geographic ภูมิศาสตร์
success ความสำเร็จ
upload อัปโหลด อัพโหลด
settings ตั้งค่า การตั้งค่า
executive ผู้บริหาร
class ชั้นเรียน
man ผู้ชาย
island เกาะ
water น้ำดื่ม ประปา
traditional ดั้งเดิม
answer คำตอบ
largest ใหญ่ที่สุด
theme ธีม
course คอร์ส หลักสูตร
alternative ทางเลือก
sound เครื่องเสียง
items รายการสินค้า
beauty ความงาม เสริมสวย บิวตี้
leading ชั้นนำ
forms แบบฟอร์ม
hotel โรงแรม
demand อุปสงค์
restaurant ร้านอาหาร ภัตตาคาร
tablet แท็บเล็ต
accept ยอมรับ ยอมรับทั้งหมด
position ตำแหน่ง
women ผู้หญิง
cloud คลาวด์
ice ไอศกรีม น้ำแข็ง
working เวลาทำงาน
copy คัดลอก
minutes นาที
wedding แต่งงาน งานแต่ง เวดดิ้ง
agenda วาระการประชุม
land ที่ดิน
workshops เวิร์คช็อป เวิร์กช็อป อบรมเชิงปฏิบัติการ
launch เปิดตัว
easily อย่างง่ายดาย
natural ธรรมชาติ
topics หัวข้อ
screen หน้าจอ
example ตัวอย่าง
concept แนวคิด คอนเซ็ปต์
bank ธนาคาร
prepare เตรียมตัว เตรียมพร้อม
print พิมพ์หน้านี้
brand แบรนด์ ยี่ห้อ
feedback ข้อเสนอแนะ
manufacturing การผลิต
opinion ทัศนะ
size ขนาด ไซส์
garden จัดสวน สวนสวย
statistics สถิติ
capital เงินทุน เมืองหลวง
skills ทักษะ
vision วิสัยทัศน์
prices ราคาสินค้า
gift ของขวัญ
number หมายเลข
file ไฟล์แนบ แนบไฟล์
ideas ไอเดีย
savings เงินฝาก ออมทรัพย์ ออมเงิน
campaign แคมเปญ
medical ทางการแพทย์ การแพทย์
reading การอ่าน
humanities มนุษยศาสตร์
values ค่านิยม คุณค่า
published เผยแพร่ ตีพิมพ์
sustainability ยั่งยืน ความยั่งยืน
collaboration ความร่วมมือ
journal วารสารวิชาการ วารสาร
confidence ความมั่นใจ
youth เยาวชน วัยรุ่น
competitive แข่งขัน
thanks ขอบคุณ
artists ศิลปิน
trip ทริป
scholarships ทุนการศึกษา
storage จัดเก็บ
teams ทีมฟุตบอล
sellers ผู้ขาย
exchange แลกเปลี่ยน
principles หลักการ
incident อุบัติเหตุ
compliance ปฏิบัติตามกฎ
expand ขยาย
advice คำแนะนำ
dashboard แดชบอร์ด
focus มุ่งเน้น
senior ผู้สูงวัย
guidelines แนวทาง แนวปฏิบัติ
admissions รับสมัครนักศึกษา รับสมัครนักเรียน
united สหประชาชาติ
ratings คะแนนรีวิว
animals สัตว์ สัตว์เลี้ยง
traffic จราจร
save บันทึก ประหยัด
box กล่อง
teaching การสอน
quote ใบเสนอราคา ขอใบเสนอราคา
kids เด็กๆ
edition ฉบับพิมพ์
radio วิทยุ
campus วิทยาเขต
renew ต่ออายุ
episode ตอนล่าสุด
scientists นักวิทยาศาสตร์
comprehensive ครอบคลุม
insights เจาะลึก
knowledge ความรู้ องค์ความรู้
refund คืนเงิน
institute สถาบัน
intro บทนำ
evaluation ประเมิน การประเมิน
analytics วิเคราะห์ข้อมูล
monitor จอภาพ เฝ้าระวัง
winter ฤดูหนาว
green สีเขียว
fashion แฟชั่น เสื้อผ้า
founder ผู้ก่อตั้ง
efficient มีประสิทธิภาพ
wide หลากหลาย
speakers วิทยากร ลำโพง
resumes เรซูเม่ ประวัติส่วนตัว
promotion โปรโมชั่น โปรโมชัน ส่งเสริมการขาย
optimization เพิ่มประสิทธิภาพ
key กุญแจ
value มูลค่า
important สำคัญ
initiative ริเริ่ม
methods วิธีการ
arts ศิลปกรรม ศิลปศาสตร์
residents ผู้อยู่อาศัย
button ปุ่ม
black สีดำ
abuse แจ้งละเมิด
awards รางวัล
virtual เสมือนจริง
abstract บทคัดย่อ
house บ้านเดี่ยว บ้านมือสอง ขายบ้าน แบบบ้าน
solar โซลาร์ โซล่าเซลล์ แสงอาทิตย์
description คำอธิบาย
fun สนุก
legislative นิติบัญญัติ
plugins ปลั๊กอิน
cost ต้นทุน ค่าใช้จ่าย
rates อัตราดอกเบี้ย
room ห้องพัก ห้องนอน
recruitment รับสมัครบุคลากร สรรหา
profit กำไร
secret ความลับ
destination จุดหมายปลายทาง
dynamic ไดนามิก
dev นักพัฒนาระบบ
holiday วันหยุด
agents ตัวแทนจำหน่าย ตัวแทน
priority ลำดับความสำคัญ
hosting โฮสติ้ง เว็บโฮสติ้ง
forest ป่าไม้ ผืนป่า
effective มีประสิทธิผล
evolution วิวัฒนาการ
progress ความคืบหน้า ความก้าวหน้า
upcoming ที่กำลังจะมาถึง
republic สาธารณรัฐ
tournament ทัวร์นาเมนต์ การแข่งขัน
branch สาขา
files ไฟล์เอกสาร
stats สถิติผู้เข้าชม
cleaning ทำความสะอาด
subject รายวิชา
configuration กำหนดค่า
men สุภาพบุรุษ
pool สระว่ายน้ำ
highlights ไฮไลท์
owners เจ้าของ
diagnosis วินิจฉัย
random สุ่ม
power ไฟฟ้า
convenient สะดวก
sample สินค้าตัวอย่าง
exclusive เอ็กซ์คลูซีฟ
peace สันติภาพ
million ล้าน
weekly รายสัปดาห์
agreement ข้อตกลง
step ขั้นตอนที่
areas พื้นที่
parts ชิ้นส่วน
ministry กระทรวง รัฐมนตรี
word คำศัพท์
weapons อาวุธ
enjoy เพลิดเพลิน
appointment นัดหมาย
repair ซ่อม ซ่อมแซม
discounts ส่วนลด
letters จดหมาย
label ฉลาก
infrastructure โครงสร้างพื้นฐาน
donations เงินบริจาค
independent อิสระ
street ถนน ซอย
alerts แจ้งเตือน
hotels ที่พัก รีสอร์ท โรงแรมที่พัก
hardware ฮาร์ดแวร์
benefits ประโยชน์ สิทธิประโยชน์ สวัสดิการ
visa วีซ่า
elections การเลือกตั้ง
light แสงสว่าง หลอดไฟ โคมไฟ
division กองช่าง กองคลัง กองการศึกษา
primary ประถมศึกษา ประถม
homes บ้านและคอนโด
trial ทดลองใช้
furniture เฟอร์นิเจอร์
toys ของเล่น
basic เบื้องต้น พื้นฐาน
upgrade อัพเกรด อัปเกรด
adventure ผจญภัย
flight เที่ยวบิน ตั๋วเครื่องบิน
webinars สัมมนาออนไลน์
logistics โลจิสติกส์ ขนส่งสินค้า
ebooks อีบุ๊ค หนังสืออิเล็กทรอนิกส์
phones สมาร์ทโฟน
wellness เวลเนส
road ทางหลวง
red สีแดง
suggestions ข้อเสนอแนะ
booking จอง สำรองที่นั่ง จองห้องพัก
estate อสังหาริมทรัพย์
checkout ดำเนินการชำระเงิน
tourism การท่องเที่ยว ท่องเที่ยว
bikes จักรยานเสือภูเขา จักรยานไฟฟ้า
export ส่งออก
guest ผู้เข้าพัก
tab แท็บ
covid โควิด
domain โดเมน
star ดวงดาว
flexible ยืดหยุ่น
ads โฆษณา
mode โหมด
supplies พัสดุ เครื่องเขียน
broker โบรกเกอร์ นายหน้า
philosophy ปรัชญา
edit แก้ไข
equipment อุปกรณ์ ครุภัณฑ์
consent ยินยอม ความยินยอม
papers บทความวิจัย
equity หลักทรัพย์
foreign ต่างประเทศ ชาวต่างชาติ
simulation จำลอง
item รายการสินค้า
patients ผู้ป่วย คนไข้
temperature อุณหภูมิ
assets สินทรัพย์ ทรัพย์สิน
earn รายได้เสริม
characters ตัวละคร
readers ผู้อ่าน
newsroom ห้องข่าว
month ประจำเดือน
rent ให้เช่า
viewers ผู้ชม
television โทรทัศน์ ทีวี
mobility การเคลื่อนที่
achieve บรรลุ
gifts ของขวัญ ของฝาก
inquiry สอบถาม สอบถามข้อมูล
evidence หลักฐาน
charge ค่าธรรมเนียม
dining รับประทานอาหาร
golf กอล์ฟ
strength จุดแข็ง
banner แบนเนอร์
maintenance บำรุงรักษา ซ่อมบำรุง
seminars สัมมนา
study เรียนต่อ ศึกษาต่อ
inspection ตรวจเช็ค
additional เพิ่มเติม
talent พรสวรรค์
tree ต้นไม้
banking ธนาคารออนไลน์
agency เอเจนซี่ เอเจนซี
hospital โรงพยาบาล
trending เทรนด์
military ทหาร กองทัพ
background พื้นหลัง
fantasy แฟนตาซี
catering จัดเลี้ยง
village หมู่บ้าน
influence อิทธิพล
empower เสริมพลัง
discipline วินัย
lecture การบรรยาย
structure โครงสร้าง
capacity กำลังการผลิต
classes ชั้นเรียน
summer ฤดูร้อน ซัมเมอร์
wholesale ขายส่ง
rules กฎกติกา กฎระเบียบ ระเบียบ
museum พิพิธภัณฑ์
fresh สดใหม่
yoga โยคะ
conference การประชุมวิชาการ
sector ภาคส่วน
war สงคราม
cybersecurity ไซเบอร์
hero ฮีโร่ วีรบุรุษ
suite ห้องสวีท
tuition ค่าเล่าเรียน ค่าเทอม
individual รายบุคคล
trailer ตัวอย่างหนัง
implementation การนำไปใช้
orders รายการสั่งซื้อ
law กฎหมาย พระราชบัญญัติ นิติศาสตร์
decorative ตกแต่ง
creator ครีเอเตอร์
zoom ซูม
voice เสียงพูด
doctor คุณหมอ แพทย์
award รางวัล
routes เส้นทาง
movement ความเคลื่อนไหว
loans เงินกู้ กู้เงิน
win ชนะ
medicine ยารักษา เวชภัณฑ์ ยาแผน
coaching โค้ชชิ่ง
extension ส่วนขยาย
tennis เทนนิส
strong แข็งแกร่ง
beach ชายหาด ทะเล
complaint ร้องเรียน ร้องทุกข์
tracking ติดตามพัสดุ เช็คพัสดุ ติดตามสถานะ
preferences การตั้งค่าคุกกี้
pandemic โรคระบาด
filter ตัวกรอง
topic หัวข้อ
approved อนุมัติ
unit หน่วยวัด
awareness ตระหนักรู้
notification การแจ้งเตือน
billing เรียกเก็บเงิน
math คณิตศาสตร์
station สถานี
motorcycle มอเตอร์ไซค์ จักรยานยนต์
bus รถบัส รถโดยสาร รถทัวร์
tour ทัวร์
translation แปลภาษา รับแปล
enterprise วิสาหกิจ
coverage ความครอบคลุม
train รถไฟ รถไฟฟ้า
cat แมว
movies ภาพยนตร์ ดูหนัง หนังใหม่
transition เปลี่ยนผ่าน
lifestyle ไลฟ์สไตล์
interface อินเทอร์เฟซ
cheap ราคาถูก
immigration ตรวจคนเข้าเมือง
pickup รับสินค้าเอง
explanation คำอธิบาย
delete ลบออก
startups สตาร์ทอัพ
rooms ห้องพัก
fields สาขาวิชา
boats เรือยอชท์ เรือท่องเที่ยว สปีดโบ๊ท
teachers ครู อาจารย์
exhibition นิทรรศการ
nature ธรรมชาติ
vehicle ยานพาหนะ
title คำนำหน้า
advantage ข้อดี
clean สะอาด
jewelry เครื่องประดับ จิวเวลรี่ อัญมณี
closed วันปิดทำการ ปิดปรับปรุง
flow ขั้นตอนการ
vegetables ผักสด ผักผลไม้
anxiety วิตกกังวล
faculty คณะวิทยาศาสตร์ คณะวิศวกรรมศาสตร์ คณาจารย์
mortgage จำนอง สินเชื่อบ้าน
audit ตรวจสอบบัญชี ตรวจสอบภายใน
justice ยุติธรรม
hackers แฮกเกอร์
assembly สมัชชา
stamps แสตมป์ ตราไปรษณียากร
gym ยิม
pain อาการปวด
pizza พิซซ่า
county จังหวัด
charity การกุศล
parish สังฆมณฑล
mosque มัสยิด
temple วัดวาอาราม พระอาราม วัดพระ พุทธศาสนา
prayer สวดมนต์ คำอธิษฐาน
worship นมัสการ
sermon คำเทศนา เทศนา ธรรมะ
choir ประสานเสียง
orchestra ออร์เคสตรา วงดุริยางค์
concert คอนเสิร์ต
theater โรงละคร ละครเวที
scouts ลูกเสือ
donation บริจาค
membership การเป็นสมาชิก
league พรีเมียร์ลีก ไทยลีก ลาลีกา
player นักเตะ ผู้เล่น
coach ผู้ฝึกสอน โค้ช
match โปรแกรมการแข่งขัน นัดแข่ง
hiking เดินป่า
cycling ปั่นจักรยาน
football ฟุตบอล
fishing ตกปลา ประมง
hunting ล่าสัตว์
horse ขี่ม้า แข่งม้า
dog สุนัข
breed สายพันธุ์
dance เต้นรำ นาฏศิลป์
massage นวดแผนไทย นวดไทย สปา
clinic คลินิก คลินิค
dentist ทันตกรรม ทันตแพทย์ จัดฟัน
pharmacy ร้านขายยา เภสัช
nurse พยาบาลวิชาชีพ พยาบาลศาสตร์
psychologist จิตวิทยา นักจิตวิทยา
lawyer ทนายความ ทนาย
notary โนตารี
accountant นักบัญชี ทำบัญชี สำนักงานบัญชี
tax ภาษี สรรพากร
insurance ประกันภัย ประกันชีวิต
loan สินเชื่อ เงินกู้
plumber ช่างประปา
electrician ช่างไฟ
carpenter ช่างไม้
roof หลังคา
kitchen ห้องครัว เครื่องครัว
bathroom ห้องน้ำ สุขภัณฑ์
heating เครื่องทำความร้อน เครื่องทำน้ำอุ่น
door ประตู
flower ดอกไม้
bakery เบเกอรี่ ขนมปัง
bread ขนมปัง
wine ไวน์
beer เบียร์
coffee กาแฟ คาเฟ่
chef เชฟ
dish เมนูอาหาร
breakfast อาหารเช้า
camping แคมป์ปิ้ง ตั้งแคมป์
apartment อพาร์ทเมนท์ คอนโด อพาร์ตเมนต์ ห้องชุด
arrival วันเดินทางมาถึง
departure วันเดินทางออก
mayor นายกเทศมนตรี นายกองค์การ
municipality เทศบาล องค์การบริหารส่วน อบต.
council สภาเทศบาล สภาท้องถิ่น
citizen พลเมือง
resident ผู้พักอาศัย
ordinance เทศบัญญัติ ข้อบัญญัติ
waste ขยะ มูลฝอย
police ตำรวจ
fire ดับเพลิง อัคคีภัย
permit ใบอนุญาต ขออนุญาต
tender ประกวดราคา สอบราคา
procurement จัดซื้อจัดจ้าง จัดซื้อ
election เลือกตั้ง
vote โหวต ลงคะแนน
party พรรคการเมือง พรรค
candidate ผู้สมัคร
parliament รัฐสภา สภาผู้แทนราษฎร
court ศาลยุติธรรม ศาลปกครอง ศาลอาญา
kindergarten อนุบาล เด็กเล็ก
pupil นักเรียน
student นักศึกษา นักเรียน นิสิต
teacher ครูผู้สอน
exam ข้อสอบ การสอบ สอบเข้า
semester ภาคเรียน เทอม ภาคการศึกษา
diploma ประกาศนียบัตร ปวส ปวช
lesson บทเรียน ติวเตอร์ เรียนพิเศษ
enrolment ลงทะเบียนเรียน
thesis วิทยานิพนธ์
laboratory ห้องปฏิบัติการ ห้องแล็บ
speaker วิทยากร
sponsor ผู้สนับสนุน สปอนเซอร์
venue สถานที่จัดงาน
ticket ตั๋ว
lineup รายชื่อนักเตะ
recipe สูตรอาหาร วิธีทำ
ingredient ส่วนผสม วัตถุดิบ
cooking ทำอาหาร
diary ไดอารี่ บันทึกประจำวัน
travelogue บันทึกการเดินทาง รีวิวเที่ยว
essay เรียงความ
poem บทกวี บทกลอน
novel นิยาย
writer นักเขียน
photographer ช่างภาพ ถ่ายภาพ
painter จิตรกร ภาพวาด
illustrator นักวาด ภาพประกอบ
designer นักออกแบบ ดีไซเนอร์
developer นักพัฒนา โปรแกรมเมอร์
freelancer ฟรีแลนซ์
curriculum หลักสูตรสถานศึกษา
biography ชีวประวัติ
born เกิดวันที่ วันเกิด
hobby งานอดิเรก
reply ตอบกลับ
moderator ผู้ดูแลบอร์ด
member สมาชิก
offline ออฟไลน์
nickname ชื่อเล่น
poll โพล แบบสำรวจ
guestbook สมุดเยี่ยม
basket ตะกร้า
delivery จัดส่ง เดลิเวอรี่
warranty รับประกัน การรับประกัน
voucher เวาเชอร์ บัตรกำนัล
discount ส่วนลด
colour โทนสี
bestseller ขายดี สินค้าขายดี
retail ค้าปลีก ขายปลีก
manufacturer ผู้ผลิต
factory โรงงาน
spare อะไหล่
steel เหล็ก สแตนเลส
wood ไม้แปรรูป ไม้สัก
plastic พลาสติก
concrete คอนกรีต
renovation รีโนเวท ต่อเติม
architect สถาปนิก สถาปัตยกรรม
engineer ทีมวิศวกร วิศวกรไฟฟ้า วิศวกรโยธา
transport ขนส่ง การขนส่ง
freight ขนส่งทางเรือ
warehouse คลังสินค้า โกดัง
tyre ยางรถยนต์
garage อู่ซ่อมรถ อู่รถ
leasing ลีสซิ่ง เช่าซื้อ
listing ลงประกาศขาย
directory สมุดโทรศัพท์ ทำเนียบ
classified ประกาศฟรี ลงประกาศ
advertisement โฆษณา
vacancy ตำแหน่งว่าง ตำแหน่งที่เปิดรับ
employer นายจ้าง
comparison การเปรียบเทียบ
ranking จัดอันดับ อันดับ
rating เรตติ้ง
coupon คูปอง
nearby ใกล้เคียง
category หมวดหมู่
converter แปลงไฟล์ ตัวแปลง
generator เครื่องกำเนิดไฟฟ้า
install ติดตั้ง
plugin ปลั๊กอิน
tutorial สอนการใช้งาน
subscription ค่าสมาชิก
automation ระบบอัตโนมัติ
invoice ใบแจ้งหนี้ ใบกำกับภาษี
payroll เงินเดือน
workflow ขั้นตอนการทำงาน
newspaper หนังสือพิมพ์
editorial บทบรรณาธิการ
journalist นักข่าว
reporter ผู้สื่อข่าว
headline พาดหัวข่าว ข่าวเด่น
economy เศรษฐกิจ
weather พยากรณ์อากาศ สภาพอากาศ
horoscope ดูดวง ราศี โหราศาสตร์
obituary ไว้อาลัย งานศพ
broadcast ออกอากาศ
listen ฟังเพลง รับฟัง
crime อาชญากรรม
celebrity ดารา คนดัง
imprint สำนักพิมพ์
cookie คุกกี้
accessibility การเข้าถึงเว็บไซต์
career สายอาชีพ อาชีพการงาน
testimonial เสียงจากลูกค้า
certificate ใบรับรอง เกียรติบัตร
partner พันธมิตร
solution โซลูชัน
product สินค้า ผลิตภัณฑ์
tradition ประเพณี
competence สมรรถนะ
emergency ฉุกเฉิน
night กลางคืน
printing โรงพิมพ์ งานพิมพ์ สิ่งพิมพ์
advertising การโฆษณา
marketing การตลาด
score ผลบอล คะแนน
puzzle ปริศนา
quiz ควิซ
band วงดนตรี
album อัลบั้ม อัลบั้มภาพ
song เพลง
lyrics เนื้อเพลง
movie หนังออนไลน์ ภาพยนตร์
actor นักแสดง
cinema โรงภาพยนตร์ โรงหนัง
animal สัตวแพทย์
shelter สถานสงเคราะห์
adoption รับเลี้ยง
child บุตร
elderly ผู้สูงอายุ
disability คนพิการ ผู้พิการ
refugee ผู้ลี้ภัย
poverty ความยากจน ยากไร้
aid สงเคราะห์
relief บรรเทาสาธารณภัย ผู้ประสบภัย
statute ข้อบังคับ
chairman ประธาน
committee กรรมการ
society สมาคม
union สหภาพ
federation สหพันธ์
cooperative สหกรณ์
petition ร่วมลงชื่อ
protest ประท้วง ม็อบ
conservation อนุรักษ์
farm ฟาร์ม
agriculture การเกษตร เกษตร เกษตรกร
harvest เก็บเกี่ยว
town เทศบาลตำบล เทศบาลเมือง
sight แหล่งท่องเที่ยว สถานที่ท่องเที่ยว
mountain ภูเขา
ski เล่นสกี ลานสกี
"""
