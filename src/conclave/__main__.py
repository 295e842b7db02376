"""`python -m conclave` is the `conclave` command."""

import runpy

runpy.run_module("conclave.cli", run_name="__main__")
