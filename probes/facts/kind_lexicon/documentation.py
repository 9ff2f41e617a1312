"""Words of the documentation of software."""

from typing import Final

MUCH: Final = """\
apache api argument arrays assertion command configuration ctrl default diff docs false file firmware foo
framework function git github glossary gui inline integer invoke manual metadata null output parameters
plugin preface prefix prerequisite readable redistribution reference str string syntax timeout tutorial
ubuntu unix uri usage version xml
"""
CLEARLY: Final = """\
abort adding ajax algorithm alias allows angular annotated appendix arbitrary array ascending aws azure bash
benchmark binary binding buffer bug bugs build builds cache char cite class clone cloning cluster code
column comma compiled components concise concurrent contains cookbook css curl data defer delete deleting
demos denotes deployed dev diagram dir dns doc docks documents downgrade elixir emit emitted enable encoded
encoding equivalent err errors example exec external features fetch fetched files firefox firewall fixes
flask folder footnotes gist gnome gpu graph graphs guide guides handbook hash haskell helm hex hooks html
http icons ignore implementation incremental index indexes indexing infer inference input inputs installed
instructions int integrated interface invalid iteration java javascript jenkins kernel latency latex layer
layout lib library lightweight logging logs loop macro matrices merge merging method mocking modified modify
modular module msg nil node nodes nomenclature note notes object omitted override overview package packet
padding parallel partition payload pdf php plotting proto protocol proxy queries query queue rails react
reacted redirect refers refs regression rendered repository request required return reusable rewrite roadmap
root routed router rpm ruby rust script semantic sequence serial setup shorthand slider socket spec specific
sql stable static std subsection table tar template terminal tex textual token tokens topology type typed
types typing unresolved unsigned unspecified update url user users using val valid validation value var
variable vertex wiki workflow yarn
"""
A_LITTLE: Final = """\
abbreviated abstract acl activated add adds adjective admin advanced agile allocated allowed alpha alphabet
alt ambiguous amd amplitude anchor angle animation anomaly ant apollo application ara arc architecture argue
argued aria arithmetic artefacts article artifacts aspects assigned astro atlas atomic atoms attached
authentic automatically axes axis babylon background backup base baseline basic basics basing batch bearer
beep below beta bind binder block blocked blocks blueprint boot booted boots bots bounded branch browser
brute bucket bullet bun bundle button bytes cad calibration calling calls canary canonical canvas caption
carousel cascade cassandra catalan cgi chapter character charting cheat checkpoint checks chrome chunk
chunks cisco citation classes clause clicking clockwise clones cms cocoa coded codes codex coefficient
collapse color comet compatible composition con connection consistent console constant content context
contiguous continue contributed convex copies copy copying core cores correlation cosmos count coupling cpu
crate crates crawl crawling credentials criteria cucumber cumulative curly curvature cvs cyclic cypress
darwin dashboard database date decimal declared decomposition def deferred defined del demo demonstrated
densely density depending derived described desktop development deviation device dictionary dimensions
disabled discontinued disk disks display div dock docking doctrine dot dotted download draft drafts driver
dummy dump dynamic echo edges edit edits elastic elements elm eloquent embedded emulate encryption
encyclopedia ending entities entity entropy entry environment eos epoch equals equation erased erroneous
error etc ether ethereum ethernet excel existing exists expand expiration explain explanation exponential
export exposing extended extract facet facets fails feed fictitious fiddle field fields filter finding
finite fix fixing flag flagged flags flake float floats flux following font forge forgery fork forks formal
fragments frame freely fundamental fuse gamma gem gems general generic geometry ghz gotcha gradient grammar
grid grouped grouping guided guidelines handle handshake har hardware header heading helper hereby hide
hierarchy hints hoc homogeneous hook host hosts hotspot hover https hugo hydra iceberg icon icu ids ifs
image important inaccessible incomplete indices indirect indistinguishable inertia inherent initial
injection insecure insert instability instance intel interaction intrinsic intro introduced intrusion
inverse inverted involuntary ionic ios irreversible isolated issue jargon jasmine kali key keyboard keys
keystone keywords kit labeled lang language latent layers leaking ledger length licence license limitations
linear lines linking linux lists lite loading loc locked log logic loops mac magma mailbox maintain malay
malicious manifest manipulation marker match matrix max median memory menus merged mermaid mesh meta metric
microsoft migration mimic minimal miscellaneous mit mock mode model models modes mojo motif mounted mouse
multiple named names naming nas native nav navigation necessary nesting nests network nfc nic ninja nom none
notation notebook notification notify notwithstanding numerical nvidia observed obsolete occurs ode odin
offline offset opaque operation option oracle org oriented outdated outline outlook overflow overlap overrun
pages pairing paragraph parity partially pascal passing paste patch patches path pattern pauses pci pep
permission persistent ping pipe pipeline piper pixel pixels plasma playback playground plotted plug plural
png pods point pom port ports position powerpoint ppp pragmatic precursor predetermined primer printed prism
privilege probe problem procedure prod program proofs property props prototype provision proximity pseudo
punctuation puppet push quasi ram ras ratio ratios razor reactor rebuild redo redundant ref rejected relay
release relevant rem removed removing renamed replace reset restart restore ret reuse reverse revert revised
revision revoked robot robust rotate rounding route routes routine row rule run runner running runs samba
sample sas scanning scope scrape scraping screen section segment sender server session setting severity sha
shading shared sheet sheets showcase shown signature simple skip slice slices slide snapshot sock software
sonar sorted sorting source spacing span spark sparse spatial spawn spawned specs spike splits sprite squid
stack stacked stacking stacks staging stale standard starts stating statistics status steps stored storing
strict strip structure styles styling sublime subsequent subset substrate subtitles sufficient summary
swapped swarm swift switch symbol symphony sync synchronized synopsis system tab tables tabs tagging target
task tasks technical temp test tested testing tests text texts texture themes theta thread threshold
throttle thumbnail timers tools topic topics torrent totals trace tracing translation traverse tree trigger
trouble tuning turing tutor tweak typo unattended undo unit unless unload unpublished unreleased unreliable
unsafe unused updating upgrade upstream usable usb uses utc utility validity values variant variations
vector virtual visible viz void vpn warning watchdog weakly weave whereas wiring wizard workload wrap write
written
"""
