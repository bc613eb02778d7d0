# docs/running-a-server.md tells how to run it.

# The first stage has a compiler, and makes an environment with the fast engine.
FROM python:3.13-slim-trixie AS made
# The compiler comes with the image's distribution, whatever version that has.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
# 1: native or an error; 0 builds in seconds, and bots think more slowly.
ARG HEARTH_NATIVE=1
RUN python -m venv /opt/hearth \
    && /opt/hearth/bin/pip install --no-cache-dir --constraint requirements-dev.lock .

# The second runs it, and has nothing else.
FROM python:3.13-slim-trixie
RUN useradd --system --uid 10001 --no-create-home --home-dir /var/lib/hearth hearth \
    && install --directory --owner=hearth --mode=0700 /var/lib/hearth
COPY --from=made /opt/hearth /opt/hearth
ENV PATH="/opt/hearth/bin:$PATH" \
    HEARTH_HOME=/var/lib/hearth \
    HEARTH_PORT=8137 \
    PYTHONUNBUFFERED=1
USER 10001
WORKDIR /var/lib/hearth
VOLUME ["/var/lib/hearth"]
EXPOSE 8137
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as net; net.urlopen(f'http://127.0.0.1:{os.environ[\"HEARTH_PORT\"]}/', timeout=4)"]
CMD ["hearth", "serve", "--host", "0.0.0.0", "--quiet"]
