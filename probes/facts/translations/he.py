"""Hebrew."""

from typing import Final

WORDS: Final = """\
service שירות השירות שירותים שירותי שרות שירותינו
contact צור_קשר צרו_קשר יצירת_קשר קשר ליצירת
home דף_הבית ראשי דף_בית עמוד_הבית הבית
products מוצרים המוצרים מוצרי
new חדש החדש חדשה חדשים
information מידע המידע למידע
customer לקוח הלקוח הלקוחות
search חיפוש החיפוש חפש חפשו לחפש
blog בלוג
content תוכן התוכן תכנים לתוכן
site אתר האתר באתר
support תמיכה התמיכה
privacy פרטיות הפרטיות
page דף עמוד
find מצא מצאו למצוא
news חדשות החדשות מבזקים
community קהילה הקהילה קהילת קהילתי קהילתית
personal אישי האישי אישית אישיים
website אתר האתר אתרים אתרי
data נתונים הנתונים
directly ישירות
business עסק העסק עסקים עסקי עסקית
help עזרה העזרה
join הצטרפו הצטרף הצטרפות להצטרף
media מדיה המדיה תקשורת
program תוכנית התוכנית תכנית תכניות
access גישה
health בריאות הבריאות רפואה
company חברה החברה חברת חברות
register הרשמה ההרשמה להרשמה הירשם הרשם הירשמו הרשמו
menu תפריט התפריט
history היסטוריה ההיסטוריה היסטוריית
use שימוש השימוש להשתמש
project פרויקט הפרויקט פרויקטים פרוייקט פרוייקטים
education חינוך החינוך חינוכי חינוכית השכלה
free חינם בחינם חינמי
design עיצוב העיצוב לעיצוב
public ציבור הציבור ציבורי ציבורית
report דוח דו"ח דיווח דוחות
experience ניסיון הניסיון חוויה חוויית חווית
international בינלאומי הבינלאומי בינלאומית
policy מדיניות המדיניות
best מומלצים מומלץ
main ראשי הראשי ראשית מרכזי
terms תקנון התקנון תנאי_שימוש תנאי תנאים
open פתוח פתוחה פתיחה
online אונליין מקוון מקוונת מקוונים
management ניהול הניהול הנהלה ההנהלה
create יצירה ליצור צור
download הורדה ההורדה להורדה הורד הורידו הורדות
start התחל התחילו להתחיל
events אירועים האירועים אירועי ארועים
login התחברות כניסה הכניסה התחבר להתחבר התחברו
learn למד ללמוד לומדים
video וידאו וידיאו סרטון
special מיוחד המיוחד מיוחדת מיוחדים
development פיתוח הפיתוח
careers קריירה הקריירה דרושים
user משתמש המשתמש משתמשים
web אינטרנט
review ביקורת חוות_דעת סקירה
code קוד
market שוק השוק
account חשבון החשבון חשבוני
social חברתי החברתי חברתית חברתיות
view צפה לצפייה צפו הצג
general כללי הכללי כללית
email אימייל דוא"ל דואל מייל
latest אחרונות אחרונים עדכניות
resources משאבים המשאבים משאבי
store חנות החנות חנויות לחנות
categories קטגוריות הקטגוריות
press עיתונות העיתונות
system מערכת המערכת מערכות
world עולם העולם עולמי
change שינוי שינויים
updates עדכונים העדכונים עדכון
partners שותפים שותפי
global גלובלי גלובלית
shop חנות חנויות
technology טכנולוגיה הטכנולוגיה טכנולוגיות טכנולוגי
team צוות הצוות
comments תגובות התגובות
center מרכז המרכז מרכזי
tools כלים הכלים כלי
articles מאמרים המאמרים כתבות מאמר כתבה
app אפליקציה האפליקציה אפליקציית יישום
source מקור
welcome ברוכים ברוך_הבא ברוכים_הבאים
sign התחברות
reserved שמורות
advertise פרסם פרסמו לפרסום
post פוסט
work עבודה העבודה עבודות לעבודה
features תכונות מאפיינים
guide מדריך המדריך
industry תעשייה התעשייה תעשיה תעשיית
info מידע
mobile נייד סלולר סלולרי מובייל ניידים
share שתף שתפו שיתוף
book ספר
read קרא קראו קרא_עוד לקרוא המשך_קריאה
documentation תיעוד מסמכים
members חברים
questions שאלות השאלות שאלה
solutions פתרונות הפתרונות פתרון
locations סניפים מיקום מיקומים
national לאומי הלאומי לאומית ארצי ארצית
organization ארגון הארגון ארגונים
tips טיפים
order הזמנה ההזמנה הזמן הזמינו להזמין
office משרד המשרד משרדים
skip דלג דלגו מעבר
archive ארכיון הארכיון
software תוכנה התוכנה תוכנות תכנה
day יום
research מחקר המחקר מחקרים
expert מומחה מומחים מומחית
add הוסף הוספה הוסיפו
conditions תנאים תנאי
cookies עוגיות קוקיז
releases גרסאות
engineering הנדסה הנדסת
collection אוסף קולקציה קולקציית
log יומן_אירועים
professional מקצועי המקצועי מקצועית מקצועיות
details פרטים הפרטים פרטי
deliver משלוח שליח
cart עגלה עגלת סל_קניות עגלת_קניות
provide מספקים מספק
electronics אלקטרוניקה האלקטרוניקה אלקטרוניים אלקטרוני
financial פיננסי פיננסית כספים כספי פיננסים
back חזרה חזור
installation התקנה ההתקנה התקנת התקנות
forum פורום הפורום פורומים
university אוניברסיטה האוניברסיטה אוניברסיטת אוניברסיטאי
rights זכויות הזכויות
started מתחילים
people אנשים אנשי
schedule לוח_זמנים מערכת_שעות
link קישור לינק
live שידור_חי
protection הגנה
network רשת הרשת רשתות
plan תוכניות
list רשימה רשימת
association עמותה העמותה עמותת איגוד
explore גלו גלה
check בדיקה בדיקת בדוק
newsletter ניוזלטר עלון דיוור
browse דפדוף גלישה
map מפה מפת המפת
links קישורים לינקים
mail דואר מייל
premium פרימיום
transparency שקיפות
apps אפליקציות יישומים
call התקשר התקשרו חייגו שיחה
videos סרטונים הסרטונים
politics פוליטיקה הפוליטיקה פוליטי
clients לקוחות לקוחותינו
request בקשה בקש
leadership מנהיגות הנהגה
private פרטית
travel נסיעות טיולים לטייל מטיילים
quality איכות האיכות איכותי איכותית
club מועדון המועדון
security אבטחה אבטחת ביטחון הביטחון בטחון
window חלון חלונות
life חיים החיים
students סטודנטים הסטודנטים תלמידים התלמידים
subscribe הרשם_לניוזלטר
available זמין זמינים במלאי
mission שליחות ייעוד
jobs משרות דרושים
visit ביקור בקרו
car רכב הרכב מכונית רכבים
digital דיגיטלי דיגיטל דיגיטלית
current נוכחי
applications יישומים
follow עקבו עקוב
culture תרבות התרבות
buy קנה קנו לקנות רכישה לרכישה קנייה
results תוצאות
calendar לוח_שנה לוח_אירועים יומן
recent אחרונים
connect התחבר
operations תפעול
watch לצפות צפייה שעון
investor משקיעים המשקיעים השקעות השקעה
high תיכון
index אינדקס
school בית_ספר בי"ס בית_הספר ביה"ס בתי_ספר
podcast פודקאסט פודקאסטים
city עיר העיר ערים בעיר
popular פופולרי פופולריים נצפים
legal משפטי משפטית משפטיות
sale מבצע מבצעים למכירה מכירה
transfer העברה
today היום
language שפה שפות
sponsored ממומן
sales מכירות המכירות
donate תרמו לתרומה תרום לתרום
government ממשלה הממשלה ממשלתי ממשלת ממשל
password סיסמה סיסמא סיסמתך
country מדינה ארץ
continue המשך המשיכו
group קבוצה קבוצת הקבוצת
contract חוזה חוזים
name שם השם
contribute תרומה
license רישיון רישוי רשיון
select בחר בחירה
art אמנות האמנות אומנות
activities פעילות הפעילות פעילויות
message הודעה
offers הצעות מבצעים
platform פלטפורמה פלטפורמת
photos תמונות התמונות צילומים
magazine מגזין המגזין
computer מחשב המחשב מחשבים
practice תרגול
portal פורטל הפורטל
love אהבה לאהוב
author מחבר סופר
chat צאט צ'אט
pricing מחירון תמחור
status סטטוס מצב
powered מופעל
posts פוסטים
copyright זכויות_יוצרים
years שנים שנות
action פעולה
materials חומרים חומרי
control בקרה שליטה
easy קל
click לחץ לחצו
planning תכנון התכנון
gallery גלריה גלריית
sports ספורט הספורט
using באמצעות
consulting ייעוץ הייעוץ יעוץ
board דירקטוריון
family משפחה המשפחה משפחת משפחתי
form טופס
care טיפול הטיפול טיפוח
friends חברים_לחברים
year שנה
right זכות
performance ביצועים
integration אינטגרציה
response תגובה מענה
music מוזיקה מוסיקה מוזיקלי
training הדרכה הכשרה אימון אימונים הדרכות
compare השוואה השוואת השווה
version גרסה גירסה
administration מנהל_כללי מינהל
return החזרה החזרות
game משחק המשחק
phone טלפון הטלפון טל'
reference מקורות
apply הגש
secure מאובטח מאובטחת
library ספרייה הספרייה ספריה ספריית
science מדע המדע מדעי מדעים
employees עובדים העובדים עובדי
process תהליך תהליכים
official רשמי הרשמי רשמית
learning למידה הלמידה לימודים לימוד לימודי
profile פרופיל
date תאריך
choose בחר בחרו
commitment מחויבות התחייבות
region אזור האזור אזורי מחוז
event אירוע האירוע ארוע
play שחק
disclaimer הסרת_אחריות
card כרטיס_אשראי
quick מהיר מהירה
local מקומי המקומי מקומית
participate השתתפות
games משחקים משחקי
shopping קניות
issue גיליון
advanced מתקדם מתקדמת מתקדמים
policies מדיניות_ביטולים
server שרת
price מחיר המחיר
entertainment בידור
fast מהיר
series סדרה סדרת סדרות
technical טכני טכנית
christmas חג_המולד
state מדינת
logo לוגו סמל
credit אשראי
hours שעות
opportunities הזדמנויות
children ילדים הילדים ילדי
standard תקן סטנדרט תקנים
complete מלא
corporate תאגידי
story סיפור סיפורו
previous קודם הקודם
job משרה משרת
tutorials מדריכים המדריכים
baby תינוק תינוקות
daily יומי יומית
package חבילה חבילת
admin מנהל_האתר
editor עורך עורכת
everyone כולם
shipping משלוח המשלוח משלוחים המשלוחים
options אפשרויות
discover גלה גילוי
send שלח שליחה שלחו לשלוח
festival פסטיבל הפסטיבל
film סרט
docs מדריך_למשתמש
energy אנרגיה האנרגיה אנרגיית
foundation קרן הקרן
discussion דיון דיונים
analysis ניתוחי ניתוח_נתונים
better עדיף
calculator מחשבון
volunteer התנדבות מתנדבים מתנדב התנדבו
interview ראיון ראיונות
stories סיפורים סיפורי
academic אקדמי האקדמי אקדמית אקדמיה האקדמיה
catalog קטלוג הקטלוג
college מכללה המכללה מכללת מכללות
relations יחסי
construction בנייה הבנייה בניה הבניה
innovation חדשנות החדשנות
certified מוסמך מוסמכת
budget תקציב התקציב
europe אירופה האירופה
sites אתרים
master תואר_שני
week שבוע
sport ספורט
stock מניות מניה בורסה
small קטן קטנים
wiki ויקי
environment סביבה הסביבה סביבתי
line קו
commercial מסחרי מסחר
original מקורי מקורית
diversity גיוון
simple פשוט
announcements הודעות ההודעות מודעות
interest ריבית
assistance סיוע
photo תמונה צילום
pay שלם לשלם
intelligence בינה בינה_מלאכותית מודיעין
sitemap מפת_אתר מפת_האתר
writing כתיבה
address כתובת הכתובת
instructions הוראות הנחיות
department מחלקה מחלקת המחלקת מחלקות
studio סטודיו
soon בקרוב
classic קלאסי קלאסית
needs צרכים
required חובה
impact השפעה
property נדל"ן נכס נכסים נדלן
rental השכרה ההשכרה השכרת להשכרה
annual שנתי שנתית
maps מפות
celebrate חגיגה חוגגים
interactive אינטראקטיבי
safety בטיחות הבטיחות
tags תגיות תגים
favorite מועדפים
homepage דף_הבית
books ספרים הספרים ספרי
tel טלפון טל
hello שלום
inspired השראה בהשראת
future עתיד העתיד
fitness כושר הכושר
food אוכל האוכל מזון
statement הצהרה הצהרת
improve שיפור לשפר
notes הערות
building בניין מבנה
strategy אסטרטגיה אסטרטגי אסטרטגיית
channel ערוץ ערוצים
portfolio תיק_עבודות
function תפקיד
groups קבוצות
automatically אוטומטי אוטומטית
text טקסט
district רובע
human אנושי אדם
image תמונה
deals דילים
machine מכונה מכונת מכונות
gaming גיימינג גיימרים
park פארק הפארק
submit שלח הגשה
white לבן
meeting פגישה ישיבה ישיבת מפגש
brands מותגים
payment תשלום תשלומים התשלומים
body גוף הגוף
style סגנון
church כנסייה כנסיה נוצרי
testimonials המלצות ממליצים
related קשורים
users משתמשים
loading טוען
climate אקלים
staff סגל הסגל צוות_המשרד
overview סקירה_כללית
living מגורים
problem בעיה בעיות
air אוויר מיזוג
test מבחן
write כתוב כתבו
together ביחד יחד
smart חכם חכמה
sell מוכרים למכור
economic כלכלי כלכלית
space מרחב חלל
type סוג סוגי
modern מודרני מודרנית
forgot שכחת שכחתי שכחתם
tickets כרטיסים הכרטיסים
beautiful יפה יפים
unique ייחודי ייחודית
geographic גיאוגרפי גאוגרפי
success הצלחה
upload העלאה העלה
guides מדריכי
settings הגדרות
executive מנכ"ל
class כיתה
man גבר
island איים
water מים
traditional מסורתי מסורתית
answer תשובה תשובות
format פורמט
largest הגדול הגדולה
perfect מושלם מושלמת
theme תבנית
course קורס הקורס קורסים קורסי
alternative אלטרנטיבי חלופי אלטרנטיבית
sound סאונד הגברה
manual ידני
items פריטים
cases מקרים
beauty יופי קוסמטיקה יופי_וטיפוח
leading מוביל מובילה מובילים המובילה
forms טפסים הטפסים
safe בטוח בטוחה
hotel מלון המלון מלונות בתי_מלון
demand ביקוש
restaurant מסעדה מסעדת מסעדות
tablet טאבלט
accept אישור מאשר
position תפקידים
women נשים הנשים
cloud ענן
ice גלידה
templates תבניות
working שעות_עבודה
copy העתק
model דגם
minutes דקות
families משפחות
wedding חתונה חתונות כלה
agenda סדר_יום
land קרקע קרקעות מגרש
workshops סדנאות סדנה סדנא
launch השקה השקת
easily בקלות
natural טבעי טבעית טבעיים
topics נושאים נושאי
low נמוך
screen מסך מסכים
example דוגמה דוגמא
concept קונספט
bank בנק הבנק בנקים
print הדפסה הדפס הדפסת
brand מותג המותג
feedback משוב
inclusion הכלה
manufacturing ייצור
opinion דעה דעות
size גודל מידה מידות
garden גינה גינון גן גינות
statistics סטטיסטיקה סטטיסטי
capital הון
skills מיומנויות כישורים
choice בחירה
vision חזון
prices מחירים המחירים מחירי
gift מתנה
number מספר
file קובץ
level רמה
times זמני
ideas רעיונות
drive נהיגה
savings חיסכון חסכון
campaign קמפיין
medical רפואי רפואית רפואיים
reading קריאה
humanities מדעי_הרוח
values ערכים
published פורסם
sustainability קיימות
collaboration שיתוף_פעולה
journal כתב_עת
confidence ביטחון_עצמי
youth נוער הנוער צעירים
thanks תודה
artists אמנים אומנים
trip טיול הטיול
scholarships מלגות מלגה
storage אחסון האחסון אחסנה
sellers מוכר
exchange החלפה חילופי מט"ח
principles עקרונות
database מסד_נתונים מאגר
compliance ציות
expand הרחב
advice עצות עצה
dashboard לוח_בקרה
focus מיקוד
senior בכיר
guidelines קווים_מנחים
admissions תנאי_קבלה מועמדים
united מאוחדת
ratings דירוגים
animals בעלי_חיים חיות בע"ח
traffic תנועה תעבורה
save שמור שמירה
box קופסה
teaching הוראה הוראת
quote ציטוט הצעת_מחיר הצעות_מחיר
kids ילד ילדים
edition מהדורה
radio רדיו
campus קמפוס
renew חידוש
episode פרק פרקים
scientists מדענים
comprehensive מקיף מקיפה
insights תובנות
knowledge ידע
refund החזר_כספי זיכוי
extra תוספת תוספות
institute מכון
affordable משתלם
intro מבוא הקדמה
evaluation הערכה הערכת
analytics אנליטיקה
winter חורף
green ירוק ירוקה
fashion אופנה האופנה אופנת
founder מייסד מייסדת
efficient יעיל יעילה
old ישן
big גדול
speakers מרצים דוברים רמקולים
plans תכניות_מנוי
resumes קורות_חיים
promotion קידום
multiple מרובה
optimization אופטימיזציה
key מפתח
important חשוב
initiative יוזמה יוזמת
methods שיטות שיטת
arts אמנויות
studies מחקרי
residents תושבים תושבי
button כפתור
black שחור
abuse התעללות
awards פרסים
virtual וירטואלי וירטואלית
abstract תקציר תמצית
house בית
enter היכנס
solar סולארי סולארית סולאריות
description תיאור
fun כיף
legislative חקיקה
plugins תוספים
cost עלות עלויות
rates תעריפים תעריפי
room חדר החדר
recruitment גיוס
profit רווח רווחים
secret סודות
destination יעד יעדים
dynamic דינמי
three שלושה
holiday חופשה חופשות נופש
agents סוכנים סוכן
priority עדיפות
hosting אחסון_אתרים
forest יער יערות
effective אפקטיבי
evolution אבולוציה
progress התקדמות
upcoming הקרובים קרובים
specific ספציפי
tournament טורניר
branch סניף הסניף
files קבצים
stats סטטיסטיקות
cleaning ניקיון ניקוי נקיון
men גברים
receive לקבל
pool בריכה בריכת בריכות
owners בעלים בעלי
diagnosis אבחון אבחנה
power חשמל
convenient נוח
sample דוגמית
exclusive בלעדי בלעדית
peace שלום_עולמי
million מיליון
weekly שבועי
agreement הסכם הסכמים
step צעד
areas אזורים תחומים
parts חלקים
billion מיליארד
ministry משרד_החינוך משרד_הבריאות שר
word מילה מילים
weapons נשק
enjoy תיהנו תהנו ליהנות
appointment תור תורים זימון לקביעת
repair תיקון תיקונים
discounts הנחות
letters מכתבים
label תווית מדבקות
total סה"כ
infrastructure תשתיות תשתית
journey מסע
donations תרומות התרומות
independent עצמאי עצמאית עצמאיים
street רחוב רח'
hotels מלונאות
hardware חומרה
benefits יתרונות הטבות
visa ויזה אשרה
elections בחירות הבחירות
light תאורה אור
division אגף אגף_הנדסה
primary יסודי
homes בתים בתי_אבות
bill חשבונית
trial ניסיון_חינם התנסות
furniture רהיטים ריהוט רהיטי
toys צעצועים צעצועי
basic בסיסי בסיס
difficult קשה
upgrade שדרוג
adventure הרפתקה הרפתקאות
flight טיסה טיסות
webinars וובינר וובינרים
logistics לוגיסטיקה לוגיסטי
ebooks ספרים_דיגיטליים
phones טלפונים סלולריים
wellness ספא
road כביש
red אדום מגן_דוד_אדום
suggestions הצעות_לשיפור
booking הזמנת_חדרים הזמנת
estate נדל"ן נדלן
checkout לקופה קופה
tourism תיירות התיירות
bikes אופניים אופני
export יצוא ייצוא
guest אורח אורחים
covid קורונה
domain דומיין דומיינים
star כוכב
flexible גמיש גמישה
ads פרסומות
supplies אספקת
broker מתווך תיווך
philosophy פילוסופיה
edit עריכה ערוך
equipment ציוד הציוד
consent הסכמה
papers ניירות
foreign זרים חוץ
simulation סימולציה
item פריט
patients מטופלים חולים מטופל
temperature טמפרטורה
assets נכסי
earn להרוויח
characters דמויות
readers קוראים
month חודש
rent שכירות לשכור השכרה
television טלוויזיה טלויזיה
mobility ניידות
achieve הישגים
gifts מתנות המתנות
inquiry פנייה
front קדמי
evidence ראיות
dining ארוחה ארוחות
golf גולף
strength כוח
banner באנר
maintenance תחזוקה תחזוקת
seminars סמינר סמינרים כנסים
study לימודים
inspection ביקורת_מבנים
additional נוספים
talent כישרון
tree עץ עצים
banking בנקאות
agency סוכנות
bring להביא
hospital בית_חולים בתי_חולים המרכז_הרפואי
trending טרנדים
military צבאי צבא צה"ל
background רקע
fantasy פנטזיה
catering קייטרינג
village כפר מושב קיבוץ
influence השפעות
empower העצמה
discipline משמעת
lecture הרצאה הרצאות
structure מבנה_ארגוני
classes שיעורים חוגים חוגי
reliable אמין אמינה
summer קיץ
wholesale סיטונאי סיטונאות
rules כללים כללי_הפורום
museum מוזיאון המוזיאון מוזיאונים
fresh טרי טריים
yoga יוגה
conference כנס הכנס ועידה
sector מגזר
war מלחמה מלחמת
cybersecurity סייבר אבטחת_מידע
hero גיבור
without ללא
suite סוויטה סוויטות
tuition שכר_לימוד
individual פרטני
trailer טריילר
implementation יישום_והטמעה הטמעה
scale משקל
sort מיין מיון
orders הזמנות
law חוק החוק חוקים משפט
decorative דקורטיבי
thread אשכול
creator יוצר יוצרים
zoom זום
voice קול
doctor רופא רופאים ד"ר רופאה
award פרס
routes מסלולים מסלול
movement תנועת
loans הלוואות
win זכייה זכו
medicine תרופות תרופה
coaching קואצ'ינג אימון_אישי
extension הרחבה
tennis טניס
powerful עוצמתי
dark כהה
focused ממוקד
strong חזק
beach חוף חופים
complaint תלונה תלונות
tracking מעקב
winning זוכים
preferences העדפות העדפת
bug באג
pandemic מגפה
filter סינון סנן
topic נושא
approved מאושר
unit יחידה יחידת
awareness מודעות_לנושא
notification התראות
math מתמטיקה
station תחנה תחנת
motorcycle אופנוע אופנועים קטנוע
bus אוטובוס אוטובוסים
tour סיור סיורים
translation תרגום תרגומים
table שולחן שולחנות טבלאות
coverage סיקור
variety מגוון
train רכבת
cat חתול חתולים
movies סרטים
transition מעבר_דירה
lifestyle סגנון_חיים
magnetic מגנטי
interface ממשק
cheap זול זולים זולות
immigration הגירה
pickup איסוף_עצמי
physical פיזי גופני
explanation הסבר
delete מחק מחיקה
replace החלפת
startups סטארטאפ סטארטאפים סטארט-אפ
rooms חדרים החדרים חדרי
fields תחומי
boats סירה סירות יאכטה יאכטות
excel אקסל
teachers מורים
exhibition תערוכה תערוכות תערוכת
nature טבע
vehicle רכבי
title כותרת
advantage יתרון
landing דף_נחיתה דפי_נחיתה
cast שחקני
clean נקי
short קצר
jewelry תכשיטים תכשיטי
chapter פרק_ראשון
closed סגור
vegetables ירקות
anxiety חרדה חרדות
faculty פקולטה פקולטות
mortgage משכנתא משכנתאות
audit ביקורת_פנים מבקר
wifi אינטרנט_אלחוטי
justice צדק
hackers האקרים
assembly אסיפה
bloggers בלוגרים
menus תפריטים
stamps בולים
gym חדר_כושר מכון_כושר
pain כאב כאבים כאבי
pizza פיצה פיצריה
county מועצה_אזורית
charity צדקה חסד
mosque מסגד
temple בית_כנסת בית_הכנסת בתי_כנסת מקדש
prayer תפילה תפילות סידור
worship תורה יהדות הלכה
sermon דרשה דרשות פרשת_השבוע
choir מקהלה
orchestra תזמורת פילהרמונית
concert קונצרט קונצרטים הופעות
theater תיאטרון תאטרון הצגות
scouts צופים
donation תרומה
membership חברות_במועדון
league ליגה ליגת
player שחקן_כדורגל
coach מאמן מאמנת
match משחק_ליגה
hiking מסלולי_טיול טיולי
cycling רכיבה
football כדורגל הכדורגל
fishing דיג דייג
hunting ציד
horse סוס סוסים
dog כלב כלבים
breed גזע גזעי
dance ריקוד מחול ריקודים
massage עיסוי עיסויים מסאז'
clinic מרפאה קליניקה מרפאת מרפאות
dentist שיניים
pharmacy מרקחת בית_מרקחת פארם
nurse אחות סיעוד אחיות
psychologist פסיכולוג פסיכולוגיה פסיכולוגית
lawyer עורך_דין עורכי_דין עו"ד
notary נוטריון
accountant רואה_חשבון רו"ח הנהלת_חשבונות רואי_חשבון
tax מסים מיסים מיסוי מס_הכנסה
insurance ביטוח הביטוח ביטוחים
loan הלוואה
plumber אינסטלטור אינסטלציה
electrician חשמלאי
carpenter נגר נגרות נגריה
roof גג גגות
kitchen מטבח מטבחים
bathroom אמבטיה מקלחת
heating חימום הסקה
door דלת דלתות
flower פרחים פרח זר
bakery מאפייה מאפים קונדיטוריה
bread לחם
wine יין יינות יקב
beer בירה בירות
coffee קפה
chef שף
dish מנה מנות
breakfast ארוחת_בוקר
camping קמפינג אוהלים
apartment דירה דירות דירת
arrival הגעה
departure יציאה
mayor ראש_העיר ראש_העירייה
municipality עירייה העירייה עיריית עיריה עירוני
council מועצה המועצה מועצת
citizen אזרח אזרחים
resident תושב
waste אשפה פסולת
police משטרה המשטרה משטרת
fire כיבוי כבאות שריפה
permit היתר היתרים
tender מכרז מכרזים המכרזים
procurement רכש
election בחירות
vote הצבעה הצביעו
party מפלגה מפלגת
candidate מועמד
parliament כנסת
court בית_משפט בתי_משפט בית_הדין
kindergarten גן_ילדים גני_ילדים גנים גן_הילדים
pupil תלמיד
student סטודנט סטודנטית
teacher מורה
exam בחינה בחינות בגרות בגרויות מבחנים
semester סמסטר
diploma דיפלומה
lesson שיעור
enrolment רישום
thesis תזה תיזה
laboratory מעבדה מעבדת מעבדות
speaker מרצה
sponsor חסות
venue אולם אולמות
ticket כרטיס
recipe מתכון מתכונים מתכוני
ingredient מרכיבים מצרכים רכיבים
cooking בישול
diary יומן_אישי
travelogue יומן_מסע
poem שיר_ערש שירה
novel רומן
writer סופרת סופרים
photographer צלם צלמת צלמים
painter צייר ציור ציורים
illustrator מאייר מאיירת איורים
designer מעצב מעצבת מעצבים
developer מפתחים מתכנת מתכנתים
freelancer פרילנס פרילנסר
curriculum תוכנית_לימודים
biography ביוגרפיה
born נולד נולדה
hobby תחביב תחביבים
reply הגב השב
moderator מנהל_פורום מנהלי
member חבר
offline לא_מקוון
nickname כינוי
poll סקר סקרים
guestbook ספר_אורחים
basket סל
delivery אספקה
warranty אחריות
voucher שובר
discount הנחה
colour צבע צבעים
bestseller נמכרים רבי_מכר
retail קמעונאות קמעונאי
manufacturer יצרן יצרנים
factory מפעל מפעלים
spare חלפים חילוף
steel פלדה
wood עץ_מלא
plastic פלסטיק
concrete בטון
renovation שיפוץ שיפוצים
architect אדריכל אדריכלות אדריכלית
engineer מהנדס מהנדסים
transport תחבורה הובלה הובלות הסעות
freight שילוח מטענים הובלה_ימית
warehouse מחסן מחסנים
tyre צמיגים צמיג
garage מוסך מוסכים
leasing ליסינג
directory מדריך_עסקים אינדקס אלפון
classified לוח_מודעות מודעה
advertisement מודעת פרסומת
vacancy דרוש דרושה
employer מעסיק מעסיקים
comparison השוואת_מחירים
ranking דירוג טבלה
rating דירוג
coupon קופון קופונים
nearby בסביבה
category קטגוריה קטגוריית
converter ממיר
generator מחולל גנרטור
install התקן
plugin תוסף
tutorial הדרכת
subscription מנוי מינוי מנויים
automation אוטומציה
invoice חשבונית חשבוניות
payroll שכר משכורת
newspaper עיתון עיתונים
editorial מערכת_העיתון
journalist עיתונאי עיתונאים
reporter כתבנו
headline כותרות
economy כלכלה הכלכלה
weather מזג_אוויר מזג_האוויר
horoscope הורוסקופ מזלות אסטרולוגיה
obituary מודעות_אבל הספד לזכרו
broadcast שידור שידורים
listen האזנה האזינו להאזין
crime פשע פלילי פלילים
celebrity סלבס ידוענים
subscriber מנויי
accessibility נגישות הנגישות נגיש
career קריירה
testimonial המלצה
certificate תעודה תעודת
partner שותף
solution פתרון
product מוצר המוצר
owned בבעלות
tradition מסורת
competence כשירות
emergency חירום
night לילה
shift משמרת
printing דפוס בית_דפוס
advertising פרסום הפרסום
marketing שיווק השיווק שיווקי
score תוצאה ניקוד
puzzle פאזל פאזלים חידה
quiz חידון טריוויה
band להקה להקת
album אלבום אלבומים
song שיר שירים שירי
lyrics מילים_לשיר
movie סרטי
actor שחקן שחקנים שחקנית
cinema קולנוע
animal וטרינר וטרינרי
shelter מקלט
adoption אימוץ לאימוץ
child ילד
elderly קשישים קשיש גיל_השלישי דיור_מוגן
disability מוגבלות מוגבלויות נכים
refugee פליטים
poverty עוני נזקקים
aid סיוע
relief סעד
statute תקנון_העמותה
chairman יו"ר יושב_ראש
committee ועדה ועדת ועדות
society אגודה אגודת
union איחוד הסתדרות
federation פדרציה התאחדות
cooperative קואופרטיב
petition עצומה עצומות
protest מחאה הפגנה הפגנות
conservation שימור
farm חווה חוות משק
agriculture חקלאות החקלאות חקלאי חקלאים
harvest קציר יבול
town יישוב ישוב
mountain הרים
ski סקי
"""
