"""What is printed on the cards, a file in `printed` for each set.

A row: the printed number, key, kind, prestige, cost, and when it does something. A cost is a letter an energy, a number
the crystals, - nothing, * one to four different energies of choice; three costs where they differ for 2, 3 and 4
players. A card does something when it arrives (e), activated (a) or as long as it is in play (p), or never (-).
"""

from pathlib import Path

from conclave.games.seasons.rules.names import CARD_SETS

FOLDER = Path(__file__).parent / "printed"
ROWS_OF = {
    card_set.key: [line.split() for line in (FOLDER / f"{card_set.key}.txt").read_text(encoding="utf-8").splitlines()]
    for card_set in CARD_SETS
}
ROWS = [row for rows in ROWS_OF.values() for row in rows]
