"""Words of a directory, job board or classified ads."""

from typing import Final

MUCH: Final = """\
coupon listing seekers
"""
CLEARLY: Final = """\
ads babysitter bbw blackjack blowjob bonuses cars category condo craigslist curated escort finder flats
fonts gated hentai job jobs links listed lyric mileage nearby popular porno radius rating reciprocal renters
roommate search sluts submitted surname suv torrent vacancy zoned
"""
A_LITTLE: Final = """\
accommodation acquaintance acre acronym advanced affiliate agents aggregate airbnb airlines alexa amateur
anal anime antique apartment auction australia babes bangkok bdsm beaches bets bid bidder bingo biz blond
bondage bonus boob booking booty breeders breeds broadband browsing bungalow buyers cafes caller cam camper
cams candidate car career casino catalog cemetery cheap cheaper chord chords cinema cities city claim
cleavage coloring compared cougar country county coupe cpc credit croatia crossover database dated dating
deal deals deposit dicks dildo director dramas dumps ebay ebooks emailed encyclopedia estate expired explore
facets favorite fetish filter find firms flight flirt flirting freelance furnished gamble genealogy genre
guide gyms helpful hiking hire hired hiring homes hookup horny hotel hotels houses imdb incest index india
insurance jackpot jokes keywords kinky lakh landlord latina latitude lease lenders lexus liga link list
lists local locality location lodges lodging lyrics macau malls manga mapped maps market masturbation
matching matchmaking mature mazda meetup metres mgm milf miscellaneous mls moaning movie movies nearest
newest niche nissan nudes nudity odds orgasm orgy owner pages paid payout pending permanent pervert photos
pics place pornography post price prices promo property pussies rank ranked ranking rated rates realtor
realty remote renault rent rental rented renting rents resale restaurant review roulette salaries salary
samsung scam scams sedan seek seeking sell seller shops sissy sites sitter slang slots snag sold squirt
starring stats submission sweeps teen thousands threesome titties topless tor tourism travel type unbiased
underage vacant vehicle venues verified viewing villas wallpaper whores wii xxx yachts zip
"""
