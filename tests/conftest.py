"""What all tests share: `soak` tests run only where CONCLAVE_SOAK is set; property tests are repeatable."""

import os

import hypothesis
import pytest

# The same examples in every run: a red light here is red everywhere. A soak looks for new ones.
SOAKING = "CONCLAVE_SOAK" in os.environ
hypothesis.settings.register_profile("conclave", deadline=None, derandomize=not SOAKING, database=None)
hypothesis.settings.load_profile("conclave")


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests speak English, whatever the language of the machine."""
    monkeypatch.setenv("CONCLAVE_LANG", "en")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if SOAKING:
        return
    for item in items:
        if item.get_closest_marker("soak"):
            item.add_marker(pytest.mark.skip(reason="runs in make soak"))
