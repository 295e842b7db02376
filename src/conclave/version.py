"""The version of the package: written here and nowhere else."""

from typing import Final

__version__: Final = "0.1.0"
