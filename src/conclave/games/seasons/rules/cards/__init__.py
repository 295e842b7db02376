"""The power cards, ten to fifteen a file. Importing this package registers those of every file in it."""

from importlib import import_module
from pkgutil import iter_modules

from conclave.games.seasons.rules.registry import finish_cards

for name in sorted(module.name for module in iter_modules(__path__)):
    import_module(f"{__name__}.{name}")
finish_cards()
