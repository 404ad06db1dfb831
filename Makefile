PYTHON ?= python3
BIN := .venv/bin
PAGE := src/subak/server/page/index.html

# What is installed in .venv, each from its lock: enough to serve and to play; for all commands; to work on it.
SERVING := .venv/.serve
ALL := .venv/.all
TOOLBOX := .venv/.dev

# Serving and testing start many programs: told to keep no bytecode, each of them would read all sources anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play serve serving install page dist quick test nightly modules ready collected check lint mypy view-types page-check page-lint page-test needs examples compiled types bench bench-compare bench-server bench-start bench-page baselines kills siege chaos ladder lock pictures icons screenshots clean

play: $(SERVING)
	@$(BIN)/subak play bali

serve:
	@$(MAKE) --jobs=3 --silent --no-print-directory serving
	@$(BIN)/subak serve

serving: $(SERVING) $(PAGE)

install: $(ALL) $(PAGE)

page: $(PAGE)

test:
	$(SIDE_BY_SIDE) ready
	@sh tools/test

quick: $(TOOLBOX)
	$(BIN)/python tools/quick

nightly: export SUBAK_TESTS = nightly
nightly:
	$(SIDE_BY_SIDE) ready
	@sh tools/test

# Installing takes one core, so that the page is checked meanwhile. What one target prints is kept together.
SIDE_BY_SIDE := $(MAKE) --jobs=3 --output-sync=target --no-print-directory

ready: compiled collected lint view-types page-check page-lint page-test $(PAGE) needs examples

check: lint mypy view-types page-check page-lint page-test

lint: $(TOOLBOX)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

mypy: $(TOOLBOX)
	$(BIN)/mypy

view-types: $(TOOLBOX)
	SUBAK_JIT=0 $(BIN)/python tools/write_types.py --check

page-check page-lint page-test: page-%: modules
	sh tools/build-page $*

needs: $(TOOLBOX)
	sh tools/install-test-needs

examples: $(TOOLBOX)
	sh tools/install-examples

compiled: $(TOOLBOX)
	$(BIN)/python tests/support/compile_games.py

# Once, for all workers: reading tests that nobody has read before takes three times as long.
collected: compiled
	$(BIN)/pytest --collect-only -n 0 -qq >.venv/collected.log || { cat .venv/collected.log; exit 1; }

types: $(TOOLBOX)
	SUBAK_JIT=0 $(BIN)/python tools/write_types.py

# Node comes from .venv where the machine has none, or too old a one.
NODE := $(if $(shell sh tools/with-node --ours && echo ours),.venv/.made)

# Installed once, before anything uses them: while npm installs, nothing can be built.
MODULES_FOR := build
ready check page-check page-lint page-test screenshots: MODULES_FOR := check
modules: $(NODE)
	@sh tools/build-page modules $(MODULES_FOR)

$(PAGE): web/package-lock.json web/index.html web/vite.config.ts $(shell find web/src web/public src/subak/locale $(wildcard src/subak/games/*/locale) -name '*.*' -type f) | modules
	@sh tools/step "Building the page" sh tools/build-page build

bench: .venv-bench
	.venv-bench/bin/python benchmarks/bench.py
	.venv-bench/bin/python docs/measurements.py
	.venv-bench/bin/python benchmarks/report.py

bench-compare: $(TOOLBOX)
	$(BIN)/python benchmarks/compare.py $(BASE)
	$(BIN)/python benchmarks/report.py

bench-server: $(TOOLBOX) benchmarks/boardgameio/node_modules
	sh tools/with-node $(BIN)/python benchmarks/server.py $(if $(BASE),--base $(BASE)) $(if $(PROCESSES),--processes $(PROCESSES))
	$(BIN)/python benchmarks/report.py

benchmarks/boardgameio/node_modules: $(TOOLBOX) benchmarks/boardgameio/package-lock.json
	cd benchmarks/boardgameio && sh ../../tools/with-node npm ci --ignore-scripts --no-audit --no-fund
	touch $@

bench-start: $(TOOLBOX)
	$(BIN)/python benchmarks/first_minute.py
	$(BIN)/python benchmarks/report.py

bench-page: $(TOOLBOX) $(PAGE)
	$(BIN)/python benchmarks/page.py
	$(BIN)/python benchmarks/report.py

baselines: $(TOOLBOX)
	$(BIN)/python benchmarks/baselines.py
	$(BIN)/python docs/measurements.py
	$(BIN)/python benchmarks/report.py

kills: $(TOOLBOX)
	$(BIN)/python benchmarks/kills.py
	$(BIN)/python benchmarks/report.py

siege: $(TOOLBOX)
	$(BIN)/python benchmarks/siege.py $(if $(BASE),--base $(BASE))
	$(BIN)/python benchmarks/report.py

chaos: $(TOOLBOX)
	$(BIN)/python benchmarks/chaos.py
	$(BIN)/python benchmarks/report.py

ladder: $(TOOLBOX)
	$(BIN)/python benchmarks/ladder.py
	$(BIN)/python benchmarks/report.py

pictures: $(TOOLBOX) $(PAGE)
	$(BIN)/python docs/pictures/draw.py
	$(BIN)/python docs/pictures/playing.py
	$(BIN)/python docs/pictures/turn.py

screenshots: $(TOOLBOX) $(PAGE)
	$(BIN)/python docs/pictures/sheet.py $(ONLY)

icons: $(TOOLBOX)
	$(BIN)/python tools/draw_icons.py

.venv/.made: requirements/uv.txt
	@PYTHON=$(PYTHON) sh tools/step "Making .venv" sh tools/make-venv .venv
	@touch $@

.venv/.%: requirements/%.txt pyproject.toml .venv/.made
	@sh tools/step "Installing Python packages ($*)" sh tools/install-lock .venv $* --with-subak
	@touch $@

.venv-bench: requirements/bench.txt requirements/uv.txt pyproject.toml
	PYTHON=$(PYTHON) sh tools/make-venv .venv-bench
	sh tools/install-lock .venv-bench bench --with-subak
	touch $@

lock: $(TOOLBOX)
	$(BIN)/uv pip compile pyproject.toml --extra all --group dev -o requirements/dev.txt $(LOCKED)
	$(BIN)/uv pip compile pyproject.toml --extra all --group build -c requirements/dev.txt -o requirements/all.txt $(LOCKED)
	$(BIN)/uv pip compile pyproject.toml --extra server --extra play --group build -c requirements/dev.txt -o requirements/serve.txt $(LOCKED)
	$(BIN)/uv pip compile --group uv -c requirements/dev.txt -o requirements/uv.txt $(LOCKED)
	$(BIN)/uv pip compile pyproject.toml --extra all --group dev --group peers -c requirements/dev.txt -o requirements/bench.txt $(LOCKED)
	$(BIN)/uv pip compile --group examples -c requirements/dev.txt -o requirements/examples.txt $(LOCKED)
	$(BIN)/python tools/lock-cpu-torch
	$(BIN)/uv pip compile --group node -o requirements/node.txt $(LOCKED)

LOCKED := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --upgrade -q \
	--custom-compile-command "make lock"

dist: $(TOOLBOX) $(PAGE)
	$(BIN)/python tools/make_dist.py

clean:
	rm -rf dist .venv .venv-bench .venv-bench-server benchmarks/boardgameio/node_modules
