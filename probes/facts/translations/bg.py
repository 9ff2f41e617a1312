"""Bulgarian."""

from typing import Final

WORDS: Final = """\
service услуги услуга сервиз обслужване
contact контакти свържете връзка връзки
home начало началната
products продукти изделия артикули стоки
new нов нова ново нови новите новия
information информация сведения
customer клиент
search търсене търси търсете търся търсачка
blog блог блога блогът блогове
content съдържание
site сайт сайта сайтът уебсайт
support поддръжка подкрепа помощ съпорт
privacy поверителност лични неприкосновеност личните
page страница стр
find намерете намери намиране открийте
news новини новина вести
community общност
personal личен лична лично персонален
top топ нагоре топа
website уебсайт уеб сайт сайта
directly директно пряко
business бизнес предприемач
help помощ помогни помагаме помощта
join присъедини включи включете
media медии медия медиите
program програма
access достъп
health здраве здравни
company компания фирма фирмата фирми дружество
register регистрация
menu меню менюто
history история
use използване ползване употреба
project проект
education образование
free безплатно
design дизайн проектиране
public обществен публичен
report отчет доклад отчети отчета
international международен
experience опит опита опитът преживяване
policy политика
main основен основна главен главна главно
terms условия правила
open отвори отворен
online онлайн интернет
management управление мениджмънт
create създай създаване
download изтегли свали сваляне
start старт започни начало
events събития мероприятия прояви
login вход влез влизане влезте входа
learn научи научете учи
video видео видеоклип
special специален
development развитие разработка
careers кариери
user потребител
web уеб
review ревю рецензия отзив преглед ревюта
code код кодове кода кодът
market пазар пазара пазари пазарът
account акаунт профил сметка
social социален
view виж преглед вижте разгледай
general общ обща общо
email имейл мейл поща ел.поща
latest последни
resources ресурси
categories категории рубрики
press преса пресата прес пресцентър
system система
world свят света световен светът
change промяна промени смени
updates обновления актуализации обновяване
partners партньори
global глобален световен
shop магазин
store магазин
technology технология
team екип отбор екипа екипът екипи
comments коментари
center център центрове
tools инструменти
articles статии статия
app приложение
source източник
welcome дошли приветстваме
reserved запазени
advertise рекламирай
post пост публикация поста
work работа работи
features функции характеристики възможности особености
guide ръководство наръчник пътеводител гид
industry индустрия промишленост отрасъл
info инфо
mobile мобилен мобилни
share сподели
book книга книги книгата резервирай
read прочети чети четене
documentation документация
members членове участници членство членска
questions въпроси
solutions решения
locations локации местоположения обекти
national национален
organization организация
tips съвети съвет
order поръчка поръчай поръчване
office офис офиса офиси офисът
skip пропусни
archive архив архива архиви архивът
software софтуер
day ден дни дните деня денят
research изследване проучване
expert експерт специалист
add добави добавяне добавете
conditions условия
cookies бисквитки
releases издания версии
engineering инженеринг
collection колекция сборник
log лог логове
professional професионален
details подробности детайли
navigation навигация
deliver доставяме
cart количка кошница
provide предоставяме осигуряваме
financial финансов
back назад обратно върни
installation инсталация монтаж
forum форум форума форуми форумът
university университет висше
rights права правата
people хора хората души лица
schedule график разписание програма
link връзка линк линка линкове
live живо лайв
protection защита закрила опазване
network мрежа мрежата мрежи мрежов
plan план планове плана
list списък листа списъци
association асоциация сдружение
explore разгледай проучи
check провери
newsletter бюлетин
browse разгледай
map карта картата
links връзки линкове
mail поща писмо писма пощата
premium премиум
transparency прозрачност
apps приложения
call обади обадете позвънете обаждане звънни
videos видеа видеоклипове клипове
politics политика
clients клиенти
request заявка запитване заявки заявете заявление искане
leadership лидерство ръководство
private частен частна частни частно
travel пътуване пътешествия екскурзии
quality качество
club клуб клуба клубове клубът
security сигурност охрана
window прозорец дограма
life живот живота животът
students студенти ученици учащи
subscribe абонирай абонамент
available наличен налични
mission мисия мисията
jobs работа обяви свободни
visit посети посетете посещение
car кола автомобил коли авто
digital дигитален цифров
current текущ текущи актуален
applications приложения заявления кандидатури
follow последвай следвай
culture култура
buy купи купете купува покупка
including включително
results резултати
calendar календар
recent скорошни неотдавна
connect свържи свържете
meet запознай срещни
operations операции
watch гледай гледане
investor инвеститор
high висок висока високо високи
index индекс указател
last последен
school училище гимназия
podcast подкаст
city град града градове градски градът
popular популярни
regular редовен редовни
legal правен правна правни юридически
sale разпродажба продажба продава намаление
like харесай харесва
transfer трансфер прехвърляне
today днес днешни
language език езици езика езикът езиков
sponsored спонсориран
sales продажби
donate дари дарете дарение дарявам
government правителство
password парола пароли
real реален реални истински
continue продължи
group група групата групи групов
contract договор
name име имена името
contribute допринеси
license лиценз
select избери изберете
art изкуство арт
activities дейности занимания
message съобщение
offers предложения оферти
platform платформа
photos снимки фотографии
magazine списание
computer компютър
practice практика
portal портал
love любов любовта обичам
author автор автори автора авторът
chat чат чата
pricing ценообразуване ценоразпис цени тарифи
status статус състояние
posts публикации постове мнения
copyright авторски
years години год
action действие
materials материали
control контрол
easy лесно лесен лесна лесни
click кликни кликнете натисни щракнете
planning планиране
forums форуми
gallery галерия фотогалерия
sports спорт спортове спортен спортни спорта
consulting консултации
board борд съвет управителен
family семейство семейни
form форма формуляр формата
care грижа грижи грижата
friends приятели
right право правото
year година годишно
performance представяне производителност
integration интеграция
build изграждане построй строим
response отговор реакция
music музика
training обучение тренировка
compare сравни сравнение сравняване
version версия версии
administration администрация
return връщане върни
game игра играта играй игри
phone телефон тел
reference справочник справка
apply кандидатствай приложи
secure сигурен сигурно защитен
library библиотека
science наука науки науката научен научни научна
employees служители работници
process процес
official официален
learning учене обучение
profile профил
date дата датата дати
choose избери избирай изберете
commitment ангажимент
region регион област района
event събитие
play играй пусни играйте
card карта карти картата
quick бърз бърза бързи
local местен местни местна местно
participate участвай участие
shopping пазаруване
demo демо
issue брой броя броеве
advanced разширено
notice известие съобщение обявление
server сървър
price цена цени цената цените
entertainment забавление развлечения
series сериал серия серии
technical технически
christmas коледа коледен коледни
state държава щат
logo лого
credit кредит
hours часа часове час
opportunities възможности
children деца децата детски детска детско детето
standard стандарт
plus плюс
complete пълен пълна пълно завърши
corporate корпоративен фирмен
story история разказ
know знаете знае знам знай
previous предишна предходна
job работа
tutorials уроци уроците
baby бебе бебета бебето бебешки
daily ежедневно всекидневно дневен
pages страници
package пакет пакети пакета опаковка
admin админ
editor редактор
shipping доставка изпращане
options опции опция
discover открий
send изпрати изпращане
festival фестивал
film филм филма филмът филмов
docs документи
energy енергия енергетика
foundation фондация фонд фонда фондове
stay престой нощувка
discussion дискусия обсъждане
analysis анализ
calculator калкулатор
volunteer доброволец
offer оферта предложение оферти
interview интервю
stories истории разкази
academic академичен
catalog каталог
college колеж колежи
relations отношения взаимоотношения
construction строителство строеж
innovation иновации иновативен
certified сертифициран
budget бюджет
europe европа европейски ес
sites сайтове
master майстор магистър
week седмица
sport спорт спорта спортът
stock склад наличност складова
small малък малка малки малко
wiki уики
environment среда екология околна средата
line линия линии
commercial търговски
original оригинал
diversity разнообразие
simple прост проста
announcements обяви съобщения обявления
interest интерес
assistance съдействие помощ
photo снимка фото фотография
pay плати платете плащане
coming предстоящи идващ
intelligence интелект разузнаване
writing писане
address адрес адреса адреси адресът
instructions инструкции упътване
department отдел катедра дирекция отделение отдели
studio студио студия
soon скоро
classic класика класически
needs нужди нуждите
property имот имоти собственост имота имотът
rental отдаване наем наеми
annual годишен годишна
maps карти картите
celebrate празнуваме отбелязваме
interactive интерактивен
safety безопасност
tags тагове етикети таг
favorite любими любим любима любимо
homepage начална
books книги книгите книжарница книжен
please моля
hello здравей привет
future бъдеще
fitness фитнес
food храна храни храната хранене хранителен
statement изявление декларация
improve подобри
notes бележки записки
opening откриване отваряне
strategy стратегия
channel канал канали канала
portfolio портфолио
function функция
automatically автоматично
text текст текста текстове
district район квартал района райони
trusted доверен надежден
human човек човешки човека
image изображение картинка
deals оферти сделки
machine машина машини
gaming гейминг игрови
park парк парка паркове паркът
submit изпрати подай подаване
white бял бяла бяло бели
meeting среща заседание събрание срещи срещата
brands марки брандове марките
payment плащане разплащане
body тяло тялото
style стил стила стилове стилът
church църква храм храма църкви църковен
testimonials отзиви мнения
related свързани сродни подобни
users потребители
climate климат
staff персонал служители
overview преглед
living живеене жилищен
problem проблем
air въздух
auto авто
test тест тестове теста
write напиши пиши напишете пишете
together заедно
smart умен умни смарт умна
sell продай продава
economic икономически
space космос пространство
type вид тип вида видове
modern модерен модерни съвременен
forgot забравена
tickets билети билет
beautiful красив
unique уникален
geographic географски
success успех успеха успехи успешен
section раздел секция
upload качи качване качете
guides ръководства пътеводители
settings настройки
executive изпълнителен
class клас класа класове класът
man мъж мъжът
terminal терминал
island остров
water вода води воден водата водни
traditional традиционен
answer отговор
active активен активни
perfect перфектен идеален
theme тема теми
course курс курсове курса курсът
place място места мястото
alternative алтернатива
sound звук звука звукът
manual ръководство наръчник
items артикули предмети
cases случаи казуси дела
safe безопасен сигурен
beauty красота
leading водещ водещи водеща
forms формуляри бланки бланка
hotel хотел хотела хотели хотелът
restaurant ресторант кафене
tablet таблет
accept приеми приемам
position позиция длъжност
talk разговор
women жени жената дамски жените дамска
cloud облак облачен облачни
ice лед леда леден
templates шаблони
working работен работно
copy копие копирай
model модел модели модела
minutes минути минута мин
families семейства
wedding сватба сватби сватбен
agenda дневен
listings обяви обявите
land земя парцел земи земята
workshops работилници уъркшоп
natural натурален природен естествен
low нисък ниска ниски ниско
screen екран екрана екрани
example пример
concept концепция идея
bank банка банки банков банката
prepare подготви приготви
print печат отпечатай принт печата
brand марка бранд марката
feedback обратна
tag таг етикет
manufacturing производство
opinion мнение мнения
size размер
garden градина
statistics статистика
capital капитал столица
skills умения
native роден родна
choice избор избора
ideas идеи идея идеите
vision визия визията
prices цени цените
gift подарък
number номер номера число
level ниво нива нивото
file файл файла файлове
savings спестявания икономия
campaign кампания
medical медицински
case случай казус дело
humanities хуманитарни
values ценности
published публикувано
ready готов готово готови готова
slide слайд
collaboration сътрудничество
journal списание дневник
youth младеж
thanks благодарим
artists художници артисти изпълнители
trip екскурзия пътуване
scholarships стипендии
storage съхранение склад
teams отбори екипи
sellers продавачи
exchange обмен борса размяна обмяна
principles принципи
database база бази данни
incident инцидент
compliance съответствие
advice съвет съвети
dashboard табло
admissions прием приема приемът
running бягане бягания
ratings оценки рейтинги
frequently често
animals животни
traffic трафик движение
save запази запис спести
box кутия кутии
teaching преподаване
quote цитат цитати
kids деца дечица децата
edition издание
radio радио радиото
campus кампус
renew поднови
episode епизод
scientists учени учените
comprehensive цялостен изчерпателен
knowledge знания знание
refund възстановяване
extra допълнително екстра екстри
institute институт
affordable достъпен изгоден
evaluation оценка оценяване
analytics анализи
monitor монитор
winter зима зимен зимни зимна зимата зимно
green зелен зелена зелени зелено
fashion мода модата моден модни модна
founder основател
old стар стара стари старо
big голям голяма големи голямо
speakers лектори говорители
plans планове тарифни
resumes автобиография
promotion промоция насърчаване
optimization оптимизация
key ключ ключове
value стойност
important важно важни важна важен
initiative инициатива
methods методи метод
arts изкуства
residents жители
button бутон бутони копче бутона
black черен черна черно черни
awards награди
virtual виртуален
house къща къщи дом дома къщата
homes домове къщи жилища
enter въведи въведете влез
solar слънчев соларен соларни
description описание
host домакин водещ
fun забавно забава хумор вицове
legislative законодателство
pop поп
plugins плъгини
cost разход струва
silver сребро сребърен
rates ставки лихви курсове
room стая зала стаята
recruitment подбор набиране
profit печалба
secret тайна секрет тайни
destination дестинация
dynamic динамика
advisory консултативен
two два две двама
three три трима
holiday празник почивка ваканция
agents агенти брокери
bar бар бара барове
priority приоритет
hosting хостинг
forest гора горски гори горите гората
effective ефективен
progress прогрес напредък
republic република
tournament турнир
branch клон клонове филиал
files файлове
stats статистика
cleaning почистване чистене
configuration конфигурация
men мъже мъжки мъжете мъжка
receive получи получете получаване
pool басейн
mini мини
owners собственици
diagnosis диагностика
rock рок
power мощност
convenient удобен удобно
sample образец мостра образци
exclusive ексклузивен
million милион млн
billion милиард млрд
weekly седмичен
agreement споразумение съгласие
widget джаджа уиджет
step стъпка стъпки
ministry министерство
tip съвет
word дума думи думата речник
weapons оръжие оръжия
set комплект сет
enjoy насладете
chain верига вериги
appointment час записване
hub хъб
repair ремонт поправка
discounts отстъпки намаления
letters писма букви
final финал финален финала
label етикет
total общо сума
infrastructure инфраструктура
donations дарения
near близо наблизо
shows шоу предавания
independent независим
street улица ул улици бул
alerts известия сигнали
hotels хотели
hardware хардуер
benefits ползи предимства помощи придобивки
agent агент агента
visa виза визи
elections избори изборен
light светлина осветление лампи
division дивизия поделение
primary начален първичен
bill законопроект сметка
trial пробен пробна пробно
furniture мебели мебел
toys играчки
upgrade ъпгрейд надграждане
adventure приключение
flight полет полети самолетни
webinars уебинари
logistics логистика
phones телефони смартфони
wellness уелнес спа
road път пътища пътен пътни пътна
super супер
red червен
suggestions предложения препоръки
booking резервация
estate имоти имот недвижими
checkout плащане каса
tourism туризъм туристически
bikes велосипеди колела колело
export износ експорт
guest гост гости гостите
tab раздел
covid ковид коронавирус
domain домейн
star звезда звезди
ads обяви реклами
mode режим
supplies консумативи пособия
broker брокер
philosophy философия
edit редактирай
lab лаборатория
equipment оборудване техника екипировка
consent съгласие
foreign чужд чужди външен чуждестранен чужбина
simulation симулация
patients пациенти
temperature температура
assets активи
characters герои персонажи
readers читатели
month месец месеца месеци
rent наем наеми отдава наема
television телевизия тв
mobility мобилност
gifts подаръци
evidence доказателства
banner банер банери
golf голф
maintenance поддръжка поддържане
seminars семинари
study проучване следване учене
inspection инспекция проверка оглед
trail пътека пътеки
additional допълнителен
tree дърво дървета
banking банкиране банков
agency агенция
fair панаир изложение
hospital болница мбал
military военен военни армия военна войска
fantasy фентъзи фантастика
catering кетъринг
village село села селото
influence влияние
lecture лекция лекции
capacity капацитет
classes класове занятия часове
reliable надежден
summer лято летен летни лятна лятото
wholesale едро
rules правила
museum музей музеи музея
fresh свеж свежи пресен пресни
yoga йога
conference конференция
sector сектор
war война войната войни
cybersecurity киберсигурност
hero герой герои
suite апартамент
individual индивидуален
trailer трейлър ремарке
large голям големи
implementation изпълнение внедряване
sort сортирай подреди
orders поръчки
law закон закони право закона адвокатско
decorative декоративен
thread тема
voice глас гласа
doctor лекар лекари доктор лекаря
award награда
routes маршрути
movement движение
loans кредити заеми
win спечели печели победа
medicine медицина лекарства
coaching коучинг
extension разширение
tennis тенис тениса
dark тъмен тъмна
beach плаж плажа плажове
complaint жалба оплакване жалби
tracking проследяване
bug бъг грешка
pandemic пандемия
filter филтър филтри
topic тема теми темата
topics теми темите
approved одобрен
period период
awareness осведоменост
zone зона зони
notification известие нотификации
billing фактуриране
math математика
ideal идеален идеал
centre център
station станция гара гари
motorcycle мотоциклет мотор мотори мото
bus автобус
tour тур обиколка турове екскурзия
translation превод
table маса таблица маси
enterprise предприятие
variety разнообразие асортимент
train влак влакове жп
cat котка котки котката коте
movies филми филмите филмови
entry запис влизане
interface интерфейс
cheap евтин евтини евтино
immigration имиграция миграция
physical физически
explanation обяснение
delete изтрий изтриване
replace замени замяна
startups стартъпи
rooms стаи зали стаите
fields полета поле
boats лодки яхти
teachers учители преподаватели педагози
exhibition изложба изложение
nature природа
vehicle превозно автомобил мпс
title заглавие титла
advantage предимство
chapter глава глави
promo промо промокод
short кратък къс
jewelry бижута бижу бижутерия
closed затворен
vegetables зеленчуци
anxiety тревожност
faculty факултет
mortgage ипотека ипотечен
audit одит одита
justice правосъдие справедливост
hackers хакери
assembly събрание монтаж
bloggers блогъри
menus менюта
stamps марки печати
gym зала фитнес
pain болка болки болката
pizza пица пици пицария
county окръг
charity благотворителност
parish енория енорийски
mosque джамия джамии
temple храм храма храмове
prayer молитва
worship богослужение литургия
sermon проповед
diocese епархия митрополия
choir хор хоров хорът
orchestra оркестър
concert концерт
theater театър театри театрален спектакъл
scouts скаути
donation дарение дарителство
membership членство
league лига лигата лиги
player играч играчи футболист плейър
coach треньор
match мач мачове мача мачът
hiking преход туризъм
cycling колоездене
football футбол
fishing риболов риба
hunting лов ловен ловни ловец
horse кон коне конен конна
dog куче кучета кучето кучешки
breed порода породи
dance танц танци танца танцов
massage масаж масажи
clinic клиника
dentist зъболекар стоматолог дентален
pharmacy аптека аптеки
nurse сестра
psychologist психолог
lawyer адвокат юрист
notary нотариус
accountant счетоводител
tax данък данъци данъчен такса такси
insurance застраховка осигуряване
loan кредит заем заеми
plumber водопроводчик вик
carpenter дърводелец
roof покрив
kitchen кухня кухни кухненски
bathroom баня бани бански
heating отопление парно
door врата врати вратата
flower цвете цветя цветен букет букети
bakery пекарна фурна хлебопекарна
bread хляб хляба
wine вино вина винен изба винарна виното
beer бира бири бирата пиво
coffee кафе кафета кафето
chef готвач
dish ястие ястия
breakfast закуска
camping къмпинг
apartment апартамент жилище
arrival пристигане настаняване
departure отпътуване заминаване
mayor кмет кмета кметът кметство
municipality община общини общинска
council съвет съвета съветът
citizen граждани
resident жител
ordinance наредба
waste отпадъци боклук сметосъбиране
police полиция мвр
fire пожар пожарна пожари огън
permit разрешение
tender търг конкурс търгове тръжна
procurement поръчки
election избори
vote гласуване
party партия парти партии купон
candidate кандидат
parliament парламент депутат
court съд съда съдебен съдът съдия
kindergarten градина ясла
pupil ученик ученици
student студент ученик
teacher учител преподавател
exam изпит изпити матура матури
semester семестър
diploma диплома
lesson урок уроци урока
enrolment записване
thesis дисертация дипломна
laboratory лаборатория
speaker лектор говорител
sponsor спонсор
ticket билет билета
recipe рецепта
ingredient съставки
cooking готварство готвене кулинария готвя
diary дневник
travelogue пътепис
essay есе есета
poem стихотворение поезия стихове поема
novel роман романи
writer писател
photographer фотограф
painter художник живопис
illustrator илюстратор
designer дизайнер
developer програмист разработчик
freelancer фрийлансър
curriculum учебен учебни
biography биография
born роден родена
hobby хоби
reply отговори
moderator модератор
member член члена
offline офлайн
nickname прякор ник никнейм
poll анкета анкети
guestbook гостите
basket кошница количка
delivery доставка куриер
warranty гаранция
voucher ваучер
discount отстъпка намаление
colour цвят цветове
bestseller бестселър
retail дребно ритейл
manufacturer производител
factory фабрика завод заводи
spare авточасти
parts части авточасти
steel стомана
wood дървесина дървен дърво
plastic пластмаса пластик
concrete бетон бетонов
renovation реновиране саниране обновяване
architect архитект
engineer инженер
transport транспорт превоз
freight товар товарен товари
warehouse склад складове склада
tyre гуми гума
garage гараж гаражи
leasing лизинг
listing обява обявата
directory справочник указател
classified обяви
advertisement реклама обява
vacancy позиции свободна
employer работодател
comparison сравнение
ranking класация класиране
rating рейтинг оценка
coupon купон купони
nearby наблизо
category категория
converter конвертор
generator генератор
install инсталирай
plugin плъгин добавка
tutorial урок
subscription абонамент
automation автоматизация
invoice фактура
payroll заплати трз
newspaper вестник
editorial редакция
journalist журналист
reporter репортер
headline заглавия
economy икономика
weather времето прогноза метео
horoscope хороскоп
obituary некролог
broadcast предаване излъчване
listen слушай чуй
crime престъпление криминални крими
celebrity знаменитости звезди
subscriber абонат
accessibility достъпност
career кариера
testimonial отзив
certificate сертификат удостоверение
partner партньор
solution решение
product продукт
tradition традиция
competence компетентност
emergency спешен спешна авариен бедствия
night нощ нощен нощта нощни
shift смяна
printing печатница полиграфия
advertising реклама
marketing маркетинг
score точки
puzzle пъзел пъзели
quiz викторина куиз
band банда
album албум албуми
song песен песни песента
lyrics текстове
movie филм филма
actor актьор актриса
cinema кино кината киното
animal животно
shelter приют убежище приюти
adoption осиновяване
child дете детето
elderly възрастни старчески пенсионери
disability увреждания инвалид
refugee бежанец бежанци
poverty бедност
aid помощи
relief облекчение
statute устав статут устава
chairman председател
committee комитет комисия
society общество дружество
union съюз синдикат съюза
federation федерация
cooperative кооперация
petition петиция подписка
protest протест
conservation консервация опазване
farm ферма ферми стопанство
agriculture земеделие селско
harvest реколта жътва
town градче
sight забележителности
mountain планина
ski ски скиори
building сграда сгради
clean чист чиста чисто
country държава страна
data данни данните
delayed забавяне отложен
different различни
everyone всеки
everyday ежедневие
fast бързо бърз бърза
games игри игрите
groups групи
issues проблеми броеве
item артикул
kits комплекти
launch стартиране
llc еоод оод
ltd оод еоод
corp корпорация ад еад
lot лот
normal нормален
past минали минал
peace мир мира мирен
preferences предпочитания
reading четене
studies изследвания проучвания
structure структура
talks разговори преговори
talent талант
tool инструмент
touch докосване
tuition обучение
types видове типове
understand разберете разбиране
united обединен
unit единица звено
upcoming предстоящи
used употребявани
viewers зрители
wifi уайфай
tech технологии
stream стрийм
trending тенденции
sustainability устойчивост
strong силен силни
strength сила
area площ зона
areas зони площи области
premier премиер
perspectives перспективи
evolution еволюция
inclusion приобщаване включване
flexible гъвкав
journey пътешествие
highlights акценти
impact въздействие
multiple множество
papers документи
tel тел
pickup взимане
record рекорд
workflow процеси
required задължително
cookie бисквитка
efficient ефективен
object обект обекти
difficult труден трудно
horizon хоризонт
best добрите добрия
"""
