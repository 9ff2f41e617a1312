"""Words of an event, a film, a game or a parked domain."""

from typing import Final

MUCH: Final = """\
domain expired keynote oops suspended unavailable wedding
"""
CLEARLY: Final = """\
attire ceremony condolences conference convention countdown dns error event expo fest festival hosted
inconvenience invitation invited kickstarter launch occurred parked paused redirect sorry speaker summit
symposium synopsis ticket trailer tuned venue whoops
"""
A_LITTLE: Final = """\
abstract accommodation agenda album attend awaiting bells betting biennial blocked booths breakout bride
carnival casino chairs character claus click clicked consent cosplay date dates day deadline delegates
denied djs duel edt elf err errors escaping exists faq film firefox firewall fireworks gambling gameplay
granddaughter greeting groom guests haunted hereby honeymoon host hosting ieee info invalid javascript
judges jurassic jury lineup lizard loading logo love magic marathon marked marriott marry mascot memory
merch missing moon movie music occurs offline ofthe outdated pageant panda permanent permission php players
preliminary prix prize prizes pst race reception register reload roadmap rodeo safari samurai schedule seats
server shutdown site slider slot solely soundtrack sponsored steam stored submission submitted teaser
temporary tentative tournament triathlon unfortunately unprotected untitled upcoming vengeance viagra
warning webpage website wed www xiv
"""
