"""Words of software that is offered as a service or product."""

from typing import Final

MUCH: Final = """\
analytics app bandwidth dashboard demo downtime encryption funnel inbox intuitive invoice platform pos
pricing sync trial vpn webinar workflow
"""
CLEARLY: Final = """\
agile anytime api apps augmented automatically autopilot aws backlog benchmark billed billing blockchain
bots browser business charting clicks cloud cms crypto cybersecurity data demos deployed dns docs easily
ecommerce ecosystem enterprise ethereum features firewall gpu hosting inbound inference integrated ios iot
keywords latency login mailbox malicious malware management maximize merchant metric monitor onboard ops
payroll pci pinpoint playback powerful powering pro recurring retention roadmap roi scale scaling scraping
scrum seamless secure seo slack sms software solution startup storage swipe teams tiers tokens unified
unlimited visibility voicemail workload yearly
"""
A_LITTLE: Final = """\
accelerated account accurate activated adaptive adobe advanced affiliate agencies agents agility alert
alerted alerts alexa allows amplitude analysis android anomaly application artificial assets assurance
athena attrition audience audit audits autonomy ava azure backed backers backup basic benefits beta bitcoin
blocking blog blueprint booking bot breach browsing btc bucket build builder bulk bundle cache cad caller
campaign cancelled capabilities caption card carousel case cases cassandra centric ceo charts chat chats
checklist chrome classroom clouds clover cluster cockpit coding cognitive collaboration community company
compatible comply compromise console content control cost cpc creator crowdfunding cues customers cyber
debit dedicated dell desk desktop development device diagram diligence discord disk disruption docking docks
downgrade download driven duplicate easier easy efficient elastic emails embedded empowered enable enabling
enhanced eth ether everything evolving excel export fathom feedback fetch fledged fleet fleets flex flexible
fluent forecast forex free freelance gateway gemini gis git glide global glossary gmail gmbh google gps
graph graphs gst habit hackers hashtag hassle help hiring hive hosted hub hubs hybrid ibm ico inc incentive
incident infrastructure insight intelligence interface intrusion ipad iphone ips itunes jenkins label
labeling labels labs landing launch learn ledger lenders lending leverage liability lifetime limitless lite
log logging logistics logs loyalty mac managing mapped mapping market matching messenger meter microsoft
midi migration million minutes mobile mobility modeling modular module monthly multiple mvp nas nebula
network nfc node notification notify notion oracle orchestra outage outreach overview painless palo panel
paperwork partner password payable paycheck paying payment payout performance perk perks pilots pipeline
pivot plagiarism plan playlist plugin pools powered powerpoint premium press price procurement prod prospect
prototype proxy pty pulse pvt quarter queries query quickly quota ransom receipt refund register rely remote
resilience resources resume revenue rewind robust role salaries sales sap scaled scan scanner scanning scans
security send sender sentinel server share sharing sheets shift showcase sign signal simple simply
simulation siri smart smartphone snowflake soc social solve solves spam spatial sprint sql ssd stack stacked
stacks start status storing studies subscription subtitles suite support surveillance synth system tablet
tagging takeoff task tasks team tech technology template tenants terms tier timeline token tos traces
tracing track tracked tracking traders traffic trans transactions transcript trust unlike unlock updating
upfront upgrade upload usable user username users validation vat vault vaults vector vendor verified verify
verizon vertex virtual visual wallet warp wearable web wifi withdraw workforce workout workplace works xml
zoom
"""
