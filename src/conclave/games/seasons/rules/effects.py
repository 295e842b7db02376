"""Where the effects and questions of Seasons are registered; whoever has some adds them by way of `registry`."""

from typing import Final

from conclave.table.effects import Effects

REGISTRY: Final = Effects()
