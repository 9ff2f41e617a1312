"""Words of a site of one person."""

from typing import Final

MUCH: Final = """\
adjunct artist biography caricature causal curator doi empirical fellow freelance gigs github hobbies
magician nonlinear novelist papers phd pianist playwright portfolio portrait resume songwriter soprano
soundcloud teaching vita vocalist watercolor writer
"""
CLEARLY: Final = """\
acclaimed acrylic actor album alessandro andrea annotated anthology anthropology art artwork aspiring
assistant astronomy audible author band baroque bassist bibliography bio biochemistry biological bluegrass
cello choreography citation cite cited collage conjecture corpus design dissertation dmitry drummer ensemble
erik essay exhibition filmmaker flickr forthcoming grammy hello homepage honors huang imdb interdisciplinary
jiang journal kindle laboratory latent laureate lecture linguistic lukas lyrical manifold mathematics memoir
microbial miscellaneous mixtape msc mural muse musicians myself myspace neural neuroscience nguyen
nonfiction novel novels numerical occasionally operas opus painting paints paperback person philharmonic
photography photon poem poems poet poetic poetry poets prof prose published pubs rambling recital reel
repertoire research retrospective routledge sculpture sergey sociology songs speaking stefan stills
storytelling taught tenor theoretical topology toured touring trilogy twitter university untitled violin
writing zhang zhao zurich
"""
A_LITTLE: Final = """\
abstract academic accolades acknowledge acoustic acquaintance actors actress afro ahmad albums alec algebra
algorithm alicia alto amazon ambient andre andrei andrew anecdotes angeles angular animation annals anne
antagonist apa aperture architecture aria arrays artificial assay autobiography avid award awarded awards
bach bachelor background ballad bands banjo bard based basel baseline bass bbc beethoven bellamy bender
bergen bestseller biases biomedical blues book booker books bookstore botany breeds brendan brian broadly
browne bruno buzzfeed byzantine cabaret candidate captured carly cartoon carving cathy cds ceramic chaired
chandra charcoal charles chemistry choral chords chris chronological clare cognitive coherent coleman
collaboration colleagues colour comedian comedy comic comics composition computer conducted conference
consultant cont contemporary copenhagen cornell correlation corresponding cortex cosmic created css current
curriculum curvature cynthia danced dancer daniel darren dartmouth database daughter david debbie deborah
decay decomposition degree demos den department derek development dialect diary diffusion doctor doodle
drawing drawn drum drumming drums duet duo ebook edited editing editor edm elena eliza elsewhere emeritus
emil emma emmy emory endowed engine enlarged entropy equilibrium eric erika erin esa esp essays eth ethan
etsy eugene evelyn excerpt exp expedition experience exponential extant fabian fabio fam fermentation
fiction fiddle film filmed filming films fiona fleeting fletcher flute focal folk funded fuzzy galaxies
gallery garcia gavin gene genealogy genetic genome geo geometry gig gmail gogh graduate grandchildren
graphic gripping guitar guthrie hadley hague hanna hans harp haskell heather hehe helsinki henry herbert
hiatus higgins hobby homage homogeneous hopefully hopkins horror hua huffington humorous husband hypothesis
ich ieee illustrated imagery implementation indie inference ingrid ink inorganic insta instagram interaction
interest ironman itch ito itunes ivan jacobs jared jazz jenkins jennifer jim joe john johnson joined
jonathan jones joon jos josef judith kahn katherine kathy kelly kelvin keynes keynote kickstarter kim kinase
kitten kumar kun lab label lana latency latex lattice likeness lineage linked lipid listen logic luminous
lynn lyrics maestro magnus manuscript married martin mary master maurice mcgill medalist mein melissa
melodies memories merch michael midi miguel misinformation misty mit mitochondrial mixes mixing mla model
modeled modelling mol molecular mono monologue montage moods moonlight mourning mozart mrna msnbc multimedia
music musical mutant mutations mystery narrative nasa neurological neurons newborn nigel nih nikon nina nino
nocturnal noise norms noteworthy nuclei object oblique observed onset opera oprah optics orchestra ordained
oversaw oxide pablo paint paper pascal pastel patent pathogens peer pencil peng peptide perception
percussion percy philosophy phoebe photo physical physiology piano pics picture plato plays podcast
polarized pollock polymer poster postgraduate potter prague precarious prints profile project proofs
psychology pub public pulitzer punk puppies purdue quantum qui racer rap raphael rapper rave react received
recollection record reggae regression rehearsal rem remix represent resonance richard rick riff rna robert
robot robotic rock rocker rohan role romance rutgers sag sam sanskrit sarah sasha schmidt sci science
selected semantic seminar senior sensing sergei ses shading shan shelley shen shoot showcase shows singer
singing situ sketch skills skype slide slides smith socioeconomic software solo solos somehow song sound
spanning sparse spatial speaker speech spotify stacey statistics stephanie steve studies studio stunts
sundance surname symmetry symposium synopsis synth tale tales talk tang tapestry tattoo tex textual theatre
thematic theory theses thesis theta thomas titles tom tong topography tour traces tracks trajectory trance
transverse troupe trumpet tumblr tunes turbulence turin turing turk tweet tweets twitch typewriter ucla unc
unequal unification unix unmanned unpublished unstoppable upbringing uptake usable vanderbilt vanessa viola
visual vocal vocals vol voodoo vowel wearable weaver web webpage welcome wes wife wikipedia wiley wong
wordpress works workshop yale yan yoon yorker youtube zoology
"""
