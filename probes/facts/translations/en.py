"""English, in other words."""

from typing import Final

WORDS: Final = """\
customer shopper
search lookup
blog blogs blogging blogpost weblog blogroll
support helpdesk hotline
page webpage
find finds finder finding
news newsfeed newswire
data dataset
business biz
help helped helper helpful helpline
join joins joined joining
media multimedia
company firm firms
history heritage genealogy ancestry archaeology archeology
use uses usage
education edu
design typography graphic ux webdesign
international intl
best finest
terms tos
open opened openly
management mgmt
start starting
login logon logins logout signout username
learn learns learnt learner elearning
video vids footage
code coding coder coders coded codebase repo repos
view views viewed viewing
email emails emailed mailto
latest newest
store storefront webstore
press pressroom
change changing
updates updating
global worldwide
shop shops webshop eshop shopfront
sign signed
post posted posting
guide guidebook
mobile smartphone cellphone
share sharing
read reads
documentation readme
questions faq faqs
solutions solve solves solved solving
locations located
organization org orgs
tips hints tricks
order ordered ordering preorder
software freeware shareware opensource foss linux firmware
day days
research postdoc
add adds adding
log logs logged logging
navigation nav navbar breadcrumb
cart carts minicart wishlist
electronics gadget appliance headphones pcb semiconductor sensor
installation setup
forum subforum
university uni alumni alumnus alumna
schedule timetable
link linking hyperlink
network broadband router
plan planned
list listed
association assoc assn
newsletter enews enewsletter
browse browsing
map mapping mapped gps atlas
mail mails mailed mailing mailbox inbox
apps apk
call calling
politics democracy
travel cruise voyage
club clubs clubhouse
security alarm alarms cctv surveillance encryption
life lives
jobs hiring jobseeker jobsite
visit visits visited visiting visitor
car cars automobile mileage sedan hatchback
buy purchase bought buys buyer buyers
watch watching
investor shareholder dividend ipo
high higher highest
index indexed indices
school pta k12 homeschool yearbook
city cities citywide
legal legally juridical litigation divorce probate
sale auction
language lang dictionary grammar vocabulary
government gov govt embassy
password passcode passphrase passwd
name names surname firstname lastname
license licence
art artwork sculpture
take takes taken taking took
magazine mag mags zine ezine webzine
computer laptop pc pcs
love loved loves
chat chats chatting chatroom
status uptime outage
easy easier easiest
family parent mom moms mum mums
care carer carers caring caregiver
year yrs
build builds
music musical musician singer dj djs guitar piano pianist violin jazz hiphop playlist
training apprenticeship
game gameplay chess
phone telephone fax telecom
reference bibliography citation
apply applying
science chemistry biology astronomy sociology geology
employees worker
date dates
choose choosing chosen chose
region province prefecture
play plays played playable
card cards
quick quickly
local locally locals
participate attend
demo demos
price priced pricelist
entertainment comedy comedian
fast fastest rapid rapidly
christmas xmas
state statewide
logo logos
hours hour hourly hrs
story tale tales storytelling
know knows knew known
baby babies infant newborn pregnancy maternity
want wants wanted
feed feeds rss
admin admins sysadmin
need needed
shipping shipped shipment postage parcel dispatch
send sends sent sending sender
festival fest fests
film films filming filmed filmmaker
stay stays stayed staying
discussion debate
analysis analyze
offer offered
catalog brochure
construction insulation scaffolding excavation demolition
certified accredited
europe eu
week weeks
sport sporting athletics hockey volleyball cricket rugby baseball karate judo triathlon archery
stock forex trading trader
wiki wikis encyclopedia
environment eco ecology
line lines
photo picture pic pics
pay pays paid paying payable
intelligence ai
department dept depts
studio atelier
annual yearly
favorite favourite faves
books bookshop bookstore bookseller paperback hardback isbn
fitness aerobics zumba bodybuilding
food foods foodie grocery cheese chocolate seafood delicious tasty
text texts
district neighborhood
human humans
image images imagery
deals deal bargain
machine cnc
gaming gamer gamers xbox playstation nintendo esports
park parks
submit submission
meeting meetup
payment paypal iban klarna
body bodies
mind minds
style styles
church chapel cathedral basilica baptist lutheran presbyterian anglican catholic evangelical pastor monastery abbey priest clergy
staff colleagues coworkers
test tests tested testing tester
write writes written wrote
long longer longest
sell sells sold
space spaces
modern contemporary
forgot forget
beautiful gorgeous stunning
geographic geo
settings prefs
executive ceo cfo cto
look looks looked
class classroom
island isle isles islet
theme themed
course mooc moocs
place places
sound sounds audio acoustic
manual handbook
try trying tried
say said says
beauty cosmetics makeup skincare salon salons hairdresser barber perfume hair haircut hairstyle manicure
safe safely safer
hotel motel motels hostel inn resort guesthouse accommodation lodging bnb hotelier
restaurant eatery eateries bistro brasserie diner steakhouse trattoria sushi takeaway takeout burger
tablet ipad ipads
women woman womens ladies
cloud saas
copy copies copied
model models
minutes mins
wedding bridal bride brides bridegroom
ltd pty gmbh
low lower lowest
bank banks banker
print prints printed printable
brand branded branding
tag tagged tagging
manufacturing mfg
opinion oped
size sizes sizing sized
garden horticulture lawn
skills skill skilled
gift giftcard gifting
level levels
keep keeps keeping kept
ideas idea
tool toolbox toolset
medical surgery surgical dermatology orthopedic pediatric paediatric oncology gynecology disease illness neurology radiology urology
slide slides slider carousel
journal issn doi
youth teen teens teenager adolescent
competitive contest
thanks thank
trip trips itinerary
scholarships bursary
storage backup
teams squad squads
sellers dealer vendor merchant
database sql mysql
expand expansion
advice advise
van vans
guidelines guidance
running runner marathon jogging
save saves saved saver
box boxes
teaching teach taught
quote quotes quotation
kids kid
radio fm
refund reimbursement
analytics metrics kpis
fashion clothing clothes garment menswear outfit shoes sneakers jeans shirt shirts tshirt lingerie
founder cofounder
wide wider
big bigger biggest
resumes cv cvs
promotion giveaway sweepstakes
optimization seo
abuse abused abusive
virtual vr
house houses housing
enter entered entering
solar photovoltaic pv
embed embedded
tweet retweet tweeted
description desc
host hosts hosted
fun funny hilarious
allows allow allowed
grow grows growing grown growth
cost costs costly fee fees
rates rate
room bedroom
recruitment staffing headhunter
dev devs devops api apis sdk sdks
holiday vacation getaway
bar pub pubs cocktail nightclub tavern taproom
hosting webhosting vps
forest woodland rainforest
tournament championship
cleaning cleaner janitorial
men mens
pool pools swimming
beginning began begin begins
million mln
agreement agree agreed
step steps
billion bln
word words wording
weapons gun guns firearm rifle rifles ammo ammunition
enjoy enjoyed enjoying enjoyable
chain chains
appointment appt appts
hub hubs
repair handyman
label labels
hardware cpu gpu keyboard
node nodes
visa visas
light lights lighting
enroll enrol enrols
bill bills
trial trials
furniture sofa sofas mattress armchair wardrobe
think thinks thinking
toys toy doll dolls plush
basic basics
flight airline airfare aviation aircraft airplane airport
drop drops dropped
ebooks ebook epub kindle audiobook
wellness wellbeing mindfulness meditation spa spas nutrition diet diets
road roads highway motorway
booking booked
estate realtor realty acre acres sqft sqm
bikes bike bicycle
guest guests
come comes came
tab tabs
covid coronavirus covid19
domain subdomain dns whois
star stars
ads ad
utilizing utilise
supplies supply
edit edits edited editing
lab labs
equipment equipped
papers preprint arxiv
foreign overseas abroad
assets asset
earn earns earned earning
month months monthly
rent rents rented renting renter tenant landlord lettings
television tv tvs sitcom
inquiry enquiry
dining dinner lunch lunches brunch dine
golf golfer golfing
study studying
trail trails footpath
tree trees
agency agencies
bring brought
hospital infirmary hospice
fair fairs expo expos
trending trend trends
reach reached reaching
military army soldier troops veteran
command cli cmd
catering caterer
kits kit
rules rule
yoga yogi pilates asana
conference symposium colloquium
ios iphone
war wars warfare wartime
cybersecurity cyber infosec malware antivirus
hero heroes
stop stops stopped stopping
large larger
sort sorted sorting
law laws
voice voices
doctor gp surgeon
award prize prizes awarded trophy trophies
routes route
medicine vaccine
coaching mentor
tennis racket racquet
beach beaches coast coasts coastal seaside
feel feels feeling
winning wins winner won
bug bugs bugfix debug debugging bugzilla
pandemic epidemic
unit units
zone zones zoning
math maths mathematics algebra geometry
motorcycle motorbike biker bikers scooter
bus buses tram trams
tour tours touring excursion
table tables
hate hates hated
train trains railway railroad rail locomotive
cat cats kitten feline
entry entries
zip postcode
interface gui
cheap cheaper inexpensive
immigration migrant expat expats expatriate
explanation explain
delete deleting remove removal
startups entrepreneur
boats boat boating yacht yachts sailing sailboat marina
vehicle truck trucks lorry lorries suv suvs
title titles
short shorter
jewelry jewellery jewel jewels jeweler necklace bracelet earrings
flow flows
vegetables veggies veg vegan
cache caching
audit audits audited
ssl tls
wifi wlan
hackers hacking
stamps stamp philately
gym gyms workout crossfit
pain painful
pizza pizzas pizzeria
county counties
charity nonprofit ngo ngos philanthropy
parish vicar
mosque masjid imam quran
temple synagogue rabbi mandir buddhist hindu torah
prayer pray prays praying rosary
worship bible biblical liturgy eucharist jesus hymn hymns
sermon gospel homily homilies preaching
diocese archdiocese bishop
choir choirs choral chorus
orchestra symphony philharmonic
concert gig gigs recital
theater theatre opera drama dramas
scouts scout scouting jamboree
donation donor donors fundraising
league playoff
coach coaches
match matches matchday stadium
hiking hike hikes hiked hiker hikers trekking
cycling cyclist
football soccer futsal
fishing angling angler fisherman
hunting hunter
horse horses equestrian equine pony ponies dressage
dog dogs puppy puppies kennel canine
breed breeds breeder breeding
dance dances dancer dancing ballet tango
massage masseur
clinic therapy physiotherapy chiropractor osteopath rehab rehabilitation acupuncture homeopathy
dentist dental dentures teeth tooth
pharmacy drugstore apothecary vitamin
nurse nurses nursing midwife midwives
psychologist psychiatrist
lawyer attorney solicitor barrister lawfirm paralegal
notary notaries
tax taxes taxation taxpayer bookkeeping vat
insurance insurer
loan lender lending
plumber plumbing
carpenter joinery woodworking
roof roofs roofing roofer
kitchen cookware
bathroom shower bathtub toilet
heating heater hvac furnace
door doors
flower florist floral bouquet
bakery bakeries baker bakers patisserie pastry pastries
bread breads sourdough
wine wines winery wineries vineyard winemaker whisky whiskey liquor
beer beers ale ales lager brewery brewing
coffee cafe cafes café cafés espresso cappuccino
chef chefs
dish dishes meal meals
camping campsite campground camper glamping caravan motorhome
apartment flats condo condos villa villas cottage chalet
arrival arrive arriving
mayor mayors mayoral
municipality townhall borough
resident inhabitant
waste rubbish recycling landfill sewage sewer
police sheriff
fire fires firefighter firemen
tender rfp rfps rfq
election elect elected electoral ballot
vote votes voted voter voters voting
party parties
parliament senate senator
court courts judicial lawsuit
kindergarten preschool daycare childcare creche montessori
pupil pupils
student freshman sophomore
exam exams examination
diploma degree bachelor graduate
lesson tutor tutors homework
thesis theses dissertation phd
venue venues
cooking cook cooks cooked cookbook culinary cuisine
diary diaries
essay essays essayist
poem poems poetry poet poets poetic haiku
novel novels novelist novella fiction nonfiction
photographer portrait
painter painting watercolor
curriculum syllabus
biography bio bios memoir
hobby hobbies hobbyist knitting sewing crochet quilting
reply replies
poll polls survey
warranty guarantee
discount rebate cashback
colour color colors colored coloring
spare spares
steel stainless aluminium welding welded
wood wooden timber lumber hardwood plywood
plastic polymer pvc
concrete cement
renovation remodeling
transport taxi taxis cab cabs movers ferry ferries
freight cargo haulage trucking haulier
tyre tyres tire tires
leasing lease leases leased
ranking rank ranks ranked
rating rated
coupon promocode
plugin addon addons
tutorial howto howtos walkthrough
automation robot robots robotics
invoice receipt
payroll salary salaries wage wages
newspaper gazette tabloid
economy gdp inflation
weather forecast
horoscope zodiac astrology tarot
obituary obit obits
crime crimes criminal murder homicide theft arrest prison jail
celebrity celeb celebs gossip hollywood bollywood
product goods merch sku skus
emergency ambulance
night nights
shift shifts
score scores scored scoreboard
puzzle jigsaw sudoku crossword
quiz quizzes
band bands
album albums discography mixtape
song songs
lyrics lyric lyrical
actor actors actress
animal pet pets vet veterinary wildlife zoo zoos bird birds aquarium
adoption adopt adopts adopted
child childhood toddler nanny nannies babysitter
elderly dementia alzheimers
disability wheelchair autism autistic
refugee asylum
poverty homeless hunger famine
statute bylaw bylaws
chairman chairperson chairwoman
committee subcommittee
union unions
federation confederation
cooperative coop coops
farm farms farming farmer cattle poultry sheep goats dairy
agriculture agri agronomy crops agribusiness tractor
town towns township
sight sights landmark
mountain alpine alps
ski skis skiing skier skiers snowboard
"""
