"""Everything the server says is in the catalogues of all languages, with the same arguments."""

import re
from importlib.resources import files

import pytest

from conclave.server import play
from conclave.server.errors import STATUSES
from conclave.server.locale import preferred

ENTRY = re.compile(r"^(server-[\w-]+) *=", re.MULTILINE)


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with the arguments it names."""
    text = files("conclave.text").joinpath(language, "server.ftl").read_text(encoding="utf-8")
    parts = ENTRY.split(text)[1:]
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("language", ["fr", "it"])
def test_every_language_says_the_same(language: str) -> None:
    assert messages(language) == messages("en")


def test_every_refusal_and_every_step_has_words() -> None:
    known = messages("en")
    kinds = [play.SIT, play.OPEN, play.BOT, play.NAME, play.READY, play.UNDO, play.STAND_IN, play.BACK, play.RESIGN]
    kinds += [play.AWAY, play.HANDED, play.DEVICE]
    assert {f"server-fault-{key}" for key in STATUSES} == {name for name in known if name.startswith("server-fault-")}
    assert {f"server-step-{kind}" for kind in kinds} == {name for name in known if name.startswith("server-step-")}


def test_a_language_is_what_is_asked_for_or_what_the_browser_likes() -> None:
    assert preferred("none", "en") == "none"
    assert preferred("", "xx, en;q=0.5") == "en"
    assert preferred("klingon", "") == "en"
    assert preferred("", "," * 10_000) == "en"
