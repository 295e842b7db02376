"""Where the server listens, and how the browser of whoever started it comes there."""

import errno
import os
import socket
import sys
import threading
import webbrowser
from typing import Final

from conclave.text import say
from conclave.text.errors import Mistake

ANY: Final = 0  # any port that is free
# Elsewhere a browser has a window only where one of these is set; one without would take the terminal.
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
ALWAYS_SCREEN: Final = {"darwin", "win32"}
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}


def listen(host: str, port: int, or_any: bool) -> list[socket.socket]:
    """Sockets at that address; at another port where that one is taken and any other will do."""
    try:
        return bound(host, port)
    except OSError as fault:
        if not or_any or fault.errno != errno.EADDRINUSE:
            raise Mistake(say("server-listen", host=host, port=str(port), why=fault.strerror or str(fault))) from None
    found = bound(host, ANY)
    print(say("server-port-taken", port=str(port), other=str(port_of(found[0]))), flush=True)
    return found


def bound(host: str, port: int) -> list[socket.socket]:
    """A socket for each address that a name stands for, all at the same port."""
    found: list[socket.socket] = []
    try:
        for family, kind, protocol, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            one = socket.socket(family, kind, protocol)
            found.append(one)
            if os.name == "posix":  # elsewhere it would let two servers have one port
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind((address[0], port_of(found[0]) or port, *address[2:]))
    except OSError:
        for one in found:
            one.close()
        raise
    return found


def port_of(listener: socket.socket) -> int:
    return int(listener.getsockname()[1])


def address_of(listener: socket.socket) -> str:
    """The address to type into a browser on this machine."""
    host = str(listener.getsockname()[0])
    shown = EVERYWHERE.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port_of(listener)}/"


def has_screen() -> bool:
    return sys.platform in ALWAYS_SCREEN or any(os.environ.get(name) for name in (*SCREENS, "BROWSER"))


def open_browser(address: str) -> None:
    """Show the page; where there is no browser to show it in, say where it is."""
    if has_screen():
        threading.Thread(target=try_browser, args=(address,), daemon=True).start()
    else:
        print(say("server-no-browser"), flush=True)


def try_browser(address: str) -> None:
    try:
        shown = webbrowser.open(address)
    except webbrowser.Error:
        shown = False
    if not shown:
        print(say("server-no-browser"), flush=True)
