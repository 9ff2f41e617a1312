"""Hindi."""

from typing import Final

WORDS: Final = """\
service सेवा सेवाएं सेवाएँ सेवाओं सर्विस
contact संपर्क सम्पर्क कॉन्टैक्ट
home होम मुखपृष्ठ गृह
products उत्पाद उत्पादों प्रोडक्ट
new नया नई नए नवीन
information जानकारी सूचना जानकारियां
customer ग्राहक ग्राहकों कस्टमर
search खोज खोजें सर्च
blog ब्लॉग
content सामग्री कंटेंट कॉन्टेंट विषय-वस्तु विषयवस्तु
site साइट साईट
support सहायता समर्थन सपोर्ट
privacy गोपनीयता निजता प्राइवेसी
page पृष्ठ पेज पन्ना
find ढूंढें खोजें पाएं
news समाचार खबर खबरें न्यूज न्यूज़ ख़बरें
community समुदाय कम्युनिटी समाज
personal व्यक्तिगत निजी पर्सनल
top टॉप शीर्ष
website वेबसाइट वेबसाईट
data डेटा डाटा आंकड़े
directly सीधे
business व्यापार व्यवसाय बिजनेस बिज़नेस कारोबार
help मदद सहायता हेल्प
join जुड़ें शामिल ज्वाइन
media मीडिया
program कार्यक्रम प्रोग्राम
access पहुंच पहुँच एक्सेस
health स्वास्थ्य सेहत हेल्थ
company कंपनी कम्पनी कंपनियां
register पंजीकरण रजिस्टर रजिस्ट्रेशन पंजीकृत
menu मेनू मेन्यू मैन्यू
history इतिहास
use उपयोग इस्तेमाल
project परियोजना प्रोजेक्ट परियोजनाएं
education शिक्षा शैक्षिक शैक्षणिक एजुकेशन
free मुफ्त मुफ़्त निःशुल्क फ्री
design डिजाइन डिज़ाइन
public सार्वजनिक
report रिपोर्ट प्रतिवेदन
experience अनुभव
international अंतर्राष्ट्रीय अंतरराष्ट्रीय
policy नीति पॉलिसी
best सर्वश्रेष्ठ बेहतरीन बेस्ट
main मुख्य
terms शर्तें नियम शर्तों
open खुला खोलें खुले
online ऑनलाइन
management प्रबंधन मैनेजमेंट प्रबन्धन
create बनाएं बनाएँ बनाना
download डाउनलोड
start शुरू आरंभ प्रारंभ
events घटनाएं आयोजन इवेंट
login लॉगिन लॉगइन
learn सीखें जानें सीखना
video वीडियो
special विशेष स्पेशल खास
development विकास डेवलपमेंट
careers करियर कैरियर
user उपयोगकर्ता यूजर यूज़र
web वेब इंटरनेट
review समीक्षा रिव्यू
code कोड
market बाजार बाज़ार
account खाता अकाउंट खाते
social सामाजिक सोशल
view देखें देखे
general सामान्य जनरल
email ईमेल ई-मेल
latest ताजा ताज़ा नवीनतम लेटेस्ट
resources संसाधन
store स्टोर
categories श्रेणियां श्रेणियाँ कैटेगरी
press प्रेस
system प्रणाली सिस्टम व्यवस्था
world दुनिया विश्व संसार
change बदलें परिवर्तन बदलाव
updates अपडेट अद्यतन
partners भागीदार साझेदार
global वैश्विक ग्लोबल
shop दुकान शॉप दुकानें
technology प्रौद्योगिकी तकनीक टेक्नोलॉजी टेक
team टीम
comments टिप्पणियां टिप्पणी टिप्पणियाँ कमेंट
center केंद्र केन्द्र सेंटर
tools उपकरण टूल टूल्स
articles लेख आलेख आर्टिकल
app ऐप एप
source स्रोत सोर्स
welcome स्वागत अभिनंदन
sign साइन
post पोस्ट
work काम कार्य
features विशेषताएं विशेषताएँ फीचर फीचर्स
guide गाइड मार्गदर्शिका मार्गदर्शन
industry उद्योग इंडस्ट्री औद्योगिक
info जानकारी
mobile मोबाइल
share साझा शेयर
book पुस्तक किताब बुक
read पढ़ें पढ़े पढ़ना
documentation प्रलेखन दस्तावेज दस्तावेज़
members सदस्य सदस्यों
questions प्रश्न सवाल प्रश्नों
solutions समाधान
locations स्थान
national राष्ट्रीय नेशनल
organization संगठन
tips टिप्स सुझाव
order ऑर्डर आर्डर आदेश
office कार्यालय दफ्तर ऑफिस
skip छोड़ें छोड़कर
archive पुरालेख अभिलेखागार आर्काइव
software सॉफ्टवेयर सॉफ़्टवेयर
day दिन दिवस
research अनुसंधान शोध रिसर्च
expert विशेषज्ञ एक्सपर्ट
add जोड़ें
conditions शर्तें
cookies कुकीज कुकीज़
releases विज्ञप्ति
engineering इंजीनियरिंग अभियांत्रिकी
collection कलेक्शन संकलन
log लॉग
professional पेशेवर प्रोफेशनल
details विवरण ब्यौरा
navigation नेविगेशन
deliver वितरित
cart कार्ट
electronics इलेक्ट्रॉनिक्स इलेक्ट्रॉनिक
financial वित्तीय वित्त आर्थिक
back वापस पीछे
installation स्थापना इंस्टॉलेशन
forum मंच फोरम
university विश्वविद्यालय यूनिवर्सिटी
rights अधिकार अधिकारों
started शुरुआत
people लोग लोगों
schedule अनुसूची शेड्यूल
link लिंक कड़ी
live लाइव
protection संरक्षण सुरक्षा
network नेटवर्क
plan योजना प्लान
list सूची लिस्ट
association संघ एसोसिएशन
check जांच जाँच जांचें चेक
newsletter न्यूजलेटर
browse ब्राउज
map नक्शा मानचित्र मैप
links लिंक कड़ियाँ
mail मेल डाक
premium प्रीमियम
transparency पारदर्शिता
apps ऐप्स एप्स एप्लिकेशन
call कॉल
videos वीडियो
politics राजनीति सियासत पॉलिटिक्स
present वर्तमान
request अनुरोध
leadership नेतृत्व
private निजी
travel यात्रा ट्रैवल सफर
quality गुणवत्ता क्वालिटी
club क्लब
security सुरक्षा सिक्योरिटी
window खिड़की विंडो
life जीवन जिंदगी ज़िंदगी लाइफ
students छात्र छात्रों छात्रा
subscribe सब्सक्राइब
available उपलब्ध
mission मिशन
jobs नौकरी नौकरियां भर्ती रोजगार जॉब
visit भ्रमण
car कार कारें
digital डिजिटल
current वर्तमान मौजूदा
applications आवेदन एप्लिकेशन अनुप्रयोग
follow फॉलो अनुसरण
culture संस्कृति सांस्कृतिक
buy खरीदें खरीद ख़रीदें
results परिणाम रिजल्ट नतीजे
calendar कैलेंडर पंचांग
recent हालिया
connect कनेक्ट
meet मिलिए
operations संचालन
watch वॉच घड़ी
investor निवेशक निवेश निवेशकों
index सूचकांक अनुक्रमणिका
school स्कूल विद्यालय पाठशाला
podcast पॉडकास्ट पोडकास्ट
city शहर नगर सिटी
popular लोकप्रिय
regular नियमित
legal कानूनी विधिक
sale बिक्री सेल
like पसंद लाइक
transfer स्थानांतरण ट्रांसफर
today आज
language भाषा भाषाएं
sponsored प्रायोजित
sales बिक्री
donate दान
government सरकार सरकारी शासन शासकीय मुख्यमंत्री प्रधानमंत्री
password पासवर्ड
country देश
continue जारी
group समूह ग्रुप
contract अनुबंध ठेका
name नाम
contribute योगदान
license लाइसेंस
select चुनें चयन
art कला
activities गतिविधियां गतिविधियाँ गतिविधि
message संदेश
offers ऑफर
platform मंच प्लेटफॉर्म प्लेटफ़ॉर्म
photos फोटो तस्वीरें फ़ोटो
magazine पत्रिका मैगजीन
computer कंप्यूटर कम्प्यूटर
practice अभ्यास
portal पोर्टल
love प्यार प्रेम लव
author लेखक
chat चैट
status स्थिति स्टेटस
posts पोस्ट
copyright कॉपीराइट सर्वाधिकार
years साल वर्षों सालों
action कार्रवाई
control नियंत्रण कंट्रोल
easy आसान सरल
click क्लिक
planning नियोजन
gallery गैलरी
sports खेल स्पोर्ट्स खेल-कूद
consulting परामर्श
board बोर्ड मंडल
family परिवार फैमिली
form फॉर्म फार्म प्रपत्र
care देखभाल केयर
friends दोस्त दोस्तों मित्र
year वर्ष साल
right अधिकार
performance प्रदर्शन
integration एकीकरण
build बनाए
response प्रतिक्रिया
music संगीत म्यूजिक
training प्रशिक्षण ट्रेनिंग प्रशिक्षु
compare तुलना
version संस्करण
administration प्रशासन प्रशासनिक
return वापसी रिटर्न
game गेम
phone फोन फ़ोन दूरभाष
reference संदर्भ
apply अप्लाई
library लाइब्रेरी ग्रंथालय
science विज्ञान साइंस
employees कर्मचारी कर्मचारियों
process प्रक्रिया
official आधिकारिक
learning शिक्षण अधिगम
profile प्रोफाइल प्रोफ़ाइल
date तारीख दिनांक तिथि
choose चुनें
commitment प्रतिबद्धता
region क्षेत्र क्षेत्रीय
event घटना इवेंट समारोह
play खेलें
disclaimer अस्वीकरण डिस्क्लेमर
card कार्ड
quick त्वरित
local स्थानीय लोकल
games गेम्स
shopping शॉपिंग खरीदारी
issue अंक
advanced उन्नत
policies नीतियां नीतियाँ
notice नोटिस सूचनाएं
server सर्वर
price कीमत मूल्य दाम
entertainment मनोरंजन एंटरटेनमेंट
fast तेज
series सीरीज श्रृंखला सीरीज़
technical तकनीकी
christmas क्रिसमस
state राज्य प्रदेश
logo लोगो
credit क्रेडिट
hours घंटे
opportunities अवसर
children बच्चे बच्चों बाल
standard मानक
complete पूर्ण पूरा
corporate कॉर्पोरेट कॉरपोरेट
story कहानी स्टोरी कथा
previous पिछला पिछले
job नौकरी जॉब
tutorials ट्यूटोरियल
baby शिशु बेबी
daily दैनिक रोजाना
pages पृष्ठों
package पैकेज
admin एडमिन
editor संपादक सम्पादक
shipping शिपिंग
options विकल्प
discover खोजिए
send भेजें
festival त्योहार त्यौहार उत्सव महोत्सव
film फिल्म फ़िल्म
docs दस्तावेज़ों
energy ऊर्जा
foundation फाउंडेशन प्रतिष्ठान न्यास
discussion चर्चा
analysis विश्लेषण
great शानदार महान
better बेहतर
calculator कैलकुलेटर गणक
volunteer स्वयंसेवक स्वयंसेवी
interview साक्षात्कार इंटरव्यू
stories कहानियां कहानियाँ कथाएं
academic अकादमिक
catalog कैटलॉग
college कॉलेज महाविद्यालय
relations संबंध
construction निर्माण
innovation नवाचार
budget बजट
europe यूरोप
master स्नातकोत्तर
week सप्ताह हफ्ते
sport क्रिकेट खेलकूद
stock स्टॉक
small छोटा छोटे लघु
wiki विकि विकी
environment पर्यावरण
commercial वाणिज्यिक व्यावसायिक
original मूल
simple सरल
announcements घोषणाएं घोषणा
interest ब्याज रुचि
assistance सहायता
photo फोटो तस्वीर
intelligence बुद्धिमत्ता
second दूसरा दूसरी
sitemap साइटमैप
writing लेखन
address पता
instructions निर्देश अनुदेश दिशानिर्देश
department विभाग
studio स्टूडियो
soon जल्द शीघ्र
required आवश्यक अनिवार्य
impact प्रभाव
property संपत्ति प्रॉपर्टी
rental किराया
conduct आचरण
annual वार्षिक सालाना
maps मानचित्र नक्शे
different विभिन्न अलग
safety सुरक्षा
tags टैग टैग्स
favorite पसंदीदा
books पुस्तकें किताबें पुस्तकों
tel दूरभाष
hello नमस्ते नमस्कार हैलो
inspired प्रेरित
future भविष्य
fitness फिटनेस
food भोजन खाना खाद्य फूड
statement वक्तव्य बयान
notes नोट्स टिप्पणियां
building भवन इमारत
strategy रणनीति
channel चैनल
portfolio पोर्टफोलियो
groups समूहों
automatically स्वचालित
text टेक्स्ट
district जिला ज़िला जिले जनपद
trusted विश्वसनीय भरोसेमंद
beyond परे
human मानव मानवीय इंसान
image छवि चित्र इमेज
deals डील डील्स
machine मशीन
gaming गेमिंग
park पार्क उद्यान
submit सबमिट
white सफेद
meeting बैठक मीटिंग
brands ब्रांड
payment भुगतान पेमेंट
body शरीर
style स्टाइल शैली
church चर्च गिरजाघर
testimonials प्रशंसापत्र
related संबंधित सम्बंधित
users उपयोगकर्ताओं
loading लोड
climate जलवायु
staff स्टाफ
overview अवलोकन
problem समस्या समस्याएं
air वायु हवा
auto ऑटो
test टेस्ट
write लिखें
together साथ
smart स्मार्ट
sell बेचें
economic आर्थिक
space अंतरिक्ष
type प्रकार
modern आधुनिक
forgot भूल
tickets टिकट
beautiful सुंदर खूबसूरत
unique अद्वितीय
geographic भौगोलिक भूगोल
success सफलता
upload अपलोड
guides मार्गदर्शिकाएं
settings सेटिंग सेटिंग्स
class कक्षा क्लास वर्ग
man आदमी पुरुष
island द्वीप
water जल पानी
traditional पारंपरिक पारम्परिक
answer उत्तर जवाब
active सक्रिय
theme थीम
course पाठ्यक्रम कोर्स
alternative वैकल्पिक
sound ध्वनि
manual मैनुअल नियमावली
items वस्तुएं
cases मामले
beauty सौंदर्य ब्यूटी सुंदरता
leading अग्रणी प्रमुख
forms फॉर्म्स प्रपत्र
hotel होटल
demand मांग
tech टेक
restaurant रेस्टोरेंट रेस्तरां भोजनालय
tablet टैबलेट
accept स्वीकार
position पद
women महिला महिलाओं महिलाएं
cloud क्लाउड
ice आइसक्रीम
copy कॉपी
model मॉडल
minutes मिनट
wedding शादी विवाह वेडिंग
agenda एजेंडा
land भूमि जमीन ज़मीन
workshops कार्यशाला कार्यशालाएं
launch लॉन्च लांच
natural प्राकृतिक
topics विषय
low कम
screen स्क्रीन
example उदाहरण
concept अवधारणा
bank बैंक
prepare तैयारी
print प्रिंट
brand ब्रांड ब्रैंड
feedback प्रतिपुष्टि फीडबैक
inclusion समावेशन समावेशी
manufacturing विनिर्माण
opinion राय विचार
size आकार
garden बगीचा उद्यान बागवानी
statistics सांख्यिकी आंकड़े आँकड़े
capital पूंजी राजधानी
skills कौशल
choice चयन
vision दृष्टि विजन
prices कीमतें
gift उपहार तोहफा गिफ्ट
number संख्या नंबर
visual दृश्य
file फाइल फ़ाइल
level स्तर
ideas विचारों
savings बचत
campaign अभियान
medical चिकित्सा मेडिकल
reading पठन वाचन
humanities मानविकी
values मूल्यों
published प्रकाशित
ready तैयार
sustainability सतत
collaboration सहयोग
journal जर्नल
confidence विश्वास आत्मविश्वास
youth युवा युवाओं
thanks धन्यवाद शुक्रिया
artists कलाकार कलाकारों
trip ट्रिप
scholarships छात्रवृत्ति स्कॉलरशिप
storage भंडारण
teams टीमें
little छोटी
sellers विक्रेता विक्रेताओं
exchange विनिमय
principles सिद्धांत
database डेटाबेस
incident हादसा वारदात
compliance अनुपालन
expand विस्तार
good अच्छा अच्छी
advice सलाह
dashboard डैशबोर्ड
focus फोकस
senior वरिष्ठ
guidelines दिशानिर्देश दिशा-निर्देश
admissions प्रवेश दाखिला एडमिशन
united संयुक्त
ratings रेटिंग
animals जानवर पशु जानवरों
traffic यातायात ट्रैफिक
save बचाएं
quote उद्धरण
kids बच्चे किड्स
edition संस्करण
record रिकॉर्ड
radio रेडियो आकाशवाणी
campus परिसर कैंपस
renew नवीनीकरण
episode एपिसोड
scientists वैज्ञानिकों
comprehensive व्यापक
knowledge ज्ञान
refund रिफंड धनवापसी
extra अतिरिक्त
institute संस्थान इंस्टीट्यूट
affordable किफायती
intro परिचय
evaluation मूल्यांकन
monitor निगरानी
winter सर्दी सर्दियों
green हरित हरा
fashion फैशन
old पुराना पुराने
big बड़ा बड़ी
speakers वक्ता
promotion प्रचार
optimization अनुकूलन
key कुंजी
value मूल्यवान
important महत्वपूर्ण
initiative पहल
methods तरीके विधि
studies अध्ययनों
residents निवासी
button बटन
black काला
awards पुरस्कार अवार्ड
virtual वर्चुअल आभासी
abstract सार
house घर मकान
enter दर्ज
solar सौर सोलर
description विवरण वर्णन
fun मजेदार
legislative विधायी विधानसभा
plugins प्लगइन
cost लागत
rates दरें
room कमरा कमरे
recruitment भर्ती
profit लाभ मुनाफा
secret रहस्य गुप्त
destination गंतव्य
advisory सलाहकार
three तीन
holiday छुट्टी अवकाश छुट्टियां
agents एजेंट
hosting होस्टिंग
forest वन जंगल
effective असरदार
evolution विकासक्रम
progress प्रगति
upcoming आगामी
republic गणराज्य गणतंत्र
specific विशिष्ट
tournament टूर्नामेंट
branch शाखा शाखाएं
files फाइलें फ़ाइलें
cleaning सफाई
subject विषय
men पुरुषों
receive प्राप्त
pool तालाब
owners मालिक
diagnosis निदान
rock चट्टान
random यादृच्छिक
power बिजली विद्युत
sample नमूना
exclusive एक्सक्लूसिव
peace शांति
million मिलियन
weekly साप्ताहिक
agreement समझौता
step कदम चरण
parts भाग पुर्जे
billion अरब
older पुरानी
ministry मंत्रालय मंत्री
word शब्द
weapons हथियार
enjoy आनंद
appointment अपॉइंटमेंट नियुक्ति
repair मरम्मत रिपेयर
discounts छूट
letters पत्र
label लेबल
total कुल
infrastructure अवसंरचना
journey सफ़र
donations दान
independent स्वतंत्र
street सड़क मार्ग
alerts अलर्ट
hardware हार्डवेयर
benefits फायदे लाभ फायदा
visa वीजा वीज़ा
elections चुनाव
light रोशनी
division प्रभाग मण्डल
primary प्राथमिक
bill बिल
trial ट्रायल
furniture फर्नीचर
think सोचें
toys खिलौने खिलौना
basic बुनियादी
difficult कठिन मुश्किल
upgrade अपग्रेड
adventure रोमांच साहसिक
flight उड़ान फ्लाइट
webinars वेबिनार
logistics लॉजिस्टिक्स रसद
ebooks ई-बुक ई-पुस्तक ईबुक
wellness आरोग्य
road सड़क
red लाल
suggestions सुझाव
booking बुकिंग
checkout चेकआउट
tourism पर्यटन पर्यटक टूरिज्म
bikes बाइक साइकिल
export निर्यात
guest अतिथि मेहमान
covid कोविड कोरोना
domain डोमेन
star सितारा
flexible लचीला
supplies आपूर्ति
broker ब्रोकर दलाल
edit संपादित
equipment उपकरणों
consent सहमति
equity इक्विटी म्यूचुअल
foreign विदेश विदेशी
item वस्तु
patients मरीज रोगी मरीजों रोगियों
temperature तापमान
earn कमाएं कमाई
characters पात्र
readers पाठक पाठकों
month महीना माह महीने
codes कोड्स
rent किराए किराये
desktop डेस्कटॉप
viewers दर्शक
television टेलीविजन टीवी दूरदर्शन
gifts उपहारों
inquiry पूछताछ
evidence साक्ष्य सबूत
charge शुल्क
golf गोल्फ
strength ताकत
banner बैनर
maintenance रखरखाव
seminars संगोष्ठी सेमिनार
study अध्ययन पढ़ाई
inspection निरीक्षण
additional अतिरिक्त
talent प्रतिभा
tree पेड़ वृक्ष
banking बैंकिंग
agency एजेंसी
bring लाएं
hospital अस्पताल हॉस्पिटल
trending ट्रेंडिंग
military सैन्य सेना
background पृष्ठभूमि
catering कैटरिंग
village गांव गाँव ग्राम ग्रामीण
empower सशक्तिकरण सशक्तीकरण
discipline अनुशासन
lecture व्याख्यान
structure संरचना
capacity क्षमता
classes कक्षाएं
summer गर्मी गर्मियों
wholesale थोक
rules नियमों नियम
museum संग्रहालय म्यूज़ियम
fresh ताजे
yoga योग योगासन
conference सम्मेलन
sector सेक्टर
war युद्ध जंग
cybersecurity साइबर
hero नायक
without बिना
tuition ट्यूशन
trailer ट्रेलर
implementation क्रियान्वयन
orders आदेशों
law कानून विधि क़ानून
decorative सजावट सजावटी
zoom ज़ूम
voice आवाज
doctor डॉक्टर डॉ
award पुरस्कार
routes मार्गों
movement आंदोलन
selling बेचने
loans ऋण लोन
win जीत जीतें
medicine दवा दवाएं औषधि आयुर्वेद
coaching कोचिंग
tennis टेनिस
powerful शक्तिशाली
strong मजबूत
complaint शिकायत शिकायतें
tracking ट्रैकिंग ट्रैक
feel महसूस
winning विजेता
pandemic महामारी
filter फिल्टर फ़िल्टर
topic टॉपिक
approved अनुमोदित स्वीकृत
unit इकाई
awareness जागरूकता
notification अधिसूचना नोटिफिकेशन
billing बिलिंग
math गणित
station स्टेशन
motorcycle मोटरसाइकिल
tour टूर
translation अनुवाद
table तालिका
enterprise उद्यम
coverage कवरेज
variety किस्म
train ट्रेन रेल रेलवे
cat बिल्ली
movies फिल्में मूवी
transition संक्रमण
gear गियर
lifestyle लाइफस्टाइल जीवनशैली
interface इंटरफेस
cheap सस्ता सस्ते
immigration आप्रवासन
physical शारीरिक
explanation स्पष्टीकरण
delete हटाएं हटाएँ
replace प्रतिस्थापित
startups स्टार्टअप
rooms कमरों
boats नाव
teachers शिक्षकों अध्यापकों
exhibition एग्जीबिशन
nature प्रकृति
vehicle वाहन वाहनों गाड़ी
title शीर्षक
perspectives दृष्टिकोण
clean स्वच्छ स्वच्छता
short लघुकथा
jewelry आभूषण ज्वैलरी गहने
chapter अध्याय
promo प्रोमो
closed बंद
vegetables सब्जी सब्जियां सब्ज़ी
anxiety चिंता
faculty संकाय
mortgage बंधक
audit लेखापरीक्षा ऑडिट
wifi वाईफाई
justice न्याय
hackers हैकर हैकिंग
assembly सभा
bloggers ब्लॉगर
gym जिम
pain दर्द
pizza पिज्जा
county तहसील तालुका
charity परोपकार धर्मार्थ दान-पुण्य
parish पैरिश
mosque मस्जिद
temple मंदिर मन्दिर गुरुद्वारा
prayer प्रार्थना आरती चालीसा
worship पूजा भक्ति उपासना
sermon प्रवचन उपदेश
choir गायन
concert कॉन्सर्ट
theater रंगमंच थिएटर नाटक
scouts स्काउट
donation दान चंदा
membership सदस्यता
league लीग
player खिलाड़ी खिलाड़ियों
coach कोच
match मैच मुकाबला
hiking ट्रेकिंग
cycling साइक्लिंग
football फुटबॉल फुटबाल
fishing मछली मत्स्य
hunting शिकार
horse घोड़ा घोड़े
dog कुत्ता कुत्ते
breed नस्ल
dance नृत्य डांस
massage मालिश मसाज
clinic क्लिनिक क्लीनिक
dentist दंत दांत
pharmacy फार्मेसी
nurse नर्स नर्सिंग
psychologist मनोवैज्ञानिक मनोविज्ञान
lawyer वकील अधिवक्ता
notary नोटरी
accountant लेखाकार लेखा
tax टैक्स आयकर जीएसटी
insurance बीमा इंश्योरेंस
loan लोन ऋण कर्ज
plumber प्लंबर
carpenter बढ़ई
roof छत
kitchen रसोई किचन
bathroom बाथरूम
door दरवाजा दरवाजे
flower फूल फूलों पुष्प
bakery बेकरी
bread रोटी ब्रेड
wine शराब
beer बीयर
coffee कॉफी कॉफ़ी
chef शेफ
dish व्यंजन पकवान
breakfast नाश्ता
camping कैम्पिंग
apartment अपार्टमेंट फ्लैट
arrival आगमन
departure प्रस्थान
mayor महापौर मेयर
municipality नगरपालिका नगरीय
council परिषद
citizen नागरिक नागरिकों
resident निवासियों
ordinance अध्यादेश अधिनियम
waste अपशिष्ट कचरा
police पुलिस थाना
fire आग अग्निशमन
permit परमिट अनुमति
tender निविदा निविदाएं टेंडर
procurement प्रापण
election चुनाव निर्वाचन
vote मतदान वोट
party पार्टी
candidate उम्मीदवार अभ्यर्थी
parliament संसद लोकसभा राज्यसभा
court न्यायालय अदालत कोर्ट हाईकोर्ट
kindergarten आंगनवाड़ी बालवाड़ी नर्सरी
pupil शिष्य
student छात्र
teacher शिक्षक अध्यापक टीचर
exam परीक्षा परीक्षाएं एग्जाम
semester सेमेस्टर
diploma डिप्लोमा
lesson पाठ
enrolment नामांकन
laboratory प्रयोगशाला
speaker वक्ताओं
ticket टिकट
recipe रेसिपी विधियां
cooking पकाने कुकिंग
diary डायरी
essay निबंध
poem कविता कविताएं शायरी काव्य
novel उपन्यास
writer लेखिका कवि साहित्यकार साहित्य
photographer फोटोग्राफर फोटोग्राफी
painter चित्रकार चित्रकला
developer डेवलपर
freelancer फ्रीलांसर
curriculum पाठ्यचर्या
biography जीवनी
born जन्म
hobby शौक
moderator मॉडरेटर
member सदस्य
offline ऑफलाइन
nickname उपनाम
poll मतगणना
basket टोकरी
delivery डिलीवरी वितरण
warranty वारंटी
voucher वाउचर
discount छूट डिस्काउंट
colour रंग
retail खुदरा
factory कारखाना फैक्ट्री
steel इस्पात स्टील
wood लकड़ी
plastic प्लास्टिक
concrete कंक्रीट
renovation नवीकरण
architect वास्तुकार वास्तुकला
engineer अभियंता
transport परिवहन
warehouse गोदाम
tyre टायर
garage गैरेज
listing लिस्टिंग
directory डायरेक्टरी
classified वर्गीकृत
vacancy रिक्ति रिक्तियां
employer नियोक्ता
comparison तुलनात्मक
ranking रैंकिंग
rating रेटिंग
coupon कूपन
nearby आसपास
category श्रेणी
converter कनवर्टर
generator जनरेटर
install इंस्टॉल
plugin प्लगइन
tutorial ट्यूटोरियल
subscription सब्सक्रिप्शन
invoice चालान इनवॉयस
payroll वेतन सैलरी
newspaper अखबार अख़बार अखबारों
editorial संपादकीय सम्पादकीय
journalist पत्रकार पत्रकारिता
reporter संवाददाता
headline सुर्खियां हेडलाइन
economy अर्थव्यवस्था
weather मौसम
horoscope राशिफल ज्योतिष कुंडली राशि
obituary श्रद्धांजलि निधन
broadcast प्रसारण
listen सुनें
crime अपराध क्राइम
celebrity सेलिब्रिटी
accessibility अभिगम्यता सुगम्यता
career करियर
certificate प्रमाणपत्र
partner पार्टनर
solution हल
product प्रोडक्ट उत्पाद
owned स्वामित्व
tradition परंपरा परम्परा
competence योग्यता
emergency आपातकाल आपातकालीन आपात
night रात
printing मुद्रण
advertising एडवरटाइजिंग
marketing मार्केटिंग विपणन
score स्कोर
puzzle पहेली
quiz क्विज क्विज़
band बैंड
album एल्बम
song गाना गाने गीत
lyrics लिरिक्स
movie मूवी फिल्म
actor अभिनेता अभिनेत्री
cinema सिनेमा बॉलीवुड
animal पशुपालन
shelter आश्रय
adoption दत्तक
child बालक बच्चा
elderly बुजुर्ग वृद्ध
disability दिव्यांग विकलांग
refugee शरणार्थी
poverty गरीबी गरीब
aid अनुदान
relief राहत
statute संविधान
chairman अध्यक्ष सभापति
committee समिति कमेटी
society सोसायटी
union यूनियन
federation महासंघ
cooperative सहकारी सहकारिता
petition याचिका
protest विरोध धरना
conservation संरक्षण
farm खेत खेती
agriculture कृषि किसान किसानों
harvest फसल
town कस्बा
sight दर्शनीय
mountain पर्वत पहाड़
"""
