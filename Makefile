# Set-up, play, tests: every target is a script in scripts/, which says what it does in its second line.
.PHONY: help play terminal page fast pure test quick check fix soak bench arena stats lock clean
.NOTPARALLEL:

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 18

play: ## open the page in your browser, setting up what is needed (ARGS="…" goes to `conclave serve`)
	@scripts/play $(ARGS)

terminal: ## play in the terminal (ARGS="…" goes to `conclave play`: ARGS=archimage for Archimage)
	@scripts/terminal $(ARGS)

page: ## build the page only
	@scripts/setup play && .venv/bin/python scripts/page

fast: ## compile the engine for make play
	@scripts/engine compiled

pure: ## go back to the interpreted engine
	@scripts/setup play && scripts/engine pure

test: ## run every check and all tests, interpreted and compiled
	@scripts/test

quick: ## format, lint, types, the rules' tests and those of changed packages, in two minutes
	@scripts/quick

check: ## format, lint, types and import direction only
	@scripts/check

fix: ## format, and mend what the linter can mend, then check
	@scripts/check --fix

soak: ## run every long test, and the laws a hundred times as long
	@scripts/soak $(ARGS)

bench: ## measure the engine, interpreted and compiled (ARGS="…" goes to `conclave bench`)
	@scripts/bench $(ARGS)

arena: ## measure bots on the compiled engine (ARGS="seasons --bots greedy,search --games 200" goes to `conclave arena`)
	@scripts/run-compiled arena $(ARGS)

stats: ## which cards win, from results of the arena (ARGS="FOLDER" goes to `conclave stats`)
	@scripts/run-compiled stats $(ARGS)

lock: ## make the lock files in requirements/ anew
	@scripts/lock

clean: ## remove what the other targets made
	rm -rf .venv .venv-* build dist src/conclave.egg-info
	rm -rf src/conclave/server/page src/conclave/server/page.* web/node_modules web/dist web/src/data
	rm -rf .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +
