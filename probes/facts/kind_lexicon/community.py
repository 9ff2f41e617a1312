"""Words of a forum, wiki or project of many."""

from typing import Final

MUCH: Final = """\
clan clans discord discussion faction fandom forum forums gmt gnome gta inactive logged meetup minecraft
mobs mods newbie pinned players posts raiding smiley thread unofficial username users warcraft wiki
"""
CLEARLY: Final = """\
ago anon answer apache ark aswell avatar badges bans bedrock bigfoot bikers board bot bots bug bugs chat
chatting cheats clone codex community diff dlc download dungeon encyclopedia endgame esports firmware fixes
floppy fork fps furry gamer gamers gaming git github goblin goku guild hacking hades haskell hogwarts irl
join kernel lineage linux loot lore lvl mafia mailing mana melee members mod moderate naruto newest nickname
nsfw overwatch pikachu plz posted profile psp pts question raids realms release remastered replay replied
reply replying retro roadmap rogue rom rooting rpg rts rules rust sega server skins slack source spamming
spawn sprite squadron sticky thanks tolkien topic trolling twitch ubuntu undead user utc views votes zelda
"""
A_LITTLE: Final = """\
admin adventure alchemy alpha alternative ama amps anime anonymous ape apex apocalypse aquarium arcade arena
arenas armor armory armour asus atp att audio awesome aye backers badge ban bandits banned banter bard
barons battalion battle bazaar bdsm beatles beta bethesda biker blocking blocks bmw boards boss branch bruh
buddy build builds bytes cam carnage cavalry celestial character chases chats chatter cheat chess chord
chords citadel civ cleopatra cleric clones coaster cobra cod code combat comics comment contributed
conversation corvette cosplay cpu crashing ctrl cuz cyborg dai darkness dating deadpool defunct deities
delete demon desktop dev development devil dex diablo dice disagree dislike distorted doesnt dragon droid
dude dumps dunno dwarf dystopian edit edits elf elves emo emoji emulate enigma entries eos esoteric
etiquette eurovision evo example expansion fable fan faq fauna feudal fide fishes flair flash flirt flirting
floss folks forge forks fortress framework frat freely freshwater friends fun galactic galaxies galaxy game
gameplay games gay geek genome genre genres genus ghostbusters gif gifs gladiator glitch goldfish gonna goth
gothic gpu grail graveyard group groups guardian gui gunner guys hack hacked hackers hacks hahaha halo ham
hawks hedgehog hehe help helper heroes hitman hive hobbit hobby homie hordes host hosted hub idk ign
ignorant imo incomplete indie inferno insult issue issues ive java jellyfish joined kano karma kev kink
kudos lair lan lang league legend legion legit lesbian leveling lib license lobby log login lol magical
magma mails makers manga marvel matchmaking mate matrix mayhem medieval mega meme memes mercenaries merged
merlin message messenger metadata mhz milestone miner miniature minimal minions mischief moms moths msg mums
mustang mute myth mythical mythology nebula nes net newt nikon ninja nintendo nitro nobility node nodes
nomenclature norse novels nuke nvidia occult oculus odin official ole olympus omg online open openness orb
others outlaw outpost ova overflow overrated pagan password patch patches patron pax peers pending php
plague planes platoon play playable playstation pls plugin plutonium pokemon polls porsche post posting
potion prefix prequel problem prohibited project prologue protocol quake quest queue racers racing rad rank
ranked ranking rarity raspberry rational rats react readable reaper reboot recent recon reddit
redistribution register regular relic remake renamed repository reptiles reset restart reward rifles rigs
rin robots roster royale rpm rss rule saber saga satanic scam sgt shaman sharing shotgun sighting sim sims
slang slay sniper snowball software spam spawned spawning spells spores sql squid stack stamp starship
statistics stats steam storyline stuff stupid subaru subject submarine submitted subs suggest summoned
superhero supernatural support surf surname swag swap swarm swift swords syndicate synth tabs tac tactics
talk tame tarzan texture thingy tier tinker token topics tor tos total tournament tracer tribe troll tune
tweak tycoon typo ufo unexplained unfortunately unix unprofessional unreleased update updating upgrade
upload upstream usb vader vanilla version vids villain vip vote vulture warfare wars weapons webcam werewolf
wield wii wikipedia wrote wwii xbox yugoslavia
"""
