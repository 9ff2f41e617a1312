"""Greek."""

from typing import Final

WORDS: Final = """\
service υπηρεσίες εξυπηρέτηση σέρβις
contact επικοινωνία επαφή επαφές
home αρχική αρχικη κεντρική
products προϊόντα είδη
new νέο νέα νέος νέες νέων νέου νέας καινούργιο
information πληροφορίες ενημέρωση
customer πελάτης πελάτες πελατών
search αναζήτηση αναζητήστε ψάξε ψάχνετε ψάχνω
blog μπλογκ ιστολόγιο
content περιεχόμενο
site ιστότοπος ιστοσελίδα ιστοτόπου σάιτ
support υποστήριξη στήριξη υποστηρίξτε στηρίξτε
privacy απόρρητο απορρήτου ιδιωτικότητα προσωπικών
page σελίδα σελ
find βρείτε βρες εύρεση βρέθηκε βρούμε
news ειδήσεις νέα είδηση επικαιρότητα ειδησεις
community κοινότητα
personal προσωπικά ατομικά
top κορυφή κορυφαία
website ιστοσελίδα ιστότοπος
directly απευθείας άμεσα
business επιχείρηση επιχειρήσεις μπίζνες
help βοήθεια βοηθήστε βοηθάμε
join εγγραφείτε συμμετοχή γίνε
media μμε πολυμέσα
program πρόγραμμα προγράμματα προγραμμάτων
access πρόσβαση
health υγεία υγείας υγειονομική
company εταιρεία εταιρία
register εγγραφή μητρώο μητρώα
menu μενού
history ιστορία ιστορικό
use χρήση χρήσης χρησιμοποιήστε
project έργο έργα έργου έργων πρότζεκτ
education εκπαίδευση παιδεία εκπαιδευτικό
free δωρεάν ελεύθερο
design σχεδιασμός σχεδίαση σχέδιο ντιζάιν
public δημόσιο κοινό
report αναφορά έκθεση εκθέσεις απολογισμός
international διεθνής διεθνές διεθνών
experience εμπειρία προϋπηρεσία
policy πολιτική
best καλύτερα
main κύρια κύριο κύριος βασικό βασική
terms όροι όρους όρων προϋποθέσεις
open ανοιχτό άνοιγμα ανοικτά άνοιξε
online διαδικτυακά διαδίκτυο
management διαχείριση διοίκηση
create δημιουργία
download λήψη κατεβάστε κατέβασμα λήψεις μεταφόρτωση
start έναρξη ξεκινήστε αρχή ξεκινάμε
events εκδηλώσεις εκδήλωση γεγονότα
login σύνδεση είσοδος συνδεθείτε
learn μάθετε μάθε μαθαίνω μάθηση
video βίντεο
special ειδικό ειδικές ειδική ειδικά
development ανάπτυξη αναπτυξιακό
careers καριέρα σταδιοδρομία
user χρήστης χρήστες χρηστών
web ιστός ιστού
review κριτική αξιολόγηση ανασκόπηση
code κωδικός κώδικας
market αγορά αγορές αγοράς αγορών
account λογαριασμός
social κοινωνικά
view προβολή δείτε δες
general γενικά γενική γενικό γενικοί γενικές
email ιμέιλ μέιλ
latest τελευταία πρόσφατα
resources πόροι πόρων πόρους
categories κατηγορίες
press τύπος τύπου τύπο
system σύστημα συστήματα συστημάτων
world κόσμος κόσμο κόσμου παγκόσμιο διεθνή
change αλλαγή αλλαγές αλλάξτε
updates ενημερώσεις ενημέρωση αναβάθμιση
partners συνεργάτες εταίροι
global παγκόσμια παγκοσμίως
shop κατάστημα καταστήματα μαγαζί ψώνια
store κατάστημα καταστήματα μαγαζιά
technology τεχνολογία
team ομάδα ομάδας ομάδες
comments σχόλια σχόλιο σχολίων σχολιάστε
center κέντρο κέντρα κέντρων
tools εργαλεία
articles άρθρα άρθρο άρθρου άρθρων αρθρογραφία
app εφαρμογή
source πηγή πηγές πηγής πηγών
welcome καλώς καλωσορίσατε καλωσήρθατε καλωσόρισμα
reserved επιφύλαξη διατηρούνται κατοχυρωμένα
advertise διαφημιστείτε διαφήμιση
post δημοσίευση ανάρτηση αναρτήσεις
work εργασία δουλειά δουλεύουμε
features χαρακτηριστικά δυνατότητες
guide οδηγός οδηγό οδηγοί οδηγού
industry βιομηχανία κλάδος κλάδου
info πληροφορίες
mobile κινητό κινητά κινητή
share μοιραστείτε κοινοποίηση διαμοιρασμός
book βιβλίο βιβλία κράτηση κλείστε
read διαβάστε διάβασε ανάγνωση διαβάζω
documentation τεκμηρίωση έγγραφα
members μέλη μέλος μελών μέλους
questions ερωτήσεις ερώτηση απορίες
solutions λύσεις λύση λύσεων
locations τοποθεσίες σημεία
national εθνικό εθνική εθνικά
organization οργάνωση οργανισμός
tips συμβουλές
order παραγγελία
office γραφείο
skip παράλειψη μετάβαση παράβλεψη
archive αρχείο αρχεία αρχείων
software λογισμικό
day ημέρα μέρα ημέρες μέρες ημέρας ημερών
research έρευνα έρευνες ερευνητικό ερευνών
expert ειδικός ειδικοί εμπειρογνώμονες εξειδικευμένοι
add προσθήκη προσθέστε πρόσθεσε
conditions προϋποθέσεις συνθήκες όροι
releases εκδόσεις κυκλοφορίες
engineering μηχανική
collection συλλογή
log ημερολόγιο
professional επαγγελματικό
details λεπτομέρειες περισσότερα στοιχεία
navigation πλοήγηση
deliver παραδίδουμε παράδοση
cart καλάθι καλαθι
provide παρέχουμε παροχή παρέχει
financial οικονομικά χρηματοοικονομικά
back πίσω επιστροφή
installation εγκατάσταση τοποθέτηση εγκαταστάσεις
forum φόρουμ
university πανεπιστήμιο αει
rights δικαιώματα δικαιωμάτων δικαίωμα
people άνθρωποι άτομα κόσμος ανθρώπων
schedule πρόγραμμα ωράριο δρομολόγια ωρολόγιο
link σύνδεσμος
live ζωντανά
protection προστασία
network δίκτυο δικτύου δίκτυα δικτύωση
plan σχέδιο πλάνο σχεδίου
list λίστα κατάλογος λίστας λίστες
association σύλλογος συλλόγου ένωση σωματείο
explore εξερευνήστε ανακαλύψτε εξερεύνηση
check έλεγχος ελέγξτε
newsletter ενημερωτικό δελτίο
browse περιήγηση περιηγηθείτε
map χάρτης χάρτη
links σύνδεσμοι συνδέσμους
mail ταχυδρομείο αλληλογραφία
transparency διαφάνεια διαύγεια
apps εφαρμογές
call κλήση καλέστε τηλεφωνήστε κλήσεις
videos βίντεο
politics πολιτική
present παρουσίαση
clients πελάτες πελατών πελατολόγιο
request αίτημα αίτηση ζητήστε αιτήματα
leadership ηγεσία διοίκηση
private ιδιωτικό ιδιώτες
travel ταξίδι ταξιδιωτικό
quality ποιότητα ποιοτικά
club όμιλος λέσχη ομίλου όμιλο
security ασφάλεια φύλαξη
window παράθυρο κουφώματα
life ζωή ζωής βίος
students μαθητές φοιτητές μαθητών σπουδαστές
subscribe εγγραφή συνδρομή
available διαθέσιμο διαθεσιμότητα
mission αποστολή
jobs εργασία αγγελίες θέσεις
visit επίσκεψη επισκεφθείτε επισκέψεις
car αυτοκίνητο αυτοκινήτων αμάξι
digital ψηφιακό
current τρέχουσα τρέχον επίκαιρα
applications αιτήσεις εφαρμογές
follow ακολουθήστε ακολούθησε
culture πολιτισμός κουλτούρα
buy αγορά αγοράστε αγόρασε αγοράζω
including συμπεριλαμβανομένων
results αποτελέσματα αποτέλεσμα
calendar ημερολόγιο
recent πρόσφατα
connect συνδεθείτε συνδέστε
meet γνωρίστε γνωριμία
watch παρακολουθήστε δείτε
investor επενδυτής επενδύσεις
high υψηλή υψηλό υψηλής υψηλά
index ευρετήριο δείκτης
last τελευταία
school σχολείο σχολή σχολική γυμνάσιο λύκειο δημοτικό σχολές
city πόλη πόλης πόλεις
popular δημοφιλή
regular τακτικά
legal νομικά νομική νομικές νομικός νόμιμα
sale πώληση πωλείται πωλήσεις εκπτώσεις προσφορά πωλούνται
like αρέσει αρέσουν
transfer μεταφορά μεταβίβαση
today σήμερα
language γλώσσα γλώσσες γλωσσών
sponsored χορηγούμενο
sales πωλήσεις
donate δωρεά δωρίστε
government κυβέρνηση κυβερνητικό
password κωδικός συνθηματικό
real πραγματικό αληθινό
continue συνέχεια συνεχίστε
group ομάδα όμιλος γκρουπ
contract σύμβαση συμβόλαιο συμβάσεις συμφωνητικό
name όνομα ονοματεπώνυμο επωνυμία ονόματα επώνυμο
contribute συνεισφορά
license άδεια άδειας
select επιλογή επιλέξτε επέλεξε
art τέχνη τέχνης
activities δραστηριότητες δράσεις
message μήνυμα μηνύματα
offers προσφορές
platform πλατφόρμα
photos φωτογραφίες φωτο φωτό
magazine περιοδικό
computer υπολογιστής κομπιούτερ
practice πρακτική εξάσκηση
portal πύλη
love αγάπη έρωτας αγαπώ αγάπης
author συγγραφέας συντάκτης αρθρογράφος
chat συνομιλία συζήτηση
pricing τιμές τιμοκατάλογος τιμολόγηση κοστολόγιο
status κατάσταση
posts δημοσιεύσεις αναρτήσεις
copyright πνευματικά
years χρόνια έτη χρόνων ετών
action δράση ενέργεια δράσεις
materials υλικά υλικό υλικών
control έλεγχος ελέγχου
easy εύκολα εύκολο εύκολη
click πατήστε κλικ
planning προγραμματισμός σχεδιασμός
gallery συλλογή γκαλερί φωτογραφικό
sports αθλητικά σπορ αθλήματα
consulting συμβουλευτική σύμβουλοι
board συμβούλιο πίνακας
family οικογένεια οικογενειακό
form φόρμα έντυπο φόρμας
care φροντίδα περιποίηση
friends φίλοι φίλους φίλων
right δικαίωμα
year έτος χρόνος χρόνο έτους χρονιά έτη
performance απόδοση επιδόσεις παράσταση
integration ενσωμάτωση ένταξη
build κατασκευή χτίστε
response απάντηση ανταπόκριση
music μουσική
training κατάρτιση εκπαίδευση προπόνηση επιμόρφωση σεμινάρια
compare σύγκριση συγκρίνετε
version έκδοση
administration διοίκηση διαχείριση
return επιστροφή
game παιχνίδι παιχνιδιού αγώνας
phone τηλέφωνο τηλ τηλεφώνου τηλεφωνικό
reference αναφορά παραπομπή
apply εφαρμογή αίτηση υποβολή
secure ασφαλής ασφαλές ασφαλείς
library βιβλιοθήκη
science επιστήμη επιστημών
employees υπάλληλοι εργαζόμενοι εργαζομένων
process διαδικασία
official επίσημο
learning μάθηση εκμάθηση
profile προφίλ
date ημερομηνία ημ/νία
choose επιλέξτε διαλέξτε επέλεξε
commitment δέσμευση
region περιφέρεια περιοχή
event εκδήλωση γεγονός
play παίξτε παίξε αναπαραγωγή
disclaimer αποποίηση
card κάρτα κάρτες κάρτας καρτών
quick γρήγορα
local τοπικά τοπική τοπικό τοπικές
participate συμμετοχή
shopping αγορές ψώνια αγορών
demo επίδειξη
issue τεύχος ζήτημα τεύχη
advanced προχωρημένη σύνθετη
policies πολιτικές
notice ανακοίνωση ειδοποίηση
server διακομιστής σέρβερ
price τιμή τιμές τιμής τιμών
entertainment ψυχαγωγία διασκέδαση
series σειρά σειρές σειράς
technical τεχνική
christmas χριστούγεννα
state κράτος πολιτεία κράτους κρατική
logo λογότυπο
credit πίστωση πιστωτική
hours ώρες ωράριο ωρών ώρα
opportunities ευκαιρίες
children παιδιά παιδί παιδιών παιδικά
standard πρότυπο στάνταρ
complete πλήρης πλήρες ολοκλήρωση πλήρη
corporate εταιρικό
story ιστορία
know ξέρετε γνωρίζω
previous προηγούμενο
job δουλειά θέση
tutorials μαθήματα οδηγοί
baby μωρό μωρά βρεφικά βρέφος
daily καθημερινά ημερήσια
pages σελίδες σελίδων
package πακέτο πακέτα συσκευασία
admin διαχειριστής
editor συντάκτης επιμελητής
shipping αποστολή μεταφορικά
options επιλογές
discover ανακαλύψτε ανακάλυψε
send αποστολή στείλτε στείλε
festival φεστιβάλ
film ταινία κινηματογράφος φιλμ
docs έγγραφα
energy ενέργεια ενεργειακή
foundation ίδρυμα ιδρύματος ίδρυση
stay διαμονή
discussion συζήτηση συζητήσεις
analysis ανάλυση αναλύσεις
better καλύτερα
introducing παρουσιάζουμε
calculator υπολογισμός αριθμομηχανή
volunteer εθελοντής
offer προσφορά
interview συνέντευξη συνεντεύξεις
stories ιστορίες
academic ακαδημαϊκό
catalog κατάλογος καταλόγου
college κολλέγιο κολέγιο
relations σχέσεις
construction κατασκευή οικοδομή
innovation καινοτομία
certified πιστοποιημένο
budget προϋπολογισμός
europe ευρώπη ευρωπαϊκό
sites ιστοσελίδες ιστότοποι
master μεταπτυχιακό
week εβδομάδα
sport αθλητισμός
stock απόθεμα στοκ χρηματιστήριο
small μικρό μικρή μικρά μικρές
environment περιβάλλον
line γραμμή
commercial εμπορικό
original πρωτότυπο αυθεντικό γνήσιο
diversity διαφορετικότητα ποικιλομορφία
simple απλό απλή απλά
announcements ανακοινώσεις ανακοίνωση
interest ενδιαφέρον
assistance υποστήριξη αρωγή
photo φωτογραφία φωτό φωτο
pay πληρωμή πληρώστε
coming έρχεται προσεχώς
intelligence νοημοσύνη
writing γραφή συγγραφή
address διεύθυνση διευθύνσεις
instructions οδηγίες
department τμήμα τμήματα διεύθυνση
studio στούντιο
soon σύντομα προσεχώς
classic κλασικό κλασσικό
needs ανάγκες αναγκών
property ακίνητο ιδιοκτησία ακινήτων
rental ενοικίαση ενοικιάσεις
annual ετήσια ετήσιο
maps χάρτες
celebrate γιορτή γιορτάστε εορτασμός
interactive διαδραστικό
safety ασφάλεια
tags ετικέτες
favorite αγαπημένα
homepage αρχική
books βιβλία βιβλίων
two δύο δυο
please παρακαλώ
hello γεια καλημέρα
future μέλλον
fitness γυμναστική
food τρόφιμα φαγητό τροφή διατροφή φαγητά τροφές
statement δήλωση δηλώσεις
improve βελτίωση βελτιώστε
notes σημειώσεις
opening άνοιγμα εγκαίνια
strategy στρατηγική
channel κανάλι
portfolio χαρτοφυλάκιο πορτφόλιο
function λειτουργία
automatically αυτόματα
text κείμενο
district συνοικία
trusted αξιόπιστο έμπιστο
human άνθρωπος ανθρώπινο
image εικόνα εικόνες
deals προσφορές ευκαιρίες
machine μηχανή μηχάνημα μηχανές
gaming παιχνίδια
park πάρκο πάρκα
submit υποβολή υποβάλετε
white λευκό άσπρο λευκά λευκή
meeting συνάντηση συνεδρίαση
brands μάρκες επώνυμα
central κεντρική
payment πληρωμή
body σώμα σώματος
style στυλ ύφος
church εκκλησία ναός ναού
testimonials μαρτυρίες κριτικές
related σχετικά
users χρήστες χρηστών
climate κλίμα κλιματική κλίματος
staff προσωπικό
overview επισκόπηση
living διαβίωση σαλόνι
problem πρόβλημα προβλήματα
air αέρας αέρα
test δοκιμή τεστ δοκιμές
write γράψτε γράψε γράφω
together μαζί
smart έξυπνο έξυπνα έξυπνη
sell πώληση πουλήστε πωλούνται
economic οικονομική
space χώρος διάστημα χώροι
type τύποι είδος
modern σύγχρονο μοντέρνο
forgot ξεχάσατε ξέχασα
tickets εισιτήρια
beautiful όμορφη όμορφο όμορφα
unique μοναδικό
success επιτυχία
section ενότητα τμήμα
upload ανέβασμα ανεβάστε μεταφόρτωση
guides οδηγοί
settings ρυθμίσεις
executive στέλεχος στελέχη εκτελεστικό
class τάξη κλάση τάξης
man άνδρας άντρας
island νησί νησιά νησιού νήσος
water νερό νερού ύδρευση νερά ύδατα
traditional παραδοσιακό
answer απάντηση απαντήσεις
format μορφή
active ενεργό ενεργά
largest μεγαλύτερο
perfect τέλειο τέλεια ιδανικό
theme θέμα θέματα
course μάθημα σεμινάριο μαθήματα
place τόπος τόπο τόπου
alternative εναλλακτική
sound ήχος ήχου ήχο
manual εγχειρίδιο
items αντικείμενα είδη
cases υποθέσεις περιπτώσεις
safe ασφαλές ασφαλή
beauty ομορφιά καλλυντικά
leading ηγετική κορυφαία
forms έντυπα φόρμες εντύπων
hotel ξενοδοχείο
demand ζήτηση
restaurant εστιατόριο ταβέρνα εστίαση
accept αποδοχή αποδέχομαι αποδεχτείτε
position θέση θέσεις
talk ομιλία
women γυναίκες γυναικεία
cloud σύννεφο νέφος
ice πάγος πάγο
templates πρότυπα
copy αντιγραφή αντίγραφο
model μοντέλο
minutes λεπτά λεπτών
families οικογένειες οικογενειών
wedding γάμος γάμου γάμοι γάμο
agenda ατζέντα
listings αγγελίες καταχωρήσεις
land γη οικόπεδο γης
workshops εργαστήρια
natural φυσικό φυσικά φυσική
low χαμηλό χαμηλή χαμηλές
screen οθόνη οθόνης οθόνες
example παράδειγμα παραδείγματα
bank τράπεζα τραπεζών
prepare προετοιμασία ετοιμάστε
print εκτύπωση εκτυπώστε
brand μάρκα επωνυμία
feedback σχόλια ανατροφοδότηση
tag ετικέτα
manufacturing παραγωγή κατασκευή
opinion γνώμη άποψη απόψεις γνώμες
size μέγεθος μεγέθη μεγέθους
garden κήπος κήπου κήπο
statistics στατιστικά
capital κεφάλαιο πρωτεύουσα
skills δεξιότητες ικανότητες
choice επιλογή
ideas ιδέες ιδέα
vision όραμα όραση
prices τιμές τιμών
gift δώρο δώρα δώρου
number αριθμός νούμερο
visual οπτικό εικαστικά
level επίπεδο
file φάκελος αρχείο
savings αποταμίευση
campaign καμπάνια εκστρατεία
medical ιατρική ιατρός
case υπόθεση περίπτωση
humanities ανθρωπιστικές
values αξίες αξιών
published δημοσιεύτηκε
ready έτοιμο έτοιμα έτοιμη
sustainability βιωσιμότητα αειφορία βιώσιμη
collaboration συνεργασία
journal περιοδικό
youth νεολαία νέοι νέων
thanks ευχαριστούμε
artists καλλιτέχνες
trip εκδρομή ταξίδι
scholarships υποτροφίες
storage αποθήκευση
teams ομάδες ομάδων
sellers πωλητές πωλητής
exchange ανταλλαγή συνάλλαγμα
principles αρχές
database βάσεις
incident περιστατικό συμβάν
compliance συμμόρφωση
advice συμβουλές
admissions εισαγωγή εγγραφές
running τρέξιμο
yes ναι
ratings βαθμολογίες αξιολογήσεις
frequently συχνές συχνά
animals ζώα ζώων
traffic κίνηση κυκλοφορία
save αποθήκευση εξοικονομήστε
box κουτί κουτιά
teaching διδασκαλία
quote παράθεση απόσπασμα
kids παιδιά παιδικά
edition έκδοση
radio ραδιόφωνο ραδιοφωνικός ράδιο
campus πανεπιστημιούπολη
renew ανανέωση
episode επεισόδιο
scientists επιστήμονες
comprehensive ολοκληρωμένο
knowledge γνώση γνώσεις γνώσης
refund επιστροφή αποζημίωση
extra επιπλέον πρόσθετα
institute ινστιτούτο
affordable προσιτό
evaluation αξιολόγηση
analytics αναλυτικά
monitor οθόνη παρακολούθηση
winter χειμώνας χειμερινό
green πράσινο
fashion μόδα μόδας
founder ιδρυτής ιδρυτές
efficient αποδοτικό
old παλιά παλιό παλαιά παλαιό
big μεγάλο μεγάλη μεγάλα
speakers ομιλητές ηχεία
plans σχέδια προγράμματα
resumes βιογραφικά
promotion προώθηση προβολή
optimization βελτιστοποίηση
key κλειδί κλειδιά
value αξία αξίας
important σημαντικό
initiative πρωτοβουλία
methods μέθοδοι τρόποι
arts τέχνες τεχνών
residents κάτοικοι κατοίκων
button κουμπί κουμπιά
black μαύρο μαύρη μαύρα
awards βραβεία διακρίσεις
virtual εικονική
house σπίτι κατοικία σπίτια οικία μονοκατοικία
homes σπίτια κατοικίες
enter εισάγετε είσοδος
solar ηλιακό ηλιακά φωτοβολταϊκά
description περιγραφή
host οικοδεσπότης
fun διασκέδαση χιούμορ
legislative νομοθεσία
pop ποπ
plugins πρόσθετα
cost κόστος κόστους
silver ασήμι ασημένιο
rates τιμές επιτόκια ισοτιμίες
room δωμάτιο αίθουσα
recruitment προσλήψεις πρόσληψη στελέχωση
profit κέρδος κέρδη
secret μυστικό
destination προορισμός
dynamic δυναμικό
advisory συμβουλευτική
three τρία τρεις τριών
holiday διακοπές αργία αργίες γιορτές
agents πράκτορες αντιπρόσωποι
bar μπαρ
priority προτεραιότητα
hosting φιλοξενία
forest δάσος δάση δασική δάσους
effective αποτελεσματικό
progress πρόοδος
republic δημοκρατία
tournament τουρνουά
branch υποκατάστημα κλάδος
files αρχεία
stats στατιστικά
cleaning καθαρισμός
configuration διαμόρφωση
men άνδρες ανδρικά άντρες ανδρών
receive λάβετε παραλαβή
pool πισίνα πισίνες
mini μίνι
owners ιδιοκτήτες
diagnosis διάγνωση διαγνωστικό
rock ροκ
power ισχύς ισχύ
convenient βολικό εύχρηστο
sample δείγμα
exclusive αποκλειστικό
million εκατομμύρια
billion δισεκατομμύρια δισ
weekly εβδομαδιαία
agreement συμφωνία
step βήμα βήματα
ministry υπουργείο
tip συμβουλή
word λέξη λέξεις λεξικό
weapons όπλα όπλο όπλων
set σετ
enjoy απολαύστε απόλαυσε
chain αλυσίδα
appointment ραντεβού
hub κόμβος
repair επισκευή
discounts εκπτώσεις
letters επιστολές γράμματα
final τελικός
label ετικέτα
total σύνολο συνολικά
infrastructure υποδομές
donations δωρεές δωρεών
near κοντά
independent ανεξάρτητο
street οδός δρόμος οδού
alerts ειδοποιήσεις
hotels ξενοδοχεία
hardware υλισμικό
benefits οφέλη παροχές πλεονεκτήματα επίδομα επιδόματα
agent πράκτορας
visa βίζα
elections εκλογές εκλογών
light φως φώτα φωτισμός φωτιστικά
division διαίρεση τομέας
primary πρωτοβάθμια πρωτεύον
bill λογαριασμός νομοσχέδιο
trial δοκιμαστική δοκιμή
furniture έπιπλα επίπλων έπιπλο
toys παιχνίδια παιχνιδιών
basic βασικό βασικά
upgrade αναβάθμιση
adventure περιπέτεια
flight πτήση πτήσεις αεροπορικά πτήσεων
webinars διαδικτυακά
logistics εφοδιαστική
phones τηλέφωνα
wellness ευεξία
road δρόμος δρόμοι δρόμου οδικό οδική
super σούπερ
red κόκκινο ερυθρός
suggestions προτάσεις
booking κράτηση κρατήσεις
estate ακίνητα κτηματομεσιτικό μεσιτικό
checkout ταμείο
tourism τουρισμός
bikes ποδήλατα ποδηλάτων
export εξαγωγή
guest επισκέπτης
tab καρτέλα
covid κορωνοϊός κορονοϊός πανδημία
domain τομέας
star αστέρι αστέρων
ads αγγελίες διαφημίσεις
supplies προμήθειες αναλώσιμα
broker μεσίτης
philosophy φιλοσοφία
edit επεξεργασία
lab εργαστήριο
equipment εξοπλισμός
consent συγκατάθεση συναίνεση
papers έγγραφα
foreign ξένες ξένη εξωτερικό ξένων αλλοδαποί
simulation προσομοίωση
patients ασθενείς ασθενών
temperature θερμοκρασία
characters χαρακτήρες
readers αναγνώστες
month μήνας μήνα μήνες
rent ενοίκιο ενοικίαση νοικιάστε ενοικιάζεται
television τηλεόραση τηλεοπτικό
mobility κινητικότητα
gifts δώρα
evidence αποδείξεις
dining φαγητό
golf γκολφ
strength δύναμη
maintenance συντήρηση
seminars σεμινάρια
study μελέτη σπουδές σπουδή μελέτες
inspection επιθεώρηση
trail μονοπάτι
additional επιπρόσθετα πρόσθετες
tree δέντρο δέντρα δένδρα
banking τραπεζική
agency πρακτορείο γραφείο
hospital νοσοκομείο
fair εμποροπανήγυρη
military στρατός στρατιωτικό στρατού
fantasy φαντασία
catering τροφοδοσία κέτερινγκ
village χωριό χωριά χωριού
influence επιρροή
lecture διάλεξη διαλέξεις
capacity χωρητικότητα
classes μαθήματα τάξεις τμήματα
reliable αξιόπιστο
summer καλοκαίρι θερινό
wholesale χονδρική χονδρεμπόριο
rules κανόνες κανονισμός
museum μουσείο
fresh φρέσκο φρέσκα
yoga γιόγκα
object αντικείμενο
conference συνέδριο διάσκεψη
sector τομέας κλάδος
war πόλεμος πολέμου
cybersecurity κυβερνοασφάλεια
hero ήρωας ήρωες
suite σουίτα σουίτες
tuition δίδακτρα
individual ατομική
trailer τρέιλερ ρυμουλκούμενο
large μεγάλο
implementation υλοποίηση εφαρμογή
sort ταξινόμηση
orders παραγγελίες
law νόμος δίκαιο νόμοι νόμου νομική
decorative διακοσμητικά διακόσμηση
thread νήμα
voice φωνή φωνής
doctor γιατρός ιατρός γιατροί
award βραβείο βράβευση
routes διαδρομές δρομολόγια
movement κίνημα κίνηση
selling πωλούνται
loans δάνεια δανείων
win κερδίστε κέρδισε νίκη
medicine ιατρική φάρμακα
extension επέκταση
tennis τένις αντισφαίριση
dark σκοτεινό σκούρο
missing αγνοούμενοι
strong δυνατό ισχυρό
beach παραλία πλαζ
complaint παράπονο καταγγελία
tracking παρακολούθηση εντοπισμός
preferences προτιμήσεις
bug σφάλμα
pandemic πανδημία
filter φίλτρο φίλτρα
topic θέμα
topics θέματα θεμάτων
approved εγκρίθηκε εγκεκριμένο
period περίοδος
awareness ευαισθητοποίηση
zone ζώνη ζώνες
notification ειδοποίηση
billing χρέωση τιμολόγηση
math μαθηματικά
ideal ιδανικό
centre κέντρο
station σταθμός σταθμοί
motorcycle μοτοσυκλέτα μοτοσικλέτα μηχανή μοτό
bus λεωφορείο κτελ
tour περιήγηση εκδρομή ξενάγηση περιοδεία
translation μετάφραση μεταφράσεις
table τραπέζι πίνακας
enterprise επιχείρηση
variety ποικιλία
train τρένο τρένα σιδηρόδρομος
cat γάτα γάτες γάτας
movies ταινίες σινεμά ταινιών
entry είσοδος καταχώρηση
interface διεπαφή
cheap φθηνά φτηνά φθηνό
immigration μετανάστευση μεταναστευτικό
physical φυσική σωματική
explanation εξήγηση
delete διαγραφή διαγράψτε
replace αντικατάσταση
startups νεοφυείς νεοφυής
rooms δωμάτια δωματίων αίθουσες
fields πεδία
boats σκάφη βάρκες σκάφος σκαφών
teachers εκπαιδευτικοί δάσκαλοι καθηγητές
exhibition έκθεση εκθέσεις
nature φύση φύσης
vehicle όχημα οχήματα οχημάτων
title τίτλος τίτλοι
advantage πλεονέκτημα
short σύντομο μικρού
jewelry κοσμήματα κόσμημα
promo προωθητικό
clean καθαρό καθαρά
closed κλειστό
vegetables λαχανικά
anxiety άγχος
faculty σχολή
mortgage στεγαστικό υποθήκη
justice δικαιοσύνη
hackers χάκερς χάκερ
assembly συνέλευση συναρμολόγηση
stamps γραμματόσημα σφραγίδες
gym γυμναστήριο
pain πόνος πόνο πόνου
pizza πίτσα πίτσες
county νομός νομού
charity φιλανθρωπία
parish ενορία
mosque τζαμί τέμενος
temple ναός ναού
prayer προσευχή
worship λατρεία
sermon κήρυγμα κηρύγματα
diocese μητρόπολη επισκοπή μητροπόλεως
choir χορωδία
orchestra ορχήστρα
concert συναυλία
theater θέατρο θεάτρου θέατρα θεατρικό παράσταση
scouts πρόσκοποι προσκόπων
donation δωρεά χορηγία
membership συνδρομή
league λίγκα πρωτάθλημα
player παίκτης παίκτες παίχτης
coach προπονητής
match αγώνας αγώνες ματς
hiking πεζοπορία
cycling ποδηλασία
football ποδόσφαιρο ποδοσφαίρου
fishing ψάρεμα αλιεία
hunting κυνήγι κυνηγοί
horse άλογο άλογα ιππασία
dog σκύλος σκύλοι σκύλο σκυλιά σκυλί
breed ράτσα ράτσες φυλή
dance χορός χορού χοροί
massage μασάζ
clinic κλινική ιατρείο
dentist οδοντίατρος οδοντιατρείο
pharmacy φαρμακείο
nurse νοσοκόμα νοσηλευτής
psychologist ψυχολόγος ψυχολογία
lawyer δικηγόρος δικηγορικό
notary συμβολαιογράφος
accountant λογιστής φοροτεχνικό
tax φόρος φορολογία φόροι εφορία
insurance ασφάλιση ασφαλιστική ασφάλειες
loan δάνειο δανεισμός
plumber υδραυλικός
carpenter ξυλουργός μαραγκός
roof στέγη στέγες σκεπή
kitchen κουζίνα
bathroom μπάνιο μπάνια
heating θέρμανση
door πόρτα πόρτες θύρα
flower λουλούδι ανθοπωλείο άνθη
bakery φούρνος αρτοποιείο
bread ψωμί άρτος ψωμιά
wine κρασί κρασιά οίνος οινοποιείο οίνοι
beer μπύρα μπίρα μπύρες
coffee καφές καφέ καφέδες
chef σεφ μάγειρας
dish πιάτο πιάτα
breakfast πρωινό πρωινά
camping κάμπινγκ
apartment διαμέρισμα διαμερίσματα
arrival άφιξη αφίξεις
departure αναχώρηση αναχωρήσεις
mayor δήμαρχος δημάρχου
municipality δήμος δήμου δήμο δημοτικό
council συμβούλιο συμβουλίου
citizen πολίτης πολίτες πολιτών
resident κάτοικος
ordinance διάταξη διάταγμα
waste απόβλητα απορρίμματα σκουπίδια ανακύκλωση
police αστυνομία
fire φωτιά πυρκαγιά πυροσβεστική
permit άδεια άδειες αδειοδότηση
tender διαγωνισμός διακήρυξη
procurement προμήθεια προμηθειών
election εκλογή εκλογικό
vote ψηφοφορία ψήφος ψηφίστε
party κόμμα πάρτι πάρτυ κόμματα
candidate υποψήφιος
parliament βουλή κοινοβούλιο βουλής βουλευτής
court δικαστήριο
kindergarten νηπιαγωγείο
pupil μαθητής
student φοιτητής μαθητής σπουδαστής
teacher δάσκαλος καθηγητής εκπαιδευτικός
exam εξετάσεις εξέταση πανελλαδικές
semester εξάμηνο εξαμήνου
diploma δίπλωμα πτυχίο
lesson μάθημα μαθήματα
enrolment εγγραφές
thesis διατριβή διπλωματική
laboratory εργαστήριο
speaker ομιλητής ηχείο
sponsor χορηγός χορηγοί
ticket εισιτήριο
recipe συνταγή
ingredient υλικά συστατικά
cooking μαγειρική μαγείρεμα
diary ημερολόγιο
travelogue οδοιπορικό
essay δοκίμιο έκθεση
poem ποίημα ποίηση ποιήματα
novel μυθιστόρημα
writer συγγραφέας λογοτέχνης
photographer φωτογράφος
painter ζωγράφος ζωγραφική
illustrator εικονογράφος
designer σχεδιαστής σχεδιάστρια
developer προγραμματιστής
biography βιογραφικό
born γεννήθηκε
hobby χόμπι
reply απάντηση απαντήστε
moderator συντονιστής
member μέλος
nickname ψευδώνυμο
poll δημοσκόπηση
basket καλάθι μπάσκετ
delivery παράδοση διανομή
warranty εγγύηση εγγυήσεις
voucher κουπόνι δωροεπιταγή
discount έκπτωση
colour χρώμα χρώματα
retail λιανική
manufacturer κατασκευαστής
factory εργοστάσιο
spare ανταλλακτικά
parts ανταλλακτικά εξαρτήματα
steel χάλυβας ατσάλι
wood ξύλο ξύλινα ξυλεία ξύλινο
plastic πλαστικό
concrete σκυρόδεμα μπετόν
renovation ανακαίνιση ανακαινίσεις
architect αρχιτέκτονας αρχιτεκτονική
engineer μηχανικός
transport μεταφορά συγκοινωνίες
freight φορτίο εμπορεύματα
warehouse αποθήκη
tyre ελαστικά λάστιχα
garage γκαράζ
leasing μίσθωση λίζινγκ
listing καταχώρηση αγγελία
directory κατάλογος ευρετήριο
classified αγγελίες
advertisement διαφήμιση αγγελία
vacancy κενή
employer εργοδότης
comparison σύγκριση
ranking κατάταξη βαθμολογία
rating βαθμολογία αξιολόγηση
coupon κουπόνι
nearby κοντινά
category κατηγορία
converter μετατροπέας
generator γεννήτρια
install εγκαταστήστε εγκατάσταση
plugin πρόσθετο
subscription συνδρομή
automation αυτοματισμός
invoice τιμολόγιο
payroll μισθοδοσία
newspaper εφημερίδα
editorial συντακτική
journalist δημοσιογράφος
reporter ρεπόρτερ ρεπορτάζ
headline πρωτοσέλιδα τίτλοι
economy οικονομία
weather καιρός καιρού καιρό
horoscope ωροσκόπιο ζώδια
obituary νεκρολογία κηδείες
broadcast μετάδοση εκπομπή
listen ακούστε άκουσε ακρόαση
crime έγκλημα αστυνομικά εγκλήματα
celebrity διάσημοι
subscriber συνδρομητής
imprint ταυτότητα
accessibility προσβασιμότητα
career καριέρα σταδιοδρομίας
testimonial μαρτυρία
certificate πιστοποιητικό
partner συνεργάτης εταίρος
solution λύση
product προϊόν
tradition παράδοση
competence αρμοδιότητα
emergency έκτακτη επείγον
night νύχτα βράδυ νύχτας διανυκτέρευση
shift βάρδια
printing εκτυπώσεις τυπογραφείο
advertising διαφήμιση διαφημίσεις
marketing μάρκετινγκ
score σκορ βαθμολογία
puzzle παζλ
quiz κουίζ
band μπάντα συγκρότημα
album άλμπουμ δίσκος
song τραγούδι
lyrics στίχοι
movie ταινία
actor ηθοποιός
cinema σινεμά κινηματογράφος
animal ζώο ζώα
shelter καταφύγιο
adoption υιοθεσία
child παιδί παιδιού
elderly ηλικιωμένοι γηροκομείο
disability αναπηρία αμεα
refugee πρόσφυγας
poverty φτώχεια
relief ανακούφιση
chairman πρόεδρος προέδρου
committee επιτροπή
society κοινωνία εταιρεία
union ένωση συνδικάτο σωματείο
federation ομοσπονδία
cooperative συνεταιρισμός
petition ψήφισμα
protest διαμαρτυρία διαδήλωση
farm φάρμα αγρόκτημα
agriculture γεωργία αγροτικά
harvest συγκομιδή
town κωμόπολη
sight αξιοθέατα
mountain βουνό βουνά ορειβατικός
ski σκι χιονοδρομικό
building κτίριο κτίρια
country χώρα χώρες χώρας
data δεδομένα
delayed καθυστέρηση
different διαφορετικό
difficult δύσκολο
everyday καθημερινότητα
fast γρήγορα
faster γρηγορότερα
games παιχνίδια παιχνιδιών
groups ομάδες
issues ζητήματα τεύχη
item είδος αντικείμενο
kits σετ
launch έναρξη
normal κανονική
past παρελθόν
peace ειρήνη
reading ανάγνωση
shows παραστάσεις εκπομπές
studies σπουδές μελέτες σπουδών
structure δομή δομές
talks ομιλίες
types τύποι είδη
united ενωμένη ηνωμένες
upcoming επερχόμενα προσεχείς
unit μονάδα μονάδες
viewers θεατές
tool εργαλείο
area περιοχή
areas περιοχές
llc επε ικε
corp αε
chapter κεφάλαιο
conservation διατήρηση
inclusion συμπερίληψη ένταξη
journey ταξίδι
evolution εξέλιξη
impact αντίκτυπος επιπτώσεις
perspectives προοπτικές
required απαιτείται υποχρεωτικό
sitemap χάρτης
record εγγραφή ρεκόρ
wide ευρύ
great υπέροχο
highlights στιγμιότυπα
trending δημοφιλή τάσεις
workflow ροή
flexible ευέλικτο
feed ροή
tech τεχνολογία
stream ροή
tel τηλ
forums φόρουμ
menus μενού
multiple πολλαπλά
ltd επε
"""
