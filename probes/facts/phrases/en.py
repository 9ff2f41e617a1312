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
search find dealer|store|stockist|stockists|retailer|therapist|branch|school|club|local_dealer|programme
search search |by|for postcode|zip_code|postcode_area|jobs|publications|members|forum|blog|menus|people
search find solicitor|lawyer|dentist|gp|physio|vet|trainer|tutor|vacancy|vacancies|next_job|installer
search find tradesperson|event|events|charity|gym|church|expert|member|home|homes|dream_home|accommodation
search find care_home|plumber|electrician|recipe|recipes|practitioner|surveyor
search find group|meeting|cash_machine|atm|volunteer_opportunity
search find campsite|cottage|scholarship
search find|locate nearest|local|nearby store|shop|branch|dealer|stockist|church|club|centre|center|clinic|gym
search find|locate nearest|local|nearby atm|school|group
search find club|church|event|events|store|gym|dealer|stockist|doctor|branch|vet|dentist near_you|near_me
search store|dealer|branch|doctor|stockist|shop|retailer|agent|atm locator|finder
search course|job|property|recipe|hotel|event|home|school|cottage|holiday finder
search enter keyword|keywords|search_term|search_terms|postcode_or_town
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
buy buy|purchase wine_online|season_tickets|jewellery|paintings|artwork|photos|seeds|plants|honey|programme
buy visit online_shop|online_store|webshop
buy buy|purchase match|raffle|festival|early_bird|e|film|show|gala|day|advance|lottery ticket|tickets
buy buy|purchase wines|beef|lamb|pork|meat|eggs|cheese|olive_oil|tea|beer|beers|gin|whisky|original_art
buy buy|purchase this_painting|painting|gift_membership|spare_parts|tyres|day_pass|parking|permit|insurance
buy buy|purchase policy|flowers|trees|tools|furniture|poster|t-shirt|calendar|uniform
buy buy|purchase travel_insurance|gold|silver|tokens_online|software|full_version|pro_version|score
buy buy|purchase sheet_music|fonts|font|bike|boots|meat_online|direct_from_farm
buy upgrade pro|premium|plus
buy go premium
buy shop merchandise|gift_cards|dresses|rings|candles|bags|skincare|coffee|wines|beer|tea|prints|earrings
buy shop necklaces|bracelets|knitwear|tops|bedding|rugs|haircare|bikes|plants|seeds|fabric|yarn
buy shop toys|games|gin|whisky|hats|socks|sets|hampers|supplements
buy shop by category|brand|colour|color|size|price|occasion|product|style|department|room|collection|range
buy shop by type|age
buy shop |on etsy|ebay|instagram|amazon
buy visit etsy_shop|etsy_store|merch_store|merch_shop|gift_shop_online
buy enter|browse|explore shop|store|online_shop|online_store
buy totheshop|gotothestore|gotostore|gotoourshop|getyours|get_yours_now|preorder_copy|pre-order_copy
buy preordernow|iwanttobuy|buytickets
buy preorder|pre-order book|album|copy|vinyl|game
buy add wine_cart|cart_now|basket_now
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
order order |some|more firewood|logs|brochure|photos|bread|turkey
order order |some|more hamper|hampers|heating_oil|curry|kebab|burgers
order request brochure|prospectus|catalogue|catalog|information_pack|info_pack|free_brochure|printed_copy
order order birthday_cake|wedding_cake|celebration_cake|cupcakes|bouquet|breakfast|brunch|sandwiches
order order fish_chips|biryani|business_cards|school_photos|uniform|school_uniform|school_meals|glasses
order order contact_lenses|lenses|medication|medicines|meat_box|veg_box|fruit_box|coal|oil|gravel|topsoil
order order concrete|skip|new_bin|bins|certificate|certificates|birth_certificate|wines|cheese|eggs|honey
order order plants|trees|spare_parts|taxi|chequebook|cheque_book|foreign_currency|travel_money|gift_box
order order gift_boxes|gift_voucher|gift_vouchers|kit|kits|test_kit|home_test_kit|blinds|merchandise|t-shirts
order order publications|memorial|tiffin|thali|burger|wings|tacos|bbq|roast|platter|platters|buffet|meat
order order fish|milk|leaflets|literature|canvas|transcripts|transcript|replacement_card|replacement_bin
order order |on|via|by deliveroo|just_eat|uber_eats|ubereats|doordash|grubhub|swiggy|zomato|skip_dishes
order order |on|via|by menulog|toast|foodhub|whatsapp
order orderfromourmenu
order order_by_email|order_via_email|calltoorder|phonetoorder|clicktoorder|taptoorder|readytoorder
order iwanttoorder|ordertogo
order send|submit|confirm|complete order
order request|get free_catalogue|info_booklet|information_booklet|brochure_by_post|brochures|hard_copy
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
book book|schedule|make|request|get appoinment|apointment|appointement|appoitment
book find table|appointment|available_times|available_appointments|available_rooms
book book|schedule |free taster_session|taster|driving_lesson|school_visit
book book|schedule |free photo_session|survey|site_survey|open_day
book book|schedule |free home_visit|consultation_call|group_visit|school_trip
book book|schedule |free party|birthday_party|repair|service_call
book reschedule|change|amend appointment|booking|reservation
book hire|rent minibus|tent|canoe|bicycle|scooter|car_today|studio|pitch|e-bike|motorhome|photo_booth
book book|reserve accommodation|this_property|property|course|glamping|airport_transfer|driving_lessons
book book|reserve training|event_tickets|children's_party|childrens_party|kids_party|grooming|dog_grooming
book book|reserve puja|pooja|darshan|homestay|lodge|pod|yurt|shepherds_hut|studio|hostel|bed|dorm|safari
book book|reserve charter|chauffeur|limo|airport_taxi|minibus|speaker|workshop|masterclass|retreat
book book|reserve experience|wine_tasting|tasting|afternoon_tea|sunday_lunch|lunch|dinner|meal|group_booking
book book|reserve private_dining|private_event|event|wedding|conference|meeting_room|function_room|desk
book book|reserve hot_desk|physio|physiotherapist|therapist|dentist|vaccination|vaccine|flu_jab|blood_test
book book|reserve smear_test|health_check|hearing_check|skin_check|one_to_one|121|entertainer|magician
book book|reserve band|dj|photographer|videographer|makeup_artist|cleaner|handyman|technician|gas_engineer
book book|reserve boiler_service|boiler_repair|tow|removal|removals|courier|day_care|daycare|kennel|boarding
book book |on|via|by|through airbnb|booking.com|treatwell|fresha|opentable|resdiary|vrbo|expedia|phone
book book |on|via|by|through telephone|whatsapp|setmore|calendly|vagaro|booksy|classpass|mindbody
book book gp|appointment_with_gp|book_via_email|book_by_email
book bookme|bookus|bookmenow|bookusnow|calltobook|ringtobook|clicktobook|iwanttobook|readytobook
book rentthis|hirethis|booking_enquiry|booking_inquiry|booking_enquiry_form|bookingenquiries
book reservation_enquiry
book hire|rent photographer|dj|band|musician|caterer|crane|digger|trailer|scaffolding|tools|costume|dress|suit
book hire|rent cottage|villa|caravan|paddleboard|surfboard|skis|locker|minivan|limo|bus|coach|driver
book view|amend|modify|find|retrieve booking|reservation
book check |prices|price|rates dates
book check prices_availability|price_availability|availability_prices|availability_book
book availability_booking|freeconsultation|free30minuteconsultation
book book|arrange|schedule|request tour|visit |around school|nursery|campus|hospice|venue|centre|farm
book book|reserve table sunday_lunch|dinner|lunch|tonight|two|by_phone|by_whatsapp
book book|schedule|request|arrange call|demo|meeting|consultation|chat expert|team|specialist|advisor|adviser
book book|schedule|request|arrange|make appointment|consultation solicitor|lawyer|dentist|therapist|physio|vet
book get|request personalised|personalized|live|guided demo
book book|arrange|request viewing property|home|house|flat|apartment
book book|reserve|secure place|space|spot|seat |on|in workshop|course|retreat|event|tour|camp|trip|class
book check availability |on date|dates|event|wedding|stay
book hire|rent hall|venue|room|space|church_hall|village_hall event|party|wedding|meeting
book book party child|childs|child's|kids |party
book request|book|make|schedule appointment |by|via|on|in whatsapp|phone|telephone|email
book i_want|i'd_like|i_would_like book|reserve lesson|table|room|demo|session|appointment|call
book book|reserve |first|next|trial|single|private piano|guitar|driving|singing|riding|ski|swimming lesson
book book|reserve |first|next|trial|single|private golf lesson
track track|trace|find|locate|check |status order|orders|parcel|parcels|package|packages|shipment |status|number
track track|trace|find|locate|check |status consignment |status|number
track track|trace delivery|deliveries|shipments|cargo|container|courier|freight|mail|item|consignments|order_status
track track|trace shipping
track order|parcel|package|shipment|delivery|consignment|cargo|courier|container|shipping tracking|tracker|trace
track order_status|shipment_status|delivery_status|consignment_status|track_trace|tracknow|trackhere|trackonline
track where_is|wheres|where's order|package|parcel|delivery|stuff
track track|check repair|repair_status
track track_it|track waybill|docket|awb|letter|multiple_shipments|return|returns|refund|pallet|baggage|luggage
track follow parcel|order|package|shipment|delivery
track enter |your|awb|parcel|consignment|order tracking_number|tracking_id|tracking_code|awb_number
track enter |your|awb|parcel|consignment|order consignment_number
track trackwithtrackingnumber|track_by_number|track_by_reference|track_order_here
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
quote get|request|book|arrange |free|instant valuation|home_valuation
quote get|request|book|arrange |free|instant property_valuation|appraisal|market_appraisal
quote value home|house|property|car|vehicle
quote freevaluation|instantvaluation|what_is_home_worth|whatsmyhomeworth|free_property_valuation
quote no_obligation_quote|no_obligation_quotes|no_obligation_quotation|free_no_obligation_quotation
quote add quote|quote_list|quote_basket|quote_request|quote_cart
quote price|cost|quote|quotation|estimate|premium|fee|fees|instant_price|instant_quote calculator
quote value van|motorbike|motorcycle|caravan|motorhome
quote how_much_is house|home|car|property worth
quote what's|whats|what_is house|home|car|property |really worth
quote find_out|see|discover what|how_much house|home|property|car is_worth
quote contactusforaquote|contactusforquote|contactusforaprice|contactforaquote|contactusforpricing
quote contactusforafreequote
quote callforaquote|callforquote|callforprice|callforpricing|callusforaquote|callusforafreequote
quote emailforaquote|emailforquote|emailusforaquote
quote want|i_want|i'd_like|would_you_like|looking|looking_for quote|quotation|estimate
quote get|request shipping_rates|3_quotes|three_quotes|multiple_quotes|conveyancing_quote
quote get|request solar_quote|roofing_quote|removal_quote|travel_quote|life_insurance_quote
quote check eligibility_rate
quote onlinevaluation|part_exchange_valuation|part_exchange_quote|free_market_appraisal
quote free_home_valuation|instantonlinevaluation|free_rental_valuation|freeinstantvaluation|lettings_valuation
quote sales_valuation
quote upload plans_quote|drawings_quote|photos_quote
quote request|book|get|arrange site_visit|survey and quote|estimate|quotation
quote get|request |accurate|realistic house|rental|lettings|sales valuation
quote get price car|wedding|project|event|move|job|kitchen|website
quote calculate savings|monthly_payment|monthly_payments|repayments|moving_cost|moving_costs
quote send|submit|upload |us plans|photos|drawings|measurements quote|estimate|quotation
quote get|request tailored|custom|personalised|personalized|bespoke proposal|offer|quotation
quote get|request seo|website audit
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
contact callnow|callus|calltoday|givecall|give_call|phoneus|ringus|call_office
contact contact author|editor|developer|manager|landlord
contact contact breeder|webmaster|secretary|organiser|organisers|vendor
contact report problem|fault|concern
contact emailustoday|emailusnow|callusnow|callustoday|callmenow|callmetoday|giveusaring|giveusacall|ringus
contact telephoneus|taptocall|clicktocall|callmeback|callusonwhatsapp|askusanything|makecontact
contact messageusnow|textusnow|contactusbyemail|contactusbyphone|pingus|whatsappme
contact call office|reception|surgery|practice|clinic|studio|restaurant|hotel
contact call our team
contact speak|talk|chat solicitor|doctor|counsellor|counselor|therapist|nurse|pharmacist|vet|dentist
contact speak|talk|chat mortgage_adviser|planner|coach|surveyor|technician|manager|member_of_team|stylist
contact speak|talk|chat founder|developer|architect|recruiter|librarian|account_manager|local_agent
contact admission|admissions|property|wedding|product|room|venue|hire|course enquiry|inquiry|enquiries |form
contact trade|stockist|group|wholesale|new_business|franchise|export|party enquiry|inquiry|enquiries |form
contact catering|vehicle|stock enquiry|inquiry|enquiries |form
contact ask |seller|agent about item|product|property|vehicle|car|piece|room
contact have|got any_question|any_questions|query|enquiry
contact i_have question|query|some_questions
contact question|questions|any_questions|need_help|need_advice contact|get_in_touch|call|email|ask|chat
contact need_assistance|got_question|have_question|have_questions contact|get_in_touch|call|email|ask|chat
contact still_have_questions contact|get_in_touch|call|email|ask|chat
contact need|want|would_you_like|i'd_like talk|to_talk|to_speak|get_in_touch|speak_to_someone|talk_to_someone
contact tell about_project|about_your_project|about_idea|more_about_project
contact discuss project|requirements|needs|event|idea
contact how|ways|other_ways contact|get_in_touch
contact press_contact|press_contacts|media_contact|media_contacts
contact make|lodge|raise|submit|file|register complaint|formal_complaint|compliment_complaint
contact report repair|pothole|leak|absence|pupil_absence|missed_bin|missed_collection|fly-tipping
contact report fault|outage|street_light|abuse|concern|incident|crime|gas_leak|maintenance_issue
contact report broken_link|an_error
contact raise|open|log|create |support ticket|support_request|support_case|support_call
contact submit|send|share|make prayer_request|prayer_requests|maintenance_request|repair_request
contact submit|send|share|make service_request|suggestion|testimonial_message
contact sendusyournews|tellusyourstory|telluswhatyouthink|tell_us_what_you_need|leaveyourfeedback
contact giveusyourfeedback
contact start|open|begin |live chat|conversation|whatsapp_chat
contact message host|seller|agent|owner|team|practice|whatsapp
contact pop|shoot|fire message|email|note
contact connect |on whatsapp|messenger
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
register register team|dog|puppy|boat|child|race|run|walk|marathon|workshop
register renew membership|club_membership
register not_member|not_registered|not_member_yet|dont_have_account|don't_have_account|no_account
register join choir|race|branch|friends|friends_scheme|alumni_network
register join gym_online|book_club|walk|class_online|masterclass|study|panel|register|library|credit_union|pta
register join chapter|scheme|patient_group|free_trial|campaign
register join|join_online renew|or_renew
register become stockist|instructor|franchisee|corporate_member|life_member|associate_member|individual_member
register become business_member|full_member|junior_member|student_member|founding_member|premium_member
register become club_member|agent_today|wholesale_customer|pen_pal
register want|i_want|i'd_like|would_you_like|like|interested_in|ready become_member|join|join_club|register
register want|i_want|i'd_like|would_you_like|like|interested_in sign_up|enrol|enroll|joining|becoming_member
register ready sign_up|enrol|enroll|joining|becoming_member
register enrol|enroll child|on_course|on_this_course|classes|on_programme|pupil|daughter|son|kids
register online_enrolment
register register classes|place|places|business|pet|school|property|practice|gp|attend|bid|exhibit|school_club
register register group|organisation|company|seat|spot|child_online|newborn|patient_online|surgery|dentist
register register vendor|buyer|bidder|seller|attendee|supporter|fundraiser|player|swimmer|walker|runner
register register event_online|lessons|session|seminar|masterclass|open_evening|open_morning|taster_day
register register auction|free_account
register new_here|new_user|new_users register|sign_up|join|create_account|register_here|sign_up_here
register new_customer|new_customers|new_member|new_to_site|new_patient register|sign_up|join|create_account
register not_member|not_member_yet|not_yet_member|not_registered join|sign_up|register|create_account|join_us
register not_registered_yet join|sign_up|register|create_account|join_us
register not_registered_yet|not_yet_registered|need_account|need_an_account|no_account_yet|not_yet_member
register no_account|no_account_yet sign_up|register|create|create_one|create_account|join|register_here
register don't_have_account|don't_have_one|need_account|no_login sign_up|register|create|create_one
register don't_have_account|don't_have_one|need_account|no_login create_account|join|register_here
register try 7|14|30 days|day
register membership|club_membership renewal|renewals|renewal_form|registration_form|signup_form|enrolment
register expression_of_interest|expressions_of_interest|expression_of_interest_form|eoi_form
register list boat|home|room|vehicle|land|space|service
register listwithus|advertise_property
register enter race|team|competition|event|draw|championships|raceonline
register race|team|event|competition entry |form
register entry_form|entry_forms
register get library_card|membership|club_card|loyalty_card|membership_card
register sign_up account|newaccount|class_online|lessons|taster_session|gym|session|challenge|walk
register sign_up free_account|team|sponsored_walk
register register|enrol|enroll|sign_up child|son|daughter |on|in camp|summer_camp|school|club|course|class
register register|sign_up|enrol|enroll |next summer_camp|exam|language_test|taster_session|swimming_lessons
register create account in |under 30_seconds|seconds|minutes|2_minutes|minute
register sign_up|register in |under|less_than 1|2|3|5|30|60 minute|minutes|seconds
register register|enter|sign_up team |in|into tournament|league|competition|race|cup|challenge
register enter|sign_up half_marathon|marathon|10k|5k|triathlon|tournament|league|fun_run
register join|sign_up course|class|school|nursery waiting_list|waitlist|wait_list
register put|add |me|name|child |name |on|to waiting_list|waitlist|wait_list
register register interest |in|on course|place|event|programme|program|class
register register dental_practice|practice|clinic
register enrol|enroll september|january|autumn_term|spring_term|next_term
register sign_up|register|rsvp take_part|attend|participate|attend_event|event
register try |it|us 14|30 days
register claim|get free_trial_account|trial_account|trial_membership
register register|reserve place child
register save seat |in webinar
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
log_in pupil|learner|trainer|tenants|volunteer|exhibitor|guest|wholesaler log_in|sign_in|login|portal
log_in log_into|login_into|sign_into account|portal|dashboard|online_account|client_portal|member_area
log_in log_into|login_into|sign_into members_area|banking|webmail
log_in employer|recruiter|driver|shareholder|contractor|jobseeker|franchisee log_in|sign_in|login|portal
log_in carrier|courier|merchant|retailer|stockist|author|reviewer|delegate|sponsor log_in|sign_in|login|portal
log_in therapist|coach|club|committee|governor|councillor|engineer|installer log_in|sign_in|login|portal
log_in consultant|policyholder|carer|family|families|host|homeowner|leaseholder log_in|sign_in|login|portal
log_in participant|attendee|buyer|bidder|grantee|associate log_in|sign_in|login|portal
log_in owner's|owners'|owners|member's|parent's|parents'|student's|students' portal|login|log_in|sign_in
log_in already_subscriber|already_subscribed|returning_customer|returning_user |log_in|sign_in
log_in returning_member|returning_student|got_account|already_have_login|existing_subscriber |log_in|sign_in
log_in log_on|log_in|sign_in|access banking|online_banking|internet_banking|business_banking|e-banking
log_in business_banking|personal_banking|business|personal|secure_client|private_client log_in|sign_in|log_on
log_in client_gallery|online_account|online_portal|partner_portal|banking_portal|moodle log_in|sign_in|log_on
log_in intranet|sims|extranet|council|parentpay|club log_in|sign_in|log_on
log_in log_in|sign_in|access|log_in_here via|through institution|school|university|library|organisation
log_in log_in|sign_in|access|log_in_here via|through organization
log_in enter portal|members_area|client_area|member_area|member_portal|client_portal
log_in you_must_log_in|you_must_be_logged_in|you_need_to_log_in|please_log_in|you_must_sign_in
log_in log_in|sign_in prices|see_prices|view_prices|pricing|add_to_wishlist|book|order|comment|reply
log_in log_in|sign_in view_price|see_price|for_price|post_comment|leave_comment
log_in youraccount|mydashboard|library_account|mylibraryaccount|my_membership_account|myonlineaccount
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
subscribe keep_me_informed|stay_updated|stay_in_loop|stay_informed|save_search|save_this_search
subscribe subscribe |on|via substack
subscribe sign_up news_offers|offers_news|news_updates|updates_offers|exclusive_deals|exclusive_content
subscribe sign_up email_offers|property_alerts|email_notifications|news_by_email|email_bulletin
subscribe sign_up email_bulletins|e-bulletin|ebulletin|monthly_updates|save
subscribe create|set|set_up|activate |new job|jobs|property|email alert|alerts|notification|notifications
subscribe create|set|set_up|activate |new price|stock|search|news|text alert|alerts|notification|notifications
subscribe create|set|set_up alert|alerts
subscribe get|receive property_alerts|news_offers|news_by_email|updates_by_email|updates_via_email
subscribe get|receive latest_updates|weekly_email|monthly_email|daily_email|news_via_email
subscribe get|receive latest_news_by_email|email_news|new_posts_by_email|jobs_by_email|magazine_by_email
subscribe stay|keep |me up_to_date|in_the_know|in_know|informed|posted|updated
subscribe be_first_to_know|be_the_first_to_know|want_to_stay_up_to_date|want_to_stay_informed
subscribe notify|email|tell|alert|let_me_know|let_know when available|back_in_stock|in_stock|this_is_available
subscribe notify|email|tell|alert|let_me_know|let_know when it's_available
subscribe never_miss |an post|update|issue|story|offer|newsletter
subscribe follow |blog|this_blog|site by|via email
subscribe start|take_out subscription|print_subscription|digital_subscription|new_subscription
subscribe i_want|i'd_like|id_like|i_would_like|want|would_you_like subscribe|receive_newsletter|get_newsletter
subscribe enewsletter|e-bulletin|ebulletin|email_bulletin|bulletin|mailinglist sign_up|subscription
subscribe email_newsletter|newsletters|news|ezine|e-zine sign_up|subscription
subscribe alertme|alert_me_to_new_jobs|send email_updates|job_alerts
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
download download leaflet|report|annual_report|poster|slides
download download constitution|photos|calendar|timetable|fact_sheet|handbook
download download enrolment_form|entry_form|booking_form|referral_form
download download consent_form|press_release|worksheet|wine_list
download download case_study|case_studies|vcf|specification|specifications|safety_data_sheet|sds
download download drawings|cad_files|cad|bim|floor_plan|floorplan|floor_plans|floorplans|particulars
download download property_particulars|sales_particulars|epc|photo|image|high_res|high_resolution
download download hi-res|hi-res_image|press_pack|media_pack|song|songs|episode|podcast|sermon|album
download download sheet_music|score|lyrics|paper|article|full_text|full_article|full_paper|citation|abstract
download download dataset|data|excel|csv|update|updates|theme|font|fonts|model|models|worksheets|lesson_plan
download download lesson_plans|resources|resource|resource_pack|pack|information_pack|info_pack|welcome_pack
download download recruitment_pack|application_pack|job_pack|fundraising_pack|sponsorship_pack
download download wedding_brochure|results|hall_ticket|question_paper|question_papers|notification|policy
download download certificate|invoice|receipt|statement|e-bill|minutes|agenda|issue|latest_issue|current_issue
download download latest_newsletter|magazine|recipe|recipes|pattern|patterns|coloring_page|coloring_pages
download download colouring_sheet|colouring_sheets|tasting_notes|rules|job_description|person_specification
download download tender|tender_documents|terms_conditions|price_guide|workbook|activity_sheet
download download activity_pack|planner|script|video|videos|recording|game|games|book|chapter|sample_chapter
download download excerpt|preview|screensaver|wallpapers|icons|stl|dxf|zip|bibtex|ris|transcript
download download technical_data_sheet|tds|installation_guide|quick_start_guide|user_guide|owners_manual
download download size_chart|size_guide|walking_route|trail_guide|visitor_guide|parish_magazine|notice_sheet
download download standing_order_form|gift_aid_form|nomination_form|claim_form|sponsorship_form|sponsor_form
download download admission_form|medical_form|nomination_paper|prescription_form|return_form|returns_form
download download complaint_form
download catalogue|catalog|apk|prospectus|manual|menu|report|programme|form|ebook|file|map|driver download
download software|app|brochure|pdf download
download download hi_res|hi_res_images|press_kits|press_photos|press_images|press_materials
download get pdf|free_ebook|free_checklist|free_template|free_pdf|free_report|fact_sheet|price_list|installer
download install_pwa
download grab guide|checklist|workbook|e-book|template|planner|toolkit
download get copy guide|e-book|report|checklist
download get workbook|app_phone|app_iphone|app_android|app_on_phone
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
donate sponsor animal|dog|cat|donkey|horse|tree|hedgehog|puppy|pony
donate leave_legacy|leave_gift_will|become_donor|become_regular_donor|donate_goods|donate_food|donate_clothes
donate donate furniture|books|blankets|items|supplies|stock|shares
donate ways|other_ways|ways_you_can donate|give_money|give_online
donate other_ways_to_give|regular_giving|monthly_giving
donate donate |by|via|on|through post|phone|telephone|upi|text|sms|direct_debit|standing_order|qr_code|zelle
donate donate |by|via|on|through cash_app|cashapp|every_org|paypal_here|wire_transfer|bank|online_form
donate donate |by|via|on|through apple_pay|interac
donate donate bitcoin|clothing|hair|toys|equipment|laptop|laptops|computer|computers|household_items|bedding
donate donate towels|blood|plasma|item|prize|raffle_prize|bike|boat|land|property|securities|points|prom_dress
donate donate instruments|instrument|groceries|medical_equipment|used_clothes|artefact|object|archive
donate donate collection_item|phone|old_phone|stamps|tools|shoes|school_supplies
donate give blood|in_memory|in_celebration|in_honour|in_honor|legacy|in_will|by_text|by_phone|by_post
donate give by_cheque|by_direct_debit
donate donate in_memory|in_memory_of_loved_one|in_celebration|in_honor|in_honour|in_lieu_of_flowers
donate support museum|theatre|school|podcast|hospice|hospital|festival|orchestra|choir|gallery|garden|zoo
donate support rescue|sanctuary|shelter|cathedral|parish|foundation|lifeboat|air_ambulance
donate support independent_journalism|quality_journalism|local_journalism|independent_media|local_news|creator
donate support fundraiser|restoration|with_donation|donation
donate supportthissite|supportthisblog|supportthelibrary|supportthisshow|supporttheshow|supportourclub
donate supportusfinancially|supportuswithadonation|supportourschool|supportourstation
donate buymeabeer|buyusabeer|buymeakofi|buymeatea|sponsorme|sponsorournonprofit
donate sponsor kennel|cage|teacher|brick|pet|bed|cattery|pen|hen|goat|cow|elephant|donkey|rabbit|guide_dog
donate sponsor classroom|girl|refugee|pastor|missionary
donate dedicate|adopt tree|bench|seat|leaf|star|elephant|penguin|tiger|goat|sheep|pig
donate feed child|hungry
donate one-off|monthly|single|regular|one-time|recurring|general|in_memory|memorial donation |form
donate paypal donation |form
donate set_up|start regular|monthly gift|donation|giving
donate contribute financially|money|campaign_fund
donate i_want|i'd_like|id_like|i_would_like|want|would_you_like donate|make_donation|give_money
donate texttodonate|texttogive|taptodonate|scantodonate|clicktodonate|donation_page|donate_page
donate makeyourdonation|becomeamonthlydonor|be_donor|helpfundus
donate pledge_now_monthly|gift_aid_donation|donate_gift_aid
donate set_up|start standing_order donate
donate give monthly|regular|one-off|one-time|memorial gift
donate make donation in memory|memory_loved_one|honour|honor
donate leave us gift |in will
donate support work|mission|charity donation|by_bank_transfer|financially|monthly_gift
donate i_want|i'd_like|i_would_like sponsor child|animal|dog
donate donate items|toys|goods|food|clothes|blankets shelter|charity|refugees|families|food_bank
donate donate 1% tax|income_tax
donate sponsor meal|place|school_place|child |education|school|christmas |child
donate become monthly|regular supporter|sponsor
donate help_feed_animals|fundraise_or_donate|give_gift_of_education|donate_and_save_life
apply apply|application_form|admission_form|onlineapplication|start_application|applywithus
apply apply |by job|jobs|this_job|position|role|admission|admissions|grant|grants|loan|scholarship|bursary
apply apply |by membership|visa|funding|place|vacancy|finance|financing|mortgage|credit|credit_card|card|permit
apply apply |by licence|license|passport|apprenticeship|volunteer|benefits|linkedin|indeed|university|college|school
apply apply |by programme|program|course|internship|in_person
apply submit|start|send|complete|begin|make|continue |job|membership|grant application|application_form
apply job|employment|membership|rental|credit|volunteer application |form
apply admission|admissions|grant|visa|loan|scholarship|franchise application_form
apply submit|send|upload|drop|email |in cv|resume
apply apply adopt|foster|bursary|place_school|grant_funding|exhibit|trade|join|membership_card|school_place
apply become foster_carer|foster_parent|trustee|school_governor|fosterer
apply submit abstract|film|proposal|manuscript|paper|your_proposal
apply apply_by_email|readytoapply|admissions_form|admission_enquiry_application
apply i_want|i'd_like|id_like|want|would_you_like|ready apply|volunteer|apply_now
apply adoption|foster|fostering|dog_adoption|cat_adoption|puppy|tenancy|tenant|scholarship application |form
apply loan|mortgage|franchise|vendor|trader|stallholder|exhibitor|admission|admissions application |form
apply enrolment|trade_account|credit_account|internship|student|residency|bursary|grant application |form
apply allotment application |form
apply adoption|foster|fostering form|questionnaire
apply submit work|entry|artwork|nomination
apply submit expression_of_interest_job|short_film|portfolio|talk|poster
apply submit session_proposal
apply volunteernow|volunteertoday|volunteerwithus|volunteerforus|volunteerhere|volunteeryourtime
apply volunteer_sign_up|volunteer_form|volunteer_registration|volunteer_registration_form
apply apply volunteer_role|stall|pitch|allotment|blue_badge|bus_pass|parking_permit|planning_permission
apply apply housing|housing_benefit|council_tax_reduction|council_tax_support|trade_account|account
apply apply credit_account|accreditation|certification|franchise|dog|puppy|cat|tenancy|rent|fellowship
apply apply residency|studentship|phd|undergraduate|postgraduate|masters|sixth_form|nursery|nursery_place
apply apply reception_place|primary_school|secondary_school|year_7|entry|enrolment|teacher_training
apply apply work_experience|support|help|refund|leave|probate|birth_certificate|study|speak|perform|teach
apply apply be_trader|be_stallholder|become_member|be_vendor|become_vendor|be_volunteer|ucas|cv|student
apply apply audition|award|awards|concession|rebate|pension|duplicate|registration|school_transport
apply apply free_school_meals|taxi_licence|premises_licence|building_control|building_regulations|gun_licence
apply apply hardship_fund|citizenship|green_card|pan_card|driving_licence|overdraft|personal_loan|car_loan
apply apply home_loan|business_loan|education_loan|car_finance|trial
apply apply |by|via|through ucas|cv|post|whatsapp|online_portal|seek
apply become mentor|befriender|governor|firefighter|special_constable|host_family|speaker|bell_ringer
apply become young_leader|shared_lives_carer|magistrate|councillor_candidate|puppy_raiser|puppy_walker
apply become guide_dog_fosterer
apply foster dog|cat|child|pet|animal|kitten|puppy|greyhound
apply fosterforus|fosterwithus|nominatesomeone|nominatenow
apply submit|make|send nomination|nominations|expression_interest_job
apply start|begin|submit|complete franchise|rental|tenancy|scholarship|adoption|apprenticeship application
apply start|complete application in 2|5|10 minutes
apply apply in |less_than|under|just 2|3|5|10 minutes
apply i_want|i'd_like|id_like|i_would_like become|be volunteer|mentor|foster_carer|partner|trustee
apply send|submit|email|upload |us cv|resume and cover_letter|covering_letter|portfolio
apply submit proposal|abstract speak|conference|workshop
apply apply |in january|september|autumn|spring|next intake|entry|term
"""
