"""Reasons and faults: a key, its arguments and the ruling behind it. `conclave.text` puts them into words."""

from typing import Final

from mypy_extensions import mypyc_attr


class Reason:
    """Why something is so: a key for the catalogue, the arguments it needs, and the ruling's number if there is one."""

    def __init__(self, key: str, args: dict[str, str | int], ruling: str = "") -> None:
        self.key: Final = key
        self.args: Final = args
        self.ruling: Final = ruling

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return False
        return self.key == other.key and self.args == other.args and self.ruling == other.ruling

    def __hash__(self) -> int:
        return hash((self.key, self.ruling))

    def __repr__(self) -> str:
        parts = [repr(self.key), *[f"{name}={value!r}" for name, value in sorted(self.args.items())]]
        return f"Reason({', '.join([*parts, f'ruling={self.ruling!r}'] if self.ruling else parts)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Fault(Exception):
    """Something a caller did that cannot be done; `reason` says what and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(plain(reason))
        self.reason = reason


class IllegalPick(Fault):
    """The pick is not among the options; the table has not changed."""


class BadOption(Fault):
    """A game, player count, seed or option that does not exist."""


class BadRecord(Fault):
    """A record that is damaged, foreign, or does not replay."""


class BadSave(Fault):
    """Dumped data that cannot be a table."""


# What data that is not what it should be can raise while it is being read.
DAMAGE: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)


def plain(reason: Reason) -> str:
    """A reason for a traceback: key and arguments, without a catalogue."""
    args = ", ".join(f"{name}: {value}" for name, value in sorted(reason.args.items()))
    return f"{reason.key} ({args})" if args else reason.key
