"""What the first load weighs: the files that the page asks for, compressed as the server sends them."""

import re
from pathlib import Path

import pytest

from tests.browser.tabs import LOCALES, PAGE, Browse

MOST_BYTES = 200_000
IMPORTED = re.compile(r'(?:import|from)\s*"\./([^"]+\.js)"')
NAMED = re.compile(r'(?:src|href)="\./([^"]+)"')


def needed(name: str, seen: set[str]) -> set[str]:
    """A file of the page and all that it imports before it runs."""
    if name not in seen:
        seen.add(name)
        folder = Path(name).parent
        text = (PAGE / name).read_text(encoding="utf-8") if name.endswith((".js", ".html")) else ""
        for found in (NAMED if name.endswith(".html") else IMPORTED).findall(text):
            needed((folder / found).as_posix(), seen)
    return seen


def sent_bytes(name: str) -> int:
    """The size of the smallest form that the server has."""
    return min(
        (PAGE / (name + coded)).stat().st_size for coded in ("", ".br", ".gz") if (PAGE / (name + coded)).exists()
    )


@pytest.mark.usefixtures("built")
def test_what_runs_before_anything_shows_is_light() -> None:
    files = needed("index.html", set())
    assert len(files) > 3
    assert sum(sent_bytes(name) for name in files) < MOST_BYTES


@pytest.mark.usefixtures("built")
def test_what_only_tests_need_is_not_in_the_page() -> None:
    names = [file.name for file in PAGE.rglob("*")]
    assert any(name.startswith("rules.") for name in names)
    assert not any("sample" in name for name in names)


@pytest.mark.parametrize("language", LOCALES)
def test_the_first_load_is_light(browse: Browse, language: str) -> None:
    tab = browse(language=language)
    tab.open()
    tab.page.wait_for_load_state("networkidle")
    sizes = {response.url: response.request.sizes()["responseBodySize"] for response in tab.responses}
    assert len(sizes) > 5
    assert sum(sizes.values()) < MOST_BYTES, sizes
