"""Vocabulary of synthetic sites."""

from index.values.vocabulary import EntityType

THINGS = (
    "second-hand books", "running shoes", "houseplants", "coffee beans", "board games", "vinyl records",
    "bicycles",
    "wedding dresses", "office chairs", "garden tools", "spectacles", "kitchen knives", "baby clothes",
    "pet food",
    "electric guitars", "camping tents", "handmade soap", "craft beer", "used cars", "solar panels",
    "hearing aids",
    "concert tickets", "train tickets", "hotel rooms", "holiday cottages", "restaurant tables",
    "dental appointments",
    "driving lessons", "language courses", "yoga classes", "tax returns", "travel insurance", "mortgages",
    "parcels",
    "removal vans", "meeting rooms", "museum visits", "ferry crossings", "ski passes", "flower bouquets",
    "birthday cakes",
    "weather forecasts", "exchange rates", "satellite images", "air quality data", "road traffic data",
    "share prices",
    "job offers", "flats to let", "recipes", "crossword puzzles", "chess lessons", "sheet music", "podcasts",
    "maps",
    "street addresses", "postcodes", "e-mail campaigns", "invoices", "payslips", "chat messages",
    "video calls",
    "source code", "error logs", "databases", "web pages", "translations", "speech recordings",
    "medical records",
    "court rulings", "patents", "building permits", "school timetables", "university courses",
    "blood donations",
    "lost property", "waste collection", "library loans", "local elections", "bird sightings", "star charts",
)  # fmt: skip

# Verb in a sentence, verb in a tool name, kind of site.
DEEDS = (
    ("sells", "buy", EntityType.ECOMMERCE), ("rents out", "rent", EntityType.BUSINESS),
    ("repairs", "repair", EntityType.BUSINESS), ("compares", "compare", EntityType.DIRECTORY),
    ("documents", "read_about", EntityType.DOCUMENTATION),
    ("teaches people about", "learn", EntityType.EDUCATION),
    ("writes about", "list", EntityType.BLOG), ("manages", "manage", EntityType.SAAS),
    ("searches", "search", EntityType.TOOL), ("reports news on", "follow", EntityType.MEDIA),
    ("books", "book", EntityType.BUSINESS), ("gives away", "request", EntityType.NONPROFIT),
    ("licenses", "apply_for", EntityType.GOVERNMENT), ("discusses", "discuss", EntityType.COMMUNITY),
)  # fmt: skip

PLACES = (
    ("US", "Portland"), ("US", "Austin"), ("US", "Chicago"), ("GB", "Leeds"), ("GB", "Bristol"),
    ("DE", "Hamburg"),
    ("DE", "Leipzig"), ("FR", "Lyon"), ("FR", "Nantes"), ("NL", "Utrecht"), ("SE", "Uppsala"),
    ("NO", "Bergen"),
    ("DK", "Aarhus"), ("FI", "Tampere"), ("ES", "Valencia"), ("PT", "Porto"), ("IT", "Bologna"),
    ("AT", "Graz"),
    ("CH", "Basel"), ("BE", "Ghent"), ("PL", "Gdansk"), ("CZ", "Brno"), ("IE", "Cork"), ("CA", "Halifax"),
    ("AU", "Perth"), ("NZ", "Dunedin"), ("JP", "Sapporo"), ("KR", "Busan"), ("IN", "Pune"),
    ("SG", "Singapore"),
    ("BR", "Recife"), ("MX", "Puebla"), ("AR", "Rosario"), ("ZA", "Durban"), ("KE", "Mombasa"),
    ("TR", "Izmir"),
    ("GR", "Patras"), ("HU", "Pecs"), ("RO", "Cluj"), ("EE", "Tartu"),
)  # fmt: skip

FIRST_NAMES = (
    "Alder", "Amber", "Birch", "Bramble", "Cedar", "Copper", "Coral", "Elder", "Ember", "Fern", "Flint",
    "Granite",
    "Harbour", "Hazel", "Heather", "Indigo", "Ivory", "Juniper", "Kestrel", "Lantern", "Larch", "Linden",
    "Maple",
    "Marigold", "Meadow", "Misty", "Northern", "Oak", "Olive", "Osprey", "Pebble", "Pine", "Quartz", "Raven",
    "Reed",
    "River", "Rowan", "Saffron", "Sable", "Silver", "Slate", "Sorrel", "Stone", "Swift", "Thistle", "Tidal",
    "Umber",
    "Velvet", "Willow", "Wren",
)  # fmt: skip
LAST_NAMES = (
    "Acre", "Arch", "Bay", "Bridge", "Brook", "Corner", "Cove", "Crest", "Dale", "Field", "Ford", "Gate",
    "Glen",
    "Grove", "Hall", "Hill", "House", "Keep", "Lane", "Mill", "Moor", "Point", "Quay", "Ridge", "Shore",
    "Square",
    "Street", "Tower", "Vale", "Works",
)  # fmt: skip
