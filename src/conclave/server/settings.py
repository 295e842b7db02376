"""What whoever runs a server may set, and the limits that hold for everybody."""

from dataclasses import dataclass

from conclave.bots import STAND_IN, USUAL
from conclave.bots.review import REVIEWER


@dataclass(frozen=True)
class Settings:
    """The server's settings; times are in seconds."""

    database: str
    origins: tuple[str, ...] = ()  # where pages may come from beside the server's own address
    secure: bool = False  # cookies only by TLS, also where the proxy does not say
    root_path: str = ""  # the part of the address that a proxy takes away

    body_bytes: int = 16_384
    record_bytes: int = 262_144  # of a record to verify
    body_seconds: float = 10
    head_seconds: float = 10  # for the head of a request to come
    requests_a_second: float = 25  # of one address, on average
    requests_at_once: int = 120
    messages_a_second: float = 20  # of one socket
    messages_at_once: int = 60
    message_bytes: int = 4_096
    sockets_an_address: int = 60
    sockets: int = 5_000
    socket_seconds: float = 20  # to take a message
    tables_a_day: int = 200  # of one address

    opponent: str = USUAL  # the bot that a new table is offered first
    stand_in: str = STAND_IN  # the bot that plays for who is away or has given up
    adviser: str = "master"  # the bot that gives hints
    reviewer: str = REVIEWER  # the bot that goes over games
    review_slice: float = 1.0  # of a review at a time
    hints_a_second: float = 0.5  # of one seat, on average
    hints_at_once: int = 8
    bot_workers: int = 1
    bot_seconds: float = 30  # to think
    bot_delay: float = 0.4  # so that people can follow
    idle_seconds: float = 600  # before a table that nobody uses leaves the memory
    archive_seconds: float = 90 * 86_400
    poll_seconds: float = 2  # between looks for what other processes did
    seat_link_seconds: float = 3_600
    hand_over_seconds: float = 7 * 86_400
