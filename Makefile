PYTHON ?= python3
BIN := .venv/bin

.PHONY: play serve test nightly check bench ladder lock pictures clean

play: .venv
	$(BIN)/subak play bali

# The server comes in a later step; until then the table is in the terminal.
serve: play

test: check
	$(BIN)/pytest

nightly: .venv
	SUBAK_TESTS=nightly $(BIN)/pytest

check: .venv
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: .venv-bench
	.venv-bench/bin/python benchmarks/bench.py

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

LOCKED := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --upgrade -q \
	--custom-compile-command "make lock"

clean:
	rm -rf .venv .venv-bench
