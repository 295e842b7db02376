"""Numbers for whoever watches the server, in the text format of Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, disable_created_metrics, generate_latest

disable_created_metrics()  # type: ignore[no-untyped-call]  # when a counter was made helps nobody


class Metrics:
    """Counters that only rise, and gauges that are read when somebody asks; those of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self.counter("requests", "Requests by status.", "status")
        self.steps = self.counter("steps", "Steps stored, by kind.", "kind")
        self.races = self.counter("races", "Steps that another process made first.")
        self.refusals = self.counter("refusals", "Refusals, by key.", "key")
        self.bots_late = self.counter("bots_late", "Answers of bots to questions that no longer stood.")
        self.bots_failed = self.counter("bots_failed", "Questions that no bot answered.")

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, namespace="conclave", registry=self.registry)

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        Gauge(name, about, namespace="conclave", registry=self.registry).set_function(read)

    def text(self) -> bytes:
        return generate_latest(self.registry)
