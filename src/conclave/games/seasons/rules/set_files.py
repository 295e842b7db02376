"""A set's files: each of these packages has one module or more for every set, found by being there."""

from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType


def modules_in(package: ModuleType) -> list[ModuleType]:
    """Every module of a package, in the order of their names."""
    names = sorted(module.name for module in iter_modules(package.__path__))
    return [import_module(f"{package.__name__}.{name}") for name in names]
