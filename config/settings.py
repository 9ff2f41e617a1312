"""Settings; operators set them by environment variables."""

import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import dj_database_url
from django.core.management.utils import get_random_secret_key

from config import data_dir, env
from config.logs import formats

ROOT = Path(__file__).resolve().parent.parent

# --- What an operator sets -----------------------------------------------------------------------

DATA_DIR = Path(env.text("DATA_DIR") or data_dir.usual_data_dir(ROOT)).absolute()
data_dir.confine(DATA_DIR)
PORT = env.whole_number("PORT", 8000, least=1, most=65535)
BASE_URL = env.url("BASE_URL", f"http://127.0.0.1:{PORT}", schemes=("http", "https"))
DATABASE_URL = env.server("DATABASE_URL", schemes=("postgres", "postgresql")) or data_dir.database_url(
    DATA_DIR
)
REDIS_URL = env.server("REDIS_URL", schemes=("redis", "rediss", "unix")) or data_dir.redis_url(DATA_DIR)
SECRET_KEY = env.text("SECRET_KEY") or data_dir.secret_key(DATA_DIR) or get_random_secret_key()
ALLOWED_HOSTS = env.words("ALLOWED_HOSTS") or [
    urlsplit(BASE_URL).hostname or "localhost",
    "localhost",
    "127.0.0.1",
]
TRUSTED_PROXIES = env.networks("TRUSTED_PROXIES")
OTEL_EXPORTER_OTLP_ENDPOINT = env.server("OTEL_EXPORTER_OTLP_ENDPOINT", schemes=("http", "https"))
OTEL_SERVICE_NAME = env.text("OTEL_SERVICE_NAME", "agent-readiness-index")
SENTRY_DSN = env.server("SENTRY_DSN", schemes=("http", "https"))
METRICS_TOKEN = env.secret("METRICS_TOKEN", least=20)
CONTACT_EMAIL = env.text("CONTACT_EMAIL", "operator@localhost")
LOG_FORMAT = env.one_of("LOG_FORMAT", ("json", "lines"))
_COMMANDS = {"manage.py", "agent-readiness", "agent-readiness-index"}  # they print their own results
_BY_HAND = Path(sys.argv[0]).name in _COMMANDS
LOG_LEVEL = env.one_of("LOG_LEVEL", formats.LEVELS) or ("WARNING" if _BY_HAND else "INFO")
HSTS_INCLUDE_SUBDOMAINS = env.switch("HSTS_INCLUDE_SUBDOMAINS")
HSTS_PRELOAD = env.switch("HSTS_PRELOAD")
MCP_REGISTRY = env.one_of("MCP_REGISTRY", ("on", "off")) != "off"
OPEN_DATA = env.switch("OPEN_DATA")
GENERATIONS_URL = env.object_store("GENERATIONS_URL")
EVIDENCE_URL = env.object_store("EVIDENCE_URL")
EVIDENCE_HOME = env.one_of("EVIDENCE_HOME", ("database", "store")) or (
    "store" if EVIDENCE_URL else "database"
)
_MAIL = env.mail_server("EMAIL_URL")

EMBEDDING_MODEL = env.embedding_model("EMBEDDING_MODEL", "minilm")
SECOND_MODEL = env.one_of("SECOND_MODEL", ("on", "off")) != "off" and EMBEDDING_MODEL == "minilm"
SEARCH_FLOOR = env.optional_number("SEARCH_FLOOR", least=0, most=1)
SEARCH_CHANCE = env.optional_number("SEARCH_CHANCE", least=0, most=1)
SEARCH_BY_FLOORS = env.switch("SEARCH_BY_FLOORS")
SEARCH_FLOOR_FRACTION = env.optional_number("SEARCH_FLOOR_FRACTION", least=0, most=1)
SEARCH_POSSIBLE_MARGIN = env.optional_number("SEARCH_POSSIBLE_MARGIN", least=0, most=1)
SEARCH_POSSIBLE_FRACTION = env.optional_number("SEARCH_POSSIBLE_FRACTION", least=0, most=1)

PROBE_CONCURRENCY = env.whole_number("PROBE_CONCURRENCY", 100, least=1, most=2000)
PROBE_HOST_DELAY = env.number("PROBE_HOST_DELAY", 0.5, least=0, most=60)
# Names under .test are on this machine: no delay is needed unless one is set.
PROBE_TEST_DELAY = PROBE_HOST_DELAY if env.text("PROBE_HOST_DELAY") else 0.0
PROBE_PER_PLATFORM = env.whole_number("PROBE_PER_PLATFORM", 10, least=0, most=2000)
PROBE_PER_ADDRESS = env.whole_number("PROBE_PER_ADDRESS", 10, least=0, most=2000)
LIVE_CHECKS = env.whole_number("LIVE_CHECKS", 4, least=0, most=100)
PROBE_DRAIN = env.number("PROBE_DRAIN", 20, least=0, most=25)
PROBE_BROWSER = env.program("PROBE_BROWSER", env.CHROMIUM)
PROBE_SIGNING = env.text("PROBE_SIGNING", "on")
PROBE_CA_BUNDLE = env.existing_file("PROBE_CA_BUNDLE")
PROBE_CONNECT_TO = env.connect_to("PROBE_CONNECT_TO")
PROBE_CONTROL_HOST = env.host_name("PROBE_CONTROL_HOST")

# --- Django --------------------------------------------------------------------------------------

DEBUG = False
INSTALLED_APPS = [
    "config",
    "index",
    "probes",
    "agentauth",
    "protocols",
    "operators.apps.OperatorsConfig",
    "operators.apps.OperatorsAdminConfig",  # django.contrib.admin
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django.contrib.postgres",
]
MIDDLEWARE = [
    "config.logs.requests.RequestLogMiddleware",
    "config.middleware.BrowserPolicyMiddleware",
    "agentauth.middleware.QueryKeyMiddleware",
    "config.middleware.TrustedProxyMiddleware",
    "protocols.origins.OriginsMiddleware",
    "config.middleware.ControlCharacterMiddleware",
    "protocols.bodies.RefusedBodyMiddleware",
    "config.database.middleware.PatienceMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "operators.health.HealthMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    # Compressed pages hold no secret but CSRF tokens, which are masked anew each time (BREACH).
    "config.middleware.CompressionMiddleware",
    "protocols.revalidation.RevalidationMiddleware",
    "config.middleware.OperatorsSession",
    "django.middleware.common.CommonMiddleware",
    "protocols.page_limits.PageLimitMiddleware",
    "config.middleware.FormCookieMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "config.middleware.OperatorsLogin",
    "config.middleware.OperatorsMessages",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
ROOT_URLCONF = "config.urls"
APPEND_SLASH = False
TEMPLATES: list[dict[str, Any]] = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [ROOT / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    }
]
WSGI_APPLICATION = "config.wsgi.application"
DATABASES = {
    # Measured: persistent connections serve 2 to 8 times as many requests under WSGI.
    "default": dj_database_url.parse(
        DATABASE_URL, engine="config.database", conn_max_age=600, conn_health_checks=True
    )
}
CACHES = {
    # Burst limits need one store for all processes; short timeouts keep requests fast.
    "default": {
        "BACKEND": "django.core.cache.backends.redis.RedisCache",
        "LOCATION": REDIS_URL,
        "OPTIONS": {"socket_timeout": 0.5, "socket_connect_timeout": 0.5},
    }
}
IS_OBSERVED = not _BY_HAND  # whoever runs a command sees its errors
LOGGING = formats.logging_settings(
    level=LOG_LEVEL, to_sentry=bool(IS_OBSERVED and SENTRY_DSN and find_spec("sentry_sdk"))
)
EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend" if _MAIL else "config.mail.PrintedMail"
if _MAIL:
    EMAIL_HOST, EMAIL_PORT = _MAIL.host, _MAIL.port
    EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = _MAIL.user, _MAIL.password
    EMAIL_USE_SSL, EMAIL_USE_TLS = _MAIL.implicit_tls, not _MAIL.implicit_tls
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = SERVER_EMAIL = CONTACT_EMAIL
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("MinimumLengthValidator", "CommonPasswordValidator", "NumericPasswordValidator")
]
LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_TZ = True
FORMAT_MODULE_PATH = ["config.formats"]
STATIC_URL = "static/"
STATICFILES_DIRS = [ROOT / "templates" / "static"]
WHITENOISE_USE_FINDERS = True  # no collectstatic step on a first run
WHITENOISE_IMMUTABLE_FILE_TEST = r"^/static/fonts/.*\.woff2$"  # a new font gets a new name

_HTTPS = BASE_URL.startswith("https://")
SECURE_SSL_REDIRECT = _HTTPS
SECURE_REDIRECT_EXEMPT = [r"^(healthz|readyz|metrics)$"]
SECURE_HSTS_SECONDS = 31_536_000 if _HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HSTS_INCLUDE_SUBDOMAINS or HSTS_PRELOAD
SECURE_HSTS_PRELOAD = HSTS_PRELOAD
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]  # other subdomains may not be the operator's
SESSION_COOKIE_SECURE = _HTTPS
CSRF_COOKIE_SECURE = _HTTPS
CSRF_FAILURE_VIEW = "protocols.errors.csrf_failure"
X_FRAME_OPTIONS = "DENY"

REST_FRAMEWORK: dict[str, Any] = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "UNAUTHENTICATED_USER": None,
    "EXCEPTION_HANDLER": "protocols.errors.handle",
}

# --- Celery --------------------------------------------------------------------------------------

CELERY_IMPORTS = ("protocols.webhooks.tasks",)
CELERY_BROKER_URL = data_dir.celery_url(REDIS_URL)
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CHANNEL_ERROR_RETRY = (
    True  # wait for a Redis that refuses (replica, out of memory) as for one that is gone
)
# Redis redelivers a message after this long. Postgres owns the schedule, so it only has to be longer than the
# longest task (measured: a shorter one starts the same task four times).
CELERY_BROKER_TRANSPORT_OPTIONS = {"visibility_timeout": 3600}
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_TIMEZONE = "UTC"
CELERY_BEAT_SCHEDULER = "config.beat:Scheduler"
CELERY_BEAT_SCHEDULE_FILENAME = str(DATA_DIR / "beat" / "schedule")
CELERY_BEAT_SCHEDULE = {
    # Expires soon, so that an unread queue doesn't fill up, but not sooner than clocks of machines differ.
    "tick": {"task": "probes.tasks.tick", "schedule": 5.0, "options": {"queue": "probe", "expires": 15}},
    "grade": {"task": "probes.tasks.grade", "schedule": 2.0, "options": {"queue": "grade", "expires": 15}},
    # In the graders' queue: it needs CPU time, and no visit waits behind it.
    "thin": {"task": "probes.tasks.thin", "schedule": 300.0, "options": {"queue": "grade", "expires": 300}},
    # The schedule says when each site is due; this task claims due ones.
    "sweep": {"task": "probes.tasks.sweep", "schedule": 60.0, "options": {"queue": "robots", "expires": 60}},
    "ask": {"task": "probes.tasks.ask", "schedule": 60.0, "options": {"queue": "robots", "expires": 60}},
    # In a queue of their own: a source that never ends holds up neither grading nor sweeping.
    "read-sources": {
        "task": "probes.tasks.read_sources",
        "schedule": 30.0,
        "options": {"queue": "sources", "expires": 30},
    },
    "note-named-hosts": {
        "task": "probes.tasks.note_named_hosts",
        "schedule": 300.0,
        "options": {"queue": "sources", "expires": 300},
    },
    "count-sources": {
        "task": "probes.tasks.count_sources",
        "schedule": 1800.0,
        "options": {"queue": "sources", "expires": 1800},
    },
    **(
        {
            "browse": {
                "task": "probes.tasks.browse",
                "schedule": 10.0,
                "options": {"queue": "browser", "expires": 10},
            }
        }
        if PROBE_BROWSER not in {"", "off"}
        else {}
    ),
    **(
        {"live": {"task": "probes.tasks.live", "schedule": 1.0, "options": {"queue": "live", "expires": 5}}}
        if LIVE_CHECKS
        else {}
    ),
    # Builds only if something changed and the last build is a minute old.
    "build": {
        "task": "index.tasks.build_generation",
        "schedule": 15.0,
        "options": {"queue": "index", "expires": 15},
    },
    "embed": {"task": "index.tasks.embed", "schedule": 15.0, "options": {"queue": "index", "expires": 15}},
    "settle-claims": {"task": "agentauth.tasks.settle_claims", "schedule": 60.0, "options": {"expires": 60}},
    "put-back-times": {
        "task": "probes.tasks.put_back_times",
        "schedule": 300.0,
        "options": {"expires": 300},
    },
    "revive": {"task": "probes.tasks.revive", "schedule": 3600.0, "options": {"expires": 3600}},
    "note-load": {"task": "probes.tasks.note_load", "schedule": 3600.0, "options": {"expires": 3600}},
    "fit-cadence": {
        "task": "probes.tasks.fit_cadence",
        "schedule": 86400.0,
        "options": {"expires": 3600},
    },
    "rotate-keys": {"task": "probes.tasks.rotate_keys", "schedule": 3600.0, "options": {"expires": 3600}},
    "mail-objections": {
        "task": "index.tasks.mail_objections",
        "schedule": 60.0,
        "options": {"expires": 60},
    },
    **(
        {
            "keep-dataset": {
                "task": "index.tasks.keep_dataset",
                "schedule": 3600.0,
                "options": {"queue": "index", "expires": 3600},
            }
        }
        if OPEN_DATA
        else {}
    ),
    "mail-watchers": {
        "task": "agentauth.tasks.mail_watchers",
        "schedule": 30.0,
        "options": {"queue": "robots", "expires": 30},
    },
    "send-webhooks": {
        "task": "protocols.webhooks.tasks.send_webhooks",
        "schedule": 30.0,
        "options": {"queue": "robots", "expires": 30},
    },
    # Makes a month once it is over; on other days it finds that there is none to make.
    "make-months": {
        "task": "index.tasks.make_months",
        "schedule": 3600.0,
        "options": {"queue": "index", "expires": 3600},
    },
    "share-tools": {"task": "index.tasks.share_tools", "schedule": 3600.0, "options": {"expires": 3600}},
    "forget-entries": {
        "task": "index.tasks.forget_entries",
        "schedule": 3600.0,
        "options": {"expires": 3600},
    },
}
