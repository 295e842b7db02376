"""A wire between a browser and the server that a test can cut, with all that is connected, and mend.

It can also stand in for a proxy that takes away the first part of the address.
"""

import socket
import threading
from contextlib import suppress
from urllib.parse import urlsplit


class Wire:
    """Hands on bytes in both directions, as long as it is whole."""

    def __init__(self, url: str, under: str = "") -> None:
        server = urlsplit(url)
        self.server = (server.hostname or "", server.port or 80)
        self.under = f" {under}/".encode() if under else b""
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.lock = threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}{under}"
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near = self.listener.accept()[0]
                try:
                    far = socket.create_connection(self.server)
                except OSError:
                    near.close()
                    continue
                with self.lock:
                    self.ends |= {near, far}
                    joined = self.whole
                if not joined:
                    self.drop()
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self.hand_on, args=(source, target), daemon=True).start()

    def hand_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while content := source.recv(65_536):
                target.sendall(content.replace(self.under, b" /") if self.under else content)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            with self.lock:
                self.ends.discard(end)

    def drop(self) -> None:
        """End every connection, as when a train goes into a tunnel."""
        with self.lock:
            ends = list(self.ends)
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        with self.lock:
            self.whole = False
        self.drop()

    def mend(self) -> None:
        with self.lock:
            self.whole = True

    def close(self) -> None:
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.drop()
