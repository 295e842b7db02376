"""Whatever is wrong with data from outside, it is refused with a reason, never with a crash."""

import json
import os
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import conclave
from conclave.table.errors import Fault
from conclave.table.record import Record, checksum

FACTOR = int(os.environ.get("CONCLAVE_SOAK", "1"))
JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(allow_nan=False),
    st.text(max_size=12),
    st.lists(st.integers(-9, 99), max_size=4),
    st.dictionaries(st.text(max_size=6), st.integers(-9, 99), max_size=3),
)


@cache
def saves() -> list[str]:
    """Tables at many kinds of decisions, as text."""
    table = conclave.new("seasons", players=3, seed=11)
    texts = []
    while not table.over:
        texts.append(json.dumps(table.dump()))
        table.choose(table.options[-1])
    return texts[::7]


@cache
def record() -> str:
    game = Record.begin("seasons", seed=3, level="apprentice")
    while not game.table.over:
        game.choose(game.table.options[0])
    return json.dumps(game.dump())


def paths(data: Any, prefix: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in the data that could be something else."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    found = [prefix] if prefix else []
    for step, value in inner:
        found += paths(value, (*prefix, step))
    return found


def put(data: Any, path: tuple[Any, ...], value: Any) -> None:
    for step in path[:-1]:
        data = data[step]
    data[path[-1]] = value


def fault_of(load: Callable[[], object]) -> Fault | None:
    """The reasoned refusal, if there is one; any other exception goes through."""
    try:
        load()
    except Fault as fault:
        return fault
    return None


@settings(max_examples=400 * FACTOR)
@given(st.data())
def test_a_spoilt_save_is_refused_or_loads(data: st.DataObject) -> None:
    saved = json.loads(data.draw(st.sampled_from(saves())))
    put(saved, data.draw(st.sampled_from(paths(saved))), data.draw(JUNK))
    fault = fault_of(lambda: conclave.load(saved).view(0))
    assert fault is None or fault.reason.key


@settings(max_examples=200 * FACTOR)
@given(st.data())
def test_a_spoilt_record_is_refused_or_loads(data: st.DataObject) -> None:
    written = json.loads(record())
    put(written, data.draw(st.sampled_from(paths(written))), data.draw(JUNK))
    written["sum"] = checksum(written)
    fault = fault_of(lambda: Record.load(written))
    assert fault is None or fault.reason.key


@settings(max_examples=100 * FACTOR)
@given(JUNK)
def test_junk_is_no_record_and_no_table(junk: Any) -> None:
    for load in (Record.load, conclave.load, conclave.View.load):
        fault = fault_of(partial(load, junk))
        assert fault is not None
        assert fault.reason.key


@settings(max_examples=300 * FACTOR)
@given(st.text(max_size=30))
def test_any_text_gets_an_answer(text: str) -> None:
    table = conclave.new("seasons", seed=1)
    assert table.why_not(text) is not None or table.parse(text) in table.options
