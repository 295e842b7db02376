"""HTTP connections that are cut off when the head of a request does not come: uvicorn itself would wait for ever."""

import asyncio

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol


def impatient(seconds: float) -> type[asyncio.Protocol]:
    """uvicorn's protocol, with a time for the head of every request."""

    class Impatient(H11Protocol):
        """A clock runs from the first byte, and from the start of the connection, until a request is complete."""

        clock: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self.wind()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self.wind()

        def connection_lost(self, exc: Exception | None) -> None:
            self.unwind()
            super().connection_lost(exc)

        def wind(self) -> None:
            """Start the clock if a head is being waited for, and stop it if not."""
            if self.conn.their_state is not h11.IDLE:
                self.unwind()
            elif self.clock is None:
                self.clock = self.loop.call_later(seconds, self.out_of_time)

        def unwind(self) -> None:
            if self.clock is not None:
                self.clock.cancel()
                self.clock = None

        def out_of_time(self) -> None:
            self.clock = None
            if self.conn.their_state is h11.IDLE and not self.transport.is_closing():
                self.transport.close()

    return Impatient
