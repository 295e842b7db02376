"""Thinking beside the window: in a thread that nobody who leaves has to wait for."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from contextvars import copy_context
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


async def beside(task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """What a task gives, done elsewhere; `asyncio.to_thread` would have the program wait for it at its end."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[R] = loop.create_future()
    context = copy_context()

    def tell(how: Callable[[Any], None], what: Any) -> None:
        if not answer.done():
            how(what)

    def run() -> None:
        try:
            result = context.run(task, *args, **kwargs)
        except Exception as fault:  # belongs to whoever waits
            then(answer.set_exception, fault)
        else:
            then(answer.set_result, result)

    def then(how: Callable[[Any], None], what: Any) -> None:
        with suppress(RuntimeError):  # the window is closed
            loop.call_soon_threadsafe(tell, how, what)

    threading.Thread(target=run, daemon=True).start()
    return await answer
