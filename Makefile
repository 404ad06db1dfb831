PYTHON ?= python3
BIN := .venv/bin
PAGE := src/subak/server/page/index.html

.PHONY: play serve test nightly check bench bench-server kills ladder lock pictures clean

play: .venv
	$(BIN)/subak play bali

serve: .venv $(PAGE)
	$(BIN)/subak serve

test: check $(PAGE)
	sh tools/install-test-needs
	$(BIN)/pytest

nightly: .venv
	sh tools/install-test-needs
	SUBAK_TESTS=nightly $(BIN)/pytest

check: .venv
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	sh tools/build-page check
	sh tools/build-page test

$(PAGE): .venv web/package-lock.json web/index.html web/vite.config.ts $(shell find web/src web/public src/subak/locale -name '*.*' -type f)
	sh tools/build-page build

bench: .venv-bench
	.venv-bench/bin/python benchmarks/bench.py

bench-server: .venv benchmarks/boardgameio/node_modules
	PATH="$(NODE)" $(BIN)/python benchmarks/server.py

# The machine's Node, or else the one that PyPI has.
NODE := $(PATH):$(CURDIR)/.venv-bench-server/bin

benchmarks/boardgameio/node_modules: benchmarks/boardgameio/package-lock.json requirements/bench-server.txt
	command -v npm >/dev/null || $(PYTHON) -m venv --clear .venv-bench-server
	command -v npm >/dev/null || .venv-bench-server/bin/pip install --quiet --require-hashes -r requirements/bench-server.txt
	cd benchmarks/boardgameio && PATH="$(NODE)" npm ci --ignore-scripts --no-audit --no-fund
	touch $@

kills: .venv
	$(BIN)/python benchmarks/kills.py

ladder: .venv
	$(BIN)/python benchmarks/ladder.py

pictures: .venv
	$(BIN)/python docs/pictures/draw.py

.venv: requirements/dev.txt pyproject.toml
	PYTHON=$(PYTHON) sh tools/make-venv .venv requirements/dev.txt

.venv-bench: requirements/bench.txt pyproject.toml
	PYTHON=$(PYTHON) sh tools/make-venv .venv-bench requirements/bench.txt

lock: .venv
	$(BIN)/uv pip compile pyproject.toml --group dev -o requirements/dev.txt $(LOCKED)
	$(BIN)/uv pip compile pyproject.toml --group dev --group peers -c requirements/dev.txt -o requirements/bench.txt $(LOCKED)
	$(BIN)/uv pip compile --group bench-server -o requirements/bench-server.txt $(LOCKED)

LOCKED := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --upgrade -q \
	--custom-compile-command "make lock"

clean:
	rm -rf .venv .venv-bench .venv-bench-server benchmarks/boardgameio/node_modules
