"""Many games at once: simulating them, and measuring how fast they go."""
