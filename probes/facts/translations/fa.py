"""Persian."""

from typing import Final

WORDS: Final = """\
service خدمات سرویس
contact تماس
home خانه صفحه_اصلی صفحه_نخست
products محصولات کالاها
new جدید
information اطلاعات
customer مشتری مشتریان
search جستجو جست_وجو جستجوی
blog وبلاگ بلاگ دلنوشته روزمرگی
content محتوا محتوای
site سایت
support پشتیبانی حمایت
privacy حریم_خصوصی
page صفحه
find یافتن
news اخبار خبر خبرها خبرهای خبری خبرگزاری
community جامعه
personal شخصی
top برتر برترین
website وبسایت وب_سایت تارنما
data داده_ها داده_های دیتا
business کسب_وکار کسب_و تجارت تجاری
help کمک
join بپیوندید
media رسانه رسانه_ای رسانه_ها
program برنامه
access دسترسی
health سلامت سلامتی بهداشت
company شرکت شرکت_ها ثبت_شرکت سهامی_خاص هلدینگ
register ثبت_نام
menu منو منوی
history تاریخچه تاریخی
use استفاده
project پروژه پروژه_ها پروژه_های
education آموزش آموزشی تحصیلات تحصیلی
free رایگان
design طراحی
public عمومی
report گزارش
experience تجربه تجربیات
international بین_المللی بین_الملل
policy خط_مشی سیاستگذاری
best بهترین
terms شرایط_استفاده ضوابط قوانین_سایت
online آنلاین برخط
management مدیریت
create ایجاد
download دانلود
start شروع آغاز
events رویدادها
login ورود لاگین
learn یادگیری بیاموزید
video ویدیو ویدئو ویدیوی
special ویژه
development توسعه
careers فرصت_شغلی مشاغل
user کاربر کاربران کاربری
web وب
review نقد بررسی
code کد
market بازار
account حساب_کاربری حساب
social اجتماعی
view مشاهده نمایش
email ایمیل رایانامه پست_الکترونیک پست_الکترونیکی
latest آخرین جدیدترین تازه_ترین
resources منابع
store فروشگاه
categories دسته_بندی دسته_ها دسته_های
press مطبوعات
system سیستم سامانه
world جهان دنیا
change تغییر تغییرات
updates به_روزرسانی بروزرسانی آپدیت
partners شرکا شرکای
global جهانی
shop فروشگاه نماد_اعتماد فروشگاه_اینترنتی ضمانت_بازگشت
technology فناوری تکنولوژی فن_آوری
team تیم
comments نظرات دیدگاه_ها دیدگاه دیدگاه_های کامنت
center مرکز مراکز
tools ابزارها
articles مقالات مقاله
app اپلیکیشن اپ
source منبع
welcome خوش_آمدید خوش_آمد
sign امضا
reserved محفوظ
advertise تبلیغ
post پست
work کار
features ویژگی_ها ویژگی_های قابلیت_ها ویژگی
guide راهنما
industry صنعت صنایع صنعتی
info اطلاعات
mobile موبایل تلفن_همراه
share اشتراک_گذاری
book کتاب کتاب_صوتی
read بخوانید
documentation مستندات
members اعضا اعضای
questions سوالات سؤالات پرسش_ها پرسش_های
solutions راهکارها راه_حل
national ملی
organization سازمان
tips نکات ترفندها ترفند
order سفارش
office دفتر اداره
archive آرشیو بایگانی
software نرم_افزار نرم_افزاری نرم_افزارهای
day روز
research پژوهش پژوهشی تحقیقات تحقیق
expert کارشناس متخصص
add افزودن اضافه
conditions شرایط
cookies کوکی_ها
engineering مهندسی
collection مجموعه کلکسیون
professional حرفه_ای تخصصی
details جزئیات جزییات
deliver تحویل
cart سبد_خرید افزودن_به
provide ارائه
electronics الکترونیک
financial مالی
back بازگشت
installation نصب
forum انجمن تالار فروم نام_انجمن ارسال_ها
university دانشگاه پیام_نور دانشگاه_آزاد علوم_پزشکی
rights حقوق
people مردم
schedule زمان_بندی زمانبندی
link لینک
live زنده
protection حفاظت محافظت
network شبکه
plan پلن
list لیست فهرست
association انجمن انجمن_علمی
explore کاوش
newsletter خبرنامه
browse مرور
map نقشه
links پیوندها لینک_ها لینک_های
mail نامه
premium پریمیوم
transparency شفافیت
apps اپلیکیشن_ها اپلیکیشن_های
videos ویدیوها ویدئوها
politics سیاسی سیاست
clients مشتریان
request درخواست تقاضا
leadership رهبری
private خصوصی
travel سفر مسافرت
quality کیفیت
club باشگاه
security امنیت امنیتی
window پنجره
life زندگی
students دانشجویان دانش_آموزان
subscribe مشترک_شوید
available موجود
mission ماموریت مأموریت رسالت
jobs استخدام شغل مشاغل
visit بازدید
car خودرو ماشین اتومبیل
digital دیجیتال
current جاری
applications درخواست_ها
follow دنبال_کنید
culture فرهنگ فرهنگی
buy خرید افزودن_به
results نتایج
calendar تقویم
recent اخیر
connect اتصال
meet ملاقات
operations عملیات
watch تماشا
investor سرمایه_گذار سرمایه_گذاران سرمایه_گذاری
index شاخص
school مدرسه مدارس دبیرستان آموزشگاه دبستان هنرستان
podcast پادکست
city شهر شهرهای
popular محبوب پربازدید محبوب_ترین
legal حقوقی قانونی
like لایک
transfer انتقال
today امروز
language زبان آموزشگاه_زبان آیلتس
sale فروش
sales فروش
donate کمک_مالی
government دولت دولتی حکومت فرمانداری بخشداری
password رمز_عبور گذرواژه کلمه_عبور پسورد
country کشور
continue ادامه
group گروه
contract قرارداد
name نام
contribute مشارکت
license مجوز لایسنس
select انتخاب
art هنر هنری
activities فعالیت_ها فعالیت_های فعالیت
message پیام
offers پیشنهادها
platform پلتفرم پلتفورم
photos عکس_ها عکس_های تصاویر
magazine مجله
computer کامپیوتر رایانه
practice تمرین
portal پورتال درگاه
love عشق
author نویسنده
chat چت
pricing تعرفه تعرفه_ها قیمت_گذاری
status وضعیت
posts نوشته_ها پست_ها مطالب نوشته_های
copyright کپی_رایت
years سال_ها سالها
action اقدام
materials مصالح مواد
control کنترل
easy آسان
click کلیک
planning برنامه_ریزی
forums انجمن_ها تالارها انجمن_های
gallery گالری نگارخانه
sports ورزشی ورزش
consulting مشاوره مشاور
board هیئت هیات
family خانواده
form فرم
care مراقبت
friends دوستان
year سال
performance عملکرد
integration یکپارچه_سازی یکپارچه
response پاسخ
music موسیقی موزیک سنتور سه_تار
training کارآموزی آموزشی
compare مقایسه
version نسخه
administration اداری
return مرجوعی مرجوع
game بازی
phone تلفن گوشی
reference مرجع
secure امن
library کتابخانه
science علم علوم علمی
employees کارکنان کارمندان
process فرآیند فرایند
official رسمی
learning یادگیری
profile پروفایل
date تاریخ
choose انتخاب_کنید
commitment تعهد
region منطقه
event رویداد
play پخش
disclaimer سلب_مسئولیت
card کارت
quick سریع
local محلی
games بازی_ها بازی_های بازیها
shopping خرید
demo دمو
advanced پیشرفته
policies سیاست_ها سیاست_های
notice اطلاعیه
server سرور
price قیمت تومان ریال
entertainment سرگرمی طنز
fast سریع
series سریال
technical فنی
christmas کریسمس
logo لوگو لوگوی
credit اعتبار
hours ساعات
opportunities فرصت_ها فرصت_های
children کودکان کودک
standard استاندارد
complete کامل
corporate شرکتی
story داستان
previous قبلی
job شغل کاریابی
tutorials آموزش_ها آموزش_های
baby نوزاد
daily روزانه
pages صفحات
package بسته
admin ادمین
editor سردبیر
shipping ارسال
options گزینه_ها گزینه_های
discover کشف
send ارسال
festival جشنواره
film فیلم
docs اسناد
energy انرژی
foundation بنیاد
discussion بحث
analysis تحلیل آنالیز
great عالی
introducing معرفی
calculator ماشین_حساب محاسبه
volunteer داوطلب
interview مصاحبه گفتگو گفت_وگو
stories داستان_ها داستان_های
academic آکادمیک
catalog کاتالوگ
college کالج
relations روابط
construction ساخت_وساز عمران انبوه_سازی
innovation نوآوری
budget بودجه
europe اروپا
master کارشناسی_ارشد
week هفته
sport ورزش
stock سهام بورس فرابورس سهام_عدالت
small کوچک
wiki ویکی
environment محیط_زیست زیست_محیطی
line خط
commercial تجاری بازرگانی
original اورجینال
diversity تنوع
simple ساده
announcements اطلاعیه_ها اعلانات اطلاعیه_های
photo عکس تصویر
pay پرداخت اقساطی خرید_اقساطی
intelligence هوش
second دوم
sitemap نقشه_سایت
writing نگارش
address آدرس نشانی
instructions دستورالعمل
department دپارتمان معاونت
studio استودیو
soon بزودی به_زودی
classic کلاسیک
needs نیازها
required الزامی
impact تاثیر تأثیر
property ملک دارایی مشاور_املاک پیش_فروش
rental اجاره_ای
annual سالانه سالیانه
celebrate جشن
different متفاوت مختلف
interactive تعاملی
safety ایمنی
tags برچسب_ها برچسب_های برچسب تگ
favorite علاقه_مندی مورد_علاقه علاقه_مندیها
books کتاب_ها کتاب_های کتابها
tel تلفن
hello سلام
inspired الهام
future آینده
fitness تناسب_اندام فیتنس بدنسازی
food غذا غذایی خوراک خوراکی غذاها غذاهای
statement بیانیه
improve بهبود
notes یادداشت_ها یادداشت
building ساختمان
opening افتتاح
strategy استراتژی راهبرد
channel کانال
groups گروه_ها گروه_های
automatically خودکار
text متن
district ناحیه
human انسان انسانی بشر
image تصویر
machine دستگاه ماشین_آلات
park پارک
white سفید
meeting جلسه نشست
brands برندها
payment پرداخت
body بدن
style سبک استایل
church کلیسا
related مرتبط
users کاربران
loading بارگذاری
climate اقلیم اقلیمی
staff کارکنان پرسنل
problem مشکل مشکلات
test تست آزمون
write بنویسید
smart هوشمند
economic اقتصادی
space فضا فضایی فضای
type نوع
modern مدرن
forgot فراموش
tickets بلیط بلیت
beautiful زیبا زیبای
unique منحصر
geographic جغرافیا
success موفقیت
upload آپلود
settings تنظیمات
executive اجرایی
class کلاس
man مرد
terminal ترمینال پایانه
island جزیره
water آب
traditional سنتی طب_سنتی
answer پاسخ جواب
format فرمت
active فعال
largest بزرگترین
theme پوسته تم
course دوره دوره_ها دوره_های
alternative جایگزین
sound صدا
items آیتم
cases پرونده_های
beauty زیبایی آرایشی آرایش
leading پیشرو
forms فرم_ها فرم_های
safe ایمن
hotel هتل مهمانپذیر هتل_آپارتمان
demand تقاضا
restaurant رستوران چلوکباب سفره_خانه غذای_ایرانی
tablet تبلت
accept پذیرش قبول
position موقعیت
women زنان بانوان
cloud ابری
ice یخ
templates قالب_ها قالب_های قالب
copy کپی
model مدل
minutes دقیقه دقایق
families خانواده_ها خانواده_های
wedding عروسی ازدواج تالار_پذیرایی باغ_تالار
agenda دستور_جلسه
land زمین
workshops کارگاه کارگاه_های کارگاه_ها
launch راه_اندازی
natural طبیعی
topics موضوعات مباحث
screen صفحه_نمایش
example مثال
concept مفهوم
bank بانک شبا کارت_به
print چاپ
brand برند
feedback بازخورد
manufacturing تولید تولیدی
opinion عقیده یادداشت_روز
size سایز اندازه
garden باغ باغچه
statistics آمار آماری
capital سرمایه پایتخت
skills مهارت_ها مهارت_های مهارت
vision چشم_انداز
prices قیمت_ها قیمت_های
gift هدیه کادو
number شماره
visual تجسمی بصری
file فایل
level سطح
ideas ایده_ها ایده ایده_های
savings پس_انداز
campaign کمپین پویش
medical پزشکی درمانی
reading مطالعه خواندن
humanities علوم_انسانی
values ارزش_ها ارزش_های
published منتشر
ready آماده
sustainability پایداری
collaboration همکاری
journal ژورنال نشریه فصلنامه دوفصلنامه پژوهشنامه
confidence اعتماد
youth جوانان نوجوانان
competitive رقابتی
thanks تشکر سپاس متشکرم ممنون
artists هنرمندان
trip سفر
scholarships بورسیه بورسیه_های
storage ذخیره_سازی
teams تیم_ها تیم_های
sellers فروشندگان
exchange صرافی مبادله تبادل بیت_کوین
principles اصول
incident حادثه
expand گسترش
advice توصیه توصیه_های
dashboard داشبورد
focus تمرکز
guidelines دستورالعمل_ها رهنمودها
admissions پذیرش
ratings امتیاز
animals حیوانات
traffic ترافیک
save ذخیره
box جعبه
teaching تدریس
quote نقل_قول
kids بچه_ها
edition ویرایش
record رکورد ضبط
radio رادیو
campus پردیس
renew تمدید
signup ثبت_نام
episode اپیزود
cross صلیب
scientists دانشمندان
comprehensive جامع
knowledge دانش دانش_بنیان
refund استرداد بازگشت_وجه
institute موسسه مؤسسه پژوهشکده
intro مقدمه
evaluation ارزیابی
analytics تحلیلی
monitor مانیتور پایش
winter زمستان
green سبز
fashion مد پوشاک فشن
founder بنیانگذار بنیان_گذار
efficient کارآمد
old قدیمی
big بزرگ
plans طرح_ها طرح_های
resumes رزومه
promotion ترویج
optimization بهینه_سازی بهینه
key کلید
value ارزش
important مهم
initiative ابتکار
methods روش_ها روش_های
arts هنرهای هنرها
studies مطالعات
residents ساکنان
button دکمه
black سیاه مشکی
abuse سوءاستفاده
awards جوایز
virtual مجازی
abstract چکیده
house خانه منزل
solar خورشیدی
description توضیحات شرح
fun تفریح تفریحی
legislative قانونگذاری مقننه
plugins افزونه_ها افزونه_های
cost هزینه هزینه_ها
rates نرخ
room اتاق
recruitment استخدام جذب_نیرو
profit سود
secret راز محرمانه
destination مقصد
dynamic پویا
advisory مشورتی
holiday تعطیلات
priority اولویت
hosting هاستینگ میزبانی هاست سرور_مجازی هاست_لینوکس
forest جنگل منابع_طبیعی
effective موثر مؤثر
evolution تکامل
context زمینه
republic جمهوری
shared مشترک
tournament تورنمنت مسابقات
branch شعبه شعب
files فایل_ها فایل_های
stats آمار
cleaning نظافت نظافتی تمیزکاری
subject موضوع
configuration پیکربندی
men مردان آقایان مردانه
receive دریافت
pool استخر
owners مالکان صاحبان
diagnosis تشخیص
rock راک
random تصادفی
power قدرت برق
sample نمونه
exclusive اختصاصی انحصاری
peace صلح
million میلیون
weekly هفتگی هفته_نامه
agreement توافق توافقنامه توافق_نامه
step گام مرحله
areas مناطق
parts قطعات
billion میلیارد
ministry وزارت وزارتخانه
word واژه کلمه
weapons سلاح اسلحه تسلیحات
enjoy لذت
chain زنجیره زنجیر
appointment نوبت نوبت_دهی
repair تعمیر تعمیرات تعمیرگاه
discounts تخفیف_ها تخفیف_های
letters نامه_ها نامه_های
final فینال نهایی
infrastructure زیرساخت زیرساخت_های
independent مستقل
street خیابان
alerts هشدار هشدارها
hotels هتل_ها هتل_های
hardware سخت_افزار سخت_افزاری
benefits مزایا مزایای
visa ویزا ویزای روادید
elections انتخابات_ریاست انتخابات_مجلس
light نور روشنایی
primary ابتدایی
homes خانه_های
bill قبض لایحه
trial محاکمه
furniture مبلمان مبل
toys اسباب_بازی
basic پایه
difficult دشوار
upgrade ارتقا ارتقاء
adventure ماجراجویی
flight پرواز بلیط_هواپیما چارتر
webinars وبینار
logistics لجستیک
ebooks کتاب_الکترونیکی ایبوک
phones گوشی_های گوشی_ها
wellness تندرستی
road جاده
red قرمز
booking رزرو
estate املاک مستغلات
checkout تسویه_حساب
tourism گردشگری توریسم بومگردی بوم_گردی
bikes دوچرخه
export صادرات
guest مهمان میهمان
covid کرونا کووید
domain دامنه
star ستاره
flexible انعطاف_پذیر
ads آگهی_ها آگهی_های
supplies لوازم ملزومات
broker کارگزاری بروکر
philosophy فلسفه
edit ویرایش
equipment تجهیزات
consent رضایت
foreign خارجی
simulation شبیه_سازی
patients بیماران
temperature دما دمای
assets دارایی_ها دارایی_های
characters شخصیت_ها شخصیت_های
month ماه
rent اجاره
television تلویزیون
gifts هدایا هدایای
inquiry استعلام
evidence شواهد
charge شارژ
golf گلف
banner بنر
maintenance نگهداری
seminars سمینار
study تحصیل
inspection بازرسی
talent استعداد
tree درخت
banking بانکداری بانکی
agency آژانس آژانس_مسافرتی
hospital بیمارستان
states ایالت ایالات
military نظامی ارتش
background پیشینه پس_زمینه
fantasy فانتزی تخیلی
catering کیترینگ تشریفات
village روستا روستای دهکده دهیاری
influence نفوذ
discipline انضباط
lecture سخنرانی
structure ساختار
capacity ظرفیت
classes کلاس_ها کلاس_های
reliable قابل_اعتماد
summer تابستان
wholesale عمده_فروشی فروش_عمده
rules قوانین مقررات
museum موزه
fresh تازه
yoga یوگا
conference کنفرانس همایش
war جنگ
cybersecurity امنیت_سایبری امنیت_اطلاعات
hero قهرمان
suite سوئیت
tuition شهریه
implementation پیاده_سازی
scale مقیاس
sort مرتب_سازی
orders سفارش_ها سفارشات
law قانون
decorative دکوراتیو تزئینی تزیینی
voice صوتی
doctor پزشک دکتر مطب فوق_تخصص
award جایزه
movement جنبش حرکت
loans وام_ها وام_های تسهیلات
win برنده
medicine دارو داروی
coaching مربیگری کوچینگ
tennis تنیس
dark تاریک
strong قوی
beach ساحل
complaint شکایت شکایات
tracking پیگیری رهگیری
bug باگ
pandemic پاندمی همه_گیری
filter فیلتر
topic تاپیک
approved تایید تأیید مصوب
unit واحد
awareness آگاهی
notification اعلان اطلاع_رسانی
math ریاضی ریاضیات
station ایستگاه
motorcycle موتورسیکلت
bus اتوبوس
tour تور تورهای
translation ترجمه
table جدول میز
coverage پوشش
train قطار
cat گربه
movies فیلم_ها فیلم_های
transition گذار
lifestyle سبک_زندگی
magnetic مغناطیسی
interface رابط
cheap ارزان
immigration مهاجرت
physical فیزیکی
explanation توضیح
delete حذف
replace تعویض
startups استارتاپ استارت_آپ
rooms اتاق_ها اتاق_های
fields رشته_ها رشته_های
boats قایق
teachers معلمان اساتید
exhibition نمایشگاه_بین نمایشگاه_کتاب نمایشگاه_های نمایشگاه_ها
nature طبیعت
vehicle خودرو
clean تمیز
short کوتاه
jewelry جواهرات جواهر طلا
chapter فصل
closed تعطیل
vegetables سبزیجات سبزی
anxiety اضطراب
faculty دانشکده هیئت_علمی هیات_علمی
mortgage رهن وام_مسکن
audit حسابرسی
justice عدالت دادگستری
hackers هکرها هکر
bloggers بلاگر
gym باشگاه_بدنسازی
pain درد
pizza پیتزا
county شهرستان
charity خیریه موسسه_خیریه نیکوکاری
mosque مسجد مساجد حسینیه هیئت_مذهبی
temple معبد
prayer نماز دعا اذان اوقات_شرعی ادعیه
worship عبادت پرستش
sermon خطبه موعظه
orchestra ارکستر
concert کنسرت
theater تئاتر نمایشنامه تماشاخانه
scouts پیشاهنگی
donation صدقه
membership عضویت
league لیگ لیگ_برتر
player بازیکن
coach مربی سرمربی
match مسابقه دربی مسابقات_جهانی
hiking کوهنوردی طبیعت_گردی
cycling دوچرخه_سواری
football فوتبال پرسپولیس
fishing ماهیگیری
hunting شکار
horse اسب
dog سگ
breed نژاد
dance رقص
massage ماساژ
clinic کلینیک درمانگاه پلی_کلینیک
dentist دندانپزشک دندان_پزشک دندان_پزشکی
pharmacy داروخانه
nurse پرستار
psychologist روانشناس روان_شناس
lawyer وکیل وکلا وکلای وکالت کانون_وکلا
notary دفترخانه ثبت_اسناد اسناد_رسمی
accountant حسابدار
tax مالیات اظهارنامه
insurance بیمه بیمه_نامه تامین_اجتماعی تأمین_اجتماعی
loan وام قرض_الحسنه
plumber لوله_کشی لوله_کش
electrician برقکار برق_کار
carpenter نجاری نجار
roof سقف
kitchen آشپزخانه
bathroom حمام سرویس_بهداشتی
heating گرمایش
door درب درب_اتوماتیک پنجره_دوجداره
flower گلفروشی گل_فروشی گل_ها گل_های
bakery نانوایی
bread نان
wine شراب
beer آبجو
coffee قهوه
chef سرآشپز آشپز
breakfast صبحانه
camping کمپینگ
apartment آپارتمان آپارتمان_مسکونی
departure عزیمت
municipality شهرداری شورای_شهر
council شورا شورای
citizen شهروند
resident ساکن
ordinance مصوبه مصوبات
waste زباله پسماند
police پلیس نیروی_انتظامی
fire آتش آتش_نشانی
permit پروانه
tender مناقصه مناقصات
procurement تدارکات
election انتخابات_ریاست انتخابات_مجلس
vote رای رأی
party حزب
candidate نامزد کاندیدا
parliament مجلس پارلمان مجلس_شورا
court دادگاه قوه_قضاییه
kindergarten مهدکودک مهد_کودک
pupil دانش_آموز
student دانشجو
teacher معلم مدرس
exam امتحان آزمون کنکور نمونه_سوال نمونه_سوالات
semester نیمسال ترم
diploma دیپلم
lesson درس دروس
enrolment نام_نویسی
thesis پایان_نامه رساله پروپوزال
laboratory آزمایشگاه
sponsor اسپانسر
venue محل_برگزاری
ticket تیکت
recipe طرز_تهیه دستور_پخت طرز_پخت
ingredient مواد_لازم
cooking آشپزی
diary روزنوشت
travelogue سفرنامه
essay جستار
poem شعر رباعی
novel رمان
writer نویسنده
photographer عکاس عکاسی آتلیه
painter نقاش
illustrator تصویرگر تصویرسازی
designer طراح
developer توسعه_دهنده برنامه_نویس
freelancer فریلنسر
curriculum برنامه_درسی
biography زندگینامه زندگی_نامه بیوگرافی
born متولد
reply پاسخ
moderator مدیر_انجمن
member عضو کاربران_حاضر تاریخ_عضویت
offline آفلاین
poll نظرسنجی
basket سبد
delivery تحویل
warranty گارانتی ضمانت
discount تخفیف تخفیف_ویژه شگفت_انگیز
colour رنگ
bestseller پرفروش پرفروش_ترین
retail خرده_فروشی
manufacturer تولیدکننده تولید_کننده سازنده
factory کارخانه
spare یدکی
steel فولاد فولادی
wood چوب چوبی
plastic پلاستیک
concrete بتن بتنی
renovation بازسازی نوسازی
architect معمار معماری
engineer مهندس مهندسین نظام_مهندسی
transport حمل_ونقل حمل_و ترابری
freight باربری حمل_بار اتوبار
warehouse انبار
tyre لاستیک تایر
garage گاراژ
leasing لیزینگ
directory دایرکتوری
classified نیازمندی_ها نیازمندی_های
advertisement آگهی
employer کارفرما
comparison مقایسه
ranking رتبه_بندی رنکینگ
coupon کوپن کد_تخفیف
nearby اطراف
category دسته_بندی
converter مبدل
generator ژنراتور مولد
install نصب
plugin افزونه پلاگین
tutorial آموزش
subscription اشتراک
automation اتوماسیون
invoice فاکتور
payroll دستمزد
workflow گردش_کار
newspaper روزنامه روزنامه_های هفته_نامه
editorial سرمقاله تحریریه
journalist خبرنگار روزنامه_نگار روزنامه_نگاران
reporter گزارشگر
headline تیتر سرخط
economy اقتصاد
weather آب_وهوا هواشناسی سازمان_هواشناسی
horoscope طالع_بینی فال فال_حافظ تعبیر_خواب
obituary درگذشت ترحیم
listen بشنوید گوش_دهید
crime جرم جنایت جرایم
celebrity سلبریتی
subscriber مشترکین
cookie کوکی
accessibility دسترس_پذیری
career شغلی
certificate گواهینامه گواهی
partner شریک
solution راهکار
product محصول کالای_دیجیتال
tradition سنت
competence صلاحیت شایستگی
emergency اورژانس اضطراری
night شب
shift شیفت
printing چاپخانه چاپ
advertising تبلیغات
marketing بازاریابی مارکتینگ
score نمره
puzzle پازل معما
quiz کوییز
band گروه_موسیقی
album آلبوم
song آهنگ ترانه آهنگ_های دانلود_آهنگ
lyrics متن_آهنگ
movie فیلم دانلود_فیلم دانلود_سریال
actor بازیگر
cinema سینما سینمای کارگردان جشنواره_فجر
animal حیوان
shelter پناهگاه
adoption فرزندخواندگی
child فرزند کودک
elderly سالمندان
disability معلولیت معلولان توانیابان
refugee پناهندگان پناهجویان
poverty فقر
aid امداد کمک_رسانی
relief امدادرسانی
statute اساسنامه
chairman رئیس رییس
committee کمیته
union اتحادیه سندیکا
federation فدراسیون
cooperative تعاونی شرکت_تعاونی
petition دادخواست
protest اعتراض
farm مزرعه مزارع
agriculture کشاورزی
town شهرک
mountain کوه کوهستان
ski اسکی
navigation ناوبری
including شامل
regular منظم
real واقعی
build ساخت
stay اقامت
offer پیشنهاد
sites سایت_ها سایت_های
homepage صفحه_اصلی
please لطفا
portfolio نمونه_کار نمونه_کارها پورتفولیو
gaming گیمینگ گیم
section بخش
native بومی
case پرونده
slide اسلاید
database پایگاه_داده دیتابیس
frequently متداول
affordable مقرون_به
host میزبان
pop پاپ
silver نقره
mini مینی
mode حالت
lab آزمایشگاه
trail مسیر
fair نمایشگاه_بین نمایشگاه_کتاب نمایشگاه_های
trailer تریلر
routes مسیرها
ideal ایده_آل
centre مرکز
variety انواع
title عنوان
assembly مجمع مونتاژ
stamps تمبر
nickname لقب نام_مستعار
sight دیدنی دیدنی_های
delayed تاخیر تأخیر
normal عادی نرمال
past گذشته
talks مذاکرات
tool ابزار
touch لمسی
types انواع
understand درک
wifi وای_فای
tech فناوری
stream استریم
area مساحت
horizon افق
codes کدهای کدها
based مبتنی
need نیاز
conduct رفتار
identify شناسایی
mind ذهن
long طولانی
thought اندیشه تفکر
framework چارچوب فریم_ورک
try تلاش
possible ممکن
default پیش_فرض
dedicated اختصاصی
combination ترکیب
drive رانندگی
footer فوتر
moment لحظه
good خوب
increase افزایش
equal برابر
stop توقف
powerful قدرتمند
hate نفرت
excel اکسل
common رایج
central مرکزی
conversations مکالمه
command فرمان
engagement تعامل
instant فوری
mark نشان
earn کسب_درآمد درآمد
countdown شمارش_معکوس
flow جریان
desktop دسکتاپ
ensure اطمینان
"""
