"""What links and buttons ask for in English."""

from typing import Final

# What needs a word that is passed over ("book now", "support us") is written in one word.
PHRASES: Final = """
- a an the your my our us me now today here online free for to of with and from at please this
- just simply quick quickly easy easily fast instant instantly immediately securely directly click tap
search search|advanced_search|search_again|start_searching|whatareyoulookingfor|search_by_keyword
search search form|bar|box|field|button|icon|toggle|submit|menu|input|keyword|keywords|all|everything|modal|overlay
search open|toggle|show|expand|submit|start|begin|new|type|site|website|main|global search |bar|box|form|field|menu
search header search |bar|box|form|field|menu
search job|property|product|products|catalogue|catalog|course|flight|hotel|vehicle|stock|inventory|parts search
search search |all|by|in|on|through products|items|stock|inventory|site|website|listings|properties|jobs|vacancies
search search |all|by|in|on|through docs|courses|documentation|catalogue|catalog|homes|cars|vehicles|recipes
search search |all|by|in|on|through articles|archive|archives|events|database|collection|library|flights|store|shop
search search |all|by|in|on|through news
search find|look_up|lookup product|products|property|properties|job|jobs|course|courses
buy buy|purchase|pre-order|buynowonline|buy_yours|buy_more|buy_it|buy_direct
buy add|put |item|items|all|both|selected|it cart|basket|bag|trolley|shopping_cart|shopping_basket|shopping_bag
buy view|see|show|open|go|review|edit|update|shopping|back|return|mini|continue cart|basket|trolley|bag|shopping_bag
buy proceed cart|basket|trolley|bag|shopping_bag
buy cart|shopping_cart|shopping_basket|shopping_bag |0|1|0_items|0_item|1_item|empty|is_empty|total
buy go|proceed|continue|view|secure|express|guest|begin|start checkout
buy buy|purchase|get|grab|find |event|season|day|concert|theatre|train|bus|cinema|museum ticket|tickets
buy buy|purchase gift_card|gift_cards|gift_certificate|gift_certificates|voucher|vouchers|gift_voucher|gift_vouchers
buy buy|purchase gift|book|books|ebook|copy|paperback|hardcover|hardback|album|vinyl|cd|dvd|merch|merchandise|print
buy buy|purchase prints|art|product|products|item|licence|license|plan|credits|subscription|pass|passes|bundle|kit
buy buy|purchase parts|wine|season_pass|season_ticket|bitcoin|crypto|domain|tokens
buy get|grab copy|book|merch|gift_card|gift_cards|gift_certificate|pass|passes|season_pass|day_pass|lift_pass
buy buy|purchase|pre-order|preorder|order|available|get_it |it on|via| amazon|etsy|ebay|bandcamp|steam|itunes|kindle
buy go shop|webshop|onlinestore|onlineshop
buy shop all|everything|collection|collections|products|all_products|men|mens|women|womens|kids|sale|deals|range
buy shop gifts|clothing|bundles|new_arrivals|new_in|new|best_sellers|bestsellers|look|accessories|jewelry|jewellery
buy shop shoes|books|merch|art|furniture
buy onlineshop|onlinestore|ouronlineshop|ouronlinestore|visitouronlineshop|visitouronlinestore|visitonlineshop
buy webshop|e-shop|ticketshop|merch_store|merch_shop|shopnow|shoponline|shoponlinenow|shophere|shoptoday|shopwithus
buy shopnowonline
buy start|go|begin|continue|keep shopping
order place|start|make|create|begin |new|first|food|delivery|repeat|bulk|group order
order order_form|reorder|order_again|order_more|order_ahead|order_direct|order_yours|order_it|order_by_phone
order order_by_mail|orderonlinenow|ordernowonline|orderonlinetoday|orderonlinehere|ordertoday|orderonline|ordernow
order orderhere|onlineorder|onlineorders|onlineordering|onlineorderform|orderfromus|orderfordelivery
order order_food_delivery
order order |some|more|fresh|custom|new food|meal|meals|lunch|dinner|pizza|catering|cake|cakes|flowers|groceries
order order |some|more|fresh|custom|new coffee|sushi|wine|sample|samples|swatch|swatches|brochure|catalogue|catalog
order order |some|more|fresh|custom|new prospectus|copy|copies|parts|supplies|prints|takeaway|take_away|takeout
order order |some|more|fresh|custom|new take_out|pickup|pick_up|collection|checks|contacts
order order|request|refill |repeat prescription|prescriptions |refill|refills
order prescription_refill|prescription_refills|refill_prescription|refill_prescriptions|transfer_prescription
order request|get sample|samples|swatch|swatches|sample_kit|sample_pack
book booking|bookings|reservation|reservations|appointment|appointments|booking_form|reservation_form
book booknow|bookonline|bookhere|booknowonline|bookonlinenow|bookonlinetoday|bookonlinehere|bookwithus|booktoday
book book_direct|book_yours|reservenow|reserveonline|reservehere|reservetoday|schedulenow|scheduleonline
book scheduletoday|rentnow|rentonline|hireonline
book book coach_travel|travel|transport|transfer|transfers
book book|reserve|schedule|make|request|arrange |first|new|next appointment|reservation|booking|stay|visit|tour
book set_up|manage |first|new|next appointment|reservation|booking|stay|visit|tour
book appointment|booking|reservation|demo|tour|visit|viewing|consultation request|request_form|booking|requests
book table|room request|request_form|booking|requests
book table|room|hotel|court|class|restaurant|campsite|ticket booking|bookings|reservation|reservations
book get appointment|reservation|demo|consultation|table
book book|reserve|schedule|request|arrange|plan |live|product|private demo|demonstration|consultation|meeting
book book|reserve|schedule|request|arrange|plan personal|custom|initial demo|demonstration|consultation|meeting
book book|reserve|schedule|request|arrange viewing|inspection|valuation|session|lesson|class|trial_class
book book|reserve|schedule|request|arrange trial_lesson|test_drive|pickup|pick-up
book book|schedule |discovery|strategy|intro|introductory|video|zoom|consultation call|chat|consult|meeting|session
book book|schedule virtual call|chat|consult|meeting|session
book book|reserve table|room|rooms|seat|seats|spot|place|space|slot|time|date|cabin|cottage|campsite|suite|villa
book book|reserve ticket|tickets|court|tee_time|tee_times|lane|parking|hotel|hotels|flight|flights|cruise|trip|taxi
book book|reserve cab|ride|transfer|hall|venue|holiday
book book|schedule service|mot|repair|checkup|check-up|eye_test|eye_exam|hearing_test|treatment|massage|facial
book book|schedule haircut|cleaning|clean|assessment|photoshoot|fitting|installation|test_ride|trial|classes|lessons
book book|schedule courses|open_day|spa_day|site_visit|counselling
book schedule|request|arrange service|collection|interview|estimate_visit
book book |dental|doctor|gp|vet|virtual|telehealth|video|physio|physiotherapy|massage appointment|consultation
book book therapy|medical appointment|consultation
book save|claim|grab|secure|reserve|hold spot|seat|place|space
book rent|hire car|van|bike|bikes|boat|kayak|rv|campervan|hall|venue|equipment|skip|room|space|apartment|marquee
book rent|hire bouncy_castle
book check|view|see|search availability|rates_availability|dates_availability|room_availability|available_dates
book check|view|see|search available_rooms
book find table|appointment|available_times|available_appointments|available_rooms
track track|trace|find|locate|check |status order|orders|parcel|parcels|package|packages|shipment |status|number
track track|trace|find|locate|check |status consignment |status|number
track track|trace delivery|deliveries|shipments|cargo|container|courier|freight|mail|item|consignments|order_status
track track|trace shipping
track order|parcel|package|shipment|delivery|consignment|cargo|courier|container|shipping tracking|tracker|trace
track order_status|shipment_status|delivery_status|consignment_status|track_trace|tracknow|trackhere|trackonline
track where_is|wheres|where's order|package|parcel|delivery|stuff
quote get|request|ask|receive|obtain|claim|need|compare |no_obligation|custom|personalised|personalized quote|quotes
quote get|request|ask|receive|obtain|claim|need|compare price|bespoke quote|quotes
quote get|request|ask |no_obligation|insurance|car_insurance|auto|home_insurance|moving|shipping|freight quote
quote get|request|ask project|repair quote
quote get|request|ask|receive|obtain|need |no_obligation|custom|cost|price quotation|estimate|estimates|proposal
quote get|request|ask|receive|obtain|need written|repair quotation|estimate|estimates|proposal
quote get|request|ask |custom|latest|best|better|wholesale|trade|volume price|prices|pricing|price_quote
quote start|retrieve|build|create|submit quote|estimate
quote quote|estimate|quotation|price|pricing request|requests|enquiry|inquiry|request_form|form
quote calculate|estimate |total|moving|shipping price|cost|costs|premium|quote
quote |book|get|request|arrange measure quote
quote rfq|quotenow|quoteme|freequote|freequotes|freeestimate|freeestimates|freequotation|onlinequote|onlinequotes
quote onlinequotation|instantquote|quickquote|fastquote|fastfreequote|getquoted|requestforquote|make_offer
quote submit_offer|get_cash_offer|contactforprice|contactforpricing|contactforquote|enquireforprice
contact contact|contacts|contact_details|contact_info|contact_information|contact_form|contact_page|contact_options
contact contact_school|contact_office|contact_sales|contact_seller|contact_agent|contact_host|contact_owner
contact contact_dealer
contact enquire|enquiries|enquirynow|inquirynow|onlineenquiry|onlineinquiry|quickenquiry|quickinquiry|enquiry_form
contact inquiry_form
contact make|send|submit|lodge|leave|drop|general|sales|product|admission|admissions |general enquiry|inquiry|query
contact general|sales|product|business|media|press|trade|wedding|event|customer enquiries|inquiries
contact get_in_touch|be_in_touch|reach_out |someone|team|expert
contact reachus|talktous|speaktous|speakwithus|talkwithus|chatwithus|chatnow|writetous|writeus|writetome|emailus
contact emailme|talktome|askus|messageus|messageme|textus|hireus|reachouttoday
contact email|contact|ask team|expert|experts|sales|support|someone|advisor|adviser|office|librarian|seller|vet
contact talk|speak|chat|write|connect team|expert|experts|sales|support|someone|advisor|adviser|specialist
contact talk|speak|chat|write|connect consultant|human|person|representative|engineer|lawyer|attorney|broker
contact talk|speak|chat|write|connect sales_team|support_team|agent|designer
contact send|leave|drop|write |private message|note|line|feedback|text|question|questions
contact send|write |whatsapp|private email|mail|message|whatsapp|letter
contact send|submit|share|got|have tip|news_tip|story_idea|letter_editor|support_request|support_ticket
contact give|share|provide|submit feedback
contact chat|message|contact|enquire|whatsapp |on|via|by whatsapp|messenger|email
contact whatsappus|whatsappnow|whatsapp_chat|live_chat|live_chat_support|web_chat|start_conversation|start_project
contact say_hello|say_hi|say_hey|have_question|got_question|have_questions|got_questions|any_questions
contact still_have_questions
contact ask|submit |technical question|questions
contact lets|let's talk|chat|connect|work_together|get_in_touch|start_project|discuss_project
contact request|get|arrange |free callback|call_back
contact request |more|further|additional info|information|details|assistance
contact customer_service|customer_services|customer_care|customer_support|customer_service_centre
contact customer_service_center|customer_helpdesk
register register|registration|sign_up|join|enrol|enroll|enrolment|enrollment|rsvp|sign_me_up|sign_up_form
register sign_up_page
register create|make|set_up|get|register |new|customer|user|business|personal|member|trial account
register open |new|bank|savings|current|checking|business|trading|demat|trade|wholesale account
register create|set_up|build |new profile
register become|be |club|team member|volunteer|vendor|exhibitor|affiliate|dealer|reseller|distributor
register become|be |club|team supporter|seller
register become |new|registered|trade|business|paying|premium|full patient|driver|tutor|supplier|patron|friend
register become |new|registered|trade|business|paying|premium|full customer|host
register register|sign_up|join|enrol|enroll |in|as|as_new member|membership|event|course|class|workshop|webinar
register register|sign_up|join|enrol|enroll |in|as|as_new programme|program|club|community|union|volunteer|patient
register register|sign_up|join|enrol|enroll |in|as|as_new student|user
register register|sign_up google|facebook|github|apple|microsoft|linkedin|open_day|trial|tournament|race|camp|child
register register|sign_up product|conference|vote|warranty|in_person
register signupwithemail|signupwithgoogle|continuetoregister|register_as_new_patient|new_patient_registration
register event|course|new|user|student|patient|member|membership|camp|class|conference|product registration |form
register warranty registration |form
register start|begin|try|get|claim|request |1|7|14|15|30|60|90 |day|days|month trial
register startforfree|startfree|tryforfree|tryfree|tryitfree|tryitforfree|getstartedforfree|getstartedfree|freetrial
register joinfree
register membership_sign_up|membership_form|registration_form|enrolment_form|enrollment_form|get_early_access
register express_interest
register join|sign_up waitlist|waiting_list|wait_list|beta|early_access|loyalty_programme|loyalty_program|rewards
register join|sign_up rewards_program
register register interest|for_interest
register request early_access|access|invite|invitation|beta_access|account
register get|request|create api_key|api_keys
register list|add|submit|claim business|company|property|listing|practice|profile
register new_user|new_customer|new_account
log_in log_in|sign_in|log_on|sign_on|sign_back_in|log_back_in|mychart|secure |page|form
log_in log_in|sign_in|log_on|sign_on|access|go account|portal|dashboard|client_area|members_area|member_area
log_in log_in|sign_in|log_on|sign_on|access|go client_portal|my_area
log_in log_in|sign_in|continue google|facebook|github|email|apple|microsoft|linkedin|sso|passkey|password|username
log_in log_in|sign_in|continue orcid
log_in member|members|client|clients|customer|customers|staff|student log_in|portal|sign_in|log-on|login_portal
log_in students|parent|parents|admin|partner|partners|dealer|agent log_in|portal|sign_in|log-on|login_portal
log_in employee|user|patient|teacher|faculty|vendor|supplier|tenant|owner log_in|portal|sign_in|log-on|login_portal
log_in resident|landlord|investor|provider|broker|donor|affiliate|reseller log_in|portal|sign_in|log-on|login_portal
log_in distributor|applicant|candidate|alumni|advisor|board log_in|portal|sign_in|log-on|login_portal
log_in webmail|email|erp|banking|netbanking|internet_banking|mobile_banking|account|portal|crm log_in|sign_in|log_on
log_in library|subscriber|trade|seller|lms|wholesale|school|secure|site log_in|sign_in|log_on
log_in member|members|client|clients|customer|customers|staff|account area|zone|access|dashboard
log_in private_area|secure_area|account|members_only|patient_portal|customer_account|manage_account|view_account
log_in user_account
log_in existing|returning|registered member|members|customer|customers|user|users|client|clients log_in|sign_in
log_in already_member|already_registered|already_have_account|already_customer|have_account |log_in|sign_in
subscribe subscribe|newsletter|newsletters|e-newsletter|mailing_list|get_updates
subscribe subscription_form
subscribe subscribe|join|sign_up|register|get |email|monthly|weekly|daily newsletter|newsletters|news_letter|updates
subscribe receive |email|monthly|weekly|daily newsletter|newsletters|news_letter|updates
subscribe subscribe|join|sign_up|get|receive mailing_list|email_list|emails|news|e-news|bulletin|digest|vip_list
subscribe subscribe|join|sign_up|get|receive email_club
subscribe subscribe|sign_up|get|receive|create email_alerts|alerts|job_alerts|news_alerts|text_alerts|price_alerts
subscribe subscribe|sign_up|receive notifications|offers|special_offers|deals|exclusive_offers|latest_news
subscribe subscribe |print|digital magazine|blog|journal|edition|by_email|via_email|email|paper|newspaper|list
subscribe subscribe |print|digital e-paper|print
subscribe newsletter|mailing_list|email|e-news|enews sign_up|subscription|subscribe|sign_up_form|updates|alerts
subscribe newsletter_registration|join_list|signupforemail|signupforemails|become_subscriber|notifyme|get_notified
subscribe keep_updated|keep_informed|keep_posted|new_subscription|manage_subscription|send_updates|email_offers
subscribe email_preferences
download download|downloads|get_app|install_app|download_all|download_area|download_centre|download_center
download free_download
download download|get|install |mobile|android|ios|iphone|desktop app|apps|software|extension|plugin
download download|get|install |mobile|android|ios|iphone|desktop browser_extension|add-on
download download|get |full|pdf|product|digital|course|school|company brochure|brochures|catalogue|catalog
download download|get |full|pdf|product|digital|course|school|company e-brochure|flyer|leaflet
download download |full|printable|latest|pdf pdf|form|forms|file|files|document|documents|programme|program|menu|map
download download |full|printable|latest|pdf manual|prospectus|application_form|membership_form|registration_form
download download |full|printable|latest|pdf order_form|price_list|datasheet|spec_sheet|factsheet|cv|resume|version
download download |full|printable|latest|pdf schedule|syllabus|admit_card|presentation|sample|audio|mp3|images
download download |full|printable|latest|pdf press_kit|media_kit|logo|newsletter|source_code
download download|get |full|buyers|buyer's|annual guide|report|e-book|whitepaper|white_paper|toolkit|template
download download|get |full|buyers|buyer's|annual templates|checklist
download download windows|mac|macos|linux|android|ios|iphone|apk|demo|trial|beta|installer|driver|drivers|firmware
download download desktop|client
download download|get|get_it|available|download_it|install |on|in app_store|apple_app_store|google_play|play_store
download download|get|get_it|available|download_it|install |on|in microsoft_store
download add |extension chrome|firefox|edge
donate donate|donation|donations|tithe|tithes_offerings|donation_form|buy_coffee|buymeacoffee|buyusacoffee
donate chip_in
donate make|give|send|pledge |one-time|one-off|monthly|regular|recurring|tax-deductible donation|contribution
donate make |one-time|one-off|monthly|regular|recurring|tax-deductible gift|offering|pledge
donate give|donate monthly|once|regularly|cause|mission|project|ministry|church|children|charity|money|appeal|fund
donate give|donate campaign|car|by_mail|by_check|by_cheque|by_text
donate support cause|mission|project|ministry|church|children|charity|campaign|appeal|journalism|artists
donate sponsor child|orphan|student|family|meal|animal
donate donate |by|via|on|through paypal|patreon|card|bank_transfer|ko-fi|gofundme|justgiving|stripe|venmo|crypto
donate donate |by|via|on|through check|cheque
donate givenow|giveonline|givetoday|givehere|supportus|supportustoday|supportmywork|supportourwork|supportme
donate give|pay|donate zakat|sadaqah|tithe|tithes|offering
donate support on|through|via patreon|ko-fi|paypal|buy_coffee|open_collective
donate become monthly_donor|regular_giver|child_sponsor
donate donate_button|donate_button_with_credit_cards|donate_with_paypal_button
apply apply|application_form|admission_form|onlineapplication|start_application|applywithus
apply apply |by job|jobs|this_job|position|role|admission|admissions|grant|grants|loan|scholarship|bursary
apply apply |by membership|visa|funding|place|vacancy|finance|financing|mortgage|credit|credit_card|card|permit
apply apply |by licence|license|passport|apprenticeship|volunteer|benefits|linkedin|indeed|university|college|school
apply apply |by programme|program|course|internship|in_person
apply submit|start|send|complete|begin|make|continue |job|membership|grant application|application_form
apply job|employment|membership|rental|credit|volunteer application |form
apply admission|admissions|grant|visa|loan|scholarship|franchise application_form
apply submit|send|upload|drop|email |in cv|resume
"""
