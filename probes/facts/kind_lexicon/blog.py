"""Words of a blog."""

from typing import Final

MUCH: Final = """\
blogging cauliflower comment diaries diy giveaway hehe hmmm hubby hugo paleo parmesan posted posts rambling
rant recipe rss sooo soooo sooooo stumbled tagged teaspoon tsp yum
"""
CLEARLY: Final = """\
ahem ahhh ajax algorithm almond angular annoying apr archives asparagus atheist avocado aws aww baking bash
blog blogger blueberry booze broccoli bummer canning carbs cheesy cinnamon clutter cooking crafty cranberry
creamy crochet cryptic css custard decor dessert dev diary doughnut dreamy dunno entries esoteric excerpt
eyeliner farmhouse geek geeks gist github granddaughter grumpy hacks haha hahaha heh hens heres hiatus hikes
hiking homemade homestead hooray hopefully housewife htc husband ironman java javascript jeez knit knitting
lately linux mayonnaise meatballs meh meta mmm mom mommy moms muffin mummy mums myself narcissistic nerd
nerdy newbie nietzsche nifty nope nostalgia noticing nyt oatmeal oats obviously occasionally ohh oooh ouch
pancakes php pinterest podcast post posting ppl prepping pudding pumpkin quilt quirky rails raspberry recap
recent reply repost rundown sadly sauces savvy sew sewn shenanigans simmer somehow spinach stew tag tags
tasty thanks thingy tinker tips tofu tricks tumblr tutorial ugh umm unfortunately vegan veggies wandering
wannabe whew wordpress worldview writing wrote yall yesterday yikes youll yummy zest
"""
A_LITTLE: Final = """\
abby acne adhd adventure affiliate afterwards agile ago aisles alas ale allah although amazon amusing
anarchy android anecdotes angst anime annoy anorexia antarctic anterior antics antidepressants anxious
aperture appetite apple april archaic arduous arent article asshole astonishing astro astrology asus atleast
august aunts aussie author autistic autoimmune avid awakening awesome awkward babies baby backpack backseat
backyard bae bagel bake baked baker bali bangs banter barb barbecue barefoot barking barley bart bartender
basically basil bbq bead bearded beatles beauty becky bedtime beef berries besides biases bigfoot bigot
biking bing birds birthday biscuits bits blackjack bled bless blogs bloody blurry bonus book books boomers
bored boring bought boy boyfriend bread breakup brendan brew brewing brood broth bruh brute btc budding
bumpy bunnies burrito butter cabbage caffeine cake cakes calories camera caramel carbohydrates cardigan
cassandra category catfish cats cereal chakra cheats checklist cheddar cheerful cheese chef chefs chemo
cherries chewing chic chicken chicks chihuahua chili chilly chocolate cholesterol chores chronological cisco
clam cliche climbs clueless clumsy cocktail coconut code coded coding colorful comfy comic conclusion
condensed confession confused continue cook cookbook cooked cooks coolest corner cosmic cosplay costco
couldnt coworkers crafting crafts craving cream crisp crispy crossfit crow cruising crumbs crust crypto
cucumber cuisine culinary cupcakes curated curls curly cute cutest cuz dad daddy dads dammit dandy dang
dante darn darren dat daughter day dealing debacle december defunct delicious depression despicable diaper
didnt diet diets diminished disclosure dish dishes dizzy dlc dmitry doesn dog doin dopamine douche dough
downside drastically drawback dream drifting drinker droid dude duh dumb dumbest dummies dummy dystopian
eachother earnest eclectic ecstatic edgy eggs eiffel eighties elixir ella enjoyed enlightenment entry
epiphany erin erm erotic esp essay essays estrogen etc ethereum etiquette etsy eventually everyday explain
explanation fab fairytale fam fandom fashion fasting father favorite favourite february feeds felt feminist
feng fermentation fiance fifties fifty figs filed filipino firefox firsthand fish fix flashback flashy flask
fleeting flickr floppy fluff fluffy folklore folks food forex fortnight fridge fried frogs frown froze
fruity frying ftc fucker fueled fuji fungi fungus funk funky fuzzy fyi gadgets garden garlic gee geez
giggles girl girlfriend girly glacier glam gluten goats godly gonna goodies goodnight goofy google gotcha
gpu graffiti grains grandchildren grandmother grandparents granny grapefruit grate grateful gravy greeted
grilled guess guru guy guys gypsy habit hack hacked hackers hacking hai hairstyle halloween hamster hangover
haskell haunted haunting havoc headphones hectic hedgehog heed hello heresy herpes herring hike hilarious
hindi hints hippie hipster hobbit hoe homophobic honest honeymoon hookup horsepower huffington hugely huh
hulu hum humor humorous humour hysterical iced icing ikea imo impromptu inducing infidelity inflammation
ingredients innate interest intermediate interview intro ios iot iphone ipod irl irrational ish isnt
itinerary itunes ive jackpot january jargon jelly jellyfish jess jihad jogging juggling juice juicy jul july
june jurassic kali karma kernel ketchup keynes keywords kickstarter kinda kindle kisses knitted latest latte
laugh lazy lds leftover lego lemme lemonade lessen licking life lifespan lifestyle lipstick loaf lobster
lockdown lol loneliness longevity longing looms loops love lovely lsd lucifer macbook mai makeover makeup
making malware mammals mantra march married mascara mash mashed mating meal meanwhile meditation memoir
memories menopause mentioned metabolism mildly milky mindful mindset misfortune misogyny modem mojo money
moon moose morally mormon moth mother moths motivation motorbike msm muscular muse mushrooms music muted
mystic mythology nap naruto nerds neural nevertheless niche nigga nikki nocturnal noel noir nom nonfiction
noodles norse note notebook notes notion november novice nsa nuanced nuggets nutrients nutrition nutshell
nutty nvidia obamacare obese obnoxious occult october odd okay onion ooo ounces outback outfit outside
overflow overrated overweight panda pandemic pantry parchment parisian parrot partying pasta pastry pattern
patty peach peaches pear pears penguin penned pep pepper persian perspective philosophy photo photos pic
pickles picky pics picture pies pineapple pisses pixels planting platonic platter plethora poem poems poetic
poetry ponder popping pork postcard potty powered powerpoint pragmatic pranks pregnant prob problem prose
protagonist protein psyche puberty pun pundits quaint quarantine queer rapture react read readers reading
reads reason recession reddit redesign redhead reflect relatable relationship remedies rendition reprinted
retro retrospective revamp review rhyme rhymes rice riddle ripple roasted roulette roundup router routine
rpg rubs ruby rumored running rust saffron salad salads salsa salt sarcasm sassy satire satirical sauce
sausage sayin scenery scrambled scraps scrum seinfeld selfie seo sep september sergey serotonin sesame
sewing sexism sexist shaggy shaman share shits shredded shrimp silence silly sixties skeptical sluggish
smashing smh snacks snail snakes snaps snowman snowy soaking sobbing sodium softly solitude sorta sorts soul
soup soy spacex spelt spicy spirit spoon sprouts squash squat squats squirrel stack stalin stalk starbucks
stared startup starve stead stefan sticky stirred stitch stoked story storytelling struggle stuff stuffing
stupid style styled subconscious sublime sugars suitcase superpower surfer surfing susceptible swamp sweet
swelling swift symptoms syrup taboo tacky tacos tad taking tale tales tangent tangled taped tart tech telly
texted tha theme themed themes theyre thinkers thinking thistle thought thrift throwback thyroid tickle tip
today toddler tolkien tomatoes tome topping travel trend trends trendy triathlon trip tripped trivial trojan
trolling truths tuna turing turned tweak tweet tweeting twitter tying typed typewriter typo tyranny ubuntu
ufo uhh ultimately unbalanced underrated understand unfold unnoticed unorthodox unravel uplifting useless
using ussr usually vaguely valentine vanilla veg vegetables versus vhs vibes vid vids vinegar vividly
vomiting voodoo wacky waffle wait wanna wares warmed wartime wasnt wasteful watercolor watering watermelon
weeds week weekend weekly whats whirlwind whoops whopping wife winged wisdom witchcraft witches wits witty
womb wonder wording workout wouldnt wreath write writer written wtf xmas yahoo yearning yeast yogi yogurt
youre zen zodiac zoe zuckerberg
"""
