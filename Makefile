PYTHON ?= python3
BIN := .venv/bin
PAGE := src/subak/server/page/index.html

MODULES := web/node_modules/.package-lock.json

.PHONY: play serve quick test nightly ready check lint mypy view-types page-check page-lint page-test needs examples compiled types bench bench-compare bench-server bench-page baselines kills ladder lock pictures icons screenshots clean

play: .venv
	$(BIN)/subak play bali

serve: .venv $(PAGE)
	$(BIN)/subak serve

test:
	$(SIDE_BY_SIDE) ready
	$(TESTS_AND_TYPES)

quick: .venv
	$(BIN)/python tools/quick

nightly:
	$(SIDE_BY_SIDE) ready
	SUBAK_TESTS=nightly; export SUBAK_TESTS; $(TESTS_AND_TYPES)

# Installing takes one core, so that the page is checked meanwhile. What one target prints is kept together.
SIDE_BY_SIDE := $(MAKE) --jobs=3 --output-sync=target --no-print-directory

# Types are checked while tests wait for browsers and servers: before them that would hold up everything else.
TESTS_AND_TYPES := nice $(BIN)/mypy & $(BIN)/pytest; tests=$$?; wait $$! && exit $$tests

ready: compiled lint view-types page-check page-lint page-test $(PAGE) needs examples

check: lint mypy view-types page-check page-lint page-test

lint: .venv
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

mypy: .venv
	$(BIN)/mypy

view-types: .venv
	SUBAK_JIT=0 $(BIN)/python tools/write_types.py --check

page-check page-lint page-test: page-%: $(MODULES)
	sh tools/build-page $*

needs: .venv
	sh tools/install-test-needs

examples: .venv
	sh tools/install-examples

compiled: .venv
	$(BIN)/python tests/support/compile_games.py

types: .venv
	SUBAK_JIT=0 $(BIN)/python tools/write_types.py

# Node comes from .venv where the machine has none.
$(MODULES): web/package-lock.json $(if $(shell command -v npm),,.venv)
	cd web && sh ../tools/with-node npm ci --silent

$(PAGE): $(MODULES) web/index.html web/vite.config.ts $(shell find web/src web/public src/subak/locale $(wildcard src/subak/games/*/locale) -name '*.*' -type f)
	sh tools/build-page build

bench: .venv-bench
	.venv-bench/bin/python benchmarks/bench.py
	.venv-bench/bin/python docs/measurements.py

bench-compare: .venv
	$(BIN)/python benchmarks/compare.py $(BASE)

bench-server: .venv benchmarks/boardgameio/node_modules
	sh tools/with-node $(BIN)/python benchmarks/server.py

benchmarks/boardgameio/node_modules: .venv benchmarks/boardgameio/package-lock.json
	cd benchmarks/boardgameio && sh ../../tools/with-node npm ci --ignore-scripts --no-audit --no-fund
	touch $@

bench-page: .venv $(PAGE)
	$(BIN)/python benchmarks/page.py

baselines: .venv
	$(BIN)/python benchmarks/baselines.py
	$(BIN)/python docs/measurements.py

kills: .venv
	$(BIN)/python benchmarks/kills.py

ladder: .venv
	$(BIN)/python benchmarks/ladder.py

pictures: .venv $(PAGE)
	$(BIN)/python docs/pictures/draw.py
	$(BIN)/python docs/pictures/playing.py
	$(BIN)/python docs/pictures/turn.py

screenshots: .venv $(PAGE)
	$(BIN)/python docs/pictures/sheet.py $(ONLY)

icons: .venv
	$(BIN)/python tools/draw_icons.py

.venv: requirements/dev.txt pyproject.toml
	PYTHON=$(PYTHON) sh tools/make-venv .venv requirements/dev.txt

.venv-bench: requirements/bench.txt pyproject.toml
	PYTHON=$(PYTHON) sh tools/make-venv .venv-bench requirements/bench.txt

lock: .venv
	$(BIN)/uv pip compile pyproject.toml --extra all --group dev -o requirements/dev.txt $(LOCKED)
	$(BIN)/uv pip compile pyproject.toml --extra all --group dev --group peers -c requirements/dev.txt -o requirements/bench.txt $(LOCKED)
	$(BIN)/uv pip compile --group examples -c requirements/dev.txt -o requirements/examples.txt $(LOCKED)
	$(BIN)/python tools/lock-cpu-torch
	$(BIN)/uv pip compile --group node -o requirements/node.txt $(LOCKED)

LOCKED := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --upgrade -q \
	--custom-compile-command "make lock"

clean:
	rm -rf .venv .venv-bench .venv-bench-server benchmarks/boardgameio/node_modules
