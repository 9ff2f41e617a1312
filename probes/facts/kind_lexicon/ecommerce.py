"""Words of a web shop."""

from typing import Final

MUCH: Final = """\
ammo amps aroma bags balm bead bedding bestseller blouse bouquet bracelet bullion camo candle cardigan cart
cbd checkout clearance clothing creams crochet cuffs denim dolls earrings engraved footwear fragrance gift
gowns grips handbag handmade hanger hats hemp herbal hoodie item items jewel jewellery jewelry kits knitted
knives leggings linen lingerie lotion mattress mugs necklace oils orders ornaments padded pant pedals
pendant perfume postage pouch quantity refurbished rug rugs sale sandals satin scarf scent scented scrubs
serum shawl shipping shirt shoe shoes shop shopping size sizing skincare skirts sneakers soaps socks sofa
soles soothe straps suede sunglasses sweatshirt teas tees tote trays trousers usps utensils vape vests wig
wigs
"""
CLEARLY: Final = """\
account acrylic add adidas alkaline amino amplifier antique appliances apron armchair arrival artisan
assorted asus attire aud autograph baby backpack bag baggy bait ballistic bamboo bandage battery beads
beauty beige belts benches bikes bikini blades blanket blazers blends bling blooms blower bluetooth blush
bohemian bolts bong bookstore bosch bose botanical bottle boutique bows bra braid brand brands bras brushes
buckle bulb bulbs buy cables cakes camouflage caps capsule caramel carp cartridge carts cassette category
cellar chandelier chanel charms cheese chic cigar cigars clamp cleansing clocks cloth clothes coat coats
coffee collection color colors combo combs cooker cords cosplay cot cotton coupon crafted crafts crate crib
cruelty cuff curtain cushion deal deals decor delivered desks detergent diaper dildo discount dishwasher
distilled doorstep dress durability durable dvds dye dyed dyson ebooks eco edible embroidered enamel
envelope espresso etched etsy eur exquisite eyeliner fabric fashion faux fedex feeder femme fender filter
flannel flashlight flattering flavour fleece floral flowers foam folding framed fruity fudge furniture
gadgets garnet gear gel gems gifts gin glam glitter gloss glossy glove gloves gluten gmo goggles goods
gourmet gown grapefruit grinder grocery guarantee gucci handgun handheld handkerchief hat hdmi headphones
headset heel hem herb herbs hinges hooded hose hydrated incense incl infused ingredients jacket jars jeans
jewels kit knit knitting knob lace lamp lamps lash lashes lavender lcd leash leather lenses lipstick liter
lithium litre litres luggage macbook magnesium mascara masks mat mats matte maxi men mens merch miniature
mounting mounts mug napkin netting nicotine nike novelty nozzle nutty nylon offer opal ounce outlet ovens
packs pads pajamas panasonic pans panties pantry paperback pastel payment paypal pcs pearl pearls pedal
pellets pens peptide petals petite pickup pigment pillow pins plaid plated plugs plush porcelain pores
potency pots powder prada price prints production promo protein puma pumps purchase purest purity pvc quilt
racks radios razor refill refund replica return reusable reward ribbon rifles rims rings roast roasted robe
robes rolex ropes rubs rustic saddle saffron salts sapphire sauces save scalp scooter scrub seeds seller sew
sewing sewn shaker shampoo shaving sheath shelves shipment shipped ships shirts shoppers shorts silk silky
silver sinks sizes skateboard skin skirt skis sleeve sling snacks soap sock sold soothing souvenir spices
sprays ssd stainless stereo sticker stitch stock stocked stocking stool store stores strap straws strips
studded studs sturdy stylish suitcase sunscreen supplement surplus swag sweater sweets swimsuit tapes
tapestry tea tee tents thc thermometer thong tights timeless toothbrush toothpaste towel towels toy toys
tray treadmill trendy tripod trolley trophies tub tubular tvs tweed tyre tyres underwear upto urn usd vanity
vapor variations vase vat velvet viagra vintage vitamin vouchers vuitton wallet wand wardrobe wares
waterproof wavy wear whisky wholesale wine wines wipes wishes womens wool woven wrapping wreath wrench xanax
xmas yamaha yarn zipper
"""
A_LITTLE: Final = """\
abrasive abs absorption access acetate acid acidic acidity acids acne adhesive adorned aerobic aerodynamic
affiliate airy alcohol allure almond amazon amish ammunition amp analog ankara antenna antibodies antidote
antigen apc aqua aquarium arched armor armory aromatic arrow artwork ash auction authentic axes axle babies
backyard badge badges bagged bake bakers bakery ballast balloon balls banjo banner barefoot bargain
barometer barrel basics bass batches bath bathe bathing baths bazaar bbq bean beans beard bearded bed beds
bedside bee beech beer beers bespoke beverage bicycle bidder bike biker bikers billing binder bins birch
birthday biscuits bison black blackout blade bleach blend blended blending blinds blooming bodied bolt
bondage bonded books booster boots bordeaux bought bourbon bowls box boxer boxers boxes brace bracket brake
branded brandy brass bread breaker brew brewery brewing bridal brides broom broth browning brush bts bubble
bucket bulk bumper bundle bunnies bunny burgundy burner buyers cable cactus cad caffeine cages cake calcium
calming camera camper camping candy cane cannabis canon canopy cans canvas cap card cardboard cards carving
cash casing casket castor casual catalog cctv cds cellphone cellular centimeters ceramic chai chains chair
chairs chakra chalk champagne charcoal charging chassis cheap cheaply cheque chestnut chew chewing chilled
chocolate choose chopping chops christmas chunky cider cigarettes circa citrus classic classy clippers
clipping clock closet clutch coarse coaster coated coco cocoa coconut cod coils coin coins collar colorful
colour comb comfortable comfy comics compact compatible condensed condom contour convection cookbook cookies
cooks coolant coolest coop cord cosmetic costume couch courier couture covers cpu craft crafting crafty
cranberry crates cream creamy crowns cubes cuddle cultivation cupboard cups curated curing curl curling
curls curly customers cutest cutter cycling dab dandy darts decks deco decorated dell deluxe depot desk
details detox diameter diamond dietary digger dimensions dipping dips discontinued disks diva diy dog doll
domino doors dosage drawer dreamy dressing drills drink drip drone drum dryer dvd dyes ebay ebook edition
efficacy electric elixir elliptical emailed enchanted enlarged enzyme eos equestrian equipment erase
erection erotic ethernet ethical everyday exclusive expiration express extract extras facial fairies fairs
fairytale fancy farm farmed farms fatty favor favourite fda feathers female fermentation fiber fibers fibres
figs filtration finest firearms fireplace fireworks firmware fishes fits fitted flag flags flap flask flat
flavor flea floats flooring flora fluorescent flute focal foil folds font fonts food foods forks formula
frame frames framing fresh freshly fringe fruit fruits frying fuji funky fur fused gage gallon garland
garment gauge gearbox geared gears gem genuine ghz girly glass glasses glaze glide glue gogh gold goldsmith
goodies goose gorgeous goth gothic gps graded gradient gran grasses greenhouse greeting grill growers
guangzhou guitar gum gun gunpowder hair halloween hammer handcuffs hardware hardwood harness hatched haute
heated heater heavy heels helium helmet hippie hitch hobbies hobby holder homemade hooks hoop hoops hops
horsepower htc huawei hue humidity hunt hunting hyundai icing icons ignition ikea illuminated imitation
immune indigo inexpensive inflammation infrared inhale ink inspired insta instagram intense intricate
invitation iodine ionic ipad ipod irons itching jams jeep joints jug juice juices jumbo kayak kettle
keyboard kids kilos kindle kitchen kite knife kodak kool kosher label labels lacy ladder ladies lantern
laptop latch latex layered lbs lego lenovo lens lever lid lifetime lighter lighting lights lightweight lime
liner liners lining lip liquid liquor liters livestock locally locking loom looms loot loyalty lsd luminous
luna luxurious luxury magnetic magnum mahogany mailed maker makers makeup male malt mango marble marker mask
material mead meats mellow menopause menstrual mercantile merchant mermaid metallic mhz mic microphone
microwave milk mineral mini miscellaneous mitochondrial mixer mixes model models modem moisture molded
molding monthly moods mop mos motif motifs moto motorbike motorcycle motorola mounted muscle mushrooms
mustard muzzle nails nano naruto natural naughty nautical navajo nearest nectar needle neon nets neutral
newest nfc nikon nipples nitro noir nonfiction nook nordic notebook nuggets nursery nut nutrients nutrition
nvidia offers oil olive olives olympus online ons opener optic optical optics option orchid ordered ordering
orgasm original ounces outdoor outfit oven overnight pack packing pad padding paddle paints pair pairs
paisley palate paleo palette palladium pandora parasite parcel parchment parrot password pasture patches
patio pattern pay pci pear pedigree peeling peg pen pencil pepper per percussion perennial peripheral perk
persian pesos pesticides pet pets phones pick pickles piece piercing pills pin pine pinterest pistol piston
pla plant plants plaque plate plug plume plump plus pocket pods polarized polka polo pond pony popcorn pops
popular portable posh postcard poster potion potter potty pound precious premium prepaid prescription priced
prices primer print printed prom prostate pulses purification purse puzzle quality quirky rack racket
radiant railing rake ram range ranges rare rarity rate rating rca reborn recharge recommend rectangular
redeem refined refrigerator relays relic relics remedies remnants reprinted reptiles resale resin retro
review revolver rice rifle rig ring rinse ritual roaming roasting rod rods roller rope rosary rose rouge
router rugged rum rupees rye saber sack sacks salt salted sample samsung sassy sauna saving scandinavian
scanner scars scissors scotch scraps screws seafood sealed seals seam season seating seaweed secure
seductive seed seeded selected sell selling sells sensors sensual series serotonin serpent sesame shade
shaped shaved sheds sheets shelf shenzhen sherry ship shops shotgun shovel shower shrubs signature
silhouette skate skater skates ski skinny skins skull skulls slate sled sleek sleeper sleeping sliding slim
smokers smokes snack snare snoring snowman socket sodium soft sound sparkling specs spelt spice spiral
sponge spoon spores spray stair stamina stamp stamps steamer steel sterile steroids stick stone stones
storage stove strain stun style styled styles styling subscription suction sugar sugars sulfate sunflower
supplies supply surf suzuki sweating sweet swords synth tables tablet tackle tailor tank tape taps tart
taste tasting taurus teal teddy telescope tent tequila tester testosterone textbook texture thicker
thickness throttle tile tiles tin tint tiny tires tobacco toned tonic topical toro torque total toxins track
tracking tractor tread treats trim trophy trunks tubes tulip tuning turbo turquoise ultra umbrella uniform
unique usb usda vacuum valentine valve vanilla vans variant vegan vegetables vendor verified versatile vest
view vinegar vineyard vinyl violet visa vitality vivo vodka vogue volkswagen volts volume volvo wagons
wallpaper walmart warehouse warrant washer watercolor watt watts wavelength wax wears weave weaving weber
weighing welded whatsapp wheel wheelchair whiskey white whites widest wii wireless wires witchcraft witches
withdraw women wood wooden woodwork worldwide wraps wrinkles yard yeast yrs zinc zip zodiac
"""
