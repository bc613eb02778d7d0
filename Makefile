# Everything runs in .venv, which the targets set up by themselves. Files in .venv/stamps record
# what has been installed; each is written last, so that a failed step is tried again.

PYTHON ?= python3
PY := .venv/bin/python
# uv installs where it is found. Otherwise the pip of PYTHON does, into .venv; only where that
# cannot be (an old pip, or none), .venv has one of its own, which takes seconds to put there.
UV := $(shell command -v uv)
OUTER_PIP = "$(PYTHON)" -m pip --python $(PY)
PIP_FLAGS := -qq --disable-pip-version-check --no-input
ifneq ($(UV),)
VENV_COMMAND = uv venv -q --clear --no-project --python "$(PYTHON)" .venv
INSTALL = uv pip install -q --python $(PY)
else ifneq ($(shell "$(PYTHON)" -m pip --python "$$(command -v "$(PYTHON)")" --version 2>/dev/null),)
VENV_COMMAND = "$(PYTHON)" -m venv --clear --without-pip .venv
INSTALL = $(OUTER_PIP) $(PIP_FLAGS) install
else
VENV_COMMAND = "$(PYTHON)" -m venv --clear .venv
INSTALL = $(PY) -m pip $(PIP_FLAGS) install
endif
# A few tests at a time: they differ much in length, and nobody should wait for another's queue.
# Two for each core: browsers and servers wait half of their time.
WORKERS := $(shell "$(PYTHON)" -c 'import os; print(2 * (os.cpu_count() or 1))')
PYTEST := $(PY) -m pytest -q -n $(WORKERS) --maxschedchunk 4
# What runs from the sources as well. Whatever the rules are tested for is tested with the compiled
# engine; that both engines play, show, say and think the same is tested by tests/test_modes.py.
FROM_SOURCES := src tests/kernel tests/bots tests/match tests/test_goldens.py

LOCK := requirements-dev.lock
DOCS_LOCK := requirements-docs.lock
STAMPS := .venv/stamps
VENV := $(STAMPS)/venv
TOOLS := $(STAMPS)/tools
PACKAGE := $(STAMPS)/package
BENCH := $(STAMPS)/bench
DOCS := $(STAMPS)/docs
DOCS_PY := .venv/docs/bin/python
TYPESCRIPT := $(STAMPS)/typescript-7.0.2

# Without a C compiler all goes on with the pure engine, and says so.
COMPILE = @$(PY) -m hearth._engine_build --if-possible
SAY_ENGINE = @$(PY) -P -c 'from hearth import _engine; print("Engine:", _engine.build_note())'

.PHONY: help play engine test test-pythons quick check boards types screenshots docs format matches soak rulebook goldens bench webbench lock clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PACKAGE) ## Set up what is missing and open the tables in the browser; the engine is compiled meanwhile
	@.venv/bin/hearth serve --compile

engine: $(PACKAGE) ## Compile the fast engine now, and wait for it
	@$(PY) -m hearth._engine_build
	$(SAY_ENGINE)

test: check $(PACKAGE) ## Run all checks, the engine's tests from the sources, and all tests with the compiled engine
	@$(PY) -m tests.browser.chromium
	HEARTH_PURE=1 $(PYTEST) $(FROM_SOURCES)
	$(COMPILE)
	$(SAY_ENGINE)
	$(PYTEST) tests

quick: check $(PACKAGE) ## Check format, lint and types, and run the tests that are nearest to what has changed
	@$(PY) tools/quick.py

check: $(TOOLS) ## Check format, lint and types
	$(PY) -m ruff format --check
	$(PY) -m ruff check
	$(PY) -m mypy
	$(PY) -m mypy --platform win32 --cache-dir .mypy_cache/win32 src
	$(PY) -m mypy --platform darwin --cache-dir .mypy_cache/darwin src
	@$(MAKE) --no-print-directory boards

# Node is only for this check; nobody needs it to play.
boards:
	@if command -v npm >/dev/null; then \
	    $(MAKE) --no-print-directory $(TYPESCRIPT) && \
	    echo 'tsc -p tsconfig.json' && .venv/node/node_modules/.bin/tsc -p tsconfig.json; \
	else echo 'The types of the boards were not checked: there is no node on this machine.'; fi

types: $(TOOLS) ## Write the types of the games' views for the boards again
	$(PY) tools/view_types.py

screenshots: $(PACKAGE) $(TOOLS) ## Take the pictures of all screens again
	@$(PY) -m tests.browser.chromium
	PYTHONPATH=. $(PY) tools/screenshots.py

docs: $(DOCS) ## Build the documentation into build/site; the server shows it at /docs from its next start
	@NO_MKDOCS_2_WARNING=1 HEARTH_PURE=1 $(DOCS_PY) -m mkdocs build --strict
	@echo 'The documentation is in build/site: open build/site/index.html, or /docs of a server that runs from here.'

format: $(TOOLS) ## Format the code and mend what the linter can mend
	$(PY) -m ruff format
	$(PY) -m ruff check --fix

matches: $(TOOLS) $(PACKAGE) ## Play all matches of the browser tests, also those that `make test` leaves out
	@$(PY) -m tests.browser.chromium
	HEARTH_MATCHES=all $(PYTEST) tests/browser/test_matches.py

soak: $(PACKAGE) ## Play many matches and count what was seen in them
	$(COMPILE)
	PYTHONPATH=. $(PY) tools/soak.py

rulebook: $(TOOLS) ## List the rules that have no test
	PYTHONPATH=src:. $(PY) tools/rulebook.py

goldens: $(TOOLS) ## Write the golden matches again
	PYTHONPATH=src:. $(PY) tools/goldens.py

bench: $(BENCH) ## Measure the engine
	$(COMPILE)
	$(SAY_ENGINE)
	@.venv/bin/hearth bench

webbench: $(TOOLS) $(PACKAGE) ## Measure the tables in the browser
	@$(PY) -m tests.browser.chromium
	PYTHONPATH=. $(PY) tools/web_bench.py

lock: ## Pin the newest allowed versions of the development tools
	rm -rf .venv/lock && $(PYTHON) -m venv .venv/lock
	HEARTH_NATIVE=0 .venv/lock/bin/python -m pip -qq install --upgrade pip '.[dev]'
	.venv/lock/bin/python -m pip freeze --all --exclude pip --exclude hearth-games > $(LOCK)
	rm -rf .venv/lock && $(PYTHON) -m venv .venv/lock
	HEARTH_NATIVE=0 .venv/lock/bin/python -m pip -qq install --upgrade pip '.[docs]'
	.venv/lock/bin/python -m pip freeze --all --exclude pip --exclude setuptools --exclude hearth-games > $(DOCS_LOCK)
	rm -rf .venv/lock

clean: ## Remove the environment and what the tools have left
	rm -rf .venv build .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo 'Hearth needs Python 3.11 or newer: try "make PYTHON=python3.12 ...".'; exit 1; }
	@$(VENV_COMMAND)
	@mkdir -p $(STAMPS) && touch $@

$(TOOLS): $(LOCK) | $(VENV)
	@echo 'Installing the development tools ...'
	@rm -f $@
	@$(INSTALL) -r $(LOCK)
	@touch $@

$(TYPESCRIPT): | $(VENV)
	@echo 'Installing TypeScript ...'
	@rm -rf .venv/node
	@npm install --prefix .venv/node --no-save --no-audit --no-fund --silent typescript@7.0.2
	@touch $@

# What runs are the sources themselves, so that nothing has to be installed again when they change.
$(PACKAGE): pyproject.toml $(wildcard build_backend/*) $(LOCK) | $(VENV)
	@echo 'Installing Hearth ...'
	@$(INSTALL) -c $(LOCK) -e .
	@touch $@

# An environment of its own: these tools are none of the product's. mkdocs imports the sources as they are.
$(DOCS): $(DOCS_LOCK) | $(VENV)
	@echo 'Installing the tools of the documentation ...'
	@rm -f $@
	@$(patsubst .venv,.venv/docs,$(VENV_COMMAND))
	@$(patsubst $(PY),$(DOCS_PY),$(INSTALL)) -r $(DOCS_LOCK)
	@touch $@

$(BENCH): $(PACKAGE)
	@$(INSTALL) -c $(LOCK) -e '.[bench]'
	@touch $@

test-pythons: ## Run the engine's tests from the sources on every Python that Hearth is for and this machine has
	"$(PYTHON)" tools/pythons.py src tests/kernel tests/games tests/contract tests/bots tests/match \
	    tests/test_modes.py tests/test_goldens.py
