# Two commands do all the set-up: `make play` and `make test`.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py
COMPILED := build/compiled/ready
GAME ?= gelini
TIMES ?= 50
# Tests that say nothing new on the compiled build.
ONCE := tests/browser tests/server

.PHONY: help play terminal test check bench fuzz prove lock compile client wire pictures clean

help: ## what there is to make
	@grep -E '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1\t/' | expand -t 12

play: $(READY) $(COMPILED) client ## set up and play in the browser
	@PYTHONPATH=build/compiled $(BIN)/python -m nightowl serve --site client/dist --open

terminal: $(READY) $(COMPILED) ## set up and play in the terminal (GAME=gelini)
	@PYTHONPATH=build/compiled $(BIN)/python -m nightowl play $(GAME)

test: check $(COMPILED) ## set up and run all tests, interpreted, then on the compiled build
	$(BIN)/python -m pytest -n 2 --dist worksteal
	@if [ -e build/compiled/is-compiled ]; then PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 --dist worksteal $(ONCE:%=--ignore=%); \
	elif [ -n "$$CI" ]; then echo "no compiled build: it may not be skipped here"; exit 1; \
	else echo "SKIPPED: the tests on the compiled build, for there is none (is a C compiler installed?)"; fi

check: $(READY) client/node_modules/.ready ## ruff, mypy strict, and the browser's side: types, logic, build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd client && npm run --silent check && npm test --silent && npm run --silent build

fuzz: $(READY) ## laws with fresh seeds, a few minutes
	NIGHTOWL_LAWS=20 NIGHTOWL_SEED=$$(date +%s) $(BIN)/python -m pytest -n 2 --dist worksteal tests/test_every_game.py tests/kernel

prove: $(READY) $(COMPILED) ## laws and fuzzing long; figures in the docs come from here
	NIGHTOWL_LAWS=$(TIMES) PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 --dist worksteal tests/test_every_game.py tests/kernel
	@# 500 kills of a node on each of two stores; beside them 250 of a whole server, 500 of each store's writer
	NIGHTOWL_KILLS=500 NIGHTOWL_PEOPLE=2000 NIGHTOWL_TWINS=10 PYTHONPATH=build/compiled $(BIN)/python -m pytest -n 2 --dist worksteal tests/tables tests/server

bench: $(READY) $(COMPILED) ## our games beside their peers, in one run; writes docs/performance.md
	$(BIN)/python bench/run.py
	$(BIN)/python bench/load.py

pictures: $(READY) $(COMPILED) client ## draw the pictures of the docs anew, from the running program
	PYTHONPATH=build/compiled $(BIN)/python docs/pictures/make.py
	PYTHONPATH=build/compiled $(BIN)/python docs/pictures/screens.py
	$(BIN)/python docs/pictures/icons.py

wire: $(READY) ## types and tables of every game for the browser, from the Python structs
	$(BIN)/python -m nightowl.server.typescript client/src/wire

client: client/dist/index.html ## the browser's side, built

client/dist/index.html: client/node_modules/.ready $(shell find client/src client/public client/vite -type f) client/index.html client/vite.config.ts \
  $(shell find src -name '*.ftl')
	cd client && npm run --silent build

client/node_modules/.ready: client/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || \
	  { echo "The browser's side needs Node 20 or newer (nodejs.org); the terminal does without: make terminal"; exit 1; }
	cd client && npm ci --silent --no-audit --no-fund
	@touch $@

compile: $(COMPILED) ## kernel and rules compiled by mypyc, in build/compiled

$(COMPILED): $(READY) $(SOURCES)
	@rm -rf build/compiled && mkdir -p build/compiled
	@if NIGHTOWL_COMPILE=1 MYPY_CACHE_DIR=build/mypy $(BIN)/python setup.py -q build --build-base build/tmp --build-lib build/compiled \
	  >build/compile.log 2>&1; then touch build/compiled/is-compiled; \
	else tail -n 5 build/compile.log; echo "Not compiled: everything runs interpreted, only slower."; \
	  rm -rf build/compiled && mkdir -p build/compiled; cp -r src/nightowl build/compiled/; fi
	@touch $@

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Nightowl needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	@[ -x $(BIN)/python ] || $(PYTHON) -m venv .venv || \
	  { echo "Python's venv module is missing (on Debian: apt-get install python3-venv)"; exit 1; }
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

lock: ## pin what we depend on anew
	$(BIN)/python -m pip install -q uv
	$(BIN)/uv pip compile pyproject.toml --extra dev --generate-hashes --no-emit-index-url --no-header --universal \
	  --python-version 3.11 -o requirements.lock -q

clean: ## remove everything that was made
	rm -rf .venv .bench build client/node_modules client/dist
