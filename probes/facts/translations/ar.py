"""Arabic."""

from typing import Final

WORDS: Final = """\
service خدمة الخدمة خدمات الخدمات خدماتنا
contact اتصل تواصل التواصل للتواصل اتصال الاتصال
home الرئيسية الصفحة_الرئيسية
products منتجات المنتجات منتجاتنا
new جديد الجديد جديدة
information معلومات المعلومات معلومة
customer عميل زبون زبائن
search بحث البحث ابحث
blog مدونة المدونة
content محتوى المحتوى محتويات
site موقع الموقع
support دعم الدعم
privacy خصوصية الخصوصية
page صفحة الصفحة
find ابحث اعثر
news أخبار الأخبار اخبار الاخبار خبر
community مجتمع المجتمع
personal شخصي الشخصي شخصية
top أعلى أفضل
website موقع الموقع مواقع
data بيانات البيانات
directly مباشرة
business أعمال الأعمال اعمال تجارة
help مساعدة المساعدة ساعدنا
join انضم انضمام الانضمام
media إعلام الإعلام اعلام وسائط
program برنامج البرنامج
access وصول الوصول
health صحة الصحة صحية صحي
company شركة الشركة شركات الشركات شركتنا مؤسسة
register سجل تسجيل التسجيل للتسجيل
menu قائمة القائمة
history تاريخ التاريخ تاريخنا
use استخدام الاستخدام استعمال
project مشروع المشروع مشاريع مشروعات
education تعليم التعليم تربية التربية تعليمية
free مجاني مجانا مجانية مجانًا
design تصميم التصميم تصاميم
public عام العام عمومية
report تقرير التقرير تقارير التقارير إبلاغ
experience خبرة الخبرة تجربة التجربة خبرتنا
international دولي الدولي دولية عالمي
policy سياسة السياسة
best أفضل الأفضل افضل
main رئيسي رئيسية
terms شروط الشروط أحكام
open مفتوح مفتوحة
online أونلاين اونلاين إلكتروني إنترنت
management إدارة الإدارة ادارة
create إنشاء انشاء أنشئ
download تحميل التحميل تنزيل التنزيل حمل
start ابدأ بدء
events فعاليات الفعاليات أحداث مناسبات
login دخول الدخول تسجيل_الدخول
learn تعلم التعلم تعرف
video فيديو فديو
special خاص الخاص خاصة
development تطوير التطوير تنمية التنمية
careers وظائف الوظائف توظيف التوظيف
user مستخدم المستخدم مستخدمين
web ويب الويب
review مراجعة مراجعات تقييمات
code رمز الرمز كود
market سوق السوق أسواق
account حساب الحساب حسابي حسابك
social اجتماعي الاجتماعي اجتماعية
view عرض مشاهدة
general عامة العامة عمومي
email بريد البريد_الإلكتروني ايميل إيميل
latest أحدث أحدث_الأخبار
resources موارد الموارد مصادر
store متجر المتجر
categories تصنيفات التصنيفات أقسام الأقسام اقسام فئات
press صحافة الصحافة صحفي
system نظام النظام أنظمة
world عالم العالم عالمنا
change تغيير التغيير
updates تحديثات التحديثات مستجدات
partners شركاء شركاؤنا
global عالمي العالمي عالمية
shop متجر المتجر تسوق
technology تكنولوجيا التكنولوجيا تقنية التقنية تقنيات
team فريق الفريق فريقنا
comments تعليقات تعليق
center مركز المركز مراكز
tools أدوات الأدوات ادوات
articles مقالات المقالات مقال
app تطبيق التطبيق
source مصدر المصدر
welcome مرحبا أهلا مرحبًا ترحيب اهلا
sign تسجيل_دخول
reserved محفوظة
advertise أعلن اعلن
post منشور مشاركة تدوينة
work عمل العمل أعمالنا
features ميزات مميزات المميزات مزايا
guide دليل الدليل
industry صناعة الصناعة صناعية
info معلومات
mobile جوال الجوال موبايل محمول
share شارك مشاركة
book كتاب الكتاب احجز
read اقرأ قراءة القراءة اقرا
documentation توثيق وثائق الوثائق مستندات
members أعضاء الأعضاء اعضاء
questions أسئلة الأسئلة اسئلة سؤال
solutions حلول الحلول حلولنا
locations فروعنا مواقعنا أماكن
national وطني الوطني وطنية قومي
organization منظمة المنظمة تنظيم هيئة
tips نصائح
order طلب الطلب اطلب طلبك
office مكتب مكاتب
skip تخطي تخطى تجاوز
archive أرشيف الأرشيف ارشيف
software برمجيات البرمجيات برامج
day يوم أيام
research أبحاث بحوث بحثية ابحاث
expert خبير خبراء الخبراء
add أضف إضافة اضافة
conditions شروط الشروط أحكام
cookies كوكيز ارتباط
releases إصدارات إصدار
engineering هندسة الهندسة هندسية
collection مجموعة تشكيلة
log سجلات_الدخول
professional احترافي محترف مهني احترافية
details تفاصيل التفاصيل
deliver توصيل
cart سلة السلة عربة
provide نقدم نوفر
electronics إلكترونيات الإلكترونيات الكترونيات
financial مالي المالي مالية
back عودة العودة رجوع الرجوع
installation تركيب التركيب تثبيت
forum منتدى المنتدى منتديات
university جامعة الجامعة جامعات جامعي
rights حقوق الحقوق
started ابدأ_الآن
people ناس الناس أشخاص شعب
schedule جدول الجدول مواعيد
link رابط الرابط
live بث مباشر
protection حماية الحماية
network شبكة الشبكة شبكات
plan خطة الخطة باقة
list قائمة القائمة لائحة
association جمعية الجمعية رابطة
explore استكشف اكتشف
check تحقق فحص
newsletter نشرة النشرة النشرة_البريدية
browse تصفح التصفح
map خريطة الخريطة خارطة
links روابط الروابط
mail بريد
premium مميز مميزة
transparency شفافية الشفافية
apps تطبيقات التطبيقات
call اتصل مكالمة
videos فيديوهات مرئيات
politics سياسية سياسي
clients عملاء العملاء عملاؤنا عملائنا
request طلب اطلب
leadership قيادة القيادة
private خاص
travel سفر السفر رحلات
quality جودة الجودة
club نادي النادي أندية
security أمن الأمن أمان أمنية
window نافذة نوافذ
life حياة الحياة
students طلاب الطلاب طلبة الطلبة طالبات
subscribe اشترك اشتراك الاشتراك
available متاح متوفر متاحة
mission رسالتنا مهمتنا مهمة
jobs وظائف الوظائف فرص_عمل
visit زيارة الزيارة زيارات
car سيارة السيارة سيارات السيارات
digital رقمي الرقمي رقمية
current حالي الحالي حالية
applications تطبيقات التطبيقات طلبات
follow تابع تابعنا متابعة
culture ثقافة الثقافة ثقافي ثقافية
buy شراء الشراء اشتر اشتري
results نتائج النتائج
calendar تقويم التقويم
recent أحدث
connect تواصل
meet تعرف لقاء
operations عمليات
watch شاهد مشاهدة
investor مستثمر مستثمرين استثمار استثمارات
high عالي عالية
index فهرس مؤشر
school مدرسة المدرسة مدارس المدارس مدرسي
podcast بودكاست
city مدينة المدينة مدن
popular شائع شعبية
legal قانوني القانوني قانونية
sale تخفيضات للبيع تنزيلات تخفيض
like أعجبني
transfer تحويل
today اليوم
language لغة اللغة لغات
sponsored برعاية ممول
sales مبيعات المبيعات
donate تبرع التبرع للتبرع
government حكومة الحكومة حكومي حكومية محافظ ديوان هيئة_حكومية
password كلمة_المرور كلمة_السر مرور المرور
country دولة الدولة بلد دول
continue متابعة استمر أكمل
group مجموعة المجموعة
contract عقد عقود العقود
name اسم الاسم
contribute ساهم مساهمة
license ترخيص الترخيص رخصة تراخيص
select اختر حدد
art فن الفن فنون
take خذ
activities أنشطة الأنشطة نشاطات انشطة
message رسالة الرسالة رسالتك رسائل
offers عروض العروض
platform منصة المنصة
photos صور الصور
magazine مجلة المجلة
computer حاسوب الحاسوب كمبيوتر حاسب حاسبات
practice ممارسة ممارسات
portal بوابة البوابة
love حب الحب عشق
author مؤلف المؤلف
chat دردشة الدردشة محادثة شات
pricing أسعار الأسعار اسعار تسعير
status حالة الحالة
posts منشورات مشاركات تدوينات
copyright حقوق_النشر حقوق_الطبع
years سنوات أعوام سنة
action إجراء
materials مواد المواد
control تحكم التحكم مراقبة
easy سهل سهلة
click اضغط انقر
planning تخطيط التخطيط
forums منتديات
gallery معرض_الصور ألبوم
sports رياضة رياضية رياضي
consulting استشارات الاستشارات استشارة
board مجلس_الإدارة
family عائلة العائلة أسرة الأسرة عائلي
form نموذج النموذج استمارة
care رعاية الرعاية عناية العناية
friends أصدقاء الأصدقاء صديق
year سنة السنة سنوي
right حق
performance أداء الأداء
integration تكامل التكامل دمج
response استجابة الاستجابة رد
music موسيقى الموسيقى موسيقي
training تدريب التدريب تدريبية دورات
compare قارن مقارنة المقارنة
version نسخة إصدار
administration إدارة إداري إدارية
return إرجاع استرجاع ارجاع
game لعبة اللعبة
phone هاتف الهاتف تليفون تلفون
reference مرجع مراجع
apply تقدم قدم تقديم التقديم
secure آمن آمنة
library مكتبة المكتبة
science علوم العلوم علم علمية
employees موظفين الموظفين موظف موظفون
process عملية
official رسمي الرسمي رسمية
learning تعلم
profile ملف_شخصي الملف_الشخصي
date تاريخ_النشر
choose اختر اختيار
commitment التزام الالتزام
region منطقة المنطقة مناطق إقليم
event فعالية حدث مناسبة
play العب لعب
disclaimer إخلاء_المسؤولية إخلاء
card بطاقة البطاقة
quick سريعة سريع
local محلي المحلي محلية
participate شارك مشاركة
games ألعاب الألعاب العاب
shopping تسوق التسوق
demo تجريبي
advanced متقدم متقدمة
policies سياسات السياسات
notice إشعار تنبيه
server خادم سيرفر
price سعر السعر ثمن
entertainment ترفيه الترفيه ترفيهية
fast سريع
series سلسلة مسلسل مسلسلات
technical تقني فنية فني
christmas كريسماس الميلاد
logo شعار
credit ائتمان الائتمان
hours ساعات ساعة
opportunities فرص
children أطفال الأطفال اطفال أولاد
standard قياسي معيار
plus بلس
complete كامل كاملة
corporate شركات مؤسسي
story قصة القصة قصتنا
previous سابق السابق سابقة
job وظيفة الوظيفة شاغرة
tutorials شروحات شروح
baby رضيع رضع مواليد
daily يومي اليومي يومية
pages صفحات الصفحات
package باقة الباقة باقات
feed خلاصات
admin مدير
editor محرر
everyone جميع الجميع
shipping شحن الشحن
options خيارات الخيارات
discover اكتشف استكشف
send إرسال ارسال أرسل
festival مهرجان المهرجان
film فيلم الفيلم
docs وثائق
energy طاقة الطاقة
foundation مؤسسة
discussion نقاش مناقشة
analysis تحليل التحليل تحليلات
great رائع رائعة
introducing نقدم
calculator حاسبة الحاسبة آلة_حاسبة
volunteer تطوع التطوع متطوع متطوعين
interview مقابلة حوار
stories قصص القصص حكايات
academic أكاديمي الأكاديمي أكاديمية اكاديمية
catalog كتالوج فهرس
college كلية الكلية كليات
relations علاقات العلاقات
construction بناء البناء إنشاءات تشييد
innovation ابتكار الابتكار
certified معتمد معتمدة
budget ميزانية الميزانية موازنة
europe أوروبا اوروبا
master ماجستير الماجستير
week أسبوع الأسبوع اسبوع
sport رياضة
stock أسهم مخزون بورصة
small صغير صغيرة
wiki ويكي
environment بيئة البيئة بيئي بيئية
line خط
commercial تجاري التجاري تجارية
original أصلي أصلية
diversity تنوع التنوع
simple بسيط بسيطة
announcements إعلانات اعلانات
interest فائدة
assistance مساعدة
photo صورة الصورة
pay ادفع دفع
coming قادم القادم قادمة
intelligence ذكاء الذكاء
second ثاني ثانية
sitemap خريطة_الموقع
writing كتابة
address عنوان العنوان
instructions إرشادات
department قسم القسم
studio استوديو استديو
soon قريبا قريبًا
classic كلاسيكي كلاسيك
needs احتياجات
required مطلوب مطلوبة
impact تأثير أثر
property عقار عقارات العقارات
rental تأجير إيجار الإيجار
annual سنوي السنوي سنوية
maps خرائط
celebrate احتفال احتفالات
different مختلف مختلفة
interactive تفاعلي تفاعلية
safety سلامة السلامة
tags وسوم
favorite مفضلة المفضلة المفضل
books كتب الكتب
tel هاتف تلفون
hello مرحبا
inspired مستوحى
future مستقبل المستقبل
fitness لياقة اللياقة
food طعام الطعام غذاء غذائية أغذية أكل
statement بيان
improve تحسين
notes ملاحظات
building مبنى بناية أبنية عمارة
opening افتتاح
strategy استراتيجية الاستراتيجية إستراتيجية
channel قناة القناة قنوات
function وظيفية
groups مجموعات
automatically تلقائيا تلقائي تلقائيًا
text نص النص
district حي الحي
trusted موثوق موثوقة
human بشرية إنسان إنسانية
image صورة
deals صفقات
machine آلة آلات ماكينة ماكينات
park حديقة الحديقة منتزه
submit إرسال تقديم
white أبيض
meeting اجتماع لقاء
brands ماركات علامات_تجارية
payment دفع الدفع سداد مدفوعات
body جسم
style أسلوب ستايل
church كنيسة الكنيسة كنائس قبطية
testimonials آراء_العملاء
related صلة
users مستخدمين المستخدمين مستخدمو
loading جاري_التحميل جاري
climate مناخ المناخ مناخي
staff طاقم كادر
overview نظرة_عامة لمحة
living معيشة
problem مشكلة المشكلة مشاكل
air هواء جوي
test اختبار الاختبار اختبارات
write اكتب
together معا معًا
smart ذكي ذكية
sell بيع البيع
economic اقتصادي الاقتصادي اقتصادية
space فضاء مساحة
type نوع أنواع
modern حديث حديثة عصري
forgot نسيت هل_نسيت
tickets تذاكر التذاكر
beautiful جميل جميلة
unique فريد فريدة
geographic جغرافي جغرافية
success نجاح النجاح
upload رفع
guides أدلة
settings إعدادات الإعدادات اعدادات
executive تنفيذي التنفيذي تنفيذية
class صف حصة
man رجل
terminal محطة
island جزيرة الجزيرة جزر
water مياه المياه ماء
traditional تقليدي تقليدية
answer جواب إجابة أجوبة
format تنسيق
active نشط
largest أكبر اكبر
perfect مثالي مثالية
theme قالب قوالب
course دورة الدورة دورات
alternative بديل
sound صوت صوتية
manual يدوي
items عناصر أغراض
cases حالات قضايا
beauty جمال الجمال تجميل التجميل
leading رائدة رائد
forms نماذج النماذج استمارات
safe آمن
hotel فندق الفندق فنادق الفنادق
demand طلب
restaurant مطعم المطعم مطاعم المطاعم
tablet تابلت لوحي
accept موافق قبول
position منصب
talk حديث
women نساء النساء نسائية مرأة المرأة
cloud سحابة السحابة سحابية سحابي
ice آيس_كريم
templates قوالب
copy نسخ
model موديل
minutes دقائق دقيقة
families عائلات أسر
wedding زفاف الزفاف زواج الزواج أعراس عرس
agenda جدول_الأعمال أجندة
land أراضي الأراضي أرض
workshops ورش
launch إطلاق اطلاق
easily بسهولة
natural طبيعي طبيعية
topics مواضيع المواضيع موضوعات
low منخفض
screen شاشة الشاشة شاشات
example مثال أمثلة
concept مفهوم
bank بنك البنك مصرف بنوك
prepare تحضير
print طباعة
brand ماركة علامة_تجارية
feedback ملاحظاتك
inclusion شمول
manufacturing تصنيع
opinion رأي آراء
size حجم مقاس
garden حديقة حدائق الحدائق
statistics إحصائيات الإحصائيات إحصاءات احصائيات إحصاء
capital رأسمال عاصمة
everything كل_شيء
skills مهارات المهارات
choice اختيار
vision رؤية الرؤية رؤيتنا
prices أسعار اسعار
gift هدية الهدية
number رقم
visual بصري بصرية
file ملف الملف
level مستوى
times أوقات
ideas أفكار افكار
savings ادخار توفير
campaign حملة الحملة حملات
medical طبي طبية الطبية
reading قراءة
humanities العلوم_الإنسانية
values قيم القيم قيمنا
published نشر نشرت
ready جاهز جاهزة
sustainability استدامة الاستدامة مستدامة
collaboration تعاون التعاون
journal مجلة
confidence ثقة
youth شباب الشباب
competitive تنافسية
thanks شكرا شكرًا
artists فنانين فنان فنانون
trip رحلة الرحلة
scholarships منح_دراسية منحة منح
storage تخزين التخزين
teams فرق
sellers بائع بائعين
exchange صرف تبادل
principles مبادئ المبادئ
incident حادث
compliance امتثال الامتثال
expand توسيع توسع
advice نصيحة
dashboard لوحة_التحكم لوحة
focus تركيز
senior كبار
guidelines إرشادات ارشادات
admissions قبول القبول القبول_والتسجيل
united متحدة المتحدة
ratings تقييمات
animals حيوانات الحيوانات
traffic حركة_المرور مرورية
save حفظ وفر
affiliates تسويق_بالعمولة
box صندوق
teaching تدريس
quote اقتباس عرض_سعر
kids أطفال اطفال
edition طبعة
record سجلات
radio إذاعة الإذاعة راديو اذاعة
campus حرم_جامعي الحرم_الجامعي
renew تجديد
signup إنشاء_حساب
episode حلقة الحلقة حلقات
cross صليب
scientists علماء
comprehensive شامل الشامل شاملة
knowledge معرفة المعرفة معرفي
refund استرداد استرجاع
extra إضافي إضافية
institute معهد المعهد معاهد
intro مقدمة
evaluation تقييم التقييم تقويم
analytics تحليلات
monitor مراقبة رصد
winter شتاء الشتاء
green خضراء أخضر
fashion أزياء الأزياء موضة الموضة ازياء
founder مؤسس
efficient كفاءة
wide واسع
old قديم
big كبير كبيرة
speakers متحدثون متحدثين
plans خطط باقات
resumes سير_ذاتية
promotion ترويج
multiple متعدد
optimization تحسين
key مفتاح
value قيمة
important هام مهم هامة
initiative مبادرة مبادرات
methods أساليب طرق
arts فنون الفنون آداب
studies دراسات الدراسات
residents مقيمين سكان
button زر
black أسود
abuse إساءة
awards جوائز الجوائز
virtual افتراضي افتراضية
abstract ملخص
house بيت منزل المنزل بيوت
enter أدخل ادخل
solar شمسية الشمسية شمسي
description وصف
fun مرح متعة
legislative تشريعي تشريعية
plugins إضافات
cost تكلفة التكلفة تكاليف
rates معدلات
room غرفة الغرفة
recruitment توظيف
profit ربح أرباح
secret سر أسرار
destination وجهة
dynamic ديناميكي
advisory هيئة_استشارية
three ثلاثة
holiday إجازة عطلة عطلات اجازة
agents وكلاء وكيل
priority أولوية
hosting استضافة الاستضافة
forest غابة غابات الغابات
effective فعال فعالة
evolution تطور
context سياق
progress تقدم
upcoming القادمة المقبلة
republic جمهورية الجمهورية
shared مشتركة مشترك
tournament بطولة البطولة
branch فرع فروع الفروع
files ملفات الملفات
stats احصائيات
cleaning تنظيف التنظيف نظافة النظافة
subject موضوع الموضوع
configuration تكوين ضبط
men رجال الرجال رجالي
receive استلام استقبال
pool مسبح المسبح سباحة
highlights أبرز
beginning بداية
occasions مناسبات المناسبات
owners ملاك أصحاب
diagnosis تشخيص التشخيص
rock صخر
random عشوائي
power كهرباء الكهرباء كهربائية
convenient مريح
sample عينة عينات
exclusive حصري حصرية حصريا
peace سلام
million مليون ملايين
weekly أسبوعي أسبوعية
agreement اتفاقية الاتفاقية اتفاق
step خطوة خطوات
areas مناطق المناطق مجالات
parts قطع
billion مليار
older أقدم
ministry وزارة الوزارة وزير
word كلمة كلمات
weapons أسلحة سلاح
enjoy استمتع تمتع
chain سلسلة
appointment موعد الموعد احجز_موعد
repair إصلاح الإصلاح اصلاح تصليح صيانة
discounts خصومات الخصومات تخفيضات
letters رسائل حروف
final نهائي
total إجمالي مجموع
infrastructure بنية_تحتية البنية_التحتية
journey مسيرة
donations تبرعات التبرعات
independent مستقل مستقلة
street شارع الشارع
alerts تنبيهات
hotels فنادق
hardware أجهزة
benefits فوائد الفوائد منافع
visa تأشيرة التأشيرة تأشيرات فيزا
elections انتخابات الانتخابات
light ضوء إضاءة إنارة
division شعبة
primary ابتدائي ابتدائية الابتدائية
homes منازل المنازل بيوت
bill فاتورة
trial تجريبي تجريبية
furniture أثاث الأثاث اثاث مفروشات
think فكر تفكير
toys ألعاب_أطفال
basic أساسي أساسية
difficult صعب
upgrade ترقية
adventure مغامرة مغامرات
flight طيران الطيران
webinars ندوات_عبر_الإنترنت
logistics لوجستية لوجستيات لوجستي
ebooks كتب_إلكترونية
phones هواتف الهواتف جوالات
wellness عافية
road طريق
red أحمر الأحمر الهلال_الأحمر
suggestions اقتراحات مقترحات
booking حجز الحجز حجوزات احجز
estate عقارية العقارية عقاري
checkout إتمام_الشراء إتمام_الطلب
tourism سياحة السياحة سياحي سياحية
bikes دراجات دراجة
export تصدير التصدير
guest زائر ضيف
covid كورونا كوفيد
domain نطاق نطاقات دومين
star نجم نجوم
flexible مرن مرنة
ads إعلانات إعلان اعلانات
supplies مستلزمات لوازم
broker وسيط سمسار
philosophy فلسفة الفلسفة
edit تعديل تحرير
equipment معدات المعدات تجهيزات
consent موافقة
foreign خارجية أجنبي أجنبية
simulation محاكاة
patients مرضى المرضى مريض
temperature حرارة
assets أصول الأصول
characters شخصيات
readers قراء
newsroom المركز_الإعلامي
month شهر شهري
rent إيجار للإيجار ايجار استئجار
television تلفزيون تليفزيون تلفاز
achieve تحقيق
gifts هدايا الهدايا
inquiry استفسار استعلام استفسارات
evidence أدلة
charge رسوم
dining مأكولات
golf جولف غولف
strength قوة
banner بانر
maintenance صيانة الصيانة
seminars ندوات ندوة
study دراسة الدراسة ادرس
inspection تفتيش معاينة
additional إضافية
talent موهبة مواهب
tree شجرة أشجار
banking مصرفية المصرفية مصرفي بنكية
agency وكالة الوكالة
hospital مستشفى المستشفى مستشفيات
states ولايات
military عسكري عسكرية جيش
background خلفية
fantasy خيال
catering ضيافة الضيافة تموين
village قرية القرية قرى
influence نفوذ
empower تمكين التمكين
discipline انضباط
lecture محاضرة المحاضرة محاضرات
structure هيكل
capacity سعة قدرة
classes حصص صفوف
reliable موثوق
summer صيف الصيف صيفي
wholesale جملة الجملة بالجملة
rules قواعد قوانين القوانين
museum متحف المتحف متاحف
fresh طازج طازجة
yoga يوجا يوغا
conference مؤتمر المؤتمر مؤتمرات
sector قطاع القطاع
war حرب الحرب حروب
cybersecurity سيبراني السيبراني أمن_سيبراني
hero بطل
without بدون دون
suite جناح
tuition رسوم_دراسية الرسوم_الدراسية
individual فردي أفراد
implementation تنفيذ
scale مقياس
sort ترتيب
orders طلبات الطلبات طلباتي
law قانون القانون قوانين
decorative ديكور ديكورات
thread موضوع
voice صوت
doctor طبيب الطبيب أطباء دكتور اطباء
award جائزة
movement حركة
selling بيع
loans قروض القروض
win فوز اربح
medicine طب دواء أدوية الأدوية ادوية
coaching كوتشينج
extension ملحق
tennis تنس
dark داكن مظلم
strong قوي
beach شاطئ شواطئ
complaint شكوى شكاوى الشكاوى
tracking تتبع التتبع
winning فائز فائزين
preferences تفضيلات
bug خطأ
pandemic جائحة
filter تصفية فلتر
topic موضوع
approved معتمد
unit وحدة
awareness توعية التوعية وعي
notification إشعار إشعارات
math رياضيات الرياضيات
station محطة المحطة
motorcycle دراجة_نارية دراجات_نارية
bus حافلة حافلات باص
tour جولة جولات
translation ترجمة الترجمة مترجم
table طاولة طاولات
enterprise منشآت
coverage تغطية
train قطار قطارات
cat قط قطط
movies أفلام الأفلام افلام
transition انتقال
lifestyle نمط_الحياة
magnetic مغناطيسي
interface واجهة
cheap رخيص رخيصة أرخص
immigration هجرة الهجرة
pickup استلام_من_المتجر
physical بدني بدنية
explanation شرح
delete حذف
replace استبدال
startups ناشئة الشركات_الناشئة
rooms غرف الغرف
fields مجالات المجالات
boats قوارب قارب
teachers معلمين المعلمين معلمون مدرسين
exhibition معرض المعرض معارض المعارض
nature طبيعة
vehicle مركبة المركبة مركبات
advantage ميزة
depending حسب
clean نظيف
short قصير
jewelry مجوهرات المجوهرات ذهب حلي
chapter فصل
closed مغلق
vegetables خضروات خضار
anxiety قلق
faculty هيئة_التدريس
mortgage رهن
audit تدقيق مراجعة_حسابات
justice عدل العدل عدالة العدالة قضاء
hackers هاكر قراصنة اختراق
bloggers مدونين مدونون
gym جيم صالة_رياضية
pain ألم آلام
pizza بيتزا
county محافظة المحافظة محافظات
charity خيرية الخيرية خيري زكاة صدقة
parish أبرشية رعية
mosque مسجد المسجد مساجد
temple معبد
prayer صلاة الصلاة دعاء أدعية
worship عبادة العبادة قرآن القرآن القران
sermon خطبة خطب عظة
diocese مطرانية إيبارشية
choir كورال
orchestra أوركسترا اوركسترا
concert حفلة حفل
theater مسرح المسرح
scouts كشافة الكشافة كشفية
donation تبرع
membership عضوية العضوية
league دوري الدوري
player لاعب لاعبين
coach مدرب المدرب مدربين
match مباراة مباريات المباريات
hiking تسلق
cycling سباق_الدراجات
football كرة_القدم كرة
fishing صيد أسماك
hunting صيد
horse خيل خيول الخيول حصان فروسية
dog كلب كلاب الكلاب
breed سلالة سلالات
dance رقص
massage مساج تدليك
clinic عيادة العيادة عيادات العيادات
dentist أسنان الأسنان اسنان
pharmacy صيدلية الصيدلية صيدلة صيدليات
nurse تمريض التمريض ممرض ممرضة
psychologist نفسي نفسية
lawyer محامي المحامي محامين محاماة محام
notary توثيق كاتب_عدل
accountant محاسب المحاسب محاسبة المحاسبة
tax ضريبة الضريبة ضرائب ضريبية
insurance تأمين التأمين تامين
loan قرض القرض تمويل
plumber سباكة سباك
electrician فني_كهرباء
carpenter نجار نجارة
roof سقف أسطح
kitchen مطبخ المطبخ مطابخ
bathroom حمام حمامات
heating تدفئة
door باب أبواب
flower زهور الزهور ورد ورود
bakery مخبز مخبوزات حلويات
bread خبز الخبز
wine نبيذ
beer بيرة
coffee قهوة القهوة كافيه مقهى
chef شيف طباخ
dish طبق أطباق
breakfast فطور إفطار
camping تخييم مخيم
apartment شقة شقق الشقق
departure مغادرة
mayor عمدة
municipality بلدية البلدية بلديات
council مجلس المجلس مجالس
citizen مواطن مواطنين المواطنين
resident مقيم
ordinance مرسوم قرارات
waste نفايات النفايات قمامة مخلفات
police شرطة الشرطة
fire حريق إطفاء حرائق
permit تصريح رخص
tender مناقصة مناقصات المناقصات عطاءات
procurement مشتريات المشتريات
election انتخاب انتخابية
vote تصويت صوت_الآن
party حزب الحزب أحزاب
candidate مرشح مرشحين
parliament برلمان البرلمان نواب
court محكمة المحكمة محاكم
kindergarten روضة الروضة حضانة رياض_الأطفال
pupil تلميذ تلاميذ
student طالب الطالب طالبة طلابي
teacher معلم المعلم معلمة مدرس
exam امتحان الامتحان امتحانات
semester فصل_دراسي
diploma دبلوم دبلومة
lesson درس دروس الدروس
enrolment تسجيل_الطلاب
thesis أطروحة رسالة_ماجستير
laboratory مختبر المختبر مختبرات معمل مخبر
speaker متحدث
sponsor راعي رعاة
venue مكان قاعة
ticket تذكرة التذكرة
lineup تشكيلة_الفريق
recipe وصفة وصفات الوصفات
ingredient مكونات المكونات مقادير
cooking طبخ الطبخ طهي الطهي
diary يوميات
travelogue رحالة
essay مقالة
poem قصيدة قصائد القصائد أشعار
novel رواية روايات الروايات
writer كاتب الكاتب
photographer مصور تصوير التصوير فوتوغرافي
painter رسام رسم لوحات
illustrator رسوم_توضيحية
designer مصمم
developer مطور مطورين
freelancer مستقلين عمل_حر
curriculum منهج مناهج المناهج
biography سيرة السيرة السيرة_الذاتية
born مواليد مولود
hobby هواية هوايات
reply رد ردود
moderator مشرف مشرفين
member عضو العضو
offline بدون_إنترنت
poll استطلاع الاستطلاع استفتاء
guestbook سجل_الزوار
basket سلة
delivery توصيل التوصيل تسليم
warranty ضمان الضمان
voucher قسيمة
discount خصم الخصم تخفيض
colour لون ألوان
bestseller الأكثر_مبيعا
retail تجزئة التجزئة
manufacturer مصنعة صانع
factory مصنع المصنع مصانع
spare غيار قطع_غيار قطع_الغيار
steel فولاذ حديد صلب
wood خشب أخشاب خشبية
plastic بلاستيك بلاستيكية
concrete خرسانة
renovation ترميم تجديد
architect معماري معمارية
engineer مهندس المهندس مهندسين
transport نقل النقل مواصلات
freight شحن_بحري شحن_جوي
warehouse مستودع مستودعات مخازن
tyre إطارات كفرات
garage كراج ورشة
leasing تأجير_تمويلي
directory دليل_الشركات
classified مبوبة إعلانات_مبوبة
advertisement إعلان
vacancy شاغرة شاغر شواغر
employer صاحب_العمل أرباب
comparison مقارنة
ranking ترتيب تصنيف
rating تقييم
coupon كوبون كوبونات قسيمة
nearby قريب_منك
category تصنيف فئة
converter محول تحويل
generator مولد مولدات
install تثبيت
plugin إضافات
tutorial شرح
subscription اشتراك
automation أتمتة
invoice فاتورة فواتير الفواتير
payroll رواتب راتب
workflow سير_العمل
newspaper صحيفة الصحيفة جريدة الجريدة صحف
editorial هيئة_التحرير
journalist صحفيين صحفيون صحافي
reporter مراسل
headline عناوين
economy اقتصاد الاقتصاد
weather طقس الطقس
horoscope أبراج برج حظك
obituary وفيات نعي
broadcast بث البث
listen استمع استماع
crime جريمة جرائم الجرائم
celebrity مشاهير المشاهير
subscriber مشترك مشتركين
imprint دار_النشر
cookie كوكيز
accessibility إمكانية_الوصول
career مهنة مهني
certificate شهادة الشهادة شهادات
partner شريك الشريك
solution حل
product منتج المنتج
owned مملوكة
tradition تقاليد تراث التراث
competence كفاءات
emergency طوارئ الطوارئ
night ليلة ليل
shift وردية
printing طباعة الطباعة مطبعة
advertising إعلانية دعاية
marketing تسويق التسويق تسويقية
score نتيجة
puzzle ألغاز لغز
quiz مسابقة مسابقات
band فرقة
album ألبوم البوم
song أغنية أغاني الأغاني اغاني
lyrics كلمات_أغنية
movie فيلم الفيلم
actor ممثل ممثلين
cinema سينما السينما سينمائي
animal حيوان بيطري بيطرية
shelter مأوى إيواء
adoption تبني
child طفل الطفل طفولة
elderly مسنين المسنين
disability إعاقة الإعاقة ذوي_الإعاقة معاقين
refugee لاجئين اللاجئين لاجئ
poverty فقر الفقراء أيتام
aid معونة مساعدات
relief إغاثة الإغاثة اغاثة
statute لائحة
chairman رئيس
committee لجنة اللجنة لجان
society جمعيات
union نقابة النقابة اتحاد
federation اتحاد الاتحاد
cooperative تعاونية
petition عريضة
protest احتجاج مظاهرة احتجاجات
conservation محميات محمية
farm مزرعة مزارع
agriculture زراعة الزراعة زراعي زراعية
harvest حصاد محصول محاصيل
town بلدة
mountain جبل جبال الجبال
ski تزلج
"""
