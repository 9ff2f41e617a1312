"""Ukrainian."""

from typing import Final

WORDS: Final = """\
service послуги сервіс обслуговування служба
contact контакти зв'язок зв’язок зв'яжіться зв’яжіться зв'язку зв’язку
home головна додому
products продукція товари товарів вироби виробів
new новий нова нове нові нових нової новинки
information інформація відомості
customer клієнт покупець замовник
search пошук пошуку шукати знайти
blog блог блогу блоги блозі блогів
content контент зміст вміст змісту
site сайт сайту сайті сайтом сайта
support підтримка техпідтримка
privacy конфіденційність приватність
page сторінка
find знайти знайдіть знайдено знаходити
news новини новина новин
community спільнота громада комюніті
personal особистий персональний
top топ найкращі вгору догори топу
website вебсайт сайту сайт
directly безпосередньо напряму
business бізнес підприємець діловий ділова
help допомога довідка
join приєднатися вступити долучайтеся долучитися
media змі медіа
program програма
access доступ
health здоров'я
company компанія фірма фірми фірму
register реєстрація зареєструватися
menu меню
history історія історичний
use використання користуватися
project проєкт проект
education освіта освіти освіту освіті освітній
free безкоштовно безплатно
design дизайн проєктування
public громадський публічний
report звіт звіту звіти звітність доповідь звітів
international міжнародний
experience досвід стаж
policy політика
best найкращий кращі краще
main основний головний
terms умови правила угода оферта користування
open відкрити відчинено
online онлайн інтернет
management управління менеджмент
create створити створення створіть
download завантажити скачати
start почати старт розпочати початок
events події заходи афіша подія заходів подій
login увійти вхід логін авторизація входу
learn дізнатися дізнайтеся вивчати навчитися
video відео відеоролик відеозаписи
special спецпропозиції особливий спеціальна
development розробка розвиток
careers кар'єра кар’єра
user користувач юзер
web веб
review огляд огляду рецензія відгук
code код коду коди
market ринок ринку ринки маркет
account акаунт обліковий кабінет
social соціальні соцмережі
view перегляд
general загальний
email пошта пошти поштою імейл емейл пошту
latest останні свіжі
resources ресурси
categories категорії рубрики
press преса преси пресі прес пресцентр
system система
world світ світу світі світовий
change змінити зміна зміни змін змінювати
updates оновлення оновити
partners партнери
global глобальний світовий
shop магазин крамниця
store магазин крамниця маркет
technology технологія
team команда
comments коментарі
center центр центру центрі центри
tools інструменти
articles статті стаття статей статтю
app застосунок додаток додатку
source джерело вихідний
welcome ласкаво вітаємо запрошуємо
reserved захищені застережено
advertise рекламодавцям
post пост поста пости допис дописи публікація
work робота роботи працювати роботу праця працюємо праці
features можливості особливості характеристики функції
guide гід путівник посібник гайд
industry промисловість галузь індустрія галузі
info інфо
mobile мобільний
share поділитися поширити
book книга книги книгу книжка забронювати
read читати читайте прочитати читання
documentation документація
members учасники члени членів членам членство
questions питання запитання
solutions рішення розв'язання розв’язання
locations локації адреси розташування
national національний
organization організація
tips поради порад підказки лайфхаки
order замовлення замовити
office офіс офісу офіси офісі офісний
skip пропустити перейти
archive архів архіву архіви архіві архівний
software софт програмне забезпечення
day день дня дні днів дню
research дослідження
expert експерт фахівець фахівці
add додати додано додайте
conditions умови умов
cookies куки
releases релізи реліз релізу
engineering інженерія інжиніринг
collection колекція збірка
log лог логи
professional професійний
details детальніше деталі подробиці докладніше
navigation навігація
deliver доставляємо
cart кошик кошику кошика
provide надаємо надання
financial фінансовий
back назад повернутися
installation встановлення монтаж установка
forum форум форуму форумі
university університет виш вищий внз
rights права прав правам
people люди людей людям народ
schedule розклад графік
link посилання лінк
live наживо ефір ефіру трансляція
protection захист захищати
network мережа мережі мережу мереж
plan план плану плани
list список списки списку перелік
association асоціація об'єднання об’єднання
check перевірити
newsletter розсилка
map карта мапа карти мапи карту карті
links посилання лінки
mail пошта пошти лист листи
premium преміум
transparency прозорість відкритість
apps застосунки додатки
call дзвінок зателефонувати телефонуйте дзвоніть
videos відео відеоролики ролики
politics політика
clients клієнти
request запит заявка заявку заявки заявок запиту
leadership керівництво лідерство
private приватний
travel подорожі мандрівки поїздки
quality якість якості якісний якісно
club клуб клубу клуби клубі клубів
security безпека охорона
window вікно вікна вікон
life життя
students студенти здобувачі учні
subscribe підписатися підпишіться
available наявності доступно
mission місія місії місію
jobs вакансії робота працевлаштування
visit відвідати візит
car автомобіль авто машина
digital цифровий
current поточний актуальний
applications заявки заяви застосунки
follow стежте стежити слідкуйте
culture культура
buy купити купуйте купівля придбати
including включаючи зокрема
results результати підсумки
calendar календар
recent нещодавні недавні
connect підключити з'єднати
meet зустрічайте познайомтесь
operations операції
watch дивитися дивіться
investor інвестор
high високий висока високе
index покажчик індекс
school школа школи школі школу шкільний гімназія ліцей ліцею
podcast подкаст
city місто міста місті міський міська міст
popular популярне
regular регулярний
legal юридичний правовий
sale розпродаж продаж
like подобається лайк вподобати лайки
transfer трансфер
today сьогодні
language мова мови мову мовою мові
sales продажі збут
donate пожертвувати донат задонатити донати
government уряд уряду урядовий державний
password пароль пароля паролі
real реальний справжній
continue продовжити
group група групи групу групі груп
contract договір контракт договору
name ім'я ім’я імя назва прізвище
license ліцензія
select вибрати обрати оберіть виберіть
art мистецтво арт
activities діяльність заняття активності
message повідомлення
offers пропозиції
platform платформа
photos фото фотографії світлини
magazine журнал часопис
computer комп'ютер комп’ютер пк
practice практика
portal портал
love любов кохання любові люблю любити
author автор автора автори авторів
chat чат чату чати чаті
pricing тарифи прайс розцінки ціноутворення
status статус
posts пости дописи публікації дописів
copyright копірайт авторські
years роки років
action дія дії
materials матеріали
control контроль
easy легко легкий нескладно
click натисніть клацніть клікніть
planning планування
forums форуми форумів
gallery галерея фотогалерея
sports спорт спортивний
consulting консалтинг консультація
board правління дошка рада
family родина сім'я сім’я родини сім'ї сім’ї сімейний родинний
form форма форми форму анкета
care догляд турбота
friends друзі друзів друг друзям
right право
year рік року роком році
integration інтеграція
build побудувати збірка будуємо
response відповідь відгук
music музика музики музику музичний музиці
training навчання тренінг підготовка тренування
compare порівняти
version версія версії версію
administration адміністрація
return повернення
game гра ігри гри грі гру ігор
phone телефон тел смартфон
reference довідник довідка
apply застосувати подати
secure безпечний
library бібліотека
science наука науки науковий науці
employees працівники співробітники
process процес
official офіційний
learning навчання вивчення
profile профіль
date дата дати дату
choose обрати вибрати обирайте
region регіон область
event подія захід
play грати грай зіграти
disclaimer дисклеймер відмова
card картка карта картки картку
quick швидкий швидка швидкі
local місцевий
participate участь
shopping покупки шопінг покупок
demo демо демоверсія
issue випуск
advanced розширений
notice повідомлення сповіщення
server сервер
price ціна ціни ціну ціною цін
entertainment розваги розважальний
series серіал серія серії
technical технічний
christmas різдво різдвяний різдва
state державний штат
logo логотип лого
credit кредит
hours години годин година
opportunities можливості
children діти дітей дітям дитячий дитячі дитяча
standard стандарт
plus плюс плюси
complete повний повна завершити повне
corporate корпоративний
story історія оповідання розповідь
know знати знаєте знаємо знай
previous попередній
job робота вакансія роботу
tutorials уроки уроків туторіали
baby малюк немовля малюки малюків малюка
daily щодня щоденний
pages сторінки
package пакет пакети пакування упаковка
feed стрічка
admin адмін адміна
editor редактор
shipping доставка відправлення пересилання
options опції варіанти опція
send надіслати відправити надішліть
festival фестиваль
film фільм фільму кіно кінофільм
docs документи
energy енергія енергетика
foundation фонд фонду фонди
stay проживання
discussion обговорення дискусія
analysis аналіз
better краще
calculator калькулятор
volunteer волонтер доброволець
offer пропозиція пропонуємо
interview інтерв'ю співбесіда
stories історії розповіді оповідання
academic академічний
catalog каталог
college коледж технікум
relations відносини зв'язки зв’язки
construction будівництво будівельний
innovation інновації
certified сертифікований
budget бюджет
europe європа європи європі європейський
sites сайти сайтів
master майстер майстри
week тиждень тижня тижні тижнів
sport спорт спорту спорті
stock склад складі наявність
small малий маленький невеликий мала малого
wiki вікі
environment довкілля екологія середовище навколишнє
line лінія лінії
commercial комерційний
original оригінал
simple простий прості проста
announcements оголошення анонси анонс
interest інтерес
assistance сприяння допомога
photo фото світлина фотографія
pay оплатити сплатити платити
coming незабаром
intelligence інтелект розвідка
address адреса адреси адресу адресою
instructions інструкція
department відділ кафедра департамент управління
studio студія студії студію
soon скоро незабаром
classic класика класичний
property нерухомість майно власність майна
rental оренда оренди оренду прокат
annual щорічний річний річна
maps карти мапи карт
celebrate святкувати відзначати
interactive інтерактивний
safety безпека
tags теги мітки тег
favorite обране улюблений
books книги книжки книг книжковий книгарня
please ласка
hello привіт вітаю добрий
future майбутнє
fitness фітнес
food їжа харчування продукти їжі їжу харчові
statement заява заяви
improve покращити поліпшити
notes нотатки примітки
opening відкриття
strategy стратегія
channel канал каналу канали
portfolio портфоліо
function функція
automatically автоматично
text текст тексту тексти
district район району районі райони районний
trusted перевірений довірений
human людина людини
image зображення картинка
deals знижки угоди
machine машина верстат
gaming ігровий ігрові геймінг
park парк парку парки
submit надіслати подати
white білий біла білі біле
meeting зустріч збори засідання нарада зборів
brands бренди брендів
payment оплата оплати платіж оплату сплата платежі
body тіло тіла тілом
style стиль стилю стилі
church церква церкви храм храму собор
testimonials відгуки
related схожі пов'язані пов’язані подібні
users користувачі
climate клімат
staff персонал співробітники кадри
overview огляд огляди
living житло житловий житла
problem проблема
air повітря
auto авто
test тест тести тесту тестування
write написати писати пишіть напишіть
together разом
smart розумний смарт
sell продати продам продавати
economic економічний
space космос простір космічний простору
modern сучасний
forgot забули
tickets квитки квитків квиток
beautiful красивий гарний
unique унікальний
geographic географічний
success успіх успіху успішний
section розділ секція
upload завантажити вивантажити
guides путівники гіди посібники
settings налаштування
class клас класу класи
man чоловік
terminal термінал
island острів острови
water вода води водний воду воді водопостачання
traditional традиційний
answer відповідь
active активний
largest найбільший
perfect ідеальний досконалий
theme тема теми
course курс курсу курси курсів
place місце місця
alternative альтернатива
sound звук звуку звуки
manual посібник інструкція
items предмети
cases кейси кейс випадки
safe безпечний
beauty краса краси красу
leading провідний
forms форми бланки
hotel готель готелю
demand попит попиту
restaurant ресторан кафе
tablet планшет
accept прийняти приймаю погодитися
position посада посади позиція
talk розмова бесіда
women жінки жіночий жінок жіночі жіноча
cloud хмара хмарний хмарні
ice лід льоду льодовий
templates шаблони
working робочий робочі
copy копія копіювати
model модель моделі
minutes хвилин
families родини сім'ї сім’ї родин
wedding весілля весільний
agenda порядок денний
listings оголошення
land земля земельний ділянка землі
workshops воркшопи
natural натуральний природний
low низький низькі
screen екран екрани
example приклад
concept концепція
bank банк банку банки банківський
prepare підготувати приготувати
print друк друкувати роздрукувати друку
brand бренд бренду марка
feedback зворотний
tag тег мітка
manufacturing виробництво
opinion думка думки
size розмір
garden сад саду город дача садовий
statistics статистика
capital капітал столиця
skills навички навичок вміння
native рідний рідна
choice вибір вибору
ideas ідеї ідея ідей
vision бачення
prices ціни цін
gift подарунок
number номер номера число
level рівень рівня рівні
file файл файлу файла
savings заощадження економія
campaign кампанія
medical медичний
case кейс випадок справа
humanities гуманітарний
values цінності цінність
published опубліковано оприлюднено
ready готовий готово готові
slide слайд слайди
collaboration співпраця співробітництво
journal журнал
youth молодь молоді
thanks дякуємо дякую подяка подяки
artists художники митці артисти виконавці
trip поїздка подорож
scholarships стипендії
storage зберігання сховище
teams команди
sellers продавці
exchange обмін біржа обміну
principles принципи
database база бази базі
incident інцидент
compliance комплаєнс
advice порада поради
dashboard панель дашборд
admissions вступ абітурієнту вступнику вступу
running біг бігу бігова
ratings рейтинги
frequently часто
animals тварини
traffic трафік рух
save зберегти заощадити
box коробка скринька
teaching викладання
quote цитата цитати
kids діти дітки малята
edition видання
radio радіо радіостанція
campus кампус
renew продовжити поновити
signup зареєструватись
episode епізод серія
scientists вчені науковці вчених
comprehensive комплексний
knowledge знання знань
refund повернення відшкодування
extra додатково
institute інститут
affordable доступний недорогий
evaluation оцінка оцінювання
analytics аналітика
monitor монітор
winter зима зимовий зими зимова зимові
green зелений зелена зелені
fashion мода моди модний модна
founder засновник
old старий стара старі
big великий велика великі
speakers спікери доповідачі
plans плани планів тарифи
resumes резюме
promotion акція акції просування
optimization оптимізація
key ключ ключі ключовий
important важливо
initiative ініціатива
methods методи метод
arts мистецтва
residents мешканці жителі
button кнопка кнопку
black чорний чорна чорні
awards нагороди премії відзнаки
virtual віртуальний
house будинок дім будинку дому хата
enter ввести введіть увійти
solar сонячний
description опис опису описи
host хост ведучий
fun весело розвага приколи
legislative законодавство закони
pop поп
plugins плагіни
cost вартість коштує вартості
silver срібло срібний
rates ставки тарифи курси
room кімната
recruitment рекрутинг підбір
profit прибуток
secret секрет таємниця
destination напрямки
dynamic динаміка
advisory консультативний дорадчий
three три трьох
two два дві двох
holiday свято свята відпустка канікули святковий
agents агенти агентам
bar бар бару бари
priority пріоритет
hosting хостинг
forest ліс лісу лісовий ліси лісова
effective ефективний
progress прогрес поступ
republic республіка
tournament турнір
branch філія філії відділення
files файли файлів
stats статистика
cleaning прибирання чистка клінінг
configuration конфігурація
men чоловіки
receive отримати
pool басейн
mini міні
owners власники
diagnosis діагностика
rock рок
power потужність
convenient зручний зручно
sample зразок зразки
exclusive ексклюзив
million мільйон млн
billion мільярд млрд
weekly щотижня
agreement угода угоди
widget віджет
step крок кроки кроків
ministry міністерство моз
tip порада
word слово слова словник
weapons зброя зброї
set набір комплект набори
enjoy насолоджуйтесь
chain ланцюг
appointment запис записатися прийом
hub хаб хабу
repair ремонт
discounts знижки знижок
letters листи літери
final фінал фінальний
label етикетка лейбл
total всього разом підсумок
infrastructure інфраструктура
donations пожертви донати внески
near поруч біля
independent незалежний
street вулиця вул вулиці
hotels готелі
hardware залізо
builder конструктор
benefits переваги пільги вигоди
agent агент агента
visa віза візи візу візовий
elections вибори виборів
light світло освітлення світильники
division підрозділ дивізіон
primary початковий первинний
bill законопроєкт рахунок
trial пробний пробна
furniture меблі меблів
toys іграшки іграшок
upgrade апгрейд оновити
adventure пригоди
flight рейс авіаквитки рейси політ
webinars вебінари
logistics логістика
phones телефони смартфони
wellness оздоровлення велнес
road дорога дороги доріг шлях дорожній
super супер
red червоний
suggestions пропозиції побажання
booking бронювання бронь
estate нерухомість
checkout оформити оформлення
tourism туризм туристи
bikes велосипеди
export експорт
guest гість гості гостей
tab вкладка
covid ковід коронавірус
domain домен домени домену
star зірка зірки
ads оголошення реклама
mode режим режиму
supplies приладдя постачання
broker брокер
philosophy філософія
edit редагувати
equipment обладнання техніка устаткування спорядження
consent згода згоди згоду
foreign іноземний закордонний
simulation симуляція моделювання
patients пацієнти
temperature температура
assets активи активів
characters персонажі герої
readers читачі
month місяць місяця
rent оренда орендувати зняти здам
television телебачення тв телеканал
gifts подарунки
evidence докази
banner банер банери
dining їдальня
golf гольф
maintenance техобслуговування
seminars семінари
study навчання вивчення
inspection інспекція огляд
trail стежка стежки
tree дерево дерева
banking банківський
agency агентство агенція
fair ярмарок ярмарку
hospital лікарня шпиталь поліклініка
military військовий армія армії зсу
fantasy фентезі
catering кейтеринг
village село села селище селі
lecture лекція лекції
capacity місткість
reliable надійний
summer літо літній літа літні літня
wholesale опт оптом гурт оптовий
rules правила
museum музей музею музеї
fresh свіжий свіжі свіжа
yoga йога йоги
conference конференція
sector сектор
war війна війни війні війну
cybersecurity кібербезпека
hero герой героя герої
stop стоп
suite люкс
individual індивідуальний
trailer трейлер причіп
large великий велика
implementation реалізація впровадження
sort сортувати
orders замовлення
law закон закони право закону
decorative декоративний декор
thread гілка
voice голос голосу
doctor лікар лікаря лікарі
award премія нагорода
routes маршрути
movement рух руху
loans кредити позики
win виграти перемога
medicine медицина ліки ліків
coaching коучинг
extension розширення
tennis теніс тенісу
dark темний темна
beach пляж пляжу пляжний
complaint скарга скарги
tracking відстеження
bug баг помилка
pandemic пандемія
filter фільтр
topic тема теми темі
topics теми тем
approved затверджено схвалено
min хв
zone зона зони
notification сповіщення
billing білінг
math математика
ideal ідеальний ідеал
station станція
centre центр
motorcycle мотоцикл мото
bus автобус
tour тур тури туру екскурсія турів
translation переклад
table таблиця стіл столи
enterprise підприємство
variety асортимент різноманітність
diversity різноманіття
train потяг поїзд потяги
cat кіт кішка коти котів коту
movies фільми фільмів кінотеатр
entry запис
interface інтерфейс
cheap дешево дешевий
immigration імміграція міграція
pickup самовивіз
physical фізичний
explanation пояснення
delete видалити видалення
replace замінити заміна
startups стартапи
rooms кімнати номери
boats човни катери
teachers вчителі викладачі педагоги
exhibition виставка
nature природа
vehicle транспортний автомобіль
title заголовок назва
advantage перевага
chapter розділ глава
promo промо промокод
short короткий
jewelry прикраси ювелірний біжутерія
closed закрито зачинено
vegetables овочі овочів овочевий
anxiety тривога тривожність
faculty факультет
mortgage іпотека
audit аудит аудиту
justice правосуддя юстиція
hackers хакери хакер
assembly збірка асамблея
bloggers блогери
stamps марки печатки
gym спортзал тренажерний
pain біль болю болі
pizza піца піци піцу піцерія
charity благодійність
parish парафія
mosque мечеть
temple храм храми храму
prayer молитва
worship богослужіння літургія
sermon проповідь
diocese єпархія
choir хор хору хоровий
orchestra оркестр
concert концерт
theater театр театру вистава театри
scouts скаути пласт скаут
donation пожертва внесок
membership членство
league ліга ліги лігу
player гравець гравці гравця плеєр
coach тренер
match матч матчу матчі
hiking похід походи походів трекінг
cycling велоспорт вело
football футбол
fishing риболовля рибалка рибальство
hunting полювання мисливство
horse кінь коні кінний коней
dog собака собаки собак пес цуценя
breed порода породи порід
dance танець танці танцю танцювальний танців
massage масаж масажу
clinic клініка
dentist стоматолог
pharmacy аптека аптеки аптек
nurse медсестра
psychologist психолог
lawyer юрист адвокат юристи
notary нотаріус
accountant бухгалтер
tax податок податки
insurance страхування страховка
loan кредит позика
plumber сантехнік
carpenter столяр тесля
roof дах покрівля даху дахи
kitchen кухня кухні кухню кухонний
bathroom ванна ванної ванни
heating опалення
door двері дверей дверний
flower квіти квітка квітів букет
bakery пекарня
bread хліб хліба
wine вино вина винний
beer пиво пива
coffee кава кави каву кав'ярня кав’ярня
chef шеф кухар
dish страва страви страв
breakfast сніданок
camping кемпінг
apartment квартира апартаменти
arrival прибуття заїзд заїзду
departure відправлення виїзд
mayor мер мера мерія голова
municipality муніципальний громада
council рада ради раді раду
citizen громадянин
resident мешканець житель
ordinance постанова розпорядження
waste відходи сміття
police поліція
fire пожежа пожежний вогонь
permit дозвіл дозволу
tender тендер
procurement закупівлі
election вибори
vote голосування проголосувати
party партія партії вечірка
candidate кандидат
parliament парламент депутат
court суд суду судовий судді суддя
kindergarten дитсадок садочок заклад дошкільної
pupil учень учні учнів школяр
student студент
teacher вчитель викладач учитель педагог
exam іспит екзамен зно нмт іспити
semester семестр
diploma диплом
lesson урок заняття уроку
enrolment зарахування набір
thesis дисертація
laboratory лабораторія
speaker спікер доповідач
sponsor спонсор
venue майданчик
ticket квиток
recipe рецепт
ingredient інгредієнти
cooking кулінарія приготування готувати
diary щоденник
essay есе твір нарис
poem вірш вірші віршів поезія
novel роман романи
writer письменник
photographer фотограф
painter художник живопис
illustrator ілюстратор
designer дизайнер
developer розробник забудовник
freelancer фрилансер фріланс
curriculum навчальний
biography біографія
born народився
hobby хобі
reply відповісти
moderator модератор
member учасник член
offline офлайн
nickname нік нікнейм
poll опитування
guestbook гостьова
basket кошик кошика
delivery доставка
warranty гарантія
voucher ваучер сертифікат
discount знижка знижку
colour колір кольори
bestseller бестселер хіт хіти
retail роздріб рітейл
manufacturer виробник
factory завод фабрика заводу заводи
spare запчастини запасні
parts запчастини деталі комплектуючі
steel сталь сталі сталевий метал
wood деревина дерева дерев'яний дерев’яний
plastic пластик
concrete бетон бетону бетонний
renovation реконструкція реновація
architect архітектор
engineer інженер
transport транспорт перевезення
freight вантаж
warehouse склад складу складський
tyre шини шина шин гума
garage гараж гаражі
leasing лізинг
listing оголошення
directory довідник
classified оголошення
advertisement реклама оголошення
vacancy вакансія
employer роботодавець
comparison порівняння
ranking рейтинг
rating рейтинг оцінка
coupon купон купони
nearby поблизу поруч
category категорія рубрика
converter конвертер
generator генератор
checker перевірка
install встановити інсталювати
changelog зміни
plugin плагін
tutorial урок туторіал
subscription підписка передплата абонемент
automation автоматизація
invoice рахунок інвойс
payroll зарплата
newspaper газета газети газету
editorial редакція
journalist журналіст
reporter репортер кореспондент
headline заголовки
economy економіка
weather погода погоди погоду
horoscope гороскоп
obituary некролог
broadcast трансляція мовлення
listen слухати слухайте послухати
crime кримінал злочин
celebrity знаменитості зірки
subscriber підписник абонент передплатник
imprint реквізити
accessibility доступність безбар'єрність вадами
career кар'єра кар’єра
testimonial відгук
certificate сертифікат свідоцтво
partner партнер
solution рішення
product продукт товар товару виріб
tradition традиція
competence компетентність
emergency екстрений аварійний надзвичайний дснс
night ніч ночі нічний
shift зміна
printing друк поліграфія друкарня
advertising реклама
marketing маркетинг
score рахунок бали очки
puzzle головоломка пазли
quiz вікторина квіз
band гурт гурту
album альбом
song пісня пісні пісень
lyrics текст
movie фільм кіно
actor актор актори актриса
cinema кінотеатр кіно
animal тварина
shelter притулок укриття
adoption усиновлення
child дитина дитини дитину
elderly літніх похилого літні пенсіонери
disability інвалідність
refugee біженець біженці впо переселенці
poverty бідність
aid допомога
statute статут
chairman голова голови
committee комітет комісія
society суспільство товариство
union спілка союз профспілка спілки
federation федерація
cooperative кооператив осбб
petition петиція
protest протест мітинг
conservation збереження охорона заповідник
farm ферма фермер
agriculture сільське агро аграрний
harvest врожай урожай
town містечко місто
sight пам'ятки пам’ятки визначні
mountain гора гори гір гірський
ski лижі лижний гірськолижний
building будівля
classes заняття гуртки уроки
clean чистий чистота
country країна країни країну країні
county округ
data дані даних
different різні різний
fast швидко швидкий
fields поля поле
games ігри ігор гри
groups групи груп
homepage головну
homes будинки
issues проблеми
kits набори комплекти
last останній
launch запуск запустити
llc тов
ltd тов
corp корпорація
normal звичайний нормальний
past минулі минулий
period період
peace мир миру мирний
reading читання
selling продаємо
studies дослідження
talent талант
type тип вид типу
types види типи видів
united єдиний об'єднаний
upcoming майбутні найближчі
writing письмо
everyday повсякденний
inclusion інклюзія
lab лабораторія
wifi вайфай
tech тех
stream стрім стріми
trending тренди
sustainability сталий сталого
strong сильний
structure структура
unit одиниця
viewers глядачі
talks переговори
shows шоу
area площа територія зона
areas території площі
tool інструмент
strength сила
perspectives перспективи
premier прем'єра прем’єра
influence вплив
evolution еволюція
efficient ефективний
tuition плата
journey подорож
lot лот лоти
performance ефективність
preferences уподобання вподобання
flexible гнучкий
value цінність
tel тел
menus меню
everyone кожен
multiple кілька
keep зберігати
cookie кукі
"""
