"""HTTP connections that are cut off when what they wait for does not come: uvicorn itself would wait for ever."""

import asyncio
from typing import Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

READING_SECONDS: Final = 60.0  # to take what is being sent


class TimeoutProtocol(H11Protocol):
    """A clock runs from the first byte, and from the start of the connection, until a request is complete; and
    another while somebody does not read."""

    seconds: float  # for what is waited for
    clock: asyncio.TimerHandle | None = None
    reading: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.arm()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.arm()

    def connection_lost(self, exc: Exception | None) -> None:
        self.disarm()
        self.read_again()
        super().connection_lost(exc)

    @property
    def is_waiting(self) -> bool:
        """For a head, or for the rest of a body that has been answered and that nobody reads."""
        if self.conn.their_state is h11.SEND_BODY:
            return self.conn.our_state is h11.DONE
        return self.conn.their_state is h11.IDLE

    def arm(self) -> None:
        """Start the clock if something is being waited for, and stop it if not."""
        if not self.is_waiting:
            self.disarm()
        elif self.clock is None:
            self.clock = self.loop.call_later(self.seconds, self.out_of_time)

    def disarm(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None

    def out_of_time(self) -> None:
        self.clock = None
        if self.is_waiting and not self.transport.is_closing():
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.reading is None:
            self.reading = self.loop.call_later(READING_SECONDS, self.unread)

    def resume_writing(self) -> None:
        self.read_again()
        super().resume_writing()

    def read_again(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            self.reading = None

    def unread(self) -> None:
        self.reading = None
        if self.transport.get_protocol() is self:  # a socket has its own time
            self.transport.abort()


def with_timeouts(seconds: float) -> type[asyncio.Protocol]:
    """uvicorn's protocol, with a time for the head of every request, and for the rest of one that has its answer."""
    return type("WithTimeouts", (TimeoutProtocol,), {"seconds": seconds})
