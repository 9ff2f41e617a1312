"""Words of a public body."""

from typing import Final

MUCH: Final = """\
administration agenda alderman bids bilateral borough citizens clerk clerks commission coroner council
county courthouse decree department dmv embassy evacuation expenditure gis gov grievances inmates judicial
magistrate mayor mayors minister municipal noaa oversight parliament parole permit prefecture procurement
residents sheriff shire statute town township tribunal wastewater zoning
"""
CLEARLY: Final = """\
adjourned adopts affairs affidavit agency agrarian agriculture alert alerts allowance amend amended
amendment andhra annexation appellate asean assembly ballot bid bidder bidding births blight budget bulky
bureau caucus cdc cemetery census city civic claimants committee constitution court courts covid deed
deputies deputy dhs diplomatic district documents dod duties economic elected election electoral emergency
emigration ems enacted enactment enforcement epa excise faa federal fines firefighters fiscal forms
geological government grants guam haryana highness hon honorable hud ineligible information inhabitants
inspector issuance jails judge judges jurisdiction jurors justice juvenile karnataka landfill law laws
legislation levied lieutenant maharashtra maori mayoral measles meeting mla moldova motorists nadu national
oecd office opioid parks passport payable pedestrian penitentiary planning police pradesh precinct probation
province public pursuant recreation recycling redevelopment region restitution roadway sanitation secretary
senate senator sewage sewer sewers shoreline stakeholders state statewide stipulated subcommittee
subdivision subsection supervisor tax taxation taxes taxpayer tender towns treasury tribal turnpike usda
utility uttar uzbekistan vandalism vendor village wards waste welfare wildfire yukon
"""
A_LITTLE: Final = """\
aboriginal access act ada adaptation admin adopted advisory agencies aging agreement airport airspace
albania allocated allotted ambassador ambulance amends amenities annapolis annex annexed annual anthrax
antitrust appeal application apply apprentice aquatic archaeological archives area arlington armed army
arsenic arson ascertain assam assistant asylum attorney audit auditorium audits auspices avalanche aviation
avon awarding azerbaijan bankruptcy barbados barracks basque beaver bermuda bihar bill bills bins
biodiversity bipartisan birthplace board boards border botswana boundaries briefing brigade broadband brunei
buckingham building burglary burial burlington bus buses cabinet calendar canada candidate capitol capt
carers cayman cease center centre cessation chaired chairman chamber chatham cherokee chief chiefs circular
cites cities civil clarify cleanup climate closure cloudy coastal coastline collier commemorate complaint
comprising compulsory concessions concord confiscated congestion congress consumer contaminated contract
cooperation coordinator coronation corruption cpi crime crimes croydon culture cumberland cumbria curfew
current cyclone dade dam dams dar dea debit defence defense demographic dept derbyshire detention
development disability disaster disclaimer disclosure dispatch disposal dissemination dissolved diverted
division doj dole doses draft drainage drought drug dwelling earthquake edo education elderly elect eligible
emissions employees enact environment envoy epidemic erosion estonia estuary eta executive exempt fairfax
fares farmers farming farmland fatalities faults fax ferry file filing fire fireman fires fla flood flooding
floods flora flu foreign forensic foreseeable forest form fortified forts fremont ftc funding galveston
garbage garrison gazette gdp gibraltar glendale grant guard gubernatorial guidance guidelines gujarat
hackney hall harbor harbour hayward hazard headquarters health hearing hectares hepatitis hereby heritage
hertfordshire highway history hiv hms homeland homicide honolulu hotline household housing hurricane icc ict
immigration impaired incentive incident indigenous inflation infrastructure inland inquest inscription
insolvency institute intangible ireland irrigation irs island job jobs judgment junta kazakhstan khmer
kosovo labour labrador lake lancaster land landowners lands landslide lanka lansing leaflets leash leisure
liaison library licence lien lieu livelihood livestock local locality lodged lookout lords lottery
luxembourg macedonia mailed majesty mandatory manitoba map maps maritime mauritius measures memo meningitis
mesa metro metropolitan migration military mineral mines minors minutes misconduct misdemeanor mitigate
monetary monoxide monument mosquito mps multicultural munitions namibia narcotics nasa nassau nato navajo
naval navy neighborhood newcomers newfoundland news nhs niagara nih norfolk northbound northumberland
notification notwithstanding nsw nuclear nuisance oath obligation offence official ogden oman openness
orderly ordnance outage outreach overdue packet pamphlet pandemic papua paramilitary parcel parish park
parking parkway paternal patrol pavement pavilion pay payer paying payment penal pension perjury permanent
pertaining pertinent peterborough phased plan playground plymouth policies policy polling polls pollution
portal postal poultry precautions precedent precipitation preliminary president prevent priority prison
procedure proclaimed program prohibited prosecution protocol provision pueblo punjab qld quarantine quota
quotas rabies radar rail railway rainfall ramps rapids ratified rebate rec reconstruction redwood reform
regarding regeneration reimbursement reinstated remuneration renew reopened reorganization repeal report
represent request residing resilience resolution restrictions reuse revenue revised revoked ribbon river
road roads roundabout routes rules rural rutherford safety saline samoa sanctions saskatchewan satellite
saver scams scenic scheme scotia scotland scottish scrutiny sector sediment seismic sen sergeant servant
service settlement sgt shutdown sidewalk sioux smallpox snowfall social soil soils somerset southbound spd
specimens spouse staff statement statistics stimulus stirling strait strasbourg strata subordinate suffrage
supreme surplus survey swat tallahassee tariffs tasmania tat taxable telecommunications telephone tenants
territory thematic therein thereof tides timor tobago toll tolls topography tornado tourism towed trafford
trails transactions transport trash treaty trenton tribe tribes trooper tsa tuberculosis tyne unanimous
unauthorized undertaken unemployment unification united unlawful uphold urban urgent vacancy vacant vacated
vaccine validity vaughan vehicle vested veterans vii viii violation visa visas visit visitors visits
vocational vote voter voters waive wakefield wales ward warden warning wastes water waterways weather webcam
westfield westminster westward wetlands whitehall widening wight wiltshire withheld withholding workforce
wrongdoing wto wyoming zambia zoned zones
"""
