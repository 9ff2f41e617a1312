"""Words of a firm."""

from typing import Final

MUCH: Final = """\
abrasive accommodation aerospace alarms alloy alloys alterations amenities anesthesia appliances appraisal
asbestos asphalt attorney banquet barber bespoke blinds blvd boiler booking bouncy braces branding bridal
brunch cabins cabs cafe calibration caravan carpenter carte cater catering cavities cctv chauffeur chimney
cleaning clogged coating commercial construction consultant corrosion cosmetic cpa crete crossfit csr
cuisine daycare decks deli demolition dental dentist diligence dining drains driveway drs dui dumpster
enquiry estate excavation facade fencing ferries fertility filtration fireplace firm fleets flooring
foreclosure furnace gastrointestinal gearbox geothermal gmbh granite grill grilled groom grooming gutter
haircut hairdresser hardwood hauling heater heating hertfordshire holistic homeowners hostel hotel hydraulic
hypnosis implants infertility inpatient insolvency insulation insured irrigation iso itinerary janitor
kennel lawns lawyer leasing limo limousine litigation llc llp lng loans lodging logistics ltd lumber
luxurious maids malpractice manufacturing marina marquee masonry massage menus milano mls mold molding
mortgage motel mould movers mri negligence oem outpatient outsourcing patients patio paving payroll
pediatric pest pests piping pizza pizzas plaintiffs plumber plumbing prenatal printing propane pty pulmonary
pvc pvt qld radiology realtor realty relaxation remodeling removal renovation rental repair restaurant
retina roof roofing roofs salads salon sauna scuba sealing semiconductor septic shenzhen shrub siding
signage sinus slabs solar sourcing spacious spinal staffing stamping steaks studio suites surgeon surgery
surgical sushi takeaway tavern taxis teeth textile therapy tile towing treatment trucking uae ultrasound
valuation valves vascular vein vending ventilation veterinary villas vineyard weld welded welding wellness
wills windshield winery woodwork wrongful yacht yachts yelp
"""
CLEARLY: Final = """\
aba abuja accolades acetate addiction adhd adhere adhesive advising advisory aerial aesthetic agency agent
agile ailments alarm albuquerque alignment allergic aluminum amusement annuity annum antitrust ants anxiety
apartment appellate appointed arthritis assay assurance asthma atm attic auckland audi audit audits
autoimmune automobile axle backyard bagel bahamas bake bakers bakery balcony bali ballast ballroom bangalore
bank banker banking bankruptcy bar barbecue barge barrister basement bathroom baths bathtub bavaria bbq
beach beauty bedroom belize bellevue bending berkshire berth bethesda beverage biking bins biomass
biomedical biopsy biotechnology blackpool blooms boardwalk boating boca bodyguard boise bolts booths
bottling bournemouth boutique bowling branded brasil breakfast breeders brewery brewing bricks bride brides
broadband brochure broker bucharest buffet buick builder building bullion bungalow burger burglary burrito
bustling butcher cabin cad cadillac cafes cakes calgary call camper camping canine canoe capabilities
capital cardiac cardiovascular care caregivers cargo carpet carton casa casket catastrophic catheter cavity
cayman cebu cedar ceiling cellar cement ceramic cervical chakra chateau chef chefs cheltenham chemical
chennai cheshire chevrolet childbirth chipping chlorine chrysler chute cider cio cisco cleaned cleanup
client clinical coach coaching coated cockroach cocktail combustion commodity company compensation
comprehensive concrete condo convey coolant cooled cooling coop cornish cornwall corp corporate cottage
counsel coupling courier courtyard couture cozy crafted crane cranes crowns croydon cruise culinary
cultivation cumbria cupboard cupcakes curtain customers cutter cybersecurity cyprus dade dairy damp dealer
decades deco decor deed defamation delicious deluxe dementia dent deposit derbyshire design dessert detox
dhabi diagnosis dialysis digger digital dine diner discomfort dishes dishwasher disorder dispatch diver
dives diving divorce djs doctor doggy doha donuts doorstep dorset drafting drain drainage draining drier
drilling drinks dryer duct durability durable durban dysfunction ecommerce edmonton efficient electric
embroidered emergency energies engine ent enzyme equipment equipped equities errands espresso ethanol
ethernet ethos eviction excursion expert expo exquisite exterior eyelids eyesight facial facilities fares
farmhouse farms favorable fax felony fence fenced fences fibers fibre fibres filler financial fitness
fitting flammable flea fleet floor floors floral floss fluoride food foothills forefront forensic forging
foundry fracture framing freight freshly fries fuels funeral furnished furniture galway garage garment gases
gastric gated getaway glass glazed goa goldsmith golfing gourmet grading grapes grasses gravel greenhouse
group growers guangzhou guarantee guest guests gums gym gyms hair hairstyle hanoi hardness hassle healer
health heat heathrow hedges hire hitch holiday homemade homes honeymoon hormone horseback horticulture hose
hospice hospital hotels housekeeper hrs huddersfield hwy hyatt hyderabad hydro hygiene hypertension hyundai
ibiza icu immigration impeccable inbound inc inception incision industry infringement infusion inhibitors
injection injured injuries injury inn inquiry installed insurance interior intruder inverness investment
inviting iot ira isp istanbul jaguar jeep johannesburg karaoke kayak kensington kia kitchen knoxville
kolkata kosher labeling lager lagoon landlord landscape laser lasers lashes lauderdale laundry law lawn
leaflets leakage leaking lease leased leases legal lenders lending lesions leveling leverage lexus liability
lice license lifts ligament lighting limestone limited liner liners loan located loch locks lodge lodges
loft logos lorry lounge lunches lush luxury lymph machine maid mains maintenance maldives malt manor
manpower marital maui mauritius maximize mazda meats mechanical medic medical medicine melanoma membrane
menopause mental mercantile metals methyl meticulous midlands midtown midwest midwife migraine milling
mindset misdemeanor mitigate mitsubishi molded mon monoxide mosquito moto motor motorbike motors motorway
mover moving multinational nails nairobi nanny napa nasal nasdaq netting neurological newborn nightclub
nightly nissan noodles northumberland nozzle nsw nursery nursing nyse oaks obedience obesity obituary ocd
odor office oncology optic optical optimum oracle orchard ordering otc outback outskirts ovaries ovens
oyster ozone packing pain painless paint painting paints palms paperwork parlor pastry pathology pave paved
pavement paw pawn paws payer pellets pelvic pelvis penthouse perched petroleum pharmaceutical phone
phosphate piazza pickup piercing piling pints piston planting plaster plastic platter playa plc plots plow
plywood polymer ponds pool pools porcelain posture poultry practice prepaid prescription prestigious
pristine proactive probes production professional promenade property proprietary propulsion prosthetic
prototype proudly proven psychiatric pump pumps pune puppies pups purification quality quarry quartz quay
quotation quote raccoon railing raleigh ramps ranch rancho rapport rebate recharge recruitment recycling
refill refining refrigerator regency rehab rehabilitation reinforced relapse relays reliable relocation
renal renewable rent rented renters renting rents repay repayment reputed residing resin resort respiratory
respite restroom restructuring retail retirement rigging rigs riviera roadside roasting rodents roi rooftop
room rooms rotor rotterdam safari sail sailing salad saloon salvage sampling sandwich sap sash scalp
scanning scenic seafood seals seam seaside seating secluded sedan seeding sem sensing seo serene serenity
service serving sewage sewer sewers shafts shareholders sheds shipbuilding shipment shipyard shred shreds
shrubs shutter sicily silica sinks sire sitter skid skier skiers skiing skye slab sliding sludge snoring
sobriety solution solvent spa speedy sperm spices spicy spokane spraying staffed stain staining stainless
stains stair staircase stairs stallion stamped standby steak steel storey stove strata strategy stump
stunning stuttgart styling subaru subsidiary sulfate supply surrey surrogate surrounding suv synergy taco
tacoma tacos tahoe tailor talent tanker tanning tasting tasty tattoo taxation taxi telecommunications
telephone tenants tendon tents tequila terrace thermal thickness tiles timber timeframe timeless tint tinted
tire tires tlc tooth tour tourism tours tractor trademark trading tram transport treat treating trim
trimming trips trolley truck trucks truss trusted trusts trustworthy tub tubing tubular tulsa tummy turbine
turf turnaround tyre tyres unforgettable uninsured unmanned unparalleled upfront upkeep upscale uptown
urinary vacation valet valve vans vehicle vent vents vertigo vets vibration villa visas vitality vitro
volkswagen voltage volvo vouchers waiver walkway warehouse washer washes wasp wastewater waterfront
waterproof wealth web webinar weighing westchester wharf whatsapp widest wiltshire wine wines wiring wraps
wrinkles wrought yoga zoned
"""
A_LITTLE: Final = """\
aap abbey abdominal aberdeen able abnormal abs aca accident accompanied accredited accurate ache acids acne
acoustic acquired acquisition acre acres acrylic acute ada adaptive address adjoining adler adm adobe
adolescent adorned adultery adventure advertising advice advisable advised advocate aero aerobic aerodynamic
affidavit affinity affluent afford afro aft ageing agencies agents aggravated aggregate agility aging
agreement agriculture aided air airbnb airbus aircraft aires airing airlines airplane airport airways airy
aisles akron albany alchemy ale algae align aligned alley alligator allure alpine alps altering alto
ambulance amino amish ammonia amplifier anaheim analog anemia annapolis annex anniversary anorexia ant
antenna anterior antibiotics antibodies antidepressants antigen antique anxious anytime aol apex apollo
apparatus appetite apples application apply apprentice approach aqua aquatic arbor arched arches archipelago
architecture area arena arlington armored armory aroma arsenic arteries artery artisan artist ascent asean
asparagus aspen aspire assault assembly assessment asset assets aston astrology atmosphere attrition auction
aud augmented aurora australia authentic autism auto autonomy avail avalon avant ave avenue aviation avid
avon awakening award awarded awarding awards aws azure babysitter backdrop backing backup baden baggage
bagged bahrain bail baked baker baking bale ballard balloon ballpark baltic bam bandage bangkok bangor bangs
banks banner barbados barbed barclays barking barley barn barometer barrel barrier bars bartender based
basil bath bathing battery bay bays beaches beam beams beans beard beaver bed beds beech beef beer beers
belarus belfast belmont belts bend bends benefits bermuda berries bicycle bidding bids bike bikes billboard
billing bills bio bios birch births bismarck bison biz blackjack bleeding blended blending blind blinding
blockchain blooming blossom blower blueprint bmi bmw boa boarded boarding boasting boasts boat boats
bohemian bologna bolt bolted bolton bombay bona bond bonded bonding bonds book booked booker bookstore
booming booth bordeaux bosch botswana boulder boulevard bouquet bourbon bowel bowler brace bracket bradford
braid brake brakes braking branch brand brands brandy brass bread breakdown breaker breakthrough breast
breath breed breeding breeds brew bribery brick bridge briefs brisk britannia broadway broom bruising
brushing buckingham budapest budget buggy bulk bumper bunker burgundy burial burlington burner burnley
burying bus buses bushes busiest business buster buyers bypass cab cabaret cabinet cable cables cactus cage
cages cake calcium calcutta calf cali california calming cambodia camden camels canada canals canberra
cancelled cancer candidate cane cannabis canned canning canopy canteen canyon captive captured car cara
carbon cardboard career carefree carers caretaker caricature caring carnival carp carriage cars cartilage
carts carving cascade case cases cash casing casino casper casting castle castor catalog catalyst
caterpillar cattle caves cellular center centre centric ceo ceos cerebral cert certificate ces cessation cfa
cgi chain chains chamber champagne chandelier chandler chapel charging charter chassis chatham chattanooga
checklist cheddar cheese chem chemotherapy cheque cherries chesapeake chestnut chicago chicken chief
chihuahua childcare childs chili chilled china chinatown chip chipped chips chocolate choice cholesterol
choosing chop chops chronic cinema circuit circular circus citrus claim claimants claims clam clamp classes
classic classy clean cleanliness cleansing clearing cliff climb climbing clipping cloning closet cloud
clover clown clubhouse clutch clutter cms coarse coast coastal coastline coat cobalt coffee cognitive
coherent cohesive coil coils collateral colo colon coloring comb combo comcast comfortable como comp compact
complaint comply components compound comprising computer concept concord concussion conditions conduit cone
conform congenital congestion conglomerate consistent consortium consumer contact contaminated contemporary
contour contract control cook cooked cookies cooks cooperation copenhagen coral corner corvette cosmopolitan
cost costs cosy coughing coupe courtesy courtroom courts cove coventry coverage covers cow coworkers cows
coyote cpc cpr crabs craft crafting crates craving crawl creating credentials credibility credit crew crews
criminal crisp crispy croatia cromwell crop crops crowdfunding crown cruising crust csi cube cubic cullen
cumberland curing curls curry custard cyber cyclone cylinder cypress damage dams dance daunting dayton
dazzling debilitating debit debris debt debts decay deceased deck decker decorated dedicated deduction
defects defence defense deferred deflection dehydration delivered delta denton depending depot depreciation
depression der deregulation derivative desks destination det detergent deterioration deterrent deutsche
development deviation devon dhaka diabetes dial diameter diamond diego diesel diet dietary diets digging
diluted din dinner dioxide dipping dips director discharge disclaimer disclosure disco disease dish disks
display disposal dispute dissertation distilled distinct dive division dizzy dock docked docking docks dod
dodge dog dolan dolly domain dominion donut doo doodle doors dortmund dosage dough doughnut downtime
downtown downturn drafts dresden dries drill drilled drills drink drinking drip dripping drive driven driver
drone drones dubai duffy duluth dun dunes durham dutton dwelling dyes dynamic earners earnings ebook
ecclesiastical eclectic eco eddy edge editing eel efficacy eiffel ein elder elderly elevated elk elm email
embedded embryo emerald emerging emirates emissions emotional empathy employees ems enamel enchanted enclave
enclosed encompasses encore endeavor endurance energetic energy engaged enhanced enjoyment enterprise
entities entrepreneur entrusted envelope epilepsy eps equestrian equilibrium equity eradicate erection
erosion ers esa escort essays est established estonia estrogen ethic ethical eureka euro euthanasia
evaluation evasion everest evergreen evicted evo evolved examination exchange exciting exclusive executive
exempt exeter exhibition exits expand expect expedition experience explore export express extensive
extinguished extortion extradition extras faa fabric facebook factor fairfax fairfield fairs fairytale
families family fargo farm farmed farmers farming farmland fatty faults faulty fda feasible fee feeder fees
fender feng fern ferrari ferry fetal fiat fiber fidelity fiesta fiji filing filling films fin finesse finest
finnish fir fire firearms fires fireworks firms fish fishing fitch fitted fixing fixtures flagship flat
flats flavor flavour flexible flight flips flood flooded flooding florida flour flowers flu fluid fluids
fluorescent flushing fly flyer foam focus foil folding foley foliage foods footing footprint foresight forex
forge form formation formidable forte fortress founded fountain frames franchise francs frankfurt fraud
fraudulent fremantle fremont fresh fri friction fridge fried fritz frontal frozen fruit fruits fudge fuel
fumes fund funds fungal fungus funnel fuse gage gall gallery galley galloway galveston garbage garden
gardner garland garlic gas gasoline gates gateway gears geeks genesis genetic genital genuine geo geological
germ gibraltar gin gis glacier gladstone glamour glands glasses glaze glen glendale global glossary glucose
gluten gmail gmo goat goats goddess gold golf golfer goods gorge gorgeous gorilla gotham gown gowns gps
graffiti graft grain grains granada grand grange graphic grass grate gravy grazing grease greens grief
grieve grieving grind grinder grinding grizzly grocery groomed groves gst guam guard guarded guidance guided
guiding guinness gujarat guru gymnastics hackney halifax hall hallmark halls hammer hamstring handheld
handicap hangar harbor harbour harcourt hardware harness hartford harvest hatch haul haunted haute hawaii
hay hayward hazard headache headquarters heal healed healing heals hearing heartfelt heated heavily heavy
hectares hedge heidelberg heirs helicopter helium hen hens herb herbal herbs herd herds hereditary herpes
herring highland hiking hill hilton hinge hinges hired hires hiring hobart hogs homestead honolulu hops
horse horsepower horses hostess hosting hotline hotspot hound hounds hourly house household houses hull
humidity hunting hunts husky hut huts hutton hybrid hydrated hydrogen iced icing ict ideal ignite illness
illuminated imagery imbalance immaculate immune impact impressive imprint incentive including incorporated
incredible ind independent indices indispensable indo indoor induction inexpensive infant infection infested
infirmary inflammation info infrared infrastructure ingenuity ingredients inhale injunction inland inlet
inline innovation inorganic insects insight insomnia inspector insta instagram insulin intake intangible
integrated international interpretation intestinal intrusion invaluable invoice ipa ipo ipswich iron irs
isla island isle isles italian italy ithaca jakarta jams janeiro jasmine jersey jet jets jewel jewelry
jingle joints judicial juices juicy junction jurisdiction kahn karachi karate kart katy keel kerala ketchup
keystone kidney kiev kinase kinetic kingston kite kitten kiwi kodak korea krishna kuala kuwait lab
laboratory labrador labs ladder lafayette lagging lagos laguna lahore lake lam lamborghini lambs lamps lan
lancaster land landfill landing landmark landowners lands lane lansing lantern laptop lash latte latvia
laundering laurel lavish lawson lawsuit layered laying lcd leader leafy leak leaks lebanese legacy
legalization legally legged leisure lenovo lens lenses les leukemia lever lex liable libel licence lien lieu
lifetime lift lifting lighthouse lights limbs lime limitless linden lineman linen lining linked lip lipid
liquor lisbon listing lists lithium lithuania litter livestock lobster local locally locals location
lockheed locking locomotive logo london longevity longstanding loom lotus louisville lte luggage lumpur
lunch lunchtime lung lux luxembourg lyme lymphoma macau mack macquarie madagascar magical magician magna
magnetic magnolia mahogany mail mailbox mailing maintain maize makeover makers makeup malfunction malls
malta mammoth management managing mandarin mango manifold manila manitoba manned mansion manslaughter manure
map maple mapping marble mare marin marine maritime market marquis marriott marseille martial mason mast
matchmaking material maternal maxine mclean mead meadow meal meals meat meatballs med media mediated
meditation meds memphis menstrual menu mercedes merchant merger mesa mesh metabolism metallic meter meters
methane metre metres mgm micro microbial microsoft microwave mileage milestone mill millennium minded
mindful miner mineral miners minimize mining minneapolis miscarriage misuse mixer mixing mma mobile mobility
modeling modelling models modem modern modular moisture molecular molten monarch monday monitor mont montage
monterey montreal moor moors mop morocco mortar mosaic motion motorcycle motorola mountain mounting mourning
moves mrna mule multi multimedia mural muscle muscular mustard myanmar nail namibia nano nap naples napoli
narcissistic nassau natal nautical nearby negotiations neighborhood neon nepal neptune nerds nerve nest
newark nexus nguyen nhs niagara nic nicest niche nickel nirvana nitrate nitrogen noise nook nordic norfolk
northampton norton norwich norwood notre nottingham novelty novo nuisance numerous nurse nurses nurture
nutrients nutrition nylon oakley oasis obligation obsolete occupation octopus odessa ofc offer offering
offers offshore ogden oil oils okinawa olive olives omaha oman omission onboard ontario opening operation
opioid opted optics oral orbital orchid organ organs oriented ornate orthodox osaka oslo otto our outage
outdoor outset outstanding ovarian ovation oven overdue overhaul overhead overseas overweight owner owners
owns oxidation oxide oxygen pack package packard packers paddle painful pairing paisley palace palate
palladium palo palsy panama panasonic pancakes pancreatic panel panels panorama pans par parachute paradise
paraguay paralysis parcel park parking parkway parmesan parsons parties partition partner pasadena paso
passenger passion passive pasta pasture patel patent paternal pavilion payable paycheck payday payoff pci
pcs peaceful peach peaks pears pebble pedigree peeling penal pension perennial performance perimeter perk
perks pertaining peru peruvian pesticides pet peterborough petit petite pets pga phones photography php
physical physiology physique picket picking pickles picnic pier piers pies pigment pile piles pilgrimage
pillar pilot pine pines pinpoint pint pipe pipeline pipes pitted pixel placement plane planes plank planning
plant plantation planted plants plaque plasma plate plateau plated playful playhouse plaza pleading plethora
plugs plum plymouth pod pollen poly pond ponies poole popcorn por porch pork porsche port portable portal
porter portfolio porto portrait ports portsmouth pos posh postal postcard potato potomac pour pouring pours
power powering ppp pragmatic prague pratt precursor pregnant premier premises premium pressing preston
pretoria priced prices pricing prima principal print printed prints private pro procedure procurement
profile prognosis project prom promote prop propelled props prospect prostate protect proton provide
proximity prudent psi pst psych psychology ptsd pub pubs pueblo pulp pumpkin pup puppet puppy pursuant
pyramid qatar quad quaint qualified quantum query question quoted quotes rabies rack racks radial radiant
radiation radios raft rail rails rainforest raj rajasthan ramen ramifications range ranges rapid rate rated
rates rea reached reactor ready realise receipt reception reclaim recon reconstruction recourse recovery
rectangular rectify redesign redevelopment redmond reduction redundant redwood reef reefs reel referred
refined reflex refreshing refurbished reg regal regeneration regent reimbursement reins relay reliance
relief relish remedies remission remnants removed removing remuneration renault rendezvous reno renowned
reorganization replace represent reproductive reps request requisite res resale residents residue resilience
resolution resonance resting restore restraint retaliation retention retiring retreat revamp revision rhine
rice richness richter ride rider riders rides rig rims rink rinse ritz river rna road roadway roaming roast
roasted robotic robots rochester rockford rockies rockstar rockwell rodeo rods roller roma romania rooster
ropes rotary rouge router rover royal royalty royce rubber rug rugged rugs rum rupees rupture rustic rye
sacks sacramento saddle safely safety sahara saigon sailor sails sal salary salem sales salesman salford
saline salisbury salle salmon salsa sandstone sanitation santiago sas saskatchewan satellite sauce sauces
sausage savannah saver saving savvy scan scandinavian scans scar scarborough scarlet scars scenery schedule
schmidt sclerosis scooter scope scotch scotia scrap screws scrum sculpture sea sealed seamless sears season
seats seaweed sector security sediment seed seeds seekers segregation seismic selfie sells seminar senior
sensors sensual serbia serve served serves settlement settling sevilla sewing sexual shack shade shading
shaft shaker shale shaman shaping sheath sheep sheet shelves sherry shift shire shores shovel shower
showtime shredded shrimp shuttle sidewalk siemens sights sigma signature signs silicon sim simply sioux site
situ sizeable sizing skating ski skill skilled skin skincare skis skyline skype skyscraper slag slander
slate sleek sleeper sleeping slices slogan slopes slots slovakia slovenia smartphone smoked smooth sms snack
snacks snakes snow snowy soc soda sodium sofa sofia soho soil soils solace solid solids solitude soluble
solves soma somerset sonar soothe soothing sorting soup southampton southern spanning sparkling special
speedway spice spine spines spiral splash splits spots sprawling spray sprayed sprays sprouts spruce spur
square squire ssd staffs stag staged staging stained stakeholders stall stalls standard starboard starch
staten station std steaming steering sterile stiffness stipulated stirling stockholm stocks stockton stoke
stone stones storage store storytelling stout strasbourg stratford street stress stretch stroke structure
sts stud stun stylish subconscious subdivision submerged subpoena subs substrate suburbs suction suing suit
suitable suite suited sulfur sulphur sunscreen superb supervisor supper supplies suppression surf surface
surfer surfing surge surveillance survey sussex sustainable suzuki sweep sweeping sweeps sweets swiftly
swimming swine swing symptoms syndrome synonymous synthetic syracuse syringe syrup system tai taipei
tallahassee tally tampering tangible tank tanks tanzania tap taper tapes tapping taps tar tariffs tasmania
taste tax taxable taxed taxpayer team teamwork teas technical technology tee tehran tel teller temp
temporary temps tender tens tent term terra terrier tested tester testing testosterone texas thai theater
theatre theft therein thistle thrift thrive thriving throat thyroid timed timetable tissue titan tobago
toddler toilet toledo tolerance toll tomatoes tonne tonnes tons tools topical topping tori toro torque
totaled toulouse touring towed toxicity toxin toxins toyota tracing tract trade traded traders trades
traditional trafford trail trained training trait trans transactions transfer translation transmission
trapping traps trash trauma travel trays tread treadmill treats tree trees trek trench triad trials trident
trimmed trinidad trip tropical troupe trout trust tube tubes tudor tue tug tulip tumor tumors tumour tuna
tuning turbo turnbull turnover turnpike tutor tvs tweed tyne ultraviolet umbrella unauthorized und
undeniable undertaken une unforeseen units unsolicited unstoppable untreated upstate upto uranium urban
urgent urn usa usda uterus vacancy vacuum vagina valencia validation valley values van vanguard vanity
vantage vary vat vaughan vaults veg vegan vegetables veggies venetian venture venue venues vermont versatile
versed vertical vessel vest vested vet vhs viability vibrant vicki viewing vigilant village vine vines vinyl
violin vip viper virtual virus viruses visa visibility vision visit visitation visitors visits vista vodka
voicemail volt vortex voyage waffle wagon wagons waiter waitress waive waived wakefield walks wall walled
wallpaper walls walnut waltz wardrobe ware warm warmest warrant warsaw warwick wash waste wastes water
watered watering watford watts wavelength wax webcam website wedding wedge weed weeds weekday weibo weir
welch welcome wellbeing westfield wheat wheel wheelchair whiskey whisky wholesale wichita wifi wigan wight
wildlife wilmington winding windmill windsor wing winnipeg wiping wire wired wireless wires wis withholding
wood wooded wooden woodland worcester wordpress workflow workforce workout workplace workshop worldwide wrap
wrapping wrench yamaha yard years yielding yogi yogurt york yosemite youll youthful yukon zambia zen zinc
zone zones zoning zoo zurich
"""
