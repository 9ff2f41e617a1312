"""Words of a newspaper, magazine or broadcaster."""

from typing import Final

MUCH: Final = """\
accusations accused airstrikes allegations alleged arrested assad biden bjp blasts bollywood brexit
bundesliga calif cavs ceasefire clashes crackdown debuts denies denounced detained djokovic eastenders
entertainment episode erdogan eurovision eurozone eyewitness farage federer gaza gazette gop gossip govt
gubernatorial gunfire gunman gunmen hamas headline herald hezbollah homicide impeachment indictment innings
ipl jailed kardashian killed kills knicks kremlin lawmakers listen magazine matchup midfielder mlb mourinho
ncaa netanyahu newspaper neymar nhl npr offseason opinion ousted palestinian pelosi postseason preseason
protest putin radio redskins remanded reuters romney rumor rumours slain slams smuggling spokesman stabbing
steelers suspect tabloid taliban telugu terrorist tottenham touchdown trending trudeau trump uefa unveiled
vettel warns watchdog wickets
"""
CLEARLY: Final = """\
abbas abortion accident acquitted actress admits adopts advertising affleck afp ago aide aired airs aleppo
anc ani antifa arson article assange assassination assault astros attack austerity autopsy avengers backlash
baghdad bailout balkans banning baseman batsman batted bayern bbc beheaded benghazi beyonce bigotry billion
bizarre blackhawks blames blockbuster bloomberg boeing bombed bombing bombs bowled boycott breach briefing
briefs broadcast broncos bts bullpen burmese buzzer caliphate cannes canucks cbc cbs ccp champs cinema clegg
clemson clinch clinton cnn cocaine collapse collusion colts column comedian comey commodity conceded
condemned convicted cops corbyn corruption courtroom covid crash crime crimea crimes crore crypto cuomo
daily damascus deadly deadpool deaths debuted democratic deported deposed deputies devastating dicaprio died
digest dnc dodgers doj dramas dubbed earnings earthquake ebola economic editor edm edt election emmy
epidemic epstein erupted espn esports ethereum everton explode explosion extradition faces fascist fashion
fatalities fatally fbi fcc federal feds feud finale finalists fined fled footage football forecast frontman
fukushima fullback funniest gaddafi gadgets gamer gamers genres getty goalkeeper gunshot halftime hamstring
hbo heavyweight hillary hindi hinted hitter hoax hollywood homophobic horrific hostage hulu hurricane ico
idf ign imf imprisonment impunity incident incumbent inflation injunction inquest insurgents insurrection
interview iran iranian iraq iraqi isil israel itv jail jihad junta juventus kabul kanye kashmir kickoff
kidnapped kimmel knockout kurdish kurds lagos lakers lakh lankan latest lawsuit leafs leftist libya libyan
lifestyle linebacker live longtime looting mag manslaughter marlins mayoral mayweather mccain media meghan
merger merkel messi mets mhz migrants miliband militia minister misinformation missile mma monsoon mosul
msnbc mtv murder musk myanmar nadal narendra nascar nasdaq nato nba nbc nearing netflix news nfl nintendo
nominee northbound nrl nypd nyse obama obamacare obituary offside oilers onstage oprah oscars outbreak
outcry outrage overturned pact padres pandemic paparazzi paramilitary pardon parliament partisan pbs
pentagon pitched pixar playlist playoffs playstation plea pleaded pleas plunge podcast podium police
political poll polled polls populist pradesh prequel president prime primetime prison probe prompted
prosecution psg pulitzer pundits quake raided rallies rally rapper rbi read readers rebounds recap recession
reform refugees reggae regime rematch repeal report republican resigned rihanna riots rivalry robbery
roundup rss rubio ruling rumored rumors rushing sabres sacked saddam sanctions satire satirical saudis
scandal schumer scoop scorer scrutiny seahawks sectarian seized semifinals sen senate senator sentinel
sequel serie sharply shelling shia shocking shooting showdown shows sitcom sixers slammed slated slump
snowden snp soros soundcloud southbound sox spacex speedway spinoff sport sports spotify squads stabbed
starring stimulus stories storm stream stunned subpoena sudanese sued suing sunni surge syndicate syria
syrian takeover tamil teammates tease tehran telegraph television telly tenn tesla testify tories tornado
touted tragedy tragic transgender trillion troops truce turmoil turnout tweeted tycoon typhoon ufc ukip
ukraine undisclosed unemployment unrest upheld uproar urdu urges vaccine vatican verdict veto video videos
viewpoint viral vols voter voters warned watch weather weibo weighs wenger wikileaks winger woes wreckage
wrestling wwe yankees yemen yorker zelda zimbabwe zionist zuckerberg
"""
A_LITTLE: Final = """\
aap abc abolition abu abuja abusers abuses abusive acc acclaimed aclu acquired acquisition actor actors adds
ads afc affairs affected afl africa afro aftermath age aggravated aides airborne airbus aircraft airing
airspace alarming albania albany album albums alert alerted alerts algeria aliens ambient ambulance ambush
amc amd amendment analysis andhra android angeles angola animation anime animosity ankara annexed announced
anthem anthology anthrax antibiotics antitrust aol apartheid apiece appear apprehended apr april archbishop
archie archives argue argued armed armenian army artillery arts asean asia asian assam asteroid asylum
athletes atp atrocities audible audience audio audition august aux avoids azerbaijan backstage bahrain bail
ballad ballet ballot ballpark baltic ban bandits bands bankruptcy banned bans banter barbie barclays barkley
barometer barrage barring baseball basketball basque bassist baton battalion batting bbw beatles beijing
bein beirut belarus belfast bengal bet bets betting bias biased bigot bihar bill billboard bipartisan
bitches bitcoin blackberry blackmail blitz bloc blockchain blogs blooded bloody bluegrass blues bmw boasted
boasts bomb bombardment bombay bomber bond boomers booming border boston botswana bouts boxer boxers boxing
bracket breakaway breakthrough breakup bribe bribery brief britain british broadway browns brunei brussels
bst btc bulldogs bundy burnley busiest bust busted busts buzz buzzfeed cairo caller cameo campaign cannabis
capitol capped capt cartel cartoon casino cassette cast caste casting castro casts caucus cavaliers cbi cds
cease cellphone cena censorship cents ceo ceos ces chad chairman champ champion chanel channel charismatic
chart charts chattanooga checkpoint cheney chicago chicks chief chiefs chile china chinese cholera
cigarettes cio claiming clap clash cleric climate clip clippers clips closure cloudy coca colbert collide
colonel combat comcast comeback comedy comic comics comment compromise concerned concussion condolences
confederate confirmed confiscated conglomerate congo congress consecutive conservative console conspiracy
contest continue cop corpse corresponding cosmopolitan coup court courtesy courts coverage cpi crashed
crashing crawford craze credit creepy cricket criminal crises crisis crook crossover crowds crowned crunch
cuba cuban cubs culture cunt curfew cyber cybersecurity cyclists cyclone czech danced dangerous darkest dea
dead death debacle debate debating debt debts debut deceased deceit december declared decline defence
defense deficit deforestation delay delegates dem demise demographic denied depleted deputy deregulation
despicable detective detention dhaka diabetes diaspora dictator dig dinosaur dioxide diplomatic disco
discovered dismay dismissed disney disparity dispatch dispute disqualified disruption distrust disturbing
ditched diverted djs dlc doha dole dolphins doping dortmund doses dossier doubling dow downed downtown
downturn drafted drama dramatic dread drone drones drought drug drugs dub duel duluth dunk dvd dynamo
dystopian easing edited edition edo eid ejected elect electoral elsewhere embargo emirates emissions emo
enclave endemic endgame endorsed energy enraged ensuing entrepreneur envoy epoch equities era eras erotic
eruption escalated espionage essay estranged eth ethiopia ethnic euro european euros euthanasia evacuation
evicted exclusive exiled expelled expulsion extinction extortion faction factual fails fallen famine fanbase
fans farewell fda february feeds felon felony feminist ferrari fetus fiasco fiction fidel fielder fielding
fifa fight fighter fiji filed filipino film filmed filming filmmaker films finals financial finds fines fir
fires fiscal fixtures flagship flashback flick flood flooded flooding floods flop footed forcibly foreign
foreman former fossil fox fracking france frantic fraud freeway fri frontline ftc fueled fulham funeral funk
futuristic gaelic gag gaga gamble gambling gameplay games gaming gangs gangster garcia gasoline gators gay
gdp gender genes genocide genre ghetto ghostbusters giant gig gigs glamour gma goalie godzilla gotham
government grammy grassroots greenland greyhound gripping gruesome gta guides guilty guinea gujarat gun
gunner hack hague hailed hairy haitian hampered handcuffs hanged haram harassment harms hashtag haunting
havoc hawks health hedge heinous heir heist helicopter hentai heroin highlights highway hijacked hikes
hilarious hindu hindus hires hitler hiv hockey hogs homeland homeless honduras hooker hoops hornets horny
horror huawei huddersfield huffington humidity humor humour hurdles hydrogen ibiza icc icy ideology idol
idols illegal illicit illustrated imam imdb immigration imminent immune immunity imposed imprint inaugural
independent indexing india indian indie indo induced industry indy inequality infection infidelity
infiltrate influx injured instability insulin intelligence international invading invasion ioc ipad iphone
ipo ira isis islam islamabad issue issues itunes jakarta january japan japanese jazz jets jingle journal
judge july june jurors jury karachi karnataka kazakhstan kenyan kerala kfc khan khmer kicker kiev kill king
kink kiwi kkk klan knocking kolkata koran korea kosovo kuwait labour lahore lamborghini landslide lanka laos
laps late latino laundering league leak leaks lebanese lebanon lebron ledger legalization lehman leone
lesbian levant lgbt lgbtq libel liberal liberia liberty liga lineman lineup lng lobby lobbying local
lockdown lockheed lodged london longest looming looms loophole looted lords lottery lotto louisville lsu
lunar lyric lyrical lyrics macau macedonia mafia maga maharashtra makeshift malay mali malta mandela manga
manila mansion marathon march marching market marriage marseille marvel marx marxist mayhem mayor mclaren
meanwhile measles medal medalist medals meddling melodies meme memes memphis mercedes mercenaries merch
messenger metro metropolitan midday midterm migration military million miners minneapolis misconduct
misogyny mixtape mob mock moldova monetary money mongolia monopoly monsanto morocco mortality mortem moto
motorists mourn movie movies mozambique mps mrna mueller multimedia music musicians muslim mussolini mutant
mvp mystery myth nadu nairobi namibia napoli narrative nasa naughty navy nazis ndp negotiations nets network
newark newfoundland newsletter nicki nielsen nifty niger nobel nokia nominated nonfiction nonstop north
northern notorious novels november nra nsa nuclear nudes nudity nuke nvidia obese obesity obscene occurred
october oculus odds olympic oman ominous onion onslaught opener opponents opposite oppression orbit orbital
orgy orioles oscar ost outlaw outlook outs outspoken overdose overhaul overs oversaw oversight overtake
overtime overwatch pacers packers pageant pakistan palin panama panorama panthers papal papua parade
paraguay parasite paris parody parole partly patriots patrol pats payoff peaked pedestrian pelicans penalty
penitentiary penned penny pension percent perjury perspective pesos peta petition petty pga photo picket
picks pictorial piracy pitching plague planet pleading plight plot plugged plutonium pneumonia pod poetry
poignant poised pokemon poker policy polling pope popular postponed pounded powerhouse prank pranks
precedent precipitation predominantly prem press pretext preview pricey prince prix probation probes probing
prone propaganda proponents protagonist protracted provocative provoked psa pts published puck pulp pulse
punitive punjab punk punt pussies qatar quarantine quarter queen quiz raced racers racing racism racist
radar radios rag rai raids rainfall rajasthan rallying ramadan rams ransom rap rape raptors rash rat rave
ravens rbs reacted reading rebel rebels reboot recall reconnaissance record recount reddit redhead
reelection region reich reigning rejected related release relegated remake remastered remix renewable
reopened reparations replay reprinted restrictions restructuring resurgence retaliation retrospective
reunited review rewind rican richest riff riot rioting rips rochester rock rockies rockstar roma romance
romania rookie roundabout rovers royalty rugby ruled rundown runway rupees rushes russian rwanda sacramento
saddened sag saga salah salaries samoa samsung samurai sanders santana satan scam scams scarce scarcity
scares scene schedule scoreboard scores scout scrapped scum sec security sega segregation seizure selena
semitic senegal sep sept september serbia sergeant series setback sevens severe sevilla sex sexes sexiest
sexism sexual shares sharia sheikh sheriff shilling shocked shoot shooter shootout shoppers shortage shorts
showtime shutdown siberia sideline siege sighted silicon singer sinn siren siri sissy skyscraper slam slash
slip slot sluggish sluts smallpox smartphone smash smh smithsonian snapchat snl snowfall soaring soccer
soldiers solidarity song sony soundtrack sovereign spears speculation spiked spit splash spotlight sprawling
spun spurred spy spying squirt stab stadium stalin stalking stalled standout starbucks starship startup stat
state station statue stepmother stereo stock stocks stops storms story storyline stricken strife strike
striking style subdued submarine subscription subtitles subway suez suicide sundance sunderland superhero
supernatural superpower superstar supplement supreme surrender surveillance suspended suspicious swear
sweeping swiftly taboo tackle taiwan tampering tapped tariffs tasked taurus taxed taxpayer taylor teaser
tech technology tells tennis terrestrial tesco testicles testimony texan texans texas theater theft threw
throwback thug tibet timeline timor tipping tips title titles titties tobacco tobago today told tonight
tonne tonnes torpedo torture tory totaling tougher toyota tpp tracks trade traded trades traffic trailer
trailing trance transcript travel trend trends trial trials tribunal tribute tricks trilogy trinidad trooper
tsa tsunami tuned tunes tunisia turk turnover tweet tweeting tweets twins twist twitch tyranny uber ufo
unanimous unbeaten unbiased uncovered undefeated underage undercover underdog undermine undocumented
unearthed unexplained unicorn unilateral unionist unions unlawful unmarried unnamed unreleased unseen
unsigned unsolved untold upcoming update uprising upside upstate uranium urgent uruguay ussr uttar
uzbekistan vagina vampire variant venezuela vengeance venture ver verizon vernacular versus veterans victim
vids viewers vigil vikings villain violation violence virus vocals vogue vol volcano vote votes vox
vulnerable wager walmart war warcraft warfare warming warner wars warships washington watching watergate
wave weaker weapons wearable wednesday week weekly weighed weinstein wembley western westminster whaling
whistle whitehall whopping widened wigan wii wildcats wildfire wimbledon wired wis witness woman workers
world wrecked wrongdoing wto wyoming xbox xxx yahoo yesterday york youngsters youths youtube yugoslavia zara
zombie zulu
"""
