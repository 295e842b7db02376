"""The cards of the expansion Enchanted Kingdom, numbered 1/20 to 20/20 in print."""

from typing import Final

from conclave.games.seasons.rules.card_set import CardSet

KINGDOM: Final = "enchanted-kingdom"

CARDS: Final = CardSet(
    KINGDOM,
    mark="EK",
    first=51,
    cards=[
        "heart-of-argos",
        "horn-of-plenty",
        "fairy-monolith",
        "selenias-codex",
        "scroll-of-ishtar",
        "mesodaes-lantern",
        "statue-of-eolis",
        "familiar-catcher",
        "ios-transmuter",
        "throne-of-renewal",
        "potion-of-resurrection",
        "jewel-of-the-ancients",
        "shield-of-zira",
        "steadfast-die",
        "amulet-of-time",
        "arcane-telescope",
        "argos-hawk",
        "raven-the-usurper",
        "warden-of-argos",
        "ratty-nightshade",
    ],
)
