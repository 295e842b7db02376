"""The page that `conclave stats --html` writes, opened as a file: by day and by night, with its script and without."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from conclave.cli import main
from tests.arena.synthetic import KEYS, made_rows, true_values, written
from tests.browser.tabs import PHONE, Tab


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> str:
    place = tmp_path_factory.mktemp("statistics")
    file = place / "page.html"
    assert main(["stats", str(written(place / "games", made_rows(60, true_values()))), "--html", str(file)]) == 0
    return Path(file).as_uri()


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_the_page_of_statistics(chromium: Browser, page: str, colours: str) -> None:
    tab = Tab(chromium, page, color_scheme=colours)
    asked: list[str] = []
    tab.page.on("request", lambda request: asked.append(request.url))
    tab.page.goto(page)
    names = tab.page.locator("tbody th")
    assert names.count() == len(KEYS)
    first = names.first.inner_text()
    head = tab.page.get_by_role("columnheader", name="Card")
    for direction, order in (("ascending", 1), ("descending", -1)):
        head.get_by_role("button").click()
        assert head.get_attribute("aria-sort") == direction
        found = names.all_inner_texts()
        assert found == sorted(found, key=str.casefold)[::order]
    best = tab.page.get_by_role("columnheader", name="points added", exact=True)
    best.get_by_role("button").click()
    assert best.get_attribute("aria-sort") == "descending"
    assert names.first.inner_text() == first, "the best comes first at the first click"
    tab.check_axe(colours)
    assert asked == [page]
    tab.close()
    tab.check_faults()


def test_the_page_without_its_script_on_a_phone(chromium: Browser, page: str) -> None:
    tab = Tab(chromium, page, java_script_enabled=False, viewport={"width": PHONE[0], "height": PHONE[1]})
    tab.page.goto(page)
    assert tab.page.get_by_role("row").count() == len(KEYS) + 1
    assert tab.page.get_by_role("button").count() == 0
    assert tab.page.get_by_role("img").count() == 3
    tab.close()
    tab.check_faults()
