"""Tables on the network: HTTP and WebSocket, seats, storage; no rules."""
