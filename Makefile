# Two commands: `make play` and `make test`. Each does all its set-up in .venv and build; beside the sources lies
# only what Python keeps of them.
# The engine compiles itself into build/engine, once for the same sources: behind the first game of `make play`, and
# for those tests that need it. PLANETB_PURE=1 does without.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

# Every server and bot that a test starts is a Python of its own: none reads all sources anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check web tools quick model compiled docs lock golden samples clean

# Modules are compiled when they are first imported: most of those installed never are.
$(READY): requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Planet B needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

play: web
	$(BIN)/planetb serve --open

# What comes before the tests goes on at the same time. Tests wait for browsers and servers about half of the time:
# two processes more than there are cores.
test:
	$(MAKE) --no-print-directory --jobs=3 --output-sync check web tools
	PYTEST_XDIST_AUTO_NUM_WORKERS=$$(($$(getconf _NPROCESSORS_ONLN) + 2)) $(BIN)/python -m pytest -n auto --dist worksteal

web: $(READY)
	$(BIN)/python web/build.py

tools:
	scripts/tools

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

quick: $(READY)
	$(BIN)/python -m pytest -x -m "not slow"

# Several servers, bots and power cuts against a sequential model: `make model MODEL="--operations 25000 --seed 7"`.
model: $(READY)
	$(BIN)/python scripts/model $(MODEL)

# Compiles the engine now and in view, instead of when it is first needed; forgets an earlier failure.
compiled: $(READY)
	$(BIN)/python scripts/compile

# The documentation as a site of plain pages.
docs: $(READY)
	$(BIN)/planetb docs --out build/site

golden: $(READY)
	$(BIN)/python scripts/golden

# The sample corpora and what the explorer's page tells of them: after a change of rules or content, minutes.
samples: $(READY)
	$(BIN)/python scripts/samples

# One lock for all work, and of the same versions those that a container is built with and runs with.
LOCKED := --universal --generate-hashes --no-header --no-annotate
lock: $(READY)
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile pyproject.toml --extra research --group dev $(LOCKED) --output-file requirements.lock
	$(BIN)/uv pip compile pyproject.toml --constraints requirements.lock $(LOCKED) --output-file deploy/runtime.lock
	$(BIN)/uv pip compile --group build --constraints requirements.lock $(LOCKED) --output-file deploy/build.lock

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find docs scripts src tests web -name __pycache__ -not -path '*/node_modules/*' -prune -exec rm -rf {} +
