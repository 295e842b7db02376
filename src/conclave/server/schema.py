"""What the database keeps. A change here needs a migration in `migrations/versions`."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text, false

METADATA: Final = MetaData()

# A table as it was set up; all that happened at it since is in `steps`.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("secret", String(64), nullable=False),  # the server's share of the key, in hexadecimal
    Column("patience", Integer, nullable=False),  # seconds before a bot may stand in; 0: never
    Column("invite", String(64), nullable=False, unique=True),
    Column("watch", String(64), nullable=False, unique=True),
    Column("maker", String(64), nullable=False),  # the address it was made from, hashed
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("archived", Boolean, nullable=False, default=False),
    Column("hints", Boolean, nullable=False, default=False, server_default=false()),  # whether players may ask for them
    Column("revision", Integer, nullable=False, server_default="1"),  # of the game's rules that it is played by
    Index("tables_by_maker", "maker", "made"),
    Index("tables_by_touch", "archived", "touched"),
)

# Whoever inserts the next number first has made the step.
STEPS: Final = Table(
    "steps",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# Which secrets, by their hashes, hold which seats; a seat of -1 is a spectator's.
HOLDS: Final = Table(
    "holds",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", String(64), primary_key=True),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("holds_by_holder", "holder"),
)

# Links that work once, by the hash of their secret.
LINKS: Final = Table(
    "links",
    METADATA,
    Column("code", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("until", Float, nullable=False),
    Column("used", Boolean, nullable=False, default=False),
)

# The steps of tables that nobody has touched for long: JSON, compressed.
ARCHIVE: Final = Table(
    "archive",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("steps", LargeBinary, nullable=False),
)

# What all processes that serve this database share.
SHARED: Final = Table(
    "shared",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
