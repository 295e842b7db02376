"""Numbers for whoever watches the server, in the text format of Prometheus."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

PREFIX: Final = "conclave_"
ABOUT: Final = {
    "requests": "Requests by status.",
    "steps": "Steps stored, by kind.",
    "races": "Steps that another process made first.",
    "refusals": "Refusals, by key.",
    "bots_late": "Answers of bots to questions that no longer stood.",
    "bots_failed": "Questions that no bot answered.",
    "rooms": "Tables in memory.",
    "sockets": "Open sockets.",
}


class Metrics:
    """Counters that only rise, and gauges that are read when somebody asks."""

    def __init__(self) -> None:
        self.counters: Counter[tuple[str, tuple[tuple[str, str], ...]]] = Counter()

    def count(self, name: str, **labels: str) -> None:
        self.counters[name, tuple(sorted(labels.items()))] += 1

    def text(self, gauges: dict[str, int]) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counters}):
            lines += heading(f"{name}_total", name, "counter")
            for (found, labels), number in sorted(self.counters.items()):
                if found == name:
                    lines.append(f"{PREFIX}{name}_total{spelt(labels)} {number}")
        for name, number in gauges.items():
            lines += [*heading(name, name, "gauge"), f"{PREFIX}{name} {number}"]
        return "\n".join(lines) + "\n"


def heading(full: str, name: str, kind: str) -> list[str]:
    return [f"# HELP {PREFIX}{full} {ABOUT[name]}", f"# TYPE {PREFIX}{full} {kind}"]


def spelt(labels: Iterable[tuple[str, str]]) -> str:
    inner = ",".join(f'{name}="{value}"' for name, value in labels)
    return f"{{{inner}}}" if inner else ""
