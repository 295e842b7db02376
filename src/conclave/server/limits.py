"""How much anybody may ask for."""

import ipaddress
import time
from collections import Counter, OrderedDict
from typing import Final

REMEMBERED: Final = 20_000  # addresses
OWN_BITS: Final = 64  # of an address of IPv6; the rest of its bits its owner may choose at will


def network_of(address: str) -> str:
    """Whoever is counted as one: an address of IPv4, or all addresses of IPv6 that one connection has."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found), OWN_BITS), strict=False))


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
    """Buckets and sockets by network. Who has not been heard of for long has a full bucket again and is forgotten."""

    def __init__(self, rate: float, size: int, sockets: int, sockets_an_address: int) -> None:
        self.rate = rate
        self.size = size
        self.most_sockets = sockets
        self.most_of_one = sockets_an_address
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.sockets: Counter[str] = Counter()

    def request(self, address: str) -> bool:
        who = network_of(address)
        bucket = self.buckets.pop(who, None) or Bucket(self.rate, self.size)
        self.buckets[who] = bucket
        if len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return bucket.take()

    def open_socket(self, address: str) -> bool:
        who = network_of(address)
        if self.sockets[who] >= self.most_of_one or self.sockets.total() >= self.most_sockets:
            return False
        self.sockets[who] += 1
        return True

    def close_socket(self, address: str) -> None:
        who = network_of(address)
        self.sockets[who] -= 1
        if self.sockets[who] <= 0:
            del self.sockets[who]
