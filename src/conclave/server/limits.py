"""How much anybody may ask for."""

import time
from collections import Counter, OrderedDict
from typing import Final

REMEMBERED: Final = 20_000  # addresses


class Bucket:
    """Fills at a rate up to a size; each request takes one drop."""

    def __init__(self, rate: float, size: int) -> None:
        self.rate = rate
        self.size = size
        self.drops = float(size)
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.drops = min(self.size, self.drops + (now - self.at) * self.rate)
        self.at = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Limits:
    """Buckets and sockets by address. Who has not been heard of for long has a full bucket again and is forgotten."""

    def __init__(self, rate: float, size: int, sockets: int, sockets_an_address: int) -> None:
        self.rate = rate
        self.size = size
        self.most_sockets = sockets
        self.most_of_one = sockets_an_address
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()

    def request(self, address: str) -> bool:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate, self.size)
        self.buckets[address] = bucket
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.take()

    def open_socket(self, address: str) -> bool:
        if self.sockets[address] >= self.most_of_one or self.sockets.total() >= self.most_sockets:
            return False
        self.sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        self.sockets[address] -= 1
        if self.sockets[address] <= 0:
            del self.sockets[address]
