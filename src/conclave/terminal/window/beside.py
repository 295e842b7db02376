"""Thinking beside the window: in a thread that nobody who leaves has to wait for."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


async def beside(task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What a task gives, done elsewhere; `asyncio.to_thread` would have the program wait for it at its end."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[R] = loop.create_future()
    context = copy_context()

    def told(result: R | None, fault: Exception | None) -> None:
        if answer.done():
            return
        if fault is not None:
            answer.set_exception(fault)
        else:
            answer.set_result(result)  # type: ignore[arg-type]

    def run() -> None:
        result, fault = None, None
        try:
            result = context.run(task, *args, **kwargs)
        except Exception as failure:  # belongs to whoever waits
            fault = failure
        with suppress(RuntimeError):  # the window is closed
            loop.call_soon_threadsafe(told, result, fault)

    threading.Thread(target=run, daemon=True).start()
    return await answer
