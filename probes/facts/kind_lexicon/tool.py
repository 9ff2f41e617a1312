"""Words of a tool that is used on the page."""

from typing import Final

MUCH: Final = """\
arcade centimeters decimal emoji fahrenheit input kilograms playable quiz score timer
"""
CLEARLY: Final = """\
alphabet astrology blackjack bmi btc button celsius chart chord clock conversation copied copy counter ctrl
diagram dice dictionary dns editing encoding enter file finder firefox font fonts free game games general
github hash helper hex hint hints jackpot keywords lotto math maze merge nouns nyt output palette pixel
plagiarism play players png pong pronunciation proxy puzzle random redo roulette rules shuffle snake spinner
string thumbnail timers tool tools typing upload url word words zip
"""
A_LITTLE: Final = """\
accurate aces acronym adjective algebra alien angle annuity anonymous ants apa ape apocalypse apps aptitude
arithmetic ascending asteroid astro atlas audio automatically battle below bets betting binary bing bingo
bitcoin block blur blurred bonus bored bot bots box breakout browser browsing bubble bypass bytes calories
cams candy canvas captive cards casino character charting charts cheat cheats check checked checks chess
choose chords chrome citation cite click clocks cloning codes coefficient coin coins collage color coloring
colors combined compared compound concentration convex copying cores count counting counts cpi cpu crawling
creator crop cryptic css cube cubes deduction density depreciation deviation dex diagonal diff digit digits
dinosaur discord dmv domino doodle double download downs dragon drawing dungeon duplicate earn easily easy
edit editor encoded endless english epoch eps equation erase escape eta eth excel exponential export extract
files finished flash flip fold folder forecast forever formula fps fraction friends fun galactic gambling
gameplay gaming gemini gen genie gif gifs glitch gradient grammar graph graphs gravity grid gst guess hacked
hamster handwriting hashtag heist help hide homework html https hue icon icons image images indexing
inflation invalid inverse ips isp itch itinerary javascript jokes jungle kart kelvin key keyboard keys
labyrinth language latitude layers layout leaks letter level lines link liters litres load login logs
lottery lunar mac macro mafia malware map mapped mapping maps margin match matches mathematics matrices meme
memes menstrual microphone midi mimic mining minions minutes mla mode monopoly mortgage mouse names nes
ninja notation noun offline online opponents paragraph password paste payout pdf phrase piece piggy pikachu
ping pivot pixels playground plot plots plotted pokemon poker precipitation preview print psp punctuation
punt queue quotation racer radius rank ranking ranks ratio reload rendered repayment reset results resume
reverse reward rewrite rhyme rhymes riddle roll royale rpg runner save scan scanner scans scores scrape
screen search sec segment send sentence seo sequence sha shake share sheet shooter simulation sketch slides
slot slots smiley snapchat sniper snowfall solve sorted sorting spade spell spelling spin sprite stars start
stat stats steam stunts subtitles sum superhero swap symbol tac takeoff tap taxable temperature template
test tests text tides torrent tos totals track translation trivial tycoon undo unlock uno upscale usps utc
valid validation vaults vector verb verify verses viruses vocabulary vowels vpn wager wallpaper weather
webcam webpage werewolf win winner wizard xml zodiac zombie
"""
