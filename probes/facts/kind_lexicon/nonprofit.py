"""Words of an association, church or charity."""

from typing import Final

MUCH: Final = """\
anglican apostles apostolic archbishop association awareness badminton baptist bible bishop brethren
buddhist caregivers carers charity choir choral church clergy club clubhouse coalition committee covenant
crucified deacon deforestation denomination dharma diocese donations donor donors endowment episcopal
equitable evangelical faith faiths fibrosis foundation fraternity fundraising gala gospel grassroots
holiness humane hymn hymns impoverished incarceration jesus judaism lacrosse lifeboat liturgy livelihood
luther malawi malnutrition meets members messiah mission monastery mosque museum nativity needy ngo ngos
nonprofit orchestra ordained organization orphan orthodox outreach parish passover pastor patriarch
philanthropy philharmonic playhouse poverty prayer preach presbyterian priest psalm psalms pulpit quran
rabbi raffle rosary rowing sabbath savior scouting scouts sermon society solidarity synagogue synod torah
triathlon unicef vicar volunteers worship ymca youth zion
"""
CLEARLY: Final = """\
abbot abolition aboriginal abuse abuses aclu activities advocate afc aims airfield allah alliance almighty
amen amnesty animals annual appalachian appeal archaeological artefacts arts ascension astronomy audition
auspices autism autistic auxiliary avalanche baptized battalion benevolent bethlehem biblical biennial
biodiversity bipartisan blessing blindness bluegrass board botanical breeders bridging buddha cadet cadets
camp campaign camps cathedral catholic caucus centenary chairman chamber chapel chaplain chapter chess
children chorus civic climate clubs coaches commemorate community comrades conference congo consortium
constitution coop corinthians creed cruelty crusade cub curator curling cycling cyclists dalai darts deaf
deduction dementia devotion disability disproportionate divinity doctrine donated dues ein elderly elders
emmanuel empowered endangered ensemble epilepsy epiphany equality equestrian eradicate estuary ethiopia
event events everlasting famine feminist feral festival ffa firefighters fireman fixtures folklore football
founded fracking fund funded gaelic genealogy generous giver god godly goodwill grant granting grants
greyhound growers gymnastics haiti haitian hallelujah heritage hiv holocaust holy homeless honoring hornets
hospice hotline housing humbly hunger imam impact impaired impunity inaugural incarnation indigenous
injustice isaiah islam islamic jesuit jewish join jubilee judah junior karate krishna lds league legion
leukemia lgbt lgbtq lifeline lobbying locomotive lord lupus lyme malaria marathon marian martial martyr
marxist mass meeting merciful mormon movement multicultural muster mutilation narcotics national nepal
newcomers nun nuns operas oppression outing pageant palsy pantry papal patron paws peace persecution
petition pew picnic pilgrimage pledge polio postponed pray prayed praying preserve president profit program
proverbs ptsd queer rabies rainforest ramadan reconciliation rector reelection refugees rehearsal rejoice
religious renew repent repertoire reproductive rescue rescuing resilience respite resurrection retreat
reunion reverend rhinos righteous rights rink rite rites rodeo rotary rovers rugby rwanda salvation
sanctuary saviour scholarship sclerosis scout secretary selfless serve shelter shepherd shrine sikh sinners
skating slum slums smithsonian sobriety soccer socioeconomic softball sorority sponsored sport stakeholders
statewide stigma stray sunday supper symphony tanzania temple terrier theology thrift tibetan ticket
tournament transnational trauma troop troupe trust tuberculosis uganda umpire unborn unesco union unison
uniting vigil violence volleyball voter waterways welcome welfare wetlands widows wildlife worldview youths
"""
A_LITTLE: Final = """\
aba abbey abiding abstinence abusers abusive aca aces acknowledge addiction adhd adolescent adopt adopted
adoption adult adultery adulthood adults advice aeroplane affirmative afflicted afl africa ageing agenda
agrarian aid aided aiding alcohol ally alto alumni ama amateur ambassador ambulance amends amos anarchy
anchor anniversary anorexia apa apc april aquarium aquatic arbor archives arenas ark armenian armistice ars
art arthritis artifacts asa aspire assembly asylum atheist athletes atp atrocities attend auditorium
austerity autoimmune automobile awakening award awards badger balkans ballet ballot ballroom band banjo
baroque baseball basketball batsman batting bazaar beacon bee bees beethoven beggars believe bells bengal
bicycle bike bikers biking bingo bios birds bisexual bless blessed blight blind blinded boards boating
bolster bonfire booklet booths borrow bouts bowled bowler bowls boxing boycott bravery breed breeding breeds
briefs brigade british bulldogs bully bullying bureau burmese byu byzantine cabaret calamity calcutta
calendar cambodia canals canberra cancer canine canoe canon captain carbon cardinal care carp cascade castle
catalan cats cattle cavalry celebrate cello cemetery censorship center centre century cerebral cessation
chai chair chaired chairs champ champion chant chants chaplin charismatic charter cheer cheerleader chemo
cheque cherokee chesapeake child childbirth childhood chinatown cholera choreography christmas chromosome
circle circus citadel claus cleanup climb climbing climbs coach cohort collection comets competition
concessions confederate confession congenital congratulations congress conservative contest contributed
convention coordinator coronation corps corvette council counsel cradle crafts cretaceous cricket crises
crisis crossroads crowdfunding cubs culture cups cycle dads dance dancer dancing dar deadline debating
debilitating deepen deities delegates democratic detention devout diabetes dialogue diaspora director
disabled disaster discern discrimination disease disobedience disparity dissemination diversity diving
dormant downs dukes durban earth earthly ebola ecclesiastical ecological education eid elder elect electoral
emancipation emeritus emigration empathy encore endemic endorsed endowed endurance engaged england
enlightenment enlisted enrichment enslaved environment equip ethical ethics ethnic european euthanasia
evening evergreen eviction evidence executive exempt exhibition extant extinction facebook fairs faithful
families family farewell farmers farmland fascist fasting father fauna feast feeding fellow fest fiddle fide
fiesta filmmaker finalists finals fishing flea flourish flyer folk footprint footsteps foresight forest
fortnight forts fossil foster founding freedom fremantle freshwater friday friends fringe frontline funding
funds fungi galley garden garrison gateway gender general genesis genocide geological ghetto glee gmo goalie
golf golfer golfing gorge grace gracious grandparents grange grateful grazing greens grief grieve grieving
group groups gubernatorial guiding guild habitat hall handbook handicap hangar haram harassment hardship
harms harp harvest heal healed healing heals health heartfelt heaven hebrew hedgehog helping hepatitis
hereditary heresy hike hikes hindu hinduism hindus hispanic history hms hoc hockey homeowners homepage
honduras honor honour hoop hoops hope horse horsemen horses horticulture hosts hound hounds housed hubs hud
humility hunt hunting hunts huskies hye ibn identity ieee ignite illiterate immaculate imperative
imprisonment inclusion indebted independent inequality inmates inscription insects institute intake
international invitation ioc ireland ironman israel jog jogging joy joyful joyous judging justice juvenile
kappa kart kayak kenyan kickoff kidney kin kitten koran kosher kosovo kurdish laborers labour labrador
labyrinth ladies lama landowners latino leader lecture leftist legacy legislation leone lesbian liaison
liberal liberia liberty lighthouse limbs links litter lives loaned loch lodge lodges loneliness longstanding
lordship loyalists lsd lung lymphoma macbeth madagascar maestro mailing mandela manifest manitoba manor
mantra manuscript maori marching marin marriage marx mas mason masonry mast match matches mater maternal
medal medalist medals medieval meditation medley meet meetup melanoma mend meningitis mens mentor midday
migrants mindful mingle minister minors miracle miscarriage misinformation mitochondrial mla mongolia monk
monsanto monument moral moses moths motorcycle mountain mourn mozambique mozart muhammad mural muse musical
musicians muslim nairobi navajo ndp neighborhood nests network news newsletter nhs nicaragua niger nobility
nominated non northumberland nra nurses nurture obedience obituary ocd oceans offering okinawa olympic
oncology ongoing opera opioid opportunity orchid org organ organs orioles our ovarian ovation overdose pac
packard paddle pagan palestinian pals pamphlet pancreatic panels papua para parachute parade paralysis
parrot partake partisan partner pathway patriots pavilion paw peer peers pelicans pennies people peru
pesticides peta phi pianist pigeon pillar pistol planting platoon playoffs playwright poets policy political
polka pollen polling pollution polo ponies pony pope potomac prairie precarious predators prehistoric
prelude premature pres prevent primates prize prizes proclaimed project promise promote propaganda prophet
protect protest psa puppies puppy pups purpose qld quilt rabbit race racer racers races racing racism racket
railway rainbow rallies rally rallying rama rangers rape rapture ratified reborn rebuild rec receipt
recipient recital recite reclaim recovery recreation recurring redeem redemption reef reefs regeneration
rehab rehabilitation relay relays relics relief remission renaissance rendezvous renewable renewing
reparations republican resources results reunited reuse rev revelation revival rican ride rider riders rides
rifle ripple roster royal run runner rural sacred saddened safeguard sail sailing sailor sails saint saints
salah salsa samba samson sanitation sanskrit saskatchewan satan saturday saved schedule schizophrenia
scoreboard scotland scottish season sect section secular seek semifinals senegal ser servant served serves
session sevens sharia sharing shia shootout shri siblings sight sighting sigma sin singing sins sister skate
skater skates ski skiers skiing smokers snp social socio soul soup sovereign spd species speedway spirit
sporting sports spring sprint squadron squash stadium staff stage stained stalls starvation starve statement
steering stepping stories storytelling subcommittee submission sudanese suffrage suicide summer summit sunni
support surveillance sustainable swim swimmer swimming swine symposium synchronized tango teams teen teenage
teens telescope tennis tenor tentative testament testify testimony texan texans thanking theater theatre
thematic thine thrive thriving thursday tibet timeline timetable timor tolerance tolkien torture tpp trail
trails transgender trapping tri tribal tribe tribes trinity trophies trophy trout trusts truths tsunami
tuesday tumour twelfth tyranny ukip ukraine undocumented unequal unethical unification uninsured unintended
unionist unions united unity unjust untold upcoming uphold uplifting usher uss varsity vatican venerable
vermont verse verses vet veterans vets vibrant victim village violation viscount vision visit visitation
vote voters vulnerable vulture wal wales walks ward wards watchdog webinar wednesday weekday weekly
wellbeing wellness whaling wheelchair whistle widow wikileaks wildcats wildfire wimbledon windmill winner
winter wisdom witness women womens woodland workers workshop wrestling wwii xiv xvi year yearly yearning
yemen young youngsters zambia zimbabwe zionist zoo zulu
"""
