# Everything runs in .venv, which the targets set up by themselves. Files in .venv/stamps record
# what has been installed; each is written last, so that a failed step is tried again.

PYTHON ?= python3
PY := .venv/bin/python
PIP := $(PY) -m pip -qq --disable-pip-version-check --no-input
# A few tests at a time: they differ much in length, and nobody should wait for another's queue.
PYTEST := $(PY) -m pytest -q -n auto --maxschedchunk 4
# The tests of what is compiled, and of what stands right on it: these run from the sources as well.
ENGINE := src tests/kernel tests/games tests/contract tests/bots tests/match tests/test_modes.py tests/test_goldens.py

LOCK := requirements-dev.lock
SOURCES := pyproject.toml $(shell find src build_backend -name __pycache__ -prune -o -type f -print)
STAMPS := .venv/stamps
VENV := $(STAMPS)/venv
TOOLS := $(STAMPS)/tools
# One stamp for each HEARTH_NATIVE: asking for another engine installs again.
PACKAGE := $(STAMPS)/package$(HEARTH_NATIVE)
BENCH := $(STAMPS)/bench$(HEARTH_NATIVE)
TYPESCRIPT := $(STAMPS)/typescript-7.0.2

SAY_ENGINE = @$(PY) -P -c 'from hearth import _engine; print("Engine:", _engine.build_note())'

.PHONY: help play test check boards types screenshots format matches soak rulebook goldens bench webbench lock clean

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(PACKAGE) ## Set up what is missing and open the tables in the browser
	$(SAY_ENGINE)
	@.venv/bin/hearth serve

test: check ## Run all checks, the engine's tests from the sources, and all tests against the package
	@$(PY) -m tests.browser.chromium
	$(PYTEST) $(ENGINE)
	@$(MAKE) --no-print-directory $(PACKAGE)
	$(SAY_ENGINE)
	$(PYTEST) -o pythonpath=. tests

check: $(TOOLS) ## Check format, lint and types
	$(PY) -m ruff format --check
	$(PY) -m ruff check
	$(PY) -m mypy
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

format: $(TOOLS) ## Format the code and mend what the linter can mend
	$(PY) -m ruff format
	$(PY) -m ruff check --fix

matches: $(TOOLS) $(PACKAGE) ## Play all matches of the browser tests, also those that `make test` leaves out
	@$(PY) -m tests.browser.chromium
	HEARTH_MATCHES=all $(PYTEST) -o pythonpath=. tests/browser/test_matches.py

soak: $(PACKAGE) ## Play many matches and count what was seen in them
	PYTHONPATH=. $(PY) tools/soak.py

rulebook: $(TOOLS) ## List the rules that have no test
	PYTHONPATH=src:. $(PY) tools/rulebook.py

goldens: $(TOOLS) ## Write the golden matches again
	PYTHONPATH=src:. $(PY) tools/goldens.py

bench: $(BENCH) ## Measure the engine
	$(SAY_ENGINE)
	@.venv/bin/hearth bench

webbench: $(TOOLS) $(PACKAGE) ## Measure the tables in the browser
	@$(PY) -m tests.browser.chromium
	PYTHONPATH=. $(PY) tools/web_bench.py

lock: ## Pin the newest allowed versions of the development tools
	rm -rf .venv/lock && $(PYTHON) -m venv .venv/lock
	HEARTH_NATIVE=0 .venv/lock/bin/python -m pip -qq install --upgrade pip '.[dev]'
	.venv/lock/bin/python -m pip freeze --all --exclude pip --exclude hearth > $(LOCK)
	rm -rf .venv/lock

clean: ## Remove the environment and what the tools have left
	rm -rf .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo 'Hearth needs Python 3.11 or newer: try "make PYTHON=python3.12 ...".'; exit 1; }
	@$(PYTHON) -m venv --clear .venv
	@mkdir -p $(STAMPS) && touch $@

$(TOOLS): $(LOCK) | $(VENV)
	@echo 'Installing the development tools ...'
	@rm -f $@
	@$(PIP) install -r $(LOCK)
	@touch $@

$(TYPESCRIPT): | $(VENV)
	@echo 'Installing TypeScript ...'
	@rm -rf .venv/node
	@npm install --prefix .venv/node --no-save --no-audit --no-fund --silent typescript@7.0.2
	@touch $@

# The wheel is kept for the extras, which would otherwise compile everything again.
$(PACKAGE): $(SOURCES) | $(VENV)
	@echo 'Installing Hearth (with a C compiler this takes some minutes) ...'
	@rm -rf $(STAMPS)/package* $(STAMPS)/bench* .venv/wheel
	@$(PIP) wheel --no-deps --wheel-dir .venv/wheel .
	@$(PIP) install --no-deps --force-reinstall .venv/wheel/*.whl
	@$(PIP) install -c $(LOCK) .venv/wheel/*.whl
	@touch $@

$(BENCH): $(PACKAGE)
	@$(PIP) install -c $(LOCK) "$$(echo .venv/wheel/*.whl)[bench]"
	@touch $@
