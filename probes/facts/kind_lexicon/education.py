"""Words of a school, university or course."""

from typing import Final

MUCH: Final = """\
absence academic accredited admission advising alumni anthropology aptitude cafeteria campus canteen
childcare classroom cohort college course cpr curriculum degree emeritus enrolled ethos exam exams faculty
ffa gpa grade graders grades graduate headmaster homecoming institute interdisciplinary kindergarten
learning lesson majors mba msc neuroscience parents polytechnic postgraduate preschool principal proficiency
pupil pupils safeguard school semester students syllabus teacher teaching tertiary theses transcript tuition
university verbs vocabulary vocational wildcats yearbook zoology
"""
CLEARLY: Final = """\
activities administration admit aid algebra alum andhra apply apprentice aspirations aspiring astronomy
athletes bachelor batches baylor bihar bilingual biochemistry biological biomedical biotechnology botany
bulldogs cadet cadets cert certificate cfa chem chemistry child childhood children childs class classes
classmates coding compulsory credentials culminating cutoff dean department diffusion discrimination
dissertation district diversity dorm education eminent enrichment examination families fees fluent freshman
gators geography geometry gifted grad grading grammar guardian handbook haryana highschool homework honors
horticulture hostel huskies ict ieee immersion intermediate jesuit journal lecture library lifelong
linguistic lsu mandarin master mathematics maths midterm morphology motto msu nadu nehru numerical nursery
nurture osu panthers pathway physiology plagiarism polymer powerpoint pradesh prerequisite primary proctor
program pronunciation psychology purdue quran reception recital rector research rutgers sanskrit scholarship
science scientific seminar shri skills socio sociology sophomore staff staffs studies study studying
symposium teach textbook theology theoretical thesis timetable toddler tot training tutor uni uniform
varsity verb volleyball vowels
"""
A_LITTLE: Final = """\
abc aberdeen abroad abstinence aca accelerated adaptation adaptive adjective adjunct admin adolescent adult
adults affirmative ageing ages agrarian agriculture aides aimed aims algae allotted alphabet ambassador
analysis anatomy annals anniversary annum antarctic apa appalachian appendix application arabic
archaeological aristotle arithmetic art arts aspire assam assessment assistant athena atoms attain attend
auburn auditorium auspices autism autistic aviation awarded awarding axes bach badminton ballet ballroom
bangor basal basel basics basketball batch bcs becoming begin bengal bibliography biodiversity bis blended
boarding bologna booklet bookstore borough borrow boston bounded boys breakout budding bully bullying byu
calendar camp camps cancer cardiovascular career caretaker caring catalog cathedral catholic cavaliers cba
celebrate cell cello centenary center centre ceremony chaired chaplain charter cheer cheerleader chemical
childbirth chinese choral chords choreography chromosome circular cisco cite clare clemson clinical clubs
coaches coaching coefficient cognitive col collaboration comets competition computer concentration
concurrent congratulations conjecture consortium constellation contest cooperation coordinator cornell
corpus cortex cosmos cougar counsel cps cretaceous crimson critical crop crops culinary cultivation dal
dance dancer dancing dartmouth dates daycare dayton deadline deaf debating deepen dept derivative dhaka
dialect dickinson dictionary diocese director discern discipline disclaimer disease dispersed dissemination
divinity doi doping drama dresden drumming dual dukes dum durham earn ecological eleven eligible emblem
emory empirical encompasses endeavor endowed endowment engine english enquiry entrepreneur entrusted
equality equation equip equitable equity esa essays ethic ethics etiquette evaluation evening excel exercise
exeter expulsion facilities fag fairfield fairs falcon fax fee feeder fellow field finite firsthand flourish
fluctuations flute formation fraction fraternity fundamental future galaxies galileo gene genes genetic
genome genus geological german gis glacial glee glossary goals grants grievances grizzly guidance guitar
gujarat halls handwriting harcourt hebrew heidelberg helsinki hemisphere hinduism history holocaust honor
honour hopkins hornets hospital husky hypothesis immaculate imperial inaugural inclusion incoming indices
indigenous infant ingenuity inorganic instructions international inverse ions islamabad islamic ist ithaca
japanese joyful junior kabul kaplan kappa karachi karnataka kerala keynote kids knowledge kolkata lab
laboratory labs lacrosse lafayette lahore language latin laureate leader learn lehman letter liberal login
lotus lunch lunches lunchtime luther macquarie madam maestro main major mammals manuscript maori marching
maritime mascot mater math mcgill meadow mediated medical medicine memo mentor merit merits method microbial
mid mindset mis mission mit mock modeling modelling module molecular mont moot moral morals multicultural
mustang mutations mythology nano neural neutron nietzsche nih nobel nobles nonlinear norms northern notation
nottingham noun nouns novice nurse nurses nursing occupation oceanic oecd ohio opening opportunity outcome
outline outreach outstanding overdue oxidation paper papers pass pathogens pathology pdf pearson peer
percussion phd phi philosophy photon physical piano pilots pitt placement plato playful playground poly
portal position postwar potter prairie pre prehistoric prelude prep prepared prestigious primer private
prize probes prodigy prof professional prom proofs propulsion prospect proton psi psych puberty public
punctuation pune punjab quad qualified quantum quiz radiology rainbow rajasthan rams ranked reading
reconciliation recruitment register regression renaissance repository reptiles requisite resonance resources
retention revision rhymes rna robot robotic robots roster routledge rss rutherford saint saints salford
salle scheme sci scores sem semantic senior sensing sentence ser ses session shorthand sigma simulation
sixth skill skip slides snp socioeconomic softball soils som sorority southampton southern spanish spartan
speaking species specimens speech spelling sporting spotlight spouse spring sprouts standout statistics
stout strain stu subject substitute summer supervisor suzuki swimmer symmetry tae tai taipei tally tango
taught teamwork technical teen teens telescope tenure terrestrial test testing texts thematic theory
thinkers thrive toulouse trades train trained trait transfer transnational trinity trojan tutorial twelfth
ucla ultrasound unc unesco unit units upto urdu usd uttar vacancy vale values vanderbilt viability vibrant
vigorous vikings violin virginia vision vitro viz vocal volume vowel waived walden waltz warwick wavelength
welcome wellbeing western workforce workshop wrestling yale year young zhang zoom
"""
